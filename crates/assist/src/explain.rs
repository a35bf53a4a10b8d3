//! Explaining the table: a card, the actions it allows and the rules against them, the causes of a line of the log.
//!
//! Every explanation is for one viewer and holds only what that viewer may know. The terminal or page that shows it
//! chooses the layout and adds nothing.

use duel::card::ability::Form;
use duel::engine::any_duel::AnyDuel;
use duel::engine::question::{Pending, Pick, Topic};
use duel::engine::refusal::Refusal;
use duel::ids::{AbilityId, CardId, Rule, Seat};
use duel::observe::language::Language;
use duel::observe::view::{CardView, View, Viewer};
use duel::state::object::Slot;
use duel::state::zone::ZoneSpec;
use games::person::option_in;
use std::fmt;

/// An explanation of a card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CardExplanation {
    /// Its printed text, line by line; only its name, if the text cannot be rendered.
    pub text: Vec<String>,
    /// The effects that change it now, apart from its own printed abilities.
    pub changes: Vec<ExplainedChange>,
    /// The actions that the player could ever take with it where it is.
    pub deeds: Vec<ExplainedDeed>,
}

/// An effect that changes a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExplainedChange {
    /// The source of the effect, by the name the viewer knows.
    pub source: String,
    /// The text of the ability behind it.
    pub text: Option<String>,
}

/// An action of a player with a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExplainedDeed {
    /// The action in words: `play Harbor Sentinel`.
    pub words: String,
    /// Its availability now.
    pub availability: Availability,
}

/// The availability of an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Availability {
    /// It is an option of the pending question.
    Offered {
        /// The index of the option.
        option: usize,
    },
    /// It is allowed; an option for an interchangeable card stands for it.
    Interchangeable,
    /// It could have been picked earlier, by this rule: several cards are picked in the order in which they lie.
    TooLate(Rule),
    /// It is not allowed, for each of these reasons.
    Refused(Vec<Refusal>),
}

/// A refusal in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefusalText {
    /// The number of the rule.
    pub rule: &'static str,
    /// A summary of the rule.
    pub gist: &'static str,
    /// The card that is in the way or cannot do it, by the name the player knows.
    pub object: Option<String>,
}

/// A task that a goal card sets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Goal {
    /// The kind of task, such as `check`.
    pub sort: String,
    /// The number of times it was done.
    pub times_done: u8,
    /// The number of times it must be done.
    pub times_needed: u8,
    /// The card is past this task, whatever the count: it has been turned since.
    pub is_past: bool,
    /// Its text on the card.
    pub text: Option<String>,
}

/// A line of the log, as a step in the explanation of another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CausalStep {
    /// Its index in the log.
    pub line: usize,
    /// The event in words.
    pub sentence: String,
    /// The number of the rule behind it; empty if there is none.
    pub rule: &'static str,
    /// A summary of the rule.
    pub gist: &'static str,
}

/// Returns true if a viewer knows which card this is.
pub fn knows_card(duel: &dyn AnyDuel, eye: Viewer, slot: Slot) -> bool {
    known_card(duel, eye, slot).is_some()
}

fn known_card(duel: &dyn AnyDuel, eye: Viewer, slot: Slot) -> Option<CardId> {
    duel.slot_view(eye, slot)?.card
}

/// Explains a card: its text, and the effects that change it. A player also reads the actions it allows and the rules
/// against them. An unknown card has an empty explanation.
pub fn explain_card(
    duel: &mut dyn AnyDuel,
    read: Language,
    zones: &[ZoneSpec],
    eye: Viewer,
    slot: Slot,
) -> CardExplanation {
    let Some(card) = known_card(duel, eye, slot) else { return CardExplanation::default() };
    let deeds = match eye {
        Viewer::Seat(seat) => explain_deeds(duel, read, zones, seat, slot),
        Viewer::Spectator | Viewer::Judge => Vec::new(),
    };
    CardExplanation { text: printed_text(duel, card), changes: explain_changes(duel, eye, slot, card), deeds }
}

/// The printed text of a card, line by line.
fn printed_text(duel: &dyn AnyDuel, id: CardId) -> Vec<String> {
    let pool = duel.pool();
    match card_language(duel).and_then(|language| language.read_back(pool, id).ok()) {
        Some(text) => text.lines().map(str::to_owned).collect(),
        None => vec![pool.name(id).to_owned()],
    }
}

/// The effects that change a card, apart from its own printed abilities.
fn explain_changes(duel: &mut dyn AnyDuel, eye: Viewer, slot: Slot, card: CardId) -> Vec<ExplainedChange> {
    let mut influences = duel.influences(eye, slot);
    let own = &duel.pool().card(card).abilities;
    let itself = duel.name_card(eye, slot);
    influences.retain(|(source, ability)| !own.contains(ability) || *source != itself);
    influences
        .into_iter()
        .map(|(source, ability)| ExplainedChange { source, text: ability_text(duel, ability) })
        .collect()
}

/// The actions a player can take with a card of their own, and their availability now.
fn explain_deeds(
    duel: &mut dyn AnyDuel,
    read: Language,
    zones: &[ZoneSpec],
    seat: Seat,
    slot: Slot,
) -> Vec<ExplainedDeed> {
    let Some(card) = duel.slot_view(Viewer::Seat(seat), slot) else { return Vec::new() };
    let in_play = zones[card.zone.index()].in_play;
    let whose = if in_play { card.controller } else { card.owner };
    if whose != seat {
        return Vec::new();
    }
    let mut deeds = Vec::new();
    for (question, pick) in duel.possible_actions(seat, slot) {
        let words = option_in(read, &duel.render_pick_for_in(read, question, pick));
        let asked = matches!(duel.pending(), Pending::Question(now) if (now.seat, now.topic) == (seat, question.topic));
        // This action is being carried out.
        if asked && pick == Pick::Object(slot) && card.is_set_aside {
            continue;
        }
        let offered = duel.options().iter().position(|&offered| asked && offered == pick);
        let verdict = match offered {
            Some(option) => Availability::Offered { option },
            None => {
                let reasons = duel.all_reasons_against(question, pick);
                match reasons.is_empty() {
                    true if in_play => Availability::TooLate(question.rule),
                    true => Availability::Interchangeable,
                    false => Availability::Refused(reasons),
                }
            }
        };
        deeds.push(ExplainedDeed { words, availability: verdict });
    }
    deeds
}

/// The card language of the game.
fn card_language(duel: &dyn AnyDuel) -> Option<cardtext::Language> {
    cardtext::Language::of(duel.vocabulary().game)
}

/// The text of an ability on the card it is printed on.
pub fn ability_text(duel: &dyn AnyDuel, ability: AbilityId) -> Option<String> {
    let pool = duel.pool();
    let card = pool.cards.iter().position(|card| card.abilities.contains(&ability))?;
    card_language(duel)?.read_back_ability(pool, CardId(card as u16), ability).ok()
}

/// The text of the ability that asks the pending question; if the question is about a card, the text of that card.
pub fn text_asking(duel: &dyn AnyDuel, view: &View) -> Option<String> {
    use Topic::{Choose, ExtraCost, May, Mode, Pick, Search, X};
    if let Some(slot) = duel.question_subject() {
        let card = known_card(duel, Viewer::Seat(view.question.as_ref()?.question.seat), slot)?;
        let abilities = &duel.pool().card(card).abilities;
        let texts: Vec<String> = abilities.iter().filter_map(|&ability| ability_text(duel, ability)).collect();
        return Some(texts.join(" ")).filter(|text| !text.is_empty());
    }
    let question = view.question.as_ref()?.question;
    let of_text = matches!(question.topic, Choose | ExtraCost | May | Mode | Pick | Search | X);
    let item = view.stack.last().filter(|_| of_text)?;
    ability_text(duel, item.ability?)
}

/// The tasks of a goal card; empty for other cards.
pub fn goals_of_card(duel: &dyn AnyDuel, card: &CardView) -> Vec<Goal> {
    let Some(id) = card.card else { return Vec::new() };
    let pool = duel.pool();
    let turned = card.orientation != duel.vocabulary().orientations[0];
    let mut first = None;
    let mut goals = Vec::new();
    for &ability in &pool.card(id).abilities {
        let Form::Counting(record) = &pool.ability(ability).form else { continue };
        let label = pool.ability(ability).label;
        let name = &pool.counters[record.counter.index()];
        goals.push(Goal {
            sort: name.split(' ').next().unwrap_or_default().to_owned(),
            times_done: card.counters.iter().find(|(counter, _)| counter == name).map_or(0, |(_, n)| *n),
            times_needed: record.times,
            // The card turned when its first task was done.
            is_past: turned && *first.get_or_insert(label) == label,
            text: card_language(duel).and_then(|language| language.read_back_ability(pool, id, ability).ok()),
        });
    }
    goals
}

impl Goal {
    /// Returns true if it was done as often as it must be.
    pub const fn is_met(&self) -> bool {
        self.times_done >= self.times_needed
    }

    /// The task without the word before the dash.
    pub fn task_text(&self) -> Option<&str> {
        self.text.as_ref()?.split_once(" — ").map(|(_, what)| what.trim_end_matches('.'))
    }
}

/// Explains a line of the log to a viewer: the line itself, then its causes back to the first. Empty if there is no
/// such line.
pub fn explain_log_line(duel: &dyn AnyDuel, read: Language, viewer: Viewer, line: usize) -> Vec<CausalStep> {
    let log = duel.render_log_in(read, viewer, 0);
    if line >= log.len() {
        return Vec::new();
    }
    let reason = |at: usize| {
        let (sentence, rule) = log[at].rsplit_once(" [").unwrap_or((&log[at], ""));
        let entry = duel.vocabulary().rules.iter().find(|entry| entry.id == rule.trim_end_matches(']'));
        let (rule, gist) = entry.map_or(("", ""), |entry| (entry.id, entry.gist));
        CausalStep { line: at, sentence: sentence.to_owned(), rule, gist }
    };
    duel.causes_of_line(line).into_iter().map(reason).collect()
}

impl RefusalText {
    /// A refusal in words, for one player.
    pub fn of(duel: &dyn AnyDuel, read: Language, seat: Seat, refusal: &Refusal) -> Self {
        let entry = duel.vocabulary().rules.get(refusal.rule.index());
        let object = refusal.object.map(|slot| duel.name_card_in(read, Viewer::Seat(seat), slot));
        Self { rule: entry.map_or("", |entry| entry.id), gist: entry.map_or("", |entry| entry.gist), object }
    }
}

impl fmt::Display for RefusalText {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}: {}", self.rule, self.gist)?;
        self.object.as_ref().map_or(Ok(()), |name| write!(f, " ({name})"))
    }
}
