//! What the rules have against something that a player wants to do, said in words.

use super::denial::ACTIONS;
use super::phrase::{Phrase, each, stemmed};
use super::play::Play;
use crate::object::Slot;
use crate::question::{Pick, Question, Topic};
use crate::refusal::Refusal;
use crate::words::*;

impl Play<'_> {
    /// Every reason why a player cannot do what a phrase says at this moment, each once; nothing if it answers no
    /// question there is.
    pub fn refused(&mut self, seat: Seat, text: &str) -> Option<Vec<Refusal>> {
        if let Some((mut there, rest)) = self.begun(seat, text) {
            return there.refused(seat, &rest);
        }
        let Some((question, pick, place)) = self.meaning(seat, text) else { return self.refused_verb(seat, text) };
        let mut reasons = self.duel.against(question, pick);
        // Of a card that nobody named nothing is said.
        if !self.names_a_card(text) {
            let unnamed = self.cast().slot(pick);
            reasons.iter_mut().filter(|refusal| refusal.object == unnamed).for_each(|refusal| refusal.object = None);
            reasons = crate::against::once(reasons);
        }
        let there = place.and_then(|place| self.duel.why_not_there(seat, pick, place));
        reasons.extend(there.filter(|refusal| !reasons.contains(refusal)));
        Some(reasons)
    }

    /// What players do only as a text or a rule has them do it is refused by the rule on doing it.
    fn refused_verb(&self, seat: Seat, text: &str) -> Option<Vec<Refusal>> {
        let (verb, card) = text.trim().split_once(' ')?;
        let stem = stemmed(verb);
        // Of some deeds it is told what becomes of the card: it `is discarded`.
        let undergone = [format!("is {stem}ed"), format!("is {stem}d")];
        let means = |known: &&str| *known == stem || undergone.iter().any(|words| words == known);
        let at = self.names.words.verbs.iter().position(means)?;
        let (slots, _) = self.cast().card_at_start(card)?;
        let own = slots.iter().copied().find(|&slot| self.player_of(slot) == seat);
        Some(vec![Refusal { rule: self.duel.rule_on(Verb(at as u8)), object: own.or(slots.first().copied()) }])
    }

    /// The same of each of several that are wanted one after the other: what can be done is done first.
    pub fn refused_of_all(&self, seat: Seat, text: &str) -> Vec<Refusal> {
        let mut there = self.branch();
        let mut wanted = vec![text.to_owned()];
        if text.contains(" and ") {
            wanted = each(&self.names, text);
        }
        let mut reasons = Vec::new();
        for phrase in wanted {
            let mut next = there.branch();
            if next.does(seat, &phrase).is_ok() {
                there = next;
            } else {
                reasons.extend(there.refused(seat, &phrase).unwrap_or_default());
            }
        }
        crate::against::once(reasons)
    }

    /// The same of what does not pay; if nothing is said against that, too little is paid.
    pub fn unpaid(&self, seat: Seat, text: &str) -> Vec<Refusal> {
        let reasons = self.refused_of_all(seat, text);
        let paying = self.question().filter(|question| (question.seat, question.topic) == (seat, Topic::Pay));
        match paying.filter(|_| reasons.is_empty()) {
            Some(question) => vec![Refusal { rule: question.rule, object: None }],
            None => reasons,
        }
    }

    /// What a player means by a phrase: the question it answers, the answer, and the place that it names besides.
    fn meaning(&mut self, seat: Seat, text: &str) -> Option<(Question, Pick, Option<u8>)> {
        let placed = self.names.place_at_end(text).filter(|(deed, _)| !deed.is_empty());
        if let Some(meant) = self.answer_meant(seat, text) {
            return Some((meant.0, meant.1, None));
        }
        let (deed, place) = placed?;
        let (question, pick) = self.answer_meant(seat, deed)?;
        Some((question, pick, self.names.place(seat, place)))
    }

    /// The question that a phrase answers, and the answer: to what is asked now, or at another time.
    fn answer_meant(&mut self, seat: Seat, text: &str) -> Option<(Question, Pick)> {
        let asked = self.question()?;
        // Who has priority is another question than what is done with it.
        let now = Some(Question { seat, ..asked }).filter(|_| seat == asked.seat || asked.topic != Topic::Priority);
        let others = self.duel.questions(seat).into_iter().filter(|other| Some(other.topic) != now.map(|q| q.topic));
        now.into_iter().chain(others).find_map(|question| {
            let open = (question.seat, question.topic) == (asked.seat, asked.topic) && asked.topic != Topic::Priority;
            let picks = self.meant(question, text, open);
            Some((question, self.likeliest(question, picks)?))
        })
    }

    /// What a phrase can mean as an answer to a question.
    fn meant(&self, question: Question, text: &str, asked: bool) -> Vec<Pick> {
        let cast = self.cast();
        if !text.trim().contains(' ') {
            return self.meant_by_verb(question, text);
        }
        let phrase = Phrase::new(text);
        // What is held pays, too, and has no name.
        if question.topic == Topic::Pay && !asked && phrase.says("pay ") && !self.names_a_card(text) {
            return vec![Pick::Pay(Slot::NONE, 0)];
        }
        let payment = Phrase::payment(text).filter(|_| question.topic == Topic::Pay);
        let pays = |pick: Pick| {
            let card = payment.as_ref().filter(|_| matches!(pick, Pick::Pay(..)));
            card.is_some_and(|card| cast.is_meant(card, pick))
        };
        let mut picks = self.conceivable(text);
        picks.retain(|&pick| (asked && !is_bound(pick)) || self.answers(question.topic, pick));
        picks.retain(|&pick| cast.fits_if(question, &phrase, pick) || pays(pick));
        // A card that is there is meant rather than one that is printed.
        if picks.iter().any(|pick| matches!(pick, Pick::Object(_))) {
            picks.retain(|pick| !matches!(pick, Pick::Card(_)));
        }
        picks
    }

    /// What a verb without a card can mean: what it says itself, or what is done with any card of the player's.
    fn meant_by_verb(&self, question: Question, verb: &str) -> Vec<Pick> {
        let (cast, phrase, begins) = (self.cast(), Phrase::new(verb), format!("{} ", stemmed(verb)));
        let bare = [Pick::Pass, Pick::Done, Pick::Yes, Pick::No];
        let bare = bare.into_iter().filter(|&pick| self.answers(question.topic, pick));
        let itself: Vec<Pick> = bare.filter(|&pick| cast.fits_if(question, &phrase, pick)).collect();
        if !itself.is_empty() {
            return itself;
        }
        let with = |slot: Slot| (0..ACTIONS).map(move |act| Pick::Act(act, slot, 0)).chain([Pick::Object(slot)]);
        let deeds = self.seen().flat_map(with).filter(|&pick| self.answers(question.topic, pick));
        deeds.filter(|&pick| stemmed(&self.duel.say_if(question, pick)).starts_with(&begins)).collect()
    }

    /// Of several cards of a name, a player means the own one with which such a thing is done where it is; of several of
    /// those, the one that the fewest reasons are against.
    fn likeliest(&mut self, question: Question, picks: Vec<Pick>) -> Option<Pick> {
        let fit = |play: &Self, pick: Pick| {
            let deeds = play.cast().slot(pick).map_or(Vec::new(), |slot| play.duel.deeds(question.seat, slot));
            let there = deeds.into_iter().filter(|(other, _)| other.topic == question.topic);
            there.map(|(_, deed)| likeness(deed, pick)).max().unwrap_or(0)
        };
        let done_with_own = question.topic == Topic::Priority || picks.iter().any(|&pick| fit(self, pick) > 0);
        let mut best = None;
        for pick in picks {
            let own = self.cast().slot(pick).is_none_or(|slot| self.player_of(slot) == question.seat);
            let unfit = if done_with_own { u8::MAX - fit(self, pick) } else { 0 };
            let rank = (done_with_own && !own, unfit, self.duel.why_not_if(question, pick).len());
            if best.is_none_or(|(known, _)| rank < known) {
                best = Some((rank, pick));
            }
        }
        best.map(|(_, pick)| pick)
    }

    /// Whether a question about this could be answered so.
    fn answers(&self, topic: Topic, pick: Pick) -> bool {
        match pick {
            Pick::Act(..) => topic == self.duel.answered_by(pick),
            Pick::Pass => topic == Topic::Priority,
            Pick::Yes | Pick::No => matches!(topic, Topic::May | Topic::ExtraCost | Topic::Show | Topic::Book(_)),
            Pick::Pay(..) => topic == Topic::Pay,
            Pick::Word(_) => topic == Topic::Name,
            Pick::Mode(_) => matches!(topic, Topic::Mode | Topic::Pile | Topic::Instalment | Topic::Relief),
            Pick::Place(_) => matches!(topic, Topic::Place | Topic::Choose),
            _ => topic != Topic::Priority,
        }
    }

    /// Whose card it is: who controls it in play, who owns it elsewhere.
    fn player_of(&self, slot: Slot) -> Seat {
        let (state, object) = (self.duel.state(), self.duel.state().object(slot));
        let in_play = self.names.zones[object.zone.index()].in_play;
        if in_play { state.profile(slot).controller } else { object.owner }
    }
}

/// How much two picks are alike: the same, the same thing done with a card in another way, or not at all.
fn likeness(one: Pick, other: Pick) -> u8 {
    match (one, other) {
        _ if one == other => 2,
        (Pick::Act(a, slot, _), Pick::Act(b, of, _)) => u8::from((a, slot) == (b, of)),
        _ => 0,
    }
}

/// Whether a pick answers one sort of question only, whatever is asked.
const fn is_bound(pick: Pick) -> bool {
    matches!(pick, Pick::Act(..) | Pick::Pass | Pick::Pay(..))
}
