//! Claims that hold in every duel of the game, tested on random ones.

use duel::book::Moving;
use duel::engine::any_duel::{AnyDuel, Observed};
use duel::engine::duel::Duel;
use duel::engine::question::Pending;
use duel::ids::{Seat, Zone};
use duel::state::rng::Rng;
use skirmish::{Skirmish, cards};
use std::sync::Arc;

/// How many random duels the claims are tested on.
const DUELS: u64 = 300;
/// No duel asks more than this.
const QUESTIONS: usize = 2_000;

/// Every card is in exactly one zone, and that is the one it says.
fn is_whole(duel: &Duel<Skirmish>) {
    let state = duel.lab().state();
    let mut seen = vec![0; state.objects.len()];
    for zone in (0..Skirmish::ZONES.len() as u8).map(Zone) {
        for side in Seat::BOTH {
            for &slot in state.cards(zone, side) {
                assert_eq!((state.object(slot).zone, state.object(slot).side), (zone, side));
                seen[slot.index()] += 1;
            }
        }
    }
    assert!(seen.iter().all(|&n| n == 1), "a card is lost or doubled");
}

/// A duel taken up from a state asks what it asked, with the same options.
fn comes_back(duel: &Duel<Skirmish>) {
    let branch = duel.branch();
    assert_eq!(branch.options(), duel.options());
    assert_eq!(branch.lab().state().fingerprint(), duel.lab().state().fingerprint());
}

/// Dealing anew what the player who is asked may not know leaves what that player sees as it is.
fn imagines(duel: &Duel<Skirmish>, seat: Seat) {
    let mut branch = duel.branch();
    branch.lab_mut().determinize(seat, 5);
    assert_eq!(branch.view(seat), duel.view(seat));
}

#[test]
fn every_duel_ends_and_no_card_is_lost_or_doubled() {
    let pool = Arc::new(cards::pool());
    let deck = cards::deck(&pool);
    let mut won = [0; 2];
    for seed in 0..DUELS {
        let mut duel = Duel::<Skirmish>::new(Arc::clone(&pool), [&deck, &deck], seed);
        let mut rng = Rng::new(seed.wrapping_mul(977));
        for questions in 0.. {
            match duel.pending() {
                Pending::Question(question) => {
                    assert!(questions < QUESTIONS, "duel {seed} does not end: {question:?}");
                    is_whole(&duel);
                    comes_back(&duel);
                    imagines(&duel, question.seat);
                    duel.pick(rng.below(duel.options().len()));
                    assert!(duel.lab_mut().scratch().undo_reason.is_none(), "duel {seed} took back {question:?}");
                }
                Pending::Over(outcome) => {
                    outcome.winner.iter().for_each(|winner| won[winner.index()] += 1);
                    break;
                }
            }
        }
    }
    assert!(won.iter().all(|&won| won > DUELS / 10), "each seat wins some: {won:?}");
}
