//! The server: what it answers at which address.

use crate::door::Door;
use crate::error::Error;
use crate::guests::Guests;
use crate::limits::Limits;
use crate::lobby::Lobby;
use crate::store::{Store, usual_place};
use crate::wire::{CardList, DuelInfo, GameInfo, Join, NewDuel, Seated};
use crate::{catalogue, info, library, origin, page, socket, speech};
use axum::body::Bytes;
use axum::extract::{ConnectInfo, DefaultBodyLimit, FromRequest, Path, Query, Request, State, WebSocketUpgrade};
use axum::http::{StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::serve::ListenerExt;
use axum::{Json, Router};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::json;
use std::future::Future;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;

/// Bytes that are read from a wire at once: what pages say is short, and a wire keeps that much for as long as it lasts.
const READ: usize = 4 << 10;
/// How long rooms may take to close.
const LEAVING: Duration = Duration::from_secs(3);

/// How a server is started.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where it listens; port 0 is any free one.
    pub listen: String,
    /// Its database.
    pub database: PathBuf,
    /// Its limits.
    pub limits: Limits,
}

impl Default for Settings {
    fn default() -> Self {
        Self { listen: "127.0.0.1:0".to_owned(), database: usual_place(), limits: Limits::default() }
    }
}

/// A server that listens.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    house: House,
}

/// What every answer is made with.
#[derive(Clone)]
pub struct House {
    /// The duels, games and replays.
    pub lobby: Arc<Lobby>,
    guests: Arc<Guests>,
    /// Whether it is reached from this machine alone.
    alone: bool,
}

impl Server {
    /// Opens the database and listens.
    pub async fn bind(settings: Settings) -> Result<Self, Error> {
        let store = Store::open(&settings.database)?;
        let failed = |cause| Error::Listen { address: settings.listen.clone(), cause };
        let listener = TcpListener::bind(&settings.listen).await.map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        let guests = Arc::new(Guests::new(&settings.limits));
        let alone = address.ip().is_loopback();
        Ok(Self { listener, address, house: House { lobby: Lobby::new(store, settings.limits), guests, alone } })
    }

    /// Where it listens.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until it is told to stop.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<(), Error> {
        let address = self.address;
        tracing::info!(%address, "the table is set");
        let (lobby, guests) = (Arc::clone(&self.house.lobby), Arc::clone(&self.house.guests));
        let service = router(self.house).into_make_service_with_connect_info::<SocketAddr>();
        let rooms = Arc::clone(&lobby);
        let stop = async move {
            stop.await;
            rooms.close();
        };
        // Tapped, for only then does the library tell where a connection comes from.
        let door = Door::new(self.listener, guests, &lobby.limits).tap_io(|_| ());
        let served = axum::serve(door, service).with_graceful_shutdown(stop).await;
        // Rooms that are about to close hold the database, which another server may wait for.
        let leaving = async {
            while Arc::strong_count(&lobby) > 1 {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        let _ = tokio::time::timeout(LEAVING, leaving).await;
        tracing::info!(%address, "the table is cleared");
        served.map_err(|cause| Error::Listen { address: address.to_string(), cause })
    }
}

fn router(house: House) -> Router {
    let limits = &house.lobby.limits;
    let api = Router::new()
        .route("/games", get(games))
        .route("/games/{game}/cards", get(cards))
        .route("/duels", get(duels).post(begin))
        .route("/duels/known", post(known))
        .route("/duels/{id}", get(duel))
        .route("/duels/{id}/join", post(join))
        .route("/duels/{id}/wire", get(wire))
        .layer(DefaultBodyLimit::max(limits.body))
        .merge(library::router(limits))
        .fallback(nowhere)
        .layer(middleware::map_response(in_words));
    let admit = middleware::from_fn_with_state(house.clone(), admit);
    let asked = Router::new().route("/health", get(health)).nest("/api", api).layer(admit);
    asked
        .layer(middleware::from_fn(speech::listen))
        .layer(middleware::from_fn(page::guard))
        .merge(page::router())
        .with_state(house)
}

async fn nowhere() -> Error {
    Error::Nowhere
}

/// Whatever is refused is refused in a sentence, also where a request does not come so far as to be understood.
async fn in_words(response: Response) -> Response {
    let spoken = response.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind == "application/json");
    match response.status() {
        _ if spoken => response,
        StatusCode::METHOD_NOT_ALLOWED => Error::OtherMethod.into_response(),
        status if status.is_client_error() => Error::Address.into_response(),
        _ => response,
    }
}

/// Lets nobody in who asks too often, or who comes from another page.
async fn admit(
    State(house): State<House>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    if !house.guests.admits(from.ip()) {
        return Error::TooFast.into_response();
    }
    if !origin::is_own(request.headers(), house.alone) {
        return Error::Foreign.into_response();
    }
    next.run(request).await
}

/// A body of JSON, or one sentence on what is wrong with it.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<House> for Body<T> {
    type Rejection = Error;

    async fn from_request(request: Request, house: &House) -> Result<Self, Error> {
        parsed(request, house, house.lobby.limits.body).await.map(Self)
    }
}

/// The same, of something long.
pub struct Upload<T>(pub T);

impl<T: DeserializeOwned> FromRequest<House> for Upload<T> {
    type Rejection = Error;

    async fn from_request(request: Request, house: &House) -> Result<Self, Error> {
        parsed(request, house, house.lobby.limits.upload).await.map(Self)
    }
}

async fn parsed<T: DeserializeOwned>(request: Request, house: &House, most: usize) -> Result<T, Error> {
    let bytes = Bytes::from_request(request, house).await.map_err(|_| Error::TooLong { most })?;
    serde_json::from_slice(&bytes).map_err(|fault| Error::Malformed(fault.to_string()))
}

async fn health(State(house): State<House>) -> Result<Json<serde_json::Value>, Error> {
    Ok(Json(json!({
        "status": "ok",
        "version": env!("CARGO_PKG_VERSION"),
        "duels": house.lobby.store.unfinished().await?,
        "rooms": house.lobby.rooms().await,
        "wires": house.guests.wires(),
    })))
}

async fn games(State(house): State<House>) -> Result<Json<Vec<GameInfo>>, Error> {
    let games = tokio::task::block_in_place(|| house.lobby.shelf.games())?;
    Ok(Json(games.iter().map(|game| info::game(game)).collect()))
}

#[derive(Deserialize)]
struct OfPool {
    pool: Option<String>,
}

async fn cards(
    State(house): State<House>,
    Path(id): Path<String>,
    Query(of): Query<OfPool>,
) -> Result<Json<CardList>, Error> {
    tokio::task::block_in_place(|| {
        let game = house.lobby.shelf.game(&id, None, of.pool.as_deref())?;
        Ok(Json(CardList { game: id, pool: of.pool, cards: catalogue::cards(game.book, &game.pool) }))
    })
}

async fn duels(State(house): State<House>) -> Result<Json<Vec<DuelInfo>>, Error> {
    house.lobby.list().await.map(Json)
}

async fn known(State(house): State<House>, Body(ids): Body<Vec<String>>) -> Result<Json<Vec<DuelInfo>>, Error> {
    house.lobby.known(ids).await.map(Json)
}

async fn duel(State(house): State<House>, Path(id): Path<String>) -> Result<Json<DuelInfo>, Error> {
    house.lobby.info(&id).await.map(Json)
}

async fn begin(State(house): State<House>, Body(new): Body<NewDuel>) -> Result<Json<Seated>, Error> {
    house.lobby.begin(new).await.map(Json)
}

async fn join(
    State(house): State<House>,
    Path(id): Path<String>,
    Body(join): Body<Join>,
) -> Result<Json<Seated>, Error> {
    house.lobby.join(&id, join).await.map(Json)
}

async fn wire(
    State(house): State<House>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    Path(id): Path<String>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Error> {
    let seat = house.guests.connect(from.ip()).ok_or(Error::Full("connections"))?;
    // A message somewhat too long is refused in words, one far too long by closing the wire.
    let most = house.lobby.limits.message * 4;
    let upgrade = upgrade.max_message_size(most).max_frame_size(most).read_buffer_size(READ);
    Ok(upgrade.on_upgrade(move |socket| async move {
        socket::carry(house.lobby, id, socket).await;
        drop(seat);
    }))
}
