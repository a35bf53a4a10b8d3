//! Turns the rule indexes of both documents into tables; has replays know the book they were made with.

#[path = "chapters.rs"]
mod chapters;
#[path = "../duel/citations.rs"]
mod citations;
#[path = "../duel/sources.rs"]
mod sources;

fn main() {
    sources::fingerprint();
    citations::write_edition("fftcg", "FFTCG", 'f', chapters::fftcg);
    citations::write_edition("square-enix", "SQUARE_ENIX", 's', chapters::square_enix);
}
