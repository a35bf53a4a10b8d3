//! The book as the kernel sees it: which choices of tempo it makes, and which file holds each procedure.

use crate::course::{deck, ending, main_phase, setup, smash, turn};
use crate::definitions::{card, information, kinds, places, plan, status, zones};
use crate::keywords::{
    advance, call, instant_death, linkage, pincer, raid, resistance, resonance, rush, support, zone_effect,
};
use crate::other::{bind, fuse, intent, ki, retarget};
use crate::processing::{
    ability, continuous, cost, effect, illegal, loops, negation, playing, priority, replacement, resolution,
    rule_effect, target, trigger,
};
use crate::words::{keyword, kind, label, mark, number, phase, verb, zone};
use crate::{battle, numbers, principles, say};
use duel::ability::{Ability, Change, CostPart, Price, Sort, Trigger};
use duel::against::Lack;
use duel::amount::Condition;
use duel::book::{Arbiter, Cards, Given, Illegal, Part, RuleBook, Triggers, Vocabulary};
use duel::cites::{Cites, KeywordCites, MatchCites, PlayCites, VerbCites};
use duel::cx::{Cx, Glance};
use duel::event::{Act, Cause, Event};
use duel::filter::Filter;
use duel::frame::{Flow, Frame};
use duel::item::Item;
use duel::log::{Entry, Scratch, Source};
use duel::matching::{Reader, Scope};
use duel::need;
use duel::object::{Object, Ref, Slot};
use duel::pool::{Card, CardPool};
use duel::profile::{Orientation, Profile};
use duel::question::{Pick, Question, Topic};
use duel::refusal::Verdict;
use duel::state::{Spent, State};
use duel::words::*;
use duel::zone::ZoneSpec;

/// Dimension Zero 15.00.
#[derive(Debug)]
pub struct Dimension0;

/// The procedures of the book.
pub mod proc {
    /// 3-2
    pub const SETUP: u8 = 0;
    /// 3-4
    pub const TURN: u8 = 1;
    /// 3-11
    pub const BATTLE: u8 = 2;
    /// 3-9-1
    pub const SMASH: u8 = 3;
    /// 3-8-2-4
    pub const RENEWAL: u8 = 4;
}

/// The numbers the book keeps in the state.
pub mod note {
    /// Who went first.
    pub const FIRST_PLAYER: usize = 0;
    /// Whether a card became energy this turn (3-7-1).
    pub const CHARGED: usize = 1;
    /// How many times rule effects have happened (3-10-3).
    pub const RULE_EFFECTS: usize = 2;
    /// The card that arrives by Muster, by its slot from 1, until rule effects are looked at (5-3-2).
    pub const MUSTERED: usize = 3;
}

/// The context of this book.
pub(crate) type Context<'a> = Cx<'a, Dimension0>;

impl RuleBook for Dimension0 {
    const ZONES: &'static [ZoneSpec] = zones::ZONES;
    const DECK: Zone = zone::DECK;
    const TRIGGERS: Triggers = trigger::TRIGGERS;
    const ARBITER: Arbiter = replacement::ARBITER;
    const ORDERS_ARRIVALS: bool = true;
    // 4-9-2-1
    const ILLEGAL: Illegal = Illegal::CancelsIfAll;
    // 4-7-2-5, 4-8-4-2
    const CHOOSES_WHEN_PLAYED: bool = true;
    // 4-7-2-3
    const SETS_ASIDE: bool = true;
    // 4-9-2-1
    const SPEAKS_OF_ILLEGAL: bool = false;
    // 4-7-2-5, 4-8-4-2
    const COUNTS_FIRST: bool = true;
    // 4-9-2-5
    // 4-18-3
    const BOUNDS_LAPS: bool = true;
    const ASTRAY: Option<Rule> = Some(trigger::ASTRAY);
    const REPLACED_COUNTS_AS_DONE: bool = replacement::REPLACED_COUNTS_AS_DONE;
    const CONTROL_MARKS: Marks = Marks::EMPTY;
    // 4-2-5, 4-2-6
    const DEALS_WHEN_GONE: bool = true;
    const PUT_IN_PLACE: Option<Rule> = Some(trigger::ANOTHER_SQUARE);
    // 1-2-3-3
    const COUNTS_X: bool = true;
    const ARRIVAL_MARKS: Marks = mark::OF_PLAYED;
    const PRICE_NUMBERS: Numbers = Numbers::of(&[number::COST, number::MOVE_COST]);
    const ABILITY_KEYWORDS: Keywords = keyword::ABILITIES;
    const COUNTERS_APPLY: Option<u8> = Some(continuous::COUNTERS);
    const SILENCE_TAKES_GIFTS: bool = true;
    const CHOOSE: Verb = verb::TARGET;
    const DAMAGE: Verb = verb::DAMAGE;
    const SHOW: Verb = verb::REVEAL;
    const SHOWN: Mark = mark::SHOWN;
    const NEED_NOT_FIND: bool = true;
    const COUNT: Verb = verb::PUT;
    const CANCEL: Verb = verb::NEGATE;
    const CITES: Cites = Cites {
        cannot: principles::CANNOT,
        skip: principles::SKIP,
        turn_first: principles::TURN_FIRST,
        whole: numbers::ROUND,
        round: numbers::ROUND,
        negative: numbers::NEGATIVE,
        undefined: numbers::NEGATIVE,
        variable: numbers::VARIABLE,
        priority: principles::PRIORITY,
        pass: priority::ROUND,
        all_pass: priority::ROUND,
        after: priority::ROUND,
        renew: zones::RENEW,
        stay: zones::STAY,
        stacks: zones::STACKS,
        newest: zones::NEWEST,
        reveal: information::SHOWN,
        owners: zones::OWNERS,
        stack: zones::ON_TOP,
        order: trigger::ORDER,
        may: trigger::MAY,
        condition: trigger::CONDITION,
        resolve: resolution::IN_ORDER,
        pick: resolution::CHOICES,
        search: resolution::CHOICES,
        together: resolution::TOGETHER,
        once: resolution::ONCE,
        recheck: resolution::RECHECK,
        over: ending::OVER,
        rely: resolution::RELY,
        resolves: resolution::RESOLVES,
        independent: ability::INDEPENDENT,
        nullify: target::LEGAL,
        chose_none: target::CHOSE_NONE,
        not_itself: target::NOT_ITSELF,
        distinct: target::DISTINCT,
        unfit: target::STILL_FITS,
        negated: negation::DOES_NOTHING,
        partly: effect::PARTLY,
        draw: ending::DRAW,
        win_and_lose: ending::WIN_AND_LOSE,
        concede: ending::CONCEDE,
        endless: ending::ENDLESS,
        leave: loops::LEAVE,
        contest: loops::CONTEST,
        unstopped: loops::UNSTOPPED,
        undo: illegal::UNDO,
        refund: illegal::UNDO,
        hush: illegal::UNDO,
        again: illegal::AGAIN,
        blank: ki::BLANK,
        veil: ki::HIDDEN,
        unveil: ki::UNVEILED,
        retarget: retarget::LEGAL,
        replace_choice: retarget::INSTEAD,
        trigger: trigger::TRIGGER,
        effect: continuous::CITES,
        lid: plan::CITES,
        show: trigger::FROM_HAND,
        singly: zones::SINGLY,
        up_to: zones::UP_TO,
        not_found: information::NOT_FOUND,
        open: information::OPEN,
        ..Cites::UNNUMBERED
    };

    fn match_cites(format: u8) -> MatchCites {
        deck::match_cites(format)
    }

    fn play_cites(cx: &Context, item: &Item) -> &'static PlayCites {
        playing::play_cites(cx, item)
    }

    fn last_known(cx: &Context, item: &Item, gone: Ref, chooses: bool) -> &'static [Rule] {
        resolution::last_known(cx, item, gone, chooses)
    }

    fn condition_rule(condition: &Condition) -> Rule {
        if linkage::is_linkage(condition) { linkage::LINKED } else { Rule::UNNUMBERED }
    }

    fn selected(cx: &Context, item: &Item) -> u16 {
        linkage::selected(cx, item)
    }

    fn reaches(cx: &Context, ability: &Ability, source: Ref, reached: &mut Vec<Slot>) {
        support::reaches(cx, ability, source, reached);
    }

    fn chooses_nothing(triggered: bool) -> &'static [Rule] {
        target::chooses_nothing(triggered)
    }

    fn works_by(ability: &Ability) -> &'static [Rule] {
        if ability.label == label::FROM_HAND { const { &[trigger::IN_HAND] } } else { zone_effect::rules(ability) }
    }

    fn verb_cites(verb: Verb) -> &'static VerbCites {
        match verb {
            verb::REMOVE => const { &zones::REMOVING },
            verb::REVEAL_PLAN => const { &zone_effect::TURNED_UP },
            _ => const { &VerbCites::UNNUMBERED },
        }
    }

    fn turns_in_place(cx: &Context, _: Slot, _: Orientation) -> bool {
        status::turns_in_place(cx)
    }

    fn outlook(places: u32) -> Rule {
        places::outlook(places)
    }

    fn related(scratch: &Scratch, relation: Relation, place: u8, related: u32) -> u32 {
        places::related(scratch, relation, place, related)
    }

    fn shows(ability: &Ability) -> bool {
        ability.label == label::FROM_HAND
    }

    /// Only drawing is done card by card (2-23-1-5).
    fn takes_together(verb: Verb) -> bool {
        verb != verb::DRAW
    }

    fn keyword_cites(cx: &Context, item: &Item) -> &'static KeywordCites {
        let ability = cx.pool.ability(item.ability);
        match ability.label {
            _ if ability.condition.as_ref().is_some_and(linkage::is_linkage) => &linkage::TRIGGERING,
            label::INSTANT_DEATH => &instant_death::CITES,
            label::RAMPAGE => &zone_effect::RAMPAGE,
            label::PINCER => pincer::cites(cx, item),
            _ => const { &KeywordCites::UNNUMBERED },
        }
    }

    fn lets_apply(cx: &Context, you: Seat, condition: &Condition) -> bool {
        cx.by(Self::condition_rule(condition)) && resonance::lets_apply(cx, you, condition)
    }

    fn once_a_turn(cx: &Context, trigger: &Trigger, _: Option<&Event>) -> bool {
        trigger::once_a_turn(cx, trigger)
    }

    fn layer(change: &Change) -> u8 {
        continuous::layer(change)
    }

    fn locks(change: &Change, _: Zone) -> bool {
        continuous::locks(change)
    }

    /// What leaves where all see it is read as it was there, unless it goes to a square or becomes the plan (4-8-10-2,
    /// 4-8-11).
    fn reads_before(from: Zone, to: Zone) -> bool {
        let seen = matches!(from, zone::SQUARE | zone::PLAN | zone::GRAVE | zone::ENERGY | zone::REMOVE);
        seen && !matches!(to, zone::SQUARE | zone::PLAN)
    }

    fn layer_rule(change: &Change) -> Rule {
        continuous::layer_rule(change)
    }

    fn weight(pool: &CardPool, counter: Counter) -> Option<(Number, i32)> {
        continuous::weight(pool, counter)
    }

    fn forbids(ability: &Ability) -> Rule {
        resistance::forbids(ability)
    }

    fn replaces(ability: &Ability) -> Rule {
        replacement::replaces(ability)
    }

    fn settles(cx: &Context, event: &Event) -> Option<Orientation> {
        rush::settles(cx, event)
    }

    fn trait_class(pool: &CardPool, word: Trait) -> u8 {
        card::trait_class(pool, word)
    }

    fn bare_word(word: &str) -> &str {
        card::bare_word(word)
    }

    fn lay(cx: &Context, slot: Slot, host: Slot, under: bool) -> Option<Act> {
        if under { ki::lay(cx, slot, host) } else { bind::lay(cx, slot, host) }
    }

    fn bears(read: &Reader<Self>, slot: Slot, host: Slot) -> bool {
        ki::bears(read, slot, host)
    }

    fn follows(cx: &Context, slot: Slot, leader: &Event) -> Option<(Act, Verb, Rule)> {
        if ki::is(cx.s.object(slot)) { ki::follows(cx, slot, leader) } else { bind::follows(cx, slot, leader) }
    }

    fn begin(cx: &mut Context) {
        cx.push_book(proc::SETUP, Seat::FIRST);
    }

    fn step(cx: &mut Context, proc: u8, f: usize) -> Flow {
        match proc {
            proc::SETUP => setup::step(cx, f),
            proc::TURN => turn::step(cx, f),
            proc::BATTLE => battle::step(cx, f),
            proc::RENEWAL => main_phase::renew(cx, f),
            proc::SMASH => smash::step(cx, f),
            _ => unreachable!("the book has no such procedure"),
        }
    }

    fn rule_processes(cx: &mut Context) -> bool {
        rule_effect::run(cx)
    }

    fn interrupts(cx: &Context) -> bool {
        rule_effect::interrupts(cx)
    }

    fn disturbs(_: &Context, event: &Event) -> bool {
        rule_effect::disturbs(event)
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

    fn can_play(cx: &mut Context, slot: Slot, seat: Seat, free: bool) -> bool {
        playing::can_play_now(cx, slot, seat, free)
    }

    fn play_card(cx: &mut Context, slot: Slot, seat: Seat, free: bool, _: Cause) {
        playing::play_by_text(cx, slot, seat, free);
    }

    /// The active player, always (4-6-2).
    fn next_holder(cx: &Context, _: Seat, _: Option<Pick>) -> Seat {
        cx.s.turn.player
    }

    fn may_pass(cx: &mut Context, seat: Seat) -> bool {
        playing::forced(cx, seat).is_none()
    }

    /// Nothing is played outside main phases (3-8-1).
    fn passes_only(cx: &Context) -> bool {
        let phase = battle::outer_phase(cx);
        !(phase == phase::MAIN || matches!(cx.s.turn.phase, phase::ENERGY | phase::SMASH))
    }

    /// What comes to a square comes frozen if it is a unit, else released (2-20-1-3, 2-20-2-3).
    fn arrives(cx: &Context, slot: Slot, to: Zone) -> Orientation {
        let frozen = to == zone::SQUARE && cx.s.profile(slot).kinds.has(kind::UNIT);
        match frozen {
            true if cx.s.object(slot).zone != zone::STACK => rush::put(cx, slot, to, Orientation::Sideways),
            true => Orientation::Sideways,
            false => Orientation::Upright,
        }
    }

    fn may_enter(cx: &Context, slot: Slot, to: Zone, _: Seat) -> bool {
        let kinds = cx.s.profile(slot).kinds;
        to != zone::SQUARE || kinds.has(kind::UNIT) || kinds.has(kind::BASE)
    }

    fn means(scratch: &Scratch, filter: &Filter, _: bool) -> Zones {
        zones::means(scratch, filter)
    }

    fn piles_up(_: &Context, event: &Event) -> Option<Rule> {
        zones::piles_up(event)
    }

    fn accompany(cx: &mut Context, from: usize) {
        zones::accompany(cx, from);
        plan::accompany(cx, from);
        intent::accompany(cx, from);
    }

    fn dry(_: &mut Context, _: Seat, _: Zone, _: Verb) {}

    fn places(cx: &Context, item: &Item) -> Option<(Rule, u32)> {
        playing::places(cx, item)
    }

    fn price(cx: &Context, item: &Item) -> Price {
        cost::price(cx, item)
    }

    fn adjust(cx: &Context, item: &Item, price: Price) -> Price {
        cost::adjust(cx, item, price)
    }

    fn rebate(cx: &Context, item: &Item) -> Option<(Rule, &'static CostPart)> {
        call::rebate(cx, item)
    }

    /// Awakening, Raid and Advance offer extra costs (5-7-3-1, 5-16-2, 5-11-3).
    fn lends(cx: &Context, ability: &Ability) -> u8 {
        match ability.label {
            label::AWAKENING => zone_effect::awakens(cx).into(),
            label::RAID => raid::is_offered(cx).into(),
            label::ADVANCE => advance::times(cx),
            _ => 1,
        }
    }

    fn reads(which: Number) -> Rule {
        if which == number::COST { card::SUM } else { Rule::UNNUMBERED }
    }

    fn ties(number: Number, greatest: bool) -> Rule {
        card::ties(number, greatest)
    }

    fn names(sort: Sort, _: &Item) -> Rule {
        card::naming(sort)
    }

    fn changes(change: &Change) -> Rule {
        match change {
            Change::AddKinds(_) | Change::SetKinds(_) | Change::LoseKinds(_) => card::TYPES,
            Change::SetTraits(_) => card::RACES,
            _ => Rule::UNNUMBERED,
        }
    }

    fn has_text(pool: &CardPool, scratch: &Scratch, profile: &Profile, object: &Object) -> bool {
        card::has_text(pool, scratch, profile, object)
    }

    fn figures(scratch: &Scratch, card: &Card, object: &Object, profile: &mut Profile) {
        numbers::figures(scratch, card, object, profile);
    }

    fn belongs(_: &CardPool, scratch: &Scratch, profile: &Profile, word: Trait) -> bool {
        card::belongs(scratch, profile, word)
    }

    fn turned(cx: &Context, slot: Slot, to: Zone, way: Orientation) -> Orientation {
        rush::put(cx, slot, to, way)
    }

    fn puts(cx: &Context, slot: Slot, named: bool) -> Rule {
        kinds::puts(cx, slot, named)
    }

    fn come_together(cx: &Context, slot: Slot) -> Rule {
        kinds::come_together(cx, slot)
    }

    fn surcharge(_: &Context, _: &Item) -> Option<&'static CostPart> {
        None
    }

    fn surplus(_: &Price) -> u8 {
        0
    }

    fn sources(cx: &Context, seat: Seat, out: &mut Vec<Source>) {
        numbers::sources(cx, seat, out);
    }

    fn spend(_: &Context, _: Seat, spent: Spent) -> Option<(Act, Verb)> {
        cost::spend(spent)
    }

    fn make(_: &mut Context, _: Seat, _: Source) {}

    fn part_rule(cx: &Context, item: &Item, verb: Verb) -> Rule {
        if verb == verb::FUSE { fuse::rule(item) } else { Self::pay_rule(cx, item) }
    }

    fn judged(read: &Reader<Self>, scope: &Scope, present: &Condition) -> Option<bool> {
        linkage::judged(read, scope, present)
    }

    fn stays_between(pool: &CardPool, item: &Item) -> bool {
        pincer::stays(pool, item)
    }

    fn gives(routine: Routine) -> Option<(Given, Rule)> {
        ability::given(routine)
    }

    fn title(glance: &Glance<Self>, viewer: Seat, item: &Item) -> Option<String> {
        say::title(glance, viewer, item)
    }

    fn played(cx: &mut Context, item: &Item) {
        playing::played(cx, item);
    }

    fn resolved(cx: &mut Context, item: &Item) {
        resolution::resolved(cx, item);
    }

    fn cancelled(cx: &mut Context, item: &Item) {
        negation::negated(cx, item);
    }

    fn run(cx: &mut Context, which: Routine, item: &Item) {
        resolution::run(cx, which, item);
    }

    fn call(cx: &mut Context, which: Routine, seat: Seat, _: Option<Slot>, amount: i32, cause: Cause) {
        use crate::words::routine;
        match which {
            routine::SMASH => crate::course::smash::propose(cx, seat, amount, cause),
            routine::TURN_UP => plan::turn_up(cx, seat, cause.rule),
            _ => {}
        }
    }

    fn check_deck<V: Verdict>(cx: &Context, verdict: &mut V) {
        deck::check(cx, verdict);
    }

    fn check_position<V: Verdict>(cx: &Context, slot: Slot, verdict: &mut V) {
        use crate::rules::cite;
        let object = cx.s.object(slot);
        let it = Some(slot);
        need!(verdict, object.zone != zone::STACK, cite!("2-23-9-1"), it);
    }

    fn resume(state: &mut State, phase: Phase) {
        turn::resume(state, phase);
    }

    fn resume_begun(state: &mut State, phase: Phase) -> Option<i32> {
        turn::resume_begun(state, phase)
    }

    fn forget_spent(state: &State, _frames: &mut [Frame], notes: &mut [i32; 8]) {
        notes[note::FIRST_PLAYER] = 0;
        notes[note::RULE_EFFECTS] = 0;
        if state.turn.phase != phase::ENERGY {
            notes[note::CHARGED] = 0;
        }
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

    fn asks(topic: Topic) -> Option<Rule> {
        match topic {
            setup::REDRAW | setup::BOTTOM => Some(setup::ANEW),
            Topic::Choose | Topic::Count => Some(playing::SPELL.choose),
            Topic::Mode => Some(playing::SPELL.mode),
            Topic::X => Some(playing::SPELL.x),
            Topic::ExtraCost => Some(playing::SPELL.extra),
            Topic::Pay => Some(zones::AS_PAID),
            _ => None,
        }
    }

    fn unpaid(_: &Context, _: &Item, lack: Lack) -> Rule {
        if matches!(lack, Lack::Colour(_)) { numbers::COLOURED } else { Rule::UNNUMBERED }
    }

    fn places_if(cx: &Context, seat: Seat, pick: Pick) -> Option<(Rule, u32)> {
        playing::places_if(cx, seat, pick)
    }

    fn deeds(glance: &Glance<Self>, slot: Slot, out: &mut Vec<(Topic, Pick)>) {
        playing::deeds(glance, slot, out);
    }
}
