//! The wire of one seat: messages in, messages out, and what is refused before it reaches a duel.

use crate::error::Error;
use crate::limits::Bucket;
use crate::lobby::Lobby;
use crate::room::{Ask, Line};
use crate::wire::{Said, Told};
use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use duel::language::Language;
use futures_util::{SinkExt, StreamExt};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};

/// How many messages may wait for a page that does not keep up.
const BEHIND: usize = 32;
/// How many messages of a wire are refused before it is closed.
const PATIENCE: u32 = 50;
/// How long a page has to hear why its wire is closed.
const FAREWELL: Duration = Duration::from_secs(2);

/// Carries messages between a page and a duel until one of them is gone.
pub async fn carry(lobby: Arc<Lobby>, id: String, socket: WebSocket) {
    let (mut to_page, mut from_page) = socket.split();
    let (out, mut told) = mpsc::channel::<Told>(BEHIND);
    let beat = lobby.limits.silence / 4;
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
            // A page that takes nothing for so long is not there.
            if !matches!(timeout(beat, to_page.send(message)).await, Ok(Ok(()))) {
                return;
            }
        }
        let end = CloseFrame { code: close_code::NORMAL, reason: Utf8Bytes::from_static("") };
        let _ = timeout(FAREWELL, to_page.send(Message::Close(Some(end)))).await;
    });
    let weak = out.downgrade();
    let mut wire = Wire {
        bucket: Bucket::new(lobby.limits.wire),
        refused: 0,
        language: Language::English,
        lobby,
        id,
        out: Some(out),
        weak,
        seat: None,
    };
    loop {
        let message = tokio::select! {
            message = timeout(wire.lobby.limits.silence, from_page.next()) => message,
            // The room has let go of this wire.
            _ = &mut writer => break,
        };
        // Who is too fast is heard later, so that nothing goes unanswered that an honest page says.
        if let Some(wait) = wire.bucket.take() {
            tracing::debug!(duel = wire.id, ?wait, "a wire is slowed down");
            sleep(wait).await;
        }
        let heard = match message {
            Ok(Some(Ok(Message::Text(text)))) => wire.hear(text.as_str()).await,
            Ok(Some(Ok(Message::Binary(_)))) => Err(Error::Malformed("expected text".to_owned())),
            Ok(Some(Ok(Message::Ping(_) | Message::Pong(_)))) => Ok(()),
            Ok(Some(Err(error))) => {
                tracing::info!(duel = wire.id, %error, "a wire is broken");
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
    // What was told last, such as why the wire is closed, still goes out.
    if !writer.is_finished() && timeout(FAREWELL, &mut writer).await.is_err() {
        writer.abort();
    }
}

struct Wire {
    lobby: Arc<Lobby>,
    id: String,
    bucket: Bucket,
    refused: u32,
    /// In which language things are told.
    language: Language,
    /// Where to tell things until the room does; and after that, for as long as it does.
    out: Option<mpsc::Sender<Told>>,
    weak: mpsc::WeakSender<Told>,
    seat: Option<(Line, mpsc::Sender<Ask>)>,
}

impl Wire {
    async fn hear(&mut self, text: &str) -> Result<(), Error> {
        if text.len() > self.lobby.limits.message {
            return Err(Error::TooLong { most: self.lobby.limits.message });
        }
        let said: Said = serde_json::from_str(text).map_err(|fault| Error::Malformed(fault.to_string()))?;
        match (said, &self.seat) {
            (Said::Sit { token, language }, None) => {
                self.language = language.unwrap_or_default().into();
                let (out, language) = (self.out.clone().ok_or(Error::Stopping)?, self.language);
                let sit = |reply| Ask::Sit { token: token.clone(), language, out: out.clone(), reply };
                self.seat = Some(self.lobby.ask(&self.id, sit).await?);
                self.out = None;
                Ok(())
            }
            (_, None) => Err(Error::NotSitting),
            (said, Some((line, room))) => {
                if let Said::Speak { language } = said {
                    self.language = language.into();
                }
                room.send(Ask::Say { line: *line, said }).await.map_err(|_| Error::Stopping)
            }
        }
    }

    /// Says no. False if the wire is not worth keeping.
    fn refuse(&mut self, error: &Error) -> bool {
        self.refused += 1;
        tracing::info!(duel = self.id, why = error.said(), "a message was refused on the wire");
        let why = error.said_in(self.language);
        let refused = if error.is_final() { Told::Farewell { why } } else { Told::Refused { why, of: None } };
        // Whoever cannot be told is not kept waiting for an answer.
        let told = self.weak.upgrade().is_some_and(|out| out.try_send(refused).is_ok());
        // Whoever comes while the server is in trouble, or full, comes again.
        let ends = error.is_final() || matches!(error, Error::Stopping | Error::Store(_) | Error::Full(_));
        told && !ends && self.refused < PATIENCE
    }

    async fn leave(&mut self) {
        self.out = None;
        if let Some((line, room)) = self.seat.take() {
            let _ = room.send(Ask::Leave { line }).await;
        }
    }
}
