//! Explains cards, the reasons against actions, and how lines of the log came about.

use crate::draw_table::{self, DrawContext};
use crate::play::{OPPONENT, Session};
use assist::explain::{self, Availability, ExplainedChange, ExplainedDeed, RefusalText};
use console::style;
use duel::engine::question::Pick;
use duel::engine::refusal::Refusal;
use duel::observe::language::Language;
use duel::observe::view::{CardView, View, Viewer};
use duel::state::object::Slot;
use duel::state::zone::Visibility;
use games::person::said_to;

/// The card an option is about, if the player knows it.
pub fn card_of(session: &Session, pick: Pick) -> Option<Slot> {
    match pick {
        Pick::Act(_, slot, _) | Pick::Object(slot) | Pick::Pay(slot, _) | Pick::Pile(slot, _) => {
            Some(slot).filter(|&slot| explain::knows_card(&*session.duel, Viewer::Seat(session.me), slot))
        }
        _ => None,
    }
}

/// The known cards whose names begin with the text, those in play first; `#n` is the card with that handle.
pub fn find_cards(session: &Session, text: &str) -> Vec<Slot> {
    let lower = text.to_lowercase();
    let (name, handle) = match lower.split_once('#') {
        Some((name, n)) => (name.trim(), n.trim().parse::<u16>().ok()),
        None => (lower.trim(), None),
    };
    let state = session.duel.lab().state();
    let fits = |slot: &Slot| {
        let object = state.object(*slot);
        explain::knows_card(&*session.duel, Viewer::Seat(session.me), *slot)
            && session.duel.pool().name(object.card).to_lowercase().starts_with(name)
            && handle.is_none_or(|handle| object.handle == handle)
    };
    let mut slots: Vec<Slot> = (0..state.objects.len() as u16).map(Slot).filter(fits).collect();
    let in_play = |slot: Slot| session.ruling_game.zones[state.object(slot).zone.index()].in_play;
    slots.sort_by_key(|&slot| (!in_play(slot), state.object(slot).owner != session.me));
    if name.is_empty() && handle.is_none() { Vec::new() } else { slots }
}

/// Prints an explanation of a card: its text, its current values, what changes it, what it may do, and if not, why.
pub fn print_card(session: &mut Session, slot: Slot) {
    let (zones, viewer) = (session.ruling_game.zones, Viewer::Seat(session.me));
    let explained = explain::explain_card(&mut *session.duel, Language::English, zones, viewer, slot);
    for line in &explained.text {
        println!("  {line}");
    }
    let view = session.duel.view(session.me);
    if let Some((zone, seen)) = find_in_view(session, &view, slot) {
        let whose = if seen.controller == session.me { "your" } else { "the computer's" };
        println!("  {}", style(format!("Now, {whose} {zone}: {}", current_values(session, seen))).cyan());
    }
    for ExplainedChange { source, text } in &explained.changes {
        let text = text.as_ref().map_or(String::new(), |text| format!(": {text}"));
        println!("  {}", style(format!("changed by {source}{text}")).cyan());
    }
    for ExplainedDeed { words, availability: verdict } in &explained.deeds {
        match verdict {
            Availability::Offered { .. } => println!("  {}", style(format!("You may {words}.")).green()),
            Availability::Interchangeable => {
                println!("  {}", style(format!("You may {words}: an option stands for all cards like it.")).green());
            }
            Availability::TooLate(_) => {
                println!("  You cannot {words} any more: several are picked from left to right.")
            }
            Availability::Refused(reasons) => {
                println!("  You cannot {words} now:");
                print_refusals(session, reasons);
            }
        }
    }
}

/// The card as the player sees it, and the name of its zone.
fn find_in_view<'v>(session: &Session, view: &'v View, slot: Slot) -> Option<(&'static str, &'v CardView)> {
    let object = session.duel.lab().state().object(slot);
    let zone = session.ruling_game.zones[object.zone.index()].name;
    let zones = view.zones.iter().filter(|zones| zones.zone == zone);
    let mut cards = zones.flat_map(|zones| &zones.cards);
    let same = |card: &&CardView| match card.handle {
        Some(handle) => handle == object.handle,
        None => card.card == Some(object.card) && card.owner == object.owner,
    };
    cards.find(same).map(|card| (zone, card))
}

fn current_values(session: &Session, card: &CardView) -> String {
    let mut words: Vec<String> = Vec::new();
    words.extend(card.handle.map(|_| card.orientation.to_owned()));
    words.extend(DrawContext::of(&*session.duel, session.me).map(|sketch| draw_table::describe(&sketch, card)));
    words.extend((card.damage > 0).then(|| format!("damage {}", card.damage)));
    words.extend(card.marks.iter().map(|mark| (*mark).to_owned()));
    words.extend(card.counters.iter().map(|(name, n)| format!("{n} {name} counters")));
    words.join(", ")
}

/// A short note on an option: the card's numbers or description, or the text of the ability.
pub(crate) fn option_note(session: &Session, sketch: &DrawContext, pick: Pick) -> Option<String> {
    let slot = card_of(session, pick)?;
    let (zone, card) = find_in_view(session, &sketch.view, slot)?;
    let spec = session.ruling_game.zones.iter().find(|spec| spec.name == zone)?;
    let in_hand = spec.visibility == Visibility::Own;
    let Pick::Act(_, _, index) = pick else {
        let goals: Vec<String> =
            explain::goals_of_card(&*session.duel, card).into_iter().filter_map(|goal| goal.text).collect();
        if !goals.is_empty() {
            return Some(goals.join(" "));
        }
        let whose = sketch.whose(card.controller);
        let place = if in_hand { String::new() } else { format!(", {whose} {zone}") };
        return Some(format!("{}{place}", draw_table::describe(sketch, card)));
    };
    let ability = session.duel.pool().card(card.card?).abilities.get(usize::from(index)).copied();
    // Only an option that uses an ability needs its text.
    let reading = session.duel.render_pick(pick);
    if reading.contains(" ability ") || reading.starts_with("uses ") {
        explain::ability_text(&*session.duel, ability?)
    } else if spec.in_play {
        Some(draw_table::numbers(sketch, card)).filter(|text| !text.is_empty())
    } else {
        Some(draw_table::describe(sketch, card))
    }
}

/// Prints refusals, each with its rule and the rule's short summary.
pub fn print_refusals(session: &Session, refusals: &[Refusal]) {
    for refusal in refusals {
        println!("    {}", RefusalText::of(&*session.duel, Language::English, session.me, refusal));
    }
}

/// Carries out `why N`: prints how a line of the log came about, back to its first cause.
pub fn print_why(session: &Session, number: &str) {
    let line = number.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
    let reasons = line.map_or_else(Vec::new, |line| {
        explain::explain_log_line(&*session.duel, Language::English, Viewer::Seat(session.me), line)
    });
    if reasons.is_empty() {
        let lines = session.duel.log_len();
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
