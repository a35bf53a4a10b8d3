//! Interchangeable cards: one option stands for all cards that a player has no reason to tell apart.

use duel::engine::any_duel::AnyDuel;
use duel::engine::question::Pick;
use duel::ids::Seat;
use duel::observe::view::Viewer;
use duel::state::object::Slot;
use duel::state::zone::{Visibility, ZoneSpec};

/// The card that a pick refers to.
pub fn card_of(pick: Pick) -> Option<Slot> {
    match pick {
        Pick::Act(_, slot, _) | Pick::Object(slot) | Pick::Pay(slot, _) | Pick::Pile(slot, _) => {
            Some(slot).filter(|&slot| slot != Slot::NONE)
        }
        _ => None,
    }
}

/// The same pick for another card.
const fn with_card(pick: Pick, slot: Slot) -> Pick {
    match pick {
        Pick::Act(act, _, index) => Pick::Act(act, slot, index),
        Pick::Object(_) => Pick::Object(slot),
        Pick::Pay(_, code) => Pick::Pay(slot, code),
        Pick::Pile(_, pile) => Pick::Pile(slot, pile),
        other => other,
    }
}

/// The cards that an option of the pending question stands for. These are the card it names, and known copies in the
/// same zone that allow the same and have no option of their own.
pub fn interchangeable_cards(duel: &dyn AnyDuel, zones: &[ZoneSpec], seat: Seat, pick: Pick) -> Vec<Slot> {
    let viewer = Viewer::Seat(seat);
    let Some(slot) = card_of(pick) else { return Vec::new() };
    let mut cards = vec![slot];
    let Some(seen) = duel.slot_view(viewer, slot) else { return cards };
    let spec = &zones[seen.zone.index()];
    if spec.in_play {
        return cards;
    }
    let has_no_option = |other: &Slot| !duel.options().contains(&with_card(pick, *other));
    let copies = duel.copies_of(viewer, slot).into_iter().filter(has_no_option);
    if !matches!(pick, Pick::Act(..)) {
        // Cards in public zones are told apart by their position.
        cards.extend(copies.filter(|_| spec.visibility != Visibility::Public));
        return cards;
    }
    let mut branch = None;
    for copy in copies {
        let duel = branch.get_or_insert_with(|| duel.branch());
        if duel.why_not(seat, with_card(pick, copy)).is_empty() {
            cards.push(copy);
        }
    }
    cards
}
