//! Chapter 705: switching servants.

use super::{MAIN_TIMING, SWITCH, is_main_timing};
use crate::book::Context;
use crate::deeds::turning;
use crate::principles;
use crate::priority;
use crate::rules::cite;
use crate::words::{kind, mark, verb, zone};
use duel::event::{Act, Cause};
use duel::need;
use duel::object::Slot;
use duel::profile::Orientation;
use duel::question::Pick;
use duel::refusal::Verdict;
use duel::words::Seat;

/// Lists the servants a player may switch.
pub(super) fn offer(cx: &mut Context, seat: Seat) {
    for i in 0..cx.s.cards(zone::SERVANTS, seat).len() {
        let slot = cx.s.cards(zone::SERVANTS, seat)[i];
        cx.offer_legal(seat, Pick::Act(SWITCH, slot, 0));
    }
}

/// Checks that a player may switch a servant: at main timing (705.1) one that has been there since the turn began
/// (705.2), once a turn each (705.3).
pub(super) fn check<V: Verdict>(cx: &mut Context, seat: Seat, slot: Slot, verdict: &mut V) {
    let it = Some(slot);
    let object = cx.s.object(slot);
    let own = object.zone == zone::SERVANTS && cx.player_of(slot) == seat;
    need!(verdict, own && cx.s.profile(slot).kinds.has(kind::SERVANT), cite!("705.1"), it);
    need!(verdict, is_main_timing(cx, seat), cite!("705.1"), it);
    need!(verdict, is_main_timing(cx, seat), MAIN_TIMING, it);
    need!(verdict, !object.marks.has(mark::ENTERED), cite!("705.2"), it);
    need!(verdict, object.orientation != Orientation::Sideways, cite!("705.2"), it);
    need!(verdict, !object.marks.has(mark::SWITCHED), cite!("705.3"), it);
    let mut names =
        turning::names(object.orientation, turning::switched(object.orientation)).with(verb::TURN_OVER).iter();
    need!(verdict, !names.any(|verb| cx.forbidden(verb, slot, None)), principles::CANNOT, it);
}

/// A player switches a servant (705.1): a recovered one is reversed, a reversed one recovered (705.2).
pub(super) fn switch(cx: &mut Context, seat: Seat, slot: Slot) {
    if !cx.by_all(&[priority::SWITCHES, cite!("705.1")]) {
        return;
    }
    let cause = Cause { seat: Some(seat), ..Cause::rule(cite!("705.2")) };
    let Some(to) = turning::switched(cx.s.object(slot).orientation) else { return };
    let from = cx.s.batch.len();
    cx.propose(Act::Turn { slot, to }, verb::TURN_OVER, cause);
    cx.propose(Act::Mark { slot, mark: mark::SWITCHED, on: true }, verb::PUT, Cause::rule(cite!("705.3")));
    cx.commit(from);
}
