//! Part 4, chapter 16: rule effects, all at once and again until there are none; battles begin last.

use super::priority::SETTLE;
use super::resolution::UNDISTURBED;
use crate::battle;
use crate::book::{Context, note};
use crate::course::ending::{self, NO_DECK, SMASHED, SMASHED_OUT};
use crate::definitions::places::{BASES, BATTLE};
use crate::definitions::plan;
use crate::keywords::linkage;
use crate::other::{bind, ki};
use crate::principles::CANNOT;
use crate::rules::cite;
use crate::words::{kind, mark, number, role, verb, zone};
use duel::event::{Act, Cause, Event};
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

/// Has the rule effects happen that are due, all at once; returns whether there were any (4-16-2). A battle begins only
/// when there is nothing else (4-16-4-3-1).
pub(crate) fn run(cx: &mut Context) -> bool {
    battle::join(cx);
    linkage::forget(cx);
    if cx.s.notes[note::MUSTERED] != 0 {
        cx.note(note::MUSTERED, 0);
    }
    let from = cx.s.batch.len();
    propose(cx);
    let due = cx.s.batch.len() > from;
    let met = battle::met(cx);
    if (due || met != 0) && !cx.by_all(&[cite!("4-16-2"), SETTLE]) {
        cx.s.batch.truncate(from);
        return false;
    }
    if !due {
        return battle::begin(cx, met, cite!("4-16-4-3"));
    }
    if met != 0 {
        if !cx.by_all(&[battle::LAST, cite!("4-16-4-3-1")]) {
            cx.s.batch.truncate(from);
            return battle::begin(cx, met, cite!("4-16-4-3"));
        }
        // Where one of them goes to another zone by that, there is no battle (4-16-4-3-2).
        let goes = |event: &Event| event.act.slot().is_some_and(|slot| met >> cx.s.object(slot).place & 1 == 1);
        if cx.s.batch[from..].iter().any(goes) && !cx.by(cite!("4-16-4-3-2")) {
            battle::begin(cx, met, cite!("4-16-4-3"));
        }
    }
    cx.note(note::RULE_EFFECTS, cx.s.notes[note::RULE_EFFECTS] + 1);
    cx.commit(from);
    true
}

/// Whether rule effects that are due come in the middle of a text: never, they are not checked then (4-16-3).
pub(crate) fn interrupts(cx: &Context) -> bool {
    let loses = Seat::BOTH.into_iter().any(|seat| loses_by(cx, seat).is_some());
    let dies = || cx.s.cards(zone::SQUARE, Seat::FIRST).iter().any(|&slot| dies_by(cx, slot).is_some());
    (loses || dies() || battle::met(cx) != 0) && !cx.by_all(&[cite!("4-16-3"), UNDISTURBED])
}

/// Whether an event can make a rule effect due.
pub(crate) fn disturbs(event: &Event) -> bool {
    match event.act {
        Act::Move { .. }
        | Act::Damage { .. }
        | Act::Flip { .. }
        | Act::Mark { .. }
        | Act::Attach { .. }
        | Act::Control { .. }
        | Act::Lose { .. }
        | Act::Win { .. } => true,
        Act::Turn { .. }
        | Act::Heal { .. }
        | Act::Count { .. }
        | Act::Hold { .. }
        | Act::Mint { .. }
        | Act::Ground { .. }
        | Act::Show { .. }
        | Act::Shuffle { .. }
        | Act::Deed { .. } => false,
    }
}

/// Who loses, and what goes to the graveyard.
fn propose(cx: &mut Context) {
    for seat in Seat::BOTH {
        if let Some(rules) = loses_by(cx, seat)
            && cx.by_all(&rules)
        {
            cx.propose(Act::Lose { seat }, verb::PUT, Cause::rule(rules[1]));
        }
    }
    for i in 0..cx.s.cards(zone::SQUARE, Seat::FIRST).len() {
        let slot = cx.s.cards(zone::SQUARE, Seat::FIRST)[i];
        let Some(rule) = condemned_by(cx, slot) else { continue };
        let cause = Cause { source: cx.s.object(slot).hurt_by, ..Cause::rule(rule) };
        if rule == DOOMED {
            cx.propose(Act::Mark { slot, mark: mark::DOOMED, on: false }, verb::PUT, cause);
        }
        if cx.forbidden(verb::DESTROY, slot, None) && cx.by_all(&[rule, CANNOT]) {
            continue;
        }
        let act = cx.move_to(slot, zone::GRAVE);
        cx.propose(act, verb::DESTROY, cause);
    }
}

/// Why a player loses: seven smashed cards (4-16-4-1), no deck (4-16-4-2), or more smashed cards once time is up
/// (4-16-4-12).
fn loses_by(cx: &Context, seat: Seat) -> Option<[Rule; 2]> {
    if cx.s.losing[seat.index()].is_some() {
        None
    } else if cx.s.cards(zone::SMASH, seat).len() >= SMASHED {
        Some([SMASHED_OUT, cite!("4-16-4-1")])
    } else if plan::deck_size(cx, seat) == 0 {
        Some([NO_DECK, cite!("4-16-4-2")])
    } else {
        ending::loses_after_time(cx, seat).map(|rule| [rule; 2])
    }
}

/// Who was played to the centre area and begins no battle goes to the graveyard (4-16-4-8).
const DOOMED: Rule = cite!("4-16-4-8");

/// Why a card on a square goes to the graveyard, if it does and can.
fn dies_by(cx: &Context, slot: Slot) -> Option<Rule> {
    condemned_by(cx, slot).filter(|_| !cx.forbidden(verb::DESTROY, slot, None))
}

fn condemned_by(cx: &Context, slot: Slot) -> Option<Rule> {
    let (object, profile) = (cx.s.object(slot), cx.s.profile(slot));
    if ki::is(object) {
        return ki::crowds(cx, slot).then_some(cite!("4-16-4-16"));
    }
    if bind::is(object) {
        return bind::kinds(cx, slot).is_empty().then_some(cite!("4-16-4-15"));
    }
    let at = |places: u32| places >> object.place & 1 == 1;
    let kinds = profile.kinds;
    if kinds.is_empty() {
        return Some(cite!("4-16-4-15"));
    }
    if kinds.has(kind::BASE) && at(BATTLE) {
        return Some(cite!("4-16-4-13"));
    }
    if kinds.has(kind::BASE) && at(BASES) && crowds(cx, slot, kind::BASE) {
        return Some(cite!("4-16-4-7"));
    }
    if !kinds.has(kind::UNIT) {
        return None;
    }
    let power = profile.number(number::POWER);
    if at(BASES) {
        Some(cite!("4-16-4-14"))
    } else if power <= 0 {
        Some(cite!("4-16-4-4"))
    } else if object.damage >= power {
        Some(cite!("4-16-4-5"))
    } else if crowds(cx, slot, kind::UNIT) {
        Some(cite!("4-16-4-6"))
    } else {
        // A battle that is under way there already is none that it began (reading D13).
        let doomed = object.marks.has(mark::DOOMED) && !cx.read().has_role(cx.s.refer(slot), role::DOOMED);
        (doomed && battle::met(cx) >> object.place & 1 == 0).then_some(DOOMED)
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
