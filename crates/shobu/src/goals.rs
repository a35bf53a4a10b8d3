//! What players want to achieve, as it is shown at the table: how far each is, and what is asked for.

use crate::person::capital;
use crate::table::Sketch;
use console::style;
use duel::ability::Form;
use duel::view::CardView;
use duel::words::{AbilityId, CardId, Seat};

/// Where what a player wants to achieve lies, and what its cards are called.
#[derive(Clone, Copy, Debug)]
pub struct Goals {
    /// The zone.
    pub zone: &'static str,
    /// A card that is turned.
    pub turned: &'static str,
    /// A card that lies face down.
    pub face_down: &'static str,
}

/// A player's goals, a line for each: one's own with what they ask for, the opponent's with how far they are.
pub(crate) fn lines(sketch: &Sketch, side: Seat) -> Vec<String> {
    let Some(goals) = sketch.drawing.goals else { return Vec::new() };
    let mut cards: Vec<&CardView> =
        sketch.everything().filter(|(zone, card)| *zone == goals.zone && card.owner == side).map(|(_, c)| c).collect();
    cards.sort_by_key(|card| card.place);
    let width = cards.iter().map(|card| card.name.chars().count()).max().unwrap_or(0);
    let lead = |at: usize| if at == 0 { capital(goals.zone) } else { String::new() };
    let line = |(at, card): (usize, &&CardView)| {
        format!("{:<10}{:<width$}  {}", lead(at), card.name, standing(sketch, goals, card, side == sketch.seat))
    };
    cards.iter().enumerate().map(line).collect()
}

/// How far a goal is, and what it still asks for.
fn standing(sketch: &Sketch, goals: Goals, card: &CardView, in_full: bool) -> String {
    if !card.face_up {
        return style(goals.face_down).green().bold().to_string();
    }
    let turned = card.orientation != sketch.duel.words().orientations[0];
    let mut parts: Vec<String> = turned.then(|| style(goals.turned).yellow().to_string()).into_iter().collect();
    let Some(id) = card.card else { return parts.join(" · ") };
    for &ability in &sketch.duel.pool().card(id).abilities {
        parts.extend(condition(sketch, card, id, ability, in_full));
    }
    parts.join(" · ")
}

/// One of the things a goal asks for: how often it was done, of how often it is to be done, and what.
fn condition(sketch: &Sketch, card: &CardView, id: CardId, ability: AbilityId, in_full: bool) -> Option<String> {
    let pool = sketch.duel.pool();
    let Form::Recorded(record) = &pool.ability(ability).form else { return None };
    let name = &pool.counters[record.counter.index()];
    let done = card.counters.iter().find(|(counter, _)| counter == name).map_or(0, |(_, n)| *n);
    let sort = name.split(' ').next().unwrap_or_default();
    let count = format!("{sort} {}/{}", done.min(record.times), record.times);
    let shown = if done >= record.times { style(count).green() } else { style(count).bold() };
    let text = in_full.then(|| sketch.language()?.read_back_ability(pool, id, ability).ok()).flatten();
    let what = text.as_ref().and_then(|text| text.split_once(" — ")).map(|(_, what)| what.trim_end_matches('.'));
    Some(what.map_or(shown.to_string(), |what| format!("{shown} {}", style(what).dim())))
}
