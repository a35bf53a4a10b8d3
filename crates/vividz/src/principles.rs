//! Chapter 102: principles.

use crate::book::{Context, Vividz};
use crate::processing::last_known;
use crate::rules::cite;
use crate::words::zone;
use duel::book::point::{ChapterPoints, ChoosingPoint, KnowledgePoint, NumberPoint, ResolutionPoint, ZonePoint};
use duel::book::{Controlling, Counting};
use duel::card::characteristics::Orientation;
use duel::ids::{Rule, Zone};
use duel::points;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    ResolutionPoint::CannotBeatsCan => CANNOT,
    ResolutionPoint::ImpossibleIsSkipped => SKIP,
    NumberPoint::AsMuchAsPossible => AS_MANY,
    NumberPoint::ZeroTimesIsNotDone => AS_MANY,
    NumberPoint::UndeterminedIsZero => AS_MANY,
    ChoosingPoint::TurnPlayerFirst => TURN_FIRST,
    KnowledgePoint::SimultaneousPicksAreSecret => UNSEEN,
    NumberPoint::ThisTurnIsAllOfIt => THIS_TURN,
    KnowledgePoint::MayFailToFind => NOT_FOUND,
    NumberPoint::ChosenAreWhole => WHOLE,
    ZonePoint::GoesToOwner => OWNERS,
};

/// The impossible part of an instruction is left out, and the rest is done (102.3).
pub(crate) const SKIP: Rule = cite!("102.3");
/// Cards go to their owners' zones (102.4).
pub(crate) const OWNERS: Rule = cite!("102.4");
/// As many as possible are done; doing something zero times does not count as done (102.5).
///
/// Neither is anything done with a number that cannot be determined.
pub(crate) const AS_MANY: Rule = cite!("102.5");
/// "Cannot" beats "can" (102.7).
pub(crate) const CANNOT: Rule = cite!("102.7");
/// Of players who choose at the same time, the turn player chooses first (102.8).
pub(crate) const TURN_FIRST: Rule = cite!("102.8");
/// Cards chosen in hidden zones stay unseen until all players have chosen (102.9).
pub(crate) const UNSEEN: Rule = cite!("102.9");
/// A player who searches a hidden zone need not find the card (102.10).
pub(crate) const NOT_FOUND: Rule = cite!("102.10");
/// Numbers that are chosen are whole, and not below 0 (102.11).
pub(crate) const WHOLE: Rule = cite!("102.11");
/// A question about a turn covers everything that happened in it (102.12).
pub(crate) const THIS_TURN: Rule = cite!("102.12");

/// Card text goes before the rules (102.2).
pub(crate) const TEXT: Rule = cite!("102.2");

/// Card text goes before the rules: a card that an effect puts into an area asleep is not rebooted there (102.2).
pub(crate) fn orientation_as_told(cx: &Context, to: Zone, way: Orientation) -> Orientation {
    let against = to == zone::AREA && way != Orientation::Upright;
    if against && !cx.cite(TEXT) { Orientation::Upright } else { way }
}

/// A card that is asleep does not go to sleep, and one that is rebooted is not rebooted (102.6).
pub(crate) fn can_turn_as_it_lies(cx: &Context) -> bool {
    !cx.cite(cite!("102.6"))
}

/// A card that an effect makes enter enters an area of its owner (102.4).
pub(crate) const ENTERS_FOR_OWNER: bool = true;

impl Controlling for Vividz {
    const ENTERS_UNDER_OWNER: bool = ENTERS_FOR_OWNER;
}

impl Counting for Vividz {
    const UNDETERMINED_AMOUNT_DOES_NOTHING: &'static [Rule] = &[last_known::UNDETERMINED, AS_MANY];
    const ZERO_TIMES_IS_NOT_DONE: bool = true;
    // 102.5: as many as possible are done; only what is done zero times is not.
    const PART_IS_DONE: bool = true;
}
