//! Chapter 1020: SoulBond.

use crate::book::{Context, proc};
use crate::principles;
use crate::rules::cite;
use crate::words::{label, verb, zone};
use crate::zones::{ZONES, field};
use duel::card::ability::{Ability, End};
use duel::card::characteristics::Orientation;
use duel::card::filter::Filter;
use duel::engine::frame::{Flow, Frame, Proc};
use duel::engine::question::{Pick, Topic};
use duel::engine::selection::set_aside_card;
use duel::event::{Cause, Happening};
use duel::ids::{Rule, Seat, Zones};
use duel::state::object::Slot;
use duel::state::query::Scope;
use duel::state::zone::Visibility;

/// The question which card is the next material.
pub(crate) const MATERIAL: Topic = Topic::Book(12);

/// A card comes by SoulBond with exactly one of each of its materials (1020.1).
const ALL: Rule = cite!("1020.1");

/// The registers: the card that comes, and where the chosen materials begin in `set_aside`.
const CARD: usize = 0;
const START: usize = 1;

mod step {
    pub const CHOOSE: u8 = 0;
    pub const CHOSEN: u8 = 1;
    pub const COME: u8 = 2;
}

/// A player brings a card by SoulBond, if it can enter (104.4) and all its materials can be chosen (1020.1). Begins a
/// procedure.
pub(crate) fn begin(cx: &mut Context, seat: Seat, slot: Slot) {
    if cx.is_forbidden(verb::ENTER, slot, None) && cx.cite(principles::CANNOT) {
        cx.mark_not_done();
        return;
    }
    let start = cx.state.set_aside.len();
    if ability(cx, slot).is_some() && (completes(cx, seat, slot, start) || !cx.cite(ALL)) {
        let registers = [i32::from(slot.0), start as i32, 0, 0, 0, 0];
        cx.push(Frame::new(Proc::Book(proc::SOULBOND), seat).with_registers(registers));
    } else {
        cx.mark_not_done();
    }
}

/// The ability that names the materials of a card (212).
fn ability<'a>(cx: &Context<'a>, slot: Slot) -> Option<&'a Ability> {
    let abilities = &cx.pool.card(cx.state.object(slot).card).abilities;
    abilities.iter().map(|&id| cx.pool.ability(id)).find(|ability| ability.label == label::MATERIAL)
}

fn filter<'a>(cx: &Context<'a>, slot: Slot, number: usize) -> Option<&'a Filter> {
    ability(cx, slot)?.body.phrases.get(number).map(|choose| &choose.filter)
}

/// A material comes from the hand, the caster zone or the stock of an entity there, and is chosen once (1020.1).
fn is_material(cx: &Context, seat: Seat, card: Slot, (number, start): (usize, usize), slot: Slot) -> bool {
    let object = cx.state.object(slot);
    let there = match object.zone {
        zone::HAND => cx.player_of(slot) == seat,
        zone::CASTERS => cx.player_of(slot) == seat,
        zone::STOCK => object
            .attached_to
            .is_some_and(|host| cx.state.object(host).zone == zone::CASTERS && cx.player_of(host) == seat),
        _ => false,
    };
    there
        && slot != card
        && !cx.state.set_aside[start..].iter().any(|spent| spent.slot == slot)
        && filter(cx, card, number).is_some_and(|filter| {
            let named = Filter { zones: Zones::EMPTY, whose: Default::default(), ..filter.clone() };
            let scope = Scope { you: seat, ..cx.scope(card) };
            cx.read().fits(&scope, &named, slot)
        })
}

/// Lists the cards that can be the next material; interchangeable cards in hand are listed once.
fn list(cx: &mut Context, seat: Seat, card: Slot, start: usize) -> Vec<Slot> {
    let number = cx.state.set_aside.len() - start;
    let mut found: Vec<Slot> = Vec::new();
    for zone in [zone::CASTERS, zone::STOCK, zone::HAND] {
        for side in Seat::BOTH {
            for &slot in cx.state.cards(zone, side) {
                let twin = |&other: &Slot| {
                    zone == zone::HAND
                        && cx.state.object(other).zone == zone::HAND
                        && cx.state.are_interchangeable(other, slot)
                };
                if is_material(cx, seat, card, (number, start), slot) && !found.iter().any(twin) {
                    found.push(slot);
                }
            }
        }
    }
    found
}

/// The remaining materials can all be chosen.
fn completes(cx: &mut Context, seat: Seat, card: Slot, start: usize) -> bool {
    let number = cx.state.set_aside.len() - start;
    if filter(cx, card, number).is_none() {
        return number > 0;
    }
    list(cx, seat, card, start).into_iter().any(|slot| completes_with(cx, seat, card, start, slot))
}

fn completes_with(cx: &mut Context, seat: Seat, card: Slot, start: usize, slot: Slot) -> bool {
    cx.state.set_aside.push(set_aside_card(slot));
    let fine = completes(cx, seat, card, start);
    cx.state.set_aside.pop();
    fine
}

/// The player chooses the materials one by one; then the card comes with them as its stock (1020.1). May ask.
pub(crate) fn run_step(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let (card, start, seat) = (Slot(frame.registers[CARD] as u16), frame.registers[START] as usize, frame.seat);
    match frame.step {
        step::CHOOSE => {
            if filter(cx, card, cx.state.set_aside.len() - start).is_none() {
                return cx.goto(f, step::COME);
            }
            for slot in list(cx, seat, card, start) {
                if completes_with(cx, seat, card, start, slot) {
                    cx.offer(Pick::Object(slot));
                }
            }
            cx.ask(seat, MATERIAL, ALL)
        }
        step::CHOSEN => {
            cx.frame(f).step = step::CHOOSE;
            if let Pick::Object(slot) = cx.take_answer() {
                cx.state.set_aside.push(set_aside_card(slot));
                show(cx, seat, slot);
            }
            Flow::Continue
        }
        _ => {
            cx.state.frames.pop();
            come(cx, seat, card, start);
            Flow::Continue
        }
    }
}

/// A material that the opponent does not see is revealed (1020.1a). May begin a procedure.
fn show(cx: &mut Context, seat: Seat, slot: Slot) {
    if ZONES[cx.state.object(slot).zone.index()].visibility != Visibility::Public || !cx.state.object(slot).face_up {
        let cause = Cause { seat: Some(seat), ..Cause::rule(cite!("1020.1a")) };
        cx.happen(Happening::Reveal { slot, seats: 3 }, verb::REVEAL, cause);
    }
}

/// The card enters as its player says (307.6), with its materials under it; other stock of the materials goes to the
/// graveyard (1020.1, reading C15). If the card does not enter, nothing is put under it. Begins a procedure.
fn come(cx: &mut Context, seat: Seat, card: Slot, start: usize) {
    let cause = Cause { seat: Some(seat), ..Cause::rule(ALL) };
    let (end, place, turned) = (End::Top, 0, Orientation::Upright);
    let from = cx.state.batch.len();
    let act = Happening::Move { slot: card, to: zone::SERVANTS, side: seat, end, place, turned, face_up: true };
    cx.propose(act, verb::SOULBOND, cause);
    let rest = cx.state.batch.len();
    for at in start..cx.state.set_aside.len() {
        let slot = cx.state.set_aside[at].slot;
        for under in 0..cx.state.objects.len() as u16 {
            let under = Slot(under);
            let beneath = cx.state.object(under).attached_to == Some(slot);
            if beneath && !cx.state.set_aside[start..].iter().any(|spent| spent.slot == under) {
                let act = cx.move_to(under, zone::GRAVEYARD);
                cx.propose(act, verb::PUT, cause);
            }
        }
        field::propose_stock_of_comer(cx, slot, card, cause);
    }
    cx.state.set_aside.truncate(start);
    for follower in cx.state.batch[rest..].iter_mut().filter(|event| event.leader == Slot::NONE) {
        follower.leader = card;
    }
    if !field::ask_orientation(cx, from, seat) {
        cx.commit(from);
    }
}
