//! Where the rules on verbs, abilities and readings stand.

use crate::book::{Context, Dimension0};
use crate::course::ending;
use crate::definitions::{card, information, plan, zones};
use crate::keywords::{linkage, resistance, resonance, support, zone_effect};
use crate::other::{ki, retarget};
use crate::processing::{
    ability, continuous, effect, illegal, loops, negation, priority, resolution, rule_effect, target, trigger,
};
use crate::words::{label, verb};
use crate::{numbers, principles};
use duel::book::cites::{Cites, VerbCites};
use duel::book::{Citing, Probing};
use duel::card::ability::Ability;
use duel::card::amount::Condition;
use duel::card::characteristics::Characteristics;
use duel::card::filter::Filter;
use duel::card::pool::CardPool;
use duel::engine::scratch::Scratch;
use duel::ids::*;
use duel::state::object::{ObjectRef, Slot};
use duel::state::stack_item::StackItem;

/// The rules on which the kernel's procedures rest.
pub(crate) const CITES: Cites = Cites {
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

impl Citing for Dimension0 {
    fn condition_rule(condition: &Condition) -> Rule {
        if linkage::is_linkage(condition) { linkage::LINKED } else { Rule::UNNUMBERED }
    }

    fn works_here_rules(ability: &Ability) -> &'static [Rule] {
        if ability.label == label::FROM_HAND { const { &[trigger::IN_HAND] } } else { zone_effect::rules(ability) }
    }

    fn verb_cites(verb: Verb) -> &'static VerbCites {
        match verb {
            verb::REMOVE => const { &zones::REMOVING },
            verb::REVEAL_PLAN => const { &zone_effect::TURNED_UP },
            _ => const { &VerbCites::UNNUMBERED },
        }
    }

    fn prohibition_rule(ability: &Ability) -> Rule {
        resistance::prohibition_rule(ability)
    }
}

impl Probing for Dimension0 {
    fn modes_carried_out(cx: &Context, item: &StackItem) -> u16 {
        linkage::modes_carried_out(cx, item)
    }

    fn narrow_static_reach(cx: &Context, ability: &Ability, source: ObjectRef, reached: &mut Vec<Slot>) {
        support::narrow_static_reach(cx, ability, source, reached);
    }

    fn static_applies(cx: &Context, you: Seat, condition: &Condition) -> bool {
        cx.cite(Self::condition_rule(condition)) && resonance::static_applies(cx, you, condition)
    }

    fn processes_interrupt(cx: &Context) -> bool {
        rule_effect::processes_interrupt(cx)
    }

    fn zones_meant(scratch: &Scratch, filter: &Filter, _: bool) -> Zones {
        zones::zones_meant(scratch, filter)
    }

    fn counts_trait(_: &CardPool, scratch: &Scratch, characteristics: &Characteristics, word: Trait) -> bool {
        card::counts_trait(scratch, characteristics, word)
    }
}
