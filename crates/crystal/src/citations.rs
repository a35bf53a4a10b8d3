//! Where the rules on verbs, abilities and readings stand.

use crate::book::{Context, Crystal};
use crate::edition::Edition;
use crate::playing::effect;
use crate::{card, definitions, keywords};
use duel::book::rule_sets::VerbRules;
use duel::book::{Citing, Probing};
use duel::card::ability::{Ability, Op};
use duel::card::amount::Condition;
use duel::card::characteristics::Characteristics;
use duel::card::pool::CardPool;
use duel::engine::scratch::Scratch;
use duel::ids::*;
use duel::state::object::Slot;
use duel::state::stack_item::StackItem;

impl<E: Edition> Citing for Crystal<E> {
    fn if_you_do_rule(cx: &Context<E>, item: &StackItem) -> Rule {
        keywords::if_you_do_rule(cx, item)
    }

    fn condition_rule(condition: &Condition) -> Rule {
        keywords::condition_rule::<E>(condition)
    }

    fn verb_rules(verb: Verb) -> &'static VerbRules {
        keywords::verb_rules::<E>(verb)
    }

    fn works_here_rules(ability: &Ability) -> &'static [Rule] {
        effect::works_here_rules::<E>(ability)
    }
}

impl<E: Edition> Probing for Crystal<E> {
    fn carries_out_operation(cx: &Context<E>, item: &StackItem, op: &Op) -> bool {
        keywords::carries_out_operation(cx, item, op)
    }

    fn can_gain_control(cx: &Context<E>, slot: Slot, seat: Seat) -> bool {
        definitions::can_gain_control(cx, slot, seat)
    }

    fn counts_trait(pool: &CardPool, scratch: &Scratch, characteristics: &Characteristics, word: Trait) -> bool {
        card::counts_trait::<E>(pool, scratch, characteristics, word)
    }
}
