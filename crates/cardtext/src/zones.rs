//! Zones: where cards are ("in your hand or trash"), and where a text works ("Energy/Trash — …").

use crate::noun::{alternatives, say_or};
use crate::reader::{Miss, Read, Reader};
use crate::token::{DASH, Kind as TokenKind};
use crate::writer::{Said, Unsayable, Writer};
use duel::card::amount::Who;
use duel::card::filter::Whose;
use duel::ids::{Zone, Zones};

/// Zones with "or" between them: "hand or trash".
pub(crate) fn read_zones(r: &mut Reader) -> Read<Zones> {
    let known = r.grammar.zones;
    let found = alternatives(r, |r| known.iter().find(|(name, _)| r.skip(name)).map(|(_, zone)| *zone).ok_or(Miss));
    if found.is_empty() { r.fail("~a zone") } else { Ok(Zones::of(&found)) }
}

/// Writes what [`read_zones`] reads.
pub(crate) fn write_zones(zones: Zones, w: &mut Writer) -> Said {
    let mut left = zones;
    let mut any = false;
    for (name, zone) in w.grammar.zones {
        if left.has(*zone) {
            say_or(&mut any, w);
            w.words(name);
            left = left.without(*zone);
        }
    }
    if any && left.is_empty() { Ok(()) } else { Err(Unsayable) }
}

/// Whose zone it is.
const WHOSE: &[(&str, Whose)] =
    &[("your opponent's", Whose::Opponents), ("your", Whose::Yours), ("the", Whose::Anyones)];

/// "in your trash"; of a player who does something, "in their hand".
pub(crate) fn read_side(r: &mut Reader) -> Read<(Zones, Whose)> {
    r.words("in")?;
    if r.talk.doer != Who::You && r.skip("their") {
        let whose = if r.talk.doer == Who::Opponent { Whose::Opponents } else { Whose::Anyones };
        return Ok((read_zones(r)?, whose));
    }
    let (_, whose) = WHOSE.iter().find(|(words, _)| r.skip(words)).ok_or(Miss)?;
    Ok((read_zones(r)?, *whose))
}

/// Writes what [`read_side`] reads.
pub(crate) fn write_side(zones: Zones, whose: Whose, w: &mut Writer) -> Said {
    w.say("in");
    match (&w.talk.doer, whose) {
        (Who::Opponent, Whose::Opponents) | (Who::Both, Whose::Anyones) => w.say("their"),
        _ => w.words(WHOSE.iter().find(|(_, known)| *known == whose).ok_or(Unsayable)?.0),
    }
    write_zones(zones, w)
}

/// What stands before a text that works elsewhere than usual: "Energy/Trash —".
pub(crate) fn read_prefix(r: &mut Reader) -> Read<Zones> {
    let ahead = r.ahead().iter().map_while(|token| match &token.kind {
        TokenKind::Word(word) => Some(word.as_str()),
        _ => None,
    });
    let words: Vec<&str> = ahead.collect();
    let known = r.grammar.prefixes;
    let named = |name: &str| known.iter().find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, zone)| *zone);
    let zones: Option<Vec<Zone>> = words.join(" ").split('/').map(named).collect();
    let zones = zones.ok_or(Miss)?;
    for _ in words {
        r.take("~a zone", |kind| matches!(kind, TokenKind::Word(_)).then_some(()))?;
    }
    r.mark(DASH)?;
    Ok(Zones::of(&zones))
}

/// Writes what [`read_prefix`] reads.
pub(crate) fn write_prefix(zones: Zones, w: &mut Writer) -> Said {
    let known = w.grammar.prefixes.iter();
    let names: Vec<&str> = known.filter(|(_, zone)| zones.has(*zone)).map(|(name, _)| *name).collect();
    if names.len() != zones.iter().count() {
        return Err(Unsayable);
    }
    w.say(&names.join("/"));
    w.say("—");
    w.begin();
    Ok(())
}
