//! Conditions: "you control 3 or more units", "Slate Courier is in the enemy area".

use super::noun::{ROLES, TURNED};
use super::place::{read_near, read_where, write_near, write_where};
use crate::forms::given;
use crate::noun::{Place, read_article, read_noun, write_article, write_noun};
use crate::phrase::{Row, phrases};
use crate::reader::{Miss, Read, Reader};
use crate::standing::{self, Standing};
use crate::writer::{Said, Unsayable, Writer};
use dimension::words::{phase, verb, zone};
use duel::card::amount::{Amount, Condition, Who};
use duel::card::filter::{Cmp, Filter, Whose};
use duel::ids::Phase;

/// How what an object is like is said.
pub(crate) const STANDING: Standing = Standing {
    turned: TURNED,
    roles: ROLES,
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

/// The counter by which a player's deck is known to have been ordered on purpose (6-2-1).
struct Ordered;

impl Ordered {
    fn read(r: &mut Reader) -> Read<duel::ids::Counter> {
        Ok(r.pool.intern_counter(dimension::words::ORDERED))
    }
    fn write(counter: &duel::ids::Counter, w: &mut Writer) -> Said {
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

const CONDITIONS: &[Row<Condition>] = phrases! {
    ["it is" (Phases phases)] => { Condition::During(phases) }
    ["your deck has been put in order" (Ordered counter)] => {
        Condition::Compare(Amount::PlayerCounters(Who::You, counter), Cmp::AtLeast, Amount::Fixed(1))
    }
    ["your opponent's deck has been put in order" (Ordered counter)] => {
        Condition::Compare(Amount::PlayerCounters(Who::Opponent, counter), Cmp::AtLeast, Amount::Fixed(1))
    }
    ["a unit you control has moved this turn"] => {
        Condition::Compare(Amount::TimesDone(Who::You, verb::MOVE), Cmp::AtLeast, Amount::Fixed(1))
    }
    ["you have played" n "or more cards this turn"] => {
        Condition::Compare(Amount::TimesDone(Who::You, verb::PLAY), Cmp::AtLeast, Amount::Fixed(n))
    }
    ["your opponent has played" n "or more cards this turn"] => {
        Condition::Compare(Amount::TimesDone(Who::Opponent, verb::PLAY), Cmp::AtLeast, Amount::Fixed(n))
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
};

/// Reads a condition, or several with "and" between them.
pub(crate) fn read_conditions(r: &mut Reader) -> Read<Condition> {
    standing::read_conditions(CONDITIONS, r)
}

/// Writes what [`read_conditions`] reads.
pub(crate) fn write_conditions(condition: &Condition, w: &mut Writer) -> Said {
    standing::write_conditions(CONDITIONS, condition, w)
}
