//! What a player receives: built from what that player may know, so that a case forgotten hides too much.

use crate::book::RuleBook;
use crate::cx::Glance;
use crate::item::{Item, NO_ABILITY};
use crate::matches::Options;
use crate::mint::Unit;
use crate::object::Slot;
use crate::profile::Profile;
use crate::question::{Outcome, Question};
use crate::say;
use crate::state::Turn;
use crate::words::*;
use crate::zone::Sight;
use serde::Serialize;

/// Through whose eyes a duel is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eye {
    /// A player's.
    Seat(Seat),
    /// Those of someone who watches, from the first seat's side: what both players know.
    Spectator,
    /// Those of someone who may know everything, from the first seat's side.
    Judge,
}

impl Eye {
    /// Whether a card is known that these seats know, bit n for seat n.
    pub const fn knows(self, known: u8) -> bool {
        match self {
            Self::Seat(seat) => known >> seat.0 & 1 == 1,
            Self::Spectator => known & 0b11 == 0b11,
            Self::Judge => true,
        }
    }

    /// From which side of the table it looks.
    pub const fn side(self) -> Seat {
        match self {
            Self::Seat(seat) => seat,
            Self::Spectator | Self::Judge => Seat::FIRST,
        }
    }
}

/// What someone sees, and which cards those are. The slots are for whoever carries messages between the duel and the
/// one who sees it, and do not go further.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Look {
    /// What is seen.
    pub view: View,
    /// For each zone of the view, its cards.
    pub slots: Vec<Vec<Slot>>,
}

/// A duel as one player sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Who sees it.
    pub seat: Seat,
    /// Whose turn it is, and which phase.
    pub turn: Turn,
    /// Every zone of both players.
    pub zones: Vec<ZoneView>,
    /// What waits to resolve, the newest last, and then what is resolving.
    pub stack: Vec<ItemView>,
    /// Who takes part in what the book carries out, such as battles, the innermost last.
    pub bouts: Vec<BoutView>,
    /// How many abilities have triggered and wait.
    pub waiting: usize,
    /// Counters of each player, by name.
    pub held: [Vec<(String, u8)>; 2],
    /// The pending question, with its options if it is this player's.
    pub question: Option<QuestionView>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// How the match stands that it is part of.
    pub series: Option<SeriesView>,
}

/// A match as both players see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct SeriesView {
    /// How it is played.
    pub options: Options,
    /// How many duels each player has won.
    pub score: [usize; 2],
    /// How many were drawn.
    pub drawn: usize,
    /// Whether time has been called.
    pub time_called: bool,
    /// The last turn of this duel that is still played, if it has been called.
    pub last_turn: Option<u16>,
}

/// A zone as a player sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ZoneView {
    /// Its name.
    pub zone: &'static str,
    /// Whose it is.
    pub side: Seat,
    /// How many cards it holds; what lies face up on top of it, in a zone of its own besides, counts.
    pub count: usize,
    /// How many of them are turned each way, where that matters.
    pub turned: [usize; 3],
    /// The cards this player knows, and in public zones those that lie face down.
    pub cards: Vec<CardView>,
    /// Counters on its places: on which, of which kind, and how many.
    pub ground: Vec<(u8, String, u8)>,
}

/// A card as a player sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CardView {
    /// Which printed card, if this player knows it.
    pub card: Option<CardId>,
    /// What this player calls it: its name, if it is known.
    pub name: String,
    /// Whether its front is up.
    pub face_up: bool,
    /// Who brought it.
    pub owner: Seat,
    /// The number that tells it from others, in public zones.
    pub handle: Option<u16>,
    /// Where in an ordered zone it lies, from the top.
    pub from_top: Option<usize>,
    /// The card it lies under or beside, by handle.
    pub attached_to: Option<u16>,
    /// At which place, as this player counts them.
    pub place: u8,
    /// How it is turned.
    pub orientation: &'static str,
    /// Who controls it.
    pub controller: Seat,
    /// Its kinds as they are now.
    pub kinds: Vec<&'static str>,
    /// Its colours as they are now.
    pub colours: Vec<&'static str>,
    /// Its numbers as they are now, by name; [`written`](crate::infinity::written) writes them.
    pub numbers: Vec<(&'static str, i32)>,
    /// Its keywords as they are now.
    pub keywords: Vec<&'static str>,
    /// Notes on it.
    pub marks: Vec<&'static str>,
    /// Damage on it.
    pub damage: i32,
    /// Counters on it, by name.
    pub counters: Vec<(String, u8)>,
}

/// A use of a card or ability as a player sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ItemView {
    /// The number by which it is told from others.
    pub serial: u32,
    /// The card it comes from, as this player calls it.
    pub source: String,
    /// What it is called, if the rules themselves put it there.
    pub title: Option<String>,
    /// Which ability, if it is one.
    pub ability: Option<AbilityId>,
    /// Who controls it.
    pub controller: Seat,
    /// What it has chosen, by handle.
    pub chosen: Vec<u16>,
}

/// Something the book carries out, such as a battle, as a player sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BoutView {
    /// Which of them.
    pub number: u32,
    /// At which place, as this player counts them.
    pub place: u8,
    /// Who takes part, as this player calls them.
    pub cards: Vec<String>,
}

/// A question as a player sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct QuestionView {
    /// What it is.
    pub question: Question,
    /// How its options read; empty for the other player.
    pub options: Vec<String>,
}

impl<B: RuleBook> Glance<'_, B> {
    /// Builds what a player sees.
    pub fn view(&self, seat: Seat) -> View {
        self.look(seat).view
    }

    /// Builds what a player sees, with the slots of the cards.
    pub fn look(&self, seat: Seat) -> Look {
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
        let question = self.s.asked.map(|question| QuestionView {
            question,
            options: if question.seat == seat { self.say_options(&question) } else { Vec::new() },
        });
        let view = View {
            seat,
            turn: self.s.turn,
            zones,
            stack: self.s.stack.iter().chain(&self.s.running).map(|item| self.view_item(seat, item)).collect(),
            bouts: self.view_bouts(seat),
            waiting: self.s.live_waiting().iter().filter(|item| item.way != crate::showing::UNSHOWN).count(),
            held: [0, 1].map(|i| self.view_held(i)),
            question,
            outcome: self.s.outcome,
            series: None,
        };
        Look { view, slots }
    }

    /// What a player holds: counters, then currency.
    fn view_held(&self, seat: usize) -> Vec<(String, u8)> {
        let name = |unit: &Unit| (self.name_unit(unit.colours, unit.bonds), unit.count);
        let mut held = self.named(self.s.held[seat].iter());
        held.extend(self.s.minted[seat].iter().map(name));
        held
    }

    fn named(&self, counters: impl Iterator<Item = (Counter, u8)>) -> Vec<(String, u8)> {
        counters.map(|(c, n)| (self.pool.counters[c.index()].clone(), n)).collect()
    }

    fn view_zone(&self, seat: Seat, zone: Zone, side: Seat) -> (ZoneView, Vec<Slot>) {
        let spec = &B::ZONES[zone.index()];
        let slots = self.s.cards(zone, side);
        let mut cards: Vec<(CardView, Slot)> = slots
            .iter()
            .rev()
            .enumerate()
            .filter(|&(_, &slot)| spec.sight == Sight::Public || self.knows(seat, slot))
            .map(|(i, &slot)| (self.view_card(seat, slot, i), slot))
            .collect();
        if !spec.ordered {
            // The order of an unordered zone tells nothing and shows nothing.
            cards.sort_by_key(|(c, _)| (c.handle, c.card));
        }
        let (cards, shown) = cards.into_iter().unzip();
        let mut turned = [0; 3];
        for &slot in slots.iter().filter(|_| spec.turns || spec.in_play) {
            turned[self.s.object(slot).orientation as usize] += 1;
        }
        let counted = spec.count_rule.is_none_or(crate::audit::holds);
        let ground = self.view_ground(seat, zone);
        let lid = spec.lid.map_or(0, |lid| self.s.cards(lid.zone, side).len());
        let lid = if lid > 0 && self.t.pass(B::CITES.lid.is_top) { lid } else { 0 };
        let count = if counted { slots.len() + lid } else { 0 };
        (ZoneView { zone: spec.name, side, count, turned, cards, ground }, shown)
    }

    fn view_bouts(&self, seat: Seat) -> Vec<BoutView> {
        let mut views: Vec<BoutView> = Vec::new();
        // Who has no part in it any more is not shown, but the place where it is carried out is.
        for bout in self.s.bouts.iter().filter(|bout| bout.roles != 0) {
            let spec = B::vocabulary().places.zone(B::ZONES);
            let place = spec.map_or(bout.place, |spec| spec.seen_by(seat, bout.place));
            let name = self.s.alive(bout.object).then(|| self.name_object(seat, bout.object));
            match views.iter_mut().find(|view| (view.number, view.place) == (bout.number, place)) {
                Some(view) => view.cards.extend(name),
                None => views.push(BoutView { number: bout.number, place, cards: name.into_iter().collect() }),
            }
        }
        views
    }

    /// Whether a card was found by what is resolving: it is set aside, and where it lies means nothing.
    fn is_set_aside(&self, slot: Slot) -> bool {
        let found = self.s.refer(slot);
        self.s.running.iter().any(|item| item.choices.iter().any(|choice| choice.object == found))
    }

    fn public_handle(&self, slot: Slot) -> Option<u16> {
        let object = self.s.object(slot);
        (B::ZONES[object.zone.index()].sight == Sight::Public).then_some(object.handle)
    }

    /// A card, `depth` cards below the top of its zone. Of one whose front the player does not know nothing is shown
    /// that is printed on it.
    fn view_card(&self, seat: Seat, slot: Slot, depth: usize) -> CardView {
        let words = B::vocabulary();
        let object = self.s.object(slot);
        let spec = &B::ZONES[object.zone.index()];
        let (known, handle) = (self.knows(seat, slot), self.public_handle(slot));
        let current = self.s.profile(slot);
        let blank = Profile { controller: current.controller, ..Profile::default() };
        // What lies face down in play is nothing that is on its front, and all see what it is.
        let veiled = spec.in_play && !object.face_up && crate::audit::holds(B::CITES.blank);
        let profile = if known || veiled { current } else { &blank };
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
            attached_to: object.attached.and_then(|host| self.public_handle(host)),
            place: spec.seen_by(seat, object.place),
            orientation: words.orientations[object.orientation as usize],
            controller: profile.controller,
            kinds: profile.kinds.iter().map(|k| words.kinds[k.index()]).collect(),
            colours: profile.colours.iter().map(|c| words.colours[c.index()]).collect(),
            numbers: profile.has.iter().map(|n| (words.numbers[n.index()], profile.number(n))).collect(),
            keywords: profile.keywords.iter().map(|k| words.keywords[k.index()]).collect(),
            marks: object.marks.iter().map(|m| words.marks[m.index()]).collect(),
            damage: object.damage,
            counters: self.named(object.counters.iter()),
        }
    }

    fn view_item(&self, seat: Seat, item: &Item) -> ItemView {
        ItemView {
            serial: item.serial,
            source: self.name_object(seat, item.source),
            title: self.title(seat, item),
            ability: (item.ability != NO_ABILITY).then_some(item.ability),
            controller: item.controller,
            chosen: item
                .choices
                .iter()
                .filter(|choice| self.s.alive(choice.object))
                .filter_map(|choice| self.public_handle(choice.object.slot))
                .collect(),
        }
    }
}
