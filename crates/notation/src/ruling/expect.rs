//! Claims about players, the stack, the turn and the result; see [`expect_card`](super::expect_card) for cards.

use crate::error::NotationFault;
use crate::names::{Names, seat_name};
use crate::position::read::claimed_impossible;
use crate::ruling::lines::leading_number;
use crate::ruling::script::ScriptRunner;
use duel::engine::frame::{Frame, Proc};
use duel::engine::question::{Outcome, Topic};
use duel::ids::*;
use duel::state::object::Slot;
use series::SeriesDuel;

impl ScriptRunner<'_> {
    /// Checks one claim.
    pub fn check_expectation(&mut self, text: &str) -> Result<(), NotationFault> {
        if claimed_impossible(&format!("expect {text}")).is_some() {
            return Err(NotationFault::Possible);
        }
        if let Some(claimed) = self.claim_of_match(text) {
            return claimed;
        }
        let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
        if let Some(seat) = Names::seat(first) {
            return self.claim_of_player(seat, rest.trim_start());
        }
        self.close_selection();
        if let Some(about) = text.strip_prefix("the stack ") {
            return self.claim_of_stack(about);
        }
        if let Some(about) = text.strip_prefix("the top of the stack ") {
            return self.claim_of_top(about);
        }
        if let Some(who) = text.strip_prefix("turn is ") {
            let player_now = self.duel.lab().state().turn.player;
            return check_claim(
                player_now == Names::require_seat(who)?,
                text,
                format!("the turn of {}", seat_name(player_now)),
            );
        }
        if let Some((place, about)) = text.split_once(" holds ")
            && let Some((zone, place)) = self.place_named(place)
        {
            return self.claim_of_place(zone, place, about, text);
        }
        if let Some(phase) = text.strip_prefix("phase is ") {
            let now = self.duel.lab().state().turn.phase;
            let holds = self.names.phases(phase)?.contains(&now);
            return check_claim(holds, text, self.game.words.phases[now.index()]);
        }
        if let Some(id) = text.strip_prefix("draw") {
            let id = id.trim_start().strip_prefix("by ");
            return self.claim_of_outcome(None, id, text);
        }
        if text == "nothing happened" {
            let before = self
                .state_before_attempt
                .ok_or_else(|| NotationFault::not_read("an attempt before this line", text))?;
            return check_claim(self.duel.lab().state().fingerprint() == before, text, "a different state");
        }
        for (held, in_deck) in [("'s deck holds ", true), ("'s sideboard holds ", false)] {
            if let Some((seat, about)) = text.split_once(held) {
                return self.claim_of_list(Names::require_seat(seat)?, in_deck, about, text);
            }
        }
        if let Some((seat, about)) = text.split_once("'s deck is ") {
            return self.claim_of_deck(Names::require_seat(seat)?, about, text);
        }
        self.claim_of_card(text)
    }

    /// Checks a claim that a deck is legal, or illegal by a rule, in the format of the duel.
    fn claim_of_deck(&mut self, seat: Seat, about: &str, whole: &str) -> Result<(), NotationFault> {
        let deck = std::mem::take(&mut self.decks[seat.index()]);
        let refusals = self.duel.check_deck(&deck, &self.sideboards[seat.index()]);
        self.decks[seat.index()] = deck;
        let found = match refusals.first() {
            Some(refusal) => format!("it is illegal because {}", self.game.rule_id(refusal.rule)),
            None => "it is legal".to_owned(),
        };
        if about == "legal" {
            return check_claim(refusals.is_empty(), whole, found);
        }
        let id = about.strip_prefix("illegal because ");
        let id = id.ok_or_else(|| NotationFault::not_read("`legal` or `illegal because` with a rule", about))?;
        if !self.game.words.rules.iter().any(|rule| rule.id == id) {
            return Err(NotationFault::no_rule(id, self.game.words));
        }
        let refusal = refusals.iter().find(|refusal| self.game.rule_id(refusal.rule) == id);
        self.claimed_rules.extend(refusal.map(|refusal| refusal.rule));
        check_claim(refusal.is_some(), whole, found)
    }

    fn claim_of_player(&mut self, seat: Seat, text: &str) -> Result<(), NotationFault> {
        let whole = format!("{} {text}", seat_name(seat));
        if let Some(phrase) = text.strip_prefix("may not ") {
            self.close_for(seat, phrase);
            if !self.could_answer(phrase) {
                return Err(self.not_an_answer(phrase));
            }
            return check_claim(!self.may_do(seat, phrase), whole, self.describe_pending());
        }
        if let Some(phrase) = text.strip_prefix("may ") {
            self.close_for(seat, phrase);
            return check_claim(self.may_do(seat, phrase), whole, self.describe_pending());
        }
        self.close_selection();
        if text == "has priority" {
            let holds = self.question().is_some_and(|q| q.seat == seat && q.topic == Topic::Priority);
            return check_claim(holds, whole, self.describe_pending());
        }
        if let Some(about) = text.strip_prefix("is asked") {
            return check_claim(self.is_asked_by(seat, about), whole, self.describe_pending());
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
        Err(NotationFault::not_read("`has`, `may`, `may not`, `knows`, `is asked`, `has priority` or `wins`", text))
    }

    /// Closes the open selection, unless the phrase could answer the player's pending question.
    pub fn close_for(&mut self, seat: Seat, phrase: &str) {
        if !(self.question().is_some_and(|q| q.seat == seat) && self.could_answer(phrase)) {
            self.close_selection();
        }
    }

    fn claim_of_holding(&mut self, seat: Seat, text: &str, whole: &str) -> Result<(), NotationFault> {
        let (n, rest) = match text.strip_prefix("no ") {
            Some(rest) => (0, rest),
            None => leading_number(text).ok_or_else(|| NotationFault::not_read("a number after `has`", text))?,
        };
        let turned = rest.split_once(' ').and_then(|(first, rest)| Some((self.names.orientation(first)?, rest)));
        let (way, rest) = turned.map_or((None, rest), |(way, rest)| (Some(way), rest));
        let zone = rest.strip_prefix("cards in ").or_else(|| rest.strip_prefix("card in "));
        let found = match zone {
            Some(zone) => {
                let (state, zone) = (self.duel.lab().state(), self.names.zone(zone)?);
                let turned = |slot: &Slot| way.is_none_or(|way| state.object(*slot).orientation == way);
                // The face-up top card of a zone counts as one of its cards.
                let lid = self.names.zones[zone.index()].face_up_top.map(|lid| lid.zone);
                let zones = std::iter::once(zone).chain(lid);
                zones.flat_map(|zone| self.cards_of(zone, seat)).filter(turned).count() as i32
            }
            None => match self.names.unit(rest) {
                Some((colours, bonds)) => {
                    self.duel.lab().state().floating_currency[seat.index()].count_of(colours, bonds)
                }
                None => self.duel.lab().state().player_counters[seat.index()].count_of(self.names.counter(rest)?),
            },
        };
        check_claim(found == n, whole, found.to_string())
    }

    /// The cards of a zone that are on a player's side.
    fn cards_of(&self, zone: Zone, seat: Seat) -> impl Iterator<Item = Slot> + '_ {
        let sides = if self.names.zones[zone.index()].shared { &Seat::BOTH[..1] } else { &Seat::BOTH };
        let cards = sides.iter().flat_map(move |&side| self.duel.lab().state().cards(zone, side).iter().copied());
        cards.filter(move |&slot| self.side(slot) == seat)
    }

    /// Checks how many cards a player's view shows in someone's zone: `5 cards in p2's hand`.
    fn claim_of_counting(&mut self, seat: Seat, text: &str, whole: &str) -> Result<(), NotationFault> {
        let (n, rest) = leading_number(text).ok_or_else(|| NotationFault::not_read("a number after `counts`", text))?;
        let place = rest.strip_prefix("cards in ").or_else(|| rest.strip_prefix("card in "));
        let (whose, zone) = place
            .and_then(|place| place.split_once("'s "))
            .ok_or_else(|| NotationFault::not_read("`cards in`, a player and a zone", rest))?;
        let (side, zone) = (Names::require_seat(whose)?, self.names.zone(zone)?);
        let spec = &self.names.zones[zone.index()];
        self.claimed_rules.extend(spec.count_rule);
        let view = self.duel.view(seat);
        let shown = view.zones.iter().find(|view| view.zone == spec.name && view.side == side);
        let shown = shown.map_or(0, |view| view.count as i32);
        // Cards in play count on the side of their controller.
        let found = if spec.in_play { self.cards_of(zone, side).count() as i32 } else { shown };
        check_claim(found == n, whole, found.to_string())
    }

    /// Checks that a player's view shows a card, or that it does not.
    fn claim_of_knowing(&mut self, seat: Seat, card: &str, wanted: bool, whole: &str) -> Result<(), NotationFault> {
        let object = *self.duel.lab().state().object(self.card(card)?);
        let spec = &self.names.zones[object.zone.index()];
        let zone = spec.name;
        self.claimed_rules
            .extend(spec.visibility_rules_of(object.face_up).iter().filter(|&&rule| rule != Rule::UNNUMBERED));
        let place = |view: &&duel::observe::view::ZoneView| view.zone == zone && view.side == object.side;
        let view = self.duel.view(seat);
        let shown =
            view.zones.iter().filter(place).flat_map(|view| &view.cards).any(|seen| seen.card == Some(object.card));
        check_claim(shown == wanted, whole, if shown { "it in sight" } else { "it out of sight" })
    }

    fn claim_of_stack(&self, text: &str) -> Result<(), NotationFault> {
        let found = self.stack_size();
        let wanted = match text {
            "is empty" => 0,
            _ => {
                let n = text.strip_prefix("holds ").and_then(|n| n.parse().ok());
                n.ok_or_else(|| NotationFault::not_read("`is empty` or `holds` with a number", text))?
            }
        };
        check_claim(found == wanted, format!("the stack {text}"), format!("{found} on it"))
    }

    /// The number of stack items. An item that is resolving stays on the stack until it is done.
    pub fn stack_size(&self) -> usize {
        let state = self.duel.lab().state();
        let from_stack = |pair: &[Frame]| pair[0].proc == Proc::Priority && pair[1].proc == Proc::Resolve;
        let resolving = state.frames.windows(2).filter(|pair| from_stack(pair)).count();
        state.live_stack().len() + resolving
    }

    /// A place by its name: `the left home` as the first player calls it, `p2's left home` as p2 does.
    fn place_named(&self, text: &str) -> Option<(Zone, u8)> {
        let (seat, name) = match text.split_once("'s ") {
            Some((seat, name)) => (Names::seat(seat)?, name),
            None => (Seat::FIRST, text),
        };
        let place = self.names.place(seat, name.strip_prefix("the ").unwrap_or(name))?;
        let zone = self.names.zones.iter().position(|spec| place < spec.places)?;
        Some((Zone(zone as u8), place))
    }

    /// Checks the number of counters on a place.
    fn claim_of_place(&self, zone: Zone, place: u8, text: &str, whole: &str) -> Result<(), NotationFault> {
        let (n, rest) = match text.strip_prefix("no ") {
            Some(rest) => (0, rest),
            None => leading_number(text).ok_or_else(|| NotationFault::not_read("a number after `holds`", text))?,
        };
        let name = rest.strip_suffix(" counters").or_else(|| rest.strip_suffix(" counter")).unwrap_or(rest);
        let found = self.duel.lab().state().counters_on_place(zone, place, self.names.counter(name)?);
        check_claim(found == n, whole, found.to_string())
    }

    /// Checks the top of the stack: its controller, its source, its routine, or the damage it deals.
    fn claim_of_top(&self, text: &str) -> Result<(), NotationFault> {
        let whole = format!("the top of the stack {text}");
        let Some(item) = self.duel.lab().state().live_stack().last() else {
            return Err(NotationFault::untrue(whole, "nothing on the stack"));
        };
        if let Some(seat) = text.strip_prefix("is controlled by ") {
            return check_claim(item.controller == Names::require_seat(seat)?, whole, seat_name(item.controller));
        }
        if let Some(card) = text.strip_prefix("comes from ") {
            let slot = item.source.slot;
            return check_claim(slot == self.card(card)?, whole, self.named_cards().unambiguous_name(slot));
        }
        if let Some(name) = text.strip_prefix("is a ").or_else(|| text.strip_prefix("is an ")) {
            let names = self.game.words.routines;
            if !names.contains(&name) {
                return Err(NotationFault::unknown("thing the rules stack", name, names.iter().copied()));
            }
            let found = item.routine.and_then(|routine| names.get(routine.index()).copied());
            return check_claim(found == Some(name), whole, found.unwrap_or("a card or an ability"));
        }
        if let Some(about) = text.strip_prefix("deals ") {
            let (n, card) =
                leading_number(about).ok_or_else(|| NotationFault::not_read("a number after `deals`", about))?;
            let card = card.strip_prefix("to ").ok_or_else(|| NotationFault::not_read("`to` and a card", card))?;
            let hurt = Some(self.duel.lab().state().object_ref(self.card(card)?));
            // In an exchange of damage, the counterpart receives `event_amount` and the subject `x`.
            let dealt = match item.routine {
                Some(_) if item.counterpart == hurt => item.event_amount,
                Some(_) if item.subject == hurt => item.x,
                _ => 0,
            };
            return check_claim(dealt == n, whole, dealt.to_string());
        }
        Err(NotationFault::not_read("`is controlled by`, `comes from`, `is a` or `deals`", text))
    }

    fn claim_of_outcome(&self, winner: Option<Seat>, id: Option<&str>, whole: &str) -> Result<(), NotationFault> {
        self.require_rule(id)?;
        let fits =
            |outcome: Outcome| outcome.winner == winner && id.is_none_or(|id| self.game.rule_id(outcome.rule) == id);
        let found = match self.last_outcome() {
            Some(outcome) if self.duel.match_score().is_some() => {
                let who = outcome.winner.map_or("nobody", seat_name);
                format!("{who} won the last duel ({})", self.game.rule_id(outcome.rule))
            }
            _ => self.describe_pending(),
        };
        check_claim(self.last_outcome().is_some_and(fits), whole, found)
    }

    /// Fails if a claim names a rule that does not exist.
    pub fn require_rule(&self, id: Option<&str>) -> Result<(), NotationFault> {
        match id {
            Some(id) if !self.game.words.rules.iter().any(|rule| rule.id == id) => {
                Err(NotationFault::no_rule(id, self.game.words))
            }
            _ => Ok(()),
        }
    }
}

/// Fails with what was found instead, unless the claim holds.
pub(crate) fn check_claim(
    holds: bool,
    expected: impl Into<String>,
    found: impl Into<String>,
) -> Result<(), NotationFault> {
    if holds { Ok(()) } else { Err(NotationFault::untrue(expected, found)) }
}
