//! Selections: several things are taken in any order, and let go again, until the selection is closed.
//!
//! What is taken stands in the state, sorted as it lies, so a position does not tell in which order it was taken. A
//! step that asks for a selection lists one of two things. Programs that enumerate get the *canonical continuations*:
//! what lies behind everything taken so far and can still be completed from there, so that no two paths lead to the
//! same selection; a selection without any is closed at once. Who takes one by one gets *the whole*: everything that
//! can be added, in whatever order; such a selection stays open until its end is said.

use crate::book::RuleBook;
use crate::cx::Cx;
use crate::duel::AnyDuel;
use crate::frame::Flow;
use crate::item::{Choice, Item};
use crate::object::Slot;
use crate::pay::makes_currency;
use crate::payment::Due;
use crate::question::{Pending, Pick, Topic};
use crate::state::Spent;
use crate::words::{Rule, Seat};
use crate::zone::{Sight, ZoneSpec};

/// What the pending question comes to, if it asks for several.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    /// What is taken; all of it can be let go again.
    pub taken: Vec<Pick>,
    /// What can be added.
    pub addable: Vec<Pick>,
    /// What can be done meanwhile and not be let go again: currency is made to pay with.
    pub deeds: Vec<Pick>,
    /// How many have to be taken.
    pub least: i32,
    /// How many can be.
    pub most: i32,
    /// Whether it may end with what is taken.
    pub may_end: bool,
    /// What is still owed, if it is a payment of currency.
    pub due: Option<Due>,
}

impl Selection {
    /// Whether more than one answer belongs to it: several can be taken, or a price is paid.
    pub fn is_several(&self) -> bool {
        self.most > 1 || self.due.is_some() || !self.taken.is_empty()
    }

    /// What can be done or added, of cards that the player who is asked cannot tell apart one.
    pub fn told_apart(&self, duel: &dyn AnyDuel, zones: &[ZoneSpec]) -> Vec<Pick> {
        let mut apart: Vec<Pick> = Vec::new();
        for &pick in self.deeds.iter().chain(&self.addable) {
            if !apart.iter().any(|&other| are_alike(duel, zones, pick, other)) {
                apart.push(pick);
            }
        }
        apart
    }
}

/// Whether two picks are of cards of one name in a zone in which nobody tells those apart.
fn are_alike(duel: &dyn AnyDuel, zones: &[ZoneSpec], one: Pick, other: Pick) -> bool {
    let (one, other) = match (one, other) {
        (Pick::Object(one), Pick::Object(other)) => (one, other),
        (Pick::Pay(one, code), Pick::Pay(other, same)) if code == same => (one, other),
        _ => return false,
    };
    if one == other || one == Slot::NONE || other == Slot::NONE {
        return one == other;
    }
    let (a, b) = (duel.state().object(one), duel.state().object(other));
    let Pending::Question(question) = duel.pending() else { return false };
    let known = (a.known & b.known) >> question.seat.0 & 1 == 1;
    let hidden = zones[a.zone.index()].sight != Sight::Public;
    hidden && known && (a.zone, a.side, a.card) == (b.zone, b.side, b.card)
}

/// The options by which a program would make this selection, from a duel that asks for it and has taken nothing yet, or
/// what must be taken: by their places in the lists of options, one after the other.
pub fn canonical(start: &dyn AnyDuel, zones: &[ZoneSpec], wanted: &[Pick]) -> Option<Vec<usize>> {
    let asked = start.pending();
    let mut wanted = wanted.to_vec();
    for taken in start.selection().map_or(Vec::new(), |selection| selection.taken) {
        let at = wanted.iter().position(|&wanted| wanted == taken)?;
        wanted.remove(at);
    }
    // A colour that is not asked for stands for any other, if it must.
    let mut tries = TRIES;
    (0..2).find_map(|way| {
        let mut options = Vec::new();
        let way = Way { asked, zones, lenient: way > 0 };
        way.leads_on(start.branch(), &mut wanted.clone(), &mut options, &mut tries).then_some(options)
    })
}

/// How many steps are tried on the way to a selection.
const TRIES: usize = 1000;

/// A way to make a selection by its canonical continuations.
struct Way<'z> {
    asked: Pending,
    zones: &'z [ZoneSpec],
    /// Whether a source may pay in another colour.
    lenient: bool,
}

impl Way<'_> {
    /// Whether what is wanted can be taken from here; by which options is noted.
    fn leads_on(
        &self,
        duel: Box<dyn AnyDuel>,
        wanted: &mut Vec<Pick>,
        options: &mut Vec<usize>,
        tries: &mut usize,
    ) -> bool {
        if wanted.is_empty() {
            return self.ends(&*duel, options);
        }
        if duel.pending() != self.asked || *tries == 0 {
            return false;
        }
        let like = |pick: Pick, wanted: Pick| {
            let source =
                matches!((pick, wanted), (Pick::Pay(one, a), Pick::Pay(other, b)) if one == other && a >> 4 == b >> 4);
            are_alike(&*duel, self.zones, pick, wanted) || self.lenient && source
        };
        for (option, &pick) in duel.options().iter().enumerate() {
            let exactly = wanted.iter().position(|&wanted| wanted == pick);
            let Some(at) = exactly.or_else(|| wanted.iter().position(|&wanted| like(pick, wanted))) else { continue };
            *tries = tries.saturating_sub(1);
            let mut next = duel.branch();
            next.pick(option);
            let taken = wanted.remove(at);
            options.push(option);
            if self.leads_on(next, wanted, options, tries) {
                return true;
            }
            options.pop();
            wanted.insert(at, taken);
        }
        false
    }

    /// Whether the selection is closed, or can be.
    fn ends(&self, duel: &dyn AnyDuel, options: &mut Vec<usize>) -> bool {
        let open = duel.pending() == self.asked
            && (options.is_empty() || duel.selection().is_some_and(|selection| !selection.taken.is_empty()));
        let done = duel.options().iter().position(|&pick| open && pick == Pick::Done);
        options.extend(done);
        !open || done.is_some()
    }
}

/// A selection among cards that are set aside until it is closed.
#[derive(Clone, Copy, Debug)]
pub struct Among {
    /// Who takes them.
    pub seat: Seat,
    /// What the question is about.
    pub topic: Topic,
    /// The rule that asks.
    pub rule: Rule,
    /// Where those begin that are set aside for it.
    pub start: usize,
    /// How many have to be taken.
    pub least: usize,
    /// How many can be.
    pub most: usize,
}

/// A card that is set aside for a selection.
pub fn aside(slot: Slot) -> Spent {
    Spent { slot, colour: 0, part: 0, units: 0, sort: 0 }
}

impl<B: RuleBook> Cx<'_, B> {
    /// Whether everything that can be added is listed, rather than the canonical continuations.
    #[inline]
    pub fn lists_whole(&self) -> bool {
        self.t.whole
    }

    /// Whether a selection of which something is taken waits for its end to be said, though nothing canonical is left to
    /// add.
    #[inline]
    pub fn stays_open(&self) -> bool {
        self.t.stays_open || self.t.whole
    }

    /// Whether the answer lets go of what it names.
    #[inline]
    pub fn lets_go(&self) -> bool {
        self.t.lets_go
    }

    /// What the pending question comes to, if it asks for several.
    pub(crate) fn selection(&mut self) -> Option<Selection> {
        self.s.asked?;
        self.list_whole(|_| ());
        let mut selection = self.t.selection.take()?;
        selection.may_end = self.t.options.contains(&Pick::Done);
        let more = self.t.options.iter().copied().filter(|&pick| pick != Pick::Done);
        (selection.deeds, selection.addable) = more.partition(|&pick| makes_currency(pick));
        selection.due = self.outstanding();
        Some(selection)
    }

    /// Describes the selection that the step is about to ask for, if someone wants to know.
    pub fn describe(&mut self, least: i32, most: i32, taken: impl IntoIterator<Item = Pick>) {
        if self.t.whole {
            let taken = taken.into_iter().collect();
            self.t.selection = Some(Selection { taken, least, most, ..Selection::default() });
        }
    }

    /// Asks which card is taken next, in the order in which they are listed; with `twins`, of cards that are alike the
    /// first is taken first. Returns nothing if the selection is closed: no more can be taken.
    pub fn ask_among(&mut self, listed: &[Slot], twins: bool, among: Among) -> Option<Flow> {
        let Among { seat, topic, rule, start, least, most } = among;
        let is_taken = |cx: &Self, slot: Slot| cx.s.spent[start..].iter().any(|spent| spent.slot == slot);
        let taken = self.s.spent.len() - start;
        let (least, most) = (least.min(listed.len()), most.min(listed.len()));
        let last = listed.iter().rposition(|&slot| taken > 0 && is_taken(self, slot));
        let first = last.map_or(0, |at| at + 1);
        let mut whole = self.t.whole;
        loop {
            for at in if whole { 0 } else { first }..listed.len() {
                // Whether of cards that are alike one comes before this that is neither taken nor among the later.
                let again = |at: usize, before: usize| {
                    let card = self.s.object(listed[at]).card;
                    let twin = |&slot: &Slot| self.s.object(slot).card == card && !is_taken(self, slot);
                    twins && listed[..before].iter().any(twin)
                };
                let suffices = || {
                    let rest = (at + 1..listed.len()).filter(|&later| !again(later, at)).count();
                    taken + 1 + rest >= least
                };
                let open = if whole { !is_taken(self, listed[at]) } else { !again(at, at) && suffices() };
                if taken < most && open {
                    self.offer(Pick::Object(listed[at]));
                }
            }
            let closed = self.t.options.is_empty() && taken >= least;
            if closed && (taken == 0 || !self.stays_open()) {
                return None;
            }
            if taken >= least && (least < most || closed) {
                self.offer(Pick::Done);
            }
            if !self.t.options.is_empty() {
                break;
            }
            // What was taken out of order is completed out of order.
            whole = true;
        }
        if self.t.whole {
            let taken: Vec<Pick> = self.s.spent[start..].iter().map(|spent| Pick::Object(spent.slot)).collect();
            self.describe(least as i32, most as i32, taken);
        }
        Some(self.ask(seat, topic, rule))
    }

    /// Sets aside the card that the answer takes, or puts back the one it lets go; returns whether the selection is
    /// closed instead.
    pub fn take_among(&mut self, listed: &[Slot], start: usize) -> bool {
        match self.answer() {
            Pick::Object(slot) if self.lets_go() => {
                self.release(slot, start);
                false
            }
            Pick::Object(slot) => {
                self.set_aside_in_order(aside(slot), start, listed);
                false
            }
            _ => true,
        }
    }

    /// Puts a card back that was set aside.
    pub fn release(&mut self, slot: Slot, start: usize) {
        if let Some(at) = self.s.spent[start..].iter().position(|spent| spent.slot == slot) {
            self.s.spent.remove(start + at);
        }
    }

    /// Sets a card aside among the others, in the order in which they are listed.
    pub fn set_aside_in_order(&mut self, spent: Spent, start: usize, listed: &[Slot]) {
        let place = |spent: &Spent| listed.iter().position(|&slot| slot == spent.slot);
        let at = self.s.spent[start..].iter().position(|other| place(other) > place(&spent));
        let at = at.map_or(self.s.spent.len(), |at| start + at);
        self.s.spent.insert(at, spent);
    }
}

/// Adds what was chosen to the choices of an item, or lets it go; those of its group stay in the order of their places.
/// What the group holds that has no place was chosen by someone else, and comes first.
pub(crate) fn choose(item: &mut Item, choice: Choice, lets_go: bool, place: impl Fn(&Choice) -> Option<usize>) {
    if lets_go {
        let (object, group) = (choice.object, choice.group);
        item.choices.retain(|other| (other.object, other.group) != (object, group));
        return;
    }
    item.choices.push(choice);
    let first = item.choices.iter().position(|other| other.group == choice.group).unwrap_or(0);
    item.choices[first..].sort_by_key(place);
}
