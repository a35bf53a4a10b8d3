//! The second line of a card: "Earth Forward · cost 3 · power 7000 · job Guard · category SB".

use crate::diagnostic::Fault;
use crate::header::{Field, Header, Piece, read_fields, write_traits};
use crate::writer::Unsayable;
use crystal::words::{element, keyword, kind, number};
use duel::pool::{Card, CardPool};
use duel::words::*;

/// The fields, in the order in which they are written.
const FIELDS: &[Field] = &[
    Field::Value("cost", |value, header, _| header.read_number(value, "cost", number::COST)),
    Field::Value("power", |value, header, _| header.read_number(value, "power", number::POWER)),
    Field::Value("job", |value, header, pool| header.read_traits(value, "job", pool)),
    Field::Value("category", |value, header, pool| header.read_traits(value, "category", pool)),
    Field::Flag("generic", |header| header.profile.keywords = header.profile.keywords.with(keyword::GENERIC)),
    Field::Flag("EX", |header| header.profile.keywords = header.profile.keywords.with(keyword::EX_BURST)),
    Field::Value("code", |value, header, _| header.code = Some(value.text.to_owned())),
];

/// Reads a header that begins at byte `at`.
pub(crate) fn read_header(line: &str, at: usize, pool: &mut CardPool) -> Header {
    let mut header = read_fields(line, at, read_sort, FIELDS, pool);
    let forward = header.profile.kinds.has(kind::FORWARD);
    if header.faults.is_empty() {
        let sort = header.sort.clone();
        if !header.profile.has.has(number::COST) {
            header.fail(sort.clone(), Fault::Missing { field: "cost" });
        }
        if forward && !header.profile.has.has(number::POWER) {
            header.fail(sort.clone(), Fault::Missing { field: "power" });
        }
        if !forward && header.profile.has.has(number::POWER) {
            header.fail(sort, Fault::OnlyOn { field: "power", kinds: "Forwards" });
        }
    }
    header
}

/// "Fire/Ice Forward".
fn read_sort(sort: Piece, header: &mut Header) {
    let (elements, kind) = sort.first_word();
    for piece in elements.split('/') {
        match element::NAMES.iter().position(|name| *name == piece.text) {
            Some(at) => header.profile.colours = header.profile.colours.with(Colour(at as u8)),
            None => header.fail(
                piece.span(),
                Fault::NoWord { sort: "an element", known: &element::NAMES, found: piece.text.to_owned() },
            ),
        }
    }
    match kind::NAMES.iter().position(|name| *name == kind.text) {
        Some(at) => header.profile.kinds = Kinds::of(&[Kind(at as u8)]),
        None => header
            .fail(kind.span(), Fault::NoWord { sort: "a card type", known: &kind::NAMES, found: kind.text.to_owned() }),
    }
}

/// Writes the header of a card; its code only where it is not the card's name.
pub(crate) fn write_header(pool: &CardPool, card: &Card, name: &str) -> Result<String, Unsayable> {
    let profile = &card.profile;
    let elements: Option<Vec<&str>> = profile.colours.iter().map(|c| element::NAMES.get(c.index()).copied()).collect();
    let kind = profile.kinds.iter().next().and_then(|k| kind::NAMES.get(k.index())).ok_or(Unsayable)?;
    let mut fields = vec![format!("{} {kind}", elements.ok_or(Unsayable)?.join("/"))];
    for (field, number) in [("cost", number::COST), ("power", number::POWER)] {
        if profile.has.has(number) {
            fields.push(format!("{field} {}", profile.number(number)));
        }
    }
    fields.extend(["job", "category"].iter().filter_map(|sort| write_traits(sort, profile, pool)));
    for (field, word) in [("generic", keyword::GENERIC), ("EX", keyword::EX_BURST)] {
        if profile.keywords.has(word) {
            fields.push(field.to_owned());
        }
    }
    if card.code != name {
        fields.push(format!("code {}", card.code));
    }
    Ok(fields.join(" · "))
}
