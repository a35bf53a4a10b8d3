//! Duels that are looked at again, and played on: replays that someone has, duels of this server that are over, and
//! positions.

use crate::error::Error;
use crate::lobby::{COMPUTER, Lobby, name_of, sitting};
use crate::recent::Recent;
use crate::room::Origin;
use crate::secret;
use crate::store::{KeptReplay, Move, Record, SeatRecord, State};
use crate::tale::{Beginning, Tale};
use crate::wire::{FromPosition, PlayOn, ReplayText, SeatInfo, Seated, Sitting};
use duel::question::Pending;
use duel::replay::Replay;
use duel::scenario::Inquiry;
use duel::words::Seat;
use games::books::Book;
use games::{Deck, computer, rulings};
use std::sync::Arc;
use tokio::task::block_in_place;

/// How many duels are kept ready to be looked at.
const READY: usize = 8;

/// The duels that were looked at lately.
pub struct Ledger {
    tales: Recent<String, Arc<Tale>>,
}

impl Default for Ledger {
    fn default() -> Self {
        Self { tales: Recent::new(READY) }
    }
}

impl Lobby {
    /// Keeps a replay that someone has, if it can be played.
    pub async fn keep_replay(&self, brought: ReplayText) -> Result<Arc<Tale>, Error> {
        let kept = KeptReplay { pool: brought.pool, text: brought.text };
        let id = secret::content_id(&format!("replay {}\n{}", kept.pool.as_deref().unwrap_or_default(), kept.text));
        let tale = block_in_place(|| self.ledger.tales.get_or(&id, || self.tale_of_replay(&id, &kept).map(Arc::new)))?;
        self.store.keep_replay(id, kept, self.limits.kept).await?;
        Ok(tale)
    }

    /// The text of a replay that is kept, or of a duel that is over.
    pub async fn replay_text(self: &Arc<Self>, id: &str) -> Result<String, Error> {
        match self.store.replay(id.to_owned()).await? {
            Some(kept) => Ok(kept.text),
            None => self.replay(id).await,
        }
    }

    /// A replay that is kept, or a duel that is over.
    pub async fn tale(&self, id: &str) -> Result<Arc<Tale>, Error> {
        let key = id.to_owned();
        if let Some(tale) = self.ledger.tales.get(&key) {
            return Ok(tale);
        }
        if let Some(kept) = self.store.replay(key.clone()).await? {
            return block_in_place(|| self.ledger.tales.get_or(&key, || self.tale_of_replay(id, &kept).map(Arc::new)));
        }
        let record = self.store.duel(key.clone()).await?.ok_or_else(|| Error::NoReplay(key.clone()))?;
        if record.state != State::Over {
            return Err(Error::NotOver);
        }
        block_in_place(|| self.ledger.tales.get_or(&key, || self.tale_of_duel(record).map(Arc::new)))
    }

    fn tale_of_replay(&self, id: &str, kept: &KeptReplay) -> Result<Tale, Error> {
        let replay = Replay::from_text(&kept.text)?;
        let game = self.shelf.game(&replay.game, replay.format.as_deref(), kept.pool.as_deref())?;
        let lists = replay.lists(&game.pool)?;
        let decks = lists.clone().map(|list| Deck { name: "deck".to_owned(), cards: list.deck, side: list.side });
        let series = replay.series.map(|options| (options, lists, replay.seed));
        let beginning = Beginning { origin: Origin::with_decks(game, decks, replay.seed), series };
        // What it says of its end is checked before anyone looks at it.
        replay.play(&mut *beginning.duel()?, |_, _, _| {})?;
        let moves = replay.choices.into_iter().map(|(seat, words)| Move { seat, words, auto: false }).collect();
        let players = ["p1", "p2"].map(|name| SeatInfo { name: name.to_owned(), is: Sitting::Person });
        Tale::new((id.to_owned(), kept.pool.clone()), beginning, players, moves, None)
    }

    fn tale_of_duel(&self, record: Record) -> Result<Tale, Error> {
        let game = self.shelf.game(&record.game, record.format.as_deref(), record.pool.as_deref())?;
        let beginning = Beginning { origin: Origin::of(game, &record)?, series: None };
        let players = record.seats.each_ref().map(|seat| SeatInfo { name: seat.name.clone(), is: sitting(seat) });
        Tale::new((record.id, record.pool), beginning, players, record.moves, record.ended)
    }

    /// Begins a duel against the computer that goes on from a frame of another.
    pub async fn play_on(&self, id: &str, wanted: PlayOn) -> Result<Seated, Error> {
        let tale = self.tale(id).await?;
        let Beginning { origin, series } = &tale.beginning;
        if series.is_some() {
            return Err(Error::OfMatch);
        }
        if !block_in_place(|| tale.goes_on(wanted.at))? {
            return Err(Error::Over);
        }
        let decks = origin.decks().map(|decks| decks.each_ref().map(|deck| origin.game.write_deck(deck)));
        let (seats, token) = self.against_computer(&wanted.name, wanted.seat, &wanted.player, decks)?;
        let mut record = Self::record(&origin.game, tale.info.pool.clone(), seats, origin.seed());
        record.format = origin.format();
        record.position = origin.position();
        record.moves = tale.moves[..wanted.at].to_vec();
        let duel = self.add(record).await?;
        Ok(Seated { duel, seat: wanted.seat, token })
    }

    /// Begins a duel against the computer from a position.
    pub async fn play_position(&self, wanted: FromPosition) -> Result<Seated, Error> {
        let book = Book::find(&wanted.game)?;
        let (seats, token) = self.against_computer(&wanted.name, wanted.seat, &wanted.player, None)?;
        let (cards, text, format) = block_in_place(|| {
            let base = self.shelf.game(&wanted.game, None, wanted.pool.as_deref())?;
            let game = rulings::with(book, Arc::clone(&base.pool))?;
            let inquiry = Inquiry::read(&game, &wanted.text).map_err(unread)?;
            if inquiry.duel().standing().is_some() {
                return Err(Error::InMatch);
            }
            if let Pending::Over(_) = inquiry.duel().pending() {
                return Err(Error::Decided);
            }
            let format = inquiry.duel().state().format;
            let (cards, text) = Inquiry::parts(&wanted.text).map_err(unread)?;
            Ok((cards, text, format))
        })?;
        let pool = self.shelf.pools.of_position(&wanted.game, wanted.pool, cards, &self.limits).await?.info.id.clone();
        let format = (format > 0).then(|| book.words().formats[usize::from(format)].to_owned());
        let game = self.shelf.game(&wanted.game, format.as_deref(), Some(&pool))?;
        let mut record = Self::record(&game, Some(pool), seats, Some(0));
        (record.format, record.position) = (format, Some(text));
        let duel = self.add(record).await?;
        Ok(Seated { duel, seat: wanted.seat, token })
    }

    /// The seats of a duel against the computer, and the token of the player's own.
    fn against_computer(
        &self,
        name: &str,
        seat: u8,
        player: &str,
        decks: Option<[String; 2]>,
    ) -> Result<([SeatRecord; 2], String), Error> {
        let name = name_of(name, self.limits.name)?;
        computer::check(player)?;
        if seat > Seat::SECOND.0 {
            return Err(Error::NoSeat(seat));
        }
        let token = secret::token();
        let own = SeatRecord { name, token: Some(secret::hash(&token)), ..Default::default() };
        let other = SeatRecord { name: COMPUTER.to_owned(), player: Some(player.to_owned()), ..Default::default() };
        let mut seats = if seat == 0 { [own, other] } else { [other, own] };
        for (seat, deck) in seats.iter_mut().zip(decks.into_iter().flatten()) {
            seat.deck = deck;
        }
        Ok((seats, token))
    }
}

fn unread(failure: duel::scenario::Failure) -> Error {
    Error::Position(format!("line {}: {failure}", failure.line))
}
