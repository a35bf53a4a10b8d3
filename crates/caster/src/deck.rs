//! Chapter 402: decks.

use crate::book::Context;
use crate::card;
use crate::rules::cite;
use crate::words::{kind, number, zone};
use duel::card::ability::{Change, Form};
use duel::card::characteristics::Characteristics;
use duel::card::filter::Filter;
use duel::engine::refusal::Verdict;
use duel::ids::{Rule, Seat};
use duel::need;
use duel::state::object::Slot;

/// The number of cards in a deck (402.2).
const SIZE: usize = 50;
/// The greatest number of cards in an extra deck (402.3).
const EXTRA_SIZE: usize = 7;
/// The greatest number of copies of a card (402.2a, 402.2b, 402.3a).
const COPIES: usize = 4;

/// The extra deck consists of SoulBond servants and deities, and they go nowhere else (402.3).
pub(crate) const EXTRA: Rule = cite!("402.3");

/// A deck has 50 cards (402.2), at most four of a name (402.2a), of casters at most four of a name and level (402.2b);
/// its extra deck has at most seven SoulBond servants and deities (402.3), four of a name (402.3a).
pub(crate) fn check<V: Verdict>(cx: &Context, verdict: &mut V) {
    let all = cx.state.cards(zone::DECK, Seat::FIRST);
    let extra = all.iter().filter(|&&slot| card::is_extra(cx, slot)).count();
    need!(verdict, all.len() - extra == SIZE, cite!("402.2"), None);
    need!(verdict, extra <= EXTRA_SIZE, EXTRA, None);
    for (at, &slot) in all.iter().enumerate() {
        let first = !all[..at].iter().any(|&other| same(cx, other, slot));
        let copies = all.iter().filter(|&&other| same(cx, other, slot)).count();
        let rule = if card::is_extra(cx, slot) {
            cite!("402.3a")
        } else if cx.state.characteristics(slot).kinds.has(kind::CASTER) {
            cite!("402.2b")
        } else {
            cite!("402.2a")
        };
        need!(verdict, !first || copies <= COPIES || copies <= limit(cx, slot), rule, Some(slot));
    }
}

/// The two cards count as the same: they share a card name and, as casters, a level.
fn same(cx: &Context, a: Slot, b: Slot) -> bool {
    let [a, b] = [a, b].map(|slot| cx.state.characteristics(slot));
    let level = |characteristics: &Characteristics| {
        characteristics.kinds.has(kind::CASTER).then(|| characteristics.number(number::LEVEL))
    };
    a.names.first() == b.names.first() && level(a) == level(b)
}

/// A card in the deck may raise the number of copies; only printed abilities count while decks are built (402.4).
fn limit(cx: &Context, slot: Slot) -> usize {
    let said = |&source: &Slot| {
        let abilities =
            cx.pool.card(cx.state.object(source).card).abilities.iter().map(|&id| &cx.pool.ability(id).form);
        let affects = abilities.filter_map(|form| if let Form::Static(affects) = form { Some(affects) } else { None });
        let fits = |filter: &Filter| cx.read().fits(&cx.scope(source), filter, slot);
        let covers = affects.flatten().filter(move |affect| fits(&affect.filter)).flat_map(|affect| &affect.changes);
        covers.filter_map(|change| if let Change::DeckCopies(n) = change { Some(*n) } else { None }).max()
    };
    match cx.state.cards(zone::DECK, Seat::FIRST).iter().filter_map(said).max() {
        Some(u8::MAX) if cx.cite(cite!("402.4")) => usize::MAX,
        Some(n) if cx.cite(cite!("402.4")) => n.into(),
        _ => COPIES,
    }
}

/// In a position, only SoulBond servants and deities lie in an extra deck, and none of them in a hand or orb zone
/// (402.3).
pub(crate) fn check_place<V: Verdict>(cx: &Context, slot: Slot, verdict: &mut V) {
    let lies = match cx.state.object(slot).zone {
        zone::EXTRA => card::is_extra(cx, slot),
        zone::HAND | zone::ORBS => !card::is_extra(cx, slot),
        _ => true,
    };
    need!(verdict, lies, EXTRA, Some(slot));
}
