//! The language of Vividz: "When Ferry Captain enters, choose 1 of your opponent's Charas in its lane. It gets -2000 power
//! until the end of the mission phase."

mod ability;
mod amount;
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
mod trigger;

use crate::card::{first_name, named_alone};
use crate::clause::Every;
use crate::cost::{read_extra, read_payment, write_extra, write_payment};
use crate::diagnostic::Fault;
use crate::edition::Edition;
use crate::extra::Extras;
use crate::import::Sheet;
use crate::language::{Clause, Grammar};
use crate::limit::{Limits, USE};
use crate::measure::Damage;
use crate::phrase::{self, Row};
use crate::replacement::read_bound;
use crate::writer::Unsayable;
use duel::ids::Keywords;
use vividz::words::{keyword as icon, label, number, verb};

/// The grammar of Vividz.
pub(crate) static GRAMMAR: Grammar = Grammar {
    games: &["vividz"],
    edition: Edition::ONLY,
    matters: &vividz::matters::MATTERS,
    verbs: &vividz::words::verb::NAMES,
    synonyms: SYNONYMS,
    groups: &[],
    selves: &["this card", "this Chara"],
    selves_own: &[],
    nameless: false,
    remarks: None,
    boxes: ('{', '}'),
    numerals: &[],
    inline: false,
    in_play: noun::AREAS,
    keywords: &[],
    keyword_names: &icon::NAMES,
    zones: qualifier::ZONES,
    prefixes: ability::ZONES,
    numbers: qualifier::NUMBERS,
    prices: &[number::COST],
    having: "with",
    name_mark: "",
    colours: &[],
    counter: "counter/counters",
    second_line: "Chara · cost 3 · power 5000 · mission Regatta · trait Sailor · account Tide",
    names: named_alone,
    title: first_name,
    implied: |_, _| Keywords::EMPTY,
    in_header: |_| false,
    read_header: header::read_header,
    write_header: header::write_header,
    read_line: ability::read_line,
    line_length: |_, _| 1,
    write_line: ability::write_line,
    settle: |_, abilities, pool| keyword::number_conditions(abilities, pool),
    fault: |_, abilities| keyword::too_many_conditions(abilities),
    read_noun: noun::read_description,
    write_noun: noun::write_description,
    each: Row {
        read: |r| phrase::read(amount::EACH, "~what is counted", r),
        write: |each, w| phrase::write(amount::EACH, each, w),
    },
    damage: Row { read: Damage::read, write: Damage::write },
    division: 1000,
    pronouns: sentence::PRONOUNS,
    every: Row { read: Every::read, write: Every::write },
    names_itself: true,
    recalls: true,
    players: sentence::PLAYERS,
    standing: Some(condition::STANDING),
    condition: Row { read: condition::read_conditions, write: condition::write_conditions },
    parts: cost::PARTS,
    payment: Row { read: read_payment, write: write_payment },
    choose: Row { read: sentence::read_choose, write: sentence::write_choose },
    chooses: sentence::chooses,
    chooses_first: true,
    chooses_in_order: true,
    either: None,
    clauses: effect::CLAUSES,
    conditional: &[Clause { read: |r| read_bound(r).map(|op| vec![op]), write: |_, _| Err(Unsayable) }],
    join: sentence::join,
    spends: |_| false,
    if_done: &["if you do,", "if they do,"],
    times: trigger::TIMES,
    event: Row { read: trigger::read_event, write: trigger::write_event },
    speak_of: trigger::speak_of,
    lasting: Some(change::LASTING),
    would: Some(replace::WOULD),
    watched: &[],
    moments: &[("at the end of the mission phase", verb::END_MISSION), ("at the end of the attack", verb::END_ATTACK)],
    triggered: label::AUTOMATIC,
    at_limit: ability::at_limit,
    limits: Limits {
        words: USE,
        again: "",
        table: ability::LIMITS,
        usual: noun::AREAS,
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
    ("whenever", "when"),
    ("until end of mission phase", "until the end of the mission phase"),
    ("until the end of the turn", "until the end of the mission phase"),
    ("until end of turn", "until the end of the mission phase"),
    ("into your trash", "into the trash"),
    ("into its owner's trash", "into the trash"),
    ("into their owners' trash", "into the trash"),
    ("into the energy zone", "into the energy zone"),
    ("into your energy zone", "into the energy zone"),
    ("into its owner's energy zone", "into the energy zone"),
    ("into the energy", "into the energy zone"),
    ("into your energy", "into the energy zone"),
    ("into your keep zone", "into the keep zone"),
    ("into your hand", "into its owner's hand"),
    ("into the hand", "into its owner's hand"),
    ("loses its abilities", "loses all its abilities"),
    ("lose their abilities", "lose all their abilities"),
    ("goes to sleep", "is put to sleep"),
    ("choose one", "choose 1"),
    ("if you do not", "if you don't"),
];

/// The rules that say what should stand on a card.
fn rule(fault: &Fault) -> Option<&'static str> {
    Some(match fault {
        Fault::NotUnderstood { .. } | Fault::Unclosed { .. } | Fault::ReadsBackDifferently | Fault::Idle { .. } => {
            "304.1"
        }
        Fault::NoWord { .. } | Fault::NoHeader { .. } => "302.2",
        Fault::Missing { field: "power" } | Fault::OnlyOn { field: "power", .. } => "306.1",
        Fault::Missing { .. } | Fault::OnlyOn { .. } | Fault::NoPrice { .. } => "303.1",
        Fault::NoCard { .. } | Fault::SeveralCards { .. } => "301.1",
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
