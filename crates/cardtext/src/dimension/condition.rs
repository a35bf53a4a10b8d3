//! Conditions: "you control 3 or more units", "Slate Courier is in the enemy area".

use super::noun::{read_states, write_states};
use super::place::{read_near, read_where, write_near, write_where};
use crate::condition::joined;
use crate::forms::{Many, given};
use crate::measure::NumberName;
use crate::noun::{Place, read_article, read_noun, write_article, write_noun};
use crate::object::{Owner, Subject};
use crate::phrase::{self, Row, phrases};
use crate::reader::{Miss, Read, Reader};
use crate::words::CounterName;
use crate::writer::{Said, Unsayable, Writer};
use dimension::words::{phase, verb, zone};
use duel::amount::{Amount, Condition, Who};
use duel::filter::{Cmp, Filter, Whose};
use duel::words::{Phase, Zones};

given! {
    /// One card of yours on a square.
    Yours: SQUARE Yours, read_article write_article;
    /// Several cards of yours on squares.
    ManyYours: SQUARE Yours, read_noun write_noun true;
    /// One card of the opponent's on a square.
    Theirs: SQUARE Opponents, read_article write_article;
    /// Several cards of the opponent's on squares.
    ManyTheirs: SQUARE Opponents, read_noun write_noun true;
}

/// One card where the description says.
struct Any;

impl Any {
    fn read(r: &mut Reader) -> Read<Box<Filter>> {
        read_article(Place::Play, r).map(Box::new)
    }
    fn write(filter: &Filter, w: &mut Writer) -> Said {
        write_article(filter, Place::Play, w)
    }
}

/// What an object is like: "frozen", "in the enemy area", "adjacent to it", "in your graveyard", "a red unit".
struct Like;

impl Like {
    fn read(r: &mut Reader) -> Read<Filter> {
        let mut filter = Filter::default();
        if r.has(|r| if read_states(&mut filter, r) { Ok(()) } else { Err(Miss) }) {
            return Ok(filter);
        }
        if let Ok(places) = r.attempt(read_where) {
            return Ok(Filter { places, ..filter });
        }
        if let Ok(near) = r.attempt(read_near) {
            return Ok(Filter { near: Some(near), ..filter });
        }
        if r.skip("on a square") {
            return Ok(Filter { zones: Zones::of(&[zone::SQUARE]), ..filter });
        }
        if let Ok(zones) = r.attempt(|r| {
            r.one_of(&["in your", "in the"])?;
            super::qualifier::read_zones(r)
        }) {
            return Ok(Filter { zones, ..filter });
        }
        read_article(Place::Anywhere, r)
    }
    fn write(filter: &Filter, w: &mut Writer) -> Said {
        let plain = Filter::default();
        w.attempt(|w| {
            let mut rest = filter.clone();
            write_states(&mut rest, w);
            if rest == plain && *filter != plain { Ok(()) } else { Err(Unsayable) }
        })
        .or_else(|Unsayable| {
            let Filter { places, near, zones, .. } = filter.clone();
            if places != 0 && *filter == (Filter { places, ..plain.clone() }) {
                return write_where(places, false, w);
            }
            if let Some(near) = &near
                && *filter == (Filter { near: Some(near.clone()), ..plain.clone() })
            {
                return write_near(near, w);
            }
            if *filter == (Filter { zones, ..plain.clone() }) && !zones.is_empty() {
                if zones == Zones::of(&[zone::SQUARE]) {
                    w.words("on a square");
                    return Ok(());
                }
                w.one_of(&["in your", "in the"]);
                return super::qualifier::write_zones(zones, w);
            }
            write_article(filter, Place::Anywhere, w)
        })
    }
}

/// "Slate Courier is not frozen".
struct IsNot;

impl IsNot {
    fn read(r: &mut Reader) -> Read<Box<Condition>> {
        let what = Subject::read(r)?;
        r.words("is/are not")?;
        Ok(Box::new(Condition::Is(what, Like::read(r)?)))
    }
    fn write(inner: &Condition, w: &mut Writer) -> Said {
        let Condition::Is(what, filter) = inner else { return Err(Unsayable) };
        Subject::write(what, w)?;
        w.words("is/are not");
        Like::write(filter, w)
    }
}

/// The counter by which a player's deck is known to have been ordered on purpose (6-2-1).
struct Ordered;

impl Ordered {
    fn read(r: &mut Reader) -> Read<duel::words::Counter> {
        Ok(r.pool.intern_counter(dimension::words::ORDERED))
    }
    fn write(counter: &duel::words::Counter, w: &mut Writer) -> Said {
        match w.pool.counters.get(counter.index()) {
            Some(name) if name == dimension::words::ORDERED => Ok(()),
            _ => Err(Unsayable),
        }
    }
}

/// Phases that a text names.
struct Phases;

impl Phases {
    const WORDS: &[(&str, &[Phase])] = &[
        ("the release phase", &[phase::RELEASE]),
        ("the draw phase", &[phase::DRAW]),
        ("the energy phase", &[phase::ENERGY]),
        // A battle is fought in the middle of it.
        ("the main phase", &[phase::MAIN, phase::FIRST_STEP, phase::SECOND_STEP, phase::END_STEP]),
        ("the smash phase", &[phase::SMASH]),
        ("the recovery phase", &[phase::RECOVERY]),
        ("the first battle step", &[phase::FIRST_STEP]),
        ("the second battle step", &[phase::SECOND_STEP]),
        ("the battle end step", &[phase::END_STEP]),
        ("a battle", &[phase::FIRST_STEP, phase::SECOND_STEP, phase::END_STEP]),
    ];

    fn read(r: &mut Reader) -> Read<Vec<Phase>> {
        Self::WORDS.iter().find(|(words, _)| r.skip(words)).map(|(_, phases)| phases.to_vec()).ok_or(Miss)
    }
    fn write(phases: &[Phase], w: &mut Writer) -> Said {
        w.words(Self::WORDS.iter().find(|(_, known)| *known == phases).ok_or(Unsayable)?.0);
        Ok(())
    }
}

pub(crate) const CONDITIONS: &[Row<Condition>] = phrases! {
    ["it is your turn"] => { Condition::Turn(Who::You) }
    ["it is your opponent's turn"] => { Condition::Turn(Who::Opponent) }
    ["it is" (Phases phases)] => { Condition::During(phases) }
    ["you paid the additional cost"] => { Condition::Paid(0) }
    ["you paid the second additional cost"] => { Condition::Paid(1) }
    ["your deck has been put in order" (Ordered counter)] => {
        Condition::Compare(Amount::Held(Who::You, counter), Cmp::AtLeast, Amount::Fixed(1))
    }
    ["your opponent's deck has been put in order" (Ordered counter)] => {
        Condition::Compare(Amount::Held(Who::Opponent, counter), Cmp::AtLeast, Amount::Fixed(1))
    }
    ["a unit you control has moved this turn"] => {
        Condition::Compare(Amount::Done(Who::You, verb::MOVE), Cmp::AtLeast, Amount::Fixed(1))
    }
    ["you have played" n "or more cards this turn"] => {
        Condition::Compare(Amount::Done(Who::You, verb::PLAY), Cmp::AtLeast, Amount::Fixed(n))
    }
    ["your opponent has played" n "or more cards this turn"] => {
        Condition::Compare(Amount::Done(Who::Opponent, verb::PLAY), Cmp::AtLeast, Amount::Fixed(n))
    }
    ["you control" (Yours filter)] => { Condition::Compare(Amount::Count(filter), Cmp::AtLeast, Amount::Fixed(1)) }
    ["you control no" (ManyYours filter)] => { Condition::Compare(Amount::Count(filter), Cmp::Is, Amount::Fixed(0)) }
    ["you control" n "or more" (ManyYours filter)] => {
        Condition::Compare(Amount::Count(filter), Cmp::AtLeast, Amount::Fixed(n))
    }
    ["you control" n "or less" (ManyYours filter)] => {
        Condition::Compare(Amount::Count(filter), Cmp::AtMost, Amount::Fixed(n))
    }
    ["your opponent controls" (Theirs filter)] => {
        Condition::Compare(Amount::Count(filter), Cmp::AtLeast, Amount::Fixed(1))
    }
    ["your opponent controls no" (ManyTheirs filter)] => {
        Condition::Compare(Amount::Count(filter), Cmp::Is, Amount::Fixed(0))
    }
    ["your opponent controls" n "or more" (ManyTheirs filter)] => {
        Condition::Compare(Amount::Count(filter), Cmp::AtLeast, Amount::Fixed(n))
    }
    ["your opponent controls" n "or less" (ManyTheirs filter)] => {
        Condition::Compare(Amount::Count(filter), Cmp::AtMost, Amount::Fixed(n))
    }
    ["there is" (Any filter)] => { Condition::Compare(Amount::Count(filter), Cmp::AtLeast, Amount::Fixed(1)) }
    ["there are no" (Many filter)] => { Condition::Compare(Amount::Count(filter), Cmp::Is, Amount::Fixed(0)) }
    ["there are" n "or more" (Many filter)] => {
        Condition::Compare(Amount::Count(filter), Cmp::AtLeast, Amount::Fixed(n))
    }
    ["there are" n "or less" (Many filter)] => {
        Condition::Compare(Amount::Count(filter), Cmp::AtMost, Amount::Fixed(n))
    }
    ["there are" n "or more" (CounterName counter) "on" what] => {
        Condition::Compare(Amount::On(what, counter), Cmp::AtLeast, Amount::Fixed(n))
    }
    ["there are at least as many" (Many filter) "as" (Many other)] => {
        Condition::Compare(Amount::Count(filter), Cmp::AtLeast, Amount::Count(other))
    }
    [(Owner what) (NumberName number) "is" n "or more"] => {
        Condition::Compare(Amount::NumberOf(what, number), Cmp::AtLeast, Amount::Fixed(n))
    }
    [(Owner what) (NumberName number) "is" n "or less"] => {
        Condition::Compare(Amount::NumberOf(what, number), Cmp::AtMost, Amount::Fixed(n))
    }
    [(IsNot inner)] => { Condition::Not(inner) }
    [(Subject what) "is/are" (Like filter)] => { Condition::Is(what, filter) }
};

/// Reads a condition, or several with "and" between them.
pub(crate) fn read_conditions(r: &mut Reader) -> Read<Condition> {
    let mut all = vec![phrase::read(CONDITIONS, "~a condition", r)?];
    while let Ok(next) = r.attempt(|r| {
        r.words("and")?;
        phrase::read(CONDITIONS, "~a condition", r)
    }) {
        all.push(next);
    }
    joined(all).ok_or(Miss)
}

/// Writes what [`read_conditions`] reads.
pub(crate) fn write_conditions(condition: &Condition, w: &mut Writer) -> Said {
    let all = match condition {
        Condition::All(all) => all.as_slice(),
        condition => std::slice::from_ref(condition),
    };
    for (at, condition) in all.iter().enumerate() {
        if at > 0 {
            w.say("and");
        }
        phrase::write(CONDITIONS, condition, w)?;
    }
    Ok(())
}
