//! Has replays know the books they were made with.

#[path = "../duel/sources.rs"]
mod sources;

fn main() {
    sources::fingerprint();
}
