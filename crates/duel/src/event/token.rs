//! Tokens: cards that belong to no deck. Rules and effects create them, and out of play they cease to exist.
//!
//! A token that does not exist lies in a zone of the book that is no zone of the game, and creating it means moving it
//! from there: that is proposed, forbidden, replaced and noticed like any move. A token that ceases to exist moves
//! back, and is the next one of its card to be created for that player. So no object is ever removed from a state, and
//! a duel that creates and loses tokens again and again needs no more memory.

use crate::book::RuleBook;
use crate::book::point::{ResolutionPoint, ZonePoint};
use crate::card::amount::Amount;
use crate::card::amount::Who;
use crate::card::characteristics::{Characteristics, Orientation};
use crate::engine::context::Cx;
use crate::engine::frame::Flow;
use crate::event::{Cause, Happening};
use crate::ids::*;
use crate::state::object::{ObjectRef, Slot};
use crate::state::pile::PileMember;
use crate::state::query::Scope;
use crate::state::stack_item::{Choice, FIRST_PICK_GROUP, StackItem};

/// The most objects that a duel can have.
const MOST_OBJECTS: usize = 4096;

/// The parameters of the operation that creates tokens.
pub(crate) struct Creation<'o> {
    pub card: CardId,
    pub who: &'o Who,
    pub amount: &'o Amount,
    pub to: Zone,
    pub verb: Verb,
    pub turned: Option<Orientation>,
}

impl<B: RuleBook> Cx<'_, B> {
    /// A token of this card that does not exist yet, for this owner; `None` in a book without tokens.
    ///
    /// It exists once it moves. Until then, a token that is in a proposed event or that a resolving ability refers to
    /// is not handed out again.
    pub fn prepare_token(&mut self, card: CardId, owner: Seat) -> Option<Slot> {
        let nowhere = B::TOKENS?.nowhere;
        let free = |&&slot: &&Slot| self.state.object(slot).card == card && !self.is_reserved(slot);
        if let Some(&slot) = self.state.cards(nowhere, owner).iter().rev().find(free) {
            return Some(slot);
        }
        if self.state.objects.len() >= MOST_OBJECTS {
            return None;
        }
        let known = self.state.derived.is_initialised;
        let slot = self.state.add_card::<B>(card, owner, nowhere);
        if known {
            let printed = self.pool.card(card);
            let derived = &mut self.state.derived;
            derived.characteristics.push(Characteristics { controller: owner, ..printed.characteristics });
            derived.active_zones = derived.active_zones.union(printed.active_zones);
            derived.is_initialised = true;
            if !printed.turn_facts.is_empty() {
                self.find_counted_events();
                self.state.derived.dirty = true;
            }
            // Effects that apply to tokens before they exist, such as a prohibition to enter, apply to this one, too.
            self.state.derived.dirty |= self.state.derived.changeable_zones.has(nowhere);
        }
        Some(slot)
    }

    /// Returns true if a token that does not exist is in a proposed event, or a resolving ability refers to it.
    fn is_reserved(&self, slot: Slot) -> bool {
        let now = self.state.object_ref(slot);
        self.state.batch.iter().any(|event| event.happening.slot() == Some(slot))
            || self.state.resolving.iter().any(|item| item.choices.iter().any(|choice| choice.current() == now))
    }

    /// Proposes that a player creates a token in a zone, with this orientation or the usual one. Returns the token,
    /// unless it may not be there.
    pub fn propose_token(
        &mut self,
        card: CardId,
        seat: Seat,
        (to, turned): (Zone, Option<Orientation>),
        verb: Verb,
        cause: Cause,
    ) -> Option<Slot> {
        let slot = self.prepare_token(card, seat)?;
        if !B::can_enter(self, slot, to, seat) {
            return None;
        }
        let mut act = self.move_to_place(slot, to, seat, 0);
        if let (Happening::Move { turned, .. }, Some(way)) = (&mut act, turned) {
            *turned = way;
        }
        self.propose(act, verb, cause);
        Some(slot)
    }

    /// Carries out the operation that creates tokens; later operations can refer to them. Tokens created in the zone of
    /// those that do not exist come into being only when they move. May begin a procedure.
    pub(crate) fn create_tokens(&mut self, item: &StackItem, creation: &Creation) -> Flow {
        let &Creation { card, who, amount, to, verb, turned } = creation;
        let scope = Scope::of(item);
        let creatable = self.rests_on(|| B::token_can_exist(self, card));
        let number = if creatable { self.read().value_of(&scope, amount).clamp(0, MOST_OBJECTS as i32) } else { 0 };
        let group = FIRST_PICK_GROUP + item.picks;
        if let Some(running) = self.state.resolving.last_mut() {
            running.picks += 1;
        }
        let cause = self.cause_of(item, B::rule(ResolutionPoint::InWrittenOrder));
        let from = self.state.batch.len();
        let (mut meant, mut made) = (0, 0);
        let seats = self.read().seats(&scope, who).fold(0u8, |bits, seat| bits | 1 << seat.0);
        let stays = B::TOKENS.is_some_and(|tokens| tokens.nowhere == to);
        for seat in Seat::BOTH.into_iter().filter(|seat| seats >> seat.0 & 1 == 1) {
            // The player owns the token only by this rule.
            let seat = if self.at(ZonePoint::TokenControlledByCreator) { seat } else { seat.other() };
            for _ in 0..number {
                meant += 1;
                let slot = match stays {
                    true => self.prepare_token(card, seat),
                    false => self.propose_token(card, seat, (to, turned), verb, cause),
                };
                if let Some(slot) = slot {
                    made += 1;
                    self.refer_to_token(slot, group, stays);
                }
            }
        }
        if stays {
            self.set_done(made > 0 && made == meant);
            return Flow::Continue;
        }
        self.carry_out_once_oriented(from, meant, turned.is_none())
    }

    /// Lets the resolving ability refer to a token that it creates.
    fn refer_to_token(&mut self, slot: Slot, group: u8, stays: bool) {
        let object = self.state.object_ref(slot);
        let spoken = self.state.resolving.last_mut().is_some_and(|item| item.choices.push(Choice::new(object, group)));
        if !spoken {
            // The rest is referred to as what it will be on arrival.
            let life = object.life.wrapping_add(u16::from(!stays));
            let choice = Choice::new(ObjectRef { life, ..object }, group);
            self.state.piles.push(PileMember { depth: self.state.resolving.len() as u8, choice });
        }
    }

    /// Notes that a token has gone to a zone in which it ceases to exist.
    #[inline]
    pub(super) fn note_vanishing_token(&mut self, slot: Slot, from: Zone, to: Zone) {
        let vanishes = from != to && !B::ZONES[to.index()].in_play;
        if B::TOKENS.is_some_and(|tokens| tokens.nowhere != to) && vanishes {
            self.scratch.vanishing_tokens.push(slot);
        }
    }

    /// Removes the tokens that have arrived out of play, after triggers noticed it. May begin a procedure.
    pub(super) fn vanish_tokens(&mut self) {
        let Some(tokens) = B::TOKENS else { return };
        let from = self.state.batch.len();
        let mut leaving = std::mem::take(&mut self.scratch.vanishing_tokens);
        for slot in leaving.drain(..) {
            if self.at(ZonePoint::TokenVanishesNowhere) {
                let act = self.move_to(slot, tokens.nowhere);
                self.propose(act, tokens.vanish, Cause::rule(B::rule(ZonePoint::TokenVanishesOutOfPlay)));
            }
        }
        self.scratch.vanishing_tokens = leaving;
        self.commit(from);
    }
}
