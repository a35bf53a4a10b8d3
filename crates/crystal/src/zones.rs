//! Chapter 7: the zones, who sees them, and what may be on the field.

use crate::book::Context;
use crate::card;
use crate::rule_process::BACKUP_LIMIT;
use crate::rules::cite;
use crate::words::{element, keyword, kind, zone};
use duel::need;
use duel::object::Slot;
use duel::refusal::Verdict;
use duel::words::{Rule, Seat};
use duel::zone::ZoneSpec;

/// The zones (7.1), in the order of their numbers: each is seen by whom its section says.
pub(crate) const ZONES: &[ZoneSpec] = &[
    ZoneSpec::public("field").in_play(0).cited(cite!("7.7.2")),
    ZoneSpec::public("damage").ordered().cited(cite!("7.8.3")),
    ZoneSpec::public("deck").hidden().cited(cite!("7.9.2")),
    ZoneSpec::public("break").cited(cite!("7.10.2")),
    ZoneSpec::public("hand").own().cited(cite!("7.11.2")),
    ZoneSpec::public("stack").shared().ordered().cited(cite!("7.12.2")),
    ZoneSpec::public("removed").cited(cite!("7.13.2")),
];

/// Cards go to the decks, hands and zones of their owners (7.3).
pub(crate) const OWNERS: Rule = cite!("7.3");
/// Each point of damage puts a card into the Damage Zone, and seven there lose (7.8.2).
pub(crate) const FULL: Rule = cite!("7.8.2");
/// A card that changes zones is a new card there (7.4).
pub(crate) const RENEW: Rule = cite!("7.4");
/// What is used goes on top of the stack (7.12.3).
pub(crate) const ON_TOP: Rule = cite!("7.12.3");

/// Whether a Character may be put onto a player's field (7.7.3 to 7.7.5).
pub(crate) fn check_entering<V: Verdict>(cx: &Context, seat: Seat, slot: Slot, verdict: &mut V) {
    let profile = cx.s.profile(slot);
    if !profile.keywords.has(keyword::GENERIC) {
        let twin = cx.controlled(zone::FIELD, seat).find(|&other| other != slot && is_in_the_way(cx, slot, other));
        need!(verdict, twin.is_none(), cite!("7.7.3"), twin);
    }
    if profile.kinds.has(kind::BACKUP) {
        let is_backup = |&s: &Slot| s != slot && cx.s.profile(s).kinds.has(kind::BACKUP);
        let backups = cx.controlled(zone::FIELD, seat).filter(is_backup).count();
        need!(verdict, backups < BACKUP_LIMIT, cite!("7.7.4"), Some(slot));
    }
    if profile.colours.meets(element::LIGHT_AND_DARK) {
        let is_bright = |&s: &Slot| s != slot && cx.s.profile(s).colours.meets(element::LIGHT_AND_DARK);
        let bright = cx.controlled(zone::FIELD, seat).find(is_bright);
        need!(verdict, bright.is_none(), cite!("7.7.5"), bright);
    }
}

/// Whether a card on the field keeps one without the generic icon from entering: one of its name does, unless it has
/// the icon itself (7.7.3.1).
fn is_in_the_way(cx: &Context, entering: Slot, there: Slot) -> bool {
    let (entering, there) = (cx.s.profile(entering), cx.s.profile(there));
    if !entering.names.iter().any(|&name| there.is_named(name)) {
        return false;
    }
    if there.keywords.has(keyword::GENERIC) { !cx.by(cite!("7.7.3.1")) } else { cx.by(card::ONE_OF_A_NAME) }
}
