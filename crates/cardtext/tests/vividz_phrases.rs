//! Claims about the phrases of Vividz' language: what is compiled reads back as it was written.

use cardtext::Language;
use duel::ability::Form;
use duel::pool::CardPool;
use vividz::words::{label, zone};

const LANGUAGE: Language = Language::Vividz;

const CHARA: &str = "Ferry Captain\nChara · cost 3 · power 5000 · mission Regatta · trait Sailor/Night Cook · account Tide · scout · level up";
const EVENT: &str = "Paper Storm\nEvent · cost 2 · mission ☆ · trait Kite · account Kite";
const ENGAGE: &str = "Signal Flag\nEngage · cost 1 · mission Regatta · trait Sailor · account Tide";
const ACCOUNT: &str = "Tidewatcher\nAccount · account Tide";
const MISSION: &str = "First Regatta\nMission · mission Regatta · trait Sailor · account Tide/Ember";

/// Compiles each text as a line of a card and asserts that it reads back the same.
fn reads_back(card: &str, texts: &[&str]) {
    let mut faults = Vec::new();
    for text in texts {
        let source = format!("{card}\n{text}");
        let mut pool = CardPool::default();
        match LANGUAGE.compile(&source, "text", &mut pool) {
            Err(found) => faults.extend(found.iter().map(|fault| format!("{text}\n    {fault}"))),
            Ok(cards) => {
                let back = LANGUAGE.read_back(&pool, cards[0]);
                if back.as_ref() != Ok(&source) {
                    faults.push(format!("{text}\n    {back:?}"));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{} of {}\n{}", faults.len(), texts.len(), faults.join("\n"));
}

#[test]
fn headers_read_back() {
    for card in [CHARA, EVENT, ENGAGE, ACCOUNT, MISSION, "Net\nChara · cost 0 · power 500 · cannot attack · code LR-1"]
    {
        let mut pool = CardPool::default();
        let cards = LANGUAGE.compile(card, "text", &mut pool).unwrap();
        assert_eq!(LANGUAGE.read_back(&pool, cards[0]).unwrap(), card);
    }
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
            Form::Recorded(record) => Some(pool.counters[record.counter.index()].as_str()),
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
    reads_back(
        CHARA,
        &[
            "When Ferry Captain enters, draw 1 card.",
            "When Ferry Captain enters from your hand, draw 1 card.",
            "When Ferry Captain attacks, it gets +2000 power until the end of the attack.",
            "When Ferry Captain makes a successful attack, your opponent draws 1 card.",
            "When Ferry Captain levels up, reboot it.",
            "When Ferry Captain leaves, put it into its owner's hand.",
            "When Ferry Captain leaves by battle, draw 2 cards.",
            "When Ferry Captain enters or levels up, draw 1 card.",
            "When your Chara attacks, it gets +1000 power until the end of the mission phase.",
            "When your opponent's Chara facing Ferry Captain attacks, deal it 1000 damage.",
            "When you play an Event, sleep Ferry Captain.",
            "When your opponent plays a card, draw 1 card.",
            "When you clear a Mission, draw 1 card.",
            "When a Chara other than Ferry Captain enters, draw 1 card.",
            "When Ferry Captain is put into the energy zone from your deck, draw 1 card.",
            "When Ferry Captain is dealt damage, draw 1 card.",
            "When Ferry Captain is dealt damage by your opponent's effects, draw 1 card.",
            "When Ferry Captain deals battle damage to a Chara, make it leave.",
            "At the beginning of your main phase, draw 1 card.",
            "At the beginning of each player's start draw phase, draw 1 card.",
            "At the end of your mission phase, make Ferry Captain leave.",
            "At the beginning of the game, draw 1 card.",
            "Energy — When Ferry Captain is put into the energy zone, draw 1 card.",
            "When you have 3 or more Charas, draw 1 card.",
            "When Ferry Captain attacks, draw 1 card. This ability triggers only once per turn.",
            "When Ferry Captain enters, if you have a Chara in the centre, draw 1 card.",
            "While you have 3 or more Charas, when Ferry Captain attacks, draw 1 card.",
            "During your turn, when Ferry Captain leaves, draw 1 card.",
            "While it is the scout step, when your Chara enters, draw 1 card.",
            "While you have no Charas on a side, at the beginning of your main phase, draw 1 card.",
            "When Ferry Captain enters, {2} — draw 1 card.",
            "When Ferry Captain makes a Chara leave by battle, draw 1 card.",
            "When your Chara makes your opponent's Chara leave by battle, draw 1 card.",
            "When your opponent's Chara leaves by effects of Ferry Captain, draw 1 card.",
            "When Ferry Captain leaves by your opponent's effects, draw 1 card.",
            "When Ferry Captain finishes an attack, draw 1 card.",
            "When an attack ends, draw 1 card.",
            "When you shuffle your deck, draw 1 card.",
            "When you reload, draw 1 card.",
            "When you charge a card, draw 1 card.",
            "When you keep a card, draw 1 card.",
            "When you scout a card, draw 1 card.",
            "When Ferry Captain is put to sleep, draw 1 card.",
            "When there are no cards in your hand, draw 1 card.",
            "When your Chara with power 5000 or more enters, draw 1 card.",
            "When your card is put into the energy zone, draw 1 card.",
            "When Ferry Captain is dealt damage by your opponent's Event, draw 1 card.",
            "When you have 2 or more cleared Missions, draw 1 card.",
        ],
    );
}

#[test]
fn effects_read_back() {
    reads_back(
        EVENT,
        &[
            "Draw 2 cards.",
            "Draw 1 card for each of your Charas.",
            "Draw 1 card for each card in your trash.",
            "Choose 1 Chara. It gets -2000 power until the end of the mission phase.",
            "Choose 1 of your opponent's Charas with cost 3 or less. Make it leave.",
            "Choose 1 of your sleeping Sailor Charas in the centre. Reboot it.",
            "Choose up to 2 of your Charas. They get +1000 power until the end of the attack.",
            "Choose 1 Chara with power 4000 or more. Deal it 3000 damage.",
            "Choose 1 Chara with the scout icon. Put it into its owner's hand.",
            "Choose 1 Chara with no abilities. Put it into the trash.",
            "Choose 1 Chara in your trash. Make it enter an area of yours without Charas.",
            "Choose 1 Chara in your trash. Make it enter an area of yours in the centre without Charas rebooted.",
            "Choose 1 card in your hand. Put it into the energy zone.",
            "Choose 1 card in your trash. Put it on top of its owner's deck.",
            "Choose 1 card with account Tide or Ember in your trash. Remove it.",
            "Choose 1 of your Charas. Choose 1 card in your trash. Make it EXP of the former.",
            "All your Charas get +1000 power until the end of the mission phase.",
            "Deal 1000 damage to all your opponent's Charas.",
            "Put the top 2 cards of your deck into the energy zone.",
            "Your opponent chooses 1 of their Charas. Make it leave.",
            "Your opponent chooses 1 card in their hand. Put it into the trash.",
            "You may draw 1 card. If you do, put the top card of your deck into the trash.",
            "If you have 3 or more Sailor Charas, draw 2 cards.",
            "If there are 5 or more cards in your energy zone, draw 1 card.",
            "Choose up to 3 of your opponent's Charas. Divide 6000 damage among them as you like.",
            "Search your deck for up to 1 Sailor Chara and put it into its owner's hand.",
            "Look at the top 3 cards of your deck. Put them on top of your deck in any order.",
            "Reveal the top card of your deck.",
            "Gain 2 Spark counters.",
            "Your opponent gains 1 Spark counter.",
            "Consume 1 Spark counter.",
            "Scout.",
            "Each player scouts.",
            "Reload.",
            "Choose 1 of your Charas. Slide it.",
            "Choose 1 of your Missions. Check it.",
            "Choose 1 Mission. Clear it.",
            "Choose 1 Event in your hand. Play it without paying its cost.",
            "At the end of the mission phase, draw 1 card.",
            "Choose 1 Chara. At the end of the attack, make it leave.",
            "Choose 1 Chara. It cannot attack until the end of the mission phase.",
            "Choose 1 Chara. It cannot leave until the end of the mission phase.",
            "Choose 1 Chara. It loses all its abilities until the end of the mission phase.",
            "Choose 1 Chara. It gains the scout icon until the end of the mission phase.",
            "Choose 1 Chara. It gains \"When this card attacks, draw 1 card.\" until the end of the mission phase.",
            "Choose 1 Chara. Its power becomes 4000 until the end of the mission phase.",
            "All Charas in your hand cost {1} less until the end of the mission phase.",
            "Choose 1 Chara. If it would leave this turn, nothing happens instead.",
            "Choose 1 of your Charas. The next time it would be dealt damage this turn, the damage becomes 0 instead.",
            "Choose 1 lane. All Charas in that lane get -1000 power until the end of the mission phase.",
            "Choose 1 area of yours without Charas. Choose 1 Chara in your trash. Make it enter that area.",
            "Select 1 of the 2 following actions. \"Draw 1 card.\" \"Your opponent draws 1 card.\"",
            "Shuffle your deck.",
            "Choose 1 Chara. It gets -3000 power to a minimum of 1000 until the end of the mission phase.",
            "All Charas in your hand get -1 cost to a minimum of 1 until the end of the mission phase.",
            "All cards you play cost {1} more until the end of the mission phase.",
            "Check all your Missions.",
            "Choose 1 of your cleared Missions. Reveal it.",
            "Choose up to 2 Charas in your energy zone. Make them enter.",
            "Each player chooses 1 Chara in their energy zone. Make them enter.",
            "When your Chara attacks this turn, draw 1 card.",
            "If you have played 2 or more cards this turn, draw 1 card.",
            "Choose 1 Chara. Deal it damage equal to its power.",
            "You lose the game.",
            "Choose 1 of your Charas. Put all EXP of it into the trash.",
            "Choose 1 Chara. Put all cards connected to it into the trash.",
            "Choose 1 Engage in your hand. Choose 1 of your Charas. Connect the former to it.",
        ],
    );
}

#[test]
fn activated_abilities_read_back() {
    reads_back(
        CHARA,
        &[
            "Sleep — Draw 1 card.",
            "{1}, sleep — Choose 1 Chara facing Ferry Captain. It gets -2000 power until the end of the mission phase.",
            "{2} — Draw 1 card. You can only use this ability once per turn.",
            "Put 1 card in your hand into the trash — Draw 1 card.",
            "Consume 1 Spark counter — Reboot Ferry Captain.",
            "Consume 3 Spark counters — Reboot Ferry Captain.",
            "Put 1 EXP of Ferry Captain into the trash — Reboot it.",
            "Sleep 2 of your Charas — Draw 1 card.",
            "Remove 1 card in your trash — Draw 1 card.",
            "{0} — Draw 1 card. You can only use this ability if you have 3 or more Charas.",
            "Energy — {1} — Put Ferry Captain into its owner's hand.",
        ],
    );
    let mut pool = CardPool::default();
    let cards = LANGUAGE.compile(&format!("{ACCOUNT}\nSleep — Draw 1 card."), "text", &mut pool).unwrap();
    let ability = pool.ability(pool.card(cards[0]).abilities[0]);
    assert_eq!((ability.label, ability.works.has(zone::ACCOUNT)), (label::ACTIVATED, true));
}

#[test]
fn static_abilities_read_back() {
    reads_back(
        CHARA,
        &[
            "Ferry Captain gets +1000 power.",
            "Ferry Captain gets +1000 power for each EXP of it.",
            "All your Sailor Charas other than Ferry Captain get +1000 power.",
            "While you have 3 or more Charas, Ferry Captain gets +2000 power.",
            "While Ferry Captain is in the centre, it cannot be chosen by your opponent's effects.",
            "During your turn, all your opponent's Charas facing Ferry Captain get -1000 power.",
            "All your opponent's Charas get -3000 power to a minimum of 1000.",
            "All Charas in your hand get -2 cost to a minimum of 1.",
            "Ferry Captain cannot attack.",
            "Ferry Captain costs {1} less for each of your Sailor Charas.",
            "Ferry Captain costs {2} less, but not less than {1}.",
            "All your Charas gain the trait Sailor.",
            "If Ferry Captain would leave, you may put it into its owner's hand instead.",
            "If your Chara would be dealt damage, the damage is reduced by 1000 instead.",
            "If you would draw a card, put the top card of your deck into the energy zone instead.",
            "You cannot draw cards.",
            "The abilities of all your Charas cost {1} more.",
            "All Events you play cost {1} less.",
            "Ferry Captain gets -2000 power to a minimum of 1000.",
            "Ferry Captain cannot leave by your opponent's effects.",
            "While you have 3 or more Charas, if Ferry Captain would leave, remove it instead.",
            "If Ferry Captain would leave, remove it instead.",
        ],
    );
    reads_back(
        ENGAGE,
        &[
            "The connected Chara gets +1000 power.",
            "The connected Chara cannot leave by battle.",
            "On play — Draw 1 card.",
            "When your Chara attacks, draw 1 card.",
        ],
    );
}

#[test]
fn other_wordings_say_the_same() {
    let same = [
        ("It leaves.", "Make it leave."),
        ("It enters.", "Make it enter."),
        ("It becomes EXP of the former.", "Make it EXP of the former."),
        ("It gets +1000 power this turn.", "It gets +1000 power until the end of the mission phase."),
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
