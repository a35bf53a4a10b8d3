//! Part 3, chapter 3: how a duel ends.

use crate::book::Context;
use crate::processing::rule_effect;
use crate::rules::cite;
use crate::words::{verb, zone};
use duel::book::point::{ChapterPoints, EndingPoint};
use duel::engine::question::Outcome;
use duel::event::{Cause, Happening};
use duel::ids::{Rule, Seat};
use duel::points;
use duel::state::match_terms::Contest;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    EndingPoint::EndsAtOnce => OVER,
    EndingPoint::BothLose => DRAW,
    EndingPoint::WinAndLose => WIN_AND_LOSE,
    EndingPoint::Concede => CONCEDE,
    EndingPoint::EndlessLoop => ENDLESS,
};

/// The number of cards in the smash zone that loses the duel (3-3-1).
pub const SMASHED: usize = 7;

/// A player with seven or more cards in the smash zone loses when priority next arises (3-3-1).
pub(crate) const SMASHED_OUT: Rule = cite!("3-3-1");
/// A player without cards in the deck loses when priority next arises (3-3-2).
pub(crate) const NO_DECK: Rule = cite!("3-3-2");
/// The duel is over as soon as a player has won or lost, or it is drawn (3-3-3).
pub(crate) const OVER: Rule = cite!("3-3-3");
/// If both players lose simultaneously, the duel is a draw (3-3-4).
pub(crate) const DRAW: Rule = cite!("3-3-4");
/// A player who wins and loses simultaneously loses (3-3-5).
pub(crate) const WIN_AND_LOSE: Rule = cite!("3-3-5");
/// A loop that nobody can stop is a draw (3-3-6).
pub(crate) const ENDLESS: Rule = cite!("3-3-6");
/// A player may concede (3-3-7).
pub(crate) const CONCEDE: Rule = cite!("3-3-7");

/// In a Swiss round, the current turn and the next are played after time is called; then the duel is a draw (3-3-8).
const TIME: Rule = cite!("3-3-8");
/// In a Swiss round, no duel begins after time is called (3-3-9).
pub(crate) const NO_NEXT: Rule = cite!("3-3-9");
/// In single elimination, the player with fewer smashed cards wins after those turns, or at the first difference
/// (3-3-10).
const FEWER: Rule = cite!("3-3-10");
/// In single elimination, the score decides between duels; if it is even, the first difference in smashed cards in
/// another duel does (3-3-11).
pub(crate) const SCORE: Rule = cite!("3-3-11");

/// When time is up at the end of a turn, a duel of a Swiss round is a draw (3-3-8); in single elimination the player
/// with more smashed cards loses (3-3-10, 4-16-4-11). Only matches have a time limit (reading D4). Returns true if the
/// duel is over.
pub(super) fn turn_ends(cx: &mut Context) -> bool {
    let Some(terms) = cx.state.match_terms else { return false };
    let next = cx.state.turn.number + 1;
    if terms.is_past_last_turn(Contest::Swiss, next) && cx.cite(TIME) {
        cx.state.outcome = Some(Outcome { winner: None, rule: TIME });
    } else if terms.last_turn == Some(cx.state.turn.number)
        && let Some(seat) = has_more(cx).filter(|_| terms.contest == Contest::Elimination)
        && cx.cite(FEWER)
    {
        cx.happen(Happening::Lose { seat }, verb::PUT, Cause::rule(rule_effect::FEWER_AFTER_TIME));
        cx.decide_outcome();
    }
    cx.state.outcome.is_some()
}

/// The rule by which a player loses after time is up: the opponent has fewer smashed cards (3-3-10, 4-16-4-12), in a
/// duel begun after time was called by 3-3-11.
pub(crate) fn loses_after_time(cx: &Context, seat: Seat) -> Option<Rule> {
    let terms =
        cx.state.match_terms.filter(|terms| terms.is_past_last_turn(Contest::Elimination, cx.state.turn.number))?;
    has_more(cx).filter(|&more| more == seat)?;
    if terms.last_turn == Some(0) {
        return Some(SCORE);
    }
    cx.cite(FEWER).then_some(rule_effect::FIRST_DIFFERENCE)
}

/// The player with more cards in the smash zone.
fn has_more(cx: &Context) -> Option<Seat> {
    let smashed = |seat| cx.state.cards(zone::SMASH, seat).len();
    Seat::BOTH.into_iter().find(|&seat| smashed(seat) > smashed(seat.other()))
}
