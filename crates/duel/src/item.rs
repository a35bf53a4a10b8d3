//! Cards and abilities in use: on the stack, waiting to be put there, or resolving.

use crate::ability::{Duration, Price};
use crate::event::Applied;
use crate::list::List;
use crate::object::{Ref, Slot};
use crate::words::*;
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// Something chosen or picked, with the number of the phrase that asked for it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Choice {
    /// What.
    pub object: Ref,
    /// For which phrase; picks made while resolving start at [`PICKED`].
    pub group: u8,
    /// How many steps of what is divided it gets.
    pub share: u16,
    /// Whether it turned out illegal: it is only spoken of.
    pub illegal: bool,
    /// How often the text that chose it has moved it since: so many lives later it is what the text now acts on.
    pub moved: u8,
}

impl Choice {
    /// Something that is chosen for a phrase, or picked.
    pub const fn new(object: Ref, group: u8) -> Self {
        Self { object, group, share: 0, illegal: false, moved: 0 }
    }

    /// What it has become, if the text that chose it has moved it.
    pub const fn now(&self) -> Ref {
        Ref { slot: self.object.slot, life: self.object.life.wrapping_add(self.moved as u16) }
    }
}

/// A card in one of the groups that a text has cards divided into.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Piled {
    /// How many texts were being carried out then: whose group it is.
    pub depth: u8,
    /// The card, and the number of its group among what was picked.
    pub choice: Choice,
}

/// The first group number of picks made while resolving.
pub const PICKED: u8 = 128;

/// The group of a choosing phrase of a part of an ability.
pub const fn group(part: u8, phrase: u8) -> u8 {
    part * 16 + phrase
}

/// No ability: a card is played that does nothing as it resolves.
pub const NO_ABILITY: AbilityId = AbilityId(u16::MAX);

/// A use of a card or ability, from its announcement to the end of its resolution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Item {
    /// What it does.
    pub ability: AbilityId,
    /// The object it comes from.
    pub source: Ref,
    /// The card itself, if a card is being played rather than an ability used.
    pub card: Option<Slot>,
    /// What the rules themselves do when it resolves, if it is theirs and not of a card: a move, an exchange of damage.
    pub routine: Option<Routine>,
    /// Who controls it.
    pub controller: Seat,
    /// The object whose event set it off, as it is after that event.
    pub subject: Option<Ref>,
    /// The other object of that event, or the one through which it is played in the way it is.
    pub counterpart: Option<Ref>,
    /// Whether the event is read as things were before it.
    pub looks_back: bool,
    /// The number of that event; 0 if there was none.
    pub event: u32,
    /// The amount of that event.
    pub amount: i32,
    /// What was added to its price as it was announced.
    pub toll: i32,
    /// Whether the condition of its trigger counts as met.
    pub met: bool,
    /// The X that was named.
    pub x: i32,
    /// What it costs in currency, once that is fixed.
    pub due: Option<Price>,
    /// What the object got that is being dealt with, of what was divided.
    pub share: i32,
    /// The place that was named for it.
    pub place: u8,
    /// In which way it is played, in the book's terms.
    pub way: u8,
    /// Whether it is played without paying its price.
    pub free: bool,
    /// The modes that were selected, bit n for mode n.
    pub modes: u16,
    /// The extra costs that were taken on, bit n for extra n.
    pub extras: u8,
    /// How many objects are put to use to take something off its price.
    pub rebates: u8,
    /// The part of the ability that is being announced or carried out.
    pub part: u8,
    /// How many picking operations have run.
    pub picks: u8,
    /// Whether the operation before did all it was to do.
    pub done: bool,
    /// Whether something did not hold, since it was used, that what it begins is to last as long as.
    pub lapsed: Lapsed,
    /// The search after which what was searched is yet to be shuffled.
    pub unshuffled: Unshuffled,
    /// Who does not take part in what each player may do.
    pub declined: Declined,
    /// What was chosen and picked.
    pub choices: List<Choice, 14>,
    /// The replacements that led to it, if it takes the place of an event: what it does meets none of them again.
    pub applied: Applied,
    /// A number no other item of the duel has, by which it can be chosen.
    pub serial: u32,
}

/// Whether something has lapsed. What has not hashes as if nothing could.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lapsed(pub bool);

impl Hash for Lapsed {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if self.0 {
            state.write_u8(1);
        }
    }
}

/// The number of the operation that searched, from 1; 0 if nothing is to be shuffled, which hashes as if it could not be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unshuffled(pub u8);

impl Hash for Unshuffled {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if self.0 > 0 {
            state.write_u8(self.0);
        }
    }
}

/// Which players declined what each of them may do, as bits, and up to which operation that holds. Nobody, which is
/// usual, hashes as if nobody could.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Declined {
    /// Who.
    pub seats: u8,
    /// The first operation that is for all of them again.
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

impl Item {
    /// A use of an ability, with nothing chosen yet.
    pub fn new(ability: AbilityId, source: Ref, controller: Seat) -> Self {
        Self {
            ability,
            source,
            card: None,
            routine: None,
            controller,
            subject: None,
            counterpart: None,
            looks_back: false,
            event: 0,
            amount: 0,
            toll: 0,
            met: false,
            x: 0,
            due: None,
            share: 0,
            place: 0,
            way: 0,
            free: false,
            modes: 0,
            extras: 0,
            rebates: 0,
            part: 0,
            picks: 0,
            done: false,
            lapsed: Lapsed(false),
            unshuffled: Unshuffled(0),
            declined: Declined::default(),
            choices: List::new(),
            applied: List::new(),
            serial: 0,
        }
    }

    /// Something the rules themselves put onto the stack, or let a player do there, with an object.
    pub fn of_rules(routine: Routine, source: Ref, controller: Seat) -> Self {
        Self { routine: Some(routine), ..Self::new(NO_ABILITY, source, controller) }
    }

    /// What was chosen for a phrase, or what it has become by the text itself.
    pub fn chosen(&self, group: u8) -> impl Iterator<Item = Ref> + '_ {
        self.choices.iter().filter(move |c| c.group == group && !c.illegal).map(Choice::now)
    }

    /// The first that was chosen for a phrase, even if it turned out illegal.
    pub fn spoken_of(&self, group: u8) -> Option<Ref> {
        self.choices.iter().find(|c| c.group == group).map(|c| c.object)
    }
}

/// An object that takes part in something the book carries out, such as a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Bout {
    /// Which of them, by a number of the book's.
    pub number: u32,
    /// At which place.
    pub place: u8,
    /// Which object.
    pub object: Ref,
    /// In which roles, bit by bit in the book's terms.
    pub roles: u8,
}

/// A phase, step or turn that will be passed over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Omitted {
    /// Whose.
    pub seat: Seat,
    /// Which phase or step; a whole turn, if none.
    pub phase: Option<Phase>,
}

/// An ability created to wait for its event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Delayed {
    /// What will be used when the event comes.
    pub item: Item,
    /// How long it waits.
    pub duration: Duration,
    /// Whether it is used up when it triggers.
    pub once: bool,
    /// When it was created.
    pub since: u32,
}

/// A continuous effect that a resolved text began.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Effect {
    /// The one object it applies to; none if it applies to whatever fits its description.
    pub target: Option<Ref>,
    /// The ability whose operation began it.
    pub ability: AbilityId,
    /// The part of that ability.
    pub part: u8,
    /// The operation of that part.
    pub op: u8,
    /// The change of that operation.
    pub change: u8,
    /// The amount, as it was when the effect began.
    pub value: i32,
    /// The object the ability comes from.
    pub source: Ref,
    /// Who controlled the ability.
    pub controller: Seat,
    /// When it began.
    pub since: u32,
    /// How long it lasts.
    pub duration: Duration,
}
