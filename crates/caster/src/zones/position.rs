//! Chapter 303: positions of cards.

use crate::book::{Caster, Context};
use crate::rules::cite;
use crate::words::zone;
use crate::zones::field;
use crate::{keywords, principles};
use duel::book::Orienting;
use duel::card::characteristics::Orientation;
use duel::event::Event;
use duel::ids::*;
use duel::state::object::Slot;

/// A player who knows the front of a face-down card may look at it at any time (303.2).
pub(super) const KNOWN_BACK: Rule = cite!("303.2");

impl Orienting for Caster {
    /// A card put into a zone with positions is recovered, unless something says otherwise (303.1b).
    fn orientation_on_arrival(cx: &Context, _: Slot, to: Zone) -> Orientation {
        let recovered = !zone::ENTITIES.has(to) || cx.cite(cite!("303.1b"));
        if recovered { Orientation::Upright } else { Orientation::Sideways }
    }

    /// A card that moves within the field keeps its position; but a reversed one is recovered where nothing can be reversed
    /// (303.1b-i).
    fn orientation_within_realm(cx: &Context, slot: Slot, to: Zone) -> Orientation {
        let lies = cx.state.object(slot).orientation;
        let upright = lies == Orientation::Reversed && to == zone::CASTERS && cx.cite(cite!("303.1b-i"));
        if upright { Orientation::Upright } else { lies }
    }

    /// The position of a card that an effect puts somewhere in this position, as far as the zone allows it.
    fn orientation_as_told(cx: &Context, slot: Slot, to: Zone, way: Orientation) -> Orientation {
        let way = principles::turned(cx, to, way);
        if zone::ENTITIES.has(to) && !field::lies_so(cx, slot, to, way) { Orientation::Upright } else { way }
    }

    fn ask_orientation(cx: &mut Context, from: usize, seat: Seat, open: bool) -> bool {
        open && field::ask_orientation(cx, from, seat)
    }

    fn can_turn(cx: &Context, slot: Slot, to: Orientation) -> bool {
        field::lies_so(cx, slot, cx.state.object(slot).zone, to)
    }

    fn can_turn_as_it_lies(cx: &Context, _: Slot, _: Orientation) -> bool {
        principles::can_turn_as_it_lies(cx)
    }

    fn orientation_after_effects(cx: &Context, event: &Event) -> Option<Orientation> {
        keywords::orientation_after_effects(cx, event)
    }
}
