//! Claims about single lines: each is read in full and read back in the same words.

use cardtext::Language;
use duel::card::pool::CardPool;

/// Compiles a line on a card of this kind, reads it back, and checks that what was read back means the same.
fn back(kind: &str, line: &str) -> String {
    let power = if kind == "Forward" { " · power 5000" } else { "" };
    let burst = if line.starts_with("EX ") { " · EX" } else { "" };
    let card = |line: &str| format!("Reed Piper\nWind {kind} · cost 2{power}{burst}\n{line}");
    let read = |line: &str| {
        let mut pool = CardPool::default();
        let cards = Language::Crystal
            .compile(&card(line), "piper.txt", &mut pool)
            .unwrap_or_else(|faults| panic!("{line}\n{}", faults.iter().map(ToString::to_string).collect::<String>()));
        let text = Language::Crystal.read_back(&pool, cards[0]).unwrap_or_else(|_| panic!("no words for: {line}"));
        (text.lines().last().unwrap().to_owned(), pool)
    };
    let (text, pool) = read(line);
    let (again, same) = read(&text);
    assert_eq!(text, again);
    assert_eq!(pool, same, "{line}");
    text
}

fn reads_back(kind: &str, lines: &[&str]) {
    for line in lines {
        assert_eq!(back(kind, line), *line);
    }
}

#[test]
fn field_abilities_read_back() {
    reads_back(
        "Forward",
        &[
            "Reed Piper gains +1000 power for each Wind Backup you control.",
            "Reed Piper cannot attack or block.",
            "Reed Piper cannot be broken.",
            "Reed Piper cannot be broken by your opponent's Summons or abilities.",
            "Reed Piper cannot be chosen by your opponent's abilities.",
            "Reed Piper cannot be blocked by Forwards of power 8000 or more.",
            "Reed Piper must block if possible.",
            "Reed Piper must be chosen by your opponent's Summons or abilities if possible.",
            "Warp 3 — {Wind}{1}",
            "Reed Piper enters the field dull.",
            "The Characters opponent controls enter the field dull.",
            "The [Card Name Mill Cat] you control gains Brave.",
            "The Forwards opponent controls lose 1000 power.",
            "The Wind or Water Forwards you control gain +1000 power and Haste.",
            "If you control [Card Name Mill Cat], Reed Piper gains +2000 power.",
            "If you control 3 or more Wind Forwards, Reed Piper gains First Strike.",
            "If your opponent has no cards in their hand, Reed Piper gains +3000 power.",
            "If Reed Piper is attacking, Reed Piper gains +1000 power.",
            "If Reed Piper's power is 8000 or more, Reed Piper gains Brave.",
            "If 3 or more Reed Counters are on Reed Piper, Reed Piper gains Haste.",
            "If there are 5 or more cards in your Break Zone, Reed Piper gains +1000 power.",
            "During your turn, the Forwards other than Reed Piper you control gain Brave.",
            "If Reed Piper would be dealt damage by your opponent's Summons, the damage becomes 0 instead.",
            "If Reed Piper would deal damage to a Forward, the damage is increased by 2000 instead.",
            "If a Wind Forward you control would be dealt damage, the damage is reduced by 1000 instead.",
            "If Reed Piper would be put from the field into the Break Zone, return it to its owner's hand instead.",
            "If a Forward you control would be put from the field into the Break Zone, instead remove it from the game. At the end of the turn, draw 1 card.",
            "If a Wind Forward would enter your opponent's field, it enters your field instead.",
            "The Forwards you control double their power.",
            "Damage 5 — Reed Piper gains Brave.",
            "Damage 3 — If you control a Backup, Reed Piper gains Brave.",
            "EX Damage 3 — When Reed Piper enters the field, if you control a Backup, draw 1 card.",
            "When you control no Backups, draw 1 card.",
            "When Reed Piper attacks, you may pay {X}. If you do so, draw 1 card.",
            "If Reed Piper would be put from the field into the Break Zone, remove it from the game instead. At the end of the turn, play Reed Piper onto the field.",
            "If a Wind Forward you control would be put from the field into the Break Zone, remove it from the game instead. At the end of the turn, play it onto the field.",
            "The cost required to cast your Wind Summons is reduced by 1.",
            "Your opponent cannot cast Summons.",
            "Players cannot cast Wind Forwards.",
            "If Reed Piper would be put from the field into the Break Zone, put it on top of its owner's deck instead.",
            "The cost required to cast your opponent's Summons is increased by 1.",
            "If you control [Card Name Mill Cat], the cost required to cast Reed Piper is reduced by 2.",
            "As an additional cost to cast Reed Piper, put 1 Backup into the Break Zone.",
            "As an alternative cost to cast Reed Piper, you may return 2 Backups you control to their owners' hand.",
            "As an additional cost to cast Reed Piper, you may pay {X}. As an additional cost to cast Reed Piper, discard 1 card.",
            "As you cast Reed Piper, choose up to 3 Forwards opponent controls. Divide 6000 damage among them as you like.",
            "As an additional cost to cast Reed Piper, you may pay {1} for each dull Backup you control. As you cast Reed Piper, draw 1 card.",
            "As you cast Reed Piper, select 1 of the 2 following actions. If you control 3 or more Forwards, select up to 2 of the 2 following actions instead. \"Draw 1 card.\" \"Reed Piper gains Haste until the end of the turn.\"",
            "Reed Piper cannot be returned to its owner's hand.",
            "Reed Piper cannot be removed from the game.",
            "Reed Piper cannot be chosen.",
            "Your opponent cannot cast Summons.",
            "If you control a Backup, players cannot cast Forwards of cost 2 or less.",
            "You can only cast Reed Piper if you control a Backup.",
            "Reed Piper gains \"When Reed Piper attacks, draw 1 card.\"",
        ],
    );
}

#[test]
fn auto_abilities_read_back() {
    reads_back(
        "Forward",
        &[
            "When Reed Piper blocks, draw 1 card.",
            "When Reed Piper blocks, choose up to 2 Forwards. Divide 3 Reed Counters among them as you like.",
            "When Reed Piper blocks, you may cast 1 Summon of cost 2 or less from your hand without paying the cost.",
            "When Reed Piper blocks, cast 1 Wind Character from your hand.",
            "When Reed Piper blocks, choose 1 Forward. Its power becomes 3000 until the end of the turn.",
            "When Reed Piper blocks, until the end of the turn, Reed Piper gains +1000 power for each Forward opponent controls.",
            "When Reed Piper is blocked by a Forward of cost 3 or less, break it.",
            "When Reed Piper is broken, your opponent discards 1 card from their hand.",
            "When Reed Piper leaves the field, gain 1 Crystal.",
            "When Reed Piper is removed from the game, draw 1 card.",
            "When Reed Piper enters the field, search for 1 Forward with the same name as Reed Piper and add it to your hand.",
            "When Reed Piper attacks, choose 1 Forward. Its element becomes Ice until the end of the turn.",
            "When Reed Piper is put from the field into the Break Zone, you may add Reed Piper to your hand.",
            "When Reed Piper is chosen by your opponent's Summons or abilities, draw 1 card.",
            "When Reed Piper is dealt damage, Reed Piper deals your opponent 1 point of damage.",
            "When Reed Piper deals damage to a Forward, break it.",
            "When Reed Piper enters the field, if you paid the additional cost, draw 2 cards.",
            "When an Earth Forward other than Reed Piper enters your field, it gains Haste until the end of the turn.",
            "When a Forward enters your opponent's field, you may pay {Wind}{1}. If you do so, dull it.",
            "When a Forward you control attacks, it gains +1000 power until the end of the turn.",
            "When a party you control attacks, draw 1 card. This effect will trigger only once per turn.",
            "When a party you control deals damage to your opponent, draw 1 card.",
            "When a party you control deals damage to a Forward, dull it.",
            "When Reed Piper breaks a Forward opponent controls, draw 1 card.",
            "When a Wind Forward you control breaks a Forward, draw 1 card.",
            "When your opponent casts a Summon, draw 1 card.",
            "At the beginning of your Main Phase 1, put the top card of your deck into the Break Zone.",
            "At the beginning of your opponent's Main Phase 2, your opponent puts the top 2 cards of their deck into the Break Zone.",
            "When Reed Piper attacks, draw cards equal to half the number of Forwards you control.",
            "When Reed Piper attacks, choose 1 Forward. Deal it damage equal to half of its power.",
            "When Reed Piper attacks, if you control 9 or more Forwards, you win the game.",
            "At the end of your turn, activate all the Backups you control.",
            "At the end of each player's turn, each player draws 1 card.",
            "EX When Reed Piper enters the field, choose 1 [Job Piper] or [Card Name Mill Cat] in your Break Zone. Play it onto the field dull.",
            "When Reed Piper attacks, choose 1 Forward you control and 1 Forward opponent controls. Deal the former 1000 damage. Deal the latter damage equal to Reed Piper's power.",
            "When Reed Piper attacks, select up to 2 of the 3 following actions. \"Draw 1 card.\" \"Choose 1 Forward. Dull it.\" \"Choose 1 Monster. Break it.\"",
            "When Reed Piper enters the field, you may search for up to 2 Wind Characters of cost 2 or less and play them onto the field dull.",
            "When Reed Piper attacks, your opponent may discard 1 card from their hand. If you do so, Reed Piper cannot be blocked this turn.",
        ],
    );
}

#[test]
fn action_and_special_abilities_read_back() {
    reads_back(
        "Forward",
        &[
            "{0}: Reed Piper gains Brave until the end of the turn. You can only use this ability once per turn.",
            "{Wind}{Wind}{2}{Dull}: Choose 1 Forward opponent controls. Put it on top of its owner's deck.",
            "{Wind}{Dull}{1} for each dull Backup you control, discard 1 card: Draw 1 card.",
            "{2}{1} for each Forward you control: Draw 1 card. You can only use this ability if Reed Piper is in your hand.",
            "{X}{Dull}: Choose 1 Forward of cost X or less. Deal it 1000 damage for each CP paid for X.",
            "Discard 1 Wind card, dull 1 active Backup: Choose 1 Forward. It loses all its abilities until the end of the turn.",
            "Remove 3 cards in your Break Zone from the game: Draw 1 card. You can only use this ability during your Main Phase and once per turn.",
            "{Wind}: Play Reed Piper onto the field. You can only use this ability during your turn and if Reed Piper is in your Break Zone.",
            "{Crystal}{Crystal}: Choose up to 2 Forwards. Return them to their owners' hand.",
            "{1}: Place 1 Reed Counter on Reed Piper. You can only use this ability if you control a Wind Backup.",
            "%Low Song% {S}{Wind}: All the Forwards opponent controls cannot block this turn.",
            "{Dull}: Choose 1 Forward. Until the end of the turn, it gains +1000 power and \"When this Forward deals damage to your opponent, draw 1 card.\"",
        ],
    );
}

#[test]
fn summons_read_back() {
    reads_back(
        "Summon",
        &[
            "Choose 1 Character. Remove it from the game.",
            "Deal 2000 damage for each Wind Backup you control to all the dull Forwards opponent controls.",
            "Draw 2 cards, then discard 1 card from your hand.",
            "EX Choose 1 Forward. If you control 5 or more Backups, break it.",
            "Choose 1 Forward. If its power is 5000 or less, put it at the bottom of its owner's deck.",
            "Choose 1 Forward you control. It gains \"When this Forward attacks, draw 1 card.\" until the end of the turn.",
            "As an additional cost to cast Reed Piper, you may pay {Wind}{1}. Choose 1 Forward. Deal it 4000 damage. If you paid the additional cost, draw 1 card.",
            "Your opponent selects 1 Forward they control. Put it into the Break Zone.",
            "Your opponent chooses 2 Forwards they control. Break them.",
            "Divide all the cards in your opponent's Break Zone into 2 groups. Your opponent selects 1 of the groups. Remove them from the game.",
            "Your opponent divides all the Forwards opponent controls into 3 groups. Select 1 of the groups. Dull them.",
            "Choose 1 Forward you control and 1 Forward opponent controls. The former deals the latter 3000 damage.",
            "Choose 1 Forward you control and 1 Forward opponent controls. Deal the latter damage equal to the former's power.",
            "Choose 1 Forward. It deals 2000 damage to all the Forwards opponent controls.",
            "Draw 1 card. When a Forward enters your field, deal it 1000 damage.",
            "Choose 1 Forward. It doubles its power until the end of the turn. When a Forward attacks this turn, draw 1 card.",
            "Choose 1 Forward. Deal it 3000 damage. If you control 2 or more Forwards, deal it 6000 damage instead.",
            "Play 1 Forward of cost 3 or less from your hand onto the field. It gains Haste until the end of the turn. At the end of the turn, return it to its owner's hand.",
        ],
    );
}

#[test]
fn what_is_chosen_in_later_clauses_reads_back() {
    reads_back(
        "Summon",
        &[
            "Choose 1 Forward opponent controls. Break it. Choose 1 Forward in your Break Zone. Add it to your hand.",
            "Choose 1 Forward opponent controls. Dull it. Choose up to 2 Backups opponent controls. Dull them. Draw 1 card.",
            "You may discard 1 card from your hand. If you do so, choose 1 Forward opponent controls. Break it. Draw 1 card.",
            "You may pay {1}. If you do so, choose 1 Forward you control and 1 Backup opponent controls. Dull the former. Break the latter.",
            "You may discard 1 card from your hand. If you do so, choose 1 Forward opponent controls. Break it. If not, draw 1 card.",
            "You may discard 1 card from your hand. If you do so, choose 1 Forward opponent controls. Deal it 3000 damage. If it is dull, break it instead.",
            "You may pay {1}. If you do so, choose 1 Forward opponent controls. Draw 1 card. Break it.",
            "If you control 2 or more Forwards, choose 1 Forward opponent controls. Deal it 3000 damage.",
            "If your opponent doesn't pay {2}, choose 1 Forward opponent controls. Break it.",
            "At the end of the turn, choose 1 Forward opponent controls. Break it.",
            "Draw 1 card. When a Forward enters your field this turn, choose 1 Forward opponent controls. Deal it 1000 damage.",
        ],
    );
}

#[test]
fn synonyms_are_read_as_the_canonical_words() {
    for (written, canonical) in [
        ("Warp 2 -- {Wind}", "Warp 2 — {Wind}"),
        (
            "When Reed Piper deals damage to a player, draw 1 card.",
            "When Reed Piper deals damage to your opponent, draw 1 card.",
        ),
        ("Whenever Reed Piper attacks, draw 1 card.", "When Reed Piper attacks, draw 1 card."),
        ("At the end of each of your turns, draw 1 card.", "At the end of your turn, draw 1 card."),
        (
            "When Reed Piper attacks, your opponent discards 1 card from his/her hand.",
            "When Reed Piper attacks, your opponent discards 1 card from their hand.",
        ),
        (
            "When Reed Piper attacks, until the end of the turn, Reed Piper gains Brave.",
            "When Reed Piper attacks, Reed Piper gains Brave until the end of the turn.",
        ),
    ] {
        assert_eq!(back("Forward", written), canonical);
    }
}

#[test]
fn branches_and_what_is_put_off_read_back() {
    reads_back(
        "Forward",
        &[
            "When Reed Piper enters the field or attacks, draw 1 card.",
            "When Reed Piper or a Wind Forward enters your field, draw 1 card.",
            "When Reed Piper blocks or is blocked, choose 1 Forward. Deal it 2000 damage.",
            "When your opponent discards a card from their hand due to your Summons or abilities, draw 1 card.",
            "When Reed Piper attacks, you may pay {Wind}. When you do so, choose 1 Forward. Deal it 5000 damage.",
            "When Reed Piper attacks, you may put 1 Backup you control into the Break Zone. When you do so, draw 2 cards.",
            "When Reed Piper attacks, choose 1 Forward. Deal it 2000 damage. If you control 3 or more Backups, deal it 5000 damage instead.",
            "When Reed Piper attacks, you may discard 1 card from your hand. If you do so, draw 2 cards. If not, draw 1 card.",
            "When Reed Piper attacks, choose 1 Forward. If your opponent doesn't pay {2}, break it.",
            "When Reed Piper attacks, choose 1 Forward. Deal it 1000 damage. When it is put from the field into the Break Zone this turn, draw 1 card.",
            "When Reed Piper attacks, if the cost paid to play Reed Piper included Ice CP, draw 1 card.",
            "When Reed Piper attacks, if the cost required to cast Reed Piper was only paid with Wind CP, draw 1 card.",
            "Damage 3 — Reed Piper gains Brave.",
            "Damage 5 — When Reed Piper attacks, draw 1 card.",
        ],
    );
}

#[test]
fn what_is_bound_to_an_object_reads_back() {
    reads_back(
        "Summon",
        &[
            "Choose 1 Forward. This turn, the next damage dealt to it becomes 0 instead.",
            "Choose 1 Forward. If it would be put from the field into the Break Zone this turn, remove it from the game instead.",
            "Choose 1 Forward. Deal it 3000 damage and 1000 more damage for each Wind Backup you control.",
            "Choose 1 Forward. Its power becomes 4000 until the end of the turn.",
            "Choose 1 Forward you control and 1 Forward opponent controls. Return them to their owners' hand.",
            "Choose up to the same number of Forwards as the Backups you control. Dull them.",
            "Look at the top 3 cards of your deck. Add 1 card among them to your hand and return the other cards to the bottom of your deck in any order.",
            "Reveal the top card of your deck. If it is a Forward, add it to your hand. If it is not a Forward, put it into the Break Zone.",
            "Cast 1 Summon of cost 2 or less from your hand without paying the cost.",
            "Your opponent reveals their hand. Select 1 card in your opponent's hand. Your opponent discards it.",
            "Select 1 of the 2 following actions. If you control 3 or more Backups, select up to 2 of the 2 following actions instead. \"Draw 1 card.\" \"Choose 1 Forward. Dull it.\"",
        ],
    );
}

#[test]
fn what_a_card_is_and_costs_reads_back() {
    reads_back(
        "Forward",
        &[
            "Reed Piper is also [Card Name Mill Cat] in all situations.",
            "Reed Piper can produce Ice CP.",
            "Reed Piper doesn't receive any damage.",
            "Reed Piper doesn't receive any damage from your opponent's Summons or abilities.",
            "You can only cast Reed Piper during your turn.",
            "The cost required to cast Reed Piper is reduced by 2 (it cannot become 0).",
            "If Reed Piper would be dealt damage, double the damage instead.",
            "If Reed Piper would be dealt damage by a Forward, the damage is reduced by 1000 instead.",
            "Put Reed Piper and 1 Backup into the Break Zone: Draw 1 card.",
        ],
    );
}
