//! Chapter 1104: rebooting and sleeping.

use crate::actions::entering;
use crate::book::{Context, Vividz};
use crate::rules::cite;
use crate::words::zone;
use crate::{areas, principles};
use duel::book::Orienting;
use duel::book::point::{ChapterPoints, ZonePoint};
use duel::book::rule_sets::VerbRules;
use duel::card::characteristics::Orientation;
use duel::ids::*;
use duel::points;
use duel::state::object::Slot;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    ZonePoint::TurningNeedsMeaning => ELSEWHERE,
};

/// A card that is rebooted is then in the rebooted state (1104.1).
pub(crate) const REBOOTING: VerbRules = VerbRules { does: cite!("1104.1"), ..VerbRules::UNNUMBERED };
/// A card that is put to sleep is then asleep (1104.2).
pub(crate) const SLEEPING: VerbRules = VerbRules { does: cite!("1104.2"), ..VerbRules::UNNUMBERED };
/// Only cards in areas and in the account zone are rebooted or put to sleep (1104.3), and missions (reading V3).
pub(crate) const ELSEWHERE: Rule = cite!("1104.3");

impl Orienting for Vividz {
    /// A card is put anywhere rebooted (503.3, 1109.3).
    fn orientation_on_arrival(cx: &Context, _: Slot, to: Zone) -> Orientation {
        let rebooted = to != zone::AREA || cx.cite_all(&[areas::REBOOTED, entering::REBOOTED]);
        if rebooted { Orientation::Upright } else { Orientation::Sideways }
    }

    fn can_turn_as_it_lies(cx: &Context, _: Slot, _: Orientation) -> bool {
        principles::can_turn_as_it_lies(cx)
    }

    fn orientation_as_told(cx: &Context, _: Slot, to: Zone, way: Orientation) -> Orientation {
        principles::orientation_as_told(cx, to, way)
    }
}
