//! The second line of a card: "Chara · cost 3 · power 5000 · mission Regatta · trait Sailor · account Tide · scout".

use crate::diagnostic::Fault;
use crate::header::{Field, Header, Piece, read_fields, write_traits};
use crate::writer::Unsayable;
use duel::card::pool::{Card, CardPool};
use duel::ids::*;
use vividz::words::{keyword, kind, number};

/// The fields, in the order in which they are written.
const FIELDS: &[Field] = &[
    Field::Value("cost", |value, header, _| header.read_number(value, "cost", number::COST)),
    Field::Value("power", |value, header, _| header.read_number(value, "power", number::POWER)),
    Field::Value("mission", |value, header, pool| header.read_traits(value, "mission", pool)),
    Field::Value("trait", |value, header, pool| header.read_traits(value, "trait", pool)),
    Field::Value("account", |value, header, pool| header.read_traits(value, "account", pool)),
    Field::Flag("scout", |header| add(header, keyword::SCOUT)),
    Field::Flag("cannot attack", |header| add(header, keyword::CANNOT_ATTACK)),
    Field::Flag("level up", |header| add(header, keyword::LEVEL_UP)),
    Field::Value("code", |value, header, _| header.code = Some(value.text.to_owned())),
];

fn add(header: &mut Header, icon: Keyword) {
    header.profile.keywords = header.profile.keywords.with(icon);
}

/// The words that cards are grouped by, in the order in which they are written.
const GROUPS: [&str; 3] = ["mission", "trait", "account"];

/// Which kinds have a cost.
const PLAYED: Kinds = Kinds::of(&[kind::CHARA, kind::EVENT, kind::ENGAGE]);

/// Reads a header that begins at byte `at`.
pub(crate) fn read_header(line: &str, at: usize, pool: &mut CardPool) -> Header {
    let mut header = read_fields(line, at, read_sort, FIELDS, pool);
    if !header.faults.is_empty() {
        return header;
    }
    let (sort, has, kinds) = (header.sort.clone(), header.profile.defined_numbers, header.profile.kinds);
    let fields = [
        ("cost", number::COST, PLAYED.meets(kinds), "Charas, Events and Engages"),
        ("power", number::POWER, kinds.has(kind::CHARA), "Charas"),
    ];
    for (field, number, wanted, kinds) in fields {
        match (wanted, has.has(number)) {
            (true, false) => header.fail(sort.clone(), Fault::Missing { field }),
            (false, true) => header.fail(sort.clone(), Fault::OnlyOn { field, kinds }),
            (true, true) | (false, false) => {}
        }
    }
    header
}

/// "Chara".
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
    for (at, field) in number::NAMES.iter().enumerate() {
        let number = Number(at as u8);
        if profile.defined_numbers.has(number) {
            fields.push(format!("{field} {}", profile.number(number)));
        }
    }
    fields.extend(GROUPS.iter().filter_map(|sort| write_traits(sort, profile, pool)));
    fields.extend(profile.keywords.iter().filter_map(|icon| keyword::NAMES.get(icon.index())).map(|n| (*n).to_owned()));
    if card.code != name {
        fields.push(format!("code {}", card.code));
    }
    Ok(fields.join(" · "))
}
