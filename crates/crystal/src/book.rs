//! The book as the kernel sees it: which choices of tempo it makes, and which file holds each procedure.

use crate::keywords::{groups, party, warp};
use crate::playing::{auto, cost, effect, resolution};
use crate::words::{keyword, kind, label, mark, number, phase, routine, verb, zone};
use crate::{
    attack, card, damage, deck, definitions, ending, illegal, keywords, loops, numbers, playing, principles,
    rule_process, say, setup, turn, zones,
};
use duel::ability::{Ability, Change, CostPart, Price, Trigger};
use duel::amount::Condition;
use duel::book::{Arbiter, Cards, Illegal, Part, RuleBook, Triggers, Vocabulary};
use duel::cites::{Cites, KeywordCites, MatchCites, PlayCites, VerbCites};
use duel::cx::{Cx, Glance};
use duel::event::{Act, Cause, Event};
use duel::frame::Flow;
use duel::item::{Item, NO_ABILITY};
use duel::log::{Entry, Scratch, Source};
use duel::matches::Next;
use duel::object::{Ref, Slot};
use duel::pool::CardPool;
use duel::profile::{Orientation, Profile};
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
    const ORDERS_ARRIVALS: bool = effect::ORDERS_ARRIVALS;
    // 11.11.2.1.1, reading F8
    const ILLEGAL: Illegal = Illegal::CancelsIfAll;
    // 11.3.3, 11.6.5, 11.8.9
    const CHOOSES_WHEN_PLAYED: bool = true;
    const REPLACED_COUNTS_AS_DONE: bool = effect::REPLACED_COUNTS_AS_DONE;
    const CONTROL_MARKS: Marks =
        Marks::of(&[mark::SETTLED, mark::ATTACKING, mark::BLOCKING, mark::IN_BATTLE, mark::PARTY]);
    // 11.4.6
    const PRICE_NUMBERS: Numbers = Numbers::of(&[number::COST]);
    // 11.6.2.2, 11.7.2.2
    const BINDING_MARKS: Marks = Marks::of(&[mark::SETTLED]);
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
        resolves: resolution::RESOLVES,
        recheck: resolution::RECHECK,
        nullify: resolution::NULLIFY,
        bound: resolution::BOUND,
        together: resolution::TOGETHER,
        itself: resolution::ITSELF,
        once: resolution::ONCE,
        variable: numbers::VARIABLE,
        pick: resolution::CHOICES,
        search: keywords::SEARCH,
        shuffle: keywords::SHUFFLE,
        divide: groups::DIVIDE,
        empty: groups::EMPTY,
        may: auto::MAY,
        condition: resolution::CONDITION,
        resolve: resolution::IN_ORDER,
        skip: principles::SKIP,
        concede: principles::CONCEDE,
        draw: ending::DRAW,
        win_and_lose: ending::WIN_AND_LOSE,
        whole: numbers::WHOLE,
        round: numbers::ROUND,
        negative: numbers::NEGATIVE,
        undefined: numbers::UNDEFINED,
        own_name: card::OWN_NAME,
        turn_first: definitions::TURN_FIRST,
        puts: definitions::PUTS,
        control: definitions::CONTROL,
        not_anew: definitions::NOT_ANEW,
        independent: definitions::INDEPENDENT,
        alike: definitions::ALIKE,
        owners: zones::OWNERS,
        endless: loops::ENDLESS,
        leave: loops::LEAVE,
        contest: loops::CONTEST,
        undo: illegal::UNDO,
        outlives: playing::ability::OUTLIVES,
        trigger: auto::TRIGGER,
        effect: effect::CITES,
        refund: illegal::REFUND,
        hush: illegal::HUSH,
        again: illegal::AGAIN,
        ..Cites::UNNUMBERED
    };

    const NEXT_FIRST: Next = setup::NEXT_FIRST;

    fn match_cites(_: u8) -> MatchCites {
        setup::MATCH
    }

    fn play_cites(cx: &Context, item: &Item) -> &'static PlayCites {
        playing::play_cites(cx, item)
    }

    fn last_known(_: &Context, item: &Item, gone: Ref, _: bool) -> &'static [Rule] {
        if gone == item.source {
            &[playing::ability::LAST_KNOWN, resolution::SOURCE_KNOWN]
        } else {
            &[playing::ability::LAST_KNOWN, resolution::LAST_KNOWN]
        }
    }

    fn sets(ability: &Ability) -> Rule {
        match ability.label {
            label::SUMMON | label::SUMMON_EX => playing::summon::SETS_POWER,
            _ => playing::ability::SETS_POWER,
        }
    }

    fn keyword_cites(cx: &Context, item: &Item) -> &'static KeywordCites {
        keywords::keyword_cites(cx, item)
    }

    fn condition_rule(condition: &Condition) -> Rule {
        keywords::condition_rule(condition)
    }

    fn verb_cites(verb: Verb) -> &'static VerbCites {
        keywords::verb_cites(verb)
    }

    fn turns_in_place(cx: &Context, to: Orientation) -> bool {
        keywords::turns_in_place(cx, to)
    }

    fn also_by(cx: &Context, event: &Event, object: Ref) -> bool {
        party::also_by(cx, event, object)
    }

    fn as_one(trigger: &Trigger) -> bool {
        party::as_one(trigger)
    }

    fn layer(change: &Change) -> u8 {
        effect::layer(change)
    }

    fn locks(change: &Change, _: Zone) -> bool {
        effect::locks(change)
    }

    /// What leaves the field is read as it was there (11.11.7); what enters is read as it is there (11.8.16.2.1).
    fn reads_before(from: Zone, to: Zone) -> bool {
        from == zone::FIELD && to != zone::FIELD
    }

    fn begin(cx: &mut Context) {
        if cx.s.notes[note::DAMAGE_LIMIT] == 0 {
            cx.s.notes[note::DAMAGE_LIMIT] = crate::setup::damage_limit(cx.s.format);
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

    fn occasion(cx: &Context, seat: Seat) -> Option<u8> {
        Some(playing::occasion(cx, seat))
    }

    fn check<V: Verdict>(cx: &mut Context, seat: Seat, pick: Pick, verdict: &mut V) {
        match cx.s.asked.map(|question| question.topic) {
            Some(attack::declaration::ATTACKERS) => attack::declaration::check_declaration(cx, pick, verdict),
            Some(attack::block::BLOCKER) => attack::block::check_block(cx, pick, verdict),
            Some(Topic::Pay) => cost::check(cx, seat, pick, verdict),
            _ => playing::check(cx, seat, pick, verdict),
        }
    }

    fn act(cx: &mut Context, seat: Seat, pick: Pick) {
        playing::act(cx, seat, pick);
    }

    fn rewinds(cx: &Context, pick: Pick) -> Rule {
        playing::rewinds(cx, pick)
    }

    fn can_play(cx: &mut Context, slot: Slot, seat: Seat, free: bool) -> bool {
        playing::may_cast(cx, slot, seat, free)
    }

    fn play_card(cx: &mut Context, slot: Slot, seat: Seat, free: bool, _: Cause) {
        playing::cast_after(cx, slot, seat, free);
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
        let character = cx.s.profile(slot).kinds.meets(kind::CHARACTERS);
        let allowed = verdict.allowed() && (character || !cx.by(card::NO_SUMMONS));
        allowed || !warp::stays_removed(cx)
    }

    fn may_control(cx: &Context, slot: Slot, seat: Seat) -> bool {
        definitions::may_control(cx, slot, seat)
    }

    fn belongs(pool: &CardPool, scratch: &Scratch, profile: &Profile, word: Trait) -> bool {
        card::belongs(pool, scratch, profile, word)
    }

    fn origin(cx: &Context, item: &Item) -> Rule {
        definitions::origin(cx, item)
    }

    fn dry(cx: &mut Context, seat: Seat, from: Zone, _: Verb) {
        if from == zone::DECK {
            cx.note(note::DRY, cx.s.notes[note::DRY] | 1 << seat.0);
        }
    }

    fn price(cx: &Context, item: &Item) -> Price {
        cost::price(cx, item)
    }

    fn anew(cx: &Context, item: &Item) -> Item {
        cost::anew(cx, item)
    }

    fn surcharge(cx: &Context, item: &Item) -> Option<&'static CostPart> {
        cost::surcharge(cx, item)
    }

    fn surplus(price: &Price) -> u8 {
        card::surplus(price)
    }

    fn sources(cx: &Context, seat: Seat, out: &mut Vec<Source>) {
        cost::sources(cx, seat, out);
    }

    fn spend(cx: &Context, _: Seat, spent: Spent) -> Option<(Act, Verb)> {
        cost::spend(cx, spent)
    }

    fn make(_: &mut Context, _: Seat, _: Source) {}

    fn pay_rule(cx: &Context, item: &Item) -> Rule {
        if item.card.is_none() && item.ability == NO_ABILITY {
            return attack::fee_rule(cx);
        }
        playing::play_cites(cx, item).pay
    }

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

    fn check_deck<V: Verdict>(cx: &Context, verdict: &mut V) {
        deck::check(cx, verdict);
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

    fn ask(glance: &Glance<Self>, question: &Question) -> Option<String> {
        say::ask(glance, question)
    }

    fn tell(entry: &Entry, cards: &Cards) -> Option<String> {
        say::tell(entry, cards)
    }

    fn part(entry: &Entry) -> Part {
        say::part(entry)
    }

    fn deeds(glance: &Glance<Self>, slot: Slot, out: &mut Vec<(Topic, Pick)>) {
        playing::deeds(glance, slot, out);
    }

    fn asks(topic: Topic) -> Option<Rule> {
        say::asks(topic)
    }
}
