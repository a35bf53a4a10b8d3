//! Which cards an option stands for.

use assist::interchangeable::*;
use duel::engine::any_duel::AnyDuel;
use duel::engine::question::Pick;
use duel::ids::Seat;
use duel::state::object::Slot;
use duel::state::zone::ZoneSpec;
use games::position;
use notation::position::PositionQuery;

fn duel() -> (Box<dyn AnyDuel>, &'static [ZoneSpec]) {
    let game = position::find_ruling_game("fftcg").expect("a game");
    let text = "p1 field  Root Hermit, 2 Wharf Mason (since turn start)\n\
         p1 hand   3 Tidewall Captain, Quarry Giant\n\
         p1 break  2 Tidewall Captain\n\
         turn      p1, main phase 1\n";
    (PositionQuery::read(game, text).expect("a position").into_duel(), game.zones)
}

/// The names of the cards that each option stands for.
fn named(duel: &dyn AnyDuel, zones: &[ZoneSpec]) -> Vec<(String, Vec<String>)> {
    let name = |slot: &Slot| duel.pool().name(duel.lab().state().object(*slot).card).to_owned();
    let stands = |&pick: &Pick| interchangeable_cards(duel, zones, Seat::FIRST, pick).iter().map(name).collect();
    duel.render_options().into_iter().zip(duel.options().iter().map(stands)).collect()
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
        let option = duel.render_options().iter().position(|reading| reading.contains(words));
        duel.pick(option.unwrap_or_else(|| panic!("{words}: {:?}", duel.render_options())));
    };
    pick(&mut *duel, "casts Tidewall Captain");
    let captains = |duel: &dyn AnyDuel| -> Vec<usize> {
        let options = named(duel, zones);
        options.iter().filter(|(said, _)| said.contains("Captain")).map(|(_, cards)| cards.len()).collect()
    };
    assert_eq!(captains(&*duel), [2], "{:?}", duel.render_options());
    pick(&mut *duel, "Tidewall Captain");
    assert!(captains(&*duel).iter().all(|&cards| cards == 1), "{:?}", duel.render_options());
}
