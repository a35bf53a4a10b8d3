//! The events and questions that abilities of this game can be about.

use crate::words::{keyword, kind, number, verb, zone};
use duel::book::matters::{Asks, Happens, Looks, Matters};
use duel::card::characteristics::Orientation::{Sideways, Upright};
use duel::ids::{Kinds, Zone, Zones};

const ALL: Kinds = Kinds::ALL;
const CHARA: Kinds = Kinds::of(&[kind::CHARA]);
const ENGAGE: Kinds = Kinds::of(&[kind::ENGAGE]);
const MISSION: Kinds = Kinds::of(&[kind::MISSION]);
/// The kinds of cards that are played.
const PLAYED: Kinds = Kinds::of(&[kind::CHARA, kind::EVENT, kind::ENGAGE]);

const fn only(zone: Zone) -> Zones {
    Zones::of(&[zone])
}

const AREAS: Zones = only(zone::AREA);
/// The zones where cards are put to sleep and rebooted.
const TURNED: Zones = Zones::of(&[zone::AREA, zone::MISSION, zone::ACCOUNT, zone::CONNECT, zone::ENERGY]);
/// The zones from which cards can be played.
const PLAYABLE: Zones = Zones::of(&[
    zone::DECK,
    zone::HAND,
    zone::TRASH,
    zone::ENERGY,
    zone::KEEP,
    zone::EXP,
    zone::CONNECT,
    zone::REMOVE,
    zone::SCOUT,
]);
/// The zones of cards that are played or made to enter.
const ELSEWHERE: Zones = PLAYABLE.with(zone::TEMPORARY);
/// The zones in which an effect chooses cards.
const CHOSEN: Zones = ELSEWHERE.union(TURNED);

/// Everything that an ability can be about.
pub const MATTERS: Matters = Matters {
    happens: &[
        Happens::moves(verb::PUT, Zones::ALL, Zones::ALL, ALL),
        Happens::moves(verb::ENTER, ELSEWHERE, AREAS, CHARA),
        Happens::moves(verb::LEAVE, AREAS, only(zone::ENERGY), CHARA),
        Happens::moves(verb::FALL, AREAS, only(zone::ENERGY), CHARA),
        Happens::moves(verb::DRAW, only(zone::DECK), only(zone::HAND), ALL),
        Happens::moves(verb::SCOUT, only(zone::DECK), only(zone::SCOUT), ALL),
        Happens::moves(verb::SLIDE, AREAS, AREAS, CHARA),
        Happens::moves(verb::RELOAD, only(zone::TRASH), only(zone::DECK), CHARA),
        Happens::moves(verb::CONNECT, ELSEWHERE, only(zone::CONNECT), ENGAGE),
        Happens::moves(verb::BECOME_EXP, Zones::ALL, only(zone::EXP), ALL),
        Happens::moves(verb::REMOVE, Zones::ALL, only(zone::REMOVE), ALL),
        Happens::moves(verb::KEEP, only(zone::HAND), only(zone::KEEP), ALL),
        Happens::moves(verb::CHARGE, only(zone::HAND), only(zone::ENERGY), ALL),
        Happens::moves(verb::PAY, only(zone::ENERGY), only(zone::TRASH), ALL),
        Happens::turns(verb::SLEEP, Sideways, TURNED, ALL),
        Happens::turns(verb::REBOOT, Upright, TURNED, ALL),
        Happens::hurts(verb::DAMAGE, AREAS, CHARA),
        Happens::hurts(verb::STRIKE, AREAS, CHARA),
        Happens::deed(verb::PLAY, Zones::of(&[zone::TEMPORARY, zone::AREA, zone::CONNECT]), PLAYED),
        Happens::deed(verb::USE, Zones::ALL, ALL),
        Happens::deed(verb::CHOOSE, CHOSEN, ALL),
        Happens::deed(verb::ATTACK, AREAS, CHARA),
        Happens::deed(verb::SUCCEED, AREAS, CHARA),
        Happens::deed(verb::END_ATTACK, AREAS, CHARA),
        Happens::deed(verb::LEVEL_UP, AREAS, CHARA),
        Happens::deed(verb::CHECK, only(zone::MISSION), MISSION),
        Happens::deed(verb::CLEAR, only(zone::MISSION), MISSION),
        Happens::time(verb::RELOAD),
        Happens::time(verb::SHUFFLE),
        Happens::time(verb::END_ATTACK),
        Happens::time(verb::BEGIN_GAME),
        Happens::time(verb::BEGIN_START_DRAW),
        Happens::time(verb::BEGIN_MAIN),
        Happens::time(verb::BEGIN_MISSION),
        Happens::time(verb::END_MISSION),
        Happens::time(verb::BEGIN_CHARGE),
        Happens::time(verb::BEGIN_END_DRAW),
    ],
    forbids: &[
        Asks::of(verb::PLAY, PLAYABLE, PLAYED),
        Asks::of(verb::ENTER, ELSEWHERE, CHARA),
        Asks::of(
            verb::USE,
            Zones::of(&[
                zone::AREA,
                zone::HAND,
                zone::TRASH,
                zone::ENERGY,
                zone::ACCOUNT,
                zone::MISSION,
                zone::CONNECT,
                zone::KEEP,
                zone::EXP,
                zone::REMOVE,
            ]),
            ALL,
        ),
        Asks::of(verb::ATTACK, AREAS, CHARA),
        Asks::of(verb::SLEEP, TURNED, ALL),
        Asks::of(verb::SLIDE, AREAS, CHARA),
        Asks::of(verb::CHECK, only(zone::MISSION), MISSION),
        Asks::of(verb::CLEAR, only(zone::MISSION), MISSION),
        Asks::of(verb::CHOOSE, CHOSEN, ALL),
        Asks::of(verb::LEAVE, AREAS, CHARA),
        Asks::of(verb::FALL, AREAS, CHARA),
    ],
    narrower: &[(verb::LEAVE, verb::FALL)],
    allows: &[Asks::of(verb::PLAY, Zones::of(&[zone::TRASH, zone::ENERGY, zone::REMOVE, zone::EXP]), PLAYED)],
    demands: &[Asks::of(verb::ATTACK, AREAS, CHARA), Asks::of(verb::CHOOSE, CHOSEN, ALL)],
    keywords: &[
        Looks { keyword: keyword::SCOUT, zones: only(zone::SCOUT), kinds: PLAYED },
        Looks { keyword: keyword::CANNOT_ATTACK, zones: AREAS, kinds: CHARA },
        Looks { keyword: keyword::LEVEL_UP, zones: PLAYABLE.with(zone::TEMPORARY), kinds: CHARA },
    ],
    numbers: &[(number::POWER, CHARA)],
    tolls: Zones::of(&[zone::HAND, zone::KEEP, zone::TRASH, zone::REMOVE, zone::SCOUT, zone::TEMPORARY]),
    charges: TURNED.with(zone::CONNECT),
};
