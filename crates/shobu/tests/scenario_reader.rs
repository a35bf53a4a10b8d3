//! Rulings that say nothing do not pass, and what is said of one ruling is said of no other.

use duel::card::pool::CardPool;
use duel::engine::any_duel::AnyDuel;
use duel::state::position::{ImpossiblePosition, Position};
use games::registry::GameEntry;
use notation::ruling::{RulingGame, RulingReport, run};
use std::sync::Arc;

fn reports(source: &str) -> Vec<RulingReport> {
    run(source, games::rulings::find_ruling_game)
}

/// What is wrong with the only ruling of a text, and on which line.
fn fault(source: &str) -> Option<(usize, String)> {
    let mut reports = reports(source);
    assert_eq!(reports.len(), 1, "{reports:?}");
    reports.remove(0).failure.map(|failure| (failure.line, failure.to_string()))
}

fn passes(source: &str) {
    assert_eq!(fault(source), None, "{source}");
}

fn fails(source: &str, said: &str) {
    let (_, told) = fault(source).unwrap_or_else(|| panic!("should fail:\n{source}"));
    assert!(told.contains(said), "{told}");
}

/// A Forward that damages what it chooses, with two to choose from, and other last lines.
fn choosing(lines: &str) -> String {
    format!(
        "rule fftcg 11.8.9\n\"T.\"\n\ncard\nKiln Thrower\nFire Forward · cost 1 · power 3000\n\
         When Kiln Thrower enters the field, choose 1 Forward opponent controls. Deal it 2000 damage.\n\n\
         p1 hand Kiln Thrower\np1 field Fire Helper\np2 field Ice Soldier, Ice Captain\n\
         p1 plays Kiln Thrower paying any\n{lines}\n"
    )
}

#[test]
fn a_claim_while_a_question_is_open_fails_and_names_the_question() {
    let claim = "expect Ice Soldier has no damage";
    fails(&choosing(claim), "`Ice Soldier has no damage` is claimed while a question is open");
    fails(&choosing(claim), "p1 is asked (11.8.9): chooses Ice Soldier; chooses Ice Captain");
    fails(&choosing("expect p2 may not pass"), "is claimed while a question is open");
    fails(&choosing("expect p1 may not play Kiln Thrower"), "is claimed while a question is open");
    fails(&choosing("p1 cannot play Kiln Thrower"), "is claimed while a question is open");
}

#[test]
fn a_ruling_may_say_that_a_question_is_open() {
    for line in [
        "p1 is asked",
        "expect p1 is asked",
        "expect p1 is asked by 11.8.9",
        "expect p1 may choose Ice Soldier",
        "expect p1 may not choose Kiln Thrower",
        "p1 cannot choose Kiln Thrower",
    ] {
        passes(&choosing(&format!("{line}\nexpect Ice Soldier has no damage\nexpect Ice Captain has no damage")));
    }
    // What was said of one question is not said of the next.
    let two = "Choose 1 Forward opponent controls. Deal it 2000 damage. You may draw 1 card.";
    let source = choosing("p1 is asked\np1 chooses Ice Soldier\nboth pass\nexpect Ice Soldier has damage 2000")
        .replace("choose 1 Forward opponent controls. Deal it 2000 damage.", two);
    fails(&source, "`Ice Soldier has damage 2000` is claimed while a question is open");
}

#[test]
fn what_the_course_of_the_game_asks_is_no_open_question() {
    let attack = "p1 field Fire Soldier (since turn start)\np2 field Ice Soldier\nturn p1, attack phase\n";
    passes(&format!("rule fftcg 10.1.2.1\n\"T.\"\n{attack}expect phase is attack declaration step"));
    let block = "p1 attacks with Fire Soldier\nboth pass\nexpect Fire Soldier is dull";
    passes(&format!("rule fftcg 10.1.3.1\n\"T.\"\n{attack}{block}"));
}

#[test]
fn a_failed_expectation_names_the_pending_question() {
    fails(
        &choosing("p1 chooses Ice Soldier\nexpect Ice Soldier has damage 2000"),
        "found damage 0; p1 is asked (11.1.4): passes",
    );
    fails(&choosing("p1 is asked\nexpect the stack holds 3"), "p1 is asked (11.8.9): chooses Ice Soldier");
}

#[test]
fn what_is_not_to_be_possible_could_be_an_answer() {
    let source = "rule fftcg 9.3.1.4\n\"T.\"\np1 field Fire Soldier\nexpect p1 may not choose Fire Soldier";
    fails(source, "expected something that could be an answer here, found `choose Fire Soldier`");
}

/// A Forward that is broken by damage, or is not.
const STANDS: &str =
    "rule fftcg 12.4.5\n\"T.\"\np1 field Fire Soldier (damage 4000)\nexpect Fire Soldier is in the field";

#[test]
fn a_ruling_of_what_does_not_happen_cites_its_rule_by_a_contrast() {
    fails(STANDS, "cites 12.4.5, but the duel did not pass through it");
    let otherwise = "otherwise\np1 field Fire Soldier (damage 5000)\nexpect Fire Soldier is in the break zone";
    passes(&format!("{STANDS}\n{otherwise}"));
    // The contrast has to differ, and what it expects has to hold.
    let same = "otherwise\np1 field Fire Soldier (damage 3000)\nexpect Fire Soldier is in the field";
    fails(&format!("{STANDS}\n{same}"), "expected the contrast to differ");
    let wrong = "otherwise\np1 field Fire Soldier (damage 5000)\nexpect Fire Soldier is in the hand";
    fails(&format!("{STANDS}\n{wrong}"), "found in the break of p1");
    // A contrast in which the rule is not at work either shows nothing of it.
    let elsewhere = "otherwise\np1 field Fire Soldier (damage 4000)\np1 concedes\nexpect p2 wins";
    fails(&format!("{STANDS}\n{elsewhere}"), "expected the contrast to differ");
}

#[test]
fn a_contrast_keeps_what_it_does_not_change() {
    let source = choosing("p1 chooses Ice Soldier\nboth pass\nexpect Ice Soldier is in the field")
        .replace("rule fftcg 11.8.9", "rule fftcg 12.4.5");
    passes(&format!(
        "{source}otherwise\np2 field Ice Soldier (damage 4000), Ice Captain\nexpect Ice Soldier is in the break zone"
    ));
}

/// FFTCG, but for positions of one seed.
fn start(pool: Arc<CardPool>, position: &Position) -> Result<Box<dyn AnyDuel>, ImpossiblePosition> {
    assert!(position.seed != 13, "thirteen is\nno number");
    (GameEntry::find("fftcg").expect("a game").start_from_position)(pool, position)
}

#[test]
fn a_panic_fails_its_own_ruling_and_no_other() {
    let game = RulingGame { start, ..games::rulings::find_ruling_game("fftcg").expect("a game").clone() };
    let ruling = |seed: u8| format!("rule fftcg 9.3.1.4\n\"T{seed}.\"\nseed {seed}\nexpect turn is p1\n");
    let reports = run(&[ruling(12), ruling(13), ruling(14)].concat(), |_| Some(&game));
    let said: Vec<Option<String>> = reports
        .into_iter()
        .map(|report| report.failure.map(|failure| format!("{}: {failure}", failure.line)))
        .collect();
    let [None, Some(told), None] = &said[..] else { panic!("{said:?}") };
    assert!(told.starts_with("5: the engine panicked: thirteen is no number ("), "{told}");
    assert!(told.contains("scenario_reader.rs:"), "{told}");
}

#[test]
fn a_card_that_does_not_compile_is_reported_once() {
    let shared = "card\nOdd One\nFire Forward · cost 1 · power 1000\nOdd One dances.\n\n";
    let first = "rule fftcg 9.3.1.4\n\"With it.\"\np1 field Odd One\nexpect turn is p1\n";
    let second = "rule fftcg 9.3.1.4\n\"With it again.\"\np1 hand Odd One\nexpect turn is p1\n";
    let third = "rule fftcg 9.3.1.4\n\"Without it.\"\nexpect turn is p1\n";
    let reports = reports(&[shared, first, second, third].concat());
    let lines: Vec<Option<usize>> =
        reports.iter().map(|report| report.failure.as_ref().map(|failure| failure.line)).collect();
    assert_eq!(lines, [Some(2), None], "{reports:?}");
    // A ruling of two games, too.
    let own = "rule fftcg 9.3.1.4\nrule square-enix 9.4.1.4\n\"T.\"\n\ncard\nOdd One\nFire Forward · cost 1 · power 1000\nOdd One dances.\n\n\
               expect turn is p1\n";
    fails(own, "the card is not understood");
}

#[test]
fn a_question_with_one_option_can_be_spoken_of() {
    let one = |lines: &str| choosing(lines).replace("Ice Soldier, Ice Captain", "Ice Soldier");
    passes(&one(
        "expect p1 is asked by 11.8.9\nexpect p1 may choose Ice Soldier\np1 chooses Ice Soldier\nexpect the stack holds 1",
    ));
    passes(&one("p1 is asked\nexpect the stack holds 1\np1 chooses p2's Ice Soldier\nexpect p1 has priority"));
    // Said or not, before or after it has answered itself.
    passes(&one("expect p1 has priority\np1 chooses Ice Soldier #1\nboth pass\nexpect Ice Soldier has damage 2000"));
    passes(&one("both pass\nexpect Ice Soldier has damage 2000"));
    fails(&one("expect p1 has priority\np1 chooses Kiln Thrower"), "expected `p1 chooses Kiln Thrower`");
}

#[test]
fn what_is_not_asked_because_it_has_one_answer_can_be_spoken_of() {
    let source =
        |lines: &str| choosing(lines).replace("paying any", "paying any\np1 stacks the ability of Kiln Thrower");
    passes(&source("p1 chooses Ice Soldier\nboth pass\nexpect Ice Soldier has damage 2000"));
    // It is spoken of once.
    fails(&source("p1 stacks the ability of Kiln Thrower"), "expected `p1 stacks the ability of Kiln Thrower`");
    let other = choosing("p2 stacks the ability of Kiln Thrower");
    fails(&other, "expected `p2 stacks the ability of Kiln Thrower`");
}

#[test]
fn passing_until_a_phase_does_not_stand_still_because_it_is_on() {
    let at = |phase: &str, lines: &str| format!("rule fftcg 9.3.1.4\n\"T.\"\nturn p1, {phase}, turn 3\n{lines}");
    passes(&at("main phase 1", "both pass until main phase 1\nexpect turn is p2"));
    passes(&at(
        "main phase 1",
        "both pass until p1's turn\nexpect turn is p1\nboth pass until p1's turn\nexpect turn is p1",
    ));
    passes(&at("main phase 1", "both pass until p1's turn\nexpect turn is p1\nexpect phase is main phase 1"));
    // What was not on yet is come to, though nobody had to pass for it.
    passes(&at("draw phase", "both pass until main phase 1\nexpect turn is p1"));
    passes(&at("draw phase", "both pass until main phase 1\nboth pass until main phase 1\nexpect turn is p2"));
    passes(&at("main phase 2", "both pass until p2's turn\nboth pass until main phase 1\nexpect turn is p2"));
}

#[test]
fn what_resolves_is_on_the_stack() {
    let card = "card\nEmber Choice\nFire Summon · cost 1\nDraw 1 card. You may draw 1 card.\n\n";
    let source = |lines: &str| {
        format!(
            "rule fftcg 11.3.2\n\"T.\"\n\n{card}p1 hand Ember Choice\np1 field Fire Helper\n\
             p1 casts Ember Choice paying any\nboth pass\np1 is asked\n{lines}\n"
        )
    };
    passes(&source("expect Ember Choice is in the stack\nexpect the stack holds 1"));
    fails(&source("expect the stack is empty"), "found 1 on it");
    passes(&source("p1 says no\nexpect the stack is empty\nexpect Ember Choice is not in the stack"));
}

#[test]
fn a_card_under_anothers_control_is_in_that_players_field() {
    let card = "card\nTurncoat Horn\nLightning Summon · cost 1\n\
                Choose 1 Forward opponent controls. Gain control of it until the end of the turn.\n\n";
    let position = "p1 hand Turncoat Horn\np1 field Lightning Helper\np2 field Ice Soldier, Ice Captain\n";
    let deeds = "p1 casts Turncoat Horn, chooses Ice Soldier paying any\nboth pass\n";
    let source = |lines: &str| format!("rule fftcg 6.2.6\n\"T.\"\n\n{card}{position}{deeds}{lines}\n");
    passes(&source("expect Ice Soldier is in p1's field\nexpect Ice Soldier is not in the field of p2"));
    passes(&source("expect p1 has 2 cards in field\nexpect p2 has 1 card in field"));
    passes(&source("both pass until p2's turn\nexpect Ice Soldier is in p2's field\nexpect p2 has 2 cards in field"));
}

#[test]
fn a_unit_under_anothers_control_is_where_that_player_says() {
    let card = "card\nTurncoat Drum\nStrategy · cost {Red} · quick\nChoose 1 target unit. Gain control of it.\n\n";
    let position =
        "p1 hand Turncoat Drum\np1 energy Red Filler\np2 squares Blue Porter (left home)\nturn p1, main phase\n";
    let deeds = "p1 plays Turncoat Drum, chooses Blue Porter paying any\nboth pass\n";
    let source = |lines: &str| format!("rule dimension-zero 4-9-2-8\n\"T.\"\n\n{card}{position}{lines}\n");
    passes(&source(&format!(
        "expect Blue Porter is at the left home\n{deeds}expect Blue Porter is at the right enemy"
    )));
    passes(&source(&format!("{deeds}expect Blue Porter is at p2's left home\nexpect p1 has 1 card in squares")));
    passes(&source(&format!(
        "{deeds}expect p1 counts 0 cards in p2's squares\nexpect p2 counts 1 card in p1's squares"
    )));
}
