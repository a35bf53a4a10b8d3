//! When, where and how often an ability can be used: "You can only use this ability during your turn and once per turn."

use crate::condition::joined;
use crate::phrase::{self, Row};
use crate::reader::{Miss, Read, Reader};
use crate::writer::{Said, Writer};
use duel::card::ability::Ability;
use duel::card::amount::Condition;
use duel::ids::Zones;

/// When or where an ability can be used.
#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::large_enum_variant, reason = "there is one at a time, for a moment")]
pub(crate) enum Limit {
    /// In which zones.
    Place(Zones),
    /// While this holds.
    Hold(Condition),
    /// How often in a turn.
    Often(i32),
}

/// How a language speaks of limits.
pub(crate) struct Limits {
    /// Words before the limits.
    pub words: &'static [&'static str],
    /// Words that may stand before each limit but the first.
    pub again: &'static str,
    /// The phrases.
    pub table: &'static [Row<Limit>],
    /// Where an ability can be used if the text does not say.
    pub usual: Zones,
    /// Whether conditions are said as one.
    pub whole: fn(&[Condition]) -> bool,
    /// Whether a condition goes with the one like it before, without its own "if".
    pub joins: fn(&Condition) -> bool,
}

/// Words before the limits, as most languages say it.
pub(crate) const USE: &[&str] = &["you can only use this ability", "you can use this ability only"];

/// Once.
pub(crate) struct Once;

impl Once {
    /// Reads nothing.
    pub fn read(_: &mut Reader) -> Read<i32> {
        Ok(1)
    }
    /// Whether it is once.
    pub fn write(number: &i32, _: &mut Writer) -> Said {
        if *number == 1 { Ok(()) } else { Err(crate::writer::Unsayable) }
    }
}

/// Any condition.
pub(crate) struct Holding;

impl Holding {
    /// Reads it.
    pub fn read(r: &mut Reader) -> Read<Condition> {
        crate::condition::read_condition(r)
    }
    /// Writes it.
    pub fn write(condition: &Condition, w: &mut Writer) -> Said {
        crate::condition::write_condition(condition, w)
    }
}

/// Reads the sentence into the ability.
pub(crate) fn read_limits(ability: &mut Ability, r: &mut Reader) -> Read<()> {
    let limits = &r.grammar.limits;
    r.one_of(limits.words)?;
    let mut conditions = Vec::new();
    loop {
        match phrase::read(limits.table, "~when it can be used", r)? {
            Limit::Place(zones) => ability.works_in = zones,
            Limit::Hold(Condition::All(all)) if !(limits.whole)(&all) => conditions.extend(all),
            Limit::Hold(condition) => conditions.push(condition),
            Limit::Often(times) => ability.per_turn = Some(times.try_into().map_err(|_| Miss)?),
        }
        if !r.has(|r| r.one_of(&["and", ", and", ","])) {
            break;
        }
        if !limits.again.is_empty() {
            r.skip(limits.again);
        }
    }
    ability.condition = joined(conditions);
    r.stop()
}

/// Writes what [`read_limits`] reads, if anything limits the ability.
pub(crate) fn write_limits(ability: &Ability, w: &mut Writer) -> Said {
    let words = &w.grammar.limits;
    let mut limits = Vec::new();
    match &ability.condition {
        None => {}
        Some(Condition::All(all)) if !(words.whole)(all) => {
            for (at, condition) in all.iter().enumerate() {
                match limits.last_mut() {
                    Some(Limit::Hold(Condition::All(before))) if (words.joins)(condition) => {
                        before.push(condition.clone());
                    }
                    _ if (words.joins)(condition) && all.get(at + 1).is_some_and(words.joins) => {
                        limits.push(Limit::Hold(Condition::All(vec![condition.clone()])));
                    }
                    _ => limits.push(Limit::Hold(condition.clone())),
                }
            }
        }
        Some(condition) => limits.push(Limit::Hold(condition.clone())),
    }
    if ability.works_in != words.usual {
        limits.push(Limit::Place(ability.works_in));
    }
    limits.extend(ability.per_turn.map(|times| Limit::Often(i32::from(times))));
    if limits.is_empty() {
        return Ok(());
    }
    w.one_of(words.words);
    let mut left: Vec<&Limit> = limits.iter().collect();
    while !left.is_empty() {
        if left.len() < limits.len() {
            w.one_of(&["and", ", and", ","]);
            if !words.again.is_empty() {
                w.one_of(&["", words.again]);
            }
        }
        let order: Vec<usize> = (0..left.len()).collect();
        let at = w.first_of(&order, |&at, w| phrase::write(words.table, left[at], w).map(|()| at))?;
        left.remove(at);
    }
    w.stop();
    Ok(())
}
