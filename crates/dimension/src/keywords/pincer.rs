//! Part 5, chapter 9: Pincer.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{kind, label, zone};
use duel::ability::{On, Trigger};
use duel::amount::{Amount, Condition};
use duel::cites::KeywordCites;
use duel::filter::{Between, Cmp, Filter, Self_, Whose};
use duel::item::{Item, NO_ABILITY};
use duel::pool::CardPool;
use duel::words::{Kinds, Zones};

/// Putting the unit on a square sets it off, if an opposing unit is between it and another unit of its player (5-9-1).
const CITES: KeywordCites = KeywordCites { event: cite!("5-9-1"), unmet: cite!("5-9-1"), ..KeywordCites::UNNUMBERED };
/// It does so even if the three stand diagonally (5-9-3).
const DIAGONALLY: KeywordCites = KeywordCites { event: cite!("5-9-3"), ..CITES };

fn unit(whose: Whose, this: Self_) -> Filter {
    let (zones, kinds) = (Zones::of(&[zone::SQUARE]), Kinds::of(&[kind::UNIT]));
    Filter { zones, kinds, whose, this, ..Filter::any() }
}

/// What is between two units of one's own: what Pincer has an effect on (5-9-1).
pub fn between() -> Between {
    let own = || Box::new(unit(Whose::Yours, Self_::Any));
    Between { one: own(), other: own() }
}

/// What sets Pincer off: the unit is put on a square, from a square too (5-9-1).
pub fn trigger() -> Trigger {
    let on = On::Move { from: Zones::EMPTY, to: Zones::of(&[zone::SQUARE]), verb: None };
    Trigger { on, subject: Filter::this(), counterpart: None }
}

/// An opposing unit between this one and another of one's own.
fn caught() -> Filter {
    let (one, other) = (Box::new(Filter::this()), Box::new(unit(Whose::Yours, Self_::Other)));
    Filter { between: Some(Between { one, other }), ..unit(Whose::Opponents, Self_::Any) }
}

/// What Pincer asks for: that an opposing unit is between this one and another of one's own (5-9-1).
pub fn condition() -> Condition {
    Condition::Compare(Amount::Count(Box::new(caught())), Cmp::AtLeast, Amount::Fixed(1))
}

/// A unit with Pincer that has gone since counts where it last was (4-2-6, reading D12).
pub(crate) fn stays(pool: &CardPool, item: &Item) -> bool {
    item.ability != NO_ABILITY && pool.ability(item.ability).label == label::PINCER
}

/// The rules by which Pincer triggers: another if all that it has caught stand diagonally (5-9-3).
pub(crate) fn cites(cx: &Context, item: &Item) -> &'static KeywordCites {
    let here = cx.s.object(item.source.slot).place;
    let straight = |place: u8| place % 3 == here % 3 || place / 3 == here / 3;
    let mut any = false;
    cx.read().each(&cx.scope(item.source.slot), &caught(), |slot| any |= straight(cx.s.object(slot).place));
    if any { const { &CITES } } else { const { &DIAGONALLY } }
}
