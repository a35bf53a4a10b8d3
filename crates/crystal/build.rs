//! Turns the rule indexes of both documents into tables.

#[path = "chapters.rs"]
mod chapters;
#[path = "../duel/citations.rs"]
mod citations;

fn main() {
    citations::write_edition("fftcg", "FFTCG", 'f', chapters::fftcg);
    citations::write_edition("square-enix", "SQUARE_ENIX", 's', chapters::square_enix);
}
