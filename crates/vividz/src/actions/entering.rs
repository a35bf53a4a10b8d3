//! Chapter 1109: entering.
