//! Chapter 6: matches, and what time does to a duel.

use super::Context;
use super::words::{cite, verb, zone};
use duel::cites::MatchCites;
use duel::event::{Act, Cause};
use duel::matches::Contest;
use duel::need;
use duel::question::Outcome;
use duel::refusal::Verdict;
use duel::words::{Rule, Seat};

/// The rules between duels.
pub(super) const CITES: MatchCites = MatchCites {
    loser_decides: cite!("6.1"),
    after_draw: cite!("6.1"),
    sideboard: cite!("6.2"),
    no_next: cite!("6.4"),
    score: cite!("6.6"),
    concede: cite!("4.7"),
    ..MatchCites::UNNUMBERED
};

/// How many cards of a name a deck holds at most (6.2).
const COPIES: usize = 3;

/// A deck holds at most three cards of a name (6.2).
pub(super) fn check_deck<V: Verdict>(cx: &Context, verdict: &mut V) {
    let deck = cx.s.cards(zone::DECK, Seat::FIRST);
    let name = |slot| cx.pool.name(cx.s.object(slot).card);
    cx.by(cite!("6.2"));
    for &slot in deck {
        let copies = deck.iter().filter(|&&other| name(other) == name(slot)).count();
        need!(verdict, copies <= COPIES, cite!("6.2"), Some(slot));
    }
}

/// Who has fewer smashed cards.
fn leads(cx: &Context) -> Option<Seat> {
    let smashed = |seat| cx.s.cards(zone::SMASH, seat).len();
    Seat::BOTH.into_iter().find(|&seat| smashed(seat) < smashed(seat.other()))
}

const DRAW: Rule = cite!("6.3");
const FEWER: Rule = cite!("6.5");

/// Time is up as a turn ends: a draw (6.3), or fewer smashed cards win (6.5).
pub(super) fn turn_ends(cx: &mut Context) -> bool {
    let Some(terms) = cx.s.terms else { return false };
    let next = cx.s.turn.number + 1;
    if terms.is_past(Contest::Swiss, next) && cx.by(DRAW) {
        cx.s.outcome = Some(Outcome { winner: None, rule: DRAW });
    } else if terms.is_past(Contest::Elimination, next)
        && let Some(winner) = leads(cx)
        && cx.by(FEWER)
    {
        cx.s.outcome = Some(Outcome { winner: Some(winner), rule: FEWER });
    }
    cx.s.outcome.is_some()
}

/// After time is up the first difference in smashed cards decides (6.5).
pub(super) fn propose_difference(cx: &mut Context) {
    let turn = cx.s.turn.number;
    if cx.s.terms.is_some_and(|terms| terms.is_past(Contest::Elimination, turn))
        && let Some(winner) = leads(cx)
    {
        cx.propose(Act::Lose { seat: winner.other() }, verb::PUT, Cause::rule(FEWER));
    }
}
