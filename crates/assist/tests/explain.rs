//! What may be done with a card is explained to whoever looks at it.

use assist::explain::*;
use duel::engine::any_duel::AnyDuel;
use duel::engine::question::{Pending, Topic};
use duel::ids::Seat;
use duel::observe::language::Language;
use duel::observe::view::Viewer;
use duel::state::object::Slot;
use duel::state::zone::ZoneSpec;
use games::position;
use notation::position::PositionQuery;

const TABLE: &str = "p1 field  Harbor Sentinel (since turn start), Root Hermit, 3 Wharf Mason (since turn start)\n\
    p1 hand   2 Tidewall Captain, Kiln Marshal\n\
    p2 field  Ashwing Courier (dull)\n\
    p2 hand   Quarry Giant\n\
    turn      p1, main phase 1\n";

/// A duel of a game, from a position.
fn duel(id: &str, text: &str) -> (Box<dyn AnyDuel>, &'static [ZoneSpec]) {
    let game = position::find_ruling_game(id).expect("a game");
    (PositionQuery::read(game, text).expect("a position").into_duel(), game.zones)
}

fn slots(duel: &dyn AnyDuel, name: &str) -> Vec<Slot> {
    let state = duel.lab().state();
    let named = |slot: &Slot| duel.pool().name(state.object(*slot).card) == name;
    (0..state.objects.len() as u16).map(Slot).filter(named).collect()
}

/// Explains all cards with this name on the test's table to a viewer.
fn explained_to(eye: Viewer, name: &str) -> Vec<CardExplanation> {
    let (mut duel, zones) = duel("fftcg", TABLE);
    slots(&*duel, name).into_iter().map(|slot| explain_card(&mut *duel, Language::English, zones, eye, slot)).collect()
}

fn explained(seat: Seat, name: &str) -> Vec<CardExplanation> {
    explained_to(Viewer::Seat(seat), name)
}

#[test]
fn what_may_be_done_is_an_option_or_stands_behind_one() {
    let captains = explained(Seat::FIRST, "Tidewall Captain");
    let deeds: Vec<&ExplainedDeed> = captains.iter().flat_map(|captain| &captain.deeds).collect();
    let (duel, _) = duel("fftcg", TABLE);
    let offered = duel.render_options().iter().position(|reading| reading == "casts Tidewall Captain");
    assert_eq!(deeds[0].words, "cast Tidewall Captain");
    assert_eq!(Some(&deeds[0].availability), offered.map(|option| Availability::Offered { option }).as_ref());
    assert_eq!(deeds[1].availability, Availability::Interchangeable);
}

#[test]
fn of_a_party_who_might_have_come_first_is_told_from_who_attacks() {
    let (mut duel, zones) = duel(
        "fftcg",
        "p1 field  Harbor Sentinel (since turn start), Quarry Giant (since turn start), Tidewall Captain (since turn start)\n\
         turn      p1, attack phase\n",
    );
    let mut attack = |name: &str| {
        let option = duel.render_options().iter().position(|reading| reading.ends_with(name));
        option.map(|option| duel.pick(option));
    };
    attack("Quarry Giant");
    let verdicts = |duel: &mut dyn AnyDuel, name: &str| -> Vec<Availability> {
        let slot = slots(duel, name)[0];
        let deeds = explain_card(duel, Language::English, zones, Viewer::Seat(Seat::FIRST), slot).deeds;
        deeds.into_iter().filter(|deed| deed.words.starts_with("attack")).map(|deed| deed.availability).collect()
    };
    assert!(
        matches!(verdicts(&mut *duel, "Harbor Sentinel")[..], [Availability::TooLate(_)]),
        "{:?}",
        duel.render_options()
    );
    assert_eq!(verdicts(&mut *duel, "Quarry Giant"), []);
}

#[test]
fn what_may_not_be_done_names_every_rule_against_it() {
    let (duel, _) = duel("fftcg", TABLE);
    let hermit = &explained(Seat::FIRST, "Root Hermit")[0];
    let Availability::Refused(reasons) = &hermit.deeds[0].availability else { panic!("{hermit:?}") };
    let said: Vec<RefusalText> =
        reasons.iter().map(|reason| RefusalText::of(&*duel, Language::English, Seat::FIRST, reason)).collect();
    assert_eq!(said.len(), 2, "it is no time to attack, and it has just come: {said:?}");
    assert_eq!(said[0].object, None);
    assert_eq!(said[1].object.as_deref(), Some("Root Hermit"));
    assert_eq!(said[1].to_string(), format!("{}: {} (Root Hermit)", said[1].rule, said[1].gist));
}

#[test]
fn a_player_who_is_not_asked_may_do_nothing() {
    let courier = &explained(Seat::SECOND, "Ashwing Courier")[0];
    assert_eq!(courier.text[0], "Ashwing Courier");
    assert!(!courier.deeds.is_empty());
    assert!(courier.deeds.iter().all(|deed| matches!(deed.availability, Availability::Refused(_))), "{courier:?}");
}

#[test]
fn of_what_a_player_does_not_know_nothing_is_told() {
    assert_eq!(explained(Seat::FIRST, "Quarry Giant"), [CardExplanation::default()]);
    let (mut duel, zones) = duel("fftcg", TABLE);
    let nothing = explain_card(&mut *duel, Language::English, zones, Viewer::Seat(Seat::FIRST), Slot(u16::MAX - 1));
    assert_eq!(nothing, CardExplanation::default());
    assert_eq!(explained(Seat::FIRST, "Ashwing Courier")[0].deeds, []);
}

#[test]
fn who_watches_is_told_what_both_know_and_nothing_to_do() {
    for name in ["Quarry Giant", "Kiln Marshal"] {
        assert_eq!(explained_to(Viewer::Spectator, name), [CardExplanation::default()], "a hand is not seen");
        assert_eq!(explained_to(Viewer::Judge, name)[0].text[0], name);
    }
    let hermit = &explained_to(Viewer::Spectator, "Root Hermit")[0];
    assert_eq!((hermit.text[0].as_str(), hermit.deeds.len()), ("Root Hermit", 0));
}

#[test]
fn what_changes_a_card_is_told_with_its_text() {
    let (mut duel, zones) = duel(
        "fftcg",
        "p1 field  Harbor Sentinel (since turn start), Tidewall Captain (since turn start)\nturn      p1, main phase 1\n",
    );
    let sentinel = slots(&*duel, "Harbor Sentinel")[0];
    for eye in [Viewer::Seat(Seat::FIRST), Viewer::Seat(Seat::SECOND), Viewer::Spectator, Viewer::Judge] {
        let changes = explain_card(&mut *duel, Language::English, zones, eye, sentinel).changes;
        assert_eq!(changes.len(), 1);
        assert_eq!(changes[0].source, "Tidewall Captain");
        assert!(changes[0].text.as_ref().is_some_and(|text| text.contains("+1000 power")), "{changes:?}");
    }
}

#[test]
fn a_text_that_asks_is_told_and_the_log_says_what_set_it_off() {
    let (mut duel, _) = duel(
        "fftcg",
        "p1 field  Harbor Sentinel (since turn start)\n\
         p2 field  Ashwing Courier (dull), Root Hermit (dull)\n\
         turn      p1, attack phase\n",
    );
    while let Pending::Question(question) = duel.pending() {
        if question.topic == Topic::Choose {
            break;
        }
        let attack = duel.render_options().iter().position(|reading| reading.starts_with("attacks with"));
        duel.pick(attack.unwrap_or(0));
    }
    let text = text_asking(&*duel, &duel.view(Seat::FIRST));
    assert!(text.is_some_and(|text| text.starts_with("When Harbor Sentinel attacks")));
    duel.pick(0);
    let log = duel.render_log(Viewer::Judge, 0);
    let last = (0..log.len())
        .map(|line| explain_log_line(&*duel, Language::English, Viewer::Judge, line))
        .find(|reasons| reasons.len() > 1);
    let reasons = last.expect("a line that has a cause");
    assert!(reasons.windows(2).all(|pair| pair[1].line < pair[0].line), "{reasons:?}");
    let whole = |reason: &CausalStep| log[reason.line] == format!("{} [{}]", reason.sentence, reason.rule);
    assert!(reasons.iter().all(|reason| whole(reason) && !reason.gist.is_empty()), "{reasons:?}");
    assert_eq!(explain_log_line(&*duel, Language::English, Viewer::Seat(Seat::FIRST), log.len()), []);
}

#[test]
fn a_goal_tells_how_far_it_is() {
    let (duel, _) = duel(
        "vividz",
        "card\nQuay Crossing\nMission · mission ☆\nCheck 2 — your Chara attacks.\nClear 3 — your Chara attacks.\n\n\
         card\nQuay Landing\nMission · mission ☆\nCheck 1 — your Chara attacks.\nClear 2 — your Chara enters.\n\n\
         p1 missions  Quay Crossing (1 check 1 counter), Quay Landing (asleep)\n",
    );
    let view = duel.view(Seat::FIRST);
    let goals = |name: &str| {
        let mut cards = view.zones.iter().flat_map(|zone| &zone.cards);
        goals_of_card(&*duel, cards.find(|card| card.name == name).expect("it lies open"))
    };
    let crossing = goals("Quay Crossing");
    assert_eq!((crossing[0].sort.as_str(), crossing[0].times_done, crossing[0].times_needed), ("check", 1, 2));
    assert_eq!(crossing[1].task_text(), Some("your Chara attacks"));
    assert!(crossing.iter().all(|goal| !goal.is_past && !goal.is_met()), "{crossing:?}");
    let landing = goals("Quay Landing");
    assert!(landing[0].is_past && !landing[1].is_past, "what turned it is done with: {landing:?}");
}
