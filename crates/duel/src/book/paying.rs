//! What something costs.

use crate::book::RuleBook;
use crate::card::ability::{Ability, Cost, CostPart, Price};
use crate::card::characteristics::{Characteristics, Orientation};
use crate::card::pool::Card;
use crate::engine::context::Cx;
use crate::engine::scratch::Scratch;
use crate::engine::why_not::Lack;
use crate::ids::*;
use crate::state::object::{Object, Slot};
use crate::state::stack_item::StackItem;

/// What something costs.
pub trait Paying: Sized + 'static {
    /// Payment for the parts of a cost that are not currency is set aside before any target is chosen.
    const RESERVES_BEFORE_CHOOSING: bool = false;
    /// The parts of a cost are paid one after the other, in an order that the payer chooses, not at once.
    const PAYS_IN_ANY_ORDER: bool = false;
    /// The rule by which the parts of a cost are paid one after the other, as written, after the currency that the
    /// player holds.
    const PAYS_IN_ORDER: Option<Rule> = None;
    /// The cost of an item, with its extra costs, is settled after everything else about it has been chosen.
    const COST_SETTLED_AFTER_CHOICES: bool = false;
    /// Cost increases and reductions are summed separately and the increases applied first, even if the price is
    /// waived.
    const INCREASES_BEFORE_REDUCTIONS: bool = false;
    /// The most values of X in a row that may be unpayable before a payable one.
    const LARGEST_X_GAP: i32 = 0;
    /// The X announced for a card's price counts in the card's numbers while it is being played.
    const X_COUNTS_IN_NUMBERS: bool = false;
    /// The numbers of an object that affect what it costs to play it, or what it can pay.
    const PRICE_NUMBERS: Numbers = Numbers(!0);

    /// Writes the X announced for an object into its characteristics.
    fn apply_x(_scratch: &Scratch, _card: &Card, _object: &Object, _profile: &mut Characteristics) {}
    /// Returns true if the price of this item is X; [`price`](Self::price) then counts the X of the item.
    fn price_is_x(_cx: &Cx<Self>, _item: &StackItem) -> bool {
        false
    }
    /// Returns the price of playing this, in currency. Like [`mandatory_part`](Self::mandatory_part) and
    /// [`sources`](crate::book::Currency::sources), it depends only on the cards' characteristics, the player's own cards, what the
    /// player holds, and the book's notes.
    fn price(cx: &Cx<Self>, item: &StackItem) -> Price;
    /// Returns what is left to pay of a price, with its extra costs, after all increases and reductions.
    fn adjusted_price(_cx: &Cx<Self>, _item: &StackItem, price: Price) -> Price {
        price
    }
    /// Returns the cost part that a player may pay, as often as possible, to reduce the price of this, and the rule
    /// that says so. None if nothing can pay it.
    fn rebate(_cx: &Cx<Self>, _item: &StackItem) -> Option<(Rule, &'static CostPart)> {
        None
    }
    /// Returns the rule by which an ability lends its extra costs to other items; unnumbered for the usual one.
    fn lent_cost_rule(_ability: &Ability) -> Rule {
        Rule::UNNUMBERED
    }
    /// Returns how often the extra costs that an ability lends to other items can be taken on.
    fn extra_cost_times(_cx: &Cx<Self>, _ability: &Ability) -> u8 {
        1
    }
    /// Returns the item with everything its price depends on as it is now, where that is not fixed on announcement.
    fn with_current_price(_cx: &Cx<Self>, item: &StackItem) -> StackItem {
        *item
    }
    /// Returns the cost of the way in which this is played, if that adds parts to its own.
    fn cost_of_way<'a>(_cx: &Cx<'a, Self>, _item: &StackItem) -> Option<&'a Cost> {
        None
    }
    /// Returns how many units are taken off the price of this, extra costs included; its player says off which parts.
    fn reductions(_cx: &Cx<Self>, _item: &StackItem) -> u8 {
        0
    }
    /// Returns true if a card can be turned from one orientation to another to pay for this. `itself`: it is the
    /// source, not a card that the player picks.
    fn can_pay_by_turning(cx: &Cx<Self>, item: &StackItem, from: Orientation, to: Orientation, _itself: bool) -> bool
    where
        Self: RuleBook,
    {
        from != to || !cx.cite(Self::play_rules(cx, item).turned)
    }
    /// Returns true if a player can pay a part of the cost of this with a card: by default, one of their own.
    fn can_pay_with(cx: &Cx<Self>, item: &StackItem, _part: &CostPart, seat: Seat, slot: Slot) -> bool
    where
        Self: RuleBook,
    {
        cx.player_of(slot) == seat || !cx.cite(Self::play_rules(cx, item).own)
    }
    /// Returns the rule by which another player's card cannot pay a part of the cost of this.
    fn payer_owner_rule(cx: &Cx<Self>, item: &StackItem, _part: &CostPart, _slot: Slot) -> Rule
    where
        Self: RuleBook,
    {
        Self::play_rules(cx, item).own
    }
    /// Lists further cards that can pay a part of a cost, besides those that fit its description.
    fn extra_payers(_cx: &Cx<Self>, _item: &StackItem, _part: &CostPart, _seat: Seat, _out: &mut Vec<Slot>) {}
    /// Returns the cost part that the rules add to using this, if any.
    fn mandatory_part(_cx: &Cx<Self>, _item: &StackItem) -> Option<&'static CostPart> {
        None
    }
    /// Returns the rule, besides the general one, by which a cost cannot be paid for lack of this.
    fn unpaid_rule(cx: &Cx<Self>, item: &StackItem, lack: Lack) -> Rule
    where
        Self: RuleBook,
    {
        match lack {
            Lack::Turning { .. } => Self::play_rules(cx, item).turned,
            Lack::Units | Lack::Colour(_) | Lack::Counters | Lack::Held => Rule::UNNUMBERED,
        }
    }
    /// Returns the rule on paying for this.
    fn pay_rule(cx: &Cx<Self>, item: &StackItem) -> Rule
    where
        Self: RuleBook,
    {
        Self::play_rules(cx, item).pay
    }
    /// Returns the rules on picking and on spending currency.
    fn price_rules(cx: &Cx<Self>, item: &StackItem) -> [Rule; 2]
    where
        Self: RuleBook,
    {
        [Self::pay_rule(cx, item); 2]
    }
    /// Returns the rule on paying a part of the cost that is not currency, under this verb.
    fn part_rule(cx: &Cx<Self>, item: &StackItem, _verb: Verb) -> Rule
    where
        Self: RuleBook,
    {
        Self::pay_rule(cx, item)
    }
}
