//! Chapter 906: triggered abilities.

use crate::book::{Caster, Context};
use crate::keywords;
use crate::rules::cite;
use crate::words::zone;
use duel::book::point::{ChapterPoints, TriggerPoint};
use duel::book::rule_sets::KeywordRules;
use duel::book::{TakeWaiting, Triggering};
use duel::ids::{Rule, Zone};
use duel::points;
use duel::state::stack_item::StackItem;

/// A state trigger triggers as soon as its condition holds, unless it has triggered already (906.7a).
pub(crate) const STATES_AT_ONCE: bool = true;
/// A triggered ability that cannot be played when chosen is dropped (906.4).
pub(crate) const UNPLAYED: Rule = cite!("906.4");
/// A delayed triggered ability belongs to the card whose effect created it (906.6b).
pub(crate) const LEFT: Rule = cite!("906.6b");

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    TriggerPoint::TriggerByThemselves => cite!("906.1"),
    TriggerPoint::OnceMoreEachTime => cite!("906.2"),
    TriggerPoint::OncePerEvent => cite!("906.2"),
    TriggerPoint::AgainWhileWaiting => cite!("906.2"),
    TriggerPoint::TurnPlayersFirst => cite!("906.3"),
    TriggerPoint::LookAgainAfterEach => cite!("906.3a"),
    TriggerPoint::MustBeUsed => cite!("906.4"),
    TriggerPoint::DelayedOnce => cite!("906.6a"),
    TriggerPoint::StateTriggerWaitsItsTurn => cite!("906.7a"),
    TriggerPoint::UsedThoughSourceGone => cite!("906.8"),
};

/// All players see the cards of this zone.
const fn is_public(zone: Zone) -> bool {
    !matches!(zone, zone::DECK | zone::HAND | zone::ORBS | zone::EXTRA)
}

impl Triggering for Caster {
    const WAITING_TRIGGERS: TakeWaiting = TakeWaiting::OneStacked;
    const RECHECKS_CONDITIONS: bool = false;
    const STATE_TRIGGERS_AT_ONCE: bool = STATES_AT_ONCE;

    fn keyword_rules(cx: &Context, item: &StackItem) -> &'static KeywordRules {
        keywords::keyword_rules(cx, item)
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
