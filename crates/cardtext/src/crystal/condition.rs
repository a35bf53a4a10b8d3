//! Conditions: "you control 3 or more Forwards", "Harbor Sentinel is attacking".

use super::amount::{Crystal, Received};
use super::noun::{read_element, read_states, write_states};
use super::qualifier::{AT_MOST, read_gear, read_measure, write_gear, write_measure};
use crate::condition::joined;
use crate::extra::{read_playing, say_playing};
use crate::forms::{Many, given};
use crate::noun::{Place, read_article, read_noun, write_article, write_noun};
use crate::object::{Owner, Subject};
use crate::phrase::{self, Row, phrases};
use crate::reader::{Miss, Read, Reader};
use crate::words::{read_counter, say_counter};
use crate::writer::{Said, Unsayable, Writer};
use crystal::words::{element, number, verb, zone};
use duel::card::amount::{Amount, Condition, What, Who};
use duel::card::filter::{Cmp, Filter, Whose};
use duel::ids::{Colours, Counter, Verb, Zones};

given! {
    /// One Character of yours.
    Yours: FIELD Yours, read_article write_article;
    /// Several Characters of yours.
    ManyYours: FIELD Yours, read_noun write_noun true;
    /// One Character of the opponent's.
    Theirs: FIELD Opponents, read_article write_article;
    /// Several Characters of the opponent's.
    ManyTheirs: FIELD Opponents, read_noun write_noun true;
    /// Several cards in your hand.
    YourHand: HAND Yours, read_noun write_noun true;
    /// Several cards in the opponent's hand.
    TheirHand: HAND Opponents, read_noun write_noun true;
}

/// "dull", "equipped with a Weapon", "an Ice Forward".
struct Like;

impl Like {
    fn read(r: &mut Reader) -> Read<Filter> {
        let mut filter = Filter::default();
        if r.has(|r| if read_states(&mut filter, r) { Ok(()) } else { Err(Miss) }) {
            return Ok(filter);
        }
        if r.has(|r| read_gear(&mut filter, r)) {
            return Ok(filter);
        }
        read_article(Place::Anywhere, r)
    }
    fn write(filter: &Filter, w: &mut Writer) -> Said {
        w.attempt(|w| {
            let mut rest = filter.clone();
            write_states(&mut rest, w);
            if let Some(gear) = rest.has_beside.take() {
                write_gear(&gear, w)?;
            }
            if rest == Filter::default() { Ok(()) } else { Err(Unsayable) }
        })
        .or_else(|Unsayable| write_article(filter, Place::Anywhere, w))
    }
}

/// "the cost paid to play Harbor Sentinel included Fire CP".
struct Included;

impl Included {
    fn read(r: &mut Reader) -> Read<Colours> {
        r.words("the cost paid to play")?;
        r.this()?;
        r.words("included")?;
        let element = read_element(r)?;
        r.words("CP")?;
        Ok(Colours::of(&[element]))
    }
    fn write(colours: &Colours, w: &mut Writer) -> Said {
        w.words("the cost paid to play");
        w.say(w.own);
        w.words("included");
        write_cp(*colours, w)
    }
}

/// "Fire CP".
pub(crate) fn write_cp(colours: Colours, w: &mut Writer) -> Said {
    let mut elements = colours.iter();
    let (Some(element), None) = (elements.next(), elements.next()) else { return Err(Unsayable) };
    w.say(element::NAMES.get(element.index()).ok_or(Unsayable)?);
    w.say("CP");
    Ok(())
}

/// "the cost required to cast Harbor Sentinel was only paid with Fire CP".
struct Purely;

impl Purely {
    fn conditions(colours: Colours) -> Vec<Condition> {
        vec![Condition::PaidIn(colours), Condition::Compare(Amount::ColoursPaid, Cmp::Is, Amount::Fixed(1))]
    }
    fn read(r: &mut Reader) -> Read<Vec<Condition>> {
        r.words("the cost required to")?;
        read_playing(r)?;
        r.this()?;
        r.words("was only paid with")?;
        let element = read_element(r)?;
        r.words("CP")?;
        Ok(Self::conditions(Colours::of(&[element])))
    }
    fn write(all: &[Condition], w: &mut Writer) -> Said {
        let Some(Condition::PaidIn(colours)) = all.first() else { return Err(Unsayable) };
        if all != Self::conditions(*colours) {
            return Err(Unsayable);
        }
        w.words("the cost required to");
        say_playing(w.kinds, w);
        w.say(w.own);
        w.words("was only paid with");
        write_cp(*colours, w)
    }
}

/// "the cost required to cast Harbor Sentinel was paid with CP of 2".
struct Shaded;

impl Shaded {
    fn read(r: &mut Reader) -> Read<i32> {
        r.words("the cost required to")?;
        read_playing(r)?;
        r.this()?;
        r.words("was paid with CP of")?;
        r.one_of(&["", "exactly"])?;
        r.number()
    }
    fn write(number: &i32, w: &mut Writer) -> Said {
        w.words("the cost required to");
        say_playing(w.kinds, w);
        w.say(w.own);
        w.words("was paid with CP of");
        w.one_of(&["", "exactly"]);
        w.number(*number);
        Ok(())
    }
}

/// The damage the opponent has received (7.8).
struct TheirDamage;

impl TheirDamage {
    fn filter() -> Filter {
        Filter { whose: Whose::Opponents, ..Received::filter() }
    }
    fn read(_: &mut Reader) -> Read<Box<Filter>> {
        Ok(Box::new(Self::filter()))
    }
    fn write(filter: &Filter, _: &mut Writer) -> Said {
        if *filter == Self::filter() { Ok(()) } else { Err(Unsayable) }
    }
}

/// "Tide Caller results from an EX Burst": it is carried out in the Damage Zone (11.10.1).
struct Burst;

impl Burst {
    const ZONES: Zones = Zones::of(&[zone::DAMAGE]);

    fn read(r: &mut Reader) -> Read<Filter> {
        r.this()?;
        r.words("results from an EX Burst")?;
        Ok(Filter { zones: Self::ZONES, ..Filter::default() })
    }
    fn write(filter: &Filter, w: &mut Writer) -> Said {
        if *filter != (Filter { zones: Self::ZONES, ..Filter::default() }) {
            return Err(Unsayable);
        }
        w.say(w.own);
        w.words("results from an EX Burst");
        Ok(())
    }
}

/// "Harbor Sentinel is not a Forward".
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

/// Playing cards, as something that was done.
struct Played;

impl Played {
    fn read(r: &mut Reader) -> Read<Verb> {
        r.words(r.grammar.edition.played).map(|()| verb::CAST)
    }
    fn write(verb: &Verb, w: &mut Writer) -> Said {
        w.words(w.grammar.edition.played);
        if *verb == verb::CAST { Ok(()) } else { Err(Unsayable) }
    }
}

/// Several cards in a zone that is not the field.
struct Elsewhere;

impl Elsewhere {
    fn read(r: &mut Reader) -> Read<Box<Filter>> {
        let filter = read_noun(Place::Anywhere, r)?;
        if filter.zones.is_empty() { Err(Miss) } else { Ok(Box::new(filter)) }
    }
    fn write(filter: &Filter, w: &mut Writer) -> Said {
        if filter.zones.is_empty() || filter.zones.has(zone::FIELD) {
            return Err(Unsayable);
        }
        write_noun(filter, Place::Anywhere, true, w)
    }
}

/// "equal to or less than the number of Backups you control".
struct Measured;

impl Measured {
    fn read(r: &mut Reader) -> Read<Amount> {
        r.one_of(AT_MOST)?;
        read_measure(r)
    }
    fn write(amount: &Amount, w: &mut Writer) -> Said {
        w.one_of(AT_MOST);
        write_measure(amount, w)
    }
}

/// A kind of counter, in the plural.
struct CounterNames;

impl CounterNames {
    fn read(r: &mut Reader) -> Read<Counter> {
        read_counter(r)
    }
    fn write(counter: &Counter, w: &mut Writer) -> Said {
        w.plural = true;
        say_counter(*counter, w)
    }
}

const CONDITIONS: &[Row<Condition>] = phrases! {
    ["it is your turn"] => { Condition::TurnOf(Who::You) }
    ["it is your opponent's turn"] => { Condition::TurnOf(Who::Opponent) }
    ["you paid the additional cost"] => { Condition::ExtraPaid(0) }
    ["you have received" n "points of damage or more" (Received filter)] => {
        Condition::Compare(Amount::Count(filter), Cmp::AtLeast, Amount::Fixed(n))
    }
    ["you have received" n "points of damage" (Received filter)] => {
        Condition::Compare(Amount::Count(filter), Cmp::Is, Amount::Fixed(n))
    }
    ["your opponent has received" n "points of damage or more" (TheirDamage filter)] => {
        Condition::Compare(Amount::Count(filter), Cmp::AtLeast, Amount::Fixed(n))
    }
    [(Included colours)] => { Condition::PaidIn(colours) }
    [(Purely all)] => { Condition::All(all) }
    [(Shaded n) "or more different Elements"] => { Condition::Compare(Amount::ColoursPaid, Cmp::AtLeast, Amount::Fixed(n)) }
    [(Shaded n) "different Elements"] => { Condition::Compare(Amount::ColoursPaid, Cmp::Is, Amount::Fixed(n)) }
    [(Burst filter)] => { Condition::Is(What::This, filter) }
    ["you control" (Yours filter)] => { Condition::Compare(Amount::Count(filter), Cmp::AtLeast, Amount::Fixed(1)) }
    ["you control no" (ManyYours filter)] => { Condition::Compare(Amount::Count(filter), Cmp::Is, Amount::Fixed(0)) }
    ["you don't control any" (ManyYours filter)] => {
        Condition::Compare(Amount::Count(filter), Cmp::Is, Amount::Fixed(0))
    }
    ["you don't control" (Yours filter)] => {
        Condition::Compare(Amount::Count(filter), Cmp::Is, Amount::Fixed(0))
    }
    ["you don't control" (ManyYours filter)] => {
        Condition::Compare(Amount::Count(filter), Cmp::Is, Amount::Fixed(0))
    }
    ["you control" n "or more" (ManyYours filter)] => {
        Condition::Compare(Amount::Count(filter), Cmp::AtLeast, Amount::Fixed(n))
    }
    ["you control" n (ManyYours filter) "or more"] => {
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
    ["your opponent doesn't control any" (ManyTheirs filter)] => {
        Condition::Compare(Amount::Count(filter), Cmp::Is, Amount::Fixed(0))
    }
    ["your opponent doesn't control" (ManyTheirs filter)] => {
        Condition::Compare(Amount::Count(filter), Cmp::Is, Amount::Fixed(0))
    }
    ["your opponent controls" n "or more" (ManyTheirs filter)] => {
        Condition::Compare(Amount::Count(filter), Cmp::AtLeast, Amount::Fixed(n))
    }
    ["you have no" (YourHand filter) "in your hand"] => {
        Condition::Compare(Amount::Count(filter), Cmp::Is, Amount::Fixed(0))
    }
    ["you have" n "or more" (YourHand filter) "in your hand"] => {
        Condition::Compare(Amount::Count(filter), Cmp::AtLeast, Amount::Fixed(n))
    }
    ["you have" n "or less" (YourHand filter) "in your hand"] => {
        Condition::Compare(Amount::Count(filter), Cmp::AtMost, Amount::Fixed(n))
    }
    ["you have" n (YourHand filter) "or more in your hand"] => {
        Condition::Compare(Amount::Count(filter), Cmp::AtLeast, Amount::Fixed(n))
    }
    ["you have" n (YourHand filter) "or less in your hand"] => {
        Condition::Compare(Amount::Count(filter), Cmp::AtMost, Amount::Fixed(n))
    }
    ["your opponent has no" (TheirHand filter) "in their hand"] => {
        Condition::Compare(Amount::Count(filter), Cmp::Is, Amount::Fixed(0))
    }
    ["your opponent has" n "or less" (TheirHand filter) "in their hand"] => {
        Condition::Compare(Amount::Count(filter), Cmp::AtMost, Amount::Fixed(n))
    }
    ["your opponent has" n (TheirHand filter) "or less in their hand"] => {
        Condition::Compare(Amount::Count(filter), Cmp::AtMost, Amount::Fixed(n))
    }
    ["your opponent has" n "or more" (TheirHand filter) "in their hand"] => {
        Condition::Compare(Amount::Count(filter), Cmp::AtLeast, Amount::Fixed(n))
    }
    ["your opponent has" n (TheirHand filter) "or more in their hand"] => {
        Condition::Compare(Amount::Count(filter), Cmp::AtLeast, Amount::Fixed(n))
    }
    ["there are" n "or more" (Many filter)] => {
        Condition::Compare(Amount::Count(filter), Cmp::AtLeast, Amount::Fixed(n))
    }
    ["there are" n "or less" (Many filter)] => {
        Condition::Compare(Amount::Count(filter), Cmp::AtMost, Amount::Fixed(n))
    }
    ["you have a total of" n "or more" (Elsewhere filter)] => {
        Condition::Compare(Amount::Count(filter), Cmp::AtLeast, Amount::Fixed(n))
    }
    ["you have" n "or more" (Elsewhere filter)] => {
        Condition::Compare(Amount::Count(filter), Cmp::AtLeast, Amount::Fixed(n))
    }
    ["you have" n "or more Crystals" (Crystal counter)] => {
        Condition::Compare(Amount::PlayerCounters(Who::You, counter), Cmp::AtLeast, Amount::Fixed(n))
    }
    [n "or more" (CounterNames counter) "are on" what] => {
        Condition::Compare(Amount::CountersOn(what, counter), Cmp::AtLeast, Amount::Fixed(n))
    }
    ["you have" (Played verb) n "or more cards this turn"] => {
        Condition::Compare(Amount::TimesDone(Who::You, verb), Cmp::AtLeast, Amount::Fixed(n))
    }
    [(Owner what) "power is" n "or more"] => {
        Condition::Compare(Amount::NumberOf(what, number::POWER), Cmp::AtLeast, Amount::Fixed(n))
    }
    [(Owner what) "cost is" n "or more"] => {
        Condition::Compare(Amount::NumberOf(what, number::COST), Cmp::AtLeast, Amount::Fixed(n))
    }
    [(Owner what) "cost is X"] => {
        Condition::Compare(Amount::NumberOf(what, number::COST), Cmp::Is, Amount::X)
    }
    [(Owner what) "cost is" (Measured amount)] => {
        Condition::Compare(Amount::NumberOf(what, number::COST), Cmp::AtMost, amount)
    }
    [(Owner what) "power is" n "or less"] => {
        Condition::Compare(Amount::NumberOf(what, number::POWER), Cmp::AtMost, Amount::Fixed(n))
    }
    [(Owner what) "cost is" n "or less"] => {
        Condition::Compare(Amount::NumberOf(what, number::COST), Cmp::AtMost, Amount::Fixed(n))
    }
    [(Subject what) "has/have" n "power or more"] => {
        Condition::Compare(Amount::NumberOf(what, number::POWER), Cmp::AtLeast, Amount::Fixed(n))
    }
    [(Subject what) "has/have" n "power or less"] => {
        Condition::Compare(Amount::NumberOf(what, number::POWER), Cmp::AtMost, Amount::Fixed(n))
    }
    [(Subject what) "is/are" (Like filter)] => { Condition::Is(what, filter) }
    [(IsNot inner)] => { Condition::Not(inner) }
};

/// Reads a condition, or several with "and" between them.
pub(crate) fn read_conditions(r: &mut Reader) -> Read<Condition> {
    let first = phrase::read(CONDITIONS, "~a condition", r)?;
    let mut all = vec![first];
    while let Ok(next) = r.attempt(|r| {
        r.words("and")?;
        if all.last().is_some_and(is_control)
            && let Ok(filter) = r.attempt(Yours::read)
        {
            return Ok(control(filter));
        }
        phrase::read(CONDITIONS, "~a condition", r)
    }) {
        all.push(next);
    }
    joined(all).ok_or(Miss)
}

/// You control one of these.
fn control(filter: Box<Filter>) -> Condition {
    Condition::Compare(Amount::Count(filter), Cmp::AtLeast, Amount::Fixed(1))
}

/// Whether it is that you control something.
pub(crate) fn is_control(condition: &Condition) -> bool {
    matches!(condition, Condition::Compare(Amount::Count(filter), Cmp::AtLeast, Amount::Fixed(1))
        if filter.whose == Whose::Yours)
}

/// Writes a condition, or several with "and" between them.
pub(crate) fn write_conditions(condition: &Condition, w: &mut Writer) -> Said {
    match condition {
        Condition::All(all) if w.attempt(|w| Purely::write(all, w)).is_ok() => Ok(()),
        Condition::All(all) => {
            for (at, condition) in all.iter().enumerate() {
                if at > 0 {
                    w.say("and");
                }
                let short = at > 0 && is_control(&all[at - 1]) && is_control(condition);
                w.first_of(&[false, true], |&shortly, w| match condition {
                    Condition::Compare(Amount::Count(filter), ..) if shortly && short => Yours::write(filter, w),
                    _ if shortly => Err(Unsayable),
                    condition => phrase::write(CONDITIONS, condition, w),
                })?;
            }
            Ok(())
        }
        condition => phrase::write(CONDITIONS, condition, w),
    }
}
