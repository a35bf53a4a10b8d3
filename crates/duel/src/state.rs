//! The state of a duel: plain data that is cloned, compared, hashed and stored.

use crate::blame::Blame;
use crate::dice::Dice;
use crate::event::Event;
use crate::frame::Frame;
use crate::ground::Grounded;
use crate::item::{Bout, Delayed, Effect, Item, Omitted, Piled};
use crate::layer::Derived;
use crate::loops::{Bar, Step};
use crate::matches::Terms;
use crate::mint::Minted;
use crate::object::{Ghost, Held, Object, Ref, Slot};
use crate::pool::CardPool;
use crate::profile::Profile;
use crate::question::{Outcome, Pick, Question};
use crate::sighting::Sighting;
use crate::words::*;
use crate::zone::Layout;
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// Something set aside to pay a cost with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Spent {
    /// Which card, or none if it comes from what the player holds.
    pub slot: Slot,
    /// In which colour it counts.
    pub colour: u8,
    /// For which part of the cost; the price itself is [`PRICE`].
    pub part: u8,
    /// How many units it gives.
    pub units: u8,
    /// Which sort of source it is, in the book's terms.
    pub sort: u8,
}

/// The part number of the price.
pub const PRICE: u8 = 255;

/// Whose turn it is, and where in it the duel stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Turn {
    /// How many turns have begun.
    pub number: u16,
    /// Whose turn it is.
    pub player: Seat,
    /// Which phase or step.
    pub phase: Phase,
}

/// What has been done this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Use {
    /// Which object's ability was used.
    pub object: Ref,
    /// Which ability.
    pub ability: AbilityId,
}

/// How often each player did each thing this turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Tally([[u8; 32]; 2]);

impl Tally {
    /// How often a player did something.
    pub fn of(&self, seat: Seat, verb: Verb) -> i32 {
        self.0[seat.index()].get(verb.index()).map_or(0, |&n| i32::from(n))
    }
    /// Says how often a player did something.
    pub fn set(&mut self, seat: Seat, verb: Verb, times: u8) {
        if let Some(n) = self.0[seat.index()].get_mut(verb.index()) {
            *n = times;
        }
    }
    /// A player did something once more.
    pub fn add(&mut self, seat: Seat, verb: Verb) {
        if let Some(n) = self.0[seat.index()].get_mut(verb.index()) {
            *n = n.saturating_add(1);
        }
    }
}

/// Everything that is true of a duel at one moment.
#[derive(Debug, Serialize, Deserialize)]
pub struct State {
    /// All cards, wherever they are.
    pub objects: Vec<Object>,
    /// Which of them are where.
    pub layout: Layout,
    /// What waits to resolve, the newest last.
    pub stack: Vec<Item>,
    /// Below this the stack is suspended.
    pub stack_floor: u16,
    /// What has triggered and waits to be taken.
    pub waiting: Vec<Item>,
    /// Below this the waiting triggers are suspended.
    pub waiting_floor: u16,
    /// An ability that waits for a battle's length and was created by then is suspended.
    pub battle_floor: u32,
    /// What is resolving, the innermost last.
    pub running: Vec<Item>,
    /// How many cards lie under or beside another.
    pub attachments: u16,
    /// Who takes part in what the book carries out, the innermost last.
    pub bouts: Vec<Bout>,
    /// Phases and turns that will be passed over.
    pub omitted: Vec<Omitted>,
    /// Continuous effects that resolved texts began.
    pub effects: Vec<Effect>,
    /// Abilities created to wait for an event.
    pub delayed: Vec<Delayed>,
    /// What objects were like that something may still refer to.
    pub ghosts: Vec<Ghost>,
    /// What has hurt objects, where the book asks for that.
    pub blames: Vec<Blame>,
    /// Unfinished work, the innermost last.
    pub frames: Vec<Frame>,
    /// Events proposed and not yet performed.
    pub batch: Vec<Event>,
    /// What has been set aside for the cost being paid.
    pub spent: Vec<Spent>,
    /// The cards that are divided into groups.
    pub piles: Vec<Piled>,
    /// Abilities used this turn.
    pub uses: Vec<Use>,
    /// Counters of each player.
    pub held: [Held; 2],
    /// Currency of each player that was made and is not spent.
    pub minted: [Minted; 2],
    /// Counters on places.
    pub ground: Vec<Grounded>,
    /// What each player did this turn.
    pub tally: Tally,
    /// What has happened this turn of what texts ask about.
    pub sightings: Vec<Sighting>,
    /// Whose turn it is.
    pub turn: Turn,
    /// Which players meet a losing condition, with the rule.
    pub losing: [Option<Rule>; 2],
    /// In which format it is played, by its place among the book's.
    pub format: u8,
    /// Which players a text has win, with the rule.
    pub winning: [Option<Rule>; 2],
    /// What the match lays down of which this duel is part, if it is.
    pub terms: Option<Terms>,
    /// A few numbers the rule book keeps.
    pub notes: [i32; 8],
    /// The time, in events.
    pub clock: u32,
    /// The handle the next object gets.
    pub next_handle: u16,
    /// The serial the next item gets.
    pub next_serial: u32,
    /// How many resolutions there have been since the last progress.
    pub idle: u32,
    /// After many of those: what was answered.
    pub trail: Vec<Step>,
    /// The answers of one lap of a loop that runs,
    pub lap: Vec<Step>,
    /// which of them comes next,
    pub lap_at: u16,
    /// and how many laps are left.
    pub laps: u16,
    /// Choices that would lead around a loop again.
    pub bars: Vec<Bar>,
    /// Chance.
    pub dice: Dice,
    /// The pending question.
    pub asked: Option<Question>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// The state before the action under way, which may yet turn out illegal.
    pub checkpoint: Option<Box<State>>,
    /// That action.
    pub trying: Option<Pick>,
    /// Actions that turned out illegal since anyone last did something: they are not offered again.
    pub barred: Vec<Pick>,
    /// Memory for the next checkpoint.
    #[serde(skip)]
    spare: Option<Box<State>>,
    /// What is computed from all this.
    #[serde(skip)]
    pub derived: Derived,
}

macro_rules! fields {
    ($go:ident) => {
        $go!(
            vecs: stack, waiting, running, bouts, ground, omitted, effects, delayed, ghosts, frames, batch, spent, piles, uses, trail, lap, bars, barred, objects;
            plain: attachments, stack_floor, waiting_floor, battle_floor, held, tally, turn, losing, winning, format, notes, clock, next_handle, next_serial, idle, lap_at, laps, trying,
                dice, asked, outcome
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
        let lists = self.layout == other.layout && self.sightings == other.sightings && self.minted == other.minted;
        let lists = lists && self.blames == other.blames;
        fields!(same) && self.terms == other.terms && lists && self.checkpoint == other.checkpoint
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
        // A duel by itself is told by what happens in it alone.
        if let Some(terms) = self.terms {
            terms.hash(state);
        }
        if !self.sightings.is_empty() {
            self.sightings.hash(state);
        }
        if !self.blames.is_empty() {
            self.blames.hash(state);
        }
        if self.minted.iter().any(|minted| !minted.is_empty()) {
            self.minted.hash(state);
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
            waiting: Vec::new(),
            waiting_floor: 0,
            battle_floor: 0,
            running: Vec::new(),
            bouts: Vec::new(),
            omitted: Vec::new(),
            attachments: 0,
            effects: Vec::new(),
            delayed: Vec::new(),
            ghosts: Vec::new(),
            blames: Vec::new(),
            frames: Vec::new(),
            batch: Vec::new(),
            spent: Vec::new(),
            piles: Vec::new(),
            uses: Vec::new(),
            held: [Held::default(); 2],
            minted: [Minted::new(); 2],
            ground: Vec::new(),
            tally: Tally::default(),
            sightings: Vec::new(),
            turn: Turn::default(),
            losing: [None; 2],
            format: 0,
            winning: [None; 2],
            terms: None,
            notes: [0; 8],
            clock: 0,
            next_handle: 1,
            next_serial: 1,
            idle: 0,
            trail: Vec::new(),
            lap: Vec::new(),
            lap_at: 0,
            laps: 0,
            bars: Vec::new(),
            dice: Dice::new(0),
            asked: None,
            outcome: None,
            checkpoint: None,
            trying: None,
            barred: Vec::new(),
            spare: None,
            derived: Derived::default(),
        }
    }

    /// Copies everything but what is computed, and the checkpoint.
    fn copy_facts(&mut self, other: &Self) {
        macro_rules! copy {
            (vecs: $($vec:ident),*; plain: $($plain:ident),*) => {
                // Names every field, so that a new one cannot be forgotten.
                let State { $($vec,)* $($plain,)* minted, terms, sightings, blames, layout, checkpoint: _, spare: _, derived: _ } = other;
                $(self.$vec.clone_from($vec);)*
                $(self.$plain = *$plain;)*
                self.minted = *minted;
                self.terms = *terms;
                self.sightings.clone_from(sightings);
                self.blames.clone_from(blames);
                self.layout.copy_from(layout);
            };
        }
        fields!(copy);
    }

    /// Remembers this state, with the question at frame `f` still to be answered, before an action.
    pub(crate) fn save(&mut self, pick: Pick, f: usize) {
        if self.checkpoint.is_some() {
            return;
        }
        let mut saved = self.spare.take().unwrap_or_else(|| Box::new(State::empty()));
        saved.copy_facts(self);
        saved.frames[f].pc -= 1;
        self.checkpoint = Some(saved);
        self.trying = Some(pick);
    }

    /// The action under way stands.
    pub(crate) fn commit_to(&mut self) {
        if let Some(saved) = self.checkpoint.take() {
            self.spare = Some(saved);
            self.trying = None;
            self.barred.clear();
        }
    }

    /// Goes back to before the action under way, which is barred from now on; returns whether one was.
    pub(crate) fn restore(&mut self) -> bool {
        let Some(saved) = self.checkpoint.take() else { return false };
        let tried = self.trying.take();
        let terms = self.terms;
        self.copy_facts(&saved);
        // Nothing takes back that time was called.
        self.terms = terms;
        self.derived = Derived::default();
        self.spare = Some(saved);
        self.barred.extend(tried);
        true
    }

    /// A duel with no cards again, in the same memory.
    pub(crate) fn clear(&mut self) {
        let empty = State::empty();
        self.clone_from(&empty);
    }

    /// The object in a slot.
    #[inline]
    pub fn object(&self, slot: Slot) -> &Object {
        &self.objects[slot.index()]
    }
    /// What the object in a slot is now.
    #[inline]
    pub fn profile(&self, slot: Slot) -> &Profile {
        &self.derived.profiles[slot.index()]
    }
    /// How many abilities an object has, granted ones included.
    pub fn abilities(&self, pool: &CardPool, slot: Slot) -> u8 {
        let printed = pool.card(self.object(slot).card).abilities.len();
        (printed + self.profile(slot).granted.len()) as u8
    }
    /// The ability of this number of an object; a printed one that it has lost is not there.
    pub fn ability_at(&self, pool: &CardPool, slot: Slot, index: u8) -> Option<AbilityId> {
        let printed = &pool.card(self.object(slot).card).abilities;
        let profile = self.profile(slot);
        match printed.get(index as usize) {
            Some(&id) => (!profile.silent).then_some(id),
            None => profile.granted.get(index as usize - printed.len()).copied(),
        }
    }
    /// A reference to the object in a slot in its present life.
    #[inline]
    pub fn refer(&self, slot: Slot) -> Ref {
        Ref { slot, life: self.object(slot).life }
    }
    /// Whether the object still lives the life it is referred to by.
    #[inline]
    pub fn alive(&self, object: Ref) -> bool {
        self.objects.get(object.slot.index()).is_some_and(|o| o.life == object.life)
    }
    /// What an object is, or was at the end of that life.
    pub fn profile_of(&self, object: Ref) -> Option<&Profile> {
        if self.alive(object) {
            return Some(self.profile(object.slot));
        }
        self.ghost(object).map(|g| &g.profile)
    }
    /// What is remembered of an object whose life is over.
    pub fn ghost(&self, object: Ref) -> Option<&Ghost> {
        self.ghosts.iter().rev().find(|g| g.object == object)
    }
    /// The cards in a player's zone, the top last.
    #[inline]
    pub fn cards(&self, zone: Zone, side: Seat) -> &[Slot] {
        self.layout.cards(zone, side)
    }
    /// Who goes first, if the match that the duel is part of has settled that.
    pub fn goes_first(&self) -> Option<Seat> {
        self.terms.and_then(|terms| terms.first)
    }
    /// The part of the stack that is not suspended.
    #[inline]
    pub fn live_stack(&self) -> &[Item] {
        &self.stack[self.stack_floor as usize..]
    }
    /// The waiting triggers that are not suspended.
    #[inline]
    pub fn live_waiting(&self) -> &[Item] {
        &self.waiting[self.waiting_floor as usize..]
    }
    /// A number that two states share only if they are the same.
    pub fn fingerprint(&self) -> u64 {
        crate::hash::stable_hash(self)
    }
}
