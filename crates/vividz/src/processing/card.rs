//! Chapter 906: playing cards.

use crate::actions::connecting;
use crate::areas;
use crate::book::Context;
use crate::rules::cite;
use crate::words::{kind, verb, zone};
use duel::event::Cause;
use duel::item::Item;
use duel::object::Slot;
use duel::words::{Rule, Seat};

/// The areas among which one is chosen: for a chara each of one's own, for an Engage those with a chara of one's own
/// (906.1a, reading V10).
pub(crate) fn areas_for(cx: &Context, slot: Slot, seat: Seat) -> Option<(Rule, u32)> {
    let kinds = cx.s.profile(slot).kinds;
    if kinds.has(kind::CHARA) {
        Some((cite!("906.1a"), areas::own(seat)))
    } else if kinds.has(kind::ENGAGE) {
        Some((cite!("906.1a"), areas::own(seat) & areas::occupied(cx.s, seat)))
    } else {
        None
    }
}

/// What becomes of a card that has resolved: a chara is put into its area (906.2a), an Engage beside the chara there
/// (906.2c), an event into the trash (906.2b).
pub(crate) fn resolved(cx: &mut Context, item: &Item) {
    let Some(slot) = item.card.filter(|&slot| cx.s.object(slot).zone == zone::TEMPORARY) else { return };
    let kinds = cx.s.profile(slot).kinds;
    let cause = |cx: &Context, rule| Cause { ability: None, ..cx.cause_of(item, rule) };
    if kinds.has(kind::CHARA) {
        let act = cx.move_to_place(slot, zone::AREA, item.controller, item.place);
        cx.happen(act, verb::ENTER, cause(cx, cite!("906.2a")));
        return;
    }
    let chara = areas::chara_at(cx.s, item.controller, item.place).filter(|_| kinds.has(kind::ENGAGE));
    let from = cx.s.batch.len();
    match chara {
        Some(chara) => {
            let cause = cause(cx, cite!("906.2c"));
            connecting::propose(cx, slot, chara, cause);
        }
        None => {
            let act = cx.move_to(slot, zone::TRASH);
            cx.propose(act, verb::PUT, cause(cx, cite!("906.2b")));
        }
    }
    cx.commit(from);
}
