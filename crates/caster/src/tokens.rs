//! Chapter 1302: tokens.
