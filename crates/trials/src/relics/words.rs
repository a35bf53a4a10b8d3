//! The words and the rules of the trial with relics.

use crate::rules::behaviour;
use duel::book::{RuleEntry, Vocabulary};
use duel::grid::Grid;
use duel::words::*;

/// The rules.
pub const INDEX: &[RuleEntry] = &[
    behaviour("1.1", "What is played goes onto the stack and is paid for; whoever acts keeps priority."),
    behaviour(
        "1.2",
        "When both pass the newest resolves and the turn player has priority; with an empty stack it ends.",
    ),
    behaviour("1.3", "A guardian enters the field as it resolves; another card does what it says and is put away."),
    behaviour("1.4", "A text chooses as it resolves, as many as there are."),
    behaviour("1.5", "What a text divides, or affects unlike something else, is chosen and divided as it is played."),
    behaviour("1.6", "What was chosen and is gone or no longer fits is skipped."),
    behaviour("1.7", "What triggers and would choose, but has nothing to choose, leaves the stack at once."),
    behaviour(
        "1.8",
        "All that has triggered goes onto the stack, the turn player's first, in an order of each player's.",
    ),
    behaviour("2.1", "A cost is paid with cards of the hand, one for each unit, all at once or not at all."),
    behaviour("2.2", "Additional and alternative costs are picked, of triggered abilities too, as those are stacked."),
    behaviour("2.3", "What X stands for is named before it is paid."),
    behaviour("2.4", "A cost that refers to something is fixed at what that is then."),
    behaviour(
        "2.5",
        "Before a rite that costs something is paid for, the top card of its player's deck is put into the graveyard.",
    ),
    behaviour("2.6", "Before a relic that costs something is paid for, its player's deck is shuffled."),
    behaviour("3.1", "An illegal action is taken back, and who had priority has it again."),
    behaviour(
        "3.2",
        "What brought a card into a deck, or out of one but onto the stack, or shuffled one, is not taken back.",
    ),
    behaviour("3.3", "Nothing triggers by what was taken back, nor by taking it back."),
    behaviour("4.1", "A resolving text is carried out in order; what is impossible is skipped."),
    behaviour(
        "4.2",
        "Who searches does what the text says with what was found, and shuffles then; nothing need be found.",
    ),
    behaviour("4.3", "Another player who has to choose chooses, and the effect is still its controller's."),
    behaviour("4.4", "What is forbidden cannot be done."),
    behaviour("4.5", "A player may concede; if both lose at once, nobody wins; nor in a loop nobody can stop."),
    behaviour("4.6", "A card that changes zones is a new card there."),
    behaviour("4.7", "A text of a card that names it applies in every zone."),
    behaviour("5.1", "A relic is put onto the field beside a guardian of its player."),
    behaviour("5.2", "A relic whose guardian is gone is put into the graveyard."),
    behaviour(
        "5.3",
        "A rite that is sealed is removed and belongs to a guardian, which is sealed as long as that is so.",
    ),
    behaviour("6.1", "A guardian with as much damage as it has power is put into the graveyard."),
    behaviour("6.2", "In each turn, but not in the first, its player draws; who cannot loses."),
    behaviour("6.3", "As a turn ends, what lasts for it ends and damage is gone."),
];

/// Zones.
pub mod zone {
    use super::*;
    /// Where guardians and relics stand.
    pub const FIELD: Zone = Zone(0);
    /// The deck.
    pub const DECK: Zone = Zone(1);
    /// The hand.
    pub const HAND: Zone = Zone(2);
    /// The graveyard.
    pub const GRAVE: Zone = Zone(3);
    /// What is removed, and seen by all.
    pub const REMOVED: Zone = Zone(4);
    /// What waits to resolve.
    pub const STACK: Zone = Zone(5);
}

/// Kinds of cards.
pub mod kind {
    use super::*;
    /// Stands on the field.
    pub const GUARDIAN: Kind = Kind(0);
    /// Stands beside a guardian.
    pub const RELIC: Kind = Kind(1);
    /// Is used once.
    pub const RITE: Kind = Kind(2);
}

/// Numbers.
pub mod number {
    use super::*;
    /// How many cards pay for it.
    pub const COST: Number = Number(0);
    /// How much damage it bears.
    pub const POWER: Number = Number(1);
}

/// Marks.
pub mod mark {
    use super::*;
    /// 5.3
    pub const SEALED: Mark = Mark(0);
}

/// What is done.
pub mod verb {
    use super::*;
    /// Put somewhere.
    pub const PUT: Verb = Verb(0);
    /// Played.
    pub const PLAY: Verb = Verb(1);
    /// Drawn.
    pub const DRAW: Verb = Verb(2);
    /// Discarded.
    pub const DISCARD: Verb = Verb(3);
    /// Destroyed.
    pub const DESTROY: Verb = Verb(4);
    /// Put beside a guardian.
    pub const BIND: Verb = Verb(5);
    /// Sealed.
    pub const SEAL: Verb = Verb(6);
    /// Chosen.
    pub const CHOOSE: Verb = Verb(7);
    /// Dealt damage.
    pub const DAMAGE: Verb = Verb(8);
    /// Negated.
    pub const NEGATE: Verb = Verb(9);
}

/// Phases.
pub mod phase {
    use super::*;
    /// 6.2
    pub const DRAW: Phase = Phase(0);
    /// Where everything is played.
    pub const MAIN: Phase = Phase(1);
    /// 6.3
    pub const END: Phase = Phase(2);
}

/// What everything is called.
pub(crate) static VOCABULARY: Vocabulary = Vocabulary {
    game: "trial-relics",
    kinds: &["Guardian", "Relic", "Rite"],
    colours: &[],
    currency: "",
    numbers: &["cost", "power"],
    keywords: &[],
    verbs: &[
        "is put",
        "is played",
        "is drawn",
        "is discarded",
        "is destroyed",
        "is bound",
        "is sealed",
        "is chosen",
        "is dealt damage",
        "is negated",
    ],
    synonyms: &[],
    marks: &["sealed"],
    phases: &["draw phase", "main phase", "end phase"],
    stretches: &[],
    orientations: ["upright", "sideways", "reversed"],
    roles: &[],
    routines: &[],
    invitations: &[],
    places: Grid::NONE,
    japanese: &[],
    rules: INDEX,
    formats: &[],
    sources: env!("SOURCES"),
};

/// A citation: `cite!("2.1")`.
macro_rules! cite {
    ($id:literal) => {
        const { $crate::rules::find($crate::relics::words::INDEX, $id) }
    };
}
pub(crate) use cite;
