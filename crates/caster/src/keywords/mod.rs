//! Chapter 1101: keywords.
//!
//! Each keyword has a file; this one holds what several of them share.

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
use duel::book::rule_sets::KeywordRules;
use duel::card::ability::Ability;
use duel::card::amount::Condition;
use duel::card::characteristics::Orientation;
use duel::engine::question::Pick;
use duel::event::{Cause, Event, Happening};
use duel::ids::{AbilityId, Keywords, Label, Rule};
use duel::state::object::Slot;
use duel::state::stack_item::{NO_ABILITY, StackItem};

/// Keyword skills are abilities (1101.1a): a card that loses all abilities loses them.
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

/// The rule of the keyword that gives a card an ability under this condition: DCT (1111.2b) or Vanity (1113.2).
pub(crate) fn condition_rule(condition: &Condition) -> Rule {
    match condition {
        _ if dct::is_asked(condition) => dct::GIVEN,
        _ if vanity::is_asked(condition) => vanity::ALONE,
        Condition::AbilityExistsIf(condition) => condition_rule(condition),
        Condition::All(all) => {
            let rules = all.iter().map(condition_rule);
            rules.into_iter().find(|&rule| rule != Rule::UNNUMBERED).unwrap_or(Rule::UNNUMBERED)
        }
        _ => Rule::UNNUMBERED,
    }
}

/// The rule of the keyword behind a replacement effect: Soul Seal (1109.2), or Break given by DCT (1111.2c).
pub(crate) fn replacement_rule(ability: &Ability) -> Option<Rule> {
    let given = ability.condition.as_ref().map(condition_rule).filter(|&rule| rule != Rule::UNNUMBERED);
    match ability.label {
        label::SOUL_SEAL => Some(soul_seal::SEAL),
        label::BREAK if given == Some(dct::GIVEN) => Some(dct::BROKEN),
        _ => given,
    }
}

/// The card still has the keyword that its ability belongs to: Break (1103) or Soul Seal (1109).
pub(crate) fn still_has_keyword(cx: &Context, slot: Slot, ability: &Ability) -> bool {
    let word = match ability.label {
        label::BREAK => keyword::BREAK,
        label::SOUL_SEAL => keyword::SOUL_SEAL,
        _ => return true,
    };
    let printed = cx.pool.card(cx.state.object(slot).card).characteristics.keywords;
    cx.state.characteristics(slot).keywords.has(word) || !printed.has(word)
}

/// The rule by which a player picks the next replacement, if a keyword offers one: Break (1103) or Soul Seal (1109.2).
pub(crate) fn asks(cx: &Context, offered: &[Pick]) -> Option<Rule> {
    breaking::asks(cx, offered).or_else(|| soul_seal::asks(cx, offered))
}

/// The card and ability of a replacement that is offered, if the ability has this label.
fn replacer(cx: &Context, pick: &Pick, label: Label) -> Option<(Slot, AbilityId)> {
    let Pick::Replacement(n) = pick else { return None };
    let listener = cx.state.derived.replacements[usize::from(*n)];
    (cx.pool.ability(listener.ability).label == label).then_some((listener.slot, listener.ability))
}

/// The rules of a triggered ability's keyword, Enter (1106.2) or Last Words (1107.2), and of the keyword that gave it,
/// DCT or Vanity.
pub(crate) fn keyword_rules(cx: &Context, item: &StackItem) -> &'static KeywordRules {
    const fn of(label: Label, given: Rule) -> KeywordRules {
        let event = match label {
            label::ENTER => enter::ENTERS,
            label::LAST_WORDS => last_words::FALLS,
            _ => Rule::UNNUMBERED,
        };
        KeywordRules { works: given, event, unmet: given }
    }
    const fn row(given: Rule) -> [KeywordRules; 3] {
        [of(label::ENTER, given), of(label::LAST_WORDS, given), of(label::TRIGGERED, given)]
    }
    const TABLE: [[KeywordRules; 3]; 3] = [row(Rule::UNNUMBERED), row(dct::GIVEN), row(vanity::ALONE)];
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

/// The played card does more by DCT if there are enough Effort cards (1111.2a).
pub(crate) fn adds_lines(cx: &Context, item: &StackItem) -> bool {
    let played = item.card.is_some() && item.ability != NO_ABILITY;
    let modes = if played { cx.pool.ability(item.ability).modes.as_ref() } else { None };
    let asked = modes.and_then(|modes| modes.alternative.as_ref());
    asked.is_some_and(|(condition, ..)| condition_rule(condition) == dct::GIVEN)
}

/// The rule by which a card must enter rested: Step Up (1114.2) or Lethargy (1112.2).
pub(crate) fn enters_rested(cx: &Context, slot: Slot) -> Option<Rule> {
    if zone::FIELD.has(cx.state.object(slot).zone) {
        return None;
    }
    let stepped = step_up::is_stepped_up(cx, slot).then_some(step_up::STEP_UP);
    stepped.or_else(|| lethargy::holds_back(cx, slot).then_some(lethargy::RESTED))
}

/// Cards that a keyword makes enter rested do so; a stepped-up card keeps its mark on the field. Changes and adds
/// proposed events.
pub(crate) fn rest_comers(cx: &mut Context, from: usize) {
    for at in from..cx.state.batch.len() {
        let Happening::Move { slot, to: zone::SERVANTS, .. } = cx.state.batch[at].happening else { continue };
        let Some(rule) = enters_rested(cx, slot).filter(|&rule| cx.cite(rule)) else { continue };
        if let Happening::Move { turned, .. } = &mut cx.state.batch[at].happening {
            *turned = Orientation::Sideways;
        }
        if rule == step_up::STEP_UP {
            let note = cx.state.batch.len();
            cx.propose(Happening::Mark { slot, mark: mark::STEPPED_UP, on: true }, verb::PUT, Cause::rule(rule));
            if let Some(follower) = cx.state.batch.get_mut(note) {
                follower.leader = slot;
            }
        }
    }
}

/// A servant that has Lethargy by effects on the field lies rested after entering (1112.2).
pub(crate) fn orientation_after_effects(cx: &Context, event: &Event) -> Option<Orientation> {
    let slot = event.happening.slot()?;
    let comes = cx.state.object(slot).life != event.life;
    (comes && lethargy::holds_back(cx, slot) && cx.cite(lethargy::RESTED)).then_some(Orientation::Sideways)
}
