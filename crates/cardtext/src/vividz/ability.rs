//! One line of a card's text: which sort of ability it is, and the ability.

use super::keyword::{KEYWORDS, Keyword};
use super::noun::AREAS;
use super::replace::replacing_works;
use crate::applying::{Prohibition, read_affect, read_while, write_affect, write_while};
use crate::body::{read_body, write_body};
use crate::condition::joined;
use crate::cost::{read_cost, write_cost};
use crate::extra::{Costly, at_extra, read_extras, write_extra};
use crate::forms::{read_gift, write_gift};
use crate::limit::{Holding, Limit, Once, USE, read_limits, write_limits};
use crate::matter::{self, own_works, trigger_works};
use crate::moment::{read_cause, split_turn, write_cause};
use crate::phrase::{Row, phrases};
use crate::reader::{Read, Reader};
use crate::replacement::{read_replacement, write_replacement};
use crate::token::DASH;
use crate::writer::{Said, Unsayable, Writer};
use crate::zones::{read_prefix, write_prefix};
use duel::card::ability::{Ability, Body, Change, Form, StaticEffect};
use duel::card::amount::{Condition, Who};
use duel::card::filter::{Filter, Whose};
use duel::ids::{AbilityId, Kinds, Zone, Zones};
use vividz::words::{kind, label, number, verb, zone};

/// Where a card is while it is played.
const PLAYED: Zones = Zones::of(&[zone::TEMPORARY]);
/// Where a text about what its own card costs works: wherever that can be played from, and while it is played.
const COSTING: Zones = Zones::of(&[zone::HAND, zone::KEEP, zone::TRASH, zone::REMOVE, zone::SCOUT, zone::TEMPORARY]);

/// What stands before a text that works elsewhere than usual, with `/` between several.
pub(crate) const ZONES: &[(&str, Zone)] = &[
    ("Area", zone::AREA),
    ("Energy", zone::ENERGY),
    ("Remove zone", zone::REMOVE),
    ("Hand", zone::HAND),
    ("Trash", zone::TRASH),
    ("Keep zone", zone::KEEP),
    ("Deck", zone::DECK),
    ("EXP", zone::EXP),
    ("Connected", zone::CONNECT),
    ("Account zone", zone::ACCOUNT),
    ("Mission zone", zone::MISSION),
];

/// Where the texts of cards of these kinds work if they do not say.
fn home(kinds: Kinds) -> Zones {
    match kinds {
        _ if kinds.has(kind::ACCOUNT) => Zones::of(&[zone::ACCOUNT]),
        _ if kinds.has(kind::MISSION) => Zones::of(&[zone::MISSION]),
        _ if kinds.has(kind::ENGAGE) => Zones::of(&[zone::CONNECT]),
        _ => AREAS,
    }
}

/// Homes of texts, of which no card has several.
const HOMES: [Zone; 4] = [zone::AREA, zone::ACCOUNT, zone::MISSION, zone::CONNECT];

/// Words before what an Engage does as it is played (304.1d).
const ON_PLAY: &str = "on play";

/// Reads a line of a card of these kinds.
pub(crate) fn read_line(kinds: Kinds, r: &mut Reader) -> Read<Vec<Ability>> {
    let works = r.attempt(read_prefix).ok();
    let on_play = r.has(|r| {
        r.words(ON_PLAY)?;
        r.mark(DASH)
    });
    let mut ability =
        if on_play { read_spell(r)? } else { read_ability(kinds.has(kind::EVENT) && works.is_none(), r)? };
    r.done()?;
    if let Some(works) = works {
        ability.works_in = works;
    } else if ability.works_in == AREAS && keyword(&ability).is_none() {
        ability.works_in = home(kinds);
    }
    Ok(vec![ability])
}

fn keyword(ability: &Ability) -> Option<&'static Keyword> {
    KEYWORDS.iter().find(|keyword| keyword.label == ability.label)
}

fn read_ability(event: bool, r: &mut Reader) -> Read<Ability> {
    let condition = |keyword: &Keyword| matches!(keyword.label, label::CHECK | label::CLEAR);
    let here = |keyword: &&Keyword| r.sees_words(keyword.name) && (!condition(keyword) || r.sees(DASH));
    if let Some(keyword) = KEYWORDS.iter().find(here) {
        r.words(keyword.name)?;
        return (keyword.read)(r);
    }
    let condition = if event { None } else { read_while(r)? };
    let mut ability = read_sort(event, r)?;
    if let Some(condition) = condition {
        let mut all = conditions(ability.condition.take());
        all.extend(conditions(Some(condition)));
        ability.condition = joined(all);
    }
    Ok(ability)
}

fn conditions(condition: Option<Condition>) -> Vec<Condition> {
    match condition {
        Some(Condition::All(all)) => all,
        condition => condition.into_iter().collect(),
    }
}

fn read_sort(event: bool, r: &mut Reader) -> Read<Ability> {
    let moment = r.sees_words("at the beginning of") || r.sees_words("at the end of");
    if !event && (r.sees_words("when") || moment) {
        return read_triggered(r);
    }
    if r.sees(DASH) {
        return read_activated(r);
    }
    if let Ok(ability) = r.attempt(read_replacement) {
        return Ok(ability);
    }
    if !event && !at_extra(r) {
        return r.named("~an ability", read_static);
    }
    read_spell(r)
}

/// Where an ability of a sort works if the text does not say.
fn usual(ability: &Ability) -> Zones {
    match &ability.form {
        Form::Spell => PLAYED,
        Form::Static(affects) => static_works(affects),
        Form::Replacement(replacement) => {
            matter::replacing_works(&super::GRAMMAR, replacement, replacing_works(replacement))
        }
        Form::Triggered(trigger) => trigger_works(&super::GRAMMAR, trigger, AREAS),
        Form::Activated | Form::Counting(_) => AREAS,
    }
}

/// Writes the ability of a line.
pub(crate) fn write_line(abilities: &[&Ability], w: &mut Writer) -> Said {
    let [ability] = abilities else { return Err(Unsayable) };
    if let Some(keyword) = keyword(ability) {
        if ability.works_in != keyword.works {
            write_prefix(ability.works_in, w)?;
        }
        w.words(keyword.name);
        return (keyword.write)(&Ability { works_in: keyword.works, ..(*ability).clone() }, w);
    }
    let works = usual(ability);
    let at_home = works == AREAS && HOMES.iter().any(|&zone| ability.works_in == Zones::of(&[zone]));
    if ability.works_in != works && !at_home {
        write_prefix(ability.works_in, w)?;
    }
    write_ability(&Ability { works_in: works, ..(*ability).clone() }, w)
}

fn write_ability(ability: &Ability, w: &mut Writer) -> Said {
    match (&ability.form, ability.label) {
        (Form::Spell, label::EVENT) => {
            if !w.kinds.has(kind::EVENT) {
                w.words(ON_PLAY);
                w.say("—");
                w.begin();
            }
            write_spell(ability, w)
        }
        (Form::Activated, label::ACTIVATED) => write_activated(ability, w),
        (Form::Triggered(_), label::AUTOMATIC) => write_triggered(ability, w),
        (Form::Static(_), label::STATIC) => write_static(ability, w),
        (Form::Replacement(_), label::REPLACE) => {
            write_while(ability.condition.as_ref(), w)?;
            write_replacement(ability, w)
        }
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

/// "When Ferry Captain enters, draw 1 card.", "When Ferry Captain enters, {2} — draw 1 card."
fn read_triggered(r: &mut Reader) -> Read<Ability> {
    let (trigger, turn) = read_cause(r)?;
    let works = trigger_works(r.grammar, &trigger, AREAS);
    let mut ability = Ability::new(Form::Triggered(trigger), label::AUTOMATIC, works);
    ability.condition = turn.map(Condition::TurnOf);
    if r.sees(DASH) {
        ability.cost = read_cost(r)?;
        r.mark(DASH)?;
    }
    (ability.body, ability.modes) = read_body(r)?;
    if r.skip(ONCE) {
        r.stop()?;
        ability.per_turn = Some(1);
    }
    Ok(ability)
}

/// Words for an ability that triggers once in a turn.
const ONCE: &str = "this ability triggers only once per turn";

fn write_triggered(ability: &Ability, w: &mut Writer) -> Said {
    let Form::Triggered(trigger) = &ability.form else { return Err(Unsayable) };
    let (turn, rest) = split_turn(w.grammar, trigger, ability.condition.as_ref());
    write_while(rest.as_ref(), w)?;
    write_cause(trigger, turn, w)?;
    if !ability.cost.is_free() {
        write_cost(&ability.cost, w)?;
        w.say("—");
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
    if ability.extras.is_empty() { Ok(()) } else { Err(Unsayable) }
}

fn read_spell(r: &mut Reader) -> Read<Ability> {
    let mut ability = Ability::new(Form::Spell, label::EVENT, PLAYED);
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

/// "{1}, sleep — …".
fn read_activated(r: &mut Reader) -> Read<Ability> {
    let cost = read_cost(r)?;
    r.mark(DASH)?;
    let mut ability = Ability::new(Form::Activated, label::ACTIVATED, AREAS);
    ability.cost = cost;
    (ability.body, ability.modes) = read_body(r)?;
    if !r.is_done() {
        read_limits(&mut ability, r)?;
    }
    Ok(ability)
}

fn write_activated(ability: &Ability, w: &mut Writer) -> Said {
    if !ability.extras.is_empty() || ability.name.is_some() {
        return Err(Unsayable);
    }
    // What must hold is said at the end, or at the beginning.
    w.first_of(&[false, true], |&first, w| {
        if first {
            write_while(ability.condition.as_ref(), w)?;
        }
        write_cost(&ability.cost, w)?;
        w.say("—");
        w.begin();
        write_body(&ability.body, ability.modes.as_ref(), w)?;
        let condition = ability.condition.clone().filter(|_| !first);
        write_limits(&Ability { condition, ..ability.clone() }, w)
    })
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
    ("you cannot draw cards", DECK, Whose::Yours, verb::DRAW),
    ("your opponent cannot draw cards", DECK, Whose::Opponents, verb::DRAW),
    ("players cannot draw cards", DECK, Whose::Anyones, verb::DRAW),
    ("you cannot scout", DECK, Whose::Yours, verb::SCOUT),
    ("your opponent cannot scout", DECK, Whose::Opponents, verb::SCOUT),
];

const DECK: Zones = Zones::of(&[zone::DECK]);

/// What applies to a card where it can be played works there; all else where cards of its kind are.
fn static_works(affects: &[StaticEffect]) -> Zones {
    let costing = |change: &Change| {
        let cost = matches!(change, Change::CostIncrease(_) | Change::CostReduction(_) | Change::Set(number::COST, _));
        cost || matches!(change, Change::Cannot(verb::PLAY, _) | Change::Allow(verb::PLAY))
    };
    match affects {
        [StaticEffect { filter, changes }] if *filter == Filter::this() && changes.iter().any(costing) => COSTING,
        [StaticEffect { filter, changes }] if *filter == Filter::this() => own_works(&super::GRAMMAR, changes, AREAS),
        _ => AREAS,
    }
}

fn read_static(r: &mut Reader) -> Read<Ability> {
    let affects = vec![read_affect(PLAYERS, r)?];
    let works = static_works(&affects);
    Ok(Ability::new(Form::Static(affects), label::STATIC, works))
}

fn write_static(ability: &Ability, w: &mut Writer) -> Said {
    let Form::Static(affects) = &ability.form else { return Err(Unsayable) };
    let [affect] = affects.as_slice() else { return Err(Unsayable) };
    write_while(ability.condition.as_ref(), w)?;
    write_affect(affect, PLAYERS, w)?;
    let plain = ability.body == Body::default() && ability.modes.is_none() && ability.extras.is_empty();
    if plain && ability.cost.is_free() && ability.per_turn.is_none() { Ok(()) } else { Err(Unsayable) }
}
