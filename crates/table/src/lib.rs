//! The server at which duels are played in a browser, and the page it shows there.
//!
//! # From outside
//!
//! A [`Server`] listens at an address and keeps its duels in one file. Over HTTP one asks what there is to play and
//! begins a duel; over a WebSocket for each seat it is played. What is said and told there are the types of [`wire`],
//! from which those of the page are generated; [`client`] is the same from a program's side:
//!
//! ```
//! use serde_json::json;
//! use table::client::{Wire, post};
//! use table::{Server, Settings};
//!
//! # #[tokio::main]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let folder = std::env::temp_dir().join(format!("shobu-tutorial-{}", std::process::id()));
//! let server = Server::bind(Settings { database: folder.join("table.sqlite"), ..Settings::default() }).await?;
//! let address = server.address();
//! tokio::spawn(server.run(std::future::pending()));
//!
//! // Whoever begins a duel gets a seat: the token is the only key to it.
//! let opponent = json!({ "computer": { "player": "greedy", "deck": "any" } });
//! let new = json!({ "game": "fftcg", "name": "Ann", "deck": "any", "opponent": opponent });
//! let (_, seated) = post(address, "/api/duels", &new).await?;
//! let mut ann = Wire::sit(address, seated["duel"].as_str().unwrap(), seated["token"].as_str()).await?;
//!
//! // A scene is all that the seat may know; its question is answered by the place of an option.
//! while ann.options() == 0 {
//!     ann.hear().await?;
//! }
//! let before = ann.scene["number"].clone();
//! ann.pick(0).await?;
//! ann.hear_of("scene").await?;
//! assert_ne!(ann.scene["number"], before);
//! # std::fs::remove_dir_all(folder)?;
//! # Ok(())
//! # }
//! ```
//!
//! # What happens inside
//!
//! **A room** is a duel with everyone at its table. One task owns it and takes messages one after the other, so that
//! nothing in a duel happens at the same time as something else. A room that nobody is in is dropped; when someone
//! comes again it is built anew.
//!
//! **A duel is its seed and its choices**, and so it is stored. The room's *course* is built from them: after the server
//! was stopped or killed from all of them, when something is taken back or called off from fewer. Choices are found
//! again by their words. With other rules or cards than it was begun with a duel does not go on, and is kept.
//!
//! **Nothing is shown before it is stored.** The *store* has one thread that writes; what waits shares a commit, and
//! rooms show what came of a choice when its commit is done.
//!
//! **Everyone sees through their own eyes.** A [`scene::Stage`] stands for one connection: it makes [`wire::Scene`]s from
//! what the engine lets that seat know, remembers what of the log was told, and which cards its keys mean.
//!
//! **What a player would do without looking is done for the player.** Questions with one answer are answered; where
//! nothing is to be answered and no stop is set, the server passes. Against a person that takes as long as a thought
//! would, whatever the player holds, so that its speed tells nothing.
//!
//! **What does not belong is refused in one sentence** ([`Error`]) before it touches a duel: tokens that fit no seat,
//! answers to older scenes, messages too long, too many or not understood. [`Limits`] says how much is taken.
//!
//! # Where to find each noun
//!
//! | | |
//! |---|---|
//! | what goes over the wire | [`wire`], `socket`, [`client`] |
//! | what is asked over HTTP | `server`, `lobby`, `library`, `decks`, `pools`, `ledger` |
//! | a duel being played | `room` (with `course`, `seats`, `play`, `passing`, `offers`, `show`, `talk`), `clock` |
//! | what is shown | [`scene`], `info`, `catalogue`, [`page`] |
//! | what is kept | `store`, `shelf`, `recent`, `tale` |
//! | who may | `secret`, `door`, `origin`, `guests`, [`Limits`] |
//! | how much it bears | [`load`] |

mod apart;
mod catalogue;
pub mod client;
mod clock;
mod decks;
mod door;
mod error;
mod guests;
pub mod info;
pub mod judging;
mod ledger;
mod library;
mod limits;
pub mod load;
mod lobby;
mod origin;
pub mod page;
mod pools;
mod recent;
mod room;
pub mod scene;
mod secret;
mod server;
mod shelf;
mod socket;
mod speech;
mod store;
mod tale;
pub mod wire;

pub use error::{Error, Unusable};
pub use limits::{Limits, Rate};
pub use server::{Server, Settings};
