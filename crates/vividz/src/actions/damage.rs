//! Chapter 1101: dealing damage.

use crate::actions::credit;
use crate::book::{Context, Vividz};
use crate::processing::source;
use crate::rules::cite;
use duel::book::Damaging;
use duel::book::point::{ChapterPoints, NumberPoint};
use duel::book::rule_sets::VerbRules;
use duel::continuous::responsibility::BlameWatch;
use duel::ids::Rule;
use duel::points;
use duel::state::object::Slot;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    NumberPoint::ZeroDamageIsNotDealt => NONE,
};

/// Damage dealt to a chara is added to the damage it has (1101.1).
pub(crate) const DEALING: VerbRules = VerbRules { does: cite!("1101.1"), ..VerbRules::UNNUMBERED };
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
