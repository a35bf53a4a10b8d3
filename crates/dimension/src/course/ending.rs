//! Part 3, chapter 3: how a duel ends.

use crate::book::Context;
use crate::processing::rule_effect;
use crate::rules::cite;
use crate::words::{verb, zone};
use duel::event::{Act, Cause};
use duel::matches::Contest;
use duel::question::Outcome;
use duel::words::{Rule, Seat};

/// How many cards in the smash zone lose (3-3-1).
pub const SMASHED: usize = 7;

/// Who has seven cards or more in the smash zone loses as priority next arises (3-3-1).
pub(crate) const SMASHED_OUT: Rule = cite!("3-3-1");
/// Who has no card in the deck loses as priority next arises (3-3-2).
pub(crate) const NO_DECK: Rule = cite!("3-3-2");
/// The duel is over as soon as a player has won or lost, or it is drawn (3-3-3).
pub(crate) const OVER: Rule = cite!("3-3-3");
/// Both lose at once: a draw (3-3-4).
pub(crate) const DRAW: Rule = cite!("3-3-4");
/// Who wins and loses at once loses (3-3-5).
pub(crate) const WIN_AND_LOSE: Rule = cite!("3-3-5");
/// A loop nobody can stop is a draw (3-3-6).
pub(crate) const ENDLESS: Rule = cite!("3-3-6");
/// Conceding (3-3-7).
pub(crate) const CONCEDE: Rule = cite!("3-3-7");

/// In a Swiss round, the turn in which time is called and the next are played, then the duel is a draw (3-3-8).
const TIME: Rule = cite!("3-3-8");
/// In a Swiss round, no duel is begun after time is called (3-3-9).
pub(crate) const NO_NEXT: Rule = cite!("3-3-9");
/// In single elimination, fewer smashed cards win after those turns, or as soon as there is a difference (3-3-10).
const FEWER: Rule = cite!("3-3-10");
/// In single elimination, the score decides between duels; if it is equal, the first difference in smashed cards in
/// another duel (3-3-11).
pub(crate) const SCORE: Rule = cite!("3-3-11");

/// Time is up as a turn ends (reading D4: only in a match with a time limit): a draw in a Swiss round (3-3-8), in single
/// elimination a rule effect has whoever has more smashed cards lose (3-3-10, 4-16-4-11). Returns whether the duel is
/// over.
pub(super) fn turn_ends(cx: &mut Context) -> bool {
    let Some(terms) = cx.s.terms else { return false };
    let next = cx.s.turn.number + 1;
    if terms.is_past(Contest::Swiss, next) && cx.by(TIME) {
        cx.s.outcome = Some(Outcome { winner: None, rule: TIME });
    } else if terms.last_turn == Some(cx.s.turn.number)
        && let Some(seat) = has_more(cx).filter(|_| terms.contest == Contest::Elimination)
        && cx.by(FEWER)
    {
        cx.happen(Act::Lose { seat }, verb::PUT, Cause::rule(rule_effect::FEWER_AFTER_TIME));
        cx.judge();
    }
    cx.s.outcome.is_some()
}

/// Why a player loses after time is up: the opponent has fewer smashed cards (3-3-10, 4-16-4-12); in a duel that was
/// begun after time was called, by 3-3-11.
pub(crate) fn loses_after_time(cx: &Context, seat: Seat) -> Option<Rule> {
    let terms = cx.s.terms.filter(|terms| terms.is_past(Contest::Elimination, cx.s.turn.number))?;
    has_more(cx).filter(|&more| more == seat)?;
    if terms.last_turn == Some(0) {
        return Some(SCORE);
    }
    cx.by(FEWER).then_some(rule_effect::FIRST_DIFFERENCE)
}

/// Who has more cards in the smash zone.
fn has_more(cx: &Context) -> Option<Seat> {
    let smashed = |seat| cx.s.cards(zone::SMASH, seat).len();
    Seat::BOTH.into_iter().find(|&seat| smashed(seat) > smashed(seat.other()))
}
