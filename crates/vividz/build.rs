//! Turns the rule index into a table.

#[path = "chapters.rs"]
mod chapters;
#[path = "../duel/citations.rs"]
mod citations;

fn main() {
    citations::write_index("vividz", chapters::home);
}
