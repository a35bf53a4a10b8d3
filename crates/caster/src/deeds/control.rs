//! Chapters 1016 and 1017: gaining and exchanging control.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{kind, verb, zone};
use crate::zones::field;
use duel::cites::VerbCites;
use duel::event::Cause;
use duel::object::Slot;
use duel::words::{Seat, Zone};

/// Who gains control of a card that the opponent controls comes to control it (1016.1). Of several changes of control the
/// latest holds; when one for a time ends, control goes to whoever has it without it (reading C26).
pub(crate) const GAINING: VerbCites = VerbCites { does: cite!("1016.1"), ..VerbCites::UNNUMBERED };

/// Where a card goes of which a player gains control. What the player controls already stays (1016.1).
pub(crate) fn goal(cx: &Context, slot: Slot, seat: Seat) -> Option<Zone> {
    let taken = zone::ENTITIES.has(cx.s.object(slot).zone) && !(cx.player_of(slot) == seat && cx.by(GAINING.does));
    if taken { zone_taken_to(cx, slot) } else { None }
}

/// Where a card goes that comes under another player's control, for good or for a time: a caster to the caster zone
/// (1016.1b), another to the servant zone (1016.1a).
pub(crate) fn zone_taken_to(cx: &Context, slot: Slot) -> Option<Zone> {
    let kinds = cx.s.profile(slot).kinds;
    let rule = if kinds.has(kind::CASTER) { cite!("1016.1b") } else { cite!("1016.1a") };
    cx.by(rule).then(|| field::zone_for(cx, kinds))
}

/// Control of two cards is exchanged: each player gets the other's (1017.1). If one of them is not there any more, or both
/// are one player's, it is not (1017.2). Called with one of the two, while both are listed.
pub(crate) fn exchange(cx: &mut Context, slot: Slot, cause: Cause) {
    let apart = matches!(*cx.listed(), [one, other] if cx.player_of(one) != cx.player_of(other));
    if !apart && cx.by(cite!("1017.2")) {
        return;
    }
    let seat = cx.player_of(slot).other();
    if let Some(to) = goal(cx, slot, seat) {
        let act = cx.move_to_place(slot, to, seat, 0);
        cx.propose(act, verb::CONTROL, Cause { rule: cite!("1017.1"), ..cause });
    }
}
