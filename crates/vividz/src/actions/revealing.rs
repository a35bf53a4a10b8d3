//! Chapters 1107 and 1108: choosing and revealing.
