//! Places of a zone, as every language with places speaks of them.

use crate::reader::{Miss, Read, Reader};
use crate::writer::{Said, Unsayable, Writer};
use duel::card::amount::What;
use duel::ids::Relation;

/// Places that are in both sets; an empty one means any.
pub(crate) fn within(a: u32, b: u32) -> u32 {
    match (a, b) {
        (0, b) => b,
        (a, 0) => a,
        (a, b) => a & b,
    }
}

/// A place that was chosen; the words around it say of which sort.
pub(crate) trait ChosenSpot {
    /// All places that relate so to it are meant with it.
    const GROUP: Option<Relation>;

    /// Reads nothing.
    fn read<T: From<What>>(r: &mut Reader) -> Read<T> {
        match &r.talk.spot {
            Some((what, group)) if *group == Self::GROUP => Ok(what.clone().into()),
            _ => Err(Miss),
        }
    }
    /// Whether it was that place.
    fn write(what: &What, w: &mut Writer) -> Said {
        match &w.talk.spot {
            Some((known, group)) if known == what && *group == Self::GROUP => Ok(()),
            _ => Err(Unsayable),
        }
    }
}
