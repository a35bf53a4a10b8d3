//! The state of a duel as plain data that is cloned, compared, hashed and stored, and queries on it.
//!
//! *Invariant:* nothing here acts. A state is changed by events, and by the procedures of the engine for its own frames.
//! *Start at* [`State`]; [`query`] finds the objects that fit a filter and the value of an amount. *Used by* every room
//! but `card`.

pub mod combat;
pub mod delayed_ability;
pub(crate) mod face_up_top;
mod interchangeable;
pub mod loadout;
pub mod match_terms;
pub mod object;
pub mod ongoing_effect;
pub mod pile;
pub mod place_counters;
pub mod position;
pub mod query;
pub mod rng;
mod setup;
pub mod skipped_phase;
pub mod stack_item;
pub mod zone;

use crate::card::characteristics::Characteristics;
use crate::card::pool::CardPool;
use crate::continuous::Derived;
use crate::continuous::responsibility::Blame;
use crate::engine::frame::Frame;
use crate::engine::loops::{BarredChoice, GivenAnswer};
use crate::engine::question::{Outcome, Pick, Question};
use crate::event::Event;
use crate::ids::*;
use crate::play::cost::floating::FloatingCurrency;
use crate::state::combat::Participant;
use crate::state::delayed_ability::DelayedAbility;
use crate::state::match_terms::MatchTerms;
use crate::state::object::{LastKnown, Object, ObjectRef, PlayerCounters, Slot};
use crate::state::ongoing_effect::OngoingEffect;
use crate::state::pile::PileMember;
use crate::state::place_counters::PlaceCounters;
use crate::state::rng::Rng;
use crate::state::skipped_phase::SkippedPhase;
use crate::state::stack_item::StackItem;
use crate::state::zone::Layout;
use crate::trigger::turn_history::TurnFact;
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// A card or unit of currency set aside to pay a cost with, or a card set aside for a selection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SetAside {
    /// The card, or [`Slot::NONE`] for currency that the player has made.
    pub slot: Slot,
    /// The colour it counts as.
    pub colour: u8,
    /// The part of the cost that it pays; [`PRICE`] for the price itself.
    pub part: u8,
    /// The number of units it gives.
    pub units: u8,
    /// The sort of currency source, in the book's terms.
    pub sort: u8,
}

/// The part number of the price.
pub const PRICE: u8 = 255;

/// The turn, and the phase that the duel is in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Turn {
    /// The number of turns that have begun.
    pub number: u16,
    /// The player whose turn it is.
    pub player: Seat,
    /// The phase or step.
    pub phase: Phase,
}

/// A use of an ability this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct AbilityUse {
    /// The object whose ability was used.
    pub object: ObjectRef,
    /// The ability.
    pub ability: AbilityId,
}

/// The number of times each player did each thing this turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct DeedCounts([[u8; 32]; 2]);

impl DeedCounts {
    /// The number of times a player did something.
    pub fn times_done(&self, seat: Seat, verb: Verb) -> i32 {
        self.0[seat.index()].get(verb.index()).map_or(0, |&n| i32::from(n))
    }
    /// Sets the number of times a player did something.
    pub fn set(&mut self, seat: Seat, verb: Verb, times: u8) {
        if let Some(n) = self.0[seat.index()].get_mut(verb.index()) {
            *n = times;
        }
    }
    /// Counts that a player did something once more.
    pub fn add(&mut self, seat: Seat, verb: Verb) {
        if let Some(n) = self.0[seat.index()].get_mut(verb.index()) {
            *n = n.saturating_add(1);
        }
    }
}

/// Everything that is true of a duel at one moment.
#[derive(Debug, Serialize, Deserialize)]
pub struct State {
    /// All objects, wherever they are.
    pub objects: Vec<Object>,
    /// The order of the cards in each zone.
    pub layout: Layout,
    /// The stack items that wait to resolve, the newest last.
    pub stack: Vec<StackItem>,
    /// The stack items below this index are suspended.
    pub stack_floor: u16,
    /// The triggered abilities that wait to be put onto the stack.
    pub waiting_triggers: Vec<StackItem>,
    /// The waiting triggers below this index are suspended.
    pub waiting_triggers_floor: u16,
    /// Delayed abilities that last until the end of a battle are suspended if they were created by this time.
    pub battle_floor: u32,
    /// The stack items that are resolving, the innermost last.
    pub resolving: Vec<StackItem>,
    /// The number of cards that are attached to another.
    pub attachments: u16,
    /// The participants of all combats, those of the innermost last.
    pub combats: Vec<Participant>,
    /// The phases and turns that will be skipped.
    pub skipped_phases: Vec<SkippedPhase>,
    /// The continuous effects that began when an ability resolved.
    pub ongoing_effects: Vec<OngoingEffect>,
    /// The delayed abilities.
    pub delayed_abilities: Vec<DelayedAbility>,
    /// Last known information on objects that something may still refer to.
    pub last_known: Vec<LastKnown>,
    /// The harm done to objects, with its sources, where the book asks for that.
    pub harms: Vec<Blame>,
    /// The unfinished procedures, the innermost last.
    pub frames: Vec<Frame>,
    /// The events proposed and not yet performed.
    pub batch: Vec<Event>,
    /// Cards and currency set aside for the cost being paid or the selection under way.
    pub set_aside: Vec<SetAside>,
    /// The cards of picked groups that are not kept in their stack items.
    pub piles: Vec<PileMember>,
    /// The abilities used this turn.
    pub uses_this_turn: Vec<AbilityUse>,
    /// The counters of each player.
    pub player_counters: [PlayerCounters; 2],
    /// The currency that each player has made and not spent.
    pub floating_currency: [FloatingCurrency; 2],
    /// The counters on places.
    pub place_counters: Vec<PlaceCounters>,
    /// The number of times each player did each thing this turn.
    pub deed_counts: DeedCounts,
    /// The number of times that events which abilities ask about have happened this turn.
    pub turn_facts: Vec<TurnFact>,
    /// The turn and phase.
    pub turn: Turn,
    /// The players who meet a losing condition, each with the rule.
    pub losing: [Option<Rule>; 2],
    /// The format that is played, by its place among the book's.
    pub format: u8,
    /// The players who win by an effect, each with the rule.
    pub winning: [Option<Rule>; 2],
    /// The terms of the match that this duel is part of, if it is.
    pub match_terms: Option<MatchTerms>,
    /// A few numbers that the rule book keeps.
    pub notes: [i32; 8],
    /// The time, in events.
    pub clock: u32,
    /// The handle that the next object gets.
    pub next_handle: u16,
    /// The serial that the next stack item gets.
    pub next_serial: u32,
    /// The number of actions and resolutions since the last progress.
    pub resolutions_without_progress: u32,
    /// The answers given since a loop is suspected.
    pub loop_trail: Vec<GivenAnswer>,
    /// The answers of one lap of the loop that is being run.
    pub loop_lap: Vec<GivenAnswer>,
    /// The index of the next answer of that lap.
    pub loop_lap_at: u16,
    /// The number of laps left.
    pub laps_left: u16,
    /// Choices that would lead around a loop again.
    pub barred_choices: Vec<BarredChoice>,
    /// The random numbers.
    pub rng: Rng,
    /// The pending question.
    pub pending_question: Option<Question>,
    /// The outcome, once the duel is over.
    pub outcome: Option<Outcome>,
    /// The state before the action under way, to go back to if that turns out illegal.
    pub checkpoint: Option<Box<State>>,
    /// The action under way.
    pub attempted_action: Option<Pick>,
    /// The actions that turned out illegal since a player last did something; they are not offered again.
    pub illegal_actions: Vec<Pick>,
    /// Memory for the next checkpoint.
    #[serde(skip)]
    spare: Option<Box<State>>,
    /// The data computed from all this.
    #[serde(skip)]
    pub derived: Derived,
}

macro_rules! fields {
    ($go:ident) => {
        $go!(
            vecs: stack, waiting_triggers, resolving, combats, place_counters, skipped_phases, ongoing_effects,
                delayed_abilities, last_known, frames, batch, set_aside, piles, uses_this_turn, loop_trail, loop_lap,
                barred_choices, illegal_actions, objects;
            plain: attachments, stack_floor, waiting_triggers_floor, battle_floor, player_counters, deed_counts, turn,
                losing, winning, format, notes, clock, next_handle, next_serial, resolutions_without_progress,
                loop_lap_at, laps_left, attempted_action, rng, pending_question, outcome
        )
    };
}

impl Clone for State {
    fn clone(&self) -> Self {
        let mut copy = State::empty();
        copy.clone_from(self);
        copy
    }
    fn clone_from(&mut self, other: &Self) {
        self.copy_facts(other);
        self.derived.copy_from(&other.derived);
        self.checkpoint.clone_from(&other.checkpoint);
    }
}

impl PartialEq for State {
    fn eq(&self, other: &Self) -> bool {
        macro_rules! same {
            (vecs: $($vec:ident),*; plain: $($plain:ident),*) => {
                $(self.$vec == other.$vec)&&* $(&& self.$plain == other.$plain)*
            };
        }
        let lists = self.layout == other.layout
            && self.turn_facts == other.turn_facts
            && self.floating_currency == other.floating_currency;
        let lists = lists && self.harms == other.harms;
        fields!(same) && self.match_terms == other.match_terms && lists && self.checkpoint == other.checkpoint
    }
}

impl Eq for State {}

impl Hash for State {
    fn hash<H: Hasher>(&self, state: &mut H) {
        macro_rules! mix {
            (vecs: $($vec:ident),*; plain: $($plain:ident),*) => {
                $(self.$vec.hash(state);)*
                $(self.$plain.hash(state);)*
            };
        }
        fields!(mix);
        // An empty field adds nothing to the hash.
        if let Some(terms) = self.match_terms {
            terms.hash(state);
        }
        if !self.turn_facts.is_empty() {
            self.turn_facts.hash(state);
        }
        if !self.harms.is_empty() {
            self.harms.hash(state);
        }
        if self.floating_currency.iter().any(|units| !units.is_empty()) {
            self.floating_currency.hash(state);
        }
        self.layout.hash(state);
        self.checkpoint.hash(state);
    }
}

impl State {
    /// A duel with no cards.
    pub fn empty() -> Self {
        Self {
            objects: Vec::new(),
            layout: Layout::default(),
            stack: Vec::new(),
            stack_floor: 0,
            waiting_triggers: Vec::new(),
            waiting_triggers_floor: 0,
            battle_floor: 0,
            resolving: Vec::new(),
            combats: Vec::new(),
            skipped_phases: Vec::new(),
            attachments: 0,
            ongoing_effects: Vec::new(),
            delayed_abilities: Vec::new(),
            last_known: Vec::new(),
            harms: Vec::new(),
            frames: Vec::new(),
            batch: Vec::new(),
            set_aside: Vec::new(),
            piles: Vec::new(),
            uses_this_turn: Vec::new(),
            player_counters: [PlayerCounters::default(); 2],
            floating_currency: [FloatingCurrency::new(); 2],
            place_counters: Vec::new(),
            deed_counts: DeedCounts::default(),
            turn_facts: Vec::new(),
            turn: Turn::default(),
            losing: [None; 2],
            format: 0,
            winning: [None; 2],
            match_terms: None,
            notes: [0; 8],
            clock: 0,
            next_handle: 1,
            next_serial: 1,
            resolutions_without_progress: 0,
            loop_trail: Vec::new(),
            loop_lap: Vec::new(),
            loop_lap_at: 0,
            laps_left: 0,
            barred_choices: Vec::new(),
            rng: Rng::new(0),
            pending_question: None,
            outcome: None,
            checkpoint: None,
            attempted_action: None,
            illegal_actions: Vec::new(),
            spare: None,
            derived: Derived::default(),
        }
    }

    /// Copies everything but the derived data and the checkpoint.
    fn copy_facts(&mut self, other: &Self) {
        macro_rules! copy {
            (vecs: $($vec:ident),*; plain: $($plain:ident),*) => {
                // Names every field, so that a new one cannot be forgotten.
                let State { $($vec,)* $($plain,)* floating_currency, match_terms, turn_facts, harms, layout, checkpoint: _, spare: _, derived: _ } = other;
                $(self.$vec.clone_from($vec);)*
                $(self.$plain = *$plain;)*
                self.floating_currency = *floating_currency;
                self.match_terms = *match_terms;
                self.turn_facts.clone_from(turn_facts);
                self.harms.clone_from(harms);
                self.layout.copy_from(layout);
            };
        }
        fields!(copy);
    }

    /// Saves this state before an action, with frame `f` at the step to which an undo returns. Does nothing if there is
    /// a checkpoint already.
    pub(crate) fn save_checkpoint(&mut self, pick: Pick, f: usize, step: u8) {
        if self.checkpoint.is_some() {
            return;
        }
        let mut saved = self.spare.take().unwrap_or_else(|| Box::new(State::empty()));
        saved.copy_facts(self);
        saved.frames[f].step = step;
        self.checkpoint = Some(saved);
        self.attempted_action = Some(pick);
    }

    /// Accepts the action under way: it is not undone any more.
    pub(crate) fn accept_action(&mut self) {
        if let Some(saved) = self.checkpoint.take() {
            self.spare = Some(saved);
            self.attempted_action = None;
            self.illegal_actions.clear();
        }
    }

    /// Undoes the action under way and bars it from now on; returns false if there is none.
    pub(crate) fn restore_checkpoint(&mut self) -> bool {
        let Some(saved) = self.checkpoint.take() else { return false };
        let tried = self.attempted_action.take();
        let terms = self.match_terms;
        self.copy_facts(&saved);
        // An undo does not take back that time was called.
        self.match_terms = terms;
        self.derived = Derived::default();
        self.spare = Some(saved);
        self.illegal_actions.extend(tried);
        true
    }

    /// Empties the duel, and keeps its memory.
    pub(crate) fn clear(&mut self) {
        let empty = State::empty();
        self.clone_from(&empty);
    }

    /// The object in a slot.
    #[inline]
    pub fn object(&self, slot: Slot) -> &Object {
        &self.objects[slot.index()]
    }
    /// The current characteristics of the object in a slot.
    #[inline]
    pub fn characteristics(&self, slot: Slot) -> &Characteristics {
        &self.derived.characteristics[slot.index()]
    }
    /// The number of abilities of an object: all printed ones, lost or not, and the granted ones.
    pub fn ability_count(&self, pool: &CardPool, slot: Slot) -> u8 {
        let printed = pool.card(self.object(slot).card).abilities.len();
        (printed + self.characteristics(slot).granted_abilities.len()) as u8
    }
    /// The ability of this number of an object; none if it is a printed one that the object has lost.
    pub fn ability_at(&self, pool: &CardPool, slot: Slot, index: u8) -> Option<AbilityId> {
        let printed = &pool.card(self.object(slot).card).abilities;
        let characteristics = self.characteristics(slot);
        match printed.get(index as usize) {
            Some(&id) => (!characteristics.has_lost_text).then_some(id),
            None => characteristics.granted_abilities.get(index as usize - printed.len()).copied(),
        }
    }
    /// A reference to the object in a slot, in its present life.
    #[inline]
    pub fn object_ref(&self, slot: Slot) -> ObjectRef {
        ObjectRef { slot, life: self.object(slot).life }
    }
    /// Returns true if the object still exists: its card is in the life that the reference names.
    #[inline]
    pub fn is_alive(&self, object: ObjectRef) -> bool {
        self.objects.get(object.slot.index()).is_some_and(|o| o.life == object.life)
    }
    /// The characteristics of an object, now or at the end of its life.
    pub fn characteristics_of(&self, object: ObjectRef) -> Option<&Characteristics> {
        if self.is_alive(object) {
            return Some(self.characteristics(object.slot));
        }
        self.last_known_of(object).map(|g| &g.characteristics)
    }
    /// Last known information on an object whose life is over.
    pub fn last_known_of(&self, object: ObjectRef) -> Option<&LastKnown> {
        self.last_known.iter().rev().find(|g| g.object == object)
    }
    /// The cards in a player's zone, the top last.
    #[inline]
    pub fn cards(&self, zone: Zone, side: Seat) -> &[Slot] {
        self.layout.cards(zone, side)
    }
    /// The player who goes first, if the match that the duel is part of has decided that.
    pub fn first_player(&self) -> Option<Seat> {
        self.match_terms.and_then(|terms| terms.first_player)
    }
    /// The part of the stack that is not suspended.
    #[inline]
    pub fn live_stack(&self) -> &[StackItem] {
        &self.stack[self.stack_floor as usize..]
    }
    /// The waiting triggers that are not suspended.
    #[inline]
    pub fn live_waiting(&self) -> &[StackItem] {
        &self.waiting_triggers[self.waiting_triggers_floor as usize..]
    }
    /// A stable hash of the state.
    pub fn fingerprint(&self) -> u64 {
        crate::stable_hash::stable_hash(self)
    }
}
