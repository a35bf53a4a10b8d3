//! The attack declaration step (10.1.2).

use super::{START, step};
use crate::book::{Context, proc};
use crate::card;
use crate::edition::{Edition, Obeys};
use crate::keywords::{self, party};
use crate::rules::{Cited, cite};
use crate::words::{kind, mark, verb, zone};
use duel::event::{Act, Cause};
use duel::frame::{Flow, Proc};
use duel::need;
use duel::object::Slot;
use duel::profile::Orientation;
use duel::question::{Pick, Topic};
use duel::refusal::{Decide, Verdict};
use duel::words::{Colour, Colours, Seat};

/// Which Forward attacks, alone or as the next of a party.
pub const ATTACKERS: Topic = Topic::Book(6);

/// The turn player declares an attacker or a party (10.1.2.1).
pub(crate) const DECLARE: Cited = cite!("10.1.2.1");
/// What attacking costs is paid (10.1.2.3).
pub(super) const FEE: Cited = cite!("10.1.2.3");
/// Who must attack does, as far as nothing forbids it (10.1.2.1.3).
const COMPULSION: Cited = cite!("10.1.2.1.3");
/// Then the turn player has priority (10.1.2.6).
pub(super) const PRIORITY: Cited = cite!("10.1.2.6");

/// Whether a Forward may be declared as an attacker (10.1.2.1).
pub fn check_attacker<E: Edition, V: Verdict>(cx: &Context<E>, slot: Slot, verdict: &mut V) {
    let (object, profile) = (cx.s.object(slot), cx.s.profile(slot));
    let it = Some(slot);
    need!(verdict, profile.kinds.has(kind::FORWARD), card::FORWARDS.of::<E>(), it);
    need!(verdict, profile.controller == cx.s.turn.player, DECLARE.of::<E>(), it);
    need!(verdict, object.orientation == Orientation::Upright, cite!("10.1.2.1.1").of::<E>(), it);
    need!(verdict, keywords::ready_to_attack(cx, slot), cite!("10.1.2.1.1").of::<E>(), it);
    need!(verdict, !object.marks.has(mark::ATTACKED), cite!("10.1.2.1.2").of::<E>(), it);
    need!(verdict, !cx.forbidden(verb::ATTACK, slot, None), cite!("10.1.2.1.2").of::<E>(), it);
}

/// Whether this may be declared next, or nothing more.
pub(crate) fn check_declaration<E: Edition, V: Verdict>(cx: &mut Context<E>, pick: Pick, verdict: &mut V) {
    let frame = cx.s.frames.iter().rev().find(|frame| frame.proc == Proc::Book(proc::ATTACK));
    let start = frame.map_or(0, |frame| frame.r[START] as usize);
    match pick {
        Pick::Object(slot) => {
            check_attacker(cx, slot, verdict);
            party::check(cx, &cx.s.spent[start..], slot, verdict);
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

/// Whether a Forward has to attack; no compulsion makes anyone pay for it.
fn is_compelled<E: Edition>(cx: &Context<E>, slot: Slot) -> bool {
    cx.s.profile(slot).must.has(verb::ATTACK) && cx.s.profile(slot).tax_on(verb::ATTACK) == 0
}

/// Who has to attack and is passed over if this is declared next, or nothing more. In the older system as many of them
/// are declared as can attack together (S 10.1.2.1.3); in the FFTCG the phase just does not end before they have
/// attacked (F 10.1.2.1.3, reading F4). Where they are declared in order, only those further on can still join.
fn passed_over<E: Edition>(cx: &Context<E>, start: usize, next: Option<Slot>, in_order: bool) -> Option<Slot> {
    let forwards = || cx.controlled(zone::FIELD, cx.s.turn.player);
    let bound = |slot: Slot| is_compelled(cx, slot) && may_attack(cx, slot);
    let declared = || cx.s.spent[start..].iter().map(|s| s.slot).chain(next);
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

/// Whether nothing keeps a Forward from attacking.
pub(crate) fn may_attack<E: Edition>(cx: &Context<E>, slot: Slot) -> bool {
    let mut verdict = Decide::default();
    check_attacker(cx, slot, &mut verdict);
    verdict.allowed()
}

/// One Forward, or several one after the other as a party; or none, unless one must.
pub(super) fn offer_attackers<E: Edition>(cx: &mut Context<E>, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let start = frame.r[START] as usize;
    let mut picking = std::mem::take(&mut cx.t.picking);
    picking.clear();
    picking.extend(cx.controlled(zone::FIELD, frame.seat));
    let compelled = picking.iter().any(|&slot| is_compelled(cx, slot));
    let spares = |cx: &Context<E>, next: Option<Slot>, in_order: bool| {
        !compelled || passed_over(cx, start, next, in_order).is_none() || !cx.obeys(COMPULSION)
    };
    let declared = cx.s.spent.len() - start;
    let is_declared = |cx: &Context<E>, slot: Slot| cx.s.spent[start..].iter().any(|s| s.slot == slot);
    let last = picking.iter().rposition(|&slot| declared > 0 && is_declared(cx, slot));
    let mut whole = cx.lists_whole();
    loop {
        for &slot in picking.iter().skip(if whole { 0 } else { last.map_or(0, |at| at + 1) }) {
            if !is_declared(cx, slot) && may_attack(cx, slot) {
                let mut verdict = Decide::default();
                party::check(cx, &cx.s.spent[start..], slot, &mut verdict);
                check_fee(cx, start, slot, &mut verdict);
                if verdict.allowed() && spares(cx, Some(slot), !whole) {
                    cx.offer(Pick::Object(slot));
                }
            }
        }
        let alone = cx.t.options.is_empty();
        if spares(cx, None, !whole) {
            if alone && !(declared > 0 && cx.stays_open()) {
                cx.t.picking = picking;
                return declare(cx, f);
            }
            cx.offer(Pick::Done);
        }
        // What was declared out of order is completed out of order.
        if whole || !cx.t.options.is_empty() || declared == 0 {
            break;
        }
        whole = true;
    }
    cx.t.picking = picking;
    if cx.lists_whole() {
        let party: Vec<Pick> = cx.s.spent[start..].iter().map(|s| Pick::Object(s.slot)).collect();
        let together = |tie: Colour| {
            let able = party.iter().chain(&cx.t.options).filter(|pick| match pick {
                Pick::Object(slot) => party::ties(cx, *slot).has(tie) && !party::stays_alone(cx, *slot),
                _ => false,
            });
            able.count()
        };
        let most = Colours::ALL.iter().map(together).max().unwrap_or(0).max(1);
        cx.describe(0, most as i32, party);
    }
    cx.ask(frame.seat, ATTACKERS, DECLARE.of::<E>())
}

/// What was declared attacks: it dulls (10.1.2.2), what attacking costs is paid (10.1.2.3), and it is attacking.
pub(super) fn declare<E: Edition>(cx: &mut Context<E>, f: usize) -> Flow {
    let start = cx.frame(f).r[START] as usize;
    // Without an attacker the remaining steps are skipped (10.1.2.7).
    if cx.s.spent.len() == start && cx.obeys(cite!("10.1.2.7")) {
        return cx.pop();
    }
    let costs = fee(cx, start) > 0;
    if costs {
        cx.begin_action(f, Pick::Done, step::DECLARATION, start);
    }
    // Who may lose an attacker by what it takes to attack is known only then.
    let together = !costs && !STILL_CONTROLLED.is_in::<E>();
    cx.frame(f).pc = if together { step::ATTACK_PRIORITY } else { step::FEE };
    let from = cx.s.batch.len();
    propose_dulling(cx, start);
    if together {
        propose_attack(cx, f);
    }
    cx.commit(from);
    Flow::Go
}

/// Attackers dull, unless they have Brave (10.1.2.2).
fn propose_dulling<E: Edition>(cx: &mut Context<E>, start: usize) {
    for i in start..cx.s.spent.len() {
        let slot = cx.s.spent[i].slot;
        if keywords::stays_active(cx, slot) {
            cx.obeys(cite!("10.1.2.2"));
        } else {
            let act = Act::Turn { slot, to: Orientation::Sideways };
            cx.propose(act, verb::DULL, Cause::rule(cite!("10.1.2.2").of::<E>()));
        }
    }
}

/// What the declared attackers cost together.
fn fee<E: Edition>(cx: &Context<E>, start: usize) -> i32 {
    cx.s.spent[start..].iter().map(|s| i32::from(cx.s.profile(s.slot).tax_on(verb::ATTACK))).sum()
}

/// What attacking costs is counted up now, and this is what is paid (10.1.2.3): all at once, so nothing that happens
/// by paying changes it.
pub(super) fn charge<E: Edition>(cx: &mut Context<E>, f: usize) -> Flow {
    let start = cx.frame(f).r[START] as usize;
    let fee = fee(cx, start);
    cx.frame(f).pc = step::FEE_PAID;
    if fee > 0 && cx.obeys(FEE) {
        let (seat, first) = (cx.frame(f).seat, cx.s.spent[start].slot);
        cx.push_fee(seat, fee, first);
    }
    Flow::Go
}

/// Whether attacking with this Forward too can be paid for (10.1.2.3).
fn check_fee<E: Edition, V: Verdict>(cx: &mut Context<E>, start: usize, slot: Slot, verdict: &mut V) {
    let tax = i32::from(cx.s.profile(slot).tax_on(verb::ATTACK));
    if tax > 0 {
        let fee = fee(cx, start) + tax;
        let payable = cx.can_pay_fee(cx.s.turn.player, fee, slot);
        need!(verdict, payable, FEE.of::<E>(), Some(slot));
    }
}

/// In the older system a Forward is attacking only if the turn player still controls it (S 10.1.2.4).
const STILL_CONTROLLED: Cited = cite!(s "10.1.2.4");

/// What was declared is attacking (10.1.2.4), and that is noticed (10.1.2.5).
pub(super) fn propose_attack<E: Edition>(cx: &mut Context<E>, f: usize) {
    let frame = *cx.frame(f);
    let start = frame.r[START] as usize;
    if STILL_CONTROLLED.is_in::<E>() {
        keep_own(cx, start, frame.seat);
    }
    let party = cx.s.spent.len() - start;
    for i in start..cx.s.spent.len() {
        let slot = cx.s.spent[i].slot;
        for mark in [mark::ATTACKING, mark::ATTACKED] {
            cx.propose(Act::Mark { slot, mark, on: true }, verb::PUT, Cause::rule(cite!("10.1.2.4").of::<E>()));
        }
        cx.deed(verb::ATTACK, frame.seat, slot, Slot::NONE, Cause::rule(cite!("10.1.2.5").of::<E>()));
    }
    if party > 1 {
        party::form(cx, frame.seat, start);
    }
    cx.s.spent.truncate(start);
}

/// Of what was declared, those stay declared that are still on the field under that player's control.
fn keep_own<E: Edition>(cx: &mut Context<E>, start: usize, seat: Seat) {
    let mut kept = start;
    for i in start..cx.s.spent.len() {
        let slot = cx.s.spent[i].slot;
        let own = cx.s.object(slot).zone == zone::FIELD && cx.s.profile(slot).controller == seat;
        if own || !cx.obeys(STILL_CONTROLLED) {
            cx.s.spent.swap(kept, i);
            kept += 1;
        }
    }
    cx.s.spent.truncate(kept);
}
