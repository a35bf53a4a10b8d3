//! Chapter 903: playing and resolving.

use super::{aether, trigger};
use crate::action::cards;
use crate::book::Context;
use crate::card;
use crate::deeds::{chasing, paying};
use crate::keywords::{breaking, dct, step_up};
use crate::principles;
use crate::rules::cite;
use crate::words::{mark, verb, zone};
use duel::ability::{End, Price};
use duel::audit;
use duel::cites::PlayCites;
use duel::event::{Act, Cause};
use duel::item::{Item, NO_ABILITY};
use duel::object::Slot;
use duel::profile::Orientation;
use duel::words::{COLOURS, Rule, Seat, Zone};

/// Playing, step by step (903.2): modes, variables, targets, what each of them gets, what it costs, paying.
pub(crate) const CITES: PlayCites = PlayCites {
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
    ..PlayCites::UNNUMBERED
};

/// Who plays a card with Step Up says first whether it is stepped up (903.2a).
pub(crate) const STEPS_UP: Rule = cite!("903.2a");

/// Playing a conjure that has more to do by DCT.
pub(crate) const WITH_DCT: PlayCites = PlayCites { mode_count: dct::PLAYED, ..CITES };

/// A card goes to the chase zone and is announced.
pub(crate) fn announce(cx: &mut Context, seat: Seat, slot: Slot, item: Item) {
    let stepped_up = cx.s.object(slot).marks.has(mark::STEPPED_UP);
    to_chase(cx, seat, slot);
    if stepped_up {
        let act = Act::Mark { slot, mark: mark::STEPPED_UP, on: true };
        cx.happen(act, verb::PUT, Cause { seat: Some(seat), ..Cause::rule(STEPS_UP) });
    }
    let source = cx.s.refer(slot);
    cx.play(Item { source, ..item });
}

/// What raises a cost is counted before what lowers it (903.2g-iii).
const MORE: Rule = cite!("903.2g-iii");
/// What lowers a cost lowers the part of it that its player says (903.2g-iv).
const LESS: Rule = cite!("903.2g-iv");
/// What cannot be paid in full is not played, and everything is as before (903.2h, reading C10); what is replaced as it is
/// paid counts as paid.
pub(crate) const PAID: Rule = cite!("903.2h");
/// What is done to pay is done in the order in which it is written (903.2h-i).
pub(crate) const IN_ORDER: Rule = cite!("903.2h-i");
/// What is in the chase zone does not target itself (903.2e-i).
pub(crate) const NOT_ITSELF: Rule = cite!("903.2e-i");
/// What applied to a card that is played goes on applying to it in the chase zone (903.2b-i).
pub(crate) const CARRIES: (Zone, Rule) = (zone::CHASE, cite!("903.2b-i"));

/// What is played goes to the chase zone (903.2b).
pub(crate) fn to_chase(cx: &mut Context, seat: Seat, slot: Slot) {
    let act = Act::Move {
        slot,
        to: zone::CHASE,
        side: seat,
        end: End::Top,
        place: cx.s.object(slot).zone.0,
        turned: Orientation::Upright,
        face_up: true,
    };
    cx.happen(act, verb::PUT, Cause { seat: Some(seat), ..Cause::rule(cite!("903.2b")) });
}

/// What playing something costs in aether.
pub(crate) fn price(cx: &Context, item: &Item) -> Price {
    match item.card {
        Some(_) if step_up::waives(cx, item) && cx.by(CITES.waive) => Price::default(),
        Some(slot) => breaking::price(cx, item).unwrap_or_else(|| card::price(cx, slot, item.x)),
        None if item.ability == NO_ABILITY => Price::default(),
        None => paying::symbols(cx, cx.pool.ability(item.ability).cost.price),
    }
}

/// What is left to pay of a card when everything that raises what it costs (903.2g-iii) and then everything that lowers it
/// (903.2g-iv) is counted: no less than it has elements (903.2.g-iv-a). Of what an ability costs, the player says what is
/// lowered.
pub(crate) fn adjust(cx: &Context, item: &Item, mut price: Price) -> Price {
    let profile = cx.s.profile(item.card.unwrap_or(item.source.slot));
    let waived = step_up::waives(cx, item);
    let stepped = step_up::worth(cx, item).filter(|_| !waived).unwrap_or(0);
    let (more, less) = (profile.toll, profile.discount + stepped);
    if more > 0 && cx.by(MORE) {
        price.any = (i32::from(price.any) + more).clamp(0, u8::MAX.into()) as u8;
    }
    let Some(slot) = item.card else { return price };
    let elemental = item.way == 0 && !item.free && !waived && !cx.pays_otherwise(item);
    if elemental {
        let cost = i32::from(card::price(cx, slot, item.x).any) + more.max(0);
        price = card::with_elements(cx, slot, cost, price);
    }
    if less > 0 && price != Price::UNPAYABLE && cx.by(LESS) {
        let mut rest = less - i32::from(price.any);
        price.any = (-rest).max(0) as u8;
        if rest > 0 && !(elemental && price.coloured.iter().any(|&n| n > 0) && cx.by(cite!("903.2.g-iv-a"))) {
            for units in &mut price.coloured {
                let off = rest.clamp(0, i32::from(*units));
                *units -= off as u8;
                rest -= off;
            }
        }
    }
    price
}

/// How much is taken off what an ability costs, of parts that its player says (903.2g-iv).
pub(crate) fn relief(cx: &Context, item: &Item) -> u8 {
    let source = item.source.slot;
    if item.card.is_some() || item.ability == NO_ABILITY || source == Slot::NONE || !audit::holds(LESS) {
        return 0;
    }
    let price = &cx.pool.ability(item.ability).cost.price;
    let less = cx.s.profile(source).discount;
    if less > 0 && (price.any > 0 || price.coloured != [0; COLOURS]) { less.min(u8::MAX.into()) as u8 } else { 0 }
}

/// Whether a player can play a card because an effect says so: as it could be played otherwise, at any time.
pub(crate) fn can_play(cx: &Context, slot: Slot, seat: Seat, free: bool) -> bool {
    let item = Item { free, ..cards::item_of(cx, seat, slot) };
    can_be_carried_out(cx, seat, slot, &item)
}

/// Whether the play of a card, from wherever it is, can be carried out in full: nothing forbids it (104.4), it is not kept
/// from the chase zone (1005.2), and there it can choose what it must (903.2e) and be paid for with all that it costs then
/// (903.2h).
pub(crate) fn can_be_carried_out(cx: &Context, seat: Seat, slot: Slot, item: &Item) -> bool {
    if !cards::is_playable(cx.s.profile(slot).kinds) || chasing::is_closed(cx) && cx.by(chasing::CLOSED) {
        return false;
    }
    // What costs nothing, neither here nor in the chase zone, has but to choose.
    let plain = cx.s.profile(slot).toll == 0 && !cx.s.derived.cannot.has(verb::PLAY);
    if item.free && plain && !cx.has_extras(item) && !cx.s.derived.reach.has(zone::CHASE) {
        return cx.choices_exist(item) || !cx.by(CITES.choose);
    }
    cx.tried(|cx| {
        to_chase(cx, seat, slot);
        cx.refresh();
        let item = Item { source: cx.s.refer(slot), ..*item };
        !(cx.forbidden(verb::PLAY, slot, None) && cx.by(principles::CANNOT))
            && (cx.can_choose(&item) || !cx.by(CITES.choose))
            && (cx.can_pay(&item) || step_up::makes_payable(cx, &item) || !cx.by(PAID))
    })
}

/// What was played has been announced and paid for.
pub(crate) fn played(cx: &mut Context, item: &Item) {
    let from = cx.s.batch.len();
    let cause = Cause { seat: Some(item.controller), ..Cause::rule(cite!("903.1")) };
    if let Some(slot) = item.card.filter(|_| item.way != 0) {
        cx.deed(verb::BREAK, item.controller, slot, Slot::NONE, cause);
    }
    match item.card {
        Some(slot) => cx.deed(verb::PLAY, item.controller, slot, Slot::NONE, cause),
        None if item.event == 0 && item.ability != NO_ABILITY && aether::is_aether(cx.pool.ability(item.ability)) => {
            cx.deed(verb::MAKE, item.controller, item.source.slot, Slot::NONE, cause);
        }
        None if item.event == 0 && item.way == 0 => {
            cx.deed(verb::USE, item.controller, item.source.slot, Slot::NONE, cause);
        }
        None if item.event != 0 && cx.s.derived.deeds.has(verb::SET_OFF) => {
            cx.deed(verb::SET_OFF, item.controller, item.source.slot, Slot::NONE, cause);
        }
        None => {}
    }
    cx.commit(from);
}
