//! Part 4, chapter 16: rule effects, simultaneous and repeated until none is due; battles begin last.

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
use duel::event::{Cause, Event, Happening};
use duel::ids::{Kind, Rule, Seat};
use duel::state::object::Slot;

/// If both units remain at the end of a battle, the attacker goes to the graveyard (4-16-4-10).
pub(crate) const ATTACKER_DIES: Rule = cite!("4-16-4-10");
/// A unit played to the centre area that battled goes to the graveyard at the end of the battle (4-16-4-9).
pub(crate) const DOOMED_IN_BATTLE: Rule = cite!("4-16-4-9");

/// In single elimination, the player with more smashed cards after the extra turn loses (4-16-4-11).
pub(crate) const FEWER_AFTER_TIME: Rule = cite!("4-16-4-11");
/// If the numbers are equal, the first difference decides (4-16-4-12).
pub(crate) const FIRST_DIFFERENCE: Rule = cite!("4-16-4-12");

/// All rule effects that are due happen simultaneously (4-16-2). A battle begins only if none is due (4-16-4-3-1).
/// Returns true if anything happened. May begin a procedure.
pub(crate) fn run(cx: &mut Context) -> bool {
    battle::join(cx);
    linkage::forget(cx);
    if cx.state.notes[note::MUSTERED] != 0 {
        cx.set_note(note::MUSTERED, 0);
    }
    let from = cx.state.batch.len();
    propose(cx);
    let due = cx.state.batch.len() > from;
    let met = battle::met(cx);
    if (due || met != 0) && !cx.cite_all(&[cite!("4-16-2"), SETTLE]) {
        cx.state.batch.truncate(from);
        return false;
    }
    if !due {
        return battle::begin(cx, met, cite!("4-16-4-3"));
    }
    if met != 0 {
        if !cx.cite_all(&[battle::LAST, cite!("4-16-4-3-1")]) {
            cx.state.batch.truncate(from);
            return battle::begin(cx, met, cite!("4-16-4-3"));
        }
        // If a unit changes zones by that, there is no battle (4-16-4-3-2).
        let goes =
            |event: &Event| event.happening.slot().is_some_and(|slot| met >> cx.state.object(slot).place & 1 == 1);
        if cx.state.batch[from..].iter().any(goes) && !cx.cite(cite!("4-16-4-3-2")) {
            battle::begin(cx, met, cite!("4-16-4-3"));
        }
    }
    cx.set_note(note::RULE_EFFECTS, cx.state.notes[note::RULE_EFFECTS] + 1);
    cx.commit(from);
    true
}

/// Rule effects are not checked during a resolution (4-16-3).
pub(crate) fn processes_interrupt(cx: &Context) -> bool {
    let loses = Seat::BOTH.into_iter().any(|seat| loses_by(cx, seat).is_some());
    let dies = || cx.state.cards(zone::SQUARE, Seat::FIRST).iter().any(|&slot| dies_by(cx, slot).is_some());
    (loses || dies() || battle::met(cx) != 0) && !cx.cite_all(&[cite!("4-16-3"), UNDISTURBED])
}

/// The event can make a rule effect due.
pub(crate) fn may_cause_rule_process(event: &Event) -> bool {
    match event.happening {
        Happening::Move { .. }
        | Happening::Damage { .. }
        | Happening::Flip { .. }
        | Happening::Mark { .. }
        | Happening::Attach { .. }
        | Happening::Control { .. }
        | Happening::Lose { .. }
        | Happening::Win { .. } => true,
        Happening::Turn { .. }
        | Happening::Heal { .. }
        | Happening::CardCounter { .. }
        | Happening::PlayerCounter { .. }
        | Happening::Currency { .. }
        | Happening::PlaceCounter { .. }
        | Happening::Reveal { .. }
        | Happening::Shuffle { .. }
        | Happening::Deed { .. } => false,
    }
}

/// Proposes the rule effects that are due: losses, and cards that go to the graveyard.
fn propose(cx: &mut Context) {
    for seat in Seat::BOTH {
        if let Some(rules) = loses_by(cx, seat)
            && cx.cite_all(&rules)
        {
            cx.propose(Happening::Lose { seat }, verb::PUT, Cause::rule(rules[1]));
        }
    }
    for i in 0..cx.state.cards(zone::SQUARE, Seat::FIRST).len() {
        let slot = cx.state.cards(zone::SQUARE, Seat::FIRST)[i];
        let Some(rule) = condemned_by(cx, slot) else { continue };
        let cause = Cause { source: cx.state.object(slot).damaged_by, ..Cause::rule(rule) };
        if rule == DOOMED {
            cx.propose(Happening::Mark { slot, mark: mark::DOOMED, on: false }, verb::PUT, cause);
        }
        if cx.is_forbidden(verb::DESTROY, slot, None) && cx.cite_all(&[rule, CANNOT]) {
            continue;
        }
        let act = cx.move_to(slot, zone::GRAVE);
        cx.propose(act, verb::DESTROY, cause);
    }
}

/// A player loses with seven smashed cards (4-16-4-1), without a deck (4-16-4-2), or with more smashed cards once time
/// is up (4-16-4-12). Returns the rules.
fn loses_by(cx: &Context, seat: Seat) -> Option<[Rule; 2]> {
    if cx.state.losing[seat.index()].is_some() {
        None
    } else if cx.state.cards(zone::SMASH, seat).len() >= SMASHED {
        Some([SMASHED_OUT, cite!("4-16-4-1")])
    } else if plan::deck_size(cx, seat) == 0 {
        Some([NO_DECK, cite!("4-16-4-2")])
    } else {
        ending::loses_after_time(cx, seat).map(|rule| [rule; 2])
    }
}

/// A unit played to the centre area that begins no battle goes to the graveyard (4-16-4-8).
const DOOMED: Rule = cite!("4-16-4-8");

/// The rule by which a card on a square goes to the graveyard, if it can be destroyed.
fn dies_by(cx: &Context, slot: Slot) -> Option<Rule> {
    condemned_by(cx, slot).filter(|_| !cx.is_forbidden(verb::DESTROY, slot, None))
}

fn condemned_by(cx: &Context, slot: Slot) -> Option<Rule> {
    let (object, characteristics) = (cx.state.object(slot), cx.state.characteristics(slot));
    if ki::is(object) {
        return ki::crowds(cx, slot).then_some(cite!("4-16-4-16"));
    }
    if bind::is(object) {
        return bind::kinds(cx, slot).is_empty().then_some(cite!("4-16-4-15"));
    }
    let at = |places: u32| places >> object.place & 1 == 1;
    let kinds = characteristics.kinds;
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
    let power = characteristics.number(number::POWER);
    if at(BASES) {
        Some(cite!("4-16-4-14"))
    } else if power <= 0 {
        Some(cite!("4-16-4-4"))
    } else if object.damage >= power {
        Some(cite!("4-16-4-5"))
    } else if crowds(cx, slot, kind::UNIT) {
        Some(cite!("4-16-4-6"))
    } else {
        // A battle already under way there is not one that the unit began (reading D13).
        let doomed = object.marks.has(mark::DOOMED) && !cx.read().has_role(cx.state.object_ref(slot), role::DOOMED);
        (doomed && battle::met(cx) >> object.place & 1 == 0).then_some(DOOMED)
    }
}

/// The card came to a square where its controller already had one of its kind, or together with one (4-16-4-6,
/// 4-16-4-7).
fn crowds(cx: &Context, slot: Slot, kind: Kind) -> bool {
    let (object, seat) = (cx.state.object(slot), cx.state.characteristics(slot).controller);
    cx.state.cards(zone::SQUARE, Seat::FIRST).iter().any(|&other| {
        let there = cx.state.object(other);
        other != slot
            && there.place == object.place
            && there.entered_at <= object.entered_at
            && there.attached_to.is_none()
            && cx.state.characteristics(other).controller == seat
            && cx.state.characteristics(other).kinds.has(kind)
    })
}
