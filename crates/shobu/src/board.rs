//! Draws the board of a game in the terminal: the farthest row on top, the player's own at the bottom.

use crate::draw_table::{self, DrawContext, notes, numbers};
use console::{Style, measure_text_width, style, truncate_str};
use duel::observe::view::CardView;

/// The width of a square.
const WIDTH: usize = 27;

/// The lines of the board, and the combats under way.
pub(crate) fn lines(sketch: &DrawContext) -> Vec<String> {
    let (rows, drawing) = (sketch.duel.vocabulary().places.rows, &sketch.presentation);
    let label = drawing.row_names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    let heads: Vec<String> = drawing.column_names.iter().map(|name| format!("{name:<WIDTH$}")).collect();
    let mut lines = vec![style(format!("{:label$}   {}", "", heads.join("   "))).dim().to_string()];
    let mut first = rows.iter().map(|row| row.len()).sum::<usize>();
    for (at, row) in rows.iter().enumerate().rev() {
        first -= row.len();
        let cells: Vec<Vec<String>> = (0..row.len()).map(|column| cell(sketch, (first + column) as u8)).collect();
        let height = cells.iter().map(Vec::len).max().unwrap_or(0).max(1);
        for line in 0..height {
            let name = if line == 0 { drawing.row_names.get(at).copied().unwrap_or_default() } else { "" };
            let shown: Vec<String> =
                cells.iter().map(|cell| fitted(cell.get(line).map_or("", String::as_str))).collect();
            lines.push(format!("{} │ {}", style(format!("{name:<label$}")).dim(), shown.join(" │ ")));
        }
        lines.push(
            style(format!("{:─<label$}─┼{}", "", vec!["─".repeat(WIDTH + 2); row.len()].join("┼"))).dim().to_string(),
        );
    }
    lines.pop();
    let names: Vec<&str> = sketch.duel.vocabulary().places.names().collect();
    for participant in &sketch.view.combats {
        let at = names.get(usize::from(participant.place)).map_or(String::new(), |name| format!(" at the {name}"));
        let who = if participant.cards.is_empty() {
            "nobody is left".to_owned()
        } else {
            participant.cards.join(" against ")
        };
        lines.push(style(format!("{}{at}: {who}", drawing.combat_title)).red().to_string());
    }
    lines
}

/// Cuts or pads a text to the width of a square.
fn fitted(text: &str) -> String {
    let cut = truncate_str(text, WIDTH, "…");
    let space = WIDTH.saturating_sub(measure_text_width(&cut));
    format!("{cut}{}", " ".repeat(space))
}

/// The cards on a square, with those beneath or attached to them.
fn cell(sketch: &DrawContext, place: u8) -> Vec<String> {
    let board = sketch.board_zone();
    let here =
        sketch.visible_cards().filter(|(zone, card)| *zone == board && card.place == place).map(|(_, card)| card);
    let mut lines = Vec::new();
    for card in here.filter(|card| card.attached_to.is_none()) {
        let mine = card.controller == sketch.seat;
        let colour = if mine { Style::new().green() } else { Style::new().cyan() };
        let handle = card.handle.map_or(String::new(), |handle| format!(" #{handle}"));
        let head = truncate_str(&card.name, WIDTH.saturating_sub(handle.len() + 2), "…").into_owned();
        lines.push(format!(
            "{}{}",
            colour.apply_to(format!("{} {head}", if mine { '▲' } else { '▼' })),
            style(handle).dim()
        ));
        let mut about: Vec<String> = vec![numbers(sketch, card)];
        about.extend(notes(sketch, card));
        about.extend(beneath(sketch, card));
        about.retain(|words| !words.is_empty());
        lines.extend(wrapped(&about));
    }
    lines
}

/// The cards beneath a card: the number face down, the numbers of those that are counted, and the names of the rest.
pub(crate) fn beneath(sketch: &DrawContext, host: &CardView) -> Vec<String> {
    let (mut counted, mut named): (Vec<(&str, usize)>, Vec<String>) = (Vec::new(), Vec::new());
    for (zone, card) in sketch.visible_cards() {
        if host.handle.is_none() || card.attached_to != host.handle {
            continue;
        }
        let called = sketch.presentation.counted_beneath.iter().find(|(of, _)| *of == zone).map(|(_, called)| *called);
        match called.or((!card.face_up).then_some("beneath")) {
            Some(called) => match counted.iter_mut().find(|(other, _)| *other == called) {
                Some((_, n)) => *n += 1,
                None => counted.push((called, 1)),
            },
            None => named.push(beside(sketch, zone, card)),
        }
    }
    counted.into_iter().map(|(called, n)| format!("{n} {called}")).chain(named).collect()
}

/// A card attached to another: the word for that, its name, and its orientation where that matters.
fn beside(sketch: &DrawContext, zone: &str, card: &CardView) -> String {
    let joined =
        sketch.presentation.attached_words.iter().find(|(of, _)| *of == zone).map_or("with", |(_, words)| *words);
    let turned = sketch.shows_orientation(zone) && card.orientation != sketch.duel.vocabulary().orientations[0];
    let way = if turned { format!(" ({})", card.orientation) } else { String::new() };
    // The squares of a board are too narrow for more than the name.
    let handle = if sketch.board_zone().is_empty() { draw_table::handle(card) } else { String::new() };
    format!("{joined} {}{handle}{way}", card.name)
}

/// Words separated by commas, on as many lines as they need.
fn wrapped(words: &[String]) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words {
        match lines.last_mut() {
            Some(line) if measure_text_width(line) + 2 + measure_text_width(word) <= WIDTH => {
                line.push_str(", ");
                line.push_str(word);
            }
            _ => lines.push(format!("  {word}")),
        }
    }
    lines
}
