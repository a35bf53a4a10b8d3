//! Claims about cards of The Caster Chronicles that are imported from databases in the form of Cockatrice.

use cardtext::Language;
use duel::card::pool::CardPool;
use std::path::PathBuf;

const DATABASE: &str = r#"<?xml version='1.0' encoding='UTF-8'?>
<cockatrice_carddatabase version="3">
  <cards>
    <card>
      <name>Ember Adept Lv1</name>
      <set>SB01</set>
      <color>Ignus</color>
      <manacost/>
      <cmc/>
      <type>Caster</type>
      <text>[Rest], discard a caster: Destroy target enemy servant with a cost of 1.</text>
    </card>
    <card>
      <name>Kiln Twins</name>
      <color>Ignus</color>
      <color>Aqua</color>
      <manacost>4</manacost>
      <cmc>4</cmc>
      <type>Servant - Golem/Spirit</type>
      <pt>20/15</pt>
      <text>[Break](When this card is put into your hand from an orb zone, you may play it.)
[Enter] => Return this card to it's owner's hand. [Slow Start]</text>
    </card>
    <card>
      <name>Bell Guard</name>
      <color>Terra</color>
      <cmc>3</cmc>
      <type>Servant - Golem</type>
      <pt>10/30</pt>
      <text>[Quickcast] [Break] ([1]) [Last Words] ⇒ Draw a card. （When this card is put into a graveyard ⇒ Perform the effect.）</text>
    </card>
    <card>
      <name>Two Chimes</name>
      <color>Solis/Aes</color>
      <cmc>5</cmc>
      <type>SoulBond Servant - Spirit</type>
      <pt>∞/30</pt>
      <text>Ember Adept ♥ Tide Adept
This card cannot be attacked while rested</text>
    </card>
    <card>
      <name>Wild Peal</name>
      <color/>
      <cmc>X</cmc>
      <type>Conjure</type>
      <text>Draw X cards.</text>
    </card>
    <card>
      <name>Brass Coin</name>
      <cmc>0</cmc>
      <type/>
      <token>1</token>
      <text>Banish this card: Produce [1]. Play this ability only from your caster zone.</text>
    </card>
  </cards>
</cockatrice_carddatabase>
"#;

fn import(source: &str) -> (CardPool, cardtext::Import) {
    let mut pool = CardPool::default();
    let import = Language::Caster.import(source, "cards.xml", &mut pool).unwrap();
    (pool, import)
}

#[test]
fn a_database_is_imported_as_card_files_would_write_it() {
    let (pool, found) = import(DATABASE);
    let left_out: Vec<&str> = found.left_out.iter().map(|card| card.name.as_str()).collect();
    assert_eq!(left_out, ["Kiln Twins"], "a keyword in the middle of a line is not understood");
    let back: Vec<String> = found.cards.iter().map(|&card| Language::Caster.read_back(&pool, card).unwrap()).collect();
    assert_eq!(
        back,
        [
            "Ember Adept Lv1\nIgnus Caster · Lv1\n[Rest], discard a caster: Destroy target enemy servant with a cost of 1.",
            "Bell Guard\nTerra Servant · cost 3 · 1000/3000 · trait Golem\n[Quickcast]\n[Break] ([1])\n[Last Words] ⇒ Draw a card.",
            "Two Chimes\nSolis/Aes SoulBond Servant · cost 5 · ∞/3000 · trait Spirit · material Ember Adept♥Tide Adept\n\
             This card cannot be attacked while rested.",
            "Wild Peal\nConjure · cost X\nDraw X cards.",
            "Brass Coin\nToken\nBanish this card: Produce [1]. Play this ability only from your caster zone.",
        ]
    );
    assert!(pool.card(found.cards[4]).token);
}

#[test]
fn what_is_no_database_is_told() {
    let refusal =
        |source: &str| Language::Caster.import(source, "cards.xml", &mut CardPool::default()).unwrap_err().to_string();
    assert_eq!(refusal("<cards></cards>"), "cards.xml:1:1: expected a list of cards");
    assert!(
        refusal("<cards><card></cards>").starts_with("cards.xml:1:14: expected XML: "),
        "{}",
        refusal("<cards><card></cards>")
    );
    let (_, found) = import("<cards><card><name>Rag</name></card><card><type>Conjure</type></card></cards>");
    let codes: Vec<&str> = found.left_out.iter().map(|card| card.code.as_str()).collect();
    assert_eq!(codes, ["Rag", "no. 2 of the list"]);
}

/// Of the printed cards beside the project, nearly all are understood.
#[test]
fn printed_cards_compile_and_read_back() {
    let file =
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/caster-chronicles/sd01-sd02-bp01.xml");
    let Ok(source) = std::fs::read_to_string(file) else {
        println!("skipped: there is no card database beside the project");
        return;
    };
    let report = Language::Caster.check([("sd01-sd02-bp01.xml", source.as_str())]);
    assert_eq!(report.cards, 192);
    assert!(report.compile >= 187, "{report}");
    assert_eq!(report.compile, report.read_back, "{report}");
}
