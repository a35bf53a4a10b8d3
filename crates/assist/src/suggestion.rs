//! Suggestions for a player who is asked: the options in a sensible order, and the obvious answer.

use duel::book::Vocabulary;
use duel::engine::any_duel::AnyDuel;
use duel::engine::question::{Pending, Pick, Topic};
use duel::ids::Phase;
use duel::observe::language::Language;
use duel::observe::view::Viewer;
use duel::say;
use duel::state::object::Slot;
use duel::state::zone::{Visibility, ZoneSpec};
use games::person::option;

/// An option as shown to a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownOption {
    /// Its words: `cast Harbor Sentinel`.
    pub words: String,
    /// Its index in the list of options.
    pub option: usize,
}

/// The options, grouped by their first word in order of first appearance. Passing and ending a selection come last.
pub fn group_options(duel: &dyn AnyDuel) -> Vec<ShownOption> {
    group_options_with(duel, &[])
}

/// The same, with further picks that are numbered after the options.
pub fn group_options_with(duel: &dyn AnyDuel, more: &[Pick]) -> Vec<ShownOption> {
    let picks: Vec<Pick> = duel.options().iter().chain(more).copied().collect();
    let readings = duel.render_picks_in(Language::English, &picks);
    let mut shown: Vec<ShownOption> =
        readings.iter().enumerate().map(|(at, reading)| ShownOption { words: option(reading), option: at }).collect();
    let order: Vec<String> = shown.iter().map(|one| verb(&one.words).to_owned()).collect();
    let place = |words: &str| order.iter().position(|other| other == verb(words)).unwrap_or(0);
    let idle = |one: &ShownOption| matches!(picks[one.option], Pick::Pass | Pick::Done);
    shown.sort_by_key(|one| (idle(one), place(&one.words), one.option));
    shown
}

fn verb(words: &str) -> &str {
    words.split(' ').next().unwrap_or_default()
}

/// The consequence of passing with priority, if the opponent passes too. The top of the stack resolves, the next phase
/// begins, or the turn ends.
pub fn describe_pass(duel: &dyn AnyDuel, language: Language) -> Option<String> {
    let Pending::Question(question) = duel.pending() else { return None };
    let turn = duel.turn();
    if question.topic != Topic::Priority {
        return None;
    }
    if !duel.stack_controllers().is_empty() {
        return Some(say!(language, "let it happen", "そのまま解決する"));
    }
    let mut branch = duel.branch();
    // Information the player may not have must not influence the answer.
    branch.lab_mut().determinize(question.seat, 0);
    for _ in 0..2 {
        let passing = matches!(branch.pending(), Pending::Question(now) if now.topic == Topic::Priority);
        let pass = branch.options().iter().position(|pick| *pick == Pick::Pass).filter(|_| passing)?;
        let Pending::Question(_) = branch.pick(pass) else { return None };
        let next = branch.turn();
        if next.number != turn.number {
            return Some(match turn.player == question.seat {
                true => say!(language, "end your turn", "自分のターンを終える"),
                false => say!(language, "end their turn", "相手のターンを終える"),
            });
        }
        if next.phase != turn.phase {
            let next = duel.vocabulary().translate(language, phase_entered(duel.vocabulary(), turn.phase, next.phase));
            return Some(say!(language, "on to the {next}", "{next}へ"));
        }
    }
    None
}

/// The name for a phase that is entered from another. A step goes by the part of the turn it belongs to, if the other
/// phase lies outside that part.
fn phase_entered(words: &Vocabulary, from: Phase, to: Phase) -> &'static str {
    let name = words.phases[to.index()];
    let entered = words.stretches.iter().find(|(_, phases)| phases.contains(&to) && !phases.contains(&from));
    entered.filter(|_| name.ends_with(" step")).map_or(name, |(stretch, _)| stretch)
}

/// The options of the obvious answer, one after the other; empty if there is none. It is passing, ending a selection,
/// keeping one's cards, or a whole payment without cards from the hand. Not blocking is a decision, and so is taking
/// nothing of what an effect offers.
pub fn obvious_answer(duel: &dyn AnyDuel, zones: &[ZoneSpec]) -> Vec<usize> {
    if is_payment(duel) {
        return payment_that_comes_back(duel, zones).unwrap_or_default();
    }
    if matches!(duel.pending(), Pending::Question(question) if chooses(question.topic)) {
        return Vec::new();
    }
    let readings = duel.render_options();
    let mut options = duel.options().iter().zip(&readings);
    let idle = |(pick, reading): (&Pick, &String)| {
        matches!(pick, Pick::Pass | Pick::Done) && !reading.starts_with("does not ")
    };
    let kept = || readings.iter().position(|reading| reading.starts_with("keeps "));
    options.position(idle).or_else(kept).into_iter().collect()
}

/// Returns true if an effect lets a player choose with this question.
const fn chooses(topic: Topic) -> bool {
    matches!(topic, Topic::Choose | Topic::Pick | Topic::Search)
}

fn is_payment(duel: &dyn AnyDuel) -> bool {
    matches!(duel.pending(), Pending::Question(question) if question.topic == Topic::Pay)
}

/// The options that pay the whole price without cards from the hand; `None` if that is not enough. Floating currency
/// comes first, then cards that come back, then tokens, which do not.
fn payment_that_comes_back(duel: &dyn AnyDuel, zones: &[ZoneSpec]) -> Option<Vec<usize>> {
    let next = |duel: &dyn AnyDuel| {
        if let Some(done) = duel.options().iter().position(|&pick| pick == Pick::Done) {
            return Some(done);
        }
        let loss = |pick: &Pick| {
            let (Pick::Pay(slot, _), Pending::Question(question)) = (*pick, duel.pending()) else { return None };
            if slot == Slot::NONE {
                return Some(0);
            }
            // Nobody's hand holds cards that their payer does not know, and no such card is a token.
            let Some(seen) = duel.slot_view(Viewer::Seat(question.seat), slot) else { return Some(1) };
            let is_token = seen.card.is_some_and(|id| duel.pool().card(id).token);
            (zones[seen.zone.index()].visibility != Visibility::Own).then_some(1 + u8::from(is_token))
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
