//! Chapter 503: areas, and the lanes that they form.
//!
//! All areas are places of one zone: the first player's from left to right, then the second player's that face them.
//! The second player counts them from the other end. So both players see their own areas first, from left to right, and
//! a player's left faces the other's right (reading V7).

use crate::book::Context;
use crate::rules::cite;
use crate::words::{kind, relation, zone};
use crate::zones::ZONES;
use duel::book::place_names::Grid;
use duel::ids::{Rule, Seat};
use duel::state::State;
use duel::state::object::{ObjectRef, Slot};

/// The number of areas, three of each player's (503.2).
pub const AREAS: u8 = 6;
/// The number of lanes, and of each player's areas.
pub const LANES: u8 = 3;
/// One's own areas, as their player sees them.
pub const OWN: u32 = 0b111;
/// The opponent's areas.
pub const THEIRS: u32 = OWN << LANES;
/// The centre, one's own and the opponent's (503.2).
pub const CENTRE: u32 = 0b010_010;
/// The left sides, one's own and the opponent's across from it (503.2).
pub const LEFT: u32 = 0b001_001;
/// The right sides (503.2).
pub const RIGHT: u32 = 0b100_100;
/// The sides (503.2).
pub const SIDES: u32 = 0b101_101;

/// The names of the areas for the player who sees them.
pub const GRID: Grid = Grid {
    rows: &[&["left side", "centre", "right side"], &["enemy left side", "enemy centre", "enemy right side"]],
    groups: &[(
        relation::IN_LANE,
        &["left lane", "centre lane", "right lane", "left lane", "centre lane", "right lane"],
    )],
};

const N: usize = AREAS as usize;

/// Area `a` stands in this relation to area `b`; relations are numbered as in [`relation`].
const fn relates(relation: usize, a: usize, b: usize) -> bool {
    let lanes = LANES as usize;
    let (same_side, apart) = (a / lanes == b / lanes, (a % lanes).abs_diff(b % lanes));
    match relation {
        0 => a == b,
        1 => same_side && apart == 1,
        2 => !same_side && apart == 0,
        _ => apart == 0,
    }
}

const fn table(relation: usize) -> [u32; N] {
    let mut out = [0; N];
    let mut a = 0;
    while a < N {
        let mut b = 0;
        while b < N {
            if relates(relation, a, b) {
                out[a] |= 1 << b;
            }
            b += 1;
        }
        a += 1;
    }
    out
}

static TABLES: [[u32; N]; 4] = [table(0), table(1), table(2), table(3)];

/// For each relation and each area, the areas so related to it.
pub(crate) static RELATED: &[&[u32]] = &[&TABLES[0], &TABLES[1], &TABLES[2], &TABLES[3]];

/// The realm of areas: a card that goes from area to area stays the same object (reading V18).
pub(crate) const REALM: u8 = 0;

/// Only charas stand in areas (503.1).
pub(crate) const CHARAS: Rule = cite!("503.1");
/// A card put into an area from elsewhere is put there rebooted (503.3).
pub(crate) const REBOOTED: Rule = cite!("503.3");

/// Converts areas between the way this player sees them and the way the first player numbers them, in both directions.
pub fn turned(seat: Seat, places: u32) -> u32 {
    ZONES[zone::AREA.index()].places_seen_by(seat, places)
}

/// A player's areas, as the first player numbers them.
pub(crate) fn own(seat: Seat) -> u32 {
    turned(seat, OWN)
}

/// The charas of a player in areas.
pub(crate) fn charas(s: &State, seat: Seat) -> impl Iterator<Item = Slot> + '_ {
    let all = s.cards(zone::AREA, Seat::FIRST).iter().copied();
    all.filter(move |&slot| s.characteristics(slot).controller == seat)
}

/// The areas with charas of a player.
pub(crate) fn occupied(s: &State, seat: Seat) -> u32 {
    charas(s, seat).fold(0, |places, slot| places | 1 << s.object(slot).place)
}

/// The newest of a player's charas in an area; the area is numbered as the first player does.
pub(crate) fn chara_at(s: &State, seat: Seat, place: u8) -> Option<Slot> {
    charas(s, seat).filter(|&slot| s.object(slot).place == place).max_by_key(|&slot| s.object(slot).entered_at)
}

/// Another chara, of this player's opponent, in the lane where a chara is or last was (reading V7).
pub(crate) fn opposing(cx: &Context, chara: ObjectRef, seat: Seat) -> Option<Slot> {
    let there = cx.state.is_alive(chara).then(|| cx.state.object(chara.slot).place);
    let place = there.or_else(|| cx.state.last_known_of(chara).map(|gone| gone.status.place))?;
    let lane = TABLES[relation::IN_LANE.index()][usize::from(place)];
    let in_lane = |other: &Slot| lane >> cx.state.object(*other).place & 1 == 1;
    charas(cx.state, seat.other()).filter(|&other| cx.state.object_ref(other) != chara).find(in_lane)
}

/// The areas adjacent to a chara that have no chara of its player.
pub(crate) fn beside(cx: &Context, slot: Slot) -> u32 {
    let place = cx.state.object(slot).place;
    TABLES[relation::ADJACENT.index()][usize::from(place)] & !occupied(cx.state, cx.player_of(slot))
}

/// Only charas stand in areas (503.1).
pub(crate) fn may_stand(cx: &Context, slot: Slot) -> bool {
    cx.state.characteristics(slot).kinds.has(kind::CHARA)
}
