//! The words of the family: its zones, card types, elements, keywords and verbs (chapters 5 to 7 and 15).
//!
//! Each edition has those that its document names.

use duel::ids::*;

/// Zones (7.1).
pub mod zone {
    use super::*;
    /// The field, where Characters stand (F 7.7; S 7.8).
    pub const FIELD: Zone = Zone(0);
    /// The Damage Zone, where damage is counted (F 7.8; S 7.13).
    pub const DAMAGE: Zone = Zone(1);
    /// The deck (F 7.9; S 7.14).
    pub const DECK: Zone = Zone(2);
    /// The Break Zone (F 7.10; S 7.15).
    pub const BREAK: Zone = Zone(3);
    /// The hand (F 7.11; S 7.16).
    pub const HAND: Zone = Zone(4);
    /// The stack, for Summons and abilities in use (F 7.12; S 7.17).
    pub const STACK: Zone = Zone(5);
    /// Cards removed from the game (F 7.13; S 7.18, reading S5).
    pub const REMOVED: Zone = Zone(6);
    /// Outside the game: the cards that a player has brought besides the deck (S 7.5, 7.6).
    pub const OUTSIDE: Zone = Zone(7);
    /// The names of the zones, in the order of their numbers.
    pub const NAMES: [&str; 8] = ["field", "damage", "deck", "break", "hand", "stack", "removed", "outside"];
}

/// Card types (F 6.6.4; S 6.6.6, with those of 5.2.3.1, reading S6).
pub mod kind {
    use super::*;
    /// A Character that attacks and blocks.
    pub const FORWARD: Kind = Kind(0);
    /// A Character that gives CP.
    pub const BACKUP: Kind = Kind(1);
    /// A Character whose type does nothing by itself (S 5.2.3.1.1.4).
    pub const MONSTER: Kind = Kind(2);
    /// A card that is used once.
    pub const SUMMON: Kind = Kind(3);
    /// An Item that is held (S 5.2.3.1.3).
    pub const WEAPON: Kind = Kind(4);
    /// An Item that is worn.
    pub const ARMOR: Kind = Kind(5);
    /// An Item that is carried besides.
    pub const ACCESSORY: Kind = Kind(6);
    /// A card that stays on the field beside the Characters (S 5.2.3.1.4).
    pub const FORMATION: Kind = Kind(7);
    /// Items: weapons, armor and accessories, with which Characters are equipped (S 5.2.3.1.3).
    pub const ITEMS: Kinds = Kinds::of(&[WEAPON, ARMOR, ACCESSORY]);
    /// Characters: Forwards, Backups and Monsters (5.2.3.1.1).
    pub const CHARACTERS: Kinds = Kinds::of(&[FORWARD, BACKUP, MONSTER]);
    /// In the order of their numbers.
    pub const NAMES: [&str; 8] =
        ["Forward", "Backup", "Monster", "Summon", "Weapon", "Armor", "Accessory", "Formation"];
}

/// Elements (5.2.1.1).
pub mod element {
    use super::*;
    /// Red.
    pub const FIRE: Colour = Colour(0);
    /// Pale blue.
    pub const ICE: Colour = Colour(1);
    /// Green.
    pub const WIND: Colour = Colour(2);
    /// Yellow.
    pub const EARTH: Colour = Colour(3);
    /// Purple.
    pub const LIGHTNING: Colour = Colour(4);
    /// Blue.
    pub const WATER: Colour = Colour(5);
    /// White.
    pub const LIGHT: Colour = Colour(6);
    /// Black.
    pub const DARK: Colour = Colour(7);
    /// The elements of which a player can have only one Character, and which give no CP from the hand.
    pub const LIGHT_AND_DARK: Colours = Colours::of(&[LIGHT, DARK]);
    /// In the order of their numbers.
    pub const NAMES: [&str; 8] = ["Fire", "Ice", "Wind", "Earth", "Lightning", "Water", "Light", "Dark"];
}

/// Numbers on a card.
pub mod number {
    use super::*;
    /// The CP that casting it costs (5.2.1.2).
    pub const COST: Number = Number(0);
    /// A Forward's power (5.2.6).
    pub const POWER: Number = Number(1);
    /// In the order of their numbers.
    pub const NAMES: [&str; 2] = ["cost", "power"];
}

/// Keyword abilities and icons.
pub mod keyword {
    use super::*;
    /// The Forward attacks without dulling (15.2.1).
    pub const BRAVE: Keyword = Keyword(0);
    /// The Character attacks, and dulls for abilities, in the turn it enters (15.2.2).
    pub const HASTE: Keyword = Keyword(1);
    /// The Forward deals battle damage first (15.2.3).
    pub const FIRST_STRIKE: Keyword = Keyword(2);
    /// The Character can be cast whenever a Summon can (F 15.2.5).
    pub const BACK_ATTACK: Keyword = Keyword(3);
    /// The generic icon: any number may be on the field (F 7.7.3; S 7.9.2).
    pub const GENERIC: Keyword = Keyword(4);
    /// EX in the corner: the card has an EX Burst (5.2.2.1).
    pub const EX_BURST: Keyword = Keyword(5);
    /// The party icon (F 15.1.1.9.2; S 15.2.8).
    pub const PARTY: Keyword = Keyword(6);
    /// In the order of their numbers.
    pub const NAMES: [&str; 7] = ["Brave", "Haste", "First Strike", "Back Attack", "Generic", "EX Burst", "Party"];
}

/// Verbs: events that can be forbidden or trigger abilities.
pub mod verb {
    use super::*;
    /// A card is put into a zone, and no other verb applies.
    pub const PUT: Verb = Verb(0);
    /// Broken (15.1.1.3).
    pub const BREAK: Verb = Verb(1);
    /// Discarded from the hand (15.1.1.4).
    pub const DISCARD: Verb = Verb(2);
    /// Removed from the game (15.1.1.5).
    pub const REMOVE: Verb = Verb(3);
    /// Drawn.
    pub const DRAW: Verb = Verb(4);
    /// Put into the Damage Zone (6.5.2).
    pub const HURT: Verb = Verb(5);
    /// Returned to its owner's hand or added to it.
    pub const RETURN: Verb = Verb(6);
    /// Put onto the field by an effect.
    pub const PLAY: Verb = Verb(7);
    /// Cast (F 15.1.1.7; S 15.1.1.8).
    pub const CAST: Verb = Verb(8);
    /// An action or special ability is used.
    pub const USE: Verb = Verb(9);
    /// Attacks (10.1.2).
    pub const ATTACK: Verb = Verb(10);
    /// Blocks (10.1.3).
    pub const BLOCK: Verb = Verb(11);
    /// Is blocked; the counterpart is the blocker.
    pub const BLOCKED: Verb = Verb(12);
    /// Is made active (15.1.1.1).
    pub const ACTIVATE: Verb = Verb(13);
    /// Is made dull (15.1.1.2).
    pub const DULL: Verb = Verb(14);
    /// Is frozen (F 15.2.4; S 15.2.16).
    pub const FREEZE: Verb = Verb(15);
    /// Is chosen by a Summon or ability, which is the counterpart.
    pub const CHOOSE: Verb = Verb(16);
    /// Deals damage to a player (10.1.4.3).
    pub const WOUND: Verb = Verb(17);
    /// Is dealt damage; forbidding it means taking none.
    pub const DAMAGE: Verb = Verb(18);
    /// A party attacks as one; the subject is its first member (F 15.1.1.9; S 15.1.1.10).
    pub const PARTY: Verb = Verb(19);
    /// A first main phase begins (F 9.3.1.3; S 9.4.1.3).
    pub const BEGIN_MAIN_1: Verb = Verb(20);
    /// A second main phase begins.
    pub const BEGIN_MAIN_2: Verb = Verb(21);
    /// An attack phase begins (10.1.1.1).
    pub const BEGIN_ATTACK: Verb = Verb(22);
    /// An end phase begins (F 9.5.1.1; S 9.6.1.1).
    pub const BEGIN_END: Verb = Verb(23);
    /// A card is searched for (F 15.1.1.8; S 15.1.1.9).
    pub const SEARCH: Verb = Verb(24);
    /// Is cancelled on the stack.
    pub const CANCEL: Verb = Verb(25);
    /// Joins a party that attacks (F 15.1.1.9; S 15.1.1.10).
    pub const FORM: Verb = Verb(26);
    /// A party deals damage to a player as one; the subject is a member (F 15.1.1.9.10).
    pub const PARTY_WOUND: Verb = Verb(27);
    /// An Item is put onto a Character, which is the counterpart (S 15.1.1.11).
    pub const EQUIP: Verb = Verb(28);
    /// A Character is junctioned with a removed Summon (S 15.2.15).
    pub const JUNCTION: Verb = Verb(29);
    /// An attack preparation step begins before another attack of the phase (S 10.1.1.1).
    pub const BEGIN_ANEW: Verb = Verb(30);
    /// The verbs as a log writes them, in the order of their numbers.
    pub const NAMES: [&str; 31] = [
        "is put",
        "is broken",
        "is discarded",
        "is removed from the game",
        "is drawn",
        "is dealt as damage",
        "is returned",
        "is played",
        "is cast",
        "is used",
        "attacks",
        "blocks",
        "is blocked",
        "is activated",
        "is dulled",
        "is frozen",
        "is chosen",
        "deals damage to a player",
        "is dealt damage",
        "leads a party",
        "begins main phase 1",
        "begins main phase 2",
        "begins the attack phase",
        "begins the end phase",
        "is searched for",
        "is cancelled",
        "joins a party",
        "deals damage to a player with its party",
        "is equipped",
        "is junctioned",
        "begins another attack preparation step",
    ];
}

/// Marks on Characters.
pub mod mark {
    use super::*;
    /// Controlled by its controller since that player's latest turn began; in the older system, since any turn began.
    pub const SETTLED: Mark = Mark(0);
    /// Attacking (10.1.2.4).
    pub const ATTACKING: Mark = Mark(1);
    /// Blocking (10.1.3.2).
    pub const BLOCKING: Mark = Mark(2);
    /// Has attacked this turn (10.1.2.1.2).
    pub const ATTACKED: Mark = Mark(3);
    /// Frozen (F 15.2.4; S 15.2.16).
    pub const FROZEN: Mark = Mark(4);
    /// Blocked, even if the blocker is gone.
    pub const BLOCKED: Mark = Mark(5);
    /// In battle: attacking and blocked, or blocking, with an opponent to fight (F 10.1.3.2.1).
    pub const IN_BATTLE: Mark = Mark(6);
    /// A member of a party (F 15.1.1.9; S 15.1.1.10).
    pub const PARTY: Mark = Mark(7);
    /// Junctioned with a Summon that is still removed (S 15.2.15).
    pub const JUNCTIONED: Mark = Mark(8);
    /// Gives itself up for its Assist, as its controller decided when it entered (S 15.2.6.3).
    pub const ASSISTING: Mark = Mark(9);
    /// The names of the marks, in the order of their numbers.
    pub const NAMES: [&str; 10] = [
        "since turn start",
        "attacking",
        "blocking",
        "attacked",
        "frozen",
        "blocked",
        "in battle",
        "in a party",
        "junctioned",
        "assisting",
    ];
}

/// Sorts of abilities (F 11.5.2; S 11.6.2).
pub mod label {
    use super::*;
    /// Field abilities (F 11.9; S 11.10).
    pub const FIELD: Label = Label(0);
    /// Auto-abilities (F 11.8; S 11.9).
    pub const AUTO: Label = Label(1);
    /// Action abilities (F 11.6; S 11.7).
    pub const ACTION: Label = Label(2);
    /// Special abilities (F 11.7; S 11.8), which also cost a card of the same name.
    pub const SPECIAL: Label = Label(3);
    /// The effect of a Summon (F 11.3; S 11.2).
    pub const SUMMON: Label = Label(4);
    /// An auto-ability that is the card's EX Burst (F 11.10; S 11.11).
    pub const AUTO_EX: Label = Label(5);
    /// The effect of a Summon that is also an EX Burst.
    pub const SUMMON_EX: Label = Label(6);
    /// The part of Warp that works in hand (F 15.2.7.3).
    pub const WARP: Label = Label(7);
    /// Level Up: a Forward that breaks or damages gives way to another of its name (S 15.2.4).
    pub const LEVEL_UP: Label = Label(8);
    /// Link: a Forward that enters brings another from the hand (S 15.2.5).
    pub const LINK: Label = Label(9);
    /// Assist: a Backup that enters gives itself up for an effect (S 15.2.6).
    pub const ASSIST: Label = Label(10);
    /// Primal: a Character is given up to lower the cost of a Summon (S 15.2.7).
    pub const PRIMAL: Label = Label(11);
    /// Overdrive: a Character played for more has another ability (S 15.2.9).
    pub const OVERDRIVE: Label = Label(12);
    /// Awakening: another card of the same name comes from the deck (S 15.2.10).
    pub const AWAKENING: Label = Label(13);
    /// Blue Magic: a Monster is discarded for its effect (S 15.2.11).
    pub const BLUE_MAGIC: Label = Label(14);
    /// Unequip: an Item is returned to hand (S 15.2.12).
    pub const UNEQUIP: Label = Label(15);
    /// Job Change: a Backup comes from the hand (S 15.2.13).
    pub const JOB_CHANGE: Label = Label(16);
    /// Glimmer: a Forward or Backup is discarded for its effect (S 15.2.14).
    pub const GLIMMER: Label = Label(17);
    /// Junction: a Summon is removed for a Character to be junctioned (S 15.2.15).
    pub const JUNCTION: Label = Label(18);
    /// The Characters that can be equipped with an Item (S 5.2.3.1.3.2).
    pub const EQUIPS: Label = Label(19);
    /// The condition of a Formation (S 7.12.3).
    pub const CONDITION: Label = Label(20);
    /// In the order of their numbers.
    pub const NAMES: [&str; 21] = [
        "field",
        "auto",
        "action",
        "special",
        "summon",
        "auto EX",
        "summon EX",
        "Warp",
        "Level Up",
        "Link",
        "Assist",
        "Primal",
        "Overdrive",
        "Awakening",
        "Blue Magic",
        "Unequip",
        "Job Change",
        "Glimmer",
        "Junction",
        "Item",
        "Formation",
    ];
}

/// Procedures of this book that effects call.
pub mod routine {
    use super::*;
    /// Deals points of damage to a player (6.5).
    pub const HURT: Routine = Routine(0);
}

/// Phases and steps (9, 10).
pub mod phase {
    use super::*;
    /// The active phase (F 9.1; S 9.2).
    pub const ACTIVE: Phase = Phase(0);
    /// The draw phase (F 9.2; S 9.3).
    pub const DRAW: Phase = Phase(1);
    /// The main phase before the attack phase (F 9.3; S 9.4).
    pub const MAIN_1: Phase = Phase(2);
    /// The attack preparation step (10.1.1).
    pub const ATTACK_PREPARATION: Phase = Phase(3);
    /// The attack declaration step (10.1.2).
    pub const ATTACK_DECLARATION: Phase = Phase(4);
    /// The block declaration step (10.1.3).
    pub const BLOCK_DECLARATION: Phase = Phase(5);
    /// The damage resolution step (10.1.4).
    pub const DAMAGE_RESOLUTION: Phase = Phase(6);
    /// The main phase after the attack phase (F 9.3; S 9.4).
    pub const MAIN_2: Phase = Phase(7);
    /// The end phase (F 9.5; S 9.6).
    pub const END: Phase = Phase(8);
    /// Before the first turn (8.2).
    pub const SETUP: Phase = Phase(9);
    /// In the order of their numbers.
    pub const NAMES: [&str; 10] = [
        "active phase",
        "draw phase",
        "main phase 1",
        "attack preparation step",
        "attack declaration step",
        "block declaration step",
        "damage resolution step",
        "main phase 2",
        "end phase",
        "set-up",
    ];
    /// Names for several phases together (F 9.3.1.1, 9.4.1; S 9.4.1.1, 9.5.1).
    pub const STRETCHES: &[(&str, &[Phase])] = &[
        ("main phase", &[MAIN_1, MAIN_2]),
        ("attack phase", &[ATTACK_DECLARATION, ATTACK_PREPARATION, BLOCK_DECLARATION, DAMAGE_RESOLUTION]),
    ];
}

/// The one counter that players have (F 6.8), by the name that cards give it.
pub const CRYSTAL: &str = "Crystal";
