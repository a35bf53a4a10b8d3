//! The compiler of card texts: what it reads, what it refuses, and that it reads back.
//!
//! One program with a module for each subject: it is built and linked once.

mod any_text;
mod caster_diagnostics;
mod caster_imported;
mod caster_lines;
mod caster_phrases;
mod common;
mod compiled_data;
mod diagnostics;
mod dimension_diagnostics;
mod dimension_phrases;
mod imported_cards;
mod phrases;
mod reading;
mod shipped_cards;
mod square_diagnostics;
mod square_lines;
mod square_phrases;
mod vividz_diagnostics;
mod vividz_lines;
mod vividz_phrases;
