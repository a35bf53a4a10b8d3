//! Assist (S 15.2.6).

use crate::Crystal;
use crate::book::Context;
use crate::edition::Edition;
use crate::rules::{Cited, cite};
use crate::words::{label, mark, zone};
use duel::cites::KeywordCites;
use duel::event::{Act, Event};
use duel::words::{Mark, Rule};

/// Who has a Backup with Assist put onto the field says whether its Assist is used (S 15.2.6.3).
const SAID: Cited = cite!(s "15.2.6.3");
/// A Backup that has left in response to its Assist cannot be given up, and nothing comes of it (S 15.2.6.5).
pub(crate) const GONE: Cited = cite!(s "15.2.6.5");

impl<E: Edition> Crystal<E> {
    /// A Backup whose Assist is used gives itself up when it enters (S 15.2.6.2); one whose Assist is not used sets
    /// nothing off (S 15.2.6.4).
    pub(crate) const ASSIST: &'static KeywordCites = &KeywordCites {
        event: cite!(s "15.2.6.2").of::<E>(),
        unmet: cite!(s "15.2.6.4").of::<E>(),
        ..KeywordCites::UNNUMBERED
    };
}

/// A Backup comes to the field as one whose Assist is used if its controller says so, whatever puts it there
/// (S 15.2.6.3).
pub(crate) fn comes_marked<E: Edition>(cx: &Context<E>, event: &Event) -> Option<(Rule, Mark)> {
    let Act::Move { slot, to: zone::FIELD, .. } = event.act else { return None };
    if !SAID.is_in::<E>() {
        return None;
    }
    let object = cx.s.object(slot);
    let card = cx.pool.card(object.card);
    let assists =
        object.zone != zone::FIELD && card.abilities.iter().any(|&id| cx.pool.ability(id).label == label::ASSIST);
    assists.then(|| (SAID.of::<E>(), mark::ASSISTING))
}
