//! Chapter 14: illegal actions are undone.

use crate::book::Context;
use crate::edition::Edition;
use crate::rules::ChapterPoints;
use crate::rules::{Cited, cite};
use crate::words::zone;
use duel::book::point::UndoPoint;
use duel::event::{Event, Happening};
use duel::ids::Rule;
use duel::points;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    UndoPoint::IllegalIsTakenBack => UNDO,
    UndoPoint::PaymentIsReturned => REFUND,
    UndoPoint::NothingTriggers => HUSH,
    UndoPoint::PriorityIsRestored => AGAIN,
};

/// An action that turns out illegal is undone (14.1).
pub(crate) const UNDO: Cited = cite!("14.1");
/// Payments for it are undone (14.2).
pub(crate) const REFUND: Cited = cite!("14.2");
/// Neither the action nor undoing it triggers anything (14.3).
pub(crate) const HUSH: Cited = cite!("14.3");
/// The player who had priority has it again (F 14.4; S 14.5).
pub(crate) const AGAIN: Cited = cite!(f "14.4", s "14.5");

/// Moves into a deck, moves from a deck to anywhere but the stack, and shuffles of a deck are not undone (S 14.4).
///
/// They stand, and only what came after them is undone (reading S29).
const STANDS: Cited = cite!(s "14.4");

/// The rule by which an event stands although the action it is part of is undone, if it does (S 14.4).
pub(crate) fn survives_undo<E: Edition>(cx: &Context<E>, event: &Event) -> Option<Rule> {
    let touches = match event.happening {
        Happening::Move { slot, to, .. } => {
            to == zone::DECK || cx.state.object(slot).zone == zone::DECK && to != zone::STACK
        }
        Happening::Shuffle { zone, .. } => zone == zone::DECK,
        _ => false,
    };
    (STANDS.is_in::<E>() && touches).then(|| STANDS.of::<E>())
}
