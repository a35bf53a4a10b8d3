//! Points: what the kernel does in every duel, and by which rule of a book it does it.
//!
//! A point has a name, so that both ends of a rule can be found: the chapter that lists it among its points, and the line
//! of the kernel that acts at it. Most points are acted on with or without a numbered rule (`Cx::at`); a few only for a book
//! that numbers them (`Cx::has`).

use crate::ids::Rule;

/// The largest number of points that a subject has.
const WIDTH: usize = 40;

macro_rules! subjects {
    ($($(#[$doc:meta])* $name:ident { $($(#[$point_doc:meta])* $point:ident,)* })*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            pub enum $name {
                $($(#[$point_doc])* $point,)*
            }

            impl $name {
                /// The point among those of all subjects.
                #[inline]
                pub const fn point(self) -> Point {
                    Point { subject: Subject::$name as u8, number: self as u8 }
                }
            }

            impl From<$name> for Point {
                #[inline]
                fn from(point: $name) -> Self {
                    point.point()
                }
            }

            const _: () = assert!([$(stringify!($point)),*].len() <= WIDTH, "the table of points is wide enough");
        )*

        #[derive(Clone, Copy)]
        #[expect(clippy::enum_variant_names, reason = "they are the names of the enums")]
        enum Subject {
            $($name,)*
        }

        const SUBJECTS: usize = [$(stringify!($name)),*].len();
    };
}

/// Something that the kernel does in every duel, by a rule if the book has one for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Point {
    subject: u8,
    number: u8,
}

/// The points of one chapter of a book, each with its rule.
pub type ChapterPoints = &'static [(Point, Rule)];

/// For every point the rule of a book by which the kernel acts there.
#[derive(Clone, Copy, Debug)]
pub struct PointRules([[Rule; WIDTH]; SUBJECTS]);

impl PointRules {
    /// No rule is numbered.
    pub const NONE: Self = Self([[Rule::UNNUMBERED; WIDTH]; SUBJECTS]);

    /// Joins the points of several chapters. Two rules for one point do not compile.
    pub const fn of(chapters: &[ChapterPoints]) -> Self {
        let mut all = Self::NONE;
        let mut chapter = 0;
        while chapter < chapters.len() {
            let mut at = 0;
            while at < chapters[chapter].len() {
                let (point, rule) = chapters[chapter][at];
                all = all.with(point, rule);
                at += 1;
            }
            chapter += 1;
        }
        all
    }

    /// The same with a rule for one more point.
    pub const fn with(mut self, point: Point, rule: Rule) -> Self {
        let place = &mut self.0[point.subject as usize][point.number as usize];
        assert!(place.0 == Rule::UNNUMBERED.0, "a point has one rule");
        *place = rule;
        self
    }

    /// The rule for a point.
    #[inline]
    pub const fn rule(&self, point: Point) -> Rule {
        self.0[point.subject as usize][point.number as usize]
    }
}

/// The points of a chapter: `points! { PriorityPoint::PassHandsOver => cite!("605.1c") }`.
#[macro_export]
macro_rules! points {
    ($($subject:ident::$point:ident => $rule:expr),* $(,)?) => {
        &[$(($subject::$point.point(), $rule)),*]
    };
}

subjects! {
    /// What becomes of an object as it changes zones, is attached or lies face down.
    ZonePoint {
        /// A card that changes zones becomes a new object.
        NewObjectOnZoneChange,
        /// A card that moves within a realm stays the same object.
        SameObjectWithinRealm,
        /// A card that goes from one passing zone to another still comes from where it set out.
        PassingKeepsOrigin,
        /// A card that changes zones loses its counters.
        CountersLostOnZoneChange,
        /// Counters with which a card enters add to others with which it enters.
        EnteringCountersAddUp,
        /// Counters of one name are alike, whatever put them there.
        CountersOfANameAreAlike,
        /// A card to be attached to an object that is gone stays where it is.
        AttachNeedsHost,
        /// Cards go to their owners' zones.
        GoesToOwner,
        /// A card put into a zone of which each player has one goes to its owner's.
        GoesToOwnersOfEach,
        /// A card put into a public zone lies face up.
        FaceUpInPublic,
        /// A card face down in play has none of its printed characteristics.
        FaceDownIsBlank,
        /// Players do not know a card that is face down in play.
        FaceDownIsUnknown,
        /// Such a card has no printed characteristics even as it moves to a public zone.
        FaceDownStaysBlankAsItLeaves,
        /// A card in a zone where orientation means nothing is not turned.
        TurningNeedsMeaning,
        /// Cards that an effect moves together arrive at the same time.
        ArriveTogether,
        /// It is the top card of that zone.
        FaceUpTopIsTop,
        /// It is turned face down before another card is put on top of it or in its place.
        FaceUpTopTurnedDownBeforePut,
        /// It is turned face down before the zone is searched or looked at.
        FaceUpTopTurnedDownBeforeSearch,
        /// It is turned face down before the zone is shuffled.
        FaceUpTopTurnedDownBeforeShuffle,
        /// The player who creates a token controls it.
        TokenControlledByCreator,
        /// A token is treated as a card.
        TokenTreatedAsCard,
        /// Descriptions of cards mean tokens, too.
        TokenMeantByCards,
        /// Descriptions of tokens mean no card.
        TokenWordMeansNoCard,
        /// A token that ceases to exist is in no zone.
        TokenVanishesNowhere,
        /// A token ceases to exist once it has left play, or gone from one zone out of play to another.
        TokenVanishesOutOfPlay,
    }

    /// Who controls a card in play.
    ControlPoint {
        /// The player who puts a card into play by an effect controls it.
        PutterControls,
        /// Effects can give control of a card to another player.
        MayBeGained,
        /// A card that changes controllers does not enter anew.
        GainingIsNotEntering,
    }

    /// What sets triggered abilities off, and how waiting ones are taken.
    TriggerPoint {
        /// The order of waiting triggers.
        TakenInOrder,
        /// The turn player's waiting triggers are used first.
        TurnPlayersFirst,
        /// A triggered ability does nothing until it is put onto the stack, before a player next has priority.
        WaitUntilStacked,
        /// Waiting triggers are chosen before a player with priority acts.
        ChosenBeforeActing,
        /// A triggered ability must be used, by its controller.
        MustBeUsed,
        /// After one has been chosen, everything that comes before priority is done again.
        RestartAfterEach,
        /// After one has been used, everything due before anyone acts is looked for again.
        LookAgainAfterEach,
        /// Abilities trigger by themselves, each time their event happens.
        TriggerByThemselves,
        /// Abilities trigger even when nothing can be played or used.
        AtAnyTime,
        /// The controller of the source controls the ability.
        ControllerOfSource,
        /// Each time its event happens, the ability has triggered once more.
        OnceMoreEachTime,
        /// An ability triggers once for each event, even for simultaneous ones.
        OncePerEvent,
        /// An ability that triggers on moves triggers for each card that moves at once.
        OncePerMovingCard,
        /// An ability that is waiting triggers again by the next such event.
        AgainWhileWaiting,
        /// A condition in the trigger is checked as the ability triggers and as it resolves.
        ConditionWhenTriggering,
        /// Conditions are checked again on resolution.
        ConditionWhenResolving,
        /// A replaced event did not happen and triggers nothing.
        ReplacedDoesNotTrigger,
        /// A card that enters play notices its own arrival and simultaneous ones.
        SeesSimultaneousArrivals,
        /// An ability that leaves with its own event, or at the same time, triggers as things were before that.
        LeavingLooksBack,
        /// A move between a public and a hidden zone is read on its public side.
        PublicSideIsRead,
        /// A card that moves is described as it is on a certain side of the move, before or after it.
        DescribedSide,
        /// A card that moves from one zone of its realm to another enters that zone.
        ArrivingWithinRealm,
        /// A card that only passes through a zone comes from where it set out.
        PassingKeepsOrigin,
        /// The ability finds the card that moved where it went.
        FoundWhereItWent,
        /// It does not find a card that went to a hidden zone.
        NotFoundWhenHidden,
        /// A triggered ability is used even if its source is gone or has lost it.
        UsedThoughSourceGone,
        /// A triggered ability is used even if it no longer works.
        UsedThoughInvalid,
        /// A state trigger does not trigger again until it has left the stack.
        StateTriggerWaitsItsTurn,
        /// An event before a delayed ability was created does not trigger it.
        DelayedNotRetroactive,
        /// A delayed ability triggers once, unless its effect says for how long it lasts.
        DelayedOnce,
        /// A delayed ability affects the objects that its effect meant, whatever they have become.
        DelayedFollowsObjects,
        /// Events that an ability counts are counted as they happen.
        EventsCountedAsTheyHappen,
        /// The player may reveal the card as the event happens; it stays revealed.
        RevealMayBeShown,
        /// If it is not revealed, its ability does not trigger.
        RevealUnshownDoesNotTrigger,
        /// The ability goes onto the stack when its player next has priority.
        RevealStackedWithPriority,
        /// If the card is gone by then, it does not.
        RevealGoneIsNotStacked,
        /// If its cost is not paid then, it does not.
        RevealUnpaidIsNotStacked,
        /// It resolves if the card is still there.
        RevealResolvesIfThere,
        /// If the card is not there, it does nothing.
        RevealFailsIfGone,
    }

    /// What replacement effects do.
    ReplacementPoint {
        /// The order of replacement effects.
        Ordered,
        /// An effect's own "instead" comes before other replacement effects.
        OwnFirst,
        /// A replacement effect must exist before the event that it replaces.
        MustExistBefore,
        /// A replacement effect does not apply again to what came of it.
        OncePerEvent,
        /// A replacement effect that a resolution created applies once, unless it says for how long it lasts.
        UsedUp,
        /// A replacement effect applies to each of several events by itself.
        EachEventByItself,
        /// An optional replacement effect may be declined.
        OptionalMayBeDeclined,
        /// An optional replacement that cannot be carried out is not offered.
        OnlyPossibleOnes,
        /// A replaced event did not happen.
        ReplacedDidNotHappen,
        /// A replaced event sets nothing off.
        ReplacedSetsNothingOff,
        /// A cost counts as paid even if something in its payment was replaced.
        ReplacedPaymentCounts,
        /// An action of an effect counts as done even if it was replaced.
        ReplacedCountsAsDone,
        /// The replacing event has the source of the replaced one.
        SourceIsKept,
    }

    /// How continuous effects apply.
    ContinuousPoint {
        /// Static abilities apply all the time.
        StaticAbilitiesApply,
        /// Continuous effects apply to a card as it enters.
        ApplyToEntering,
        /// They apply at once, to whatever arrives.
        ApplyAtOnce,
        /// They do not use the stack.
        DoNotUseTheStack,
        /// An effect started by a resolution lasts as long as it says.
        LastAsStated,
        /// The effect of a static ability lasts as long as its card is there.
        StaticLastsWhileThere,
        /// An effect that lasts while a condition holds does not begin if that has failed since its ability was used.
        LapsedBeforeItBegan,
        /// An effect of a resolution affects only the objects that it affected when it began.
        AffectedSetIsLocked,
        /// Its values are fixed when it begins.
        ValuesAreLocked,
        /// The effect of a static ability reaches objects that arrive later, too.
        ReachesNewcomers,
        /// Continuous effects apply in layers.
        InLayers,
        /// Within a layer, effects on their own source apply first.
        OwnSourceFirst,
        /// The changes of one effect each apply in their own layer.
        SplitAcrossLayers,
        /// The effects of counters have a layer of their own.
        CountersHaveALayer,
        /// An effect that depends on another applies after it.
        Dependency,
        /// Effects that do not depend on one another apply in timestamp order.
        TimestampOrder,
        /// The timestamp of a granted ability is its card's or that of the grant, whichever is later.
        TimestampOfGranted,
        /// The timestamp of an effect of a resolution is the time it began.
        TimestampOfResolved,
        /// The timestamp of a card's effects is the time it arrived in its zone.
        TimestampOfCard,
        /// The order of cards that arrived simultaneously.
        SimultaneousOrder,
        /// Changes to a card start from its printed characteristics.
        StartFromPrinted,
        /// A printed number is the number before any effect applies.
        PrintedIsBeforeEffects,
        /// A card that becomes something else is no longer what it was.
        BecomingReplaces,
        /// Of effects that lower a number to a minimum, those with the greater minimum apply first.
        GreaterMinimumFirst,
        /// Reading or changing a number means the number that stands in for it.
        NumberStandsIn,
    }

    /// Numbers and amounts.
    NumberPoint {
        /// A player names no number below 0.
        ChosenAreWhole,
        /// A player does not name infinity.
        ChosenAreFinite,
        /// Fractions are rounded up.
        RoundUp,
        /// A number can fall below 0 while it is changed, and counts as 0 everywhere else.
        BelowZeroCountsAsZero,
        /// An undetermined amount is 0.
        UndeterminedIsZero,
        /// The value of a variable is named by the player whose variable it is.
        VariableNamedByOwner,
        /// A variable amount is determined once.
        DeterminedOnce,
        /// Of an action that can be done only in part, that part is done.
        AsMuchAsPossible,
        /// Doing something zero times does not count as having done it.
        ZeroTimesIsNotDone,
        /// "This turn" means the whole turn.
        ThisTurnIsAllOfIt,
        /// Damage of 0 or less is not dealt.
        ZeroDamageIsNotDealt,
        /// It is greater than every other number.
        InfinityIsGreatest,
        /// It is equal to itself.
        InfinityEqualsItself,
        /// It stays infinite when it is changed by an amount.
        InfinityStays,
    }

    /// Choosing targets, and which of them are legal.
    ChoosingPoint {
        /// Choices on resolution obey what must, and what cannot, be chosen.
        AsRequired,
        /// A choice that another player makes for an effect is a choice of the effect's controller.
        OnBehalfOfController,
        /// Of players who decide simultaneously, the turn player decides first.
        TurnPlayerFirst,
        /// Of declarations that both players make together, the turn player's comes first.
        TogetherTurnPlayerFirst,
        /// An item does not choose itself.
        NotItself,
        /// A phrase does not choose the same thing twice.
        Distinct,
        /// A target that no longer fits its description is illegal.
        MisfitIsIllegal,
        /// A target chosen by a description that refers to an illegal target is illegal.
        RelyingOnIllegalIsIllegal,
        /// Targets that are no longer legal are left out.
        IllegalIsLeftOut,
        /// If no target is legal, the whole item does nothing.
        AllIllegalDoesNothing,
        /// An item that was allowed to choose nothing, and did, does not depend on targets.
        ChoosingNothingIsNoReliance,
        /// Targets are changed only to legal ones.
        RetargetOnlyLegally,
        /// Only the targets that are changed are chosen anew.
        RetargetOnlyNamed,
    }

    /// Who acts next, and what waits on the stack.
    PriorityPoint {
        /// The player with priority acts or passes.
        HolderActs,
        /// Rule processes and waiting triggers come before a player has priority.
        ProcessesFirst,
        /// The action or pass of the player with priority decides who has it next, if anyone.
        ActionConcludes,
        /// As long as someone has it next, the round of priority goes on.
        GoesOn,
        /// A player who passes gives priority to the opponent.
        PassHandsOver,
        /// When all have passed, the top item of the stack resolves or, if there is none, play goes on.
        AllPass,
        /// When all have passed, the top item of the stack resolves.
        TopResolves,
        /// The player who has priority after a resolution.
        AfterResolution,
        /// An item goes on top of the stack.
        OnTopOfTheStack,
        /// Played and triggered items go onto the stack and do not resolve at once.
        UsesTheStack,
        /// The newest item on the stack resolves first.
        NewestFirst,
        /// A card that leaves the stack before it resolves is not played any more.
        LeavesWithItsCard,
    }

    /// Paying costs.
    CostPoint {
        /// Some units of currency may be lost in paying.
        SurplusIsLost,
    }

    /// Carrying out what a text says.
    ResolutionPoint {
        /// "Cannot" beats "can".
        CannotBeatsCan,
        /// Instructions are carried out in the order in which they are written.
        InWrittenOrder,
        /// An impossible instruction is skipped.
        ImpossibleIsSkipped,
        /// A player decides whether an optional action is done.
        Optional,
        /// The player makes the choices that an effect asks for as it resolves.
        Picks,
        /// A player searches a zone.
        Searching,
        /// Dividing puts every card into a group.
        DividingCoversAll,
        /// A group may be empty.
        GroupsMayBeEmpty,
        /// A negated item does nothing.
        NegatedDoesNothing,
        /// A one-shot effect is carried out once.
        DoneOnce,
        /// One object can meet several of the requirements of a condition.
        OneObjectMayMeetAll,
        /// An ability does what it does even if its source is gone.
        IndependentOfSource,
        /// An item on the stack no longer needs its source.
        OutlivesItsSource,
        /// An action that an effect has a card do is done by the card, not by the effect.
        CardActsNotText,
        /// A card's own name in its text means that card.
        OwnNameIsThisCard,
        /// "The opponent" is the opponent of the ability's controller.
        Opponent,
        /// In play, a player's cards are those that the player controls.
        YoursInPlay,
        /// Elsewhere, a player's cards are those in the player's zones.
        YoursElsewhere,
        /// A reference to an ability by its name means the objects that have an ability of that name.
        AbilityByName,
        /// "An ability of" an object means an ability of a card that fits its description.
        AbilityOf,
        /// "An effect of" an object means an effect of an ability of a card that fits its description.
        EffectOf,
        /// Taking several cards means taking one card that many times.
        OneAtATime,
        /// Before each card that may be taken, its player says whether it is.
        AskedBeforeEach,
        /// A player who may take up to a number may take none.
        UpToIncludesNone,
    }

    /// What players see and know.
    KnowledgePoint {
        /// Cards that an effect reveals are seen by all.
        RevealedToAll,
        /// Cards that an effect revealed in a hidden zone are hidden again, and if they lie in order, no longer known.
        RevealedIsHiddenAgain,
        /// A card that is revealed already is not revealed again.
        KnownIsNotRevealedAgain,
        /// A player may fail to find cards that the opponent does not see.
        MayFailToFind,
        /// Cards picked simultaneously from hidden zones stay hidden until all have picked.
        SimultaneousPicksAreSecret,
        /// Cards that an effect lets all see must be found.
        OpenMustBeFound,
        /// Shuffling makes the order random and unknown.
        ShufflingIsRandom,
        /// Shuffling a zone shuffles all its cards.
        ShufflingTakesAll,
        /// Revealed cards that are shuffled are no longer revealed.
        ShufflingHides,
    }

    /// Taking back an illegal action.
    UndoPoint {
        /// An illegal action is taken back.
        IllegalIsTakenBack,
        /// Its payment is returned.
        PaymentIsReturned,
        /// Neither the action nor taking it back triggers anything.
        NothingTriggers,
        /// The player who had priority has it again.
        PriorityIsRestored,
    }

    /// How a duel ends.
    EndingPoint {
        /// A player who meets a losing condition has lost.
        LosingCondition,
        /// The duel ends as soon as a player has won or lost.
        EndsAtOnce,
        /// A player who would win and lose at once loses.
        WinAndLose,
        /// If all players lose at once, the duel is drawn.
        BothLose,
        /// A player may concede.
        Concede,
        /// No effect replaces a concession.
        ConcessionIsNotReplaced,
        /// A loop that nobody can stop ends the duel.
        EndlessLoop,
        /// A duel with such a loop is drawn.
        EndlessLoopDraws,
        /// A player who can stop a loop says how often it runs.
        BreakableLoop,
        /// If both players can stop it, both say how often.
        ContestedLoop,
    }
}
