//! Offers between players: draws, taking back, another duel.

use super::Room;
use super::history::{DuelHistory, HistoryPoint};
use crate::error::Error;
use crate::secret;
use crate::store::{DuelRecord, DuelStatus, EndedOutside, SeatRecord};
use crate::wire::{Offer, ServerMessage};
use duel::ids::Seat;

/// The open offers.
#[derive(Clone, Debug, Default)]
pub struct Offers {
    /// The player who offers a draw.
    pub draw: Option<Seat>,
    /// The player who asks to take back.
    pub take_back: Option<Seat>,
}

impl Offers {
    /// Withdraws all offers, since the duel has gone on.
    pub fn clear(&mut self) {
        self.draw = None;
        self.take_back = None;
    }
}

impl Room {
    /// The seat is the computer's.
    pub(super) fn is_computer(&self, seat: Seat) -> bool {
        self.record.seats[seat.index()].player.is_some()
    }

    /// Both players are people.
    pub(super) fn is_between_people(&self) -> bool {
        Seat::BOTH.into_iter().all(|seat| !self.is_computer(seat))
    }

    pub(super) fn offer_draw(&mut self, seat: Seat) -> Result<(), Error> {
        let history = self.history.as_mut().ok_or(Error::NotBegun)?;
        history.question().ok_or(Error::DuelOver)?;
        match self.offers.draw {
            _ if self.record.seats[seat.other().index()].player.is_some() => return Err(Error::ComputerRefusesDraw),
            Some(other) if other != seat => {
                history.ended = Some(EndedOutside::Agreed);
                self.changed = true;
            }
            _ => self.offers.draw = Some(seat),
        }
        Ok(())
    }

    /// The point to which a player's taking back would lead.
    pub(super) fn take_back_point(&self, seat: Seat) -> Option<HistoryPoint> {
        let history = self.history.as_ref()?;
        history.question()?;
        history.last_action_start(seat)
    }

    pub(super) fn take_back(&mut self, seat: Seat) -> Result<(), Error> {
        let to = self.take_back_point(seat).ok_or(Error::NothingToTakeBack)?;
        if !self.is_between_people() {
            return self.rewind_to(to);
        }
        // A player who asks to take back does not thereby agree to the other's request.
        if self.offers.take_back == Some(seat.other()) {
            return Err(Error::AskedFirst);
        }
        self.offers.take_back = Some(seat);
        Ok(())
    }

    /// Agrees to the other player's offer.
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
                let to = self.take_back_point(other).ok_or(Error::NothingToTakeBack)?;
                self.rewind_to(to)
            }
        }
    }

    /// Withdraws a duel that nobody has joined yet. It is deleted.
    pub(super) async fn withdraw(&mut self) -> Result<(), Error> {
        if self.record.state != DuelStatus::Waiting {
            return Err(Error::AlreadyBegun);
        }
        self.lobby.store.remove_duel(self.record.id.clone()).await?;
        for guest in self.guests.all() {
            let why = Error::Withdrawn.public_message_in(guest.spectator_log.language());
            guest.send(ServerMessage::Farewell { why });
        }
        Err(Error::Withdrawn)
    }

    pub(super) fn decline(&mut self, seat: Seat) -> Result<(), Error> {
        let theirs = |offered: Option<Seat>| offered.is_some_and(|by| by != seat);
        if !theirs(self.offers.draw) && !theirs(self.offers.take_back) {
            return Err(Error::NothingOffered);
        }
        self.offers.clear();
        Ok(())
    }

    /// Goes back to an earlier point. The player who is asked there must answer before the server passes again.
    pub(super) fn rewind_to(&mut self, to: HistoryPoint) -> Result<(), Error> {
        let history = self.history.as_mut().ok_or(Error::NotBegun)?;
        let lines = Self::rewind_history(history, to)?;
        if let Some(question) = history.question() {
            self.auto_pass[question.seat.index()].hold();
        }
        self.guests.all().iter_mut().for_each(|guest| guest.spectator_log.cut_log(lines));
        self.saved_choices = self.saved_choices.min(to.choices);
        self.auto_answer_at = None;
        self.offers.clear();
        self.rewound = true;
        self.changed = true;
        Ok(())
    }

    /// Rebuilds a duel up to a point; returns the length of its log.
    pub(super) fn rewind_history(history: &mut DuelHistory, to: HistoryPoint) -> Result<usize, Error> {
        tokio::task::block_in_place(|| history.rewind(to))?;
        Ok(history.duel().log_len())
    }

    /// Notes that a player wants another duel. When both do, it begins with the seats swapped. Each player's token
    /// stays valid in it, so that no token has to be stored.
    pub(super) async fn rematch(&mut self, seat: Seat) -> Result<(), Error> {
        if self.record.state != DuelStatus::Over {
            return Err(Error::NotOver);
        }
        if !self.record.seats[seat.index()].wants_rematch {
            self.lobby.store.set_wants_rematch(self.record.id.clone(), seat.index()).await?;
            self.record.seats[seat.index()].wants_rematch = true;
        }
        let agrees = |seat: Seat| self.record.seats[seat.index()].wants_rematch || self.is_computer(seat);
        if !Seat::BOTH.into_iter().all(agrees) || self.record.next.is_some() {
            return Ok(());
        }
        let old = &self.record;
        let seat = |at: usize| {
            let before = &old.seats[1 - at];
            SeatRecord {
                left_ms: before.left_ms.and(old.clock).map(|clock| u64::from(clock.seconds) * 1000),
                away_ms: 0,
                wants_rematch: false,
                ..before.clone()
            }
        };
        let next = DuelRecord {
            id: secret::new_id(),
            seed: secret::new_seed(),
            invitation: secret::new_invitation(),
            state: DuelStatus::Playing,
            ended: None,
            next: None,
            seats: [seat(0), seat(1)],
            moves: Vec::new(),
            forced_answers: 0,
            ..old.clone()
        };
        let id = next.id.clone();
        self.lobby.store.add_duel(next, Some(old.id.clone())).await?;
        self.record.next = Some(id);
        Ok(())
    }
}
