//! What a card is, and how effects change that.

use crate::book::RuleBook;
use crate::book::point::ContinuousPoint;
use crate::card::ability::{Ability, Change};
use crate::card::amount::Condition;
use crate::card::characteristics::Characteristics;
use crate::card::pool::CardPool;
use crate::engine::context::Cx;
use crate::engine::scratch::Scratch;
use crate::ids::*;
use crate::state::object::Object;
use crate::state::query::{Reader, Scope};
use crate::state::stack_item::StackItem;

/// What a card is, and how effects change that.
pub trait Layering: Sized + 'static {
    /// Effects started by a resolving ability get their timestamps after the resolution, not as they start.
    const TIMESTAMP_AFTER_RESOLUTION: bool = false;
    /// The rule by which changing a number, or the traits of a class, does nothing to a card that has none. Without one
    /// a missing number counts as 0.
    const MISSING_NUMBER_UNCHANGED: Option<Rule> = None;
    /// The keywords that are abilities: an object that loses all abilities loses them. The others are icons, and stay.
    const ABILITY_KEYWORDS: Keywords;
    /// The layer in which counters change the numbers of their object, if they do; see [`Layering::counter_effect`].
    const COUNTERS_LAYER: Option<u8> = None;
    /// The numbers that are rounded up after all effects have been applied: to a multiple of how much, and by which
    /// rules.
    const ROUNDING: &'static [(Number, i32, &'static [Rule])] = &[];
    /// An object that loses its text also loses the abilities it was granted before.
    const LOSING_TEXT_LOSES_GRANTED: bool = false;

    /// Returns the rule by which an ability sets the printed number, which other effects then change.
    fn set_number_rule(_ability: &Ability) -> Rule {
        Rule::UNNUMBERED
    }
    /// Returns the places with this relation to a place, as a player counts them; `related` are those of the zone's
    /// table.
    fn related_places(_scratch: &Scratch, _relation: Relation, _place: u8, related: u32) -> u32 {
        related
    }
    /// Returns the rule by which effects can make this change.
    fn change_rule(_change: &Change) -> Rule {
        Rule::UNNUMBERED
    }
    /// Returns the further rule by which setting kinds, traits, colours or a number replaces what the object had of
    /// them.
    fn becoming_rule(_change: &Change) -> Rule {
        Rule::UNNUMBERED
    }
    /// Returns the characteristics of a card that lies face down in a zone in play.
    fn face_down(_zone: Zone) -> Characteristics {
        Characteristics::face_down()
    }
    /// Returns true if an object has text: abilities printed on it, granted abilities, or ability keywords.
    fn has_text(pool: &CardPool, _scratch: &Scratch, characteristics: &Characteristics, object: &Object) -> bool {
        !pool.card(object.card).abilities.is_empty()
            || characteristics.has_granted_ability(pool)
            || characteristics.keywords.0 & Self::ABILITY_KEYWORDS.0 != 0
    }
    /// Returns the layer in which a change applies; lower layers apply first.
    fn layer(change: &Change) -> u8;
    /// Returns the rule by which a change applies in its layer.
    fn layer_rule(_change: &Change) -> Rule {
        Rule::UNNUMBERED
    }
    /// Returns the number that each counter of this kind changes on its object, and by how much.
    fn counter_effect(_pool: &CardPool, _counter: Counter) -> Option<(Number, i32)> {
        None
    }
    /// Returns true if a change that a resolution makes in a zone affects only the objects that it affected then.
    fn locks_affected_set(change: &Change, zone: Zone) -> bool;
    /// Returns true if an ability's changes apply first in their layer. `own`: it changes its own source; by default
    /// those come first if a rule says so.
    fn applies_first(_ability: &Ability, own: bool) -> bool
    where
        Self: RuleBook,
    {
        own && Self::rule(ContinuousPoint::OwnSourceFirst) != Rule::UNNUMBERED
    }
    /// Returns true if an ability defines what its card is, so that it applies even if the card loses its abilities.
    fn is_defining(_ability: &Ability) -> bool {
        false
    }
    /// Returns the class of words to which a trait belongs.
    fn trait_class(_pool: &CardPool, _word: Trait) -> u8 {
        0
    }
    /// Called when a resolution has started continuous effects: those with index `from` and higher.
    fn on_effects_started(_cx: &mut Cx<Self>, _from: usize) {}
    /// Returns the earlier answer to the condition for having an ability, if that was settled before and still counts.
    fn judged_before(_read: &Reader<Self>, _scope: &Scope, _present: &Condition) -> Option<bool> {
        None
    }
    /// Returns true if an ability that asks what is between objects counts its own source as one, where it last was.
    fn counts_itself_between(_pool: &CardPool, _item: &StackItem) -> bool {
        false
    }
}
