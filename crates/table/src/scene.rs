//! Builds scenes: the state of a duel at one moment, as one viewer sees it.

use crate::disambiguate::Disambiguator;
use crate::lobby::COMPUTER;
use crate::room::outcome_outside_rules;
use crate::store::EndedOutside;
use crate::wire::*;
use assist::amounts::Amounts;
use assist::draft::Draft;
use assist::{explain, interchangeable, suggestion};
use duel::card::number::format_number;
use duel::engine::any_duel::AnyDuel;
use duel::engine::question::{Outcome, Pending, Pick, Topic};
use duel::ids::{Rule, Seat};
use duel::observe::language::Language;
use duel::observe::view::{CardView, CombatView, Observation, QuestionView, StackItemView, Viewer, ZoneView};
use duel::play::cost::affordable::Due;
use duel::say;
use duel::state::object::Slot;
use games::person::{capital, mentioned_to, option as bare_option, said_of, said_to, said_with};
use games::registry::GameEntry;
use std::collections::HashMap;

/// The state of a duel at one moment, before it is shown to anyone.
pub struct Snapshot<'d> {
    /// The duel.
    pub duel: &'d dyn AnyDuel,
    /// Its game.
    pub book: &'static GameEntry,
    /// The players' names.
    pub player_names: &'d [String; 2],
    /// The number of the scene.
    pub number: u32,
    /// The player who is asked can still cancel the action.
    pub can_cancel: bool,
    /// The reason it ended, if not by the rules of the game.
    pub ended: Option<EndedOutside>,
}

/// A viewer of a duel: the point of view, the lines of the log sent so far, and the cards behind the keys of the last
/// scene.
pub struct SpectatorLog {
    viewer: Viewer,
    language: Language,
    /// The line of the duel's log behind each line that was sent.
    sent_lines: Vec<usize>,
    /// The number of lines of the duel's log that have been read.
    read_up_to: usize,
    /// The cards, by key.
    keys: Vec<Slot>,
    /// The words that told cards of the same name apart in the last scene.
    card_names: Disambiguator,
}

impl SpectatorLog {
    /// A viewer who has seen nothing yet.
    pub fn new(viewer: Viewer) -> Self {
        let (language, apart) = (Language::English, Disambiguator::default());
        Self { viewer, language, sent_lines: Vec::new(), read_up_to: 0, keys: Vec::new(), card_names: apart }
    }

    /// The point of view.
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The language.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Changes the language; the whole log is sent again.
    pub fn set_language(&mut self, language: Language) {
        self.language = language;
        self.cut_log(0);
    }

    /// Shortens the log to its first `lines` lines, as when something is taken back.
    pub fn cut_log(&mut self, lines: usize) {
        self.sent_lines.retain(|&line| line < lines);
        self.read_up_to = self.read_up_to.min(lines);
    }

    /// The card of a key of the last scene.
    pub fn slot_of_key(&self, key: u16) -> Option<Slot> {
        self.keys.get(usize::from(key)).copied()
    }

    /// The current scene, with the new lines of the log.
    pub fn build_scene(&mut self, snapshot: &Snapshot) -> Scene {
        let look = snapshot.duel.observe_in(self.language, self.viewer);
        self.keys = look.slots.concat();
        let words = snapshot.book.words();
        let zone = words.places.zone(snapshot.book.zones).map(|spec| spec.name);
        self.card_names =
            Disambiguator::new(&look.view, (self.viewer, self.language), words, zone, snapshot.player_names);
        let sight = SceneBuilder::new(snapshot, (self.viewer, self.language), &look, &self.card_names);
        let view = &look.view;
        let (zones, stack, bouts) = (sight.zones(), sight.stack(), sight.bouts());
        let question = view.question.as_ref().filter(|_| snapshot.ended.is_none()).map(|asked| sight.question(asked));
        let log_from = self.sent_lines.len();
        let log = self.new_log_lines(snapshot);
        Scene {
            number: snapshot.number,
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
            outcome: match snapshot.ended {
                Some(how) => Some(outcome_outside_rules(how, snapshot.duel, snapshot.player_names, self.language)),
                None => view.outcome.map(|outcome| self::outcome_by_rules(snapshot, outcome)),
            },
            score: view.series.map(|series| series.score),
            passed: 0,
            log_from,
            log,
        }
    }

    fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Judge => None,
        }
    }

    /// The new lines of the log in the viewer's words.
    fn new_log_lines(&mut self, snapshot: &Snapshot) -> Vec<LogLine> {
        let (duel, from) = (snapshot.duel, self.read_up_to);
        let written = duel.render_log_in(self.language, self.viewer, from);
        let new = duel.story_lines(from);
        self.read_up_to = duel.log_len();
        self.sent_lines.extend(&new);
        let tell = |line: usize| {
            let entry = &written[line - from];
            let (sentence, rule) = entry.rsplit_once(" [").unwrap_or((entry, ""));
            LogLine {
                line,
                turn: duel.turn_of_line(line),
                text: self.render_log_sentence(snapshot, sentence),
                rule: rule.trim_end_matches(']').to_owned(),
            }
        };
        new.into_iter().map(tell).collect()
    }

    /// The causes of a line of the log in the viewer's words.
    pub fn explain_line(&self, snapshot: &Snapshot, line: usize) -> Vec<Sentence> {
        let tell = |reason: explain::CausalStep| Sentence {
            text: self.render_log_sentence(snapshot, &reason.sentence),
            rule: reason.rule.to_owned(),
            gist: reason.gist.to_owned(),
        };
        explain::explain_log_line(snapshot.duel, self.language, self.viewer, line).into_iter().map(tell).collect()
    }

    /// Explains a card of the last scene; `None` if there is no such card.
    pub fn explain_card(&self, duel: &mut dyn AnyDuel, book: &GameEntry, scene: u32, key: u16) -> Option<Explained> {
        let found = explain::explain_card(duel, self.language, book.zones, self.viewer, self.slot_of_key(key)?);
        let mut deeds = Vec::new();
        for deed in found.deeds {
            let (option, refusals) = match deed.availability {
                explain::Availability::Offered { option } => (Some(option), Vec::new()),
                explain::Availability::Interchangeable => (None, Vec::new()),
                explain::Availability::TooLate(rule) => {
                    let (rule, gist) = self::cite_rule(duel, rule);
                    let text = say!(
                        self.language,
                        "Several are picked from left to right: call off what you have begun, and begin with this one",
                        "複数選ぶときは左から順に選びます：キャンセルして、このカードから選んでください"
                    );
                    (None, vec![Sentence { text, rule, gist }])
                }
                explain::Availability::Refused(reasons) => {
                    let seat = self.viewer.side();
                    (None, reasons.iter().map(|reason| self.render_refusal(duel, seat, reason)).collect())
                }
            };
            deeds.push(PossibleAction { words: self.card_names.render_names(&deed.words), option, refusals });
        }
        let change = |change: explain::ExplainedChange| CardChange {
            source: self.card_names.render_names(&change.source),
            text: change.text,
        };
        let changes = found.changes.into_iter().map(change);
        Some(Explained { scene, card: key, text: found.text, changes: changes.collect(), deeds })
    }

    /// A refusal, in words that fit the last scene.
    pub fn render_refusal(&self, duel: &dyn AnyDuel, seat: Seat, reason: &duel::engine::refusal::Refusal) -> Sentence {
        let refused = explain::RefusalText::of(duel, self.language, seat, reason);
        let text = refused.object.map(|object| self.card_names.render_names(&object)).unwrap_or_default();
        Sentence { text, rule: refused.rule.to_owned(), gist: refused.gist.to_owned() }
    }

    /// A sentence of the log in the viewer's words.
    fn render_log_sentence(&self, snapshot: &Snapshot, sentence: &str) -> String {
        let sentence = render_place_from_here(self.viewer, self.language, snapshot, sentence);
        match (self.language, self.viewer) {
            (Language::English, Viewer::Seat(seat)) => {
                said_to(seat, &snapshot.player_names[seat.other().index()], &sentence)
            }
            (Language::English, Viewer::Spectator | Viewer::Judge) => {
                said_of([&snapshot.player_names[0], &snapshot.player_names[1]], &sentence)
            }
            (Language::Japanese, viewer) => said_with(japanese_names(viewer, snapshot.player_names), &sentence),
        }
    }
}

/// The players' names in Japanese for a viewer.
fn japanese_names(viewer: Viewer, names: &[String; 2]) -> [&str; 2] {
    let name = |seat: Seat| display_name(Language::Japanese, &names[seat.index()]);
    Seat::BOTH.map(|seat| if viewer == Viewer::Seat(seat) { "あなた" } else { name(seat) })
}

/// The player's name in a language; the computer has a name in each.
pub fn display_name(language: Language, name: &str) -> &str {
    if name == COMPUTER { language.either(COMPUTER, "コンピューター") } else { name }
}

/// Replaces a place in a sentence by the viewer's name for it: `p2's left home` becomes `the right enemy`.
fn render_place_from_here(viewer: Viewer, language: Language, snapshot: &Snapshot, sentence: &str) -> String {
    let (words, zones) = (snapshot.book.words(), snapshot.book.zones);
    let grid = words.places;
    let mut best: Option<(String, &str)> = None;
    for place in 0..grid.names().count() as u8 {
        for seat in Seat::BOTH {
            let (Some(theirs), Some(here)) =
                (grid.name(zones, seat, place, None), grid.name(zones, viewer.side(), place, None))
            else {
                continue;
            };
            let (theirs, here) = (words.translate(language, theirs), words.translate(language, here));
            let called = say!(language, "p{}'s {theirs}", "p{}の{theirs}", seat.0 + 1);
            // The name of one place may begin with that of another.
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

/// The result of a duel that ended by the rules.
fn outcome_by_rules(snapshot: &Snapshot, outcome: Outcome) -> SceneOutcome {
    let (rule, gist) = cite_rule(snapshot.duel, outcome.rule);
    SceneOutcome { winner: outcome.winner.map(|seat| seat.0), by: Sentence { text: capital(&gist), rule, gist } }
}

/// A rule's number and its short summary.
pub fn cite_rule(duel: &dyn AnyDuel, rule: Rule) -> (String, String) {
    let entry = duel.vocabulary().rules.get(rule.index());
    entry.map_or_else(Default::default, |entry| (entry.id.to_owned(), entry.gist.to_owned()))
}

/// Builds a scene for one viewer.
struct SceneBuilder<'m, 'd> {
    snapshot: &'m Snapshot<'d>,
    viewer: Viewer,
    language: Language,
    look: &'m Observation,
    card_names: &'m Disambiguator,
    keys: HashMap<Slot, u16>,
    handles: HashMap<u16, u16>,
}

impl<'m, 'd> SceneBuilder<'m, 'd> {
    fn new(
        moment: &'m Snapshot<'d>,
        (viewer, language): (Viewer, Language),
        look: &'m Observation,
        apart: &'m Disambiguator,
    ) -> Self {
        let slots = look.slots.iter().flatten();
        let keys = slots.enumerate().map(|(key, &slot)| (slot, key as u16)).collect();
        let cards = look.view.zones.iter().flat_map(|zone| &zone.cards);
        let handles = cards.enumerate().filter_map(|(key, card)| Some((card.handle?, key as u16))).collect();
        Self { snapshot: moment, viewer, language, look, card_names: apart, keys, handles }
    }

    fn zones(&self) -> Vec<SceneZone> {
        let mut key = 0;
        let mut next = || {
            key += 1;
            key - 1
        };
        let (drawing, format) = (&self.snapshot.book.presentation, self.snapshot.duel.format());
        let zone = |zone: &ZoneView| SceneZone {
            zone: zone.zone.to_owned(),
            side: zone.side.0,
            count: zone.count,
            full: drawing.zone_limit(zone.zone, format),
            turned: zone.turned_counts,
            cards: zone.cards.iter().map(|card| self.card(zone.zone, card, next())).collect(),
            ground: zone.place_counters.clone(),
        };
        self.look.view.zones.iter().map(zone).collect()
    }

    fn card(&self, zone: &str, card: &CardView, key: u16) -> SceneCard {
        let (duel, words) = (self.snapshot.duel, self.snapshot.duel.vocabulary());
        let drawing = &self.snapshot.book.presentation;
        let turn = self.look.view.turn.number;
        let owned = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect();
        let goal = |goal: explain::Goal| SceneGoal {
            text: goal.task_text().map(str::to_owned).or(goal.text.clone()).unwrap_or_default(),
            done: if goal.is_past { goal.times_needed } else { goal.times_done.min(goal.times_needed) },
            of: goal.times_needed,
            past: goal.is_past,
            name: goal.sort,
        };
        SceneCard {
            key,
            card: card.card.map(|id| id.0),
            name: card.name.clone(),
            apart: self.card_names.label_of(card).map(str::to_owned),
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
            goals: explain::goals_of_card(duel, card).into_iter().map(goal).collect(),
            achieved: drawing.goal_zone.is_some_and(|goals| goals.is_achieved(zone, card, turn)),
        }
    }

    /// The row of a card in play, where rows are shown.
    fn rank(&self, zone: &str, card: &CardView) -> Option<u8> {
        let book = self.snapshot.book;
        let in_play = book.zones.iter().any(|spec| spec.in_play && spec.name == zone);
        let drawn = in_play && !book.presentation.kind_rows.is_empty();
        drawn.then(|| book.presentation.row_of_card(book.words(), zone, card)).flatten().map(|row| row as u8)
    }

    /// A number's current value, with the printed one.
    fn number(&self, card: &CardView, name: &str, now: i32) -> SceneNumber {
        let duel = self.snapshot.duel;
        let at = duel.vocabulary().numbers.iter().position(|number| *number == name).unwrap_or(0);
        let printed = card.card.map_or(now, |id| duel.pool().card(id).characteristics.numbers[at]);
        SceneNumber {
            name: name.to_owned(),
            now: format_number(now),
            printed: (printed != now).then(|| format_number(printed)),
            change: (now > printed) as i8 - (now < printed) as i8,
        }
    }

    fn stack(&self) -> Vec<SceneItem> {
        let duel = self.snapshot.duel;
        let item = |(item, source): (&StackItemView, &Option<Slot>)| {
            let key = source.and_then(|slot| self.keys.get(&slot).copied());
            let card = key.and_then(|key| self.seen_card(key)).and_then(|card| card.card).map(|id| id.0);
            SceneItem {
                serial: item.serial,
                source: self.card_names.render_names(&item.source),
                card,
                key,
                title: item.title.as_deref().map(|title| self.card_names.render_names(title)),
                text: item.ability.and_then(|ability| explain::ability_text(duel, ability)),
                controller: item.controller.0,
                chosen: item.chosen.iter().filter_map(|handle| self.handles.get(handle).copied()).collect(),
            }
        };
        self.look.view.stack.iter().zip(&self.look.sources).map(item).collect()
    }

    /// The combats, with the cards that still fight and that the viewer sees.
    fn bouts(&self) -> Vec<SceneCombat> {
        let combat = |(view, participants): (&CombatView, &Vec<Slot>)| SceneCombat {
            number: view.number,
            place: view.place,
            cards: view.cards.iter().map(|card| self.card_names.render_names(card)).collect(),
            keys: participants.iter().filter_map(|slot| self.keys.get(slot).copied()).collect(),
        };
        self.look.view.combats.iter().zip(&self.look.participants).map(combat).collect()
    }

    /// The card of a key.
    fn seen_card(&self, key: u16) -> Option<&CardView> {
        self.look.view.zones.iter().flat_map(|zone| &zone.cards).nth(usize::from(key))
    }

    fn question(&self, asked: &QuestionView) -> SceneQuestion {
        let (duel, question) = (self.snapshot.duel, asked.question);
        let own = self.viewer == Viewer::Seat(question.seat);
        // A question may reveal what only its player knows, such as that a hidden card asks it.
        let tells = own || self.viewer == Viewer::Judge || question.topic == Topic::Priority;
        let (rule, gist) = if tells { self::cite_rule(duel, question.rule) } else { Default::default() };
        let picks = if own { duel.options() } else { &[] };
        let amounts = Amounts::of(picks);
        let picks = if amounts.is_some() { &[] } else { picks };
        let option = |(&pick, reading): (&Pick, &String)| self.option(question.seat, pick, reading);
        SceneQuestion {
            seat: question.seat.0,
            topic: match question.topic {
                Topic::Priority => QuestionTopic::Priority,
                Topic::Pay if tells => QuestionTopic::Pay,
                _ => QuestionTopic::Other,
            },
            rule,
            gist,
            ask: if own {
                self.card_names.render_names(&duel.render_question_in(self.language))
            } else {
                String::new()
            },
            text: own.then(|| explain::text_asking(duel, &self.look.view)).flatten(),
            due: if own { duel.price_due().map(|due| self::render_due(duel, &due)) } else { None },
            options: picks.iter().zip(&asked.options).map(option).collect(),
            amounts: amounts.map(|Amounts { least, most, step }| SceneAmounts { least, most, step }),
            proposed: if own { self.proposed() } else { Vec::new() },
            selection: if own { self.selection(question.seat) } else { None },
            can_cancel: own && self.snapshot.can_cancel,
        }
    }

    fn selection(&self, seat: Seat) -> Option<SceneSelection> {
        let duel = self.snapshot.duel;
        let draft = Draft::of(duel, self.snapshot.book.zones)?;
        let (selection, more) = (draft.selection(), draft.addable_beyond_options());
        let readings = duel.render_picks_in(self.language, &more);
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
            words: self.render_option(reading),
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
                | Pick::StackItem(_)
                | Pick::Card(_) => OptionKind::Other,
            },
            card: interchangeable::card_of(pick).as_ref().and_then(key),
            cards: interchangeable::interchangeable_cards(self.snapshot.duel, self.snapshot.book.zones, seat, pick)
                .iter()
                .filter_map(key)
                .collect(),
            place: match pick {
                Pick::Place(place) => Some(self.place_as_seen(place)),
                _ => None,
            },
            note: self.option_note(pick),
        }
    }

    /// The words of an option for the player who is asked.
    fn render_option(&self, reading: &str) -> String {
        let names = self.snapshot.player_names;
        match (self.language, self.viewer) {
            (Language::Japanese, viewer) => {
                said_with(japanese_names(viewer, names), &self.card_names.render_names(reading))
            }
            (Language::English, viewer) => {
                let words = self.card_names.render_names(&bare_option(reading));
                match viewer {
                    Viewer::Seat(seat) => mentioned_to(seat, &names[seat.other().index()], &words),
                    Viewer::Spectator | Viewer::Judge => words,
                }
            }
        }
    }

    /// A place as the viewer counts places.
    fn place_as_seen(&self, place: u8) -> u8 {
        let board = self.snapshot.duel.vocabulary().places.zone(self.snapshot.book.zones);
        board.map_or(place, |spec| spec.place_seen_by(self.viewer.side(), place))
    }

    /// The text of the ability that an option uses, or what passing leads to.
    fn option_note(&self, pick: Pick) -> Option<String> {
        if pick == Pick::Pass {
            return suggestion::describe_pass(self.snapshot.duel, self.language);
        }
        let Pick::Act(_, slot, index) = pick else { return None };
        let reading = self.snapshot.duel.render_pick(pick);
        if !reading.contains(" ability ") && !reading.starts_with("uses ") {
            return None;
        }
        let duel = self.snapshot.duel;
        let key = self.keys.get(&slot)?;
        let id = self.seen_card(*key)?.card?;
        let ability = duel.pool().card(id).abilities.get(usize::from(index)).copied()?;
        explain::ability_text(duel, ability)
    }

    /// The obvious picks, one after the other.
    fn proposed(&self) -> Vec<Proposed> {
        let duel = self.snapshot.duel;
        let picks = suggestion::obvious_answer(duel, self.snapshot.book.zones);
        let mut branch = if picks.len() > 1 { Some(duel.branch()) } else { None };
        let mut proposed = Vec::new();
        for option in picks {
            let now: &dyn AnyDuel = branch.as_deref().unwrap_or(duel);
            let readings = now.render_options_in(self.language);
            let words = readings.get(option).map_or_else(String::new, |reading| self.render_option(reading));
            let slot = now.options().get(option).copied().and_then(interchangeable::card_of);
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

/// The price still to be paid, in symbols: `{Fire}{2}`.
pub(crate) fn render_due(duel: &dyn AnyDuel, due: &Due) -> String {
    let colours = duel.vocabulary().colours.iter().zip(due.coloured);
    let coloured = colours.flat_map(|(colour, n)| std::iter::repeat_n(format!("{{{colour}}}"), n.max(0) as usize));
    coloured.chain((due.any > 0).then(|| format!("{{{}}}", due.any))).collect()
}
