//! A duel with everything it needs, and the one face it shows to players, servers and scripts.

use crate::advance::{advance, pending};
use crate::against;
use crate::book::{RuleBook, Vocabulary};
use crate::brought::Brought;
use crate::cites::MatchCites;
use crate::cx::{Cx, Glance};
use crate::frame::Frame;
use crate::language::Language;
use crate::log::Scratch;
use crate::matches::{Next, Standing, Terms};
use crate::object::Slot;
use crate::payment::Due;
use crate::pool::CardPool;
use crate::position::{Impossible, Position};
use crate::question::{Input, Pending, Pick, Question, Topic};
use crate::refusal::{Explain, Refusal};
use crate::selection::Selection;
use crate::state::State;
use crate::view::{Eye, Look, View};
use crate::words::*;
use std::borrow::Cow;
use std::marker::PhantomData;
use std::sync::Arc;

/// A duel under one rule book.
pub struct Duel<B: RuleBook> {
    pool: Arc<CardPool>,
    state: State,
    scratch: Scratch,
    pending: Pending,
    book: PhantomData<fn() -> B>,
}

/// Any duel, whatever its book.
pub trait AnyDuel: Send {
    /// The names of its words.
    fn words(&self) -> &'static Vocabulary;
    /// The printed cards.
    fn pool(&self) -> &CardPool;
    /// What it waits for.
    fn pending(&self) -> Pending;
    /// The options of the pending question.
    fn options(&self) -> &[Pick];
    /// Answers the pending question with one of its options, by its place in the list.
    fn pick(&mut self, option: usize) -> Pending;
    /// What the pending question comes to, if it asks for several: what is taken, what can be added, how many.
    fn selection(&self) -> Option<Selection>;
    /// Takes one more into the pending selection, in any order; it stays open until its end is picked. Where no selection
    /// is asked for, answers the question.
    fn take(&mut self, pick: Pick) -> Pending;
    /// Lets go of something that the pending selection has taken.
    fn let_go(&mut self, pick: Pick) -> Pending;
    /// Tries an action; if it is illegal, everything is as before and the refusal comes back.
    fn attempt(&mut self, pick: Pick) -> Option<Refusal>;
    /// A player gives up.
    fn concede(&mut self, seat: Seat) -> Pending;
    /// Every reason why a player could not do this with priority now, or answer the pending question so.
    fn why_not(&mut self, seat: Seat, pick: Pick) -> Vec<Refusal>;
    /// The questions that a player might be asked at other times, each with the rule by which it is.
    fn questions(&self, seat: Seat) -> Vec<Question>;
    /// What a player ever does with a card where it is: the question it answers, and the answer.
    fn deeds(&self, seat: Seat, slot: Slot) -> Vec<(Question, Pick)>;
    /// What changes a card now: the card that each change comes from, as a player calls it, and the ability.
    fn influences(&mut self, viewer: Eye, slot: Slot) -> Vec<(String, AbilityId)>;
    /// Every reason why a player could not answer another question so, if it were asked now.
    fn why_not_if(&mut self, question: Question, pick: Pick) -> Vec<Refusal>;
    /// Every reason why a player cannot do this now, as the answer to a question that may be asked of the player or not;
    /// each once.
    fn against(&mut self, question: Question, pick: Pick) -> Vec<Refusal> {
        let now = |now: Question| (now.seat, now.topic) == (question.seat, question.topic);
        let asked = matches!(self.pending(), Pending::Question(question) if now(question));
        let unasked = (!asked).then_some(Refusal { rule: question.rule, object: None });
        against::once(unasked.into_iter().chain(self.why_not_if(question, pick)).collect())
    }
    /// What an action answers: what is done with priority, or a question of the book's own.
    fn answered_by(&self, pick: Pick) -> Topic;
    /// The rule on what is done under this name; if it has none, the one on what texts leave to players.
    fn rule_on(&self, verb: Verb) -> Rule;
    /// Why a player could not name this place in doing this, whatever else is against it.
    fn why_not_there(&mut self, seat: Seat, pick: Pick, place: u8) -> Option<Refusal>;
    /// How an option of another question would read.
    fn say_if(&self, question: Question, pick: Pick) -> String {
        self.say_if_in(Language::English, question, pick)
    }
    /// The same in a language.
    fn say_if_in(&self, language: Language, question: Question, pick: Pick) -> String;
    /// The pending question as a sentence, as it is put to the player who is asked.
    fn ask(&self) -> String {
        self.ask_in(Language::English)
    }
    /// The same in a language.
    fn ask_in(&self, language: Language) -> String;
    /// The card that the pending question is about, where no option names it.
    fn about(&self) -> Option<Slot>;
    /// What is still due of the price, if the pending question is how to pay it.
    fn due(&self) -> Option<Due>;
    /// How an option reads.
    fn say(&self, pick: Pick) -> String;
    /// How the options read, so that no two read the same.
    fn readings(&self) -> Vec<String> {
        self.readings_in(Language::English)
    }
    /// The same in a language.
    fn readings_in(&self, language: Language) -> Vec<String> {
        self.say_all_in(language, self.options())
    }
    /// How answers to the pending question read, so that no two read the same.
    fn say_all_in(&self, language: Language, picks: &[Pick]) -> Vec<String>;
    /// What a player sees.
    fn view(&self, seat: Seat) -> View;
    /// What a player, or someone else, sees, with the cards that are seen.
    fn look(&self, eye: Eye) -> Look {
        self.look_in(Language::English, eye)
    }
    /// The same, with what is said in a language; the words of the book stay as they are.
    fn look_in(&self, language: Language, eye: Eye) -> Look;
    /// What a player would see in another state of this duel.
    fn view_in(&self, state: &State, seat: Seat) -> View;
    /// The state itself.
    fn state(&self) -> &State;
    /// Where play stands: the unfinished work and the notes of the rule book, without what says nothing any more about how
    /// play goes on.
    fn bearings(&self) -> (Vec<Frame>, [i32; 8]);
    /// Replaces the state, for search and for tests.
    fn set_state(&mut self, state: &State);
    /// Deals what the seat that is asked may not know anew, so that whoever looks ahead for it imagines and does not
    /// peek: two duels that differ only in what the seat may not know go on as one.
    fn redeal(&mut self, seat: Seat, seed: u64);
    /// Working space: the log, and which rules were passed through.
    fn scratch(&mut self) -> &mut Scratch;
    /// The log as someone reads it, from a line on.
    fn log(&self, viewer: Eye, from: usize) -> Vec<String> {
        self.log_in(Language::English, viewer, from)
    }
    /// The same in a language.
    fn log_in(&self, language: Language, viewer: Eye, from: usize) -> Vec<String>;
    /// How many lines the log has.
    fn lines(&self) -> usize;
    /// What happened from a line of the log on, for someone who follows the duel: places in the log.
    fn story(&self, from: usize) -> Vec<usize>;
    /// On which turn a line of the log happened.
    fn turn_of(&self, line: usize) -> u16;
    /// Why a line of the log happened: the line itself, the event that set its ability off, what set that off, and
    /// so on, by their places in the log.
    fn causes(&self, line: usize) -> Vec<usize>;
    /// What a player, or someone else, calls a card.
    fn name_card(&self, viewer: Eye, slot: Slot) -> String {
        self.name_card_in(Language::English, viewer, slot)
    }
    /// The same in a language.
    fn name_card_in(&self, language: Language, viewer: Eye, slot: Slot) -> String;
    /// The zone of a name.
    fn zone(&self, name: &str) -> Option<Zone>;
    /// Everything against a deck and its sideboard in the format of this duel; a refusal's object is the place of a
    /// card in the deck, or after it in the sideboard.
    fn check_deck(&mut self, deck: &[CardId], side: &[CardId]) -> Vec<Refusal>;
    /// Begins a new duel with what two players bring in the same memory and format, with chance from a seed.
    fn restart(&mut self, brought: [Brought; 2], seed: u64) -> Pending {
        self.restart_in(brought, seed, None)
    }
    /// The same, as part of a match that lays this down.
    fn restart_in(&mut self, brought: [Brought; 2], seed: u64, terms: Option<Terms>) -> Pending;
    /// Makes the duel part of a match that lays this down.
    fn set_terms(&mut self, terms: Terms);
    /// Time is called.
    fn call_time(&mut self) -> Pending;
    /// The rules on which a match rests.
    fn match_cites(&self) -> MatchCites;
    /// Who goes first in the later duels of a match, as the book has it.
    fn next_first(&self) -> Next;
    /// Where the match stands, if this is one.
    fn standing(&self) -> Option<&Standing> {
        None
    }
    /// A player gives up the match that this is, or else the duel.
    fn concede_match(&mut self, seat: Seat) -> Pending {
        self.concede(seat)
    }
    /// A number that two states of this share only if they are the same.
    fn fingerprint(&self) -> u64 {
        self.state().fingerprint()
    }
    /// A duel in the same state, that goes its own way.
    fn branch(&self) -> Box<dyn AnyDuel>;
}

impl<B: RuleBook> Duel<B> {
    /// A duel between two decks in the book's usual format, with chance from a seed.
    pub fn new(pool: Arc<CardPool>, decks: [&[CardId]; 2], seed: u64) -> Self {
        Self::in_format(pool, decks.map(Brought::deck), 0, seed)
    }

    /// A duel with what two players bring in one of the book's formats, with chance from a seed.
    pub fn in_format(pool: Arc<CardPool>, brought: [Brought; 2], format: u8, seed: u64) -> Self {
        let mut state = State::empty();
        state.format = format;
        state.deal::<B>(brought, seed);
        Self::start(pool, state)
    }

    /// Everything against a deck and its sideboard in one of the book's formats; a refusal's object is the place of a
    /// card in the deck, or after it in the sideboard. The rules that were gone by are noted in the scratch, if that
    /// keeps them.
    pub fn check_deck(
        pool: &CardPool,
        [deck, side]: [&[CardId]; 2],
        format: u8,
        scratch: &mut Scratch,
    ) -> Vec<Refusal> {
        Self::with_deck(pool, [deck, side], format, scratch, |cx| {
            let mut reasons = Explain::default();
            B::check_deck(cx, &mut reasons);
            reasons.0
        })
    }

    /// Looks at a deck that lies where decks lie, as the first seat's, and its sideboard, as the second seat's, before
    /// any duel.
    pub fn with_deck<T>(
        pool: &CardPool,
        deck_and_side: [&[CardId]; 2],
        format: u8,
        scratch: &mut Scratch,
        look: impl FnOnce(&Cx<B>) -> T,
    ) -> T {
        let mut state = State::empty();
        state.format = format;
        state.deal::<B>(deck_and_side.map(Brought::deck), 0);
        let mut cx = Cx::<B>::new(pool, &mut state, scratch);
        cx.refresh();
        look(&cx)
    }

    /// A duel that goes on from a position, unless a card cannot be where it is.
    pub fn at(pool: Arc<CardPool>, position: &Position) -> Result<Self, Impossible> {
        let mut state = State::empty();
        state.dice = crate::dice::Dice::new(position.seed);
        for placed in &position.cards {
            let slot = state.add_card::<B>(placed.card, placed.owner, placed.zone);
            state.place::<B>(slot, placed);
        }
        for &(seat, colours, bonds, n) in &position.minted {
            state.minted[seat.index()].mint(colours, bonds, n.into());
        }
        for &(seat, counter, n) in &position.held {
            state.held[seat.index()].change(counter, i32::from(n));
        }
        for g in &position.ground {
            state.change_ground(g.zone, g.place, g.counter, i32::from(g.number));
        }
        state.turn.player = position.player;
        state.turn.number = position.turn;
        state.format = position.format;
        let mut scratch = Scratch { tracing: true, ..Scratch::new() };
        let mut cx = Cx::<B>::new(&pool, &mut state, &mut scratch);
        cx.refresh();
        for at in 0..position.cards.len() {
            let slot = Slot(at as u16);
            let placed = &position.cards[at];
            let mut reasons = Explain::default();
            B::check_position(&cx, slot, &mut reasons);
            if let Some(refusal) = reasons.0.first() {
                let rule = &B::vocabulary().rules[refusal.rule.index()];
                return Err(Impossible {
                    name: pool.name(placed.card).to_owned(),
                    zone: B::ZONES[placed.zone.index()].name,
                    rule: rule.id,
                    gist: rule.gist,
                    at: slot,
                });
            }
        }
        state.resume::<B>(&pool, position);
        Ok(Self::start_with(pool, state, scratch))
    }

    fn start(pool: Arc<CardPool>, state: State) -> Self {
        Self::start_with(pool, state, Scratch::new())
    }

    fn start_with(pool: Arc<CardPool>, mut state: State, mut scratch: Scratch) -> Self {
        let pending = advance::<B>(&pool, &mut state, &mut scratch, Input::Begin);
        Self { pool, state, scratch, pending, book: PhantomData }
    }

    fn glance(&self) -> Glance<'_, B> {
        Glance::new(&self.pool, &self.state, &self.scratch)
    }

    /// The state in which a player at the eye's side knows what the eye does, for whoever is no player.
    fn seen_by(&self, eye: Eye) -> Cow<'_, State> {
        if let Eye::Seat(_) = eye {
            return Cow::Borrowed(&self.state);
        }
        let mut state = self.state.clone();
        let bodies = state.ghosts.iter_mut().map(|ghost| &mut ghost.body);
        for object in state.objects.iter_mut().chain(bodies) {
            object.known = if eye.knows(object.known) { 0b11 } else { 0 };
        }
        Cow::Owned(state)
    }

    fn advance(&mut self, input: Input) -> Pending {
        self.pending = advance::<B>(&self.pool, &mut self.state, &mut self.scratch, input);
        self.pending
    }
}

impl<B: RuleBook> AnyDuel for Duel<B> {
    fn words(&self) -> &'static Vocabulary {
        B::vocabulary()
    }
    fn pool(&self) -> &CardPool {
        &self.pool
    }
    fn pending(&self) -> Pending {
        self.pending
    }
    fn options(&self) -> &[Pick] {
        &self.scratch.options
    }
    fn pick(&mut self, option: usize) -> Pending {
        match self.scratch.options.get(option) {
            Some(&pick) => self.advance(Input::Pick(pick)),
            None => self.pending,
        }
    }
    fn selection(&self) -> Option<Selection> {
        let mut state = self.state.clone();
        Cx::<B>::new(&self.pool, &mut state, &mut Scratch::silent()).selection()
    }
    fn take(&mut self, pick: Pick) -> Pending {
        self.advance(Input::Take(pick))
    }
    fn let_go(&mut self, pick: Pick) -> Pending {
        self.advance(Input::LetGo(pick))
    }
    fn attempt(&mut self, pick: Pick) -> Option<Refusal> {
        self.scratch.undone = None;
        self.advance(Input::Attempt(pick));
        self.scratch.undone
    }
    fn concede(&mut self, seat: Seat) -> Pending {
        self.advance(Input::Concede(seat))
    }
    fn why_not(&mut self, seat: Seat, pick: Pick) -> Vec<Refusal> {
        Cx::<B>::new(&self.pool, &mut self.state, &mut self.scratch).why_not(seat, pick).0
    }
    fn questions(&self, seat: Seat) -> Vec<Question> {
        against::questions::<B>(seat).collect()
    }
    fn deeds(&self, seat: Seat, slot: Slot) -> Vec<(Question, Pick)> {
        let mut found = Vec::new();
        B::deeds(&self.glance(), slot, &mut found);
        let question = |topic: Topic| Question { seat, topic, rule: against::rule_of::<B>(topic) };
        found.into_iter().map(|(topic, pick)| (question(topic), pick)).collect()
    }
    fn influences(&mut self, viewer: Eye, slot: Slot) -> Vec<(String, AbilityId)> {
        let found = Cx::<B>::new(&self.pool, &mut self.state, &mut self.scratch).influences(slot);
        let state = self.seen_by(viewer);
        let glance = Glance::<B>::new(&self.pool, &state, &self.scratch);
        found.into_iter().map(|(source, ability)| (glance.name_object(viewer.side(), source), ability)).collect()
    }
    fn why_not_if(&mut self, question: Question, pick: Pick) -> Vec<Refusal> {
        Cx::<B>::new(&self.pool, &mut self.state, &mut self.scratch).why_not_if(question, pick).0
    }
    fn answered_by(&self, pick: Pick) -> Topic {
        B::answers(pick)
    }
    fn rule_on(&self, verb: Verb) -> Rule {
        Some(B::verb_cites(verb).does).filter(|&rule| rule != Rule::UNNUMBERED).unwrap_or(B::CITES.pick)
    }
    fn why_not_there(&mut self, seat: Seat, pick: Pick, place: u8) -> Option<Refusal> {
        Cx::<B>::new(&self.pool, &mut self.state, &mut self.scratch).why_not_there(seat, pick, place)
    }
    fn say_if_in(&self, language: Language, question: Question, pick: Pick) -> String {
        self.glance().read_in(language).say_pick(&question, pick)
    }
    fn ask_in(&self, language: Language) -> String {
        match self.pending {
            Pending::Question(question) => self.glance().read_in(language).ask_question(&question),
            Pending::Over(_) => String::new(),
        }
    }
    fn about(&self) -> Option<Slot> {
        match self.pending {
            Pending::Question(question) => B::about(&self.glance(), &question),
            Pending::Over(_) => None,
        }
    }
    fn due(&self) -> Option<Due> {
        let paying = matches!(self.pending, Pending::Question(question) if question.topic == Topic::Pay);
        let mut state = paying.then(|| self.state.clone())?;
        Cx::<B>::new(&self.pool, &mut state, &mut Scratch::silent()).outstanding()
    }
    fn say(&self, pick: Pick) -> String {
        match self.pending {
            Pending::Question(question) => self.glance().say_pick(&question, pick),
            Pending::Over(_) => String::new(),
        }
    }
    fn say_all_in(&self, language: Language, picks: &[Pick]) -> Vec<String> {
        match self.pending {
            Pending::Question(question) => self.glance().read_in(language).say_all(&question, picks),
            Pending::Over(_) => Vec::new(),
        }
    }
    fn view(&self, seat: Seat) -> View {
        self.glance().view(seat)
    }
    fn look_in(&self, language: Language, eye: Eye) -> Look {
        let state = self.seen_by(eye);
        let mut look = Glance::<B>::new(&self.pool, &state, &self.scratch).read_in(language).look(eye.side());
        if let Some(asked) = look.view.question.as_mut().filter(|_| !matches!(eye, Eye::Seat(_))) {
            asked.options.clear();
        }
        look
    }
    fn view_in(&self, state: &State, seat: Seat) -> View {
        let mut state = state.clone();
        state.derived.ready = false;
        let mut scratch = Scratch::silent();
        if state.asked.is_some_and(|question| question.seat == seat) {
            pending::<B>(&self.pool, &mut state, &mut scratch);
        } else {
            Cx::<B>::new(&self.pool, &mut state, &mut scratch).refresh();
        }
        Glance::<B>::new(&self.pool, &state, &scratch).view(seat)
    }
    fn state(&self) -> &State {
        &self.state
    }
    fn bearings(&self) -> (Vec<Frame>, [i32; 8]) {
        let (mut frames, mut notes) = (self.state.frames.clone(), self.state.notes);
        B::forget_spent(&self.state, &mut frames, &mut notes);
        (frames, notes)
    }
    fn set_state(&mut self, state: &State) {
        self.state.clone_from(state);
        self.pending = pending::<B>(&self.pool, &mut self.state, &mut self.scratch);
    }
    fn redeal(&mut self, seat: Seat, seed: u64) {
        self.state.redeal(&self.pool, seat, seed, B::lies_there);
        self.pending = pending::<B>(&self.pool, &mut self.state, &mut self.scratch);
    }
    fn scratch(&mut self) -> &mut Scratch {
        &mut self.scratch
    }
    fn log_in(&self, language: Language, viewer: Eye, from: usize) -> Vec<String> {
        let glance = self.glance().read_in(language);
        self.scratch.log[from..].iter().map(|entry| glance.say_entry(viewer, entry)).collect()
    }
    fn lines(&self) -> usize {
        self.scratch.log.len()
    }
    fn story(&self, from: usize) -> Vec<usize> {
        self.glance().story(from)
    }
    fn turn_of(&self, line: usize) -> u16 {
        self.scratch.log.get(line).map_or(self.state.turn.number, |entry| entry.turn)
    }
    fn causes(&self, line: usize) -> Vec<usize> {
        let log = &self.scratch.log;
        let mut chain = vec![line];
        while let Some(entry) = chain.last().and_then(|&at| log.get(at)) {
            let number = entry.cause.event;
            match log.iter().position(|earlier| number != 0 && earlier.number == number) {
                Some(at) if at < *chain.last().unwrap_or(&0) => chain.push(at),
                _ => break,
            }
        }
        chain
    }
    fn name_card_in(&self, language: Language, viewer: Eye, slot: Slot) -> String {
        let state = self.seen_by(viewer);
        Glance::<B>::new(&self.pool, &state, &self.scratch).read_in(language).name_card(viewer.side(), slot)
    }
    fn zone(&self, name: &str) -> Option<Zone> {
        B::ZONES.iter().position(|spec| spec.name == name).map(|z| Zone(z as u8))
    }
    fn check_deck(&mut self, deck: &[CardId], side: &[CardId]) -> Vec<Refusal> {
        let format = self.state.format;
        Self::check_deck(&self.pool, [deck, side], format, &mut self.scratch)
    }
    fn set_terms(&mut self, terms: Terms) {
        self.state.terms = Some(terms);
    }
    fn call_time(&mut self) -> Pending {
        self.advance(Input::Time)
    }
    fn match_cites(&self) -> MatchCites {
        B::match_cites(self.state.format)
    }
    fn next_first(&self) -> Next {
        B::NEXT_FIRST
    }
    fn restart_in(&mut self, brought: [Brought; 2], seed: u64, terms: Option<Terms>) -> Pending {
        let format = self.state.format;
        self.state.clear();
        self.state.format = format;
        self.state.terms = terms;
        self.state.deal::<B>(brought, seed);
        self.scratch.log.clear();
        self.scratch.passed.get_mut().clear();
        self.advance(Input::Begin)
    }
    fn branch(&self) -> Box<dyn AnyDuel> {
        let mut copy = Self {
            pool: Arc::clone(&self.pool),
            state: State::empty(),
            scratch: Scratch::silent(),
            pending: self.pending,
            book: PhantomData,
        };
        copy.set_state(&self.state);
        Box::new(copy)
    }
}
