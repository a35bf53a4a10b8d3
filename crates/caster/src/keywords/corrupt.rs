//! Chapter 1102: Double and Triple Corrupt.

use crate::battle::judgement::SKILL;
use crate::book::Context;
use crate::rules::cite;
use crate::words::keyword;
use duel::frame::Flow;
use duel::object::Slot;
use duel::question::Pick;
use duel::words::{Rule, Seat};

/// Who has both skills applies one of them (1102.4).
pub(crate) const EITHER: Rule = cite!("1102.4");

/// How many orbs an attack corrupts: two (1102.2) or three (1102.3) instead of one. None, if the attacker has skills that
/// say different numbers, of which its controller picks one (1102.4).
pub(crate) fn orbs(cx: &Context, attacker: Slot) -> Option<i32> {
    let skills = cx.s.profile(attacker).keywords;
    let (double, triple) = (skills.has(keyword::DOUBLE_CORRUPT), skills.has(keyword::TRIPLE_CORRUPT));
    if double && triple && cx.by(EITHER) {
        return None;
    }
    Some(match () {
        () if triple && cx.by(cite!("1102.3")) => 3,
        () if double && cx.by(cite!("1102.2")) => 2,
        () => 1,
    })
}

/// Its controller picks one of the skills of an attacker (1102.4).
pub(crate) fn ask(cx: &mut Context, seat: Seat, attacker: Slot) -> Flow {
    let skills = cx.s.profile(attacker).keywords;
    for (skill, orbs) in [(keyword::DOUBLE_CORRUPT, 2), (keyword::TRIPLE_CORRUPT, 3)] {
        if skills.has(skill) {
            cx.offer(Pick::Number(orbs));
        }
    }
    cx.ask(seat, SKILL, EITHER)
}
