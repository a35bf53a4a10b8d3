//! Chapter 1111: removing.
