//! Chapter 14: illegal actions are undone.

use crate::book::Context;
use crate::edition::Edition;
use crate::rules::{Cited, cite};
use crate::words::zone;
use duel::event::{Act, Event};
use duel::words::Rule;

/// An action that turns out illegal is taken back (14.1).
pub(crate) const UNDO: Cited = cite!("14.1");
/// What was paid for it is given back (14.2).
pub(crate) const REFUND: Cited = cite!("14.2");
/// Nothing triggers by it, nor by taking it back (14.3).
pub(crate) const HUSH: Cited = cite!("14.3");
/// Who had priority has it again (F 14.4; S 14.5).
pub(crate) const AGAIN: Cited = cite!(f "14.4", s "14.5");

/// What brings a card into a deck, or from a deck anywhere but onto the stack, and what shuffles one, is not taken back (S
/// 14.4): it stands, and only what came after it is (reading S29).
const STANDS: Cited = cite!(s "14.4");

/// The rule by which an event stands though the action it is part of is taken back, if it does (S 14.4).
pub(crate) fn stands<E: Edition>(cx: &Context<E>, event: &Event) -> Option<Rule> {
    let touches = match event.act {
        Act::Move { slot, to, .. } => to == zone::DECK || cx.s.object(slot).zone == zone::DECK && to != zone::STACK,
        Act::Shuffle { zone, .. } => zone == zone::DECK,
        _ => false,
    };
    (STANDS.is_in::<E>() && touches).then(|| STANDS.of::<E>())
}
