//! Part 5, chapter 12: Linkage.

use crate::book::Context;
use crate::processing::playing::SPELL;
use crate::rules::cite;
use crate::words::zone;
use duel::ability::Modes;
use duel::amount::{Amount, Condition};
use duel::cites::{KeywordCites, PlayCites};
use duel::item::{Item, NO_ABILITY};
use duel::matching::Scope;
use duel::words::{Rule, Zones};

/// The text of a Linkage works while the cards it names are in its player's graveyard (5-12-2).
pub(crate) const LINKED: Rule = cite!("5-12-2");

/// Triggering by the text of a Linkage.
pub(crate) const TRIGGERING: KeywordCites = KeywordCites { works: LINKED, unmet: LINKED, ..KeywordCites::UNNUMBERED };
/// Playing a card whose text has a Linkage.
pub(crate) const PLAYING: PlayCites = PlayCites { mode_count: LINKED, ..SPELL };

/// Whether a condition is that of a Linkage.
pub(crate) fn is_linkage(condition: &Condition) -> bool {
    fn names(condition: &Condition) -> bool {
        match condition {
            Condition::Compare(Amount::Count(filter), ..) => {
                filter.zones == Zones::of(&[zone::GRAVE]) && !filter.names.is_empty()
            }
            Condition::All(all) => all.iter().all(names),
            _ => false,
        }
    }
    condition.presence().is_some_and(names)
}

/// The Linkage in what a card does as it resolves.
fn of_spell<'p>(cx: &Context<'p>, item: &Item) -> Option<&'p Modes> {
    let pool = cx.pool;
    let modes = (item.card.is_some() && item.ability != NO_ABILITY).then(|| pool.ability(item.ability).modes.as_ref());
    modes.flatten().filter(|modes| modes.instead.as_ref().is_some_and(|(condition, ..)| is_linkage(condition)))
}

/// Whether playing this settles whether its Linkage is met.
pub(crate) fn settles(cx: &Context, item: &Item) -> bool {
    of_spell(cx, item).is_some()
}

/// Whether the text of a Linkage works was settled as the card was played: what reaches the graveyard since does not make
/// it work (5-12-3), and what leaves it since does not end it (5-12-4).
pub(crate) fn selected(cx: &Context, item: &Item) -> u16 {
    let Some((condition, ..)) = of_spell(cx, item).and_then(|modes| modes.instead.as_ref()) else { return item.modes };
    let now = u16::from(cx.read().holds(&Scope::of(item), condition));
    let rule = if item.modes == 0 { cite!("5-12-3") } else { cite!("5-12-4") };
    if now == item.modes || cx.by(rule) { item.modes } else { now }
}
