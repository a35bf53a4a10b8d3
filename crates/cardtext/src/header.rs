//! The second line of a card: what sort of card it is, then its fields with `·` between them.

use crate::diagnostic::Fault;
use duel::card::ability::{Ability, Price};
use duel::card::characteristics::Characteristics;
use duel::card::pool::CardPool;
use duel::ids::Number;
use std::ops::Range;

/// Where in the file a fault is.
pub(crate) type Faults = Vec<(Range<usize>, Fault)>;

/// What a second line says.
#[derive(Default)]
pub(crate) struct Header {
    /// The printed characteristics, without the name.
    pub profile: Characteristics,
    /// What is printed as the price of each thing that is done with it, where a number does not say it.
    pub prices: Vec<Price>,
    /// Abilities that it says in short.
    pub abilities: Vec<Ability>,
    /// Whether it is of a token.
    pub token: bool,
    /// How much it weighs among the cards of a deck.
    pub points: u8,
    /// The card's number in its set, where it is written.
    pub code: Option<String>,
    /// Further numbers by which it is counted as the same card.
    pub numbers: Vec<String>,
    /// Where it says what sort of card it is.
    pub sort: Range<usize>,
    /// Everything that is wrong with it.
    pub faults: Faults,
}

impl Header {
    /// Notes a fault.
    pub fn fail(&mut self, span: Range<usize>, fault: Fault) {
        self.faults.push((span, fault));
    }

    /// A field that is a number.
    pub fn read_number(&mut self, value: Piece, field: &'static str, number: Number) {
        match value.text.parse::<u16>() {
            Ok(found) => self.profile.set_number(number, i32::from(found)),
            Err(_) => self.fail(value.span(), Fault::NoNumber { field, found: value.text.to_owned() }),
        }
    }

    /// A field that is a list of words that cards are grouped by: "race Golem/Courier".
    pub fn read_traits(&mut self, value: Piece, sort: &str, pool: &mut CardPool) {
        for piece in value.split('/') {
            let word = pool.intern_trait(&format!("{sort} {}", piece.text));
            self.profile.traits.add(word);
            if !self.profile.traits.has(word) {
                self.fail(piece.span(), Fault::TooManyTraits);
            }
        }
    }
}

/// The words of one sort that cards are grouped by, as a field.
pub(crate) fn write_traits(sort: &str, profile: &Characteristics, pool: &CardPool) -> Option<String> {
    let words = profile.traits.iter().filter_map(|word| pool.traits.get(word.index())?.strip_prefix(sort));
    let words: Vec<&str> = words.filter_map(|word| word.strip_prefix(' ')).collect();
    (!words.is_empty()).then(|| format!("{sort} {}", words.join("/")))
}

/// Part of a line and where it begins in the file.
#[derive(Clone, Copy)]
pub(crate) struct Piece<'a> {
    /// The part.
    pub text: &'a str,
    /// Its first byte in the file.
    pub at: usize,
}

impl<'a> Piece<'a> {
    /// The pieces between separators, without space around them.
    pub fn split(self, separator: char) -> impl Iterator<Item = Piece<'a>> {
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
    pub fn first_word(self) -> (Self, Self) {
        let end = self.text.find(char::is_whitespace).unwrap_or(self.text.len());
        let rest = Piece { text: &self.text[end..], at: self.at + end };
        (Piece { text: &self.text[..end], at: self.at }, rest.trimmed())
    }
    /// Its bytes in the file.
    pub fn span(self) -> Range<usize> {
        self.at..self.at + self.text.len()
    }
}

/// A field of a second line.
pub(crate) enum Field {
    /// A word by itself.
    Flag(&'static str, fn(&mut Header)),
    /// A word and a value.
    Value(&'static str, fn(Piece, &mut Header, &mut CardPool)),
    /// A value that is known by how it looks; whether it is one.
    Shape(&'static str, fn(Piece, &mut Header) -> bool),
}

impl Field {
    fn name(&self) -> &'static str {
        match self {
            Self::Flag(name, _) | Self::Value(name, _) | Self::Shape(name, _) => name,
        }
    }
}

/// Reads a line that begins at byte `at`: what of it is understood, and every fault in it.
pub(crate) fn read_fields(
    line: &str,
    at: usize,
    read_sort: impl Fn(Piece, &mut Header),
    fields: &'static [Field],
    pool: &mut CardPool,
) -> Header {
    let mut pieces = Piece { text: line, at }.split('·');
    let sort = pieces.next().unwrap_or(Piece { text: "", at });
    let mut header = Header { sort: sort.span(), ..Header::default() };
    read_sort(sort, &mut header);
    let mut seen = Vec::new();
    for piece in pieces {
        read_field(piece, fields, &mut header, &mut seen, pool);
    }
    header
}

fn read_field(
    piece: Piece,
    fields: &'static [Field],
    header: &mut Header,
    seen: &mut Vec<&'static str>,
    pool: &mut CardPool,
) {
    let (word, value) = piece.first_word();
    let unknown = || {
        let known = fields.iter().map(Field::name).collect();
        (piece.span(), Fault::NoField { known, found: piece.text.to_owned() })
    };
    let shape = |field: &&Field| matches!(field, Field::Shape(_, read) if read(piece, header));
    if let Some(field) = fields.iter().find(shape) {
        if seen.contains(&field.name()) {
            header.fail(piece.span(), Fault::Repeated { field: field.name() });
        }
        seen.push(field.name());
        return;
    }
    // A flag may be of several words.
    let flag = fields.iter().find(|field| matches!(field, Field::Flag(name, _) if *name == piece.text));
    let (word, value) = if flag.is_some() { (piece, Piece { text: "", ..value }) } else { (word, value) };
    let Some(field) = flag.or_else(|| fields.iter().find(|field| field.name() == word.text)) else {
        header.faults.push(unknown());
        return;
    };
    if seen.contains(&field.name()) {
        header.fail(word.span(), Fault::Repeated { field: field.name() });
        return;
    }
    seen.push(field.name());
    match field {
        Field::Flag(_, set) if value.text.is_empty() => set(header),
        Field::Flag(..) => header.faults.push(unknown()),
        Field::Value(name, _) if value.text.is_empty() => header.fail(word.span(), Fault::NoValue { field: name }),
        Field::Value(_, read) => read(value, header, pool),
        Field::Shape(..) => header.faults.push(unknown()),
    }
}
