//! Nothing that is told to a seat depends on what the seat may not know.

use duel::engine::any_duel::AnyDuel;
use duel::engine::question::{Pending, Topic};
use duel::ids::{CardId, Seat};
use duel::observe::view::Viewer;
use duel::state::object::Object;
use duel::state::rng::Rng;
use games::Game;
use games::registry::GAME_IDS;
use table::ask_the_rules::judge;
use table::scene::{Snapshot, SpectatorLog};

/// Everything that can be told of a moment: the scene, every card explained, every line's causes, and what the rules
/// say to wishes, be they for cards that nobody knows.
fn told(duel: &mut dyn AnyDuel, game: &Game, viewer: Viewer, thorough: bool) -> String {
    let book = game.entry;
    let names = ["Ann".to_owned(), "Ben".to_owned()];
    let mut stage = SpectatorLog::new(viewer);
    let scene = {
        let snapshot = Snapshot { duel, book, player_names: &names, number: 1, can_cancel: false, ended: None };
        stage.build_scene(&snapshot)
    };
    let mut text = serde_json::to_string(&scene).expect("a scene is JSON");
    if !thorough {
        return text;
    }
    for card in scene.zones.iter().flat_map(|zone| &zone.cards) {
        let explained = stage.explain_card(duel, book, 1, card.key);
        text += &serde_json::to_string(&explained).expect("it is JSON");
    }
    for line in scene.log.iter().rev().take(5) {
        let snapshot = Snapshot { duel, book, player_names: &names, number: 1, can_cancel: false, ended: None };
        text += &serde_json::to_string(&stage.explain_line(&snapshot, line.line)).expect("it is JSON");
    }
    if let Viewer::Seat(seat) = viewer {
        let cards = game.decks[0].cards.iter().chain(&game.decks[1].cards).step_by(7);
        let wishes = cards.flat_map(|&card| {
            let name = duel.pool().name(card);
            [format!("play {name}"), format!("cast {name}"), format!("attack with {name}")]
        });
        let wishes: Vec<String> = wishes.chain(["dance".to_owned(), "pass, dance".to_owned()]).collect();
        for wish in wishes {
            let judged = judge(&stage, game, duel, seat, &wish).expect("a judgement");
            text += &serde_json::to_string(&judged).expect("it is JSON");
        }
    }
    text
}

/// What players say of cards, in the games' words and in others.
const DEEDS: [&str; 6] = ["cast", "attack with", "choose", "discard", "put", "juggle"];

/// What a player is answered who asks what may be done with a card of this name, which is left out of the answers.
fn judged(duel: &dyn AnyDuel, game: &Game, seat: Seat, name: &str) -> String {
    let stage = SpectatorLog::new(Viewer::Seat(seat));
    let said = |deed: &&str| {
        let judged = judge(&stage, game, duel, seat, &format!("{deed} {name}")).expect("a judgement");
        serde_json::to_string(&judged).expect("it is JSON")
    };
    DEEDS.iter().map(said).collect::<String>().replace(name, "NAME")
}

/// The name of a card that the other has where the player does not see it, and no card that the player could speak of.
fn hidden(duel: &dyn AnyDuel, seat: Seat) -> Option<String> {
    let knows = |object: &&Object| object.owner == seat || object.known_by >> seat.0 & 1 == 1;
    let name = |object: &Object| duel.pool().name(object.card).to_owned();
    let objects = &duel.lab().state().objects;
    let spoken_of: Vec<String> = objects.iter().filter(knows).map(name).collect();
    let unseen = objects.iter().filter(|object| !knows(object)).map(name);
    unseen.filter(|name| is_one(name)).find(|name| !spoken_of.contains(name))
}

/// Whether a name is not read as a list.
fn is_one(name: &str) -> bool {
    !name.contains(", ") && !name.contains(" and ")
}

/// The name of a card that nobody plays with.
fn absent(duel: &dyn AnyDuel) -> String {
    let held = |card: CardId| {
        let mut names = duel.lab().state().objects.iter().map(|object| duel.pool().name(object.card));
        names.any(|name| name.contains(duel.pool().name(card)))
    };
    let card =
        (0..duel.pool().cards.len() as u16).map(CardId).find(|&card| !held(card) && is_one(duel.pool().name(card)));
    duel.pool().name(card.expect("a card that nobody plays with")).to_owned()
}

#[test]
fn what_may_be_done_is_answered_the_same_whatever_a_seat_does_not_know() {
    for id in GAME_IDS {
        let game = Game::load(id).expect("a game");
        let decks = [game.decks[0].loadout(), game.decks[1].loadout()];
        let mut duel = game.begin_duel(decks, 3);
        let mut rng = Rng::new(3);
        let mut asked = 0;
        while let Pending::Question(_) = duel.pending()
            && asked < 96
        {
            let options = duel.options().len();
            asked += usize::from(options > 1);
            if options > 1 && asked % 8 == 0 {
                for seat in Seat::BOTH {
                    let Some(name) = hidden(&*duel, seat) else { continue };
                    let before = judged(&*duel, &game, seat, &name);
                    let other = judged(&*duel, &game, seat, &absent(&*duel));
                    assert!(before == other, "{id}, question {asked}, {name}: {}", difference(&before, &other));
                    let truth = duel.lab().state().clone();
                    duel.lab_mut().determinize(seat, asked as u64);
                    let after = judged(&*duel, &game, seat, &name);
                    assert!(before == after, "{id}, question {asked}, {name}: {}", difference(&before, &after));
                    duel.lab_mut().set_state(&truth);
                }
            }
            duel.pick(rng.below(options));
        }
        assert!(asked > 9, "{id}: something was asked");
    }
}

/// The first place at which two texts differ, with what stands around it.
fn difference(one: &str, other: &str) -> String {
    let at = one.bytes().zip(other.bytes()).position(|(a, b)| a != b).unwrap_or(0);
    let around = |text: &str| text.chars().skip(at.saturating_sub(60)).take(120).collect::<String>();
    format!("`{}` and `{}`", around(one), around(other))
}

#[test]
fn a_seat_is_told_the_same_whatever_it_does_not_know() {
    for id in GAME_IDS {
        let game = Game::load(id).expect("a game");
        let decks = [game.decks[0].loadout(), game.decks[1].loadout()];
        for seed in 0..2 {
            let mut duel = game.begin_duel(decks, seed);
            let mut rng = Rng::new(seed);
            let mut asked = 0;
            while let Pending::Question(question) = duel.pending() {
                let options = duel.options().len();
                asked += usize::from(options > 1);
                if options > 1 && asked % 9 == 0 {
                    // What another seat has begun depends on what it holds; what it may begin is not seen.
                    let settled = |seat: &Seat| *seat == question.seat || question.topic == Topic::Priority;
                    for seat in Seat::BOTH.into_iter().filter(settled) {
                        let thorough = asked % 45 == 0;
                        let before = told(&mut *duel, &game, Viewer::Seat(seat), thorough);
                        let watched = told(&mut *duel, &game, Viewer::Spectator, thorough);
                        let truth = duel.lab().state().clone();
                        duel.lab_mut().determinize(seat, seed ^ asked as u64);
                        let after = told(&mut *duel, &game, Viewer::Seat(seat), thorough);
                        assert!(
                            before == after,
                            "{id}, seed {seed}, question {asked}: {}",
                            difference(&before, &after)
                        );
                        let watching = told(&mut *duel, &game, Viewer::Spectator, thorough);
                        assert!(watched == watching, "{id}, seed {seed}: {}", difference(&watched, &watching));
                        duel.lab_mut().set_state(&truth);
                    }
                }
                duel.pick(rng.below(options));
            }
            assert!(asked > 9, "{id}: something was asked");
        }
    }
}
