//! Warp (F 15.2.7).

use crate::Crystal;
use crate::book::Context;
use crate::edition::{Edition, Obeys};
use crate::playing::{WARP, in_main_phase};
use crate::rules::cite;
use crate::words::{label, verb, zone};
use duel::book::rule_sets::{KeywordRules, PlayRules};
use duel::card::ability::{Ability, Cost, End, EventPattern, Form, Op, Trigger};
use duel::card::amount::{Amount, Condition, What};
use duel::card::filter::{Cmp, Filter, Whose};
use duel::engine::question::Pick;
use duel::engine::refusal::{Decide, Verdict};
use duel::event::{Cause, Happening};
use duel::ids::{Counter, Seat, Zones};
use duel::need;
use duel::state::object::Slot;
use duel::state::stack_item::{NO_ABILITY, StackItem};

/// The counters on a card that warps.
pub const COUNTER: &str = "Warp";

const HAND: Zones = Zones::of(&[zone::HAND]);
const REMOVED: Zones = Zones::of(&[zone::REMOVED]);

impl<E: Edition> Crystal<E> {
    /// The rules on paying for Warp (F 15.2.7.3).
    pub(crate) const WARP: &'static PlayRules =
        &PlayRules { pay: cite!(f "15.2.7.3").of::<E>(), ..PlayRules::UNNUMBERED };

    /// A Warp counter comes off a removed card as its owner's main phase 1 begins (F 15.2.7.1.2, 15.2.7.4).
    ///
    /// Without counters nothing triggers (F 15.2.7.5.2).
    const COUNTING: &'static KeywordRules = &KeywordRules {
        works: cite!(f "15.2.7.1.2").of::<E>(),
        event: cite!(f "15.2.7.4").of::<E>(),
        unmet: cite!(f "15.2.7.5.2").of::<E>(),
    };

    /// While the card is removed (F 15.2.7.1.2), it is put onto the field when its last Warp counter is removed (F
    /// 15.2.7.5).
    const ARRIVING: &'static KeywordRules = &KeywordRules {
        works: cite!(f "15.2.7.1.2").of::<E>(),
        event: cite!(f "15.2.7.5").of::<E>(),
        ..KeywordRules::UNNUMBERED
    };
}

/// The three abilities that Warp stands for (F 15.2.7.1).
///
/// One works in hand and removes the card with its counters on it; two work while it is removed and count it back.
pub fn abilities(counters: u8, cost: Cost, counter: Counter) -> [Ability; 3] {
    let put = |amount: i32| vec![Op::PutCounters { what: What::This, counter, amount: Amount::Fixed(amount) }];
    let auto = |on: EventPattern, subject: Filter| {
        let trigger = Trigger { on, subject, counterpart: None };
        Ability::new(Form::Triggered(trigger), label::AUTO, REMOVED)
    };
    let mut leaving = Ability::new(Form::Activated, label::WARP, HAND);
    leaving.cost = cost;
    leaving.body.ops = put(counters.into());
    let yours = Filter { whose: Whose::Yours, ..Filter::any() };
    let mut counting = auto(EventPattern::Deed(verb::BEGIN_MAIN_1), yours);
    let on_it = Amount::CountersOn(Box::new(What::This), counter);
    counting.condition = Some(Condition::Compare(on_it, Cmp::AtLeast, Amount::Fixed(1)));
    counting.body.ops = put(-1);
    let mut arriving = auto(EventPattern::Counters { counter, last: true }, Filter::this());
    let (what, to, verb) = (What::This, zone::FIELD, verb::PLAY);
    arriving.body.ops = vec![Op::Move { what, to, end: End::Top, verb, turned: None, control: None }];
    [leaving, counting, arriving]
}

/// The number and the kind of the counters that the ability in hand puts on its card.
pub fn counters(ability: &Ability) -> Option<(u8, Counter)> {
    match ability.body.ops.as_slice() {
        [Op::PutCounters { counter, amount: Amount::Fixed(n), .. }] if ability.label == label::WARP => {
            (*n).try_into().ok().map(|n| (n, *counter))
        }
        _ => None,
    }
}

/// The stack item is a card that its Warp removes.
pub(crate) fn is_leaving<E: Edition>(cx: &Context<E>, item: &StackItem) -> bool {
    item.ability != NO_ABILITY && cx.pool.ability(item.ability).label == label::WARP
}

/// The rules by which an ability triggers, if it is one of Warp's.
pub(crate) fn keyword_rules<E: Edition>(ability: &Ability) -> Option<&'static KeywordRules> {
    match &ability.form {
        Form::Triggered(Trigger { on: EventPattern::Deed(verb::BEGIN_MAIN_1), .. }) if ability.works_in == REMOVED => {
            Some(Crystal::<E>::COUNTING)
        }
        Form::Triggered(Trigger { on: EventPattern::Counters { last: true, .. }, .. })
            if ability.works_in == REMOVED =>
        {
            Some(Crystal::<E>::ARRIVING)
        }
        _ => None,
    }
}

/// A card that Warp would put onto the field, but that may not be there, stays removed (F 15.2.7.5.1, reading F13).
pub(crate) fn stays_removed<E: Edition>(cx: &Context<E>) -> bool {
    let arrives = |item: &StackItem| {
        item.ability != NO_ABILITY
            && keyword_rules::<E>(cx.pool.ability(item.ability))
                .is_some_and(|cites| cites.event == Crystal::<E>::ARRIVING.event)
    };
    !cx.state.resolving.last().is_some_and(arrives) || cx.obeys(cite!(f "15.2.7.5.1"))
}

/// The turn player has priority in a main phase, with the stack empty (F 15.2.7.3).
fn is_time<E: Edition>(cx: &Context<E>, seat: Seat) -> bool {
    in_main_phase(cx) && seat == cx.state.turn.player && cx.state.live_stack().is_empty()
}

fn item<E: Edition>(cx: &Context<E>, seat: Seat, slot: Slot, index: u8) -> Option<StackItem> {
    let ability = cx.state.ability_at(cx.pool, slot, index)?;
    let item = StackItem { card: Some(slot), ..StackItem::new(ability, cx.state.object_ref(slot), seat) };
    is_leaving(cx, &item).then_some(item)
}

/// Offers the cards in hand that can be removed by their Warp.
pub(crate) fn offer<E: Edition>(cx: &mut Context<E>, seat: Seat) {
    if !is_time(cx, seat) {
        return;
    }
    for i in 0..cx.state.cards(zone::HAND, seat).len() {
        let hand = cx.state.cards(zone::HAND, seat);
        let (slot, card) = (hand[i], cx.state.object(hand[i]).card);
        let printed = cx.pool.card(card);
        if !printed.usable_zones.has(zone::HAND) || cx.state.has_interchangeable(&hand[..i], slot) {
            continue;
        }
        for index in 0..printed.abilities.len() as u8 {
            if item(cx, seat, slot, index).is_none() {
                continue;
            }
            let mut verdict = Decide::default();
            check(cx, seat, slot, index, &mut verdict);
            if verdict.is_allowed() {
                cx.offer(Pick::Act(WARP, slot, index));
            }
        }
    }
}

/// A card in hand (F 15.2.7.1.1) can be removed with its counters, if its player can pay for that at this time (F
/// 15.2.7.3).
pub(crate) fn check<E: Edition, V: Verdict>(cx: &mut Context<E>, seat: Seat, slot: Slot, index: u8, verdict: &mut V) {
    let it = Some(slot);
    let object = cx.state.object(slot);
    need!(verdict, object.zone == zone::HAND && object.owner == seat, cite!(f "15.2.7.1.1").of::<E>(), it);
    need!(verdict, is_time(cx, seat), cite!(f "15.2.7.3").of::<E>(), it);
    need!(verdict, !cx.is_forbidden(verb::REMOVE, slot, None), cite!("2.2").of::<E>(), it);
    let payable = item(cx, seat, slot, index).is_some_and(|item| cx.can_pay(&item));
    need!(verdict, payable, cite!(f "15.2.7.3").of::<E>(), it);
}

/// Reveals a card that its Warp removes; then it is paid for. May begin a procedure.
pub(crate) fn begin<E: Edition>(cx: &mut Context<E>, seat: Seat, slot: Slot, index: u8) {
    let Some(item) = item(cx, seat, slot, index) else { return };
    cx.obeys(cite!(f "15.2.7.1.1"));
    let cause = Cause { seat: Some(seat), ..Cause::rule(Crystal::<E>::WARP.pay) };
    cx.happen(Happening::Reveal { slot, seats: 3 }, verb::PUT, cause);
    cx.play(item);
}

/// A card that is paid for is removed from the game with its counters on it; it was never on the stack (F 15.2.7.3).
pub(crate) fn leave<E: Edition>(cx: &mut Context<E>, item: &StackItem, slot: Slot) {
    cx.state.stack.pop();
    let cause = Cause { seat: Some(item.controller), ..Cause::rule(Crystal::<E>::WARP.pay) };
    let act = cx.move_to(slot, zone::REMOVED);
    cx.propose(act, verb::REMOVE, cause);
    if let Some((n, counter)) = counters(cx.pool.ability(item.ability)) {
        cx.propose(Happening::CardCounter { slot, counter, amount: n.into() }, verb::PUT, cause);
    }
}
