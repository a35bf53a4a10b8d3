//! Chapter 904: playing and resolving.

use super::{ability, activating, card, energy, event, trigger};
use crate::actions::{counters, revealing};
use crate::attack::block;
use crate::book::Context;
use crate::keywords::deck_engage;
use crate::processing::{card as cards, last_known};
use crate::rules::cite;
use crate::turn::main_phase;
use crate::words::{keyword, kind, phase, routine, verb, zone};
use crate::{Vividz, areas, attack, card as face, deck, zones};
use duel::book::point::{ChapterPoints, ReplacementPoint, ResolutionPoint, UndoPoint};
use duel::book::rule_sets::PlayRules;
use duel::book::{Choosing, IllegalTargets, Playing};
use duel::card::ability::{CostPart, Form};
use duel::engine::context::Look;
use duel::engine::question::{Pick, Topic};
use duel::engine::refusal::Verdict;
use duel::event::{Cause, Happening};
use duel::ids::{Rule, Seat, Verb};
use duel::need;
use duel::points;
use duel::state::object::{ObjectRef, Slot};
use duel::state::stack_item::{NO_ABILITY, StackItem};

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    ResolutionPoint::InWrittenOrder => CITES.text,
    ResolutionPoint::Picks => CITES.text,
    ResolutionPoint::Optional => CITES.text,
    ResolutionPoint::Searching => CITES.text,
    UndoPoint::IllegalIsTakenBack => CITES.rewind,
    ReplacementPoint::ReplacedPaymentCounts => CITES.fast,
};

/// Playing a card.
pub const PLAY: u8 = 0;
/// Playing an activated ability, given by its index among the card's abilities.
pub const USE: u8 = 1;
/// Attacking with a chara (802).
pub const ATTACK: u8 = 2;
/// Sliding a chara in the block step (803.1).
pub const SLIDE: u8 = 3;

/// What the cost depends on is chosen before the cost is fixed: X, and which of several costs to pay (904.2c).
const CHOSEN_FIRST: Rule = cite!("904.2c");

/// The rules on playing, step by step (904.2).
pub(crate) const CITES: PlayRules = PlayRules {
    declare: cite!("904.2b"),
    extra: CHOSEN_FIRST,
    x: CHOSEN_FIRST,
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
    ..PlayRules::UNNUMBERED
};

/// The rules on playing an Engage.
const ENGAGE_CITES: PlayRules = PlayRules { kind: face::ENGAGES, ..CITES };

/// A card that is being played goes to the temporary zone (904.2e).
const TEMPORARY: Rule = cite!("904.2e");
/// Other instructions for playing a card are carried out after paying for it (904.2g).
const INSTRUCTED: Rule = cite!("904.2g");
/// A card or ability that has resolved leaves the temporary zone (904.3c).
pub(super) const OVER: Rule = cite!("904.3c");

/// The rules on playing this stack item.
pub(crate) fn play_rules(cx: &Context, item: &StackItem) -> &'static PlayRules {
    if let Some(slot) = item.card {
        return match cx.state.characteristics(slot).kinds {
            kinds if kinds.has(kind::EVENT) => &event::CITES,
            kinds if kinds.has(kind::ENGAGE) => &ENGAGE_CITES,
            _ => &CITES,
        };
    }
    let triggered =
        item.ability != NO_ABILITY && !matches!(cx.pool.ability(item.ability).form, Form::Activated | Form::Spell);
    if triggered { &trigger::CITES } else { &CITES }
}

/// Offers the actions of a player who has priority.
pub(crate) fn list_actions(cx: &mut Context, seat: Seat) {
    for zone in [zone::HAND, zone::KEEP] {
        for i in 0..cx.state.cards(zone, seat).len() {
            let cards = cx.state.cards(zone, seat);
            let slot = cards[i];
            if !cx.state.has_interchangeable(&cards[..i], slot) {
                cx.offer_if_legal(seat, Pick::Act(PLAY, slot, 0));
            }
        }
    }
    if cx.state.derived.allowed.has(verb::PLAY) {
        for zone in zones::ELSEWHERE {
            for i in 0..cx.state.cards(zone, seat).len() {
                let slot = cx.state.cards(zone, seat)[i];
                if zones::may_be_played(cx, slot) {
                    cx.offer_if_legal(seat, Pick::Act(PLAY, slot, 0));
                }
            }
        }
    }
    activating::offer(cx, seat);
    let action = if cx.state.turn.phase == phase::MAIN { ATTACK } else { SLIDE };
    for i in 0..cx.state.cards(zone::AREA, Seat::FIRST).len() {
        let slot = cx.state.cards(zone::AREA, Seat::FIRST)[i];
        if cx.state.characteristics(slot).controller == seat {
            cx.offer_if_legal(seat, Pick::Act(action, slot, 0));
        }
    }
}

/// Checks an action of a player who has priority.
pub(crate) fn check_action<V: Verdict>(cx: &mut Context, seat: Seat, pick: Pick, verdict: &mut V) {
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

/// A card of the hand or a kept card (508.2) is played in its player's main phase (703.2).
///
/// An Engage is also played in the block step (803.1).
fn check_play<V: Verdict>(cx: &mut Context, seat: Seat, slot: Slot, verdict: &mut V) {
    let it = Some(slot);
    need!(verdict, zones::holds(cx, seat, slot), main_phase::ACTIONS, it);
    let main = cx.state.turn.phase == phase::MAIN && cx.state.turn.player == seat;
    let engage = cx.state.characteristics(slot).kinds.has(kind::ENGAGE);
    let rule = if cx.state.turn.phase == phase::BLOCK { block::ONE } else { main_phase::ACTIONS };
    need!(verdict, main || engage && block::is_now(cx, seat), rule, it);
    need!(verdict, main_phase::permits(cx, slot, seat), main_phase::FIRST_TURN, it);
    need!(verdict, !cx.is_forbidden(verb::PLAY, slot, None), crate::principles::CANNOT, it);
    let item = item_of(cx, seat, slot, false);
    if let Some((rule, places)) = card::areas_for(cx, slot, seat) {
        need!(verdict, places != 0, rule, it);
        // The cost depends on the area only if levelling up lowers it. Without any area, the cost is still checked.
        let lowered = cx.state.characteristics(slot).keywords.has(keyword::LEVEL_UP);
        let asked = if lowered { places } else { places & places.wrapping_neg() };
        let asked = if places == 0 { areas::own(seat) } else { asked };
        let mut each = (0..areas::AREAS).filter(|place| asked >> place & 1 == 1);
        let can_pay = each.any(|place| can_pay(cx, &StackItem { place, ..item }));
        let short = !can_pay && (0..areas::AREAS).all(|place| energy::is_short(cx, &StackItem { place, ..item }));
        need!(verdict, can_pay, if short { energy::SHORT } else { CITES.pay }, it);
    } else {
        let can_pay = can_pay(cx, &item);
        let short = !can_pay && energy::is_short(cx, &item);
        need!(verdict, can_pay, if short { energy::SHORT } else { CITES.pay }, it);
    }
}

/// The card can be paid for. If nothing replaces energy, counting the energy first saves time.
fn can_pay(cx: &mut Context, item: &StackItem) -> bool {
    let short = !cx.has_extras(item) && energy::is_short(cx, item);
    !short && cx.can_pay(item)
}

/// For two cards of the hand, a player's chara slides to an adjacent area without a chara (803.1).
fn check_slide<V: Verdict>(cx: &mut Context, seat: Seat, slot: Slot, verdict: &mut V) {
    let it = Some(slot);
    let own = cx.state.object(slot).zone == zone::AREA && cx.player_of(slot) == seat;
    need!(verdict, own && block::is_now(cx, seat), block::ONE, it);
    need!(verdict, areas::beside(cx, slot) != 0, crate::actions::sliding::SLIDES, it);
    need!(verdict, !cx.is_forbidden(verb::SLIDE, slot, None), crate::principles::CANNOT, it);
    let item = StackItem::of_rules(routine::SLIDE, cx.state.object_ref(slot), seat);
    let can_pay = cx.can_pay(&item);
    need!(verdict, can_pay, block::ONE, it);
    need!(verdict, can_pay || !zones::wants_kept(cx, seat, SLIDE_COST), zones::NOT_KEPT, it);
}

/// The number of cards of the hand that pay for a slide in the block step (803.1).
const SLIDE_COST: usize = 2;

/// A slide in the block step costs two cards of the hand (803.1, reading V9).
pub(crate) fn mandatory_part(cx: &Context, item: &StackItem) -> Option<&'static CostPart> {
    (item.routine == Some(routine::SLIDE)).then(|| zones::two_of_hand(cx, item.controller))
}

fn item_of(cx: &Context, seat: Seat, slot: Slot, free: bool) -> StackItem {
    let lost = cx.state.characteristics(slot).has_lost_text;
    let ability = cx.pool.card(cx.state.object(slot).card).spell.filter(|_| !lost);
    StackItem {
        card: Some(slot),
        free,
        ..StackItem::new(ability.unwrap_or(NO_ABILITY), cx.state.object_ref(slot), seat)
    }
}

/// Begins the procedure of an action of a player who has priority.
pub(crate) fn begin_action(cx: &mut Context, seat: Seat, pick: Pick) {
    match pick {
        Pick::Act(PLAY, slot, _) => play(cx, seat, slot, false),
        Pick::Act(USE, slot, index) => activating::begin(cx, seat, slot, index),
        Pick::Act(ATTACK, slot, _) => attack::begin(cx, seat, slot),
        Pick::Act(SLIDE, slot, _) => {
            cx.play_and_resolve(StackItem::of_rules(routine::SLIDE, cx.state.object_ref(slot), seat));
        }
        _ => {}
    }
}

/// Plays a card, in the middle of anything; a hidden card is revealed (904.2b). Begins a procedure.
pub(crate) fn play(cx: &mut Context, seat: Seat, slot: Slot, free: bool) {
    show(cx, seat, slot);
    let mut item = item_of(cx, seat, slot, free);
    if event::is_event(cx, &item) && !cx.cite(ability::OF_EVENT) {
        item.ability = NO_ABILITY;
    }
    cx.play_and_resolve(item);
}

/// Reveals a card of a hidden zone that is played, or whose ability is played (904.2b). May begin a procedure.
pub(super) fn show(cx: &mut Context, seat: Seat, slot: Slot) {
    if matches!(cx.state.object(slot).zone, zone::HAND | zone::DECK) {
        let cause = Cause { seat: Some(seat), ..Cause::rule(CITES.declare) };
        cx.happen(Happening::Reveal { slot, seats: 3 }, verb::REVEAL, cause);
    }
}

/// The rule by which a part of a cost other than energy is paid.
///
/// An activated ability states it (907.1b), consuming counters reduces them (1120.2), and a slide has its own (803.1).
pub(crate) fn part_rule(cx: &Context, item: &StackItem, verb: Verb) -> Rule {
    match (verb, item.card, item.routine) {
        (verb::COUNT, ..) => counters::CONSUMED,
        (_, None, Some(_)) => block::ONE,
        (_, None, None) if activating::is_activated(cx, item) => activating::COST,
        _ => CITES.pay,
    }
}

/// The card can be played by an effect.
pub(crate) fn can_play_by_effect(cx: &mut Context, seat: Seat, slot: Slot, free: bool) -> bool {
    let item = item_of(cx, seat, slot, free);
    let areas = card::areas_for(cx, slot, seat);
    !cx.is_forbidden(verb::PLAY, slot, None)
        && deck::is_main(cx, slot)
        && main_phase::permits(cx, slot, seat)
        && match areas {
            // Without an area the card is not played (906.1a).
            Some((rule, 0)) => !cx.cite(rule),
            Some((_, places)) => {
                (0..areas::AREAS).any(|place| places >> place & 1 == 1 && affords(cx, &StackItem { place, ..item }))
            }
            None => affords(cx, &item),
        }
}

/// A card that an effect lets a player play can be paid for; not with too little energy (905.3b).
fn affords(cx: &mut Context, item: &StackItem) -> bool {
    cx.can_pay(item) || energy::is_short(cx, item) && !cx.cite(energy::SHORT)
}

/// The areas among which the player of this stack item names one.
pub(crate) fn places_to_name(cx: &Context, item: &StackItem) -> Option<(Rule, u32)> {
    match (item.card, item.routine) {
        (Some(slot), _) => card::areas_for(cx, slot, item.controller),
        (None, Some(routine::SLIDE)) => Some((crate::actions::sliding::SLIDES, areas::beside(cx, item.source.slot))),
        (None, _) => None,
    }
}

/// Every action that a card allows in its zone, whether or not it is legal now.
pub(crate) fn deeds(look: &Look<Vividz>, slot: Slot, out: &mut Vec<(Topic, Pick)>) {
    let zone = look.state.object(slot).zone;
    let mut add = |pick: Pick| out.push((Topic::Priority, pick));
    match zone {
        zone::HAND | zone::KEEP => add(Pick::Act(PLAY, slot, 0)),
        zone::AREA => {
            add(Pick::Act(ATTACK, slot, 0));
            add(Pick::Act(SLIDE, slot, 0));
        }
        _ => {}
    }
    let abilities = look.pool.card(look.state.object(slot).card).abilities.iter().enumerate();
    for (index, &id) in abilities {
        let ability = look.pool.ability(id);
        if ability.form == Form::Activated {
            add(Pick::Act(USE, slot, index as u8));
        }
    }
}

impl Playing for Vividz {
    const PLAY_RULES: PlayRules = CITES;

    fn play_rules(cx: &Context, item: &StackItem) -> &'static PlayRules {
        play_rules(cx, item)
    }

    fn may_play_by_effect(cx: &Context, slot: Slot, seat: Seat, _: bool) -> bool {
        deck::is_main(cx, slot)
            && main_phase::permits(cx, slot, seat)
            && cards::areas_for(cx, slot, seat).is_none_or(|(_, places)| places != 0)
    }

    fn can_play_by_effect(cx: &mut Context, slot: Slot, seat: Seat, free: bool) -> bool {
        can_play_by_effect(cx, seat, slot, free)
    }

    fn play_by_effect(cx: &mut Context, slot: Slot, seat: Seat, free: bool, _: Cause) {
        play(cx, seat, slot, free);
    }

    /// When its cost is fixed, a card goes to the temporary zone (904.2e). May begin a procedure.
    fn before_paying(cx: &mut Context, item: &StackItem) -> bool {
        let Some(slot) = item.card else { return false };
        let act = cx.move_to_place(slot, zone::TEMPORARY, item.controller, 0);
        cx.happen(act, verb::PUT, Cause { seat: Some(item.controller), ..Cause::rule(TEMPORARY) });
        true
    }

    /// Other instructions for playing a card are carried out after paying for it (904.2g). Begins a procedure if it returns
    /// true.
    fn after_paying(cx: &mut Context, item: &StackItem) -> bool {
        let found = item.card.and_then(|slot| deck_engage::of(cx, slot));
        let Some(ability) = found.filter(|_| cx.cite(INSTRUCTED)) else { return false };
        cx.resolve_without_stack(StackItem::new(ability, item.source, item.controller));
        true
    }

    /// A card or ability that has been announced and paid for has been played (904.2h). May begin a procedure.
    fn on_played(cx: &mut Context, item: &StackItem) {
        let from = cx.state.batch.len();
        // The cause is the player, not the ability that is played.
        let cause = Cause { ability: None, ..cx.cause_of(item, play_rules(cx, item).done) };
        match item.card {
            Some(card) => cx.deed(verb::PLAY, item.controller, card, Slot::NONE, cause),
            None if item.ability != NO_ABILITY && cx.pool.ability(item.ability).form == Form::Activated => {
                cx.deed(verb::USE, item.controller, item.source.slot, Slot::NONE, cause);
            }
            None => {}
        }
        cx.commit(from);
    }

    fn on_resolved(cx: &mut Context, item: &StackItem) {
        cards::resolved(cx, item);
    }
}

impl Choosing for Vividz {
    // 1107.1: a card that an ability tells a player to choose is chosen by its effect.
    const NOTICES_CHOICES_ON_RESOLUTION: bool = true;
    const ILLEGAL_TARGETS: IllegalTargets = IllegalTargets::SkipsParts;
    const CHOOSES_WHEN_PLAYED: bool = false;

    fn last_known_rules(cx: &Context, item: &StackItem, _: ObjectRef, _: bool) -> &'static [Rule] {
        last_known::rules(cx, item)
    }

    fn places_to_name(cx: &Context, item: &StackItem) -> Option<(Rule, u32)> {
        places_to_name(cx, item)
    }

    /// The modes of an effect are chosen when its resolution comes to them (904.3a).
    fn selects_modes_when_played(_: &Context, _: &StackItem) -> bool {
        false
    }

    /// The areas among which a player would name one for this action.
    fn places_to_name_for(cx: &Context, seat: Seat, pick: Pick) -> Option<(Rule, u32)> {
        match pick {
            Pick::Act(PLAY, slot, _) => places_to_name(cx, &item_of(cx, seat, slot, false)),
            Pick::Act(SLIDE, slot, _) => {
                places_to_name(cx, &StackItem::of_rules(routine::SLIDE, cx.state.object_ref(slot), seat))
            }
            _ => None,
        }
    }
}
