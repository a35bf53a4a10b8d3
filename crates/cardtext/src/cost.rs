//! Costs: symbols, then what is done to pay, with commas between them.

use crate::amount::{read_each, times_each, write_each};
use crate::noun::{Place, read_noun, write_noun};
use crate::phrase;
use crate::price::{all_symbols, read_price};
use crate::reader::{Miss, Read, Reader};
use crate::token::Kind;
use crate::writer::{Said, Unsayable, Writer};
use duel::card::ability::{Cost, CostObjects, Price};

/// What a part of a cost is paid with: the card itself, or so many like this.
pub(crate) struct Paid;

impl Paid {
    /// Reads it.
    pub fn read(r: &mut Reader) -> Read<CostObjects> {
        if r.has(Reader::this) {
            return Ok(CostObjects::This);
        }
        if r.skip("X") {
            r.talk.part = true;
            return Ok(CostObjects::X(read_noun(Place::Play, r)?));
        }
        let number = r.number()?.try_into().map_err(|_| Miss)?;
        r.talk.part = true;
        Ok(CostObjects::Exactly(number, read_noun(Place::Play, r)?))
    }
    /// Writes it.
    pub fn write(what: &CostObjects, w: &mut Writer) -> Said {
        match what {
            CostObjects::This => {
                w.itself();
                w.plural = false;
                Ok(())
            }
            CostObjects::Exactly(number, filter) => {
                w.number(i32::from(*number));
                w.talk.part = true;
                write_noun(filter, Place::Play, *number != 1, w)
            }
            CostObjects::X(filter) => {
                w.say("X");
                w.talk.part = true;
                write_noun(filter, Place::Play, true, w)
            }
            CostObjects::AnyNumber(_) => Err(Unsayable),
        }
    }
}

/// Reads symbols and parts of the cost in words, with commas between them; the symbols come first in most languages.
pub(crate) fn read_cost(r: &mut Reader) -> Read<Cost> {
    let mut cost = Cost::default();
    let mut priced = false;
    loop {
        let symbols = matches!(r.peek(), Some(Kind::Symbol(_)));
        if symbols && !priced && (cost.parts.is_empty() || r.grammar.inline) {
            priced = true;
            cost.price = read_price(r)?;
            cost.parts_before_price = cost.parts.len() as u8;
            let plain = cost.price == Price { generic: cost.price.generic, ..Price::default() };
            if plain && r.sees_words("for each") {
                cost.more_units = Some(read_each(i32::from(cost.price.generic), r)?);
                cost.price = Price::default();
            }
        } else {
            cost.parts.push(phrase::read(r.grammar.parts, "~a cost", r)?);
        }
        if !r.has(|r| r.mark(',')) {
            return Ok(cost);
        }
    }
}

/// Writes what [`read_cost`] reads.
pub(crate) fn write_cost(cost: &Cost, w: &mut Writer) -> Said {
    let priced = cost.price != Price::default() || cost.parts.is_empty() || cost.more_units.is_some();
    let place = usize::from(cost.parts_before_price);
    if place > 0 && !(priced && w.grammar.inline) {
        return Err(Unsayable);
    }
    for at in 0..=cost.parts.len() {
        if at == place && priced {
            write_symbols(cost, at > 0, w)?;
        }
        let Some(part) = cost.parts.get(at) else { continue };
        if at > 0 || priced && place <= at {
            w.glue(",");
        }
        phrase::write(w.grammar.parts, part, w)?;
    }
    Ok(())
}

fn write_symbols(cost: &Cost, follows: bool, w: &mut Writer) -> Said {
    if follows {
        w.glue(",");
    }
    match &cost.more_units {
        Some(more) if cost.price == Price::default() => {
            w.say(&format!("{{{}}}", times_each(more)));
            write_each(more, w)
        }
        Some(_) => Err(Unsayable),
        None => {
            w.say(&all_symbols(&cost.price, w.grammar)?);
            Ok(())
        }
    }
}

/// Reads symbols only: "{Red}{1}".
pub(crate) fn read_payment(r: &mut Reader) -> Read<Cost> {
    Ok(Cost { price: read_price(r)?, ..Cost::default() })
}

/// Writes what [`read_payment`] reads.
pub(crate) fn write_payment(cost: &Cost, w: &mut Writer) -> Said {
    if cost.more_units.is_some() || !cost.parts.is_empty() {
        return Err(Unsayable);
    }
    w.say(&all_symbols(&cost.price, w.grammar)?);
    Ok(())
}

/// Reads "pay" and symbols, or one or several parts of a cost in words.
pub(crate) fn read_extra(r: &mut Reader) -> Read<Cost> {
    if r.skip("pay") {
        return read_cost(r);
    }
    let mut parts = vec![phrase::read(r.grammar.parts, "~a cost", r)?];
    while r.skip("and") {
        parts.push(phrase::read(r.grammar.parts, "~a cost", r)?);
    }
    Ok(Cost { parts, ..Cost::default() })
}

/// Writes what [`read_extra`] reads.
pub(crate) fn write_extra(cost: &Cost, w: &mut Writer) -> Said {
    if cost.price != Price::default() || cost.parts.is_empty() || cost.more_units.is_some() {
        w.say("pay");
        return write_cost(cost, w);
    }
    for (at, part) in cost.parts.iter().enumerate() {
        if at > 0 {
            w.say("and");
        }
        phrase::write(w.grammar.parts, part, w)?;
    }
    Ok(())
}
