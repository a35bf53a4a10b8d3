//! Costs: "{Fire}{2}{Dull}, put Harbor Sentinel into the Break Zone".

use super::amount::Crystal;
use crate::amount::{read_each, times_each, write_each};
use crate::forms::FromIt;
use crate::noun::{Place, read_noun, write_noun};
use crate::phrase::{self, Row, phrases};
use crate::price;
use crate::reader::{Miss, Read, Reader};
use crate::token::Kind;
use crate::writer::{Said, Unsayable, Writer};
use crystal::words::{element, verb, zone};
use duel::card::ability::{Cost, CostObjects, CostPart, Price};
use duel::card::characteristics::Orientation;
use duel::card::filter::Whose;
use duel::ids::{Verb, Zone, Zones};

/// What stands in braces.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Symbol {
    Special,
    Price(price::Symbol),
    Dull,
    Crystal,
}

impl Symbol {
    fn of(text: &str) -> Option<Self> {
        match text {
            "S" => Some(Self::Special),
            "Dull" => Some(Self::Dull),
            "Crystal" => Some(Self::Crystal),
            text => price::Symbol::of(text, &element::NAMES).map(Self::Price),
        }
    }
}

const DULL: CostPart = CostPart::Turn { what: CostObjects::This, to: Orientation::Sideways, verb: verb::DULL };

/// Makes a form for what a part of a cost is paid with: the card itself, or so many in a zone.
macro_rules! paid_from {
    ($($(#[$doc:meta])* $name:ident: $zone:ident, $place:expr;)*) => {$(
        $(#[$doc])*
        struct $name;
        impl $name {
            fn read(r: &mut Reader) -> Read<CostObjects> {
                if r.has(Reader::this) {
                    return Ok(CostObjects::This);
                }
                let number = r.number()?.try_into().map_err(|_| Miss)?;
                let filter = read_noun($place, r)?;
                if filter.zones == Zones::of(&[zone::$zone]) { Ok(CostObjects::Exactly(number, filter)) } else { Err(Miss) }
            }
            fn write(what: &CostObjects, w: &mut Writer) -> Said {
                match what {
                    CostObjects::This => {
                        w.say(w.own);
                        w.plural = false;
                        Ok(())
                    }
                    CostObjects::Exactly(number, filter) if filter.zones == Zones::of(&[zone::$zone]) => {
                        w.number(i32::from(*number));
                        write_noun(filter, $place, *number != 1, w)
                    }
                    CostObjects::Exactly(..) | CostObjects::X(_) | CostObjects::AnyNumber(_) => Err(Unsayable),
                }
            }
        }
    )*};
}

paid_from! {
    /// From the field; that it is yours goes without saying (11.6.2.3).
    Field: FIELD, Place::Play;
    /// From the hand.
    Hand: HAND, Place::Given(zone::HAND, Whose::Yours);
}

/// From the hand, which may be said.
struct FromHand;

impl FromHand {
    const TAILS: &[&str] = &["", "from your hand"];

    fn read(r: &mut Reader) -> Read<CostObjects> {
        let what = Hand::read(r)?;
        r.one_of(Self::TAILS).map(|()| what)
    }
    fn write(what: &CostObjects, w: &mut Writer) -> Said {
        Hand::write(what, w)?;
        w.one_of(Self::TAILS);
        Ok(())
    }
}

/// So many of yours from the zone that the description names.
struct Named;

impl Named {
    fn read(r: &mut Reader) -> Read<CostObjects> {
        let number = r.number()?.try_into().map_err(|_| Miss)?;
        let filter = read_noun(Place::Anywhere, r)?;
        if filter.zones.is_empty() || filter.whose != Whose::Yours {
            return r.fail("~a zone of yours");
        }
        Ok(CostObjects::Exactly(number, filter))
    }
    fn write(what: &CostObjects, w: &mut Writer) -> Said {
        match what {
            CostObjects::Exactly(number, filter) if filter.whose == Whose::Yours && !filter.zones.is_empty() => {
                w.number(i32::from(*number));
                write_noun(filter, Place::Anywhere, *number != 1, w)
            }
            CostObjects::Exactly(..) | CostObjects::X(_) | CostObjects::AnyNumber(_) | CostObjects::This => {
                Err(Unsayable)
            }
        }
    }
}

const PARTS: &[Row<CostPart>] = phrases! {
    ["put" (Field what) "into the Break Zone"] => { CostPart::Move { what, to: zone::BREAK, verb: verb::PUT } }
    ["put" (Field what) "in the Break Zone"] => { CostPart::Move { what, to: zone::BREAK, verb: verb::PUT } }
    ["discard" (FromHand what)] => { CostPart::Move { what, to: zone::BREAK, verb: verb::DISCARD } }
    ["remove" (Field what) "from the game"] => { CostPart::Move { what, to: zone::REMOVED, verb: verb::REMOVE } }
    ["remove" (Named what) "from the game"] => {
        CostPart::Move { what, to: zone::REMOVED, verb: verb::REMOVE }
    }
    ["return" (Field what) "to its/their owner's/owners' hand"] => {
        CostPart::Move { what, to: zone::HAND, verb: verb::RETURN }
    }
    ["dull" (Field what)] => { CostPart::Turn { what, to: Orientation::Sideways, verb: verb::DULL } }
    ["dull a total of" (Field what)] => {
        CostPart::Turn { what, to: Orientation::Sideways, verb: verb::DULL }
    }
    ["remove" n (FromIt counter)] => { CostPart::RemoveCounters(counter, n) }
};

/// A cost, and whether the sign of special abilities stood before it (11.7.1).
pub(crate) struct Signed {
    /// The cost.
    pub cost: Cost,
    /// Whether `{S}` is part of it.
    pub special: bool,
}

/// Reads symbols, then parts of the cost in words, with commas between them.
pub(crate) fn read_cost(r: &mut Reader) -> Read<Signed> {
    let mut signed = Signed { cost: Cost::default(), special: false };
    let symbols = read_symbols(&mut signed, r)?;
    if symbols == 0 || r.has(|r| r.mark(',')) {
        loop {
            if let Ok(parts) = r.attempt(read_together) {
                signed.cost.parts.extend(parts);
            } else {
                signed.cost.parts.push(phrase::read(PARTS, "~a cost", r)?);
            }
            if !r.has(|r| r.mark(',')) {
                break;
            }
        }
    }
    Ok(signed)
}

/// The card itself goes along with others.
const TOGETHER: &[(&str, &str, Zone, Verb)] =
    &[("put", "into the Break Zone", zone::BREAK, verb::PUT), ("remove", "from the game", zone::REMOVED, verb::REMOVE)];

/// "put Harbor Sentinel and 1 Forward into the Break Zone".
fn read_together(r: &mut Reader) -> Read<[CostPart; 2]> {
    let found = TOGETHER.iter().find_map(|(first, last, to, verb)| {
        r.attempt(|r| {
            r.words(first)?;
            r.this()?;
            r.words("and")?;
            let what = Field::read(r)?;
            r.words(last)?;
            let part = |what| CostPart::Move { what, to: *to, verb: *verb };
            Ok([part(CostObjects::This), part(what)])
        })
        .ok()
    });
    found.ok_or(Miss)
}

fn write_together(parts: &[CostPart], w: &mut Writer) -> Said {
    let [CostPart::Move { what: CostObjects::This, to, verb }, CostPart::Move { what, to: same, verb: deed }, ..] =
        parts
    else {
        return Err(Unsayable);
    };
    let known = TOGETHER.iter().find(|(.., zone, known)| (zone, known) == (to, verb)).ok_or(Unsayable)?;
    if (to, verb) != (same, deed) {
        return Err(Unsayable);
    }
    w.words(known.0);
    w.say(w.own);
    w.say("and");
    Field::write(what, w)?;
    w.words(known.1);
    Ok(())
}

/// Reads symbols only: "{Fire}{1}".
pub(crate) fn read_payment(r: &mut Reader) -> Read<Cost> {
    let mut signed = Signed { cost: Cost::default(), special: false };
    if read_symbols(&mut signed, r)? == 0 || signed.special {
        return r.fail("~a price such as `{Fire}{1}`");
    }
    Ok(signed.cost)
}

/// Reads one part of a cost in words, or "pay" and symbols.
pub(crate) fn read_extra(r: &mut Reader) -> Read<Cost> {
    if r.skip("pay") {
        return read_payment(r);
    }
    Ok(Cost { parts: vec![phrase::read(PARTS, "~a cost", r)?], ..Cost::default() })
}

/// Writes what the last symbol is paid for each of: "{1} for each Forward you control".
fn write_more(cost: &Cost, w: &mut Writer) -> Said {
    cost.more_units.as_ref().map_or(Ok(()), |more| write_each(more, w))
}

fn read_symbols(signed: &mut Signed, r: &mut Reader) -> Read<u32> {
    let mut count = 0;
    let (mut dull, mut crystals) = (false, 0);
    while matches!(r.peek(), Some(Kind::Symbol(_))) {
        let symbol =
            r.take("~an element, a number, `{X}`, `{Dull}`, `{Crystal}` or `{S}` in braces", |kind| match kind {
                Kind::Symbol(text) => Symbol::of(text),
                _ => None,
            })?;
        count += 1;
        let price = &mut signed.cost.price;
        match symbol {
            Symbol::Special => signed.special = true,
            Symbol::Price(price::Symbol::Any(number)) if r.sees_words("for each") => {
                signed.cost.more_units = Some(read_each(i32::from(number), r)?);
                break;
            }
            Symbol::Price(price::Symbol::X(_)) if price.x => return r.fail("~one X at most"),
            Symbol::Price(symbol) => symbol.add(price)?,
            Symbol::Dull => dull = true,
            Symbol::Crystal => crystals = u8::checked_add(crystals, 1).ok_or(Miss)?,
        }
    }
    if dull {
        signed.cost.parts.push(DULL);
    }
    if crystals > 0 {
        let counter = Crystal::read(r)?;
        signed.cost.parts.push(CostPart::SpendPlayerCounters(counter, crystals));
    }
    Ok(count)
}

/// Writes what [`read_cost`] reads.
pub(crate) fn write_cost(cost: &Cost, special: bool, w: &mut Writer) -> Said {
    let (symbols, parts) = symbols(cost, special, w)?;
    if !symbols.is_empty() {
        w.say(&symbols);
    }
    write_more(cost, w)?;
    let mut at = 0;
    while at < parts.len() {
        if at > 0 || !symbols.is_empty() {
            w.glue(",");
        }
        at += w.first_of(&[2, 1], |&count, w| {
            if count == 2 {
                write_together(&parts[at..], w)?
            } else {
                phrase::write(PARTS, &parts[at], w)?
            }
            Ok(count)
        })?;
    }
    Ok(())
}

/// Writes what [`read_payment`] reads.
pub(crate) fn write_payment(cost: &Cost, w: &mut Writer) -> Said {
    let (symbols, parts) = symbols(cost, false, w)?;
    w.say(&symbols);
    write_more(cost, w)?;
    if parts.is_empty() { Ok(()) } else { Err(Unsayable) }
}

/// Writes what [`read_extra`] reads.
pub(crate) fn write_extra(cost: &Cost, w: &mut Writer) -> Said {
    match cost.parts.as_slice() {
        [part]
            if cost.price == Price::default()
                && cost.more_units.is_none()
                && *part != DULL
                && !matches!(part, CostPart::SpendPlayerCounters(..)) =>
        {
            phrase::write(PARTS, part, w)
        }
        _ => {
            w.say("pay");
            write_payment(cost, w)
        }
    }
}

/// The symbols of a cost, and the parts for which there are none.
fn symbols<'c>(cost: &'c Cost, special: bool, w: &mut Writer) -> Result<(String, &'c [CostPart]), Unsayable> {
    let mut text = String::new();
    if special {
        text.push_str("{S}");
    }
    text.push_str(&price::symbols(&cost.price, w.grammar)?);
    let mut parts = cost.parts.as_slice();
    if let [DULL, rest @ ..] = parts {
        text.push_str("{Dull}");
        parts = rest;
    }
    if let [CostPart::SpendPlayerCounters(counter, count), rest @ ..] = parts {
        Crystal::write(counter, w)?;
        text.push_str(&"{Crystal}".repeat(usize::from(*count)));
        parts = rest;
    }
    if let Some(more) = &cost.more_units {
        text.push_str(&format!("{{{}}}", times_each(more)));
    }
    if text.is_empty() && parts.is_empty() {
        text.push_str("{0}");
    }
    Ok((text, parts))
}
