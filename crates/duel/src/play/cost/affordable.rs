//! Deciding if a price can be met: by counting, with a small search for coloured units only.

use crate::card::ability::Price;
use crate::ids::*;
use crate::play::cost::source::{CurrencySource, Surplus};
use crate::state::stack_item::StackItem;

/// Interchangeable sources, with their number.
#[derive(Clone, Copy, Debug)]
struct SourceClass {
    colours: Colours,
    units: u8,
    spill: Surplus,
    count: u32,
}

/// The currency available to a player, counted by class of source.
#[derive(Clone, Debug, Default)]
pub struct Purse {
    classes: Vec<SourceClass>,
    units: i32,
}

impl Purse {
    /// Counts sources.
    pub fn of(sources: impl Iterator<Item = CurrencySource>) -> Self {
        let mut purse = Self::default();
        sources.for_each(|s| purse.add(&s));
        purse
    }

    /// Empties the purse, keeping its memory.
    pub fn clear(&mut self) {
        self.classes.clear();
        self.units = 0;
    }

    /// The number of units in all sources.
    pub fn units(&self) -> i32 {
        self.units
    }

    /// Counts one more source.
    pub fn add(&mut self, s: &CurrencySource) {
        debug_assert!(s.surplus != Surplus::None || s.units <= 1, "what may lose nothing gives single units");
        if s.surplus == Surplus::KeptAtACost {
            return;
        }
        self.units += i32::from(s.units);
        let (units, count) = pieces(s);
        match self.class_of(s) {
            Some(class) => class.count += count,
            None => self.classes.push(SourceClass { colours: s.colours, units, spill: s.surplus, count }),
        }
    }

    /// Removes a source that was counted before.
    pub fn remove(&mut self, s: &CurrencySource) {
        if s.surplus == Surplus::KeptAtACost {
            return;
        }
        self.units -= i32::from(s.units);
        let (_, count) = pieces(s);
        if let Some(class) = self.class_of(s) {
            class.count -= count;
        }
    }

    fn class_of(&mut self, s: &CurrencySource) -> Option<&mut SourceClass> {
        let (units, _) = pieces(s);
        self.classes.iter_mut().find(|c| c.colours == s.colours && c.units == units && c.spill == s.surplus)
    }

    /// Returns true if the whole amount due can be paid with at most `slack` units lost. The purse is unchanged.
    pub fn can_cover(&mut self, due: &Due, slack: i32) -> bool {
        self.units >= due.any + i32::from(due.coloured.iter().sum::<i16>()) && self.can_cover_coloured(due, slack)
    }

    fn can_cover_coloured(&mut self, due: &Due, slack: i32) -> bool {
        let Some(colour) = due.coloured.iter().position(|&n| n > 0) else {
            return self.can_cover_any(due.any, slack);
        };
        for i in 0..self.classes.len() {
            let class = self.classes[i];
            if class.count == 0 || !class.colours.has(Colour(colour as u8)) {
                continue;
            }
            let mut rest = *due;
            rest.pay(colour, i32::from(class.units), class.spill);
            if -rest.any > slack {
                continue;
            }
            self.classes[i].count -= 1;
            let found = self.can_cover_coloured(&rest, slack);
            self.classes[i].count += 1;
            if found {
                return true;
            }
        }
        false
    }

    /// Returns true if `due` units of any colour can be paid: single units fill the gaps that larger sources leave.
    fn can_cover_any(&self, due: i32, slack: i32) -> bool {
        if due <= 0 {
            return -due <= slack;
        }
        let single = |c: &SourceClass| if c.spill == Surplus::Lost { 0 } else { c.count as i32 * i32::from(c.units) };
        let single: i32 = self.classes.iter().map(single).sum();
        due <= single || self.adds_up(due - single, due + slack, 0)
    }

    /// Returns true if some sources of more than `above` units each give between `least` and `most` units. `least` is
    /// positive.
    fn adds_up(&self, least: i32, most: i32, above: u8) -> bool {
        let (mut units, mut count, mut larger) = (u8::MAX, 0, false);
        for class in self.classes.iter().filter(|c| c.spill == Surplus::Lost && c.units > above && c.count > 0) {
            if class.units < units {
                larger |= count > 0;
                (units, count) = (class.units, class.count);
            } else if class.units == units {
                count += class.count;
            } else {
                larger = true;
            }
        }
        let step = i32::from(units);
        for n in 0..=count as i32 {
            let (least, most) = (least - n * step, most - n * step);
            if most < 0 {
                return false;
            }
            if least <= 0 || (larger && self.adds_up(least, most, units)) {
                return true;
            }
        }
        false
    }
}

/// The units in each piece of a source, and the number of pieces. Currency that is kept counts unit by unit, because
/// each unit may pay for another colour.
fn pieces(source: &CurrencySource) -> (u8, u32) {
    if source.surplus == Surplus::Kept { (1, source.units.into()) } else { (source.units, 1) }
}

/// The amount still to be paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    /// Units of each colour.
    pub coloured: [i16; COLOURS],
    /// Units of any colour; negative by the number of units lost.
    pub any: i32,
}

impl Due {
    /// The whole of a price, with X.
    pub fn of(price: &Price, x: i32) -> Self {
        let mut coloured = [0; COLOURS];
        for (due, &n) in coloured.iter_mut().zip(&price.coloured) {
            *due = i16::from(n);
        }
        let x = if price.x { x } else { 0 };
        let Some(colour) = price.x_colour else { return Self { coloured, any: i32::from(price.generic) + x } };
        coloured[colour.index()] += x as i16;
        Self { coloured, any: i32::from(price.generic) }
    }
    /// Returns true if nothing is left to pay.
    pub fn is_met(&self) -> bool {
        self.any <= 0 && self.coloured.iter().all(|&n| n == 0)
    }
    /// Adds another amount due.
    pub fn add(&mut self, other: &Self) {
        self.coloured.iter_mut().zip(other.coloured).for_each(|(due, more)| *due += more);
        self.any += other.any;
    }
    /// Pays units of a colour: first what is due in that colour, then what is due in any.
    pub fn pay(&mut self, colour: usize, units: i32, spill: Surplus) {
        let fits = units.min(self.coloured.get(colour).copied().unwrap_or(0).into());
        if fits > 0 {
            self.coloured[colour] -= fits as i16;
        }
        let rest = units - fits;
        self.any -= if spill == Surplus::Kept { rest.min(self.any.max(0)) } else { rest };
    }
}

/// A cache of what a player can pay. It is forgotten when an [event](crate::engine::context::Cx) touches that player's
/// cards, when characteristics change, or when the book's notes do.
#[derive(Clone, Debug, Default)]
pub(crate) struct PaymentCache {
    age: u16,
    /// Answers for plain costs; entries of another age are out of date.
    known: [Known; 16],
    /// The currency available, by class and source by source, valid if `is_counted`.
    pub(crate) purse: Purse,
    pub(crate) sources: Vec<CurrencySource>,
    /// Some sources can be used at a cost only; the purse does not hold them.
    pub(crate) has_purchases: bool,
    pub(crate) is_counted: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Known {
    age: u16,
    slot: u16,
    ability: u16,
    place: u8,
    way: u8,
    /// A card is played. This and the routine are part of the key because uses of one object may differ in cost.
    card: bool,
    routine: Option<Routine>,
    payable: bool,
}

impl Known {
    fn of(age: u16, item: &StackItem, payable: bool) -> Self {
        Self {
            age,
            slot: item.source.slot.0,
            ability: item.ability.0,
            place: item.place,
            way: item.way,
            card: item.card.is_some(),
            routine: item.routine,
            payable,
        }
    }
}

impl PaymentCache {
    fn place(item: &StackItem) -> usize {
        (usize::from(item.source.slot.0) * 3 + usize::from(item.ability.0)) % 16
    }
    /// The remembered answer for the plain cost of an item: true if it can be paid, `None` if that is not known.
    pub(super) fn recall(&self, item: &StackItem) -> Option<bool> {
        let known = &self.known[Self::place(item)];
        let wanted = Known::of(self.age, item, known.payable);
        (*known == wanted && self.age > 0).then_some(known.payable)
    }
    pub(super) fn remember(&mut self, item: &StackItem, payable: bool) {
        if self.age == 0 {
            self.forget();
        }
        self.known[Self::place(item)] = Known::of(self.age, item, payable);
    }
    /// Forgets everything.
    #[inline]
    pub(crate) fn forget(&mut self) {
        self.is_counted = false;
        self.age = self.age.wrapping_add(1);
        if self.age == 0 {
            self.age = 1;
            self.known = Default::default();
        }
    }
    /// Copies what another cache knows, except for the sources, which are quickly counted again.
    pub(crate) fn copy_from(&mut self, other: &Self) {
        self.age = other.age;
        self.known = other.known;
        self.is_counted = false;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::object::Slot;

    const RED: Colour = Colour(0);
    const BLUE: Colour = Colour(1);
    const GREEN: Colour = Colour(2);

    fn source(units: u8, colours: &[Colour], spill: Surplus) -> CurrencySource {
        CurrencySource { slot: Slot(0), units, colours: Colours::of(colours), surplus: spill, sort: 0, bonds: 0 }
    }

    fn due(coloured: &[(usize, i32)], any: i32) -> Due {
        let mut due = Due { coloured: [0; COLOURS], any };
        for &(c, n) in coloured {
            due.coloured[c] = n as i16;
        }
        due
    }

    /// Compares the purse with trying every subset, on random sources of these kinds and random prices.
    fn agrees(sorts: &[CurrencySource], seed: u64) {
        let mut rng = crate::state::rng::Rng::new(seed);
        let mut payable = 0;
        for _ in 0..3000 {
            let sources: Vec<CurrencySource> = (0..rng.below(6)).map(|_| sorts[rng.below(sorts.len())]).collect();
            let due = due(&[(0, rng.below(3) as i32), (1, rng.below(2) as i32)], rng.below(7) as i32);
            let slack = rng.below(3) as i32;
            let mut purse = Purse::of(sources.iter().copied());
            let quick = purse.can_cover(&due, slack);
            assert_eq!(quick, brute(&units_of(&sources), due, slack), "{sources:?} for {due:?} with {slack}");
            assert_eq!(quick, purse.can_cover(&due, slack), "asking takes nothing out of the purse");
            payable += i32::from(quick);
        }
        assert!(payable > 300, "the claim is tested on prices that can be paid too");
    }

    #[test]
    fn the_purse_agrees_with_trying_every_subset() {
        let sorts = [
            source(1, &[RED], Surplus::None),
            source(1, &[BLUE], Surplus::None),
            source(1, &[RED, BLUE], Surplus::None),
            source(2, &[RED], Surplus::Lost),
            source(2, &[GREEN], Surplus::Lost),
            source(2, &[BLUE, GREEN], Surplus::Lost),
        ];
        agrees(&sorts, 3);
    }

    #[test]
    fn sources_of_several_sizes_pay_together() {
        let sorts = [
            source(1, &[RED], Surplus::None),
            source(1, &[BLUE], Surplus::Lost),
            source(2, &[RED], Surplus::Lost),
            source(2, &[BLUE, GREEN], Surplus::Lost),
            source(3, &[RED, BLUE], Surplus::Lost),
            source(5, &[GREEN], Surplus::Lost),
        ];
        agrees(&sorts, 4);
    }

    #[test]
    fn what_is_kept_pays_unit_by_unit() {
        let sorts = [
            source(2, &[RED, BLUE], Surplus::Kept),
            source(3, &[RED], Surplus::Kept),
            source(1, &[GREEN], Surplus::Kept),
            source(1, &[BLUE], Surplus::None),
            source(2, &[GREEN], Surplus::Lost),
            source(3, &[BLUE], Surplus::Lost),
        ];
        agrees(&sorts, 5);
    }

    #[test]
    fn a_purse_holds_any_number_of_sorts() {
        let all =
            (1..1u16 << COLOURS).map(|bits| CurrencySource { colours: Colours(bits), ..source(1, &[], Surplus::None) });
        let mut purse = Purse::of(all.chain((0..400).map(|_| source(2, &[RED], Surplus::Lost))));
        assert!(purse.can_cover(&due(&[(9, 100)], 800), 0));
        assert!(!purse.can_cover(&due(&[(9, 1)], 1823), 0));
    }

    /// The sources one by one; kept currency unit by unit.
    fn units_of(sources: &[CurrencySource]) -> Vec<CurrencySource> {
        let split = |s: &CurrencySource| {
            let (units, count) = pieces(s);
            (0..count).map(move |_| units).collect::<Vec<_>>()
        };
        sources.iter().flat_map(|s| split(s).into_iter().map(|units| CurrencySource { units, ..*s })).collect()
    }

    /// Tries every subset with every colour; sources that may lose nothing lose nothing.
    fn brute(sources: &[CurrencySource], due: Due, slack: i32) -> bool {
        if due.is_met() && -due.any <= slack {
            return true;
        }
        let Some((first, rest)) = sources.split_first() else { return false };
        if brute(rest, due, slack) {
            return true;
        }
        first.colours.iter().any(|colour| {
            let mut after = due;
            after.pay(colour.index(), i32::from(first.units), first.surplus);
            let loses = first.surplus == Surplus::None && after.any < due.any.min(0);
            !loses && -after.any <= slack && brute(rest, after, slack)
        })
    }
}
