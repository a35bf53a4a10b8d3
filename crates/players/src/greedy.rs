//! A player that looks one decision ahead, and takes what leaves it best off.

use crate::Player;
use duel::dice::Dice;
use duel::duel::AnyDuel;
use duel::hash::stable_hash;
use duel::question::{Pending, Pick, Question, Topic};
use duel::state::State;
use duel::words::Seat;
use std::cmp::Reverse;

/// What a game tells a player who does not know it.
pub trait Judge: Sync {
    /// How well a seat stands, by what that seat sees: the higher, the better.
    fn worth(&self, duel: &dyn AnyDuel, seat: Seat) -> i32;
    /// Whether nothing is under way that has to be awaited before judging.
    fn is_quiet(&self, duel: &dyn AnyDuel, question: Question) -> bool;
    /// The answer to a question that is not worth looking ahead for, by its place in the list.
    fn at_once(&self, duel: &dyn AnyDuel, question: Question) -> Option<usize>;
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
    dice: Dice,
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

/// What became of an option.
struct Prospect {
    worth: i32,
    /// The picks that complete it, in order.
    plan: Vec<Step>,
}

impl Greedy {
    /// A player with a game's judgement, whose imagination a seed determines.
    pub fn new(judge: &'static dyn Judge, seed: u64) -> Self {
        Self { judge, dice: Dice::new(seed), lab: None, saved: Vec::new(), plan: Vec::new() }
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

    /// Adds up what every option is worth as the duel is imagined, and notes how each would be completed. Passing
    /// where nothing is under way is worth what there is.
    fn weigh(&mut self, lab: &mut dyn AnyDuel, question: Question, prospects: &mut Vec<Prospect>) {
        let quiet = question.topic == Topic::Priority && self.judge.is_quiet(lab, question);
        let options = lab.options().to_vec();
        let share = (CONTINUATIONS / options.len()).max(FEWEST);
        self.save(0, lab);
        for (option, &pick) in options.iter().enumerate() {
            lab.set_state(&self.saved[0]);
            let found = if quiet && pick == Pick::Pass {
                Prospect { worth: self.judge.worth(lab, question.seat), plan: Vec::new() }
            } else {
                lab.pick(option);
                self.look(lab, question.seat, 1, share, true)
            };
            match prospects.get_mut(option) {
                Some(prospect) => prospect.worth += found.worth,
                None => prospects.push(found),
            }
        }
    }

    fn save(&mut self, depth: usize, lab: &dyn AnyDuel) {
        if self.saved.len() <= depth {
            self.saved.resize_with(depth + 1, State::empty);
        }
        self.saved[depth].clone_from(lab.state());
    }

    /// Goes on to the next quiet moment along so many continuations at most. While what was decided on is being
    /// announced, the picks are planned.
    fn look(
        &mut self,
        lab: &mut dyn AnyDuel,
        seat: Seat,
        depth: usize,
        share: usize,
        mut announcing: bool,
    ) -> Prospect {
        let mut plan = Vec::new();
        for _ in 0..PATIENCE {
            let question = match lab.pending() {
                Pending::Over(outcome) => {
                    let worth = outcome.winner.map_or(0, |winner| if winner == seat { WIN } else { -WIN });
                    return Prospect { worth, plan };
                }
                Pending::Question(question) => question,
            };
            if self.judge.is_quiet(lab, question) {
                break;
            }
            let (options, mine) = (lab.options().len(), question.seat == seat);
            announcing &= mine && is_announced(question.topic);
            let at_once = match question.topic {
                _ if options == 1 => Some(0),
                Topic::Priority => lab.options().iter().position(|&pick| pick == Pick::Pass),
                _ => self.judge.at_once(lab, question),
            };
            let at_once = at_once.or((share < 2).then_some(0));
            if let Some(option) = at_once {
                if announcing && options > 1 {
                    plan.push(step(lab, question, option));
                }
                lab.pick(option);
                continue;
            }
            self.save(depth, lab);
            let mut best: Option<(usize, Prospect)> = None;
            for option in 0..options.min(share) {
                lab.set_state(&self.saved[depth]);
                lab.pick(option);
                let found = self.look(lab, seat, depth + 1, share / options, announcing);
                let better = |old: &Prospect| if mine { found.worth > old.worth } else { found.worth < old.worth };
                if best.as_ref().is_none_or(|(_, old)| better(old)) {
                    best = Some((option, found));
                }
            }
            let Some((option, found)) = best else { break };
            if announcing {
                lab.set_state(&self.saved[depth]);
                plan.push(step(lab, question, option));
                plan.extend(found.plan);
            }
            return Prospect { worth: found.worth, plan };
        }
        Prospect { worth: self.judge.worth(lab, seat), plan }
    }
}

/// Whether such questions are asked while what was decided on is being announced, before anything comes of it.
fn is_announced(topic: Topic) -> bool {
    match topic {
        Topic::ExtraCost | Topic::Mode | Topic::X | Topic::Place | Topic::Choose | Topic::Pay | Topic::Book(_) => true,
        Topic::Priority
        | Topic::OrderWaiting
        | Topic::Arrivals
        | Topic::OrderReplacements
        | Topic::Pick
        | Topic::Order
        | Topic::Divide
        | Topic::Pile
        | Topic::Search
        | Topic::May => false,
    }
}

fn step(lab: &dyn AnyDuel, question: Question, option: usize) -> Step {
    Step { question, options: stable_hash(lab.options()), pick: lab.options()[option] }
}

impl Player for Greedy {
    fn choose(&mut self, duel: &dyn AnyDuel) -> usize {
        let Pending::Question(question) = duel.pending() else { return 0 };
        if let Some(option) = self.planned(duel, question) {
            return option;
        }
        let mut lab = match self.lab.take() {
            Some(mut lab) => {
                lab.set_state(duel.state());
                lab
            }
            None => duel.branch(),
        };
        let mut prospects = Vec::new();
        let mut at_once = None;
        for deal in 0..DEALS {
            if deal > 0 {
                lab.set_state(duel.state());
            }
            lab.redeal(question.seat, self.dice.bits());
            at_once = self.judge.at_once(&*lab, question);
            if at_once.is_some() {
                break;
            }
            self.weigh(&mut *lab, question, &mut prospects);
        }
        self.lab = Some(lab);
        if let Some(option) = at_once {
            return option;
        }
        // Where nothing is better than doing nothing, nothing is done.
        let idle = |option: usize| duel.options()[option] == Pick::Pass;
        let best = (0..prospects.len()).max_by_key(|&option| (prospects[option].worth, idle(option), Reverse(option)));
        let option = best.unwrap_or(0);
        self.plan = prospects.into_iter().nth(option).map_or(Vec::new(), |prospect| prospect.plan);
        self.plan.reverse();
        option
    }
}
