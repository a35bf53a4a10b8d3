//! Chapter 1009: corrupting orbs.

use crate::book::{Context, proc};
use crate::principles;
use crate::rules::cite;
use crate::words::{verb, zone};
use duel::book::rule_sets::VerbRules;
use duel::engine::frame::{Flow, Frame, Proc};
use duel::engine::question::Topic;
use duel::engine::selection::CardSelection;
use duel::event::{Cause, Happening};
use duel::ids::{Rule, Seat};
use duel::state::object::{ObjectRef, Slot};

/// "When an orb is corrupted" triggers for each orb of one corrupting (1009.2).
pub(crate) const CORRUPTING: VerbRules = VerbRules { many: cite!("1009.2"), ..VerbRules::UNNUMBERED };

/// The question which orb is corrupted.
pub(crate) const ORB: Topic = Topic::Book(6);
/// A corrupted orb is put into its owner's hand (1009.1).
pub(crate) const CORRUPTS: Rule = cite!("1009.1");

/// The registers of a corruption: the number of orbs, where the picked ones begin in `set_aside`, the slot and life of
/// the card that corrupts, the number the other player corrupts at the same time, and where the current picks begin.
const ORBS: usize = 0;
const START: usize = 1;
const SLOT: usize = 2;
const LIFE: usize = 3;
const OTHERS: usize = 4;
const HERE: usize = 5;

mod step {
    pub const PICK: u8 = 0;
    pub const PICKED: u8 = 1;
    pub const LOOK: u8 = 2;
    pub const MOVE: u8 = 3;
}

/// A player corrupts `orbs` of the opponent's orbs, or as many as there are. If an effect says it of both players, they
/// corrupt simultaneously. Begins a procedure.
pub(crate) fn begin(cx: &mut Context, seat: Seat, orbs: i32, by: Option<ObjectRef>) {
    let there = cx.state.cards(zone::ORBS, seat.other()).len() as i32;
    if there < orbs && cx.cite(principles::SKIP) {
        cx.mark_not_done();
    }
    if there == 0 || orbs <= 0 {
        return;
    }
    let (slot, life) = by.map_or((-1, 0), |by| (i32::from(by.slot.0), i32::from(by.life)));
    let start = cx.state.set_aside.len() as i32;
    if let Some(begun) = cx.state.frames.last_mut()
        && (begun.proc, begun.step, begun.seat) == (Proc::Book(proc::CORRUPT), step::PICK, seat.other())
        && (begun.registers[SLOT], begun.registers[LIFE], begun.registers[HERE]) == (slot, life, start)
    {
        begun.registers[OTHERS] = orbs.min(there);
        return;
    }
    let registers = [orbs.min(there), start, slot, life, 0, start];
    cx.push(Frame::new(Proc::Book(proc::CORRUPT), seat).with_registers(registers));
}

/// The player picks orbs unseen; then they go to their owner's hand simultaneously (1009.1, 1009.1a). May ask.
pub(crate) fn run_step(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let start = frame.registers[START] as usize;
    let owner = frame.seat.other();
    match frame.step {
        step::PICK => {
            let (orbs, count) = (cx.state.cards(zone::ORBS, owner).to_vec(), frame.registers[ORBS] as usize);
            let (here, rule) = (frame.registers[HERE] as usize, CORRUPTS);
            let among = CardSelection { seat: frame.seat, topic: ORB, rule, start: here, least: count, most: count };
            if let Some(flow) = cx.ask_card_selection(&orbs, false, among) {
                return flow;
            }
            if frame.registers[OTHERS] == 0 {
                return cx.goto(f, step::LOOK);
            }
            // The other player corrupts at the same time, and picks now.
            let picked = cx.state.set_aside.len() as i32;
            let frame = cx.frame(f);
            frame.seat = owner;
            (frame.registers[ORBS], frame.registers[OTHERS], frame.registers[HERE]) =
                (frame.registers[OTHERS], 0, picked);
            Flow::Continue
        }
        step::PICKED => {
            let orbs = cx.state.cards(zone::ORBS, owner).to_vec();
            cx.take_selection_answer(&orbs, frame.registers[HERE] as usize);
            cx.goto(f, step::PICK)
        }
        // The owner sees the orbs before they move, to decide about Break.
        step::LOOK => {
            cx.frame(f).step = step::MOVE;
            let from = cx.state.batch.len();
            for i in start..cx.state.set_aside.len() {
                let slot = cx.state.set_aside[i].slot;
                let act = Happening::Reveal { slot, seats: 1 << cx.state.object(slot).owner.0 };
                cx.propose(act, verb::LOOK, Cause::rule(CORRUPTS));
            }
            cx.commit(from);
            Flow::Continue
        }
        _ => {
            cx.state.frames.pop();
            let source = u16::try_from(frame.registers[SLOT])
                .ok()
                .map(|slot| ObjectRef { slot: Slot(slot), life: frame.registers[LIFE] as u16 });
            let several = cx.state.set_aside.len() - start > 1;
            let rule = if several { cite!("1009.1a") } else { CORRUPTS };
            let from = cx.state.batch.len();
            for i in start..cx.state.set_aside.len() {
                let slot = cx.state.set_aside[i].slot;
                let by = cx.player_of(slot).other();
                let act = cx.move_to(slot, zone::HAND);
                cx.propose(act, verb::CORRUPT, Cause { source, seat: Some(by), ..Cause::rule(rule) });
            }
            cx.state.set_aside.truncate(start);
            if cx.commit(from) > 0 {
                cx.mark_not_done();
            }
            Flow::Continue
        }
    }
}
