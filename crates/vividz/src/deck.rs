//! Chapter 401: decks, and the formats of play.

use crate::book::Context;
use crate::card;
use crate::rules::cite;
use crate::words::{class, kind, zone};
use duel::engine::refusal::Verdict;
use duel::ids::{Kinds, Seat};
use duel::need;
use duel::state::object::Slot;

/// The rules as the document has them.
pub const STANDARD: u8 = 0;
/// In the start draw phase the turn player's charas are rebooted, too (reading V2).
pub const REBOOT_CHARAS: u8 = 1;
/// The formats, in the order of their numbers.
pub(crate) const FORMATS: [&str; 2] = ["standard", "reboot_charas"];

const ACCOUNTS: usize = 1;
const MISSIONS: usize = 3;
const LEAST: usize = 50;
const MOST: usize = 70;
const COPIES: usize = 4;

/// The card may be in a main deck (401.5).
pub(crate) fn is_main(cx: &Context, slot: Slot) -> bool {
    let main = Kinds::of(&[kind::CHARA, kind::EVENT, kind::ENGAGE]);
    cx.state.characteristics(slot).kinds.meets(main)
}

/// Checks a deck: one account (401.3), three missions (401.4) of different names (401.4a), and the main deck.
///
/// The main deck has 50 to 70 cards of other kinds (401.5, 401.5a), at most four of a name (401.5b), each matching one
/// of the missions or with a star (401.5c, reading V13).
pub(crate) fn check<V: Verdict>(cx: &Context, verdict: &mut V) {
    let deck = cx.state.cards(zone::DECK, Seat::FIRST);
    let is = |slot: Slot, kind| cx.state.characteristics(slot).kinds.has(kind);
    let of = |kind| deck.iter().copied().filter(move |&slot| is(slot, kind));
    need!(verdict, of(kind::ACCOUNT).count() == ACCOUNTS, cite!("401.3"), None);
    need!(verdict, of(kind::MISSION).count() == MISSIONS, cite!("401.4"), None);
    let same = |a: Slot, b: Slot| cx.state.characteristics(a).names == cx.state.characteristics(b).names;
    for (i, slot) in of(kind::MISSION).enumerate() {
        need!(verdict, !of(kind::MISSION).take(i).any(|other| same(other, slot)), cite!("401.4a"), Some(slot));
    }
    // Any account or mission beyond that would have to be in the main deck.
    for slot in of(kind::ACCOUNT).skip(ACCOUNTS).chain(of(kind::MISSION).skip(MISSIONS)) {
        need!(verdict, false, cite!("401.5"), Some(slot));
    }
    let main = || deck.iter().copied().filter(|&s| !is(s, kind::ACCOUNT) && !is(s, kind::MISSION));
    let count = main().count();
    need!(verdict, (LEAST..=MOST).contains(&count), cite!("401.5a"), None);
    for (i, slot) in main().enumerate() {
        let first = !main().take(i).any(|other| same(other, slot));
        let copies = main().filter(|&other| same(other, slot)).count();
        need!(verdict, !first || copies <= COPIES, cite!("401.5b"), Some(slot));
        let fits = is_star(cx, slot) || of(kind::MISSION).any(|mission| matches(cx, mission, slot));
        let alike = |other: Slot| cx.state.object(other).card == cx.state.object(slot).card;
        need!(verdict, fits || main().take(i).any(alike), cite!("401.5c"), Some(slot));
    }
}

fn is_star(cx: &Context, slot: Slot) -> bool {
    cx.state.characteristics(slot).traits.iter().any(|word| cx.pool.traits[word.index()] == class::STAR)
}

/// The card shares a word with the mission in each class of which the mission has words.
fn matches(cx: &Context, mission: Slot, slot: Slot) -> bool {
    [class::TRAIT, class::MISSION, class::ACCOUNT].into_iter().all(|class| {
        let of_class = |slot: Slot| {
            let words = cx.state.characteristics(slot).traits;
            let all: Vec<_> = words.iter().filter(|&word| card::trait_class(cx.pool, word) == class).collect();
            all
        };
        let (wanted, has) = (of_class(mission), of_class(slot));
        wanted.is_empty() || wanted.iter().any(|word| has.contains(word))
    })
}
