//! Chapter 1109: Soul Seal.

use super::replacer;
use crate::book::{Context, proc};
use crate::processing::last_known;
use crate::rules::cite;
use crate::words::label;
use duel::engine::frame::{Flow, Frame, Proc};
use duel::engine::question::{Pick, Topic};
use duel::ids::{AbilityId, Rule, Seat};
use duel::state::object::{ObjectRef, Slot};
use duel::state::query::Scope;
use duel::state::stack_item::StackItem;

/// A stock of the card may be banished instead of the card leaving the field or, at main timing, to play an Enter of
/// the card (1109.2).
pub(crate) const SEAL: Rule = cite!("1109.2");

/// The question which Enter is played.
pub(crate) const ENTER: Topic = Topic::Book(21);

/// Returns Soul Seal's rule if one of the offered replacements is a Soul Seal.
pub(super) fn asks(cx: &Context, offered: &[Pick]) -> Option<Rule> {
    offered.iter().any(|pick| replacer(cx, pick, label::SOUL_SEAL).is_some()).then_some(SEAL)
}

/// The Enter with this number that the card has, or had when it was last on the field (911.1).
fn enter_of(cx: &Context, seat: Seat, object: ObjectRef, at: u8) -> Option<AbilityId> {
    let characteristics = cx.state.characteristics_of(object)?;
    let printed = &cx.pool.card(cx.state.object(object.slot).card).abilities;
    let id = match printed.get(usize::from(at)) {
        Some(&id) => Some(id).filter(|_| !characteristics.has_lost_text),
        None => characteristics.granted_abilities.get(usize::from(at) - printed.len()).copied(),
    }?;
    let ability = cx.pool.ability(id);
    let scope = Scope { source: object, you: seat, item: None, itself: None };
    let has = ability.condition.as_ref().is_none_or(|condition| cx.read().holds(&scope, condition));
    (ability.label == label::ENTER && has).then_some(id)
}

/// A player plays one Enter of a card, even if the card has left the field (911.1). Begins a procedure.
pub(crate) fn begin(cx: &mut Context, seat: Seat, object: ObjectRef) {
    if cx.cite(SEAL) && (cx.state.is_alive(object) || cx.cite(last_known::GONE)) {
        let registers = [i32::from(object.slot.0), i32::from(object.life), 0, 0, 0, 0];
        cx.push(Frame::new(Proc::Book(proc::SEAL), seat).with_registers(registers));
    }
}

/// The player picks one of several Enters; it goes to the chase zone like an ability that has triggered. May ask.
pub(crate) fn run_step(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let object = ObjectRef { slot: Slot(frame.registers[0] as u16), life: frame.registers[1] as u16 };
    if frame.step == 0 {
        let printed = cx.pool.card(cx.state.object(object.slot).card).abilities.len();
        let granted =
            cx.state.characteristics_of(object).map_or(0, |characteristics| characteristics.granted_abilities.len());
        for at in 0..(printed + granted) as u8 {
            if enter_of(cx, frame.seat, object, at).is_some() {
                cx.offer(Pick::Number(at.into()));
            }
        }
        return if cx.scratch.options.is_empty() { cx.pop() } else { cx.ask(frame.seat, ENTER, SEAL) };
    }
    let Pick::Number(at) = cx.take_answer() else { return cx.pop() };
    cx.state.frames.pop();
    if let Some(id) = enter_of(cx, frame.seat, object, at as u8) {
        cx.play_triggered(StackItem { subject: Some(object), ..StackItem::new(id, object, frame.seat) });
    }
    Flow::Continue
}
