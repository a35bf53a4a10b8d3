//! Job Change (S 15.2.13).

use super::Usage;
use crate::rules::cite;

/// For its cost, a Backup of at most the named cost comes from the hand onto the field (S 15.2.13.2).
///
/// Only in its player's own turn (S 15.2.13.3).
pub(super) const USAGE: &Usage =
    &Usage { condition: cite!(s "15.2.13.3"), effect: cite!(s "15.2.13.2"), ..Usage::NONE };
