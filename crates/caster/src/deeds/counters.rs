//! Chapter 1018: counters of players and cards.

use crate::book::Context;
use crate::rules::cite;
use crate::words::verb;
use duel::book::point::{ChapterPoints, ZonePoint};
use duel::card::ability::{Ability, CostPart, Op};
use duel::card::amount::Amount;
use duel::ids::{Rule, Seat};
use duel::points;
use duel::state::stack_item::StackItem;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    ZonePoint::CountersOfANameAreAlike => ALIKE,
    ZonePoint::CountersLostOnZoneChange => SHED,
    ZonePoint::EnteringCountersAddUp => BEARING,
};

/// Counters of one name are identical, whatever put them there (1018.2b).
pub(crate) const ALIKE: Rule = cite!("1018.2b");
/// A card that leaves the field loses its counters (1018.6).
pub(crate) const SHED: Rule = cite!("1018.6");

/// A player who pays counters loses that many (1018.3).
pub(crate) const PAID: Rule = cite!("1018.3");
/// A player who lacks some of the counters to be paid cannot pay any (1018.3a).
pub(crate) const WHOLE: Rule = cite!("1018.3a");
/// A card that enters with counters has them in addition to others (1018.8).
pub(crate) const BEARING: Rule = cite!("1018.8");

/// The player has the counters that the ability's cost takes.
pub(crate) fn can_pay(cx: &Context, seat: Seat, ability: &Ability) -> bool {
    ability.cost.parts.iter().all(|part| match part {
        CostPart::SpendPlayerCounters(counter, n) => {
            cx.state.player_counters[seat.index()].count_of(*counter) >= i32::from(*n)
        }
        _ => true,
    })
}

/// Gaining or putting counters adds them (1018.2), removing takes them off (1018.5), moving does both (1018.7), and
/// entering with counters puts them on the card (1018.8).
pub(super) fn carries_out(cx: &Context, item: &StackItem, op: &Op) -> bool {
    let (Op::GivePlayerCounters { amount, .. } | Op::PutCounters { amount, .. }) = op else { return true };
    let fewer = matches!(amount, Amount::Fixed(n) | Amount::Times(n, _) if *n < 0);
    match op {
        Op::PutCounters { .. } if moves(cx, item, op) => cx.cite(cite!("1018.7")),
        Op::PutCounters { .. } if enters(cx, item, op) => cx.cite(BEARING),
        Op::PutCounters { .. } if fewer => cx.cite(cite!("1018.5")),
        _ => fewer || cx.cite(cite!("1018.2")),
    }
}

/// The operations of the effect, and the place of `op` among them.
fn place<'p>(cx: &Context<'p>, item: &StackItem, op: &Op) -> Option<(&'p [Op], usize)> {
    let ops = &cx.pool.ability(item.ability).part(item.part)?.ops[..];
    ops.iter().position(|known| std::ptr::eq(known, op)).map(|at| (ops, at))
}

/// The operation is part of moving counters: taken off one card and put on another (1018.7).
fn moves(cx: &Context, item: &StackItem, op: &Op) -> bool {
    let Some((ops, at)) = place(cx, item, op) else { return false };
    let pair = |from: usize| match ops.get(from..from + 3) {
        Some(
            [Op::PutCounters { counter: one, .. }, Op::IfDone { skip: 1 }, Op::PutCounters { counter: other, .. }],
        ) => one == other,
        _ => false,
    };
    pair(at) || at.checked_sub(2).is_some_and(pair)
}

/// The counters are put on the card that the effect has just put onto the field with them (1018.8).
fn enters(cx: &Context, item: &StackItem, op: &Op) -> bool {
    let Op::PutCounters { what, .. } = op else { return false };
    let before = place(cx, item, op).and_then(|(ops, at)| ops.get(at.checked_sub(1)?));
    matches!(before, Some(Op::Move { what: moved, verb: verb::ENTER, .. }) if moved == what)
}
