//! Tokens: cards that are in no deck. Rules and texts create them, and out of play they cease to exist.
//!
//! A token that does not exist lies in a zone of the book's that is no zone of the game, and to create one is to move it
//! from there: that is proposed, forbidden, replaced and noticed as any move is. When it vanishes it goes back, and is
//! the next of its sort to be created for that player. So an object is never taken out of a state, and a duel that
//! creates and loses tokens again and again needs no more room.

use crate::amount::Amount;
use crate::amount::Who;
use crate::book::RuleBook;
use crate::cx::Cx;
use crate::event::{Act, Cause};
use crate::frame::Flow;
use crate::item::{Choice, Item, PICKED, Piled};
use crate::matching::Scope;
use crate::object::{Ref, Slot};
use crate::profile::{Orientation, Profile};
use crate::words::*;

/// What a book says of tokens.
#[derive(Clone, Copy, Debug)]
pub struct Tokens {
    /// Where those lie that do not exist. It is a public zone of each player's own, and no view shows it.
    pub nowhere: Zone,
    /// How it is called that one ceases to exist.
    pub vanish: Verb,
}

/// How many objects a duel can have.
const MOST: usize = 4096;

/// How a text creates tokens.
pub(crate) struct Creation<'o> {
    pub card: CardId,
    pub who: &'o Who,
    pub amount: &'o Amount,
    pub to: Zone,
    pub verb: Verb,
    pub turned: Option<Orientation>,
}

impl<B: RuleBook> Cx<'_, B> {
    /// A token of this card that does not exist yet, as its owner's. It exists once it moves somewhere; until then, what
    /// is proposed for it or spoken of by a text is not given out again. There is none in a book without tokens.
    pub fn conjure(&mut self, card: CardId, owner: Seat) -> Option<Slot> {
        let nowhere = B::TOKENS?.nowhere;
        let free = |&&slot: &&Slot| self.s.object(slot).card == card && !self.is_bespoken(slot);
        if let Some(&slot) = self.s.cards(nowhere, owner).iter().rev().find(free) {
            return Some(slot);
        }
        if self.s.objects.len() >= MOST {
            return None;
        }
        let known = self.s.derived.ready;
        let slot = self.s.add_card::<B>(card, owner, nowhere);
        if known {
            let printed = self.pool.card(card);
            let derived = &mut self.s.derived;
            derived.profiles.push(Profile { controller: owner, ..printed.profile });
            derived.awake = derived.awake.union(printed.awake);
            derived.ready = true;
            if !printed.asks.is_empty() {
                self.find_counted();
                self.s.derived.dirty = true;
            }
        }
        Some(slot)
    }

    /// Whether a token that does not exist is about to, or a text that is carried out is about to put it somewhere.
    fn is_bespoken(&self, slot: Slot) -> bool {
        let now = self.s.refer(slot);
        self.s.batch.iter().any(|event| event.act.slot() == Some(slot))
            || self.s.running.iter().any(|item| item.choices.iter().any(|choice| choice.now() == now))
    }

    /// Proposes that a player creates a token in a zone, turned as cards usually arrive there or so; returns which, unless
    /// it may not be there.
    pub fn propose_token(
        &mut self,
        card: CardId,
        seat: Seat,
        (to, turned): (Zone, Option<Orientation>),
        verb: Verb,
        cause: Cause,
    ) -> Option<Slot> {
        let slot = self.conjure(card, seat)?;
        if !B::may_enter(self, slot, to, seat) {
            return None;
        }
        let mut act = self.move_to_place(slot, to, seat, 0);
        if let (Act::Move { turned, .. }, Some(way)) = (&mut act, turned) {
            *turned = way;
        }
        self.propose(act, verb, cause);
        Some(slot)
    }

    /// Has a text create tokens; what it says after that can speak of them. Those that it creates nowhere are not there
    /// before it puts them somewhere.
    pub(crate) fn create(&mut self, item: &Item, creation: &Creation) -> Flow {
        let &Creation { card, who, amount, to, verb, turned } = creation;
        let scope = Scope::of(item);
        let creatable = !self.t.tracing || B::is_creatable(self, card);
        let number = if creatable { self.read().amount(&scope, amount).clamp(0, MOST as i32) } else { 0 };
        let group = PICKED + item.picks;
        if let Some(running) = self.s.running.last_mut() {
            running.picks += 1;
        }
        let cause = self.cause_of(item, B::CITES.resolve);
        let from = self.s.batch.len();
        let (mut meant, mut made) = (0, 0);
        let seats = self.read().seats(&scope, who).fold(0u8, |bits, seat| bits | 1 << seat.0);
        let stays = B::TOKENS.is_some_and(|tokens| tokens.nowhere == to);
        for seat in Seat::BOTH.into_iter().filter(|seat| seats >> seat.0 & 1 == 1) {
            // Only by the rule is it the player's own.
            let seat = if self.by(B::CITES.token.control) { seat } else { seat.other() };
            for _ in 0..number {
                meant += 1;
                let slot = match stays {
                    true => self.conjure(card, seat),
                    false => self.propose_token(card, seat, (to, turned), verb, cause),
                };
                if let Some(slot) = slot {
                    made += 1;
                    self.speak_of(slot, group, stays);
                }
            }
        }
        if stays {
            self.set_done(made > 0 && made == meant);
            return Flow::Go;
        }
        self.carry_out_posed(from, meant, turned.is_none())
    }

    /// The text that is carried out goes on to speak of a token that it creates.
    fn speak_of(&mut self, slot: Slot, group: u8, stays: bool) {
        let object = self.s.refer(slot);
        let spoken = self.s.running.last_mut().is_some_and(|item| item.choices.push(Choice::new(object, group)));
        if !spoken {
            // Of so many it speaks as of what they are when they have come.
            let life = object.life.wrapping_add(u16::from(!stays));
            let choice = Choice::new(Ref { life, ..object }, group);
            self.s.piles.push(Piled { depth: self.s.running.len() as u8, choice });
        }
    }

    /// Notes that a token has gone to where it does not exist for long.
    #[inline]
    pub(crate) fn note_token(&mut self, slot: Slot, from: Zone, to: Zone) {
        let nowhere = |tokens: Tokens| tokens.nowhere == from || tokens.nowhere == to;
        if B::TOKENS.is_some_and(|tokens| !nowhere(tokens)) && B::vanishes(from, to) {
            self.t.vanishing.push(slot);
        }
    }

    /// Tokens that have arrived out of play, and were seen to, cease to exist.
    pub(crate) fn vanish(&mut self) {
        let Some(tokens) = B::TOKENS else { return };
        let from = self.s.batch.len();
        let mut leaving = std::mem::take(&mut self.t.vanishing);
        for slot in leaving.drain(..) {
            if self.by(B::CITES.token.vanish) {
                let act = self.move_to(slot, tokens.nowhere);
                self.propose(act, tokens.vanish, Cause::rule(B::CITES.token.leave));
            }
        }
        self.t.vanishing = leaving;
        self.commit(from);
    }
}
