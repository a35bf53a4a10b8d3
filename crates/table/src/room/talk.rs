//! What is asked about a duel: cards, reasons, what may be done.

use super::{Line, Room};
use crate::error::Error;
use crate::scene::Moment;
use crate::wire::{Judged, Told};
use duel::scenario::{self, Answer, Inquiry};
use duel::words::Seat;
use games::position;
use std::sync::Arc;

/// How long something asked in words may be.
const WORDS: usize = 400;

impl Room {
    pub(super) fn explain(&mut self, line: Line, scene: u32, card: u16) -> Result<(), Error> {
        self.shows(scene)?;
        let (Some(course), Some(guest)) = (&mut self.course, self.seats.find(line)) else { return Ok(()) };
        guest.seat().ok_or(Error::Watching)?;
        let book = course.game().book;
        let explained = guest.stage.explain(course.duel_mut(), book, scene, card);
        guest.tell(Told::Explained(explained.ok_or(Error::NoCard(card))?));
        Ok(())
    }

    pub(super) fn why(&mut self, line: Line, at: usize) -> Result<(), Error> {
        let course = self.course.as_ref().ok_or(Error::NotBegun)?;
        let Some(guest) = self.seats.find(line) else { return Ok(()) };
        let names = self.record.seats.each_ref().map(|seat| seat.name.clone());
        let moment = Moment {
            duel: course.duel(),
            book: course.game().book,
            names: &names,
            number: self.number,
            can_cancel: false,
            ended: None,
        };
        let chain = guest.stage.why(&moment, at);
        if chain.is_empty() {
            return Err(Error::NoLine(at));
        }
        guest.tell(Told::Because { line: at, chain });
        Ok(())
    }

    pub(super) fn judge(&mut self, line: Line, seat: Seat, scene: u32, words: &str) -> Result<(), Error> {
        self.shows(scene)?;
        if words.len() > WORDS {
            return Err(Error::TooLong { most: WORDS });
        }
        let (Some(course), Some(guest)) = (&self.course, self.seats.find(line)) else { return Ok(()) };
        let game = course.game();
        let rulings = scenario::Game { pool: Arc::clone(&game.pool), ..position::game(game.id())?.clone() };
        let judged = Inquiry::of(&rulings, course.duel()).judge(seat, words);
        let mut told = Judged { words: words.to_owned(), picks: None, refusals: Vec::new(), unclear: None };
        match judged {
            Ok(Answer::Allowed { picks, .. }) => told.picks = Some(picks),
            Ok(Answer::Refused(reasons)) => {
                told.refusals = reasons.iter().map(|reason| guest.stage.refusal(course.duel(), seat, reason)).collect();
            }
            Err(fault) => told.unclear = Some(fault.to_string()),
        }
        guest.tell(Told::Judged(told));
        Ok(())
    }

    /// Whether this scene is shown.
    fn shows(&self, scene: u32) -> Result<(), Error> {
        self.course.as_ref().ok_or(Error::NotBegun)?;
        match scene == self.number {
            true => Ok(()),
            false => Err(Error::Stale { expected: self.number, found: scene }),
        }
    }
}
