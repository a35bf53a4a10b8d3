//! Claims about scenes, tried on random duels of every game.

use duel::engine::any_duel::AnyDuel;
use duel::engine::question::Pending;
use duel::ids::Seat;
use duel::observe::view::Viewer;
use duel::state::rng::Rng;
use games::{Game, registry};
use table::scene::{Snapshot, SpectatorLog};
use table::wire::{OptionKind, Scene};

/// How many duels of each game are tried.
const DUELS: u64 = 3;

/// Plays random duels of every game, and looks at some of their questions.
fn each_question(mut look: impl FnMut(&Game, &mut dyn AnyDuel, Seat, u64)) {
    for id in registry::GAME_IDS {
        let game = Game::load(id).expect("a game");
        for seed in 0..DUELS {
            let mut rng = Rng::new(seed);
            let [one, other] = [0, 1].map(|at| game.decks[(seed as usize + at) % game.decks.len()].loadout());
            let mut duel = game.begin_duel([one, other], seed);
            let mut asked = 0;
            while let Pending::Question(question) = duel.pending() {
                asked += 1;
                if asked % 23 == 0 && asked < 1200 {
                    look(&game, &mut *duel, question.seat, seed + asked);
                }
                let option = rng.below(duel.options().len());
                duel.pick(option);
            }
        }
    }
}

/// What someone who comes now is shown.
fn shown(game: &Game, duel: &dyn AnyDuel, viewer: Viewer) -> Scene {
    let names = ["Ayu".to_owned(), "Ren".to_owned()];
    let snapshot = Snapshot { duel, book: game.entry, player_names: &names, number: 1, can_cancel: false, ended: None };
    SpectatorLog::new(viewer).build_scene(&snapshot)
}

fn bytes(scene: &Scene) -> String {
    serde_json::to_string(scene).expect("a scene is data")
}

#[test]
fn a_scene_does_not_depend_on_what_its_seat_may_not_know() {
    each_question(|game, duel, seat, seed| {
        let eyes = [Viewer::Seat(seat), Viewer::Spectator];
        let before = eyes.map(|viewer| bytes(&shown(game, duel, viewer)));
        let state = duel.lab().state().clone();
        duel.lab_mut().determinize(seat, seed);
        for (viewer, before) in eyes.into_iter().zip(before) {
            assert!(
                bytes(&shown(game, duel, viewer)) == before,
                "{}: {viewer:?} can tell hidden cards apart",
                game.id()
            );
        }
        duel.lab_mut().set_state(&state);
    });
}

#[test]
fn only_the_seat_that_is_asked_is_shown_the_options() {
    each_question(|game, duel, seat, _| {
        let options = |viewer| shown(game, duel, viewer).question.map_or(0, |question| question.options.len());
        assert_eq!(options(Viewer::Seat(seat)), duel.options().len());
        for viewer in [Viewer::Seat(seat.other()), Viewer::Spectator, Viewer::Judge] {
            assert_eq!(options(viewer), 0, "{}: {viewer:?}", game.id());
        }
    });
}

#[test]
fn keys_name_cards_that_are_seen() {
    each_question(|game, duel, seat, _| {
        let scene = shown(game, duel, Viewer::Seat(seat));
        let cards: Vec<_> = scene.zones.iter().flat_map(|zone| &zone.cards).collect();
        for (at, card) in cards.iter().enumerate() {
            assert_eq!(usize::from(card.key), at);
            assert!(card.attached_to.is_none_or(|host| usize::from(host) < cards.len()));
        }
        let question = scene.question.expect("it is asked");
        for option in &question.options {
            let Some(key) = option.card else { continue };
            let name = &cards[usize::from(key)].name;
            // What is chosen or paid with is named, unless it lies face down; a deed may just be called what it is.
            let chosen = matches!(option.kind, OptionKind::Object | OptionKind::Pay);
            let says = option.words.contains(name.as_str()) || cards[usize::from(key)].card.is_none();
            assert!(says || !chosen, "{}: {} is about {name}", game.id(), option.words);
        }
        assert!(question.proposed.first().is_none_or(|first| first.option < question.options.len()));
    });
}

#[test]
fn a_spectator_sees_no_more_than_both_players_do() {
    each_question(|game, duel, _, _| {
        let known = |viewer: Viewer| -> usize {
            shown(game, duel, viewer)
                .zones
                .iter()
                .flat_map(|zone| &zone.cards)
                .filter(|card| card.card.is_some())
                .count()
        };
        let watched = known(Viewer::Spectator);
        assert!(Seat::BOTH.into_iter().all(|seat| watched <= known(Viewer::Seat(seat))), "{}", game.id());
        assert!(watched <= known(Viewer::Judge));
    });
}

/// Whether a sentence names a card or a player by a number that nobody sees.
fn numbered(words: &str) -> bool {
    let cards = words.split('#').skip(1).any(|after| after.starts_with(|first: char| first.is_ascii_digit()));
    let bare =
        |word: &str| word.trim_matches(|letter: char| !letter.is_alphanumeric()).trim_end_matches("'s").to_owned();
    cards || words.split(' ').map(bare).any(|word| word == "p1" || word == "p2")
}

#[test]
fn cards_of_one_name_are_told_apart_by_what_is_seen() {
    each_question(|game, duel, seat, _| {
        let scene = shown(game, duel, Viewer::Seat(seat));
        let question = scene.question.as_ref().expect("it is asked");
        let options = question.options.iter().map(|option| &option.words);
        let fighters = scene.bouts.iter().flat_map(|participant| &participant.cards);
        let told = scene.log.iter().map(|line| &line.text);
        for words in options.chain(fighters).chain(told).chain([&question.ask]) {
            assert!(!numbered(words), "{}: {words}", game.id());
        }
        let mut seen = Vec::new();
        for zone in &scene.zones {
            for card in zone.cards.iter().filter(|card| card.handle.is_some()) {
                seen.push((&zone.zone, &card.name, &card.apart));
            }
        }
        for (at, card) in seen.iter().enumerate() {
            assert!(!seen[at + 1..].contains(card), "{}: two are {card:?}", game.id());
        }
    });
}

#[test]
fn who_fights_is_named_by_key() {
    let mut fights = 0;
    each_question(|game, duel, seat, _| {
        let scene = shown(game, duel, Viewer::Seat(seat));
        let cards: Vec<_> = scene.zones.iter().flat_map(|zone| &zone.cards).collect();
        for participant in &scene.bouts {
            assert_eq!(participant.keys.len(), participant.cards.len(), "{}: {participant:?}", game.id());
            for (key, words) in participant.keys.iter().zip(&participant.cards) {
                fights += 1;
                assert!(words.starts_with(cards[usize::from(*key)].name.as_str()), "{}: {participant:?}", game.id());
            }
        }
    });
    assert!(fights > 0, "nobody fought");
}

#[test]
fn an_option_stands_for_every_card_with_which_it_may_be_done() {
    let names = ["Ayu".to_owned(), "Ren".to_owned()];
    let verb = |words: &str| words.split(' ').next().map(str::to_owned);
    let mut copies = 0;
    each_question(|game, duel, seat, _| {
        let mut stage = SpectatorLog::new(Viewer::Seat(seat));
        let snapshot =
            Snapshot { duel, book: game.entry, player_names: &names, number: 1, can_cancel: false, ended: None };
        let scene = stage.build_scene(&snapshot);
        let question = scene.question.expect("it is asked");
        assert!(question.options.iter().all(|option| option.cards.first() == option.card.as_ref()));
        let stood: Vec<u16> = question.options.iter().flat_map(|option| option.cards.iter().copied()).collect();
        copies += question.options.iter().filter(|option| option.cards.len() > 1).count();
        for card in scene.zones.iter().flat_map(|zone| &zone.cards) {
            let Some(explained) = stage.explain_card(duel, game.entry, 1, card.key) else { continue };
            let may = explained.deeds.iter().any(|deed| deed.refusals.is_empty());
            assert!(!may || stood.contains(&card.key), "{}: {} may do something: {explained:?}", game.id(), card.name);
        }
        for option in question.options.iter().filter(|option| option.kind == OptionKind::Act && option.cards.len() > 1)
        {
            for &key in &option.cards {
                let deeds = stage.explain_card(duel, game.entry, 1, key).expect("a card").deeds;
                let may = deeds.iter().any(|deed| deed.refusals.is_empty() && verb(&deed.words) == verb(&option.words));
                assert!(may, "{}: {} with {key}: {deeds:?}", game.id(), option.words);
            }
        }
    });
    assert!(copies > 10, "{copies} options stand for several cards");
}

#[test]
fn how_far_a_track_goes_is_that_of_the_format_played() {
    let full = |id: &str, format: Option<&str>, zone: &str| {
        let game = Game::load_in_format(id, format).expect("a game");
        let duel = game.begin_duel([game.decks[0].loadout(), game.decks[1].loadout()], 1);
        let scene = shown(&game, &*duel, Viewer::Spectator);
        scene.zones.iter().filter(|found| found.zone == zone).map(|found| found.full).collect::<Vec<_>>()
    };
    assert_eq!(full("fftcg", None, "damage"), [Some(7); 2]);
    assert_eq!(full("fftcg", Some("limited"), "damage"), [Some(6); 2]);
    assert_eq!(full("dimension-zero", None, "smash"), [Some(7); 2]);
    assert_eq!(full("dimension-zero", None, "energy"), [None; 2]);
    assert_eq!(full("caster-chronicles", None, "orbs"), [Some(7); 2]);
}

#[test]
fn cards_lie_in_rows_where_rows_are_drawn() {
    each_question(|game, duel, seat, _| {
        let scene = shown(game, duel, Viewer::Seat(seat));
        let ranks = game.entry.presentation.kind_rows;
        for zone in &scene.zones {
            let in_play = game.entry.zones.iter().any(|spec| spec.in_play && spec.name == zone.zone);
            for card in &zone.cards {
                let Some(rank) = card.rank else { continue };
                assert!(in_play && usize::from(rank) < ranks.len(), "{}: {} in {}", game.id(), card.name, zone.zone);
                let kind = ranks[usize::from(rank)].kind;
                assert!(card.kinds.is_empty() || card.kinds.iter().any(|of| of == kind), "{}: {card:?}", game.id());
            }
        }
    });
}
