//! Who cannot play what: "Your opponent cannot cast Summons."

use crate::extra::{read_playing, say_playing};
use crate::noun::{Place, read_noun, write_noun};
use crate::reader::{Miss, Read, Reader};
use crate::writer::{Said, Unsayable, Writer};
use crystal::words::{verb, zone};
use duel::card::ability::{Change, Duration, Op, StaticEffect};
use duel::card::amount::What;
use duel::card::filter::{Filter, SelfRef, Whose};
use duel::ids::Zones;

/// Who cannot.
const WHO: &[(&str, Whose)] =
    &[("your opponent", Whose::Opponents), ("players", Whose::Anyones), ("you", Whose::Yours)];

/// It cannot be cast.
const BAN: Change = Change::Cannot(verb::CAST, None);

/// Reads who cannot play what, as what is in that player's hand.
fn read_banned(r: &mut Reader) -> Read<Filter> {
    let (_, whose) = WHO.iter().find(|(words, _)| r.skip(words)).ok_or(Miss)?;
    r.words("cannot")?;
    read_playing(r)?;
    let before = std::mem::replace(&mut r.talk.union, true);
    let filter = read_noun(Place::Given(zone::HAND, *whose), r);
    r.talk.union = before;
    filter
}

fn write_banned(filter: &Filter, w: &mut Writer) -> Said {
    if filter.zones != Zones::of(&[zone::HAND]) || filter.this != SelfRef::Any {
        return Err(Unsayable);
    }
    let (words, whose) = WHO.iter().find(|(_, whose)| *whose == filter.whose).ok_or(Unsayable)?;
    w.words(words);
    w.words("cannot");
    say_playing(filter.kinds, w);
    let before = std::mem::replace(&mut w.talk.union, true);
    let said = write_noun(filter, Place::Given(zone::HAND, *whose), true, w);
    w.talk.union = before;
    said
}

/// Reads a ban that applies all the time.
pub(super) fn read_ban(r: &mut Reader) -> Read<StaticEffect> {
    Ok(StaticEffect { filter: read_banned(r)?, changes: vec![BAN] })
}

/// Writes what [`read_ban`] reads.
pub(super) fn write_ban(affect: &StaticEffect, w: &mut Writer) -> Said {
    if affect.changes == [BAN] { write_banned(&affect.filter, w) } else { Err(Unsayable) }
}

/// Reads a ban until the turn ends.
pub(super) fn read_passing_ban(r: &mut Reader) -> Read<Vec<Op>> {
    let what = What::All(read_banned(r)?);
    r.words("this turn")?;
    Ok(vec![Op::BeginEffect { what, changes: vec![BAN], duration: Duration::Turn }])
}

/// Writes what [`read_passing_ban`] reads.
pub(super) fn write_passing_ban(ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    match ops {
        [Op::BeginEffect { what: What::All(filter), changes, duration: Duration::Turn }, ..] if *changes == [BAN] => {
            write_banned(filter, w)?;
            w.words("this turn");
            Ok(1)
        }
        _ => Err(Unsayable),
    }
}
