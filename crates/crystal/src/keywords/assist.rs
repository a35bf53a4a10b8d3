//! Assist (S 15.2.6).

use crate::Crystal;
use crate::book::Context;
use crate::edition::Edition;
use crate::rules::{Cited, cite};
use crate::words::{label, mark, zone};
use duel::book::rule_sets::KeywordRules;
use duel::event::{Event, Happening};
use duel::ids::{Mark, Rule};

/// A player who puts a Backup with Assist onto the field decides whether its Assist is used (S 15.2.6.3).
pub(crate) const SAID: Cited = cite!(s "15.2.6.3");
/// A Backup that left in response to its Assist cannot be given up, and the Assist does nothing (S 15.2.6.5).
pub(crate) const GONE: Cited = cite!(s "15.2.6.5");

impl<E: Edition> Crystal<E> {
    /// A Backup whose Assist is used gives itself up when it enters (S 15.2.6.2); otherwise nothing triggers (S
    /// 15.2.6.4).
    pub(crate) const ASSIST: &'static KeywordRules = &KeywordRules {
        event: cite!(s "15.2.6.2").of::<E>(),
        unmet: cite!(s "15.2.6.4").of::<E>(),
        ..KeywordRules::UNNUMBERED
    };
}

/// The controller of a Backup decides as it enters whether its Assist is used, whichever effect puts it there (S
/// 15.2.6.3).
pub(crate) fn choice_on_entering<E: Edition>(cx: &Context<E>, event: &Event) -> Option<(Rule, Mark)> {
    let Happening::Move { slot, to: zone::FIELD, .. } = event.happening else { return None };
    if !SAID.is_in::<E>() {
        return None;
    }
    let object = cx.state.object(slot);
    let card = cx.pool.card(object.card);
    let assists =
        object.zone != zone::FIELD && card.abilities.iter().any(|&id| cx.pool.ability(id).label == label::ASSIST);
    assists.then(|| (SAID.of::<E>(), mark::ASSISTING))
}
