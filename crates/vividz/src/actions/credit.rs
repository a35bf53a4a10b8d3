//! Chapters 1102 and 1103: by what a chara left.
//!
//! What an object was last hurt by is what last dealt it damage or lowered its power, until the rule effects have been
//! seen to.

use crate::attack::battle;
use crate::book::Context;
use crate::rule_effect::leaving::overcome;
use crate::rules::cite;
use crate::words::{number, verb, zone};
use duel::ability::{Ability, Affect, Change, Form};
use duel::event::{Act, Cause, Event};
use duel::item::{Effect, NO_ABILITY};
use duel::list::List;
use duel::object::{Ref, Slot};
use duel::words::{Rule, Seat, Verb};

/// How it is called that a chara leaves because of its damage or for want of power, and what made it leave.
///
/// In the processing right after the battle step, what was dealt damage in that leaves by battle (1102.1). An effect that
/// dealt damage or lowered the power made it leave, if that was the first thing to come of it (1103.3).
pub(crate) fn leaving(cx: &Context, slot: Slot, rule: Rule) -> (Verb, Cause) {
    let striker = battle::striker(cx, slot);
    let verb = if striker.is_some() && cx.by(cite!("1102.1")) { verb::FALL } else { verb::LEAVE };
    let by_effect = cx.s.object(slot).hurt_by.filter(|&by| Some(by) != striker);
    let cause = match by_effect {
        Some(source) if cx.by(cite!("1103.3")) => {
            let seat = Some(cx.player_of(source.slot));
            Cause { source: Some(source), ability: Some(NO_ABILITY), seat, ..Cause::rule(rule) }
        }
        _ => Cause { source: striker, ..Cause::rule(rule) },
    };
    (verb, cause)
}

/// Whether what made a chara leave counts as having done so: in battle what dealt the damage (1102.2), by an effect the
/// source of that (1103.1), above all if the effect says that it leaves (1103.2).
pub(crate) fn counts(cx: &Context, event: &Event) -> bool {
    match (event.verb, event.cause.ability) {
        (verb::FALL, None) => cx.by(cite!("1102.2")),
        (verb::FALL | verb::LEAVE, Some(NO_ABILITY)) => cx.by(cite!("1103.1")),
        (verb::FALL | verb::LEAVE, Some(_)) => cx.by_all(&[cite!("1103.1"), cite!("1103.2")]),
        _ => true,
    }
}

/// Whether an object made a chara leave besides what is the cause of that: the attacker if it left by battle (1102.2), but
/// not what hurt it before (1103.3a).
pub(crate) fn counts_also(cx: &Context, event: &Event, object: Ref) -> bool {
    let (Some(slot), verb::FALL | verb::LEAVE, Some(NO_ABILITY)) = (event.act.slot(), event.verb, event.cause.ability)
    else {
        return false;
    };
    if event.cause.source == Some(object) {
        return false;
    }
    if event.verb == verb::FALL && battle::striker(cx, slot) == Some(object) {
        return cx.by(cite!("1102.2"));
    }
    let it = cx.s.refer(slot);
    let before = |effect: &Effect| effect.target == Some(it) && effect.source == object;
    cx.s.effects.iter().any(before) && !cx.by(cite!("1103.3a"))
}

/// What survives the first rule effects after it was hurt does not leave by that, if it leaves later (1103.3b).
pub(crate) fn forget_survivors(cx: &mut Context) {
    for i in 0..cx.s.cards(zone::AREA, Seat::FIRST).len() {
        let slot = cx.s.cards(zone::AREA, Seat::FIRST)[i];
        if cx.s.object(slot).hurt_by.is_some() && overcome(cx, slot).is_none() && cx.by(cite!("1103.3b")) {
            cx.s.objects[slot.index()].hurt_by = None;
        }
    }
}

/// When all rule effects have been seen to, so has what charas were hurt by.
pub(crate) fn forget(cx: &mut Context) {
    for i in 0..cx.s.cards(zone::AREA, Seat::FIRST).len() {
        let slot = cx.s.cards(zone::AREA, Seat::FIRST)[i];
        if overcome(cx, slot).is_some() {
            cx.s.objects[slot.index()].hurt_by = None;
        }
    }
}

/// A text has begun effects, from this one on: whose power they lower, they hurt (1103.3).
pub(crate) fn note_effects(cx: &mut Context, from: usize) {
    let mut before: List<(Slot, i32, Ref), 16> = List::new();
    for effect in &cx.s.effects[from..] {
        let chara = effect.target.filter(|&target| cx.s.alive(target) && cx.s.object(target.slot).zone == zone::AREA);
        if let Some(Ref { slot, .. }) = chara {
            before.push((slot, cx.s.profile(slot).number(number::POWER), effect.source));
        }
    }
    if before.is_empty() {
        return;
    }
    cx.refresh();
    for &(slot, power, source) in before.iter() {
        if cx.s.profile(slot).number(number::POWER) < power {
            cx.s.objects[slot.index()].hurt_by = Some(source);
        }
    }
}

/// A card has come whose text lowers power all the time: whose power that is, it hurts (1103.3).
pub(crate) fn note_comers(cx: &mut Context, from: usize) {
    let pool = cx.pool;
    for i in from..cx.s.batch.len() {
        let Act::Move { slot: comer, to: to @ (zone::AREA | zone::CONNECT), .. } = cx.s.batch[i].act else { continue };
        for &id in &pool.card(cx.s.object(comer).card).abilities {
            let ability = pool.ability(id);
            let Form::Static(affects) = &ability.form else { continue };
            if ability.works.has(to) {
                affects.iter().for_each(|affect| note_static(cx, comer, ability, affect));
            }
        }
    }
}

fn note_static(cx: &mut Context, comer: Slot, ability: &Ability, affect: &Affect) {
    let scope = cx.scope(comer);
    let lowers = |change: &Change| match change {
        Change::Add(number::POWER, amount) => cx.read().amount(&scope, amount) < 0,
        _ => false,
    };
    let applies = ability.condition.as_ref().is_none_or(|condition| cx.read().holds(&scope, condition));
    if !applies || !affect.changes.iter().any(lowers) {
        return;
    }
    for i in 0..cx.s.cards(zone::AREA, Seat::FIRST).len() {
        let slot = cx.s.cards(zone::AREA, Seat::FIRST)[i];
        if cx.read().fits(&scope, &affect.filter, slot) {
            cx.s.objects[slot.index()].hurt_by = Some(scope.source);
        }
    }
}
