//! Small rule books that exercise the kernel. They are no one's games: each is only as large as what it proves.
//!
//! - [`board`]: nine shared places; a battle that suspends the stack and can happen inside another battle.
//! - [`lanes`]: no stack at all; a card turned up in the middle of an attack is played before the attack goes on.
//! - [`chase`]: orbs that break out of a corruption into play, and currency made while paying.
//! - [`relics`]: texts that choose as they resolve, unless they are uneven, and cards beside others.
//!
//! Each book has its table of rules, a handful of cards, and a test deck that ends its duels. Their rulings stand in
//! `scenarios/trials`.
//!
//! ```
//! use duel::duel::{AnyDuel, Duel};
//! use duel::question::Pending;
//! use trials::lanes::{Lanes, cards};
//!
//! let pool = cards::pool();
//! let deck = cards::deck(&pool);
//! let mut duel = Duel::<Lanes>::new(pool.into(), [&deck, &deck], 7);
//! // Always the first thing offered: it ends all the same.
//! while let Pending::Question(_) = duel.pending() {
//!     duel.pick(0);
//! }
//! ```

pub mod board;
pub mod chase;
mod games;
pub mod lanes;
mod printing;
pub mod relics;
mod rules;

pub use games::games;
