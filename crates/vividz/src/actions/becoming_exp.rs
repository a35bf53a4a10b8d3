//! Chapter 1112: becoming EXP.

use crate::book::Context;
use crate::rules::cite;
use crate::words::zone;
use duel::book::point::{ChapterPoints, ZonePoint};
use duel::book::rule_sets::VerbRules;
use duel::card::ability::End;
use duel::card::characteristics::Orientation;
use duel::event::Happening;
use duel::ids::Rule;
use duel::points;
use duel::state::object::Slot;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    ZonePoint::AttachNeedsHost => HOSTLESS,
};

/// A card that becomes EXP goes to the EXP zone and belongs to a chara there (1112.1).
pub(crate) const BECOMES: Rule = cite!("1112.1");

/// A card becomes EXP only by an instruction that says so.
pub(crate) const BECOMING: VerbRules = VerbRules { does: BECOMES, ..VerbRules::UNNUMBERED };
/// If the chara does not exist any more, nothing becomes its EXP (1112.1a).
pub(crate) const HOSTLESS: Rule = cite!("1112.1a");

/// The move that puts a card into its owner's EXP zone.
pub(crate) fn attach(cx: &Context, slot: Slot) -> Happening {
    let side = cx.state.object(slot).owner;
    Happening::Move { slot, to: zone::EXP, side, end: End::Top, place: 0, turned: Orientation::Upright, face_up: true }
}
