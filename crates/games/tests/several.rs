//! Claims about questions that ask for several: what is said to go together does, whatever the order it is named in.

use duel::dice::Dice;
use duel::duel::AnyDuel;
use duel::language::Language;
use duel::object::Slot;
use duel::question::{Pending, Pick};
use games::several::{self, Several};
use games::{Game, books};

/// How many duels of each game are played.
const DUELS: u64 = 100;
/// How often each question that asks for several is answered.
const TRIES: usize = 4;

/// Some of what can be chosen, as many as are asked for, in any order; nothing if chance finds none that go together.
fn some(duel: &dyn AnyDuel, found: &Several, dice: &mut Dice) -> Option<Vec<Slot>> {
    let object = |(option, pick): (usize, &Pick)| match *pick {
        Pick::Object(slot) => Some((Some(option), slot)),
        _ => None,
    };
    let offered = duel.options().iter().enumerate().filter_map(object);
    let mut left: Vec<_> = offered.chain(found.more.iter().map(|&(slot, _)| (None, slot))).collect();
    let many = found.least.max(1) + dice.below(found.most - found.least.max(1) + 1);
    let mut chosen = Vec::new();
    while chosen.len() < many && !left.is_empty() {
        let (option, slot) = left.remove(dice.below(left.len()));
        chosen.push(slot);
        let apart = |one: usize, other: usize| found.apart.contains(&(one.min(other), one.max(other)));
        left.retain(|&(other, _)| !option.zip(other).is_some_and(|(one, other)| apart(one, other)));
    }
    (chosen.len() >= found.least).then_some(chosen)
}

/// Plays duels of a game by chance; how often several were asked for, and in how many of them out of turn.
fn play(game: &Game) -> (usize, usize) {
    let (mut asked, mut more) = (0, 0);
    for seed in 0..DUELS {
        let decks = [0, 1].map(|seat| &game.decks[(seed as usize + seat) % game.decks.len()]);
        let mut duel = game.begin(decks.map(|deck| deck.brought()), seed);
        let mut dice = Dice::new(seed);
        while let Pending::Question(question) = duel.pending() {
            if let Some(found) = several::several(&*duel, game.book.zones, Language::English) {
                asked += 1;
                more += usize::from(!found.more.is_empty());
                assert!(found.least <= found.most && found.most > 1, "{found:?}");
                for _ in 0..TRIES {
                    let Some(chosen) = some(&*duel, &found, &mut dice) else { continue };
                    let (mut branch, mut wanted) = (duel.branch(), chosen.clone());
                    while branch.pending() == Pending::Question(question)
                        && let Some(option) = several::next(&*branch, game.book.zones, question.seat, &mut wanted)
                    {
                        branch.pick(option);
                    }
                    let name = |slot: &Slot| duel.pool().name(duel.state().object(*slot).card);
                    assert!(
                        wanted.is_empty(),
                        "{} duel {seed}, {:?}: of {:?} not {:?}\n{found:?}\n{:?}",
                        game.id(),
                        question.topic,
                        chosen.iter().map(name).collect::<Vec<_>>(),
                        wanted.iter().map(name).collect::<Vec<_>>(),
                        duel.readings(),
                    );
                }
            }
            duel.pick(dice.below(duel.options().len()));
        }
    }
    (asked, more)
}

#[test]
fn what_goes_together_is_chosen_in_any_order() {
    for id in books::IDS {
        let (asked, more) = play(&Game::load(id).expect("the game loads"));
        println!("{id}: several were asked for {asked} times, {more} times with some that come later");
        assert!(asked > 0, "{id}");
    }
}
