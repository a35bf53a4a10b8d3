//! Chapter 1206: Deck Engage.

use crate::actions::connecting;
use crate::book::Context;
use crate::rules::cite;
use crate::words::{label, mark, verb, zone};
use duel::ability::Op;
use duel::event::{Act, Cause};
use duel::item::Item;
use duel::object::Slot;
use duel::words::{AbilityId, Rule};

/// Its player chooses the card it names from the deck, and both enter the area, connected (1206.2).
const COMES_ALONG: Rule = cite!("1206.2");

/// The Deck Engage of a card, if it has one.
pub(crate) fn of(cx: &Context, slot: Slot) -> Option<AbilityId> {
    let abilities = &cx.pool.card(cx.s.object(slot).card).abilities;
    abilities.iter().copied().find(|&id| cx.pool.ability(id).label == label::DECK_ENGAGE)
}

/// The deck is searched for the card it names (1206.2).
pub(crate) fn carries_out(cx: &Context, op: &Op) -> bool {
    !matches!(op, Op::Search { .. }) || cx.by(COMES_ALONG)
}

/// What was found comes along when the card that is being played has been played; until then all see it.
pub(crate) fn find(cx: &mut Context, found: Option<Slot>, cause: Cause) {
    let object = found.map(|slot| cx.s.refer(slot));
    if let Some(item) = cx.s.stack.last_mut() {
        item.counterpart = object;
    }
    if let Some(slot) = found {
        cx.propose(
            Act::Mark { slot, mark: mark::SHOWN, on: false },
            verb::REVEAL,
            Cause { rule: COMES_ALONG, ..cause },
        );
    }
}

/// What was found enters the area, and the card is connected to it (1206.2); if there is nothing to connect it to, it goes to
/// the trash (1206.2a).
pub(crate) fn enter(cx: &mut Context, item: &Item, slot: Slot) {
    let cause = Cause { ability: None, ..cx.cause_of(item, COMES_ALONG) };
    let found = item.counterpart.filter(|&found| cx.s.alive(found)).map(|found| found.slot);
    match found.filter(|&chara| !cx.forbidden(verb::ENTER, chara, Some(item.source))) {
        Some(chara) => {
            let act = cx.move_to_place(chara, zone::AREA, item.controller, item.place);
            cx.propose(act, verb::ENTER, cause);
            connecting::propose(cx, slot, chara, cause);
        }
        None => {
            let act = cx.move_to(slot, zone::TRASH);
            cx.propose(act, verb::PUT, Cause { rule: cite!("1206.2a"), ..cause });
        }
    }
}
