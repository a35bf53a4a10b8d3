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

use crate::attack::block::BLOCKER;
use crate::attack::declaration::ATTACKERS;
use crate::attack::strike::between_strikes;
use crate::book::{Context, proc};
use crate::edition::{Edition, Obeys};
use crate::keywords::{primal, warp};
use crate::rules::ChapterPoints;
use crate::rules::{Cited, cite};
use crate::words::{kind, label, mark, phase, verb, zone};
use crate::{Crystal, attack, card, illegal, keywords, say, turn};
use duel::book::point::PriorityPoint;
use duel::book::rule_sets::PlayRules;
use duel::book::{Acting, Playing};
use duel::card::ability::{Ability, Form, Price};
use duel::engine::context::Look;
use duel::engine::frame::{Flow, Frame, Proc};
use duel::engine::question::{Pick, Topic};
use duel::engine::refusal::{Decide, Verdict};
use duel::event::{Cause, Event};
use duel::ids::*;
use duel::need;
use duel::points;
use duel::state::object::Slot;
use duel::state::stack_item::{NO_ABILITY, StackItem};

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    PriorityPoint::HolderActs => PRIORITY,
    PriorityPoint::PassHandsOver => PASS,
    PriorityPoint::AllPass => BOTH_PASS,
    PriorityPoint::AfterResolution => AFTER,
};

/// Casting a card from the hand.
pub const CAST: u8 = 0;
/// Using an action or special ability, given by its index among the card's abilities.
pub const USE: u8 = 1;
/// Removing a card in hand by its Warp (F 15.2.7.3), given by the index of that ability.
pub const WARP: u8 = 2;

/// A player who has priority plays cards and uses abilities of their own (11.1.1).
pub(crate) const PLAYERS_OWN: Cited = cite!("11.1.1");
/// Rule processes come right before a player gets priority, and again until none is due (11.1.3).
pub(crate) const PROCESSES: Cited = cite!("11.1.3");
/// A player who has priority may act or pass (11.1.4).
pub(crate) const PRIORITY: Cited = cite!("11.1.4");
/// After a resolution the turn player has priority (11.1.5).
pub(crate) const AFTER: Cited = cite!("11.1.5");
/// When a player passes, the opponent gets priority (11.1.6).
pub(crate) const PASS: Cited = cite!("11.1.6");
/// When both players pass, the top of the stack resolves, or play goes on (11.1.7).
pub(crate) const BOTH_PASS: Cited = cite!("11.1.7");

/// The rules on playing this stack item.
pub(crate) fn play_rules<E: Edition>(cx: &Context<E>, item: &StackItem) -> &'static PlayRules {
    match item.card {
        _ if warp::is_leaving(cx, item) => Crystal::<E>::WARP,
        Some(slot) => card_cites(cx, slot),
        None if item.ability == NO_ABILITY => Crystal::<E>::AUTO,
        None => ability_cites::<E>(cx.pool.ability(item.ability)),
    }
}

/// The rules on playing an ability, by its sort.
fn ability_cites<E: Edition>(ability: &Ability) -> &'static PlayRules {
    match (&ability.form, ability.label) {
        (Form::Activated, label::SPECIAL) => Crystal::<E>::SPECIAL,
        (Form::Activated, _) => Crystal::<E>::ACTION,
        (Form::Spell, label::FIELD) => Crystal::<E>::CHARACTER,
        (Form::Spell, _) => Crystal::<E>::SUMMON,
        (Form::Replacement(_), _) => Crystal::<E>::REPLACEMENT,
        (Form::Triggered(_) | Form::Counting(_) | Form::Static(_), _) => Crystal::<E>::AUTO,
    }
}

/// Divided or uneven effects are declared as the card or ability is played.
///
/// The rules are S 11.2.6, 11.3.5, 11.7.7, 11.8.7 and 11.9.11 (reading S14). Choices in separate sentences are made
/// when the resolution comes to each sentence (reading S32).
pub(crate) fn chooses_when_played<E: Edition>(cx: &Context<E>, ability: AbilityId, part: u8, phrase: u8) -> bool {
    let ability = cx.pool.ability(ability);
    let uneven = ability.part(part).is_some_and(|body| body.is_uneven(body.phrases_chosen_with(phrase)));
    uneven && cx.cite(ability_cites::<E>(ability).divide)
}

/// The rules on playing a card.
fn card_cites<E: Edition>(cx: &Context<E>, slot: Slot) -> &'static PlayRules {
    if cx.state.characteristics(slot).kinds.has(kind::SUMMON) {
        Crystal::<E>::SUMMON
    } else {
        character::group(cx, slot).steps
    }
}

/// The turn player gets priority once the abilities of the phase's or step's beginning are stacked (11.1.2).
///
/// Begins a procedure.
pub(crate) fn begin_priority<E: Edition>(cx: &mut Context<E>) {
    let seat = cx.state.turn.player;
    let first = if cx.obeys(cite!("11.1.2")) { seat } else { seat.other() };
    cx.push_priority(first);
}

/// The rules on an action.
fn action_cites<E: Edition>(cx: &Context<E>, pick: Pick) -> Option<&'static PlayRules> {
    match pick {
        Pick::Act(CAST, slot, _) => Some(card_cites(cx, slot)),
        Pick::Act(USE, slot, index) => {
            let id = cx.state.ability_at(cx.pool, slot, index)?;
            Some(if cx.pool.ability(id).label == label::SPECIAL { Crystal::<E>::SPECIAL } else { Crystal::<E>::ACTION })
        }
        _ => None,
    }
}

/// The rank of the occasion: a higher one allows more.
///
/// An attack phase allows less than a main phase (F 9.3.1.5 to 9.3.1.7; S 9.4.1.5 to 9.4.1.7), and the time between two
/// strikes less still (15.2.3.3).
pub(crate) fn occasion<E: Edition>(cx: &Context<E>, seat: Seat) -> u8 {
    if in_main_phase(cx) && seat == cx.state.turn.player && cx.state.live_stack().is_empty() {
        2
    } else {
        u8::from(may_use_abilities(cx))
    }
}

fn offer_casts<E: Edition>(cx: &mut Context<E>, seat: Seat) {
    for i in 0..cx.state.cards(zone::HAND, seat).len() {
        let hand = cx.state.cards(zone::HAND, seat);
        let slot = hand[i];
        if cx.state.has_interchangeable(&hand[..i], slot) {
            continue;
        }
        let mut verdict = Decide::default();
        check_cast(cx, seat, slot, &mut verdict);
        if verdict.is_allowed() {
            cx.offer(Pick::Act(CAST, slot, 0));
        }
    }
}

/// Checks an action of a player who has priority.
pub(crate) fn check_action<E: Edition, V: Verdict>(cx: &mut Context<E>, seat: Seat, pick: Pick, verdict: &mut V) {
    match pick {
        Pick::Act(CAST, slot, _) => check_cast(cx, seat, slot, verdict),
        Pick::Act(USE, slot, index) => ability::check_use(cx, seat, slot, index, verdict),
        Pick::Act(WARP, slot, index) => warp::check(cx, seat, slot, index, verdict),
        _ => {}
    }
}

/// A card is cast from the hand (F 15.1.1.7.1; S 15.1.1.8.1), each kind at its time.
///
/// Where only Summons are cast, other cards are revealed from the hand as they are played (S 11.3.2, 11.4.2, 11.5.2).
fn check_cast<E: Edition, V: Verdict>(cx: &mut Context<E>, seat: Seat, slot: Slot, verdict: &mut V) {
    let it = Some(slot);
    let object = cx.state.object(slot);
    let cast = cx.state.characteristics(slot).kinds.has(kind::SUMMON) || keywords::ALL_ARE_CAST.is_in::<E>();
    let from_hand = if cast { keywords::CASTING.of::<E>() } else { card_cites(cx, slot).declare };
    need!(verdict, object.zone == zone::HAND && object.owner == seat, from_hand, it);
    let item = cast_item(cx, seat, slot);
    if cx.state.characteristics(slot).kinds.has(kind::SUMMON) {
        summon::check(cx, slot, &item, verdict);
    } else {
        character::check(cx, slot, &item, verdict);
    }
}

pub(crate) fn in_main_phase<E: Edition>(cx: &Context<E>) -> bool {
    matches!(cx.state.turn.phase, phase::MAIN_1 | phase::MAIN_2)
}

pub(crate) fn in_attack_phase<E: Edition>(cx: &Context<E>) -> bool {
    matches!(
        cx.state.turn.phase,
        phase::ATTACK_PREPARATION | phase::ATTACK_DECLARATION | phase::BLOCK_DECLARATION | phase::DAMAGE_RESOLUTION
    )
}

/// Summons and abilities are used only in main and attack phases (F 9.3.1.6, 9.3.1.7; S 9.4.1.6, 9.4.1.7).
///
/// They are not used between two strikes (15.2.3.3).
fn may_use_abilities<E: Edition>(cx: &Context<E>) -> bool {
    (in_main_phase(cx) || in_attack_phase(cx)) && !between_strikes(cx)
}

/// The card as a stack item, with all that its text has it do (F 11.11.5; S 11.12.4).
pub(crate) fn cast_item<E: Edition>(cx: &Context<E>, seat: Seat, slot: Slot) -> StackItem {
    let ability = cx.pool.card(cx.state.object(slot).card).spell;
    let mut item = StackItem::new(ability.unwrap_or(NO_ABILITY), cx.state.object_ref(slot), seat);
    item.card = Some(slot);
    item.cost_increase = cost::toll(cx, slot);
    item
}

/// The registers of casting: the card, the amount added to its cost, 1 if it costs no CP, 1 if an effect asks for it
/// and then the life of the card it means, and the cost of the card in its zone.
pub(crate) const SLOT: usize = 0;
pub(crate) const TOLL: usize = 1;
pub(crate) const FREE: usize = 2;
const BY_EFFECT: usize = 3;
const LIFE: usize = 4;
const COST: usize = 5;

/// The steps of casting after the card has been announced.
const ANNOUNCED: u8 = 1;
const READY: u8 = 2;

/// Begins the procedure of an action of a player who has priority (11.1.1).
pub(crate) fn begin_action<E: Edition>(cx: &mut Context<E>, seat: Seat, pick: Pick) {
    match pick {
        Pick::Act(CAST, slot, _) => {
            cx.push(Frame::new(Proc::Book(proc::CAST), seat).with_registers([i32::from(slot.0), 0, 0, 0, 0, 0]));
        }
        Pick::Act(USE, slot, index) => ability::begin(cx, seat, slot, index),
        Pick::Act(WARP, slot, index) => warp::begin(cx, seat, slot, index),
        _ => {}
    }
}

/// A card is announced, then played. May begin a procedure.
///
/// Its price in the hand is what it will cost; a Character that lowers it is given up in between (S 15.2.7.3).
pub(crate) fn cast_step<E: Edition>(cx: &mut Context<E>, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let (slot, seat) = (Slot(frame.registers[SLOT] as u16), frame.seat);
    let free = frame.registers[FREE] != 0;
    if frame.step == 0 {
        if frame.registers[BY_EFFECT] != 0 {
            let there = i32::from(cx.state.object(slot).life) == frame.registers[LIFE];
            if !there || !cx.begin_inner_action(f, Pick::Act(CAST, slot, 0)) || !may_cast(cx, slot, seat, free) {
                return cx.pop();
            }
        }
        let summon = cx.state.characteristics(slot).kinds.has(kind::SUMMON);
        let toll = if summon { cost::toll_on_stack(cx, slot) } else { cost::toll(cx, slot) };
        let cost = cost::printed(cx, slot);
        let casting = cx.frame(f);
        casting.step = ANNOUNCED;
        (casting.registers[TOLL], casting.registers[COST]) = (toll, cost);
        if summon {
            summon::put_onto_stack(cx, seat, slot);
        } else {
            character::show(cx, seat, slot);
        }
        return Flow::Continue;
    }
    if frame.step == ANNOUNCED {
        cx.frame(f).step = READY;
        cx.frame(f).registers[TOLL] = cost::carried(cx, slot, frame.registers[TOLL], frame.registers[COST]);
        primal::begin(cx, f);
        return Flow::Continue;
    }
    cx.pop();
    let item = StackItem { cost_increase: frame.registers[TOLL], free, ..cast_item(cx, seat, slot) };
    cx.play(item);
    Flow::Continue
}

/// An effect has a player cast a card, which is done after the effect.
fn is_cast_by_effect(frame: &Frame) -> bool {
    frame.proc == Proc::Book(proc::CAST) && frame.registers[BY_EFFECT] != 0
}

/// An effect can let a player cast the card: at any time, but on the card's own terms (F 11.3.3, 11.4.6; S 11.3.6).
pub(crate) fn may_cast<E: Edition>(cx: &mut Context<E>, slot: Slot, seat: Seat, free: bool) -> bool {
    let item = StackItem { free, ..cast_item(cx, seat, slot) };
    let mut verdict = Decide::default();
    if cx.state.characteristics(slot).kinds.has(kind::SUMMON) {
        summon::check_means(cx, slot, &item, &mut verdict);
    } else {
        character::check_means(cx, slot, &item, &mut verdict);
    }
    verdict.is_allowed()
}

impl<E: Edition> Acting for Crystal<E> {
    // F 11.6.2.2, 11.7.2.2; S 11.7.2.1.2, 11.8.2.1.2
    const MARKS_ON_USABILITY: Marks = Marks::of(&[mark::SETTLED]);

    /// Offers the actions of a player who has priority (11.1.1).
    fn list_actions(cx: &mut Context<E>, seat: Seat) {
        offer_casts(cx, seat);
        warp::offer(cx, seat);
        if may_use_abilities(cx) {
            ability::offer_uses(cx, seat);
        }
    }

    fn occasion(cx: &Context<E>, seat: Seat) -> Option<u8> {
        Some(occasion(cx, seat))
    }

    fn check_action<V: Verdict>(cx: &mut Context<E>, seat: Seat, pick: Pick, verdict: &mut V) {
        match cx.state.pending_question.map(|question| question.topic) {
            Some(attack::declaration::ATTACKERS) => attack::declaration::check_declaration(cx, pick, verdict),
            Some(attack::block::BLOCKER) => attack::block::check_block(cx, pick, verdict),
            Some(item::BEARER) => item::check_bearer(cx, pick, verdict),
            Some(Topic::Pay) => cost::check_action(cx, seat, pick, verdict),
            Some(primal::GIVE_UP) => primal::check_action(cx, seat, pick, verdict),
            _ => check_action(cx, seat, pick, verdict),
        }
    }

    fn begin_action(cx: &mut Context<E>, seat: Seat, pick: Pick) {
        begin_action(cx, seat, pick);
    }

    /// An action that cannot be completed is undone (F 11.3.1, 11.6.3, 11.7.3; S 11.2.1, 11.7.3, 11.8.3).
    fn take_back_rule(cx: &Context<E>, pick: Pick) -> Rule {
        action_cites(cx, pick).map_or(Rule::UNNUMBERED, |cites| cites.rewind)
    }

    fn survives_undo(cx: &Context<E>, event: &Event) -> Option<Rule> {
        illegal::survives_undo(cx, event)
    }

    /// A player who has acted keeps priority (F 11.3.8, 11.6.11, 11.7.11; S 11.2.8, 11.7.10, 11.8.10).
    ///
    /// After a card is played onto the field (F 11.4.8, reading F5; S 11.3.8, 11.4.9, 11.5.9) or a resolution (11.1.5) the
    /// turn player has it.
    fn next_to_act(cx: &Context<E>, actor: Seat, action: Option<Pick>) -> Seat {
        let entered = |pick: &Pick| matches!(*pick, Pick::Act(CAST, slot, _) if !cx.state.characteristics(slot).kinds.has(kind::SUMMON));
        match action.filter(|pick| !entered(pick)).and_then(|pick| action_cites(cx, pick)) {
            Some(cites) if actor == cx.state.turn.player || cx.cite(cites.done) => actor,
            _ => cx.state.turn.player,
        }
    }

    /// Outside the main and attack phases nothing can be used (F 9.5.1.1; S 9.6.1.1).
    fn can_only_pass(cx: &Context<E>) -> bool {
        matches!(cx.state.turn.phase, phase::END | phase::ACTIVE | phase::DRAW)
    }

    fn only_pass_rule(cx: &Context<E>) -> Rule {
        if cx.state.turn.phase == phase::END { turn::NOTHING_USED.of::<E>() } else { Rule::UNNUMBERED }
    }

    /// Every action that a card allows in its zone, whether or not it is legal now.
    ///
    /// A card in hand is cast, or removed by its Warp. A card on the field uses its abilities, and a Forward attacks and
    /// blocks.
    fn possible_actions(look: &Look<Self>, slot: Slot, out: &mut Vec<(Topic, Pick)>) {
        let (at, characteristics) = (look.state.object(slot).zone, look.state.characteristics(slot));
        if at == zone::HAND {
            out.push((Topic::Priority, Pick::Act(CAST, slot, 0)));
        }
        let printed = look.pool.card(look.state.object(slot).card).abilities.len();
        for index in 0..(printed + characteristics.granted_abilities.len()) as u8 {
            let used = look.state.ability_at(look.pool, slot, index).map(|id| look.pool.ability(id));
            if let Some(used) = used.filter(|used| used.works_in.has(at) && matches!(used.form, Form::Activated)) {
                let act = if warp::counters(used).is_some() { WARP } else { USE };
                out.push((Topic::Priority, Pick::Act(act, slot, index)));
            }
        }
        if at == zone::FIELD && characteristics.kinds.has(kind::FORWARD) {
            let topic = if characteristics.controller == look.state.turn.player { ATTACKERS } else { BLOCKER };
            out.push((topic, Pick::Object(slot)));
        }
    }

    fn question_rule(topic: Topic) -> Option<Rule> {
        say::question_rule::<E>(topic)
    }
}

impl<E: Edition> Playing for Crystal<E> {
    fn play_rules(cx: &Context<E>, item: &StackItem) -> &'static PlayRules {
        play_rules(cx, item)
    }

    /// A card can be cast now or, if another is cast before it, perhaps then (F 11.3.11, 11.4.1.1).
    fn can_play_by_effect(cx: &mut Context<E>, slot: Slot, seat: Seat, free: bool) -> bool {
        cx.state.frames.iter().any(is_cast_by_effect) || may_cast(cx, slot, seat, free)
    }

    /// A card that an effect lets a player cast is cast as soon as the effect has resolved (F 11.3.11, 11.4.1.1).
    ///
    /// Several are cast in the order of the text. Inserts a procedure below the resolution.
    fn play_by_effect(cx: &mut Context<E>, slot: Slot, seat: Seat, free: bool, _: Cause) {
        let summon = cx.state.characteristics(slot).kinds.has(kind::SUMMON);
        if !cx.obeys(if summon { summon::BY_EFFECT } else { character::BY_EFFECT }) {
            return;
        }
        let resolving = cx.state.frames.len() - 1;
        let earlier = cx.state.frames[..resolving].iter().rev().take_while(|frame| is_cast_by_effect(frame)).count();
        let registers = [i32::from(slot.0), 0, i32::from(free), 1, i32::from(cx.state.object(slot).life), 0];
        cx.state.frames.insert(resolving - earlier, Frame::new(Proc::Book(proc::CAST), seat).with_registers(registers));
    }

    fn after_paying(cx: &mut Context<E>, item: &StackItem) -> bool {
        formation::swap(cx, item)
    }

    /// A card or ability that is paid for has been played.
    ///
    /// A Summon is cast (F 11.3.8; S 11.2.8), an ability used (F 11.6.11; S 11.7.10), and a Character enters (F 11.4.8; S
    /// 11.3.8). May begin a procedure.
    fn on_played(cx: &mut Context<E>, item: &StackItem) {
        let from = cx.state.batch.len();
        let seat = item.controller;
        if item.card.is_some() && cost::price(cx, item) != Price::default() {
            cx.obeys(card::COST);
        }
        match item.card {
            Some(slot) if warp::is_leaving(cx, item) => warp::leave(cx, item, slot),
            None => {
                if matches!(cx.pool.ability(item.ability).form, Form::Activated) {
                    let rule = play_rules(cx, item).done;
                    cx.deed(verb::USE, seat, item.source.slot, Slot::NONE, Cause::rule(rule));
                }
            }
            Some(slot) if cx.state.characteristics(slot).kinds.has(kind::SUMMON) => {
                cx.deed(verb::CAST, seat, slot, Slot::NONE, Cause::rule(Crystal::<E>::SUMMON.done));
            }
            Some(slot) => character::enter(cx, item, slot),
        }
        cx.commit(from);
    }

    fn on_resolved(cx: &mut Context<E>, item: &StackItem) {
        resolution::on_resolved(cx, item);
    }
}
