//! Part 2, chapters 2 to 19: the information on a card.

use crate::book::Context;
use crate::rules::cite;
use crate::words::{keyword, number};
use duel::card::ability::{Price, WordClass};
use duel::card::characteristics::Characteristics;
use duel::card::pool::CardPool;
use duel::engine::scratch::Scratch;
use duel::ids::{Colour, Colours, Number, Rule, Trait};
use duel::state::object::{Object, Slot};

/// A card has the colours of the energy in its play cost (2-4-2, 2-4-2-2); without any it is colourless (2-4-2-1).
pub fn colours(price: &Price) -> Colours {
    let coloured = price.coloured.iter().enumerate().filter(|(_, units)| **units > 0);
    let colours = coloured.fold(Colours::EMPTY, |colours, (colour, _)| colours.with(Colour(colour as u8)));
    price.x_colour.map_or(colours, |colour| colours.with(colour))
}

/// Sets the printed costs of the characteristics: as a number, a cost is the sum of all its energy (2-4-3).
pub fn print_costs(characteristics: &mut Characteristics, play: &Price, moving: Option<&Price>) {
    characteristics.colours = colours(play);
    characteristics.set_number(number::COST, play.units(0));
    if let Some(price) = moving {
        characteristics.set_number(number::MOVE_COST, price.units(0));
    }
}

/// The text of a unit or base works on squares, unless it names another zone (2-10-3).
pub(crate) const WORKS: Rule = cite!("2-10-3");
/// Text that lets its card be played from a zone other than hand and plan works there (2-10-3-2).
pub(crate) const FROM_ELSEWHERE: Rule = cite!("2-10-3-2");
/// Text that changes how its card is played works in the zones from which the card can be played (2-10-3-3).
pub(crate) const OWN_PLAY: Rule = cite!("2-10-3-3");
/// Text that changes its card's cost works in the zones from which the card can be played (2-10-3-4).
pub(crate) const OWN_COST: Rule = cite!("2-10-3-4");

/// A card pays in the colours of the energy in its play cost (2-4-2), all of them (2-4-2-2), or none if it has none
/// (2-4-2-1).
pub(crate) fn pays_in(cx: &Context, slot: Slot) -> Colours {
    let colours = cx.state.characteristics(slot).colours;
    match colours.len() {
        0 if !cx.cite(cite!("2-4-2-1")) => Colours(ALL),
        0 => colours,
        _ if !cx.cite(cite!("2-4-2")) => Colours::EMPTY,
        1 => colours,
        _ if cx.cite(cite!("2-4-2-2")) => colours,
        _ => colours.iter().next().map_or(colours, |colour| Colours::of(&[colour])),
    }
}

/// A cost referred to as a number is the sum of all its energy (2-4-3).
pub(crate) const SUM: Rule = cite!("2-4-3");
/// A card that becomes or stops being a unit, base or strategy changes its type (2-6-3).
pub(crate) const TYPES: Rule = cite!("2-6-3");
/// A changed race or attribute replaces the previous ones (2-8-3).
pub(crate) const RACES: Rule = cite!("2-8-3");
/// A strategy's text takes effect as it resolves (2-10-3-1).
pub(crate) const ON_RESOLUTION: Rule = cite!("2-10-3-1");

/// Several cards can tie for the greatest or smallest play cost (2-4-4, 2-4-5) or power (2-12-2, 2-12-3).
pub(crate) fn tie_rule(number: Number, greatest: bool) -> Rule {
    match (number, greatest) {
        (number::COST, true) => cite!("2-4-4"),
        (number::COST, false) => cite!("2-4-5"),
        (number::POWER, true) => cite!("2-12-2"),
        (number::POWER, false) => cite!("2-12-3"),
        _ => Rule::UNNUMBERED,
    }
}

/// A chosen colour is one of the five (2-4-2-4); a chosen race or attribute is an existing one (2-8-4).
pub(crate) fn naming(sort: WordClass) -> Rule {
    match sort {
        WordClass::Colour => cite!("2-4-2-4"),
        WordClass::Trait(_) => cite!("2-8-4"),
    }
}

/// A card has every race or attribute printed on it (2-8-2).
pub(crate) fn counts_trait(scratch: &Scratch, characteristics: &Characteristics, word: Trait) -> bool {
    let first = characteristics.traits.iter().next() == Some(word);
    first || scratch.cite(cite!("2-8-2"))
}

/// A card has text if some is printed on it, if it was granted an ability (2-10-3-6), or if it has a keyword
/// (2-10-3-7).
pub(crate) fn has_text(pool: &CardPool, scratch: &Scratch, characteristics: &Characteristics, object: &Object) -> bool {
    let card = pool.card(object.card);
    let written = card.characteristics.keywords.0 & keyword::ABILITIES.0;
    let has = characteristics.keywords.0 & keyword::ABILITIES.0;
    let given = characteristics.has_granted_ability(pool) || has & !written != 0;
    !card.abilities.is_empty()
        || has & written != 0 && scratch.cite(cite!("2-10-3-7"))
        || given && scratch.cite(cite!("2-10-3-6"))
}

/// Cards of the same name are the same card, whatever else is printed on them (2-3-1-2).
pub(crate) fn same(cx: &Context, one: Slot, other: Slot) -> bool {
    let [one, other] = [one, other].map(|slot| cx.state.object(slot).card);
    one == other || cx.pool.name(one) == cx.pool.name(other) && cx.cite(cite!("2-3-1-2"))
}

/// All five colours.
pub(crate) const ALL: u16 = 0b11111;

/// The prefixes of races and attributes in the pool (2-8-1), in the order of their classes.
const CLASSES: [&str; 2] = ["race ", "attribute "];

/// The class of a word: race or attribute (2-8-1).
pub(crate) fn trait_class(pool: &CardPool, word: Trait) -> u8 {
    let text = &pool.traits[usize::from(word.0)];
    CLASSES.iter().position(|class| text.starts_with(class)).unwrap_or(CLASSES.len()) as u8
}

/// The race or attribute without its prefix.
pub(crate) fn spoken_trait(word: &str) -> &str {
    CLASSES.iter().find_map(|class| word.strip_prefix(class)).unwrap_or(word)
}
/// The forbidden points of a deck add up to ten at most (2-19-0).
pub(crate) const POINTS: Rule = cite!("2-19-0");
