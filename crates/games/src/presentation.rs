//! Presentation: the cards, zones and numbers of a game that the table shows, and their names.

use duel::book::Vocabulary;
use duel::card::ability::Price;
use duel::observe::view::CardView;

/// The choices a game makes for its table: what is shown, and what is left out because it says nothing new.
#[derive(Clone, Copy, Debug)]
pub struct Presentation {
    /// The numbers of a card in play that are shown.
    pub numbers: &'static [&'static str],
    /// The zones whose count is shown even if they are empty.
    pub always_counted: &'static [&'static str],
    /// The zones whose cards are shown by name.
    pub open_zones: &'static [&'static str],
    /// Marks that are not shown.
    pub hidden_marks: &'static [&'static str],
    /// Keywords that matter when a card is played and are not shown while it is in play.
    pub icons: &'static [&'static str],
    /// Keywords that are not shown in the hand either.
    pub hidden_icons: &'static [&'static str],
    /// The zones without a count, because their cards are shown anyway.
    pub uncounted_zones: &'static [&'static str],
    /// The zones whose cards are tracked one by one.
    pub tracked_zones: &'static [TrackedZone],
    /// The zone of goal cards, with the words for cards in it that are turned or face down.
    pub goal_zone: Option<GoalZone>,
    /// The names of the rows of places, the nearest first.
    pub row_names: &'static [&'static str],
    /// The names of the columns, from left to right.
    pub column_names: &'static [&'static str],
    /// The title of a combat.
    pub combat_title: &'static str,
    /// The title of the stack.
    pub stack_title: &'static str,
    /// The zones of cards beneath others that are counted and not named, with the word for such cards.
    pub counted_beneath: &'static [(&'static str, &'static str)],
    /// The words that join a card to the card it is attached to, by zone; otherwise it is `with` that card.
    pub attached_words: &'static [(&'static str, &'static str)],
    /// The kinds of cards in play that have a row each; if empty, the kinds in the game's own order.
    pub kind_rows: &'static [KindRow],
    /// The phase before the first turn.
    pub setup_phase: &'static str,
    /// The part of a turn that consists of steps, and the phase it follows.
    pub stepped_part: (&'static str, &'static str),
    /// The phases at which a player who passes automatically is asked all the same. The flags are for the player's own
    /// turn and the opponent's.
    pub stops: &'static [(&'static str, bool, bool)],
}

impl Presentation {
    /// A presentation without anything particular to a game.
    pub const PLAIN: Self = Self {
        numbers: &[],
        always_counted: &["hand", "deck"],
        open_zones: &[],
        hidden_marks: &[],
        icons: &[],
        hidden_icons: &[],
        uncounted_zones: &[],
        tracked_zones: &[],
        goal_zone: None,
        row_names: &[],
        column_names: &[],
        combat_title: "",
        stack_title: "On the stack",
        counted_beneath: &[],
        attached_words: &[],
        kind_rows: &[],
        setup_phase: "setup",
        stepped_part: ("", ""),
        stops: &[],
    };

    /// The number of cards in a zone that ends the duel or is all there are; `None` if there is no such number.
    pub fn zone_limit(&self, zone: &str, format: u8) -> Option<usize> {
        let track = self.tracked_zones.iter().find(|track| track.zone == zone)?;
        track.full_at.map(|full| full(format))
    }

    /// The kinds of cards that have a row.
    pub fn kinds(&self, words: &Vocabulary) -> Vec<&'static str> {
        if self.kind_rows.is_empty() {
            words.kinds.to_vec()
        } else {
            self.kind_rows.iter().map(|rank| rank.kind).collect()
        }
    }

    /// The row of a card in play: by its kind, or by the name of the zone it lies in.
    pub fn row_of_card(&self, words: &Vocabulary, zone: &str, card: &CardView) -> Option<usize> {
        let kinds = self.kinds(words);
        let of_kind = kinds.iter().position(|kind| card.kinds.contains(kind));
        of_kind.or_else(|| kinds.iter().position(|kind| plural(kind).eq_ignore_ascii_case(zone)))
    }

    /// The phases and steps in order: the one before the first turn, then those of a turn.
    pub fn phases_in_order(&self, words: &Vocabulary) -> Vec<PhaseEntry> {
        let (stretch, after) = self.stepped_part;
        let steps = words.stretches.iter().find(|(name, _)| *name == stretch).map_or(&[][..], |(_, phases)| phases);
        let leg = |(at, name): (usize, &&'static str)| PhaseEntry {
            phase: at as u8,
            name,
            is_step: steps.iter().any(|step| step.index() == at),
            is_before_first_turn: *name == self.setup_phase,
        };
        let legs: Vec<PhaseEntry> = words.phases.iter().enumerate().map(leg).collect();
        let (within, mut course): (Vec<PhaseEntry>, Vec<PhaseEntry>) = legs.into_iter().partition(|leg| leg.is_step);
        course.sort_by_key(|leg| !leg.is_before_first_turn);
        let at = course.iter().position(|leg| leg.name == after).map_or(course.len(), |at| at + 1);
        course.splice(at..at, within);
        course
    }
}

/// The plural of a kind.
pub fn plural(kind: &str) -> String {
    kind.strip_suffix('y').map_or_else(|| format!("{kind}s"), |stem| format!("{stem}ies"))
}

/// A zone whose cards are tracked one by one.
#[derive(Clone, Copy, Debug)]
pub struct TrackedZone {
    /// The zone.
    pub zone: &'static str,
    /// The number of cards, by format, that ends the duel or is all there are; `None` if there is no such number.
    pub full_at: Option<fn(u8) -> usize>,
}

/// A row of cards in play.
#[derive(Clone, Copy, Debug)]
pub struct KindRow {
    /// The kind of its cards.
    pub kind: &'static str,
    /// The row is in front, where combat takes place.
    pub front: bool,
    /// The row is shown even if no card is in it.
    pub always_shown: bool,
}

impl KindRow {
    /// A front row that is always shown.
    pub const fn front(kind: &'static str) -> Self {
        Self { kind, front: true, always_shown: true }
    }

    /// A back row that is always shown.
    pub const fn back(kind: &'static str) -> Self {
        Self { kind, front: false, always_shown: true }
    }

    /// The same row, shown only while cards are in it.
    pub const fn shown_while_filled(self) -> Self {
        Self { always_shown: false, ..self }
    }
}

/// A phase or step in the order of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PhaseEntry {
    /// Its number.
    pub phase: u8,
    /// Its name.
    pub name: &'static str,
    /// It is a step of a longer part of the turn.
    pub is_step: bool,
    /// It comes before the first turn, and never again.
    pub is_before_first_turn: bool,
}

/// A price as it is printed: `{Red}{Red}{2}`.
pub fn price_symbols(words: &Vocabulary, price: &Price) -> String {
    let colours = words.colours.iter().zip(price.coloured);
    let mut text: String = colours.map(|(name, n)| format!("{{{name}}}").repeat(usize::from(n))).collect();
    if price.generic > 0 {
        text += &format!("{{{}}}", price.generic);
    }
    if price.x {
        let colour = price.x_colour.and_then(|colour| words.colours.get(colour.index()));
        text += &colour.map_or("{X}".to_owned(), |name| format!("{{{name} X}}"));
    }
    if text.is_empty() { "{0}".to_owned() } else { text }
}

/// The zone of goal cards, with the words for their states.
#[derive(Clone, Copy, Debug)]
pub struct GoalZone {
    /// The zone.
    pub zone: &'static str,
    /// The word for a turned card.
    pub turned: &'static str,
    /// The word for a face-down card.
    pub face_down: &'static str,
}

impl GoalZone {
    /// Returns true if a goal has been achieved: its card lies face down after the first turn has begun.
    pub fn is_achieved(&self, zone: &str, card: &CardView, turn: u16) -> bool {
        zone == self.zone && !card.face_up && turn > 0
    }
}
