//! On which rules a reading rests. Asked only while rules are traced: nothing here decides anything in play.

use crate::book::RuleBook;
use crate::card::ability::{Ability, Op};
use crate::card::amount::Condition;
use crate::card::characteristics::Characteristics;
use crate::card::filter::Filter;
use crate::card::pool::CardPool;
use crate::engine::context::Cx;
use crate::engine::scratch::Scratch;
use crate::ids::*;
use crate::state::object::{Object, ObjectRef, Slot};
use crate::state::stack_item::StackItem;

/// On which rules a reading rests. Asked only while rules are traced: nothing here decides anything in play.
pub trait Probing: Sized + 'static {
    /// Returns true if a static ability of this player's card applies, given that its condition holds. Asked only while
    /// rules are traced: the answer cites the rules that say so.
    fn static_applies(cx: &Cx<Self>, _you: Seat, condition: &Condition) -> bool
    where
        Self: RuleBook,
    {
        cx.cite(Self::condition_rule(condition))
    }
    /// Returns the modes that are carried out, bit n for mode n: those that were selected. Asked only while rules are
    /// traced.
    fn modes_carried_out(_cx: &Cx<Self>, item: &StackItem) -> u16 {
        item.modes
    }
    /// Returns true if an operation of an effect is carried out. Asked only while rules are traced: the answer cites
    /// the rules on that kind of ability.
    fn carries_out_operation(_cx: &Cx<Self>, _item: &StackItem, _op: &Op) -> bool {
        true
    }
    /// Leaves in `reached` only the objects that a static ability affects by the rules on its kind. Asked only while
    /// rules are traced.
    fn narrow_static_reach(_cx: &Cx<Self>, _ability: &Ability, _source: ObjectRef, _reached: &mut Vec<Slot>) {}
    /// Returns true if the rules on tokens that effects create allow one of this card. Asked only while rules are
    /// traced.
    fn token_can_exist(_cx: &Cx<Self>, _card: CardId) -> bool {
        true
    }
    /// Returns the zones in which an effect means the cards that it describes, or counts if `counted`: those it names
    /// or implies. Asked only while rules are traced: without the rules that say so there are more.
    fn zones_meant(_scratch: &Scratch, filter: &Filter, _counted: bool) -> Zones {
        filter.zones
    }
    /// Returns true if an object that fits a description is meant by it, by the rules on descriptions. Asked only while
    /// rules are traced.
    fn fits_description(_pool: &CardPool, _scratch: &Scratch, _filter: &Filter, _profile: &Characteristics) -> bool {
        true
    }
    /// Returns true if rule processes that are due interrupt a resolution. Asked only while rules are traced: a book in
    /// which they wait cites the rule that says so.
    fn processes_interrupt(_cx: &Cx<Self>) -> bool {
        false
    }
    /// Returns true if a player can gain control of a card in play by an effect. Asked only while rules are traced: a
    /// book that never forbids it cites the rule that says so.
    fn can_gain_control(_cx: &Cx<Self>, _slot: Slot, _seat: Seat) -> bool {
        true
    }
    /// Returns true if an object with a trait counts among those that have it. Asked only while rules are traced.
    fn counts_trait(_pool: &CardPool, _scratch: &Scratch, _profile: &Characteristics, _word: Trait) -> bool {
        true
    }
    /// Returns true if an object with these keywords counts among those that have them. Asked only while rules are
    /// traced.
    fn counts_keywords(_pool: &CardPool, _scratch: &Scratch, _object: &Object, _keywords: Keywords) -> bool {
        true
    }
}
