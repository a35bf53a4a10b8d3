//! One line of a card's text: which sort of ability it is, and the ability.

use super::change::BOUND_UNIT;
use super::keyword::{self, KEYWORDS, read_presence, write_presence};
use super::noun::SQUARES;
use super::replace::replacing_works;
use crate::applying::{Prohibition, read_affect, read_while, write_affect, write_while};
use crate::body::{read_body, write_body};
use crate::cost::{read_cost, write_cost};
use crate::extra::{Costly, at_extra, read_extras, write_extra};
use crate::forms::{read_gift, write_gift};
use crate::limit::{Holding, Limit, Once, USE, read_limits, write_limits};
use crate::matter::{self, own_works, trigger_works};
use crate::moment::{read_trigger, write_trigger};
use crate::phrase::{Row, phrases};
use crate::reader::{Miss, Read, Reader};
use crate::replacement::{read_replacement, write_replacement};
use crate::token::DASH;
use crate::writer::{Said, Unsayable, Writer};
use crate::zones::{read_prefix, write_prefix};
use dimension::words::{kind, label, number, verb, zone};
use duel::card::ability::{Ability, Body, Change, ExtraCost, Form, Price, StaticEffect};
use duel::card::amount::{Condition, Who};
use duel::card::filter::{Filter, Whose};
use duel::ids::{AbilityId, Kinds, Label, Zone, Zones};

const STACK: Zones = Zones::of(&[zone::STACK]);
const HAND: Zones = Zones::of(&[zone::HAND]);
/// Where a text about what its own card costs works: wherever that can be played from, and while it is played.
const COSTING: Zones = Zones::of(&[zone::HAND, zone::PLAN, zone::GRAVE, zone::REMOVE, zone::STACK]);
/// Where cards are played from.
pub(crate) const PLAYABLE: Zones = Zones::of(&[zone::HAND, zone::PLAN]);

/// What stands before the text of a zone effect (5-7-1), with `/` between several.
pub(crate) const ZONES: &[(&str, Zone)] = &[
    ("Plan zone", zone::PLAN),
    ("Energy zone", zone::ENERGY),
    ("Graveyard", zone::GRAVE),
    ("Hand", zone::HAND),
    ("Smash zone", zone::SMASH),
    ("Remove zone", zone::REMOVE),
];

/// Reads a line of a card of these kinds.
pub(crate) fn read_line(kinds: Kinds, r: &mut Reader) -> Read<Vec<Ability>> {
    let works = r.attempt(read_prefix).ok();
    let presence = r.attempt(read_presence).ok();
    let mut ability = read_ability(kinds.has(kind::STRATEGY), r)?;
    r.done()?;
    if let Some(works) = works {
        ability.works_in = works;
    }
    if let Some(presence) = presence {
        keyword::add(&mut ability, presence);
    }
    Ok(vec![ability])
}

fn read_ability(strategy: bool, r: &mut Reader) -> Read<Ability> {
    if let Some(keyword) = KEYWORDS.iter().find(|keyword| r.sees_words(keyword.name)) {
        r.words(keyword.name)?;
        return (keyword.read)(r);
    }
    if r.sees(':') {
        return read_activated(r);
    }
    let moment = r.sees_words("at the beginning of") || r.sees_words("at the end of");
    if r.sees_words("when") || moment && !strategy {
        return read_triggered(r);
    }
    if let Ok(ability) = r.attempt(read_replacement) {
        return Ok(ability);
    }
    if r.sees_words(BOUND_UNIT) || !strategy && !at_extra(r) {
        return r.named("~an ability", read_static);
    }
    read_spell(r)
}

/// Where an ability of a sort works if the text does not say.
fn usual(ability: &Ability) -> Zones {
    match (&ability.form, ability.label) {
        (Form::Spell, _) => STACK,
        (Form::Static(affects), label::STATIC | label::RESONANCE) => static_works(affects),
        (Form::Triggered(_), label::FROM_HAND) => HAND,
        (Form::Replacement(replacement), _) => {
            matter::replacing_works(&super::GRAMMAR, replacement, replacing_works(replacement))
        }
        (Form::Triggered(trigger), label::TRIGGER) => trigger_works(&super::GRAMMAR, trigger, SQUARES),
        (Form::Activated | Form::Triggered(_) | Form::Counting(_) | Form::Static(_), _) => SQUARES,
    }
}

/// Writes the ability of a line.
pub(crate) fn write_line(abilities: &[&Ability], w: &mut Writer) -> Said {
    let [ability] = abilities else { return Err(Unsayable) };
    let keyword = KEYWORDS.iter().find(|keyword| keyword.labels.contains(&ability.label));
    let works = keyword.map_or_else(|| usual(ability), |keyword| keyword.works);
    if ability.works_in != works {
        write_prefix(ability.works_in, w)?;
    }
    let mut ability = Ability { works_in: works, ..(*ability).clone() };
    if let Some((present, rest)) = keyword::split(&ability) {
        write_presence(&present, w)?;
        ability = rest;
    }
    match keyword {
        Some(keyword) => {
            w.words(keyword.name);
            (keyword.write)(&ability, w)
        }
        None => write_ability(&ability, w),
    }
}

fn write_ability(ability: &Ability, w: &mut Writer) -> Said {
    match (&ability.form, ability.label) {
        (Form::Spell, label::SPELL) => write_spell(ability, w),
        (Form::Activated, label::NORMAL | label::QUICK | label::BATTLE) => write_activated(ability, w),
        (Form::Triggered(_), label::TRIGGER | label::FROM_HAND) => write_triggered(ability, w),
        (Form::Static(_), label::STATIC) => write_static(ability, w),
        (Form::Replacement(_), label::REPLACE) => write_replacement(ability, w),
        _ => Err(Unsayable),
    }
}

/// Reads an ability that a card is given.
pub(crate) fn read_granted(r: &mut Reader) -> Read<AbilityId> {
    read_gift(|r| read_ability(false, r), r)
}

/// Writes an ability that a card is given, by its own ability or by another's.
pub(crate) fn write_granted(ability: AbilityId, own: bool, w: &mut Writer) -> Said {
    let pool = w.pool;
    write_gift(own, w, |w| write_line(&[pool.ability(ability)], w))
}

fn read_triggered(r: &mut Reader) -> Read<Ability> {
    let (trigger, condition) = read_trigger(r)?;
    let works = trigger_works(r.grammar, &trigger, SQUARES);
    let mut ability = Ability::new(Form::Triggered(trigger), label::TRIGGER, works);
    ability.condition = condition;
    while r.skip(BESIDES) {
        let optional = r.skip("you may");
        let cost = crate::cost::read_extra(r)?;
        r.stop()?;
        ability.extras.push(ExtraCost { cost, replaces_price: false, optional, condition: None, routine: None });
    }
    if r.skip(SHOW) {
        read_showing(&mut ability, r)?;
    }
    (ability.body, ability.modes) = read_body(r)?;
    if r.skip(ONCE) {
        r.stop()?;
        ability.per_turn = Some(1);
    }
    Ok(ability)
}

/// Words before what is paid as a triggered ability is stacked (4-8-4-1).
const BESIDES: &str = "as an additional cost,";

/// Words for an ability that triggers if its card is shown (4-8-12).
const SHOW: &str = "you may show";
const IN_HAND: &str = "in your hand";
const IF_SHOWN: &str = "if you do,";

/// "you may show Ember Page in your hand and pay {1}. If you do, …".
fn read_showing(ability: &mut Ability, r: &mut Reader) -> Read<()> {
    r.this()?;
    r.words(IN_HAND)?;
    if r.skip("and pay") || r.skip("and") {
        ability.cost = read_cost(r)?;
    }
    r.stop()?;
    r.words(IF_SHOWN)?;
    (ability.label, ability.works_in) = (label::FROM_HAND, HAND);
    Ok(())
}

fn write_showing(ability: &Ability, w: &mut Writer) -> Said {
    w.words(SHOW);
    w.say(w.own);
    w.words(IN_HAND);
    if !ability.cost.is_free() {
        w.words(if ability.cost.price == Price::default() { "and" } else { "and pay" });
        write_cost(&ability.cost, w)?;
    }
    w.stop();
    w.words(IF_SHOWN);
    Ok(())
}

/// Words for an ability that triggers once in a turn.
const ONCE: &str = "this ability triggers only once per turn";

fn write_triggered(ability: &Ability, w: &mut Writer) -> Said {
    let Form::Triggered(trigger) = &ability.form else { return Err(Unsayable) };
    write_trigger(trigger, ability.condition.as_ref(), w)?;
    for extra in &ability.extras {
        let plain = ExtraCost { replaces_price: false, condition: None, routine: None, ..extra.clone() };
        if plain != *extra {
            return Err(Unsayable);
        }
        w.words(BESIDES);
        if extra.optional {
            w.words("you may");
        }
        crate::cost::write_extra(&extra.cost, w)?;
        w.stop();
    }
    let shown = ability.label == label::FROM_HAND;
    if shown {
        write_showing(ability, w)?;
    }
    write_body(&ability.body, ability.modes.as_ref(), w)?;
    match ability.per_turn {
        None => {}
        Some(1) => {
            w.words(ONCE);
            w.stop();
        }
        Some(_) => return Err(Unsayable),
    }
    if shown || ability.cost.is_free() { Ok(()) } else { Err(Unsayable) }
}

fn read_spell(r: &mut Reader) -> Read<Ability> {
    let mut ability = Ability::new(Form::Spell, label::SPELL, STACK);
    ability.extras = read_extras(Costly::Card, r)?;
    if ability.extras.is_empty() || !r.is_done() {
        (ability.body, ability.modes) = read_body(r)?;
    }
    Ok(ability)
}

fn write_spell(ability: &Ability, w: &mut Writer) -> Said {
    ability.extras.iter().try_for_each(|extra| write_extra(extra, Costly::Card, w))?;
    if ability.condition.is_some() || ability.per_turn.is_some() || !ability.cost.is_free() {
        return Err(Unsayable);
    }
    write_body(&ability.body, ability.modes.as_ref(), w)
}

/// The timings of activated abilities (4-3-4).
const TIMINGS: &[(&str, Label)] = &[("normal", label::NORMAL), ("quick", label::QUICK), ("battle", label::BATTLE)];

/// "{Blue}{1}, scrap Slate Courier — quick: …".
fn read_activated(r: &mut Reader) -> Read<Ability> {
    let cost = read_cost(r)?;
    r.mark(DASH)?;
    let timing = r.named("~a timing: normal, quick or battle", |r| {
        TIMINGS.iter().find(|(name, _)| r.skip(name)).map(|(_, label)| *label).ok_or(Miss)
    })?;
    r.mark(':')?;
    let mut ability = Ability::new(Form::Activated, timing, SQUARES);
    ability.cost = cost;
    (ability.body, ability.modes) = read_body(r)?;
    if !r.is_done() {
        read_limits(&mut ability, r)?;
    }
    Ok(ability)
}

fn write_activated(ability: &Ability, w: &mut Writer) -> Said {
    let (timing, _) = TIMINGS.iter().find(|(_, label)| *label == ability.label).ok_or(Unsayable)?;
    if !ability.extras.is_empty() || ability.name.is_some() {
        return Err(Unsayable);
    }
    write_cost(&ability.cost, w)?;
    w.say("—");
    w.say(timing);
    w.glue(":");
    w.begin();
    write_body(&ability.body, ability.modes.as_ref(), w)?;
    write_limits(ability, w)
}

/// When an ability can be activated.
pub(crate) const LIMITS: &[Row<Limit>] = phrases! {
    ["during your turn"] => { Limit::Hold(Condition::TurnOf(Who::You)) }
    ["during your opponent's turn"] => { Limit::Hold(Condition::TurnOf(Who::Opponent)) }
    ["once per turn" (Once n)] => { Limit::Often(n) }
    ["if" (Holding condition)] => { Limit::Hold(condition) }
};

/// Whether a sentence follows that limits the ability.
pub(crate) fn at_limit(r: &Reader) -> bool {
    r.sees_words(ONCE) || USE.iter().any(|words| r.sees_words(words))
}

/// What players cannot do, as what cannot be done to their cards.
const PLAYERS: &[Prohibition] = &[
    ("you cannot draw cards", DECKS, Whose::Yours, verb::DRAW),
    ("your opponent cannot draw cards", DECKS, Whose::Opponents, verb::DRAW),
    ("players cannot draw cards", DECKS, Whose::Anyones, verb::DRAW),
];

const DECKS: Zones = Zones::of(&[zone::DECK, zone::PLAN]);

/// What can happen to a card on the stack only.
const UNNEGATED: Change = Change::Cannot(verb::NEGATE, None);

/// What applies to a card where it can be played works there (2-10-3-3, 2-10-3-4), what applies to it on the stack there;
/// all else on squares.
fn static_works(affects: &[StaticEffect]) -> Zones {
    let costing = |change: &Change| {
        let cost = matches!(change, Change::CostIncrease(_) | Change::CostReduction(_) | Change::Set(number::COST, _));
        cost || matches!(change, Change::Cannot(verb::PLAY, _))
    };
    match affects {
        [StaticEffect { filter, changes }] if *filter == Filter::this() && changes.iter().any(costing) => COSTING,
        [StaticEffect { filter, changes: negating }] if *filter == Filter::this() && *negating == [UNNEGATED] => STACK,
        [StaticEffect { filter, changes }] if *filter == Filter::this() => own_works(&super::GRAMMAR, changes, SQUARES),
        _ => SQUARES,
    }
}

fn read_static(r: &mut Reader) -> Read<Ability> {
    let condition = read_while(r)?;
    let affects = vec![read_affect(PLAYERS, r)?];
    let works = static_works(&affects);
    let mut ability = Ability::new(Form::Static(affects), label::STATIC, works);
    ability.condition = condition;
    Ok(ability)
}

fn write_static(ability: &Ability, w: &mut Writer) -> Said {
    let Form::Static(affects) = &ability.form else { return Err(Unsayable) };
    let [affect] = affects.as_slice() else { return Err(Unsayable) };
    write_while(ability.condition.as_ref(), w)?;
    write_affect(affect, PLAYERS, w)?;
    let plain = ability.body == Body::default() && ability.modes.is_none() && ability.extras.is_empty();
    if plain && ability.cost.is_free() && ability.per_turn.is_none() { Ok(()) } else { Err(Unsayable) }
}
