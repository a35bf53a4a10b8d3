//! Explaining what is on the table: a card, what it may do and why not, how something came about.

use crate::play::Session;
use crate::table::{self, Sketch};
use crate::why;
use console::style;
use duel::ability::Form;
use duel::object::Slot;
use duel::question::{Pending, Pick};
use duel::refusal::Refusal;
use duel::view::{CardView, Eye, View};
use duel::words::AbilityId;
use duel::zone::Sight;
use games::person::{option as bare_option, said_to};

/// The card an option is about, if the person knows which it is.
pub fn card_of(session: &Session, pick: Pick) -> Option<Slot> {
    match pick {
        Pick::Act(_, slot, _) | Pick::Object(slot) | Pick::Pay(slot, _) | Pick::Pile(slot, _) => {
            Some(slot).filter(|&slot| is_known(session, slot))
        }
        _ => None,
    }
}

fn is_known(session: &Session, slot: Slot) -> bool {
    let object = session.duel.state().objects.get(slot.index());
    object.is_some_and(|object| object.known >> session.me.0 & 1 == 1)
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
        is_known(session, *slot)
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
    let view = session.duel.view(session.me);
    let id = session.duel.state().object(slot).card;
    let pool = session.duel.pool();
    match language(session).and_then(|language| language.read_back(pool, id).ok()) {
        Some(text) => text.lines().for_each(|line| println!("  {line}")),
        None => println!("  {}", pool.name(id)),
    }
    if let Some((zone, seen)) = seen(session, &view, slot) {
        let whose = if seen.controller == session.me { "your" } else { "the computer's" };
        println!("  {}", style(format!("Now, {whose} {zone}: {}", now(session, seen))).cyan());
    }
    let own = session.duel.pool().card(id).abilities.clone();
    for (source, ability) in session.duel.influences(session.me, slot) {
        if own.contains(&ability) && is_itself(session, slot, &source) {
            continue;
        }
        let text = text_of(session, ability).map_or(String::new(), |text| format!(": {text}"));
        println!("  {}", style(format!("changed by {source}{text}")).cyan());
    }
    for (question, pick) in session.duel.deeds(session.me, slot) {
        let object = session.duel.state().object(slot);
        let in_play = session.rulings.zones[object.zone.index()].in_play;
        let whose = if in_play { session.duel.state().profile(slot).controller } else { object.owner };
        if whose != session.me {
            continue;
        }
        let words = bare_option(&session.duel.say_if(question, pick));
        let asked = matches!(session.duel.pending(), Pending::Question(now) if now.topic == question.topic);
        if asked && session.duel.options().contains(&pick) {
            println!("  {}", style(format!("You may {words}.")).green());
            continue;
        }
        let mut reasons = session.duel.why_not_if(question, pick);
        if !asked {
            reasons.insert(0, Refusal { rule: question.rule, object: None });
        }
        if reasons.is_empty() {
            println!("  {}", style(format!("You may {words}: an option stands for all cards like it.")).green());
            continue;
        }
        println!("  You cannot {words} now:");
        refusals(session, &reasons);
    }
}

/// Whether a name means the card itself, whose text has just been shown.
fn is_itself(session: &Session, slot: Slot, name: &str) -> bool {
    session.duel.name_card(session.me, slot) == name
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

/// How an ability reads on the card it is printed on.
fn text_of(session: &Session, ability: AbilityId) -> Option<String> {
    let pool = session.duel.pool();
    let card = pool.cards.iter().position(|card| card.abilities.contains(&ability))?;
    language(session)?.read_back_ability(pool, duel::words::CardId(card as u16), ability).ok()
}

/// The language of the cards on the table.
fn language(session: &Session) -> Option<cardtext::Language> {
    cardtext::Language::of(session.rulings.words.game)
}

/// The text that asks the pending question, if a text does.
pub fn under_way(session: &Session) -> Option<String> {
    use duel::question::Topic::{Choose, ExtraCost, May, Mode, Search, X};
    let view = session.duel.view(session.me);
    let question = view.question.as_ref()?.question;
    let of_text = matches!(question.topic, Choose | ExtraCost | May | Mode | Search | X | duel::question::Topic::Pick);
    let item = view.stack.last().filter(|_| of_text)?;
    text_of(session, item.ability?)
}

/// What a person wants to know of an option at a glance.
pub(crate) fn note(session: &Session, sketch: &Sketch, pick: Pick) -> Option<String> {
    let slot = card_of(session, pick)?;
    let (zone, card) = seen(session, &sketch.view, slot)?;
    let spec = session.rulings.zones.iter().find(|spec| spec.name == zone)?;
    let in_hand = spec.sight == Sight::Own;
    let Pick::Act(_, _, index) = pick else {
        if let Some(goals) = goals(session, card) {
            return Some(goals);
        }
        let whose = sketch.whose(card.controller);
        let place = if in_hand { String::new() } else { format!(", {whose} {zone}") };
        return Some(format!("{}{place}", table::describe(sketch, card)));
    };
    let ability = session.duel.pool().card(card.card?).abilities.get(usize::from(index)).copied();
    // What is done with the card itself needs none of its texts.
    let reading = session.duel.say(pick);
    if reading.contains(" ability ") || reading.starts_with("uses ") {
        text_of(session, ability?)
    } else if spec.in_play {
        Some(table::numbers(sketch, card)).filter(|text| !text.is_empty())
    } else {
        Some(table::describe(sketch, card))
    }
}

/// What a card asks for that wants something done.
fn goals(session: &Session, card: &CardView) -> Option<String> {
    let (pool, id) = (session.duel.pool(), card.card?);
    let asked = pool.card(id).abilities.iter().filter(|&&id| matches!(pool.ability(id).form, Form::Recorded(_)));
    let texts: Vec<String> = asked.filter_map(|&ability| text_of(session, ability)).collect();
    Some(texts.join(" ")).filter(|text| !text.is_empty())
}

/// Prints refusals, each with its rule and gist.
pub fn refusals(session: &Session, refusals: &[Refusal]) {
    for refusal in refusals {
        println!("    {}", why::say(&*session.duel, session.me, refusal));
    }
}

/// `why N`: how a line of the log came about, back to its beginning.
pub fn why(session: &Session, number: &str) {
    let log = session.duel.log(Eye::Seat(session.me), 0);
    let line = number.parse::<usize>().ok().and_then(|n| n.checked_sub(1)).filter(|&n| n < log.len());
    let Some(line) = line else {
        println!("Write why and the number of a line of the log, from 1 to {}; l shows them.", log.len());
        return;
    };
    for (depth, at) in session.duel.causes(line).into_iter().enumerate() {
        let words = said_to(session.me, &log[at]);
        let (sentence, rule) = words.rsplit_once(" [").unwrap_or((&words, ""));
        let entry = session.duel.words().rules.iter().find(|entry| entry.id == rule.trim_end_matches(']'));
        let lead = if depth == 0 { "" } else { "because " };
        println!("{}{lead}{sentence}", "  ".repeat(depth + 1));
        if let Some(entry) = entry {
            println!("{}{}", "  ".repeat(depth + 2), style(format!("{}: {}", entry.id, entry.gist)).dim());
        }
    }
}
