//! Whether a price can be met: by counting, with a small search for coloured units only.

use crate::ability::Price;
use crate::item::Item;
use crate::list::List;
use crate::log::{Source, Spill};
use crate::words::*;

/// Sources that are alike.
#[derive(Clone, Copy, Debug)]
struct Class {
    colours: Colours,
    units: u8,
    spill: Spill,
    count: u8,
}

impl Default for Class {
    fn default() -> Self {
        Self { colours: Colours::EMPTY, units: 0, spill: Spill::Never, count: 0 }
    }
}

/// What a player could pay with, by sort.
#[derive(Clone, Copy, Debug, Default)]
pub struct Purse {
    classes: List<Class, 20>,
    units: i32,
}

impl Purse {
    /// Counts sources.
    pub fn of(sources: impl Iterator<Item = Source>) -> Self {
        let mut purse = Self::default();
        sources.for_each(|s| purse.add(&s));
        purse
    }

    /// Counts one more source.
    pub fn add(&mut self, s: &Source) {
        self.units += i32::from(s.units);
        let (units, count) = pieces(s);
        let same = |c: &&mut Class| c.colours == s.colours && c.units == units && c.spill == s.spill;
        match self.classes.iter_mut().find(same) {
            Some(class) => class.count += count,
            None => {
                self.classes.push(Class { colours: s.colours, units, spill: s.spill, count });
            }
        }
    }

    /// The same without one source.
    pub fn without(mut self, s: &Source) -> Self {
        self.units -= i32::from(s.units);
        let (units, count) = pieces(s);
        let same = |c: &&mut Class| c.colours == s.colours && c.units == units && c.spill == s.spill;
        if let Some(class) = self.classes.iter_mut().find(same) {
            class.count -= count;
        }
        self
    }

    /// Whether what is due can be paid in full, with at most `slack` units lost.
    pub fn covers(mut self, due: &Due, slack: i32) -> bool {
        let mut due = *due;
        self.units >= due.any + due.coloured.iter().sum::<i32>() && self.search(&mut due, slack)
    }

    fn search(&mut self, due: &mut Due, slack: i32) -> bool {
        let Some(colour) = due.coloured.iter().position(|&n| n > 0) else {
            return self.covers_any(due.any, slack);
        };
        for i in 0..self.classes.len() {
            let class = self.classes[i];
            if class.count == 0 || !class.colours.has(Colour(colour as u8)) {
                continue;
            }
            self.classes[i].count -= 1;
            let saved = *due;
            due.pay(colour, i32::from(class.units), class.spill);
            if -due.any <= slack && self.search(due, slack) {
                return true;
            }
            *due = saved;
            self.classes[i].count += 1;
        }
        false
    }

    /// Whether `due` units of any colour can be paid: single units fill what larger sources leave open.
    fn covers_any(&self, due: i32, slack: i32) -> bool {
        if due <= 0 {
            return -due <= slack;
        }
        let (mut single, mut kept, mut bounded, mut units) = (0, 0, 0, 1);
        for class in self.classes.iter() {
            match class.spill {
                Spill::Never => single += i32::from(class.count) * i32::from(class.units),
                Spill::Kept => kept += i32::from(class.count) * i32::from(class.units),
                Spill::Bounded => {
                    bounded += i32::from(class.count);
                    units = i32::from(class.units);
                }
            }
        }
        let due = due - kept;
        due <= single
            || (1..=bounded).any(|n| {
                let rest = due - n * units;
                if rest <= 0 { -rest <= slack } else { rest <= single }
            })
    }
}

/// How many units each piece of a source has, and how many pieces there are: what is made is held, unit by unit, and
/// each unit may count as another colour.
fn pieces(source: &Source) -> (u8, u8) {
    if source.spill == Spill::Kept { (1, source.units) } else { (source.units, 1) }
}

/// What is still to be paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    /// Units of each colour.
    pub coloured: [i32; COLOURS],
    /// Units of any colour; below 0 by what is lost.
    pub any: i32,
}

impl Due {
    /// All of a price, with X.
    pub fn of(price: &Price, x: i32) -> Self {
        let mut coloured = [0; COLOURS];
        for (due, &n) in coloured.iter_mut().zip(&price.coloured) {
            *due = i32::from(n);
        }
        Self { coloured, any: i32::from(price.any) + if price.x { x } else { 0 } }
    }
    /// Whether nothing is left to pay.
    pub fn is_met(&self) -> bool {
        self.any <= 0 && self.coloured.iter().all(|&n| n == 0)
    }
    /// Takes off units of a colour.
    pub fn pay(&mut self, colour: usize, units: i32, spill: Spill) {
        let fits = units.min(self.coloured.get(colour).copied().unwrap_or(0));
        if fits > 0 {
            self.coloured[colour] -= fits;
        }
        let rest = units - fits;
        self.any -= if spill == Spill::Kept { rest.min(self.any.max(0)) } else { rest };
    }
}

/// What is known of which costs can be paid, until something changes that costs are paid with.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Afford {
    age: u16,
    known: [Known; 32],
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Known {
    age: u16,
    slot: u16,
    ability: u16,
    seat: u8,
    place: u8,
    payable: bool,
}

impl Known {
    fn of(age: u16, item: &Item, payable: bool) -> Self {
        let (slot, ability) = (item.source.slot.0, item.ability.0);
        Self { age, slot, ability, seat: item.controller.0, place: item.place, payable }
    }
}

impl Afford {
    fn place(item: &Item) -> usize {
        (usize::from(item.source.slot.0) * 3 + usize::from(item.ability.0)) % 32
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
    pub(crate) fn forget(&mut self) {
        self.age = self.age.wrapping_add(1);
        if self.age == 0 {
            *self = Self { age: 1, ..Self::default() };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::object::Slot;

    fn source(units: u8, colours: &[Colour]) -> Source {
        let spill = if units > 1 { Spill::Bounded } else { Spill::Never };
        Source { slot: Slot(0), units, colours: Colours::of(colours), spill, sort: 0 }
    }

    fn due(coloured: &[(usize, i32)], any: i32) -> Due {
        let mut due = Due { coloured: [0; COLOURS], any };
        for &(c, n) in coloured {
            due.coloured[c] = n;
        }
        due
    }

    #[test]
    fn the_purse_agrees_with_trying_every_subset() {
        let (red, blue, green) = (Colour(0), Colour(1), Colour(2));
        let mut dice = crate::dice::Dice::new(3);
        let sorts = [
            source(1, &[red]),
            source(1, &[blue]),
            source(1, &[red, blue]),
            source(2, &[red]),
            source(2, &[green]),
            source(2, &[blue, green]),
        ];
        let mut payable = 0;
        for _ in 0..3000 {
            let sources: Vec<Source> = (0..dice.below(6)).map(|_| sorts[dice.below(sorts.len())]).collect();
            let due = due(&[(0, dice.below(3) as i32), (1, dice.below(2) as i32)], dice.below(5) as i32);
            let slack = 1 + dice.below(2) as i32;
            let quick = Purse::of(sources.iter().copied()).covers(&due, slack);
            assert_eq!(quick, brute(&sources, due, slack), "{sources:?} for {due:?} with {slack}");
            payable += i32::from(quick);
        }
        assert!(payable > 300, "the claim is tested on prices that can be paid too");
    }

    /// Tries every subset with every colour; single units are never lost.
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
            let loses_single = first.units == 1 && after.any < due.any.min(0);
            !loses_single && -after.any <= slack && brute(rest, after, slack)
        })
    }
}
