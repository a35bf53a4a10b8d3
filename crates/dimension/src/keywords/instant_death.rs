//! Part 5, chapter 2: Instant Death.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{kind, label, number, verb, zone};
use duel::ability::{Ability, Body, Duration, End, Form, On, Op, Trigger};
use duel::amount::{Amount, What};
use duel::cites::KeywordCites;
use duel::filter::{Cmp, Filter, Test};
use duel::item::Item;
use duel::object::Ref;
use duel::pool::CardPool;
use duel::words::{AbilityId, Kinds, Zones};

/// What is dealt battle damage goes to the graveyard as that battle ends (5-2-2).
pub(crate) const CITES: KeywordCites = KeywordCites { event: cite!("5-2-2"), ..KeywordCites::UNNUMBERED };

/// Instant Death as an ability: a unit that this deals battle damage to, of a play cost of so much or less where it has a
/// level, goes to its owner's graveyard as that battle ends (5-2-2).
pub fn ability(pool: &mut CardPool, level: Option<i32>) -> Ability {
    let end = Trigger { on: On::Deed(verb::END_BATTLE), subject: Filter::any(), counterpart: None };
    let squares = Zones::of(&[zone::SQUARE]);
    let die = Op::Move {
        what: What::Subject,
        to: zone::GRAVE,
        end: End::Top,
        verb: verb::DESTROY,
        turned: None,
        control: None,
    };
    let later = Ability {
        body: Body { choose: Vec::new(), ops: vec![die] },
        ..Ability::new(Form::Triggered(end), label::TRIGGER, squares)
    };
    let later = pool.add_ability(later);
    let tests = level.map(|level| Test { number: number::COST, cmp: Cmp::AtMost, amount: Amount::Fixed(level) });
    let subject = Filter { kinds: Kinds::of(&[kind::UNIT]), tests: tests.into_iter().collect(), ..Filter::any() };
    let hit = Trigger { on: On::Dealt(verb::STRIKE), subject, counterpart: Some(Filter::this()) };
    Ability {
        body: Body {
            choose: Vec::new(),
            ops: vec![Op::Delay { ability: later, duration: Duration::Battle, once: true }],
        },
        ..Ability::new(Form::Triggered(hit), label::INSTANT_DEATH, squares)
    }
}

/// The level of an Instant Death, if this is one: none inside, if it has none.
pub fn level(ability: &Ability) -> Option<Option<i32>> {
    let Form::Triggered(trigger) = &ability.form else { return None };
    (ability.label == label::INSTANT_DEATH).then(|| {
        trigger.subject.tests.iter().find_map(|test| match test.amount {
            Amount::Fixed(level) if test.number == number::COST => Some(level),
            _ => None,
        })
    })
}

/// A unit that left the squares before its battle damage was dealt has no Instant Death any more (5-2-2-1).
pub(crate) fn forget(cx: &mut Context, item: &Item) {
    let (Some(first), Some(second)) = (item.subject, item.counterpart) else { return };
    for (dealer, hurt, dealt) in [(first, second, item.amount), (second, first, item.x)] {
        if dealt == 0 || cx.s.alive(dealer) {
            continue;
        }
        let Some(ability) = deadly(cx, dealer) else { continue };
        if !cx.by(cite!("5-2-2-1")) {
            let seat = cx.s.object(dealer.slot).owner;
            let left = Item { subject: Some(hurt), ..Item::new(ability, dealer, seat) };
            cx.s.waiting.push(left);
        }
    }
}

/// The Instant Death that is printed on a card.
fn deadly(cx: &Context, dealer: Ref) -> Option<AbilityId> {
    let abilities = &cx.pool.card(cx.s.object(dealer.slot).card).abilities;
    abilities.iter().copied().find(|&id| cx.pool.ability(id).label == label::INSTANT_DEATH)
}
