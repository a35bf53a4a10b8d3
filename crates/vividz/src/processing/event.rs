//! Chapter 909: event abilities.
