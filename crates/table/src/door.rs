//! The door: how many come in, and how long someone may stand in it without a word.

use crate::guests::{Guests, Place};
use crate::limits::Limits;
use axum::serve::Listener;
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, Sleep, sleep, sleep_until};

/// How long to wait when the system takes no connection.
const AGAIN: Duration = Duration::from_millis(200);

/// Where connections come in.
pub struct Door {
    listener: TcpListener,
    guests: Arc<Guests>,
    first: Duration,
    silence: Duration,
}

/// A connection. It ends if nothing is heard on it for too long, or if it does not come to an answer.
pub struct Caller {
    stream: TcpStream,
    until: Pin<Box<Sleep>>,
    silence: Duration,
    /// Whether something was answered.
    answered: bool,
    _place: Place,
}

impl Door {
    /// A door at which someone listens.
    pub const fn new(listener: TcpListener, guests: Arc<Guests>, limits: &Limits) -> Self {
        Self { listener, guests, first: limits.first, silence: limits.silence }
    }
}

impl Listener for Door {
    type Io = Caller;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Caller, SocketAddr) {
        loop {
            let (stream, from) = match self.listener.accept().await {
                Ok(accepted) => accepted,
                Err(error) => {
                    tracing::warn!(%error, "a connection was not taken");
                    sleep(AGAIN).await;
                    continue;
                }
            };
            let Some(place) = self.guests.enter(from.ip()) else {
                tracing::info!(%from, "there are too many connections");
                continue;
            };
            // What is told is told at once.
            let _ = stream.set_nodelay(true);
            let until = Box::pin(sleep_until(Instant::now() + self.first));
            return (Caller { stream, until, silence: self.silence, answered: false, _place: place }, from);
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

impl Caller {
    /// Something was said or heard: from here silence counts anew, once there was an answer.
    fn lives(&mut self) {
        if self.answered {
            self.until.as_mut().reset(Instant::now() + self.silence);
        }
    }

    fn wrote(&mut self, written: Poll<io::Result<usize>>) -> Poll<io::Result<usize>> {
        if matches!(written, Poll::Ready(Ok(bytes)) if bytes > 0) {
            self.answered = true;
            self.lives();
        }
        written
    }
}

impl AsyncRead for Caller {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        if let Poll::Ready(read) = Pin::new(&mut self.stream).poll_read(cx, into) {
            self.lives();
            return Poll::Ready(read);
        }
        self.until.as_mut().poll(cx).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncWrite for Caller {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.wrote(written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, bytes);
        self.wrote(written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}
