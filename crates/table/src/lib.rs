//! The server at which duels are played in a browser, and the page it shows there.

pub mod catalogue;
pub mod info;
pub mod page;
pub mod scene;
pub mod wire;
