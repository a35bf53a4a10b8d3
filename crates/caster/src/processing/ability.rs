//! Chapters 901, 902, 904 and 905: abilities, and where they work.

use crate::book::Context;
use crate::rules::cite;
use crate::words::verb;
use crate::zones::ZONES;
use duel::event::{Act, Cause};
use duel::object::Slot;
use duel::words::{Rule, Seat};
use duel::zone::Sight;

/// An ability works where its card is an entity, or where it means something (902.1).
pub(crate) const VALID: Rule = cite!("902.1");
/// An activated ability is played when it may be (905.1).
pub(crate) const LIMIT: Rule = cite!("905.1");

/// Who plays an ability of a card that others do not see shows it (905.2a).
pub(crate) fn show(cx: &mut Context, seat: Seat, slot: Slot) {
    if ZONES[cx.s.object(slot).zone.index()].sight != Sight::Public {
        let cause = Cause { seat: Some(seat), ..Cause::rule(cite!("905.2a")) };
        cx.happen(Act::Show { slot, seats: 3 }, verb::REVEAL, cause);
    }
}
