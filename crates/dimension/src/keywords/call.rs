//! Part 5, chapter 10: Call.

use crate::book::Context;
use crate::definitions::status::{FROZEN, RELEASED};
use crate::rules::cite;
use crate::words::{colour, keyword, kind, routine, verb, zone};
use duel::ability::{CostPart, CostWhat};
use duel::filter::{Filter, Whose};
use duel::item::Item;
use duel::words::{Colours, Keyword, Keywords, Rule, Seat, Zones};
use std::sync::LazyLock;

/// How many sets of colours there are.
const SETS: usize = 1 << colour::NAMES.len();

/// The keywords of Call for these colours.
fn calls(colours: Colours) -> impl Iterator<Item = Keyword> {
    colours.iter().map(|colour| Keyword(keyword::CALL_RED.0 + colour.0))
}

/// For units of each set of colours: freezing cards with Call of one of them.
static PARTS: LazyLock<[CostPart; SETS]> = LazyLock::new(|| {
    std::array::from_fn(|set| {
        let any = calls(Colours(set as u16)).map(|call| Filter { keywords: Keywords::of(&[call]), ..Filter::any() });
        let filter =
            Filter { zones: Zones::of(&[zone::SQUARE]), whose: Whose::Yours, any: any.collect(), ..Filter::any() };
        CostPart::Turn { what: CostWhat::Often(filter), to: FROZEN, verb: verb::FREEZE }
    })
});

/// Cards with Call are frozen to play and move units for less (5-10-2).
pub(crate) const RULE: Rule = cite!("5-10-2");

/// Who plays or moves a unit may freeze any number of cards with Call of its colour; each takes one colourless energy
/// off (5-10-2).
pub(crate) fn rebate(cx: &Context, item: &Item) -> Option<(Rule, &'static CostPart)> {
    let slot = match (item.card, item.routine) {
        (Some(slot), _) => slot,
        (None, Some(routine::MOVE)) => item.source.slot,
        (None, _) => return None,
    };
    let profile = cx.s.profile(slot);
    if !profile.kinds.has(kind::UNIT) || profile.colours.is_empty() {
        return None;
    }
    let wanted = calls(profile.colours).fold(Keywords::EMPTY, Keywords::with);
    let answers = cx.s.cards(zone::SQUARE, Seat::FIRST).iter().any(|&slot| {
        let (object, profile) = (cx.s.object(slot), cx.s.profile(slot));
        profile.controller == item.controller
            && profile.keywords.0 & wanted.0 != 0
            && (object.orientation == RELEASED || item.rebates > 0)
    });
    let set = usize::from(profile.colours.0) % SETS;
    (answers && cx.by(RULE)).then(|| (RULE, &PARTS[set]))
}

/// A cost that Call drives below 0 counts as 0 only when everything else has changed it (5-10-3).
pub(crate) fn off(cx: &Context, energy: i32, item: &Item) -> i32 {
    let left = energy - i32::from(item.rebates);
    if item.rebates > 0 && left < 0 && !cx.by(cite!("5-10-3")) { 0 } else { left }
}
