//! Part 5, chapter 12: Linkage.

use crate::Dimension0;
use crate::book::Context;
use crate::processing::playing::SPELL;
use crate::rules::cite;
use crate::words::{mark, verb, zone};
use duel::ability::Modes;
use duel::amount::{Amount, Condition};
use duel::cites::{KeywordCites, PlayCites};
use duel::event::{Act, Cause};
use duel::item::{Item, NO_ABILITY};
use duel::matching::{Reader, Scope};
use duel::object::Slot;
use duel::pool::CardPool;
use duel::words::{CardId, Mark, Rule, Seat, Zones};

/// The text of a Linkage works while the cards it names are in its player's graveyard (5-12-2).
pub(crate) const LINKED: Rule = cite!("5-12-2");

/// Triggering by the text of a Linkage.
pub(crate) const TRIGGERING: KeywordCites = KeywordCites { works: LINKED, unmet: LINKED, ..KeywordCites::UNNUMBERED };
/// Playing a card whose text has a Linkage.
pub(crate) const PLAYING: PlayCites = PlayCites { mode_count: LINKED, ..SPELL };

/// Whether a condition asks for cards of certain names in a graveyard.
fn names(condition: &Condition) -> bool {
    match condition {
        Condition::Compare(Amount::Count(filter), ..) => {
            filter.zones == Zones::of(&[zone::GRAVE]) && !filter.names.is_empty()
        }
        Condition::All(all) => all.iter().all(names),
        _ => false,
    }
}

/// Whether a condition is that of a Linkage.
pub(crate) fn is_linkage(condition: &Condition) -> bool {
    condition.presence().is_some_and(names)
}

/// What the Linkages of a card ask for, and the marks of those that are met.
fn links(pool: &CardPool, card: CardId) -> impl Iterator<Item = (&Condition, Mark)> {
    let card = pool.card(card);
    let abilities = card.abilities.iter().chain(&card.spell).map(|&id| pool.ability(id));
    let asked = abilities.flat_map(|ability| {
        let instead = ability.modes.as_ref().and_then(|modes| modes.instead.as_ref()).map(|(condition, ..)| condition);
        ability.condition.iter().chain(instead).filter_map(|condition| condition.presence().filter(|c| names(c)))
    });
    asked.zip((0..mark::LINKS).map(|n| Mark(mark::LINKED.0 + n)))
}

/// As a card is played it is judged which of its Linkages are met (reading D10).
pub(crate) fn judge(cx: &mut Context, slot: Slot) {
    let (pool, scope) = (cx.pool, cx.scope(slot));
    let met = links(pool, cx.s.object(slot).card).map(|(asked, mark)| (cx.read().holds(&scope, asked), mark));
    let met: Vec<Mark> = met.map(|(holds, mark)| if holds { mark } else { mark::JUDGED }).collect();
    if met.is_empty() {
        return;
    }
    let from = cx.s.batch.len();
    for mark in met.into_iter().chain([mark::JUDGED]) {
        cx.propose(Act::Mark { slot, mark, on: true }, verb::PUT, Cause::rule(LINKED));
    }
    cx.commit(from);
    cx.s.derived.dirty = true;
}

/// How a Linkage was judged as its card was played: that holds while it is on the stack and as it arrives. What reaches
/// the graveyard since does not make the text work (5-12-3), and what leaves it since does not end it (5-12-4).
pub(crate) fn judged(read: &Reader<Dimension0>, scope: &Scope, asked: &Condition) -> Option<bool> {
    let object = read.state.object(scope.source.slot);
    if !object.marks.has(mark::JUDGED) || !read.state.alive(scope.source) {
        return None;
    }
    let (_, mark) = links(read.pool, object.card).find(|(link, _)| *link == asked)?;
    let (was, is) = (object.marks.has(mark), read.holds(scope, asked));
    let rule = if was { cite!("5-12-4") } else { cite!("5-12-3") };
    Some(if was == is || read.scratch.pass(rule) { was } else { is })
}

/// What has arrived is judged anew from now on, at every moment (5-12-2, reading D10).
pub(crate) fn forget(cx: &mut Context) {
    let settled = |slot: &Slot| cx.s.object(*slot).marks.has(mark::JUDGED);
    let Some(slot) = cx.s.cards(zone::SQUARE, Seat::FIRST).iter().copied().find(settled) else { return };
    let from = cx.s.batch.len();
    let links = (0..mark::LINKS).map(|n| Mark(mark::LINKED.0 + n));
    for mark in links.chain([mark::JUDGED]).filter(|&mark| cx.s.object(slot).marks.has(mark)).collect::<Vec<_>>() {
        cx.propose(Act::Mark { slot, mark, on: false }, verb::PUT, Cause::rule(LINKED));
    }
    cx.commit(from);
    cx.s.derived.dirty = true;
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

/// Whether the text of a Linkage works, as that was settled when the card was played.
pub(crate) fn selected(cx: &Context, item: &Item) -> u16 {
    let Some((condition, ..)) = of_spell(cx, item).and_then(|modes| modes.instead.as_ref()) else { return item.modes };
    u16::from(cx.read().holds(&Scope::of(item), condition))
}
