//! Warp: one line for three abilities, "Warp 3 — {Wind}{1}" (15.2.7).

use super::cost::{read_cost, write_cost};
use crate::reader::{Read, Reader};
use crate::token::{DASH, Kind};
use crate::writer::{Said, Unsayable, Writer};
use crystal::keywords::warp::{self, COUNTER};
use duel::ability::Ability;
use duel::pool::CardPool;

/// Reads the whole line.
pub(crate) fn read_warp(r: &mut Reader) -> Read<[Ability; 3]> {
    r.words("Warp")?;
    let counters = r.take("~a number from 1 to 255", |kind| match kind {
        Kind::Number(number) => u8::try_from(*number).ok().filter(|&n| n > 0),
        _ => None,
    })?;
    r.mark(DASH)?;
    let signed = read_cost(r)?;
    if signed.special {
        return r.fail("~a cost without `{S}`");
    }
    r.done()?;
    let counter = r.pool.intern_counter(COUNTER);
    Ok(warp::abilities(counters, signed.cost, counter))
}

/// Whether these three abilities are those of a Warp.
pub(crate) fn is_warp(abilities: [&Ability; 3], pool: &CardPool) -> bool {
    let [leaving, ..] = abilities;
    warp::counters(leaving).is_some_and(|(n, counter)| {
        pool.counters.get(counter.index()).is_some_and(|name| name == COUNTER)
            && warp::abilities(n, leaving.cost.clone(), counter).each_ref() == abilities
    })
}

/// Writes the line.
pub(crate) fn write_warp(abilities: [&Ability; 3], w: &mut Writer) -> Said {
    let [leaving, ..] = abilities;
    let (n, _) = warp::counters(leaving).filter(|_| is_warp(abilities, w.pool)).ok_or(Unsayable)?;
    w.words("Warp");
    w.number(n.into());
    w.say("—");
    write_cost(&leaving.cost, false, w)
}
