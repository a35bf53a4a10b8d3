//! The command line of Shobu, as functions: each command is a file.

pub mod games;
pub mod scenario;
