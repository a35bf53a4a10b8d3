//! A client of the table: requests, and the connection of a seat. For scripts, tests and measurements.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::io;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// The longest wait for a message of the server.
const PATIENCE: Duration = Duration::from_secs(60);

/// Sends a GET request; returns status and body.
pub async fn get(server: SocketAddr, path: &str) -> io::Result<(u16, String)> {
    request(server, &format!("GET {path} HTTP/1.1\r\nHost: {server}\r\nConnection: close\r\n\r\n")).await
}

/// Posts JSON; returns status and body.
pub async fn post(server: SocketAddr, path: &str, body: &Value) -> io::Result<(u16, Value)> {
    let body = body.to_string();
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: {server}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n",
        body.len()
    );
    let (status, text) = request(server, &(head + &body)).await?;
    Ok((status, serde_json::from_str(&text).unwrap_or(Value::Null)))
}

async fn request(server: SocketAddr, request: &str) -> io::Result<(u16, String)> {
    let mut stream = TcpStream::connect(server).await?;
    stream.write_all(request.as_bytes()).await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    let answer = String::from_utf8_lossy(&answer);
    let (head, body) = answer.split_once("\r\n\r\n").ok_or(io::ErrorKind::UnexpectedEof)?;
    let status = head.split(' ').nth(1).and_then(|code| code.parse().ok()).ok_or(io::ErrorKind::InvalidData)?;
    Ok((status, body.to_owned()))
}

/// The connection of a seat, with the last messages on it.
pub struct SeatClient {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The last scene.
    pub scene: Value,
    /// The last `standing` message.
    pub presence: Value,
    /// The lines of the log that were received and not cut off again.
    pub log: Vec<Value>,
}

impl SeatClient {
    /// Connects to a duel without sending anything.
    pub async fn connect(server: SocketAddr, duel: &str) -> io::Result<Self> {
        let address = format!("ws://{server}/api/duels/{duel}/wire");
        let (socket, _) = connect_async(address).await.map_err(io::Error::other)?;
        Ok(Self { socket, scene: Value::Null, presence: Value::Null, log: Vec::new() })
    }

    /// Takes a seat by its token, or watches without one.
    pub async fn sit(server: SocketAddr, duel: &str, token: Option<&str>) -> io::Result<Self> {
        let mut wire = Self::connect(server, duel).await?;
        wire.send(json!({ "say": "sit", "token": token })).await?;
        Ok(wire)
    }

    /// Sends a message.
    pub async fn send(&mut self, said: Value) -> io::Result<()> {
        self.send_text(said.to_string()).await
    }

    /// Sends any text, even one that is not a message.
    pub async fn send_text(&mut self, text: String) -> io::Result<()> {
        self.socket.send(Message::text(text)).await.map_err(io::Error::other)
    }

    /// The next message; an error if the connection ends or nothing arrives.
    pub async fn receive(&mut self) -> io::Result<Value> {
        self.receive_within(PATIENCE).await
    }

    /// The next message within this time.
    pub async fn receive_within(&mut self, patience: Duration) -> io::Result<Value> {
        timeout(patience, self.receive_text()).await.map_err(|_| io::ErrorKind::TimedOut)?
    }

    async fn receive_text(&mut self) -> io::Result<Value> {
        loop {
            let next = self.socket.next().await;
            match next.ok_or(io::ErrorKind::UnexpectedEof)?.map_err(io::Error::other)? {
                Message::Text(text) => {
                    let told: Value = serde_json::from_str(&text).map_err(io::Error::other)?;
                    self.remember(&told);
                    return Ok(told);
                }
                Message::Close(_) => return Err(io::ErrorKind::UnexpectedEof.into()),
                _ => {}
            }
        }
    }

    /// The next message of a kind; messages before it are noted and skipped.
    pub async fn receive_kind(&mut self, kind: &str) -> io::Result<Value> {
        loop {
            let told = self.receive().await?;
            if told["tell"] == kind {
                return Ok(told);
            }
        }
    }

    fn remember(&mut self, told: &Value) {
        match told["tell"].as_str() {
            Some("scene") => {
                self.log.truncate(told["log_from"].as_u64().unwrap_or(0) as usize);
                self.log.extend(told["log"].as_array().into_iter().flatten().cloned());
                self.scene = told.clone();
            }
            Some("standing") => self.presence = told.clone(),
            _ => {}
        }
    }

    /// The number of options that the last scene offers this seat.
    pub fn option_count(&self) -> usize {
        self.scene["question"]["options"].as_array().map_or(0, Vec::len)
    }

    /// Returns true if the last scene has a result.
    pub fn is_over(&self) -> bool {
        !self.scene["outcome"].is_null()
    }

    /// Picks an option of the last scene.
    pub async fn pick(&mut self, option: usize) -> io::Result<()> {
        let scene = &self.scene["number"];
        self.send(json!({ "say": "pick", "scene": scene, "options": [option] })).await
    }
}
