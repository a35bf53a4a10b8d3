//! Part 5, chapter 12: Linkage.

use crate::Dimension0;
use crate::book::Context;
use crate::processing::playing::SPELL;
use crate::rules::cite;
use crate::words::{mark, verb, zone};
use duel::book::rule_sets::{KeywordRules, PlayRules};
use duel::card::ability::Modes;
use duel::card::amount::{Amount, Condition};
use duel::card::pool::CardPool;
use duel::event::{Cause, Happening};
use duel::ids::{CardId, Mark, Rule, Seat, Zones};
use duel::state::object::Slot;
use duel::state::query::{Reader, Scope};
use duel::state::stack_item::{NO_ABILITY, StackItem};

/// A Linkage works while the cards it names are in its player's graveyard (5-12-2).
pub(crate) const LINKED: Rule = cite!("5-12-2");

/// The rules of a triggered ability with Linkage.
pub(crate) const TRIGGERING: KeywordRules = KeywordRules { works: LINKED, unmet: LINKED, ..KeywordRules::UNNUMBERED };
/// The rules of playing a card with a Linkage in its effect.
pub(crate) const PLAYING: PlayRules = PlayRules { mode_count: LINKED, ..SPELL };

/// The condition asks for cards of certain names in a graveyard.
fn names(condition: &Condition) -> bool {
    match condition {
        Condition::Compare(Amount::Count(filter), ..) => {
            filter.zones == Zones::of(&[zone::GRAVE]) && !filter.names.is_empty()
        }
        Condition::All(all) => all.iter().all(names),
        _ => false,
    }
}

/// The condition is that of a Linkage.
pub(crate) fn is_linkage(condition: &Condition) -> bool {
    condition.existence_condition().is_some_and(names)
}

/// The conditions of a card's Linkages, each with the mark for being met.
fn links(pool: &CardPool, card: CardId) -> impl Iterator<Item = (&Condition, Mark)> {
    let card = pool.card(card);
    let abilities = card.abilities.iter().chain(&card.spell).map(|&id| pool.ability(id));
    let asked = abilities.flat_map(|ability| {
        let instead =
            ability.modes.as_ref().and_then(|modes| modes.alternative.as_ref()).map(|(condition, ..)| condition);
        ability
            .condition
            .iter()
            .chain(instead)
            .filter_map(|condition| condition.existence_condition().filter(|c| names(c)))
    });
    asked.zip((0..mark::LINKS).map(|n| Mark(mark::LINKED.0 + n)))
}

/// Which of a card's Linkages are met is decided as it is played (reading D10). Marks the card.
pub(crate) fn judge(cx: &mut Context, slot: Slot) {
    let (pool, scope) = (cx.pool, cx.scope(slot));
    let met = links(pool, cx.state.object(slot).card).map(|(asked, mark)| (cx.read().holds(&scope, asked), mark));
    let met: Vec<Mark> = met.map(|(holds, mark)| if holds { mark } else { mark::JUDGED }).collect();
    if met.is_empty() {
        return;
    }
    let from = cx.state.batch.len();
    for mark in met.into_iter().chain([mark::JUDGED]) {
        cx.propose(Happening::Mark { slot, mark, on: true }, verb::PUT, Cause::rule(LINKED));
    }
    cx.commit(from);
    cx.state.derived.dirty = true;
}

/// A Linkage stays as decided when its card was played, on the stack and as it arrives: cards that reach the graveyard
/// later do not start it (5-12-3), and cards that leave it do not stop it (5-12-4). Returns `None` if nothing was
/// decided.
pub(crate) fn judged_before(read: &Reader<Dimension0>, scope: &Scope, asked: &Condition) -> Option<bool> {
    let object = read.state.object(scope.source.slot);
    if !object.marks.has(mark::JUDGED) || !read.state.is_alive(scope.source) {
        return None;
    }
    let (_, mark) = links(read.pool, object.card).find(|(link, _)| *link == asked)?;
    let (was, is) = (object.marks.has(mark), read.holds(scope, asked));
    let rule = if was { cite!("5-12-4") } else { cite!("5-12-3") };
    Some(if was == is || read.scratch.cite(rule) { was } else { is })
}

/// After a card has arrived, its Linkages are checked continuously (5-12-2, reading D10). Removes the marks.
pub(crate) fn forget(cx: &mut Context) {
    let settled = |slot: &Slot| cx.state.object(*slot).marks.has(mark::JUDGED);
    let Some(slot) = cx.state.cards(zone::SQUARE, Seat::FIRST).iter().copied().find(settled) else { return };
    let from = cx.state.batch.len();
    let links = (0..mark::LINKS).map(|n| Mark(mark::LINKED.0 + n));
    for mark in links.chain([mark::JUDGED]).filter(|&mark| cx.state.object(slot).marks.has(mark)).collect::<Vec<_>>() {
        cx.propose(Happening::Mark { slot, mark, on: false }, verb::PUT, Cause::rule(LINKED));
    }
    cx.commit(from);
    cx.state.derived.dirty = true;
}

/// The modes of a card's effect, if it has a Linkage.
fn of_spell<'p>(cx: &Context<'p>, item: &StackItem) -> Option<&'p Modes> {
    let pool = cx.pool;
    let modes = (item.card.is_some() && item.ability != NO_ABILITY).then(|| pool.ability(item.ability).modes.as_ref());
    modes.flatten().filter(|modes| modes.alternative.as_ref().is_some_and(|(condition, ..)| is_linkage(condition)))
}

/// Playing this stack item decides its Linkage.
pub(crate) fn settles(cx: &Context, item: &StackItem) -> bool {
    of_spell(cx, item).is_some()
}

/// The modes that are carried out: with a Linkage, as decided when the card was played.
pub(crate) fn modes_carried_out(cx: &Context, item: &StackItem) -> u16 {
    let Some((condition, ..)) = of_spell(cx, item).and_then(|modes| modes.alternative.as_ref()) else {
        return item.modes;
    };
    u16::from(cx.read().holds(&Scope::of(item), condition))
}
