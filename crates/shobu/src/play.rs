//! `shobu play`: a duel in the terminal against the computer.

use crate::error::Error;
use crate::prompt::{self, Said};
use console::style;
use duel::duel::AnyDuel;
use duel::matches::List;
use duel::question::Pending;
use duel::replay::{Replay, ReplayError};
use duel::scenario;
use duel::state::State;
use duel::view::Eye;
use duel::words::Seat;
use games::Game;
use games::books::Book;
use games::computer;
use games::person::said_to;
use games::position;
use players::Player;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

/// What the other player is called.
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

/// A duel with a person at one side of the table.
pub struct Session {
    /// The duel.
    pub duel: Box<dyn AnyDuel>,
    /// Where the person sits.
    pub me: Seat,
    /// The game as rulings see it, with the cards of this duel.
    pub rulings: scenario::Game,
    /// The game's place in the table.
    pub book: &'static Book,
    /// The duel as it is written down; one that began from a position is not.
    pub replay: Option<Replay>,
    computer: Box<dyn Player>,
    past: Vec<Moment>,
    /// Up to which line of the log the person was told what happened.
    told: usize,
    turn: u16,
}

/// A question to the person, to come back to.
struct Moment {
    state: State,
    log: usize,
    replay: Option<Replay>,
}

/// Plays a duel.
pub fn run(args: &Args) -> Result<(), Error> {
    let game = Game::load_in(&args.game, args.format.as_deref())?;
    let seed = args
        .seed
        .unwrap_or_else(|| SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |d| d.as_secs() % 1_000_000));
    let me = Seat(args.seat.clamp(1, 2) - 1);
    let computer = computer::player(&args.opponent, &game, !seed)?;
    let rulings = scenario::Game { pool: Arc::clone(&game.pool), ..position::game(game.id())?.clone() };
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
        book: &'static Book,
        duel: Box<dyn AnyDuel>,
        me: Seat,
        rulings: scenario::Game,
        computer: Box<dyn Player>,
    ) -> Self {
        Self { book, duel, me, rulings, replay: None, computer, past: Vec::new(), told: 0, turn: 0 }
    }

    fn begin(
        game: &Game,
        args: &Args,
        seed: u64,
        me: Seat,
        rulings: scenario::Game,
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
        let mut brought = [own.brought(), other.brought()];
        if me == Seat::SECOND {
            brought.reverse();
        }
        let duel = game.begin(brought, seed);
        let replay = Replay::begin(&*duel, brought, seed);
        Ok(Self { replay: Some(replay), ..Self::new(game.book, duel, me, rulings, computer) })
    }

    /// Goes on from a position, or from where a replay stops.
    fn from_file(
        game: &Game,
        file: &Path,
        me: Seat,
        rulings: scenario::Game,
        computer: Box<dyn Player>,
    ) -> Result<Self, Error> {
        let text =
            std::fs::read_to_string(file).map_err(|cause| games::Error::Unreadable { file: file.to_owned(), cause })?;
        if !text.starts_with("shobu replay") {
            let inquiry = position::read(game.id(), file)?;
            let rulings = scenario::Game { pool: inquiry.pool(), ..rulings };
            println!("You are p{}, from {}.", me.0 + 1, file.display());
            let mut session = Self::new(game.book, inquiry.into_duel(), me, rulings, computer);
            session.told = session.duel.lines();
            return Ok(session);
        }
        let faulty = |fault: ReplayError| Error::Replay { file: file.to_owned(), fault };
        let saved = Replay::from_text(&text).map_err(faulty)?;
        if saved.game != game.id() {
            return Err(Error::OtherGame { file: file.to_owned(), found: saved.game, expected: game.id() });
        }
        let game = &Game::load_in(&saved.game, saved.format.as_deref())?;
        let lists = saved.lists(&game.pool).map_err(faulty)?;
        let brought = lists.each_ref().map(List::brought);
        saved.play(&mut *game.begin(brought, saved.seed), |_, _, _| {}).map_err(faulty)?;
        let duel = game.begin(brought, saved.seed);
        let replay = Replay::begin(&*duel, brought, saved.seed);
        let mut session = Self { replay: Some(replay), ..Self::new(game.book, duel, me, rulings, computer) };
        for (_, choice) in &saved.choices {
            session.answer_forced();
            let option = session.duel.readings().iter().position(|reading| reading == choice);
            session.pick(option.unwrap_or(0));
        }
        println!("You are p{}, from {}: {} choices were made.", me.0 + 1, file.display(), saved.choices.len());
        session.told = session.duel.lines();
        Ok(session)
    }

    /// Plays until the duel is over, or the input ends.
    fn play(&mut self) -> Result<(), Error> {
        loop {
            self.answer_forced();
            let question = match self.duel.pending() {
                Pending::Over(outcome) => {
                    self.tell_news();
                    let rule = position::rule(self.duel.words().rules, outcome.rule);
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
            self.tell_news();
            match prompt::ask(self) {
                Said::Picks(picks) => {
                    let log = self.duel.lines();
                    self.past.push(Moment { state: self.duel.state().clone(), log, replay: self.replay.clone() });
                    picks.into_iter().for_each(|option| self.pick(option));
                }
                Said::TakeBack => self.take_back(),
                Said::Concede => {
                    if let Some(replay) = &mut self.replay {
                        replay.note_concession(self.me);
                    }
                    self.duel.concede(self.me);
                }
                Said::Nothing => {
                    println!("\nThe input has ended, and the duel with it: nobody has won.");
                    return Ok(());
                }
            }
        }
    }

    /// Picks an option, and writes it down.
    fn pick(&mut self, option: usize) {
        if let Some(replay) = &mut self.replay {
            replay.note(&*self.duel, option);
        }
        self.duel.pick(option);
    }

    /// Answers what has one answer.
    fn answer_forced(&mut self) {
        while matches!(self.duel.pending(), Pending::Question(_)) && self.duel.options().len() == 1 {
            self.pick(0);
        }
    }

    /// Goes back to the person's last question.
    fn take_back(&mut self) {
        let Some(moment) = self.past.pop() else {
            println!("There is nothing to take back.");
            return;
        };
        self.duel.set_state(&moment.state);
        self.duel.scratch().log.truncate(moment.log);
        self.replay = moment.replay;
        self.told = moment.log;
        println!("{}", style("Taken back.").dim());
    }

    /// Writes the duel down as a replay, as far as it went.
    pub fn save(&self, file: &Path) -> Result<(), Error> {
        let replay = self.replay.as_ref().ok_or(Error::NotRecorded)?;
        std::fs::write(file, replay.to_text()).map_err(|cause| Error::Unwritable { file: file.to_owned(), cause })
    }

    /// Tells what has happened since the person was last told.
    fn tell_news(&mut self) {
        let from = self.told;
        self.told = self.duel.lines();
        let lines = self.duel.story(from);
        self.tell(&lines);
    }

    /// Tells lines of the log, with their numbers, under the turns they happened on.
    pub fn tell(&mut self, lines: &[usize]) {
        let log = self.duel.log(Eye::Seat(self.me), 0);
        let mut at = 0;
        while at < lines.len() {
            let line = lines[at];
            let turn = self.duel.turn_of(line);
            if turn != self.turn {
                self.turn = turn;
                if turn > 0 {
                    let now = self.duel.state().turn;
                    let whose = match turn == now.number {
                        true if now.player == self.me => " — yours",
                        true => " — the computer's",
                        false => "",
                    };
                    println!("{}", style(format!("  Turn {turn}{whose}")).bold());
                }
            }
            let alike = |&&other: &&usize| self.duel.turn_of(other) == turn && log[other] == log[line];
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

    /// Tells the log of this turn and the one before, or all of it.
    pub fn tell_again(&mut self, all: bool) {
        let now = self.duel.state().turn.number;
        let lines = self.duel.story(0);
        let recent: Vec<usize> = lines.into_iter().filter(|&line| all || self.duel.turn_of(line) + 1 >= now).collect();
        self.turn = u16::MAX;
        self.tell(&recent);
    }
}
