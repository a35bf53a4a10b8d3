//! Claims about what text means: the data it compiles to.

use cardtext::Language;
use crystal::words::{CRYSTAL, element, keyword, kind, label, number, verb, zone};
use duel::card::ability::*;
use duel::card::amount::{Amount, Condition, What, Who};
use duel::card::characteristics::Orientation;
use duel::card::filter::{Cmp, Filter, SelfRef, Whose};
use duel::card::pool::CardPool;
use duel::ids::*;

fn pool(lines: &str) -> CardPool {
    let mut pool = CardPool::default();
    Language::Crystal.compile(lines, "cards.txt", &mut pool).unwrap();
    pool
}

fn ability(line: &str) -> Ability {
    let pool = pool(&format!("Reed Piper\nWind Forward · cost 2 · power 5000\n{line}"));
    pool.abilities.last().unwrap().clone()
}

#[test]
fn a_header_becomes_the_printed_profile() {
    let pool =
        pool("Twin\nFire/Ice Forward · cost 4 · power 8000 · job Guard/Sailor · category SB · generic\nBrave, Haste");
    let profile = &pool.cards[0].characteristics;
    assert_eq!(profile.colours, Colours::of(&[element::FIRE, element::ICE]));
    assert_eq!(profile.kinds, Kinds::of(&[kind::FORWARD]));
    assert_eq!((profile.number(number::COST), profile.number(number::POWER)), (4, 8000));
    assert_eq!(profile.keywords, Keywords::of(&[keyword::BRAVE, keyword::HASTE, keyword::GENERIC]));
    assert_eq!(pool.traits, ["job Guard", "job Sailor", "category SB"]);
    assert_eq!(pool.cards[0].code, "Twin");
}

#[test]
fn a_trigger_that_chooses_compiles_to_a_target_and_damage() {
    let ability = ability("When Reed Piper attacks, choose 1 dull Forward opponent controls. Deal it 3000 damage.");
    let trigger = Trigger { on: EventPattern::Deed(verb::ATTACK), subject: Filter::this(), counterpart: None };
    let mut expected = Ability::new(Form::Triggered(trigger), label::AUTO, Zones::of(&[zone::FIELD]));
    expected.body.phrases.push(ChoosingPhrase {
        place_filter: None,
        divide: None,
        filter: Filter {
            zones: Zones::of(&[zone::FIELD]),
            whose: Whose::Opponents,
            kinds: Kinds::of(&[kind::FORWARD]),
            orientation: Some(Orientation::Sideways),
            ..Filter::default()
        },
        min: Amount::Fixed(1),
        max: Amount::Fixed(1),
    });
    expected.body.ops.push(Op::Damage { what: What::Target(0), amount: Amount::Fixed(3000) });
    assert_eq!(ability, expected);
}

#[test]
fn the_opponent_picks_what_to_discard() {
    let ability = ability("When Reed Piper attacks, your opponent discards 1 card from their hand.");
    let filter = Filter { zones: Zones::of(&[zone::HAND]), whose: Whose::Opponents, ..Filter::default() };
    assert_eq!(
        ability.body.ops,
        [
            Op::Pick { who: Who::Opponent, filter, min: Amount::Fixed(1), max: Amount::Fixed(1) },
            Op::Move {
                what: What::Picked(0),
                to: zone::BREAK,
                end: End::Top,
                verb: verb::DISCARD,
                turned: None,
                control: None
            },
        ]
    );
}

#[test]
fn a_cost_keeps_currency_and_other_parts_apart() {
    let ability = ability("{Fire}{2}{Dull}{Crystal}, put Reed Piper into the Break Zone: Draw 1 card.");
    assert_eq!(ability.cost.price.coloured[element::FIRE.index()], 1);
    assert_eq!(ability.cost.price.generic, 2);
    let pool = pool("Reed Piper\nWind Forward · cost 2 · power 5000\n{Crystal}: Draw 1 card.");
    assert_eq!(pool.counters, [CRYSTAL]);
    assert_eq!(
        ability.cost.parts,
        [
            CostPart::Turn { what: CostObjects::This, to: Orientation::Sideways, verb: verb::DULL },
            CostPart::SpendPlayerCounters(Counter(0), 1),
            CostPart::Move { what: CostObjects::This, to: zone::BREAK, verb: verb::PUT },
        ]
    );
}

#[test]
fn a_reduction_of_its_own_cost_works_in_the_hand() {
    let ability = ability("The cost required to cast Reed Piper is reduced by 2 for each Wind Backup you control.");
    assert_eq!(ability.works_in, Zones::of(&[zone::HAND]));
    let Form::Static(affects) = &ability.form else { panic!("{ability:?}") };
    assert_eq!(affects[0].filter.this, SelfRef::Only);
    assert!(matches!(&affects[0].changes[..], [Change::CostIncrease(Amount::Times(-2, _))]));
}

#[test]
fn what_may_be_done_governs_its_operations_and_what_follows_asks_whether_it_was_done() {
    let ability = ability("When Reed Piper attacks, you may discard 1 card from your hand. If you do so, draw 1 card.");
    assert!(matches!(
        &ability.body.ops[..],
        [
            Op::May { who: Who::You, skip: 2 },
            Op::Pick { .. },
            Op::Move { .. },
            Op::IfDone { skip: 1 },
            Op::TakeFromTop { .. }
        ]
    ));
}

#[test]
fn a_condition_right_after_the_trigger_belongs_to_the_ability() {
    let ability = ability("At the beginning of your Attack Phase, if you control 2 or more Forwards, draw 1 card.");
    let Some(Condition::All(all)) = &ability.condition else { panic!("{ability:?}") };
    assert_eq!(all[0], Condition::TurnOf(Who::You));
    assert!(matches!(&all[1], Condition::Compare(Amount::Count(_), Cmp::AtLeast, Amount::Fixed(2))));
}

#[test]
fn the_name_of_another_card_that_begins_alike_is_not_the_card_itself() {
    let ability = ability("When Reed Piper attacks, choose 1 [Card Name Reed Piper King]. Break it.");
    assert_eq!(ability.body.phrases[0].filter.this, SelfRef::Any);
    assert_eq!(ability.body.phrases[0].filter.names.len(), 1);
}
