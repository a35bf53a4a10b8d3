//! The server: duels, what is kept, and what is told to whom.
//!
//! One program with a module for each subject: it is built and linked once.

mod common;
mod company;
mod duels;
mod going_back;
mod hostile;
mod japanese;
mod keeping;
mod kept;
mod library;
mod page;
mod scenes;
mod secrecy;
