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
use duel::card::characteristics::Orientation;
use duel::engine::frame::{Flow, Frame, Proc};
use duel::engine::question::{Pick, Topic};
use duel::engine::refusal::Verdict;
use duel::event::{Cause, Happening};
use duel::ids::{Kinds, Rule, Seat};
use duel::need;
use duel::state::object::Slot;
use duel::state::stack_item::{NO_ABILITY, StackItem};

/// The question how a servant enters: recovered or reversed.
pub(crate) const STANCE: Topic = Topic::Book(3);

/// A card that enters is put into its controller's servant zone (702.3).
pub(crate) const ENTERS: Rule = cite!("702.3");

/// Checks that a player may play a card, from the hand unless an effect allows another zone (702.1, 703.1, 706.1).
pub(crate) fn check<V: Verdict>(cx: &mut Context, seat: Seat, slot: Slot, verdict: &mut V) {
    let it = Some(slot);
    let object = cx.state.object(slot);
    let characteristics = cx.state.characteristics(slot);
    let (kinds, quick) = (characteristics.kinds, characteristics.keywords.has(keyword::QUICKCAST));
    let [timely, from] = rules(quick, kinds);
    let held = object.zone == zone::HAND || characteristics.may.has(verb::PLAY);
    need!(verdict, held && cx.player_of(slot) == seat, from, it);
    need!(verdict, is_playable(kinds), timely, it);
    need!(verdict, quickcast::is_timely(cx, seat, slot), timely, it);
    need!(verdict, quickcast::is_timely(cx, seat, slot), MAIN_TIMING, it);
    need!(verdict, !chasing::is_closed(cx), chasing::CLOSED, it);
    if cx.state.object(slot).zone == zone::HAND {
        check_play(cx, seat, slot, verdict);
    } else {
        // Effects that forbid plays or change costs apply in hands and in the chase zone, so the card is tried there.
        cx.try_while_listing(|cx| {
            playing::to_chase(cx, seat, slot);
            cx.refresh();
            check_play(cx, seat, slot, verdict);
        });
    }
}

/// Checks that nothing forbids the play of a card, that its targets can be chosen, and that it can be paid for.
fn check_play<V: Verdict>(cx: &mut Context, seat: Seat, slot: Slot, verdict: &mut V) {
    let it = Some(slot);
    need!(verdict, !cx.is_forbidden(verb::PLAY, slot, None), principles::CANNOT, it);
    let item = item_of(cx, seat, slot);
    need!(verdict, cx.can_choose(&item), playing::CITES.choose, it);
    if !cx.can_pay(&item) && !step_up::makes_payable(cx, &item) {
        paying::refuse(cx, &item, verdict);
    }
}

/// The rules on when a card is played (702.1, 703.1, 706.1), and that it is played from the hand, unless an effect says
/// otherwise, for its cost (702.2, 703.2, 706.2).
fn rules(quick: bool, kinds: Kinds) -> [Rule; 2] {
    if quick {
        [cite!("706.1"), cite!("706.2")]
    } else if kinds.has(kind::CONJURE) {
        [cite!("703.1"), cite!("703.2")]
    } else {
        [cite!("702.1"), cite!("702.2")]
    }
}

/// Servants, conjures and barriers are played; casters are called, and deities come as card text says.
pub(crate) fn is_playable(kinds: Kinds) -> bool {
    kinds.meets(Kinds::of(&[kind::SERVANT, kind::CONJURE, kind::BARRIER]))
}

/// Makes the stack item for the play of a card.
pub(crate) fn item_of(cx: &Context, seat: Seat, slot: Slot) -> StackItem {
    let ability = cx.pool.card(cx.state.object(slot).card).spell;
    StackItem { card: Some(slot), ..StackItem::new(ability.unwrap_or(NO_ABILITY), cx.state.object_ref(slot), seat) }
}

/// Offers the cards that an effect allows a player to play from the graveyard or the removed zone (702.2, 703.2,
/// 706.2).
pub(super) fn offer_elsewhere(cx: &mut Context, seat: Seat) {
    for zone in [zone::GRAVEYARD, zone::REMOVED] {
        for i in 0..cx.state.cards(zone, seat).len() {
            let slot = cx.state.cards(zone, seat)[i];
            if cx.state.characteristics(slot).may.has(verb::PLAY) {
                cx.offer_if_legal(seat, Pick::Act(super::PLAY, slot, 0));
            }
        }
    }
}

/// A player with priority plays a servant or barrier (702.1) or a conjure (703.1) at main timing, or at any time a card
/// with Quickcast (706.1). Begins a procedure: return from your step after calling this.
pub(super) fn begin(cx: &mut Context, seat: Seat, slot: Slot) {
    let kinds = cx.state.characteristics(slot).kinds;
    let quick = !is_main_timing(cx, seat);
    let [timely, from] = rules(quick, kinds);
    let may = if quick { priority::PLAYS_QUICKLY } else { priority::plays(kinds) };
    let in_hand = cx.state.object(slot).zone == zone::HAND;
    if cx.cite_all(&[may, timely]) && (cx.cite(from) || in_hand) {
        let item = item_of(cx, seat, slot);
        begin_play(cx, seat, slot, item, true);
    }
}

/// Puts a card into the chase zone and announces it, from any zone and even during a resolution (903.2b). Begins a
/// procedure.
pub(crate) fn play(cx: &mut Context, seat: Seat, slot: Slot, free: bool) {
    let item = StackItem { free, ..item_of(cx, seat, slot) };
    play_as(cx, seat, slot, item);
}

/// Plays a card like [`play`], as `item` says. Begins a procedure.
pub(crate) fn play_as(cx: &mut Context, seat: Seat, slot: Slot, item: StackItem) {
    begin_play(cx, seat, slot, item, false);
}

fn begin_play(cx: &mut Context, seat: Seat, slot: Slot, item: StackItem, acts: bool) {
    if step_up::is_had(cx, slot) {
        step_up::begin(cx, seat, slot, &item, acts);
    } else {
        playing::announce(cx, seat, slot, item);
    }
}

/// A resolved servant or barrier enters (702.3, 706.3); a resolved conjure goes to the graveyard (703.3, 706.4). Begins
/// a procedure.
pub(crate) fn on_resolved(cx: &mut Context, item: &StackItem) {
    let Some(slot) = item.card.filter(|&slot| cx.state.object(slot).zone == zone::CHASE) else { return };
    let characteristics = cx.state.characteristics(slot);
    let quick = characteristics.keywords.has(keyword::QUICKCAST);
    let enters = !characteristics.kinds.has(kind::CONJURE);
    if enters && cx.is_forbidden(verb::ENTER, slot, None) && cx.cite(principles::CANNOT) {
        // A card that cannot enter does not stay in the chase zone either.
        let act = cx.move_to(slot, zone::GRAVEYARD);
        cx.happen(act, verb::PUT, Cause { seat: Some(item.controller), ..Cause::rule(principles::CANNOT) });
    } else if characteristics.kinds.has(kind::SERVANT) {
        let registers = [i32::from(slot.0), 0, 0, 0, 0, 0];
        cx.push(Frame::new(Proc::Book(proc::ENTER), item.controller).with_registers(registers));
    } else if !enters {
        let act = cx.move_to(slot, zone::GRAVEYARD);
        let rule = if quick { cite!("706.4") } else { cite!("703.3") };
        cx.happen(act, verb::PUT, Cause { seat: Some(item.controller), ..Cause::rule(rule) });
    } else {
        let act = cx.move_to_place(slot, field::zone_for(cx, characteristics.kinds), item.controller, 0);
        cx.happen(act, verb::ENTER, Cause { seat: Some(item.controller), ..Cause::rule(entering(quick)) });
    }
}

/// A conjure does what it says as it resolves (703.3, 706.4).
pub(super) fn carries_out(cx: &Context, slot: Slot) -> bool {
    cx.cite(if cx.state.characteristics(slot).keywords.has(keyword::QUICKCAST) {
        cite!("706.4")
    } else {
        cite!("703.3")
    })
}

/// The rule by which a played card enters its controller's servant zone, a servant as its controller says (702.3; with
/// Quickcast, 706.3).
fn entering(quick: bool) -> Rule {
    if quick { cite!("706.3") } else { cite!("702.3") }
}

/// The controller of a servant chooses whether it enters recovered or reversed (702.3, 706.3). May ask.
pub(crate) fn enter_step(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let slot = Slot(frame.registers[0] as u16);
    let rule = entering(cx.state.characteristics(slot).keywords.has(keyword::QUICKCAST));
    if frame.step == 0 && keywords::enters_rested(cx, slot).is_none() {
        cx.offer(Pick::Yes);
        cx.offer(Pick::No);
        return cx.ask(frame.seat, STANCE, rule);
    }
    let turned = if cx.take_answer() == Pick::Yes { Orientation::Upright } else { Orientation::Reversed };
    cx.state.frames.pop();
    let mut act = cx.move_to_place(slot, zone::SERVANTS, frame.seat, 0);
    if let Happening::Move { turned: way, .. } = &mut act {
        *way = turned;
    }
    cx.happen(act, verb::ENTER, Cause { seat: Some(frame.seat), ..Cause::rule(rule) });
    Flow::Continue
}
