//! Reasons against an action: the checks that decide, run to the end, and what the kernel's own questions exclude.

use crate::book::RuleBook;
use crate::book::point::{ChoosingPoint, NumberPoint, PriorityPoint, ResolutionPoint, ZonePoint};
use crate::card::ability::{CostObjects, CostPart, Op};
use crate::card::characteristics::INFINITY;
use crate::card::filter::Filter;
use crate::engine::context::Cx;
use crate::engine::frame::Proc;
use crate::engine::question::{Pick, Question, Topic};
use crate::engine::refusal::{Decide, Explain, Refusal, Verdict};
use crate::ids::*;
use crate::need;
use crate::play::announce::{Announcing, Choosing};
use crate::resolve::pick::Picking;
use crate::state::object::Slot;
use crate::state::query::Scope;
use crate::state::stack_item::{FIRST_PICK_GROUP, NO_ABILITY, StackItem, phrase_group};

/// The thing that is lacking when a cost cannot be paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lack {
    /// Units of currency.
    Units,
    /// Units of this colour; of others there are enough.
    Colour(Colour),
    /// A card that can be turned this way.
    Turning {
        /// The card is the one whose cost it is, not another.
        itself: bool,
    },
    /// Counters on the card.
    Counters,
    /// Counters of the player.
    Held,
}

/// The questions that the kernel asks.
const KERNEL_TOPICS: [Topic; 15] = [
    Topic::Choose,
    Topic::Pay,
    Topic::Mode,
    Topic::X,
    Topic::HowMany,
    Topic::Place,
    Topic::May,
    Topic::ExtraCost,
    Topic::Pick,
    Topic::Search,
    Topic::Divide,
    Topic::Order,
    Topic::IntoPile,
    Topic::Name,
    Topic::AsItEnters,
];

/// The questions a player might be asked, each with the rule that asks it.
pub(crate) fn possible_questions<B: RuleBook>(seat: Seat) -> impl Iterator<Item = Question> {
    let topics = std::iter::once(Topic::Priority).chain(KERNEL_TOPICS).chain((0..=u8::MAX).map(Topic::Book));
    let asked = move |topic: Topic| Question { seat, topic, rule: rule_of_topic::<B>(topic) };
    topics.map(asked).filter(|question| question.rule != Rule::UNNUMBERED)
}

/// The rule that asks a question.
pub(crate) fn rule_of_topic<B: RuleBook>(topic: Topic) -> Rule {
    let play = &B::PLAY_RULES;
    let own = B::question_rule(topic).filter(|&rule| rule != Rule::UNNUMBERED);
    own.unwrap_or(match topic {
        Topic::Book(_) | Topic::AsItEnters => Rule::UNNUMBERED,
        Topic::Priority => B::rule(PriorityPoint::HolderActs),
        Topic::Choose | Topic::HowMany if play.choose != Rule::UNNUMBERED => play.choose,
        Topic::Mode if play.mode != Rule::UNNUMBERED => play.mode,
        Topic::X if play.x != Rule::UNNUMBERED => play.x,
        Topic::ExtraCost if play.extra != Rule::UNNUMBERED => play.extra,
        Topic::Pay => play.pay,
        Topic::May => B::rule(ResolutionPoint::Optional),
        Topic::Search => B::rule(ResolutionPoint::Searching),
        _ => B::rule(ResolutionPoint::Picks),
    })
}

/// Removes duplicates, and refusals without an object if the same rule also refuses for an object.
pub fn dedup_reasons(reasons: Vec<Refusal>) -> Vec<Refusal> {
    let mut once: Vec<Refusal> = Vec::new();
    for refusal in &reasons {
        let of_a_card = refusal.object.is_none() && reasons.iter().any(|r| r.rule == refusal.rule && r != refusal);
        if !of_a_card && !once.contains(refusal) {
            once.push(*refusal);
        }
    }
    once
}

impl<B: RuleBook> Cx<'_, B> {
    /// Every reason why a player could not give this answer now.
    pub(crate) fn why_not(&mut self, seat: Seat, pick: Pick) -> Explain {
        match self.state.pending_question.filter(|question| question.seat == seat) {
            Some(question) => self.reasons_against(question, pick, true),
            None => Explain(vec![Refusal { rule: B::rule(PriorityPoint::HolderActs), object: None }]),
        }
    }

    /// Every reason why this is no legal answer to the question, which is the pending one or treated as if it were.
    pub(crate) fn why_not_if(&mut self, question: Question, pick: Pick) -> Explain {
        let asked = self.state.pending_question.replace(question);
        let reasons = self.reasons_against(question, pick, asked == Some(question));
        self.state.pending_question = asked;
        reasons
    }

    fn reasons_against(&mut self, question: Question, pick: Pick, asked: bool) -> Explain {
        let mut reasons = Explain::default();
        let general = Refusal { rule: question.rule, object: None };
        self.refresh();
        if !self.state.has_objects_of(pick) {
            reasons.refuse(general);
            return reasons;
        }
        if question.topic == Topic::Priority && pick != Pick::Pass && B::can_only_pass(self) {
            reasons.refuse(Refusal { rule: B::only_pass_rule(self), object: None });
        }
        if matches!((question.topic, pick), (Topic::X, Pick::Number(..0))) && self.at(NumberPoint::ChosenAreWhole) {
            reasons.refuse(Refusal { rule: B::rule(NumberPoint::ChosenAreWhole), object: None });
        }
        if (question.topic, pick) == (Topic::X, Pick::Number(INFINITY)) && self.at(NumberPoint::ChosenAreFinite) {
            reasons.refuse(Refusal { rule: B::rule(NumberPoint::ChosenAreFinite), object: None });
        }
        let offered = asked && self.scratch.options.contains(&pick);
        if matches!(pick, Pick::Number(_) | Pick::Mode(_) | Pick::Place(_)) && !offered {
            reasons.refuse(general);
        }
        if !matches!(pick, Pick::Pay(Slot::NONE, _)) {
            B::check_action(self, question.seat, pick, &mut reasons);
        }
        if asked && !offered {
            self.refuse_choice(question, pick, &mut reasons);
        }
        // A refusal by an unnumbered rule falls back on the rule of the question.
        let unnumbered = reasons.0.iter().any(|refusal| refusal.rule == Rule::UNNUMBERED);
        reasons.0.retain(|refusal| refusal.rule != Rule::UNNUMBERED);
        if unnumbered && reasons.0.is_empty() {
            reasons.refuse(general);
        }
        reasons
    }

    /// Refuses a card that an effect or a cost does not let the player choose, by the rule against that card, or by the
    /// rule that asks.
    fn refuse_choice(&mut self, question: Question, pick: Pick, reasons: &mut Explain) {
        use Topic::{Choose, IntoPile, Order, Pay, Search};
        if !matches!(question.topic, Choose | Topic::Pick | Search | Pay | Order | IntoPile) {
            return;
        }
        let slot = match pick {
            Pick::Object(slot) | Pick::Pay(slot, _) if slot != Slot::NONE => Some(slot),
            _ => None,
        };
        if let Some(slot) = slot {
            match question.topic {
                Pay => self.refuse_piece(slot, reasons),
                _ => self.refuse_target(question, slot, reasons),
            }
        }
        let alike = slot.is_some_and(|slot| self.is_twin_offered(question.seat, slot));
        if reasons.0.is_empty()
            && !alike
            && let Some(owed) = self.required_choice()
        {
            reasons.refuse(Refusal { rule: B::rule(ChoosingPoint::AsRequired), object: Some(owed) });
        }
        if reasons.0.is_empty() && !alike {
            reasons.refuse(Refusal { rule: question.rule, object: slot });
        }
    }

    /// The stack item that has a player choose now, its filter, and true if it chooses rather than picks.
    fn choosing(&self) -> Option<(StackItem, &Filter, bool)> {
        let frame = self.state.frames.last()?;
        let item = match frame.proc {
            Proc::Play => StackItem { part: frame.get(Announcing::PART), ..*self.state.stack.last()? },
            Proc::Pick | Proc::Resolve => *self.state.resolving.last()?,
            _ => return None,
        };
        let body = self.pool.ability(Some(item.ability).filter(|&ability| ability != NO_ABILITY)?).part(item.part)?;
        if frame.proc != Proc::Pick {
            return Some((item, &body.phrases.get(usize::from(frame.get(Choosing::PHRASE)))?.filter, true));
        }
        match body.ops.get(frame.get(Picking::OP))? {
            Op::Choose { filter, .. } => Some((item, filter, true)),
            Op::Pick { filter, .. } | Op::Search { filter, .. } => Some((item, filter, false)),
            _ => None,
        }
    }

    /// An object that the choice of a resolving item must include, and does not yet.
    fn required_choice(&self) -> Option<Slot> {
        let (item, filter, chooses) = self.choosing()?;
        let frame = self.state.frames.last()?;
        let group = match frame.proc {
            Proc::Resolve => phrase_group(item.part, frame.get(Choosing::PHRASE)),
            Proc::Pick => FIRST_PICK_GROUP + item.picks.checked_sub(1)?,
            _ => return None,
        };
        let is_taken = |slot| item.choices.iter().any(|choice| choice.group == group && choice.object.slot == slot);
        let mut owed = None;
        if chooses && B::rule(ChoosingPoint::AsRequired) != Rule::UNNUMBERED {
            self.read().for_each_fitting(&Scope::of(&item), filter, |slot| {
                if self.must_choose(&item, slot) && self.can_be_chosen(&item, slot) && !is_taken(slot) {
                    owed = owed.or(Some(slot));
                }
            });
        }
        owed
    }

    fn refuse_target(&self, question: Question, slot: Slot, reasons: &mut Explain) {
        let Some((item, filter, chooses)) = self.choosing() else { return };
        let it = Some(slot);
        if chooses {
            let resolves = self.state.frames.last().is_some_and(|frame| frame.proc != Proc::Play);
            let bound = resolves && B::rule(ChoosingPoint::AsRequired) != Rule::UNNUMBERED;
            let rule =
                if bound { B::rule(ChoosingPoint::AsRequired) } else { B::rule(ResolutionPoint::CannotBeatsCan) };
            need!(reasons, !self.is_forbidden(B::CHOOSE, slot, Some(item.source)), rule, it);
            need!(reasons, item.card != it, B::rule(ChoosingPoint::NotItself), it);
        }
        need!(reasons, self.read().fits(&Scope::of(&item), filter, slot), question.rule, it);
    }

    /// Refuses a card that cannot pay the part of the cost that is being paid.
    fn refuse_piece(&mut self, slot: Slot, reasons: &mut Explain) {
        let Some((item, part, seat)) = self.part_being_paid() else { return };
        let filter = match part {
            CostPart::Turn { what: CostObjects::Exactly(_, filter), .. }
            | CostPart::Move { what: CostObjects::Exactly(_, filter), .. } => filter,
            _ => return,
        };
        let scope = Scope { source: item.source, you: seat, item: Some(&item), itself: None };
        if self.read().fits(&scope, filter, slot) {
            self.check_piece(&item, part, seat, slot, reasons);
        }
    }

    /// Refuses an action whose cost cannot be paid, by the rules on the parts that cannot; by `rule` where none is more
    /// exact. Returns true if the remaining checks can be skipped.
    pub fn refuse_unpaid<V: Verdict>(&mut self, item: &StackItem, rule: Rule, verdict: &mut V) -> bool {
        let it = Some(item.source.slot);
        if !crate::book::audit::holds(rule) {
            return false;
        }
        if V::ONE_SUFFICES {
            return verdict.refuse(Refusal { rule, object: it });
        }
        let mut exact = Explain::default();
        // Includes the extra costs that cannot be declined.
        let mut least = None;
        self.has_way_of_paying(item, 0, |_, with| {
            least.get_or_insert(*with);
            false
        });
        self.find_unpaid(&least.unwrap_or(*item), rule, &mut exact);
        if exact.0.is_empty() {
            exact.refuse(Refusal { rule, object: it });
        }
        for refusal in exact.0 {
            let known = refusal.rule != Rule::UNNUMBERED && crate::book::audit::holds(refusal.rule);
            verdict.refuse(Refusal { rule: if known { refusal.rule } else { rule }, ..refusal });
        }
        false
    }

    /// Finds the parts of a cost that cannot be paid, and why.
    fn find_unpaid(&mut self, item: &StackItem, rule: Rule, found: &mut Explain) {
        let total = self.total_cost(item).without_reduction();
        let it = Some(item.source.slot);
        let scope = Scope { source: item.source, you: total.seat, item: Some(item), itself: None };
        for part in total.parts() {
            if let Some((n, filter)) = total.what_to_pick(part) {
                let pays = |slot: Slot| self.is_piece(item, part, total.seat, slot);
                if self.read().has_at_least(&scope, filter, n.into(), pays) {
                    continue;
                }
                let mut unable = Explain::default();
                self.read().for_each_fitting(&scope, filter, |slot| {
                    self.check_piece(item, part, total.seat, slot, &mut unable);
                });
                // Of several cards that cannot pay for the same reason, one is named.
                for refusal in unable.0 {
                    if found.0.iter().all(|known| known.rule != refusal.rule) {
                        found.refuse(refusal);
                    }
                }
                if found.0.is_empty() {
                    found.refuse(Refusal { rule, object: it });
                }
            } else if !self.can_pay_fixed_part(item, &total, part) {
                match part {
                    CostPart::Turn { .. } | CostPart::Move { .. } if !self.state.is_alive(item.source) => {
                        found.refuse(Refusal { rule, object: it });
                    }
                    CostPart::Turn { .. } | CostPart::Move { .. } => {
                        self.check_deed(item, part, item.source.slot, true, found);
                    }
                    CostPart::RemoveCounters(..) => {
                        found.refuse(Refusal { rule: B::unpaid_rule(self, item, Lack::Counters), object: it });
                    }
                    CostPart::SpendPlayerCounters(..) => {
                        found.refuse(Refusal { rule: B::unpaid_rule(self, item, Lack::Held), object: it });
                    }
                }
            }
        }
        if !self.can_pay_price_alone(item, &total) {
            let asked = (0..COLOURS).filter(|&at| total.price.coloured[at] > 0).map(|at| Colour(at as u8));
            let missing = asked.clone().find(|&colour| self.can_pay_price_alone(item, &total.without_colour(colour)));
            let all = asked.clone().fold(total, |total, colour| total.without_colour(colour));
            let several = || self.can_pay_price_alone(item, &all).then(|| asked.clone().next()).flatten();
            let lack = missing.or_else(several).map_or(Lack::Units, Lack::Colour);
            found.refuse(Refusal { rule: B::unpaid_rule(self, item, lack), object: it });
            // Besides units, units of one colour may be lacking.
            let without = |colour: &Colour| !self.can_pay_price_alone(item, &total.only_colour(*colour));
            let colour = if lack == Lack::Units { asked.clone().find(without) } else { None };
            if let Some(colour) = colour {
                found.refuse(Refusal { rule: B::unpaid_rule(self, item, Lack::Colour(colour)), object: it });
            }
        }
    }

    /// Checks that a part of a cost can be applied to a card: its orientation and its zone allow it, and nothing
    /// forbids it.
    fn check_deed<V: Verdict>(&self, item: &StackItem, part: &CostPart, slot: Slot, itself: bool, verdict: &mut V) {
        let it = Some(slot);
        let cites = B::play_rules(self, item);
        let barred =
            |rule: Rule| if rule == Rule::UNNUMBERED { B::rule(ResolutionPoint::CannotBeatsCan) } else { rule };
        match part {
            CostPart::Turn { to, verb, .. } => {
                let lies = B::can_pay_by_turning(self, item, self.state.object(slot).orientation, *to, itself);
                need!(verdict, lies, B::unpaid_rule(self, item, Lack::Turning { itself }), it);
                let turns = self.can_turn_in_zone(slot);
                need!(verdict, turns, B::rule(ZonePoint::TurningNeedsMeaning), it);
                need!(verdict, !turns || self.may_turn(item, *verb, slot), barred(cites.turned), it);
            }
            CostPart::Move { to, verb, .. } => {
                let moves = self.can_be_moved(*to, *verb, slot);
                need!(verdict, moves, B::verb_rules(*verb).does, it);
                need!(verdict, !moves || self.may_move(item, *verb, slot), barred(cites.fast), it);
            }
            CostPart::RemoveCounters(..) | CostPart::SpendPlayerCounters(..) => {
                need!(verdict, false, Rule::UNNUMBERED, it)
            }
        }
    }

    /// Checks that a card can pay a part of a stack item's cost, as far as that depends on the card alone.
    pub(crate) fn check_piece<V: Verdict>(
        &self,
        item: &StackItem,
        part: &CostPart,
        seat: Seat,
        slot: Slot,
        verdict: &mut V,
    ) {
        let it = Some(slot);
        self.check_deed(item, part, slot, false, verdict);
        need!(verdict, item.card != it, Rule::UNNUMBERED, it);
        need!(verdict, B::can_pay_with(self, item, part, seat, slot), B::payer_owner_rule(self, item, part, slot), it);
    }

    /// Returns true if [`Cx::check_piece`] refuses nothing.
    pub(crate) fn is_piece(&self, item: &StackItem, part: &CostPart, seat: Seat, slot: Slot) -> bool {
        let mut verdict = Decide::default();
        self.check_piece(item, part, seat, slot, &mut verdict);
        verdict.is_allowed()
    }

    /// The reason why the player could not name this place for the action, if it needs one; ignores all other reasons.
    pub(crate) fn why_not_there(&mut self, seat: Seat, pick: Pick, place: u8) -> Option<Refusal> {
        self.refresh();
        let Pick::Act(_, slot, _) = pick else { return None };
        let (rule, places) = B::places_to_name_for(self, seat, pick).filter(|_| self.state.has_objects_of(pick))?;
        (places >> place & 1 == 0).then_some(Refusal { rule, object: Some(slot) })
    }
}
