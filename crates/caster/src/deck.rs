//! Chapter 402: decks.

use crate::book::Context;
use crate::card;
use crate::rules::cite;
use crate::words::{kind, number, zone};
use duel::ability::{Change, Form};
use duel::filter::Filter;
use duel::need;
use duel::object::Slot;
use duel::profile::Profile;
use duel::refusal::Verdict;
use duel::words::{Rule, Seat};

/// How many cards a deck has (402.2).
const SIZE: usize = 50;
/// How many cards an extra deck has at most (402.3).
const EXTRA_SIZE: usize = 7;
/// How many copies there may be (402.2a, 402.2b, 402.3a).
const COPIES: usize = 4;

/// SoulBond servants and deities are the extra deck, and nothing else is (402.3).
pub(crate) const EXTRA: Rule = cite!("402.3");

/// Checks a deck: 50 cards (402.2) with at most four of a name (402.2a), of casters of a name and a level (402.2b), and
/// an extra deck of at most seven SoulBond servants and deities (402.3), four of a name (402.3a).
pub(crate) fn check<V: Verdict>(cx: &Context, verdict: &mut V) {
    let all = cx.s.cards(zone::DECK, Seat::FIRST);
    let extra = all.iter().filter(|&&slot| card::is_extra(cx, slot)).count();
    need!(verdict, all.len() - extra == SIZE, cite!("402.2"), None);
    need!(verdict, extra <= EXTRA_SIZE, EXTRA, None);
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
        need!(verdict, !first || copies <= COPIES || copies <= limit(cx, slot), rule, Some(slot));
    }
}

/// Whether two cards count as the same: of one card name, and as casters of one level.
fn same(cx: &Context, a: Slot, b: Slot) -> bool {
    let [a, b] = [a, b].map(|slot| cx.s.profile(slot));
    let level = |profile: &Profile| profile.kinds.has(kind::CASTER).then(|| profile.number(number::LEVEL));
    a.names.first() == b.names.first() && level(a) == level(b)
}

/// How many of a card a deck may hold if a card in it says so: as decks are built, what is printed counts, and what a card
/// has lost in a game does not (402.4).
fn limit(cx: &Context, slot: Slot) -> usize {
    let said = |&source: &Slot| {
        let abilities = cx.pool.card(cx.s.object(source).card).abilities.iter().map(|&id| &cx.pool.ability(id).form);
        let affects = abilities.filter_map(|form| if let Form::Static(affects) = form { Some(affects) } else { None });
        let fits = |filter: &Filter| cx.read().fits(&cx.scope(source), filter, slot);
        let covers = affects.flatten().filter(move |affect| fits(&affect.filter)).flat_map(|affect| &affect.changes);
        covers.filter_map(|change| if let Change::Copies(n) = change { Some(*n) } else { None }).max()
    };
    match cx.s.cards(zone::DECK, Seat::FIRST).iter().filter_map(said).max() {
        Some(u8::MAX) if cx.by(cite!("402.4")) => usize::MAX,
        Some(n) if cx.by(cite!("402.4")) => n.into(),
        _ => COPIES,
    }
}

/// Checks that a card of a position lies where it can come to lie: only SoulBond servants and deities are in an extra
/// deck, and they are in no hand and no orb zone (402.3).
pub(crate) fn check_place<V: Verdict>(cx: &Context, slot: Slot, verdict: &mut V) {
    let lies = match cx.s.object(slot).zone {
        zone::EXTRA => card::is_extra(cx, slot),
        zone::HAND | zone::ORBS => !card::is_extra(cx, slot),
        _ => true,
    };
    need!(verdict, lies, EXTRA, Some(slot));
}
