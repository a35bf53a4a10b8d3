//! Nothing that is told to a seat depends on what the seat may not know.

use duel::dice::Dice;
use duel::duel::AnyDuel;
use duel::question::{Pending, Topic};
use duel::view::Eye;
use duel::words::Seat;
use games::Game;
use games::books::IDS;
use table::judging::judge;
use table::scene::{Moment, Stage};

/// Everything that can be told of a moment: the scene, every card explained, every line's causes, and what the rules
/// say to wishes, be they for cards that nobody knows.
fn told(duel: &mut dyn AnyDuel, game: &Game, eye: Eye, thorough: bool) -> String {
    let book = game.book;
    let names = ["Ann".to_owned(), "Ben".to_owned()];
    let mut stage = Stage::new(eye);
    let scene = {
        let moment = Moment { duel, book, names: &names, number: 1, can_cancel: false, ended: None };
        stage.scene(&moment)
    };
    let mut text = serde_json::to_string(&scene).expect("a scene is JSON");
    if !thorough {
        return text;
    }
    for card in scene.zones.iter().flat_map(|zone| &zone.cards) {
        let explained = stage.explain(duel, book, 1, card.key);
        text += &serde_json::to_string(&explained).expect("it is JSON");
    }
    for line in scene.log.iter().rev().take(5) {
        let moment = Moment { duel, book, names: &names, number: 1, can_cancel: false, ended: None };
        text += &serde_json::to_string(&stage.why(&moment, line.line)).expect("it is JSON");
    }
    if let Eye::Seat(seat) = eye {
        let cards = game.decks[0].cards.iter().chain(&game.decks[1].cards).step_by(7);
        let wishes = cards.flat_map(|&card| {
            let name = duel.pool().name(card);
            [format!("play {name}"), format!("cast {name}"), format!("attack with {name}")]
        });
        let wishes: Vec<String> = wishes.chain(["dance".to_owned(), "pass, dance".to_owned()]).collect();
        for wish in wishes {
            let judged = judge(game, duel, seat, &wish).expect("a judgement");
            text += &serde_json::to_string(&judged).expect("it is JSON");
        }
    }
    text
}

/// The first place at which two texts differ, with what stands around it.
fn difference(one: &str, other: &str) -> String {
    let at = one.bytes().zip(other.bytes()).position(|(a, b)| a != b).unwrap_or(0);
    let around = |text: &str| text.chars().skip(at.saturating_sub(60)).take(120).collect::<String>();
    format!("`{}` and `{}`", around(one), around(other))
}

#[test]
fn a_seat_is_told_the_same_whatever_it_does_not_know() {
    for id in IDS {
        let game = Game::load(id).expect("a game");
        let decks = [game.decks[0].brought(), game.decks[1].brought()];
        for seed in 0..2 {
            let mut duel = game.begin(decks, seed);
            let mut dice = Dice::new(seed);
            let mut asked = 0;
            while let Pending::Question(question) = duel.pending() {
                let options = duel.options().len();
                asked += usize::from(options > 1);
                if options > 1 && asked % 9 == 0 {
                    // What another seat has begun depends on what it holds; what it may begin is not seen.
                    let settled = |seat: &Seat| *seat == question.seat || question.topic == Topic::Priority;
                    for seat in Seat::BOTH.into_iter().filter(settled) {
                        let thorough = asked % 45 == 0;
                        let before = told(&mut *duel, &game, Eye::Seat(seat), thorough);
                        let watched = told(&mut *duel, &game, Eye::Spectator, thorough);
                        let truth = duel.state().clone();
                        duel.redeal(seat, seed ^ asked as u64);
                        let after = told(&mut *duel, &game, Eye::Seat(seat), thorough);
                        assert!(
                            before == after,
                            "{id}, seed {seed}, question {asked}: {}",
                            difference(&before, &after)
                        );
                        let watching = told(&mut *duel, &game, Eye::Spectator, thorough);
                        assert!(watched == watching, "{id}, seed {seed}: {}", difference(&watched, &watching));
                        duel.set_state(&truth);
                    }
                }
                duel.pick(dice.below(options));
            }
            assert!(asked > 9, "{id}: something was asked");
        }
    }
}
