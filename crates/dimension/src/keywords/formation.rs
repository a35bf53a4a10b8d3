//! Part 5, chapter 8: Formation Summon.

use crate::book::Context;
use crate::definitions::kinds::{held, occupied};
use crate::definitions::places::{self, BATTLE, CENTRE, ENEMY, HOME, LEFT, LINES, MIDDLE, OWN_BASE, RELATED, RIGHT};
use crate::processing::ability;
use crate::rules::cite;
use crate::words::{kind, label, relation};
use duel::ability::Price;
use duel::object::Slot;
use duel::words::{Label, Rule, Seat};

/// A card can be played where its formation stands, for the cost of that, as if that were in the home area (5-8-2).
pub(crate) const RULE: Rule = cite!("5-8-2");
/// Only one special way of playing applies (5-8-3).
pub(crate) const ALONE: Rule = cite!("5-8-3");

/// A shape that stands in one place: which squares must be held, and where the card is played, as its player sees them.
struct Shape {
    held: u32,
    star: u32,
    /// Whether any of the player's cards hold a square, or only units.
    cards: bool,
    rule: Rule,
}

/// Where most cards are played by their formation.
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
/// Small I: behind a unit of one's own in its line (5-8-2-5).
const SMALL_I: Rule = cite!("5-8-2-5");
/// Big I: in a line of which one holds the home square and the enemy one (5-8-2-6).
const BIG_I: Rule = cite!("5-8-2-6");
/// Big Triangle: cards on the left and right base squares and on the middle square of the enemy area (5-8-2-7).
const BIG_TRIANGLE: Shape = Shape { cards: true, ..shape(WINGS & OWN_BASE | MIDDLE & ENEMY, cite!("5-8-2-7")) };
/// Bottom Bar: cards on all base squares (5-8-2-8).
const BOTTOM_BAR: Shape = Shape { cards: true, ..shape(OWN_BASE, cite!("5-8-2-8")) };

/// Whether an ability of this sort is a formation.
pub(crate) const fn is_one(label: Label) -> bool {
    label.0 >= label::FORMATION.0 && label.0 < label::FORMATION.0 + 8
}

/// The squares to which a formation lets a card be played.
pub(crate) fn squares(cx: &Context, seat: Seat, label: Label) -> u32 {
    if !cx.by(RULE) {
        return 0;
    }
    let seen = |squares: u32| places::turned(seat, squares);
    let own = seen(occupied(cx, seat, kind::UNIT));
    let standing = |shape: Shape| {
        let held = if shape.cards { seen(held(cx, seat)) } else { own };
        let stands = held & shape.held == shape.held && cx.by(shape.rule);
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

/// The battle squares behind any of these, as their player sees them (5-8-2-5).
fn behind(cx: &Context, own: u32) -> u32 {
    let table = RELATED[relation::BEHIND.index()];
    let fronts = (0..table.len()).filter(|&square| (own & BATTLE) >> square & 1 == 1);
    let squares = fronts.fold(0, |all, square| all | table[square]) & BATTLE;
    if squares != 0 && cx.by(SMALL_I) { squares } else { 0 }
}

/// What a card costs by its formation.
pub(crate) fn price(cx: &Context, slot: Slot, index: u8) -> Option<Price> {
    let id = cx.s.ability_at(cx.pool, slot, index)?;
    Some(cx.pool.ability(id).cost.price)
}

/// The formation by which a card that is played to a square in another way could be played there, too.
pub(crate) fn also(cx: &Context, seat: Seat, slot: Slot, place: u8) -> Option<u8> {
    let mut indices = (0..cx.s.abilities(cx.pool, slot)).filter(|&index| ability::is(cx, slot, index, is_one));
    indices.find(|&index| {
        let id = cx.s.ability_at(cx.pool, slot, index);
        id.is_some_and(|id| squares(cx, seat, cx.pool.ability(id).label) >> place & 1 == 1)
    })
}
