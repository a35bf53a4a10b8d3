//! How the book's words and options read.

use crate::Fftcg;
use crate::attack::{ATTACKERS, BLOCKER, DIVIDE};
use crate::damage;
use crate::keywords::warp;
use crate::playing::burst::BURST;
use crate::playing::{self, CAST, USE, WARP};
use crate::rule_process::EXCESS;
use crate::setup::{BOTTOM, GO_FIRST, MULLIGAN};
use crate::turn::HAND_SIZE;
use crate::words::{element, keyword, kind, mark, number, phase, verb};
use duel::book::Vocabulary;
use duel::cx::Glance;
use duel::question::{Pick, Question, Topic};

/// What everything is called.
pub(crate) static VOCABULARY: Vocabulary = Vocabulary {
    game: "fftcg",
    kinds: &kind::NAMES,
    colours: &element::NAMES,
    numbers: &number::NAMES,
    keywords: &keyword::NAMES,
    verbs: &verb::NAMES,
    marks: &mark::NAMES,
    phases: &phase::NAMES,
    stretches: phase::STRETCHES,
    orientations: ["active", "dull", "reversed"],
    rules: crate::rules::index(),
    sources: env!("SOURCES"),
};

/// How an option reads, with the verb in the third person: "attacks with Harbor Sentinel".
pub(crate) fn pick(glance: &Glance<Fftcg>, question: &Question, pick: Pick) -> Option<String> {
    let name = |slot| glance.name_card(question.seat, slot);
    Some(match (question.topic, pick) {
        (_, Pick::Act(CAST, slot, _)) => format!("casts {}", name(slot)),
        (_, Pick::Act(USE, slot, index)) => {
            let id = playing::ability::ability_at(glance.pool, glance.s, slot, index)?;
            match glance.pool.ability(id).name {
                Some(own) => format!("uses {} of {}", glance.pool.names[own.index()], name(slot)),
                None => format!("uses ability {} of {}", index + 1, name(slot)),
            }
        }
        (_, Pick::Act(WARP, slot, index)) => {
            let id = playing::ability::ability_at(glance.pool, glance.s, slot, index)?;
            warp::counters(glance.pool.ability(id))?;
            format!("warps {}", name(slot))
        }
        (GO_FIRST, Pick::Yes) => "goes first".to_owned(),
        (GO_FIRST, _) => "goes second".to_owned(),
        (MULLIGAN, Pick::Yes) => "takes a new hand".to_owned(),
        (MULLIGAN, _) => "keeps the hand".to_owned(),
        (BOTTOM, Pick::Object(slot)) => format!("puts {} at the bottom", name(slot)),
        (HAND_SIZE, Pick::Object(slot)) => format!("discards {}", name(slot)),
        (EXCESS, Pick::Object(slot)) => format!("gives up {}", name(slot)),
        (BURST, answer) => {
            let burst = damage::pending_burst(glance.s).map(name)?;
            let verb = if answer == Pick::Yes { "uses" } else { "does not use" };
            format!("{verb} the EX Burst of {burst}")
        }
        (ATTACKERS, Pick::Object(slot)) => format!("attacks with {}", name(slot)),
        (ATTACKERS, _) => "attacks with no more".to_owned(),
        (BLOCKER, Pick::Object(slot)) => format!("blocks with {}", name(slot)),
        (BLOCKER, _) => "does not block".to_owned(),
        (DIVIDE, Pick::Number(n)) => format!("deals {n} to the next of the party"),
        (Topic::Pay, Pick::Pay(slot, code)) => {
            let colour = element::NAMES.get(usize::from(code & 15)).copied().unwrap_or("any");
            let several = glance.s.profile(slot).colours.len() > 1;
            let how = if code >> 4 == 0 { "dulls" } else { "discards" };
            if several {
                format!("{how} {} for {colour} CP", name(slot))
            } else {
                format!("{how} {} for CP", name(slot))
            }
        }
        _ => return None,
    })
}
