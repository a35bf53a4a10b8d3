//! Cards that are alike: of those that a player has no reason to tell apart, one option stands for all.

use crate::explain::knows;
use duel::duel::AnyDuel;
use duel::object::Slot;
use duel::question::Pick;
use duel::view::Eye;
use duel::words::Seat;
use duel::zone::{Sight, ZoneSpec};

/// The card that a pick is about.
pub fn card_of(pick: Pick) -> Option<Slot> {
    match pick {
        Pick::Act(_, slot, _) | Pick::Object(slot) | Pick::Pay(slot, _) | Pick::Pile(slot, _) => Some(slot),
        _ => None,
    }
}

/// The same pick about another card.
const fn with(pick: Pick, slot: Slot) -> Pick {
    match pick {
        Pick::Act(act, _, index) => Pick::Act(act, slot, index),
        Pick::Object(_) => Pick::Object(slot),
        Pick::Pay(_, code) => Pick::Pay(slot, code),
        Pick::Pile(_, pile) => Pick::Pile(slot, pile),
        other => other,
    }
}

/// The cards that an option of the pending question stands for: the one it names, and copies of it beside it with which
/// the same could be done and that have no option of their own.
pub fn cards(duel: &dyn AnyDuel, zones: &[ZoneSpec], seat: Seat, pick: Pick) -> Vec<Slot> {
    let state = duel.state();
    let Some((slot, one)) = card_of(pick).and_then(|slot| Some((slot, state.objects.get(slot.index())?))) else {
        return Vec::new();
    };
    let spec = &zones[one.zone.index()];
    let mut cards = vec![slot];
    if spec.in_play || !knows(duel, Eye::Seat(seat), slot) {
        return cards;
    }
    let is_copy = |other: &&Slot| {
        **other != slot
            && state.object(**other).card == one.card
            && knows(duel, Eye::Seat(seat), **other)
            && !state.spent.iter().any(|spent| spent.slot == **other)
            && !state.stack.iter().any(|item| item.card == Some(**other))
            && !duel.options().contains(&with(pick, **other))
    };
    let copies = state.cards(one.zone, one.side).iter().filter(is_copy).copied();
    if !matches!(pick, Pick::Act(..)) {
        // What lies open is told apart by where it lies.
        cards.extend(copies.filter(|_| spec.sight != Sight::Public));
        return cards;
    }
    let mut branch = None;
    for copy in copies {
        let duel = branch.get_or_insert_with(|| duel.branch());
        if duel.why_not(seat, with(pick, copy)).is_empty() {
            cards.push(copy);
        }
    }
    cards
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position;
    use duel::scenario::Inquiry;

    fn duel() -> (Box<dyn AnyDuel>, &'static [ZoneSpec]) {
        let game = position::game("fftcg").expect("a game");
        let text = "p1 field  Root Hermit, 2 Wharf Mason (since turn start)\n\
             p1 hand   3 Tidewall Captain, Quarry Giant\n\
             p1 break  2 Tidewall Captain\n\
             turn      p1, main phase 1\n";
        (Inquiry::read(game, text).expect("a position").into_duel(), game.zones)
    }

    /// The names of the cards for which each option stands.
    fn named(duel: &dyn AnyDuel, zones: &[ZoneSpec]) -> Vec<(String, Vec<String>)> {
        let name = |slot: &Slot| duel.pool().name(duel.state().object(*slot).card).to_owned();
        let stands = |&pick: &Pick| cards(duel, zones, Seat::FIRST, pick).iter().map(name).collect();
        duel.readings().into_iter().zip(duel.options().iter().map(stands)).collect()
    }

    #[test]
    fn what_is_done_with_a_card_of_the_hand_can_be_done_with_its_copies() {
        let (duel, zones) = duel();
        let options = named(&*duel, zones);
        let of = |words: &str| -> Vec<&[String]> {
            options.iter().filter(|(said, _)| said.starts_with(words)).map(|(_, cards)| &cards[..]).collect()
        };
        assert_eq!(of("casts Tidewall Captain"), [["Tidewall Captain"; 3]]);
        assert!(of("uses").iter().all(|cards| cards.len() == 1), "cards in play are told apart: {options:?}");
        assert!(of("passes").iter().all(|cards| cards.is_empty()) && !of("passes").is_empty(), "{options:?}");
    }

    #[test]
    fn what_is_set_aside_for_a_payment_is_no_longer_stood_for() {
        let (mut duel, zones) = duel();
        let pick = |duel: &mut dyn AnyDuel, words: &str| {
            let option = duel.readings().iter().position(|reading| reading.contains(words));
            duel.pick(option.unwrap_or_else(|| panic!("{words}: {:?}", duel.readings())));
        };
        pick(&mut *duel, "casts Tidewall Captain");
        let captains = |duel: &dyn AnyDuel| -> Vec<usize> {
            let options = named(duel, zones);
            options.iter().filter(|(said, _)| said.contains("Captain")).map(|(_, cards)| cards.len()).collect()
        };
        assert_eq!(captains(&*duel), [2], "{:?}", duel.readings());
        pick(&mut *duel, "Tidewall Captain");
        assert!(captains(&*duel).iter().all(|&cards| cards == 1), "{:?}", duel.readings());
    }
}
