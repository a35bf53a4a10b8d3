//! Chapter 5: what is on a card.

use crate::book::Context;
use crate::edition::{Edition, Obeys};
use crate::playing::item;
use crate::rules::ChapterPoints;
use crate::rules::{Cited, cite};
use crate::words::{kind, label, number, zone};
use crate::{Crystal, keywords, zones};
use duel::book::Orienting;
use duel::book::point::{CostPoint, ResolutionPoint};
use duel::card::ability::{Form, Price};
use duel::card::characteristics::{Characteristics, Orientation};
use duel::card::pool::{Card, CardPool};
use duel::engine::refusal::Verdict;
use duel::engine::scratch::Scratch;
use duel::ids::{Colours, Kinds, Seat, Trait, Zone};
use duel::need;
use duel::points;
use duel::state::object::Slot;
use duel::state::query::{Reader, Scope};

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    CostPoint::SurplusIsLost => SURPLUS,
    ResolutionPoint::OwnNameIsThisCard => OWN_NAME,
};

/// The elements of a card: all that its crystal shows, and those it has gained (5.2.1.1).
pub(crate) fn elements<E: Edition>(cx: &Context<E>, slot: Slot) -> Colours {
    let all = cx.state.characteristics(slot).colours;
    if all.len() > 1 && !cx.obeys(cite!("5.2.1.1")) {
        all.iter().take(1).fold(Colours::EMPTY, Colours::with)
    } else {
        all
    }
}

/// A card is used by paying its cost (5.2.1.2).
pub(crate) const COST: Cited = cite!("5.2.1.2");
/// Cards of the hand, but for Light and Dark ones, are discarded for two CP (F 5.2.1.3; S 11.3.6.1.1).
pub(crate) const CP: Cited = cite!(f "5.2.1.3", s "11.3.6.1.1");
/// For each element that must be paid, one CP may be lost (F 5.2.1.3.1; S 5.2.1.2.1).
pub(crate) const SURPLUS: Cited = cite!(f "5.2.1.3.1", s "5.2.1.2.1");

/// One CP may be lost for each element that must be paid, and one if none must (F 5.2.1.3.1, reading F9; S 5.2.1.2.1).
pub(crate) fn allowed_surplus<E: Edition>(price: &Price) -> u8 {
    if !duel::book::audit::holds(SURPLUS.of::<E>()) {
        return 0;
    }
    (price.coloured.iter().filter(|&&n| n > 0).count() as u8).max(1)
}

/// A field has only one card of each name without the generic icon (5.2.2.1).
pub(crate) const ONE_OF_A_NAME: Cited = cite!("5.2.2.1");

/// A card of several categories belongs to each of them (F 5.2.2.2).
pub(crate) fn counts_trait<E: Edition>(
    pool: &CardPool,
    scratch: &Scratch,
    profile: &Characteristics,
    word: Trait,
) -> bool {
    let is_category = |word: Trait| pool.traits[word.index()].starts_with("category ");
    let first = profile.traits.iter().find(|&word| is_category(word));
    !is_category(word) || first == Some(word) || scratch.cite(cite!(f "5.2.2.2").of::<E>())
}

/// Forwards attack and block (5.2.3.1.1.2).
pub(crate) const FORWARDS: Cited = cite!("5.2.3.1.1.2");

/// A Backup is dulled for one CP (5.2.3.1.1.3).
pub(crate) const BACKUPS: Cited = cite!("5.2.3.1.1.3");

/// Backups enter dull (F 5.2.3.1.1.3; S 7.10.4).
const ENTER_DULL: Cited = Cited { square_enix: zones::ENTER_DULL.square_enix, ..cite!(f "5.2.3.1.1.3") };

/// Summons are never on the field (5.2.3.1.2.1).
pub(crate) const NO_SUMMONS: Cited = cite!("5.2.3.1.2.1");

/// An Item is put on a Character on the field that its player controls (S 5.2.3.1.3.1).
pub(crate) const WORN: Cited = cite!(s "5.2.3.1.3.1");

/// Checks that an Item may be put on a card.
///
/// The card is a Character on the field (S 5.2.3.1.3.1), not one of the opponent's (S 5.2.3.1.3.3), and of the kind
/// that the Item names (S 5.2.3.1.3.2).
pub(crate) fn check_wearing<E: Edition, V: Verdict>(
    cx: &Context<E>,
    seat: Seat,
    item: Slot,
    host: Slot,
    verdict: &mut V,
) {
    let it = Some(host);
    let stands =
        cx.state.object(host).zone == zone::FIELD && cx.state.characteristics(host).kinds.meets(kind::CHARACTERS);
    need!(verdict, stands, WORN.of::<E>(), it);
    need!(verdict, cx.state.characteristics(host).controller == seat, cite!(s "5.2.3.1.3.3").of::<E>(), it);
    need!(verdict, suits(&cx.read(), seat, item, host), cite!(s "5.2.3.1.3.2").of::<E>(), it);
}

/// The card is of the kind on which the Item can be put (S 5.2.3.1.3.2).
pub(crate) fn suits<E: Edition>(read: &Reader<Crystal<E>>, seat: Seat, item: Slot, host: Slot) -> bool {
    let scope = Scope { source: read.state.object_ref(item), you: seat, item: None, itself: None };
    let printed = &read.pool.card(read.state.object(item).card).abilities;
    let named = printed.iter().map(|&id| read.pool.ability(id)).find(|ability| ability.label == label::EQUIPS);
    named.is_some_and(|ability| match &ability.form {
        Form::Static(affects) => affects.iter().all(|affect| read.fits(&scope, &affect.filter, host)),
        _ => false,
    })
}

/// A Character has at most one Item of each card type (S 5.2.3.1.3.4).
pub(crate) const ONE_OF_A_TYPE: Cited = cite!(s "5.2.3.1.3.4");

/// The Character has another Item of a card type of this one (S 5.2.3.1.3.4).
pub(crate) fn has_another<E: Edition>(cx: &Context<E>, item: Slot, host: Slot) -> bool {
    let types = Kinds(cx.state.characteristics(item).kinds.0 & kind::ITEMS.0);
    cx.followers(host).any(|other| {
        other != item
            && cx.state.object(other).zone == zone::FIELD
            && cx.state.characteristics(other).kinds.meets(types)
    })
}

/// An Item is taken off a Character that can no longer have it, or that another player controls (S 5.2.3.1.3.6).
pub(crate) const UNFIT: Cited = cite!(s "5.2.3.1.3.6");

/// A Formation that has come out stays on the field (S 5.2.3.1.4.3).
pub(crate) const STAYS: Cited = cite!(s "5.2.3.1.4.3");

/// A card's own name in its text means that card (5.2.4.1).
pub(crate) const OWN_NAME: Cited = cite!("5.2.4.1");

/// A deck holds at most three cards of one number (5.2.5.1).
pub(crate) const COPIES: Cited = cite!("5.2.5.1");

/// The two cards are the same: they share their number (5.2.5.1), or one of several numbers (S 5.2.5.1.1).
pub(crate) fn are_the_same<E: Edition>(cx: &Context<E>, a: Slot, b: Slot) -> bool {
    let printed = |slot: Slot| cx.pool.card(cx.state.object(slot).card);
    let (a, b) = (printed(a), printed(b));
    let bears = |card: &Card, number: &String| card.code == *number || card.other_codes.contains(number);
    let shared = || bears(b, &a.code) || a.other_codes.iter().any(|number| bears(b, number));
    a.code == b.code || shared() && cx.obeys(cite!(s "5.2.5.1.1"))
}

/// Power is the damage that a Forward deals in battle, and the damage that breaks it (5.2.6.1).
const POWER: Cited = cite!("5.2.6.1");

/// The damage that a Forward deals in battle (5.2.6.1).
pub(crate) fn strength<E: Edition>(cx: &Context<E>, slot: Slot) -> i32 {
    if cx.obeys(POWER) { cx.state.characteristics(slot).number(number::POWER).max(0) } else { 0 }
}

/// The Forward has damage equal to its power or more (5.2.6.1).
pub(crate) fn is_overcome<E: Edition>(cx: &Context<E>, slot: Slot) -> bool {
    cx.state.object(slot).damage >= cx.state.characteristics(slot).number(number::POWER) && cx.obeys(POWER)
}

impl<E: Edition> Orienting for Crystal<E> {
    fn can_turn_as_it_lies(cx: &Context<E>, slot: Slot, to: Orientation) -> bool {
        keywords::can_turn_as_it_lies(cx, slot, to)
    }

    /// A Backup arrives dull (F 5.2.3.1.1.3; S 7.10.4), every other card active.
    fn orientation_on_arrival(cx: &Context<E>, slot: Slot, to: Zone) -> Orientation {
        if to == zone::FIELD && cx.state.characteristics(slot).kinds.has(kind::BACKUP) && cx.obeys(ENTER_DULL) {
            Orientation::Sideways
        } else {
            Orientation::Upright
        }
    }

    fn ask_orientation(cx: &mut Context<E>, from: usize, seat: Seat, _: bool) -> bool {
        item::ask_orientation(cx, from, seat)
    }
}
