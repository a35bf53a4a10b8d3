//! What the rule book supplies to the kernel; each answer is in the file of its chapter.

use crate::action::{self, cards};
use crate::battle::{self, declaration, judgement};
use crate::deeds::{
    self, banishing, becoming, cancelling, control, corrupting, counters, discarding, extra_turn, paying, revealing,
    searching, shuffling, soulbond, turning,
};
use crate::keywords::{self, breaking, corrupt, soul_seal, step_up, united_front};
use crate::processing::{ability, aether, continuous, effect, last_known, playing, replacement, trigger};
use crate::turn::call;
use crate::words::{element, mark, routine, verb, zone};
use crate::zones::{self, field, hidden, moving, position};
use crate::{card, deck, ending, loops, principles, priority, rule_process, say, setup, terms, tokens, turn};
use duel::ability::{Ability, Change, CostPart, Op, Price, Sort};
use duel::against::Lack;
use duel::amount::Condition;
use duel::book::{Arbiter, Cards, Illegal, Part, RuleBook, Triggers, Vocabulary};
use duel::cites::{Cites, EffectCites, KeywordCites, PlayCites, TriggerCites, VerbCites};
use duel::cx::{Cx, Glance};
use duel::event::{Act, Cause, Event};
use duel::filter::Filter;
use duel::frame::{Flow, Frame};
use duel::item::Item;
use duel::log::{Entry, Scratch, Source};
use duel::matching::Reader;
use duel::need;
use duel::object::{Object, Ref, Slot};
use duel::pool::{Card, CardPool};
use duel::profile::{Orientation, Profile};
use duel::question::{Pick, Question, Topic};
use duel::refusal::Verdict;
use duel::state::{Spent, State};
use duel::token::Tokens;
use duel::words::*;
use duel::zone::ZoneSpec;

/// The Caster Chronicles.
#[derive(Debug)]
pub struct Caster;

/// The procedures.
pub(crate) mod proc {
    pub const SETUP: u8 = 0;
    pub const TURN: u8 = 1;
    pub const BATTLE: u8 = 2;
    pub const CORRUPT: u8 = 3;
    pub const ENTER: u8 = 4;
    pub const SEAL: u8 = 10;
    pub const STEP_UP: u8 = 11;
    pub const POSE: u8 = 5;
    pub const SOULBOND: u8 = 6;
}

/// What the notes of the state are; [`crate::turn::DRY`] is one, too.
pub(crate) mod note {
    /// Who goes first.
    pub const FIRST_PLAYER: usize = 0;
    /// The extra turns that wait (1021).
    pub const EXTRA_TURNS: usize = 2;
    /// Whose turn would follow but for extra turns, one more than the seat; 0 if there are none (1021.1).
    pub const USUAL_TURN: usize = 3;
}

/// The context of this book.
pub(crate) type Context<'a> = Cx<'a, Caster>;

impl RuleBook for Caster {
    const ZONES: &'static [ZoneSpec] = zones::ZONES;
    const DECK: Zone = zone::DECK;
    const TRIGGERS: Triggers = Triggers::OneStacked;
    const ARBITER: Arbiter = replacement::ARBITER;
    const ORDERS_ARRIVALS: bool = true;
    const ILLEGAL: Illegal = Illegal::SkipsParts;
    const CHOOSES_WHEN_PLAYED: bool = true;
    const RECHECKS_CONDITIONS: bool = false;
    const BEGINS_AT_END: bool = continuous::BEGINS_AT_END;
    const STATES_AT_ONCE: bool = trigger::STATES_AT_ONCE;
    const SILENCE_TAKES_GIFTS: bool = true;
    const PAYS_IN_ORDER: Option<Rule> = Some(playing::IN_ORDER);
    const COSTS_LAST: bool = true;
    const RAISES_FIRST: bool = true;
    const CARRIES: Option<(Zone, Rule)> = Some(playing::CARRIES);
    const REPLACED_COUNTS_AS_DONE: bool = false;
    const GOES_HOME: bool = true;
    const SIDE_CONTROLS: bool = true;
    const STAYS_FACE_DOWN: bool = true;
    const X_GAP: i32 = element::ALL.len() as i32 - 1;
    const SPEAKS_OF_ILLEGAL: bool = false;
    const ONCE_FOR_ALL: bool = replacement::ONCE_FOR_ALL;
    const TAKES_FROM_OTHERS: Option<Rule> = Some(control::GAINING.does);
    const CONTROL_MARKS: Marks = Marks::EMPTY;
    const ABILITY_KEYWORDS: Keywords = keywords::SKILLS;
    const COUNTERS_APPLY: Option<u8> = Some(continuous::COUNTERS);
    const ROUNDS: &'static [(Number, i32, &'static [Rule])] = continuous::ROUNDS;
    const CHOOSE: Verb = verb::TARGET;
    const DAMAGE: Verb = verb::DAMAGE;
    const SHOW: Verb = verb::REVEAL;
    const SHOWN: Mark = mark::SHOWN;
    const HIDES_AGAIN: bool = true;
    const SHUFFLES_SHOWN: bool = false;
    const SEARCHED: Option<(Verb, Rule)> = Some(searching::SEARCHED);
    const NEED_NOT_FIND: bool = true;
    const LOOKS_TO_PICK: bool = true;
    const NONE_IS_UNDONE: bool = true;
    const COUNT: Verb = verb::COUNT;
    const MINT: Verb = verb::AETHER;
    const CANCEL: Verb = verb::CANCEL;
    const LAID: Option<Verb> = Some(verb::LAY);
    const TOKENS: Option<Tokens> = Some(tokens::TOKENS);
    const SHUFFLE: Option<Verb> = Some(verb::SHUFFLE);
    const CITES: Cites = Cites {
        cannot: principles::CANNOT,
        skip: principles::SKIP,
        partly: principles::SKIP,
        nothing: principles::SKIP,
        whole: principles::WHOLE,
        finite: principles::FINITE,
        infinite: principles::INFINITE,
        priority: priority::ACTS,
        before_priority: priority::PROCESSES_FIRST,
        concludes: priority::CONCLUDES,
        goes_on: priority::GOES_ON,
        pass: priority::PASSES,
        all_pass: priority::BOTH_PASS,
        after: priority::BOTH_PASS,
        order: priority::ORDER,
        renew: zones::RENEW,
        stay: zones::RENEW,
        owners: zones::OWNERS,
        homes: zones::OWNERS,
        singly: hidden::SINGLY,
        blank: field::BLANK,
        single: effect::ONCE,
        resolve: playing::CITES.text,
        pick: searching::CHOOSE,
        may: playing::CITES.text,
        search: searching::NEED_NOT_FIND,
        not_found: searching::NEED_NOT_FIND,
        open: searching::NEED_NOT_FIND,
        reveal: revealing::SEEN,
        hidden: revealing::SEEN,
        seen_already: revealing::SEEN_ALREADY,
        shuffle: shuffling::RANDOM,
        shuffle_all: shuffling::ALL,
        shuffle_unseen: shuffling::UNSEEN,
        alike: counters::ALIKE,
        shed: counters::SHED,
        bearing: counters::BEARING,
        control: control::GAINING.does,
        recheck: playing::CITES.recheck,
        loses: ending::LOSES,
        undo: playing::CITES.rewind,
        not_itself: playing::NOT_ITSELF,
        negated: cancelling::CANCELLED,
        ability_name: ability::NAMED,
        ability_of: ability::ABILITY_OF,
        effect_of: ability::EFFECT_OF,
        over: ending::OVER,
        opponent: terms::ENEMY,
        sides: terms::SIDES,
        sides_of_zones: terms::ZONES,
        draw: ending::DRAW,
        concede: ending::CONCEDE,
        endless: loops::NOBODY,
        leave: loops::ONE,
        contest: loops::BOTH,
        token: tokens::CITES,
        play: playing::CITES,
        trigger: TriggerCites {
            control: terms::ABILITIES,
            stacked: priority::TRIGGERS_NEXT,
            chosen: priority::CHOSEN,
            restart: priority::RESTART,
            ..trigger::CITES
        },
        effect: EffectCites { paid: playing::PAID, ..continuous::CITES },
        ..Cites::UNNUMBERED
    };

    fn play_cites(cx: &Context, item: &Item) -> &'static PlayCites {
        if keywords::adds_lines(cx, item) { &playing::WITH_DCT } else { &playing::CITES }
    }

    fn keyword_cites(cx: &Context, item: &Item) -> &'static KeywordCites {
        keywords::keyword_cites(cx, item)
    }

    fn condition_rule(condition: &Condition) -> Rule {
        keywords::condition_rule(condition)
    }

    fn is_creatable(cx: &Context, card: CardId) -> bool {
        tokens::is_creatable(cx, card)
    }

    fn orders_replacements(cx: &Context, offered: &[Pick]) -> Rule {
        keywords::asks(cx, offered).unwrap_or(Self::CITES.effect.replace)
    }

    fn is_skilled(pool: &CardPool, scratch: &Scratch, object: &Object, skills: Keywords) -> bool {
        breaking::is_skilled(pool, scratch, object, skills)
    }

    fn works_by(ability: &Ability) -> &'static [Rule] {
        ability::works_by(ability)
    }

    fn reaches(cx: &Context, ability: &Ability, source: Ref, reached: &mut Vec<Slot>) {
        ability::reaches(cx, ability, source, reached);
    }

    fn changes(change: &Change) -> Rule {
        becoming::gains(change)
    }

    fn becomes(change: &Change) -> Rule {
        becoming::becomes(change)
    }

    fn names(sort: Sort, _: &Item) -> Rule {
        if sort == Sort::Colour { aether::ANY_ELEMENT } else { playing::CITES.text }
    }

    fn chooses_nothing(triggered: bool) -> &'static [Rule] {
        if triggered { &[priority::PLAYED_OR_NOT] } else { &[] }
    }

    fn carries_out(cx: &Context, item: &Item, op: &Op) -> bool {
        action::carries_out(cx, item) && deeds::carries_out(cx, item, op)
    }

    fn last_known(_: &Context, _: &Item, _: Ref, _: bool) -> &'static [Rule] {
        &[last_known::GONE]
    }

    fn verb_cites(verb: Verb) -> &'static VerbCites {
        deeds::cites(verb)
    }

    fn done_to_none(cx: &Context, verb: Verb) -> bool {
        verb == verb::DISCARD && discarding::counts_empty(cx)
    }

    fn goal(cx: &Context, slot: Slot, to: Zone, side: Seat, verb: Verb) -> Option<Zone> {
        if verb == verb::CONTROL { control::goal(cx, slot, side) } else { field::goal(cx, slot, to, verb) }
    }

    fn puts(_: &Context, _: Slot, named: bool) -> Rule {
        if named { zones::OWNERS } else { Self::CITES.puts }
    }

    fn other_names(cx: &Context, event: &Event) -> Verbs {
        turning::other_names(cx, event).union(field::other_names(cx, event))
    }

    fn still_has(cx: &Context, slot: Slot, ability: &Ability) -> bool {
        keywords::still_has(cx, slot, ability)
    }

    fn replaces(ability: &Ability) -> Rule {
        keywords::replaces(ability).unwrap_or(replacement::UNDONE)
    }

    fn sides(from: Zone, to: Zone) -> &'static [Rule] {
        trigger::sides(from, to)
    }

    fn leads(ability: &Ability, _: bool) -> bool {
        continuous::defines(ability)
    }

    fn defines(ability: &Ability) -> bool {
        continuous::defines(ability)
    }

    fn weight(pool: &CardPool, counter: Counter) -> Option<(Number, i32)> {
        continuous::weight(pool, counter)
    }

    fn layer(change: &Change) -> u8 {
        continuous::layer(change)
    }

    fn layer_rule(change: &Change) -> Rule {
        continuous::layer_rule(change)
    }

    /// What a text changes of all that is like something, it changes of whatever is like it (909.3b-iii); but control is
    /// gained of what is there then, which goes to another zone (1016.1).
    fn locks(change: &Change, _: Zone) -> bool {
        matches!(change, Change::Control(_))
    }

    fn control_moves(cx: &Context, slot: Slot) -> bool {
        control::zone_taken_to(cx, slot).is_some()
    }

    fn reads_before(from: Zone, to: Zone) -> bool {
        trigger::reads_before(from, to)
    }

    fn zero(number: Number) -> Option<Rule> {
        card::zero(number)
    }

    fn means(scratch: &Scratch, filter: &Filter, counted: bool) -> Zones {
        card::means(scratch, filter, counted)
    }

    fn describes(_: &CardPool, scratch: &Scratch, filter: &Filter, profile: &Profile) -> bool {
        card::describes(scratch, filter, profile)
    }

    fn belongs(_: &CardPool, scratch: &Scratch, profile: &Profile, _: Trait) -> bool {
        card::belongs(scratch, profile)
    }

    fn figures(scratch: &Scratch, card: &Card, object: &Object, profile: &mut Profile) {
        card::figures(scratch, card, object, profile);
    }

    fn is_x(cx: &Context, item: &Item) -> bool {
        card::is_x(cx, item)
    }

    fn face_down(zone: Zone) -> Profile {
        field::face_down(zone)
    }

    fn furnish(pool: &mut CardPool) {
        setup::furnish(pool);
    }

    fn begin(cx: &mut Context) {
        cx.push_book(proc::SETUP, Seat::FIRST);
    }

    fn step(cx: &mut Context, proc: u8, f: usize) -> Flow {
        match proc {
            proc::SETUP => setup::step(cx, f),
            proc::TURN => turn::step(cx, f),
            proc::BATTLE => battle::step(cx, f),
            proc::CORRUPT => corrupting::step(cx, f),
            proc::ENTER => cards::enter_step(cx, f),
            proc::SEAL => soul_seal::step(cx, f),
            proc::STEP_UP => step_up::step(cx, f),
            proc::POSE => field::pose_step(cx, f),
            proc::SOULBOND => soulbond::step(cx, f),
            _ => unreachable!("the book has no such procedure"),
        }
    }

    fn rule_processes(cx: &mut Context) -> bool {
        rule_process::run(cx)
    }

    fn disturbs(_: &Context, event: &Event) -> bool {
        rule_process::disturbs(event)
    }

    fn actions(cx: &mut Context, seat: Seat) {
        action::actions(cx, seat);
    }

    fn occasion(cx: &Context, seat: Seat) -> Option<u8> {
        Some(action::occasion(cx, seat))
    }

    fn check<V: Verdict>(cx: &mut Context, seat: Seat, pick: Pick, verdict: &mut V) {
        match (cx.s.asked.map(|question| question.topic), pick) {
            (_, Pick::Act(call::FACE_UP..=call::LEVEL_UP, ..)) => call::check(cx, seat, pick, verdict),
            (Some(declaration::TARGET), _) => {
                if let Some(attacker) = declaration::attacking(cx) {
                    declaration::check_target(cx, attacker, pick, verdict);
                }
            }
            (Some(step_up::STEPS), Pick::Object(slot)) => step_up::check(cx, seat, slot, verdict),
            (None | Some(declaration::ATTACKER), Pick::Object(slot)) => {
                declaration::check_attacker(cx, seat, slot, verdict);
            }
            _ => action::check(cx, seat, pick, verdict),
        }
    }

    fn act(cx: &mut Context, seat: Seat, pick: Pick) {
        action::act(cx, seat, pick);
    }

    fn rewinds(_: &Context, pick: Pick) -> Rule {
        if matches!(pick, Pick::Object(_)) { declaration::TAKES } else { Rule::UNNUMBERED }
    }

    fn next_holder(cx: &Context, actor: Seat, action: Option<Pick>) -> Seat {
        priority::next_holder(cx, actor, action)
    }

    fn passes_only(_: &Context) -> bool {
        false
    }

    fn may_pass(cx: &mut Context, _: Seat) -> bool {
        action::may_pass(cx)
    }

    fn arrives(cx: &Context, _: Slot, to: Zone) -> Orientation {
        position::arrives(cx, to)
    }

    fn keeps(cx: &Context, slot: Slot, to: Zone) -> Orientation {
        position::kept(cx, slot, to)
    }

    fn turned(cx: &Context, slot: Slot, to: Zone, way: Orientation) -> Orientation {
        position::turned(cx, slot, to, way)
    }

    fn controls(cx: &Context, slot: Slot, to: Zone, side: Seat) -> Seat {
        field::controls(cx, slot, to, side)
    }

    fn poses(cx: &mut Context, from: usize, seat: Seat, open: bool) -> bool {
        open && field::poses(cx, from, seat)
    }

    fn may_turn(cx: &Context, slot: Slot, to: Orientation) -> bool {
        field::lies_so(cx, slot, cx.s.object(slot).zone, to)
    }

    fn turns_in_place(cx: &Context, _: Slot, _: Orientation) -> bool {
        principles::turns_in_place(cx)
    }

    fn may_enter(cx: &Context, slot: Slot, to: Zone, _: Seat) -> bool {
        field::may_lie(cx, slot, to)
    }

    fn piles_up(cx: &Context, event: &Event) -> Option<Rule> {
        zones::piles_up(cx, event)
    }

    fn accompany(cx: &mut Context, from: usize) {
        discarding::stay(cx, from);
        moving::redirect(cx, from);
        keywords::rest_comers(cx, from);
        field::note_entries(cx, from);
        turning::note_switches(cx, from);
        revealing::note(cx, from);
    }

    fn settles(cx: &Context, event: &Event) -> Option<Orientation> {
        keywords::settles(cx, event)
    }

    fn happened(cx: &mut Context, from: usize) {
        shuffling::show_tops(cx, from);
        declaration::lose_parts(cx);
    }

    fn began(cx: &mut Context, _: usize) {
        declaration::lose_parts(cx);
    }

    fn lay(cx: &Context, slot: Slot, host: Slot, _: bool) -> Option<Act> {
        Some(field::to_stock(cx, slot, host))
    }

    fn bears(read: &Reader<Self>, slot: Slot, host: Slot) -> bool {
        slot != host && zone::ENTITIES.has(read.state.object(host).zone)
    }

    fn lies_there(profile: &Profile, zone: Zone) -> bool {
        hidden::lies_there(profile, zone)
    }

    fn follows(cx: &Context, slot: Slot, leader: &Event) -> Option<(Act, Verb, Rule)> {
        moving::follows(cx, slot, leader)
    }

    fn dry(cx: &mut Context, seat: Seat, _: Zone, verb: Verb) {
        if verb == verb::DRAW {
            turn::draw::note_missing(cx, seat);
        }
    }

    fn may_play(cx: &Context, slot: Slot, seat: Seat, free: bool) -> bool {
        playing::can_play(cx, slot, seat, free)
    }

    fn play_card(cx: &mut Context, slot: Slot, seat: Seat, free: bool, _: Cause) {
        cards::play(cx, seat, slot, free);
    }

    fn price(cx: &Context, item: &Item) -> Price {
        playing::price(cx, item)
    }

    fn adjust(cx: &Context, item: &Item, price: Price) -> Price {
        playing::adjust(cx, item, price)
    }

    fn terms<'a>(cx: &Context<'a>, item: &Item) -> &'a [CostPart] {
        breaking::terms(cx, item)
    }

    fn bonds(cx: &Context, item: &Item) -> u16 {
        united_front::bonds(cx, item)
    }

    fn bonds_to(profile: &Profile) -> bool {
        united_front::is_caster(profile)
    }

    fn set_out(cx: &mut Context, item: &Item) -> bool {
        step_up::rest(cx, item)
    }

    fn relief(cx: &Context, item: &Item) -> u8 {
        playing::relief(cx, item)
    }

    fn pays_turned(cx: &Context, _: &Item, from: Orientation, to: Orientation, itself: bool) -> bool {
        turning::pays(cx, from, to, itself)
    }

    fn pays_with(cx: &Context, _: &Item, part: &CostPart, seat: Seat, slot: Slot) -> bool {
        banishing::pays_with(cx, part, seat, slot)
    }

    fn more_pieces(cx: &Context, item: &Item, part: &CostPart, seat: Seat, out: &mut Vec<Slot>) {
        banishing::face_down(cx, item, part, seat, out);
    }

    fn makes_in_place(cx: &Context, source: &Source) -> bool {
        aether::makes_in_place(cx, source)
    }

    fn purchase(cx: &Context, seat: Seat, source: &Source) -> Option<Item> {
        aether::purchase(cx, seat, source)
    }

    fn promises(cx: &Context, item: &Item, colour: Option<Colour>) -> Option<Source> {
        aether::promises(cx, item, colour)
    }

    fn at_once(ability: &Ability) -> bool {
        aether::is_triggered(ability)
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
        Some((cx.spend_unit(seat, spent)?, verb::PAY))
    }

    fn make(cx: &mut Context, seat: Seat, source: Source) {
        aether::use_source(cx, seat, source);
    }

    fn price_rules(cx: &Context, item: &Item) -> [Rule; 2] {
        paying::rules(cx, item)
    }

    fn part_rule(cx: &Context, item: &Item, verb: Verb) -> Rule {
        if verb == verb::COUNT { counters::PAID } else { Self::pay_rule(cx, item) }
    }

    fn played(cx: &mut Context, item: &Item) {
        playing::played(cx, item);
    }

    fn resolved(cx: &mut Context, item: &Item) {
        ability::hide(cx, item);
        cards::resolved(cx, item);
    }

    fn cancelled(cx: &mut Context, item: &Item) {
        ability::hide(cx, item);
        cancelling::cancelled(cx, item);
    }

    fn call(cx: &mut Context, which: Routine, seat: Seat, object: Option<Slot>, amount: i32, cause: Cause) {
        match (which, object) {
            (routine::EXTRA_TURN, _) => extra_turn::gain(cx, seat),
            (routine::SWITCH, Some(slot)) => turning::switch(cx, slot, cause),
            (routine::SOULBOND, Some(slot)) => soulbond::begin(cx, seat, slot),
            (routine::BREAK, Some(slot)) => breaking::break_out(cx, seat, slot, cause),
            (routine::SEALED_ENTER, Some(slot)) => soul_seal::begin(cx, seat, slot),
            (routine::EXCHANGE, Some(slot)) => control::exchange(cx, slot, cause),
            (routine::CORRUPT, _) => corrupting::begin(cx, seat, amount, cause.source),
            _ => {}
        }
    }

    fn can_call(cx: &Context, which: Routine, seat: Seat, object: Option<Slot>, item: &Item) -> bool {
        match (which, object) {
            (routine::BREAK, Some(slot)) => breaking::is_possible(cx, seat, slot, item),
            _ => true,
        }
    }

    fn check_deck<V: Verdict>(cx: &Context, verdict: &mut V) {
        deck::check(cx, verdict);
    }

    fn check_position<V: Verdict>(cx: &Context, slot: Slot, verdict: &mut V) {
        let object = cx.s.object(slot);
        let it = Some(slot);
        need!(verdict, field::may_lie(cx, slot, object.zone), field::PLACES, it);
        need!(verdict, object.zone != zone::STOCK || object.attached.is_some(), field::STOCK, it);
        need!(verdict, object.zone != zone::CHASE, priority::BOTH_PASS, it);
        deck::check_place(cx, slot, verdict);
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
            call::CALL => Some(call::CHOICE),
            declaration::ATTACKER => Some(declaration::ATTACKS),
            declaration::TARGET => Some(declaration::TARGETS),
            setup::EXCHANGE | setup::BOTTOM => Some(setup::ANEW),
            cards::STANCE => Some(cards::ENTERS),
            step_up::WHETHER => Some(playing::STEPS_UP),
            step_up::STEPS => Some(step_up::STEP_UP),
            corrupting::ORB => Some(corrupting::CORRUPTS),
            judgement::SKILL => Some(corrupt::EITHER),
            soul_seal::ENTER => Some(soul_seal::SEAL),
            Topic::Pay => Some(paying::PAID),
            _ => None,
        }
    }

    fn answers(pick: Pick) -> Topic {
        if matches!(pick, Pick::Act(call::FACE_UP..=call::LEVEL_UP, ..)) { call::CALL } else { Topic::Priority }
    }

    fn unpaid(cx: &Context, item: &Item, lack: Lack) -> Rule {
        paying::lacks(cx, item, lack)
    }

    fn deeds(glance: &Glance<Self>, slot: Slot, out: &mut Vec<(Topic, Pick)>) {
        action::deeds(glance, slot, out);
    }
}
