//! Warp (F 15.2.7).

use crate::Crystal;
use crate::book::Context;
use crate::edition::{Edition, Obeys};
use crate::playing::{WARP, in_main_phase};
use crate::rules::cite;
use crate::words::{label, verb, zone};
use duel::ability::{Ability, Cost, End, Form, On, Op, Trigger};
use duel::amount::{Amount, Condition, What};
use duel::cites::{KeywordCites, PlayCites};
use duel::event::{Act, Cause};
use duel::filter::{Cmp, Filter, Whose};
use duel::item::{Item, NO_ABILITY};
use duel::need;
use duel::object::Slot;
use duel::question::Pick;
use duel::refusal::{Decide, Verdict};
use duel::words::{Counter, Seat, Zones};

/// The counters on a card that warps.
pub const COUNTER: &str = "Warp";

const HAND: Zones = Zones::of(&[zone::HAND]);
const REMOVED: Zones = Zones::of(&[zone::REMOVED]);

impl<E: Edition> Crystal<E> {
    /// Paying for it (F 15.2.7.3).
    pub(crate) const WARP: &'static PlayCites =
        &PlayCites { pay: cite!(f "15.2.7.3").of::<E>(), ..PlayCites::UNNUMBERED };

    /// While it is removed with Warp counters on it (F 15.2.7.1.2), one comes off as your first main phase begins
    /// (F 15.2.7.4); without counters nothing triggers again (F 15.2.7.5.2).
    const COUNTING: &'static KeywordCites = &KeywordCites {
        works: cite!(f "15.2.7.1.2").of::<E>(),
        event: cite!(f "15.2.7.4").of::<E>(),
        unmet: cite!(f "15.2.7.5.2").of::<E>(),
    };

    /// While it is removed (F 15.2.7.1.2), it is put onto the field when the last Warp counter is removed (F 15.2.7.5).
    const ARRIVING: &'static KeywordCites = &KeywordCites {
        works: cite!(f "15.2.7.1.2").of::<E>(),
        event: cite!(f "15.2.7.5").of::<E>(),
        ..KeywordCites::UNNUMBERED
    };
}

/// The three abilities that Warp stands for (F 15.2.7.1): one works in hand and removes the card with so many counters,
/// two work while it is removed and count it back.
pub fn abilities(counters: u8, cost: Cost, counter: Counter) -> [Ability; 3] {
    let put = |amount: i32| vec![Op::Count { what: What::This, counter, amount: Amount::Fixed(amount) }];
    let auto = |on: On, subject: Filter| {
        let trigger = Trigger { on, subject, counterpart: None };
        Ability::new(Form::Triggered(trigger), label::AUTO, REMOVED)
    };
    let mut leaving = Ability::new(Form::Activated, label::WARP, HAND);
    leaving.cost = cost;
    leaving.body.ops = put(counters.into());
    let yours = Filter { whose: Whose::Yours, ..Filter::any() };
    let mut counting = auto(On::Deed(verb::BEGIN_MAIN_1), yours);
    let on_it = Amount::On(Box::new(What::This), counter);
    counting.condition = Some(Condition::Compare(on_it, Cmp::AtLeast, Amount::Fixed(1)));
    counting.body.ops = put(-1);
    let mut arriving = auto(On::Count { counter, last: true }, Filter::this());
    let (what, to, verb) = (What::This, zone::FIELD, verb::PLAY);
    arriving.body.ops = vec![Op::Move { what, to, end: End::Top, verb, turned: None, control: None }];
    [leaving, counting, arriving]
}

/// How many counters the ability that works in hand puts on its card, and which.
pub fn counters(ability: &Ability) -> Option<(u8, Counter)> {
    match ability.body.ops.as_slice() {
        [Op::Count { counter, amount: Amount::Fixed(n), .. }] if ability.label == label::WARP => {
            (*n).try_into().ok().map(|n| (n, *counter))
        }
        _ => None,
    }
}

/// Whether an item is a card on its way out by its Warp.
pub(crate) fn is_leaving<E: Edition>(cx: &Context<E>, item: &Item) -> bool {
    item.ability != NO_ABILITY && cx.pool.ability(item.ability).label == label::WARP
}

/// The rules on which the triggering of an ability rests, if it is one of Warp's.
pub(crate) fn keyword_cites<E: Edition>(ability: &Ability) -> Option<&'static KeywordCites> {
    match &ability.form {
        Form::Triggered(Trigger { on: On::Deed(verb::BEGIN_MAIN_1), .. }) if ability.works == REMOVED => {
            Some(Crystal::<E>::COUNTING)
        }
        Form::Triggered(Trigger { on: On::Count { last: true, .. }, .. }) if ability.works == REMOVED => {
            Some(Crystal::<E>::ARRIVING)
        }
        _ => None,
    }
}

/// A card that Warp would put onto the field, where it may not be, stays removed (F 15.2.7.5.1, reading F13).
pub(crate) fn stays_removed<E: Edition>(cx: &Context<E>) -> bool {
    let arrives = |item: &Item| {
        item.ability != NO_ABILITY
            && keyword_cites::<E>(cx.pool.ability(item.ability))
                .is_some_and(|cites| cites.event == Crystal::<E>::ARRIVING.event)
    };
    !cx.s.running.last().is_some_and(arrives) || cx.obeys(cite!(f "15.2.7.5.1"))
}

/// The turn player with priority in a main phase, with the stack empty (F 15.2.7.3).
fn is_time<E: Edition>(cx: &Context<E>, seat: Seat) -> bool {
    in_main_phase(cx) && seat == cx.s.turn.player && cx.s.live_stack().is_empty()
}

fn item<E: Edition>(cx: &Context<E>, seat: Seat, slot: Slot, index: u8) -> Option<Item> {
    let ability = cx.s.ability_at(cx.pool, slot, index)?;
    let item = Item { card: Some(slot), ..Item::new(ability, cx.s.refer(slot), seat) };
    is_leaving(cx, &item).then_some(item)
}

/// Offers the cards in hand that can be removed by their Warp.
pub(crate) fn offer<E: Edition>(cx: &mut Context<E>, seat: Seat) {
    if !is_time(cx, seat) {
        return;
    }
    for i in 0..cx.s.cards(zone::HAND, seat).len() {
        let hand = cx.s.cards(zone::HAND, seat);
        let (slot, card) = (hand[i], cx.s.object(hand[i]).card);
        let printed = cx.pool.card(card);
        if !printed.usable.has(zone::HAND) || hand[..i].iter().any(|&s| cx.s.object(s).card == card) {
            continue;
        }
        for index in 0..printed.abilities.len() as u8 {
            if item(cx, seat, slot, index).is_none() {
                continue;
            }
            let mut verdict = Decide::default();
            check(cx, seat, slot, index, &mut verdict);
            if verdict.allowed() {
                cx.offer(Pick::Act(WARP, slot, index));
            }
        }
    }
}

/// A card in hand (F 15.2.7.1.1) can be removed with its counters by who can pay for that, at the time (F 15.2.7.3).
pub(crate) fn check<E: Edition, V: Verdict>(cx: &mut Context<E>, seat: Seat, slot: Slot, index: u8, verdict: &mut V) {
    let it = Some(slot);
    let object = cx.s.object(slot);
    need!(verdict, object.zone == zone::HAND && object.owner == seat, cite!(f "15.2.7.1.1").of::<E>(), it);
    need!(verdict, is_time(cx, seat), cite!(f "15.2.7.3").of::<E>(), it);
    need!(verdict, !cx.forbidden(verb::REMOVE, slot, None), cite!("2.2").of::<E>(), it);
    let payable = item(cx, seat, slot, index).is_some_and(|item| cx.can_pay(&item));
    need!(verdict, payable, cite!(f "15.2.7.3").of::<E>(), it);
}

/// Shows a card that is to be removed by its Warp; then it is paid for.
pub(crate) fn begin<E: Edition>(cx: &mut Context<E>, seat: Seat, slot: Slot, index: u8) {
    let Some(item) = item(cx, seat, slot, index) else { return };
    cx.obeys(cite!(f "15.2.7.1.1"));
    let cause = Cause { seat: Some(seat), ..Cause::rule(Crystal::<E>::WARP.pay) };
    cx.happen(Act::Show { slot, seats: 3 }, verb::PUT, cause);
    cx.play(item);
}

/// What is paid for is removed from the game with its counters on it; it never was on the stack (F 15.2.7.3).
pub(crate) fn leave<E: Edition>(cx: &mut Context<E>, item: &Item, slot: Slot) {
    cx.s.stack.pop();
    let cause = Cause { seat: Some(item.controller), ..Cause::rule(Crystal::<E>::WARP.pay) };
    let act = cx.move_to(slot, zone::REMOVED);
    cx.propose(act, verb::REMOVE, cause);
    if let Some((n, counter)) = counters(cx.pool.ability(item.ability)) {
        cx.propose(Act::Count { slot, counter, amount: n.into() }, verb::PUT, cause);
    }
}
