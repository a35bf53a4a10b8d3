//! A trial with a chase: the actor keeps priority, orbs break out of a corruption into the chase, and aether is made
//! while paying.

mod aether;
mod battle;
pub mod cards;
mod playing;
mod turn;
pub mod words;

use duel::ability::{Change, CostPart, Price};
use duel::book::{Arbiter, Illegal, RuleBook, Triggers, Vocabulary};
use duel::cites::{Cites, EffectCites, InfinityCites, PlayCites, TokenCites, TriggerCites};
use duel::cx::{Cx, Glance};
use duel::event::{Act, Cause, Event};
use duel::frame::Flow;
use duel::item::Item;
use duel::log::Source;
use duel::need;
use duel::object::Slot;
use duel::profile::Orientation;
use duel::question::{Pick, Question, Topic};
use duel::refusal::Verdict;
use duel::state::{Spent, State};
use duel::token::Tokens;
use duel::words::*;
use duel::zone::ZoneSpec;
use words::{VOCABULARY, cite, kind, number, phase, verb, zone};

/// The trial with a chase.
#[derive(Debug)]
pub struct Chase;

pub(crate) type Context<'a> = Cx<'a, Chase>;

mod proc {
    pub const TURN: u8 = 0;
    pub const BATTLE: u8 = 1;
    pub const CORRUPT: u8 = 2;
    pub const ENTER: u8 = 3;
}

/// A number the book keeps: who could not draw, bit n for seat n.
const DRY: usize = 0;

impl RuleBook for Chase {
    const ZONES: &'static [ZoneSpec] = &[
        ZoneSpec::public("servants").in_play(0),
        ZoneSpec::public("casters").in_play(0),
        ZoneSpec::public("deck").hidden(),
        ZoneSpec::public("hand").own(),
        ZoneSpec::public("orbs").hidden(),
        ZoneSpec::public("graveyard").ordered(),
        ZoneSpec::public("chase").shared().ordered(),
        ZoneSpec::public("nowhere"),
    ];
    const DECK: Zone = zone::DECK;
    const TRIGGERS: Triggers = Triggers::OneStacked;
    const ARBITER: Arbiter = Arbiter::Affected;
    const ORDERS_ARRIVALS: bool = true;
    const ILLEGAL: Illegal = Illegal::SkipsParts;
    const CHOOSES_WHEN_PLAYED: bool = true;
    const REPLACED_COUNTS_AS_DONE: bool = false;
    const CONTROL_MARKS: Marks = Marks::EMPTY;
    const ABILITY_KEYWORDS: Keywords = Keywords::of(&[words::keyword::DOUBLE]);
    const ROUNDS: &'static [(Number, i32, &'static [Rule])] =
        &[(number::ATTACK, 100, &[cite!("4.12")]), (number::DEFENCE, 100, &[cite!("4.12")])];
    const CHOOSE: Verb = verb::CHOOSE;
    const DAMAGE: Verb = verb::DAMAGE;
    const COUNT: Verb = verb::MAKE;
    const CANCEL: Verb = verb::NEGATE;
    const TOKENS: Option<Tokens> = Some(Tokens { nowhere: zone::NOWHERE, vanish: verb::VANISH });
    const CITES: Cites = Cites {
        cannot: cite!("4.2"),
        priority: cite!("1.1"),
        pass: cite!("1.1"),
        all_pass: cite!("1.2"),
        after: cite!("1.2"),
        renew: cite!("4.4"),
        shed: cite!("4.4"),
        stack: cite!("1.1"),
        surplus: cite!("4.3"),
        order: cite!("1.6"),
        recheck: cite!("1.5"),
        pick: cite!("4.4"),
        search: cite!("4.4"),
        may: cite!("4.4"),
        condition: cite!("1.6"),
        resolve: cite!("1.2"),
        skip: cite!("4.4"),
        concede: cite!("4.5"),
        draw: cite!("4.5"),
        endless: cite!("4.5"),
        leave: cite!("4.5"),
        undo: cite!("4.6"),
        this_turn: cite!("4.8"),
        turn_first: cite!("4.14"),
        infinite: InfinityCites { greater: cite!("4.9"), equal: cite!("4.10"), stays: cite!("4.11") },
        play: PlayCites {
            extra: cite!("4.3"),
            mode: cite!("1.5"),
            x: cite!("4.3"),
            choose: cite!("1.5"),
            pay: cite!("4.3"),
            ..PlayCites::UNNUMBERED
        },
        token: TokenCites {
            control: cite!("6.1"),
            alike: cite!("6.2"),
            only: cite!("6.2"),
            vanish: cite!("6.3"),
            leave: cite!("6.3"),
            ..TokenCites::UNNUMBERED
        },
        trigger: TriggerCites { moved: cite!("1.6"), ..TriggerCites::UNNUMBERED },
        effect: EffectCites {
            constant: cite!("4.4"),
            as_printed: cite!("4.13"),
            layers: cite!("4.4"),
            replace: cite!("3.3"),
            ..EffectCites::UNNUMBERED
        },
        ..Cites::UNNUMBERED
    };

    fn layer(change: &Change) -> u8 {
        match change {
            Change::AddKinds(_) | Change::SetKinds(_) => 0,
            Change::Silence | Change::Grant(_) => 1,
            Change::Set(..) | Change::Add(..) | Change::Multiply(..) => 3,
            _ => 2,
        }
    }

    fn locks(_: &Change, _: Zone) -> bool {
        false
    }

    fn reads_before(from: Zone, to: Zone) -> bool {
        from <= zone::CASTERS && to > zone::CASTERS
    }

    fn begin(cx: &mut Context) {
        turn::begin(cx);
    }

    fn step(cx: &mut Context, proc: u8, f: usize) -> Flow {
        match proc {
            proc::TURN => turn::step(cx, f),
            proc::BATTLE => battle::step(cx, f),
            proc::CORRUPT => battle::corrupt_step(cx, f),
            _ => playing::enter_step(cx, f),
        }
    }

    fn rule_processes(cx: &mut Context) -> bool {
        let from = cx.s.batch.len();
        for seat in Seat::BOTH {
            if cx.s.notes[DRY] >> seat.0 & 1 == 1 && cx.s.losing[seat.index()].is_none() {
                cx.propose(Act::Lose { seat }, verb::PUT, Cause::rule(cite!("4.1")));
            }
        }
        let due = cx.s.batch.len() > from;
        cx.commit(from);
        due
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

    /// The actor keeps priority (1.1); after a resolution the turn player has it (1.2).
    fn next_holder(cx: &Context, actor: Seat, action: Option<Pick>) -> Seat {
        if action.is_some() { actor } else { cx.s.turn.player }
    }

    fn passes_only(_: &Context) -> bool {
        false
    }

    fn arrives(_: &Context, _: Slot, _: Zone) -> Orientation {
        Orientation::Upright
    }

    fn may_enter(cx: &Context, slot: Slot, to: Zone, _: Seat) -> bool {
        let kinds = cx.s.profile(slot).kinds;
        match to {
            zone::SERVANTS => kinds.has(kind::SERVANT),
            zone::CASTERS => kinds.has(kind::CASTER),
            _ => true,
        }
    }

    fn dry(_: &mut Context, _: Seat, _: Zone, _: Verb) {}

    /// A text may have any card played that is no caster and finds its targets.
    fn may_play(cx: &Context, slot: Slot, seat: Seat, _: bool) -> bool {
        !cx.s.profile(slot).kinds.has(kind::CASTER) && cx.choices_exist(&playing::item_of(cx, seat, slot))
    }

    fn play_card(cx: &mut Context, slot: Slot, seat: Seat, free: bool, _: Cause) {
        if cx.s.object(slot).zone == zone::ORBS {
            cx.by(cite!("3.3"));
        }
        playing::play(cx, seat, slot, free);
    }

    fn price(cx: &Context, item: &Item) -> Price {
        aether::price(cx, item)
    }

    fn surcharge(_: &Context, _: &Item) -> Option<&'static CostPart> {
        None
    }

    fn surplus(_: &Price) -> u8 {
        0
    }

    fn sources(cx: &Context, seat: Seat, out: &mut Vec<Source>) {
        aether::sources(cx, seat, out);
    }

    fn spend(cx: &Context, seat: Seat, spent: Spent) -> Option<(Act, Verb)> {
        Some((cx.spend_unit(seat, spent)?, verb::MAKE))
    }

    fn make(cx: &mut Context, seat: Seat, source: Source) {
        aether::make(cx, seat, source.slot);
    }

    fn pay_rule(_: &Context, _: &Item) -> Rule {
        cite!("2.1")
    }

    fn played(cx: &mut Context, item: &Item) {
        let from = cx.s.batch.len();
        if let Some(slot) = item.card {
            cx.deed(verb::PLAY, item.controller, slot, Slot::NONE, Cause::rule(cite!("1.1")));
        }
        cx.commit(from);
    }

    fn resolved(cx: &mut Context, item: &Item) {
        playing::resolved(cx, item);
    }

    fn cancelled(cx: &mut Context, item: &Item) {
        playing::to_graveyard(cx, item, cite!("4.7"));
    }

    fn call(_: &mut Context, _: Routine, _: Seat, _: Option<Slot>, _: i32, _: Cause) {}

    fn check_position<V: Verdict>(cx: &Context, slot: Slot, verdict: &mut V) {
        let zone = cx.s.object(slot).zone;
        let fits = <Self as RuleBook>::may_enter(cx, slot, zone, Seat::FIRST);
        need!(verdict, fits && zone != zone::CHASE, cite!("1.1"), Some(slot));
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
            (_, Pick::Act(playing::MAKE, slot, _)) => format!("makes aether with {}", name(slot)),
            (Topic::Pay, Pick::Pay(slot, _)) if slot != Slot::NONE => format!("makes aether with {}", name(slot)),
            (Topic::OrderReplacements, Pick::Replacement(n)) => {
                let replacer = glance.s.derived.replacements[usize::from(n)];
                format!("breaks {}", name(replacer.slot))
            }
            (Topic::OrderReplacements, _) => "breaks no more".to_owned(),
            (turn::CALL, Pick::Object(slot)) => format!("calls {}", name(slot)),
            (turn::CALL, _) => "calls nobody".to_owned(),
            (battle::ATTACKER, Pick::Object(slot)) => format!("attacks with {}", name(slot)),
            (battle::ATTACKER, _) => "attacks no more".to_owned(),
            (battle::TARGET, Pick::Object(slot)) => format!("attacks {}", name(slot)),
            (battle::TARGET, _) => "attacks the opponent".to_owned(),
            (battle::ORB, Pick::Object(slot)) => format!("corrupts {}", name(slot)),
            (playing::STANCE, Pick::Yes) => "enters recovered".to_owned(),
            (playing::STANCE, _) => "enters reversed".to_owned(),
            _ => return None,
        })
    }
}

/// Whether the turn player may play what is not quick: the main phase, and nothing in the chase.
fn is_main_timing(cx: &Context, seat: Seat) -> bool {
    cx.s.turn.phase == phase::MAIN && cx.s.turn.player == seat && cx.s.live_stack().is_empty()
}
