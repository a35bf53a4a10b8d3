//! What players offer each other and ask of each other: draws, taking back, another duel.

use super::Room;
use super::course::{Course, Place};
use crate::error::Error;
use crate::secret;
use crate::store::{Ended, Record, SeatRecord, State};
use crate::wire::{Offer, Told};
use duel::words::Seat;

/// What is offered now.
#[derive(Clone, Debug, Default)]
pub struct Offers {
    /// Who offers a draw.
    pub draw: Option<Seat>,
    /// Who asks to take back.
    pub take_back: Option<Seat>,
}

impl Offers {
    /// The duel has gone on: what was offered before is not any more.
    pub fn lapse(&mut self) {
        self.draw = None;
        self.take_back = None;
    }
}

impl Room {
    /// Whether a seat is the computer's.
    pub(super) fn is_computer(&self, seat: Seat) -> bool {
        self.record.seats[seat.index()].player.is_some()
    }

    /// Whether two people play.
    pub(super) fn is_between_people(&self) -> bool {
        Seat::BOTH.into_iter().all(|seat| !self.is_computer(seat))
    }

    pub(super) fn offer_draw(&mut self, seat: Seat) -> Result<(), Error> {
        let course = self.course.as_mut().ok_or(Error::NotBegun)?;
        course.question().ok_or(Error::Over)?;
        match self.offers.draw {
            _ if self.record.seats[seat.other().index()].player.is_some() => return Err(Error::NoDraw),
            Some(other) if other != seat => {
                course.ended = Some(Ended::Agreed);
                self.changed = true;
            }
            _ => self.offers.draw = Some(seat),
        }
        Ok(())
    }

    /// Where taking back would lead for a player.
    pub(super) fn takes_back_to(&self, seat: Seat) -> Option<Place> {
        let course = self.course.as_ref()?;
        course.question()?;
        course.last_action(seat)
    }

    pub(super) fn take_back(&mut self, seat: Seat) -> Result<(), Error> {
        let to = self.takes_back_to(seat).ok_or(Error::NothingToTakeBack)?;
        if !self.is_between_people() {
            return self.go_back(to);
        }
        // Whoever asks has not agreed to what the other asks for meanwhile.
        if self.offers.take_back == Some(seat.other()) {
            return Err(Error::AskedFirst);
        }
        self.offers.take_back = Some(seat);
        Ok(())
    }

    /// A player agrees to what the other offers or asks for.
    pub(super) fn agree(&mut self, seat: Seat, to: Offer) -> Result<(), Error> {
        let other = seat.other();
        let offered = match to {
            Offer::Draw => self.offers.draw,
            Offer::TakeBack => self.offers.take_back,
        };
        if offered != Some(other) {
            return Err(Error::NothingOffered);
        }
        match to {
            Offer::Draw => self.offer_draw(seat),
            Offer::TakeBack => {
                let to = self.takes_back_to(other).ok_or(Error::NothingToTakeBack)?;
                self.go_back(to)
            }
        }
    }

    /// Calls off a duel that nobody has joined yet: it is as if it had never been.
    pub(super) async fn withdraw(&mut self) -> Result<(), Error> {
        if self.record.state != State::Waiting {
            return Err(Error::Begun);
        }
        self.lobby.store.remove_duel(self.record.id.clone()).await?;
        for guest in self.seats.all() {
            let why = Error::Withdrawn.said_in(guest.stage.language());
            guest.tell(Told::Farewell { why });
        }
        Err(Error::Withdrawn)
    }

    pub(super) fn decline(&mut self, seat: Seat) -> Result<(), Error> {
        let theirs = |offered: Option<Seat>| offered.is_some_and(|by| by != seat);
        if !theirs(self.offers.draw) && !theirs(self.offers.take_back) {
            return Err(Error::NothingOffered);
        }
        self.offers.lapse();
        Ok(())
    }

    /// Goes back to an earlier place, and whoever is asked there is asked: nothing is passed that was wanted back.
    pub(super) fn go_back(&mut self, to: Place) -> Result<(), Error> {
        let course = self.course.as_mut().ok_or(Error::NotBegun)?;
        let lines = Self::build_back(course, to)?;
        if let Some(question) = course.question() {
            self.passes[question.seat.index()].hold();
        }
        self.seats.all().iter_mut().for_each(|guest| guest.stage.cut(lines));
        self.saved = self.saved.min(to.choices);
        self.thought = None;
        self.offers.lapse();
        self.rewound = true;
        self.changed = true;
        Ok(())
    }

    /// Builds a duel anew up to a place; returns how many lines its log has.
    pub(super) fn build_back(course: &mut Course, to: Place) -> Result<usize, Error> {
        tokio::task::block_in_place(|| course.go_back(to))?;
        Ok(course.duel().lines())
    }

    /// A player wants to play again; when both do, the next duel is begun with the seats changed. Whoever had the token
    /// of a seat has it in the next duel too, so that it need not be kept anywhere.
    pub(super) async fn rematch(&mut self, seat: Seat) -> Result<(), Error> {
        if self.record.state != State::Over {
            return Err(Error::NotOver);
        }
        if !self.record.seats[seat.index()].again {
            self.lobby.store.set_again(self.record.id.clone(), seat.index()).await?;
            self.record.seats[seat.index()].again = true;
        }
        let agrees = |seat: Seat| self.record.seats[seat.index()].again || self.is_computer(seat);
        if !Seat::BOTH.into_iter().all(agrees) || self.record.next.is_some() {
            return Ok(());
        }
        let old = &self.record;
        let seat = |at: usize| {
            let before = &old.seats[1 - at];
            SeatRecord {
                left_ms: before.left_ms.and(old.clock).map(|clock| u64::from(clock.seconds) * 1000),
                away_ms: 0,
                again: false,
                ..before.clone()
            }
        };
        let next = Record {
            id: secret::id(),
            seed: secret::seed(),
            invitation: secret::invitation(),
            state: State::Playing,
            ended: None,
            next: None,
            seats: [seat(0), seat(1)],
            moves: Vec::new(),
            forced: 0,
            ..old.clone()
        };
        let id = next.id.clone();
        self.lobby.store.add_duel(next, Some(old.id.clone())).await?;
        self.record.next = Some(id);
        Ok(())
    }
}
