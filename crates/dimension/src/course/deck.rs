//! Part 3, chapter 1: decks, sideboards, and who goes first in a match.

use super::ending;
use crate::book::Context;
use crate::definitions::card;
use crate::keywords::unity;
use crate::numbers;
use crate::rules::cite;
use crate::words::zone;
use duel::cites::MatchCites;
use duel::need;
use duel::object::Slot;
use duel::refusal::Verdict;
use duel::words::{Rule, Seat};

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
/// In the order of their numbers.
pub(crate) const FORMATS: [&str; 4] = ["constructed", "constructed-redraw", "limited", "limited-coloured-smash"];

/// How many cards a deck has (3-1-1, 3-1-2).
const DECK: usize = 40;
/// How many a sideboard has in constructed play, if there is one (3-1-1).
const SIDEBOARD: usize = 10;
/// How many cards of a name deck and sideboard have together (3-1-1).
const COPIES: usize = 3;
/// How many forbidden points a deck has (1-2-4, 2-19-0).
const POINTS: u32 = 10;

const fn is_limited(format: u8) -> bool {
    matches!(format, LIMITED | LIMITED_COLOURED)
}

/// The rule on what decks and sideboards are made of: in constructed play 3-1-1, in limited play 3-1-2.
const fn construction(format: u8) -> Rule {
    if is_limited(format) { cite!("3-1-2") } else { cite!("3-1-1") }
}

/// Who goes first: chance decides; in the later duels of a match the loser of the last, and after a draw it is as it
/// was (3-1-4).
pub(super) const FIRST: Rule = cite!("3-1-4");

/// The rules a match goes by, between and around its duels.
pub(crate) fn match_cites(format: u8) -> MatchCites {
    MatchCites {
        loser_decides: FIRST,
        after_draw: FIRST,
        sideboard: construction(format),
        no_next: ending::NO_NEXT,
        score: ending::SCORE,
        concede: ending::CONCEDE,
        ..MatchCites::UNNUMBERED
    }
}

/// Checks the deck of the first seat and the sideboard, which lies as the second seat's: 40 cards, beside them 10 or
/// none, at most three of a name in both unless it has Unity (3-1-1); in limited play all that is left over, and any
/// number of a name (3-1-2). Forbidden points add up to ten at most (1-2-4, 2-19-0).
pub(crate) fn check<V: Verdict>(cx: &Context, verdict: &mut V) {
    let [deck, side] = Seat::BOTH.map(|seat| cx.s.cards(zone::DECK, seat));
    let (rule, limited) = (construction(cx.s.format), is_limited(cx.s.format));
    cx.by(rule);
    need!(verdict, deck.len() == DECK, rule, None);
    need!(verdict, limited || side.is_empty() || side.len() == SIDEBOARD, rule, None);
    let all = || deck.iter().chain(side).copied();
    for (i, slot) in all().enumerate().filter(|_| !limited) {
        let first = !all().take(i).any(|other| card::same(cx, other, slot));
        if first && all().filter(|&other| card::same(cx, other, slot)).count() > COPIES {
            need!(verdict, unity::any_number(cx, slot), rule, Some(slot));
        }
    }
    let points = |slot: &Slot| u32::from(cx.pool.card(cx.s.object(*slot).card).points);
    let total: u32 = deck.iter().map(points).sum();
    cx.by_all(&[numbers::POINTS, card::POINTS]);
    for &slot in deck.iter().filter(|slot| points(slot) > 0) {
        need!(verdict, total <= POINTS, numbers::POINTS, Some(slot));
        need!(verdict, total <= POINTS, card::POINTS, Some(slot));
    }
}
