//! The book as the kernel sees it: which choices of tempo it makes, and which file holds each procedure.

use crate::edition::{Document, Edition, Newer, Obeys, Older};
use crate::keywords::{assist, groups, junction, overdrive, party, primal, warp};
use crate::playing::{auto, cost, effect, formation, item, resolution};
use crate::words::{keyword, kind, label, mark, number, phase, routine, verb, zone};
use crate::{
    attack, card, damage, deck, definitions, ending, illegal, keywords, loops, numbers, playing, principles,
    rule_process, say, setup, turn, zones,
};
use duel::ability::{Ability, Change, CostPart, Op, Price, Trigger};
use duel::amount::Condition;
use duel::book::{Arbiter, Cards, Illegal, Part, RuleBook, Triggers, Vocabulary};
use duel::cites::{Cites, KeywordCites, MatchCites, PlayCites, VerbCites};
use duel::cx::{Cx, Glance};
use duel::event::{Act, Cause, Event};
use duel::frame::{Flow, Frame};
use duel::item::{Item, NO_ABILITY};
use duel::log::{Entry, Scratch, Source};
use duel::matches::Next;
use duel::matching::Reader;
use duel::object::{Ref, Slot};
use duel::pool::CardPool;
use duel::profile::{Orientation, Profile};
use duel::question::{Pick, Question, Topic};
use duel::refusal::Verdict;
use duel::state::{Spent, State};
use duel::words::*;
use duel::zone::ZoneSpec;
use std::marker::PhantomData;

/// The rule book of an edition of the family.
#[derive(Debug)]
pub struct Crystal<E>(PhantomData<E>);

/// FFTCG 2.1.8.
pub type Fftcg = Crystal<Newer>;
/// The Square Enix TCG System.
pub type SquareEnix = Crystal<Older>;

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
    /// F 12.4.8; S 7.10.3
    pub const EXCESS_BACKUPS: u8 = 4;
    /// F 11.3, 11.4; S 11.2 to 11.5
    pub const CAST: u8 = 5;
    /// S 11.4.5
    pub const EQUIP: u8 = 6;
    /// S 15.2.7
    pub const PRIMAL: u8 = 9;
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
    /// Whether Primal can take the whole cost off a Summon (reading S24, a switch).
    pub const PRIMAL_TO_NOTHING: usize = 5;
}

/// The context of this book.
pub(crate) type Context<'a, E> = Cx<'a, Crystal<E>>;

impl<E: Edition> RuleBook for Crystal<E> {
    const LIMITS_COMERS: bool = true;
    /// In the FFTCG (reading F25): last-known information gives what it was, not that it is there.
    const DEALERS_ARE_THERE: bool = matches!(E::DOCUMENT, Document::Fftcg);
    const ZONES: &'static [ZoneSpec] = Self::SPECS;
    const DECK: Zone = zone::DECK;
    const BESIDES: Option<Zone> = Self::OUTSIDE;
    const TRIGGERS: Triggers = auto::TRIGGERS;
    const ARBITER: Arbiter = effect::ARBITER;
    const ORDERS_ARRIVALS: bool = effect::ORDERS_ARRIVALS;
    // F 11.11.2.1.1, reading F8; S 2.3
    const ILLEGAL: Illegal = if Self::CHOOSES_WHEN_PLAYED { Illegal::CancelsIfAll } else { Illegal::SkipsParts };
    // F 11.3.3, 11.6.5, 11.8.9; S 11.12.4.1, reading S14
    const CHOOSES_WHEN_PLAYED: bool = Self::SUMMON.choose.0 != Rule::UNNUMBERED.0;
    // F 11.11.2, 11.11.2.1.1; the Square Enix TCG System has no such rule, reading S33
    const RECHECKS: bool = resolution::RECHECK.is_in::<E>();
    const VANISHES_UNCHOSEN: bool = auto::VANISHES.is_in::<E>();
    const SHUFFLES_LAST: bool = keywords::SHUFFLED_LAST.is_in::<E>();
    // 7.4
    const LETS_GO: bool = true;
    const NOTICES_CHOOSING: bool = resolution::ON_BEHALF.is_in::<E>();
    const NEED_NOT_FIND: bool = keywords::NOT_FOUND.is_in::<E>();
    const REPLACED_COUNTS_AS_DONE: bool = effect::REPLACED_COUNTS_AS_DONE;
    const CONTROL_MARKS: Marks =
        Marks::of(&[mark::SETTLED, mark::ATTACKING, mark::BLOCKING, mark::IN_BATTLE, mark::PARTY]);
    // F 11.4.6; S 11.3.6
    const PRICE_NUMBERS: Numbers = Numbers::of(&[number::COST]);
    // F 11.6.2.2, 11.7.2.2; S 11.7.2.1.2, 11.8.2.1.2
    const BINDING_MARKS: Marks = Marks::of(&[mark::SETTLED]);
    // 15.2; icons are no abilities
    const ABILITY_KEYWORDS: Keywords =
        Keywords::of(&[keyword::BRAVE, keyword::HASTE, keyword::FIRST_STRIKE, keyword::BACK_ATTACK]);
    const CHOOSE: Verb = verb::CHOOSE;
    const DAMAGE: Verb = verb::DAMAGE;
    const COUNT: Verb = verb::PUT;
    const CANCEL: Verb = verb::CANCEL;
    const CITES: Cites = Cites {
        cannot: principles::CANNOT.of::<E>(),
        priority: playing::PRIORITY.of::<E>(),
        pass: playing::PASS.of::<E>(),
        all_pass: playing::BOTH_PASS.of::<E>(),
        after: playing::AFTER.of::<E>(),
        renew: zones::RENEW.of::<E>(),
        shed: definitions::SHED.of::<E>(),
        stack: zones::ON_TOP.of::<E>(),
        order: auto::ORDER.of::<E>(),
        surplus: card::SURPLUS.of::<E>(),
        resolves: resolution::RESOLVES.of::<E>(),
        recheck: resolution::RECHECK.of::<E>(),
        nullify: resolution::NULLIFY.of::<E>(),
        bound: resolution::BOUND.of::<E>(),
        not_itself: Self::SUMMON.choose,
        together: resolution::TOGETHER.of::<E>(),
        on_behalf: resolution::ON_BEHALF.of::<E>(),
        itself: resolution::ITSELF.of::<E>(),
        once: resolution::ONCE.of::<E>(),
        variable: numbers::VARIABLE.of::<E>(),
        pick: resolution::CHOICES.of::<E>(),
        search: keywords::SEARCH.of::<E>(),
        not_found: keywords::NOT_FOUND.of::<E>(),
        shuffle: keywords::SHUFFLE.of::<E>(),
        divide: groups::DIVIDE.of::<E>(),
        empty: groups::EMPTY.of::<E>(),
        may: auto::MAY.of::<E>(),
        condition: resolution::CONDITION.of::<E>(),
        resolve: resolution::IN_ORDER.of::<E>(),
        skip: principles::SKIP.of::<E>(),
        concede: principles::CONCEDE.of::<E>(),
        draw: ending::DRAW.of::<E>(),
        win_and_lose: ending::WIN_AND_LOSE.of::<E>(),
        whole: numbers::WHOLE.of::<E>(),
        round: numbers::ROUND.of::<E>(),
        negative: numbers::NEGATIVE.of::<E>(),
        undefined: numbers::UNDEFINED.of::<E>(),
        own_name: card::OWN_NAME.of::<E>(),
        turn_first: definitions::TURN_FIRST.of::<E>(),
        puts: definitions::PUTS.of::<E>(),
        control: definitions::CONTROL.of::<E>(),
        not_anew: definitions::NOT_ANEW.of::<E>(),
        independent: definitions::INDEPENDENT.of::<E>(),
        alike: definitions::ALIKE.of::<E>(),
        owners: zones::OWNERS.of::<E>(),
        endless: loops::ENDLESS.of::<E>(),
        leave: loops::LEAVE.of::<E>(),
        contest: loops::CONTEST.of::<E>(),
        undo: illegal::UNDO.of::<E>(),
        outlives: playing::ability::OUTLIVES.of::<E>(),
        trigger: Self::TRIGGER,
        effect: Crystal::<E>::EFFECTS,
        refund: illegal::REFUND.of::<E>(),
        hush: illegal::HUSH.of::<E>(),
        again: illegal::AGAIN.of::<E>(),
        ..Cites::UNNUMBERED
    };

    const NEXT_FIRST: Next = setup::NEXT_FIRST;

    fn match_cites(_: u8) -> MatchCites {
        Self::MATCH
    }

    fn play_cites(cx: &Context<E>, item: &Item) -> &'static PlayCites {
        playing::play_cites(cx, item)
    }

    fn declares(cx: &Context<E>, ability: AbilityId, part: u8, phrase: u8) -> bool {
        Self::CHOOSES_WHEN_PLAYED || playing::declares(cx, ability, part, phrase)
    }

    /// Only for what no rule has its modes declared are they selected as it resolves (S 11.12.4.1).
    fn selects_when_played(cx: &Context<E>, item: &Item) -> bool {
        playing::play_cites(cx, item).mode != Rule::UNNUMBERED
    }

    fn last_known(_: &Context<E>, item: &Item, gone: Ref, _: bool) -> &'static [Rule] {
        if gone == item.source {
            const { &[playing::ability::LAST_KNOWN.of::<E>(), resolution::SOURCE_KNOWN.of::<E>()] }
        } else {
            const { &[playing::ability::LAST_KNOWN.of::<E>(), resolution::LAST_KNOWN.of::<E>()] }
        }
    }

    fn sets(ability: &Ability) -> Rule {
        match ability.label {
            label::SUMMON | label::SUMMON_EX => playing::summon::SETS_POWER.of::<E>(),
            _ => playing::ability::SETS_POWER.of::<E>(),
        }
    }

    fn keyword_cites(cx: &Context<E>, item: &Item) -> &'static KeywordCites {
        keywords::keyword_cites(cx, item)
    }

    fn carries_out(cx: &Context<E>, item: &Item, op: &Op) -> bool {
        keywords::carries_out(cx, item, op)
    }

    fn undone(cx: &Context<E>, item: &Item) -> Rule {
        keywords::undone(cx, item)
    }

    fn comes_marked(cx: &Context<E>, event: &Event) -> Option<(Rule, Mark)> {
        assist::comes_marked(cx, event)
    }

    fn condition_rule(condition: &Condition) -> Rule {
        keywords::condition_rule::<E>(condition)
    }

    fn verb_cites(verb: Verb) -> &'static VerbCites {
        keywords::verb_cites::<E>(verb)
    }

    fn turns_in_place(cx: &Context<E>, slot: Slot, to: Orientation) -> bool {
        keywords::turns_in_place(cx, slot, to)
    }

    fn partners(cx: &Context<E>, event: &Event, each: &mut dyn FnMut(Ref)) {
        party::partners(cx, event, each);
    }

    fn as_one(trigger: &Trigger) -> bool {
        party::as_one(trigger)
    }

    fn works_by(ability: &Ability) -> &'static [Rule] {
        effect::works_by::<E>(ability)
    }

    fn layer(change: &Change) -> u8 {
        effect::layer::<E>(change)
    }

    fn locks(change: &Change, _: Zone) -> bool {
        effect::locks(change)
    }

    /// What leaves the field is read as it was there (F 11.11.7; S 11.12.7); what enters is read as it is there (F
    /// 11.8.16.2.1; S 11.9.16.2.1).
    fn reads_before(from: Zone, to: Zone) -> bool {
        from == zone::FIELD && to != zone::FIELD
    }

    fn begin(cx: &mut Context<E>) {
        if cx.s.notes[note::DAMAGE_LIMIT] == 0 {
            cx.s.notes[note::DAMAGE_LIMIT] = crate::setup::damage_limit(cx.s.format);
        }
        cx.push_book(proc::SETUP, Seat::FIRST);
    }

    fn step(cx: &mut Context<E>, proc: u8, f: usize) -> Flow {
        match proc {
            proc::SETUP => setup::step(cx, f),
            proc::TURN => turn::step(cx, f),
            proc::ATTACK => attack::step(cx, f),
            proc::DAMAGE => damage::step(cx, f),
            proc::EXCESS_BACKUPS => rule_process::excess_backups_step(cx, f),
            proc::CAST => playing::cast_step(cx, f),
            proc::EQUIP => item::equip_step(cx, f),
            proc::PRIMAL => primal::step(cx, f),
            _ => unreachable!("the book has no such procedure"),
        }
    }

    fn rule_processes(cx: &mut Context<E>) -> bool {
        rule_process::run(cx)
    }

    fn disturbs(cx: &Context<E>, event: &Event) -> bool {
        rule_process::disturbs(cx, event)
    }

    fn actions(cx: &mut Context<E>, seat: Seat) {
        playing::actions(cx, seat);
    }

    fn occasion(cx: &Context<E>, seat: Seat) -> Option<u8> {
        Some(playing::occasion(cx, seat))
    }

    fn check<V: Verdict>(cx: &mut Context<E>, seat: Seat, pick: Pick, verdict: &mut V) {
        match cx.s.asked.map(|question| question.topic) {
            Some(attack::declaration::ATTACKERS) => attack::declaration::check_declaration(cx, pick, verdict),
            Some(attack::block::BLOCKER) => attack::block::check_block(cx, pick, verdict),
            Some(item::BEARER) => item::check_bearer(cx, pick, verdict),
            Some(Topic::Pay) => cost::check(cx, seat, pick, verdict),
            Some(primal::GIVE_UP) => primal::check(cx, seat, pick, verdict),
            _ => playing::check(cx, seat, pick, verdict),
        }
    }

    fn act(cx: &mut Context<E>, seat: Seat, pick: Pick) {
        playing::act(cx, seat, pick);
    }

    fn rewinds(cx: &Context<E>, pick: Pick) -> Rule {
        playing::rewinds(cx, pick)
    }

    fn stands(cx: &Context<E>, event: &Event) -> Option<Rule> {
        illegal::stands(cx, event)
    }

    fn can_play(cx: &mut Context<E>, slot: Slot, seat: Seat, free: bool) -> bool {
        playing::may_cast(cx, slot, seat, free)
    }

    fn play_card(cx: &mut Context<E>, slot: Slot, seat: Seat, free: bool, _: Cause) {
        playing::cast_after(cx, slot, seat, free);
    }

    fn next_holder(cx: &Context<E>, actor: Seat, action: Option<Pick>) -> Seat {
        playing::next_holder(cx, actor, action)
    }

    /// Outside the main and attack phases nothing can be used (F 9.5.1.1; S 9.6.1.1).
    fn passes_only(cx: &Context<E>) -> bool {
        matches!(cx.s.turn.phase, phase::END | phase::ACTIVE | phase::DRAW)
    }

    fn passes_by(cx: &Context<E>) -> Rule {
        if cx.s.turn.phase == phase::END { turn::NOTHING_USED.of::<E>() } else { Rule::UNNUMBERED }
    }

    fn arrives(cx: &Context<E>, slot: Slot, to: Zone) -> Orientation {
        card::arrives(cx, slot, to)
    }

    /// What may not be on the field is not put there (F 7.7.3 to 7.7.5, 5.2.3.1.2.1; S 7.9.2, 12.4.7, 5.2.3.1.2.1).
    fn may_enter(cx: &Context<E>, slot: Slot, to: Zone, seat: Seat) -> bool {
        if !zones::may_come_in(cx, slot) {
            return false;
        }
        if to != zone::FIELD {
            return true;
        }
        let mut verdict = duel::refusal::Decide::default();
        zones::check_entering(cx, seat, slot, zones::Beside::default(), &mut verdict);
        let summon = cx.s.profile(slot).kinds.has(kind::SUMMON);
        let allowed = verdict.allowed() && !(summon && cx.obeys(card::NO_SUMMONS));
        allowed || !warp::stays_removed(cx)
    }

    /// Of several that one effect brings, the limits of the field may let only some come (readings F23, S37).
    fn may_join(cx: &Context<E>, slot: Slot, to: Zone, side: Seat, comers: &[Slot]) -> bool {
        let mut verdict = duel::refusal::Decide::default();
        if to == zone::FIELD {
            let beside = zones::Beside { comers, ..zones::Beside::default() };
            zones::check_entering(cx, side, slot, beside, &mut verdict);
        }
        verdict.allowed()
    }

    fn may_control(cx: &Context<E>, slot: Slot, seat: Seat) -> bool {
        definitions::may_control(cx, slot, seat)
    }

    fn poses(cx: &mut Context<E>, from: usize, seat: Seat, _: bool) -> bool {
        item::poses(cx, from, seat)
    }

    fn designates(cx: &Context<E>, item: &Item) -> Option<u8> {
        item::designates(cx, item)
    }

    fn instruct(cx: &mut Context<E>, item: &Item) -> bool {
        formation::swap(cx, item)
    }

    fn lay(cx: &Context<E>, slot: Slot, host: Slot, _: bool) -> Option<Act> {
        match cx.s.profile(slot).kinds {
            kinds if kinds.meets(kind::ITEMS) => item::lay(cx, slot, host),
            kinds if kinds.has(kind::SUMMON) => junction::lay(cx, slot, host),
            _ => None,
        }
    }

    fn accompany(cx: &mut Context<E>, from: usize) {
        junction::accompany(cx, from);
        party::fall_apart(cx, from);
    }

    fn bears(read: &Reader<Self>, slot: Slot, host: Slot) -> bool {
        item::bears(read, slot, host)
    }

    fn belongs(pool: &CardPool, scratch: &Scratch, profile: &Profile, word: Trait) -> bool {
        card::belongs::<E>(pool, scratch, profile, word)
    }

    fn origin(cx: &Context<E>, item: &Item) -> Rule {
        definitions::origin(cx, item)
    }

    fn dry(cx: &mut Context<E>, seat: Seat, from: Zone, _: Verb) {
        if from == zone::DECK {
            cx.note(note::DRY, cx.s.notes[note::DRY] | 1 << seat.0);
        }
    }

    fn price(cx: &Context<E>, item: &Item) -> Price {
        cost::price(cx, item)
    }

    fn anew(cx: &Context<E>, item: &Item) -> Item {
        cost::anew(cx, item)
    }

    fn surcharge(cx: &Context<E>, item: &Item) -> Option<&'static CostPart> {
        cost::surcharge(cx, item)
    }

    fn surplus(price: &Price) -> u8 {
        card::surplus::<E>(price)
    }

    fn sources(cx: &Context<E>, seat: Seat, out: &mut Vec<Source>) {
        cost::sources(cx, seat, out);
    }

    fn spend(cx: &Context<E>, _: Seat, spent: Spent) -> Option<(Act, Verb)> {
        cost::spend(cx, spent)
    }

    fn make(_: &mut Context<E>, _: Seat, _: Source) {}

    fn pay_rule(cx: &Context<E>, item: &Item) -> Rule {
        if item.card.is_none() && item.ability == NO_ABILITY {
            return attack::fee_rule(cx);
        }
        overdrive::pay_rule(cx, item).unwrap_or_else(|| playing::play_cites(cx, item).pay)
    }

    fn lent_by(ability: &Ability) -> Rule {
        overdrive::adds::<E>(ability)
    }

    fn played(cx: &mut Context<E>, item: &Item) {
        playing::played(cx, item);
    }

    fn resolved(cx: &mut Context<E>, item: &Item) {
        resolution::resolved(cx, item);
    }

    fn call(cx: &mut Context<E>, which: Routine, seat: Seat, object: Option<Slot>, amount: i32, _: Cause) {
        if which == routine::HURT {
            damage::push(cx, seat, amount, object.unwrap_or(Slot::NONE));
        }
    }

    fn check_deck<V: Verdict>(cx: &Context<E>, verdict: &mut V) {
        deck::check(cx, verdict);
    }

    fn check_position<V: Verdict>(cx: &Context<E>, slot: Slot, verdict: &mut V) {
        setup::check_position(cx, slot, verdict);
    }

    fn resume(state: &mut State, phase: Phase) {
        turn::resume(state, phase);
    }

    fn resume_begun(state: &mut State, phase: Phase) -> Option<i32> {
        turn::resume_begun(state, phase)
    }

    fn forget_spent(_state: &State, frames: &mut [Frame], notes: &mut [i32; 8]) {
        notes[note::FIRST_PLAYER] = 0;
        turn::forget_spent(frames);
    }

    fn vocabulary() -> &'static Vocabulary {
        Self::VOCABULARY
    }

    fn say(glance: &Glance<Self>, question: &Question, pick: Pick) -> Option<String> {
        say::pick(glance, question, pick)
    }

    fn ask(glance: &Glance<Self>, question: &Question) -> Option<String> {
        say::ask(glance, question)
    }

    fn about(glance: &Glance<Self>, question: &Question) -> Option<Slot> {
        say::about(glance, question)
    }

    fn tell(entry: &Entry, cards: &Cards) -> Option<String> {
        say::tell::<E>(entry, cards)
    }

    fn part(entry: &Entry) -> Part {
        say::part::<E>(entry)
    }

    fn deeds(glance: &Glance<Self>, slot: Slot, out: &mut Vec<(Topic, Pick)>) {
        playing::deeds(glance, slot, out);
    }

    fn asks(topic: Topic) -> Option<Rule> {
        say::asks::<E>(topic)
    }
}
