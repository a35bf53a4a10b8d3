//! Costs: "{2}, sleep, put 1 card in your hand into the trash".

use crate::cost::Paid;
use crate::phrase::{Row, phrases};
use crate::reader::{Miss, Read, Reader};
use crate::token::{DASH, Kind};
use crate::words::CounterName;
use crate::writer::{Said, Unsayable, Writer};
use duel::card::ability::{CostObjects, CostPart};
use duel::card::characteristics::Orientation;
use vividz::words::{verb, zone};

/// What is done to pay.
pub(crate) const PARTS: &[Row<CostPart>] = phrases! {
    ["sleep" (Itself what)] => { CostPart::Turn { what, to: Orientation::Sideways, verb: verb::SLEEP } }
    ["sleep" (Paid what)] => { CostPart::Turn { what, to: Orientation::Sideways, verb: verb::SLEEP } }
    ["reboot" (Paid what)] => { CostPart::Turn { what, to: Orientation::Upright, verb: verb::REBOOT } }
    ["put" (Paid what) "into the trash"] => { CostPart::Move { what, to: zone::TRASH, verb: verb::PUT } }
    ["put" (Paid what) "into the energy zone"] => { CostPart::Move { what, to: zone::ENERGY, verb: verb::PUT } }
    ["put" (Paid what) "into its/their owner's/owners' hand/hands"] => {
        CostPart::Move { what, to: zone::HAND, verb: verb::PUT }
    }
    ["put" (Paid what) "on top of its/their owner's/owners' deck/decks"] => {
        CostPart::Move { what, to: zone::DECK, verb: verb::PUT }
    }
    ["remove" (Paid what)] => { CostPart::Move { what, to: zone::REMOVE, verb: verb::REMOVE } }
    ["make" (Paid what) "leave"] => { CostPart::Move { what, to: zone::ENERGY, verb: verb::LEAVE } }
    ["consume" n (CounterName counter)] => { CostPart::SpendPlayerCounters(counter, n) }
};

/// The card itself, where nothing else is named.
struct Itself;

impl Itself {
    fn read(r: &mut Reader) -> Read<CostObjects> {
        match r.peek() {
            None | Some(Kind::Mark(',' | '.' | DASH)) => Ok(CostObjects::This),
            _ => Err(Miss),
        }
    }
    fn write(what: &CostObjects, _: &mut Writer) -> Said {
        if *what == CostObjects::This { Ok(()) } else { Err(Unsayable) }
    }
}
