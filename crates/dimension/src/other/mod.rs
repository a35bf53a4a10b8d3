//! Part 6: other rules.

pub mod intent;
