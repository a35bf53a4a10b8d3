//! How clauses and sentences stand together, and how sentences speak of cards and players.

use crate::language::Pronouns;
use crate::reader::{Miss, Read, Reader};
use crate::token::Kind;
use crate::writer::{Said, Unsayable, Writer};
use duel::card::ability::{ChoosingPhrase, Op};
use duel::card::amount::Who;

/// Words for objects that were spoken of.
pub(crate) const PRONOUNS: Pronouns = Pronouns {
    it: &[
        "it",
        "that card",
        "that servant",
        "that caster",
        "that enemy servant",
        "that allied servant",
        "that enemy caster",
        "that orb",
        "that spell",
        "that barrier",
        "that conjure",
        "that token",
    ],
    them: &["them", "they", "those cards", "those servants", "those casters", "those orbs"],
    they: &["they", "those cards", "those servants", "those casters"],
    its: &["its", "that card's", "that servant's"],
    their: &["their", "those cards'", "those servants'"],
};

/// Players as sentences name them.
pub(crate) const PLAYERS: &[(&str, Who)] = &[
    ("target enemy player", Who::Opponent),
    ("that enemy player", Who::Opponent),
    ("that player", Who::Opponent),
    ("enemy players", Who::Opponent),
    ("each enemy player", Who::Opponent),
    ("an enemy player", Who::Opponent),
    ("an enemy", Who::Opponent),
    ("they", Who::Opponent),
    ("each player", Who::Both),
    ("all players", Who::Both),
    ("both players", Who::Both),
    ("you", Who::You),
];

/// Whether the sentence ahead does nothing but choose targets.
pub(crate) fn chooses(r: &Reader) -> bool {
    let ahead = r.ahead().iter().map(|token| &token.kind).take_while(|kind| **kind != Kind::Mark('.'));
    r.sees_words("choose") && ahead.into_iter().any(|kind| matches!(kind, Kind::Word(word) if word == "target"))
}

/// What is chosen is said where it is spoken of.
pub(crate) fn read_choose(_: &mut Reader) -> Read<ChoosingPhrase> {
    Err(Miss)
}

/// What is chosen is said where it is spoken of.
pub(crate) fn write_choose(_: &ChoosingPhrase, _: &mut Writer) -> Said {
    Err(Unsayable)
}

/// Clauses stand in sentences of their own.
pub(crate) fn join(_: &Op, _: &[Op]) -> Option<&'static str> {
    None
}
