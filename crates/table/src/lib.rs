//! The server at which duels are played in a browser, and the page it shows there.

pub mod catalogue;
pub mod client;
mod clock;
mod decks;
mod error;
mod guests;
pub mod info;
mod ledger;
mod library;
mod limits;
pub mod load;
pub mod lobby;
pub mod page;
mod pools;
mod recent;
mod room;
pub mod scene;
pub mod secret;
mod server;
pub mod shelf;
mod socket;
pub mod store;
mod tale;
pub mod wire;

pub use error::Error;
pub use limits::{Limits, Rate};
pub use server::{Server, Settings};
