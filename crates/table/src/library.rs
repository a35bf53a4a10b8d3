//! What the server answers about decks, players' own cards, replays and positions.

use crate::decks;
use crate::error::Error;
use crate::limits::Limits;
use crate::server::{Body, House, Upload};
use crate::speech::spoken;
use crate::wire::{
    DeckReport, DeckText, Explained, Frame, FrameEye, FromPosition, NewPool, PlayOn, PoolInfo, ReplayInfo, ReplayText,
    Seated, Sentence,
};
use axum::extract::{DefaultBodyLimit, FromRequest, Path, Query, Request, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use duel::view::Eye;
use duel::words::Seat;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use tokio::task::block_in_place;
use tokio::time::timeout;

/// The addresses. Card files and replays may be long, the rest not.
pub fn router(limits: &Limits) -> Router<House> {
    let long = Router::new().route("/pools", post(bring_pool)).route("/replays", post(bring_replay));
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
        .layer(DefaultBodyLimit::max(limits.body))
        .merge(long.layer(DefaultBodyLimit::max(limits.upload)))
}

async fn check_deck(State(house): State<House>, Body(deck): Body<DeckText>) -> Result<Json<DeckReport>, Error> {
    block_in_place(|| {
        let game = house.lobby.shelf.game(&deck.game, deck.format.as_deref(), deck.pool.as_deref())?;
        Ok(Json(decks::report(&game, &deck.text, deck.seed.unwrap_or_default(), spoken())?))
    })
}

/// Something long, as it arrives; it does so within a time, for others wait to bring something.
async fn arrival<T: DeserializeOwned>(house: &House, request: Request) -> Result<T, Error> {
    let most = house.lobby.limits.uploading;
    let arrived = timeout(most, Upload::from_request(request, house)).await;
    arrived.map_err(|_| Error::TooSlow { seconds: most.as_secs() })?.map(|Upload(brought)| brought)
}

async fn bring_pool(State(house): State<House>, request: Request) -> Result<Json<PoolInfo>, Error> {
    let _place = house.lobby.bringing.try_acquire().map_err(|_| Error::Full("uploads"))?;
    let new: NewPool = arrival(&house, request).await?;
    let _turn = house.lobby.taking_in.acquire().await.map_err(|_| Error::Stopping)?;
    let pool = house.lobby.shelf.pools.add(new, &house.lobby.limits).await?;
    Ok(Json(pool.info.clone()))
}

async fn pool(State(house): State<House>, Path(id): Path<String>) -> Result<Json<PoolInfo>, Error> {
    block_in_place(|| Ok(Json(house.lobby.shelf.pools.find(&id)?.info.clone())))
}

async fn bring_replay(State(house): State<House>, request: Request) -> Result<Json<ReplayInfo>, Error> {
    let _place = house.lobby.bringing.try_acquire().map_err(|_| Error::Full("uploads"))?;
    let text: ReplayText = arrival(&house, request).await?;
    let _turn = house.lobby.taking_in.acquire().await.map_err(|_| Error::Stopping)?;
    Ok(Json(house.lobby.keep_replay(text).await?.told(spoken())))
}

async fn replay(State(house): State<House>, Path(id): Path<String>) -> Result<Json<ReplayInfo>, Error> {
    Ok(Json(house.lobby.tale(&id).await?.told(spoken())))
}

async fn replay_text(State(house): State<House>, Path(id): Path<String>) -> Result<Response, Error> {
    Ok(plain(house.lobby.replay_text(&id).await?))
}

#[derive(Deserialize)]
struct Through {
    eye: Option<FrameEye>,
}

impl Through {
    fn eye(&self) -> Eye {
        match self.eye.unwrap_or(FrameEye::Both) {
            FrameEye::First => Eye::Seat(Seat::FIRST),
            FrameEye::Second => Eye::Seat(Seat::SECOND),
            FrameEye::Both => Eye::Judge,
        }
    }
}

async fn frame(
    State(house): State<House>,
    Path((id, at)): Path<(String, usize)>,
    Query(through): Query<Through>,
) -> Result<Json<Frame>, Error> {
    let tale = house.lobby.tale(&id).await?;
    block_in_place(|| tale.frame(at, through.eye(), spoken())).map(Json)
}

async fn card(
    State(house): State<House>,
    Path((id, at, card)): Path<(String, usize, u16)>,
    Query(through): Query<Through>,
) -> Result<Json<Explained>, Error> {
    let tale = house.lobby.tale(&id).await?;
    block_in_place(|| tale.explain(at, through.eye(), spoken(), card)).map(Json)
}

async fn line(
    State(house): State<House>,
    Path((id, at, line)): Path<(String, usize, usize)>,
    Query(through): Query<Through>,
) -> Result<Json<Vec<Sentence>>, Error> {
    let tale = house.lobby.tale(&id).await?;
    block_in_place(|| tale.why(at, through.eye(), spoken(), line)).map(Json)
}

async fn position(State(house): State<House>, Path((id, at)): Path<(String, usize)>) -> Result<Response, Error> {
    let tale = house.lobby.tale(&id).await?;
    block_in_place(|| tale.position(at)).map(plain)
}

async fn play_on(
    State(house): State<House>,
    Path(id): Path<String>,
    Body(wanted): Body<PlayOn>,
) -> Result<Json<Seated>, Error> {
    house.lobby.play_on(&id, wanted).await.map(Json)
}

async fn play_position(State(house): State<House>, Body(wanted): Body<FromPosition>) -> Result<Json<Seated>, Error> {
    house.lobby.play_position(wanted).await.map(Json)
}

fn plain(text: String) -> Response {
    ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response()
}
