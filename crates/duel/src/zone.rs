//! Zones: who sees them, whether they are ordered, and in which of them an object stays itself.

use crate::ability::End;
use crate::object::Slot;
use crate::words::*;
use serde::{Deserialize, Serialize};

/// Who sees the cards of a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// Everyone, if they lie face up.
    Public,
    /// The player whose zone it is.
    Own,
    /// No one.
    Nobody,
}

/// What a rule book says of a zone.
#[derive(Clone, Copy, Debug)]
pub struct ZoneSpec {
    /// Its name, as people write it.
    pub name: &'static str,
    /// Whether both players share one.
    pub shared: bool,
    /// Who sees its cards.
    pub sight: Sight,
    /// The rules that say so.
    pub sight_rules: [Rule; 2],
    /// The rules on who may look at a card that lies here face down.
    pub back_rules: [Rule; 2],
    /// Whether whose zone it is may look at a card that was put here face down; if not, only who knew it before may.
    pub peeked: bool,
    /// The rule by which everyone may count its cards.
    pub count_rule: Option<Rule>,
    /// Whether the order of its cards matters and is kept.
    pub ordered: bool,
    /// Zones with the same realm keep an object's identity when it moves between them.
    pub realm: Option<u8>,
    /// Whether its cards have a controller, who need not be the owner.
    pub in_play: bool,
    /// Whether cards can be put here for another player than their owner.
    pub foreign: bool,
    /// Whether cards lie in a player's zone here that are another's, if a text puts them there by that player's name.
    pub mixed: bool,
    /// How many places it has; 0 if cards just lie in it. Shared places are numbered as the first player sees
    /// them: the second player's first is the last.
    pub places: u8,
    /// For each way in which places relate, and each place, the places that are so related to it, as a player counts
    /// them who asks.
    pub related: &'static [&'static [u32]],
    /// Which places lie between two others in one line: the place, and the two.
    pub between: &'static [(u8, [u8; 2])],
    /// Whether it matters, out of play too, how its cards are turned.
    pub turns: bool,
    /// Whether cards only pass through it: what moves on counts as coming from where it was before.
    pub passing: bool,
    /// Where its top card is while that lies face up.
    pub lid: Option<Lid>,
}

/// A zone that holds the top card of another while that lies face up; that card is on top of the other all the same.
#[derive(Clone, Copy, Debug)]
pub struct Lid {
    /// Which zone.
    pub zone: Zone,
    /// How it is called that the card is turned down again.
    pub down: Verb,
}

impl ZoneSpec {
    /// A zone of each player's own, unordered, that everyone sees.
    pub const fn public(name: &'static str) -> Self {
        Self {
            name,
            shared: false,
            sight: Sight::Public,
            sight_rules: [Rule::UNNUMBERED; 2],
            back_rules: [Rule::UNNUMBERED; 2],
            peeked: false,
            count_rule: None,
            ordered: false,
            realm: None,
            in_play: false,
            foreign: false,
            mixed: false,
            places: 0,
            related: &[],
            between: &[],
            turns: false,
            passing: false,
            lid: None,
        }
    }
    /// The same zone, hidden from all, in order.
    pub const fn hidden(self) -> Self {
        Self { sight: Sight::Nobody, ordered: true, ..self }
    }
    /// The same zone, seen by its player alone.
    pub const fn own(self) -> Self {
        Self { sight: Sight::Own, ..self }
    }
    /// The same zone, with a rule that says who sees its cards, or with another that says the same.
    pub const fn cited(self, rule: Rule) -> Self {
        Self { sight_rules: [rule, self.sight_rules[0]], ..self }
    }
    /// The same zone, with the rules by which its player may look at what lies there face down.
    pub const fn peeked(self, back_rules: [Rule; 2]) -> Self {
        Self { back_rules, peeked: true, ..self }
    }
    /// The same zone, with the rules by which nobody may look at what lies there face down who did not know it before.
    pub const fn veiled(self, back_rules: [Rule; 2]) -> Self {
        Self { back_rules, ..self }
    }
    /// Whether there are rules of their own on cards that lie here face down.
    pub(crate) const fn has_backs(&self) -> bool {
        self.back_rules[0].0 != Rule::UNNUMBERED.0
    }
    /// Who may look at a card of a player's that lies face down here, bit n for seat n.
    pub(crate) const fn peekers(&self, seat: Seat) -> u8 {
        if self.peeked { 1 << seat.0 } else { 0 }
    }
    /// The rules on who knows a card here that lies face up, or face down.
    pub(crate) fn sight_of(&self, face_up: bool) -> &[Rule; 2] {
        if face_up || self.sight != Sight::Public || !self.has_backs() { &self.sight_rules } else { &self.back_rules }
    }
    /// The same zone, with the rule by which everyone may count its cards.
    pub const fn counted(self, rule: Rule) -> Self {
        Self { count_rule: Some(rule), ..self }
    }
    /// The same zone, in order.
    pub const fn ordered(self) -> Self {
        Self { ordered: true, ..self }
    }
    /// The same zone, to which a text can put cards of other owners.
    pub const fn mixed(self) -> Self {
        Self { mixed: true, ..self }
    }
    /// The same zone, shared by both players.
    pub const fn shared(self) -> Self {
        Self { shared: true, foreign: true, ..self }
    }
    /// The same zone as part of a realm, in play.
    pub const fn in_play(self, realm: u8) -> Self {
        Self { realm: Some(realm), in_play: true, foreign: true, ..self }
    }
    /// The same zone with places in it.
    pub const fn with_places(self, places: u8) -> Self {
        Self { places, ..self }
    }
    /// The same zone, whose places relate like this.
    pub const fn related(self, related: &'static [&'static [u32]]) -> Self {
        Self { related, ..self }
    }
    /// The same zone, in which some places lie between others like this.
    pub const fn between(self, between: &'static [(u8, [u8; 2])]) -> Self {
        Self { between, ..self }
    }
    /// The same zone, where it matters how cards are turned.
    pub const fn turning(self) -> Self {
        Self { turns: true, ..self }
    }
    /// The same zone, in passing.
    pub const fn passing(self) -> Self {
        Self { passing: true, ..self }
    }
    /// The same zone, whose top card is in another while it lies face up.
    pub const fn with_lid(self, zone: Zone, down: Verb) -> Self {
        Self { lid: Some(Lid { zone, down }), ..self }
    }
    /// A place as this player counts them.
    #[inline]
    pub const fn seen_by(&self, seat: Seat, place: u8) -> u8 {
        if self.shared && seat.0 == Seat::SECOND.0 && place < self.places { self.places - 1 - place } else { place }
    }
    /// Places as this player counts them, from how the first player does; and the other way round.
    #[inline]
    pub const fn turned(&self, seat: Seat, places: u32) -> u32 {
        if self.shared && seat.0 == Seat::SECOND.0 && self.places > 0 {
            places.reverse_bits() >> (32 - self.places as u32)
        } else {
            places
        }
    }
}

/// How many zones a book can have.
pub const ZONES: usize = 15;

/// Which cards are where: one list of all cards, zone after zone, bottom to top in each.
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
