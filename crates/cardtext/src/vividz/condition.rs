//! Conditions: "you have 3 or more Charas", "Ferry Captain is in the centre".

use super::noun::{ROLES, TURNED, usual};
use super::place::{read_near, read_where, write_near, write_where};
use crate::noun::{Place, read_article, read_noun, write_article, write_noun};
use crate::object::Subject;
use crate::phrase::{Row, phrases};
use crate::reader::{Miss, Read, Reader};
use crate::standing::{self, Standing};
use crate::words::CounterName;
use crate::writer::{Said, Unsayable, Writer};
use duel::card::amount::{Amount, Condition, Who};
use duel::card::filter::{Cmp, Filter, Whose};
use duel::ids::{Phase, Verb};
use vividz::words::{mark, phase, verb};

/// How what an object is like is said.
pub(crate) const STANDING: Standing = Standing {
    turned: TURNED,
    roles: ROLES,
    places: Row { read: read_where, write: |places, w| write_where(*places, w) },
    near: Row { read: read_near, write: write_near },
    in_play: "in an area",
};

/// Makes forms of what a player has: the words around it say who.
macro_rules! owned {
    ($($(#[$doc:meta])* $name:ident: $whose:ident, $read:ident $write:ident $($plural:literal)?;)*) => {$(
        $(#[$doc])*
        struct $name;
        impl $name {
            fn read(r: &mut Reader) -> Read<Box<Filter>> {
                let filter = $read(Place::Play, r)?;
                match filter.whose {
                    Whose::Anyones => Ok(Box::new(Filter { whose: Whose::$whose, ..filter })),
                    Whose::$whose if filter.zones != usual(&filter) => Ok(Box::new(filter)),
                    _ => Err(Miss),
                }
            }
            fn write(filter: &Filter, w: &mut Writer) -> Said {
                if filter.whose != Whose::$whose {
                    return Err(Unsayable);
                }
                if filter.zones == usual(filter) {
                    let plain = Filter { whose: Whose::Anyones, ..filter.clone() };
                    return $write(&plain, Place::Play, $($plural,)? w);
                }
                // "There are 3 or more cards in your hand" says the same.
                if w.is_guided() { $write(filter, Place::Play, $($plural,)? w) } else { Err(Unsayable) }
            }
        }
    )*};
}

owned! {
    /// One card of yours.
    Yours: Yours, read_article write_article;
    /// Several cards of yours.
    ManyYours: Yours, read_noun write_noun true;
    /// One card of the opponent's.
    Theirs: Opponents, read_article write_article;
    /// Several cards of the opponent's.
    ManyTheirs: Opponents, read_noun write_noun true;
}

/// Phases that a text names.
struct Phases;

impl Phases {
    const WORDS: &[(&str, &[Phase])] = &[
        ("the start draw phase", &[phase::START_DRAW]),
        ("the main phase", &phase::MAIN_PHASE),
        ("the mission phase", &[phase::MISSION]),
        ("the charge phase", &[phase::CHARGE]),
        ("the end draw phase", &[phase::END_DRAW]),
        ("the attack step", &[phase::ATTACK]),
        ("the block step", &[phase::BLOCK]),
        ("the scout step", &[phase::SCOUT]),
        ("the battle step", &[phase::BATTLE]),
        ("the attack end step", &[phase::ATTACK_END]),
        ("an attack", &phase::STEPS),
    ];

    fn read(r: &mut Reader) -> Read<Vec<Phase>> {
        Self::WORDS.iter().find(|(words, _)| r.skip(words)).map(|(_, phases)| phases.to_vec()).ok_or(Miss)
    }
    fn write(phases: &[Phase], w: &mut Writer) -> Said {
        w.words(Self::WORDS.iter().find(|(_, known)| *known == phases).ok_or(Unsayable)?.0);
        Ok(())
    }
}

/// What players do often in a turn, with how often before what it is done with.
struct Doing;

impl Doing {
    const WORDS: &[(&str, &str, Verb)] = &[
        ("played", "card/cards", verb::PLAY),
        ("attacked", "time/times", verb::ATTACK),
        ("made", "successful attack/attacks", verb::SUCCEED),
        ("scouted", "card/cards", verb::SCOUT),
        ("drawn", "card/cards", verb::DRAW),
        ("cleared", "Mission/Missions", verb::CLEAR),
    ];

    /// Who has done something this turn.
    const DOERS: &[(&str, Who)] = &[("you have", Who::You), ("your opponent has", Who::Opponent)];

    fn read(r: &mut Reader) -> Read<Condition> {
        let (_, who) = Self::DOERS.iter().find(|(words, _)| r.skip(words)).ok_or(Miss)?;
        let (_, after, verb) = Self::WORDS.iter().find(|(before, ..)| r.skip(before)).ok_or(Miss)?;
        let number = r.number()?;
        r.words("or more")?;
        r.words(after)?;
        r.words("this turn")?;
        Ok(Condition::Compare(Amount::TimesDone(who.clone(), *verb), Cmp::AtLeast, Amount::Fixed(number)))
    }
    fn write(condition: &Condition, w: &mut Writer) -> Said {
        let Condition::Compare(Amount::TimesDone(who, verb), Cmp::AtLeast, Amount::Fixed(number)) = condition else {
            return Err(Unsayable);
        };
        let (before, after, _) = Self::WORDS.iter().find(|(.., known)| known == verb).ok_or(Unsayable)?;
        w.words(Self::DOERS.iter().find(|(_, known)| known == who).ok_or(Unsayable)?.0);
        w.words(before);
        w.number(*number);
        w.words("or more");
        w.plural = true;
        w.words(after);
        w.words("this turn");
        Ok(())
    }
}

/// Its attack was successful this turn (102.12).
struct Succeeded;

impl Succeeded {
    fn filter() -> Filter {
        Filter { marks: duel::ids::Marks::of(&[mark::SUCCEEDED]), ..Filter::default() }
    }
    fn read(_: &mut Reader) -> Read<Filter> {
        Ok(Self::filter())
    }
    fn write(filter: &Filter, _: &mut Writer) -> Said {
        if *filter == Self::filter() { Ok(()) } else { Err(Unsayable) }
    }
}

const CONDITIONS: &[Row<Condition>] = phrases! {
    [(Doing condition)] => { condition }
    ["it is" (Phases phases)] => { Condition::During(phases) }
    ["you have" n "or more" (CounterName counter)] => {
        Condition::Compare(Amount::PlayerCounters(Who::You, counter), Cmp::AtLeast, Amount::Fixed(n))
    }
    ["your opponent has" n "or more" (CounterName counter)] => {
        Condition::Compare(Amount::PlayerCounters(Who::Opponent, counter), Cmp::AtLeast, Amount::Fixed(n))
    }
    ["you have no" (CounterName counter)] => {
        Condition::Compare(Amount::PlayerCounters(Who::You, counter), Cmp::Is, Amount::Fixed(0))
    }
    ["you have" (Yours filter)] => { Condition::Compare(Amount::Count(filter), Cmp::AtLeast, Amount::Fixed(1)) }
    ["you have no" (ManyYours filter)] => { Condition::Compare(Amount::Count(filter), Cmp::Is, Amount::Fixed(0)) }
    ["you have" n "or more" (ManyYours filter)] => {
        Condition::Compare(Amount::Count(filter), Cmp::AtLeast, Amount::Fixed(n))
    }
    ["you have" n "or less" (ManyYours filter)] => {
        Condition::Compare(Amount::Count(filter), Cmp::AtMost, Amount::Fixed(n))
    }
    ["your opponent has" (Theirs filter)] => {
        Condition::Compare(Amount::Count(filter), Cmp::AtLeast, Amount::Fixed(1))
    }
    ["your opponent has no" (ManyTheirs filter)] => {
        Condition::Compare(Amount::Count(filter), Cmp::Is, Amount::Fixed(0))
    }
    ["your opponent has" n "or more" (ManyTheirs filter)] => {
        Condition::Compare(Amount::Count(filter), Cmp::AtLeast, Amount::Fixed(n))
    }
    ["your opponent has" n "or less" (ManyTheirs filter)] => {
        Condition::Compare(Amount::Count(filter), Cmp::AtMost, Amount::Fixed(n))
    }
    [(Subject what) "made a successful attack this turn" (Succeeded filter)] => { Condition::Is(what, filter) }
};

/// Reads a condition, or several with "and" between them.
pub(crate) fn read_conditions(r: &mut Reader) -> Read<Condition> {
    standing::read_conditions(CONDITIONS, r)
}

/// Writes what [`read_conditions`] reads.
pub(crate) fn write_conditions(condition: &Condition, w: &mut Writer) -> Said {
    standing::write_conditions(CONDITIONS, condition, w)
}
