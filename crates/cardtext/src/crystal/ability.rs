//! One line of a card's text: which sort of ability it is, and the ability.

use super::amount::Received;
use super::casting::{at_casting, read_casting, write_casting};
use super::cost::{read_cost, write_cost};
use super::field::{read_field_ability, write_field_ability};
use super::trigger::{read_trigger, write_trigger};
use super::write_line;
use crate::body::{read_body, write_body};
use crate::condition::joined;
use crate::extra::{Costly, read_extras, read_playing, write_extra};
use crate::forms::{read_gift, write_gift};
use crate::limit::{Holding, Limit, Once, read_limits, write_limits};
use crate::line::read_keyword_line;
use crate::matter::trigger_works;
use crate::phrase::{Row, phrases};
use crate::presence::{add_presence, split_presence};
use crate::reader::{Miss, Read, Reader};
use crate::token::{DASH, Kind as TokenKind};
use crate::writer::{Said, Unsayable, Writer};
use crystal::words::{kind, label, phase, zone};
use duel::card::ability::{Ability, Body, Cost, Duration, Form, Op};
use duel::card::amount::{Amount, Condition, What, Who};
use duel::card::filter::{Cmp, Filter};
use duel::ids::{AbilityId, Kinds, Phase, Zones};

const FIELD: Zones = Zones::of(&[zone::FIELD]);
const STACK: Zones = Zones::of(&[zone::STACK]);

/// Reads a line of a card of these kinds: one ability, or the abilities that a keyword stands for.
pub(crate) fn read_line(kinds: Kinds, r: &mut Reader) -> Read<Vec<Ability>> {
    if let Some(read) = read_keyword_line(kinds, r) {
        return read;
    }
    read_ability(kinds, r).map(|ability| vec![ability])
}

/// Reads an ability of a card of these kinds; the whole line.
fn read_ability(kinds: Kinds, r: &mut Reader) -> Read<Ability> {
    let mut burst = r.sees_words("EX") && r.skip("EX");
    let damage = if r.sees_words("Damage") { Some(read_damage(r)?) } else { None };
    burst |= !burst && r.sees_words("EX") && r.skip("EX");
    let mut ability = read_plain(kinds.has(kind::SUMMON), r)?;
    if let Some(damage) = damage {
        add_presence(&mut ability, damage);
        r.has(read_reminder);
    }
    if burst {
        ability.label = match ability.label {
            label::AUTO => label::AUTO_EX,
            label::SUMMON => label::SUMMON_EX,
            _ => return r.fail("~an auto-ability or the text of a Summon after `EX`"),
        };
    }
    r.done()?;
    Ok(ability)
}

/// "Damage 5 —": the ability is there once its controller has received so much damage (15.2.6).
fn read_damage(r: &mut Reader) -> Read<Condition> {
    r.words("Damage")?;
    let number = r.number()?;
    r.mark(DASH)?;
    let received = Amount::Count(Received::read(r)?);
    Ok(Condition::Compare(received, Cmp::AtLeast, Amount::Fixed(number)))
}

/// What Damage N means, in brackets.
fn read_reminder(r: &mut Reader) -> Read<()> {
    r.words("(if you have received")?;
    r.number()?;
    r.words("points of damage or more, this Character has this ability.)")
}

/// The damage that must have been received for an ability to be there, and what else must hold.
fn split_damage(ability: &Ability) -> Result<Option<(i32, Ability)>, Unsayable> {
    let Some((present, rest)) = split_presence(ability) else { return Ok(None) };
    let Condition::Compare(Amount::Count(received), Cmp::AtLeast, Amount::Fixed(number)) = present else {
        return Err(Unsayable);
    };
    if **received != Received::filter() {
        return Err(Unsayable);
    }
    Ok(Some((*number, rest)))
}

fn read_plain(summon: bool, r: &mut Reader) -> Read<Ability> {
    if r.sees(':') {
        return read_activated(r);
    }
    let moments = ["at the beginning", "at the end of", "during your turn, when", "during your opponent's turn, when"];
    if r.sees_words("when") || !summon && moments.iter().any(|words| r.begins(words)) {
        return read_triggered(r);
    }
    let of_casting = ["the cost required to", "you can only", "you cannot"].into_iter().any(|words| {
        r.could(|r| {
            r.words(words)?;
            read_playing(r)?;
            if words.starts_with("you") { r.this() } else { Ok(()) }
        })
    });
    if summon && !of_casting {
        if let Ok(ability) = r.attempt(|r| {
            let ability = read_field_ability(r)?;
            if ability.works_in == HAND && ability.extras.is_empty() { r.done().map(|()| ability) } else { Err(Miss) }
        }) {
            return Ok(ability);
        }
        return read_spell(r);
    }
    if at_casting(r) {
        return read_casting(r);
    }
    r.named("~an ability", read_field_ability)
}

/// Writes an ability.
pub(crate) fn write_ability(ability: &Ability, w: &mut Writer) -> Said {
    let damage = split_damage(ability)?;
    let burst = matches!(ability.label, label::AUTO_EX | label::SUMMON_EX);
    let damage_first = damage.is_some() && w.is_guided() && w.would_follow("Damage");
    if burst && !damage_first {
        w.say("EX");
        w.begin();
    }
    let plain;
    let mut ability = ability;
    if let Some((number, rest)) = damage {
        w.say("Damage");
        w.number(number);
        w.say("—");
        w.begin();
        plain = rest;
        ability = &plain;
        if burst && damage_first {
            w.say("EX");
            w.begin();
        }
        write_sort(ability, w)?;
        if w.is_guided() && w.would_follow("(if you have received") {
            w.words("(if you have received");
            w.number(number);
            w.words("points of damage or more, this Character has this ability.)");
        }
        return Ok(());
    }
    write_sort(ability, w)
}

/// Writes an ability by its sort.
fn write_sort(ability: &Ability, w: &mut Writer) -> Said {
    match (&ability.form, ability.label) {
        (Form::Triggered(_), label::AUTO | label::AUTO_EX) => write_triggered(ability, w),
        (Form::Spell, label::SUMMON | label::SUMMON_EX) => write_spell(ability, w),
        (Form::Spell, label::FIELD) => write_casting(ability, w),
        (Form::Activated, label::ACTION | label::SPECIAL) => write_activated(ability, w),
        (Form::Static(_) | Form::Replacement(_), label::FIELD) => write_field_ability(ability, w),
        _ => Err(Unsayable),
    }
}

/// Reads an ability that a card is given: a text, or a keyword that stands for one ability.
pub(crate) fn read_granted(r: &mut Reader) -> Read<AbilityId> {
    let read = |r: &mut Reader| match read_keyword_line(kind::CHARACTERS, r) {
        None => read_plain(false, r),
        Some(read) => match <[Ability; 1]>::try_from(read?) {
            Ok([ability]) => Ok(ability),
            Err(_) => r.fail("~a keyword that stands for one ability"),
        },
    };
    read_gift(read, r)
}

/// Writes an ability that a card is given, by its own ability or by another's.
pub(crate) fn write_granted(ability: AbilityId, own: bool, w: &mut Writer) -> Said {
    let pool = w.pool;
    write_gift(own, w, |w| write_line(&[pool.ability(ability)], w))
}

/// Reads an auto-ability.
pub(crate) fn read_triggered(r: &mut Reader) -> Read<Ability> {
    let (trigger, condition) = read_trigger(r)?;
    let works = trigger_works(r.grammar, &trigger, FIELD);
    let mut ability = Ability::new(Form::Triggered(trigger), label::AUTO, works);
    ability.condition = condition;
    if r.grammar.edition.priced {
        ability.cost = r.attempt(read_fee).unwrap_or_default();
        ability.extras = read_extras(Costly::Ability, r)?;
    }
    let before = std::mem::take(&mut r.unless);
    (ability.body, ability.modes) = read_body(r)?;
    if std::mem::replace(&mut r.unless, before) {
        let conditions = ability.condition.into_iter().flat_map(|condition| match condition {
            Condition::All(all) => all,
            condition => vec![condition],
        });
        ability.condition = joined(conditions.chain([not_a_forward()]).collect());
    }
    if r.has(|r| r.one_of(ONCE)) {
        r.stop()?;
        ability.per_turn = Some(1);
    }
    Ok(ability)
}

/// Words for an ability that triggers once in a turn.
const ONCE: &[&str] = &[
    "this effect will trigger only once per turn",
    "this ability will trigger only once per turn",
    "this effect will only trigger once per turn",
];

/// The card itself is no Forward.
fn not_a_forward() -> Condition {
    let forward = Filter { kinds: Kinds::of(&[kind::FORWARD]), ..Filter::default() };
    Condition::Not(Box::new(Condition::Is(What::This, forward)))
}

/// Whether the last condition is one that a note at the end says, and the others.
fn split_unless(ability: &Ability) -> Option<Option<Condition>> {
    let lasts =
        |body: &Body| body.ops.iter().any(|op| matches!(op, Op::BeginEffect { duration: Duration::Forever, .. }));
    if !lasts(&ability.body) && !ability.modes.as_ref().is_some_and(|modes| modes.options.iter().any(lasts)) {
        return None;
    }
    match &ability.condition {
        Some(condition) if *condition == not_a_forward() => Some(None),
        Some(Condition::All(all)) if all.last() == Some(&not_a_forward()) => {
            Some(joined(all[..all.len() - 1].to_vec()))
        }
        _ => None,
    }
}

/// Writes what [`read_triggered`] reads.
pub(crate) fn write_triggered(ability: &Ability, w: &mut Writer) -> Said {
    let Form::Triggered(trigger) = &ability.form else { return Err(Unsayable) };
    let unless = split_unless(ability);
    let before = std::mem::replace(&mut w.unless, unless.is_some());
    let condition = unless.unwrap_or_else(|| ability.condition.clone());
    write_trigger(trigger, condition.as_ref(), w)?;
    let free = ability.cost.is_free() && ability.extras.is_empty();
    if !free && !w.grammar.edition.priced {
        return Err(Unsayable);
    }
    if !ability.cost.is_free() {
        write_cost(&ability.cost, false, w)?;
        w.say("—");
    }
    ability.extras.iter().try_for_each(|extra| write_extra(extra, Costly::Ability, w))?;
    write_body(&ability.body, ability.modes.as_ref(), w)?;
    w.unless = before;
    match ability.per_turn {
        None => {}
        Some(1) => {
            w.one_of(ONCE);
            w.stop();
        }
        Some(_) => return Err(Unsayable),
    }
    if ability.works_in == trigger_works(w.grammar, trigger, FIELD) { Ok(()) } else { Err(Unsayable) }
}

/// "{Fire}{1} —": what putting the ability onto the stack costs (11.9.12 of the older edition).
fn read_fee(r: &mut Reader) -> Read<Cost> {
    let signed = read_cost(r)?;
    r.mark(DASH)?;
    if signed.special { Err(Miss) } else { Ok(signed.cost) }
}

fn read_spell(r: &mut Reader) -> Read<Ability> {
    let mut ability = Ability::new(Form::Spell, label::SUMMON, STACK);
    ability.extras = read_extras(Costly::Card, r)?;
    (ability.body, ability.modes) = read_body(r)?;
    Ok(ability)
}

fn write_spell(ability: &Ability, w: &mut Writer) -> Said {
    ability.extras.iter().try_for_each(|extra| write_extra(extra, Costly::Card, w))?;
    let plain = ability.works_in == STACK && ability.condition.is_none() && ability.per_turn.is_none();
    if !plain || !ability.cost.is_free() {
        return Err(Unsayable);
    }
    write_body(&ability.body, ability.modes.as_ref(), w)
}

fn read_activated(r: &mut Reader) -> Read<Ability> {
    let mut ability = Ability::new(Form::Activated, label::ACTION, FIELD);
    let title = r.attempt(|r| {
        r.take("~a name in percent signs", |token| match token {
            TokenKind::Title(name) => Some(name),
            _ => None,
        })
    });
    if let Ok(name) = title {
        ability.label = label::SPECIAL;
        ability.name = Some(r.pool.intern_name(name));
    }
    let signed = read_cost(r)?;
    if signed.special != title.is_ok() {
        return r.fail("~both a name in percent signs and `{S}`, or neither");
    }
    ability.cost = signed.cost;
    r.mark(':')?;
    (ability.body, ability.modes) = read_body(r)?;
    if !r.is_done() && r.peek() != Some(&TokenKind::Mark('(')) {
        read_limits(&mut ability, r)?;
    }
    Ok(ability)
}

fn write_activated(ability: &Ability, w: &mut Writer) -> Said {
    match (ability.label, ability.name) {
        (label::ACTION, None) => {}
        (label::SPECIAL, Some(name)) => {
            let title = format!("%{}%", w.pool.names.get(name.index()).ok_or(Unsayable)?);
            w.say(&title);
        }
        _ => return Err(Unsayable),
    }
    if !ability.extras.is_empty() {
        return Err(Unsayable);
    }
    write_cost(&ability.cost, ability.label == label::SPECIAL, w)?;
    w.glue(":");
    w.begin();
    write_body(&ability.body, ability.modes.as_ref(), w)?;
    write_limits(ability, w)
}

const BREAK: Zones = Zones::of(&[zone::BREAK]);
const HAND: Zones = Zones::of(&[zone::HAND]);

pub(crate) const LIMITS: &[Row<Limit>] = phrases! {
    ["during your turn"] => { Limit::Hold(Condition::TurnOf(Who::You)) }
    ["during your opponent's turn"] => { Limit::Hold(Condition::TurnOf(Who::Opponent)) }
    ["during your Main Phase" (MainPhase all)] => { Limit::Hold(Condition::All(all)) }
    ["once per turn" (Once n)] => { Limit::Often(n) }
    ["only once per turn" (Once n)] => { Limit::Often(n) }
    ["if" (OwnInBreak works) "is in your Break Zone"] => { Limit::Place(works) }
    ["if" (OwnInBreak works) "is in the Break Zone"] => { Limit::Place(works) }
    ["if" (OwnInHand works) "is in your hand"] => { Limit::Place(works) }
    ["if" (Holding condition)] => { Limit::Hold(condition) }
    ["while" (Holding condition)] => { Limit::Hold(condition) }
};

/// Makes a form for the card itself in a zone that the words around it name.
macro_rules! own_in {
    ($($(#[$doc:meta])* $name:ident: $zones:ident;)*) => {$(
        $(#[$doc])*
        struct $name;
        impl $name {
            fn read(r: &mut Reader) -> Read<Zones> {
                r.this().map(|()| $zones)
            }
            fn write(works: &Zones, w: &mut Writer) -> Said {
                w.say(w.own);
                if *works == $zones { Ok(()) } else { Err(Unsayable) }
            }
        }
    )*};
}

own_in! {
    /// The card itself, in the Break Zone.
    OwnInBreak: BREAK;
    /// The card itself, in the hand.
    OwnInHand: HAND;
}

/// Your turn, and one of its main phases.
pub(crate) struct MainPhase;

impl MainPhase {
    const PHASES: [Phase; 2] = [phase::MAIN_1, phase::MAIN_2];

    /// What must hold.
    pub fn conditions() -> Vec<Condition> {
        vec![Condition::TurnOf(Who::You), Condition::During(Self::PHASES.to_vec())]
    }
    fn read(_: &mut Reader) -> Read<Vec<Condition>> {
        Ok(Self::conditions())
    }
    fn write(all: &[Condition], _: &mut Writer) -> Said {
        if all == Self::conditions() { Ok(()) } else { Err(Unsayable) }
    }
}
