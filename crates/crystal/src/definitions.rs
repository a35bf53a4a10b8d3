//! Chapter 6: players, owners and controllers, sources, counters; damage to players (6.5) is in `damage.rs`.

use crate::book::{Context, Crystal};
use crate::edition::{Edition, Obeys};
use crate::rule_process::same_name;
use crate::rules::ChapterPoints;
use crate::rules::{Cited, cite};
use crate::words::{element, mark, zone};
use duel::book::Controlling;
use duel::book::point::{ChoosingPoint, ControlPoint, ResolutionPoint, ZonePoint};
use duel::card::ability::Form;
use duel::ids::*;
use duel::points;
use duel::state::object::Slot;
use duel::state::stack_item::{NO_ABILITY, StackItem};

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    ZonePoint::CountersLostOnZoneChange => SHED,
    ChoosingPoint::TurnPlayerFirst => TURN_FIRST,
    ControlPoint::PutterControls => PUTS,
    ControlPoint::MayBeGained => CONTROL,
    ControlPoint::GainingIsNotEntering => NOT_ANEW,
    ResolutionPoint::IndependentOfSource => INDEPENDENT,
    ZonePoint::CountersOfANameAreAlike => ALIKE,
};

/// When players act at the same time, the turn player decides first; then everything happens at once (6.1.4).
pub(crate) const TURN_FIRST: Cited = cite!("6.1.4");
/// A player who puts a card onto the field by an effect controls it (6.2.4).
pub(crate) const PUTS: Cited = cite!("6.2.4");
/// An effect can give control of a card on the field to another player; its owner stays the same (F 6.2.6; S 6.2.5).
pub(crate) const CONTROL: Cited = cite!(f "6.2.6", s "6.2.5");
/// A card that changes controllers has not entered the field anew (F 6.2.6.1).
pub(crate) const NOT_ANEW: Cited = cite!(f "6.2.6.1");

/// A player can gain control of a card that could not enter: a second one of a name, or a second Light or Dark one.
///
/// The rule processes then deal with them (F 6.2.6.2). The older system has these rule processes, too, but does not say
/// that control can be gained so.
pub(crate) fn can_gain_control<E: Edition>(cx: &Context<E>, slot: Slot, seat: Seat) -> bool {
    const ALL_THE_SAME: Cited = cite!(f "6.2.6.2");
    let bright = |slot: Slot| cx.state.characteristics(slot).colours.meets(element::LIGHT_AND_DARK);
    let bars = |other: Slot| other != slot && (same_name(cx, slot, other) || bright(slot) && bright(other));
    !ALL_THE_SAME.is_in::<E>() || !cx.controlled_cards(zone::FIELD, seat).any(bars) || cx.obeys(ALL_THE_SAME)
}

/// An active card can be activated and a dull card dulled, whatever its type (S 6.3.1.1).
pub(crate) const TURNED_AGAIN: Cited = cite!(s "6.3.1.1");

/// The rule on the source and controller of a delayed auto-ability.
///
/// They are those of the Summon that resolves (6.4.1.1), of the ability that resolves (6.4.1.2), or of the card whose
/// field ability replaces an event (6.4.1.3).
pub(crate) fn left_behind_rule<E: Edition>(cx: &Context<E>, item: &StackItem) -> Rule {
    if item.card.is_some() || item.ability == NO_ABILITY {
        return cite!("6.4.1.1").of::<E>();
    }
    match cx.pool.ability(item.ability).form {
        Form::Replacement(_) => cite!("6.4.1.3").of::<E>(),
        Form::Spell | Form::Activated | Form::Triggered(_) | Form::Counting(_) | Form::Static(_) => {
            cite!("6.4.1.2").of::<E>()
        }
    }
}

/// An ability on the stack survives its source (6.4.2).
pub(crate) const INDEPENDENT: Cited = cite!("6.4.2");
/// Counters of the same name are the same, whichever effect put them there (F 6.7.2).
pub(crate) const ALIKE: Cited = cite!(f "6.7.2");
/// A card that changes zones loses its counters (F 6.7.3).
pub(crate) const SHED: Cited = cite!(f "6.7.3");

impl<E: Edition> Controlling for Crystal<E> {
    const MARKS_LOST_WITH_CONTROL: Marks =
        Marks::of(&[mark::SETTLED, mark::ATTACKING, mark::BLOCKING, mark::IN_BATTLE, mark::PARTY]);
}
