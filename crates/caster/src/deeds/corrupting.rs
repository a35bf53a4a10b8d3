//! Chapter 1009: corrupting orbs.

use crate::book::{Context, proc};
use crate::rules::cite;
use crate::words::{verb, zone};
use duel::cites::VerbCites;
use duel::event::{Act, Cause};
use duel::frame::{Flow, Frame, Proc};
use duel::object::{Ref, Slot};
use duel::question::{Pick, Topic};
use duel::state::Spent;
use duel::words::{Rule, Seat};

/// What waits for orbs to be corrupted notices each of those that are corrupted at once (1009.2).
pub(crate) const CORRUPTING: VerbCites = VerbCites { many: cite!("1009.2"), ..VerbCites::UNNUMBERED };

/// Which orb is corrupted.
pub(crate) const ORB: Topic = Topic::Book(6);
/// Corrupting an orb puts it into its owner's hand (1009.1).
pub(crate) const CORRUPTS: Rule = cite!("1009.1");

/// The registers of a corruption: how many orbs, where those picked begin, and what corrupts them.
const ORBS: usize = 0;
const START: usize = 1;
const SLOT: usize = 2;
const LIFE: usize = 3;

mod step {
    pub const PICK: u8 = 0;
    pub const PICKED: u8 = 1;
    pub const LOOK: u8 = 2;
    pub const MOVE: u8 = 3;
}

/// A player corrupts so many of the opponent's orbs, as far as there are any.
pub(crate) fn begin(cx: &mut Context, seat: Seat, orbs: i32, by: Option<Ref>) {
    let there = cx.s.cards(zone::ORBS, seat.other()).len() as i32;
    if there == 0 || orbs <= 0 {
        return;
    }
    let (slot, life) = by.map_or((-1, 0), |by| (i32::from(by.slot.0), i32::from(by.life)));
    let registers = [orbs.min(there), cx.s.spent.len() as i32, slot, life, 0, 0];
    cx.push(Frame::new(Proc::Book(proc::CORRUPT), seat).with(registers));
}

/// Orbs are picked unseen; then they go to their owner's hand together (1009.1, 1009.1a).
pub(crate) fn step(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let start = frame.r[START] as usize;
    let owner = frame.seat.other();
    match frame.pc {
        step::PICK => {
            let missing = frame.r[ORBS] as usize - (cx.s.spent.len() - start);
            if missing == 0 {
                return cx.goto(f, step::LOOK);
            }
            let orbs = cx.s.cards(zone::ORBS, owner);
            let last = cx.s.spent[start..].last().and_then(|s| orbs.iter().position(|&orb| orb == s.slot));
            for i in last.map_or(0, |at| at + 1)..orbs.len() + 1 - missing {
                let slot = cx.s.cards(zone::ORBS, owner)[i];
                cx.offer(Pick::Object(slot));
            }
            cx.ask(frame.seat, ORB, CORRUPTS)
        }
        step::PICKED => {
            if let Pick::Object(slot) = cx.answer() {
                cx.s.spent.push(Spent { slot, colour: 0, part: 0, units: 0, sort: 0 });
            }
            cx.goto(f, step::PICK)
        }
        // Their owner sees them as they come, and may break them.
        step::LOOK => {
            cx.frame(f).pc = step::MOVE;
            let from = cx.s.batch.len();
            for i in start..cx.s.spent.len() {
                let act = Act::Show { slot: cx.s.spent[i].slot, seats: 1 << owner.0 };
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
            let cause = Cause { source, seat: Some(frame.seat), ..Cause::rule(rule) };
            let from = cx.s.batch.len();
            for i in start..cx.s.spent.len() {
                let act = cx.move_to(cx.s.spent[i].slot, zone::HAND);
                cx.propose(act, verb::CORRUPT, cause);
            }
            cx.s.spent.truncate(start);
            cx.commit(from);
            Flow::Go
        }
    }
}
