//! Chapter 1109: Soul Seal.

use super::replacer;
use crate::book::{Context, proc};
use crate::rules::cite;
use crate::words::label;
use duel::frame::{Flow, Frame, Proc};
use duel::item::Item;
use duel::matching::Scope;
use duel::object::Slot;
use duel::question::{Pick, Topic};
use duel::words::{AbilityId, Rule, Seat};

/// A stock of its card is banished instead of its leaving the field, or, at main timing, to play an Enter of it (1109.2).
pub(crate) const SEAL: Rule = cite!("1109.2");

/// Which Enter is played.
pub(crate) const ENTER: Topic = Topic::Book(21);

/// Whether a player is asked whether a stock is banished instead.
pub(super) fn asks(cx: &Context, offered: &[Pick]) -> Option<Rule> {
    offered.iter().any(|pick| replacer(cx, pick, label::SOUL_SEAL).is_some()).then_some(SEAL)
}

/// The Enter of a card with this number, if it has it now.
fn enter_of(cx: &Context, slot: Slot, at: u8) -> Option<AbilityId> {
    let id = cx.s.ability_at(cx.pool, slot, at)?;
    let ability = cx.pool.ability(id);
    let scope: Scope = cx.scope(slot);
    let has = ability.condition.as_ref().is_none_or(|condition| cx.read().holds(&scope, condition));
    (ability.label == label::ENTER && has).then_some(id)
}

/// A player plays one Enter of a card.
pub(crate) fn begin(cx: &mut Context, seat: Seat, slot: Slot) {
    if cx.by(SEAL) {
        cx.push(Frame::new(Proc::Book(proc::SEAL), seat).with([i32::from(slot.0), 0, 0, 0, 0, 0]));
    }
}

/// Of several the player says which; it goes to the chase zone as what has triggered does.
pub(crate) fn step(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let slot = Slot(frame.r[0] as u16);
    if frame.pc == 0 {
        for at in 0..cx.s.abilities(cx.pool, slot) {
            if enter_of(cx, slot, at).is_some() {
                cx.offer(Pick::Number(at.into()));
            }
        }
        return if cx.t.options.is_empty() { cx.pop() } else { cx.ask(frame.seat, ENTER, SEAL) };
    }
    let Pick::Number(at) = cx.answer() else { return cx.pop() };
    cx.s.frames.pop();
    if let Some(id) = enter_of(cx, slot, at as u8) {
        let source = cx.s.refer(slot);
        cx.play_triggered(Item { subject: Some(source), ..Item::new(id, source, frame.seat) });
    }
    Flow::Go
}
