//! The HTTP addresses for decks, players' own cards, replays and positions.

use crate::decks;
use crate::error::Error;
use crate::limits::Limits;
use crate::locale::current_language;
use crate::server::{AppState, JsonBody, JsonUpload};
use crate::wire::{
    DeckReport, DeckText, Explained, FrameViewer, FromPosition, NewPool, PlayOn, PoolInfo, ReplayFrame, ReplayInfo,
    ReplayText, Seated, Sentence,
};
use axum::extract::{DefaultBodyLimit, FromRequest, Path, Query, Request, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use duel::ids::Seat;
use duel::observe::view::Viewer;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use tokio::task::block_in_place;
use tokio::time::timeout;

/// The routes. Card files and replays may be long; other bodies may not.
pub fn router(limits: &Limits) -> Router<AppState> {
    let long = Router::new().route("/pools", post(upload_pool)).route("/replays", post(upload_replay));
    Router::new()
        .route("/decks/check", post(check_deck))
        .route("/pools/{id}", get(pool))
        .route("/replays/{id}", get(replay))
        .route("/replays/{id}/text", get(replay_text))
        .route("/replays/{id}/frames/{at}", get(frame))
        .route("/replays/{id}/frames/{at}/cards/{card}", get(card))
        .route("/replays/{id}/frames/{at}/lines/{line}", get(line))
        .route("/replays/{id}/frames/{at}/position", get(position))
        .route("/replays/{id}/play", post(play_on))
        .route("/positions/play", post(play_position))
        .layer(DefaultBodyLimit::max(limits.body_bytes))
        .merge(long.layer(DefaultBodyLimit::max(limits.upload_bytes)))
}

async fn check_deck(
    State(house): State<AppState>,
    JsonBody(deck): JsonBody<DeckText>,
) -> Result<Json<DeckReport>, Error> {
    block_in_place(|| {
        let game = house.lobby.loaded_games.game(&deck.game, deck.format.as_deref(), deck.pool.as_deref())?;
        Ok(Json(decks::report(&game, &deck.text, deck.seed.unwrap_or_default(), current_language())?))
    })
}

/// Receives a long body. It must arrive within a time, since only a few uploads are taken at once.
async fn receive_upload<T: DeserializeOwned>(house: &AppState, request: Request) -> Result<T, Error> {
    let most = house.lobby.limits.upload_timeout;
    let arrived = timeout(most, JsonUpload::from_request(request, house)).await;
    arrived.map_err(|_| Error::TooSlow { seconds: most.as_secs() })?.map(|JsonUpload(brought)| brought)
}

async fn upload_pool(State(house): State<AppState>, request: Request) -> Result<Json<PoolInfo>, Error> {
    let _place = house.lobby.upload_permits.try_acquire().map_err(|_| Error::ServerFull("uploads"))?;
    let new: NewPool = receive_upload(&house, request).await?;
    let _turn = house.lobby.import_permit.acquire().await.map_err(|_| Error::Stopping)?;
    let pool = house.lobby.loaded_games.pools.add(new, &house.lobby.limits).await?;
    Ok(Json(pool.info.clone()))
}

async fn pool(State(house): State<AppState>, Path(id): Path<String>) -> Result<Json<PoolInfo>, Error> {
    block_in_place(|| Ok(Json(house.lobby.loaded_games.pools.find(&id)?.info.clone())))
}

async fn upload_replay(State(house): State<AppState>, request: Request) -> Result<Json<ReplayInfo>, Error> {
    let _place = house.lobby.upload_permits.try_acquire().map_err(|_| Error::ServerFull("uploads"))?;
    let text: ReplayText = receive_upload(&house, request).await?;
    let _turn = house.lobby.import_permit.acquire().await.map_err(|_| Error::Stopping)?;
    Ok(Json(house.lobby.add_replay(text).await?.info_in(current_language())))
}

async fn replay(State(house): State<AppState>, Path(id): Path<String>) -> Result<Json<ReplayInfo>, Error> {
    Ok(Json(house.lobby.replay_viewer(&id).await?.info_in(current_language())))
}

async fn replay_text(State(house): State<AppState>, Path(id): Path<String>) -> Result<Response, Error> {
    Ok(plain_text(house.lobby.replay_text(&id).await?))
}

#[derive(Deserialize)]
struct FrameQuery {
    eye: Option<FrameViewer>,
}

impl FrameQuery {
    fn viewer(&self) -> Viewer {
        match self.eye.unwrap_or(FrameViewer::Both) {
            FrameViewer::First => Viewer::Seat(Seat::FIRST),
            FrameViewer::Second => Viewer::Seat(Seat::SECOND),
            FrameViewer::Both => Viewer::Judge,
        }
    }
}

async fn frame(
    State(house): State<AppState>,
    Path((id, at)): Path<(String, usize)>,
    Query(through): Query<FrameQuery>,
) -> Result<Json<ReplayFrame>, Error> {
    let tale = house.lobby.replay_viewer(&id).await?;
    block_in_place(|| tale.frame(at, through.viewer(), current_language())).map(Json)
}

async fn card(
    State(house): State<AppState>,
    Path((id, at, card)): Path<(String, usize, u16)>,
    Query(through): Query<FrameQuery>,
) -> Result<Json<Explained>, Error> {
    let tale = house.lobby.replay_viewer(&id).await?;
    block_in_place(|| tale.explain_card(at, through.viewer(), current_language(), card)).map(Json)
}

async fn line(
    State(house): State<AppState>,
    Path((id, at, line)): Path<(String, usize, usize)>,
    Query(through): Query<FrameQuery>,
) -> Result<Json<Vec<Sentence>>, Error> {
    let tale = house.lobby.replay_viewer(&id).await?;
    block_in_place(|| tale.explain_line(at, through.viewer(), current_language(), line)).map(Json)
}

async fn position(State(house): State<AppState>, Path((id, at)): Path<(String, usize)>) -> Result<Response, Error> {
    let tale = house.lobby.replay_viewer(&id).await?;
    block_in_place(|| tale.ruling_at(at)).map(plain_text)
}

async fn play_on(
    State(house): State<AppState>,
    Path(id): Path<String>,
    JsonBody(wanted): JsonBody<PlayOn>,
) -> Result<Json<Seated>, Error> {
    house.lobby.play_on(&id, wanted).await.map(Json)
}

async fn play_position(
    State(house): State<AppState>,
    JsonBody(wanted): JsonBody<FromPosition>,
) -> Result<Json<Seated>, Error> {
    house.lobby.play_position(wanted).await.map(Json)
}

fn plain_text(text: String) -> Response {
    ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response()
}
