//! Parties (F 15.1.1.9; S 15.1.1.10), and the party icon (S 15.2.8).

use crate::attack::block::can_block;
use crate::attack::declaration::may_attack;
use crate::attack::marked;
use crate::attack::strike::{BLOWS, deals};
use crate::book::Context;
use crate::card;
use crate::edition::{Edition, Obeys};
use crate::rule_process::BROKEN;
use crate::rules::{Cited, cite};
use crate::words::{keyword, mark, verb, zone};
use duel::card::ability::{EventPattern, Trigger};
use duel::engine::refusal::{Refusal, Verdict};
use duel::event::{Cause, Event, Happening};
use duel::ids::{Colour, Colours, Seat};
use duel::need;
use duel::state::SetAside;
use duel::state::object::{ObjectRef, Slot};

/// First Strike works in a party only if all members have it (F 15.1.1.9.7; S 15.1.1.10.7).
pub(crate) const FIRST_STRIKE: Cited = cite!(f "15.1.1.9.7", s "15.1.1.10.7");

/// A Forward without the party icon forms no party of different elements (S 15.2.8.2).
const MIXED: Cited = cite!(s "15.2.8.2");

/// A party deals damage to its blocker as one, and each member has broken the blocker (F 15.1.1.9.8; S 15.1.1.10.8).
const AS_ONE: Cited = cite!(f "15.1.1.9.8", s "15.1.1.10.8");

/// The party icon, treated as an element that its Forwards share.
const ICON: Colour = Colour(15);

/// The elements a Forward can share with its party; the party icon counts as one (F 15.1.1.9.2, reading F10; S
/// 15.2.8.1).
pub(crate) fn ties<E: Edition>(cx: &Context<E>, slot: Slot) -> Colours {
    const MIXES: Cited = cite!(s "15.2.8.1");
    let icon = cx.state.characteristics(slot).keywords.has(keyword::PARTY) && (!MIXES.is_in::<E>() || cx.obeys(MIXES));
    let elements = card::elements(cx, slot);
    if icon { elements.with(ICON) } else { elements }
}

/// An effect forbids the Forward to form a party.
pub(crate) fn stays_alone<E: Edition>(cx: &Context<E>, slot: Slot) -> bool {
    cx.is_forbidden(verb::FORM, slot, None)
}

/// Checks that a Forward may join the Forwards already declared.
///
/// All share an element, or have the icon (F 15.1.1.9.2; S 15.1.1.10.2). It can attack (F 15.1.1.9.3; S 15.1.1.10.3).
/// Their number has no limit (F 15.1.1.9.4; S 15.1.1.10.4).
pub(crate) fn check<E: Edition, V: Verdict>(cx: &Context<E>, party: &[SetAside], slot: Slot, verdict: &mut V) {
    if party.is_empty() {
        return;
    }
    let it = Some(slot);
    let together = party.iter().fold(ties(cx, slot), |tied, s| Colours(tied.0 & ties(cx, s.slot).0));
    need!(verdict, !together.is_empty(), cite!(f "15.1.1.9.2", s "15.1.1.10.2").of::<E>(), it);
    if MIXED.is_in::<E>() {
        need!(verdict, !together.is_empty(), MIXED.of::<E>(), it);
    }
    need!(verdict, may_attack(cx, slot), cite!(f "15.1.1.9.3", s "15.1.1.10.3").of::<E>(), it);
    let lonely = stays_alone(cx, slot) || party.iter().any(|s| stays_alone(cx, s.slot));
    need!(verdict, !lonely, cite!("2.2").of::<E>(), it);
    if party.len() > 1 && !cx.obeys(cite!(f "15.1.1.9.4", s "15.1.1.10.4")) {
        verdict.refuse(Refusal { rule: cite!(f "15.1.1.9.4", s "15.1.1.10.4").of::<E>(), object: it });
    }
}

/// Forwards declared together form a party, which attacks as one (F 15.1.1.9.1; S 15.1.1.10.1).
pub(crate) fn form<E: Edition>(cx: &mut Context<E>, seat: Seat, from: usize) {
    let cause = Cause::rule(cite!(f "15.1.1.9.1", s "15.1.1.10.1").of::<E>());
    for i in from..cx.state.set_aside.len() {
        let slot = cx.state.set_aside[i].slot;
        cx.propose(Happening::Mark { slot, mark: mark::PARTY, on: true }, verb::PUT, cause);
        cx.deed(verb::FORM, seat, slot, Slot::NONE, cause);
    }
    cx.deed(verb::PARTY, seat, cx.state.set_aside[from].slot, Slot::NONE, cause);
}

/// The Forward is a member of a party.
fn is_member<E: Edition>(cx: &Context<E>, slot: Slot) -> bool {
    cx.state.object(slot).marks.has(mark::PARTY)
}

/// A party dissolves when members leave the field and at most one is left (F 15.1.1.9.5; S 15.1.1.10.5).
pub(crate) fn fall_apart<E: Edition>(cx: &mut Context<E>, from: usize) {
    let leaver = |event: &Event| match event.happening {
        Happening::Move { slot, to, .. } if to != zone::FIELD => Some(slot),
        _ => None,
    };
    let leaves = |slot: Slot| cx.state.batch[from..].iter().any(|event| leaver(event) == Some(slot));
    if !cx.state.batch[from..].iter().filter_map(leaver).any(|slot| is_member(cx, slot)) {
        return;
    }
    let mut left = marked(cx, mark::PARTY).filter(|&slot| !leaves(slot));
    if let (Some(slot), None) = (left.next(), left.next()) {
        drop(left);
        propose_alone(cx, slot);
    }
}

/// A party also dissolves when its last member is left alone by a change of control.
pub(crate) fn leave_alone<E: Edition>(cx: &mut Context<E>) {
    let last = marked(cx, mark::PARTY).next();
    if let Some(slot) = last {
        propose_alone(cx, slot);
    }
}

fn propose_alone<E: Edition>(cx: &mut Context<E>, slot: Slot) {
    let cause = Cause::rule(cite!(f "15.1.1.9.5", s "15.1.1.10.5").of::<E>());
    cx.propose(Happening::Mark { slot, mark: mark::PARTY, on: false }, verb::PUT, cause);
}

/// A Forward that can block one member can block the party (F 15.1.1.9.6; S 15.1.1.10.6).
pub(crate) fn can_be_blocked<E: Edition>(cx: &Context<E>, blocker: Slot) -> bool {
    let one = |attacker: Slot| can_block(cx, blocker, attacker);
    let (some, all) = (marked(cx, mark::ATTACKING).any(one), marked(cx, mark::ATTACKING).all(one));
    some && (all || cx.obeys(cite!(f "15.1.1.9.6", s "15.1.1.10.6")))
}

/// The damage of a party to its blocker is one amount (F 15.1.1.9.8; S 15.1.1.10.8, readings F21, S37).
pub(crate) fn deals_as_one<E: Edition>(cx: &Context<E>, member: Slot) -> bool {
    is_member(cx, member) && cx.obeys(AS_ONE)
}

/// Each member that may deal damage deals the party's damage, and each member breaks the broken blocker.
///
/// That is so in battle (F 15.1.1.9.8; S 15.1.1.10.8). Damage by an effect of one member has only that member as its
/// source (F 15.1.1.9.10).
pub(crate) fn co_sources<E: Edition>(cx: &Context<E>, event: &Event, each: &mut dyn FnMut(ObjectRef)) {
    let (Some(source), Some(blocker)) = (event.cause.source, event.happening.slot()) else { return };
    let blow = event.cause.rule == BLOWS.of::<E>();
    let broken = event.cause.rule == BROKEN.of::<E>() && cx.state.object(blocker).damage_rule == BLOWS.of::<E>();
    if !(blow || broken) || !cx.state.is_alive(source) || !is_member(cx, source.slot) || !cx.obeys(AS_ONE) {
        return;
    }
    for slot in marked(cx, mark::PARTY).filter(|&slot| slot != source.slot) {
        if !blow || deals(cx, slot, blocker) {
            each(cx.state.object_ref(slot));
        }
    }
}

/// The trigger waits for damage by a party, or for a block: it sees what happens to or by a party once (10.1.3.4).
pub(crate) fn groups_events(trigger: &Trigger) -> bool {
    let by_party = || trigger.counterpart.as_ref().is_some_and(|by| by.marks.has(mark::PARTY));
    waits_for_block(&trigger.on) || trigger.on == EventPattern::Damage && by_party()
}

fn waits_for_block(on: &EventPattern) -> bool {
    match on {
        EventPattern::Deed(verb) => *verb == verb::BLOCK,
        EventPattern::Any(all) => all.iter().any(waits_for_block),
        _ => false,
    }
}

/// Damage that a member deals by an effect counts as the party's (F 15.1.1.9.10).
const BY_EFFECT: Cited = cite!(f "15.1.1.9.10");

/// Damage that a member deals to a Forward, in battle or by an effect, is the party's (F 15.1.1.9.10).
pub(crate) fn counts_for_whole_group<E: Edition>(cx: &Context<E>, event: &Event) -> bool {
    !matches!(event.happening, Happening::Damage { .. }) || event.cause.rule == BLOWS.of::<E>() || cx.obeys(BY_EFFECT)
}

/// Triggers see damage to a player by a party as the party's, also if a member deals it by an effect (F 15.1.1.9.10).
pub(crate) fn notice_wound<E: Edition>(cx: &mut Context<E>, dealer: Slot, amount: i32, by_effect: bool) {
    if !is_member(cx, dealer) || by_effect && !cx.obeys(BY_EFFECT) {
        return;
    }
    let cause = Cause {
        source: Some(cx.state.object_ref(dealer)),
        ..Cause::rule(cite!(f "15.1.1.9.1", s "15.1.1.10.1").of::<E>())
    };
    let seat = cx.player_of(dealer);
    cx.propose(Happening::Deed { subject: dealer, counterpart: Slot::NONE, seat, amount }, verb::PARTY_WOUND, cause);
}

/// A party is dissolved before another attack and at the end of the attack phase (F 15.1.1.9.9; S 10.1.4.5).
pub(crate) fn dissolve<E: Edition>(cx: &mut Context<E>, slot: Slot, cause: Cause) {
    const OVER: Cited = cite!(f "15.1.1.9.9");
    if cx.state.object(slot).marks.has(mark::PARTY) && (!OVER.is_in::<E>() || cx.obeys(OVER)) {
        cx.propose(Happening::Mark { slot, mark: mark::PARTY, on: false }, verb::PUT, cause);
    }
}
