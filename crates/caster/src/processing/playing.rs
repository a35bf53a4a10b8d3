//! Chapter 903: playing and resolving.

use super::{aether, trigger};
use crate::action::cards;
use crate::book::{Caster, Context};
use crate::deeds::{cancelling, chasing, paying};
use crate::keywords::{breaking, dct, step_up};
use crate::processing::{ability, last_known};
use crate::rules::cite;
use crate::words::{mark, verb, zone};
use crate::{card, keywords, principles, priority};
use duel::book::point::{ChapterPoints, ChoosingPoint, ReplacementPoint, ResolutionPoint, UndoPoint};
use duel::book::rule_sets::PlayRules;
use duel::book::{Choosing, IllegalTargets, Playing, audit};
use duel::card::ability::{Ability, End, Price, WordClass};
use duel::card::characteristics::Orientation;
use duel::event::{Cause, Happening};
use duel::ids::{COLOURS, Rule, Seat, Zone};
use duel::points;
use duel::state::object::{ObjectRef, Slot};
use duel::state::stack_item::{NO_ABILITY, StackItem};

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    ResolutionPoint::InWrittenOrder => CITES.text,
    ResolutionPoint::Optional => CITES.text,
    ChoosingPoint::IllegalIsLeftOut => CITES.recheck,
    UndoPoint::IllegalIsTakenBack => CITES.rewind,
    ChoosingPoint::NotItself => NOT_ITSELF,
    ReplacementPoint::ReplacedPaymentCounts => PAID,
};

/// The steps of playing (903.2): modes, X, targets, divisions among them, cost, payment.
pub(crate) const CITES: PlayRules = PlayRules {
    mode: cite!("903.2c"),
    x: cite!("903.2d"),
    unpaid_x: cite!("903.2d-i"),
    choose: cite!("903.2e"),
    divide: cite!("903.2f"),
    instead: cite!("903.2g-i"),
    waive: cite!("903.2g-ii"),
    extra: MORE,
    relief: LESS,
    lock: cite!("903.2g-v"),
    pay: PAID,
    rewind: PAID,
    recheck: cite!("903.3a"),
    text: cite!("903.3b"),
    vanish: trigger::UNPLAYED,
    leave_behind: trigger::LEFT,
    ..PlayRules::UNNUMBERED
};

/// The player of a card with Step Up decides first whether to step it up (903.2a).
pub(crate) const STEPS_UP: Rule = cite!("903.2a");

/// The rules of playing a conjure with a DCT effect.
pub(crate) const WITH_DCT: PlayRules = PlayRules { mode_count: dct::PLAYED, ..CITES };

/// Puts a card into the chase zone and announces it. Begins a procedure.
pub(crate) fn announce(cx: &mut Context, seat: Seat, slot: Slot, item: StackItem) {
    let stepped_up = cx.state.object(slot).marks.has(mark::STEPPED_UP);
    to_chase(cx, seat, slot);
    if stepped_up {
        let act = Happening::Mark { slot, mark: mark::STEPPED_UP, on: true };
        cx.happen(act, verb::PUT, Cause { seat: Some(seat), ..Cause::rule(STEPS_UP) });
    }
    let source = cx.state.object_ref(slot);
    cx.play(StackItem { source, ..item });
}

/// Cost increases apply before cost reductions (903.2g-iii).
const MORE: Rule = cite!("903.2g-iii");
/// A cost reduction lowers the part of the cost that the player chooses (903.2g-iv).
const LESS: Rule = cite!("903.2g-iv");
/// A play that cannot be paid in full is undone (903.2h, reading C10); an action replaced during payment counts as
/// done.
pub(crate) const PAID: Rule = cite!("903.2h");
/// The actions of a payment are done in the order in which they are written (903.2h-i).
pub(crate) const IN_ORDER: Rule = cite!("903.2h-i");
/// A card or ability in the chase zone cannot target itself (903.2e-i).
pub(crate) const NOT_ITSELF: Rule = cite!("903.2e-i");
/// Continuous effects on a card that is played keep applying to it in the chase zone (903.2b-i).
pub(crate) const CARRIES: (Zone, Rule) = (zone::CHASE, cite!("903.2b-i"));

/// A played card goes to the chase zone (903.2b). May begin a procedure.
pub(crate) fn to_chase(cx: &mut Context, seat: Seat, slot: Slot) {
    let act = Happening::Move {
        slot,
        to: zone::CHASE,
        side: seat,
        end: End::Top,
        place: cx.state.object(slot).zone.0,
        turned: Orientation::Upright,
        face_up: true,
    };
    cx.happen(act, verb::PUT, Cause { seat: Some(seat), ..Cause::rule(cite!("903.2b")) });
}

/// The aether cost of a stack item, before increases and reductions.
pub(crate) fn price(cx: &Context, item: &StackItem) -> Price {
    match item.card {
        Some(_) if step_up::waives(cx, item) && cx.cite(CITES.waive) => Price::default(),
        Some(slot) => breaking::price(cx, item).unwrap_or_else(|| card::price(cx, slot, item.x)),
        None if item.ability == NO_ABILITY => Price::default(),
        None => paying::symbols(cx, cx.pool.ability(item.ability).cost.price),
    }
}

/// A card's cost is its price after all increases (903.2g-iii) and then all reductions (903.2g-iv), at least one aether
/// of each of its elements (903.2.g-iv-a). Reductions of an ability's cost are left to [`reductions`].
pub(crate) fn adjusted_price(cx: &Context, item: &StackItem, mut price: Price) -> Price {
    let waived = step_up::waives(cx, item);
    let stepped = step_up::worth(cx, item).filter(|_| !waived).unwrap_or(0);
    let (more, less) = cost_changes(cx, item);
    let less = less + stepped;
    if more > 0 && cx.cite(MORE) {
        price.generic = (i32::from(price.generic) + more).clamp(0, u8::MAX.into()) as u8;
    }
    let Some(slot) = item.card else { return price };
    let elemental = item.way == 0 && !item.free && !waived && !cx.pays_alternative_cost(item);
    if elemental {
        let cost = i32::from(card::price(cx, slot, item.x).generic) + more.max(0);
        price = card::with_elements(cx, slot, cost, price);
    }
    if less > 0 && price != Price::UNPAYABLE && cx.cite(LESS) {
        let mut rest = less - i32::from(price.generic);
        price.generic = (-rest).max(0) as u8;
        if rest > 0 && !(elemental && price.coloured.iter().any(|&n| n > 0) && cx.cite(cite!("903.2.g-iv-a"))) {
            for units in &mut price.coloured {
                let off = rest.clamp(0, i32::from(*units));
                *units -= off as u8;
                rest -= off;
            }
        }
    }
    price
}

/// The increase and the reduction of an item's cost. Off the field, what changes a card's cost speaks of the card as a
/// spell, not of its abilities.
fn cost_changes(cx: &Context, item: &StackItem) -> (i32, i32) {
    let slot = item.card.unwrap_or(item.source.slot);
    if item.card.is_none() && !zone::FIELD.has(cx.state.object(slot).zone) {
        return (0, 0);
    }
    let characteristics = cx.state.characteristics(slot);
    (characteristics.cost_increase, characteristics.cost_reduction)
}

/// The amount by which an ability's cost is reduced, in parts that its player chooses (903.2g-iv).
pub(crate) fn reductions(cx: &Context, item: &StackItem) -> u8 {
    let source = item.source.slot;
    if item.card.is_some() || item.ability == NO_ABILITY || source == Slot::NONE || !audit::holds(LESS) {
        return 0;
    }
    let price = &cx.pool.ability(item.ability).cost.price;
    let (_, less) = cost_changes(cx, item);
    if less > 0 && (price.generic > 0 || price.coloured != [0; COLOURS]) { less.min(u8::MAX.into()) as u8 } else { 0 }
}

/// The card's play can be carried out in full from its zone: nothing forbids it (104.4), the chase zone is open to it
/// (1005.2), and there its targets can be chosen (903.2e) and its whole cost paid (903.2h).
pub(crate) fn can_be_carried_out(cx: &Context, seat: Seat, slot: Slot, item: &StackItem) -> bool {
    if !cards::is_playable(cx.state.characteristics(slot).kinds) || chasing::is_closed(cx) && cx.cite(chasing::CLOSED) {
        return false;
    }
    // A card that is free here and in the chase zone only needs its targets.
    let plain = cx.state.characteristics(slot).cost_increase == 0 && !cx.state.derived.forbidden_verbs.has(verb::PLAY);
    if item.free && plain && !cx.has_extras(item) && !cx.state.derived.changeable_zones.has(zone::CHASE) {
        return cx.choices_exist(item) || !cx.cite(CITES.choose);
    }
    cx.try_in_copy(|cx| {
        to_chase(cx, seat, slot);
        cx.refresh();
        let item = StackItem { source: cx.state.object_ref(slot), ..*item };
        !(cx.is_forbidden(verb::PLAY, slot, None) && cx.cite(principles::CANNOT))
            && (cx.can_choose(&item) || !cx.cite(CITES.choose))
            && (cx.can_pay(&item) || step_up::makes_payable(cx, &item) || !cx.cite(PAID))
    })
}

impl Playing for Caster {
    const PLAY_RULES: PlayRules = CITES;

    fn play_rules(cx: &Context, item: &StackItem) -> &'static PlayRules {
        if keywords::adds_lines(cx, item) { &WITH_DCT } else { &CITES }
    }

    /// An effect can have the player play this card: its play can be carried out, whatever the timing.
    fn may_play_by_effect(cx: &Context, slot: Slot, seat: Seat, free: bool) -> bool {
        let item = StackItem { free, ..cards::item_of(cx, seat, slot) };
        can_be_carried_out(cx, seat, slot, &item)
    }

    fn play_by_effect(cx: &mut Context, slot: Slot, seat: Seat, free: bool, _: Cause) {
        cards::play(cx, seat, slot, free);
    }

    fn before_paying(cx: &mut Context, item: &StackItem) -> bool {
        step_up::rest(cx, item)
    }

    fn resolves_immediately(ability: &Ability) -> bool {
        aether::is_triggered(ability)
    }

    /// The card or ability has been announced and paid for: what triggers when it is played triggers. May begin a
    /// procedure.
    fn on_played(cx: &mut Context, item: &StackItem) {
        let from = cx.state.batch.len();
        let cause = Cause { seat: Some(item.controller), ..Cause::rule(cite!("903.1")) };
        if let Some(slot) = item.card.filter(|_| item.way != 0) {
            cx.deed(verb::BREAK, item.controller, slot, Slot::NONE, cause);
        }
        match item.card {
            Some(slot) => cx.deed(verb::PLAY, item.controller, slot, Slot::NONE, cause),
            None if item.event_number == 0
                && item.ability != NO_ABILITY
                && aether::is_aether(cx.pool.ability(item.ability)) =>
            {
                cx.deed(verb::MAKE, item.controller, item.source.slot, Slot::NONE, cause);
            }
            None if item.event_number == 0 && item.way == 0 => {
                cx.deed(verb::USE, item.controller, item.source.slot, Slot::NONE, cause);
            }
            None if item.event_number != 0 && cx.state.derived.listened_deeds.has(verb::SET_OFF) => {
                cx.deed(verb::SET_OFF, item.controller, item.source.slot, Slot::NONE, cause);
            }
            None => {}
        }
        cx.commit(from);
    }

    fn on_resolved(cx: &mut Context, item: &StackItem) {
        ability::hide(cx, item);
        cards::on_resolved(cx, item);
    }

    fn on_cancelled(cx: &mut Context, item: &StackItem) {
        ability::hide(cx, item);
        cancelling::on_cancelled(cx, item);
    }
}

impl Choosing for Caster {
    const ILLEGAL_TARGETS: IllegalTargets = IllegalTargets::SkipsParts;
    const CHOOSES_WHEN_PLAYED: bool = true;
    const KNOWS_ILLEGAL_TARGETS: bool = false;

    fn naming_rule(sort: WordClass, _: &StackItem) -> Rule {
        if sort == WordClass::Colour { aether::ANY_ELEMENT } else { CITES.text }
    }

    fn nothing_to_choose_rules(triggered: bool) -> &'static [Rule] {
        if triggered { &[priority::PLAYED_OR_NOT] } else { &[] }
    }

    fn last_known_rules(_: &Context, _: &StackItem, _: ObjectRef, _: bool) -> &'static [Rule] {
        &[last_known::GONE]
    }
}
