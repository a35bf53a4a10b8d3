//! The second line of a card: "Earth Forward · cost 3 · power 7000 · job Guard · category SB".

use crate::diagnostic::Fault;
use crate::header::{Field, Header, Piece, read_fields, write_traits};
use crate::writer::Unsayable;
use crystal::words::{element, keyword, kind, number};
use duel::card::pool::{Card, CardPool};
use duel::ids::*;

/// What the second lines of an edition hold.
pub(super) struct Layout {
    /// The card types.
    pub kinds: &'static [&'static str],
    /// Whether a card can have several elements.
    pub blends: bool,
    /// The fields, in the order in which they are written.
    pub fields: &'static [Field],
    /// Those of them that are lists of words.
    pub traits: &'static [&'static str],
    /// Those that are icons.
    pub icons: &'static [(&'static str, Keyword)],
    /// That which is the card's number in its set.
    pub number: &'static str,
}

/// Numbers on a card, in the order in which they are written.
const NUMBERS: &[(&str, Number)] = &[("cost", number::COST), ("power", number::POWER)];

const COST: Field = Field::Value("cost", |value, header, _| header.read_number(value, "cost", number::COST));
const POWER: Field = Field::Value("power", |value, header, _| header.read_number(value, "power", number::POWER));
const JOB: Field = Field::Value("job", |value, header, pool| header.read_traits(value, "job", pool));
const GENERIC: Field = Field::Flag("generic", |header| add(keyword::GENERIC, header));
const EX: Field = Field::Flag("EX", |header| add(keyword::EX_BURST, header));

fn add(icon: Keyword, header: &mut Header) {
    header.profile.keywords = header.profile.keywords.with(icon);
}

/// The second lines of the FFTCG.
pub(super) const NEWER: Layout = Layout {
    kinds: kind::NAMES.split_at(4).0,
    blends: true,
    fields: &[
        COST,
        POWER,
        JOB,
        Field::Value("category", |value, header, pool| header.read_traits(value, "category", pool)),
        GENERIC,
        EX,
        Field::Value("code", |value, header, _| header.code = Some(value.text.to_owned())),
    ],
    traits: &["job", "category"],
    icons: &[("generic", keyword::GENERIC), ("EX", keyword::EX_BURST)],
    number: "code",
};

/// The second lines of the older edition: Items have subtypes, cards come from one of two lines of cards and can have
/// several numbers (5.2.5.1.1).
pub(super) const OLDER: Layout = Layout {
    kinds: &kind::NAMES,
    blends: false,
    fields: &[
        COST,
        POWER,
        JOB,
        Field::Value("subtype", |value, header, pool| header.read_traits(value, "subtype", pool)),
        Field::Value("from", |value, header, pool| header.read_traits(value, "from", pool)),
        GENERIC,
        Field::Flag("party", |header| add(keyword::PARTY, header)),
        EX,
        Field::Value("code", |value, header, _| read_numbers(value, header)),
    ],
    traits: &["job", "subtype", "from"],
    icons: &[("generic", keyword::GENERIC), ("party", keyword::PARTY), ("EX", keyword::EX_BURST)],
    number: "code",
};

/// "SB-12/ZR-3": the first is the card's code.
fn read_numbers(value: Piece, header: &mut Header) {
    let mut all = value.split('/').map(|piece| piece.text.to_owned());
    header.code = all.next();
    header.numbers = all.collect();
}

/// Cards that have neither jobs nor EX Bursts (5.2.3.1.3.5, 5.2.3.1.4.2, 11.11.1 of the older edition).
const THINGS: Kinds = Kinds::of(&[kind::FORMATION]).union(kind::ITEMS);

/// Reads a header that begins at byte `at`.
pub(super) fn read_header(layout: &'static Layout, line: &str, at: usize, pool: &mut CardPool) -> Header {
    let mut header = read_fields(line, at, |sort, header| read_sort(layout, sort, header), layout.fields, pool);
    let kinds = header.profile.kinds;
    let has = |header: &Header, sort: &str| write_traits(sort, &header.profile, pool).is_some();
    if header.faults.is_empty() {
        let sort = header.sort.clone();
        let (forward, powered) = (kinds.has(kind::FORWARD), header.profile.defined_numbers.has(number::POWER));
        let wrong = [
            (!header.profile.defined_numbers.has(number::COST), Fault::Missing { field: "cost" }),
            (forward && !powered, Fault::Missing { field: "power" }),
            (!forward && powered, Fault::OnlyOn { field: "power", kinds: "Forwards" }),
            (
                kinds.meets(THINGS) && has(&header, "job"),
                Fault::OnlyOn { field: "job", kinds: "Characters and Summons" },
            ),
            (
                kinds.meets(THINGS) && header.profile.keywords.has(keyword::EX_BURST),
                Fault::OnlyOn { field: "EX", kinds: "Characters and Summons" },
            ),
            (!kinds.meets(kind::ITEMS) && has(&header, "subtype"), Fault::OnlyOn { field: "subtype", kinds: "Items" }),
        ];
        wrong.into_iter().filter(|(is_wrong, _)| *is_wrong).for_each(|(_, fault)| header.fail(sort.clone(), fault));
    }
    header
}

/// "Fire/Ice Forward".
fn read_sort(layout: &Layout, sort: Piece, header: &mut Header) {
    let (elements, kind) = sort.first_word();
    let pieces: Vec<Piece> = if layout.blends { elements.split('/').collect() } else { vec![elements] };
    for piece in pieces {
        match element::NAMES.iter().position(|name| *name == piece.text) {
            Some(at) => header.profile.colours = header.profile.colours.with(Colour(at as u8)),
            None => header.fail(
                piece.span(),
                Fault::NoWord { sort: "an element", known: &element::NAMES, found: piece.text.to_owned() },
            ),
        }
    }
    match layout.kinds.iter().position(|name| *name == kind.text) {
        Some(at) => header.profile.kinds = Kinds::of(&[Kind(at as u8)]),
        None => header
            .fail(kind.span(), Fault::NoWord { sort: "a card type", known: layout.kinds, found: kind.text.to_owned() }),
    }
}

/// Writes the header of a card; its code only where it is not the card's name.
pub(super) fn write_header(layout: &Layout, pool: &CardPool, card: &Card, name: &str) -> Result<String, Unsayable> {
    let profile = &card.characteristics;
    let elements: Option<Vec<&str>> = profile.colours.iter().map(|c| element::NAMES.get(c.index()).copied()).collect();
    let kind = profile.kinds.iter().next().and_then(|k| layout.kinds.get(k.index())).ok_or(Unsayable)?;
    let mut fields = vec![format!("{} {kind}", elements.ok_or(Unsayable)?.join("/"))];
    for (field, number) in NUMBERS {
        if profile.defined_numbers.has(*number) {
            fields.push(format!("{field} {}", profile.number(*number)));
        }
    }
    fields.extend(layout.traits.iter().filter_map(|sort| write_traits(sort, profile, pool)));
    let icons = layout.icons.iter().filter(|(_, word)| profile.keywords.has(*word));
    fields.extend(icons.map(|(field, _)| (*field).to_owned()));
    if card.code != name || !card.other_codes.is_empty() {
        let numbers: Vec<&str> = std::iter::once(&card.code).chain(&card.other_codes).map(String::as_str).collect();
        fields.push(format!("{} {}", layout.number, numbers.join("/")));
    }
    Ok(fields.join(" · "))
}
