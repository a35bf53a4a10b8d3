//! A duel at one moment, as someone sees it.

use serde::Serialize;
use ts_rs::TS;

/// A sentence that rests on a rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Sentence {
    /// What is said.
    pub text: String,
    /// The number of the rule; empty if there is none.
    pub rule: String,
    /// What the rule says, in short.
    pub gist: String,
}

/// A duel at one moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Scene {
    /// Which moment: the number goes up with everything that is shown.
    pub number: u32,
    /// Who sees it: 0 or 1, or nobody who plays.
    pub seat: Option<u8>,
    /// How many turns have begun; 0 before the first.
    pub turn: u16,
    /// Whose turn it is.
    pub player: u8,
    /// Which phase or step, by number.
    pub phase: u8,
    /// Every zone of both players.
    pub zones: Vec<SceneZone>,
    /// What waits to resolve, the newest last, and then what is resolving.
    pub stack: Vec<SceneItem>,
    /// Who takes part in battles, the innermost last.
    pub bouts: Vec<SceneBout>,
    /// How many abilities have triggered and wait.
    pub waiting: usize,
    /// What each player holds: counters and currency, by name.
    pub held: [Vec<(String, u8)>; 2],
    /// What is asked.
    pub question: Option<SceneQuestion>,
    /// How it ended.
    pub outcome: Option<SceneOutcome>,
    /// How the match stands that it is part of: how many duels each player has won.
    pub score: Option<[usize; 2]>,
    /// How often passing was done for the one who sees it, since that player last answered.
    pub passed: u16,
    /// How long the log was before what is new in it: what lies beyond is to be replaced.
    pub log_from: usize,
    /// What is new in the log.
    pub log: Vec<LogLine>,
}

/// A zone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SceneZone {
    /// Its name.
    pub zone: String,
    /// Whose it is; a shared one is the first seat's.
    pub side: u8,
    /// How many cards it holds.
    pub count: usize,
    /// How many cards in it end the duel, or are all there are, where they are counted one by one and that is set.
    pub full: Option<usize>,
    /// How many of them are turned each way, where that matters.
    pub turned: [usize; 3],
    /// The cards that are seen, the top one first where order matters.
    pub cards: Vec<SceneCard>,
    /// Counters on its places: on which, of which kind, and how many.
    pub ground: Vec<(u8, String, u8)>,
}

/// A card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SceneCard {
    /// Its name in this scene.
    pub key: u16,
    /// Which printed card, if that is known.
    pub card: Option<u16>,
    /// What it is called.
    pub name: String,
    /// What tells it from others of its name that are seen: where it lies, whose it is, which of them.
    pub apart: Option<String>,
    /// Whether its front is up.
    pub face_up: bool,
    /// Who brought it.
    pub owner: u8,
    /// The number that tells it from others in public zones, for as long as it is the same card to the rules.
    pub handle: Option<u16>,
    /// Where in an ordered zone it lies, from the top.
    pub from_top: Option<usize>,
    /// The card it lies under or beside, by its key.
    pub attached_to: Option<u16>,
    /// At which place, as the one who sees it counts them.
    pub place: u8,
    /// How it is turned: 0 upright, 1 sideways, 2 upside down.
    pub orientation: u8,
    /// Who controls it.
    pub controller: u8,
    /// Its kinds as they are now.
    pub kinds: Vec<String>,
    /// Its colours as they are now.
    pub colours: Vec<String>,
    /// Its numbers as they are now.
    pub numbers: Vec<SceneNumber>,
    /// Its keywords as they are now.
    pub keywords: Vec<String>,
    /// Notes on it.
    pub marks: Vec<String>,
    /// Damage on it.
    pub damage: i32,
    /// Counters on it, by name.
    pub counters: Vec<(String, u8)>,
    /// In which row it lies, where rows are drawn.
    pub rank: Option<u8>,
    /// How far what it asks for has been done, where it is something to be achieved.
    pub goals: Vec<SceneGoal>,
    /// Whether it was something to be achieved, and has been.
    pub achieved: bool,
}

/// A number on a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SceneNumber {
    /// What it is called.
    pub name: String,
    /// As it is now, as it is written.
    pub now: String,
    /// As it is printed; nothing if that is the same.
    pub printed: Option<String>,
    /// Whether it is now more (1) or less (-1) than printed.
    pub change: i8,
}

/// One of the things that a card asks for which wants something done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SceneGoal {
    /// What it is called.
    pub name: String,
    /// How often it was done.
    pub done: u8,
    /// How often it is to be done.
    pub of: u8,
    /// Whether the card is past it, whatever was done.
    pub past: bool,
    /// What is to be done.
    pub text: String,
}

/// Something on the stack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SceneItem {
    /// The number by which it is told from others.
    pub serial: u32,
    /// The card it comes from, as it is called.
    pub source: String,
    /// Which printed card that is, if it is known.
    pub card: Option<u16>,
    /// The key of the card it comes from, if that is seen.
    pub key: Option<u16>,
    /// What it is called, if the rules themselves put it there.
    pub title: Option<String>,
    /// What it does, if it is an ability.
    pub text: Option<String>,
    /// Who controls it.
    pub controller: u8,
    /// What it has chosen, by key.
    pub chosen: Vec<u16>,
}

/// A battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SceneBout {
    /// Which of them.
    pub number: u32,
    /// At which place, as the one who sees it counts them.
    pub place: u8,
    /// Who takes part.
    pub cards: Vec<String>,
    /// Which cards do, by key.
    pub keys: Vec<u16>,
}

/// A question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SceneQuestion {
    /// Who answers.
    pub seat: u8,
    /// What it is about, as a word: `Priority`, `Pay`, `Choose` and so on.
    pub topic: String,
    /// The rule that asks it.
    pub rule: String,
    /// What the rule says, in short.
    pub gist: String,
    /// The question as a sentence; empty for everyone else.
    pub ask: String,
    /// The card text that asks it, if one does.
    pub text: Option<String>,
    /// What is still to be paid, if that is asked, in symbols: `{Fire}{2}`; nothing for everyone else.
    pub due: Option<String>,
    /// The options; empty for everyone else.
    pub options: Vec<SceneOption>,
    /// What most people would pick, one after the other: passing, ending a selection, a whole payment. The first is an
    /// option of this question.
    pub proposed: Vec<Proposed>,
    /// What it comes to, if it asks for several.
    pub selection: Option<SceneSelection>,
    /// Whether what was picked since the player last acted can still be called off.
    pub can_cancel: bool,
}

/// A question that asks for several. One after the other they are picked as they lie; chosen together, in any order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SceneSelection {
    /// What can be taken besides the options, after which it is counted on.
    pub more: Vec<SceneOption>,
    /// Which options, those included, can be taken.
    pub takes: Vec<u16>,
    /// How many have to be taken.
    pub least: u16,
    /// How many can be; nothing if a price says when it is enough.
    pub most: Option<u16>,
}

/// One option of a question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SceneOption {
    /// How it reads, as what one does: `play Harbor Sentinel`.
    pub words: String,
    /// What sort of option it is.
    pub kind: OptionKind,
    /// The card it is about, by key.
    pub card: Option<u16>,
    /// That card and those like it, for which it stands, too.
    pub cards: Vec<u16>,
    /// The place it is about, as the one who is asked counts them.
    pub place: Option<u8>,
    /// More about it: what the ability does, what passing leads to.
    pub note: Option<String>,
}

/// What sort of option it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum OptionKind {
    /// Do nothing and let the other player act.
    Pass,
    /// No more of these.
    Done,
    /// Do it.
    Yes,
    /// Do not.
    No,
    /// Do something with a card.
    Act,
    /// This card.
    Object,
    /// Pay with this.
    Pay,
    /// This place.
    Place,
    /// This number.
    Number,
    /// Something else.
    Other,
}

/// A pick that is proposed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Proposed {
    /// Its place in the options of the question it answers.
    pub option: usize,
    /// How it reads.
    pub words: String,
    /// The card it is about, by key.
    pub card: Option<u16>,
}

/// How a duel ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SceneOutcome {
    /// Who won; nobody, if it was a draw.
    pub winner: Option<u8>,
    /// By what: a rule, or what the players agreed on.
    pub by: Sentence,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct LogLine {
    /// By which one asks why it happened.
    pub line: usize,
    /// On which turn it happened; 0 before the first.
    pub turn: u16,
    /// How it reads to who sees it: `You draw Harbor Sentinel`.
    pub text: String,
    /// The rule it rests on.
    pub rule: String,
}
