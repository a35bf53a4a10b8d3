//! Costs: "[1], [Rest], discard a caster".

use super::noun::STOCK;
use super::object::{Counted, read_counted, write_counted};
use super::word::CounterName;
use crate::phrase::{Row, phrases};
use crate::reader::{Miss, Read, Reader};
use crate::writer::{Said, Unsayable, Writer};
use caster::words::{verb, zone};
use duel::card::ability::{CostObjects, CostPart};
use duel::card::amount::Amount;
use duel::card::characteristics::Orientation;
use duel::card::filter::Whose;

/// What is done to pay (1008.2, 1010.3: with cards of one's own).
pub(crate) const PARTS: &[Row<CostPart>] = phrases! {
    ["[Rest]" (Itself what)] => { CostPart::Turn { what, to: Orientation::Sideways, verb: verb::REST } }
    ["[Recover]" (Itself what)] => { CostPart::Turn { what, to: Orientation::Upright, verb: verb::RECOVER } }
    ["[Reverse]" (Itself what)] => { CostPart::Turn { what, to: Orientation::Reversed, verb: verb::REVERSE } }
    ["rest" (Paid what)] => { CostPart::Turn { what, to: Orientation::Sideways, verb: verb::REST } }
    ["recover" (Paid what)] => { CostPart::Turn { what, to: Orientation::Upright, verb: verb::RECOVER } }
    ["reverse" (Paid what)] => { CostPart::Turn { what, to: Orientation::Reversed, verb: verb::REVERSE } }
    ["discard" (FromHand what)] => { CostPart::Move { what, to: zone::GRAVEYARD, verb: verb::DISCARD } }
    ["banish" (Banished what)] => { CostPart::Move { what, to: zone::GRAVEYARD, verb: verb::BANISH } }
    ["destroy" (Paid what)] => { CostPart::Move { what, to: zone::GRAVEYARD, verb: verb::DESTROY } }
    ["return" (Paid what) "to its/their owner's/owners' hand/hands"] => {
        CostPart::Move { what, to: zone::HAND, verb: verb::RETURN }
    }
    ["return" (Paid what) "to your hand"] => { CostPart::Move { what, to: zone::HAND, verb: verb::RETURN } }
    ["remove" (Paid what) "from the game"] => { CostPart::Move { what, to: zone::REMOVED, verb: verb::REMOVE } }
    ["put" (Paid what) "into its/their owner's/owners' graveyard/graveyards"] => {
        CostPart::Move { what, to: zone::GRAVEYARD, verb: verb::PUT }
    }
    ["put" (Paid what) "into an allied graveyard"] => { CostPart::Move { what, to: zone::GRAVEYARD, verb: verb::PUT } }
    ["put" (Paid what) "into your hand"] => { CostPart::Move { what, to: zone::HAND, verb: verb::PUT } }
    ["put" (Paid what) "on top of its/their owner's/owners' deck/decks"] => {
        CostPart::Move { what, to: zone::DECK, verb: verb::PUT }
    }
    ["remove" (Few n) (FromThis counter)] => { CostPart::RemoveCounters(counter, n) }
    ["pay" (Few n) (CounterName counter)] => { CostPart::SpendPlayerCounters(counter, n) }
};

/// The card itself, where nothing is named.
struct Itself;

impl Itself {
    fn read(_: &mut Reader) -> Read<CostObjects> {
        Ok(CostObjects::This)
    }
    fn write(what: &CostObjects, _: &mut Writer) -> Said {
        if *what == CostObjects::This { Ok(()) } else { Err(Unsayable) }
    }
}

/// A small number of counters: "a", "two".
struct Few;

impl Few {
    fn read(r: &mut Reader) -> Read<u8> {
        if r.skip("a/an") { Ok(1) } else { r.number()?.try_into().map_err(|_| Miss) }
    }
    fn write(number: &u8, w: &mut Writer) -> Said {
        if *number == 1 {
            w.one_of(&["a", "1"]);
            w.plural = false;
        } else {
            w.count(i32::from(*number));
        }
        Ok(())
    }
}

fn read_paid(hand: bool, r: &mut Reader) -> Read<CostObjects> {
    if !hand && r.has(Reader::this) {
        return Ok(CostObjects::This);
    }
    // That they are the player's own goes without saying (1008.2, 1010.3).
    let side = std::mem::replace(&mut r.talk.side, if hand { Whose::Yours } else { Whose::Anyones });
    let before = std::mem::replace(&mut r.talk.hand, hand);
    let counted = read_counted(r);
    (r.talk.side, r.talk.hand) = (side, before);
    let Counted { min, max, filter } = counted?;
    match (min, max) {
        (Amount::X, Amount::X) => Ok(CostObjects::X(filter)),
        (Amount::Fixed(min), Amount::Fixed(max)) if min == max => {
            Ok(CostObjects::Exactly(max.try_into().map_err(|_| Miss)?, filter))
        }
        _ => Err(Miss),
    }
}

fn write_paid(what: &CostObjects, hand: bool, w: &mut Writer) -> Said {
    let (min, filter) = match what {
        CostObjects::This if !hand => {
            w.itself();
            w.plural = false;
            return Ok(());
        }
        CostObjects::Exactly(number, filter) => (Amount::Fixed(i32::from(*number)), filter),
        CostObjects::X(filter) => (Amount::X, filter),
        CostObjects::This | CostObjects::AnyNumber(_) => return Err(Unsayable),
    };
    let side = std::mem::replace(&mut w.talk.side, if hand { Whose::Yours } else { Whose::Anyones });
    let before = std::mem::replace(&mut w.talk.hand, hand);
    let said = write_counted(&Counted { max: min.clone(), min, filter: filter.clone() }, w);
    (w.talk.side, w.talk.hand) = (side, before);
    said
}

/// What a part of a cost is paid with: the card itself, or so many of one's own.
pub(crate) struct Paid;

impl Paid {
    fn read(r: &mut Reader) -> Read<CostObjects> {
        read_paid(false, r)
    }
    fn write(what: &CostObjects, w: &mut Writer) -> Said {
        write_paid(what, false, w)
    }
}

/// The same, of the hand.
struct FromHand;

impl FromHand {
    fn read(r: &mut Reader) -> Read<CostObjects> {
        read_paid(true, r)
    }
    fn write(what: &CostObjects, w: &mut Writer) -> Said {
        write_paid(what, true, w)
    }
}

/// What is banished: a card that is named may also be stock (1008.3).
struct Banished;

impl Banished {
    fn read(r: &mut Reader) -> Read<CostObjects> {
        Ok(match read_paid(false, r)? {
            CostObjects::Exactly(number, mut filter) if !filter.names.is_empty() && filter.zones == zone::ENTITIES => {
                filter.zones = zone::ENTITIES.union(STOCK);
                CostObjects::Exactly(number, filter)
            }
            what => what,
        })
    }
    fn write(what: &CostObjects, w: &mut Writer) -> Said {
        w.talk.unsaid = true;
        let said = Self::write_bare(what, w);
        w.talk.unsaid = false;
        said
    }
    fn write_bare(what: &CostObjects, w: &mut Writer) -> Said {
        match what {
            CostObjects::Exactly(number, filter) if filter.zones == zone::ENTITIES.union(STOCK) => {
                let mut filter = filter.clone();
                filter.zones = zone::ENTITIES;
                write_paid(&CostObjects::Exactly(*number, filter), false, w)
            }
            CostObjects::Exactly(_, filter) if !filter.names.is_empty() && filter.zones == zone::ENTITIES => {
                Err(Unsayable)
            }
            what => write_paid(what, false, w),
        }
    }
}

/// Counters of a kind, from the card itself.
struct FromThis;

impl FromThis {
    fn read(r: &mut Reader) -> Read<duel::ids::Counter> {
        let counter = CounterName::read(r)?;
        r.words("from")?;
        r.this().map(|()| counter)
    }
    fn write(counter: &duel::ids::Counter, w: &mut Writer) -> Said {
        CounterName::write(counter, w)?;
        w.say("from");
        w.itself();
        Ok(())
    }
}
