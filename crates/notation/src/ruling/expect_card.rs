//! Claims about a card.

use crate::error::NotationFault;
use crate::names::{Names, seat_name};
use crate::ruling::expect::check_claim;
use crate::ruling::lines::leading_number;
use crate::ruling::script::ScriptRunner;
use duel::card::number;
use duel::ids::{Seat, Zone};
use duel::state::combat::Participant;
use duel::state::object::Slot;

/// The name of the part of the stack below the floor, which is suspended while another stack is resolved above it.
const SUSPENDED: &str = "the suspended stack";

impl ScriptRunner<'_> {
    /// Checks `CARD is …`, `CARD is not …`, `CARD has …` or `CARD has no …`.
    pub fn claim_of_card(&self, text: &str) -> Result<(), NotationFault> {
        let (slot, about) = self.card_and_rest(text)?;
        let negations = [("is not ", "is "), ("has no ", "has "), ("does not have ", "has "), ("lacks ", "has ")];
        for (negative, verb) in negations {
            if let Some(rest) = about.strip_prefix(negative) {
                let (holds, found) = self.evaluate_card_claim(slot, verb, rest)?;
                return check_claim(!holds, text, found);
            }
        }
        for verb in ["is ", "has "] {
            if let Some(rest) = about.strip_prefix(verb) {
                let (holds, found) = self.evaluate_card_claim(slot, verb, rest)?;
                return check_claim(holds, text, found);
            }
        }
        Err(NotationFault::not_read("`is`, `is not`, `has` or `has no` after the card", about))
    }

    /// The one card that a text names.
    pub fn card(&self, text: &str) -> Result<Slot, NotationFault> {
        match self.card_and_rest(text)? {
            (slot, "") => Ok(slot),
            (_, rest) => Err(NotationFault::not_read("nothing after the card", rest)),
        }
    }

    fn card_and_rest<'t>(&self, text: &'t str) -> Result<(Slot, &'t str), NotationFault> {
        let named_cards = self.named_cards();
        let (slots, rest) = named_cards.card_at_start(text).ok_or_else(|| {
            NotationFault::not_read(
                "a player, a card, `the stack`, `turn is`, `phase is`, `draw` or `nothing happened`",
                text,
            )
        })?;
        match slots[..] {
            [slot] => Ok((slot, rest)),
            [] => Err(NotationFault::untrue(text, "no such card in the duel")),
            _ => {
                let readings: Vec<String> = slots.iter().map(|&slot| named_cards.unambiguous_name(slot)).collect();
                Err(NotationFault::Ambiguous { found: text.to_owned(), readings: readings.join(" or ") })
            }
        }
    }

    /// Returns true if the card is or has something, and a description of the actual state.
    fn evaluate_card_claim(&self, slot: Slot, verb: &str, text: &str) -> Result<(bool, String), NotationFault> {
        if verb == "is " { self.card_is(slot, text) } else { self.card_has(slot, text) }
    }

    fn card_is(&self, slot: Slot, text: &str) -> Result<(bool, String), NotationFault> {
        let state = self.duel.lab().state();
        let (object, characteristics) = (state.object(slot), state.characteristics(slot));
        let words = self.game.words;
        if let Some(orientation) = self.names.orientation(text) {
            let found = words.orientations[object.orientation as usize];
            return Ok((object.orientation == orientation && self.is_turned(slot), self.whereabouts(slot, found)));
        }
        if let Some(mark) = self.names.mark(text) {
            let marks: Vec<&str> = object.marks.iter().map(|mark| words.marks[mark.index()]).collect();
            return Ok((object.marks.has(mark), self.whereabouts(slot, &listed(&marks))));
        }
        if let Some(seat) = text.strip_prefix("controlled by ") {
            let found = seat_name(characteristics.controller);
            return Ok((
                characteristics.controller == Names::require_seat(seat)? && self.in_play(slot),
                found.to_owned(),
            ));
        }
        if let Some(seat) = text.strip_prefix("owned by ") {
            return Ok((object.owner == Names::require_seat(seat)?, seat_name(object.owner).to_owned()));
        }
        if let Some(place) = text.strip_prefix("in ") {
            return self.card_is_in(slot, place);
        }
        if let Some(place) = text.strip_prefix("at ").filter(|place| !place.starts_with("the bottom of ")) {
            return self.card_is_at(slot, place);
        }
        let role = words.roles.iter().position(|role| text.strip_prefix(role).is_some_and(ends_a_word));
        if let Some(role) = role {
            return self.card_has_role(slot, role, text[words.roles[role].len()..].trim_start());
        }
        if let Some(leader) = text.strip_prefix("beneath ").or_else(|| text.strip_prefix("beside ")) {
            let slots = self.named_cards().card_at_start(leader).map_or(Vec::new(), |(slots, _)| slots);
            let holds = object.attached_to.is_some_and(|to| slots.contains(&to));
            return Ok((holds, self.whereabouts(slot, "")));
        }
        if let Some(zone) = text.strip_prefix("on top of ") {
            let (zone, seat) = self.zone_of(zone)?;
            let cards = state.cards(zone, seat.unwrap_or(object.side));
            return Ok((cards.last() == Some(&slot), self.whereabouts(slot, "elsewhere")));
        }
        if let Some(zone) = text.strip_prefix("at the bottom of ") {
            let (zone, seat) = self.zone_of(zone)?;
            let cards = state.cards(zone, seat.unwrap_or(object.side));
            return Ok((cards.first() == Some(&slot), self.whereabouts(slot, "elsewhere")));
        }
        let bare = text.strip_prefix("a ").or_else(|| text.strip_prefix("an ")).unwrap_or(text);
        if let Some(kind) = self.names.kind(bare) {
            let kinds: Vec<&str> = characteristics.kinds.iter().map(|kind| words.kinds[kind.index()]).collect();
            return Ok((characteristics.kinds.has(kind), listed(&kinds)));
        }
        if let Some(colour) = self.names.colour(bare) {
            let colours: Vec<&str> =
                characteristics.colours.iter().map(|colour| words.colours[colour.index()]).collect();
            return Ok((characteristics.colours.has(colour), listed(&colours)));
        }
        if bare == "token" {
            let token = self.duel.pool().card(object.card).token;
            return Ok((token, if token { "a token" } else { "a card" }.to_owned()));
        }
        if let "face up" | "face down" = text {
            let found = if object.face_up { "face up" } else { "face down" };
            return Ok((found == text, self.whereabouts(slot, found)));
        }
        let more = [
            "a token",
            "face up",
            "face down",
            "in",
            "at",
            "beneath",
            "beside",
            "controlled by",
            "owned by",
            "on top of",
            "at the bottom of",
        ];
        let known = words
            .orientations
            .iter()
            .chain(words.marks)
            .chain(words.kinds)
            .chain(words.colours)
            .chain(words.roles)
            .copied();
        Err(NotationFault::unknown("state of a card", text, known.chain(more)))
    }

    /// `at place 5`, `at the left home` as its controller calls it, or `at p2's left home` as p2 does.
    fn card_is_at(&self, slot: Slot, text: &str) -> Result<(bool, String), NotationFault> {
        let object = self.duel.lab().state().object(slot);
        let (seat, name) = match text.split_once("'s ") {
            Some((seat, name)) => (Names::require_seat(seat)?, name),
            None => (self.side(slot), text),
        };
        let numbered = name.strip_prefix("place ").and_then(|n| n.parse::<u8>().ok()).and_then(|n| n.checked_sub(1));
        let wanted = self.names.place(seat, name).or(numbered);
        let wanted = wanted.ok_or_else(|| {
            NotationFault::unknown("place", name.strip_prefix("the ").unwrap_or(name), self.game.words.places.names())
        })?;
        let found = match self.names.place_name(seat, object.place) {
            Some(name) => format!("at the {name}"),
            None => format!("at place {}", object.place + 1),
        };
        Ok((object.place == wanted && self.in_play(slot), self.whereabouts(slot, &found)))
    }

    /// `battling` or another of the book's roles, with anyone or with the card `other`.
    fn card_has_role(&self, slot: Slot, role: usize, other: &str) -> Result<(bool, String), NotationFault> {
        let state = self.duel.lab().state();
        let own = |participant: &&Participant| participant.object == state.object_ref(slot);
        let plays = |participant: &Participant| participant.roles >> role & 1 == 1;
        let met =
            |a: &Participant| state.combats.iter().filter(own).any(|b| (a.combat, a.place) == (b.combat, b.place));
        let others = state.combats.iter().filter(|participant| participant.object.slot != slot && met(participant));
        let against: Vec<Slot> = others.map(|participant| participant.object.slot).collect();
        let roles = state.combats.iter().filter(own).fold(0, |roles, participant| roles | participant.roles);
        let names = self.game.words.roles.iter().enumerate().filter(|(bit, _)| roles >> bit & 1 == 1);
        let names: Vec<&str> = names.map(|(_, name)| *name).collect();
        let others: Vec<String> = against.iter().map(|&slot| self.named_cards().unambiguous_name(slot)).collect();
        let found =
            if others.is_empty() { listed(&names) } else { format!("{}: {}", listed(&names), others.join(", ")) };
        let holds = state.combats.iter().filter(own).any(plays);
        Ok((holds && (other.is_empty() || against.contains(&self.card(other)?)), found))
    }

    /// `in the discard zone`, `in the hand of p2` or `in p2's hand`; in a shared zone, the player is the card's
    /// controller.
    fn card_is_in(&self, slot: Slot, text: &str) -> Result<(bool, String), NotationFault> {
        if self.is_suspended(slot) {
            return Ok((text == SUSPENDED, format!("in {SUSPENDED}")));
        }
        if text == SUSPENDED {
            return Ok((false, self.whereabouts(slot, "")));
        }
        let object = self.duel.lab().state().object(slot);
        let (zone, seat) = self.zone_of(text)?;
        let holds = object.zone == zone && seat.is_none_or(|seat| self.side(slot) == seat);
        Ok((holds, self.whereabouts(slot, "")))
    }

    /// The card is on the suspended part of the stack.
    fn is_suspended(&self, slot: Slot) -> bool {
        let state = self.duel.lab().state();
        state.stack[..state.stack_floor as usize].iter().any(|item| item.card == Some(slot))
    }

    /// The side a card is on: in play and in shared zones, its controller's.
    pub fn side(&self, slot: Slot) -> Seat {
        let object = self.duel.lab().state().object(slot);
        let spec = &self.names.zones[object.zone.index()];
        if spec.shared || spec.in_play { self.duel.lab().state().characteristics(slot).controller } else { object.side }
    }

    /// Reads a zone, and its player if one is named.
    fn zone_of(&self, text: &str) -> Result<(Zone, Option<Seat>), NotationFault> {
        let (zone, seat) = match (text.split_once(" of "), text.split_once("'s ")) {
            (Some((zone, seat)), _) => (zone, Some(Names::require_seat(seat)?)),
            (None, Some((seat, zone))) => (zone, Some(Names::require_seat(seat)?)),
            (None, None) => (text, None),
        };
        Ok((self.names.zone(zone)?, seat))
    }

    fn card_has(&self, slot: Slot, text: &str) -> Result<(bool, String), NotationFault> {
        let state = self.duel.lab().state();
        let (object, characteristics) = (state.object(slot), state.characteristics(slot));
        let words = self.game.words;
        if text == "damage" {
            return Ok((object.damage > 0, format!("damage {}", object.damage)));
        }
        if let Some(amount) = text.strip_prefix("damage ") {
            let amount: i32 = amount.parse().map_err(|_| NotationFault::not_read("a number after `damage`", text))?;
            return Ok((object.damage == amount, self.whereabouts(slot, &format!("damage {}", object.damage))));
        }
        if let Some((name, n)) = text.rsplit_once(' ')
            && let Some(number) = self.names.number(name)
        {
            let wanted = number::parse_number(n).ok_or_else(|| NotationFault::not_read("a number at the end", text))?;
            let found = characteristics.number(number);
            let holds = characteristics.defined_numbers.has(number) && found == wanted;
            return Ok((holds, self.whereabouts(slot, &format!("{name} {}", number::format_number(found)))));
        }
        if let Some(keyword) = self.names.keyword(text) {
            let found: Vec<&str> = characteristics.keywords.iter().map(|word| words.keywords[word.index()]).collect();
            return Ok((characteristics.keywords.has(keyword), self.whereabouts(slot, &listed(&found))));
        }
        if let Some((about, zone)) = text.split_once(" beneath it in ") {
            return self.card_has_beneath(slot, about, Some(self.names.zone(zone)?));
        }
        if let Some(about) = text.strip_suffix(" beneath it").or_else(|| text.strip_suffix(" beneath")) {
            return self.card_has_beneath(slot, about, None);
        }
        let counted = leading_number(text);
        let (n, rest) = counted.map_or((None, text), |(n, rest)| (Some(n), rest));
        if let Some(name) = rest.strip_suffix(" counters").or_else(|| rest.strip_suffix(" counter")) {
            let found = object.counters.count_of(self.names.counter(name)?);
            let holds = n.map_or(found > 0, |n| found == n);
            return Ok((holds, self.whereabouts(slot, &format!("{found} {name} counters"))));
        }
        let known = words.numbers.iter().chain(words.keywords).copied().chain(["damage", "counters"]);
        Err(NotationFault::unknown("characteristic", text, known))
    }

    /// `2 cards beneath it` or `a face-down card beneath it`; with a zone, only cards there count.
    fn card_has_beneath(&self, slot: Slot, text: &str, zone: Option<Zone>) -> Result<(bool, String), NotationFault> {
        let bare = text.strip_prefix("a ").unwrap_or(text);
        let (wanted, what) = leading_number(bare).map_or((None, bare), |(n, rest)| (Some(n), rest));
        let up = match what {
            "card" | "cards" => None,
            "face-down card" | "face-down cards" => Some(false),
            "face-up card" | "face-up cards" => Some(true),
            _ => {
                return Err(NotationFault::not_read(
                    "`cards`, `face-down cards` or `face-up cards` before `beneath`",
                    what,
                ));
            }
        };
        let under = self.duel.lab().state().objects.iter().filter(|object| object.attached_to == Some(slot));
        let under = under.filter(|object| zone.is_none_or(|zone| object.zone == zone));
        let found = under.filter(|object| up.is_none_or(|up| object.face_up == up)).count() as i32;
        let holds = wanted.map_or(found > 0, |wanted| found == wanted);
        Ok((holds, format!("{found} {what} beneath it")))
    }

    /// A card's orientation matters in its zone.
    fn is_turned(&self, slot: Slot) -> bool {
        let spec = &self.names.zones[self.duel.lab().state().object(slot).zone.index()];
        spec.in_play || spec.orientation_matters
    }

    fn in_play(&self, slot: Slot) -> bool {
        self.names.zones[self.duel.lab().state().object(slot).zone.index()].in_play
    }

    /// Adds to `found` where the card is, if it is not in play.
    fn whereabouts(&self, slot: Slot, found: &str) -> String {
        let object = self.duel.lab().state().object(slot);
        let place = format!("in the {} of {}", self.names.zones[object.zone.index()].name, seat_name(self.side(slot)));
        match (self.in_play(slot), found) {
            (_, "") => place,
            (true, _) => found.to_owned(),
            (false, _) => format!("{found}, {place}"),
        }
    }
}

fn ends_a_word(rest: &str) -> bool {
    rest.is_empty() || rest.starts_with(' ')
}

fn listed(words: &[&str]) -> String {
    if words.is_empty() { "none".to_owned() } else { words.join(", ") }
}
