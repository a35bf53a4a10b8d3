//! Where the rules on verbs, abilities and readings stand.

use crate::book::{Context, Crystal};
use crate::edition::Edition;
use crate::keywords::groups;
use crate::playing::{auto, effect, resolution};
use crate::{card, definitions, ending, illegal, keywords, loops, numbers, playing, principles, zones};
use duel::book::cites::{Cites, VerbCites};
use duel::book::{Citing, Probing};
use duel::card::ability::{Ability, Op};
use duel::card::amount::Condition;
use duel::card::characteristics::Characteristics;
use duel::card::pool::CardPool;
use duel::engine::scratch::Scratch;
use duel::ids::*;
use duel::state::object::Slot;
use duel::state::stack_item::StackItem;

impl<E: Edition> Crystal<E> {
    /// The rules on which the kernel's procedures rest.
    pub(crate) const RULES: Cites = Cites {
        cannot: principles::CANNOT.of::<E>(),
        priority: playing::PRIORITY.of::<E>(),
        pass: playing::PASS.of::<E>(),
        all_pass: playing::BOTH_PASS.of::<E>(),
        after: playing::AFTER.of::<E>(),
        renew: zones::RENEW.of::<E>(),
        shed: definitions::SHED.of::<E>(),
        stack: zones::ON_TOP.of::<E>(),
        order: auto::ORDER.of::<E>(),
        surplus: card::SURPLUS.of::<E>(),
        resolves: resolution::RESOLVES.of::<E>(),
        recheck: resolution::RECHECK.of::<E>(),
        nullify: resolution::NULLIFY.of::<E>(),
        bound: resolution::BOUND.of::<E>(),
        not_itself: Self::SUMMON.choose,
        together: resolution::TOGETHER.of::<E>(),
        on_behalf: resolution::ON_BEHALF.of::<E>(),
        itself: resolution::ITSELF.of::<E>(),
        once: resolution::ONCE.of::<E>(),
        variable: numbers::VARIABLE.of::<E>(),
        pick: resolution::CHOICES.of::<E>(),
        search: keywords::SEARCH.of::<E>(),
        not_found: keywords::NOT_FOUND.of::<E>(),
        shuffle: keywords::SHUFFLE.of::<E>(),
        divide: groups::DIVIDE.of::<E>(),
        empty: groups::EMPTY.of::<E>(),
        may: auto::MAY.of::<E>(),
        condition: resolution::CONDITION.of::<E>(),
        resolve: resolution::IN_ORDER.of::<E>(),
        skip: principles::SKIP.of::<E>(),
        concede: principles::CONCEDE.of::<E>(),
        draw: ending::DRAW.of::<E>(),
        win_and_lose: ending::WIN_AND_LOSE.of::<E>(),
        whole: numbers::WHOLE.of::<E>(),
        round: numbers::ROUND.of::<E>(),
        negative: numbers::NEGATIVE.of::<E>(),
        undefined: numbers::UNDEFINED.of::<E>(),
        own_name: card::OWN_NAME.of::<E>(),
        turn_first: definitions::TURN_FIRST.of::<E>(),
        puts: definitions::PUTS.of::<E>(),
        control: definitions::CONTROL.of::<E>(),
        not_anew: definitions::NOT_ANEW.of::<E>(),
        independent: definitions::INDEPENDENT.of::<E>(),
        alike: definitions::ALIKE.of::<E>(),
        owners: zones::OWNERS.of::<E>(),
        endless: loops::ENDLESS.of::<E>(),
        leave: loops::LEAVE.of::<E>(),
        contest: loops::CONTEST.of::<E>(),
        undo: illegal::UNDO.of::<E>(),
        outlives: playing::ability::OUTLIVES.of::<E>(),
        trigger: Self::TRIGGER,
        effect: Crystal::<E>::EFFECTS,
        refund: illegal::REFUND.of::<E>(),
        hush: illegal::HUSH.of::<E>(),
        again: illegal::AGAIN.of::<E>(),
        ..Cites::UNNUMBERED
    };
}

impl<E: Edition> Citing for Crystal<E> {
    fn if_you_do_rule(cx: &Context<E>, item: &StackItem) -> Rule {
        keywords::if_you_do_rule(cx, item)
    }

    fn condition_rule(condition: &Condition) -> Rule {
        keywords::condition_rule::<E>(condition)
    }

    fn verb_cites(verb: Verb) -> &'static VerbCites {
        keywords::verb_cites::<E>(verb)
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
