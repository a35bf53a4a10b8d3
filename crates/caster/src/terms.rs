//! Chapter 105: terms.

use crate::book::Context;
use crate::rules::cite;
use duel::book::point::{ChapterPoints, ResolutionPoint, TriggerPoint};
use duel::ids::{Rule, Seat};
use duel::points;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    ResolutionPoint::Opponent => ENEMY,
    ResolutionPoint::YoursInPlay => SIDES,
    ResolutionPoint::YoursElsewhere => ZONES,
    TriggerPoint::ControllerOfSource => ABILITIES,
};

/// The controller of a card controls its abilities (105.3b).
pub(crate) const ABILITIES: Rule = cite!("105.3b");

/// "Enemy" means the opponent of the controller of the text, "allied" that controller (105.4a).
pub(crate) const ENEMY: Rule = cite!("105.4a");
/// An allied zone is that player's, an enemy zone the opponent's (105.4b).
pub(crate) const ZONES: Rule = cite!("105.4b");
/// Allied cards are those the player controls, whoever owns them (105.4c).
pub(crate) const SIDES: Rule = cite!("105.4c");

/// Off the field a card is its owner's, in whoever's zone it lies (105.3a).
pub(crate) const OWNER_CONTROLS: bool = true;

/// A card's owner controls it, unless something else is said (105.3a).
pub(crate) fn controls_own(cx: &Context, owner: Seat) -> Seat {
    if cx.cite(cite!("105.3a")) { owner } else { owner.other() }
}

/// The controller of an ability controls its effects (105.3c).
pub(crate) fn controls_effect(cx: &Context, seat: Seat) -> Seat {
    if cx.cite(cite!("105.3c")) { seat } else { seat.other() }
}
