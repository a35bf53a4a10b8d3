//! Explaining what is on the table: a card, what it may do and why not, how something came about.

use crate::play::{OPPONENT, Session};
use crate::table::{self, Sketch};
use console::style;
use duel::language::Language;
use duel::object::Slot;
use duel::question::Pick;
use duel::refusal::Refusal;
use duel::view::{CardView, Eye, View};
use duel::zone::Sight;
use games::explain::{self, Change, Deed, Refused, Verdict};
use games::person::said_to;

/// The card an option is about, if the person knows which it is.
pub fn card_of(session: &Session, pick: Pick) -> Option<Slot> {
    match pick {
        Pick::Act(_, slot, _) | Pick::Object(slot) | Pick::Pay(slot, _) | Pick::Pile(slot, _) => {
            Some(slot).filter(|&slot| explain::knows(&*session.duel, Eye::Seat(session.me), slot))
        }
        _ => None,
    }
}

/// The cards a person can see whose names begin so, those in play first; `#n` is the one with that handle.
pub fn find(session: &Session, text: &str) -> Vec<Slot> {
    let lower = text.to_lowercase();
    let (name, handle) = match lower.split_once('#') {
        Some((name, n)) => (name.trim(), n.trim().parse::<u16>().ok()),
        None => (lower.trim(), None),
    };
    let state = session.duel.state();
    let fits = |slot: &Slot| {
        let object = state.object(*slot);
        explain::knows(&*session.duel, Eye::Seat(session.me), *slot)
            && session.duel.pool().name(object.card).to_lowercase().starts_with(name)
            && handle.is_none_or(|handle| object.handle == handle)
    };
    let mut slots: Vec<Slot> = (0..state.objects.len() as u16).map(Slot).filter(fits).collect();
    let in_play = |slot: Slot| session.rulings.zones[state.object(slot).zone.index()].in_play;
    slots.sort_by_key(|&slot| (!in_play(slot), state.object(slot).owner != session.me));
    if name.is_empty() && handle.is_none() { Vec::new() } else { slots }
}

/// Explains a card: what is printed on it, what it is now and through what, what it may do and why not.
pub fn card(session: &mut Session, slot: Slot) {
    let (zones, eye) = (session.rulings.zones, Eye::Seat(session.me));
    let explained = explain::card(&mut *session.duel, Language::English, zones, eye, slot);
    for line in &explained.text {
        println!("  {line}");
    }
    let view = session.duel.view(session.me);
    if let Some((zone, seen)) = seen(session, &view, slot) {
        let whose = if seen.controller == session.me { "your" } else { "the computer's" };
        println!("  {}", style(format!("Now, {whose} {zone}: {}", now(session, seen))).cyan());
    }
    for Change { source, text } in &explained.changes {
        let text = text.as_ref().map_or(String::new(), |text| format!(": {text}"));
        println!("  {}", style(format!("changed by {source}{text}")).cyan());
    }
    for Deed { words, verdict } in &explained.deeds {
        match verdict {
            Verdict::Offered { .. } => println!("  {}", style(format!("You may {words}.")).green()),
            Verdict::Alike => {
                println!("  {}", style(format!("You may {words}: an option stands for all cards like it.")).green());
            }
            Verdict::Earlier(_) => println!("  You cannot {words} any more: several are picked from left to right."),
            Verdict::Refused(reasons) => {
                println!("  You cannot {words} now:");
                refusals(session, reasons);
            }
        }
    }
}

/// The card as the person sees it, and the zone it is in.
fn seen<'v>(session: &Session, view: &'v View, slot: Slot) -> Option<(&'static str, &'v CardView)> {
    let object = session.duel.state().object(slot);
    let zone = session.rulings.zones[object.zone.index()].name;
    let zones = view.zones.iter().filter(|zones| zones.zone == zone);
    let mut cards = zones.flat_map(|zones| &zones.cards);
    let same = |card: &&CardView| match card.handle {
        Some(handle) => handle == object.handle,
        None => card.card == Some(object.card) && card.owner == object.owner,
    };
    cards.find(same).map(|card| (zone, card))
}

fn now(session: &Session, card: &CardView) -> String {
    let mut words: Vec<String> = Vec::new();
    words.extend(card.handle.map(|_| card.orientation.to_owned()));
    words.extend(Sketch::of(&*session.duel, session.me).map(|sketch| table::describe(&sketch, card)));
    words.extend((card.damage > 0).then(|| format!("damage {}", card.damage)));
    words.extend(card.marks.iter().map(|mark| (*mark).to_owned()));
    words.extend(card.counters.iter().map(|(name, n)| format!("{n} {name} counters")));
    words.join(", ")
}

/// What a person wants to know of an option at a glance.
pub(crate) fn note(session: &Session, sketch: &Sketch, pick: Pick) -> Option<String> {
    let slot = card_of(session, pick)?;
    let (zone, card) = seen(session, &sketch.view, slot)?;
    let spec = session.rulings.zones.iter().find(|spec| spec.name == zone)?;
    let in_hand = spec.sight == Sight::Own;
    let Pick::Act(_, _, index) = pick else {
        let goals: Vec<String> =
            explain::goals(&*session.duel, card).into_iter().filter_map(|goal| goal.text).collect();
        if !goals.is_empty() {
            return Some(goals.join(" "));
        }
        let whose = sketch.whose(card.controller);
        let place = if in_hand { String::new() } else { format!(", {whose} {zone}") };
        return Some(format!("{}{place}", table::describe(sketch, card)));
    };
    let ability = session.duel.pool().card(card.card?).abilities.get(usize::from(index)).copied();
    // What is done with the card itself needs none of its texts.
    let reading = session.duel.say(pick);
    if reading.contains(" ability ") || reading.starts_with("uses ") {
        explain::text_of(&*session.duel, ability?)
    } else if spec.in_play {
        Some(table::numbers(sketch, card)).filter(|text| !text.is_empty())
    } else {
        Some(table::describe(sketch, card))
    }
}

/// Prints refusals, each with its rule and gist.
pub fn refusals(session: &Session, refusals: &[Refusal]) {
    for refusal in refusals {
        println!("    {}", Refused::of(&*session.duel, Language::English, session.me, refusal));
    }
}

/// `why N`: how a line of the log came about, back to its beginning.
pub fn why(session: &Session, number: &str) {
    let line = number.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
    let reasons =
        line.map_or_else(Vec::new, |line| explain::why(&*session.duel, Language::English, Eye::Seat(session.me), line));
    if reasons.is_empty() {
        let lines = session.duel.lines();
        println!("Write why and the number of a line of the log, from 1 to {lines}; l shows them.");
    }
    for (depth, reason) in reasons.iter().enumerate() {
        let lead = if depth == 0 { "" } else { "because " };
        println!("{}{lead}{}", "  ".repeat(depth + 1), said_to(session.me, OPPONENT, &reason.sentence));
        if !reason.rule.is_empty() {
            println!("{}{}", "  ".repeat(depth + 2), style(format!("{}: {}", reason.rule, reason.gist)).dim());
        }
    }
}
