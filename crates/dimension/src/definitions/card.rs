//! Part 2, chapters 2 to 19: what is on a card.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{keyword, number};
use duel::ability::{Price, Sort};
use duel::log::Scratch;
use duel::object::{Object, Slot};
use duel::pool::CardPool;
use duel::profile::Profile;
use duel::words::{Colour, Colours, Number, Rule, Trait};

/// A card has the colours of the energy in its play cost (2-4-2, 2-4-2-2); without any it is colourless (2-4-2-1).
pub fn colours(price: &Price) -> Colours {
    let coloured = price.coloured.iter().enumerate().filter(|(_, units)| **units > 0);
    let colours = coloured.fold(Colours::EMPTY, |colours, (colour, _)| colours.with(Colour(colour as u8)));
    price.x_colour.map_or(colours, |colour| colours.with(colour))
}

/// Notes the printed costs on a profile: where no colour is asked for, a cost is the sum of all its energy (2-4-3).
pub fn print_costs(profile: &mut Profile, play: &Price, moving: Option<&Price>) {
    profile.colours = colours(play);
    profile.set(number::COST, play.units(0));
    if let Some(price) = moving {
        profile.set(number::MOVE_COST, price.units(0));
    }
}

/// Text works on squares, unless it says where (2-10-3).
pub(crate) const WORKS: Rule = cite!("2-10-3");
/// Text that lets its card be played from another zone than the hand and the plan works there (2-10-3-2).
pub(crate) const FROM_ELSEWHERE: Rule = cite!("2-10-3-2");
/// Text that changes how its card is played works where the card can be played from (2-10-3-3).
pub(crate) const OWN_PLAY: Rule = cite!("2-10-3-3");
/// Text that changes what its card costs works where the card can be played from (2-10-3-4).
pub(crate) const OWN_COST: Rule = cite!("2-10-3-4");

/// The colours in which a card pays: those of the energy in its play cost (2-4-2), all of them (2-4-2-2), none if there
/// is none (2-4-2-1).
pub(crate) fn pays_in(cx: &Context, slot: Slot) -> Colours {
    let colours = cx.s.profile(slot).colours;
    match colours.len() {
        0 if !cx.by(cite!("2-4-2-1")) => Colours(ALL),
        0 => colours,
        _ if !cx.by(cite!("2-4-2")) => Colours::EMPTY,
        1 => colours,
        _ if cx.by(cite!("2-4-2-2")) => colours,
        _ => colours.iter().next().map_or(colours, |colour| Colours::of(&[colour])),
    }
}

/// A cost that is referred to as a number is the sum of all its energy (2-4-3).
pub(crate) const SUM: Rule = cite!("2-4-3");
/// What becomes or stops being a unit, base or strategy changes its type (2-6-3).
pub(crate) const TYPES: Rule = cite!("2-6-3");
/// A race or attribute that is changed takes the place of those there were (2-8-3).
pub(crate) const RACES: Rule = cite!("2-8-3");
/// A strategy's text takes effect as it resolves (2-10-3-1).
pub(crate) const ON_RESOLUTION: Rule = cite!("2-10-3-1");

/// Of several cards with the greatest or smallest play cost (2-4-4, 2-4-5) or power (2-12-2, 2-12-3), each has it.
pub(crate) fn ties(number: Number, greatest: bool) -> Rule {
    match (number, greatest) {
        (number::COST, true) => cite!("2-4-4"),
        (number::COST, false) => cite!("2-4-5"),
        (number::POWER, true) => cite!("2-12-2"),
        (number::POWER, false) => cite!("2-12-3"),
        _ => Rule::UNNUMBERED,
    }
}

/// Who chooses a colour chooses one of the five (2-4-2-4); who chooses a race or attribute, one that there is (2-8-4).
pub(crate) fn naming(sort: Sort) -> Rule {
    match sort {
        Sort::Colour => cite!("2-4-2-4"),
        Sort::Trait(_) => cite!("2-8-4"),
    }
}

/// A card has every race or attribute that is written on it (2-8-2).
pub(crate) fn belongs(scratch: &Scratch, profile: &Profile, word: Trait) -> bool {
    let first = profile.traits.iter().next() == Some(word);
    first || scratch.pass(cite!("2-8-2"))
}

/// Whether a card has text: if any is written on it, if it was given an ability (2-10-3-6), or if it has a keyword
/// (2-10-3-7).
pub(crate) fn has_text(pool: &CardPool, scratch: &Scratch, profile: &Profile, object: &Object) -> bool {
    let card = pool.card(object.card);
    let written = card.profile.keywords.0 & keyword::ABILITIES.0;
    let has = profile.keywords.0 & keyword::ABILITIES.0;
    let given = !profile.granted.is_empty() || has & !written != 0;
    !card.abilities.is_empty()
        || has & written != 0 && scratch.pass(cite!("2-10-3-7"))
        || given && scratch.pass(cite!("2-10-3-6"))
}

/// Cards of the same name are the same card, whatever else is printed on them (2-3-1-2).
pub(crate) fn same(cx: &Context, one: Slot, other: Slot) -> bool {
    let [one, other] = [one, other].map(|slot| cx.s.object(slot).card);
    one == other || cx.pool.name(one) == cx.pool.name(other) && cx.by(cite!("2-3-1-2"))
}

/// All five colours.
pub(crate) const ALL: u16 = 0b11111;

/// What races and attributes are called by before their names (2-8-1), in the order of their classes.
const CLASSES: [&str; 2] = ["race ", "attribute "];

/// Whether a word is a race or an attribute (2-8-1).
pub(crate) fn trait_class(pool: &CardPool, word: Trait) -> u8 {
    let text = &pool.traits[usize::from(word.0)];
    CLASSES.iter().position(|class| text.starts_with(class)).unwrap_or(CLASSES.len()) as u8
}

/// A race or an attribute as people say it.
pub(crate) fn bare_word(word: &str) -> &str {
    CLASSES.iter().find_map(|class| word.strip_prefix(class)).unwrap_or(word)
}
/// Forbidden points in a deck add up to ten at most (2-19-0).
pub(crate) const POINTS: Rule = cite!("2-19-0");
