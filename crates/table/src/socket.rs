//! The WebSocket of one seat: passes messages on, and refuses bad ones before they reach a duel.

use crate::error::Error;
use crate::limits::Bucket;
use crate::lobby::Lobby;
use crate::room::{ConnectionId, RoomRequest};
use crate::wire::{ClientMessage, ServerMessage};
use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use duel::observe::language::Language;
use futures_util::{SinkExt, StreamExt};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};

/// The most messages that wait for a page that does not keep up.
const OUTBOX_LENGTH: usize = 32;
/// The number of refused messages after which the connection is closed.
const MOST_REFUSED: u32 = 50;
/// The time to send a page the reason why its connection is closed.
const FAREWELL: Duration = Duration::from_secs(2);

/// Passes messages between a page and a duel until one of them is gone.
pub async fn relay(lobby: Arc<Lobby>, id: String, socket: WebSocket) {
    let (mut to_page, mut from_page) = socket.split();
    let (out, mut told) = mpsc::channel::<ServerMessage>(OUTBOX_LENGTH);
    let beat = lobby.limits.silence_timeout / 4;
    let mut writer = tokio::spawn(async move {
        loop {
            let message = match timeout(beat, told.recv()).await {
                Err(_) => Message::Ping(Bytes::new()),
                Ok(None) => break,
                Ok(Some(told)) => match serde_json::to_string(&told) {
                    Ok(text) => Message::Text(text.into()),
                    Err(_) => continue,
                },
            };
            // A page that takes nothing for so long is gone.
            if !matches!(timeout(beat, to_page.send(message)).await, Ok(Ok(()))) {
                return;
            }
        }
        let end = CloseFrame { code: close_code::NORMAL, reason: Utf8Bytes::from_static("") };
        let _ = timeout(FAREWELL, to_page.send(Message::Close(Some(end)))).await;
    });
    let weak = out.downgrade();
    let mut wire = SeatSocket {
        bucket: Bucket::new(lobby.limits.message_rate),
        refused: 0,
        language: Language::English,
        lobby,
        id,
        outbox: Some(out),
        weak_outbox: weak,
        seat: None,
    };
    loop {
        let message = tokio::select! {
            message = timeout(wire.lobby.limits.silence_timeout, from_page.next()) => message,
            // The room has dropped this connection.
            _ = &mut writer => break,
        };
        // Messages that come too fast are delayed, not dropped, so that an honest page is always answered.
        if let Some(wait) = wire.bucket.take() {
            tracing::debug!(duel = wire.id, ?wait, "rate limited");
            sleep(wait).await;
        }
        let heard = match message {
            Ok(Some(Ok(Message::Text(text)))) => wire.receive(text.as_str()).await,
            Ok(Some(Ok(Message::Binary(_)))) => Err(Error::Malformed("expected text".to_owned())),
            Ok(Some(Ok(Message::Ping(_) | Message::Pong(_)))) => Ok(()),
            Ok(Some(Err(error))) => {
                tracing::info!(duel = wire.id, %error, "connection broken");
                break;
            }
            Ok(Some(Ok(Message::Close(_))) | None) | Err(_) => break,
        };
        if let Err(error) = heard
            && !wire.refuse(&error)
        {
            break;
        }
    }
    wire.leave().await;
    // Let the last messages go out, such as the reason why the connection is closed.
    if !writer.is_finished() && timeout(FAREWELL, &mut writer).await.is_err() {
        writer.abort();
    }
}

struct SeatSocket {
    lobby: Arc<Lobby>,
    id: String,
    bucket: Bucket,
    refused: u32,
    /// The language of messages.
    language: Language,
    /// The channel to the page, until the room has taken it; after that only a weak reference to it.
    outbox: Option<mpsc::Sender<ServerMessage>>,
    weak_outbox: mpsc::WeakSender<ServerMessage>,
    seat: Option<(ConnectionId, mpsc::Sender<RoomRequest>)>,
}

impl SeatSocket {
    async fn receive(&mut self, text: &str) -> Result<(), Error> {
        if text.len() > self.lobby.limits.message_bytes {
            return Err(Error::TooLong { most: self.lobby.limits.message_bytes });
        }
        let said: ClientMessage = serde_json::from_str(text).map_err(|fault| Error::Malformed(fault.to_string()))?;
        match (said, &self.seat) {
            (ClientMessage::Sit { token, language }, None) => {
                self.language = language.unwrap_or_default().into();
                let (out, language) = (self.outbox.clone().ok_or(Error::Stopping)?, self.language);
                let sit = |reply| RoomRequest::Sit { token: token.clone(), language, out: out.clone(), reply };
                self.seat = Some(self.lobby.request(&self.id, sit).await?);
                self.outbox = None;
                Ok(())
            }
            (_, None) => Err(Error::NotSeated),
            (said, Some((line, room))) => {
                if let ClientMessage::Speak { language } = said {
                    self.language = language.into();
                }
                room.send(RoomRequest::Message { line: *line, said }).await.map_err(|_| Error::Stopping)
            }
        }
    }

    /// Refuses a message. Returns false if the connection is to be closed.
    fn refuse(&mut self, error: &Error) -> bool {
        self.refused += 1;
        tracing::info!(duel = self.id, why = error.public_message(), "message refused before the room");
        let why = error.public_message_in(self.language);
        let refused =
            if error.is_final() { ServerMessage::Farewell { why } } else { ServerMessage::Refused { why, of: None } };
        // A page that cannot be told must not wait for an answer.
        let told = self.weak_outbox.upgrade().is_some_and(|out| out.try_send(refused).is_ok());
        // Close the connection if the server is in trouble or full; the page connects again.
        let ends = error.is_final() || matches!(error, Error::Stopping | Error::Store(_) | Error::ServerFull(_));
        told && !ends && self.refused < MOST_REFUSED
    }

    async fn leave(&mut self) {
        self.outbox = None;
        if let Some((line, room)) = self.seat.take() {
            let _ = room.send(RoomRequest::Leave { line }).await;
        }
    }
}
