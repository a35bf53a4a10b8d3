//! Part 6, chapter 6: bound strategies, which stay face up with a unit.

use crate::book::Context;
use crate::definitions::status::RELEASED;
use crate::rules::cite;
use crate::words::{kind, verb, zone};
use duel::card::ability::End;
use duel::event::{Event, Happening};
use duel::ids::{Kinds, Rule, Verb};
use duel::state::object::{Object, Slot};

/// The card is a strategy bound to a unit (6-6-1).
pub(crate) fn is(object: &Object) -> bool {
    object.attached_to.is_some() && object.face_up
}

/// A strategy is bound face up (6-6-2), on the square of its unit (6-6-4).
pub(crate) fn attach(cx: &Context, slot: Slot, host: Slot) -> Option<Happening> {
    let unit = cx.state.object(host);
    if unit.zone != zone::SQUARE || !cx.state.characteristics(host).kinds.has(kind::UNIT) {
        return None;
    }
    let place = if cx.cite(cite!("6-6-4")) { unit.place } else { 0 };
    let (side, face_up) = (cx.state.object(slot).controller, cx.cite(cite!("6-6-2")));
    Some(Happening::Move { slot, to: zone::SQUARE, side, end: End::Top, place, turned: RELEASED, face_up })
}

/// A bound strategy is still a strategy (6-6-3).
pub(crate) fn kinds(cx: &Context, slot: Slot) -> Kinds {
    if cx.cite(cite!("6-6-3")) { cx.state.characteristics(slot).kinds } else { Kinds::EMPTY }
}

/// A bound strategy follows its unit from square to square (6-6-5), and goes to the graveyard when the unit leaves the
/// squares (6-6-6). If several units with bound strategies move, each is followed by its own (6-6-7).
pub(crate) fn follow_host(cx: &Context, slot: Slot, leader: &Event) -> Option<(Happening, Verb, Rule)> {
    let Happening::Move { slot: unit, to, place, face_up, .. } = leader.happening else { return None };
    if to != zone::SQUARE || !face_up {
        let dies = cite!("6-6-6");
        return cx.cite(dies).then(|| (cx.move_to(slot, zone::GRAVE), verb::DESTROY, dies));
    }
    let bound = |unit: Slot| cx.followers(unit).any(|slot| is(cx.state.object(slot)));
    let others = |event: &Event| matches!(event.happening, Happening::Move { slot, .. } if slot != unit && bound(slot));
    if cx.state.batch.iter().any(others) && !cx.cite(cite!("6-6-7")) {
        return None;
    }
    let act = cx.move_to_place(slot, zone::SQUARE, cx.state.object(slot).controller, place);
    Some((act, verb::BIND, cite!("6-6-5")))
}
