//! Chapters 901, 902, 904 and 905: abilities, and where they work.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{label, verb, zone};
use crate::zones::ZONES;
use duel::ability::{Ability, Form};
use duel::event::{Act, Cause};
use duel::item::Item;
use duel::object::{Ref, Slot};
use duel::words::{AbilityId, Rule, Seat, Zone};
use duel::zone::Sight;

/// Abilities of one name are one ability, and a text that names it means whatever has it (901.1d).
pub(crate) const NAMED: Rule = cite!("901.1d");
/// An ability of something is an ability of a card that is so (901.1e).
pub(crate) const ABILITY_OF: Rule = cite!("901.1e");
/// An effect of something is an effect of an ability of a card that is so (901.2d).
pub(crate) const EFFECT_OF: Rule = cite!("901.2d");
/// An ability is played, or does something, only where it is valid (902.1).
pub(crate) const VALID: Rule = cite!("902.1");
/// An activated ability is played when it may be (905.1).
pub(crate) const LIMIT: Rule = cite!("905.1");

/// The rules by which an ability works where it does: on the field (902.1a), where alone it means something (902.2), or,
/// as it says what its own card is, everywhere (904.2).
pub(crate) fn works_by(ability: &Ability) -> &'static [Rule] {
    const FIELD: &[Rule] = &[cite!("902.1a")];
    const ELSEWHERE: &[Rule] = &[cite!("902.2")];
    const EVERYWHERE: &[Rule] = &[cite!("904.2")];
    match (&ability.form, ability.label) {
        (Form::Spell, _) => &[],
        (_, label::BASE) => EVERYWHERE,
        _ if ability.works.0 & !zone::ENTITIES.0 == 0 => FIELD,
        _ => ELSEWHERE,
    }
}

/// Whether an ability is valid where its card is.
pub(crate) fn is_valid(cx: &Context, ability: &Ability, at: Zone) -> bool {
    ability.works.has(at) && cx.by_all(works_by(ability))
}

/// A static ability applies as long as it is valid (904.1).
pub(crate) fn reaches(cx: &Context, _: &Ability, _: Ref, reached: &mut Vec<Slot>) {
    if !reached.is_empty() && !cx.by(cite!("904.1")) {
        reached.clear();
    }
}

/// Who plays an ability of a card that others do not see shows it, for as long as the ability is in the chase zone
/// (905.2a).
pub(crate) fn show(cx: &mut Context, seat: Seat, slot: Slot, id: AbilityId) {
    if is_hidden(cx, slot) {
        let cause = Cause { seat: Some(seat), ability: Some(id), ..Cause::rule(cite!("905.2a")) };
        cx.happen(Act::Show { slot, seats: 3 }, verb::REVEAL, cause);
    }
}

/// An ability has left the chase zone: its card, if it is still where others do not see it, is not shown any more.
pub(crate) fn hide(cx: &mut Context, item: &Item) {
    if item.card.is_none() && cx.s.alive(item.source) && is_hidden(cx, item.source.slot) {
        cx.unshow(item.source.slot);
    }
}

fn is_hidden(cx: &Context, slot: Slot) -> bool {
    slot != Slot::NONE && ZONES[cx.s.object(slot).zone.index()].sight != Sight::Public
}
