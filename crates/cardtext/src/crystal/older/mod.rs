//! The language of the Square Enix TCG System, the older edition of the family: what it says besides or otherwise than the
//! FFTCG.

mod keyword;
mod word;

use super::header::{OLDER, read_header, write_header};
use super::{NEWER, fault, synonym};
use crate::diagnostic::Fault;
use crate::edition::Edition;
use crate::extra::Extras;
use crate::header::Header;
use crate::import::Sheet;
use crate::language::Grammar;
use crate::line::line_length;
use crystal::words::{keyword as icon, kind, label, mark};
use duel::card::ability::Ability;
use duel::ids::{Kinds, Label};

const SUMMONS: Kinds = Kinds::of(&[kind::SUMMON]);

/// The words of the edition.
const EDITION: Edition = Edition {
    kinds: word::KINDS,
    groups: &[("Job", "job"), ("Subtype", "subtype"), ("From", "from")],
    marks: &[("junctioned", mark::JUNCTIONED)],
    equips: true,
    priced: true,
    lines: keyword::LINES,
    plays: |kinds| {
        if kinds == SUMMONS {
            &["summons/summon", "plays/play", "casts/cast"]
        } else {
            &["plays/play", "summons/summon", "casts/cast"]
        }
    },
    played: "played",
    brings: &["put", "play"],
    sides: word::SIDES,
    owners: word::OWNERS,
    everywhere: word::EVERYWHERE,
    events: word::EVENTS,
    effects: word::EFFECTS,
    clauses: word::CLAUSES,
};

/// The grammar of the older edition.
pub(super) const GRAMMAR: Grammar = Grammar {
    games: &["square-enix"],
    edition: EDITION,
    // 11.12.4.1, reading S32
    chooses_in_order: true,
    synonyms: synonym::OLDER,
    groups: &["Job", "Subtype", "From", "Card Name"],
    keywords: &[icon::BRAVE, icon::HASTE, icon::FIRST_STRIKE],
    read_header: |line, at, pool| read_header(&OLDER, line, at, pool),
    write_header: |pool, card, name| write_header(&OLDER, pool, card, name),
    line_length: |pool, abilities| line_length(EDITION.lines, pool, abilities),
    fault: |header, abilities| fault(header, abilities).or_else(|| unfinished(header, abilities)),
    settle: |_, abilities, _| keyword::number_overdrives(abilities),
    extras: Extras { offered: &[], ..NEWER.extras },
    sheet: |at, _| Sheet::faulty(format!("no. {at} of the list"), Fault::NoCardList),
    rule: |fault| match fault {
        Fault::NoLine { line: ITEM } => Some("5.2.3.1.3.2"),
        Fault::NoLine { line: CONDITION } => Some("7.12.3"),
        fault => super::rule(fault),
    },
    ..NEWER
};

/// An Item says on whom it can be put (5.2.3.1.3.2), a Formation what it asks for (7.12.3), each once.
fn unfinished(header: &Header, abilities: &[Ability]) -> Option<Fault> {
    let kinds = header.profile.kinds;
    let count = |label: Label| abilities.iter().filter(|ability| ability.label == label).count();
    [(kind::ITEMS, label::EQUIPS, ITEM), (FORMATIONS, label::CONDITION, CONDITION)]
        .into_iter()
        .filter(|(whose, ..)| kinds.meets(*whose))
        .find_map(|(_, label, line)| match count(label) {
            0 => Some(Fault::NoLine { line }),
            1 => None,
            _ => Some(Fault::Repeated { field: line }),
        })
}

/// The line that an Item must have.
const ITEM: &str = "Item (…)";
/// The line that a Formation must have.
const CONDITION: &str = "Formation condition: …";
const FORMATIONS: Kinds = Kinds::of(&[kind::FORMATION]);
