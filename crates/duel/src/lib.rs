//! The kernel: what every duel of cards is made of. It knows no game.
//!
//! A [rule book](book::RuleBook) says which zones there are, how a turn goes, what may be done with priority and how
//! a cost is paid; the kernel supplies everything those sentences are made of. It is compiled once for each book.
//!
//! # A duel from outside
//!
//! A duel is a [`State`](state::State), which is plain data, beside a [`CardPool`](pool::CardPool), which never
//! changes. There is one door in: an answer goes to [`advance`](advance::advance()), the next question or the outcome
//! comes out. Every question is *pick one of these*: choosing several, ordering, dividing and paying are sequences of
//! picks, and each offers only what a legal completion exists for.
//!
//! ```
//! use duel::dice::Dice;
//! use duel::duel::{AnyDuel, Duel};
//! use duel::question::Pending;
//! use std::sync::Arc;
//! use trials::board::{Board, cards};
//!
//! let pool = Arc::new(cards::pool());
//! let deck = cards::deck(&pool);
//! let mut duel = Duel::<Board>::new(Arc::clone(&pool), [&deck, &deck], 7);
//! let mut dice = Dice::new(7);
//! let outcome = loop {
//!     match duel.pending() {
//!         Pending::Question(question) => {
//!             // What the player sees holds the question, and how its options read.
//!             let seen = duel.view(question.seat).question.expect("it is this seat's question");
//!             assert_eq!(seen.options.len(), duel.options().len());
//!             duel.pick(dice.below(seen.options.len()));
//!         }
//!         Pending::Over(outcome) => break outcome,
//!     }
//! };
//! // Every outcome rests on a numbered rule of the book.
//! assert!(!duel.words().rules[outcome.rule.index()].gist.is_empty());
//! ```
//!
//! # What happens inside
//!
//! **Unfinished work is data.** A procedure is a table of numbered steps; where it stands is a small
//! [`Frame`](frame::Frame) on a stack in the state. A step that asks lists its options and changes nothing, so a
//! question can be asked again from a stored state. Nothing recurses across a question.
//!
//! **One door for change.** Whatever moves a card, turns it, marks damage or changes counters is an
//! [`Event`](event::Event) in a batch of simultaneous ones, and [`change`] takes the batch through: *proposed →
//! forbidden? → replaced? → performed → noticed by triggers*. Every event knows its [`Cause`](event::Cause).
//!
//! **Effects are data.** An [`Ability`](ability::Ability) says when it works, what it costs, what it chooses and what
//! it does, as operations over [`Filter`](filter::Filter)s and [`Amount`](amount::Amount)s. An interpreter runs it
//! (`resolve`). A game adds words ([`words`]), not a second interpreter.
//!
//! **Characteristics are computed.** What a card is now, its [`Profile`](profile::Profile), comes from the printed
//! card through the book's layers ([`layer`]): self first, what is independent before what depends on it, then by age.
//!
//! **Deciding and explaining are one.** A check reports [`Refusal`](refusal::Refusal)s to a
//! [`Verdict`](refusal::Verdict): listing options stops at the first, answering "why not?" collects them all.
//!
//! **A view is built.** [`View`](view::View) is made from what a seat may know; slots, the kernel's own names for
//! cards, never leave it.
//!
//! # Where to find each noun
//!
//! | | |
//! |---|---|
//! | what is printed | [`words`], [`profile`], [`pool`]; [`ability`], [`filter`], [`amount`] |
//! | what is true | [`state`], [`object`], [`zone`], [`item`] (on the stack), [`frame`], [`dice`] |
//! | what happens | [`event`], [`change`], `replace`, `together`, [`token`], `pileup`, [`pledge`], `notice` (triggers), [`sighting`], `showing`, [`listen`], [`layer`], [`blame`], [`infinity`], `depend`, `bout` |
//! | what players do | [`settle`] (priority), [`idle`], [`play`] (announcing), `mode`, `extra`, `bill`, `pay`, [`payment`], `purchase`, [`instalment`], `share`, `count`, `recheck`, `pick`, [`selection`], `finding`, `pile`, `place`, `lid`, `spot`, `beneath`, `naming`, `retarget`, `used`, `waver`, `resolve`, `gone`, `standing`, [`unasked`], [`loops`] |
//! | what goes in and out | [`mod@advance`], [`question`], [`refusal`], [`view`], [`mod@say`], [`log`] |
//! | whole duels | [`mod@duel`], `redeal`, [`position`], [`scenario`], [`replay`], [`mod@matches`] |
//! | what a game supplies | [`book`], [`index`], [`vocabulary`], with [`cx`] to work with |

pub mod ability;
pub mod advance;
pub mod against;
pub mod amount;
pub mod audit;
mod beneath;
mod bill;
pub mod blame;
pub mod book;
mod bout;
pub mod brought;
mod candidates;
pub mod change;
pub mod cites;
mod control;
mod count;
pub mod cx;
mod delay;
mod depend;
pub mod dice;
pub mod duel;
pub mod event;
mod extra;
pub mod filter;
mod finding;
pub mod frame;
mod gone;
pub mod grid;
pub mod ground;
pub mod hash;
pub mod idle;
pub mod index;
pub mod infinity;
pub mod instalment;
pub mod item;
pub mod language;
pub mod layer;
mod lid;
pub mod list;
pub mod listen;
pub mod log;
mod look;
pub mod loops;
pub mod matches;
pub mod matching;
pub mod matters;
pub mod mint;
mod mode;
mod moving;
mod naming;
mod notice;
pub mod object;
mod pay;
pub mod payment;
mod pick;
mod pile;
mod pileup;
mod place;
pub mod play;
pub mod pledge;
pub mod pool;
pub mod position;
pub mod profile;
mod purchase;
pub mod question;
mod recheck;
mod redeal;
pub mod refusal;
mod replace;
pub mod replay;
mod resolve;
mod retarget;
pub mod say;
pub mod scenario;
pub mod selection;
pub mod settle;
mod share;
mod showing;
pub mod sighting;
mod spot;
mod standing;
pub mod state;
mod together;
pub mod token;
pub mod unasked;
mod used;
pub mod view;
pub mod vocabulary;
mod waver;
pub mod witness;
pub mod words;
pub mod zone;
