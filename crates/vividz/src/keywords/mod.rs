//! Chapters 1201 to 1206: keywords.
