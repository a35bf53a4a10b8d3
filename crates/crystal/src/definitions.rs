//! Chapter 6: players, owners and controllers, sources, counters; damage to players (6.5) is in `damage.rs`.

use crate::book::Context;
use crate::edition::{Edition, Obeys};
use crate::rule_process::same_name;
use crate::rules::{Cited, cite};
use crate::words::{element, zone};
use duel::ability::Form;
use duel::item::{Item, NO_ABILITY};
use duel::object::Slot;
use duel::words::{Rule, Seat};

/// Of players who act at the same time, the turn player decides first; then all of it happens at once (6.1.4).
pub(crate) const TURN_FIRST: Cited = cite!("6.1.4");
/// Who puts a card onto the field by an effect controls it (6.2.4).
pub(crate) const PUTS: Cited = cite!("6.2.4");
/// An effect can give control of a card on the field to another player; its owner stays the same (F 6.2.6; S 6.2.5).
pub(crate) const CONTROL: Cited = cite!(f "6.2.6", s "6.2.5");
/// What changes controllers has not entered the field anew (F 6.2.6.1).
pub(crate) const NOT_ANEW: Cited = cite!(f "6.2.6.1");

/// Control can be gained of what could not enter: a card of the same name, or a second Light or Dark one. The rule
/// processes then deal with them (F 6.2.6.2; the older system has them do so, and does not say how else it could come
/// to it).
pub(crate) fn may_control<E: Edition>(cx: &Context<E>, slot: Slot, seat: Seat) -> bool {
    const ALL_THE_SAME: Cited = cite!(f "6.2.6.2");
    let bright = |slot: Slot| cx.s.profile(slot).colours.meets(element::LIGHT_AND_DARK);
    let bars = |other: Slot| other != slot && (same_name(cx, slot, other) || bright(slot) && bright(other));
    !ALL_THE_SAME.is_in::<E>() || !cx.controlled(zone::FIELD, seat).any(bars) || cx.obeys(ALL_THE_SAME)
}

/// What is active can be activated, and what is dull dulled, whatever card it is (S 6.3.1.1).
pub(crate) const TURNED_AGAIN: Cited = cite!(s "6.3.1.1");

/// Where an auto-ability that is left to wait comes from, and who controls that: the Summon that resolves (6.4.1.1),
/// the ability that resolves (6.4.1.2), or the card whose field ability replaces something (6.4.1.3).
pub(crate) fn origin<E: Edition>(cx: &Context<E>, item: &Item) -> Rule {
    if item.card.is_some() || item.ability == NO_ABILITY {
        return cite!("6.4.1.1").of::<E>();
    }
    match cx.pool.ability(item.ability).form {
        Form::Replacement(_) => cite!("6.4.1.3").of::<E>(),
        Form::Spell | Form::Activated | Form::Triggered(_) | Form::Recorded(_) | Form::Static(_) => {
            cite!("6.4.1.2").of::<E>()
        }
    }
}

/// An ability on the stack does not need its source any more (6.4.2).
pub(crate) const INDEPENDENT: Cited = cite!("6.4.2");
/// Counters of the same name are the same, whatever put them there (F 6.7.2).
pub(crate) const ALIKE: Cited = cite!(f "6.7.2");
/// What changes zones loses its counters (F 6.7.3).
pub(crate) const SHED: Cited = cite!(f "6.7.3");
