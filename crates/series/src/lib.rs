//! Matches: a series of duels between two seats, with sideboarding between them.
//!
//! A [`Match`] proceeds like a duel: there is one question to one seat, or the outcome. Between duels it asks the
//! players which cards come in from their sideboards, and the loser of the last duel who goes first, by the rules that
//! the book names ([`MatchRules`]). A match implements [`AnyDuel`], so everything that plays, records or shows duels
//! works with matches.
//!
//! *Invariant:* no rule of a duel is here. A match passes its [`MatchTerms`] to the duel, and the book applies them.
//! The notation for matches is in `notation`.
//!
//! *Start at* [`Match`], which goes from stage to stage. Its state is [plain data](MatchState), determined by the seed,
//! the choices, and the moment at which time is called.
//!
//! ```
//! use duel::state::rng::Rng;
//! use duel::engine::any_duel::AnyDuel;
//! use duel::engine::duel::Duel;
//! use series::{DeckList, Match, MatchOptions};
//! use duel::engine::question::Pending;
//! use std::sync::Arc;
//! use skirmish::{Skirmish, cards};
//!
//! let pool = Arc::new(cards::pool());
//! let deck = cards::deck(&pool);
//! let duel = Box::new(Duel::<Skirmish>::new(Arc::clone(&pool), [&deck, &deck], 0));
//! let list = DeckList { deck, sideboard: Vec::new() };
//! let options = MatchOptions { best_of: 3, ..MatchOptions::default() };
//! let mut series = Match::begin(duel, [list.clone(), list], options, 7);
//! let mut rng = Rng::new(7);
//! while let Pending::Question(_) = series.pending() {
//!     series.pick(rng.below(series.options().len()));
//! }
//! let [first, second] = series.score().wins();
//! assert!(first.max(second) <= 2);
//! ```

mod any_duel;
mod options;
mod score;
mod sideboarding;

pub use any_duel::SeriesDuel;
pub use options::MatchOptions;
pub use score::{DeckList, DuelResult, MatchStage, MatchState, Score, SideboardExchange};

use duel::book::audit::Trace;
use duel::book::rule_sets::MatchRules;
use duel::book::series::NextFirst;
use duel::engine::any_duel::AnyDuel;
use duel::engine::question::{Outcome, Pending, Pick, Question, Topic};
use duel::engine::refusal::Refusal;
use duel::ids::{Rule, Seat};
use duel::state::match_terms::{Contest, MatchTerms};
use sideboarding::ExchangeSearch;

/// A match and the duel being played in it.
pub struct Match {
    score: Score,
    duel: Box<dyn AnyDuel>,
    /// The options between duels.
    options: Vec<Pick>,
    pending: Pending,
}

impl std::fmt::Debug for Match {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.debug_struct("Match").field("standing", &self.score).finish_non_exhaustive()
    }
}

impl Match {
    /// Begins a match between two deck lists, with randomness from a seed. The duel determines the game and the format;
    /// it is restarted.
    pub fn begin(duel: Box<dyn AnyDuel>, lists: [DeckList; 2], options: MatchOptions, seed: u64) -> Self {
        let rng = duel::state::rng::Rng::new(seed);
        let standing =
            Score { options, lists, results: Vec::new(), time_called: false, stage: MatchStage::Duel, dice: rng };
        let mut series = Self { score: standing, pending: duel.pending(), duel, options: Vec::new() };
        series.start_duel(None);
        series
    }

    /// A match with this score in which `duel` is being played. If time has been called, it was before this duel.
    pub fn with_score(mut duel: Box<dyn AnyDuel>, standing: Score, first: Option<Seat>) -> Self {
        let MatchOptions { contest, timed, .. } = standing.options;
        let last_turn = standing.time_called.then_some(0);
        duel.set_match_terms(MatchTerms { first_player: first, contest, has_time_limit: timed, last_turn });
        let mut series = Self { score: standing, pending: duel.pending(), duel, options: Vec::new() };
        series.advance();
        series
    }

    /// The score and progress of the match.
    pub fn score(&self) -> &Score {
        &self.score
    }

    /// The complete state of the match.
    pub fn snapshot(&self) -> MatchState {
        MatchState { score: self.score.clone(), duel: self.duel.lab().state().clone() }
    }

    /// Replaces the state of this match by another.
    pub fn restore(&mut self, state: &MatchState) {
        self.score = state.score.clone();
        self.duel.lab_mut().set_state(&state.duel);
        self.advance();
    }

    /// A hash of the complete state; different states practically never share it.
    pub fn fingerprint(&self) -> u64 {
        duel::stable_hash::stable_hash(&(&self.score, self.duel.lab().state()))
    }

    /// Calls time. Does nothing without a time limit or once the match is over; in a duel, only the first call counts.
    pub fn call_time(&mut self) -> Pending {
        if !self.score.options.timed || matches!(self.score.stage, MatchStage::Over(_)) {
            return self.pending;
        }
        self.score.time_called = true;
        match self.score.stage {
            MatchStage::Duel => {
                self.duel.call_time();
            }
            _ => {
                self.decide_on_time();
            }
        }
        self.advance()
    }

    /// Concedes the whole match.
    pub fn concede_match(&mut self, seat: Seat) -> Pending {
        let cites = self.duel.match_rules();
        if !matches!(self.score.stage, MatchStage::Over(_)) && self.cite(cites.concede) {
            self.end_match(Some(seat.other()), cites.concede);
        }
        self.advance()
    }

    fn cite(&mut self, rule: Rule) -> bool {
        self.duel.lab_mut().scratch().cite(rule)
    }

    fn end_match(&mut self, winner: Option<Seat>, rule: Rule) {
        let rule = if rule == Rule::UNNUMBERED { self.score.last_rule() } else { rule };
        self.score.stage = MatchStage::Over(Outcome { winner, rule });
    }

    /// Advances to the next question, or to the end.
    fn advance(&mut self) -> Pending {
        self.options.clear();
        self.pending = loop {
            match self.score.stage.clone() {
                MatchStage::Over(outcome) => break Pending::Over(outcome),
                MatchStage::Duel => match self.duel.pending() {
                    Pending::Over(outcome) => self.duel_ended(outcome),
                    asked => break asked,
                },
                MatchStage::Sideboarding(seat, exchange) => {
                    let rule = self.duel.match_rules().sideboard;
                    let list = self.score.lists[seat.index()].clone();
                    if exchange.is_complete() {
                        let list = list.after_exchange(&exchange);
                        self.duel.check_deck(&list.deck, &list.sideboard);
                        self.score.lists[seat.index()] = list;
                        self.score.stage = stage_after_sideboarding(seat);
                        continue;
                    }
                    self.without_trace(|series| {
                        let mut trade = ExchangeSearch::new(&mut *series.duel, &list);
                        trade.options(&exchange, &mut series.options);
                    });
                    // A player who can change nothing is not asked.
                    if exchange.incoming.is_empty() && self.options.len() < 2 || !self.cite(rule) {
                        self.options.clear();
                        self.score.stage = stage_after_sideboarding(seat);
                        continue;
                    }
                    break Pending::Question(Question { seat, topic: Topic::Sideboard, rule });
                }
                MatchStage::ChooseFirst => {
                    let rule = self.duel.match_rules().loser_decides;
                    match self.seat_choosing_first() {
                        Some(seat) if self.cite(rule) => {
                            self.options.extend([Pick::Yes, Pick::No]);
                            break Pending::Question(Question { seat, topic: Topic::WhoGoesFirst, rule });
                        }
                        _ => self.start_undecided(),
                    }
                }
            }
        };
        self.pending
    }

    /// Checks that are made in thought leave no trace, but in an audit, which does not ask for traces.
    fn without_trace(&mut self, think: impl FnOnce(&mut Self)) {
        let trace = std::mem::replace(&mut self.duel.lab_mut().scratch().trace, Trace::of_audit());
        think(self);
        self.duel.lab_mut().scratch().trace = trace;
    }

    /// The seat that decides who goes first in the next duel: the loser of the last, where that is the policy.
    fn seat_choosing_first(&self) -> Option<Seat> {
        let last = self.score.results.last()?;
        (self.next_first_policy() == NextFirst::Loser).then_some(last.outcome.winner?.other())
    }

    fn next_first_policy(&self) -> NextFirst {
        self.score.options.next_first.unwrap_or_else(|| self.duel.next_first())
    }

    /// Records the result of a duel; then the match ends, or sideboarding begins.
    fn duel_ended(&mut self, outcome: Outcome) {
        let first = self.duel.lab().state().match_terms.and_then(|terms| terms.first_player);
        let turns = self.duel.lab().state().turn.number;
        self.score.results.push(DuelResult { outcome, first, turns });
        if self.score.time_called && self.decide_on_time() {
            return;
        }
        if self.score.is_decided() {
            let rule = self.duel.match_rules().won;
            self.end_match(self.score.leader(), rule);
            return;
        }
        self.score.stage = MatchStage::Sideboarding(Seat::FIRST, SideboardExchange::default());
    }

    /// Decides the match by its score, after time was called and while no duel is played. In an elimination round
    /// without a leader, another duel follows. Returns true if the match is over.
    fn decide_on_time(&mut self) -> bool {
        let MatchRules { no_next, score, .. } = self.duel.match_rules();
        let leader = self.score.leader();
        let contest = self.score.options.contest;
        match contest {
            Contest::Swiss if self.cite(no_next) => self.end_match(leader, no_next),
            Contest::Elimination if leader.is_some() && self.cite(score) => self.end_match(leader, score),
            Contest::Swiss | Contest::Elimination => return false,
        }
        true
    }

    /// Begins the next duel if nobody decides who goes first. After a draw, where the loser would have decided, the
    /// same player goes first again; otherwise it is determined as in the first duel.
    fn start_undecided(&mut self) {
        let last = self.score.results.last().copied();
        let drawn = last.filter(|last| last.outcome.winner.is_none() && self.next_first_policy() == NextFirst::Loser);
        let rule = self.duel.match_rules().after_draw;
        let first = drawn.and_then(|last| last.first).filter(|_| self.cite(rule));
        self.start_duel(first);
    }

    /// Begins the next duel.
    fn start_duel(&mut self, first: Option<Seat>) {
        let MatchOptions { contest, timed, .. } = self.score.options;
        // If time was called before the duel, no turn is left to be played.
        let late = self.score.time_called;
        let rule = self.duel.match_rules().score;
        let last_turn = (late && self.cite(rule)).then_some(0);
        let terms = MatchTerms { first_player: first, contest, has_time_limit: timed, last_turn };
        let seed = self.score.dice.bits();
        let passed = self.duel.lab_mut().scratch().trace.take_rules();
        let brought = self.score.lists.each_ref().map(DeckList::loadout);
        self.duel.restart_in_match(brought, seed, Some(terms));
        self.duel.lab_mut().scratch().trace.put_first(passed);
        self.score.stage = MatchStage::Duel;
        self.pending = self.duel.pending();
    }

    /// Takes an answer to a question between duels.
    fn answer_between(&mut self, pick: Pick) -> Pending {
        match (&mut self.score.stage, pick) {
            (MatchStage::Sideboarding(_, exchange), Pick::Done) => exchange.incoming_closed = true,
            (MatchStage::Sideboarding(_, exchange), Pick::Card(card)) => *exchange = exchange.with_card(card),
            (MatchStage::ChooseFirst, Pick::Yes) => self.start_duel(self.seat_choosing_first()),
            (MatchStage::ChooseFirst, Pick::No) => self.start_duel(self.seat_choosing_first().map(Seat::other)),
            _ => {}
        }
        self.advance()
    }

    /// All reasons against an answer to a question between duels.
    fn refusals(&mut self, seat: Seat, pick: Pick) -> Vec<Refusal> {
        let Pending::Question(question) = self.pending else { return Vec::new() };
        if question.seat == seat && self.options.contains(&pick) {
            return Vec::new();
        }
        let mut reasons = Vec::new();
        if let (MatchStage::Sideboarding(asked, exchange), Pick::Card(card)) = (self.score.stage.clone(), pick)
            && asked == seat
        {
            let list = self.score.lists[seat.index()].clone();
            reasons = ExchangeSearch::new(&mut *self.duel, &list).refusals(&exchange, card);
        }
        if reasons.is_empty() {
            reasons.push(Refusal { rule: question.rule, object: None });
        }
        reasons
    }
}

/// The stage after a seat's sideboarding: the second seat follows the first; then it is decided who goes first.
fn stage_after_sideboarding(seat: Seat) -> MatchStage {
    match seat {
        Seat::FIRST => MatchStage::Sideboarding(Seat::SECOND, SideboardExchange::default()),
        _ => MatchStage::ChooseFirst,
    }
}
