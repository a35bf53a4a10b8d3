//! What a ruling says can fail, and says why, on its line.

use notation::error::Failure;
use notation::ruling::run;

/// A ruling on a Fire Soldier that attacks, with other last lines.
fn with(lines: &str) -> Option<Failure> {
    let source = format!(
        "rule fftcg 10.1.2.2\n\"An attacker dulls.\"\np1 field Fire Soldier (since turn start), Fire Captain (since turn start)\n\
         p2 field Ice Soldier\nturn p1, attack phase\np1 attacks with Fire Soldier\n{lines}\n"
    );
    only(&source)
}

fn only(source: &str) -> Option<Failure> {
    let mut reports = run(source, games::rulings::find_ruling_game);
    assert_eq!(reports.len(), 1);
    reports.remove(0).failure
}

fn fails(lines: &str, said: &str) {
    let failure = with(lines).unwrap_or_else(|| panic!("`{lines}` should fail"));
    assert_eq!(failure.line, 7, "{failure}");
    assert!(failure.to_string().contains(said), "{failure}");
}

#[test]
fn every_claim_can_hold() {
    for line in [
        "expect Fire Soldier is dull",
        "expect Fire Soldier is not active",
        "expect Fire Soldier is attacking",
        "expect Fire Soldier is in the field of p1",
        "expect Fire Soldier is controlled by p1",
        "expect Fire Soldier is a Forward",
        "expect Fire Soldier is Fire",
        "expect Fire Soldier has power 5000",
        "expect Fire Soldier has no damage",
        "expect Fire Soldier has no Haste",
        "expect p1 has 0 cards in hand",
        "expect p1 has no Crystal",
        "expect p1 has priority",
        "expect p1 is asked by 11.1.4",
        "expect p1 may pass",
        "expect p2 may not pass",
        "expect p2 knows Fire Soldier",
        "expect the stack is empty",
        "expect turn is p1",
        "expect phase is attack phase",
    ] {
        assert_eq!(with(line), None, "{line}");
    }
}

#[test]
fn every_claim_can_fail() {
    fails("expect Fire Soldier is active", "found dull");
    fails("expect Fire Soldier is not dull", "found dull");
    fails("expect Fire Soldier is frozen", "found since turn start");
    fails("expect Fire Soldier is in the hand", "found in the field of p1");
    fails("expect Fire Soldier is in the field of p2", "found in the field of p1");
    fails("expect Fire Soldier is controlled by p2", "found p1");
    fails("expect Fire Soldier is a Backup", "found Forward");
    fails("expect Fire Soldier is Ice", "found Fire");
    fails("expect Fire Soldier has power 6000", "found power 5000");
    fails("expect Fire Soldier has damage 1000", "found damage 0");
    fails("expect Fire Soldier has Haste", "found Generic");
    fails("expect Fire Soldier has 1 Charge counter", "found 0 Charge counters");
    fails("expect p1 has 1 card in hand", "found 0");
    fails("expect p1 has 1 Crystal", "found 0");
    fails("expect p2 has priority", "p1 is asked (11.1.4): passes");
    fails("expect p1 is asked by 10.1.2.1", "p1 is asked (11.1.4)");
    fails("expect p1 may not pass", "p1 is asked");
    fails("expect p2 may pass", "p1 is asked");
    fails("expect p2 does not know Fire Soldier", "found it in sight");
    fails("expect the stack holds 1", "found 0 on it");
    fails("expect turn is p2", "found the turn of p1");
    fails("expect phase is end phase", "found attack declaration step");
    fails("expect p1 wins by 12.4.1", "p1 is asked");
    fails("expect draw by 3.3", "p1 is asked");
    fails("p1 cannot pass", "passes");
    fails("p2 blocks with Fire Soldier", "expected `p2 blocks with Fire Soldier`");
    fails("expect the position is impossible because 7.7.3", "but it can be");
}

#[test]
fn what_is_not_understood_is_said_with_what_comes_nearest() {
    fails("expect Fire Soldier is in the hnad", "there is no zone `hnad`; did you mean `hand`?");
    fails("expect phase is end phas", "did you mean `end phase`?");
    fails("expect Fire Soldier is dul", "did you mean `dull`?");
    fails("expect Fire Sodlier is dull", "expected a player, a card");
    fails("expect p1 wins by 99.9", "there is no rule `99.9`");
    fails("p3 passes", "expected a player, `both` or `expect`, found `p3`");
    fails("p1 cannot pass because 10.1.2.2.2", "there is no rule `10.1.2.2.2`");
}

#[test]
fn an_unknown_card_is_reported_on_its_line() {
    let failure = only("rule fftcg 2.1\n\"T.\"\np1 hand 2 Fire Soldier, Fire Soldir\np1 concedes").unwrap();
    assert_eq!(
        (failure.line, failure.to_string().as_str()),
        (3, "there is no card `Fire Soldir`; did you mean `Fire Soldier`?")
    );
}

#[test]
fn an_impossible_position_is_reported_on_the_line_of_the_card() {
    let failure = only("rule fftcg 2.1\n\"T.\"\np1 hand Fire Soldier\np2 field 6 Fire Helper\np1 concedes").unwrap();
    assert_eq!(failure.line, 4);
    assert!(failure.to_string().starts_with("Fire Helper cannot be in the field: 7.7.4"), "{failure}");
}

#[test]
fn a_ruling_claims_something_and_passes_through_what_it_cites() {
    let silent = only("rule fftcg 9.3.1.4\n\"T.\"\nboth pass").unwrap();
    assert!(silent.to_string().starts_with("expected at least one line that claims something"), "{silent}");
    let elsewhere = only("rule fftcg 12.4.8\n\"T.\"\nexpect turn is p1").unwrap();
    assert!(elsewhere.to_string().contains("cites 12.4.8, but the duel did not pass through it"), "{elsewhere}");
    let nowhere = only("rule fftcg 12.4.99\n\"T.\"\nexpect turn is p1").unwrap();
    assert!(nowhere.to_string().contains("there is no rule `12.4.99`"), "{nowhere}");
}

#[test]
fn a_card_of_the_rulings_own_is_compiled_or_its_fault_is_told() {
    let source =
        "rule fftcg 2.1\n\"T.\"\n\ncard\nOdd One\nFire Forward · cost 1 · power 1000\nOdd One dances.\n\np1 concedes";
    let failure = only(source).unwrap();
    assert_eq!(failure.line, 5);
    assert!(failure.to_string().starts_with("the card is not understood"), "{failure}");
}

#[test]
fn cards_of_one_name_are_told_apart_by_number_or_player() {
    let position = "rule fftcg 9.3.1.4\n\"T.\"\np1 field Fire Soldier\np2 field Fire Soldier (dull)\n";
    assert_eq!(only(&format!("{position}expect Fire Soldier #2 is dull")), None);
    assert_eq!(only(&format!("{position}expect p1's Fire Soldier is active")), None);
    let failure = only(&format!("{position}expect Fire Soldier is dull")).unwrap();
    assert!(failure.to_string().contains("write Fire Soldier #1 or Fire Soldier #2"), "{failure}");
}

#[test]
fn an_unknown_game_is_one_sentence() {
    let failure = only("rule chess 1.1\n\"T.\"\nexpect turn is p1").unwrap();
    assert_eq!(failure.to_string(), "there is no game `chess`");
}

/// A ruling on units that stand on squares, with other last lines.
fn on_squares(lines: &str) -> Option<Failure> {
    let source = format!(
        "rule dimension-zero 4-7-3-1\n\"Units move.\"\n\
         p1 squares Red Warden (left home), Red Filler (beneath Red Warden, face down), Red Signal (beneath Red Warden)\n\
         p1 energy 3 Red Filler, Blue Filler (frozen)\n\
         p2 squares Blue Porter (right centre), Green Porter (left home, frozen)\n\
         p2 smash 3 Blue Filler (frozen)\n\
         p1 plan Red Giant\n\
         p1 moves Red Warden to the left centre paying any\n{lines}\n"
    );
    only(&source)
}

#[test]
fn places_are_called_as_a_player_sees_them() {
    for line in [
        "expect Red Warden is at the left home",
        "expect Red Warden is at left home",
        "expect Red Warden is at p2's right enemy",
        "expect Green Porter is at the left home",
        "expect Green Porter is at p1's right enemy",
        "expect Green Porter is not at the right home",
        "expect the top of the stack is a move",
        "both pass\nexpect Red Warden is at the left centre",
        "both pass\nexpect Red Warden is battling Blue Porter",
        "both pass\nexpect Red Warden is attacking",
        "both pass\nexpect Blue Porter is attacked",
        "both pass\nexpect Blue Porter is not attacking Red Warden",
        "both pass\nexpect Green Porter is not battling",
        "both pass\nboth pass\nboth pass\nexpect the top of the stack deals 4000 to Blue Porter",
        "both pass\nboth pass\nboth pass\nexpect the top of the stack is an exchange of battle damage",
        "expect Red Warden has 2 cards beneath it",
        "expect Red Warden has 1 face-down card beneath it",
        "expect Red Warden has a face-up card beneath it",
        "expect Red Signal is beneath Red Warden",
        "expect Green Porter has no cards beneath it",
        "expect p1 has 2 frozen cards in energy",
        "expect p2 has 3 frozen cards in the smash zone",
        "expect Blue Filler #1 is frozen",
        "expect Red Giant is in the plan zone",
        "expect p2 knows Red Giant",
    ] {
        assert_eq!(on_squares(line), None, "{line}");
    }
}

#[test]
fn claims_about_places_can_fail() {
    let fails = |line: &str, said: &str| {
        let failure = on_squares(line).unwrap_or_else(|| panic!("`{line}` should fail"));
        assert!(failure.to_string().contains(said), "{failure}");
    };
    fails("expect Red Warden is at the left centre", "found at the left home");
    fails("expect Red Warden is at p2's left enemy", "found at the right enemy");
    fails("expect Red Warden is at the left hoem", "there is no place `left hoem`; did you mean `left home`?");
    fails("expect Red Warden is battling", "found none");
    fails("both pass\nexpect Red Warden is battling Green Porter", "found battling, attacking: Blue Porter #1");
    fails("expect Red Warden has 3 cards beneath it", "found 2 cards beneath it");
    fails("expect p1 has 3 frozen cards in energy", "found 2");
    fails("expect Red Filler #4 is frozen", "found released");
    fails("expect the top of the stack is an exchange of battle damage", "found move");
    fails("expect the top of the stack deals 4000 to Blue Porter", "found 0");
    fails("p1 moves Red Warden to the right centre", "expected `p1 chooses right centre`");
}

#[test]
fn a_place_that_cannot_be_named_is_refused_with_its_rule() {
    let position = "rule dimension-zero 4-7-3-1\n\"T.\"\np1 squares Red Warden (left home), Red Porter (middle home)\n\
                    p1 hand Blue Porter\np1 energy 2 Blue Filler\n";
    let holds = |lines: &str| assert_eq!(only(&format!("{position}{lines}")), None, "{lines}");
    holds(
        "expect p1 may move Red Warden to the left centre\np1 cannot move Red Warden to the left enemy because 4-7-3-1",
    );
    holds("p1 cannot move Red Warden to the middle home because 4-7-3-1");
    let failure = only(&format!("{position}p1 cannot move Red Warden to the left centre because 4-7-3-1")).unwrap();
    assert!(failure.to_string().contains("p1 not to be able to move Red Warden to the left centre"), "{failure}");
    let failure = only(&format!("{position}expect p1 may move Red Warden to the left enemy")).unwrap();
    assert!(failure.to_string().contains("expected p1 may move Red Warden to the left enemy"), "{failure}");
}

#[test]
fn what_is_dear_to_play_can_be_cheap_to_do_something_else_with() {
    let position = "rule dimension-zero 3-8-2-4\n\"T.\"\np1 plan Red Giant\np1 energy Red Filler\n";
    let lines = "expect p1 may not play Red Giant\nexpect p1 may renew the plan\np1 renews the plan paying any\n";
    assert_eq!(only(&format!("{position}{lines}both pass\nexpect Red Giant is in the graveyard")), None);
}
