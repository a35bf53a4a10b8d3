//! The words and the rules of the trial on a board.

use crate::rules::behaviour;
use duel::book::{RuleEntry, Vocabulary};
use duel::grid::Grid;
use duel::words::*;

/// The rules.
pub const INDEX: &[RuleEntry] = &[
    behaviour("1.1", "Nine places are shared; a unit that goes from place to place stays what it is."),
    behaviour(
        "1.2",
        "A unit is played through the stack to a named place of the home or middle row without an own unit.",
    ),
    behaviour("1.3", "A resolved unit is put on its place, frozen, under the control of who played it."),
    behaviour(
        "1.4",
        "A released unit may be moved, for one energy and through the stack, to an adjacent place without an own unit.",
    ),
    behaviour(
        "1.5",
        "A card without timing is played in one's own main phase with nothing on the stack and no battle.",
    ),
    behaviour("1.6", "A quick card is played in any main phase outside battle."),
    behaviour("1.7", "A battle card is played in any main phase."),
    behaviour("1.8", "Each point of cost is paid by freezing a released card in the energy zone."),
    behaviour("2.1", "Two units of different controllers at one place begin a battle, after all other rule processes."),
    behaviour("2.2", "A battle suspends the stack and the waiting triggers; it has a stack of its own."),
    behaviour("2.3", "When both pass in a battle with nothing on its stack, an exchange of battle damage is stacked."),
    behaviour("2.4", "Battle damage is fixed when the exchange is stacked; who has left the board takes none."),
    behaviour("2.5", "A battle inside a battle suspends the outer one until it ends."),
    behaviour("2.6", "If both units still stand at the end of a battle, the one that came later is destroyed."),
    behaviour("2.7", "What lasts until the end of a battle ends with that battle and no other."),
    behaviour("3.1", "A unit with as much damage as power is destroyed; so is one without power."),
    behaviour("3.2", "A player with four smashed cards loses."),
    behaviour("3.3", "A player without a deck loses."),
    behaviour("3.4", "Units put where their controller has one already are destroyed."),
    behaviour("4.1", "The turn player has priority first and after everything that is done or resolves."),
    behaviour("4.2", "Waiting triggers go onto the stack together, the turn player's first, each in an own order."),
    behaviour("4.3", "Choices are made when something is played; if none is legal any more, it is negated."),
    behaviour("4.4", "What is forbidden cannot be done."),
    behaviour("4.5", "Costs are paid in full or not at all."),
    behaviour("4.6", "A resolving text is carried out in order; what is impossible is skipped."),
    behaviour("4.7", "A player may concede; if both lose at once, nobody wins; nor in a loop nobody can stop."),
    behaviour("4.8", "An illegal action is undone."),
    behaviour("5.1", "As a turn begins its player releases everything, then draws, but not on the first turn."),
    behaviour("5.2", "The turn player may put a card from the hand into the energy zone."),
    behaviour(
        "5.3",
        "At the end a released unit in the far row smashes: it freezes, and the top card of the opponent's deck is smashed.",
    ),
    behaviour("5.4", "As a turn ends damage comes off and what lasts for the turn ends."),
    behaviour("6.1", "The loser of a duel decides who goes first in the next; after a draw it is as it was."),
    behaviour("6.2", "Between duels cards are exchanged with the sideboard; a deck has at most three cards of a name."),
    behaviour(
        "6.3",
        "Where a match may be drawn, the turn in which time is called and the next are played: then it is a draw.",
    ),
    behaviour("6.4", "Where a match may be drawn, no duel is begun after time is called."),
    behaviour("6.5", "Where someone has to win, fewer smashed cards win then, or as soon as there is a difference."),
    behaviour("6.6", "Where someone has to win, the score decides between duels; if it is equal, another duel does."),
];

/// Zones.
pub mod zone {
    use super::*;
    /// The nine places, row by row from the first player's home row.
    pub const BOARD: Zone = Zone(0);
    /// The deck.
    pub const DECK: Zone = Zone(1);
    /// The hand.
    pub const HAND: Zone = Zone(2);
    /// The graveyard.
    pub const GRAVE: Zone = Zone(3);
    /// What pays.
    pub const ENERGY: Zone = Zone(4);
    /// What was smashed, face down.
    pub const SMASH: Zone = Zone(5);
    /// What waits to resolve.
    pub const STACK: Zone = Zone(6);
}

/// Kinds of cards.
pub mod kind {
    use super::*;
    /// Stands on the board.
    pub const UNIT: Kind = Kind(0);
    /// Is used once.
    pub const STRATEGY: Kind = Kind(1);
}

/// Numbers.
pub mod number {
    use super::*;
    /// Energy to play it.
    pub const COST: Number = Number(0);
    /// Power.
    pub const POWER: Number = Number(1);
}

/// Keywords.
pub mod keyword {
    use super::*;
    /// 1.6
    pub const QUICK: Keyword = Keyword(0);
    /// 1.7
    pub const BATTLE: Keyword = Keyword(1);
}

/// What is done.
pub mod verb {
    use super::*;
    /// Put somewhere.
    pub const PUT: Verb = Verb(0);
    /// Played.
    pub const PLAY: Verb = Verb(1);
    /// Moved.
    pub const MOVE: Verb = Verb(2);
    /// Destroyed.
    pub const DESTROY: Verb = Verb(3);
    /// Drawn.
    pub const DRAW: Verb = Verb(4);
    /// Smashed.
    pub const SMASH: Verb = Verb(5);
    /// Frozen.
    pub const FREEZE: Verb = Verb(6);
    /// Released.
    pub const RELEASE: Verb = Verb(7);
    /// Chosen.
    pub const CHOOSE: Verb = Verb(8);
    /// Dealt damage.
    pub const DAMAGE: Verb = Verb(9);
    /// Negated.
    pub const NEGATE: Verb = Verb(10);
    /// Battles; the counterpart is the other unit.
    pub const BATTLE: Verb = Verb(11);
}

/// Phases.
pub mod phase {
    use super::*;
    /// 5.1
    pub const RELEASE: Phase = Phase(0);
    /// 5.2
    pub const ENERGY: Phase = Phase(1);
    /// Where most is done.
    pub const MAIN: Phase = Phase(2);
    /// 5.3
    pub const SMASH: Phase = Phase(3);
    /// 5.4
    pub const END: Phase = Phase(4);
}

/// What the rules themselves put onto the stack.
pub mod routine {
    use super::*;
    /// A unit's move (1.4).
    pub const MOVE: Routine = Routine(0);
    /// The exchange of battle damage (2.3).
    pub const EXCHANGE: Routine = Routine(1);
}

/// Places next to a place.
pub const ADJACENT: Relation = Relation(0);
/// Places in a line with a place.
pub const IN_LINE: Relation = Relation(1);

/// For [`ADJACENT`] and [`IN_LINE`], the places so related to each.
pub(crate) const RELATED: &[&[u32]] = &[
    &[
        1 << 1 | 1 << 3,
        1 | 1 << 2 | 1 << 4,
        1 << 1 | 1 << 5,
        1 | 1 << 4 | 1 << 6,
        1 << 1 | 1 << 3 | 1 << 5 | 1 << 7,
        1 << 2 | 1 << 4 | 1 << 8,
        1 << 3 | 1 << 7,
        1 << 4 | 1 << 6 | 1 << 8,
        1 << 5 | 1 << 7,
    ],
    &[0x49, 0x92, 0x124, 0x49, 0x92, 0x124, 0x49, 0x92, 0x124],
];

/// What everything is called.
pub(crate) static VOCABULARY: Vocabulary = Vocabulary {
    game: "trial-board",
    kinds: &["Unit", "Strategy"],
    colours: &[],
    currency: "",
    numbers: &["cost", "power"],
    keywords: &["Quick", "Battle"],
    verbs: &[
        "is put",
        "is played",
        "is moved",
        "is destroyed",
        "is drawn",
        "is smashed",
        "is frozen",
        "is released",
        "is chosen",
        "is dealt damage",
        "is negated",
        "battles",
    ],
    synonyms: &[],
    marks: &[],
    phases: &["release phase", "energy phase", "main phase", "smash phase", "end phase"],
    stretches: &[],
    orientations: ["released", "frozen", "reversed"],
    roles: &[],
    routines: &["move", "exchange of battle damage"],
    invitations: &[super::turn::ENERGY],
    places: Grid::NONE,
    japanese: &[],
    rules: INDEX,
    formats: &[],
    sources: env!("SOURCES"),
};

/// A citation: `cite!("2.1")`.
macro_rules! cite {
    ($id:literal) => {
        const { $crate::rules::find($crate::board::words::INDEX, $id) }
    };
}
pub(crate) use cite;
