//! The words of the game: its zones, kinds, colours, timings, keywords and deeds (parts 2 and 5).

use duel::ids::*;

/// Zones (2-23-1).
pub mod zone {
    use super::*;
    /// All squares, of both base spaces and of the battle space; [`crate::definitions::places`] numbers them.
    pub const SQUARE: Zone = Zone(0);
    /// The deck (2-23-2).
    pub const DECK: Zone = Zone(1);
    /// The top card of the deck while it lies face up (2-23-3).
    pub const PLAN: Zone = Zone(2);
    /// The hand (2-23-4).
    pub const HAND: Zone = Zone(3);
    /// The graveyard (2-23-5).
    pub const GRAVE: Zone = Zone(4);
    /// The cards that pay costs (2-23-6).
    pub const ENERGY: Zone = Zone(5);
    /// The smashed cards (2-23-7).
    pub const SMASH: Zone = Zone(6);
    /// The items that wait to resolve (2-23-9).
    pub const STACK: Zone = Zone(7);
    /// The cards removed from the game (2-23-10).
    pub const REMOVE: Zone = Zone(8);
    /// In the order of their numbers, as people write them.
    pub const NAMES: [&str; 9] =
        ["squares", "deck", "plan", "hand", "graveyard", "energy", "smash", "stack", "removed"];
}

/// Kinds of cards (2-6-2).
pub mod kind {
    use super::*;
    /// Moves and battles.
    pub const UNIT: Kind = Kind(0);
    /// Stands in the base space.
    pub const BASE: Kind = Kind(1);
    /// Is used once.
    pub const STRATEGY: Kind = Kind(2);
    /// In the order of their numbers.
    pub const NAMES: [&str; 3] = ["Unit", "Base", "Strategy"];
}

/// Colours (2-4-2-3).
pub mod colour {
    use super::*;
    /// Red.
    pub const RED: Colour = Colour(0);
    /// Black.
    pub const BLACK: Colour = Colour(1);
    /// Blue.
    pub const BLUE: Colour = Colour(2);
    /// Green.
    pub const GREEN: Colour = Colour(3);
    /// White.
    pub const WHITE: Colour = Colour(4);
    /// In the order of their numbers.
    pub const NAMES: [&str; 5] = ["Red", "Black", "Blue", "Green", "White"];
}

/// Numbers on a card.
pub mod number {
    use super::*;
    /// The energy it costs to play the card, of all colours and none (2-4-3).
    pub const COST: Number = Number(0);
    /// The energy it costs to move the card (2-5-1).
    pub const MOVE_COST: Number = Number(1);
    /// A unit's power (2-12-1).
    pub const POWER: Number = Number(2);
    /// A unit's smash (2-13-1).
    pub const SMASH: Number = Number(3);
    /// In the order of their numbers.
    pub const NAMES: [&str; 4] = ["cost", "move cost", "power", "smash"];
}

/// The printed prices of a card, by their index.
pub mod price {
    /// To play it (2-4-1).
    pub const PLAY: usize = 0;
    /// To move it (2-5-1).
    pub const MOVE: usize = 1;
}

/// Timings and keywords without numbers.
pub mod keyword {
    use super::*;
    /// Quick timing (2-9-2); cards without a timing icon have normal timing.
    pub const QUICK: Keyword = Keyword(0);
    /// Battle timing (2-9-2).
    pub const BATTLE: Keyword = Keyword(1);
    /// Arrives released when played (5-1).
    pub const RUSH: Keyword = Keyword(2);
    /// Deals its battle damage in the first battle step (5-4).
    pub const ACCELERATION: Keyword = Keyword(3);
    /// A deck may hold any number of it (5-6).
    pub const UNITY: Keyword = Keyword(4);
    /// No card is played while its move is on the stack (5-14).
    pub const HUSH: Keyword = Keyword(5);
    /// Costs less for each base on its player's base squares (5-15).
    pub const SUPPLY: Keyword = Keyword(6);
    /// Can be frozen to reduce the cost of playing or moving red units (5-10); the other colours follow in order.
    pub const CALL_RED: Keyword = Keyword(7);
    /// Call for black units (5-10).
    pub const CALL_BLACK: Keyword = Keyword(8);
    /// Call for blue units (5-10).
    pub const CALL_BLUE: Keyword = Keyword(9);
    /// Call for green units (5-10).
    pub const CALL_GREEN: Keyword = Keyword(10);
    /// Call for white units (5-10).
    pub const CALL_WHITE: Keyword = Keyword(11);
    /// The keywords that are abilities; timings are icons.
    pub const ABILITIES: Keywords = Keywords(!Keywords::of(&[QUICK, BATTLE]).0);
    /// In the order of their numbers.
    pub const NAMES: [&str; 12] = [
        "quick",
        "battle",
        "Rush",
        "Acceleration",
        "Unity",
        "Hush",
        "Supply",
        "Call — Red",
        "Call — Black",
        "Call — Blue",
        "Call — Green",
        "Call — White",
    ];
}

/// The verbs: actions and events that can be forbidden or noticed.
pub mod verb {
    use super::*;
    /// A card is put somewhere, by no other verb.
    pub const PUT: Verb = Verb(0);
    /// Destroyed: put into the graveyard from a square, the energy zone or the smash zone (2-23-1-4).
    pub const DESTROY: Verb = Verb(1);
    /// Drawn (2-23-1-4).
    pub const DRAW: Verb = Verb(2);
    /// Put into the smash zone by smashing (3-9-1).
    pub const SMASH: Verb = Verb(3);
    /// Frozen (2-26-1).
    pub const FREEZE: Verb = Verb(4);
    /// Released (2-26-1).
    pub const RELEASE: Verb = Verb(5);
    /// Chosen as a target (4-11-1).
    pub const TARGET: Verb = Verb(6);
    /// Dealt damage.
    pub const DAMAGE: Verb = Verb(7);
    /// Negated (4-10-1).
    pub const NEGATE: Verb = Verb(8);
    /// Played (4-7-2-9).
    pub const PLAY: Verb = Verb(9);
    /// Put on its square as a played unit or base resolves (2-20-1-3, 2-20-2-3).
    pub const ARRIVE: Verb = Verb(10);
    /// Put on a square as its move resolves (4-9-3-2).
    pub const MOVE: Verb = Verb(11);
    /// An ability of it is activated.
    pub const USE: Verb = Verb(12);
    /// Its move is activated (4-7-3-5).
    pub const SET_OUT: Verb = Verb(13);
    /// Put into the energy zone in the energy phase (3-7-1).
    pub const CHARGE: Verb = Verb(14);
    /// Turned face up as the plan (3-8-2-3, 3-8-2-4).
    pub const REVEAL_PLAN: Verb = Verb(15);
    /// Turned face down again (2-23-3).
    pub const HIDE_PLAN: Verb = Verb(16);
    /// Attacks: put on a square later than the unit it battles (3-11-5).
    pub const ATTACK: Verb = Verb(17);
    /// Is attacked (3-11-5).
    pub const ATTACKED: Verb = Verb(18);
    /// Wins a battle (3-14-1-1).
    pub const WIN_BATTLE: Verb = Verb(19);
    /// Is frozen to smash (3-9-1).
    pub const SMASH_WITH: Verb = Verb(20);
    /// Scrapped to pay a cost (2-23-1-4).
    pub const SCRAP: Verb = Verb(21);
    /// Removed from the game (2-23-1-4).
    pub const REMOVE: Verb = Verb(22);
    /// Put into the hand.
    pub const RETURN: Verb = Verb(23);
    /// Fused to pay a cost (6-4-1).
    pub const FUSE: Verb = Verb(24);
    /// Moved with its Advance paid (5-11-2).
    pub const ADVANCE: Verb = Verb(25);
    /// Shown from the hand by its own trigger (4-8-12).
    pub const REVEAL: Verb = Verb(26);
    /// Put under a card as a ki card (6-1-1).
    pub const LAY: Verb = Verb(27);
    /// Bound to a unit (6-6-1).
    pub const BIND: Verb = Verb(28);
    /// A battle begins (3-12-1).
    pub const BEGIN_BATTLE: Verb = Verb(29);
    /// A second battle step begins (3-13-1).
    pub const BEGIN_SECOND_STEP: Verb = Verb(30);
    /// A battle end step begins (3-14-1).
    pub const BEGIN_END_STEP: Verb = Verb(31);
    /// A battle ends (3-14-2-2).
    pub const END_BATTLE: Verb = Verb(32);
    /// A turn begins (3-5-1).
    pub const BEGIN_TURN: Verb = Verb(33);
    /// A release phase begins (3-5-1).
    pub const BEGIN_RELEASE: Verb = Verb(34);
    /// A draw phase begins (3-6-1-1).
    pub const BEGIN_DRAW: Verb = Verb(35);
    /// An energy phase begins (3-7-1).
    pub const BEGIN_ENERGY: Verb = Verb(36);
    /// A main phase begins (3-8-1).
    pub const BEGIN_MAIN: Verb = Verb(37);
    /// A smash phase begins (3-9-1).
    pub const BEGIN_SMASH: Verb = Verb(38);
    /// A recovery phase begins (3-10-1).
    pub const BEGIN_RECOVERY: Verb = Verb(39);
    /// A turn ends (3-10-2).
    pub const END_TURN: Verb = Verb(40);
    /// Shuffled into the deck (6-2-5).
    pub const SHUFFLE_IN: Verb = Verb(41);
    /// A unit enters a battle (3-12-1).
    pub const BATTLE: Verb = Verb(42);
    /// A unit's battle ends (3-14-2-2).
    pub const LEAVE_BATTLE: Verb = Verb(43);
    /// Loses a battle: another unit has won it (3-14-1).
    pub const LOSE_BATTLE: Verb = Verb(44);
    /// Dealt battle damage (3-12-2).
    pub const STRIKE: Verb = Verb(45);
    /// In the order of their numbers, as a log writes them.
    pub const NAMES: [&str; 46] = [
        "is put",
        "is destroyed",
        "is drawn",
        "is smashed",
        "is frozen",
        "is released",
        "is targeted",
        "is dealt damage",
        "is negated",
        "is played",
        "is put on its square",
        "moves",
        "is activated",
        "sets out",
        "is put into the energy zone",
        "is turned up as the plan",
        "is turned down",
        "attacks",
        "is attacked",
        "wins the battle",
        "smashes",
        "is scrapped",
        "is removed from the game",
        "is put into the hand",
        "is fused",
        "advances",
        "is shown",
        "is laid beneath",
        "is bound",
        "begins a battle",
        "begins a second battle step",
        "begins a battle end step",
        "ends a battle",
        "begins a turn",
        "begins a release phase",
        "begins a draw phase",
        "begins an energy phase",
        "begins a main phase",
        "begins a smash phase",
        "begins a recovery phase",
        "ends a turn",
        "is shuffled into the deck",
        "battles",
        "comes to the end of its battle",
        "loses the battle",
        "is dealt battle damage",
    ];
}

/// Marks on an object.
pub mod mark {
    use super::*;
    /// A unit played to the centre area, to be destroyed at once or after its battle (4-16-4-8, 4-16-4-9).
    pub const DOOMED: Mark = Mark(0);
    /// Shown in the hand until the ability it was shown for has ended (4-8-12).
    pub const SHOWN: Mark = Mark(1);
    /// A unit that moved this turn (5-13-2).
    pub const MOVED: Mark = Mark(2);
    /// A played card whose Linkages have been decided, until it has arrived (5-12-3, 5-12-4).
    pub const JUDGED: Mark = Mark(3);
    /// The first Linkage was met; the others follow in order.
    pub const LINKED: Mark = Mark(4);
    /// The number of Linkages of a card that have a mark.
    pub const LINKS: u8 = 12;
    /// The marks a played card keeps as it arrives.
    pub const OF_PLAYED: Marks = Marks(Marks::of(&[DOOMED, JUDGED]).0 | ((1 << LINKS) - 1) << LINKED.0);
    /// In the order of their numbers.
    pub const NAMES: [&str; (LINKED.0 + LINKS) as usize] = [
        "doomed",
        "shown",
        "moved",
        "judged",
        "linked",
        "linked twice",
        "linked thrice",
        "linked four times",
        "linked five times",
        "linked six times",
        "linked seven times",
        "linked eight times",
        "linked nine times",
        "linked ten times",
        "linked eleven times",
        "linked twelve times",
    ];
}

/// The roles of units in battles (3-11-1-2, 3-11-5), as bits of [`duel::state::combat::Participant::roles`].
pub mod role {
    /// Takes part in the battle.
    pub const BATTLING: u8 = 1;
    /// Came to the square later.
    pub const ATTACKING: u8 = 2;
    /// Was on the square before.
    pub const ATTACKED: u8 = 4;
    /// Its battle damage has been stacked in this battle (5-4-2).
    pub const STRUCK: u8 = 8;
    /// Was on the square when the battle began (3-12-2).
    pub const STARTER: u8 = 16;
    /// Was played to the centre area, began the battle by that, and dies at its end (4-16-4-9).
    pub const DOOMED: u8 = 32;
    /// In the order of their bits.
    pub const NAMES: [&str; 4] = ["battling", "attacking", "attacked", "struck"];
}

/// Phases and battle steps.
pub mod phase {
    use super::*;
    /// Before the first turn.
    pub const SETUP: Phase = Phase(0);
    /// The release phase (3-5).
    pub const RELEASE: Phase = Phase(1);
    /// The draw phase (3-6).
    pub const DRAW: Phase = Phase(2);
    /// The energy phase (3-7).
    pub const ENERGY: Phase = Phase(3);
    /// The main phase (3-8).
    pub const MAIN: Phase = Phase(4);
    /// The smash phase (3-9).
    pub const SMASH: Phase = Phase(5);
    /// The recovery phase (3-10).
    pub const RECOVERY: Phase = Phase(6);
    /// The first battle step (3-12).
    pub const FIRST_STEP: Phase = Phase(7);
    /// The second battle step (3-13).
    pub const SECOND_STEP: Phase = Phase(8);
    /// The battle end step (3-14).
    pub const END_STEP: Phase = Phase(9);
    /// In the order of their numbers.
    pub const NAMES: [&str; 10] = [
        "setup",
        "release phase",
        "draw phase",
        "energy phase",
        "main phase",
        "smash phase",
        "recovery phase",
        "first battle step",
        "second battle step",
        "battle end step",
    ];
    /// Names that cover several phases.
    pub const STRETCHES: &[(&str, &[Phase])] = &[("battle", &[FIRST_STEP, SECOND_STEP, END_STEP])];
}

/// Routines: procedures of the rules, on the stack or called by an effect.
pub mod routine {
    use super::*;
    /// A unit's move (4-7-3).
    pub const MOVE: Routine = Routine(0);
    /// The exchange of battle damage (3-12-2, 3-13-2).
    pub const EXCHANGE: Routine = Routine(1);
    /// Creating the plan zone (3-8-2-3).
    pub const CREATE_PLAN: Routine = Routine(2);
    /// Renewing the plan zone (3-8-2-4).
    pub const RENEW_PLAN: Routine = Routine(3);
    /// Cards from the top of a deck go to the smash zone.
    pub const SMASH: Routine = Routine(4);
    /// The top card of a deck is turned face up as the plan.
    pub const TURN_UP: Routine = Routine(5);
    /// In the order of their numbers.
    pub const NAMES: [&str; 6] =
        ["move", "exchange of battle damage", "new plan", "renewal of the plan", "smash", "plan turned up"];
}

/// The sorts of abilities: by timing, for those that are activated (4-3-4), and the keywords with text of their own.
pub mod label {
    use super::*;
    /// The effect of a strategy.
    pub const SPELL: Label = Label(0);
    /// Activated at normal timing.
    pub const NORMAL: Label = Label(1);
    /// Activated at quick timing.
    pub const QUICK: Label = Label(2);
    /// Activated at battle timing.
    pub const BATTLE: Label = Label(3);
    /// Triggered.
    pub const TRIGGER: Label = Label(4);
    /// Static.
    pub const STATIC: Label = Label(5);
    /// Replaces an event.
    pub const REPLACE: Label = Label(6);
    /// Instant Death (5-2).
    pub const INSTANT_DEATH: Label = Label(7);
    /// Muster (5-3).
    pub const MUSTER: Label = Label(8);
    /// Support (5-5).
    pub const SUPPORT: Label = Label(9);
    /// Rampage (5-7-2).
    pub const RAMPAGE: Label = Label(10);
    /// Awakening (5-7-3).
    pub const AWAKENING: Label = Label(11);
    /// Formation Summon (5-8); the eight shapes follow in order (5-8-2-1 to 5-8-2-8).
    pub const FORMATION: Label = Label(12);
    /// Pincer (5-9).
    pub const PINCER: Label = Label(20);
    /// Advance (5-11).
    pub const ADVANCE: Label = Label(21);
    /// Linkage (5-12).
    pub const LINKAGE: Label = Label(22);
    /// Resonance (5-13).
    pub const RESONANCE: Label = Label(23);
    /// Raid (5-16).
    pub const RAID: Label = Label(24);
    /// Resistance (5-17).
    pub const RESISTANCE: Label = Label(25);
    /// Triggers in the hand, if its card is shown (4-8-12).
    pub const FROM_HAND: Label = Label(26);
}

/// Relations between squares, from the view of the controller of the text.
pub mod relation {
    use super::*;
    /// The square itself.
    pub const SAME: Relation = Relation(0);
    /// Above, below, left or right of it; a base square also to the home square of its line (2-23-8-2).
    pub const ADJACENT: Relation = Relation(1);
    /// In its line, from base square to base square (2-24-4).
    pub const IN_LINE: Relation = Relation(2);
    /// In its area (2-24-6).
    pub const IN_AREA: Relation = Relation(3);
    /// Around it, corners too.
    pub const AROUND: Relation = Relation(4);
    /// In its line in front of it, from the controller's view.
    pub const FRONT: Relation = Relation(5);
    /// In its line behind it.
    pub const BEHIND: Relation = Relation(6);
    /// The next square of its line in front of it.
    pub const NEXT_FRONT: Relation = Relation(7);
    /// The next square of its line behind it.
    pub const NEXT_BEHIND: Relation = Relation(8);
}

/// The counter of a player whose deck was put in order deliberately (6-2-1), by its name.
pub const ORDERED: &str = "Ordered";
