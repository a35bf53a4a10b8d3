//! Part 1, chapter 2: numbers and symbols.

use crate::book::{Context, Dimension0};
use crate::course::deck::LIMITED_COLOURED;
use crate::definitions::card;
use crate::definitions::status::RELEASED;
use crate::rules::cite;
use crate::words::{number, price, zone};
use duel::book::Counting;
use duel::book::point::{ChapterPoints, NumberPoint};
use duel::card::ability::Price;
use duel::card::characteristics::Characteristics;
use duel::card::pool::Card;
use duel::engine::scratch::Scratch;
use duel::ids::*;
use duel::play::cost::source::{CurrencySource, Surplus};
use duel::points;
use duel::state::object::Object;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    NumberPoint::ChosenAreWhole => ROUND,
    NumberPoint::RoundUp => ROUND,
    NumberPoint::BelowZeroCountsAsZero => NEGATIVE,
    NumberPoint::UndeterminedIsZero => NEGATIVE,
    NumberPoint::VariableNamedByOwner => VARIABLE,
};

/// Fractions are rounded up; players choose whole numbers (1-2-1).
pub(crate) const ROUND: Rule = cite!("1-2-1");
/// A number below 0 counts as 0 except when it is changed further; an undefined variable is 0 (1-2-2).
pub(crate) const NEGATIVE: Rule = cite!("1-2-2");
/// The forbidden points of a deck add up to ten at most (1-2-4).
pub(crate) const DECK_POINTS: Rule = cite!("1-2-4");
/// A variable is chosen by the controller, unless something sets it (1-2-3-3).
pub(crate) const VARIABLE: Rule = cite!("1-2-3-3");
/// Energy of a colour is paid with cards of that colour (1-2-3-1).
pub(crate) const COLOURED: Rule = cite!("1-2-3-1");

/// Released cards of the energy zone pay energy of their colours (1-2-3-1); they and released cards of the smash zone
/// pay colourless energy (1-2-3-2). In one limited format the smash zone pays every colour.
pub(crate) fn sources(cx: &Context, seat: Seat, out: &mut Vec<CurrencySource>) {
    for &slot in cx.state.cards(zone::ENERGY, seat) {
        if cx.state.object(slot).orientation == RELEASED {
            let colours = card::pays_in(cx, slot);
            let colours = if cx.cite(COLOURED) { colours } else { Colours(card::ALL) };
            out.push(CurrencySource { slot, units: 1, colours, surplus: Surplus::None, sort: 0, bonds: 0 });
        }
    }
    let every = cx.state.format == LIMITED_COLOURED && cx.cite(COLOURED);
    let colours = if every { Colours(card::ALL) } else { Colours::EMPTY };
    for &slot in cx.state.cards(zone::SMASH, seat) {
        if cx.state.object(slot).orientation == RELEASED && cx.cite(cite!("1-2-3-2")) {
            out.push(CurrencySource { slot, units: 1, colours, surplus: Surplus::None, sort: 1, bonds: 0 });
        }
    }
}

/// The X chosen for a spell is part of its cost while it is on the stack (1-2-3-3, reading D11).
pub(crate) fn declared(card: &Card, object: &Object) -> i32 {
    let has_x = object.zone == zone::STACK && card.prices.get(price::PLAY).is_some_and(|price| price.x);
    if has_x { object.x.into() } else { 0 }
}

/// Adds X to the cost of a card on the stack.
pub(crate) fn apply_x(scratch: &Scratch, card: &Card, object: &Object, characteristics: &mut Characteristics) {
    let x = declared(card, object);
    if x > 0 && scratch.cite(VARIABLE) {
        characteristics.numbers[number::COST.index()] += x;
    }
}

/// A cost of 0 takes no payment (1-2-3-4).
pub(crate) fn nothing(cx: &Context) -> Price {
    Price { generic: u8::from(!cx.cite(cite!("1-2-3-4"))), ..Price::default() }
}

impl Counting for Dimension0 {
    fn number_reading_rule(which: Number) -> Rule {
        if which == number::COST { card::SUM } else { Rule::UNNUMBERED }
    }

    fn tie_rule(number: Number, greatest: bool) -> Rule {
        card::tie_rule(number, greatest)
    }
}
