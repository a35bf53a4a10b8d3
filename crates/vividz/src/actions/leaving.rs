//! Chapter 1110: leaving.
