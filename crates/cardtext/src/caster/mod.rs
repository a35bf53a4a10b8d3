//! The language of The Caster Chronicles: "[Enter] ⇒ Destroy target enemy servant with a cost of 3 or less."

mod ability;
mod adjective;
mod applying;
mod change;
mod condition;
mod cost;
mod deck;
mod effect;
mod event;
mod goal;
mod header;
mod import;
mod keyword;
mod mint;
mod mode;
mod moment;
mod noun;
mod object;
mod qualifier;
mod replace;
mod search;
mod sentence;
mod source;
mod token;
mod word;

use crate::cost::{read_extra, read_payment, write_extra, write_payment};
use crate::diagnostic::Fault;
use crate::edition::Edition;
use crate::extra::Extras;
use crate::forms::Single;
use crate::import::Sheet;
use crate::language::{Clause, Grammar};
use crate::limit::Limits;
use crate::measure::Damage;
use crate::phrase::{self, Row, phrases};
use crate::replacement::read_bound;
use crate::writer::Unsayable;
use caster::words::{element, label, number, verb, zone};
use duel::card::amount::{Amount, Who};
use word::CounterName;

/// The grammar of The Caster Chronicles.
pub(crate) static GRAMMAR: Grammar = Grammar {
    games: &["caster-chronicles"],
    edition: Edition::ONLY,
    matters: &caster::matters::MATTERS,
    verbs: &caster::words::verb::NAMES,
    synonyms: SYNONYMS,
    groups: &[],
    selves: &["this card", "this servant", "this caster", "this barrier", "this deity", "this conjure"],
    selves_own: &["this card's", "this servant's", "this caster's", "this barrier's"],
    nameless: true,
    remarks: Some(keyword::ARGUED),
    boxes: ('[', ']'),
    numerals: NUMERALS,
    inline: true,
    in_play: zone::ENTITIES,
    keywords: word::LINES,
    keyword_names: word::NAMES,
    zones: qualifier::ZONES,
    prefixes: &[],
    numbers: qualifier::NUMBERS,
    prices: &[number::COST],
    having: "with",
    name_mark: "",
    colours: &element::NAMES,
    counter: "counter/counters",
    second_line: "Ignus Servant · cost 2 · 1000/500 · trait Golem",
    names: header::names,
    title: header::title,
    implied: keyword::implied,
    in_header: header::in_header,
    read_header: header::read_header,
    write_header: header::write_header,
    read_line: ability::read_line,
    line_length: keyword::line_length,
    write_line: ability::write_line,
    settle: |_, _, _| {},
    fault: |_, _| None,
    read_noun: noun::read_description,
    write_noun: noun::write_description,
    each: Row { read: |r| phrase::read(EACH, "~what is counted", r), write: |each, w| phrase::write(EACH, each, w) },
    damage: Row { read: Damage::read, write: Damage::write },
    division: 1000,
    pronouns: sentence::PRONOUNS,
    every: Row { read: object::read_object, write: object::write_object },
    names_itself: true,
    recalls: true,
    players: sentence::PLAYERS,
    standing: Some(condition::STANDING),
    condition: Row { read: condition::read_conditions, write: condition::write_conditions },
    parts: cost::PARTS,
    payment: Row { read: read_payment, write: write_payment },
    choose: Row { read: sentence::read_choose, write: sentence::write_choose },
    chooses: sentence::chooses,
    chooses_first: false,
    chooses_in_order: false,
    either: Some(Row { read: mode::read_either, write: mode::write_either }),
    clauses: effect::CLAUSES,
    conditional: &[Clause { read: |r| read_bound(r).map(|op| vec![op]), write: |_, _| Err(Unsayable) }],
    join: sentence::join,
    spends: |_| false,
    if_done: &["if you do,", "if they do,"],
    times: event::TIMES,
    event: Row { read: event::read_event, write: event::write_event },
    speak_of: event::speak_of,
    lasting: Some(change::LASTING),
    would: Some(replace::WOULD),
    watched: &[],
    moments: &[("at end of turn", verb::END_TURN), ("at end of battle", verb::END_BATTLE)],
    triggered: label::TRIGGERED,
    at_limit: ability::at_limit,
    limits: Limits {
        words: ability::ONLY,
        again: "only",
        table: ability::LIMITS,
        usual: zone::ENTITIES,
        whole: condition::is_phase,
        joins: |_| false,
    },
    extras: Extras {
        offered: &[],
        cost: Row { read: read_extra, write: write_extra },
        payment: Row { read: read_payment, write: write_payment },
    },
    note: None,
    sheet: |at, _| Sheet::faulty(format!("no. {at} of the list"), Fault::NoCardList),
    entry: Some(import::sheet),
    rule,
};

/// Small numbers as cards are counted.
const NUMERALS: &[&str] = &["0", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/// What is counted after "for each".
const EACH: &[Row<Amount>] = phrases! {
    [(CounterName counter) "you have"] => { Amount::PlayerCounters(Who::You, counter) }
    [(CounterName counter) "an enemy has"] => { Amount::PlayerCounters(Who::Opponent, counter) }
    [(CounterName counter) "on" what] => { Amount::CountersOn(what, counter) }
    [(Single filter)] => { Amount::Count(filter) }
};

/// Each phrase on the left is read as the phrase on the right, which is the one that is read back.
const SYNONYMS: &[(&str, &str)] = &[
    ("one", "1"),
    ("two", "2"),
    ("three", "3"),
    ("four", "4"),
    ("five", "5"),
    ("six", "6"),
    ("seven", "7"),
    ("eight", "8"),
    ("nine", "9"),
    ("ten", "10"),
    ("can't", "cannot"),
    ("can not", "cannot"),
    ("it's owner's", "its owner's"),
    ("it's level", "its level"),
    ("it's cost", "its cost"),
    ("it's atk", "its atk"),
    ("it's def", "its def"),
    ("it's controller", "its controller"),
    ("it's", "it is"),
    ("another servant they controlled", "an enemy servant"),
    ("until the end of the turn", "until end of turn"),
    ("until the end of turn", "until end of turn"),
    ("or greater", "or more"),
    ("or higher", "or more"),
    ("or lower", "or less"),
    ("cancelled", "canceled"),
    ("negated", "canceled"),
    ("negate", "cancel"),
    ("negates", "cancels"),
    ("onto the field", "into the field"),
    ("friendly", "allied"),
    ("at the end of turn", "at end of turn"),
    ("at the end of the turn", "at end of turn"),
];

/// The rules that say what should stand on a card.
fn rule(fault: &Fault) -> Option<&'static str> {
    Some(match fault {
        Fault::NotUnderstood { .. } | Fault::Unclosed { .. } | Fault::ReadsBackDifferently | Fault::Idle { .. } => {
            "205.1"
        }
        Fault::NoWord { .. } | Fault::NoHeader { .. } => "201.2",
        Fault::Missing { field: "Lv1" } | Fault::OnlyOn { field: "level", .. } => "204.1",
        Fault::Missing { field: "material" } | Fault::OnlyOn { field: "material", .. } => "212.1",
        Fault::Missing { field: "cost" } | Fault::OnlyOn { field: "cost", .. } | Fault::NoPrice { .. } => "203.1",
        Fault::Missing { .. } | Fault::OnlyOn { .. } => "207.1",
        Fault::NoCard { .. } | Fault::SeveralCards { .. } => "202.1",
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
