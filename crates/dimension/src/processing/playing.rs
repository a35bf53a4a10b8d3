//! Part 4, chapter 7: playing spells and activating abilities.

use super::way::Way;
use super::{ability, cost, moving};
use crate::book::Context;
use crate::course::main_phase::Timing;
use crate::course::{main_phase, smash, turn};
use crate::definitions::places::SQUARES;
use crate::definitions::{card, kinds, plan, zones};
use crate::keywords::{formation, hush, linkage, muster, zone_effect};
use crate::principles::{CANNOT, TEXT_FIRST};
use crate::processing::{negation, resolution};
use crate::rules::cite;
use crate::words::{keyword, kind, phase, routine, verb, zone};
use crate::{Dimension0, numbers};
use duel::book::Playing;
use duel::book::rule_sets::PlayRules;
use duel::card::ability::Form;
use duel::engine::context::Look;
use duel::engine::question::{Pick, Topic};
use duel::engine::refusal::{Decide, Refusal, Verdict};
use duel::event::Cause;
use duel::ids::{Rule, Seat};
use duel::need;
use duel::state::object::Slot;
use duel::state::stack_item::{NO_ABILITY, StackItem};

/// Plays a card; the number is that of the way of playing it.
pub const PLAY: u8 = 0;
/// Activates an ability; the number is its place among the card's abilities.
pub const USE: u8 = 1;
/// Moves a unit (4-7-3).
pub const MOVE: u8 = 2;
/// Creates the plan zone (3-8-2-3).
pub const CREATE_PLAN: u8 = 3;
/// Renews the plan zone (3-8-2-4).
pub const RENEW_PLAN: u8 = 4;
/// Puts a card of the hand into the energy zone (3-7-1).
pub const CHARGE: u8 = 5;
/// Smashes with a unit (3-9-1).
pub const SMASH: u8 = 6;

/// The steps of playing a spell (4-7-2-1 to 4-7-2-9).
pub(crate) const SPELL: PlayRules = PlayRules {
    declare: cite!("4-7-2-1"),
    mode: cite!("4-7-2-2"),
    extra: cite!("4-7-2-3"),
    x: cite!("4-7-2-3"),
    unpaid_x: numbers::VARIABLE,
    refer: cite!("4-7-2-3"),
    choose: cite!("4-7-2-5"),
    text: card::ON_RESOLUTION,
    divide: cite!("4-7-2-6"),
    lock: cite!("4-7-2-7"),
    pay: cite!("4-7-2-8"),
    done: cite!("4-7-2-9"),
    ..PlayRules::UNNUMBERED
};

/// Activating an ability takes the same steps.
pub(crate) const ACTIVATING: PlayRules = SPELL;

/// The rules of playing the plan, which need not be awakened.
const FROM_PLAN: PlayRules = PlayRules { usual: zone_effect::AS_USUAL, ..SPELL };

/// A cost that refers to card data is fixed by that data (4-7-2-3).
pub(super) fn by_reference(cx: &Context) -> bool {
    cx.cite(SPELL.refer)
}

/// The rules of playing this stack item.
pub(crate) fn play_rules(cx: &Context, item: &StackItem) -> &'static PlayRules {
    match (item.card, item.routine) {
        (Some(card), _) if cx.state.object(card).origin == zone::PLAN => &FROM_PLAN,
        (Some(_), _) if linkage::settles(cx, item) => &linkage::PLAYING,
        (Some(_), _) => &SPELL,
        (None, Some(routine::MOVE)) => &moving::CITES,
        (None, Some(_)) => &ACTIVATING,
        (None, None) if item.ability == NO_ABILITY => &super::trigger::CITES,
        (None, None) => match cx.pool.ability(item.ability).form {
            Form::Spell => &SPELL,
            Form::Activated => &ACTIVATING,
            Form::Triggered(_) | Form::Counting(_) | Form::Static(_) | Form::Replacement(_) => &super::trigger::CITES,
        },
    }
}

/// Offers every action that a player with priority may take.
pub(crate) fn list_actions(cx: &mut Context, seat: Seat) {
    match cx.state.turn.phase {
        phase::ENERGY => offer_hand(cx, seat, CHARGE, 0),
        phase::SMASH => offer_units(cx, seat, SMASH),
        _ => {
            let musters = muster::through(cx, seat);
            offer_hand(cx, seat, PLAY, musters);
            if cx.state.derived.allowed.has(verb::PLAY) {
                offer_elsewhere(cx, seat, musters);
            }
            ability::offer(cx, seat);
            if Timing::Normal.is_now(cx, seat) {
                offer_plan(cx, seat, musters);
                offer_units(cx, seat, MOVE);
            }
        }
    }
}

/// Offers an action with each card of the hand; interchangeable cards once.
fn offer_hand(cx: &mut Context, seat: Seat, action: u8, musters: u32) {
    for i in 0..cx.state.cards(zone::HAND, seat).len() {
        let hand = cx.state.cards(zone::HAND, seat);
        let slot = hand[i];
        if cx.state.has_interchangeable(&hand[..i], slot) {
            continue;
        }
        if action == PLAY {
            offer_ways(cx, seat, slot, musters);
        } else {
            cx.offer_if_legal(seat, Pick::Act(action, slot, 0));
        }
    }
}

/// Offers to play a card in every way: the usual one, by each of its formations, and by each Muster.
fn offer_ways(cx: &mut Context, seat: Seat, slot: Slot, musters: u32) {
    cx.offer_if_legal(seat, Pick::Act(PLAY, slot, Way::Usual.number()));
    for index in 0..cx.state.ability_count(cx.pool, slot) {
        if ability::is(cx, slot, index, formation::is_one) {
            cx.offer_if_legal(seat, Pick::Act(PLAY, slot, Way::Formation(index).number()));
        }
    }
    for square in (0..SQUARES).filter(|square| musters >> square & 1 == 1) {
        cx.offer_if_legal(seat, Pick::Act(PLAY, slot, Way::Muster(square).number()));
    }
}

/// Offers the cards that an effect allows a player to play from other zones than hand and plan.
fn offer_elsewhere(cx: &mut Context, seat: Seat, musters: u32) {
    for zone in [zone::GRAVE, zone::ENERGY, zone::REMOVE] {
        for i in 0..cx.state.cards(zone, seat).len() {
            let slot = cx.state.cards(zone, seat)[i];
            if cx.state.characteristics(slot).may.has(verb::PLAY) {
                offer_ways(cx, seat, slot, musters);
            }
        }
    }
}

fn offer_units(cx: &mut Context, seat: Seat, action: u8) {
    for i in 0..cx.state.cards(zone::SQUARE, Seat::FIRST).len() {
        let slot = cx.state.cards(zone::SQUARE, Seat::FIRST)[i];
        if cx.state.characteristics(slot).controller == seat {
            cx.offer_if_legal(seat, Pick::Act(action, slot, 0));
        }
    }
}

fn offer_plan(cx: &mut Context, seat: Seat, musters: u32) {
    match plan::card(cx, seat) {
        Some(slot) => {
            offer_ways(cx, seat, slot, musters);
            cx.offer_if_legal(seat, Pick::Act(RENEW_PLAN, slot, 0));
        }
        None => {
            if let Some(slot) = plan::nth(cx, seat, 0) {
                cx.offer_if_legal(seat, Pick::Act(CREATE_PLAN, slot, 0));
            }
        }
    }
}

/// Checks an action of a player with priority.
pub(crate) fn check_action<V: Verdict>(cx: &mut Context, seat: Seat, pick: Pick, verdict: &mut V) {
    match pick {
        Pick::Act(PLAY, slot, way) => check_play(cx, seat, slot, way, verdict),
        Pick::Act(USE, slot, index) => ability::check(cx, seat, slot, index, verdict),
        Pick::Act(MOVE, slot, _) => moving::check(cx, seat, slot, verdict),
        Pick::Act(action @ (CREATE_PLAN | RENEW_PLAN), slot, _) => check_plan(cx, seat, slot, action, verdict),
        Pick::Act(CHARGE, slot, _) => turn::check_charge(cx, seat, slot, verdict),
        Pick::Act(SMASH, slot, _) => smash::check(cx, seat, slot, verdict),
        Pick::Pass => {
            let forced = forced(cx, seat);
            need!(verdict, forced.is_none(), TEXT_FIRST, forced);
        }
        Pick::Pay(slot, _) => {
            let offered = cx.scratch.options.contains(&pick);
            zones::check_pay(cx, seat, slot, offered, verdict);
        }
        _ => {}
    }
}

/// A player may not pass while a unit that must move or smash can do so (1-1-1). Returns that unit.
pub(crate) fn forced(cx: &mut Context, seat: Seat) -> Option<Slot> {
    let (duty, action) = match cx.state.turn.phase {
        phase::MAIN => (verb::SET_OUT, MOVE),
        phase::SMASH => (verb::SMASH_WITH, SMASH),
        _ => return None,
    };
    if seat != cx.state.turn.player || !cx.state.derived.required_verbs.has(duty) {
        return None;
    }
    for i in 0..cx.state.cards(zone::SQUARE, Seat::FIRST).len() {
        let slot = cx.state.cards(zone::SQUARE, Seat::FIRST)[i];
        if !cx.state.characteristics(slot).must.has(duty) {
            continue;
        }
        let mut verdict = Decide::default();
        check_action(cx, seat, Pick::Act(action, slot, 0), &mut verdict);
        if verdict.is_allowed() && cx.cite(TEXT_FIRST) {
            return Some(slot);
        }
    }
    None
}

/// A card from the plan zone has normal timing, whatever is printed on it (3-8-2-5).
pub(crate) fn timing(cx: &Context, slot: Slot) -> Timing {
    let keywords = cx.state.characteristics(slot).keywords;
    if cx.state.object(slot).zone == zone::PLAN {
        Timing::Normal
    } else if keywords.has(keyword::BATTLE) {
        Timing::Battle
    } else if keywords.has(keyword::QUICK) {
        Timing::Quick
    } else {
        Timing::Normal
    }
}

fn check_play<V: Verdict>(cx: &mut Context, seat: Seat, slot: Slot, way: u8, verdict: &mut V) {
    let it = Some(slot);
    let object = cx.state.object(slot);
    let from_plan = object.zone == zone::PLAN;
    let elsewhere = !matches!(object.zone, zone::HAND | zone::PLAN);
    let allowed = !elsewhere || cx.state.characteristics(slot).may.has(verb::PLAY) && cx.cite(card::FROM_ELSEWHERE);
    let timing = timing(cx, slot);
    need!(verdict, allowed && object.owner == seat, timing.rule_of_hand(), it);
    let rule = if from_plan { cite!("3-8-2-5") } else { timing.rule() };
    if !timing.check(cx, seat, slot, &[rule, kinds::when(cx, slot)], verdict) {
        return;
    }
    need!(verdict, !cx.is_forbidden(verb::PLAY, slot, None), CANNOT, it);
    need!(verdict, !hush::reigns(cx), hush::RULE, it);
    if !check_way(cx, seat, slot, Way::of(way), verdict) {
        return;
    }
    let item = item_of(cx, seat, slot, way);
    let places = places_to_name(cx, &item);
    if let Some((rule, squares)) = places {
        need!(verdict, squares != 0, rule, it);
    }
    // A card that finds no square to name lacks that, not a target.
    if !matches!(places, Some((_, 0))) {
        super::target::need_targets(cx, &item, slot, verdict);
        need!(verdict, cx.can_choose(&item), SPELL.choose, it);
    }
    if !cx.can_pay(&item) && !cx.refuse_unpaid(&item, SPELL.pay, verdict) {
        need!(verdict, false, SPELL.pay, it);
    }
}

/// The special ways of playing, Muster (5-3-2) and formations (5-8-2), are for units only. Returns false if the verdict
/// needs no further reasons.
fn check_way<V: Verdict>(cx: &Context, seat: Seat, slot: Slot, way: Way, verdict: &mut V) -> bool {
    let unit = cx.state.characteristics(slot).kinds.has(kind::UNIT);
    let (there, rule) = match way {
        Way::Usual => return true,
        Way::Formation(index) => {
            let id = cx.state.ability_at(cx.pool, slot, index).map(|id| cx.pool.ability(id));
            let works = id.is_some_and(|a| formation::is_one(a.label) && a.works_in.has(cx.state.object(slot).zone));
            (works && cx.cite(card::OWN_PLAY), formation::RULE)
        }
        Way::Muster(square) => (muster::card_at(cx, seat, square).is_some(), muster::RULE),
    };
    unit && there || !verdict.refuse(Refusal { rule, object: Some(slot) })
}

/// The plan is created only if there is none (2-23-3-6), and renewed only if there is one (3-8-2-4).
fn check_plan<V: Verdict>(cx: &mut Context, seat: Seat, slot: Slot, action: u8, verdict: &mut V) {
    let it = Some(slot);
    let empty = plan::card(cx, seat).is_none();
    let create = action == CREATE_PLAN;
    let rule = if create { cite!("3-8-2-3") } else { cite!("3-8-2-4") };
    need!(verdict, plan::nth(cx, seat, 0) == it, rule, it);
    need!(verdict, Timing::Normal.is_now(cx, seat), rule, it);
    need!(verdict, empty == create, if create { cite!("2-23-3-6") } else { rule }, it);
    let item = plan_item(cx, seat, slot, action);
    let can_pay = cx.can_pay(&item);
    need!(verdict, can_pay, ACTIVATING.pay, it);
}

fn plan_item(cx: &Context, seat: Seat, slot: Slot, action: u8) -> StackItem {
    let routine = if action == CREATE_PLAN { routine::CREATE_PLAN } else { routine::RENEW_PLAN };
    StackItem::of_rules(routine, cx.state.object_ref(slot), seat)
}

fn item_of(cx: &Context, seat: Seat, slot: Slot, way: u8) -> StackItem {
    let ability = cx.pool.card(cx.state.object(slot).card).spell;
    let counterpart = match Way::of(way) {
        Way::Muster(square) => muster::card_at(cx, seat, square),
        Way::Usual | Way::Formation(_) => None,
    };
    StackItem {
        card: Some(slot),
        way,
        counterpart,
        ..StackItem::new(ability.unwrap_or(NO_ABILITY), cx.state.object_ref(slot), seat)
    }
}

/// A declared card goes onto the stack as a spell (4-7-2-1). Begins a procedure.
fn begin(cx: &mut Context, seat: Seat, slot: Slot, way: u8, free: bool) {
    let due = cost::change(cx, seat, slot);
    let act = cx.move_to_place(slot, zone::STACK, seat, 0);
    cx.happen(act, verb::PUT, Cause { seat: Some(seat), ..Cause::rule(SPELL.declare) });
    linkage::judge(cx, slot);
    cx.refresh();
    // Cost changes for cards in the zone they are played from still apply on the stack (2-10-3-4).
    let toll = due - cost::change(cx, seat, slot);
    let item = StackItem { free, cost_increase: toll, ..item_of(cx, seat, slot, way) };
    if cx.cite(kinds::stacked(cx, slot)) {
        cx.play(item);
    } else {
        cx.play_and_resolve(item);
    }
}

/// Begins an action of a player with priority. May begin a procedure: return from your step after calling this.
pub(crate) fn begin_action(cx: &mut Context, seat: Seat, pick: Pick) {
    if !main_phase::permits(cx, pick) {
        return;
    }
    match pick {
        Pick::Act(PLAY, slot, way) => begin(cx, seat, slot, way, false),
        Pick::Act(USE, slot, index) => ability::begin(cx, seat, slot, index),
        Pick::Act(MOVE, slot, _) => moving::begin(cx, seat, slot),
        Pick::Act(action @ (CREATE_PLAN | RENEW_PLAN), slot, _) => {
            let item = plan_item(cx, seat, slot, action);
            cx.play(item);
        }
        Pick::Act(CHARGE, slot, _) => turn::charge(cx, seat, slot),
        Pick::Act(SMASH, slot, _) => smash::begin(cx, seat, slot),
        _ => {}
    }
}

/// The squares of which one is named as this item is played, and the rule for them.
pub(crate) fn places_to_name(cx: &Context, item: &StackItem) -> Option<(Rule, u32)> {
    match (item.card, item.routine) {
        (Some(slot), _) => match (Way::of(item.way), item.counterpart) {
            (Way::Usual, _) => kinds::squares(cx, slot, item.controller),
            (Way::Formation(index), _) => {
                let ability = cx.state.ability_at(cx.pool, slot, index)?;
                let squares = formation::squares(cx, item.controller, cx.pool.ability(ability).label);
                Some((formation::RULE, squares))
            }
            (Way::Muster(_), card) => Some((muster::RULE, card.map_or(0, |card| muster::squares(cx, card)))),
        },
        (None, Some(routine::MOVE)) => Some(moving::squares(cx, item)),
        (None, _) => None,
    }
}

/// The squares of which a player would name one for this action, and the rule for them.
pub(crate) fn places_to_name_for(cx: &Context, seat: Seat, pick: Pick) -> Option<(Rule, u32)> {
    match pick {
        Pick::Act(PLAY, slot, way) => places_to_name(cx, &item_of(cx, seat, slot, way)),
        Pick::Act(MOVE, slot, _) => {
            places_to_name(cx, &StackItem::of_rules(routine::MOVE, cx.state.object_ref(slot), seat))
        }
        _ => None,
    }
}

/// Lists the actions that can ever be taken with a card in its zone, allowed now or not.
pub(crate) fn deeds(look: &Look<Dimension0>, slot: Slot, out: &mut Vec<(Topic, Pick)>) {
    let zone = look.state.object(slot).zone;
    let mut add = |pick: Pick| out.push((Topic::Priority, pick));
    match zone {
        zone::HAND => {
            add(Pick::Act(PLAY, slot, 0));
            add(Pick::Act(CHARGE, slot, 0));
        }
        zone::PLAN => {
            add(Pick::Act(PLAY, slot, 0));
            add(Pick::Act(RENEW_PLAN, slot, 0));
        }
        zone::SQUARE if look.state.characteristics(slot).kinds.has(kind::UNIT) => {
            add(Pick::Act(MOVE, slot, 0));
            add(Pick::Act(SMASH, slot, 0));
        }
        _ => {}
    }
    let abilities = look.pool.card(look.state.object(slot).card).abilities.iter().enumerate();
    for (index, &id) in abilities {
        let ability = look.pool.ability(id);
        if formation::is_one(ability.label) && ability.works_in.has(zone) {
            add(Pick::Act(PLAY, slot, Way::Formation(index as u8).number()));
        }
        if ability.form == Form::Activated && ability.works_in.has(zone) {
            add(Pick::Act(USE, slot, index as u8));
        }
    }
}

impl Playing for Dimension0 {
    fn play_rules(cx: &Context, item: &StackItem) -> &'static PlayRules {
        play_rules(cx, item)
    }

    /// An effect can have the player play this card, whatever its timing.
    fn can_play_by_effect(cx: &mut Context, slot: Slot, seat: Seat, free: bool) -> bool {
        let item = StackItem { free, ..item_of(cx, seat, slot, Way::Usual.number()) };
        let forbidden = cx.is_forbidden(verb::PLAY, slot, None) && cx.cite(CANNOT);
        !forbidden && !hush::reigns(cx) && cx.can_choose(&item) && (free || cx.can_pay(&item))
    }

    /// A card that an effect has a player play is played during the resolution, when nothing else can be (1-1-1, 4-9-4).
    /// Begins a procedure.
    fn play_by_effect(cx: &mut Context, slot: Slot, seat: Seat, free: bool, _: Cause) {
        if cx.cite(TEXT_FIRST) {
            begin(cx, seat, slot, Way::Usual.number(), free);
        }
    }

    /// After the announcement and payment, "when played", "when activated" and "when moved" trigger (4-7-2-9, 4-7-3-5). May
    /// begin a procedure.
    fn on_played(cx: &mut Context, item: &StackItem) {
        let from = cx.state.batch.len();
        let cites = play_rules(cx, item);
        // The player does this, not the ability.
        let cause = Cause { ability: None, ..cx.cause_of(item, cites.done) };
        let slot = item.source.slot;
        match (item.card, item.routine) {
            (Some(card), _) => cx.deed(verb::PLAY, item.controller, card, Slot::NONE, cause),
            (None, Some(routine::MOVE)) => cx.deed(verb::SET_OUT, item.controller, slot, Slot::NONE, cause),
            // No card has this ability: the rules give it (reading D7).
            (None, Some(routine::CREATE_PLAN | routine::RENEW_PLAN)) => {
                cx.deed(verb::USE, item.controller, Slot::NONE, Slot::NONE, Cause { source: None, ..cause });
            }
            (None, Some(_)) => {}
            (None, None) if item.ability != NO_ABILITY && cx.pool.ability(item.ability).form == Form::Activated => {
                cx.deed(verb::USE, item.controller, slot, Slot::NONE, cause);
            }
            (None, None) => {}
        }
        cx.commit(from);
    }

    fn on_resolved(cx: &mut Context, item: &StackItem) {
        resolution::on_resolved(cx, item);
    }

    fn on_cancelled(cx: &mut Context, item: &StackItem) {
        negation::negated(cx, item);
    }
}
