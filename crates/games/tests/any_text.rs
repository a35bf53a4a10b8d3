//! A claim about any text at all that strangers send: rulings, positions, replays, decks and what is asked of a judge
//! end in a value or in a sentence, whatever was done to them on the way.

use duel::engine::any_duel::AnyDuel;
use duel::engine::question::Pending;
use duel::ids::Seat;
use duel::state::rng::Rng;
use games::registry::GAME_IDS;
use games::{Game, computer, rulings};
use notation::position::{PositionQuery, QueryAnswer, write};
use notation::replay::Replay;
use notation::ruling;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

/// How many texts of each sort are tried in each game.
const TEXTS: usize = 150;
/// How many answers are given in a duel that a text leads to.
const ANSWERS: usize = 40;

/// What texts are spoilt with.
const BITS: &[&str] = &[
    "あ",
    "é",
    "∞",
    "ß",
    "\u{202e}",
    "\t",
    "\n",
    ",",
    ", ",
    ";",
    "; ",
    ":",
    "(",
    ")",
    "()",
    "((((",
    "))",
    "[",
    "]",
    "-",
    "/",
    " ",
    "  ",
    "\"",
    "#",
    " #",
    " #0",
    " #2",
    " #99999999999999999999",
    " (2)",
    " (0)",
    "0 ",
    "-1 ",
    "2 ",
    "255 ",
    "256 ",
    "1001 ",
    "65535 ",
    "65536 ",
    "2000000000 ",
    "2147483647",
    "-2147483648 ",
    "99999999999999999999 ",
    "1 times: ",
    "40 times: ",
    "65535 times: ",
    "p1 ",
    "p2 ",
    "p1's ",
    "p2's ",
    "p3 ",
    " and ",
    " and あ",
    " paying ",
    " paying any",
    " paying with ",
    " for ",
    " to ",
    " to the ",
    " of ",
    " holds ",
    " because ",
    "expect ",
    "both pass",
    " until ",
    "beneath ",
    "beside ",
    "damage ",
    "place ",
    "used ability ",
    "known to ",
    "owner ",
    "token",
    "only ",
    "match ",
    "best of ",
    " leads ",
    "turn ",
    "seed ",
    "format ",
    "card\n",
    "rule ",
    "sideboard ",
    "tally ",
    "deck ",
    "hand ",
    "x",
    "SB: ",
    "x3",
    "3x ",
    "//",
    "end ",
    "time is called",
    "concedes",
    "concedes the match",
    ", forced answers: ",
];

/// A text with something done to it, a few times over.
fn spoilt(text: &str, rng: &mut Rng) -> String {
    let mut text = text.to_owned();
    for _ in 0..=rng.below(4) {
        let (from, to) = (place_in(&text, rng), place_in(&text, rng));
        let (from, to) = (from.min(to), from.max(to).min(from.min(to) + 200));
        let to = (from..=to).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(from);
        let bit = BITS[rng.below(BITS.len())];
        match rng.below(8) {
            0 => drop(text.drain(from..to)),
            1 => {
                let again = text[from..to].to_owned();
                text.insert_str(to, &again);
            }
            2 => text.replace_range(from..to, bit),
            3 => text.insert_str(from, &bit.repeat(1 + rng.below(300))),
            4 | 5 => text = with_number(&text, bit, rng),
            _ => text.insert_str(from, bit),
        }
    }
    text
}

/// A place between two letters.
fn place_in(text: &str, rng: &mut Rng) -> usize {
    let at = rng.below(text.len() + 1);
    (at..=text.len()).find(|&at| text.is_char_boundary(at)).unwrap_or(text.len())
}

/// A text with another word where one of its numbers stands.
fn with_number(text: &str, word: &str, rng: &mut Rng) -> String {
    let starts: Vec<usize> = text.char_indices().filter(|(_, c)| c.is_ascii_digit()).map(|(at, _)| at).collect();
    let Some(&at) = starts.get(rng.below(starts.len().max(1))) else { return format!("{word}{text}") };
    format!("{}{}{}", &text[..at], word.trim(), text[at..].trim_start_matches(|c: char| c.is_ascii_digit()))
}

/// Holds that a reader says something to each of some texts, and to what becomes of them.
fn holds(what: &str, texts: &[String], mut read: impl FnMut(&str) -> Option<String>) {
    let mut rng = Rng::new(7);
    for nth in 0..TEXTS {
        let text = &texts[rng.below(texts.len())];
        let text = if nth < 5 { text.clone() } else { spoilt(text, &mut rng) };
        let said = catch_unwind(AssertUnwindSafe(|| read(&text)));
        let said = said.unwrap_or_else(|_| panic!("no answer to {what}:\n{text}"));
        assert!(said.is_none_or(|said| !said.trim().is_empty()), "nothing is said to {what}:\n{text}");
    }
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    let mut inside: Vec<PathBuf> = fs::read_dir(folder).expect("a folder").map(|entry| entry.unwrap().path()).collect();
    inside.sort();
    for path in inside {
        if path.is_dir() { files(&path, found) } else { found.push(path) }
    }
}

/// Each ruling of a game by itself.
fn all_rulings(id: &str) -> Vec<String> {
    let mut found = Vec::new();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios").join(id), &mut found);
    let texts = found.iter().filter_map(|file| fs::read_to_string(file).ok());
    texts.flat_map(|text| text.split("\nrule ").map(|one| format!("rule {one}")).collect::<Vec<_>>()).collect()
}

/// A duel of the starter decks after so many random answers, and its replay.
fn played(game: &Game, seed: u64, answers: usize) -> (Box<dyn AnyDuel>, Replay) {
    let brought = [0, 1].map(|seat| game.decks[(seed as usize + seat) % game.decks.len()].loadout());
    let mut duel = game.begin_duel(brought, seed);
    let mut replay = Replay::begin(&*duel, brought, seed);
    let mut player = computer::player("random", game, seed).expect("a player");
    for _ in 0..answers {
        let Pending::Question(_) = duel.pending() else { break };
        let option = player.choose(&*duel);
        replay.note_choice(&*duel, option);
        duel.pick(option);
    }
    replay.finish(&*duel);
    (duel, replay)
}

/// Plays on for a while.
fn goes_on(mut duel: Box<dyn AnyDuel>) {
    let mut rng = Rng::new(3);
    for _ in 0..ANSWERS {
        let Pending::Question(_) = duel.pending() else { return };
        let _ = Seat::BOTH.map(|seat| duel.view(seat));
        duel.render_options();
        let option = rng.below(duel.options().len());
        duel.pick(option);
    }
}

#[test]
fn a_ruling_ends_in_a_verdict_or_a_sentence() {
    for id in GAME_IDS {
        holds("a ruling", &all_rulings(id), |text| {
            let reports = ruling::run(text, rulings::find_ruling_game);
            reports.into_iter().find_map(|report| Some(report.failure?.to_string()))
        });
    }
}

#[test]
fn a_position_ends_in_a_duel_or_a_sentence() {
    for id in GAME_IDS {
        let (game, of) = (rulings::find_ruling_game(id).expect("a game"), Game::load(id).expect("a game"));
        let written = (0..12).map(|seed| write(game, &*played(&of, seed, 20 * seed as usize).0));
        let texts: Vec<String> = written.chain(all_rulings(id)).collect();
        holds("a position", &texts, |text| match PositionQuery::read(game, text) {
            Ok(query) => {
                query.moves();
                goes_on(query.into_duel());
                None
            }
            Err(failure) => Some(failure.to_string()),
        });
    }
}

#[test]
fn a_replay_ends_in_a_duel_or_a_sentence() {
    for id in GAME_IDS {
        let game = Game::load(id).expect("a game");
        let texts: Vec<String> = (0..6).map(|seed| played(&game, seed, 400).1.to_text()).collect();
        let read = |text: &str| {
            let replay = Replay::from_text(text)?;
            let lists = replay.deck_lists(&game.pool)?;
            let mut duel = game.begin_duel(lists.each_ref().map(|list| list.loadout()), replay.seed);
            replay.play(&mut *duel, |_, _, _| {})
        };
        holds("a replay", &texts, |text| read(text).err().map(|fault| fault.to_string()));
    }
}

#[test]
fn what_is_asked_of_a_judge_ends_in_an_answer_or_a_sentence() {
    for id in GAME_IDS {
        let (game, of) = (rulings::find_ruling_game(id).expect("a game"), Game::load(id).expect("a game"));
        let of_game = ruling::RulingGame { pool: of.pool.clone(), ..game.clone() };
        for seed in 0..6 {
            let (duel, _) = played(&of, seed, 15 + 25 * seed as usize);
            let Pending::Question(question) = duel.pending() else { continue };
            let wishes =
                ["pass", "pass paying with 2 x", "choose x and あ", "attack with p1's y", "play x to the left"];
            let texts: Vec<String> = duel.render_options().into_iter().chain(wishes.map(str::to_owned)).collect();
            let mut nth = 0;
            holds("a judge", &texts, |text| {
                nth += 1;
                if nth % 6 != 0 {
                    return None;
                }
                let short: String = text.chars().take(300).collect();
                let seat = if nth % 4 == 0 { question.seat.other() } else { question.seat };
                let answer = PositionQuery::for_player(&of_game, &*duel, seat).ask_whether_allowed(seat, &short);
                answer.err().map(|fault| fault.to_string())
            });
        }
    }
}

#[test]
fn a_deck_is_read_as_far_as_it_goes() {
    for id in GAME_IDS {
        let game = Game::load(id).expect("a game");
        let texts: Vec<String> = game.entry.decks().iter().map(|(_, text)| (*text).to_owned()).collect();
        let language = game.entry.language().expect("a language");
        holds("a deck", &texts, |text| {
            let (deck, unread) = language.read_deck_in_part(text, "deck", &game.pool);
            (game.entry.check_deck)(&game.pool, [&deck.cards, &deck.side], game.format);
            unread.first().map(ToString::to_string)
        });
    }
}

/// What is said to a position of the FFTCG that does not stand.
fn said_to(text: &str) -> String {
    let read = PositionQuery::read(rulings::find_ruling_game("fftcg").expect("a game"), text);
    read.err().unwrap_or_else(|| panic!("it is read: {text:.80}")).to_string()
}

#[test]
fn numbers_are_read_up_to_what_a_duel_can_hold() {
    for line in ["p1 hand 2000000000 Fire Soldier", "p2 deck only 1001", "p1 sideboard 2147483647 Fire Soldier"] {
        assert_eq!(said_to(line), "expected at most 1000 cards", "{line}");
    }
    let many: String = (0..70).map(|_| "p1 hand 1000 Fire Soldier\n").collect();
    assert_eq!(said_to(&many), "expected at most 1000 cards");
    for line in ["p1 hand -1 Fire Soldier", "p1 sideboard -1 Fire Soldier"] {
        assert!(said_to(line).starts_with("expected a number from 0 on, found `-1 "), "{line}");
    }
    for line in ["p1 holds 256 Crystal", "p1 holds -1 Crystal", "p1 field Fire Soldier (300 Crystal counters)"] {
        assert!(said_to(line).starts_with("expected a number from 0 to 255, "), "{line}");
    }
    for line in ["match p1 leads 999999999-0", "match score 0-100", "match -1 drawn", "match 2000000000 drawn"] {
        assert!(said_to(line).contains("at most 99 duels"), "{line}");
    }
    for line in ["turn p1, turn 65535", "turn p1, turn 0", "p1 field Fire Soldier (damage -1)"] {
        assert!(said_to(line).starts_with("expected a number "), "{line}");
    }
    for line in ["p1 passes paying 2000000000 x", "p1 passes paying with 600 x and 600 y"] {
        assert_eq!(said_to(line), "expected at most 1000 cards", "{line}");
    }
    assert!(said_to("p1 passes paying -1 x").starts_with("expected a number from 0 on"));
}

#[test]
fn a_card_is_at_a_place_that_its_zone_has() {
    for id in GAME_IDS {
        let game = rulings::find_ruling_game(id).expect("a game");
        for zone in game.zones {
            for place in [0, 1, 3, 9, 10, 32, 200, 255] {
                let (card, zone) = (game.pool.name(game.filler), zone.name);
                let text = format!("p1 {zone} 2 {card} (place {place})\np2 {zone} {card} (place {place})\n");
                match PositionQuery::read(game, &text) {
                    Ok(query) => goes_on(query.into_duel()),
                    Err(failure) => assert!(!failure.to_string().is_empty(), "{text}"),
                }
            }
        }
    }
}

#[test]
fn what_is_repeated_is_not_repeated_in_turn_and_comes_to_an_end() {
    let nested = "1 times: ".repeat(2000) + "both pass";
    assert!(said_to(&nested).starts_with("expected something to do, and no other `times:`"), "{}", said_to(&nested));
    let endless = "65535 times: p1 is asked";
    assert_eq!(said_to(endless), "expected at most 5000 lines, each counted as often as it is played");
    assert_eq!(said_to(&format!("p1 hand {}", ",x".repeat(20_000))), "expected at most 20000 letters in a line");
    let commas = format!("p1 hand {}", ", Fire".repeat(3_000));
    assert_eq!(said_to(&commas), "there is no card `Fire`");
    let cards = "card\nA\n\n".repeat(501);
    assert_eq!(said_to(&cards), "expected at most 500 cards of the position's own");
}

#[test]
fn a_judge_reads_letters_of_every_length() {
    let (of, rulings) = (Game::load("fftcg").expect("a game"), rulings::find_ruling_game("fftcg").expect("a game"));
    let (duel, _) = played(&of, 1, 30);
    for words in ["x あ and y", "あ and あ", "é and x", "pass paying 2000000000 x", "pass paying -1 x"] {
        for seat in Seat::BOTH {
            let answer = PositionQuery::for_player(rulings, &*duel, seat).ask_whether_allowed(seat, words);
            assert!(!matches!(answer, Ok(QueryAnswer::Allowed { .. })), "{words}");
        }
    }
}

#[test]
fn a_replay_has_no_deck_that_nobody_could_play() {
    let game = Game::load("fftcg").expect("a game");
    let text = played(&game, 1, 30).1.to_text();
    let decks: Vec<&str> = text.lines().filter(|line| line.starts_with("p1 deck ")).collect();
    for deck in ["999999999 A", "18446744073709551615 A", "600 A; 600 B"] {
        let said = Replay::from_text(&text.replace(decks[0], &format!("p1 deck {deck}"))).expect_err(deck).to_string();
        assert_eq!(said, "line 6: expected at most 1000 cards");
    }
}

#[test]
fn a_duel_from_a_position_does_not_note_its_rules_for_ever() {
    let game = rulings::find_ruling_game("fftcg").expect("a game");
    let mut duel = PositionQuery::read(game, "p1 field Fire Soldier\n").expect("a position").into_duel();
    for _ in 0..20 {
        duel.pick(0);
    }
    let scratch = duel.lab_mut().scratch();
    assert!(!scratch.trace.is_kept() && scratch.trace.take_rules().is_empty());
}
