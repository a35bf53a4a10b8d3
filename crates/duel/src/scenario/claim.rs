//! What a ruling expects.

use super::fault::Fault;
use super::names::Names;
use super::placing::claimed_impossible;
use super::play::Play;
use super::player;
use super::text::leading_number;
use crate::frame::{Frame, Proc};
use crate::object::Slot;
use crate::question::{Outcome, Topic};
use crate::words::*;

impl Play<'_> {
    /// Checks one claim.
    pub fn claim(&mut self, text: &str) -> Result<(), Fault> {
        if claimed_impossible(&format!("expect {text}")).is_some() {
            return Err(Fault::Possible);
        }
        if let Some(claimed) = self.claim_of_match(text) {
            return claimed;
        }
        let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
        if let Some(seat) = Names::seat(first) {
            return self.claim_of_player(seat, rest.trim_start());
        }
        self.close();
        if let Some(about) = text.strip_prefix("the stack ") {
            return self.claim_of_stack(about);
        }
        if let Some(about) = text.strip_prefix("the top of the stack ") {
            return self.claim_of_top(about);
        }
        if let Some(who) = text.strip_prefix("turn is ") {
            let player_now = self.duel.state().turn.player;
            return matches(player_now == Names::need_seat(who)?, text, format!("the turn of {}", player(player_now)));
        }
        if let Some((place, about)) = text.split_once(" holds ")
            && let Some((zone, place)) = self.place_named(place)
        {
            return self.claim_of_place(zone, place, about, text);
        }
        if let Some(phase) = text.strip_prefix("phase is ") {
            let now = self.duel.state().turn.phase;
            let holds = self.names.phases(phase)?.contains(&now);
            return matches(holds, text, self.game.words.phases[now.index()]);
        }
        if let Some(id) = text.strip_prefix("draw") {
            let id = id.trim_start().strip_prefix("by ");
            return self.claim_of_outcome(None, id, text);
        }
        if text == "nothing happened" {
            let before = self.before.ok_or_else(|| Fault::not_read("an attempt before this line", text))?;
            return matches(self.duel.state().fingerprint() == before, text, "a different state");
        }
        for (held, in_deck) in [("'s deck holds ", true), ("'s sideboard holds ", false)] {
            if let Some((seat, about)) = text.split_once(held) {
                return self.claim_of_list(Names::need_seat(seat)?, in_deck, about, text);
            }
        }
        if let Some((seat, about)) = text.split_once("'s deck is ") {
            return self.claim_of_deck(Names::need_seat(seat)?, about, text);
        }
        self.claim_of_card(text)
    }

    /// Whether a deck may be played in the format of the duel.
    fn claim_of_deck(&mut self, seat: Seat, about: &str, whole: &str) -> Result<(), Fault> {
        let deck = std::mem::take(&mut self.decks[seat.index()]);
        let refusals = self.duel.check_deck(&deck, &self.sides[seat.index()]);
        self.decks[seat.index()] = deck;
        let found = match refusals.first() {
            Some(refusal) => format!("it is illegal because {}", self.game.id(refusal.rule)),
            None => "it is legal".to_owned(),
        };
        if about == "legal" {
            return matches(refusals.is_empty(), whole, found);
        }
        let id = about.strip_prefix("illegal because ");
        let id = id.ok_or_else(|| Fault::not_read("`legal` or `illegal because` with a rule", about))?;
        if !self.game.words.rules.iter().any(|rule| rule.id == id) {
            return Err(Fault::no_rule(id, self.game.words));
        }
        let refusal = refusals.iter().find(|refusal| self.game.id(refusal.rule) == id);
        self.leant_on.extend(refusal.map(|refusal| refusal.rule));
        matches(refusal.is_some(), whole, found)
    }

    fn claim_of_player(&mut self, seat: Seat, text: &str) -> Result<(), Fault> {
        let whole = format!("{} {text}", player(seat));
        if let Some(phrase) = text.strip_prefix("may not ") {
            self.close_for(seat, phrase);
            if !self.imagines(phrase) {
                return Err(self.not_an_answer(phrase));
            }
            return matches(!self.lets(seat, phrase), whole, self.waits_for());
        }
        if let Some(phrase) = text.strip_prefix("may ") {
            self.close_for(seat, phrase);
            return matches(self.lets(seat, phrase), whole, self.waits_for());
        }
        self.close();
        if text == "has priority" {
            let holds = self.question().is_some_and(|q| q.seat == seat && q.topic == Topic::Priority);
            return matches(holds, whole, self.waits_for());
        }
        if let Some(about) = text.strip_prefix("is asked") {
            return matches(self.is_asked_by(seat, about), whole, self.waits_for());
        }
        if let Some(about) = text.strip_prefix("wins") {
            return self.claim_of_outcome(Some(seat), about.trim_start().strip_prefix("by "), &whole);
        }
        if let Some(card) = text.strip_prefix("knows ") {
            return self.claim_of_knowing(seat, card, true, &whole);
        }
        if let Some(card) = text.strip_prefix("does not know ") {
            return self.claim_of_knowing(seat, card, false, &whole);
        }
        if let Some(about) = text.strip_prefix("counts ") {
            return self.claim_of_counting(seat, about, &whole);
        }
        if let Some(about) = text.strip_prefix("has ") {
            return self.claim_of_holding(seat, about, &whole);
        }
        Err(Fault::not_read("`has`, `may`, `may not`, `knows`, `is asked`, `has priority` or `wins`", text))
    }

    /// The options of an open question can be claimed before it closes.
    pub fn close_for(&mut self, seat: Seat, phrase: &str) {
        if !(self.question().is_some_and(|q| q.seat == seat) && self.imagines(phrase)) {
            self.close();
        }
    }

    fn claim_of_holding(&mut self, seat: Seat, text: &str, whole: &str) -> Result<(), Fault> {
        let (n, rest) = match text.strip_prefix("no ") {
            Some(rest) => (0, rest),
            None => leading_number(text).ok_or_else(|| Fault::not_read("a number after `has`", text))?,
        };
        let turned = rest.split_once(' ').and_then(|(first, rest)| Some((self.names.orientation(first)?, rest)));
        let (way, rest) = turned.map_or((None, rest), |(way, rest)| (Some(way), rest));
        let zone = rest.strip_prefix("cards in ").or_else(|| rest.strip_prefix("card in "));
        let found = match zone {
            Some(zone) => {
                let (state, zone) = (self.duel.state(), self.names.zone(zone)?);
                let turned = |slot: &Slot| way.is_none_or(|way| state.object(*slot).orientation == way);
                // What lies face up on top of a zone is one of its cards.
                let lid = self.names.zones[zone.index()].lid.map(|lid| lid.zone);
                let zones = std::iter::once(zone).chain(lid);
                zones.flat_map(|zone| self.cards_of(zone, seat)).filter(turned).count() as i32
            }
            None => match self.names.unit(rest) {
                Some((colours, bonds)) => self.duel.state().minted[seat.index()].of(colours, bonds),
                None => self.duel.state().held[seat.index()].of(self.names.counter(rest)?),
            },
        };
        matches(found == n, whole, found.to_string())
    }

    /// The cards in a zone that are on a player's side.
    fn cards_of(&self, zone: Zone, seat: Seat) -> impl Iterator<Item = Slot> + '_ {
        let sides = if self.names.zones[zone.index()].shared { &Seat::BOTH[..1] } else { &Seat::BOTH };
        let cards = sides.iter().flat_map(move |&side| self.duel.state().cards(zone, side).iter().copied());
        cards.filter(move |&slot| self.side(slot) == seat)
    }

    /// How many cards a player's view shows in a zone of a player's: `5 cards in p2's hand`.
    fn claim_of_counting(&mut self, seat: Seat, text: &str, whole: &str) -> Result<(), Fault> {
        let (n, rest) = leading_number(text).ok_or_else(|| Fault::not_read("a number after `counts`", text))?;
        let place = rest.strip_prefix("cards in ").or_else(|| rest.strip_prefix("card in "));
        let (whose, zone) = place
            .and_then(|place| place.split_once("'s "))
            .ok_or_else(|| Fault::not_read("`cards in`, a player and a zone", rest))?;
        let (side, zone) = (Names::need_seat(whose)?, self.names.zone(zone)?);
        let spec = &self.names.zones[zone.index()];
        self.leant_on.extend(spec.count_rule);
        let view = self.duel.view(seat);
        let shown = view.zones.iter().find(|view| view.zone == spec.name && view.side == side);
        let shown = shown.map_or(0, |view| view.count as i32);
        // What is in play all count on the side of its controller.
        let found = if spec.in_play { self.cards_of(zone, side).count() as i32 } else { shown };
        matches(found == n, whole, found.to_string())
    }

    /// Whether a player's view shows a card.
    fn claim_of_knowing(&mut self, seat: Seat, card: &str, wanted: bool, whole: &str) -> Result<(), Fault> {
        let object = *self.duel.state().object(self.card(card)?);
        let spec = &self.names.zones[object.zone.index()];
        let zone = spec.name;
        self.leant_on.extend(spec.sight_of(object.face_up).iter().filter(|&&rule| rule != Rule::UNNUMBERED));
        let place = |view: &&crate::view::ZoneView| view.zone == zone && view.side == object.side;
        let view = self.duel.view(seat);
        let shown =
            view.zones.iter().filter(place).flat_map(|view| &view.cards).any(|seen| seen.card == Some(object.card));
        matches(shown == wanted, whole, if shown { "it in sight" } else { "it out of sight" })
    }

    fn claim_of_stack(&self, text: &str) -> Result<(), Fault> {
        let found = self.on_stack();
        let wanted = match text {
            "is empty" => 0,
            _ => {
                let n = text.strip_prefix("holds ").and_then(|n| n.parse().ok());
                n.ok_or_else(|| Fault::not_read("`is empty` or `holds` with a number", text))?
            }
        };
        matches(found == wanted, format!("the stack {text}"), format!("{found} on it"))
    }

    /// How much is on the stack: what is resolving stays there until it is done with.
    pub fn on_stack(&self) -> usize {
        let state = self.duel.state();
        let from_stack = |pair: &[Frame]| pair[0].proc == Proc::Priority && pair[1].proc == Proc::Resolve;
        let resolving = state.frames.windows(2).filter(|pair| from_stack(pair)).count();
        state.live_stack().len() + resolving
    }

    /// A place by its name, as the first player calls it, or `p2's left home` as that player does.
    fn place_named(&self, text: &str) -> Option<(Zone, u8)> {
        let (seat, name) = match text.split_once("'s ") {
            Some((seat, name)) => (Names::seat(seat)?, name),
            None => (Seat::FIRST, text),
        };
        let place = self.names.place(seat, name.strip_prefix("the ").unwrap_or(name))?;
        let zone = self.names.zones.iter().position(|spec| place < spec.places)?;
        Some((Zone(zone as u8), place))
    }

    /// How many counters lie on a place.
    fn claim_of_place(&self, zone: Zone, place: u8, text: &str, whole: &str) -> Result<(), Fault> {
        let (n, rest) = match text.strip_prefix("no ") {
            Some(rest) => (0, rest),
            None => leading_number(text).ok_or_else(|| Fault::not_read("a number after `holds`", text))?,
        };
        let name = rest.strip_suffix(" counters").or_else(|| rest.strip_suffix(" counter")).unwrap_or(rest);
        let found = self.duel.state().on_place(zone, place, self.names.counter(name)?);
        matches(found == n, whole, found.to_string())
    }

    /// What is on top of the stack: whose it is, and which card it comes from.
    fn claim_of_top(&self, text: &str) -> Result<(), Fault> {
        let whole = format!("the top of the stack {text}");
        let Some(item) = self.duel.state().live_stack().last() else {
            return Err(Fault::untrue(whole, "nothing on the stack"));
        };
        if let Some(seat) = text.strip_prefix("is controlled by ") {
            return matches(item.controller == Names::need_seat(seat)?, whole, player(item.controller));
        }
        if let Some(card) = text.strip_prefix("comes from ") {
            let slot = item.source.slot;
            return matches(slot == self.card(card)?, whole, self.cast().call(slot));
        }
        if let Some(name) = text.strip_prefix("is a ").or_else(|| text.strip_prefix("is an ")) {
            let names = self.game.words.routines;
            if !names.contains(&name) {
                return Err(Fault::unknown("thing the rules stack", name, names.iter().copied()));
            }
            let found = item.routine.and_then(|routine| names.get(routine.index()).copied());
            return matches(found == Some(name), whole, found.unwrap_or("a card or an ability"));
        }
        if let Some(about) = text.strip_prefix("deals ") {
            let (n, card) = leading_number(about).ok_or_else(|| Fault::not_read("a number after `deals`", about))?;
            let card = card.strip_prefix("to ").ok_or_else(|| Fault::not_read("`to` and a card", card))?;
            let hurt = Some(self.duel.state().refer(self.card(card)?));
            // In an exchange the one deals the amount, and the other what is noted beside it.
            let dealt = match item.routine {
                Some(_) if item.counterpart == hurt => item.amount,
                Some(_) if item.subject == hurt => item.x,
                _ => 0,
            };
            return matches(dealt == n, whole, dealt.to_string());
        }
        Err(Fault::not_read("`is controlled by`, `comes from`, `is a` or `deals`", text))
    }

    fn claim_of_outcome(&self, winner: Option<Seat>, id: Option<&str>, whole: &str) -> Result<(), Fault> {
        self.known_rule(id)?;
        let fits = |outcome: Outcome| outcome.winner == winner && id.is_none_or(|id| self.game.id(outcome.rule) == id);
        let found = match self.last_outcome() {
            Some(outcome) if self.duel.standing().is_some() => {
                let who = outcome.winner.map_or("nobody", player);
                format!("{who} won the last duel ({})", self.game.id(outcome.rule))
            }
            _ => self.waits_for(),
        };
        matches(self.last_outcome().is_some_and(fits), whole, found)
    }

    /// A rule that a claim names has to exist.
    pub fn known_rule(&self, id: Option<&str>) -> Result<(), Fault> {
        match id {
            Some(id) if !self.game.words.rules.iter().any(|rule| rule.id == id) => {
                Err(Fault::no_rule(id, self.game.words))
            }
            _ => Ok(()),
        }
    }
}

/// A claim holds, or what was found instead is told.
pub(crate) fn matches(holds: bool, expected: impl Into<String>, found: impl Into<String>) -> Result<(), Fault> {
    if holds { Ok(()) } else { Err(Fault::untrue(expected, found)) }
}
