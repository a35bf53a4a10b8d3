//! Costs: "{Blue}{1}, scrap Slate Courier, freeze 2 units you control".

use crate::cost::Paid;
use crate::forms::FromIt;
use crate::phrase::{Row, phrases};
use dimension::words::{verb, zone};
use duel::card::ability::CostPart;
use duel::card::characteristics::Orientation;

/// What is done to pay.
pub(crate) const PARTS: &[Row<CostPart>] = phrases! {
    ["scrap" (Paid what)] => { CostPart::Move { what, to: zone::GRAVE, verb: verb::SCRAP } }
    ["fuse" (Paid what)] => { CostPart::Move { what, to: zone::GRAVE, verb: verb::FUSE } }
    ["freeze" (Paid what)] => { CostPart::Turn { what, to: Orientation::Sideways, verb: verb::FREEZE } }
    ["remove" (Paid what) "from the game"] => { CostPart::Move { what, to: zone::REMOVE, verb: verb::REMOVE } }
    ["put" (Paid what) "into the graveyard"] => { CostPart::Move { what, to: zone::GRAVE, verb: verb::PUT } }
    ["put" (Paid what) "into its/their owner's/owners' hand/hands"] => {
        CostPart::Move { what, to: zone::HAND, verb: verb::RETURN }
    }
    ["put" (Paid what) "into the energy zone"] => { CostPart::Move { what, to: zone::ENERGY, verb: verb::PUT } }
    ["put" (Paid what) "into the smash zone"] => { CostPart::Move { what, to: zone::SMASH, verb: verb::PUT } }
    ["put" (Paid what) "on top of its/their owner's/owners' deck/decks"] => {
        CostPart::Move { what, to: zone::DECK, verb: verb::PUT }
    }
    ["remove" n (FromIt counter)] => { CostPart::RemoveCounters(counter, n) }
};
