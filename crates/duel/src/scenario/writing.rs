//! A duel written down as a position.

use super::names::Names;
use super::play::Play;
use super::sameness::differences;
use super::twin::{AGES, Twin, done};
use super::{Game, player};
use crate::duel::AnyDuel;
use crate::frame::Proc;
use crate::item::Item;
use crate::object::{Object, Ref, Slot};
use crate::profile::Orientation;
use crate::question::{Outcome, Pending, Pick, Question, Topic};
use crate::state::State;
use crate::view::Eye;
use crate::words::*;
use crate::zone::{Sight, ZoneSpec};
use std::sync::Arc;

/// A duel as the text of a position: read as one, it is the same duel at the same moment. What positions do not say
/// (what is under way, what lasts, what was done this turn), and what is not the same when it is read, stands in comments
/// at the top.
pub fn write(game: &Game, duel: &dyn AnyDuel) -> String {
    let writer = Writer::new(game, duel);
    let best = writer.best();
    let comments = writer.comments(&best);
    if comments.is_empty() { best.text } else { format!("{comments}\n{}", best.text) }
}

/// A position that was written and read again.
pub(super) struct Written<'g> {
    /// The position.
    pub text: String,
    /// What players see is not the same.
    pub differs: Vec<String>,
    /// What else is not the same.
    pub unlike: Vec<&'static str>,
    /// The duel that was read, if it can be read, and which cards of it are which.
    pub read: Option<(Play<'g>, Twin)>,
}

impl Written<'_> {
    /// Whether the duel goes on from it as it does from where it was written.
    pub fn is_exact(&self) -> bool {
        self.differs.is_empty() && self.unlike.is_empty() && self.read.is_some()
    }
}

/// The cards of a player's line.
type CardLine = (Zone, Seat, Vec<Slot>);

pub(super) struct Writer<'d> {
    game: &'d Game,
    duel: &'d dyn AnyDuel,
    state: &'d State,
    names: Names,
    /// The cards in the order in which they are written, line by line.
    lines: Vec<CardLine>,
    /// Cards in zones through which they only pass.
    passing: Vec<Slot>,
}

/// How old a card in play is.
type Age = fn(&Object) -> u32;

/// The orders in which a position can have the cards in play: player by player, or as they came there, or to their places.
const AGE: [Option<Age>; 3] = [None, Some(|object| object.since), Some(|object| object.placed)];

/// How a position says where the turn stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Standing {
    /// The phase begins.
    Begins,
    /// The phase begins, and its player passes.
    Passes,
    /// It has begun, and someone has priority.
    Begun,
}

impl<'d> Writer<'d> {
    pub fn new(game: &'d Game, duel: &'d dyn AnyDuel) -> Self {
        let names = Names { words: game.words, zones: game.zones, pool: Arc::clone(&game.pool) };
        let mut writer = Self { game, duel, state: duel.state(), names, lines: Vec::new(), passing: Vec::new() };
        writer.collect();
        writer
    }

    fn spec(&self, zone: Zone) -> &'static ZoneSpec {
        &self.game.zones[zone.index()]
    }

    /// Lists the cards: in play first, then what else lies free, then what lies under or beside something, decks last.
    fn collect(&mut self) {
        let look = self.duel.look(Eye::Judge);
        let mut lines = Vec::new();
        for view in &look.view.zones {
            let Some(zone) = self.duel.zone(view.zone) else { continue };
            let (spec, slots) = (self.spec(zone), self.state.cards(zone, view.side));
            if spec.shared && !spec.in_play {
                self.passing.extend(slots);
                continue;
            }
            for seat in Seat::BOTH {
                let mut own: Vec<Slot> = slots.iter().copied().filter(|&slot| self.side(slot) == seat).collect();
                if zone == self.game.deck {
                    own.reverse();
                }
                // What lies under something comes after that, even if that lies under something, too.
                for depth in 0..=own.iter().map(|&slot| self.depth(slot)).max().unwrap_or(0) {
                    let there: Vec<Slot> = own.iter().copied().filter(|&slot| self.depth(slot) == depth).collect();
                    let is_deck = zone == self.game.deck && (view.side == seat || !there.is_empty());
                    if is_deck || !there.is_empty() {
                        lines.push(((is_deck, depth, !spec.in_play, seat, zone), there));
                    }
                }
            }
        }
        lines.sort_by_key(|(rank, _)| *rank);
        self.lines = lines.into_iter().map(|((.., seat, zone), slots)| (zone, seat, slots)).collect();
    }

    /// How many cards a card lies under or beside, one on the other.
    fn depth(&self, slot: Slot) -> usize {
        let host = |slot: Slot| self.state.object(slot).attached;
        std::iter::successors(host(slot), |&above| host(above)).take(self.state.objects.len()).count()
    }

    /// On whose line a card stands. Where an effect has it change sides, that is where it is now.
    fn side(&self, slot: Slot) -> Seat {
        let object = self.state.object(slot);
        let spec = self.spec(object.zone);
        match () {
            () if spec.in_play && self.state.effects.is_empty() => object.controller,
            () if spec.in_play => self.state.profile(slot).controller,
            () => object.side,
        }
    }

    /// The position that says most, in the fewest words that do.
    pub fn best(&self) -> Written<'d> {
        let lost = |written: &Written| (written.read.is_none(), written.differs.len(), written.unlike.len());
        let mut standings = vec![Standing::Begins];
        standings.extend(self.pass().map(|_| Standing::Passes));
        standings.extend(self.holder().map(|_| Standing::Begun));
        let mut best = None;
        for standing in standings {
            for age in AGE {
                let written = self.written(standing, age);
                let (exact, aged) = (written.is_exact(), written.unlike == [AGES]);
                if best.as_ref().is_none_or(|best| lost(&written) < lost(best)) {
                    best = Some(written);
                }
                if exact || !aged {
                    break;
                }
            }
            if best.as_ref().is_some_and(Written::is_exact) {
                break;
            }
        }
        best.unwrap_or_else(|| self.written(Standing::Begins, None))
    }

    /// A position that says everything, if there is one.
    pub fn exact(&self) -> Option<Written<'d>> {
        let mut written = [Standing::Begun, Standing::Begins].into_iter().map(|standing| {
            let plain = self.written(standing, AGE[0]);
            let aged = plain.unlike == [AGES];
            let ordered = AGE[1..].iter().filter(|_| aged).map(|&age| self.written(standing, age));
            ordered.fold(plain, |best, other| if best.is_exact() { best } else { other })
        });
        written.find(Written::is_exact)
    }

    fn written(&self, standing: Standing, age: Option<Age>) -> Written<'d> {
        let lines = age.map_or_else(|| self.lines.clone(), |age| self.by_age(&self.lines, age));
        let mut text = self.position(&lines, standing);
        if let (Standing::Passes, Some(pass)) = (standing, self.pass()) {
            text.push_str(&format!("\n{pass}\n"));
        }
        match Play::read(self.game, &text) {
            Ok(play) => {
                let own: Vec<Slot> = lines.iter().flat_map(|(.., slots)| slots.iter().copied()).collect();
                let twin = Twin::new(&own, play.written());
                let differs = differences(self.duel, &*play.duel);
                let unlike = twin.unlike(self.game, self.duel, &*play.duel);
                Written { text, differs, unlike, read: Some((play, twin)) }
            }
            Err(failure) => {
                let differs = vec![format!("line {} is not read: {failure}", failure.line)];
                Written { text, differs, unlike: Vec::new(), read: None }
            }
        }
    }

    /// The lines with those of cards in play, if they lie free, in the order in which the cards came.
    fn by_age(&self, lines: &[CardLine], age: Age) -> Vec<CardLine> {
        let is_free = |(zone, _, slots): &&CardLine| {
            self.spec(*zone).in_play && slots.iter().all(|&slot| self.state.object(slot).attached.is_none())
        };
        let free = lines.iter().filter(is_free);
        let mut cards: Vec<(Zone, Seat, Slot)> =
            free.flat_map(|(zone, seat, slots)| slots.iter().map(|&slot| (*zone, *seat, slot))).collect();
        cards.sort_by_key(|&(.., slot)| age(self.state.object(slot)));
        let alike = cards.chunk_by(|a, b| (a.0, a.1) == (b.0, b.1));
        let came = alike.map(|group| (group[0].0, group[0].1, group.iter().map(|&(.., slot)| slot).collect()));
        came.chain(lines.iter().filter(|line| !is_free(line)).cloned()).collect()
    }

    /// What the position does not say, in comments.
    pub fn comments(&self, written: &Written) -> String {
        if written.is_exact() {
            return String::new();
        }
        let unsaid = self.unsaid().into_iter().map(|what| format!("# not written: {what}\n"));
        let differs = written.differs.iter().map(|what| format!("# read again, {what}\n"));
        let unlike = written.unlike.iter().map(|what| format!("# later, {what} not the same\n"));
        unsaid.chain(differs).chain(unlike).collect()
    }

    fn position(&self, lines: &[CardLine], standing: Standing) -> String {
        let state = self.state;
        let mut text = String::new();
        let mut line = |who: &str, what: &str| {
            text.push_str(format!("{who:<10} {what}").trim_end());
            text.push('\n');
        };
        for (zone, seat, slots) in lines {
            let name = format!("{} {}", player(*seat), self.spec(*zone).name);
            if *zone == self.game.deck {
                line(&name, &format!("only {}", self.list(*seat, slots)));
            } else {
                line(&name, &self.list(*seat, slots));
            }
        }
        for seat in Seat::BOTH {
            let held = self.held(seat);
            if !held.is_empty() {
                line(player(seat), &format!("holds {held}"));
            }
            let done = self.tally(seat);
            if !done.is_empty() {
                line(player(seat), &format!("tally {done}"));
            }
        }
        for ground in &state.ground {
            let place = self.names.place_name(Seat::FIRST, ground.place).unwrap_or_default();
            let counter = &self.duel.pool().counters[ground.counter.index()];
            line(&format!("the {place}"), &format!("holds {} {counter} counters", ground.number));
        }
        if state.format > 0 {
            line("format", self.game.words.formats[usize::from(state.format)]);
        }
        let phase = self.game.words.phases[state.turn.phase.index()];
        let holder = self.holder().filter(|_| standing == Standing::Begun).unwrap_or_default();
        line("turn", &format!("{}, {phase}, turn {}{holder}", player(state.turn.player), state.turn.number));
        line("seed", &state.dice.seed().to_string());
        text
    }

    /// The line of a pass, if the other player than the one whose turn it is has priority.
    fn pass(&self) -> Option<String> {
        let Pending::Question(Question { seat, topic: Topic::Priority, .. }) = self.duel.pending() else { return None };
        let active = self.state.turn.player;
        (seat != active).then(|| format!("{} {}", player(active), self.duel.say(Pick::Pass)))
    }

    /// Who has priority, and whether the other player has passed.
    fn holder(&self) -> Option<String> {
        let frame = self.state.frames.last().filter(|frame| frame.proc == Proc::Priority)?;
        Some(match frame.r[0] {
            0 => format!(", {} has priority", player(frame.seat)),
            _ => format!(", {} has passed", player(frame.seat.other())),
        })
    }

    /// What a player did this turn of what cards of the duel ask about.
    fn tally(&self, seat: Seat) -> String {
        let done = done(self.duel).into_iter().filter(|(who, ..)| *who == seat);
        let told = done.map(|(_, verb, times)| format!("{times} {}", self.game.words.verbs[verb.index()]));
        told.collect::<Vec<_>>().join(", ")
    }

    /// Cards one after the other; those that lie together and are alike are one entry.
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
        notes.extend(object.attached.map(|host| format!("beneath {}", self.host(host))));
        notes.extend(self.place(seat, object));
        // Of what nobody sees it does not matter.
        let seen = object.known != 0 || self.spec(object.zone).sight == Sight::Public;
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
            notes.push(format!("owner {}", player(object.owner)));
        }
        notes.extend(self.known(object));
        if notes.is_empty() { name } else { format!("{name} ({})", notes.join(", ")) }
    }

    /// Which of its abilities were used this turn.
    fn used(&self, slot: Slot) -> impl Iterator<Item = String> {
        let (state, pool) = (self.state, self.duel.pool());
        let own = state.uses.iter().filter(move |used| used.object == state.refer(slot));
        let numbers = 0..state.abilities(pool, slot);
        let number = move |ability| numbers.clone().find(|&n| state.ability_at(pool, slot, n) == Some(ability));
        own.filter_map(move |used| number(used.ability)).map(|n| format!("used ability {}", n + 1))
    }

    /// What a position calls a card: by its name, or by its code where that means another; and whether it must say that
    /// it is a token.
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

    /// What a card is called that another lies under or beside.
    fn host(&self, host: Slot) -> String {
        let (name, _) = self.label(self.state.object(host).card);
        let called = |slot: Slot| {
            let (own, card) = (self.duel.pool(), self.state.object(slot).card);
            own.name(card) == name || own.card(card).code == name
        };
        let written = self.lines.iter().flat_map(|(.., slots)| slots.iter().copied());
        let nth = written.filter(|&slot| called(slot)).position(|slot| slot == host).unwrap_or(0);
        if nth == 0 { name } else { format!("{name} #{}", nth + 1) }
    }

    /// The place of a card, unless it says itself: that of what it lies under or beside, or the first.
    fn place(&self, seat: Seat, object: &Object) -> Option<String> {
        let usual = object.attached.map_or(0, |host| self.state.object(host).place);
        let spec = self.spec(object.zone);
        let grid = self.game.words.places.zone(self.game.zones);
        if grid.is_some_and(|grid| grid.name == spec.name) {
            let named = object.attached.is_none() || object.place != usual;
            return self.names.place_name(seat, object.place).filter(|_| named).map(str::to_owned);
        }
        (object.place != usual).then(|| format!("place {}", object.place + 1))
    }

    /// Who knows a card, if that is not whoever does where it lies.
    fn known(&self, object: &Object) -> Option<String> {
        let spec = self.spec(object.zone);
        let usual = match spec.sight {
            Sight::Public if object.face_up => 0b11,
            Sight::Public => spec.peekers(object.owner),
            Sight::Own => 1 << object.owner.0,
            Sight::Nobody => 0,
        };
        let who = match object.known & 0b11 {
            known if known == usual => return None,
            0 => "nobody",
            0b11 => "both",
            known => player(Seat(known >> 1)),
        };
        Some(format!("known to {who}"))
    }

    fn held(&self, seat: Seat) -> String {
        let pool = self.duel.pool();
        let counters = self.state.held[seat.index()].iter();
        let counters = counters.map(|(counter, n)| format!("{n} {}", pool.counters[counter.index()]));
        let units = self.state.minted[seat.index()].iter();
        let units =
            units.map(|unit| format!("{} {}", unit.count, pool.name_unit(self.game.words, unit.colours, unit.bonds)));
        counters.chain(units).collect::<Vec<_>>().join(", ")
    }

    /// What the duel has that no position says.
    fn unsaid(&self) -> Vec<String> {
        let state = self.state;
        let mut unsaid = Vec::new();
        let mut say = |what: &str, names: Vec<String>| {
            if !names.is_empty() {
                unsaid.push(format!("{what} ({})", once(names).join(", ")));
            }
        };
        let under_way = state.stack.iter().chain(&state.running);
        let cards = self.passing.iter().map(|&slot| self.name(self.state.refer(slot)));
        say("what is under way", under_way.map(|item| self.source(item)).chain(cards).collect());
        say("what has triggered", state.waiting.iter().map(|item| self.source(item)).collect());
        say("what lasts", state.effects.iter().map(|effect| self.name(effect.source)).collect());
        say("what waits for something", state.delayed.iter().map(|delayed| self.source(&delayed.item)).collect());
        say("what is fought out", state.bouts.iter().map(|bout| self.name(bout.object)).collect());
        let phases = self.game.words.phases;
        let omitted = |seat: Seat, phase: Option<Phase>| {
            format!("{}'s {}", player(seat), phase.map_or("turn", |phase| phases[phase.index()]))
        };
        say("what is passed over", state.omitted.iter().map(|gone| omitted(gone.seat, gone.phase)).collect());
        let paid = (0..state.objects.len() as u16).map(Slot).filter(|&slot| {
            let object = state.object(slot);
            self.spec(object.zone).in_play && (object.paid != 0 || object.x != 0)
        });
        say("what was paid beyond its price", paid.map(|slot| self.name(state.refer(slot))).collect());
        say("the match", self.duel.standing().map(|standing| standing.options.to_string()).into_iter().collect());
        say("how the duel ended", state.outcome.map(|outcome| self.ended(outcome)).into_iter().collect());
        unsaid
    }

    fn ended(&self, outcome: Outcome) -> String {
        let rule = self.game.id(outcome.rule);
        outcome.winner.map_or_else(|| format!("draw by {rule}"), |seat| format!("{} wins by {rule}", player(seat)))
    }

    fn source(&self, item: &Item) -> String {
        let routine = item.routine.and_then(|routine| self.game.words.routines.get(routine.index()));
        routine.map_or_else(|| self.name(item.source), |&name| name.to_owned())
    }

    fn name(&self, object: Ref) -> String {
        let card = self.state.objects.get(object.slot.index()).map(|object| object.card);
        card.map_or_else(|| "the rules".to_owned(), |card| self.duel.pool().name(card).to_owned())
    }
}

/// A list without repetitions.
fn once(names: Vec<String>) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for name in names {
        if !found.contains(&name) {
            found.push(name);
        }
    }
    found
}
