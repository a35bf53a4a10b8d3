//! How the book's words and options read.

use crate::Caster;
use crate::action::cards::STANCE;
use crate::action::{MAKE, PLAY, SWITCH, USE};
use crate::battle::declaration::{self, ATTACKER, TARGET, attacking_in};
use crate::battle::judgement::SKILL;
use crate::deeds::corrupting::ORB;
use crate::deeds::soulbond::MATERIAL;
use crate::keywords::{soul_seal, step_up};
use crate::processing::aether;
use crate::setup::{BOTTOM, EXCHANGE};
use crate::turn::call::{self, CALL, FACE_DOWN, FACE_UP, LEVEL_UP};
use crate::words::{element, keyword, kind, mark, number, phase, role, routine, verb, zone};
use crate::zones::field;
use duel::book::{Cards, Part, Vocabulary};
use duel::cx::Glance;
use duel::event::Act;
use duel::grid::Grid;
use duel::item::NO_ABILITY;
use duel::log::Entry;
use duel::object::Slot;
use duel::profile::Orientation;
use duel::question::{Pick, Question, Topic};
use duel::words::{Colours, Seat, Zone};

/// What everything is called.
pub(crate) static VOCABULARY: Vocabulary = Vocabulary {
    game: "caster-chronicles",
    kinds: &kind::NAMES,
    colours: &element::NAMES,
    currency: "aether",
    numbers: &number::NAMES,
    keywords: &keyword::NAMES,
    verbs: &verb::NAMES,
    synonyms: &[],
    marks: &mark::NAMES,
    phases: &phase::NAMES,
    stretches: phase::STRETCHES,
    orientations: ["recovered", "rested", "reversed"],
    roles: &role::NAMES,
    routines: &routine::NAMES,
    places: Grid::NONE,
    rules: crate::rules::index(),
    formats: &[],
    sources: env!("SOURCES"),
};

/// How an option reads, with the verb in the third person: "attacks with Cinder Cub".
pub(crate) fn pick(glance: &Glance<Caster>, question: &Question, pick: Pick) -> Option<String> {
    let name = |slot| glance.name_card(question.seat, slot);
    Some(match (question.topic, pick) {
        (_, Pick::Act(PLAY, slot, _)) => format!("plays {}", name(slot)),
        (_, Pick::Act(USE, slot, index)) => format!("uses ability {} of {}", u16::from(index) + 1, name(slot)),
        (_, Pick::Act(MAKE, slot, index)) => making(glance, question, slot, index),
        (_, Pick::Act(SWITCH, slot, _)) => format!("switches {}", name(slot)),
        (_, Pick::Act(FACE_UP, slot, _)) => format!("calls {}", name(slot)),
        (_, Pick::Act(FACE_DOWN, slot, _)) => format!("calls {} face down", name(slot)),
        (_, Pick::Act(LEVEL_UP, slot, onto)) => {
            let host = glance.s.cards(zone::CASTERS, question.seat).get(usize::from(onto)).copied()?;
            format!("levels up {} to {}", name(host), name(slot))
        }
        (CALL, _) => "calls nothing".to_owned(),
        (EXCHANGE, Pick::Yes) => "exchanges cards".to_owned(),
        (EXCHANGE, _) => "keeps the hand".to_owned(),
        (BOTTOM, Pick::Object(slot)) => format!("puts {} at the bottom", name(slot)),
        (BOTTOM, _) => "puts no more at the bottom".to_owned(),
        (STANCE, Pick::Yes) => "enters recovered".to_owned(),
        (STANCE, _) => "enters reversed".to_owned(),
        (ATTACKER, Pick::Object(slot)) => format!("attacks with {}", name(slot)),
        (ATTACKER, _) => "attacks no more".to_owned(),
        (TARGET, Pick::Object(slot)) => format!("attacks {}", name(slot)),
        (TARGET, _) => "attacks the opponent".to_owned(),
        (SKILL, Pick::Number(2)) => "applies Double Corrupt".to_owned(),
        (SKILL, _) => "applies Triple Corrupt".to_owned(),
        (soul_seal::ENTER, Pick::Number(n)) => format!("plays Enter {}", n + 1),
        (step_up::WHETHER, Pick::Yes) => "steps up".to_owned(),
        (step_up::WHETHER, _) => "does not step up".to_owned(),
        (step_up::STEPS, Pick::Object(slot)) => format!("rests {}", name(slot)),
        (step_up::STEPS, _) => "rests no more".to_owned(),
        (ORB, Pick::Object(slot)) => {
            let orbs = glance.s.cards(zone::ORBS, question.seat.other());
            let at = orbs.iter().position(|&orb| orb == slot).map_or(0, |at| at + 1);
            format!("corrupts orb {at}")
        }
        (MATERIAL, Pick::Object(slot)) => format!("chooses {}", name(slot)),
        (Topic::OrderReplacements, Pick::Replacement(n)) => {
            let replacer = glance.s.derived.replacements[usize::from(n)];
            format!("applies {}", name(replacer.slot))
        }
        (Topic::Pay, Pick::Pay(slot, code)) if slot != Slot::NONE => {
            making(glance, question, slot, (code >> 4).checked_sub(1).unwrap_or(aether::INNATE))
        }
        _ => return None,
    })
}

/// How it reads that an aether ability is played: with the card, or, where the card has more of them, with one of these.
fn making(glance: &Glance<Caster>, question: &Question, slot: Slot, index: u8) -> String {
    let innate = glance.s.profile(slot).kinds.has(kind::CASTER);
    let there = |id| aether::is_aether(glance.pool.ability(id));
    let only = !innate && glance.s.ability_at(glance.pool, slot, index).is_some_and(there);
    let name = glance.name_card(question.seat, slot);
    if index == aether::INNATE || only {
        format!("makes aether with {name}")
    } else {
        format!("makes aether with ability {} of {name}", u16::from(index) + 1)
    }
}

/// What a player with priority is asked: what there is to answer, if anything, and when.
fn ask_for_action(glance: &Glance<Caster>, seat: Seat) -> String {
    let s = glance.s;
    if let Some(item) = s.live_stack().last() {
        let whose = if item.controller == seat { "Your" } else { "Your opponent's" };
        let name = glance.name_object(seat, item.source);
        return format!("{whose} {name} is next in the chase zone — do you respond?");
    }
    let of = |which: u8| s.bouts.iter().find(|bout| bout.roles & which != 0);
    if let Some(attacker) = of(role::ATTACKING) {
        let own = s.turn.player == seat;
        let target = of(role::ATTACKED).map(|bout| glance.name_object(seat, bout.object));
        let target = target.unwrap_or_else(|| if own { "your opponent" } else { "you" }.to_owned());
        return format!("{} attacks {target} — do you act?", glance.name_object(seat, attacker.object));
    }
    let phase = phase::NAMES[s.turn.phase.index()];
    match (s.turn.player == seat, s.turn.phase) {
        (true, phase::MAIN) => "Your main phase — what do you do?".to_owned(),
        (true, _) => format!("Your {phase} — do you act?"),
        (false, _) => format!("Your opponent's {phase} — do you act?"),
    }
}

/// A question as a sentence.
pub(crate) fn ask(glance: &Glance<Caster>, question: &Question) -> Option<String> {
    let seat = question.seat;
    Some(match question.topic {
        Topic::Priority => ask_for_action(glance, seat),
        Topic::Pay => format!("How do you pay for {}?", glance.name_item(seat)?),
        Topic::OrderReplacements if crate::rules::index()[question.rule.index()].id.starts_with("1103.") => {
            "Orbs are corrupted — which Break do you use?".to_owned()
        }
        CALL => "Call phase — which card do you call, and how?".to_owned(),
        EXCHANGE => "Do you exchange cards of your hand?".to_owned(),
        BOTTOM => "Which card do you put at the bottom of your deck?".to_owned(),
        STANCE => format!(
            "Does {} enter recovered, or reversed to guard you?",
            glance.name_card(seat, field::posed(glance.s)?)
        ),
        ATTACKER => "Which of your servants attacks?".to_owned(),
        TARGET => format!("What does {} attack?", glance.name_card(seat, attacking_in(glance.s)?)),
        soul_seal::ENTER => "Which Enter is played?".to_owned(),
        step_up::WHETHER => "Is it stepped up?".to_owned(),
        step_up::STEPS => "Which servant is rested for it?".to_owned(),
        SKILL => "Which skill applies?".to_owned(),
        ORB => "Which of your opponent's orbs do you corrupt?".to_owned(),
        MATERIAL => "Which card is the next material?".to_owned(),
        _ => return None,
    })
}

/// How an event reads.
pub(crate) fn tell(entry: &Entry, cards: &Cards) -> Option<String> {
    let Cards { card, source, other } = *cards;
    let player = |seat: Seat| format!("p{}", seat.0 + 1);
    Some(match (entry.act, entry.verb) {
        (Act::Move { .. }, verb::CREATE | verb::VANISH) => return None,
        (Act::Move { side, .. }, verb::DRAW) => format!("{} draws {card}", player(side)),
        (Act::Move { side, face_up: false, .. }, verb::CALL) => format!("{} calls a card face down", player(side)),
        (Act::Move { side, .. }, verb::CALL) => format!("{} calls {card}", player(side)),
        (Act::Move { .. }, verb::DESTROY) => format!("{card} is destroyed"),
        (Act::Move { .. }, verb::FALL) => format!("{card} is destroyed in battle"),
        (Act::Move { .. }, verb::BANISH) => format!("{card} is banished"),
        (Act::Move { side, .. }, verb::DISCARD) => format!("{} discards {card}", player(side)),
        (Act::Move { side, .. }, verb::CORRUPT) => format!("{card} is corrupted and goes to {}'s hand", player(side)),
        (Act::Move { .. }, verb::REMOVE) => format!("{card} is removed from the game"),
        (Act::Move { .. }, verb::STOCK) => format!("{card} becomes stock"),
        (Act::Move { to: zone::SERVANTS | zone::CASTERS, side, turned, .. }, _) => {
            let way = match turned {
                Orientation::Upright => "",
                Orientation::Sideways => " rested",
                Orientation::Reversed => " reversed",
            };
            format!("{card} enters {}'s {}{way}", player(side), place_name(zone::SERVANTS))
        }
        (Act::Move { to, side, .. }, _) => format!("{card} goes to {}'s {}", player(side), place_name(to)),
        (Act::Attach { .. }, _) if !other.is_empty() => format!("{card} lies under {other}"),
        (Act::Turn { to, .. }, _) => {
            let way = match to {
                Orientation::Upright => "recovered",
                Orientation::Sideways => "rested",
                Orientation::Reversed => "reversed",
            };
            format!("{card} is {way}")
        }
        (Act::Mint { seat, colours, amount, .. }, verb::AETHER) if amount > 0 => {
            let made = format!("{} makes {amount} {}", player(seat), of_elements(colours));
            // What an ability does says by which card it does it.
            let says = source.is_empty() || entry.cause.ability.is_some_and(|ability| ability != NO_ABILITY);
            if says { made } else { format!("{made} with {source}") }
        }
        (Act::Mint { seat, colours, amount, .. }, verb::AETHER) if amount < 0 => {
            format!("{} loses {} {}", player(seat), -amount, of_elements(colours))
        }
        (Act::Mint { seat, colours, amount, .. }, verb::PAY) => {
            format!("{} pays {} {}", player(seat), -amount, of_elements(colours))
        }
        (Act::Deed { seat, .. }, verb::PLAY) => format!("{} plays {card}", player(seat)),
        (Act::Deed { seat, .. }, verb::USE) => format!("{} uses an ability of {card}", player(seat)),
        (Act::Deed { seat, .. }, verb::MAKE) => format!("{} makes aether with {card}", player(seat)),
        (Act::Deed { seat, counterpart: Slot::NONE, .. }, verb::ATTACK) => {
            format!("{} attacks {} with {card}", player(seat), player(seat.other()))
        }
        (Act::Deed { seat, .. }, verb::ATTACK) => format!("{} attacks {other} with {card}", player(seat)),
        (Act::Deed { .. }, verb::LEVEL_UP) => format!("{other} levels up to {card}"),
        _ => return None,
    })
}

/// Aether of these elements.
fn of_elements(colours: Colours) -> String {
    let names: Vec<&str> = colours.iter().map(|colour| element::NAMES[colour.index()]).collect();
    if names.is_empty() { "aether".to_owned() } else { format!("{} aether", names.join("/")) }
}

fn place_name(zone: Zone) -> &'static str {
    match zone {
        zone::SERVANTS | zone::CASTERS | zone::STOCK => "field",
        zone::DECK => "deck",
        zone::HAND => "hand",
        zone::ORBS => "orb zone",
        zone::GRAVEYARD => "graveyard",
        zone::REMOVED => "removed zone",
        zone::CHASE => "chase zone",
        zone::EXTRA => "extra deck",
        _ => "nowhere",
    }
}

/// What is paid and chosen comes before the log says what for; what only the bookkeeping needs is not told.
pub(crate) fn part(entry: &Entry) -> Part {
    let by_ability = entry.cause.ability.is_some_and(|ability| ability != NO_ABILITY);
    match (entry.act, entry.verb) {
        (Act::Deed { .. }, verb::PLAY | verb::USE) => Part::Deed,
        (Act::Deed { .. }, verb::TARGET) => Part::Preliminary,
        // That it was made says what was rested for it, and what was played that it was paid.
        (Act::Mint { .. }, verb::PAY) => Part::Untold,
        (Act::Turn { .. }, verb::REST) if entry.cause.rule == aether::RESTED => Part::Untold,
        (Act::Deed { .. }, verb::MAKE) => Part::Untold,
        // An attack says that the attacker is rested, a level up what lies under it.
        (Act::Turn { .. }, verb::REST) if entry.cause.rule == declaration::TAKES => Part::Untold,
        (Act::Move { .. }, verb::CALL | verb::STOCK) if entry.cause.rule == call::LEVELS_UP => Part::Untold,
        (Act::Move { to: zone::CHASE, .. }, _) => Part::Untold,
        (Act::Mark { .. } | Act::Attach { .. }, _) => Part::Untold,
        (Act::Show { .. }, _) if !by_ability => Part::Untold,
        (Act::Deed { .. }, verb::BATTLE | verb::SWITCH) => Part::Untold,
        (Act::Deed { subject: Slot::NONE, .. }, _) => Part::Untold,
        _ => Part::Told,
    }
}
