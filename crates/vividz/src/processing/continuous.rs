//! Chapter 911: continuous effects.

use crate::actions::missions;
use crate::book::{Context, Vividz};
use crate::card;
use crate::processing::ability;
use crate::rules::cite;
use crate::words::zone;
use duel::book::Layering;
use duel::book::audit::holds;
use duel::book::point::{ChapterPoints, ContinuousPoint};
use duel::card::ability::Change;
use duel::card::characteristics::Characteristics;
use duel::card::pool::CardPool;
use duel::engine::scratch::Scratch;
use duel::ids::*;
use duel::points;
use duel::state::object::Object;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    ContinuousPoint::StartFromPrinted => cite!("911.1a"),
    ContinuousPoint::Dependency => cite!("911.2"),
    ContinuousPoint::TimestampOrder => cite!("911.3"),
    ContinuousPoint::TimestampOfCard => cite!("911.3a"),
    ContinuousPoint::TimestampOfResolved => cite!("911.3b"),
    ContinuousPoint::SimultaneousOrder => cite!("911.3c"),
    ContinuousPoint::AffectedSetIsLocked => cite!("911.4"),
    ContinuousPoint::ApplyToEntering => cite!("911.5"),
    ContinuousPoint::BecomingReplaces => CONTENT,
    ContinuousPoint::GreaterMinimumFirst => cite!("911.9"),
};

/// The timestamp of an effect that a resolution starts is the end of that resolution (911.3b).
pub(crate) const BEGINS_AT_END: bool = true;
/// Of effects with the same timestamp, the turn player's come first, and each player orders their own (911.3c).
pub(crate) const EACH_ORDERS_OWN: bool = true;
/// Changed content replaces the old; a card without that content is not changed (911.6).
pub(crate) const CONTENT: Rule = cite!("911.6");

/// Changes of anything but numbers apply first (911.1b).
const WORDS: (u8, Rule) = (1, cite!("911.1b"));
/// Changes of numbers apply last (911.1c).
const NUMBERS: (u8, Rule) = (2, cite!("911.1c"));

fn category(change: &Change) -> (u8, Rule) {
    match change {
        Change::Set(..)
        | Change::Add(..)
        | Change::Lower(..)
        | Change::Multiply(..)
        | Change::StandsInFor(..)
        | Change::CostIncrease(_)
        | Change::CostReduction(_) => NUMBERS,
        _ => WORDS,
    }
}

impl Layering for Vividz {
    const TIMESTAMP_AFTER_RESOLUTION: bool = BEGINS_AT_END;
    const MISSING_NUMBER_UNCHANGED: Option<Rule> = Some(CONTENT);
    // 305.1: icons are not abilities.
    const ABILITY_KEYWORDS: Keywords = Keywords::EMPTY;
    // 911.3: the older change applies first, so losing all abilities takes those gained before, too.
    const LOSING_TEXT_LOSES_GRANTED: bool = true;

    /// Effects that an ability starts hurt charas before its next instruction.
    fn on_effects_started(cx: &mut Context, _: usize) {
        cx.refresh();
    }

    /// The layer in which a change applies.
    fn layer(change: &Change) -> u8 {
        let (at, rule) = category(change);
        match (holds(rule), at == NUMBERS.0) {
            (true, _) => at,
            (false, true) => 0,
            (false, false) => NUMBERS.0 + 1,
        }
    }

    /// The rule by which a change applies in its layer.
    fn layer_rule(change: &Change) -> Rule {
        category(change).1
    }

    /// An effect on cards of a public zone affects those that are there when it starts (911.4).
    ///
    /// One on cards of a hidden zone affects whatever cards are there, and those that only pass through another zone on
    /// their way from there (502.2).
    fn locks_affected_set(_: &Change, zone: Zone) -> bool {
        !matches!(zone, zone::HAND | zone::DECK | zone::SCOUT | zone::TEMPORARY)
    }

    fn face_down(zone: Zone) -> Characteristics {
        missions::face_down(zone)
    }

    fn trait_class(pool: &CardPool, word: Trait) -> u8 {
        card::trait_class(pool, word)
    }

    fn has_text(pool: &CardPool, scratch: &Scratch, characteristics: &Characteristics, object: &Object) -> bool {
        ability::has_text(pool, scratch, characteristics, object)
    }
}
