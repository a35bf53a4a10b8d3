//! Chapter 1121: connecting.

use crate::actions::becoming_exp;
use crate::book::{Context, Vividz};
use crate::processing::last_known;
use crate::rules::cite;
use crate::words::{kind, verb, zone};
use crate::zones;
use duel::book::Attaching;
use duel::book::rule_sets::VerbRules;
use duel::event::{Cause, Event, Happening};
use duel::ids::*;
use duel::state::object::Slot;
use duel::state::query::Reader;

/// An Engage and a chara that are connected belong together and lie side by side (1121.1).
pub(crate) const CONNECTS: Rule = cite!("1121.1");

/// A card is connected only by an instruction that says so.
pub(crate) const CONNECTING: VerbRules = VerbRules { does: CONNECTS, ..VerbRules::UNNUMBERED };

/// Only an Engage can be connected (1121.1).
pub(crate) fn can_connect(cx: &Context, slot: Slot) -> bool {
    cx.state.characteristics(slot).kinds.has(kind::ENGAGE) || !cx.cite(CONNECTS)
}

/// Proposes to connect an Engage to a chara.
pub(crate) fn propose(cx: &mut Context, slot: Slot, chara: Slot, cause: Cause) {
    let act = cx.move_to(slot, zone::CONNECT);
    cx.propose(act, verb::CONNECT, cause);
    cx.propose(Happening::Attach { slot, to: chara }, verb::CONNECT, cause);
}

impl Attaching for Vividz {
    const REMEMBERS_ATTACHED_CARDS: bool = last_known::REMEMBERS_FOLLOWERS;

    fn attach(cx: &Context, slot: Slot, host: Slot, under: bool) -> Option<Happening> {
        if cx.state.object(host).zone != zone::AREA && cx.cite(becoming_exp::HOSTLESS) {
            return None;
        }
        if !under && !can_connect(cx, slot) {
            return None;
        }
        Some(if under { becoming_exp::attach(cx, slot) } else { cx.move_to(slot, zone::CONNECT) })
    }

    fn can_attach(read: &Reader<Self>, slot: Slot, host: Slot) -> bool {
        slot != host && read.state.object(host).zone == zone::AREA
    }

    fn follow_host(cx: &Context, slot: Slot, leader: &Event) -> Option<(Happening, Verb, Rule)> {
        zones::follow_host(cx, slot, leader)
    }
}
