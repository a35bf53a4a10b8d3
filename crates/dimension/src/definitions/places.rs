//! Part 2, chapter 24: lines and areas, as a player sees them.
//!
//! All squares are places of one zone, row by row as the first player sees them: that player's base squares, home area,
//! the centre area, the enemy area, and the opponent's base squares; three to a row, from left to right. For the second
//! player the board is turned round.

use super::zones::{BASES_ADJACENT, ZONES};
use crate::book::Context;
use crate::rules::cite;
use crate::words::{relation, zone};
use duel::book::place_names::Grid;
use duel::engine::scratch::Scratch;
use duel::ids::{Relation, Rule, Seat};

/// The number of squares: nine that both players share, and three base squares each (2-23-8-1).
pub const SQUARES: u8 = 15;
/// The number of lines, and of squares in a row (2-24-5).
pub const LINES: u8 = 3;

/// The player's own base space (2-24-2), as that player sees it.
pub const OWN_BASE: u32 = 0b111;
/// The home area (2-24-7).
pub const HOME: u32 = 0b111 << 3;
/// The centre area (2-24-7); it is the same for both.
pub const CENTRE: u32 = 0b111 << 6;
/// The enemy area (2-24-7).
pub const ENEMY: u32 = 0b111 << 9;
/// The opponent's base space.
pub const THEIR_BASE: u32 = 0b111 << 12;
/// The battle space (2-24-3).
pub const BATTLE: u32 = HOME | CENTRE | ENEMY;
/// Both base spaces.
pub const BASES: u32 = OWN_BASE | THEIR_BASE;
/// The left line (2-24-5).
pub const LEFT: u32 = 0b001_001_001_001_001;
/// The centre line (2-24-5).
pub const MIDDLE: u32 = LEFT << 1;
/// The right line (2-24-5).
pub const RIGHT: u32 = LEFT << 2;

/// The names of squares, lines and areas, from the view of a player (2-24-5-1, 2-24-7-1).
pub const GRID: Grid = Grid {
    rows: &[
        &["left base", "middle base", "right base"],
        &["left home", "middle home", "right home"],
        &["left centre", "middle centre", "right centre"],
        &["left enemy", "middle enemy", "right enemy"],
        &["left enemy base", "middle enemy base", "right enemy base"],
    ],
    groups: &[(relation::IN_LINE, &LINE_NAMES), (relation::IN_AREA, &AREA_NAMES)],
};

const LINE_NAMES: [&str; N] = {
    let names = ["left line", "middle line", "right line"];
    let mut out = [""; N];
    let mut place = 0;
    while place < N {
        out[place] = names[column(place)];
        place += 1;
    }
    out
};

const AREA_NAMES: [&str; N] = {
    let names = ["base space", "home area", "centre area", "enemy area", "enemy base space"];
    let mut out = [""; N];
    let mut place = 0;
    while place < N {
        out[place] = names[row(place)];
        place += 1;
    }
    out
};

/// Converts squares from a player's view to the first player's numbering, and back.
pub fn turned(seat: Seat, places: u32) -> u32 {
    ZONES[zone::SQUARE.index()].places_seen_by(seat, places)
}

const N: usize = SQUARES as usize;

const fn row(place: usize) -> usize {
    place / LINES as usize
}

const fn column(place: usize) -> usize {
    place % LINES as usize
}

/// Square `b` has this relation to square `a`; relations in the order of [`crate::words::relation`].
const fn relates(relation: usize, a: usize, b: usize) -> bool {
    let (rows, columns) = (row(a).abs_diff(row(b)), column(a).abs_diff(column(b)));
    let both_in_battle = row(a) >= 1 && row(a) <= 3 && row(b) >= 1 && row(b) <= 3;
    match relation {
        0 => a == b,
        1 => (rows == 1 && columns == 0) || (rows == 0 && columns == 1),
        2 => columns == 0,
        3 => rows == 0 && both_in_battle,
        4 => rows <= 1 && columns <= 1 && a != b && both_in_battle,
        5 => columns == 0 && row(b) > row(a),
        6 => columns == 0 && row(b) < row(a),
        7 => columns == 0 && row(b) == row(a) + 1,
        _ => columns == 0 && row(b) + 1 == row(a),
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

static TABLES: [[u32; N]; 9] =
    [table(0), table(1), table(2), table(3), table(4), table(5), table(6), table(7), table(8)];

/// For each relation and square, the squares related to it (2-24-4 to 2-24-6, 2-23-8-2).
pub(crate) static RELATED: &[&[u32]] =
    &[&TABLES[0], &TABLES[1], &TABLES[2], &TABLES[3], &TABLES[4], &TABLES[5], &TABLES[6], &TABLES[7], &TABLES[8]];

/// In each line, a player's base square is adjacent to the square of that player's home area (2-23-8-2). Removes those
/// squares from `related` without that rule.
pub(crate) fn related_places(scratch: &Scratch, relation: Relation, place: u8, related: u32) -> u32 {
    let base = BASES >> place & 1 == 1;
    let across = related & if base { BATTLE } else { BASES };
    let kept = relation != relation::ADJACENT || across == 0 || scratch.cite(BASES_ADJACENT);
    if kept { related } else { related & !across }
}

/// The rule by which named squares are those its controller sees so: areas (2-24-7-2), or lines (2-24-5-1).
pub(crate) fn places_as_seen_rule(places: u32) -> Rule {
    let lines = [LEFT, MIDDLE, RIGHT].iter().filter(|&&line| places & line != 0).count();
    if lines < usize::from(LINES) { cite!("2-24-5-1") } else { cite!("2-24-7-2") }
}

/// Squares that a rule names are meant from the acting player's view (2-24-7-1). Returns them in the first player's
/// numbering.
pub(crate) fn seen(cx: &Context, seat: Seat, places: u32) -> u32 {
    if cx.cite(cite!("2-24-7-1")) { turned(seat, places) } else { places }
}

/// The squares of the battle space between two others of a line, an area or a diagonal.
pub(crate) static BETWEEN: &[(u8, [u8; 2])] =
    &[(4, [3, 5]), (7, [6, 8]), (10, [9, 11]), (6, [3, 9]), (7, [4, 10]), (8, [5, 11]), (7, [3, 11]), (7, [5, 9])];

/// The squares adjacent to a square.
pub(crate) fn adjacent(place: u8) -> u32 {
    TABLES[1][usize::from(place)]
}
