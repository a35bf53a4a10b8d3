//! The one door for change: events are proposed, forbidden, replaced, performed and noticed, together.

use crate::ability::{End, Form, Instead};
use crate::book::{Arbiter, RuleBook};
use crate::cx::Cx;
use crate::depend::WATCH_MARKS;
use crate::event::{Act, Cause, Event, kind};
use crate::frame::{Flow, Frame, Proc};
use crate::infinity::plus;
use crate::list::List;
use crate::log::{Entry, Fate, Seen};
use crate::object::Slot;
use crate::pledge;
use crate::question::{Pick, Question, Topic};
use crate::words::*;
use crate::zone::Sight;

/// The steps of a batch in which cards that come together are put in order.
pub(crate) const ORDER: u8 = 2;
const ORDERED: u8 = 3;
/// Those in which cards are that go to the same end of a zone together.
pub(crate) const PILE: u8 = 4;
const PILED: u8 = 5;
/// Those in which something is said of cards that come, before that.
const SAY: u8 = 6;
const SAID: u8 = 7;
/// Those in which it is said to which of several events a replacement applies that is good for one.
const WHICH: u8 = 8;
const WHICH_SAID: u8 = 9;
/// In which register stands meanwhile which replacement that is.
const REPLACEMENT: usize = 3;

impl<B: RuleBook> Cx<'_, B> {
    /// Adds an event to those that will happen together.
    #[inline]
    pub fn propose(&mut self, act: Act, verb: Verb, cause: Cause) {
        if !crate::audit::holds(cause.rule) || !crate::audit::holds(B::verb_cites(verb).does) {
            return;
        }
        let life = act.slot().map_or(0, |slot| self.s.object(slot).life);
        let applied = self.s.running.last().map_or_else(List::new, |item| item.applied);
        self.s.batch.push(Event { act, verb, cause, life, leader: Slot::NONE, applied });
    }

    /// Has one event happen.
    pub fn happen(&mut self, act: Act, verb: Verb, cause: Cause) {
        let from = self.s.batch.len();
        self.propose(act, verb, cause);
        self.commit(from);
    }

    /// Has the events proposed since `from` happen together; returns how many of them are forbidden. This may
    /// begin a procedure: the step that calls it ends.
    pub fn commit(&mut self, from: usize) -> usize {
        self.refresh();
        if self.s.attachments > 0 {
            self.add_followers(from);
        }
        self.witness_events(from);
        let lost = if self.s.derived.cannot.is_empty() { 0 } else { self.drop_forbidden(from) };
        if from == self.s.batch.len() {
            return lost;
        }
        let kinds = self.s.batch[from..].iter().fold(0, |k, e| k | e.act.kind());
        if self.s.derived.replacing & kinds != 0
            && (from..self.s.batch.len()).any(|i| self.applicable(i).next().is_some())
        {
            self.push(Frame::new(Proc::Batch, self.s.turn.player).with([from as i32, 0, 0, 0, 0, 0]));
            return lost;
        }
        if self.must_ask(from) {
            let frame = Frame::new(Proc::Batch, self.s.turn.player).with([from as i32, 0, 0, 0, 0, 0]);
            self.show_comers(from);
            self.push(Frame { pc: SAY, ..frame });
            return lost;
        }
        self.perform(from, false);
        lost
    }

    /// Whether a player says something before the events since `from` happen: of cards that come, or of their order.
    #[inline]
    fn must_ask(&self, from: usize) -> bool {
        self.must_order(from) || self.must_pile(from) || self.must_say(from)
    }

    /// Drops what is forbidden, and what would follow it; returns how many events were, followers aside.
    fn drop_forbidden(&mut self, from: usize) -> usize {
        let (mut i, mut lost) = (from, 0);
        while i < self.s.batch.len() {
            let event = self.s.batch[i];
            // Damage of one sort is damage, too.
            let hurts = matches!(event.act, Act::Damage { .. });
            let names = B::other_names(self, &event).with(if hurts { B::DAMAGE } else { event.verb });
            let forbids = |slot| names.with(event.verb).iter().any(|verb| self.prevented(verb, slot, &event.cause));
            if event.act.slot().is_some_and(forbids)
                && self.by_all(&[B::CITES.cannot, B::verb_cites(event.verb).cannot])
            {
                // What demanded it is at work, though it does not happen.
                self.by_all(&[event.cause.rule, B::verb_cites(event.verb).does]);
                self.record(&event, Fate::Forbidden, None);
                lost += usize::from(event.leader == Slot::NONE);
                self.withdraw(from, i);
            } else {
                i += 1;
            }
        }
        lost
    }

    /// Takes back a proposed event of the batch since `from`, and what would follow it.
    pub(crate) fn withdraw(&mut self, from: usize, at: usize) {
        let event = self.s.batch.remove(at);
        self.withdraw_followers(from, &event);
    }

    /// Takes back what would follow a card that moves. They come after what they follow.
    pub(crate) fn withdraw_followers(&mut self, from: usize, event: &Event) {
        let (Act::Move { slot, .. }, true) = (event.act, self.s.attachments > 0) else { return };
        while let Some(at) = self.s.batch[from..].iter().position(|e| e.leader == slot) {
            self.withdraw(from, from + at);
        }
    }

    /// While replacements were carried out, cards may have gone that the events were about, and what is left of the
    /// events may have become forbidden.
    fn drop_overtaken(&mut self, from: usize) {
        let mut lost = 0;
        let mut i = from;
        while i < self.s.batch.len() {
            let event = self.s.batch[i];
            let gone = event.act.slot().is_some_and(|slot| self.s.object(slot).life != event.life);
            if gone {
                lost += usize::from(event.leader == Slot::NONE);
                self.withdraw(from, i);
            } else {
                i += 1;
            }
        }
        if !self.s.derived.cannot.is_empty() {
            lost += self.drop_forbidden(from);
        }
        if lost > 0
            && let Some(item) = self.s.running.last_mut()
        {
            item.done = false;
        }
    }

    /// The replacements that apply to a proposed event and have not been declined.
    fn open_replacements(&self, event: usize, declined: i32) -> impl Iterator<Item = usize> + '_ {
        self.applicable(event).filter(move |&i| self.decider(i).is_none_or(|seat| declined >> seat.0 & 1 == 0))
    }

    /// Those of the replacements that apply to a proposed event and must, among which the next is to be picked: first
    /// those that say under whose control a card enters.
    fn due_replacements(&self, event: usize, declined: i32) -> impl Iterator<Item = usize> + '_ {
        let controls = |i: usize| {
            let ability = self.s.derived.replacements[i].ability;
            matches!(&self.pool.ability(ability).form, Form::Replacement(r) if matches!(r.instead, Instead::Under(_)))
        };
        let first = self.open_replacements(event, declined).any(controls);
        self.open_replacements(event, declined).filter(move |&i| !first || controls(i))
    }

    /// Who orders the replacements of a proposed event.
    fn arbiter(&self, event: usize) -> Seat {
        match B::ARBITER {
            Arbiter::TurnPlayer => self.s.turn.player,
            Arbiter::Affected => self.s.batch[event].act.slot().map_or(self.s.turn.player, |slot| self.player_of(slot)),
        }
    }

    /// Offers what may replace these events, of all that `seat` decides about, in any order; or nothing more. What
    /// must be taken is offered too where the same player orders it.
    fn offer_optional(&mut self, from: usize, seat: Seat, declined: i32) -> Flow {
        let mut list = std::mem::take(&mut self.t.options);
        let mut forced = false;
        for event in from..self.s.batch.len() {
            if !self.open_replacements(event, declined).any(|i| self.decider(i) == Some(seat)) {
                continue;
            }
            self.show_own(event, seat);
            for i in self.open_replacements(event, declined) {
                let ordered = self.decider(i).is_none() && self.arbiter(event) == seat;
                if ordered || self.decider(i) == Some(seat) {
                    forced |= ordered;
                    if !list.contains(&Pick::Replacement(i as u8)) {
                        list.push(Pick::Replacement(i as u8));
                    }
                }
            }
        }
        if !forced && self.by(B::CITES.effect.left_out) {
            list.push(Pick::Done);
        }
        self.t.options = list;
        let rule = B::orders_replacements(self, &self.t.options);
        self.ask(seat, Topic::OrderReplacements, rule)
    }

    /// Who decides what a card of the own that moves does instead sees it.
    fn show_own(&mut self, event: usize, seat: Seat) {
        let Some(slot) = self.s.batch[event].act.slot() else { return };
        let own = |i: usize| self.s.derived.replacements[i].slot == slot && self.decider(i) == Some(seat);
        if self.s.object(slot).owner == seat && self.applicable(event).any(own) {
            self.s.objects[slot.index()].known |= 1 << seat.0;
        }
    }

    /// Simultaneous events meet replacements one by one, then happen. The registers: where the events begin,
    /// which one is being replaced, which players want no more of what is optional (then: of which card something is
    /// said, and whose), how many of the cards that come together have been put in order, and which of those that go to one end of a zone, how many of them.
    pub(crate) fn batch_step(&mut self, f: usize) -> Flow {
        // A stored state goes on from any question of a batch.
        self.refresh();
        let from = self.frame(f).r[0] as usize;
        let declined = self.frame(f).r[2];
        match self.frame(f).pc {
            0 => {
                let open = |i: &usize| self.open_replacements(*i, declined).next().is_some();
                let Some(event) = (from..self.s.batch.len()).find(open) else {
                    self.drop_overtaken(from);
                    if self.must_ask(from) {
                        self.show_comers(from);
                        let r = &mut self.frame(f).r;
                        (r[pledge::AT], r[pledge::OTHERS]) = (0, 0);
                        return self.goto(f, SAY);
                    }
                    self.s.frames.pop();
                    self.perform(from, false);
                    return Flow::Go;
                };
                self.frame(f).r[1] = event as i32;
                let seat = self.arbiter(event);
                let deciders = |s: Seat| self.open_replacements(event, declined).any(|i| self.decider(i) == Some(s));
                if let Some(decider) = [seat, seat.other()].into_iter().find(|&s| deciders(s)) {
                    self.frame(f).seat = decider;
                    return self.offer_optional(from, decider, declined);
                }
                let first = self.due_replacements(event, declined).next().expect("one applies");
                if self.due_replacements(event, declined).count() == 1 {
                    let question = Question { seat, topic: Topic::OrderReplacements, rule: B::CITES.effect.replace };
                    self.goes_without_asking(question, Pick::Replacement(first as u8));
                    return self.replace_one(f, from, event, first);
                }
                let mut list = std::mem::take(&mut self.t.options);
                list.extend(self.due_replacements(event, declined).map(|i| Pick::Replacement(i as u8)));
                self.t.options = list;
                self.ask(seat, Topic::OrderReplacements, B::CITES.effect.replace)
            }
            WHICH => self.ask_which(f, from),
            WHICH_SAID => {
                let replacement = std::mem::take(&mut self.frame(f).r[REPLACEMENT]) as usize;
                let answer = self.answer();
                self.frame(f).pc = 0;
                let meant = |e: &usize| self.s.batch[*e].act.slot().map(Pick::Object) == Some(answer);
                let at = self.replaceable(from, replacement).find(meant);
                if let Some(at) = at {
                    self.replace(from, at, replacement);
                }
                Flow::Go
            }
            SAY => self.say_next(f, from),
            SAID => {
                self.said(f);
                self.goto(f, SAY)
            }
            ORDER => self.order_next(f, from),
            ORDERED => {
                if let Pick::Object(slot) = self.answer() {
                    self.put_next(f, from, slot);
                }
                self.goto(f, ORDER)
            }
            PILE => self.pile_next(f, from),
            PILED => {
                if let Pick::Object(slot) = self.answer() {
                    self.pile_up(f, from, slot);
                }
                self.goto(f, PILE)
            }
            _ => {
                self.frame(f).pc = 0;
                let event = self.frame(f).r[1] as usize;
                match self.answer() {
                    Pick::Replacement(i) => {
                        let i = usize::from(i);
                        let meant = |e: &usize| self.open_replacements(*e, declined).any(|open| open == i);
                        let at = if meant(&event) { Some(event) } else { (from..self.s.batch.len()).find(meant) };
                        if let Some(at) = at {
                            return self.replace_one(f, from, at, i);
                        }
                    }
                    _ => self.frame(f).r[2] |= 1 << self.frame(f).seat.0,
                }
                Flow::Go
            }
        }
    }

    /// The events since `from` to which a replacement applies.
    fn replaceable(&self, from: usize, replacement: usize) -> impl Iterator<Item = usize> + '_ {
        (from..self.s.batch.len()).filter(move |&event| self.applicable(event).any(|i| i == replacement))
    }

    /// Applies a replacement to an event. If it is good for one, and there are several it applies to, it is first asked to
    /// which.
    fn replace_one(&mut self, f: usize, from: usize, event: usize, replacement: usize) -> Flow {
        let left = self.s.derived.replacements[replacement].left;
        let single = left.is_some_and(|left| self.s.delayed[usize::from(left)].once);
        if single && self.replaceable(from, replacement).nth(1).is_some() {
            self.frame(f).r[REPLACEMENT] = replacement as i32;
            return self.goto(f, WHICH);
        }
        self.replace(from, event, replacement);
        Flow::Go
    }

    /// Has the controller of a replacement that is good for one event say which of several it applies to.
    fn ask_which(&mut self, f: usize, from: usize) -> Flow {
        let replacement = self.frame(f).r[REPLACEMENT] as usize;
        let slots: Vec<Slot> =
            self.replaceable(from, replacement).filter_map(|event| self.s.batch[event].act.slot()).collect();
        for slot in slots {
            if !self.t.options.contains(&Pick::Object(slot)) {
                self.offer(Pick::Object(slot));
            }
        }
        let seat = self.controller_of(replacement);
        self.ask(seat, Topic::Choose, B::CITES.effect.spent)
    }

    /// Has the events since `from` happen, and lets triggers notice. Cards that come together count as coming one
    /// after the other if they have been put in order.
    pub(crate) fn perform(&mut self, from: usize, ordered: bool) {
        if const { crate::lid::any(B::ZONES) } {
            self.turn_lids_down(from);
        }
        B::accompany(self, from);
        self.witness_events(from);
        let kinds = self.s.batch[from..].iter().fold(0, |k, e| k | e.act.kind());
        if B::REMEMBERS_FOLLOWERS && self.s.attachments > 0 && kinds & kind::MOVE != 0 {
            self.remember_followers(from);
        }
        let (stands, logged) = (self.is_to_stand(from), self.t.log.len());
        self.t.noticed.clear();
        self.t.origins.clear();
        self.t.idle.clear();
        if kinds & kind::MOVE != 0 {
            let mut origins = std::mem::take(&mut self.t.origins);
            for event in &self.s.batch[from..] {
                let object = event.act.slot().map(|slot| self.s.object(slot));
                origins.push(object.map_or_else(Default::default, |o| (o.origin, o.zone)));
            }
            self.t.origins = origins;
            if self.s.derived.listening & kind::MOVE != 0 {
                self.notice_before(from);
            }
        }
        // What arrives together arrives at one time.
        self.t.moment = self.s.clock + 1;
        self.t.ordered = ordered;
        for i in from..self.s.batch.len() {
            if let Act::Count { slot, counter, amount } = &mut self.s.batch[i].act {
                // Counters that are not there are not taken off.
                *amount = (*amount).max(-self.s.objects[slot.index()].counters.of(*counter));
            }
            let event = self.s.batch[i];
            if matches!(event.act, Act::Turn { slot, to } if self.s.object(slot).orientation == to) {
                self.t.idle.push(i);
            }
            self.apply_event(&event);
            self.by(event.cause.rule);
            self.by(B::verb_cites(event.verb).does);
        }
        self.witness_deeds(from);
        if B::LETS_GO && self.s.attachments > 0 {
            self.let_go(from);
        }
        // What enters play is what effects make of it as it enters, and not a moment later.
        let enters = |e: &Event| matches!(e.act, Act::Move { to, .. } if B::ZONES[to.index()].in_play);
        let changed = self.s.derived.dirty && self.s.batch[from..].iter().any(enters);
        if !changed || self.by_all(&[B::CITES.effect.enter, B::CITES.effect.at_once]) {
            self.refresh();
            if changed {
                self.settle_comers(from);
            }
        }
        if self.t.tracing {
            self.leave_late_unreplaced(from);
        }
        B::happened(self, from);
        if stands {
            self.let_stand(from, logged);
        }
        if self.s.derived.listening & kinds != 0 {
            self.notice_after(from);
        }
        self.s.batch.truncate(from);
        self.enqueue_noticed();
        if B::STATES_AT_ONCE {
            self.notice_states();
        }
        if const { B::TOKENS.is_some() } && !self.t.vanishing.is_empty() {
            self.vanish();
        }
        if B::ENDS_AT_ONCE && (self.s.losing != [None; 2] || self.s.winning != [None; 2]) {
            self.judge();
        }
    }

    /// What has come into play lies as it does who comes as what effects made of it.
    fn settle_comers(&mut self, from: usize) {
        for i in from..self.s.batch.len() {
            let event = self.s.batch[i];
            if let (Act::Move { slot, .. }, Some(way)) = (event.act, B::settles(self, &event)) {
                self.s.objects[slot.index()].orientation = way;
            }
        }
    }

    pub(crate) fn record(&mut self, event: &Event, fate: Fate, from: Option<Zone>) {
        if !self.t.logging {
            return;
        }
        let object = event.act.slot().map(|slot| self.s.object(slot));
        let entry = Entry {
            number: if fate == Fate::Happened { self.s.clock } else { 0 },
            act: event.act,
            verb: event.verb,
            cause: event.cause,
            fate,
            card: object.map(Seen::of),
            source: event.cause.source.map(|source| {
                let past = if self.s.alive(source) { None } else { self.s.ghost(source) };
                Seen::of(past.map_or(self.s.object(source.slot), |ghost| &ghost.body))
            }),
            host: match event.act {
                Act::Attach { to, .. } => Some(Seen::of(self.s.object(to))),
                Act::Deed { counterpart, .. } if counterpart != Slot::NONE => {
                    Some(Seen::of(self.s.object(counterpart)))
                }
                _ => None,
            },
            from,
            handle: object.map_or(0, |o| o.handle),
            turn: self.s.turn.number,
        };
        self.t.log.push(entry);
    }

    /// What lies under an object that has come to a player's side lies there, too, and is that player's.
    fn bring_along(&mut self, host: Slot, seat: Seat) {
        for at in 0..self.s.objects.len() {
            let object = &mut self.s.objects[at];
            if object.attached != Some(host) || object.side == seat {
                continue;
            }
            let (zone, from) = (object.zone, std::mem::replace(&mut object.side, seat));
            (object.controller, object.under) = (seat, seat);
            self.s.derived.profiles[at].controller = seat;
            self.s.layout.shift(Slot(at as u16), (zone, from), (zone, seat), End::Top);
        }
    }

    pub(crate) fn apply_event(&mut self, event: &Event) {
        self.s.clock += 1;
        self.s.derived.settled &= !B::disturbs(self, event);
        self.change_means(&event.act);
        let mut from = None;
        let watches = self.s.derived.watches;
        match event.act {
            Act::Move { slot, .. } => {
                from = Some(self.s.object(slot).zone);
                self.apply_move(event);
            }
            Act::Turn { slot, to } => {
                self.s.objects[slot.index()].orientation = to;
                self.s.derived.dirty |= watches & kind::TURN != 0;
            }
            Act::Flip { slot, face_up } => {
                let object = &mut self.s.objects[slot.index()];
                object.face_up = face_up;
                let spec = &B::ZONES[object.zone.index()];
                let peekers = spec.peekers(object.side);
                if face_up {
                    object.known = 3;
                } else if peekers != 0 {
                    object.known = peekers;
                }
                if !face_up && spec.in_play {
                    self.t.pass(B::CITES.blank);
                }
                self.s.derived.dirty = true;
                self.s.derived.tuned = false;
                self.s.derived.reach = Zones::ALL;
            }
            Act::Mark { slot, mark, on } => {
                let object = &mut self.s.objects[slot.index()];
                object.marks = if on { object.marks.with(mark) } else { object.marks.without(mark) };
                self.s.derived.dirty |= watches & WATCH_MARKS != 0;
            }
            Act::Damage { slot, amount } => {
                let object = &mut self.s.objects[slot.index()];
                object.damage = plus(object.damage, amount);
                object.hurt_by = event.cause.source;
                if const { B::BLAMES.is_some() } {
                    self.blame_damage(self.s.refer(slot), event.cause.source, event.verb);
                }
                self.s.derived.dirty |= watches & kind::DAMAGE != 0;
            }
            Act::Heal { slot } => {
                let object = &mut self.s.objects[slot.index()];
                object.damage = 0;
                object.hurt_by = None;
                self.s.derived.dirty |= watches & kind::DAMAGE != 0;
            }
            Act::Count { slot, counter, amount } => {
                let some = self.s.object(slot).counters.of(counter) > 0;
                if amount <= 0 || !some || self.by(B::CITES.alike) {
                    self.s.objects[slot.index()].counters.change(counter, amount);
                }
                self.s.derived.dirty |= watches & kind::COUNT != 0 || B::weight(self.pool, counter).is_some();
            }
            Act::Hold { seat, counter, amount } => {
                self.s.held[seat.index()].change(counter, amount);
                self.s.derived.dirty |= watches & kind::COUNT != 0;
            }
            Act::Mint { seat, colours, bonds, amount } => self.s.minted[seat.index()].mint(colours, bonds, amount),
            Act::Ground { zone, place, counter, amount } => {
                self.s.change_ground(zone, place, counter, amount);
                self.s.derived.dirty |= watches & kind::COUNT != 0;
            }
            Act::Attach { slot, to } => {
                let before = self.s.objects[slot.index()].attached.replace(to);
                self.s.attachments += u16::from(before.is_none());
                self.s.derived.dirty = true;
            }
            Act::Show { slot, seats } => {
                self.s.objects[slot.index()].known |= seats;
                if B::HIDES_AGAIN && seats == 3 && event.cause.ability.is_some() {
                    self.note_shown(slot);
                }
            }
            Act::Shuffle { zone, side } => {
                if self.by(B::CITES.shuffle) {
                    let shown = B::HIDES_AGAIN && self.stay_shown(zone, side);
                    let all = self.by(B::CITES.shuffle_all);
                    let state = &mut *self.s;
                    let cards = state.layout.cards_mut(zone, side);
                    let under = cards.len().saturating_sub(usize::from(!all));
                    state.dice.shuffle(&mut cards[..under]);
                    if B::ZONES[zone.index()].sight != Sight::Public && !shown {
                        self.forget(zone, side, 0);
                    }
                }
            }
            Act::Deed { seat, .. } => {
                self.s.tally.add(seat, event.verb);
                self.s.derived.dirty |= self.s.derived.watches_deeds;
            }
            Act::Control { slot, seat } => {
                let moves = B::control_moves(self, slot);
                let object = &mut self.s.objects[slot.index()];
                object.under = seat;
                object.marks.0 &= !B::CONTROL_MARKS.0;
                if moves && object.side != seat {
                    let zone = object.zone;
                    let from = std::mem::replace(&mut object.side, seat);
                    self.s.layout.shift(slot, (zone, from), (zone, seat), End::Top);
                    self.s.derived.dirty = true;
                    if self.s.attachments > 0 {
                        self.bring_along(slot, seat);
                    }
                }
                self.s.derived.dirty |= watches & WATCH_MARKS != 0;
            }
            Act::Lose { seat } => {
                self.s.losing[seat.index()].get_or_insert(event.cause.rule);
            }
            Act::Win { seat } => {
                self.s.winning[seat.index()].get_or_insert(event.cause.rule);
            }
        }
        self.record(event, Fate::Happened, from);
    }
}
