//! Chapter 10: the attack phase.

use crate::book::{Context, proc};
use crate::keywords::{self, party};
use crate::playing::begin_priority;
use crate::rules::cite;
use crate::words::{kind, mark, phase, verb, zone};
use crate::{card, damage};
use duel::event::{Act, Cause};
use duel::frame::{Flow, Frame, Proc};
use duel::need;
use duel::object::{Ref, Slot};
use duel::profile::Orientation;
use duel::question::{Pick, Topic};
use duel::refusal::{Decide, Verdict};
use duel::settle::HOLD_TRIGGERS;
use duel::state::{Spent, State};
use duel::words::{Mark, Phase, Rule, Seat};

/// Which Forward attacks, alone or as the next of a party.
pub const ATTACKERS: Topic = Topic::Book(6);
/// Which Forward blocks.
pub const BLOCKER: Topic = Topic::Book(7);
/// How much of the blocker's damage a Forward of the party gets.
pub const DIVIDE: Topic = Topic::Book(8);

/// Abilities that notice damage to a player trigger after it (10.1.4.3).
pub(crate) const WOUNDED: Rule = cite!("10.1.4.3");

mod step {
    pub const PREPARE: u8 = 0;
    pub const PREPARE_PRIORITY: u8 = 1;
    pub const DECLARATION: u8 = 2;
    pub const DECLARE: u8 = 3;
    pub const DECLARED: u8 = 4;
    pub const FEE: u8 = 5;
    pub const FEE_PAID: u8 = 6;
    pub const ATTACK_PRIORITY: u8 = 7;
    pub const BLOCK: u8 = 8;
    pub const BLOCK_PICKED: u8 = 9;
    pub const BLOCK_PAID: u8 = 10;
    pub const BLOCK_PRIORITY: u8 = 11;
    pub const DAMAGE: u8 = 12;
    pub const STRIKE: u8 = 13;
    pub const DIVIDE: u8 = 14;
    pub const DIVIDED: u8 = 15;
    pub const STRUCK: u8 = 16;
    pub const DAMAGE_PRIORITY: u8 = 17;
    pub const DISSOLVE: u8 = 18;
}

/// The registers: where the declared attackers or the proposed damage begin, which strike this is, how much of
/// the blocker's damage is left to divide, and among which of the party.
const START: usize = 0;
const STRIKE: usize = 1;
const LEFT: usize = 2;
const MEMBER: usize = 3;

/// Strikes: all at once; or those with First Strike, then the rest (15.2.3.2).
const ALL: i32 = 0;
const FIRST: i32 = 1;
const SECOND: i32 = 2;
/// With [`SECOND`]: the attackers, or the blocker, had First Strike and are done.
const ATTACKERS_DONE: i32 = 4;
const BLOCKER_DONE: i32 = 8;

/// Where the attack phase goes on from one of its steps.
pub(crate) fn resume(state: &mut State, at: Phase) {
    let mut frame = Frame::new(Proc::Book(proc::ATTACK), state.turn.player);
    frame.pc = match at {
        phase::ATTACK_DECLARATION => step::DECLARATION,
        phase::BLOCK_DECLARATION => step::BLOCK,
        phase::DAMAGE_RESOLUTION => step::DAMAGE,
        _ => step::PREPARE,
    };
    state.frames.push(frame);
}

/// One step of the attack phase.
pub(crate) fn step(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let seat = frame.seat;
    match frame.pc {
        // 10.1.1.1
        step::PREPARE => {
            cx.enter_phase(phase::ATTACK_PREPARATION, cite!("10.1"));
            cx.frame(f).pc = step::PREPARE_PRIORITY;
            let from = cx.s.batch.len();
            cx.deed(verb::BEGIN_ATTACK, seat, Slot::NONE, Slot::NONE, Cause::rule(cite!("10.1.1.1")));
            cx.commit(from);
            Flow::Go
        }
        // 10.1.1.2
        step::PREPARE_PRIORITY => priority(cx, f, step::DECLARATION, cite!("10.1.1.2")),
        // 10.1.2
        step::DECLARATION => {
            cx.enter_phase(phase::ATTACK_DECLARATION, cite!("10.1.2.1"));
            cx.frame(f).r[START] = cx.s.spent.len() as i32;
            cx.goto(f, step::DECLARE)
        }
        step::DECLARE => offer_attackers(cx, f),
        step::DECLARED => match cx.answer() {
            Pick::Object(slot) => {
                cx.s.spent.push(Spent { slot, colour: 0, part: 0, units: 0, sort: 0 });
                cx.goto(f, step::DECLARE)
            }
            _ => declare(cx, f),
        },
        step::FEE => charge(cx, f),
        step::FEE_PAID => {
            cx.frame(f).pc = step::ATTACK_PRIORITY;
            let from = cx.s.batch.len();
            propose_attack(cx, f);
            cx.commit(from);
            Flow::Go
        }
        // 10.1.2.6
        step::ATTACK_PRIORITY => priority(cx, f, step::BLOCK, cite!("10.1.2.6")),
        step::BLOCK => offer_blockers(cx, f),
        step::BLOCK_PICKED => declare_block(cx, f),
        step::BLOCK_PAID => block(cx, f),
        // 10.1.3.6
        step::BLOCK_PRIORITY => priority(cx, f, step::DAMAGE, cite!("10.1.3.6")),
        step::DAMAGE => begin_damage(cx, f),
        step::STRIKE => strike(cx, f),
        step::DIVIDE => offer_division(cx, f),
        step::DIVIDED => {
            if let Pick::Number(n) = cx.answer() {
                assign(cx, f, n);
            }
            cx.goto(f, step::DIVIDE)
        }
        step::STRUCK => struck(cx, f),
        // 10.1.4.4
        step::DAMAGE_PRIORITY => priority(cx, f, step::DISSOLVE, cite!("10.1.4.4")),
        // The party is dissolved (10.1.4.5), and another attack may follow (10.1.4.6, reading F2).
        _ => {
            if cx.by(cite!("10.1.4.6")) {
                cx.frame(f).pc = step::DECLARATION;
            } else {
                cx.pop();
            }
            let from = cx.s.batch.len();
            for side in Seat::BOTH {
                for i in 0..cx.s.cards(zone::FIELD, side).len() {
                    let slot = cx.s.cards(zone::FIELD, side)[i];
                    let cause = Cause::rule(cite!("10.1.4.5"));
                    for mark in [mark::ATTACKING, mark::BLOCKING, mark::BLOCKED, mark::IN_BATTLE] {
                        if cx.s.object(slot).marks.has(mark) {
                            cx.propose(Act::Mark { slot, mark, on: false }, verb::PUT, cause);
                        }
                    }
                    party::dissolve(cx, slot, cause);
                }
            }
            cx.commit(from);
            Flow::Go
        }
    }
}

/// The turn player gets priority in a step.
fn priority(cx: &mut Context, f: usize, next: u8, rule: Rule) -> Flow {
    cx.frame(f).pc = next;
    if cx.by(rule) {
        begin_priority(cx);
    }
    Flow::Go
}

/// Whether a Forward may be declared as an attacker (10.1.2.1).
pub fn check_attacker<V: Verdict>(cx: &Context, slot: Slot, verdict: &mut V) {
    let (object, profile) = (cx.s.object(slot), cx.s.profile(slot));
    let it = Some(slot);
    need!(verdict, profile.kinds.has(kind::FORWARD), card::FORWARDS, it);
    need!(verdict, profile.controller == cx.s.turn.player, cite!("10.1.2.1"), it);
    need!(verdict, object.orientation == Orientation::Upright, cite!("10.1.2.1.1"), it);
    need!(verdict, keywords::ready_to_attack(cx, slot), cite!("10.1.2.1.1"), it);
    need!(verdict, !object.marks.has(mark::ATTACKED), cite!("10.1.2.1.2"), it);
    need!(verdict, !cx.forbidden(verb::ATTACK, slot, None), cite!("10.1.2.1.2"), it);
}

/// Whether this may be declared next, or nothing more.
pub(crate) fn check_declaration<V: Verdict>(cx: &mut Context, pick: Pick, verdict: &mut V) {
    let frame = cx.s.frames.iter().rev().find(|frame| frame.proc == Proc::Book(proc::ATTACK));
    let start = frame.map_or(0, |frame| frame.r[START] as usize);
    match pick {
        Pick::Object(slot) => {
            check_attacker(cx, slot, verdict);
            party::check(cx, &cx.s.spent[start..], slot, verdict);
            check_fee(cx, start, slot, verdict);
        }
        _ => {
            let player = cx.s.turn.player;
            let mut able = cx.controlled(zone::FIELD, player).filter(|&slot| may_attack(cx, slot));
            let compelled = able.find(|&slot| is_compelled(cx, slot));
            need!(verdict, compelled.is_none() || cx.s.spent.len() > start, cite!("10.1.2.1.3"), compelled);
        }
    }
}

/// Whether a Forward has to attack (10.1.2.1.3, reading F4); no compulsion makes anyone pay for it.
fn is_compelled(cx: &Context, slot: Slot) -> bool {
    cx.s.profile(slot).must.has(verb::ATTACK) && cx.s.profile(slot).tax_on(verb::ATTACK) == 0
}

/// Whether nothing keeps a Forward from attacking.
pub(crate) fn may_attack(cx: &Context, slot: Slot) -> bool {
    let mut verdict = Decide::default();
    check_attacker(cx, slot, &mut verdict);
    verdict.allowed()
}

/// One Forward, or several one after the other as a party; or none, unless one must (10.1.2.1.3).
fn offer_attackers(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let start = frame.r[START] as usize;
    let last = cx.s.spent[start..].last().map(|s| s.slot);
    let mut compelled = false;
    let mut past_last = last.is_none();
    let mut picking = std::mem::take(&mut cx.t.picking);
    picking.clear();
    picking.extend(cx.controlled(zone::FIELD, frame.seat));
    for &slot in &picking {
        if past_last && may_attack(cx, slot) {
            let mut verdict = Decide::default();
            party::check(cx, &cx.s.spent[start..], slot, &mut verdict);
            check_fee(cx, start, slot, &mut verdict);
            if verdict.allowed() {
                compelled |= is_compelled(cx, slot);
                cx.offer(Pick::Object(slot));
            }
        }
        past_last |= Some(slot) == last;
    }
    cx.t.picking = picking;
    if last.is_some() || !compelled {
        cx.offer(Pick::Done);
    }
    if cx.t.options.len() == 1 && cx.t.options[0] == Pick::Done {
        return declare(cx, f);
    }
    cx.ask(frame.seat, ATTACKERS, cite!("10.1.2.1"))
}

/// What was declared attacks: it dulls (10.1.2.2), what attacking costs is paid (10.1.2.3), and it is attacking.
fn declare(cx: &mut Context, f: usize) -> Flow {
    let start = cx.frame(f).r[START] as usize;
    // Without an attacker the remaining steps are skipped (10.1.2.7).
    if cx.s.spent.len() == start && cx.by(cite!("10.1.2.7")) {
        return cx.pop();
    }
    if fee(cx, start) > 0 {
        cx.begin_action(f, Pick::Done, step::DECLARATION, start);
        cx.frame(f).pc = step::FEE;
        let from = cx.s.batch.len();
        propose_dulling(cx, start);
        cx.commit(from);
        return Flow::Go;
    }
    cx.frame(f).pc = step::ATTACK_PRIORITY;
    let from = cx.s.batch.len();
    propose_dulling(cx, start);
    propose_attack(cx, f);
    cx.commit(from);
    Flow::Go
}

/// Attackers dull, unless they have Brave (10.1.2.2).
fn propose_dulling(cx: &mut Context, start: usize) {
    for i in start..cx.s.spent.len() {
        let slot = cx.s.spent[i].slot;
        if keywords::stays_active(cx, slot) {
            cx.by(cite!("10.1.2.2"));
        } else {
            let act = Act::Turn { slot, to: Orientation::Sideways };
            cx.propose(act, verb::DULL, Cause::rule(cite!("10.1.2.2")));
        }
    }
}

/// What the declared attackers cost together.
fn fee(cx: &Context, start: usize) -> i32 {
    cx.s.spent[start..].iter().map(|s| i32::from(cx.s.profile(s.slot).tax_on(verb::ATTACK))).sum()
}

/// What attacking costs is counted up now, and this is what is paid (10.1.2.3): all at once, so nothing that happens
/// by paying changes it.
fn charge(cx: &mut Context, f: usize) -> Flow {
    let start = cx.frame(f).r[START] as usize;
    let fee = fee(cx, start);
    cx.frame(f).pc = step::FEE_PAID;
    if fee > 0 && cx.by(cite!("10.1.2.3")) {
        let (seat, first) = (cx.frame(f).seat, cx.s.spent[start].slot);
        cx.push_fee(seat, fee, first);
    }
    Flow::Go
}

/// The rule by which something is paid in the attack phase (10.1.2.3, 10.1.3.1.3).
pub(crate) fn fee_rule(cx: &Context) -> Rule {
    if cx.s.turn.phase == phase::BLOCK_DECLARATION { cite!("10.1.3.1.3") } else { cite!("10.1.2.3") }
}

/// Whether attacking with this Forward too can be paid for (10.1.2.3).
fn check_fee<V: Verdict>(cx: &mut Context, start: usize, slot: Slot, verdict: &mut V) {
    let tax = i32::from(cx.s.profile(slot).tax_on(verb::ATTACK));
    if tax > 0 {
        let fee = fee(cx, start) + tax;
        let payable = cx.can_pay_fee(cx.s.turn.player, fee, slot);
        need!(verdict, payable, cite!("10.1.2.3"), Some(slot));
    }
}

/// What was declared is attacking (10.1.2.4), and that is noticed (10.1.2.5).
fn propose_attack(cx: &mut Context, f: usize) {
    let frame = *cx.frame(f);
    let start = frame.r[START] as usize;
    let party = cx.s.spent.len() - start;
    for i in start..cx.s.spent.len() {
        let slot = cx.s.spent[i].slot;
        for mark in [mark::ATTACKING, mark::ATTACKED] {
            cx.propose(Act::Mark { slot, mark, on: true }, verb::PUT, Cause::rule(cite!("10.1.2.4")));
        }
        cx.deed(verb::ATTACK, frame.seat, slot, Slot::NONE, Cause::rule(cite!("10.1.2.5")));
    }
    if party > 1 {
        party::form(cx, frame.seat, start);
    }
    cx.s.spent.truncate(start);
}

/// The Characters with a mark.
pub(crate) fn marked<'c>(cx: &'c Context, mark: Mark) -> impl Iterator<Item = Slot> + 'c {
    let both = Seat::BOTH.into_iter().flat_map(|side| cx.s.cards(zone::FIELD, side).iter().copied());
    both.filter(move |&slot| cx.s.object(slot).marks.has(mark))
}

/// What attacks.
pub(crate) fn attackers<'c>(cx: &'c Context) -> impl Iterator<Item = Slot> + 'c {
    marked(cx, mark::ATTACKING)
}

/// Whether a Forward may block what attacks (10.1.3.1).
pub fn check_blocker<V: Verdict>(cx: &Context, slot: Slot, verdict: &mut V) {
    let (object, profile) = (cx.s.object(slot), cx.s.profile(slot));
    let it = Some(slot);
    need!(verdict, profile.kinds.has(kind::FORWARD), card::FORWARDS, it);
    need!(verdict, profile.controller != cx.s.turn.player, cite!("10.1.3.1"), it);
    need!(verdict, object.orientation == Orientation::Upright, cite!("10.1.3.1.1"), it);
    let free = !cx.forbidden(verb::BLOCK, slot, None) && party::can_be_blocked(cx, slot);
    need!(verdict, free, cite!("10.1.3.1.2"), it);
}

/// Whether nothing keeps these two apart.
pub(crate) fn can_block(cx: &Context, blocker: Slot, attacker: Slot) -> bool {
    !cx.forbidden(verb::BLOCKED, attacker, Some(cx.s.refer(blocker)))
        && !cx.forbidden(verb::BLOCK, blocker, Some(cx.s.refer(attacker)))
}

/// Whether this may block, or nothing.
pub(crate) fn check_block<V: Verdict>(cx: &mut Context, pick: Pick, verdict: &mut V) {
    if let Pick::Object(slot) = pick {
        check_block_fee(cx, slot, verdict);
    }
    let cx = &*cx;
    let able = |slot: Slot| {
        let mut verdict = Decide::default();
        check_blocker(cx, slot, &mut verdict);
        verdict.allowed()
    };
    let must = |slot: Slot| must_block(cx, slot);
    let defender = cx.s.turn.player.other();
    let sworn = cx.controlled(zone::FIELD, defender).find(|&slot| must(slot) && able(slot));
    if let Pick::Object(slot) = pick {
        check_blocker(cx, slot, verdict);
        need!(verdict, sworn.is_none() || must(slot), cite!("10.1.3.1.3"), sworn);
    } else {
        let someone = cx.controlled(zone::FIELD, defender).any(|slot| able(slot) && block_fee(cx, slot) == 0);
        let compelling = sworn.or_else(|| wants_block(cx).filter(|_| someone));
        need!(verdict, compelling.is_none(), cite!("10.1.3.1.3"), compelling);
    }
}

/// Whether a Forward has to block; no compulsion makes anyone pay for it (10.1.3.1.3).
fn must_block(cx: &Context, slot: Slot) -> bool {
    cx.s.profile(slot).must.has(verb::BLOCK) && block_fee(cx, slot) == 0
}

fn block_fee(cx: &Context, slot: Slot) -> i32 {
    i32::from(cx.s.profile(slot).tax_on(verb::BLOCK))
}

/// Whether blocking with this Forward can be paid for (10.1.3.1.3).
fn check_block_fee<V: Verdict>(cx: &mut Context, slot: Slot, verdict: &mut V) {
    let fee = block_fee(cx, slot);
    if fee > 0 {
        let payable = cx.can_pay_fee(cx.s.turn.player.other(), fee, slot);
        need!(verdict, payable, cite!("10.1.3.1.3"), Some(slot));
    }
}

/// An attacker that must be blocked.
fn wants_block(cx: &Context) -> Option<Slot> {
    marked(cx, mark::ATTACKING).find(|&slot| cx.s.profile(slot).must.has(verb::BLOCKED))
}

fn offer_blockers(cx: &mut Context, f: usize) -> Flow {
    if marked(cx, mark::ATTACKING).next().is_none() {
        return cx.goto(f, step::DISSOLVE);
    }
    let defender = cx.frame(f).seat.other();
    cx.enter_phase(phase::BLOCK_DECLARATION, cite!("10.1.3.1"));
    let mut picking = std::mem::take(&mut cx.t.picking);
    picking.clear();
    picking.extend(cx.controlled(zone::FIELD, defender));
    picking.retain(|&slot| {
        let mut verdict = Decide::default();
        check_blocker(cx, slot, &mut verdict);
        check_block_fee(cx, slot, &mut verdict);
        verdict.allowed()
    });
    // Who must block, must, and what must be blocked, is, as far as nothing forbids it (10.1.3.1.3).
    let sworn = picking.iter().any(|&slot| must_block(cx, slot));
    let someone = picking.iter().any(|&slot| block_fee(cx, slot) == 0);
    let compelled = sworn || (someone && wants_block(cx).is_some());
    if compelled {
        cx.by(cite!("10.1.3.1.3"));
    } else {
        cx.offer(Pick::Done);
    }
    for &slot in &picking {
        if !sworn || must_block(cx, slot) {
            cx.offer(Pick::Object(slot));
        }
    }
    cx.t.picking = picking;
    cx.ask(defender, BLOCKER, cite!("10.1.3.1"))
}

/// What blocking costs is counted up and paid (10.1.3.1.3).
fn declare_block(cx: &mut Context, f: usize) -> Flow {
    let Pick::Object(blocker) = cx.answer() else { return cx.goto(f, step::BLOCK_PRIORITY) };
    let fee = block_fee(cx, blocker);
    if fee > 0 && cx.by(cite!("10.1.3.1.3")) {
        cx.begin_action(f, Pick::Object(blocker), step::BLOCK, cx.s.spent.len());
        let defender = cx.frame(f).seat.other();
        cx.push_fee(defender, fee, blocker);
    }
    cx.frame(f).r[MEMBER] = i32::from(blocker.0);
    cx.goto(f, step::BLOCK_PAID)
}

/// The Forward picked, if the same player still controls it, is blocking, and what attacks is blocked (10.1.3.2, 10.1.3.4).
fn block(cx: &mut Context, f: usize) -> Flow {
    let defender = cx.frame(f).seat.other();
    cx.frame(f).pc = step::BLOCK_PRIORITY;
    let blocker = Slot(cx.frame(f).r[MEMBER] as u16);
    if cx.s.object(blocker).zone != zone::FIELD || cx.s.profile(blocker).controller != defender {
        return Flow::Go;
    }
    let from = cx.s.batch.len();
    let becomes = Cause::rule(cite!("10.1.3.2"));
    cx.propose(Act::Mark { slot: blocker, mark: mark::BLOCKING, on: true }, verb::PUT, becomes);
    let in_battle = Cause::rule(cite!("10.1.3.2.1"));
    cx.propose(Act::Mark { slot: blocker, mark: mark::IN_BATTLE, on: true }, verb::PUT, in_battle);
    let mut picking = std::mem::take(&mut cx.t.picking);
    picking.clear();
    picking.extend(marked(cx, mark::ATTACKING));
    let first = picking.first().copied().unwrap_or(Slot::NONE);
    cx.deed(verb::BLOCK, defender, blocker, first, Cause::rule(cite!("10.1.3.5")));
    for &slot in &picking {
        let as_one = Cause::rule(cite!("10.1.3.4"));
        cx.propose(Act::Mark { slot, mark: mark::BLOCKED, on: true }, verb::PUT, as_one);
        cx.propose(Act::Mark { slot, mark: mark::IN_BATTLE, on: true }, verb::PUT, in_battle);
        cx.deed(verb::BLOCKED, defender.other(), slot, blocker, Cause::rule(cite!("10.1.3.5")));
    }
    cx.t.picking = picking;
    cx.commit(from);
    Flow::Go
}

/// Whoever has nobody left to fight is no longer in battle (10.1.3.2.1). That is so at once; it is noted with the next
/// check of the rule processes.
pub(crate) fn propose_parting(cx: &mut Context) {
    let fights = |mark: Mark| marked(cx, mark::IN_BATTLE).any(|slot| cx.s.object(slot).marks.has(mark));
    if fights(mark::ATTACKING) && fights(mark::BLOCKING) {
        return;
    }
    let mut picking = std::mem::take(&mut cx.t.picking);
    picking.clear();
    picking.extend(marked(cx, mark::IN_BATTLE));
    for &slot in &picking {
        let act = Act::Mark { slot, mark: mark::IN_BATTLE, on: false };
        cx.propose(act, verb::PUT, Cause::rule(cite!("10.1.3.2.1")));
    }
    cx.t.picking = picking;
}

/// With First Strike on either side there are two strikes; it counts as the step begins (15.2.3.2).
fn begin_damage(cx: &mut Context, f: usize) -> Flow {
    if marked(cx, mark::ATTACKING).next().is_none() {
        return cx.goto(f, step::DISSOLVE);
    }
    cx.enter_phase(phase::DAMAGE_RESOLUTION, cite!("10.1.4.1"));
    let blocked = marked(cx, mark::ATTACKING).any(|slot| cx.s.object(slot).marks.has(mark::BLOCKED));
    if !blocked {
        return hit_player(cx, f);
    }
    let mut picking = std::mem::take(&mut cx.t.picking);
    picking.clear();
    picking.extend(marked(cx, mark::ATTACKING));
    let (attackers, blocker) = keywords::strike_first(cx, &picking, marked(cx, mark::BLOCKING).next());
    cx.t.picking = picking;
    let two_strikes = attackers != blocker;
    cx.frame(f).r[STRIKE] = if two_strikes {
        FIRST | if attackers { ATTACKERS_DONE } else { 0 } | if blocker { BLOCKER_DONE } else { 0 }
    } else {
        ALL
    };
    cx.goto(f, step::STRIKE)
}

/// An unblocked attack deals one point, a party one in all (10.1.4.1).
fn hit_player(cx: &mut Context, f: usize) -> Flow {
    cx.frame(f).pc = step::DAMAGE_PRIORITY;
    let defender = cx.frame(f).seat.other();
    let attacker = marked(cx, mark::ATTACKING).next().unwrap_or(Slot::NONE);
    damage::push_battle(cx, defender, attacker);
    Flow::Go
}

/// Who deals damage in this strike: the attackers, the blocker.
fn striking(strike: i32) -> (bool, bool) {
    let (attackers_first, blocker_first) = (strike & ATTACKERS_DONE != 0, strike & BLOCKER_DONE != 0);
    match strike & 3 {
        ALL => (true, true),
        FIRST => (attackers_first, blocker_first),
        _ => (!attackers_first, !blocker_first),
    }
}

/// Attackers and blocker deal each other damage equal to their power (10.1.4.2).
fn strike(cx: &mut Context, f: usize) -> Flow {
    let (attackers, blocker_strikes) = striking(cx.frame(f).r[STRIKE]);
    let from = cx.s.batch.len();
    cx.frame(f).r[START] = from as i32;
    cx.frame(f).r[MEMBER] = 0;
    // A blocked attack whose blocker is gone deals no damage (10.1.3.3, reading F16).
    let Some(blocker) = marked(cx, mark::BLOCKING).next() else {
        if !cx.by(cite!("10.1.3.3")) {
            return hit_player(cx, f);
        }
        return cx.goto(f, step::STRUCK);
    };
    let mut picking = std::mem::take(&mut cx.t.picking);
    picking.clear();
    picking.extend(marked(cx, mark::ATTACKING));
    if attackers {
        for &slot in &picking {
            let amount = card::strength(cx, slot);
            propose_damage(cx, slot, blocker, amount);
        }
    }
    cx.t.picking = picking;
    cx.frame(f).r[LEFT] = if blocker_strikes { card::strength(cx, blocker) } else { 0 };
    cx.goto(f, step::DIVIDE)
}

fn propose_damage(cx: &mut Context, dealer: Slot, slot: Slot, amount: i32) {
    if amount > 0 {
        let source: Option<Ref> = Some(cx.s.refer(dealer));
        let seat = Some(cx.s.profile(dealer).controller);
        let cause = Cause { source, seat, ..Cause::rule(cite!("10.1.4.2")) };
        cx.propose(Act::Damage { slot, amount }, verb::DAMAGE, cause);
    }
}

/// The blocker's damage is divided among a party in thousands, as its controller likes (10.1.4.2.1).
fn offer_division(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let members = marked(cx, mark::ATTACKING).count() as i32;
    let left = frame.r[LEFT];
    if frame.r[MEMBER] >= members || left == 0 {
        cx.frame(f).pc = step::STRUCK;
        cx.commit(frame.r[START] as usize);
        return Flow::Go;
    }
    if frame.r[MEMBER] == members - 1 {
        assign(cx, f, left);
        return Flow::Go;
    }
    for n in 0..=left / 1000 {
        cx.offer(Pick::Number(n * 1000));
    }
    cx.ask(frame.seat.other(), DIVIDE, cite!("10.1.4.2.1"))
}

/// The Forward of the party whose share of the blocker's damage is being decided.
pub(crate) fn dividing(state: &State) -> Option<Slot> {
    let frame = state.frames.iter().rev().find(|frame| frame.proc == Proc::Book(proc::ATTACK))?;
    let field = Seat::BOTH.into_iter().flat_map(|side| state.cards(zone::FIELD, side).iter().copied());
    field.filter(|&slot| state.object(slot).marks.has(mark::ATTACKING)).nth(frame.r[MEMBER] as usize)
}

fn assign(cx: &mut Context, f: usize, amount: i32) {
    let member = cx.frame(f).r[MEMBER] as usize;
    let target = marked(cx, mark::ATTACKING).nth(member);
    let blocker = marked(cx, mark::BLOCKING).next();
    if let (Some(target), Some(blocker)) = (target, blocker) {
        propose_damage(cx, blocker, target, amount);
    }
    let frame = cx.frame(f);
    frame.r[MEMBER] += 1;
    frame.r[LEFT] -= amount;
}

/// After the first of two strikes priority arises, with which neither Summons nor abilities can be used, and
/// triggers go on waiting (15.2.3.3, reading F16). Then the rest strike.
fn struck(cx: &mut Context, f: usize) -> Flow {
    let strike = cx.frame(f).r[STRIKE];
    if strike & 3 != FIRST {
        return cx.goto(f, step::DAMAGE_PRIORITY);
    }
    cx.frame(f).r[STRIKE] = strike & !3 | SECOND;
    cx.frame(f).pc = step::STRIKE;
    let seat = cx.frame(f).seat;
    let held = if cx.by(keywords::BETWEEN_STRIKES) { HOLD_TRIGGERS } else { 0 };
    cx.push(Frame::new(Proc::Priority, seat).with([0, held, 0, 0, 0, 0]));
    Flow::Go
}

/// Whether priority arose between two strikes, when only Characters with Back Attack can be cast (15.2.3.3).
pub(crate) fn between_strikes(cx: &Context) -> bool {
    cx.s.turn.phase == phase::DAMAGE_RESOLUTION
        && cx.s.frames.iter().any(|frame| {
            frame.proc == Proc::Book(proc::ATTACK) && frame.pc == step::STRIKE && frame.r[STRIKE] & 3 == SECOND
        })
}
