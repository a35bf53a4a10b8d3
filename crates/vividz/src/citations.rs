//! Where the rules on verbs, abilities and readings stand.

use crate::actions::{
    becoming_exp, connecting, damage, drawing, leaving, missions, removing, revealing, scouting, shuffling, sliding,
    turning,
};
use crate::book::{Context, Vividz};
use crate::processing::{ability, continuous, effect, event, last_known, playing, trigger};
use crate::rule_effect::condition;
use crate::turn::main_phase;
use crate::words::verb;
use crate::{card, ending, information, keywords, principles, priority, zones};
use duel::book::cites::{Cites, VerbCites};
use duel::book::{Citing, Probing};
use duel::card::ability::{Ability, Op};
use duel::card::amount::Condition;
use duel::ids::*;
use duel::state::stack_item::StackItem;

/// The rules on which the kernel's procedures rest.
pub(crate) const CITES: Cites = Cites {
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

impl Citing for Vividz {
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
            verb::CHECK => &missions::CHECKING,
            verb::CLEAR => &missions::CLEARING,
            _ => const { &VerbCites::UNNUMBERED },
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
