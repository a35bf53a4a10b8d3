//! What playing a card or using an ability takes besides or instead of its price: "As an additional cost to cast …, you
//! may …".

use crate::condition::{read_condition, write_condition};
use crate::phrase::Row;
use crate::reader::{Read, Reader};
use crate::writer::{Said, Unsayable, Writer};
use duel::card::ability::{Cost, ExtraCost};
use duel::ids::Kinds;

/// How a language speaks of such costs.
pub(crate) struct Extras {
    /// Other words for an additional cost that may be paid, before the card and after it.
    pub offered: &'static [(&'static str, &'static str)],
    /// What it costs.
    pub cost: Row<Cost>,
    /// What may be paid where it is offered.
    pub payment: Row<Cost>,
}

/// What costs something besides or instead.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Costly {
    /// Playing the card.
    Card,
    /// Using the ability that says so.
    Ability,
}

impl Costly {
    fn read(self, r: &mut Reader) -> Read<()> {
        match self {
            Self::Card => {
                r.words("to")?;
                read_playing(r)?;
                r.this()
            }
            Self::Ability => r.words("of this ability"),
        }
    }
    fn write(self, w: &mut Writer) {
        match self {
            Self::Card => {
                w.words("to");
                say_playing(w.kinds, w);
                w.itself();
            }
            Self::Ability => w.words("of this ability"),
        }
    }
}

/// Words for a cost besides the usual one.
const ADDITIONAL: &str = "as an additional cost";
/// Words for a cost that takes its place.
const ALTERNATIVE: &str = "as an alternative cost";

/// Whether such a cost comes next.
pub(crate) fn at_extra(r: &Reader) -> bool {
    let offered = r.grammar.extras.offered.iter().map(|(before, _)| before);
    [&ADDITIONAL, &ALTERNATIVE].into_iter().chain(offered).any(|words| r.sees_words(words))
}

/// Words for playing a card.
pub(crate) fn read_playing(r: &mut Reader) -> Read<()> {
    r.one_of((r.grammar.edition.plays)(Kinds::EMPTY))
}

/// Words for playing a card of these kinds, in the infinitive.
pub(crate) fn say_playing(kinds: Kinds, w: &mut Writer) {
    w.plural = true;
    w.one_of((w.grammar.edition.plays)(kinds));
}

/// Reads costs besides the usual one, then those instead of it: "the additional cost" is the first.
pub(crate) fn read_extras(of: Costly, r: &mut Reader) -> Read<Vec<ExtraCost>> {
    let mut extras: Vec<ExtraCost> = Vec::new();
    loop {
        let condition = r.attempt(|r| {
            r.words("if")?;
            let condition = read_condition(r)?;
            r.mark(',')?;
            if at_extra(r) { Ok(condition) } else { Err(crate::reader::Miss) }
        });
        if condition.is_err() && !at_extra(r) {
            return Ok(extras);
        }
        if extras.last().is_some_and(|extra| extra.replaces_price) && !r.sees_words(ALTERNATIVE) {
            return r.fail("~additional costs before alternative ones");
        }
        extras.push(ExtraCost { condition: condition.ok(), ..read_extra(of, r)? });
    }
}

/// "As an additional cost to cast …, you may …", or an alternative one, with the full stop.
fn read_extra(of: Costly, r: &mut Reader) -> Read<ExtraCost> {
    let extras = &r.grammar.extras;
    if let Some((_, after)) = extras.offered.iter().find(|(before, _)| r.skip(before)) {
        r.this()?;
        r.words(after)?;
        let cost = (extras.payment.read)(r)?;
        r.stop()?;
        return Ok(ExtraCost { cost, replaces_price: false, optional: true, condition: None, routine: None });
    }
    let instead = r.skip(ALTERNATIVE);
    if !instead {
        r.words(ADDITIONAL)?;
    }
    of.read(r)?;
    r.mark(',')?;
    let optional = r.skip("you may");
    if instead && !optional {
        return r.fail("you may");
    }
    let cost = (extras.cost.read)(r)?;
    r.stop()?;
    Ok(ExtraCost { cost, replaces_price: instead, optional, condition: None, routine: None })
}

/// Writes an additional or alternative cost.
pub(crate) fn write_extra(extra: &ExtraCost, of: Costly, w: &mut Writer) -> Said {
    if extra.replaces_price && !extra.optional {
        return Err(Unsayable);
    }
    let extras = &w.grammar.extras;
    if let Some(condition) = &extra.condition {
        w.say("if");
        write_condition(condition, w)?;
        w.glue(",");
    }
    let wordings: Vec<_> = std::iter::once(None).chain(extras.offered.iter().map(Some)).collect();
    w.first_of(&wordings, |wording, w| match wording {
        None => {
            w.words(if extra.replaces_price { ALTERNATIVE } else { ADDITIONAL });
            of.write(w);
            w.glue(",");
            if extra.optional {
                w.words("you may");
            }
            (extras.cost.write)(&extra.cost, w)
        }
        Some((before, after)) if extra.optional && !extra.replaces_price => {
            w.words(before);
            w.itself();
            w.words(after);
            (extras.payment.write)(&extra.cost, w)
        }
        Some(_) => Err(Unsayable),
    })?;
    w.stop();
    Ok(())
}
