//! Chapters 901, 902, 904 and 905: abilities and the zones where they work.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{label, verb, zone};
use crate::zones::ZONES;
use duel::book::point::{ChapterPoints, ResolutionPoint};
use duel::card::ability::{Ability, Form};
use duel::event::{Cause, Happening};
use duel::ids::{AbilityId, Rule, Seat, Zone};
use duel::points;
use duel::state::object::{ObjectRef, Slot};
use duel::state::stack_item::StackItem;
use duel::state::zone::Visibility;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    ResolutionPoint::AbilityByName => NAMED,
    ResolutionPoint::AbilityOf => ABILITY_OF,
    ResolutionPoint::EffectOf => EFFECT_OF,
};

/// Abilities with the same name are the same ability, and a text with that name means all that have it (901.1d).
pub(crate) const NAMED: Rule = cite!("901.1d");
/// "Ability of" a description means an ability of a card that fits it (901.1e).
pub(crate) const ABILITY_OF: Rule = cite!("901.1e");
/// "Effect of" a description means an effect of an ability of a card that fits it (901.2d).
pub(crate) const EFFECT_OF: Rule = cite!("901.2d");
/// An ability can be played, and has an effect, only where it is valid (902.1).
pub(crate) const VALID: Rule = cite!("902.1");
/// An activated ability is played when its conditions permit (905.1).
pub(crate) const LIMIT: Rule = cite!("905.1");

/// An ability works on the field (902.1a) or in the only zone where it makes sense (902.2); a base ability, which says
/// what its own card is, works everywhere (904.2).
pub(crate) fn works_here_rules(ability: &Ability) -> &'static [Rule] {
    const FIELD: &[Rule] = &[cite!("902.1a")];
    const ELSEWHERE: &[Rule] = &[cite!("902.2")];
    const EVERYWHERE: &[Rule] = &[cite!("904.2")];
    match (&ability.form, ability.label) {
        (Form::Spell, _) => &[],
        (_, label::BASE) => EVERYWHERE,
        _ if ability.works_in.0 & !zone::ENTITIES.0 == 0 => FIELD,
        _ => ELSEWHERE,
    }
}

/// The ability is valid in this zone.
pub(crate) fn is_valid(cx: &Context, ability: &Ability, at: Zone) -> bool {
    ability.works_in.has(at) && cx.cite_all(works_here_rules(ability))
}

/// A static ability applies as long as it is valid (904.1). Clears `reached` if it does not.
pub(crate) fn narrow_static_reach(cx: &Context, _: &Ability, _: ObjectRef, reached: &mut Vec<Slot>) {
    if !reached.is_empty() && !cx.cite(cite!("904.1")) {
        reached.clear();
    }
}

/// A player who plays an ability of a hidden card reveals it while the ability is in the chase zone (905.2a). May begin
/// a procedure.
pub(crate) fn show(cx: &mut Context, seat: Seat, slot: Slot, id: AbilityId) {
    if is_hidden(cx, slot) {
        let cause = Cause { seat: Some(seat), ability: Some(id), ..Cause::rule(cite!("905.2a")) };
        cx.happen(Happening::Reveal { slot, seats: 3 }, verb::REVEAL, cause);
    }
}

/// When the ability has left the chase zone, its card is no longer shown if it still lies in a hidden zone.
pub(crate) fn hide(cx: &mut Context, item: &StackItem) {
    if item.card.is_none() && cx.state.is_alive(item.source) && is_hidden(cx, item.source.slot) {
        cx.hide_revealed(item.source.slot);
    }
}

fn is_hidden(cx: &Context, slot: Slot) -> bool {
    slot != Slot::NONE && ZONES[cx.state.object(slot).zone.index()].visibility != Visibility::Public
}
