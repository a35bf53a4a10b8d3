//! Chapter 1101: dealing damage.

use crate::actions::credit;
use crate::book::{Context, Vividz};
use crate::processing::source;
use crate::rules::cite;
use duel::book::Damaging;
use duel::book::cites::VerbCites;
use duel::continuous::responsibility::BlameWatch;
use duel::ids::Rule;
use duel::state::object::Slot;

/// Damage dealt to a chara is added to the damage it has (1101.1).
pub(crate) const DEALING: VerbCites = VerbCites { does: cite!("1101.1"), ..VerbCites::UNNUMBERED };
/// Damage of 0 or less is not dealt (1101.2).
pub(crate) const NONE: Rule = cite!("1101.2");

/// Returns true if this amount of damage is dealt (1101.2).
pub(crate) fn is_dealt(cx: &Context, amount: i32) -> bool {
    amount > 0 || !cx.cite(NONE)
}

impl Damaging for Vividz {
    const HARM_WATCHED: Option<BlameWatch> = Some(credit::BLAMES);
    const EFFECT_SOURCE_DEALS_DAMAGE: bool = source::EFFECTS_DEAL;

    fn on_harmed(cx: &mut Context, slot: Slot) {
        credit::hurt_anew(cx, slot);
    }
}
