//! Part 5, chapter 2: Instant Death.

use crate::book::Context;
use crate::rules::cite;
use crate::words::label;
use duel::book::rule_sets::KeywordRules;
use duel::ids::AbilityId;
use duel::state::object::ObjectRef;
use duel::state::stack_item::StackItem;

/// A unit dealt battle damage by a unit with Instant Death goes to the graveyard as that battle ends (5-2-2).
pub(crate) const CITES: KeywordRules = KeywordRules { event: cite!("5-2-2"), ..KeywordRules::UNNUMBERED };

/// A unit that left the squares before its battle damage was dealt no longer has Instant Death (5-2-2-1).
pub(crate) fn forget(cx: &mut Context, item: &StackItem) {
    let (Some(first), Some(second)) = (item.subject, item.counterpart) else { return };
    for (dealer, hurt, dealt) in [(first, second, item.event_amount), (second, first, item.x)] {
        if dealt == 0 || cx.state.is_alive(dealer) {
            continue;
        }
        let Some(ability) = deadly(cx, dealer) else { continue };
        if !cx.cite(cite!("5-2-2-1")) {
            let seat = cx.state.object(dealer.slot).owner;
            let left = StackItem { subject: Some(hurt), ..StackItem::new(ability, dealer, seat) };
            cx.state.waiting_triggers.push(left);
        }
    }
}

/// The Instant Death printed on a card.
fn deadly(cx: &Context, dealer: ObjectRef) -> Option<AbilityId> {
    let abilities = &cx.pool.card(cx.state.object(dealer.slot).card).abilities;
    abilities.iter().copied().find(|&id| cx.pool.ability(id).label == label::INSTANT_DEATH)
}
