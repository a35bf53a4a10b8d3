//! `shobu play`: plays a duel in the terminal against the computer.

use crate::error::Error;
use crate::prompt::{self, PromptAnswer};
use console::style;
use duel::engine::any_duel::AnyDuel;
use duel::engine::question::Pending;
use duel::ids::Seat;
use duel::observe::view::Viewer;
use duel::state::State;
use games::person::said_to;
use games::registry::GameEntry;
use games::{Game, computer, position};
use notation::replay::{Replay, ReplayError};
use notation::ruling;
use players::Player;
use series::DeckList;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

/// The name of the opponent.
pub const OPPONENT: &str = "the computer";

/// What `shobu play` is asked to do.
#[derive(Debug, Default, clap::Args)]
pub struct Args {
    /// The game.
    pub game: String,
    /// The format. Without it, the game's usual one.
    #[arg(long)]
    pub format: Option<String>,
    /// Your deck: the name of a starter deck, or a file.
    #[arg(long, value_name = "DECK")]
    pub deck: Option<String>,
    /// The computer's deck.
    #[arg(long, value_name = "DECK")]
    pub against: Option<String>,
    /// The computer player: greedy or random.
    #[arg(long, value_name = "PLAYER", default_value = computer::NAMES[0])]
    pub opponent: String,
    /// Where you sit.
    #[arg(long, value_name = "1 or 2", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=2))]
    pub seat: u8,
    /// Where chance begins; otherwise anywhere.
    #[arg(long)]
    pub seed: Option<u64>,
    /// Write the duel to this file as a replay.
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    /// Go on from a position, or from a duel that was saved.
    #[arg(long, value_name = "FILE")]
    pub from: Option<PathBuf>,
}

/// A duel between a person and the computer.
pub struct Session {
    /// The duel.
    pub duel: Box<dyn AnyDuel>,
    /// The person's seat.
    pub me: Seat,
    /// The game as rulings need it, with the cards of this duel.
    pub ruling_game: ruling::RulingGame,
    /// The game's entry in the registry.
    pub entry: &'static GameEntry,
    /// The recording; `None` for a duel that began from a position.
    pub replay: Option<Replay>,
    computer: Box<dyn Player>,
    undo_points: Vec<UndoPoint>,
    /// The number of lines of the log that have been printed.
    lines_printed: usize,
    turn: u16,
}

/// The state at a question to the person, to which taking back returns.
struct UndoPoint {
    state: State,
    log: usize,
    replay: Option<Replay>,
}

/// Plays a duel.
pub fn run(args: &Args) -> Result<(), Error> {
    let game = Game::load_in_format(&args.game, args.format.as_deref())?;
    let seed = args
        .seed
        .unwrap_or_else(|| SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |d| d.as_secs() % 1_000_000));
    let me = Seat(args.seat.clamp(1, 2) - 1);
    let computer = computer::player(&args.opponent, &game, !seed)?;
    let rulings = ruling::RulingGame { pool: Arc::clone(&game.pool), ..position::find_ruling_game(game.id())?.clone() };
    let mut session = match &args.from {
        Some(file) => Session::from_file(&game, file, me, rulings, computer)?,
        None => Session::begin(&game, args, seed, me, rulings, computer)?,
    };
    if args.record.is_some() && session.replay.is_none() {
        return Err(Error::NotRecorded);
    }
    println!("Answer with a number or in words; Enter takes what is marked, h helps, ? and a card explains it.");
    session.play()?;
    match &args.record {
        Some(file) => session.save(file),
        None => Ok(()),
    }
}

impl Session {
    fn new(
        book: &'static GameEntry,
        duel: Box<dyn AnyDuel>,
        me: Seat,
        rulings: ruling::RulingGame,
        computer: Box<dyn Player>,
    ) -> Self {
        Self {
            entry: book,
            duel,
            me,
            ruling_game: rulings,
            replay: None,
            computer,
            undo_points: Vec::new(),
            lines_printed: 0,
            turn: 0,
        }
    }

    fn begin(
        game: &Game,
        args: &Args,
        seed: u64,
        me: Seat,
        rulings: ruling::RulingGame,
        computer: Box<dyn Player>,
    ) -> Result<Self, Error> {
        let own = args.deck.as_ref().map_or_else(|| Ok(game.decks[0].clone()), |name| game.deck(name))?;
        let next = game.decks.iter().find(|deck| deck.name != own.name).unwrap_or(&game.decks[0]);
        let other = args.against.as_ref().map_or_else(|| Ok(next.clone()), |name| game.deck(name))?;
        println!(
            "You play {} as p{} against the {} computer with {}. Seed {seed}.",
            own.name,
            me.0 + 1,
            args.opponent,
            other.name
        );
        let mut brought = [own.loadout(), other.loadout()];
        if me == Seat::SECOND {
            brought.reverse();
        }
        let duel = game.begin_duel(brought, seed);
        let replay = Replay::begin(&*duel, brought, seed);
        Ok(Self { replay: Some(replay), ..Self::new(game.entry, duel, me, rulings, computer) })
    }

    /// Continues from a position, or from where a replay stops.
    fn from_file(
        game: &Game,
        file: &Path,
        me: Seat,
        rulings: ruling::RulingGame,
        computer: Box<dyn Player>,
    ) -> Result<Self, Error> {
        let text =
            std::fs::read_to_string(file).map_err(|cause| games::Error::Unreadable { file: file.to_owned(), cause })?;
        if !text.starts_with("shobu replay") {
            let query = position::read_file(game.id(), file)?;
            let rulings = ruling::RulingGame { pool: query.pool(), ..rulings };
            println!("You are p{}, from {}.", me.0 + 1, file.display());
            let mut session = Self::new(game.entry, query.into_duel(), me, rulings, computer);
            session.lines_printed = session.duel.log_len();
            return Ok(session);
        }
        let faulty = |fault: ReplayError| Error::Replay { file: file.to_owned(), fault };
        let saved = Replay::from_text(&text).map_err(faulty)?;
        if saved.game != game.id() {
            return Err(Error::OtherGame { file: file.to_owned(), found: saved.game, expected: game.id() });
        }
        let game = &Game::load_in_format(&saved.game, saved.format.as_deref())?;
        let lists = saved.deck_lists(&game.pool).map_err(faulty)?;
        let brought = lists.each_ref().map(DeckList::loadout);
        saved.play(&mut *game.begin_duel(brought, saved.seed), |_, _, _| {}).map_err(faulty)?;
        let duel = game.begin_duel(brought, saved.seed);
        let replay = Replay::begin(&*duel, brought, saved.seed);
        let mut session = Self { replay: Some(replay), ..Self::new(game.entry, duel, me, rulings, computer) };
        for (_, choice) in &saved.choices {
            session.answer_forced();
            let option = session.duel.render_options().iter().position(|reading| reading == choice);
            session.pick(option.unwrap_or(0));
        }
        println!("You are p{}, from {}: {} choices were made.", me.0 + 1, file.display(), saved.choices.len());
        session.lines_printed = session.duel.log_len();
        Ok(session)
    }

    /// Plays until the duel is over, or the input ends.
    fn play(&mut self) -> Result<(), Error> {
        loop {
            self.answer_forced();
            let question = match self.duel.pending() {
                Pending::Over(outcome) => {
                    self.print_news();
                    let rule = position::rule_with_gist(self.duel.vocabulary().rules, outcome.rule);
                    let how = match outcome.winner {
                        Some(seat) if seat == self.me => "You win",
                        Some(_) => "The computer wins",
                        None => "Nobody wins",
                    };
                    println!("\n{}", style(format!("{how}, by {rule}")).bold());
                    if let Some(replay) = &mut self.replay {
                        replay.finish(&*self.duel);
                    }
                    return Ok(());
                }
                Pending::Question(question) => question,
            };
            if question.seat != self.me {
                let option = self.computer.choose(&*self.duel);
                self.pick(option);
                continue;
            }
            self.print_news();
            match prompt::ask(self) {
                PromptAnswer::Picks(picks) => {
                    let log = self.duel.log_len();
                    self.undo_points.push(UndoPoint {
                        state: self.duel.lab().state().clone(),
                        log,
                        replay: self.replay.clone(),
                    });
                    picks.into_iter().for_each(|option| self.pick(option));
                }
                PromptAnswer::TakeBack => self.take_back(),
                PromptAnswer::Concede => {
                    if let Some(replay) = &mut self.replay {
                        replay.note_concession(self.me);
                    }
                    self.duel.concede(self.me);
                }
                PromptAnswer::EndOfInput => {
                    println!("\nThe input has ended, and the duel with it: nobody has won.");
                    return Ok(());
                }
            }
        }
    }

    /// Picks an option and records it.
    fn pick(&mut self, option: usize) {
        if let Some(replay) = &mut self.replay {
            replay.note_choice(&*self.duel, option);
        }
        self.duel.pick(option);
    }

    /// Answers questions that have one option.
    fn answer_forced(&mut self) {
        while matches!(self.duel.pending(), Pending::Question(_)) && self.duel.options().len() == 1 {
            self.pick(0);
        }
    }

    /// Returns to the person's last question.
    fn take_back(&mut self) {
        let Some(moment) = self.undo_points.pop() else {
            println!("There is nothing to take back.");
            return;
        };
        self.duel.lab_mut().set_state(&moment.state);
        self.duel.lab_mut().scratch().log.truncate(moment.log);
        self.replay = moment.replay;
        self.lines_printed = moment.log;
        println!("{}", style("Taken back.").dim());
    }

    /// Saves the duel as a replay, as far as it went.
    pub fn save(&self, file: &Path) -> Result<(), Error> {
        let replay = self.replay.as_ref().ok_or(Error::NotRecorded)?;
        std::fs::write(file, replay.to_text()).map_err(|cause| Error::Unwritable { file: file.to_owned(), cause })
    }

    /// Prints the new lines of the log.
    fn print_news(&mut self) {
        let from = self.lines_printed;
        self.lines_printed = self.duel.log_len();
        let lines = self.duel.story_lines(from);
        self.print_log_lines(&lines);
    }

    /// Prints lines of the log with their numbers, under headings for their turns.
    pub fn print_log_lines(&mut self, lines: &[usize]) {
        let log = self.duel.render_log(Viewer::Seat(self.me), 0);
        let mut at = 0;
        while at < lines.len() {
            let line = lines[at];
            let turn = self.duel.turn_of_line(line);
            if turn != self.turn {
                self.turn = turn;
                if turn > 0 {
                    let now = self.duel.lab().state().turn;
                    let whose = match turn == now.number {
                        true if now.player == self.me => " — yours",
                        true => " — the computer's",
                        false => "",
                    };
                    println!("{}", style(format!("  Turn {turn}{whose}")).bold());
                }
            }
            let alike = |&&other: &&usize| self.duel.turn_of_line(other) == turn && log[other] == log[line];
            let times = lines[at..].iter().take_while(alike).count();
            let again = if times > 1 { format!(" ×{times}") } else { String::new() };
            println!(
                "  {}  {}{again}",
                style(format!("{:>4}", line + 1)).dim(),
                said_to(self.me, OPPONENT, &log[line])
            );
            at += times;
        }
    }

    /// Prints the log of this turn and the one before, or all of it.
    pub fn print_log(&mut self, all: bool) {
        let now = self.duel.lab().state().turn.number;
        let lines = self.duel.story_lines(0);
        let recent: Vec<usize> =
            lines.into_iter().filter(|&line| all || self.duel.turn_of_line(line) + 1 >= now).collect();
        self.turn = u16::MAX;
        self.print_log_lines(&recent);
    }
}
