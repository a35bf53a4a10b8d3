//! Digests: the events of a duel as a number, to check that two versions of the engine play the same duel.
//!
//! A digest is made from what players and judges speak of: the names of cards and verbs, the book's numbers of zones
//! and places, amounts, and the numbers of rules. It does not depend on how the engine is built: not on the layout of
//! its state, the names of its types, or the sentences that people read.

use duel::engine::any_duel::AnyDuel;
use duel::engine::question::{Pending, Pick};
use duel::event::Happening;
use duel::ids::{Rule, Zone};
use duel::observe::log::{Fate, LogEntry, SeenCard};
use duel::state::object::Slot;

/// A digest that is being computed.
#[derive(Clone, Copy, Debug)]
pub struct Digest(u64);

impl Default for Digest {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Digest {
    /// Adds a decision: the answer, and all options in alphabetical order.
    pub fn add_decision(&mut self, duel: &dyn AnyDuel, option: usize) {
        let Pending::Question(question) = duel.pending() else { return };
        let options: Vec<String> = duel.options().iter().map(|&pick| say_pick(duel, pick)).collect();
        self.write(&format!("p{} {}", question.seat.0 + 1, rule(duel, question.rule)));
        self.write(&options[option]);
        let mut sorted = options;
        sorted.sort();
        sorted.iter().for_each(|words| self.write(words));
    }

    /// Adds the log and the result, and returns the digest.
    pub fn finish(mut self, duel: &mut dyn AnyDuel) -> u64 {
        let log = std::mem::take(&mut duel.lab_mut().scratch().log);
        for entry in &log {
            self.write(&say_entry(duel, entry));
        }
        duel.lab_mut().scratch().log = log;
        if let Pending::Over(outcome) = duel.pending() {
            let winner = outcome.winner.map_or(0, |seat| seat.0 + 1);
            self.write(&format!("{winner} wins {}", rule(duel, outcome.rule)));
        }
        self.0
    }

    fn write(&mut self, text: &str) {
        for byte in text.bytes().chain([b'\n']) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
}

fn rule(duel: &dyn AnyDuel, rule: Rule) -> &'static str {
    duel.vocabulary().rules.get(rule.index()).map_or("", |entry| entry.id)
}

/// A card with its zone, controller and place.
fn card(duel: &dyn AnyDuel, slot: Slot) -> String {
    let Some(object) = duel.lab().state().objects.get(slot.index()) else { return "nothing".to_owned() };
    let name = duel.pool().name(object.card);
    format!("{name} {} p{} {}", object.zone.0, object.controller.0 + 1, object.place)
}

/// An option without the words that people read.
fn say_pick(duel: &dyn AnyDuel, pick: Pick) -> String {
    match pick {
        Pick::Pass => "pass".to_owned(),
        Pick::Done => "done".to_owned(),
        Pick::Yes => "yes".to_owned(),
        Pick::No => "no".to_owned(),
        Pick::Act(action, slot, more) => format!("act {action} {} {more}", card(duel, slot)),
        Pick::Object(slot) => format!("object {}", card(duel, slot)),
        Pick::Pay(slot, colour) => format!("pay {} {colour}", card(duel, slot)),
        Pick::Number(n) => format!("number {n}"),
        Pick::Mode(n) => format!("mode {n}"),
        Pick::Pile(slot, pile) => format!("pile {} {pile}", card(duel, slot)),
        Pick::Place(place) => format!("place {place}"),
        Pick::Waiting(n) => format!("waiting {n}"),
        Pick::Replacement(n) => format!("replacement {n}"),
        Pick::Word(n) => format!("word {n}"),
        Pick::StackItem(_) => "used".to_owned(),
        Pick::Card(id) => format!("printed {}", duel.pool().name(id)),
    }
}

/// An event: its verb, its cards, its zones, its amount, its rule, and if it was forbidden or replaced.
fn say_entry(duel: &dyn AnyDuel, entry: &LogEntry) -> String {
    let name = |seen: Option<SeenCard>| seen.map_or("", |seen| duel.pool().name(seen.card));
    let zone = |zone: Option<Zone>| zone.map_or(String::new(), |zone| zone.0.to_string());
    let (to, amount) = match entry.happening {
        Happening::Move { to, side, place, .. } => (Some(to), format!("p{} {place}", side.0 + 1)),
        Happening::Damage { amount, .. } | Happening::CardCounter { amount, .. } | Happening::Deed { amount, .. } => {
            (None, amount.to_string())
        }
        Happening::PlayerCounter { seat, amount, .. } | Happening::Currency { seat, amount, .. } => {
            (None, format!("p{} {amount}", seat.0 + 1))
        }
        Happening::PlaceCounter { zone, place, amount, .. } => (Some(zone), format!("{place} {amount}")),
        Happening::Shuffle { zone, side } => (Some(zone), format!("p{}", side.0 + 1)),
        Happening::Control { seat, .. } | Happening::Lose { seat } | Happening::Win { seat } => {
            (None, format!("p{}", seat.0 + 1))
        }
        Happening::Turn { to, .. } => (None, (to as u8).to_string()),
        Happening::Flip { face_up: on, .. } | Happening::Mark { on, .. } => (None, on.to_string()),
        Happening::Reveal { seats, .. } => (None, seats.to_string()),
        Happening::Heal { .. } | Happening::Attach { .. } => (None, String::new()),
    };
    let verb = duel.vocabulary().verbs.get(entry.verb.index()).copied().unwrap_or_default();
    let fate = match entry.fate {
        Fate::Happened => "",
        Fate::Forbidden => "forbidden",
        Fate::Replaced => "replaced",
    };
    [
        verb,
        name(entry.card),
        name(entry.source),
        name(entry.host),
        &zone(entry.from),
        &zone(to),
        &amount,
        rule(duel, entry.cause.rule),
        fate,
    ]
    .join("|")
}
