//! The second line of a card: "Earth Forward · cost 3 · power 7000 · job Guard · category SB".

use crate::diagnostic::Fault;
use crate::noun::{category_trait, job_trait};
use crate::writer::Unsayable;
use crystal::words::{element, keyword, kind, number};
use duel::pool::{Card, CardPool};
use duel::profile::Profile;
use duel::words::*;
use std::ops::Range;

/// What a header says.
pub(crate) struct Header {
    /// The printed characteristics, without the name.
    pub profile: Profile,
    /// The card's number in its set, where it is written.
    pub code: Option<String>,
}

/// Where in the file a fault is.
pub(crate) type Faults = Vec<(Range<usize>, Fault)>;

/// Part of a line and where it begins in the file.
#[derive(Clone, Copy)]
struct Piece<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Piece<'a> {
    /// The pieces between separators, without space around them.
    fn split(self, separator: char) -> impl Iterator<Item = Piece<'a>> {
        let mut at = self.at;
        self.text.split(separator).map(move |text| {
            let piece = Piece { text, at }.trimmed();
            at += text.len() + separator.len_utf8();
            piece
        })
    }
    fn trimmed(self) -> Self {
        let text = self.text.trim_start();
        Piece { at: self.at + self.text.len() - text.len(), text: text.trim_end() }
    }
    /// The first word and the rest.
    fn first_word(self) -> (Self, Self) {
        let end = self.text.find(char::is_whitespace).unwrap_or(self.text.len());
        let rest = Piece { text: &self.text[end..], at: self.at + end };
        (Piece { text: &self.text[..end], at: self.at }, rest.trimmed())
    }
    fn span(self) -> Range<usize> {
        self.at..self.at + self.text.len()
    }
}

/// Reads a header that begins at byte `at`; what of it is understood, and every fault in it.
pub(crate) fn read_header(line: &str, at: usize, pool: &mut CardPool) -> (Header, Faults) {
    let mut faults = Vec::new();
    let mut header = Header { profile: Profile::default(), code: None };
    let mut fields = Piece { text: line, at }.split('·');
    let sort = fields.next().unwrap_or(Piece { text: "", at });
    read_sort(sort, &mut header.profile, &mut faults);
    let mut seen = Vec::new();
    for field in fields {
        read_field(field, &mut header, &mut seen, pool, &mut faults);
    }
    let forward = header.profile.kinds.has(kind::FORWARD);
    if faults.is_empty() {
        if !header.profile.has.has(number::COST) {
            faults.push((sort.span(), Fault::Missing { field: "cost" }));
        }
        if forward && !header.profile.has.has(number::POWER) {
            faults.push((sort.span(), Fault::Missing { field: "power" }));
        }
        if !forward && header.profile.has.has(number::POWER) {
            faults.push((sort.span(), Fault::PowerWithoutForward));
        }
    }
    (header, faults)
}

/// "Fire/Ice Forward".
fn read_sort(sort: Piece, profile: &mut Profile, faults: &mut Faults) {
    let (elements, kind) = sort.first_word();
    for piece in elements.split('/') {
        match element::NAMES.iter().position(|name| *name == piece.text) {
            Some(at) => profile.colours = profile.colours.with(Colour(at as u8)),
            None => faults.push((piece.span(), Fault::NoElement { found: piece.text.to_owned() })),
        }
    }
    match kind::NAMES.iter().position(|name| *name == kind.text) {
        Some(at) => profile.kinds = Kinds::of(&[Kind(at as u8)]),
        None => faults.push((kind.span(), Fault::NoKind { found: kind.text.to_owned() })),
    }
}

/// The fields of a header, in the order in which they are written.
const FIELDS: [&str; 7] = ["cost", "power", "job", "category", "generic", "EX", "code"];

fn read_field(
    field: Piece,
    header: &mut Header,
    seen: &mut Vec<&'static str>,
    pool: &mut CardPool,
    faults: &mut Faults,
) {
    let (word, value) = field.first_word();
    let Some(name) = FIELDS.into_iter().find(|name| *name == word.text) else {
        faults.push((field.span(), Fault::NoField { found: field.text.to_owned() }));
        return;
    };
    if seen.contains(&name) {
        faults.push((word.span(), Fault::Repeated { field: name }));
        return;
    }
    seen.push(name);
    let flag = matches!(name, "generic" | "EX");
    if flag && !value.text.is_empty() {
        faults.push((field.span(), Fault::NoField { found: field.text.to_owned() }));
        return;
    }
    if !flag && value.text.is_empty() {
        faults.push((word.span(), Fault::NoValue { field: name }));
        return;
    }
    let profile = &mut header.profile;
    match name {
        "cost" => read_number(value, name, number::COST, profile, faults),
        "power" => read_number(value, name, number::POWER, profile, faults),
        "job" => read_traits(value, job_trait, profile, pool, faults),
        "category" => read_traits(value, category_trait, profile, pool, faults),
        "generic" => profile.keywords = profile.keywords.with(keyword::GENERIC),
        "EX" => profile.keywords = profile.keywords.with(keyword::EX_BURST),
        _ => header.code = Some(value.text.to_owned()),
    }
}

fn read_number(value: Piece, field: &'static str, number: Number, profile: &mut Profile, faults: &mut Faults) {
    match value.text.parse::<u16>() {
        Ok(found) => profile.set(number, i32::from(found)),
        Err(_) => faults.push((value.span(), Fault::NoNumber { field, found: value.text.to_owned() })),
    }
}

fn read_traits(
    value: Piece,
    to_trait: fn(&str) -> String,
    profile: &mut Profile,
    pool: &mut CardPool,
    faults: &mut Faults,
) {
    for piece in value.split('/') {
        let word = pool.intern_trait(&to_trait(piece.text));
        profile.traits.add(word);
        if !profile.traits.has(word) {
            faults.push((piece.span(), Fault::TooManyTraits));
        }
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
    for sort in ["job", "category"] {
        let words = profile.traits.iter().filter_map(|word| pool.traits.get(word.index())?.strip_prefix(sort));
        let words: Vec<&str> = words.map(str::trim_start).collect();
        if !words.is_empty() {
            fields.push(format!("{sort} {}", words.join("/")));
        }
    }
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
