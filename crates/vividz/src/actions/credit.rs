//! Chapters 1102 and 1103: by what a chara left.
//!
//! What a chara was last hurt by is what last dealt it damage or lowered its power, by whatever means, until the rule effects
//! have been seen to. Battle and effects are each judged for themselves (reading V25). Where it may not leave by that, it is
//! spared, and stays as it is until something else hurts it.

use crate::book::Context;
use crate::rule_effect::leaving::overcome;
use crate::rules::cite;
use crate::words::{mark, number, verb, zone};
use duel::ability::On;
use duel::blame::{Blame, Blaming};
use duel::event::{Cause, Event};
use duel::item::NO_ABILITY;
use duel::object::{Ref, Slot};
use duel::words::{Rule, Seat, Verb};

/// Charas are hurt by damage and as their power falls (1103.3); battle damage is judged by itself (1102.1).
pub(crate) const BLAMES: Blaming = Blaming { zone: zone::AREA, number: number::POWER, apart: verb::STRIKE };

/// How it is called that a chara leaves because of its damage or for want of power, and what made it leave; nothing, if
/// something forbids that.
///
/// In the processing right after the battle step, what was dealt damage in that leaves by battle (1102.1). An effect that
/// dealt damage or lowered the power made it leave, if that was the first thing to come of it (1103.3).
pub(crate) fn leaving(cx: &Context, slot: Slot, rule: Rule) -> Option<(Verb, Cause)> {
    let it = cx.s.refer(slot);
    let striker = striker(cx, it).filter(|_| cx.by(cite!("1102.1")));
    let by_rules = Cause::rule(rule);
    let in_battle = striker.map(|source| Cause { source: Some(source), ..by_rules });
    let effects = || effects_on(cx, it).map(|source| by_effect(cx, source, rule));
    let verb = if striker.is_some() { verb::FALL } else { verb::LEAVE };
    let cause = in_battle.or_else(|| effects().next()).unwrap_or(by_rules);
    let may_not = |verb: Verb, cause: &Cause| cx.forbidden_by(verb, slot, cause) && cx.by(crate::principles::CANNOT);
    let forbidden = may_not(verb, &cause) || effects().any(|cause| may_not(verb, &cause));
    // What it was spared from does not make it leave when it may.
    match (forbidden, cx.s.object(slot).marks.has(mark::SPARED)) {
        (true, _) => None,
        (false, true) => (!may_not(verb::LEAVE, &by_rules)).then_some((verb::LEAVE, by_rules)),
        (false, false) => Some((verb, cause)),
    }
}

/// The attacker that has dealt battle damage to a chara, until that has been settled.
fn striker(cx: &Context, it: Ref) -> Option<Ref> {
    cx.blamed(it).find(|blame| blame.verb == Some(verb::STRIKE)).map(|blame| blame.source)
}

/// The sources of the effects that last hurt a chara (1103.3).
fn effects_on<'a>(cx: &'a Context, it: Ref) -> impl Iterator<Item = Ref> + use<'a> {
    let effects = cx.blamed(it).filter(|blame| blame.verb != Some(verb::STRIKE));
    effects.map(|blame| blame.source).filter(|_| cx.by(cite!("1103.3")))
}

/// That an effect of a card makes a chara leave.
fn by_effect(cx: &Context, source: Ref, rule: Rule) -> Cause {
    let seat = Some(cx.player_of(source.slot));
    Cause { source: Some(source), ability: Some(NO_ABILITY), seat, ..Cause::rule(rule) }
}

/// Whether what made a chara leave counts as having done so: in battle what dealt the damage (1102.2), by an effect the
/// source of that (1103.1), above all if the effect says that it leaves (1103.2).
pub(crate) fn counts(cx: &Context, event: &Event) -> bool {
    match (event.verb, event.cause.ability) {
        (verb::FALL, None) => cx.by(cite!("1102.2")),
        (verb::LEAVE, Some(NO_ABILITY)) => cx.by(cite!("1103.1")),
        (verb::LEAVE, Some(_)) => cx.by_all(&[cite!("1103.1"), cite!("1103.2")]),
        _ => true,
    }
}

/// What else made a chara leave: several effects that hurt it in one moment, and those that hurt one which left by battle
/// (reading V25). They did not make it leave by battle. What hurt it before did not make it leave at all (1103.3a).
pub(crate) fn other_causes(cx: &Context, event: &Event, on: &On) -> Vec<Cause> {
    let mut causes = Vec::new();
    let by_rules = event.cause.ability.is_none_or(|ability| ability == NO_ABILITY);
    let in_battle = matches!(on, On::Move { verb: Some(verb::FALL), .. });
    let (Some(slot), verb::FALL | verb::LEAVE, true, false) = (event.act.slot(), event.verb, by_rules, in_battle)
    else {
        return causes;
    };
    let Some(known) = event.cause.source else { return causes };
    let (it, rule) = (cx.s.refer(slot), event.cause.rule);
    let first = event.verb == verb::LEAVE;
    for source in effects_on(cx, it).skip(usize::from(first)) {
        if cx.by(cite!("1103.1")) {
            causes.push(by_effect(cx, source, rule));
        }
    }
    let last = |source: Ref| source == known || cx.blamed(it).any(|blame| blame.source == source);
    let before = cx.s.effects.iter().filter(|effect| effect.target == Some(it)).map(|effect| effect.source);
    for source in before.filter(|&source| cx.t.tracing && !last(source)) {
        if !cx.by(cite!("1103.3a")) {
            causes.push(by_effect(cx, source, rule));
        }
    }
    causes
}

/// What survives the first rule effects after it was hurt does not leave by that, if it leaves later (1103.3b).
const SURVIVORS: Rule = cite!("1103.3b");

/// Forgets what hurt those that have survived it (1103.3b).
pub(crate) fn forget_survivors(cx: &mut Context) {
    for i in 0..cx.s.cards(zone::AREA, Seat::FIRST).len() {
        let slot = cx.s.cards(zone::AREA, Seat::FIRST)[i];
        let it = cx.s.refer(slot);
        let by_effect = |blame: &Blame| blame.object == it && blame.verb != Some(verb::STRIKE);
        let hurt = cx.s.blames.iter().any(by_effect) || cx.s.object(slot).marks.has(mark::SPARED);
        if hurt && overcome(cx, slot).is_none() && cx.by(SURVIVORS) {
            hurt_anew(cx, slot);
            cx.s.blames.retain(|blame| !by_effect(blame));
        }
    }
}

/// What a rule effect makes an older effect do further does not make anything leave by that (1103.3b).
pub(crate) fn forget_consequences(cx: &mut Context, began: u32) {
    let follows = |blame: &Blame| blame.further && blame.moment > began;
    if cx.s.blames.iter().any(follows) && cx.by(SURVIVORS) {
        cx.s.blames.retain(|blame| !follows(blame));
    }
}

/// When all rule effects have been seen to, who should have left and may not is spared.
pub(crate) fn spare(cx: &mut Context) {
    for i in 0..cx.s.cards(zone::AREA, Seat::FIRST).len() {
        let slot = cx.s.cards(zone::AREA, Seat::FIRST)[i];
        if overcome(cx, slot).is_some() {
            let object = &mut cx.s.objects[slot.index()];
            object.marks = object.marks.with(mark::SPARED);
        }
    }
    forget_gone(cx);
}

/// What hurt charas that are gone does not matter any more.
fn forget_gone(cx: &mut Context) {
    let objects = &cx.s.objects;
    cx.s.blames.retain(|blame| objects[blame.object.slot.index()].life == blame.object.life);
}

/// When what the battle brought about has been settled, nothing leaves by that any more (1102.1).
pub(crate) fn forget_battle(cx: &mut Context) {
    let objects = &cx.s.objects;
    let spared = |blame: &Blame| objects[blame.object.slot.index()].marks.has(mark::SPARED);
    cx.s.blames.retain(|blame| blame.verb != Some(verb::STRIKE) || spared(blame));
}

/// A chara is hurt: what it was spared from does not matter any more.
pub(crate) fn hurt_anew(cx: &mut Context, slot: Slot) {
    let it = cx.s.refer(slot);
    let object = &mut cx.s.objects[slot.index()];
    if object.marks.has(mark::SPARED) {
        object.marks = object.marks.without(mark::SPARED);
        cx.s.blames.retain(|blame| blame.object != it);
    }
}
