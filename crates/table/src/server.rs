//! The HTTP server and its addresses.

use crate::admission::AdmissionListener;
use crate::connection_registry::ConnectionRegistry;
use crate::error::Error;
use crate::limits::Limits;
use crate::lobby::Lobby;
use crate::store::{Store, default_path};
use crate::wire::{CardList, DuelInfo, GameInfo, Join, NewDuel, Seated};
use crate::{catalogue, info, library, locale, origin, page, socket};
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

/// The bytes read from a WebSocket at once. Messages are short, and every connection keeps a buffer of this size.
const READ_BUFFER: usize = 4 << 10;
/// The time that rooms may take to close.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(3);

/// The settings of a server.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The address to listen on; port 0 is any free one.
    pub listen: String,
    /// Its database.
    pub database: PathBuf,
    /// Its limits.
    pub limits: Limits,
}

impl Default for Settings {
    fn default() -> Self {
        Self { listen: "127.0.0.1:0".to_owned(), database: default_path(), limits: Limits::default() }
    }
}

/// A server that listens.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    app: AppState,
}

/// The state shared by all requests.
#[derive(Clone)]
pub struct AppState {
    /// The duels, games and replays.
    pub lobby: Arc<Lobby>,
    connections: Arc<ConnectionRegistry>,
    /// The server can be reached from this machine only.
    is_local_only: bool,
}

impl Server {
    /// Opens the database and listens.
    pub async fn bind(settings: Settings) -> Result<Self, Error> {
        let store = Store::open(&settings.database)?;
        let failed = |cause| Error::Listen { address: settings.listen.clone(), cause };
        let listener = TcpListener::bind(&settings.listen).await.map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        let guests = Arc::new(ConnectionRegistry::new(&settings.limits));
        let alone = address.ip().is_loopback();
        Ok(Self {
            listener,
            address,
            app: AppState { lobby: Lobby::new(store, settings.limits), connections: guests, is_local_only: alone },
        })
    }

    /// The address it listens on.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until it is told to stop.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<(), Error> {
        let address = self.address;
        tracing::info!(%address, "server listening");
        let (lobby, guests) = (Arc::clone(&self.app.lobby), Arc::clone(&self.app.connections));
        let service = router(self.app).into_make_service_with_connect_info::<SocketAddr>();
        let rooms = Arc::clone(&lobby);
        let stop = async move {
            stop.await;
            rooms.close();
        };
        // Tapped, because only then does the library tell where a connection comes from.
        let door = AdmissionListener::new(self.listener, guests, &lobby.limits).tap_io(|_| ());
        let served = axum::serve(door, service).with_graceful_shutdown(stop).await;
        // Rooms that are closing still hold the database, which another server may wait for.
        let leaving = async {
            while Arc::strong_count(&lobby) > 1 {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        let _ = tokio::time::timeout(CLOSE_TIMEOUT, leaving).await;
        tracing::info!(%address, "server stopped");
        served.map_err(|cause| Error::Listen { address: address.to_string(), cause })
    }
}

fn router(house: AppState) -> Router {
    let limits = &house.lobby.limits;
    let api = Router::new()
        .route("/games", get(games))
        .route("/games/{game}/cards", get(cards))
        .route("/duels", get(duels).post(begin))
        .route("/duels/known", post(known))
        .route("/duels/{id}", get(duel))
        .route("/duels/{id}/join", post(join))
        .route("/duels/{id}/wire", get(wire))
        .layer(DefaultBodyLimit::max(limits.body_bytes))
        .merge(library::router(limits))
        .fallback(not_found)
        .layer(middleware::map_response(reject_in_words));
    let admit = middleware::from_fn_with_state(house.clone(), admit);
    let asked = Router::new().route("/health", get(health)).nest("/api", api).layer(admit);
    asked
        .layer(middleware::from_fn(locale::set_language))
        .layer(middleware::from_fn(page::add_security_headers))
        .merge(page::router())
        .with_state(house)
}

async fn not_found() -> Error {
    Error::NoSuchAddress
}

/// Turns every refusal of the framework into an error with a sentence.
async fn reject_in_words(response: Response) -> Response {
    let spoken = response.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind == "application/json");
    match response.status() {
        _ if spoken => response,
        StatusCode::METHOD_NOT_ALLOWED => Error::WrongMethod.into_response(),
        status if status.is_client_error() => Error::BadAddress.into_response(),
        _ => response,
    }
}

/// Refuses requests that come too fast, or from another site's page.
async fn admit(
    State(house): State<AppState>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    if !house.connections.may_request(from.ip()) {
        return Error::TooFast.into_response();
    }
    if !origin::is_own_page(request.headers(), house.is_local_only) {
        return Error::ForeignPage.into_response();
    }
    next.run(request).await
}

/// A JSON body; refused with one sentence if it cannot be read.
pub struct JsonBody<T>(pub T);

impl<T: DeserializeOwned> FromRequest<AppState> for JsonBody<T> {
    type Rejection = Error;

    async fn from_request(request: Request, house: &AppState) -> Result<Self, Error> {
        parse_body(request, house, house.lobby.limits.body_bytes).await.map(Self)
    }
}

/// A long JSON body, as of an upload.
pub struct JsonUpload<T>(pub T);

impl<T: DeserializeOwned> FromRequest<AppState> for JsonUpload<T> {
    type Rejection = Error;

    async fn from_request(request: Request, house: &AppState) -> Result<Self, Error> {
        parse_body(request, house, house.lobby.limits.upload_bytes).await.map(Self)
    }
}

async fn parse_body<T: DeserializeOwned>(request: Request, house: &AppState, most: usize) -> Result<T, Error> {
    let bytes = Bytes::from_request(request, house).await.map_err(|_| Error::TooLong { most })?;
    serde_json::from_slice(&bytes).map_err(|fault| Error::Malformed(fault.to_string()))
}

async fn health(State(house): State<AppState>) -> Result<Json<serde_json::Value>, Error> {
    Ok(Json(json!({
        "status": "ok",
        "version": env!("CARGO_PKG_VERSION"),
        "duels": house.lobby.store.count_unfinished().await?,
        "rooms": house.lobby.room_count().await,
        "wires": house.connections.wire_count(),
    })))
}

async fn games(State(house): State<AppState>) -> Result<Json<Vec<GameInfo>>, Error> {
    let games = tokio::task::block_in_place(|| house.lobby.loaded_games.games())?;
    Ok(Json(games.iter().map(|game| info::game(game)).collect()))
}

#[derive(Deserialize)]
struct PoolQuery {
    pool: Option<String>,
}

async fn cards(
    State(house): State<AppState>,
    Path(id): Path<String>,
    Query(of): Query<PoolQuery>,
) -> Result<Json<CardList>, Error> {
    tokio::task::block_in_place(|| {
        let game = house.lobby.loaded_games.game(&id, None, of.pool.as_deref())?;
        Ok(Json(CardList { game: id, pool: of.pool, cards: catalogue::cards(game.entry, &game.pool) }))
    })
}

async fn duels(State(house): State<AppState>) -> Result<Json<Vec<DuelInfo>>, Error> {
    house.lobby.list().await.map(Json)
}

async fn known(
    State(house): State<AppState>,
    JsonBody(ids): JsonBody<Vec<String>>,
) -> Result<Json<Vec<DuelInfo>>, Error> {
    house.lobby.list_known(ids).await.map(Json)
}

async fn duel(State(house): State<AppState>, Path(id): Path<String>) -> Result<Json<DuelInfo>, Error> {
    house.lobby.duel_info(&id).await.map(Json)
}

async fn begin(State(house): State<AppState>, JsonBody(new): JsonBody<NewDuel>) -> Result<Json<Seated>, Error> {
    house.lobby.begin(new).await.map(Json)
}

async fn join(
    State(house): State<AppState>,
    Path(id): Path<String>,
    JsonBody(join): JsonBody<Join>,
) -> Result<Json<Seated>, Error> {
    house.lobby.join(&id, join).await.map(Json)
}

async fn wire(
    State(house): State<AppState>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    Path(id): Path<String>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Error> {
    let seat = house.connections.take_wire(from.ip()).ok_or(Error::ServerFull("connections"))?;
    // A message that is somewhat too long is refused in words; one that is far too long closes the connection.
    let most = house.lobby.limits.message_bytes * 4;
    let upgrade = upgrade.max_message_size(most).max_frame_size(most).read_buffer_size(READ_BUFFER);
    Ok(upgrade.on_upgrade(move |socket| async move {
        socket::relay(house.lobby, id, socket).await;
        drop(seat);
    }))
}
