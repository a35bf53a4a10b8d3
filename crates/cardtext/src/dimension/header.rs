//! The second line of a card: "Unit · cost {Blue}{Blue}{2} · move {1} · power 4000 · smash 1 · race Golem · quick".

use super::GRAMMAR;
use crate::diagnostic::Fault;
use crate::header::{Field, Header, Piece, read_fields, write_traits};
use crate::price::{all_symbols, parse_price};
use crate::writer::Unsayable;
use dimension::words::{colour, keyword, kind, number, price};
use duel::card::ability::Price;
use duel::card::pool::{Card, CardPool};
use duel::ids::*;

/// The fields, in the order in which they are written.
const FIELDS: &[Field] = &[
    Field::Value("cost", |value, header, _| read_price(value, header, "cost", price::PLAY, number::COST)),
    Field::Value("move", |value, header, _| read_price(value, header, "move", price::MOVE, number::MOVE_COST)),
    Field::Value("power", |value, header, _| header.read_number(value, "power", number::POWER)),
    Field::Value("smash", |value, header, _| header.read_number(value, "smash", number::SMASH)),
    Field::Value("race", |value, header, pool| header.read_traits(value, "race", pool)),
    Field::Value("attribute", |value, header, pool| header.read_traits(value, "attribute", pool)),
    Field::Flag("quick", |header| header.profile.keywords = header.profile.keywords.with(keyword::QUICK)),
    Field::Flag("battle", |header| header.profile.keywords = header.profile.keywords.with(keyword::BATTLE)),
    Field::Value("forbidden", read_points),
    Field::Value("code", |value, header, _| header.code = Some(value.text.to_owned())),
];

/// A price as symbols; its sum is the number by which texts speak of it (2-4-3).
fn read_price(value: Piece, header: &mut Header, field: &'static str, at: usize, number: Number) {
    let Some(price) = parse_price(value.text, &colour::NAMES) else {
        header.fail(value.span(), Fault::NoPrice { field, found: value.text.to_owned() });
        return;
    };
    if header.prices.len() <= at {
        header.prices.resize(at + 1, Price::default());
    }
    header.prices[at] = price;
    header.profile.set_number(number, price.units(0));
    if at == price::PLAY {
        header.profile.colours = colours(&price);
    }
}

/// A card has the colours of the energy in its play cost (2-4-2).
fn colours(price: &Price) -> Colours {
    let coloured = (0..colour::NAMES.len()).filter(|&at| price.coloured[at] > 0).map(|at| Colour(at as u8));
    coloured.chain(price.x_colour).fold(Colours::EMPTY, Colours::with)
}

fn read_points(value: Piece, header: &mut Header, _: &mut CardPool) {
    match value.text.parse() {
        Ok(points) => header.points = points,
        Err(_) => header.fail(value.span(), Fault::NoNumber { field: "forbidden", found: value.text.to_owned() }),
    }
}

/// Reads a header that begins at byte `at`.
pub(crate) fn read_header(line: &str, at: usize, pool: &mut CardPool) -> Header {
    let mut header = read_fields(line, at, read_sort, FIELDS, pool);
    if !header.faults.is_empty() {
        return header;
    }
    let (sort, has) = (header.sort.clone(), header.profile.defined_numbers);
    if !has.has(number::COST) {
        header.fail(sort.clone(), Fault::Missing { field: "cost" });
    }
    let unit = header.profile.kinds.has(kind::UNIT);
    for (field, number) in [("move", number::MOVE_COST), ("power", number::POWER), ("smash", number::SMASH)] {
        match (unit, has.has(number)) {
            (true, false) => header.fail(sort.clone(), Fault::Missing { field }),
            (false, true) => header.fail(sort.clone(), Fault::OnlyOn { field, kinds: "Units" }),
            (true, true) | (false, false) => {}
        }
    }
    if header.profile.keywords.has(keyword::QUICK) && header.profile.keywords.has(keyword::BATTLE) {
        header.fail(sort, Fault::Repeated { field: "quick or battle" });
    }
    header
}

/// "Unit".
fn read_sort(sort: Piece, header: &mut Header) {
    match kind::NAMES.iter().position(|name| *name == sort.text) {
        Some(at) => header.profile.kinds = Kinds::of(&[Kind(at as u8)]),
        None => header
            .fail(sort.span(), Fault::NoWord { sort: "a card type", known: &kind::NAMES, found: sort.text.to_owned() }),
    }
}

/// Writes the header of a card; its code only where it is not the card's name.
pub(crate) fn write_header(pool: &CardPool, card: &Card, name: &str) -> Result<String, Unsayable> {
    let profile = &card.characteristics;
    let kind = profile.kinds.iter().next().and_then(|k| kind::NAMES.get(k.index())).ok_or(Unsayable)?;
    let mut fields = vec![(*kind).to_owned()];
    for (field, at, number) in [("cost", price::PLAY, number::COST), ("move", price::MOVE, number::MOVE_COST)] {
        if profile.defined_numbers.has(number) {
            let price = card.prices.get(at).ok_or(Unsayable)?;
            fields.push(format!("{field} {}", all_symbols(price, &GRAMMAR)?));
        }
    }
    for (field, number) in [("power", number::POWER), ("smash", number::SMASH)] {
        if profile.defined_numbers.has(number) {
            fields.push(format!("{field} {}", profile.number(number)));
        }
    }
    fields.extend(["race", "attribute"].iter().filter_map(|sort| write_traits(sort, profile, pool)));
    for word in [keyword::QUICK, keyword::BATTLE] {
        if profile.keywords.has(word) {
            fields.push(keyword::NAMES[word.index()].to_owned());
        }
    }
    if card.deck_points > 0 {
        fields.push(format!("forbidden {}", card.deck_points));
    }
    if card.code != name {
        fields.push(format!("code {}", card.code));
    }
    Ok(fields.join(" · "))
}
