//! The numbered rules of the two documents, and citing them. Citing one that does not exist does not compile.

use crate::edition::{Document, Edition};
use duel::book::RuleEntry;
use duel::book::point::{Point, PointRules};
use duel::ids::Rule;

include!(concat!(env!("OUT_DIR"), "/fftcg.rs"));
include!(concat!(env!("OUT_DIR"), "/square_enix.rs"));

/// Every rule of a document with its kind and gist, in its order.
pub const fn index(document: Document) -> &'static [RuleEntry] {
    match document {
        Document::Fftcg => FFTCG,
        Document::SquareEnix => SQUARE_ENIX,
    }
}

/// A demand of one document or both, with its number in each. A document that does not number it does not demand it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cited {
    pub fftcg: Rule,
    pub square_enix: Rule,
}

impl Cited {
    /// No document demands it.
    pub const NOWHERE: Self = Self { fftcg: Rule::UNNUMBERED, square_enix: Rule::UNNUMBERED };

    /// The rule in the document of an edition.
    pub const fn of<E: Edition>(self) -> Rule {
        match E::DOCUMENT {
            Document::Fftcg => self.fftcg,
            Document::SquareEnix => self.square_enix,
        }
    }

    /// The document of the edition demands it.
    pub const fn is_in<E: Edition>(self) -> bool {
        self.of::<E>().0 != Rule::UNNUMBERED.0
    }
}

/// The points of one chapter, each with its demand in the documents.
pub(crate) type ChapterPoints = &'static [(Point, Cited)];

/// Joins the points of the chapters, each with its rule in the document of an edition.
pub(crate) const fn point_rules<E: Edition>(chapters: &[ChapterPoints]) -> PointRules {
    let mut all = PointRules::NONE;
    let mut chapter = 0;
    while chapter < chapters.len() {
        let mut at = 0;
        while at < chapters[chapter].len() {
            let (point, cited) = chapters[chapter][at];
            all = all.with(point, cited.of::<E>());
            at += 1;
        }
        chapter += 1;
    }
    all
}

/// Cites a rule of one document or both.
///
/// `cite!("2.2")` is a rule that both documents have under one number, `cite!(f "11.8.7", s "11.9.7")` one that they
/// number differently, `cite!(f "15.2.7.3")` and `cite!(s "7.12.3")` one that only the FFTCG or only the Square Enix
/// TCG System has.
macro_rules! cite {
    ($both:literal) => {
        $crate::rules::cite!(f $both, s $both)
    };
    (f $fftcg:literal) => {
        const {
            let fftcg = duel::book::find($crate::rules::FFTCG, $fftcg);
            $crate::rules::Cited { fftcg, ..$crate::rules::Cited::NOWHERE }
        }
    };
    (s $square_enix:literal) => {
        const {
            let square_enix = duel::book::find($crate::rules::SQUARE_ENIX, $square_enix);
            $crate::rules::Cited { square_enix, ..$crate::rules::Cited::NOWHERE }
        }
    };
    (f $fftcg:literal, s $square_enix:literal) => {
        const {
            $crate::rules::Cited {
                fftcg: duel::book::find($crate::rules::FFTCG, $fftcg),
                square_enix: duel::book::find($crate::rules::SQUARE_ENIX, $square_enix),
            }
        }
    };
}
pub(crate) use cite;
