//! The words and the rules of the trial in lanes.

use crate::rules::behaviour;
use duel::book::{RuleEntry, Vocabulary};
use duel::grid::Grid;
use duel::words::*;

/// The rules.
pub const INDEX: &[RuleEntry] = &[
    behaviour("1.1", "What is played resolves at once; nobody answers."),
    behaviour("1.2", "A chara is played to a named area of one's own and put there rebooted."),
    behaviour("1.3", "Each point of cost is paid by putting an energy card into the trash."),
    behaviour("1.4", "Choices are made at resolution; where too little can be chosen, as much as there is."),
    behaviour(
        "1.5",
        "A chara put where its controller has another of lower cost levels up: the older becomes experience beneath it; otherwise the older goes to the trash.",
    ),
    behaviour("1.6", "Playing onto a chara of lower cost costs 1 less for it and for each card beneath it."),
    behaviour("1.7", "What lies beneath a chara goes along to whatever zone it goes to."),
    behaviour("2.1", "The turn player attacks with a rebooted chara, which goes to sleep."),
    behaviour(
        "2.2",
        "Then the other player may take exactly one action: discard a card to slide a chara to an adjacent empty area.",
    ),
    behaviour(
        "2.3",
        "Then the attacker's player scouts: the top card of the deck is turned up and, if it has the icon, may be played free; else it becomes energy.",
    ),
    behaviour("2.4", "If the lane is opposed both scout at once; the turn player plays first."),
    behaviour("2.5", "A card that passes through the scout and temporary zones comes from where it was before."),
    behaviour("2.6", "The attacker deals its power as damage to the chara that faces it."),
    behaviour(
        "2.7",
        "An attacker still in its area, with nobody facing it from the start of the battle, scores a point.",
    ),
    behaviour("3.1", "A chara with as much damage as power, or without power, leaves to the energy zone."),
    behaviour("3.2", "A player whose opponent has four points loses."),
    behaviour("3.3", "A turn player without a deck as the turn begins loses."),
    behaviour(
        "4.1",
        "After every action and step rule processes come, then one trigger, and so on until there are none.",
    ),
    behaviour(
        "4.2",
        "The turn player picks which waiting trigger comes next, whoever controls it; it resolves at once.",
    ),
    behaviour("4.3", "What is forbidden cannot be done."),
    behaviour("4.4", "Costs are paid in full or not at all."),
    behaviour("4.5", "A resolving text is carried out in order; what is impossible is skipped."),
    behaviour("4.6", "A player may concede; if both lose at once, nobody wins; nor in a loop nobody can stop."),
    behaviour("4.7", "An illegal action is undone."),
    behaviour("5.1", "As a turn begins its player reboots everything and draws."),
    behaviour("5.2", "In the main phase the turn player acts, one action at a time, until doing nothing."),
    behaviour("5.3", "Then any number of cards from the hand may become energy."),
    behaviour("5.4", "As a turn ends damage comes off and what lasts for the turn ends."),
];

/// Zones.
pub mod zone {
    use super::*;
    /// Three areas each.
    pub const AREA: Zone = Zone(0);
    /// The deck.
    pub const DECK: Zone = Zone(1);
    /// The hand.
    pub const HAND: Zone = Zone(2);
    /// The trash.
    pub const TRASH: Zone = Zone(3);
    /// What pays.
    pub const ENERGY: Zone = Zone(4);
    /// Beneath charas.
    pub const EXP: Zone = Zone(5);
    /// Cards being scouted, in passing.
    pub const SCOUT: Zone = Zone(6);
    /// Cards being played, in passing.
    pub const TEMPORARY: Zone = Zone(7);
}

/// Kinds of cards.
pub mod kind {
    use super::*;
    /// Stands in an area.
    pub const CHARA: Kind = Kind(0);
    /// Is used once.
    pub const EVENT: Kind = Kind(1);
}

/// Numbers.
pub mod number {
    use super::*;
    /// Energy to play it.
    pub const COST: Number = Number(0);
    /// Power.
    pub const POWER: Number = Number(1);
}

/// The scout icon.
pub const SCOUT: Keyword = Keyword(0);

/// What the players count, by its place in the pool.
pub const POINT: Counter = Counter(0);

/// What is done.
pub mod verb {
    use super::*;
    /// Put somewhere.
    pub const PUT: Verb = Verb(0);
    /// Played.
    pub const PLAY: Verb = Verb(1);
    /// Slid.
    pub const SLIDE: Verb = Verb(2);
    /// Leaves.
    pub const LEAVE: Verb = Verb(3);
    /// Drawn.
    pub const DRAW: Verb = Verb(4);
    /// Scouted.
    pub const SCOUT: Verb = Verb(5);
    /// Goes to sleep.
    pub const SLEEP: Verb = Verb(6);
    /// Is rebooted.
    pub const REBOOT: Verb = Verb(7);
    /// Chosen.
    pub const CHOOSE: Verb = Verb(8);
    /// Dealt damage.
    pub const DAMAGE: Verb = Verb(9);
    /// Attacks.
    pub const ATTACK: Verb = Verb(10);
    /// Levels up.
    pub const LEVEL_UP: Verb = Verb(11);
    /// Discarded.
    pub const DISCARD: Verb = Verb(12);
    /// Scores.
    pub const SCORE: Verb = Verb(13);
}

/// Phases and steps.
pub mod phase {
    use super::*;
    /// 5.1
    pub const START: Phase = Phase(0);
    /// 5.2
    pub const MAIN: Phase = Phase(1);
    /// 2.2
    pub const BLOCK: Phase = Phase(2);
    /// 5.3
    pub const CHARGE: Phase = Phase(3);
}

/// A chara's slide (2.2).
pub const SLIDE: Routine = Routine(0);

/// What everything is called.
pub(crate) static VOCABULARY: Vocabulary = Vocabulary {
    game: "trial-lanes",
    kinds: &["Chara", "Event"],
    colours: &[],
    currency: "",
    numbers: &["cost", "power"],
    keywords: &["Scout"],
    verbs: &[
        "is put",
        "is played",
        "slides",
        "leaves",
        "is drawn",
        "is scouted",
        "goes to sleep",
        "is rebooted",
        "is chosen",
        "is dealt damage",
        "attacks",
        "levels up",
        "is discarded",
        "scores",
    ],
    synonyms: &[],
    marks: &[],
    phases: &["start phase", "main phase", "block step", "charge phase"],
    stretches: &[],
    orientations: ["rebooted", "asleep", "reversed"],
    roles: &[],
    routines: &[],
    invitations: &[super::turn::CHARGE],
    places: Grid::NONE,
    japanese: &[],
    rules: INDEX,
    formats: &[],
    sources: env!("SOURCES"),
};

/// A citation: `cite!("2.1")`.
macro_rules! cite {
    ($id:literal) => {
        const { $crate::rules::find($crate::lanes::words::INDEX, $id) }
    };
}
pub(crate) use cite;
