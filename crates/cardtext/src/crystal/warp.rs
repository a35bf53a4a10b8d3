//! Warp: one line for three abilities, "Warp 3 — {Wind}{1}" (15.2.7).

use super::cost::{read_cost, write_cost};
use crate::line::KeywordLine;
use crate::reader::{Read, Reader};
use crate::token::{DASH, Kind};
use crate::writer::{Said, Unsayable, Writer};
use crystal::keywords::warp::{self, COUNTER};
use crystal::words::{kind, label};
use duel::card::ability::Ability;
use duel::card::pool::CardPool;

/// The line of a Character that warps.
pub(super) const LINE: KeywordLine = KeywordLine {
    words: "Warp",
    kinds: kind::CHARACTERS,
    label: label::WARP,
    abilities: 3,
    read: read_warp,
    write: write_warp,
};

fn read_warp(r: &mut Reader) -> Read<Vec<Ability>> {
    let counters = r.take("~a number from 1 to 255", |kind| match kind {
        Kind::Number(number) => u8::try_from(*number).ok().filter(|&n| n > 0),
        _ => None,
    })?;
    r.mark(DASH)?;
    let signed = read_cost(r)?;
    if signed.special {
        return r.fail("~a cost without `{S}`");
    }
    let counter = r.pool.intern_counter(COUNTER);
    Ok(Vec::from(warp::abilities(counters, signed.cost, counter)))
}

/// Whether these three abilities are those of a Warp.
fn is_warp(abilities: &[&Ability], pool: &CardPool) -> bool {
    abilities.first().and_then(|leaving| warp::counters(leaving).map(|found| (leaving, found))).is_some_and(
        |(leaving, (n, counter))| {
            pool.counters.get(counter.index()).is_some_and(|name| name == COUNTER)
                && warp::abilities(n, leaving.cost.clone(), counter).iter().eq(abilities.iter().copied())
        },
    )
}

fn write_warp(abilities: &[&Ability], w: &mut Writer) -> Said {
    let leaving = abilities.first().filter(|_| is_warp(abilities, w.pool)).ok_or(Unsayable)?;
    let (n, _) = warp::counters(leaving).ok_or(Unsayable)?;
    w.number(n.into());
    w.say("—");
    write_cost(&leaving.cost, false, w)
}
