//! Chapters 1010 and 1011: resting, recovering, reversing and switching.

use crate::book::Context;
use crate::rules::cite;
use crate::words::verb;
use crate::zones::field;
use duel::book::rule_sets::VerbRules;
use duel::card::characteristics::Orientation;
use duel::event::{Cause, Event, Happening};
use duel::ids::{Rule, Verbs};
use duel::state::object::Slot;

/// A rested, recovered or reversed card takes that position (1010.1).
pub(crate) const TURNING: VerbRules = VerbRules { does: cite!("1010.1"), ..VerbRules::UNNUMBERED };
/// A card rested as a cost must be recovered and controlled by the paying player (1010.3).
pub(crate) const OF_ONES_OWN: Rule = cite!("1010.3");

/// Only a recovered card is rested to pay, be it the card itself (1010.2) or another (1010.3). Returns true if turning
/// a card from one position to the other can pay.
pub(crate) fn pays(cx: &Context, from: Orientation, to: Orientation, itself: bool) -> bool {
    let fits = if to == Orientation::Sideways { from == Orientation::Upright } else { from != to };
    fits || !cx.cite(rule(itself))
}

/// The rule by which only a recovered card is rested to pay: for the card itself (1010.2), or for another (1010.3).
pub(super) const fn rule(itself: bool) -> Rule {
    if itself { cite!("1010.2") } else { OF_ONES_OWN }
}

/// A switched card is turned, unless it is rested (1011.1).
const SWITCHED: Rule = cite!("1011.1");

/// Switching reverses a recovered card and recovers a reversed one; a rested card stays as it is (1011.1).
pub(crate) const fn switched(lies: Orientation) -> Option<Orientation> {
    match lies {
        Orientation::Upright => Some(Orientation::Reversed),
        Orientation::Reversed => Some(Orientation::Upright),
        Orientation::Sideways => None,
    }
}

/// Becoming reversed, or recovered from reversed, is switching (1011.2).
const fn is_switch(from: Orientation, to: Orientation) -> bool {
    matches!(
        (from, to),
        (Orientation::Upright | Orientation::Sideways, Orientation::Reversed)
            | (Orientation::Reversed, Orientation::Upright)
    )
}

/// The verbs for a change of position, whatever its cause: resting, recovering or reversing (1010.1), and switching
/// (1011.2).
pub(crate) fn names(from: Orientation, to: Option<Orientation>) -> Verbs {
    let Some(to) = to.filter(|&to| to != from) else { return Verbs::EMPTY };
    let way = match to {
        Orientation::Upright => verb::RECOVER,
        Orientation::Sideways => verb::REST,
        Orientation::Reversed => verb::REVERSE,
    };
    let names = Verbs::of(&[way]);
    if is_switch(from, to) { names.with(verb::SWITCH) } else { names }
}

/// The other verbs of an event that is about to happen: those for the card's new position.
pub(crate) fn other_verbs(cx: &Context, event: &Event) -> Verbs {
    match event.happening {
        Happening::Turn { slot, to } => names(cx.state.object(slot).orientation, Some(to)),
        _ => Verbs::EMPTY,
    }
}

/// An effect switches a card (1011.1). Proposes the turn.
pub(crate) fn switch(cx: &mut Context, slot: Slot, cause: Cause) {
    let object = *cx.state.object(slot);
    if object.orientation == Orientation::Sideways {
        cx.cite(SWITCHED);
    }
    if let Some(to) = switched(object.orientation).filter(|&to| field::lies_so(cx, slot, object.zone, to)) {
        let verb = if to == Orientation::Reversed { verb::REVERSE } else { verb::RECOVER };
        cx.propose(Happening::Turn { slot, to }, verb, Cause { rule: SWITCHED, ..cause });
    } else {
        cx.mark_not_done();
    }
}

/// A card that becomes reversed, or recovered from reversed, has switched (1011.2). Proposes that deed.
pub(crate) fn note_switches(cx: &mut Context, from: usize) {
    for at in from..cx.state.batch.len() {
        let event = cx.state.batch[at];
        let Happening::Turn { slot, to } = event.happening else { continue };
        let before = cx.state.object(slot).orientation;
        if is_switch(before, to) {
            let player = cx.player_of(slot);
            let cause = Cause { rule: cite!("1011.2"), ..event.cause };
            let deed = cx.state.batch.len();
            cx.deed(verb::SWITCH, player, slot, Slot::NONE, cause);
            if let Some(follower) = cx.state.batch.get_mut(deed) {
                follower.leader = slot;
            }
        }
    }
}
