//! The games as rulings see them: with plain cards, and a filler for decks.

use crate::Error;
use crate::books::{BOOKS, Book, IDS};
use duel::duel::AnyDuel;
use duel::pool::CardPool;
use duel::question::Pending;
use duel::scenario::{self, Inquiry};
use duel::words::Seat;
use std::sync::{Arc, LazyLock, OnceLock};

/// The game of an id; none if there is no such game.
pub fn find(id: &str) -> Option<&'static scenario::Game> {
    static GAMES: [OnceLock<scenario::Game>; BOOKS.len()] = [const { OnceLock::new() }; BOOKS.len()];
    static TRIALS: LazyLock<Vec<scenario::Game>> = LazyLock::new(trials::games);
    match IDS.iter().position(|known| *known == id) {
        Some(at) => {
            let load = || Book::find(id).and_then(read);
            Some(GAMES[at].get_or_init(|| load().unwrap_or_else(|error| panic!("the cards of {id} compile: {error}"))))
        }
        None => TRIALS.iter().find(|game| game.words.game == id),
    }
}

/// A game with these cards as rulings see it: its plain cards come to them, unless they are there.
pub fn with(book: &Book, pool: Arc<CardPool>) -> Result<scenario::Game, Error> {
    if pool.find(book.filler).is_some() {
        return over(book, pool);
    }
    let mut whole = CardPool::clone(&pool);
    book.add_ruling_cards(&mut whole)?;
    over(book, Arc::new(whole))
}

/// A duel written down as a ruling that holds: its position, and who is asked there, or who has won, by which rule. So it
/// runs as it is, and whoever has a question about it adds what players do and what must follow.
pub fn written(game: &scenario::Game, duel: &dyn AnyDuel) -> String {
    that_holds(game, scenario::write(game, duel))
}

/// The same for a duel and the answers that led from an earlier moment of it to now: where a position cannot say
/// everything, it is the last one that does, and what the players have done since.
pub fn played(game: &scenario::Game, begun: &dyn AnyDuel, picks: &[usize]) -> String {
    that_holds(game, scenario::write_played(game, begun, picks))
}

/// A position as a ruling that holds.
fn that_holds(game: &scenario::Game, text: String) -> String {
    let Ok(inquiry) = Inquiry::read(game, &text) else { return text };
    let called = |seat: Seat| if seat == Seat::FIRST { "p1" } else { "p2" };
    let (rule, claim) = match inquiry.duel().pending() {
        Pending::Question(question) => (question.rule, format!("{} is asked", called(question.seat))),
        Pending::Over(outcome) => {
            (outcome.rule, outcome.winner.map_or_else(|| "draw".to_owned(), |seat| format!("{} wins", called(seat))))
        }
    };
    let rule = game.id(rule);
    let is_remark = |line: &&str| line.is_empty() || line.starts_with('#');
    let remarks: String = text.split_inclusive('\n').take_while(|line| is_remark(&line.trim_end())).collect();
    let position = &text[remarks.len()..];
    let turn = position.lines().find_map(|line| line.strip_prefix("turn "));
    let title = turn.map_or_else(|| format!("{claim}."), |turn| format!("{}: {claim}.", turn.trim()));
    let id = game.words.game;
    let whole = format!("{remarks}rule {id} {rule}\n\"{title}\"\n\n{position}\nexpect     {claim} by {rule}\n");
    let holds = scenario::run(&whole, |_| Some(game)).iter().all(|report| report.failure.is_none());
    if holds { whole } else { text }
}

fn read(book: &Book) -> Result<scenario::Game, Error> {
    over(book, Arc::new(book.ruling_pool()?))
}

fn over(book: &Book, pool: Arc<CardPool>) -> Result<scenario::Game, Error> {
    let filler = pool.find(book.filler).ok_or(Error::NoRulings)?;
    Ok(scenario::Game {
        words: book.words(),
        zones: book.zones,
        pool,
        filler,
        deck: book.deck,
        start: book.start,
        compile: book.compile,
    })
}
