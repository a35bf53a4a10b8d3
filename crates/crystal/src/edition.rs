//! The two editions of the family. What they share is written once.
//!
//! A difference that is a rule of one document is declared by citing that rule (`Cited`); any other difference is
//! declared here.

use crate::book::Context;
use crate::rules::Cited;
use std::fmt::Debug;

/// The document that an edition follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Document {
    /// The document of the FFTCG, version 2.1.8.
    Fftcg,
    /// The document of the Square Enix TCG System.
    SquareEnix,
}

/// An edition of the game.
pub trait Edition: Sized + Debug + 'static {
    /// The document whose rules hold.
    const DOCUMENT: Document;
    /// The game's id.
    const GAME: &'static str;
    /// The number of the family's formats that it has.
    const FORMATS: usize;
    /// The number of the family's card types that it has.
    const KINDS: usize;
    /// The number of the family's zones that it has.
    const ZONES: usize;
    /// The verbs for playing a Summon, and for playing any other card.
    const PLAYS: [&'static str; 2];
    /// The same verbs in Japanese, as nouns of action.
    const PLAYS_JA: [&'static str; 2];
    /// The participle for a card that an effect puts onto the field.
    const PUT: &'static str;
    /// Other words for the verbs with which options begin.
    const SYNONYMS: &'static [(&'static str, &'static str)];
}

/// FFTCG 2.1.8.
#[derive(Debug)]
pub struct Newer;

impl Edition for Newer {
    const DOCUMENT: Document = Document::Fftcg;
    const GAME: &'static str = "fftcg";
    const FORMATS: usize = 2;
    const KINDS: usize = 4;
    const ZONES: usize = 7;
    const PLAYS: [&'static str; 2] = ["casts", "casts"];
    const PLAYS_JA: [&'static str; 2] = ["キャスト", "キャスト"];
    const PUT: &'static str = "played";
    const SYNONYMS: &'static [(&'static str, &'static str)] =
        &[("play", "cast"), ("summon", "cast"), ("activate", "use")];
}

/// The Square Enix TCG System: the older FF-TCG with SaGa-TCG.
#[derive(Debug)]
pub struct Older;

impl Edition for Older {
    const DOCUMENT: Document = Document::SquareEnix;
    const GAME: &'static str = "square-enix";
    const FORMATS: usize = 1;
    const KINDS: usize = 8;
    const ZONES: usize = 8;
    const PLAYS: [&'static str; 2] = ["summons", "plays"];
    const PLAYS_JA: [&'static str; 2] = ["召喚", "プレイ"];
    const PUT: &'static str = "put";
    const SYNONYMS: &'static [(&'static str, &'static str)] =
        &[("cast", "play"), ("cast", "summon"), ("play", "summon"), ("summon", "play"), ("activate", "use")];
}

/// Asks the context for the rules of the edition's document.
pub(crate) trait Obeys {
    /// The edition's document has this rule. Notes that the duel passes through it; an audit may switch it off.
    fn obeys(&self, rule: Cited) -> bool;

    /// These rules, which demand the same, are in force: the edition has at least one, and each of those holds.
    fn obeys_all<const N: usize>(&self, rules: &[Cited; N]) -> bool;
}

impl<E: Edition> Obeys for Context<'_, E> {
    fn obeys(&self, rule: Cited) -> bool {
        rule.is_in::<E>() && self.cite(rule.of::<E>())
    }

    fn obeys_all<const N: usize>(&self, rules: &[Cited; N]) -> bool {
        rules.iter().any(|rule| rule.is_in::<E>()) && self.cite_all(&rules.map(Cited::of::<E>))
    }
}
