//! The rules of a book on which the kernel's own procedures rest. A book names those it has; the rest is unnumbered.

use crate::words::Rule;

macro_rules! cites {
    ($(#[$doc:meta])* $name:ident { $($(#[$field_doc:meta])* $field:ident),* $(,)? } $(and $more:ident: $kind:ident)?) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name {
            $($(#[$field_doc])* pub $field: Rule,)*
            $(/// Playing cards and abilities.
            pub $more: $kind,)?
        }

        impl $name {
            /// No rule is numbered.
            pub const UNNUMBERED: Self = Self {
                $($field: Rule::UNNUMBERED,)*
                $($more: $kind::UNNUMBERED,)?
            };
        }
    };
}

cites! {
    /// The rules on which playing a card or ability rests, step by step.
    PlayCites {
        /// It is declared, and shown if nobody knew it.
        declare,
        /// It needs something legal to choose.
        choose,
        /// Which of its modes are used.
        mode,
        /// How many modes can be used is fixed then.
        mode_count,
        /// Its optional, additional and alternative costs.
        extra,
        /// What a variable stands for.
        x,
        /// How an effect is divided among several.
        divide,
        /// What it costs is fixed.
        lock,
        /// All of that is paid, at once.
        pay,
        /// What cannot be completed is taken back.
        rewind,
        /// It has been played.
        done,
        /// If all it chose is illegal, it does nothing.
        recheck,
    }
}

cites! {
    /// The rules on which the triggering of an ability rests.
    TriggerCites {
        /// It works where its card is.
        works,
        /// Its event sets it off.
        event,
        /// While its condition is not met, it does not trigger.
        unmet,
    }
}

cites! {
    /// The rules on what is done under a name.
    VerbCites {
        /// What doing it means.
        does,
        /// Nothing else counts as doing it.
        only,
    }
}

cites! {
    /// The rules on which everything else the kernel does rests.
    Cites {
        /// "Cannot" beats "can".
        cannot,
        /// Priority.
        priority,
        /// Who passes gives priority to the other.
        pass,
        /// When all have passed, the top of the stack resolves, or play goes on.
        all_pass,
        /// Who has priority after something resolved.
        after,
        /// A card that changes zones is a new card there.
        renew,
        /// What changes zones loses its counters.
        shed,
        /// What is used goes on top of the stack.
        stack,
        /// What a card's text does all the time.
        constant,
        /// The order of kinds of continuous effects.
        layers,
        /// The order of waiting triggers.
        order,
        /// The order of replacements.
        replace,
        /// Units of currency that may be lost.
        surplus,
        /// What a variable stands for is decided by whose it is.
        variable,
        /// Choices that a text asks for while it resolves.
        pick,
        /// Searching.
        search,
        /// What is optional.
        may,
        /// Conditions are rechecked.
        condition,
        /// A card that moved is looked for where it went.
        moved,
        /// Carrying out a text in order.
        resolve,
        /// What cannot be done is skipped.
        skip,
        /// Conceding.
        concede,
        /// All lose at once.
        draw,
        /// A loop nobody can stop.
        endless,
        /// A player who can stop a loop does.
        leave,
        /// Undoing an illegal action.
        undo,
        /// What was chosen and is no longer legal is left out.
        recheck,
        /// If nothing that was chosen is legal, the whole text does nothing.
        nullify,
        /// When all have passed, what is on top of the stack resolves.
        resolves,
        /// A source that has moved is read as it was before.
        past_source,
        /// Any other card that has moved is read as it was before.
        past,
        /// What must be chosen is, and what cannot be chosen is not, when a text chooses while it resolves.
        bound,
        /// What both players declare together, the turn player declares first.
        together,
        /// What a card does, the card does, and not the text that says so.
        itself,
        /// A variable amount is determined once.
        once,
        /// Shuffling makes the order unknown.
        shuffle,
        /// Dividing puts every card into a group.
        divide,
        /// A group can be empty.
        empty,
    } and play: PlayCites
}
