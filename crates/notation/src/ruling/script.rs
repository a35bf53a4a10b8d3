//! Plays the lines of a ruling.

use crate::error::{Failure, NotationFault};
use crate::limits::{MAX_ANSWERS, MAX_LINES, check_card_count};
use crate::names::{Names, seat_name};
use crate::position::read;
use crate::ruling::lines::{SourceLine, leading_number};
use crate::ruling::{RulingGame, lines};
use crate::wording_match::{NamedCards, Phrase, split_joint_phrase, stemmed};
use duel::engine::any_duel::AnyDuel;
use duel::engine::forced_answer::ForcedAnswer;
use duel::engine::question::{Pending, Pick, Question, Topic};
use duel::engine::selection::{self, Selection};
use duel::ids::*;
use duel::state::State;
use duel::state::object::{Object, Slot};
use duel::state::rng::Rng;
use series::SeriesDuel;
use std::sync::Arc;

/// The most options of an open question that a failure lists.
const MAX_LISTED_OPTIONS: usize = 60;

/// The most passes on the way to a goal of `both pass until …`.
const MAX_PASSES: usize = 10_000;

/// A ruling that is being played out.
pub(crate) struct ScriptRunner<'g> {
    pub game: &'g RulingGame,
    pub names: Names,
    pub duel: Box<dyn AnyDuel>,
    written: Vec<Slot>,
    /// The cards in each player's deck at the start.
    pub decks: [Vec<CardId>; 2],
    /// The sideboards at the start.
    pub sideboards: [Vec<CardId>; 2],
    /// The number of finished duels when `written` was last set or cleared.
    duels_over_at_naming: usize,
    /// The ruling has claimed something.
    pub has_claims: bool,
    /// The rules that claims rely on: those that refuse something, or hide it.
    pub claimed_rules: Vec<Rule>,
    /// The fingerprint of the state before the last attempt.
    pub state_before_attempt: Option<u64>,
    /// The fingerprints of the states in which players have answered.
    pub answered_states: Vec<u64>,
    /// The player and topic of an open selection, which closes when something else follows.
    open_selection: Option<(Seat, Topic)>,
    /// The turn and phase before the last line was played; at the start, those of the position.
    pub turn_before_line: (u16, Phase),
    /// The goal that the last line passed until, if it reached one.
    reached_goal: Option<String>,
    /// The fingerprint of the state in which the ruling has said that a question is open.
    acknowledged: Option<u64>,
    /// The forced answers given since the last line that was matched.
    forced_answers: Vec<ForcedAnswer>,
    /// The options picked since [`take_picks`](Self::take_picks) was last called.
    picks: Vec<usize>,
    /// The duel before the open selection took anything.
    selection_start: Option<Box<dyn AnyDuel>>,
    /// The number of lines played.
    lines_played: usize,
    /// The player who asks, if this is a query about a duel in progress; nothing hidden from them is revealed.
    asking_player: Option<AskingPlayer>,
    /// This is a query about what can be done at this moment, so nobody passes on the way.
    is_query: bool,
    /// More is wanted of a selection than it can take; it stays open, so that the reasons can be given.
    pub(super) wants_more: bool,
}

/// A player who asks, with the random numbers and the known cards when the query began.
#[derive(Clone)]
pub(crate) struct AskingPlayer {
    pub seat: Seat,
    rng: Rng,
    known: Vec<bool>,
}

impl AskingPlayer {
    pub fn new(seat: Seat, state: &State) -> Self {
        Self { seat, rng: state.rng, known: state.objects.iter().map(|object| knows(seat, object)).collect() }
    }

    /// Returns true if chance has decided something since, or the player has come to know a card.
    fn has_learnt(&self, state: &State) -> bool {
        let now = state.objects.iter().map(|object| knows(self.seat, object));
        state.rng != self.rng || now.zip(&self.known).any(|(now, &before)| now && !before)
    }
}

fn knows(seat: Seat, object: &Object) -> bool {
    object.known_by >> seat.0 & 1 == 1
}

impl<'g> ScriptRunner<'g> {
    pub fn new(
        game: &'g RulingGame,
        names: Names,
        mut duel: Box<dyn AnyDuel>,
        written: Vec<Slot>,
        decks: [Vec<CardId>; 2],
        sides: [Vec<CardId>; 2],
    ) -> Self {
        duel.lab_mut().scratch().trace.keep();
        let over = duel.match_score().map_or(0, |standing| standing.results.len());
        let stood = (duel.lab().state().turn.number, duel.lab().state().turn.phase);
        Self {
            game,
            names,
            duel,
            written,
            decks,
            sideboards: sides,
            duels_over_at_naming: over,
            has_claims: false,
            claimed_rules: Vec::new(),
            state_before_attempt: None,
            answered_states: Vec::new(),
            open_selection: None,
            turn_before_line: stood,
            reached_goal: None,
            acknowledged: None,
            forced_answers: Vec::new(),
            picks: Vec::new(),
            selection_start: None,
            lines_played: 0,
            asking_player: None,
            is_query: false,
            wants_more: false,
        }
    }

    /// The cards of the position, in the order in which they were written.
    pub fn written(&self) -> &[Slot] {
        &self.written
    }

    /// Sets a position up and plays the lines that follow it. Claims are left out.
    pub fn read(game: &'g RulingGame, source: &str) -> Result<Self, Failure> {
        let (cards, body) = lines::parse_position(source)?;
        let at = |line: usize| move |fault: NotationFault| Failure { line, fault };
        let mut pool = Arc::clone(&game.pool);
        for card in &cards {
            let compiled = (game.compile)(card.text, "", Arc::make_mut(&mut pool));
            compiled.map_err(|said| at(card.number)(NotationFault::CardText { said }))?;
        }
        let names = Names { words: game.words, zones: game.zones, pool: Arc::clone(&pool) };
        let (set_up, rest) = read::read_position(game, &names, &body)?;
        let duel = set_up
            .start(game, pool)
            .map_err(|impossible| at(set_up.line_of(&impossible))(NotationFault::Impossible(impossible)))?;
        let stood = (set_up.position.turn, set_up.position.phase);
        let mut play = Self::new(game, names, duel, set_up.written, Default::default(), Default::default());
        play.turn_before_line = stood;
        for line in rest.iter().filter(|line| !is_claim(line.text)) {
            play.play_line(line).map_err(at(line.number))?;
        }
        play.finish();
        Ok(play)
    }

    /// Limits a query to what a player knows.
    pub fn seen_by(mut self, eyes: Option<AskingPlayer>) -> Self {
        self.asking_player = eyes;
        self
    }

    /// Makes this a query about what can be done at this moment.
    pub fn for_query(mut self) -> Self {
        self.is_query = true;
        self
    }

    pub fn named_cards(&self) -> NamedCards<'_> {
        let eyes = self.asking_player.as_ref().map(|eyes| eyes.seat);
        NamedCards { duel: &*self.duel, names: &self.names, written: &self.written, asking_seat: eyes }
    }

    /// Returns true if the player who asks cannot know the answer to this question: it is another player's, or it
    /// follows from chance or from a card that was hidden.
    fn is_hidden_from_asker(&self, question: Question) -> bool {
        let state = self.duel.lab().state();
        self.asking_player.as_ref().is_some_and(|eyes| eyes.seat != question.seat || eyes.has_learnt(state))
    }

    /// The rules the duel passed through since this was last called, and those that claims rely on.
    pub fn passed(&mut self) -> Vec<Rule> {
        let mut rules = self.duel.lab_mut().scratch().trace.take_rules();
        rules.extend(&self.claimed_rules);
        rules
    }

    pub fn question(&self) -> Option<Question> {
        match self.duel.pending() {
            Pending::Question(question) => Some(question),
            Pending::Over(_) => None,
        }
    }

    /// A description of the pending question, with its options, or of the result.
    pub fn describe_pending(&self) -> String {
        match self.duel.pending() {
            Pending::Question(question) => {
                let asked = format!("{} is asked ({})", seat_name(question.seat), self.game.rule_id(question.rule));
                if self.is_hidden_from_asker(question) {
                    return asked;
                }
                let named_cards = self.named_cards();
                let all = self.offered();
                let mut options: Vec<String> =
                    all.iter().take(MAX_LISTED_OPTIONS).map(|&pick| named_cards.render_option(pick)).collect();
                if all.len() > MAX_LISTED_OPTIONS {
                    options.push(format!("and {} more", all.len() - MAX_LISTED_OPTIONS));
                }
                format!("{asked}: {}", options.join("; "))
            }
            Pending::Over(outcome) => {
                let how = outcome.winner.map_or("is drawn".to_owned(), |seat| format!("is won by {}", seat_name(seat)));
                let what = if self.duel.match_score().is_some() { "match" } else { "duel" };
                format!("the {what} {how} ({})", self.game.rule_id(outcome.rule))
            }
        }
    }

    /// Plays a line, as often as it says.
    pub fn play_line(&mut self, line: &SourceLine) -> Result<(), NotationFault> {
        let Some((first, lines)) = repeated(line.text) else { return self.play_line_once(line) };
        let times: u16 = first.parse().map_err(|_| NotationFault::not_read("a number before `times`", first))?;
        let lines: Vec<&str> = lines.split(';').map(str::trim).collect();
        if let Some(again) = lines.iter().find(|text| repeated(text).is_some()) {
            return Err(NotationFault::not_read("something to do, and no other `times:`, after `times:`", again));
        }
        let all = (0..times).flat_map(|_| &lines);
        all.map(|text| SourceLine { number: line.number, text }).try_for_each(|line| self.play_line_once(&line))
    }

    /// Plays a line once.
    fn play_line_once(&mut self, line: &SourceLine) -> Result<(), NotationFault> {
        self.lines_played += 1;
        if self.lines_played > MAX_LINES {
            return Err(NotationFault::TooMuch {
                what: "lines, each counted as often as it is played",
                most: MAX_LINES,
            });
        }
        self.check_answer_limit()?;
        let (first, rest) = line.text.split_once(' ').unwrap_or((line.text, ""));
        let rest = rest.trim_start();
        let now = (self.duel.lab().state().turn.number, self.duel.lab().state().turn.phase);
        match first {
            "expect" => return self.expect(rest),
            "both" => {
                self.both_pass(rest)?;
                self.turn_before_line = now;
                return Ok(());
            }
            "time" if rest == "is called" => {
                self.close_selection();
                if !self.duel.match_score().is_some_and(|standing| standing.options.timed) {
                    return Err(NotationFault::not_read("a line `match …, time limit` in the position", line.text));
                }
                self.duel.call_time();
            }
            _ => {
                let seat =
                    Names::seat(first).ok_or_else(|| NotationFault::not_read("a player, `both` or `expect`", first))?;
                if let Some(phrase) = rest.strip_prefix("cannot ") {
                    return self.check_denial(seat, phrase, Self::check_cannot);
                }
                if let Some(phrase) = rest.strip_prefix("attempts to ") {
                    return self.check_denial(seat, phrase, Self::check_attempt);
                }
                if rest == "is asked" {
                    return self.leave_question_open(seat);
                }
                match rest.strip_prefix("lets go of ") {
                    Some(card) => self.let_go(seat, card)?,
                    None => self.do_deeds(seat, rest)?,
                }
            }
        }
        (self.turn_before_line, self.reached_goal) = (now, None);
        Ok(())
    }

    /// Fails if more answers were given than are allowed.
    fn check_answer_limit(&self) -> Result<(), NotationFault> {
        let most = MAX_ANSWERS;
        if self.answered_states.len() <= most { Ok(()) } else { Err(NotationFault::TooMuch { what: "answers", most }) }
    }

    /// A selection is open that can take more, or end.
    pub fn is_open(&self) -> bool {
        self.open_selection.is_some()
    }

    /// Keeps the open selection from being closed by the next line.
    pub fn leave_open(&mut self) {
        self.open_selection = None;
    }

    /// Notes that the ruling has said that the pending question is open.
    pub fn acknowledge(&mut self) {
        self.acknowledged = Some(self.duel.lab().state().fingerprint());
    }

    /// The ruling has said that the pending question is open.
    pub fn is_acknowledged(&self) -> bool {
        self.acknowledged.is_some_and(|state| state == self.duel.lab().state().fingerprint())
    }

    /// The picks that can be made now: the options, or for a selection everything that can be added in any order, and
    /// its end.
    pub fn offered(&self) -> Vec<Pick> {
        match self.selection() {
            Some(selection) => {
                let end = selection.may_end.then_some(Pick::Done);
                selection.distinct_picks(&*self.duel, self.game.zones).into_iter().chain(end).collect()
            }
            None => self.duel.options().to_vec(),
        }
    }

    /// The pending question as a selection, if it asks for several.
    fn selection(&self) -> Option<Selection> {
        self.duel.selection().filter(|selection| selection.is_several() || self.wants_more)
    }

    fn pick(&mut self, pick: Pick) {
        self.answered_states.push(self.duel.lab().state().fingerprint());
        if self.selection().is_some() {
            return self.take_into_selection(pick);
        }
        if let Some(option) = self.duel.options().iter().position(|&offered| offered == pick) {
            self.picks.push(option);
            self.duel.pick(option);
            self.collect_forced_answers();
            self.notice_next_duel();
        }
    }

    /// Collects the answers that the engine gave without asking, so that a ruling can write them as if it had asked.
    fn collect_forced_answers(&mut self) {
        let unasked = self.duel.lab_mut().scratch().trace.take_forced();
        self.forced_answers.extend(unasked.into_iter().filter(|_| self.asking_player.is_none()));
    }

    /// Takes a pick into a selection, and closes the selection if it can take no more, or if the pick is its end.
    fn take_into_selection(&mut self, pick: Pick) {
        let start = self.selection_start.take().unwrap_or_else(|| self.duel.branch());
        let taken = self.selection().map_or(Vec::new(), |selection| selection.taken);
        self.duel.select(pick);
        let closed = if pick == Pick::Done {
            Some(taken)
        } else {
            let full = |s: &Selection| !s.taken.is_empty() && s.addable.is_empty() && s.may_end;
            self.selection().filter(|s| full(s) && !self.wants_more).map(|s| {
                self.duel.select(Pick::Done);
                s.taken
            })
        };
        match closed {
            Some(taken) => {
                self.picks.extend(selection::canonical_options(&*start, self.game.zones, &taken).unwrap_or_default());
            }
            None if self.selection().is_some_and(|selection| !selection.taken.is_empty()) => {
                self.selection_start = Some(start)
            }
            // An action that only makes currency for a payment is no part of the selection.
            None => self.picks.extend(start.options().iter().position(|&option| option == pick)),
        }
        self.collect_forced_answers();
        self.notice_next_duel();
    }

    /// Takes a card, or another pick, back out of the open selection.
    fn let_go(&mut self, seat: Seat, what: &str) -> Result<(), NotationFault> {
        let asked = self.question().filter(|question| question.seat == seat);
        let taken = self.selection().filter(|_| asked.is_some()).map_or(Vec::new(), |selection| selection.taken);
        let named_cards = self.named_cards();
        let slots = named_cards.card_at_start(what).map_or(Vec::new(), |(slots, _)| slots);
        let named = |&pick: &Pick| match named_cards.card_of(pick) {
            Some(slot) => slots.contains(&slot) || named_cards.is_named(slot, what),
            None => named_cards.is_wording_of(&Phrase::new(what), pick),
        };
        let Some(pick) = taken.into_iter().find(named) else {
            let (phrase, question) = (format!("lets go of {what}"), self.describe_pending());
            return Err(NotationFault::NotOffered { asked: seat_name(seat), phrase, question });
        };
        self.duel.deselect(pick);
        self.open_selection = asked.filter(|_| self.offered().contains(&Pick::Done)).map(|q| (q.seat, q.topic));
        Ok(())
    }

    /// Forgets the cards as written when the next duel begins; they are told apart by their handles from then on.
    fn notice_next_duel(&mut self) {
        if self.duel.match_score().is_some_and(|standing| standing.results.len() != self.duels_over_at_naming) {
            self.duels_over_at_naming = self.duels_over();
            self.written.clear();
        }
    }

    /// Finishes the last line, unless the ruling says that a question is open.
    pub fn finish(&mut self) {
        if !self.is_acknowledged() {
            self.give_forced_answers();
            self.close_selection();
        }
    }

    /// Closes the open selection, if there is one, and gives the forced answers that follow.
    pub fn close_selection(&mut self) {
        if self.end_selection() {
            self.give_forced_answers();
        }
    }

    fn end_selection(&mut self) -> bool {
        let Some((seat, topic)) = self.open_selection.take() else { return false };
        let asked = self.question().is_some_and(|q| (q.seat, q.topic) == (seat, topic));
        let ends = asked && self.offered().contains(&Pick::Done);
        if ends {
            self.pick(Pick::Done);
        }
        ends
    }

    /// Answers questions as long as they have one answer, except priority.
    pub fn give_forced_answers(&mut self) {
        while self.give_forced_answer_if_any() {}
    }

    /// Answers a question that has one answer, except priority. Returns true if there was one.
    pub fn give_forced_answer_if_any(&mut self) -> bool {
        let question = self.question().filter(|question| question.topic != Topic::Priority);
        let Some((question, only)) = question.zip(self.only_answer()).filter(|(q, _)| !self.is_hidden_from_asker(*q))
        else {
            return false;
        };
        self.give_forced_answer(question, only);
        true
    }

    /// The only answer, if there is just one; in an open selection, its only remaining pick.
    fn only_answer(&self) -> Option<Pick> {
        let taking = self.selection_start.as_ref().map(|_| self.offered());
        match taking.as_deref().unwrap_or(self.duel.options()) {
            &[only] => Some(only),
            _ => None,
        }
    }

    fn give_forced_answer(&mut self, question: Question, only: Pick) {
        let answer = ForcedAnswer {
            seat: question.seat,
            text: self.duel.render_pick(only),
            about: self.named_cards().card_of(only),
        };
        self.forced_answers.push(answer);
        if self.selection_start.is_some() {
            return self.pick(only);
        }
        self.answered_states.push(self.duel.lab().state().fingerprint());
        self.picks.push(0);
        self.duel.pick(0);
        self.collect_forced_answers();
        self.notice_next_duel();
    }

    /// Takes the picks made so far, as indices into the lists of options.
    pub fn take_picks(&mut self) -> Vec<usize> {
        std::mem::take(&mut self.picks)
    }

    /// Completes a verb without its card, or a card without its zone, to the text of the only option that begins so.
    pub fn complete_phrase(&self, seat: Seat, text: &str) -> Result<String, NotationFault> {
        let bare = !self.is_offered(seat, text);
        if !bare || self.question().is_none_or(|question| question.seat != seat) {
            return Ok(text.to_owned());
        }
        let next = if text.trim().contains(' ') { " from " } else { " " };
        let (named_cards, begins) = (self.named_cards(), format!("{}{next}", stemmed(text)));
        let begin = |words: &String| stemmed(words).starts_with(&begins);
        let found: Vec<String> =
            self.duel.options().iter().map(|&pick| named_cards.render_option(pick)).filter(begin).collect();
        match &found[..] {
            [] => Ok(text.to_owned()),
            [one] => Ok(one.clone()),
            several => Err(NotationFault::Ambiguous { found: text.to_owned(), readings: several.join(" or ") }),
        }
    }

    /// Pays with the listed cards, or with any.
    pub fn pay_as_written(&mut self, seat: Seat, payment: &str) -> Result<(), NotationFault> {
        match payment {
            "any" => self.pay_any(seat),
            list => self.pay(seat, list.strip_prefix("with ").unwrap_or(list)),
        }
    }

    /// Carries out the actions of a line in order, and then its payment.
    pub fn do_deeds(&mut self, seat: Seat, text: &str) -> Result<(), NotationFault> {
        if text == "concedes" {
            self.duel.concede(seat);
            self.notice_next_duel();
            return Ok(());
        }
        if text == "concedes the match" {
            self.duel.concede_match(seat);
            return Ok(());
        }
        let (deeds, payment) = match text.split_once(" paying ") {
            Some((deeds, payment)) => (deeds, Some(payment)),
            None => (text, None),
        };
        for deed in self.names.clone().split_parts(deeds) {
            match self.names.place_at_end(deed).filter(|_| !self.is_offered(seat, deed)) {
                Some((deed, place)) => {
                    self.do_deed(seat, deed)?;
                    self.do_deed(seat, &format!("chooses {place}"))?;
                }
                None => self.do_deed(seat, deed)?,
            }
        }
        payment.map_or(Ok(()), |payment| self.pay_as_written(seat, payment))
    }

    fn do_deed(&mut self, seat: Seat, text: &str) -> Result<(), NotationFault> {
        let mut wanted = vec![text.to_owned()];
        if text.contains(" and ") && !self.is_offered(seat, text) {
            wanted = split_joint_phrase(&self.names, text);
        }
        self.announce_count(seat, &wanted);
        while !wanted.is_empty() {
            match self.find_wanted(seat, &wanted)? {
                Found::Option { option, phrase } => {
                    wanted.remove(phrase);
                    let topic = self.question().map(|q| q.topic);
                    self.forced_answers.clear();
                    self.pick(option);
                    let more = self.question().filter(|q| q.seat == seat && Some(q.topic) == topic);
                    let more = more.filter(|_| self.offered().contains(&Pick::Done));
                    self.open_selection = more.map(|q| (q.seat, q.topic));
                }
                Found::Already { answer, phrase } => {
                    wanted.remove(phrase);
                    self.forced_answers.drain(..=answer);
                }
            }
        }
        Ok(())
    }

    /// Answers the question of how many to choose, if the line goes straight on to choose them.
    fn announce_count(&mut self, seat: Seat, wanted: &[String]) {
        let asked = self.question().is_some_and(|q| q.seat == seat && q.topic == Topic::HowMany);
        if !asked || wanted.iter().any(|text| !text.starts_with("chooses ") || self.is_offered(seat, text)) {
            return;
        }
        let number = Pick::Number(wanted.len() as i32);
        if self.duel.options().contains(&number) {
            self.pick(number);
        }
    }

    /// A copy of this duel, to try something in.
    pub fn branch(&self) -> ScriptRunner<'g> {
        let (duel, written) = (self.duel.branch(), self.written.clone());
        let eyes = self.asking_player.clone();
        let play =
            ScriptRunner::new(self.game, self.names.clone(), duel, written, Default::default(), Default::default());
        ScriptRunner { is_query: self.is_query, wants_more: self.wants_more, ..play.seen_by(eyes) }
    }

    /// Begins `play A to the left centre` in a copy of the duel, and returns that with the rest, `choose left centre`;
    /// `None` if the text names no place, or if it cannot be begun.
    pub fn begin_deed(&self, seat: Seat, text: &str) -> Option<(ScriptRunner<'g>, String)> {
        let (deed, place) = self.names.place_at_end(text).filter(|_| !self.is_offered(seat, text))?;
        let mut there = self.branch().for_query();
        there.do_deed(seat, deed).ok().map(|()| (there, format!("choose {place}")))
    }

    /// Returns true if the player may do this, including at the place it names.
    pub fn may_do(&self, seat: Seat, text: &str) -> bool {
        self.is_offered(seat, text)
            || self.begin_deed(seat, text).is_some_and(|(there, rest)| there.is_offered(seat, &rest))
    }

    pub fn is_offered(&self, seat: Seat, text: &str) -> bool {
        let phrase = Phrase::new(text);
        let named_cards = self.named_cards();
        self.question().is_some_and(|q| q.seat == seat)
            && self.offered().into_iter().any(|pick| named_cards.is_wording_of(&phrase, pick))
    }

    /// Finds an option that reads like one of the phrases, giving forced answers on the way.
    fn find_wanted(&mut self, seat: Seat, wanted: &[String]) -> Result<Found, NotationFault> {
        let phrases: Vec<Phrase> = wanted.iter().map(|text| Phrase::new(text)).collect();
        let first = self.describe_pending();
        let turn = self.duel.lab().state().turn.number;
        let mut looked = 0;
        loop {
            let missing = || NotationFault::NotOffered {
                asked: seat_name(seat),
                phrase: wanted.join(" and "),
                question: first.clone(),
            };
            let question =
                self.question().filter(|&question| !self.is_hidden_from_asker(question)).ok_or_else(missing)?;
            if question.seat == seat {
                let mut found = Vec::new();
                for (at, phrase) in phrases.iter().enumerate() {
                    found.extend(
                        self.option_worded(phrase, &wanted[at])?.map(|option| Found::Option { option, phrase: at }),
                    );
                }
                // Where the order does not matter, take the options in the order in which they are listed.
                let sorted = question.topic == Topic::Sideboard;
                let place = |found: &Found| match found {
                    Found::Option { option, .. } if sorted => self.duel.options().iter().position(|o| o == option),
                    _ => None,
                };
                if let Some(first) = found.into_iter().min_by_key(place) {
                    return Ok(first);
                }
            }
            let named_cards = self.named_cards();
            let said = |phrase: &Phrase, one: &ForcedAnswer| {
                one.seat == seat && named_cards.reads_as(&one.text, phrase, one.about)
            };
            let given = |phrase| (looked..self.forced_answers.len()).find(|&at| said(phrase, &self.forced_answers[at]));
            let already = phrases.iter().enumerate().find_map(|(at, phrase)| Some((given(phrase)?, at)));
            if let Some((answer, phrase)) = already {
                return Ok(Found::Already { answer, phrase });
            }
            // A query is about this moment: it gives no forced answer before its first pick, nor at priority.
            let later = self.is_query && (question.topic == Topic::Priority || self.picks.is_empty());
            looked = self.forced_answers.len();
            if self.open_selection == Some((question.seat, question.topic)) {
                self.close_selection();
            } else if let Some(only) = self.only_answer()
                && self.duel.lab().state().turn.number == turn
                && !later
            {
                self.give_forced_answer(question, only);
            } else {
                return Err(missing());
            }
        }
    }

    /// The options that read like a phrase.
    fn options_worded(&self, phrase: &Phrase) -> Vec<Pick> {
        let named_cards = self.named_cards();
        self.offered().into_iter().filter(|&pick| named_cards.is_wording_of(phrase, pick)).collect()
    }

    /// A text that matches this option and no other, if there is one; the second of several that read alike ends in
    /// `(2)`.
    pub fn wording_of(&self, option: Pick) -> Option<String> {
        let words = self.named_cards().render_option(option);
        let nth = self.options_worded(&Phrase::new(&words)).iter().position(|&other| other == option)?;
        let numbered = format!("{words} ({})", nth + 1);
        let means =
            |words: &String| self.option_worded(&Phrase::new(words), words).is_ok_and(|found| found == Some(option));
        [words, numbered].into_iter().filter(|words| self.names.split_parts(words).len() == 1).find(means)
    }

    /// The option that reads like the phrase; several are a fault.
    fn option_worded(&self, phrase: &Phrase, text: &str) -> Result<Option<Pick>, NotationFault> {
        let named_cards = self.named_cards();
        match self.options_worded(phrase)[..] {
            [] => {
                Ok(numbered(text).and_then(|(words, n)| self.options_worded(&Phrase::new(words)).get(n - 1).copied()))
            }
            [one] => Ok(Some(one)),
            ref fitting => {
                // Options that read alike are told apart by a number.
                let reading = |&option: &Pick| {
                    let words = named_cards.render_option(option);
                    let alike = self.options_worded(&Phrase::new(&words));
                    match alike.iter().position(|&other| other == option) {
                        Some(nth) if alike.len() > 1 => format!("{words} ({})", nth + 1),
                        _ => words,
                    }
                };
                let readings: Vec<String> = fitting.iter().map(reading).collect();
                Err(NotationFault::Ambiguous { found: text.to_owned(), readings: readings.join(" or ") })
            }
        }
    }

    /// Pays with the first option each time, until the payment is complete.
    fn pay_any(&mut self, seat: Seat) -> Result<(), NotationFault> {
        self.go_to_payment(seat, "pays")?;
        while self.question().is_some_and(|q| q.seat == seat && q.topic == Topic::Pay) {
            let options = self.duel.options();
            let pick = if options.contains(&Pick::Done) { Pick::Done } else { options[0] };
            self.pick(pick);
        }
        Ok(())
    }

    fn go_to_payment(&mut self, seat: Seat, text: &str) -> Result<(), NotationFault> {
        let first = self.describe_pending();
        while self.question().is_none_or(|q| q.topic != Topic::Pay) {
            match self.question().filter(|&question| !self.is_hidden_from_asker(question)) {
                Some(question) if self.open_selection == Some((question.seat, question.topic)) => {
                    self.end_selection();
                }
                Some(question)
                    if question.topic != Topic::Priority
                        && let Some(only) = self.only_answer() =>
                {
                    self.give_forced_answer(question, only);
                }
                _ => {
                    return Err(NotationFault::NotOffered {
                        asked: seat_name(seat),
                        phrase: text.to_owned(),
                        question: first,
                    });
                }
            }
        }
        Ok(())
    }

    /// Pays with the listed cards, in whatever order they are offered.
    fn pay(&mut self, seat: Seat, list: &str) -> Result<(), NotationFault> {
        let mut wanted: Vec<(String, usize)> = Vec::new();
        for part in list.split(" and ").flat_map(|part| self.names.split_parts(part)) {
            let (n, name) = leading_number(part).unwrap_or((1, part));
            let n = check_card_count(n, wanted.iter().map(|(_, n)| n).sum(), part)?;
            wanted.extend((n > 0).then(|| (name.to_owned(), n)));
        }
        self.go_to_payment(seat, &format!("pays with {list}"))?;
        while self.question().is_some_and(|q| q.seat == seat && q.topic == Topic::Pay) {
            let named_cards = self.named_cards();
            let options = self.offered();
            let fits = |option: &usize, name: &String| {
                let (card, colour) = name.split_once(" for ").map_or((&name[..], None), |(c, e)| (c, Some(e)));
                let slots = named_cards.card_at_start(card).map_or(Vec::new(), |(slots, _)| slots);
                let said = named_cards.render_option(options[*option]);
                let of_card = named_cards.card_of(options[*option]).is_some_and(|slot| {
                    slots.contains(&slot) || (!card.contains('#') && named_cards.is_named(slot, card))
                });
                let of_unit =
                    named_cards.card_of(options[*option]).is_none() && said.strip_prefix("pays ") == Some(name);
                of_unit || of_card && colour.is_none_or(|element| said.contains(&format!("for {element}")))
            };
            let found = (0..options.len())
                .find_map(|option| wanted.iter().position(|(name, _)| fits(&option, name)).map(|at| (option, at)));
            let Some((option, at)) = found else {
                // The list is used up: end the payment, or spend the currency that was made on the way.
                if wanted.is_empty() && options.contains(&Pick::Done) {
                    self.pick(Pick::Done);
                    continue;
                }
                let first = self.duel.options()[0];
                let held = self.duel.options().iter().all(|&pick| named_cards.card_of(pick).is_none());
                if held && wanted.is_empty() || self.duel.options().len() == 1 {
                    self.pick(first);
                    continue;
                }
                let phrase = format!("pays with {}", wanted.first().map_or("no more", |(name, _)| name));
                return Err(NotationFault::NotOffered {
                    asked: seat_name(seat),
                    phrase,
                    question: self.describe_pending(),
                });
            };
            match &mut wanted[at].1 {
                1 => drop(wanted.remove(at)),
                more => *more -= 1,
            }
            self.pick(options[option]);
        }
        match wanted.first() {
            Some((name, _)) => {
                let phrase = format!("pays with {name}");
                Err(NotationFault::NotOffered { asked: seat_name(seat), phrase, question: self.describe_pending() })
            }
            None => Ok(()),
        }
    }

    /// Carries out `both pass`, once each or until a goal is reached.
    fn both_pass(&mut self, text: &str) -> Result<(), NotationFault> {
        self.close_selection();
        let rest = text.strip_prefix("pass").ok_or_else(|| NotationFault::not_read("`both pass`", text))?.trim_start();
        self.forced_answers.clear();
        let before = self.reached_goal.take();
        if rest.is_empty() {
            self.pass_priority()?;
            return self.pass_priority();
        }
        let goal = rest.strip_prefix("until ").ok_or_else(|| NotationFault::not_read("`both pass until …`", rest))?;
        let over = self.duels_over();
        // A phase or turn that had already begun must end and come again.
        let (turn, mut left) = (self.duel.lab().state().turn.number, !self.was_goal_reached(goal, before.as_deref()));
        for _ in 0..MAX_PASSES {
            for settles in [false, true] {
                if settles {
                    self.give_forced_answers();
                }
                let on = self.is_goal_reached(goal, over)?;
                left |= !on || self.duel.lab().state().turn.number != turn;
                if on && left {
                    self.reached_goal = Some(goal.to_owned());
                    return Ok(());
                }
            }
            self.pass_priority()?;
            self.check_answer_limit()?;
        }
        Err(NotationFault::untrue(goal, self.describe_pending()))
    }

    /// Returns true if the goal is a phase or turn that was current before the last line was played, or that it passed
    /// until.
    fn was_goal_reached(&self, goal: &str, reached: Option<&str>) -> bool {
        let (turn, phase) = self.turn_before_line;
        let same_turn = turn == self.duel.lab().state().turn.number;
        let covered = self.names.phases(goal);
        let then = if goal.ends_with("'s turn") {
            same_turn
        } else {
            same_turn && covered.as_ref().is_ok_and(|phases| phases.contains(&phase))
        };
        then || covered.is_ok() && reached == Some(goal)
    }

    /// Returns true if the goal is reached; `over` duels were finished when it was set.
    fn is_goal_reached(&self, goal: &str, over: usize) -> Result<bool, NotationFault> {
        let state = self.duel.lab().state();
        if goal == "the stack is empty" {
            return Ok(self.stack_size() == 0 && state.resolving.is_empty());
        }
        if let Some(seat) = goal.strip_suffix("'s turn") {
            return Ok(state.turn.player == Names::require_seat(seat)?);
        }
        if let Some(seat) = goal.strip_suffix(" is asked") {
            let seat = Names::require_seat(seat)?;
            return Ok(self.question().is_some_and(|q| q.seat == seat && q.topic != Topic::Priority));
        }
        if goal == "the duel is over" {
            return Ok(self.question().is_none() || self.duels_over() > over);
        }
        Ok(self.names.phases(goal)?.contains(&state.turn.phase))
    }

    fn pass_priority(&mut self) -> Result<(), NotationFault> {
        self.give_forced_answers();
        match self.duel.options().contains(&Pick::Pass) {
            true => {
                self.pick(Pick::Pass);
                Ok(())
            }
            false => Err(NotationFault::NotOffered {
                asked: "both",
                phrase: "pass".to_owned(),
                question: self.describe_pending(),
            }),
        }
    }
}

enum Found {
    Option { option: Pick, phrase: usize },
    Already { answer: usize, phrase: usize },
}

/// Splits `33 times: p1 uses A; both pass` into `33` and the rest.
fn repeated(text: &str) -> Option<(&str, &str)> {
    let (first, rest) = text.split_once(' ')?;
    Some((first, rest.trim_start().strip_prefix("times: ")?))
}

/// Splits a text that ends in `(2)` into the words and the number.
fn numbered(text: &str) -> Option<(&str, usize)> {
    let (words, number) = text.strip_suffix(')')?.rsplit_once(" (")?;
    number.parse().ok().filter(|&n| n > 0).map(|n| (words, n))
}

/// Returns true if the line only claims something.
pub(super) fn is_claim(text: &str) -> bool {
    let claims = [" cannot ", " attempts to "];
    text.starts_with("expect") || claims.iter().any(|claim| text.get(2..).is_some_and(|rest| rest.starts_with(claim)))
}
