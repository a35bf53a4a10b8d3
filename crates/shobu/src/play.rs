//! `shobu play`: a duel in the terminal against the computer.

use crate::error::Error;
use crate::games::Game;
use duel::duel::AnyDuel;
use duel::question::Pending;
use duel::replay::Replay;
use duel::view::{CardView, View};
use duel::words::Seat;
use players::{Player, Random};
use std::io::{BufRead, Write, stdin, stdout};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

/// What `shobu play` is asked to do.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The game.
    pub game: String,
    /// Where chance begins; otherwise anywhere.
    #[arg(long)]
    pub seed: Option<u64>,
    /// Write the duel to this file as a replay.
    #[arg(long)]
    pub record: Option<PathBuf>,
}

/// Plays a duel: the person is p1, with the first starter deck.
pub fn run(args: &Args) -> Result<(), Error> {
    let game = Game::load(&args.game)?;
    let seed =
        args.seed.unwrap_or_else(|| SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |d| d.as_nanos() as u64));
    let decks = [&game.decks[0], &game.decks[1 % game.decks.len()]];
    println!("You are p1 with {}; the computer is p2 with {}. Seed {seed}.", decks[0].name, decks[1].name);
    println!("Answer with the number of an option; `v` shows the table, `q` concedes.");
    let cards = [&decks[0].cards[..], &decks[1].cards[..]];
    let mut duel = game.begin(cards, seed);
    let mut replay = Replay::begin(&*duel, cards, seed);
    let mut computer = Random::new(seed ^ 1);
    let mut shown = 0;
    loop {
        let log = duel.log(Some(Seat::FIRST), shown);
        shown += log.len();
        for line in log {
            println!("    {line}");
        }
        let question = match duel.pending() {
            Pending::Over(outcome) => {
                println!("{}", duel::replay::ending(&*duel, outcome));
                replay.finish(&*duel);
                return args.record.as_ref().map_or(Ok(()), |file| write(&replay, file));
            }
            Pending::Question(question) => question,
        };
        let option = if duel.options().len() == 1 {
            0
        } else if question.seat == Seat::FIRST {
            match ask(&*duel) {
                Some(option) => option,
                None => {
                    replay.note_concession(Seat::FIRST);
                    duel.concede(Seat::FIRST);
                    continue;
                }
            }
        } else {
            computer.choose(&*duel)
        };
        replay.note(&*duel, option);
        duel.pick(option);
    }
}

fn write(replay: &Replay, file: &Path) -> Result<(), Error> {
    std::fs::write(file, replay.to_text()).map_err(|cause| Error::Unwritable { file: file.to_owned(), cause })
}

/// Asks the person; nothing means giving up.
fn ask(duel: &dyn AnyDuel) -> Option<usize> {
    let view = duel.view(Seat::FIRST);
    show(duel, &view);
    let question = view.question?;
    let rule = duel.words().rules[question.question.rule.index()];
    println!("{} ({})", rule.gist, rule.id);
    for (i, option) in question.options.iter().enumerate() {
        println!("  {:>2}  {option}", i + 1);
    }
    loop {
        print!("> ");
        let _ = stdout().flush();
        let mut line = String::new();
        if stdin().lock().read_line(&mut line).unwrap_or(0) == 0 {
            return None;
        }
        match line.trim() {
            "q" => return None,
            "v" => show(duel, &duel.view(Seat::FIRST)),
            number => match number.parse::<usize>() {
                Ok(n) if (1..=question.options.len()).contains(&n) => return Some(n - 1),
                _ => println!("Expected a number from 1 to {}, `v` or `q`.", question.options.len()),
            },
        }
    }
}

fn show(duel: &dyn AnyDuel, view: &View) {
    let phase = duel.words().phases[view.turn.phase.index()];
    println!("— turn {}, p{}, {phase}", view.turn.number, view.turn.player.0 + 1);
    for zone in view.zones.iter().filter(|z| z.count > 0) {
        let cards: Vec<String> = zone.cards.iter().map(card).collect();
        let unseen = zone.count - zone.cards.len();
        let rest = if unseen > 0 { format!(" [{unseen} unseen]") } else { String::new() };
        println!("  p{} {:<8}{}{rest}", zone.side.0 + 1, zone.zone, cards.join(", "));
    }
}

fn card(card: &CardView) -> String {
    let mut notes: Vec<String> = Vec::new();
    if card.handle.is_some() {
        notes.extend(card.numbers.iter().filter(|(name, _)| *name == "power").map(|(_, n)| n.to_string()));
        notes.extend((card.orientation != "active").then(|| card.orientation.to_owned()));
        notes.extend((card.damage > 0).then(|| format!("{} damage", card.damage)));
        notes.extend(
            card.counters.iter().map(|(name, n)| format!("{n} {name} counter{}", if *n == 1 { "" } else { "s" })),
        );
        notes.extend(card.marks.iter().filter(|m| **m != "since turn start").map(|m| (*m).to_owned()));
    }
    if notes.is_empty() { card.name.clone() } else { format!("{} ({})", card.name, notes.join(", ")) }
}
