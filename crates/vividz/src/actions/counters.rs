//! Chapters 1120 and 1301: counters of players.
