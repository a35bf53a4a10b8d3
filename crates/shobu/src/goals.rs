//! What players want to achieve, as it is shown at the table: how far each is, and what is asked for.

use crate::table::Sketch;
use console::{measure_text_width, style};
use duel::view::CardView;
use duel::words::Seat;
use games::drawing::Goals;
use games::explain::{self, Goal};
use games::person::capital;

/// How wide what a goal asks for is drawn.
const WIDTH: usize = 96;

/// A player's goals, a line for each: one's own with what they ask for, the opponent's with how far they are.
pub(crate) fn lines(sketch: &Sketch, side: Seat) -> Vec<String> {
    let Some(goals) = sketch.drawing.goals else { return Vec::new() };
    let mut cards: Vec<&CardView> =
        sketch.everything().filter(|(zone, card)| *zone == goals.zone && card.owner == side).map(|(_, c)| c).collect();
    cards.sort_by_key(|card| card.place);
    let width = cards.iter().map(|card| card.name.chars().count()).max().unwrap_or(0);
    let lead = |at: usize| if at == 0 { capital(goals.zone) } else { String::new() };
    let mut lines = Vec::new();
    for (at, card) in cards.iter().enumerate() {
        let mut parts = wrapped(&standing(sketch, goals, card, side == sketch.seat)).into_iter();
        lines.push(format!("{:<10}{:<width$}  {}", lead(at), card.name, parts.next().unwrap_or_default()));
        lines.extend(parts.map(|more| format!("{:<10}{:<width$}  {more}", "", "")));
    }
    lines
}

/// Words with dots between them, on as many lines as they take.
fn wrapped(words: &[String]) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words {
        match lines.last_mut() {
            Some(line) if measure_text_width(line) + 3 + measure_text_width(word) <= WIDTH => {
                line.push_str(" · ");
                line.push_str(word);
            }
            _ => lines.push(word.clone()),
        }
    }
    lines
}

/// How far a goal is, and what it still asks for. Before the first turn it just lies there.
fn standing(sketch: &Sketch, goals: Goals, card: &CardView, in_full: bool) -> Vec<String> {
    if goals.is_achieved(goals.zone, card, sketch.view.turn.number) {
        return vec![style(goals.face_down).green().bold().to_string()];
    }
    if !card.face_up {
        return Vec::new();
    }
    let turned = card.orientation != sketch.duel.words().orientations[0];
    let mut parts: Vec<String> = turned.then(|| style(goals.turned).yellow().to_string()).into_iter().collect();
    let open = explain::goals(sketch.duel, card).into_iter().filter(|goal| !goal.past);
    parts.extend(open.map(|goal| condition(&goal, in_full)));
    parts
}

/// One of the things a goal asks for: how often it was done, of how often it is to be done, and what.
fn condition(goal: &Goal, in_full: bool) -> String {
    let count = format!("{} {}/{}", goal.sort, goal.done.min(goal.times), goal.times);
    let shown = if goal.is_met() { style(count).green() } else { style(count).bold() };
    let what = goal.what().filter(|_| in_full);
    what.map_or(shown.to_string(), |what| format!("{shown} {}", style(what).dim()))
}
