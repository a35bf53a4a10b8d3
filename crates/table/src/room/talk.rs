//! What is asked about a duel: cards, reasons, what may be done.

use super::{Line, Room};
use crate::error::Error;
use crate::judging::judge;
use crate::scene::Moment;
use crate::wire::Told;
use duel::words::Seat;
use std::sync::Arc;

impl Room {
    pub(super) fn explain(&mut self, line: Line, scene: u32, card: u16) -> Result<(), Error> {
        self.shows(scene)?;
        let (Some(course), Some(guest)) = (&mut self.course, self.seats.find(line)) else { return Ok(()) };
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

    pub(super) async fn judge(&mut self, line: Line, seat: Seat, scene: u32, words: &str) -> Result<(), Error> {
        self.shows(scene)?;
        let lobby = Arc::clone(&self.lobby);
        let _turn = lobby.thinking.acquire().await.map_err(|_| Error::Stopping)?;
        let (Some(course), Some(guest)) = (&self.course, self.seats.find(line)) else { return Ok(()) };
        let judged = tokio::task::block_in_place(|| judge(&guest.stage, course.game(), course.duel(), seat, words))?;
        guest.tell(Told::Judged(judged));
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
