//! Finds the reasons why a player cannot do what a phrase says.

use crate::ruling::cannot::ACTIONS;
use crate::ruling::script::ScriptRunner;
use crate::wording_match::{Phrase, split_joint_phrase, stemmed};
use duel::engine::question::{Pick, Question, Topic};
use duel::engine::refusal::Refusal;
use duel::ids::*;
use duel::state::object::Slot;

impl ScriptRunner<'_> {
    /// Every reason why a player cannot do now what a phrase says, each once; `None` if the phrase answers no question.
    pub fn reasons_against(&mut self, seat: Seat, text: &str) -> Option<Vec<Refusal>> {
        if let Some((mut there, rest)) = self.begin_deed(seat, text) {
            return there.reasons_against(seat, &rest);
        }
        let Some((question, pick, place)) = self.find_meaning(seat, text) else {
            return self.reasons_against_verb(seat, text);
        };
        let mut reasons = self.duel.all_reasons_against(question, pick);
        // A reason does not mention a card that the phrase does not name.
        if !self.names_a_card(text) {
            let unnamed = self.named_cards().card_of(pick);
            reasons.iter_mut().filter(|refusal| refusal.object == unnamed).for_each(|refusal| refusal.object = None);
            reasons = duel::engine::why_not::dedup_reasons(reasons);
        }
        let there = place.and_then(|place| self.duel.why_not_there(seat, pick, place));
        reasons.extend(there.filter(|refusal| !reasons.contains(refusal)));
        Some(reasons)
    }

    /// The reason for a verb that players carry out only when an effect or a rule says so: the rule on that verb, with
    /// the card named.
    fn reasons_against_verb(&self, seat: Seat, text: &str) -> Option<Vec<Refusal>> {
        let (verb, card) = text.trim().split_once(' ')?;
        let stem = stemmed(verb);
        // Some verbs are listed by what happens to the card, such as `is discarded`.
        let undergone = [format!("is {stem}ed"), format!("is {stem}d")];
        let means = |known: &&str| *known == stem || undergone.iter().any(|words| words == known);
        let at = self.names.words.verbs.iter().position(means)?;
        let (slots, _) = self.named_cards().card_at_start(card)?;
        let own = slots.iter().copied().find(|&slot| self.player_of(slot) == seat);
        let object = own.or(slots.first().copied())?;
        Some(vec![Refusal { rule: self.duel.rule_on_verb(Verb(at as u8)), object: Some(object) }])
    }

    /// The reasons against each part of a joint phrase (`A and B`). Parts that are possible are done first.
    pub fn reasons_against_all(&self, seat: Seat, text: &str) -> Vec<Refusal> {
        let mut there = self.branch().for_query();
        let mut wanted = vec![text.to_owned()];
        if text.contains(" and ") {
            wanted = split_joint_phrase(&self.names, text);
            there.wants_more = wanted.len() > 1;
        }
        let mut reasons = Vec::new();
        for phrase in wanted {
            let mut next = there.branch();
            if next.do_deeds(seat, &phrase).is_ok() {
                there = next;
            } else {
                reasons.extend(there.reasons_against(seat, &phrase).unwrap_or_default());
            }
        }
        duel::engine::why_not::dedup_reasons(reasons)
    }

    /// Goes past forced answers to the question that a phrase could answer, or as far as they lead.
    pub fn go_to_question(mut self, seat: Seat, text: &str) -> Self {
        let several = if text.contains(" and ") { split_joint_phrase(&self.names, text) } else { Vec::new() };
        let first = several.first().map_or(text, |first| first).to_owned();
        while let Some(question) = self.question()
            && question.topic != Topic::Priority
            && !(question.seat == seat && self.is_answer(question, &first))
            && self.give_forced_answer_if_any()
        {}
        self
    }

    /// Returns true if a phrase means a pick of the same sort as an option of the pending question.
    fn is_answer(&self, question: Question, text: &str) -> bool {
        let offered: Vec<_> = self.offered().iter().map(std::mem::discriminant).collect();
        self.picks_meant(question, text, true).iter().any(|pick| offered.contains(&std::mem::discriminant(pick)))
    }

    /// The reasons against a payment; if there are none, the rule of the payment, since too little was paid.
    pub fn reasons_against_payment(&self, seat: Seat, text: &str) -> Vec<Refusal> {
        let reasons = self.reasons_against_all(seat, text);
        let paying = self.question().filter(|question| (question.seat, question.topic) == (seat, Topic::Pay));
        match paying.filter(|_| reasons.is_empty()) {
            Some(question) => vec![Refusal { rule: question.rule, object: None }],
            None => reasons,
        }
    }

    /// The meaning of a phrase: the question it answers, the answer, and the place it also names.
    fn find_meaning(&mut self, seat: Seat, text: &str) -> Option<(Question, Pick, Option<u8>)> {
        let placed = self.names.place_at_end(text).filter(|(deed, _)| !deed.is_empty());
        if let Some(meant) = self.answer_meant(seat, text) {
            return Some((meant.0, meant.1, None));
        }
        let (deed, place) = placed?;
        let (question, pick) = self.answer_meant(seat, deed)?;
        Some((question, pick, self.names.place(seat, place)))
    }

    /// The question that a phrase answers, now or at another time, and the answer.
    fn answer_meant(&mut self, seat: Seat, text: &str) -> Option<(Question, Pick)> {
        let asked = self.question()?;
        // While the other player has priority, the pending question is not this player's.
        let now = Some(Question { seat, ..asked }).filter(|_| seat == asked.seat || asked.topic != Topic::Priority);
        let others =
            self.duel.possible_questions(seat).into_iter().filter(|other| Some(other.topic) != now.map(|q| q.topic));
        now.into_iter().chain(others).find_map(|question| {
            let open = (question.seat, question.topic) == (asked.seat, asked.topic) && asked.topic != Topic::Priority;
            let picks = self.picks_meant(question, text, open);
            Some((question, self.likeliest(question, picks)?))
        })
    }

    /// The picks that a phrase can mean as an answer to a question.
    fn picks_meant(&self, question: Question, text: &str, asked: bool) -> Vec<Pick> {
        let named_cards = self.named_cards();
        if !text.trim().contains(' ') {
            return self.meant_by_verb(question, text);
        }
        let phrase = Phrase::new(text);
        // Held currency pays, too, and belongs to no card.
        if question.topic == Topic::Pay && !asked && phrase.begins_with("pay ") && !self.names_a_card(text) {
            return vec![Pick::Pay(Slot::NONE, 0)];
        }
        let payment = Phrase::of_payment(text).filter(|_| question.topic == Topic::Pay);
        let pays = |pick: Pick| {
            let card = payment.as_ref().filter(|_| matches!(pick, Pick::Pay(..)));
            card.is_some_and(|card| named_cards.is_meant(card, pick))
        };
        let mut picks = self.picks_naming(text);
        picks.retain(|&pick| (asked && !is_bound(pick)) || self.could_answer_topic(question.topic, pick));
        picks.retain(|&pick| named_cards.would_be_wording_of(question, &phrase, pick) || pays(pick));
        // A card in the duel is preferred to a printed card.
        if picks.iter().any(|pick| matches!(pick, Pick::Object(_))) {
            picks.retain(|pick| !matches!(pick, Pick::Card(_)));
        }
        picks
    }

    /// The picks that a verb without a card can mean: one without a card, or an action with any card.
    fn meant_by_verb(&self, question: Question, verb: &str) -> Vec<Pick> {
        let (named_cards, phrase, begins) = (self.named_cards(), Phrase::new(verb), format!("{} ", stemmed(verb)));
        let bare = [Pick::Pass, Pick::Done, Pick::Yes, Pick::No];
        let bare = bare.into_iter().filter(|&pick| self.could_answer_topic(question.topic, pick));
        let itself: Vec<Pick> = bare.filter(|&pick| named_cards.would_be_wording_of(question, &phrase, pick)).collect();
        if !itself.is_empty() {
            return itself;
        }
        let with = |slot: Slot| (0..ACTIONS).map(move |act| Pick::Act(act, slot, 0)).chain([Pick::Object(slot)]);
        let deeds = self.nameable_cards().flat_map(with).filter(|&pick| self.could_answer_topic(question.topic, pick));
        deeds.filter(|&pick| stemmed(&self.duel.render_pick_for(question, pick)).starts_with(&begins)).collect()
    }

    /// The pick a player most likely means: one with an own card that can do such a thing where it is, and of several
    /// the one with the fewest reasons against it.
    fn likeliest(&mut self, question: Question, picks: Vec<Pick>) -> Option<Pick> {
        let fit = |play: &Self, pick: Pick| {
            let deeds = play
                .named_cards()
                .card_of(pick)
                .map_or(Vec::new(), |slot| play.duel.possible_actions(question.seat, slot));
            let there = deeds.into_iter().filter(|(other, _)| other.topic == question.topic);
            there.map(|(_, deed)| likeness(deed, pick)).max().unwrap_or(0)
        };
        let done_with_own = question.topic == Topic::Priority || picks.iter().any(|&pick| fit(self, pick) > 0);
        let mut best = None;
        for pick in picks {
            let own = self.named_cards().card_of(pick).is_none_or(|slot| self.player_of(slot) == question.seat);
            let unfit = if done_with_own { u8::MAX - fit(self, pick) } else { 0 };
            let rank = (done_with_own && !own, unfit, self.duel.why_not_if(question, pick).len());
            if best.is_none_or(|(known, _)| rank < known) {
                best = Some((rank, pick));
            }
        }
        best.map(|(_, pick)| pick)
    }

    /// Returns true if a question on this topic can have this answer.
    fn could_answer_topic(&self, topic: Topic, pick: Pick) -> bool {
        match pick {
            Pick::Act(..) => topic == self.duel.topic_answered_by(pick),
            Pick::Pass => topic == Topic::Priority,
            Pick::Yes | Pick::No => {
                matches!(topic, Topic::May | Topic::ExtraCost | Topic::RevealToTrigger | Topic::Book(_))
            }
            Pick::Pay(..) => topic == Topic::Pay,
            Pick::Word(_) => topic == Topic::Name,
            Pick::Mode(_) => matches!(topic, Topic::Mode | Topic::Pile | Topic::PayNext | Topic::Reduce),
            Pick::Place(_) => matches!(topic, Topic::Place | Topic::Choose),
            _ => topic != Topic::Priority,
        }
    }

    /// The player a card belongs to: its controller in play, its owner elsewhere.
    fn player_of(&self, slot: Slot) -> Seat {
        let (state, object) = (self.duel.lab().state(), self.duel.lab().state().object(slot));
        let in_play = self.names.zones[object.zone.index()].in_play;
        if in_play { state.characteristics(slot).controller } else { object.owner }
    }
}

/// The likeness of two picks: 2 if equal, 1 if they are the same action with the same card, 0 otherwise.
fn likeness(one: Pick, other: Pick) -> u8 {
    match (one, other) {
        _ if one == other => 2,
        (Pick::Act(a, slot, _), Pick::Act(b, of, _)) => u8::from((a, slot) == (b, of)),
        _ => 0,
    }
}

/// The pick answers only one sort of question.
const fn is_bound(pick: Pick) -> bool {
    matches!(pick, Pick::Act(..) | Pick::Pass | Pick::Pay(..))
}
