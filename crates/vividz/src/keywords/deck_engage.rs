//! Chapter 1206: Deck Engage.

use crate::actions::connecting;
use crate::book::Context;
use crate::rules::cite;
use crate::words::{label, mark, verb, zone};
use duel::card::ability::Op;
use duel::event::{Cause, Event, Happening};
use duel::ids::{AbilityId, Rule};
use duel::state::object::Slot;
use duel::state::stack_item::StackItem;

/// Playing the card lets its player choose the card it names from the deck; both enter the area, connected (1206.2).
const COMES_ALONG: Rule = cite!("1206.2");

/// A Deck Engage card that is connected to nothing goes to the trash (1206.2a).
const UNCONNECTED: Rule = cite!("1206.2a");

/// The Deck Engage ability of a card, if it has one.
pub(crate) fn of(cx: &Context, slot: Slot) -> Option<AbilityId> {
    let abilities = cx.pool.card(cx.state.object(slot).card).abilities.iter().copied();
    let lost = cx.state.characteristics(slot).has_lost_text;
    abilities.filter(|_| !lost).find(|&id| cx.pool.ability(id).label == label::DECK_ENGAGE)
}

/// The deck is searched for the card that Deck Engage names (1206.2).
pub(crate) fn carries_out(cx: &Context, op: &Op) -> bool {
    !matches!(op, Op::Search { .. }) || cx.cite(COMES_ALONG)
}

/// Notes the card that was found, which comes along once this card has been played.
///
/// Its shown mark is taken off, so that it stays revealed until then.
pub(crate) fn find(cx: &mut Context, found: Option<Slot>, cause: Cause) {
    let object = found.map(|slot| cx.state.object_ref(slot));
    if let Some(item) = cx.state.stack.last_mut() {
        item.counterpart = object;
    }
    if let Some(slot) = found {
        cx.propose(
            Happening::Mark { slot, mark: mark::SHOWN, on: false },
            verb::REVEAL,
            Cause { rule: COMES_ALONG, ..cause },
        );
    }
}

/// The card that was found enters the area, and the Deck Engage card is connected to it (1206.2).
///
/// If there is no such card, the Deck Engage card goes to the trash (1206.2a).
pub(crate) fn enter(cx: &mut Context, item: &StackItem, slot: Slot) {
    let cause = Cause { ability: None, ..cx.cause_of(item, COMES_ALONG) };
    let found = item.counterpart.filter(|&found| cx.state.is_alive(found)).map(|found| found.slot);
    match found.filter(|&chara| !cx.is_forbidden(verb::ENTER, chara, Some(item.source))) {
        Some(chara) => {
            let act = cx.move_to_place(chara, zone::AREA, item.controller, item.place);
            cx.propose(act, verb::ENTER, cause);
            connecting::propose(cx, slot, chara, cause);
        }
        None => {
            let act = cx.move_to(slot, zone::TRASH);
            cx.propose(act, verb::PUT, Cause { rule: UNCONNECTED, ..cause });
        }
    }
}

/// A card that was to be connected to a chara which goes elsewhere instead of entering goes to the trash (1206.2a).
pub(crate) fn fall_short(cx: &mut Context, from: usize) {
    let mut at = from;
    while at < cx.state.batch.len() {
        let event = cx.state.batch[at];
        at += 1;
        let Happening::Attach { slot, to: chara } = event.happening else { continue };
        let enters = |e: &Event| matches!(e.happening, Happening::Move { slot, to: zone::AREA, .. } if slot == chara);
        let is_there = cx.state.object(chara).zone == zone::AREA || cx.state.batch[from..].iter().any(enters);
        if event.verb != verb::CONNECT || is_there || !cx.cite(UNCONNECTED) {
            continue;
        }
        at -= 1;
        cx.state.batch.remove(at);
        let act = cx.move_to(slot, zone::TRASH);
        let connects = |e: &&mut Event| matches!(e.happening, Happening::Move { slot: moved, .. } if moved == slot);
        if let Some(move_there) = cx.state.batch[from..].iter_mut().find(connects) {
            (move_there.happening, move_there.verb) = (act, verb::PUT);
            move_there.cause.rule = UNCONNECTED;
        }
    }
}
