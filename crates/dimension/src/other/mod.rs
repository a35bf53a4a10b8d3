//! Part 6: other rules.
