//! The events of this game, and what effects may forbid, allow or demand of its cards.

use crate::words::{keyword, kind, number, verb, zone};
use duel::book::matters::{Asks, Happens, Looks, Matters};
use duel::card::characteristics::Orientation::{Sideways, Upright};
use duel::ids::{Keyword, Kinds, Zone, Zones};

const ALL: Kinds = Kinds::ALL;
const UNIT: Kinds = Kinds::of(&[kind::UNIT]);

const fn only(zone: Zone) -> Zones {
    Zones::of(&[zone])
}

const SQUARES: Zones = only(zone::SQUARE);
/// The zones in which cards are frozen and released.
const TURNED: Zones = Zones::of(&[zone::SQUARE, zone::ENERGY, zone::SMASH]);
/// The zones from which cards can be played.
const PLAYABLE: Zones =
    Zones::of(&[zone::DECK, zone::PLAN, zone::HAND, zone::GRAVE, zone::ENERGY, zone::SMASH, zone::REMOVE]);
/// The zones in which abilities are used.
const USED: Zones =
    Zones::of(&[zone::SQUARE, zone::PLAN, zone::HAND, zone::GRAVE, zone::ENERGY, zone::SMASH, zone::REMOVE]);

const fn battles(verb: duel::ids::Verb) -> Happens {
    Happens::deed(verb, SQUARES, UNIT)
}

const fn calls(keyword: Keyword) -> Looks {
    Looks { keyword, zones: SQUARES, kinds: UNIT }
}

/// Everything that card text of this game can be about.
pub const MATTERS: Matters = Matters {
    happens: &[
        Happens::moves(verb::PUT, Zones::ALL, Zones::ALL, ALL),
        Happens::moves(verb::DESTROY, TURNED, only(zone::GRAVE), ALL),
        Happens::moves(verb::DRAW, Zones::of(&[zone::DECK, zone::PLAN]), only(zone::HAND), ALL),
        Happens::moves(verb::SMASH, Zones::of(&[zone::DECK, zone::PLAN]), only(zone::SMASH), ALL),
        Happens::moves(verb::NEGATE, PLAYABLE.with(zone::STACK), only(zone::GRAVE), ALL),
        Happens::moves(verb::ARRIVE, Zones::ALL, SQUARES, ALL),
        Happens::moves(verb::MOVE, SQUARES, SQUARES, UNIT),
        Happens::moves(verb::CHARGE, only(zone::HAND), only(zone::ENERGY), ALL),
        Happens::moves(verb::REVEAL_PLAN, only(zone::DECK), only(zone::PLAN), ALL),
        Happens::moves(verb::HIDE_PLAN, only(zone::PLAN), only(zone::DECK), ALL),
        Happens::moves(verb::SCRAP, Zones::ALL, only(zone::GRAVE), ALL),
        Happens::moves(verb::REMOVE, Zones::ALL, only(zone::REMOVE), ALL),
        Happens::moves(verb::RETURN, Zones::ALL, only(zone::HAND), ALL),
        Happens::moves(verb::FUSE, only(zone::ENERGY), only(zone::GRAVE), ALL),
        Happens::moves(verb::LAY, Zones::ALL, SQUARES, ALL),
        Happens::moves(verb::BIND, Zones::ALL, SQUARES, ALL),
        Happens::moves(verb::SHUFFLE_IN, Zones::ALL, only(zone::DECK), ALL),
        Happens::turns(verb::FREEZE, Sideways, TURNED, ALL),
        Happens::turns(verb::RELEASE, Upright, TURNED, ALL),
        Happens::hurts(verb::DAMAGE, SQUARES, UNIT),
        Happens::hurts(verb::STRIKE, SQUARES, UNIT),
        Happens::deed(verb::TARGET, Zones::ALL, ALL),
        Happens::deed(verb::PLAY, only(zone::STACK), ALL),
        Happens::deed(verb::NEGATE, only(zone::STACK), ALL),
        Happens::deed(verb::USE, Zones::ALL, ALL),
        Happens::time(verb::USE),
        battles(verb::SET_OUT),
        battles(verb::ATTACK),
        battles(verb::ATTACKED),
        battles(verb::BATTLE),
        battles(verb::WIN_BATTLE),
        battles(verb::LOSE_BATTLE),
        battles(verb::LEAVE_BATTLE),
        battles(verb::SMASH_WITH),
        Happens::time(verb::BEGIN_BATTLE),
        Happens::time(verb::BEGIN_SECOND_STEP),
        Happens::time(verb::BEGIN_END_STEP),
        Happens::time(verb::END_BATTLE),
        Happens::time(verb::BEGIN_TURN),
        Happens::time(verb::BEGIN_RELEASE),
        Happens::time(verb::BEGIN_DRAW),
        Happens::time(verb::BEGIN_ENERGY),
        Happens::time(verb::BEGIN_MAIN),
        Happens::time(verb::BEGIN_SMASH),
        Happens::time(verb::BEGIN_RECOVERY),
        Happens::time(verb::END_TURN),
    ],
    forbids: &[
        Asks::of(verb::PLAY, PLAYABLE, ALL),
        Asks::of(verb::USE, USED, ALL),
        Asks::of(verb::SET_OUT, SQUARES, UNIT),
        Asks::of(verb::SMASH_WITH, SQUARES, UNIT),
        Asks::of(verb::FREEZE, TURNED, ALL),
        Asks::of(verb::DESTROY, SQUARES, ALL),
        Asks::of(verb::NEGATE, only(zone::STACK), ALL),
        Asks::of(verb::TARGET, Zones::ALL, ALL),
    ],
    narrower: &[],
    allows: &[Asks::of(verb::PLAY, PLAYABLE, ALL)],
    demands: &[
        Asks::of(verb::TARGET, Zones::ALL, ALL),
        Asks::of(verb::SET_OUT, SQUARES, UNIT),
        Asks::of(verb::SMASH_WITH, SQUARES, UNIT),
    ],
    keywords: &[
        Looks { keyword: keyword::QUICK, zones: PLAYABLE, kinds: ALL },
        Looks { keyword: keyword::BATTLE, zones: PLAYABLE, kinds: ALL },
        Looks { keyword: keyword::RUSH, zones: Zones::ALL, kinds: UNIT },
        Looks { keyword: keyword::ACCELERATION, zones: SQUARES, kinds: UNIT },
        Looks { keyword: keyword::HUSH, zones: SQUARES, kinds: UNIT },
        Looks { keyword: keyword::SUPPLY, zones: PLAYABLE.with(zone::STACK), kinds: ALL },
        calls(keyword::CALL_RED),
        calls(keyword::CALL_BLACK),
        calls(keyword::CALL_BLUE),
        calls(keyword::CALL_GREEN),
        calls(keyword::CALL_WHITE),
    ],
    numbers: &[(number::POWER, UNIT), (number::SMASH, UNIT), (number::MOVE_COST, UNIT)],
    tolls: Zones::of(&[zone::HAND, zone::PLAN, zone::GRAVE, zone::REMOVE, zone::STACK]),
    charges: Zones::EMPTY,
};
