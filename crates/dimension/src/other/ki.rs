//! Part 6, chapter 1: ki cards, face down under units and bases.

use crate::book::{Context, Dimension0};
use crate::definitions::status::RELEASED;
use crate::other::bind;
use crate::rules::cite;
use crate::words::{kind, verb, zone};
use duel::book::Attaching;
use duel::book::point::{ChapterPoints, ZonePoint};
use duel::card::ability::End;
use duel::event::{Event, Happening};
use duel::ids::{Rule, Verb};
use duel::points;
use duel::state::object::{Object, Slot};
use duel::state::query::Reader;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    ZonePoint::FaceDownIsBlank => BLANK,
    ZonePoint::FaceDownIsUnknown => HIDDEN,
    ZonePoint::FaceDownStaysBlankAsItLeaves => UNVEILED,
};

/// A ki card is of no kind (6-1-8).
pub(crate) const BLANK: Rule = cite!("6-1-8");
/// Nobody sees a ki card's front (6-1-9).
pub(crate) const HIDDEN: Rule = cite!("6-1-9");
/// When a ki card goes to a public zone, its front does not count for that event (6-1-10).
pub(crate) const UNVEILED: Rule = cite!("6-1-10");

/// The card on a square is a ki card (6-1-1).
pub(crate) fn is(object: &Object) -> bool {
    object.attached_to.is_some() && !object.face_up
}

/// A ki card is put under a unit or base, never under itself (6-1-6), a ki card (6-1-6-1) or a bound strategy (6-1-11).
pub(crate) fn can_attach(read: &Reader<Dimension0>, slot: Slot, host: Slot) -> bool {
    let object = read.state.object(host);
    if object.zone != zone::SQUARE {
        return false;
    }
    let by = |rule: Rule| read.scratch.cite(rule);
    if host == slot {
        return !by(cite!("6-1-6"));
    }
    if is(object) {
        return !by(cite!("6-1-6-1"));
    }
    if object.attached_to.is_some() {
        return !by(cite!("6-1-11"));
    }
    let kinds = read.state.characteristics(host).kinds;
    kinds.has(kind::UNIT) || kinds.has(kind::BASE)
}

/// A ki card lies face down on the square of the card it is under (6-1-3).
pub(crate) fn attach(cx: &Context, slot: Slot, host: Slot) -> Option<Happening> {
    if !can_attach(&cx.read(), slot, host) {
        return None;
    }
    let place = if cx.cite(cite!("6-1-3")) { cx.state.object(host).place } else { 0 };
    let side = cx.state.object(slot).owner;
    Some(Happening::Move { slot, to: zone::SQUARE, side, end: End::Top, place, turned: RELEASED, face_up: false })
}

/// A ki card follows its card from square to square (6-1-4), and goes to the graveyard when that leaves the squares
/// (6-1-5). If several cards with ki cards move, each is followed by its own (6-1-7).
pub(crate) fn follow_host(cx: &Context, slot: Slot, leader: &Event) -> Option<(Happening, Verb, Rule)> {
    let Happening::Move { slot: host, to, place, face_up, .. } = leader.happening else { return None };
    if to != zone::SQUARE || !face_up {
        let dies = cite!("6-1-5");
        return cx.cite(dies).then(|| (cx.move_to(slot, zone::GRAVE), verb::DESTROY, dies));
    }
    let others =
        |event: &Event| matches!(event.happening, Happening::Move { slot, .. } if slot != host && has(cx, slot));
    if cx.state.batch.iter().any(others) && !cx.cite(cite!("6-1-7")) {
        return None;
    }
    let act = cx.move_to_place(slot, zone::SQUARE, cx.state.object(slot).controller, place);
    Some((act, verb::LAY, cite!("6-1-4")))
}

/// The card has a ki card under it (6-1-2).
fn has(cx: &Context, host: Slot) -> bool {
    cx.followers(host).any(|slot| is(cx.state.object(slot)))
}

/// The ki card was put under a card that already had one of the same player, or got one together with it (4-16-4-16).
pub(crate) fn crowds(cx: &Context, slot: Slot) -> bool {
    let object = cx.state.object(slot);
    let Some(host) = object.attached_to else { return false };
    cx.followers(host).any(|other| {
        let there = cx.state.object(other);
        other != slot && is(there) && there.controller == object.controller && there.since <= object.since
    })
}

impl Attaching for Dimension0 {
    fn attach(cx: &Context, slot: Slot, host: Slot, under: bool) -> Option<Happening> {
        if under { attach(cx, slot, host) } else { bind::attach(cx, slot, host) }
    }

    fn can_attach(read: &Reader<Self>, slot: Slot, host: Slot) -> bool {
        can_attach(read, slot, host)
    }

    fn follow_host(cx: &Context, slot: Slot, leader: &Event) -> Option<(Happening, Verb, Rule)> {
        if is(cx.state.object(slot)) { follow_host(cx, slot, leader) } else { bind::follow_host(cx, slot, leader) }
    }
}
