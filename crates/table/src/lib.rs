//! The server at which duels are played in a browser, and the page it shows there.

pub mod page;
pub mod wire;
