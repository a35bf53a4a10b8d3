//! What the players of a ruling do.

use super::bounds::{ANSWERS, LINES, count};
use super::fault::{Failure, Fault};
use super::names::Names;
use super::phrase::{Cast, Phrase, each, stemmed};
use super::player;
use super::text::{Line, leading_number, parts};
use super::{Game, placing, text};
use crate::dice::Dice;
use crate::duel::AnyDuel;
use crate::object::{Object, Slot};
use crate::question::{Pending, Pick, Question, Topic};
use crate::state::State;
use crate::words::*;
use std::sync::Arc;

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
    /// What answered itself since the last line that was matched.
    by_itself: Vec<(Seat, String)>,
    /// What was picked since this was last asked for.
    picks: Vec<usize>,
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
            by_itself: Vec::new(),
            picks: Vec::new(),
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
        let mut play = Self::new(game, names, duel, set_up.written, Default::default(), Default::default());
        for line in rest.iter().filter(|line| !is_claim(line.text)) {
            play.line(line).map_err(at(line.number))?;
        }
        play.close();
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
                let options: Vec<String> = self.duel.options().iter().map(|&pick| cast.read(pick)).collect();
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
        match first {
            "expect" => {
                self.claims = true;
                return self.claim(rest);
            }
            "both" => self.both(rest)?,
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
                    self.claims = true;
                    return self.cannot(seat, phrase);
                }
                if let Some(phrase) = rest.strip_prefix("attempts to ") {
                    self.claims = true;
                    return self.attempt(seat, phrase);
                }
                if rest == "is asked" {
                    return self.is_asked(seat);
                }
                self.does(seat, rest)?;
            }
        }
        self.settle();
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

    /// `p1 is asked`: what is picked one by one goes on.
    fn is_asked(&mut self, seat: Seat) -> Result<(), Fault> {
        if self.question().is_none_or(|question| question.seat != seat) {
            return Err(Fault::untrue(format!("{} is asked", player(seat)), self.waits_for()));
        }
        self.open = None;
        Ok(())
    }

    fn pick(&mut self, option: usize) {
        self.picks.push(option);
        self.asked_before.push(self.duel.state().fingerprint());
        self.duel.pick(option);
        self.notice_next_duel();
    }

    /// The cards of the next duel are told apart by their handles.
    fn notice_next_duel(&mut self) {
        if self.duel.standing().is_some_and(|standing| standing.ended.len() != self.over) {
            self.over = self.duels_over();
            self.written.clear();
        }
    }

    /// Ends the picking of one more of several.
    pub fn close(&mut self) {
        if let Some((seat, topic)) = self.open.take()
            && self.question().is_some_and(|q| (q.seat, q.topic) == (seat, topic))
            && let Some(done) = self.duel.options().iter().position(|&pick| pick == Pick::Done)
        {
            self.pick(done);
            self.settle();
        }
    }

    /// Answers what has one answer, priority aside.
    pub fn settle(&mut self) {
        while let Some(question) = self.question()
            && question.topic != Topic::Priority
            && self.duel.options().len() == 1
            && !self.is_veiled(question)
        {
            self.answer_by_itself(question);
        }
    }

    fn answer_by_itself(&mut self, question: Question) {
        let only = self.duel.options()[0];
        let said = self.cast().read(only);
        self.by_itself.push((question.seat, said));
        self.pick(0);
    }

    /// What was picked, by the places in the lists of options.
    pub fn picked(&mut self) -> Vec<usize> {
        std::mem::take(&mut self.picks)
    }

    /// What a verb without a card says in full, if one option has it.
    pub fn whole(&self, seat: Seat, text: &str) -> Result<String, Fault> {
        let bare = !text.trim().contains(' ') && !self.offers(seat, text);
        if !bare || self.question().is_none_or(|question| question.seat != seat) {
            return Ok(text.to_owned());
        }
        let (cast, begins) = (self.cast(), format!("{} ", stemmed(text)));
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
        for deed in parts(deeds) {
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
                    self.pick(option);
                    let more = self.question().filter(|q| q.seat == seat && Some(q.topic) == topic);
                    let more = more.filter(|_| self.duel.options().contains(&Pick::Done));
                    self.open = more.map(|q| (q.seat, q.topic));
                }
                Found::Already { phrase } => {
                    wanted.remove(phrase);
                }
            }
        }
        self.by_itself.clear();
        Ok(())
    }

    /// Who is asked how many are chosen, and goes on to choose them, has said how many.
    fn announce_count(&mut self, seat: Seat, wanted: &[String]) {
        let asked = self.question().is_some_and(|q| q.seat == seat && q.topic == Topic::Count);
        if !asked || wanted.iter().any(|text| !text.starts_with("chooses ") || self.offers(seat, text)) {
            return;
        }
        let number = Pick::Number(wanted.len() as i32);
        if let Some(option) = self.duel.options().iter().position(|&pick| pick == number) {
            self.pick(option);
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
            && self.duel.options().iter().any(|&pick| cast.fits(&phrase, pick))
    }

    /// Finds an option that reads like one of the phrases, going on past what answers itself.
    fn find(&mut self, seat: Seat, wanted: &[String]) -> Result<Found, Fault> {
        let phrases: Vec<Phrase> = wanted.iter().map(|text| Phrase::new(text)).collect();
        let first = self.waits_for();
        let turn = self.duel.state().turn.number;
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
                if let Some(first) = found.into_iter().min_by_key(|found| if sorted { found.option() } else { 0 }) {
                    return Ok(first);
                }
            }
            let already =
                wanted.iter().position(|text| self.by_itself.iter().any(|(s, said)| *s == seat && same(said, text)));
            if let Some(phrase) = already {
                return Ok(Found::Already { phrase });
            }
            // Who asks about a moment asks about no later one.
            let later = self.asking && (question.topic == Topic::Priority || self.picks.is_empty());
            if self.open == Some((question.seat, question.topic)) {
                self.close();
            } else if self.duel.options().len() == 1 && self.duel.state().turn.number == turn && !later {
                self.answer_by_itself(question);
            } else {
                return Err(missing());
            }
        }
    }

    /// The places of the options that read like a phrase.
    fn fitting(&self, phrase: &Phrase) -> Vec<usize> {
        let cast = self.cast();
        let options = self.duel.options();
        (0..options.len()).filter(|&at| cast.fits(phrase, options[at])).collect()
    }

    /// The words that mean this option and no other, if there are any: of several that read alike, the second has `(2)`
    /// behind it.
    pub fn words(&self, option: usize) -> Option<String> {
        let words = self.cast().read(self.duel.options()[option]);
        let nth = self.fitting(&Phrase::new(&words)).iter().position(|&at| at == option)?;
        let numbered = format!("{words} ({})", nth + 1);
        let means = |words: &String| self.option(&Phrase::new(words), words).is_ok_and(|found| found == Some(option));
        [words, numbered].into_iter().filter(|words| parts(words).count() == 1).find(means)
    }

    /// The option that reads like the phrase; several that do are a fault.
    fn option(&self, phrase: &Phrase, text: &str) -> Result<Option<usize>, Fault> {
        let cast = self.cast();
        let options = self.duel.options();
        match self.fitting(phrase)[..] {
            [] => Ok(numbered(text).and_then(|(words, n)| self.fitting(&Phrase::new(words)).get(n - 1).copied())),
            [one] => Ok(Some(one)),
            ref fitting => {
                let readings: Vec<String> = fitting.iter().map(|&at| cast.read(options[at])).collect();
                Err(Fault::Ambiguous { found: text.to_owned(), readings: readings.join(" or ") })
            }
        }
    }

    /// Pays with the first of what is offered, to the end.
    fn pay_any(&mut self, seat: Seat) -> Result<(), Fault> {
        self.go_to_payment(seat, "pays")?;
        while self.question().is_some_and(|q| q.seat == seat && q.topic == Topic::Pay) {
            self.pick(0);
        }
        Ok(())
    }

    fn go_to_payment(&mut self, seat: Seat, text: &str) -> Result<(), Fault> {
        let first = self.waits_for();
        while self.question().is_none_or(|q| q.topic != Topic::Pay) {
            match self.question().filter(|&question| !self.is_veiled(question)) {
                Some(question) if self.open == Some((question.seat, question.topic)) => self.close(),
                Some(question) if question.topic != Topic::Priority && self.duel.options().len() == 1 => {
                    self.answer_by_itself(question);
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
        for part in list.split(" and ").flat_map(parts) {
            let (n, name) = leading_number(part).unwrap_or((1, part));
            let n = count(n, wanted.iter().map(|(_, n)| n).sum(), part)?;
            wanted.extend((n > 0).then(|| (name.to_owned(), n)));
        }
        self.go_to_payment(seat, &format!("pays with {list}"))?;
        while self.question().is_some_and(|q| q.seat == seat && q.topic == Topic::Pay) {
            let cast = self.cast();
            let options = self.duel.options();
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
                let held = options.iter().all(|&pick| cast.slot(pick).is_none());
                if held && (wanted.is_empty() || options.len() == 1) {
                    self.pick(0);
                    continue;
                }
                let phrase = format!("pays with {}", wanted.first().map_or("no more", |(name, _)| name));
                return Err(Fault::NotOffered { asked: player(seat), phrase, question: self.waits_for() });
            };
            match &mut wanted[at].1 {
                1 => drop(wanted.remove(at)),
                more => *more -= 1,
            }
            self.pick(option);
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
        if rest.is_empty() {
            self.pass()?;
            return self.pass();
        }
        let goal = rest.strip_prefix("until ").ok_or_else(|| Fault::not_read("`both pass until …`", rest))?;
        let over = self.duels_over();
        for _ in 0..PATIENCE {
            if self.holds_already(goal, over)? {
                return Ok(());
            }
            self.settle();
            if self.holds_already(goal, over)? {
                return Ok(());
            }
            self.pass()?;
            self.is_patient()?;
        }
        Err(Fault::untrue(goal, self.waits_for()))
    }

    /// Whether a goal is reached; so many duels were over when it was set.
    fn holds_already(&self, goal: &str, over: usize) -> Result<bool, Fault> {
        let state = self.duel.state();
        if goal == "the stack is empty" {
            return Ok(state.live_stack().is_empty() && state.running.is_empty());
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
        let pass = self.duel.options().iter().position(|&pick| pick == Pick::Pass);
        match pass {
            Some(option) => {
                self.pick(option);
                Ok(())
            }
            None => Err(Fault::NotOffered { asked: "both", phrase: "pass".to_owned(), question: self.waits_for() }),
        }
    }
}

enum Found {
    Option { option: usize, phrase: usize },
    Already { phrase: usize },
}

impl Found {
    fn option(&self) -> usize {
        match *self {
            Self::Option { option, .. } => option,
            Self::Already { .. } => 0,
        }
    }
}

fn same(said: &str, text: &str) -> bool {
    said.eq_ignore_ascii_case(text)
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
fn is_claim(text: &str) -> bool {
    let claims = [" cannot ", " attempts to "];
    text.starts_with("expect") || claims.iter().any(|claim| text.get(2..).is_some_and(|rest| rest.starts_with(claim)))
}
