//! Descriptions of cards: "1 frozen red unit of cost 3 or less your opponent controls in its line".

use super::qualifier::{modifiers, read_modifier, write_modifier};
use crate::noun::{Place, alternatives, read_or, say_or};
use crate::reader::{Miss, Read, Reader};
use crate::standing::{read_states, write_states};
use crate::token::Kind as TokenKind;
use crate::writer::{Said, Unsayable, Writer};
use dimension::words::{colour, kind, role, zone};
use duel::card::characteristics::Orientation;
use duel::card::filter::{Filter, StackItemKinds, Whose};
use duel::ids::*;

/// Where units and bases are in play.
pub(crate) const SQUARES: Zones = Zones::of(&[zone::SQUARE]);
pub(crate) const STACK: Zones = Zones::of(&[zone::STACK]);

/// Card types as nouns, and where such cards are if the text does not say.
const KINDS: &[(&str, Kinds, Zones)] = &[
    ("unit spell/spells", Kinds::of(&[kind::UNIT]), STACK),
    ("base spell/spells", Kinds::of(&[kind::BASE]), STACK),
    ("strategy spell/spells", Kinds::of(&[kind::STRATEGY]), STACK),
    ("spell/spells", Kinds::EMPTY, STACK),
    ("unit/units", Kinds::of(&[kind::UNIT]), SQUARES),
    ("base/bases", Kinds::of(&[kind::BASE]), SQUARES),
    ("strategy/strategies", Kinds::of(&[kind::STRATEGY]), SQUARES),
    ("unit/units or base/bases", Kinds::of(&[kind::UNIT, kind::BASE]), SQUARES),
    ("card/cards", Kinds::EMPTY, SQUARES),
];

/// What is in use on the stack, as a noun: abilities, of which the source is described after "of".
const USES: &[(&str, StackItemKinds)] = &[
    ("spell/spells or ability/abilities", StackItemKinds { cards: true, activated: true, triggered: true }),
    ("activated ability/abilities", StackItemKinds { cards: false, activated: true, triggered: false }),
    ("triggered ability/abilities", StackItemKinds { cards: false, activated: false, triggered: true }),
    ("ability/abilities", StackItemKinds { cards: false, activated: true, triggered: true }),
];

/// Cards face down under others, as a noun (6-1-1).
const KI: &str = "ki card/cards";

/// States a card can be in, as adjectives.
pub(crate) const TURNED: &[(&str, Orientation)] =
    &[("released", Orientation::Upright), ("frozen", Orientation::Sideways)];

/// Parts in battles, as adjectives.
pub(crate) const ROLES: &[(&str, u8)] =
    &[("battling", role::BATTLING), ("attacking", role::ATTACKING), ("attacked", role::ATTACKED)];

/// "[Race Golem]", "[Card Name Slate Courier]".
enum Group {
    Trait(Trait),
    Name(Name),
}

/// The sorts of words that cards are grouped by, in brackets and as the pool keeps them.
const SORTS: &[(&str, &str)] = &[("Race", "race"), ("Attribute", "attribute")];

fn read_group(r: &mut Reader) -> Read<Group> {
    let text = r.take("~a race, attribute or card name in brackets", |token| match token {
        TokenKind::Bracket(text) => Some(text),
        _ => None,
    })?;
    if let Some(name) = text.strip_prefix("Card Name ") {
        return Ok(Group::Name(r.pool.intern_name(name)));
    }
    let found = SORTS.iter().find_map(|(sort, kept)| {
        let name = text.strip_prefix(sort)?.strip_prefix(' ')?;
        Some(r.pool.intern_trait(&format!("{kept} {name}")))
    });
    match found {
        Some(word) => Ok(Group::Trait(word)),
        None => r.fail("~`[Race …]`, `[Attribute …]` or `[Card Name …]`"),
    }
}

/// "[Race Golem]".
pub(crate) fn read_trait(r: &mut Reader) -> Read<Trait> {
    match read_group(r)? {
        Group::Trait(word) => Ok(word),
        Group::Name(_) => Err(Miss),
    }
}

/// "[Race Golem]".
pub(crate) fn say_trait(word: Trait, w: &mut Writer) -> Said {
    let text = w.pool.traits.get(word.index()).ok_or(Unsayable)?;
    let (kept, name) = text.split_once(' ').ok_or(Unsayable)?;
    let (sort, _) = SORTS.iter().find(|(_, known)| *known == kept).ok_or(Unsayable)?;
    w.say(&format!("[{sort} {name}]"));
    Ok(())
}

/// "[Card Name Slate Courier]".
pub(crate) fn read_name(r: &mut Reader) -> Read<Name> {
    match read_group(r)? {
        Group::Name(name) => Ok(name),
        Group::Trait(_) => Err(Miss),
    }
}

/// "[Card Name Slate Courier]".
pub(crate) fn say_name(name: Name, w: &mut Writer) -> Said {
    let text = w.pool.names.get(name.index()).ok_or(Unsayable)?;
    w.say(&format!("[Card Name {text}]"));
    Ok(())
}

/// "red".
pub(crate) fn read_colour(r: &mut Reader) -> Read<Colour> {
    r.named("~a colour", |r| {
        let at = colour::NAMES.iter().position(|name| r.skip(name));
        at.map(|at| Colour(at as u8)).ok_or(Miss)
    })
}

/// "red".
pub(crate) fn say_colour(colour: Colour, w: &mut Writer) -> Said {
    w.say(&colour::NAMES.get(colour.index()).ok_or(Unsayable)?.to_lowercase());
    Ok(())
}

/// Colours, groups and types of one head: "red or black [Race Golem] unit".
fn read_head(filter: &mut Filter, r: &mut Reader) -> Read<Zones> {
    filter.colours = Colours::of(&alternatives(r, read_colour));
    let groups = alternatives(r, read_group);
    for group in &groups {
        match group {
            Group::Trait(word) if filter.names.is_empty() => filter.traits.push(*word),
            Group::Name(name) if filter.traits.is_empty() => filter.names.push(*name),
            Group::Trait(_) | Group::Name(_) => return r.fail("~names, or words that cards are grouped by"),
        }
    }
    if let Some((_, using)) = USES.iter().find(|(words, _)| r.skip(words)) {
        filter.on_stack = Some(*using);
        return Ok(STACK);
    }
    if groups.is_empty() && filter.colours.is_empty() && r.skip(KI) {
        let beneath = r.attempt(|r| {
            r.words("under")?;
            crate::noun::read_article(Place::Play, r)
        });
        filter.beneath = Some(Box::new(beneath.unwrap_or_default()));
        return Ok(SQUARES);
    }
    let mut kinds: Vec<_> = KINDS.iter().collect();
    kinds.sort_by_key(|(words, ..)| std::cmp::Reverse(words.len()));
    match kinds.into_iter().find(|(words, ..)| r.skip(words)) {
        Some((_, kinds, zones)) => {
            filter.kinds = *kinds;
            Ok(*zones)
        }
        None if !groups.is_empty() => Ok(SQUARES),
        None => r.fail("~a card type"),
    }
}

fn write_head(filter: &mut Filter, zones: Zones, plural: bool, w: &mut Writer) -> Said {
    if let Some(host) = filter.beneath.take() {
        w.plural = plural;
        w.words(KI);
        if *host != Filter::default() {
            w.say("under");
            crate::noun::write_article(&host, Place::Play, w)?;
        }
        return Ok(());
    }
    let mut any = false;
    for colour in std::mem::take(&mut filter.colours).iter() {
        say_or(&mut any, w);
        say_colour(colour, w)?;
    }
    let (traits, names) = (std::mem::take(&mut filter.traits), std::mem::take(&mut filter.names));
    let mut grouped = false;
    for &word in &traits {
        say_or(&mut grouped, w);
        say_trait(word, w)?;
    }
    for &name in &names {
        say_or(&mut grouped, w);
        say_name(name, w)?;
    }
    if !traits.is_empty() && !names.is_empty() {
        return Err(Unsayable);
    }
    w.plural = plural;
    if let Some(using) = filter.on_stack.take() {
        w.words(USES.iter().find(|(_, known)| *known == using).ok_or(Unsayable)?.0);
        return Ok(());
    }
    let kinds = std::mem::take(&mut filter.kinds);
    let on_stack = zones == STACK;
    let found = KINDS.iter().find(|(_, known, zones)| *known == kinds && (*zones == STACK) == on_stack);
    let (words, ..) = found.ok_or(Unsayable)?;
    if grouped && kinds.is_empty() && !on_stack {
        w.one_of(&["card/cards", ""]);
    } else {
        w.words(words);
    }
    Ok(())
}

/// Where such cards are if the text does not say: what is called a spell or an ability on the stack, all else on squares.
pub(crate) fn usual(filter: &Filter) -> Zones {
    if filter.on_stack.is_some() || filter.zones == STACK { STACK } else { SQUARES }
}

/// Reads a description without its number.
pub(crate) fn read_description(place: Place, r: &mut Reader) -> Read<Filter> {
    let mut filter = Filter::default();
    read_states(&mut filter, r);
    let mut zones = read_heads(&mut filter, r)?;
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
        Place::Anywhere if zones != STACK => {}
        Place::Anywhere | Place::Play => filter.zones = std::mem::take(&mut zones),
    }
    Ok(filter)
}

/// One or more heads: "unit of cost 2 or less or base".
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
        let Filter { colours, traits, names, kinds, .. } = std::mem::replace(filter, states);
        heads.insert(0, Filter { colours, traits, names, kinds, ..Filter::default() });
        filter.any = heads;
    }
    Ok(zones)
}

/// Writes a description without its number.
pub(crate) fn write_description(filter: &Filter, place: Place, plural: bool, w: &mut Writer) -> Said {
    let mut rest = filter.clone();
    let zones = rest.zones;
    match place {
        Place::Given(zone, whose) if rest.zones == Zones::of(&[zone]) && rest.whose == whose => {
            (rest.zones, rest.whose) = (Zones::EMPTY, Whose::Anyones);
        }
        Place::Given(..) => return Err(Unsayable),
        Place::Play | Place::Anywhere if rest.among.is_some() => {}
        Place::Play if zones.is_empty() => return Err(Unsayable),
        Place::Play if zones == SQUARES || zones == STACK => rest.zones = Zones::EMPTY,
        Place::Anywhere if zones == STACK => rest.zones = Zones::EMPTY,
        Place::Play | Place::Anywhere => {}
    }
    write_states(&mut rest, w);
    let mut any = false;
    if rest.any.is_empty() {
        write_head(&mut rest, zones, plural, w)?;
    } else {
        for mut head in std::mem::take(&mut rest.any) {
            say_or(&mut any, w);
            write_head(&mut head, zones, plural, w)?;
            if head != Filter::default() {
                return Err(Unsayable);
            }
        }
    }
    let mut left = modifiers(&mut rest);
    while !left.is_empty() {
        let order: Vec<usize> = (0..left.len()).collect();
        let at = w.first_of(&order, |&at, w| write_modifier(&left[at], place, plural, w).map(|()| at))?;
        left.remove(at);
    }
    w.plural = plural;
    if rest == Filter::default() { Ok(()) } else { Err(Unsayable) }
}
