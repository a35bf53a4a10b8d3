//! How the book's words and options read.

use crate::Vividz;
use crate::actions::scouting::{self, SCOUTED};
use crate::areas;
use crate::deck;
use crate::processing::playing::{self, ATTACK, PLAY, SLIDE, USE};
use crate::processing::{activating, energy};
use crate::rule_effect::level_up::NEWEST;
use crate::setup::{FIRST_ENERGY, PLACE_MISSION};
use crate::turn::charge::{CHARGE, KEEP};
use crate::words::{keyword, kind, mark, number, phase, role, routine, verb, zone};
use crate::zones::ZONES;
use duel::ability::CostPart;
use duel::book::{Cards, Part, Vocabulary};
use duel::cx::Glance;
use duel::event::Act;
use duel::instalment::CURRENCY;
use duel::item::{Item, NO_ABILITY};
use duel::log::Entry;
use duel::object::Slot;
use duel::profile::Orientation;
use duel::question::{Pick, Question, Topic};
use duel::words::{Seat, Zone};

/// What everything is called.
pub(crate) static VOCABULARY: Vocabulary = Vocabulary {
    game: "vividz",
    kinds: &kind::NAMES,
    colours: &[],
    currency: "",
    numbers: &number::NAMES,
    keywords: &keyword::NAMES,
    verbs: &verb::NAMES,
    synonyms: &[("use", "activate")],
    marks: &mark::NAMES,
    phases: &phase::NAMES,
    stretches: phase::STRETCHES,
    orientations: ["rebooted", "asleep", "reversed"],
    roles: &role::NAMES,
    routines: &routine::NAMES,
    places: areas::GRID,
    rules: crate::rules::index(),
    formats: &deck::FORMATS,
    sources: env!("SOURCES"),
};

/// What the rules themselves have a player do.
pub(crate) fn title(glance: &Glance<Vividz>, viewer: Seat, item: &Item) -> Option<String> {
    (item.routine? == routine::SLIDE).then(|| format!("the slide of {}", glance.name_object(viewer, item.source)))
}

/// How an option reads, with the verb in the third person: "attacks with Harbour Cat".
pub(crate) fn pick(glance: &Glance<Vividz>, question: &Question, pick: Pick) -> Option<String> {
    let name = |slot| glance.name_card(question.seat, slot);
    Some(match (question.topic, pick) {
        (_, Pick::Act(PLAY, slot, _)) => match glance.s.object(slot).zone {
            zone::KEEP => format!("plays {} from the keep zone", name(slot)),
            _ => format!("plays {}", name(slot)),
        },
        (_, Pick::Act(USE, slot, index)) => format!("activates ability {} of {}", u16::from(index) + 1, name(slot)),
        (_, Pick::Act(ATTACK, slot, _)) => format!("attacks with {}", name(slot)),
        (_, Pick::Act(SLIDE, slot, _)) => format!("slides {}", name(slot)),
        (PLACE_MISSION, Pick::Object(slot)) => format!("places {}", name(slot)),
        (FIRST_ENERGY, Pick::Object(slot)) => format!("puts {} into the energy zone", name(slot)),
        (KEEP, Pick::Object(slot)) => format!("keeps {}", name(slot)),
        (KEEP, _) => "keeps no card".to_owned(),
        (CHARGE, Pick::Object(slot)) => format!("charges {}", name(slot)),
        (CHARGE, _) => "charges no more".to_owned(),
        (NEWEST, Pick::Object(slot)) => format!("takes {}", name(slot)),
        (SCOUTED, answer) => {
            let scouted = name(scouting::scouted(glance.s, question.seat)?);
            if answer == Pick::Yes {
                format!("plays {scouted}")
            } else {
                format!("puts {scouted} into the energy zone")
            }
        }
        (Topic::Instalment, Pick::Mode(part)) => instalment(glance, part)?,
        (Topic::Pay, Pick::Pay(slot, _)) => format!("pays with {}", name(slot)),
        _ => return None,
    })
}

/// What part of a cost is paid next.
fn instalment(glance: &Glance<Vividz>, part: u8) -> Option<String> {
    let item = glance.s.stack.last()?;
    let ability = (item.ability != NO_ABILITY).then(|| glance.pool.ability(item.ability))?;
    let extras = ability.extras.iter().enumerate().filter(|(n, _)| item.extras >> n & 1 == 1);
    let mut parts = ability.cost.parts.iter().chain(extras.flat_map(|(_, extra)| &extra.cost.parts));
    Some(match parts.nth(part.into()) {
        _ if part == CURRENCY => "pays the energy next".to_owned(),
        Some(CostPart::Turn { .. }) => "sleeps next".to_owned(),
        Some(CostPart::Move { to, .. }) => format!("puts cards into the {} next", place_name(*to)),
        Some(CostPart::Spend(..) | CostPart::Uncount(..)) => "consumes counters next".to_owned(),
        None => return None,
    })
}

/// A question as a sentence.
pub(crate) fn ask(glance: &Glance<Vividz>, question: &Question) -> Option<String> {
    let seat = question.seat;
    let s = glance.s;
    Some(match question.topic {
        Topic::Priority if s.turn.phase == phase::BLOCK => match attacker(glance, seat) {
            Some(attacker) => format!("{attacker} attacks — what do you do about it?"),
            None => "Block step — what do you do?".to_owned(),
        },
        Topic::Priority => "Your main phase — what do you do?".to_owned(),
        Topic::Place => match s.stack.last()?.routine {
            Some(_) => format!("Where does {} slide?", glance.name_object(seat, s.stack.last()?.source)),
            None => format!("To which area do you play {}?", glance.name_item(seat)?),
        },
        Topic::Pay => {
            let ruled = s.stack.last().and_then(|item| title(glance, seat, item));
            format!("How do you pay for {}?", ruled.or_else(|| glance.name_item(seat))?)
        }
        PLACE_MISSION => {
            let place = ["on the left", "in the middle", "on the right"].get(s.cards(zone::MISSION, seat).len())?;
            format!("Which mission do you put {place}?")
        }
        FIRST_ENERGY => "You go second: which two cards become energy?".to_owned(),
        KEEP => "Charge phase — which card do you keep?".to_owned(),
        CHARGE => "Charge phase — which cards become energy?".to_owned(),
        NEWEST => "Which of these is the newest?".to_owned(),
        SCOUTED => format!("You scouted {} — do you play it?", glance.name_card(seat, scouting::scouted(s, seat)?)),
        _ => return None,
    })
}

/// Whose attack it is, if one is under way.
fn attacker(glance: &Glance<Vividz>, seat: Seat) -> Option<String> {
    let attack = glance.s.bouts.last()?;
    Some(glance.name_object(seat, attack.object))
}

/// How an event reads.
pub(crate) fn tell(entry: &Entry, cards: &Cards) -> Option<String> {
    let Cards { card, source, other } = *cards;
    let player = |seat: Seat| format!("p{}", seat.0 + 1);
    let area = |seat: Seat, place: u8| {
        let name = areas::GRID.name(ZONES, seat, place, None).unwrap_or_default();
        format!("{}'s {name}", player(seat))
    };
    Some(match (entry.act, entry.verb) {
        (Act::Move { side, .. }, verb::DRAW) => format!("{} draws {card}", player(side)),
        (Act::Move { side, .. }, verb::CHARGE) => format!("{} charges {card}", player(side)),
        (Act::Move { side, .. }, verb::KEEP) => format!("{} keeps {card}", player(side)),
        (Act::Move { side, .. }, verb::SCOUT) => format!("{} scouts {card}", player(side)),
        (Act::Move { .. }, verb::PAY) => format!("{card} is trashed to pay"),
        (Act::Move { side, place, .. }, verb::SLIDE) => format!("{card} slides to {}", area(side, place)),
        (Act::Move { to: zone::AREA, side, place, .. }, _) => format!("{card} enters {}", area(side, place)),
        (Act::Move { .. }, verb::LEAVE) => format!("{card} leaves"),
        (Act::Move { .. }, verb::FALL) => format!("{card} leaves by battle"),
        (Act::Move { .. }, verb::BECOME_EXP) => format!("{card} becomes EXP"),
        (Act::Move { .. }, verb::CONNECT) => format!("{card} is connected"),
        (Act::Move { .. }, verb::REMOVE) => format!("{card} is removed"),
        (Act::Move { to: zone::HAND, side, .. }, _) => format!("{card} goes to {}'s hand", player(side)),
        (Act::Move { to, side, .. }, _) => format!("{card} goes to {}'s {}", player(side), place_name(to)),
        (Act::Attach { .. }, _) if !other.is_empty() => format!("{card} belongs to {other}"),
        (Act::Damage { amount, .. }, verb::STRIKE) if !source.is_empty() => {
            format!("{source} deals {card} {amount} battle damage")
        }
        (Act::Count { .. }, verb::RECORD) => format!("{card} counts that"),
        (Act::Turn { to: Orientation::Sideways, .. }, _) => format!("{card} goes to sleep"),
        (Act::Turn { to: Orientation::Upright, .. }, _) => format!("{card} is rebooted"),
        (Act::Deed { seat, .. }, verb::PLAY) => format!("{} plays {card}", player(seat)),
        (Act::Deed { seat, .. }, verb::USE) => format!("{} activates an ability of {card}", player(seat)),
        (Act::Deed { seat, .. }, verb::ATTACK) => format!("{} attacks with {card}", player(seat)),
        (Act::Deed { .. }, verb::SUCCEED) => format!("the attack of {card} succeeds"),
        (Act::Deed { .. }, verb::LEVEL_UP) => format!("{card} levels up"),
        (Act::Deed { seat, .. }, verb::CHECK) => format!("{} checks {card}", player(seat)),
        (Act::Deed { seat, .. }, verb::CLEAR) => format!("{} clears {card}", player(seat)),
        _ => return None,
    })
}

fn place_name(zone: Zone) -> &'static str {
    match zone {
        zone::AREA => "areas",
        zone::DECK => "deck",
        zone::HAND => "hand",
        zone::TRASH => "trash",
        zone::ENERGY => "energy zone",
        zone::MISSION => "mission zone",
        zone::ACCOUNT => "account zone",
        zone::KEEP => "keep zone",
        zone::EXP => "EXP zone",
        zone::CONNECT => "connect zone",
        zone::REMOVE => "remove zone",
        zone::SCOUT => "scout zone",
        _ => "temporary zone",
    }
}

/// What is paid and chosen comes before the log says what for; what only the bookkeeping needs is not told.
pub(crate) fn part(entry: &Entry) -> Part {
    let by_ability = entry.cause.ability.is_some_and(|ability| ability != NO_ABILITY);
    let paid = [energy::PAID, activating::COST, playing::CITES.pay].contains(&entry.cause.rule);
    match (entry.act, entry.verb) {
        (Act::Deed { .. }, verb::PLAY | verb::USE) => Part::Deed,
        (Act::Deed { .. }, verb::CHOOSE) => Part::Preliminary,
        (Act::Move { .. }, _) if paid => Part::Preliminary,
        (Act::Turn { .. }, _) if paid => Part::Preliminary,
        (Act::Turn { .. }, verb::SLEEP) if !by_ability => Part::Untold,
        (Act::Move { to: zone::TEMPORARY, .. }, _) => Part::Untold,
        (Act::Move { to: zone::TRASH, .. }, verb::PUT) if entry.from == Some(zone::TEMPORARY) => Part::Untold,
        (Act::Mark { .. } | Act::Heal { .. } | Act::Attach { .. }, _) => Part::Untold,
        (Act::Flip { .. }, verb::CLEAR) => Part::Untold,
        (Act::Count { amount, .. }, verb::RECORD) if amount < 0 => Part::Untold,
        (Act::Show { .. }, _) if !by_ability => Part::Untold,
        (Act::Deed { subject: Slot::NONE, .. }, _) => Part::Untold,
        (Act::Deed { .. }, verb::END_ATTACK) => Part::Untold,
        _ => Part::Told,
    }
}
