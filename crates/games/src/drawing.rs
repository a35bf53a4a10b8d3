//! How the table of a game is drawn: what is shown of its cards and zones, and what they are called.

use duel::ability::Price;
use duel::book::Vocabulary;
use duel::view::CardView;

/// What of a game is shown at the table, and what says no more than the table shows anyway.
#[derive(Clone, Copy, Debug)]
pub struct Drawing {
    /// The numbers of a card in play that are shown.
    pub numbers: &'static [&'static str],
    /// The zones that are counted even if they are empty.
    pub counted: &'static [&'static str],
    /// The zones whose cards are named.
    pub open: &'static [&'static str],
    /// Marks that are not shown.
    pub plain_marks: &'static [&'static str],
    /// Icons, which matter when a card is played and not when it is in play.
    pub icons: &'static [&'static str],
    /// Icons that say nothing to who holds the card.
    pub silent: &'static [&'static str],
    /// The zones that are not counted: their cards are shown anyway.
    pub shown: &'static [&'static str],
    /// The zones whose cards are counted one by one.
    pub tracks: &'static [Track],
    /// The zone of what a player wants to achieve, and how its cards are called that are turned or lie face down.
    pub goals: Option<Goals>,
    /// The names of the rows of places, the nearest first, and of their columns.
    pub rows: &'static [&'static str],
    /// The names of the columns, from left to right.
    pub columns: &'static [&'static str],
    /// What is fought out at a place.
    pub bout: &'static str,
    /// Where what is played is, until it has resolved.
    pub stack: &'static str,
    /// The zones of cards beneath others that are counted, not named, and what such cards are called.
    pub beneath: &'static [(&'static str, &'static str)],
    /// The zones of cards with others whose cards are named so; otherwise a card is `with` another.
    pub joined: &'static [(&'static str, &'static str)],
    /// The kinds of cards in play, a row for each. Without it, as the game counts them.
    pub ranks: &'static [Rank],
    /// The phase before the first turn.
    pub setup: &'static str,
    /// The part of a turn that is made of steps, and the phase after which it comes.
    pub steps: (&'static str, &'static str),
    /// Where a player who has passing done for them is asked all the same: the phase, whether on the player's own turn,
    /// and whether on the opponent's.
    pub stops: &'static [(&'static str, bool, bool)],
}

impl Drawing {
    /// Nothing in particular.
    pub const PLAIN: Self = Self {
        numbers: &[],
        counted: &["hand", "deck"],
        open: &[],
        plain_marks: &[],
        icons: &[],
        silent: &[],
        shown: &[],
        tracks: &[],
        goals: None,
        rows: &[],
        columns: &[],
        bout: "",
        stack: "On the stack",
        beneath: &[],
        joined: &[],
        ranks: &[],
        setup: "setup",
        steps: ("", ""),
        stops: &[],
    };

    /// How many cards in a zone end it, or are all there are; nothing where that is open.
    pub fn full(&self, zone: &str, format: u8) -> Option<usize> {
        let track = self.tracks.iter().find(|track| track.zone == zone)?;
        track.full.map(|full| full(format))
    }

    /// The kinds that have a row.
    pub fn kinds(&self, words: &Vocabulary) -> Vec<&'static str> {
        if self.ranks.is_empty() { words.kinds.to_vec() } else { self.ranks.iter().map(|rank| rank.kind).collect() }
    }

    /// The row of a card in play: by its kind, or by the zone in which it lies face down.
    pub fn row(&self, words: &Vocabulary, zone: &str, card: &CardView) -> Option<usize> {
        let kinds = self.kinds(words);
        let of_kind = kinds.iter().position(|kind| card.kinds.contains(kind));
        of_kind.or_else(|| kinds.iter().position(|kind| plural(kind).eq_ignore_ascii_case(zone)))
    }

    /// The phases and steps in the order in which they come, the one before the first turn first.
    pub fn course(&self, words: &Vocabulary) -> Vec<Leg> {
        let (stretch, after) = self.steps;
        let steps = words.stretches.iter().find(|(name, _)| *name == stretch).map_or(&[][..], |(_, phases)| phases);
        let leg = |(at, name): (usize, &&'static str)| Leg {
            phase: at as u8,
            name,
            step: steps.iter().any(|step| step.index() == at),
            before: *name == self.setup,
        };
        let legs: Vec<Leg> = words.phases.iter().enumerate().map(leg).collect();
        let (within, mut course): (Vec<Leg>, Vec<Leg>) = legs.into_iter().partition(|leg| leg.step);
        course.sort_by_key(|leg| !leg.before);
        let at = course.iter().position(|leg| leg.name == after).map_or(course.len(), |at| at + 1);
        course.splice(at..at, within);
        course
    }
}

/// A kind, as several are called.
pub fn plural(kind: &str) -> String {
    kind.strip_suffix('y').map_or_else(|| format!("{kind}s"), |stem| format!("{stem}ies"))
}

/// A zone whose cards are counted one by one.
#[derive(Clone, Copy, Debug)]
pub struct Track {
    /// The zone.
    pub zone: &'static str,
    /// How many cards in it end the duel, or are all there are, in a format; nothing where that is open.
    pub full: Option<fn(u8) -> usize>,
}

/// A row of cards in play.
#[derive(Clone, Copy, Debug)]
pub struct Rank {
    /// The kind of its cards.
    pub kind: &'static str,
    /// Whether it is in front, where there is fighting.
    pub front: bool,
    /// Whether it has its place even if no card is in it.
    pub kept: bool,
}

impl Rank {
    /// A row in front that always has its place.
    pub const fn front(kind: &'static str) -> Self {
        Self { kind, front: true, kept: true }
    }

    /// A row behind that always has its place.
    pub const fn back(kind: &'static str) -> Self {
        Self { kind, front: false, kept: true }
    }

    /// The same, but only there while cards are in it.
    pub const fn passing(self) -> Self {
        Self { kept: false, ..self }
    }
}

/// A phase or step, in its place in the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leg {
    /// Which one, by number.
    pub phase: u8,
    /// What it is called.
    pub name: &'static str,
    /// Whether it is a step of a longer part of the turn.
    pub step: bool,
    /// Whether it comes before the first turn, and never again.
    pub before: bool,
}

/// A price as it is printed: `{Red}{Red}{2}`.
pub fn symbols(words: &Vocabulary, price: &Price) -> String {
    let colours = words.colours.iter().zip(price.coloured);
    let mut text: String = colours.map(|(name, n)| format!("{{{name}}}").repeat(usize::from(n))).collect();
    if price.any > 0 {
        text += &format!("{{{}}}", price.any);
    }
    if price.x {
        let colour = price.x_colour.and_then(|colour| words.colours.get(colour.index()));
        text += &colour.map_or("{X}".to_owned(), |name| format!("{{{name} X}}"));
    }
    if text.is_empty() { "{0}".to_owned() } else { text }
}

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

impl Goals {
    /// Whether a card has been achieved: it was turned face down. Before the first turn it just lies there.
    pub fn is_achieved(&self, zone: &str, card: &CardView, turn: u16) -> bool {
        zone == self.zone && !card.face_up && turn > 0
    }
}

#[cfg(test)]
mod tests {
    use crate::books::{BOOKS, Book};

    fn book(id: &str) -> &'static Book {
        Book::find(id).expect("a game")
    }

    #[test]
    fn what_a_drawing_names_is_there() {
        for book in &BOOKS {
            let (drawing, words) = (&book.drawing, book.words());
            let is_zone = |name: &str| book.zones.iter().any(|spec| spec.name == name);
            assert!(drawing.tracks.iter().all(|track| is_zone(track.zone)), "{}", book.id);
            assert!(drawing.counted.iter().chain(drawing.open).all(|zone| is_zone(zone)), "{}", book.id);
            assert!(drawing.ranks.iter().all(|rank| words.kinds.contains(&rank.kind)), "{}", book.id);
            assert!(drawing.stops.iter().all(|(phase, _, _)| words.phases.contains(phase)), "{}", book.id);
            assert!(words.phases.contains(&drawing.setup), "{}", book.id);
            assert!(words.phases.contains(&drawing.steps.1), "{}", book.id);
            assert!(words.stretches.iter().any(|(name, _)| *name == drawing.steps.0), "{}", book.id);
        }
    }

    #[test]
    fn steps_come_where_they_are_taken_and_setting_up_comes_first() {
        for book in &BOOKS {
            let course = book.drawing.course(book.words());
            let mut phases: Vec<u8> = course.iter().map(|leg| leg.phase).collect();
            phases.sort_unstable();
            assert!(phases.into_iter().eq(0..book.words().phases.len() as u8), "{}: each once", book.id);
            let before: Vec<bool> = course.iter().map(|leg| leg.before).collect();
            assert!(before[0] && !before[1..].contains(&true), "{}", book.id);
            assert!(course.iter().all(|leg| leg.step == leg.name.ends_with("step")), "{}: {course:?}", book.id);
        }
        let names = |id: &str| -> Vec<&str> {
            book(id).drawing.course(book(id).words()).into_iter().map(|leg| leg.name).collect()
        };
        let battle = ["main phase", "first battle step", "second battle step", "battle end step", "smash phase"];
        assert_eq!(names("dimension-zero")[4..9], battle);
        assert_eq!(names("vividz")[2..4], ["main phase", "attack step"]);
        assert_eq!(names("vividz")[7..9], ["attack end step", "mission phase"]);
        assert_eq!(names("fftcg")[..2], ["set-up", "active phase"]);
        assert_eq!(names("fftcg")[3..5], ["main phase 1", "attack preparation step"]);
        assert_eq!(names("caster-chronicles")[9..], ["battle phase end step", "end phase"]);
    }

    #[test]
    fn how_far_damage_goes_is_said_by_the_format() {
        let full = |id: &str, zone: &str, format: &str| {
            let formats = book(id).words().formats;
            let at = formats.iter().position(|name| *name == format).unwrap_or(0);
            book(id).drawing.full(zone, at as u8)
        };
        assert_eq!(full("fftcg", "damage", "constructed"), Some(7));
        assert_eq!(full("fftcg", "damage", "limited"), Some(6));
        assert_eq!(full("square-enix", "damage", "constructed"), Some(7));
        assert_eq!(full("dimension-zero", "smash", "limited"), Some(7));
        assert_eq!(full("caster-chronicles", "orbs", ""), Some(7));
        assert_eq!(full("vividz", "energy", ""), None);
        assert_eq!(full("fftcg", "hand", "constructed"), None);
    }
}
