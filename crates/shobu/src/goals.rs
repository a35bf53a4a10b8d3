//! Draws the cards that players want to achieve, and how far their tasks are done.

use crate::draw_table::DrawContext;
use assist::explain::{self, Goal};
use console::{measure_text_width, style};
use duel::ids::Seat;
use duel::observe::view::CardView;
use games::person::capital;
use games::presentation::GoalZone;

/// The width of a goal's tasks.
const WIDTH: usize = 96;

/// The goals of a player, at least a line for each: the player's own with the words of their tasks, the opponent's with
/// how far they are done.
pub(crate) fn lines(sketch: &DrawContext, side: Seat) -> Vec<String> {
    let Some(goals) = sketch.presentation.goal_zone else { return Vec::new() };
    let mut cards: Vec<&CardView> = sketch
        .visible_cards()
        .filter(|(zone, card)| *zone == goals.zone && card.owner == side)
        .map(|(_, c)| c)
        .collect();
    cards.sort_by_key(|card| card.place);
    let width = cards.iter().map(|card| card.name.chars().count()).max().unwrap_or(0);
    let lead = |at: usize| if at == 0 { capital(goals.zone) } else { String::new() };
    let mut lines = Vec::new();
    for (at, card) in cards.iter().enumerate() {
        let mut parts = wrapped(&goal_status(sketch, goals, card, side == sketch.seat)).into_iter();
        lines.push(format!("{:<10}{:<width$}  {}", lead(at), card.name, parts.next().unwrap_or_default()));
        lines.extend(parts.map(|more| format!("{:<10}{:<width$}  {more}", "", "")));
    }
    lines
}

/// Words separated by dots, on as many lines as they need.
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

/// The status of a goal and its open tasks; empty if it lies face down before the first turn.
fn goal_status(sketch: &DrawContext, goals: GoalZone, card: &CardView, in_full: bool) -> Vec<String> {
    if goals.is_achieved(goals.zone, card, sketch.view.turn.number) {
        return vec![style(goals.face_down).green().bold().to_string()];
    }
    if !card.face_up {
        return Vec::new();
    }
    let turned = card.orientation != sketch.duel.vocabulary().orientations[0];
    let mut parts: Vec<String> = turned.then(|| style(goals.turned).yellow().to_string()).into_iter().collect();
    let open = explain::goals_of_card(sketch.duel, card).into_iter().filter(|goal| !goal.is_past);
    parts.extend(open.map(|goal| condition(&goal, in_full)));
    parts
}

/// A task of a goal: how often it was done, how often it must be done and, if `in_full`, its words.
fn condition(goal: &Goal, in_full: bool) -> String {
    let count = format!("{} {}/{}", goal.sort, goal.times_done.min(goal.times_needed), goal.times_needed);
    let shown = if goal.is_met() { style(count).green() } else { style(count).bold() };
    let what = goal.task_text().filter(|_| in_full);
    what.map_or(shown.to_string(), |what| format!("{shown} {}", style(what).dim()))
}
