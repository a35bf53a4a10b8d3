//! The games with the plain cards that rulings use, and a filler for decks.

use crate::Error;
use crate::registry::{GAME_ENTRIES, GAME_IDS, GameEntry};
use duel::card::pool::CardPool;
use duel::engine::any_duel::AnyDuel;
use duel::engine::question::Pending;
use duel::ids::Seat;
use notation::position::{self, PositionQuery};
use notation::ruling;
use std::sync::{Arc, OnceLock};

/// The game with this id, loaded once; `None` if there is no such game.
pub fn find_ruling_game(id: &str) -> Option<&'static ruling::RulingGame> {
    static GAMES: [OnceLock<ruling::RulingGame>; GAME_ENTRIES.len()] = [const { OnceLock::new() }; GAME_ENTRIES.len()];
    let at = GAME_IDS.iter().position(|known| *known == id)?;
    let load = || GameEntry::find(id).and_then(load_ruling_game);
    Some(GAMES[at].get_or_init(|| load().unwrap_or_else(|error| panic!("the cards of {id} compile: {error}"))))
}

/// A game over this pool for rulings; its plain cards are added unless the pool has them.
pub fn ruling_game_with(book: &GameEntry, pool: Arc<CardPool>) -> Result<ruling::RulingGame, Error> {
    if pool.find(book.filler_card).is_some() {
        return ruling_game_over(book, pool);
    }
    let mut whole = CardPool::clone(&pool);
    book.add_ruling_cards(&mut whole)?;
    ruling_game_over(book, Arc::new(whole))
}

/// Writes a duel down as a ruling that holds: its position, and the player who is asked or has won, with the rule. It
/// runs as it is; to ask a question about it, one adds actions and expectations.
pub fn write_as_ruling(game: &ruling::RulingGame, duel: &dyn AnyDuel) -> String {
    as_passing_ruling(game, position::write(game, duel))
}

/// Does the same for a duel and the answers since an earlier moment. If a position cannot express the present state, it
/// writes the last one that could be expressed, and the actions since then.
pub fn write_played_as_ruling(game: &ruling::RulingGame, begun: &dyn AnyDuel, picks: &[usize]) -> String {
    as_passing_ruling(game, position::write_played(game, begun, picks))
}

/// Turns a position into a ruling that holds; returns the position itself if that is not possible.
fn as_passing_ruling(game: &ruling::RulingGame, text: String) -> String {
    let Ok(query) = PositionQuery::read(game, &text) else { return text };
    let called = |seat: Seat| if seat == Seat::FIRST { "p1" } else { "p2" };
    let (rule, claim) = match query.duel().pending() {
        Pending::Question(question) => (question.rule, format!("{} is asked", called(question.seat))),
        Pending::Over(outcome) => {
            (outcome.rule, outcome.winner.map_or_else(|| "draw".to_owned(), |seat| format!("{} wins", called(seat))))
        }
    };
    let rule = game.rule_id(rule);
    let is_remark = |line: &&str| line.is_empty() || line.starts_with('#');
    let remarks: String = text.split_inclusive('\n').take_while(|line| is_remark(&line.trim_end())).collect();
    let position = &text[remarks.len()..];
    let turn = position.lines().find_map(|line| line.strip_prefix("turn "));
    let title = turn.map_or_else(|| format!("{claim}."), |turn| format!("{}: {claim}.", turn.trim()));
    let id = game.words.game;
    let whole = format!("{remarks}rule {id} {rule}\n\"{title}\"\n\n{position}\nexpect     {claim} by {rule}\n");
    let holds = ruling::run(&whole, |_| Some(game)).iter().all(|report| report.failure.is_none());
    if holds { whole } else { text }
}

fn load_ruling_game(book: &GameEntry) -> Result<ruling::RulingGame, Error> {
    ruling_game_over(book, Arc::new(book.ruling_pool()?))
}

fn ruling_game_over(book: &GameEntry, pool: Arc<CardPool>) -> Result<ruling::RulingGame, Error> {
    let filler = pool.find(book.filler_card).ok_or(Error::NoRulings)?;
    Ok(ruling::RulingGame {
        words: book.words(),
        zones: book.zones,
        pool,
        filler,
        deck_zone: book.deck_zone,
        start: book.start_from_position,
        compile: book.compile_cards,
    })
}
