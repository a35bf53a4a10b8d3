//! A duel at one moment, as someone at the table or beside it sees it.

use crate::apart::Apart;
use crate::lobby::COMPUTER;
use crate::room::ended;
use crate::store::Ended;
use crate::wire::*;
use duel::duel::AnyDuel;
use duel::infinity::written;
use duel::language::Language;
use duel::object::{Ref, Slot};
use duel::payment::Due;
use duel::question::{Outcome, Pending, Pick, Topic};
use duel::say;
use duel::view::{BoutView, CardView, Eye, Look, QuestionView, ZoneView};
use duel::words::{Rule, Seat};
use games::books::Book;
use games::draft::Draft;
use games::person::{capital, mentioned_to, option as bare_option, said_of, said_to, said_with};
use games::{alike, explain, proposal};
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
    pub ended: Option<Ended>,
}

/// One who sees a duel: through whose eyes, what of the log was told, and which cards the keys of the last scene mean.
pub struct Stage {
    eye: Eye,
    language: Language,
    /// The line of the log behind each entry that was told.
    told: Vec<usize>,
    /// Up to which line of the log was told.
    upto: usize,
    /// The cards by their keys.
    keys: Vec<Slot>,
    /// How cards of one name were told apart.
    apart: Apart,
}

impl Stage {
    /// One who has seen nothing yet.
    pub fn new(eye: Eye) -> Self {
        let (language, apart) = (Language::English, Apart::default());
        Self { eye, language, told: Vec::new(), upto: 0, keys: Vec::new(), apart }
    }

    /// Through whose eyes it is seen.
    pub const fn eye(&self) -> Eye {
        self.eye
    }

    /// In which language it is read.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// From now on it is read in this language: everything is to be told anew.
    pub fn read_in(&mut self, language: Language) {
        self.language = language;
        self.cut(0);
    }

    /// The log has been cut to so many lines, as when something is taken back.
    pub fn cut(&mut self, lines: usize) {
        self.told.retain(|&line| line < lines);
        self.upto = self.upto.min(lines);
    }

    /// The card of a key in the last scene.
    pub fn slot(&self, key: u16) -> Option<Slot> {
        self.keys.get(usize::from(key)).copied()
    }

    /// What is seen now, with what is new in the log.
    pub fn scene(&mut self, moment: &Moment) -> Scene {
        let look = moment.duel.look_in(self.language, self.eye);
        self.keys = look.slots.concat();
        let words = moment.book.words();
        let zone = words.places.zone(moment.book.zones).map(|spec| spec.name);
        self.apart = Apart::new(&look.view, (self.eye, self.language), words, zone, moment.names);
        let sight = Sight::new(moment, (self.eye, self.language), &look, &self.apart);
        let view = &look.view;
        let (zones, stack, bouts) = (sight.zones(), sight.stack(), sight.bouts());
        let question = view.question.as_ref().filter(|_| moment.ended.is_none()).map(|asked| sight.question(asked));
        let log_from = self.told.len();
        let log = self.news(moment);
        Scene {
            number: moment.number,
            seat: self.seat().map(|seat| seat.0),
            turn: view.turn.number,
            player: view.turn.player.0,
            phase: view.turn.phase.0,
            zones,
            stack,
            bouts,
            waiting: view.waiting,
            held: view.held.clone(),
            question,
            outcome: match moment.ended {
                Some(how) => Some(ended(how, moment.duel, moment.names, self.language)),
                None => view.outcome.map(|outcome| self::outcome(moment, outcome)),
            },
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
        let written = duel.log_in(self.language, self.eye, from);
        let new = duel.story(from);
        self.upto = duel.lines();
        self.told.extend(&new);
        let tell = |line: usize| {
            let entry = &written[line - from];
            let (sentence, rule) = entry.rsplit_once(" [").unwrap_or((entry, ""));
            LogLine {
                line,
                turn: duel.turn_of(line),
                text: self.said(moment, sentence),
                rule: rule.trim_end_matches(']').to_owned(),
            }
        };
        new.into_iter().map(tell).collect()
    }

    /// How a line of the log came about, as this one reads it.
    pub fn why(&self, moment: &Moment, line: usize) -> Vec<Sentence> {
        let tell = |reason: explain::Reason| Sentence {
            text: self.said(moment, &reason.sentence),
            rule: reason.rule.to_owned(),
            gist: reason.gist.to_owned(),
        };
        explain::why(moment.duel, self.language, self.eye, line).into_iter().map(tell).collect()
    }

    /// A card of the last scene, explained; nothing if there is no such card.
    pub fn explain(&self, duel: &mut dyn AnyDuel, book: &Book, scene: u32, key: u16) -> Option<Explained> {
        let found = explain::card(duel, self.language, book.zones, self.eye, self.slot(key)?);
        let mut deeds = Vec::new();
        for deed in found.deeds {
            let (option, refusals) = match deed.verdict {
                explain::Verdict::Offered { option } => (Some(option), Vec::new()),
                explain::Verdict::Alike => (None, Vec::new()),
                explain::Verdict::Earlier(rule) => {
                    let (rule, gist) = self::rule(duel, rule);
                    let text = say!(
                        self.language,
                        "Several are picked from left to right: call off what you have begun, and begin with this one",
                        "複数選ぶときは左から順に選びます：キャンセルして、このカードから選んでください"
                    );
                    (None, vec![Sentence { text, rule, gist }])
                }
                explain::Verdict::Refused(reasons) => {
                    let seat = self.eye.side();
                    (None, reasons.iter().map(|reason| self.refusal(duel, seat, reason)).collect())
                }
            };
            deeds.push(Deed { words: self.apart.tell(&deed.words), option, refusals });
        }
        let change = |change: explain::Change| Change { source: self.apart.tell(&change.source), text: change.text };
        let changes = found.changes.into_iter().map(change);
        Some(Explained { scene, card: key, text: found.text, changes: changes.collect(), deeds })
    }

    /// A refusal, as a player reads it who has seen the last scene.
    pub fn refusal(&self, duel: &dyn AnyDuel, seat: Seat, reason: &duel::refusal::Refusal) -> Sentence {
        let refused = explain::Refused::of(duel, self.language, seat, reason);
        let text = refused.object.map(|object| self.apart.tell(&object)).unwrap_or_default();
        Sentence { text, rule: refused.rule.to_owned(), gist: refused.gist.to_owned() }
    }

    /// A sentence of the log as this one reads it.
    fn said(&self, moment: &Moment, sentence: &str) -> String {
        let sentence = from_here(self.eye, self.language, moment, sentence);
        match (self.language, self.eye) {
            (Language::English, Eye::Seat(seat)) => said_to(seat, &moment.names[seat.other().index()], &sentence),
            (Language::English, Eye::Spectator | Eye::Judge) => {
                said_of([&moment.names[0], &moment.names[1]], &sentence)
            }
            (Language::Japanese, eye) => said_with(named(eye, moment.names), &sentence),
        }
    }
}

/// What players are called in Japanese by someone.
fn named(eye: Eye, names: &[String; 2]) -> [&str; 2] {
    let name = |seat: Seat| called(Language::Japanese, &names[seat.index()]);
    Seat::BOTH.map(|seat| if eye == Eye::Seat(seat) { "あなた" } else { name(seat) })
}

/// What a player is called in a language: the computer has a name in each.
pub fn called(language: Language, name: &str) -> &str {
    if name == COMPUTER { language.either(COMPUTER, "コンピューター") } else { name }
}

/// A sentence with its place as the board shows it to this one: `p2's left home` as `the right enemy`.
fn from_here(eye: Eye, language: Language, moment: &Moment, sentence: &str) -> String {
    let (words, zones) = (moment.book.words(), moment.book.zones);
    let grid = words.places;
    let mut best: Option<(String, &str)> = None;
    for place in 0..grid.names().count() as u8 {
        for seat in Seat::BOTH {
            let (Some(theirs), Some(here)) =
                (grid.name(zones, seat, place, None), grid.name(zones, eye.side(), place, None))
            else {
                continue;
            };
            let (theirs, here) = (words.called(language, theirs), words.called(language, here));
            let called = say!(language, "p{}'s {theirs}", "p{}の{theirs}", seat.0 + 1);
            // One name begins another.
            if sentence.contains(&called) && best.as_ref().is_none_or(|(longest, _)| called.len() > longest.len()) {
                best = Some((called, here));
            }
        }
    }
    best.map_or_else(
        || sentence.to_owned(),
        |(called, here)| sentence.replace(&called, &say!(language, "the {here}", "{here}")),
    )
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
    language: Language,
    look: &'m Look,
    apart: &'m Apart,
    keys: HashMap<Slot, u16>,
    handles: HashMap<u16, u16>,
}

impl<'m, 'd> Sight<'m, 'd> {
    fn new(moment: &'m Moment<'d>, (eye, language): (Eye, Language), look: &'m Look, apart: &'m Apart) -> Self {
        let slots = look.slots.iter().flatten();
        let keys = slots.enumerate().map(|(key, &slot)| (slot, key as u16)).collect();
        let cards = look.view.zones.iter().flat_map(|zone| &zone.cards);
        let handles = cards.enumerate().filter_map(|(key, card)| Some((card.handle?, key as u16))).collect();
        Self { moment, eye, language, look, apart, keys, handles }
    }

    fn zones(&self) -> Vec<SceneZone> {
        let mut key = 0;
        let mut next = || {
            key += 1;
            key - 1
        };
        let (drawing, format) = (&self.moment.book.drawing, self.moment.duel.state().format);
        let zone = |zone: &ZoneView| SceneZone {
            zone: zone.zone.to_owned(),
            side: zone.side.0,
            count: zone.count,
            full: drawing.full(zone.zone, format),
            turned: zone.turned,
            cards: zone.cards.iter().map(|card| self.card(zone.zone, card, next())).collect(),
            ground: zone.ground.clone(),
        };
        self.look.view.zones.iter().map(zone).collect()
    }

    fn card(&self, zone: &str, card: &CardView, key: u16) -> SceneCard {
        let (duel, words) = (self.moment.duel, self.moment.duel.words());
        let drawing = &self.moment.book.drawing;
        let turn = self.look.view.turn.number;
        let owned = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect();
        let goal = |goal: explain::Goal| SceneGoal {
            text: goal.what().map(str::to_owned).or(goal.text.clone()).unwrap_or_default(),
            done: if goal.past { goal.times } else { goal.done.min(goal.times) },
            of: goal.times,
            past: goal.past,
            name: goal.sort,
        };
        SceneCard {
            key,
            card: card.card.map(|id| id.0),
            name: card.name.clone(),
            apart: self.apart.of(card).map(str::to_owned),
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
            rank: self.rank(zone, card),
            goals: explain::goals(duel, card).into_iter().map(goal).collect(),
            achieved: drawing.goals.is_some_and(|goals| goals.is_achieved(zone, card, turn)),
        }
    }

    /// In which row a card in play lies, where rows are drawn.
    fn rank(&self, zone: &str, card: &CardView) -> Option<u8> {
        let book = self.moment.book;
        let in_play = book.zones.iter().any(|spec| spec.in_play && spec.name == zone);
        let drawn = in_play && !book.drawing.ranks.is_empty();
        drawn.then(|| book.drawing.row(book.words(), zone, card)).flatten().map(|row| row as u8)
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
                source: self.apart.tell(&item.source),
                card,
                key,
                title: item.title.as_deref().map(|title| self.apart.tell(title)),
                text: item.ability.and_then(|ability| explain::text_of(duel, ability)),
                controller: item.controller.0,
                chosen: item.chosen.iter().filter_map(|handle| self.handles.get(handle).copied()).collect(),
            }
        };
        view.stack.iter().zip(sources).map(item).collect()
    }

    /// Who fights: those who still do, and are seen.
    fn bouts(&self) -> Vec<SceneBout> {
        let state = self.moment.duel.state();
        let bout = |view: &BoutView| {
            let here = state.bouts.iter().filter(|bout| bout.roles != 0 && bout.number == view.number);
            let here = here.filter(|bout| self.place(bout.place) == view.place && state.alive(bout.object));
            SceneBout {
                number: view.number,
                place: view.place,
                cards: view.cards.iter().map(|card| self.apart.tell(card)).collect(),
                keys: here.filter_map(|bout| self.keys.get(&bout.object.slot).copied()).collect(),
            }
        };
        self.look.view.bouts.iter().map(bout).collect()
    }

    /// The card of a key.
    fn seen(&self, key: u16) -> Option<&CardView> {
        self.look.view.zones.iter().flat_map(|zone| &zone.cards).nth(usize::from(key))
    }

    fn question(&self, asked: &QuestionView) -> SceneQuestion {
        let (duel, question) = (self.moment.duel, asked.question);
        let own = self.eye == Eye::Seat(question.seat);
        // What someone is asked may tell what only they know, as that a card of theirs has something to ask.
        let tells = own || self.eye == Eye::Judge || question.topic == Topic::Priority;
        let (rule, gist) = if tells { self::rule(duel, question.rule) } else { Default::default() };
        let picks = if own { duel.options() } else { &[] };
        let option = |(&pick, reading): (&Pick, &String)| self.option(question.seat, pick, reading);
        SceneQuestion {
            seat: question.seat.0,
            topic: if tells { format!("{:?}", question.topic) } else { String::new() },
            rule,
            gist,
            ask: if own { self.apart.tell(&duel.ask_in(self.language)) } else { String::new() },
            text: own.then(|| explain::under_way(duel, &self.look.view)).flatten(),
            due: if own { duel.due().map(|due| self::due(duel, &due)) } else { None },
            options: picks.iter().zip(&asked.options).map(option).collect(),
            proposed: if own { self.proposed() } else { Vec::new() },
            selection: if own { self.selection(question.seat) } else { None },
            can_cancel: own && self.moment.can_cancel,
        }
    }

    fn selection(&self, seat: Seat) -> Option<SceneSelection> {
        let duel = self.moment.duel;
        let draft = Draft::of(duel, self.moment.book.zones)?;
        let (selection, more) = (draft.selection(), draft.more());
        let readings = duel.say_all_in(self.language, &more);
        let all = duel.options().iter().chain(&more).enumerate();
        let takes = all.filter(|(_, pick)| selection.addable.contains(pick)).map(|(at, _)| at as u16).collect();
        Some(SceneSelection {
            takes,
            more: more.iter().zip(&readings).map(|(&pick, reading)| self.option(seat, pick, reading)).collect(),
            least: selection.least.max(0) as u16,
            most: selection.due.is_none().then_some(selection.most.max(0) as u16),
        })
    }

    fn option(&self, seat: Seat, pick: Pick, reading: &str) -> SceneOption {
        let key = |slot: &Slot| self.keys.get(slot).copied();
        SceneOption {
            words: self.words(reading),
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
            card: alike::card_of(pick).as_ref().and_then(key),
            cards: alike::cards(self.moment.duel, self.moment.book.zones, seat, pick).iter().filter_map(key).collect(),
            place: match pick {
                Pick::Place(place) => Some(self.place(place)),
                _ => None,
            },
            note: self.note(pick),
        }
    }

    /// How an option reads to the player who is asked.
    fn words(&self, reading: &str) -> String {
        let names = self.moment.names;
        match (self.language, self.eye) {
            (Language::Japanese, eye) => said_with(named(eye, names), &self.apart.tell(reading)),
            (Language::English, eye) => {
                let words = self.apart.tell(&bare_option(reading));
                match eye {
                    Eye::Seat(seat) => mentioned_to(seat, &names[seat.other().index()], &words),
                    Eye::Spectator | Eye::Judge => words,
                }
            }
        }
    }

    /// A place as the one who sees it counts them.
    fn place(&self, place: u8) -> u8 {
        let board = self.moment.duel.words().places.zone(self.moment.book.zones);
        board.map_or(place, |spec| spec.seen_by(self.eye.side(), place))
    }

    /// What an option says of an ability, how that reads; and what passing leads to.
    fn note(&self, pick: Pick) -> Option<String> {
        if pick == Pick::Pass {
            return proposal::after_passing(self.moment.duel, self.language);
        }
        let Pick::Act(_, slot, index) = pick else { return None };
        let reading = self.moment.duel.say(pick);
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
            let readings = now.readings_in(self.language);
            let words = readings.get(option).map_or_else(String::new, |reading| self.words(reading));
            let slot = now.options().get(option).copied().and_then(alike::card_of);
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
pub(crate) fn due(duel: &dyn AnyDuel, due: &Due) -> String {
    let colours = duel.words().colours.iter().zip(due.coloured);
    let coloured = colours.flat_map(|(colour, n)| std::iter::repeat_n(format!("{{{colour}}}"), n.max(0) as usize));
    coloured.chain((due.any > 0).then(|| format!("{{{}}}", due.any))).collect()
}
