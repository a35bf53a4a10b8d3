//! Claims about faults: text that the language of the Square Enix TCG System does not know is pointed at, and neither
//! edition of the family reads what only the other has.

use cardtext::Language;
use duel::card::pool::CardPool;

const FORWARD: &str = "Reed Piper\nWind Forward · cost 3 · power 7000";
const MONSTER: &str = "Moss Toad\nWater Monster · cost 2";
const SUMMON: &str = "Ash Titan\nFire Summon · cost 4";
const WEAPON: &str = "Reed Blade\nWind Weapon · cost 2\nItem (Forward)";

fn faults(language: Language, source: &str) -> Vec<String> {
    let found = language.compile(source, "cards.txt", &mut CardPool::default()).unwrap_err();
    found.iter().map(ToString::to_string).collect()
}

#[test]
fn the_newer_edition_refuses_the_card_types_of_the_older_naming_its_own() {
    for kind in ["Weapon", "Armor", "Accessory", "Formation"] {
        assert_eq!(
            faults(Language::Crystal, &format!("Reed Blade\nWind {kind} · cost 2")),
            [format!(
                "cards.txt:2:6: expected a card type (Forward, Backup, Monster, Summon), found `{kind}` (5.2.3.1)"
            )]
        );
    }
}

#[test]
fn the_newer_edition_does_not_read_the_keywords_of_the_older() {
    for line in [
        "Level Up",
        "Link — Fire (3)",
        "Overdrive ({Wind}{2}) — When Reed Piper enters the field, draw 1 card.",
        "Awakening ({Wind}{1})",
        "Job Change (3) — {Wind}",
        "Glimmer %Low Song% — {Wind}{1}: Draw 1 card.",
        "Junction — {Wind}",
        "Item (Forward)",
        "If Reed Piper is junctioned, Reed Piper gains Brave.",
        "When Reed Piper attacks, {Wind}{1} — draw 1 card.",
    ] {
        assert_eq!(faults(Language::Crystal, &format!("{FORWARD}\n{line}")).len(), 1, "{line}");
    }
    for line in ["Primal ([Job Guard])", "Choose 1 Item. Break it.", "Put 1 card from outside the game into your hand."]
    {
        assert_eq!(faults(Language::Crystal, &format!("{SUMMON}\n{line}")).len(), 1, "{line}");
    }
}

#[test]
fn the_older_edition_does_not_read_what_only_the_newer_has() {
    for line in
        ["Warp 3 — {Wind}", "Back Attack", "Reed Piper gains Back Attack.", "[Category SB] Forwards gain Brave."]
    {
        assert_eq!(faults(Language::SquareEnix, &format!("{FORWARD}\n{line}")).len(), 1, "{line}");
    }
    for (header, expected) in [
        ("Fire/Ice Forward · cost 3 · power 7000", "found `Fire/Ice` (5.2.1.1)"),
        ("Fire Forward · cost 3 · power 7000 · category SB", "found `category SB`"),
    ] {
        let found = faults(Language::SquareEnix, &format!("Reed Piper\n{header}"));
        assert!(found[0].ends_with(expected), "{found:?}");
    }
}

#[test]
fn headers_say_what_they_lack() {
    for (card, expected) in [
        ("Reed Blade\nWind Weapon · cost 2", "expected a line `Item (…)` on this card type (5.2.3.1.3.2)"),
        ("Wedge\nIce Formation · cost 1", "expected a line `Formation condition: …` on this card type (7.12.3)"),
        (
            "Reed Blade\nWind Weapon · cost 2 · job Guard\nItem (Forward)",
            "expected no job on this card type: only Characters and Summons have job (5.2.6.1)",
        ),
        ("Reed Piper\nWind Forward · cost 3 · power 7000 · subtype Sword", "subtype"),
        ("Reed Blade\nWind Weapon · cost 2 · power 1000\nItem (Forward)", "power"),
        ("Reed Blade\nWind Weapon · cost 2 · EX\nItem (Forward)", "expected no EX on this card type"),
        ("Reed Blade\nWind Weapon · cost 2\nItem (Summon)", "or a description of Characters, found `)`"),
        ("Reed Blade\nWind Weapon · cost 2\nItem (Forward)\nItem (Backup)", "expected `Item (…)` once only"),
        ("Reed Blade\nWind Sword · cost 2", "Weapon, Armor, Accessory, Formation), found `Sword` (5.2.3.1)"),
    ] {
        let found = faults(Language::SquareEnix, card);
        assert!(found[0].contains(expected), "{card}: {found:?}");
    }
}

#[test]
fn lines_of_a_summon_that_cannot_be_joined_are_refused() {
    let modes = "Select 1 of the 2 following actions. \"Draw 1 card.\" \"Draw 2 cards.\"";
    for language in [Language::Crystal, Language::SquareEnix] {
        let found = faults(language, &format!("{SUMMON}\n{modes}\nDraw 1 card."));
        assert!(found[0].contains("of several lines that are done as the card resolves, none has modes"), "{found:?}");
        let joined = format!("{SUMMON}\nDraw 1 card.\nChoose 1 Forward. Break it.");
        assert!(language.compile(&joined, "cards.txt", &mut CardPool::default()).is_ok());
    }
}

#[test]
fn a_keyword_stands_only_on_cards_that_have_it() {
    for (card, line) in [
        (FORWARD, "Assist — Draw 1 card."),
        (FORWARD, "Blue Magic — {1}: Draw 1 card."),
        (FORWARD, "Unequip — {1}"),
        (FORWARD, "Item (Forward)"),
        (SUMMON, "Level Up"),
        (MONSTER, "Glimmer %Low Song% — {1}: Draw 1 card."),
        (WEAPON, "Primal ([Job Guard])"),
    ] {
        let found = faults(Language::SquareEnix, &format!("{card}\n{line}"));
        assert!(found[0].contains("expected a keyword that cards of this type have"), "{line}: {found:?}");
    }
}

#[test]
fn the_words_that_are_not_understood_are_marked() {
    let found = Language::SquareEnix
        .compile(&format!("{WEAPON}\nThe equipped Character dances."), "cards.txt", &mut CardPool::default())
        .unwrap_err();
    let shown = found[0].to_string();
    assert!(shown.starts_with("cards.txt:4:24: expected"), "{shown}");
    assert!(shown.ends_with("found `dances` (5.2.4.1)"), "{shown}");
    for (line, found) in [
        ("Link — Fire", "found the end of the line"),
        ("Link — Fire (four)", "found `four)`"),
        ("Overdrive {Wind} — When Reed Piper attacks, draw 1 card.", "found `{Wind}"),
        ("Overdrive ({Wind}) — Reed Piper gains Brave.", "found `Reed Piper gains Brave`"),
        ("Glimmer Low Song — {1}: Draw 1 card.", "found `Low Song — {1}`"),
        ("Job Change — {1}", "found `— {1}`"),
    ] {
        let faults = faults(Language::SquareEnix, &format!("{FORWARD}\n{line}"));
        assert!(faults[0].contains(found), "{line}: {faults:?}");
    }
}
