//! Part 5, chapter 2: Instant Death.

use crate::book::Context;
use crate::rules::cite;
use crate::words::label;
use duel::cites::KeywordCites;
use duel::item::Item;
use duel::object::Ref;
use duel::words::AbilityId;

/// What is dealt battle damage goes to the graveyard as that battle ends (5-2-2).
pub(crate) const CITES: KeywordCites = KeywordCites { event: cite!("5-2-2"), ..KeywordCites::UNNUMBERED };

/// A unit that left the squares before its battle damage was dealt has no Instant Death any more (5-2-2-1).
pub(crate) fn forget(cx: &mut Context, item: &Item) {
    let (Some(first), Some(second)) = (item.subject, item.counterpart) else { return };
    for (dealer, hurt, dealt) in [(first, second, item.amount), (second, first, item.x)] {
        if dealt == 0 || cx.s.alive(dealer) {
            continue;
        }
        let Some(ability) = deadly(cx, dealer) else { continue };
        if !cx.by(cite!("5-2-2-1")) {
            let seat = cx.s.object(dealer.slot).owner;
            let left = Item { subject: Some(hurt), ..Item::new(ability, dealer, seat) };
            cx.s.waiting.push(left);
        }
    }
}

/// The Instant Death that is printed on a card.
fn deadly(cx: &Context, dealer: Ref) -> Option<AbilityId> {
    let abilities = &cx.pool.card(cx.s.object(dealer.slot).card).abilities;
    abilities.iter().copied().find(|&id| cx.pool.ability(id).label == label::INSTANT_DEATH)
}
