//! Chapters 1102 and 1103: by what a chara left.
//!
//! What a chara was last hurt by is what last dealt it damage or lowered its power, until the rule effects have been seen
//! to. Where it may not leave by that, it is spared, and stays as it is until something else hurts it.

use crate::attack;
use crate::book::Context;
use crate::rule_effect::leaving::overcome;
use crate::rules::cite;
use crate::words::{mark, number, verb, zone};
use duel::ability::{Ability, Affect, Change, Form};
use duel::event::{Act, Cause, Event};
use duel::item::{Effect, NO_ABILITY};
use duel::list::List;
use duel::object::{Ref, Slot};
use duel::words::{Rule, Seat, Verb, Zone};

/// How it is called that a chara leaves because of its damage or for want of power, and what made it leave.
///
/// In the processing right after the battle step, what was dealt damage in that leaves by battle (1102.1). An effect that
/// dealt damage or lowered the power made it leave, if that was the first thing to come of it (1103.3).
pub(crate) fn leaving(cx: &Context, slot: Slot, rule: Rule) -> (Verb, Cause) {
    let striker = striker(cx, slot);
    let verb = if striker.is_some() && cx.by(cite!("1102.1")) { verb::FALL } else { verb::LEAVE };
    let by_effect = cx.s.object(slot).hurt_by.filter(|&by| Some(by) != striker);
    let cause = match by_effect {
        Some(source) if cx.by(cite!("1103.3")) => {
            let seat = Some(cx.player_of(source.slot));
            Cause { source: Some(source), ability: Some(NO_ABILITY), seat, ..Cause::rule(rule) }
        }
        _ => Cause { source: striker, ..Cause::rule(rule) },
    };
    // What it was spared from does not make it leave when it may.
    let spared = cx.s.object(slot).marks.has(mark::SPARED);
    if spared && !cx.forbidden_by(verb, slot, &cause) { (verb::LEAVE, Cause::rule(rule)) } else { (verb, cause) }
}

/// The attacker that has dealt battle damage to a chara, until that has been settled.
fn striker(cx: &Context, slot: Slot) -> Option<Ref> {
    let object = cx.s.object(slot);
    let spared = object.marks.has(mark::SPARED);
    object.marks.has(mark::STRUCK).then(|| if spared { object.hurt_by } else { attack::current(cx) }).flatten()
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
    if event.verb == verb::FALL && striker(cx, slot) == Some(object) {
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
        let object = cx.s.object(slot);
        let hurt = object.hurt_by.is_some() || object.marks.has(mark::SPARED);
        if hurt && overcome(cx, slot).is_none() && cx.by(cite!("1103.3b")) {
            hurts(cx, slot, None);
        }
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
}

/// When what the battle brought about has been settled, nothing leaves by that any more (1102.1).
pub(crate) fn forget_battle(cx: &mut Context) {
    for i in 0..cx.s.cards(zone::AREA, Seat::FIRST).len() {
        let slot = cx.s.cards(zone::AREA, Seat::FIRST)[i];
        let object = &mut cx.s.objects[slot.index()];
        if !object.marks.has(mark::SPARED) {
            object.marks = object.marks.without(mark::STRUCK);
        }
    }
}

/// A chara is hurt by something: what it was spared from does not matter any more.
fn hurts(cx: &mut Context, slot: Slot, by: Option<Ref>) {
    let object = &mut cx.s.objects[slot.index()];
    object.hurt_by = by;
    if object.marks.has(mark::SPARED) {
        object.marks = object.marks.without(mark::SPARED).without(mark::STRUCK);
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
            hurts(cx, slot, Some(source));
        }
    }
}

/// What has happened hurts charas: damage does (1102.1, 1103.3), and a text that lowers power as its card comes.
pub(crate) fn note_events(cx: &mut Context, from: usize) {
    for i in from..cx.s.batch.len() {
        let Event { act, verb, cause, .. } = cx.s.batch[i];
        match act {
            Act::Damage { slot, .. } => {
                hurts(cx, slot, cause.source);
                if verb == verb::STRIKE {
                    let object = &mut cx.s.objects[slot.index()];
                    object.marks = object.marks.with(mark::STRUCK);
                }
            }
            Act::Move { slot, to, .. } if cx.pool.card(cx.s.object(slot).card).applies.has(to) => {
                note_comer(cx, slot, to);
            }
            _ => {}
        }
    }
}

/// A card has come: whose power its text lowers all the time, it hurts (1103.3).
fn note_comer(cx: &mut Context, comer: Slot, to: Zone) {
    let pool = cx.pool;
    for &id in &pool.card(cx.s.object(comer).card).abilities {
        let ability = pool.ability(id);
        if let (Form::Static(affects), true) = (&ability.form, ability.works.has(to)) {
            affects.iter().for_each(|affect| note_static(cx, comer, ability, affect));
        }
    }
}

fn note_static(cx: &mut Context, comer: Slot, ability: &Ability, affect: &Affect) {
    let scope = cx.scope(comer);
    let lowers = |change: &Change| match change {
        Change::Add(number::POWER, amount) => cx.read().amount(&scope, amount) < 0,
        Change::Lower(number::POWER, amount, _) => cx.read().amount(&scope, amount) > 0,
        _ => false,
    };
    let applies = ability.condition.as_ref().is_none_or(|condition| cx.read().holds(&scope, condition));
    if !applies || !affect.changes.iter().any(lowers) {
        return;
    }
    for i in 0..cx.s.cards(zone::AREA, Seat::FIRST).len() {
        let slot = cx.s.cards(zone::AREA, Seat::FIRST)[i];
        if cx.read().fits(&scope, &affect.filter, slot) {
            hurts(cx, slot, Some(scope.source));
        }
    }
}
