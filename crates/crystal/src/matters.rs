//! The events and questions that abilities of these games can be about.

use crate::words::{keyword, kind, number, verb, zone};
use duel::book::matters::{Asks, Happens, Looks, Matters};
use duel::card::characteristics::Orientation::{Sideways, Upright};
use duel::ids::{Kinds, Zone, Zones};

const ALL: Kinds = Kinds::ALL;
const SUMMON: Kinds = Kinds::of(&[kind::SUMMON]);

const fn only(zone: Zone) -> Zones {
    Zones::of(&[zone])
}

const FIELD: Zones = only(zone::FIELD);
const HAND: Zones = only(zone::HAND);
/// The zones where cards have effects.
///
/// The Damage Zone is for EX Bursts; from the hand and the Break Zone abilities are used.
const WORKS: Zones = Zones::of(&[zone::FIELD, zone::STACK, zone::DAMAGE, zone::HAND, zone::BREAK]);
/// The zones from which cards can be cast.
const CASTABLE: Zones = Zones::of(&[zone::HAND, zone::BREAK, zone::DECK, zone::DAMAGE, zone::REMOVED]);

const fn battles(verb: duel::ids::Verb) -> Happens {
    Happens::deed(verb, FIELD, kind::CHARACTERS)
}

/// Everything that an ability can be about.
pub const MATTERS: Matters = Matters {
    happens: &[
        Happens::moves(verb::PUT, Zones::ALL, Zones::ALL, ALL),
        Happens::moves(verb::BREAK, FIELD, only(zone::BREAK), ALL),
        Happens::moves(verb::DISCARD, HAND, only(zone::BREAK), ALL),
        Happens::moves(verb::REMOVE, Zones::ALL, only(zone::REMOVED), ALL),
        Happens::moves(verb::DRAW, only(zone::DECK), HAND, ALL),
        Happens::moves(verb::HURT, only(zone::DECK), only(zone::DAMAGE), ALL),
        Happens::moves(verb::RETURN, Zones::ALL, HAND, ALL),
        Happens::moves(verb::PLAY, Zones::ALL, FIELD, ALL),
        Happens::moves(verb::EQUIP, Zones::ALL, FIELD, kind::ITEMS),
        Happens::moves(verb::JUNCTION, HAND, only(zone::REMOVED), SUMMON),
        Happens::turns(verb::ACTIVATE, Upright, FIELD, ALL),
        Happens::turns(verb::DULL, Sideways, FIELD, ALL),
        Happens::hurts(verb::DAMAGE, FIELD, kind::CHARACTERS),
        Happens::deed(verb::CAST, Zones::of(&[zone::HAND, zone::BREAK, zone::STACK, zone::FIELD]), ALL),
        Happens::deed(verb::USE, Zones::ALL, ALL),
        Happens::deed(verb::CHOOSE, Zones::ALL, ALL),
        Happens::deed(verb::WOUND, WORKS, ALL),
        Happens::deed(verb::EQUIP, Zones::of(&[zone::HAND, zone::FIELD]), kind::ITEMS),
        battles(verb::ATTACK),
        battles(verb::BLOCK),
        battles(verb::BLOCKED),
        battles(verb::PARTY),
        battles(verb::FORM),
        battles(verb::PARTY_WOUND),
        battles(verb::JUNCTION),
        Happens::time(verb::BEGIN_MAIN_1),
        Happens::time(verb::BEGIN_MAIN_2),
        Happens::time(verb::BEGIN_ATTACK),
        Happens::time(verb::BEGIN_ANEW),
        Happens::time(verb::BEGIN_END),
    ],
    forbids: &[
        Asks::of(verb::CAST, CASTABLE, ALL),
        Asks::of(verb::USE, Zones::of(&[zone::FIELD, zone::HAND, zone::BREAK]), ALL),
        Asks::of(verb::ATTACK, FIELD, kind::CHARACTERS),
        Asks::of(verb::BLOCK, FIELD, kind::CHARACTERS),
        Asks::of(verb::BLOCKED, FIELD, kind::CHARACTERS),
        Asks::of(verb::FORM, FIELD, kind::CHARACTERS),
        Asks::of(verb::DULL, FIELD.union(HAND), ALL),
        Asks::of(verb::FREEZE, FIELD, ALL),
        Asks::of(verb::BREAK, FIELD, ALL),
        Asks::of(verb::REMOVE, Zones::of(&[zone::FIELD, zone::HAND]), ALL),
        Asks::of(verb::PUT, FIELD, ALL),
        Asks::of(verb::EQUIP, FIELD, kind::CHARACTERS),
        Asks::of(verb::CHOOSE, Zones::ALL, ALL),
        Asks::of(verb::CANCEL, only(zone::STACK), ALL),
    ],
    narrower: &[],
    allows: &[],
    demands: &[
        Asks::of(verb::ATTACK, FIELD, kind::CHARACTERS),
        Asks::of(verb::BLOCK, FIELD, kind::CHARACTERS),
        Asks::of(verb::BLOCKED, FIELD, kind::CHARACTERS),
        Asks::of(verb::CHOOSE, Zones::ALL, ALL),
    ],
    keywords: &[
        Looks { keyword: keyword::BRAVE, zones: FIELD, kinds: kind::CHARACTERS },
        Looks { keyword: keyword::HASTE, zones: FIELD, kinds: ALL },
        Looks { keyword: keyword::FIRST_STRIKE, zones: FIELD, kinds: kind::CHARACTERS },
        Looks { keyword: keyword::BACK_ATTACK, zones: CASTABLE, kinds: kind::CHARACTERS },
        Looks { keyword: keyword::GENERIC, zones: FIELD, kinds: ALL },
        Looks { keyword: keyword::PARTY, zones: FIELD, kinds: kind::CHARACTERS },
    ],
    numbers: &[(number::POWER, kind::CHARACTERS)],
    tolls: CASTABLE,
    charges: Zones::EMPTY,
};
