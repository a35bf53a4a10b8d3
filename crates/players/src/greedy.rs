//! A player that looks one decision ahead, and takes what leaves it best off.

use crate::Player;
use duel::engine::any_duel::AnyDuel;
use duel::engine::question::{Pending, Pick, Question, Topic};
use duel::ids::Seat;
use duel::stable_hash::stable_hash;
use duel::state::State;
use duel::state::rng::Rng;
use std::cmp::Reverse;

/// What a game tells a player who does not know it.
pub trait Judge: Sync {
    /// How well a seat stands, by what that seat sees: the higher, the better.
    fn worth(&self, duel: &dyn AnyDuel, seat: Seat) -> i32;
    /// Whether nothing is under way that has to be awaited before judging.
    fn is_quiet(&self, duel: &dyn AnyDuel, question: Question) -> bool;
    /// The answers to a question that are worth looking at, the likeliest first, by their places in the list. If there
    /// is one, it is taken without looking; if none is named, all are looked at.
    fn answers(&self, duel: &dyn AnyDuel, question: Question) -> Vec<usize>;
}

/// How often what the player may not know is imagined for one decision.
const DEALS: usize = 3;
/// How many continuations of a decision are looked at each time, about.
const CONTINUATIONS: usize = 48;
/// How many continuations of one option are looked at, at least.
const FEWEST: usize = 3;
/// How many questions one continuation goes through at most.
const PATIENCE: usize = 200;
/// What a win is worth; a loss is worth as much less than nothing.
const WIN: i32 = 1_000_000;

/// Tries every option on a duel of its own, in which what it may not know is imagined, up to the next quiet moment:
/// its own picks the best for it, the other player's the worst, and everyone passes.
pub struct Greedy {
    judge: &'static dyn Judge,
    dice: Rng,
    lab: Option<Box<dyn AnyDuel>>,
    saved: Vec<State>,
    /// The picks that complete the last decision, the next one last.
    plan: Vec<Step>,
}

impl std::fmt::Debug for Greedy {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.debug_struct("Greedy").field("dice", &self.dice).field("plan", &self.plan).finish_non_exhaustive()
    }
}

/// A pick that was decided on before it was asked for.
#[derive(Clone, Copy, Debug)]
struct Step {
    question: Question,
    options: u64,
    pick: Pick,
}

/// What would become of an answer.
struct Prospect {
    option: usize,
    worth: i32,
    /// The picks that complete it, in order, as it was first imagined.
    plan: Option<Vec<Step>>,
}

impl Greedy {
    /// A player with a game's judgement, whose imagination a seed determines.
    pub fn new(judge: &'static dyn Judge, seed: u64) -> Self {
        Self { judge, dice: Rng::new(seed), lab: None, saved: Vec::new(), plan: Vec::new() }
    }

    /// The pick that was planned, if the question is the one that was foreseen.
    fn planned(&mut self, duel: &dyn AnyDuel, question: Question) -> Option<usize> {
        let step = self.plan.pop()?;
        let foreseen = step.question == question && step.options == stable_hash(duel.options());
        let option = duel.options().iter().position(|&pick| pick == step.pick).filter(|_| foreseen);
        if option.is_none() {
            self.plan.clear();
        }
        option
    }

    /// Adds up what every answer is worth as the duel is imagined, and notes how each would be completed. Passing
    /// where nothing is under way is worth what there is.
    fn weigh(&mut self, lab: &mut dyn AnyDuel, question: Question, prospects: &mut [Prospect]) {
        let quiet = question.topic == Topic::Priority && self.judge.is_quiet(lab, question);
        let share = (CONTINUATIONS / prospects.len()).max(FEWEST);
        self.save(0, lab);
        for prospect in prospects {
            lab.lab_mut().set_state(&self.saved[0]);
            if quiet && lab.options().get(prospect.option) == Some(&Pick::Pass) {
                prospect.worth += self.judge.worth(lab, question.seat);
                continue;
            }
            lab.pick(prospect.option);
            let (worth, plan) = self.look(lab, question.seat, 1, share, true);
            prospect.worth += worth;
            prospect.plan.get_or_insert(plan);
        }
    }

    fn save(&mut self, depth: usize, lab: &dyn AnyDuel) {
        if self.saved.len() <= depth {
            self.saved.resize_with(depth + 1, State::empty);
        }
        self.saved[depth].clone_from(lab.lab().state());
    }

    /// The answers worth looking at.
    fn answers(&self, lab: &dyn AnyDuel, question: Question) -> Vec<usize> {
        let named = self.judge.answers(lab, question);
        if named.is_empty() { (0..lab.options().len()).collect() } else { named }
    }

    /// Goes on to the next quiet moment along so many continuations at most; returns what that is worth. While what
    /// was decided on is being announced, the picks are planned.
    fn look(
        &mut self,
        lab: &mut dyn AnyDuel,
        seat: Seat,
        depth: usize,
        share: usize,
        mut announcing: bool,
    ) -> (i32, Vec<Step>) {
        let mut plan = Vec::new();
        for _ in 0..PATIENCE {
            let question = match lab.pending() {
                Pending::Over(outcome) => {
                    let worth = outcome.winner.map_or(0, |winner| if winner == seat { WIN } else { -WIN });
                    return (worth, plan);
                }
                Pending::Question(question) => question,
            };
            if self.judge.is_quiet(lab, question) {
                break;
            }
            let (options, mine) = (lab.options().len(), question.seat == seat);
            announcing &= mine && is_announced(question.topic);
            if options == 1 {
                lab.pick(0);
                continue;
            }
            if question.topic == Topic::Priority {
                let pass = lab.options().iter().position(|&pick| pick == Pick::Pass);
                lab.pick(pass.unwrap_or(0));
                continue;
            }
            let answers = self.answers(lab, question);
            if answers.len() == 1 || share < 2 {
                if announcing {
                    plan.push(step(lab, question, answers[0]));
                }
                lab.pick(answers[0]);
                continue;
            }
            self.save(depth, lab);
            let mut best: Option<(usize, i32, Vec<Step>)> = None;
            for &option in answers.iter().take(share) {
                lab.lab_mut().set_state(&self.saved[depth]);
                lab.pick(option);
                let (worth, rest) = self.look(lab, seat, depth + 1, share / answers.len(), announcing);
                let better = |old: i32| if mine { worth > old } else { worth < old };
                if best.as_ref().is_none_or(|&(_, old, _)| better(old)) {
                    best = Some((option, worth, rest));
                }
            }
            let Some((option, worth, rest)) = best else { break };
            if announcing {
                lab.lab_mut().set_state(&self.saved[depth]);
                plan.push(step(lab, question, option));
                plan.extend(rest);
            }
            return (worth, plan);
        }
        (self.judge.worth(lab, seat), plan)
    }
}

/// Whether such questions are asked while what was decided on is being announced, before anything comes of it.
fn is_announced(topic: Topic) -> bool {
    match topic {
        Topic::ExtraCost
        | Topic::Mode
        | Topic::X
        | Topic::HowMany
        | Topic::Place
        | Topic::Choose
        | Topic::Divide
        | Topic::Pay
        | Topic::PayNext
        | Topic::Reduce
        | Topic::AsItEnters
        | Topic::Book(_) => true,
        Topic::Priority
        | Topic::OrderWaiting
        | Topic::OrderArrivals
        | Topic::OrderReplacements
        | Topic::Pick
        | Topic::Order
        | Topic::IntoPile
        | Topic::Pile
        | Topic::Search
        | Topic::Name
        | Topic::May
        | Topic::Loop
        | Topic::WhoGoesFirst
        | Topic::Sideboard
        | Topic::RevealToTrigger => false,
    }
}

fn step(lab: &dyn AnyDuel, question: Question, option: usize) -> Step {
    Step { question, options: stable_hash(lab.options()), pick: lab.options()[option] }
}

impl Player for Greedy {
    fn choose(&mut self, duel: &dyn AnyDuel) -> usize {
        let Pending::Question(question) = duel.pending() else { return 0 };
        // Between duels it goes first and keeps the deck, which are the first options.
        if matches!(question.topic, Topic::WhoGoesFirst | Topic::Sideboard) {
            return 0;
        }
        if let Some(option) = self.planned(duel, question) {
            return option;
        }
        let mut lab = match self.lab.take() {
            Some(mut lab) => {
                lab.lab_mut().set_state(duel.lab().state());
                lab
            }
            None => duel.branch(),
        };
        let mut prospects: Vec<Prospect> = Vec::new();
        for deal in 0..DEALS {
            if deal > 0 {
                lab.lab_mut().set_state(duel.lab().state());
            }
            lab.lab_mut().determinize(question.seat, self.dice.bits());
            if deal == 0 {
                let answers = self.answers(&*lab, question).into_iter();
                prospects.extend(answers.map(|option| Prospect { option, worth: 0, plan: None }));
            }
            if prospects.len() == 1 {
                break;
            }
            self.weigh(&mut *lab, question, &mut prospects);
        }
        self.lab = Some(lab);
        // Where nothing is better than doing nothing, nothing is done.
        let idle = |option: usize| duel.options().get(option) == Some(&Pick::Pass);
        let best = prospects.into_iter().max_by_key(|p| (p.worth, idle(p.option), Reverse(p.option)));
        let Some(best) = best else { return 0 };
        self.plan = best.plan.unwrap_or_default();
        self.plan.reverse();
        best.option
    }
}
