//! The names of places, as a player sees them: the nearest row first, each row from left to right.

use crate::ids::{Relation, Seat};
use crate::state::zone::ZoneSpec;

/// The names of the places of a zone.
#[derive(Clone, Copy, Debug)]
pub struct Grid {
    /// A name for each place, row by row, the player's nearest row first.
    pub rows: &'static [&'static [&'static str]],
    /// The names of places that an effect means as one, by the relation that joins them: a name for each place.
    pub groups: &'static [(Relation, &'static [&'static str])],
}

impl Grid {
    /// Places without names.
    pub const NONE: Self = Self { rows: &[], groups: &[] };

    /// Returns the names in the order of the places, as the first player counts them.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.rows.iter().flat_map(|row| row.iter().copied())
    }

    /// Returns the zone to which these places belong.
    pub fn zone<'z>(&self, zones: &'z [ZoneSpec]) -> Option<&'z ZoneSpec> {
        let places = self.names().count();
        zones.iter().find(|spec| places > 0 && usize::from(spec.places) == places)
    }

    /// Returns a player's name for a place or, if `joined`, for the group of places that it belongs to.
    pub fn name(&self, zones: &[ZoneSpec], seat: Seat, place: u8, joined: Option<Relation>) -> Option<&'static str> {
        let seen = usize::from(self.zone(zones)?.place_seen_by(seat, place));
        let together = joined.and_then(|relation| self.groups.iter().find(|(of, _)| *of == relation));
        match together {
            Some((_, names)) => names.get(seen).copied(),
            None => self.names().nth(seen),
        }
    }

    /// Returns the place with this name, as a player counts the places.
    pub fn find(&self, zones: &[ZoneSpec], seat: Seat, name: &str) -> Option<u8> {
        let bare = name.strip_prefix("the ").unwrap_or(name);
        let seen = self.names().position(|known| known.eq_ignore_ascii_case(bare))?;
        Some(self.zone(zones)?.place_seen_by(seat, seen as u8))
    }
}
