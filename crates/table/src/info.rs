//! Describes a game to the page: its decks, phases and zones, and their presentation.

use crate::wire::{
    BoardInfo, DeckInfo, DrawingInfo, GameInfo, GoalsInfo, PhaseInfo, RankInfo, StopInfo, VisibilityInfo, ZoneInfo,
};
use duel::card::pool::CardPool;
use duel::ids::CardId;
use duel::state::zone::{Visibility, ZoneSpec};
use games::presentation::{Presentation, plural};
use games::registry::GameEntry;
use games::{Deck, Game, computer};

/// Everything the page knows of a game.
pub fn game(game: &Game) -> GameInfo {
    let (book, words) = (game.entry, game.entry.words());
    GameInfo {
        id: book.id.to_owned(),
        name: book.title.to_owned(),
        name_ja: book.title_ja.to_owned(),
        japanese: pairs(words.japanese).into_iter().collect(),
        decks: book.decks().iter().zip(&game.decks).map(|((_, text), deck)| starter_deck(game, deck, text)).collect(),
        formats: owned(words.formats),
        players: owned(&computer::NAMES),
        phases: owned(words.phases),
        course: turn_order(book),
        stops: default_stops(book),
        kinds: owned(words.kinds),
        colours: owned(words.colours),
        orientations: words.orientations.map(str::to_owned),
        zones: book.zones.iter().map(zone).collect(),
        board: board(book),
        drawing: drawing(&book.presentation),
    }
}

fn owned(words: &[&str]) -> Vec<String> {
    words.iter().map(|&word| word.to_owned()).collect()
}

fn pairs(words: &[(&str, &str)]) -> Vec<(String, String)> {
    words.iter().map(|&(one, other)| (one.to_owned(), other.to_owned())).collect()
}

fn turn_order(book: &GameEntry) -> Vec<PhaseInfo> {
    let course = book.presentation.phases_in_order(book.words()).into_iter();
    course.map(|leg| PhaseInfo { phase: leg.phase, step: leg.is_step, before: leg.is_before_first_turn }).collect()
}

/// The phases at which automatic passing stops unless a player changes that.
pub fn default_stops(book: &GameEntry) -> Vec<StopInfo> {
    let stop = |(at, phase): (usize, &&str)| {
        let (_, own, theirs) = book.presentation.stops.iter().find(|(name, _, _)| name == phase)?;
        Some(StopInfo { phase: at as u8, own: *own, theirs: *theirs })
    };
    book.words().phases.iter().enumerate().filter_map(stop).collect()
}

fn zone(spec: &ZoneSpec) -> ZoneInfo {
    ZoneInfo {
        name: spec.name.to_owned(),
        shared: spec.shared,
        sight: match spec.visibility {
            Visibility::Public => VisibilityInfo::Public,
            Visibility::Own => VisibilityInfo::Own,
            Visibility::Nobody => VisibilityInfo::Nobody,
        },
        ordered: spec.ordered,
        in_play: spec.in_play,
        turns: spec.orientation_matters || spec.in_play,
    }
}

fn board(book: &GameEntry) -> Option<BoardInfo> {
    let places = book.words().places;
    Some(BoardInfo {
        zone: places.zone(book.zones)?.name.to_owned(),
        rows: places.rows.iter().map(|row| owned(row)).collect(),
        row_names: owned(book.presentation.row_names),
        columns: owned(book.presentation.column_names),
    })
}

fn drawing(drawing: &Presentation) -> DrawingInfo {
    DrawingInfo {
        numbers: owned(drawing.numbers),
        counted: owned(drawing.always_counted),
        open: owned(drawing.open_zones),
        plain_marks: owned(drawing.hidden_marks),
        icons: owned(drawing.icons),
        silent: owned(drawing.hidden_icons),
        tracks: drawing.tracked_zones.iter().map(|track| track.zone.to_owned()).collect(),
        goals: drawing.goal_zone.map(|goals| GoalsInfo {
            zone: goals.zone.to_owned(),
            turned: goals.turned.to_owned(),
            face_down: goals.face_down.to_owned(),
        }),
        bout: drawing.combat_title.to_owned(),
        stack: drawing.stack_title.to_owned(),
        beneath: pairs(drawing.counted_beneath),
        ranks: drawing
            .kind_rows
            .iter()
            .map(|rank| RankInfo { name: plural(rank.kind), front: rank.front, kept: rank.always_shown })
            .collect(),
    }
}

/// A starter deck, with the text of its file.
fn starter_deck(game: &Game, deck: &Deck, text: &str) -> DeckInfo {
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
    let names = game.entry.words().colours;
    let mut counted: Vec<(usize, &str)> = names.iter().map(|&name| (0, name)).collect();
    for &card in cards {
        pool.card(card).characteristics.colours.iter().for_each(|colour| counted[colour.index()].0 += 1);
    }
    counted.retain(|(n, _)| *n > 0);
    counted.sort_by_key(|(n, _)| std::cmp::Reverse(*n));
    counted.into_iter().map(|(_, name)| name.to_owned()).collect()
}
