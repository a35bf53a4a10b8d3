//! A selection does not depend on the order it was made in: tested on random duels of every game.

use duel::engine::any_duel::AnyDuel;
use duel::engine::question::{Pending, Pick};
use duel::engine::selection::{self, Selection};
use duel::state::rng::Rng;
use games::{Game, registry};
use rayon::prelude::*;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicUsize, Ordering};

/// On how many random duels of each game; `SHOBU_DUELS` says otherwise.
static DUELS: LazyLock<u64> =
    LazyLock::new(|| std::env::var("SHOBU_DUELS").ok().and_then(|text| text.parse().ok()).unwrap_or(400));

/// What the pending question comes to, if it asks for several and nothing is taken yet.
fn begun(duel: &dyn AnyDuel) -> Option<Selection> {
    duel.selection().filter(|selection| selection.is_several() && selection.taken.is_empty())
}

/// Makes a selection as a program does: what it takes, unless something else is done in its middle.
fn canonically(duel: &mut dyn AnyDuel, rng: &mut Rng) -> Option<Vec<Pick>> {
    let mut taken = Vec::new();
    loop {
        let pick = duel.options()[rng.below(duel.options().len())];
        if pick != Pick::Done && !duel.selection()?.addable.contains(&pick) {
            return None;
        }
        let option = duel.options().iter().position(|&offered| offered == pick)?;
        duel.pick(option);
        if pick == Pick::Done {
            return Some(taken);
        }
        taken.push(pick);
        let goes_on = duel.selection().is_some_and(|selection| selection.taken.len() == taken.len());
        if !goes_on {
            return Some(taken);
        }
    }
}

/// Makes the same selection in an order of chance, letting go of some of it on the way.
fn in_any_order(duel: &mut dyn AnyDuel, wanted: &[Pick], rng: &mut Rng) {
    let mut left = wanted.to_vec();
    let mut taken: Vec<Pick> = Vec::new();
    let mut patience = 4 * wanted.len();
    while !left.is_empty() {
        let pick = left.remove(rng.below(left.len()));
        take(duel, pick, wanted);
        taken.push(pick);
        if patience > 0 && rng.below(3) == 0 {
            patience -= 1;
            let gone = taken.remove(rng.below(taken.len()));
            duel.deselect(gone);
            let now = duel.selection().expect("the selection stays open").taken;
            assert_eq!(now.len(), taken.len(), "{gone:?} is let go of {wanted:?}");
            left.push(gone);
        }
    }
    let selection = duel.selection().expect("the selection stays open");
    assert!(selection.may_end, "{wanted:?} can be closed: {selection:?}");
    duel.select(Pick::Done);
}

fn take(duel: &mut dyn AnyDuel, pick: Pick, wanted: &[Pick]) {
    let before = duel.selection().expect("the selection stays open");
    assert!(
        before.addable.contains(&pick),
        "{pick:?} can be added of {wanted:?}: {before:?}\n{:?}",
        duel.render_options()
    );
    duel.select(pick);
    let after = duel.selection().expect("the selection stays open");
    assert_eq!(after.taken.len(), before.taken.len() + 1, "{pick:?} of {wanted:?}");
}

#[test]
fn a_selection_does_not_depend_on_the_order_it_was_made_in() {
    for id in registry::GAME_IDS {
        let game = Game::load(id).expect("the game loads");
        let (asked, several) = (AtomicUsize::new(0), AtomicUsize::new(0));
        (0..*DUELS).into_par_iter().for_each(|seed| {
            let decks = [0, 1].map(|seat| &game.decks[(seed as usize + seat) % game.decks.len()]);
            let mut duel = game.begin_duel(decks.map(|deck| deck.loadout()), seed);
            let mut rng = Rng::new(seed);
            while let Pending::Question(question) = duel.pending() {
                if begun(&*duel).is_some() {
                    asked.fetch_add(1, Ordering::Relaxed);
                    let mut one = duel.branch();
                    if let Some(wanted) = canonically(&mut *one, &mut rng) {
                        several.fetch_add(usize::from(wanted.len() > 1), Ordering::Relaxed);
                        let mut other = duel.branch();
                        in_any_order(&mut *other, &wanted, &mut rng);
                        let at = || format!("{id}, duel {seed}, {:?}: {wanted:?}", question.topic);
                        assert!(one.lab().state() == other.lab().state(), "{} is the same in any order", at());
                        assert_eq!(one.fingerprint(), other.fingerprint(), "{}", at());
                        let way = selection::canonical_options(&*duel, game.entry.zones, &wanted)
                            .expect("a program makes it, too");
                        let mut third = duel.branch();
                        for option in way {
                            third.pick(option);
                        }
                        assert!(one.lab().state() == third.lab().state(), "{} is found again", at());
                    }
                }
                duel.pick(rng.below(duel.options().len()));
            }
        });
        println!("{id}: {asked:?} selections, {several:?} of more than one");
        assert!(several.into_inner() > 0, "{id}");
    }
}
