//! Selections: several things are selected in any order, and deselected again, until the selection is closed.
//!
//! The taken picks are kept in the state, sorted by their position, so that a state does not reveal the order in which
//! they were taken. A step that asks for a selection lists one of two things. Programs that enumerate get the
//! *canonical continuations*: picks that come after everything taken so far and can still be completed, so that no two
//! paths lead to the same selection; a selection without any is closed at once. Players who select one by one get
//! *everything addable*, in any order; their selection stays open until [`Pick::Done`].

use crate::book::RuleBook;
use crate::engine::any_duel::AnyDuel;
use crate::engine::context::Cx;
use crate::engine::frame::Flow;
use crate::engine::question::{Pending, Pick, Topic};
use crate::ids::{Rule, Seat};
use crate::play::cost::affordable::Due;
use crate::play::cost::pay::makes_currency;
use crate::state::SetAside;
use crate::state::object::Slot;
use crate::state::stack_item::{Choice, StackItem};
use crate::state::zone::{Visibility, ZoneSpec};

/// The pending question, if it asks for several.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    /// The picks taken so far; each can be deselected.
    pub taken: Vec<Pick>,
    /// The picks that can be added.
    pub addable: Vec<Pick>,
    /// Actions that can be taken meanwhile and not be deselected: making currency to pay with.
    pub currency_actions: Vec<Pick>,
    /// The number of picks that must be taken.
    pub least: i32,
    /// The number of picks that can be taken.
    pub most: i32,
    /// The selection may end with the picks taken so far.
    pub may_end: bool,
    /// The unpaid price, if it is a payment of currency.
    pub due: Option<Due>,
}

impl Selection {
    /// Returns true if it may take more than one answer: several can be taken, or a price is paid.
    pub fn is_several(&self) -> bool {
        self.most > 1 || self.due.is_some() || !self.taken.is_empty()
    }

    /// The actions and addable picks, with one for each group of cards that the player cannot tell apart.
    pub fn distinct_picks(&self, duel: &dyn AnyDuel, zones: &[ZoneSpec]) -> Vec<Pick> {
        let mut apart: Vec<Pick> = Vec::new();
        for &pick in self.currency_actions.iter().chain(&self.addable) {
            if !apart.iter().any(|&other| are_indistinguishable(duel, zones, pick, other)) {
                apart.push(pick);
            }
        }
        apart
    }
}

/// Returns true if two picks are of interchangeable cards that the player knows, in a hidden zone.
fn are_indistinguishable(duel: &dyn AnyDuel, zones: &[ZoneSpec], one: Pick, other: Pick) -> bool {
    let (one, other) = match (one, other) {
        (Pick::Object(one), Pick::Object(other)) => (one, other),
        (Pick::Pay(one, code), Pick::Pay(other, same)) if code == same => (one, other),
        _ => return false,
    };
    if one == other || one == Slot::NONE || other == Slot::NONE {
        return one == other;
    }
    let state = duel.lab().state();
    let (a, b) = (state.object(one), state.object(other));
    let Pending::Question(question) = duel.pending() else { return false };
    let known = (a.known_by & b.known_by) >> question.seat.0 & 1 == 1;
    let hidden = zones[a.zone.index()].visibility != Visibility::Public;
    hidden && known && state.are_interchangeable(one, other)
}

/// The options by which a program makes this selection, as indices into the successive lists of options.
///
/// `start` asks for the selection and has taken nothing yet, or only what must be taken.
pub fn canonical_options(start: &dyn AnyDuel, zones: &[ZoneSpec], wanted: &[Pick]) -> Option<Vec<usize>> {
    let asked = start.pending();
    let mut wanted = wanted.to_vec();
    for taken in start.selection().map_or(Vec::new(), |selection| selection.taken) {
        let at = wanted.iter().position(|&wanted| wanted == taken)?;
        wanted.remove(at);
    }
    // On the second try, a source may pay in another colour than the wanted one.
    let mut tries = MOST_TRIES;
    (0..2).find_map(|way| {
        let mut options = Vec::new();
        let way = Way { asked, zones, lenient: way > 0 };
        way.can_complete(start.branch(), &mut wanted.clone(), &mut options, &mut tries).then_some(options)
    })
}

/// The number of steps that are tried before giving up.
const MOST_TRIES: usize = 1000;

/// A search for a way to make a selection by its canonical continuations.
struct Way<'z> {
    asked: Pending,
    zones: &'z [ZoneSpec],
    /// A source may pay in another colour than the wanted one.
    lenient: bool,
}

impl Way<'_> {
    /// Returns true if the wanted picks can be taken from here, and leaves the options that do so in `options`.
    fn can_complete(
        &self,
        duel: Box<dyn AnyDuel>,
        wanted: &mut Vec<Pick>,
        options: &mut Vec<usize>,
        tries: &mut usize,
    ) -> bool {
        if wanted.is_empty() {
            return self.can_end(&*duel, options);
        }
        if duel.pending() != self.asked || *tries == 0 {
            return false;
        }
        let like = |pick: Pick, wanted: Pick| {
            let source =
                matches!((pick, wanted), (Pick::Pay(one, a), Pick::Pay(other, b)) if one == other && a >> 4 == b >> 4);
            are_indistinguishable(&*duel, self.zones, pick, wanted) || self.lenient && source
        };
        for (option, &pick) in duel.options().iter().enumerate() {
            let exactly = wanted.iter().position(|&wanted| wanted == pick);
            let Some(at) = exactly.or_else(|| wanted.iter().position(|&wanted| like(pick, wanted))) else { continue };
            *tries = tries.saturating_sub(1);
            let mut next = duel.branch();
            next.pick(option);
            let taken = wanted.remove(at);
            options.push(option);
            if self.can_complete(next, wanted, options, tries) {
                return true;
            }
            options.pop();
            wanted.insert(at, taken);
        }
        false
    }

    /// Returns true if the selection is closed, or can be.
    fn can_end(&self, duel: &dyn AnyDuel, options: &mut Vec<usize>) -> bool {
        let open = duel.pending() == self.asked
            && (options.is_empty() || duel.selection().is_some_and(|selection| !selection.taken.is_empty()));
        let done = duel.options().iter().position(|&pick| open && pick == Pick::Done);
        options.extend(done);
        !open || done.is_some()
    }
}

/// A selection among cards that are set aside until it is closed.
#[derive(Clone, Copy, Debug)]
pub struct CardSelection {
    /// The player who selects.
    pub seat: Seat,
    /// The topic of the question.
    pub topic: Topic,
    /// The rule that asks.
    pub rule: Rule,
    /// The index in `set_aside` of the first card of this selection.
    pub start: usize,
    /// The number of cards that must be taken.
    pub least: usize,
    /// The number of cards that can be taken.
    pub most: usize,
}

/// The entry of a card set aside for a selection.
pub fn set_aside_card(slot: Slot) -> SetAside {
    SetAside { slot, colour: 0, part: 0, units: 0, sort: 0 }
}

impl<B: RuleBook> Cx<'_, B> {
    /// Returns true if everything addable is listed, not just the canonical continuations.
    #[inline]
    pub fn lists_all_addable(&self) -> bool {
        self.scratch.lists_all_addable
    }

    /// Returns true if a begun selection waits for [`Pick::Done`], though no canonical continuation is left.
    #[inline]
    pub fn stays_open(&self) -> bool {
        self.scratch.stays_open || self.scratch.lists_all_addable
    }

    /// Returns true if the answer removes its pick from the selection.
    #[inline]
    pub fn is_deselecting(&self) -> bool {
        self.scratch.deselects
    }

    /// The pending question as a selection, if it asks for several.
    pub(crate) fn selection(&mut self) -> Option<Selection> {
        self.state.pending_question?;
        self.list_all_addable(|_| ());
        let mut selection = self.scratch.selection.take()?;
        selection.may_end = self.scratch.options.contains(&Pick::Done);
        let more = self.scratch.options.iter().copied().filter(|&pick| pick != Pick::Done);
        (selection.currency_actions, selection.addable) = more.partition(|&pick| makes_currency(pick));
        selection.due = self.outstanding();
        Some(selection)
    }

    /// Describes the selection that the step is about to ask for, if everything addable is listed.
    pub fn describe_selection(&mut self, least: i32, most: i32, taken: impl IntoIterator<Item = Pick>) {
        if self.scratch.lists_all_addable {
            let taken = taken.into_iter().collect();
            self.scratch.selection = Some(Selection { taken, least, most, ..Selection::default() });
        }
    }

    /// Offers the picks that can be added to a selection; returns true if it may end with those taken.
    ///
    /// `begun` holds if something is taken. `list` offers everything addable if handed `true`, otherwise the canonical
    /// continuations, and returns true if the selection may end. A selection made out of order is completed out of
    /// order: if it has no canonical continuation and may not end, everything addable is offered.
    pub fn offer_addable(&mut self, begun: bool, mut list: impl FnMut(&mut Self, bool) -> bool) -> bool {
        let whole = self.lists_all_addable();
        let may_end = list(self, whole);
        if whole || may_end || !begun || !self.scratch.options.is_empty() {
            return may_end;
        }
        list(self, true)
    }

    /// Asks for the next card of a selection; returns `None` if it is closed, because no more can be taken.
    ///
    /// With `twins`, interchangeable cards are taken in the order in which they are listed.
    pub fn ask_card_selection(&mut self, listed: &[Slot], twins: bool, among: CardSelection) -> Option<Flow> {
        let CardSelection { seat, topic, rule, start, least, most } = among;
        let is_taken = |cx: &Self, slot: Slot| cx.state.set_aside[start..].iter().any(|spent| spent.slot == slot);
        let taken = self.state.set_aside.len() - start;
        let (least, most) = (least.min(listed.len()), most.min(listed.len()));
        let last = listed.iter().rposition(|&slot| taken > 0 && is_taken(self, slot));
        let first = last.map_or(0, |at| at + 1);
        let may_end = self.offer_addable(taken > 0, |cx, whole| {
            for at in if whole { 0 } else { first }..listed.len() {
                // True if an interchangeable card is listed before this one that is neither taken nor among the later
                // ones.
                let again = |at: usize, before: usize| {
                    let twin = |&slot: &Slot| cx.state.are_interchangeable(slot, listed[at]) && !is_taken(cx, slot);
                    twins && listed[..before].iter().any(twin)
                };
                let suffices = || {
                    let rest = (at + 1..listed.len()).filter(|&later| !again(later, at)).count();
                    taken + 1 + rest >= least
                };
                let open = if whole { !is_taken(cx, listed[at]) } else { !again(at, at) && suffices() };
                if taken < most && open {
                    cx.offer(Pick::Object(listed[at]));
                }
            }
            taken >= least
        });
        let closed = self.scratch.options.is_empty() && may_end;
        if closed && (taken == 0 || !self.stays_open()) {
            return None;
        }
        if may_end && (least < most || closed) {
            self.offer(Pick::Done);
        }
        if self.scratch.lists_all_addable {
            let taken: Vec<Pick> = self.state.set_aside[start..].iter().map(|spent| Pick::Object(spent.slot)).collect();
            self.describe_selection(least as i32, most as i32, taken);
        }
        Some(self.ask(seat, topic, rule))
    }

    /// Sets aside the card that the answer selects, or puts back the one it deselects; returns true if the answer
    /// closes the selection instead.
    pub fn take_selection_answer(&mut self, listed: &[Slot], start: usize) -> bool {
        match self.take_answer() {
            Pick::Object(slot) if self.is_deselecting() => {
                self.release(slot, start);
                false
            }
            Pick::Object(slot) => {
                self.set_aside_in_order(set_aside_card(slot), start, listed);
                false
            }
            _ => true,
        }
    }

    /// Puts back a card that was set aside.
    pub fn release(&mut self, slot: Slot, start: usize) {
        if let Some(at) = self.state.set_aside[start..].iter().position(|spent| spent.slot == slot) {
            self.state.set_aside.remove(start + at);
        }
    }

    /// Sets a card aside among the others, in the order in which they are listed.
    pub fn set_aside_in_order(&mut self, spent: SetAside, start: usize, listed: &[Slot]) {
        let place = |spent: &SetAside| listed.iter().position(|&slot| slot == spent.slot);
        let at = self.state.set_aside[start..].iter().position(|other| place(other) > place(&spent));
        let at = at.map_or(self.state.set_aside.len(), |at| start + at);
        self.state.set_aside.insert(at, spent);
    }
}

/// Adds a choice to a stack item, or removes it. The choices of its group stay in the order of their places; those
/// without a place were made by the other player and come first.
pub(crate) fn update_choices(
    item: &mut StackItem,
    choice: Choice,
    lets_go: bool,
    place: impl Fn(&Choice) -> Option<usize>,
) {
    if lets_go {
        let (object, group) = (choice.object, choice.group);
        item.choices.retain(|other| (other.object, other.group) != (object, group));
        return;
    }
    item.choices.push(choice);
    let first = item.choices.iter().position(|other| other.group == choice.group).unwrap_or(0);
    item.choices[first..].sort_by_key(place);
}
