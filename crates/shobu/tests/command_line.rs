//! The command line as someone meets it who has never seen the code: what it prints, and what it says to bad input.

use games::registry::GAME_IDS;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

fn shobu(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_shobu")).args(arguments).output().expect("the binary runs")
}

/// What the command says on standard error; it must have failed, in as many sentences as it has lines.
fn refusal(arguments: &[&str]) -> String {
    let output = shobu(arguments);
    assert!(!output.status.success(), "{arguments:?} fails");
    String::from_utf8(output.stderr).expect("text")
}

fn last_line(output: &Output) -> String {
    let text = String::from_utf8(output.stdout.clone()).expect("text");
    text.lines().last().unwrap_or_default().to_owned()
}

/// A folder of its own for a test.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).expect("a folder for the test");
    folder
}

/// A file with this text, for a test.
fn file(test: &str, name: &str, text: &str) -> String {
    let path = folder(test).join(name);
    fs::write(&path, text).expect("a file for the test");
    path.to_string_lossy().into_owned()
}

/// A recorded duel of a game.
fn recording(game: &str, test: &str) -> String {
    let path = folder(test).join(format!("{game}.txt")).to_string_lossy().into_owned();
    let duel = ["duel", "--game", game, "--players", "random", "random", "--games", "1", "--seed", "7", "--record"];
    assert!(shobu(&[&duel[..], &[&path]].concat()).status.success());
    fs::read_to_string(path).expect("the recording was written")
}

#[test]
fn the_same_seed_gives_the_same_final_hashes() {
    for game in GAME_IDS {
        let run = || said(&["duel", "--game", game, "--players", "random", "random", "--games", "200", "--seed", "7"]);
        let (first, second) = (run(), run());
        let hashes = |text: &str| text.lines().find(|line| line.contains("final hashes")).map(str::to_owned);
        assert!(hashes(&first).is_some());
        assert_eq!(hashes(&first), hashes(&second), "{game}");
        let words: Vec<&str> = first.lines().last().unwrap_or_default().split(' ').collect();
        assert_eq!(
            [words[0], words[1], words[3], words[5], words[7], words[9], words[11]],
            ["200", "games,", "decisions,", "choices,", "games/s,", "decisions/s,", "choices/s"]
        );
    }
}

#[test]
fn a_match_ends_with_its_score_and_replays() {
    for game in GAME_IDS {
        let path = folder("matches").join(format!("{game}.txt")).to_string_lossy().into_owned();
        let run = ["match", "--game", game, "--players", "random", "random", "--best-of", "3", "--seed", "3"];
        let timed = ["--time", "elimination", "--after", "300", "--record", &path];
        let first = said(&[&run[..], &timed].concat());
        assert_eq!(first, said(&[&run[..], &timed].concat()), "{game}: the same seed gives the same match");
        let duels = first.lines().filter(|line| line.starts_with("duel ")).count();
        assert!((1..=3).contains(&duels), "{first}");
        let end = first.lines().last().unwrap_or_default();
        assert!(end.contains("wins the match by"), "someone has to win: {first}");
        let again = said(&["replay", &path]);
        assert!(again.contains("time is called"), "{again}");
        let (score, _) = end.split_once(',').expect("the score comes first");
        assert!(again.lines().last().is_some_and(|line| line.contains(&format!("the match {score}"))), "{again}");
    }
}

#[test]
fn an_unknown_game_is_named_with_those_there_are() {
    let said = refusal(&["duel", "--game", "chess", "--players", "random", "random"]);
    assert_eq!(said, format!("shobu: there is no game `chess`; expected {}\n", GAME_IDS.join(", ")));
}

#[test]
fn a_misspelt_word_in_a_card_is_shown_with_its_place() {
    let card = "Reed Walker\nWater Forward · cost 2 · power 5000 · job Scout · category SB\n\
                When Reed Walker attacks, choose 1 Forward. Deel it 3000 damage.\n";
    let path = file("misspelt", "cards.txt", card);
    let said = refusal(&["cards", "check", "fftcg", &path]);
    assert!(said.contains("cards.txt:3:45: expected"), "{said}");
    assert!(said.contains("found `Deel"), "{said}");
    assert!(said.lines().any(|line| line.trim_start().starts_with("^^^^")), "{said}");
}

#[test]
fn cards_that_come_with_the_game_compile_and_read_back() {
    for game in GAME_IDS {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../cards").join(game);
        let files = fs::read_dir(folder).expect("the game comes with cards").flatten().map(|entry| entry.path());
        let texts = files.filter(|path| path.extension().is_some_and(|ending| ending == "txt"));
        let texts: Vec<String> = texts.map(|path| path.to_string_lossy().into_owned()).collect();
        let files: Vec<&str> = texts.iter().map(String::as_str).collect();
        let output = shobu(&[&["cards", "check", game][..], &files].concat());
        assert!(output.status.success(), "{game}");
        let line = last_line(&output);
        let n = line.split(' ').next().expect("a number");
        assert_eq!(line, format!("{n} cards: {n} compile, {n} read back"));
    }
}

#[test]
fn a_database_is_ranked_by_what_stops_its_cards() {
    let database = r#"[
      {"serial_number": "SB-1", "name": "Reed Walker", "type": "Forward", "elements": ["Water"], "cost": 2, "power": 5000,
       "job": "Scout", "category": "SB", "is_ex_burst": false, "is_multi_playable": true, "abilities": ["*Brave*"]},
      {"serial_number": "SB-2", "name": "Mud Lark", "type": "Backup", "elements": ["Earth"], "cost": 1, "power": null,
       "job": "Scout", "category": "SB", "is_ex_burst": false, "is_multi_playable": true, "abilities": ["Mud Lark sings."]}
    ]"#;
    let path = file("database", "cards.json", database);
    let output = shobu(&["cards", "check", "fftcg", &path]);
    assert!(!output.status.success());
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(said.starts_with("    1  sings  (SB-2)\n"), "{said}");
    assert_eq!(last_line(&output), "2 cards: 1 compile, 1 read back");
    let cut = file("database-cut", "cards.json", &database[..database.len() - 6]);
    let said = refusal(&["cards", "check", "fftcg", &cut]);
    assert!(said.contains("cards.json:5:") && said.contains("expected JSON: EOF"), "{said}");
}

#[test]
fn a_replay_steps_through_the_duel_it_recorded() {
    for game in GAME_IDS {
        let text = recording(game, "replay");
        let path = file("replay", "again.txt", &text);
        let output = shobu(&["replay", &path]);
        assert!(output.status.success(), "{game}");
        assert_eq!(Some(format!("end {}", last_line(&output)).as_str()), text.lines().last());
    }
}

#[test]
fn a_truncated_replay_says_where_it_is_cut_off() {
    let text = recording("fftcg", "truncated");
    let half: String = text.lines().take(20).map(|line| format!("{line}\n")).collect();
    let path = file("truncated", "half.txt", &half);
    let said = refusal(&["replay", &path]);
    assert!(said.contains("half.txt: line 20: the replay is cut off; expected"), "{said}");
}

#[test]
fn a_replay_made_with_other_cards_is_refused() {
    let text = recording("fftcg", "other-cards");
    let other: String = text
        .lines()
        .map(
            |line| if line.starts_with("cards ") { "cards 0000000000000001\n".to_owned() } else { format!("{line}\n") },
        )
        .collect();
    let path = file("other-cards", "other.txt", &other);
    let said = refusal(&["replay", &path]);
    assert!(said.contains("line 4: the replay was made with other cards; expected"), "{said}");
}

#[test]
fn a_choice_that_was_not_offered_lists_what_was() {
    for game in GAME_IDS {
        let text = recording(game, "not-offered");
        let lines = text.lines().enumerate();
        let changed: Vec<&str> = lines.map(|(at, line)| if at == 7 { "p1 dances" } else { line }).collect();
        let path = file("not-offered", "changed.txt", &(changed.join("\n") + "\n"));
        let said = refusal(&["replay", &path]);
        assert!(said.contains("line 8: expected one of `p"), "{said}");
    }
}

#[test]
fn an_impossible_position_names_the_rule() {
    let ruling = "rule fftcg 7.7.3\n\"Two of one name.\"\n\np1 field   Tidewall Captain, Tidewall Captain\n\
                  turn       p1, main phase\n\nexpect     phase is main phase 1\n";
    let path = file("impossible", "twins.txt", ruling);
    let output = shobu(&["scenario", "run", &path]);
    assert!(!output.status.success());
    let said = String::from_utf8([output.stdout, output.stderr].concat()).expect("text");
    assert!(said.contains("twins.txt"), "{said}");
    assert!(said.contains("7.7.3"), "{said}");
    assert!(said.contains("line 4") || said.contains(":4"), "{said}");
}

#[test]
fn an_illegal_deck_names_every_fault_with_its_rule() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../cards/fftcg/decks/kiln-and-wall.txt");
    let deck = fs::read_to_string(root).expect("the deck comes with the game").replace("3 Salt Miner", "4 Salt Miner");
    let path = file("illegal-deck", "deck.txt", &deck);
    let said = refusal(&["deck", "check", "fftcg", &path]);
    assert!(said.contains("51 cards") && said.contains("8.1.1.1"), "{said}");
    assert!(said.contains("4 copies of Salt Miner") && said.contains("8.1.1.2"), "{said}");
}

#[test]
fn cards_from_outside_the_game_are_brought_with_the_deck() {
    let threes = "Harbor Sentinel, Tidewall Captain, Wharf Mason, Stoneskin Chorus, Bedrock Verdict, Cinder Duelist, \
                  Ashwing Courier, Kiln Marshal, Furnace Apprentice, Lamplight Keeper, Ember Scribe, Coalback Drake, \
                  Wrath of the Kiln, Cinderfall, Storm Lancer, Ferry Pilot";
    let deck: String = threes.split(", ").map(|name| format!("3 {name}\n")).collect();
    let path = file("outside", "deck.txt", &format!("{deck}2 Undertow\n\noutside\n1 Pearl Diver\n2 Admiral Osk\n"));
    assert_eq!(said(&["deck", "check", "square-enix", &path]), "deck: 50 cards, 3 outside the game, legal\n");
    let record = folder("outside").join("duel.txt").to_string_lossy().into_owned();
    let players = ["--players", "random", "random", "--games", "1", "--record", &record];
    said(&[&["duel", "--game", "square-enix", "--decks", &path, &path][..], &players[..]].concat());
    let text = fs::read_to_string(&record).expect("the recording was written");
    assert!(text.contains("\np2 sideboard 1 Pearl Diver; 2 Admiral Osk\n"), "{text}");
    assert!(said(&["replay", &record]).contains(" wins by "), "the recording replays");
}

#[test]
fn nothing_is_written_when_something_is_wrong() {
    let path = folder("nothing").join("never.txt");
    let written = path.to_string_lossy().into_owned();
    refusal(&["duel", "--game", "fftcg", "--players", "random", "nobody", "--record", &written]);
    assert!(!path.exists());
}

/// A position in which p1 is about to attack.
const POSITION: &str = "p1 field  Harbor Sentinel (since turn start), Root Hermit\nturn p1, attack phase\n";

fn said(arguments: &[&str]) -> String {
    let output = shobu(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn the_legal_moves_of_a_position_are_listed() {
    let path = file("moves", "position.txt", POSITION);
    let text = said(&["moves", "fftcg", &path]);
    assert!(text.starts_with("p1 is asked by 10.1.2.1: "), "{text}");
    assert!(text.contains("\n  attacks with Harbor Sentinel\n"), "{text}");
    assert!(text.ends_with("\n2 moves\n"), "{text}");
}

#[test]
fn a_ruling_is_a_position_and_its_play_is_played() {
    let ruling = "rule fftcg 10.1.2.2\n\"A title.\"\n\np1 field Harbor Sentinel (since turn start)\n\
                  p2 field Root Hermit, Tidewall Captain (dull)\nturn p1, attack phase\n\n\
                  p1 attacks with Harbor Sentinel\nexpect Harbor Sentinel is active\nboth pass until p2 is asked\n";
    let path = file("ruling", "ruling.txt", ruling);
    assert!(said(&["moves", "fftcg", &path]).contains("blocks with Root Hermit"));
    let text = said(&["why", "fftcg", &path, "p2 blocks with Tidewall Captain"]);
    assert!(text.starts_with("refused: ") && text.contains("  10.1.3.1.1: "), "{text}");
}

#[test]
fn what_is_refused_is_refused_with_every_rule() {
    let path = file("why", "position.txt", POSITION);
    let why = |intent: &str| said(&["why", "fftcg", &path, intent]);
    assert!(
        why("p1 attacks with Harbor Sentinel")
            .starts_with("allowed: p1 attacks with Harbor Sentinel\n  asked by 10.1.2.1: ")
    );
    let text = why("p1 attacks with Root Hermit");
    assert!(text.starts_with("refused: ") && text.contains("\n  10.1.2.1.1: "), "{text}");
    let text = why("p2 attacks with Root Hermit");
    assert!(text.contains("\n  10.1.2.1: ") && !text.contains("\n  11.1.4: "), "{text}");
    let text = why("p1 plays Harbor Sentinel");
    assert!(text.contains("\n  11.1.4: ") && text.contains("\n  15.1.1.7.1: "), "{text}");
    let text = refusal(&["why", "fftcg", &path, "p1 dances"]);
    assert!(
        text.starts_with("shobu: `dances` is nothing a player can do with a card there is; p1 is asked (10.1.2.1)"),
        "{text}"
    );
}

#[test]
fn bad_input_gets_one_clear_sentence() {
    let path = file("bad", "position.txt", "p1 field  Harbour Sentinel\n");
    let cases: &[(&[&str], &str)] = &[
        (&["play", "chess"], "shobu: there is no game `chess`; expected fftcg"),
        (&["moves", "chess", &path], "shobu: there is no game `chess`; expected fftcg"),
        (&["playthrough", "fftcg", "nothing"], "shobu: there is no deck `nothing`; expected a file, or "),
        (&["play", "fftcg", "--deck", "nothing"], "shobu: there is no deck `nothing`; expected a file, or "),
        (
            &["play", "fftcg", "--opponent", "clever"],
            "shobu: there is no computer player `clever`; expected greedy or random\n",
        ),
        (&["duel", "--game", "fftcg", "--players", "greedy", "clever"], "shobu: there is no computer player `clever`"),
        (&["play", "fftcg", "--from", "nowhere.txt"], "shobu: nowhere.txt: "),
        (&["moves", "fftcg", "nowhere.txt"], "shobu: nowhere.txt: "),
        (&["why", "fftcg", "nowhere.txt", "p1 passes"], "shobu: nowhere.txt: "),
        (&["play", "fftcg", "--seat", "3"], "error: invalid value '3' for '--seat"),
        (&["perft", "fftcg", &path, "deep"], "error: invalid value 'deep' for '<DEPTH>'"),
    ];
    for (arguments, expected) in cases {
        let said = refusal(arguments);
        assert!(said.starts_with(expected), "{arguments:?}: {said}");
    }
    let said = refusal(&["moves", "fftcg", &path]);
    let expected = format!("shobu: {path}:1: there is no card `Harbour Sentinel`; did you mean `Harbor Sentinel`?\n");
    assert_eq!(said, expected);
    let position = file("bad", "good.txt", POSITION);
    let said = refusal(&["play", "fftcg", "--from", &position, "--record", &path]);
    assert!(said.contains("cannot be saved as a replay"), "{said}");
}

#[test]
fn wins_are_counted_for_players_and_decks() {
    for game in GAME_IDS {
        let arguments = ["duel", "--game", game, "--players", "greedy", "random", "--games", "32", "--seed", "1"];
        let text = said(&arguments);
        let wins = |text: &str, of: &str| -> u64 {
            let line = text.lines().find(|line| line.contains(&format!(" wins of {of} ("))).expect("a line of wins");
            line.split_whitespace().next().and_then(|n| n.parse().ok()).expect("a number")
        };
        assert!(wins(&text, "greedy") >= 29, "{game}: {text}");
        assert!(wins(&text, "greedy") + wins(&text, "random") <= 32, "{game}: {text}");
        let json = said(&[&arguments[..], &["--json"]].concat());
        let report: serde_json::Value = serde_json::from_str(&json).expect("JSON");
        assert_eq!(report["players"][0]["player"], "greedy");
        assert_eq!(report["players"][0]["wins"], wins(&text, "greedy"));
        let decks = report["decks"].as_array().expect("a list of decks");
        assert!(decks.len() >= 4, "{game} comes with {} decks", decks.len());
        for deck in decks {
            let name = deck["deck"].as_str().expect("a name");
            assert!(text.contains(&format!(" with {name} (")), "{text}");
        }
    }
}
