//! The rules of a book on which the kernel's own procedures rest. A book names those it has; the rest is unnumbered.
//!
//! Most of them say what every duel does, and the kernel does it whether a document says so or not (`Cx::by`). What only
//! some documents demand it does only for a book that numbers it (`Cx::has_rule`).

use crate::words::Rule;

macro_rules! cites {
    ($(#[$doc:meta])* $name:ident { $($(#[$field_doc:meta])* $field:ident),* $(,)? }
        $(and $(#[$more_doc:meta])* $more:ident: $kind:ident)*) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name {
            $($(#[$field_doc])* pub $field: Rule,)*
            $($(#[$more_doc])* pub $more: $kind,)*
        }

        impl $name {
            /// No rule is numbered.
            pub const UNNUMBERED: Self = Self {
                $($field: Rule::UNNUMBERED,)*
                $($more: $kind::UNNUMBERED,)*
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
        /// Costs that take the place of the usual one, where another rule says so.
        instead,
        /// What is played without paying costs nothing that is printed.
        waive,
        /// A variable of what is played without paying stands for nothing.
        unpaid_x,
        /// Which part of a price is lowered.
        relief,
        /// What has an alternative cost can still be paid for as usual.
        usual,
        /// What is additional is paid besides an alternative, too.
        besides,
        /// What a variable stands for.
        x,
        /// What a card says is done as it resolves.
        text,
        /// Cards of this kind do what they say as they resolve.
        kind,
        /// How an effect is divided among several.
        divide,
        /// What it costs is fixed.
        lock,
        /// All of that is paid, at once.
        pay,
        /// Units of currency that may be lost.
        surplus,
        /// It is paid with what its player controls.
        own,
        /// What cannot be moved pays nothing that moves it.
        fast,
        /// What lies so already, or cannot be turned so, pays nothing that turns it so.
        turned,
        /// What pays one part of a cost pays no other.
        apart,
        /// What is in use does not need its source, nor what it was there by, any more.
        outlives,
        /// What cannot be completed is taken back.
        rewind,
        /// It has been played.
        done,
        /// If all it chose is illegal, it does nothing.
        recheck,
        /// A triggered ability with nothing legal to choose leaves the stack at once.
        vanish,
        /// A triggered ability none of whose modes can be used does not trigger.
        no_mode,
        /// A cost that refers to what an object is, is fixed at what that is.
        refer,
        /// What an ability that it leaves behind comes from, and who controls that.
        leave_behind,
    }
}

impl PlayCites {
    /// The rule on a cost besides the usual one, or instead of it.
    pub(crate) fn of_extra(&self, instead: bool) -> Rule {
        if instead && self.instead != Rule::UNNUMBERED { self.instead } else { self.extra }
    }
}

cites! {
    /// The rules on which a match rests, between and around its duels.
    MatchCites {
        /// Who has won so many duels that nobody can catch up has won the match.
        won,
        /// The loser of the last duel decides who goes first in the next.
        loser_decides,
        /// After a drawn duel, who went first goes first again.
        after_draw,
        /// Cards are exchanged with those of the sideboard.
        sideboard,
        /// After time is called where a match may be drawn, no duel is begun.
        no_next,
        /// After time is called where someone has to win, the score decides; if it is equal, the first difference in
        /// another duel.
        score,
        /// Giving up.
        concede,
    }
}

cites! {
    /// The rules on which triggering rests.
    TriggerCites {
        /// Abilities trigger even when nothing can be played or used.
        any_time,
        /// Who controls the source controls the ability.
        control,
        /// What its event sets off has triggered once more.
        counted,
        /// An event of several happenings triggers an ability several times.
        each,
        /// A condition in the trigger is checked as it triggers and as it resolves.
        condition,
        /// What was replaced did not happen, and triggers nothing.
        real,
        /// A card that moved is looked for where it went.
        moved,
        /// What moved to a hidden place is not found.
        hidden,
        /// What enters play notices what enters with it, and its own entering.
        arrive,
        /// What happened before an ability was left behind does not trigger it.
        not_before,
        /// An ability that a text left behind triggers once, unless the text says for how long.
        once,
        /// An ability that a text left behind affects what that text spoke of, whatever that has become.
        follow,
        /// An ability that watches a state of affairs waits until it has left the stack to trigger again.
        state,
        /// Abilities trigger by themselves, each time their event happens.
        automatic,
        /// What has triggered does nothing yet; it goes onto the stack before a player next has priority.
        stacked,
        /// What leaves with its own event, or at the same time, triggers as it was before that.
        leave,
        /// A move between where all see a card and where they do not is read where all see it.
        public,
        /// What goes from one place to another of its realm comes to that place.
        within,
        /// What passes through a zone on its way comes from where it set out.
        passing,
        /// What moves is, to what waits for that, what it is on a certain side of the move.
        side,
        /// An ability that waits for moves triggers for each card that moves at once.
        each_move,
        /// An ability that has triggered and waits triggers again by the next such event.
        again,
        /// What has triggered is chosen before a player with priority acts.
        chosen,
        /// When one has been chosen, everything that comes before priority comes again.
        restart,
        /// What has triggered has to be used, by who controls it.
        forced,
        /// What has triggered is used though its source is gone or has lost it.
        lost,
        /// What has triggered is used though it does not work any more.
        invalid,
        /// Of what has triggered, the turn player's is used first.
        precede,
        /// When one has been used, it is looked again for what is due before anyone acts.
        anew,
    }
}

cites! {
    /// The rules on which continuous effects and replacements rest.
    EffectCites {
        /// What a card's text does all the time.
        constant,
        /// It applies to what enters as that enters.
        enter,
        /// It applies at once, to whatever comes.
        at_once,
        /// It does not use the stack.
        unstacked,
        /// What a resolved text began lasts as long as it says.
        last,
        /// What is to last as long as something holds of its source does not begin if that has not held all the while.
        lapsed,
        /// It reaches only what it affected then.
        lock,
        /// Its variables are fixed then.
        value,
        /// What a card's text does all the time lasts as long as the card is there.
        remain,
        /// It reaches what was not there when it began.
        reach,
        /// The order of kinds of continuous effects.
        layers,
        /// Of one kind, those on their own source come first.
        own_first,
        /// One that does things of several kinds does each with those of its kind.
        apart,
        /// What counters do to what they lie on is of a kind of its own.
        counters,
        /// Those of an ability that was given are as old as the younger of ability and gift.
        given,
        /// Those of a resolved text are as old as their beginning.
        begun,
        /// Those of a card are as old as its stay where it is.
        entered,
        /// The order of cards that came at the same time.
        together,
        /// Those that depend on others come after them; the rest by age.
        depend,
        /// Of those that do not depend on one another, the older come first.
        age,
        /// What changes a card begins with what is printed.
        printed,
        /// What is printed on a card is what it is before any of them apply.
        as_printed,
        /// What becomes something else is no longer what it was.
        content,
        /// Of those that lower a number down to a least one, those of a greater least come first.
        least,
        /// What happens instead comes from what the replaced would have come from.
        source,
        /// Whoever asks for one number, or changes it, means another that stands in for it.
        refer,
        /// A replacement must be there before what it replaces.
        existing,
        /// What was replaced did not happen.
        undone,
        /// What was replaced sets nothing off.
        unreal,
        /// A cost counts as paid though something in its payment was replaced.
        paid,
        /// What a text does counts as done though it was replaced.
        done,
        /// What is impossible is not offered instead.
        possible,
        /// A replacement that a text left behind applies once, unless the text says for how long.
        spent,
        /// A replacement does not apply to what came of it.
        again,
        /// One that says so may be left out.
        left_out,
        /// What a text replaces of its own comes first.
        own,
        /// The order of replacements.
        replace,
    }
}

cites! {
    /// The rules on which the triggering of an ability that a keyword stands for rests.
    KeywordCites {
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
        /// Doing it several times is doing it once, so many times over.
        many,
        /// It is not done to what it cannot be done to.
        cannot,
    }
}

cites! {
    /// The rules on abilities of hidden cards that trigger if their card is shown.
    ShowCites {
        /// Its player may show it as the event happens, and it stays shown.
        may,
        /// If it is not shown, its ability does not trigger.
        unshown,
        /// The ability is stacked when its player next has priority.
        stacked,
        /// If the card is gone by then, it is not.
        gone,
        /// Nor if what it asks for is not done then.
        undone,
        /// It resolves if the card is still there.
        resolves,
        /// If not, it does nothing.
        fails,
    }
}

cites! {
    /// The rules on the top card of a zone that lies face up.
    LidCites {
        /// It is the top card of that zone.
        is_top,
        /// It is turned down before another is put on top of it, or in its place.
        put,
        /// It is turned down before the zone is searched or looked at.
        search,
        /// It is turned down before the zone is shuffled.
        shuffle,
    }
}

cites! {
    /// The rules on a number that is greater than every other.
    InfinityCites {
        /// It is greater than every other.
        greater,
        /// It is equal to itself.
        equal,
        /// It stays what it is when it is changed by an amount.
        stays,
    }
}

cites! {
    /// The rules on tokens.
    TokenCites {
        /// Who creates one controls it.
        control,
        /// It is treated as a card is.
        alike,
        /// What is said of cards is said of it, too.
        reach,
        /// What is said of tokens is said of no card.
        only,
        /// What vanishes is in no zone of the game.
        vanish,
        /// It vanishes when it has gone from play, or from one zone out of play to another.
        leave,
    }
}

cites! {
    /// The rules on which everything else the kernel does rests.
    Cites {
        /// "Cannot" beats "can".
        cannot,
        /// Priority.
        priority,
        /// Rule processes and waiting triggers come before a player has priority.
        before_priority,
        /// After what a player with priority did, it is settled who has priority next, or whether anyone has.
        concludes,
        /// As long as that does not end it, players go on.
        goes_on,
        /// Who passes gives priority to the other.
        pass,
        /// When all have passed, the top of the stack resolves, or play goes on.
        all_pass,
        /// Who has priority after something resolved.
        after,
        /// A player names no number below 0.
        whole,
        /// Nor infinity.
        finite,
        /// Fractions are rounded up.
        round,
        /// What falls below 0 does so while it is changed, and counts as 0 for the rest.
        negative,
        /// What cannot be determined is 0.
        undefined,
        /// A card's own name in its text means that card.
        own_name,
        /// Of players who decide at the same time, the turn player decides first.
        turn_first,
        /// Who puts a card into play by an effect controls it.
        puts,
        /// Effects can give control of a card to another player.
        control,
        /// What changes controllers does not enter anew.
        not_anew,
        /// What an ability does, it does even if its source is gone.
        independent,
        /// Counters of a name are alike, whatever put them there.
        alike,
        /// Cards go to their owners' zones.
        owners,
        /// What is put into a zone of which each player has one is put into its owner's.
        homes,
        /// What is put where all see it lies face up.
        faces,
        /// Who wins and loses at once loses.
        win_and_lose,
        /// Who meets a losing condition has lost.
        loses,
        /// The duel is over as soon as a player has won or lost.
        over,
        /// A card that changes zones is a new card there.
        renew,
        /// What moves within a realm is the same card there.
        stay,
        /// What goes from one zone that cards only pass through to another still comes from where it set out.
        onward,
        /// What changes zones loses its counters.
        shed,
        /// What comes with counters has them besides others that it comes with.
        bearing,
        /// What is used goes on top of the stack.
        stack,
        /// The order of waiting triggers.
        order,
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
        /// Carrying out a text in order.
        resolve,
        /// What cannot be done is skipped.
        skip,
        /// Conceding.
        concede,
        /// No effect has anything happen instead of it.
        unforced,
        /// All lose at once.
        draw,
        /// A loop nobody can stop.
        endless,
        /// What such a loop comes to.
        unstopped,
        /// A player who can stop a loop says how often it runs.
        leave,
        /// Where both can, both say so.
        contest,
        /// Undoing an illegal action.
        undo,
        /// What was paid for it is given back.
        refund,
        /// Nothing triggers by it or by undoing it.
        hush,
        /// Who had priority has it again.
        again,
        /// What was chosen and is no longer legal is left out.
        recheck,
        /// If nothing that was chosen is legal, the whole text does nothing.
        nullify,
        /// When all have passed, what is on top of the stack resolves.
        resolves,
        /// What must be chosen is, and what cannot be chosen is not, when a text chooses while it resolves.
        bound,
        /// What another player chooses for a text, the text of who controls it chooses.
        on_behalf,
        /// What both players declare together, the turn player declares first.
        together,
        /// What a card does, the card does, and not the text that says so.
        itself,
        /// A variable amount is determined once.
        once,
        /// Shuffling makes the order unknown.
        shuffle,
        /// All cards of a zone that is shuffled are.
        shuffle_all,
        /// What is shown of cards that are shuffled is not any more.
        shuffle_unseen,
        /// Dividing puts every card into a group.
        divide,
        /// A group can be empty.
        empty,
        /// What is on the stack does not need its source any more.
        outlives,
        /// Taking several cards one at a time is taking one so many times.
        singly,
        /// Before each card that may be taken, its player says whether it is.
        up_to,
        /// Who may take up to so many may take none.
        take_none,
        /// Cards that a text moves together arrive at the same time.
        at_one_time,
        /// What came onto the stack last resolves first.
        newest,
        /// What is played or triggers goes onto the stack, and does not happen at once.
        stacks,
        /// Who the opponent is, to a text.
        opponent,
        /// Which of the cards in play a text calls its player's, or the opponent's: those that player controls.
        sides,
        /// Which of the other cards: those in that player's zones.
        sides_of_zones,
        /// What a text shows is seen by all.
        reveal,
        /// What all see already is not shown again.
        seen_already,
        /// A player need not find what the others do not see.
        not_found,
        /// What players pick among cards that others do not see stays unseen until all of them have picked.
        unseen,
        /// What an effect lets all see is found.
        open,
        /// What no longer fits the description it was chosen by is illegal.
        unfit,
        /// What was chosen by a description that speaks of something illegal is illegal, too.
        rely,
        /// What chooses does not choose itself.
        not_itself,
        /// Of one phrase nothing is chosen twice.
        distinct,
        /// A phrase that chose nothing chooses nothing: what it is part of does not depend on it.
        chose_none,
        /// What was negated does nothing.
        negated,
        /// Of what can be done in part only, that part is done.
        partly,
        /// What is done no times is not done.
        nothing,
        /// What is asked of a turn is asked of the whole of it.
        this_turn,
        /// What lies face down in play is nothing that is printed on it.
        blank,
        /// And players do not know what it is.
        veil,
        /// Nor does that count as it moves to where all see it.
        unveil,
        /// What a text chooses is changed only to what it may choose.
        retarget,
        /// Only what is changed is chosen then, in place of what was.
        replace_choice,
        /// Events that an ability counts are counted as they happen.
        record,
        /// What a text does at once it does once.
        single,
        /// One object can be all of what a condition asks for.
        shared,
        /// What is to be put under or beside an object that is gone stays where it is.
        hostless,
        /// What a text showed where others do not see it is hidden again, and if it lies in order, not known any more.
        hidden,
        /// Damage of nothing, or less, is not dealt.
        no_damage,
        /// What lies where it does not matter how it lies is not turned.
        unturned,
        /// What speaks of an ability by its name speaks of what has an ability of that name.
        ability_name,
        /// An ability of something is an ability of a card that is so.
        ability_of,
        /// An effect of something is an effect of an ability of a card that is so.
        effect_of,
    }
    and
    /// Playing cards and abilities.
    play: PlayCites
    and
    /// Triggering.
    trigger: TriggerCites
    and
    /// Continuous effects and replacements.
    effect: EffectCites
    and
    /// Lids.
    lid: LidCites
    and
    /// Infinity.
    infinite: InfinityCites
    and
    /// Tokens.
    token: TokenCites
    and
    /// Abilities of hidden cards.
    show: ShowCites
}
