//! Chapters 1001 and 1002: paying aether.

use crate::rules::cite;
use crate::words::element;
use duel::words::{Colours, Rule};

/// Aether is paid out of what a player holds (1002.1).
pub(crate) const PAID: Rule = cite!("1002.1");
/// All of it is paid, or nothing (1002.4).
pub(crate) const WHOLE: Rule = cite!("1002.4");

/// What aether of some elements pays for: with an element it also pays where any element is asked for (1002.1a).
pub(crate) fn colours(elements: Colours) -> Colours {
    if elements.is_empty() { elements } else { elements.with(element::ANY) }
}
