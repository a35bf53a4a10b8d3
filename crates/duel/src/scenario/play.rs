//! What the players of a ruling do.

use super::bounds::{ANSWERS, LINES, count};
use super::fault::{Failure, Fault};
use super::names::Names;
use super::phrase::{Cast, Phrase, each, stemmed};
use super::player;
use super::text::{Line, leading_number};
use super::{Game, placing, text};
use crate::dice::Dice;
use crate::duel::AnyDuel;
use crate::object::{Object, Slot};
use crate::question::{Pending, Pick, Question, Topic};
use crate::selection::{self, Selection};
use crate::state::State;
use crate::unasked::Unasked;
use crate::words::*;
use std::sync::Arc;

/// How many options of an open question a failure tells.
const TOLD: usize = 60;

/// How often players pass on the way to something before that is given up.
const PATIENCE: usize = 10_000;

/// A ruling that is being played out.
pub(crate) struct Play<'g> {
    pub game: &'g Game,
    pub names: Names,
    pub duel: Box<dyn AnyDuel>,
    written: Vec<Slot>,
    /// The cards in each player's deck at first.
    pub decks: [Vec<CardId>; 2],
    /// The sideboards at first.
    pub sides: [Vec<CardId>; 2],
    /// How many duels were over when cards were last told apart.
    over: usize,
    /// Whether anything was claimed.
    pub claims: bool,
    /// The rules that claims lean on: those that refuse something, or hide it.
    pub leant_on: Vec<Rule>,
    /// The state before the last attempt.
    pub before: Option<u64>,
    /// The states in which players have answered.
    pub asked_before: Vec<u64>,
    /// A question that asks for one more of several, which closes when something else follows.
    open: Option<(Seat, Topic)>,
    /// The turn and phase before the last line was played; at first those of the position.
    pub stood: (u16, Phase),
    /// Until what the last line passed.
    reached: Option<String>,
    /// The state in which the ruling has said that a question is open.
    acknowledged: Option<u64>,
    /// What answered itself since the last line that was matched.
    by_itself: Vec<Unasked>,
    /// What was picked since this was last asked for.
    picks: Vec<usize>,
    /// The duel before anything was taken into the selection that is open.
    start: Option<Box<dyn AnyDuel>>,
    /// How many lines were played.
    lines: usize,
    /// The player who asks, if one does, who is told nothing that only others know.
    eyes: Option<Eyes>,
    /// Somebody asks what can be done at this moment: nobody passes on the way to it.
    asking: bool,
}

/// A player who asks, with what chance and knowledge were when the asking began.
#[derive(Clone)]
pub(crate) struct Eyes {
    pub seat: Seat,
    dice: Dice,
    known: Vec<bool>,
}

impl Eyes {
    pub fn new(seat: Seat, state: &State) -> Self {
        Self { seat, dice: state.dice, known: state.objects.iter().map(|object| knows(seat, object)).collect() }
    }

    /// Whether chance has decided something since, or the player has come to know something.
    fn learnt(&self, state: &State) -> bool {
        let now = state.objects.iter().map(|object| knows(self.seat, object));
        state.dice != self.dice || now.zip(&self.known).any(|(now, &before)| now && !before)
    }
}

fn knows(seat: Seat, object: &Object) -> bool {
    object.known >> seat.0 & 1 == 1
}

impl<'g> Play<'g> {
    pub fn new(
        game: &'g Game,
        names: Names,
        mut duel: Box<dyn AnyDuel>,
        written: Vec<Slot>,
        decks: [Vec<CardId>; 2],
        sides: [Vec<CardId>; 2],
    ) -> Self {
        duel.scratch().tracing = true;
        let over = duel.standing().map_or(0, |standing| standing.ended.len());
        let stood = (duel.state().turn.number, duel.state().turn.phase);
        Self {
            game,
            names,
            duel,
            written,
            decks,
            sides,
            over,
            claims: false,
            leant_on: Vec::new(),
            before: None,
            asked_before: Vec::new(),
            open: None,
            stood,
            reached: None,
            acknowledged: None,
            by_itself: Vec::new(),
            picks: Vec::new(),
            start: None,
            lines: 0,
            eyes: None,
            asking: false,
        }
    }

    /// The cards as the position wrote them, in order.
    pub fn written(&self) -> &[Slot] {
        &self.written
    }

    /// Sets a position up and plays the lines that follow it; what a ruling claims is left out.
    pub fn read(game: &'g Game, source: &str) -> Result<Self, Failure> {
        let (cards, body) = text::position(source)?;
        let at = |line: usize| move |fault: Fault| Failure { line, fault };
        let mut pool = Arc::clone(&game.pool);
        for card in &cards {
            let compiled = (game.compile)(card.text, "", Arc::make_mut(&mut pool));
            compiled.map_err(|said| at(card.number)(Fault::CardText { said }))?;
        }
        let names = Names { words: game.words, zones: game.zones, pool: Arc::clone(&pool) };
        let (set_up, rest) = placing::read(game, &names, &body)?;
        let duel = set_up
            .start(game, pool)
            .map_err(|impossible| at(set_up.line_of(&impossible))(Fault::Impossible(impossible)))?;
        let stood = (set_up.position.turn, set_up.position.phase);
        let mut play = Self::new(game, names, duel, set_up.written, Default::default(), Default::default());
        play.stood = stood;
        for line in rest.iter().filter(|line| !is_claim(line.text)) {
            play.line(line).map_err(at(line.number))?;
        }
        play.finish();
        Ok(play)
    }

    /// The same, as a player sees it.
    pub fn seen_by(mut self, eyes: Option<Eyes>) -> Self {
        self.eyes = eyes;
        self
    }

    /// The same, to ask what can be done at this moment.
    pub fn asking(mut self) -> Self {
        self.asking = true;
        self
    }

    pub fn cast(&self) -> Cast<'_> {
        let eyes = self.eyes.as_ref().map(|eyes| eyes.seat);
        Cast { duel: &*self.duel, names: &self.names, written: &self.written, eyes }
    }

    /// Whether the player who asks cannot know how this question is answered: it is another's, or chance or what was
    /// hidden has led to it.
    fn is_veiled(&self, question: Question) -> bool {
        let state = self.duel.state();
        self.eyes.as_ref().is_some_and(|eyes| eyes.seat != question.seat || eyes.learnt(state))
    }

    /// The rules the duel passed through, and those that claims lean on.
    pub fn passed(&mut self) -> Vec<Rule> {
        let mut rules = self.duel.scratch().passed.take();
        rules.extend(&self.leant_on);
        rules
    }

    pub fn question(&self) -> Option<Question> {
        match self.duel.pending() {
            Pending::Question(question) => Some(question),
            Pending::Over(_) => None,
        }
    }

    /// What the duel waits for, for people.
    pub fn waits_for(&self) -> String {
        match self.duel.pending() {
            Pending::Question(question) => {
                let asked = format!("{} is asked ({})", player(question.seat), self.game.id(question.rule));
                if self.is_veiled(question) {
                    return asked;
                }
                let cast = self.cast();
                let all = self.offered();
                let mut options: Vec<String> = all.iter().take(TOLD).map(|&pick| cast.read(pick)).collect();
                if all.len() > TOLD {
                    options.push(format!("and {} more", all.len() - TOLD));
                }
                format!("{asked}: {}", options.join("; "))
            }
            Pending::Over(outcome) => {
                let how = outcome.winner.map_or("is drawn".to_owned(), |seat| format!("is won by {}", player(seat)));
                let what = if self.duel.standing().is_some() { "match" } else { "duel" };
                format!("the {what} {how} ({})", self.game.id(outcome.rule))
            }
        }
    }

    /// Plays one line, as often as it says.
    pub fn line(&mut self, line: &Line) -> Result<(), Fault> {
        let Some((first, lines)) = repeated(line.text) else { return self.once(line) };
        let times: u16 = first.parse().map_err(|_| Fault::not_read("a number before `times`", first))?;
        let lines: Vec<&str> = lines.split(';').map(str::trim).collect();
        if let Some(again) = lines.iter().find(|text| repeated(text).is_some()) {
            return Err(Fault::not_read("something to do, and no other `times:`, after `times:`", again));
        }
        let all = (0..times).flat_map(|_| &lines);
        all.map(|text| Line { number: line.number, text }).try_for_each(|line| self.once(&line))
    }

    /// Plays what a line says, once.
    fn once(&mut self, line: &Line) -> Result<(), Fault> {
        self.lines += 1;
        if self.lines > LINES {
            return Err(Fault::TooMuch { what: "lines, each counted as often as it is played", most: LINES });
        }
        self.is_patient()?;
        let (first, rest) = line.text.split_once(' ').unwrap_or((line.text, ""));
        let rest = rest.trim_start();
        let now = (self.duel.state().turn.number, self.duel.state().turn.phase);
        match first {
            "expect" => return self.expect(rest),
            "both" => {
                self.both(rest)?;
                self.stood = now;
                return Ok(());
            }
            "time" if rest == "is called" => {
                self.close();
                if !self.duel.standing().is_some_and(|standing| standing.options.timed) {
                    return Err(Fault::not_read("a line `match …, time limit` in the position", line.text));
                }
                self.duel.call_time();
            }
            _ => {
                let seat = Names::seat(first).ok_or_else(|| Fault::not_read("a player, `both` or `expect`", first))?;
                if let Some(phrase) = rest.strip_prefix("cannot ") {
                    return self.deny(seat, phrase, Self::cannot);
                }
                if let Some(phrase) = rest.strip_prefix("attempts to ") {
                    return self.deny(seat, phrase, Self::attempt);
                }
                if rest == "is asked" {
                    return self.is_asked(seat);
                }
                match rest.strip_prefix("lets go of ") {
                    Some(card) => self.let_go(seat, card)?,
                    None => self.does(seat, rest)?,
                }
            }
        }
        (self.stood, self.reached) = (now, None);
        Ok(())
    }

    /// Refuses to go on where more was answered than anyone waits for.
    fn is_patient(&self) -> Result<(), Fault> {
        let most = ANSWERS;
        if self.asked_before.len() <= most { Ok(()) } else { Err(Fault::TooMuch { what: "answers", most }) }
    }

    /// Whether something is picked one by one, and more may be.
    pub fn is_open(&self) -> bool {
        self.open.is_some()
    }

    /// What is picked one by one is not closed.
    pub fn leave_open(&mut self) {
        self.open = None;
    }

    /// The ruling has said that the pending question is open.
    pub fn acknowledge(&mut self) {
        self.acknowledged = Some(self.duel.state().fingerprint());
    }

    /// Whether it has.
    pub fn is_acknowledged(&self) -> bool {
        self.acknowledged.is_some_and(|state| state == self.duel.state().fingerprint())
    }

    /// What can be answered now: the options, or, of a selection, everything that can be added in any order, and its end.
    pub fn offered(&self) -> Vec<Pick> {
        match self.selection() {
            Some(selection) => {
                let end = selection.may_end.then_some(Pick::Done);
                selection.told_apart(&*self.duel, self.game.zones).into_iter().chain(end).collect()
            }
            None => self.duel.options().to_vec(),
        }
    }

    /// What the pending question comes to, if it asks for several.
    fn selection(&self) -> Option<Selection> {
        self.duel.selection().filter(|selection| selection.is_several())
    }

    fn pick(&mut self, pick: Pick) {
        self.asked_before.push(self.duel.state().fingerprint());
        if self.selection().is_some() {
            return self.take(pick);
        }
        if let Some(option) = self.duel.options().iter().position(|&offered| offered == pick) {
            self.picks.push(option);
            self.duel.pick(option);
            self.notice_unasked();
            self.notice_next_duel();
        }
    }

    /// What was decided without a question is spoken of as if it had been asked.
    fn notice_unasked(&mut self) {
        let unasked = self.duel.scratch().unasked.take();
        self.by_itself.extend(unasked.into_iter().filter(|_| self.eyes.is_none()));
    }

    /// Takes one more into a selection, which is closed when nothing more can be taken, or by its end.
    fn take(&mut self, pick: Pick) {
        let start = self.start.take().unwrap_or_else(|| self.duel.branch());
        let taken = self.selection().map_or(Vec::new(), |selection| selection.taken);
        self.duel.take(pick);
        let closed = if pick == Pick::Done {
            Some(taken)
        } else {
            self.selection().filter(|s| !s.taken.is_empty() && s.addable.is_empty() && s.may_end).map(|s| {
                self.duel.take(Pick::Done);
                s.taken
            })
        };
        match closed {
            Some(taken) => {
                self.picks.extend(selection::canonical(&*start, self.game.zones, &taken).unwrap_or_default());
            }
            None if self.selection().is_some_and(|selection| !selection.taken.is_empty()) => self.start = Some(start),
            // What is made on the way to a payment is not part of a selection.
            None => self.picks.extend(start.options().iter().position(|&option| option == pick)),
        }
        self.notice_unasked();
        self.notice_next_duel();
    }

    /// Lets go of a card that the open selection has taken, or of something else it has, as that reads.
    fn let_go(&mut self, seat: Seat, what: &str) -> Result<(), Fault> {
        let asked = self.question().filter(|question| question.seat == seat);
        let taken = self.selection().filter(|_| asked.is_some()).map_or(Vec::new(), |selection| selection.taken);
        let cast = self.cast();
        let slots = cast.card_at_start(what).map_or(Vec::new(), |(slots, _)| slots);
        let named = |&pick: &Pick| match cast.slot(pick) {
            Some(slot) => slots.contains(&slot) || cast.is_named(slot, what),
            None => cast.fits(&Phrase::new(what), pick),
        };
        let Some(pick) = taken.into_iter().find(named) else {
            let (phrase, question) = (format!("lets go of {what}"), self.waits_for());
            return Err(Fault::NotOffered { asked: player(seat), phrase, question });
        };
        self.duel.let_go(pick);
        self.open = asked.filter(|_| self.offered().contains(&Pick::Done)).map(|q| (q.seat, q.topic));
        Ok(())
    }

    /// The cards of the next duel are told apart by their handles.
    fn notice_next_duel(&mut self) {
        if self.duel.standing().is_some_and(|standing| standing.ended.len() != self.over) {
            self.over = self.duels_over();
            self.written.clear();
        }
    }

    /// What is left of the last line is done, unless the ruling says that a question is open.
    pub fn finish(&mut self) {
        if !self.is_acknowledged() {
            self.settle();
            self.close();
        }
    }

    /// Ends the picking of one more of several.
    pub fn close(&mut self) {
        if self.end_selection() {
            self.settle();
        }
    }

    fn end_selection(&mut self) -> bool {
        let Some((seat, topic)) = self.open.take() else { return false };
        let asked = self.question().is_some_and(|q| (q.seat, q.topic) == (seat, topic));
        let ends = asked && self.offered().contains(&Pick::Done);
        if ends {
            self.pick(Pick::Done);
        }
        ends
    }

    /// Answers what has one answer, priority aside.
    pub fn settle(&mut self) {
        while let Some(question) = self.question()
            && question.topic != Topic::Priority
            && let Some(only) = self.only_answer()
            && !self.is_veiled(question)
        {
            self.answer_by_itself(question, only);
        }
    }

    /// The one answer that there is, if there is but one: of a selection, what every way of making it takes.
    fn only_answer(&self) -> Option<Pick> {
        let taking = self.start.as_ref().map(|_| self.offered());
        match taking.as_deref().unwrap_or(self.duel.options()) {
            &[only] => Some(only),
            _ => None,
        }
    }

    fn answer_by_itself(&mut self, question: Question, only: Pick) {
        let answer = Unasked { seat: question.seat, said: self.duel.say(only), about: self.cast().slot(only) };
        self.by_itself.push(answer);
        if self.start.is_some() {
            return self.pick(only);
        }
        self.asked_before.push(self.duel.state().fingerprint());
        self.picks.push(0);
        self.duel.pick(0);
        self.notice_unasked();
        self.notice_next_duel();
    }

    /// What was picked, by the places in the lists of options.
    pub fn picked(&mut self) -> Vec<usize> {
        std::mem::take(&mut self.picks)
    }

    /// What a verb without a card, or a card without the zone it comes from, says in full, if one option has it.
    pub fn whole(&self, seat: Seat, text: &str) -> Result<String, Fault> {
        let bare = !self.offers(seat, text);
        if !bare || self.question().is_none_or(|question| question.seat != seat) {
            return Ok(text.to_owned());
        }
        let next = if text.trim().contains(' ') { " from " } else { " " };
        let (cast, begins) = (self.cast(), format!("{}{next}", stemmed(text)));
        let begin = |words: &String| stemmed(words).starts_with(&begins);
        let found: Vec<String> = self.duel.options().iter().map(|&pick| cast.read(pick)).filter(begin).collect();
        match &found[..] {
            [] => Ok(text.to_owned()),
            [one] => Ok(one.clone()),
            several => Err(Fault::Ambiguous { found: text.to_owned(), readings: several.join(" or ") }),
        }
    }

    /// A player pays with the cards listed, or with any.
    pub fn pays(&mut self, seat: Seat, payment: &str) -> Result<(), Fault> {
        match payment {
            "any" => self.pay_any(seat),
            list => self.pay(seat, list.strip_prefix("with ").unwrap_or(list)),
        }
    }

    /// A player does one thing after another.
    pub fn does(&mut self, seat: Seat, text: &str) -> Result<(), Fault> {
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
        for deed in self.names.clone().parts(deeds) {
            match self.names.place_at_end(deed).filter(|_| !self.offers(seat, deed)) {
                Some((deed, place)) => {
                    self.deed(seat, deed)?;
                    self.deed(seat, &format!("chooses {place}"))?;
                }
                None => self.deed(seat, deed)?,
            }
        }
        payment.map_or(Ok(()), |payment| self.pays(seat, payment))
    }

    fn deed(&mut self, seat: Seat, text: &str) -> Result<(), Fault> {
        let mut wanted = vec![text.to_owned()];
        if text.contains(" and ") && !self.offers(seat, text) {
            wanted = each(&self.names, text);
        }
        self.announce_count(seat, &wanted);
        while !wanted.is_empty() {
            match self.find(seat, &wanted)? {
                Found::Option { option, phrase } => {
                    wanted.remove(phrase);
                    let topic = self.question().map(|q| q.topic);
                    self.by_itself.clear();
                    self.pick(option);
                    let more = self.question().filter(|q| q.seat == seat && Some(q.topic) == topic);
                    let more = more.filter(|_| self.offered().contains(&Pick::Done));
                    self.open = more.map(|q| (q.seat, q.topic));
                }
                Found::Already { answer, phrase } => {
                    wanted.remove(phrase);
                    self.by_itself.drain(..=answer);
                }
            }
        }
        Ok(())
    }

    /// Who is asked how many are chosen, and goes on to choose them, has said how many.
    fn announce_count(&mut self, seat: Seat, wanted: &[String]) {
        let asked = self.question().is_some_and(|q| q.seat == seat && q.topic == Topic::Count);
        if !asked || wanted.iter().any(|text| !text.starts_with("chooses ") || self.offers(seat, text)) {
            return;
        }
        let number = Pick::Number(wanted.len() as i32);
        if self.duel.options().contains(&number) {
            self.pick(number);
        }
    }

    /// The same duel, to try something in.
    pub fn branch(&self) -> Play<'g> {
        let (duel, written) = (self.duel.branch(), self.written.clone());
        let eyes = self.eyes.clone();
        let play = Play::new(self.game, self.names.clone(), duel, written, Default::default(), Default::default());
        Play { asking: self.asking, ..play.seen_by(eyes) }
    }

    /// The duel after a player has begun `play A to the left centre`, and what is left of it, `choose left centre`;
    /// nothing if it names no place, or cannot be begun.
    pub fn begun(&self, seat: Seat, text: &str) -> Option<(Play<'g>, String)> {
        let (deed, place) = self.names.place_at_end(text).filter(|_| !self.offers(seat, text))?;
        let mut there = self.branch().asking();
        there.deed(seat, deed).ok().map(|()| (there, format!("choose {place}")))
    }

    /// Whether a player may do this, the place it names included.
    pub fn lets(&self, seat: Seat, text: &str) -> bool {
        self.offers(seat, text) || self.begun(seat, text).is_some_and(|(there, rest)| there.offers(seat, &rest))
    }

    pub fn offers(&self, seat: Seat, text: &str) -> bool {
        let phrase = Phrase::new(text);
        let cast = self.cast();
        self.question().is_some_and(|q| q.seat == seat)
            && self.offered().into_iter().any(|pick| cast.fits(&phrase, pick))
    }

    /// Finds an option that reads like one of the phrases, going on past what answers itself.
    fn find(&mut self, seat: Seat, wanted: &[String]) -> Result<Found, Fault> {
        let phrases: Vec<Phrase> = wanted.iter().map(|text| Phrase::new(text)).collect();
        let first = self.waits_for();
        let turn = self.duel.state().turn.number;
        let mut looked = 0;
        loop {
            let missing =
                || Fault::NotOffered { asked: player(seat), phrase: wanted.join(" and "), question: first.clone() };
            let question = self.question().filter(|&question| !self.is_veiled(question)).ok_or_else(missing)?;
            if question.seat == seat {
                let mut found = Vec::new();
                for (at, phrase) in phrases.iter().enumerate() {
                    found.extend(self.option(phrase, &wanted[at])?.map(|option| Found::Option { option, phrase: at }));
                }
                // Where the order means nothing, the first that is listed comes first.
                let sorted = question.topic == Topic::Sideboard;
                let place = |found: &Found| match found {
                    Found::Option { option, .. } if sorted => self.duel.options().iter().position(|o| o == option),
                    _ => None,
                };
                if let Some(first) = found.into_iter().min_by_key(place) {
                    return Ok(first);
                }
            }
            let cast = self.cast();
            let said = |phrase: &Phrase, one: &Unasked| one.seat == seat && cast.reads_as(&one.said, phrase, one.about);
            let given = |phrase| (looked..self.by_itself.len()).find(|&at| said(phrase, &self.by_itself[at]));
            let already = phrases.iter().enumerate().find_map(|(at, phrase)| Some((given(phrase)?, at)));
            if let Some((answer, phrase)) = already {
                return Ok(Found::Already { answer, phrase });
            }
            // Who asks about a moment asks about no later one.
            let later = self.asking && (question.topic == Topic::Priority || self.picks.is_empty());
            looked = self.by_itself.len();
            if self.open == Some((question.seat, question.topic)) {
                self.close();
            } else if let Some(only) = self.only_answer()
                && self.duel.state().turn.number == turn
                && !later
            {
                self.answer_by_itself(question, only);
            } else {
                return Err(missing());
            }
        }
    }

    /// The options that read like a phrase.
    fn fitting(&self, phrase: &Phrase) -> Vec<Pick> {
        let cast = self.cast();
        self.offered().into_iter().filter(|&pick| cast.fits(phrase, pick)).collect()
    }

    /// The words that mean this option and no other, if there are any: of several that read alike, the second has `(2)`
    /// behind it.
    pub fn words(&self, option: Pick) -> Option<String> {
        let words = self.cast().read(option);
        let nth = self.fitting(&Phrase::new(&words)).iter().position(|&other| other == option)?;
        let numbered = format!("{words} ({})", nth + 1);
        let means = |words: &String| self.option(&Phrase::new(words), words).is_ok_and(|found| found == Some(option));
        [words, numbered].into_iter().filter(|words| self.names.parts(words).len() == 1).find(means)
    }

    /// The option that reads like the phrase; several that do are a fault.
    fn option(&self, phrase: &Phrase, text: &str) -> Result<Option<Pick>, Fault> {
        let cast = self.cast();
        match self.fitting(phrase)[..] {
            [] => Ok(numbered(text).and_then(|(words, n)| self.fitting(&Phrase::new(words)).get(n - 1).copied())),
            [one] => Ok(Some(one)),
            ref fitting => {
                let readings: Vec<String> = fitting.iter().map(|&pick| cast.read(pick)).collect();
                Err(Fault::Ambiguous { found: text.to_owned(), readings: readings.join(" or ") })
            }
        }
    }

    /// Pays with the first of what is offered, to the end.
    fn pay_any(&mut self, seat: Seat) -> Result<(), Fault> {
        self.go_to_payment(seat, "pays")?;
        while self.question().is_some_and(|q| q.seat == seat && q.topic == Topic::Pay) {
            let options = self.duel.options();
            let pick = if options.contains(&Pick::Done) { Pick::Done } else { options[0] };
            self.pick(pick);
        }
        Ok(())
    }

    fn go_to_payment(&mut self, seat: Seat, text: &str) -> Result<(), Fault> {
        let first = self.waits_for();
        while self.question().is_none_or(|q| q.topic != Topic::Pay) {
            match self.question().filter(|&question| !self.is_veiled(question)) {
                Some(question) if self.open == Some((question.seat, question.topic)) => {
                    self.end_selection();
                }
                Some(question)
                    if question.topic != Topic::Priority
                        && let Some(only) = self.only_answer() =>
                {
                    self.answer_by_itself(question, only);
                }
                _ => {
                    return Err(Fault::NotOffered { asked: player(seat), phrase: text.to_owned(), question: first });
                }
            }
        }
        Ok(())
    }

    /// Pays with the cards listed, in whatever order they are offered.
    fn pay(&mut self, seat: Seat, list: &str) -> Result<(), Fault> {
        let mut wanted: Vec<(String, usize)> = Vec::new();
        for part in list.split(" and ").flat_map(|part| self.names.parts(part)) {
            let (n, name) = leading_number(part).unwrap_or((1, part));
            let n = count(n, wanted.iter().map(|(_, n)| n).sum(), part)?;
            wanted.extend((n > 0).then(|| (name.to_owned(), n)));
        }
        self.go_to_payment(seat, &format!("pays with {list}"))?;
        while self.question().is_some_and(|q| q.seat == seat && q.topic == Topic::Pay) {
            let cast = self.cast();
            let options = self.offered();
            let fits = |option: &usize, name: &String| {
                let (card, colour) = name.split_once(" for ").map_or((&name[..], None), |(c, e)| (c, Some(e)));
                let slots = cast.card_at_start(card).map_or(Vec::new(), |(slots, _)| slots);
                let said = cast.read(options[*option]);
                let of_card = cast
                    .slot(options[*option])
                    .is_some_and(|slot| slots.contains(&slot) || (!card.contains('#') && cast.is_named(slot, card)));
                let of_unit = cast.slot(options[*option]).is_none() && said.strip_prefix("pays ") == Some(name);
                of_unit || of_card && colour.is_none_or(|element| said.contains(&format!("for {element}")))
            };
            let found = (0..options.len())
                .find_map(|option| wanted.iter().position(|(name, _)| fits(&option, name)).map(|at| (option, at)));
            let Some((option, at)) = found else {
                // What was made on the way is spent by itself.
                if wanted.is_empty() && options.contains(&Pick::Done) {
                    self.pick(Pick::Done);
                    continue;
                }
                let first = self.duel.options()[0];
                let held = self.duel.options().iter().all(|&pick| cast.slot(pick).is_none());
                if held && wanted.is_empty() || self.duel.options().len() == 1 {
                    self.pick(first);
                    continue;
                }
                let phrase = format!("pays with {}", wanted.first().map_or("no more", |(name, _)| name));
                return Err(Fault::NotOffered { asked: player(seat), phrase, question: self.waits_for() });
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
                Err(Fault::NotOffered { asked: player(seat), phrase, question: self.waits_for() })
            }
            None => Ok(()),
        }
    }

    /// `both pass`, once each or until something is so.
    fn both(&mut self, text: &str) -> Result<(), Fault> {
        self.close();
        let rest = text.strip_prefix("pass").ok_or_else(|| Fault::not_read("`both pass`", text))?.trim_start();
        self.by_itself.clear();
        let before = self.reached.take();
        if rest.is_empty() {
            self.pass()?;
            return self.pass();
        }
        let goal = rest.strip_prefix("until ").ok_or_else(|| Fault::not_read("`both pass until …`", rest))?;
        let over = self.duels_over();
        // A phase or turn that was on already has to come anew.
        let (turn, mut left) = (self.duel.state().turn.number, !self.was_on(goal, before.as_deref()));
        for _ in 0..PATIENCE {
            for settles in [false, true] {
                if settles {
                    self.settle();
                }
                let on = self.is_on(goal, over)?;
                left |= !on || self.duel.state().turn.number != turn;
                if on && left {
                    self.reached = Some(goal.to_owned());
                    return Ok(());
                }
            }
            self.pass()?;
            self.is_patient()?;
        }
        Err(Fault::untrue(goal, self.waits_for()))
    }

    /// Whether a goal is a phase or a turn that was on before the last line was played, or that it came to.
    fn was_on(&self, goal: &str, reached: Option<&str>) -> bool {
        let (turn, phase) = self.stood;
        let same_turn = turn == self.duel.state().turn.number;
        let covered = self.names.phases(goal);
        let then = if goal.ends_with("'s turn") {
            same_turn
        } else {
            same_turn && covered.as_ref().is_ok_and(|phases| phases.contains(&phase))
        };
        then || covered.is_ok() && reached == Some(goal)
    }

    /// Whether a goal is reached; so many duels were over when it was set.
    fn is_on(&self, goal: &str, over: usize) -> Result<bool, Fault> {
        let state = self.duel.state();
        if goal == "the stack is empty" {
            return Ok(self.on_stack() == 0 && state.running.is_empty());
        }
        if let Some(seat) = goal.strip_suffix("'s turn") {
            return Ok(state.turn.player == Names::need_seat(seat)?);
        }
        if let Some(seat) = goal.strip_suffix(" is asked") {
            let seat = Names::need_seat(seat)?;
            return Ok(self.question().is_some_and(|q| q.seat == seat && q.topic != Topic::Priority));
        }
        if goal == "the duel is over" {
            return Ok(self.question().is_none() || self.duels_over() > over);
        }
        Ok(self.names.phases(goal)?.contains(&state.turn.phase))
    }

    fn pass(&mut self) -> Result<(), Fault> {
        self.settle();
        match self.duel.options().contains(&Pick::Pass) {
            true => {
                self.pick(Pick::Pass);
                Ok(())
            }
            false => Err(Fault::NotOffered { asked: "both", phrase: "pass".to_owned(), question: self.waits_for() }),
        }
    }
}

enum Found {
    Option { option: Pick, phrase: usize },
    Already { answer: usize, phrase: usize },
}

/// `33 times: p1 uses A; both pass` as `33` and the rest.
fn repeated(text: &str) -> Option<(&str, &str)> {
    let (first, rest) = text.split_once(' ')?;
    Some((first, rest.trim_start().strip_prefix("times: ")?))
}

/// Words that end in `(2)`, and that number.
fn numbered(text: &str) -> Option<(&str, usize)> {
    let (words, number) = text.strip_suffix(')')?.rsplit_once(" (")?;
    number.parse().ok().filter(|&n| n > 0).map(|n| (words, n))
}

/// Whether a line claims something, and plays nothing.
pub(super) fn is_claim(text: &str) -> bool {
    let claims = [" cannot ", " attempts to "];
    text.starts_with("expect") || claims.iter().any(|claim| text.get(2..).is_some_and(|rest| rest.starts_with(claim)))
}
