//! Claims about databases, in the forms in which players have them.

use cardtext::Language;
use duel::card::pool::CardPool;

/// Two cards in the ffdecks form.
const FFDECKS: &str = r#"[
  {"serial_number": "SB-001", "name": "Quay Marshal", "type": "Forward", "elements": ["Water", "Fire"], "cost": 3, "power": 7000,
   "job": "Marshal/Guard", "category": "SB-II", "is_ex_burst": true, "is_multi_playable": true,
   "abilities": ["*Haste* *Brave*",
     "{x} When Quay Marshal enters the field, select 1 of the 2 following actions.",
     "\"Draw 1 card.\"",
     "\"Choose 1 Forward. *Dull* it and *Freeze* it.\"",
     "%Harbor Law% {s}{a}{1}{d}: Choose 1 [Job (Guard)] or ~Card Name Quay Marshal~ you control. It gains +1000 power until the end of the turn.",
     "~Damage 3~ -- Quay Marshal gains *First Strike*.",
     "{c}: You gain {c}."]},
  {"serial_number": "SB-002", "name": "Brine Lamp", "type": "Monster", "elements": ["Ice"], "cost": 1, "power": 4000,
   "job": "", "category": "TYPE-0", "is_ex_burst": false, "is_multi_playable": false,
   "abilities": ["Brine Lamp sings."]}
]"#;

/// A card in the form of the official list.
const OFFICIAL: &str = r#"[
  {"code": "SB-010C", "element": ["氷"], "rarity": "C", "cost": "2", "power": "5000", "category_1": "SB", "category_2": "",
   "multicard": "1", "ex_burst": "1", "name_en": "Rime Courier", "type_en": "Forward", "job_en": "Courier",
   "text_en": "Haste[[br]][[ex]]EX BURST [[/]]When Rime Courier attacks, your opponent discards 1 card from their hand.[[br]]Cold Letter 《S》《氷》《1》《ダル》: Choose 1 [Job (Courier)]. It gains “This Forward cannot be blocked.” until the end of the turn.[[br]]Warp 2 - 《氷》《1》"}
]"#;

#[test]
fn a_card_of_a_database_becomes_the_text_of_a_card_file() {
    let mut pool = CardPool::default();
    let import = Language::Crystal.import(OFFICIAL, "list.json", &mut pool).unwrap();
    assert!(import.left_out.is_empty(), "{:?}", import.left_out);
    assert_eq!(
        Language::Crystal.read_back(&pool, import.cards[0]).unwrap(),
        "Rime Courier\n\
         Ice Forward · cost 2 · power 5000 · job Courier · category SB · generic · EX · code SB-010C\n\
         Haste\n\
         EX When Rime Courier attacks, your opponent discards 1 card from their hand.\n\
         %Cold Letter% {S}{Ice}{1}{Dull}: Choose 1 [Job Courier]. It gains \"This Forward cannot be blocked.\" until the end of the turn.\n\
         Warp 2 — {Ice}{1}"
    );
}

#[test]
fn what_is_not_understood_is_left_out_and_named_by_its_number() {
    let mut pool = CardPool::default();
    let import = Language::Crystal.import(FFDECKS, "cards.json", &mut pool).unwrap();
    let left_out: Vec<&str> = import.left_out.iter().map(|card| card.code.as_str()).collect();
    assert_eq!(left_out, ["SB-001", "SB-002"]);
    let said = import.left_out[1].diagnostics[0].to_string();
    assert!(
        said.starts_with("cards.json: card SB-002: expected ") && said.ends_with(", found `sings` (5.2.4.1)"),
        "{said}"
    );
    assert_eq!(import.left_out[0].diagnostics[0].words(), "{Crystal}");
}

#[test]
fn a_check_ranks_what_stops_cards_and_ends_with_the_count() {
    let report = Language::Crystal.check([("cards.json", FFDECKS), ("list.json", OFFICIAL)]);
    assert_eq!((report.cards, report.compile, report.read_back), (3, 1, 1));
    assert_eq!(report.unread[0].cards, 1);
    assert!(report.unread.iter().any(|unread| unread.words == "sings" && unread.example == "SB-002"));
    assert!(report.to_string().ends_with("\n3 cards: 1 compile, 1 read back"));
}

#[test]
fn a_database_that_cannot_be_read_says_where() {
    let fault = |source: &str| {
        Language::Crystal.import(source, "cards.json", &mut CardPool::default()).unwrap_err().to_string()
    };
    assert_eq!(fault("[\n  {\"name\": }\n]"), "cards.json:2:12: expected JSON: expected value");
    assert_eq!(fault("{\"cards\": 3}"), "cards.json:1:1: expected a list of cards");
    let left = |source: &str| {
        let found = Language::Crystal.import(source, "cards.json", &mut CardPool::default()).unwrap().left_out;
        found[0].diagnostics[0].to_string()
    };
    assert_eq!(left("[7]"), "cards.json: card no. 1 of the list: expected an object with the fields of a card");
    assert_eq!(left(r#"[{"serial_number": "SB-3"}]"#), "cards.json: card SB-3: expected the field `name`");
    assert_eq!(
        left(r#"[{"code": "SB-4", "name_en": "Ebb"}]"#),
        "cards.json: card SB-4: expected the field `category_1`"
    );
    let empty = r#"[{"serial_number": "", "name": "Ebb"}]"#;
    assert_eq!(left(empty), "cards.json: card no. 1 of the list: expected a value in the field `serial_number`");
}

#[test]
fn a_number_is_taken_once() {
    let mut pool = CardPool::default();
    Language::Crystal.import(OFFICIAL, "list.json", &mut pool).unwrap();
    let again = Language::Crystal.import(OFFICIAL, "list.json", &mut pool).unwrap();
    assert!(again.left_out[0].diagnostics[0].to_string().contains("`SB-010C` is taken"));
}
