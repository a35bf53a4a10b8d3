//! Chapters 301 and 302: zones.

pub(crate) mod field;
pub(crate) mod hidden;
pub(crate) mod moving;
pub(crate) mod position;
pub(crate) mod public;

use crate::battle::declaration;
use crate::book::{Caster, Context};
use crate::deeds::{banishing, control, discarding, revealing, shuffling, turning};
use crate::processing::playing;
use crate::rules::cite;
use crate::words::{phase, verb, zone};
use crate::{keywords, tokens};
use duel::book::Moving;
use duel::book::point::{ChapterPoints, ZonePoint};
use duel::book::tokens::Tokens;
use duel::event::{Event, Happening};
use duel::ids::*;
use duel::points;
use duel::state::object::Slot;
use duel::state::zone::ZoneSpec;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    ZonePoint::NewObjectOnZoneChange => RENEW,
    ZonePoint::SameObjectWithinRealm => RENEW,
    ZonePoint::GoesToOwner => OWNERS,
    ZonePoint::GoesToOwnersOfEach => OWNERS,
};

/// The realm of the field: a card that moves within the field remains the same card (302.3).
const FIELD: u8 = 0;

/// All players see the cards of public zones; cards of hidden zones are seen only as a rule allows (302.2).
const SIGHT: Rule = cite!("302.2");
/// All players may count the cards of every zone (302.2a).
const COUNTED: Rule = cite!("302.2a");

/// On the field, players see face-down cards in their own zones, and others those they already knew.
const BACKS: [Rule; 2] = [field::FACE_DOWN, position::KNOWN_BACK];

const fn zone(number: usize) -> ZoneSpec {
    ZoneSpec::public(zone::NAMES[number]).cited(SIGHT).counted(COUNTED)
}

/// The zones, in the order of their numbers (302.1).
pub(crate) static ZONES: &[ZoneSpec] = &[
    zone(0).in_play(FIELD).cited(field::FIELD_SEEN).cited(field::SERVANTS_SEEN),
    zone(1).in_play(FIELD).cited(field::FIELD_SEEN).cited(field::CASTERS_SEEN).with_peeking(BACKS),
    zone(2).in_play(FIELD).cited(field::FIELD_SEEN).with_peeking(BACKS),
    zone(3).hidden().mixed().cited(hidden::DECK),
    zone(4).own().mixed().cited(hidden::HAND),
    zone(5).hidden().mixed().cited(hidden::ORBS),
    zone(6).ordered().mixed().cited(public::GRAVEYARD),
    zone(7).mixed().cited(public::REMOVED).without_peeking([public::REMOVED_BACK, position::KNOWN_BACK]),
    zone(8).shared().mixed().ordered().cited(public::CHASE),
    zone(9).own().cited(hidden::EXTRA),
    zone(10),
];

/// A card that changes zones becomes a new card (302.3).
pub(crate) const RENEW: Rule = cite!("302.3");

/// Cards go to their owners' zones, unless a zone of another player is named (302.5).
pub(crate) const OWNERS: Rule = cite!("302.5");

impl Moving for Caster {
    const ZONES: &'static [ZoneSpec] = ZONES;
    const DECK: Zone = zone::DECK;
    const BEING_PLAYED_ZONE: Option<(Zone, Rule)> = Some(playing::CARRIES);
    const IDENTITY_SURVIVES_TURNING_DOWN: bool = true;
    const TOKENS: Option<Tokens> = Some(tokens::TOKENS);

    fn redirect_move(cx: &Context, slot: Slot, to: Zone, side: Seat, verb: Verb) -> Option<Zone> {
        match verb {
            verb::CONTROL => control::redirect_move(cx, slot, side),
            verb::BANISH if banishing::stays(cx, slot) => None,
            _ => field::redirect_move(cx, slot, to, verb),
        }
    }

    fn other_verbs(cx: &Context, event: &Event) -> Verbs {
        turning::other_verbs(cx, event).union(field::other_verbs(cx, event))
    }

    fn can_enter(cx: &Context, slot: Slot, to: Zone, _: Seat) -> bool {
        field::may_lie(cx, slot, to)
    }

    /// Their owner orders cards that go together to a zone whose order is kept (302.4). Tokens vanish there instead.
    fn order_at_end_rule(cx: &Context, event: &Event) -> Option<Rule> {
        let Happening::Move { slot, to, .. } = event.happening else { return None };
        let ordered = matches!(to, zone::DECK | zone::ORBS | zone::GRAVEYARD);
        let piles = ordered && cx.state.turn.phase != phase::SETUP && !cx.pool.card(cx.state.object(slot).card).token;
        piles.then_some(cite!("302.4"))
    }

    fn add_simultaneous(cx: &mut Context, from: usize) {
        discarding::stay(cx, from);
        moving::redirect(cx, from);
        moving::restack(cx, from);
        keywords::rest_comers(cx, from);
        field::note_entries(cx, from);
        turning::note_switches(cx, from);
        revealing::note(cx, from);
    }

    fn on_performed(cx: &mut Context, from: usize) {
        shuffling::show_tops(cx, from);
        declaration::lose_parts(cx);
    }
}
