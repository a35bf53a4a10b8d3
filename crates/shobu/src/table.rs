//! The table as a player sees it in the terminal: the opponent's side above, one's own below.

use crate::board;
use crate::goals;
use console::style;
use duel::duel::AnyDuel;
use duel::infinity::written;
use duel::view::{CardView, View, ZoneView};
use duel::words::Seat;
use duel::zone::{Sight, ZoneSpec};
use games::books::Book;
use games::drawing::{Drawing, plural, symbols};
use games::person::capital;

/// A duel as one player sees it, to be drawn.
pub(crate) struct Sketch<'d> {
    pub duel: &'d dyn AnyDuel,
    pub view: View,
    pub seat: Seat,
    pub drawing: Drawing,
    zones: &'static [ZoneSpec],
}

impl<'d> Sketch<'d> {
    pub fn of(duel: &'d dyn AnyDuel, seat: Seat) -> Option<Self> {
        let book = Book::find(duel.words().game).ok()?;
        Some(Self { duel, view: duel.view(seat), seat, drawing: book.drawing, zones: book.zones })
    }

    pub fn spec(&self, zone: &ZoneView) -> &'static ZoneSpec {
        self.zones.iter().find(|spec| spec.name == zone.zone).unwrap_or(&self.zones[0])
    }

    /// Whether it matters how the cards of a zone are turned.
    pub fn turns(&self, zone: &str) -> bool {
        self.zones.iter().any(|spec| spec.name == zone && (spec.turns || spec.in_play))
    }

    /// The zones of a player that fit; shared ones are nobody's.
    fn own_zones(&self, side: Seat, fits: impl Fn(&ZoneSpec) -> bool) -> impl Iterator<Item = &ZoneView> {
        let mine = move |zone: &&ZoneView| zone.side == side && !self.spec(zone).shared && fits(self.spec(zone));
        self.view.zones.iter().filter(mine)
    }

    /// The zone whose places are drawn as a board.
    pub fn board(&self) -> &'static str {
        self.duel.words().places.zone(self.zones).map_or("", |spec| spec.name)
    }

    /// All cards this player sees, with the zones they are in.
    pub fn everything(&self) -> impl Iterator<Item = (&'static str, &CardView)> {
        self.view.zones.iter().flat_map(|zone| zone.cards.iter().map(|card| (zone.zone, card)))
    }

    pub fn whose(&self, seat: Seat) -> &'static str {
        if seat == self.seat { "your" } else { "the computer's" }
    }
}

/// Prints the table.
pub fn show(duel: &dyn AnyDuel, seat: Seat) {
    let Some(sketch) = Sketch::of(duel, seat) else { return };
    let turn = sketch.view.turn;
    let phase = duel.words().phases[turn.phase.index()];
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
    for line in elsewhere(&sketch, other) {
        println!("  {line}");
    }
    if duel.words().places.rows.is_empty() {
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
    for line in elsewhere(&sketch, seat) {
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

/// How many cards a player has where, and what the player holds.
fn counts(sketch: &Sketch, side: Seat) -> String {
    let shown = sketch.own_zones(side, |spec| !spec.in_play);
    let counted = shown.filter(|zone| !sketch.drawing.shown.contains(&zone.zone));
    let kept = counted.filter(|zone| zone.count > 0 || sketch.drawing.counted.contains(&zone.zone));
    let ways = sketch.duel.words().orientations;
    let mut parts: Vec<String> = Vec::new();
    for zone in kept {
        let turned = zone.turned.iter().zip(ways).skip(1).filter(|(n, _)| **n > 0).map(|(n, way)| format!("{n} {way}"));
        let turned: Vec<String> = turned.collect();
        let note = if turned.is_empty() { String::new() } else { format!(" ({})", turned.join(", ")) };
        parts.push(format!("{} {}{note}", zone.zone, zone.count));
    }
    parts.extend(sketch.view.held[side.index()].iter().map(|(name, n)| format!("{name} {n}")));
    parts.join(" · ")
}

/// The cards a player controls in play, a row for each kind, the first kind first.
fn rows(sketch: &Sketch, side: Seat) -> Vec<String> {
    let mut rows: Vec<(usize, Vec<String>)> = Vec::new();
    let words = sketch.duel.words();
    let kinds = sketch.drawing.kinds(words);
    let played = sketch.view.zones.iter().filter(|zone| sketch.spec(zone).in_play);
    let cards = played.flat_map(|zone| zone.cards.iter().map(|card| (zone.zone, card)));
    for (zone, card) in cards.filter(|(_, card)| card.controller == side && card.attached_to.is_none()) {
        let rank = sketch.drawing.row(words, zone, card);
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

/// The battle under way, where it has no place of its own: who attacks whom.
fn battle(sketch: &Sketch) -> Option<String> {
    let number = sketch.view.bouts.last().filter(|_| !sketch.drawing.bout.is_empty())?.number;
    let fighting = sketch.view.bouts.iter().filter(|bout| bout.number == number);
    let mut names: Vec<String> = fighting.flat_map(|bout| bout.cards.clone()).collect();
    if names.len() == 1 {
        let attacked = sketch.view.turn.player.other();
        names.push(if attacked == sketch.seat { "you" } else { "the computer" }.to_owned());
    }
    let who = if names.is_empty() { "nobody is left".to_owned() } else { names.join(" against ") };
    Some(style(format!("{}: {who}", sketch.drawing.bout)).red().to_string())
}

/// What lies in a player's other zones and matters: what can pay, by colour; a card that lies face up on a deck; what
/// waits with counters on it.
fn elsewhere(sketch: &Sketch, side: Seat) -> Vec<String> {
    let mut lines = Vec::new();
    for zone in sketch.own_zones(side, |spec| !spec.in_play && spec.sight == Sight::Public) {
        let spec = sketch.spec(zone);
        let cards: Vec<String> = if sketch.drawing.open.contains(&zone.zone) {
            zone.cards.iter().map(|card| openly(sketch, spec, card)).collect()
        } else if spec.turns {
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

/// A card that lies open outside play: what it is, and how it is turned where that matters.
fn openly(sketch: &Sketch, spec: &ZoneSpec, card: &CardView) -> String {
    let turned = spec.turns && card.orientation != sketch.duel.words().orientations[0];
    let way = if turned { format!(" ({})", card.orientation) } else { String::new() };
    format!("{}{way}  {}", card.name, style(describe(sketch, card)).dim())
}

/// How many cards of each colour are turned each way.
fn by_colour(sketch: &Sketch, zone: &ZoneView) -> Vec<String> {
    let mut counted: Vec<(&str, String, usize)> = Vec::new();
    for way in sketch.duel.words().orientations {
        for card in zone.cards.iter().filter(|card| card.orientation == way) {
            let colours = if card.colours.is_empty() { "colourless".to_owned() } else { card.colours.join("/") };
            match counted.iter_mut().find(|(w, c, _)| *w == way && *c == colours) {
                Some((_, _, n)) => *n += 1,
                None => counted.push((way, colours, 1)),
            }
        }
    }
    let mut words: Vec<String> = Vec::new();
    for way in sketch.duel.words().orientations {
        let these: Vec<String> =
            counted.iter().filter(|(w, _, _)| *w == way).map(|(_, colours, n)| format!("{n} {colours}")).collect();
        if !these.is_empty() {
            words.push(format!("{way} {}", these.join(", ")));
        }
    }
    words
}

/// A card in play: its name, its numbers now and as printed, and whatever else is special about it.
fn in_play(sketch: &Sketch, card: &CardView) -> String {
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

/// What tells a card from others of its name.
pub(crate) fn handle(card: &CardView) -> String {
    card.handle.map_or(String::new(), |handle| style(format!(" #{handle}")).dim().to_string())
}

/// The numbers of a card as they are now, and as printed where that differs.
pub(crate) fn numbers(sketch: &Sketch, card: &CardView) -> String {
    let words = sketch.duel.words();
    let printed = card.card.map(|id| &sketch.duel.pool().card(id).profile);
    let (mut now, mut before) = (Vec::new(), Vec::new());
    for name in sketch.drawing.numbers {
        let Some(&(_, n)) = card.numbers.iter().find(|(number, _)| number == name) else { continue };
        now.push(written(n));
        let at = words.numbers.iter().position(|number| number == name).unwrap_or(0);
        before.push(written(printed.map_or(n, |profile| profile.numbers[at])));
    }
    if now == before { now.join("/") } else { format!("{} (printed {})", now.join("/"), before.join("/")) }
}

/// What is special about a card in play.
pub(crate) fn notes(sketch: &Sketch, card: &CardView) -> Vec<String> {
    let mut notes: Vec<String> = Vec::new();
    if card.orientation != sketch.duel.words().orientations[0] {
        notes.push(card.orientation.to_owned());
    }
    if !card.face_up && card.card.is_some() {
        notes.push("face down".to_owned());
    }
    if card.damage > 0 {
        notes.push(format!("damage {}", card.damage));
    }
    notes.extend(card.counters.iter().map(|(name, n)| format!("{n} {name} counter{}", if *n == 1 { "" } else { "s" })));
    let drawing = &sketch.drawing;
    notes.extend(card.marks.iter().filter(|mark| !drawing.plain_marks.contains(mark)).map(|mark| (*mark).to_owned()));
    notes.extend(card.keywords.iter().filter(|word| !drawing.icons.contains(word)).map(|word| (*word).to_owned()));
    if card.controller != card.owner {
        notes.push("borrowed".to_owned());
    }
    notes
}

/// What a card is: its cost, colours, kind, numbers and keywords.
pub(crate) fn describe(sketch: &Sketch, card: &CardView) -> String {
    let number = |name: &str| card.numbers.iter().find(|(n, _)| *n == name).map(|(_, n)| written(*n));
    let mut words: Vec<String> = Vec::new();
    let printed = card.card.map_or(&[][..], |id| &sketch.duel.pool().card(id).prices);
    match printed {
        [] => words.extend(number("cost").map(|cost| format!("cost {cost}"))),
        prices => words.extend(
            ["cost", "move"]
                .iter()
                .zip(prices)
                .map(|(name, price)| format!("{name} {}", symbols(sketch.duel.words(), price))),
        ),
    }
    words.push(format!("{} {}", card.colours.join("/"), card.kinds.join("/")).trim().to_owned());
    let shown: Vec<String> = sketch.drawing.numbers.iter().filter_map(|name| number(name)).collect();
    words.extend((!shown.is_empty()).then(|| shown.join("/")));
    let spoken = card.keywords.iter().filter(|word| !sketch.drawing.silent.contains(word));
    words.extend(spoken.map(|word| (*word).to_owned()));
    words.join(", ")
}

fn hand(sketch: &Sketch) -> Vec<String> {
    let held = sketch.own_zones(sketch.seat, |spec| spec.sight == Sight::Own).filter(|zone| zone.count > 0);
    held.flat_map(|zone| cards_held(sketch, zone)).collect()
}

fn cards_held(sketch: &Sketch, hand: &ZoneView) -> Vec<String> {
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

/// What waits to resolve, the next first, with what it chose.
fn stack(sketch: &Sketch) -> Vec<String> {
    let everywhere = || sketch.view.zones.iter().flat_map(|zone| &zone.cards);
    let named = |handle: &u16| everywhere().find(|card| card.handle == Some(*handle)).map(|card| card.name.clone());
    let mut lines = Vec::new();
    for item in sketch.view.stack.iter().rev() {
        let chosen: Vec<String> = item.chosen.iter().filter_map(named).collect();
        let at = if chosen.is_empty() { String::new() } else { format!(" → {}", chosen.join(", ")) };
        let line = match &item.title {
            Some(title) => format!("  {}: {title}", sketch.drawing.stack),
            None => format!("  {}: {} {}{at}", sketch.drawing.stack, sketch.whose(item.controller), item.source),
        };
        lines.push(style(line).yellow().to_string());
    }
    lines
}
