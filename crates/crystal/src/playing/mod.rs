//! Chapter 11: playing cards and abilities.
//!
//! | section | file |
//! |---|---|
//! | 11.1 priority | this one |
//! | 11.2 paying costs | `cost.rs` |
//! | 11.3 casting Summons | `summon.rs` |
//! | 11.4 casting Characters | `character.rs` |
//! | 11.5 to 11.7 abilities, action and special abilities | `ability.rs` |
//! | 11.8 auto-abilities | `auto.rs` |
//! | 11.9 field abilities, 11.12 effects | `effect.rs` |
//! | 11.10 EX Bursts | `burst.rs` |
//! | 11.11 resolution | `resolution.rs` |

pub(crate) mod ability;
pub(crate) mod auto;
pub(crate) mod burst;
pub(crate) mod character;
pub(crate) mod cost;
pub(crate) mod effect;
pub(crate) mod resolution;
pub(crate) mod summon;

use crate::attack::between_strikes;
use crate::book::{Context, proc};
use crate::keywords::warp;
use crate::rules::cite;
use crate::words::{kind, label, phase, verb, zone};
use duel::ability::Form;
use duel::cites::PlayCites;
use duel::event::Cause;
use duel::frame::{Flow, Frame, Proc};
use duel::item::{Item, NO_ABILITY};
use duel::need;
use duel::object::Slot;
use duel::question::Pick;
use duel::refusal::{Decide, Verdict};
use duel::words::{AbilityId, Rule, Seat};

/// Casting a card from the hand.
pub const CAST: u8 = 0;
/// Using an action or special ability; the number says which of the card's abilities.
pub const USE: u8 = 1;
/// Removing a card in hand by its Warp (15.2.7.3); the number says which of the card's abilities that is.
pub const WARP: u8 = 2;

/// With priority one may act or pass (11.1.4).
pub(crate) const PRIORITY: Rule = cite!("11.1.4");
/// After a resolution the turn player has priority (11.1.5).
pub(crate) const AFTER: Rule = cite!("11.1.5");
/// Who passes gives priority to the opponent (11.1.6).
pub(crate) const PASS: Rule = cite!("11.1.6");
/// When both pass, the top of the stack resolves, or play goes on (11.1.7).
pub(crate) const BOTH_PASS: Rule = cite!("11.1.7");

/// The rules on which playing this rests.
pub(crate) fn play_cites(cx: &Context, item: &Item) -> &'static PlayCites {
    match item.card {
        _ if warp::is_leaving(cx, item) => &warp::CITES,
        Some(slot) if cx.s.profile(slot).kinds.has(kind::SUMMON) => &summon::CITES,
        Some(_) => &character::CITES,
        None if item.ability == NO_ABILITY => &auto::CITES,
        None => match (&cx.pool.ability(item.ability).form, cx.pool.ability(item.ability).label) {
            (Form::Activated, label::SPECIAL) => &ability::SPECIAL,
            (Form::Activated, _) => &ability::ACTION,
            (Form::Spell, _) => &summon::CITES,
            (Form::Replacement(_), _) => &auto::REPLACEMENT,
            (Form::Triggered(_) | Form::Static(_), _) => &auto::CITES,
        },
    }
}

/// The actor keeps priority (11.3.8, 11.6.11); after a Character (11.4.8, reading F5) or a resolution (11.1.5) the
/// turn player has it.
pub(crate) fn next_holder(cx: &Context, actor: Seat, action: Option<Pick>) -> Seat {
    match action {
        Some(Pick::Act(USE, ..)) => actor,
        Some(Pick::Act(CAST, slot, _)) if cx.s.profile(slot).kinds.has(kind::SUMMON) => actor,
        _ => cx.s.turn.player,
    }
}

/// Lists what a player with priority may do (11.1.1).
pub(crate) fn actions(cx: &mut Context, seat: Seat) {
    offer_casts(cx, seat);
    warp::offer(cx, seat);
    if may_use_abilities(cx) {
        ability::offer_uses(cx, seat);
    }
}

fn offer_casts(cx: &mut Context, seat: Seat) {
    for i in 0..cx.s.cards(zone::HAND, seat).len() {
        let hand = cx.s.cards(zone::HAND, seat);
        let slot = hand[i];
        let card = cx.s.object(slot).card;
        let twin = hand[..i].iter().any(|&s| cx.s.object(s).card == card);
        if twin {
            continue;
        }
        let mut verdict = Decide::default();
        check_cast(cx, seat, slot, &mut verdict);
        if verdict.allowed() {
            cx.offer(Pick::Act(CAST, slot, 0));
        }
    }
}

/// Checks an action with priority.
pub(crate) fn check<V: Verdict>(cx: &mut Context, seat: Seat, pick: Pick, verdict: &mut V) {
    match pick {
        Pick::Act(CAST, slot, _) => check_cast(cx, seat, slot, verdict),
        Pick::Act(USE, slot, index) => ability::check_use(cx, seat, slot, index, verdict),
        Pick::Act(WARP, slot, index) => warp::check(cx, seat, slot, index, verdict),
        _ => {}
    }
}

/// Casting is of a card in hand (15.1.1.7.1), of each kind at its time.
fn check_cast<V: Verdict>(cx: &mut Context, seat: Seat, slot: Slot, verdict: &mut V) {
    let it = Some(slot);
    let object = cx.s.object(slot);
    need!(verdict, object.zone == zone::HAND && object.owner == seat, cite!("15.1.1.7.1"), it);
    let item = cast_item(cx, seat, slot);
    if cx.s.profile(slot).kinds.has(kind::SUMMON) {
        summon::check(cx, slot, &item, verdict);
    } else {
        character::check(cx, slot, &item, verdict);
    }
}

pub(crate) fn in_main_phase(cx: &Context) -> bool {
    matches!(cx.s.turn.phase, phase::MAIN_1 | phase::MAIN_2)
}

pub(crate) fn in_attack_phase(cx: &Context) -> bool {
    matches!(
        cx.s.turn.phase,
        phase::ATTACK_PREPARATION | phase::ATTACK_DECLARATION | phase::BLOCK_DECLARATION | phase::DAMAGE_RESOLUTION
    )
}

/// Summons and abilities are used in main and attack phases only (9.3.1.6, 9.3.1.7), and not between two strikes.
fn may_use_abilities(cx: &Context) -> bool {
    (in_main_phase(cx) || in_attack_phase(cx)) && !between_strikes(cx)
}

fn cast_item(cx: &Context, seat: Seat, slot: Slot) -> Item {
    let spell = |&&id: &&AbilityId| matches!(cx.pool.ability(id).form, Form::Spell);
    let ability = cx.pool.card(cx.s.object(slot).card).abilities.iter().find(spell).copied();
    let mut item = Item::new(ability.unwrap_or(NO_ABILITY), cx.s.refer(slot), seat);
    item.card = Some(slot);
    item.toll = cost::toll(cx, slot);
    item
}

/// Begins an action with priority (11.1.1).
pub(crate) fn act(cx: &mut Context, seat: Seat, pick: Pick) {
    match pick {
        Pick::Act(CAST, slot, _) => {
            let toll = cost::toll(cx, slot);
            cx.push(Frame::new(Proc::Book(proc::CAST), seat).with([i32::from(slot.0), toll, 0, 0, 0, 0]));
        }
        Pick::Act(USE, slot, index) => ability::begin(cx, seat, slot, index),
        Pick::Act(WARP, slot, index) => warp::begin(cx, seat, slot, index),
        _ => {}
    }
}

/// A card is announced, then played. The price it has in the hand is what it will cost.
pub(crate) fn cast_step(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let (slot, seat) = (Slot(frame.r[0] as u16), frame.seat);
    if frame.pc == 0 {
        cx.frame(f).pc = 1;
        if cx.s.profile(slot).kinds.has(kind::SUMMON) {
            summon::put_onto_stack(cx, seat, slot);
        } else {
            character::show(cx, seat, slot);
        }
        return Flow::Go;
    }
    cx.pop();
    let item = Item { toll: frame.r[1], ..cast_item(cx, seat, slot) };
    cx.play(item);
    Flow::Go
}

/// What was announced is paid for: a Summon is cast (11.3.8), an ability used (11.6.11), a Character enters (11.4.8).
pub(crate) fn played(cx: &mut Context, item: &Item) {
    let from = cx.s.batch.len();
    let seat = item.controller;
    match item.card {
        Some(slot) if warp::is_leaving(cx, item) => warp::leave(cx, item, slot),
        None => {
            if matches!(cx.pool.ability(item.ability).form, Form::Activated) {
                let rule = play_cites(cx, item).done;
                cx.deed(verb::USE, seat, item.source.slot, Slot::NONE, Cause::rule(rule));
            }
        }
        Some(slot) if cx.s.profile(slot).kinds.has(kind::SUMMON) => {
            cx.deed(verb::CAST, seat, slot, Slot::NONE, Cause::rule(summon::CITES.done));
        }
        Some(slot) => character::enter(cx, seat, slot),
    }
    cx.commit(from);
}
