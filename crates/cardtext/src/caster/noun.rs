//! Descriptions of cards: "rested enemy Youkai with a cost of 3 or less", "card from your hand", `another "Passion Wing"`.

use super::adjective::{read_adjectives, write_adjectives};
use super::qualifier::{modifiers, read_modifier, write_modifier};
use crate::noun::{Place, alternatives, read_or, say_or};
use crate::reader::{Miss, Read, Reader};
use crate::token::Kind as TokenKind;
use crate::writer::{Said, Unsayable, Writer};
use caster::words::{element, kind, zone};
use duel::card::filter::{Filter, StackItemKinds, Whose};
use duel::ids::*;

pub(crate) const SERVANTS: Zones = Zones::of(&[zone::SERVANTS]);
pub(crate) const CASTERS: Zones = Zones::of(&[zone::CASTERS]);
pub(crate) const ORBS: Zones = Zones::of(&[zone::ORBS]);
pub(crate) const CHASE: Zones = Zones::of(&[zone::CHASE]);
pub(crate) const STOCK: Zones = Zones::of(&[zone::STOCK]);

/// Card types as nouns, and where such cards are if the text does not say (201.4).
const KINDS: &[(&str, Kind, Zones)] = &[
    ("SoulBond servant/servants", kind::SOULBOND, SERVANTS),
    ("servant/servants", kind::SERVANT, SERVANTS),
    ("caster/casters", kind::CASTER, CASTERS),
    ("conjure/conjures", kind::CONJURE, CHASE),
    ("barrier/barriers", kind::BARRIER, SERVANTS),
    ("deity/deities", kind::DEITY, SERVANTS),
];

/// Cards by where they are; the words for cards anywhere come last.
const CARDS: &[(&str, Zones)] = &[
    ("orb/orbs", ORBS),
    ("spell/spells", CHASE),
    ("stock/stocks", STOCK),
    ("entity/entities", zone::ENTITIES),
    ("token/tokens", zone::ENTITIES),
    ("card/cards", zone::ENTITIES),
];

/// The noun of tokens (1302).
const TOKENS: &str = "token/tokens";

/// Those by whose noun it is known where they are.
const PLACED: [Zones; 3] = [ORBS, CHASE, STOCK];

/// Whether a noun says that cards are there.
pub(crate) fn is_placed(zones: Zones) -> bool {
    PLACED.contains(&zones)
}

/// Where cards of these kinds are if the text does not say.
pub(crate) fn usual(filter: &Filter) -> Zones {
    let kinds = filter.any.iter().fold(filter.kinds, |kinds, head| kinds.union(head.kinds));
    let bare = filter.any.iter().any(|head| head.kinds.is_empty());
    if kinds.is_empty() || bare {
        return zone::ENTITIES;
    }
    let known = KINDS.iter().filter(|(_, kind, _)| kinds.has(*kind));
    known.fold(Zones::EMPTY, |zones, (.., zone)| zones.union(*zone))
}

/// `"Passion Wing"`.
pub(crate) fn read_name(r: &mut Reader) -> Read<Name> {
    let text = r.take("~a card name in quotation marks", |token| match token {
        TokenKind::Quote(_, text) => Some(text),
        _ => None,
    })?;
    Ok(r.pool.intern_name(text))
}

/// `"Passion Wing"`.
pub(crate) fn say_name(name: Name, w: &mut Writer) -> Said {
    let text = w.pool.names.get(name.index()).ok_or(Unsayable)?;
    w.say(&format!("\"{text}\""));
    Ok(())
}

/// Words that begin sentences and are no races.
const PLAIN: &[&str] = &[
    "X",
    "ATK",
    "DEF",
    "SoulBond",
    "All",
    "Allied",
    "Another",
    "Any",
    "At",
    "Each",
    "Enemy",
    "If",
    "It",
    "Other",
    "Players",
    "Recovered",
    "Rested",
    "Reversed",
    "Target",
    "That",
    "The",
    "Then",
    "They",
    "This",
    "Those",
    "Up",
    "When",
    "Whenever",
    "While",
    "You",
    "Your",
    "A",
    "An",
];

/// Whether a word can be part of one that cards are grouped by: it has a capital, and is no other word of the game.
fn is_group(word: &str) -> bool {
    let level = word.strip_prefix("Lv").is_some_and(|level| level.parse::<u8>().is_ok());
    let small = word.to_lowercase();
    let is_noun = |words: &str| words.split([' ', '/']).any(|form| form == small);
    let nouns = KINDS.iter().map(|(words, ..)| *words).chain(CARDS.iter().map(|(words, _)| *words));
    let known = element::NAMES.contains(&word) || PLAIN.contains(&word) || level;
    word.starts_with(char::is_uppercase) && !known && !nouns.chain(["ability/abilities"]).any(is_noun)
}

/// A race or trait, perhaps of several words: "Heroic Spirit".
pub(crate) fn read_trait(r: &mut Reader) -> Read<Trait> {
    let mut words: Vec<&str> = Vec::new();
    while let Ok(word) = r.attempt(|r| {
        r.take("~a race or trait", |kind| match kind {
            TokenKind::Word(word) if is_group(word) => Some(word.as_str()),
            _ => None,
        })
    }) {
        words.push(word);
    }
    if words.is_empty() {
        return r.fail("~a race or trait");
    }
    let text = format!("trait {}", words.join(" "));
    // Several of a race that the pool knows: "Golems".
    let known = |text: &str| r.pool.traits.iter().any(|known| known == text);
    let one = text.strip_suffix('s').filter(|one| !known(&text) && known(one)).map(str::to_owned);
    Ok(r.pool.intern_trait(&one.unwrap_or(text)))
}

/// "Heroic Spirit"; of several the text to follow may say so.
pub(crate) fn say_trait(word: Trait, plural: bool, w: &mut Writer) -> Said {
    let text = w.pool.traits.get(word.index()).ok_or(Unsayable)?;
    let name = text.strip_prefix("trait ").ok_or(Unsayable)?;
    if plural {
        let several = format!("{name}s");
        w.first_of(&[name, several.as_str()], |name, w| {
            w.say(name);
            Ok(())
        })
    } else {
        w.say(name);
        Ok(())
    }
}

/// What is in use in the chase zone, as nouns (601).
const USED: &[(&str, StackItemKinds)] = &[
    ("spell or ability/abilities", StackItemKinds { cards: true, activated: true, triggered: true }),
    ("spells or abilities", StackItemKinds { cards: true, activated: true, triggered: true }),
    ("activated ability/abilities", StackItemKinds { cards: false, activated: true, triggered: false }),
    ("triggered ability/abilities", StackItemKinds { cards: false, activated: false, triggered: true }),
    ("ability/abilities", StackItemKinds { cards: false, activated: true, triggered: true }),
];

/// Names, races and types of one head: "Youkai servant".
fn read_head(head: &mut Filter, r: &mut Reader) -> Read<Zones> {
    head.names = alternatives(r, read_name);
    if head.names.is_empty() {
        head.traits = alternatives(r, read_trait);
    }
    let bare = head.names.is_empty() && head.traits.is_empty();
    if bare && let Some((_, uses)) = USED.iter().find(|(words, _)| r.skip(words)) {
        (head.on_stack, head.zones) = (Some(*uses), CHASE);
        if r.has(|r| r.one_of(&["of a", "of an"])) {
            read_adjectives(head, r);
            return read_head(head, r).map(|_| CHASE);
        }
        return Ok(CHASE);
    }
    let kinds = alternatives(r, |r| {
        KINDS.iter().find(|(words, ..)| r.skip(words)).map(|(_, kind, zones)| (*kind, *zones)).ok_or(Miss)
    });
    if !kinds.is_empty() {
        if r.skip(TOKENS) {
            head.token = Some(true);
        }
        r.skip("card/cards");
        head.kinds = Kinds::of(&kinds.iter().map(|(kind, _)| *kind).collect::<Vec<Kind>>());
        return Ok(kinds.iter().fold(Zones::EMPTY, |all, (_, zones)| all.union(*zones)));
    }
    match CARDS.iter().find(|(words, _)| r.skip(words)) {
        Some((words, zones)) => {
            if *words == TOKENS {
                head.token = Some(true);
            }
            if PLACED.contains(zones) {
                head.zones = *zones;
            }
            Ok(*zones)
        }
        None if bare => r.fail("~a card type"),
        None => Ok(zone::ENTITIES),
    }
}

fn write_head(head: &mut Filter, zones: Zones, plural: bool, w: &mut Writer) -> Said {
    let mut any = false;
    if let Some(uses) = head.on_stack.take() {
        let words: Vec<&str> = USED.iter().filter(|(_, known)| *known == uses).map(|(words, _)| *words).collect();
        w.plural = plural;
        w.one_of(&words);
        head.zones = Zones::EMPTY;
        if head.kinds.is_empty() && head.names.is_empty() && head.traits.is_empty() {
            return Ok(());
        }
        w.one_of(&["of a", "of an"]);
        return write_head(head, Zones::EMPTY, false, w);
    }
    for name in std::mem::take(&mut head.names) {
        say_or(&mut any, w);
        say_name(name, w)?;
    }
    let kinds = std::mem::take(&mut head.kinds);
    let traits = std::mem::take(&mut head.traits);
    if any && !traits.is_empty() {
        return Err(Unsayable);
    }
    for word in traits {
        say_or(&mut any, w);
        say_trait(word, plural && kinds.is_empty(), w)?;
    }
    w.plural = plural;
    let bare = !any;
    if !kinds.is_empty() {
        let mut some = false;
        for (words, kind, _) in KINDS {
            if kinds.has(*kind) {
                say_or(&mut some, w);
                w.plural = plural;
                w.words(words);
            }
        }
        w.plural = plural;
        if head.token.take() == Some(true) {
            w.words(TOKENS);
        } else if w.is_guided() {
            w.one_of(&["", "card/cards"]);
        }
        return Ok(());
    }
    if head.token.take() == Some(true) {
        w.words(TOKENS);
        return Ok(());
    }
    let placed = CARDS.iter().find(|(_, known)| PLACED.contains(known) && *known == zones);
    match placed {
        Some((words, zones)) => {
            w.words(words);
            if head.zones == *zones {
                head.zones = Zones::EMPTY;
            }
        }
        None if bare => w.one_of(&["card/cards", "entity/entities"]),
        None if w.is_guided() => w.one_of(&["", "card/cards", "entity/entities"]),
        None => {}
    }
    Ok(())
}

/// Reads a description without its number.
pub(crate) fn read_description(place: Place, r: &mut Reader) -> Read<Filter> {
    let mut filter = Filter::default();
    r.talk.part = false;
    read_adjectives(&mut filter, r);
    let zones = read_heads(&mut filter, r)?;
    while r.has(|r| r.named("~more about the cards", |r| read_modifier(&mut filter, r))) {}
    match place {
        Place::Given(zone, whose) => {
            let said =
                filter.zones == Zones::of(&[zone]) && matches!(filter.whose, Whose::Anyones) | (filter.whose == whose);
            if !said && (!filter.zones.is_empty() || filter.whose != Whose::Anyones) {
                return Err(Miss);
            }
            (filter.zones, filter.whose) = (Zones::of(&[zone]), whose);
        }
        // What was spoken of is wherever it is.
        _ if !filter.zones.is_empty() || filter.among.is_some() => {}
        Place::Anywhere => {}
        Place::Play => filter.zones = zones,
    }
    Ok(filter)
}

/// One or more heads: "servant or barrier", `Youkai or "Ember Adept"`.
fn read_heads(filter: &mut Filter, r: &mut Reader) -> Read<Zones> {
    let states = filter.clone();
    let mut zones = read_head(filter, r)?;
    let mut heads = Vec::new();
    while let Ok((head, more)) = r.attempt(|r| {
        read_or(r)?;
        let mut head = Filter::default();
        read_head(&mut head, r).map(|zones| (head, zones))
    }) {
        zones = zones.union(more);
        heads.push(head);
    }
    if !heads.is_empty() {
        let Filter { traits, names, kinds, token, zones: placed, .. } = std::mem::replace(filter, states);
        heads.insert(0, Filter { traits, names, kinds, token, zones: placed, ..Filter::default() });
        filter.any = heads;
    }
    Ok(zones)
}

/// Writes a description without its number.
pub(crate) fn write_description(filter: &Filter, place: Place, plural: bool, w: &mut Writer) -> Said {
    let mut rest = filter.clone();
    w.talk.part = false;
    w.plural = plural;
    let zones = filter.zones;
    let mut given = false;
    match place {
        Place::Given(zone, whose) if zones == Zones::of(&[zone]) && rest.whose == whose => {
            (rest.zones, rest.whose) = (Zones::EMPTY, Whose::Anyones);
            given = true;
        }
        Place::Given(..) => return Err(Unsayable),
        Place::Play | Place::Anywhere if rest.among.is_some() => {}
        Place::Play if zones.is_empty() => return Err(Unsayable),
        Place::Play if zones == usual(filter) => rest.zones = Zones::EMPTY,
        Place::Play | Place::Anywhere => {}
    }
    let left = write_adjectives(&mut rest, w)?;
    let heads = std::mem::take(&mut rest.any);
    if heads.len() < 2 {
        if !heads.is_empty() {
            return Err(Unsayable);
        }
        write_head(&mut rest, if given { Zones::EMPTY } else { zones }, plural, w)?;
    } else {
        let mut any = false;
        for mut head in heads {
            say_or(&mut any, w);
            let zones = head.zones;
            write_head(&mut head, zones, plural, w)?;
            if head != Filter::default() {
                return Err(Unsayable);
            }
        }
    }
    let mut left: Vec<_> = left.into_iter().chain(modifiers(&mut rest)).collect();
    while !left.is_empty() {
        let order: Vec<usize> = (0..left.len()).collect();
        let at = w.first_of(&order, |&at, w| write_modifier(&left[at], plural, w).map(|()| at))?;
        left.remove(at);
    }
    if w.is_guided() && place == Place::Play && zones == usual(filter) {
        w.one_of(&["", "from the field", "on the field", "in the field"]);
    }
    w.plural = plural;
    if rest == Filter::default() { Ok(()) } else { Err(Unsayable) }
}
