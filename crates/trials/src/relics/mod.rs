//! A trial with relics beside guardians: texts choose as they resolve, but for what they divide or affect unevenly; who
//! searches acts and then shuffles; and what happened to a deck is not taken back.

pub mod cards;
mod playing;
mod turn;
pub mod words;

use duel::ability::{Ability, Change, CostPart, End, Form, Price};
use duel::book::{Arbiter, Illegal, RuleBook, Triggers, Vocabulary};
use duel::cites::{Cites, EffectCites, PlayCites, TriggerCites, VerbCites};
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
use words::{VOCABULARY, cite, kind, mark, verb, zone};

/// The trial with relics.
#[derive(Debug)]
pub struct Relics;

pub(crate) type Context<'a> = Cx<'a, Relics>;

/// The book's one procedure.
const TURN: u8 = 0;

/// A number the book keeps: who could not draw, bit n for seat n.
const DRY: usize = 0;

impl RuleBook for Relics {
    const ZONES: &'static [ZoneSpec] = &[
        ZoneSpec::public("field").in_play(0),
        ZoneSpec::public("deck").hidden(),
        ZoneSpec::public("hand").own(),
        ZoneSpec::public("graveyard").ordered(),
        ZoneSpec::public("removed"),
        ZoneSpec::public("stack").shared().ordered().passing(),
    ];
    const DECK: Zone = zone::DECK;
    const TRIGGERS: Triggers = Triggers::AllStacked;
    const ARBITER: Arbiter = Arbiter::Affected;
    const ORDERS_ARRIVALS: bool = false;
    const ILLEGAL: Illegal = Illegal::SkipsParts;
    const CHOOSES_WHEN_PLAYED: bool = false;
    const VANISHES_UNCHOSEN: bool = true;
    const NOTICES_CHOOSING: bool = true;
    const LETS_GO: bool = true;
    const SHUFFLES_LAST: bool = true;
    const NEED_NOT_FIND: bool = true;
    const REPLACED_COUNTS_AS_DONE: bool = false;
    const CONTROL_MARKS: Marks = Marks::EMPTY;
    const ABILITY_KEYWORDS: Keywords = Keywords::EMPTY;
    const CHOOSE: Verb = verb::CHOOSE;
    const DAMAGE: Verb = verb::DAMAGE;
    const COUNT: Verb = verb::PUT;
    const CANCEL: Verb = verb::NEGATE;
    const CITES: Cites = Cites {
        cannot: cite!("4.4"),
        priority: cite!("1.1"),
        pass: cite!("1.2"),
        all_pass: cite!("1.2"),
        after: cite!("1.2"),
        renew: cite!("4.6"),
        shed: cite!("4.6"),
        stack: cite!("1.1"),
        surplus: cite!("2.1"),
        order: cite!("1.8"),
        recheck: cite!("1.6"),
        pick: cite!("4.3"),
        search: cite!("4.2"),
        not_found: cite!("4.2"),
        may: cite!("4.1"),
        condition: cite!("4.1"),
        resolve: cite!("4.1"),
        skip: cite!("4.1"),
        concede: cite!("4.5"),
        draw: cite!("4.5"),
        endless: cite!("4.5"),
        leave: cite!("4.5"),
        undo: cite!("3.1"),
        hush: cite!("3.3"),
        again: cite!("3.1"),
        play: PlayCites {
            extra: cite!("2.2"),
            mode: cite!("1.1"),
            x: cite!("2.3"),
            choose: cite!("1.4"),
            divide: cite!("1.5"),
            vanish: cite!("1.7"),
            refer: cite!("2.4"),
            pay: cite!("2.1"),
            ..PlayCites::UNNUMBERED
        },
        trigger: TriggerCites { moved: cite!("4.6"), stacked: cite!("1.8"), ..TriggerCites::UNNUMBERED },
        effect: EffectCites {
            constant: cite!("4.1"),
            layers: cite!("4.1"),
            replace: cite!("4.4"),
            ..EffectCites::UNNUMBERED
        },
        ..Cites::UNNUMBERED
    };

    /// What is divided or affected unevenly is declared as it is played (1.5).
    fn declares(cx: &Context, ability: AbilityId, part: u8, phrase: u8) -> bool {
        let body = cx.pool.ability(ability).part(part);
        body.is_some_and(|body| body.is_uneven(body.along_with(phrase)) && cx.by(cite!("1.5")))
    }

    /// What putting a relic beside a guardian means, and sealing a rite (5.1, 5.3).
    fn verb_cites(verb: Verb) -> &'static VerbCites {
        match verb {
            verb::BIND => const { &VerbCites { does: cite!("5.1"), ..VerbCites::UNNUMBERED } },
            verb::SEAL => const { &VerbCites { does: cite!("5.3"), ..VerbCites::UNNUMBERED } },
            _ => const { &VerbCites::UNNUMBERED },
        }
    }

    /// A text that gives its card a name applies in every zone (4.7).
    fn works_by(ability: &Ability) -> &'static [Rule] {
        if ability.works == Zones::ALL && matches!(ability.form, Form::Static(_)) { &[cite!("4.7")] } else { &[] }
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
        from == zone::FIELD && to != zone::FIELD
    }

    fn begin(cx: &mut Context) {
        turn::begin(cx);
    }

    fn step(cx: &mut Context, _: u8, f: usize) -> Flow {
        turn::step(cx, f)
    }

    fn rule_processes(cx: &mut Context) -> bool {
        turn::rule_processes(cx)
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
        to != zone::FIELD || !cx.s.profile(slot).kinds.has(kind::RITE)
    }

    /// A relic goes onto the field beside a guardian (5.1), a rite that is sealed is removed (5.3).
    fn lay(cx: &Context, slot: Slot, host: Slot, _: bool) -> Option<Act> {
        if cx.s.profile(slot).kinds.has(kind::RITE) {
            return Some(cx.move_to(slot, zone::REMOVED));
        }
        let (to, side, end, turned) = (zone::FIELD, cx.player_of(host), End::Top, Orientation::Upright);
        Some(Act::Move { slot, to, side, end, place: 0, turned, face_up: true })
    }

    /// A guardian is sealed no more as soon as the rite that belongs to it moves (5.3).
    fn accompany(cx: &mut Context, from: usize) {
        for i in from..cx.s.batch.len() {
            let Act::Move { slot, .. } = cx.s.batch[i].act else { continue };
            let object = cx.s.object(slot);
            if let (zone::REMOVED, Some(host)) = (object.zone, object.attached) {
                let act = Act::Mark { slot: host, mark: mark::SEALED, on: false };
                cx.propose(act, verb::SEAL, Cause::rule(cite!("5.3")));
            }
        }
    }

    fn dry(_: &mut Context, _: Seat, _: Zone, _: Verb) {}

    fn price(cx: &Context, item: &Item) -> Price {
        playing::price(cx, item)
    }

    fn surcharge(_: &Context, _: &Item) -> Option<&'static CostPart> {
        None
    }

    fn surplus(_: &Price) -> u8 {
        0
    }

    /// Cards of the hand, one unit each (2.1).
    fn sources(cx: &Context, seat: Seat, out: &mut Vec<Source>) {
        let (units, colours, spill) = (1, Colours::EMPTY, Spill::Never);
        let hand = cx.s.cards(zone::HAND, seat).iter();
        out.extend(hand.map(|&slot| Source { slot, units, colours, spill, sort: 0, bonds: 0 }));
    }

    fn spend(cx: &Context, _: Seat, spent: Spent) -> Option<(Act, Verb)> {
        Some((cx.move_to(spent.slot, zone::GRAVE), verb::DISCARD))
    }

    fn make(_: &mut Context, _: Seat, _: Source) {}

    fn pay_rule(_: &Context, _: &Item) -> Rule {
        cite!("2.1")
    }

    /// What happens to the deck before something is paid for (2.5, 2.6).
    fn set_out(cx: &mut Context, item: &Item) -> bool {
        playing::set_out(cx, item)
    }

    /// What brought a card into a deck, or out of one but onto the stack, or shuffled one, stands (3.2).
    fn stands(cx: &Context, event: &Event) -> Option<Rule> {
        let touches = match event.act {
            Act::Move { slot, to, .. } => to == zone::DECK || cx.s.object(slot).zone == zone::DECK && to != zone::STACK,
            Act::Shuffle { zone, .. } => zone == zone::DECK,
            _ => false,
        };
        touches.then_some(cite!("3.2"))
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

    fn call(_: &mut Context, _: Routine, _: Seat, _: Option<Slot>, _: i32, _: Cause) {}

    fn check_position<V: Verdict>(cx: &Context, slot: Slot, verdict: &mut V) {
        let object = cx.s.object(slot);
        let kinds = cx.s.profile(slot).kinds;
        let stands = object.zone == zone::FIELD;
        need!(verdict, object.zone != zone::STACK, cite!("1.1"), Some(slot));
        need!(verdict, !stands || !kinds.has(kind::RITE), cite!("1.3"), Some(slot));
        need!(verdict, !stands || kinds.has(kind::RELIC) == object.attached.is_some(), cite!("5.1"), Some(slot));
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
            (_, Pick::Act(playing::USE, slot, _)) => format!("uses {}", name(slot)),
            (Topic::Pay, Pick::Pay(slot, _)) => format!("discards {}", name(slot)),
            _ => return None,
        })
    }
}
