//! Chapter 7: the zones, who sees them, and what may be on the field.

use crate::book::Context;
use crate::edition::{Edition, Obeys};
use crate::keywords::{assist, junction, party, warp};
use crate::rule_process::{BACKUP_LIMIT, same_name};
use crate::rules::ChapterPoints;
use crate::rules::{Cited, cite};
use crate::words::{element, keyword, kind, zone};
use crate::{Crystal, card};
use duel::book::Moving;
use duel::book::point::{PriorityPoint, ZonePoint};
use duel::engine::refusal::Verdict;
use duel::event::Event;
use duel::ids::*;
use duel::need;
use duel::points;
use duel::state::object::Slot;
use duel::state::zone::ZoneSpec;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    ZonePoint::NewObjectOnZoneChange => RENEW,
    PriorityPoint::OnTopOfTheStack => ON_TOP,
    ZonePoint::GoesToOwner => OWNERS,
};

impl<E: Edition> Crystal<E> {
    /// The zones (7.1), in the order of their numbers, with the players who see each.
    pub(crate) const SPECS: &'static [ZoneSpec] = {
        let all: &'static [ZoneSpec] = &[
            ZoneSpec::public("field").in_play(0).cited(cite!(f "7.7.2", s "7.8.3").of::<E>()),
            ZoneSpec::public("damage").ordered().cited(cite!(f "7.8.3", s "7.13.3").of::<E>()),
            ZoneSpec::public("deck").hidden().cited(cite!(f "7.9.2", s "7.14.2").of::<E>()),
            ZoneSpec::public("break").cited(cite!(f "7.10.2", s "7.15.2").of::<E>()),
            ZoneSpec::public("hand").own().cited(cite!(f "7.11.2", s "7.16.2").of::<E>()),
            ZoneSpec::public("stack").shared().ordered().cited(cite!(f "7.12.2", s "7.17.2").of::<E>()),
            ZoneSpec::public("removed").cited(cite!(f "7.13.2", s "7.18.2").of::<E>()),
            ZoneSpec::public("outside").own().cited(cite!(s "7.5").of::<E>()),
        ];
        all.split_at(E::ZONES).0
    };

    /// Cards that are in none of the zones of the game are outside it (S 7.5).
    pub(crate) const OUTSIDE: Option<Zone> = if cite!(s "7.5").is_in::<E>() { Some(zone::OUTSIDE) } else { None };
}

/// Cards go to the deck, hand, Break Zone or other zone of their owner (7.3).
pub(crate) const OWNERS: Cited = cite!("7.3");
/// Each point of damage puts a card into the Damage Zone, and seven cards there lose the game (F 7.8.2; S 7.13.2).
pub(crate) const FULL: Cited = cite!(f "7.8.2", s "7.13.2");
/// A card that changes zones is a new card there (7.4).
pub(crate) const RENEW: Cited = cite!("7.4");
/// A Summon or ability that is used goes on top of the stack (F 7.12.3; S 7.17.3).
pub(crate) const ON_TOP: Cited = cite!(f "7.12.3", s "7.17.3");

/// Two Formations of one player are put into the Break Zone (S 7.12.2).
pub(crate) const ONE_FORMATION: Cited = cite!(s "7.12.2");
/// A Formation is played only while its condition is met (S 7.12.3).
pub(crate) const ASKS: Cited = cite!(s "7.12.3");
/// A Formation can be played although there is one, which returns to hand (S 7.12.4).
pub(crate) const SWAPS: Cited = cite!(s "7.12.4");

/// A player has only one Character of each name without the generic icon (F 7.7.3).
///
/// The older system says so of Forwards (S 7.9.2), Backups (S 7.10.2) and Monsters (S 7.11.2); it counts all
/// Characters, whatever their type (reading S8).
fn one_of_a_name(kinds: Kinds) -> Cited {
    if kinds.has(kind::FORWARD) {
        cite!(f "7.7.3", s "7.9.2")
    } else if kinds.has(kind::BACKUP) {
        cite!(f "7.7.3", s "7.10.2")
    } else {
        cite!(f "7.7.3", s "7.11.2")
    }
}

/// Backups are put onto the field dull (S 7.10.4).
pub(crate) const ENTER_DULL: Cited = cite!(s "7.10.4");

/// Differences between a field as it is and as it will be when a card is put there.
#[derive(Clone, Copy, Default)]
pub(crate) struct Beside<'c> {
    /// The cards that enter with it.
    pub comers: &'c [Slot],
    /// The card that leaves first.
    pub gone: Option<Slot>,
}

/// Checks that a card may be put onto a player's field (F 7.7.3 to 7.7.5; S 7.9.2 to 7.11.2, 12.4.7 with reading S9).
///
/// Others may enter with it, or one may leave first.
pub(crate) fn check_entering<E: Edition, V: Verdict>(
    cx: &Context<E>,
    seat: Seat,
    slot: Slot,
    with: Beside,
    verdict: &mut V,
) {
    check_standing(cx, seat, slot, with, verdict);
    let characteristics = cx.state.characteristics(slot);
    if characteristics.kinds.meets(kind::CHARACTERS) && !characteristics.keywords.has(keyword::GENERIC) {
        let twin = cx.controlled_cards(zone::FIELD, seat).find(|&other| is_in_the_way(cx, slot, other));
        need!(verdict, twin.is_none(), one_of_a_name(characteristics.kinds).of::<E>(), twin);
    }
}

/// A Character with the generic icon keeps one of its name without it from entering; in the FFTCG it does not (F
/// 7.7.3.1).
fn is_in_the_way<E: Edition>(cx: &Context<E>, entering: Slot, there: Slot) -> bool {
    let (entering, there) = (cx.state.characteristics(entering), cx.state.characteristics(there));
    there.keywords.has(keyword::GENERIC)
        && there.kinds.meets(kind::CHARACTERS)
        && entering.names.iter().any(|&name| there.is_named(name))
        && !cx.obeys(cite!(f "7.7.3.1"))
}

/// Checks that a card may stand on a player's field beside the cards that are there.
pub(crate) fn check_standing<E: Edition, V: Verdict>(
    cx: &Context<E>,
    seat: Seat,
    slot: Slot,
    with: Beside,
    verdict: &mut V,
) {
    let characteristics = cx.state.characteristics(slot);
    let beside = || {
        let there = cx.controlled_cards(zone::FIELD, seat).filter(move |&there| Some(there) != with.gone);
        there.chain(with.comers.iter().copied())
    };
    if !characteristics.keywords.has(keyword::GENERIC) {
        let rule = one_of_a_name(characteristics.kinds);
        let same =
            |&other: &Slot| other != slot && same_name(cx, slot, other) && cx.obeys_all(&[card::ONE_OF_A_NAME, rule]);
        let twin = beside().find(same);
        need!(verdict, twin.is_none(), rule.of::<E>(), twin);
    }
    if characteristics.kinds.has(kind::BACKUP) {
        let is_backup = |&s: &Slot| s != slot && cx.state.characteristics(s).kinds.has(kind::BACKUP);
        let rule = cite!(f "7.7.4", s "7.10.3");
        let full = beside().filter(is_backup).count() >= BACKUP_LIMIT && cx.obeys(rule);
        need!(verdict, !full, rule.of::<E>(), Some(slot));
    }
    if characteristics.colours.meets(element::LIGHT_AND_DARK) {
        let is_bright = |&s: &Slot| s != slot && cx.state.characteristics(s).colours.meets(element::LIGHT_AND_DARK);
        let rule = cite!(f "7.7.5", s "12.4.7");
        let bright = beside().find(is_bright).filter(|_| cx.obeys(rule));
        need!(verdict, bright.is_none(), rule.of::<E>(), bright);
    }
}

/// An effect can move the card: if it is outside the game, effects bring it in, and it stays in (S 7.6).
pub(crate) fn may_come_in<E: Edition>(cx: &Context<E>, slot: Slot) -> bool {
    cx.state.object(slot).zone != zone::OUTSIDE || cx.obeys(cite!(s "7.6"))
}

impl<E: Edition> Moving for Crystal<E> {
    const LIMITS_ENTERING_TOGETHER: bool = true;
    const ZONES: &'static [ZoneSpec] = Self::SPECS;
    const DECK: Zone = zone::DECK;
    const OUTSIDE: Option<Zone> = Self::OUTSIDE;

    fn choice_on_entering(cx: &Context<E>, event: &Event) -> Option<(Rule, Mark)> {
        assist::choice_on_entering(cx, event)
    }

    /// A card that may not be on the field is not put there (F 7.7.3 to 7.7.5, 5.2.3.1.2.1; S 7.9.2, 12.4.7,
    /// 5.2.3.1.2.1).
    fn can_enter(cx: &Context<E>, slot: Slot, to: Zone, seat: Seat) -> bool {
        if !may_come_in(cx, slot) {
            return false;
        }
        if to != zone::FIELD {
            return true;
        }
        let mut verdict = duel::engine::refusal::Decide::default();
        check_entering(cx, seat, slot, Beside::default(), &mut verdict);
        let summon = cx.state.characteristics(slot).kinds.has(kind::SUMMON);
        let allowed = verdict.is_allowed() && !(summon && cx.obeys(card::NO_SUMMONS));
        allowed || !warp::stays_removed(cx)
    }

    /// The limits of the field may let only some of the cards enter that one effect brings (readings F23, S37).
    fn can_enter_together(cx: &Context<E>, slot: Slot, to: Zone, side: Seat, comers: &[Slot]) -> bool {
        let mut verdict = duel::engine::refusal::Decide::default();
        if to == zone::FIELD {
            let beside = Beside { comers, ..Beside::default() };
            check_entering(cx, side, slot, beside, &mut verdict);
        }
        verdict.is_allowed()
    }

    fn add_simultaneous(cx: &mut Context<E>, from: usize) {
        junction::add_simultaneous(cx, from);
        party::fall_apart(cx, from);
    }
}
