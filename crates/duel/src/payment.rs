//! Whether a price can be met: by counting, with a small search for coloured units only.

use crate::ability::Price;
use crate::item::Item;
use crate::log::{Source, Spill};
use crate::words::*;

/// Sources that are alike.
#[derive(Clone, Copy, Debug)]
struct Class {
    colours: Colours,
    units: u8,
    spill: Spill,
    count: u32,
}

/// What a player could pay with, by sort.
#[derive(Clone, Debug, Default)]
pub struct Purse {
    classes: Vec<Class>,
    units: i32,
}

impl Purse {
    /// Counts sources.
    pub fn of(sources: impl Iterator<Item = Source>) -> Self {
        let mut purse = Self::default();
        sources.for_each(|s| purse.add(&s));
        purse
    }

    /// Forgets what was counted, not the room for it.
    pub fn clear(&mut self) {
        self.classes.clear();
        self.units = 0;
    }

    /// How many units there are.
    pub fn units(&self) -> i32 {
        self.units
    }

    /// Counts one more source.
    pub fn add(&mut self, s: &Source) {
        debug_assert!(s.spill != Spill::Never || s.units <= 1, "what may lose nothing gives single units");
        if s.spill == Spill::Bought {
            return;
        }
        self.units += i32::from(s.units);
        let (units, count) = pieces(s);
        match self.class_of(s) {
            Some(class) => class.count += count,
            None => self.classes.push(Class { colours: s.colours, units, spill: s.spill, count }),
        }
    }

    /// Counts one source less, which was counted before.
    pub fn remove(&mut self, s: &Source) {
        if s.spill == Spill::Bought {
            return;
        }
        self.units -= i32::from(s.units);
        let (_, count) = pieces(s);
        if let Some(class) = self.class_of(s) {
            class.count -= count;
        }
    }

    fn class_of(&mut self, s: &Source) -> Option<&mut Class> {
        let (units, _) = pieces(s);
        self.classes.iter_mut().find(|c| c.colours == s.colours && c.units == units && c.spill == s.spill)
    }

    /// Whether what is due can be paid in full, with at most `slack` units lost. The purse is as before afterwards.
    pub fn covers(&mut self, due: &Due, slack: i32) -> bool {
        self.units >= due.any + i32::from(due.coloured.iter().sum::<i16>()) && self.search(due, slack)
    }

    fn search(&mut self, due: &Due, slack: i32) -> bool {
        let Some(colour) = due.coloured.iter().position(|&n| n > 0) else {
            return self.covers_any(due.any, slack);
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
            let found = self.search(&rest, slack);
            self.classes[i].count += 1;
            if found {
                return true;
            }
        }
        false
    }

    /// Whether `due` units of any colour can be paid: single units fill what larger sources leave open.
    fn covers_any(&self, due: i32, slack: i32) -> bool {
        if due <= 0 {
            return -due <= slack;
        }
        let single = |c: &Class| if c.spill == Spill::Bounded { 0 } else { c.count as i32 * i32::from(c.units) };
        let single: i32 = self.classes.iter().map(single).sum();
        due <= single || self.adds_up(due - single, due + slack, 0)
    }

    /// Whether some of the larger sources, of more than `above` units each, give at least `least`, which is more than
    /// nothing, and at most `most` units.
    fn adds_up(&self, least: i32, most: i32, above: u8) -> bool {
        let (mut units, mut count, mut larger) = (u8::MAX, 0, false);
        for class in self.classes.iter().filter(|c| c.spill == Spill::Bounded && c.units > above && c.count > 0) {
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

/// How many units each piece of a source has, and how many pieces there are: what is made is held, unit by unit, and
/// each unit may count as another colour.
fn pieces(source: &Source) -> (u8, u32) {
    if source.spill == Spill::Kept { (1, source.units.into()) } else { (source.units, 1) }
}

/// What is still to be paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    /// Units of each colour.
    pub coloured: [i16; COLOURS],
    /// Units of any colour; below 0 by what is lost.
    pub any: i32,
}

impl Due {
    /// All of a price, with X.
    pub fn of(price: &Price, x: i32) -> Self {
        let mut coloured = [0; COLOURS];
        for (due, &n) in coloured.iter_mut().zip(&price.coloured) {
            *due = i16::from(n);
        }
        let x = if price.x { x } else { 0 };
        let Some(colour) = price.x_colour else { return Self { coloured, any: i32::from(price.any) + x } };
        coloured[colour.index()] += x as i16;
        Self { coloured, any: i32::from(price.any) }
    }
    /// Whether nothing is left to pay.
    pub fn is_met(&self) -> bool {
        self.any <= 0 && self.coloured.iter().all(|&n| n == 0)
    }
    /// Adds what else is to be paid.
    pub fn add(&mut self, other: &Self) {
        self.coloured.iter_mut().zip(other.coloured).for_each(|(due, more)| *due += more);
        self.any += other.any;
    }
    /// Takes off units of a colour.
    pub fn pay(&mut self, colour: usize, units: i32, spill: Spill) {
        let fits = units.min(self.coloured.get(colour).copied().unwrap_or(0).into());
        if fits > 0 {
            self.coloured[colour] -= fits as i16;
        }
        let rest = units - fits;
        self.any -= if spill == Spill::Kept { rest.min(self.any.max(0)) } else { rest };
    }
}

/// What is known of what a player can pay, until something changes that costs are paid with: an
/// [event](crate::cx::Cx) with that player's cards, what cards are, or the book's notes.
#[derive(Clone, Debug, Default)]
pub(crate) struct Afford {
    age: u16,
    /// Which plain costs can be paid; what is of another age is not known any more.
    known: [Known; 16],
    /// What there is to pay with, by sort and one by one, if it has been counted.
    pub(crate) purse: Purse,
    pub(crate) sources: Vec<Source>,
    /// Whether some of that is made at a cost; the purse does not hold it.
    pub(crate) buys: bool,
    pub(crate) counted: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Known {
    age: u16,
    slot: u16,
    ability: u16,
    place: u8,
    way: u8,
    /// Whether a card is played, and what the rules do, if it is theirs: the same object may cost something else.
    card: bool,
    routine: Option<Routine>,
    payable: bool,
}

impl Known {
    fn of(age: u16, item: &Item, payable: bool) -> Self {
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

impl Afford {
    fn place(item: &Item) -> usize {
        (usize::from(item.source.slot.0) * 3 + usize::from(item.ability.0)) % 16
    }
    /// Whether the plain cost of an item can be paid, if that is known.
    pub(crate) fn recall(&self, item: &Item) -> Option<bool> {
        let known = &self.known[Self::place(item)];
        let wanted = Known::of(self.age, item, known.payable);
        (*known == wanted && self.age > 0).then_some(known.payable)
    }
    pub(crate) fn remember(&mut self, item: &Item, payable: bool) {
        if self.age == 0 {
            self.forget();
        }
        self.known[Self::place(item)] = Known::of(self.age, item, payable);
    }
    /// Nothing is known any more.
    #[inline]
    pub(crate) fn forget(&mut self) {
        self.counted = false;
        self.age = self.age.wrapping_add(1);
        if self.age == 0 {
            self.age = 1;
            self.known = Default::default();
        }
    }
    /// Learns what another knows, but for what is quickly counted again.
    pub(crate) fn copy_from(&mut self, other: &Self) {
        self.age = other.age;
        self.known = other.known;
        self.counted = false;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::object::Slot;

    const RED: Colour = Colour(0);
    const BLUE: Colour = Colour(1);
    const GREEN: Colour = Colour(2);

    fn source(units: u8, colours: &[Colour], spill: Spill) -> Source {
        Source { slot: Slot(0), units, colours: Colours::of(colours), spill, sort: 0, bonds: 0 }
    }

    fn due(coloured: &[(usize, i32)], any: i32) -> Due {
        let mut due = Due { coloured: [0; COLOURS], any };
        for &(c, n) in coloured {
            due.coloured[c] = n as i16;
        }
        due
    }

    /// Compares the purse with trying every subset, on random sources of these sorts and random prices.
    fn agrees(sorts: &[Source], seed: u64) {
        let mut dice = crate::dice::Dice::new(seed);
        let mut payable = 0;
        for _ in 0..3000 {
            let sources: Vec<Source> = (0..dice.below(6)).map(|_| sorts[dice.below(sorts.len())]).collect();
            let due = due(&[(0, dice.below(3) as i32), (1, dice.below(2) as i32)], dice.below(7) as i32);
            let slack = dice.below(3) as i32;
            let mut purse = Purse::of(sources.iter().copied());
            let quick = purse.covers(&due, slack);
            assert_eq!(quick, brute(&units_of(&sources), due, slack), "{sources:?} for {due:?} with {slack}");
            assert_eq!(quick, purse.covers(&due, slack), "asking takes nothing out of the purse");
            payable += i32::from(quick);
        }
        assert!(payable > 300, "the claim is tested on prices that can be paid too");
    }

    #[test]
    fn the_purse_agrees_with_trying_every_subset() {
        let sorts = [
            source(1, &[RED], Spill::Never),
            source(1, &[BLUE], Spill::Never),
            source(1, &[RED, BLUE], Spill::Never),
            source(2, &[RED], Spill::Bounded),
            source(2, &[GREEN], Spill::Bounded),
            source(2, &[BLUE, GREEN], Spill::Bounded),
        ];
        agrees(&sorts, 3);
    }

    #[test]
    fn sources_of_several_sizes_pay_together() {
        let sorts = [
            source(1, &[RED], Spill::Never),
            source(1, &[BLUE], Spill::Bounded),
            source(2, &[RED], Spill::Bounded),
            source(2, &[BLUE, GREEN], Spill::Bounded),
            source(3, &[RED, BLUE], Spill::Bounded),
            source(5, &[GREEN], Spill::Bounded),
        ];
        agrees(&sorts, 4);
    }

    #[test]
    fn what_is_kept_pays_unit_by_unit() {
        let sorts = [
            source(2, &[RED, BLUE], Spill::Kept),
            source(3, &[RED], Spill::Kept),
            source(1, &[GREEN], Spill::Kept),
            source(1, &[BLUE], Spill::Never),
            source(2, &[GREEN], Spill::Bounded),
            source(3, &[BLUE], Spill::Bounded),
        ];
        agrees(&sorts, 5);
    }

    #[test]
    fn a_purse_holds_any_number_of_sorts() {
        let all = (1..1u16 << COLOURS).map(|bits| Source { colours: Colours(bits), ..source(1, &[], Spill::Never) });
        let mut purse = Purse::of(all.chain((0..400).map(|_| source(2, &[RED], Spill::Bounded))));
        assert!(purse.covers(&due(&[(9, 100)], 800), 0));
        assert!(!purse.covers(&due(&[(9, 1)], 1823), 0));
    }

    /// The sources one by one, what is kept unit by unit.
    fn units_of(sources: &[Source]) -> Vec<Source> {
        let split = |s: &Source| {
            let (units, count) = pieces(s);
            (0..count).map(move |_| units).collect::<Vec<_>>()
        };
        sources.iter().flat_map(|s| split(s).into_iter().map(|units| Source { units, ..*s })).collect()
    }

    /// Tries every subset with every colour; what may lose nothing loses nothing.
    fn brute(sources: &[Source], due: Due, slack: i32) -> bool {
        if due.is_met() && -due.any <= slack {
            return true;
        }
        let Some((first, rest)) = sources.split_first() else { return false };
        if brute(rest, due, slack) {
            return true;
        }
        first.colours.iter().any(|colour| {
            let mut after = due;
            after.pay(colour.index(), i32::from(first.units), first.spill);
            let loses = first.spill == Spill::Never && after.any < due.any.min(0);
            !loses && -after.any <= slack && brute(rest, after, slack)
        })
    }
}
