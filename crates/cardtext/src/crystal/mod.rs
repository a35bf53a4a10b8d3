//! The language of the FFTCG: "When Harbor Sentinel attacks, choose 1 dull Forward opponent controls." That of the older
//! edition of the family is the same in everything but what stands in `older`.

mod ability;
mod among;
mod amount;
mod ban;
mod casting;
mod change;
mod condition;
mod cost;
mod effect;
mod every;
mod field;
mod header;
mod import;
mod inclusion;
mod instead;
mod lasting;
mod note;
mod noun;
mod older;
mod qualifier;
mod replace;
mod sentence;
mod synonym;
mod taking;
mod trigger;
mod warp;

use crate::card::{first_name, named_alone};
use crate::diagnostic::Fault;
use crate::edition::Edition;
use crate::extra::Extras;
use crate::header::Header;
use crate::language::{Clause, Grammar, Note};
use crate::limit::{Limits, USE};
use crate::line::{line_length, write_keyword_line};
use crate::moment::Times;
use crate::phrase::{self, Row};
use crate::writer::{Said, Unsayable, Writer};
use ability::{read_line, write_ability};
use crystal::words::{element, keyword, kind, label, number, verb, zone};
use duel::card::ability::{Ability, Form};
use duel::ids::{Keywords, Zones};

/// The grammar of the FFTCG.
pub(crate) static FFTCG: Grammar = NEWER;

/// The grammar of the Square Enix TCG System.
pub(crate) static SQUARE_ENIX: Grammar = older::GRAMMAR;

/// The words of the FFTCG.
const EDITION: Edition = Edition {
    groups: &[("Job", "job"), ("Category", "category")],
    lines: &[warp::LINE],
    plays: |_| &["casts/cast"],
    played: "cast",
    brings: &["play"],
    ..Edition::ONLY
};

/// The grammar of the newer edition.
const NEWER: Grammar = Grammar {
    games: &["fftcg"],
    edition: EDITION,
    matters: &crystal::matters::MATTERS,
    verbs: &crystal::words::verb::NAMES,
    synonyms: synonym::NEWER,
    groups: &["Job", "Category", "Card Name"],
    selves: &["this Forward", "this Character"],
    selves_own: &[],
    nameless: false,
    remarks: None,
    boxes: ('{', '}'),
    numerals: &[],
    inline: false,
    in_play: Zones::of(&[zone::FIELD]),
    keywords: &[keyword::BRAVE, keyword::HASTE, keyword::FIRST_STRIKE, keyword::BACK_ATTACK],
    keyword_names: &keyword::NAMES,
    zones: &[],
    prefixes: &[],
    numbers: &[("cost", number::COST), ("power", number::POWER)],
    prices: &[],
    having: "of",
    name_mark: "Card Name ",
    colours: &element::NAMES,
    counter: "Counter/Counters",
    second_line: "Earth Forward · cost 3 · power 7000",
    names: named_alone,
    title: first_name,
    implied: |_, _| Keywords::EMPTY,
    in_header: |_| false,
    read_header: |line, at, pool| header::read_header(&header::NEWER, line, at, pool),
    write_header: |pool, card, name| header::write_header(&header::NEWER, pool, card, name),
    read_line,
    line_length: |pool, abilities| line_length(EDITION.lines, pool, abilities),
    write_line,
    fault,
    settle: |_, _, _| {},
    read_noun: noun::read_description,
    write_noun: noun::write_description,
    each: Row {
        read: |r| phrase::read(amount::EACH, "~what is counted", r),
        write: |each, w| phrase::write(amount::EACH, each, w),
    },
    damage: Row { read: amount::Damage::read, write: amount::Damage::write },
    division: 1000,
    pronouns: every::PRONOUNS,
    every: Row { read: every::Every::read, write: every::Every::write },
    names_itself: false,
    recalls: false,
    players: every::PLAYERS,
    standing: None,
    condition: Row { read: condition::read_conditions, write: condition::write_conditions },
    parts: &[],
    payment: Row { read: cost::read_payment, write: cost::write_payment },
    choose: Row { read: sentence::read_choose, write: sentence::write_choose },
    chooses: |r| r.sees_words("choose"),
    chooses_first: false,
    chooses_in_order: false,
    either: None,
    clauses: effect::CLAUSES,
    conditional: &[Clause { read: replace::read_bound, write: replace::write_bound }],
    join: sentence::join,
    spends: sentence::spends,
    if_done: &["if you do so,", "if you do,", "if they do so,", "if they do,"],
    times: Times { moments: &[], steps: &[], happenings: &[] },
    event: Row { read: trigger::read_event, write: trigger::write_event },
    speak_of: trigger::speak_of,
    lasting: None,
    would: None,
    watched: trigger::WATCHED,
    moments: &[("at the end of the turn", verb::BEGIN_END)],
    triggered: label::AUTO,
    at_limit: sentence::at_limit,
    limits: Limits {
        words: USE,
        again: "",
        table: ability::LIMITS,
        usual: Zones::of(&[zone::FIELD]),
        whole: |all| all == ability::MainPhase::conditions(),
        joins: condition::is_control,
    },
    extras: Extras {
        offered: &[
            ("if you cast", ", you may pay an extra"),
            ("if you pay the cost required to cast", "onto the field, you may pay an extra"),
        ],
        cost: Row { read: cost::read_extra, write: cost::write_extra },
        payment: Row { read: cost::read_payment, write: cost::write_payment },
    },
    note: Some(Note { after_quote: note::quote_lasts, read: note::read_note, write: note::write_note }),
    sheet: import::sheet,
    entry: None,
    rule,
};

fn write_line(abilities: &[&Ability], w: &mut Writer) -> Said {
    match (write_keyword_line(abilities, w), abilities) {
        (Some(said), _) => said,
        (None, [ability]) => write_ability(ability, w),
        (None, _) => Err(Unsayable),
    }
}

/// What is done as a Character is cast stands on one line; the icon and the marked ability go together (5.2.2.1).
fn fault(header: &Header, abilities: &[Ability]) -> Option<Fault> {
    let spells = abilities.iter().filter(|ability| ability.form == Form::Spell).count();
    if spells > 1 && !header.profile.kinds.has(kind::SUMMON) {
        return Some(Fault::Repeated { field: "As you cast" });
    }
    let marked = abilities.iter().any(|ability| matches!(ability.label, label::AUTO_EX | label::SUMMON_EX));
    match (header.profile.keywords.has(keyword::EX_BURST), marked) {
        (true, false) => Some(Fault::IconWithoutAbility { icon: "EX" }),
        (false, true) => Some(Fault::AbilityWithoutIcon { icon: "EX" }),
        (true, true) | (false, false) => None,
    }
}

/// The rules that say what should stand on a card.
fn rule(fault: &Fault) -> Option<&'static str> {
    Some(match fault {
        Fault::NotUnderstood { .. } | Fault::Unclosed { .. } | Fault::ReadsBackDifferently | Fault::Idle { .. } => {
            "5.2.4.1"
        }
        Fault::NoWord { sort: "an element", .. } => "5.2.1.1",
        Fault::NoWord { .. } | Fault::NoHeader { .. } => "5.2.3.1",
        Fault::Missing { field: "cost" } => "5.2.1.2",
        Fault::Missing { .. } | Fault::OnlyOn { .. } => "5.2.6.1",
        Fault::CodeTaken { .. } => "5.2.5.1",
        Fault::IconWithoutAbility { .. } | Fault::AbilityWithoutIcon { .. } => "5.2.2.1",
        Fault::NoCard { .. } | Fault::SeveralCards { .. } => "8.1.1",
        Fault::NoField { .. }
        | Fault::NoValue { .. }
        | Fault::NoLine { .. }
        | Fault::Repeated { .. }
        | Fault::NoNumber { .. }
        | Fault::NoPrice { .. }
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
