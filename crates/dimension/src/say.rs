//! How the book's words and options read.

use crate::Dimension0;
use crate::battle::exchange;
use crate::course::deck;
use crate::course::setup::{BOTTOM, REDRAW};
use crate::definitions::places;
use crate::processing::playing::{CHARGE, CREATE_PLAN, MOVE, PLAY, RENEW_PLAN, SMASH, USE};
use crate::words::{colour, keyword, kind, mark, number, phase, routine, verb};
use duel::book::Vocabulary;
use duel::cx::Glance;
use duel::item::Item;
use duel::object::Ref;
use duel::question::{Pick, Question, Topic};
use duel::words::Seat;

/// What everything is called.
pub(crate) static VOCABULARY: Vocabulary = Vocabulary {
    game: "dimension-zero",
    kinds: &kind::NAMES,
    colours: &colour::NAMES,
    numbers: &number::NAMES,
    keywords: &keyword::NAMES,
    verbs: &verb::NAMES,
    synonyms: &[("use", "activate")],
    marks: &mark::NAMES,
    phases: &phase::NAMES,
    stretches: phase::STRETCHES,
    orientations: ["released", "frozen", "reversed"],
    routines: &routine::NAMES,
    places: places::GRID,
    rules: crate::rules::index(),
    formats: &deck::FORMATS,
    sources: env!("SOURCES"),
};

/// What the rules themselves stack.
pub(crate) fn title(glance: &Glance<Dimension0>, viewer: Seat, item: &Item) -> Option<String> {
    let name = |object: Ref| glance.name_object(viewer, object);
    match item.routine? {
        routine::MOVE => Some(format!("the move of {}", name(item.source))),
        routine::EXCHANGE => exchange::title(item, name),
        routine::CREATE_PLAN => Some("the creation of a plan".to_owned()),
        routine::RENEW_PLAN => Some("the renewal of the plan".to_owned()),
        _ => None,
    }
}

/// How an option reads, with the verb in the third person: "moves Slate Courier".
pub(crate) fn pick(glance: &Glance<Dimension0>, question: &Question, pick: Pick) -> Option<String> {
    let name = |slot| glance.name_card(question.seat, slot);
    Some(match (question.topic, pick) {
        (_, Pick::Act(PLAY, slot, _)) => format!("plays {}", name(slot)),
        (_, Pick::Act(USE, slot, index)) => format!("activates ability {} of {}", index + 1, name(slot)),
        (_, Pick::Act(MOVE, slot, _)) => format!("moves {}", name(slot)),
        (_, Pick::Act(CREATE_PLAN, ..)) => "creates a plan".to_owned(),
        (_, Pick::Act(RENEW_PLAN, ..)) => "renews the plan".to_owned(),
        (_, Pick::Act(CHARGE, slot, _)) => format!("charges {}", name(slot)),
        (_, Pick::Act(SMASH, slot, _)) => format!("smashes with {}", name(slot)),
        (REDRAW, Pick::Yes) => "takes a new hand".to_owned(),
        (REDRAW, _) => "keeps the hand".to_owned(),
        (BOTTOM, Pick::Object(slot)) => format!("puts {} at the bottom", name(slot)),
        (Topic::Pay, Pick::Pay(slot, code)) => {
            let colour = colour::NAMES.get(usize::from(code & 15)).copied();
            match colour.filter(|_| glance.s.profile(slot).colours.len() > 1) {
                Some(colour) => format!("freezes {} for {colour}", name(slot)),
                None => format!("freezes {}", name(slot)),
            }
        }
        _ => return None,
    })
}
