//! What the rule book supplies to the kernel; each answer is in the file of its chapter.

use crate::actions::{
    becoming_exp, connecting, credit, damage, drawing, entering, leaving, missions, reloading, removing, revealing,
    scouting, shuffling, sliding, turning,
};
use crate::keywords::{self, deck_engage, encounter};
use crate::processing::{
    ability, activating, card as cards, continuous, effect, energy, event, last_known, playing, replacement, source,
    trigger,
};
use crate::rule_effect::{self, condition, level_up};
use crate::turn::{charge, main_phase};
use crate::words::{kind, mark, phase, routine, verb, zone};
use crate::{
    areas, attack, card, connect, deck, ending, exp, information, principles, priority, say, setup, turn, zones,
};
use duel::ability::{Ability, Change, CostPart, On, Op, Price, Trigger};
use duel::against::Lack;
use duel::amount::Condition;
use duel::blame::Blaming;
use duel::book::{Arbiter, Cards, Illegal, Part, RuleBook, Triggers, Vocabulary};
use duel::cites::{Cites, KeywordCites, PlayCites, VerbCites};
use duel::cx::{Cx, Glance};
use duel::event::{Act, Cause, Event};
use duel::frame::{Flow, Frame};
use duel::item::Item;
use duel::log::{Entry, Scratch, Source};
use duel::matches::Next;
use duel::matching::Reader;
use duel::need;
use duel::object::{Object, Ref, Slot};
use duel::pool::CardPool;
use duel::profile::{Orientation, Profile};
use duel::question::{Pick, Question, Topic};
use duel::refusal::Verdict;
use duel::state::{Spent, State};
use duel::words::*;
use duel::zone::ZoneSpec;

/// Vividz.
#[derive(Debug)]
pub struct Vividz;

/// The procedures.
pub(crate) mod proc {
    pub const SETUP: u8 = 0;
    pub const TURN: u8 = 1;
    pub const ATTACK: u8 = 2;
    pub const SCOUT: u8 = 3;
    pub const LEVEL_UP: u8 = 4;
}

/// What the notes of the state are.
pub(crate) mod note {
    /// Who goes first.
    pub const FIRST_PLAYER: usize = 0;
    /// Whether the turn player's deck is looked at for a defeat (1007.2).
    pub const DECK_COUNTS: usize = 1;
}

/// The context of this book.
pub(crate) type Context<'a> = Cx<'a, Vividz>;

impl RuleBook for Vividz {
    const ZONES: &'static [ZoneSpec] = zones::ZONES;
    const DECK: Zone = zone::DECK;
    const TRIGGERS: Triggers = trigger::TRIGGERS;
    const ARBITER: Arbiter = replacement::ARBITER;
    const ORDERS_ARRIVALS: bool = true;
    const EACH_ORDERS_OWN: bool = continuous::EACH_ORDERS_OWN;
    const ENTERS_FOR_OWNER: bool = principles::ENTERS_FOR_OWNER;
    const STATES_AT_ONCE: bool = trigger::STATES_AT_ONCE;
    const BEGINS_AT_END: bool = continuous::BEGINS_AT_END;
    const LACKS: Option<Rule> = Some(continuous::CONTENT);
    const UNDETERMINED: &'static [Rule] = &[last_known::UNDETERMINED, principles::AS_MANY];
    const BLAMES: Option<Blaming> = Some(credit::BLAMES);
    const REMEMBERS_FOLLOWERS: bool = last_known::REMEMBERS_FOLLOWERS;
    const NOTICES_ARRIVALS: bool = trigger::NOTICES_ARRIVALS;
    const EFFECTS_DEAL: bool = source::EFFECTS_DEAL;
    const ENDS_AT_ONCE: bool = ending::ENDS_AT_ONCE;
    const KEEPS_SOURCE: bool = source::KEEPS_SOURCE;
    const ILLEGAL: Illegal = Illegal::SkipsParts;
    const CHOOSES_WHEN_PLAYED: bool = false;
    const REPLACED_COUNTS_AS_DONE: bool = false;
    const CONTROL_MARKS: Marks = Marks::EMPTY;
    // 305.1: icons are no abilities.
    const ABILITY_KEYWORDS: Keywords = Keywords::EMPTY;
    const CHOOSE: Verb = verb::CHOOSE;
    const DAMAGE: Verb = verb::DAMAGE;
    const SHOW: Verb = verb::REVEAL;
    const NEED_NOT_FIND: bool = true;
    const PICKS_UNSEEN: bool = true;
    const NONE_IS_UNDONE: bool = true;
    const COUNT: Verb = verb::COUNT;
    const NEXT_FIRST: Next = setup::NEXT_FIRST;
    const RECORD: Verb = verb::RECORD;
    const CANCEL: Verb = verb::PUT;
    const PAYS_IN_ANY_ORDER: bool = true;
    const RECHECKS_CONDITIONS: bool = false;
    const HIDES_AGAIN: bool = true;
    const SHOWN: Mark = mark::SHOWN;
    const SHUFFLE: Option<Verb> = Some(verb::SHUFFLE);
    const CITES: Cites = Cites {
        single: effect::ONCE,
        shared: effect::ONE_FOR_ALL,
        hostless: becoming_exp::HOSTLESS,
        reveal: revealing::SEEN,
        hidden: revealing::HIDDEN,
        cannot: principles::CANNOT,
        skip: principles::SKIP,
        partly: principles::AS_MANY,
        nothing: principles::AS_MANY,
        undefined: principles::AS_MANY,
        turn_first: principles::TURN_FIRST,
        unseen: principles::UNSEEN,
        this_turn: principles::THIS_TURN,
        not_found: principles::NOT_FOUND,
        whole: principles::WHOLE,
        owners: principles::OWNERS,
        homes: information::HOMES,
        faces: information::FACES,
        onward: information::ONWARD,
        before_priority: priority::PROCESSING,
        priority: priority::PRIORITY,
        all_pass: main_phase::DONE,
        renew: zones::RENEW,
        stay: last_known::STAYS,
        singly: zones::SINGLY,
        up_to: zones::UP_TO,
        take_none: zones::TAKE_NONE,
        at_one_time: zones::AT_ONE_TIME,
        blank: card::FACE_UP,
        order: trigger::ORDER,
        resolve: playing::CITES.text,
        pick: playing::CITES.text,
        may: playing::CITES.text,
        search: playing::CITES.text,
        undo: playing::CITES.rewind,
        distinct: effect::DISTINCT,
        bound: revealing::CHOSEN,
        over: ending::OVER,
        draw: ending::DRAW,
        endless: ending::DRAW,
        leave: priority::PRIORITY,
        contest: priority::PRIORITY,
        concede: ending::CONCEDE,
        unforced: ending::UNFORCED,
        record: condition::COUNTS,
        shuffle: shuffling::RANDOM,
        no_damage: damage::NONE,
        unturned: turning::ELSEWHERE,
        play: playing::CITES,
        trigger: trigger::TRIGGER,
        effect: continuous::CITES,
        ..Cites::UNNUMBERED
    };

    fn play_cites(cx: &Context, item: &Item) -> &'static PlayCites {
        playing::play_cites(cx, item)
    }

    fn verb_cites(verb: Verb) -> &'static VerbCites {
        match verb {
            verb::DRAW => &drawing::DRAWING,
            verb::SHUFFLE => &shuffling::SHUFFLING,
            verb::DAMAGE | verb::STRIKE => &damage::DEALING,
            verb::REBOOT => &turning::REBOOTING,
            verb::SLEEP => &turning::SLEEPING,
            verb::LEAVE | verb::FALL => &leaving::LEAVING,
            verb::SCOUT => &scouting::SCOUTING,
            verb::SLIDE => &sliding::SLIDING,
            verb::REMOVE => &removing::REMOVING,
            verb::BECOME_EXP => &becoming_exp::BECOMING,
            verb::CONNECT => &connecting::CONNECTING,
            _ => const { &VerbCites::UNNUMBERED },
        }
    }

    fn between(cx: &Context) -> Rule {
        if cx.s.turn.phase == phase::BLOCK { attack::block::SETTLED } else { main_phase::BETWEEN }
    }

    fn counts_as_shuffled(cx: &Context, cards: usize) -> bool {
        shuffling::counts(cx, cards)
    }

    fn credits(cx: &Context, event: &Event) -> bool {
        credit::counts(cx, event)
    }

    fn other_causes(cx: &Context, event: &Event, on: &On) -> Vec<Cause> {
        credit::other_causes(cx, event, on)
    }

    fn comes_by(event: &Event) -> &'static [Rule] {
        entering::comes_by(event)
    }

    fn judged_there(on: &On) -> bool {
        !trigger::is_of_leaving(on)
    }

    fn hurt(cx: &mut Context, slot: Slot) {
        credit::hurt_anew(cx, slot);
    }

    /// What a text begins hurts charas before the text goes on.
    fn began(cx: &mut Context, _: usize) {
        cx.refresh();
    }

    fn last_known(cx: &Context, item: &Item, _: Ref, _: bool) -> &'static [Rule] {
        last_known::rules(cx, item)
    }

    fn records(cx: &Context, item: &Item) -> bool {
        condition::records(cx, item)
    }

    fn once_a_turn(cx: &Context, _: &Trigger, event: Option<&Event>) -> bool {
        event.is_some_and(|event| trigger::once(cx, event.verb))
    }

    fn layer(change: &Change) -> u8 {
        continuous::layer(change)
    }

    fn layer_rule(change: &Change) -> Rule {
        continuous::layer_rule(change)
    }

    fn locks(_: &Change, zone: Zone) -> bool {
        continuous::locks(zone)
    }

    fn replaces(_: &Ability) -> Rule {
        replacement::UNDONE
    }

    fn reads_before(from: Zone, to: Zone) -> bool {
        trigger::reads_before(from, to)
    }

    fn face_down(zone: Zone) -> Profile {
        missions::face_down(zone)
    }

    fn trait_class(pool: &CardPool, word: Trait) -> u8 {
        card::trait_class(pool, word)
    }

    fn bare_word(word: &str) -> &str {
        card::bare_word(word)
    }

    fn begin(cx: &mut Context) {
        cx.push_book(proc::SETUP, Seat::FIRST);
    }

    fn step(cx: &mut Context, proc: u8, f: usize) -> Flow {
        match proc {
            proc::SETUP => setup::step(cx, f),
            proc::TURN => turn::step(cx, f),
            proc::ATTACK => attack::step(cx, f),
            proc::SCOUT => scouting::step(cx, f),
            proc::LEVEL_UP => level_up::step(cx, f),
            _ => unreachable!("the book has no such procedure"),
        }
    }

    fn rule_processes(cx: &mut Context) -> bool {
        priority::rule_effects(cx)
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

    fn next_holder(_: &Context, actor: Seat, _: Option<Pick>) -> Seat {
        actor
    }

    fn may_pass(cx: &mut Context, seat: Seat) -> bool {
        attack::forced(cx, seat).is_none()
    }

    fn passes_only(cx: &Context) -> bool {
        !matches!(cx.s.turn.phase, phase::MAIN | phase::BLOCK)
    }

    /// What is put anywhere is put there rebooted (503.3, 1109.3).
    fn arrives(cx: &Context, _: Slot, to: Zone) -> Orientation {
        let rebooted = to != zone::AREA || cx.by_all(&[areas::REBOOTED, entering::REBOOTED]);
        if rebooted { Orientation::Upright } else { Orientation::Sideways }
    }

    fn may_enter(cx: &Context, slot: Slot, to: Zone, _: Seat) -> bool {
        to != zone::AREA || areas::may_stand(cx, slot)
    }

    fn goal(cx: &Context, slot: Slot, to: Zone, _: Seat, verb: Verb) -> Option<Zone> {
        let can = match verb {
            verb::ENTER => entering::can_enter(cx, slot),
            verb::LEAVE => leaving::can_leave(cx, slot),
            verb::SLIDE => sliding::can_slide(cx, slot),
            _ => true,
        };
        can.then_some(to)
    }

    /// An effect that does not say where puts a chara into any of its player's areas (1109.1, reading V24); what is in an
    /// area already slides.
    fn place_for(cx: &Context, slot: Slot, to: Zone, seat: Seat) -> u32 {
        match (to, cx.s.object(slot).zone) {
            (zone::AREA, zone::AREA) => sliding::places(cx, slot),
            (zone::AREA, _) => areas::own(seat),
            _ => 1,
        }
    }

    fn lay(cx: &Context, slot: Slot, host: Slot, under: bool) -> Option<Act> {
        if cx.s.object(host).zone != zone::AREA && cx.by(becoming_exp::HOSTLESS) {
            return None;
        }
        if !under && !connecting::can_connect(cx, slot) {
            return None;
        }
        Some(if under { becoming_exp::lay(cx, slot) } else { cx.move_to(slot, zone::CONNECT) })
    }

    fn bears(read: &Reader<Self>, slot: Slot, host: Slot) -> bool {
        slot != host && read.state.object(host).zone == zone::AREA
    }

    fn follows(cx: &Context, slot: Slot, leader: &Event) -> Option<(Act, Verb, Rule)> {
        zones::follows(cx, slot, leader)
    }

    fn accompany(cx: &mut Context, from: usize) {
        shuffling::accompany(cx, from);
        if cx.s.attachments > 0 {
            exp::follow_beneath(cx, from);
            connect::stay_awake(cx, from);
        }
        if cx.t.tracing {
            revealing::stay(cx, from);
        }
    }

    fn lies_there(profile: &Profile, zone: Zone) -> bool {
        zones::lies_there(profile, zone)
    }

    fn turns_in_place(cx: &Context, _: Slot, _: Orientation) -> bool {
        principles::turns_in_place(cx)
    }

    fn turned(cx: &Context, _: Slot, to: Zone, way: Orientation) -> Orientation {
        principles::turned(cx, to, way)
    }

    /// Who cannot draw does not lose by that (reading V16).
    fn dry(_: &mut Context, _: Seat, _: Zone, _: Verb) {}

    fn places(cx: &Context, item: &Item) -> Option<(Rule, u32)> {
        playing::places(cx, item)
    }

    fn may_play(cx: &Context, slot: Slot, seat: Seat, _: bool) -> bool {
        deck::is_main(cx, slot)
            && main_phase::permits(cx, slot, seat)
            && cards::areas_for(cx, slot, seat).is_none_or(|(_, places)| places != 0)
    }

    fn can_play(cx: &mut Context, slot: Slot, seat: Seat, free: bool) -> bool {
        playing::can_play(cx, seat, slot, free)
    }

    fn play_card(cx: &mut Context, slot: Slot, seat: Seat, free: bool, _: Cause) {
        playing::play(cx, seat, slot, free);
    }

    fn price(cx: &Context, item: &Item) -> Price {
        energy::price(cx, item)
    }

    fn adjust(cx: &Context, item: &Item, price: Price) -> Price {
        energy::adjust(cx, item, price)
    }

    fn surcharge(cx: &Context, item: &Item) -> Option<&'static CostPart> {
        playing::surcharge(cx, item)
    }

    fn surplus(_: &Price) -> u8 {
        0
    }

    fn sources(cx: &Context, seat: Seat, out: &mut Vec<Source>) {
        energy::sources(cx, seat, out);
    }

    fn spend(cx: &Context, _: Seat, spent: Spent) -> Option<(Act, Verb)> {
        energy::spend(cx, spent)
    }

    fn make(_: &mut Context, _: Seat, _: Source) {}

    fn price_rules(_: &Context, _: &Item) -> [Rule; 2] {
        energy::RULES
    }

    fn part_rule(cx: &Context, item: &Item, verb: Verb) -> Rule {
        playing::part_rule(cx, item, verb)
    }

    fn set_out(cx: &mut Context, item: &Item) -> bool {
        playing::set_out(cx, item)
    }

    fn instruct(cx: &mut Context, item: &Item) -> bool {
        playing::instruct(cx, item)
    }

    fn selected(cx: &Context, item: &Item) -> u16 {
        event::lines(cx, item)
    }

    fn carries_out(cx: &Context, item: &Item, op: &Op) -> bool {
        keywords::carries_out(cx, item, op)
    }

    fn works_by(ability: &Ability) -> &'static [Rule] {
        ability::works_by(ability)
    }

    fn condition_rule(_: &Condition) -> Rule {
        ability::CONDITION
    }

    fn has_text(pool: &CardPool, scratch: &Scratch, profile: &Profile, object: &Object) -> bool {
        ability::has_text(pool, scratch, profile, object)
    }

    fn keyword_cites(cx: &Context, item: &Item) -> &'static KeywordCites {
        if cx.t.tracing && encounter::comes_by_way(cx, item) {
            &encounter::ON_THE_WAY
        } else {
            const { &KeywordCites::UNNUMBERED }
        }
    }

    fn moves_singly(verb: Verb) -> Option<Rule> {
        (verb == verb::REMOVE).then_some(removing::SINGLY)
    }

    fn title(glance: &Glance<Self>, viewer: Seat, item: &Item) -> Option<String> {
        say::title(glance, viewer, item)
    }

    fn played(cx: &mut Context, item: &Item) {
        playing::played(cx, item);
    }

    fn resolved(cx: &mut Context, item: &Item) {
        cards::resolved(cx, item);
    }

    fn run(cx: &mut Context, which: Routine, item: &Item) {
        if which == routine::SLIDE && cx.s.alive(item.source) {
            let cause = cx.cause_of(item, attack::block::ONE);
            sliding::slide(cx, item.source.slot, item.place, cause);
        }
    }

    fn call(cx: &mut Context, which: Routine, seat: Seat, object: Option<Slot>, _: i32, cause: Cause) {
        match which {
            routine::CHECK => object.iter().for_each(|&slot| missions::propose_check(cx, seat, slot, cause)),
            routine::CLEAR => missions::clear(cx, seat, object.as_slice(), cx.s.batch.len(), cause),
            routine::SCOUT => scouting::begin(cx, seat),
            routine::DECK_ENGAGE => deck_engage::find(cx, object, cause),
            routine::RELOAD => reloading::propose(cx, seat, cause),
            _ => {}
        }
    }

    fn check_deck<V: Verdict>(cx: &Context, verdict: &mut V) {
        deck::check(cx, verdict);
    }

    fn check_position<V: Verdict>(cx: &Context, slot: Slot, verdict: &mut V) {
        let object = cx.s.object(slot);
        let kinds = cx.pool.card(object.card).profile.kinds;
        let it = Some(slot);
        need!(verdict, object.zone != zone::AREA || kinds.has(kind::CHARA), areas::CHARAS, it);
        let mission = kinds.has(kind::MISSION);
        need!(verdict, object.zone != zone::MISSION || mission, zones::MISSIONS, it);
        // What is brought lies with the deck until it is placed.
        need!(verdict, !mission || matches!(object.zone, zone::MISSION | zone::DECK), zones::MISSIONS, it);
        need!(verdict, !matches!(object.zone, zone::SCOUT | zone::TEMPORARY), information::PASSING, it);
        need!(verdict, !matches!(object.zone, zone::EXP) || object.attached.is_some(), becoming_exp::BECOMES, it);
        need!(verdict, object.zone != zone::CONNECT || object.attached.is_some(), connecting::CONNECTS, it);
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
            setup::PLACE_MISSION => Some(setup::PLACES_MISSIONS),
            setup::FIRST_ENERGY => Some(setup::SECOND_CHARGES),
            charge::KEEP => Some(charge::KEEPS),
            charge::CHARGE => Some(charge::CHARGES),
            level_up::NEWEST => Some(level_up::LEVELS_UP),
            _ => None,
        }
    }

    fn unpaid(cx: &Context, item: &Item, lack: Lack) -> Rule {
        match lack {
            Lack::Turning { itself: true } => activating::ASLEEP,
            Lack::Turning { itself: false } => playing::play_cites(cx, item).turned,
            Lack::Units | Lack::Colour(_) | Lack::Counters => Rule::UNNUMBERED,
        }
    }

    fn places_if(cx: &Context, seat: Seat, pick: Pick) -> Option<(Rule, u32)> {
        playing::places_if(cx, seat, pick)
    }

    fn deeds(glance: &Glance<Self>, slot: Slot, out: &mut Vec<(Topic, Pick)>) {
        playing::deeds(glance, slot, out);
    }
}
