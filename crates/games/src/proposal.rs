//! What is proposed to a player who is asked: the options in a good order, and the one that goes without saying.

use crate::person::option;
use duel::book::Vocabulary;
use duel::duel::AnyDuel;
use duel::language::Language;
use duel::question::{Pending, Pick, Topic};
use duel::say;
use duel::words::Phase;
use duel::zone::{Sight, ZoneSpec};

/// An option as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// How it reads: `cast Harbor Sentinel`.
    pub words: String,
    /// Its place in the list of options.
    pub option: usize,
}

/// The options, those that begin with the same word together, in the order in which those words come up; doing nothing
/// is last.
pub fn grouped(duel: &dyn AnyDuel) -> Vec<Shown> {
    grouped_with(duel, &[])
}

/// The same with what can be taken besides the options, which counts on from them.
pub fn grouped_with(duel: &dyn AnyDuel, more: &[Pick]) -> Vec<Shown> {
    let picks: Vec<Pick> = duel.options().iter().chain(more).copied().collect();
    let readings = duel.say_all_in(Language::English, &picks);
    let mut shown: Vec<Shown> =
        readings.iter().enumerate().map(|(at, reading)| Shown { words: option(reading), option: at }).collect();
    let order: Vec<String> = shown.iter().map(|one| verb(&one.words).to_owned()).collect();
    let place = |words: &str| order.iter().position(|other| other == verb(words)).unwrap_or(0);
    let idle = |one: &Shown| matches!(picks[one.option], Pick::Pass | Pick::Done);
    shown.sort_by_key(|one| (idle(one), place(&one.words), one.option));
    shown
}

fn verb(words: &str) -> &str {
    words.split(' ').next().unwrap_or_default()
}

/// What follows if a player who has priority passes, and the other does too: what is on top resolves, the duel goes on
/// to a phase or step, or the turn ends.
pub fn after_passing(duel: &dyn AnyDuel, language: Language) -> Option<String> {
    let Pending::Question(question) = duel.pending() else { return None };
    let state = duel.state();
    let (turn, waits) = (state.turn, state.live_stack().len());
    if question.topic != Topic::Priority {
        return None;
    }
    if waits > 0 {
        return Some(say!(language, "let it happen", "そのまま解決する"));
    }
    let mut branch = duel.branch();
    // What the player may not know says nothing of what comes.
    branch.redeal(question.seat, 0);
    for _ in 0..2 {
        let passing = matches!(branch.pending(), Pending::Question(now) if now.topic == Topic::Priority);
        let pass = branch.options().iter().position(|pick| *pick == Pick::Pass).filter(|_| passing)?;
        let Pending::Question(_) = branch.pick(pass) else { return None };
        let next = branch.state().turn;
        if next.number != turn.number {
            return Some(match turn.player == question.seat {
                true => say!(language, "end your turn", "自分のターンを終える"),
                false => say!(language, "end their turn", "相手のターンを終える"),
            });
        }
        if next.phase != turn.phase {
            let next = duel.words().called(language, stretch(duel.words(), turn.phase, next.phase));
            return Some(say!(language, "on to the {next}", "{next}へ"));
        }
    }
    None
}

/// What the phase is called that one comes to from another: a step by the phase that it belongs to, if the other does
/// not.
fn stretch(words: &Vocabulary, from: Phase, to: Phase) -> &'static str {
    let name = words.phases[to.index()];
    let entered = words.stretches.iter().find(|(_, phases)| phases.contains(&to) && !phases.contains(&from));
    entered.filter(|_| name.ends_with(" step")).map_or(name, |(stretch, _)| stretch)
}

/// The options that go without saying: passing, ending a selection, keeping what one has, or, one after the other,
/// paying with what comes back. Not to block is a decision, and so is to take nothing of what a text lets one take.
pub fn obvious(duel: &dyn AnyDuel, zones: &[ZoneSpec]) -> Vec<usize> {
    if is_payment(duel) {
        return comes_back(duel, zones).unwrap_or_default();
    }
    if matches!(duel.pending(), Pending::Question(question) if chooses(question.topic)) {
        return Vec::new();
    }
    let readings = duel.readings();
    let mut options = duel.options().iter().zip(&readings);
    let idle = |(pick, reading): (&Pick, &String)| {
        matches!(pick, Pick::Pass | Pick::Done) && !reading.starts_with("does not ")
    };
    let kept = || readings.iter().position(|reading| reading.starts_with("keeps "));
    options.position(idle).or_else(kept).into_iter().collect()
}

/// Whether a text lets a player choose.
const fn chooses(topic: Topic) -> bool {
    matches!(topic, Topic::Choose | Topic::Pick | Topic::Search)
}

fn is_payment(duel: &dyn AnyDuel) -> bool {
    matches!(duel.pending(), Pending::Question(question) if question.topic == Topic::Pay)
}

/// What to pay with that is there for it, if that pays for all of it: what is held, then cards that come back, any but
/// those in the hand, and tokens, which do not, last.
fn comes_back(duel: &dyn AnyDuel, zones: &[ZoneSpec]) -> Option<Vec<usize>> {
    let next = |duel: &dyn AnyDuel| {
        if let Some(done) = duel.options().iter().position(|&pick| pick == Pick::Done) {
            return Some(done);
        }
        let loss = |pick: &Pick| {
            let Pick::Pay(slot, _) = pick else { return None };
            let Some(object) = duel.state().objects.get(slot.index()) else { return Some(0) };
            let stays = zones[object.zone.index()].sight != Sight::Own;
            stays.then(|| 1 + u8::from(duel.pool().card(object.card).token))
        };
        let paying = duel.options().iter().enumerate().filter_map(|(at, pick)| Some((loss(pick)?, at)));
        paying.min().map(|(_, at)| at)
    };
    let mut branch = duel.branch();
    let mut picks = Vec::new();
    while is_payment(&*branch) {
        let option = next(&*branch)?;
        picks.push(option);
        branch.pick(option);
    }
    Some(picks)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position;
    use duel::scenario::Inquiry;

    /// A duel from a position: a Forward for four in the hand, and so many cards that pay for it and come back.
    fn duel(backups: usize) -> (Box<dyn AnyDuel>, &'static [ZoneSpec]) {
        let game = position::game("fftcg").expect("a game");
        let text = format!(
            "p1 field  Root Hermit, {backups} Wharf Mason (since turn start)\n\
             p1 hand   2 Tidewall Captain\n\
             turn      p1, main phase 1\n"
        );
        (Inquiry::read(game, &text).expect("a position").into_duel(), game.zones)
    }

    fn cast(duel: &mut dyn AnyDuel) {
        let captain = duel.readings().iter().position(|reading| reading == "casts Tidewall Captain");
        duel.pick(captain.expect("it can be cast"));
    }

    #[test]
    fn options_of_one_verb_stand_together_and_passing_is_last() {
        let (duel, _) = duel(4);
        let shown = grouped(&*duel);
        let verbs: Vec<&str> = shown.iter().map(|one| verb(&one.words)).collect();
        assert_eq!(verbs, ["cast", "use", "use", "use", "use", "pass"]);
        assert!(shown.iter().all(|one| option(&duel.readings()[one.option]) == one.words));
    }

    #[test]
    fn passing_goes_without_saying() {
        let (duel, zones) = duel(4);
        let [option] = obvious(&*duel, zones)[..] else { panic!("one option is proposed") };
        assert_eq!(duel.options()[option], Pick::Pass);
    }

    #[test]
    fn passing_says_what_it_leads_to() {
        let (mut duel, zones) = duel(4);
        assert_eq!(after_passing(&*duel, Language::English).as_deref(), Some("on to the attack phase"));
        cast(&mut *duel);
        assert_eq!(after_passing(&*duel, Language::English), None, "one who pays does not pass");
        for option in obvious(&*duel, zones) {
            duel.pick(option);
        }
        let main_2 = duel.words().phases.iter().position(|name| *name == "main phase 2");
        while Some(duel.state().turn.phase.index()) != main_2 {
            let option = obvious(&*duel, zones);
            duel.pick(option.first().copied().unwrap_or_default());
        }
        assert_eq!(after_passing(&*duel, Language::English).as_deref(), Some("on to the end phase"));
    }

    #[test]
    fn a_payment_is_proposed_whole_if_nothing_is_lost_by_it() {
        let (mut duel, zones) = duel(4);
        cast(&mut *duel);
        let picks = obvious(&*duel, zones);
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
        assert!(obvious(&*duel, zones).is_empty());
    }

    #[test]
    fn nothing_is_proposed_when_the_duel_is_over() {
        let (mut duel, zones) = duel(3);
        duel.concede(duel::words::Seat::FIRST);
        assert_eq!(grouped(&*duel), []);
        assert!(obvious(&*duel, zones).is_empty());
    }
}
