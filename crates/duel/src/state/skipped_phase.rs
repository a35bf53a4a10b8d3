//! A phase, step or turn that will be skipped.

use crate::ids::*;
use serde::{Deserialize, Serialize};

/// A phase, step or turn that will be skipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SkippedPhase {
    /// The player.
    pub seat: Seat,
    /// The phase or step; a whole turn, if none.
    pub phase: Option<Phase>,
}
