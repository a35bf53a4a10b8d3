//! Part 3, chapter 8: the main phase, and at which timing what can be done.

use crate::battle;
use crate::book::Context;
use crate::rules::cite;
use crate::words::phase;
use duel::words::{Rule, Seat};

/// When something can be done (2-9-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Timing {
    /// In one's own main phase, outside battle, with nothing stacked (3-8-2).
    Normal,
    /// In any main phase, outside battle (3-8-3).
    Quick,
    /// In any main phase (3-8-4).
    Battle,
}

impl Timing {
    /// Whether it is this time for a player.
    pub(crate) fn is_now(self, cx: &Context, seat: Seat) -> bool {
        battle::outer_phase(cx) == phase::MAIN
            && match self {
                Self::Normal => seat == cx.s.turn.player && !battle::is_on(cx) && cx.s.live_stack().is_empty(),
                Self::Quick => !battle::is_on(cx),
                Self::Battle => true,
            }
    }

    /// The rule that says when that is.
    pub(crate) const fn rule(self) -> Rule {
        match self {
            Self::Normal => cite!("3-8-2"),
            Self::Quick => cite!("3-8-3"),
            Self::Battle => cite!("3-8-4"),
        }
    }
}
