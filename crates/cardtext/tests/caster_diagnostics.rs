//! Claims about text of The Caster Chronicles that is not understood.

use cardtext::Language;
use duel::card::pool::CardPool;

fn faults(source: &str) -> Vec<String> {
    let faults = Language::Caster.compile(source, "cards.txt", &mut CardPool::default()).unwrap_err();
    faults.iter().map(ToString::to_string).collect()
}

fn servant(text: &str) -> String {
    format!("Kiln Sentry\nIgnus Servant · cost 2 · 1000/500 · trait Golem\n{text}\n")
}

#[test]
fn a_word_that_is_not_understood_is_named_with_its_place_and_what_was_expected() {
    assert_eq!(
        faults(&servant("[Last Words] ⇒ Draw a kard.")),
        ["cards.txt:3:23: expected `card`, found `kard` (205.1)"]
    );
    assert_eq!(
        faults(&servant("[Step Up] (golem)")),
        ["cards.txt:3:12: expected a race or trait, found `golem)` (205.1)"]
    );
}

#[test]
fn headers_say_what_they_lack() {
    for (header, expected) in [
        ("Servant · 1000/500", "expected the field `cost` on this card type (203.1)"),
        ("Servant · cost 1", "expected the field `1000/500` on this card type (207.1)"),
        ("Ignus Caster", "expected the field `Lv1` on this card type (204.1)"),
        (
            "Conjure · cost 1 · 1000/500",
            "expected no ATK and DEF on this card type: only Servants have ATK and DEF (207.1)",
        ),
        ("Conjure · cost 1 · Lv1", "expected no level on this card type: only Casters have level (204.1)"),
        ("SoulBond Servant · 1000/500", "expected the field `material` on this card type (212.1)"),
        (
            "Fire Servant · cost 1",
            "expected a card type (Caster, Servant, Conjure, Barrier, Deity, SoulBond), found `Fire` (201.2)",
        ),
        ("Conjure · cost many", "expected a number after `cost`, found `many`"),
        (
            "Conjure · cost 1 · speed 2",
            "expected a field (Lv1, cost, 1000/500, trait, material, token, code), found `speed 2`",
        ),
    ] {
        let found = faults(&format!("Kiln Sentry\n{header}"));
        assert!(found[0].ends_with(expected), "{header}: {found:?}");
    }
}

#[test]
fn text_that_goes_on_is_not_cut_off() {
    for text in [
        "This card gains +1000 ATK. Dance.",
        "Whenever this card attacks ⇒ Draw a card. Dance.",
        "Whenever this card attacks ⇒ Draw a card",
        "Whenever this card attacks, draw a card.",
        "[Rest] Draw a card.",
        "[Break] soon",
        "[United Front]",
        "[DCT] — Draw a card.",
        "[Enter] ⇒ Destroy target kettle.",
        "[Enter] ⇒ Return the latter to its owner's hand.",
        "If this card would be destroyed, draw a card.",
        "[Enter] ⇒ Create a Puddle token.",
        "Draw a card if an allied caster is rested.",
    ] {
        assert_eq!(faults(&servant(text)).len(), 1, "{text}");
    }
}

#[test]
fn every_game_has_its_language() {
    assert_eq!(Language::of("caster-chronicles"), Some(Language::Caster));
}

/// What nothing does or asks for is refused, with the words and the reason.
#[test]
fn a_text_that_can_never_matter_is_refused() {
    for (text, place, why) in [
        (
            "Barriers cannot attack.",
            10,
            "nothing asks of such cards where they are whether one that \"attacks\" is kept from it",
        ),
        (
            "Whenever an allied barrier attacks ⇒ Draw a card.",
            1,
            "it never happens that such a card \"attacks\" where it is",
        ),
    ] {
        let source = format!("Kiln Sentry\nIgnus Servant · cost 2 · 1000/500 · trait Golem\n{text}\n");
        let faults = Language::Caster.compile(&source, "cards.txt", &mut CardPool::default()).unwrap_err();
        let found: Vec<String> = faults.iter().map(ToString::to_string).collect();
        assert_eq!(
            found,
            [format!("cards.txt:3:{place}: expected something that can matter: {why} (205.1)")],
            "{text}"
        );
    }
}
