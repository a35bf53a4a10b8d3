//! What the page is told of a game: what there is to play with, and what is shown where.

use crate::wire::{
    BoardInfo, DeckInfo, DrawingInfo, GameInfo, GoalsInfo, PhaseInfo, RankInfo, SightInfo, StopInfo, ZoneInfo,
};
use duel::pool::CardPool;
use duel::words::CardId;
use duel::zone::{Sight, ZoneSpec};
use games::books::Book;
use games::drawing::{Drawing, plural};
use games::{Deck, Game, computer};

/// Everything the page knows of a game.
pub fn game(game: &Game) -> GameInfo {
    let (book, words) = (game.book, game.book.words());
    GameInfo {
        id: book.id.to_owned(),
        name: book.title.to_owned(),
        name_ja: book.title_ja.to_owned(),
        japanese: pairs(words.japanese).into_iter().collect(),
        decks: book.decks().iter().zip(&game.decks).map(|((_, text), deck)| starter(game, deck, text)).collect(),
        formats: owned(words.formats),
        players: owned(&computer::NAMES),
        phases: owned(words.phases),
        course: course(book),
        stops: stops(book),
        kinds: owned(words.kinds),
        colours: owned(words.colours),
        orientations: words.orientations.map(str::to_owned),
        zones: book.zones.iter().map(zone).collect(),
        board: board(book),
        drawing: drawing(&book.drawing),
    }
}

fn owned(words: &[&str]) -> Vec<String> {
    words.iter().map(|&word| word.to_owned()).collect()
}

fn pairs(words: &[(&str, &str)]) -> Vec<(String, String)> {
    words.iter().map(|&(one, other)| (one.to_owned(), other.to_owned())).collect()
}

fn course(book: &Book) -> Vec<PhaseInfo> {
    let course = book.drawing.course(book.words()).into_iter();
    course.map(|leg| PhaseInfo { phase: leg.phase, step: leg.step, before: leg.before }).collect()
}

/// Where passing stops unless a player says otherwise.
pub fn stops(book: &Book) -> Vec<StopInfo> {
    let stop = |(at, phase): (usize, &&str)| {
        let (_, own, theirs) = book.drawing.stops.iter().find(|(name, _, _)| name == phase)?;
        Some(StopInfo { phase: at as u8, own: *own, theirs: *theirs })
    };
    book.words().phases.iter().enumerate().filter_map(stop).collect()
}

fn zone(spec: &ZoneSpec) -> ZoneInfo {
    ZoneInfo {
        name: spec.name.to_owned(),
        shared: spec.shared,
        sight: match spec.sight {
            Sight::Public => SightInfo::Public,
            Sight::Own => SightInfo::Own,
            Sight::Nobody => SightInfo::Nobody,
        },
        ordered: spec.ordered,
        in_play: spec.in_play,
        turns: spec.turns || spec.in_play,
    }
}

fn board(book: &Book) -> Option<BoardInfo> {
    let places = book.words().places;
    Some(BoardInfo {
        zone: places.zone(book.zones)?.name.to_owned(),
        rows: places.rows.iter().map(|row| owned(row)).collect(),
        row_names: owned(book.drawing.rows),
        columns: owned(book.drawing.columns),
    })
}

fn drawing(drawing: &Drawing) -> DrawingInfo {
    DrawingInfo {
        numbers: owned(drawing.numbers),
        counted: owned(drawing.counted),
        open: owned(drawing.open),
        plain_marks: owned(drawing.plain_marks),
        icons: owned(drawing.icons),
        silent: owned(drawing.silent),
        tracks: drawing.tracks.iter().map(|track| track.zone.to_owned()).collect(),
        goals: drawing.goals.map(|goals| GoalsInfo {
            zone: goals.zone.to_owned(),
            turned: goals.turned.to_owned(),
            face_down: goals.face_down.to_owned(),
        }),
        bout: drawing.bout.to_owned(),
        stack: drawing.stack.to_owned(),
        beneath: pairs(drawing.beneath),
        ranks: drawing
            .ranks
            .iter()
            .map(|rank| RankInfo { name: plural(rank.kind), front: rank.front, kept: rank.kept })
            .collect(),
    }
}

/// A deck that comes with the game, with its file.
fn starter(game: &Game, deck: &Deck, text: &str) -> DeckInfo {
    let title = text.lines().find_map(|line| line.strip_prefix("name:"));
    DeckInfo {
        id: deck.name.clone(),
        name: title.map_or_else(|| deck.name.clone(), |name| name.trim().to_owned()),
        cards: deck.cards.len(),
        colours: colours(game, &deck.cards),
        text: text.to_owned(),
    }
}

/// The colours of cards, the most frequent first.
fn colours(game: &Game, cards: &[CardId]) -> Vec<String> {
    let pool: &CardPool = &game.pool;
    let names = game.book.words().colours;
    let mut counted: Vec<(usize, &str)> = names.iter().map(|&name| (0, name)).collect();
    for &card in cards {
        pool.card(card).profile.colours.iter().for_each(|colour| counted[colour.index()].0 += 1);
    }
    counted.retain(|(n, _)| *n > 0);
    counted.sort_by_key(|(n, _)| std::cmp::Reverse(*n));
    counted.into_iter().map(|(_, name)| name.to_owned()).collect()
}
