//! Field abilities: what applies all the time, what is replaced, and what casting costs.

use crate::amount::{is_negative, read_units, write_units};
use crate::body::{read_delay, write_body};
use crate::change::{Lasting, Sources, read_predicate, write_predicate};
use crate::condition::{read_condition, write_condition};
use crate::cost::{read_extra, write_extra};
use crate::discourse::Discourse;
use crate::instead::{read_instead, write_instead};
use crate::noun::{Place, read_article, read_noun, write_article, write_noun};
use crate::phrase::{self, Row, phrases};
use crate::reader::{Miss, Read, Reader};
use crate::writer::{Said, Unsayable, Writer};
use crystal::words::{label, verb, zone};
use duel::ability::{Ability, Affect, Change, Extra, Form, Instead, On, Replacement};
use duel::amount::{Amount, Condition, What, Who};
use duel::filter::{Filter, Whose};
use duel::profile::Orientation;
use duel::words::{Zone, Zones};

const FIELD: Zones = Zones::of(&[zone::FIELD]);
const BREAK: Zones = Zones::of(&[zone::BREAK]);
const HAND: Zones = Zones::of(&[zone::HAND]);
/// Wherever a card can come onto the field from.
const OFF_FIELD: Zones = Zones::of(&[zone::DAMAGE, zone::DECK, zone::BREAK, zone::HAND, zone::STACK, zone::REMOVED]);

/// Reads a field ability.
pub(crate) fn read_field_ability(r: &mut Reader) -> Read<Ability> {
    if let Ok(ability) = r.attempt(read_instead) {
        return Ok(ability);
    }
    if let Ok(replacement) = r.attempt(read_replacement) {
        r.stop()?;
        let works = replacement_works(&replacement);
        speak_of(&replacement, &mut r.talk);
        let mut ability = Ability::new(Form::Replacement(replacement), label::FIELD, works);
        while r.sees_words("at the end of the turn") {
            ability.body.ops.push(read_delay(r)?);
            r.stop()?;
        }
        return Ok(ability);
    }
    if let Ok(affect) = r.attempt(read_inclusion) {
        r.stop()?;
        return Ok(Ability::new(Form::Static(vec![affect]), label::FIELD, Zones::EMPTY));
    }
    let condition = if r.skip("during your turn,") {
        Some(Condition::Turn(Who::You))
    } else if r.skip("if") {
        let condition = read_condition(r)?;
        r.mark(',')?;
        Some(condition)
    } else {
        None
    };
    let mut affects = Vec::new();
    let mut works = FIELD;
    loop {
        let affect = r.named("~what a field ability does", read_affect)?;
        r.stop()?;
        if is_own_toll(&affect) {
            works = HAND;
        }
        affects.push(affect);
        if r.is_done() || condition.is_some() {
            break;
        }
    }
    let mut ability = Ability::new(Form::Static(affects), label::FIELD, works);
    ability.condition = condition;
    Ok(ability)
}

/// What a replacement speaks of, and where that is afterwards.
fn speak_of(replacement: &Replacement, talk: &mut Discourse) {
    let after = match replacement.instead {
        Instead::To(zone, ..) => Zones::of(&[zone]),
        _ => FIELD,
    };
    if replacement.subject == Filter::this() {
        talk.home = after;
    }
    talk.befell(What::Subject, &replacement.subject, after);
}

/// How a card itself enters is said before it is on the field (11.9.2).
fn replacement_works(replacement: &Replacement) -> Zones {
    if replacement.on == ENTERING && replacement.subject == Filter::this() { OFF_FIELD } else { FIELD }
}

/// Writes a field ability.
pub(crate) fn write_field_ability(ability: &Ability, w: &mut Writer) -> Said {
    match &ability.form {
        Form::Replacement(Replacement { instead: Instead::Body | Instead::Under(_), .. }) => write_instead(ability, w),
        Form::Replacement(replacement)
            if ability.works == replacement_works(replacement) && ability.condition.is_none() =>
        {
            write_replacement(replacement, w)?;
            w.stop();
            speak_of(replacement, &mut w.talk);
            write_body(&ability.body, None, w)
        }
        Form::Static(affects) if ability.works == Zones::EMPTY => {
            let [affect] = affects.as_slice() else { return Err(Unsayable) };
            write_inclusion(affect, w)?;
            w.stop();
            Ok(())
        }
        Form::Static(affects) => {
            let works = if affects.iter().any(is_own_toll) { HAND } else { FIELD };
            if ability.works != works || !ability.extras.is_empty() {
                return Err(Unsayable);
            }
            match &ability.condition {
                None => {}
                Some(Condition::Turn(Who::You)) => w.words("during your turn,"),
                Some(condition) => {
                    w.say("if");
                    write_condition(condition, w)?;
                    w.glue(",");
                }
            }
            affects.iter().try_for_each(|affect| {
                write_affect(affect, w)?;
                w.stop();
                Ok(())
            })
        }
        Form::Replacement(_) | Form::Spell | Form::Activated | Form::Triggered(_) => Err(Unsayable),
    }
}

/// Whether it changes what casting the card itself costs, which matters in the hand.
fn is_own_toll(affect: &Affect) -> bool {
    affect.filter == Filter::this() && matches!(affect.changes.as_slice(), [Change::Toll(_)])
}

fn read_affect(r: &mut Reader) -> Read<Affect> {
    if r.skip("the cost required to cast") {
        return read_toll(r);
    }
    let filter = if r.has(Reader::this) {
        Filter::this()
    } else {
        r.words("the")?;
        read_noun(Place::Play, r)?
    };
    Ok(Affect { filter, changes: read_predicate(Lasting::Applies, r)? })
}

fn write_affect(affect: &Affect, w: &mut Writer) -> Said {
    if let [Change::Toll(amount)] = affect.changes.as_slice() {
        return write_toll(&affect.filter, amount, w);
    }
    let own = affect.filter == Filter::this();
    w.plural = false;
    if own {
        w.say(w.own);
    } else {
        w.say("the");
        write_noun(&affect.filter, Place::Play, true, w)?;
        w.plural = affect.filter.names.len() != 1 || !affect.filter.kinds.is_empty();
    }
    write_predicate(&affect.changes, Lasting::Applies, own, w)
}

/// Cards in your deck.
const DECK: Place = Place::Given(zone::DECK, Whose::Yours);
/// How many of them, where there is no end to it.
const ANY_NUMBER: u8 = u8::MAX;

/// "You can include any number of … in your deck": said of the deck before any duel, so it works in no zone (8.1.2).
fn read_inclusion(r: &mut Reader) -> Read<Affect> {
    r.words("you can include")?;
    let copies = if r.skip("any number of") {
        ANY_NUMBER
    } else {
        r.words("up to")?;
        let copies = r.number()?;
        copies.try_into().map_err(|_| Miss)?
    };
    let filter = if r.has(Reader::this) { namesakes() } else { read_noun(DECK, r)? };
    r.words("in your deck")?;
    Ok(Affect { filter, changes: vec![Change::Copies(copies)] })
}

fn write_inclusion(affect: &Affect, w: &mut Writer) -> Said {
    let [Change::Copies(copies)] = affect.changes.as_slice() else { return Err(Unsayable) };
    w.words("you can include");
    if *copies == ANY_NUMBER {
        w.words("any number of");
    } else {
        w.words("up to");
        w.number(i32::from(*copies));
    }
    if affect.filter == namesakes() {
        w.say(w.own);
    } else {
        write_noun(&affect.filter, DECK, *copies != 1, w)?;
    }
    w.words("in your deck");
    Ok(())
}

/// Cards of the card's own name.
fn namesakes() -> Filter {
    Filter { namesake: true, ..Filter::any() }
}

/// Cards in your hand.
const YOURS: Place = Place::Given(zone::HAND, Whose::Yours);
/// Cards in the opponent's hand.
const THEIRS: Place = Place::Given(zone::HAND, Whose::Opponents);

fn read_toll(r: &mut Reader) -> Read<Affect> {
    let filter = if r.has(Reader::this) {
        r.skip("onto the field");
        Filter::this()
    } else if r.skip("your opponent's") {
        read_noun(THEIRS, r)?
    } else {
        r.words("your")?;
        read_noun(YOURS, r)?
    };
    r.words("is")?;
    let sign = if r.skip("reduced by") {
        -1
    } else {
        r.words("increased by")?;
        1
    };
    Ok(Affect { filter, changes: vec![Change::Toll(read_units("", sign, r)?)] })
}

fn write_toll(filter: &Filter, amount: &Amount, w: &mut Writer) -> Said {
    w.words("the cost required to cast");
    if *filter == Filter::this() {
        w.say(w.own);
    } else if filter.whose == Whose::Opponents {
        w.words("your opponent's");
        write_noun(filter, THEIRS, true, w)?;
    } else {
        w.words("your");
        write_noun(filter, YOURS, true, w)?;
    }
    let (words, sign) = if is_negative(amount) { ("is reduced by", -1) } else { ("is increased by", 1) };
    w.words(words);
    write_units(amount, "", sign, w)
}

/// "As an additional cost to cast …, you may …", or an alternative one, with the full stop.
pub(crate) fn read_additional_cost(r: &mut Reader) -> Read<Extra> {
    let instead = r.skip("as an alternative cost to cast");
    if !instead {
        r.words("as an additional cost to cast")?;
    }
    r.this()?;
    r.mark(',')?;
    let optional = r.skip("you may");
    if instead && !optional {
        return r.fail("you may");
    }
    let cost = read_extra(r)?;
    r.stop()?;
    Ok(Extra { cost, instead, optional })
}

/// Writes what [`read_additional_cost`] reads.
pub(crate) fn write_additional_cost(extra: &Extra, w: &mut Writer) -> Said {
    if extra.instead && !extra.optional {
        return Err(Unsayable);
    }
    w.words(if extra.instead { "as an alternative cost to cast" } else { "as an additional cost to cast" });
    w.say(w.own);
    w.glue(",");
    if extra.optional {
        w.words("you may");
    }
    write_extra(&extra.cost, w)?;
    w.stop();
    Ok(())
}

/// What would happen, as it is said of one object.
const EVENTS: &[(&str, On)] = &[
    ("would be dealt damage", On::Damage),
    ("would be put from the field into the Break Zone", On::Move { from: FIELD, to: BREAK, verb: None }),
];

/// What happens instead.
const INSTEAD: &[Row<Instead>] = phrases! {
    ["the damage becomes" n "instead"] => { Instead::Amount(Amount::Fixed(n)) }
    ["the damage is" (Changed amount) "instead"] => { Instead::More(amount) }
    ["remove it from the game" (Removed zone) "instead"] => { Instead::To(zone, verb::REMOVE) }
    ["return it to its owner's hand" (Returned zone) "instead"] => { Instead::To(zone, verb::RETURN) }
};

/// Damage that is made larger or smaller.
struct Changed;

impl Changed {
    fn read(r: &mut Reader) -> Read<Amount> {
        if r.skip("reduced by") {
            return read_units("", -1, r);
        }
        r.words("increased by")?;
        read_units("", 1, r)
    }
    fn write(amount: &Amount, w: &mut Writer) -> Said {
        let (words, sign) = if is_negative(amount) { ("reduced by", -1) } else { ("increased by", 1) };
        w.words(words);
        write_units(amount, "", sign, w)
    }
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
}

const ENTERING: On = On::Move { from: Zones::EMPTY, to: FIELD, verb: None };

fn read_replacement(r: &mut Reader) -> Read<Replacement> {
    if let Ok(subject) = r.attempt(read_dull_arrival) {
        let instead = Instead::Turned(Orientation::Sideways);
        return Ok(Replacement { on: ENTERING, subject, counterpart: None, instead, once: false, optional: false });
    }
    r.words("if")?;
    let mut subject = if r.has(Reader::this) { Filter::this() } else { read_article(Place::Anywhere, r)? };
    let (on, counterpart) = if r.skip("would deal damage to") {
        let by = std::mem::replace(&mut subject, read_article(Place::Play, r)?);
        (On::Damage, Some(by))
    } else {
        let on = EVENTS.iter().find(|(words, _)| r.skip(words)).map(|(_, on)| on.clone()).ok_or(Miss)?;
        if on == On::Damage && subject != Filter::this() && subject.zones.is_empty() {
            subject.zones = FIELD;
        }
        let by = if r.skip("by") { Some(Sources::read(r)?) } else { None };
        (on, by)
    };
    r.mark(',')?;
    let instead = phrase::read(INSTEAD, "~what happens instead", r)?;
    Ok(Replacement { on, subject, counterpart, instead, once: false, optional: false })
}

/// "The Characters opponent controls enter the field dull".
fn read_dull_arrival(r: &mut Reader) -> Read<Filter> {
    let subject = if r.has(Reader::this) {
        Filter::this()
    } else {
        r.words("the")?;
        read_noun(Place::Anywhere, r)?
    };
    r.words("enters/enter the field dull").map(|()| subject)
}

fn write_replacement(replacement: &Replacement, w: &mut Writer) -> Said {
    let Replacement { on, subject, counterpart, instead, once: false, optional: false } = replacement else {
        return Err(Unsayable);
    };
    let own = *subject == Filter::this();
    w.plural = false;
    if let (Instead::Turned(Orientation::Sideways), true, None) = (instead, *on == ENTERING, counterpart) {
        if own {
            w.say(w.own);
        } else {
            w.say("the");
            write_noun(subject, Place::Anywhere, true, w)?;
        }
        w.words("enters/enter the field dull");
        return Ok(());
    }
    w.say("if");
    match counterpart {
        Some(by) if *by == Filter::this() && *on == On::Damage => {
            w.say(w.own);
            w.words("would deal damage to");
            write_article(subject, Place::Play, w)?;
        }
        by => {
            match on {
                _ if own => w.say(w.own),
                On::Damage => write_article(subject, Place::Play, w)?,
                _ => write_article(subject, Place::Anywhere, w)?,
            }
            let (words, _) = EVENTS.iter().find(|(_, known)| known == on).ok_or(Unsayable)?;
            w.plural = false;
            w.words(words);
            if let Some(by) = by {
                w.say("by");
                Sources::write(by, w)?;
            }
        }
    }
    w.glue(",");
    phrase::write(INSTEAD, instead, w)
}
