//! Many numbers are asked for as an amount.

use assist::amounts::*;
use duel::engine::question::Pick;

fn numbers(all: impl Iterator<Item = i32>) -> Vec<Pick> {
    all.map(Pick::Number).collect()
}

#[test]
fn many_numbers_are_amounts() {
    let amounts = Amounts::of(&numbers((1000..=20_000).step_by(1000))).expect("twenty numbers");
    assert_eq!(amounts, Amounts { least: 1000, most: 20_000, step: 1000 });
    assert_eq!(amounts.option_for(1000), Some(0));
    assert_eq!(amounts.option_for(20_000), Some(19));
    for outside in [0, 999, 1500, 21_000, -1000] {
        assert_eq!(amounts.option_for(outside), None, "{outside}");
    }
}

#[test]
fn a_few_numbers_are_listed_and_so_is_what_is_not_even() {
    assert_eq!(Amounts::of(&numbers(0..=11)), None);
    assert_eq!(Amounts::of(&numbers((0..=12).chain([20]))), None);
    let mut mixed = numbers(0..=20);
    mixed.push(Pick::Done);
    assert_eq!(Amounts::of(&mixed), None);
}
