//! Chapter 7: the zones, who sees them, and what may be on the field.

use crate::Crystal;
use crate::book::Context;
use crate::card;
use crate::edition::{Edition, Obeys};
use crate::rule_process::{BACKUP_LIMIT, same_name};
use crate::rules::{Cited, cite};
use crate::words::{element, keyword, kind, zone};
use duel::need;
use duel::object::Slot;
use duel::refusal::Verdict;
use duel::words::{Kinds, Seat, Zone};
use duel::zone::ZoneSpec;

impl<E: Edition> Crystal<E> {
    /// The zones (7.1), in the order of their numbers: each is seen by whom its section says.
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

/// Cards go to the decks, hands and zones of their owners (7.3).
pub(crate) const OWNERS: Cited = cite!("7.3");
/// Each point of damage puts a card into the Damage Zone, and seven there lose (F 7.8.2; S 7.13.2).
pub(crate) const FULL: Cited = cite!(f "7.8.2", s "7.13.2");
/// A card that changes zones is a new card there (7.4).
pub(crate) const RENEW: Cited = cite!("7.4");
/// What is used goes on top of the stack (F 7.12.3; S 7.17.3).
pub(crate) const ON_TOP: Cited = cite!(f "7.12.3", s "7.17.3");

/// Two Formations of one player are put into the Break Zone (S 7.12.2).
pub(crate) const ONE_FORMATION: Cited = cite!(s "7.12.2");
/// A Formation is played only while what it asks for is so (S 7.12.3).
pub(crate) const ASKS: Cited = cite!(s "7.12.3");
/// A Formation can be played though there is one, which returns to hand (S 7.12.4).
pub(crate) const SWAPS: Cited = cite!(s "7.12.4");

/// Of cards without the generic icon a player has one of a name (F 7.7.3), in the older system said of Forwards (S
/// 7.9.2), Backups (S 7.10.2) and Monsters (S 7.11.2); it counts all Characters, whatever their type (reading S8).
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

/// What is not on a field as it is when a card may be put there: what comes with it, and what goes before it comes.
#[derive(Clone, Copy, Default)]
pub(crate) struct Beside<'c> {
    /// What comes with it.
    pub comers: &'c [Slot],
    /// What goes first.
    pub gone: Option<Slot>,
}

/// Whether a card may be put onto a player's field (F 7.7.3 to 7.7.5; S 7.9.2 to 7.11.2, 12.4.7 with reading S9), with
/// others that come with it, or in the place of one that goes first.
pub(crate) fn check_entering<E: Edition, V: Verdict>(
    cx: &Context<E>,
    seat: Seat,
    slot: Slot,
    with: Beside,
    verdict: &mut V,
) {
    check_standing(cx, seat, slot, with, verdict);
    let profile = cx.s.profile(slot);
    if profile.kinds.meets(kind::CHARACTERS) && !profile.keywords.has(keyword::GENERIC) {
        let twin = cx.controlled(zone::FIELD, seat).find(|&other| is_in_the_way(cx, slot, other));
        need!(verdict, twin.is_none(), one_of_a_name(profile.kinds).of::<E>(), twin);
    }
}

/// Whether a Character with the generic icon keeps one of its name without it from entering: in the FFTCG it does not
/// (F 7.7.3.1).
fn is_in_the_way<E: Edition>(cx: &Context<E>, entering: Slot, there: Slot) -> bool {
    let (entering, there) = (cx.s.profile(entering), cx.s.profile(there));
    there.keywords.has(keyword::GENERIC)
        && there.kinds.meets(kind::CHARACTERS)
        && entering.names.iter().any(|&name| there.is_named(name))
        && !cx.obeys(cite!(f "7.7.3.1"))
}

/// Whether a card may stand on a player's field beside what is there.
pub(crate) fn check_standing<E: Edition, V: Verdict>(
    cx: &Context<E>,
    seat: Seat,
    slot: Slot,
    with: Beside,
    verdict: &mut V,
) {
    let profile = cx.s.profile(slot);
    let beside = || {
        let there = cx.controlled(zone::FIELD, seat).filter(move |&there| Some(there) != with.gone);
        there.chain(with.comers.iter().copied())
    };
    if !profile.keywords.has(keyword::GENERIC) {
        let rule = one_of_a_name(profile.kinds);
        let same =
            |&other: &Slot| other != slot && same_name(cx, slot, other) && cx.obeys_all(&[card::ONE_OF_A_NAME, rule]);
        let twin = beside().find(same);
        need!(verdict, twin.is_none(), rule.of::<E>(), twin);
    }
    if profile.kinds.has(kind::BACKUP) {
        let is_backup = |&s: &Slot| s != slot && cx.s.profile(s).kinds.has(kind::BACKUP);
        let rule = cite!(f "7.7.4", s "7.10.3");
        let full = beside().filter(is_backup).count() >= BACKUP_LIMIT && cx.obeys(rule);
        need!(verdict, !full, rule.of::<E>(), Some(slot));
    }
    if profile.colours.meets(element::LIGHT_AND_DARK) {
        let is_bright = |&s: &Slot| s != slot && cx.s.profile(s).colours.meets(element::LIGHT_AND_DARK);
        let rule = cite!(f "7.7.5", s "12.4.7");
        let bright = beside().find(is_bright).filter(|_| cx.obeys(rule));
        need!(verdict, bright.is_none(), rule.of::<E>(), bright);
    }
}

/// Whether a card can go where an effect puts it, if it is outside the game: effects bring such cards in, and there
/// they stay (S 7.6).
pub(crate) fn may_come_in<E: Edition>(cx: &Context<E>, slot: Slot) -> bool {
    cx.s.object(slot).zone != zone::OUTSIDE || cx.obeys(cite!(s "7.6"))
}
