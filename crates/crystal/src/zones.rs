//! Chapter 7: the zones, who sees them, and what may be on the field.

use crate::Crystal;
use crate::book::Context;
use crate::card;
use crate::edition::{Edition, Obeys};
use crate::rule_process::BACKUP_LIMIT;
use crate::rules::{Cited, cite};
use crate::words::{element, keyword, kind, zone};
use duel::need;
use duel::object::Slot;
use duel::refusal::Verdict;
use duel::words::{Seat, Zone};
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

/// Whether a card may be put onto a player's field (F 7.7.3 to 7.7.5; S 7.9.2 to 12.4.7).
pub(crate) fn check_entering<E: Edition, V: Verdict>(cx: &Context<E>, seat: Seat, slot: Slot, verdict: &mut V) {
    let profile = cx.s.profile(slot);
    if profile.kinds.meets(kind::CHARACTERS) && !profile.keywords.has(keyword::GENERIC) {
        let twin = cx.controlled(zone::FIELD, seat).find(|&other| other != slot && is_in_the_way(cx, slot, other));
        need!(verdict, twin.is_none(), cite!(f "7.7.3", s "7.9.2").of::<E>(), twin);
    }
    if profile.kinds.has(kind::BACKUP) {
        let is_backup = |&s: &Slot| s != slot && cx.s.profile(s).kinds.has(kind::BACKUP);
        let backups = cx.controlled(zone::FIELD, seat).filter(is_backup).count();
        need!(verdict, backups < BACKUP_LIMIT, cite!(f "7.7.4", s "7.10.3").of::<E>(), Some(slot));
    }
    if profile.colours.meets(element::LIGHT_AND_DARK) {
        let is_bright = |&s: &Slot| s != slot && cx.s.profile(s).colours.meets(element::LIGHT_AND_DARK);
        let bright = cx.controlled(zone::FIELD, seat).find(is_bright);
        need!(verdict, bright.is_none(), cite!(f "7.7.5", s "12.4.7").of::<E>(), bright);
    }
}

/// Whether a card on the field keeps one without the generic icon from entering: one of its name does, unless it has
/// the icon itself (F 7.7.3.1).
fn is_in_the_way<E: Edition>(cx: &Context<E>, entering: Slot, there: Slot) -> bool {
    let (entering, there) = (cx.s.profile(entering), cx.s.profile(there));
    if !there.kinds.meets(kind::CHARACTERS) || !entering.names.iter().any(|&name| there.is_named(name)) {
        return false;
    }
    if there.keywords.has(keyword::GENERIC) { !cx.obeys(cite!(f "7.7.3.1")) } else { cx.obeys(card::ONE_OF_A_NAME) }
}
