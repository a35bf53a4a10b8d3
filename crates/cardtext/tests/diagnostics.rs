//! Claims about text that is not understood.

use cardtext::{Fault, Language};
use duel::card::pool::CardPool;

const GOOD: &str = "Harbor Sentinel\nEarth Forward · cost 3 · power 7000\nBrave\n";

fn faults(source: &str) -> Vec<String> {
    let faults = Language::Crystal.compile(source, "cards.txt", &mut CardPool::default()).unwrap_err();
    faults.iter().map(ToString::to_string).collect()
}

fn line(text: &str) -> String {
    format!("Reed Piper\nWind Forward · cost 2 · power 5000\n{text}\n")
}

#[test]
fn a_word_that_is_not_understood_is_named_with_its_place_and_what_was_expected() {
    assert_eq!(
        faults(&line("When Reed Piper attacks, choose 1 Forward. Deal it 3000 damge.")),
        ["cards.txt:3:57: expected `damage`, found `damge` (5.2.4.1)"]
    );
}

#[test]
fn nobody_may_choose_what_is_chosen_before_the_text_is_carried_out() {
    let expected = "expected `pay` or `choose up to` without `you may`, as it is chosen before the text is carried out";
    assert_eq!(
        faults(&line("When Reed Piper attacks, you may choose 1 Forward. Dull it.")),
        [format!("cards.txt:3:34: {expected}, found `choose 1 Forward` (5.2.4.1)")]
    );
}

#[test]
fn the_rendering_shows_the_line_with_the_words_marked() {
    let fault =
        Language::Crystal.compile(&line("Draw 1 kard."), "cards.txt", &mut CardPool::default()).unwrap_err().remove(0);
    let mut text = String::new();
    miette::NarratableReportHandler::new().render_report(&mut text, &fault).unwrap();
    assert!(text.contains("Draw 1 kard."), "{text}");
    assert_eq!(fault.words(), "Draw 1 kard");
}

#[test]
fn every_fault_of_a_file_is_reported() {
    let source = "One\nErth Forwrd · cost x · powr 3\n\nTwo\nWind Backup · cost 2\nDraw.\nDance.\n";
    assert_eq!(faults(source).len(), 6);
}

#[test]
fn headers_say_what_they_lack() {
    for (header, expected) in [
        ("Wind Forward · power 5000", "expected the field `cost` on this card type (5.2.1.2)"),
        ("Wind Forward · cost 2", "expected the field `power` on this card type (5.2.6.1)"),
        (
            "Wind Backup · cost 2 · power 5000",
            "expected no power on this card type: only Forwards have power (5.2.6.1)",
        ),
        (
            "Wind Summon · cost 2 · power 5000",
            "expected no power on this card type: only Forwards have power (5.2.6.1)",
        ),
        (
            "Wind Backup · cost 2 · colour blue",
            "expected a field (cost, power, job, category, generic, EX, code), found `colour blue`",
        ),
        ("Wind Backup · cost 2 · job Guard, Smith · job Cook", "expected `job` once only"),
        ("Wind Backup · cost 2 · cost 3", "expected `cost` once only"),
        ("Wind Backup · cost", "expected a value after `cost`"),
        ("Wind Backup · cost two", "expected a number after `cost`, found `two`"),
        (
            "Wind Backup · cost 2 · EX",
            "expected an ability that begins with `EX`, as the card has the EX icon (5.2.2.1)",
        ),
    ] {
        let found = faults(&format!("Reed Piper\n{header}"));
        assert!(found[0].ends_with(expected), "{header}: {found:?}");
    }
    assert!(faults("Reed Piper")[0].contains("expected a second line"));
}

#[test]
fn text_that_goes_on_is_not_cut_off() {
    for text in [
        "Reed Piper gains Brave. Dance.",
        "When Reed Piper attacks, draw 1 card. Dance.",
        "When Reed Piper attacks, break it.",
        "When Reed Piper attacks, select 1 of the 3 following actions. \"Draw 1 card.\" \"Draw 2 cards.\"",
        "When Reed Piper attacks, draw 1 card",
        "{Fier}: Draw 1 card.",
        "Reed Piper gains \"Dance.\"",
        "Reed Piper gains [Job Guard",
    ] {
        assert_eq!(faults(&line(text)).len(), 1, "{text}");
    }
}

#[test]
fn a_code_is_used_once() {
    let twice = format!("{GOOD}\n{GOOD}");
    assert!(faults(&twice)[0].contains("`Harbor Sentinel` is taken"));
    let told_apart = format!("{GOOD}\nHarbor Sentinel\nEarth Forward · cost 2 · power 5000 · code SB-2\n");
    assert_eq!(Language::Crystal.compile(&told_apart, "cards.txt", &mut CardPool::default()).unwrap().len(), 2);
}

#[test]
fn a_file_with_a_fault_leaves_the_pool_as_it_was() {
    let mut pool = CardPool::default();
    Language::Crystal.compile(GOOD, "good.txt", &mut pool).unwrap();
    let before = pool.clone();
    Language::Crystal
        .compile(&format!("{}\n{}", line("Draw 1 card for each [Job Cat]."), line("Dance.")), "bad.txt", &mut pool)
        .unwrap_err();
    assert_eq!(pool, before);
}

#[test]
fn a_deck_names_the_line_and_the_nearest_card() {
    let mut pool = CardPool::default();
    Language::Crystal.compile(GOOD, "good.txt", &mut pool).unwrap();
    let deck = Language::Crystal.read_deck("name: Guard\n# all of it\n3 Harbor Sentinel\n", "deck.txt", &pool).unwrap();
    assert_eq!((deck.name.as_deref(), deck.cards.len()), (Some("Guard"), 3));
    let faults = Language::Crystal.read_deck("3 Harbour Sentinal\nHarbor Sentinel\n", "deck.txt", &pool).unwrap_err();
    assert_eq!(
        faults[0].to_string(),
        "deck.txt:1:3: expected the name of a card, found `Harbour Sentinal`; did you mean `Harbor Sentinel`? (8.1.1)"
    );
    assert!(matches!(&faults[1].fault, Fault::NoCount { .. }));
    assert_eq!(faults[1].line, 2);
}

#[test]
fn what_is_understood_of_a_deck_is_read_beside_what_is_not() {
    let mut pool = CardPool::default();
    Language::Crystal.compile(GOOD, "cards.txt", &mut pool).unwrap();
    let text = "3 Harbor Sentinel\nthree of them\n1 Harbor Sentinel\n";
    let (deck, found) = Language::Crystal.read_deck_in_part(text, "deck.txt", &pool);
    assert_eq!(deck.cards.len(), 4);
    assert_eq!(found.iter().map(|fault| fault.line).collect::<Vec<_>>(), [2]);

    let endless = "255 Harbor Sentinel\n".repeat(10_000);
    let (deck, found) = Language::Crystal.read_deck_in_part(&endless, "deck.txt", &pool);
    assert!(deck.cards.len() <= 1000);
    assert!(matches!(&found[..], [only] if matches!(only.fault, Fault::DeckTooLong { .. })));
}

#[test]
fn what_is_no_deck_is_not_read_to_its_end() {
    let mut pool = CardPool::default();
    Language::Crystal.compile(GOOD, "cards.txt", &mut pool).unwrap();
    let read = |text: &str| Language::Crystal.read_deck_in_part(text, "deck.txt", &pool).1;
    let found = read(&"3 Harbor Sentinal\n".repeat(64_000));
    assert_eq!(found.len(), 101);
    let helps = |fault: &Fault| matches!(fault, Fault::NoCard { nearest: Some(_), .. });
    assert_eq!(found.iter().filter(|diagnostic| helps(&diagnostic.fault)).count(), 10);
    assert_eq!(found[100].fault, Fault::NotReadOn { more: 63_900 });
    for idle in ["Cards:\n", "0 Harbor Sentinel\n"] {
        assert_eq!(read(&idle.repeat(64_000))[0].fault, Fault::NotReadOn { more: 62_000 }, "{idle}");
    }
    // One line is read in bounded time, too, however deep its brackets are.
    for long in ["3 x".to_owned() + &"()".repeat(100_000), "3 ".to_owned() + &"あ".repeat(100_000)] {
        assert!(matches!(&read(&long)[..], [only] if matches!(only.fault, Fault::NoCard { nearest: None, .. })));
    }
}

#[test]
fn decks_are_read_as_other_programs_write_them() {
    let mut pool = CardPool::default();
    let two = "Harbor Sentinel\nEarth Forward · cost 3 · power 7000 · code SB-015\n\n\
        Twin\nEarth Forward · cost 3 · power 7000 · code SB-016\n\n\
        Twin\nFire Forward · cost 2 · power 5000 · code SB-017\n";
    Language::Crystal.compile(two, "cards.txt", &mut pool).unwrap();
    let count = |text: &str| {
        let (deck, found) = Language::Crystal.read_deck_in_part(text, "deck.txt", &pool);
        assert!(found.is_empty(), "{text}: {}", found[0]);
        (deck.cards.len(), deck.side.len())
    };
    for line in [
        "3x Harbor Sentinel",
        "3× harbor sentinel",
        "Harbor Sentinel x3",
        "3 sb-015",
        "3 Harbor Sentinel (SB-015)",
        "3 Harbor Sentinel [Opus 1]",
        "3 Twin (SB-017)",
    ] {
        assert_eq!(count(line), (3, 0), "{line}");
    }
    let whole = "// by someone\nMain deck\nForwards (4):\n3x Harbor Sentinel\n1 SB-016\nSideboard (1)\n1 SB-017\n";
    assert_eq!(count(whole), (4, 1));
    assert_eq!(count("3 Harbor Sentinel\nSB: 2 SB-016\n1 SB-017"), (4, 2));
    let (_, found) = Language::Crystal.read_deck_in_part("Twin (3)", "deck.txt", &pool);
    assert!(matches!(found[0].fault, Fault::NoCount { .. }), "a card is never taken for a heading");
    let (_, found) = Language::Crystal.read_deck_in_part("2 Twin x", "deck.txt", &pool);
    assert_eq!(
        found[0].to_string(),
        "deck.txt:1:3: expected the name of a card, found `Twin x`; did you mean `Twin`? (8.1.1)"
    );
}

#[test]
fn a_pool_takes_no_more_cards_than_have_numbers() {
    let mut pool = CardPool::default();
    let many: String = (0..16_050).map(|n| format!("Guard {n}\nEarth Forward · cost 3 · power 7000\n\n")).collect();
    let import = Language::Crystal.import(&many, "many.txt", &mut pool).unwrap();
    assert_eq!((import.cards.len(), import.left_out.len()), (16_000, 50));
    assert!(matches!(import.left_out[0].diagnostics[0].fault, Fault::PoolFull { .. }));
}

/// What nothing does or asks for is refused, with the words and the reason.
#[test]
fn a_text_that_can_never_matter_is_refused() {
    for (text, found) in [
        (
            "The Forwards you control cannot be blocked. The Summons you control cannot attack.",
            "cards.txt:3:26: expected something that can matter: nothing asks of such cards where they are whether one that \"attacks\" is kept from it (5.2.4.1)",
        ),
        (
            "When Reed Piper enters the field, choose 1 Summon. If it is put from the field into the Break Zone this turn, remove it from the game instead.",
            "cards.txt:3:52: expected something that can matter: that never happens to such a card where it is (5.2.4.1)",
        ),
    ] {
        assert_eq!(faults(&line(text)), [found], "{text}");
    }
}

/// No rule looks at Back Attack on the field; a card that asks for it may.
#[test]
fn a_keyword_that_no_rule_looks_at_is_noted() {
    let source = line("The Forwards you control gain Back Attack.");
    let report = Language::Crystal.check([("cards.txt", source.as_str())]);
    assert_eq!(report.compile, 1);
    let notes: Vec<String> = report.notes.iter().map(ToString::to_string).collect();
    let why = "no rule looks at Back Attack of such cards where they are, and no card here asks for it";
    assert_eq!(notes, [format!("cards.txt:3:31: note: {why}")]);
}
