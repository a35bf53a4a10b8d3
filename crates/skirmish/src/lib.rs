//! Skirmish: one small game, complete, and written to be read. `docs/write-a-rule-book.md` writes it step by step.
//!
//! ```
//! use duel::engine::{any_duel::AnyDuel, duel::Duel, question::Pending};
//! use skirmish::{Skirmish, cards};
//!
//! let pool = cards::pool();
//! let deck = cards::deck(&pool);
//! let mut duel = Duel::<Skirmish>::new(pool.into(), [&deck, &deck], 7);
//! while let Pending::Question(_) = duel.pending() {
//!     duel.pick(0);
//! }
//! ```

pub mod cards;
pub mod rules;

use duel::book::point::{
    ChoosingPoint, ContinuousPoint, EndingPoint, PointRules, PriorityPoint, ResolutionPoint, TriggerPoint, UndoPoint,
};
use duel::book::rule_sets::PlayRules;
use duel::book::{
    Acting, Arbiter, Attaching, Choosing, Citing, Controlling, Counting, Course, Currency, Damaging, IllegalTargets,
    Layering, Moving, Orienting, Paying, Playing, Probing, Replacing, Revealing, RuleBook, Setup, TakeWaiting,
    Triggering, Vocabulary, Wording,
};
use duel::card::ability::{Change, Duration, End, Form, Price};
use duel::card::characteristics::Orientation;
use duel::engine::context::{Cx, Look};
use duel::engine::frame::{Flow, Frame, Proc};
use duel::engine::question::{Outcome, Pick, Question, Topic};
use duel::engine::refusal::Verdict;
use duel::event::{Cause, Happening};
use duel::ids::*;
use duel::play::cost::source::{CurrencySource, Surplus};
use duel::state::match_terms::Contest;
use duel::state::object::Slot;
use duel::state::stack_item::{NO_ABILITY, StackItem};
use duel::state::zone::ZoneSpec;
use duel::state::{SetAside, State};
use duel::{cite, need, points};
use rules::*;

/// The rule book of Skirmish.
#[derive(Debug)]
pub struct Skirmish;

/// The procedures of the book, by number.
const TURN: u8 = 0;
const COMBAT: u8 = 1;
/// The note of who had to take a card from an empty deck: bit n for seat n.
const SHORT: usize = 0;

impl RuleBook for Skirmish {
    const CHOOSE: Verb = verb::CHOOSE;
    const DAMAGE: Verb = verb::DAMAGE;
    const COUNT: Verb = verb::PUT;
    const CANCEL: Verb = verb::PUT;
    const POINTS: &'static PointRules = &PointRules::of(&[points! {
        ResolutionPoint::CannotBeatsCan => cite!("1.2"),
        ResolutionPoint::InWrittenOrder => cite!("1.2"),
        ContinuousPoint::StaticAbilitiesApply => cite!("1.2"),
        EndingPoint::Concede => cite!("1.4"),
        EndingPoint::BothLose => cite!("1.4"),
        EndingPoint::EndlessLoop => cite!("1.4"),
        TriggerPoint::TakenInOrder => cite!("1.5"),
        TriggerPoint::WaitUntilStacked => cite!("1.5"),
        PriorityPoint::HolderActs => cite!("2.3"),
        PriorityPoint::PassHandsOver => cite!("2.3"),
        PriorityPoint::AllPass => cite!("2.3"),
        PriorityPoint::OnTopOfTheStack => cite!("3.1"),
        ChoosingPoint::IllegalIsLeftOut => cite!("3.1"),
        UndoPoint::IllegalIsTakenBack => cite!("3.1"),
    }]);
}

impl Course for Skirmish {
    /// Units are destroyed (1.3) and players lose (1.4), all at once.
    fn run_rule_processes(cx: &mut Cx<Self>) -> bool {
        let from = cx.state.batch.len();
        for seat in Seat::BOTH {
            if cx.state.notes[SHORT] >> seat.0 & 1 == 1 && cx.state.losing[seat.index()].is_none() {
                cx.propose(Happening::Lose { seat }, verb::PUT, Cause::rule(cite!("1.4")));
            }
            for slot in cx.state.cards(FIELD, seat).to_vec() {
                if cx.state.object(slot).damage >= cx.state.characteristics(slot).number(STRENGTH) {
                    let act = cx.move_to(slot, DISCARD);
                    cx.propose(act, verb::DESTROY, Cause::rule(cite!("1.3")));
                }
            }
        }
        let due = cx.state.batch.len() > from;
        cx.commit(from);
        due
    }
    fn took_from_empty(cx: &mut Cx<Self>, seat: Seat, _: Zone, _: Verb) {
        cx.set_note(SHORT, cx.state.notes[SHORT] | 1 << seat.0);
    }
    /// Decks are shuffled, and each player draws five cards (2.1).
    fn begin_duel(cx: &mut Cx<Self>) {
        let first = cx.state.first_player().unwrap_or(Seat::FIRST);
        cx.enter_turn(first, cite!("2.1"));
        cx.push_book_procedure(TURN, first);
        let from = cx.state.batch.len();
        for side in Seat::BOTH {
            let mut order = cx.state.cards(DECK, side).to_vec();
            cx.state.rng.shuffle(&mut order);
            for &slot in order.iter().take(5) {
                let act = cx.move_to(slot, HAND);
                cx.propose(act, verb::DRAW, Cause::rule(cite!("2.1")));
            }
            cx.propose_shuffle(DECK, side, Cause::rule(cite!("2.1")));
        }
        cx.commit(from);
    }
    fn run_step(cx: &mut Cx<Self>, proc: u8, f: usize) -> Flow {
        if proc == TURN { turn_step(cx, f) } else { combat_step(cx, f) }
    }
}

impl Setup for Skirmish {
    /// A deck holds at most three of each card (1.1).
    fn check_deck<V: Verdict>(cx: &Cx<Self>, verdict: &mut V) {
        let card = |slot: Slot| cx.state.object(slot).card;
        let deck = cx.state.cards(DECK, Seat::FIRST);
        for &slot in deck {
            let copies = deck.iter().filter(|&&other| card(other) == card(slot)).count();
            need!(verdict, copies <= 3, cite!("1.1"), Some(slot));
        }
    }
    /// Only units are on the field, and nothing on the stack.
    fn check_position<V: Verdict>(cx: &Cx<Self>, slot: Slot, verdict: &mut V) {
        let zone = cx.state.object(slot).zone;
        need!(verdict, zone != STACK && (zone != FIELD || is_unit(cx, slot)), cite!("3.4"), Some(slot));
    }
    fn resume_at(state: &mut State, phase: Phase) {
        let mut frame = Frame::new(Proc::Book(TURN), state.turn.player);
        frame.step = phase.0;
        state.frames.push(frame);
    }
}

impl Acting for Skirmish {
    /// Who acted may act again; after a resolution the turn player may (2.3).
    fn next_to_act(cx: &Cx<Self>, actor: Seat, action: Option<Pick>) -> Seat {
        if action.is_some() { actor } else { cx.state.turn.player }
    }
    fn list_actions(cx: &mut Cx<Self>, seat: Seat) {
        for slot in cx.state.cards(HAND, seat).to_vec() {
            cx.offer_if_legal(seat, Pick::Act(PLAY, slot, 0));
        }
        for slot in cx.state.cards(FIELD, seat).to_vec() {
            cx.offer_if_legal(seat, Pick::Act(ATTACK, slot, 0));
        }
    }
    /// When a card can be played (3.1 to 3.3), and who can attack (4.1).
    fn check_action<V: Verdict>(cx: &mut Cx<Self>, seat: Seat, pick: Pick, verdict: &mut V) {
        let Pick::Act(action, slot, _) = pick else { return };
        let object = *cx.state.object(slot);
        let quiet = cx.state.turn.player == seat && cx.state.stack.is_empty();
        if action == ATTACK {
            let able = object.zone == FIELD && object.side == seat && object.orientation == Orientation::Upright;
            need!(verdict, quiet && able, cite!("4.1"), Some(slot));
            return;
        }
        let item = item_of(cx, seat, slot);
        need!(verdict, object.zone == HAND && object.owner == seat, cite!("3.1"), Some(slot));
        need!(verdict, quiet || !is_unit(cx, slot), cite!("3.2"), Some(slot));
        need!(verdict, cx.can_choose(&item), cite!("3.1"), Some(slot));
        let can_pay = cx.can_pay(&item);
        need!(verdict, can_pay, cite!("3.3"), Some(slot));
    }
    /// A card goes onto the stack and is played (3.1); an attacker turns sideways (4.1).
    fn begin_action(cx: &mut Cx<Self>, seat: Seat, pick: Pick) {
        match pick {
            Pick::Act(PLAY, slot, _) => {
                let (to, end, turned) = (STACK, End::Top, Orientation::Upright);
                let act = Happening::Move { slot, to, side: seat, end, place: 0, turned, face_up: true };
                cx.happen(act, verb::PLAY, Cause::rule(cite!("3.1")));
                let item = item_of(cx, seat, slot);
                cx.play(item);
            }
            Pick::Act(_, slot, _) => {
                cx.push(Frame::new(Proc::Book(COMBAT), seat).with_registers([i32::from(slot.0), 0, 0, 0, 0, 0]));
                cx.happen(Happening::Turn { slot, to: Orientation::Sideways }, verb::ATTACK, Cause::rule(cite!("4.1")));
            }
            _ => {}
        }
    }
}

impl Playing for Skirmish {
    const PLAY_RULES: PlayRules = PlayRules { choose: cite!("3.1"), pay: cite!("3.3"), ..PlayRules::UNNUMBERED };

    /// A unit enters the field, a trick goes to the discard (3.4).
    fn on_resolved(cx: &mut Cx<Self>, item: &StackItem) {
        let Some(slot) = item.card.filter(|&slot| cx.state.object(slot).zone == STACK) else { return };
        let enters = cx.move_to_place(slot, FIELD, item.controller, 0);
        let act = if is_unit(cx, slot) { enters } else { cx.move_to(slot, DISCARD) };
        cx.happen(act, verb::PUT, Cause::rule(cite!("3.4")));
    }
}

impl Choosing for Skirmish {
    const ILLEGAL_TARGETS: IllegalTargets = IllegalTargets::CancelsIfAll;
    const CHOOSES_WHEN_PLAYED: bool = true;
}

impl Paying for Skirmish {
    /// The cost printed on a card (3.3); abilities cost nothing.
    fn price(cx: &Cx<Self>, item: &StackItem) -> Price {
        let cost = item.card.map_or(0, |slot| cx.state.characteristics(slot).number(COST));
        Price { generic: cost as u8, ..Price::default() }
    }
}

impl Currency for Skirmish {
    /// Every card of the hand pays one (3.3).
    fn sources(cx: &Cx<Self>, seat: Seat, out: &mut Vec<CurrencySource>) {
        let (units, colours, surplus) = (1, Colours::EMPTY, Surplus::None);
        let hand = cx.state.cards(HAND, seat).iter();
        out.extend(hand.map(|&slot| CurrencySource { slot, units, colours, surplus, sort: 0, bonds: 0 }));
    }
    fn spend(cx: &Cx<Self>, _: Seat, spent: SetAside) -> Option<(Happening, Verb)> {
        Some((cx.move_to(spent.slot, DISCARD), verb::DISCARD))
    }
}

impl Moving for Skirmish {
    const ZONES: &'static [ZoneSpec] = &[
        ZoneSpec::public("field").in_play(0),
        ZoneSpec::public("deck").hidden(),
        ZoneSpec::public("hand").own(),
        ZoneSpec::public("discard").ordered(),
        ZoneSpec::public("stack").shared().ordered().passing(),
    ];
    const DECK: Zone = DECK;

    fn can_enter(cx: &Cx<Self>, slot: Slot, to: Zone, _: Seat) -> bool {
        to != FIELD || is_unit(cx, slot)
    }
}

impl Layering for Skirmish {
    const ABILITY_KEYWORDS: Keywords = Keywords::EMPTY;

    fn layer(_: &Change) -> u8 {
        0
    }
    fn locks_affected_set(_: &Change, _: Zone) -> bool {
        true
    }
}

impl Replacing for Skirmish {
    const REPLACEMENTS_ORDERED_BY: Arbiter = Arbiter::Affected;
}

impl Triggering for Skirmish {
    const WAITING_TRIGGERS: TakeWaiting = TakeWaiting::AllStacked;

    fn looks_back(from: Zone, to: Zone) -> bool {
        from == FIELD && to != FIELD
    }
}

impl Wording for Skirmish {
    fn vocabulary() -> &'static Vocabulary {
        &VOCABULARY
    }
    fn option_text(look: &Look<Self>, question: &Question, pick: Pick) -> Option<String> {
        let name = |slot| look.name_card(question.seat, slot);
        Some(match (question.topic, pick) {
            (_, Pick::Act(PLAY, slot, _)) => format!("plays {}", name(slot)),
            (_, Pick::Act(ATTACK, slot, _)) => format!("attacks with {}", name(slot)),
            (Topic::Pay, Pick::Pay(slot, _)) => format!("discards {}", name(slot)),
            (BLOCKER, Pick::Object(slot)) => format!("blocks with {}", name(slot)),
            (BLOCKER, _) => "does not block".to_owned(),
            _ => return None,
        })
    }
}

// Nothing of its own to say on these.
impl Orienting for Skirmish {}
impl Controlling for Skirmish {}
impl Attaching for Skirmish {}
impl Counting for Skirmish {}
impl Damaging for Skirmish {}
impl Revealing for Skirmish {}
impl Citing for Skirmish {}
impl Probing for Skirmish {}

fn is_unit(cx: &Cx<Skirmish>, slot: Slot) -> bool {
    cx.state.characteristics(slot).kinds.has(UNIT)
}

/// What waits on the stack when a card is played: the card, and what it says.
fn item_of(cx: &Cx<Skirmish>, seat: Seat, slot: Slot) -> StackItem {
    let text = cx.pool.card(cx.state.object(slot).card).abilities.first();
    let spell = text.filter(|&&id| cx.pool.ability(id).form == Form::Spell);
    StackItem {
        card: Some(slot),
        ..StackItem::new(spell.copied().unwrap_or(NO_ABILITY), cx.state.object_ref(slot), seat)
    }
}

/// Has a player's top cards go to a zone, and notes if there are too few (1.4).
fn propose_top(cx: &mut Cx<Skirmish>, seat: Seat, number: usize, to: Zone, verb: Verb, rule: Rule) {
    let top: Vec<Slot> = cx.state.cards(DECK, seat).iter().rev().take(number).copied().collect();
    for &slot in &top {
        let act = cx.move_to(slot, to);
        cx.propose(act, verb, Cause::rule(rule));
    }
    if top.len() < number {
        Skirmish::took_from_empty(cx, seat, DECK, verb);
    }
}

/// After the last turn of a match with a time limit the larger deck wins; otherwise it is a draw, or play goes on (2.4).
fn is_time_up(cx: &mut Cx<Skirmish>) -> bool {
    let next = cx.state.turn.number + 1;
    let ends = |contest| cx.state.match_terms.is_some_and(|terms| terms.is_past_last_turn(contest, next));
    let cards = |seat| cx.state.cards(DECK, seat).len();
    let winner = Seat::BOTH.into_iter().find(|&seat| cards(seat) > cards(seat.other()));
    if (ends(Contest::Swiss) || ends(Contest::Elimination) && winner.is_some()) && cx.cite(cite!("2.4")) {
        cx.state.outcome = Some(Outcome { winner, rule: cite!("2.4") });
    }
    cx.state.outcome.is_some()
}

/// A turn begins (2.2), players act (2.3), and the next turn begins.
fn turn_step(cx: &mut Cx<Skirmish>, f: usize) -> Flow {
    let (seat, phase) = (cx.frame(f).seat, Phase(cx.frame(f).step));
    cx.frame(f).step += 1;
    match phase {
        START => {
            cx.enter_phase(START, cite!("2.2"));
            let (from, cause) = (cx.state.batch.len(), Cause::rule(cite!("2.2")));
            for slot in cx.state.cards(FIELD, seat).to_vec() {
                cx.propose(Happening::Turn { slot, to: Orientation::Upright }, verb::PUT, cause);
                cx.propose(Happening::Heal { slot }, verb::PUT, cause);
            }
            propose_top(cx, seat, 2, HAND, verb::DRAW, cite!("2.2"));
            cx.commit(from);
        }
        MAIN => {
            cx.enter_phase(MAIN, cite!("2.3"));
            cx.push_priority(seat);
        }
        _ if is_time_up(cx) => {}
        _ => {
            cx.expire(Duration::Turn);
            cx.enter_turn(seat.other(), cite!("2.2"));
            *cx.frame(f) = Frame::new(Proc::Book(TURN), seat.other());
        }
    }
    Flow::Continue
}

/// Who blocks is asked (4.2); then units deal damage (4.2), or cards are discarded (4.3).
fn combat_step(cx: &mut Cx<Skirmish>, f: usize) -> Flow {
    let (other, attacker) = (cx.frame(f).seat.other(), Slot(cx.frame(f).registers[0] as u16));
    if cx.frame(f).step == 0 {
        for slot in cx.state.cards(FIELD, other).to_vec() {
            if cx.state.object(slot).orientation == Orientation::Upright {
                cx.offer(Pick::Object(slot));
            }
        }
        cx.offer(Pick::Done);
        return cx.ask(other, BLOCKER, cite!("4.2"));
    }
    let answer = cx.take_answer();
    cx.pop();
    let from = cx.state.batch.len();
    let strength = |cx: &Cx<Skirmish>, slot| cx.state.characteristics(slot).number(STRENGTH);
    if let Pick::Object(blocker) = answer {
        for (dealer, slot) in [(attacker, blocker), (blocker, attacker)] {
            let cause = Cause { source: Some(cx.state.object_ref(dealer)), ..Cause::rule(cite!("4.2")) };
            cx.propose(Happening::Damage { slot, amount: strength(cx, dealer) }, verb::DAMAGE, cause);
        }
    } else {
        propose_top(cx, other, strength(cx, attacker) as usize, DISCARD, verb::DISCARD, cite!("4.3"));
    }
    cx.commit(from);
    Flow::Continue
}
