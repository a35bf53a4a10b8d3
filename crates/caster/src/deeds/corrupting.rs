//! Chapter 1009: corrupting orbs.

use crate::book::{Context, proc};
use crate::rules::cite;
use crate::words::{verb, zone};
use duel::cites::VerbCites;
use duel::event::{Act, Cause};
use duel::frame::{Flow, Frame, Proc};
use duel::object::{Ref, Slot};
use duel::question::Topic;
use duel::selection::Among;
use duel::words::{Rule, Seat};

/// What waits for orbs to be corrupted notices each of those that are corrupted at once (1009.2).
pub(crate) const CORRUPTING: VerbCites = VerbCites { many: cite!("1009.2"), ..VerbCites::UNNUMBERED };

/// Which orb is corrupted.
pub(crate) const ORB: Topic = Topic::Book(6);
/// Corrupting an orb puts it into its owner's hand (1009.1).
pub(crate) const CORRUPTS: Rule = cite!("1009.1");

/// The registers of a corruption: how many orbs, where those picked begin, what corrupts them, how many the other player
/// corrupts at the same time, and where those begin that are picked now.
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

/// A player corrupts so many of the opponent's orbs, as far as there are any; both do it at once if a text says that of
/// both.
pub(crate) fn begin(cx: &mut Context, seat: Seat, orbs: i32, by: Option<Ref>) {
    let there = cx.s.cards(zone::ORBS, seat.other()).len() as i32;
    if there == 0 || orbs <= 0 {
        return;
    }
    let (slot, life) = by.map_or((-1, 0), |by| (i32::from(by.slot.0), i32::from(by.life)));
    let start = cx.s.spent.len() as i32;
    if let Some(begun) = cx.s.frames.last_mut()
        && (begun.proc, begun.pc, begun.seat) == (Proc::Book(proc::CORRUPT), step::PICK, seat.other())
        && (begun.r[SLOT], begun.r[LIFE], begun.r[HERE]) == (slot, life, start)
    {
        begun.r[OTHERS] = orbs.min(there);
        return;
    }
    let registers = [orbs.min(there), start, slot, life, 0, start];
    cx.push(Frame::new(Proc::Book(proc::CORRUPT), seat).with(registers));
}

/// Orbs are picked unseen; then they go to their owner's hand together (1009.1, 1009.1a).
pub(crate) fn step(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let start = frame.r[START] as usize;
    let owner = frame.seat.other();
    match frame.pc {
        step::PICK => {
            let (orbs, count) = (cx.s.cards(zone::ORBS, owner).to_vec(), frame.r[ORBS] as usize);
            let (here, rule) = (frame.r[HERE] as usize, CORRUPTS);
            let among = Among { seat: frame.seat, topic: ORB, rule, start: here, least: count, most: count };
            if let Some(flow) = cx.ask_among(&orbs, false, among) {
                return flow;
            }
            if frame.r[OTHERS] == 0 {
                return cx.goto(f, step::LOOK);
            }
            // Now the other player picks.
            let picked = cx.s.spent.len() as i32;
            let frame = cx.frame(f);
            frame.seat = owner;
            (frame.r[ORBS], frame.r[OTHERS], frame.r[HERE]) = (frame.r[OTHERS], 0, picked);
            Flow::Go
        }
        step::PICKED => {
            let orbs = cx.s.cards(zone::ORBS, owner).to_vec();
            cx.take_among(&orbs, frame.r[HERE] as usize);
            cx.goto(f, step::PICK)
        }
        // Their owner sees them as they come, and may break them.
        step::LOOK => {
            cx.frame(f).pc = step::MOVE;
            let from = cx.s.batch.len();
            for i in start..cx.s.spent.len() {
                let slot = cx.s.spent[i].slot;
                let act = Act::Show { slot, seats: 1 << cx.s.object(slot).owner.0 };
                cx.propose(act, verb::LOOK, Cause::rule(CORRUPTS));
            }
            cx.commit(from);
            Flow::Go
        }
        _ => {
            cx.s.frames.pop();
            let source =
                u16::try_from(frame.r[SLOT]).ok().map(|slot| Ref { slot: Slot(slot), life: frame.r[LIFE] as u16 });
            let several = cx.s.spent.len() - start > 1;
            let rule = if several { cite!("1009.1a") } else { CORRUPTS };
            let from = cx.s.batch.len();
            for i in start..cx.s.spent.len() {
                let slot = cx.s.spent[i].slot;
                let by = cx.s.object(slot).owner.other();
                let act = cx.move_to(slot, zone::HAND);
                cx.propose(act, verb::CORRUPT, Cause { source, seat: Some(by), ..Cause::rule(rule) });
            }
            cx.s.spent.truncate(start);
            cx.commit(from);
            Flow::Go
        }
    }
}
