//! Chapter 906: playing cards.

use super::playing;
use crate::actions::connecting;
use crate::areas;
use crate::book::Context;
use crate::keywords::deck_engage;
use crate::rules::cite;
use crate::words::{kind, verb, zone};
use duel::event::Cause;
use duel::ids::{Rule, Seat};
use duel::state::object::Slot;
use duel::state::stack_item::StackItem;

/// Playing a chara or an Engage needs one of its player's own areas, and its energy cost (906.1a).
const NEEDS_AREA: Rule = cite!("906.1a");
/// Playing an event needs its energy cost (906.1c).
const EVENT_COSTS: Rule = cite!("906.1c");

/// The rule by which a card costs energy.
pub(super) fn costs(cx: &Context, slot: Slot) -> Rule {
    if cx.state.characteristics(slot).kinds.has(kind::EVENT) { EVENT_COSTS } else { NEEDS_AREA }
}

/// The areas among which the player of a card chooses one (906.1a, reading V10).
///
/// For a chara that is each of the player's own, for an Engage each with a chara of the player's, or each if it brings
/// its chara along.
pub(crate) fn areas_for(cx: &Context, slot: Slot, seat: Seat) -> Option<(Rule, u32)> {
    let kinds = cx.state.characteristics(slot).kinds;
    if kinds.has(kind::CHARA) {
        Some((NEEDS_AREA, areas::own(seat)))
    } else if kinds.has(kind::ENGAGE) {
        let every = deck_engage::of(cx, slot).is_some();
        let places = if every { areas::own(seat) } else { areas::own(seat) & areas::occupied(cx.state, seat) };
        Some((NEEDS_AREA, places))
    } else {
        None
    }
}

/// After it resolves, an ability is gone, and a card goes where its kind says (904.3c). May begin a procedure.
///
/// A chara is put into its area (906.2a), an Engage beside the chara there (906.2c), an event into the trash (906.2b).
pub(crate) fn resolved(cx: &mut Context, item: &StackItem) {
    let card = item.card.filter(|&slot| cx.state.object(slot).zone == zone::TEMPORARY);
    if item.routine.is_some() || !cx.cite(playing::OVER) {
        return;
    }
    let Some(slot) = card else { return };
    let kinds = cx.state.characteristics(slot).kinds;
    let cause = |cx: &Context, rule| Cause { ability: None, ..cx.cause_of(item, rule) };
    let from = cx.state.batch.len();
    if kinds.has(kind::CHARA) {
        let act = cx.move_to_place(slot, zone::AREA, item.controller, item.place);
        cx.propose(act, verb::ENTER, cause(cx, cite!("906.2a")));
    } else if deck_engage::of(cx, slot).is_some() {
        deck_engage::enter(cx, item, slot);
    } else if kinds.has(kind::ENGAGE) {
        let cause = cause(cx, cite!("906.2c"));
        match areas::chara_at(cx.state, item.controller, item.place) {
            Some(chara) => connecting::propose(cx, slot, chara, cause),
            // The chara is gone by now, and the Engage does not stay without one (reading V10).
            None => {
                let act = cx.move_to(slot, zone::TRASH);
                cx.propose(act, verb::PUT, cause);
            }
        }
    } else {
        let act = cx.move_to(slot, zone::TRASH);
        cx.propose(act, verb::PUT, cause(cx, cite!("906.2b")));
    }
    let barred = cx.commit(from) > 0;
    // A card that cannot go where its kind says does not stay either (as in reading V10).
    if barred && cx.state.object(slot).zone == zone::TEMPORARY {
        let act = cx.move_to(slot, zone::TRASH);
        cx.happen(act, verb::PUT, cause(cx, playing::OVER));
    }
}
