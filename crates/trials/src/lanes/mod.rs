//! A trial without a stack: what is played resolves at once, triggers one at a time, and a card scouted in the middle
//! of an attack is played before the attack goes on.

mod attack;
pub mod cards;
mod playing;
mod rule_process;
mod turn;
pub mod words;

use duel::ability::{Change, CostPart, CostWhat, Price};
use duel::book::{Arbiter, Illegal, RuleBook, Triggers, Vocabulary};
use duel::cites::{Cites, EffectCites, PlayCites, TriggerCites};
use duel::cx::{Cx, Glance};
use duel::event::{Act, Cause, Event};
use duel::filter::{Filter, Whose};
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
use std::sync::LazyLock;
use words::{SLIDE, VOCABULARY, cite, kind, number, verb, zone};

/// The trial in lanes.
#[derive(Debug)]
pub struct Lanes;

pub(crate) type Context<'a> = Cx<'a, Lanes>;

mod proc {
    pub const TURN: u8 = 0;
    pub const ATTACK: u8 = 1;
}

impl RuleBook for Lanes {
    const ZONES: &'static [ZoneSpec] = &[
        ZoneSpec::public("area").in_play(0).with_places(3),
        ZoneSpec::public("deck").hidden(),
        ZoneSpec::public("hand").own(),
        ZoneSpec::public("trash"),
        ZoneSpec::public("energy"),
        ZoneSpec::public("experience"),
        ZoneSpec::public("scout").shared().passing(),
        ZoneSpec::public("temporary").shared().ordered().passing(),
    ];
    const DECK: Zone = zone::DECK;
    const TRIGGERS: Triggers = Triggers::OneResolved;
    const ARBITER: Arbiter = Arbiter::TurnPlayer;
    const ORDERS_ARRIVALS: bool = false;
    const ILLEGAL: Illegal = Illegal::SkipsParts;
    const CHOOSES_WHEN_PLAYED: bool = false;
    const REPLACED_COUNTS_AS_DONE: bool = false;
    const CONTROL_MARKS: Marks = Marks::EMPTY;
    const ABILITY_KEYWORDS: Keywords = Keywords::EMPTY;
    const CHOOSE: Verb = verb::CHOOSE;
    const DAMAGE: Verb = verb::DAMAGE;
    const COUNT: Verb = verb::SCORE;
    const CANCEL: Verb = verb::PUT;
    const CITES: Cites = Cites {
        cannot: cite!("4.3"),
        priority: cite!("5.2"),
        pass: cite!("5.2"),
        all_pass: cite!("5.2"),
        after: cite!("5.2"),
        renew: cite!("2.5"),
        shed: cite!("2.5"),
        stack: cite!("1.1"),
        surplus: cite!("4.4"),
        order: cite!("4.2"),
        recheck: cite!("1.4"),
        pick: cite!("4.5"),
        search: cite!("4.5"),
        may: cite!("4.5"),
        condition: cite!("4.2"),
        resolve: cite!("4.5"),
        skip: cite!("4.5"),
        concede: cite!("4.6"),
        draw: cite!("4.6"),
        endless: cite!("4.6"),
        leave: cite!("4.6"),
        undo: cite!("4.7"),
        play: PlayCites {
            extra: cite!("4.4"),
            mode: cite!("1.1"),
            x: cite!("4.4"),
            choose: cite!("1.4"),
            pay: cite!("4.4"),
            ..PlayCites::UNNUMBERED
        },
        trigger: TriggerCites { moved: cite!("4.2"), ..TriggerCites::UNNUMBERED },
        effect: EffectCites {
            constant: cite!("4.5"),
            layers: cite!("4.5"),
            replace: cite!("4.3"),
            ..EffectCites::UNNUMBERED
        },
        ..Cites::UNNUMBERED
    };

    fn layer(change: &Change) -> u8 {
        u8::from(matches!(change, Change::Set(..) | Change::Add(..) | Change::Multiply(..)))
    }

    fn locks(_: &Change, _: Zone) -> bool {
        true
    }

    fn reads_before(from: Zone, to: Zone) -> bool {
        from == zone::AREA && to != zone::AREA
    }

    fn begin(cx: &mut Context) {
        turn::begin(cx);
    }

    fn step(cx: &mut Context, proc: u8, f: usize) -> Flow {
        match proc {
            proc::TURN => turn::step(cx, f),
            _ => attack::step(cx, f),
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

    fn next_holder(_: &Context, actor: Seat, _: Option<Pick>) -> Seat {
        actor
    }

    fn passes_only(_: &Context) -> bool {
        false
    }

    fn arrives(_: &Context, _: Slot, _: Zone) -> Orientation {
        Orientation::Upright
    }

    fn may_enter(cx: &Context, slot: Slot, to: Zone, _: Seat) -> bool {
        to != zone::AREA || cx.s.profile(slot).kinds.has(kind::CHARA)
    }

    /// An effect puts a chara into an area without one.
    fn place_for(cx: &Context, _: Slot, _: Zone, seat: Seat) -> u32 {
        0b111 & !playing::occupied(cx, seat)
    }

    /// What lies beneath a chara goes to the zone it goes to (1.7).
    fn follows(cx: &Context, slot: Slot, leader: &Event) -> Option<(Act, Verb, Rule)> {
        match leader.act {
            Act::Move { to: zone::AREA | zone::EXP, .. } => None,
            Act::Move { to, .. } => Some((cx.move_to(slot, to), verb::PUT, cite!("1.7"))),
            _ => None,
        }
    }

    fn dry(_: &mut Context, _: Seat, _: Zone, _: Verb) {}

    fn places(cx: &Context, item: &Item) -> Option<(Rule, u32)> {
        if item.routine == Some(SLIDE) {
            return Some((cite!("2.2"), playing::beside(cx, item.source.slot)));
        }
        let chara = item.card.is_some_and(|slot| cx.s.profile(slot).kinds.has(kind::CHARA));
        chara.then_some((cite!("1.2"), 0b111))
    }

    fn may_play(cx: &Context, slot: Slot, seat: Seat, _: bool) -> bool {
        let item = playing::item_of(cx, seat, slot);
        cx.choices_exist(&item)
    }

    fn play_card(cx: &mut Context, slot: Slot, seat: Seat, free: bool, _: Cause) {
        playing::play(cx, seat, slot, free);
    }

    fn price(cx: &Context, item: &Item) -> Price {
        playing::price(cx, item)
    }

    /// A slide costs a card from the hand (2.2).
    fn surcharge(_: &Context, item: &Item) -> Option<&'static CostPart> {
        static DISCARD: LazyLock<CostPart> = LazyLock::new(|| CostPart::Move {
            what: CostWhat::Some(1, Filter { zones: Zones::of(&[zone::HAND]), whose: Whose::Yours, ..Filter::any() }),
            to: zone::TRASH,
            verb: verb::DISCARD,
        });
        (item.routine == Some(SLIDE)).then(|| &*DISCARD)
    }

    fn surplus(_: &Price) -> u8 {
        0
    }

    fn sources(cx: &Context, seat: Seat, out: &mut Vec<Source>) {
        let energy = cx.s.cards(zone::ENERGY, seat).iter();
        out.extend(energy.map(|&slot| Source {
            slot,
            units: 1,
            colours: Colours::EMPTY,
            spill: Spill::Never,
            sort: 0,
            bonds: 0,
        }));
    }

    fn spend(cx: &Context, _: Seat, spent: Spent) -> Option<(Act, Verb)> {
        Some((cx.move_to(spent.slot, zone::TRASH), verb::PUT))
    }

    fn make(_: &mut Context, _: Seat, _: Source) {}

    fn pay_rule(cx: &Context, item: &Item) -> Rule {
        match item.card {
            None => cite!("2.2"),
            Some(slot) if i32::from(playing::price(cx, item).any) < cx.s.profile(slot).number(number::COST) => {
                cite!("1.6")
            }
            Some(_) => cite!("1.3"),
        }
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

    fn run(cx: &mut Context, _: Routine, item: &Item) {
        if cx.s.alive(item.source) {
            let act = cx.move_to_place(item.source.slot, zone::AREA, item.controller, item.place);
            cx.happen(act, verb::SLIDE, Cause::rule(cite!("2.2")));
        }
    }

    fn call(_: &mut Context, _: Routine, _: Seat, _: Option<Slot>, _: i32, _: Cause) {}

    fn check_position<V: Verdict>(cx: &Context, slot: Slot, verdict: &mut V) {
        let object = cx.s.object(slot);
        let chara = cx.s.profile(slot).kinds.has(kind::CHARA);
        need!(verdict, object.zone != zone::AREA || (chara && object.place < 3), cite!("1.2"), Some(slot));
        need!(verdict, !matches!(object.zone, zone::SCOUT | zone::TEMPORARY), cite!("2.5"), Some(slot));
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
            (_, Pick::Act(playing::ATTACK, slot, _)) => format!("attacks with {}", name(slot)),
            (_, Pick::Act(playing::SLIDE, slot, _)) => format!("slides {}", name(slot)),
            (Topic::Pay, Pick::Pay(slot, _)) => format!("trashes {}", name(slot)),
            (Topic::Pay, Pick::Object(slot)) => format!("discards {}", name(slot)),
            (turn::CHARGE, Pick::Object(slot)) => format!("charges {}", name(slot)),
            (turn::CHARGE, _) => "charges no more".to_owned(),
            (attack::SCOUTED, answer) => {
                let scouted = attack::scouted(glance.s, question.seat).map(name)?;
                let verb = if answer == Pick::Yes { "plays" } else { "does not play" };
                format!("{verb} {scouted}")
            }
            _ => return None,
        })
    }
}
