//! What an object is like and where it stands, as a condition says it: "frozen", "in the centre", "in your trash".

use crate::condition::joined;
use crate::forms::Many;
use crate::measure::NumberName;
use crate::noun::{Place, read_article, write_article};
use crate::object::{Owner, Subject};
use crate::phrase::{Row, phrases};
use crate::reader::{Miss, Read, Reader};
use crate::words::CounterName;
use crate::writer::{Said, Unsayable, Writer};
use crate::zones::{read_zones, write_zones};
use duel::card::amount::{Amount, Condition, Who};
use duel::card::characteristics::Orientation;
use duel::card::filter::{Cmp, Filter, PlaceRelation};

/// How a language says it.
pub(crate) struct Standing {
    /// How a card can be turned, as adjectives; of several for the same the first is canonical.
    pub turned: &'static [(&'static str, Orientation)],
    /// Parts in what the book carries out, as adjectives.
    pub roles: &'static [(&'static str, u8)],
    /// Places of the zone where cards are in play.
    pub places: Row<u32>,
    /// How a place relates to another.
    pub near: Row<PlaceRelation>,
    /// Words for a card that is in play.
    pub in_play: &'static str,
}

/// Reads adjectives into a description: "sleeping", "damaged"; whether there were any.
pub(crate) fn read_states(filter: &mut Filter, r: &mut Reader) -> bool {
    let Some(standing) = &r.grammar.standing else { return false };
    let mut any = false;
    loop {
        if filter.orientation.is_none()
            && let Some((_, turned)) = standing.turned.iter().find(|(word, _)| r.skip(word))
        {
            filter.orientation = Some(*turned);
        } else if r.skip("damaged") {
            filter.damaged = Some(true);
        } else if r.skip("undamaged") {
            filter.damaged = Some(false);
        } else if filter.roles == 0
            && let Some((_, role)) = standing.roles.iter().find(|(word, _)| r.skip(word))
        {
            filter.roles = *role;
        } else {
            return any;
        }
        any = true;
    }
}

/// Writes the adjectives of a description and takes them out of it.
pub(crate) fn write_states(filter: &mut Filter, w: &mut Writer) {
    let Some(standing) = &w.grammar.standing else { return };
    if let Some(turned) = filter.orientation.take() {
        let known = standing.turned.iter().filter(|(_, known)| *known == turned);
        w.one_of(&known.map(|(word, _)| *word).collect::<Vec<&str>>());
    }
    if let Some(damaged) = filter.damaged.take() {
        w.say(if damaged { "damaged" } else { "undamaged" });
    }
    if let Some((word, _)) = standing.roles.iter().find(|(_, role)| *role == filter.roles) {
        w.say(word);
        filter.roles = 0;
    }
}

/// What an object is like: "frozen", "in the enemy area", "adjacent to it", "in your graveyard", "a red unit".
pub(crate) struct Like;

impl Like {
    /// Reads it.
    pub fn read(r: &mut Reader) -> Read<Filter> {
        let standing = r.grammar.standing.as_ref().ok_or(Miss)?;
        let mut filter = Filter::default();
        if r.has(|r| if read_states(&mut filter, r) { Ok(()) } else { Err(Miss) }) {
            return Ok(filter);
        }
        if let Ok(places) = r.attempt(standing.places.read) {
            return Ok(Filter { places, ..filter });
        }
        if let Ok(near) = r.attempt(standing.near.read) {
            return Ok(Filter { place_relation: Some(near), ..filter });
        }
        if r.skip(standing.in_play) {
            return Ok(Filter { zones: r.grammar.in_play, ..filter });
        }
        if let Ok(zones) = r.attempt(|r| {
            r.one_of(&["in your", "in the"])?;
            read_zones(r)
        }) {
            return Ok(Filter { zones, ..filter });
        }
        read_article(Place::Anywhere, r)
    }
    /// Writes it.
    pub fn write(filter: &Filter, w: &mut Writer) -> Said {
        let standing = w.grammar.standing.as_ref().ok_or(Unsayable)?;
        let plain = Filter::default();
        w.attempt(|w| {
            let mut rest = filter.clone();
            write_states(&mut rest, w);
            if rest == plain && *filter != plain { Ok(()) } else { Err(Unsayable) }
        })
        .or_else(|Unsayable| {
            let Filter { places, place_relation: near, zones, .. } = filter.clone();
            if places != 0 && *filter == (Filter { places, ..plain.clone() }) {
                return (standing.places.write)(&places, w);
            }
            if let Some(near) = &near
                && *filter == (Filter { place_relation: Some(near.clone()), ..plain.clone() })
            {
                return (standing.near.write)(near, w);
            }
            if *filter == (Filter { zones, ..plain.clone() }) && !zones.is_empty() {
                if zones == w.grammar.in_play {
                    w.words(standing.in_play);
                    return Ok(());
                }
                w.one_of(&["in your", "in the"]);
                return write_zones(zones, w);
            }
            write_article(filter, Place::Anywhere, w)
        })
    }
}

/// "Slate Courier is not frozen".
pub(crate) struct IsNot;

impl IsNot {
    /// Reads it.
    pub fn read(r: &mut Reader) -> Read<Box<Condition>> {
        let what = Subject::read(r)?;
        r.words("is/are not")?;
        Ok(Box::new(Condition::Is(what, Like::read(r)?)))
    }
    /// Writes it.
    pub fn write(inner: &Condition, w: &mut Writer) -> Said {
        let Condition::Is(what, filter) = inner else { return Err(Unsayable) };
        Subject::write(what, w)?;
        w.words("is/are not");
        Like::write(filter, w)
    }
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

/// Conditions that every language with places says alike.
const COMMON: &[Row<Condition>] = phrases! {
    ["it is your turn"] => { Condition::TurnOf(Who::You) }
    ["it is your opponent's turn"] => { Condition::TurnOf(Who::Opponent) }
    ["you paid the additional cost"] => { Condition::ExtraPaid(0) }
    ["you paid the second additional cost"] => { Condition::ExtraPaid(1) }
    ["there is" (Any filter)] => { Condition::Compare(Amount::Count(filter), Cmp::AtLeast, Amount::Fixed(1)) }
    ["there are no" (Many filter)] => { Condition::Compare(Amount::Count(filter), Cmp::Is, Amount::Fixed(0)) }
    ["there are" n "or more" (Many filter)] => {
        Condition::Compare(Amount::Count(filter), Cmp::AtLeast, Amount::Fixed(n))
    }
    ["there are" n "or less" (Many filter)] => {
        Condition::Compare(Amount::Count(filter), Cmp::AtMost, Amount::Fixed(n))
    }
    ["there are" n "or more" (CounterName counter) "on" what] => {
        Condition::Compare(Amount::CountersOn(what, counter), Cmp::AtLeast, Amount::Fixed(n))
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

/// Reads a condition of a language's own or one that all have, or several with "and" between them.
pub(crate) fn read_conditions(own: &'static [Row<Condition>], r: &mut Reader) -> Read<Condition> {
    let one = |r: &mut Reader| {
        r.named("~a condition", |r| own.iter().chain(COMMON).find_map(|row| r.attempt(row.read).ok()).ok_or(Miss))
    };
    let mut all = vec![one(r)?];
    while let Ok(next) = r.attempt(|r| {
        r.words("and")?;
        one(r)
    }) {
        all.push(next);
    }
    joined(all).ok_or(Miss)
}

/// Writes what [`read_conditions`] reads.
pub(crate) fn write_conditions(own: &'static [Row<Condition>], condition: &Condition, w: &mut Writer) -> Said {
    let all = match condition {
        Condition::All(all) => all.as_slice(),
        condition => std::slice::from_ref(condition),
    };
    let rows: Vec<&Row<Condition>> = own.iter().chain(COMMON).collect();
    for (at, condition) in all.iter().enumerate() {
        if at > 0 {
            w.say("and");
        }
        w.first_of(&rows, |row, w| (row.write)(condition, w))?;
    }
    Ok(())
}
