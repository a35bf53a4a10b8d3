//! Chapter 906: triggered abilities.

use crate::book::{Caster, Context};
use crate::keywords;
use crate::rules::cite;
use crate::words::zone;
use duel::book::cites::{KeywordCites, TriggerCites};
use duel::book::{TakeWaiting, Triggering};
use duel::ids::{Rule, Zone};
use duel::state::stack_item::StackItem;

/// A state trigger triggers as soon as its condition holds, unless it has triggered already (906.7a).
pub(crate) const STATES_AT_ONCE: bool = true;
/// A triggered ability that cannot be played when chosen is dropped (906.4).
pub(crate) const UNPLAYED: Rule = cite!("906.4");
/// A delayed triggered ability belongs to the card whose effect created it (906.6b).
pub(crate) const LEFT: Rule = cite!("906.6b");

/// The rules on triggering.
pub(crate) const CITES: TriggerCites = TriggerCites {
    automatic: cite!("906.1"),
    counted: cite!("906.2"),
    each: cite!("906.2"),
    again: cite!("906.2"),
    precede: cite!("906.3"),
    anew: cite!("906.3a"),
    forced: cite!("906.4"),
    once: cite!("906.6a"),
    state: cite!("906.7a"),
    lost: cite!("906.8"),
    ..TriggerCites::UNNUMBERED
};

/// All players see the cards of this zone.
const fn is_public(zone: Zone) -> bool {
    !matches!(zone, zone::DECK | zone::HAND | zone::ORBS | zone::EXTRA)
}

impl Triggering for Caster {
    const WAITING_TRIGGERS: TakeWaiting = TakeWaiting::OneStacked;
    const RECHECKS_CONDITIONS: bool = false;
    const STATE_TRIGGERS_AT_ONCE: bool = STATES_AT_ONCE;

    fn keyword_cites(cx: &Context, item: &StackItem) -> &'static KeywordCites {
        keywords::keyword_cites(cx, item)
    }

    /// A moved card is read in the public zone, if only one of the two is public (906.5a); on the field, if it comes from
    /// or goes there (906.5b); otherwise where it went (906.5c).
    fn side_rules(from: Zone, to: Zone) -> &'static [Rule] {
        const SEEN: Rule = cite!("906.5a");
        const FIELD: Rule = cite!("906.5b");
        const THERE: Rule = cite!("906.5c");
        match (is_public(from) != is_public(to), zone::FIELD.has(from) != zone::FIELD.has(to)) {
            (true, true) => &[SEEN, FIELD],
            (true, false) => &[SEEN],
            (false, true) => &[FIELD],
            (false, false) => &[THERE],
        }
    }

    /// A move is read as things were before it if the card goes from a public zone to a hidden one (906.5a) or leaves the
    /// field (906.5b).
    fn looks_back(from: Zone, to: Zone) -> bool {
        let field = |zone: Zone| zone::FIELD.has(zone);
        if field(from) != field(to) { field(from) } else { is_public(from) && !is_public(to) }
    }
}
