//! A duel written down as an earlier position and what the players have done since.

use super::play::Play;
use super::sameness::differences;
use super::text::Line;
use super::writing::{Writer, Written};
use super::{Game, player, write};
use crate::duel::AnyDuel;
use crate::question::{Pending, Question, Topic};
use crate::state::State;

/// How many earlier moments are tried.
const TRIES: usize = 24;

/// A duel at a moment as a text that, read as a position, is the same duel at the same moment: `begun` is the duel at any
/// earlier moment, and `picks` are the answers that led from there to here, one for each question. Where a position alone
/// says everything, that is it; otherwise it is the last position that does, and what the players have done since, line by
/// line.
pub fn write_played(game: &Game, begun: &dyn AnyDuel, picks: &[usize]) -> String {
    let mut duel = begun.branch();
    let mut calm = Vec::new();
    for (at, &pick) in picks.iter().enumerate() {
        if is_calm(duel.state()) {
            calm.push(at);
        }
        duel.pick(pick);
    }
    let now = write(game, &*duel);
    if !now.starts_with('#') {
        return now;
    }
    let tried = &calm[calm.len().saturating_sub(TRIES)..];
    let mut then = begun.branch();
    let mut moments = Vec::new();
    for (at, &pick) in picks.iter().enumerate().take(tried.last().map_or(0, |last| last + 1)) {
        if tried.contains(&at) {
            moments.push((at, then.branch()));
        }
        then.pick(pick);
    }
    let retold = moments.into_iter().rev().find_map(|(at, then)| {
        let written = Writer::new(game, &*then).exact()?;
        retell(game, written, then.branch(), &picks[at..])
    });
    retold.unwrap_or(now)
}

/// Whether someone has priority, and nothing is under way: a position may say all of that.
fn is_calm(state: &State) -> bool {
    let items = state.stack.is_empty() && state.waiting.is_empty() && state.running.is_empty();
    let lasts = state.effects.is_empty() && state.delayed.is_empty() && state.bouts.is_empty();
    items && lasts && state.asked.is_some_and(|question| question.topic == Topic::Priority)
}

/// The position and what is done from there, if the words for that lead to the same moment.
fn retell(game: &Game, written: Written, mut duel: Box<dyn AnyDuel>, picks: &[usize]) -> Option<String> {
    let (mut play, mut twin) = written.read?;
    let mut told: Vec<(Question, String)> = Vec::new();
    for &pick in picks {
        let Pending::Question(question) = duel.pending() else { return None };
        let answers_itself = duel.options().len() == 1 && question.topic != Topic::Priority;
        if !answers_itself {
            let same = twin.pick(duel.options()[pick], duel.state(), play.duel.state())?;
            let words = play.words(same)?;
            let line = format!("{} {words}", player(question.seat));
            play.line(&Line { number: 0, text: &line }).ok()?;
            told.push((question, words));
        }
        duel.pick(pick);
        // A selection that is closed here is closed there.
        if duel.selection().is_none_or(|selection| selection.taken.is_empty()) {
            play.settle();
            play.close();
        }
        twin.learn(game, duel.state(), play.duel.state());
    }
    if !differences(&*duel, &*play.duel).is_empty() {
        return None;
    }
    // What is picked one by one is closed at the end, unless it says that it is not.
    let asked = match duel.pending() {
        Pending::Question(question) if play.is_open() => format!("{} is asked\n", player(question.seat)),
        _ => String::new(),
    };
    let position = written.text.trim_end();
    let separator = if position.contains("\n\n") { "\n" } else { "\n\n" };
    [sentences(&told, true), sentences(&told, false)].into_iter().find_map(|lines| {
        let text = format!("{position}{separator}{}\n{asked}", lines.join("\n"));
        let read = Play::read(game, &text).ok()?;
        differences(&*duel, &*read.duel).is_empty().then_some(text)
    })
}

/// What was done, line by line; joined, a line is what a player does with priority and all that is asked about it.
fn sentences(told: &[(Question, String)], joined: bool) -> Vec<String> {
    let goes_on = |(before, _): &(Question, String), (question, words): &(Question, String)| {
        let plain = !words.contains(',') && !words.contains(" paying ");
        joined && plain && before.seat == question.seat && question.topic != Topic::Priority
    };
    let lines = told.chunk_by(goes_on).map(|deeds| {
        let words: Vec<&str> = deeds.iter().map(|(_, words)| &words[..]).collect();
        format!("{} {}", player(deeds[0].0.seat), words.join(", "))
    });
    lines.collect()
}
