//! Chapters 1102 and 1103: by what a chara left.
//!
//! A chara was last hurt by whatever last dealt it damage or lowered its power. That is remembered until the rule
//! effects are done. Battle and effects are judged separately (reading V25). A chara that may not leave by what hurt it
//! is spared: it stays as it is until something else hurts it.

use crate::book::Context;
use crate::rule_effect::leaving::overcome;
use crate::rules::cite;
use crate::words::{mark, number, verb, zone};
use duel::card::ability::EventPattern;
use duel::continuous::responsibility::{Blame, BlameWatch};
use duel::event::{Cause, Event};
use duel::ids::{Rule, Seat, Verb};
use duel::state::object::{ObjectRef, Slot};
use duel::state::stack_item::NO_ABILITY;

/// Damage and a loss of power hurt a chara (1103.3); battle damage is judged separately (1102.1).
pub(crate) const BLAMES: BlameWatch =
    BlameWatch { zone: zone::AREA, number: number::POWER, judged_apart: verb::STRIKE };

/// The event and the cause by which a chara with too much damage or no power leaves; `None` if that is forbidden.
///
/// A chara dealt damage in the battle step leaves by battle in the processing right after it (1102.1). An effect that
/// dealt it damage or lowered its power made it leave if it leaves in the very next rule effects (1103.3).
pub(crate) fn leaving(cx: &Context, slot: Slot, rule: Rule) -> Option<(Verb, Cause)> {
    let it = cx.state.object_ref(slot);
    let striker = striker(cx, it).filter(|_| cx.cite(cite!("1102.1")));
    let by_rules = Cause::rule(rule);
    let in_battle = striker.map(|source| Cause { source: Some(source), ..by_rules });
    let effects = || effects_on(cx, it).map(|source| by_effect(cx, source, rule));
    let verb = if striker.is_some() { verb::FALL } else { verb::LEAVE };
    let cause = in_battle.or_else(|| effects().next()).unwrap_or(by_rules);
    let may_not =
        |verb: Verb, cause: &Cause| cx.is_forbidden_by(verb, slot, cause) && cx.cite(crate::principles::CANNOT);
    let forbidden = may_not(verb, &cause) || effects().any(|cause| may_not(verb, &cause));
    // A chara that was spared and may leave now leaves by the rules alone, not by what it was spared from.
    match (forbidden, cx.state.object(slot).marks.has(mark::SPARED)) {
        (true, _) => None,
        (false, true) => (!may_not(verb::LEAVE, &by_rules)).then_some((verb::LEAVE, by_rules)),
        (false, false) => Some((verb, cause)),
    }
}

/// The attacker that has dealt battle damage to a chara, until the processing after the battle is done.
fn striker(cx: &Context, it: ObjectRef) -> Option<ObjectRef> {
    cx.blames_of(it).find(|blame| blame.verb == Some(verb::STRIKE)).map(|blame| blame.source)
}

/// The sources of the effects that last hurt a chara (1103.3).
fn effects_on<'a>(cx: &'a Context, it: ObjectRef) -> impl Iterator<Item = ObjectRef> + use<'a> {
    let effects = cx.blames_of(it).filter(|blame| blame.verb != Some(verb::STRIKE));
    effects.map(|blame| blame.source).filter(|_| cx.cite(cite!("1103.3")))
}

/// The cause for a chara that leaves by an effect of this source.
fn by_effect(cx: &Context, source: ObjectRef, rule: Rule) -> Cause {
    let seat = Some(cx.player_of(source.slot));
    Cause { source: Some(source), ability: Some(NO_ABILITY), seat, ..Cause::rule(rule) }
}

/// Returns true if the cause of an event counts as having made the chara leave.
///
/// In battle that is the chara that dealt the damage (1102.2), otherwise the source of the effect (1103.1), also of one
/// whose instruction makes the chara leave (1103.2).
pub(crate) fn counts(cx: &Context, event: &Event) -> bool {
    match (event.verb, event.cause.ability) {
        (verb::FALL, None) => cx.cite(cite!("1102.2")),
        (verb::LEAVE, Some(NO_ABILITY)) => cx.cite(cite!("1103.1")),
        (verb::LEAVE, Some(_)) => cx.cite_all(&[cite!("1103.1"), cite!("1103.2")]),
        _ => true,
    }
}

/// The further causes by which a chara left (reading V25).
///
/// They are the other effects that hurt it at the same moment, and all effects that hurt a chara which left by battle;
/// those did not make it leave by battle. Effects that hurt it earlier did not make it leave at all (1103.3a).
pub(crate) fn other_causes(cx: &Context, event: &Event, on: &EventPattern) -> Vec<Cause> {
    let mut causes = Vec::new();
    let by_rules = event.cause.ability.is_none_or(|ability| ability == NO_ABILITY);
    let in_battle = matches!(on, EventPattern::Move { verb: Some(verb::FALL), .. });
    let (Some(slot), verb::FALL | verb::LEAVE, true, false) = (event.happening.slot(), event.verb, by_rules, in_battle)
    else {
        return causes;
    };
    let Some(known) = event.cause.source else { return causes };
    let (it, rule) = (cx.state.object_ref(slot), event.cause.rule);
    let first = event.verb == verb::LEAVE;
    for source in effects_on(cx, it).skip(usize::from(first)) {
        if cx.cite(cite!("1103.1")) {
            causes.push(by_effect(cx, source, rule));
        }
    }
    let last = |source: ObjectRef| source == known || cx.blames_of(it).any(|blame| blame.source == source);
    let before = cx.state.ongoing_effects.iter().filter(|effect| effect.target == Some(it)).map(|effect| effect.source);
    for source in before.filter(|&source| cx.scratch.trace.is_kept() && !last(source)) {
        if !cx.cite(cite!("1103.3a")) {
            causes.push(by_effect(cx, source, rule));
        }
    }
    causes
}

/// A chara that survives the first rule effects after it was hurt does not leave by that later (1103.3b).
const SURVIVORS: Rule = cite!("1103.3b");

/// Forgets the effects that hurt charas which have survived them (1103.3b).
pub(crate) fn forget_survivors(cx: &mut Context) {
    for i in 0..cx.state.cards(zone::AREA, Seat::FIRST).len() {
        let slot = cx.state.cards(zone::AREA, Seat::FIRST)[i];
        let it = cx.state.object_ref(slot);
        let by_effect = |blame: &Blame| blame.object == it && blame.verb != Some(verb::STRIKE);
        let hurt = cx.state.harms.iter().any(by_effect) || cx.state.object(slot).marks.has(mark::SPARED);
        if hurt && overcome(cx, slot).is_none() && cx.cite(SURVIVORS) {
            hurt_anew(cx, slot);
            cx.state.harms.retain(|blame| !by_effect(blame));
        }
    }
}

/// Forgets harm that older effects did because of a rule effect: no chara leaves by that (1103.3b).
pub(crate) fn forget_consequences(cx: &mut Context, began: u32) {
    let follows = |blame: &Blame| blame.further && blame.moment > began;
    if cx.state.harms.iter().any(follows) && cx.cite(SURVIVORS) {
        cx.state.harms.retain(|blame| !follows(blame));
    }
}

/// Marks charas that should have left and may not as spared, when all rule effects are done.
pub(crate) fn spare(cx: &mut Context) {
    for i in 0..cx.state.cards(zone::AREA, Seat::FIRST).len() {
        let slot = cx.state.cards(zone::AREA, Seat::FIRST)[i];
        if overcome(cx, slot).is_some() {
            let object = &mut cx.state.objects[slot.index()];
            object.marks = object.marks.with(mark::SPARED);
        }
    }
    forget_gone(cx);
}

/// Forgets the harm done to charas that are gone.
fn forget_gone(cx: &mut Context) {
    let objects = &cx.state.objects;
    cx.state.harms.retain(|blame| objects[blame.object.slot.index()].life == blame.object.life);
}

/// Forgets battle damage when the processing after the battle is done: no chara leaves by battle later (1102.1).
pub(crate) fn forget_battle(cx: &mut Context) {
    let objects = &cx.state.objects;
    let spared = |blame: &Blame| objects[blame.object.slot.index()].marks.has(mark::SPARED);
    cx.state.harms.retain(|blame| blame.verb != Some(verb::STRIKE) || spared(blame));
}

/// Forgets everything that hurt a spared chara before it is hurt again, and that it was spared.
pub(crate) fn hurt_anew(cx: &mut Context, slot: Slot) {
    let it = cx.state.object_ref(slot);
    let object = &mut cx.state.objects[slot.index()];
    if object.marks.has(mark::SPARED) {
        object.marks = object.marks.without(mark::SPARED);
        cx.state.harms.retain(|blame| blame.object != it);
    }
}
