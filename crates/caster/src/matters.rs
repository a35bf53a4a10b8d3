//! The events of this game, and what effects may forbid, allow or demand of its cards.

use crate::words::{keyword, kind, number, verb, zone};
use duel::book::matters::{Asks, Happens, Looks, Matters};
use duel::card::characteristics::Orientation::{Reversed, Sideways, Upright};
use duel::ids::{Kinds, Verb, Zone, Zones};

const ALL: Kinds = Kinds::ALL;
/// The kinds of cards that lie on the field.
const ENTITIES: Kinds = Kinds::of(&[kind::CASTER, kind::SERVANT, kind::BARRIER, kind::DEITY, kind::SOULBOND]);
/// The kinds of cards that are played.
const SPELLS: Kinds = Kinds::of(&[kind::SERVANT, kind::CONJURE, kind::BARRIER]);
/// The kinds of cards that battle: a SoulBond card is a servant on the field.
const SERVANT: Kinds = Kinds::of(&[kind::SERVANT, kind::SOULBOND]);

const fn only(zone: Zone) -> Zones {
    Zones::of(&[zone])
}

/// The zones from which cards can be played.
pub const PLAYABLE: Zones = Zones::of(&[zone::DECK, zone::HAND, zone::ORBS, zone::GRAVEYARD, zone::REMOVED]);
/// The zones in which abilities are used.
const USED: Zones = Zones::of(&[zone::SERVANTS, zone::CASTERS, zone::HAND, zone::GRAVEYARD]);
/// The zones in which targets are chosen.
const TARGETED: Zones =
    Zones::of(&[zone::SERVANTS, zone::CASTERS, zone::STOCK, zone::ORBS, zone::GRAVEYARD, zone::CHASE]);

const fn battles(verb: Verb) -> Happens {
    Happens::deed(verb, only(zone::SERVANTS), SERVANT)
}

/// Everything that card text of this game can be about.
pub const MATTERS: Matters = Matters {
    happens: &[
        Happens::moves(verb::PUT, Zones::ALL, Zones::ALL, ALL),
        Happens::moves(verb::ENTER, zone::OFF_FIELD.with(zone::STOCK), zone::ENTITIES, ENTITIES),
        Happens::moves(verb::CALL, Zones::of(&[zone::HAND, zone::GRAVEYARD]), only(zone::CASTERS), ALL),
        Happens::moves(verb::CREATE, only(zone::NOWHERE), zone::ENTITIES, ENTITIES),
        Happens::moves(verb::SOULBOND, only(zone::EXTRA), only(zone::SERVANTS), ENTITIES),
        Happens::moves(verb::LAY, Zones::ALL, Zones::ALL, ALL),
        Happens::moves(verb::STOCK, Zones::ALL, only(zone::STOCK), ALL),
        Happens::moves(verb::DESTROY, zone::ENTITIES, only(zone::GRAVEYARD), ENTITIES),
        Happens::moves(verb::FALL, only(zone::SERVANTS), only(zone::GRAVEYARD), SERVANT),
        Happens::moves(
            verb::BANISH,
            Zones::of(&[zone::SERVANTS, zone::CASTERS, zone::STOCK, zone::ORBS]),
            only(zone::GRAVEYARD),
            ALL,
        ),
        Happens::moves(verb::DISCARD, only(zone::HAND), only(zone::GRAVEYARD), ALL),
        Happens::moves(verb::DRAW, only(zone::DECK), only(zone::HAND), ALL),
        Happens::moves(verb::CORRUPT, only(zone::ORBS), only(zone::HAND), ALL),
        Happens::moves(verb::RETURN, Zones::ALL, Zones::of(&[zone::HAND, zone::EXTRA]), ALL),
        Happens::moves(verb::REMOVE, Zones::ALL, only(zone::REMOVED), ALL),
        Happens::moves(verb::CANCEL, only(zone::CHASE), only(zone::GRAVEYARD), SPELLS),
        Happens::moves(verb::CONTROL, zone::ENTITIES, zone::ENTITIES, ENTITIES),
        Happens::moves(verb::VANISH, Zones::ALL, only(zone::NOWHERE), ALL),
        Happens::turns(verb::REST, Sideways, zone::ENTITIES, ENTITIES),
        Happens::turns(verb::RECOVER, Upright, zone::ENTITIES, ENTITIES),
        Happens::turns(verb::REVERSE, Reversed, zone::ENTITIES, ENTITIES),
        Happens::turns(verb::TURN_OVER, Reversed, only(zone::SERVANTS), SERVANT),
        Happens::turns(verb::TURN_OVER, Upright, only(zone::SERVANTS), SERVANT),
        Happens::deed(verb::SWITCH, zone::ENTITIES, ENTITIES),
        Happens::deed(verb::PLAY, only(zone::CHASE), SPELLS),
        Happens::deed(verb::BREAK, only(zone::CHASE), SPELLS),
        Happens::deed(verb::USE, Zones::ALL, ALL),
        Happens::deed(verb::MAKE, Zones::ALL, ALL),
        Happens::deed(verb::SET_OFF, Zones::ALL, ALL),
        Happens::deed(
            verb::LEVEL_UP,
            Zones::of(&[zone::HAND, zone::CASTERS, zone::GRAVEYARD]),
            Kinds::of(&[kind::CASTER]),
        ),
        Happens::deed(verb::TARGET, TARGETED, ALL),
        Happens::deed(verb::REVEAL, Zones::ALL, ALL),
        battles(verb::ATTACK),
        battles(verb::ATTACK_PLAYER),
        battles(verb::BATTLE),
        Happens::time(verb::SEARCH),
        Happens::time(verb::SHUFFLE),
        Happens::time(verb::BEGIN_GAME),
        Happens::time(verb::BEGIN_TURN),
        Happens::time(verb::BEGIN_RECOVERY),
        Happens::time(verb::BEGIN_DRAW),
        Happens::time(verb::BEGIN_CALL),
        Happens::time(verb::BEGIN_MAIN),
        Happens::time(verb::BEGIN_BATTLE),
        Happens::time(verb::BEGIN_DECLARATION),
        Happens::time(verb::END_BATTLE),
        Happens::time(verb::END_BATTLE_PHASE),
        Happens::time(verb::BEGIN_END),
        Happens::time(verb::END_TURN),
    ],
    forbids: &[
        Asks::of(verb::PLAY, PLAYABLE, SPELLS),
        Asks::of(verb::USE, USED, ALL),
        Asks::of(verb::CALL, Zones::of(&[zone::HAND, zone::GRAVEYARD]), ALL),
        Asks::of(verb::TARGET, TARGETED.with(zone::DECK).with(zone::HAND), ALL),
        Asks::of(verb::ATTACK, only(zone::SERVANTS), SERVANT),
        Asks::of(verb::ATTACK_PLAYER, only(zone::SERVANTS), SERVANT),
        Asks::of(verb::BE_ATTACKED, zone::ENTITIES, ENTITIES),
        Asks::of(verb::REST, zone::ENTITIES, ENTITIES),
        Asks::of(verb::RECOVER, zone::ENTITIES, ENTITIES),
        Asks::of(verb::REVERSE, zone::ENTITIES, ENTITIES),
        Asks::of(verb::SWITCH, zone::ENTITIES, ENTITIES),
        Asks::of(verb::TURN_OVER, only(zone::SERVANTS), SERVANT),
        Asks::of(verb::CANCEL, only(zone::CHASE), SPELLS),
        Asks::of(verb::CHASE, Zones::of(&[zone::SERVANTS, zone::CASTERS, zone::CHASE]), ALL),
    ],
    narrower: &[(verb::DESTROY, verb::FALL)],
    allows: &[
        Asks::of(verb::PLAY, only(zone::GRAVEYARD), SPELLS),
        Asks::of(verb::CALL, only(zone::GRAVEYARD), Kinds::of(&[kind::CASTER])),
        Asks::of(verb::BE_ATTACKED, zone::ENTITIES, ENTITIES),
        Asks::of(verb::REVEAL, zone::ENTITIES, ENTITIES),
    ],
    demands: &[Asks::of(verb::ATTACK, only(zone::SERVANTS), SERVANT)],
    keywords: &[
        Looks { keyword: keyword::DOUBLE_CORRUPT, zones: only(zone::SERVANTS), kinds: SERVANT },
        Looks { keyword: keyword::TRIPLE_CORRUPT, zones: only(zone::SERVANTS), kinds: SERVANT },
        Looks { keyword: keyword::SLOW_START, zones: only(zone::SERVANTS), kinds: SERVANT },
        Looks { keyword: keyword::HUBRIS, zones: only(zone::SERVANTS), kinds: SERVANT },
        Looks { keyword: keyword::LETHARGY, zones: only(zone::SERVANTS), kinds: SERVANT },
        Looks { keyword: keyword::QUICKCAST, zones: PLAYABLE, kinds: SPELLS },
        Looks { keyword: keyword::BREAK, zones: only(zone::ORBS), kinds: ALL },
        Looks { keyword: keyword::AETHER, zones: only(zone::CASTERS), kinds: ALL },
        Looks { keyword: keyword::SEVERAL, zones: Zones::of(&[zone::CASTERS, zone::HAND]), kinds: ALL },
        Looks { keyword: keyword::SOUL_SEAL, zones: zone::ENTITIES, kinds: ALL },
    ],
    numbers: &[(number::ATK, SERVANT), (number::DEF, SERVANT)],
    tolls: PLAYABLE.with(zone::CHASE).with(zone::EXTRA),
    charges: zone::ENTITIES,
};
