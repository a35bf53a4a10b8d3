//! Witnessing: what duels do to cards and ask about them, where these are and of which kinds.
//!
//! A book declares what can matter ([`Matters`](crate::book::matters::Matters)); what is witnessed in rulings and random duels
//! is held against that. In play nobody is a witness, and asking whether someone is costs a look at one flag.

use crate::book::RuleBook;
use crate::engine::context::Cx;
use crate::event::Happening;
use crate::ids::*;
use crate::state::object::Slot;
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

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

/// What was witnessed, with the kinds of the cards.
pub type Notes = BTreeMap<Witnessed, Kinds>;

thread_local! {
    static WATCHING: Cell<bool> = const { Cell::new(false) };
    static NOTES: RefCell<Notes> = const { RefCell::new(Notes::new()) };
}

/// Runs something, and returns what duels did meanwhile on this thread.
pub fn witness(run: impl FnOnce()) -> Notes {
    WATCHING.set(true);
    run();
    WATCHING.set(false);
    NOTES.take()
}

/// Joins what was witnessed in two places.
pub fn join(mut notes: Notes, others: Notes) -> Notes {
    for (seen, kinds) in others {
        add(&mut notes, seen, kinds);
    }
    notes
}

fn add(notes: &mut Notes, seen: Witnessed, kinds: Kinds) {
    let known = notes.entry(seen).or_insert(Kinds::EMPTY);
    *known = known.union(kinds);
}

fn note(seen: Witnessed, kinds: Kinds) {
    NOTES.with_borrow_mut(|notes| add(notes, seen, kinds));
}

impl<B: RuleBook> Cx<'_, B> {
    /// Notes that it is asked whether something is forbidden to a card, if that is watched.
    #[inline(always)]
    pub(crate) fn witness_ask(&self, verb: Verb, slot: Slot) {
        if WATCHING.get() {
            self.note_ask(verb, slot);
        }
    }

    /// Notes what is about to happen to cards, if that is watched.
    #[inline(always)]
    pub(crate) fn witness_events(&self, from: usize) {
        if WATCHING.get() {
            self.note_events(from);
        }
    }

    /// Notes where cards are that have done something with which others moved, if that is watched.
    #[inline(always)]
    pub(crate) fn witness_deeds(&self, from: usize) {
        if WATCHING.get() {
            self.note_deeds(from);
        }
    }

    #[cold]
    #[inline(never)]
    fn note_ask(&self, verb: Verb, slot: Slot) {
        let (object, kinds) = (self.state.object(slot), self.state.characteristics(slot).kinds);
        let game = B::vocabulary().game;
        note(Witnessed { game, sort: 0, verb, from: object.zone, to: object.zone.0 }, kinds);
    }

    #[cold]
    #[inline(never)]
    fn note_events(&self, from: usize) {
        for event in &self.state.batch[from..] {
            let game = B::vocabulary().game;
            let Some(slot) = event.happening.slot() else {
                let seen = Witnessed {
                    game,
                    sort: event.happening.kind(),
                    verb: event.verb,
                    from: Zone(u8::MAX),
                    to: u8::MAX,
                };
                note(seen, Kinds::EMPTY);
                continue;
            };
            let (object, kinds) = (self.state.object(slot), self.state.characteristics(slot).kinds);
            let (place, to) = match event.happening {
                Happening::Move { to, .. } => (self.origin_of(event), to.0),
                Happening::Turn { to, .. } => (object.zone, to as u8),
                _ => (object.zone, object.zone.0),
            };
            note(Witnessed { game, sort: event.happening.kind(), verb: event.verb, from: place, to }, kinds);
        }
    }

    #[cold]
    #[inline(never)]
    fn note_deeds(&self, from: usize) {
        for event in &self.state.batch[from..] {
            if let (Happening::Deed { .. }, Some(slot)) = (event.happening, event.happening.slot()) {
                let (object, kinds) = (self.state.object(slot), self.state.characteristics(slot).kinds);
                let (game, sort) = (B::vocabulary().game, event.happening.kind());
                note(Witnessed { game, sort, verb: event.verb, from: object.zone, to: object.zone.0 }, kinds);
            }
        }
    }
}
