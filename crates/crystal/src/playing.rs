//! Chapter 11: casting cards and using abilities with priority.

use crate::Fftcg;
use crate::attack::{ATTACKERS, BLOCKER, between_strikes};
use crate::book::{Context, is_ready, proc};
use crate::cost;
use crate::rule_process::{BACKUP_LIMIT, same_name};
use crate::rules::cite;
use crate::words::{element, keyword, kind, label, mark, phase, verb, zone};
use duel::ability::{CostPart, CostWhat, Form};
use duel::cx::Glance;
use duel::event::{Act, Cause};
use duel::frame::{Flow, Frame, Proc};
use duel::item::{Item, NO_ABILITY};
use duel::matching::Scope;
use duel::need;
use duel::object::Slot;
use duel::pool::CardPool;
use duel::profile::Orientation;
use duel::question::{Pick, Topic};
use duel::refusal::{Decide, Verdict};
use duel::state::{State, Use};
use duel::words::{AbilityId, Rule, Seat};

/// Casting a card from the hand.
pub const CAST: u8 = 0;
/// Using an action or special ability; the number says which of the card's abilities.
pub const USE: u8 = 1;

/// Lists what a player with priority may do.
pub(crate) fn actions(cx: &mut Context, seat: Seat) {
    offer_casts(cx, seat);
    if may_use_abilities(cx) {
        offer_uses(cx, seat);
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

fn offer_uses(cx: &mut Context, seat: Seat) {
    for i in 0..cx.s.derived.usable.len() {
        let slot = cx.s.derived.usable[i];
        offer_uses_of(cx, seat, slot);
    }
    if cx.s.derived.grants {
        for side in Seat::BOTH {
            for i in 0..cx.s.cards(zone::FIELD, side).len() {
                let slot = cx.s.cards(zone::FIELD, side)[i];
                if !cx.s.profile(slot).granted.is_empty() && !cx.s.derived.usable.contains(&slot) {
                    offer_uses_of(cx, seat, slot);
                }
            }
        }
    }
}

fn offer_uses_of(cx: &mut Context, seat: Seat, slot: Slot) {
    if cx.player_of(slot) != seat {
        return;
    }
    for index in 0..abilities(cx, slot) {
        let used = ability_at(cx.pool, cx.s, slot, index);
        if used.is_some_and(|id| matches!(cx.pool.ability(id).form, Form::Activated)) {
            let mut verdict = Decide::default();
            check_use(cx, seat, slot, index, &mut verdict);
            if verdict.allowed() {
                cx.offer(Pick::Act(USE, slot, index));
            }
        }
    }
}

/// How many abilities a card has, granted ones included.
pub(crate) fn abilities(cx: &Context, slot: Slot) -> u8 {
    let printed = cx.pool.card(cx.s.object(slot).card).abilities.len();
    (printed + cx.s.profile(slot).granted.len()) as u8
}

/// The ability of this number; a printed one that the card has lost is not there.
pub(crate) fn ability_at(pool: &CardPool, state: &State, slot: Slot, index: u8) -> Option<AbilityId> {
    let printed = &pool.card(state.object(slot).card).abilities;
    let profile = state.profile(slot);
    match printed.get(index as usize) {
        Some(&id) => (!profile.silent).then_some(id),
        None => profile.granted.get(index as usize - printed.len()).copied(),
    }
}

/// What is ever done with a card: from the hand it is cast; what is on the field uses its abilities, and a Forward
/// attacks and blocks.
pub(crate) fn deeds(glance: &Glance<Fftcg>, slot: Slot, out: &mut Vec<(Topic, Pick)>) {
    let profile = glance.s.profile(slot);
    if glance.s.object(slot).zone == zone::HAND {
        out.push((Topic::Priority, Pick::Act(CAST, slot, 0)));
    }
    let printed = glance.pool.card(glance.s.object(slot).card).abilities.len();
    for index in 0..(printed + profile.granted.len()) as u8 {
        let used = ability_at(glance.pool, glance.s, slot, index).map(|id| glance.pool.ability(id));
        if used.is_some_and(|a| matches!(a.form, Form::Activated) && a.works.has(glance.s.object(slot).zone)) {
            out.push((Topic::Priority, Pick::Act(USE, slot, index)));
        }
    }
    if glance.s.object(slot).zone == zone::FIELD && profile.kinds.has(kind::FORWARD) {
        let topic = if profile.controller == glance.s.turn.player { ATTACKERS } else { BLOCKER };
        out.push((topic, Pick::Object(slot)));
    }
}

/// Checks an action with priority.
pub(crate) fn check<V: Verdict>(cx: &mut Context, seat: Seat, pick: Pick, verdict: &mut V) {
    match pick {
        Pick::Act(CAST, slot, _) => check_cast(cx, seat, slot, verdict),
        Pick::Act(USE, slot, index) => check_use(cx, seat, slot, index, verdict),
        _ => {}
    }
}

fn in_main_phase(cx: &Context) -> bool {
    matches!(cx.s.turn.phase, phase::MAIN_1 | phase::MAIN_2)
}

fn in_attack_phase(cx: &Context) -> bool {
    matches!(
        cx.s.turn.phase,
        phase::ATTACK_PREPARATION | phase::ATTACK_DECLARATION | phase::BLOCK_DECLARATION | phase::DAMAGE_RESOLUTION
    )
}

/// Summons and abilities are used in main and attack phases only (9.3.1.6, 9.3.1.7), and not between two strikes.
fn may_use_abilities(cx: &Context) -> bool {
    (in_main_phase(cx) || in_attack_phase(cx)) && !between_strikes(cx)
}

fn check_cast<V: Verdict>(cx: &mut Context, seat: Seat, slot: Slot, verdict: &mut V) {
    let it = Some(slot);
    let object = cx.s.object(slot);
    need!(verdict, object.zone == zone::HAND && object.owner == seat, cite!("15.1.1.7.1"), it);
    let profile = cx.s.profile(slot);
    let summon = profile.kinds.has(kind::SUMMON);
    if summon {
        need!(verdict, in_main_phase(cx) || in_attack_phase(cx), cite!("9.3.1.6"), it);
        need!(verdict, !between_strikes(cx), cite!("15.2.3.3"), it);
    } else if profile.keywords.has(keyword::BACK_ATTACK) {
        need!(verdict, in_main_phase(cx) || in_attack_phase(cx), cite!("15.2.5.2"), it);
    } else {
        let empty = cx.s.live_stack().is_empty();
        need!(verdict, in_main_phase(cx) && seat == cx.s.turn.player, cite!("11.4.1"), it);
        need!(verdict, empty, cite!("9.3.1.5"), it);
    }
    need!(verdict, !cx.forbidden(verb::CAST, slot, None), cite!("2.2"), it);
    if !summon {
        check_entering(cx, seat, slot, verdict);
    }
    let item = cast_item(cx, seat, slot);
    if summon {
        let can_choose = cx.can_choose(&item);
        need!(verdict, can_choose, cite!("11.3.3"), it);
    }
    let rule = if summon { cite!("11.3.7.1") } else { cost::rule_of_elements(cx, slot) };
    let can_pay = cx.can_pay(&item);
    need!(verdict, can_pay, rule, it);
}

/// Whether a Character may be put onto a player's field (7.7.3 to 7.7.5).
pub fn check_entering<V: Verdict>(cx: &Context, seat: Seat, slot: Slot, verdict: &mut V) {
    let profile = cx.s.profile(slot);
    if !profile.keywords.has(keyword::GENERIC) {
        let twin = cx.controlled(zone::FIELD, seat).find(|&other| other != slot && same_name(cx, slot, other));
        need!(verdict, twin.is_none(), cite!("7.7.3"), twin);
    }
    if profile.kinds.has(kind::BACKUP) {
        let is_backup = |&s: &Slot| s != slot && cx.s.profile(s).kinds.has(kind::BACKUP);
        let backups = cx.controlled(zone::FIELD, seat).filter(is_backup).count();
        need!(verdict, backups < BACKUP_LIMIT, cite!("7.7.4"), Some(slot));
    }
    if profile.colours.meets(element::LIGHT_AND_DARK) {
        let is_bright = |&s: &Slot| s != slot && cx.s.profile(s).colours.meets(element::LIGHT_AND_DARK);
        let bright = cx.controlled(zone::FIELD, seat).find(is_bright);
        need!(verdict, bright.is_none(), cite!("7.7.5"), bright);
    }
}

fn check_use<V: Verdict>(cx: &mut Context, seat: Seat, slot: Slot, index: u8, verdict: &mut V) {
    let it = Some(slot);
    let Some(id) = ability_at(cx.pool, cx.s, slot, index) else {
        verdict.refuse(duel::refusal::Refusal { rule: cite!("11.5.1"), object: it });
        return;
    };
    let ability = cx.pool.ability(id);
    let special = ability.label == label::SPECIAL;
    let pick = |action: Rule, of_special: Rule| if special { of_special } else { action };
    need!(verdict, matches!(ability.form, Form::Activated), cite!("11.6.1"), it);
    need!(verdict, ability.works.has(cx.s.object(slot).zone), cite!("11.5.1"), it);
    need!(verdict, cx.player_of(slot) == seat, cite!("11.1.1"), it);
    need!(verdict, in_main_phase(cx) || in_attack_phase(cx), cite!("9.3.1.7"), it);
    need!(verdict, !between_strikes(cx), cite!("15.2.3.3"), it);
    need!(verdict, !cx.forbidden(verb::USE, slot, None), cite!("2.2"), it);
    if is_bound(cx, slot) && dulls_itself(cx, id) {
        need!(verdict, is_ready(cx, slot), pick(cite!("11.6.2.2"), cite!("11.7.2.2")), it);
    }
    let object = cx.s.refer(slot);
    if let Some(limit) = ability.per_turn {
        let used = cx.s.uses.iter().filter(|u| u.object == object && u.ability == id).count();
        need!(verdict, used < limit.into(), cite!("2.1"), it);
    }
    let item = Item::new(id, object, seat);
    if let Some(condition) = &ability.condition {
        need!(verdict, cx.read().holds(&Scope::of(&item), condition), cite!("2.1"), it);
    }
    let can_pay = cx.can_pay(&item);
    need!(verdict, can_pay, pick(cite!("11.6.10"), cite!("11.7.10")), it);
    need!(verdict, cx.can_choose(&item), pick(cite!("11.6.5"), cite!("11.7.5")), it);
}

/// Whether using an ability dulls its own card.
fn dulls_itself(cx: &Context, id: AbilityId) -> bool {
    let dulls =
        |part: &CostPart| matches!(part, CostPart::Turn { what: CostWhat::This, to: Orientation::Sideways, .. });
    cx.pool.ability(id).cost.parts.iter().any(dulls)
}

/// Whether a Character has to wait a turn before it dulls; Monsters need not (reading F15).
fn is_bound(cx: &Context, slot: Slot) -> bool {
    let kinds = cx.s.profile(slot).kinds;
    kinds.has(kind::FORWARD) || kinds.has(kind::BACKUP)
}

fn cast_item(cx: &Context, seat: Seat, slot: Slot) -> Item {
    let spell = |&&id: &&AbilityId| matches!(cx.pool.ability(id).form, Form::Spell);
    let ability = cx.pool.card(cx.s.object(slot).card).abilities.iter().find(spell).copied();
    let mut item = Item::new(ability.unwrap_or(NO_ABILITY), cx.s.refer(slot), seat);
    item.card = Some(slot);
    item.toll = cx.s.profile(slot).toll;
    item
}

/// Begins an action with priority: a Summon goes onto the stack first (11.3.2), an ability is put there (11.6.4).
pub(crate) fn act(cx: &mut Context, seat: Seat, pick: Pick) {
    match pick {
        Pick::Act(CAST, slot, _) => {
            let toll = cx.s.profile(slot).toll;
            cx.push(Frame::new(Proc::Book(proc::CAST), seat).with([i32::from(slot.0), toll, 0, 0, 0, 0]));
        }
        Pick::Act(USE, slot, index) => {
            if let Some(id) = ability_at(cx.pool, cx.s, slot, index) {
                cx.t.pass(if cx.pool.ability(id).label == label::SPECIAL { cite!("11.7.4") } else { cite!("11.6.4") });
                cx.t.pass(cite!("9.3.1.7"));
                if dulls_itself(cx, id) && is_bound(cx, slot) && !cx.s.object(slot).marks.has(mark::SETTLED) {
                    cx.t.pass(cite!("15.2.2.3"));
                }
                let object = cx.s.refer(slot);
                cx.s.uses.push(Use { object, ability: id });
                cx.play(Item::new(id, object, seat));
            }
        }
        _ => {}
    }
}

/// A card is announced, then played. The price it has in the hand is what it will cost.
pub(crate) fn cast_step(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let (slot, seat) = (Slot(frame.r[0] as u16), frame.seat);
    if frame.pc == 0 {
        cx.frame(f).pc = 1;
        show(cx, seat, slot);
        return Flow::Go;
    }
    cx.pop();
    let item = Item { toll: frame.r[1], ..cast_item(cx, seat, slot) };
    cx.play(item);
    Flow::Go
}

/// A Summon goes onto the stack (11.3.2); a Character is shown (11.4.2).
fn show(cx: &mut Context, seat: Seat, slot: Slot) {
    let by = |rule: Rule| Cause { seat: Some(seat), ..Cause::rule(rule) };
    if cx.s.profile(slot).kinds.has(kind::SUMMON) {
        let act = Act::Move {
            slot,
            to: zone::STACK,
            side: seat,
            end: duel::ability::End::Top,
            place: 0,
            turned: Orientation::Upright,
            face_up: true,
        };
        cx.t.pass(cite!("9.3.1.6"));
        cx.happen(act, verb::PUT, by(cite!("11.3.2")));
    } else {
        let usual = in_main_phase(cx) && seat == cx.s.turn.player && cx.s.live_stack().is_empty();
        cx.t.pass(if usual { cite!("9.3.1.5") } else { cite!("15.2.5.2") });
        cx.happen(Act::Show { slot, seats: 3 }, verb::PUT, by(cite!("11.4.2")));
    }
}

/// What was announced is paid for: a Summon is cast (11.3.8), an ability used (11.6.11), a Character enters (11.4.8).
pub(crate) fn played(cx: &mut Context, item: &Item) {
    let from = cx.s.batch.len();
    let seat = item.controller;
    let source = item.source.slot;
    match item.card {
        None => {
            let used = matches!(cx.pool.ability(item.ability).form, Form::Activated);
            if used {
                let special = cx.pool.ability(item.ability).label == label::SPECIAL;
                let rule = if special { cite!("11.7.11") } else { cite!("11.6.11") };
                cx.deed(verb::USE, seat, source, Slot::NONE, Cause::rule(rule));
            }
        }
        Some(slot) if cx.s.profile(slot).kinds.has(kind::SUMMON) => {
            cx.deed(verb::CAST, seat, slot, Slot::NONE, Cause::rule(cite!("11.3.8")));
        }
        Some(slot) => {
            cx.s.stack.pop();
            let elements = cost::rule_of_elements(cx, slot);
            cx.t.pass(elements);
            let turned = <crate::Fftcg as duel::book::RuleBook>::arrives(cx, slot, zone::FIELD);
            if turned == Orientation::Sideways {
                cx.t.pass(cite!("5.2.3.1.1.3"));
            }
            let cause = Cause { seat: Some(seat), ..Cause::rule(cite!("11.4.8")) };
            let act = Act::Move {
                slot,
                to: zone::FIELD,
                side: seat,
                end: duel::ability::End::Top,
                place: 0,
                turned,
                face_up: true,
            };
            cx.propose(act, verb::PUT, cause);
            cx.deed(verb::CAST, seat, slot, Slot::NONE, cause);
        }
    }
    cx.commit(from);
}

/// A Summon goes to its owner's Break Zone at the end of its resolution (11.11.10).
pub(crate) fn resolved(cx: &mut Context, item: &Item) {
    if let Some(slot) = item.card
        && cx.s.object(slot).zone == zone::STACK
    {
        let act = cx.move_to(slot, zone::BREAK);
        cx.happen(act, verb::PUT, Cause::rule(cite!("11.11.10")));
    }
}
