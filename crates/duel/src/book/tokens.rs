//! How a book handles tokens.

use crate::ids::*;

/// The zone and the verb of tokens that cease to exist.
#[derive(Clone, Copy, Debug)]
pub struct Tokens {
    /// The zone of tokens that do not exist. It is public, each player has one, and no view shows it.
    pub nowhere: Zone,
    /// The verb for ceasing to exist.
    pub vanish: Verb,
}
