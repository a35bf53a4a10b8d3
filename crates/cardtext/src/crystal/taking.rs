//! What a player does with objects of that player's choice: "put 1 Backup you control into the Break Zone".

use super::effect::{MINE, dull, move_picked, pick, picked};
use crate::noun::{Counted, Place, read_counted, write_counted};
use crate::object::Doer;
use crate::reader::{Miss, Read, Reader};
use crate::writer::{Said, Unsayable, Writer};
use crystal::words::{verb, zone};
use duel::card::ability::{End, Op};
use duel::card::amount::{Amount, What, Who};

/// What a player does with objects that player picks for it.
pub(super) struct Taking {
    /// What is done.
    pub verb: &'static str,
    /// What is said after the objects.
    pub tails: &'static [&'static str],
    /// Where they are.
    pub place: Place,
    /// What is done with what was picked.
    pub op: fn(u8) -> Op,
}

pub(super) const TAKINGS: &[Taking] = &[
    Taking {
        verb: "puts/put",
        tails: &["into the Break Zone", "in the Break Zone"],
        place: Place::Play,
        op: |picked| move_picked(picked, zone::BREAK, verb::PUT, None),
    },
    Taking {
        verb: "returns/return",
        tails: &["to its/their owner's/owners' hand", "to your hand"],
        place: Place::Play,
        op: |picked| move_picked(picked, zone::HAND, verb::RETURN, None),
    },
    Taking {
        verb: "removes/remove",
        tails: &["from the game"],
        place: Place::Play,
        op: |picked| move_picked(picked, zone::REMOVED, verb::REMOVE, None),
    },
    Taking { verb: "dulls/dull", tails: &[""], place: Place::Play, op: |picked| dull(What::Picked(picked)) },
    Taking {
        verb: "places/place",
        tails: &["from your hand at the bottom of your deck"],
        place: MINE,
        op: |picked| Op::Move {
            what: What::Picked(picked),
            to: zone::DECK,
            end: End::Bottom,
            verb: verb::PUT,
            turned: None,
            control: None,
        },
    },
];

/// Reads "put 1 Backup you control into the Break Zone": the player picks it when it is done.
pub(super) fn read_taken(takings: &'static [Taking], r: &mut Reader) -> Read<Vec<Op>> {
    let who = Doer::read(r)?;
    let before = std::mem::replace(&mut r.talk.doer, who.clone());
    let found = takings.iter().find_map(|taking| {
        r.attempt(|r| {
            r.words(taking.verb)?;
            let counted = read_counted(taking.place, r)?;
            r.one_of(taking.tails)?;
            if taking.tails == [""] && counted.max != Amount::Fixed(1) {
                return Err(Miss);
            }
            Ok(vec![pick(who.clone(), counted), (taking.op)(r.talk.picked)])
        })
        .ok()
    });
    r.talk.doer = before;
    found.ok_or(Miss)
}

/// Writes what [`read_taken`] reads.
pub(super) fn write_taken(takings: &'static [Taking], ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    let [first, second, ..] = ops else { return Err(Unsayable) };
    let (who, counted) = picked(first)?;
    if *who != Who::You && !w.is_guided() {
        return Err(Unsayable);
    }
    let known: Vec<&Taking> = takings.iter().filter(|taking| (taking.op)(w.talk.picked) == *second).collect();
    w.first_of(&known, |taking, w| write_one(taking, who, &counted, w)).map(|()| 2)
}

fn write_one(taking: &Taking, who: &Who, counted: &Counted, w: &mut Writer) -> Said {
    Doer::write(who, w)?;
    let before = std::mem::replace(&mut w.talk.doer, who.clone());
    w.words(taking.verb);
    let said = write_counted(counted, taking.place, w);
    w.talk.doer = before;
    said?;
    w.plural = counted.max != Amount::Fixed(1);
    w.one_of(taking.tails);
    Ok(())
}
