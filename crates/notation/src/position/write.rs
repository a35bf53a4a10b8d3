//! Writes a duel down as a position.

use crate::names::{Names, seat_name};
use crate::position::round_trip::{AGES_DIFFER, RoundTrip, deeds_this_turn};
use crate::position::same_duel::differences;
use crate::ruling::RulingGame;
use crate::ruling::script::ScriptRunner;
use duel::card::characteristics::Orientation;
use duel::engine::any_duel::AnyDuel;
use duel::engine::frame::Proc;
use duel::engine::priority::Priority;
use duel::engine::question::{Outcome, Pending, Pick, Question, Topic};
use duel::ids::*;
use duel::observe::view::Viewer;
use duel::state::State;
use duel::state::object::{Object, ObjectRef, Slot};
use duel::state::stack_item::StackItem;
use duel::state::zone::{Visibility, ZoneSpec};
use series::SeriesDuel;
use std::sync::Arc;

/// Writes a duel as the text of a position that reads as the same duel at the same moment.
///
/// Comments at the top list everything that a position cannot say (stack items, continuous effects, what was done this
/// turn), and every difference that was found by reading the text back.
pub fn write(game: &RulingGame, duel: &dyn AnyDuel) -> String {
    let writer = PositionWriter::new(game, duel);
    let best = writer.best_position();
    let comments = writer.comments(&best);
    if comments.is_empty() { best.text } else { format!("{comments}\n{}", best.text) }
}

/// A position that was written and then read back.
pub(super) struct WrittenPosition<'g> {
    /// The text of the position.
    pub text: String,
    /// Differences that players see.
    pub visible_differences: Vec<String>,
    /// Differences that players do not see yet.
    pub hidden_differences: Vec<&'static str>,
    /// The duel that was read back and its cards paired with the original's; `None` if the text cannot be read.
    pub read_back: Option<(ScriptRunner<'g>, RoundTrip)>,
}

impl WrittenPosition<'_> {
    /// Returns true if the duel continues from this position as it does from the original.
    pub fn is_exact(&self) -> bool {
        self.visible_differences.is_empty() && self.hidden_differences.is_empty() && self.read_back.is_some()
    }
}

/// One line of cards: the zone, the player, and the cards.
type CardLine = (Zone, Seat, Vec<Slot>);

pub(super) struct PositionWriter<'d> {
    game: &'d RulingGame,
    duel: &'d dyn AnyDuel,
    state: &'d State,
    names: Names,
    /// The cards, line by line, in the order in which they are written.
    lines: Vec<CardLine>,
    /// Cards in shared zones that are not in play, through which they only pass.
    in_transit: Vec<Slot>,
}

/// The age of a card in play.
type Age = fn(&Object) -> u32;

/// The orders in which cards in play can be written: player by player, as they entered play, or as they reached their
/// places.
const AGE_ORDERS: [Option<Age>; 3] = [None, Some(|object| object.since), Some(|object| object.entered_at)];

/// The point of the turn at which a position begins.
#[derive(Clone, Copy, PartialEq, Eq)]
enum TurnProgress {
    /// The beginning of the phase.
    Begins,
    /// The beginning of the phase, after which the turn's player passes.
    Passes,
    /// A phase that has begun, with a player who has priority.
    Begun,
}

impl<'d> PositionWriter<'d> {
    pub fn new(game: &'d RulingGame, duel: &'d dyn AnyDuel) -> Self {
        let names = Names { words: game.words, zones: game.zones, pool: Arc::clone(&game.pool) };
        let mut writer =
            Self { game, duel, state: duel.lab().state(), names, lines: Vec::new(), in_transit: Vec::new() };
        writer.collect();
        writer
    }

    fn spec(&self, zone: Zone) -> &'static ZoneSpec {
        &self.game.zones[zone.index()]
    }

    /// Lists the cards: first those in play, then other cards, then cards that lie under or beside another, and decks
    /// last.
    fn collect(&mut self) {
        let look = self.duel.observe(Viewer::Judge);
        let mut lines = Vec::new();
        for view in &look.view.zones {
            let Some(zone) = self.duel.zone_named(view.zone) else { continue };
            let (spec, slots) = (self.spec(zone), self.state.cards(zone, view.side));
            if spec.shared && !spec.in_play {
                self.in_transit.extend(slots);
                continue;
            }
            for seat in Seat::BOTH {
                let mut own: Vec<Slot> = slots.iter().copied().filter(|&slot| self.side(slot) == seat).collect();
                if zone == self.game.deck_zone {
                    own.reverse();
                }
                // A card is written after the one it lies under, however deep the pile is.
                for depth in 0..=own.iter().map(|&slot| self.depth(slot)).max().unwrap_or(0) {
                    let there: Vec<Slot> = own.iter().copied().filter(|&slot| self.depth(slot) == depth).collect();
                    let is_deck = zone == self.game.deck_zone && (view.side == seat || !there.is_empty());
                    if is_deck || !there.is_empty() {
                        lines.push(((is_deck, depth, !spec.in_play, seat, zone), there));
                    }
                }
            }
        }
        lines.sort_by_key(|(rank, _)| *rank);
        self.lines = lines.into_iter().map(|((.., seat, zone), slots)| (zone, seat, slots)).collect();
    }

    /// The number of cards in the chain of cards that this one lies under or beside.
    fn depth(&self, slot: Slot) -> usize {
        let host = |slot: Slot| self.state.object(slot).attached_to;
        std::iter::successors(host(slot), |&above| host(above)).take(self.state.objects.len()).count()
    }

    /// The player on whose line a card is written. If effects change control, that is its controller now.
    fn side(&self, slot: Slot) -> Seat {
        let object = self.state.object(slot);
        let spec = self.spec(object.zone);
        match () {
            () if spec.in_play && self.state.ongoing_effects.is_empty() => object.controller,
            () if spec.in_play => self.state.characteristics(slot).controller,
            () => object.side,
        }
    }

    /// The position with the fewest differences from the duel; of equal ones, the simplest.
    pub fn best_position(&self) -> WrittenPosition<'d> {
        let lost = |written: &WrittenPosition| {
            (written.read_back.is_none(), written.visible_differences.len(), written.hidden_differences.len())
        };
        let mut standings = vec![TurnProgress::Begins];
        standings.extend(self.pass_line().map(|_| TurnProgress::Passes));
        standings.extend(self.priority_note().map(|_| TurnProgress::Begun));
        let mut best = None;
        for standing in standings {
            for age in AGE_ORDERS {
                let written = self.write_and_read_back(standing, age);
                let (exact, aged) = (written.is_exact(), written.hidden_differences == [AGES_DIFFER]);
                if best.as_ref().is_none_or(|best| lost(&written) < lost(best)) {
                    best = Some(written);
                }
                if exact || !aged {
                    break;
                }
            }
            if best.as_ref().is_some_and(WrittenPosition::is_exact) {
                break;
            }
        }
        best.unwrap_or_else(|| self.write_and_read_back(TurnProgress::Begins, None))
    }

    /// A position without any difference from the duel, if there is one.
    pub fn exact_position(&self) -> Option<WrittenPosition<'d>> {
        let mut written = [TurnProgress::Begun, TurnProgress::Begins].into_iter().map(|standing| {
            let plain = self.write_and_read_back(standing, AGE_ORDERS[0]);
            let aged = plain.hidden_differences == [AGES_DIFFER];
            let ordered = AGE_ORDERS[1..].iter().filter(|_| aged).map(|&age| self.write_and_read_back(standing, age));
            ordered.fold(plain, |best, other| if best.is_exact() { best } else { other })
        });
        written.find(WrittenPosition::is_exact)
    }

    fn write_and_read_back(&self, standing: TurnProgress, age: Option<Age>) -> WrittenPosition<'d> {
        let lines = age.map_or_else(|| self.lines.clone(), |age| self.by_age(&self.lines, age));
        let mut text = self.position(&lines, standing);
        if let (TurnProgress::Passes, Some(pass)) = (standing, self.pass_line()) {
            text.push_str(&format!("\n{pass}\n"));
        }
        match ScriptRunner::read(self.game, &text) {
            Ok(play) => {
                let own: Vec<Slot> = lines.iter().flat_map(|(.., slots)| slots.iter().copied()).collect();
                let twin = RoundTrip::new(&own, play.written());
                let differs = differences(self.duel, &*play.duel);
                let unlike = twin.hidden_differences(self.game, self.duel, &*play.duel);
                WrittenPosition {
                    text,
                    visible_differences: differs,
                    hidden_differences: unlike,
                    read_back: Some((play, twin)),
                }
            }
            Err(failure) => {
                let differs = vec![format!("line {} is not read: {failure}", failure.line)];
                WrittenPosition { text, visible_differences: differs, hidden_differences: Vec::new(), read_back: None }
            }
        }
    }

    /// Orders the lines of cards in play by the cards' age. Cards that lie under or beside another stay where they are.
    fn by_age(&self, lines: &[CardLine], age: Age) -> Vec<CardLine> {
        let is_free = |(zone, _, slots): &&CardLine| {
            self.spec(*zone).in_play && slots.iter().all(|&slot| self.state.object(slot).attached_to.is_none())
        };
        let free = lines.iter().filter(is_free);
        let mut cards: Vec<(Zone, Seat, Slot)> =
            free.flat_map(|(zone, seat, slots)| slots.iter().map(|&slot| (*zone, *seat, slot))).collect();
        cards.sort_by_key(|&(.., slot)| age(self.state.object(slot)));
        let alike = cards.chunk_by(|a, b| (a.0, a.1) == (b.0, b.1));
        let came = alike.map(|group| (group[0].0, group[0].1, group.iter().map(|&(.., slot)| slot).collect()));
        came.chain(lines.iter().filter(|line| !is_free(line)).cloned()).collect()
    }

    /// Comments on what the position does not say.
    pub fn comments(&self, written: &WrittenPosition) -> String {
        if written.is_exact() {
            return String::new();
        }
        let unsaid = self.left_out().into_iter().map(|what| format!("# not written: {what}\n"));
        let differs = written.visible_differences.iter().map(|what| format!("# read again, {what}\n"));
        let unlike = written.hidden_differences.iter().map(|what| format!("# later, {what} not the same\n"));
        unsaid.chain(differs).chain(unlike).collect()
    }

    fn position(&self, lines: &[CardLine], standing: TurnProgress) -> String {
        let state = self.state;
        let mut text = String::new();
        let mut line = |who: &str, what: &str| {
            text.push_str(format!("{who:<10} {what}").trim_end());
            text.push('\n');
        };
        for (zone, seat, slots) in lines {
            let name = format!("{} {}", seat_name(*seat), self.spec(*zone).name);
            if *zone == self.game.deck_zone {
                line(&name, &format!("only {}", self.list(*seat, slots)));
            } else {
                line(&name, &self.list(*seat, slots));
            }
        }
        for seat in Seat::BOTH {
            let held = self.held(seat);
            if !held.is_empty() {
                line(seat_name(seat), &format!("holds {held}"));
            }
            let done = self.tally(seat);
            if !done.is_empty() {
                line(seat_name(seat), &format!("tally {done}"));
            }
        }
        for ground in &state.place_counters {
            let place = self.names.place_name(Seat::FIRST, ground.place).unwrap_or_default();
            let counter = &self.duel.pool().counters[ground.counter.index()];
            line(&format!("the {place}"), &format!("holds {} {counter} counters", ground.count));
        }
        if state.format > 0 {
            line("format", self.game.words.formats[usize::from(state.format)]);
        }
        let phase = self.game.words.phases[state.turn.phase.index()];
        let holder = self.priority_note().filter(|_| standing == TurnProgress::Begun).unwrap_or_default();
        line("turn", &format!("{}, {phase}, turn {}{holder}", seat_name(state.turn.player), state.turn.number));
        line("seed", &state.rng.seed().to_string());
        text
    }

    /// The line by which the active player passes, if the other player has priority.
    fn pass_line(&self) -> Option<String> {
        let Pending::Question(Question { seat, topic: Topic::Priority, .. }) = self.duel.pending() else { return None };
        let active = self.state.turn.player;
        (seat != active).then(|| format!("{} {}", seat_name(active), self.duel.render_pick(Pick::Pass)))
    }

    /// The note that says who has priority, and if the other player has passed.
    fn priority_note(&self) -> Option<String> {
        let frame = self.state.frames.last().filter(|frame| frame.proc == Proc::Priority)?;
        Some(match frame.get(Priority::PASSES) {
            0 => format!(", {} has priority", seat_name(frame.seat)),
            _ => format!(", {} has passed", seat_name(frame.seat.other())),
        })
    }

    /// The things a player did this turn that cards of the duel ask about.
    fn tally(&self, seat: Seat) -> String {
        let done = deeds_this_turn(self.duel).into_iter().filter(|(who, ..)| *who == seat);
        let told = done.map(|(_, verb, times)| format!("{times} {}", self.game.words.verbs[verb.index()]));
        told.collect::<Vec<_>>().join(", ")
    }

    /// A list of cards; equal neighbours become one entry with a number.
    fn list(&self, seat: Seat, slots: &[Slot]) -> String {
        let entries: Vec<String> = slots.iter().map(|&slot| self.entry(seat, slot)).collect();
        let alike = entries.chunk_by(|one, other| one == other);
        let counted = alike.map(|group| {
            let plain = group.len() == 1 && !group[0].starts_with(|c: char| c.is_ascii_digit());
            if plain { group[0].clone() } else { format!("{} {}", group.len(), group[0]) }
        });
        counted.collect::<Vec<_>>().join(", ")
    }

    /// A card with its notes.
    fn entry(&self, seat: Seat, slot: Slot) -> String {
        let object = self.state.object(slot);
        let (name, is_token) = self.label(object.card);
        let mut notes = Vec::new();
        if is_token {
            notes.push("token".to_owned());
        }
        if object.orientation != Orientation::Upright {
            notes.push(self.game.words.orientations[object.orientation as usize].to_owned());
        }
        notes.extend(object.attached_to.map(|host| format!("beneath {}", self.host(host))));
        notes.extend(self.place(seat, object));
        // A card that nobody sees may lie either way up.
        let seen = object.known_by != 0 || self.spec(object.zone).visibility == Visibility::Public;
        if !object.face_up && seen {
            notes.push("face down".to_owned());
        }
        notes.extend(object.marks.iter().map(|mark| self.game.words.marks[mark.index()].to_owned()));
        if object.damage != 0 {
            notes.push(format!("damage {}", object.damage));
        }
        let counter =
            |(counter, n): (Counter, u8)| format!("{n} {} counters", self.duel.pool().counters[counter.index()]);
        notes.extend(object.counters.iter().map(counter));
        notes.extend(self.used(slot));
        if object.owner != seat {
            notes.push(format!("owner {}", seat_name(object.owner)));
        }
        notes.extend(self.known(object));
        if notes.is_empty() { name } else { format!("{name} ({})", notes.join(", ")) }
    }

    /// The notes on a card's abilities that were used this turn.
    fn used(&self, slot: Slot) -> impl Iterator<Item = String> {
        let (state, pool) = (self.state, self.duel.pool());
        let own = state.uses_this_turn.iter().filter(move |used| used.object == state.object_ref(slot));
        let numbers = 0..state.ability_count(pool, slot);
        let number = move |ability| numbers.clone().find(|&n| state.ability_at(pool, slot, n) == Some(ability));
        own.filter_map(move |used| number(used.ability)).map(|n| format!("used ability {}", n + 1))
    }

    /// The name of a card in a position, or its code where the name means another card; true if a note must say that it
    /// is a token.
    fn label(&self, card: CardId) -> (String, bool) {
        let (own, pool) = (self.duel.pool(), &self.game.pool);
        let (name, printed) = (own.name(card), own.card(card));
        let is_it = |found: CardId| {
            let other = pool.card(found);
            other.code == printed.code && other.token == printed.token && pool.name(found) == name
        };
        let called = [name, &printed.code].into_iter().find(|text| self.names.card(text).is_ok_and(is_it));
        match called {
            Some(text) => (text.to_owned(), false),
            None => (name.to_owned(), printed.token),
        }
    }

    /// The name of a card that another lies under or beside, numbered if several cards have that name.
    fn host(&self, host: Slot) -> String {
        let (name, _) = self.label(self.state.object(host).card);
        let called = |slot: Slot| {
            let (own, card) = (self.duel.pool(), self.state.object(slot).card);
            own.name(card) == name || own.card(card).code == name
        };
        let written = self.lines.iter().flat_map(|(.., slots)| slots.iter().copied());
        let alike: Vec<Slot> = written.filter(|&slot| called(slot)).collect();
        let nth = alike.iter().position(|&slot| slot == host).unwrap_or(0);
        if alike.len() < 2 { name } else { format!("{name} #{}", nth + 1) }
    }

    /// The note on a card's place, unless it is the usual one: the place of the card it lies under or beside, or the
    /// first.
    fn place(&self, seat: Seat, object: &Object) -> Option<String> {
        let usual = object.attached_to.map_or(0, |host| self.state.object(host).place);
        let spec = self.spec(object.zone);
        let grid = self.game.words.places.zone(self.game.zones);
        if grid.is_some_and(|grid| grid.name == spec.name) {
            let named = object.attached_to.is_none() || object.place != usual;
            return self.names.place_name(seat, object.place).filter(|_| named).map(str::to_owned);
        }
        (object.place != usual).then(|| format!("place {}", object.place + 1))
    }

    /// The note on who knows a card, unless that is as usual in its zone.
    fn known(&self, object: &Object) -> Option<String> {
        let spec = self.spec(object.zone);
        let usual = match spec.visibility {
            Visibility::Public if object.face_up => 0b11,
            Visibility::Public => spec.seats_that_may_peek(object.owner),
            Visibility::Own => 1 << object.owner.0,
            Visibility::Nobody => 0,
        };
        let who = match object.known_by & 0b11 {
            known if known == usual => return None,
            0 => "nobody",
            0b11 => "both",
            known => seat_name(Seat(known >> 1)),
        };
        Some(format!("known to {who}"))
    }

    fn held(&self, seat: Seat) -> String {
        let pool = self.duel.pool();
        let counters = self.state.player_counters[seat.index()].iter();
        let counters = counters.map(|(counter, n)| format!("{n} {}", pool.counters[counter.index()]));
        let units = self.state.floating_currency[seat.index()].iter();
        let units =
            units.map(|unit| format!("{} {}", unit.count, pool.name_unit(self.game.words, unit.colours, unit.bonds)));
        counters.chain(units).collect::<Vec<_>>().join(", ")
    }

    /// The parts of the duel that no position can describe.
    fn left_out(&self) -> Vec<String> {
        let state = self.state;
        let mut unsaid = Vec::new();
        let mut say = |what: &str, names: Vec<String>| {
            if !names.is_empty() {
                unsaid.push(format!("{what} ({})", without_repetitions(names).join(", ")));
            }
        };
        let under_way = state.stack.iter().chain(&state.resolving);
        let cards = self.in_transit.iter().map(|&slot| self.name(self.state.object_ref(slot)));
        say("what is under way", under_way.map(|item| self.source(item)).chain(cards).collect());
        say("what has triggered", state.waiting_triggers.iter().map(|item| self.source(item)).collect());
        say("what lasts", state.ongoing_effects.iter().map(|effect| self.name(effect.source)).collect());
        say(
            "what waits for something",
            state.delayed_abilities.iter().map(|delayed| self.source(&delayed.item)).collect(),
        );
        say("what is fought out", state.combats.iter().map(|participant| self.name(participant.object)).collect());
        let phases = self.game.words.phases;
        let omitted = |seat: Seat, phase: Option<Phase>| {
            format!("{}'s {}", seat_name(seat), phase.map_or("turn", |phase| phases[phase.index()]))
        };
        say("what is passed over", state.skipped_phases.iter().map(|gone| omitted(gone.seat, gone.phase)).collect());
        let paid = (0..state.objects.len() as u16).map(Slot).filter(|&slot| {
            let object = state.object(slot);
            self.spec(object.zone).in_play && (object.paid_extras != 0 || object.x != 0)
        });
        say("what was paid beyond its price", paid.map(|slot| self.name(state.object_ref(slot))).collect());
        say("the match", self.duel.match_score().map(|standing| standing.options.to_string()).into_iter().collect());
        say("how the duel ended", state.outcome.map(|outcome| self.render_outcome(outcome)).into_iter().collect());
        unsaid
    }

    fn render_outcome(&self, outcome: Outcome) -> String {
        let rule = self.game.rule_id(outcome.rule);
        outcome.winner.map_or_else(|| format!("draw by {rule}"), |seat| format!("{} wins by {rule}", seat_name(seat)))
    }

    fn source(&self, item: &StackItem) -> String {
        let routine = item.routine.and_then(|routine| self.game.words.routines.get(routine.index()));
        routine.map_or_else(|| self.name(item.source), |&name| name.to_owned())
    }

    fn name(&self, object: ObjectRef) -> String {
        let card = self.state.objects.get(object.slot.index()).map(|object| object.card);
        card.map_or_else(|| "the rules".to_owned(), |card| self.duel.pool().name(card).to_owned())
    }
}

fn without_repetitions(names: Vec<String>) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for name in names {
        if !found.contains(&name) {
            found.push(name);
        }
    }
    found
}
