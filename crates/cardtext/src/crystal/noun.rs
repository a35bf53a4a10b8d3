//! Descriptions of cards: "1 dull Fire Forward of cost 3 or less opponent controls" and the filter it means.

use super::qualifier::{read_modifiers, write_modifiers};
use crate::language::Grammar;
use crate::noun::{Place, alternatives, read_or, say_or};
use crate::reader::{Miss, Read, Reader};
use crate::token::Kind as TokenKind;
use crate::writer::{Said, Unsayable, Writer};
use crystal::words::{element, kind, mark, zone};
use duel::card::amount::What;
use duel::card::characteristics::Orientation;
use duel::card::filter::{Filter, Whose};
use duel::ids::*;

const ON_FIELD: Zones = Zones::of(&[zone::FIELD]);
const SUMMONS: Kinds = Kinds::of(&[kind::SUMMON]);

/// A state a card can be in, as an adjective.
#[derive(Clone, Copy, Debug, PartialEq)]
enum State {
    Turned(Orientation),
    Marked(Mark),
    Damaged,
}

/// The adjectives, in the order in which they are written.
const STATES: &[(&str, State)] = &[
    ("dull", State::Turned(Orientation::Sideways)),
    ("active", State::Turned(Orientation::Upright)),
    ("frozen", State::Marked(mark::FROZEN)),
    ("attacking", State::Marked(mark::ATTACKING)),
    ("blocking", State::Marked(mark::BLOCKING)),
    ("battling", State::Marked(mark::IN_BATTLE)),
    ("damaged", State::Damaged),
];

/// The adjectives of all editions, then those of this one.
fn states(grammar: &'static Grammar) -> impl Iterator<Item = (&'static str, State)> {
    let marks = grammar.edition.marks.iter().map(|(word, mark)| (*word, State::Marked(*mark)));
    STATES.iter().copied().chain(marks)
}

impl State {
    fn add(self, filter: &mut Filter) {
        match self {
            Self::Turned(orientation) => filter.orientation = Some(orientation),
            Self::Marked(mark) => filter.marks = filter.marks.with(mark),
            Self::Damaged => filter.damaged = Some(true),
        }
    }
    /// Takes the state out of what the filter asks for, if it is there.
    fn remove(self, filter: &mut Filter) -> bool {
        let before = filter.clone();
        match self {
            Self::Turned(orientation) if filter.orientation == Some(orientation) => filter.orientation = None,
            Self::Marked(mark) => filter.marks = filter.marks.without(mark),
            Self::Damaged if filter.damaged == Some(true) => filter.damaged = None,
            Self::Turned(_) | Self::Damaged => {}
        }
        *filter != before
    }
}

/// Reads adjectives into the filter; whether there were any.
pub(crate) fn read_states(filter: &mut Filter, r: &mut Reader) -> bool {
    let mut any = false;
    while let Some(state) = states(r.grammar).find_map(|(word, state)| r.skip(word).then_some(state)) {
        state.add(filter);
        any = true;
    }
    any
}

/// Writes the adjectives of the filter and takes them out of it.
pub(crate) fn write_states(filter: &mut Filter, w: &mut Writer) {
    for (word, state) in states(w.grammar) {
        if state.remove(filter) {
            w.say(word);
        }
    }
}

/// A job, category or card name in brackets.
enum Group {
    Trait(Trait),
    Name(Name),
}

fn read_group(r: &mut Reader) -> Read<Group> {
    let text = r.take("~a job, category or card name in brackets", |token| match token {
        TokenKind::Bracket(text) => Some(text),
        _ => None,
    })?;
    if let Some(name) = text.strip_prefix("Card Name ") {
        return Ok(Group::Name(r.pool.intern_name(name)));
    }
    let groups = r.grammar.edition.groups;
    let found = groups.iter().find_map(|(sort, field)| Some((field, text.strip_prefix(sort)?.strip_prefix(' ')?)));
    match found {
        Some((field, word)) => Ok(Group::Trait(r.pool.intern_trait(&format!("{field} {word}")))),
        None => r.fail("~the sort of a word first in its brackets, as in `[Job …]` or `[Card Name …]`"),
    }
}

/// A job or other word that cards are grouped by, in brackets.
pub(crate) fn read_trait(r: &mut Reader) -> Read<Trait> {
    match read_group(r)? {
        Group::Trait(word) => Ok(word),
        Group::Name(_) => Err(Miss),
    }
}

/// Writes what [`read_trait`] reads.
pub(crate) fn say_trait(word: Trait, w: &mut Writer) -> Said {
    let text = w.pool.traits.get(word.index()).ok_or(Unsayable)?;
    let (field, rest) = text.split_once(' ').ok_or(Unsayable)?;
    let (sort, _) = w.grammar.edition.groups.iter().find(|(_, known)| *known == field).ok_or(Unsayable)?;
    w.say(&format!("[{sort} {rest}]"));
    Ok(())
}

/// A card name in brackets.
pub(crate) fn say_name(name: Name, w: &mut Writer) -> Said {
    let text = w.pool.names.get(name.index()).ok_or(Unsayable)?;
    w.say(&format!("[Card Name {text}]"));
    Ok(())
}

/// A card name in brackets.
pub(crate) fn read_name(r: &mut Reader) -> Read<Name> {
    match read_group(r)? {
        Group::Name(name) => Ok(name),
        Group::Trait(_) => Err(Miss),
    }
}

/// Card types as nouns.
const KINDS: &[(&str, Kinds)] = &[
    ("Forward/Forwards", Kinds::of(&[kind::FORWARD])),
    ("Backup/Backups", Kinds::of(&[kind::BACKUP])),
    ("Monster/Monsters", Kinds::of(&[kind::MONSTER])),
    ("Summon/Summons", SUMMONS),
    ("Character/Characters", kind::CHARACTERS),
    ("card/cards", Kinds::EMPTY),
];

/// The card types of all editions and those of this one.
fn nouns(grammar: &'static Grammar) -> impl Iterator<Item = &'static (&'static str, Kinds)> {
    grammar.edition.kinds.iter().chain(KINDS)
}

/// "Fire".
pub(crate) fn read_element(r: &mut Reader) -> Read<Colour> {
    r.named("~an element", |r| {
        let at = element::NAMES.iter().position(|name| r.skip(name));
        at.map(|at| Colour(at as u8)).ok_or(Miss)
    })
}

fn read_kinds(r: &mut Reader) -> Read<Kinds> {
    r.named("~a card type", |r| nouns(r.grammar).find(|(name, _)| r.skip(name)).map(|(_, kinds)| *kinds).ok_or(Miss))
}

/// One or more heads: "[Job Guard] Forward or Fire Backup".
fn read_heads(filter: &mut Filter, r: &mut Reader) -> Read<()> {
    let states = filter.clone();
    read_head(filter, r)?;
    let mut heads = Vec::new();
    while let Ok(next) = r.attempt(|r| {
        read_or(r)?;
        let mut head = Filter::default();
        read_head(&mut head, r).map(|()| head)
    }) {
        heads.push(next);
    }
    if !heads.is_empty() {
        let Filter { colours, traits, names, any, kinds, .. } = std::mem::replace(filter, states);
        heads.insert(0, Filter { colours, traits, names, any, kinds, ..Filter::default() });
        filter.any = heads;
    }
    Ok(())
}

/// Elements, groups and types: "Fire or Ice Forward", "[Job Guard] or [Card Name Harbor Sentinel]".
fn read_head(filter: &mut Filter, r: &mut Reader) -> Read<()> {
    filter.colours = Colours::of(&alternatives(r, read_element));
    let groups = alternatives(r, read_group);
    let grouped = !groups.is_empty();
    match groups_of(groups).as_mut_slice() {
        [] => {}
        [only] => (filter.traits, filter.names) = (std::mem::take(&mut only.traits), std::mem::take(&mut only.names)),
        several => filter.any = several.to_vec(),
    }
    let kinds = alternatives(r, read_kinds);
    filter.kinds = kinds.iter().fold(Kinds::EMPTY, |all, kinds| all.union(*kinds));
    if kinds.is_empty() && !grouped {
        return Err(Miss);
    }
    if !kinds.contains(&Kinds::EMPTY) {
        r.skip("card/cards");
    }
    Ok(())
}

/// Groups of one sort that follow one another, as filters.
fn groups_of(groups: Vec<Group>) -> Vec<Filter> {
    let mut found: Vec<Filter> = Vec::new();
    for group in groups {
        match (group, found.last_mut()) {
            (Group::Trait(word), Some(last)) if last.names.is_empty() => last.traits.push(word),
            (Group::Name(name), Some(last)) if last.traits.is_empty() => last.names.push(name),
            (Group::Trait(word), _) => found.push(Filter { traits: vec![word], ..Filter::default() }),
            (Group::Name(name), _) => found.push(Filter { names: vec![name], ..Filter::default() }),
        }
    }
    found
}

/// Writes the heads of the filter and takes them out of it.
fn write_heads(filter: &mut Filter, plural: bool, w: &mut Writer) -> Said {
    let whole = |head: &Filter| !head.kinds.is_empty() || !head.colours.is_empty() || !head.any.is_empty();
    if !filter.any.iter().any(whole) {
        return write_head(filter, plural, w);
    }
    let bare = Filter { any: Vec::new(), ..filter.clone() };
    let nothing_else = bare.kinds.is_empty() && bare.colours.is_empty() && bare.traits.is_empty();
    if !nothing_else || !bare.names.is_empty() {
        return Err(Unsayable);
    }
    let mut any = false;
    for mut head in std::mem::take(&mut filter.any) {
        say_or(&mut any, w);
        write_head(&mut head, plural, w)?;
        if head != Filter::default() {
            return Err(Unsayable);
        }
    }
    Ok(())
}

fn write_head(filter: &mut Filter, plural: bool, w: &mut Writer) -> Said {
    let mut coloured = false;
    let colours = std::mem::take(&mut filter.colours);
    if colours == BUT_LIGHT_AND_DARK {
        filter.colours = colours;
    } else {
        for colour in colours.iter() {
            say_or(&mut coloured, w);
            w.say(element::NAMES.get(colour.index()).ok_or(Unsayable)?);
        }
    }
    let (traits, names) = (std::mem::take(&mut filter.traits), std::mem::take(&mut filter.names));
    let mut groups = std::mem::take(&mut filter.any);
    groups.insert(0, Filter { traits, names, ..Filter::default() });
    let mut grouped = false;
    for group in groups {
        let Filter { traits, names, .. } = &group;
        if group != (Filter { traits: traits.clone(), names: names.clone(), ..Filter::default() }) {
            return Err(Unsayable);
        }
        for &word in traits {
            say_or(&mut grouped, w);
            say_trait(word, w)?;
        }
        for &name in names {
            say_or(&mut grouped, w);
            say_name(name, w)?;
        }
    }
    write_kinds(std::mem::take(&mut filter.kinds), plural, grouped, w)
}

/// Every element but Light and Dark: said after the noun.
pub(crate) const BUT_LIGHT_AND_DARK: Colours =
    Colours::of(&[element::FIRE, element::ICE, element::WIND, element::EARTH, element::LIGHTNING, element::WATER]);

fn write_kinds(kinds: Kinds, plural: bool, grouped: bool, w: &mut Writer) -> Said {
    w.plural = plural;
    if kinds.is_empty() {
        w.one_of(if grouped { &["", "card/cards"] } else { &["card/cards"] });
        return Ok(());
    }
    if let Some((noun, _)) = nouns(w.grammar).find(|(_, set)| *set == kinds) {
        w.words(noun);
    } else {
        let (mut any, mut left) = (false, kinds);
        while !left.is_empty() {
            say_or(&mut any, w);
            w.plural = plural;
            // The widest first: Items, rather than each sort of them.
            let within = |set: &Kinds| !set.is_empty() && left.covers(*set);
            let mut known: Vec<&(&str, Kinds)> = nouns(w.grammar).filter(|(_, set)| within(set)).collect();
            known.sort_by_key(|(_, set)| (std::cmp::Reverse(set.len()), set.iter().next().map(Kind::index)));
            let said = w.first_of(&known, |(noun, set), w| {
                w.words(noun);
                Ok(*set)
            })?;
            left = left.iter().filter(|kind| !said.has(*kind)).fold(Kinds::EMPTY, Kinds::with);
        }
    }
    w.one_of(&["", "card/cards"]);
    Ok(())
}

/// Reads a description without its number.
pub(crate) fn read_description(place: Place, r: &mut Reader) -> Read<Filter> {
    let mut filter = Filter::default();
    if r.grammar.edition.equips && r.skip("equipped") {
        filter.among = Some(Box::new(What::Host));
    }
    read_states(&mut filter, r);
    read_heads(&mut filter, r)?;
    read_modifiers(&mut filter, place, r);
    match place {
        Place::Given(zone, whose) => {
            let elsewhere = !filter.zones.is_empty();
            if elsewhere || filter.whose != Whose::Anyones && filter.whose != whose {
                return Err(Miss);
            }
            (filter.zones, filter.whose) = (Zones::of(&[zone]), whose);
        }
        Place::Anywhere => {}
        Place::Play if filter.zones.is_empty() => filter.zones = in_play(&filter),
        Place::Play => {}
    }
    Ok(filter)
}

/// Whether it describes the one Character that is equipped with the card.
pub(crate) fn is_host(filter: &Filter) -> bool {
    filter.among.as_deref() == Some(&What::Host)
}

/// Where such cards are if the text does not say.
pub(crate) fn in_play(filter: &Filter) -> Zones {
    if filter.kinds == SUMMONS { Zones::of(&[zone::STACK]) } else { ON_FIELD }
}

/// Writes a description without its number.
pub(crate) fn write_description(filter: &Filter, place: Place, plural: bool, w: &mut Writer) -> Said {
    let mut rest = filter.clone();
    match place {
        Place::Given(zone, whose) if rest.zones == Zones::of(&[zone]) && rest.whose == whose => {
            (rest.zones, rest.whose) = (Zones::EMPTY, Whose::Anyones);
        }
        Place::Given(..) => return Err(Unsayable),
        Place::Play if rest.zones == in_play(&rest) => rest.zones = Zones::EMPTY,
        Place::Play if rest.zones.is_empty() => return Err(Unsayable),
        Place::Play | Place::Anywhere => {}
    }
    if is_host(&rest) && w.grammar.edition.equips {
        w.say("equipped");
        rest.among = None;
    }
    write_states(&mut rest, w);
    write_heads(&mut rest, plural, w)?;
    write_modifiers(&mut rest, place, plural, w)?;
    w.plural = plural;
    if rest == Filter::default() { Ok(()) } else { Err(Unsayable) }
}
