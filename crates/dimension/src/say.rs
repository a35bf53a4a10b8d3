//! How the book's words and options read.

use crate::Dimension0;
use crate::battle::{self, exchange};
use crate::course::deck;
use crate::course::setup::{BOTTOM, REDRAW};
use crate::definitions::places;
use crate::definitions::zones::ZONES;
use crate::keywords::call;
use crate::processing::playing::{CHARGE, CREATE_PLAN, MOVE, PLAY, RENEW_PLAN, SMASH, USE};
use crate::processing::way::Way;
use crate::processing::{moving, playing};
use crate::words::{colour, keyword, kind, mark, number, phase, role, routine, verb, zone};
use duel::book::{Cards, Part, Vocabulary};
use duel::cx::Glance;
use duel::event::Act;
use duel::item::{Item, NO_ABILITY};
use duel::log::Entry;
use duel::object::{Ref, Slot};
use duel::profile::Orientation;
use duel::question::{Pick, Question, Topic};
use duel::words::{Seat, Zone};

/// What everything is called.
pub(crate) static VOCABULARY: Vocabulary = Vocabulary {
    game: "dimension-zero",
    kinds: &kind::NAMES,
    colours: &colour::NAMES,
    currency: "",
    numbers: &number::NAMES,
    keywords: &keyword::NAMES,
    verbs: &verb::NAMES,
    synonyms: &[("use", "activate")],
    marks: &mark::NAMES,
    phases: &phase::NAMES,
    stretches: phase::STRETCHES,
    orientations: ["released", "frozen", "reversed"],
    roles: &role::NAMES,
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
        (_, Pick::Act(PLAY, slot, way)) => match Way::of(way) {
            Way::Usual => format!("plays {}", name(slot)),
            Way::Formation(_) => format!("plays {} by Formation Summon", name(slot)),
            Way::Muster(square) => {
                let there = glance.s.cards(zone::SQUARE, Seat::FIRST).iter().copied();
                let mut own = there.filter(|&slot| {
                    glance.s.object(slot).place == square && glance.s.profile(slot).controller == question.seat
                });
                match own.next() {
                    Some(card) => format!("plays {} by the Muster of {}", name(slot), name(card)),
                    None => format!("plays {} by Muster", name(slot)),
                }
            }
        },
        (_, Pick::Act(USE, slot, index)) => format!("activates ability {} of {}", u16::from(index) + 1, name(slot)),
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

/// A question as a sentence.
pub(crate) fn ask(glance: &Glance<Dimension0>, question: &Question) -> Option<String> {
    let seat = question.seat;
    let last = glance.s.stack.last();
    Some(match question.topic {
        Topic::Priority => ask_priority(glance, seat),
        Topic::ExtraCost if question.rule == call::RULE => {
            format!("How many cards with Call do you freeze for {}?", glance.name_item(seat)?)
        }
        Topic::Place => match last?.routine {
            Some(routine::MOVE) => format!("Where do you move {}?", glance.name_item(seat)?),
            _ => format!("Where do you play {}?", glance.name_item(seat)?),
        },
        Topic::Pay => {
            let item = last?;
            let the = if item.card.is_some() { "" } else { "the " };
            format!("How do you pay for {the}{}?", called(glance, seat, item))
        }
        REDRAW => "Do you keep this hand?".to_owned(),
        BOTTOM => "Which card goes to the bottom of the deck next?".to_owned(),
        _ => return None,
    })
}

fn ask_priority(glance: &Glance<Dimension0>, seat: Seat) -> String {
    let s = glance.s;
    if let Some(top) = s.live_stack().last() {
        if top.routine == Some(routine::EXCHANGE) {
            let title = title(glance, seat, top).unwrap_or_default();
            return format!("{} — do you respond?", capital(&title));
        }
        let whose = if top.controller == seat { "Your" } else { "Your opponent's" };
        return format!("{whose} {} is on the stack — do you respond?", called(glance, seat, top));
    }
    let battles: Vec<String> = battle::fought(s).map(|place| tell_battle(glance, seat, place)).collect();
    if !battles.is_empty() {
        return format!("{}, {} — do you act?", capital(phase::NAMES[s.turn.phase.index()]), battles.join("; "));
    }
    let own = s.turn.player == seat;
    match s.turn.phase {
        phase::ENERGY if own => "Your energy phase — which card becomes energy?".to_owned(),
        phase::MAIN if own => "Your main phase — what do you do?".to_owned(),
        phase::SMASH if own => "Your smash phase — who smashes?".to_owned(),
        at if own => format!("Your {} — do you act?", phase::NAMES[at.index()]),
        at => format!("Your opponent's {} — do you act?", phase::NAMES[at.index()]),
    }
}

/// Who is on the square of a battle: "Slate Courier attacks Sill Cat at the left home".
fn tell_battle(glance: &Glance<Dimension0>, seat: Seat, place: u8) -> String {
    let s = glance.s;
    let at = places::GRID.name(ZONES, seat, place, None).unwrap_or_default();
    let there = |role: u8| {
        let in_role = battle::innermost(s, place).filter(move |bout| bout.roles & role != 0);
        let here = in_role.filter(|bout| s.alive(bout.object) && s.object(bout.object.slot).place == place);
        here.map(|bout| glance.name_card(seat, bout.object.slot)).collect::<Vec<String>>()
    };
    match (&there(role::ATTACKING)[..], &there(role::ATTACKED)[..]) {
        ([one, other], _) => format!("{one} and {other} attack each other at the {at}"),
        ([attacker], [attacked]) => format!("{attacker} attacks {attacked} at the {at}"),
        _ => match &there(role::BATTLING)[..] {
            [] => format!("nobody is left at the {at}"),
            [one] => format!("{one} is alone at the {at}"),
            all => format!("{} at the {at}", all.join(" against ")),
        },
    }
}

/// What is stacked, as a player calls it.
fn called(glance: &Glance<Dimension0>, seat: Seat, item: &Item) -> String {
    let card = || match glance.s.alive(item.source) {
        true => glance.name_card(seat, item.source.slot),
        false => "a unit that is gone".to_owned(),
    };
    match item.routine {
        Some(routine::MOVE) => format!("move of {}", card()),
        Some(routine @ (routine::EXCHANGE | routine::CREATE_PLAN | routine::RENEW_PLAN)) => {
            routine::NAMES[routine.index()].to_owned()
        }
        Some(_) | None if item.card.is_some() => card(),
        Some(_) | None => format!("ability of {}", card()),
    }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

/// How an event reads.
pub(crate) fn tell(entry: &Entry, cards: &Cards) -> Option<String> {
    let Cards { card, source, other } = *cards;
    let player = |seat: Seat| format!("p{}", seat.0 + 1);
    let square = |seat: Seat, place: u8| {
        let name = places::GRID.name(ZONES, seat, place, None).unwrap_or_default();
        format!("{}'s {name}", player(seat))
    };
    Some(match (entry.act, entry.verb) {
        (Act::Move { side, .. }, verb::DRAW) => format!("{} draws {card}", player(side)),
        (Act::Move { side, .. }, verb::CHARGE) => format!("{} puts {card} into the energy zone", player(side)),
        (Act::Move { side, .. }, verb::SMASH) => format!("{} is smashed: {card}", player(side)),
        (Act::Move { side, .. }, verb::REVEAL_PLAN) => format!("{} turns up the plan: {card}", player(side)),
        (Act::Move { side, .. }, verb::HIDE_PLAN) => format!("{} turns the plan down: {card}", player(side)),
        (Act::Move { to: zone::SQUARE, side, place, .. }, verb::MOVE) => {
            format!("{card} moves to {}", square(side, place))
        }
        (Act::Move { to: zone::SQUARE, side, place, .. }, _) => format!("{card} is put on {}", square(side, place)),
        (Act::Move { .. }, verb::DESTROY) => format!("{card} is destroyed"),
        (Act::Move { .. }, verb::NEGATE) => format!("{card} is negated"),
        (Act::Move { .. }, verb::SCRAP) => format!("{card} is scrapped"),
        (Act::Move { .. }, verb::FUSE) => format!("{card} is fused"),
        (Act::Move { .. }, verb::REMOVE) => format!("{card} is removed from the game"),
        (Act::Move { to: zone::HAND, side, .. }, _) => format!("{card} returns to {}'s hand", player(side)),
        (Act::Move { to, side, .. }, _) => format!("{card} goes to {}'s {}", player(side), place_name(to)),
        (Act::Damage { amount, .. }, verb::STRIKE) if !source.is_empty() => {
            format!("{source} deals {card} {amount} battle damage")
        }
        (Act::Deed { seat, .. }, verb::SMASH_WITH) => format!("{} smashes with {card}", player(seat)),
        (Act::Deed { .. }, verb::ATTACK) if !other.is_empty() => format!("{card} attacks {other}"),
        (Act::Deed { .. }, verb::WIN_BATTLE) => format!("{card} wins the battle"),
        (Act::Turn { to: Orientation::Sideways, .. }, _) => format!("{card} is frozen"),
        (Act::Turn { to: Orientation::Upright, .. }, _) => format!("{card} is released"),
        (Act::Deed { seat, .. }, verb::PLAY) => format!("{} plays {card}", player(seat)),
        (Act::Deed { seat, .. }, verb::USE) => format!("{} activates an ability of {card}", player(seat)),
        (Act::Deed { seat, .. }, verb::SET_OUT) => format!("{} moves {card}", player(seat)),
        (Act::Deed { .. }, verb::TARGET) if !source.is_empty() => format!("{source} targets {card}"),
        _ => return None,
    })
}

fn place_name(zone: Zone) -> &'static str {
    match zone {
        zone::SQUARE => "squares",
        zone::DECK => "deck",
        zone::PLAN => "plan zone",
        zone::HAND => "hand",
        zone::GRAVE => "graveyard",
        zone::ENERGY => "energy zone",
        zone::SMASH => "smash zone",
        zone::STACK => "stack",
        _ => "remove zone",
    }
}

/// What is paid and targeted comes before the log says what for; what only the bookkeeping needs is not told.
pub(crate) fn part(entry: &Entry) -> Part {
    let by_ability = entry.cause.ability.is_some_and(|ability| ability != NO_ABILITY);
    let paid = [&playing::SPELL, &playing::ACTIVATING, &moving::CITES].iter().any(|c| c.pay == entry.cause.rule);
    match (entry.act, entry.verb) {
        (Act::Deed { .. }, verb::PLAY | verb::USE | verb::SET_OUT) => Part::Deed,
        (Act::Deed { .. }, verb::TARGET) => Part::Preliminary,
        (Act::Move { .. }, _) if paid => Part::Preliminary,
        (Act::Turn { .. }, _) if paid || !by_ability => Part::Untold,
        (Act::Move { to: zone::STACK, .. }, _) => Part::Untold,
        (Act::Move { to: zone::GRAVE, .. }, verb::PUT) if entry.from == Some(zone::STACK) => Part::Untold,
        (Act::Mark { .. } | Act::Heal { .. }, _) => Part::Untold,
        (Act::Show { .. }, _) if !by_ability => Part::Untold,
        (Act::Deed { subject: Slot::NONE, .. }, _) => Part::Untold,
        (Act::Deed { .. }, verb::BATTLE | verb::ATTACKED | verb::LEAVE_BATTLE | verb::LOSE_BATTLE) => Part::Untold,
        _ => Part::Told,
    }
}
