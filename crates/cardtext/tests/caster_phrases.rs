//! Claims about the phrases of The Caster Chronicles' language: what is compiled reads back as it was written.

use crate::caster_lines::*;
use crate::reading::cards_read_back;
use cardtext::Language;
use caster::words::{keyword, kind, label, number, zone};
use duel::card::ability::{Form, Op};
use duel::card::amount::{Amount, Condition, What};
use duel::card::pool::CardPool;
use duel::ids::CardId;

const LANGUAGE: Language = Language::Caster;

fn compiled(source: &str) -> (CardPool, CardId) {
    let mut pool = CardPool::default();
    let cards = LANGUAGE.compile(source, "text", &mut pool).unwrap_or_else(|faults| panic!("{}", faults[0]));
    (pool, cards[0])
}

/// Compiles each text as a line of a card and asserts that it reads back the same.
fn reads_back(card: &str, texts: &[&str]) {
    cards_read_back(LANGUAGE, texts.iter().map(|text| format!("{card}\n{text}")));
}

#[test]
fn headers_read_back() {
    for card in [
        SERVANT,
        CONJURE,
        CASTER,
        DEITY,
        BARRIER,
        "Passing Rag\nServant · cost 2 · 500/500",
        "Twin Flame\nIgnus/Aqua SoulBond Servant · cost 5 · 4000/3000 · trait Spirit · material Ember Adept♥Tide Adept",
        "Wild Peal\nAes Conjure · cost X",
        "Endless Stair\nSolis Servant · cost ∞ · ∞/∞ · code SB-90",
        "Puddle\nAqua Servant · 500/500 · trait Puddle · token",
        "Brass Coin\nToken",
    ] {
        let (pool, id) = compiled(card);
        assert_eq!(LANGUAGE.read_back(&pool, id).unwrap(), card);
    }
}

/// The level stands behind the name of a caster and is no part of it; a version is part of the card's name only (202.3).
#[test]
fn casters_are_called_by_their_level() {
    let (pool, id) = compiled("Tide Adept (Flood) Lv2\nAqua Caster · Lv2");
    let card = pool.card(id);
    let names: Vec<&str> = card.characteristics.names.iter().map(|name| pool.names[name.index()].as_str()).collect();
    assert_eq!(
        (names.as_slice(), pool.name(id)),
        (["Tide Adept (Flood)", "Tide Adept"].as_slice(), "Tide Adept (Flood) Lv2")
    );
    assert_eq!((card.code.as_str(), card.characteristics.number(number::LEVEL)), ("Tide Adept (Flood) Lv2", 2));
    assert!(card.characteristics.keywords.has(keyword::AETHER));
}

#[test]
fn keywords_read_back() {
    reads_back(SERVANT, KEYWORDS);
    reads_back(SERVANT, &["[Double Corrupt]\n[Quickcast]\n[Break]"]);
    let (pool, id) = compiled(&format!("{SERVANT}\n[Break] (discard a card)"));
    let ability = pool.ability(pool.card(id).abilities[0]);
    assert_eq!((ability.label, ability.cost.parts.len()), (label::BREAK, 1));
    assert!(pool.card(id).characteristics.keywords.has(keyword::BREAK));
}

#[test]
fn triggered_abilities_read_back() {
    reads_back(SERVANT, TRIGGERED);
}

#[test]
fn activated_abilities_read_back() {
    reads_back(SERVANT, ACTIVATED);
    let (pool, id) = compiled(&format!("{CASTER}\n[Rest]: Produce [1]."));
    assert_eq!(pool.ability(pool.card(id).abilities[0]).label, label::AETHER);
}

#[test]
fn static_abilities_read_back() {
    reads_back(SERVANT, STATIC);
}

#[test]
fn effects_read_back() {
    reads_back(CONJURE, EFFECTS);
}

#[test]
fn abilities_of_other_kinds_read_back() {
    reads_back(CASTER, OF_CASTERS);
    reads_back(DEITY, OF_DEITIES);
    reads_back(BARRIER, OF_BARRIERS);
}

/// What is called target is chosen as the ability is played, where it is first spoken of; "it" is the last.
#[test]
fn targets_are_chosen_where_they_are_spoken_of() {
    let (pool, id) = compiled(&format!(
        "{CONJURE}\nDestroy target enemy servant and target allied servant. Return target caster to its owner's hand."
    ));
    let body = &pool.ability(pool.card(id).abilities[0]).body;
    assert_eq!(body.phrases.len(), 3);
    let [Op::Move { what: both, .. }, Op::Move { what: last, .. }] = body.ops.as_slice() else { panic!("{body:?}") };
    assert_eq!((both, last), (&What::Several(vec![What::Target(0), What::Target(1)]), &What::Target(2)));
}

/// What a text says without "target" is picked as it resolves, by who does something with it.
#[test]
fn what_is_no_target_is_picked_as_the_text_resolves() {
    let (pool, id) = compiled(&format!("{CONJURE}\nTarget enemy player banishes a servant."));
    let body = &pool.ability(pool.card(id).abilities[0]).body;
    assert!(body.phrases.is_empty());
    let [Op::Pick { filter, .. }, Op::Move { what: What::Picked(0), .. }] = body.ops.as_slice() else {
        panic!("{body:?}")
    };
    assert_eq!(filter.whose, duel::card::filter::Whose::Opponents);
}

/// "… this turn" of events is how often they were seen; of the card itself it is noted on the card.
#[test]
fn what_happened_this_turn_is_counted() {
    let condition = |text: &str| {
        let (pool, id) = compiled(&format!("{CONJURE}\nDraw a card if {text} this turn."));
        match &pool.ability(pool.card(id).abilities[0]).body.ops[0] {
            Op::If { condition, .. } => condition.clone(),
            op => panic!("{op:?}"),
        }
    };
    for text in ["an allied servant attacked", "you drew a card", "two or more allied servants were destroyed"] {
        assert!(matches!(condition(text), Condition::Compare(Amount::TimesHappened(_), ..)), "{text}");
    }
    assert!(matches!(condition("this card battled"), Condition::Is(What::This, _)));
}

/// Each wording on the left is read as that on the right, and passes as itself.
#[test]
fn other_wordings_say_the_same() {
    for (other, usual) in [
        ("This servant can't be attacked while rested.", "This card cannot be attacked while rested."),
        ("[Break](When this card is put into your hand from an orb zone, you may play it.)", "[Break]"),
        ("[Enter] ⇒ Return this servant to it's owner's hand.", "[Enter] ⇒ Return this card to its owner's hand."),
        ("[Enter] ⇒ Draw a card. Then discard a card.", "[Enter] ⇒ Draw a card. Discard a card."),
        ("[Enter] ⇒ Draw a card, then discard a card.", "[Enter] ⇒ Draw a card. Discard a card."),
        (
            "[Enter] ⇒ Choose two target servants an enemy player controls. That enemy player banishes one of them.",
            "[Enter] ⇒ Choose two target enemy servants. Target enemy player banishes one of them.",
        ),
        (
            "[Enter] ⇒ Reveal the top card of your deck. If it's a Golem, add it to your hand.",
            "[Enter] ⇒ Reveal the top card of your deck. If it is a Golem, put it into your hand.",
        ),
        ("As long as it is an allied turn, this card gains +500 ATK.", "This card gains +500 ATK during your turn."),
        ("All enemy servants enter the field rested.", "Enemy servants enter the field rested."),
        (
            "[Enter] ⇒ Rest all servants with ATK greater than its printed ATK.",
            "[Enter] ⇒ Rest all servants with increased ATK.",
        ),
        ("[Enter] ⇒ Take an extra turn after this one.", "[Enter] ⇒ Take an extra turn after this turn."),
        ("This card may attack enemy players even if there are reversed enemy servants.", "This card gains [Hubris]."),
        (
            "Whenever this card is destroyed by battle ⇒ Draw a card.",
            "Whenever this card is destroyed in battle ⇒ Draw a card.",
        ),
    ] {
        let back = |text: &str| {
            let (pool, id) = compiled(&format!("{SERVANT}\n{text}"));
            (LANGUAGE.read_back(&pool, id).unwrap(), pool)
        };
        assert_eq!(back(other), back(usual));
        assert_eq!(back(other).0, format!("{SERVANT}\n{usual}"));
        let report = LANGUAGE.check([("text", format!("{SERVANT}\n{other}").as_str())]);
        assert_eq!(report.to_string().lines().last(), Some("1 cards: 1 compile, 1 read back"), "{other}");
    }
}

/// Several of a race are called by its plural, where a card of the file has that race.
#[test]
fn races_have_plurals() {
    let source = "Bell Ringer\nTerra Servant · cost 1 · 500/500 · trait Ringer\nAllied Golems gain +500 ATK.\n\n\
                  Clay Head\nTerra Servant · cost 1 · 500/500 · trait Golem";
    let (pool, id) = compiled(source);
    assert!(LANGUAGE.read_back(&pool, id).unwrap().ends_with("Allied Golem gain +500 ATK."));
    assert!(!pool.traits.iter().any(|word| word == "trait Golems"));
}

/// A token that a text defines is a card of the pool, once.
#[test]
fn tokens_are_cards_of_the_pool() {
    let (pool, _) = compiled(&format!(
        "{SERVANT}\n[Enter] ⇒ Create a 500/500 Puddle token.\n[Last Words] ⇒ Create two 500/500 Puddle tokens."
    ));
    let tokens: Vec<_> = pool.cards.iter().filter(|card| card.token).collect();
    assert_eq!(tokens.len(), 1);
    assert!(tokens[0].characteristics.kinds.has(kind::SERVANT));
    assert_eq!(tokens[0].characteristics.number(number::ATK), 500);
}

/// Where abilities work: on the field, but in the chase zone what a conjure does, and everywhere what a card is (904.2).
#[test]
fn abilities_work_where_their_card_is_then() {
    let works = |card: &str, text: &str| {
        let (pool, id) = compiled(&format!("{card}\n{text}"));
        let ability = pool.ability(pool.card(id).abilities[0]);
        (ability.works_in, matches!(ability.form, Form::Static(_)))
    };
    assert_eq!(works(SERVANT, "[Enter] ⇒ Draw a card.").0, zone::ENTITIES);
    assert!(works(CONJURE, "Draw a card.").0.has(zone::CHASE));
    assert!(works(SERVANT, "This card gains the trait Ringer.").0.has(zone::DECK));
    assert!(works(SERVANT, "This card costs [1] less to play.").0.has(zone::HAND));
    assert!(
        works(BARRIER, "Banish this card: Produce [1]. Play this ability only from your caster zone.")
            .0
            .has(zone::CASTERS)
    );
}
