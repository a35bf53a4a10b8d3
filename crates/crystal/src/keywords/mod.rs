//! Chapter 15: keyword actions and keyword abilities.
//!
//! | section | file |
//! |---|---|
//! | F 15.1.1.9, S 15.1.1.10 parties | `party.rs` |
//! | F 15.1.1.11 groups | `groups.rs` |
//! | F 15.2.7 Warp | `warp.rs` |
//! | S 15.2.4 Level Up | `level_up.rs` |
//! | S 15.2.5 Link | `link.rs` |
//! | S 15.2.6 Assist | `assist.rs` |
//! | S 15.2.7 Primal | `primal.rs` |
//! | S 15.2.9 Overdrive | `overdrive.rs` |
//! | S 15.2.10 Awakening | `awakening.rs` |
//! | S 15.2.11 Blue Magic, 15.2.14 Glimmer | `from_hand.rs` |
//! | S 15.2.12 Unequip | `unequip.rs` |
//! | S 15.2.13 Job Change | `job_change.rs` |
//! | S 15.2.15 Junction | `junction.rs` |
//! | all others | this one |

pub(crate) mod assist;
mod awakening;
pub(crate) mod from_hand;
pub(crate) mod groups;
mod job_change;
pub(crate) mod junction;
mod level_up;
mod link;
pub(crate) mod overdrive;
pub mod party;
pub(crate) mod primal;
mod unequip;
pub mod warp;

use crate::book::Context;
use crate::edition::{Edition, Obeys};
use crate::rules::ChapterPoints;
use crate::rules::{Cited, cite};
use crate::words::{keyword, kind, label, mark, verb};
use crate::{Crystal, definitions};
use duel::book::Revealing;
use duel::book::point::{KnowledgePoint, ResolutionPoint};
use duel::book::rule_sets::{KeywordRules, VerbRules};
use duel::card::ability::Op;
use duel::card::amount::Condition;
use duel::card::characteristics::Orientation;
use duel::ids::{Label, Rule, Verb};
use duel::points;
use duel::state::object::Slot;
use duel::state::query::Scope;
use duel::state::stack_item::StackItem;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    ResolutionPoint::Searching => SEARCH,
    KnowledgePoint::MayFailToFind => NOT_FOUND,
    KnowledgePoint::ShufflingIsRandom => SHUFFLE,
};

/// Shuffling makes the order of cards unknown to both players (15.1.1.6.1).
pub(crate) const SHUFFLE: Cited = cite!("15.1.1.6.1");
/// Casting plays a card from the hand for its cost (F 15.1.1.7.1; S 15.1.1.8.1).
pub(crate) const CASTING: Cited = cite!(f "15.1.1.7.1", s "15.1.1.8.1");
/// Cards of every kind are cast, not only Summons (F 15.1.1.7.1).
pub(crate) const ALL_ARE_CAST: Cited = cite!(f "15.1.1.7.1");
/// To search is to find a card, reveal it, shuffle, and do what the text says next (F 15.1.1.8.1; S 15.1.1.9.1).
pub(crate) const SEARCH: Cited = cite!(f "15.1.1.8.1", s "15.1.1.9.1");
/// The next instruction of the text comes before the shuffle (S 15.1.1.9.1, reading S30).
pub(crate) const SHUFFLED_LAST: Cited = cite!(s "15.1.1.9.1");
/// A player who looks for a card in a hidden zone need not find it (S 15.1.1.7.2).
pub(crate) const NOT_FOUND: Cited = cite!(s "15.1.1.7.2");

/// The rules of a keyword on using the ability it stands for.
#[derive(Debug)]
pub(crate) struct Usage {
    /// The zone its card must be in.
    pub place: Cited,
    /// The condition that must hold.
    pub condition: Cited,
    /// The ability can be used whenever its player has priority.
    pub any_time: Cited,
    /// The effect of the ability.
    pub effect: Cited,
}

impl Usage {
    /// No rule of a keyword.
    const NONE: Self =
        Self { place: Cited::NOWHERE, condition: Cited::NOWHERE, any_time: Cited::NOWHERE, effect: Cited::NOWHERE };
}

/// The rules of the keyword with this label on using its ability.
pub(crate) const fn usage(label: Label) -> &'static Usage {
    match label {
        label::AWAKENING => awakening::USAGE,
        label::BLUE_MAGIC => from_hand::BLUE_MAGIC,
        label::UNEQUIP => unequip::USAGE,
        label::JOB_CHANGE => job_change::USAGE,
        label::GLIMMER => from_hand::GLIMMER,
        label::JUNCTION => junction::USAGE,
        _ => &Usage::NONE,
    }
}

/// An active Character can be activated (15.1.1.1.2), and a dull one dulled (15.1.1.2.2); so can any card (S 6.3.1.1).
pub(crate) fn can_turn_as_it_lies<E: Edition>(cx: &Context<E>, slot: Slot, to: Orientation) -> bool {
    let of_characters = match to {
        Orientation::Upright => cite!("15.1.1.1.2"),
        Orientation::Sideways => cite!("15.1.1.2.2"),
        Orientation::Reversed => return false,
    };
    let character = cx.state.characteristics(slot).kinds.meets(kind::CHARACTERS);
    cx.obeys_all(&[if character { of_characters } else { Cited::NOWHERE }, definitions::TURNED_AGAIN])
}

/// A broken card goes from the field to its owner's Break Zone (15.1.1.3.1).
///
/// A card that goes there without being broken by that word is not broken (15.1.1.3.2).
pub(crate) fn verb_rules<E: Edition>(verb: Verb) -> &'static VerbRules {
    if verb == verb::BREAK { Crystal::<E>::BREAKING } else { const { &VerbRules::UNNUMBERED } }
}

impl<E: Edition> Crystal<E> {
    /// Breaking (15.1.1.3.1), and nothing else that moves a card there (15.1.1.3.2).
    const BREAKING: &'static VerbRules = &VerbRules {
        does: cite!("15.1.1.3.1").of::<E>(),
        only: cite!("15.1.1.3.2").of::<E>(),
        ..VerbRules::UNNUMBERED
    };

    /// A card has the ability behind Damage N while its controller has received that much damage (F 15.2.6.2).
    const OF_DAMAGE: &'static KeywordRules =
        &KeywordRules { works: cite!(f "15.2.6.2").of::<E>(), ..KeywordRules::UNNUMBERED };
}

fn has<E: Edition>(cx: &Context<E>, slot: Slot, word: duel::ids::Keyword) -> bool {
    cx.state.characteristics(slot).keywords.has(word)
}

/// A Forward with Brave does not dull when it attacks (15.2.1.2).
pub(crate) fn stays_active<E: Edition>(cx: &Context<E>, slot: Slot) -> bool {
    has(cx, slot, keyword::BRAVE) && cx.obeys(cite!("15.2.1.2"))
}

fn is_settled<E: Edition>(cx: &Context<E>, slot: Slot) -> bool {
    cx.state.object(slot).marks.has(mark::SETTLED)
}

/// A Forward not controlled since the turn began can attack only with Haste (15.2.2.2).
pub(crate) fn ready_to_attack<E: Edition>(cx: &Context<E>, slot: Slot) -> bool {
    is_settled(cx, slot) || has(cx, slot, keyword::HASTE) && cx.obeys(cite!("15.2.2.2"))
}

/// A Character not controlled since the turn began can dull for an ability only with Haste (15.2.2.3).
pub(crate) fn ready_to_dull<E: Edition>(cx: &Context<E>, slot: Slot) -> bool {
    is_settled(cx, slot) || has(cx, slot, keyword::HASTE) && cx.obeys(cite!("15.2.2.3"))
}

/// Between two strikes no Summons and abilities are used, and triggers wait (15.2.3.3).
pub(crate) const BETWEEN_STRIKES: Cited = cite!("15.2.3.3");

/// The sides that deal their damage first: the attackers, the blocker.
///
/// Forwards with First Strike do (15.2.3.2), a party only if all its members have it (F 15.1.1.9.7, 15.2.3.4; S
/// 15.1.1.10.7, 15.2.3.4).
pub(crate) fn strike_first<E: Edition>(cx: &Context<E>, attackers: &[Slot], blocker: Option<Slot>) -> (bool, bool) {
    let first = |slot: Slot| has(cx, slot, keyword::FIRST_STRIKE);
    let blocks_first = blocker.is_some_and(first);
    let attack_first = attackers.iter().any(|&slot| first(slot))
        && (attackers.iter().all(|&slot| first(slot)) || !cx.obeys_all(&[party::FIRST_STRIKE, cite!("15.2.3.4")]));
    if (attack_first || blocks_first) && !cx.obeys(cite!("15.2.3.2")) {
        return (false, false);
    }
    (attack_first, blocks_first)
}

/// A frozen Character is not activated in its controller's next active phase (F 15.2.4.2, reading F14; S 15.2.16.2).
pub(crate) const FROZEN: Cited = cite!(f "15.2.4.2", s "15.2.16.2");

/// The Character is cast by its Back Attack: at an unusual time (F 15.2.5.2), even in response (F 15.2.5.3).
pub(crate) fn is_back_attack<E: Edition>(cx: &Context<E>, slot: Slot, usual: bool) -> bool {
    !usual
        && has(cx, slot, keyword::BACK_ATTACK)
        && cx.obeys(BACK_ATTACK)
        && (cx.state.live_stack().is_empty() || cx.obeys(cite!(f "15.2.5.3")))
}
/// A Character with Back Attack can be cast in any main or attack phase (F 15.2.5.2).
pub(crate) const BACK_ATTACK: Cited = cite!(f "15.2.5.2");
/// A Character cast by its Back Attack does not use the stack, and nobody can respond (F 15.2.5.4).
///
/// The same holds for a Character that an effect lets a player play at an unusual time (S 11.3.1).
pub(crate) const UNANSWERABLE: Cited = cite!(f "15.2.5.4", s "11.3.1");

/// The rule by which a card has an ability under this condition.
///
/// It has one behind Damage N while its controller has received that much damage (F 15.2.6.2).
pub(crate) fn condition_rule<E: Edition>(condition: &Condition) -> Rule {
    if condition.existence_condition().is_some() { cite!(f "15.2.6.2").of::<E>() } else { Rule::UNNUMBERED }
}

/// The rules of the keyword that a triggered ability is part of: Damage N (F 15.2.6.2), Warp (F 15.2.7), Level Up
/// (S 15.2.4), Link (S 15.2.5), Assist (S 15.2.6) or Overdrive (S 15.2.9).
pub(crate) fn keyword_rules<E: Edition>(cx: &Context<E>, item: &StackItem) -> &'static KeywordRules {
    let ability = cx.pool.ability(item.ability);
    match (ability.label, &ability.condition) {
        (label::LEVEL_UP, _) => Crystal::<E>::LEVEL_UP,
        (label::LINK, _) => link::keyword_rules(cx),
        (label::OVERDRIVE, _) => Crystal::<E>::OVERDRIVEN,
        (label::ASSIST, _) => Crystal::<E>::ASSIST,
        (_, Some(condition)) if condition.existence_condition().is_some() => Crystal::<E>::OF_DAMAGE,
        _ => warp::keyword_rules::<E>(ability).unwrap_or(const { &KeywordRules::UNNUMBERED }),
    }
}

/// Returns true if an operation of an ability is carried out by the rules of its keyword.
pub(crate) fn carries_out_operation<E: Edition>(cx: &Context<E>, item: &StackItem, op: &Op) -> bool {
    let label = cx.pool.ability(item.ability).label;
    let effect = usage(label).effect;
    match label {
        label::LINK => link::carries_out(cx, op),
        _ => !effect.is_in::<E>() || cx.obeys(effect),
    }
}

/// The rule by which a keyword does nothing because its card is gone and cannot be given up for it.
pub(crate) fn if_you_do_rule<E: Edition>(cx: &Context<E>, item: &StackItem) -> Rule {
    let gone = !cx.state.is_alive(item.source);
    match cx.pool.ability(item.ability).label {
        label::LEVEL_UP if gone => level_up::GONE.of::<E>(),
        label::ASSIST if gone => assist::GONE.of::<E>(),
        _ => Rule::UNNUMBERED,
    }
}

/// An EX Burst of Damage N is there if the damage, this card included, is enough when the card is placed (F 15.2.6.3).
///
/// Points still to come do not count (F 15.2.6.3.1, reading F12).
pub(crate) fn has_burst<E: Edition>(cx: &Context<E>, item: &StackItem, condition: &Condition, to_come: i32) -> bool {
    let holds = cx.read().holds(&Scope::of(item), condition);
    let counts = cx.obeys(cite!(f "15.2.6.3")) && (holds || to_come == 0 || cx.obeys(cite!(f "15.2.6.3.1")));
    holds || !counts
}

impl<E: Edition> Revealing for Crystal<E> {
    const SHUFFLES_AFTER_SEARCH_TEXT: bool = SHUFFLED_LAST.is_in::<E>();
    const MAY_FAIL_TO_FIND: bool = NOT_FOUND.is_in::<E>();
}
