//! Part 6, chapter 1: ki cards, face down under units and bases.

use crate::book::{Context, Dimension0};
use crate::definitions::status::RELEASED;
use crate::rules::cite;
use crate::words::{kind, verb, zone};
use duel::ability::End;
use duel::event::{Act, Event};
use duel::matching::Reader;
use duel::object::{Object, Slot};
use duel::words::{Rule, Verb};

/// A ki card is of no kind (6-1-8).
pub(crate) const BLANK: Rule = cite!("6-1-8");
/// Nobody sees what it is (6-1-9).
pub(crate) const HIDDEN: Rule = cite!("6-1-9");
/// As it goes to where all see it, its front does not count (6-1-10).
pub(crate) const UNVEILED: Rule = cite!("6-1-10");

/// Whether a card on a square is a ki card (6-1-1).
pub(crate) fn is(object: &Object) -> bool {
    object.attached.is_some() && !object.face_up
}

/// Whether a card may be put under another: not under itself (6-1-6), a ki card (6-1-6-1) or a bound strategy (6-1-11),
/// but under a unit or base.
pub(crate) fn bears(read: &Reader<Dimension0>, slot: Slot, host: Slot) -> bool {
    let object = read.state.object(host);
    if object.zone != zone::SQUARE {
        return false;
    }
    let by = |rule: Rule| read.scratch.pass(rule);
    if host == slot {
        return !by(cite!("6-1-6"));
    }
    if is(object) {
        return !by(cite!("6-1-6-1"));
    }
    if object.attached.is_some() {
        return !by(cite!("6-1-11"));
    }
    let kinds = read.state.profile(host).kinds;
    kinds.has(kind::UNIT) || kinds.has(kind::BASE)
}

/// How it comes there: face down, on the square of the card it lies under (6-1-3).
pub(crate) fn lay(cx: &Context, slot: Slot, host: Slot) -> Option<Act> {
    if !bears(&cx.read(), slot, host) {
        return None;
    }
    let place = if cx.by(cite!("6-1-3")) { cx.s.object(host).place } else { 0 };
    let side = cx.s.object(slot).owner;
    Some(Act::Move { slot, to: zone::SQUARE, side, end: End::Top, place, turned: RELEASED, face_up: false })
}

/// It goes along from square to square (6-1-4), and to the graveyard when its card goes elsewhere (6-1-5). Where several
/// cards move that have ki cards, each is followed by its own (6-1-7).
pub(crate) fn follows(cx: &Context, slot: Slot, leader: &Event) -> Option<(Act, Verb, Rule)> {
    let Act::Move { slot: host, to, place, face_up, .. } = leader.act else { return None };
    if to != zone::SQUARE || !face_up {
        let dies = cite!("6-1-5");
        return cx.by(dies).then(|| (cx.move_to(slot, zone::GRAVE), verb::DESTROY, dies));
    }
    let others = |event: &Event| matches!(event.act, Act::Move { slot, .. } if slot != host && has(cx, slot));
    if cx.s.batch.iter().any(others) && !cx.by(cite!("6-1-7")) {
        return None;
    }
    let act = cx.move_to_place(slot, zone::SQUARE, cx.s.object(slot).controller, place);
    Some((act, verb::LAY, cite!("6-1-4")))
}

/// Whether a card has a ki card under it (6-1-2).
fn has(cx: &Context, host: Slot) -> bool {
    cx.followers(host).any(|slot| is(cx.s.object(slot)))
}

/// Whether a ki card was put under a card that had one of the same player already, or together with one (4-16-4-16).
pub(crate) fn crowds(cx: &Context, slot: Slot) -> bool {
    let object = cx.s.object(slot);
    let Some(host) = object.attached else { return false };
    cx.followers(host).any(|other| {
        let there = cx.s.object(other);
        other != slot && is(there) && there.controller == object.controller && there.since <= object.since
    })
}
