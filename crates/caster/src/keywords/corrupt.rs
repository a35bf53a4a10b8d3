//! Chapter 1102: Double and Triple Corrupt.

use crate::battle::judgement::SKILL;
use crate::book::Context;
use crate::rules::cite;
use crate::words::keyword;
use duel::engine::frame::Flow;
use duel::engine::question::Pick;
use duel::ids::{Rule, Seat};
use duel::state::object::Slot;

/// The controller of a card with both skills applies one of them (1102.4).
pub(crate) const EITHER: Rule = cite!("1102.4");

/// An attack corrupts two orbs (1102.2) or three (1102.3) instead of one. Returns `None` if the attacker has both
/// skills, of which its controller picks one (1102.4).
pub(crate) fn orbs(cx: &Context, attacker: Slot) -> Option<i32> {
    let skills = cx.state.characteristics(attacker).keywords;
    let (double, triple) = (skills.has(keyword::DOUBLE_CORRUPT), skills.has(keyword::TRIPLE_CORRUPT));
    if double && triple && cx.cite(EITHER) {
        return None;
    }
    Some(match () {
        () if triple && cx.cite(cite!("1102.3")) => 3,
        () if double && cx.cite(cite!("1102.2")) => 2,
        () => 1,
    })
}

/// The attacker's controller picks one of its skills (1102.4). Asks.
pub(crate) fn ask(cx: &mut Context, seat: Seat, attacker: Slot) -> Flow {
    let skills = cx.state.characteristics(attacker).keywords;
    for (skill, orbs) in [(keyword::DOUBLE_CORRUPT, 2), (keyword::TRIPLE_CORRUPT, 3)] {
        if skills.has(skill) {
            cx.offer(Pick::Number(orbs));
        }
    }
    cx.ask(seat, SKILL, EITHER)
}
