//! Aether that a text produces: "produce [1]", "produce [Ignus][Ignus]", "produce two aether of any element".

use crate::measure::{read_number_name, say_number_name};
use crate::object::Owner;
use crate::price::{all_symbols, read_price};
use crate::reader::{Miss, Read, Reader};
use crate::token::Kind;
use crate::writer::{Unsayable, Writer};
use caster::words::element;
use duel::card::ability::{CurrencyColour, Op, Price};
use duel::card::amount::{Amount, What};
use duel::ids::{COLOURS, Colour, Colours};

/// Words for the element of the card itself.
const ALIKE: &[&str] = &["of this card's element", "of its element", "of this card's elements"];
/// Words for an element that the player says (907.7).
const CHOSEN: &[&str] = &["of any element", "of any one element"];

/// Reads "produce" and what is produced; the card itself may be said to do it.
pub(crate) fn read_producing(r: &mut Reader) -> Read<Vec<Op>> {
    if r.has(Reader::this) {
        r.talk.named_itself(r.grammar);
    }
    r.words("produces/produce")?;
    let who = r.talk.doer.clone();
    let (shade, amount) = if matches!(r.peek(), Some(Kind::Symbol(_))) { read_symbols(r)? } else { read_words(r)? };
    Ok(vec![Op::GiveCurrency { who, shade, amount }])
}

/// "[2]", "[Ignus][Ignus]".
fn read_symbols(r: &mut Reader) -> Read<(CurrencyColour, Amount)> {
    let price = read_price(r)?;
    let mut sorts = price.coloured.iter().enumerate().filter(|(_, count)| **count > 0);
    match (sorts.next(), sorts.next(), price.generic, price.x) {
        (None, _, any, false) => Ok((CurrencyColour::Of(Colours::EMPTY), Amount::Fixed(i32::from(any)))),
        (None, _, 0, true) => Ok((CurrencyColour::Of(Colours::EMPTY), Amount::X)),
        (Some((at, count)), None, 0, false) => {
            Ok((CurrencyColour::Of(Colours::of(&[Colour(at as u8)])), Amount::Fixed(i32::from(*count))))
        }
        _ => r.fail("~aether of one sort"),
    }
}

/// "two aether of any element", "a number of aether of this card's element equal to its level plus 1".
fn read_words(r: &mut Reader) -> Read<(CurrencyColour, Amount)> {
    let counted = r.attempt(|r| {
        r.one_of(&["a number of aether", "aether"])?;
        Ok(None)
    });
    let fixed = match counted {
        Ok(none) => none,
        Err(Miss) => {
            let number = if r.skip("a/an") { 1 } else { r.number()? };
            r.words("aether")?;
            Some(Amount::Fixed(number))
        }
    };
    let shade = if r.has(|r| r.one_of(ALIKE)) {
        CurrencyColour::Like(What::This)
    } else {
        r.one_of(CHOSEN)?;
        CurrencyColour::Chosen(element::ALL)
    };
    if let Some(amount) = fixed {
        return Ok((shade, amount));
    }
    r.words("equal to")?;
    let of = Owner::read(r)?;
    let number = read_number_name(r)?;
    let level = Amount::NumberOf(of, number);
    let more = if r.skip("plus") { Some(r.number()?) } else { None };
    Ok((shade, more.map_or(level.clone(), |more| Amount::Sum(vec![level, Amount::Fixed(more)]))))
}

/// Writes what [`read_producing`] reads.
pub(crate) fn write_producing(ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    let [Op::GiveCurrency { shade, amount, .. }, ..] = ops else { return Err(Unsayable) };
    if w.is_guided() && w.would_follow_own() {
        w.itself();
        w.plural = false;
        w.talk.named_itself(w.grammar);
    }
    w.words("produces/produce");
    if let (CurrencyColour::Of(colours), Amount::Fixed(_) | Amount::X) = (shade, amount) {
        let mut price = Price::default();
        match (amount, colours.iter().collect::<Vec<Colour>>().as_slice()) {
            (Amount::Fixed(number), []) => price.generic = (*number).try_into().map_err(|_| Unsayable)?,
            (Amount::X, []) => price.x = true,
            (Amount::Fixed(number), [colour]) if colour.index() < COLOURS => {
                price.coloured[colour.index()] = (*number).try_into().map_err(|_| Unsayable)?;
            }
            _ => return Err(Unsayable),
        }
        w.say(&all_symbols(&price, w.grammar)?);
        return Ok(1);
    }
    let words = match shade {
        CurrencyColour::Like(What::This) => ALIKE,
        CurrencyColour::Chosen(colours) if *colours == element::ALL => CHOSEN,
        _ => return Err(Unsayable),
    };
    match amount {
        Amount::Fixed(number) => {
            match number {
                1 => w.one_of(&["an", "a", "1"]),
                number => w.count(*number),
            }
            w.say("aether");
            w.one_of(words);
        }
        amount => {
            w.one_of(&["a number of aether", "aether"]);
            w.one_of(words);
            w.words("equal to");
            let (of, more) = match amount {
                Amount::Sum(all) => match all.as_slice() {
                    [of, Amount::Fixed(more)] => (of, Some(*more)),
                    _ => return Err(Unsayable),
                },
                of => (of, None),
            };
            let Amount::NumberOf(what, number) = of else { return Err(Unsayable) };
            Owner::write(what, w)?;
            say_number_name(*number, w)?;
            if let Some(more) = more {
                w.say("plus");
                w.number(more);
            }
        }
    }
    Ok(1)
}
