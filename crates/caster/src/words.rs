//! The words of the game: its zones, kinds, keywords and deeds (200, 300, 1000, 1100).

use duel::ids::*;

/// Zones (302.1). The field consists of the servant zones, the caster zones and the stock under their cards.
pub mod zone {
    use super::*;
    /// Servants, barriers and deities (307).
    pub const SERVANTS: Zone = Zone(0);
    /// Casters (308).
    pub const CASTERS: Zone = Zone(1);
    /// The cards under entities (306.2).
    pub const STOCK: Zone = Zone(2);
    /// The deck (304).
    pub const DECK: Zone = Zone(3);
    /// The hand (305).
    pub const HAND: Zone = Zone(4);
    /// The orbs (309).
    pub const ORBS: Zone = Zone(5);
    /// The graveyard (310).
    pub const GRAVEYARD: Zone = Zone(6);
    /// The cards removed from the game (311).
    pub const REMOVED: Zone = Zone(7);
    /// Played cards and abilities that wait to resolve (312).
    pub const CHASE: Zone = Zone(8);
    /// The extra deck (313).
    pub const EXTRA: Zone = Zone(9);
    /// The zone of tokens that no longer exist (1302.3).
    pub const NOWHERE: Zone = Zone(10);
    /// In the order of their numbers, as people write them.
    pub const NAMES: [&str; 11] =
        ["servants", "casters", "stock", "deck", "hand", "orbs", "graveyard", "removed", "chase", "extra", "nowhere"];
    /// The zones of entities.
    pub const ENTITIES: Zones = Zones::of(&[SERVANTS, CASTERS]);
    /// The field (306.1).
    pub const FIELD: Zones = Zones::of(&[SERVANTS, CASTERS, STOCK]);
    /// All zones that are not the field.
    pub const OFF_FIELD: Zones = Zones::of(&[DECK, HAND, ORBS, GRAVEYARD, REMOVED, CHASE, EXTRA, NOWHERE]);
}

/// Kinds of cards (201.2, reading C2), and the general type (201.3).
pub mod kind {
    use super::*;
    /// Makes aether.
    pub const CASTER: Kind = Kind(0);
    /// Attacks, and guards.
    pub const SERVANT: Kind = Kind(1);
    /// Is used once.
    pub const CONJURE: Kind = Kind(2);
    /// Stays, and does not attack.
    pub const BARRIER: Kind = Kind(3);
    /// Comes from the extra deck, with divinity counters.
    pub const DEITY: Kind = Kind(4);
    /// The general type of servants of the extra deck (201.3a).
    pub const SOULBOND: Kind = Kind(5);
    /// In the order of their numbers.
    pub const NAMES: [&str; 6] = ["Caster", "Servant", "Conjure", "Barrier", "Deity", "SoulBond"];
}

/// Elements (209.2).
pub mod element {
    use super::*;
    /// The sun's.
    pub const SOLIS: Colour = Colour(0);
    /// Mars's.
    pub const IGNUS: Colour = Colour(1);
    /// Jupiter's.
    pub const SILVA: Colour = Colour(2);
    /// Saturn's.
    pub const TERRA: Colour = Colour(3);
    /// The moon's.
    pub const LUNA: Colour = Colour(4);
    /// Mercury's.
    pub const AQUA: Colour = Colour(5);
    /// Venus's.
    pub const AES: Colour = Colour(6);
    /// Not an element: a cost of any element, which aether without an element cannot pay (1002.1a).
    pub const ANY: Colour = Colour(7);
    /// In the order of their numbers.
    pub const NAMES: [&str; 8] = ["Solis", "Ignus", "Silva", "Terra", "Luna", "Aqua", "Aes", "any element"];
    /// The seven elements (907.7).
    pub const ALL: Colours = Colours::of(&[SOLIS, IGNUS, SILVA, TERRA, LUNA, AQUA, AES]);
}

/// Numbers on a card.
pub mod number {
    use super::*;
    /// The aether it costs to play the card (203).
    pub const COST: Number = Number(0);
    /// A caster's level (204).
    pub const LEVEL: Number = Number(1);
    /// Attack (207).
    pub const ATK: Number = Number(2);
    /// Defence (208).
    pub const DEF: Number = Number(3);
    /// In the order of their numbers.
    pub const NAMES: [&str; 4] = ["cost", "level", "ATK", "DEF"];
}

/// Keyword skills that are plain words on a card (1100); the others are abilities with a [label].
pub mod keyword {
    use super::*;
    /// Its attack corrupts two orbs instead of one (1102.2).
    pub const DOUBLE_CORRUPT: Keyword = Keyword(0);
    /// Its attack corrupts three orbs instead of one (1102.3).
    pub const TRIPLE_CORRUPT: Keyword = Keyword(1);
    /// It does not attack in the turn in which it entered (1104.2).
    pub const SLOW_START: Keyword = Keyword(2);
    /// It may be played whenever its player has priority (1105.2).
    pub const QUICKCAST: Keyword = Keyword(3);
    /// It may attack the player though reversed servants guard (1110.2).
    pub const HUBRIS: Keyword = Keyword(4);
    /// It enters rested (1112.2).
    pub const LETHARGY: Keyword = Keyword(5);
    /// The card has Break, whatever it costs (1103.5).
    pub const BREAK: Keyword = Keyword(6);
    /// Resting the card makes as much aether of its elements as its level, as for every caster (907.6).
    pub const AETHER: Keyword = Keyword(7);
    /// Its controller may control two or more casters of its name (504.1a-i).
    pub const SEVERAL: Keyword = Keyword(8);
    /// The card has Soul Seal (1109).
    pub const SOUL_SEAL: Keyword = Keyword(9);
    /// In the order of their numbers.
    pub const NAMES: [&str; 10] = [
        "Double Corrupt",
        "Triple Corrupt",
        "Slow Start",
        "Quickcast",
        "Hubris",
        "Lethargy",
        "Break",
        "aether",
        "several",
        "Soul Seal",
    ];
}

/// The verbs: actions and events that can be forbidden, noticed or counted.
pub mod verb {
    use super::*;
    /// A card is put somewhere, by no other verb.
    pub const PUT: Verb = Verb(0);
    /// A card is played: it has been announced and paid for (903.2).
    pub const PLAY: Verb = Verb(1);
    /// An activated ability of it is played.
    pub const USE: Verb = Verb(2);
    /// A card is put onto the field (306.5).
    pub const ENTER: Verb = Verb(3);
    /// Called in the call phase (504.1).
    pub const CALL: Verb = Verb(4);
    /// Levels up (504.1c).
    pub const LEVEL_UP: Verb = Verb(5);
    /// Destroyed by a spell, an ability or a rule (1007.1).
    pub const DESTROY: Verb = Verb(6);
    /// Destroyed in battle (804.3).
    pub const FALL: Verb = Verb(7);
    /// Banished (1008.1).
    pub const BANISH: Verb = Verb(8);
    /// Discarded (1013.1).
    pub const DISCARD: Verb = Verb(9);
    /// Drawn (1006.1).
    pub const DRAW: Verb = Verb(10);
    /// Corrupted (1009.1).
    pub const CORRUPT: Verb = Verb(11);
    /// Rested (1010.1).
    pub const REST: Verb = Verb(12);
    /// Recovered (1010.1).
    pub const RECOVER: Verb = Verb(13);
    /// Reversed (1010.1).
    pub const REVERSE: Verb = Verb(14);
    /// Switched, whatever changed the position (1011.2).
    pub const SWITCH: Verb = Verb(15);
    /// Made a target (903.2e).
    pub const TARGET: Verb = Verb(16);
    /// Returned to a hand.
    pub const RETURN: Verb = Verb(17);
    /// Removed from the game (1003.1).
    pub const REMOVE: Verb = Verb(18);
    /// Revealed (1004.1).
    pub const REVEAL: Verb = Verb(19);
    /// A player searched (1012.3).
    pub const SEARCH: Verb = Verb(20);
    /// Attacks (803.4).
    pub const ATTACK: Verb = Verb(21);
    /// Battles: attacks, or is attacked (803.4, 803.5).
    pub const BATTLE: Verb = Verb(22);
    /// An aether ability of it is played (907.3).
    pub const MAKE: Verb = Verb(23);
    /// Aether is made or vanishes (907.4).
    pub const AETHER: Verb = Verb(24);
    /// Aether is spent (1002.1).
    pub const PAY: Verb = Verb(25);
    /// Counters are put, gained, paid or removed (1018).
    pub const COUNT: Verb = Verb(26);
    /// Cancelled (1019.1).
    pub const CANCEL: Verb = Verb(27);
    /// Shuffled (1015.1).
    pub const SHUFFLE: Verb = Verb(28);
    /// Another player comes to control it (1016.1).
    pub const CONTROL: Verb = Verb(29);
    /// A token is created (1302.1).
    pub const CREATE: Verb = Verb(30);
    /// A token vanishes (1302.3).
    pub const VANISH: Verb = Verb(31);
    /// Comes by SoulBond (1020.1).
    pub const SOULBOND: Verb = Verb(32);
    /// Becomes stock.
    pub const STOCK: Verb = Verb(33);
    /// Dealt damage, which this game does not have.
    pub const DAMAGE: Verb = Verb(34);
    /// A card is played by its Break (1103).
    pub const BREAK: Verb = Verb(35);
    /// The game begins (502.2).
    pub const BEGIN_GAME: Verb = Verb(36);
    /// A turn begins (502.2).
    pub const BEGIN_TURN: Verb = Verb(37);
    /// A recovery phase begins (502.2).
    pub const BEGIN_RECOVERY: Verb = Verb(38);
    /// A draw phase begins (503.2).
    pub const BEGIN_DRAW: Verb = Verb(39);
    /// A call phase begins (504.2).
    pub const BEGIN_CALL: Verb = Verb(40);
    /// A main phase begins (505.1).
    pub const BEGIN_MAIN: Verb = Verb(41);
    /// A battle phase begins (802.1).
    pub const BEGIN_BATTLE: Verb = Verb(42);
    /// An attack declaration step begins (803.1).
    pub const BEGIN_DECLARATION: Verb = Verb(43);
    /// A battle ends (805.1).
    pub const END_BATTLE: Verb = Verb(44);
    /// A battle phase ends (806.1).
    pub const END_BATTLE_PHASE: Verb = Verb(45);
    /// An end phase begins (507.1).
    pub const BEGIN_END: Verb = Verb(46);
    /// A turn ends (507.3).
    pub const END_TURN: Verb = Verb(47);
    /// A servant is switched by its player, once a turn (705.2). An effect that forbids switching other than by spells
    /// and abilities forbids this verb.
    pub const TURN_OVER: Verb = Verb(48);
    /// A card or ability is played while another waits in the chase zone (1005.1).
    pub const CHASE: Verb = Verb(49);
    /// Being attacked, as effects forbid or allow it (803.3b).
    pub const BE_ATTACKED: Verb = Verb(50);
    /// A card is looked at.
    pub const LOOK: Verb = Verb(51);
    /// Put face down into a caster zone, as a caster.
    pub const LAY: Verb = Verb(52);
    /// Attacks a player (803.4).
    pub const ATTACK_PLAYER: Verb = Verb(53);
    /// A triggered ability of it is played (906.3).
    pub const SET_OFF: Verb = Verb(54);
    /// In the order of their numbers, as a log writes them.
    pub const NAMES: [&str; 55] = [
        "is put",
        "is played",
        "is used",
        "enters the field",
        "is called",
        "levels up",
        "is destroyed",
        "is destroyed in battle",
        "is banished",
        "is discarded",
        "is drawn",
        "is corrupted",
        "is rested",
        "is recovered",
        "is reversed",
        "switches",
        "is targeted",
        "is returned",
        "is removed",
        "is revealed",
        "is searched",
        "attacks",
        "battles",
        "makes aether",
        "gives aether",
        "is paid",
        "is counted",
        "is cancelled",
        "is shuffled",
        "is taken control of",
        "is created",
        "vanishes",
        "is soulbonded",
        "becomes stock",
        "is dealt damage",
        "breaks",
        "begins the game",
        "begins a turn",
        "begins a recovery phase",
        "begins a draw phase",
        "begins a call phase",
        "begins a main phase",
        "begins a battle phase",
        "begins an attack declaration step",
        "ends a battle",
        "ends a battle phase",
        "begins an end phase",
        "ends a turn",
        "is switched",
        "is chased",
        "is attacked",
        "is looked at",
        "is laid face down",
        "attacks a player",
        "is set off",
    ];
}

/// Marks on an object.
pub mod mark {
    use super::*;
    /// Entered the field this turn: it was not there from the beginning (604.2d, 1104.2).
    pub const ENTERED: Mark = Mark(0);
    /// Switched by its player this turn (705.3).
    pub const SWITCHED: Mark = Mark(1);
    /// Battled this turn.
    pub const BATTLED: Mark = Mark(2);
    /// Attacked this turn.
    pub const ATTACKED: Mark = Mark(3);
    /// Battled an enemy servant this turn.
    pub const BATTLED_SERVANT: Mark = Mark(4);
    /// Revealed by an effect while in a hidden zone (1004.1).
    pub const SHOWN: Mark = Mark(5);
    /// The played card was stepped up (1114.2).
    pub const STEPPED_UP: Mark = Mark(6);
    /// In the order of their numbers.
    pub const NAMES: [&str; 7] = [
        "entered this turn",
        "switched this turn",
        "battled this turn",
        "attacked this turn",
        "battled a servant this turn",
        "shown",
        "stepped up",
    ];
}

/// The roles of servants in a battle, as bits of [`duel::state::combat::Participant::roles`].
pub mod role {
    /// The servant attacks (803.4).
    pub const ATTACKING: u8 = 1;
    /// The servant is attacked (803.5).
    pub const ATTACKED: u8 = 2;
    /// The servant attacks or is attacked (803.4, 803.5).
    pub const BATTLING: u8 = ATTACKING | ATTACKED;
    /// In the order of their bits.
    pub const NAMES: [&str; 2] = ["attacking", "attacked"];
}

/// Phases of a turn and steps of the battle phase.
pub mod phase {
    use super::*;
    /// Before the first turn (403).
    pub const SETUP: Phase = Phase(0);
    /// The recovery phase (502).
    pub const RECOVERY: Phase = Phase(1);
    /// The draw phase (503).
    pub const DRAW: Phase = Phase(2);
    /// The call phase (504).
    pub const CALL: Phase = Phase(3);
    /// The main phase (505).
    pub const MAIN: Phase = Phase(4);
    /// The battle phase start step (802).
    pub const BATTLE_START: Phase = Phase(5);
    /// The attack declaration step (803).
    pub const DECLARATION: Phase = Phase(6);
    /// The battle judgement step (804).
    pub const JUDGEMENT: Phase = Phase(7);
    /// The battle end step (805).
    pub const BATTLE_END: Phase = Phase(8);
    /// The battle phase end step (806).
    pub const BATTLE_PHASE_END: Phase = Phase(9);
    /// The end phase (507).
    pub const END: Phase = Phase(10);
    /// In the order of their numbers.
    pub const NAMES: [&str; 11] = [
        "setup",
        "recovery phase",
        "draw phase",
        "call phase",
        "main phase",
        "battle phase start step",
        "attack declaration step",
        "battle judgement step",
        "battle end step",
        "battle phase end step",
        "end phase",
    ];
    /// The steps of the battle phase (801.1).
    pub const BATTLE: [Phase; 5] = [BATTLE_START, DECLARATION, JUDGEMENT, BATTLE_END, BATTLE_PHASE_END];
    /// Names that cover several phases.
    pub const STRETCHES: &[(&str, &[Phase])] = &[("battle phase", &BATTLE)];
}

/// Routines: procedures of the rules that an effect can call.
pub mod routine {
    use super::*;
    /// A card is soulbonded (1020).
    pub const SOULBOND: Routine = Routine(0);
    /// A player gets an extra turn (1021).
    pub const EXTRA_TURN: Routine = Routine(1);
    /// A card switches (1011).
    pub const SWITCH: Routine = Routine(2);
    /// A card breaks (1103): it is played, or a caster enters.
    pub const BREAK: Routine = Routine(3);
    /// A player corrupts a number of the opponent's orbs, picked unseen (1009).
    pub const CORRUPT: Routine = Routine(4);
    /// One Enter of the card is played (1109.2).
    pub const SEALED_ENTER: Routine = Routine(5);
    /// Control of two cards is exchanged (1017).
    pub const EXCHANGE: Routine = Routine(6);
    /// In the order of their numbers.
    pub const NAMES: [&str; 7] = ["soulbond", "extra turn", "switch", "break", "corrupt", "enter again", "exchange"];
}

/// The sorts of abilities (901.1), and the keywords that are abilities.
pub mod label {
    use super::*;
    /// The effect of a conjure as it resolves (703.3).
    pub const CONJURE: Label = Label(0);
    /// An activated ability (901.1a).
    pub const ACTIVATED: Label = Label(1);
    /// An activated ability that makes aether (907.1).
    pub const AETHER: Label = Label(2);
    /// A triggered ability (901.1b).
    pub const TRIGGERED: Label = Label(3);
    /// A static ability (901.1c).
    pub const STATIC: Label = Label(4);
    /// A static ability with a replacement effect (910).
    pub const REPLACE: Label = Label(5);
    /// A static ability that says what the card itself is, wherever it is (904.2).
    pub const BASE: Label = Label(6);
    /// Break (1103).
    pub const BREAK: Label = Label(7);
    /// Enter (1106).
    pub const ENTER: Label = Label(8);
    /// Last Words (1107).
    pub const LAST_WORDS: Label = Label(9);
    /// United Front (1108), which names the trait.
    pub const UNITED_FRONT: Label = Label(10);
    /// Soul Seal (1109): the replacement and the activated ability.
    pub const SOUL_SEAL: Label = Label(11);
    /// DCT (1111).
    pub const DCT: Label = Label(12);
    /// Vanity (1113).
    pub const VANITY: Label = Label(13);
    /// Step Up (1114), which names the race.
    pub const STEP_UP: Label = Label(14);
    /// The materials of a SoulBond card (212): one phrase for each, naming a card.
    pub const MATERIAL: Label = Label(15);
}

/// The names of counters that the rules refer to.
pub mod counter {
    /// The counter of deities (1204.1).
    pub const DIVINITY: &str = "divinity";
    /// The counter that players hold (1018.1a).
    pub const CANDY: &str = "candy";
}
