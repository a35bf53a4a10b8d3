//! Cards of picked groups that may be large, such as piles.

use crate::state::stack_item::Choice;
use serde::{Deserialize, Serialize};

/// A card of a picked group that is kept in the state, because it may not fit into the stack item.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PileMember {
    /// The number of items that were resolving: the group belongs to the innermost of them.
    pub depth: u8,
    /// The card, and the number of its picked group.
    pub choice: Choice,
}
