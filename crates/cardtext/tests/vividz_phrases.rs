//! Claims about the phrases of Vividz' language: what is compiled reads back as it was written.

use crate::reading::cards_read_back;
use crate::vividz_lines::*;
use cardtext::Language;
use duel::card::ability::Form;
use duel::card::pool::CardPool;
use vividz::words::{label, zone};

const LANGUAGE: Language = Language::Vividz;

const ENGAGE: &str = "Signal Flag\nEngage · cost 1 · mission Regatta · trait Sailor · account Tide";
const ACCOUNT: &str = "Tidewatcher\nAccount · account Tide";
const MISSION: &str = "First Regatta\nMission · mission Regatta · trait Sailor · account Tide/Ember";

/// Compiles each text as a line of a card and asserts that it reads back the same.
fn reads_back(card: &str, texts: &[&str]) {
    cards_read_back(LANGUAGE, texts.iter().map(|text| format!("{card}\n{text}")));
}

#[test]
fn headers_read_back() {
    let net = "Net\nChara · cost 0 · power 500 · cannot attack · code LR-1";
    cards_read_back(LANGUAGE, [CHARA, EVENT, ENGAGE, ACCOUNT, MISSION, net].map(str::to_owned));
}

#[test]
fn conditions_of_missions_read_back_and_count_apart() {
    reads_back(
        MISSION,
        &[
            "Check 2 — your Chara attacks.",
            "Check 1 — your Sailor Chara enters.",
            "Clear 3 — your Sailor Chara makes a successful attack.",
            "Clear 1 — you play an Event.",
            "Clear 2 — your opponent's Chara leaves.",
            "Clear 1 — your Chara levels up.",
            "Clear 4 — you draw a card.",
            "Clear 1 — [Ferry Captain] enters.",
            "Clear 2 — your Chara in the centre attacks.",
        ],
    );
    let mut pool = CardPool::default();
    let source = format!(
        "{MISSION}\nCheck 2 — your Chara attacks.\nCheck 1 — you play an Event.\nClear 3 — your Chara makes a successful attack."
    );
    let cards = LANGUAGE.compile(&source, "text", &mut pool).unwrap();
    let counters: Vec<&str> = pool
        .card(cards[0])
        .abilities
        .iter()
        .filter_map(|&id| match &pool.ability(id).form {
            Form::Counting(record) => Some(pool.counters[record.counter.index()].as_str()),
            _ => None,
        })
        .collect();
    assert_eq!(counters, ["check 1", "check 2", "clear 1"]);
    assert_eq!(LANGUAGE.read_back(&pool, cards[0]).unwrap(), source);
}

#[test]
fn a_mission_has_at_most_six_conditions() {
    let with = |conditions: usize| {
        let source = format!("{MISSION}{}", "\nCheck 1 — your Chara attacks.".repeat(conditions));
        LANGUAGE.compile(&source, "text", &mut CardPool::default()).map_err(|faults| faults[0].to_string())
    };
    assert!(with(6).is_ok());
    assert!(with(7).unwrap_err().contains("at most 6 conditions"), "{:?}", with(7));
}

#[test]
fn keywords_read_back() {
    reads_back(ACCOUNT, &["Accel [Tide]", "Accel [Tide] [Ember]", "Flash"]);
    reads_back(CHARA, &["Encounter", "Subdue — your opponent's Chara", "Subdue — a Sailor Chara with cost 2 or less"]);
    reads_back(EVENT, &["Chant — your Sailor Chara", "Chant — [Ferry Captain]"]);
    reads_back(ENGAGE, &["Deck Engage [Ferry Captain]"]);
}

#[test]
fn triggered_abilities_read_back() {
    reads_back(CHARA, TRIGGERED);
}

#[test]
fn effects_read_back() {
    reads_back(EVENT, EFFECTS);
}

#[test]
fn activated_abilities_read_back() {
    reads_back(CHARA, ACTIVATED);
    let mut pool = CardPool::default();
    let cards = LANGUAGE.compile(&format!("{ACCOUNT}\nSleep — Draw 1 card."), "text", &mut pool).unwrap();
    let ability = pool.ability(pool.card(cards[0]).abilities[0]);
    assert_eq!((ability.label, ability.works_in.has(zone::ACCOUNT)), (label::ACTIVATED, true));
}

#[test]
fn static_abilities_read_back() {
    reads_back(CHARA, STATIC);
    reads_back(
        ENGAGE,
        &[
            "The connected Chara gets +1000 power.",
            "When the connected Chara makes a successful attack, draw 1 card.",
            "When the connected Chara levels up, draw 1 card.",
            "The connected Chara cannot leave by battle.",
            "On play — Draw 1 card.",
            "When your Chara attacks, draw 1 card.",
        ],
    );
}

#[test]
fn durations_read_back() {
    reads_back(
        EVENT,
        &[
            "Choose 1 of your Charas. It gets +1000 power this turn.",
            "Choose 1 of your Charas. It gets +1000 power until the end of the mission phase.",
            "Choose 1 of your Charas. It gets +1000 power until the end of the attack.",
        ],
    );
}

#[test]
fn other_wordings_say_the_same() {
    let same = [
        ("It leaves.", "Make it leave."),
        ("It enters.", "Make it enter."),
        ("It becomes EXP of the former.", "Make it EXP of the former."),
    ];
    for (other, usual) in same {
        let start = "Choose 1 of your Charas. Choose 1 Chara in your trash.";
        let back = |text: &str| {
            let mut pool = CardPool::default();
            let cards = LANGUAGE.compile(&format!("{EVENT}\n{start} {text}"), "text", &mut pool).unwrap();
            (LANGUAGE.read_back(&pool, cards[0]).unwrap(), pool)
        };
        assert_eq!(back(other), back(usual));
        let report = LANGUAGE.check([("text", format!("{EVENT}\n{start} {other}").as_str())]);
        assert_eq!(report.to_string().lines().last(), Some("1 cards: 1 compile, 1 read back"), "{other}");
    }
}
