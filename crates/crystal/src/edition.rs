//! The two editions of the family. What they share is written once; where they differ, the citation of a rule that only
//! one document has declares it (`Cited`), and what is no rule is declared here.

use crate::book::Context;
use crate::rules::Cited;
use std::fmt::Debug;

/// Which document an edition follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Document {
    /// That of the FFTCG, version 2.1.8.
    Fftcg,
    /// That of the Square Enix TCG System.
    SquareEnix,
}

/// An edition of the game.
pub trait Edition: Sized + Debug + 'static {
    /// The document whose rules hold.
    const DOCUMENT: Document;
    /// The game's id.
    const GAME: &'static str;
    /// How many of the family's formats it has.
    const FORMATS: usize;
    /// How many of the family's card types it has.
    const KINDS: usize;
    /// How many of the family's zones it has.
    const ZONES: usize;
    /// What one does with a Summon, and with another card, to have it.
    const PLAYS: [&'static str; 2];
    /// The same in Japanese, as what is done.
    const PLAYS_JA: [&'static str; 2];
    /// What a text does with a card that it brings onto the field.
    const PUT: &'static str;
    /// Other words for the verbs that options begin with.
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

/// What a document demands is asked of the context.
pub(crate) trait Obeys {
    /// Whether the edition's document has this rule; it is noted as passed through. In an audit it may be switched off.
    fn obeys(&self, rule: Cited) -> bool;

    /// Whether these rules, which demand the same, are in force: at least one that the edition has, and every one.
    fn obeys_all<const N: usize>(&self, rules: &[Cited; N]) -> bool;
}

impl<E: Edition> Obeys for Context<'_, E> {
    fn obeys(&self, rule: Cited) -> bool {
        rule.is_in::<E>() && self.by(rule.of::<E>())
    }

    fn obeys_all<const N: usize>(&self, rules: &[Cited; N]) -> bool {
        rules.iter().any(|rule| rule.is_in::<E>()) && self.by_all(&rules.map(Cited::of::<E>))
    }
}
