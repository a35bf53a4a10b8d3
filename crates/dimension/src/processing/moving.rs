//! Part 4, sections 7-3 and 9-3: moving units, an ability that the rules give them (4-3-3).

use crate::book::Context;
use crate::course::main_phase::Timing;
use crate::definitions::kinds::occupied;
use crate::definitions::places::{self, BATTLE};
use crate::definitions::status::RELEASED;
use crate::keywords::{advance, raid, resonance};
use crate::rules::cite;
use crate::words::{kind, mark, routine, verb, zone};
use duel::book::rule_sets::PlayRules;
use duel::engine::refusal::Verdict;
use duel::event::Happening;
use duel::ids::{Rule, Seat};
use duel::need;
use duel::state::object::Slot;
use duel::state::stack_item::StackItem;

/// The steps of moving (4-7-3-1 to 4-7-3-5).
pub(crate) const CITES: PlayRules = PlayRules {
    declare: cite!("4-7-3-1"),
    choose: cite!("4-7-3-1"),
    extra: cite!("4-7-3-2"),
    besides: raid::BESIDES,
    x: cite!("4-7-3-2"),
    lock: cite!("4-7-3-3"),
    pay: cite!("4-7-3-4"),
    done: cite!("4-7-3-5"),
    ..PlayRules::UNNUMBERED
};

/// A player moves a released unit of their own at normal timing (3-8-2-6, 4-7-3-1).
pub(super) fn check<V: Verdict>(cx: &mut Context, seat: Seat, slot: Slot, verdict: &mut V) {
    let it = Some(slot);
    let (object, characteristics) = (cx.state.object(slot), cx.state.characteristics(slot));
    let own =
        object.zone == zone::SQUARE && characteristics.kinds.has(kind::UNIT) && characteristics.controller == seat;
    need!(verdict, own && object.orientation == RELEASED, CITES.declare, it);
    if !Timing::Normal.check(cx, seat, slot, &[cite!("3-8-2-6")], verdict) {
        return;
    }
    need!(verdict, !cx.is_forbidden(verb::SET_OUT, slot, None), crate::principles::CANNOT, it);
    let item = item_of(cx, seat, slot);
    need!(verdict, cx.can_choose(&item), CITES.choose, it);
    if !cx.can_pay(&item) && !cx.refuse_unpaid(&item, CITES.pay, verdict) {
        need!(verdict, false, CITES.pay, it);
    }
}

/// The move is declared, and remembers the square it starts from. Begins a procedure.
pub(super) fn begin(cx: &mut Context, seat: Seat, slot: Slot) {
    let item = item_of(cx, seat, slot);
    cx.play(item);
}

fn item_of(cx: &Context, seat: Seat, slot: Slot) -> StackItem {
    let amount = i32::from(cx.state.object(slot).place);
    StackItem { event_amount: amount, ..StackItem::of_rules(routine::MOVE, cx.state.object_ref(slot), seat) }
}

/// A unit moves to an adjacent battle square without a unit of its player (4-7-3-1).
pub(super) fn squares(cx: &Context, item: &StackItem) -> (Rule, u32) {
    let here = cx.state.object(item.source.slot).place;
    let open = places::adjacent(here) & BATTLE & !occupied(cx, item.controller, kind::UNIT);
    (CITES.choose, open)
}

/// A unit that has left the square where its move was declared does not move; one that is frozen, or whose destination
/// has a unit of its player, does (4-9-3-1).
fn is_legal(cx: &Context, item: &StackItem) -> bool {
    let there =
        cx.state.is_alive(item.source) && i32::from(cx.state.object(item.source.slot).place) == item.event_amount;
    let hindered = cx.state.object(item.source.slot).orientation != RELEASED
        || occupied(cx, item.controller, kind::UNIT) >> item.place & 1 == 1;
    let (sure, checked) = (there && !hindered, cx.cite(cite!("4-9-3-1")));
    sure || checked == there
}

/// A resolving move puts the unit on the named square, released (4-9-3-2). May begin a procedure.
pub(crate) fn resolve(cx: &mut Context, item: &StackItem) {
    if !is_legal(cx, item) {
        resonance::miss(cx, item);
        return;
    }
    let slot = item.source.slot;
    let mut act = cx.move_to_place(slot, zone::SQUARE, cx.state.characteristics(slot).controller, item.place);
    if let Happening::Move { turned, .. } = &mut act {
        *turned = RELEASED;
    }
    let cause = cx.cause_of(item, cite!("4-9-3-2"));
    let from = cx.state.batch.len();
    cx.propose(act, verb::MOVE, cause);
    cx.propose(Happening::Mark { slot, mark: mark::MOVED, on: true }, verb::PUT, cause);
    cx.commit(from);
    advance::trigger(cx, item);
}
