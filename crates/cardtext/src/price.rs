//! Prices as symbols: "{Fire}{2}{X}".

use crate::language::Grammar;
use crate::reader::{Miss, Read, Reader};
use crate::token::Kind;
use crate::writer::{Said, Unsayable, Writer};
use duel::card::ability::Price;
use duel::ids::Colour;

/// A symbol of a price.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Symbol {
    /// One unit of a colour.
    Coloured(usize),
    /// So many units.
    Any(u8),
    /// As many as one likes; perhaps of a colour.
    X(Option<usize>),
}

impl Symbol {
    /// The symbol that stands in braces, in a game with these colours.
    pub fn of(text: &str, colours: &[&str]) -> Option<Self> {
        let colour = |text: &str| colours.iter().position(|name| *name == text);
        match text.strip_suffix('X').map(str::trim_end) {
            Some("") => Some(Self::X(None)),
            Some(name) => colour(name).map(|at| Self::X(Some(at))),
            None => match text.parse() {
                Ok(number) => Some(Self::Any(number)),
                Err(_) => colour(text).map(Self::Coloured),
            },
        }
    }

    /// Adds it to a price; an X stands there once.
    pub fn add(self, price: &mut Price) -> Read<()> {
        match self {
            Self::Coloured(at) => price.coloured[at] = price.coloured[at].checked_add(1).ok_or(Miss)?,
            Self::Any(number) => price.generic = price.generic.checked_add(number).ok_or(Miss)?,
            Self::X(_) if price.x => return Err(Miss),
            Self::X(colour) => {
                price.x = true;
                price.x_colour = colour.map(|at| Colour(at as u8));
            }
        }
        Ok(())
    }
}

/// A price from its symbols as they are written: "{Blue}{Blue}{2}".
pub(crate) fn parse_price(text: &str, colours: &[&str]) -> Option<Price> {
    let mut price = Price::default();
    let mut rest = text.trim();
    if rest.is_empty() {
        return None;
    }
    while !rest.is_empty() {
        let (symbol, after) = rest.strip_prefix('{')?.split_once('}')?;
        Symbol::of(symbol, colours)?.add(&mut price).ok()?;
        rest = after.trim_start();
    }
    Some(price)
}

/// The symbols of a price; nothing for none.
pub(crate) fn symbols(price: &Price, grammar: &Grammar) -> Result<String, Unsayable> {
    let mut text = String::new();
    let mut put = |symbol: &str| text.push_str(&boxed(symbol, grammar));
    let colours = grammar.colours;
    for (at, count) in price.coloured.iter().enumerate() {
        for _ in 0..*count {
            put(colours.get(at).ok_or(Unsayable)?);
        }
    }
    if price.generic > 0 {
        put(&price.generic.to_string());
    }
    match (price.x, price.x_colour) {
        (false, _) => {}
        (true, None) => put("X"),
        (true, Some(colour)) => put(&format!("{} X", colours.get(colour.index()).ok_or(Unsayable)?)),
    }
    Ok(text)
}

/// A part of a price between the marks around it.
fn boxed(symbol: &str, grammar: &Grammar) -> String {
    let (open, close) = grammar.boxes;
    format!("{open}{symbol}{close}")
}

/// The symbols of a price, that of 0 for none.
pub(crate) fn all_symbols(price: &Price, grammar: &Grammar) -> Result<String, Unsayable> {
    let text = symbols(price, grammar)?;
    Ok(if text.is_empty() { boxed("0", grammar) } else { text })
}

/// Reads the symbols of a price; at least one.
pub(crate) fn read_price(r: &mut Reader) -> Read<Price> {
    let mut price = Price::default();
    let mut any = false;
    while matches!(r.peek(), Some(Kind::Symbol(_))) {
        let colours = r.grammar.colours;
        let symbol = r.take("~a colour, a number or `X` of a price", |kind| match kind {
            Kind::Symbol(text) => Symbol::of(text, colours),
            _ => None,
        })?;
        if symbol.add(&mut price).is_err() {
            return r.fail("~one X at most");
        }
        any = true;
    }
    if any { Ok(price) } else { r.fail("~a price") }
}

/// So much of any colour or none, in braces.
pub(crate) fn read_fee(r: &mut Reader) -> Read<i32> {
    let price = read_price(r)?;
    if price == (Price { generic: price.generic, ..Price::default() }) {
        Ok(i32::from(price.generic))
    } else {
        r.fail("~a number in braces")
    }
}

/// Writes what [`read_fee`] reads.
pub(crate) fn write_fee(number: i32, w: &mut Writer) -> Said {
    let price = Price { generic: number.try_into().map_err(|_| Unsayable)?, ..Price::default() };
    w.say(&all_symbols(&price, w.grammar)?);
    Ok(())
}
