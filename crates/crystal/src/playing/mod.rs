//! Chapter 11: playing cards and abilities.
//!
//! | subject | FFTCG | Square Enix TCG System | file |
//! |---|---|---|---|
//! | priority | 11.1 | 11.1 | this one |
//! | paying costs | 11.2 | in each section | `cost.rs` |
//! | Summons | 11.3 | 11.2 | `summon.rs` |
//! | Characters | 11.4 | 11.3 | `character.rs` |
//! | Items | | 11.4 | `item.rs` |
//! | Formations | | 11.5 | `formation.rs` |
//! | abilities, action and special abilities | 11.5 to 11.7 | 11.6 to 11.8 | `ability.rs` |
//! | auto-abilities | 11.8 | 11.9 | `auto.rs` |
//! | field abilities; effects | 11.9; 11.12 | 11.10; 11.13 | `effect.rs` |
//! | EX Bursts | 11.10 | 11.11 | `burst.rs` |
//! | resolution | 11.11 | 11.12 | `resolution.rs` |

pub(crate) mod ability;
pub(crate) mod auto;
pub(crate) mod burst;
pub(crate) mod character;
pub(crate) mod cost;
pub(crate) mod effect;
pub(crate) mod formation;
pub(crate) mod item;
pub(crate) mod resolution;
pub(crate) mod summon;

use crate::Crystal;
use crate::attack::block::BLOCKER;
use crate::attack::declaration::ATTACKERS;
use crate::attack::strike::between_strikes;
use crate::book::{Context, proc};
use crate::card;
use crate::edition::{Edition, Obeys};
use crate::keywords::{self, primal, warp};
use crate::rules::{Cited, cite};
use crate::words::{kind, label, phase, verb, zone};
use duel::ability::{Ability, Form, Price};
use duel::cites::PlayCites;
use duel::cx::Glance;
use duel::event::Cause;
use duel::frame::{Flow, Frame, Proc};
use duel::item::{Item, NO_ABILITY};
use duel::need;
use duel::object::Slot;
use duel::question::{Pick, Topic};
use duel::refusal::{Decide, Verdict};
use duel::words::{AbilityId, Rule, Seat};

/// Casting a card from the hand.
pub const CAST: u8 = 0;
/// Using an action or special ability; the number says which of the card's abilities.
pub const USE: u8 = 1;
/// Removing a card in hand by its Warp (F 15.2.7.3); the number says which of the card's abilities that is.
pub const WARP: u8 = 2;

/// Who has priority plays cards and uses abilities, one's own (11.1.1).
pub(crate) const PLAYERS_OWN: Cited = cite!("11.1.1");
/// Rule processes come right before a player gets priority, and again until none is due (11.1.3).
pub(crate) const PROCESSES: Cited = cite!("11.1.3");
/// With priority one may act or pass (11.1.4).
pub(crate) const PRIORITY: Cited = cite!("11.1.4");
/// After a resolution the turn player has priority (11.1.5).
pub(crate) const AFTER: Cited = cite!("11.1.5");
/// Who passes gives priority to the opponent (11.1.6).
pub(crate) const PASS: Cited = cite!("11.1.6");
/// When both pass, the top of the stack resolves, or play goes on (11.1.7).
pub(crate) const BOTH_PASS: Cited = cite!("11.1.7");

/// The rules on which playing this rests.
pub(crate) fn play_cites<E: Edition>(cx: &Context<E>, item: &Item) -> &'static PlayCites {
    match item.card {
        _ if warp::is_leaving(cx, item) => Crystal::<E>::WARP,
        Some(slot) => card_cites(cx, slot),
        None if item.ability == NO_ABILITY => Crystal::<E>::AUTO,
        None => ability_cites::<E>(cx.pool.ability(item.ability)),
    }
}

/// The rules on which playing an ability rests, by its sort.
fn ability_cites<E: Edition>(ability: &Ability) -> &'static PlayCites {
    match (&ability.form, ability.label) {
        (Form::Activated, label::SPECIAL) => Crystal::<E>::SPECIAL,
        (Form::Activated, _) => Crystal::<E>::ACTION,
        (Form::Spell, label::FIELD) => Crystal::<E>::CHARACTER,
        (Form::Spell, _) => Crystal::<E>::SUMMON,
        (Form::Replacement(_), _) => Crystal::<E>::REPLACEMENT,
        (Form::Triggered(_) | Form::Recorded(_) | Form::Static(_), _) => Crystal::<E>::AUTO,
    }
}

/// What a text divides, or what it does one thing to and what another, is declared as it is played (S 11.2.6, 11.3.5,
/// 11.7.7, 11.8.7, 11.9.11, reading S14). What it chooses in sentences apart it chooses each where it comes to it, and not
/// before (reading S32).
pub(crate) fn declares<E: Edition>(cx: &Context<E>, ability: AbilityId, part: u8, phrase: u8) -> bool {
    let ability = cx.pool.ability(ability);
    let uneven = ability.part(part).is_some_and(|body| body.is_uneven(body.along_with(phrase)));
    uneven && cx.by(ability_cites::<E>(ability).divide)
}

/// The rules on which playing a card rests.
fn card_cites<E: Edition>(cx: &Context<E>, slot: Slot) -> &'static PlayCites {
    if cx.s.profile(slot).kinds.has(kind::SUMMON) { Crystal::<E>::SUMMON } else { character::group(cx, slot).steps }
}

/// The turn player gets priority once what triggers as a phase or step begins is on the stack (11.1.2).
pub(crate) fn begin_priority<E: Edition>(cx: &mut Context<E>) {
    let seat = cx.s.turn.player;
    let first = if cx.obeys(cite!("11.1.2")) { seat } else { seat.other() };
    cx.push_priority(first);
}

/// The rules on which an action rests.
fn action_cites<E: Edition>(cx: &Context<E>, pick: Pick) -> Option<&'static PlayCites> {
    match pick {
        Pick::Act(CAST, slot, _) => Some(card_cites(cx, slot)),
        Pick::Act(USE, slot, index) => {
            let id = cx.s.ability_at(cx.pool, slot, index)?;
            Some(if cx.pool.ability(id).label == label::SPECIAL { Crystal::<E>::SPECIAL } else { Crystal::<E>::ACTION })
        }
        _ => None,
    }
}

/// What cannot be completed is taken back (F 11.3.1, 11.6.3, 11.7.3; S 11.2.1, 11.7.3, 11.8.3).
pub(crate) fn rewinds<E: Edition>(cx: &Context<E>, pick: Pick) -> Rule {
    action_cites(cx, pick).map_or(Rule::UNNUMBERED, |cites| cites.rewind)
}

/// The actor keeps priority (F 11.3.8, 11.6.11, 11.7.11; S 11.2.8, 11.7.10, 11.8.10); after what is played
/// onto the field (F 11.4.8, reading F5; S 11.3.8, 11.4.9, 11.5.9) or a resolution (11.1.5) the turn player has it.
pub(crate) fn next_holder<E: Edition>(cx: &Context<E>, actor: Seat, action: Option<Pick>) -> Seat {
    let entered =
        |pick: &Pick| matches!(*pick, Pick::Act(CAST, slot, _) if !cx.s.profile(slot).kinds.has(kind::SUMMON));
    match action.filter(|pick| !entered(pick)).and_then(|pick| action_cites(cx, pick)) {
        Some(cites) if actor == cx.s.turn.player || cx.by(cites.done) => actor,
        _ => cx.s.turn.player,
    }
}

/// Lists what a player with priority may do (11.1.1).
pub(crate) fn actions<E: Edition>(cx: &mut Context<E>, seat: Seat) {
    offer_casts(cx, seat);
    warp::offer(cx, seat);
    if may_use_abilities(cx) {
        ability::offer_uses(cx, seat);
    }
}

/// How much a player may do: in an attack phase less than in a main phase (F 9.3.1.5 to 9.3.1.7; S 9.4.1.5 to 9.4.1.7),
/// between two strikes less still (15.2.3.3).
pub(crate) fn occasion<E: Edition>(cx: &Context<E>, seat: Seat) -> u8 {
    if in_main_phase(cx) && seat == cx.s.turn.player && cx.s.live_stack().is_empty() {
        2
    } else {
        u8::from(may_use_abilities(cx))
    }
}

fn offer_casts<E: Edition>(cx: &mut Context<E>, seat: Seat) {
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

/// What is ever done with a card: from the hand it is cast, or removed by its Warp; what is on the field uses its
/// abilities, and a Forward attacks and blocks.
pub(crate) fn deeds<E: Edition>(glance: &Glance<Crystal<E>>, slot: Slot, out: &mut Vec<(Topic, Pick)>) {
    let (at, profile) = (glance.s.object(slot).zone, glance.s.profile(slot));
    if at == zone::HAND {
        out.push((Topic::Priority, Pick::Act(CAST, slot, 0)));
    }
    let printed = glance.pool.card(glance.s.object(slot).card).abilities.len();
    for index in 0..(printed + profile.granted.len()) as u8 {
        let used = glance.s.ability_at(glance.pool, slot, index).map(|id| glance.pool.ability(id));
        if let Some(used) = used.filter(|used| used.works.has(at) && matches!(used.form, Form::Activated)) {
            let act = if warp::counters(used).is_some() { WARP } else { USE };
            out.push((Topic::Priority, Pick::Act(act, slot, index)));
        }
    }
    if at == zone::FIELD && profile.kinds.has(kind::FORWARD) {
        let topic = if profile.controller == glance.s.turn.player { ATTACKERS } else { BLOCKER };
        out.push((topic, Pick::Object(slot)));
    }
}

/// Checks an action with priority.
pub(crate) fn check<E: Edition, V: Verdict>(cx: &mut Context<E>, seat: Seat, pick: Pick, verdict: &mut V) {
    match pick {
        Pick::Act(CAST, slot, _) => check_cast(cx, seat, slot, verdict),
        Pick::Act(USE, slot, index) => ability::check_use(cx, seat, slot, index, verdict),
        Pick::Act(WARP, slot, index) => warp::check(cx, seat, slot, index, verdict),
        _ => {}
    }
}

/// Casting is of a card in hand (F 15.1.1.7.1; S 15.1.1.8.1), of each kind at its time.
fn check_cast<E: Edition, V: Verdict>(cx: &mut Context<E>, seat: Seat, slot: Slot, verdict: &mut V) {
    let it = Some(slot);
    let object = cx.s.object(slot);
    need!(verdict, object.zone == zone::HAND && object.owner == seat, keywords::CASTING.of::<E>(), it);
    let item = cast_item(cx, seat, slot);
    if cx.s.profile(slot).kinds.has(kind::SUMMON) {
        summon::check(cx, slot, &item, verdict);
    } else {
        character::check(cx, slot, &item, verdict);
    }
}

pub(crate) fn in_main_phase<E: Edition>(cx: &Context<E>) -> bool {
    matches!(cx.s.turn.phase, phase::MAIN_1 | phase::MAIN_2)
}

pub(crate) fn in_attack_phase<E: Edition>(cx: &Context<E>) -> bool {
    matches!(
        cx.s.turn.phase,
        phase::ATTACK_PREPARATION | phase::ATTACK_DECLARATION | phase::BLOCK_DECLARATION | phase::DAMAGE_RESOLUTION
    )
}

/// Summons and abilities are used in main and attack phases only (F 9.3.1.6, 9.3.1.7; S 9.4.1.6, 9.4.1.7), and not
/// between two strikes.
fn may_use_abilities<E: Edition>(cx: &Context<E>) -> bool {
    (in_main_phase(cx) || in_attack_phase(cx)) && !between_strikes(cx)
}

pub(crate) fn cast_item<E: Edition>(cx: &Context<E>, seat: Seat, slot: Slot) -> Item {
    let spell = |&&id: &&AbilityId| matches!(cx.pool.ability(id).form, Form::Spell);
    let ability = cx.pool.card(cx.s.object(slot).card).abilities.iter().find(spell).copied();
    let mut item = Item::new(ability.unwrap_or(NO_ABILITY), cx.s.refer(slot), seat);
    item.card = Some(slot);
    item.toll = cost::toll(cx, slot);
    item
}

/// The registers of casting: the card, what is added to its cost, whether it costs no CP; if an effect asks, that, and
/// which life of the card it means; the cost of the card where it was.
pub(crate) const SLOT: usize = 0;
pub(crate) const TOLL: usize = 1;
pub(crate) const FREE: usize = 2;
const BY_EFFECT: usize = 3;
const LIFE: usize = 4;
const COST: usize = 5;

/// The steps of casting after the card has been announced.
const ANNOUNCED: u8 = 1;
const READY: u8 = 2;

/// Begins an action with priority (11.1.1).
pub(crate) fn act<E: Edition>(cx: &mut Context<E>, seat: Seat, pick: Pick) {
    match pick {
        Pick::Act(CAST, slot, _) => {
            let (toll, cost) = (cost::toll(cx, slot), cost::printed(cx, slot));
            cx.push(Frame::new(Proc::Book(proc::CAST), seat).with([i32::from(slot.0), toll, 0, 0, 0, cost]));
        }
        Pick::Act(USE, slot, index) => ability::begin(cx, seat, slot, index),
        Pick::Act(WARP, slot, index) => warp::begin(cx, seat, slot, index),
        _ => {}
    }
}

/// A card is announced, then played. The price it has in the hand is what it will cost; what is given up to lower it is
/// given up in between (S 15.2.7.3).
pub(crate) fn cast_step<E: Edition>(cx: &mut Context<E>, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let (slot, seat) = (Slot(frame.r[SLOT] as u16), frame.seat);
    let free = frame.r[FREE] != 0;
    if frame.pc == 0 {
        let there = || i32::from(cx.s.object(slot).life) == frame.r[LIFE];
        if frame.r[BY_EFFECT] != 0 && !(there() && may_cast(cx, slot, seat, free)) {
            return cx.pop();
        }
        cx.frame(f).pc = ANNOUNCED;
        if cx.s.profile(slot).kinds.has(kind::SUMMON) {
            summon::put_onto_stack(cx, seat, slot);
        } else {
            character::show(cx, seat, slot);
        }
        return Flow::Go;
    }
    if frame.pc == ANNOUNCED {
        cx.frame(f).pc = READY;
        cx.frame(f).r[TOLL] = cost::carried(cx, slot, frame.r[TOLL], frame.r[COST]);
        primal::begin(cx, f);
        return Flow::Go;
    }
    cx.pop();
    let item = Item { toll: frame.r[TOLL], free, ..cast_item(cx, seat, slot) };
    cx.play(item);
    Flow::Go
}

/// Whether an effect can have a player cast a card: at whatever time, but as the card itself demands (F 11.3.3, 11.4.6;
/// S 11.3.6).
pub(crate) fn may_cast<E: Edition>(cx: &mut Context<E>, slot: Slot, seat: Seat, free: bool) -> bool {
    let item = Item { free, ..cast_item(cx, seat, slot) };
    let mut verdict = Decide::default();
    if cx.s.profile(slot).kinds.has(kind::SUMMON) {
        summon::check_means(cx, slot, &item, &mut verdict);
    } else {
        character::check_means(cx, slot, &item, &mut verdict);
    }
    verdict.allowed()
}

/// What an effect has a player cast is cast as soon as the effect has resolved (F 11.3.11, 11.4.1.1), several in the
/// order of the text.
pub(crate) fn cast_after<E: Edition>(cx: &mut Context<E>, slot: Slot, seat: Seat, free: bool) {
    let summon = cx.s.profile(slot).kinds.has(kind::SUMMON);
    if !cx.obeys(if summon { summon::BY_EFFECT } else { character::BY_EFFECT }) {
        return;
    }
    let waits = |frame: &Frame| frame.proc == Proc::Book(proc::CAST) && frame.r[BY_EFFECT] != 0;
    let resolving = cx.s.frames.len() - 1;
    let earlier = cx.s.frames[..resolving].iter().rev().take_while(|frame| waits(frame)).count();
    let (toll, cost) = (cost::toll(cx, slot), cost::printed(cx, slot));
    let registers = [i32::from(slot.0), toll, i32::from(free), 1, i32::from(cx.s.object(slot).life), cost];
    cx.s.frames.insert(resolving - earlier, Frame::new(Proc::Book(proc::CAST), seat).with(registers));
}

/// What was announced is paid for: a Summon is cast (F 11.3.8; S 11.2.8), an ability used (F 11.6.11; S 11.7.10), a
/// Character enters (F 11.4.8; S 11.3.8).
pub(crate) fn played<E: Edition>(cx: &mut Context<E>, item: &Item) {
    let from = cx.s.batch.len();
    let seat = item.controller;
    if item.card.is_some() && cost::price(cx, item) != Price::default() {
        cx.obeys(card::COST);
    }
    match item.card {
        Some(slot) if warp::is_leaving(cx, item) => warp::leave(cx, item, slot),
        None => {
            if matches!(cx.pool.ability(item.ability).form, Form::Activated) {
                let rule = play_cites(cx, item).done;
                cx.deed(verb::USE, seat, item.source.slot, Slot::NONE, Cause::rule(rule));
            }
        }
        Some(slot) if cx.s.profile(slot).kinds.has(kind::SUMMON) => {
            cx.deed(verb::CAST, seat, slot, Slot::NONE, Cause::rule(Crystal::<E>::SUMMON.done));
        }
        Some(slot) => character::enter(cx, item, slot),
    }
    cx.commit(from);
}
