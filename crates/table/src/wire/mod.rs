//! The messages between page and server. The page's types are generated from these.
//!
//! Over HTTP the page asks what there is: games, cards, decks, duels to join, replays. Over a WebSocket for each seat
//! it plays: it sends [`ClientMessage`]s and receives [`ServerMessage`]s. Cards are named by their key in a [`Scene`],
//! options by their index in its question; a message that answers an older scene is refused.

mod duels;
mod games;
mod replays;
mod scene;
mod seat;
#[cfg(test)]
mod tests;

pub use duels::*;
pub use games::*;
pub use replays::*;
pub use scene::*;
pub use seat::*;
