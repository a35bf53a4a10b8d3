//! What is proposed to a player, and what goes without saying.

use assist::suggestion::*;
use duel::engine::any_duel::AnyDuel;
use duel::engine::question::{Pending, Pick, Topic};
use duel::observe::language::Language;
use duel::state::zone::ZoneSpec;
use games::person::option;
use games::position;
use notation::position::PositionQuery;

/// A duel from a position: a Forward of cost four in the hand, and a number of Backups to pay for it.
fn duel(backups: usize) -> (Box<dyn AnyDuel>, &'static [ZoneSpec]) {
    let game = position::find_ruling_game("fftcg").expect("a game");
    let text = format!(
        "p1 field  Root Hermit, {backups} Wharf Mason (since turn start)\n\
         p1 hand   2 Tidewall Captain\n\
         turn      p1, main phase 1\n"
    );
    (PositionQuery::read(game, &text).expect("a position").into_duel(), game.zones)
}

fn is_payment(duel: &dyn AnyDuel) -> bool {
    matches!(duel.pending(), Pending::Question(question) if question.topic == Topic::Pay)
}

fn cast(duel: &mut dyn AnyDuel) {
    let captain = duel.render_options().iter().position(|reading| reading == "casts Tidewall Captain");
    duel.pick(captain.expect("it can be cast"));
}

#[test]
fn options_of_one_verb_stand_together_and_passing_is_last() {
    let (duel, _) = duel(4);
    let shown = group_options(&*duel);
    let verbs: Vec<&str> = shown.iter().flat_map(|one| one.words.split(' ').next()).collect();
    assert_eq!(verbs, ["cast", "use", "use", "use", "use", "pass"]);
    assert!(shown.iter().all(|one| option(&duel.render_options()[one.option]) == one.words));
}

#[test]
fn passing_goes_without_saying() {
    let (duel, zones) = duel(4);
    let [option] = obvious_answer(&*duel, zones)[..] else { panic!("one option is proposed") };
    assert_eq!(duel.options()[option], Pick::Pass);
}

#[test]
fn passing_says_what_it_leads_to() {
    let (mut duel, zones) = duel(4);
    assert_eq!(describe_pass(&*duel, Language::English).as_deref(), Some("on to the attack phase"));
    cast(&mut *duel);
    assert_eq!(describe_pass(&*duel, Language::English), None, "one who pays does not pass");
    for option in obvious_answer(&*duel, zones) {
        duel.pick(option);
    }
    let main_2 = duel.vocabulary().phases.iter().position(|name| *name == "main phase 2");
    while Some(duel.lab().state().turn.phase.index()) != main_2 {
        let option = obvious_answer(&*duel, zones);
        duel.pick(option.first().copied().unwrap_or_default());
    }
    assert_eq!(describe_pass(&*duel, Language::English).as_deref(), Some("on to the end phase"));
}

#[test]
fn a_payment_is_proposed_whole_if_nothing_is_lost_by_it() {
    let (mut duel, zones) = duel(4);
    cast(&mut *duel);
    let picks = obvious_answer(&*duel, zones);
    assert_eq!(picks.len(), 4);
    for option in picks {
        assert!(is_payment(&*duel));
        duel.pick(option);
    }
    assert!(!is_payment(&*duel), "all of it is paid");
}

#[test]
fn a_payment_that_costs_a_card_of_the_hand_is_a_decision() {
    let (mut duel, zones) = duel(3);
    cast(&mut *duel);
    assert!(is_payment(&*duel));
    assert!(obvious_answer(&*duel, zones).is_empty());
}

#[test]
fn nothing_is_proposed_when_the_duel_is_over() {
    let (mut duel, zones) = duel(3);
    duel.concede(duel::ids::Seat::FIRST);
    assert_eq!(group_options(&*duel), []);
    assert!(obvious_answer(&*duel, zones).is_empty());
}
