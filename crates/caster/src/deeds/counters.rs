//! Chapter 1018: counters of players and cards.

use crate::book::Context;
use crate::rules::cite;
use crate::words::verb;
use duel::ability::{Ability, CostPart, Op};
use duel::amount::Amount;
use duel::item::Item;
use duel::words::{Rule, Seat};

/// Counters of a name are the same, whatever they come from (1018.2b).
pub(crate) const ALIKE: Rule = cite!("1018.2b");
/// A card that leaves the field loses its counters (1018.6).
pub(crate) const SHED: Rule = cite!("1018.6");

/// Who pays counters loses so many of them (1018.3).
pub(crate) const PAID: Rule = cite!("1018.3");
/// Who cannot pay all of them cannot pay any (1018.3a).
pub(crate) const WHOLE: Rule = cite!("1018.3a");
/// What enters with counters has them besides others (1018.8).
pub(crate) const BEARING: Rule = cite!("1018.8");

/// Whether a player has the counters that an ability asks for.
pub(crate) fn can_pay(cx: &Context, seat: Seat, ability: &Ability) -> bool {
    ability.cost.parts.iter().all(|part| match part {
        CostPart::Spend(counter, n) => cx.s.held[seat.index()].of(*counter) >= i32::from(*n),
        _ => true,
    })
}

/// Whether what a text says of counters is done: who gains some has so many more, and so has what some are put on
/// (1018.2); what some are removed from has so many fewer (1018.5).
pub(super) fn carries_out(cx: &Context, item: &Item, op: &Op) -> bool {
    let (Op::Hold { amount, .. } | Op::Count { amount, .. }) = op else { return true };
    let fewer = matches!(amount, Amount::Fixed(n) | Amount::Times(n, _) if *n < 0);
    match op {
        Op::Count { .. } if moves(cx, item, op) => cx.by(cite!("1018.7")),
        Op::Count { .. } if enters(cx, item, op) => cx.by(BEARING),
        Op::Count { .. } if fewer => cx.by(cite!("1018.5")),
        _ => fewer || cx.by(cite!("1018.2")),
    }
}

/// The operations of the text, and which of them this is.
fn place<'p>(cx: &Context<'p>, item: &Item, op: &Op) -> Option<(&'p [Op], usize)> {
    let ops = &cx.pool.ability(item.ability).part(item.part)?.ops[..];
    ops.iter().position(|known| std::ptr::eq(known, op)).map(|at| (ops, at))
}

/// Whether counters are moved: taken off one card and put on another (1018.7).
fn moves(cx: &Context, item: &Item, op: &Op) -> bool {
    let Some((ops, at)) = place(cx, item, op) else { return false };
    let pair = |from: usize| match ops.get(from..from + 3) {
        Some([Op::Count { counter: one, .. }, Op::IfDone { skip: 1 }, Op::Count { counter: other, .. }]) => {
            one == other
        }
        _ => false,
    };
    pair(at) || at.checked_sub(2).is_some_and(pair)
}

/// Whether counters are put on what the text has just put onto the field with them (1018.8).
fn enters(cx: &Context, item: &Item, op: &Op) -> bool {
    let Op::Count { what, .. } = op else { return false };
    let before = place(cx, item, op).and_then(|(ops, at)| ops.get(at.checked_sub(1)?));
    matches!(before, Some(Op::Move { what: moved, verb: verb::ENTER, .. }) if moved == what)
}
