//! Chapter 903: playing and resolving.

use super::trigger;
use crate::book::Context;
use crate::card;
use crate::keywords::{breaking, dct, step_up};
use crate::rules::cite;
use crate::words::{mark, verb, zone};
use duel::ability::{End, Price};
use duel::cites::PlayCites;
use duel::event::{Act, Cause};
use duel::item::{Item, NO_ABILITY};
use duel::object::Slot;
use duel::profile::Orientation;
use duel::words::{Rule, Seat};

/// Playing, step by step (903.2).
pub(crate) const CITES: PlayCites = PlayCites {
    mode: cite!("903.2c"),
    x: cite!("903.2d"),
    choose: cite!("903.2e"),
    divide: cite!("903.2f"),
    extra: cite!("903.2g"),
    lock: cite!("903.2g-v"),
    pay: cite!("903.2h"),
    recheck: cite!("903.3a"),
    text: cite!("903.3b"),
    vanish: trigger::UNPLAYED,
    leave_behind: trigger::LEFT,
    ..PlayCites::UNNUMBERED
};

/// Who plays a card with Step Up says first whether it is stepped up (903.2a).
pub(crate) const STEPS_UP: Rule = cite!("903.2a");

/// Playing a conjure that has more to do by DCT.
pub(crate) const WITH_DCT: PlayCites = PlayCites { mode_count: dct::PLAYED, ..CITES };

/// A card goes to the chase zone and is announced.
pub(crate) fn announce(cx: &mut Context, seat: Seat, slot: Slot, item: Item) {
    let stepped_up = cx.s.object(slot).marks.has(mark::STEPPED_UP);
    to_chase(cx, seat, slot);
    if stepped_up {
        let act = Act::Mark { slot, mark: mark::STEPPED_UP, on: true };
        cx.happen(act, verb::PUT, Cause { seat: Some(seat), ..Cause::rule(STEPS_UP) });
    }
    let source = cx.s.refer(slot);
    cx.play(Item { source, ..item });
}

/// What is played goes to the chase zone (903.2b).
pub(crate) fn to_chase(cx: &mut Context, seat: Seat, slot: Slot) {
    let act = Act::Move {
        slot,
        to: zone::CHASE,
        side: seat,
        end: End::Top,
        place: 0,
        turned: Orientation::Upright,
        face_up: true,
    };
    cx.happen(act, verb::PUT, Cause { seat: Some(seat), ..Cause::rule(cite!("903.2b")) });
}

/// What playing something costs in aether.
pub(crate) fn price(cx: &Context, item: &Item) -> Price {
    match item.card {
        Some(_) if step_up::waives(cx, item) => Price::default(),
        Some(slot) => breaking::price(cx, item).unwrap_or_else(|| card::price(cx, slot, item.x)),
        None if item.ability == NO_ABILITY => Price::default(),
        None => cx.pool.ability(item.ability).cost.price,
    }
}

/// A card costs no less than it has elements, whatever takes something off (903.2.g-iv-a).
pub(crate) fn adjust(cx: &Context, item: &Item, mut price: Price) -> Price {
    let Some(slot) = item.card.filter(|_| !item.free && item.way == 0) else { return price };
    let profile = cx.s.profile(slot);
    let stepped = step_up::worth(cx, item).filter(|_| !step_up::waives(cx, item)).unwrap_or(0);
    let change = profile.toll - profile.discount - stepped;
    price.any = (i32::from(price.any) + change).clamp(0, u8::MAX.into()) as u8;
    price
}

/// What was played has been announced and paid for.
pub(crate) fn played(cx: &mut Context, item: &Item) {
    let from = cx.s.batch.len();
    let cause = Cause { seat: Some(item.controller), ..Cause::rule(cite!("903.1")) };
    if let Some(slot) = item.card.filter(|_| item.way != 0) {
        cx.deed(verb::BREAK, item.controller, slot, Slot::NONE, cause);
    }
    match item.card {
        Some(slot) => cx.deed(verb::PLAY, item.controller, slot, Slot::NONE, cause),
        None if item.event == 0 && item.way == 0 => {
            cx.deed(verb::USE, item.controller, item.source.slot, Slot::NONE, cause)
        }
        None => {}
    }
    cx.commit(from);
}
