//! Amounts: a question for a number may have too many answers to list; the player enters the number instead.

use duel::engine::question::Pick;

/// Up to this many numbers are listed one by one.
const LISTED: usize = 12;

/// The numbers that answer a question with too many to list: an arithmetic progression.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Amounts {
    /// The lowest.
    pub least: i32,
    /// The highest.
    pub most: i32,
    /// The difference between neighbours.
    pub step: i32,
}

impl Amounts {
    /// The amounts that the options form, if they are many evenly spaced numbers.
    pub fn of(options: &[Pick]) -> Option<Self> {
        let number = |pick: &Pick| match pick {
            Pick::Number(n) => Some(*n),
            _ => None,
        };
        if options.len() <= LISTED {
            return None;
        }
        let numbers: Vec<i32> = options.iter().map(number).collect::<Option<_>>()?;
        let (&[least, second, ..], &[.., most]) = (&numbers[..], &numbers[..]) else { return None };
        let step = second - least;
        let even = step > 0 && numbers.windows(2).all(|pair| pair[1] - pair[0] == step);
        even.then_some(Self { least, most, step })
    }

    /// The index of the option for an amount.
    pub fn option_for(&self, amount: i32) -> Option<usize> {
        let fits = (self.least..=self.most).contains(&amount) && (amount - self.least) % self.step == 0;
        fits.then(|| ((amount - self.least) / self.step) as usize)
    }
}
