//! Chapter 1101: keywords.

pub(crate) mod breaking;
pub(crate) mod corrupt;
pub(crate) mod dct;
mod enter;
pub(crate) mod hubris;
mod last_words;
mod lethargy;
pub(crate) mod quickcast;
pub(crate) mod slow_start;
pub(crate) mod soul_seal;
pub(crate) mod step_up;
pub(crate) mod united_front;
mod vanity;

use crate::book::Context;
use crate::words::{keyword, label, mark, verb, zone};
use duel::ability::Ability;
use duel::amount::Condition;
use duel::cites::KeywordCites;
use duel::event::{Act, Cause, Event};
use duel::item::{Item, NO_ABILITY};
use duel::object::Slot;
use duel::profile::Orientation;
use duel::question::Pick;
use duel::words::{AbilityId, Keywords, Label, Rule};

/// Keyword skills are abilities (1101.1a): who loses all abilities loses them.
pub(crate) const SKILLS: Keywords = Keywords::of(&[
    keyword::DOUBLE_CORRUPT,
    keyword::TRIPLE_CORRUPT,
    keyword::SLOW_START,
    keyword::QUICKCAST,
    keyword::HUBRIS,
    keyword::LETHARGY,
    keyword::BREAK,
    keyword::AETHER,
    keyword::SEVERAL,
    keyword::SOUL_SEAL,
]);

/// The rule of the keyword by which a card has something while this is so: DCT (1111.2b) or Vanity (1113.2).
pub(crate) fn condition_rule(condition: &Condition) -> Rule {
    match condition {
        _ if dct::is_asked(condition) => dct::GIVEN,
        _ if vanity::is_asked(condition) => vanity::ALONE,
        Condition::Present(condition) => condition_rule(condition),
        Condition::All(all) => {
            let rules = all.iter().map(condition_rule);
            rules.into_iter().find(|&rule| rule != Rule::UNNUMBERED).unwrap_or(Rule::UNNUMBERED)
        }
        _ => Rule::UNNUMBERED,
    }
}

/// The rule of the keyword by which a replacement replaces: Soul Seal (1109.2), or Break that DCT gave (1111.2c).
pub(crate) fn replaces(ability: &Ability) -> Option<Rule> {
    let given = ability.condition.as_ref().map(condition_rule).filter(|&rule| rule != Rule::UNNUMBERED);
    match ability.label {
        label::SOUL_SEAL => Some(soul_seal::SEAL),
        label::BREAK if given == Some(dct::GIVEN) => Some(dct::BROKEN),
        _ => given,
    }
}

/// Whether a card still has the keyword that an ability of its own is part of: Break (1103) or Soul Seal (1109).
pub(crate) fn still_has(cx: &Context, slot: Slot, ability: &Ability) -> bool {
    let word = match ability.label {
        label::BREAK => keyword::BREAK,
        label::SOUL_SEAL => keyword::SOUL_SEAL,
        _ => return true,
    };
    let printed = cx.pool.card(cx.s.object(slot).card).profile.keywords;
    cx.s.profile(slot).keywords.has(word) || !printed.has(word)
}

/// The rule by which a player says which of these replacements applies next, if it is one of a keyword: Break (1103) or
/// Soul Seal (1109.2).
pub(crate) fn asks(cx: &Context, offered: &[Pick]) -> Option<Rule> {
    breaking::asks(cx, offered).or_else(|| soul_seal::asks(cx, offered))
}

/// The ability by which an option replaces something, and its card.
fn replacer(cx: &Context, pick: &Pick, label: Label) -> Option<(Slot, AbilityId)> {
    let Pick::Replacement(n) = pick else { return None };
    let listener = cx.s.derived.replacements[usize::from(*n)];
    (cx.pool.ability(listener.ability).label == label).then_some((listener.slot, listener.ability))
}

/// The rules of the keyword that a triggered ability is part of: Enter (1106.2) or Last Words (1107.2), and of that which
/// gave it, DCT or Vanity.
pub(crate) fn keyword_cites(cx: &Context, item: &Item) -> &'static KeywordCites {
    const fn of(label: Label, given: Rule) -> KeywordCites {
        let event = match label {
            label::ENTER => enter::ENTERS,
            label::LAST_WORDS => last_words::FALLS,
            _ => Rule::UNNUMBERED,
        };
        KeywordCites { works: given, event, unmet: given }
    }
    const fn row(given: Rule) -> [KeywordCites; 3] {
        [of(label::ENTER, given), of(label::LAST_WORDS, given), of(label::TRIGGERED, given)]
    }
    const TABLE: [[KeywordCites; 3]; 3] = [row(Rule::UNNUMBERED), row(dct::GIVEN), row(vanity::ALONE)];
    let ability = cx.pool.ability(item.ability);
    let given = match ability.condition.as_ref().map(condition_rule) {
        Some(dct::GIVEN) => 1,
        Some(vanity::ALONE) => 2,
        _ => 0,
    };
    let sort = match ability.label {
        label::ENTER => 0,
        label::LAST_WORDS => 1,
        _ => 2,
    };
    &TABLE[given][sort]
}

/// Whether a card that is played does more by DCT, if there are enough Effort cards (1111.2a).
pub(crate) fn adds_lines(cx: &Context, item: &Item) -> bool {
    let played = item.card.is_some() && item.ability != NO_ABILITY;
    let modes = if played { cx.pool.ability(item.ability).modes.as_ref() } else { None };
    let asked = modes.and_then(|modes| modes.instead.as_ref());
    asked.is_some_and(|(condition, ..)| condition_rule(condition) == dct::GIVEN)
}

/// The rule by which a card enters rested, whatever is said: Step Up (1114.2) or Lethargy (1112.2).
pub(crate) fn enters_rested(cx: &Context, slot: Slot) -> Option<Rule> {
    if zone::FIELD.has(cx.s.object(slot).zone) {
        return None;
    }
    let stepped = step_up::is_stepped_up(cx, slot).then_some(step_up::STEP_UP);
    stepped.or_else(|| lethargy::holds_back(cx, slot).then_some(lethargy::RESTED))
}

/// What enters rested by a keyword does so; that it was stepped up is noted of it on the field, too.
pub(crate) fn rest_comers(cx: &mut Context, from: usize) {
    for at in from..cx.s.batch.len() {
        let Act::Move { slot, to: zone::SERVANTS, .. } = cx.s.batch[at].act else { continue };
        let Some(rule) = enters_rested(cx, slot).filter(|&rule| cx.by(rule)) else { continue };
        if let Act::Move { turned, .. } = &mut cx.s.batch[at].act {
            *turned = Orientation::Sideways;
        }
        if rule == step_up::STEP_UP {
            let note = cx.s.batch.len();
            cx.propose(Act::Mark { slot, mark: mark::STEPPED_UP, on: true }, verb::PUT, Cause::rule(rule));
            if let Some(follower) = cx.s.batch.get_mut(note) {
                follower.leader = slot;
            }
        }
    }
}

/// How a servant lies that has come by what effects make of it on the field: with Lethargy rested (1112.2).
pub(crate) fn settles(cx: &Context, event: &Event) -> Option<Orientation> {
    let slot = event.act.slot()?;
    let comes = cx.s.object(slot).life != event.life;
    (comes && lethargy::holds_back(cx, slot) && cx.by(lethargy::RESTED)).then_some(Orientation::Sideways)
}
