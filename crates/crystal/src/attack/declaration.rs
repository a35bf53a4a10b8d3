//! The attack declaration step (10.1.2).

use super::{START, step};
use crate::book::{Context, proc};
use crate::card;
use crate::edition::{Edition, Obeys};
use crate::keywords::{self, party};
use crate::rules::{Cited, cite};
use crate::words::{kind, mark, verb, zone};
use duel::card::characteristics::Orientation;
use duel::engine::frame::{Flow, Proc};
use duel::engine::question::{Pick, Topic};
use duel::engine::refusal::{Decide, Verdict};
use duel::event::{Cause, Happening};
use duel::ids::{Colour, Colours, Seat};
use duel::need;
use duel::state::object::Slot;

/// Asks which Forward attacks, alone or as the next member of a party.
pub const ATTACKERS: Topic = Topic::Book(6);

/// The turn player declares an attacker or a party (10.1.2.1).
pub(crate) const DECLARE: Cited = cite!("10.1.2.1");
/// The cost of attacking is paid (10.1.2.3).
pub(super) const FEE: Cited = cite!("10.1.2.3");
/// A Forward that must attack does so, as far as nothing forbids it (10.1.2.1.3).
const COMPULSION: Cited = cite!("10.1.2.1.3");
/// Then the turn player has priority (10.1.2.6).
pub(super) const PRIORITY: Cited = cite!("10.1.2.6");

/// Checks that a Forward may be declared as an attacker (10.1.2.1).
pub fn check_attacker<E: Edition, V: Verdict>(cx: &Context<E>, slot: Slot, verdict: &mut V) {
    let (object, characteristics) = (cx.state.object(slot), cx.state.characteristics(slot));
    let it = Some(slot);
    need!(verdict, characteristics.kinds.has(kind::FORWARD), card::FORWARDS.of::<E>(), it);
    need!(verdict, characteristics.controller == cx.state.turn.player, DECLARE.of::<E>(), it);
    need!(verdict, object.orientation == Orientation::Upright, cite!("10.1.2.1.1").of::<E>(), it);
    need!(verdict, keywords::ready_to_attack(cx, slot), cite!("10.1.2.1.1").of::<E>(), it);
    need!(verdict, !object.marks.has(mark::ATTACKED), cite!("10.1.2.1.2").of::<E>(), it);
    need!(verdict, !cx.is_forbidden(verb::ATTACK, slot, None), cite!("10.1.2.1.2").of::<E>(), it);
}

/// Checks the next declaration of an attacker, or the end of the declaration.
pub(crate) fn check_declaration<E: Edition, V: Verdict>(cx: &mut Context<E>, pick: Pick, verdict: &mut V) {
    let frame = cx.state.frames.iter().rev().find(|frame| frame.proc == Proc::Book(proc::ATTACK));
    let start = frame.map_or(0, |frame| frame.registers[START] as usize);
    match pick {
        Pick::Object(slot) => {
            check_attacker(cx, slot, verdict);
            party::check(cx, &cx.state.set_aside[start..], slot, verdict);
            check_fee(cx, start, slot, verdict);
            let passed_over = passed_over(cx, start, Some(slot), false);
            need!(verdict, passed_over.is_none(), COMPULSION.of::<E>(), passed_over);
        }
        _ => {
            let passed_over = passed_over(cx, start, None, false);
            need!(verdict, passed_over.is_none(), COMPULSION.of::<E>(), passed_over);
        }
    }
}

/// The Forward must attack; nobody is compelled to pay for it.
fn is_compelled<E: Edition>(cx: &Context<E>, slot: Slot) -> bool {
    cx.state.characteristics(slot).must.has(verb::ATTACK)
        && cx.state.characteristics(slot).action_fee(verb::ATTACK) == 0
}

/// A Forward that must attack and would be left out if `next` is declared, or nothing more.
///
/// In the older system as many of these Forwards are declared as can attack together (S 10.1.2.1.3). In the FFTCG it is
/// enough that the phase does not end before they have attacked (F 10.1.2.1.3, reading F4). With `in_order`, only
/// Forwards further on in the field's order can still join.
fn passed_over<E: Edition>(cx: &Context<E>, start: usize, next: Option<Slot>, in_order: bool) -> Option<Slot> {
    let forwards = || cx.controlled_cards(zone::FIELD, cx.state.turn.player);
    let bound = |slot: Slot| is_compelled(cx, slot) && may_attack(cx, slot);
    let declared = || cx.state.set_aside[start..].iter().map(|s| s.slot).chain(next);
    let left_out = forwards().find(|&slot| bound(slot) && !declared().any(|other| other == slot))?;
    if !cite!(s "10.1.2.1.3").is_in::<E>() {
        return declared().next().is_none().then_some(left_out);
    }
    let able = |slot: Slot, tie: Colour| bound(slot) && party::ties(cx, slot).has(tie) && !party::stays_alone(cx, slot);
    let most = Colours::ALL.iter().map(|tie| forwards().filter(|&slot| able(slot, tie)).count()).max();
    let last = forwards().filter(|&slot| in_order && declared().any(|other| other == slot)).last();
    let behind = |slot: Slot| last.is_none_or(|last| forwards().skip_while(|&s| s != last).skip(1).any(|s| s == slot));
    let open = |slot: Slot| next.is_some() && !declared().any(|other| other == slot) && behind(slot);
    let further = |tie: Colour| forwards().filter(move |&slot| able(slot, tie) && open(slot));
    let tied = declared().fold(Colours::ALL, |tied, slot| Colours(tied.0 & party::ties(cx, slot).0));
    let alone = declared().any(|slot| party::stays_alone(cx, slot));
    let to_come = if alone { None } else { tied.iter().map(|tie| further(tie).count()).max() };
    let so_far = declared().filter(|&slot| bound(slot)).count();
    (so_far + to_come.unwrap_or(0) < most.unwrap_or(0).max(1)).then_some(left_out)
}

/// Nothing keeps the Forward from attacking.
pub(crate) fn may_attack<E: Edition>(cx: &Context<E>, slot: Slot) -> bool {
    let mut verdict = Decide::default();
    check_attacker(cx, slot, &mut verdict);
    verdict.is_allowed()
}

/// Offers one Forward, or several one after the other as a party; or none, unless a Forward must attack. May ask.
pub(super) fn offer_attackers<E: Edition>(cx: &mut Context<E>, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let start = frame.registers[START] as usize;
    let mut picking = std::mem::take(&mut cx.scratch.candidates);
    picking.clear();
    picking.extend(cx.controlled_cards(zone::FIELD, frame.seat));
    let compelled = picking.iter().any(|&slot| is_compelled(cx, slot));
    let spares = |cx: &Context<E>, next: Option<Slot>, in_order: bool| {
        !compelled || passed_over(cx, start, next, in_order).is_none() || !cx.obeys(COMPULSION)
    };
    let declared = cx.state.set_aside.len() - start;
    let is_declared = |cx: &Context<E>, slot: Slot| cx.state.set_aside[start..].iter().any(|s| s.slot == slot);
    let last = picking.iter().rposition(|&slot| declared > 0 && is_declared(cx, slot));
    let may_end = cx.offer_addable(declared > 0, |cx, whole| {
        for &slot in picking.iter().skip(if whole { 0 } else { last.map_or(0, |at| at + 1) }) {
            if !is_declared(cx, slot) && may_attack(cx, slot) {
                let mut verdict = Decide::default();
                party::check(cx, &cx.state.set_aside[start..], slot, &mut verdict);
                check_fee(cx, start, slot, &mut verdict);
                if verdict.is_allowed() && spares(cx, Some(slot), !whole) {
                    cx.offer(Pick::Object(slot));
                }
            }
        }
        spares(cx, None, !whole)
    });
    cx.scratch.candidates = picking;
    if may_end {
        if cx.scratch.options.is_empty() && !(declared > 0 && cx.stays_open()) {
            return declare(cx, f);
        }
        cx.offer(Pick::Done);
    }
    if cx.lists_all_addable() {
        let party: Vec<Pick> = cx.state.set_aside[start..].iter().map(|s| Pick::Object(s.slot)).collect();
        let together = |tie: Colour| {
            let able = party.iter().chain(&cx.scratch.options).filter(|pick| match pick {
                Pick::Object(slot) => party::ties(cx, *slot).has(tie) && !party::stays_alone(cx, *slot),
                _ => false,
            });
            able.count()
        };
        let most = Colours::ALL.iter().map(together).max().unwrap_or(0).max(1);
        cx.describe_selection(0, most as i32, party);
    }
    cx.ask(frame.seat, ATTACKERS, DECLARE.of::<E>())
}

/// Declared Forwards dull (10.1.2.2), the cost of attacking is paid (10.1.2.3), and they are attacking. Begins a
/// procedure.
pub(super) fn declare<E: Edition>(cx: &mut Context<E>, f: usize) -> Flow {
    let start = cx.frame(f).registers[START] as usize;
    // Without an attacker the remaining steps are skipped (10.1.2.7).
    if cx.state.set_aside.len() == start && cx.obeys(cite!("10.1.2.7")) {
        return cx.pop();
    }
    let costs = fee(cx, start) > 0;
    if costs {
        cx.begin_action(f, Pick::Done, step::DECLARATION, start);
    }
    // Only after dulling and paying is it known which attackers the turn player still controls.
    let together = !costs && !STILL_CONTROLLED.is_in::<E>();
    cx.frame(f).step = if together { step::ATTACK_PRIORITY } else { step::FEE };
    let from = cx.state.batch.len();
    propose_dulling(cx, start);
    if together {
        propose_attack(cx, f);
    }
    cx.commit(from);
    Flow::Continue
}

/// Attackers dull, unless they have Brave (10.1.2.2).
fn propose_dulling<E: Edition>(cx: &mut Context<E>, start: usize) {
    for i in start..cx.state.set_aside.len() {
        let slot = cx.state.set_aside[i].slot;
        if keywords::stays_active(cx, slot) {
            cx.obeys(cite!("10.1.2.2"));
        } else {
            let act = Happening::Turn { slot, to: Orientation::Sideways };
            cx.propose(act, verb::DULL, Cause::rule(cite!("10.1.2.2").of::<E>()));
        }
    }
}

/// The total cost of the declared attackers.
fn fee<E: Edition>(cx: &Context<E>, start: usize) -> i32 {
    cx.state.set_aside[start..]
        .iter()
        .map(|s| i32::from(cx.state.characteristics(s.slot).action_fee(verb::ATTACK)))
        .sum()
}

/// The cost of attacking is added up now and paid at once, so that paying does not change it (10.1.2.3). Begins a
/// procedure.
pub(super) fn charge<E: Edition>(cx: &mut Context<E>, f: usize) -> Flow {
    let start = cx.frame(f).registers[START] as usize;
    let fee = fee(cx, start);
    cx.frame(f).step = step::FEE_PAID;
    if fee > 0 && cx.obeys(FEE) {
        let (seat, first) = (cx.frame(f).seat, cx.state.set_aside[start].slot);
        cx.push_fee(seat, fee, first);
    }
    Flow::Continue
}

/// Checks that attacking with this Forward, too, can be paid for (10.1.2.3).
///
/// Attackers that dull cannot pay, because they dull first (10.1.2.2).
fn check_fee<E: Edition, V: Verdict>(cx: &mut Context<E>, start: usize, slot: Slot, verdict: &mut V) {
    let fee = fee(cx, start) + i32::from(cx.state.characteristics(slot).action_fee(verb::ATTACK));
    if fee > 0 {
        let declared = cx.state.set_aside[start..].iter().map(|spent| spent.slot).chain([slot]);
        let dulled: Vec<Slot> = declared.filter(|&slot| !keywords::stays_active(cx, slot)).collect();
        let payable = cx.can_pay_fee_without(cx.state.turn.player, fee, slot, &dulled);
        need!(verdict, payable, FEE.of::<E>(), Some(slot));
    }
}

/// In the older system a Forward is attacking only if the turn player still controls it (S 10.1.2.4).
const STILL_CONTROLLED: Cited = cite!(s "10.1.2.4");

/// Declared Forwards are attacking (10.1.2.4), and abilities trigger on that (10.1.2.5).
pub(super) fn propose_attack<E: Edition>(cx: &mut Context<E>, f: usize) {
    let frame = *cx.frame(f);
    let start = frame.registers[START] as usize;
    if STILL_CONTROLLED.is_in::<E>() {
        keep_own(cx, start, frame.seat);
    }
    let party = cx.state.set_aside.len() - start;
    for i in start..cx.state.set_aside.len() {
        let slot = cx.state.set_aside[i].slot;
        for mark in [mark::ATTACKING, mark::ATTACKED] {
            cx.propose(Happening::Mark { slot, mark, on: true }, verb::PUT, Cause::rule(cite!("10.1.2.4").of::<E>()));
        }
        cx.deed(verb::ATTACK, frame.seat, slot, Slot::NONE, Cause::rule(cite!("10.1.2.5").of::<E>()));
    }
    if party > 1 {
        party::form(cx, frame.seat, start);
    }
    cx.state.set_aside.truncate(start);
}

/// Keeps only the declared Forwards that this player still controls on the field.
fn keep_own<E: Edition>(cx: &mut Context<E>, start: usize, seat: Seat) {
    let mut kept = start;
    for i in start..cx.state.set_aside.len() {
        let slot = cx.state.set_aside[i].slot;
        let own = cx.state.object(slot).zone == zone::FIELD && cx.state.characteristics(slot).controller == seat;
        if own || !cx.obeys(STILL_CONTROLLED) {
            cx.state.set_aside.swap(kept, i);
            kept += 1;
        }
    }
    cx.state.set_aside.truncate(kept);
}
