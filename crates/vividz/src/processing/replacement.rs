//! Chapter 912: replacements.

use crate::rules::cite;
use duel::book::Arbiter;
use duel::words::Rule;

/// The turn player says which applies first (912.2).
pub(crate) const ARBITER: Arbiter = Arbiter::TurnPlayer;
/// The order of replacements (912.2).
pub(crate) const ORDER: Rule = cite!("912.2");
/// What is replaced does not happen (912.1).
pub(crate) const UNDONE: Rule = cite!("912.1");
