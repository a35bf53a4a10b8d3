//! `shobu match`: plays a match between computer players.

use crate::error::Error;
use duel::book::series::NextFirst;
use duel::engine::any_duel::{AnyDuel, Observed};
use duel::engine::question::{Outcome, Pending};
use duel::ids::{Rule, Seat};
use duel::stable_hash::stable_hash;
use duel::state::match_terms::Contest;
use games::computer::{self, player};
use games::{Deck, Game};
use notation::replay::{Replay, ReplayError, choice_line};
use players::Player;
use series::{DeckList, DuelResult, Match, MatchOptions, SeriesDuel};
use std::path::PathBuf;

/// What `shobu match` is asked to do.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The game.
    #[arg(long)]
    game: String,
    /// Two decks: names of starter decks, or files. Without them, the first two starter decks.
    #[arg(long, num_args = 2, value_names = ["A", "B"])]
    decks: Option<Vec<String>>,
    /// The two players: greedy or random.
    #[arg(long, required = true, num_args = 2, value_names = ["P", "Q"])]
    players: Vec<String>,
    /// How many duels there are at most.
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..=i64::from(MatchOptions::MAX_BEST_OF)))]
    best_of: u8,
    /// A time limit, in a round that may be drawn or in one that someone has to win.
    #[arg(long, value_name = "CONTEST")]
    time: Option<TimedContest>,
    /// After how many decisions time is called. Without it, it never is.
    #[arg(long, value_name = "DECISIONS", requires = "time")]
    after: Option<u64>,
    /// Who goes first in later duels. Without it, as the book has it.
    #[arg(long)]
    next: Option<FirstPlayer>,
    /// The format. Without it, the game's usual one.
    #[arg(long)]
    format: Option<String>,
    /// Where chance begins.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print the result as JSON.
    #[arg(long)]
    json: bool,
    /// Write the match to this file as a replay.
    #[arg(long)]
    record: Option<PathBuf>,
}

/// In which kind of contest there is a time limit.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum TimedContest {
    /// A match may be drawn.
    Swiss,
    /// Someone has to win.
    Elimination,
}

/// Who goes first in later duels.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum FirstPlayer {
    /// Whoever the loser of the last duel says.
    Loser,
    /// As in the first duel.
    Chance,
}

impl Args {
    fn options(&self) -> MatchOptions {
        let contest = match self.time {
            Some(TimedContest::Elimination) => Contest::Elimination,
            Some(TimedContest::Swiss) | None => Contest::Swiss,
        };
        let next = self.next.map(|next| match next {
            FirstPlayer::Loser => NextFirst::Loser,
            FirstPlayer::Chance => NextFirst::Chance,
        });
        MatchOptions { best_of: self.best_of, contest, timed: self.time.is_some(), next_first: next }
    }
}

/// Plays the match and prints the result of each duel, then the score.
pub fn run(args: &Args) -> Result<(), Error> {
    let game = Game::load_in_format(&args.game, args.format.as_deref())?;
    for name in &args.players {
        computer::check_name(name)?;
    }
    let decks = decks(&game, args.decks.as_deref())?;
    let lists = decks.each_ref().map(|deck| DeckList { deck: deck.cards.clone(), sideboard: deck.sideboard.clone() });
    let duel = game.begin_duel(lists.each_ref().map(DeckList::loadout), args.seed);
    let mut series = Match::begin(duel, lists, args.options(), args.seed);
    let mut replay = Replay::begin_match(&series, args.seed);
    let seeds = [0, 1].map(|which: u64| stable_hash(&(args.seed, which)));
    let (mut p, mut q) = (player(&args.players[0], &game, seeds[0])?, player(&args.players[1], &game, seeds[1])?);
    let seats: [&mut dyn Player; 2] = [&mut *p, &mut *q];
    let (mut decisions, mut told) = (0, 0);
    let outcome = loop {
        told = print_results(&series, told, args.json);
        let question = match series.pending() {
            Pending::Over(outcome) => break outcome,
            Pending::Question(question) => question,
        };
        if args.after == Some(decisions) {
            replay.note_time();
            series.call_time();
            decisions += 1;
            continue;
        }
        decisions += 1;
        let options = series.options().len();
        let option = if options > 1 { seats[question.seat.index()].choose(&series) } else { 0 };
        replay.note_choice(&series, option);
        series.pick(option);
    };
    replay.finish(&series);
    if let Some(file) = &args.record {
        std::fs::write(file, replay.to_text()).map_err(|cause| Error::Unwritable { file: file.clone(), cause })?;
    }
    if args.json {
        print_json(args, &series, outcome, decisions);
    } else {
        println!("{}", result_line(&series, outcome));
    }
    Ok(())
}

/// Plays a recorded match again, prints every choice and the result of each duel, and checks that it ends as recorded.
pub(crate) fn replay(
    game: &Game,
    replay: &Replay,
    options: MatchOptions,
    lists: [DeckList; 2],
) -> Result<(), ReplayError> {
    let duel = game.begin_duel(lists.each_ref().map(DeckList::loadout), replay.seed);
    let mut series = Match::begin(duel, lists, options, replay.seed);
    let mut told = 0;
    replay.play(&mut series, |series, seat, choice| {
        let over = series.match_score().map_or(0, |standing| standing.results.len());
        if over != told {
            told = over;
            println!("— duel {}", over + 1);
        }
        println!("{}", choice_line(seat, choice));
    })?;
    print_results(&series, 0, false);
    println!("{}", replay.end);
    Ok(())
}

/// The named decks, or the first two starter decks.
fn decks(game: &Game, named: Option<&[String]>) -> Result<[Deck; 2], Error> {
    if let Some([a, b]) = named {
        return Ok([game.deck(a)?, game.deck(b)?]);
    }
    let mut starters = game.decks.iter().cycle().cloned();
    match (starters.next(), starters.next()) {
        (Some(a), Some(b)) => Ok([a, b]),
        _ => Err(games::Error::NoDeck { found: String::new(), expected: "a starter deck".to_owned() }.into()),
    }
}

fn rule_id(series: &Match, rule: Rule) -> &'static str {
    series.vocabulary().rules.get(rule.index()).map_or("?", |entry| entry.id)
}

fn seat_name(seat: Option<Seat>) -> &'static str {
    match seat {
        Some(Seat::FIRST) => "p1",
        Some(_) => "p2",
        None => "nobody",
    }
}

/// Prints the results of the duels after the first `told`, and returns the number of finished duels.
fn print_results(series: &Match, told: usize, silently: bool) -> usize {
    let ended = &series.score().results;
    for (at, duel) in ended.iter().enumerate().skip(told).filter(|_| !silently) {
        println!("{}", duel_line(series, at, duel));
    }
    ended.len()
}

/// The result of a duel of the match, with its rule.
fn duel_line(series: &Match, at: usize, ended: &DuelResult) -> String {
    let rule = rule_id(series, ended.outcome.rule);
    let how = match ended.outcome.winner {
        Some(_) => format!("{} wins", seat_name(ended.outcome.winner)),
        None => "draw".to_owned(),
    };
    format!("duel {}: {how} by {rule} on turn {}, {} went first", at + 1, ended.turns, seat_name(ended.first))
}

/// The score and the result of the match, with its rule. Other programs read this line, so its form stays the same.
fn result_line(series: &Match, outcome: Outcome) -> String {
    let [first, second] = series.score().wins();
    let rule = rule_id(series, outcome.rule);
    match outcome.winner {
        Some(_) => format!("{first}-{second}, {} wins the match by {rule}", seat_name(outcome.winner)),
        None => format!("{first}-{second}, the match is drawn by {rule}"),
    }
}

fn print_json(args: &Args, series: &Match, outcome: Outcome, decisions: u64) {
    let seat = |seat: Option<Seat>| seat.map(|seat| seat_name(Some(seat)));
    let of_duel = |ended: &DuelResult| {
        serde_json::json!({
            "winner": seat(ended.outcome.winner), "rule": rule_id(series, ended.outcome.rule),
            "first": seat(ended.first), "turns": ended.turns,
        })
    };
    let duels: Vec<_> = series.score().results.iter().map(of_duel).collect();
    let report = serde_json::json!({
        "game": args.game, "players": args.players, "options": series.score().options.to_string(), "duels": duels,
        "score": series.score().wins(), "winner": seat(outcome.winner), "rule": rule_id(series, outcome.rule),
        "time_called": series.score().time_called, "decisions": decisions,
        "hash": format!("{:016x}", series.fingerprint()),
    });
    println!("{report}");
}
