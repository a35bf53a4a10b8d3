//! Choosing during an announcement: candidates, places, stack items, how many, and dividing among them.

pub(crate) mod candidates;
pub(crate) mod divide;
mod how_many;
mod places;
mod stack_items;

use crate::book::RuleBook;
use crate::book::point::ResolutionPoint;
use crate::book::rule_sets::PlayRules;
use crate::card::ability::{ChoosingPhrase, Form};
use crate::engine::context::Cx;
use crate::engine::frame::{Flow, Frame, Proc};
use crate::engine::priority::TRIGGERED;
use crate::engine::question::{Pick, Topic};
use crate::engine::selection;
use crate::event::Happening;
use crate::ids::*;
use crate::play::announce::{Announcing, Choosing, step};
use crate::play::choose::candidates::SelectionBounds;
use crate::play::choose::how_many::{announced_count, chosen_count};
use crate::state::object::ObjectRef;
use crate::state::query::Scope;
use crate::state::stack_item::{Choice, FIRST_PICK_GROUP, NO_ABILITY, StackItem, phrase_group};

impl<B: RuleBook> Cx<'_, B> {
    /// Offers the candidates of the next choosing phrase, in ascending order. May ask.
    pub(super) fn choose_step(&mut self, f: usize, item: &StackItem) -> Flow {
        if item.ability == NO_ABILITY {
            return self.goto(f, step::DIVIDE);
        }
        if B::TRIGGER_WITHOUT_TARGET_VANISHES
            && is_first_choice_of_trigger(self.frame(f))
            && !matches!(self.pool.ability(item.ability).form, Form::Spell)
            && self.has_nothing_to_choose(item)
        {
            return self.give_up_unchoosable(f);
        }
        let ability = self.pool.ability(item.ability);
        loop {
            let frame = self.frame(f);
            let (part, phrase) = (frame.get(Announcing::PART), frame.get(Choosing::PHRASE));
            let selected = part == 0 || item.modes >> (part - 1) & 1 == 1;
            let Some(body) = ability.part(part) else { return self.goto(f, step::DIVIDE) };
            if let Some(choose) = body.phrases.get(usize::from(phrase)).filter(|_| selected) {
                if B::chooses_when_played(self, item.ability, part, phrase)
                    && (phrase == 0 || self.cite(B::play_rules(self, item).divide))
                {
                    return self.ask_phrase(f, &StackItem { part, ..*item }, choose);
                }
                self.next_phrase(f);
                continue;
            }
            let frame = self.frame(f);
            frame.update(Announcing::PART, |part| part + 1);
            Choosing::begin_phrase(frame, 0);
        }
    }

    /// Offers the candidates of a choosing phrase, or goes on to the next phrase. On resolution, if there are too few
    /// candidates, all of them suffice. May ask.
    pub(crate) fn ask_phrase(&mut self, f: usize, item: &StackItem, choose: &ChoosingPhrase) -> Flow {
        if self.scratch.trace.is_kept() {
            self.trace_choosing(choose, item);
        }
        if let Some(spots) = &choose.place_filter {
            return self.ask_places(f, item, choose, spots);
        }
        if choose.filter.on_stack.is_some() {
            return self.ask_stack_items(f, item, choose);
        }
        let frame = *self.frame(f);
        let min = self.read().value_of(&Scope::of(item), &choose.min);
        let max = self.read().value_of(&Scope::of(item), &choose.max);
        let max = self.division_steps(item, choose).map_or(max, |steps| max.min(steps));
        let (min, max) = announced_count(&frame).map_or((min, max), |n| (n, n));
        let taken = chosen_count(&frame);
        if taken > 0 && taken == max && !self.stays_open() {
            self.next_phrase(f);
            return Flow::Continue;
        }
        let musts = self.list_candidates(item, choose);
        let count = self.scratch.slots.len() as i32;
        if taken == 0 && count < min && B::CHOOSES_WHEN_PLAYED {
            return self.give_up_unchoosable(f);
        }
        if count < min {
            self.cite(B::play_rules(self, item).choose);
        }
        let min = min.min(count);
        let most = max.min(count).min(taken + item.choices.room() as i32);
        if taken == 0
            && most > 0
            && let Some(flow) = self.ask_count(f, item, min.max(musts.min(max)), most)
        {
            return flow;
        }
        let bounds =
            SelectionBounds { least: min, most: max.min(count), required: musts, taken, counts_as_chosen: true };
        if self.offer_more(item, phrase_group(item.part, frame.get(Choosing::PHRASE)), bounds) {
            self.next_phrase(f);
            return Flow::Continue;
        }
        let resolves = self.frame(f).proc == Proc::Resolve;
        let rule = self.choosing_rule(resolves, item);
        self.ask(item.controller, Topic::Choose, rule)
    }

    /// Takes the answer to a choosing phrase: an object is chosen or deselected, a number announced, or the phrase
    /// ended.
    pub(crate) fn choice_picked(&mut self, f: usize, item: &StackItem) {
        let answer = self.take_answer();
        let phrase = self.frame(f).get(Choosing::PHRASE);
        let body = self.pool.ability(item.ability).part(item.part);
        let Some(choose) = body.and_then(|b| b.phrases.get(usize::from(phrase))) else { return };
        let object = match (answer, &choose.place_filter) {
            (Pick::Object(slot), _) => self.state.object_ref(slot),
            (Pick::Place(place), Some(spots)) => ObjectRef::place(spots.zone, place),
            (Pick::StackItem(serial), _) => ObjectRef::stack_item(serial),
            (Pick::Number(number), _) => return self.note_count(f, number),
            _ => return self.next_phrase(f),
        };
        let lets_go = self.is_deselecting();
        let choice = Choice::new(object, phrase_group(item.part, phrase));
        let mut chosen = *item;
        if choose.place_filter.is_some() {
            selection::update_choices(&mut chosen, choice, lets_go, |choice| {
                choice.object.as_place().map(|(_, at)| at.into())
            });
        } else {
            self.list_candidates(item, choose);
            let cards = &self.scratch.slots;
            let place = |choice: &Choice| match choice.object.as_stack_item() {
                Some(serial) => Some(cards.len() + serial as usize),
                None => cards.iter().position(|&slot| slot == choice.object.slot),
            };
            selection::update_choices(&mut chosen, choice, lets_go, place);
        }
        self.frame(f).update(Choosing::TAKEN, |n| n + if lets_go { -1 } else { 1 });
        let resolves = self.state.frames[f].proc == Proc::Resolve;
        let chooser = if resolves { self.state.resolving.last_mut() } else { self.state.stack.last_mut() };
        chooser.expect("something chooses").choices = chosen.choices;
    }

    pub(super) fn next_phrase(&mut self, f: usize) {
        let frame = self.frame(f);
        Choosing::begin_phrase(frame, frame.get(Choosing::PHRASE) + 1);
    }

    /// The rule by which an item chooses. If its play rules name none: on resolution the rule on picking, on playing
    /// the rule on dividing.
    fn choosing_rule(&self, resolves: bool, item: &StackItem) -> Rule {
        match B::play_rules(self, item) {
            &PlayRules { choose, .. } if choose != Rule::UNNUMBERED => choose,
            _ if resolves => B::rule(ResolutionPoint::Picks),
            cites => cites.divide,
        }
    }

    /// Proposes that the objects chosen for these groups of phrases count as chosen. Begins a procedure: return from
    /// your step after calling this.
    pub(crate) fn propose_chosen(&mut self, item: &StackItem, groups: std::ops::Range<u8>) {
        let from = self.state.batch.len();
        let resolves = self.state.frames.last().is_none_or(|frame| frame.proc != Proc::Play);
        let rule = self.choosing_rule(resolves, item);
        let cause = self.cause_of(item, rule);
        let ability = (item.ability != NO_ABILITY).then(|| self.pool.ability(item.ability));
        for choice in item.choices.iter().filter(|c| groups.contains(&c.group)) {
            // A delayed ability carries choices of the ability that created it: those were chosen back then.
            let body = ability.and_then(|a| a.part(choice.group / 16));
            let phrase = usize::from(choice.group % 16);
            let picked = choice.group >= FIRST_PICK_GROUP && B::NOTICES_CHOICES_ON_RESOLUTION;
            let foreign = !picked && body.is_none_or(|b| phrase >= b.phrases.len());
            if foreign || choice.object.as_place().is_some() || choice.object.as_stack_item().is_some() {
                continue;
            }
            let (subject, counterpart) = (choice.object.slot, item.source.slot);
            let deed = Happening::Deed { subject, counterpart, seat: item.controller, amount: 0 };
            self.propose(deed, B::CHOOSE, cause);
        }
        self.commit(from);
    }
}

/// Returns true if a triggered ability is about to make its first choice.
fn is_first_choice_of_trigger(frame: &Frame) -> bool {
    frame.get(Announcing::FLAGS) & TRIGGERED != 0
        && frame.get(Announcing::PART) == 0
        && frame.get(Choosing::PHRASE) == 0
        && frame.get(Choosing::LAST_REDUCED) == -1
        && frame.get(Choosing::TAKEN) == 0
}
