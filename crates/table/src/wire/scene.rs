//! The state of a duel at one moment, as one viewer sees it.

use serde::Serialize;

/// A sentence with the rule it is based on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Sentence {
    /// The sentence.
    pub text: String,
    /// The number of the rule; empty if there is none.
    pub rule: String,
    /// A short summary of the rule.
    pub gist: String,
}

/// The state of a duel at one moment, as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Scene {
    /// The number of the scene; it grows with every scene that is shown.
    pub number: u32,
    /// The viewer's seat, 0 or 1; none for a spectator.
    pub seat: Option<u8>,
    /// The number of turns that have begun; 0 before the first.
    pub turn: u16,
    /// The player whose turn it is.
    pub player: u8,
    /// The number of the phase or step.
    pub phase: u8,
    /// Every zone of both players.
    pub zones: Vec<SceneZone>,
    /// The stack: the items that wait to resolve, the newest last, then the items that are resolving.
    pub stack: Vec<SceneItem>,
    /// The combats, the innermost last.
    pub bouts: Vec<SceneCombat>,
    /// The number of triggered abilities that wait to be put on the stack.
    pub waiting: usize,
    /// The counters and currency each player holds, by name.
    pub held: [Vec<(String, u8)>; 2],
    /// The pending question.
    pub question: Option<SceneQuestion>,
    /// The result, if the duel is over.
    pub outcome: Option<SceneOutcome>,
    /// The duels each player has won, if the duel is part of a match.
    pub score: Option<[usize; 2]>,
    /// The number of times the server passed for the viewer since the viewer last answered.
    pub passed: u16,
    /// The length of the log before its new lines; older lines beyond it are to be replaced.
    pub log_from: usize,
    /// The new lines of the log.
    pub log: Vec<LogLine>,
}

/// A zone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SceneZone {
    /// Its name.
    pub zone: String,
    /// The player whose zone it is; 0 for a shared zone.
    pub side: u8,
    /// The number of cards in it.
    pub count: usize,
    /// The number of cards in it that ends the duel, or that is all there are; none if the game sets no such number.
    pub full: Option<usize>,
    /// The number of cards in each orientation, where that matters.
    pub turned: [usize; 3],
    /// The cards that the viewer sees, the top one first where order matters.
    pub cards: Vec<SceneCard>,
    /// Counters on its places: the place, the kind, and the number.
    pub ground: Vec<(u8, String, u8)>,
}

/// A card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SceneCard {
    /// Its key in this scene.
    pub key: u16,
    /// The number of the printed card, if the viewer knows it.
    pub card: Option<u16>,
    /// Its name.
    pub name: String,
    /// The words that tell it from other visible cards of its name: its place, its controller, or which of them it is.
    pub apart: Option<String>,
    /// It lies face up.
    pub face_up: bool,
    /// Its owner.
    pub owner: u8,
    /// Its number in public zones, for as long as the rules treat it as the same object.
    pub handle: Option<u16>,
    /// Its position in an ordered zone, from the top.
    pub from_top: Option<usize>,
    /// The key of the card it lies under or beside.
    pub attached_to: Option<u16>,
    /// Its place, as the viewer counts places.
    pub place: u8,
    /// Its orientation: 0 upright, 1 sideways, 2 upside down.
    pub orientation: u8,
    /// Its controller.
    pub controller: u8,
    /// Its current kinds.
    pub kinds: Vec<String>,
    /// Its current colours.
    pub colours: Vec<String>,
    /// Its current numbers.
    pub numbers: Vec<SceneNumber>,
    /// Its current keywords.
    pub keywords: Vec<String>,
    /// Its marks.
    pub marks: Vec<String>,
    /// The damage on it.
    pub damage: i32,
    /// The counters on it, by name.
    pub counters: Vec<(String, u8)>,
    /// The row it lies in, where rows are shown.
    pub rank: Option<u8>,
    /// Its tasks and how far they are done, if it is a card to be achieved.
    pub goals: Vec<SceneGoal>,
    /// It was a card to be achieved, and has been achieved.
    pub achieved: bool,
}

/// A number on a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SceneNumber {
    /// Its name.
    pub name: String,
    /// The current value.
    pub now: String,
    /// The printed value, if it differs.
    pub printed: Option<String>,
    /// 1 if it is higher than printed, -1 if lower, 0 if equal.
    pub change: i8,
}

/// A task that a card sets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SceneGoal {
    /// Its name.
    pub name: String,
    /// The number of times it was done.
    pub done: u8,
    /// The number of times it must be done.
    pub of: u8,
    /// It no longer counts, since the card has been turned.
    pub past: bool,
    /// The words of the task.
    pub text: String,
}

/// A stack item.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SceneItem {
    /// Its unique number.
    pub serial: u32,
    /// The name of its source.
    pub source: String,
    /// The number of its source's printed card, if the viewer knows it.
    pub card: Option<u16>,
    /// The key of its source, if the viewer sees it.
    pub key: Option<u16>,
    /// Its title, if the rules themselves put it on the stack.
    pub title: Option<String>,
    /// The text of the ability, if it is one.
    pub text: Option<String>,
    /// Its controller.
    pub controller: u8,
    /// The keys of the cards it has chosen.
    pub chosen: Vec<u16>,
}

/// A combat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SceneCombat {
    /// The number of the combat.
    pub number: u32,
    /// Its place, as the viewer counts places.
    pub place: u8,
    /// The names of the cards in it.
    pub cards: Vec<String>,
    /// The keys of the cards in it that the viewer sees.
    pub keys: Vec<u16>,
}

/// A question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SceneQuestion {
    /// The player who is asked.
    pub seat: u8,
    /// Its topic; `other` also where the viewer may not know it.
    pub topic: QuestionTopic,
    /// The rule that asks it.
    pub rule: String,
    /// A short summary of the rule.
    pub gist: String,
    /// The question as a sentence; empty for everyone but the player who is asked.
    pub ask: String,
    /// The card text that asks it, if a card does.
    pub text: Option<String>,
    /// The price still to be paid, if this is a payment, in symbols: `{Fire}{2}`; none for everyone else.
    pub due: Option<String>,
    /// The options; empty for everyone else.
    pub options: Vec<SceneOption>,
    /// Suggested picks, one after the other, that most people would make: passing, ending a selection, a whole payment.
    /// The first is an option of this question.
    pub proposed: Vec<Proposed>,
    /// The range of numbers that answer it, if there are too many to list. No options are listed then, and option 0 is
    /// the lowest number.
    pub amounts: Option<SceneAmounts>,
    /// The selection, if the question asks for several.
    pub selection: Option<SceneSelection>,
    /// The action that the player has begun can still be cancelled.
    pub can_cancel: bool,
}

/// The topic of a question, as far as it is shown in a way of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum QuestionTopic {
    /// The action to take, or none.
    Priority,
    /// The means of paying a cost.
    Pay,
    /// Something else.
    Other,
}

/// A question that asks for several. With `pick` they are picked one after the other in the listed order, with `choose`
/// together in any order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SceneSelection {
    /// Options that can be taken besides the question's own; they are numbered after those.
    pub more: Vec<SceneOption>,
    /// The numbers of the options, including the additional ones, that can be taken.
    pub takes: Vec<u16>,
    /// The fewest that must be taken.
    pub least: u16,
    /// The most that can be taken; none for a payment, which ends when the price is paid.
    pub most: Option<u16>,
}

/// A range of numbers with a fixed step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SceneAmounts {
    /// The lowest.
    pub least: i32,
    /// The highest.
    pub most: i32,
    /// The difference from one to the next.
    pub step: i32,
}

/// One option of a question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SceneOption {
    /// Its words as an action: `play Harbor Sentinel`.
    pub words: String,
    /// The sort of option.
    pub kind: OptionKind,
    /// The key of the card it is about.
    pub card: Option<u16>,
    /// The keys of that card and the interchangeable ones it also stands for.
    pub cards: Vec<u16>,
    /// The place it is about, as the player who is asked counts places.
    pub place: Option<u8>,
    /// A note: the text of the ability, or what passing leads to.
    pub note: Option<String>,
}

/// The sort of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum OptionKind {
    /// Do nothing and let the other player act.
    Pass,
    /// End the selection.
    Done,
    /// Do it.
    Yes,
    /// Do not do it.
    No,
    /// Do something with a card.
    Act,
    /// Choose this card.
    Object,
    /// Pay with this card.
    Pay,
    /// Choose this place.
    Place,
    /// Choose this number.
    Number,
    /// Something else.
    Other,
}

/// A suggested pick.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Proposed {
    /// The index of the option in the question it answers.
    pub option: usize,
    /// Its words.
    pub words: String,
    /// The key of the card it is about.
    pub card: Option<u16>,
}

/// The result of a duel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SceneOutcome {
    /// The winner; none if it is a draw.
    pub winner: Option<u8>,
    /// The reason: a rule, or an event outside the rules such as an agreed draw.
    pub by: Sentence,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LogLine {
    /// The number by which its reason is requested.
    pub line: usize,
    /// The turn on which it happened; 0 before the first.
    pub turn: u16,
    /// Its words for the viewer: `You draw Harbor Sentinel`.
    pub text: String,
    /// The rule it is based on.
    pub rule: String,
}
