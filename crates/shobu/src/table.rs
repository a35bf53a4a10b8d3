//! The table as a player sees it in the terminal: the opponent's side above, one's own below.

use console::style;
use duel::duel::AnyDuel;
use duel::view::{CardView, View, ZoneView};
use duel::words::Seat;

/// Marks that say no more than the table shows anyway.
const PLAIN_MARKS: [&str; 3] = ["since turn start", "attacked", "in battle"];

/// Prints the table.
pub fn show(duel: &dyn AnyDuel, seat: Seat) {
    let view = duel.view(seat);
    let phase = duel.words().phases[view.turn.phase.index()];
    let whose = if view.turn.player == seat { "your" } else { "the computer's" };
    let heading = match view.turn.number {
        0 => "── Before the first turn ──".to_owned(),
        turn => format!("── Turn {turn} — {whose} {phase} ──"),
    };
    println!("\n{}", style(heading).bold());
    let other = seat.other();
    println!("{}", style(format!("The computer   {}", counts(&view, other))).cyan());
    for row in rows(duel, &view, other).iter().rev() {
        println!("  {row}");
    }
    println!("  {}", style("·  ·  ·").dim());
    for row in rows(duel, &view, seat) {
        println!("  {row}");
    }
    println!("{}", style(format!("You            {}", counts(&view, seat))).green());
    for line in hand(&view, seat) {
        println!("  {line}");
    }
    for line in stack(&view, seat) {
        println!("{line}");
    }
}

fn zone<'v>(view: &'v View, name: &str, side: Seat) -> Option<&'v ZoneView> {
    view.zones.iter().find(|zone| zone.zone == name && zone.side == side)
}

/// How many cards a player has where, and what the player holds.
fn counts(view: &View, side: Seat) -> String {
    let shown = view.zones.iter().filter(|zone| zone.side == side && !["field", "stack"].contains(&zone.zone));
    let kept = shown.filter(|zone| zone.count > 0 || ["damage", "hand", "deck"].contains(&zone.zone));
    let mut parts: Vec<String> = kept.map(|zone| format!("{} {}", zone.zone, zone.count)).collect();
    parts.extend(view.held[side.index()].iter().map(|(name, n)| format!("{name} {n}")));
    parts.join(" · ")
}

/// The cards a player controls in play, a row for each kind, the first kind first.
fn rows(duel: &dyn AnyDuel, view: &View, side: Seat) -> Vec<String> {
    let field = Seat::BOTH.into_iter().filter_map(|of| zone(view, "field", of)).flat_map(|zone| &zone.cards);
    let mut rows: Vec<(usize, Vec<String>)> = Vec::new();
    let kinds = duel.words().kinds;
    for card in field.filter(|card| card.controller == side) {
        let kind = card.kinds.first().and_then(|kind| kinds.iter().position(|k| k == kind)).unwrap_or(kinds.len());
        let words = in_play(duel, card);
        match rows.iter_mut().find(|(k, _)| *k == kind) {
            Some((_, row)) => row.push(words),
            None => rows.push((kind, vec![words])),
        }
    }
    rows.sort_by_key(|(kind, _)| *kind);
    let label = |kind: usize| kinds.get(kind).map_or("Face down".to_owned(), |name| format!("{name}s"));
    let mut shown: Vec<String> =
        rows.into_iter().map(|(kind, cards)| format!("{:<10}{}", label(kind), cards.join(" │ "))).collect();
    // What waits elsewhere with counters on it is about to matter.
    for zone in view.zones.iter().filter(|zone| zone.side == side && zone.zone != "field") {
        let waiting: Vec<String> =
            zone.cards.iter().filter(|card| !card.counters.is_empty()).map(|card| in_play(duel, card)).collect();
        if !waiting.is_empty() {
            shown.push(format!("{:<10}{}", crate::person::capital(zone.zone), waiting.join(" │ ")));
        }
    }
    shown
}

/// A card in play: its name, its power now and as printed, and whatever else is special about it.
fn in_play(duel: &dyn AnyDuel, card: &CardView) -> String {
    let printed = card.card.map(|id| &duel.pool().card(id).profile);
    let mut words = card.name.clone();
    if let Some(handle) = card.handle {
        words += &style(format!(" #{handle}")).dim().to_string();
    }
    if let Some(&(_, power)) = card.numbers.iter().find(|(name, _)| *name == "power") {
        let number = duel.words().numbers.iter().position(|name| *name == "power").unwrap_or(0);
        match printed.map(|profile| profile.numbers[number]) {
            Some(before) if before != power => words += &format!(" {power} (printed {before})"),
            _ => words += &format!(" {power}"),
        }
    }
    let mut notes: Vec<String> = Vec::new();
    if card.orientation != duel.words().orientations[0] {
        notes.push(card.orientation.to_owned());
    }
    if card.damage > 0 {
        notes.push(format!("damage {}", card.damage));
    }
    notes.extend(card.counters.iter().map(|(name, n)| format!("{n} {name} counter{}", if *n == 1 { "" } else { "s" })));
    notes.extend(card.marks.iter().filter(|mark| !PLAIN_MARKS.contains(mark)).map(|mark| (*mark).to_owned()));
    notes.extend(card.keywords.iter().filter(|word| is_spoken(word)).map(|word| (*word).to_owned()));
    if card.controller != card.owner {
        notes.push("borrowed".to_owned());
    }
    if notes.is_empty() { words } else { format!("{words} ({})", notes.join(", ")) }
}

/// Icons matter when a card is cast or turned up, not when it is in play.
fn is_spoken(keyword: &str) -> bool {
    !["Generic", "EX Burst"].contains(&keyword)
}

/// What a card is: its cost, colours, kind, power and keywords.
pub fn describe(card: &CardView) -> String {
    let number = |name: &str| card.numbers.iter().find(|(n, _)| *n == name).map(|(_, n)| n.to_string());
    let mut words: Vec<String> = Vec::new();
    words.extend(number("cost").map(|cost| format!("cost {cost}")));
    words.push(format!("{} {}", card.colours.join("/"), card.kinds.join("/")));
    words.extend(number("power"));
    words.extend(card.keywords.iter().filter(|word| **word != "Generic").map(|word| (*word).to_owned()));
    words.join(", ")
}

fn hand(view: &View, seat: Seat) -> Vec<String> {
    let Some(hand) = zone(view, "hand", seat).filter(|zone| zone.count > 0) else { return Vec::new() };
    let width = hand.cards.iter().map(|card| card.name.chars().count()).max().unwrap_or(0);
    let mut lines = vec![style("Hand").dim().to_string()];
    let mut seen: Vec<(&CardView, usize)> = Vec::new();
    for card in &hand.cards {
        match seen.iter_mut().find(|(other, _)| other.card == card.card) {
            Some((_, n)) => *n += 1,
            None => seen.push((card, 1)),
        }
    }
    lines.extend(seen.iter().map(|(card, n)| {
        let times = if *n > 1 { format!(" ×{n}") } else { String::new() };
        format!("  {:<width$}  {}{times}", card.name, style(describe(card)).dim())
    }));
    lines
}

/// What waits to resolve, the next first, with what it chose.
fn stack(view: &View, seat: Seat) -> Vec<String> {
    let everywhere = || view.zones.iter().flat_map(|zone| &zone.cards);
    let named = |handle: &u16| everywhere().find(|card| card.handle == Some(*handle)).map(|card| card.name.clone());
    let mut lines = Vec::new();
    for item in view.stack.iter().rev() {
        let whose = if item.controller == seat { "your" } else { "the computer's" };
        let chosen: Vec<String> = item.chosen.iter().filter_map(named).collect();
        let at = if chosen.is_empty() { String::new() } else { format!(" → {}", chosen.join(", ")) };
        lines.push(style(format!("  On the stack: {whose} {}{at}", item.source)).yellow().to_string());
    }
    lines
}
