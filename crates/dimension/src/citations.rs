//! Where the rules on verbs, abilities and readings stand.

use crate::book::{Context, Dimension0};
use crate::definitions::{card, zones};
use crate::keywords::{linkage, resistance, resonance, support, zone_effect};
use crate::processing::{rule_effect, trigger};
use crate::words::{label, verb};
use duel::book::rule_sets::VerbRules;
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

impl Citing for Dimension0 {
    fn condition_rule(condition: &Condition) -> Rule {
        if linkage::is_linkage(condition) { linkage::LINKED } else { Rule::UNNUMBERED }
    }

    fn works_here_rules(ability: &Ability) -> &'static [Rule] {
        if ability.label == label::FROM_HAND { const { &[trigger::IN_HAND] } } else { zone_effect::rules(ability) }
    }

    fn verb_rules(verb: Verb) -> &'static VerbRules {
        match verb {
            verb::REMOVE => const { &zones::REMOVING },
            verb::REVEAL_PLAN => const { &zone_effect::TURNED_UP },
            _ => const { &VerbRules::UNNUMBERED },
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
