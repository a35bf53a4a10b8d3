//! The language of Dimension Zero: "When Slate Courier is put on a square from your hand, choose 1 target unit in its
//! line. It gets -1 smash until the end of the turn."

mod ability;
mod amount;
mod beneath;
mod change;
mod condition;
mod cost;
mod effect;
mod header;
mod keyword;
mod noun;
mod place;
mod qualifier;
mod replace;
mod sentence;
mod strategy;
mod trigger;

use crate::card::{first_name, named_alone};
use crate::clause::Every;
use crate::cost::{read_extra, read_payment, write_extra, write_payment};
use crate::diagnostic::Fault;
use crate::edition::Edition;
use crate::extra::Extras;
use crate::import::Sheet;
use crate::language::Grammar;
use crate::limit::{Limits, USE};
use crate::measure::Damage;
use crate::phrase::{self, Row};
use dimension::words::{colour, keyword as word, label, number, verb};
use duel::ids::Keywords;

/// The grammar of Dimension Zero.
pub(crate) static GRAMMAR: Grammar = Grammar {
    games: &["dimension-zero"],
    edition: Edition::ONLY,
    matters: &dimension::matters::MATTERS,
    verbs: &dimension::words::verb::NAMES,
    synonyms: SYNONYMS,
    groups: &["Race", "Attribute", "Card Name"],
    selves: &["this unit", "this base", "this card"],
    selves_own: &[],
    nameless: false,
    remarks: None,
    boxes: ('{', '}'),
    numerals: &[],
    inline: false,
    in_play: noun::SQUARES,
    keywords: &[
        word::RUSH,
        word::ACCELERATION,
        word::UNITY,
        word::HUSH,
        word::SUPPLY,
        word::CALL_RED,
        word::CALL_BLACK,
        word::CALL_BLUE,
        word::CALL_GREEN,
        word::CALL_WHITE,
    ],
    keyword_names: &word::NAMES,
    zones: qualifier::ZONES,
    prefixes: ability::ZONES,
    numbers: qualifier::NUMBERS,
    prices: &[number::COST, number::MOVE_COST],
    having: "of",
    name_mark: "Card Name ",
    colours: &colour::NAMES,
    counter: "marker/markers",
    second_line: "Unit · cost {Blue}{2} · move {1} · power 4000 · smash 1",
    names: named_alone,
    title: first_name,
    implied: |_, _| Keywords::EMPTY,
    in_header: |_| false,
    read_header: header::read_header,
    write_header: header::write_header,
    read_line: ability::read_line,
    line_length: |_, _| 1,
    write_line: ability::write_line,
    settle: strategy::settle,
    fault: strategy::fault,
    read_noun: noun::read_description,
    write_noun: noun::write_description,
    each: Row {
        read: |r| phrase::read(amount::EACH, "~what is counted", r),
        write: |each, w| phrase::write(amount::EACH, each, w),
    },
    damage: Row { read: Damage::read, write: Damage::write },
    // In any whole amounts (4-7-2-6, reading D8).
    division: 1,
    pronouns: sentence::PRONOUNS,
    every: Row { read: Every::read, write: Every::write },
    names_itself: true,
    recalls: false,
    players: sentence::PLAYERS,
    standing: Some(condition::STANDING),
    condition: Row { read: condition::read_conditions, write: condition::write_conditions },
    parts: cost::PARTS,
    payment: Row { read: read_payment, write: write_payment },
    choose: Row { read: sentence::read_choose, write: sentence::write_choose },
    chooses: sentence::chooses,
    chooses_first: true,
    chooses_in_order: false,
    either: None,
    clauses: effect::CLAUSES,
    conditional: &[],
    join: sentence::join,
    spends: |_| false,
    if_done: &["if you do,", "if they do,"],
    times: trigger::TIMES,
    event: Row { read: trigger::read_event, write: trigger::write_event },
    speak_of: trigger::speak_of,
    lasting: Some(change::LASTING),
    would: Some(replace::WOULD),
    watched: trigger::WATCHED,
    moments: &[("at the end of the turn", verb::END_TURN), ("at the end of the battle", verb::END_BATTLE)],
    triggered: label::TRIGGER,
    at_limit: ability::at_limit,
    limits: Limits {
        words: USE,
        again: "",
        table: ability::LIMITS,
        usual: noun::SQUARES,
        whole: |_| false,
        joins: |_| false,
    },
    extras: Extras {
        offered: &[],
        cost: Row { read: read_extra, write: write_extra },
        payment: Row { read: read_payment, write: write_payment },
    },
    note: None,
    sheet: |at, _| Sheet::faulty(format!("no. {at} of the list"), Fault::NoCardList),
    entry: None,
    rule,
};

/// Each phrase on the left is read as the phrase on the right, which is the one that is read back.
const SYNONYMS: &[(&str, &str)] = &[
    // Where cards are put, in an event, says whose they are.
    ("put into your", "put into your"),
    ("whenever", "when"),
    ("until end of turn", "until the end of the turn"),
    ("until end of battle", "until the end of the battle"),
    ("into its owner's graveyard", "into the graveyard"),
    ("into their owners' graveyards", "into the graveyard"),
    ("into your graveyard", "into the graveyard"),
    ("into its owner's energy zone", "into the energy zone"),
    ("into their owners' energy zones", "into the energy zone"),
    ("into your energy zone", "into the energy zone"),
    ("into its owner's smash zone", "into the smash zone"),
    ("into their owners' smash zones", "into the smash zone"),
    ("into your smash zone", "into the smash zone"),
    ("into your opponent's smash zone", "into the smash zone"),
    ("into your plan zone", "into the plan zone"),
    ("into its owner's plan zone", "into the plan zone"),
    ("into your hand", "into its owner's hand"),
    ("onto", "on"),
    ("choose one", "choose 1"),
    ("if you do not", "if you don't"),
];

/// The rules that say what should stand on a card.
fn rule(fault: &Fault) -> Option<&'static str> {
    Some(match fault {
        Fault::NotUnderstood { .. } | Fault::Unclosed { .. } | Fault::ReadsBackDifferently | Fault::Idle { .. } => {
            "2-10-1"
        }
        Fault::NoWord { .. } | Fault::NoHeader { .. } => "2-6-2",
        Fault::Missing { field: "move" } | Fault::OnlyOn { field: "move", .. } => "2-5-1",
        Fault::Missing { field: "power" } | Fault::OnlyOn { field: "power", .. } => "2-12-1",
        Fault::Missing { field: "smash" } | Fault::OnlyOn { field: "smash", .. } => "2-13-1",
        Fault::Missing { .. } | Fault::OnlyOn { .. } | Fault::NoPrice { .. } => "2-4-1",
        Fault::NoCard { .. } | Fault::SeveralCards { .. } => "2-1-1",
        Fault::CodeTaken { .. }
        | Fault::IconWithoutAbility { .. }
        | Fault::AbilityWithoutIcon { .. }
        | Fault::NoField { .. }
        | Fault::NoValue { .. }
        | Fault::NoLine { .. }
        | Fault::Repeated { .. }
        | Fault::NoNumber { .. }
        | Fault::TooManyTraits
        | Fault::Unmet { .. }
        | Fault::TooManyConditions { .. }
        | Fault::NotJson { .. }
        | Fault::NotXml { .. }
        | Fault::NoCardList
        | Fault::NoCardObject
        | Fault::NoCardField { .. }
        | Fault::BadCardField { .. }
        | Fault::DeckTooLong { .. }
        | Fault::NotReadOn { .. }
        | Fault::PoolFull { .. }
        | Fault::NoCount { .. } => return None,
    })
}
