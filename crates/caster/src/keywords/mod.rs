//! Chapter 1101: keywords.

pub(crate) mod breaking;
pub(crate) mod corrupt;
pub(crate) mod hubris;
pub(crate) mod slow_start;

use crate::words::keyword;
use duel::words::Keywords;

/// Keyword skills are abilities (1101.1a): who loses all abilities loses them.
pub(crate) const SKILLS: Keywords = Keywords::of(&[
    keyword::DOUBLE_CORRUPT,
    keyword::TRIPLE_CORRUPT,
    keyword::SLOW_START,
    keyword::QUICKCAST,
    keyword::HUBRIS,
    keyword::LETHARGY,
    keyword::BREAK,
    keyword::AETHER,
    keyword::SEVERAL,
    keyword::SOUL_SEAL,
]);
