//! Witnessing: what duels do to cards and ask about them, where these are and of which kinds.
//!
//! A book declares what can matter ([`Matters`](crate::matters::Matters)); what is witnessed in rulings and random duels
//! is held against that. Only builds with the `audit` feature witness anything; in others it costs nothing.

use crate::book::RuleBook;
use crate::cx::Cx;
use crate::object::Slot;
use crate::words::*;

#[cfg(feature = "audit")]
pub use notes::{Witnessed, witnessed};

#[cfg(feature = "audit")]
mod notes {
    use crate::words::*;
    use std::collections::BTreeMap;
    use std::sync::Mutex;

    /// Something that was done to a card, or asked about it.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct Witnessed {
        /// In which game.
        pub game: &'static str,
        /// The sort of event, as [`kind`](crate::event::kind) has it; 0 if it was asked whether it is forbidden.
        pub sort: u8,
        /// Under which verb.
        pub verb: Verb,
        /// Where the card was.
        pub from: Zone,
        /// Where it went, or is turned to; where it was, if it stayed.
        pub to: u8,
    }

    static NOTES: Mutex<BTreeMap<Witnessed, Kinds>> = Mutex::new(BTreeMap::new());

    pub(super) fn note(seen: Witnessed, kinds: Kinds) {
        if let Ok(mut notes) = NOTES.lock() {
            let known = notes.entry(seen).or_insert(Kinds::EMPTY);
            *known = known.union(kinds);
        }
    }

    /// Everything that was witnessed since the program began, with the kinds of the cards.
    pub fn witnessed() -> BTreeMap<Witnessed, Kinds> {
        NOTES.lock().map(|notes| notes.clone()).unwrap_or_default()
    }
}

impl<B: RuleBook> Cx<'_, B> {
    /// Notes that it is asked whether something is forbidden to a card.
    #[cfg(feature = "audit")]
    pub(crate) fn witness_ask(&self, verb: Verb, slot: Slot) {
        let (object, kinds) = (self.s.object(slot), self.s.profile(slot).kinds);
        let game = B::vocabulary().game;
        let seen = Witnessed { game, sort: 0, verb, from: object.zone, to: object.zone.0 };
        notes::note(seen, kinds);
    }

    /// Notes what is about to happen to cards.
    #[cfg(feature = "audit")]
    pub(crate) fn witness_events(&self, from: usize) {
        use crate::event::Act;
        for event in &self.s.batch[from..] {
            let game = B::vocabulary().game;
            let Some(slot) = event.act.slot() else {
                let seen =
                    Witnessed { game, sort: event.act.kind(), verb: event.verb, from: Zone(u8::MAX), to: u8::MAX };
                notes::note(seen, Kinds::EMPTY);
                continue;
            };
            let (object, kinds) = (self.s.object(slot), self.s.profile(slot).kinds);
            let (place, to) = match event.act {
                Act::Move { to, .. } => (object.origin, to.0),
                Act::Turn { to, .. } => (object.zone, to as u8),
                _ => (object.zone, object.zone.0),
            };
            notes::note(Witnessed { game, sort: event.act.kind(), verb: event.verb, from: place, to }, kinds);
        }
    }

    /// Notes where cards are that have done something with which others moved.
    #[cfg(feature = "audit")]
    pub(crate) fn witness_deeds(&self, from: usize) {
        use crate::event::Act;
        for event in &self.s.batch[from..] {
            if let (Act::Deed { .. }, Some(slot)) = (event.act, event.act.slot()) {
                let (object, kinds) = (self.s.object(slot), self.s.profile(slot).kinds);
                let (game, sort) = (B::vocabulary().game, event.act.kind());
                notes::note(Witnessed { game, sort, verb: event.verb, from: object.zone, to: object.zone.0 }, kinds);
            }
        }
    }

    #[cfg(not(feature = "audit"))]
    #[inline(always)]
    pub(crate) fn witness_deeds(&self, _: usize) {}

    #[cfg(not(feature = "audit"))]
    #[inline(always)]
    pub(crate) fn witness_ask(&self, _: Verb, _: Slot) {}

    #[cfg(not(feature = "audit"))]
    #[inline(always)]
    pub(crate) fn witness_events(&self, _: usize) {}
}
