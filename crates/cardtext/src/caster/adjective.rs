//! What stands before the noun in a description of cards: "another", "Lv1", "rested", "enemy", "non-Golem", "Ignus or Aqua".

use super::noun::{is_placed, say_trait};
use super::qualifier::Modifier;
use crate::noun::{alternatives, say_or};
use crate::reader::{Miss, Read, Reader};
use crate::token::Kind as TokenKind;
use crate::writer::{Said, Unsayable, Writer};
use caster::words::{element, kind, number, role};
use duel::card::amount::{Amount, Who};
use duel::card::characteristics::Orientation;
use duel::card::filter::{Cmp, Filter, NumberTest, SelfRef, Whose};
use duel::ids::*;

/// How cards lie (307.3).
pub(crate) const TURNED: &[(&str, Orientation)] =
    &[("recovered", Orientation::Upright), ("rested", Orientation::Sideways), ("reversed", Orientation::Reversed)];

/// Parts in battles.
pub(crate) const ROLES: &[(&str, u8)] =
    &[("attacking", role::ATTACKING), ("attacked", role::ATTACKED), ("battling", role::BATTLING)];

/// Whose cards they are.
const SIDES: &[(&str, Whose)] = &[("allied", Whose::Yours), ("enemy", Whose::Opponents)];

/// One adjective.
enum Adjective {
    Other,
    Level(i32),
    Not(Filter),
    Turned(Orientation),
    Side(Whose),
    Role(u8),
    Elements(Colours),
}

/// "Ignus".
pub(crate) fn read_element(r: &mut Reader) -> Read<Colour> {
    r.named("~an element", |r| {
        let known = element::ALL.iter().find(|colour| r.skip(element::NAMES[colour.index()]));
        known.ok_or(Miss)
    })
}

/// "Ignus or Aqua".
fn read_elements(r: &mut Reader) -> Read<Colours> {
    let found = alternatives(r, read_element);
    if found.is_empty() { Err(Miss) } else { Ok(Colours::of(&found)) }
}

/// "Lv2".
fn read_level(r: &mut Reader) -> Read<i32> {
    r.take("~a level", |kind| match kind {
        TokenKind::Word(word) => word.strip_prefix("Lv")?.parse().ok(),
        _ => None,
    })
}

/// Words that begin with this say what cards are not.
const NOT: &str = "non-";
/// Cards without an element (209.3).
const ELEMENTAL: &str = "elemental";

/// "non-Golem", "non-reversed", "non-Ignus", "non-elemental".
fn read_not(r: &mut Reader) -> Read<Filter> {
    let word = r.take("~what it is not", |kind| match kind {
        TokenKind::Word(word) => {
            word.get(..NOT.len()).filter(|not| not.eq_ignore_ascii_case(NOT)).map(|_| &word[NOT.len()..])
        }
        _ => None,
    })?;
    if let Some((_, turned)) = TURNED.iter().find(|(known, _)| *known == word) {
        return Ok(Filter { orientation: Some(*turned), ..Filter::default() });
    }
    if let Some((_, roles)) = ROLES.iter().find(|(known, _)| *known == word) {
        return Ok(Filter { roles: *roles, ..Filter::default() });
    }
    if let Some(colour) = element::ALL.iter().find(|colour| element::NAMES[colour.index()] == word) {
        return Ok(Filter { colours: Colours::of(&[colour]), ..Filter::default() });
    }
    if word == ELEMENTAL {
        return Ok(Filter { colours: element::ALL, ..Filter::default() });
    }
    if let Some(at) = kind::NAMES.iter().position(|name| name.eq_ignore_ascii_case(word)) {
        return Ok(Filter { kinds: Kinds::of(&[Kind(at as u8)]), ..Filter::default() });
    }
    let traits = vec![r.pool.intern_trait(&format!("trait {word}"))];
    Ok(Filter { traits, ..Filter::default() })
}

fn write_not(filter: &Filter, w: &mut Writer) -> Said {
    let word = if let Some(turned) = filter.orientation {
        TURNED.iter().find(|(_, known)| *known == turned).ok_or(Unsayable)?.0.to_owned()
    } else if filter.roles != 0 {
        ROLES.iter().find(|(_, known)| *known == filter.roles).ok_or(Unsayable)?.0.to_owned()
    } else if filter.colours == element::ALL {
        ELEMENTAL.to_owned()
    } else if let Some(colour) = filter.colours.iter().next() {
        element::NAMES[colour.index()].to_owned()
    } else if let Some(kind) = filter.kinds.iter().next() {
        kind::NAMES[kind.index()].to_lowercase()
    } else {
        let word = *filter.traits.first().ok_or(Unsayable)?;
        w.aside(|w| say_trait(word, false, w))?
    };
    w.say(&format!("{NOT}{word}"));
    Ok(())
}

/// Whether what cards are not is said with an adjective.
fn is_adjective(filter: &Filter) -> bool {
    let plain = [
        Filter { orientation: filter.orientation, ..Filter::default() },
        Filter { roles: filter.roles, ..Filter::default() },
        Filter { colours: filter.colours, ..Filter::default() },
        Filter { kinds: filter.kinds, ..Filter::default() },
        Filter { traits: filter.traits.clone(), ..Filter::default() },
    ];
    *filter != Filter::default() && plain.contains(filter)
}

/// Reads adjectives into a description.
pub(crate) fn read_adjectives(filter: &mut Filter, r: &mut Reader) {
    loop {
        if filter.this == SelfRef::Any && r.skip("another/other") {
            filter.this = SelfRef::Other;
        } else if let Ok(level) = r.attempt(read_level) {
            filter.number_tests.push(NumberTest { number: number::LEVEL, cmp: Cmp::Is, amount: Amount::Fixed(level) });
        } else if filter.whose == Whose::Anyones
            && let Some((_, whose)) = SIDES.iter().find(|(word, _)| r.skip(word))
        {
            filter.whose = *whose;
        } else if filter.orientation.is_none()
            && let Some((_, turned)) = TURNED.iter().find(|(word, _)| r.skip(word))
        {
            filter.orientation = Some(*turned);
        } else if filter.roles == 0
            && let Some((_, roles)) = ROLES.iter().find(|(word, _)| r.skip(word))
        {
            filter.roles = *roles;
        } else if let Ok(none) = r.attempt(read_not) {
            filter.none.push(none);
        } else if filter.colours.is_empty()
            && let Ok(colours) = r.attempt(read_elements)
        {
            filter.colours = colours;
        } else {
            return;
        }
    }
}

/// Takes out of the filter what is said before the noun, in the order in which it is said.
fn adjectives(filter: &mut Filter) -> Vec<Adjective> {
    let mut all = Vec::new();
    if std::mem::take(&mut filter.this) == SelfRef::Other {
        all.push(Adjective::Other);
    }
    filter.number_tests.retain(|test| match test {
        NumberTest { number: number::LEVEL, cmp: Cmp::Is, amount: Amount::Fixed(level) } => {
            all.push(Adjective::Level(*level));
            false
        }
        _ => true,
    });
    let (not, none) = std::mem::take(&mut filter.none).into_iter().partition(is_adjective);
    filter.none = none;
    let not: Vec<Filter> = not;
    all.extend(not.into_iter().map(Adjective::Not));
    all.extend(filter.orientation.take().map(Adjective::Turned));
    if filter.zones.is_empty() || filter.whose == Whose::Anyones || is_placed(filter.zones) {
        match std::mem::take(&mut filter.whose) {
            Whose::Anyones => {}
            whose => all.push(Adjective::Side(whose)),
        }
    }
    if filter.roles != 0 {
        all.push(Adjective::Role(std::mem::take(&mut filter.roles)));
    }
    if !filter.colours.is_empty() {
        all.push(Adjective::Elements(std::mem::take(&mut filter.colours)));
    }
    all
}

fn write_adjective(adjective: &Adjective, w: &mut Writer) -> Said {
    match adjective {
        Adjective::Other => w.one_of(if w.plural { &["other", "another"] } else { &["another", "other"] }),
        Adjective::Level(level) => w.say(&format!("Lv{level}")),
        Adjective::Not(filter) => write_not(filter, w)?,
        Adjective::Turned(turned) => w.say(TURNED.iter().find(|(_, known)| known == turned).ok_or(Unsayable)?.0),
        Adjective::Side(whose) => w.say(SIDES.iter().find(|(_, known)| known == whose).ok_or(Unsayable)?.0),
        Adjective::Role(role) => w.say(ROLES.iter().find(|(_, known)| known == role).ok_or(Unsayable)?.0),
        Adjective::Elements(colours) => {
            let mut any = false;
            for colour in colours.iter() {
                say_or(&mut any, w);
                w.say(element::NAMES[colour.index()]);
            }
        }
    }
    Ok(())
}

/// Writes the adjectives of a description and takes them out of it. Whose the cards are need not be said where it is clear,
/// and may be said after the noun.
pub(crate) fn write_adjectives(filter: &mut Filter, w: &mut Writer) -> Result<Vec<Modifier>, Unsayable> {
    let mut left = adjectives(filter);
    let mut later = Vec::new();
    let plural = w.plural;
    while !left.is_empty() {
        let next = (0..left.len()).find(|&at| w.is_guided() && w.would(|w| write_adjective(&left[at], w)));
        let side = left.iter().position(|adjective| matches!(adjective, Adjective::Side(_)));
        match (next, side) {
            (None, Some(at)) if w.is_guided() || is_clear(&left[at], w) => {
                if let Adjective::Side(whose) = left.remove(at)
                    && whose != w.talk.side
                {
                    later.push(Modifier::Control(whose));
                }
            }
            (None, None) if w.is_guided() && matches!(left[0], Adjective::Level(_)) => {
                if let Adjective::Level(level) = left.remove(0) {
                    let amount = Amount::Fixed(level);
                    later.push(Modifier::Test(NumberTest { number: number::LEVEL, cmp: Cmp::Is, amount }));
                }
            }
            (next, _) => {
                w.plural = plural;
                write_adjective(&left.remove(next.unwrap_or(0)), w)?;
            }
        }
    }
    w.plural = plural;
    Ok(later)
}

/// Whether it is clear whose the cards are of what a player other than you does something with.
fn is_clear(adjective: &Adjective, w: &Writer) -> bool {
    matches!(adjective, Adjective::Side(whose) if *whose == w.talk.side && (w.talk.doer != Who::You || w.talk.unsaid))
}

/// Who picks cards that are on a side by themselves.
pub(crate) fn side_of(who: &Who) -> Whose {
    match who {
        Who::You => Whose::Yours,
        Who::Opponent => Whose::Opponents,
        Who::Both | Who::TurnPlayer | Who::ControllerOf(_) | Who::OwnerOf(_) => Whose::Anyones,
    }
}
