//! What a viewer is told about a card is what the view shows.

use duel::engine::any_duel::AnyDuel;
use duel::engine::question::Pending;
use duel::ids::Seat;
use duel::observe::view::Viewer;
use duel::state::object::Slot;
use duel::state::rng::Rng;
use games::{Game, registry};
use std::collections::BTreeSet;

/// Plays random duels of every game and calls `check` at every question.
fn at_every_question(check: impl Fn(&dyn AnyDuel, Seat)) {
    for id in registry::GAME_IDS {
        let game = Game::load(id).expect("the game loads");
        for seed in 0..3 {
            let mut rng = Rng::new(seed);
            let mut duel = game.begin_duel([game.decks[0].loadout(), game.decks[1].loadout()], seed);
            while let Pending::Question(question) = duel.pending() {
                check(&*duel, question.seat);
                duel.pick(rng.below(duel.options().len()));
            }
        }
    }
}

#[test]
fn a_slot_is_seen_if_the_view_shows_it() {
    let eyes = [Viewer::Seat(Seat::FIRST), Viewer::Seat(Seat::SECOND), Viewer::Spectator, Viewer::Judge];
    at_every_question(|duel, _| {
        let slots = || (0..duel.lab().state().objects.len() as u16).map(Slot);
        for eye in eyes {
            let look = duel.observe(eye);
            let cards = look.view.zones.iter().flat_map(|zone| &zone.cards).map(|card| card.card);
            let shown: BTreeSet<(Slot, _)> = look.slots.iter().flatten().copied().zip(cards).collect();
            let nowhere = |slot: &Slot| !look.slots.iter().flatten().any(|shown| shown == slot);
            let seen = slots().filter_map(|slot| Some((slot, duel.slot_view(eye, slot)?.card)));
            // Tokens that are nowhere lie in a zone that no view has.
            let is_token = |slot: Slot| duel.pool().card(duel.lab().state().object(slot).card).token;
            let seen: BTreeSet<_> = seen.filter(|(slot, _)| !(nowhere(slot) && is_token(*slot))).collect();
            assert_eq!(seen, shown, "{eye:?}");
            let named = look.sources.iter().flatten().chain(look.participants.iter().flatten());
            assert!(!named.into_iter().any(nowhere), "{eye:?}: a card that is not shown");
            for slot in slots() {
                let card = |slot: Slot| duel.slot_view(eye, slot).and_then(|seen| seen.card);
                let copies = duel.copies_of(eye, slot);
                assert!(copies.iter().all(|&copy| card(copy).is_some() && card(copy) == card(slot)), "{eye:?}");
            }
        }
    });
}

#[test]
fn a_player_knows_the_card_that_the_question_is_about() {
    at_every_question(|duel, asked| {
        if let Some(slot) = duel.question_subject() {
            let seen = duel.slot_view(Viewer::Seat(asked), slot);
            assert!(seen.is_some_and(|seen| seen.card.is_some()), "{}", duel.render_question());
        }
    });
}
