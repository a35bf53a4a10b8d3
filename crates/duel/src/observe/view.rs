//! What a player receives. A view is built up from what the player may know, so a forgotten case hides too much, not
//! too little.

use crate::book::RuleBook;
use crate::book::point::ZonePoint;
use crate::book::series::NextFirst;
use crate::card::characteristics::Characteristics;
use crate::engine::context::Look;
use crate::engine::question::{Outcome, Question};
use crate::ids::*;
use crate::play::cost::floating::Unit;
use crate::say;
use crate::state::Turn;
use crate::state::match_terms::Contest;
use crate::state::object::{ObjectRef, Slot};
use crate::state::stack_item::{NO_ABILITY, StackItem};
use crate::state::zone::Visibility;
use serde::Serialize;

/// The person through whose eyes a duel is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// A spectator on the first seat's side, who knows what both players know.
    Spectator,
    /// A judge on the first seat's side, who knows everything.
    Judge,
}

impl Viewer {
    /// Returns true if the viewer knows a card that these seats know, bit n for seat n.
    pub const fn knows(self, known: u8) -> bool {
        match self {
            Self::Seat(seat) => known >> seat.0 & 1 == 1,
            Self::Spectator => known & 0b11 == 0b11,
            Self::Judge => true,
        }
    }

    /// Returns the side of the table from which the viewer looks.
    pub const fn side(self) -> Seat {
        match self {
            Self::Seat(seat) => seat,
            Self::Spectator | Self::Judge => Seat::FIRST,
        }
    }
}

/// A view, with the slots of its cards. The slots are for whoever carries messages between the duel and the viewer, and
/// go no further.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Observation {
    /// The view.
    pub view: View,
    /// For each zone of the view, its cards.
    pub slots: Vec<Vec<Slot>>,
    /// For each stack item of the view, its source, if the viewer sees it.
    pub sources: Vec<Option<Slot>>,
    /// For each combat of the view, its participants that the viewer sees.
    pub participants: Vec<Vec<Slot>>,
}

/// The card in a slot as a viewer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SlotView {
    /// The printed card, if the viewer knows it.
    pub card: Option<CardId>,
    /// Its zone.
    pub zone: Zone,
    /// The player who brought it.
    pub owner: Seat,
    /// Its controller.
    pub controller: Seat,
    /// It is set aside for the cost being paid or the selection under way.
    pub is_set_aside: bool,
}

/// A duel as one player sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// The player who sees it.
    pub seat: Seat,
    /// The turn player and the phase.
    pub turn: Turn,
    /// Every zone of both players.
    pub zones: Vec<ZoneView>,
    /// The items on the stack, the newest last, and then those that are resolving.
    pub stack: Vec<StackItemView>,
    /// The combats, the innermost last: what the book carries out, and who takes part in it.
    pub combats: Vec<CombatView>,
    /// The number of triggered abilities that are waiting.
    pub waiting: usize,
    /// Each player's counters, then currency, by name.
    pub held: [Vec<(String, u8)>; 2],
    /// The pending question, with its options if it is this player's.
    pub question: Option<QuestionView>,
    /// The outcome, once the duel is over.
    pub outcome: Option<Outcome>,
    /// The score of the match to which the duel belongs.
    pub series: Option<SeriesView>,
}

/// A match as both players see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct SeriesView {
    /// The greatest number of duels, drawn ones included, unless someone has to win.
    pub best_of: u8,
    /// The kind of contest.
    pub contest: Contest,
    /// There is a time limit.
    pub timed: bool,
    /// The player who goes first in later duels, if the book's rule does not apply.
    pub next_first: Option<NextFirst>,
    /// The number of duels that each player has won.
    pub score: [usize; 2],
    /// The number of drawn duels.
    pub drawn: usize,
    /// Time has been called.
    pub time_called: bool,
    /// The last turn of this duel that is still played, if time has been called.
    pub last_turn: Option<u16>,
}

/// A zone as a player sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ZoneView {
    /// Its name.
    pub zone: &'static str,
    /// The player whose zone it is.
    pub side: Seat,
    /// The number of its cards, with the face-up top card that lies in a zone of its own.
    pub count: usize,
    /// The number of its cards in each orientation, where that matters.
    pub turned_counts: [usize; 3],
    /// The cards that this player knows and, in public zones, those that lie face down.
    pub cards: Vec<CardView>,
    /// The counters on its places: the place, the kind of counter, and how many.
    pub place_counters: Vec<(u8, String, u8)>,
}

/// A card as a player sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CardView {
    /// The printed card, if this player knows it.
    pub card: Option<CardId>,
    /// This player's name for it: the card's own name, if it is known.
    pub name: String,
    /// It lies face up.
    pub face_up: bool,
    /// The player who brought it.
    pub owner: Seat,
    /// The number that tells it from other cards, in public zones.
    pub handle: Option<u16>,
    /// The number of cards above it in an ordered zone.
    pub from_top: Option<usize>,
    /// The card it lies under or beside, by handle.
    pub attached_to: Option<u16>,
    /// Its place, as this player counts them.
    pub place: u8,
    /// Its orientation.
    pub orientation: &'static str,
    /// Its controller.
    pub controller: Seat,
    /// Its kinds as they are now.
    pub kinds: Vec<&'static str>,
    /// Its colours as they are now.
    pub colours: Vec<&'static str>,
    /// Its numbers as they are now, by name; [`format_number`](crate::card::number::format_number) writes them.
    pub numbers: Vec<(&'static str, i32)>,
    /// Its keywords as they are now.
    pub keywords: Vec<&'static str>,
    /// The marks on it.
    pub marks: Vec<&'static str>,
    /// The damage on it.
    pub damage: i32,
    /// The counters on it, by name.
    pub counters: Vec<(String, u8)>,
}

/// A stack item as a player sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StackItemView {
    /// The number that tells it from others.
    pub serial: u32,
    /// Its source, as this player calls it.
    pub source: String,
    /// Its name, if the rules themselves put it there.
    pub title: Option<String>,
    /// Its ability, if it is one.
    pub ability: Option<AbilityId>,
    /// Its controller.
    pub controller: Seat,
    /// Its targets, by handle.
    pub chosen: Vec<u16>,
}

/// A combat, or something else that the book carries out, as a player sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CombatView {
    /// The number that tells it from others.
    pub number: u32,
    /// Its place, as this player counts them.
    pub place: u8,
    /// Its participants, as this player calls them.
    pub cards: Vec<String>,
}

/// A question as a player sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct QuestionView {
    /// The question.
    pub question: Question,
    /// Its options as they read; empty for the other player.
    pub options: Vec<String>,
}

impl<B: RuleBook> Look<'_, B> {
    /// Builds the view of a player.
    pub fn view(self, seat: Seat) -> View {
        self.observe(Viewer::Seat(seat)).view
    }

    /// Builds the view of a viewer, with the slots of its cards.
    pub fn observe(self, viewer: Viewer) -> Observation {
        self.seen_by(viewer).observe_from(viewer)
    }

    fn observe_from(&self, viewer: Viewer) -> Observation {
        let seat = viewer.side();
        let (mut zones, mut slots) = (Vec::new(), Vec::new());
        let exists = |(z, _): &(usize, _)| B::TOKENS.is_none_or(|tokens| tokens.nowhere.index() != *z);
        for (z, spec) in B::ZONES.iter().enumerate().filter(exists) {
            let sides: &[Seat] = if spec.shared { &[Seat::FIRST] } else { &Seat::BOTH };
            for &side in sides {
                let (zone, cards) = self.view_zone(seat, Zone(z as u8), side);
                zones.push(zone);
                slots.push(cards);
            }
        }
        let question = self.state.pending_question.map(|question| QuestionView {
            question,
            options: if viewer == Viewer::Seat(question.seat) { self.render_options(&question) } else { Vec::new() },
        });
        let (combat_views, combats) = self.view_combats(seat);
        let view = View {
            seat,
            turn: self.state.turn,
            zones,
            stack: self
                .state
                .stack
                .iter()
                .chain(&self.state.resolving)
                .map(|item| self.view_item(seat, item))
                .collect(),
            combats: combat_views,
            waiting: self
                .state
                .live_waiting()
                .iter()
                .filter(|item| item.way != crate::trigger::reveal_to_trigger::UNREVEALED)
                .count(),
            held: [0, 1].map(|i| self.view_held(i)),
            question,
            outcome: self.state.outcome,
            series: None,
        };
        let shown = |object: ObjectRef| {
            let is_shown = self.state.is_alive(object) && slots.iter().any(|zone| zone.contains(&object.slot));
            is_shown.then_some(object.slot)
        };
        let items = self.state.stack.iter().chain(&self.state.resolving);
        let sources = items.map(|item| shown(item.source)).collect();
        let participants = combats.iter().map(|combat| combat.iter().copied().filter_map(shown).collect()).collect();
        Observation { view, slots, sources, participants }
    }

    /// Returns a player's counters, then currency, by name.
    fn view_held(&self, seat: usize) -> Vec<(String, u8)> {
        let name = |unit: &Unit| (self.name_unit(unit.colours, unit.bonds), unit.count);
        let mut held = self.name_counters(self.state.player_counters[seat].iter());
        held.extend(self.state.floating_currency[seat].iter().map(name));
        held
    }

    fn name_counters(&self, counters: impl Iterator<Item = (Counter, u8)>) -> Vec<(String, u8)> {
        counters.map(|(c, n)| (self.pool.counters[c.index()].clone(), n)).collect()
    }

    fn view_zone(&self, seat: Seat, zone: Zone, side: Seat) -> (ZoneView, Vec<Slot>) {
        let spec = &B::ZONES[zone.index()];
        let slots = self.state.cards(zone, side);
        let mut cards: Vec<(CardView, Slot)> = slots
            .iter()
            .rev()
            .enumerate()
            .filter(|&(_, &slot)| spec.visibility == Visibility::Public || self.knows_card(seat, slot))
            .map(|(i, &slot)| (self.view_card(seat, slot, i), slot))
            .collect();
        if !spec.ordered {
            // The internal order of an unordered zone must not show.
            cards.sort_by_key(|(c, _)| (c.handle, c.card));
        }
        let (cards, shown) = cards.into_iter().unzip();
        let mut turned = [0; 3];
        for &slot in slots.iter().filter(|_| spec.orientation_matters || spec.in_play) {
            turned[self.state.object(slot).orientation as usize] += 1;
        }
        let counted = spec.count_rule.is_none_or(crate::book::audit::holds);
        let ground = self.view_place_counters(seat, zone);
        let face_up_top = spec.face_up_top.map_or(0, |face_up_top| self.state.cards(face_up_top.zone, side).len());
        let face_up_top =
            if face_up_top > 0 && self.scratch.cite(B::rule(ZonePoint::FaceUpTopIsTop)) { face_up_top } else { 0 };
        let count = if counted { slots.len() + face_up_top } else { 0 };
        (ZoneView { zone: spec.name, side, count, turned_counts: turned, cards, place_counters: ground }, shown)
    }

    /// Returns the counters on the places of a zone, as a player counts the places: place, kind and number.
    fn view_place_counters(&self, seat: Seat, zone: Zone) -> Vec<(u8, String, u8)> {
        let spec = &B::ZONES[zone.index()];
        let here = self.state.place_counters.iter().filter(|g| g.zone == zone);
        let name = |counter: Counter| self.pool.counters.get(counter.index()).cloned().unwrap_or_default();
        here.map(|g| (spec.place_seen_by(seat, g.place), name(g.counter), g.count)).collect()
    }

    /// Builds the views of the combats, each with its participants. Those that are gone are not named, but the place of
    /// their combat is shown.
    fn view_combats(&self, seat: Seat) -> (Vec<CombatView>, Vec<Vec<ObjectRef>>) {
        let mut views: Vec<CombatView> = Vec::new();
        let mut participants: Vec<Vec<ObjectRef>> = Vec::new();
        for participant in self.state.combats.iter().filter(|participant| participant.roles != 0) {
            let spec = B::vocabulary().places.zone(B::ZONES);
            let place = spec.map_or(participant.place, |spec| spec.place_seen_by(seat, participant.place));
            let known = views.iter().position(|view| (view.number, view.place) == (participant.combat, place));
            let at = known.unwrap_or(views.len());
            if known.is_none() {
                views.push(CombatView { number: participant.combat, place, cards: Vec::new() });
                participants.push(Vec::new());
            }
            if self.state.is_alive(participant.object) {
                views[at].cards.push(self.name_object(seat, participant.object));
                participants[at].push(participant.object);
            }
        }
        (views, participants)
    }

    /// Builds the view of the card in a slot, if the viewer sees it.
    pub fn slot_view(&self, viewer: Viewer, slot: Slot) -> Option<SlotView> {
        let object = self.state.objects.get(slot.index())?;
        let known = viewer.knows(object.known_by);
        let is_seen = known || B::ZONES[object.zone.index()].visibility == Visibility::Public;
        is_seen.then(|| SlotView {
            card: known.then_some(object.card),
            zone: object.zone,
            owner: object.owner,
            controller: self.state.characteristics(slot).controller,
            is_set_aside: self.state.set_aside.iter().any(|spent| spent.slot == slot),
        })
    }

    /// Lists the other cards in a card's zone that the viewer knows to be the same, but for those that are set aside or
    /// on the stack.
    pub fn copies_of(&self, viewer: Viewer, slot: Slot) -> Vec<Slot> {
        let Some(card) = self.slot_view(viewer, slot).and_then(|seen| seen.card) else { return Vec::new() };
        let is_copy = |other: &Slot| {
            *other != slot
                && self.slot_view(viewer, *other).is_some_and(|seen| seen.card == Some(card) && !seen.is_set_aside)
                && !self.state.stack.iter().any(|item| item.card == Some(*other))
        };
        let object = self.state.object(slot);
        self.state.cards(object.zone, object.side).iter().copied().filter(is_copy).collect()
    }

    /// Returns true if a card was found by a resolving item: it is set aside, and where it lies means nothing.
    fn is_set_aside(&self, slot: Slot) -> bool {
        let found = self.state.object_ref(slot);
        self.state.resolving.iter().any(|item| item.choices.iter().any(|choice| choice.object == found))
    }

    fn public_handle(&self, slot: Slot) -> Option<u16> {
        let object = self.state.object(slot);
        (B::ZONES[object.zone.index()].visibility == Visibility::Public).then_some(object.handle)
    }

    /// Builds the view of a card with `depth` cards above it in its zone. Nothing printed on a card is shown to a
    /// player who does not know its front.
    fn view_card(&self, seat: Seat, slot: Slot, depth: usize) -> CardView {
        let words = B::vocabulary();
        let object = self.state.object(slot);
        let spec = &B::ZONES[object.zone.index()];
        let (known, handle) = (self.knows_card(seat, slot), self.public_handle(slot));
        let current = self.state.characteristics(slot);
        let blank = Characteristics { controller: current.controller, ..Characteristics::default() };
        // A card face down in play has nothing of its front, so all may see its characteristics.
        let veiled = spec.in_play && !object.face_up && crate::book::audit::holds(B::rule(ZonePoint::FaceDownIsBlank));
        let characteristics = if known || veiled { current } else { &blank };
        CardView {
            card: known.then_some(object.card),
            name: if known {
                self.pool.name(object.card).to_owned()
            } else {
                say!(self.language, "face-down card", "裏向きのカード")
            },
            face_up: object.face_up,
            owner: object.owner,
            handle,
            from_top: (spec.ordered && (handle.is_some() || !self.is_set_aside(slot))).then_some(depth),
            attached_to: object.attached_to.and_then(|host| self.public_handle(host)),
            place: spec.place_seen_by(seat, object.place),
            orientation: words.orientations[object.orientation as usize],
            controller: characteristics.controller,
            kinds: characteristics.kinds.iter().map(|k| words.kinds[k.index()]).collect(),
            colours: characteristics.colours.iter().map(|c| words.colours[c.index()]).collect(),
            numbers: characteristics
                .defined_numbers
                .iter()
                .map(|n| (words.numbers[n.index()], characteristics.number(n)))
                .collect(),
            keywords: characteristics.keywords.iter().map(|k| words.keywords[k.index()]).collect(),
            marks: object.marks.iter().map(|m| words.marks[m.index()]).collect(),
            damage: object.damage,
            counters: self.name_counters(object.counters.iter()),
        }
    }

    fn view_item(&self, seat: Seat, item: &StackItem) -> StackItemView {
        StackItemView {
            serial: item.serial,
            source: self.name_object(seat, item.source),
            title: self.name_rule_item(seat, item),
            ability: (item.ability != NO_ABILITY).then_some(item.ability),
            controller: item.controller,
            chosen: item
                .choices
                .iter()
                .filter(|choice| self.state.is_alive(choice.object))
                .filter_map(|choice| self.public_handle(choice.object.slot))
                .collect(),
        }
    }
}
