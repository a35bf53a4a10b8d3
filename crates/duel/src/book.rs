//! What a rule book supplies. The kernel is compiled once for each.

use crate::ability::{Change, CostPart, Price};
use crate::cites::{Cites, KeywordCites, PlayCites};
use crate::cx::{Cx, Glance};
use crate::event::{Act, Cause, Event};
use crate::frame::Flow;
use crate::item::Item;
use crate::log::Source;
use crate::object::Slot;
use crate::profile::Orientation;
use crate::question::{Pick, Question};
use crate::refusal::Verdict;
use crate::state::{Spent, State};
use crate::words::*;
use crate::zone::ZoneSpec;

/// How waiting triggers are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Triggers {
    /// All go onto the stack, the turn player's first, each player's in an order of their own.
    AllStacked,
    /// One goes onto the stack, the turn player's first; then rule processes come again.
    OneStacked,
    /// The turn player picks one of anyone's, and it resolves at once; then rule processes come again.
    OneResolved,
}

/// Who decides which of several replacements applies first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arbiter {
    /// The player affected, or the controller of the card affected.
    Affected,
    /// Whose turn it is.
    TurnPlayer,
}

/// What happens when some or all of what was chosen is no longer legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// If nothing chosen is legal, the whole is cancelled.
    CancelsIfAll,
    /// Only what concerns it is skipped.
    SkipsParts,
}

/// A numbered rule of the document: its number, whether it is behaviour, a definition or a note, and what it says.
#[derive(Clone, Copy, Debug)]
pub struct RuleEntry {
    /// Its number.
    pub id: &'static str,
    /// `behaviour`, `definition` or `note`.
    pub kind: &'static str,
    /// What it says, in our words.
    pub gist: &'static str,
    /// Where in the sources it is cited, first in the file of its chapter.
    pub sites: &'static [&'static str],
}

/// The names of the book's words, each list in the order of the words' numbers.
#[derive(Clone, Copy, Debug)]
pub struct Vocabulary {
    /// The game's id.
    pub game: &'static str,
    /// Kinds of cards.
    pub kinds: &'static [&'static str],
    /// Colours.
    pub colours: &'static [&'static str],
    /// Numbers on cards.
    pub numbers: &'static [&'static str],
    /// Keywords and icons.
    pub keywords: &'static [&'static str],
    /// Verbs, as a log writes them.
    pub verbs: &'static [&'static str],
    /// Marks.
    pub marks: &'static [&'static str],
    /// Phases and steps.
    pub phases: &'static [&'static str],
    /// Names that cover several phases; one who says them means the first to begin from.
    pub stretches: &'static [(&'static str, &'static [Phase])],
    /// What the orientations are called.
    pub orientations: [&'static str; 3],
    /// Every rule of the document.
    pub rules: &'static [RuleEntry],
    /// A fingerprint of the book as it is written: replays of another one are refused.
    pub sources: &'static str,
}

/// A rule book: its zones and words, its procedures, and the tempo of its duels.
pub trait RuleBook: Sized + 'static {
    /// The zones, in the order of their numbers.
    const ZONES: &'static [ZoneSpec];
    /// Where decks lie at first.
    const DECK: Zone;
    /// How waiting triggers are taken.
    const TRIGGERS: Triggers;
    /// Who orders replacements.
    const ARBITER: Arbiter;
    /// What illegal choices do.
    const ILLEGAL: Illegal;
    /// Whether choices are made when a text is played, or when it resolves.
    const CHOOSES_WHEN_PLAYED: bool;
    /// Whether an action of an effect counts as done when it was replaced.
    const REPLACED_COUNTS_AS_DONE: bool;
    /// Whether turning a card the way it lies is possible.
    const TURNS_IN_PLACE: bool;
    /// Notes an object loses when another player comes to control it.
    const CONTROL_MARKS: Marks;
    /// Keywords that are abilities: who loses all abilities loses them. The others are icons, and stay.
    const ABILITY_KEYWORDS: Keywords;
    /// By which verb being chosen is forbidden and noticed.
    const CHOOSE: Verb;
    /// By which verb being dealt damage is forbidden.
    const DAMAGE: Verb;
    /// Under which verb counters change.
    const COUNT: Verb;
    /// By which verb cancelling is forbidden.
    const CANCEL: Verb;
    /// The rules the kernel's procedures rest on.
    const CITES: Cites;

    /// The rules on which playing this rests.
    fn play_cites(_cx: &Cx<Self>, _item: &Item) -> &'static PlayCites {
        const { &Self::CITES.play }
    }

    /// The rules of the keyword that this triggered ability is part of, if it is.
    fn keyword_cites(_cx: &Cx<Self>, _item: &Item) -> &'static KeywordCites {
        const { &KeywordCites::UNNUMBERED }
    }

    /// In which layer a change applies; lower layers first.
    fn layer(change: &Change) -> u8;
    /// Whether a change that a resolved text makes reaches only what it affected then.
    fn locks(change: &Change) -> bool;
    /// Whether a move between these zones is read as things were before it.
    fn reads_before(from: Zone, to: Zone) -> bool;

    /// Begins the duel: the first frame.
    fn begin(cx: &mut Cx<Self>);
    /// One step of one of the book's procedures; `f` is the frame.
    fn step(cx: &mut Cx<Self>, proc: u8, f: usize) -> Flow;
    /// Proposes and commits the rule processes that are due, or begins one; returns whether there were any.
    fn rule_processes(cx: &mut Cx<Self>) -> bool;
    /// Whether an event, about to happen, can make a rule process due.
    fn disturbs(cx: &Cx<Self>, event: &Event) -> bool;
    /// Lists what a player with priority may do, passing aside.
    fn actions(cx: &mut Cx<Self>, seat: Seat);
    /// Checks an action with priority, or another answer to the pending question.
    fn check<V: Verdict>(cx: &mut Cx<Self>, seat: Seat, pick: Pick, verdict: &mut V);
    /// Begins an action with priority.
    fn act(cx: &mut Cx<Self>, seat: Seat, pick: Pick);
    /// Who gets priority after `actor` acted, or, without an action, after something resolved.
    fn next_holder(cx: &Cx<Self>, actor: Seat, action: Option<Pick>) -> Seat;
    /// Whether players may act with the priority they have; if not, they can only pass.
    fn passes_only(cx: &Cx<Self>) -> bool;

    /// How a card arrives in a zone when nothing says otherwise.
    fn arrives(cx: &Cx<Self>, slot: Slot, to: Zone) -> Orientation;
    /// Whether an effect may put a card into a zone for a player; if not, that part of it is skipped.
    fn may_enter(cx: &Cx<Self>, slot: Slot, to: Zone, seat: Seat) -> bool;
    /// Where an effect may put a card in a zone with places, bit n for place n; if nowhere, that part is skipped.
    fn place_for(_cx: &Cx<Self>, _slot: Slot, _to: Zone, _seat: Seat) -> u32 {
        1
    }
    /// What a card that lies under or beside another does when that one moves, and by which rule.
    fn follows(_cx: &Cx<Self>, _slot: Slot, _leader: &Event) -> Option<(Act, Verb, Rule)> {
        None
    }
    /// A player was to take a card from the top of a zone that has none.
    fn dry(cx: &mut Cx<Self>, seat: Seat, zone: Zone, verb: Verb);

    /// The places among which one is named when this is played, with the rule that asks; none if it needs none.
    fn places(_cx: &Cx<Self>, _item: &Item) -> Option<(Rule, u32)> {
        None
    }
    /// Whether an effect may have a player play this card, from wherever it is.
    fn may_play(_cx: &Cx<Self>, _slot: Slot, _seat: Seat, _free: bool) -> bool {
        false
    }
    /// Has a player play this card because an effect says so, in the middle of whatever else is going on.
    fn play_card(_cx: &mut Cx<Self>, _slot: Slot, _seat: Seat, _free: bool, _cause: Cause) {}

    /// What playing this costs in currency.
    fn price(cx: &Cx<Self>, item: &Item) -> Price;
    /// What using this costs besides, by the rules.
    fn surcharge(cx: &Cx<Self>, item: &Item) -> Option<&'static CostPart>;
    /// How many units may be lost when this price is paid.
    fn surplus(price: &Price) -> u8;
    /// Lists what a player can pay currency with; of what the player holds, each unit.
    fn sources(cx: &Cx<Self>, seat: Seat, out: &mut Vec<Source>);
    /// What happens when a source is spent.
    fn spend(cx: &Cx<Self>, seat: Seat, spent: Spent) -> Option<(Act, Verb)>;
    /// Uses a source that makes currency first; pushes what that takes.
    fn make(cx: &mut Cx<Self>, seat: Seat, source: Source);
    /// The rule under which paying is done.
    fn pay_rule(cx: &Cx<Self>, item: &Item) -> Rule {
        Self::play_cites(cx, item).pay
    }

    /// The item on top of the stack has been announced and paid for.
    fn played(cx: &mut Cx<Self>, item: &Item);
    /// The item has resolved: what becomes of its card.
    fn resolved(cx: &mut Cx<Self>, item: &Item);
    /// The item was cancelled, or had nothing to choose: what becomes of its card.
    fn cancelled(cx: &mut Cx<Self>, item: &Item) {
        Self::resolved(cx, item);
    }
    /// Something that the rules themselves put onto the stack resolves.
    fn run(_cx: &mut Cx<Self>, _routine: Routine, _item: &Item) {}
    /// Runs a procedure that an effect calls.
    fn call(cx: &mut Cx<Self>, routine: Routine, seat: Seat, object: Option<Slot>, amount: i32, cause: Cause);

    /// Checks that a card can be where a position has it.
    fn check_position<V: Verdict>(cx: &Cx<Self>, slot: Slot, verdict: &mut V);
    /// Sets a position up so that play goes on from a phase of the turn player's turn.
    fn resume(state: &mut State, phase: Phase);
    /// What the words are called.
    fn vocabulary() -> &'static Vocabulary;
    /// How an option of the pending question reads, where the book knows better than the kernel.
    fn say(glance: &Glance<Self>, question: &Question, pick: Pick) -> Option<String>;
}
