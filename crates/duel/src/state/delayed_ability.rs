//! Delayed abilities.

use crate::card::ability::Duration;
use crate::state::stack_item::StackItem;
use serde::{Deserialize, Serialize};

/// An ability created to wait for its event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct DelayedAbility {
    /// The stack item it becomes when the event happens.
    pub item: StackItem,
    /// Its duration.
    pub duration: Duration,
    /// It is used up when it triggers.
    pub once: bool,
    /// The time at which it was created.
    pub since: u32,
}
