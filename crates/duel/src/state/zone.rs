//! Zones: their visibility, order and places, and the realms in which a card stays the same object.

use crate::card::ability::End;
use crate::ids::*;
use crate::state::object::Slot;
use serde::{Deserialize, Serialize};

/// The players who see the cards of a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Visibility {
    /// Everyone, if they lie face up.
    Public,
    /// The player whose zone it is.
    Own,
    /// No one.
    Nobody,
}

/// A rule book's definition of a zone.
#[derive(Clone, Copy, Debug)]
pub struct ZoneSpec {
    /// Its name, as people write it.
    pub name: &'static str,
    /// Both players share it.
    pub shared: bool,
    /// The players who see its cards.
    pub visibility: Visibility,
    /// The rules that say so.
    pub visibility_rules: [Rule; 2],
    /// The rules on who may look at a card that lies here face down.
    pub face_down_rules: [Rule; 2],
    /// The zone's player may look at a card that was put here face down; if not, only players who knew it before know
    /// it.
    pub owner_may_peek: bool,
    /// The rule by which everyone may count its cards.
    pub count_rule: Option<Rule>,
    /// The order of its cards matters and is kept.
    pub ordered: bool,
    /// Its realm. A card that moves between zones of one realm stays the same object.
    pub realm: Option<u8>,
    /// Its cards have controllers, who need not be their owners.
    pub in_play: bool,
    /// Cards can be put here for a player who is not their owner.
    pub takes_others_cards: bool,
    /// A player's zone can hold cards of another owner, if an effect puts them there by naming that player.
    pub mixed: bool,
    /// The number of its places; 0 if cards just lie in it. Shared places are numbered as the first player sees them:
    /// the second player's first is the last.
    pub places: u8,
    /// For each relation and each place, the places in that relation to it, as the player who asks counts them.
    pub related: &'static [&'static [u32]],
    /// The places that lie between two others in one line: the place, and the two.
    pub between: &'static [(u8, [u8; 2])],
    /// The orientation of its cards matters, even out of play.
    pub orientation_matters: bool,
    /// Cards only pass through it: a card that moves on counts as coming from the zone before.
    pub passing: bool,
    /// The zone that its top card is in while that lies face up, if there is one.
    pub face_up_top: Option<FaceUpTop>,
}

/// A zone that holds the top card of another while that lies face up. The card is still on top of the other zone.
#[derive(Clone, Copy, Debug)]
pub struct FaceUpTop {
    /// The zone.
    pub zone: Zone,
    /// The verb of turning the card face down again.
    pub turn_down_verb: Verb,
}

/// Returns true if cards can lie face down in a zone of those in play.
pub(crate) const fn any_lies_face_down_in_play(zones: &[ZoneSpec]) -> bool {
    let mut at = 0;
    while at < zones.len() {
        if zones[at].in_play && zones[at].has_face_down_rules() {
            return true;
        }
        at += 1;
    }
    false
}

impl ZoneSpec {
    /// A zone of each player's own, unordered, that everyone sees.
    pub const fn public(name: &'static str) -> Self {
        Self {
            name,
            shared: false,
            visibility: Visibility::Public,
            visibility_rules: [Rule::UNNUMBERED; 2],
            face_down_rules: [Rule::UNNUMBERED; 2],
            owner_may_peek: false,
            count_rule: None,
            ordered: false,
            realm: None,
            in_play: false,
            takes_others_cards: false,
            mixed: false,
            places: 0,
            related: &[],
            between: &[],
            orientation_matters: false,
            passing: false,
            face_up_top: None,
        }
    }
    /// The same zone, hidden from all, in order.
    pub const fn hidden(self) -> Self {
        Self { visibility: Visibility::Nobody, ordered: true, ..self }
    }
    /// The same zone, seen by its player alone.
    pub const fn own(self) -> Self {
        Self { visibility: Visibility::Own, ..self }
    }
    /// The same zone, with a rule on who sees its cards; called twice, with two.
    pub const fn cited(self, rule: Rule) -> Self {
        Self { visibility_rules: [rule, self.visibility_rules[0]], ..self }
    }
    /// The same zone, with the rules by which its player may look at cards that lie there face down.
    pub const fn with_peeking(self, back_rules: [Rule; 2]) -> Self {
        Self { face_down_rules: back_rules, owner_may_peek: true, ..self }
    }
    /// The same zone, with the rules by which only players who knew a face-down card before know it.
    pub const fn without_peeking(self, back_rules: [Rule; 2]) -> Self {
        Self { face_down_rules: back_rules, ..self }
    }
    /// Returns true if it has rules of its own on cards that lie face down.
    pub(crate) const fn has_face_down_rules(&self) -> bool {
        self.face_down_rules[0].0 != Rule::UNNUMBERED.0
    }
    /// The seats that may look at a card of this player's that lies here face down: bit n for seat n.
    pub const fn seats_that_may_peek(&self, seat: Seat) -> u8 {
        if self.owner_may_peek { 1 << seat.0 } else { 0 }
    }
    /// The rules on who knows a card that lies here face up, or face down.
    pub fn visibility_rules_of(&self, face_up: bool) -> &[Rule; 2] {
        if face_up || self.visibility != Visibility::Public || !self.has_face_down_rules() {
            &self.visibility_rules
        } else {
            &self.face_down_rules
        }
    }
    /// The same zone, with the rule by which everyone may count its cards.
    pub const fn counted(self, rule: Rule) -> Self {
        Self { count_rule: Some(rule), ..self }
    }
    /// The same zone, in order.
    pub const fn ordered(self) -> Self {
        Self { ordered: true, ..self }
    }
    /// The same zone, into which an effect can put cards of other owners.
    pub const fn mixed(self) -> Self {
        Self { mixed: true, ..self }
    }
    /// The same zone, shared by both players.
    pub const fn shared(self) -> Self {
        Self { shared: true, takes_others_cards: true, ..self }
    }
    /// The same zone as part of a realm, in play.
    pub const fn in_play(self, realm: u8) -> Self {
        Self { realm: Some(realm), in_play: true, takes_others_cards: true, ..self }
    }
    /// The same zone with places in it.
    pub const fn with_places(self, places: u8) -> Self {
        Self { places, ..self }
    }
    /// The same zone, with these relations between its places.
    pub const fn related(self, related: &'static [&'static [u32]]) -> Self {
        Self { related, ..self }
    }
    /// The same zone, with these places between others.
    pub const fn between(self, between: &'static [(u8, [u8; 2])]) -> Self {
        Self { between, ..self }
    }
    /// The same zone, where the orientation of cards matters.
    pub const fn with_orientation(self) -> Self {
        Self { orientation_matters: true, ..self }
    }
    /// The same zone, which cards only pass through.
    pub const fn passing(self) -> Self {
        Self { passing: true, ..self }
    }
    /// The same zone, whose top card is in another zone while it lies face up.
    pub const fn with_face_up_top(self, zone: Zone, down: Verb) -> Self {
        Self { face_up_top: Some(FaceUpTop { zone, turn_down_verb: down }), ..self }
    }
    /// The number of a place as this player counts, from the first player's number; or the other way round.
    #[inline]
    pub const fn place_seen_by(&self, seat: Seat, place: u8) -> u8 {
        if self.shared && seat.0 == Seat::SECOND.0 && place < self.places { self.places - 1 - place } else { place }
    }
    /// The places as this player counts them, from the first player's numbers; or the other way round.
    #[inline]
    pub const fn places_seen_by(&self, seat: Seat, places: u32) -> u32 {
        if self.shared && seat.0 == Seat::SECOND.0 && self.places > 0 {
            places.reverse_bits() >> (32 - self.places as u32)
        } else {
            places
        }
    }
}

/// The greatest number of zones that a book can have.
pub const ZONES: usize = 15;

/// The cards of all zones: one list, zone after zone, each from bottom to top.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Layout {
    order: Vec<Slot>,
    starts: [u16; ZONES * 2 + 1],
}

impl Default for Layout {
    fn default() -> Self {
        Self { order: Vec::new(), starts: [0; ZONES * 2 + 1] }
    }
}

#[inline]
fn bucket(zone: Zone, side: Seat) -> usize {
    zone.index() * 2 + side.index()
}

impl Layout {
    /// The cards in a player's zone, the top last.
    #[inline]
    pub fn cards(&self, zone: Zone, side: Seat) -> &[Slot] {
        let b = bucket(zone, side);
        &self.order[self.starts[b] as usize..self.starts[b + 1] as usize]
    }

    pub(crate) fn cards_mut(&mut self, zone: Zone, side: Seat) -> &mut [Slot] {
        let b = bucket(zone, side);
        &mut self.order[self.starts[b] as usize..self.starts[b + 1] as usize]
    }

    /// Puts a card that is in no zone into one.
    pub(crate) fn insert(&mut self, slot: Slot, zone: Zone, side: Seat, end: End) {
        let b = bucket(zone, side);
        let at = match end {
            End::Top => self.starts[b + 1],
            End::Bottom => self.starts[b],
        };
        self.order.insert(at as usize, slot);
        for start in &mut self.starts[b + 1..] {
            *start += 1;
        }
    }

    /// Moves a card from one zone to an end of another.
    pub(crate) fn shift(&mut self, slot: Slot, from: (Zone, Seat), to: (Zone, Seat), end: End) {
        let (a, b) = (bucket(from.0, from.1), bucket(to.0, to.1));
        let start = self.starts[a] as usize;
        let Some(at) = self.cards(from.0, from.1).iter().rposition(|&s| s == slot) else { return };
        let at = start + at;
        // The index after removal at which the card goes in.
        let mut goal = match end {
            End::Top => self.starts[b + 1] as usize,
            End::Bottom => self.starts[b] as usize,
        };
        if goal > at {
            goal -= 1;
            self.order.copy_within(at + 1..goal + 1, at);
        } else {
            self.order.copy_within(goal..at, goal + 1);
        }
        self.order[goal] = slot;
        if a < b {
            for start in &mut self.starts[a + 1..=b] {
                *start -= 1;
            }
        } else {
            for start in &mut self.starts[b + 1..=a] {
                *start += 1;
            }
        }
    }

    pub(crate) fn copy_from(&mut self, other: &Self) {
        self.order.clone_from(&other.order);
        self.starts = other.starts;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_keep_their_order_when_others_move() {
        let mut layout = Layout::default();
        for n in 0..6 {
            layout.insert(Slot(n), Zone(1), Seat(0), End::Top);
        }
        layout.shift(Slot(5), (Zone(1), Seat(0)), (Zone(0), Seat(1)), End::Top);
        layout.shift(Slot(2), (Zone(1), Seat(0)), (Zone(3), Seat(0)), End::Top);
        layout.shift(Slot(0), (Zone(1), Seat(0)), (Zone(1), Seat(0)), End::Top);
        layout.shift(Slot(3), (Zone(1), Seat(0)), (Zone(3), Seat(0)), End::Bottom);
        assert_eq!(layout.cards(Zone(1), Seat(0)), &[Slot(1), Slot(4), Slot(0)]);
        assert_eq!(layout.cards(Zone(0), Seat(1)), &[Slot(5)]);
        assert_eq!(layout.cards(Zone(3), Seat(0)), &[Slot(3), Slot(2)]);
    }
}
