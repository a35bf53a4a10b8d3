//! The rules of a book on which the kernel's own procedures rest: one field for each thing the kernel does by a rule.
//!
//! A book fills in the rules it has; the rest stay unnumbered. Most fields are things that happen in every duel: the
//! kernel does them with or without a numbered rule (`Cx::cite`). A few it does only for a book that numbers them
//! (`Cx::has_rule`).

use crate::ids::Rule;

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
    /// The rules on playing a card or ability, step by step.
    PlayCites {
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

impl PlayCites {
    /// Returns the rule on an additional cost or, if `instead`, on an alternative one.
    pub(crate) fn of_extra(&self, instead: bool) -> Rule {
        if instead && self.instead != Rule::UNNUMBERED { self.instead } else { self.extra }
    }
}

cites! {
    /// The rules on a match, between and around its duels.
    MatchCites {
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

cites! {
    /// The rules on triggered abilities.
    TriggerCites {
        /// Abilities trigger even when nothing can be played or used.
        any_time,
        /// The controller of the source controls the ability.
        control,
        /// Each time its event happens, the ability has triggered once more.
        counted,
        /// An ability triggers once for each event, even for simultaneous ones.
        each,
        /// A condition in the trigger is checked as the ability triggers and as it resolves.
        condition,
        /// A replaced event did not happen and triggers nothing.
        real,
        /// The ability finds the card that moved where it went.
        moved,
        /// It does not find a card that went to a hidden zone.
        hidden,
        /// A card that enters play notices its own arrival and simultaneous ones.
        arrive,
        /// An event before a delayed ability was created does not trigger it.
        not_before,
        /// A delayed ability triggers once, unless its effect says for how long it lasts.
        once,
        /// A delayed ability affects the objects that its effect meant, whatever they have become.
        follow,
        /// A state trigger does not trigger again until it has left the stack.
        state,
        /// Abilities trigger by themselves, each time their event happens.
        automatic,
        /// A triggered ability does nothing until it is put onto the stack, before a player next has priority.
        stacked,
        /// An ability that leaves with its own event, or at the same time, triggers as things were before that.
        leave,
        /// A move between a public and a hidden zone is read on its public side.
        public,
        /// A card that moves from one zone of its realm to another enters that zone.
        within,
        /// A card that only passes through a zone comes from where it set out.
        passing,
        /// A card that moves is described as it is on a certain side of the move, before or after it.
        side,
        /// An ability that triggers on moves triggers for each card that moves at once.
        each_move,
        /// An ability that is waiting triggers again by the next such event.
        again,
        /// Waiting triggers are chosen before a player with priority acts.
        chosen,
        /// After one has been chosen, everything that comes before priority is done again.
        restart,
        /// A triggered ability must be used, by its controller.
        forced,
        /// A triggered ability is used even if its source is gone or has lost it.
        lost,
        /// A triggered ability is used even if it no longer works.
        invalid,
        /// The turn player's waiting triggers are used first.
        precede,
        /// After one has been used, everything due before anyone acts is looked for again.
        anew,
    }
}

cites! {
    /// The rules on continuous effects and replacement effects.
    EffectCites {
        /// Static abilities apply all the time.
        constant,
        /// Continuous effects apply to a card as it enters.
        enter,
        /// They apply at once, to whatever arrives.
        at_once,
        /// They do not use the stack.
        unstacked,
        /// An effect started by a resolution lasts as long as it says.
        last,
        /// An effect that lasts while a condition holds does not begin if that has failed since its ability was used.
        lapsed,
        /// An effect of a resolution affects only the objects that it affected when it began.
        lock,
        /// Its values are fixed when it begins.
        value,
        /// The effect of a static ability lasts as long as its card is there.
        remain,
        /// The effect of a static ability reaches objects that arrive later, too.
        reach,
        /// Continuous effects apply in layers.
        layers,
        /// Within a layer, effects on their own source apply first.
        own_first,
        /// The changes of one effect each apply in their own layer.
        apart,
        /// The effects of counters have a layer of their own.
        counters,
        /// The timestamp of a granted ability is its card's or that of the grant, whichever is later.
        given,
        /// The timestamp of an effect of a resolution is the time it began.
        begun,
        /// The timestamp of a card's effects is the time it arrived in its zone.
        entered,
        /// The order of cards that arrived simultaneously.
        together,
        /// An effect that depends on another applies after it.
        depend,
        /// Effects that do not depend on one another apply in timestamp order.
        age,
        /// Changes to a card start from its printed characteristics.
        printed,
        /// A printed number is the number before any effect applies.
        as_printed,
        /// A card that becomes something else is no longer what it was.
        content,
        /// Of effects that lower a number to a minimum, those with the greater minimum apply first.
        least,
        /// The replacing event has the source of the replaced one.
        source,
        /// Reading or changing a number means the number that stands in for it.
        refer,
        /// A replacement effect must exist before the event that it replaces.
        existing,
        /// A replaced event did not happen.
        undone,
        /// A replaced event sets nothing off.
        unreal,
        /// A cost counts as paid even if something in its payment was replaced.
        paid,
        /// An action of an effect counts as done even if it was replaced.
        done,
        /// An optional replacement that cannot be carried out is not offered.
        possible,
        /// A replacement effect that a resolution created applies once, unless it says for how long it lasts.
        spent,
        /// A replacement effect does not apply again to what came of it.
        again,
        /// An optional replacement effect may be declined.
        left_out,
        /// An effect's own "instead" comes before other replacement effects.
        own,
        /// The order of replacement effects.
        replace,
    }
}

cites! {
    /// The rules on the triggering of an ability that a keyword stands for.
    KeywordCites {
        /// It works where its card is.
        works,
        /// Its event triggers it.
        event,
        /// While its condition is not met, it does not trigger.
        unmet,
    }
}

cites! {
    /// The rules on a verb.
    VerbCites {
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

cites! {
    /// The rules on abilities of hidden cards that trigger if their card is revealed.
    ShowCites {
        /// The player may reveal the card as the event happens; it stays revealed.
        may,
        /// If it is not revealed, its ability does not trigger.
        unshown,
        /// The ability goes onto the stack when its player next has priority.
        stacked,
        /// If the card is gone by then, it does not.
        gone,
        /// If its cost is not paid then, it does not.
        undone,
        /// It resolves if the card is still there.
        resolves,
        /// If the card is not there, it does nothing.
        fails,
    }
}

cites! {
    /// The rules on the face-up top card of a zone.
    FaceUpTopCites {
        /// It is the top card of that zone.
        is_top,
        /// It is turned face down before another card is put on top of it or in its place.
        put,
        /// It is turned face down before the zone is searched or looked at.
        search,
        /// It is turned face down before the zone is shuffled.
        shuffle,
    }
}

cites! {
    /// The rules on infinity.
    InfinityCites {
        /// It is greater than every other number.
        greater,
        /// It is equal to itself.
        equal,
        /// It stays infinite when it is changed by an amount.
        stays,
    }
}

cites! {
    /// The rules on tokens.
    TokenCites {
        /// The player who creates a token controls it.
        control,
        /// A token is treated as a card.
        alike,
        /// Descriptions of cards mean tokens, too.
        reach,
        /// Descriptions of tokens mean no card.
        only,
        /// A token that ceases to exist is in no zone.
        vanish,
        /// A token ceases to exist once it has left play, or gone from one zone out of play to another.
        leave,
    }
}

cites! {
    /// The rules on everything else that the kernel does.
    Cites {
        /// "Cannot" beats "can".
        cannot,
        /// The player with priority acts or passes.
        priority,
        /// Rule processes and waiting triggers come before a player has priority.
        before_priority,
        /// The action or pass of the player with priority decides who has it next, if anyone.
        concludes,
        /// As long as someone has it next, the round of priority goes on.
        goes_on,
        /// A player who passes gives priority to the opponent.
        pass,
        /// When all have passed, the top item of the stack resolves or, if there is none, play goes on.
        all_pass,
        /// The player who has priority after a resolution.
        after,
        /// A player names no number below 0.
        whole,
        /// A player does not name infinity.
        finite,
        /// Fractions are rounded up.
        round,
        /// A number can fall below 0 while it is changed, and counts as 0 everywhere else.
        negative,
        /// An undetermined amount is 0.
        undefined,
        /// A card's own name in its text means that card.
        own_name,
        /// Of players who decide simultaneously, the turn player decides first.
        turn_first,
        /// The player who puts a card into play by an effect controls it.
        puts,
        /// Effects can give control of a card to another player.
        control,
        /// A card that changes controllers does not enter anew.
        not_anew,
        /// An ability does what it does even if its source is gone.
        independent,
        /// Counters of one name are alike, whatever put them there.
        alike,
        /// Cards go to their owners' zones.
        owners,
        /// A card put into a zone of which each player has one goes to its owner's.
        homes,
        /// A card put into a public zone lies face up.
        faces,
        /// A player who would win and lose at once loses.
        win_and_lose,
        /// A player who meets a losing condition has lost.
        loses,
        /// The duel ends as soon as a player has won or lost.
        over,
        /// A card that changes zones becomes a new object.
        renew,
        /// A card that moves within a realm stays the same object.
        stay,
        /// A card that goes from one passing zone to another still comes from where it set out.
        onward,
        /// A card that changes zones loses its counters.
        shed,
        /// Counters with which a card enters add to others with which it enters.
        bearing,
        /// An item goes on top of the stack.
        stack,
        /// The order of waiting triggers.
        order,
        /// Some units of currency may be lost in paying.
        surplus,
        /// The value of a variable is named by the player whose variable it is.
        variable,
        /// The player makes the choices that an effect asks for as it resolves.
        pick,
        /// A player searches a zone.
        search,
        /// A player decides whether an optional action is done.
        may,
        /// Conditions are checked again on resolution.
        condition,
        /// Instructions are carried out in the order in which they are written.
        resolve,
        /// An impossible instruction is skipped.
        skip,
        /// A player may concede.
        concede,
        /// No effect replaces a concession.
        unforced,
        /// If all players lose at once, the duel is drawn.
        draw,
        /// A loop that nobody can stop ends the duel.
        endless,
        /// A duel with such a loop is drawn.
        unstopped,
        /// A player who can stop a loop says how often it runs.
        leave,
        /// If both players can stop it, both say how often.
        contest,
        /// An illegal action is taken back.
        undo,
        /// Its payment is returned.
        refund,
        /// Neither the action nor taking it back triggers anything.
        hush,
        /// The player who had priority has it again.
        again,
        /// Targets that are no longer legal are left out.
        recheck,
        /// If no target is legal, the whole item does nothing.
        nullify,
        /// When all have passed, the top item of the stack resolves.
        resolves,
        /// Choices on resolution obey what must, and what cannot, be chosen.
        bound,
        /// A choice that another player makes for an effect is a choice of the effect's controller.
        on_behalf,
        /// Of declarations that both players make together, the turn player's comes first.
        together,
        /// An action that an effect has a card do is done by the card, not by the effect.
        itself,
        /// A variable amount is determined once.
        once,
        /// Shuffling makes the order random and unknown.
        shuffle,
        /// Shuffling a zone shuffles all its cards.
        shuffle_all,
        /// Revealed cards that are shuffled are no longer revealed.
        shuffle_unseen,
        /// Dividing puts every card into a group.
        divide,
        /// A group may be empty.
        empty,
        /// An item on the stack no longer needs its source.
        outlives,
        /// Taking several cards means taking one card that many times.
        singly,
        /// Before each card that may be taken, its player says whether it is.
        up_to,
        /// A player who may take up to a number may take none.
        take_none,
        /// Cards that an effect moves together arrive at the same time.
        at_one_time,
        /// The newest item on the stack resolves first.
        newest,
        /// Played and triggered items go onto the stack and do not resolve at once.
        stacks,
        /// "The opponent" is the opponent of the ability's controller.
        opponent,
        /// In play, a player's cards are those that the player controls.
        sides,
        /// Elsewhere, a player's cards are those in the player's zones.
        sides_of_zones,
        /// Cards that an effect reveals are seen by all.
        reveal,
        /// A card that is revealed already is not revealed again.
        seen_already,
        /// A player may fail to find cards that the opponent does not see.
        not_found,
        /// Cards picked simultaneously from hidden zones stay hidden until all have picked.
        unseen,
        /// Cards that an effect lets all see must be found.
        open,
        /// A target that no longer fits its description is illegal.
        unfit,
        /// A target chosen by a description that refers to an illegal target is illegal.
        rely,
        /// An item does not choose itself.
        not_itself,
        /// A phrase does not choose the same thing twice.
        distinct,
        /// An item that was allowed to choose nothing, and did, does not depend on targets.
        chose_none,
        /// A negated item does nothing.
        negated,
        /// Of an action that can be done only in part, that part is done.
        partly,
        /// Doing something zero times does not count as having done it.
        nothing,
        /// "This turn" means the whole turn.
        this_turn,
        /// A card face down in play has none of its printed characteristics.
        blank,
        /// Players do not know a card that is face down in play.
        veil,
        /// Such a card has no printed characteristics even as it moves to a public zone.
        unveil,
        /// Targets are changed only to legal ones.
        retarget,
        /// Only the targets that are changed are chosen anew.
        replace_choice,
        /// Events that an ability counts are counted as they happen.
        record,
        /// A one-shot effect is carried out once.
        single,
        /// One object can meet several of the requirements of a condition.
        shared,
        /// A card to be attached to an object that is gone stays where it is.
        hostless,
        /// Cards that an effect revealed in a hidden zone are hidden again, and if they lie in order, no longer known.
        hidden,
        /// Damage of 0 or less is not dealt.
        no_damage,
        /// A card in a zone where orientation means nothing is not turned.
        unturned,
        /// A reference to an ability by its name means the objects that have an ability of that name.
        ability_name,
        /// "An ability of" an object means an ability of a card that fits its description.
        ability_of,
        /// "An effect of" an object means an effect of an ability of a card that fits its description.
        effect_of,
    }
    and
    /// Playing cards and abilities.
    play: PlayCites
    and
    /// Triggered abilities.
    trigger: TriggerCites
    and
    /// Continuous effects and replacement effects.
    effect: EffectCites
    and
    /// The face-up top card of a zone.
    lid: FaceUpTopCites
    and
    /// Infinity.
    infinite: InfinityCites
    and
    /// Tokens.
    token: TokenCites
    and
    /// Abilities of hidden cards that trigger if their card is revealed.
    show: ShowCites
}
