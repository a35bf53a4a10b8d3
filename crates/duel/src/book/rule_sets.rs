//! The rules on one sort of thing: playing a card or ability of a kind, a verb, a keyword, a match.

use crate::ids::Rule;

macro_rules! rule_set {
    ($(#[$doc:meta])* $name:ident { $($(#[$field_doc:meta])* $field:ident),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name {
            $($(#[$field_doc])* pub $field: Rule,)*
        }

        impl $name {
            /// No rule is numbered.
            pub const UNNUMBERED: Self = Self {
                $($field: Rule::UNNUMBERED,)*
            };
        }
    };
}

rule_set! {
    /// The rules on playing a card or ability, step by step.
    PlayRules {
        /// The item is declared, and revealed if it was hidden.
        declare,
        /// It needs legal targets.
        choose,
        /// Its modes are selected.
        mode,
        /// The number of modes that can be selected is fixed then.
        mode_count,
        /// Its optional, additional and alternative costs are announced.
        extra,
        /// Alternative costs, where they have a rule of their own.
        instead,
        /// An item played without paying costs none of its printed cost.
        waive,
        /// The X in the price of an item played without paying is 0.
        unpaid_x,
        /// Its player says off which part of the price a reduction is taken.
        relief,
        /// An item with an alternative cost can still be paid for as usual.
        usual,
        /// Additional costs are paid on top of an alternative cost, too.
        besides,
        /// The value of X is announced.
        x,
        /// A card does what its text says as it resolves.
        text,
        /// Cards of this kind do what their text says as they resolve.
        kind,
        /// The division of an effect among several targets is announced.
        divide,
        /// The total cost is fixed.
        lock,
        /// The total cost is paid, all at once.
        pay,
        /// Some units of currency may be lost in paying.
        surplus,
        /// The player pays with their own cards.
        own,
        /// A card that cannot be moved cannot pay a cost that moves it.
        fast,
        /// A card that is already turned so, or cannot be, cannot pay a cost that turns it so.
        turned,
        /// A card that pays one part of a cost pays no other part.
        apart,
        /// A spell or ability on the stack resolves even if its source is gone or has lost it.
        outlives,
        /// An item that cannot be completed is taken back.
        rewind,
        /// The item has been played.
        done,
        /// If all its targets are illegal, it does nothing.
        recheck,
        /// A triggered ability without legal targets leaves the stack at once.
        vanish,
        /// A triggered ability without a usable mode does not trigger.
        no_mode,
        /// A cost that refers to a value of an object is fixed at that value.
        refer,
        /// The source and the controller of a delayed ability that it creates.
        leave_behind,
    }
}

impl PlayRules {
    /// Returns the rule on an additional cost or, if `instead`, on an alternative one.
    pub(crate) fn of_extra(&self, instead: bool) -> Rule {
        if instead && self.instead != Rule::UNNUMBERED { self.instead } else { self.extra }
    }
}

rule_set! {
    /// The rules on a match, between and around its duels.
    MatchRules {
        /// A player who has won so many duels that the opponent cannot catch up has won the match.
        won,
        /// The loser of the last duel decides who goes first in the next.
        loser_decides,
        /// After a drawn duel, the same player goes first again.
        after_draw,
        /// Cards are exchanged with those of the sideboard.
        sideboard,
        /// After time is called in a match that may be drawn, no further duel begins.
        no_next,
        /// After time is called in a match that needs a winner, the score decides; if it is equal, the first difference
        /// in another duel.
        score,
        /// A player may concede.
        concede,
    }
}

rule_set! {
    /// The rules on the triggering of an ability that a keyword stands for.
    KeywordRules {
        /// It works where its card is.
        works,
        /// Its event triggers it.
        event,
        /// While its condition is not met, it does not trigger.
        unmet,
    }
}

rule_set! {
    /// The rules on a verb.
    VerbRules {
        /// The meaning of the verb.
        does,
        /// Nothing else counts as doing it.
        only,
        /// Doing it several times means doing it once, that many times over.
        many,
        /// It is not done to an object to which it cannot be done.
        cannot,
    }
}
