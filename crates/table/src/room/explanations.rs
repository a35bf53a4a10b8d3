//! Answers questions about a duel: cards, reasons, and if something is allowed.

use super::{ConnectionId, Room};
use crate::ask_the_rules::judge;
use crate::error::Error;
use crate::scene::Snapshot;
use crate::wire::ServerMessage;
use duel::ids::Seat;
use std::sync::Arc;

impl Room {
    pub(super) fn explain_card(&mut self, connection: ConnectionId, scene: u32, card: u16) -> Result<(), Error> {
        self.check_scene(scene)?;
        let (Some(history), Some(guest)) = (&mut self.history, self.guests.find(connection)) else { return Ok(()) };
        let book = history.game().entry;
        let explained = guest.spectator_log.explain_card(history.duel_mut(), book, scene, card);
        guest.send(ServerMessage::Explained(explained.ok_or(Error::NoCard(card))?));
        Ok(())
    }

    pub(super) fn explain_line(&mut self, connection: ConnectionId, at: usize) -> Result<(), Error> {
        let history = self.history.as_ref().ok_or(Error::NotBegun)?;
        let Some(guest) = self.guests.find(connection) else { return Ok(()) };
        let names = self.record.seats.each_ref().map(|seat| seat.name.clone());
        let snapshot = Snapshot {
            duel: history.duel(),
            book: history.game().entry,
            player_names: &names,
            number: self.scene_number,
            can_cancel: false,
            ended: None,
        };
        let chain = guest.spectator_log.explain_line(&snapshot, at);
        if chain.is_empty() {
            return Err(Error::NoLine(at));
        }
        guest.send(ServerMessage::Because { line: at, chain });
        Ok(())
    }

    pub(super) async fn judge(
        &mut self,
        connection: ConnectionId,
        seat: Seat,
        scene: u32,
        words: &str,
    ) -> Result<(), Error> {
        self.check_scene(scene)?;
        let lobby = Arc::clone(&self.lobby);
        let _turn = lobby.thinking_permits.acquire().await.map_err(|_| Error::Stopping)?;
        let (Some(history), Some(guest)) = (&self.history, self.guests.find(connection)) else { return Ok(()) };
        let judged =
            tokio::task::block_in_place(|| judge(&guest.spectator_log, history.game(), history.duel(), seat, words))?;
        guest.send(ServerMessage::Judged(judged));
        Ok(())
    }

    /// Fails unless this is the current scene.
    fn check_scene(&self, scene: u32) -> Result<(), Error> {
        self.history.as_ref().ok_or(Error::NotBegun)?;
        match scene == self.scene_number {
            true => Ok(()),
            false => Err(Error::Stale { expected: self.scene_number, found: scene }),
        }
    }
}
