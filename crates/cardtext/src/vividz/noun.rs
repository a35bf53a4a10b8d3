//! Descriptions of cards: "1 of your opponent's sleeping Sailor Charas with cost 3 or less in its lane".

use super::qualifier::{modifiers, read_modifier, write_modifier};
use crate::clause::Possessor;
use crate::noun::{Place, alternatives, read_or, say_or};
use crate::reader::{Miss, Read, Reader};
use crate::standing::{read_states, write_states};
use crate::token::Kind as TokenKind;
use crate::writer::{Said, Unsayable, Writer};
use duel::card::characteristics::Orientation;
use duel::card::filter::{Filter, Whose};
use duel::ids::*;
use vividz::words::{kind, role, zone};

/// Where charas are in play.
pub(crate) const AREAS: Zones = Zones::of(&[zone::AREA]);
const EXP: Zones = Zones::of(&[zone::EXP]);
const CONNECTED: Zones = Zones::of(&[zone::CONNECT]);
const MISSIONS: Zones = Zones::of(&[zone::MISSION]);

/// Card types as nouns, and where such cards are if the text does not say.
const KINDS: &[(&str, Kinds, Zones)] = &[
    ("Chara/Charas", Kinds::of(&[kind::CHARA]), AREAS),
    ("Event/Events", Kinds::of(&[kind::EVENT]), AREAS),
    ("Engage/Engages", Kinds::of(&[kind::ENGAGE]), CONNECTED),
    ("Mission/Missions", Kinds::of(&[kind::MISSION]), MISSIONS),
    ("Account/Accounts", Kinds::of(&[kind::ACCOUNT]), Zones::of(&[zone::ACCOUNT])),
    ("card/cards", Kinds::EMPTY, AREAS),
];

/// Cards beneath charas, as a noun (513.1).
const EXP_CARDS: &str = "EXP";

/// States a card can be in, as adjectives.
pub(crate) const TURNED: &[(&str, Orientation)] =
    &[("rebooted", Orientation::Upright), ("sleeping", Orientation::Sideways), ("checked", Orientation::Sideways)];

/// Parts in attacks, as adjectives.
pub(crate) const ROLES: &[(&str, u8)] = &[("attacking", role::ATTACKING)];

/// Where cards of these kinds are if the text does not say.
pub(crate) fn usual(filter: &Filter) -> Zones {
    if filter.not_kinds == Kinds::of(&[kind::MISSION]) {
        return MISSIONS;
    }
    let kinds = filter.any.first().filter(|_| filter.any.len() > 1).map_or(filter.kinds, |head| head.kinds);
    KINDS.iter().find(|(_, known, _)| *known == kinds).map_or(AREAS, |(.., zones)| *zones)
}

/// "[Ferry Captain]".
pub(crate) fn read_name(r: &mut Reader) -> Read<Name> {
    let text = r.take("~a card name in brackets", |token| match token {
        TokenKind::Bracket(text) => Some(text),
        _ => None,
    })?;
    Ok(r.pool.intern_name(text))
}

/// "[Ferry Captain]".
pub(crate) fn say_name(name: Name, w: &mut Writer) -> Said {
    let text = w.pool.names.get(name.index()).ok_or(Unsayable)?;
    w.say(&format!("[{text}]"));
    Ok(())
}

/// A word that cards are grouped by, perhaps of several words: "Night Market".
pub(crate) fn read_word(sort: &str, r: &mut Reader) -> Read<Trait> {
    let mut text = String::new();
    while let Ok(word) = r.attempt(|r| {
        r.take("~a word that cards are grouped by", |kind| match kind {
            TokenKind::Word(word) if is_group(word) => Some(word),
            _ => None,
        })
    }) {
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(word);
    }
    if text.is_empty() {
        return r.fail("~a word that cards are grouped by");
    }
    Ok(r.pool.intern_trait(&format!("{sort} {text}")))
}

/// Whether a word can be part of one that cards are grouped by: it has a capital, and is no noun of the language.
fn is_group(word: &str) -> bool {
    let noun = |known: &str| known.split('/').any(|form| form == word);
    let nouns = KINDS.iter().any(|(words, ..)| noun(words));
    word.starts_with(char::is_uppercase) && !nouns && !matches!(word, EXP_CARDS | "X")
}

/// "Sailor".
pub(crate) fn read_trait(r: &mut Reader) -> Read<Trait> {
    read_word("trait", r)
}

/// Says a word that cards are grouped by without what it begins with in a pool.
pub(crate) fn say_word(word: Trait, sort: &str, w: &mut Writer) -> Said {
    let text = w.pool.traits.get(word.index()).ok_or(Unsayable)?;
    let name = text.strip_prefix(sort).and_then(|text| text.strip_prefix(' ')).ok_or(Unsayable)?;
    w.say(name);
    Ok(())
}

/// Words, names and types of one head: "Sailor or Cook Chara".
fn read_head(filter: &mut Filter, r: &mut Reader) -> Read<Zones> {
    filter.names = alternatives(r, read_name);
    if filter.names.is_empty() {
        filter.traits = alternatives(r, read_trait);
    }
    if filter.names.is_empty() && filter.traits.is_empty() && r.skip(EXP_CARDS) {
        filter.beneath = Some(Box::default());
        return Ok(EXP);
    }
    if filter.names.is_empty() && filter.traits.is_empty() && r.skip(CLEARED) {
        filter.not_kinds = Kinds::of(&[kind::MISSION]);
        return Ok(MISSIONS);
    }
    match KINDS.iter().find(|(words, ..)| r.skip(words)) {
        Some((_, kinds, zones)) => {
            filter.kinds = *kinds;
            Ok(*zones)
        }
        None if !filter.names.is_empty() => Ok(AREAS),
        None => r.fail("~a card type"),
    }
}

fn write_head(filter: &mut Filter, plural: bool, w: &mut Writer) -> Said {
    let mut grouped = false;
    for name in std::mem::take(&mut filter.names) {
        say_or(&mut grouped, w);
        say_name(name, w)?;
    }
    let named = grouped;
    for word in std::mem::take(&mut filter.traits) {
        if named {
            return Err(Unsayable);
        }
        say_or(&mut grouped, w);
        say_word(word, "trait", w)?;
    }
    w.plural = plural;
    if filter.not_kinds == Kinds::of(&[kind::MISSION]) && !grouped && filter.kinds.is_empty() {
        filter.not_kinds = Kinds::EMPTY;
        w.words(CLEARED);
        return Ok(());
    }
    let kinds = std::mem::take(&mut filter.kinds);
    let (words, ..) = KINDS.iter().find(|(_, known, _)| *known == kinds).ok_or(Unsayable)?;
    if named && kinds.is_empty() {
        w.one_of(&["", words]);
    } else {
        w.words(words);
    }
    Ok(())
}

/// What lies face down among the missions is no mission any more (1114.1).
const CLEARED: &str = "cleared Mission/Missions";

/// Reads a description without its number.
pub(crate) fn read_description(place: Place, r: &mut Reader) -> Read<Filter> {
    let mut filter = Filter::default();
    let part = std::mem::take(&mut r.talk.part);
    if !matches!(place, Place::Given(..))
        && let Ok(whose) = r.attempt(|r| Possessor::read(part, r))
    {
        filter.whose = whose;
    }
    read_states(&mut filter, r);
    let zones = read_heads(&mut filter, r)?;
    while r.has(|r| r.named("~more about the cards", |r| read_modifier(&mut filter, r))) {}
    match place {
        Place::Given(zone, whose) => {
            if !filter.zones.is_empty() || filter.whose != Whose::Anyones {
                return Err(Miss);
            }
            (filter.zones, filter.whose) = (Zones::of(&[zone]), whose);
        }
        // What was spoken of is wherever it is.
        _ if !filter.zones.is_empty() || filter.among.is_some() => {}
        _ if filter.beneath.is_some() => filter.zones = zones,
        Place::Anywhere => {}
        Place::Play => filter.zones = zones,
    }
    Ok(filter)
}

/// One or more heads: "Chara or Event".
fn read_heads(filter: &mut Filter, r: &mut Reader) -> Read<Zones> {
    let states = filter.clone();
    let zones = read_head(filter, r)?;
    let mut heads = Vec::new();
    while let Ok(next) = r.attempt(|r| {
        read_or(r)?;
        let mut head = Filter::default();
        read_head(&mut head, r).map(|_| head)
    }) {
        heads.push(next);
    }
    if !heads.is_empty() {
        let Filter { traits, names, kinds, not_kinds, beneath, .. } = std::mem::replace(filter, states);
        heads.insert(0, Filter { traits, names, kinds, not_kinds, beneath, ..Filter::default() });
        if heads.iter().any(|head| head.beneath.is_some()) {
            return Err(Miss);
        }
        filter.any = heads;
    }
    Ok(zones)
}

/// Writes a description without its number.
pub(crate) fn write_description(filter: &Filter, place: Place, plural: bool, w: &mut Writer) -> Said {
    let mut rest = filter.clone();
    let part = std::mem::take(&mut w.talk.part);
    let usual = usual(filter);
    match place {
        Place::Given(zone, whose) if rest.zones == Zones::of(&[zone]) && rest.whose == whose => {
            (rest.zones, rest.whose) = (Zones::EMPTY, Whose::Anyones);
        }
        Place::Given(..) => return Err(Unsayable),
        Place::Play | Place::Anywhere if rest.among.is_some() => {}
        Place::Play | Place::Anywhere if rest.beneath.is_some() => {}
        Place::Play if rest.zones.is_empty() => return Err(Unsayable),
        Place::Play if rest.zones == usual => rest.zones = Zones::EMPTY,
        Place::Play | Place::Anywhere => {}
    }
    let mut plural = plural;
    if rest.zones.is_empty() || rest.beneath.is_some() {
        let whose = std::mem::take(&mut rest.whose);
        if !matches!(place, Place::Given(..)) {
            plural |= Possessor::write(whose, part, place, w)?;
        }
    }
    write_states(&mut rest, w);
    if rest.beneath.is_some() && rest.zones == EXP {
        w.words(EXP_CARDS);
        rest.zones = Zones::EMPTY;
    } else if rest.any.len() < 2 {
        write_head(&mut rest, plural, w)?;
    } else {
        let mut any = false;
        for mut head in std::mem::take(&mut rest.any) {
            say_or(&mut any, w);
            write_head(&mut head, plural, w)?;
            if head != Filter::default() {
                return Err(Unsayable);
            }
        }
    }
    let mut left = modifiers(&mut rest);
    while !left.is_empty() {
        let order: Vec<usize> = (0..left.len()).collect();
        let at = w.first_of(&order, |&at, w| write_modifier(&left[at], plural, w).map(|()| at))?;
        left.remove(at);
    }
    w.plural = plural;
    if rest == Filter::default() { Ok(()) } else { Err(Unsayable) }
}
