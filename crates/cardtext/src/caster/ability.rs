//! One line of a card's text: which sort of ability it is, and the ability.

use super::applying::{UNCHASED, read_costing, read_static, read_unchased, unchased, write_static};
use super::condition::Phases;
use super::keyword::{read_keyed, read_presence, write_keyed, write_presence};
use super::moment::{at_cause, read_cause, split_turn, write_cause};
use super::replace::{read_arriving, write_arriving};
use super::word::{Ability as Skill, LINES};
use crate::body::{read_body, write_body};
use crate::condition::joined;
use crate::cost::{read_cost, write_cost};
use crate::extra::{Costly, at_extra, read_extras, write_extra};
use crate::forms::{read_gift, write_gift};
use crate::limit::{Holding, Limit, Once, read_limits, write_limits};
use crate::matter::trigger_works;
use crate::phrase::{Row, phrases};
use crate::presence::{add_presence, split_presence};
use crate::reader::{Miss, Read, Reader};
use crate::replacement::{read_replacement, write_replacement};
use crate::writer::{Said, Unsayable, Writer};
use caster::words::{kind, label, zone};
use duel::card::ability::{Ability, Body, Change, Form, Op, StaticEffect};
use duel::card::amount::{Condition, Who};
use duel::card::filter::Filter;
use duel::ids::{AbilityId, Keywords, Kinds, Label, Zones};

/// Where a card is while it is played.
const PLAYED: Zones = Zones::of(&[zone::CHASE]);

/// Reads a line of a card of these kinds.
pub(crate) fn read_line(kinds: Kinds, r: &mut Reader) -> Read<Vec<Ability>> {
    let (conjure, vanity) = (kinds.has(kind::CONJURE), r.begins("[Vanity]"));
    let presence = r.attempt(read_presence).ok();
    let mut abilities = match &presence {
        Some(_) => match r.attempt(|r| read_skill(if vanity { label::VANITY } else { label::DCT }, r)) {
            Ok(ability) => vec![ability],
            Err(Miss) => read_abilities(conjure, r)?,
        },
        None => read_abilities(conjure, r)?,
    };
    r.done()?;
    if let Some(condition) = presence {
        for ability in &mut abilities {
            add_presence(ability, condition.clone());
        }
    }
    Ok(abilities)
}

/// A keyword that the card has while something holds: "[DCT] 3 — [Double Corrupt]".
fn read_skill(label: Label, r: &mut Reader) -> Read<Ability> {
    let mut all = Keywords::EMPTY;
    loop {
        let skill = Skill::read(r)?;
        if !LINES.contains(&skill) {
            return Err(Miss);
        }
        all = all.with(skill);
        if !r.has(|r| r.one_of(&["and", ","])) {
            break;
        }
    }
    r.has(|r| r.mark('.'));
    r.done()?;
    Ok(skilled(all, label))
}

fn skilled(all: Keywords, label: Label) -> Ability {
    let affect = StaticEffect { filter: Filter::this(), changes: vec![Change::GainKeywords(all)] };
    Ability::new(Form::Static(vec![affect]), label, Zones::ALL)
}

fn read_abilities(conjure: bool, r: &mut Reader) -> Read<Vec<Ability>> {
    if let Ok(abilities) = r.attempt(|r| {
        let abilities = read_keyed(r)?;
        r.has(|r| r.mark('.'));
        r.done().map(|()| abilities)
    }) {
        return Ok(abilities);
    }
    read_ability(conjure, r).map(|ability| vec![ability])
}

fn read_ability(conjure: bool, r: &mut Reader) -> Read<Ability> {
    if at_cause(r) {
        return read_triggered(r);
    }
    if r.sees(':') {
        return read_activated(r);
    }
    if let Ok(ability) = r.attempt(read_replacement) {
        return Ok(ability);
    }
    if conjure && let Ok(ability) = r.attempt(read_costing) {
        return Ok(ability);
    }
    if conjure || at_extra(r) {
        return read_spell(r);
    }
    if let Ok(ability) = r.attempt(read_arriving) {
        return Ok(ability);
    }
    if let Ok(ability) = r.attempt(read_unchased) {
        return Ok(ability);
    }
    r.named("~an ability", read_static)
}

/// Writes the abilities of a line.
pub(crate) fn write_line(abilities: &[&Ability], w: &mut Writer) -> Said {
    let first = abilities.first().ok_or(Unsayable)?;
    let Some((presence, _)) = split_presence(first) else { return write_bare(abilities, w) };
    write_presence(presence, w)?;
    let bare: Vec<Ability> =
        abilities.iter().filter_map(|ability| split_presence(ability)).map(|(_, rest)| rest).collect();
    write_bare(&bare.iter().collect::<Vec<&Ability>>(), w)
}

fn write_bare(abilities: &[&Ability], w: &mut Writer) -> Said {
    match abilities {
        [ability] if matches!(ability.label, label::DCT | label::VANITY) => write_skill(ability, w),
        _ if w.attempt(|w| write_keyed(abilities, w)).is_ok() => Ok(()),
        [ability] => write_ability(ability, w),
        _ => Err(Unsayable),
    }
}

fn write_skill(ability: &Ability, w: &mut Writer) -> Said {
    let Form::Static(affects) = &ability.form else { return Err(Unsayable) };
    let [StaticEffect { changes, .. }] = affects.as_slice() else { return Err(Unsayable) };
    let [Change::GainKeywords(all)] = changes.as_slice() else { return Err(Unsayable) };
    if *ability != skilled(*all, ability.label) {
        return Err(Unsayable);
    }
    w.list(&all.iter().collect::<Vec<_>>(), |w, skill| Skill::write(skill, w))
}

fn write_ability(ability: &Ability, w: &mut Writer) -> Said {
    match (&ability.form, ability.label) {
        (Form::Spell, label::CONJURE) => write_spell(ability, w),
        (Form::Activated, label::ACTIVATED | label::AETHER) => write_activated(ability, w),
        (Form::Triggered(_), _) => write_triggered(ability, w),
        (Form::Static(_), label::STATIC) if *ability == unchased() => {
            w.words(UNCHASED.0);
            w.itself();
            w.words(UNCHASED.1);
            w.stop();
            Ok(())
        }
        (Form::Static(_), label::STATIC | label::BASE) => write_static(ability, w),
        (Form::Replacement(_), label::REPLACE) => {
            if ability.condition.is_some() {
                return Err(Unsayable);
            }
            w.attempt(|w| write_arriving(ability, w)).or_else(|Unsayable| write_replacement(ability, w))
        }
        _ => Err(Unsayable),
    }
}

/// Reads an ability that a card is given.
pub(crate) fn read_granted(r: &mut Reader) -> Read<AbilityId> {
    read_gift(|r| read_ability(false, r), r)
}

/// Writes an ability that a card is given.
pub(crate) fn write_granted(ability: AbilityId, own: bool, w: &mut Writer) -> Said {
    let pool = w.pool;
    write_gift(own, w, |w| write_line(&[pool.ability(ability)], w))
}

/// "Whenever this card attacks ⇒ Draw a card."
fn read_triggered(r: &mut Reader) -> Read<Ability> {
    let (trigger, turn, label) = read_cause(r)?;
    let works = trigger_works(r.grammar, &trigger, zone::ENTITIES);
    let mut ability = Ability::new(Form::Triggered(trigger), label, zone::ENTITIES);
    (ability.body, ability.modes) = read_body(r)?;
    if !r.is_done() {
        read_limits(&mut ability, r)?;
    }
    if let Some(who) = turn {
        let mut all = vec![Condition::TurnOf(who)];
        all.extend(ability.condition.take());
        ability.condition = joined(all);
    }
    if ability.works_in == zone::ENTITIES {
        ability.works_in = works;
    }
    Ok(ability)
}

fn write_triggered(ability: &Ability, w: &mut Writer) -> Said {
    let Form::Triggered(trigger) = &ability.form else { return Err(Unsayable) };
    let plain = ability.extras.is_empty() && ability.cost.is_free() && ability.name.is_none();
    if !plain {
        return Err(Unsayable);
    }
    let (turn, rest) = split_turn(trigger, ability.condition.as_ref());
    write_cause(trigger, turn, ability.label, w)?;
    write_body(&ability.body, ability.modes.as_ref(), w)?;
    let usual = ability.works_in == trigger_works(w.grammar, trigger, zone::ENTITIES);
    let works = if usual { zone::ENTITIES } else { ability.works_in };
    write_limits(&Ability { condition: rest.cloned(), works_in: works, ..ability.clone() }, w)
}

fn read_spell(r: &mut Reader) -> Read<Ability> {
    let mut ability = Ability::new(Form::Spell, label::CONJURE, PLAYED);
    ability.extras = read_extras(Costly::Card, r)?;
    if ability.extras.is_empty() || !r.is_done() {
        (ability.body, ability.modes) = read_body(r)?;
    }
    if !r.is_done() {
        read_limits(&mut ability, r)?;
    }
    Ok(ability)
}

fn write_spell(ability: &Ability, w: &mut Writer) -> Said {
    ability.extras.iter().try_for_each(|extra| write_extra(extra, Costly::Card, w))?;
    if ability.works_in != PLAYED || !ability.cost.is_free() || ability.name.is_some() {
        return Err(Unsayable);
    }
    if ability.extras.is_empty() || ability.body != Body::default() || ability.modes.is_some() {
        write_body(&ability.body, ability.modes.as_ref(), w)?;
    }
    write_limits(&Ability { works_in: zone::ENTITIES, ..ability.clone() }, w)
}

/// Whether an activated ability makes aether (907.1).
fn activated_label(body: &Body) -> Label {
    let makes = body.phrases.is_empty() && body.ops.iter().any(|op| matches!(op, Op::GiveCurrency { .. }));
    if makes { label::AETHER } else { label::ACTIVATED }
}

/// "[Rest], discard a caster: …".
fn read_activated(r: &mut Reader) -> Read<Ability> {
    let cost = read_cost(r)?;
    r.mark(':')?;
    let mut ability = Ability::new(Form::Activated, label::ACTIVATED, zone::ENTITIES);
    ability.cost = cost;
    (ability.body, ability.modes) = read_body(r)?;
    ability.label = activated_label(&ability.body);
    if !r.is_done() {
        read_limits(&mut ability, r)?;
    }
    Ok(ability)
}

fn write_activated(ability: &Ability, w: &mut Writer) -> Said {
    if !ability.extras.is_empty() || ability.name.is_some() || ability.label != activated_label(&ability.body) {
        return Err(Unsayable);
    }
    write_cost(&ability.cost, w)?;
    w.glue(":");
    w.begin();
    write_body(&ability.body, ability.modes.as_ref(), w)?;
    write_limits(ability, w)
}

/// When an ability can be played.
pub(crate) const LIMITS: &[Row<Limit>] = phrases! {
    ["during your turn"] => { Limit::Hold(Condition::TurnOf(Who::You)) }
    ["during an allied turn"] => { Limit::Hold(Condition::TurnOf(Who::You)) }
    ["during an enemy turn"] => { Limit::Hold(Condition::TurnOf(Who::Opponent)) }
    ["during" (Phases condition)] => { Limit::Hold(condition) }
    ["once per turn" (Once n)] => { Limit::Often(n) }
    ["twice per turn" (Both n)] => { Limit::Often(n) }
    ["from your caster zone" (CasterZone zones)] => { Limit::Place(zones) }
    ["from your graveyard" (Graveyard zones)] => { Limit::Place(zones) }
    ["from your hand" (Hand zones)] => { Limit::Place(zones) }
    ["if" (Holding condition)] => { Limit::Hold(condition) }
};

/// Twice.
struct Both;

impl Both {
    fn read(_: &mut Reader) -> Read<i32> {
        Ok(2)
    }
    fn write(number: &i32, _: &mut Writer) -> Said {
        if *number == 2 { Ok(()) } else { Err(Unsayable) }
    }
}

/// Makes forms of zones that the words around them say.
macro_rules! places {
    ($($(#[$doc:meta])* $name:ident: $zone:ident;)*) => {$(
        $(#[$doc])*
        struct $name;
        impl $name {
            fn read(_: &mut Reader) -> Read<Zones> {
                Ok(Zones::of(&[zone::$zone]))
            }
            fn write(zones: &Zones, _: &mut Writer) -> Said {
                if *zones == Zones::of(&[zone::$zone]) { Ok(()) } else { Err(Unsayable) }
            }
        }
    )*};
}

places! {
    /// The caster zone.
    CasterZone: CASTERS;
    /// The graveyard.
    Graveyard: GRAVEYARD;
    /// The hand.
    Hand: HAND;
}

/// Words before the limits.
pub(crate) const ONLY: &[&str] = &["play this ability only", "this ability can only be played", "play this card only"];

/// Whether a sentence follows that limits the ability.
pub(crate) fn at_limit(r: &Reader) -> bool {
    ONLY.iter().any(|words| r.sees_words(words))
}
