//! Loops that a player can stop, and actions that are begun and undone.

use duel::card::pool::CardPool;
use duel::engine::any_duel::AnyDuel;
use duel::engine::question::{Pending, Pick, Topic};
use duel::ids::{CardId, Seat};
use duel::state::object::Slot;
use duel::state::position::{PlacedCard, Position};
use games::Game;
use games::registry::GAME_IDS;
use std::sync::Arc;

/// A Forward with an ability that costs nothing, another card in hand, and decks of it.
const CARDS: &str = "
Idle Wheel
Fire Forward · cost 2 · power 5000 · job Wheel · category SB · code W-1
{0}: Idle Wheel gains Haste until the end of the turn.

Quiet Bolt
Fire Summon · cost 7 · category SB · code W-2
Choose 1 Forward. Deal it 5000 damage.
";

fn wheel_in_play() -> Box<dyn AnyDuel> {
    let mut pool = CardPool::default();
    let cards = cardtext::Language::Crystal.compile(CARDS, "wheel.txt", &mut pool).expect("the cards compile");
    let deck = |seat| (0..20).map(move |_| PlacedCard::new(CardId(0), seat, crystal::words::zone::DECK));
    let mut placed = vec![
        PlacedCard::new(cards[0], Seat::FIRST, crystal::words::zone::FIELD),
        PlacedCard::new(cards[1], Seat::FIRST, crystal::words::zone::HAND),
    ];
    placed.extend(Seat::BOTH.into_iter().flat_map(deck));
    let position = Position {
        cards: placed,
        player_counters: Vec::new(),
        floating_currency: Vec::new(),
        place_counters: Vec::new(),
        player: Seat::FIRST,
        turn: 3,
        phase: crystal::words::phase::MAIN_1,
        priority: None,
        deeds_done: Vec::new(),
        format: 0,
        seed: 1,
    };
    let game = games::position::find_ruling_game("fftcg").expect("a game");
    (game.start)(Arc::new(pool), &position).expect("the position is possible")
}

#[test]
fn a_loop_a_player_can_stop_is_not_offered_for_ever() {
    let mut duel = wheel_in_play();
    let mut uses = 0;
    for _ in 0..2000 {
        let Pending::Question(question) = duel.pending() else { panic!("the duel goes on") };
        if question.topic != Topic::Priority || question.seat != Seat::FIRST {
            duel.pick(0);
            continue;
        }
        match duel.options().iter().position(|pick| matches!(pick, Pick::Act(..))) {
            Some(option) => {
                uses += 1;
                duel.pick(option);
            }
            None => break,
        }
    }
    assert!((64..1000).contains(&uses), "the wheel turned {uses} times, and then no more");
    while let Pending::Question(question) = duel.pending()
        && question.topic == Topic::Priority
        && !duel.lab().state().stack.is_empty()
    {
        duel.pick(0);
    }
    assert!(matches!(duel.pending(), Pending::Question(_)), "what it did resolves, and that is no draw (13.2)");
}

#[test]
fn what_was_begun_of_an_illegal_action_is_undone() {
    let mut duel = wheel_in_play();
    let before = duel.lab().state().fingerprint();
    let log = duel.lab_mut().scratch().log.len();
    let bolt = duel.lab().state().cards(crystal::words::zone::HAND, Seat::FIRST)[0];
    let refusal = duel.attempt(Pick::Act(crystal::playing::CAST, bolt, 0)).expect("it cannot be paid for");
    assert_eq!(crystal::rules::index(crystal::Document::Fftcg)[refusal.rule.index()].id, "11.3.7.1");
    assert_eq!(duel.lab().state().fingerprint(), before, "everything is as before");
    assert_eq!(duel.lab_mut().scratch().log.len(), log, "and nothing of it is told");
    let Pending::Question(question) = duel.pending() else { panic!("the player is asked again (14.4)") };
    assert_eq!((question.seat, question.topic), (Seat::FIRST, Topic::Priority));
}

#[test]
fn what_makes_no_sense_is_refused_and_changes_nothing() {
    let mut duel = wheel_in_play();
    let before = duel.lab().state().fingerprint();
    for pick in
        [Pick::Yes, Pick::Act(9, Slot(0), 0), Pick::Act(crystal::playing::CAST, Slot(999), 0), Pick::Object(Slot(999))]
    {
        assert!(duel.attempt(pick).is_some(), "{pick:?} is refused");
        assert_eq!(duel.lab().state().fingerprint(), before);
    }
    let cast = Pick::Act(crystal::playing::CAST, Slot(1), 0);
    assert!(!duel.why_not(Seat::SECOND, cast).is_empty(), "who has no priority has a reason not to act");
}

/// A duel of each game, at its first question with more than one answer.
fn begun() -> impl Iterator<Item = (&'static str, Box<dyn AnyDuel>)> {
    GAME_IDS.into_iter().map(|id| {
        let game = Game::load(id).expect("the game comes with its cards");
        let mut duel = game.begin_duel([game.decks[0].loadout(), game.decks[1].loadout()], 1);
        while duel.options().len() == 1 {
            duel.pick(0);
        }
        (id, duel)
    })
}

#[test]
fn what_no_one_can_mean_is_refused_in_every_game() {
    for (id, mut duel) in begun() {
        let before = duel.lab().state().fingerprint();
        let far = Slot(9999);
        for pick in
            [Pick::Act(200, Slot(0), 0), Pick::Act(0, far, 0), Pick::Object(far), Pick::Pay(far, 0), Pick::Place(200)]
        {
            assert!(duel.attempt(pick).is_some(), "{id}: {pick:?} is refused");
            assert_eq!(duel.lab().state().fingerprint(), before, "{id}: {pick:?} changes nothing");
        }
    }
}

#[test]
fn a_duel_that_is_over_stays_as_it_ended() {
    for (id, mut duel) in begun() {
        let ended = duel.concede(Seat::FIRST);
        assert_eq!(duel.concede(Seat::SECOND), ended, "{id}");
        assert_eq!(duel.pick(0), ended, "{id}");
    }
}
