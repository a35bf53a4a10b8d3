//! The games as they are played at a table.
//!
//! One program with a module for each subject: it is built and linked once.

mod any_text;
mod frames;
mod person;
mod positions;
mod presentation;
mod seen;
