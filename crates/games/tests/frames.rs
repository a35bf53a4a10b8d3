//! Claims about frames of duels that are saved: read again, they are the same and go on the same way.

use duel::engine::any_duel::AnyDuel;
use duel::engine::question::{Pending, Topic};
use duel::ids::Seat;
use duel::observe::view::Viewer;
use duel::state::rng::Rng;
use games::{Game, computer, registry, rulings};
use notation::position::{PositionQuery, write_played};

/// How many duels of each game are played, and every how manieth choice of them is saved, from which on up to which.
const DUELS: u64 = 2;
const EVERY: usize = 29;
const FIRST: usize = 12;
const LAST: usize = 360;
/// For how many questions a duel is played on from what was saved.
const ON: usize = 25;

/// Of a hundred frames of a game, how many at least are the same.
const SHARES: [(&str, usize); 5] =
    [("fftcg", 80), ("square-enix", 55), ("dimension-zero", 60), ("vividz", 80), ("caster-chronicles", 30)];

/// Frames of a game: the duel at its beginning, every answer since, and the duel now.
fn frames(game: &Game, mut each: impl FnMut(&dyn AnyDuel, &[usize], Box<dyn AnyDuel>)) {
    for seed in 0..DUELS {
        let decks = [0, 1].map(|seat| &game.decks[(seed as usize + seat) % game.decks.len()]);
        let begun = game.begin_duel(decks.map(|deck| deck.loadout()), seed);
        let mut duel = begun.branch();
        let mut player = computer::player(computer::NAMES[seed as usize % 2], game, seed).expect("a player");
        let (mut picks, mut asked) = (Vec::new(), 0);
        while let Pending::Question(_) = duel.pending() {
            let mut option = 0;
            if duel.options().len() > 1 {
                asked += 1;
                if asked % EVERY == FIRST && asked <= LAST {
                    let mut now = game.begin_duel(decks.map(|deck| deck.loadout()), seed);
                    now.lab_mut().set_state(duel.lab().state());
                    each(&*begun, &picks, now);
                }
                option = player.choose(&*duel);
            }
            duel.pick(option);
            picks.push(option);
        }
    }
}

/// Words without the numbers that tell cards of a name from each other.
fn bare(words: &str) -> String {
    words.split(" #").map(|part| part.trim_start_matches(|c: char| c.is_ascii_digit())).collect()
}

/// What may be done now, likewise.
fn moves(duel: &dyn AnyDuel) -> Vec<String> {
    duel.render_options().iter().map(|words| bare(words)).collect()
}

/// Plays two duels on with the same choices, as far as words tell which are the same; what is not the same is returned.
fn goes_on(one: &mut dyn AnyDuel, other: &mut dyn AnyDuel, seed: u64) -> Option<String> {
    let mut rng = Rng::new(seed);
    let lines = [one.log_len(), other.log_len()];
    for _ in 0..ON {
        let (own, there) = (moves(one), moves(other));
        let mut sorted = [own.clone(), there.clone()];
        sorted.iter_mut().for_each(|moves| moves.sort());
        if sorted[0] != sorted[1] {
            // With what one pays first is offered in the order in which cards lie, which nothing else depends on.
            if matches!(one.pending(), Pending::Question(question) if question.topic == Topic::Pay) {
                return None;
            }
            return Some(format!("{:?} are the options, and not {:?}", sorted[1], sorted[0]));
        }
        let told = [(&*one, lines[0]), (&*other, lines[1])].map(|(duel, from)| {
            let mut log: Vec<String> = duel.render_log(Viewer::Judge, from).iter().map(|line| bare(line)).collect();
            // What happens at once is told in any order; what does not happens before another question.
            log.sort();
            log
        });
        if told[0] != told[1] {
            return Some(format!("{:?} happens, and not {:?}", told[1], told[0]));
        }
        let clear = |words: &&String| own.iter().filter(|other| other == words).count() == 1;
        let clear: Vec<&String> = own.iter().filter(clear).collect();
        if clear.is_empty() || !matches!(one.pending(), Pending::Question(_)) {
            return None;
        }
        let wanted = clear[rng.below(clear.len())];
        let option = |moves: &[String]| moves.iter().position(|words| words == wanted).expect("it is offered");
        one.pick(option(&own));
        other.pick(option(&there));
    }
    None
}

#[test]
fn a_frame_goes_on_as_it_did_or_says_what_is_lost() {
    assert_eq!(SHARES.map(|(id, _)| id), registry::GAME_IDS);
    let mut fallen = Vec::new();
    for (id, share) in SHARES {
        let game = Game::load(id).expect("the game loads");
        let scenarios = rulings::find_ruling_game(id).expect("the game has rulings");
        let (mut saved, mut exact) = (0, 0);
        frames(&game, |begun, picks, mut now| {
            let text = write_played(scenarios, begun, picks);
            let read =
                PositionQuery::read(scenarios, &text).unwrap_or_else(|failure| panic!("{id}: {failure}\n{text}"));
            saved += 1;
            if text.starts_with("# ") {
                let lost: Vec<&str> = text.lines().take_while(|line| line.starts_with("# ")).collect();
                println!("{id}: {}", lost.join("; "));
                return;
            }
            exact += 1;
            let differs = goes_on(&mut *now, &mut *read.into_duel(), saved as u64);
            assert_eq!(differs, None, "{id}: it goes on otherwise\n{text}");
        });
        println!("{id}: {exact} of {saved} frames exact");
        if exact * 100 < share * saved {
            fallen.push(format!("{id}: only {exact} of {saved} frames are exact"));
        }
    }
    assert!(fallen.is_empty(), "{}", fallen.join("; "));
}

/// Who is asked at a position of the Caster Chronicles, and how many cards the first player holds.
fn begins(text: &str) -> Result<(Seat, usize), String> {
    let game = rulings::find_ruling_game("caster-chronicles").expect("the game has rulings");
    let duel = PositionQuery::read(game, text).map_err(|failure| failure.to_string())?.into_duel();
    let Pending::Question(question) = duel.pending() else { return Err("the duel is over".to_owned()) };
    let hand = duel.zone_named("hand").expect("there are hands");
    Ok((question.seat, duel.lab().state().cards(hand, Seat::FIRST).len()))
}

#[test]
fn a_phase_that_has_begun_does_not_begin_again() {
    assert_eq!(begins("turn p1, draw phase, turn 4"), Ok((Seat::FIRST, 1)));
    assert_eq!(begins("turn p1, draw phase, turn 4, p1 has priority"), Ok((Seat::FIRST, 0)));
    assert_eq!(begins("turn p1, draw phase, turn 4, p1 has passed"), Ok((Seat::SECOND, 0)));
}

#[test]
fn what_a_position_cannot_say_is_a_clear_fault() {
    for (text, said) in [
        ("turn p1, main phase, p3 has priority", "expected `p1` or `p2`"),
        ("p1 tally 2 flies", "deed"),
        ("p1 tally 300 is drawn", "255"),
        ("p1 hand 1 (used ability 0)", "used ability"),
        ("p1 is asked\np2 is asked", "p2 is asked"),
    ] {
        let fault = begins(text).expect_err(text);
        assert!(fault.contains(said), "{text}: {fault}");
    }
}
