//! What a person at a table is helped with.
//!
//! One program with a module for each subject: it is built and linked once.

mod amounts;
mod explain;
mod interchangeable;
mod suggestion;
