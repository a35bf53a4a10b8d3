//! Costs: "[1], [Rest], discard a caster".

use super::noun::STOCK;
use super::object::{Counted, read_counted, write_counted};
use super::word::CounterName;
use crate::phrase::{Row, phrases};
use crate::reader::{Miss, Read, Reader};
use crate::writer::{Said, Unsayable, Writer};
use caster::words::{verb, zone};
use duel::ability::{CostPart, CostWhat};
use duel::amount::Amount;
use duel::filter::Whose;
use duel::profile::Orientation;

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
    ["remove" (Few n) (FromThis counter)] => { CostPart::Uncount(counter, n) }
    ["pay" (Few n) (CounterName counter)] => { CostPart::Spend(counter, n) }
};

/// The card itself, where nothing is named.
struct Itself;

impl Itself {
    fn read(_: &mut Reader) -> Read<CostWhat> {
        Ok(CostWhat::This)
    }
    fn write(what: &CostWhat, _: &mut Writer) -> Said {
        if *what == CostWhat::This { Ok(()) } else { Err(Unsayable) }
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

fn read_paid(hand: bool, r: &mut Reader) -> Read<CostWhat> {
    if !hand && r.has(Reader::this) {
        return Ok(CostWhat::This);
    }
    // That they are the player's own goes without saying (1008.2, 1010.3).
    let side = std::mem::replace(&mut r.talk.side, if hand { Whose::Yours } else { Whose::Anyones });
    let before = std::mem::replace(&mut r.talk.hand, hand);
    let counted = read_counted(r);
    (r.talk.side, r.talk.hand) = (side, before);
    let Counted { min, max, filter } = counted?;
    match (min, max) {
        (Amount::X, Amount::X) => Ok(CostWhat::X(filter)),
        (Amount::Fixed(min), Amount::Fixed(max)) if min == max => {
            Ok(CostWhat::Some(max.try_into().map_err(|_| Miss)?, filter))
        }
        _ => Err(Miss),
    }
}

fn write_paid(what: &CostWhat, hand: bool, w: &mut Writer) -> Said {
    let (min, filter) = match what {
        CostWhat::This if !hand => {
            w.itself();
            w.plural = false;
            return Ok(());
        }
        CostWhat::Some(number, filter) => (Amount::Fixed(i32::from(*number)), filter),
        CostWhat::X(filter) => (Amount::X, filter),
        CostWhat::This | CostWhat::Often(_) => return Err(Unsayable),
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
    fn read(r: &mut Reader) -> Read<CostWhat> {
        read_paid(false, r)
    }
    fn write(what: &CostWhat, w: &mut Writer) -> Said {
        write_paid(what, false, w)
    }
}

/// The same, of the hand.
struct FromHand;

impl FromHand {
    fn read(r: &mut Reader) -> Read<CostWhat> {
        read_paid(true, r)
    }
    fn write(what: &CostWhat, w: &mut Writer) -> Said {
        write_paid(what, true, w)
    }
}

/// What is banished: a card that is named may also be stock (1008.3).
struct Banished;

impl Banished {
    fn read(r: &mut Reader) -> Read<CostWhat> {
        Ok(match read_paid(false, r)? {
            CostWhat::Some(number, mut filter) if !filter.names.is_empty() && filter.zones == zone::ENTITIES => {
                filter.zones = zone::ENTITIES.union(STOCK);
                CostWhat::Some(number, filter)
            }
            what => what,
        })
    }
    fn write(what: &CostWhat, w: &mut Writer) -> Said {
        w.talk.unsaid = true;
        let said = Self::write_bare(what, w);
        w.talk.unsaid = false;
        said
    }
    fn write_bare(what: &CostWhat, w: &mut Writer) -> Said {
        match what {
            CostWhat::Some(number, filter) if filter.zones == zone::ENTITIES.union(STOCK) => {
                let mut filter = filter.clone();
                filter.zones = zone::ENTITIES;
                write_paid(&CostWhat::Some(*number, filter), false, w)
            }
            CostWhat::Some(_, filter) if !filter.names.is_empty() && filter.zones == zone::ENTITIES => Err(Unsayable),
            what => write_paid(what, false, w),
        }
    }
}

/// Counters of a kind, from the card itself.
struct FromThis;

impl FromThis {
    fn read(r: &mut Reader) -> Read<duel::words::Counter> {
        let counter = CounterName::read(r)?;
        r.words("from")?;
        r.this().map(|()| counter)
    }
    fn write(counter: &duel::words::Counter, w: &mut Writer) -> Said {
        CounterName::write(counter, w)?;
        w.say("from");
        w.itself();
        Ok(())
    }
}
