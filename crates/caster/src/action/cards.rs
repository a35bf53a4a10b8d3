//! Chapters 702, 703 and 706: playing cards.

use super::{MAIN_TIMING, is_main_timing};
use crate::book::{Context, proc};
use crate::deeds::{chasing, paying};
use crate::keywords::{self, quickcast, step_up};
use crate::principles;
use crate::priority;
use crate::processing::playing;
use crate::rules::cite;
use crate::words::{keyword, kind, verb, zone};
use crate::zones::field;
use duel::event::{Act, Cause};
use duel::frame::{Flow, Frame, Proc};
use duel::item::{Item, NO_ABILITY};
use duel::need;
use duel::object::Slot;
use duel::profile::Orientation;
use duel::question::{Pick, Topic};
use duel::refusal::Verdict;
use duel::words::{Kinds, Rule, Seat};

/// How a servant enters: recovered or reversed.
pub(crate) const STANCE: Topic = Topic::Book(3);

/// What enters, enters the servant zone of who controls it (702.3).
pub(crate) const ENTERS: Rule = cite!("702.3");

/// Checks that a player may play a card from the hand (702.1, 703.1, 706.1).
pub(crate) fn check<V: Verdict>(cx: &mut Context, seat: Seat, slot: Slot, verdict: &mut V) {
    let it = Some(slot);
    let object = cx.s.object(slot);
    let profile = cx.s.profile(slot);
    let (kinds, quick) = (profile.kinds, profile.keywords.has(keyword::QUICKCAST));
    let [timely, from] = rules(quick, kinds);
    let held = object.zone == zone::HAND || profile.may.has(verb::PLAY);
    need!(verdict, held && cx.player_of(slot) == seat, from, it);
    need!(verdict, is_playable(kinds), timely, it);
    need!(verdict, quickcast::is_timely(cx, seat, slot), timely, it);
    need!(verdict, quickcast::is_timely(cx, seat, slot), MAIN_TIMING, it);
    need!(verdict, !chasing::is_closed(cx), chasing::CLOSED, it);
    if cx.s.object(slot).zone == zone::HAND {
        check_play(cx, seat, slot, verdict);
    } else {
        // What keeps cards from being played, or changes what they cost, speaks of those in hands and in the chase zone.
        cx.tried_listing(|cx| {
            playing::to_chase(cx, seat, slot);
            cx.refresh();
            check_play(cx, seat, slot, verdict);
        });
    }
}

/// Checks that nothing forbids the play of a card, that it can choose what it must, and that it can be paid for.
fn check_play<V: Verdict>(cx: &mut Context, seat: Seat, slot: Slot, verdict: &mut V) {
    let it = Some(slot);
    need!(verdict, !cx.forbidden(verb::PLAY, slot, None), principles::CANNOT, it);
    let item = item_of(cx, seat, slot);
    need!(verdict, cx.can_choose(&item), playing::CITES.choose, it);
    if !cx.can_pay(&item) && !step_up::makes_payable(cx, &item) {
        paying::refuse(cx, &item, verdict);
    }
}

/// When a card is played (702.1, 703.1, 706.1), and that it is played from the hand unless a text says otherwise, for its
/// cost (702.2, 703.2, 706.2).
fn rules(quick: bool, kinds: Kinds) -> [Rule; 2] {
    if quick {
        [cite!("706.1"), cite!("706.2")]
    } else if kinds.has(kind::CONJURE) {
        [cite!("703.1"), cite!("703.2")]
    } else {
        [cite!("702.1"), cite!("702.2")]
    }
}

/// Whether cards of these kinds are played at all: casters are called, and deities come as their texts say.
pub(crate) fn is_playable(kinds: Kinds) -> bool {
    kinds.meets(Kinds::of(&[kind::SERVANT, kind::CONJURE, kind::BARRIER]))
}

/// The play of a card.
pub(crate) fn item_of(cx: &Context, seat: Seat, slot: Slot) -> Item {
    let ability = cx.pool.card(cx.s.object(slot).card).spell;
    Item { card: Some(slot), ..Item::new(ability.unwrap_or(NO_ABILITY), cx.s.refer(slot), seat) }
}

/// Lists the cards that a player may play from elsewhere, since a text says so (702.2, 703.2, 706.2).
pub(super) fn offer_elsewhere(cx: &mut Context, seat: Seat) {
    for zone in [zone::GRAVEYARD, zone::REMOVED] {
        for i in 0..cx.s.cards(zone, seat).len() {
            let slot = cx.s.cards(zone, seat)[i];
            if cx.s.profile(slot).may.has(verb::PLAY) {
                cx.offer_legal(seat, Pick::Act(super::PLAY, slot, 0));
            }
        }
    }
}

/// A player with priority plays a card: at main timing a servant or barrier (702.1) or a conjure (703.1), with Quickcast
/// at other times, too (706.1).
pub(super) fn begin(cx: &mut Context, seat: Seat, slot: Slot) {
    let kinds = cx.s.profile(slot).kinds;
    let quick = !is_main_timing(cx, seat);
    let [timely, from] = rules(quick, kinds);
    let may = if quick { priority::PLAYS_QUICKLY } else { priority::plays(kinds) };
    let in_hand = cx.s.object(slot).zone == zone::HAND;
    if cx.by_all(&[may, timely]) && (cx.by(from) || in_hand) {
        let item = item_of(cx, seat, slot);
        begin_play(cx, seat, slot, item, true);
    }
}

/// A card goes to the chase zone and is announced, from wherever it is and in the middle of whatever goes on (903.2b).
pub(crate) fn play(cx: &mut Context, seat: Seat, slot: Slot, free: bool) {
    let item = Item { free, ..item_of(cx, seat, slot) };
    play_as(cx, seat, slot, item);
}

/// The same in a way of playing it.
pub(crate) fn play_as(cx: &mut Context, seat: Seat, slot: Slot, item: Item) {
    begin_play(cx, seat, slot, item, false);
}

fn begin_play(cx: &mut Context, seat: Seat, slot: Slot, item: Item, acts: bool) {
    if step_up::is_had(cx, slot) {
        step_up::begin(cx, seat, slot, &item, acts);
    } else {
        playing::announce(cx, seat, slot, item);
    }
}

/// What was played has resolved: a servant or barrier enters (702.3, 706.3), a conjure goes to the graveyard (703.3,
/// 706.4).
pub(crate) fn resolved(cx: &mut Context, item: &Item) {
    let Some(slot) = item.card.filter(|&slot| cx.s.object(slot).zone == zone::CHASE) else { return };
    let profile = cx.s.profile(slot);
    let quick = profile.keywords.has(keyword::QUICKCAST);
    let enters = !profile.kinds.has(kind::CONJURE);
    if enters && cx.forbidden(verb::ENTER, slot, None) && cx.by(principles::CANNOT) {
        // What cannot enter does not stay in the chase zone either.
        let act = cx.move_to(slot, zone::GRAVEYARD);
        cx.happen(act, verb::PUT, Cause { seat: Some(item.controller), ..Cause::rule(principles::CANNOT) });
    } else if profile.kinds.has(kind::SERVANT) {
        let registers = [i32::from(slot.0), 0, 0, 0, 0, 0];
        cx.push(Frame::new(Proc::Book(proc::ENTER), item.controller).with(registers));
    } else if !enters {
        let act = cx.move_to(slot, zone::GRAVEYARD);
        let rule = if quick { cite!("706.4") } else { cite!("703.3") };
        cx.happen(act, verb::PUT, Cause { seat: Some(item.controller), ..Cause::rule(rule) });
    } else {
        let act = cx.move_to_place(slot, field::zone_for(cx, profile.kinds), item.controller, 0);
        cx.happen(act, verb::ENTER, Cause { seat: Some(item.controller), ..Cause::rule(entering(quick)) });
    }
}

/// Whether what a conjure says is done as it resolves (703.3, 706.4).
pub(super) fn carries_out(cx: &Context, slot: Slot) -> bool {
    cx.by(if cx.s.profile(slot).keywords.has(keyword::QUICKCAST) { cite!("706.4") } else { cite!("703.3") })
}

/// What enters, enters the servant zone of who controls it, who says how a servant does (702.3, with Quickcast 706.3).
fn entering(quick: bool) -> Rule {
    if quick { cite!("706.3") } else { cite!("702.3") }
}

/// Its controller says how a servant enters, recovered or reversed (702.3, 706.3).
pub(crate) fn enter_step(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let slot = Slot(frame.r[0] as u16);
    let rule = entering(cx.s.profile(slot).keywords.has(keyword::QUICKCAST));
    if frame.pc == 0 && keywords::enters_rested(cx, slot).is_none() {
        cx.offer(Pick::Yes);
        cx.offer(Pick::No);
        return cx.ask(frame.seat, STANCE, rule);
    }
    let turned = if cx.answer() == Pick::Yes { Orientation::Upright } else { Orientation::Reversed };
    cx.s.frames.pop();
    let mut act = cx.move_to_place(slot, zone::SERVANTS, frame.seat, 0);
    if let Act::Move { turned: way, .. } = &mut act {
        *way = turned;
    }
    cx.happen(act, verb::ENTER, Cause { seat: Some(frame.seat), ..Cause::rule(rule) });
    Flow::Go
}
