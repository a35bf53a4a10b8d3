//! Where the rules on verbs, abilities and readings stand.

use crate::actions::{
    becoming_exp, connecting, damage, drawing, leaving, missions, removing, scouting, shuffling, sliding, turning,
};
use crate::book::{Context, Vividz};
use crate::keywords;
use crate::processing::{ability, event};
use crate::words::verb;
use duel::book::rule_sets::VerbRules;
use duel::book::{Citing, Probing};
use duel::card::ability::{Ability, Op};
use duel::card::amount::Condition;
use duel::ids::*;
use duel::state::stack_item::StackItem;

impl Citing for Vividz {
    fn verb_rules(verb: Verb) -> &'static VerbRules {
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
            verb::CHECK => &missions::CHECKING,
            verb::CLEAR => &missions::CLEARING,
            _ => const { &VerbRules::UNNUMBERED },
        }
    }

    fn works_here_rules(ability: &Ability) -> &'static [Rule] {
        ability::works_here_rules(ability)
    }

    fn condition_rule(_: &Condition) -> Rule {
        ability::CONDITION
    }
}

impl Probing for Vividz {
    fn modes_carried_out(cx: &Context, item: &StackItem) -> u16 {
        event::lines(cx, item)
    }

    fn carries_out_operation(cx: &Context, item: &StackItem, op: &Op) -> bool {
        keywords::carries_out_operation(cx, item, op)
    }
}
