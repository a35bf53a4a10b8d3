//! Chapter 402: decks.

use crate::book::Context;
use crate::card;
use crate::rules::cite;
use crate::words::{kind, number, zone};
use duel::need;
use duel::object::Slot;
use duel::refusal::Verdict;
use duel::words::{Rule, Seat};

/// How many cards a deck has (402.2).
const DECK: usize = 50;
/// How many cards an extra deck has at most (402.3).
const EXTRA: usize = 7;
/// How many copies there may be (402.2a, 402.2b, 402.3a).
const COPIES: usize = 4;

/// Deities and SoulBond servants belong to the extra deck (402.3).
pub(crate) const EXTRA_ONLY: Rule = cite!("402.3");

/// Checks a deck: 50 cards (402.2) with at most four of a name (402.2a), of casters of a name and a level (402.2b), and
/// an extra deck of at most seven SoulBond servants and deities (402.3), four of a name (402.3a).
pub(crate) fn check<V: Verdict>(cx: &Context, verdict: &mut V) {
    let all = cx.s.cards(zone::DECK, Seat::FIRST);
    let main = || all.iter().copied().filter(|&slot| !card::is_extra(cx, slot));
    let extra = || all.iter().copied().filter(|&slot| card::is_extra(cx, slot));
    need!(verdict, main().count() == DECK, cite!("402.2"), None);
    need!(verdict, extra().count() <= EXTRA, cite!("402.3"), None);
    for (at, &slot) in all.iter().enumerate() {
        let first = !all[..at].iter().any(|&other| same(cx, other, slot));
        let copies = all.iter().filter(|&&other| same(cx, other, slot)).count();
        let rule = if card::is_extra(cx, slot) {
            cite!("402.3a")
        } else if cx.s.profile(slot).kinds.has(kind::CASTER) {
            cite!("402.2b")
        } else {
            cite!("402.2a")
        };
        need!(verdict, !first || copies <= COPIES, rule, Some(slot));
    }
}

/// Whether two cards count as the same: of one card name, and as casters of one level.
fn same(cx: &Context, a: Slot, b: Slot) -> bool {
    let [a, b] = [a, b].map(|slot| cx.s.profile(slot));
    let level =
        |profile: &duel::profile::Profile| profile.kinds.has(kind::CASTER).then(|| profile.number(number::LEVEL));
    a.names.first() == b.names.first() && level(a) == level(b)
}
