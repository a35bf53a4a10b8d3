//! Chapters 1016 and 1017: gaining and exchanging control.

use crate::book::{Caster, Context};
use crate::rules::cite;
use crate::terms;
use crate::words::{kind, verb, zone};
use crate::zones;
use crate::zones::field;
use duel::book::Controlling;
use duel::book::RuleBook;
use duel::book::point::{ChapterPoints, ControlPoint};
use duel::book::rule_sets::VerbRules;
use duel::event::Cause;
use duel::ids::*;
use duel::points;
use duel::state::object::Slot;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    ControlPoint::MayBeGained => GAINING.does,
};

/// A player who gains control of an opponent's card controls it from then on (1016.1). The latest of several changes of
/// control holds; when a temporary one ends, control falls to whoever has it without that effect (reading C26).
pub(crate) const GAINING: VerbRules = VerbRules { does: cite!("1016.1"), ..VerbRules::UNNUMBERED };

/// The zone a card goes to when a player gains control of it; none if the player controls it already (1016.1).
pub(crate) fn redirect_move(cx: &Context, slot: Slot, seat: Seat) -> Option<Zone> {
    let taken =
        zone::ENTITIES.has(cx.state.object(slot).zone) && !(cx.player_of(slot) == seat && cx.cite(GAINING.does));
    if taken { zone_taken_to(cx, slot) } else { None }
}

/// A card whose controller changes, for good or for a time, goes to the new controller's caster zone if it is a caster
/// (1016.1b), else to the servant zone (1016.1a).
pub(crate) fn zone_taken_to(cx: &Context, slot: Slot) -> Option<Zone> {
    let kinds = cx.state.characteristics(slot).kinds;
    let rule = if kinds.has(kind::CASTER) { cite!("1016.1b") } else { cite!("1016.1a") };
    cx.cite(rule).then(|| field::zone_for(cx, kinds))
}

/// Two cards exchange controllers (1017.1); if either is gone, or one player controls both, nothing happens (1017.2).
///
/// Called once for each of the two cards while both are listed. Proposes the moves.
pub(crate) fn exchange(cx: &mut Context, slot: Slot, cause: Cause) {
    let apart = matches!(*cx.listed_objects(), [one, other] if cx.player_of(one) != cx.player_of(other));
    if !apart && cx.cite(cite!("1017.2")) {
        cx.mark_not_done();
        return;
    }
    let seat = cx.player_of(slot).other();
    if let Some(to) = redirect_move(cx, slot, seat) {
        let act = cx.move_to_place(slot, to, seat, 0);
        cx.propose(act, verb::CONTROL, Cause { rule: cite!("1017.1"), ..cause });
    }
}

impl Controlling for Caster {
    const MOVES_TO_OWNERS_ZONE: bool = true;
    const SIDE_DECIDES_CONTROL: bool = true;
    const OWNER_CONTROLS_OUT_OF_PLAY: bool = terms::OWNER_CONTROLS;
    const GAINS_CONTROL_FROM_OTHERS_ONLY: Option<Rule> = Some(GAINING.does);

    fn put_into_play_rule(_: &Context, _: Slot, named: bool) -> Rule {
        if named { zones::OWNERS } else { Self::rule(ControlPoint::PutterControls) }
    }

    fn changes_sides_with_control(cx: &Context, slot: Slot) -> bool {
        zone_taken_to(cx, slot).is_some()
    }

    fn controller_on_arrival(cx: &Context, slot: Slot, to: Zone, side: Seat) -> Seat {
        field::controller_on_arrival(cx, slot, to, side)
    }
}
