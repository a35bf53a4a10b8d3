//! `shobu why`: what a judge says to what a player wants to do at this moment.

use duel::ids::Seat;
use games::position;
use notation::position::{PositionQuery, QueryAnswer};

/// The rules that refuse an intent in a position; none if it is allowed.
fn refused_by(game: &str, text: &str, intent: &str) -> Vec<&'static str> {
    let known = position::find_ruling_game(game).expect("a game");
    let mut query = PositionQuery::read(known, text).unwrap_or_else(|failure| panic!("{failure}"));
    let (seat, deed) = intent.split_once(' ').expect("a player and a deed");
    let seat = if seat == "p1" { Seat::FIRST } else { Seat::SECOND };
    match query.ask_whether_allowed(seat, deed).unwrap_or_else(|fault| panic!("{intent}: {fault}")) {
        QueryAnswer::Allowed { .. } => Vec::new(),
        QueryAnswer::Refused(reasons) => reasons.iter().map(|refusal| known.rule_id(refusal.rule)).collect(),
    }
}

/// Each intent in a position, and the rules that refuse it, all of them and in order.
fn all_refused(game: &str, text: &str, cases: &[(&str, &[&str])]) {
    for (intent, rules) in cases {
        assert_eq!(refused_by(game, text, intent), *rules, "{game}: {intent}");
    }
}

const FFTCG: &str = "p1 field  Harbor Sentinel (since turn start), Root Hermit, 3 Wharf Mason (since turn start)\n\
                     p1 hand   2 Tidewall Captain, Kiln Marshal\n\
                     p2 field  Ashwing Courier (dull), Root Hermit (since turn start)\n\
                     p2 hand   Quarry Giant\n\
                     turn      p1, main phase 1\n";

#[test]
fn asking_passes_for_nobody() {
    let idle = "p1 field Harbor Sentinel (since turn start)\nturn p1, main phase 1\n";
    all_refused("fftcg", idle, &[("p1 attacks with Harbor Sentinel", &["10.1.2.1"])]);
    let idle = "p1 servants Cinder Cub\nturn p1, main phase\n";
    all_refused("caster-chronicles", idle, &[("p1 attacks with Cinder Cub", &["803.3"])]);
    let idle = "p1 squares Red Porter (left centre)\nturn p1, main phase\n";
    all_refused("dimension-zero", idle, &[("p1 smashes with Red Porter", &["3-9-1"])]);
    let idle = "p1 hand Pier Admiral\nturn p1, main phase\n";
    all_refused("vividz", idle, &[("p1 charges Pier Admiral", &["705.3"])]);
}

#[test]
fn a_deed_out_of_its_time_is_refused_with_its_rule() {
    let cases: &[(&str, &[&str])] = &[
        ("p1 attacks with Harbor Sentinel", &["10.1.2.1"]),
        ("p1 attacks", &["10.1.2.1"]),
        ("p2 attacks", &["10.1.2.1"]),
        ("p1 blocks with Harbor Sentinel", &["10.1.3.1"]),
        ("p2 blocks with Root Hermit", &["10.1.3.1"]),
        ("p1 does not block", &["10.1.3.1"]),
        ("p1 discards Kiln Marshal", &["9.5.1.2"]),
        ("p1 chooses Ashwing Courier", &["11.3.3"]),
        ("p1 pays with Wharf Mason", &["11.2.1.1"]),
        ("p1 dulls Wharf Mason for CP", &["11.2.1.1"]),
        ("p1 gives up Root Hermit", &["12.4.8"]),
        ("p1 takes a new hand", &["8.2.1.4"]),
        ("p1 goes first", &["8.2.1.2"]),
        ("p1 uses the EX Burst of Kiln Marshal", &["11.10.2"]),
        ("p2 passes", &["11.1.4"]),
    ];
    all_refused("fftcg", FFTCG, cases);
    let end = "p1 field Wharf Mason (since turn start)\nturn p1, end phase\n";
    all_refused("fftcg", end, &[("p1 uses Wharf Mason", &["9.5.1.1", "9.3.1.7", "11.6.10", "11.6.5"])]);
}

#[test]
fn of_several_cards_of_a_name_the_own_one_in_a_fitting_zone_is_meant() {
    // p2's Root Hermit has been there since the turn began, and p1's has not.
    all_refused("fftcg", FFTCG, &[("p2 attacks with Root Hermit", &["10.1.2.1"])]);
    let text = "p1 field Harbor Sentinel (since turn start)\np1 hand Harbor Sentinel\np1 break Harbor Sentinel\n\
                turn p1, main phase 1\n";
    all_refused("fftcg", text, &[("p1 casts Harbor Sentinel", &["7.7.3", "11.4.6.1.1"])]);
}

const CASTER: &str = "p1 servants Cinder Cub, Kiln Hound (rested)\n\
                      p2 servants Cinder Cub, Gutter Frog (reversed)\n\
                      p1 casters  Ember Adept Lv1\n\
                      p2 casters  Tide Adept Lv1\n\
                      p1 hand     Lock Keeper, Furnace Bear, Ember Adept Lv2\n\
                      p1 holds    3 aether\n\
                      p2 hand     Kiln Hound\n\
                      turn        p1, main phase\n";

#[test]
fn a_caster_player_is_told_what_applies_and_no_more() {
    let cases: &[(&str, &[&str])] = &[
        ("p1 attacks with Gutter Frog", &["803.3", "803.3a"]),
        ("p2 attacks with Cinder Cub", &["803.3", "803.3a"]),
        ("p1 attacks the opponent", &["803.3b"]),
        ("p1 plays Lock Keeper", &["903.2h", "1002.3"]),
        ("p1 plays Furnace Bear", &["903.2h", "1002.4"]),
        ("p1 switches Kiln Hound", &["705.2"]),
        ("p1 calls Lock Keeper face down", &["504.1"]),
        ("p1 levels up Ember Adept Lv1 to Ember Adept Lv2", &["504.1"]),
        ("p1 enters reversed", &["702.3"]),
        ("p1 exchanges cards", &["403.5"]),
        ("p1 pays 1 aether", &["1002.1"]),
        ("p1 discards Lock Keeper", &["1013.1"]),
    ];
    all_refused("caster-chronicles", CASTER, cases);
}

const DIMENSION: &str = "p1 hand      Red Giant, Red Quick Signal, Black Porter\n\
                         p1 graveyard Red Porter\n\
                         p1 energy    2 Red Filler\n\
                         p1 squares   Red Warden (left home), Red Porter (right centre, frozen)\n\
                         p2 squares   Black Porter (left home)\n\
                         turn         p1, main phase\n";

#[test]
fn the_square_is_refused_though_it_cannot_be_paid() {
    let cases: &[(&str, &[&str])] = &[
        ("p1 plays Red Giant to the left home", &["4-7-2-8", "2-20-1-2"]),
        ("p1 plays Red Giant to the right home", &["4-7-2-8"]),
        ("p1 moves Red Warden to the right enemy", &["4-7-3-1"]),
    ];
    all_refused("dimension-zero", DIMENSION, cases);
}

#[test]
fn who_finds_no_square_is_not_told_of_targets() {
    let full = "p1 hand     Red Porter, Red Tower\n\
                p1 energy   2 Red Filler\n\
                p1 squares  Red Warden (left home), Red Giant (middle home), Red Lancer (right home), \
                            Blue Warden (left centre), Blue Giant (middle centre), Blue Lancer (right centre), \
                            Blue Tower (left base), Green Tower (middle base), White Tower (right base)\n\
                turn        p1, main phase\n";
    let cases: &[(&str, &[&str])] = &[("p1 plays Red Porter", &["2-20-1-2"]), ("p1 plays Red Tower", &["2-20-2-2"])];
    all_refused("dimension-zero", full, cases);
}

#[test]
fn who_holds_priority_is_not_told_of_it() {
    let cases: &[(&str, &[&str])] = &[
        ("p1 plays Red Porter", &["3-8-2-1"]),
        ("p1 plays Black Porter", &["1-2-3-1", "4-7-2-8"]),
        ("p1 charges Red Giant", &["3-7-1"]),
        ("p1 smashes with Red Porter", &["3-9-1"]),
        ("p1 freezes Red Filler", &["2-23-6-4"]),
        ("p1 renews the plan", &["3-8-2-4"]),
        ("p1 takes a new hand", &["3-2-3-1"]),
        ("p2 creates a plan", &["1-1-5", "3-8-2-3", "4-7-2-8"]),
    ];
    all_refused("dimension-zero", DIMENSION, cases);
    let draw = "p1 hand Red Porter\np1 energy Red Filler\nturn p1, recovery phase\n";
    all_refused("dimension-zero", draw, &[("p1 plays Red Porter", &["3-8-1"])]);
}

#[test]
fn the_second_player_is_not_told_of_the_first_players_first_turn() {
    let text = "p1 hand Plain Signal\np1 areas Pier Rower (left side)\np1 energy 2 Paper Lantern\n\
                p2 hand Plain Signal\np2 areas Stall Cook (left side)\np2 energy 2 Paper Lantern\n\
                turn p1, main phase, turn 1\n";
    let cases: &[(&str, &[&str])] = &[
        ("p1 plays Plain Signal", &["703.2a"]),
        ("p1 attacks with Pier Rower", &["703.2a"]),
        ("p2 plays Plain Signal", &["201.3", "703.2"]),
        ("p2 attacks with Stall Cook", &["201.3", "802.1"]),
        ("p1 charges Plain Signal", &["705.3"]),
        ("p1 keeps Plain Signal", &["705.2"]),
        ("p1 slides Pier Rower", &["803.1"]),
    ];
    all_refused("vividz", text, cases);
}

#[test]
fn a_card_that_cannot_pay_is_refused_at_the_payment() {
    let cases: &[(&str, &[&str])] = &[
        ("p1 casts Tidewall Captain paying with Root Hermit", &["5.2.3.1.1.3"]),
        ("p1 casts Tidewall Captain paying with Wharf Mason", &["11.4.7"]),
        ("p1 casts Tidewall Captain paying with 3 Wharf Mason, Kiln Marshal", &[]),
    ];
    all_refused("fftcg", FFTCG, cases);
}

#[test]
fn what_a_text_does_not_let_be_chosen_is_refused_with_its_rule() {
    let text = "card\nQuay Warrant\nFire Summon · cost 1\nChoose 1 dull Forward opponent controls. Deal it 3000 damage.\n\n\
                p1 hand  Quay Warrant, Kiln Marshal\np1 field Harbor Sentinel (dull)\n\
                p2 field Ashwing Courier (dull), Root Hermit, Tidewall Captain (dull)\nturn p1, main phase 1\n";
    let cases: &[(&str, &[&str])] = &[
        ("p1 casts Quay Warrant, chooses Root Hermit", &["2.2", "11.3.3"]),
        ("p1 casts Quay Warrant, chooses Harbor Sentinel", &["11.3.3"]),
        ("p1 casts Quay Warrant, chooses Ashwing Courier", &[]),
    ];
    all_refused("fftcg", text, cases);
}

/// Words that an intent might be put together from, whether they mean something or not.
const VERBS: [&str; 34] = [
    "attacks with",
    "attacks",
    "blocks with",
    "casts",
    "plays",
    "uses",
    "uses ability 9 of",
    "activates ability 1 of",
    "gives up",
    "equips",
    "warps",
    "discards",
    "charges",
    "keeps",
    "moves",
    "slides",
    "switches",
    "calls",
    "levels up",
    "chooses",
    "chooses the ability of",
    "pays with",
    "pays",
    "freezes",
    "dulls",
    "makes aether with",
    "puts",
    "gives 3 to",
    "says",
    "names",
    "selects mode 3 of",
    "goes",
    "勝負",
    "#",
];

#[test]
fn no_wording_of_an_intent_panics() {
    let positions = [
        ("fftcg", FFTCG, "Root Hermit"),
        ("square-enix", "p1 field Fire Soldier\np1 hand Fire Soldier\nturn p1, main phase 1\n", "Fire Soldier"),
        ("caster-chronicles", CASTER, "Kiln Hound"),
        ("dimension-zero", DIMENSION, "Red Porter"),
        ("vividz", "p1 areas Pier Rower (centre)\np1 hand Pier Rower\nturn p1, main phase\n", "Pier Rower"),
    ];
    for (game, text, card) in positions {
        let game = position::find_ruling_game(game).expect("a game");
        let mut query = PositionQuery::read(game, text).unwrap_or_else(|failure| panic!("{failure}"));
        let odd =
            ["", " ", ",", "p1's", "#", " #1", "and and", "paying", "to the", "(", "é paying with é", "yes", "-1", "∞"];
        let verbs = VERBS.iter().flat_map(|verb| {
            [verb.to_string(), format!("{verb} {card}"), format!("{verb} {card} #9 and {card} to the centre")]
        });
        for intent in verbs.chain(odd.map(str::to_owned)) {
            for seat in Seat::BOTH {
                if let Err(fault) = query.ask_whether_allowed(seat, &intent) {
                    assert!(!fault.to_string().contains('\n'), "{intent}: {fault}");
                }
            }
        }
    }
}

#[test]
fn of_a_card_that_is_not_there_no_rule_is_told() {
    let game = position::find_ruling_game("square-enix").expect("a game");
    let text = "p1 field Fire Soldier\nturn p1, main phase 1\n";
    let mut query = PositionQuery::read(game, text).unwrap_or_else(|failure| panic!("{failure}"));
    for deed in ["summons Ice Captain", "discards Ice Captain for CP", "dulls Ice Captain", "attacks with Ice Captain"]
    {
        assert!(query.ask_whether_allowed(Seat::FIRST, deed).is_err(), "{deed}");
    }
}

#[test]
fn a_concession_is_allowed_by_its_own_rule() {
    let game = position::find_ruling_game("vividz").expect("a game");
    let mut query = PositionQuery::read(game, "turn p1, main phase\n").unwrap_or_else(|failure| panic!("{failure}"));
    let Ok(QueryAnswer::Allowed { picks, rule }) = query.ask_whether_allowed(Seat::SECOND, "concedes") else {
        panic!("it is allowed")
    };
    assert_eq!((picks.len(), game.rule_id(rule)), (0, "101.4"));
}

#[test]
fn what_the_asker_does_not_know_is_not_told() {
    let game = position::find_ruling_game("fftcg").expect("a game");
    let duel = |hand: &str| {
        let text = FFTCG.replace("Quarry Giant", hand);
        PositionQuery::read(game, &text).unwrap_or_else(|failure| panic!("{failure}")).into_duel()
    };
    let asked = |hand: &str, intent: &str| {
        let answer =
            PositionQuery::for_player(game, &*duel(hand), Seat::FIRST).ask_whether_allowed(Seat::FIRST, intent);
        answer.map_err(|fault| fault.to_string())
    };
    for intent in ["casts Quarry Giant", "chooses Quarry Giant", "discards Quarry Giant", "casts p2's Kiln Marshal"] {
        assert_eq!(asked("Quarry Giant", intent), asked("Kiln Marshal", intent), "{intent}");
    }
}

const ONE_WAY: &str = "p1 field Fire Helper, Ice Soldier
p1 hand Torchlit Vow, Ice Captain
p2 field Root Hermit
turn p1, main phase 1
";

#[test]
fn what_answers_itself_can_be_spoken_of() {
    let game = position::find_ruling_game("fftcg").expect("a game");
    let mut query = PositionQuery::read(game, ONE_WAY).unwrap_or_else(|failure| panic!("{failure}"));
    let mut judge =
        |intent: &str| query.ask_whether_allowed(Seat::FIRST, intent).unwrap_or_else(|fault| panic!("{fault}"));
    assert!(matches!(judge("casts Torchlit Vow paying with Fire Helper"), QueryAnswer::Allowed { .. }));
    assert!(matches!(judge("casts Torchlit Vow, chooses Ice Soldier paying any"), QueryAnswer::Allowed { .. }));
    let QueryAnswer::Refused(reasons) = judge("casts Torchlit Vow, chooses Root Hermit") else {
        panic!("it is refused")
    };
    let rules: Vec<_> = reasons.iter().map(|refusal| (game.rule_id(refusal.rule), refusal.object.is_some())).collect();
    assert_eq!(rules, [("2.2", true), ("11.3.3", true)]);
}

#[test]
fn of_several_that_are_wanted_it_is_told_why_they_do_not_go_together() {
    let game = position::find_ruling_game("fftcg").expect("a game");
    let text = "p1 field Fire Soldier (since turn start), Ice Soldier (since turn start)\nturn p1, attack phase\n";
    let mut query = PositionQuery::read(game, text).unwrap_or_else(|failure| panic!("{failure}"));
    let answer = query.ask_whether_allowed(Seat::FIRST, "attacks with Fire Soldier and Ice Soldier");
    let Ok(QueryAnswer::Refused(reasons)) = answer else { panic!("it is refused") };
    let rules: Vec<_> = reasons.iter().map(|refusal| game.rule_id(refusal.rule)).collect();
    assert_eq!(rules, ["15.1.1.9.2"]);
}

#[test]
fn a_light_card_in_hand_is_refused_as_what_is_discarded() {
    let game = position::find_ruling_game("fftcg").expect("a game");
    let text = "p1 field Fire Helper\np1 hand Fire Captain, Fire Soldier, Light Captain\nturn p1, main phase 1\n";
    let mut query = PositionQuery::read(game, text).unwrap_or_else(|failure| panic!("{failure}"));
    let answer = query.ask_whether_allowed(Seat::FIRST, "casts Fire Soldier paying with Light Captain");
    let Ok(QueryAnswer::Refused(reasons)) = answer else { panic!("it is refused") };
    let rules: Vec<_> = reasons.iter().map(|refusal| game.rule_id(refusal.rule)).collect();
    assert_eq!(rules, ["5.2.1.3", "11.2.1.1"]);
}

#[test]
fn counters_of_a_card_are_not_those_that_a_player_pays() {
    let text = "card\nPatient God\nLuna Deity · cost 6\n\
                Remove two divinity counters from this card: Draw a card.\n\n\
                card\nSweet Tooth\nServant · cost 1 · 500/500\nPay a candy counter: Draw a card.\n\n\
                rule caster-chronicles 903.2h\n\"A cost of counters.\"\n\n\
                p1 servants Patient God (1 divinity counter), Sweet Tooth\nturn p1, main phase\n";
    let cases: &[(&str, &[&str])] =
        &[("p1 uses Patient God", &["903.2h"]), ("p1 uses Sweet Tooth", &["1018.3a", "903.2h"])];
    all_refused("caster-chronicles", text, cases);
}
