//! Chapter 1020: SoulBond.

use crate::book::{Context, proc};
use crate::rules::cite;
use crate::words::{label, verb, zone};
use crate::zones::{ZONES, field};
use duel::ability::{Ability, End};
use duel::event::{Act, Cause};
use duel::filter::Filter;
use duel::frame::{Flow, Frame, Proc};
use duel::matching::Scope;
use duel::object::Slot;
use duel::profile::Orientation;
use duel::question::{Pick, Topic};
use duel::selection::aside;
use duel::words::{Rule, Seat, Zones};
use duel::zone::Sight;

/// Which card is the next material.
pub(crate) const MATERIAL: Topic = Topic::Book(12);

/// With one of each material a card comes by SoulBond, and not without (1020.1).
const ALL: Rule = cite!("1020.1");

/// The registers: which card comes, and where the materials that were chosen begin.
const CARD: usize = 0;
const START: usize = 1;

mod step {
    pub const CHOOSE: u8 = 0;
    pub const CHOSEN: u8 = 1;
    pub const COME: u8 = 2;
}

/// A player brings a card by SoulBond, if all its materials can be chosen (1020.1).
pub(crate) fn begin(cx: &mut Context, seat: Seat, slot: Slot) {
    let start = cx.s.spent.len();
    if ability(cx, slot).is_some() && (completes(cx, seat, slot, start) || !cx.by(ALL)) {
        let registers = [i32::from(slot.0), start as i32, 0, 0, 0, 0];
        cx.push(Frame::new(Proc::Book(proc::SOULBOND), seat).with(registers));
    }
}

/// What names the materials of a card (212).
fn ability<'a>(cx: &Context<'a>, slot: Slot) -> Option<&'a Ability> {
    let abilities = &cx.pool.card(cx.s.object(slot).card).abilities;
    abilities.iter().map(|&id| cx.pool.ability(id)).find(|ability| ability.label == label::MATERIAL)
}

fn filter<'a>(cx: &Context<'a>, slot: Slot, number: usize) -> Option<&'a Filter> {
    ability(cx, slot)?.body.choose.get(number).map(|choose| &choose.filter)
}

/// Whether a card can be a material: of the hand, in the caster zone, or under an entity there, and not chosen already
/// (1020.1).
fn is_material(cx: &Context, seat: Seat, card: Slot, (number, start): (usize, usize), slot: Slot) -> bool {
    let object = cx.s.object(slot);
    let there = match object.zone {
        zone::HAND => cx.player_of(slot) == seat,
        zone::CASTERS => cx.player_of(slot) == seat,
        zone::STOCK => {
            object.attached.is_some_and(|host| cx.s.object(host).zone == zone::CASTERS && cx.player_of(host) == seat)
        }
        _ => false,
    };
    there
        && slot != card
        && !cx.s.spent[start..].iter().any(|spent| spent.slot == slot)
        && filter(cx, card, number).is_some_and(|filter| {
            let named = Filter { zones: Zones::EMPTY, whose: Default::default(), ..filter.clone() };
            let scope = Scope { you: seat, ..cx.scope(card) };
            cx.read().fits(&scope, &named, slot)
        })
}

/// Lists what can be the next material, those of the hand that are alike once.
fn list(cx: &mut Context, seat: Seat, card: Slot, start: usize) -> Vec<Slot> {
    let number = cx.s.spent.len() - start;
    let mut found: Vec<Slot> = Vec::new();
    for zone in [zone::CASTERS, zone::STOCK, zone::HAND] {
        for side in Seat::BOTH {
            for &slot in cx.s.cards(zone, side) {
                let twin = |&other: &Slot| {
                    zone == zone::HAND
                        && cx.s.object(other).zone == zone::HAND
                        && cx.s.object(other).card == cx.s.object(slot).card
                };
                if is_material(cx, seat, card, (number, start), slot) && !found.iter().any(twin) {
                    found.push(slot);
                }
            }
        }
    }
    found
}

/// Whether the materials that are not chosen yet can be.
fn completes(cx: &mut Context, seat: Seat, card: Slot, start: usize) -> bool {
    let number = cx.s.spent.len() - start;
    if filter(cx, card, number).is_none() {
        return number > 0;
    }
    list(cx, seat, card, start).into_iter().any(|slot| completes_with(cx, seat, card, start, slot))
}

fn completes_with(cx: &mut Context, seat: Seat, card: Slot, start: usize, slot: Slot) -> bool {
    cx.s.spent.push(aside(slot));
    let fine = completes(cx, seat, card, start);
    cx.s.spent.pop();
    fine
}

/// The materials are chosen one after the other; then the card comes with them as its stock (1020.1).
pub(crate) fn step(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let (card, start, seat) = (Slot(frame.r[CARD] as u16), frame.r[START] as usize, frame.seat);
    match frame.pc {
        step::CHOOSE => {
            if filter(cx, card, cx.s.spent.len() - start).is_none() {
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
            cx.frame(f).pc = step::CHOOSE;
            if let Pick::Object(slot) = cx.answer() {
                cx.s.spent.push(aside(slot));
                show(cx, seat, slot);
            }
            Flow::Go
        }
        _ => {
            cx.s.frames.pop();
            come(cx, seat, card, start);
            Flow::Go
        }
    }
}

/// A material that the opponent does not see is shown (1020.1a).
fn show(cx: &mut Context, seat: Seat, slot: Slot) {
    if ZONES[cx.s.object(slot).zone.index()].sight != Sight::Public || !cx.s.object(slot).face_up {
        let cause = Cause { seat: Some(seat), ..Cause::rule(cite!("1020.1a")) };
        cx.happen(Act::Show { slot, seats: 3 }, verb::REVEAL, cause);
    }
}

/// The card comes, as its player says how it lies (307.6), with its materials under it; what lay under those and is no
/// material goes to the graveyard (1020.1, reading C15).
fn come(cx: &mut Context, seat: Seat, card: Slot, start: usize) {
    let cause = Cause { seat: Some(seat), ..Cause::rule(ALL) };
    let (end, place, turned) = (End::Top, 0, Orientation::Upright);
    let from = cx.s.batch.len();
    let act = Act::Move { slot: card, to: zone::SERVANTS, side: seat, end, place, turned, face_up: true };
    cx.propose(act, verb::SOULBOND, cause);
    for at in start..cx.s.spent.len() {
        let slot = cx.s.spent[at].slot;
        for under in 0..cx.s.objects.len() as u16 {
            let under = Slot(under);
            let beneath = cx.s.object(under).attached == Some(slot);
            if beneath && !cx.s.spent[start..].iter().any(|spent| spent.slot == under) {
                let act = cx.move_to(under, zone::GRAVEYARD);
                cx.propose(act, verb::PUT, cause);
            }
        }
        if cx.s.object(slot).zone == zone::STOCK {
            cx.propose(Act::Attach { slot, to: card }, verb::STOCK, cause);
        } else {
            cx.lay(slot, card, true, verb::STOCK, cause);
        }
    }
    cx.s.spent.truncate(start);
    if !field::poses(cx, from, seat) {
        cx.commit(from);
    }
}
