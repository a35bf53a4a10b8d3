//! Part 6, chapter 6: bound strategies, which stay face up with a unit.

use crate::book::Context;
use crate::definitions::status::RELEASED;
use crate::rules::cite;
use crate::words::{kind, verb, zone};
use duel::ability::End;
use duel::event::{Act, Event};
use duel::object::{Object, Slot};
use duel::words::{Kinds, Rule, Verb};

/// Whether a card on a square is bound to another (6-6-1).
pub(crate) fn is(object: &Object) -> bool {
    object.attached.is_some() && object.face_up
}

/// It comes face up (6-6-2) to the square of the unit it is bound to (6-6-4).
pub(crate) fn lay(cx: &Context, slot: Slot, host: Slot) -> Option<Act> {
    let unit = cx.s.object(host);
    if unit.zone != zone::SQUARE || !cx.s.profile(host).kinds.has(kind::UNIT) {
        return None;
    }
    let place = if cx.by(cite!("6-6-4")) { unit.place } else { 0 };
    let (side, face_up) = (cx.s.object(slot).controller, cx.by(cite!("6-6-2")));
    Some(Act::Move { slot, to: zone::SQUARE, side, end: End::Top, place, turned: RELEASED, face_up })
}

/// What a bound strategy is: a strategy (6-6-3).
pub(crate) fn kinds(cx: &Context, slot: Slot) -> Kinds {
    if cx.by(cite!("6-6-3")) { cx.s.profile(slot).kinds } else { Kinds::EMPTY }
}

/// It goes along from square to square (6-6-5), and to the graveyard when its unit goes elsewhere (6-6-6). Where several
/// units move that strategies are bound to, each is followed by its own (6-6-7).
pub(crate) fn follows(cx: &Context, slot: Slot, leader: &Event) -> Option<(Act, Verb, Rule)> {
    let Act::Move { slot: unit, to, place, face_up, .. } = leader.act else { return None };
    if to != zone::SQUARE || !face_up {
        let dies = cite!("6-6-6");
        return cx.by(dies).then(|| (cx.move_to(slot, zone::GRAVE), verb::DESTROY, dies));
    }
    let bound = |unit: Slot| cx.followers(unit).any(|slot| is(cx.s.object(slot)));
    let others = |event: &Event| matches!(event.act, Act::Move { slot, .. } if slot != unit && bound(slot));
    if cx.s.batch.iter().any(others) && !cx.by(cite!("6-6-7")) {
        return None;
    }
    let act = cx.move_to_place(slot, zone::SQUARE, cx.s.object(slot).controller, place);
    Some((act, verb::BIND, cite!("6-6-5")))
}
