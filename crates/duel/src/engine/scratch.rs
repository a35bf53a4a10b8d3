//! The working space of a duel that is not part of its state.

use crate::book::audit::Trace;
use crate::engine::question::Pick;
use crate::engine::refusal::Refusal;
use crate::engine::selection::Selection;
use crate::ids::*;
use crate::observe::log::LogEntry;
use crate::play::cost::affordable::Purse;
use crate::play::cost::source::CurrencySource;
use crate::state::object::Slot;
use crate::state::stack_item::StackItem;

/// Working space beside a state: options, the log, buffers. None of it is part of the position.
#[derive(Debug, Default)]
pub struct Scratch {
    /// The options of the pending question.
    pub options: Vec<Pick>,
    /// The answer that the next step continues with.
    pub answer: Option<Pick>,
    /// The log, kept if [`Scratch::logging`].
    pub log: Vec<LogEntry>,
    /// The log is kept.
    pub logging: bool,
    /// The length of the log when the action under way began.
    pub(crate) log_mark: usize,
    /// The log entries of the action under way that stand if it is undone.
    pub(crate) irreversible_log: Vec<LogEntry>,
    /// The number of irreversible events of the action under way, or of the last one that was undone.
    pub irreversible_events: usize,
    /// The reason why the last attempt was undone.
    pub undo_reason: Option<Refusal>,
    /// The rules that the duel goes by.
    pub trace: Trace,
    /// While actions were listed, something was refused for a reason that any event may remove.
    pub(crate) refusal_may_lapse: bool,
    /// Everything that can be added to a selection is listed, not just its canonical continuations.
    pub(crate) lists_all_addable: bool,
    /// A selection stays open though no canonical continuation is left.
    pub(crate) stays_open: bool,
    /// The answer removes its pick from the selection.
    pub(crate) deselects: bool,
    /// The pending selection, if everything addable is listed and several are asked for.
    pub(crate) selection: Option<Selection>,
    /// The cards that a step is picking from.
    pub candidates: Vec<Slot>,
    pub(crate) sources: Vec<CurrencySource>,
    /// The currency that the purchases under consideration would give.
    pub(crate) promised_sources: Vec<CurrencySource>,
    /// The currency that is left while a source is considered.
    pub(crate) purse_left: Purse,
    /// The colours in which each source is useful.
    pub(crate) useful_colours: Vec<Colours>,
    /// The cards that can pay the parts of a cost under consideration.
    pub(crate) pieces: Vec<Slot>,
    /// The time at which the events being performed began.
    pub(crate) batch_began_at: u32,
    /// The cards that arrive with these events have been put in order.
    pub(crate) arrivals_ordered: bool,
    pub(crate) noticed_triggers: Vec<StackItem>,
    /// The abilities that listen to moves and stop doing so by these events, because their cards leave.
    pub(crate) leaving_listeners: Vec<StackItem>,
    /// For each event: the zone its card counts as coming from, the zone it is in, and
    /// [the player who has it there](crate::engine::context::Cx::player_left).
    pub(crate) origins: Vec<(Zone, Zone, Option<Seat>)>,
    /// The indices in the batch of those events that change nothing.
    pub(crate) unchanging_events: Vec<usize>,
    pub(crate) slots: Vec<Slot>,
    /// Tokens that have gone to a zone in which they vanish.
    pub(crate) vanishing_tokens: Vec<Slot>,
    pub(crate) contributions: Vec<crate::continuous::Contribution>,
    /// The objects out of play that only an ability of their own changes.
    pub(crate) only_self_changed: Vec<Slot>,
    pub(crate) trial_characteristics: Vec<crate::card::characteristics::Characteristics>,
    /// The entries being written of which abilities apply, and the watched numbers.
    pub(crate) applied_abilities: Vec<crate::continuous::responsibility::AppliedAbility>,
    pub(crate) watched_numbers: Vec<(crate::state::object::ObjectRef, i32)>,
}

impl Scratch {
    /// Working space with a log.
    pub fn new() -> Self {
        Self { logging: true, ..Self::without_log() }
    }
    /// Working space for search: no log, and no trace but in an audit.
    pub fn without_log() -> Self {
        Self { trace: Trace::of_audit(), ..Self::default() }
    }
    /// Returns true if a card that is moving, or has just moved, comes from this zone.
    pub fn comes_from(&self, zone: Zone) -> bool {
        self.origins.iter().any(|&(_, from, _)| from == zone)
    }
    /// Cites a rule: notes it in the trace, and returns true if it is in force.
    #[inline]
    pub fn cite(&self, rule: Rule) -> bool {
        self.trace.cite(rule)
    }
}
