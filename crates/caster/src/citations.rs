//! Where the rules on verbs, abilities and readings stand.

use crate::book::{Caster, Context};
use crate::keywords::breaking;
use crate::processing::ability;
use crate::{action, card, deeds, keywords, tokens};
use duel::book::rule_sets::VerbRules;
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

impl Citing for Caster {
    fn condition_rule(condition: &Condition) -> Rule {
        keywords::condition_rule(condition)
    }

    fn works_here_rules(ability: &Ability) -> &'static [Rule] {
        ability::works_here_rules(ability)
    }

    fn verb_rules(verb: Verb) -> &'static VerbRules {
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
