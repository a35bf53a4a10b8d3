//! The words of the game: its zones, kinds, icons, keywords and verbs (300, 500, 1100, 1200).

use duel::ids::*;

/// Zones (501.2). A lane is not a zone of its own: it is two areas that face each other.
pub mod zone {
    use super::*;
    /// The areas of both players; [`crate::areas`] says which are whose (503).
    pub const AREA: Zone = Zone(0);
    /// The deck (504).
    pub const DECK: Zone = Zone(1);
    /// The hand (509).
    pub const HAND: Zone = Zone(2);
    /// The trash (505).
    pub const TRASH: Zone = Zone(3);
    /// The energy zone, whose cards pay costs (506).
    pub const ENERGY: Zone = Zone(4);
    /// The mission zone (507).
    pub const MISSION: Zone = Zone(5);
    /// The account zone.
    pub const ACCOUNT: Zone = Zone(6);
    /// The keep zone, for a card that is kept (508).
    pub const KEEP: Zone = Zone(7);
    /// The EXP zone, whose cards lie beneath charas (513).
    pub const EXP: Zone = Zone(8);
    /// The connect zone, whose cards lie beside charas (514).
    pub const CONNECT: Zone = Zone(9);
    /// The remove zone (512).
    pub const REMOVE: Zone = Zone(10);
    /// The scout zone, which cards pass through as they are scouted (511).
    pub const SCOUT: Zone = Zone(11);
    /// The temporary zone, which cards pass through as they are played (510).
    pub const TEMPORARY: Zone = Zone(12);
    /// The names of the zones, in the order of their numbers.
    pub const NAMES: [&str; 13] = [
        "areas",
        "deck",
        "hand",
        "trash",
        "energy",
        "missions",
        "account",
        "keep",
        "exp",
        "connected",
        "removed",
        "scout",
        "temporary",
    ];
}

/// Kinds of cards (302.2).
pub mod kind {
    use super::*;
    /// The card that represents the player.
    pub const ACCOUNT: Kind = Kind(0);
    /// A task that its player wants to clear.
    pub const MISSION: Kind = Kind(1);
    /// A card that stands in an area and attacks.
    pub const CHARA: Kind = Kind(2);
    /// A card that is used once.
    pub const EVENT: Kind = Kind(3);
    /// A card that is connected to a chara.
    pub const ENGAGE: Kind = Kind(4);
    /// In the order of their numbers.
    pub const NAMES: [&str; 5] = ["Account", "Mission", "Chara", "Event", "Engage"];
}

/// Numbers on a card.
pub mod number {
    use super::*;
    /// The energy that playing it costs (303).
    pub const COST: Number = Number(0);
    /// A chara's power (306).
    pub const POWER: Number = Number(1);
    /// In the order of their numbers.
    pub const NAMES: [&str; 2] = ["cost", "power"];
}

/// Icons (305). They are not abilities.
pub mod keyword {
    use super::*;
    /// The scout icon (305.3).
    pub const SCOUT: Keyword = Keyword(0);
    /// The cannot-attack icon (305.4).
    pub const CANNOT_ATTACK: Keyword = Keyword(1);
    /// The level-up icon (905.2d).
    pub const LEVEL_UP: Keyword = Keyword(2);
    /// In the order of their numbers.
    pub const NAMES: [&str; 3] = ["scout", "cannot attack", "level up"];
}

/// Verbs: events that can be forbidden, trigger abilities or be counted.
pub mod verb {
    use super::*;
    /// A card is put into a zone, and no other verb applies.
    pub const PUT: Verb = Verb(0);
    /// Played (904.2h).
    pub const PLAY: Verb = Verb(1);
    /// Enters: is put into an area from elsewhere (1109.1).
    pub const ENTER: Verb = Verb(2);
    /// Leaves: is put from an area into the energy zone by a rule or effect that makes it leave (1110.1).
    pub const LEAVE: Verb = Verb(3);
    /// Leaves by battle (1102.1).
    pub const FALL: Verb = Verb(4);
    /// Drawn (1106.1).
    pub const DRAW: Verb = Verb(5);
    /// Scouted (1115.1).
    pub const SCOUT: Verb = Verb(6);
    /// Put to sleep (1104.2).
    pub const SLEEP: Verb = Verb(7);
    /// Rebooted (1104.1).
    pub const REBOOT: Verb = Verb(8);
    /// Chosen (1107.1).
    pub const CHOOSE: Verb = Verb(9);
    /// Dealt damage (1101.1).
    pub const DAMAGE: Verb = Verb(10);
    /// Attacks (802.1c).
    pub const ATTACK: Verb = Verb(11);
    /// Makes a successful attack (806.3, 1118.1).
    pub const SUCCEED: Verb = Verb(12);
    /// Levels up (1002.1).
    pub const LEVEL_UP: Verb = Verb(13);
    /// Slides (1116.1).
    pub const SLIDE: Verb = Verb(14);
    /// A mission is checked (1113.1).
    pub const CHECK: Verb = Verb(15);
    /// A mission is cleared (1114.1).
    pub const CLEAR: Verb = Verb(16);
    /// A deck is reloaded (1117.1).
    pub const RELOAD: Verb = Verb(17);
    /// Connected to a chara (1121.1).
    pub const CONNECT: Verb = Verb(18);
    /// Becomes EXP (1112.1).
    pub const BECOME_EXP: Verb = Verb(19);
    /// Removed (1111.1).
    pub const REMOVE: Verb = Verb(20);
    /// Revealed (1108.1).
    pub const REVEAL: Verb = Verb(21);
    /// An activated ability of it is played (907.1).
    pub const USE: Verb = Verb(22);
    /// Put into the keep zone (705.2).
    pub const KEEP: Verb = Verb(23);
    /// Put into the energy zone from the hand in the charge phase (705.3).
    pub const CHARGE: Verb = Verb(24);
    /// Counters are gained (1120.1) or consumed (1120.2).
    pub const COUNT: Verb = Verb(25);
    /// A deck is shuffled (1105.1).
    pub const SHUFFLE: Verb = Verb(26);
    /// Dealt battle damage (805.3).
    pub const STRIKE: Verb = Verb(27);
    /// Counted for a mission (1005.1).
    pub const RECORD: Verb = Verb(28);
    /// Trashed to pay an energy cost (905.3c).
    pub const PAY: Verb = Verb(29);
    /// An attack ends (806.3).
    pub const END_ATTACK: Verb = Verb(30);
    /// The game begins (702.1).
    pub const BEGIN_GAME: Verb = Verb(31);
    /// A start draw phase begins (702.1).
    pub const BEGIN_START_DRAW: Verb = Verb(32);
    /// A main phase begins (703.1).
    pub const BEGIN_MAIN: Verb = Verb(33);
    /// A mission phase begins (704.1).
    pub const BEGIN_MISSION: Verb = Verb(34);
    /// A mission phase ends (704.5).
    pub const END_MISSION: Verb = Verb(35);
    /// A charge phase begins (705.1).
    pub const BEGIN_CHARGE: Verb = Verb(36);
    /// An end draw phase begins (706.1).
    pub const BEGIN_END_DRAW: Verb = Verb(37);
    /// The verbs as a log writes them, in the order of their numbers.
    pub const NAMES: [&str; 38] = [
        "is put",
        "is played",
        "enters",
        "leaves",
        "leaves by battle",
        "is drawn",
        "is scouted",
        "is put to sleep",
        "is rebooted",
        "is chosen",
        "is dealt damage",
        "attacks",
        "makes a successful attack",
        "levels up",
        "slides",
        "is checked",
        "is cleared",
        "is reloaded",
        "is connected",
        "becomes EXP",
        "is removed",
        "is revealed",
        "is activated",
        "is kept",
        "is charged",
        "is counted",
        "is shuffled",
        "is dealt battle damage",
        "is recorded",
        "is trashed to pay",
        "comes to the end of its attack",
        "begins the game",
        "begins a start draw phase",
        "begins a main phase",
        "begins a mission phase",
        "ends a mission phase",
        "begins a charge phase",
        "begins an end draw phase",
    ];
}

/// Marks on an object.
pub mod mark {
    use super::*;
    /// A chara whose attack was successful, until the mission phase ends (1118.1).
    pub const SUCCESSFUL: Mark = Mark(0);
    /// A card of a hidden zone that an effect has revealed, until the effect is over (1108.3).
    pub const SHOWN: Mark = Mark(1);
    /// A chara that should have left by what hurt it, and may not.
    pub const SPARED: Mark = Mark(2);
    /// A chara that made a successful attack this turn, until the turn ends (102.12).
    pub const SUCCEEDED: Mark = Mark(3);
    /// In the order of their numbers.
    pub const NAMES: [&str; 4] = ["successful", "shown", "spared", "succeeded"];
}

/// The roles of charas in an attack, as bits of [`duel::state::combat::Participant::roles`].
pub mod role {
    /// The chara is the attacker (802.1a).
    pub const ATTACKING: u8 = 1;
    /// In the order of their bits.
    pub const NAMES: [&str; 1] = ["attacking"];
}

/// Phases of a turn and steps of an attack.
pub mod phase {
    use super::*;
    /// Before the first turn (601).
    pub const SETUP: Phase = Phase(0);
    /// The start draw phase (702).
    pub const START_DRAW: Phase = Phase(1);
    /// The main phase (703).
    pub const MAIN: Phase = Phase(2);
    /// The mission phase (704).
    pub const MISSION: Phase = Phase(3);
    /// The charge phase (705).
    pub const CHARGE: Phase = Phase(4);
    /// The end draw phase (706).
    pub const END_DRAW: Phase = Phase(5);
    /// The attack step (802), which is part of the main phase like the other steps.
    pub const ATTACK: Phase = Phase(6);
    /// The block step (803).
    pub const BLOCK: Phase = Phase(7);
    /// The scout step (804).
    pub const SCOUT: Phase = Phase(8);
    /// The battle step (805).
    pub const BATTLE: Phase = Phase(9);
    /// The attack end step (806).
    pub const ATTACK_END: Phase = Phase(10);
    /// In the order of their numbers.
    pub const NAMES: [&str; 11] = [
        "setup",
        "start draw phase",
        "main phase",
        "mission phase",
        "charge phase",
        "end draw phase",
        "attack step",
        "block step",
        "scout step",
        "battle step",
        "attack end step",
    ];
    /// The steps of an attack.
    pub const STEPS: [Phase; 5] = [ATTACK, BLOCK, SCOUT, BATTLE, ATTACK_END];
    /// The main phase and the steps of the attacks in it.
    pub const MAIN_PHASE: [Phase; 6] = [MAIN, ATTACK, BLOCK, SCOUT, BATTLE, ATTACK_END];
    /// Names for several phases together.
    pub const STRETCHES: &[(&str, &[Phase])] = &[("attack", &STEPS)];
}

/// Routines: procedures of the rules, which an effect can also call for.
pub mod routine {
    use super::*;
    /// A chara slides (1116).
    pub const SLIDE: Routine = Routine(0);
    /// A player scouts (1115).
    pub const SCOUT: Routine = Routine(1);
    /// A player reloads (1117).
    pub const RELOAD: Routine = Routine(2);
    /// The card that Deck Engage found comes along (1206).
    pub const DECK_ENGAGE: Routine = Routine(3);
    /// A mission is checked (1113).
    pub const CHECK: Routine = Routine(4);
    /// A mission is cleared (1114).
    pub const CLEAR: Routine = Routine(5);
    /// In the order of their numbers.
    pub const NAMES: [&str; 6] = ["slide", "scout", "reload", "deck engage", "check", "clear"];
}

/// Sorts of abilities (901.2), and the keywords that are abilities.
pub mod label {
    use super::*;
    /// The ability of an event (901.2d), or of an Engage as it is played (304.1d).
    pub const EVENT: Label = Label(0);
    /// An activated ability (901.2a).
    pub const ACTIVATED: Label = Label(1);
    /// An automatic ability (901.2b).
    pub const AUTOMATIC: Label = Label(2);
    /// A static ability (901.2c).
    pub const STATIC: Label = Label(3);
    /// A static ability with a replacement effect (902.2c).
    pub const REPLACE: Label = Label(4);
    /// A condition under which a mission is checked (304.6a).
    pub const CHECK: Label = Label(5);
    /// A condition under which a mission is cleared (304.6b).
    pub const CLEAR: Label = Label(6);
    /// Accel (1201).
    pub const ACCEL: Label = Label(7);
    /// Encounter (1202).
    pub const ENCOUNTER: Label = Label(8);
    /// Chant (1203).
    pub const CHANT: Label = Label(9);
    /// Subdue (1204).
    pub const SUBDUE: Label = Label(10);
    /// Flash (1205).
    pub const FLASH: Label = Label(11);
    /// Deck Engage (1206).
    pub const DECK_ENGAGE: Label = Label(12);
}

/// Ways in which areas relate to one another.
pub mod relation {
    use super::*;
    /// The area itself.
    pub const SAME: Relation = Relation(0);
    /// Beside it, among the same player's areas.
    pub const ADJACENT: Relation = Relation(1);
    /// Across its lane.
    pub const FACING: Relation = Relation(2);
    /// In its lane: the area itself and the one that faces it.
    pub const IN_LANE: Relation = Relation(3);
}

/// Classes of the words by which cards are grouped.
pub mod class {
    /// A trait (308).
    pub const TRAIT: u8 = 0;
    /// Mission information (307).
    pub const MISSION: u8 = 1;
    /// Account information (309).
    pub const ACCOUNT: u8 = 2;
    /// The prefixes of the words of each class in a card pool.
    pub const PREFIXES: [&str; 3] = ["trait ", "mission ", "account "];
    /// The mission information that fits every deck (401.5c).
    pub const STAR: &str = "mission ☆";
}
