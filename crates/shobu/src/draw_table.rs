//! Draws the table in the terminal as a player sees it: the opponent's side above, the player's own below.

use crate::board;
use crate::goals;
use console::style;
use duel::card::number::format_number;
use duel::engine::any_duel::AnyDuel;
use duel::ids::Seat;
use duel::observe::view::{CardView, View, ZoneView};
use duel::state::zone::{Visibility, ZoneSpec};
use games::person::capital;
use games::presentation::{Presentation, plural, price_symbols};
use games::registry::GameEntry;

/// A duel as one player sees it, with what is needed to draw it.
pub(crate) struct DrawContext<'d> {
    pub duel: &'d dyn AnyDuel,
    pub view: View,
    pub seat: Seat,
    pub presentation: Presentation,
    zones: &'static [ZoneSpec],
}

impl<'d> DrawContext<'d> {
    pub fn of(duel: &'d dyn AnyDuel, seat: Seat) -> Option<Self> {
        let book = GameEntry::find(duel.vocabulary().game).ok()?;
        Some(Self { duel, view: duel.view(seat), seat, presentation: book.presentation, zones: book.zones })
    }

    pub fn spec(&self, zone: &ZoneView) -> &'static ZoneSpec {
        self.zones.iter().find(|spec| spec.name == zone.zone).unwrap_or(&self.zones[0])
    }

    /// The orientation of cards in this zone matters.
    pub fn shows_orientation(&self, zone: &str) -> bool {
        self.zones.iter().any(|spec| spec.name == zone && (spec.orientation_matters || spec.in_play))
    }

    /// The zones of a player for which `fits` returns true; shared zones belong to nobody.
    fn own_zones(&self, side: Seat, fits: impl Fn(&ZoneSpec) -> bool) -> impl Iterator<Item = &ZoneView> {
        let mine = move |zone: &&ZoneView| zone.side == side && !self.spec(zone).shared && fits(self.spec(zone));
        self.view.zones.iter().filter(mine)
    }

    /// The name of the zone whose places are drawn as a board; empty if there is none.
    pub fn board_zone(&self) -> &'static str {
        self.duel.vocabulary().places.zone(self.zones).map_or("", |spec| spec.name)
    }

    /// All cards this player sees, with the zones they are in.
    pub fn visible_cards(&self) -> impl Iterator<Item = (&'static str, &CardView)> {
        self.view.zones.iter().flat_map(|zone| zone.cards.iter().map(|card| (zone.zone, card)))
    }

    pub fn whose(&self, seat: Seat) -> &'static str {
        if seat == self.seat { "your" } else { "the computer's" }
    }
}

/// Prints the table.
pub fn print_table(duel: &dyn AnyDuel, seat: Seat) {
    let Some(sketch) = DrawContext::of(duel, seat) else { return };
    let turn = sketch.view.turn;
    let phase = duel.vocabulary().phases[turn.phase.index()];
    let heading = match turn.number {
        0 => "── Before the first turn ──".to_owned(),
        number => format!("── Turn {number} — {} {phase} ──", sketch.whose(turn.player)),
    };
    println!("\n{}", style(heading).bold());
    let other = seat.other();
    println!("{}", style(format!("The computer   {}", counts(&sketch, other))).cyan());
    for line in goals::lines(&sketch, other) {
        println!("  {line}");
    }
    for line in other_zones(&sketch, other) {
        println!("  {line}");
    }
    if duel.vocabulary().places.rows.is_empty() {
        for row in rows(&sketch, other).iter().rev() {
            println!("  {row}");
        }
        println!("  {}", battle(&sketch).unwrap_or_else(|| style("·  ·  ·").dim().to_string()));
        for row in rows(&sketch, seat) {
            println!("  {row}");
        }
    } else {
        for line in board::lines(&sketch) {
            println!("  {line}");
        }
    }
    for line in other_zones(&sketch, seat) {
        println!("  {line}");
    }
    for line in goals::lines(&sketch, seat) {
        println!("  {line}");
    }
    println!("{}", style(format!("You            {}", counts(&sketch, seat))).green());
    for line in hand(&sketch) {
        println!("  {line}");
    }
    for line in stack(&sketch) {
        println!("{line}");
    }
}

/// The number of cards in each of a player's zones, and the counters and currency the player holds.
fn counts(sketch: &DrawContext, side: Seat) -> String {
    let shown = sketch.own_zones(side, |spec| !spec.in_play);
    let counted = shown.filter(|zone| !sketch.presentation.uncounted_zones.contains(&zone.zone));
    let kept = counted.filter(|zone| zone.count > 0 || sketch.presentation.always_counted.contains(&zone.zone));
    let ways = sketch.duel.vocabulary().orientations;
    let mut parts: Vec<String> = Vec::new();
    for zone in kept {
        let turned =
            zone.turned_counts.iter().zip(ways).skip(1).filter(|(n, _)| **n > 0).map(|(n, way)| format!("{n} {way}"));
        let turned: Vec<String> = turned.collect();
        let note = if turned.is_empty() { String::new() } else { format!(" ({})", turned.join(", ")) };
        parts.push(format!("{} {}{note}", zone.zone, zone.count));
    }
    parts.extend(sketch.view.held[side.index()].iter().map(|(name, n)| format!("{name} {n}")));
    parts.join(" · ")
}

/// The cards a player controls in play, a row for each kind, in the order of kinds.
fn rows(sketch: &DrawContext, side: Seat) -> Vec<String> {
    let mut rows: Vec<(usize, Vec<String>)> = Vec::new();
    let words = sketch.duel.vocabulary();
    let kinds = sketch.presentation.kinds(words);
    let played = sketch.view.zones.iter().filter(|zone| sketch.spec(zone).in_play);
    let cards = played.flat_map(|zone| zone.cards.iter().map(|card| (zone.zone, card)));
    for (zone, card) in cards.filter(|(_, card)| card.controller == side && card.attached_to.is_none()) {
        let rank = sketch.presentation.row_of_card(words, zone, card);
        let kind = rank.unwrap_or(kinds.len() + usize::from(card.face_up));
        let words = in_play(sketch, card);
        match rows.iter_mut().find(|(k, _)| *k == kind) {
            Some((_, row)) => row.push(words),
            None => rows.push((kind, vec![words])),
        }
    }
    rows.sort_by_key(|(kind, _)| *kind);
    let label = |kind: usize| match kinds.get(kind) {
        Some(name) => plural(name),
        None if kind == kinds.len() => "Face down".to_owned(),
        None => "Others".to_owned(),
    };
    let width = kinds.iter().map(|kind| plural(kind).len() + 1).max().unwrap_or(0).max(10);
    rows.into_iter().map(|(kind, cards)| format!("{:<width$}{}", label(kind), cards.join(" │ "))).collect()
}

/// The combat under way, for games without a board: who attacks whom.
fn battle(sketch: &DrawContext) -> Option<String> {
    let number = sketch.view.combats.last().filter(|_| !sketch.presentation.combat_title.is_empty())?.number;
    let fighting = sketch.view.combats.iter().filter(|participant| participant.number == number);
    let mut names: Vec<String> = fighting.flat_map(|participant| participant.cards.clone()).collect();
    if names.len() == 1 {
        let attacked = sketch.view.turn.player.other();
        names.push(if attacked == sketch.seat { "you" } else { "the computer" }.to_owned());
    }
    let who = if names.is_empty() { "nobody is left".to_owned() } else { names.join(" against ") };
    Some(style(format!("{}: {who}", sketch.presentation.combat_title)).red().to_string())
}

/// The cards in a player's other zones that matter: cards of open zones, cards that can pay, by colour, and cards with
/// counters.
fn other_zones(sketch: &DrawContext, side: Seat) -> Vec<String> {
    let mut lines = Vec::new();
    for zone in sketch.own_zones(side, |spec| !spec.in_play && spec.visibility == Visibility::Public) {
        let spec = sketch.spec(zone);
        let cards: Vec<String> = if sketch.presentation.open_zones.contains(&zone.zone) {
            zone.cards.iter().map(|card| openly(sketch, spec, card)).collect()
        } else if spec.orientation_matters {
            by_colour(sketch, zone)
        } else {
            zone.cards.iter().filter(|card| !card.counters.is_empty()).map(|card| in_play(sketch, card)).collect()
        };
        if !cards.is_empty() {
            lines.push(format!("{:<10}{}", capital(zone.zone), cards.join(" │ ")));
        }
    }
    lines
}

/// A card in an open zone out of play, with its orientation where that matters.
fn openly(sketch: &DrawContext, spec: &ZoneSpec, card: &CardView) -> String {
    let turned = spec.orientation_matters && card.orientation != sketch.duel.vocabulary().orientations[0];
    let way = if turned { format!(" ({})", card.orientation) } else { String::new() };
    format!("{}{way}  {}", card.name, style(describe(sketch, card)).dim())
}

/// The number of cards of each colour in each orientation.
fn by_colour(sketch: &DrawContext, zone: &ZoneView) -> Vec<String> {
    let mut counted: Vec<(&str, String, usize)> = Vec::new();
    for way in sketch.duel.vocabulary().orientations {
        for card in zone.cards.iter().filter(|card| card.orientation == way) {
            let colours = if card.colours.is_empty() { "colourless".to_owned() } else { card.colours.join("/") };
            match counted.iter_mut().find(|(w, c, _)| *w == way && *c == colours) {
                Some((_, _, n)) => *n += 1,
                None => counted.push((way, colours, 1)),
            }
        }
    }
    let mut words: Vec<String> = Vec::new();
    for way in sketch.duel.vocabulary().orientations {
        let these: Vec<String> =
            counted.iter().filter(|(w, _, _)| *w == way).map(|(_, colours, n)| format!("{n} {colours}")).collect();
        if !these.is_empty() {
            words.push(format!("{way} {}", these.join(", ")));
        }
    }
    words
}

/// A card in play: its name, its current and printed numbers, and its notes.
fn in_play(sketch: &DrawContext, card: &CardView) -> String {
    let mut words = card.name.clone();
    words += &handle(card);
    let numbers = numbers(sketch, card);
    if !numbers.is_empty() {
        words += &format!(" {numbers}");
    }
    let mut notes = notes(sketch, card);
    notes.extend(board::beneath(sketch, card));
    if notes.is_empty() { words } else { format!("{words} ({})", notes.join(", ")) }
}

/// The number that tells a card from others of its name.
pub(crate) fn handle(card: &CardView) -> String {
    card.handle.map_or(String::new(), |handle| style(format!(" #{handle}")).dim().to_string())
}

/// The current numbers of a card, and the printed ones if they differ.
pub(crate) fn numbers(sketch: &DrawContext, card: &CardView) -> String {
    let words = sketch.duel.vocabulary();
    let printed = card.card.map(|id| &sketch.duel.pool().card(id).characteristics);
    let (mut now, mut before) = (Vec::new(), Vec::new());
    for name in sketch.presentation.numbers {
        let Some(&(_, n)) = card.numbers.iter().find(|(number, _)| number == name) else { continue };
        now.push(format_number(n));
        let at = words.numbers.iter().position(|number| number == name).unwrap_or(0);
        before.push(format_number(printed.map_or(n, |characteristics| characteristics.numbers[at])));
    }
    if now == before { now.join("/") } else { format!("{} (printed {})", now.join("/"), before.join("/")) }
}

/// Notes on a card in play: orientation, damage, counters, marks and keywords.
pub(crate) fn notes(sketch: &DrawContext, card: &CardView) -> Vec<String> {
    let mut notes: Vec<String> = Vec::new();
    if card.orientation != sketch.duel.vocabulary().orientations[0] {
        notes.push(card.orientation.to_owned());
    }
    if !card.face_up && card.card.is_some() {
        notes.push("face down".to_owned());
    }
    if card.damage > 0 {
        notes.push(format!("damage {}", card.damage));
    }
    notes.extend(card.counters.iter().map(|(name, n)| format!("{n} {name} counter{}", if *n == 1 { "" } else { "s" })));
    let drawing = &sketch.presentation;
    notes.extend(card.marks.iter().filter(|mark| !drawing.hidden_marks.contains(mark)).map(|mark| (*mark).to_owned()));
    notes.extend(card.keywords.iter().filter(|word| !drawing.icons.contains(word)).map(|word| (*word).to_owned()));
    if card.controller != card.owner {
        notes.push("borrowed".to_owned());
    }
    notes
}

/// A description of a card: its cost, colours, kind, numbers and keywords.
pub(crate) fn describe(sketch: &DrawContext, card: &CardView) -> String {
    let number = |name: &str| card.numbers.iter().find(|(n, _)| *n == name).map(|(_, n)| format_number(*n));
    let mut words: Vec<String> = Vec::new();
    let printed = card.card.map_or(&[][..], |id| &sketch.duel.pool().card(id).prices);
    match printed {
        [] => words.extend(number("cost").map(|cost| format!("cost {cost}"))),
        prices => words.extend(
            ["cost", "move"]
                .iter()
                .zip(prices)
                .map(|(name, price)| format!("{name} {}", price_symbols(sketch.duel.vocabulary(), price))),
        ),
    }
    words.push(format!("{} {}", card.colours.join("/"), card.kinds.join("/")).trim().to_owned());
    let shown: Vec<String> = sketch.presentation.numbers.iter().filter_map(|name| number(name)).collect();
    words.extend((!shown.is_empty()).then(|| shown.join("/")));
    let spoken = card.keywords.iter().filter(|word| !sketch.presentation.hidden_icons.contains(word));
    words.extend(spoken.map(|word| (*word).to_owned()));
    words.join(", ")
}

fn hand(sketch: &DrawContext) -> Vec<String> {
    let held = sketch.own_zones(sketch.seat, |spec| spec.visibility == Visibility::Own).filter(|zone| zone.count > 0);
    held.flat_map(|zone| cards_held(sketch, zone)).collect()
}

fn cards_held(sketch: &DrawContext, hand: &ZoneView) -> Vec<String> {
    let width = hand.cards.iter().map(|card| card.name.chars().count()).max().unwrap_or(0);
    let mut lines = vec![style(capital(hand.zone)).dim().to_string()];
    let mut seen: Vec<(&CardView, usize)> = Vec::new();
    for card in &hand.cards {
        match seen.iter_mut().find(|(other, _)| other.card == card.card) {
            Some((_, n)) => *n += 1,
            None => seen.push((card, 1)),
        }
    }
    lines.extend(seen.iter().map(|(card, n)| {
        let times = if *n > 1 { format!(" ×{n}") } else { String::new() };
        format!("  {:<width$}  {}{times}", card.name, style(describe(sketch, card)).dim())
    }));
    lines
}

/// The stack, the next item to resolve first, with the cards it has chosen.
fn stack(sketch: &DrawContext) -> Vec<String> {
    let everywhere = || sketch.view.zones.iter().flat_map(|zone| &zone.cards);
    let named = |handle: &u16| everywhere().find(|card| card.handle == Some(*handle)).map(|card| card.name.clone());
    let mut lines = Vec::new();
    for item in sketch.view.stack.iter().rev() {
        let chosen: Vec<String> = item.chosen.iter().filter_map(named).collect();
        let at = if chosen.is_empty() { String::new() } else { format!(" → {}", chosen.join(", ")) };
        let line = match &item.title {
            Some(title) => format!("  {}: {title}", sketch.presentation.stack_title),
            None => {
                format!("  {}: {} {}{at}", sketch.presentation.stack_title, sketch.whose(item.controller), item.source)
            }
        };
        lines.push(style(line).yellow().to_string());
    }
    lines
}
