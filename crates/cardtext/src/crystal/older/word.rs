//! Phrases of the older edition alone.

use crate::crystal::effect::{dull, move_picked, pick, picked};
use crate::crystal::field::Named;
use crate::crystal::taking::{Taking, read_taken, write_taken};
use crate::language::Clause;
use crate::noun::{Counted, Place, read_counted, write_counted};
use crate::phrase::{Row, Slot, phrases};
use crate::reader::{Miss, Read, Reader};
use crate::writer::{Said, Unsayable, Writer};
use crystal::words::{kind, verb, zone};
use duel::card::ability::{Change, End, EventPattern, Op};
use duel::card::amount::{Amount, What, Who};
use duel::card::filter::{Filter, Whose};
use duel::ids::{Kinds, Name, Verb, Zone, Zones};

/// Card types as nouns.
pub(super) const KINDS: &[(&str, Kinds)] = &[
    ("Weapon/Weapons", Kinds::of(&[kind::WEAPON])),
    ("Armor/Armors", Kinds::of(&[kind::ARMOR])),
    ("Accessory/Accessories", Kinds::of(&[kind::ACCESSORY])),
    ("Item/Items", kind::ITEMS),
    ("Formation/Formations", Kinds::of(&[kind::FORMATION])),
];

const OUTSIDE: Zones = Zones::of(&[zone::OUTSIDE]);
const REMOVED: Zones = Zones::of(&[zone::REMOVED]);

/// Where cards are.
pub(super) const SIDES: &[Row<(Zones, Whose)>] = phrases! {
    ["from outside the game"] => { (OUTSIDE, Whose::Yours) }
    ["of yours removed from the game"] => { (REMOVED, Whose::Yours) }
    ["removed from the game"] => { (REMOVED, Whose::Anyones) }
};

/// "the equipped Forward's".
pub(super) const OWNERS: &[Row<What>] = &[Row { read: read_hosts, write: write_hosts }];

/// The Character that is equipped with the card, by its type, as something belongs to it.
const HOSTS: &[(&str, Kinds)] = &[
    ("the equipped Character's", kind::CHARACTERS),
    ("the equipped Forward's", Kinds::of(&[kind::FORWARD])),
    ("the equipped Backup's", Kinds::of(&[kind::BACKUP])),
    ("the equipped Monster's", Kinds::of(&[kind::MONSTER])),
];

fn host(kinds: Kinds) -> What {
    let zones = Zones::of(&[zone::FIELD]);
    What::All(Filter { zones, kinds, among: Some(Box::new(What::Host)), ..Filter::default() })
}

fn read_hosts(r: &mut Reader) -> Read<What> {
    HOSTS.iter().find(|(words, _)| r.skip(words)).map(|(_, kinds)| host(*kinds)).ok_or(Miss)
}

fn write_hosts(what: &What, w: &mut Writer) -> Said {
    let (words, _) = HOSTS.iter().find(|(_, kinds)| host(*kinds) == *what).ok_or(Unsayable)?;
    w.words(words);
    w.plural = false;
    Ok(())
}

/// What a card is called besides, wherever it is (11.10.2).
pub(super) const EVERYWHERE: &[Row<Change>] = phrases! {
    [(AlsoNamed name)] => { Change::AddName(name) }
};

/// "Reed Piper's name is also [Card Name Mill Cat]".
struct AlsoNamed;

impl AlsoNamed {
    fn read(r: &mut Reader) -> Read<Name> {
        r.words("'s name is also")?;
        Named::read(r)
    }
    fn write(name: &Name, w: &mut Writer) -> Said {
        w.glue("'s");
        w.words("name is also");
        Named::write(name, w)
    }
}

/// What happens to or by a card.
pub(super) const EVENTS: &[(&str, EventPattern)] = &[("is junctioned", EventPattern::Deed(verb::JUNCTION))];

/// What is done.
pub(super) const EFFECTS: &[Row<Op>] = phrases! {
    ["put" what "onto" to] => { Op::Attach { what, to, under: false, verb: verb::EQUIP } }
    ["equip" to "with" what] => { Op::Attach { what, to, under: false, verb: verb::EQUIP } }
};

/// Cards of yours outside the game.
const OUTSIDE_YOURS: Place = Place::Given(zone::OUTSIDE, Whose::Yours);
/// Cards in your hand.
const IN_HAND: Place = Place::Given(zone::HAND, Whose::Yours);

/// Cards that come from outside the game (7.6).
const TAKINGS: &[Taking] = &[
    Taking {
        verb: "puts/put",
        tails: &["from outside the game into your hand"],
        place: OUTSIDE_YOURS,
        op: |picked| move_picked(picked, zone::HAND, verb::PUT, None),
    },
    Taking {
        verb: "puts/put",
        tails: &["from outside the game onto the field"],
        place: OUTSIDE_YOURS,
        op: |picked| move_picked(picked, zone::FIELD, verb::PLAY, None),
    },
];

/// The same, by several operations.
pub(super) const CLAUSES: &[Clause] = &[
    Clause { read: |r| read_taken(TAKINGS, r), write: |ops, w| write_taken(TAKINGS, ops, w) },
    Clause { read: read_equip_from_hand, write: write_equip_from_hand },
    Clause { read: read_chosen_by_another, write: write_chosen_by_another },
];

/// "put 1 Weapon from your hand onto Reed Piper".
fn read_equip_from_hand(r: &mut Reader) -> Read<Vec<Op>> {
    r.words("put")?;
    let counted = read_counted(IN_HAND, r)?;
    r.words("from your hand onto")?;
    let (what, to) = (What::Picked(r.talk.picked), What::read(r)?);
    Ok(vec![pick(Who::You, counted), Op::Attach { what, to, under: false, verb: verb::EQUIP }])
}

fn write_equip_from_hand(ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    let [first, Op::Attach { what, to, under: false, verb: verb::EQUIP }, ..] = ops else { return Err(Unsayable) };
    let (who, counted) = picked(first)?;
    if *who != Who::You || *what != What::Picked(w.talk.picked) {
        return Err(Unsayable);
    }
    w.words("put");
    write_counted(&counted, IN_HAND, w)?;
    w.words("from your hand onto");
    to.write(w)?;
    Ok(2)
}

/// What is done with objects.
type Fate = fn(What) -> Op;

/// What the player who chose does with what was chosen, in the same sentence.
const FATES: &[(&str, Fate)] = &[
    ("puts it/them into the Break Zone", |what| moved(what, zone::BREAK, verb::PUT)),
    ("breaks it/them", |what| moved(what, zone::BREAK, verb::BREAK)),
    ("removes it/them from the game", |what| moved(what, zone::REMOVED, verb::REMOVE)),
    ("returns it/them to its/their owner's/owners' hand", |what| moved(what, zone::HAND, verb::RETURN)),
    ("dulls it/them", dull),
];

fn moved(what: What, to: Zone, verb: Verb) -> Op {
    Op::Move { what, to, end: End::Top, verb, turned: None, control: None }
}

/// "your opponent chooses 1 Forward they control and puts it into the Break Zone": said as two sentences otherwise.
fn read_chosen_by_another(r: &mut Reader) -> Read<Vec<Op>> {
    let who = Who::read(r)?;
    r.words("chooses")?;
    let before = std::mem::replace(&mut r.talk.doer, who.clone());
    let counted = read_counted(Place::Play, r);
    r.talk.doer = before;
    let counted = counted?;
    r.words("and")?;
    let (_, fate) = FATES.iter().find(|(words, _)| r.skip(words)).ok_or(Miss)?;
    let fate = fate(What::Picked(r.talk.picked));
    Ok(vec![Op::Choose { who, filter: counted.filter, min: counted.min, max: counted.max }, fate])
}

fn write_chosen_by_another(ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    let [Op::Choose { who, filter, min, max }, fate, ..] = ops else { return Err(Unsayable) };
    if !w.is_guided() || *who == Who::You {
        return Err(Unsayable);
    }
    let picked = || What::Picked(w.talk.picked);
    let (words, _) = FATES.iter().find(|(_, op)| op(picked()) == *fate).ok_or(Unsayable)?;
    who.write(w)?;
    w.words("chooses");
    let before = std::mem::replace(&mut w.talk.doer, who.clone());
    let counted = Counted { min: min.clone(), max: max.clone(), filter: filter.clone() };
    let said = write_counted(&counted, Place::Play, w);
    w.talk.doer = before;
    said?;
    w.say("and");
    w.plural = *max != Amount::Fixed(1);
    w.words(words);
    Ok(2)
}
