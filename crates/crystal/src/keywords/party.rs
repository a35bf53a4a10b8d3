//! Section 15.1.1.9: parties.

use crate::attack::{can_block, marked, may_attack};
use crate::book::Context;
use crate::card;
use crate::rules::cite;
use crate::words::{keyword, mark, verb};
use duel::ability::{On, Trigger};
use duel::event::{Act, Cause, Event};
use duel::need;
use duel::object::{Ref, Slot};
use duel::refusal::{Refusal, Verdict};
use duel::state::Spent;
use duel::words::{Colours, Rule, Seat};

/// First Strike works in a party only if all have it (15.1.1.9.7).
pub(crate) const FIRST_STRIKE: Rule = cite!("15.1.1.9.7");

/// Whether a Forward may join those already declared: all share an element, or have the icon (15.1.1.9.2), it can
/// attack (15.1.1.9.3), and there is no limit to their number (15.1.1.9.4).
pub(crate) fn check<V: Verdict>(cx: &Context, party: &[Spent], slot: Slot, verdict: &mut V) {
    if party.is_empty() {
        return;
    }
    let it = Some(slot);
    let common = party.iter().fold(card::elements(cx, slot), |c, s| Colours(c.0 & card::elements(cx, s.slot).0));
    let icon = |slot: Slot| cx.s.profile(slot).keywords.has(keyword::PARTY);
    let icons = icon(slot) && party.iter().all(|s| icon(s.slot));
    need!(verdict, !common.is_empty() || icons, cite!("15.1.1.9.2"), it);
    need!(verdict, may_attack(cx, slot), cite!("15.1.1.9.3"), it);
    let barred = |slot: Slot| cx.forbidden(verb::FORM, slot, None);
    need!(verdict, !(barred(slot) || party.iter().any(|s| barred(s.slot))), cite!("2.2"), it);
    if party.len() > 1 && !cx.by(cite!("15.1.1.9.4")) {
        verdict.refuse(Refusal { rule: cite!("15.1.1.9.4"), object: it });
    }
}

/// Those declared together form a party, which attacks as one (15.1.1.9.1).
pub(crate) fn form(cx: &mut Context, seat: Seat, from: usize) {
    let cause = Cause::rule(cite!("15.1.1.9.1"));
    for i in from..cx.s.spent.len() {
        let slot = cx.s.spent[i].slot;
        cx.propose(Act::Mark { slot, mark: mark::PARTY, on: true }, verb::PUT, cause);
        cx.deed(verb::FORM, seat, slot, Slot::NONE, cause);
    }
    cx.deed(verb::PARTY, seat, cx.s.spent[from].slot, Slot::NONE, cause);
}

/// Whether a Forward is one of a party: one that no other is left of is none (15.1.1.9.5).
fn is_member(cx: &Context, slot: Slot) -> bool {
    cx.s.object(slot).marks.has(mark::PARTY)
        && (marked(cx, mark::PARTY).nth(1).is_some() || !cx.by(cite!("15.1.1.9.5")))
}

/// A party can be blocked by who can block one of it (15.1.1.9.6).
pub(crate) fn can_be_blocked(cx: &Context, blocker: Slot) -> bool {
    let one = |attacker: Slot| can_block(cx, blocker, attacker);
    let (some, all) = (marked(cx, mark::ATTACKING).any(one), marked(cx, mark::ATTACKING).all(one));
    some && (all || cx.by(cite!("15.1.1.9.6")))
}

/// What a party broke by its damage, each of it broke (15.1.1.9.8).
pub(crate) fn also_by(cx: &Context, event: &Event, object: Ref) -> bool {
    let Some(source) = event.cause.source.filter(|&source| source != object) else { return false };
    event.verb == verb::BREAK
        && cx.s.alive(source)
        && cx.s.alive(object)
        && is_member(cx, source.slot)
        && is_member(cx, object.slot)
        && cx.by(cite!("15.1.1.9.8"))
}

/// Whether a trigger waits for what a party does as one.
pub(crate) fn as_one(trigger: &Trigger) -> bool {
    trigger.on == On::Damage && trigger.counterpart.as_ref().is_some_and(|by| by.marks.has(mark::PARTY))
}

/// Damage to a player by a party is noticed as the party's; so is what one of it deals by an effect (15.1.1.9.10).
pub(crate) fn notice_wound(cx: &mut Context, dealer: Slot, amount: i32, by_effect: bool) {
    if !is_member(cx, dealer) || by_effect && !cx.by(cite!("15.1.1.9.10")) {
        return;
    }
    let cause = Cause { source: Some(cx.s.refer(dealer)), ..Cause::rule(cite!("15.1.1.9.1")) };
    let seat = cx.player_of(dealer);
    cx.propose(Act::Deed { subject: dealer, counterpart: Slot::NONE, seat, amount }, verb::PARTY_WOUND, cause);
}

/// Before another attack, and with the attack phase, a party is no more (15.1.1.9.9).
pub(crate) fn dissolve(cx: &mut Context, slot: Slot, cause: Cause) {
    if cx.s.object(slot).marks.has(mark::PARTY) && cx.by(cite!("15.1.1.9.9")) {
        cx.propose(Act::Mark { slot, mark: mark::PARTY, on: false }, verb::PUT, cause);
    }
}
