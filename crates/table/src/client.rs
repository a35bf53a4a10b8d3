//! The table from a program's side: requests, and the wire of a seat. For scripts, tests and measuring.

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

/// How long the server may take to say something.
const PATIENCE: Duration = Duration::from_secs(60);

/// Asks for an address; the answer's status and body.
pub async fn get(server: SocketAddr, path: &str) -> io::Result<(u16, String)> {
    request(server, &format!("GET {path} HTTP/1.1\r\nHost: {server}\r\nConnection: close\r\n\r\n")).await
}

/// Posts JSON; the answer's status and body.
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

/// The wire of a seat, with what was last told on it.
pub struct Wire {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The last scene.
    pub scene: Value,
    /// How the players were last.
    pub standing: Value,
    /// Every line of the log that was told and not cut off again.
    pub log: Vec<Value>,
}

impl Wire {
    /// Connects to a duel and says nothing.
    pub async fn connect(server: SocketAddr, duel: &str) -> io::Result<Self> {
        let address = format!("ws://{server}/api/duels/{duel}/wire");
        let (socket, _) = connect_async(address).await.map_err(io::Error::other)?;
        Ok(Self { socket, scene: Value::Null, standing: Value::Null, log: Vec::new() })
    }

    /// Takes a seat by its token, or watches.
    pub async fn sit(server: SocketAddr, duel: &str, token: Option<&str>) -> io::Result<Self> {
        let mut wire = Self::connect(server, duel).await?;
        wire.say(json!({ "say": "sit", "token": token })).await?;
        Ok(wire)
    }

    /// Says something.
    pub async fn say(&mut self, said: Value) -> io::Result<()> {
        self.send(said.to_string()).await
    }

    /// Says something that may not be a message at all.
    pub async fn send(&mut self, text: String) -> io::Result<()> {
        self.socket.send(Message::text(text)).await.map_err(io::Error::other)
    }

    /// The next message; an error if the wire ends or nothing comes.
    pub async fn hear(&mut self) -> io::Result<Value> {
        self.hear_for(PATIENCE).await
    }

    /// The same, with more or less patience.
    pub async fn hear_for(&mut self, patience: Duration) -> io::Result<Value> {
        timeout(patience, self.hear_text()).await.map_err(|_| io::ErrorKind::TimedOut)?
    }

    async fn hear_text(&mut self) -> io::Result<Value> {
        loop {
            let next = self.socket.next().await;
            match next.ok_or(io::ErrorKind::UnexpectedEof)?.map_err(io::Error::other)? {
                Message::Text(text) => {
                    let told: Value = serde_json::from_str(&text).map_err(io::Error::other)?;
                    self.note(&told);
                    return Ok(told);
                }
                Message::Close(_) => return Err(io::ErrorKind::UnexpectedEof.into()),
                _ => {}
            }
        }
    }

    /// The next message of a kind; what comes before is noted and passed over.
    pub async fn hear_of(&mut self, kind: &str) -> io::Result<Value> {
        loop {
            let told = self.hear().await?;
            if told["tell"] == kind {
                return Ok(told);
            }
        }
    }

    fn note(&mut self, told: &Value) {
        match told["tell"].as_str() {
            Some("scene") => {
                self.log.truncate(told["log_from"].as_u64().unwrap_or(0) as usize);
                self.log.extend(told["log"].as_array().into_iter().flatten().cloned());
                self.scene = told.clone();
            }
            Some("standing") => self.standing = told.clone(),
            _ => {}
        }
    }

    /// How many options the last scene offers this seat.
    pub fn options(&self) -> usize {
        self.scene["question"]["options"].as_array().map_or(0, Vec::len)
    }

    /// Whether the last scene is the end.
    pub fn is_over(&self) -> bool {
        !self.scene["outcome"].is_null()
    }

    /// Picks an option of the last scene.
    pub async fn pick(&mut self, option: usize) -> io::Result<()> {
        let scene = &self.scene["number"];
        self.say(json!({ "say": "pick", "scene": scene, "options": [option] })).await
    }
}
