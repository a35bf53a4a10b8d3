//! Matches: a series of duels between two seats, with what happens between them.
//!
//! A [`Match`] goes on as a duel does: there is one question to one seat, or the outcome. Between duels it asks the
//! players, by the rules that the book names ([`crate::cites::MatchCites`]), which cards come in from
//! their sideboards, and the loser of the last duel who goes first. Whoever plays, records or shows duels can do so
//! with a match, which [is one](AnyDuel).
//!
//! Where it stands is [plain data](MatchState), which its seed, the choices, and the moment at which time is called
//! determine. What a match lays down for a duel, the duel's state has as its [`Terms`]: the book goes by them.
//!
//! ```
//! use duel::dice::Dice;
//! use duel::duel::{AnyDuel, Duel};
//! use duel::matches::{List, Match, Options};
//! use duel::question::Pending;
//! use std::sync::Arc;
//! use trials::board::{Board, cards};
//!
//! let pool = Arc::new(cards::pool());
//! let deck = cards::deck(&pool);
//! let duel = Box::new(Duel::<Board>::new(Arc::clone(&pool), [&deck, &deck], 0));
//! let list = List { deck, side: Vec::new() };
//! let options = Options { best_of: 3, ..Options::default() };
//! let mut series = Match::begin(duel, [list.clone(), list], options, 7);
//! let mut dice = Dice::new(7);
//! while let Pending::Question(_) = series.pending() {
//!     series.pick(dice.below(series.options().len()));
//! }
//! let [first, second] = series.standing().score();
//! assert!(first.max(second) <= 2);
//! ```

mod exchange;
mod face;
mod options;
mod standing;

pub use options::{Contest, Next, Options, Terms};
pub use standing::{Ended, Exchange, List, MatchState, Stage, Standing};

use crate::cites::MatchCites;
use crate::duel::AnyDuel;
use crate::question::{Outcome, Pending, Pick, Question, Topic};
use crate::refusal::Refusal;
use crate::words::{Rule, Seat};
use exchange::Trade;

/// A match, with the duel that is being played.
pub struct Match {
    standing: Standing,
    duel: Box<dyn AnyDuel>,
    /// The options between duels.
    options: Vec<Pick>,
    pending: Pending,
}

impl std::fmt::Debug for Match {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.debug_struct("Match").field("standing", &self.standing).finish_non_exhaustive()
    }
}

impl Match {
    /// A match between two lists, with chance from a seed. The duel says which game it is, and in which format; it
    /// begins anew.
    pub fn begin(duel: Box<dyn AnyDuel>, lists: [List; 2], options: Options, seed: u64) -> Self {
        let dice = crate::dice::Dice::new(seed);
        let standing = Standing { options, lists, ended: Vec::new(), time_called: false, stage: Stage::Duel, dice };
        let mut series = Self { standing, pending: duel.pending(), duel, options: Vec::new() };
        series.start(None);
        series
    }

    /// A match of which this duel is being played: so far it stands as this says. If time has been called, that was
    /// before the duel.
    pub fn at(mut duel: Box<dyn AnyDuel>, standing: Standing, first: Option<Seat>) -> Self {
        let Options { contest, timed, .. } = standing.options;
        let last_turn = standing.time_called.then_some(0);
        duel.set_terms(Terms { first, contest, timed, last_turn });
        let mut series = Self { standing, pending: duel.pending(), duel, options: Vec::new() };
        series.go_on();
        series
    }

    /// Where it stands.
    pub fn standing(&self) -> &Standing {
        &self.standing
    }

    /// Everything that is true of it now.
    pub fn snapshot(&self) -> MatchState {
        MatchState { standing: self.standing.clone(), duel: self.duel.state().clone() }
    }

    /// Goes back, or on, to another state of this match.
    pub fn restore(&mut self, state: &MatchState) {
        self.standing = state.standing.clone();
        self.duel.set_state(&state.duel);
        self.go_on();
    }

    /// A number that two states share only if they are the same.
    pub fn fingerprint(&self) -> u64 {
        crate::hash::stable_hash(&(&self.standing, self.duel.state()))
    }

    /// Time is called, at any moment; it is heard once, and where there is a time limit.
    pub fn call_time(&mut self) -> Pending {
        if !self.standing.options.timed || matches!(self.standing.stage, Stage::Over(_)) {
            return self.pending;
        }
        self.standing.time_called = true;
        match self.standing.stage {
            Stage::Duel => {
                self.duel.call_time();
            }
            _ => {
                self.time_between();
            }
        }
        self.go_on()
    }

    /// A player gives the whole match up.
    pub fn concede_match(&mut self, seat: Seat) -> Pending {
        let cites = self.duel.match_cites();
        if !matches!(self.standing.stage, Stage::Over(_)) && self.by(cites.concede) {
            self.end(Some(seat.other()), cites.concede);
        }
        self.go_on()
    }

    fn by(&mut self, rule: Rule) -> bool {
        self.duel.scratch().pass(rule)
    }

    fn end(&mut self, winner: Option<Seat>, rule: Rule) {
        let rule = if rule == Rule::UNNUMBERED { self.standing.last_rule() } else { rule };
        self.standing.stage = Stage::Over(Outcome { winner, rule });
    }

    /// Goes on to the next question, or to the end.
    fn go_on(&mut self) -> Pending {
        self.options.clear();
        self.pending = loop {
            match self.standing.stage.clone() {
                Stage::Over(outcome) => break Pending::Over(outcome),
                Stage::Duel => match self.duel.pending() {
                    Pending::Over(outcome) => self.duel_ended(outcome),
                    asked => break asked,
                },
                Stage::Exchange(seat, exchange) => {
                    let rule = self.duel.match_cites().sideboard;
                    let list = self.standing.lists[seat.index()].clone();
                    if exchange.is_complete() {
                        let list = list.after(&exchange);
                        self.duel.check_deck(&list.deck, &list.side);
                        self.standing.lists[seat.index()] = list;
                        self.standing.stage = after_exchange(seat);
                        continue;
                    }
                    self.quietly(|series| {
                        let mut trade = Trade::new(&mut *series.duel, &list);
                        trade.options(&exchange, &mut series.options);
                    });
                    // Nobody is asked who can change nothing.
                    if exchange.came.is_empty() && self.options.len() < 2 || !self.by(rule) {
                        self.options.clear();
                        self.standing.stage = after_exchange(seat);
                        continue;
                    }
                    break Pending::Question(Question { seat, topic: Topic::Sideboard, rule });
                }
                Stage::Start => {
                    let rule = self.duel.match_cites().loser_decides;
                    match self.chooser() {
                        Some(seat) if self.by(rule) => {
                            self.options.extend([Pick::Yes, Pick::No]);
                            break Pending::Question(Question { seat, topic: Topic::Start, rule });
                        }
                        _ => self.start_undecided(),
                    }
                }
            }
        };
        self.pending
    }

    /// Checks that are made in thought leave no trace.
    fn quietly(&mut self, think: impl FnOnce(&mut Self)) {
        let tracing = std::mem::replace(&mut self.duel.scratch().tracing, false);
        think(self);
        self.duel.scratch().tracing = tracing;
    }

    /// Who decides who goes first in the next duel: whoever lost the last, where it is so.
    fn chooser(&self) -> Option<Seat> {
        let last = self.standing.ended.last()?;
        (self.next() == Next::Loser).then_some(last.outcome.winner?.other())
    }

    fn next(&self) -> Next {
        self.standing.options.next.unwrap_or_else(|| self.duel.next_first())
    }

    /// A duel is over: the match is, too, or the next one is prepared.
    fn duel_ended(&mut self, outcome: Outcome) {
        let first = self.duel.state().terms.and_then(|terms| terms.first);
        let turns = self.duel.state().turn.number;
        self.standing.ended.push(Ended { outcome, first, turns });
        if self.standing.time_called && self.time_between() {
            return;
        }
        if self.standing.is_settled() {
            let rule = self.duel.match_cites().won;
            self.end(self.standing.leader(), rule);
            return;
        }
        self.standing.stage = Stage::Exchange(Seat::FIRST, Exchange::default());
    }

    /// Time has been called and no duel is being played: the score decides; where someone has to win and nobody leads,
    /// another duel is played. Returns whether the match is over.
    fn time_between(&mut self) -> bool {
        let MatchCites { no_next, score, .. } = self.duel.match_cites();
        let leader = self.standing.leader();
        let contest = self.standing.options.contest;
        match contest {
            Contest::Swiss if self.by(no_next) => self.end(leader, no_next),
            Contest::Elimination if leader.is_some() && self.by(score) => self.end(leader, score),
            Contest::Swiss | Contest::Elimination => return false,
        }
        true
    }

    /// Nobody decides who goes first: after a draw it is as it was, otherwise as in the first duel.
    fn start_undecided(&mut self) {
        let last = self.standing.ended.last().copied();
        let drawn = last.filter(|last| last.outcome.winner.is_none() && self.next() == Next::Loser);
        let rule = self.duel.match_cites().after_draw;
        let first = drawn.and_then(|last| last.first).filter(|_| self.by(rule));
        self.start(first);
    }

    /// The next duel begins.
    fn start(&mut self, first: Option<Seat>) {
        let Options { contest, timed, .. } = self.standing.options;
        // Time that was called before the duel leaves no turn to be played.
        let late = self.standing.time_called;
        let rule = self.duel.match_cites().score;
        let last_turn = (late && self.by(rule)).then_some(0);
        let terms = Terms { first, contest, timed, last_turn };
        let seed = self.standing.dice.bits();
        let passed = self.duel.scratch().passed.take();
        let brought = self.standing.lists.each_ref().map(List::brought);
        self.duel.restart_in(brought, seed, Some(terms));
        self.duel.scratch().passed.get_mut().splice(0..0, passed);
        self.standing.stage = Stage::Duel;
        self.pending = self.duel.pending();
    }

    /// Takes an answer to a question between duels.
    fn answer(&mut self, pick: Pick) -> Pending {
        match (&mut self.standing.stage, pick) {
            (Stage::Exchange(_, exchange), Pick::Done) => exchange.closed = true,
            (Stage::Exchange(_, exchange), Pick::Card(card)) => *exchange = exchange.with(card),
            (Stage::Start, Pick::Yes) => self.start(self.chooser()),
            (Stage::Start, Pick::No) => self.start(self.chooser().map(Seat::other)),
            _ => {}
        }
        self.go_on()
    }

    /// Everything against an answer to a question between duels.
    fn refusals(&mut self, seat: Seat, pick: Pick) -> Vec<Refusal> {
        let Pending::Question(question) = self.pending else { return Vec::new() };
        if question.seat == seat && self.options.contains(&pick) {
            return Vec::new();
        }
        let mut reasons = Vec::new();
        if let (Stage::Exchange(asked, exchange), Pick::Card(card)) = (self.standing.stage.clone(), pick)
            && asked == seat
        {
            let list = self.standing.lists[seat.index()].clone();
            reasons = Trade::new(&mut *self.duel, &list).refusals(&exchange, card);
        }
        if reasons.is_empty() {
            reasons.push(Refusal { rule: question.rule, object: None });
        }
        reasons
    }
}

/// The second player exchanges cards after the first; then it is settled who begins.
fn after_exchange(seat: Seat) -> Stage {
    match seat {
        Seat::FIRST => Stage::Exchange(Seat::SECOND, Exchange::default()),
        _ => Stage::Start,
    }
}
