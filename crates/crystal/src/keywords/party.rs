//! Parties (F 15.1.1.9; S 15.1.1.10), and the party icon (S 15.2.8).

use crate::attack::block::can_block;
use crate::attack::declaration::may_attack;
use crate::attack::marked;
use crate::attack::strike::{BLOWS, deals};
use crate::book::Context;
use crate::card;
use crate::edition::{Edition, Obeys};
use crate::rules::{Cited, cite};
use crate::words::{keyword, mark, verb, zone};
use duel::ability::{On, Trigger};
use duel::event::{Act, Cause, Event};
use duel::need;
use duel::object::{Ref, Slot};
use duel::refusal::{Refusal, Verdict};
use duel::state::Spent;
use duel::words::{Colour, Colours, Seat};

/// First Strike works in a party only if all have it (F 15.1.1.9.7; S 15.1.1.10.7).
pub(crate) const FIRST_STRIKE: Cited = cite!(f "15.1.1.9.7", s "15.1.1.10.7");

/// One without the party icon forms no party of different elements (S 15.2.8.2).
const MIXED: Cited = cite!(s "15.2.8.2");

/// A party deals damage to its blocker as one, and each of it has broken what that breaks (F 15.1.1.9.8; S 15.1.1.10.8).
const AS_ONE: Cited = cite!(f "15.1.1.9.8", s "15.1.1.10.8");

/// The party icon, which ties Forwards together as an element does.
const ICON: Colour = Colour(15);

/// What can tie a Forward to the others of a party: its elements, and the party icon, whatever the elements (F
/// 15.1.1.9.2, reading F10; S 15.2.8.1).
pub(crate) fn ties<E: Edition>(cx: &Context<E>, slot: Slot) -> Colours {
    const MIXES: Cited = cite!(s "15.2.8.1");
    let icon = cx.s.profile(slot).keywords.has(keyword::PARTY) && (!MIXES.is_in::<E>() || cx.obeys(MIXES));
    let elements = card::elements(cx, slot);
    if icon { elements.with(ICON) } else { elements }
}

/// Whether a Forward cannot form a party.
pub(crate) fn stays_alone<E: Edition>(cx: &Context<E>, slot: Slot) -> bool {
    cx.forbidden(verb::FORM, slot, None)
}

/// Whether a Forward may join those already declared: all share an element, or have the icon (F 15.1.1.9.2; S
/// 15.1.1.10.2), it can attack (F 15.1.1.9.3; S 15.1.1.10.3), and there is no limit to their number (F 15.1.1.9.4; S
/// 15.1.1.10.4).
pub(crate) fn check<E: Edition, V: Verdict>(cx: &Context<E>, party: &[Spent], slot: Slot, verdict: &mut V) {
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

/// Those declared together form a party, which attacks as one (F 15.1.1.9.1; S 15.1.1.10.1).
pub(crate) fn form<E: Edition>(cx: &mut Context<E>, seat: Seat, from: usize) {
    let cause = Cause::rule(cite!(f "15.1.1.9.1", s "15.1.1.10.1").of::<E>());
    for i in from..cx.s.spent.len() {
        let slot = cx.s.spent[i].slot;
        cx.propose(Act::Mark { slot, mark: mark::PARTY, on: true }, verb::PUT, cause);
        cx.deed(verb::FORM, seat, slot, Slot::NONE, cause);
    }
    cx.deed(verb::PARTY, seat, cx.s.spent[from].slot, Slot::NONE, cause);
}

/// Whether a Forward is one of a party.
fn is_member<E: Edition>(cx: &Context<E>, slot: Slot) -> bool {
    cx.s.object(slot).marks.has(mark::PARTY)
}

/// When Forwards of a party leave the field and one at most is left of it, that is no party any more (F 15.1.1.9.5; S
/// 15.1.1.10.5).
pub(crate) fn fall_apart<E: Edition>(cx: &mut Context<E>, from: usize) {
    let leaver = |event: &Event| match event.act {
        Act::Move { slot, to, .. } if to != zone::FIELD => Some(slot),
        _ => None,
    };
    let leaves = |slot: Slot| cx.s.batch[from..].iter().any(|event| leaver(event) == Some(slot));
    if !cx.s.batch[from..].iter().filter_map(leaver).any(|slot| is_member(cx, slot)) {
        return;
    }
    let mut left = marked(cx, mark::PARTY).filter(|&slot| !leaves(slot));
    if let (Some(slot), None) = (left.next(), left.next()) {
        drop(left);
        propose_alone(cx, slot);
    }
}

/// One whose companions are another player's by now is no party either.
pub(crate) fn leave_alone<E: Edition>(cx: &mut Context<E>) {
    let last = marked(cx, mark::PARTY).next();
    if let Some(slot) = last {
        propose_alone(cx, slot);
    }
}

fn propose_alone<E: Edition>(cx: &mut Context<E>, slot: Slot) {
    let cause = Cause::rule(cite!(f "15.1.1.9.5", s "15.1.1.10.5").of::<E>());
    cx.propose(Act::Mark { slot, mark: mark::PARTY, on: false }, verb::PUT, cause);
}

/// A party can be blocked by who can block one of it (F 15.1.1.9.6; S 15.1.1.10.6).
pub(crate) fn can_be_blocked<E: Edition>(cx: &Context<E>, blocker: Slot) -> bool {
    let one = |attacker: Slot| can_block(cx, blocker, attacker);
    let (some, all) = (marked(cx, mark::ATTACKING).any(one), marked(cx, mark::ATTACKING).all(one));
    some && (all || cx.obeys(cite!(f "15.1.1.9.6", s "15.1.1.10.6")))
}

/// Whether what a party deals to its blocker is one amount (F 15.1.1.9.8; S 15.1.1.10.8, readings F21, S37).
pub(crate) fn deals_as_one<E: Edition>(cx: &Context<E>, member: Slot) -> bool {
    is_member(cx, member) && cx.obeys(AS_ONE)
}

/// What a party deals to its blocker, each of it deals that may; what it breaks by that, each of it breaks (F
/// 15.1.1.9.8; S 15.1.1.10.8).
pub(crate) fn partners<E: Edition>(cx: &Context<E>, event: &Event, each: &mut dyn FnMut(Ref)) {
    let Some(source) = event.cause.source else { return };
    let blow = event.cause.rule == BLOWS.of::<E>();
    if !(blow || event.verb == verb::BREAK) || !cx.s.alive(source) || !is_member(cx, source.slot) {
        return;
    }
    let Some(blocker) = event.act.slot().filter(|_| cx.obeys(AS_ONE)) else { return };
    for slot in marked(cx, mark::PARTY).filter(|&slot| slot != source.slot) {
        if !blow || deals(cx, slot, blocker) {
            each(cx.s.refer(slot));
        }
    }
}

/// Whether a trigger waits for what a party does as one.
pub(crate) fn as_one(trigger: &Trigger) -> bool {
    trigger.on == On::Damage && trigger.counterpart.as_ref().is_some_and(|by| by.marks.has(mark::PARTY))
}

/// Damage to a player by a party is noticed as the party's; so is what one of it deals by an effect (F 15.1.1.9.10).
pub(crate) fn notice_wound<E: Edition>(cx: &mut Context<E>, dealer: Slot, amount: i32, by_effect: bool) {
    if !is_member(cx, dealer) || by_effect && !cx.obeys(cite!(f "15.1.1.9.10")) {
        return;
    }
    let cause =
        Cause { source: Some(cx.s.refer(dealer)), ..Cause::rule(cite!(f "15.1.1.9.1", s "15.1.1.10.1").of::<E>()) };
    let seat = cx.player_of(dealer);
    cx.propose(Act::Deed { subject: dealer, counterpart: Slot::NONE, seat, amount }, verb::PARTY_WOUND, cause);
}

/// Before another attack, and with the attack phase, a party is no more (F 15.1.1.9.9; S 10.1.4.5).
pub(crate) fn dissolve<E: Edition>(cx: &mut Context<E>, slot: Slot, cause: Cause) {
    const OVER: Cited = cite!(f "15.1.1.9.9");
    if cx.s.object(slot).marks.has(mark::PARTY) && (!OVER.is_in::<E>() || cx.obeys(OVER)) {
        cx.propose(Act::Mark { slot, mark: mark::PARTY, on: false }, verb::PUT, cause);
    }
}
