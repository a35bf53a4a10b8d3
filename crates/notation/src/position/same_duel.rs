//! Compares two duels as their players see them.

use crate::names::seat_name;
use duel::engine::any_duel::AnyDuel;
use duel::engine::question::Pending;
use duel::ids::{AbilityId, Seat};
use duel::observe::view::{CardView, View, ZoneView};

/// The differences between two duels in what either player sees or may do. The numbers that identify cards do not
/// count.
pub(super) fn differences(one: &dyn AnyDuel, other: &dyn AnyDuel) -> Vec<String> {
    let mut found = Vec::new();
    for seat in Seat::BOTH {
        for what in in_views(&one.view(seat), &other.view(seat)) {
            if !found.contains(&what) {
                found.push(what);
            }
        }
    }
    match (one.pending(), other.pending()) {
        (Pending::Question(was), Pending::Question(is)) => {
            let same = (was.seat, was.topic) == (is.seat, is.topic) && option_texts(one) == option_texts(other);
            found.extend((!same).then(|| format!("{} is asked something else", seat_name(was.seat))));
        }
        (Pending::Over(was), Pending::Over(is)) if was == is => {}
        (_, Pending::Question(_)) => found.push("the duel goes on".to_owned()),
        (_, Pending::Over(_)) => found.push("the duel is over".to_owned()),
    }
    found
}

fn in_views(was: &View, is: &View) -> Vec<String> {
    let mut found = Vec::new();
    let mut differ = |same: bool, what: &str| found.extend((!same).then(|| format!("{what} not the same")));
    differ(was.turn == is.turn, "the turn or its phase is");
    differ(was.held == is.held, "what the players hold is");
    differ(under_way(was).eq(under_way(is)), "what is under way is");
    differ(was.waiting == is.waiting, "what has triggered is");
    differ(was.combats.len() == is.combats.len(), "what is fought out is");
    for (one, other) in was.zones.iter().zip(&is.zones) {
        let same = (one.count, one.turned_counts, &one.place_counters)
            == (other.count, other.turned_counts, &other.place_counters)
            && visible_cards(was, one) == visible_cards(is, other);
        differ(same, &format!("{}'s {} is", seat_name(one.side), one.zone));
    }
    found
}

/// The stack items that wait or are resolving, without the numbers that identify cards.
fn under_way(view: &View) -> impl Iterator<Item = (String, Option<AbilityId>, Seat, usize)> + '_ {
    view.stack.iter().map(|item| (without_numbers(&item.source), item.ability, item.controller, item.chosen.len()))
}

/// The cards of a zone, sorted so that their order does not count.
fn visible_cards(view: &View, zone: &ZoneView) -> Vec<String> {
    let mut cards: Vec<String> = zone.cards.iter().map(|card| without_handles(view, card)).collect();
    cards.sort();
    cards
}

/// A card by everything but its numbers; the card it lies under or beside is given by its name.
fn without_handles(view: &View, card: &CardView) -> String {
    let all = view.zones.iter().flat_map(|zone| &zone.cards);
    let host = card.attached_to.and_then(|host| all.clone().find(|card| card.handle == Some(host)));
    let host = host.map(|host| host.name.clone());
    let bare = CardView { card: None, handle: None, attached_to: None, ..card.clone() };
    format!("{bare:?} {host:?}")
}

/// The texts of the options, sorted, without the numbers that tell cards of the same name apart.
fn option_texts(duel: &dyn AnyDuel) -> Vec<String> {
    let mut read: Vec<String> = duel.render_options().iter().map(|words| without_numbers(words)).collect();
    read.sort();
    read
}

fn without_numbers(words: &str) -> String {
    let kept = words.split(' ').filter(|word| !word.starts_with('#'));
    kept.collect::<Vec<_>>().join(" ")
}
