//! Chapter 1012: choosing and searching.

use crate::rules::cite;
use crate::words::verb;
use duel::words::{Rule, Verb};

/// Who is told to choose among what all see has to (1012.1).
pub(crate) const CHOOSE: Rule = cite!("1012.1");
/// Who chooses or searches among cards that others do not see looks at them, and need not find (1012.2).
pub(crate) const NEED_NOT_FIND: Rule = cite!("1012.2");
/// Each search that is carried out is noticed once (1012.3).
pub(crate) const SEARCHED: (Verb, Rule) = (verb::SEARCH, cite!("1012.3"));
