//! Replays to be viewed, and duels that go on from them: uploaded replays, finished duels of this server, and
//! positions.

use crate::cache::RecentCache;
use crate::error::Error;
use crate::lobby::{COMPUTER, Lobby, clean_name, occupant_of};
use crate::replay_viewer::{ReplayStart, ReplayViewer};
use crate::room::DuelStart;
use crate::secret;
use crate::store::{DuelRecord, DuelStatus, Move, SeatRecord, StoredReplay};
use crate::wire::{FromPosition, PlayOn, ReplayText, SeatInfo, SeatOccupant, Seated};
use duel::engine::question::Pending;
use duel::ids::Seat;
use games::registry::GameEntry;
use games::{Deck, computer, rulings};
use notation::position::PositionQuery;
use notation::replay::Replay;
use series::SeriesDuel;
use std::sync::Arc;
use tokio::task::block_in_place;

/// The number of replays kept in memory.
const READY: usize = 8;

/// The replays that were viewed recently.
pub struct ReplayStore {
    viewers: RecentCache<String, Arc<ReplayViewer>>,
}

impl Default for ReplayStore {
    fn default() -> Self {
        Self { viewers: RecentCache::new(READY) }
    }
}

impl Lobby {
    /// Stores an uploaded replay, if it can be played.
    pub async fn add_replay(&self, brought: ReplayText) -> Result<Arc<ReplayViewer>, Error> {
        let kept = StoredReplay { pool: brought.pool, text: brought.text };
        let id = secret::content_id(&format!("replay {}\n{}", kept.pool.as_deref().unwrap_or_default(), kept.text));
        let tale = block_in_place(|| {
            self.replays.viewers.get_or_insert(&id, || self.viewer_of_replay(&id, &kept).map(Arc::new))
        })?;
        self.store.store_replay(id, kept, self.limits.stored_bytes).await?;
        Ok(tale)
    }

    /// The text of a stored replay, or of a finished duel.
    pub async fn replay_text(self: &Arc<Self>, id: &str) -> Result<String, Error> {
        match self.store.replay(id.to_owned()).await? {
            Some(kept) => Ok(kept.text),
            None => self.replay(id).await,
        }
    }

    /// The viewer of a stored replay, or of a finished duel.
    pub async fn replay_viewer(&self, id: &str) -> Result<Arc<ReplayViewer>, Error> {
        let key = id.to_owned();
        if let Some(tale) = self.replays.viewers.get(&key) {
            return Ok(tale);
        }
        if let Some(kept) = self.store.replay(key.clone()).await? {
            return block_in_place(|| {
                self.replays.viewers.get_or_insert(&key, || self.viewer_of_replay(id, &kept).map(Arc::new))
            });
        }
        let record = self.store.duel(key.clone()).await?.ok_or_else(|| Error::NoReplay(key.clone()))?;
        if record.state != DuelStatus::Over {
            return Err(Error::NotOver);
        }
        block_in_place(|| self.replays.viewers.get_or_insert(&key, || self.viewer_of_duel(record).map(Arc::new)))
    }

    fn viewer_of_replay(&self, id: &str, kept: &StoredReplay) -> Result<ReplayViewer, Error> {
        let replay = Replay::from_text(&kept.text)?;
        let game = self.loaded_games.game(&replay.game, replay.format.as_deref(), kept.pool.as_deref())?;
        let lists = replay.deck_lists(&game.pool)?;
        let decks =
            lists.clone().map(|list| Deck { name: "deck".to_owned(), cards: list.deck, sideboard: list.sideboard });
        let series = replay.match_options.map(|options| (options, lists, replay.seed));
        let beginning = ReplayStart { duel_start: DuelStart::with_decks(game, decks, replay.seed), series };
        // Check the recorded end before anyone views it.
        replay.play(&mut *beginning.begin_duel()?, |_, _, _| {})?;
        let moves = replay.choices.into_iter().map(|(seat, words)| Move { seat, words, auto: false }).collect();
        let players = ["p1", "p2"].map(|name| SeatInfo { name: name.to_owned(), is: SeatOccupant::Person });
        ReplayViewer::new((id.to_owned(), kept.pool.clone()), beginning, players, moves, None)
    }

    fn viewer_of_duel(&self, record: DuelRecord) -> Result<ReplayViewer, Error> {
        let game = self.loaded_games.game(&record.game, record.format.as_deref(), record.pool.as_deref())?;
        let beginning = ReplayStart { duel_start: DuelStart::from_record(game, &record)?, series: None };
        let players = record.seats.each_ref().map(|seat| SeatInfo { name: seat.name.clone(), is: occupant_of(seat) });
        ReplayViewer::new((record.id, record.pool), beginning, players, record.moves, record.ended)
    }

    /// Begins a duel against the computer from a frame of a replay.
    pub async fn play_on(&self, id: &str, wanted: PlayOn) -> Result<Seated, Error> {
        let tale = self.replay_viewer(id).await?;
        let ReplayStart { duel_start: origin, series } = &tale.start;
        if series.is_some() {
            return Err(Error::ReplayOfMatch);
        }
        if !block_in_place(|| tale.is_asked_at(wanted.at))? {
            return Err(Error::DuelOver);
        }
        let decks = origin.decks().map(|decks| decks.each_ref().map(|deck| origin.game.write_deck(deck)));
        let (seats, token) = self.seats_against_computer(&wanted.name, wanted.seat, &wanted.player, decks)?;
        let mut record = Self::new_record(&origin.game, tale.info.pool.clone(), seats, origin.seed());
        record.format = origin.format();
        record.position = origin.position();
        record.moves = tale.moves[..wanted.at].to_vec();
        let duel = self.store_duel(record).await?;
        Ok(Seated { duel, seat: wanted.seat, token })
    }

    /// Begins a duel against the computer from a position.
    pub async fn play_position(&self, wanted: FromPosition) -> Result<Seated, Error> {
        let book = GameEntry::find(&wanted.game)?;
        let (seats, token) = self.seats_against_computer(&wanted.name, wanted.seat, &wanted.player, None)?;
        let (cards, text, format) = block_in_place(|| {
            let base = self.loaded_games.game(&wanted.game, None, wanted.pool.as_deref())?;
            let game = rulings::ruling_game_with(book, Arc::clone(&base.pool))?;
            let query = PositionQuery::read(&game, &wanted.text).map_err(position_error)?;
            if query.duel().match_score().is_some() {
                return Err(Error::PositionOfMatch);
            }
            if let Pending::Over(_) = query.duel().pending() {
                return Err(Error::PositionIsOver);
            }
            let format = query.duel().format();
            let (cards, text) = PositionQuery::split_own_cards(&wanted.text).map_err(position_error)?;
            Ok((cards, text, format))
        })?;
        let pool =
            self.loaded_games.pools.add_position(&wanted.game, wanted.pool, cards, &self.limits).await?.info.id.clone();
        let format = (format > 0).then(|| book.words().formats[usize::from(format)].to_owned());
        let game = self.loaded_games.game(&wanted.game, format.as_deref(), Some(&pool))?;
        let mut record = Self::new_record(&game, Some(pool), seats, Some(0));
        (record.format, record.position) = (format, Some(text));
        let duel = self.store_duel(record).await?;
        Ok(Seated { duel, seat: wanted.seat, token })
    }

    /// The seats of a duel against the computer, and the token of the player's seat.
    fn seats_against_computer(
        &self,
        name: &str,
        seat: u8,
        player: &str,
        decks: Option<[String; 2]>,
    ) -> Result<([SeatRecord; 2], String), Error> {
        let name = clean_name(name, self.limits.name_length)?;
        computer::check_name(player)?;
        if seat > Seat::SECOND.0 {
            return Err(Error::NoSeat(seat));
        }
        let token = secret::new_token();
        let own = SeatRecord { name, token: Some(secret::hash(&token)), ..Default::default() };
        let other = SeatRecord { name: COMPUTER.to_owned(), player: Some(player.to_owned()), ..Default::default() };
        let mut seats = if seat == 0 { [own, other] } else { [other, own] };
        for (seat, deck) in seats.iter_mut().zip(decks.into_iter().flatten()) {
            seat.deck = deck;
        }
        Ok((seats, token))
    }
}

fn position_error(failure: notation::error::Failure) -> Error {
    Error::Position(format!("line {}: {failure}", failure.line))
}
