//! Conditions: "you control 3 or more units", "Slate Courier is in the enemy area".

use super::noun::{read_states, write_states};
use super::place::{read_near, read_where, write_near, write_where};
use crate::forms::{Many, given};
use crate::measure::NumberName;
use crate::noun::{Place, read_article, read_noun, write_article, write_noun};
use crate::object::{Owner, Subject};
use crate::phrase::{self, Row, phrases};
use crate::reader::{Miss, Read, Reader};
use crate::standing::{IsNot, Like, Standing, read_joined, write_joined};
use crate::words::CounterName;
use crate::writer::{Said, Unsayable, Writer};
use dimension::words::{phase, verb, zone};
use duel::amount::{Amount, Condition, Who};
use duel::filter::{Cmp, Filter, Whose};
use duel::words::Phase;

/// How what an object is like is said.
pub(crate) const STANDING: Standing = Standing {
    read_states,
    write_states,
    places: Row { read: read_where, write: |places, w| write_where(*places, false, w) },
    near: Row { read: read_near, write: write_near },
    in_play: "on a square",
};

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
    read_joined(|r| phrase::read(CONDITIONS, "~a condition", r), r)
}

/// Writes what [`read_conditions`] reads.
pub(crate) fn write_conditions(condition: &Condition, w: &mut Writer) -> Said {
    write_joined(condition, |condition, w| phrase::write(CONDITIONS, condition, w), w)
}
