//! Claims about text of Vividz that is not understood.

use cardtext::Language;
use duel::card::pool::CardPool;

fn faults(source: &str) -> Vec<String> {
    let faults = Language::Vividz.compile(source, "cards.txt", &mut CardPool::default()).unwrap_err();
    faults.iter().map(ToString::to_string).collect()
}

fn chara(text: &str) -> String {
    format!("Ferry Captain\nChara · cost 3 · power 5000\n{text}\n")
}

#[test]
fn a_word_that_is_not_understood_is_named_with_its_place_and_what_was_expected() {
    assert_eq!(
        faults(&chara("When Ferry Captain attacks, deal it 3000 damge.")),
        ["cards.txt:3:42: expected `damage`, found `damge` (304.1)"]
    );
    assert_eq!(
        faults("Tidewatcher\nAccount · account Tide\nAccel Tide"),
        ["cards.txt:3:7: expected account information in brackets, found `Tide` (304.1)"]
    );
}

/// What has moved is not where it was: a text that looks for it there would wait for ever.
#[test]
fn where_a_card_comes_from_is_said_with_its_move() {
    assert_eq!(
        faults(&chara("When a card in your energy zone is put into the trash, draw 1 card.")),
        ["cards.txt:3:54: expected `from` or `or`, found `,` (304.1)"]
    );
}

#[test]
fn headers_say_what_they_lack() {
    for (header, expected) in [
        ("Chara · power 1000", "expected the field `cost` on this card type (303.1)"),
        ("Chara · cost 1", "expected the field `power` on this card type (306.1)"),
        ("Event · cost 1 · power 1000", "expected no power on this card type: only Charas have power (306.1)"),
        ("Mission · cost 1", "expected no cost on this card type: only Charas, Events and Engages have cost (303.1)"),
        ("Spell · cost 1", "expected a card type (Account, Mission, Chara, Event, Engage), found `Spell` (302.2)"),
        ("Event · cost many", "expected a number after `cost`, found `many`"),
        (
            "Event · cost 1 · cannot swim",
            "expected a field (cost, power, mission, trait, account, scout, cannot attack, level up, code), found `cannot swim`",
        ),
    ] {
        let found = faults(&format!("Ferry Captain\n{header}"));
        assert!(found[0].ends_with(expected), "{header}: {found:?}");
    }
}

#[test]
fn text_that_goes_on_is_not_cut_off() {
    for text in [
        "Ferry Captain gets +1000 power. Dance.",
        "When Ferry Captain attacks, draw 1 card. Dance.",
        "When Ferry Captain attacks, draw 1 card",
        "When Ferry Captain attacks, make the latter leave.",
        "{1} — Make the former leave.",
        "Encounter soon",
        "Chant — Draw 1 card.",
        "Check — your Chara attacks.",
        "Check two — your Chara attacks.",
        "Attic — {1} — Draw 1 card.",
        "When Ferry Captain attacks, choose 1 your Chara. Make it leave.",
        "When Ferry Captain attacks, choose 1 Chara in that lane. Make it leave.",
        "If Ferry Captain would leave, draw 1 card.",
        "When Ferry Captain attacks, you may draw",
    ] {
        assert_eq!(faults(&chara(text)).len(), 1, "{text}");
    }
}

#[test]
fn every_game_has_its_language() {
    assert_eq!(Language::of("vividz"), Some(Language::Vividz));
}

/// What nothing does or asks for is refused, with the words and the reason.
#[test]
fn a_text_that_can_never_matter_is_refused() {
    for (text, place, why) in [
        (
            "Events cannot attack.",
            8,
            "nothing asks of such cards where they are whether one that \"attacks\" is kept from it",
        ),
        (
            "Missions cannot slide.",
            10,
            "nothing asks of such cards where they are whether one that \"slides\" is kept from it",
        ),
        (
            "All your Engages must attack if possible.",
            18,
            "nothing asks of such cards where they are whether one \"attacks\" because it must",
        ),
        ("All your Events get +1000 power.", 17, "such cards do not have that number"),
        ("When an Event attacks, draw 1 card.", 1, "it never happens that such a card \"attacks\" where it is"),
        ("When a Mission levels up, draw 1 card.", 1, "it never happens that such a card \"levels up\" where it is"),
    ] {
        assert_eq!(
            faults(&chara(text)),
            [format!("cards.txt:3:{place}: expected something that can matter: {why} (304.1)")],
            "{text}"
        );
    }
}

/// Cards that cannot enter or be played, or cost more, are no cards in areas.
#[test]
fn what_is_said_of_cards_elsewhere_needs_no_zone() {
    for text in [
        "Charas cannot enter.",
        "All Events cost {1} more.",
        "Events cannot be played.",
        "Engages cannot be connected.",
    ] {
        let mut pool = CardPool::default();
        let cards = Language::Vividz.compile(&chara(text), "cards.txt", &mut pool).unwrap();
        assert!(Language::Vividz.read_back(&pool, cards[0]).unwrap().ends_with(text), "{text}");
    }
}

/// What depends on other cards compiles, and is noted where none of them meets it.
#[test]
fn words_that_no_card_has_are_noted() {
    let source = chara(
        "When Ferry Captain enters, search your deck for up to 1 [Signal Flag] and put it into its owner's hand.",
    );
    let report = Language::Vividz.check([("cards.txt", source.as_str())]);
    assert_eq!((report.compile, report.diagnostics.len()), (1, 0));
    let notes: Vec<String> = report.notes.iter().map(ToString::to_string).collect();
    assert_eq!(notes, ["cards.txt:3:58: note: no card here is called `Signal Flag`"]);
    let flagged = format!("{source}\nSignal Flag\nEvent · cost 1\nDraw 1 card.\n");
    assert!(Language::Vividz.check([("cards.txt", flagged.as_str())]).notes.is_empty());
}
