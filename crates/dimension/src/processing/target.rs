//! Part 4, chapter 11: targets.

use crate::book::{Context, Dimension0};
use crate::definitions::{card, places};
use crate::principles::SKIP;
use crate::processing::{playing, resolution};
use crate::rules::cite;
use duel::book::point::{ChapterPoints, ChoosingPoint};
use duel::book::{Choosing, IllegalTargets};
use duel::card::ability::WordClass;
use duel::engine::question::Pick;
use duel::engine::refusal::Verdict;
use duel::ids::*;
use duel::need;
use duel::points;
use duel::state::object::{ObjectRef, Slot};
use duel::state::stack_item::{NO_ABILITY, StackItem};

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    ChoosingPoint::AllIllegalDoesNothing => LEGAL,
    ChoosingPoint::ChoosingNothingIsNoReliance => CHOSE_NONE,
    ChoosingPoint::NotItself => NOT_ITSELF,
    ChoosingPoint::Distinct => DISTINCT,
    ChoosingPoint::MisfitIsIllegal => STILL_FITS,
};

/// A spell or ability that chose none of its optional targets does not count as targeting (4-11-2).
pub(crate) const CHOSE_NONE: Rule = cite!("4-11-2");
/// Without a legal target, a spell or ability is not played, leaves the stack, or is negated (4-11-3).
pub(crate) const LEGAL: Rule = cite!("4-11-3");
/// A spell or ability cannot target itself (4-11-4).
pub(crate) const NOT_ITSELF: Rule = cite!("4-11-4");
/// One "target" cannot choose the same object twice (4-11-5).
pub(crate) const DISTINCT: Rule = cite!("4-11-5");
/// Target conditions must also hold on resolution (4-11-6).
pub(crate) const STILL_FITS: Rule = cite!("4-11-6");

/// A spell or ability with targets needs legal ones to be played or activated (4-11-3).
pub(crate) fn need_targets<V: Verdict>(cx: &mut Context, item: &StackItem, slot: Slot, verdict: &mut V) {
    if item.ability != NO_ABILITY && !cx.pool.ability(item.ability).body.phrases.is_empty() {
        need!(verdict, cx.can_choose(item), LEGAL, Some(slot));
    }
}

impl Choosing for Dimension0 {
    // If all targets are illegal, the item is negated (4-9-2-1).
    const ILLEGAL_TARGETS: IllegalTargets = IllegalTargets::CancelsIfAll;
    // Targets are chosen as a spell is played or an ability is stacked (4-7-2-5, 4-8-4-2).
    const CHOOSES_WHEN_PLAYED: bool = true;
    // Illegal targets are not read on resolution (4-9-2-1).
    const KNOWS_ILLEGAL_TARGETS: bool = false;
    // The number of targets is announced before they are chosen (4-7-2-5, 4-8-4-2).
    const ANNOUNCES_NUMBER_FIRST: bool = true;

    fn last_known_rules(cx: &Context, item: &StackItem, gone: ObjectRef, chooses: bool) -> &'static [Rule] {
        resolution::last_known_rules(cx, item, gone, chooses)
    }

    /// The rules by which an item without a legal target is not used, or vanishes; its demand is impossible (1-1-3).
    fn nothing_to_choose_rules(triggered: bool) -> &'static [Rule] {
        if triggered { const { &[LEGAL, SKIP] } } else { const { &[LEGAL] } }
    }

    fn places_as_seen_rule(places: u32) -> Rule {
        places::places_as_seen_rule(places)
    }

    fn places_to_name(cx: &Context, item: &StackItem) -> Option<(Rule, u32)> {
        playing::places_to_name(cx, item)
    }

    fn naming_rule(sort: WordClass, _: &StackItem) -> Rule {
        card::naming(sort)
    }

    fn places_to_name_for(cx: &Context, seat: Seat, pick: Pick) -> Option<(Rule, u32)> {
        playing::places_to_name_for(cx, seat, pick)
    }
}
