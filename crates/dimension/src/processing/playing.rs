//! Part 4, chapter 7: playing spells and activating abilities.

use super::way::Way;
use super::{ability, cost, moving};
use crate::Dimension0;
use crate::book::Context;
use crate::course::main_phase::{self, Timing};
use crate::course::{smash, turn};
use crate::definitions::places::SQUARES;
use crate::definitions::{card, kinds, plan, zones};
use crate::keywords::{formation, hush, linkage, muster, zone_effect};
use crate::numbers;
use crate::principles::{CANNOT, TEXT_FIRST};
use crate::rules::cite;
use crate::words::{keyword, kind, phase, routine, verb, zone};
use duel::ability::Form;
use duel::cites::PlayCites;
use duel::cx::Glance;
use duel::event::Cause;
use duel::item::{Item, NO_ABILITY};
use duel::need;
use duel::object::Slot;
use duel::question::{Pick, Topic};
use duel::refusal::{Decide, Refusal, Verdict};
use duel::words::{Rule, Seat};

/// Playing a card; the number says in which way.
pub const PLAY: u8 = 0;
/// Activating an ability; the number says which of the card's abilities.
pub const USE: u8 = 1;
/// Moving a unit (4-7-3).
pub const MOVE: u8 = 2;
/// Creating the plan zone (3-8-2-3).
pub const CREATE_PLAN: u8 = 3;
/// Renewing the plan zone (3-8-2-4).
pub const RENEW_PLAN: u8 = 4;
/// Putting a card of the hand into the energy zone (3-7-1).
pub const CHARGE: u8 = 5;
/// Smashing with a unit (3-9-1).
pub const SMASH: u8 = 6;

/// Playing a spell, step by step (4-7-2-1 to 4-7-2-9).
pub(crate) const SPELL: PlayCites = PlayCites {
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
    ..PlayCites::UNNUMBERED
};

/// Activating an ability goes by the same steps.
pub(crate) const ACTIVATING: PlayCites = SPELL;

/// Playing the plan: one need not awaken it.
const FROM_PLAN: PlayCites = PlayCites { usual: zone_effect::AS_USUAL, ..SPELL };

/// A cost that refers to what something is, is what that says (4-7-2-3).
pub(super) fn by_reference(cx: &Context) -> bool {
    cx.by(SPELL.refer)
}

/// The rules on which playing this rests.
pub(crate) fn play_cites(cx: &Context, item: &Item) -> &'static PlayCites {
    match (item.card, item.routine) {
        (Some(card), _) if cx.s.object(card).origin == zone::PLAN => &FROM_PLAN,
        (Some(_), _) if linkage::settles(cx, item) => &linkage::PLAYING,
        (Some(_), _) => &SPELL,
        (None, Some(routine::MOVE)) => &moving::CITES,
        (None, Some(_)) => &ACTIVATING,
        (None, None) if item.ability == NO_ABILITY => &super::trigger::CITES,
        (None, None) => match cx.pool.ability(item.ability).form {
            Form::Spell => &SPELL,
            Form::Activated => &ACTIVATING,
            Form::Triggered(_) | Form::Recorded(_) | Form::Static(_) | Form::Replacement(_) => &super::trigger::CITES,
        },
    }
}

/// Lists what a player with priority may do.
pub(crate) fn actions(cx: &mut Context, seat: Seat) {
    match cx.s.turn.phase {
        phase::ENERGY => offer_hand(cx, seat, CHARGE, 0),
        phase::SMASH => offer_units(cx, seat, SMASH),
        _ => {
            let musters = muster::through(cx, seat);
            offer_hand(cx, seat, PLAY, musters);
            if cx.s.derived.allowed.has(verb::PLAY) {
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

/// Offers an action with each card of the hand; of cards that are alike, with one.
fn offer_hand(cx: &mut Context, seat: Seat, action: u8, musters: u32) {
    for i in 0..cx.s.cards(zone::HAND, seat).len() {
        let hand = cx.s.cards(zone::HAND, seat);
        let slot = hand[i];
        let card = cx.s.object(slot).card;
        if hand[..i].iter().any(|&s| cx.s.object(s).card == card) {
            continue;
        }
        if action == PLAY {
            offer_ways(cx, seat, slot, musters);
        } else {
            cx.offer_legal(seat, Pick::Act(action, slot, 0));
        }
    }
}

/// Offers to play a card in every way there is: the usual one, each of its formations, and the Muster of each card that
/// has one.
fn offer_ways(cx: &mut Context, seat: Seat, slot: Slot, musters: u32) {
    cx.offer_legal(seat, Pick::Act(PLAY, slot, Way::Usual.number()));
    for index in 0..cx.s.abilities(cx.pool, slot) {
        if ability::is(cx, slot, index, formation::is_one) {
            cx.offer_legal(seat, Pick::Act(PLAY, slot, Way::Formation(index).number()));
        }
    }
    for square in (0..SQUARES).filter(|square| musters >> square & 1 == 1) {
        cx.offer_legal(seat, Pick::Act(PLAY, slot, Way::Muster(square).number()));
    }
}

/// Offers to play what can be played from elsewhere than the hand and the plan.
fn offer_elsewhere(cx: &mut Context, seat: Seat, musters: u32) {
    for zone in [zone::GRAVE, zone::ENERGY, zone::REMOVE] {
        for i in 0..cx.s.cards(zone, seat).len() {
            let slot = cx.s.cards(zone, seat)[i];
            if cx.s.profile(slot).may.has(verb::PLAY) {
                offer_ways(cx, seat, slot, musters);
            }
        }
    }
}

fn offer_units(cx: &mut Context, seat: Seat, action: u8) {
    for i in 0..cx.s.cards(zone::SQUARE, Seat::FIRST).len() {
        let slot = cx.s.cards(zone::SQUARE, Seat::FIRST)[i];
        if cx.s.profile(slot).controller == seat {
            cx.offer_legal(seat, Pick::Act(action, slot, 0));
        }
    }
}

fn offer_plan(cx: &mut Context, seat: Seat, musters: u32) {
    match plan::card(cx, seat) {
        Some(slot) => {
            offer_ways(cx, seat, slot, musters);
            cx.offer_legal(seat, Pick::Act(RENEW_PLAN, slot, 0));
        }
        None => {
            if let Some(slot) = plan::nth(cx, seat, 0) {
                cx.offer_legal(seat, Pick::Act(CREATE_PLAN, slot, 0));
            }
        }
    }
}

/// Checks an action with priority.
pub(crate) fn check<V: Verdict>(cx: &mut Context, seat: Seat, pick: Pick, verdict: &mut V) {
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
            let offered = cx.t.options.contains(&pick);
            zones::check_pay(cx, seat, slot, offered, verdict);
        }
        _ => {}
    }
}

/// A unit that a text has move or smash if it can, and that can: its player does not pass before that (1-1-1).
pub(crate) fn forced(cx: &mut Context, seat: Seat) -> Option<Slot> {
    let (duty, action) = match cx.s.turn.phase {
        phase::MAIN => (verb::SET_OUT, MOVE),
        phase::SMASH => (verb::SMASH_WITH, SMASH),
        _ => return None,
    };
    if seat != cx.s.turn.player {
        return None;
    }
    for i in 0..cx.s.cards(zone::SQUARE, Seat::FIRST).len() {
        let slot = cx.s.cards(zone::SQUARE, Seat::FIRST)[i];
        if !cx.s.profile(slot).must.has(duty) {
            continue;
        }
        let mut verdict = Decide::default();
        check(cx, seat, Pick::Act(action, slot, 0), &mut verdict);
        if verdict.allowed() && cx.by(TEXT_FIRST) {
            return Some(slot);
        }
    }
    None
}

/// The timing of a card: from the plan zone it is normal, whatever the card says (3-8-2-5).
pub(crate) fn timing(cx: &Context, slot: Slot) -> Timing {
    let keywords = cx.s.profile(slot).keywords;
    if cx.s.object(slot).zone == zone::PLAN {
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
    let object = cx.s.object(slot);
    let from_plan = object.zone == zone::PLAN;
    let elsewhere = !matches!(object.zone, zone::HAND | zone::PLAN);
    let allowed = !elsewhere || cx.s.profile(slot).may.has(verb::PLAY) && cx.by(card::FROM_ELSEWHERE);
    let timing = timing(cx, slot);
    need!(verdict, allowed && object.owner == seat, timing.rule_of_hand(), it);
    let rule = if from_plan { cite!("3-8-2-5") } else { timing.rule() };
    if !timing.check(cx, seat, slot, &[rule, kinds::when(cx, slot)], verdict) {
        return;
    }
    need!(verdict, !cx.forbidden(verb::PLAY, slot, None), CANNOT, it);
    need!(verdict, !hush::reigns(cx), hush::RULE, it);
    if !check_way(cx, seat, slot, Way::of(way), verdict) {
        return;
    }
    let item = item_of(cx, seat, slot, way);
    if let Some((rule, squares)) = places(cx, &item) {
        need!(verdict, squares != 0, rule, it);
    }
    super::target::need_targets(cx, &item, slot, verdict);
    need!(verdict, cx.can_choose(&item), SPELL.choose, it);
    if !cx.can_pay(&item) && !cx.refuse_unpaid(&item, SPELL.pay, verdict) {
        need!(verdict, false, SPELL.pay, it);
    }
}

/// Whether there is such a special way of playing a card, which only units have (5-3-2, 5-8-2).
fn check_way<V: Verdict>(cx: &Context, seat: Seat, slot: Slot, way: Way, verdict: &mut V) -> bool {
    let unit = cx.s.profile(slot).kinds.has(kind::UNIT);
    let (there, rule) = match way {
        Way::Usual => return true,
        Way::Formation(index) => {
            let id = cx.s.ability_at(cx.pool, slot, index).map(|id| cx.pool.ability(id));
            let works = id.is_some_and(|a| formation::is_one(a.label) && a.works.has(cx.s.object(slot).zone));
            (works && cx.by(card::OWN_PLAY), formation::RULE)
        }
        Way::Muster(square) => (muster::card_at(cx, seat, square).is_some(), muster::RULE),
    };
    unit && there || !verdict.refuse(Refusal { rule, object: Some(slot) })
}

/// Creating the plan needs it empty (2-23-3-6), renewing needs a card there (3-8-2-4).
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

fn plan_item(cx: &Context, seat: Seat, slot: Slot, action: u8) -> Item {
    let routine = if action == CREATE_PLAN { routine::CREATE_PLAN } else { routine::RENEW_PLAN };
    Item::of_rules(routine, cx.s.refer(slot), seat)
}

fn item_of(cx: &Context, seat: Seat, slot: Slot, way: u8) -> Item {
    let ability = cx.pool.card(cx.s.object(slot).card).spell;
    let counterpart = match Way::of(way) {
        Way::Muster(square) => muster::card_at(cx, seat, square),
        Way::Usual | Way::Formation(_) => None,
    };
    Item { card: Some(slot), way, counterpart, ..Item::new(ability.unwrap_or(NO_ABILITY), cx.s.refer(slot), seat) }
}

/// A card is declared, and goes onto the stack as a spell (4-7-2-1).
fn begin(cx: &mut Context, seat: Seat, slot: Slot, way: u8, free: bool) {
    let due = cost::change(cx, seat, slot);
    let act = cx.move_to_place(slot, zone::STACK, seat, 0);
    cx.happen(act, verb::PUT, Cause { seat: Some(seat), ..Cause::rule(SPELL.declare) });
    linkage::judge(cx, slot);
    cx.refresh();
    // What is said of cards where they are played from is said of what they cost to play (2-10-3-4).
    let toll = due - cost::change(cx, seat, slot);
    let item = Item { free, toll, ..item_of(cx, seat, slot, way) };
    if cx.by(kinds::stacked(cx, slot)) {
        cx.play(item);
    } else {
        cx.play_and_resolve(item);
    }
}

/// Whether a card that a text has a player play can be played: what its timing is does not matter.
pub(crate) fn can_play_now(cx: &mut Context, slot: Slot, seat: Seat, free: bool) -> bool {
    let item = Item { free, ..item_of(cx, seat, slot, Way::Usual.number()) };
    let forbidden = cx.forbidden(verb::PLAY, slot, None) && cx.by(CANNOT);
    !forbidden && !hush::reigns(cx) && cx.can_choose(&item) && (free || cx.can_pay(&item))
}

/// What a text has a player play is played in the middle of it, where nothing else can be (1-1-1, 4-9-4).
pub(crate) fn play_by_text(cx: &mut Context, slot: Slot, seat: Seat, free: bool) {
    if cx.by(TEXT_FIRST) {
        begin(cx, seat, slot, Way::Usual.number(), free);
    }
}

/// Begins an action with priority.
pub(crate) fn act(cx: &mut Context, seat: Seat, pick: Pick) {
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

/// The squares among which one is named as this is played.
pub(crate) fn places(cx: &Context, item: &Item) -> Option<(Rule, u32)> {
    match (item.card, item.routine) {
        (Some(slot), _) => match (Way::of(item.way), item.counterpart) {
            (Way::Usual, _) => kinds::squares(cx, slot, item.controller),
            (Way::Formation(index), _) => {
                let ability = cx.s.ability_at(cx.pool, slot, index)?;
                let squares = formation::squares(cx, item.controller, cx.pool.ability(ability).label);
                Some((formation::RULE, squares))
            }
            (Way::Muster(_), card) => Some((muster::RULE, card.map_or(0, |card| muster::squares(cx, card)))),
        },
        (None, Some(routine::MOVE)) => Some(moving::squares(cx, item)),
        (None, _) => None,
    }
}

/// The squares among which a player would name one who did this.
pub(crate) fn places_if(cx: &Context, seat: Seat, pick: Pick) -> Option<(Rule, u32)> {
    match pick {
        Pick::Act(PLAY, slot, way) => places(cx, &item_of(cx, seat, slot, way)),
        Pick::Act(MOVE, slot, _) => places(cx, &Item::of_rules(routine::MOVE, cx.s.refer(slot), seat)),
        _ => None,
    }
}

/// What has been announced and paid for has been played, activated or set out, and what triggers by that triggers
/// (4-7-2-9, 4-7-3-5).
pub(crate) fn played(cx: &mut Context, item: &Item) {
    let from = cx.s.batch.len();
    let cites = play_cites(cx, item);
    // The player does it, not the text that is played.
    let cause = Cause { ability: None, ..cx.cause_of(item, cites.done) };
    let slot = item.source.slot;
    match (item.card, item.routine) {
        (Some(card), _) => cx.deed(verb::PLAY, item.controller, card, Slot::NONE, cause),
        (None, Some(routine::MOVE)) => cx.deed(verb::SET_OUT, item.controller, slot, Slot::NONE, cause),
        (None, Some(_)) => {}
        (None, None) if item.ability != NO_ABILITY && cx.pool.ability(item.ability).form == Form::Activated => {
            cx.deed(verb::USE, item.controller, slot, Slot::NONE, cause);
        }
        (None, None) => {}
    }
    cx.commit(from);
}

/// What is ever done with a card where it is.
pub(crate) fn deeds(glance: &Glance<Dimension0>, slot: Slot, out: &mut Vec<(Topic, Pick)>) {
    let zone = glance.s.object(slot).zone;
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
        zone::SQUARE if glance.s.profile(slot).kinds.has(kind::UNIT) => {
            add(Pick::Act(MOVE, slot, 0));
            add(Pick::Act(SMASH, slot, 0));
        }
        _ => {}
    }
    let abilities = glance.pool.card(glance.s.object(slot).card).abilities.iter().enumerate();
    for (index, &id) in abilities {
        let ability = glance.pool.ability(id);
        if formation::is_one(ability.label) && ability.works.has(zone) {
            add(Pick::Act(PLAY, slot, Way::Formation(index as u8).number()));
        }
        if ability.form == Form::Activated && ability.works.has(zone) {
            add(Pick::Act(USE, slot, index as u8));
        }
    }
}
