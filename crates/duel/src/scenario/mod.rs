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
//! A file holds one ruling or several, each from its `rule` line to the next. Lines that begin with `#` are comments;
//! a line `card` begins a card of the ruling's own, up to the next empty line (before the first `rule` line: a card of
//! all rulings of the file). What players do reads as the options of their questions read. A question with one option
//! answers itself where the next line does not, except that nobody passes in silence beyond the turn; what is picked
//! one by one (`p1 attacks with A and B`), in any order, is closed when something else follows or nothing more can be
//! picked. Who is asked how many are chosen may say
//! so (`p1 plays S, chooses 2, chooses A and B`) or just choose them (`p1 plays S, chooses A and B`).
//!
//! | line | says |
//! |---|---|
//! | `rule GAME ID [ID [ID]]`, then `"Title."` | what the ruling shows; with a line for each of several games it is a ruling of all of them |
//! | `p1 ZONE  Card, 3 Card, Card (sideways, damage 3, 2 Moss counters, owner p2)` | where cards are; decks from the top down, a bare number is filler |
//! | `p1 ZONE  Card (left home, frozen), Card (beneath Card, face down)` | at which place, as p1 calls it, and under or `beside` which card |
//! | `p1 ZONE  Card (known to p2)` (`both`, `nobody`) | who knows a card, if that is not as usual there |
//! | `p1 ZONE  Card (used ability 2)` | which of its abilities, by its number, was used this turn; twice, if it stands there twice |
//! | `p1 tally 2 VERB, 1 VERB` | how often p1, or a card of p1's, did something this turn that cards ask about |
//! | `the left home holds 2 Moss counters` | counters on a place, as p1 calls it |
//! | `p1 ZONE  Token, Card (token)` | tokens, by name; of a name that a card has, too, the token |
//! | `p1 deck only …`, `p1 holds 2 Moss`, `turn p2, end phase, turn 5`, `format FORMAT`, `seed 7` | the rest of the position; of cards in play, those come first that were there first |
//! | `turn p2, end phase, turn 5, p1 has priority` (`p2 has passed`, so that p1 has it) | the phase has begun, and nothing that comes before priority in it comes again |
//! | `match best of 3, elimination, time limit, p1 leads 1-0, 1 drawn, p2 went first` (`swiss`, `single`, `time called` before this duel, `loser starts`, `chance starts`, `score 1-1`) | the duel is part of a match, in which every player's cards are the deck of the next duel |
//! | `p1 sideboard A, 2 B` | what p1 can bring in between duels |
//! | `p1 plays A, chooses B and C paying with D, 2 E` (or `paying any`; of what is held, `paying with 2 Moss` and what makes the rest) | what a player does, one after the other |
//! | `p1 chooses A (2)` | of options that read alike, the second |
//! | `p1 lets go of A` | what was picked one by one is not picked any more |
//! | `p1 is asked` | the question is open while what follows is claimed; what is picked one by one is not closed: p1 may pick more |
//! | `p1 plays A to the left home` | the same as `p1 plays A, chooses left home` |
//! | `both pass`, `both pass until PHASE` (`the stack is empty`, `p2's turn`, `p1 is asked`, `the duel is over`) | priority; a phase or turn that was on already has to come anew |
//! | `p1 cannot attack with A because RULE` | it is not offered, and that rule refuses it |
//! | `p1 attempts to play A because RULE` | it is undone, and everything is as before |
//! | `33 times: p1 uses A; both pass` | the same again and again |
//! | `otherwise`, then lines of the position, of play, and claims | the contrast of a ruling on what does not happen |
//! | `p1 concedes`, `p1 concedes the match`, `time is called` | at any moment |
//! | `expect A is sideways`, `is not MARK`, `is face down`, `is in the ZONE of p2`, `is controlled by p1`, `is a KIND`, `is a token`, `is on top of the ZONE`, `is in the suspended stack` | a card; what is in play is in a zone of its controller's |
//! | `expect A is at the left home`, `is at p2's left home` | its place, as its controller calls it, or as p2 does |
//! | `expect A is ROLE`, `is ROLE B`, as in `is battling B`; `is beneath B` or `is beside B`, `has 2 cards beneath it` (`face-down cards`, `face-up cards`), `has 2 cards beneath it in ZONE` | a card and others |
//! | `expect A has NUMBER 9`, `has damage 3`, `has no KEYWORD`, `has 2 Moss counters` | a card |
//! | `expect the left home holds 2 Moss counters` | counters on a place, as p1 calls it; `p2's left home`, as p2 does |
//! | `expect p1 has 3 cards in ZONE`, `has 2 frozen cards in ZONE` (with what lies face up on top of it), `has 2 Moss`, `has priority`, `may PHRASE`, `may not PHRASE`, `is asked by RULE`, `knows A`, `counts 5 cards in p2's ZONE`, `wins by RULE` | a player |
//! | `expect p1's deck is legal`, `p1's deck is illegal because RULE` | the deck as the position has it, in its format |
//! | `expect p1 leads 1-0`, `the score is 1-1`, `p1 goes first`, `p1's sideboard holds 2 A`, `p1's deck holds no A`, `p1 wins the match by RULE`, `the match is drawn by RULE` | the match; `p1 wins by RULE` and `draw by RULE` are about its last duel |
//! | `expect the top of the stack is controlled by p2`, `comes from A`, `is a ROUTINE`, `deals 3 to A` | what is on the stack |
//! | `expect the stack holds 2` (what is resolving is one of them), `turn is p1`, `phase is attack phase`, `draw by RULE`, `nothing happened`, `the position is impossible because RULE` | the duel |
//!
//! Between the duels of a match players `bring in A and B, take out C and D` or `keep the deck`, and `go first` or `go
//! second`.
//!
//! A card of the ruling's own stands before a card of the game's that has its name. Of several cards of a name, `A #2` is the second the ruling wrote (tokens that are created come after those), and `p2's A` the one that p2 controls. Of
//! several printed cards of a name, a position names one by its code.
//!
//! A **position** is what stands before the first thing a player does: the lines of zones, counters, turn and seed. A file
//! that holds just that, with or without its `rule` line and title, is a place to ask about and to play from
//! ([`Inquiry`]); lines of play that follow it are played first, and what a ruling claims is left out. [`write()`] writes a
//! duel down as a position; [`write_played`], where a position cannot say everything, as the last one before that does and
//! what the players have done since.
//!
//! A text holds no more than anyone needs: a thousand cards, five thousand lines of play, and `times:` is not repeated in
//! turn.
//!
//! # What a ruling must not leave open
//!
//! A ruling passes if everything in it comes true, it claims something, and the duel really passed through each of the
//! rules it cites.
//!
//! In the middle of something, a claim may hold only because the rest has not come yet. So a claim fails, and names the
//! question, **while a question is open**, unless the ruling says that it is: by `p1 is asked`, or by a claim about that
//! very question (`expect p1 is asked by RULE`, `expect p1 may choose A`, `may not choose A`, `p1 cannot choose A …`). That
//! holds until the question is answered. No open question is the one whether a player acts or passes, nor what the
//! course of the game asks in the same way ([`Vocabulary::invitations`]: whether a hand is kept, what is called, what
//! attacks, what blocks), nor what is asked between duels. `may not` and `cannot` say something only of what could be an
//! answer to the pending question.
//!
//! A rule that does nothing is not passed through. A ruling **of what does not happen** shows by a contrast that the rule
//! decides it: after a line `otherwise` stands what is different, and what follows then.
//!
//! ```text
//! rule GAME 12.4.5
//! "What has less damage than strength stays."
//!
//! p1 table   Oak Warden (damage 3)
//! expect     Oak Warden is in the table
//!
//! otherwise
//! p1 table   Oak Warden (damage 4)
//! expect     Oak Warden is in the graveyard
//! ```
//!
//! The position's lines of the contrast stand in for those that begin with the same words, what it has players do for all
//! that they did before; the rest stays. Not everything that the ruling expects in the end may hold there, and the duel
//! has to pass through the rule in one of the two.
//!
//! If the engine panics, the ruling fails, and the others are run. A card before the first ruling that is not understood is
//! one failure; rulings that name it are not run.

mod asked;
mod bounds;
mod card;
mod claim;
mod contrast;
mod denial;
mod fault;
mod inquiry;
mod names;
mod own;
mod panics;
mod phrase;
mod placing;
mod play;
mod refused;
mod retelling;
mod sameness;
mod series;
mod text;
mod twin;
mod writing;

pub(crate) use bounds::CARDS;
pub use fault::{Failure, Fault};
pub use inquiry::{Answer, Inquiry};
pub use retelling::write_played;
pub use writing::write;

use crate::book::Vocabulary;
use crate::duel::AnyDuel;
use crate::pool::CardPool;
use crate::position::{Impossible, Position};
use crate::words::*;
use crate::zone::ZoneSpec;
use contrast::Contrast;
use names::Names;
use own::Shared;
use panics::caught;
use play::Play;
use std::sync::Arc;
use text::{Line, Ruling};

/// Starts a duel from a position.
pub type Start = fn(Arc<CardPool>, &Position) -> Result<Box<dyn AnyDuel>, Impossible>;
/// Compiles cards into a pool; what is wrong comes back as lines of text.
pub type Compile = fn(&str, &str, &mut CardPool) -> Result<(), String>;

/// What running the rulings of a game takes.
#[derive(Clone)]
pub struct Game {
    /// The names of its words.
    pub words: &'static Vocabulary,
    /// Its zones.
    pub zones: &'static [ZoneSpec],
    /// The cards that rulings can use.
    pub pool: Arc<CardPool>,
    /// The card that fills what a ruling leaves open.
    pub filler: CardId,
    /// Where decks lie.
    pub deck: Zone,
    /// Starts a duel from a position.
    pub start: Start,
    /// Compiles the cards of a ruling's own.
    pub compile: Compile,
}

impl Game {
    fn rule(&self, id: &str) -> Option<Rule> {
        self.words.rules.iter().position(|rule| rule.id == id).map(|at| Rule(at as u16))
    }
    /// The number of a rule.
    pub fn id(&self, rule: Rule) -> &'static str {
        self.words.rules.get(rule.index()).map_or("?", |entry| entry.id)
    }
}

/// What became of a ruling.
#[derive(Clone, Debug)]
pub struct Report {
    /// On which line of its file it begins.
    pub line: usize,
    /// Its game.
    pub game: String,
    /// What it says.
    pub title: String,
    /// The rules it cites.
    pub cites: Vec<String>,
    /// The rules the duel passed through, each once.
    pub passed: Vec<&'static str>,
    /// What was wrong, if anything.
    pub failure: Option<Failure>,
}

/// Runs the rulings of a file, one after the other; `game` finds a game by its id.
pub fn run<'g>(source: &str, game: impl Fn(&str) -> Option<&'g Game>) -> Vec<Report> {
    run_where(source, game, |_| true)
}

/// Runs those rulings of a file that begin on the lines wanted.
pub fn run_where<'g>(
    source: &str,
    game: impl Fn(&str) -> Option<&'g Game>,
    wanted: impl Fn(usize) -> bool,
) -> Vec<Report> {
    let (shared, rulings) = match text::rulings(source) {
        Ok(parts) => parts,
        Err(failure) => return vec![Report::unread(failure)],
    };
    let mut shared_in: Vec<(&str, Shared)> = Vec::new();
    let mut reports = Vec::<Report>::new();
    let wanted = rulings.iter().filter(|ruling| wanted(ruling.line));
    let each = wanted.flat_map(|ruling| (0..ruling.of.len()).map(move |which| (ruling, which)));
    for (ruling, which) in each {
        let mut report = Report::of(ruling, which);
        let id = ruling.of[which].0;
        let Some(game) = game(id) else {
            let fault = Fault::NoGame { found: id.to_owned() };
            reports.push(report.failed(Failure { line: ruling.line, fault }));
            continue;
        };
        if !shared_in.iter().any(|(of, _)| *of == id) {
            let shared = Shared::compile(game, &shared);
            reports.extend(shared.faults.iter().map(|fault| Report::unread(fault.clone()).of_game(id)));
            shared_in.push((id, shared));
        }
        let shared = shared_in.iter().find(|(of, _)| *of == id).map(|(_, shared)| shared).expect("compiled before");
        if shared.lacks(ruling) {
            continue;
        }
        let outcome = caught(|| run_one(game, &shared.pool, (ruling, which), &mut report));
        let panicked = |said| Err(Failure { line: ruling.line, fault: Fault::Panicked { said } });
        report.failure = outcome.unwrap_or_else(panicked).err();
        let card = report.failure.as_ref().filter(|failure| matches!(failure.fault, Fault::CardText { .. }));
        // What a card does not say in one game, it does not say in the other: one report is enough.
        if card.is_none() || !reports.iter().any(|other| other.failure.as_ref() == card) {
            reports.push(report);
        }
    }
    reports
}

impl Report {
    fn of(ruling: &Ruling, which: usize) -> Self {
        let (id, cites) = &ruling.of[which];
        Self {
            line: ruling.line,
            game: (*id).to_owned(),
            title: ruling.title.to_owned(),
            cites: cites.iter().map(|&id| id.to_owned()).collect(),
            passed: Vec::new(),
            failure: None,
        }
    }

    /// The duel passed through these rules.
    fn note(&mut self, rules: &[&'static str]) {
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

/// Runs a ruling in one of the games it is of.
fn run_one(
    game: &Game,
    shared: &Arc<CardPool>,
    (ruling, which): (&Ruling, usize),
    report: &mut Report,
) -> Result<(), Failure> {
    let at = |line: usize| move |fault: Fault| Failure { line, fault };
    let mut cited = Vec::new();
    for &id in &ruling.of[which].1 {
        let rule = game.rule(id).ok_or_else(|| Fault::no_rule(id, game.words)).map_err(at(ruling.line))?;
        cited.push(rule);
    }
    let mut pool = Arc::clone(shared);
    for card in &ruling.cards {
        pool = own::compile(game, &pool, card)?;
    }
    let names = Names { words: game.words, zones: game.zones, pool: Arc::clone(&pool) };
    let read: Vec<_> = ruling.body.iter().map(|line| (line.number, text::in_game(line.text, which))).collect();
    let body: Vec<Line> = read.iter().map(|(number, text)| Line { number: *number, text }).collect();
    let (body, other) = contrast::split(&body);
    let mut passed = play_out(game, &names, &pool, body, report)?;
    if let Some(other) = other {
        let contrast = Contrast::read(game, &names, body, other)?;
        passed.extend(play_out(game, &names, &pool, &contrast.lines, report)?);
        let same = play_out(game, &names, &pool, &contrast.as_before, &mut report.clone());
        if same.map_or_else(|failure| failure.fault == Fault::NothingClaimed, |_| true) {
            return Err(at(other.first().map_or(ruling.line, |line| line.number))(Fault::NoContrast));
        }
    }
    match cited.iter().find(|rule| !passed.contains(rule)) {
        Some(&rule) => Err(at(ruling.line)(Fault::NotPassed { rule: game.id(rule) })),
        None => Ok(()),
    }
}

/// Plays a position and the lines that follow it; returns the rules that the duel passed through.
fn play_out(
    game: &Game,
    names: &Names,
    pool: &Arc<CardPool>,
    body: &[Line],
    report: &mut Report,
) -> Result<Vec<Rule>, Failure> {
    let at = |line: usize| move |fault: Fault| Failure { line, fault };
    let (set_up, rest) = placing::read(game, names, body)?;
    let duel = match set_up.start(game, Arc::clone(pool)) {
        Ok(duel) => duel,
        Err(impossible) => {
            let rule = placing::judge_impossible(&set_up, &impossible, rest, report.line)?;
            report.note(&[rule]);
            return Ok(game.rule(rule).into_iter().collect());
        }
    };
    let stood = (set_up.position.turn, set_up.position.phase);
    let mut play = Play::new(game, names.clone(), duel, set_up.written, set_up.decks, set_up.sides);
    play.stood = stood;
    let outcome = rest.iter().try_for_each(|line| play.line(line).map_err(at(line.number)));
    play.finish();
    let mut passed = play.passed();
    passed.sort_unstable();
    passed.dedup();
    report.note(&passed.iter().map(|&rule| game.id(rule)).collect::<Vec<_>>());
    outcome?;
    if play.claims { Ok(passed) } else { Err(at(report.line)(Fault::NothingClaimed)) }
}

/// How a player is called.
pub(crate) fn player(seat: Seat) -> &'static str {
    if seat == Seat::FIRST { "p1" } else { "p2" }
}
