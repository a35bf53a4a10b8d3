//! `shobu why`: whether a player may do something in a position, and every rule against it.

use crate::error::Error;
use duel::language::Language;
use duel::question::Pending;
use duel::scenario::Answer;
use duel::words::Seat;
use games::explain::Refused;
use games::position;
use std::path::PathBuf;

/// What `shobu why` is asked to do.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The game.
    game: String,
    /// A file with a position: a ruling up to where players act, or further.
    position: PathBuf,
    /// What a player wants to do, as rulings say it: "p1 attacks with Harbor Sentinel".
    intent: String,
}

/// Prints `allowed` and the rule of the question it answers, or `refused` and every rule against it. Both are answers:
/// the exit status is 0 unless the position or the intent is not understood.
pub fn run(args: &Args) -> Result<(), Error> {
    let mut inquiry = position::read(&args.game, &args.position)?;
    let (seat, intent) = match args.intent.trim().split_once(' ') {
        Some(("p1", rest)) => (Some(Seat::FIRST), rest),
        Some(("p2", rest)) => (Some(Seat::SECOND), rest),
        _ => (None, args.intent.trim()),
    };
    let asked = match inquiry.duel().pending() {
        Pending::Question(question) => Some(question.seat),
        Pending::Over(_) => None,
    };
    let seat = seat.or(asked).unwrap_or(Seat::FIRST);
    let intent = intent.strip_prefix("cannot ").unwrap_or(intent);
    let answer = inquiry.judge(seat, intent);
    let answer = answer.map_err(Error::Intent)?;
    let rules = inquiry.duel().words().rules;
    match answer {
        Answer::Allowed { picks, rule } => {
            println!("allowed: p{} {intent}", seat.0 + 1);
            // What answers no question may be done at any moment.
            let by = if picks.is_empty() { "by" } else { "asked by" };
            println!("  {by} {}", position::rule(rules, rule));
        }
        Answer::Refused(refusals) => {
            println!("refused: p{} {intent}", seat.0 + 1);
            for refusal in &refusals {
                println!("  {}", Refused::of(inquiry.duel(), Language::English, seat, refusal));
            }
        }
    }
    Ok(())
}
