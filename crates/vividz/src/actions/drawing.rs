//! Chapter 1106: drawing.
