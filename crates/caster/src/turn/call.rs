//! Chapter 504: the call phase.

use super::{announce, enter, priority, step};
use crate::action::has_twin;
use crate::book::Context;
use crate::card::same_caster_name;
use crate::principles;
use crate::rules::cite;
use crate::words::{keyword, kind, number, phase, verb, zone};
use duel::ability::End;
use duel::event::{Act, Cause};
use duel::frame::Flow;
use duel::need;
use duel::object::Slot;
use duel::profile::Orientation;
use duel::question::{Pick, Topic};
use duel::refusal::Verdict;
use duel::words::{Rule, Seat, Zone};

/// Which card is called, and how.
pub(crate) const CALL: Topic = Topic::Book(2);

/// As a caster of level 1, face up (504.1a).
pub(crate) const FACE_UP: u8 = 4;
/// As a caster without a name, face down (504.1b).
pub(crate) const FACE_DOWN: u8 = 5;
/// Onto a caster: it levels up (504.1c). The number says which of the player's casters.
pub(crate) const LEVEL_UP: u8 = 6;

/// The turn player calls a card in one of these ways, or does not (504.1).
pub(crate) const CHOICE: Rule = cite!("504.1");

/// A caster levels up (504.1c).
pub(crate) const LEVELS_UP: Rule = cite!("504.1c");

/// One step of the phase.
pub(super) fn go(cx: &mut Context, f: usize) -> Flow {
    let seat = cx.frame(f).seat;
    match cx.frame(f).pc {
        step::CALL => {
            enter(cx, phase::CALL);
            offer_zone(cx, seat, zone::HAND);
            if cx.s.derived.allowed.has(verb::CALL) {
                offer_zone(cx, seat, zone::GRAVEYARD);
            }
            // Or nothing of that is done (504.1d).
            if cx.by(cite!("504.1d")) {
                cx.offer(Pick::Done);
            }
            cx.ask(seat, CALL, CHOICE)
        }
        step::CALLED => {
            cx.frame(f).pc = step::CALL_BEGINS;
            match cx.answer() {
                Pick::Act(FACE_UP, slot, _) => call(cx, seat, slot, true, cite!("504.1a")),
                Pick::Act(FACE_DOWN, slot, _) => call(cx, seat, slot, false, cite!("504.1b")),
                Pick::Act(_, slot, onto) => {
                    let host = cx.s.cards(zone::CASTERS, seat).get(usize::from(onto)).copied();
                    // Onto one that lies face down it is put by a rule of its own (504.1c-i).
                    let puts = |&host: &Slot| cx.s.object(host).face_up || cx.by(cite!("504.1c-i"));
                    if let Some(host) = host.filter(puts) {
                        level_up(cx, seat, slot, host);
                    }
                }
                _ => {}
            }
            Flow::Go
        }
        step::CALL_BEGINS => {
            cx.frame(f).pc = step::CALL_PRIORITY;
            announce(cx, seat, &[verb::BEGIN_CALL], cite!("504.2"));
            Flow::Go
        }
        _ => priority(cx, f, cite!("504.3"), step::MAIN_BEGINS),
    }
}

/// Offers the calls of the cards in a zone of a player's: of cards that are alike one.
fn offer_zone(cx: &mut Context, seat: Seat, zone: Zone) {
    for i in 0..cx.s.cards(zone, seat).len() {
        let slot = cx.s.cards(zone, seat)[i];
        if !has_twin(cx, &cx.s.cards(zone, seat)[..i], slot) {
            offer_card(cx, seat, slot);
        }
    }
}

fn offer_card(cx: &mut Context, seat: Seat, slot: Slot) {
    cx.offer_legal(seat, Pick::Act(FACE_UP, slot, 0));
    cx.offer_legal(seat, Pick::Act(FACE_DOWN, slot, 0));
    if cx.s.profile(slot).number(number::LEVEL) > 1 {
        for onto in 0..cx.s.cards(zone::CASTERS, seat).len() as u8 {
            cx.offer_legal(seat, Pick::Act(LEVEL_UP, slot, onto));
        }
    }
}

/// Checks a call: of a caster of level 1 whose caster name the player has none of (504.1a, 504.1a-i), of any card face down
/// (504.1b), or onto a caster of one level less (504.1c, 504.1c-i).
pub(crate) fn check<V: Verdict>(cx: &mut Context, seat: Seat, pick: Pick, verdict: &mut V) {
    let Pick::Act(way, slot, onto) = pick else { return };
    let it = Some(slot);
    let asked = !cx.s.asked.is_some_and(|question| question.topic == Topic::Priority);
    need!(verdict, asked, CHOICE, it);
    let object = cx.s.object(slot);
    let profile = cx.s.profile(slot);
    let way_rule = match way {
        FACE_UP => cite!("504.1a"),
        FACE_DOWN => cite!("504.1b"),
        _ => cite!("504.1c"),
    };
    // A text may have a card called from elsewhere, face up.
    let elsewhere = way != FACE_DOWN && object.zone == zone::GRAVEYARD && profile.may.has(verb::CALL);
    need!(verdict, (object.zone == zone::HAND || elsewhere) && cx.player_of(slot) == seat, way_rule, it);
    let barred = [verb::CALL, verb::ENTER].iter().any(|&verb| cx.forbidden(verb, slot, None));
    need!(verdict, !barred, principles::CANNOT, it);
    let profile = cx.s.profile(slot);
    let several = profile.keywords.has(keyword::SEVERAL);
    let (caster, level) = (profile.kinds.has(kind::CASTER), profile.number(number::LEVEL));
    match way {
        FACE_UP => {
            need!(verdict, caster && level == 1, cite!("504.1a"), it);
            let alone = !controls_namesake(cx, seat, slot) || several && cx.by(cite!("504.1a-i"));
            need!(verdict, alone, cite!("504.1a"), it);
        }
        LEVEL_UP => {
            need!(verdict, caster && level >= 2, cite!("504.1c"), it);
            let host = cx.s.cards(zone::CASTERS, seat).get(usize::from(onto)).copied();
            let Some(host) = host else { return need!(verdict, false, cite!("504.1c"), it) };
            let below = cx.s.profile(host);
            let fits = below.kinds.has(kind::CASTER) && below.number(number::LEVEL) == level - 1;
            need!(verdict, fits, cite!("504.1c"), it);
            if cx.s.object(host).face_up {
                need!(verdict, same_caster_name(cx, slot, host), cite!("504.1c"), it);
            } else {
                let alone = !controls_namesake(cx, seat, slot) || several;
                need!(verdict, level == 2 && alone, cite!("504.1c-i"), it);
            }
        }
        _ => {}
    }
}

/// Whether a player controls a caster of the same caster name.
pub(crate) fn controls_namesake(cx: &Context, seat: Seat, slot: Slot) -> bool {
    cx.controlled(zone::CASTERS, seat).any(|caster| same_caster_name(cx, caster, slot))
}

/// A card is put onto the field as a caster.
fn call(cx: &mut Context, seat: Seat, slot: Slot, face_up: bool, rule: Rule) {
    let turned = Orientation::Upright;
    let act = Act::Move { slot, to: zone::CASTERS, side: seat, end: End::Top, place: 0, turned, face_up };
    cx.happen(act, verb::CALL, Cause { seat: Some(seat), ..Cause::rule(rule) });
}

/// A caster is put onto another, which becomes its stock, and lies as that lay (504.1c).
fn level_up(cx: &mut Context, seat: Seat, slot: Slot, host: Slot) {
    let cause = Cause { seat: Some(seat), ..Cause::rule(LEVELS_UP) };
    let turned = cx.s.object(host).orientation;
    let from = cx.s.batch.len();
    let up = Act::Move { slot, to: zone::CASTERS, side: seat, end: End::Top, place: 0, turned, face_up: true };
    cx.propose(up, verb::CALL, cause);
    put_under(cx, host, slot, cause);
    cx.deed(verb::LEVEL_UP, seat, slot, host, cause);
    cx.commit(from);
}

/// Proposes that an entity become stock of another, with all that lies under it.
fn put_under(cx: &mut Context, host: Slot, upper: Slot, cause: Cause) {
    let mut stock = std::mem::take(&mut cx.t.picking);
    stock.clear();
    stock.extend(cx.followers(host));
    for &slot in &stock {
        cx.propose(Act::Attach { slot, to: upper }, verb::STOCK, cause);
    }
    cx.t.picking = stock;
    cx.lay(host, upper, true, verb::STOCK, cause);
}
