//! Claims about text of Dimension Zero that is not understood.

use cardtext::Language;
use duel::card::pool::CardPool;

fn faults(source: &str) -> Vec<String> {
    let faults = Language::Dimension.compile(source, "cards.txt", &mut CardPool::default()).unwrap_err();
    faults.iter().map(ToString::to_string).collect()
}

fn unit(text: &str) -> String {
    format!("Slate Courier\nUnit · cost {{Blue}} · move {{1}} · power 2000 · smash 1\n{text}\n")
}

#[test]
fn a_word_that_is_not_understood_is_named_with_its_place_and_what_was_expected() {
    assert_eq!(
        faults(&unit("When Slate Courier attacks, deal it 3000 damge.")),
        ["cards.txt:3:42: expected `damage`, found `damge` (2-10-1)"]
    );
    assert_eq!(
        faults(&unit("{1} — fast: Draw 1 card.")),
        ["cards.txt:3:7: expected a timing: normal, quick or battle, found `fast` (2-10-1)"]
    );
    assert_eq!(
        faults(&unit("Formation Summon — Circle {1}")),
        [
            "cards.txt:3:20: expected a formation: Straight, Triangle, X, Underbar, Small I, Big I, Big Triangle or Bottom Bar, found `Circle {1}` (2-10-1)"
        ]
    );
    assert_eq!(
        faults(&unit("Support — next line 1000")),
        ["cards.txt:3:11: expected a range such as `same line`, found `next line 1000` (2-10-1)"]
    );
}

#[test]
fn headers_say_what_they_lack() {
    for (header, expected) in [
        ("Unit · move {1} · power 1000 · smash 1", "expected the field `cost` on this card type (2-4-1)"),
        ("Unit · cost {1} · power 1000 · smash 1", "expected the field `move` on this card type (2-5-1)"),
        ("Unit · cost {1} · move {1} · smash 1", "expected the field `power` on this card type (2-12-1)"),
        ("Unit · cost {1} · move {1} · power 1000", "expected the field `smash` on this card type (2-13-1)"),
        ("Base · cost {1} · move {1}", "expected no move on this card type: only Units have move (2-5-1)"),
        ("Strategy · cost {1} · power 3", "expected no power on this card type: only Units have power (2-12-1)"),
        ("Strategy · cost {Purple}", "expected a price such as `{2}` after `cost`, found `{Purple}` (2-4-1)"),
        ("Strategy · cost 2", "expected a price such as `{2}` after `cost`, found `2` (2-4-1)"),
        ("Strategy · cost {X}{X}", "expected a price such as `{2}` after `cost`, found `{X}{X}` (2-4-1)"),
        ("Spell · cost {1}", "expected a card type (Unit, Base, Strategy), found `Spell` (2-6-2)"),
        ("Strategy · cost {1} · quick · battle", "expected `quick or battle` once only"),
        ("Strategy · cost {1} · forbidden many", "expected a number after `forbidden`, found `many`"),
        (
            "Strategy · cost {1} · job Guard",
            "expected a field (cost, move, power, smash, race, attribute, quick, battle, forbidden, code), found `job Guard`",
        ),
    ] {
        let found = faults(&format!("Slate Courier\n{header}"));
        assert!(found[0].ends_with(expected), "{header}: {found:?}");
    }
    assert!(faults("Slate Courier")[0].contains("expected a second line such as `Unit · cost {Blue}{2}"));
}

#[test]
fn text_that_goes_on_is_not_cut_off() {
    for text in [
        "Slate Courier gets +1000 power. Dance.",
        "When Slate Courier attacks, draw 1 card. Dance.",
        "When Slate Courier attacks, draw 1 card",
        "Choose 1 target unit in that line. Destroy it.",
        "{1} — quick: Destroy the latter.",
        "Rush and roll",
        "Instant Death Level three",
        "Linkage — Draw 1 card.",
        "Resistance — purple",
        "Advance — Draw 1 card.",
        "Graveyard/Attic — {1} — quick: Draw 1 card.",
        "If Slate Courier would be destroyed, draw 1 card.",
        "When Slate Courier attacks, you may draw",
    ] {
        assert_eq!(faults(&unit(text)).len(), 1, "{text}");
    }
}

#[test]
fn a_deck_is_read_in_every_language() {
    let mut pool = CardPool::default();
    Language::Dimension.compile(&unit("Rush"), "cards.txt", &mut pool).unwrap();
    let deck = Language::Dimension.read_deck("name: Stairs\n3 Slate Courier\n", "deck.txt", &pool).unwrap();
    assert_eq!((deck.name.as_deref(), deck.cards.len()), (Some("Stairs"), 3));
    let faults = Language::Dimension.read_deck("3 Slate Curier\n", "deck.txt", &pool).unwrap_err();
    assert_eq!(
        faults[0].to_string(),
        "deck.txt:1:3: expected the name of a card, found `Slate Curier`; did you mean `Slate Courier`? (2-1-1)"
    );
}

#[test]
fn every_game_has_its_language() {
    assert_eq!(Language::of("fftcg"), Some(Language::Crystal));
    assert_eq!(Language::of("dimension-zero"), Some(Language::Dimension));
    assert_eq!(Language::of("chess"), None);
}

/// What nothing does or asks for is refused, with the words and the reason.
#[test]
fn a_text_that_can_never_matter_is_refused() {
    for (text, place, why) in [
        (
            "All bases cannot move.",
            11,
            "nothing asks of such cards where they are whether one that \"sets out\" is kept from it",
        ),
        ("When a base attacks, draw 1 card.", 1, "it never happens that such a card \"attacks\" where it is"),
    ] {
        let source = format!("Slate Courier\nUnit · cost {{1}} · move {{1}} · power 4000 · smash 1\n{text}\n");
        let faults = Language::Dimension.compile(&source, "cards.txt", &mut CardPool::default()).unwrap_err();
        let found: Vec<String> = faults.iter().map(ToString::to_string).collect();
        assert_eq!(
            found,
            [format!("cards.txt:3:{place}: expected something that can matter: {why} (2-10-1)")],
            "{text}"
        );
    }
}
