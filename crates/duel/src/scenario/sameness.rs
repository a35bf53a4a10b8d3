//! Whether two duels are the same to those who play them.

use super::player;
use crate::duel::AnyDuel;
use crate::question::Pending;
use crate::view::{CardView, View, ZoneView};
use crate::words::{AbilityId, Seat};

/// What is not the same in another duel, as far as either player sees or may do anything; what tells cards from each
/// other does not count.
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
            let same = (was.seat, was.topic) == (is.seat, is.topic) && moves(one) == moves(other);
            found.extend((!same).then(|| format!("{} is asked something else", player(was.seat))));
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
    differ(was.bouts.len() == is.bouts.len(), "what is fought out is");
    for (one, other) in was.zones.iter().zip(&is.zones) {
        let same = (one.count, one.turned, &one.ground) == (other.count, other.turned, &other.ground)
            && seen(was, one) == seen(is, other);
        differ(same, &format!("{}'s {} is", player(one.side), one.zone));
    }
    found
}

/// What waits to resolve and what is resolving, without what tells cards from each other.
fn under_way(view: &View) -> impl Iterator<Item = (String, Option<AbilityId>, Seat, usize)> + '_ {
    view.stack.iter().map(|item| (without_numbers(&item.source), item.ability, item.controller, item.chosen.len()))
}

/// The cards of a zone, in an order that tells nothing.
fn seen(view: &View, zone: &ZoneView) -> Vec<String> {
    let mut cards: Vec<String> = zone.cards.iter().map(|card| without_handles(view, card)).collect();
    cards.sort();
    cards
}

/// A card by everything but its number, and what it lies under or beside by its name.
fn without_handles(view: &View, card: &CardView) -> String {
    let all = view.zones.iter().flat_map(|zone| &zone.cards);
    let host = card.attached_to.and_then(|host| all.clone().find(|card| card.handle == Some(host)));
    let host = host.map(|host| host.name.clone());
    let bare = CardView { card: None, handle: None, attached_to: None, ..card.clone() };
    format!("{bare:?} {host:?}")
}

/// How the options read, without what tells cards of a name from each other.
fn moves(duel: &dyn AnyDuel) -> Vec<String> {
    let mut read: Vec<String> = duel.readings().iter().map(|words| without_numbers(words)).collect();
    read.sort();
    read
}

fn without_numbers(words: &str) -> String {
    let kept = words.split(' ').filter(|word| !word.starts_with('#'));
    kept.collect::<Vec<_>>().join(" ")
}
