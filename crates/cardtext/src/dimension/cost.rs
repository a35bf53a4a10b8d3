//! Costs: "{Blue}{1}, scrap Slate Courier, freeze 2 units you control".

use crate::amount::{read_each, times_each, write_each};
use crate::forms::FromIt;
use crate::noun::{Place, read_noun, write_noun};
use crate::phrase::{self, Row, phrases};
use crate::price::{all_symbols, read_price};
use crate::reader::{Miss, Read, Reader};
use crate::token::Kind;
use crate::writer::{Said, Unsayable, Writer};
use dimension::words::{colour, verb, zone};
use duel::ability::{Cost, CostPart, CostWhat, Price};
use duel::profile::Orientation;

/// What a part of a cost is paid with: the card itself, or so many like this.
struct Paid;

impl Paid {
    fn read(r: &mut Reader) -> Read<CostWhat> {
        if r.has(Reader::this) {
            return Ok(CostWhat::This);
        }
        if r.skip("X") {
            return Ok(CostWhat::X(read_noun(Place::Play, r)?));
        }
        let number = r.number()?.try_into().map_err(|_| Miss)?;
        Ok(CostWhat::Some(number, read_noun(Place::Play, r)?))
    }
    fn write(what: &CostWhat, w: &mut Writer) -> Said {
        match what {
            CostWhat::This => {
                w.say(w.own);
                w.plural = false;
                Ok(())
            }
            CostWhat::Some(number, filter) => {
                w.number(i32::from(*number));
                write_noun(filter, Place::Play, *number != 1, w)
            }
            CostWhat::X(filter) => {
                w.say("X");
                write_noun(filter, Place::Play, true, w)
            }
            CostWhat::Often(_) => Err(Unsayable),
        }
    }
}

const PARTS: &[Row<CostPart>] = phrases! {
    ["scrap" (Paid what)] => { CostPart::Move { what, to: zone::GRAVE, verb: verb::SCRAP } }
    ["fuse" (Paid what)] => { CostPart::Move { what, to: zone::GRAVE, verb: verb::FUSE } }
    ["freeze" (Paid what)] => { CostPart::Turn { what, to: Orientation::Sideways, verb: verb::FREEZE } }
    ["remove" (Paid what) "from the game"] => { CostPart::Move { what, to: zone::REMOVE, verb: verb::REMOVE } }
    ["put" (Paid what) "into the graveyard"] => { CostPart::Move { what, to: zone::GRAVE, verb: verb::PUT } }
    ["put" (Paid what) "into its/their owner's/owners' hand/hands"] => {
        CostPart::Move { what, to: zone::HAND, verb: verb::RETURN }
    }
    ["put" (Paid what) "into the energy zone"] => { CostPart::Move { what, to: zone::ENERGY, verb: verb::PUT } }
    ["put" (Paid what) "into the smash zone"] => { CostPart::Move { what, to: zone::SMASH, verb: verb::PUT } }
    ["put" (Paid what) "on top of its/their owner's/owners' deck/decks"] => {
        CostPart::Move { what, to: zone::DECK, verb: verb::PUT }
    }
    ["remove" n (FromIt counter)] => { CostPart::Uncount(counter, n) }
};

/// Reads symbols, then parts of the cost in words, with commas between them.
pub(crate) fn read_cost(r: &mut Reader) -> Read<Cost> {
    let mut cost = Cost::default();
    let priced = matches!(r.peek(), Some(Kind::Symbol(_)));
    if priced {
        cost.price = read_price(r)?;
        let plain = cost.price == Price { any: cost.price.any, ..Price::default() };
        if plain && r.sees_words("for each") {
            cost.more = Some(read_each(i32::from(cost.price.any), r)?);
            cost.price = Price::default();
        }
    }
    if !priced || r.has(|r| r.mark(',')) {
        loop {
            cost.parts.push(phrase::read(PARTS, "~a cost", r)?);
            if !r.has(|r| r.mark(',')) {
                break;
            }
        }
    }
    Ok(cost)
}

/// Writes what [`read_cost`] reads.
pub(crate) fn write_cost(cost: &Cost, w: &mut Writer) -> Said {
    let priced = cost.price != Price::default() || cost.parts.is_empty() || cost.more.is_some();
    match &cost.more {
        Some(more) if cost.price == Price::default() => {
            w.say(&format!("{{{}}}", times_each(more)));
            write_each(more, w)?;
        }
        Some(_) => return Err(Unsayable),
        None if priced => w.say(&all_symbols(&cost.price, &colour::NAMES)?),
        None => {}
    }
    for (at, part) in cost.parts.iter().enumerate() {
        if at > 0 || priced {
            w.glue(",");
        }
        phrase::write(PARTS, part, w)?;
    }
    Ok(())
}

/// Reads symbols only: "{Red}{1}".
pub(crate) fn read_payment(r: &mut Reader) -> Read<Cost> {
    Ok(Cost { price: read_price(r)?, ..Cost::default() })
}

/// Writes what [`read_payment`] reads.
pub(crate) fn write_payment(cost: &Cost, w: &mut Writer) -> Said {
    if cost.more.is_some() || !cost.parts.is_empty() {
        return Err(Unsayable);
    }
    w.say(&all_symbols(&cost.price, &colour::NAMES)?);
    Ok(())
}

/// Reads "pay" and symbols, or one or several parts of a cost in words.
pub(crate) fn read_extra(r: &mut Reader) -> Read<Cost> {
    if r.skip("pay") {
        return read_cost(r);
    }
    let mut parts = vec![phrase::read(PARTS, "~a cost", r)?];
    while r.skip("and") {
        parts.push(phrase::read(PARTS, "~a cost", r)?);
    }
    Ok(Cost { parts, ..Cost::default() })
}

/// Writes what [`read_extra`] reads.
pub(crate) fn write_extra(cost: &Cost, w: &mut Writer) -> Said {
    if cost.price != Price::default() || cost.parts.is_empty() || cost.more.is_some() {
        w.say("pay");
        return write_cost(cost, w);
    }
    for (at, part) in cost.parts.iter().enumerate() {
        if at > 0 {
            w.say("and");
        }
        phrase::write(PARTS, part, w)?;
    }
    Ok(())
}
