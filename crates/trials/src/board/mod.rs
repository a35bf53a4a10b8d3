//! A trial on nine shared places: units are played through the stack to a place, and where two meet there is a battle
//! that suspends the stack.

mod battle;
pub mod cards;
mod matches;
mod playing;
mod rule_process;
mod turn;
pub mod words;

use duel::ability::{Change, CostPart, Price};
use duel::book::{Arbiter, Illegal, RuleBook, Triggers, Vocabulary};
use duel::cites::{Cites, EffectCites, MatchCites, PlayCites, TriggerCites};
use duel::cx::{Cx, Glance};
use duel::event::{Act, Cause, Event};
use duel::frame::Flow;
use duel::item::Item;
use duel::log::{Source, Spill};
use duel::need;
use duel::object::Slot;
use duel::profile::Orientation;
use duel::question::{Pick, Question, Topic};
use duel::refusal::Verdict;
use duel::state::{Spent, State};
use duel::words::*;
use duel::zone::ZoneSpec;
use words::{RELATED, VOCABULARY, cite, kind, number, phase, routine, verb, zone};

/// The trial on a board.
#[derive(Debug)]
pub struct Board;

pub(crate) type Context<'a> = Cx<'a, Board>;

mod proc {
    pub const TURN: u8 = 0;
    pub const BATTLE: u8 = 1;
}

/// How many smashed cards lose (3.2).
const SMASH_LIMIT: usize = 4;

impl RuleBook for Board {
    const ZONES: &'static [ZoneSpec] = &[
        ZoneSpec::public("board").in_play(0).shared().with_places(9).related(RELATED),
        ZoneSpec::public("deck").hidden(),
        ZoneSpec::public("hand").own(),
        ZoneSpec::public("graveyard").ordered(),
        ZoneSpec::public("energy"),
        ZoneSpec::public("smash"),
        ZoneSpec::public("stack").shared().ordered().passing(),
    ];
    const DECK: Zone = zone::DECK;
    const TRIGGERS: Triggers = Triggers::AllStacked;
    const ARBITER: Arbiter = Arbiter::Affected;
    const ORDERS_ARRIVALS: bool = false;
    const ILLEGAL: Illegal = Illegal::CancelsIfAll;
    const CHOOSES_WHEN_PLAYED: bool = true;
    const REPLACED_COUNTS_AS_DONE: bool = true;
    const CONTROL_MARKS: Marks = Marks::EMPTY;
    const ABILITY_KEYWORDS: Keywords = Keywords::EMPTY;
    const CHOOSE: Verb = verb::CHOOSE;
    const DAMAGE: Verb = verb::DAMAGE;
    const COUNT: Verb = verb::PUT;
    const CANCEL: Verb = verb::NEGATE;
    const CITES: Cites = Cites {
        cannot: cite!("4.4"),
        priority: cite!("4.1"),
        pass: cite!("4.1"),
        all_pass: cite!("4.1"),
        after: cite!("4.1"),
        renew: cite!("1.1"),
        shed: cite!("1.1"),
        stack: cite!("1.2"),
        surplus: cite!("4.5"),
        order: cite!("4.2"),
        recheck: cite!("4.3"),
        pick: cite!("4.6"),
        search: cite!("4.6"),
        may: cite!("4.6"),
        condition: cite!("4.3"),
        resolve: cite!("4.6"),
        skip: cite!("4.6"),
        concede: cite!("4.7"),
        draw: cite!("4.7"),
        endless: cite!("4.7"),
        leave: cite!("4.7"),
        undo: cite!("4.8"),
        play: PlayCites {
            extra: cite!("4.5"),
            mode: cite!("4.3"),
            x: cite!("4.5"),
            choose: cite!("4.3"),
            pay: cite!("4.5"),
            ..PlayCites::UNNUMBERED
        },
        trigger: TriggerCites { moved: cite!("4.3"), ..TriggerCites::UNNUMBERED },
        effect: EffectCites {
            constant: cite!("4.6"),
            layers: cite!("4.6"),
            replace: cite!("4.4"),
            ..EffectCites::UNNUMBERED
        },
        ..Cites::UNNUMBERED
    };

    fn match_cites(_: u8) -> MatchCites {
        matches::CITES
    }

    fn check_deck<V: Verdict>(cx: &Context, verdict: &mut V) {
        matches::check_deck(cx, verdict);
    }

    fn layer(change: &Change) -> u8 {
        match change {
            Change::Control(_) => 0,
            Change::Silence | Change::Grant(_) => 1,
            Change::Set(..) | Change::Add(..) | Change::Multiply(..) => 3,
            _ => 2,
        }
    }

    fn locks(_: &Change, _: Zone) -> bool {
        true
    }

    fn reads_before(from: Zone, to: Zone) -> bool {
        from == zone::BOARD && to != zone::BOARD
    }

    fn begin(cx: &mut Context) {
        turn::begin(cx);
    }

    fn step(cx: &mut Context, proc: u8, f: usize) -> Flow {
        match proc {
            proc::TURN => turn::step(cx, f),
            _ => battle::step(cx, f),
        }
    }

    fn rule_processes(cx: &mut Context) -> bool {
        rule_process::run(cx)
    }

    fn disturbs(_: &Context, _: &Event) -> bool {
        true
    }

    fn actions(cx: &mut Context, seat: Seat) {
        playing::actions(cx, seat);
    }

    fn check<V: Verdict>(cx: &mut Context, seat: Seat, pick: Pick, verdict: &mut V) {
        playing::check(cx, seat, pick, verdict);
    }

    fn act(cx: &mut Context, seat: Seat, pick: Pick) {
        playing::act(cx, seat, pick);
    }

    /// The turn player, always (4.1).
    fn next_holder(cx: &Context, _: Seat, _: Option<Pick>) -> Seat {
        cx.s.turn.player
    }

    fn passes_only(cx: &Context) -> bool {
        cx.s.turn.phase != phase::MAIN
    }

    /// Units arrive frozen (1.3).
    fn arrives(_: &Context, _: Slot, to: Zone) -> Orientation {
        if to == zone::BOARD { Orientation::Sideways } else { Orientation::Upright }
    }

    fn may_enter(cx: &Context, slot: Slot, to: Zone, _: Seat) -> bool {
        to != zone::BOARD || cx.s.profile(slot).kinds.has(kind::UNIT)
    }

    /// An effect puts a unit next to where it is, or on any place of the home and middle rows, without an own unit.
    fn place_for(cx: &Context, slot: Slot, to: Zone, seat: Seat) -> u32 {
        let free = !playing::occupied(cx, seat);
        match (to, cx.s.object(slot).zone) {
            (zone::BOARD, zone::BOARD) => RELATED[0][usize::from(cx.s.object(slot).place)] & free,
            (zone::BOARD, _) => playing::near_rows(seat) & free,
            _ => 1,
        }
    }

    fn dry(_: &mut Context, _: Seat, _: Zone, _: Verb) {}

    /// A unit names its place when it is played (1.2) or moved (1.4).
    fn places(cx: &Context, item: &Item) -> Option<(Rule, u32)> {
        let free = !playing::occupied(cx, item.controller);
        if item.routine == Some(routine::MOVE) {
            let place = cx.s.object(item.source.slot).place;
            return Some((cite!("1.4"), RELATED[0][usize::from(place)] & free));
        }
        let unit = item.card.is_some_and(|slot| cx.s.profile(slot).kinds.has(kind::UNIT));
        unit.then(|| (cite!("1.2"), playing::near_rows(item.controller) & free))
    }

    /// A card costs what is printed, a move costs 1.
    fn price(cx: &Context, item: &Item) -> Price {
        let any = match (item.card, item.routine) {
            (Some(slot), _) => cx.s.profile(slot).number(number::COST) as u8,
            (None, Some(routine::MOVE)) => 1,
            (None, _) => 0,
        };
        Price { any, ..Price::default() }
    }

    fn surcharge(_: &Context, _: &Item) -> Option<&'static CostPart> {
        None
    }

    fn surplus(_: &Price) -> u8 {
        0
    }

    /// Released cards in the energy zone (1.8).
    fn sources(cx: &Context, seat: Seat, out: &mut Vec<Source>) {
        let released = |slot: &&Slot| cx.s.object(**slot).orientation == Orientation::Upright;
        out.extend(cx.s.cards(zone::ENERGY, seat).iter().filter(released).map(|&slot| Source {
            slot,
            units: 1,
            colours: Colours::EMPTY,
            spill: Spill::Never,
            sort: 0,
            bonds: 0,
        }));
    }

    fn spend(_: &Context, _: Seat, spent: Spent) -> Option<(Act, Verb)> {
        Some((Act::Turn { slot: spent.slot, to: Orientation::Sideways }, verb::FREEZE))
    }

    fn make(_: &mut Context, _: Seat, _: Source) {}

    fn pay_rule(_: &Context, _: &Item) -> Rule {
        cite!("1.8")
    }

    fn played(cx: &mut Context, item: &Item) {
        let from = cx.s.batch.len();
        if let Some(slot) = item.card {
            cx.deed(verb::PLAY, item.controller, slot, Slot::NONE, Cause::rule(cite!("1.2")));
        }
        cx.commit(from);
    }

    fn resolved(cx: &mut Context, item: &Item) {
        playing::resolved(cx, item);
    }

    fn cancelled(cx: &mut Context, item: &Item) {
        playing::cancelled(cx, item);
    }

    fn run(cx: &mut Context, which: Routine, item: &Item) {
        match which {
            routine::MOVE => playing::move_unit(cx, item),
            _ => battle::exchange(cx, item),
        }
    }

    fn call(_: &mut Context, _: Routine, _: Seat, _: Option<Slot>, _: i32, _: Cause) {}

    fn check_position<V: Verdict>(cx: &Context, slot: Slot, verdict: &mut V) {
        let object = cx.s.object(slot);
        let unit = cx.s.profile(slot).kinds.has(kind::UNIT);
        need!(verdict, object.zone != zone::BOARD || (unit && object.place < 9), cite!("1.1"), Some(slot));
        need!(verdict, object.zone != zone::STACK, cite!("1.2"), Some(slot));
    }

    fn resume(state: &mut State, phase: Phase) {
        turn::resume(state, phase);
    }

    fn vocabulary() -> &'static Vocabulary {
        &VOCABULARY
    }

    fn say(glance: &Glance<Self>, question: &Question, pick: Pick) -> Option<String> {
        let name = |slot| glance.name_card(question.seat, slot);
        Some(match (question.topic, pick) {
            (_, Pick::Act(playing::PLAY, slot, _)) => format!("plays {}", name(slot)),
            (_, Pick::Act(playing::MOVE, slot, _)) => format!("moves {}", name(slot)),
            (Topic::Pay, Pick::Pay(slot, _)) => format!("freezes {}", name(slot)),
            (turn::ENERGY, Pick::Object(slot)) => format!("puts {} into the energy zone", name(slot)),
            (turn::ENERGY, _) => "puts nothing into the energy zone".to_owned(),
            (turn::SMASH, Pick::Object(slot)) => format!("smashes with {}", name(slot)),
            (turn::SMASH, _) => "smashes no more".to_owned(),
            _ => return None,
        })
    }
}
