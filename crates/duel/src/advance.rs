//! The one door in: an answer goes in, the next question or the outcome comes out.

use crate::book::RuleBook;
use crate::brought::Brought;
use crate::cx::Cx;
use crate::frame::{Flow, Frame, Proc};
use crate::log::Scratch;
use crate::object::{Counters, Object, Slot};
use crate::pool::CardPool;
use crate::profile::Orientation;
use crate::question::{Input, Outcome, Pending, Pick, Topic};
use crate::refusal::{Looked, Refusal};
use crate::state::{State, Use};
use crate::words::*;

/// Takes the duel on to its next question, or to its end. The options of the question are in the scratch.
pub fn advance<B: RuleBook>(pool: &CardPool, state: &mut State, scratch: &mut Scratch, input: Input) -> Pending {
    const { assert!(B::ZONES.len() <= crate::zone::ZONES, "there is room for so many zones") };
    let mut cx = Cx::<B>::new(pool, state, scratch);
    if let Some(outcome) = cx.s.outcome {
        return Pending::Over(outcome);
    }
    match input {
        Input::Begin => {}
        Input::Pick(pick) => {
            if !cx.offers(pick) {
                return cx.run();
            }
            cx.take(pick);
        }
        Input::Take(pick) => {
            if !cx.list_whole(|cx| cx.t.options.contains(&pick)) {
                return cx.run();
            }
            if cx.t.selection.is_none() {
                cx.take(pick);
            } else if pick == Pick::Done {
                cx.remember_selection();
                cx.go_on_with(pick);
            } else {
                cx.t.stays_open = true;
                cx.go_on_with(pick);
            }
        }
        Input::LetGo(pick) => {
            if !cx.list_whole(|cx| cx.t.selection.as_ref().is_some_and(|selection| selection.taken.contains(&pick))) {
                return cx.run();
            }
            cx.t.stays_open = true;
            cx.t.lets_go = true;
            cx.go_on_with(pick);
        }
        Input::Attempt(pick) => cx.attempt(pick),
        Input::Concede(seat) => {
            let affected = !(cx.s.derived.replacements.is_empty() && cx.s.derived.cannot.is_empty());
            if cx.by(B::CITES.concede) && (!affected || cx.by(B::CITES.unforced)) {
                cx.s.outcome = Some(Outcome { winner: Some(seat.other()), rule: B::CITES.concede });
            }
        }
        Input::Time => {
            let turn = cx.s.turn.number;
            if let Some(terms) = &mut cx.s.terms {
                terms.call_time(turn);
            }
        }
    }
    cx.run()
}

impl<B: RuleBook> Cx<'_, B> {
    /// The option that does least: what becomes of a question that no rule asks.
    fn least(&self) -> Pick {
        let little = |pick: &&Pick| matches!(pick, Pick::Pass | Pick::Done | Pick::No);
        self.t.options.iter().find(little).or(self.t.options.first()).copied().unwrap_or(Pick::Pass)
    }

    /// Lists everything that can be added to the pending selection, for someone to look at.
    pub(crate) fn list_whole<T>(&mut self, look: impl FnOnce(&Self) -> T) -> T {
        self.t.whole = true;
        self.t.selection = None;
        self.run();
        self.t.whole = false;
        look(self)
    }

    fn take(&mut self, pick: Pick) {
        if let Some(question) = self.s.asked {
            if self.t.tracing {
                self.trace_allowed(question.seat, pick);
            }
            self.remember(question, pick);
        }
        self.go_on_with(pick);
    }

    /// A selection that was made in any order is closed: it is remembered as if it had been made in the canonical one.
    fn remember_selection(&mut self) {
        let Some(question) = self.s.asked else { return };
        let taken = self.t.selection.take().map_or(Vec::new(), |selection| selection.taken);
        self.run();
        let ends = self.t.options.len() > 1 || taken.is_empty();
        for pick in taken.into_iter().chain(ends.then_some(Pick::Done)) {
            self.remember(question, pick);
        }
    }

    fn go_on_with(&mut self, pick: Pick) {
        self.t.answer = Some(pick);
        if let Some(frame) = self.s.frames.last_mut() {
            frame.pc += 1;
        }
        self.s.asked = None;
    }

    /// Notes the rules that were looked at and allow what a player does.
    fn trace_allowed(&mut self, seat: Seat, pick: Pick) {
        if !self.s.names(pick) {
            return;
        }
        let mut looked = Looked::default();
        self.refresh();
        B::check(self, seat, pick, &mut looked);
        for rule in looked.0 {
            self.by(rule);
        }
    }

    /// Whether a pick is among the options, which are listed anew if the scratch comes from elsewhere.
    fn offers(&mut self, pick: Pick) -> bool {
        self.t.options.contains(&pick) || {
            self.run();
            self.t.options.contains(&pick)
        }
    }

    /// A player tries something. What is offered is done. What is not is begun as far as it goes, and undone by the
    /// first rule against it; the player is asked again.
    fn attempt(&mut self, pick: Pick) {
        let Some(question) = self.s.asked else { return };
        self.t.undone = None;
        if self.offers(pick) {
            return self.take(pick);
        }
        let refusal = self.why_not(question.seat, pick).0.first().copied();
        let refusal = refusal.unwrap_or(Refusal { rule: question.rule, object: None });
        // Who pays wrongly has paid nothing, and what was to be paid for is taken back.
        if question.topic == Topic::Pay && self.s.checkpoint.is_some() && self.by(B::CITES.refund) {
            let tried = self.s.trying;
            self.undo(refusal);
            self.s.barred.retain(|&barred| Some(barred) != tried);
            return;
        }
        let begun = question.topic == Topic::Priority && matches!(pick, Pick::Act(..)) && self.s.names(pick);
        if begun && self.s.checkpoint.is_none() {
            let f = self.s.frames.len() - 1;
            self.s.frames[f].pc += 1;
            self.s.save(pick, f);
            self.mark_log();
            B::act(self, question.seat, pick);
            self.undo(refusal);
            self.s.barred.retain(|&barred| barred != pick);
        } else {
            self.by(B::CITES.undo);
            self.t.undone = Some(refusal);
        }
    }

    fn run(&mut self) -> Pending {
        // What was asked before is asked again as it was.
        self.t.stays_open |= self.s.asked.is_some();
        let pending = self.run_on();
        (self.t.stays_open, self.t.lets_go) = (false, false);
        pending
    }

    fn run_on(&mut self) -> Pending {
        loop {
            crate::audit::step();
            if let Some(outcome) = self.s.outcome {
                self.s.asked = None;
                self.t.options.clear();
                return Pending::Over(outcome);
            }
            self.t.options.clear();
            if self.s.frames.is_empty() {
                self.refresh();
                B::begin(self);
            }
            let f = self.s.frames.len() - 1;
            let flow = match self.s.frames[f].proc {
                Proc::Book(proc) => {
                    self.refresh();
                    B::step(self, proc, f)
                }
                Proc::Settle => {
                    self.refresh();
                    self.settle_step(f)
                }
                Proc::Priority => {
                    self.refresh();
                    self.priority_step(f)
                }
                Proc::StackWaiting => {
                    self.refresh();
                    self.stack_waiting_step(f)
                }
                Proc::Play => {
                    self.refresh();
                    self.play_step(f)
                }
                Proc::Pay => {
                    self.refresh();
                    self.pay_step(f)
                }
                Proc::Resolve => {
                    self.refresh();
                    self.resolve_step(f)
                }
                Proc::Pick => {
                    self.refresh();
                    self.pick_step(f)
                }
                Proc::Pile => {
                    self.refresh();
                    self.pile_step(f)
                }
                Proc::Loop => self.loop_step(f),
                Proc::Batch => {
                    self.refresh();
                    self.batch_step(f)
                }
                Proc::Show => self.show_step(f),
            };
            if flow == Flow::Ask {
                let question = self.s.asked.expect("a step that asks sets the question");
                if self.s.laps > 0
                    && let Some(pick) = self.next_of_lap(question)
                {
                    self.take(pick);
                } else if crate::audit::holds(question.rule) {
                    return Pending::Question(question);
                } else {
                    self.take(self.least());
                }
            }
        }
    }
}

/// What a state waits for, with the options listed anew in the scratch.
pub fn pending<B: RuleBook>(pool: &CardPool, state: &mut State, scratch: &mut Scratch) -> Pending {
    Cx::<B>::new(pool, state, scratch).run()
}

impl State {
    /// Whether the cards a pick speaks of exist.
    pub(crate) fn names(&self, pick: Pick) -> bool {
        match pick {
            Pick::Act(_, slot, _) | Pick::Object(slot) | Pick::Pile(slot, _) => slot.index() < self.objects.len(),
            Pick::Pay(slot, _) => slot == Slot::NONE || slot.index() < self.objects.len(),
            Pick::Waiting(n) => usize::from(n) < self.waiting.len(),
            Pick::Replacement(n) => usize::from(n) < self.derived.replacements.len(),
            Pick::Pass
            | Pick::Done
            | Pick::Yes
            | Pick::No
            | Pick::Number(_)
            | Pick::Mode(_)
            | Pick::Place(_)
            | Pick::Word(_)
            | Pick::Used(_)
            | Pick::Card(_) => true,
        }
    }

    /// Puts what two players bring where it lies at first, and sets chance to a seed.
    pub(crate) fn deal<B: RuleBook>(&mut self, brought: [Brought; 2], seed: u64) {
        self.dice = crate::dice::Dice::new(seed);
        for (seat, Brought { deck, besides }) in Seat::BOTH.into_iter().zip(brought) {
            let besides = B::BESIDES.map(|zone| (besides, zone));
            for (cards, zone) in std::iter::once((deck, B::DECK)).chain(besides) {
                for &card in cards {
                    self.add_card::<B>(card, seat, zone);
                }
            }
        }
    }

    /// Adds a card to a zone before the duel begins, or a token to those that do not exist.
    pub fn add_card<B: RuleBook>(&mut self, card: CardId, owner: Seat, zone: Zone) -> Slot {
        let slot = Slot(self.objects.len() as u16);
        let spec = &B::ZONES[zone.index()];
        let side = if spec.shared { Seat::FIRST } else { owner };
        let public = spec.sight == crate::zone::Sight::Public;
        self.clock += 1;
        self.objects.push(Object {
            card,
            life: 1,
            owner,
            controller: owner,
            under: owner,
            zone,
            side,
            place: 0,
            origin: zone,
            orientation: Orientation::Upright,
            face_up: true,
            known: match spec.sight {
                crate::zone::Sight::Public => 3,
                crate::zone::Sight::Own => 1 << owner.0,
                crate::zone::Sight::Nobody => 0,
            },
            marks: Marks::EMPTY,
            damage: 0,
            hurt_by: None,
            paid_in: Colours::EMPTY,
            counters: Counters::default(),
            paid: 0,
            x: 0,
            attached: None,
            since: self.clock,
            placed: self.clock,
            handle: if public { self.next_handle } else { 0 },
        });
        if public {
            self.next_handle = self.next_handle.wrapping_add(1);
        }
        self.layout.insert(slot, zone, side, crate::ability::End::Top);
        self.derived.ready = false;
        slot
    }

    /// Has play go on where a position says.
    pub(crate) fn resume<B: RuleBook>(&mut self, pool: &CardPool, position: &crate::position::Position) {
        let begun = position.holder.and_then(|holder| Some((holder, B::resume_begun(self, position.phase)?)));
        if let Some((holder, flags)) = begun {
            let passes = i32::from(holder.after_a_pass);
            self.turn.phase = position.phase;
            self.derived.dirty = true;
            self.frames.push(Frame::new(Proc::Priority, holder.seat).with([passes, flags, 0, 0, 0, 0]));
        } else {
            B::resume(self, position.phase);
        }
        for (at, placed) in position.cards.iter().enumerate() {
            let object = self.refer(Slot(at as u16));
            let ability = |&n: &u8| self.ability_at(pool, object.slot, n);
            let used = placed.used.iter().filter_map(ability).map(|ability| Use { object, ability });
            let used: Vec<Use> = used.collect();
            self.uses.extend(used);
        }
        for &(seat, verb, times) in &position.done {
            self.tally.set(seat, verb, times);
        }
    }

    /// Gives a card its place and status in a position.
    pub(crate) fn place<B: RuleBook>(&mut self, slot: Slot, placed: &crate::position::Placed) {
        let spec = &B::ZONES[placed.zone.index()];
        if placed.side != placed.owner && !spec.shared {
            self.layout.shift(slot, (placed.zone, placed.owner), (placed.zone, placed.side), crate::ability::End::Top);
        }
        let object = &mut self.objects[slot.index()];
        object.controller = placed.side;
        object.under = placed.side;
        object.side = if spec.shared { Seat::FIRST } else { placed.side };
        object.place = placed.place;
        object.orientation = placed.orientation;
        object.face_up = placed.face_up;
        if !placed.face_up && spec.sight == crate::zone::Sight::Public {
            object.known = spec.peekers(placed.owner);
        }
        object.known = placed.known.unwrap_or(object.known);
        object.marks = placed.marks;
        object.damage = placed.damage;
        object.attached = placed.attached.map(|at| Slot(at as u16));
        self.attachments += u16::from(object.attached.is_some());
        for &(counter, n) in &placed.counters {
            object.counters.change(counter, i32::from(n));
        }
    }
}
