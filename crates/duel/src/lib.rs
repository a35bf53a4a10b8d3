//! The kernel: the parts that every card duel is made of. It knows no game.
//!
//! A [rule book](book::RuleBook) says which zones there are, how a turn goes, what may be done with priority and how
//! a cost is paid; the kernel supplies the parts that such rules are made of. It is compiled once for each book.
//!
//! # A duel from outside
//!
//! A duel is a [`State`](state::State), which is plain data, beside a [`CardPool`](card::pool::CardPool), which never
//! changes. There is one way in: an answer goes to [`advance`](engine::advance::advance()), and the next question or the
//! outcome comes out. Every question is *pick one of these*: choosing several, ordering, dividing and paying are
//! sequences of picks, and each offers only options that can be completed legally.
//!
//! ```
//! use duel::state::rng::Rng;
//! use duel::engine::any_duel::{AnyDuel, Observed};
//! use duel::engine::duel::Duel;
//! use duel::engine::question::Pending;
//! use std::sync::Arc;
//! use skirmish::{Skirmish, cards};
//!
//! let pool = Arc::new(cards::pool());
//! let deck = cards::deck(&pool);
//! let mut duel = Duel::<Skirmish>::new(Arc::clone(&pool), [&deck, &deck], 7);
//! let mut rng = Rng::new(7);
//! let outcome = loop {
//!     match duel.pending() {
//!         Pending::Question(question) => {
//!             // The player's view holds the question, with the wording of its options.
//!             let seen = duel.view(question.seat).question.expect("it is this seat's question");
//!             assert_eq!(seen.options.len(), duel.options().len());
//!             duel.pick(rng.below(seen.options.len()));
//!         }
//!         Pending::Over(outcome) => break outcome,
//!     }
//! };
//! // Every outcome rests on a numbered rule of the book.
//! assert!(!duel.vocabulary().rules[outcome.rule.index()].gist.is_empty());
//! ```
//!
//! # What happens inside
//!
//! **Unfinished work is data.** A procedure is a table of numbered steps; its progress is a small
//! [`Frame`](engine::frame::Frame) on a stack in the state. A step that asks lists its options and changes nothing, so a
//! question can be asked again from a stored state. Nothing recurses across a question.
//!
//! **Every change is an event.** Moving a card, turning it, dealing damage and changing counters are
//! [`Event`](event::Event)s in a batch of simultaneous ones, and the `pipeline` takes the batch through: *proposed →
//! forbidden? → replaced? → performed → noticed by triggers*. Every event knows its [`Cause`](event::Cause).
//!
//! **Effects are data.** An [`Ability`](card::ability::Ability) says when it works, what it costs, what it chooses and
//! what it does, as operations over [`Filter`](card::filter::Filter)s and [`Amount`](card::amount::Amount)s. An
//! interpreter runs it ([`resolve`]). A game adds words ([`ids`]), not a second interpreter.
//!
//! **Characteristics are computed.** A card's current [`Characteristics`](card::characteristics::Characteristics) come
//! from the printed card through the book's layers ([`continuous`]). Within a layer a card's effects on itself come
//! first, then effects before those that depend on them, then the older before the newer.
//!
//! **Deciding and explaining are one.** A check reports [`Refusal`](engine::refusal::Refusal)s to a
//! [`Verdict`](engine::refusal::Verdict): listing options stops at the first, answering "why not?" collects them all.
//!
//! **A view is built.** A [`View`](observe::view::View) is made from what a seat may know; slots, the kernel's own names
//! for cards, never leave the kernel.
//!
//! # The ten rooms
//!
//! | room | what is there |
//! |---|---|
//! | [`book`] | what a rule book supplies: policies, answers, vocabulary, rule index, citations and the audit |
//! | [`card`] | printed cards: abilities, filters, amounts, numbers |
//! | [`state`] | the state of a duel: objects, zones, stack items, counters, positions; and queries on it |
//! | [`engine`] | how a duel advances: the loop, frames, priority, questions, refusals, undo, loops, [`Duel`](engine::duel::Duel) |
//! | [`event`] | events: propose, replace, perform; zone changes, attaching, control, tokens |
//! | [`trigger`] | triggered abilities: listeners, detection, delayed abilities, stacking, the history of the turn |
//! | [`continuous`] | continuous effects: collecting, ordering and applying them; prohibitions; derived data |
//! | [`play`] | playing cards and using abilities: modes, choosing, costs and paying |
//! | [`resolve`] | carrying out an effect: operations, picking, searching, looking, piles, rechecking |
//! | [`observe`] | what a seat may know: views, the log, determinizing, and the wording of everything |
//!
//! Beside them stand [`ids`], the small ids and sets of them that all rooms use, [`inline_vec`] and [`mod@stable_hash`].

pub mod book;
pub mod card;
pub mod continuous;
pub mod engine;
pub mod event;
pub mod ids;
pub mod inline_vec;
pub mod observe;
pub mod play;
pub mod resolve;
pub mod stable_hash;
pub mod state;
pub mod trigger;
