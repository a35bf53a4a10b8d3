//! A duel at one moment, as someone at the table or beside it sees it.

use crate::wire::*;
use duel::duel::AnyDuel;
use duel::infinity::written;
use duel::object::{Ref, Slot};
use duel::payment::Due;
use duel::question::{Outcome, Pending, Pick};
use duel::view::{CardView, Eye, Look, QuestionView, ZoneView};
use duel::words::{Rule, Seat};
use games::books::Book;
use games::person::{capital, option as bare_option, said_of, said_to};
use games::{explain, proposal};
use std::collections::HashMap;

/// What everyone is shown the same of a moment.
pub struct Moment<'d> {
    /// The duel.
    pub duel: &'d dyn AnyDuel,
    /// Its game.
    pub book: &'static Book,
    /// What the players are called.
    pub names: &'d [String; 2],
    /// Which moment it is.
    pub number: u32,
    /// Whether the player who is asked can still call off what was begun.
    pub can_cancel: bool,
    /// How it ended, if not by the rules of the game.
    pub ended: Option<SceneOutcome>,
}

/// One who sees a duel: through whose eyes, what of the log was told, and which cards the keys of the last scene mean.
pub struct Stage {
    eye: Eye,
    /// The line of the log behind each entry that was told.
    told: Vec<usize>,
    /// Up to which line of the log was told.
    upto: usize,
    /// The cards by their keys.
    keys: Vec<Slot>,
}

impl Stage {
    /// One who has seen nothing yet.
    pub const fn new(eye: Eye) -> Self {
        Self { eye, told: Vec::new(), upto: 0, keys: Vec::new() }
    }

    /// Through whose eyes it is seen.
    pub const fn eye(&self) -> Eye {
        self.eye
    }

    /// The log has been cut to so many lines, as when something is taken back.
    pub fn cut(&mut self, lines: usize) {
        self.told.retain(|&line| line < lines);
        self.upto = self.upto.min(lines);
    }

    /// Everything is to be told anew, as to one who comes back.
    pub fn forget(&mut self) {
        self.cut(0);
    }

    /// The card of a key in the last scene.
    pub fn slot(&self, key: u16) -> Option<Slot> {
        self.keys.get(usize::from(key)).copied()
    }

    /// What is seen now, with what is new in the log.
    pub fn scene(&mut self, moment: &Moment) -> Scene {
        let look = moment.duel.look(self.eye);
        self.keys = look.slots.concat();
        let sight = Sight::new(moment, self.eye, &look);
        let log_from = self.told.len();
        let log = self.news(moment);
        let view = &look.view;
        Scene {
            number: moment.number,
            seat: self.seat().map(|seat| seat.0),
            turn: view.turn.number,
            player: view.turn.player.0,
            phase: view.turn.phase.0,
            zones: sight.zones(),
            stack: sight.stack(),
            bouts: view
                .bouts
                .iter()
                .map(|bout| SceneBout { number: bout.number, place: bout.place, cards: bout.cards.clone() })
                .collect(),
            waiting: view.waiting,
            held: view.held.clone(),
            question: view.question.as_ref().filter(|_| moment.ended.is_none()).map(|asked| sight.question(asked)),
            outcome: moment.ended.clone().or_else(|| view.outcome.map(|outcome| self::outcome(moment, outcome))),
            score: view.series.map(|series| series.score),
            passed: 0,
            log_from,
            log,
        }
    }

    fn seat(&self) -> Option<Seat> {
        match self.eye {
            Eye::Seat(seat) => Some(seat),
            Eye::Spectator | Eye::Judge => None,
        }
    }

    /// What is new in the log, as this one reads it.
    fn news(&mut self, moment: &Moment) -> Vec<LogLine> {
        let (duel, from) = (moment.duel, self.upto);
        let written = duel.log(self.eye, from);
        let new = duel.story(from);
        self.upto = duel.lines();
        self.told.extend(&new);
        let tell = |line: usize| {
            let entry = &written[line - from];
            let (sentence, rule) = entry.rsplit_once(" [").unwrap_or((entry, ""));
            LogLine {
                line,
                turn: duel.turn_of(line),
                text: said(self.eye, moment.names, sentence),
                rule: rule.trim_end_matches(']').to_owned(),
            }
        };
        new.into_iter().map(tell).collect()
    }

    /// How a line of the log came about, as this one reads it.
    pub fn why(&self, moment: &Moment, line: usize) -> Vec<Sentence> {
        let tell = |reason: explain::Reason| Sentence {
            text: said(self.eye, moment.names, &reason.sentence),
            rule: reason.rule.to_owned(),
            gist: reason.gist.to_owned(),
        };
        explain::why(moment.duel, self.eye, line).into_iter().map(tell).collect()
    }

    /// A card of the last scene, explained; nothing if there is no such card.
    pub fn explain(&self, duel: &mut dyn AnyDuel, book: &Book, scene: u32, key: u16) -> Option<Explained> {
        let found = explain::card(duel, book.zones, self.eye, self.slot(key)?);
        let mut deeds = Vec::new();
        for deed in found.deeds {
            let (option, refusals) = match deed.verdict {
                explain::Verdict::Offered { option } => (Some(option), Vec::new()),
                explain::Verdict::Alike => (None, Vec::new()),
                explain::Verdict::Refused(reasons) => {
                    (None, reasons.iter().map(|reason| refusal(duel, self.eye.side(), reason)).collect())
                }
            };
            deeds.push(Deed { words: deed.words, option, refusals });
        }
        let changes = found.changes.into_iter().map(|change| Change { source: change.source, text: change.text });
        Some(Explained { scene, card: key, text: found.text, changes: changes.collect(), deeds })
    }
}

/// A refusal, as a player reads it.
pub fn refusal(duel: &dyn AnyDuel, seat: Seat, reason: &duel::refusal::Refusal) -> Sentence {
    let refused = explain::Refused::of(duel, seat, reason);
    Sentence { text: refused.object.unwrap_or_default(), rule: refused.rule.to_owned(), gist: refused.gist.to_owned() }
}

/// A sentence of the log as someone reads it.
fn said(eye: Eye, names: &[String; 2], sentence: &str) -> String {
    match eye {
        Eye::Seat(seat) => said_to(seat, &names[seat.other().index()], sentence),
        Eye::Spectator | Eye::Judge => said_of([&names[0], &names[1]], sentence),
    }
}

/// How a duel ended by the rules.
fn outcome(moment: &Moment, outcome: Outcome) -> SceneOutcome {
    let (rule, gist) = rule(moment.duel, outcome.rule);
    SceneOutcome { winner: outcome.winner.map(|seat| seat.0), by: Sentence { text: capital(&gist), rule, gist } }
}

/// A rule's number, and what it says in short.
pub fn rule(duel: &dyn AnyDuel, rule: Rule) -> (String, String) {
    let entry = duel.words().rules.get(rule.index());
    entry.map_or_else(Default::default, |entry| (entry.id.to_owned(), entry.gist.to_owned()))
}

/// What one sees, with the names of what is seen.
struct Sight<'m, 'd> {
    moment: &'m Moment<'d>,
    eye: Eye,
    look: &'m Look,
    keys: HashMap<Slot, u16>,
    handles: HashMap<u16, u16>,
}

impl<'m, 'd> Sight<'m, 'd> {
    fn new(moment: &'m Moment<'d>, eye: Eye, look: &'m Look) -> Self {
        let slots = look.slots.iter().flatten();
        let keys = slots.enumerate().map(|(key, &slot)| (slot, key as u16)).collect();
        let cards = look.view.zones.iter().flat_map(|zone| &zone.cards);
        let handles = cards.enumerate().filter_map(|(key, card)| Some((card.handle?, key as u16))).collect();
        Self { moment, eye, look, keys, handles }
    }

    fn zones(&self) -> Vec<SceneZone> {
        let mut key = 0;
        let mut next = || {
            key += 1;
            key - 1
        };
        let zone = |zone: &ZoneView| SceneZone {
            zone: zone.zone.to_owned(),
            side: zone.side.0,
            count: zone.count,
            turned: zone.turned,
            cards: zone.cards.iter().map(|card| self.card(card, next())).collect(),
            ground: zone.ground.clone(),
        };
        self.look.view.zones.iter().map(zone).collect()
    }

    fn card(&self, card: &CardView, key: u16) -> SceneCard {
        let (duel, words) = (self.moment.duel, self.moment.duel.words());
        let owned = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect();
        let goal = |goal: explain::Goal| SceneGoal {
            text: goal.what().map(str::to_owned).or(goal.text.clone()).unwrap_or_default(),
            done: if goal.past { goal.times } else { goal.done.min(goal.times) },
            of: goal.times,
            name: goal.sort,
        };
        SceneCard {
            key,
            card: card.card.map(|id| id.0),
            name: card.name.clone(),
            face_up: card.face_up,
            owner: card.owner.0,
            handle: card.handle,
            from_top: card.from_top,
            attached_to: card.attached_to.and_then(|handle| self.handles.get(&handle).copied()),
            place: card.place,
            orientation: words.orientations.iter().position(|way| *way == card.orientation).unwrap_or(0) as u8,
            controller: card.controller.0,
            kinds: owned(&card.kinds),
            colours: owned(&card.colours),
            numbers: card.numbers.iter().map(|&(name, now)| self.number(card, name, now)).collect(),
            keywords: owned(&card.keywords),
            marks: owned(&card.marks),
            damage: card.damage,
            counters: card.counters.clone(),
            goals: explain::goals(duel, card).into_iter().map(goal).collect(),
        }
    }

    /// A number as it is now, beside what is printed.
    fn number(&self, card: &CardView, name: &str, now: i32) -> SceneNumber {
        let duel = self.moment.duel;
        let at = duel.words().numbers.iter().position(|number| *number == name).unwrap_or(0);
        let printed = card.card.map_or(now, |id| duel.pool().card(id).profile.numbers[at]);
        SceneNumber {
            name: name.to_owned(),
            now: written(now),
            printed: (printed != now).then(|| written(printed)),
            change: (now > printed) as i8 - (now < printed) as i8,
        }
    }

    fn stack(&self) -> Vec<SceneItem> {
        let duel = self.moment.duel;
        let state = duel.state();
        let sources: Vec<Ref> = state.stack.iter().chain(&state.running).map(|item| item.source).collect();
        let view = &self.look.view;
        let item = |(item, source): (&duel::view::ItemView, Ref)| {
            let key = self.keys.get(&source.slot).copied().filter(|_| state.alive(source));
            let card = key.and_then(|key| self.seen(key)).and_then(|card| card.card).map(|id| id.0);
            SceneItem {
                serial: item.serial,
                source: item.source.clone(),
                card,
                key,
                title: item.title.clone(),
                text: item.ability.and_then(|ability| explain::text_of(duel, ability)),
                controller: item.controller.0,
                chosen: item.chosen.iter().filter_map(|handle| self.handles.get(handle).copied()).collect(),
            }
        };
        view.stack.iter().zip(sources).map(item).collect()
    }

    /// The card of a key.
    fn seen(&self, key: u16) -> Option<&CardView> {
        self.look.view.zones.iter().flat_map(|zone| &zone.cards).nth(usize::from(key))
    }

    fn question(&self, asked: &QuestionView) -> SceneQuestion {
        let (duel, question) = (self.moment.duel, asked.question);
        let (rule, gist) = self::rule(duel, question.rule);
        let own = self.eye == Eye::Seat(question.seat);
        let picks = if own { duel.options() } else { &[] };
        let option = |(&pick, reading): (&Pick, &String)| self.option(pick, reading);
        SceneQuestion {
            seat: question.seat.0,
            topic: format!("{:?}", question.topic),
            rule,
            gist,
            ask: if own { duel.ask() } else { String::new() },
            text: own.then(|| explain::under_way(duel, &self.look.view)).flatten(),
            due: if own { duel.due().map(|due| self::due(duel, &due)) } else { None },
            options: picks.iter().zip(&asked.options).map(option).collect(),
            proposed: if own { self.proposed() } else { Vec::new() },
            can_cancel: own && self.moment.can_cancel,
        }
    }

    fn option(&self, pick: Pick, reading: &str) -> SceneOption {
        SceneOption {
            words: bare_option(reading),
            kind: match pick {
                Pick::Pass => OptionKind::Pass,
                Pick::Done => OptionKind::Done,
                Pick::Yes => OptionKind::Yes,
                Pick::No => OptionKind::No,
                Pick::Act(..) => OptionKind::Act,
                Pick::Object(_) => OptionKind::Object,
                Pick::Pay(..) => OptionKind::Pay,
                Pick::Place(_) => OptionKind::Place,
                Pick::Number(_) => OptionKind::Number,
                Pick::Mode(_)
                | Pick::Pile(..)
                | Pick::Waiting(_)
                | Pick::Replacement(_)
                | Pick::Word(_)
                | Pick::Used(_)
                | Pick::Card(_) => OptionKind::Other,
            },
            card: card_of(pick).and_then(|slot| self.keys.get(&slot).copied()),
            place: match pick {
                Pick::Place(place) => Some(self.place(place)),
                _ => None,
            },
            note: self.note(pick, reading),
        }
    }

    /// A place as the one who sees it counts them.
    fn place(&self, place: u8) -> u8 {
        let board = self.moment.duel.words().places.zone(self.moment.book.zones);
        board.map_or(place, |spec| spec.seen_by(self.eye.side(), place))
    }

    /// What an option says of an ability, how that reads; and what passing leads to.
    fn note(&self, pick: Pick, reading: &str) -> Option<String> {
        if pick == Pick::Pass {
            return proposal::after_passing(self.moment.duel);
        }
        let Pick::Act(_, slot, index) = pick else { return None };
        if !reading.contains(" ability ") && !reading.starts_with("uses ") {
            return None;
        }
        let duel = self.moment.duel;
        let key = self.keys.get(&slot)?;
        let id = self.seen(*key)?.card?;
        let ability = duel.pool().card(id).abilities.get(usize::from(index)).copied()?;
        explain::text_of(duel, ability)
    }

    /// What goes without saying, one pick after the other.
    fn proposed(&self) -> Vec<Proposed> {
        let duel = self.moment.duel;
        let picks = proposal::obvious(duel, self.moment.book.zones);
        let mut branch = if picks.len() > 1 { Some(duel.branch()) } else { None };
        let mut proposed = Vec::new();
        for option in picks {
            let now: &dyn AnyDuel = branch.as_deref().unwrap_or(duel);
            let words = now.readings().get(option).map_or_else(String::new, |reading| bare_option(reading));
            let slot = now.options().get(option).copied().and_then(card_of);
            proposed.push(Proposed { option, words, card: slot.and_then(|slot| self.keys.get(&slot).copied()) });
            if let Some(branch) = &mut branch
                && matches!(branch.pick(option), Pending::Over(_))
            {
                break;
            }
        }
        proposed
    }
}

/// What is to be paid, in symbols: `{Fire}{2}`.
fn due(duel: &dyn AnyDuel, due: &Due) -> String {
    let colours = duel.words().colours.iter().zip(due.coloured);
    let coloured = colours.flat_map(|(colour, n)| std::iter::repeat_n(format!("{{{colour}}}"), n.max(0) as usize));
    coloured.chain((due.any > 0).then(|| format!("{{{}}}", due.any))).collect()
}

/// The card that a pick is about.
fn card_of(pick: Pick) -> Option<Slot> {
    match pick {
        Pick::Act(_, slot, _) | Pick::Object(slot) | Pick::Pay(slot, _) | Pick::Pile(slot, _) => Some(slot),
        _ => None,
    }
}
