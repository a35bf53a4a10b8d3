//! Section 8.1: what a deck may contain.

use crate::Crystal;
use crate::book::Context;
use crate::card;
use crate::edition::{Edition, Obeys};
use crate::rules::cite;
use crate::words::zone;
use duel::card::ability::{Change, Form};
use duel::card::filter::Filter;
use duel::card::pool::CardPool;
use duel::engine::duel::Duel;
use duel::engine::refusal::{Explain, Refusal, Verdict};
use duel::engine::scratch::Scratch;
use duel::ids::{CardId, Rule, Seat};
use duel::need;
use duel::state::object::Slot;

/// Constructed play: exactly 50 cards, at most three of a number.
pub const CONSTRUCTED: u8 = 0;
/// Limited play: at least 40 cards.
pub const LIMITED: u8 = 1;
/// The formats, in the order of their numbers.
pub(crate) const FORMATS: [&str; 2] = ["constructed", "limited"];

/// The number of cards of one number that a deck may hold (8.1.1.2).
const COPIES: usize = 3;

/// The size of a deck in a format, and true if it may not be larger (8.1.1.1).
const fn size(format: u8) -> (usize, bool) {
    if format == LIMITED { (40, false) } else { (50, true) }
}

/// Checks the deck of the first seat: its size (8.1.1.1), and the number of its cards of each number (8.1.1.2,
/// 5.2.5.1).
pub(crate) fn check<E: Edition, V: Verdict>(cx: &Context<E>, verdict: &mut V) {
    let deck = cx.state.cards(zone::DECK, Seat::FIRST);
    let limited = cx.state.format == LIMITED;
    let (wanted, exactly) = size(cx.state.format);
    let right_size = if exactly { deck.len() == wanted } else { deck.len() >= wanted };
    cx.obeys(cite!("8.1.1.1"));
    need!(verdict, right_size, cite!("8.1.1.1").of::<E>(), None);
    if limited && cx.obeys(cite!("8.1.1.2")) {
        return;
    }
    for (i, &slot) in deck.iter().enumerate() {
        let copies = copies(cx, slot);
        let first = !deck[..i].iter().any(|&other| cx.state.object(other).card == cx.state.object(slot).card);
        if first && copies > limit(cx, slot) && duel::book::audit::holds(card::COPIES.of::<E>()) {
            need!(verdict, false, cite!("8.1.1.2").of::<E>(), Some(slot));
            if duel::book::audit::holds(cite!("8.1.1.2").of::<E>()) {
                need!(verdict, false, card::COPIES.of::<E>(), Some(slot));
            }
        }
    }
}

fn copies<E: Edition>(cx: &Context<E>, slot: Slot) -> usize {
    cx.state.cards(zone::DECK, Seat::FIRST).iter().filter(|&&other| card::are_the_same(cx, slot, other)).count()
}

/// The number of copies of a card that the deck may hold.
///
/// It is three, unless a field ability of a card in the deck replaces that (8.1.2).
fn limit<E: Edition>(cx: &Context<E>, slot: Slot) -> usize {
    let said = |&source: &Slot| {
        let abilities =
            cx.pool.card(cx.state.object(source).card).abilities.iter().map(|&id| &cx.pool.ability(id).form);
        let affects = abilities.filter_map(|form| if let Form::Static(affects) = form { Some(affects) } else { None });
        let fits = |filter: &Filter| cx.read().fits(&cx.scope(source), filter, slot);
        let covers = affects.flatten().filter(move |affect| fits(&affect.filter)).flat_map(|affect| &affect.changes);
        covers.filter_map(|change| if let Change::DeckCopies(n) = change { Some(*n) } else { None }).max()
    };
    let most = cx.state.cards(zone::DECK, Seat::FIRST).iter().filter_map(said).max();
    match most {
        Some(n) if cx.obeys(cite!("8.1.2")) => usize::from(n),
        _ => COPIES,
    }
}

/// A fault of a deck.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DeckFault {
    /// Too few or too many cards.
    #[error("the deck has {found} {}; it must have {} {wanted}", if *found == 1 { "card" } else { "cards" },
        if *exactly { "exactly" } else { "at least" })]
    Size {
        /// The number it has.
        found: usize,
        /// The number it must have.
        wanted: usize,
        /// It may not have more.
        exactly: bool,
    },
    /// Too many copies of a card.
    #[error("the deck has {found} copies of {name}; at most {allowed} are allowed")]
    Copies {
        /// The name of the card.
        name: String,
        /// The number it has.
        found: usize,
        /// The number it may have.
        allowed: usize,
    },
}

impl DeckFault {
    /// The fault in Japanese.
    pub fn in_japanese(&self) -> String {
        match self {
            Self::Size { found, wanted, exactly: true } => {
                format!("デッキが{found}枚です。ちょうど{wanted}枚にしてください")
            }
            Self::Size { found, wanted, exactly: false } => {
                format!("デッキが{found}枚です。{wanted}枚以上にしてください")
            }
            Self::Copies { name, found, allowed } => format!("{name}が{found}枚入っています。{allowed}枚までです"),
        }
    }

    /// The rule that the deck breaks.
    pub const fn rule<E: Edition>(&self) -> Rule {
        match self {
            Self::Size { .. } => cite!("8.1.1.1").of::<E>(),
            Self::Copies { .. } => cite!("8.1.1.2").of::<E>(),
        }
    }
}

/// All faults of a deck in a format.
pub fn faults<E: Edition>(pool: &CardPool, deck: &[CardId], format: u8) -> Vec<DeckFault> {
    Duel::<Crystal<E>>::with_deck(pool, [deck, &[]], format, &mut Scratch::without_log(), |cx| {
        let mut reasons = Explain::default();
        check(cx, &mut reasons);
        reasons.0.iter().filter_map(|refusal| fault(cx, refusal)).collect()
    })
}

/// The fault that a refusal stands for; a fault that two rules refuse is reported once.
fn fault<E: Edition>(cx: &Context<E>, refusal: &Refusal) -> Option<DeckFault> {
    match refusal.object {
        None => {
            let (wanted, exactly) = size(cx.state.format);
            Some(DeckFault::Size { found: cx.state.cards(zone::DECK, Seat::FIRST).len(), wanted, exactly })
        }
        Some(slot) if refusal.rule == cite!("8.1.1.2").of::<E>() => {
            let name = cx.pool.name(cx.state.object(slot).card).to_owned();
            Some(DeckFault::Copies { name, found: copies(cx, slot), allowed: limit(cx, slot) })
        }
        Some(_) => None,
    }
}
