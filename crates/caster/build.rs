//! Turns the rule index into a table; has replays know the book they were made with.

#[path = "chapters.rs"]
mod chapters;
#[path = "../duel/citations.rs"]
mod citations;
#[path = "../duel/sources.rs"]
mod sources;

fn main() {
    sources::fingerprint();
    citations::write_index("caster-chronicles", chapters::home);
}
