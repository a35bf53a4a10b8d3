//! Part 5, chapter 9: Pincer.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{kind, label, zone};
use duel::book::rule_sets::KeywordRules;
use duel::card::ability::{EventPattern, Trigger};
use duel::card::amount::{Amount, Condition};
use duel::card::filter::{Between, Cmp, Filter, SelfRef, Whose};
use duel::card::pool::CardPool;
use duel::ids::{Kinds, Zones};
use duel::state::stack_item::{NO_ABILITY, StackItem};

/// Pincer triggers when its unit is put on a square, if an enemy unit is between it and another unit of its player
/// (5-9-1).
const CITES: KeywordRules = KeywordRules { event: cite!("5-9-1"), unmet: cite!("5-9-1"), ..KeywordRules::UNNUMBERED };
/// It also triggers if the three stand diagonally (5-9-3).
const DIAGONALLY: KeywordRules = KeywordRules { event: cite!("5-9-3"), ..CITES };

fn unit(whose: Whose, this: SelfRef) -> Filter {
    let (zones, kinds) = (Zones::of(&[zone::SQUARE]), Kinds::of(&[kind::UNIT]));
    Filter { zones, kinds, whose, this, ..Filter::any() }
}

/// Pincer affects units between two units of its player (5-9-1).
pub fn between() -> Between {
    let own = || Box::new(unit(Whose::Yours, SelfRef::Any));
    Between { one: own(), other: own() }
}

/// Pincer's event: the unit is put on a square, also from another square (5-9-1).
pub fn trigger() -> Trigger {
    let on = EventPattern::Move { from: Zones::EMPTY, to: Zones::of(&[zone::SQUARE]), verb: None };
    Trigger { on, subject: Filter::this(), counterpart: None }
}

/// The filter for enemy units between this unit and another of its player.
fn caught() -> Filter {
    let (one, other) = (Box::new(Filter::this()), Box::new(unit(Whose::Yours, SelfRef::Other)));
    Filter { between: Some(Between { one, other }), ..unit(Whose::Opponents, SelfRef::Any) }
}

/// Pincer's condition: an enemy unit is between this unit and another of its player (5-9-1).
pub fn condition() -> Condition {
    Condition::Compare(Amount::Count(Box::new(caught())), Cmp::AtLeast, Amount::Fixed(1))
}

/// A unit with Pincer that has left counts at the square where it last was (4-2-6, reading D12).
pub(crate) fn stays(pool: &CardPool, item: &StackItem) -> bool {
    item.ability != NO_ABILITY && pool.ability(item.ability).label == label::PINCER
}

/// The rules of a Pincer trigger: 5-9-3 applies if all units it has caught stand diagonally.
pub(crate) fn cites(cx: &Context, item: &StackItem) -> &'static KeywordRules {
    let here = cx.state.object(item.source.slot).place;
    let straight = |place: u8| place % 3 == here % 3 || place / 3 == here / 3;
    let mut any = false;
    cx.read()
        .for_each_fitting(&cx.scope(item.source.slot), &caught(), |slot| any |= straight(cx.state.object(slot).place));
    if any { const { &CITES } } else { const { &DIAGONALLY } }
}
