//! Chapter 12: rule processes, all at once and again until nothing is due.

use crate::attack;
use crate::book::{Context, note, proc};
use crate::edition::{Edition, Obeys};
use crate::keywords::party;
use crate::playing::PROCESSES;
use crate::rules::{Cited, cite};
use crate::words::{element, keyword, kind, mark, number, verb, zone};
use crate::{card, ending, zones};
use duel::event::{Act, Cause, Event};
use duel::frame::{Flow, Frame, Proc};
use duel::need;
use duel::object::Slot;
use duel::question::Topic;
use duel::refusal::Verdict;
use duel::selection::Among;
use duel::words::{Rule, Seat, Verb};

/// Which Backup beyond five goes.
pub const EXCESS: Topic = Topic::Book(5);
/// Who controls too many Backups gives some up (F 12.4.8; S 7.10.3).
pub(crate) const TOO_MANY: Cited = cite!(f "12.4.8", s "7.10.3");

/// The register of a player's picking: where the picks begin.
const START: usize = 0;
/// The register of how many players have picked their excess.
const CLOSED: usize = 1;

/// How many Backups a player can have (F 7.7.4; S 7.10.3).
pub(crate) const BACKUP_LIMIT: usize = 5;

/// Runs the rule processes that are due, all of them as one event; returns whether there were any (12.3). Where a
/// player has to pick Backups, that comes first.
pub(crate) fn run<E: Edition>(cx: &mut Context<E>) -> bool {
    let from = cx.s.batch.len();
    propose_losses(cx);
    let lost = cx.s.batch.len() > from;
    let crowded = propose_field(cx, from);
    if (crowded.is_some() || cx.s.batch.len() > from) && !cx.obeys(PROCESSES) {
        cx.s.batch.truncate(from);
        return false;
    }
    if let Some(seat) = crowded.filter(|_| !lost) {
        cx.s.batch.truncate(from);
        let start = cx.s.spent.len() as i32;
        cx.push(Frame::new(Proc::Book(proc::EXCESS_BACKUPS), seat).with([start, 0, 0, 0, 0, 0]));
        return true;
    }
    happen(cx, from)
}

/// Has everything that is due happen at once; returns whether there was anything (12.3).
fn happen<E: Edition>(cx: &mut Context<E>, from: usize) -> bool {
    let due = cx.s.batch.len() - from;
    if due > 1 && !cx.obeys(cite!("12.3")) {
        cx.s.batch.truncate(from + 1);
    }
    forget_empty_decks(cx);
    if due > 0 {
        cx.commit(from);
    }
    due > 0
}

/// Only damage, and cards that come to or leave the field or the Damage Zone, can make a rule process due (12.4).
pub(crate) fn disturbs<E: Edition>(cx: &Context<E>, event: &Event) -> bool {
    match event.act {
        Act::Move { slot, to, .. } => {
            let from = cx.s.object(slot).zone;
            [from, to].iter().any(|zone| matches!(*zone, zone::FIELD | zone::DAMAGE))
        }
        Act::Damage { .. }
        | Act::Flip { .. }
        | Act::Attach { .. }
        | Act::Control { .. }
        | Act::Lose { .. }
        | Act::Win { .. } => true,
        Act::Turn { .. }
        | Act::Mark { .. }
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

/// Players who meet a losing condition (3.1, 12.4.1 to 12.4.3, readings S2, S3).
pub(crate) fn propose_losses<E: Edition>(cx: &mut Context<E>) {
    for seat in Seat::BOTH {
        let rule = if ending::is_beaten(cx, seat) {
            cite!("12.4.1").of::<E>()
        } else if ending::could_not_draw(cx, seat) {
            cite!("12.4.2").of::<E>()
        } else if ending::had_no_deck(cx, seat) {
            cite!("12.4.3").of::<E>()
        } else {
            continue;
        };
        if cx.s.losing[seat.index()].is_none() {
            cx.propose(Act::Lose { seat }, verb::PUT, Cause::rule(rule));
        }
    }
}

/// What was tried with an empty deck counts for one check (12.4.2).
pub(crate) fn forget_empty_decks<E: Edition>(cx: &mut Context<E>) {
    cx.s.notes[note::DRY] = 0;
    cx.s.notes[note::UNDECKED] = 0;
}

/// Cards that leave the field; returns a player with more than five Backups.
fn propose_field<E: Edition>(cx: &mut Context<E>, from: usize) -> Option<Seat> {
    let mut crowded = None;
    // Backups, Light and Dark cards, and whether two names may be alike: by a bit for each name seen.
    let mut seen = [(0, 0, 0u64, false); 2];
    let (mut hurt, mut fighting, mut besides, mut members) = (false, false, false, 0);
    for side in Seat::BOTH {
        for &slot in cx.s.cards(zone::FIELD, side) {
            let (profile, object) = (cx.s.profile(slot), cx.s.object(slot));
            let (backups, bright, names, alike) = &mut seen[profile.controller.index()];
            if !profile.kinds.meets(kind::CHARACTERS) {
                besides = true;
            } else if !profile.keywords.has(keyword::GENERIC) {
                for name in profile.names.iter() {
                    let bit = 1 << (name.0 % 64);
                    *alike |= *names & bit != 0;
                    *names |= bit;
                }
            }
            fighting |= object.marks.has(mark::IN_BATTLE);
            members += usize::from(object.marks.has(mark::PARTY));
            *backups += usize::from(profile.kinds.has(kind::BACKUP));
            *bright += usize::from(profile.colours.meets(element::LIGHT_AND_DARK));
            let weak = object.damage >= profile.number(number::POWER) || object.hurt_by.is_some();
            hurt |= weak && profile.has.has(number::POWER);
        }
    }
    if hurt {
        propose_hurt(cx);
    }
    if fighting {
        attack::block::propose_parting(cx);
    }
    if members == 1 {
        party::leave_alone(cx);
    }
    if besides && BARE.is_in::<E>() {
        propose_besides(cx, from);
    }
    for seat in Seat::BOTH {
        let (backups, bright, _, alike) = seen[seat.index()];
        if backups > BACKUP_LIMIT {
            crowded = crowded.or(Some(seat));
        }
        // 12.4.7
        if bright > 1 {
            propose_all(cx, from, seat, cite!("12.4.7").of::<E>(), |cx, slot| {
                cx.s.profile(slot).colours.meets(element::LIGHT_AND_DARK)
            });
        }
        // 12.4.6
        if alike {
            propose_all(cx, from, seat, cite!("12.4.6").of::<E>(), |cx, slot| {
                cx.controlled(zone::FIELD, seat).any(|other| other != slot && same_name(cx, slot, other))
            });
        }
    }
    crowded
}

/// An Item that no Character has is put into the Break Zone (S 12.4.8).
const BARE: Cited = cite!(s "12.4.8");
/// Items of one card type on one Character all are (S 12.4.9).
const ALIKE: Cited = cite!(s "12.4.9");
/// Two or more Formations of one player all are (S 12.4.10).
const FORMATIONS: Cited = cite!(s "12.4.10");

/// Items and Formations that leave the field, beside the Characters.
fn propose_besides<E: Edition>(cx: &mut Context<E>, from: usize) {
    for seat in Seat::BOTH {
        let is_formation = |cx: &Context<E>, slot: Slot| cx.s.profile(slot).kinds.has(kind::FORMATION);
        let formations = cx.controlled(zone::FIELD, seat).filter(|&slot| is_formation(cx, slot)).count();
        let limited = formations > 0 && cx.obeys(zones::ONE_FORMATION);
        if formations > 1 && limited {
            propose_all(cx, from, seat, FORMATIONS.of::<E>(), is_formation);
        }
    }
    for side in Seat::BOTH {
        for i in 0..cx.s.cards(zone::FIELD, side).len() {
            let slot = cx.s.cards(zone::FIELD, side)[i];
            let proposed = |cx: &Context<E>| cx.s.batch[from..].iter().any(|e| e.act.slot() == Some(slot));
            if cx.s.profile(slot).kinds.meets(kind::ITEMS)
                && let Some(rule) = taken_off(cx, slot)
                && !proposed(cx)
            {
                propose_leaving(cx, slot, verb::PUT, Cause::rule(rule));
            }
        }
    }
}

/// The rule by which an Item is taken off its Character: it has none (S 12.4.8), none that can have it (S 5.2.3.1.3.6,
/// reading S10), or one that has another of its card type (S 12.4.9, 5.2.3.1.3.4).
fn taken_off<E: Edition>(cx: &Context<E>, slot: Slot) -> Option<Rule> {
    let stands =
        |host: &Slot| cx.s.object(*host).zone == zone::FIELD && cx.s.profile(*host).kinds.meets(kind::CHARACTERS);
    let Some(host) = cx.s.object(slot).attached.filter(stands) else { return Some(BARE.of::<E>()) };
    let seat = cx.s.profile(slot).controller;
    if cx.s.profile(host).controller != seat || !card::suits(&cx.read(), seat, slot, host) {
        return Some(card::UNFIT.of::<E>());
    }
    (card::has_another(cx, slot, host) && cx.obeys(card::ONE_OF_A_TYPE)).then(|| ALIKE.of::<E>())
}

/// Whether an Item or a Formation may be where it is in a position: nothing would have to leave the field.
pub(crate) fn check_besides<E: Edition, V: Verdict>(cx: &Context<E>, slot: Slot, verdict: &mut V) {
    let kinds = cx.s.profile(slot).kinds;
    if kinds.meets(kind::ITEMS) {
        let rule = taken_off(cx, slot);
        need!(verdict, rule.is_none(), rule.unwrap_or(Rule::UNNUMBERED), Some(slot));
    }
    if kinds.has(kind::FORMATION) {
        let others = cx.controlled(zone::FIELD, cx.s.profile(slot).controller);
        let another = others.into_iter().any(|other| other != slot && cx.s.profile(other).kinds.has(kind::FORMATION));
        need!(verdict, !another, FORMATIONS.of::<E>(), Some(slot));
    }
}

/// Whether two Characters without the generic icon share a name (F 7.7.3; S 7.9.2).
pub(crate) fn same_name<E: Edition>(cx: &Context<E>, a: Slot, b: Slot) -> bool {
    let (a, b) = (cx.s.profile(a), cx.s.profile(b));
    a.kinds.meets(kind::CHARACTERS)
        && b.kinds.meets(kind::CHARACTERS)
        && !a.keywords.has(keyword::GENERIC)
        && !b.keywords.has(keyword::GENERIC)
        && a.names.iter().any(|&name| b.is_named(name))
}

fn propose_hurt<E: Edition>(cx: &mut Context<E>) {
    for side in Seat::BOTH {
        for i in 0..cx.s.cards(zone::FIELD, side).len() {
            let slot = cx.s.cards(zone::FIELD, side)[i];
            if cx.s.profile(slot).has.has(number::POWER) {
                propose_by_power(cx, slot);
            }
        }
    }
}

/// A Character without power left is put into the Break Zone (12.4.4); one with as much damage is broken (12.4.5). Only
/// what has power can lack it (readings F11, S4).
fn propose_by_power<E: Edition>(cx: &mut Context<E>, slot: Slot) {
    let power = cx.s.profile(slot).number(number::POWER);
    let object = cx.s.object(slot);
    if power <= 0 {
        let cause = Cause::rule(cite!("12.4.4").of::<E>());
        propose_leaving(cx, slot, verb::PUT, cause);
    } else if card::is_overcome(cx, slot) && is_broken_by_damage(cx, power) {
        let cause = Cause { source: object.hurt_by, ..Cause::rule(cite!("12.4.5").of::<E>()) };
        propose_leaving(cx, slot, verb::BREAK, cause);
    } else if object.hurt_by.is_some() {
        // It survived its damage: if it is broken later, nothing is the source of that (12.4.5).
        cx.s.objects[slot.index()].hurt_by = None;
    }
}

/// Damage breaks a Character, in the FFTCG one whose power is 1000 or more (F 12.4.5), in the older system any (S
/// 12.4.5).
fn is_broken_by_damage<E: Edition>(cx: &Context<E>, power: i32) -> bool {
    power >= 1000 || !cx.obeys(cite!(f "12.4.5"))
}

/// What cannot be broken or put there does not meet the condition: otherwise the check would never end.
fn propose_leaving<E: Edition>(cx: &mut Context<E>, slot: Slot, verb: Verb, cause: Cause) {
    if cx.forbidden_by(verb, slot, &cause) {
        cx.obeys(cite!("2.2"));
        return;
    }
    let act = cx.move_to(slot, zone::BREAK);
    cx.propose(act, verb, cause);
}

fn propose_all<E: Edition>(
    cx: &mut Context<E>,
    from: usize,
    seat: Seat,
    rule: Rule,
    fits: impl Fn(&Context<E>, Slot) -> bool,
) {
    for side in Seat::BOTH {
        for i in 0..cx.s.cards(zone::FIELD, side).len() {
            let slot = cx.s.cards(zone::FIELD, side)[i];
            let proposed = cx.s.batch[from..].iter().any(|e| e.act.slot() == Some(slot));
            if !proposed && cx.s.profile(slot).controller == seat && fits(cx, slot) {
                propose_leaving(cx, slot, verb::PUT, Cause::rule(rule));
            }
        }
    }
}

/// The controller of more than five Backups picks the excess (F 12.4.8, 7.7.4; S 7.10.3), which goes to the Break Zone
/// with everything else that is due (12.3).
pub(crate) fn excess_backups_step<E: Edition>(cx: &mut Context<E>, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let start = frame.r[START] as usize;
    let mut own = start;
    for seat in [cx.s.turn.player, cx.s.turn.player.other()] {
        let mut picking = std::mem::take(&mut cx.t.picking);
        picking.clear();
        picking.extend(cx.controlled(zone::FIELD, seat).filter(|&s| cx.s.profile(s).kinds.has(kind::BACKUP)));
        let excess = picking.len().saturating_sub(BACKUP_LIMIT);
        let rule = TOO_MANY.of::<E>();
        let among = Among { seat, topic: EXCESS, rule, start: own, least: excess, most: excess };
        // Whose pick it is, is told by how many were picked: those of the turn player come first.
        let asked = if frame.r[CLOSED] > i32::from(seat != cx.s.turn.player) {
            None
        } else if frame.pc != 0 {
            let closed = cx.take_among(&picking, own);
            cx.frame(f).r[CLOSED] += i32::from(closed);
            Some(cx.goto(f, 0))
        } else {
            cx.ask_among(&picking, false, among)
        };
        cx.t.picking = picking;
        match asked {
            Some(flow) => return flow,
            None => {
                let closed = i32::from(seat != cx.s.turn.player) + 1;
                cx.frame(f).r[CLOSED] = closed;
                own += excess;
            }
        }
    }
    cx.pop();
    let from = cx.s.batch.len();
    propose_losses(cx);
    propose_field(cx, from);
    for i in start..cx.s.spent.len() {
        let slot = cx.s.spent[i].slot;
        if !cx.s.batch[from..].iter().any(|e| e.act.slot() == Some(slot)) {
            let act = cx.move_to(slot, zone::BREAK);
            cx.propose(act, verb::PUT, Cause::rule(TOO_MANY.of::<E>()));
        }
    }
    cx.s.spent.truncate(start);
    happen(cx, from);
    Flow::Go
}
