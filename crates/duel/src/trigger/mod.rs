//! Triggers: listeners, detection, delayed abilities, the order of waiting triggers, and the turn's history.
//!
//! *Invariant:* nothing here plays or resolves an ability; it leaves it waiting, or begins its announcement.
//! *Start at* `detect`. *Used by* `event`, after a batch was performed, and by the engine before priority.

mod delayed;
mod detect;
mod fits_event;
pub mod listeners;
pub(crate) mod reveal_to_trigger;
mod stacking;
pub mod turn_history;
