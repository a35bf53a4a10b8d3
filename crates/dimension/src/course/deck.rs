//! Part 3, chapter 1: decks, sideboards, and who goes first in a match.

use super::ending;
use crate::book::Context;
use crate::definitions::card;
use crate::keywords::unity;
use crate::numbers;
use crate::rules::cite;
use crate::words::zone;
use duel::book::rule_sets::MatchRules;
use duel::engine::refusal::Verdict;
use duel::ids::{Rule, Seat};
use duel::need;
use duel::state::object::Slot;

/// Decks are shuffled as a duel begins (3-1-3).
pub(crate) const SHUFFLED: Rule = cite!("3-1-3");

/// Constructed play (3-1-1).
pub const CONSTRUCTED: u8 = 0;
/// Constructed play in which the second player may redraw (3-2-3-1).
pub const REDRAW: u8 = 1;
/// Limited play (3-1-2).
pub const LIMITED: u8 = 2;
/// Limited play in which the smash zone pays any colour (1-2-3-1).
pub const LIMITED_COLOURED: u8 = 3;
/// The names of the formats, in the order of their numbers.
pub(crate) const FORMATS: [&str; 4] = ["constructed", "constructed-redraw", "limited", "limited-coloured-smash"];

/// The number of cards in a deck (3-1-1, 3-1-2).
const DECK: usize = 40;
/// The number of cards in a sideboard in constructed play, if there is one (3-1-1).
const SIDEBOARD: usize = 10;
/// The greatest number of cards of a name in deck and sideboard together (3-1-1).
const COPIES: usize = 3;
/// The greatest sum of forbidden points in a deck (1-2-4, 2-19-0).
const POINTS: u32 = 10;

const fn is_limited(format: u8) -> bool {
    matches!(format, LIMITED | LIMITED_COLOURED)
}

/// The rule on the contents of decks and sideboards: in constructed play 3-1-1, in limited play 3-1-2.
const fn construction(format: u8) -> Rule {
    if is_limited(format) { cite!("3-1-2") } else { cite!("3-1-1") }
}

/// Chance decides who goes first; in later duels of a match the loser of the last one decides, and after a draw the
/// order stays (3-1-4).
pub(super) const FIRST: Rule = cite!("3-1-4");

/// The rules of a match, between and around its duels.
pub(crate) fn match_rules(format: u8) -> MatchRules {
    MatchRules {
        loser_decides: FIRST,
        after_draw: FIRST,
        sideboard: construction(format),
        no_next: ending::NO_NEXT,
        score: ending::SCORE,
        concede: ending::CONCEDE,
        ..MatchRules::UNNUMBERED
    }
}

/// A deck has 40 cards, its sideboard 10 or none, at most three of a name in both except with Unity (3-1-1). In limited
/// play the sideboard is what is left over, with any number of a name (3-1-2). Forbidden points add up to ten at most
/// (1-2-4, 2-19-0).
///
/// The sideboard lies in the second seat's deck zone.
pub(crate) fn check<V: Verdict>(cx: &Context, verdict: &mut V) {
    let [deck, side] = Seat::BOTH.map(|seat| cx.state.cards(zone::DECK, seat));
    let (rule, limited) = (construction(cx.state.format), is_limited(cx.state.format));
    cx.cite(rule);
    need!(verdict, deck.len() == DECK, rule, None);
    need!(verdict, limited || side.is_empty() || side.len() == SIDEBOARD, rule, None);
    let all = || deck.iter().chain(side).copied();
    for (i, slot) in all().enumerate().filter(|_| !limited) {
        let first = !all().take(i).any(|other| card::same(cx, other, slot));
        if first && all().filter(|&other| card::same(cx, other, slot)).count() > COPIES {
            need!(verdict, unity::any_number(cx, slot), rule, Some(slot));
        }
    }
    let points = |slot: &Slot| u32::from(cx.pool.card(cx.state.object(*slot).card).deck_points);
    let total: u32 = deck.iter().map(points).sum();
    cx.cite_all(&[numbers::DECK_POINTS, card::POINTS]);
    for &slot in deck.iter().filter(|slot| points(slot) > 0) {
        need!(verdict, total <= POINTS, numbers::DECK_POINTS, Some(slot));
        need!(verdict, total <= POINTS, card::POINTS, Some(slot));
    }
}
