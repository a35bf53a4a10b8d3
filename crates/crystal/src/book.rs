//! The book as the kernel sees it: which choices of tempo it makes, and which file holds each procedure.

use crate::keywords::warp;
use crate::playing::{auto, cost, effect, resolution};
use crate::words::{keyword, kind, mark, phase, routine, verb, zone};
use crate::{
    attack, card, damage, definitions, ending, illegal, keywords, loops, numbers, playing, principles, rule_process,
    say, setup, turn, zones,
};
use duel::ability::{Change, CostPart, Price};
use duel::book::{Arbiter, Illegal, RuleBook, Triggers, Vocabulary};
use duel::cites::{Cites, KeywordCites, PlayCites};
use duel::cx::{Cx, Glance};
use duel::event::{Act, Cause, Event};
use duel::frame::Flow;
use duel::item::Item;
use duel::log::Source;
use duel::object::Slot;
use duel::profile::Orientation;
use duel::question::{Pick, Question, Topic};
use duel::refusal::Verdict;
use duel::state::{Spent, State};
use duel::words::*;
use duel::zone::ZoneSpec;

/// FFTCG 2.1.8.
#[derive(Debug)]
pub struct Fftcg;

/// The procedures of the book.
pub mod proc {
    /// 8.2
    pub const SETUP: u8 = 0;
    /// 9
    pub const TURN: u8 = 1;
    /// 10
    pub const ATTACK: u8 = 2;
    /// 6.5
    pub const DAMAGE: u8 = 3;
    /// 12.4.8
    pub const EXCESS_BACKUPS: u8 = 4;
    /// 11.3, 11.4
    pub const CAST: u8 = 5;
}

/// The numbers the book keeps in the state.
pub mod note {
    /// Who went first.
    pub const FIRST_PLAYER: usize = 0;
    /// How much damage loses (3.1.1): 7, or 6 in limited play.
    pub const DAMAGE_LIMIT: usize = 1;
    /// Who tried to draw from an empty deck: bit n for seat n (12.4.2).
    pub const DRY: usize = 2;
    /// Who was dealt damage with an empty deck: bit n for seat n (12.4.3).
    pub const UNDECKED: usize = 3;
    /// Whether EX Bursts come before losing (reading F19, a switch).
    pub const BURSTS_BEFORE_LOSS: usize = 4;
}

/// The context of this book.
pub(crate) type Context<'a> = Cx<'a, Fftcg>;

impl RuleBook for Fftcg {
    const ZONES: &'static [ZoneSpec] = zones::ZONES;
    const DECK: Zone = zone::DECK;
    const TRIGGERS: Triggers = auto::TRIGGERS;
    const ARBITER: Arbiter = effect::ARBITER;
    // 11.11.2.1.1, reading F8
    const ILLEGAL: Illegal = Illegal::CancelsIfAll;
    // 11.3.3, 11.6.5, 11.8.9
    const CHOOSES_WHEN_PLAYED: bool = true;
    const REPLACED_COUNTS_AS_DONE: bool = effect::REPLACED_COUNTS_AS_DONE;
    // 15.1.1.1.2, 15.1.1.2.2
    const TURNS_IN_PLACE: bool = true;
    const CONTROL_MARKS: Marks = Marks::of(&[mark::SETTLED, mark::ATTACKING, mark::BLOCKING, mark::IN_BATTLE]);
    // 15.2; icons are no abilities
    const ABILITY_KEYWORDS: Keywords =
        Keywords::of(&[keyword::BRAVE, keyword::HASTE, keyword::FIRST_STRIKE, keyword::BACK_ATTACK]);
    const CHOOSE: Verb = verb::CHOOSE;
    const DAMAGE: Verb = verb::DAMAGE;
    const COUNT: Verb = verb::PUT;
    const CANCEL: Verb = verb::CANCEL;
    const CITES: Cites = Cites {
        cannot: principles::CANNOT,
        priority: playing::PRIORITY,
        pass: playing::PASS,
        all_pass: playing::BOTH_PASS,
        after: playing::AFTER,
        renew: zones::RENEW,
        shed: definitions::SHED,
        stack: zones::ON_TOP,
        order: auto::ORDER,
        surplus: card::SURPLUS,
        recheck: resolution::RECHECK,
        variable: numbers::VARIABLE,
        pick: resolution::CHOICES,
        search: keywords::SEARCH,
        may: auto::MAY,
        condition: resolution::CONDITION,
        resolve: resolution::IN_ORDER,
        skip: principles::SKIP,
        concede: principles::CONCEDE,
        draw: ending::DRAW,
        endless: loops::ENDLESS,
        leave: loops::LEAVE,
        undo: illegal::UNDO,
        trigger: auto::TRIGGER,
        effect: effect::CITES,
        ..Cites::UNNUMBERED
    };

    fn play_cites(cx: &Context, item: &Item) -> &'static PlayCites {
        playing::play_cites(cx, item)
    }

    fn keyword_cites(cx: &Context, item: &Item) -> &'static KeywordCites {
        warp::keyword_cites(cx.pool.ability(item.ability)).unwrap_or(const { &KeywordCites::UNNUMBERED })
    }

    fn layer(change: &Change) -> u8 {
        effect::layer(change)
    }

    fn locks(change: &Change) -> bool {
        effect::locks(change)
    }

    /// What leaves the field is read as it was there (11.11.7); what enters is read as it is there (11.8.16.2.1).
    fn reads_before(from: Zone, to: Zone) -> bool {
        from == zone::FIELD && to != zone::FIELD
    }

    fn begin(cx: &mut Context) {
        if cx.s.notes[note::DAMAGE_LIMIT] == 0 {
            cx.s.notes[note::DAMAGE_LIMIT] = crate::setup::DAMAGE_LIMIT;
        }
        cx.push_book(proc::SETUP, Seat::FIRST);
    }

    fn step(cx: &mut Context, proc: u8, f: usize) -> Flow {
        match proc {
            proc::SETUP => setup::step(cx, f),
            proc::TURN => turn::step(cx, f),
            proc::ATTACK => attack::step(cx, f),
            proc::DAMAGE => damage::step(cx, f),
            proc::EXCESS_BACKUPS => rule_process::excess_backups_step(cx, f),
            proc::CAST => playing::cast_step(cx, f),
            _ => unreachable!("the book has no such procedure"),
        }
    }

    fn rule_processes(cx: &mut Context) -> bool {
        rule_process::run(cx)
    }

    fn disturbs(cx: &Context, event: &Event) -> bool {
        rule_process::disturbs(cx, event)
    }

    fn actions(cx: &mut Context, seat: Seat) {
        playing::actions(cx, seat);
    }

    fn check<V: Verdict>(cx: &mut Context, seat: Seat, pick: Pick, verdict: &mut V) {
        match cx.s.asked.map(|question| question.topic) {
            Some(attack::ATTACKERS) => attack::check_declaration(cx, pick, verdict),
            Some(attack::BLOCKER) => attack::check_block(cx, pick, verdict),
            Some(Topic::Pay) => cost::check(cx, seat, pick, verdict),
            _ => playing::check(cx, seat, pick, verdict),
        }
    }

    fn act(cx: &mut Context, seat: Seat, pick: Pick) {
        playing::act(cx, seat, pick);
    }

    fn next_holder(cx: &Context, actor: Seat, action: Option<Pick>) -> Seat {
        playing::next_holder(cx, actor, action)
    }

    /// Outside the main and attack phases nothing can be used (9.5.1.1).
    fn passes_only(cx: &Context) -> bool {
        matches!(cx.s.turn.phase, phase::END | phase::ACTIVE | phase::DRAW)
    }

    fn arrives(cx: &Context, slot: Slot, to: Zone) -> Orientation {
        card::arrives(cx, slot, to)
    }

    /// What may not be on the field is not put there (7.7.3 to 7.7.5, 5.2.3.1.2.1).
    fn may_enter(cx: &Context, slot: Slot, to: Zone, seat: Seat) -> bool {
        if to != zone::FIELD {
            return true;
        }
        let mut verdict = duel::refusal::Decide::default();
        zones::check_entering(cx, seat, slot, &mut verdict);
        let allowed = verdict.allowed() && cx.s.profile(slot).kinds.meets(kind::CHARACTERS);
        allowed || !warp::stays_removed(cx)
    }

    fn dry(cx: &mut Context, seat: Seat, from: Zone, _: Verb) {
        if from == zone::DECK {
            cx.note(note::DRY, cx.s.notes[note::DRY] | 1 << seat.0);
        }
    }

    fn price(cx: &Context, item: &Item) -> Price {
        cost::price(cx, item)
    }

    fn surcharge(cx: &Context, item: &Item) -> Option<&'static CostPart> {
        cost::surcharge(cx, item)
    }

    fn surplus(price: &Price) -> u8 {
        cost::surplus(price)
    }

    fn sources(cx: &Context, seat: Seat, out: &mut Vec<Source>) {
        cost::sources(cx, seat, out);
    }

    fn spend(cx: &Context, _: Seat, spent: Spent) -> Option<(Act, Verb)> {
        cost::spend(cx, spent)
    }

    fn make(_: &mut Context, _: Seat, _: Source) {}

    fn played(cx: &mut Context, item: &Item) {
        playing::played(cx, item);
    }

    fn resolved(cx: &mut Context, item: &Item) {
        resolution::resolved(cx, item);
    }

    fn call(cx: &mut Context, which: Routine, seat: Seat, object: Option<Slot>, amount: i32, _: Cause) {
        if which == routine::HURT {
            damage::push(cx, seat, amount, object.unwrap_or(Slot::NONE));
        }
    }

    fn check_position<V: Verdict>(cx: &Context, slot: Slot, verdict: &mut V) {
        setup::check_position(cx, slot, verdict);
    }

    fn resume(state: &mut State, phase: Phase) {
        turn::resume(state, phase);
    }

    fn vocabulary() -> &'static Vocabulary {
        &say::VOCABULARY
    }

    fn say(glance: &Glance<Self>, question: &Question, pick: Pick) -> Option<String> {
        say::pick(glance, question, pick)
    }
}

/// Whether a Character may attack, or dull for an ability, this turn (10.1.2.1.1, 11.6.2.2, 15.2.2).
pub(crate) fn is_ready(cx: &Context, slot: Slot) -> bool {
    cx.s.object(slot).marks.has(mark::SETTLED) || cx.s.profile(slot).keywords.has(keyword::HASTE)
}
