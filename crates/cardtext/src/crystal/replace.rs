//! What happens instead of something else: as long as an ability applies, or to one object for this turn.

use super::change::Sources;
use crate::amount::{is_negative, read_units, write_units};
use crate::forms::Twice;
use crate::noun::{Place, read_article, read_noun, write_article, write_noun};
use crate::object::Subject;
use crate::phrase::{self, Row, Slot, phrases};
use crate::reader::{Miss, Read, Reader};
use crate::writer::{Said, Unsayable, Writer};
use crystal::words::{label, verb, zone};
use duel::card::ability::{Ability, Change, Duration, EventPattern, Form, Op, ReplacedBy, Replacement};
use duel::card::amount::{Amount, What};
use duel::card::characteristics::Orientation;
use duel::card::filter::Filter;
use duel::ids::{AbilityId, Zone, Zones};

const FIELD: Zones = Zones::of(&[zone::FIELD]);
const BREAK: Zones = Zones::of(&[zone::BREAK]);

/// A card enters the field.
pub(crate) const ENTERING: EventPattern = EventPattern::Move { from: Zones::EMPTY, to: FIELD, verb: None };
/// A card goes from the field into the Break Zone.
pub(crate) const DYING: EventPattern = EventPattern::Move { from: FIELD, to: BREAK, verb: None };

/// Words for what would happen to one object.
const HURT: &[&str] = &["would be dealt damage", "is dealt damage"];
const DIES: &[&str] =
    &["would be put from the field into the Break Zone", "is/are put from the field into the Break Zone"];
const DEALS: &[&str] = &["would deal damage to", "deals damage to"];

/// What happens instead.
const INSTEAD: &[Row<ReplacedBy>] = phrases! {
    ["the damage becomes" n "instead"] => { ReplacedBy::SetAmount(Amount::Fixed(n)) }
    ["the damage is" (Changed amount) "instead"] => { ReplacedBy::AddAmount(amount) }
    ["the damage" (Grows amount) "instead"] => { ReplacedBy::AddAmount(amount) }
    ["that damage" (Grows amount) "instead"] => { ReplacedBy::AddAmount(amount) }
    [(Ordered amount) "instead"] => { ReplacedBy::AddAmount(amount) }
    ["double the damage instead" (Twice n)] => { ReplacedBy::MultiplyAmount(n) }
    ["double the damage" (Twice n)] => { ReplacedBy::MultiplyAmount(n) }
    ["remove it/them from the game" (Removed zone) "instead"] => { ReplacedBy::MoveTo(zone, verb::REMOVE, None) }
    ["return it/them to its/their owner's/owners' hand" (Returned zone) "instead"] => { ReplacedBy::MoveTo(zone, verb::RETURN, None) }
    ["put it/them on top of its/their owner's/owners' deck" (Shelved zone) "instead"] => { ReplacedBy::MoveTo(zone, verb::PUT, None) }
};

/// Makes a form of an amount by which damage changes, from words for less and more before it.
macro_rules! changing {
    ($($(#[$doc:meta])* $name:ident: $less:literal $more:literal;)*) => {$(
        $(#[$doc])*
        struct $name;
        impl $name {
            fn read(r: &mut Reader) -> Read<Amount> {
                if r.skip($less) {
                    return read_units("", -1, r);
                }
                r.words($more)?;
                read_units("", 1, r)
            }
            fn write(amount: &Amount, w: &mut Writer) -> Said {
                let (words, sign) = if is_negative(amount) { ($less, -1) } else { ($more, 1) };
                w.words(words);
                write_units(amount, "", sign, w)
            }
        }
    )*};
}

changing! {
    /// "is reduced by 1000".
    Changed: "reduced by" "increased by";
    /// "decreases by 1000".
    Grows: "decreases by" "increases by";
    /// "reduce the damage by 1000".
    Ordered: "reduce the damage by" "increase the damage by";
}

/// Makes a form for a zone that the words around it name.
macro_rules! named_zone {
    ($($(#[$doc:meta])* $name:ident: $zone:ident;)*) => {$(
        $(#[$doc])*
        struct $name;
        impl $name {
            fn read(_: &mut Reader) -> Read<Zone> {
                Ok(zone::$zone)
            }
            fn write(zone: &Zone, _: &mut Writer) -> Said {
                if *zone == zone::$zone { Ok(()) } else { Err(Unsayable) }
            }
        }
    )*};
}

named_zone! {
    /// Removed from the game.
    Removed: REMOVED;
    /// The hand.
    Returned: HAND;
    /// The deck.
    Shelved: DECK;
}

/// What would happen: what it is, to what, and by what.
type Event = (EventPattern, Filter, Option<Filter>);

/// Reads what would happen to, or by, a subject that has been read.
fn read_event(mut subject: Filter, r: &mut Reader) -> Read<Event> {
    if r.has(|r| r.one_of(DEALS)) {
        let by = std::mem::replace(&mut subject, read_article(Place::Play, r)?);
        if by != Filter::this() {
            let zones = super::noun::in_play(&by);
            return Ok((EventPattern::Damage, subject, Some(Filter { zones, ..by })));
        }
        return Ok((EventPattern::Damage, subject, Some(by)));
    }
    if r.has(|r| r.one_of(DIES)) {
        return Ok((DYING, subject, None));
    }
    r.one_of(HURT)?;
    if subject != Filter::this() && subject.zones.is_empty() {
        subject.zones = FIELD;
    }
    let by = if r.sees_words("by") { Some(read_by(r)?) } else { None };
    Ok((EventPattern::Damage, subject, by))
}

/// Writes what would happen; `say` says the one of the two objects that stands first.
fn write_event((on, subject, by): &Event, say: &dyn Fn(&Filter, &mut Writer) -> Said, w: &mut Writer) -> Said {
    match (on, by) {
        (EventPattern::Damage, Some(by)) if *by == Filter::this() || is_dealer(by, subject) => {
            say(by, w)?;
            w.one_of(DEALS);
            write_article(subject, Place::Play, w)
        }
        (EventPattern::Damage, by) => {
            say(subject, w)?;
            w.one_of(HURT);
            by.as_ref().map_or(Ok(()), |by| write_by(by, w))
        }
        (on, None) if *on == DYING => {
            say(subject, w)?;
            w.one_of(DIES);
            Ok(())
        }
        _ => Err(Unsayable),
    }
}

/// Reads what damage comes from: texts, or an object by itself.
fn read_by(r: &mut Reader) -> Read<Filter> {
    r.words("by")?;
    r.attempt(Sources::read).or_else(|Miss| read_article(Place::Play, r))
}

/// Writes what [`read_by`] reads.
fn write_by(by: &Filter, w: &mut Writer) -> Said {
    w.say("by");
    if by.by_own_ability { Sources::write(by, w) } else { write_article(by, Place::Play, w) }
}

/// Whether damage is spoken of from the side of what deals it: where what is dealt it is not the card's own side.
fn is_dealer(by: &Filter, subject: &Filter) -> bool {
    !by.by_own_ability
        && by.whose == duel::card::filter::Whose::Yours
        && subject.whose != duel::card::filter::Whose::Yours
}

/// Reads what happens instead as long as an ability applies.
pub(crate) fn read_replacement(r: &mut Reader) -> Read<Replacement> {
    if let Ok(subject) = r.attempt(read_dull_arrival) {
        let instead = ReplacedBy::ArriveTurned(Orientation::Sideways);
        return Ok(Replacement { on: ENTERING, subject, counterpart: None, instead, once: false, optional: false });
    }
    if let Ok((subject, by)) = r.attempt(|r| {
        let subject = if r.has(Reader::this) {
            Filter::this()
        } else {
            r.one_of(THE)?;
            read_noun(Place::Play, r)?
        };
        Ok((subject, read_spared(r)?))
    }) {
        return Ok(spared(subject, by));
    }
    r.words("if")?;
    let subject = if r.has(Reader::this) {
        Filter::this()
    } else if r.skip("the") {
        read_noun(Place::Anywhere, r)?
    } else {
        read_article(Place::Anywhere, r)?
    };
    let (on, subject, counterpart) = read_event(subject, r)?;
    r.mark(',')?;
    let instead = phrase::read(INSTEAD, "~what happens instead", r)?;
    Ok(Replacement { on, subject, counterpart, instead, once: false, optional: false })
}

const THE: &[&str] = &["the", "all the"];
const SPARED: &str = "doesn't/don't receive any damage";
const FROM: &[&str] = &["from", "by"];

/// "doesn't receive any damage from your opponent's Summons".
fn read_spared(r: &mut Reader) -> Read<Filter> {
    r.words(SPARED)?;
    r.one_of(FROM)?;
    Sources::read(r)
}

/// Texts like this deal it no damage.
fn spared(subject: Filter, by: Filter) -> Replacement {
    let instead = ReplacedBy::Nothing;
    Replacement { on: EventPattern::Damage, subject, counterpart: Some(by), instead, once: false, optional: false }
}

/// "The Characters opponent controls enter the field dull".
fn read_dull_arrival(r: &mut Reader) -> Read<Filter> {
    let subject = if r.has(Reader::this) {
        Filter::this()
    } else {
        r.one_of(THE)?;
        read_noun(Place::Anywhere, r)?
    };
    r.words("enters/enter the field dull").map(|()| subject)
}

/// Writes what [`read_replacement`] reads.
pub(crate) fn write_replacement(replacement: &Replacement, w: &mut Writer) -> Said {
    let Replacement { on, subject, counterpart, instead, once: false, optional: false } = replacement else {
        return Err(Unsayable);
    };
    let own = *subject == Filter::this();
    w.plural = false;
    if let (ReplacedBy::ArriveTurned(Orientation::Sideways), true, None) = (instead, *on == ENTERING, counterpart) {
        if own {
            w.say(w.own);
        } else {
            w.one_of(THE);
            write_noun(subject, Place::Anywhere, true, w)?;
        }
        w.words("enters/enter the field dull");
        return Ok(());
    }
    if let (EventPattern::Damage, Some(by), ReplacedBy::Nothing) = (on, counterpart, instead) {
        if own {
            w.say(w.own);
        } else {
            w.one_of(THE);
            write_noun(subject, Place::Play, true, w)?;
        }
        w.words(SPARED);
        w.one_of(FROM);
        return Sources::write(by, w);
    }
    w.say("if");
    let event = (on.clone(), subject.clone(), counterpart.clone());
    let moves = matches!(on, EventPattern::Move { .. });
    let say = |filter: &Filter, w: &mut Writer| -> Said {
        w.plural = false;
        if *filter == Filter::this() {
            w.say(w.own);
            return Ok(());
        }
        let place = if moves { Place::Anywhere } else { Place::Play };
        if w.is_guided() && w.would_follow("the") {
            w.say("the");
            return write_noun(filter, place, false, w);
        }
        write_article(filter, place, w)
    };
    write_event(&event, &say, w)?;
    w.glue(",");
    w.plural = false;
    phrase::write(INSTEAD, instead, w)
}

/// What happens instead to one object for this turn is an ability it has so long, wherever it is.
fn granted(replacement: Replacement) -> Ability {
    Ability::new(Form::Replacement(replacement), label::FIELD, Zones::ALL)
}

/// Words for the next damage an object is dealt.
const NEXT: &str = "the next damage dealt to";

/// What becomes of the next damage.
const BECOMES: &[Row<ReplacedBy>] = phrases! {
    ["becomes" n] => { ReplacedBy::SetAmount(Amount::Fixed(n)) }
    ["is" (Changed amount)] => { ReplacedBy::AddAmount(amount) }
};

/// "this turn, the next damage dealt to it becomes 0 instead", "if it is put from the field into the Break Zone this
/// turn, remove it from the game instead".
pub(crate) fn read_bound(r: &mut Reader) -> Read<Vec<Op>> {
    let mut timed = r.skip("this turn,");
    let (what, replacement) = if let Ok((what, subject)) = r.attempt(read_next_dealt) {
        let instead = phrase::read(BECOMES, "~what becomes of the damage", r)?;
        r.one_of(&["instead", ""])?;
        if !timed {
            r.words("this turn")?;
            timed = true;
        }
        let counterpart = Some(Filter::this());
        (what, Replacement { on: EventPattern::Damage, subject, counterpart, instead, once: true, optional: false })
    } else if r.skip(NEXT) {
        let what = What::read(r)?;
        let counterpart = if r.sees_words("by") { Some(read_by(r)?) } else { None };
        let instead = phrase::read(BECOMES, "~what becomes of the damage", r)?;
        r.one_of(&["instead", ""])?;
        if !timed {
            r.words("this turn")?;
            timed = true;
        }
        let subject = Filter::this();
        (what, Replacement { on: EventPattern::Damage, subject, counterpart, instead, once: true, optional: false })
    } else if r.skip("if") {
        let what = Subject::read(r)?;
        let (on, subject, counterpart) = read_event(Filter::this(), r)?;
        timed |= r.skip("this turn");
        r.mark(',')?;
        let instead = phrase::read(INSTEAD, "~what happens instead", r)?;
        (what, Replacement { on, subject, counterpart, instead, once: false, optional: false })
    } else {
        let what = Subject::read(r)?;
        let by = read_spared(r)?;
        timed |= r.skip("this turn");
        (what, spared(Filter::this(), by))
    };
    if !timed || !one_object(&what) {
        return Err(Miss);
    }
    let ability = r.pool.add_ability(granted(replacement));
    Ok(vec![Op::BeginEffect { what, changes: vec![Change::Grant(ability)], duration: Duration::Turn }])
}

/// "the next damage it deals to a Forward".
fn read_next_dealt(r: &mut Reader) -> Read<(What, Filter)> {
    r.words("the next damage")?;
    let what = Subject::read(r)?;
    r.words("deals/deal to")?;
    Ok((what, read_article(Place::Play, r)?))
}

/// Whether objects are meant that are known when the text is carried out.
fn one_object(what: &What) -> bool {
    !matches!(what, What::Several(_))
}

/// The replacement that an operation binds to objects, if it does.
pub(crate) fn bound<'p>(ability: AbilityId, w: &Writer<'p>) -> Option<&'p Replacement> {
    let ability = w.pool.ability(ability);
    match &ability.form {
        Form::Replacement(replacement) if *ability == granted(replacement.clone()) => Some(replacement),
        _ => None,
    }
}

/// Writes what [`read_bound`] reads.
pub(crate) fn write_bound(ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    let [Op::BeginEffect { what, changes, duration: Duration::Turn }, ..] = ops else { return Err(Unsayable) };
    let [Change::Grant(ability)] = changes.as_slice() else { return Err(Unsayable) };
    let replacement = bound(*ability, w).ok_or(Unsayable)?;
    let Replacement { on, subject, counterpart, instead, once, optional: false } = replacement else {
        return Err(Unsayable);
    };
    let first = w.is_guided() && w.would_follow("this turn,") || !w.is_guided() && *once;
    if first {
        w.words("this turn,");
    }
    if *once {
        let dealt = *subject != Filter::this();
        if dealt {
            if (on, counterpart.as_ref()) != (&EventPattern::Damage, Some(&Filter::this())) {
                return Err(Unsayable);
            }
            w.words("the next damage");
            Subject::write(what, w)?;
            w.words("deals/deal to");
            write_article(subject, Place::Play, w)?;
        } else {
            w.words(NEXT);
            what.write(w)?;
        }
        match (on, counterpart) {
            _ if dealt => {}
            (EventPattern::Damage, None) => {}
            (EventPattern::Damage, Some(by)) => write_by(by, w)?,
            _ => return Err(Unsayable),
        }
        w.plural = false;
        phrase::write(BECOMES, instead, w)?;
        w.one_of(&["instead", ""]);
    } else if let (EventPattern::Damage, Some(by), ReplacedBy::Nothing) = (on, counterpart, instead) {
        Subject::write(what, w)?;
        w.words(SPARED);
        w.one_of(FROM);
        Sources::write(by, w)?;
    } else {
        w.say("if");
        let event = (on.clone(), subject.clone(), counterpart.clone());
        let say = |filter: &Filter, w: &mut Writer| -> Said {
            if *filter != Filter::this() {
                return Err(Unsayable);
            }
            Subject::write(what, w)
        };
        write_event(&event, &say, w)?;
        if !first {
            w.words("this turn");
        }
        w.glue(",");
        w.plural = false;
        phrase::write(INSTEAD, instead, w)?;
        return Ok(1);
    }
    if !first {
        w.words("this turn");
    }
    Ok(1)
}
