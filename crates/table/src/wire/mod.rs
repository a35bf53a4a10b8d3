//! What page and server say to each other. The page's types are generated from these.
//!
//! Over HTTP the page asks what there is (games, cards, decks, duels to join, replays); over a WebSocket for each
//! seat it plays ([`Said`] to the server, [`Told`] by it). Cards are named by their key in the [`Scene`] they were seen
//! in, options by their place in its question: a message that answers an older scene is refused.

mod duels;
mod games;
mod ledger;
mod scene;
mod seat;

pub use duels::*;
pub use games::*;
pub use ledger::*;
pub use scene::*;
pub use seat::*;
