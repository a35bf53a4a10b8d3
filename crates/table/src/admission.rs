//! Accepts connections: limits their number, and closes those that stay silent for too long.

use crate::connection_registry::{ConnectionRegistry, ConnectionSlot};
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

/// The time to wait after the system fails to accept a connection.
const RETRY_AFTER: Duration = Duration::from_millis(200);

/// A listener that limits connections.
pub struct AdmissionListener {
    listener: TcpListener,
    connections: Arc<ConnectionRegistry>,
    first_answer_timeout: Duration,
    silence_timeout: Duration,
}

/// A connection. It ends if nothing is read or written for too long, or if the first answer takes too long.
pub struct TimedStream {
    stream: TcpStream,
    deadline: Pin<Box<Sleep>>,
    silence_timeout: Duration,
    /// Something has been written.
    answered: bool,
    _slot: ConnectionSlot,
}

impl AdmissionListener {
    /// Wraps a listener.
    pub const fn new(listener: TcpListener, guests: Arc<ConnectionRegistry>, limits: &Limits) -> Self {
        Self {
            listener,
            connections: guests,
            first_answer_timeout: limits.first_answer_timeout,
            silence_timeout: limits.silence_timeout,
        }
    }
}

impl Listener for AdmissionListener {
    type Io = TimedStream;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (TimedStream, SocketAddr) {
        loop {
            let (stream, from) = match self.listener.accept().await {
                Ok(accepted) => accepted,
                Err(error) => {
                    tracing::warn!(%error, "accept failed");
                    sleep(RETRY_AFTER).await;
                    continue;
                }
            };
            let Some(place) = self.connections.take_connection(from.ip()) else {
                tracing::info!(%from, "connection refused: too many");
                continue;
            };
            // Send every message at once, however small.
            let _ = stream.set_nodelay(true);
            let until = Box::pin(sleep_until(Instant::now() + self.first_answer_timeout));
            return (
                TimedStream {
                    stream,
                    deadline: until,
                    silence_timeout: self.silence_timeout,
                    answered: false,
                    _slot: place,
                },
                from,
            );
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

impl TimedStream {
    /// Restarts the time limit for silence, once something has been answered.
    fn reset_deadline(&mut self) {
        if self.answered {
            self.deadline.as_mut().reset(Instant::now() + self.silence_timeout);
        }
    }

    fn note_written(&mut self, written: Poll<io::Result<usize>>) -> Poll<io::Result<usize>> {
        if matches!(written, Poll::Ready(Ok(bytes)) if bytes > 0) {
            self.answered = true;
            self.reset_deadline();
        }
        written
    }
}

impl AsyncRead for TimedStream {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        if let Poll::Ready(read) = Pin::new(&mut self.stream).poll_read(cx, into) {
            self.reset_deadline();
            return Poll::Ready(read);
        }
        self.deadline.as_mut().poll(cx).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncWrite for TimedStream {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.note_written(written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, bytes);
        self.note_written(written)
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
