//! Chapter 1105: shuffling.
