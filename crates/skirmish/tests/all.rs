//! The small game on the kernel.
//!
//! One program with a module for each subject: it is built and linked once.

mod chapters;
mod matches;
mod page;
mod random_duels;
mod rulings;
