//! Part 4, chapter 16: rule effects, all at once and again until there are none; battles begin last.

use crate::battle::{self, end_step::is_centre};
use crate::book::{Context, note};
use crate::course::ending::{self, SMASHED};
use crate::definitions::places::{BASES, BATTLE};
use crate::definitions::plan;
use crate::other::{bind, ki};
use crate::rules::cite;
use crate::words::{kind, mark, number, role, verb, zone};
use duel::event::{Act, Cause};
use duel::object::Slot;
use duel::words::{Kind, Rule, Seat};

/// Where both units stand at a battle's end, the attacker goes to the graveyard (4-16-4-10).
pub(crate) const ATTACKER_DIES: Rule = cite!("4-16-4-10");
/// Who was played to the centre area and battled goes to the graveyard at the battle's end (4-16-4-9).
pub(crate) const DOOMED_IN_BATTLE: Rule = cite!("4-16-4-9");

/// In single elimination, whoever has more smashed cards when the extra turn is over loses (4-16-4-11).
pub(crate) const FEWER_AFTER_TIME: Rule = cite!("4-16-4-11");
/// If they have as many, the first difference decides (4-16-4-12).
pub(crate) const FIRST_DIFFERENCE: Rule = cite!("4-16-4-12");

/// Has the rule effects happen that are due; returns whether there were any (4-16-2). A battle begins only when there is
/// nothing else (4-16-4-3-1).
pub(crate) fn run(cx: &mut Context) -> bool {
    battle::join(cx);
    let from = cx.s.batch.len();
    for seat in Seat::BOTH {
        if let Some(rule) = loses_by(cx, seat) {
            cx.propose(Act::Lose { seat }, verb::PUT, Cause::rule(rule));
        }
    }
    for i in 0..cx.s.cards(zone::SQUARE, Seat::FIRST).len() {
        let slot = cx.s.cards(zone::SQUARE, Seat::FIRST)[i];
        if let Some(rule) = dies_by(cx, slot) {
            let cause = Cause { source: cx.s.object(slot).hurt_by, ..Cause::rule(rule) };
            let act = cx.move_to(slot, zone::GRAVE);
            cx.propose(act, verb::DESTROY, cause);
        }
    }
    if cx.s.batch.len() > from {
        cx.note(note::RULE_EFFECTS, cx.s.notes[note::RULE_EFFECTS] + 1);
        cx.commit(from);
        return true;
    }
    battle::begin(cx, cite!("4-16-4-3"))
}

/// Why a player loses: seven smashed cards (4-16-4-1), no deck (4-16-4-2), or more smashed cards once time is up
/// (4-16-4-12).
fn loses_by(cx: &Context, seat: Seat) -> Option<Rule> {
    if cx.s.cards(zone::SMASH, seat).len() >= SMASHED {
        Some(cite!("4-16-4-1"))
    } else if plan::deck_size(cx, seat) == 0 {
        Some(cite!("4-16-4-2"))
    } else {
        ending::loses_after_time(cx, seat)
    }
}

/// Why a card on a square goes to the graveyard, if it does.
fn dies_by(cx: &Context, slot: Slot) -> Option<Rule> {
    let (object, profile) = (cx.s.object(slot), cx.s.profile(slot));
    if ki::is(object) {
        return ki::crowds(cx, slot).then_some(cite!("4-16-4-16"));
    }
    if bind::is(object) {
        return bind::kinds(cx, slot).is_empty().then_some(cite!("4-16-4-15"));
    }
    let in_battle_space = BATTLE >> object.place & 1 == 1;
    if profile.kinds.has(kind::BASE) && in_battle_space {
        return Some(cite!("4-16-4-13"));
    }
    if profile.kinds.has(kind::UNIT) && BASES >> object.place & 1 == 1 {
        return Some(cite!("4-16-4-14"));
    }
    if profile.kinds.is_empty() {
        return Some(cite!("4-16-4-15"));
    }
    if profile.kinds.has(kind::BASE) && crowds(cx, slot, kind::BASE) {
        return Some(cite!("4-16-4-7"));
    }
    if !profile.kinds.has(kind::UNIT) {
        return None;
    }
    let power = profile.number(number::POWER);
    if power <= 0 {
        Some(cite!("4-16-4-4"))
    } else if object.damage >= power {
        Some(cite!("4-16-4-5"))
    } else if crowds(cx, slot, kind::UNIT) {
        Some(cite!("4-16-4-6"))
    } else {
        let doomed = object.marks.has(mark::DOOMED) && !battle::has_role(cx, cx.s.refer(slot), role::BATTLING);
        let alone = battle::opponents(cx, object.place).is_none();
        (doomed && alone && is_centre(object.place)).then_some(cite!("4-16-4-8"))
    }
}

/// Whether a card came to a square where its controller had one of its kind already, or together with one (4-16-4-6,
/// 4-16-4-7).
fn crowds(cx: &Context, slot: Slot, kind: Kind) -> bool {
    let (object, seat) = (cx.s.object(slot), cx.s.profile(slot).controller);
    cx.s.cards(zone::SQUARE, Seat::FIRST).iter().any(|&other| {
        let there = cx.s.object(other);
        other != slot
            && there.place == object.place
            && there.placed <= object.placed
            && there.attached.is_none()
            && cx.s.profile(other).controller == seat
            && cx.s.profile(other).kinds.has(kind)
    })
}
