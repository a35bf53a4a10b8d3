//! Conditions: "you control two or more casters", "there are four or fewer allied orbs", "it battled this turn".

use super::adjective::{ROLES, TURNED, side_of};
use super::event::{read_seen, write_seen};
use super::noun::usual;
use super::qualifier::{DONE, read_number_test, write_number_test};
use super::word::{Ability as Skill, CounterName};
use crate::noun::{Place, read_article, read_noun, write_article, write_noun};
use crate::object::Subject;
use crate::phrase::{Row, phrases};
use crate::reader::{Miss, Read, Reader};
use crate::standing::{self, Standing};
use crate::writer::{Said, Unsayable, Writer};
use caster::words::phase;
use duel::card::amount::{Amount, Condition, What, Who};
use duel::card::filter::{Cmp, Filter, Whose};
use duel::ids::{Keywords, Marks, Phase};

/// How what an object is like is said.
pub(crate) const STANDING: Standing = Standing {
    turned: TURNED,
    roles: ROLES,
    places: Row { read: |_| Err(Miss), write: |_, _| Err(Unsayable) },
    near: Row { read: |_| Err(Miss), write: |_, _| Err(Unsayable) },
    in_play: "on the field",
};

/// A number of things: "two".
struct Tally;

impl Tally {
    fn read(r: &mut Reader) -> Read<i32> {
        r.number()
    }
    fn write(number: &i32, w: &mut Writer) -> Said {
        w.count(*number);
        w.plural = true;
        Ok(())
    }
}

/// Who controls something.
const CONTROLLERS: &[(&str, Who)] = &[
    ("you control", Who::You),
    ("they control", Who::Opponent),
    ("an enemy controls", Who::Opponent),
    ("an enemy player controls", Who::Opponent),
    ("that enemy player controls", Who::Opponent),
    ("target enemy player controls", Who::Opponent),
];

/// How many, before what is counted.
const COUNTS: &[(&str, Cmp)] = &[("or more", Cmp::AtLeast), ("or fewer", Cmp::AtMost), ("or less", Cmp::AtMost)];

/// How many there are of a description: "a", "no", "two or more".
fn read_how_many(r: &mut Reader) -> Read<(Cmp, i32, bool)> {
    if r.skip("no") {
        return Ok((Cmp::Is, 0, true));
    }
    if let Ok((number, cmp)) = r.attempt(|r| {
        let number = r.number()?;
        let (_, cmp) = COUNTS.iter().find(|(words, _)| r.skip(words)).ok_or(Miss)?;
        Ok((number, *cmp))
    }) {
        return Ok((cmp, number, true));
    }
    if let Ok(number) = r.attempt(|r| {
        r.skip("exactly");
        r.number()
    }) {
        return Ok((Cmp::Is, number, true));
    }
    Ok((Cmp::AtLeast, 1, false))
}

/// Writes what [`read_how_many`] reads; whether a plural follows, and an article is due if not.
fn write_how_many(cmp: Cmp, number: i32, w: &mut Writer) -> bool {
    match (cmp, number) {
        (Cmp::AtLeast, 1) => return false,
        (Cmp::Is, 0) => w.say("no"),
        (Cmp::Is, number) => {
            w.one_of(&["exactly", ""]);
            w.count(number);
        }
        (cmp, number) => {
            w.count(number);
            let words: Vec<&str> = COUNTS.iter().filter(|(_, known)| *known == cmp).map(|(words, _)| *words).collect();
            w.one_of(&words);
        }
    }
    true
}

/// "you control two or more casters", "they control no servants".
struct Controlled;

impl Controlled {
    fn read(r: &mut Reader) -> Read<Condition> {
        let (_, who) = CONTROLLERS.iter().find(|(words, _)| r.skip(words)).ok_or(Miss)?;
        let (cmp, number, plural) = read_how_many(r)?;
        let filter = if plural { read_noun(Place::Play, r)? } else { read_article(Place::Play, r)? };
        let whose = side_of(who);
        if filter.zones != usual(&filter) || filter.whose != Whose::Anyones && filter.whose != whose {
            return Err(Miss);
        }
        let filter = Box::new(Filter { whose, ..filter });
        Ok(Condition::Compare(Amount::Count(filter), cmp, Amount::Fixed(number)))
    }
    fn write(condition: &Condition, w: &mut Writer) -> Said {
        let Condition::Compare(Amount::Count(filter), cmp, Amount::Fixed(number)) = condition else {
            return Err(Unsayable);
        };
        if filter.zones != usual(filter) || filter.whose == Whose::Anyones {
            return Err(Unsayable);
        }
        write_controller(filter.whose, w);
        let before = std::mem::replace(&mut w.talk.side, filter.whose);
        let said = if write_how_many(*cmp, *number, w) {
            write_implied(filter, w, |filter, w| write_noun(filter, Place::Play, true, w))
        } else {
            write_implied(filter, w, |filter, w| write_article(filter, Place::Play, w))
        };
        w.talk.side = before;
        said
    }
}

fn write_controller(whose: Whose, w: &mut Writer) {
    let known = CONTROLLERS.iter().filter(|(_, who)| side_of(who) == whose);
    let mut words: Vec<&str> = known.map(|(words, _)| *words).collect();
    if whose == Whose::Opponents && !w.is_guided() {
        words.swap(0, 1);
    }
    w.one_of(&words);
}

/// Writes a description whose side is clear.
fn write_implied(filter: &Filter, w: &mut Writer, write: impl Fn(&Filter, &mut Writer) -> Said) -> Said {
    let plain = Filter { whose: Whose::Anyones, ..filter.clone() };
    w.first_of(&[&plain, filter], |filter, w| write(filter, w))
}

/// "there are four or fewer allied orbs", "there is a Golem in an allied graveyard".
struct There;

impl There {
    fn read(r: &mut Reader) -> Read<Condition> {
        r.words("there is/are")?;
        let (cmp, number, plural) = read_how_many(r)?;
        let filter = if plural { read_noun(Place::Play, r)? } else { read_article(Place::Play, r)? };
        Ok(Condition::Compare(Amount::Count(Box::new(filter)), cmp, Amount::Fixed(number)))
    }
    fn write(condition: &Condition, w: &mut Writer) -> Said {
        let Condition::Compare(Amount::Count(filter), cmp, Amount::Fixed(number)) = condition else {
            return Err(Unsayable);
        };
        w.plural = (*cmp, *number) != (Cmp::AtLeast, 1);
        w.words("there is/are");
        match write_how_many(*cmp, *number, w) {
            true => write_noun(filter, Place::Play, true, w),
            false => write_article(filter, Place::Play, w),
        }
    }
}

/// "they control more servants than there are allied servants".
struct More;

impl More {
    fn read(r: &mut Reader) -> Read<Condition> {
        let whose = CONTROLLERS.iter().find(|(words, _)| r.skip(words)).map(|(_, who)| side_of(who));
        if whose.is_none() {
            r.words("there are")?;
        }
        r.words("more")?;
        let mut filter = read_noun(Place::Play, r)?;
        if let Some(whose) = whose {
            filter.whose = whose;
        }
        r.words("than")?;
        let other = if let Some((_, who)) = CONTROLLERS.iter().find(|(words, _)| r.skip(words)) {
            Filter { whose: side_of(who), ..filter.clone() }
        } else {
            r.words("there are")?;
            read_noun(Place::Play, r)?
        };
        let other = Amount::Sum(vec![Amount::Count(Box::new(other)), Amount::Fixed(1)]);
        Ok(Condition::Compare(Amount::Count(Box::new(filter)), Cmp::AtLeast, other))
    }
    fn write(condition: &Condition, w: &mut Writer) -> Said {
        let Condition::Compare(Amount::Count(filter), Cmp::AtLeast, Amount::Sum(sum)) = condition else {
            return Err(Unsayable);
        };
        let [Amount::Count(other), Amount::Fixed(1)] = sum.as_slice() else { return Err(Unsayable) };
        w.first_of(&[true, false], |&controlled, w| {
            if controlled && filter.whose != Whose::Anyones {
                write_controller(filter.whose, w);
                w.say("more");
                write_noun(&Filter { whose: Whose::Anyones, ..(**filter).clone() }, Place::Play, true, w)
            } else {
                w.words("there are more");
                write_noun(filter, Place::Play, true, w)
            }
        })?;
        w.say("than");
        let same = Filter { whose: other.whose, ..(**filter).clone() } == **other && other.whose != Whose::Anyones;
        w.first_of(&[false, true], |&short, w| {
            if short && same {
                write_controller(other.whose, w);
                return Ok(());
            }
            w.words("there are");
            write_noun(other, Place::Play, true, w)
        })
    }
}

/// "it has a cost of 3 or less", "it has [Break]".
struct Having;

impl Having {
    fn read(r: &mut Reader) -> Read<Filter> {
        if let Ok(skill) = r.attempt(Skill::read) {
            return Ok(Filter { keywords: Keywords::of(&[skill]), ..Filter::default() });
        }
        Ok(Filter { number_tests: vec![read_number_test(r)?], ..Filter::default() })
    }
    fn write(filter: &Filter, w: &mut Writer) -> Said {
        if let Some(skill) = filter.keywords.iter().next() {
            return match *filter == (Filter { keywords: Keywords::of(&[skill]), ..Filter::default() }) {
                true => Skill::write(&skill, w),
                false => Err(Unsayable),
            };
        }
        let [test] = filter.number_tests.as_slice() else { return Err(Unsayable) };
        if *filter != (Filter { number_tests: vec![test.clone()], ..Filter::default() }) {
            return Err(Unsayable);
        }
        write_number_test(test, w)
    }
}

/// What a card did this turn.
struct Did;

impl Did {
    fn read(r: &mut Reader) -> Read<Filter> {
        let (_, mark) = DONE.iter().find(|(words, _)| r.skip(words)).ok_or(Miss)?;
        Ok(Filter { marks: Marks::of(&[*mark]), ..Filter::default() })
    }
    fn write(filter: &Filter, w: &mut Writer) -> Said {
        let same = |mark| *filter == Filter { marks: Marks::of(&[mark]), ..Filter::default() };
        w.words(DONE.iter().find(|(_, mark)| same(*mark)).ok_or(Unsayable)?.0);
        Ok(())
    }
}

/// Phases that a text names, and whose turn it is then.
pub(crate) struct Phases;

impl Phases {
    const WORDS: &[(&str, &[Phase])] = &[
        ("recovery phase", &[phase::RECOVERY]),
        ("draw phase", &[phase::DRAW]),
        ("call phase", &[phase::CALL]),
        ("main phase", &[phase::MAIN]),
        ("battle phase", &phase::BATTLE),
        ("end phase", &[phase::END]),
    ];
    const WHOSE: &[(&str, Option<Who>)] = &[
        ("your", Some(Who::You)),
        ("an allied", Some(Who::You)),
        ("an enemy", Some(Who::Opponent)),
        ("the enemy", Some(Who::Opponent)),
        ("a", None),
        ("the", None),
    ];

    /// Reads which, as a condition.
    pub(crate) fn read(r: &mut Reader) -> Read<Condition> {
        let found = Self::WHOSE.iter().find_map(|(whose, who)| {
            r.attempt(|r| {
                r.words(whose)?;
                let (_, phases) = Self::WORDS.iter().find(|(words, _)| r.skip(words)).ok_or(Miss)?;
                Ok((who.clone(), phases.to_vec()))
            })
            .ok()
        });
        let (who, phases) = found.ok_or(Miss)?;
        let during = Condition::During(phases);
        Ok(match who {
            Some(who) => Condition::All(vec![Condition::TurnOf(who), during]),
            None => during,
        })
    }
    /// Writes which.
    pub(crate) fn write(condition: &Condition, w: &mut Writer) -> Said {
        let (who, phases) = match condition {
            Condition::During(phases) => (None, phases),
            Condition::All(all) => match all.as_slice() {
                [Condition::TurnOf(who), Condition::During(phases)] => (Some(who), phases),
                _ => return Err(Unsayable),
            },
            _ => return Err(Unsayable),
        };
        let (name, _) = Self::WORDS.iter().find(|(_, known)| *known == phases.as_slice()).ok_or(Unsayable)?;
        let known = Self::WHOSE.iter().filter(|(_, known)| known.as_ref() == who);
        let words: Vec<&str> = known.map(|(words, _)| *words).collect();
        w.one_of(&words);
        w.words(name);
        Ok(())
    }
}

/// Whether conditions are one: a phase of somebody's.
pub(crate) fn is_phase(all: &[Condition]) -> bool {
    matches!(all, [Condition::TurnOf(_), Condition::During(_)])
}

/// "this card is the only allied servant" (1113.2).
struct Alone;

impl Alone {
    fn condition() -> Condition {
        super::keyword::alone()
    }
    fn read(_: &mut Reader) -> Read<Condition> {
        Ok(Self::condition())
    }
    fn write(condition: &Condition, _: &mut Writer) -> Said {
        if *condition == Self::condition() { Ok(()) } else { Err(Unsayable) }
    }
}

const CONDITIONS: &[Row<Condition>] = phrases! {
    ["this card is the only allied servant" (Alone condition)] => { condition }
    [(Seen condition)] => { condition }
    [(More condition)] => { condition }
    [(Controlled condition)] => { condition }
    [(There condition)] => { condition }
    ["it is an allied turn"] => { Condition::TurnOf(Who::You) }
    ["it is an enemy turn"] => { Condition::TurnOf(Who::Opponent) }
    ["it is" (Phases condition)] => { condition }
    ["you have" (Tally n) "or more" (CounterName counter)] => {
        Condition::Compare(Amount::PlayerCounters(Who::You, counter), Cmp::AtLeast, Amount::Fixed(n))
    }
    ["you have no" (CounterName counter)] => {
        Condition::Compare(Amount::PlayerCounters(Who::You, counter), Cmp::Is, Amount::Fixed(0))
    }
    ["an enemy has" (Tally n) "or more" (CounterName counter)] => {
        Condition::Compare(Amount::PlayerCounters(Who::Opponent, counter), Cmp::AtLeast, Amount::Fixed(n))
    }
    [(Subject what) (Did filter)] => { Condition::Is(what, filter) }
    [(Subject what) "has/have" (Having filter)] => { Condition::Is(what, filter) }
};

/// What happened this turn.
struct Seen;

impl Seen {
    fn read(r: &mut Reader) -> Read<Condition> {
        read_seen(r)
    }
    fn write(condition: &Condition, w: &mut Writer) -> Said {
        write_seen(condition, w)
    }
}

/// Reads a condition, or several with "and" between them.
pub(crate) fn read_conditions(r: &mut Reader) -> Read<Condition> {
    standing::read_conditions(CONDITIONS, r)
}

/// Writes what [`read_conditions`] reads.
pub(crate) fn write_conditions(condition: &Condition, w: &mut Writer) -> Said {
    match condition {
        Condition::All(all) if is_phase(all) => {
            w.words("it is");
            Phases::write(condition, w)
        }
        condition => standing::write_conditions(CONDITIONS, condition, w),
    }
}

/// "while rested", "while battling a Golem": what the card itself is like.
pub(crate) fn read_state(r: &mut Reader) -> Read<Condition> {
    r.words("while")?;
    if let Ok(filter) = r.attempt(|r| {
        r.words("battling")?;
        read_article(Place::Play, r)
    }) {
        let filter = Box::new(Filter { in_combat_with: Some(Box::new(What::This)), ..filter });
        return Ok(Condition::Compare(Amount::Count(filter), Cmp::AtLeast, Amount::Fixed(1)));
    }
    let mut filter = Filter::default();
    if standing::read_states(&mut filter, r) { Ok(Condition::Is(What::This, filter)) } else { r.fail("~a state") }
}

/// Writes what [`read_state`] reads.
pub(crate) fn write_state(condition: &Condition, w: &mut Writer) -> Said {
    match condition {
        Condition::Compare(Amount::Count(filter), Cmp::AtLeast, Amount::Fixed(1))
            if filter.in_combat_with.as_deref() == Some(&What::This) =>
        {
            w.words("while battling");
            write_article(&Filter { in_combat_with: None, ..(**filter).clone() }, Place::Play, w)
        }
        Condition::Is(What::This, filter) => {
            let mut filter = filter.clone();
            w.say("while");
            standing::write_states(&mut filter, w);
            if filter == Filter::default() { Ok(()) } else { Err(Unsayable) }
        }
        _ => Err(Unsayable),
    }
}
