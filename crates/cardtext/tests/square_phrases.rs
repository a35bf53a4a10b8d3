//! Claims about the phrases of the Square Enix TCG System's language: what is compiled reads back as it was written.

use crate::reading::cards_read_back;
use crate::square_lines::*;
use cardtext::Language;
use duel::card::ability::{Ability, Op};
use duel::card::pool::CardPool;

const LANGUAGE: Language = Language::SquareEnix;

/// Second lines and what stands below them.
const ITEMS: &[&str] = &[
    "Reed Shield\nWater Armor · cost 2 · subtype Shield/Reed\nItem (Character)",
    "Reed Ring\nDark Accessory · cost 1\nItem (Forward or Monster)",
    "Reed Ring\nLight Accessory · cost 1 · from SaGa\nItem ([Job Guard] Forward of cost 3 or less)\nWhen Reed Ring enters the field, draw 1 card.",
    "Reed Ring\nLight Accessory · cost 1\nItem (Forward other than Light and Dark)",
];

/// A card with one more line; one with an EX Burst has its icon.
fn with(card: &str, line: &str) -> String {
    let burst = if line.starts_with("EX ") { " · EX" } else { "" };
    match card.split_once(" · code") {
        Some((start, number)) => format!("{start}{burst} · code{number}\n{line}"),
        None => {
            let mut lines: Vec<String> = card.lines().map(str::to_owned).collect();
            lines[1].push_str(burst);
            lines.push(line.to_owned());
            lines.join("\n")
        }
    }
}

fn reads_back(card: &str, lines: &[&str]) {
    cards_read_back(LANGUAGE, lines.iter().map(|line| with(card, line)));
}

#[test]
fn headers_read_back() {
    let cards = [FORWARD, BACKUP, MONSTER, SUMMON, WEAPON, FORMATION].iter().chain(ITEMS);
    cards_read_back(LANGUAGE, cards.map(|card| (*card).to_owned()));
}

#[test]
fn keywords_read_back() {
    reads_back(FORWARD, FORWARD_KEYWORDS);
    cards_read_back(LANGUAGE, OTHER_KEYWORDS.iter().map(|(card, line)| with(card, line)));
}

#[test]
fn items_and_formations_read_back() {
    reads_back(WEAPON, EQUIPPED);
    reads_back(FORMATION, ARRAYED);
}

#[test]
fn field_abilities_read_back() {
    reads_back(FORWARD, FIELD);
}

#[test]
fn auto_abilities_read_back() {
    reads_back(FORWARD, AUTO);
}

#[test]
fn summons_read_back() {
    reads_back(SUMMON, SUMMONED);
}

#[test]
fn what_is_chosen_later_reads_back_where_it_was_said() {
    reads_back(SUMMON, CHOOSING_LATER);
}

#[test]
fn what_is_said_of_something_chosen_under_a_condition_is_under_it_too() {
    let text = "You may discard 1 card from your hand. If you do so, choose 1 Forward. Break it and draw 1 card. Draw 2 cards.";
    let ops = ability(SUMMON, text).body.ops;
    let [
        ..,
        Op::IfDone { skip: 3 },
        Op::ChooseTargets { first: 0, count: 1 },
        Op::Move { .. },
        Op::TakeFromTop { .. },
        Op::TakeFromTop { .. },
    ] = &ops[..]
    else {
        panic!("{ops:?}")
    };
}

/// The only ability of a card with one line.
fn ability(card: &str, line: &str) -> Ability {
    let mut pool = CardPool::default();
    let found = LANGUAGE.compile(&with(card, line), "text", &mut pool);
    let cards = found.unwrap_or_else(|faults| panic!("{line}: {}", faults[0]));
    pool.ability(*pool.card(cards[0]).abilities.last().unwrap()).clone()
}

#[test]
fn keywords_mean_what_can_be_said_at_length() {
    for (card, keyword, text) in [
        (
            FORWARD,
            "Link — Fire, Ice (4)",
            "When Reed Piper enters the field, you may put 1 Fire or Ice Forward of cost 4 or less from your hand onto the field.",
        ),
        (
            FORWARD,
            "Job Change (3) — {Wind}",
            "{Wind}: You may put 1 Backup of cost 3 or less from your hand onto the field. You can only use this ability during your turn.",
        ),
        (
            MONSTER,
            "Blue Magic — {Water}{2}: Choose 1 Forward. Dull it.",
            "{Water}{2}, discard Moss Toad: Choose 1 Forward. Dull it. You can only use this ability if Moss Toad is in your hand.",
        ),
        (
            FORWARD,
            "Glimmer %Low Song% — {1}: Draw 1 card.",
            "{1}, discard Reed Piper: Draw 1 card. You can only use this ability if Reed Piper is in your hand.",
        ),
    ] {
        let short = ability(card, keyword);
        let long = ability(card, text);
        assert_ne!(short.label, long.label, "{keyword}");
        assert_eq!(Ability { label: long.label, name: None, ..short }, long, "{keyword}");
    }
    let long = "When Reed Piper deals damage to a player, you may put Reed Piper into the Break Zone. \
                If you do so, search for 1 Forward with the same name as Reed Piper and put it onto the field dull.";
    assert_eq!(ability(FORWARD, "Level Up").body, ability(FORWARD, long).body);
    let long = "When Mill Cook enters the field, put Mill Cook into the Break Zone. If you do so, draw 1 card.";
    assert_eq!(ability(BACKUP, "Assist — Draw 1 card.").body, ability(BACKUP, long).body);
    let long = "When Mill Cook enters the field, put Mill Cook into the Break Zone. \
                If you do so, choose 1 Forward. Deal it 3000 damage.";
    assert_eq!(ability(BACKUP, "Assist — Choose 1 Forward. Deal it 3000 damage.").body, ability(BACKUP, long).body);
}
