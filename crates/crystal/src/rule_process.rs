//! Chapter 12: rule processes, all at once and again until nothing is due.

use crate::attack;
use crate::book::{Context, note, proc};
use crate::edition::{Edition, Obeys};
use crate::keywords::party;
use crate::playing::PROCESSES;
use crate::rules::{Cited, cite};
use crate::words::{element, keyword, kind, mark, number, verb, zone};
use crate::{card, ending, zones};
use duel::engine::frame::{Flow, Frame, Proc};
use duel::engine::question::Topic;
use duel::engine::refusal::Verdict;
use duel::engine::selection::CardSelection;
use duel::event::{Cause, Event, Happening};
use duel::ids::{Rule, Seat, Verb};
use duel::need;
use duel::state::object::Slot;

/// Asks which Backups beyond five go.
pub const EXCESS: Topic = Topic::Book(5);
/// A player who controls too many Backups gives some up (F 12.4.8; S 7.10.3).
pub(crate) const TOO_MANY: Cited = cite!(f "12.4.8", s "7.10.3");

/// The register of a player's picking: the index of the first pick.
const START: usize = 0;
/// The register of how many players have finished picking.
const CLOSED: usize = 1;

/// The number of Backups that a player can have (F 7.7.4; S 7.10.3).
pub(crate) const BACKUP_LIMIT: usize = 5;

/// Carries out the rule processes that are due as one event; returns true if there were any (12.3).
///
/// If a player has to pick Backups, that comes first. May begin a procedure.
pub(crate) fn run<E: Edition>(cx: &mut Context<E>) -> bool {
    let from = cx.state.batch.len();
    propose_losses(cx);
    let lost = cx.state.batch.len() > from;
    let crowded = propose_field(cx, from);
    if (crowded.is_some() || cx.state.batch.len() > from) && !cx.obeys(PROCESSES) {
        cx.state.batch.truncate(from);
        return false;
    }
    if let Some(seat) = crowded.filter(|_| !lost) {
        cx.state.batch.truncate(from);
        let start = cx.state.set_aside.len() as i32;
        cx.push(Frame::new(Proc::Book(proc::EXCESS_BACKUPS), seat).with_registers([start, 0, 0, 0, 0, 0]));
        return true;
    }
    happen(cx, from)
}

/// Carries out everything that is due at once; returns true if there was anything (12.3). May begin a procedure.
fn happen<E: Edition>(cx: &mut Context<E>, from: usize) -> bool {
    let due = cx.state.batch.len() - from;
    if due > 1 && !cx.obeys(cite!("12.3")) {
        cx.state.batch.truncate(from + 1);
    }
    forget_empty_decks(cx);
    if due > 0 {
        cx.commit(from);
    }
    due > 0
}

/// Returns true if an event can make a rule process due (12.4).
///
/// Damage can, and so can cards that enter or leave the field or the Damage Zone, or that change controller or host.
pub(crate) fn may_cause_rule_process<E: Edition>(cx: &Context<E>, event: &Event) -> bool {
    match event.happening {
        Happening::Move { slot, to, .. } => {
            let from = cx.state.object(slot).zone;
            [from, to].iter().any(|zone| matches!(*zone, zone::FIELD | zone::DAMAGE))
        }
        Happening::Damage { .. }
        | Happening::Flip { .. }
        | Happening::Attach { .. }
        | Happening::Control { .. }
        | Happening::Lose { .. }
        | Happening::Win { .. } => true,
        Happening::Turn { .. }
        | Happening::Mark { .. }
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

/// Players who meet a losing condition lose (3.1, 12.4.1 to 12.4.3, readings S2, S3).
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
        if cx.state.losing[seat.index()].is_none() {
            cx.propose(Happening::Lose { seat }, verb::PUT, Cause::rule(rule));
        }
    }
}

/// An attempt with an empty deck counts for one check (12.4.2).
pub(crate) fn forget_empty_decks<E: Edition>(cx: &mut Context<E>) {
    cx.state.notes[note::DRY] = 0;
    cx.state.notes[note::UNDECKED] = 0;
}

/// Proposes the cards that leave the field; returns a player with more than five Backups.
fn propose_field<E: Edition>(cx: &mut Context<E>, from: usize) -> Option<Seat> {
    let mut crowded = None;
    // For each player: Backups, Light and Dark cards, a bit for each name seen, and true if two names may be the same.
    let mut seen = [(0, 0, 0u64, false); 2];
    let (mut hurt, mut fighting, mut besides, mut members) = (false, false, false, 0);
    for side in Seat::BOTH {
        for &slot in cx.state.cards(zone::FIELD, side) {
            let (characteristics, object) = (cx.state.characteristics(slot), cx.state.object(slot));
            let (backups, bright, names, alike) = &mut seen[characteristics.controller.index()];
            if !characteristics.kinds.meets(kind::CHARACTERS) {
                besides = true;
            } else if !characteristics.keywords.has(keyword::GENERIC) {
                for name in characteristics.names.iter() {
                    let bit = 1 << (name.0 % 64);
                    *alike |= *names & bit != 0;
                    *names |= bit;
                }
            }
            fighting |= object.marks.has(mark::IN_BATTLE);
            members += usize::from(object.marks.has(mark::PARTY));
            *backups += usize::from(characteristics.kinds.has(kind::BACKUP));
            *bright += usize::from(characteristics.colours.meets(element::LIGHT_AND_DARK));
            let weak = object.damage >= characteristics.number(number::POWER) || object.damaged_by.is_some();
            hurt |= weak && characteristics.defined_numbers.has(number::POWER);
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
        // Two or more Light and Dark cards (12.4.7).
        if bright > 1 {
            propose_all(cx, from, seat, cite!("12.4.7").of::<E>(), |cx, slot| {
                cx.state.characteristics(slot).colours.meets(element::LIGHT_AND_DARK)
            });
        }
        // Two or more Characters of one name (12.4.6).
        if alike {
            propose_all(cx, from, seat, cite!("12.4.6").of::<E>(), |cx, slot| {
                cx.controlled_cards(zone::FIELD, seat).any(|other| other != slot && same_name(cx, slot, other))
            });
        }
    }
    crowded
}

/// An Item on no Character is put into the Break Zone (S 12.4.8).
const BARE: Cited = cite!(s "12.4.8");
/// All Items of one card type on one Character are put into the Break Zone (S 12.4.9).
const ALIKE: Cited = cite!(s "12.4.9");
/// Two or more Formations of one player are all put into the Break Zone (S 12.4.10).
const FORMATIONS: Cited = cite!(s "12.4.10");

/// Proposes the Items and Formations that leave the field.
fn propose_besides<E: Edition>(cx: &mut Context<E>, from: usize) {
    for seat in Seat::BOTH {
        let is_formation = |cx: &Context<E>, slot: Slot| cx.state.characteristics(slot).kinds.has(kind::FORMATION);
        let formations = cx.controlled_cards(zone::FIELD, seat).filter(|&slot| is_formation(cx, slot)).count();
        let limited = formations > 0 && cx.obeys(zones::ONE_FORMATION);
        if formations > 1 && limited {
            propose_all(cx, from, seat, FORMATIONS.of::<E>(), is_formation);
        }
    }
    for side in Seat::BOTH {
        for i in 0..cx.state.cards(zone::FIELD, side).len() {
            let slot = cx.state.cards(zone::FIELD, side)[i];
            let proposed = |cx: &Context<E>| cx.state.batch[from..].iter().any(|e| e.happening.slot() == Some(slot));
            if cx.state.characteristics(slot).kinds.meets(kind::ITEMS)
                && let Some(rule) = taken_off(cx, slot)
                && !proposed(cx)
            {
                propose_leaving(cx, slot, verb::PUT, Cause::rule(rule));
            }
        }
    }
}

/// The rule by which an Item is taken off.
///
/// It is on no Character (S 12.4.8), on one that cannot have it (S 5.2.3.1.3.6, reading S10), or on one that has
/// another of its card type (S 12.4.9, 5.2.3.1.3.4).
fn taken_off<E: Edition>(cx: &Context<E>, slot: Slot) -> Option<Rule> {
    let stands = |host: &Slot| {
        cx.state.object(*host).zone == zone::FIELD && cx.state.characteristics(*host).kinds.meets(kind::CHARACTERS)
    };
    let Some(host) = cx.state.object(slot).attached_to.filter(stands) else { return Some(BARE.of::<E>()) };
    let seat = cx.state.characteristics(slot).controller;
    if cx.state.characteristics(host).controller != seat || !card::suits(&cx.read(), seat, slot, host) {
        return Some(card::UNFIT.of::<E>());
    }
    (card::has_another(cx, slot, host) && cx.obeys(card::ONE_OF_A_TYPE)).then(|| ALIKE.of::<E>())
}

/// Checks that an Item or a Formation may be where a position has it: no rule process would take it off the field.
pub(crate) fn check_besides<E: Edition, V: Verdict>(cx: &Context<E>, slot: Slot, verdict: &mut V) {
    let kinds = cx.state.characteristics(slot).kinds;
    if kinds.meets(kind::ITEMS) {
        let rule = taken_off(cx, slot);
        need!(verdict, rule.is_none(), rule.unwrap_or(Rule::UNNUMBERED), Some(slot));
    }
    if kinds.has(kind::FORMATION) {
        let others = cx.controlled_cards(zone::FIELD, cx.state.characteristics(slot).controller);
        let another =
            others.into_iter().any(|other| other != slot && cx.state.characteristics(other).kinds.has(kind::FORMATION));
        need!(verdict, !another, FORMATIONS.of::<E>(), Some(slot));
    }
}

/// The two Characters have no generic icon and share a name (F 7.7.3; S 7.9.2).
pub(crate) fn same_name<E: Edition>(cx: &Context<E>, a: Slot, b: Slot) -> bool {
    let (a, b) = (cx.state.characteristics(a), cx.state.characteristics(b));
    a.kinds.meets(kind::CHARACTERS)
        && b.kinds.meets(kind::CHARACTERS)
        && !a.keywords.has(keyword::GENERIC)
        && !b.keywords.has(keyword::GENERIC)
        && a.names.iter().any(|&name| b.is_named(name))
}

/// A Character with damage equal to its power or more is broken (12.4.5).
pub(crate) const BROKEN: Cited = cite!("12.4.5");

fn propose_hurt<E: Edition>(cx: &mut Context<E>) {
    for side in Seat::BOTH {
        for i in 0..cx.state.cards(zone::FIELD, side).len() {
            let slot = cx.state.cards(zone::FIELD, side)[i];
            if cx.state.characteristics(slot).defined_numbers.has(number::POWER) {
                propose_by_power(cx, slot);
            }
        }
    }
}

/// A Character with power 0 or less is put into the Break Zone (12.4.4); one with enough damage is broken (12.4.5).
///
/// That holds only for cards that have power (readings F11, S4).
fn propose_by_power<E: Edition>(cx: &mut Context<E>, slot: Slot) {
    let power = cx.state.characteristics(slot).number(number::POWER);
    let object = cx.state.object(slot);
    let hurt_by = object.damaged_by;
    let leaves = if power <= 0 {
        propose_leaving(cx, slot, verb::PUT, Cause::rule(cite!("12.4.4").of::<E>()))
    } else if card::is_overcome(cx, slot) && is_broken_by_damage(cx, power) {
        let cause = Cause { source: hurt_by, ..Cause::rule(BROKEN.of::<E>()) };
        propose_leaving(cx, slot, verb::BREAK, cause)
    } else {
        false
    };
    if !leaves && hurt_by.is_some() {
        // The Character survived its damage: if it is broken later, that has no source (12.4.5).
        let object = &mut cx.state.objects[slot.index()];
        (object.damaged_by, object.damage_rule) = (None, Rule::UNNUMBERED);
    }
}

/// Damage breaks a Character: in the FFTCG one with power 1000 or more (F 12.4.5), in the older system any (S 12.4.5).
fn is_broken_by_damage<E: Edition>(cx: &Context<E>, power: i32) -> bool {
    power >= 1000 || !cx.obeys(cite!(f "12.4.5"))
}

/// Proposes that a card leaves the field; returns false if that is forbidden.
///
/// A card that cannot be broken or put there does not meet the condition: otherwise the check would never end.
fn propose_leaving<E: Edition>(cx: &mut Context<E>, slot: Slot, verb: Verb, cause: Cause) -> bool {
    if cx.is_forbidden_by(verb, slot, &cause) {
        cx.obeys(cite!("2.2"));
        return false;
    }
    let act = cx.move_to(slot, zone::BREAK);
    cx.propose(act, verb, cause);
    true
}

fn propose_all<E: Edition>(
    cx: &mut Context<E>,
    from: usize,
    seat: Seat,
    rule: Rule,
    fits: impl Fn(&Context<E>, Slot) -> bool,
) {
    for side in Seat::BOTH {
        for i in 0..cx.state.cards(zone::FIELD, side).len() {
            let slot = cx.state.cards(zone::FIELD, side)[i];
            let proposed = cx.state.batch[from..].iter().any(|e| e.happening.slot() == Some(slot));
            if !proposed && cx.state.characteristics(slot).controller == seat && fits(cx, slot) {
                propose_leaving(cx, slot, verb::PUT, Cause::rule(rule));
            }
        }
    }
}

/// The controller of more than five Backups picks the excess (F 12.4.8, 7.7.4; S 7.10.3). May ask.
///
/// It goes to the Break Zone with everything else that is due (12.3).
pub(crate) fn excess_backups_step<E: Edition>(cx: &mut Context<E>, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let start = frame.registers[START] as usize;
    let mut own = start;
    for seat in [cx.state.turn.player, cx.state.turn.player.other()] {
        let mut picking = std::mem::take(&mut cx.scratch.candidates);
        picking.clear();
        picking.extend(
            cx.controlled_cards(zone::FIELD, seat).filter(|&s| cx.state.characteristics(s).kinds.has(kind::BACKUP)),
        );
        let excess = picking.len().saturating_sub(BACKUP_LIMIT);
        let rule = TOO_MANY.of::<E>();
        let among = CardSelection { seat, topic: EXCESS, rule, start: own, least: excess, most: excess };
        // The turn player picks first; `CLOSED` counts the players who are done.
        let asked = if frame.registers[CLOSED] > i32::from(seat != cx.state.turn.player) {
            None
        } else if frame.step != 0 {
            let closed = cx.take_selection_answer(&picking, own);
            cx.frame(f).registers[CLOSED] += i32::from(closed);
            Some(cx.goto(f, 0))
        } else {
            cx.ask_card_selection(&picking, false, among)
        };
        cx.scratch.candidates = picking;
        match asked {
            Some(flow) => return flow,
            None => {
                let closed = i32::from(seat != cx.state.turn.player) + 1;
                cx.frame(f).registers[CLOSED] = closed;
                own += excess;
            }
        }
    }
    cx.pop();
    let from = cx.state.batch.len();
    propose_losses(cx);
    propose_field(cx, from);
    for i in start..cx.state.set_aside.len() {
        let slot = cx.state.set_aside[i].slot;
        if !cx.state.batch[from..].iter().any(|e| e.happening.slot() == Some(slot)) {
            let act = cx.move_to(slot, zone::BREAK);
            cx.propose(act, verb::PUT, Cause::rule(TOO_MANY.of::<E>()));
        }
    }
    cx.state.set_aside.truncate(start);
    happen(cx, from);
    Flow::Continue
}
