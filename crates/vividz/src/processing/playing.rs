//! Chapter 904: playing and resolving.

use super::{ability, activating, card, energy, event, trigger};
use crate::Vividz;
use crate::actions::{counters, revealing};
use crate::attack::{self, block};
use crate::book::Context;
use crate::card as face;
use crate::keywords::deck_engage;
use crate::rules::cite;
use crate::turn::main_phase;
use crate::words::{keyword, kind, phase, routine, verb, zone};
use crate::{areas, deck, zones};
use duel::ability::{CostPart, Form};
use duel::cites::PlayCites;
use duel::cx::Glance;
use duel::event::{Act, Cause};
use duel::item::{Item, NO_ABILITY};
use duel::need;
use duel::object::Slot;
use duel::question::{Pick, Topic};
use duel::refusal::Verdict;
use duel::words::{Rule, Seat, Verb};

/// Playing a card.
pub const PLAY: u8 = 0;
/// Playing an activated ability; the number says which of the card's abilities.
pub const USE: u8 = 1;
/// Attacking with a chara (802).
pub const ATTACK: u8 = 2;
/// Sliding a chara in the block step (803.1).
pub const SLIDE: u8 = 3;

/// Playing, step by step (904.2).
pub(crate) const CITES: PlayCites = PlayCites {
    declare: cite!("904.2b"),
    extra: cite!("904.2c"),
    choose: revealing::CHOSEN,
    lock: cite!("904.2d"),
    pay: cite!("904.2f"),
    done: cite!("904.2h"),
    text: cite!("904.3a"),
    divide: cite!("904.3b"),
    own: cite!("904.2f"),
    rewind: cite!("904.2f"),
    turned: cite!("904.4a"),
    fast: cite!("904.4b"),
    apart: cite!("904.4c"),
    outlives: ability::GOES_ON,
    ..PlayCites::UNNUMBERED
};

/// Playing an Engage.
const ENGAGE_CITES: PlayCites = PlayCites { kind: face::ENGAGES, ..CITES };

/// What is being played goes to the temporary zone (904.2e).
const TEMPORARY: Rule = cite!("904.2e");
/// What else is to be done to play something is done when it is paid for (904.2g).
const INSTRUCTED: Rule = cite!("904.2g");
/// What has resolved is no longer in the temporary zone (904.3c).
pub(super) const OVER: Rule = cite!("904.3c");

/// The rules on which playing this rests.
pub(crate) fn play_cites(cx: &Context, item: &Item) -> &'static PlayCites {
    if let Some(slot) = item.card {
        return match cx.s.profile(slot).kinds {
            kinds if kinds.has(kind::EVENT) => &event::CITES,
            kinds if kinds.has(kind::ENGAGE) => &ENGAGE_CITES,
            _ => &CITES,
        };
    }
    let triggered =
        item.ability != NO_ABILITY && !matches!(cx.pool.ability(item.ability).form, Form::Activated | Form::Spell);
    if triggered { &trigger::CITES } else { &CITES }
}

/// Lists what a player with priority may do.
pub(crate) fn actions(cx: &mut Context, seat: Seat) {
    for zone in [zone::HAND, zone::KEEP] {
        for i in 0..cx.s.cards(zone, seat).len() {
            let cards = cx.s.cards(zone, seat);
            let slot = cards[i];
            // An effect can tell cards apart that are printed alike.
            let alike =
                |s: Slot| cx.s.object(s).card == cx.s.object(slot).card && cx.s.profile(s) == cx.s.profile(slot);
            if !cards[..i].iter().any(|&s| alike(s)) {
                cx.offer_legal(seat, Pick::Act(PLAY, slot, 0));
            }
        }
    }
    if cx.s.derived.allowed.has(verb::PLAY) {
        for zone in zones::ELSEWHERE {
            for i in 0..cx.s.cards(zone, seat).len() {
                let slot = cx.s.cards(zone, seat)[i];
                if zones::may_be_played(cx, slot) {
                    cx.offer_legal(seat, Pick::Act(PLAY, slot, 0));
                }
            }
        }
    }
    activating::offer(cx, seat);
    let action = if cx.s.turn.phase == phase::MAIN { ATTACK } else { SLIDE };
    for i in 0..cx.s.cards(zone::AREA, Seat::FIRST).len() {
        let slot = cx.s.cards(zone::AREA, Seat::FIRST)[i];
        if cx.s.profile(slot).controller == seat {
            cx.offer_legal(seat, Pick::Act(action, slot, 0));
        }
    }
}

/// Checks an action with priority.
pub(crate) fn check<V: Verdict>(cx: &mut Context, seat: Seat, pick: Pick, verdict: &mut V) {
    match pick {
        Pick::Act(PLAY, slot, _) => check_play(cx, seat, slot, verdict),
        Pick::Act(USE, slot, index) => activating::check(cx, seat, slot, index, verdict),
        Pick::Act(ATTACK, slot, _) => attack::check(cx, seat, slot, verdict),
        Pick::Act(SLIDE, slot, _) => check_slide(cx, seat, slot, verdict),
        Pick::Pass => {
            let forced = attack::forced(cx, seat);
            need!(verdict, forced.is_none(), crate::principles::TEXT, forced);
        }
        _ => {}
    }
}

/// A card of the hand, or one that is kept (508.2), is played in one's main phase (703.2), an Engage in the block step too
/// (803.1).
fn check_play<V: Verdict>(cx: &mut Context, seat: Seat, slot: Slot, verdict: &mut V) {
    let it = Some(slot);
    need!(verdict, zones::holds(cx, seat, slot), main_phase::ACTIONS, it);
    let main = cx.s.turn.phase == phase::MAIN && cx.s.turn.player == seat;
    let engage = cx.s.profile(slot).kinds.has(kind::ENGAGE);
    let rule = if cx.s.turn.phase == phase::BLOCK { block::ONE } else { main_phase::ACTIONS };
    need!(verdict, main || engage && block::is_now(cx, seat), rule, it);
    need!(verdict, main_phase::permits(cx, slot, seat), main_phase::FIRST_TURN, it);
    need!(verdict, !cx.forbidden(verb::PLAY, slot, None), crate::principles::CANNOT, it);
    let item = item_of(cx, seat, slot, false);
    if let Some((rule, places)) = card::areas_for(cx, slot, seat) {
        need!(verdict, places != 0, rule, it);
        // The cost depends on the area only where levelling up lowers it; without an area it is asked for all the same.
        let lowered = cx.s.profile(slot).keywords.has(keyword::LEVEL_UP);
        let asked = if lowered { places } else { places & places.wrapping_neg() };
        let asked = if places == 0 { areas::own(seat) } else { asked };
        let mut each = (0..areas::AREAS).filter(|place| asked >> place & 1 == 1);
        let can_pay = each.any(|place| can_pay(cx, &Item { place, ..item }));
        let short = !can_pay && (0..areas::AREAS).all(|place| energy::is_short(cx, &Item { place, ..item }));
        need!(verdict, can_pay, if short { energy::SHORT } else { CITES.pay }, it);
    } else {
        let can_pay = can_pay(cx, &item);
        let short = !can_pay && energy::is_short(cx, &item);
        need!(verdict, can_pay, if short { energy::SHORT } else { CITES.pay }, it);
    }
}

/// Whether a card can be paid for. Where nothing is paid instead of energy, too little of that is counted quickly.
fn can_pay(cx: &mut Context, item: &Item) -> bool {
    let short = !cx.has_extras(item) && energy::is_short(cx, item);
    !short && cx.can_pay(item)
}

/// A chara of one's own slides to an area beside it without a chara, for two cards of the hand (803.1).
fn check_slide<V: Verdict>(cx: &mut Context, seat: Seat, slot: Slot, verdict: &mut V) {
    let it = Some(slot);
    let own = cx.s.object(slot).zone == zone::AREA && cx.player_of(slot) == seat;
    need!(verdict, own && block::is_now(cx, seat), block::ONE, it);
    need!(verdict, areas::beside(cx, slot) != 0, crate::actions::sliding::SLIDES, it);
    need!(verdict, !cx.forbidden(verb::SLIDE, slot, None), crate::principles::CANNOT, it);
    let item = Item::of_rules(routine::SLIDE, cx.s.refer(slot), seat);
    let can_pay = cx.can_pay(&item);
    need!(verdict, can_pay, block::ONE, it);
}

/// What a slide in the block step costs: two cards of the hand (803.1, reading V9).
pub(crate) fn surcharge(cx: &Context, item: &Item) -> Option<&'static CostPart> {
    (item.routine == Some(routine::SLIDE)).then(|| zones::two_of_hand(cx, item.controller))
}

fn item_of(cx: &Context, seat: Seat, slot: Slot, free: bool) -> Item {
    let ability = cx.pool.card(cx.s.object(slot).card).spell;
    Item { card: Some(slot), free, ..Item::new(ability.unwrap_or(NO_ABILITY), cx.s.refer(slot), seat) }
}

/// Begins an action with priority.
pub(crate) fn act(cx: &mut Context, seat: Seat, pick: Pick) {
    match pick {
        Pick::Act(PLAY, slot, _) => play(cx, seat, slot, false),
        Pick::Act(USE, slot, index) => activating::begin(cx, seat, slot, index),
        Pick::Act(ATTACK, slot, _) => attack::begin(cx, seat, slot),
        Pick::Act(SLIDE, slot, _) => {
            cx.play_and_resolve(Item::of_rules(routine::SLIDE, cx.s.refer(slot), seat));
        }
        _ => {}
    }
}

/// A card is played, in the middle of whatever is going on; one that not all see is shown (904.2b).
pub(crate) fn play(cx: &mut Context, seat: Seat, slot: Slot, free: bool) {
    show(cx, seat, slot);
    let mut item = item_of(cx, seat, slot, free);
    if event::is_event(cx, &item) && !cx.by(ability::OF_EVENT) {
        item.ability = NO_ABILITY;
    }
    cx.play_and_resolve(item);
}

/// A card that not all see, or whose ability is played, is shown (904.2b).
pub(super) fn show(cx: &mut Context, seat: Seat, slot: Slot) {
    if matches!(cx.s.object(slot).zone, zone::HAND | zone::DECK) {
        let cause = Cause { seat: Some(seat), ..Cause::rule(CITES.declare) };
        cx.happen(Act::Show { slot, seats: 3 }, verb::REVEAL, cause);
    }
}

/// When its cost is fixed, a card goes to the temporary zone (904.2e).
pub(crate) fn set_out(cx: &mut Context, item: &Item) -> bool {
    let Some(slot) = item.card else { return false };
    let act = cx.move_to_place(slot, zone::TEMPORARY, item.controller, 0);
    cx.happen(act, verb::PUT, Cause { seat: Some(item.controller), ..Cause::rule(TEMPORARY) });
    true
}

/// What else is to be done to play a card is done when it has been paid for (904.2g).
pub(crate) fn instruct(cx: &mut Context, item: &Item) -> bool {
    let found = item.card.and_then(|slot| deck_engage::of(cx, slot));
    let Some(ability) = found.filter(|_| cx.by(INSTRUCTED)) else { return false };
    cx.carry_out_at_once(Item::new(ability, item.source, item.controller));
    true
}

/// The rule by which something other than paying energy is done to pay: an activated ability says what (907.1b), consuming
/// counters reduces them (1120.2), and a slide has its own (803.1).
pub(crate) fn part_rule(cx: &Context, item: &Item, verb: Verb) -> Rule {
    match (verb, item.card, item.routine) {
        (verb::COUNT, ..) => counters::CONSUMED,
        (_, None, Some(_)) => block::ONE,
        (_, None, None) if activating::is_activated(cx, item) => activating::COST,
        _ => CITES.pay,
    }
}

/// Whether a card can be played because an effect says so.
pub(crate) fn can_play(cx: &mut Context, seat: Seat, slot: Slot, free: bool) -> bool {
    let item = item_of(cx, seat, slot, free);
    let areas = card::areas_for(cx, slot, seat);
    !cx.forbidden(verb::PLAY, slot, None)
        && deck::is_main(cx, slot)
        && main_phase::permits(cx, slot, seat)
        && match areas {
            Some((_, places)) => {
                (0..areas::AREAS).any(|place| places >> place & 1 == 1 && cx.can_pay(&Item { place, ..item }))
            }
            None => cx.can_pay(&item),
        }
}

/// The areas among which one is named as this is played.
pub(crate) fn places(cx: &Context, item: &Item) -> Option<(Rule, u32)> {
    match (item.card, item.routine) {
        (Some(slot), _) => card::areas_for(cx, slot, item.controller),
        (None, Some(routine::SLIDE)) => Some((crate::actions::sliding::SLIDES, areas::beside(cx, item.source.slot))),
        (None, _) => None,
    }
}

/// The areas among which a player would name one who did this.
pub(crate) fn places_if(cx: &Context, seat: Seat, pick: Pick) -> Option<(Rule, u32)> {
    match pick {
        Pick::Act(PLAY, slot, _) => places(cx, &item_of(cx, seat, slot, false)),
        Pick::Act(SLIDE, slot, _) => places(cx, &Item::of_rules(routine::SLIDE, cx.s.refer(slot), seat)),
        _ => None,
    }
}

/// What has been announced and paid for has been played (904.2h).
pub(crate) fn played(cx: &mut Context, item: &Item) {
    let from = cx.s.batch.len();
    // The player does it, not the text that is played.
    let cause = Cause { ability: None, ..cx.cause_of(item, play_cites(cx, item).done) };
    match item.card {
        Some(card) => cx.deed(verb::PLAY, item.controller, card, Slot::NONE, cause),
        None if item.ability != NO_ABILITY && cx.pool.ability(item.ability).form == Form::Activated => {
            cx.deed(verb::USE, item.controller, item.source.slot, Slot::NONE, cause);
        }
        None => {}
    }
    cx.commit(from);
}

/// What is ever done with a card where it is.
pub(crate) fn deeds(glance: &Glance<Vividz>, slot: Slot, out: &mut Vec<(Topic, Pick)>) {
    let zone = glance.s.object(slot).zone;
    let mut add = |pick: Pick| out.push((Topic::Priority, pick));
    match zone {
        zone::HAND | zone::KEEP => add(Pick::Act(PLAY, slot, 0)),
        zone::AREA => {
            add(Pick::Act(ATTACK, slot, 0));
            add(Pick::Act(SLIDE, slot, 0));
        }
        _ => {}
    }
    let abilities = glance.pool.card(glance.s.object(slot).card).abilities.iter().enumerate();
    for (index, &id) in abilities {
        let ability = glance.pool.ability(id);
        if ability.form == Form::Activated {
            add(Pick::Act(USE, slot, index as u8));
        }
    }
}
