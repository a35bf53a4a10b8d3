//! Resolving Summons and abilities (F 11.11; S 11.12).

use crate::book::{Context, Crystal};
use crate::edition::Edition;
use crate::playing;
use crate::playing::{auto, item};
use crate::rules::ChapterPoints;
use crate::rules::{Cited, cite};
use crate::words::{verb, zone};
use duel::book::point::{ChoosingPoint, NumberPoint, PriorityPoint, ResolutionPoint, TriggerPoint};
use duel::book::{Choosing, IllegalTargets};
use duel::event::Cause;
use duel::ids::*;
use duel::points;
use duel::state::object::ObjectRef;
use duel::state::stack_item::StackItem;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    PriorityPoint::TopResolves => RESOLVES,
    ChoosingPoint::IllegalIsLeftOut => RECHECK,
    ChoosingPoint::AllIllegalDoesNothing => NULLIFY,
    ChoosingPoint::AsRequired => BOUND,
    ChoosingPoint::TogetherTurnPlayerFirst => TOGETHER,
    ChoosingPoint::OnBehalfOfController => ON_BEHALF,
    ResolutionPoint::CardActsNotText => ITSELF,
    NumberPoint::DeterminedOnce => ONCE,
    ResolutionPoint::Picks => CHOICES,
    TriggerPoint::ConditionWhenResolving => CONDITION,
    ResolutionPoint::InWrittenOrder => IN_ORDER,
};

/// When both players pass in succession, the top of the stack resolves (F 11.11.1; S 11.12.1).
pub(crate) const RESOLVES: Cited = cite!(f "11.11.1", s "11.12.1");
/// If a chosen object no longer fits the text, the whole effect does nothing (F 11.11.2).
pub(crate) const NULLIFY: Cited = cite!(f "11.11.2");
/// A chosen object that is no longer legal is left out (F 11.11.2.1.1, reading F8).
pub(crate) const RECHECK: Cited = cite!(f "11.11.2.1.1");
/// The condition of an auto-ability is checked again at resolution (F 11.11.3; S 11.12.2).
pub(crate) const CONDITION: Cited = cite!(f "11.11.3", s "11.12.2");
/// The instructions of a text are carried out in their order (F 11.11.5; S 11.12.4).
pub(crate) const IN_ORDER: Cited = cite!(f "11.11.5", s "11.12.4");
/// A source that has moved is known as it was before the move (F 11.11.4; S 11.12.3).
pub(crate) const SOURCE_KNOWN: Cited = cite!(f "11.11.4", s "11.12.3");
/// So is any other card that has moved (F 11.11.7; S 11.12.7).
pub(crate) const LAST_KNOWN: Cited = cite!(f "11.11.7", s "11.12.7");
/// Choices that were not declared before are made at resolution (F 11.11.5.1; S 11.12.4.1).
pub(crate) const CHOICES: Cited = cite!(f "11.11.5.1", s "11.12.4.1");
/// A choice includes what must be chosen, and excludes what cannot be chosen (F 11.11.5.1.1; S 11.12.4.1.1).
pub(crate) const BOUND: Cited = cite!(f "11.11.5.1.1", s "11.12.4.1.1");
/// When both players act at once, the turn player declares first, then the other, knowing that (F 11.11.6; S 11.12.5).
pub(crate) const TOGETHER: Cited = cite!(f "11.11.6", s "11.12.5");
/// A choice that another player makes for an effect is made by the effect of its controller (S 11.12.6).
pub(crate) const ON_BEHALF: Cited = cite!(s "11.12.6");
/// The Items of a Character belong to its last known information (S 11.12.3, 11.12.7).
pub(crate) const REMEMBERS_FOLLOWERS: bool = true;
/// If an ability says that a card does something, the card does it, not the ability (F 11.11.8; S 11.12.8).
pub(crate) const ITSELF: Cited = cite!(f "11.11.8", s "11.12.8");
/// A variable is determined once, at resolution (F 11.11.9; S 11.12.9).
pub(crate) const ONCE: Cited = cite!(f "11.11.9", s "11.12.9");

/// A Summon goes to its owner's Break Zone at the end of its resolution (F 11.11.10; S 11.12.10). May begin a
/// procedure.
pub(crate) fn on_resolved<E: Edition>(cx: &mut Context<E>, item: &StackItem) {
    if let Some(slot) = item.card
        && cx.state.object(slot).zone == zone::STACK
    {
        let act = cx.move_to(slot, zone::BREAK);
        cx.happen(act, verb::PUT, Cause::rule(cite!(f "11.11.10", s "11.12.10").of::<E>()));
    }
}

impl<E: Edition> Choosing for Crystal<E> {
    // F 11.11.2.1.1, reading F8; S 2.3
    const ILLEGAL_TARGETS: IllegalTargets =
        if Self::CHOOSES_WHEN_PLAYED { IllegalTargets::CancelsIfAll } else { IllegalTargets::SkipsParts };
    // F 11.3.3, 11.6.5, 11.8.9; S 11.12.4.1, reading S14
    const CHOOSES_WHEN_PLAYED: bool = Self::SUMMON.choose.0 != Rule::UNNUMBERED.0;
    // F 11.11.2, 11.11.2.1.1; the Square Enix TCG System has no such rule, reading S33
    const RECHECKS_TARGETS: bool = RECHECK.is_in::<E>();
    const TRIGGER_WITHOUT_TARGET_VANISHES: bool = auto::VANISHES.is_in::<E>();
    const NOTICES_CHOICES_ON_RESOLUTION: bool = ON_BEHALF.is_in::<E>();

    fn chooses_when_played(cx: &Context<E>, ability: AbilityId, part: u8, phrase: u8) -> bool {
        Self::CHOOSES_WHEN_PLAYED || playing::chooses_when_played(cx, ability, part, phrase)
    }

    /// Modes are selected as a card or ability is played if a rule says so, otherwise as it resolves (S 11.12.4.1).
    fn selects_modes_when_played(cx: &Context<E>, item: &StackItem) -> bool {
        playing::play_rules(cx, item).mode != Rule::UNNUMBERED
    }

    fn last_known_rules(_: &Context<E>, item: &StackItem, gone: ObjectRef, _: bool) -> &'static [Rule] {
        if gone == item.source {
            const { &[playing::ability::LAST_KNOWN.of::<E>(), SOURCE_KNOWN.of::<E>()] }
        } else {
            const { &[playing::ability::LAST_KNOWN.of::<E>(), LAST_KNOWN.of::<E>()] }
        }
    }

    fn before_choosing(cx: &Context<E>, item: &StackItem) -> Option<u8> {
        item::before_choosing(cx, item)
    }
}
