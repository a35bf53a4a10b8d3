//! Part 5, chapter 10: Call.

use crate::book::Context;
use crate::definitions::status::{FROZEN, RELEASED};
use crate::rules::cite;
use crate::words::{colour, keyword, kind, routine, verb, zone};
use duel::card::ability::{CostObjects, CostPart};
use duel::card::filter::{Filter, Whose};
use duel::ids::{Colours, Keyword, Keywords, Rule, Seat, Zones};
use duel::state::stack_item::StackItem;
use std::sync::LazyLock;

/// The number of sets of colours.
const SETS: usize = 1 << colour::NAMES.len();

/// The keywords of Call for these colours.
fn calls(colours: Colours) -> impl Iterator<Item = Keyword> {
    colours.iter().map(|colour| Keyword(keyword::CALL_RED.0 + colour.0))
}

/// For each set of colours, the cost part of freezing cards with Call of one of them.
static PARTS: LazyLock<[CostPart; SETS]> = LazyLock::new(|| {
    std::array::from_fn(|set| {
        let any = calls(Colours(set as u16)).map(|call| Filter { keywords: Keywords::of(&[call]), ..Filter::any() });
        let filter =
            Filter { zones: Zones::of(&[zone::SQUARE]), whose: Whose::Yours, any: any.collect(), ..Filter::any() };
        CostPart::Turn { what: CostObjects::AnyNumber(filter), to: FROZEN, verb: verb::FREEZE }
    })
});

/// Cards with Call are frozen to reduce the cost of playing and moving units (5-10-2).
pub(crate) const RULE: Rule = cite!("5-10-2");

/// A player who plays or moves a unit may freeze any number of cards with Call of its colour; each reduces the cost by
/// one colourless energy (5-10-2).
pub(crate) fn rebate(cx: &Context, item: &StackItem) -> Option<(Rule, &'static CostPart)> {
    let slot = match (item.card, item.routine) {
        (Some(slot), _) => slot,
        (None, Some(routine::MOVE)) => item.source.slot,
        (None, _) => return None,
    };
    let characteristics = cx.state.characteristics(slot);
    if !characteristics.kinds.has(kind::UNIT) || characteristics.colours.is_empty() {
        return None;
    }
    let wanted = calls(characteristics.colours).fold(Keywords::EMPTY, Keywords::with);
    let answers = cx.state.cards(zone::SQUARE, Seat::FIRST).iter().any(|&slot| {
        let (object, characteristics) = (cx.state.object(slot), cx.state.characteristics(slot));
        characteristics.controller == item.controller
            && characteristics.keywords.0 & wanted.0 != 0
            && (object.orientation == RELEASED || item.rebates > 0)
    });
    let set = usize::from(characteristics.colours.0) % SETS;
    (answers && cx.cite(RULE)).then(|| (RULE, &PARTS[set]))
}

/// A cost that Call reduces below 0 counts as 0 only after all other changes (5-10-3).
pub(crate) fn off(cx: &Context, energy: i32, item: &StackItem) -> i32 {
    let left = energy - i32::from(item.rebates);
    if item.rebates > 0 && left < 0 && !cx.cite(cite!("5-10-3")) { 0 } else { left }
}
