//! Claims that hold in every duel, tested on random ones of every game.

use duel::dice::Dice;
use duel::duel::AnyDuel;
use duel::question::{Pending, Pick, Topic};
use duel::replay::Replay;
use duel::state::State;
use duel::words::Seat;
use players::{Player, Random};
use rayon::prelude::*;
use shobu::games::{Game, IDS};

/// How many random duels each claim is tested on, over all pairs of starter decks.
const DUELS: u64 = 2000;

/// Plays random duels of every game; `each` sees the duel before every answer, and the answer.
fn at_every_decision(duels: u64, each: impl Fn(&mut dyn AnyDuel, usize) + Sync) {
    for id in IDS {
        let game = Game::load(id).expect("the game comes with its cards");
        (0..duels).into_par_iter().for_each(|seed| {
            let mut duel = begin(&game, seed);
            let mut player = Random::new(!seed);
            while let Pending::Question(_) = duel.pending() {
                let n = duel.options().len();
                let option = if n > 1 { player.choose(&*duel) } else { 0 };
                each(&mut *duel, option);
                duel.pick(option);
            }
        });
    }
}

fn begin(game: &Game, seed: u64) -> Box<dyn AnyDuel> {
    let n = game.decks.len() as u64;
    let (a, b) = (&game.decks[(seed % n) as usize], &game.decks[(seed / n % n) as usize]);
    game.begin([&a.cards, &b.cards], seed)
}

/// Every third, seventh or so decision, so that costly claims still meet every kind of question.
fn sampled(duel: &dyn AnyDuel, every: u32) -> bool {
    duel.state().clock.is_multiple_of(every)
}

#[test]
fn every_duel_ends_with_a_rule() {
    for id in IDS {
        let game = Game::load(id).expect("the game comes with its cards");
        (0..DUELS).into_par_iter().for_each(|seed| {
            let mut duel = begin(&game, seed);
            let (mut p, mut q) = (Random::new(seed), Random::new(!seed));
            let counts = players::play_out(&mut *duel, [&mut p, &mut q]);
            assert!(counts.decisions < 100_000, "duel {seed} has an end in sight");
            assert!(duel.words().rules.get(counts.outcome.rule.index()).is_some(), "duel {seed} ends by a rule");
        });
    }
}

#[test]
fn no_card_is_lost_or_doubled() {
    at_every_decision(DUELS, |duel, _| {
        let state = duel.state();
        let mut seen = vec![0; state.objects.len()];
        for zone in 0..duel::zone::ZONES as u8 {
            for side in Seat::BOTH {
                for &slot in state.cards(duel::words::Zone(zone), side) {
                    seen[slot.index()] += 1;
                    let object = state.object(slot);
                    assert_eq!((object.zone.0, object.side), (zone, side), "a card knows where it is");
                }
            }
        }
        assert!(seen.iter().all(|&n| n == 1), "every card is in one place");
    });
}

#[test]
fn what_is_offered_is_legal() {
    at_every_decision(DUELS, |duel, _| {
        let Pending::Question(question) = duel.pending() else { return };
        let options = duel.options().to_vec();
        assert!(!options.is_empty(), "a question has options");
        let distinct = options.iter().enumerate().all(|(i, pick)| !options[..i].contains(pick));
        assert!(distinct, "no option is offered twice");
        if question.topic == Topic::Priority {
            for &pick in &options {
                assert_eq!(duel.why_not(question.seat, pick), [], "nothing refuses {}", duel.say(pick));
            }
        }
        if sampled(duel, 5) {
            for (option, &pick) in options.iter().enumerate() {
                let mut branch = duel.branch();
                branch.pick(option);
                assert_eq!(branch.scratch().undone, None, "{} is not undone", duel.say(pick));
            }
        }
    });
}

#[test]
fn what_no_check_refuses_is_offered() {
    at_every_decision(DUELS, |duel, _| {
        let Pending::Question(question) = duel.pending() else { return };
        if question.topic != Topic::Priority {
            return;
        }
        let options = duel.options().to_vec();
        let twin = |duel: &dyn AnyDuel, a: Pick, b: Pick| match (a, b) {
            (Pick::Act(x, s, m), Pick::Act(y, t, n)) => {
                let (s, t) = (duel.state().object(s), duel.state().object(t));
                (x, m, s.card, s.zone) == (y, n, t.card, t.zone)
            }
            _ => false,
        };
        for slot in 0..duel.state().objects.len() as u16 {
            for (action, number) in [(0, 0), (1, 0), (1, 1), (1, 2)] {
                let pick = Pick::Act(action, duel::object::Slot(slot), number);
                if duel.why_not(question.seat, pick).is_empty() {
                    let offered = options.contains(&pick) || options.iter().any(|&other| twin(duel, pick, other));
                    assert!(offered, "{} is offered", duel.say(pick));
                }
            }
        }
    });
}

/// Deals the cards a seat may not know anew among their places, each player's among that player's.
fn permute_unknown(state: &State, seat: Seat, dice: &mut Dice) -> State {
    let mut other = state.clone();
    for owner in Seat::BOTH {
        let unknown: Vec<usize> = (0..state.objects.len())
            .filter(|&i| state.objects[i].owner == owner && state.objects[i].known >> seat.0 & 1 == 0)
            .collect();
        let mut cards: Vec<_> = unknown.iter().map(|&i| state.objects[i].card).collect();
        dice.shuffle(&mut cards);
        for (&i, card) in unknown.iter().zip(cards) {
            other.objects[i].card = card;
        }
    }
    other
}

#[test]
fn views_do_not_leak() {
    at_every_decision(DUELS, |duel, _| {
        if !sampled(duel, 3) {
            return;
        }
        let mut dice = Dice::new(u64::from(duel.state().clock));
        for seat in Seat::BOTH {
            let bytes = |state: &State| serde_json::to_string(&duel.view_in(state, seat)).expect("a view is data");
            let other = permute_unknown(duel.state(), seat, &mut dice);
            let (seen, elsewhere) = (bytes(duel.state()), bytes(&other));
            let differs = seen.bytes().zip(elsewhere.bytes()).position(|(a, b)| a != b);
            let around =
                |text: &str| text[differs.unwrap_or(0).saturating_sub(90)..].chars().take(160).collect::<String>();
            assert!(
                seen == elsewhere,
                "what a seat may not know changes what it sees: {} against {}",
                around(&seen),
                around(&elsewhere)
            );
            assert!(
                seen == serde_json::to_string(&duel.view(seat)).expect("a view is data"),
                "a view is remade the same"
            );
        }
    });
}

#[test]
fn undo_then_redo_gives_the_same_hash() {
    at_every_decision(DUELS, |duel, option| {
        let before = duel.state().clone();
        let options = duel.options().to_vec();
        let mut branch = duel.branch();
        branch.pick(option);
        let after = branch.state().fingerprint();
        branch.set_state(&before);
        assert_eq!(branch.state(), &before, "going back gives the same state");
        assert_eq!(branch.options(), options, "and the same options");
        branch.pick(option);
        assert_eq!(branch.state().fingerprint(), after, "and the same answer leads to the same state");
    });
}

#[test]
fn a_stored_state_goes_on_as_it_was() {
    at_every_decision(DUELS / 10, |duel, option| {
        if !sampled(duel, 11) {
            return;
        }
        let stored = serde_json::to_string(duel.state()).expect("a state is data");
        let read: State = serde_json::from_str(&stored).expect("what was written can be read");
        assert_eq!(&read, duel.state());
        let (mut a, mut b) = (duel.branch(), duel.branch());
        b.set_state(&read);
        a.pick(option);
        b.pick(option);
        assert_eq!(a.state().fingerprint(), b.state().fingerprint());
    });
}

#[test]
fn a_replay_replays() {
    for id in IDS {
        let game = Game::load(id).expect("the game comes with its cards");
        (0..DUELS).into_par_iter().for_each(|seed| {
            let n = game.decks.len() as u64;
            let (a, b) = (&game.decks[(seed % n) as usize].cards, &game.decks[(seed / n % n) as usize].cards);
            let mut duel = game.begin([a, b], seed);
            let mut replay = Replay::begin(id, &game.pool, [a, b], seed);
            let (mut p, mut q) = (Random::new(seed), Random::new(!seed));
            players::play_with(&mut *duel, [&mut p, &mut q], |duel, option| replay.note(duel, option));
            replay.finish(&*duel);
            let read = Replay::from_text(&replay.to_text()).expect("what was written can be read");
            assert_eq!(read, replay);
            let decks = read.decks(&game.pool).expect("the cards are the same");
            let mut again = game.begin([&decks[0], &decks[1]], read.seed);
            read.play(&mut *again, |_, _, _| {}).expect("it plays as it did");
            assert_eq!(again.state().fingerprint(), duel.state().fingerprint());
        });
    }
}

#[test]
fn a_seat_can_concede_at_any_moment() {
    at_every_decision(DUELS / 10, |duel, _| {
        for seat in Seat::BOTH {
            let mut branch = duel.branch();
            let Pending::Over(outcome) = branch.concede(seat) else { panic!("conceding ends the duel") };
            assert_eq!(outcome.winner, Some(seat.other()));
        }
    });
}

#[test]
fn what_a_trigger_did_leads_back_to_what_set_it_off() {
    for id in IDS {
        let game = Game::load(id).expect("the game comes with its cards");
        let traced: usize = (0..DUELS / 10)
            .into_par_iter()
            .map(|seed| {
                let mut duel = begin(&game, seed);
                let (mut p, mut q) = (Random::new(seed), Random::new(!seed));
                players::play_out(&mut *duel, [&mut p, &mut q]);
                let log = &duel.scratch().log;
                let set_off: Vec<usize> = (0..log.len()).filter(|&at| log[at].event.cause.event != 0).collect();
                for &at in &set_off {
                    let chain = duel.causes(at);
                    assert!(chain.len() > 1, "the event is in the log");
                    assert!(chain.windows(2).all(|pair| pair[1] < pair[0]), "and came before");
                }
                set_off.len()
            })
            .sum();
        assert!(traced > 100, "triggers do things");
    }
}
