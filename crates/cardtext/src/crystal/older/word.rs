//! Phrases of the older edition alone.

use crate::phrase::{Row, phrases};
use crystal::words::{kind, verb, zone};
use duel::ability::{On, Op};
use duel::amount::Condition;
use duel::filter::Whose;
use duel::words::{Kinds, Zones};

/// Card types as nouns.
pub(super) const KINDS: &[(&str, Kinds)] = &[
    ("Weapon/Weapons", Kinds::of(&[kind::WEAPON])),
    ("Armor/Armors", Kinds::of(&[kind::ARMOR])),
    ("Accessory/Accessories", Kinds::of(&[kind::ACCESSORY])),
    ("Item/Items", kind::ITEMS),
    ("Formation/Formations", Kinds::of(&[kind::FORMATION])),
];

const OUTSIDE: Zones = Zones::of(&[zone::OUTSIDE]);
const REMOVED: Zones = Zones::of(&[zone::REMOVED]);

/// Where cards are.
pub(super) const SIDES: &[Row<(Zones, Whose)>] = phrases! {
    ["from outside the game"] => { (OUTSIDE, Whose::Yours) }
    ["of yours removed from the game"] => { (REMOVED, Whose::Yours) }
    ["removed from the game"] => { (REMOVED, Whose::Anyones) }
};

/// What happens to or by a card.
pub(super) const EVENTS: &[(&str, On)] = &[];

/// What must hold.
pub(super) const CONDITIONS: &[Row<Condition>] = &[];

/// What is done.
pub(super) const EFFECTS: &[Row<Op>] = phrases! {
    ["equip" to "with" what] => { Op::Attach { what, to, under: false, verb: verb::EQUIP } }
};
