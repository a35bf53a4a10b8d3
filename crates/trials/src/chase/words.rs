//! The words and the rules of the trial with a chase.

use crate::rules::behaviour;
use duel::book::{RuleEntry, Vocabulary};
use duel::grid::Grid;
use duel::words::*;

/// The rules.
pub const INDEX: &[RuleEntry] = &[
    behaviour("1.1", "What is played goes to the chase zone; whoever acts keeps priority, a pass gives it away."),
    behaviour(
        "1.2",
        "When both pass the newest resolves and the turn player has priority; with an empty chase it ends.",
    ),
    behaviour("1.3", "A resolving servant enters recovered or reversed, as its controller likes."),
    behaviour(
        "1.4",
        "Servants and conjures are played in one's own main phase with an empty chase; Quick ones at any time.",
    ),
    behaviour(
        "1.5",
        "Targets are chosen when something is played; what concerns an illegal one is skipped, the rest happens.",
    ),
    behaviour("1.6", "One trigger is played, the turn player's first; then everything is looked at again."),
    behaviour("2.1", "A card costs aether; of each of its colours at least one."),
    behaviour(
        "2.2",
        "Resting a caster makes as much aether of its colours as its level, at once, with priority or while paying.",
    ),
    behaviour("2.3", "Aether that is not spent is held until the turn ends."),
    behaviour("2.4", "A unit of two colours pays for one of them."),
    behaviour(
        "3.1",
        "Attacking the opponent corrupts an orb of the attacker's choice, unseen; with Double two at once.",
    ),
    behaviour("3.2", "Corrupted orbs go to their owner's hand together."),
    behaviour(
        "3.3",
        "Break: instead of going from the orbs to the hand it may be played at once without paying, several in any order.",
    ),
    behaviour("3.4", "Attacking an opponent without orbs wins."),
    behaviour("3.5", "A servant is attacked by a recovered servant; a greater attack destroys it."),
    behaviour("4.1", "A player who cannot draw in the draw phase loses."),
    behaviour("4.2", "What is forbidden cannot be done."),
    behaviour("4.3", "Costs are paid in full or not at all."),
    behaviour("4.4", "A resolving text is carried out in order; what is impossible is skipped."),
    behaviour("4.5", "A player may concede; if both lose at once, nobody wins; nor in a loop nobody can stop."),
    behaviour("4.6", "An illegal action is undone."),
    behaviour("4.7", "What is negated goes to the graveyard without resolving."),
    behaviour("4.8", "What a text asks of this turn it asks of the whole turn, even if its card was not there yet."),
    behaviour("4.9", "Infinity is greater than every number."),
    behaviour("4.10", "Infinity is equal to infinity."),
    behaviour("4.11", "Infinity stays infinity when it grows or falls; it can become another number."),
    behaviour("4.12", "An attack or defence that comes to no multiple of 100 is rounded up to one."),
    behaviour("4.13", "What is printed on a card is what it is before any effect applies."),
    behaviour(
        "4.14",
        "Where each player decides, the turn player decides first; what they decided on happens at once.",
    ),
    behaviour("5.1", "As a turn begins its player recovers what is rested, then draws, but not on the first turn."),
    behaviour("5.2", "Then the player may call a caster from the hand."),
    behaviour("5.3", "As a turn ends what lasts for it ends and all aether vanishes."),
    behaviour("6.1", "A text creates tokens among the servants of its controller; they enter as cards do."),
    behaviour("6.2", "Tokens are treated like cards; what is said of tokens is said of no other card."),
    behaviour("6.3", "A token that has left the field vanishes right after it arrived elsewhere."),
];

/// Zones.
pub mod zone {
    use super::*;
    /// Where servants stand.
    pub const SERVANTS: Zone = Zone(0);
    /// Where casters stand.
    pub const CASTERS: Zone = Zone(1);
    /// The deck.
    pub const DECK: Zone = Zone(2);
    /// The hand.
    pub const HAND: Zone = Zone(3);
    /// The orbs, which nobody sees.
    pub const ORBS: Zone = Zone(4);
    /// The graveyard.
    pub const GRAVE: Zone = Zone(5);
    /// What waits to resolve.
    pub const CHASE: Zone = Zone(6);
    /// Where tokens are that do not exist.
    pub const NOWHERE: Zone = Zone(7);
}

/// Kinds of cards.
pub mod kind {
    use super::*;
    /// Makes aether.
    pub const CASTER: Kind = Kind(0);
    /// Attacks.
    pub const SERVANT: Kind = Kind(1);
    /// Is used once.
    pub const CONJURE: Kind = Kind(2);
}

/// Colours.
pub mod colour {
    use super::*;
    /// Red.
    pub const RED: Colour = Colour(0);
    /// Blue.
    pub const BLUE: Colour = Colour(1);
}

/// Numbers.
pub mod number {
    use super::*;
    /// Aether to play it.
    pub const COST: Number = Number(0);
    /// Attack.
    pub const ATTACK: Number = Number(1);
    /// Defence.
    pub const DEFENCE: Number = Number(2);
    /// Level of a caster.
    pub const LEVEL: Number = Number(3);
}

/// Keywords.
pub mod keyword {
    use super::*;
    /// 1.4
    pub const QUICK: Keyword = Keyword(0);
    /// 3.1
    pub const DOUBLE: Keyword = Keyword(1);
    /// 3.3
    pub const BREAK: Keyword = Keyword(2);
}

/// What is done.
pub mod verb {
    use super::*;
    /// Put somewhere.
    pub const PUT: Verb = Verb(0);
    /// Played.
    pub const PLAY: Verb = Verb(1);
    /// Called.
    pub const CALL: Verb = Verb(2);
    /// Destroyed.
    pub const DESTROY: Verb = Verb(3);
    /// Drawn.
    pub const DRAW: Verb = Verb(4);
    /// Corrupted.
    pub const CORRUPT: Verb = Verb(5);
    /// Rested.
    pub const REST: Verb = Verb(6);
    /// Recovered.
    pub const RECOVER: Verb = Verb(7);
    /// Chosen.
    pub const CHOOSE: Verb = Verb(8);
    /// Dealt damage, which this trial does not have.
    pub const DAMAGE: Verb = Verb(9);
    /// Attacks.
    pub const ATTACK: Verb = Verb(10);
    /// Negated.
    pub const NEGATE: Verb = Verb(11);
    /// Makes aether.
    pub const MAKE: Verb = Verb(12);
    /// Created.
    pub const CREATE: Verb = Verb(13);
    /// Ceases to exist.
    pub const VANISH: Verb = Verb(14);
    /// Returned to the hand.
    pub const RETURN: Verb = Verb(15);
}

/// Phases.
pub mod phase {
    use super::*;
    /// 5.1
    pub const RECOVERY: Phase = Phase(0);
    /// 5.2
    pub const CALL: Phase = Phase(1);
    /// Where most is played.
    pub const MAIN: Phase = Phase(2);
    /// 3.1
    pub const BATTLE: Phase = Phase(3);
    /// 5.3
    pub const END: Phase = Phase(4);
}

/// What everything is called.
pub(crate) static VOCABULARY: Vocabulary = Vocabulary {
    game: "trial-chase",
    kinds: &["Caster", "Servant", "Conjure"],
    colours: &["red", "blue"],
    currency: "aether",
    numbers: &["cost", "attack", "defence", "level"],
    keywords: &["Quick", "Double", "Break"],
    verbs: &[
        "is put",
        "is played",
        "is called",
        "is destroyed",
        "is drawn",
        "is corrupted",
        "is rested",
        "is recovered",
        "is chosen",
        "is dealt damage",
        "attacks",
        "is negated",
        "makes aether",
        "is created",
        "vanishes",
        "is returned",
    ],
    synonyms: &[],
    marks: &[],
    phases: &["recovery phase", "call phase", "main phase", "battle phase", "end phase"],
    stretches: &[],
    orientations: ["recovered", "rested", "reversed"],
    roles: &[],
    routines: &[],
    invitations: &[super::turn::CALL, super::battle::ATTACKER],
    places: Grid::NONE,
    japanese: &[],
    rules: INDEX,
    formats: &[],
    sources: env!("SOURCES"),
};

/// A citation: `cite!("2.1")`.
macro_rules! cite {
    ($id:literal) => {
        const { $crate::rules::find($crate::chase::words::INDEX, $id) }
    };
}
pub(crate) use cite;
