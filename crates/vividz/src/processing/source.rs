//! Chapter 914: sources.
