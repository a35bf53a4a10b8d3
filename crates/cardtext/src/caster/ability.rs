//! One line of a card's text: which sort of ability it is, and the ability.

use super::condition::{Phases, read_state, write_state};
use super::keyword::{read_keyed, read_presence, write_keyed, write_presence};
use super::moment::{at_cause, read_cause, split_turn, write_cause};
use super::replace::{read_arriving, write_arriving};
use super::word::{Ability as Skill, LINES};
use crate::applying::{read_affect, write_affect};
use crate::body::{read_body, write_body};
use crate::condition::{joined, read_condition, write_condition};
use crate::cost::{read_cost, write_cost};
use crate::extra::{at_extra, read_extras, write_extra};
use crate::forms::{read_gift, write_gift};
use crate::limit::{Holding, Limit, Once, read_limits, write_limits};
use crate::phrase::{Row, phrases};
use crate::presence::{add_presence, split_presence};
use crate::reader::{Miss, Read, Reader};
use crate::replacement::{read_replacement, write_replacement};
use crate::writer::{Said, Unsayable, Writer};
use caster::words::{kind, label, number, verb, zone};
use duel::ability::{Ability, Affect, Body, Change, Form, Op};
use duel::amount::{Condition, Who};
use duel::filter::Filter;
use duel::words::{AbilityId, Keywords, Kinds, Label, Verb, Zones};

/// Where a card is while it is played.
const PLAYED: Zones = Zones::of(&[zone::CHASE]);
/// Where a text about what its own card costs works.
const COSTING: Zones = Zones::of(&[zone::HAND, zone::ORBS, zone::GRAVEYARD, zone::EXTRA, zone::CHASE]);
const GRAVEYARD: Zones = Zones::of(&[zone::GRAVEYARD]);

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
    let affect = Affect { filter: Filter::this(), changes: vec![Change::Gain(all)] };
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
    let [Affect { changes, .. }] = affects.as_slice() else { return Err(Unsayable) };
    let [Change::Gain(all)] = changes.as_slice() else { return Err(Unsayable) };
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
    let mut ability = Ability::new(Form::Triggered(trigger), label, zone::ENTITIES);
    (ability.body, ability.modes) = read_body(r)?;
    if !r.is_done() {
        read_limits(&mut ability, r)?;
    }
    if let Some(who) = turn {
        let mut all = vec![Condition::Turn(who)];
        all.extend(ability.condition.take());
        ability.condition = joined(all);
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
    write_limits(&Ability { condition: rest.cloned(), ..ability.clone() }, w)
}

fn read_spell(r: &mut Reader) -> Read<Ability> {
    let mut ability = Ability::new(Form::Spell, label::CONJURE, PLAYED);
    ability.extras = read_extras(r)?;
    if ability.extras.is_empty() || !r.is_done() {
        (ability.body, ability.modes) = read_body(r)?;
    }
    if !r.is_done() {
        read_limits(&mut ability, r)?;
    }
    Ok(ability)
}

fn write_spell(ability: &Ability, w: &mut Writer) -> Said {
    ability.extras.iter().try_for_each(|extra| write_extra(extra, w))?;
    if ability.works != PLAYED || !ability.cost.is_free() || ability.name.is_some() {
        return Err(Unsayable);
    }
    if ability.extras.is_empty() || ability.body != Body::default() || ability.modes.is_some() {
        write_body(&ability.body, ability.modes.as_ref(), w)?;
    }
    write_limits(&Ability { works: zone::ENTITIES, ..ability.clone() }, w)
}

/// Whether an activated ability makes aether (907.1).
fn activated_label(body: &Body) -> Label {
    let makes = body.choose.is_empty() && body.ops.iter().any(|op| matches!(op, Op::Mint { .. }));
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
    ["during your turn"] => { Limit::Hold(Condition::Turn(Who::You)) }
    ["during an allied turn"] => { Limit::Hold(Condition::Turn(Who::You)) }
    ["during an enemy turn"] => { Limit::Hold(Condition::Turn(Who::Opponent)) }
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

/// What applies to a card where it can be played works there; what says what the card is, everywhere (904.2); all else
/// on the field.
fn static_sort(affects: &[Affect], condition: Option<&Condition>) -> (Label, Zones) {
    let [Affect { filter, changes }] = affects else { return (label::STATIC, zone::ENTITIES) };
    // Decks are built before the game (402.4).
    if matches!(changes.as_slice(), [Change::Copies(_)]) {
        return (label::STATIC, Zones::EMPTY);
    }
    if *filter != Filter::this() {
        return (label::STATIC, zone::ENTITIES);
    }
    let costing = |change: &Change| {
        let cost = matches!(change, Change::Toll(_) | Change::Set(number::COST, _));
        cost || matches!(change, Change::Cannot(verb::PLAY | verb::CHASE | verb::CANCEL, _))
    };
    let defining = |change: &Change| {
        matches!(
            change,
            Change::AddTrait(_)
                | Change::SetTraits(_)
                | Change::AddColours(_)
                | Change::SetColours(_)
                | Change::SetKinds(_)
                | Change::Set(number::ATK | number::DEF, _)
        )
    };
    if changes.iter().any(|change| matches!(change, Change::Allow(verb::CALL | verb::PLAY))) {
        return (label::STATIC, GRAVEYARD);
    }
    if changes.iter().any(costing) {
        return (label::STATIC, COSTING);
    }
    if condition.is_none() && changes.iter().all(defining) {
        return (label::BASE, Zones::ALL);
    }
    (label::STATIC, zone::ENTITIES)
}

/// What a card lets its player do, in a sentence of its own: words for a caster that may be called from the graveyard
/// (504.1), and for a deck whose top card all see.
const SAYINGS: &[(&str, Verb)] = &[(CALLED, verb::CALL), ("the top card of your deck is revealed", verb::REVEAL)];
const CALLED: &str = "if you would play a caster as part of your call phase, you may play this card face up from an allied graveyard instead";

fn read_static(r: &mut Reader) -> Read<Ability> {
    let mut condition = r.attempt(read_first).ok();
    let mut affects = Vec::new();
    loop {
        let (affect, held) = read_affect_until(r)?;
        affects.push(affect);
        if held.is_some() {
            if condition.is_some() || affects.len() > 1 {
                return Err(Miss);
            }
            condition = held;
            break;
        }
        if r.is_done() {
            break;
        }
    }
    let (label, works) = static_sort(&affects, condition.as_ref());
    let mut ability = Ability::new(Form::Static(affects), label, works);
    ability.condition = condition;
    Ok(ability)
}

/// Words around the card whose abilities cannot be chased (1005.2).
const UNCHASED: (&str, &str) = ("abilities of", "cannot be chased");

/// A card on the field whose abilities cannot be chased.
fn unchased() -> Ability {
    let affect = Affect { filter: Filter::this(), changes: vec![Change::Cannot(verb::CHASE, None)] };
    Ability::new(Form::Static(vec![affect]), label::STATIC, zone::ENTITIES)
}

fn read_unchased(r: &mut Reader) -> Read<Ability> {
    r.words(UNCHASED.0)?;
    r.this()?;
    r.words(UNCHASED.1)?;
    r.stop()?;
    Ok(unchased())
}

/// What applies to a card while it is played: "This card cannot be chased."
fn read_costing(r: &mut Reader) -> Read<Ability> {
    let ability = read_static(r)?;
    if ability.works == COSTING { Ok(ability) } else { Err(Miss) }
}

/// What is changed, and what must hold for it: "This card gains +1000 ATK while rested."
fn read_affect_until(r: &mut Reader) -> Read<(Affect, Option<Condition>)> {
    if let Some((_, verb)) = SAYINGS.iter().find(|(words, _)| r.skip(words)) {
        r.stop()?;
        return Ok((Affect { filter: Filter::this(), changes: vec![Change::Allow(*verb)] }, None));
    }
    if let Ok(affect) = r.attempt(read_copies) {
        return Ok((affect, None));
    }
    let lasting = r.grammar.lasting.as_ref().ok_or(Miss)?;
    if let Ok(found) = r.attempt(|r| {
        let (what, changes) = (lasting.statement.read)(r)?;
        let filter = affected(what).ok_or(Miss)?;
        let condition = read_last(r)?;
        r.stop()?;
        Ok((Affect { filter, changes }, Some(condition)))
    }) {
        return Ok(found);
    }
    read_affect(&[], r).map(|affect| (affect, None))
}

/// Words before what must hold.
const HOLDS: &[&str] = &["as long as", "if", "while"];

/// Turns during which something applies, said last.
const DURING: &[(&str, Who)] = &[
    ("during your turn", Who::You),
    ("during allied turns", Who::You),
    ("during an allied turn", Who::You),
    ("during your turns", Who::You),
    ("during enemy turns", Who::Opponent),
    ("during an enemy turn", Who::Opponent),
];

/// "As long as you control a Golem,", "During your turn,".
fn read_first(r: &mut Reader) -> Read<Condition> {
    if let Some((_, who)) = DURING.iter().find(|(words, _)| r.skip(words)) {
        return r.mark(',').map(|()| Condition::Turn(who.clone()));
    }
    r.one_of(HOLDS)?;
    let condition = read_condition(r)?;
    r.mark(',').map(|()| condition)
}

/// "while rested", "as long as there are four or fewer allied orbs", "unless you control a Golem", "during your turn".
fn read_last(r: &mut Reader) -> Read<Condition> {
    if let Ok(condition) = r.attempt(read_state) {
        return Ok(condition);
    }
    if let Some((_, who)) = DURING.iter().find(|(words, _)| r.skip(words)) {
        return Ok(Condition::Turn(who.clone()));
    }
    if r.skip("unless") {
        return read_condition(r).map(|condition| Condition::Not(Box::new(condition)));
    }
    r.one_of(HOLDS)?;
    read_condition(r)
}

fn write_last(condition: &Condition, w: &mut Writer) -> Said {
    w.first_of(&[true, false], |&short, w| match condition {
        Condition::Turn(who) if short => write_during(who, w),
        Condition::Not(inner) if short => {
            w.say("unless");
            write_condition(inner, w)
        }
        condition => write_holding(condition, w),
    })
}

fn write_during(who: &Who, w: &mut Writer) -> Said {
    let words: Vec<&str> = DURING.iter().filter(|(_, known)| known == who).map(|(words, _)| *words).collect();
    if words.is_empty() {
        return Err(Unsayable);
    }
    w.one_of(&words);
    Ok(())
}

fn write_holding(condition: &Condition, w: &mut Writer) -> Said {
    w.one_of(HOLDS);
    write_condition(condition, w)
}

fn write_first(condition: &Condition, w: &mut Writer) -> Said {
    w.first_of(&[true, false], |&short, w| match condition {
        Condition::Turn(who) if short => write_during(who, w),
        condition => write_holding(condition, w),
    })?;
    w.glue(",");
    Ok(())
}

fn affected(what: duel::amount::What) -> Option<Filter> {
    match what {
        duel::amount::What::This => Some(Filter::this()),
        duel::amount::What::All(filter) => Some(filter),
        _ => None,
    }
}

fn write_static(ability: &Ability, w: &mut Writer) -> Said {
    let Form::Static(affects) = &ability.form else { return Err(Unsayable) };
    let plain = ability.body == Body::default() && ability.modes.is_none() && ability.extras.is_empty();
    let condition = ability.condition.as_ref();
    let sort = static_sort(affects, condition);
    if !plain || !ability.cost.is_free() || ability.per_turn.is_some() || sort != (ability.label, ability.works) {
        return Err(Unsayable);
    }
    match (affects.as_slice(), condition) {
        ([affect], Some(condition)) => w.first_of(&[Held::State, Held::Last, Held::First], |held, w| match held {
            Held::First => {
                write_first(condition, w)?;
                write_one(affect, w)
            }
            Held::State | Held::Last => {
                let lasting = w.grammar.lasting.as_ref().ok_or(Unsayable)?;
                let what = subject(affect);
                (lasting.statement.write)(&(what, affect.changes.clone()), w)?;
                if matches!(held, Held::State) {
                    write_state(condition, w)?;
                } else {
                    write_last(condition, w)?;
                }
                w.stop();
                Ok(())
            }
        }),
        ([], _) => Err(Unsayable),
        (affects, None) => affects.iter().try_for_each(|affect| write_one(affect, w)),
        (affects, Some(condition)) => {
            write_first(condition, w)?;
            affects.iter().try_for_each(|affect| write_one(affect, w))
        }
    }
}

/// Where what must hold is said.
#[derive(Clone, Copy)]
enum Held {
    State,
    Last,
    First,
}

fn subject(affect: &Affect) -> duel::amount::What {
    match &affect.filter {
        filter if *filter == Filter::this() => duel::amount::What::This,
        filter => duel::amount::What::All(filter.clone()),
    }
}

fn write_one(affect: &Affect, w: &mut Writer) -> Said {
    let allows = |verb| Affect { filter: Filter::this(), changes: vec![Change::Allow(verb)] };
    if let Some((words, _)) = SAYINGS.iter().find(|(_, verb)| *affect == allows(*verb)) {
        w.words(words);
        w.stop();
        return Ok(());
    }
    if w.attempt(|w| write_copies(affect, w)).is_ok() {
        return Ok(());
    }
    write_affect(affect, &[], w)
}

/// "You may include any number of copies of this card in your deck." (402.4)
fn read_copies(r: &mut Reader) -> Read<Affect> {
    r.words("you may include")?;
    let copies = if r.skip("any number of") {
        u8::MAX
    } else {
        r.words("up to")?;
        r.number()?.try_into().map_err(|_| Miss)?
    };
    r.words("copies of")?;
    r.this()?;
    r.words("in your deck")?;
    r.stop()?;
    Ok(Affect { filter: namesakes(), changes: vec![Change::Copies(copies)] })
}

/// Writes what [`read_copies`] reads.
fn write_copies(affect: &Affect, w: &mut Writer) -> Said {
    let [Change::Copies(copies)] = affect.changes.as_slice() else { return Err(Unsayable) };
    if affect.filter != namesakes() {
        return Err(Unsayable);
    }
    w.words("you may include");
    if *copies == u8::MAX {
        w.words("any number of");
    } else {
        w.words("up to");
        w.count(i32::from(*copies));
    }
    w.words("copies of");
    w.itself();
    w.words("in your deck");
    w.stop();
    Ok(())
}

/// Cards of the card's own name.
fn namesakes() -> Filter {
    Filter { namesake: true, ..Filter::any() }
}
