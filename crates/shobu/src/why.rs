//! `shobu why`: answers if a player may do something in a position, with every rule against it.

use crate::error::Error;
use assist::explain::RefusalText;
use duel::engine::question::Pending;
use duel::ids::Seat;
use duel::observe::language::Language;
use games::position;
use notation::position::QueryAnswer;
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
/// the exit status is 0 unless the position or the intent cannot be read.
pub fn run(args: &Args) -> Result<(), Error> {
    let mut query = position::read_file(&args.game, &args.position)?;
    let (seat, intent) = match args.intent.trim().split_once(' ') {
        Some(("p1", rest)) => (Some(Seat::FIRST), rest),
        Some(("p2", rest)) => (Some(Seat::SECOND), rest),
        _ => (None, args.intent.trim()),
    };
    let asked = match query.duel().pending() {
        Pending::Question(question) => Some(question.seat),
        Pending::Over(_) => None,
    };
    let seat = seat.or(asked).unwrap_or(Seat::FIRST);
    let intent = intent.strip_prefix("cannot ").unwrap_or(intent);
    let answer = query.ask_whether_allowed(seat, intent);
    let answer = answer.map_err(Error::Intent)?;
    let rules = query.duel().vocabulary().rules;
    match answer {
        QueryAnswer::Allowed { picks, rule } => {
            println!("allowed: p{} {intent}", seat.0 + 1);
            // An action that answers no question may be done at any moment.
            let by = if picks.is_empty() { "by" } else { "asked by" };
            println!("  {by} {}", position::rule_with_gist(rules, rule));
        }
        QueryAnswer::Refused(refusals) => {
            println!("refused: p{} {intent}", seat.0 + 1);
            for refusal in &refusals {
                println!("  {}", RefusalText::of(query.duel(), Language::English, seat, refusal));
            }
        }
    }
    Ok(())
}
