//! Chapters 1010 and 1011: resting, recovering, reversing and switching.

use crate::book::Context;
use crate::rules::cite;
use crate::words::verb;
use crate::zones::field;
use duel::cites::VerbCites;
use duel::event::{Act, Cause, Event};
use duel::object::Slot;
use duel::profile::Orientation;
use duel::words::{Rule, Verbs};

/// What is rested, recovered or reversed comes to lie so (1010.1).
pub(crate) const TURNING: VerbCites = VerbCites { does: cite!("1010.1"), ..VerbCites::UNNUMBERED };
/// What is rested to play something is recovered before, and controlled by who plays that (1010.3).
pub(crate) const OF_ONES_OWN: Rule = cite!("1010.3");

/// Whether a card that lies this way can be turned that way to pay: only a recovered one is rested, be it the card itself
/// (1010.2) or another (1010.3).
pub(crate) fn pays(cx: &Context, from: Orientation, to: Orientation, itself: bool) -> bool {
    let fits = if to == Orientation::Sideways { from == Orientation::Upright } else { from != to };
    fits || !cx.by(rule(itself))
}

/// The rule by which only a recovered card is rested to pay: the card itself (1010.2), or another (1010.3).
pub(super) const fn rule(itself: bool) -> Rule {
    if itself { cite!("1010.2") } else { OF_ONES_OWN }
}

/// How a card lies when it is switched: a recovered one is reversed, a reversed one recovered, a rested one stays so
/// (1011.1).
pub(crate) const fn switched(lies: Orientation) -> Option<Orientation> {
    match lies {
        Orientation::Upright => Some(Orientation::Reversed),
        Orientation::Reversed => Some(Orientation::Upright),
        Orientation::Sideways => None,
    }
}

/// Whether a card that comes to lie otherwise switches (1011.2).
const fn is_switch(from: Orientation, to: Orientation) -> bool {
    matches!(
        (from, to),
        (Orientation::Upright | Orientation::Sideways, Orientation::Reversed)
            | (Orientation::Reversed, Orientation::Upright)
    )
}

/// What is done to a card that comes to lie otherwise, by whatever cause: it is recovered or reversed (1010.1), and
/// switched (1011.2).
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

/// The other names of what is about to happen: how a card comes to lie.
pub(crate) fn other_names(cx: &Context, event: &Event) -> Verbs {
    match event.act {
        Act::Turn { slot, to } => names(cx.s.object(slot).orientation, Some(to)),
        _ => Verbs::EMPTY,
    }
}

/// Has a card switch because a text says so (1011.1).
pub(crate) fn switch(cx: &mut Context, slot: Slot, cause: Cause) {
    let object = *cx.s.object(slot);
    if let Some(to) = switched(object.orientation).filter(|&to| field::lies_so(cx, slot, object.zone, to)) {
        let verb = if to == Orientation::Reversed { verb::REVERSE } else { verb::RECOVER };
        cx.propose(Act::Turn { slot, to }, verb, Cause { rule: cite!("1011.1"), ..cause });
    }
}

/// What becomes reversed, or recovered from reversed, has switched (1011.2).
pub(crate) fn note_switches(cx: &mut Context, from: usize) {
    for at in from..cx.s.batch.len() {
        let event = cx.s.batch[at];
        let Act::Turn { slot, to } = event.act else { continue };
        let before = cx.s.object(slot).orientation;
        if is_switch(before, to) {
            let player = cx.player_of(slot);
            let cause = Cause { rule: cite!("1011.2"), ..event.cause };
            let deed = cx.s.batch.len();
            cx.deed(verb::SWITCH, player, slot, Slot::NONE, cause);
            if let Some(follower) = cx.s.batch.get_mut(deed) {
                follower.leader = slot;
            }
        }
    }
}
