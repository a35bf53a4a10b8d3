//! Part 1, chapter 2: numbers and symbols.

use crate::book::Context;
use crate::course::deck::LIMITED_COLOURED;
use crate::definitions::card;
use crate::definitions::status::RELEASED;
use crate::rules::cite;
use crate::words::{number, price, zone};
use duel::ability::Price;
use duel::log::{Scratch, Source, Spill};
use duel::object::Object;
use duel::pool::Card;
use duel::profile::Profile;
use duel::words::{Colours, Rule, Seat};

/// Fractions are rounded up; players name whole numbers (1-2-1).
pub(crate) const ROUND: Rule = cite!("1-2-1");
/// What falls below 0 counts as 0 except when it is changed; what cannot be determined is 0 (1-2-2).
pub(crate) const NEGATIVE: Rule = cite!("1-2-2");
/// Forbidden points in a deck add up to ten at most (1-2-4).
pub(crate) const POINTS: Rule = cite!("1-2-4");
/// A variable is what its controller says, unless something says otherwise (1-2-3-3).
pub(crate) const VARIABLE: Rule = cite!("1-2-3-3");
/// Energy of a colour is paid with cards of that colour (1-2-3-1).
pub(crate) const COLOURED: Rule = cite!("1-2-3-1");

/// Released cards of the energy zone pay in their colours (1-2-3-1); what needs no colour they pay, and those of the
/// smash zone, too (1-2-3-2). In some limited play the smash zone pays every colour.
pub(crate) fn sources(cx: &Context, seat: Seat, out: &mut Vec<Source>) {
    for &slot in cx.s.cards(zone::ENERGY, seat) {
        if cx.s.object(slot).orientation == RELEASED {
            let colours = card::pays_in(cx, slot);
            let colours = if cx.by(COLOURED) { colours } else { Colours(card::ALL) };
            out.push(Source { slot, units: 1, colours, spill: Spill::Never, sort: 0, bonds: 0 });
        }
    }
    let every = cx.s.format == LIMITED_COLOURED && cx.by(COLOURED);
    let colours = if every { Colours(card::ALL) } else { Colours::EMPTY };
    for &slot in cx.s.cards(zone::SMASH, seat) {
        if cx.s.object(slot).orientation == RELEASED && cx.by(cite!("1-2-3-2")) {
            out.push(Source { slot, units: 1, colours, spill: Spill::Never, sort: 1, bonds: 0 });
        }
    }
}

/// The X that was declared for a spell is part of its cost while it is on the stack (1-2-3-3, reading D11).
pub(crate) fn declared(card: &Card, object: &Object) -> i32 {
    let has_x = object.zone == zone::STACK && card.prices.get(price::PLAY).is_some_and(|price| price.x);
    if has_x { object.x.into() } else { 0 }
}

/// What a card on the stack costs, X included.
pub(crate) fn figures(scratch: &Scratch, card: &Card, object: &Object, profile: &mut Profile) {
    let x = declared(card, object);
    if x > 0 && scratch.pass(VARIABLE) {
        profile.numbers[number::COST.index()] += x;
    }
}

/// A cost of 0 asks for nothing (1-2-3-4).
pub(crate) fn nothing(cx: &Context) -> Price {
    Price { any: u8::from(!cx.by(cite!("1-2-3-4"))), ..Price::default() }
}
