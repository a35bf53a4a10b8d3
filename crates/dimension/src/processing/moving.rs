//! Part 4, sections 7-3 and 9-3: moving units, an ability that the rules give them (4-3-3).

use crate::book::Context;
use crate::course::main_phase::Timing;
use crate::definitions::kinds::occupied;
use crate::definitions::places::{self, BATTLE};
use crate::definitions::status::RELEASED;
use crate::keywords::{advance, raid, resonance};
use crate::rules::cite;
use crate::words::{kind, mark, routine, verb, zone};
use duel::cites::PlayCites;
use duel::event::Act;
use duel::item::Item;
use duel::need;
use duel::object::Slot;
use duel::refusal::Verdict;
use duel::words::{Rule, Seat};

/// Moving, step by step (4-7-3-1 to 4-7-3-5).
pub(crate) const CITES: PlayCites = PlayCites {
    declare: cite!("4-7-3-1"),
    choose: cite!("4-7-3-1"),
    extra: cite!("4-7-3-2"),
    besides: raid::BESIDES,
    x: cite!("4-7-3-2"),
    lock: cite!("4-7-3-3"),
    pay: cite!("4-7-3-4"),
    done: cite!("4-7-3-5"),
    ..PlayCites::UNNUMBERED
};

/// Whether a unit may be moved: a released unit of one's own, at normal timing (3-8-2-6, 4-7-3-1).
pub(super) fn check<V: Verdict>(cx: &mut Context, seat: Seat, slot: Slot, verdict: &mut V) {
    let it = Some(slot);
    let (object, profile) = (cx.s.object(slot), cx.s.profile(slot));
    let own = object.zone == zone::SQUARE && profile.kinds.has(kind::UNIT) && profile.controller == seat;
    need!(verdict, own && object.orientation == RELEASED, CITES.declare, it);
    if !Timing::Normal.check(cx, seat, slot, &[cite!("3-8-2-6")], verdict) {
        return;
    }
    need!(verdict, !cx.forbidden(verb::SET_OUT, slot, None), crate::principles::CANNOT, it);
    let item = item_of(cx, seat, slot);
    need!(verdict, cx.can_choose(&item), CITES.choose, it);
    if !cx.can_pay(&item) && !cx.refuse_unpaid(&item, CITES.pay, verdict) {
        need!(verdict, false, CITES.pay, it);
    }
}

/// The move is declared: it remembers from where.
pub(super) fn begin(cx: &mut Context, seat: Seat, slot: Slot) {
    let item = item_of(cx, seat, slot);
    cx.play(item);
}

fn item_of(cx: &Context, seat: Seat, slot: Slot) -> Item {
    let amount = i32::from(cx.s.object(slot).place);
    Item { amount, ..Item::of_rules(routine::MOVE, cx.s.refer(slot), seat) }
}

/// Where a unit can be moved: to an adjacent battle square where one has no unit (4-7-3-1).
pub(super) fn squares(cx: &Context, item: &Item) -> (Rule, u32) {
    let here = cx.s.object(item.source.slot).place;
    let open = places::adjacent(here) & BATTLE & !occupied(cx, item.controller, kind::UNIT);
    (CITES.choose, open)
}

/// A unit that is no longer on the square where its move was declared does not move; one that is frozen, or that finds
/// a unit of its own player there, does (4-9-3-1).
fn is_legal(cx: &Context, item: &Item) -> bool {
    let there = cx.s.alive(item.source) && i32::from(cx.s.object(item.source.slot).place) == item.amount;
    let hindered = cx.s.object(item.source.slot).orientation != RELEASED
        || occupied(cx, item.controller, kind::UNIT) >> item.place & 1 == 1;
    let (sure, checked) = (there && !hindered, cx.by(cite!("4-9-3-1")));
    sure || checked == there
}

/// A resolving move puts the unit on the named square, released (4-9-3-2).
pub(crate) fn resolve(cx: &mut Context, item: &Item) {
    if !is_legal(cx, item) {
        resonance::miss(cx, item);
        return;
    }
    let slot = item.source.slot;
    let mut act = cx.move_to_place(slot, zone::SQUARE, cx.s.profile(slot).controller, item.place);
    if let Act::Move { turned, .. } = &mut act {
        *turned = RELEASED;
    }
    let cause = cx.cause_of(item, cite!("4-9-3-2"));
    let from = cx.s.batch.len();
    cx.propose(act, verb::MOVE, cause);
    cx.propose(Act::Mark { slot, mark: mark::MOVED, on: true }, verb::PUT, cause);
    cx.commit(from);
    advance::trigger(cx, item);
}
