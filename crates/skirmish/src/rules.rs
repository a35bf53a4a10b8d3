//! The rules of the game, and the words they use.

use duel::book::{RuleEntry, Vocabulary};
use duel::engine::question::Topic;
use duel::ids::*;

const fn rule(id: &'static str, gist: &'static str) -> RuleEntry {
    RuleEntry { id, kind: "behaviour", gist, sites: &[], kernel: &[] }
}

/// The rules.
pub const INDEX: &[RuleEntry] = &[
    rule("1.1", "A deck holds at most three of each card."),
    rule("1.2", "A text is carried out as it is written; what cannot be done is not done."),
    rule("1.3", "A unit with as much damage as strength is destroyed."),
    rule(
        "1.4",
        "Who has to take a card from an empty deck loses, and so does who concedes; if both lose, it is a draw.",
    ),
    rule("1.5", "Abilities that triggered go onto the stack before a player acts, the turn player's first."),
    rule("2.1", "Decks are shuffled, and each player draws five cards."),
    rule("2.2", "As a turn begins its player's units are healed and turn upright, and its player draws two cards."),
    rule(
        "2.3",
        "Then players act, the turn player first; when all pass, the top of the stack resolves or the turn ends.",
    ),
    rule(
        "2.4",
        "When time is up the larger deck wins; of two as large it is a draw, or play goes on where one has to win.",
    ),
    rule("3.1", "A card is played from the hand and waits on the stack; what it chooses is chosen then."),
    rule("3.2", "Units are played in one's own turn while the stack is empty, tricks at any time."),
    rule("3.3", "Each point of cost is paid by discarding a card."),
    rule("3.4", "A unit that resolves enters the field, a trick goes to the discard."),
    rule("4.1", "The turn player attacks with an upright unit while the stack is empty: it turns sideways."),
    rule("4.2", "The other player may block with an upright unit: each deals its strength as damage to the other."),
    rule("4.3", "An attack that is not blocked discards as many cards of the other player's deck as it has strength."),
];

pub(crate) const FIELD: Zone = Zone(0);
pub(crate) const DECK: Zone = Zone(1);
pub(crate) const HAND: Zone = Zone(2);
pub(crate) const DISCARD: Zone = Zone(3);
pub(crate) const STACK: Zone = Zone(4);
pub(crate) const UNIT: Kind = Kind(0);
pub(crate) const TRICK: Kind = Kind(1);
pub(crate) const COST: Number = Number(0);
pub(crate) const STRENGTH: Number = Number(1);
pub(crate) const START: Phase = Phase(0);
pub(crate) const MAIN: Phase = Phase(1);

pub(crate) mod verb {
    use duel::ids::Verb;
    pub const PUT: Verb = Verb(0);
    pub const DRAW: Verb = Verb(1);
    pub const PLAY: Verb = Verb(2);
    pub const DISCARD: Verb = Verb(3);
    pub const CHOOSE: Verb = Verb(4);
    pub const DAMAGE: Verb = Verb(5);
    pub const DESTROY: Verb = Verb(6);
    pub const ATTACK: Verb = Verb(7);
}

/// The actions of a player who may act, by number.
pub(crate) const PLAY: u8 = 0;
pub(crate) const ATTACK: u8 = 1;
/// The question who blocks.
pub(crate) const BLOCKER: Topic = Topic::Book(0);

/// The names of these words, in the order of their numbers.
pub(crate) static VOCABULARY: Vocabulary = Vocabulary {
    game: "skirmish",
    kinds: &["Unit", "Trick"],
    numbers: &["cost", "strength"],
    verbs: &["is put", "is drawn", "is played", "is discarded", "is chosen", "is hurt", "is destroyed", "attacks"],
    phases: &["start phase", "main phase"],
    invitations: &[BLOCKER],
    rules: INDEX,
    ..Vocabulary::EMPTY
};
