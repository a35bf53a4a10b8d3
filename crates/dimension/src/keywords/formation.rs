//! Part 5, chapter 8: Formation Summon.

use crate::book::Context;
use crate::definitions::kinds::{held, occupied};
use crate::definitions::places::{self, BATTLE, CENTRE, ENEMY, HOME, LEFT, LINES, MIDDLE, OWN_BASE, RELATED, RIGHT};
use crate::processing::ability;
use crate::rules::cite;
use crate::words::{kind, label, relation};
use duel::card::ability::Price;
use duel::ids::{Label, Rule, Seat};
use duel::state::object::Slot;

/// A card can be played to the square its formation names, for the formation's cost, as if to the home area (5-8-2).
pub(crate) const RULE: Rule = cite!("5-8-2");
/// Only one special way of playing applies at a time (5-8-3).
pub(crate) const ALONE: Rule = cite!("5-8-3");

/// A formation with a fixed place: the squares to hold, and the square to play to, as the player sees them.
struct Shape {
    held: u32,
    star: u32,
    /// Any of the player's cards holds a square, instead of units only.
    cards: bool,
    rule: Rule,
}

/// The square to which most formations play.
const MIDDLE_CENTRE: u32 = MIDDLE & CENTRE;
/// The left and right lines.
const WINGS: u32 = LEFT | RIGHT;

const fn shape(held: u32, rule: Rule) -> Shape {
    Shape { held, star: MIDDLE_CENTRE, cards: false, rule }
}

/// Straight: the left and right squares of the centre area (5-8-2-1).
const STRAIGHT: Shape = shape(WINGS & CENTRE, cite!("5-8-2-1"));
/// Triangle: the left and right squares of the home area and the middle one of the enemy area (5-8-2-2).
const TRIANGLE: Shape = shape(WINGS & HOME | MIDDLE & ENEMY, cite!("5-8-2-2"));
/// X: the left and right squares of the home area and of the enemy area (5-8-2-3).
const X: Shape = shape(WINGS & (HOME | ENEMY), cite!("5-8-2-3"));
/// Underbar: the home area (5-8-2-4).
const UNDERBAR: Shape = shape(HOME, cite!("5-8-2-4"));
/// Small I: behind one of the player's units in its line (5-8-2-5).
const SMALL_I: Rule = cite!("5-8-2-5");
/// Big I: in the centre of a line whose home and enemy squares the player holds (5-8-2-6).
const BIG_I: Rule = cite!("5-8-2-6");
/// Big Triangle: cards on the left and right base squares and on the middle square of the enemy area (5-8-2-7).
const BIG_TRIANGLE: Shape = Shape { cards: true, ..shape(WINGS & OWN_BASE | MIDDLE & ENEMY, cite!("5-8-2-7")) };
/// Bottom Bar: cards on all base squares (5-8-2-8).
const BOTTOM_BAR: Shape = Shape { cards: true, ..shape(OWN_BASE, cite!("5-8-2-8")) };

/// The label is that of a formation.
pub(crate) const fn is_one(label: Label) -> bool {
    label.0 >= label::FORMATION.0 && label.0 < label::FORMATION.0 + 8
}

/// The squares to which a formation lets a card be played.
pub(crate) fn squares(cx: &Context, seat: Seat, label: Label) -> u32 {
    if !cx.cite(RULE) {
        return 0;
    }
    let seen = |squares: u32| places::turned(seat, squares);
    let own = seen(occupied(cx, seat, kind::UNIT));
    let standing = |shape: Shape| {
        let held = if shape.cards { seen(held(cx, seat)) } else { own };
        let stands = held & shape.held == shape.held && cx.cite(shape.rule);
        if stands { shape.star } else { 0 }
    };
    let star = match label.0 - label::FORMATION.0 {
        0 => standing(STRAIGHT),
        1 => standing(TRIANGLE),
        2 => standing(X),
        3 => standing(UNDERBAR),
        4 => behind(cx, own),
        5 => (0..LINES).fold(0, |all, line| {
            let line = LEFT << line;
            all | standing(Shape { star: line & CENTRE, ..shape(line & (HOME | ENEMY), BIG_I) })
        }),
        6 => standing(BIG_TRIANGLE),
        _ => standing(BOTTOM_BAR),
    };
    seen(star & !own)
}

/// The battle squares behind any of these, as the player sees them (5-8-2-5).
fn behind(cx: &Context, own: u32) -> u32 {
    let table = RELATED[relation::BEHIND.index()];
    let fronts = (0..table.len()).filter(|&square| (own & BATTLE) >> square & 1 == 1);
    let squares = fronts.fold(0, |all, square| all | table[square]) & BATTLE;
    if squares != 0 && cx.cite(SMALL_I) { squares } else { 0 }
}

/// The cost of playing a card by its formation.
pub(crate) fn price(cx: &Context, slot: Slot, index: u8) -> Option<Price> {
    let id = cx.state.ability_at(cx.pool, slot, index)?;
    Some(cx.pool.ability(id).cost.price)
}

/// A formation by which the card could also be played to this square.
pub(crate) fn also(cx: &Context, seat: Seat, slot: Slot, place: u8) -> Option<u8> {
    let mut indices = (0..cx.state.ability_count(cx.pool, slot)).filter(|&index| ability::is(cx, slot, index, is_one));
    indices.find(|&index| {
        let id = cx.state.ability_at(cx.pool, slot, index);
        id.is_some_and(|id| squares(cx, seat, cx.pool.ability(id).label) >> place & 1 == 1)
    })
}
