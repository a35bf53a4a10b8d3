//! Dividing: a number among what was chosen, cards into groups.

use crate::noun::{Place, read_noun, write_noun};
use crate::object::Doer;
use crate::phrase::Slot;
use crate::reader::{Miss, Read, Reader};
use crate::words::{read_counter, say_counter};
use crate::writer::{Unsayable, Writer};
use duel::card::ability::{Division, Op};
use duel::card::amount::{Amount, What};

/// "divide 6000 damage among them as you like", "divide 3 Reed Counters among them as you like".
pub(crate) fn read_divide(r: &mut Reader) -> Read<Vec<Op>> {
    r.words("divide")?;
    let damage = r.attempt(r.grammar.damage.read);
    let counters = if damage.is_err() { Some((r.number()?, read_counter(r)?)) } else { None };
    r.words("among")?;
    let what = What::read(r)?;
    r.words("as you like")?;
    let What::Target(phrase) = what else { return Err(Miss) };
    let (total, step) = match (&damage, counters) {
        (Ok(total), _) => (total.clone(), r.grammar.division),
        (Err(_), Some((number, _))) => (Amount::Fixed(number), 1),
        (Err(_), None) => return Err(Miss),
    };
    r.talk.divided = Some((phrase, Division { total, step }));
    Ok(vec![match counters {
        None => Op::Damage { what, amount: Amount::Share },
        Some((_, counter)) => Op::PutCounters { what, counter, amount: Amount::Share },
    }])
}

/// Writes what [`read_divide`] reads.
pub(crate) fn write_divide(ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    let (what, counter) = match ops.first() {
        Some(Op::Damage { what, amount: Amount::Share }) => (what, None),
        Some(Op::PutCounters { what, counter, amount: Amount::Share }) => (what, Some(*counter)),
        _ => return Err(Unsayable),
    };
    let What::Target(phrase) = what else { return Err(Unsayable) };
    let divide = w.talk.chosen.get(usize::from(*phrase)).and_then(|it| it.divide.clone()).ok_or(Unsayable)?;
    w.words("divide");
    match (counter, &divide) {
        (None, Division { total, step }) if *step == w.grammar.division => (w.grammar.damage.write)(total, w)?,
        (Some(counter), Division { total: Amount::Fixed(number), step: 1 }) => {
            w.number(*number);
            say_counter(counter, w)?;
        }
        _ => return Err(Unsayable),
    }
    w.words("among");
    what.write(w)?;
    w.words("as you like");
    Ok(1)
}

/// "divide all the cards in your Break Zone into 2 groups".
pub(crate) fn read_grouping(r: &mut Reader) -> Read<Vec<Op>> {
    let who = Doer::read(r)?;
    r.words("divides/divide all the")?;
    let filter = read_noun(Place::Play, r)?;
    r.words("into")?;
    let piles = r.number()?.try_into().ok().filter(|piles| (2..=8).contains(piles)).ok_or(Miss)?;
    r.words("groups")?;
    Ok(vec![Op::DivideIntoPiles { who, filter, piles }])
}

/// Writes what [`read_grouping`] reads.
pub(crate) fn write_grouping(ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    let [Op::DivideIntoPiles { who, filter, piles }, ..] = ops else { return Err(Unsayable) };
    Doer::write(who, w)?;
    w.words("divides/divide all the");
    write_noun(filter, Place::Play, true, w)?;
    w.words("into");
    w.number(i32::from(*piles));
    w.words("groups");
    Ok(1)
}

/// "your opponent selects 1 of the groups".
pub(crate) fn read_select_group(r: &mut Reader) -> Read<Vec<Op>> {
    let who = Doer::read(r)?;
    r.words("selects/select 1 of the groups")?;
    r.talk.pick_group(who).map(|op| vec![op]).ok_or(Miss)
}

/// Writes what [`read_select_group`] reads.
pub(crate) fn write_select_group(ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    let [op @ Op::PickPile { who, .. }, ..] = ops else { return Err(Unsayable) };
    if w.talk.pick_group(who.clone()).as_ref() != Some(op) {
        return Err(Unsayable);
    }
    Doer::write(who, w)?;
    w.words("selects/select 1 of the groups");
    Ok(1)
}
