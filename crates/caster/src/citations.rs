//! Where the rules on verbs, abilities and readings stand.

use crate::book::{Caster, Context};
use crate::deeds::{cancelling, control, counters, revealing, searching, shuffling};
use crate::keywords::breaking;
use crate::processing::{ability, continuous, effect, playing, trigger};
use crate::zones::{field, hidden};
use crate::{action, card, deeds, ending, keywords, loops, principles, priority, terms, tokens, zones};
use duel::book::cites::{Cites, EffectCites, TriggerCites, VerbCites};
use duel::book::{Citing, Probing};
use duel::card::ability::{Ability, Op};
use duel::card::amount::Condition;
use duel::card::characteristics::Characteristics;
use duel::card::filter::Filter;
use duel::card::pool::CardPool;
use duel::engine::scratch::Scratch;
use duel::ids::*;
use duel::state::object::{Object, ObjectRef, Slot};
use duel::state::stack_item::StackItem;

/// The rules on which the kernel's procedures rest.
pub(crate) const CITES: Cites = Cites {
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

impl Citing for Caster {
    fn condition_rule(condition: &Condition) -> Rule {
        keywords::condition_rule(condition)
    }

    fn works_here_rules(ability: &Ability) -> &'static [Rule] {
        ability::works_here_rules(ability)
    }

    fn verb_cites(verb: Verb) -> &'static VerbCites {
        deeds::cites(verb)
    }
}

impl Probing for Caster {
    fn token_can_exist(cx: &Context, card: CardId) -> bool {
        tokens::token_can_exist(cx, card)
    }

    fn counts_keywords(pool: &CardPool, scratch: &Scratch, object: &Object, skills: Keywords) -> bool {
        breaking::counts_keywords(pool, scratch, object, skills)
    }

    fn narrow_static_reach(cx: &Context, ability: &Ability, source: ObjectRef, reached: &mut Vec<Slot>) {
        ability::narrow_static_reach(cx, ability, source, reached);
    }

    fn carries_out_operation(cx: &Context, item: &StackItem, op: &Op) -> bool {
        action::carries_out_operation(cx, item) && deeds::carries_out_operation(cx, item, op)
    }

    fn zones_meant(scratch: &Scratch, filter: &Filter, counted: bool) -> Zones {
        card::zones_meant(scratch, filter, counted)
    }

    fn fits_description(_: &CardPool, scratch: &Scratch, filter: &Filter, characteristics: &Characteristics) -> bool {
        card::fits_description(scratch, filter, characteristics)
    }

    fn counts_trait(_: &CardPool, scratch: &Scratch, characteristics: &Characteristics, _: Trait) -> bool {
        card::counts_trait(scratch, characteristics)
    }
}
