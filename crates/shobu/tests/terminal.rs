//! Playing in the terminal, through a pipe: what a person reads, types and gets for an answer.

use duel::state::rng::Rng;
use games::registry::GAME_IDS;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// What the command prints when these lines are typed.
fn typed(arguments: &[&str], lines: &[&str]) -> (String, Output) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_shobu"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    let mut input = child.stdin.take().expect("it reads");
    // The command may have ended before it read everything.
    let _ = input.write_all((lines.join("\n") + "\n").as_bytes());
    drop(input);
    let output = child.wait_with_output().expect("it ends");
    (String::from_utf8(output.stdout.clone()).expect("text"), output)
}

fn file(name: &str, text: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).expect("a file for the test");
    path.to_string_lossy().into_owned()
}

/// A position with a Forward that can attack, one that cannot, and one to play.
fn table(name: &str) -> String {
    file(
        name,
        "p1 field  Harbor Sentinel (since turn start), Root Hermit, 3 Wharf Mason (since turn start)\n\
         p1 hand   Tidewall Captain, Kiln Marshal\n\
         p2 field  Ashwing Courier (dull)\n\
         p2 hand   Quarry Giant\n\
         turn      p1, main phase 1\n",
    )
}

fn play(name: &str, lines: &[&str]) -> String {
    let from = table(name);
    let (text, output) = typed(&["play", "fftcg", "--from", &from, "--seed", "3"], lines);
    assert!(output.status.success(), "{text}");
    text
}

#[test]
fn the_table_and_the_question_read_as_the_game_speaks() {
    let text = play("read.txt", &[]);
    assert!(text.contains("Turn 3 — your main phase 1"), "{text}");
    assert!(text.contains("Your first main phase — what do you do?"), "{text}");
    assert!(text.contains("Forwards  Ashwing Courier"), "{text}");
    assert!(text.contains("(dull, First Strike)"), "{text}");
    assert!(text.contains("Tidewall Captain  cost 4, Earth Forward, 8000"), "{text}");
    assert!(text.ends_with("The input has ended, and the duel with it: nobody has won.\n"), "{text}");
}

#[test]
fn a_bare_question_mark_helps_as_h_does() {
    let text = play("mark.txt", &["?"]);
    assert!(text.contains("attack with A and B"), "{text}");
}

#[test]
fn what_the_other_player_holds_is_not_shown() {
    let text = play("hidden.txt", &["v", "l all", "? Quarry Giant", "? play Quarry Giant", "play Quarry Giant"]);
    let echoed = ["? Quarry Giant", "? play Quarry Giant", "play Quarry Giant"];
    for line in text.lines().filter(|line| line.contains("Quarry Giant")) {
        let own_words = echoed.iter().any(|words| line.contains(words)) || line.contains("`Quarry Giant` is no card");
        assert!(own_words, "{line}");
    }
}

#[test]
fn an_illegal_move_is_answered_with_its_rules_and_nothing_is_lost() {
    let text = play("illegal.txt", &["attack with Root Hermit", "play Harbor Sentinel", "play Tidewall Captain"]);
    assert!(text.contains("You cannot attack with Root Hermit now:"), "{text}");
    assert!(text.contains("    10.1.2.1: "), "{text}");
    assert!(text.contains("    10.1.2.1.1: "), "{text}");
    assert!(text.contains("    15.1.1.7.1: "), "{text}");
    assert!(text.contains("How do you pay for Tidewall Captain?"), "{text}");
}

#[test]
fn a_card_is_explained_with_what_it_may_do_and_why_not() {
    let text = play("explained.txt", &["? root", "? Tidewall", "? attack with Harbor Sentinel", "?1"]);
    assert!(text.contains("Earth Forward · cost 2"), "{text}");
    assert!(text.contains("You cannot attack with Root Hermit now:"), "{text}");
    assert!(text.contains("You may cast Tidewall Captain."), "{text}");
    assert!(text.contains("No, you cannot attack with Harbor Sentinel now:"), "{text}");
}

#[test]
fn what_changes_a_card_is_named() {
    let lines = ["use ability 1 of Wharf Mason", "1", "", "choose Harbor Sentinel", "", "? Harbor Sentinel"];
    let from = file(
        "changed.txt",
        "p1 field  Harbor Sentinel (since turn start), 2 Wharf Mason (since turn start)\n\
         p1 hand   Kiln Marshal\n\
         turn      p1, main phase 1\n\
         p1 uses ability 1 of Wharf Mason #1, chooses Harbor Sentinel paying any\n\
         both pass until the stack is empty\n",
    );
    let (text, _) = typed(&["play", "fftcg", "--from", &from], &lines[5..]);
    assert!(text.contains("changed by Wharf Mason #2: {Earth}{Dull}: "), "{text}");
    assert!(text.contains("Harbor Sentinel") && text.contains("9000"), "{text}");
}

#[test]
fn an_answer_can_be_taken_back() {
    let text = play("back.txt", &["u", "play Tidewall Captain", "u", "v"]);
    assert!(text.contains("There is nothing to take back."), "{text}");
    assert!(text.contains("Taken back."), "{text}");
    let questions = text.matches("Your first main phase — what do you do?").count();
    assert!(questions >= 3, "the question comes back: {text}");
}

#[test]
fn conceding_asks_first() {
    let text = play("concede.txt", &["q", "n", "q", "y"]);
    assert!(text.contains("You play on."), "{text}");
    assert!(text.trim_end().lines().last().is_some_and(|line| line.starts_with("The computer wins, by 2.1")), "{text}");
}

#[test]
fn the_log_tells_how_a_line_came_about() {
    let (text, _) = typed(&["play", "fftcg", "--seed", "5"], &["1", "1", "l", "why 3", "why me"]);
    assert!(text.contains("You draw "), "{text}");
    assert!(text.contains("    8.2.1.3: "), "{text}");
    assert!(text.contains("Write why and the number of a line of the log"), "{text}");
}

#[test]
fn a_saved_duel_goes_on() {
    for game in GAME_IDS {
        let saved = file(&format!("saved-{game}.txt"), "");
        let save = format!("s {saved}");
        let (text, _) = typed(&["play", game, "--seed", "5"], &["1", "1", &save]);
        assert!(text.contains(&format!("Saved in {saved}.")), "{text}");
        let (text, output) = typed(&["play", game, "--from", &saved], &["1"]);
        assert!(output.status.success(), "{text}");
        assert!(text.contains("choices were made.") && text.contains("\n> 1"), "{text}");
        let (_, output) = typed(&["replay", &saved], &[]);
        assert!(output.status.success(), "a duel of {game} that is not over can be stepped through");
    }
}

#[test]
fn a_whole_duel_is_played_and_recorded() {
    for game in GAME_IDS {
        let record = file(&format!("record-{game}.txt"), "");
        // One number after the other takes several, and lets them go again: chance comes to an end. Power is divided in
        // thousands.
        let mut rng = Rng::new(7);
        let words = ["1", "1", "2", "3", "4", "", "1000"];
        let answers: Vec<&str> = (0..6000).map(|_| words[rng.below(words.len())]).collect();
        let arguments = ["play", game, "--seed", "11", "--opponent", "random", "--record", &record];
        let (text, output) = typed(&arguments, &answers);
        assert!(output.status.success(), "{text}");
        let last = text.trim_end().lines().last().unwrap_or_default().to_owned();
        assert!(last.contains(" wins, by ") || last.starts_with("You win, by "), "{game}: {last}");
        let (text, output) = typed(&["replay", &record], &[]);
        assert!(output.status.success() && text.contains(" wins by "), "the recording replays");
    }
}

#[test]
fn the_board_is_drawn_from_the_players_side() {
    let from = file(
        "board.txt",
        "p1 squares Red Warden (left home), Red Tower (middle base), Red Filler (beneath Red Warden, face down)\n\
         p1 energy  2 Red Filler, Blue Filler (frozen)\n\
         p1 hand    Red Porter\n\
         p1 plan    Red Giant\n\
         p2 squares Blue Porter (right centre, frozen), Green Giant (middle home, damage 1000)\n\
         p2 smash   3 Blue Filler (frozen)\n\
         turn       p1, main phase\n",
    );
    let (text, output) = typed(&["play", "dimension-zero", "--from", &from], &["move Red Warden to left centre", ""]);
    assert!(output.status.success(), "{text}");
    let at = |words: &str| text.find(words).unwrap_or_else(|| panic!("no `{words}` in {text}"));
    assert!(at("enemy base │") < at("enemy      │") && at("enemy      │") < at("centre     │"), "{text}");
    assert!(at("centre     │") < at("home       │") && at("home       │") < at("base       │"), "{text}");
    let line = |row: &str| text.lines().find(|line| line.trim_start().starts_with(row)).unwrap_or_default();
    assert!(line("enemy      │").contains("▼ Green Giant"), "{text}");
    assert!(line("centre     │").starts_with("  centre     │ ▼ Blue Porter"), "{text}");
    assert!(line("home       │").starts_with("  home       │ ▲ Red Warden"), "{text}");
    assert!(line("base       │").contains("▲ Red Tower"), "{text}");
    assert!(text.contains("4000/1, 1 beneath") && text.contains("6000/2, damage 1000"), "{text}");
    assert!(text.contains("smash 3 (3 frozen)") && text.contains("Energy    released 2 Red │ frozen 1 Blue"), "{text}");
    assert!(text.contains("Plan      Red Giant"), "{text}");
    assert!(text.contains("Your main phase — what do you do?"), "{text}");
    assert!(text.contains("How do you pay for the move of Red Warden?"), "{text}");
}

#[test]
fn a_battle_is_shown_where_it_is_fought() {
    let from = file(
        "battle.txt",
        "p1 squares Red Warden (left home)\n\
         p1 energy  3 Red Filler\n\
         p1 hand    Red Interloper\n\
         p2 squares Blue Porter (right centre)\n\
         turn       p1, main phase\n\
         p1 moves Red Warden to the left centre paying any\n\
         both pass\n",
    );
    let (text, output) =
        typed(&["play", "dimension-zero", "--from", &from], &["? Red Warden", "? move Red Warden to left home"]);
    assert!(output.status.success(), "{text}");
    assert!(text.contains("Battle at the left centre: Red Warden against Blue Porter"), "{text}");
    assert!(
        text.contains("First battle step, Red Warden attacks Blue Porter at the left centre — do you act?"),
        "{text}"
    );
    assert!(text.contains("No, you cannot move Red Warden to left home now:"), "{text}");
    assert!(text.contains("    3-8-2-6: "), "{text}");
}

#[test]
fn lanes_and_missions_are_drawn() {
    let from = file(
        "lanes.txt",
        "card\nQuay Crossing\nMission · mission ☆\nCheck 2 — your Chara attacks.\nClear 3 — your Chara attacks.\n\n\
         card\nQuay Landing\nMission · mission ☆\nCheck 1 — your Chara attacks.\nClear 2 — your Chara enters.\n\n\
         p1 areas     Pier Rower (left side), Pier Captain (centre, asleep, damage 1000)\n\
         p1 exp       Pier Hand (beneath Pier Captain)\n\
         p1 connected Plain Ribbon (beside Pier Captain)\n\
         p1 account   Plain Harbour (asleep)\n\
         p1 missions  Quay Crossing (1 check 1 counter), Quay Landing (asleep)\n\
         p1 keep      Pier Lookout\n\
         p1 energy    3\n\
         p1 hand      Pier Admiral\n\
         p2 areas     Stall Keeper (right side)\n\
         p2 missions  Quay Crossing, Quay Landing (face down)\n\
         p2 hand      2 Stall Cook\n",
    );
    let (text, output) =
        typed(&["play", "vividz", "--from", &from], &["attack with Pier Captain", "play Pier Lookout", "2", "", "1"]);
    assert!(output.status.success(), "{text}");
    let row = |name: &str| text.lines().position(|line| line.starts_with(&format!("  {name} │"))).expect("a row");
    assert!(row("theirs") < row("yours "), "{text}");
    let line = |at: usize| text.lines().nth(at).unwrap_or_default();
    assert!(line(row("theirs")).starts_with("  theirs │ ▼ Stall Keeper"), "left faces the other's right: {text}");
    assert!(line(row("yours ")).starts_with("  yours  │ ▲ Pier Rower"), "{text}");
    assert!(text.contains("6000, asleep, damage 1000") && text.contains("1 EXP, with Plain Ribbon"), "{text}");
    assert!(text.contains("Account   Plain Harbour (asleep)") && text.contains("Keep      Pier Lookout"), "{text}");
    assert!(text.contains("Quay Crossing  check 1/2 your Chara attacks · clear 0/3 your Chara attacks"), "{text}");
    assert!(text.contains("Quay Landing   checked · clear 0/2 your Chara enters"), "{text}");
    assert!(text.contains("Quay Crossing   check 0/2 · clear 0/3"), "{text}");
    assert!(text.contains("face-down card  cleared"), "{text}");
    assert!(text.contains("You cannot attack with Pier Captain now:\n    802.1a: "), "{text}");
    assert!(text.contains("To which area do you play Pier Lookout?"), "{text}");
    assert!(text.contains("(Enter, and pay the rest likewise)"), "{text}");
    assert!(text.contains("Pier Lookout enters your centre [906.2a]"), "{text}");
}

#[test]
fn casters_servants_and_battles_are_drawn() {
    let from = file(
        "casters.txt",
        "p1 servants Kiln Hound, Lock Keeper (reversed)\n\
         p1 casters  Ember Adept Lv2 (rested), Loose Brick (face down)\n\
         p1 stock    Ember Adept Lv1 (beneath Ember Adept Lv2)\n\
         p1 hand     Quick Word\n\
         p1 holds    2 Ignus aether\n\
         p2 casters  Gutter Frog (face down)\n\
         p2 orbs     only 2 Loose Brick\n\
         turn        p1, attack declaration step\n",
    );
    let (text, output) = typed(
        &["play", "caster-chronicles", "--from", &from],
        &["pass", "? attack with Lock Keeper", "attack with Kiln Hound", "play Quick Word", ""],
    );
    assert!(output.status.success(), "{text}");
    assert!(text.contains("Servants  Kiln Hound") && text.contains("1000/2000 (reversed)"), "{text}");
    assert!(text.contains("(rested, 1 stock)") && text.contains("Loose Brick #"), "{text}");
    assert!(text.contains("(face down)") && text.contains("Casters   face-down card"), "{text}");
    assert!(text.contains("orbs 2") && text.contains("Ignus aether 2"), "{text}");
    assert!(text.contains("No, you cannot attack with Lock Keeper now:") && text.contains("    803.3a: "), "{text}");
    assert!(text.contains("Battle: Kiln Hound") && text.contains("against the computer"), "{text}");
    assert!(text.contains("attacks your opponent — do you act?"), "{text}");
    assert!(text.contains("In the chase zone: your Quick Word"), "{text}");
}

#[test]
fn items_and_formations_are_drawn() {
    let from = file(
        "items.txt",
        "card\nQuay Spade\nFire Weapon · cost 1 · subtype Spade\nItem (Forward)\nThe equipped Character gains +2000 power.\n\n\
         card\nQuay Line\nFire Formation · cost 1\nFormation condition: you control 1 or more Forwards.\n\
         The Forwards you control gain +1000 power.\n\n\
         card\nQuay Square\nFire Formation · cost 1\nFormation condition: you control 1 or more Forwards.\n\n\
         p1 field   Fire Soldier, Fire Captain, 3 Fire Helper, Quay Line\n\
         p1 hand    Quay Spade, Quay Square\n\
         p1 outside Driftwood\n\
         p2 field   Earth Soldier, Quay Spade (beside Earth Soldier)\n\
         turn       p1, main phase 1\n",
    );
    let (text, output) = typed(
        &["play", "square-enix", "--from", &from],
        &["play Quay Spade", "equip Fire Captain", "", "play Quay Square", "", "summon Driftwood"],
    );
    assert!(output.status.success(), "{text}");
    assert!(text.contains("7000 (printed 5000) (with Quay Spade #"), "{text}");
    assert!(text.contains("Formations Quay Line #") && text.contains("Formations Quay Square #"), "{text}");
    assert!(text.contains("outside 1") && text.contains("  Outside\n"), "{text}");
    assert!(text.contains("Which Character is equipped with Quay Spade?"), "{text}");
    let at = |words: &str| text.find(words).unwrap_or_else(|| panic!("no `{words}` in {text}"));
    assert!(at("You play Quay Spade") < at("Fire Captain is equipped with Quay Spade"), "{text}");
    assert!(at("You play Quay Square") < at("Quay Line returns to your hand"), "{text}");
}

#[test]
fn giving_up_a_character_names_the_summon_it_is_for() {
    let from = file(
        "primal.txt",
        "p1 field  Master of the Furnace, 4 Tallow Clerk\np1 hand   Hearth Colossus\nturn p1, main phase\n",
    );
    let (text, _) = typed(&["play", "square-enix", "--from", &from, "--seed", "3"], &["summon Hearth Colossus"]);
    assert!(text.contains("Which Character do you give up to summon Hearth Colossus for less?"), "{text}");
    assert!(text.contains("give up Master of the Furnace"), "{text}");
}

/// A question that asks for several: the position, what is typed until it comes, the words of the last, another and the
/// first of what can be taken, and what must have happened.
struct Several {
    game: &'static str,
    position: &'static str,
    before: &'static [&'static str],
    take: [&'static str; 3],
    happens: [&'static str; 2],
    stays: &'static str,
}

/// Both editions have the same limit of the hand.
const HAND_LIMIT: Several = Several {
    game: "fftcg",
    position: "p1 hand   only Fire Captain, Ice Captain, Wind Captain, Earth Captain, Fire Soldier, Ice Soldier, Wind Soldier\n\
               turn      p1, end phase\n",
    before: &[],
    take: ["discard Wind Soldier", "discard Ice Soldier", "discard Fire Captain"],
    happens: ["You discard Wind Soldier", "You discard Fire Captain"],
    stays: "You discard Ice Soldier",
};

const SEVERAL: [Several; 5] = [
    HAND_LIMIT,
    Several { game: "square-enix", ..HAND_LIMIT },
    Several {
        game: "dimension-zero",
        position: "card\nTwo Stones\nStrategy · cost {0}\nChoose 2 target units. Put them into the graveyard.\n\n\
                   p1 hand    only Two Stones\n\
                   p2 squares Blue Giant (left home), Green Giant (middle home), White Giant (right home)\n\
                   turn       p1, main phase\n",
        before: &["play Two Stones"],
        take: ["choose White Giant", "choose Green Giant", "choose Blue Giant"],
        happens: ["White Giant is destroyed", "Blue Giant is destroyed"],
        stays: "Green Giant is destroyed",
    },
    Several {
        game: "vividz",
        position: "p1 hand   only Pier Hand, Pier Rower, Pier Captain, Stall Cook\nturn      p1, main phase\n",
        before: &["pass", "keep no card"],
        take: ["charge Stall Cook", "charge Pier Captain", "charge Pier Hand"],
        happens: ["You charge Stall Cook", "You charge Pier Hand"],
        stays: "You charge Pier Captain",
    },
    Several {
        game: "caster-chronicles",
        position: "card\nDeep Bell\nIgnus Servant · cost 6 · 3000/3000 · trait Bell\n[Double Corrupt]\n\n\
                   p1 servants Deep Bell\np2 orbs     5\np2 hand     0\nturn        p1, attack declaration step\n",
        before: &["attack with Deep Bell"],
        take: ["corrupt orb 5", "corrupt orb 3", "corrupt orb 1"],
        happens: ["is corrupted and goes to the computer's hand", "[1009.1a] ×2"],
        stays: "[1009.1a] ×3",
    },
];

/// The number under which the last question lists something.
fn number(text: &str, words: &str) -> String {
    let line = text.lines().rev().find(|line| line.to_lowercase().contains(&words.to_lowercase()));
    let line = line.unwrap_or_else(|| panic!("{words} is listed: {text}"));
    line.split_whitespace().next().expect("a number").to_owned()
}

#[test]
fn several_are_taken_from_the_last_to_the_first_and_let_go_again() {
    for Several { game, position, before, take, happens, stays } in &SEVERAL {
        let from = file(&format!("several-{game}.txt"), position);
        let arguments = ["play", game, "--from", &from, "--seed", "3"];
        let (asked, _) = typed(&arguments, before);
        let [last, other, first] = take.map(|words| number(&asked, words));
        let mut lines: Vec<&str> = before.to_vec();
        // One that is let go again; the last; the first, and that is enough.
        lines.extend([&other[..], &other, &last, &first, "", "l all"]);
        let (text, output) = typed(&arguments, &lines);
        assert!(output.status.success(), "{game}: {text}");
        assert!(text.contains(&format!("✓ {}", take[0])), "{game}: {text}");
        assert!(text.contains(&format!("✓ {}", take[1])), "{game}: {text}");
        assert!(happens.iter().all(|words| text.contains(words)), "{game}: {text}");
        assert!(!text.contains(stays), "{game}: {text}");
    }
}

#[test]
fn an_amount_is_said_where_there_are_too_many_to_list() {
    let position = "card\nSplit Rain\nStrategy · cost {0}\nChoose 2 target units. Divide 6000 damage among them as you like.\n\n\
                    p1 hand    only Split Rain\n\
                    p2 squares Blue Giant (left home), Green Giant (middle home), White Giant (right home)\n\
                    turn       p1, main phase\n";
    let from = file("amounts.txt", position);
    let arguments = ["play", "dimension-zero", "--from", &from, "--seed", "3"];
    let before = ["play Split Rain", "1 2"];
    let (asked, _) = typed(&arguments, &before);
    assert!(asked.contains("how much does Blue Giant get?") && asked.contains("a number from 1 to 5999"), "{asked}");
    assert!(!asked.contains("4321"), "{asked}");
    let lines = [&before[..], &["6000", "4321", "", "l all"]].concat();
    let (text, output) = typed(&arguments, &lines);
    assert!(output.status.success(), "{text}");
    assert!(text.contains("6000 is none of what can be said: answer with a number from 1 to 5999."), "{text}");
    assert!(text.contains("4321") && text.contains("1679"), "{text}");
}
