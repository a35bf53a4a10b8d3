//! The server for playing duels in a browser, and the page it serves.
//!
//! # From outside
//!
//! A [`Server`] listens at an address and keeps its duels in one file. Over HTTP a client asks what there is to play
//! and begins a duel; it plays over a WebSocket for each seat. The messages are the types of [`wire`], from which those
//! of the page are generated. [`client`] is a client for programs:
//!
//! ```
//! use serde_json::json;
//! use table::client::{SeatClient, post};
//! use table::{Server, Settings};
//!
//! # #[tokio::main]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let folder = std::env::temp_dir().join(format!("shobu-tutorial-{}", std::process::id()));
//! let server = Server::bind(Settings { database: folder.join("table.sqlite"), ..Settings::default() }).await?;
//! let address = server.address();
//! tokio::spawn(server.run(std::future::pending()));
//!
//! // Beginning a duel gives a seat: the token is the only key to it.
//! let opponent = json!({ "computer": { "player": "greedy", "deck": "any" } });
//! let new = json!({ "game": "fftcg", "name": "Ann", "deck": "any", "opponent": opponent });
//! let (_, seated) = post(address, "/api/duels", &new).await?;
//! let mut ann = SeatClient::sit(address, seated["duel"].as_str().unwrap(), seated["token"].as_str()).await?;
//!
//! // A scene is all that the seat may know; its question is answered by the index of an option.
//! while ann.option_count() == 0 {
//!     ann.receive().await?;
//! }
//! let before = ann.scene["number"].clone();
//! ann.pick(0).await?;
//! ann.receive_kind("scene").await?;
//! assert_ne!(ann.scene["number"], before);
//! # std::fs::remove_dir_all(folder)?;
//! # Ok(())
//! # }
//! ```
//!
//! # Inside
//!
//! **A room** is a duel with everyone connected to it. One task owns it and handles one message after the other, so
//! that nothing in a duel happens at the same time as something else. A room that nobody is in is dropped; when someone
//! comes again it is rebuilt.
//!
//! **A duel is its seed and its choices**, and is stored as such. The room's *history* rebuilds it: from all choices
//! after the server was stopped or killed, from fewer when something is taken back or cancelled. Choices are matched by
//! their words. If the rules or cards have changed since it began, a duel does not go on, but it is kept.
//!
//! **Nothing is shown before it is stored.** The *store* has one thread that writes. Waiting writes share a commit, and
//! a room shows the result of a choice when its commit is done.
//!
//! **Everyone has their own view.** A [`scene::SpectatorLog`] belongs to one connection: it makes [`wire::Scene`]s from
//! what the engine lets that viewer know, and remembers which lines of the log were sent and which cards its keys mean.
//!
//! **The server answers for a player where there is nothing to decide.** It answers questions with one option, and
//! passes where nothing needs a response and no stop is set. Between people it waits as long as a person would think,
//! whatever the player holds, so that its speed tells nothing.
//!
//! **Bad requests are refused in one sentence** ([`Error`]) before they touch a duel: tokens that fit no seat, answers
//! to older scenes, messages that are too long, too many or unreadable. [`Limits`] holds the limits.
//!
//! # Where to find things
//!
//! | | |
//! |---|---|
//! | messages | [`wire`], `socket`, [`client`] |
//! | HTTP requests | `server`, `lobby`, `library`, `decks`, `pools`, `replay_store` |
//! | a duel being played | `room` (with `history`, `guests`, `play`, `auto_pass`, `offers`, `show`, `explanations`), `clock` |
//! | views | [`scene`], `info`, `catalogue`, [`page`] |
//! | storage | `store`, `loaded_games`, `cache`, `replay_viewer` |
//! | access and limits | `secret`, `admission`, `origin`, `connection_registry`, [`Limits`] |
//! | load test | [`load`] |

mod admission;
pub mod ask_the_rules;
mod cache;
mod catalogue;
pub mod client;
mod clock;
mod connection_registry;
mod decks;
mod disambiguate;
mod error;
pub mod info;
mod library;
mod limits;
pub mod load;
mod loaded_games;
mod lobby;
mod locale;
mod origin;
pub mod page;
mod pools;
mod replay_store;
mod replay_viewer;
mod room;
pub mod scene;
mod secret;
mod server;
mod socket;
mod store;
pub mod wire;

pub use error::{Error, Unusable};
pub use limits::{Limits, Rate};
pub use server::{Server, Settings};
