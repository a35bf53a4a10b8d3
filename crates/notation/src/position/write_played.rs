//! Writes a duel down as an earlier position and the moves since.

use crate::names::seat_name;
use crate::position::same_duel::differences;
use crate::position::write::{PositionWriter, WrittenPosition, write};
use crate::ruling::RulingGame;
use crate::ruling::lines::SourceLine;
use crate::ruling::script::ScriptRunner;
use duel::engine::any_duel::AnyDuel;
use duel::engine::question::{Pending, Question, Topic};
use duel::state::State;

/// The number of earlier moments that are tried.
const TRIES: usize = 24;

/// Writes a duel as a text that, read as a position, is the same duel at the same moment.
///
/// `begun` is the duel at any earlier moment, and `picks` are the answers that led from there to now, one for each
/// question. If a position alone says everything, the text is that position. Otherwise it is the latest position that
/// does, followed by the moves since, line by line. If there is none, it is the position now, with comments on what is
/// missing.
pub fn write_played(game: &RulingGame, begun: &dyn AnyDuel, picks: &[usize]) -> String {
    let mut duel = begun.branch();
    let mut calm = Vec::new();
    for (at, &pick) in picks.iter().enumerate() {
        if is_calm(duel.lab().state()) {
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
        let written = PositionWriter::new(game, &*then).exact_position()?;
        write_moves_since(game, written, then.branch(), &picks[at..])
    });
    retold.unwrap_or(now)
}

/// Returns true if someone has priority and nothing is under way, so that a position may say everything.
fn is_calm(state: &State) -> bool {
    let items = state.stack.is_empty() && state.waiting_triggers.is_empty() && state.resolving.is_empty();
    let lasts = state.ongoing_effects.is_empty() && state.delayed_abilities.is_empty() && state.combats.is_empty();
    items && lasts && state.pending_question.is_some_and(|question| question.topic == Topic::Priority)
}

/// The position and the moves since, if reading them leads to the same moment.
fn write_moves_since(
    game: &RulingGame,
    written: WrittenPosition,
    mut duel: Box<dyn AnyDuel>,
    picks: &[usize],
) -> Option<String> {
    let (mut play, mut twin) = written.read_back?;
    let mut told: Vec<(Question, String)> = Vec::new();
    for &pick in picks {
        let Pending::Question(question) = duel.pending() else { return None };
        let answers_itself = duel.options().len() == 1 && question.topic != Topic::Priority;
        if !answers_itself {
            let same = twin.pick_in_other(duel.options()[pick], duel.lab().state(), play.duel.lab().state())?;
            let words = play.wording_of(same)?;
            let line = format!("{} {words}", seat_name(question.seat));
            play.play_line(&SourceLine { number: 0, text: &line }).ok()?;
            told.push((question, words));
        }
        duel.pick(pick);
        // Close the selection here when it is closed in the original.
        if duel.selection().is_none_or(|selection| selection.taken.is_empty()) {
            play.give_forced_answers();
            play.close_selection();
        }
        twin.pair_new_cards(game, duel.lab().state(), play.duel.lab().state());
    }
    if !differences(&*duel, &*play.duel).is_empty() {
        return None;
    }
    // A selection is closed at the end of a text unless the text says that its player is still asked.
    let asked = match duel.pending() {
        Pending::Question(question) if play.is_open() => format!("{} is asked\n", seat_name(question.seat)),
        _ => String::new(),
    };
    let position = written.text.trim_end();
    let separator = if position.contains("\n\n") { "\n" } else { "\n\n" };
    [sentences(&told, true), sentences(&told, false)].into_iter().find_map(|lines| {
        let text = format!("{position}{separator}{}\n{asked}", lines.join("\n"));
        let read = ScriptRunner::read(game, &text).ok()?;
        differences(&*duel, &*read.duel).is_empty().then_some(text)
    })
}

/// The moves as lines. If `joined`, one line holds what a player does with priority and the answers that follow.
fn sentences(told: &[(Question, String)], joined: bool) -> Vec<String> {
    let goes_on = |(before, _): &(Question, String), (question, words): &(Question, String)| {
        let plain = !words.contains(',') && !words.contains(" paying ");
        joined && plain && before.seat == question.seat && question.topic != Topic::Priority
    };
    let lines = told.chunk_by(goes_on).map(|deeds| {
        let words: Vec<&str> = deeds.iter().map(|(_, words)| &words[..]).collect();
        format!("{} {}", seat_name(deeds[0].0.seat), words.join(", "))
    });
    lines.collect()
}
