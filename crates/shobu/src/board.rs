//! The squares of a game as a player sees them in the terminal: the farthest row on top, one's own at the bottom.

use crate::table::{self, Sketch, notes, numbers};
use console::{Style, measure_text_width, style, truncate_str};
use duel::view::CardView;

/// How wide a square is drawn.
const WIDTH: usize = 27;

/// The board, line by line, and the battles under way.
pub(crate) fn lines(sketch: &Sketch) -> Vec<String> {
    let (rows, drawing) = (sketch.duel.words().places.rows, &sketch.drawing);
    let label = drawing.rows.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    let heads: Vec<String> = drawing.columns.iter().map(|name| format!("{name:<WIDTH$}")).collect();
    let mut lines = vec![style(format!("{:label$}   {}", "", heads.join("   "))).dim().to_string()];
    let mut first = rows.iter().map(|row| row.len()).sum::<usize>();
    for (at, row) in rows.iter().enumerate().rev() {
        first -= row.len();
        let cells: Vec<Vec<String>> = (0..row.len()).map(|column| cell(sketch, (first + column) as u8)).collect();
        let height = cells.iter().map(Vec::len).max().unwrap_or(0).max(1);
        for line in 0..height {
            let name = if line == 0 { drawing.rows.get(at).copied().unwrap_or_default() } else { "" };
            let shown: Vec<String> =
                cells.iter().map(|cell| fitted(cell.get(line).map_or("", String::as_str))).collect();
            lines.push(format!("{} │ {}", style(format!("{name:<label$}")).dim(), shown.join(" │ ")));
        }
        lines.push(
            style(format!("{:─<label$}─┼{}", "", vec!["─".repeat(WIDTH + 2); row.len()].join("┼"))).dim().to_string(),
        );
    }
    lines.pop();
    let names: Vec<&str> = sketch.duel.words().places.names().collect();
    for bout in &sketch.view.bouts {
        let at = names.get(usize::from(bout.place)).map_or(String::new(), |name| format!(" at the {name}"));
        let who = if bout.cards.is_empty() { "nobody is left".to_owned() } else { bout.cards.join(" against ") };
        lines.push(style(format!("{}{at}: {who}", drawing.bout)).red().to_string());
    }
    lines
}

/// A text as wide as a square.
fn fitted(text: &str) -> String {
    let cut = truncate_str(text, WIDTH, "…");
    let space = WIDTH.saturating_sub(measure_text_width(&cut));
    format!("{cut}{}", " ".repeat(space))
}

/// What stands on a square, with what lies beneath it or is bound to it.
fn cell(sketch: &Sketch, place: u8) -> Vec<String> {
    let board = sketch.board();
    let here = sketch.everything().filter(|(zone, card)| *zone == board && card.place == place).map(|(_, card)| card);
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

/// What lies beneath a card: how many face down, how many of those that are counted, and the names of the rest.
pub(crate) fn beneath(sketch: &Sketch, host: &CardView) -> Vec<String> {
    let (mut counted, mut named): (Vec<(&str, usize)>, Vec<String>) = (Vec::new(), Vec::new());
    for (zone, card) in sketch.everything() {
        if host.handle.is_none() || card.attached_to != host.handle {
            continue;
        }
        let called = sketch.drawing.beneath.iter().find(|(of, _)| *of == zone).map(|(_, called)| *called);
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

/// A card that another has with it: how it is joined to that one, and how it is turned where that matters.
fn beside(sketch: &Sketch, zone: &str, card: &CardView) -> String {
    let joined = sketch.drawing.joined.iter().find(|(of, _)| *of == zone).map_or("with", |(_, words)| *words);
    let turned = sketch.turns(zone) && card.orientation != sketch.duel.words().orientations[0];
    let way = if turned { format!(" ({})", card.orientation) } else { String::new() };
    // The places of a board are too narrow for more than the name.
    let handle = if sketch.board().is_empty() { table::handle(card) } else { String::new() };
    format!("{joined} {}{handle}{way}", card.name)
}

/// Words with commas between them, on as many lines as they take.
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
