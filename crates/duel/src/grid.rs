//! What places are called, by the player who looks at them: the nearest row first, in each row from left to right.

use crate::words::{Relation, Seat};
use crate::zone::ZoneSpec;

/// The names of the places of a zone.
#[derive(Clone, Copy, Debug)]
pub struct Grid {
    /// A name for each place, row by row, the player's nearest row first.
    pub rows: &'static [&'static [&'static str]],
    /// What places are called that a text means as one, by the relation that joins them: a name for each place.
    pub groups: &'static [(Relation, &'static [&'static str])],
}

impl Grid {
    /// Places without names.
    pub const NONE: Self = Self { rows: &[], groups: &[] };

    /// The names in the order of the places, as the first player counts them.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.rows.iter().flat_map(|row| row.iter().copied())
    }

    /// The zone whose places these are.
    pub fn zone<'z>(&self, zones: &'z [ZoneSpec]) -> Option<&'z ZoneSpec> {
        let places = self.names().count();
        zones.iter().find(|spec| places > 0 && usize::from(spec.places) == places)
    }

    /// What a player calls a place, or those that are meant with it.
    pub fn name(&self, zones: &[ZoneSpec], seat: Seat, place: u8, joined: Option<Relation>) -> Option<&'static str> {
        let seen = usize::from(self.zone(zones)?.seen_by(seat, place));
        let together = joined.and_then(|relation| self.groups.iter().find(|(of, _)| *of == relation));
        match together {
            Some((_, names)) => names.get(seen).copied(),
            None => self.names().nth(seen),
        }
    }

    /// The place that a player calls so.
    pub fn find(&self, zones: &[ZoneSpec], seat: Seat, name: &str) -> Option<u8> {
        let bare = name.strip_prefix("the ").unwrap_or(name);
        let seen = self.names().position(|known| known.eq_ignore_ascii_case(bare))?;
        Some(self.zone(zones)?.seen_by(seat, seen as u8))
    }
}
