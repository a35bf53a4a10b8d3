//! What a ruling expects of a card.

use super::claim::matches;
use super::fault::Fault;
use super::names::Names;
use super::play::Play;
use super::player;
use super::text::leading_number;
use crate::infinity;
use crate::item::Bout;
use crate::object::Slot;
use crate::words::{Seat, Zone};

/// Where what waits on a stack is while that stack waits itself.
const SUSPENDED: &str = "the suspended stack";

impl Play<'_> {
    /// `CARD is …`, `CARD is not …`, `CARD has …`, `CARD has no …`.
    pub fn claim_of_card(&self, text: &str) -> Result<(), Fault> {
        let (slot, about) = self.card_and_rest(text)?;
        let negations = [("is not ", "is "), ("has no ", "has "), ("does not have ", "has "), ("lacks ", "has ")];
        for (negative, verb) in negations {
            if let Some(rest) = about.strip_prefix(negative) {
                let (holds, found) = self.is_so(slot, verb, rest)?;
                return matches(!holds, text, found);
            }
        }
        for verb in ["is ", "has "] {
            if let Some(rest) = about.strip_prefix(verb) {
                let (holds, found) = self.is_so(slot, verb, rest)?;
                return matches(holds, text, found);
            }
        }
        Err(Fault::not_read("`is`, `is not`, `has` or `has no` after the card", about))
    }

    /// The card of a name.
    pub fn card(&self, text: &str) -> Result<Slot, Fault> {
        match self.card_and_rest(text)? {
            (slot, "") => Ok(slot),
            (_, rest) => Err(Fault::not_read("nothing after the card", rest)),
        }
    }

    fn card_and_rest<'t>(&self, text: &'t str) -> Result<(Slot, &'t str), Fault> {
        let cast = self.cast();
        let (slots, rest) = cast.card_at_start(text).ok_or_else(|| {
            Fault::not_read("a player, a card, `the stack`, `turn is`, `phase is`, `draw` or `nothing happened`", text)
        })?;
        match slots[..] {
            [slot] => Ok((slot, rest)),
            [] => Err(Fault::untrue(text, "no such card in the duel")),
            _ => {
                let readings: Vec<String> = slots.iter().map(|&slot| cast.call(slot)).collect();
                Err(Fault::Ambiguous { found: text.to_owned(), readings: readings.join(" or ") })
            }
        }
    }

    /// Whether a card is or has something, and what is the case.
    fn is_so(&self, slot: Slot, verb: &str, text: &str) -> Result<(bool, String), Fault> {
        if verb == "is " { self.card_is(slot, text) } else { self.card_has(slot, text) }
    }

    fn card_is(&self, slot: Slot, text: &str) -> Result<(bool, String), Fault> {
        let state = self.duel.state();
        let (object, profile) = (state.object(slot), state.profile(slot));
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
            let found = player(profile.controller);
            return Ok((profile.controller == Names::need_seat(seat)? && self.in_play(slot), found.to_owned()));
        }
        if let Some(seat) = text.strip_prefix("owned by ") {
            return Ok((object.owner == Names::need_seat(seat)?, player(object.owner).to_owned()));
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
            let slots = self.cast().card_at_start(leader).map_or(Vec::new(), |(slots, _)| slots);
            let holds = object.attached.is_some_and(|to| slots.contains(&to));
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
            let kinds: Vec<&str> = profile.kinds.iter().map(|kind| words.kinds[kind.index()]).collect();
            return Ok((profile.kinds.has(kind), listed(&kinds)));
        }
        if let Some(colour) = self.names.colour(bare) {
            let colours: Vec<&str> = profile.colours.iter().map(|colour| words.colours[colour.index()]).collect();
            return Ok((profile.colours.has(colour), listed(&colours)));
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
        Err(Fault::unknown("state of a card", text, known.chain(more)))
    }

    /// `at place 5`, `at the left home`, `at p2's left home`: as its controller calls it, or as the player named does.
    fn card_is_at(&self, slot: Slot, text: &str) -> Result<(bool, String), Fault> {
        let object = self.duel.state().object(slot);
        let (seat, name) = match text.split_once("'s ") {
            Some((seat, name)) => (Names::need_seat(seat)?, name),
            None => (self.side(slot), text),
        };
        let numbered = name.strip_prefix("place ").and_then(|n| n.parse::<u8>().ok()).and_then(|n| n.checked_sub(1));
        let wanted = self.names.place(seat, name).or(numbered);
        let wanted = wanted.ok_or_else(|| {
            Fault::unknown("place", name.strip_prefix("the ").unwrap_or(name), self.game.words.places.names())
        })?;
        let found = match self.names.place_name(seat, object.place) {
            Some(name) => format!("at the {name}"),
            None => format!("at place {}", object.place + 1),
        };
        Ok((object.place == wanted && self.in_play(slot), self.whereabouts(slot, &found)))
    }

    /// `battling`, or another of the book's roles: with anyone, or with a card.
    fn card_has_role(&self, slot: Slot, role: usize, other: &str) -> Result<(bool, String), Fault> {
        let state = self.duel.state();
        let own = |bout: &&Bout| bout.object == state.refer(slot);
        let plays = |bout: &Bout| bout.roles >> role & 1 == 1;
        let met = |a: &Bout| state.bouts.iter().filter(own).any(|b| (a.number, a.place) == (b.number, b.place));
        let others = state.bouts.iter().filter(|bout| bout.object.slot != slot && met(bout));
        let against: Vec<Slot> = others.map(|bout| bout.object.slot).collect();
        let roles = state.bouts.iter().filter(own).fold(0, |roles, bout| roles | bout.roles);
        let names = self.game.words.roles.iter().enumerate().filter(|(bit, _)| roles >> bit & 1 == 1);
        let names: Vec<&str> = names.map(|(_, name)| *name).collect();
        let others: Vec<String> = against.iter().map(|&slot| self.cast().call(slot)).collect();
        let found =
            if others.is_empty() { listed(&names) } else { format!("{}: {}", listed(&names), others.join(", ")) };
        let holds = state.bouts.iter().filter(own).any(plays);
        Ok((holds && (other.is_empty() || against.contains(&self.card(other)?)), found))
    }

    /// `in the discard zone`, `in the hand of p2`, `in p2's hand`; of a zone that is shared, whose card it is there.
    fn card_is_in(&self, slot: Slot, text: &str) -> Result<(bool, String), Fault> {
        if self.is_suspended(slot) {
            return Ok((text == SUSPENDED, format!("in {SUSPENDED}")));
        }
        if text == SUSPENDED {
            return Ok((false, self.whereabouts(slot, "")));
        }
        let object = self.duel.state().object(slot);
        let (zone, seat) = self.zone_of(text)?;
        let holds = object.zone == zone && seat.is_none_or(|seat| self.side(slot) == seat);
        Ok((holds, self.whereabouts(slot, "")))
    }

    /// Whether a card is on the stack below what is suspended: that stack is as if it were not there.
    fn is_suspended(&self, slot: Slot) -> bool {
        let state = self.duel.state();
        state.stack[..state.stack_floor as usize].iter().any(|item| item.card == Some(slot))
    }

    /// On whose side a card is: in a zone that both share, and in play, on that of its controller.
    pub fn side(&self, slot: Slot) -> Seat {
        let object = self.duel.state().object(slot);
        let spec = &self.names.zones[object.zone.index()];
        if spec.shared || spec.in_play { self.duel.state().profile(slot).controller } else { object.side }
    }

    /// A zone, and whose.
    fn zone_of(&self, text: &str) -> Result<(Zone, Option<Seat>), Fault> {
        let (zone, seat) = match (text.split_once(" of "), text.split_once("'s ")) {
            (Some((zone, seat)), _) => (zone, Some(Names::need_seat(seat)?)),
            (None, Some((seat, zone))) => (zone, Some(Names::need_seat(seat)?)),
            (None, None) => (text, None),
        };
        Ok((self.names.zone(zone)?, seat))
    }

    fn card_has(&self, slot: Slot, text: &str) -> Result<(bool, String), Fault> {
        let state = self.duel.state();
        let (object, profile) = (state.object(slot), state.profile(slot));
        let words = self.game.words;
        if text == "damage" {
            return Ok((object.damage > 0, format!("damage {}", object.damage)));
        }
        if let Some(amount) = text.strip_prefix("damage ") {
            let amount: i32 = amount.parse().map_err(|_| Fault::not_read("a number after `damage`", text))?;
            return Ok((object.damage == amount, self.whereabouts(slot, &format!("damage {}", object.damage))));
        }
        if let Some((name, n)) = text.rsplit_once(' ')
            && let Some(number) = self.names.number(name)
        {
            let wanted = infinity::read(n).ok_or_else(|| Fault::not_read("a number at the end", text))?;
            let found = profile.number(number);
            let holds = profile.has.has(number) && found == wanted;
            return Ok((holds, self.whereabouts(slot, &format!("{name} {}", infinity::written(found)))));
        }
        if let Some(keyword) = self.names.keyword(text) {
            let found: Vec<&str> = profile.keywords.iter().map(|word| words.keywords[word.index()]).collect();
            return Ok((profile.keywords.has(keyword), self.whereabouts(slot, &listed(&found))));
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
            let found = object.counters.of(self.names.counter(name)?);
            let holds = n.map_or(found > 0, |n| found == n);
            return Ok((holds, self.whereabouts(slot, &format!("{found} {name} counters"))));
        }
        let known = words.numbers.iter().chain(words.keywords).copied().chain(["damage", "counters"]);
        Err(Fault::unknown("characteristic", text, known))
    }

    /// `2 cards beneath it`, `a face-down card beneath it`, and of those only the ones in a zone.
    fn card_has_beneath(&self, slot: Slot, text: &str, zone: Option<Zone>) -> Result<(bool, String), Fault> {
        let bare = text.strip_prefix("a ").unwrap_or(text);
        let (wanted, what) = leading_number(bare).map_or((None, bare), |(n, rest)| (Some(n), rest));
        let up = match what {
            "card" | "cards" => None,
            "face-down card" | "face-down cards" => Some(false),
            "face-up card" | "face-up cards" => Some(true),
            _ => return Err(Fault::not_read("`cards`, `face-down cards` or `face-up cards` before `beneath`", what)),
        };
        let under = self.duel.state().objects.iter().filter(|object| object.attached == Some(slot));
        let under = under.filter(|object| zone.is_none_or(|zone| object.zone == zone));
        let found = under.filter(|object| up.is_none_or(|up| object.face_up == up)).count() as i32;
        let holds = wanted.map_or(found > 0, |wanted| found == wanted);
        Ok((holds, format!("{found} {what} beneath it")))
    }

    /// Whether it matters how a card is turned where it is.
    fn is_turned(&self, slot: Slot) -> bool {
        let spec = &self.names.zones[self.duel.state().object(slot).zone.index()];
        spec.in_play || spec.turns
    }

    fn in_play(&self, slot: Slot) -> bool {
        self.names.zones[self.duel.state().object(slot).zone.index()].in_play
    }

    /// What was found, with where the card is if it is not in play.
    fn whereabouts(&self, slot: Slot, found: &str) -> String {
        let object = self.duel.state().object(slot);
        let place = format!("in the {} of {}", self.names.zones[object.zone.index()].name, player(self.side(slot)));
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
