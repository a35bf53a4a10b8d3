//! Lines of cards of the Square Enix TCG System, each in its canonical wording, by the sort of card that they stand on.

/// A Forward, without its lines.
pub const FORWARD: &str =
    "Reed Piper\nWind Forward · cost 3 · power 7000 · job Piper · from SaGa · generic · party · code LR-12/ZT-3";
/// A Backup, without its lines.
pub const BACKUP: &str = "Mill Cook\nEarth Backup · cost 2 · job Cook/Guard · from FF";
/// A Monster, without its lines.
pub const MONSTER: &str = "Moss Toad\nWater Monster · cost 2";
/// A Summon, without its lines.
pub const SUMMON: &str = "Ash Titan\nFire Summon · cost 4";
/// A Weapon, without its lines but for what it can be put on.
pub const WEAPON: &str = "Reed Blade\nWind Weapon · cost 2 · subtype Sword\nItem (Forward)";
/// A Formation, without its lines but for its condition.
pub const FORMATION: &str = "Wedge\nIce Formation · cost 1\nFormation condition: you control 3 or more Forwards.";

/// Keywords of Forwards.
pub const FORWARD_KEYWORDS: &[&str] = &[
    "Brave, Haste, First Strike",
    "Level Up",
    "Link — Fire (3)",
    "Link — Fire, Ice (4)",
    "Overdrive ({Wind}{2}) — When Reed Piper enters the field, draw 1 card.",
    "Overdrive ({X}) — When Reed Piper attacks, choose 1 Forward opponent controls. Deal it 2000 damage.",
    "Awakening ({Wind}{1})",
    "Job Change (3) — {Wind}",
    "Job Change (2) — {Dull}, discard 1 card",
    "Glimmer %Low Song% — {Wind}{1}: Choose 1 Forward. Dull it.",
    "Junction — {Wind}",
    "Junction — {1}{Dull}",
];

/// Keywords of other cards, with the card each stands on.
pub const OTHER_KEYWORDS: &[(&str, &str)] = &[
    (BACKUP, "Assist — Draw 1 card."),
    (BACKUP, "Assist — Choose 1 Forward opponent controls. Deal it 3000 damage. Draw 1 card."),
    (BACKUP, "Assist — Draw 1 card. Choose 1 Forward opponent controls. Dull it."),
    (BACKUP, "Assist — If you control 2 or more Forwards, choose 1 Forward opponent controls. Dull it."),
    (BACKUP, "Glimmer %Hot Soup% — {Earth}: Draw 1 card."),
    (MONSTER, "Blue Magic — {Water}{2}: Choose 1 Forward. Return it to its owner's hand."),
    (MONSTER, "Blue Magic — {1}: Select 1 of the 2 following actions. \"Draw 1 card.\" \"Choose 1 Forward. Dull it.\""),
    (SUMMON, "Primal ([Job Guard])"),
    (SUMMON, "Primal ([Job Guard] or [Job Knight])"),
    (WEAPON, "Unequip — {Wind}{1}"),
    (WEAPON, "Unequip — {0}"),
];

/// Abilities of an Item.
pub const EQUIPPED: &[&str] = &[
    "The equipped Character gains +1000 power and Brave.",
    "The equipped Forward gains +1000 power for each Backup you control.",
    "The equipped Character cannot be blocked.",
    "The equipped Character cannot be chosen by your opponent's Summons or abilities.",
    "The equipped Character gains \"When this Forward attacks, draw 1 card.\"",
    "If the equipped Character is a [Job Guard], the equipped Character gains Haste.",
    "When the equipped Forward attacks, draw 1 card.",
    "When the equipped Character is put from the field into the Break Zone, you may return Reed Blade to its owner's hand.",
    "When the equipped Forward attacks, choose 1 Forward opponent controls. Deal it 2000 damage.",
    "When Reed Blade enters the field, activate the equipped Character.",
    "When Reed Blade enters the field, the equipped Character gains Haste until the end of the turn.",
    "{Wind}{Dull}: The equipped Forward gains +2000 power until the end of the turn.",
    "When the equipped Forward deals damage to a Forward, break it.",
    "The equipped Character gains \"{Dull}: Draw 1 card.\"",
    "The equipped Character gains \"Job Change (3) — {Wind}\"",
    "The equipped Forward gains +1000 power and \"Link — Wind (3)\"",
    "If the equipped Forward's power is 8000 or more, the equipped Forward gains Brave.",
    "If the equipped Character is a Backup, Reed Blade cannot be broken.",
    "{1}: Choose 1 Forward you control. Put Reed Blade onto it.",
    "{1}: Choose 1 Forward opponent controls. Deal it damage equal to the equipped Forward's power.",
    "When Reed Blade enters the field, choose 1 Forward opponent controls. The equipped Forward deals it 3000 damage.",
    "When Reed Blade is put from the field into the Break Zone, put the equipped Character into the Break Zone.",
    "At the end of your turn, break the equipped Character.",
    "When the equipped Forward breaks a Forward opponent controls, draw 1 card.",
];

/// Abilities of a Formation.
pub const ARRAYED: &[&str] = &[
    "The Forwards you control gain +1000 power.",
    "During your turn, the Forwards you control gain Brave.",
    "When a Forward you control attacks, it gains +1000 power until the end of the turn.",
    "When a party you control attacks, draw 1 card.",
    "When a Character you control is equipped with an Item, draw 1 card.",
    "Your opponent cannot play Items.",
    "Players cannot summon Summons.",
    "If you control 5 or more Characters, your opponent cannot play Characters of cost 2 or less.",
];

/// Field abilities of a Forward.
pub const FIELD: &[&str] = &[
    "Reed Piper gains +1000 power for each Item it is equipped with.",
    "Reed Piper gains +2000 power for each Weapon you control.",
    "If Reed Piper is equipped with a [Subtype Sword], Reed Piper gains First Strike.",
    "If Reed Piper is equipped with a Weapon, Reed Piper gains +1000 power.",
    "If Reed Piper is junctioned, Reed Piper gains +3000 power and Brave.",
    "The Characters equipped with a Weapon you control gain +1000 power.",
    "The Forwards equipped with a [Subtype Sword] cannot be blocked.",
    "The junctioned Characters you control gain +1000 power.",
    "If you control a Formation, Reed Piper gains Haste.",
    "If your opponent controls 2 or more Items, Reed Piper gains Haste.",
    "Reed Piper's name is also [Card Name Mill Cat].",
    "The cost required to play Reed Piper is reduced by 1.",
    "The cost required to summon your Fire Summons is reduced by 1.",
    "The cost required to play your Items is reduced by 1.",
    "Your opponent cannot summon Summons.",
    "Your opponent cannot play Items or Formations.",
    "You cannot play Forwards.",
    "{Dull}: Summon 1 Summon of cost 2 or less in your Break Zone.",
    "If Reed Piper would be put from the field into the Break Zone, put it on top of its owner's deck instead.",
    "The cost required to play your opponent's Characters is increased by 1.",
    "The cost required to play Reed Piper is reduced by 2 while it is in your Break Zone.",
    "The cost required to summon your Summons is reduced by 1 while they are in your Break Zone.",
    "Reed Piper gains [Job Guard] and the party icon.",
    "If Reed Piper is not equipped with a Weapon, Reed Piper loses 1000 power.",
    "As an additional cost to play Reed Piper, discard 1 card.",
    "As an alternative cost to play Reed Piper, you may put 2 Backups into the Break Zone.",
    "You can only play Reed Piper if you control a Formation.",
    "Reed Piper must be chosen by your opponent's Summons or abilities if possible.",
    "Reed Piper cannot be chosen.",
];

/// Auto-abilities of a Forward.
pub const AUTO: &[&str] = &[
    "When you summon a Summon, draw 1 card.",
    "When your opponent plays an Item, draw 1 card.",
    "When you play a Character, draw 1 card.",
    "When Reed Piper enters the field, search for 1 Weapon and add it to your hand.",
    "When Reed Piper enters the field, search for 1 Forward of cost 3 or less and put it onto the field.",
    "When Reed Piper enters the field, put 1 [From SaGa] Monster from outside the game into your hand.",
    "When Reed Piper enters the field, you may put 1 Forward of cost 2 or less from your hand onto the field.",
    "When Reed Piper attacks, you may pay {Wind}{1}. If you do so, draw 1 card.",
    "When Reed Piper attacks, {Wind}{1} — draw 1 card.",
    "When Reed Piper attacks, {X} — choose 1 Forward of cost X or less. Break it.",
    "When Reed Piper attacks, {1}{Dull}, discard 1 card — draw 2 cards.",
    "When Reed Piper attacks, as an additional cost of this ability, you may pay {Wind}{1}. Draw 1 card. If you paid the additional cost, draw 2 cards.",
    "When Reed Piper attacks, {2} — as an alternative cost of this ability, you may discard 1 card. Draw 1 card.",
    "When Reed Piper is junctioned, draw 1 card.",
    "When Reed Piper attacks, add all the Summons it is junctioned with to your hand.",
    "When Reed Piper attacks, choose 1 Item opponent controls. Gain control of it.",
    "When Reed Piper enters the field, choose 1 Forward opponent controls. Gain control of it as long as Reed Piper is on the field.",
    "When Reed Piper enters the field, you may put 1 Weapon from your hand onto Reed Piper.",
    "When Reed Piper enters the field, search for 1 Weapon and put it onto Reed Piper.",
    "When Reed Piper attacks, your opponent chooses 1 Forward they control. Put it into the Break Zone.",
    "When Reed Piper attacks, choose 1 Item. Break it.",
    "When Reed Piper attacks, choose 1 Item. Return it to its owner's hand.",
    "When Reed Piper attacks, choose 1 Item opponent controls. Gain control of it until the end of the turn.",
    "When Reed Piper attacks, choose 1 Formation opponent controls. Break it.",
    "When Reed Piper is equipped with an Item, draw 1 card.",
    "When an Item enters your field, draw 1 card.",
    "EX When Reed Piper enters the field, draw 1 card.",
];

/// Texts of Summons that choose after they have done something, or only if something is so.
pub const CHOOSING_LATER: &[&str] = &[
    "Draw 1 card. Choose 1 Forward opponent controls. Deal it 3000 damage.",
    "Choose 1 Forward opponent controls. Draw 1 card. Dull it.",
    "Choose 1 Forward opponent controls. Break it. Choose 1 Forward in your Break Zone. Add it to your hand.",
    "Choose 1 Forward opponent controls. Dull it. Choose up to 2 Backups opponent controls. Dull them. Draw 1 card.",
    "You may discard 1 card from your hand. If you do so, choose 1 Forward opponent controls. Break it. Draw 1 card.",
    "You may pay {1}. If you do so, choose 1 Forward you control and 1 Backup opponent controls. Dull the former. Break the latter.",
    "You may discard 1 card from your hand. If you do so, choose 1 Forward opponent controls. Break it. If not, draw 1 card.",
    "You may discard 1 card from your hand. If you do so, choose 1 Forward opponent controls. Deal it 3000 damage. If it is dull, break it instead.",
    "You may pay {1}. If you do so, choose 1 Forward opponent controls. Draw 1 card. Break it.",
    "If you control 2 or more Forwards, choose 1 Forward opponent controls. Deal it 3000 damage.",
    "If your opponent doesn't pay {2}, choose 1 Forward opponent controls. Break it.",
    "Draw 1 card. Choose up to 2 Forwards opponent controls. Divide 4000 damage among them as you like.",
    "At the end of the turn, choose 1 Forward opponent controls. Break it.",
    "Draw 1 card. When a Forward enters your field this turn, choose 1 Forward opponent controls. Deal it 1000 damage.",
    "You may choose 1 Forward opponent controls. Dull it and draw 1 card.",
    "If you control 2 or more Forwards, you may choose 1 Forward opponent controls. Deal it 3000 damage.",
    "Look at the top 2 cards of your deck. Choose 1 Forward opponent controls. Deal it 3000 damage.",
    "Your opponent may choose 1 Forward they control. Break it.",
    "Put 1 Forward from your hand onto the field. Choose 1 Forward you control. It gains Haste until the end of the turn.",
    "Select 1 of the 2 following actions. \"Draw 1 card. Choose 1 Forward opponent controls. Break it.\" \"You may discard 1 card from your hand. If you do so, choose 1 Backup opponent controls. Dull it.\"",
];

/// What Summons do.
pub const SUMMONED: &[&str] = &[
    "Choose 1 Forward. Dull it and freeze it.",
    "EX Choose 1 Forward. Deal it 4000 damage.",
    "Choose any number of Forwards opponent controls. Divide 8000 damage among them as you like.",
    "Your opponent cannot summon Summons this turn.",
    "You cannot play Formations this turn. Draw 2 cards.",
    "Choose 1 Summon removed from the game. Put it into the Break Zone.",
    "Choose 1 Summon of yours removed from the game. Add it to your hand.",
    "Choose 1 Item. Break it.",
    "Choose 1 Item you control and 1 Character you control. Put the former onto the latter.",
    "Choose 1 Weapon in your Break Zone and 1 Forward you control. Put the former onto the latter.",
    "Break all the Items opponent controls.",
    "Choose 1 Forward. Break all the Items it is equipped with.",
    "Choose 1 Forward. Deal it 1000 damage for each Item it is equipped with.",
    "Choose 1 Character. Put all the Summons it is junctioned with into the Break Zone.",
    "Choose 1 Monster you control. Until the end of the turn, it also becomes a Forward with 5000 power.",
    "Choose 1 Forward equipped with an Item. Break it.",
    "Put 1 [From SaGa] Summon from outside the game into your hand.",
    "Add all the Summons removed from the game to your hand.",
    "Choose 1 Forward of yours removed from the game. Put it onto the field.",
    "Select 1 of the 2 following actions. \"Draw 1 card.\" \"Choose 1 Forward. Break it.\"",
];
