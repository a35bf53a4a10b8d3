//! Stack items: cards and abilities in use, on the stack, waiting to be put there, or resolving.

use crate::card::ability::Price;
use crate::ids::*;
use crate::inline_vec::InlineVec;
use crate::state::object::{ObjectRef, Slot};
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// A target or a picked object, with the number of its phrase or picked group.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Choice {
    /// The object.
    pub object: ObjectRef,
    /// Its share of a divided number, in steps.
    pub share: u16,
    /// The group of its choosing phrase, or its picked group; those start at [`FIRST_PICK_GROUP`].
    pub group: u8,
    /// The number of times that the effect which chose it has moved it; the highest bit says that it is illegal. In one
    /// byte, because stack items are copied often.
    moves_and_legality: u8,
}

const ILLEGAL: u8 = 1 << 7;

impl Choice {
    /// A new choice for a phrase, or of a picked group.
    pub const fn new(object: ObjectRef, group: u8) -> Self {
        Self { object, share: 0, group, moves_and_legality: 0 }
    }

    /// Returns true if it turned out illegal: the effect may refer to it, but not act on it.
    pub const fn is_illegal(&self) -> bool {
        self.moves_and_legality & ILLEGAL != 0
    }

    /// Marks it as illegal or as legal.
    pub const fn set_illegal(&mut self, illegal: bool) {
        self.moves_and_legality = self.times_moved() | if illegal { ILLEGAL } else { 0 };
    }

    /// The number of times that the effect which chose it has moved it: it is that many lives further on.
    pub const fn times_moved(&self) -> u8 {
        self.moves_and_legality & !ILLEGAL
    }

    /// Notes that the effect which chose it moves it.
    pub const fn note_move(&mut self) {
        debug_assert!(self.times_moved() < ILLEGAL - 1, "a text moves what it chose a few times");
        self.moves_and_legality += 1;
    }

    /// The same choice for another ability, which has not moved it yet.
    pub const fn for_another(&self, group: u8) -> Self {
        Self { object: self.current(), share: self.share, group, moves_and_legality: self.moves_and_legality & ILLEGAL }
    }

    /// The object it has become, if the effect which chose it has moved it.
    pub const fn current(&self) -> ObjectRef {
        self.object.later(self.times_moved())
    }
}

/// The number of the first picked group.
pub const FIRST_PICK_GROUP: u8 = 128;

/// The group of a choosing phrase of a part of an ability.
pub const fn phrase_group(part: u8, phrase: u8) -> u8 {
    part * 16 + phrase
}

/// No ability: a card that does nothing as it resolves, or an action of the rules.
pub const NO_ABILITY: AbilityId = AbilityId(u16::MAX);

/// A card being played or an ability in use, from its announcement to the end of its resolution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct StackItem {
    /// Its ability.
    pub ability: AbilityId,
    /// The object it comes from.
    pub source: ObjectRef,
    /// The card, if a card is being played rather than an ability used.
    pub card: Option<Slot>,
    /// The procedure of the rules that runs when it resolves, if it is theirs and not of a card: a move, an exchange of
    /// damage.
    pub routine: Option<Routine>,
    /// Its controller.
    pub controller: Seat,
    /// The object that the triggering event happened to, as it is after that event.
    pub subject: Option<ObjectRef>,
    /// The other object of that event, or the object that lets it be played the way it is.
    pub counterpart: Option<ObjectRef>,
    /// The event is read as things were before it.
    pub looks_back: bool,
    /// The number of that event; 0 if there was none.
    pub event_number: u32,
    /// The amount of that event.
    pub event_amount: i32,
    /// The amount added to its price as it was announced.
    pub cost_increase: i32,
    /// The condition of its trigger counts as met.
    pub condition_met: bool,
    /// The X that was named.
    pub x: i32,
    /// Its price in currency, once that is fixed.
    pub fixed_price: Option<Price>,
    /// The share of the object being dealt with, if a number was divided.
    pub share: i32,
    /// The place that was named for it.
    pub place: u8,
    /// The way in which it is played, in the book's terms.
    pub way: u8,
    /// It is played without paying its price.
    pub free: bool,
    /// The selected modes: bit n for mode n.
    pub modes: u16,
    /// The extra costs taken on: bit n for extra n.
    pub extras: u8,
    /// The number of objects used to take something off its price.
    pub rebates: u8,
    /// The part of the ability that is being announced or carried out.
    pub part: u8,
    /// The number of picked groups so far.
    pub picks: u8,
    /// The operation before did all it was to do.
    pub previous_op_done: bool,
    /// The number of times that it has moved its source and the objects of the event itself.
    pub own_moves: OwnMoves,
    /// The condition of one of its "as long as" effects has failed since it was used.
    pub condition_lapsed: ConditionLapsed,
    /// The search whose zone is yet to be shuffled.
    pub unshuffled: Unshuffled,
    /// The players who do not take part in what each player may do.
    pub declined: Declined,
    /// Its targets and picked objects.
    pub choices: InlineVec<Choice, 14>,
    /// The replacements that led to it, if it takes the place of an event. They do not apply to what it does.
    pub applied_replacements: AppliedReplacements,
    /// A number that no other item of the duel has, by which it can be chosen.
    pub serial: u32,
}

// Up to this size a copy needs no loop.
const _: () = assert!(size_of::<StackItem>() <= 256);

/// Replacements that have been applied: the source and the ability of each. As many as fit into a stack item.
pub type AppliedReplacements = InlineVec<(ObjectRef, AbilityId), 10>;

/// True if the condition has failed. False adds nothing to the hash.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ConditionLapsed(pub bool);

impl Hash for ConditionLapsed {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if self.0 {
            state.write_u8(1);
        }
    }
}

/// The number of times that a text has moved its source and the objects of its event: each is that many lives further on
/// where the text goes on with it. If it moved none, as is usual, it adds nothing to the hash.
///
/// Three numbers of 0 to 3 in one byte, two bits for each: a text that moves a card a fourth time loses it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnMoves(u8);

/// An object that a stack item knows besides its choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OwnObject {
    /// Its source.
    Source,
    /// The object that the triggering event happened to.
    Subject,
    /// The other object of that event.
    Counterpart,
}

impl OwnMoves {
    /// The number of times that the text has moved this object.
    pub const fn of(self, object: OwnObject) -> u8 {
        self.0 >> (2 * object as u8) & 3
    }

    /// Notes that the text moves this object.
    pub const fn note(&mut self, object: OwnObject) {
        if self.of(object) < 3 {
            self.0 += 1 << (2 * object as u8);
        }
    }
}

impl Hash for OwnMoves {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if self.0 != 0 {
            state.write_u8(self.0);
        }
    }
}

/// The number of the operation that searched, from 1. 0 if nothing is to be shuffled; it adds nothing to the hash.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unshuffled(pub u8);

impl Hash for Unshuffled {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if self.0 > 0 {
            state.write_u8(self.0);
        }
    }
}

/// The players who declined what each of them may do, and the operations that this holds for. If nobody did, as is
/// usual, it adds nothing to the hash.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Declined {
    /// The players: bit n for seat n.
    pub seats: u8,
    /// The first operation that is for all players again.
    pub until: u8,
}

impl Hash for Declined {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if self.seats > 0 {
            state.write_u8(self.seats);
            state.write_u8(self.until);
        }
    }
}

impl StackItem {
    /// A use of an ability, with nothing chosen yet.
    pub fn new(ability: AbilityId, source: ObjectRef, controller: Seat) -> Self {
        Self {
            ability,
            source,
            card: None,
            routine: None,
            controller,
            subject: None,
            counterpart: None,
            looks_back: false,
            event_number: 0,
            event_amount: 0,
            cost_increase: 0,
            condition_met: false,
            x: 0,
            fixed_price: None,
            share: 0,
            place: 0,
            way: 0,
            free: false,
            modes: 0,
            extras: 0,
            rebates: 0,
            part: 0,
            picks: 0,
            previous_op_done: false,
            own_moves: OwnMoves::default(),
            condition_lapsed: ConditionLapsed(false),
            unshuffled: Unshuffled(0),
            declined: Declined::default(),
            choices: InlineVec::new(),
            applied_replacements: InlineVec::new(),
            serial: 0,
        }
    }

    /// An action of the rules with this object, which the rules or a player put onto the stack.
    pub fn of_rules(routine: Routine, source: ObjectRef, controller: Seat) -> Self {
        Self { routine: Some(routine), ..Self::new(NO_ABILITY, source, controller) }
    }

    /// The legal choices of a group, each as what it has become by this effect.
    pub fn chosen_for(&self, group: u8) -> impl Iterator<Item = ObjectRef> + '_ {
        self.choices.iter().filter(move |c| c.group == group && !c.is_illegal()).map(Choice::current)
    }

    /// The object that the triggering event happened to, as what it has become by this effect.
    pub fn current_subject(&self) -> Option<ObjectRef> {
        self.subject.map(|object| object.later(self.own_moves.of(OwnObject::Subject)))
    }

    /// The other object of that event, as what it has become by this effect.
    pub fn current_counterpart(&self) -> Option<ObjectRef> {
        self.counterpart.map(|object| object.later(self.own_moves.of(OwnObject::Counterpart)))
    }

    /// The first choice of a group, as it was chosen, even if it turned out illegal.
    pub fn first_chosen_for(&self, group: u8) -> Option<ObjectRef> {
        self.choices.iter().find(|c| c.group == group).map(|c| c.object)
    }
}
