//! Rulings: a position, what the players do, and what must follow, as text that runs.
//!
//! ```text
//! rule GAME 10.1.2.2
//! "An Oak Warden attacks without being turned."
//!
//! p1 table   Oak Warden (ready)
//! turn       p1, attack phase
//!
//! p1 attacks with Oak Warden
//! expect     Oak Warden is upright
//! ```
//!
//! A file holds one ruling or several, each from its `rule` line to the next. Lines that begin with `#` are comments.
//! A line `card` begins a card that the ruling defines itself, up to the next empty line; before the first `rule` line,
//! the card belongs to all rulings of the file.
//!
//! Players' actions are written like the options of their questions. A question with one option is answered
//! automatically if the next line does not answer it, but nobody passes beyond the turn in this way. A selection
//! (`p1 attacks with A and B`) may be written in any order; it closes when something else follows, or when nothing more
//! can be picked. A player who is asked how many to choose may say so (`p1 plays S, chooses 2, chooses A and B`) or
//! just choose them (`p1 plays S, chooses A and B`).
//!
//! | line | says |
//! |---|---|
//! | `rule GAME ID [ID [ID]]`, then `"Title."` | the rules that the ruling shows; with several `rule` lines it is a ruling of all those games |
//! | `p1 ZONE  Card, 3 Card, Card (sideways, damage 3, 2 Moss counters, owner p2)` | where cards are; decks from the top down, a bare number is filler |
//! | `p1 ZONE  Card (left home, frozen), Card (beneath Card, face down)` | the place, as p1 calls it, and the card it lies under or `beside` |
//! | `p1 ZONE  Card (known to p2)` (`both`, `nobody`) | who knows a card, if that is not as usual in the zone |
//! | `p1 ZONE  Card (used ability 2)` | the ability, by its number, that was used this turn; written twice, it was used twice |
//! | `p1 tally 2 VERB, 1 VERB` | how often this turn p1, or a card of p1's, did something that cards ask about |
//! | `the left home holds 2 Moss counters` | counters on a place, as p1 calls it |
//! | `p1 ZONE  Token, Card (token)` | tokens, by name; `(token)` where a card has the same name |
//! | `p1 deck only …`, `p1 holds 2 Moss`, `turn p2, end phase, turn 5`, `format FORMAT`, `seed 7` | the rest of the position; cards in play are written in the order in which they arrived |
//! | `turn p2, end phase, turn 5, p1 has priority` (`p2 has passed`, so that p1 has it) | the phase has begun, and its steps before priority are over |
//! | `match best of 3, elimination, time limit, p1 leads 1-0, 1 drawn, p2 went first` (`swiss`, `single`, `time called` before this duel, `loser starts`, `chance starts`, `score 1-1`) | the duel is part of a match; each player's cards are the deck of the next duel |
//! | `p1 sideboard A, 2 B` | the cards p1 can bring in between duels |
//! | `p1 plays A, chooses B and C paying with D, 2 E` (or `paying any`; `paying with 2 Moss` spends held currency) | the actions of a player, one after the other |
//! | `p1 chooses A (2)` | of options that read alike, the second |
//! | `p1 lets go of A` | takes A back out of the open selection |
//! | `p1 is asked` | the question is open during the claims that follow; a selection is not closed, so p1 may pick more |
//! | `p1 plays A to the left home` | the same as `p1 plays A, chooses left home` |
//! | `both pass`, `both pass until PHASE` (`the stack is empty`, `p2's turn`, `p1 is asked`, `the duel is over`) | both players pass priority; a phase or turn that has already begun must come again |
//! | `p1 cannot attack with A because RULE` | the action is not offered, and that rule refuses it |
//! | `p1 attempts to play A because RULE` | the action is undone, and everything is as before |
//! | `33 times: p1 uses A; both pass` | repeats the lines |
//! | `otherwise`, then lines of the position, of play, and claims | the contrast of a ruling about something that does not happen |
//! | `p1 concedes`, `p1 concedes the match`, `time is called` | at any moment |
//! | `expect A is sideways`, `is not MARK`, `is face down`, `is in the ZONE of p2`, `is controlled by p1`, `is a KIND`, `is a token`, `is on top of the ZONE`, `is in the suspended stack` | a card; a card in play is in its controller's zone |
//! | `expect A is at the left home`, `is at p2's left home` | its place, as its controller calls it, or as p2 does |
//! | `expect A is ROLE`, `is ROLE B`, as in `is battling B`; `is beneath B` or `is beside B`, `has 2 cards beneath it` (`face-down cards`, `face-up cards`), `has 2 cards beneath it in ZONE` | a card and others |
//! | `expect A has NUMBER 9`, `has damage 3`, `has no KEYWORD`, `has 2 Moss counters` | a card |
//! | `expect the left home holds 2 Moss counters` | counters on a place, as p1 calls it; `p2's left home`, as p2 does |
//! | `expect p1 has 3 cards in ZONE`, `has 2 frozen cards in ZONE` (including its face-up top card), `has 2 Moss`, `has priority`, `may PHRASE`, `may not PHRASE`, `is asked by RULE`, `knows A`, `counts 5 cards in p2's ZONE`, `wins by RULE` | a player |
//! | `expect p1's deck is legal`, `p1's deck is illegal because RULE` | the deck as the position has it, in its format |
//! | `expect p1 leads 1-0`, `the score is 1-1`, `p1 goes first`, `p1's sideboard holds 2 A`, `p1's deck holds no A`, `p1 wins the match by RULE`, `the match is drawn by RULE` | the match; `p1 wins by RULE` and `draw by RULE` are about its last duel |
//! | `expect the top of the stack is controlled by p2`, `comes from A`, `is a ROUTINE`, `deals 3 to A` | the top stack item |
//! | `expect the stack holds 2` (including the item that is resolving), `turn is p1`, `phase is attack phase`, `draw by RULE`, `nothing happened`, `the position is impossible because RULE` | the duel |
//!
//! Between the duels of a match players `bring in A and B, take out C and D` or `keep the deck`, and `go first` or
//! `go second`.
//!
//! A card that the ruling defines takes precedence over a card of the game with the same name. Of several cards with
//! the same name, `A #2` is the second that the ruling wrote (tokens created later come after those), and `p2's A` is
//! the one that p2 controls. Of several printed cards with the same name, a position names one by its code.
//!
//! A **position** is everything before the first action of a player: the lines of zones, counters, turn and seed. A
//! file that holds just that, with or without its `rule` line and title, can be asked about and played from
//! ([`PositionQuery`](crate::position::PositionQuery)). Lines of play that follow it are played first, and claims are
//! left out. [`write()`](crate::position::write()) writes a duel down as a position. If a position cannot say
//! everything, [`write_played`](crate::position::write_played()) writes the latest position that can, and the moves
//! since.
//!
//! The size of a text is limited: a thousand cards, five thousand lines of play, and no `times:` within `times:`.
//!
//! # Open questions
//!
//! A ruling passes if all its lines can be played, all its claims hold, it claims something, and the duel passed
//! through each of the rules it cites.
//!
//! In the middle of an action, a claim may hold only because the rest has not happened yet. So a claim **while a
//! question is open** fails and names the question, unless the ruling says that the question is open: by `p1 is asked`,
//! or by a claim about that very question (`expect p1 is asked by RULE`, `expect p1 may choose A`, `may not choose A`,
//! `p1 cannot choose A …`). That holds until the question is answered. Not counted as open questions are priority, the
//! other invitations of the game to act or not ([`Vocabulary::invitations`]: keeping a hand, calling a card, attacking,
//! blocking), and the questions between duels. `may not` and `cannot` apply only to phrases that could answer the
//! pending question.
//!
//! # Contrasts
//!
//! A rule that has no effect is not passed through. A ruling **about something that does not happen** shows by a
//! contrast that the rule decides it: the line `otherwise`, then the difference, then the outcome.
//!
//! ```text
//! rule GAME 12.4.5
//! "A card with less damage than strength stays."
//!
//! p1 table   Oak Warden (damage 3)
//! expect     Oak Warden is in the table
//!
//! otherwise
//! p1 table   Oak Warden (damage 4)
//! expect     Oak Warden is in the graveyard
//! ```
//!
//! A position line of the contrast replaces those with the same subject, and the contrast's actions, if it has any,
//! replace all actions of the ruling; the rest stays. At least one of the ruling's final claims must fail there, and
//! the duel must pass through the rule in one of the two.
//!
//! If the engine panics, the ruling fails, and the others are run. If a card before the first ruling does not compile,
//! that is one failure, and rulings that name the card are not run.

mod cannot;
mod contrast;
mod expect;
mod expect_card;
pub(crate) mod lines;
mod open_question;
mod own_cards;
mod refused;
pub(crate) mod script;
pub(crate) mod series;

use crate::error::{Failure, NotationFault};
use crate::names::Names;
use crate::panics::catch_panic;
use crate::position::read;
use contrast::Contrast;
use duel::book::Vocabulary;
use duel::card::pool::CardPool;
use duel::engine::any_duel::AnyDuel;
use duel::ids::*;
use duel::state::position::{ImpossiblePosition, Position};
use duel::state::zone::ZoneSpec;
use lines::{Ruling, SourceLine};
use own_cards::SharedCards;
use script::ScriptRunner;
use std::sync::Arc;

/// Starts a duel from a position.
pub type StartFromPosition = fn(Arc<CardPool>, &Position) -> Result<Box<dyn AnyDuel>, ImpossiblePosition>;
/// Compiles cards into a pool; errors are returned as lines of text.
pub type CompileCards = fn(&str, &str, &mut CardPool) -> Result<(), String>;

/// A game as rulings need it.
#[derive(Clone)]
pub struct RulingGame {
    /// Its vocabulary.
    pub words: &'static Vocabulary,
    /// Its zones.
    pub zones: &'static [ZoneSpec],
    /// The cards that rulings can use.
    pub pool: Arc<CardPool>,
    /// The card that stands for every card a ruling does not name.
    pub filler: CardId,
    /// The zone of decks.
    pub deck_zone: Zone,
    /// Starts a duel from a position.
    pub start: StartFromPosition,
    /// Compiles the cards that a ruling defines.
    pub compile: CompileCards,
}

impl RulingGame {
    fn find_rule(&self, id: &str) -> Option<Rule> {
        self.words.rules.iter().position(|rule| rule.id == id).map(|at| Rule(at as u16))
    }
    /// The number of a rule.
    pub fn rule_id(&self, rule: Rule) -> &'static str {
        self.words.rules.get(rule.index()).map_or("?", |entry| entry.id)
    }
}

/// The result of running a ruling in one game.
#[derive(Clone, Debug)]
pub struct RulingReport {
    /// The line of the file on which the ruling begins.
    pub line: usize,
    /// The id of its game.
    pub game: String,
    /// Its title.
    pub title: String,
    /// The rules it cites.
    pub cites: Vec<String>,
    /// The rules the duel passed through, each once.
    pub passed: Vec<&'static str>,
    /// The failure, if it failed.
    pub failure: Option<Failure>,
}

/// Runs the rulings of a file, one after the other; `game` finds a game by its id.
pub fn run<'g>(source: &str, game: impl Fn(&str) -> Option<&'g RulingGame>) -> Vec<RulingReport> {
    run_where(source, game, |_| true)
}

/// Runs the rulings of a file that begin on a line for which `wanted` returns true.
pub fn run_where<'g>(
    source: &str,
    game: impl Fn(&str) -> Option<&'g RulingGame>,
    wanted: impl Fn(usize) -> bool,
) -> Vec<RulingReport> {
    let (shared, rulings) = match lines::parse_rulings(source) {
        Ok(parts) => parts,
        Err(failure) => return vec![RulingReport::unread(failure)],
    };
    let mut shared_in: Vec<(&str, SharedCards)> = Vec::new();
    let mut reports = Vec::<RulingReport>::new();
    let wanted = rulings.iter().filter(|ruling| wanted(ruling.line));
    let each = wanted.flat_map(|ruling| (0..ruling.games.len()).map(move |which| (ruling, which)));
    for (ruling, which) in each {
        let mut report = RulingReport::of(ruling, which);
        let id = ruling.games[which].0;
        let Some(game) = game(id) else {
            let fault = NotationFault::NoGame { found: id.to_owned() };
            reports.push(report.failed(Failure { line: ruling.line, fault }));
            continue;
        };
        if !shared_in.iter().any(|(of, _)| *of == id) {
            let shared = SharedCards::compile(game, &shared);
            reports.extend(shared.faults.iter().map(|fault| RulingReport::unread(fault.clone()).of_game(id)));
            shared_in.push((id, shared));
        }
        let shared = shared_in.iter().find(|(of, _)| *of == id).map(|(_, shared)| shared).expect("compiled before");
        if shared.lacks_card_of(ruling) {
            continue;
        }
        let outcome = catch_panic(|| run_one(game, &shared.pool, (ruling, which), &mut report));
        let panicked = |said| Err(Failure { line: ruling.line, fault: NotationFault::Panicked { said } });
        report.failure = outcome.unwrap_or_else(panicked).err();
        let card = report.failure.as_ref().filter(|failure| matches!(failure.fault, NotationFault::CardText { .. }));
        // A card that does not compile would be reported once for each game: one report is enough.
        if card.is_none() || !reports.iter().any(|other| other.failure.as_ref() == card) {
            reports.push(report);
        }
    }
    reports
}

impl RulingReport {
    fn of(ruling: &Ruling, which: usize) -> Self {
        let (id, cites) = &ruling.games[which];
        Self {
            line: ruling.line,
            game: (*id).to_owned(),
            title: ruling.title.to_owned(),
            cites: cites.iter().map(|&id| id.to_owned()).collect(),
            passed: Vec::new(),
            failure: None,
        }
    }

    /// Adds rules that the duel passed through.
    fn add_passed(&mut self, rules: &[&'static str]) {
        let new: Vec<_> = rules.iter().filter(|rule| !self.passed.contains(rule)).copied().collect();
        self.passed.extend(new);
    }

    fn failed(self, failure: Failure) -> Self {
        Self { failure: Some(failure), ..self }
    }

    fn of_game(self, id: &str) -> Self {
        Self { game: id.to_owned(), ..self }
    }

    fn unread(failure: Failure) -> Self {
        Self {
            line: failure.line,
            game: String::new(),
            title: String::new(),
            cites: Vec::new(),
            passed: Vec::new(),
            failure: Some(failure),
        }
    }
}

/// Runs a ruling in one of its games.
fn run_one(
    game: &RulingGame,
    shared: &Arc<CardPool>,
    (ruling, which): (&Ruling, usize),
    report: &mut RulingReport,
) -> Result<(), Failure> {
    let at = |line: usize| move |fault: NotationFault| Failure { line, fault };
    let mut cited = Vec::new();
    for &id in &ruling.games[which].1 {
        let rule = game.find_rule(id).ok_or_else(|| NotationFault::no_rule(id, game.words)).map_err(at(ruling.line))?;
        cited.push(rule);
    }
    let mut pool = Arc::clone(shared);
    for card in &ruling.cards {
        pool = own_cards::compile(game, &pool, card)?;
    }
    let names = Names { words: game.words, zones: game.zones, pool: Arc::clone(&pool) };
    let read: Vec<_> = ruling.body.iter().map(|line| (line.number, lines::text_for_game(line.text, which))).collect();
    let body: Vec<SourceLine> = read.iter().map(|(number, text)| SourceLine { number: *number, text }).collect();
    let (body, other) = contrast::split_contrast(&body);
    let mut passed = play_out(game, &names, &pool, body, report)?;
    if let Some(other) = other {
        let contrast = Contrast::read(game, &names, body, other)?;
        passed.extend(play_out(game, &names, &pool, &contrast.lines, report)?);
        let same = play_out(game, &names, &pool, &contrast.as_before, &mut report.clone());
        if same.map_or_else(|failure| failure.fault == NotationFault::NothingClaimed, |_| true) {
            return Err(at(other.first().map_or(ruling.line, |line| line.number))(NotationFault::NoContrast));
        }
    }
    match cited.iter().find(|rule| !passed.contains(rule)) {
        Some(&rule) => Err(at(ruling.line)(NotationFault::NotPassed { rule: game.rule_id(rule) })),
        None => Ok(()),
    }
}

/// Plays a position and the lines that follow it; returns the rules that the duel passed through.
fn play_out(
    game: &RulingGame,
    names: &Names,
    pool: &Arc<CardPool>,
    body: &[SourceLine],
    report: &mut RulingReport,
) -> Result<Vec<Rule>, Failure> {
    let at = |line: usize| move |fault: NotationFault| Failure { line, fault };
    let (set_up, rest) = read::read_position(game, names, body)?;
    let duel = match set_up.start(game, Arc::clone(pool)) {
        Ok(duel) => duel,
        Err(impossible) => {
            let rule = read::check_impossible(&set_up, &impossible, rest, report.line)?;
            report.add_passed(&[rule]);
            return Ok(game.find_rule(rule).into_iter().collect());
        }
    };
    let stood = (set_up.position.turn, set_up.position.phase);
    let mut play = ScriptRunner::new(game, names.clone(), duel, set_up.written, set_up.decks, set_up.sideboards);
    play.turn_before_line = stood;
    let outcome = rest.iter().try_for_each(|line| play.play_line(line).map_err(at(line.number)));
    play.finish();
    let mut passed = play.passed();
    passed.sort_unstable();
    passed.dedup();
    report.add_passed(&passed.iter().map(|&rule| game.rule_id(rule)).collect::<Vec<_>>());
    outcome?;
    if play.has_claims { Ok(passed) } else { Err(at(report.line)(NotationFault::NothingClaimed)) }
}
