//! Words that mean the same: the declared list of what may be written for what is read back.

/// Each phrase on the left is read as the phrase on the right, which is the one that is read back: what one edition has of
/// its own, and what all have.
macro_rules! synonyms {
    ($($own:expr),* $(,)?) => {
        &[
            $($own,)*
            ("whenever", "when"),
            ("each time", "when"),
            ("and/or", "or"),
            ("placed on", "on"),
            ("at the start of", "at the beginning of"),
            ("the Attack Phase during each of your turns", "your Attack Phase"),
            ("Main Phase 1 during each of your turns", "your Main Phase 1"),
            ("Main Phase 2 during each of your turns", "your Main Phase 2"),
            ("each of your turns", "your turn"),
            ("each of your opponent's turns", "your opponent's turn"),
            ("he/she controls", "they control"),
            ("they controls", "they control"),
            ("he/she does", "they do"),
            ("he/she", "they"),
            ("his/her", "their"),
            ("until end of turn", "until the end of the turn"),
            ("until the end of turn", "until the end of the turn"),
            ("during this turn", "this turn"),
            ("at the end of this turn", "at the end of the turn"),
            ("their owner's hand", "their owners' hand"),
            ("their owners' hands", "their owners' hand"),
            ("their owner's hands", "their owners' hand"),
            ("all of the", "all the"),
            ("from your Break Zone", "in your Break Zone"),
            ("from the Break Zone", "in the Break Zone"),
            ("from either player's Break Zone", "in the Break Zone"),
            ("from your opponent's Break Zone", "in your opponent's Break Zone"),
            ("receives damage", "is dealt damage"),
            ("a Summon or an ability of your opponent", "your opponent's Summons or abilities"),
            ("Summons or abilities of your opponent", "your opponent's Summons or abilities"),
            ("your opponent's Summon or ability", "your opponent's Summons or abilities"),
            ("by opponent's Summons", "by your opponent's Summons"),
            ("by opponent's abilities", "by your opponent's abilities"),
            ("the opponent's hand", "your opponent's hand"),
            ("deals damage to the opponent", "deals damage to your opponent"),
            ("deals damage to an opponent", "deals damage to your opponent"),
            ("also gains", "gains"),
            ("also gain", "gain"),
            ("choose one", "choose 1"),
            ("search for one", "search for 1"),
            ("select one", "select 1"),
            ("become dull by", "be dulled by"),
            ("extra cost", "additional cost"),
            ("if you do not", "if you don't"),
        ]
    };
}

/// Those of the FFTCG.
pub(crate) const NEWER: &[(&str, &str)] = synonyms![
    ("the cost required to play", "the cost required to cast"),
    ("the cost to play", "the cost required to cast"),
    ("the cost to cast", "the cost required to cast"),
    ("the cost for playing", "the cost required to cast"),
    ("the cost for casting", "the cost required to cast"),
];

/// Those of the older edition.
pub(crate) const OLDER: &[(&str, &str)] = synonyms![
    ("the cost to play", "the cost required to play"),
    ("the cost for playing", "the cost required to play"),
    ("the cost to summon", "the cost required to summon"),
    ("the cost for summoning", "the cost required to summon"),
    ("onto your field", "onto the field"),
    ("look for", "search for"),
];
