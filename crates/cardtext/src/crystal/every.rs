//! All objects of a description, and the words that stand for objects and players.

use super::noun::is_host;
use crate::language::Pronouns;
use crate::noun::{Place, read_noun, write_noun};
use crate::reader::{Miss, Read, Reader};
use crate::writer::{Said, Unsayable, Writer};
use crystal::words::{kind, mark, zone};
use duel::card::amount::{What, Who};
use duel::card::filter::{Filter, Whose};
use duel::ids::{Kinds, Marks, Zones};

/// Words for objects that were spoken of.
pub(crate) const PRONOUNS: Pronouns = Pronouns {
    it: &[
        "it",
        "that Forward",
        "the Forward",
        "that Character",
        "the Character",
        "that Monster",
        "that Summon",
        "that card",
        "this card",
        "the chosen Forward",
        "the chosen Character",
        "him/her",
    ],
    them: &["them", "they", "these", "those Forwards", "these cards", "those cards"],
    they: &["they", "them", "these", "those Forwards"],
    its: &["its", "that Forward's", "the Forward's", "his", "her"],
    their: &["their"],
};

/// Players as sentences name them.
pub(crate) const PLAYERS: &[(&str, Who)] =
    &[("your opponent", Who::Opponent), ("each player", Who::Both), ("you", Who::You)];

/// Those that attack in a party, after what sets an ability off that speaks of one.
const PARTY: &[&str] = &["all the Forwards in that party", "all Forwards in that party"];

/// While a party attacks, nothing else does (10.1.2).
fn in_party() -> Filter {
    Filter {
        zones: Zones::of(&[zone::FIELD]),
        whose: Whose::Yours,
        kinds: Kinds::of(&[kind::FORWARD]),
        marks: Marks::of(&[mark::ATTACKING]),
        ..Filter::default()
    }
}

/// "the equipped Forward": the one that is equipped with the card.
pub(crate) fn read_host(r: &mut Reader) -> Read<Filter> {
    r.words("the")?;
    let filter = read_noun(Place::Play, r)?;
    if is_host(&filter) { Ok(filter) } else { Err(Miss) }
}

/// All objects of a description: "all the Forwards opponent controls".
pub(crate) struct Every;

impl Every {
    /// Reads the description.
    pub fn read(r: &mut Reader) -> Read<What> {
        if r.talk.party && r.has(|r| r.one_of(PARTY)) {
            return Ok(What::All(in_party()));
        }
        if let Ok(host) = r.attempt(read_host) {
            return Ok(What::All(host));
        }
        r.one_of(&["all the", "all"])?;
        let before = std::mem::replace(&mut r.talk.union, true);
        let filter = read_noun(Place::Play, r);
        r.talk.union = before;
        filter.and_then(|filter| if is_host(&filter) { Err(Miss) } else { Ok(What::All(filter)) })
    }
    /// Writes the description.
    pub fn write(what: &What, w: &mut Writer) -> Said {
        let What::All(filter) = what else { return Err(Unsayable) };
        if w.talk.party && w.is_guided() && *filter == in_party() {
            let found = PARTY.iter().find(|words| w.would_follow(words));
            if let Some(words) = found {
                w.words(words);
                w.plural = true;
                return Ok(());
            }
        }
        if is_host(filter) {
            w.say("the");
            return write_noun(filter, Place::Play, false, w);
        }
        w.one_of(&["all the", "all"]);
        let before = std::mem::replace(&mut w.talk.union, true);
        let said = write_noun(filter, Place::Play, true, w);
        w.talk.union = before;
        said
    }
}
