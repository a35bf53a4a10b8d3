//! The first two lines of a card: "Passion Wing Lv1", "Ignus Caster · Lv1 · trait Justice".

use crate::card::first_name;
use crate::diagnostic::Fault;
use crate::header::{Field, Header, Piece, read_fields, write_traits};
use crate::source::Line;
use crate::writer::Unsayable;
use caster::words::{element, kind, label, number, zone};
use duel::card::ability::{Ability, ChoosingPhrase, Form, Price};
use duel::card::amount::Amount;
use duel::card::characteristics::Characteristics;
use duel::card::filter::{Filter, Whose};
use duel::card::pool::{Card, CardPool};
use duel::ids::*;

/// The fields, in the order in which they are written.
const FIELDS: &[Field] = &[
    Field::Shape("Lv1", read_level),
    Field::Value("cost", read_price),
    Field::Shape("1000/500", read_strength),
    Field::Value("trait", |value, header, pool| header.read_traits(value, "trait", pool)),
    Field::Value("material", |value, header, pool| header.abilities.push(material(value, pool))),
    Field::Flag("token", |header| header.token = true),
    Field::Value("code", |value, header, _| header.code = Some(value.text.to_owned())),
];

/// How infinity is written (104.7).
const INFINITY: &str = "∞";
const INFINITE: i32 = i32::MAX;

/// Between the materials of a SoulBond card (212.2).
pub(crate) const HEART: char = '♥';

/// "Lv1".
fn read_level(piece: Piece, header: &mut Header) -> bool {
    match piece.text.strip_prefix("Lv").and_then(|level| level.parse::<u8>().ok()) {
        Some(level) => header.profile.set_number(number::LEVEL, i32::from(level)),
        None => return false,
    }
    true
}

/// A number, or infinity.
fn parse(text: &str) -> Option<i32> {
    if text == INFINITY { Some(INFINITE) } else { text.parse::<u16>().ok().map(i32::from) }
}

/// "cost 3", "cost X" (203.4), "cost ∞".
fn read_price(value: Piece, header: &mut Header, _: &mut CardPool) {
    if value.text == "X" {
        header.prices = vec![Price { x: true, ..Price::default() }];
    }
    match parse(value.text).or((value.text == "X").then_some(0)) {
        Some(cost) => header.profile.set_number(number::COST, cost),
        None => header.fail(value.span(), Fault::NoNumber { field: "cost", found: value.text.to_owned() }),
    }
}

/// "2000/1000": ATK and DEF.
fn read_strength(piece: Piece, header: &mut Header) -> bool {
    let Some((atk, def)) = piece.text.split_once('/') else { return false };
    let (Some(atk), Some(def)) = (parse(atk.trim()), parse(def.trim())) else { return false };
    header.profile.set_number(number::ATK, atk);
    header.profile.set_number(number::DEF, def);
    true
}

/// "Ember Adept♥Tide Adept": one phrase that names a card for each (212).
fn material(value: Piece, pool: &mut CardPool) -> Ability {
    let mut ability = Ability::new(Form::Static(Vec::new()), label::MATERIAL, Zones::of(&[zone::EXTRA]));
    for piece in value.split(HEART) {
        let filter = Filter { whose: Whose::Yours, names: vec![pool.intern_name(piece.text)], ..Filter::default() };
        let one = Amount::Fixed(1);
        ability.body.phrases.push(ChoosingPhrase {
            filter,
            place_filter: None,
            min: one.clone(),
            max: one,
            divide: None,
        });
    }
    ability
}

/// Whether the second line says an ability.
pub(crate) fn in_header(ability: &Ability) -> bool {
    ability.label == label::MATERIAL
}

/// Which kinds have ATK and DEF.
const FIGHTING: Kinds = Kinds::of(&[kind::SERVANT]);
/// Which kinds are played from the hand, and so have a cost.
const PLAYED: Kinds = Kinds::of(&[kind::SERVANT, kind::CONJURE, kind::BARRIER]);

/// Reads a header that begins at byte `at`.
pub(crate) fn read_header(line: &str, at: usize, pool: &mut CardPool) -> Header {
    let mut header = read_fields(line, at, read_sort, FIELDS, pool);
    if !header.faults.is_empty() {
        return header;
    }
    let (sort, has, kinds) = (header.sort.clone(), header.profile.defined_numbers, header.profile.kinds);
    let bonded = kinds.has(kind::SOULBOND);
    if PLAYED.meets(kinds) && !bonded && !header.token && !has.has(number::COST) {
        header.fail(sort.clone(), Fault::Missing { field: "cost" });
    }
    if FIGHTING.meets(kinds) && !has.has(number::ATK) {
        header.fail(sort.clone(), Fault::Missing { field: "1000/500" });
    }
    if bonded && header.abilities.is_empty() {
        header.fail(sort.clone(), Fault::Missing { field: "material" });
    }
    let only = [
        ("level", has.has(number::LEVEL), kind::CASTER, "Casters"),
        ("ATK and DEF", has.has(number::ATK), kind::SERVANT, "Servants"),
        ("material", !header.abilities.is_empty(), kind::SOULBOND, "SoulBond Servants"),
    ];
    for (field, there, owner, kinds_named) in only {
        if there && !kinds.has(owner) {
            header.fail(sort.clone(), Fault::OnlyOn { field, kinds: kinds_named });
        }
    }
    header
}

/// A card without a kind (403.6a).
const KINDLESS: &str = "Token";

/// "Ignus/Aqua SoulBond Servant".
fn read_sort(sort: Piece, header: &mut Header) {
    let (first, rest) = sort.first_word();
    let colour = |text: &str| element::NAMES.iter().take(7).position(|name| *name == text).map(|at| Colour(at as u8));
    let colours: Option<Vec<Colour>> = first.split('/').map(|piece| colour(piece.text)).collect();
    let (colours, rest) = match colours {
        Some(colours) => (colours, rest),
        None => (Vec::new(), sort),
    };
    header.profile.colours = Colours::of(&colours);
    let mut kinds = Kinds::EMPTY;
    let mut left = rest;
    while !left.text.is_empty() {
        let (word, after) = left.first_word();
        left = after;
        if word.text == KINDLESS && kinds.is_empty() && after.text.is_empty() {
            header.token = true;
            return;
        }
        match kind::NAMES.iter().position(|name| *name == word.text) {
            Some(at) => kinds = kinds.with(Kind(at as u8)),
            None => {
                let found = word.text.to_owned();
                header.fail(word.span(), Fault::NoWord { sort: "a card type", known: &kind::NAMES, found });
                return;
            }
        }
    }
    if kinds.is_empty() {
        let found = sort.text.to_owned();
        header.fail(sort.span(), Fault::NoWord { sort: "a card type", known: &kind::NAMES, found });
    }
    header.profile.kinds = kinds;
}

/// The name and the level of a first line.
fn split_title(title: &str) -> (&str, Option<i32>) {
    let found = title.rsplit_once(" Lv").and_then(|(name, level)| Some((name, level.parse::<u8>().ok()?)));
    found.map_or((title, None), |(name, level)| (name.trim_end(), Some(i32::from(level))))
}

/// The card's name, and its caster name where that is another (202.3); the level of a caster stands behind it.
pub(crate) fn names(line: &Line, header: &mut Header, pool: &mut CardPool) -> Vec<Name> {
    if !header.profile.kinds.has(kind::CASTER) {
        return vec![pool.intern_name(line.text)];
    }
    let (name, level) = split_title(line.text);
    match (level, header.profile.defined_numbers.has(number::LEVEL)) {
        (Some(level), false) => header.profile.set_number(number::LEVEL, level),
        (Some(level), true) if level != header.profile.number(number::LEVEL) => {
            header.fail(header.sort.clone(), Fault::NoNumber { field: "Lv", found: line.text.to_owned() });
        }
        (None, false) => header.fail(header.sort.clone(), Fault::Missing { field: "Lv1" }),
        (Some(_), true) | (None, true) => {}
    }
    let caster = name.strip_suffix(')').and_then(|name| Some(name.rsplit_once(" (")?.0.trim_end()));
    let mut names = vec![pool.intern_name(name)];
    names.extend(caster.map(|caster| pool.intern_name(caster)));
    names
}

/// The name, with its level behind that of a caster.
pub(crate) fn title(pool: &CardPool, profile: &Characteristics) -> String {
    let name = first_name(pool, profile);
    if profile.kinds.has(kind::CASTER) { format!("{name} Lv{}", profile.number(number::LEVEL)) } else { name }
}

fn figure(number: i32) -> String {
    if number == INFINITE { INFINITY.to_owned() } else { number.to_string() }
}

/// Writes the header of a card; its code only where it is not the card's name.
pub(crate) fn write_header(pool: &CardPool, card: &Card, name: &str) -> Result<String, Unsayable> {
    let profile = &card.characteristics;
    let elements: Vec<&str> = profile.colours.iter().map(|colour| element::NAMES[colour.index()]).collect();
    // The general type stands before the type (201.3).
    let kinds = [kind::SOULBOND, kind::CASTER, kind::SERVANT, kind::CONJURE, kind::BARRIER, kind::DEITY];
    let mut sort: Vec<&str> =
        kinds.iter().filter(|kind| profile.kinds.has(**kind)).map(|kind| kind::NAMES[kind.index()]).collect();
    if sort.is_empty() {
        sort.push(KINDLESS);
    }
    let elements = elements.join("/");
    if !elements.is_empty() {
        sort.insert(0, &elements);
    }
    let mut fields = vec![sort.join(" ")];
    if profile.defined_numbers.has(number::LEVEL) {
        fields.push(format!("Lv{}", profile.number(number::LEVEL)));
    }
    if card.prices.first().is_some_and(|price| price.x) {
        fields.push("cost X".to_owned());
    } else if profile.defined_numbers.has(number::COST) {
        fields.push(format!("cost {}", figure(profile.number(number::COST))));
    }
    if profile.defined_numbers.has(number::ATK) {
        let (atk, def) = (profile.number(number::ATK), profile.number(number::DEF));
        fields.push(format!("{}/{}", figure(atk), figure(def)));
    }
    fields.extend(write_traits("trait", profile, pool));
    if let Some(material) = card.abilities.iter().map(|&id| pool.ability(id)).find(|ability| in_header(ability)) {
        let names = material.body.phrases.iter().flat_map(|choose| &choose.filter.names);
        let names: Vec<&str> = names.map(|name| pool.names[name.index()].as_str()).collect();
        fields.push(format!("material {}", names.join(&HEART.to_string())));
    }
    if card.token && !profile.kinds.is_empty() {
        fields.push("token".to_owned());
    }
    if card.code != name {
        fields.push(format!("code {}", card.code));
    }
    Ok(fields.join(" · "))
}
