//! Everything against what a player wants to do: the checks that decide, run on to the end, and what the kernel's own
//! questions leave out.

use crate::ability::{CostPart, CostWhat, Op};
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::filter::Filter;
use crate::frame::Proc;
use crate::item::{Item, NO_ABILITY};
use crate::matching::Scope;
use crate::need;
use crate::object::Slot;
use crate::pick::OP;
use crate::play::{PART, PHRASE};
use crate::profile::INFINITY;
use crate::question::{Pick, Question, Topic};
use crate::refusal::{Decide, Explain, Refusal, Verdict};
use crate::words::*;

/// What is lacking where a cost cannot be paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lack {
    /// Units of currency.
    Units,
    /// Units of this colour; of others there are enough.
    Colour(Colour),
    /// A card that can be turned so: the one itself, or another.
    Turning {
        /// It is the card whose cost it is.
        itself: bool,
    },
    /// Counters.
    Counters,
}

/// The questions that the kernel asks.
const ASKED: [Topic; 14] = [
    Topic::Choose,
    Topic::Pay,
    Topic::Mode,
    Topic::X,
    Topic::Count,
    Topic::Place,
    Topic::May,
    Topic::ExtraCost,
    Topic::Pick,
    Topic::Search,
    Topic::Share,
    Topic::Order,
    Topic::Divide,
    Topic::Name,
];

/// The questions a player might be asked, each with the rule by which it is.
pub(crate) fn questions<B: RuleBook>(seat: Seat) -> impl Iterator<Item = Question> {
    let topics = std::iter::once(Topic::Priority).chain(ASKED).chain((0..=u8::MAX).map(Topic::Book));
    let asked = move |topic: Topic| Question { seat, topic, rule: rule_of::<B>(topic) };
    topics.map(asked).filter(|question| question.rule != Rule::UNNUMBERED)
}

/// The rule by which a question is asked.
pub(crate) fn rule_of<B: RuleBook>(topic: Topic) -> Rule {
    let play = &B::CITES.play;
    let own = B::asks(topic).filter(|&rule| rule != Rule::UNNUMBERED);
    own.unwrap_or(match topic {
        Topic::Book(_) => Rule::UNNUMBERED,
        Topic::Priority => B::CITES.priority,
        Topic::Choose | Topic::Count if play.choose != Rule::UNNUMBERED => play.choose,
        Topic::Mode if play.mode != Rule::UNNUMBERED => play.mode,
        Topic::X if play.x != Rule::UNNUMBERED => play.x,
        Topic::ExtraCost if play.extra != Rule::UNNUMBERED => play.extra,
        Topic::Pay => play.pay,
        Topic::May => B::CITES.may,
        Topic::Search => B::CITES.search,
        _ => B::CITES.pick,
    })
}

/// Each reason once: what is said of a card is not said without it, too.
pub(crate) fn once(reasons: Vec<Refusal>) -> Vec<Refusal> {
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
    /// Every reason why a player could not do this now.
    pub(crate) fn why_not(&mut self, seat: Seat, pick: Pick) -> Explain {
        match self.s.asked.filter(|question| question.seat == seat) {
            Some(question) => self.against(question, pick, true),
            None => Explain(vec![Refusal { rule: B::CITES.priority, object: None }]),
        }
    }

    /// Every reason why a question could not be answered so: the one that is asked, or another if it were asked now.
    pub(crate) fn why_not_if(&mut self, question: Question, pick: Pick) -> Explain {
        let asked = self.s.asked.replace(question);
        let reasons = self.against(question, pick, asked == Some(question));
        self.s.asked = asked;
        reasons
    }

    fn against(&mut self, question: Question, pick: Pick, asked: bool) -> Explain {
        let mut reasons = Explain::default();
        let general = Refusal { rule: question.rule, object: None };
        self.refresh();
        if !self.s.names(pick) {
            reasons.refuse(general);
            return reasons;
        }
        if question.topic == Topic::Priority && pick != Pick::Pass && B::passes_only(self) {
            reasons.refuse(Refusal { rule: B::passes_by(self), object: None });
        }
        if matches!((question.topic, pick), (Topic::X, Pick::Number(..0))) && self.by(B::CITES.whole) {
            reasons.refuse(Refusal { rule: B::CITES.whole, object: None });
        }
        if (question.topic, pick) == (Topic::X, Pick::Number(INFINITY)) && self.by(B::CITES.finite) {
            reasons.refuse(Refusal { rule: B::CITES.finite, object: None });
        }
        let offered = asked && self.t.options.contains(&pick);
        if matches!(pick, Pick::Number(_) | Pick::Mode(_) | Pick::Place(_)) && !offered {
            reasons.refuse(general);
        }
        if !matches!(pick, Pick::Pay(Slot::NONE, _)) {
            B::check(self, question.seat, pick, &mut reasons);
        }
        if asked && !offered {
            self.refuse_choice(question, pick, &mut reasons);
        }
        // What no rule is numbered for rests on the rule of the question.
        let unnumbered = reasons.0.iter().any(|refusal| refusal.rule == Rule::UNNUMBERED);
        reasons.0.retain(|refusal| refusal.rule != Rule::UNNUMBERED);
        if unnumbered && reasons.0.is_empty() {
            reasons.refuse(general);
        }
        reasons
    }

    /// What is not among what a text, or a cost, lets a player choose is refused by the rule against that card, or by
    /// the one that asks.
    fn refuse_choice(&mut self, question: Question, pick: Pick, reasons: &mut Explain) {
        use Topic::{Choose, Divide, Order, Pay, Search};
        if !matches!(question.topic, Choose | Topic::Pick | Search | Pay | Order | Divide) {
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
        let alike = slot.is_some_and(|slot| self.offers_twin(question.seat, slot));
        if reasons.0.is_empty() && !alike {
            reasons.refuse(Refusal { rule: question.rule, object: slot });
        }
    }

    /// The text that has a player choose now, what it lets be chosen, and whether that counts as choosing.
    fn choosing(&self) -> Option<(Item, &Filter, bool)> {
        let frame = self.s.frames.last()?;
        let item = match frame.proc {
            Proc::Play => Item { part: frame.r[PART] as u8, ..*self.s.stack.last()? },
            Proc::Pick | Proc::Resolve => *self.s.running.last()?,
            _ => return None,
        };
        let body = self.pool.ability(Some(item.ability).filter(|&ability| ability != NO_ABILITY)?).part(item.part)?;
        if frame.proc != Proc::Pick {
            return Some((item, &body.choose.get(frame.r[PHRASE] as usize)?.filter, true));
        }
        match body.ops.get(frame.r[OP] as usize)? {
            Op::Choose { filter, .. } => Some((item, filter, true)),
            Op::Pick { filter, .. } | Op::Search { filter, .. } => Some((item, filter, false)),
            _ => None,
        }
    }

    fn refuse_target(&self, question: Question, slot: Slot, reasons: &mut Explain) {
        let Some((item, filter, chooses)) = self.choosing() else { return };
        let it = Some(slot);
        if chooses {
            let resolves = self.s.frames.last().is_some_and(|frame| frame.proc != Proc::Play);
            let bound = resolves && B::CITES.bound != Rule::UNNUMBERED;
            let rule = if bound { B::CITES.bound } else { B::CITES.cannot };
            need!(reasons, !self.forbidden(B::CHOOSE, slot, Some(item.source)), rule, it);
            need!(reasons, item.card != it, B::CITES.not_itself, it);
        }
        need!(reasons, self.read().fits(&Scope::of(&item), filter, slot), question.rule, it);
    }

    /// A card that cannot pay the part of the cost that is being paid.
    fn refuse_piece(&mut self, slot: Slot, reasons: &mut Explain) {
        let Some((item, part, seat)) = self.part_being_paid() else { return };
        let filter = match part {
            CostPart::Turn { what: CostWhat::Some(_, filter), .. }
            | CostPart::Move { what: CostWhat::Some(_, filter), .. } => filter,
            _ => return,
        };
        let scope = Scope { source: item.source, you: seat, item: Some(&item), itself: None };
        if self.read().fits(&scope, filter, slot) {
            self.check_piece(&item, part, seat, slot, reasons);
        }
    }

    /// Refuses what cannot be paid for, by the rules on the parts of its cost that cannot be; by this rule where none says
    /// it more exactly. Returns whether the remaining checks can be left out.
    pub fn refuse_unpaid<V: Verdict>(&mut self, item: &Item, rule: Rule, verdict: &mut V) -> bool {
        let it = Some(item.source.slot);
        if !crate::audit::holds(rule) {
            return false;
        }
        if V::ONE_SUFFICES {
            return verdict.refuse(Refusal { rule, object: it });
        }
        let mut exact = Explain::default();
        // With the extra costs that cannot be left out.
        let mut least = None;
        self.some_way(item, 0, |_, with| {
            least.get_or_insert(*with);
            false
        });
        self.find_unpaid(&least.unwrap_or(*item), rule, &mut exact);
        if exact.0.is_empty() {
            exact.refuse(Refusal { rule, object: it });
        }
        for refusal in exact.0 {
            let known = refusal.rule != Rule::UNNUMBERED && crate::audit::holds(refusal.rule);
            verdict.refuse(Refusal { rule: if known { refusal.rule } else { rule }, ..refusal });
        }
        false
    }

    /// Which parts of a cost cannot be paid, and why.
    fn find_unpaid(&mut self, item: &Item, rule: Rule, found: &mut Explain) {
        let bill = self.bill(item).unrelieved();
        let it = Some(item.source.slot);
        let scope = Scope { source: item.source, you: bill.seat, item: Some(item), itself: None };
        for part in bill.parts() {
            if let Some((n, filter)) = bill.some(part) {
                let pays = |slot: Slot| self.is_piece(item, part, bill.seat, slot);
                if self.read().at_least(&scope, filter, n.into(), pays) {
                    continue;
                }
                let mut unable = Explain::default();
                self.read().each(&scope, filter, |slot| {
                    self.check_piece(item, part, bill.seat, slot, &mut unable);
                });
                // Of several cards that cannot pay for the same reason one is named.
                for refusal in unable.0 {
                    if found.0.iter().all(|known| known.rule != refusal.rule) {
                        found.refuse(refusal);
                    }
                }
                if found.0.is_empty() {
                    found.refuse(Refusal { rule, object: it });
                }
            } else if !self.fixed_part_payable(item, &bill, part) {
                let exact = match part {
                    CostPart::Turn { .. } => B::unpaid(self, item, Lack::Turning { itself: true }),
                    CostPart::Move { .. } => B::play_cites(self, item).fast,
                    CostPart::Uncount(..) | CostPart::Spend(..) => B::unpaid(self, item, Lack::Counters),
                };
                found.refuse(Refusal { rule: exact, object: it });
            }
        }
        if !self.price_alone_payable(item, &bill) {
            let asked = (0..COLOURS).filter(|&at| bill.price.coloured[at] > 0).map(|at| Colour(at as u8));
            let missing = asked.clone().find(|&colour| self.price_alone_payable(item, &bill.without_colour(colour)));
            let all = asked.clone().fold(bill, |bill, colour| bill.without_colour(colour));
            let several = || self.price_alone_payable(item, &all).then(|| asked.clone().next()).flatten();
            let lack = missing.or_else(several).map_or(Lack::Units, Lack::Colour);
            found.refuse(Refusal { rule: B::unpaid(self, item, lack), object: it });
        }
    }

    /// Whether a card can pay a part of the cost of an item, as far as that hangs on the card alone.
    pub(crate) fn check_piece<V: Verdict>(
        &self,
        item: &Item,
        part: &CostPart,
        seat: Seat,
        slot: Slot,
        verdict: &mut V,
    ) {
        let it = Some(slot);
        match part {
            CostPart::Turn { to, verb, .. } => {
                let rule = || B::unpaid(self, item, Lack::Turning { itself: false });
                need!(verdict, self.turns(item, *to, *verb, slot, false), rule(), it);
            }
            CostPart::Move { verb, .. } => {
                need!(verdict, self.moves(item, *verb, slot), B::play_cites(self, item).fast, it);
            }
            CostPart::Uncount(..) | CostPart::Spend(..) => need!(verdict, false, Rule::UNNUMBERED, it),
        }
        need!(verdict, item.card != it, Rule::UNNUMBERED, it);
        need!(verdict, B::pays_with(self, item, part, seat, slot), B::play_cites(self, item).own, it);
    }

    /// The same, decided.
    pub(crate) fn is_piece(&self, item: &Item, part: &CostPart, seat: Seat, slot: Slot) -> bool {
        let mut verdict = Decide::default();
        self.check_piece(item, part, seat, slot, &mut verdict);
        verdict.allowed()
    }

    /// Why a player could not name this place in doing this, if it needs one; whatever else is against it.
    pub(crate) fn why_not_there(&mut self, seat: Seat, pick: Pick, place: u8) -> Option<Refusal> {
        self.refresh();
        let Pick::Act(_, slot, _) = pick else { return None };
        let (rule, places) = B::places_if(self, seat, pick).filter(|_| self.s.names(pick))?;
        (places >> place & 1 == 0).then_some(Refusal { rule, object: Some(slot) })
    }
}
