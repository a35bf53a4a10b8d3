//! Chapter 15: keyword actions and keyword abilities.
//!
//! | section | file |
//! |---|---|
//! | 15.1.1.9 parties | `party.rs` |
//! | 15.1.1.11 groups | `groups.rs` |
//! | 15.2.7 Warp | `warp.rs` |
//! | all others | this one |

pub(crate) mod groups;
pub mod party;
pub mod warp;

use crate::book::Context;
use crate::rules::cite;
use crate::words::{keyword, mark, verb};
use duel::amount::Condition;
use duel::cites::{KeywordCites, VerbCites};
use duel::item::Item;
use duel::matching::Scope;
use duel::object::Slot;
use duel::profile::Orientation;
use duel::words::{Rule, Verb};

/// Shuffling makes the order of cards unknown to both players (15.1.1.6.1).
pub(crate) const SHUFFLE: Rule = cite!("15.1.1.6.1");
/// Casting is of a card in hand, and costs (15.1.1.7.1).
pub(crate) const CASTING: Rule = cite!("15.1.1.7.1");
/// Searching: find, show, shuffle, then do what the text says (15.1.1.8.1).
pub(crate) const SEARCH: Rule = cite!("15.1.1.8.1");

/// An active Character can be activated (15.1.1.1.2), and a dull one dulled (15.1.1.2.2).
pub(crate) fn turns_in_place(cx: &Context, to: Orientation) -> bool {
    match to {
        Orientation::Upright => cx.by(cite!("15.1.1.1.2")),
        Orientation::Sideways => cx.by(cite!("15.1.1.2.2")),
        Orientation::Reversed => false,
    }
}

/// What is broken goes from the field to its owner's Break Zone (15.1.1.3.1); what goes there without that word is not
/// broken (15.1.1.3.2).
pub(crate) fn verb_cites(verb: Verb) -> &'static VerbCites {
    const BREAKING: VerbCites =
        VerbCites { does: cite!("15.1.1.3.1"), only: cite!("15.1.1.3.2"), ..VerbCites::UNNUMBERED };
    if verb == verb::BREAK { &BREAKING } else { const { &VerbCites::UNNUMBERED } }
}

fn has(cx: &Context, slot: Slot, word: duel::words::Keyword) -> bool {
    cx.s.profile(slot).keywords.has(word)
}

/// A Forward with Brave does not dull when it attacks (15.2.1.2).
pub(crate) fn stays_active(cx: &Context, slot: Slot) -> bool {
    has(cx, slot, keyword::BRAVE) && cx.by(cite!("15.2.1.2"))
}

fn is_settled(cx: &Context, slot: Slot) -> bool {
    cx.s.object(slot).marks.has(mark::SETTLED)
}

/// A Forward that was not there all turn can attack only with Haste (15.2.2.2).
pub(crate) fn ready_to_attack(cx: &Context, slot: Slot) -> bool {
    is_settled(cx, slot) || has(cx, slot, keyword::HASTE) && cx.by(cite!("15.2.2.2"))
}

/// A Character that was not there all turn can dull for an ability only with Haste (15.2.2.3).
pub(crate) fn ready_to_dull(cx: &Context, slot: Slot) -> bool {
    is_settled(cx, slot) || has(cx, slot, keyword::HASTE) && cx.by(cite!("15.2.2.3"))
}

/// Between two strikes neither Summons nor abilities are used, and what triggered waits (15.2.3.3).
pub(crate) const BETWEEN_STRIKES: Rule = cite!("15.2.3.3");

/// Whether those that attack, and the one that blocks, deal their damage first: those with First Strike do
/// (15.2.3.2), of a party only if all have it (15.1.1.9.7, 15.2.3.4).
pub(crate) fn strike_first(cx: &Context, attackers: &[Slot], blocker: Option<Slot>) -> (bool, bool) {
    let first = |slot: Slot| has(cx, slot, keyword::FIRST_STRIKE);
    let blocks_first = blocker.is_some_and(first);
    let attack_first = attackers.iter().any(|&slot| first(slot))
        && (attackers.iter().all(|&slot| first(slot)) || !cx.by_all(&[party::FIRST_STRIKE, cite!("15.2.3.4")]));
    if (attack_first || blocks_first) && !cx.by(cite!("15.2.3.2")) {
        return (false, false);
    }
    (attack_first, blocks_first)
}

/// What is frozen is not activated in its controller's next active phase (15.2.4.2, reading F14).
pub(crate) const FROZEN: Rule = cite!("15.2.4.2");

/// Whether a Character is cast by its Back Attack: at another time than Characters usually are (15.2.5.2), and if need
/// be in response to something (15.2.5.3).
pub(crate) fn is_back_attack(cx: &Context, slot: Slot, usual: bool) -> bool {
    !usual
        && has(cx, slot, keyword::BACK_ATTACK)
        && cx.by(BACK_ATTACK)
        && (cx.s.live_stack().is_empty() || cx.by(cite!("15.2.5.3")))
}
/// In any main or attack phase (15.2.5.2).
pub(crate) const BACK_ATTACK: Rule = cite!("15.2.5.2");
/// A Character cast by its Back Attack is not on the stack either: nobody can respond (15.2.5.4).
pub(crate) const UNANSWERABLE: Rule = cite!("15.2.5.4");

/// The rule by which a card has an ability under this condition: behind Damage N it has it while its controller has
/// received so much damage (15.2.6.2).
pub(crate) fn condition_rule(condition: &Condition) -> Rule {
    if condition.presence().is_some() { cite!("15.2.6.2") } else { Rule::UNNUMBERED }
}

/// The rules of the keyword that a triggered ability is part of: Damage N (15.2.6.2) or Warp (15.2.7).
pub(crate) fn keyword_cites(cx: &Context, item: &Item) -> &'static KeywordCites {
    const OF_DAMAGE: KeywordCites = KeywordCites { works: cite!("15.2.6.2"), ..KeywordCites::UNNUMBERED };
    let ability = cx.pool.ability(item.ability);
    match &ability.condition {
        Some(condition) if condition.presence().is_some() => &OF_DAMAGE,
        _ => warp::keyword_cites(ability).unwrap_or(const { &KeywordCites::UNNUMBERED }),
    }
}

/// An EX Burst of Damage N is there if the damage, the card itself included, is enough (15.2.6.3) as it is placed:
/// the points still to come do not count (15.2.6.3.1, reading F12).
pub(crate) fn has_burst(cx: &Context, item: &Item, condition: &Condition, to_come: i32) -> bool {
    let holds = cx.read().holds(&Scope::of(item), condition);
    let counts = cx.by(cite!("15.2.6.3")) && (holds || to_come == 0 || cx.by(cite!("15.2.6.3.1")));
    holds || !counts
}
