//! Asks the person at the terminal, and reads what is typed.

use crate::draw_table::{self, DrawContext};
use crate::inspect;
use crate::play::Session;
use assist::amounts::Amounts;
use assist::draft::Draft;
use assist::explain;
use assist::suggestion::{self, ShownOption};
use console::style;
use duel::engine::question::{Pending, Pick, Topic};
use games::person::{capital, option as bare_option};
use notation::position::{PositionQuery, QueryAnswer};
use std::io::{BufRead, IsTerminal, Write, stdin, stdout};
use std::path::Path;

/// The most options that are listed.
const LISTED: usize = 120;

/// The range of numbers that answer a question, in words.
fn range(Amounts { least, most, step }: Amounts) -> String {
    let steps = if step == 1 { String::new() } else { format!(", in steps of {step}") };
    format!("a number from {least} to {most}{steps}")
}

/// The person's answer to a question.
pub enum PromptAnswer {
    /// Picks, one after the other.
    Picks(Vec<usize>),
    /// Takes the last answer back.
    TakeBack,
    /// Concedes the duel.
    Concede,
    /// The input has ended.
    EndOfInput,
}

/// The help text, with example commands of the game.
fn help(sayings: &[&str]) -> String {
    let all = sayings.join(", ");
    let one = sayings.first().copied().unwrap_or("pass");
    format!(
        "\
\x20 3              take option 3; Enter takes the one marked with Enter
  3 1            where several are asked for: take these, in any order; 3 again
                 lets it go, Enter says that it is enough
  {all}, pass
                 the same in words; `paying with D and E` may follow
  ? CARD, ?3     a card: its text, what it is now, what it may do and why not
  ? {one}
                 whether that may be done, and every rule against it
  u              take back your last answer
  l, l all       what happened lately, or ever; why 12: how line 12 came about
  v              the table
  s FILE         save the duel; `shobu play GAME --from FILE` goes on from there
  q              concede"
    )
}

/// Asks the person until there is an answer.
pub fn ask(session: &mut Session) -> PromptAnswer {
    let Pending::Question(question) = session.duel.pending() else { return PromptAnswer::EndOfInput };
    if !matches!(question.topic, Topic::Pay | Topic::Mode | Topic::X | Topic::ExtraCost) {
        draw_table::print_table(&*session.duel, session.me);
    }
    let mut draft = Draft::of(&*session.duel, session.ruling_game.zones);
    let more = draft.as_ref().map_or(Vec::new(), Draft::addable_beyond_options);
    let picks: Vec<Pick> = session.duel.options().iter().chain(&more).copied().collect();
    let shown = suggestion::group_options_with(&*session.duel, &more);
    let enter = suggestion::obvious_answer(&*session.duel, session.ruling_game.zones);
    let amounts = Amounts::of(&picks);
    show_question(session, &shown, &enter, &picks, draft.as_ref());
    loop {
        let Some(line) = read_line("> ") else { return PromptAnswer::EndOfInput };
        let (first, rest) = line.split_once(' ').unwrap_or((&line, ""));
        let numbers: Vec<usize> = line.split_whitespace().map_while(|word| word.parse().ok()).collect();
        if let Some(draft) = &mut draft
            && numbers.len() == line.split_whitespace().count()
            && (!numbers.is_empty() || !draft.selection().taken.is_empty())
        {
            match select(draft, &shown, &picks, &numbers) {
                Ok(Some(options)) => return PromptAnswer::Picks(options),
                Ok(None) => show_question(session, &shown, &[], &picks, Some(draft)),
                Err(why) => println!("{why}"),
            }
            continue;
        }
        if let (Some(amounts), Ok(amount)) = (amounts, line.parse()) {
            match amounts.option_for(amount) {
                Some(option) => return PromptAnswer::Picks(vec![option]),
                None => println!("{amount} is none of what can be said: answer with {}.", range(amounts)),
            }
            continue;
        }
        match (first, rest.trim()) {
            ("", _) => match enter[..] {
                [] if amounts.is_some() => println!("Answer with {}; h helps.", amounts.map_or(String::new(), range)),
                [_, ..] => return PromptAnswer::Picks(enter),
                [] => println!("Answer with a number from 1 to {}; h helps.", shown.len()),
            },
            ("u", "") => return PromptAnswer::TakeBack,
            ("v", "") => {
                draw_table::print_table(&*session.duel, session.me);
                show_question(session, &shown, &enter, &picks, draft.as_ref());
            }
            ("l", rest) => session.print_log(rest == "all"),
            ("h" | "help" | "?", "") => println!("{}", help(session.entry.example_commands)),
            ("why", number) => inspect::print_why(session, number),
            ("s", "") => println!("Save where? Write s and the name of a file."),
            ("s", file) => match session.save(Path::new(file)) {
                Ok(()) => println!("Saved in {file}."),
                Err(error) => println!("{}.", capital(&error.to_string())),
            },
            ("q", "") => match read_line("Concede this duel? (y or n) ") {
                None => return PromptAnswer::EndOfInput,
                Some(answer) if answer.starts_with(['y', 'Y']) => return PromptAnswer::Concede,
                Some(_) => println!("You play on."),
            },
            _ if line.starts_with('?') => inspect_words(session, &shown, &picks, line[1..].trim()),
            _ => match line.parse::<usize>() {
                Ok(n) if (1..=shown.len()).contains(&n) => return PromptAnswer::Picks(vec![shown[n - 1].option]),
                Ok(n) => println!("There is no option {n}; they go from 1 to {}.", shown.len()),
                Err(_) => {
                    if let Some(picks) = interpret_line(session, &shown, &line) {
                        return PromptAnswer::Picks(picks);
                    }
                }
            },
        }
    }
}

/// Takes options by their numbers into a selection, or lets them go; without numbers, ends it. Returns the answer if it
/// is complete.
fn select(
    draft: &mut Draft,
    shown: &[ShownOption],
    picks: &[Pick],
    numbers: &[usize],
) -> Result<Option<Vec<usize>>, String> {
    for &n in numbers {
        let one = shown.get(n.wrapping_sub(1));
        let one = one.ok_or_else(|| format!("There is no option {n}; they go from 1 to {}.", shown.len()))?;
        let pick = picks[one.option];
        if pick == Pick::Done {
            return finish_draft(draft);
        }
        if draft.selection().currency_actions.contains(&pick) {
            return Ok(Some(vec![one.option]));
        }
        if !draft.take(pick) && !draft.let_go(pick) {
            return Err(format!("{} does not go together with what you have taken.", capital(&one.words)));
        }
    }
    if numbers.is_empty() {
        return finish_draft(draft);
    }
    if draft.is_full() { finish_draft(draft) } else { Ok(None) }
}

/// Ends a selection, or says why it is not enough.
fn finish_draft(draft: &Draft) -> Result<Option<Vec<usize>>, String> {
    let least = draft.selection().least;
    draft.options().map(Some).ok_or_else(|| match draft.selection().due {
        Some(_) => "That does not pay for it yet.".to_owned(),
        None => format!("That is not enough yet: take at least {least}."),
    })
}

/// A line of input without surrounding spaces; `None` at the end of input.
fn read_line(prompt: &str) -> Option<String> {
    print!("{prompt}");
    let _ = stdout().flush();
    let mut line = String::new();
    match stdin().lock().read_line(&mut line) {
        Ok(n) if n > 0 => {
            // A terminal shows what is typed; other input is printed, so that the output can be read as a whole.
            if !stdin().is_terminal() {
                println!("{}", line.trim());
            }
            Some(line.trim().to_owned())
        }
        _ => None,
    }
}

fn show_question(session: &mut Session, shown: &[ShownOption], enter: &[usize], picks: &[Pick], draft: Option<&Draft>) {
    println!("\n{}", style(session.duel.render_question()).bold());
    let Some(sketch) = DrawContext::of(&*session.duel, session.me) else { return };
    if let Some(text) = explain::text_asking(&*session.duel, &sketch.view) {
        println!("  {}", style(text).dim());
    }
    if let Some(amounts) = Amounts::of(picks) {
        println!("      {}", range(amounts));
        return;
    }
    for (at, one) in shown.iter().enumerate().take(LISTED) {
        let taken = enter.first() == Some(&one.option);
        let words = if enter.len() > 1 { "  (Enter, and pay the rest likewise)" } else { "  (Enter)" };
        let mark = if taken { style(words).dim().to_string() } else { String::new() };
        let pick = picks[one.option];
        let about = inspect::option_note(session, &sketch, pick);
        let note = about.map_or(String::new(), |words| style(format!("  {words}")).dim().to_string());
        let held = draft.map_or(0, |draft| draft.selection().taken.iter().filter(|&&taken| taken == pick).count());
        let held = match held {
            0 => "",
            1 => "✓ ",
            _ => "✓✓ ",
        };
        println!("  {:>2}  {held}{}{note}{mark}", at + 1, one.words);
    }
    if let (Some(last), true) = (shown.last(), shown.len() > LISTED) {
        println!("      … up to {}  {}: answer in words", shown.len(), last.words);
    }
    let Some(selection) = draft.map(Draft::selection).filter(|selection| selection.due.is_none()) else { return };
    let (taken, least, most) = (selection.taken.len(), selection.least, selection.most);
    let range = if least == most { format!("{most}") } else { format!("{least} to {most}") };
    println!("  {}", style(format!("{taken} taken of {range}")).dim());
}

/// Reads a line as an action. If it cannot be done, prints why.
fn interpret_line(session: &mut Session, shown: &[ShownOption], line: &str) -> Option<Vec<usize>> {
    let judged = PositionQuery::for_player(&session.ruling_game, &*session.duel, session.me)
        .ask_whether_allowed(session.me, line);
    match judged {
        Ok(QueryAnswer::Allowed { picks, .. }) => return Some(picks),
        Ok(QueryAnswer::Refused(refusals)) => {
            println!("You cannot {} now:", bare_option(line));
            inspect::print_refusals(session, &refusals);
            return None;
        }
        Err(_) => {}
    }
    let typed: Vec<String> = line.to_lowercase().split_whitespace().map(str::to_owned).collect();
    let fits = |one: &&ShownOption| {
        let words = one.words.to_lowercase();
        let mut rest = words.split_whitespace();
        typed.iter().all(|part| rest.any(|word| word.starts_with(part.as_str())))
    };
    let offered = session.duel.options().len();
    let fitting: Vec<&ShownOption> = shown.iter().filter(|one| one.option < offered).filter(fits).collect();
    match fitting[..] {
        [one] => Some(vec![one.option]),
        [] => {
            println!("`{line}` is not understood: answer with a number from 1 to {}, or h for help.", shown.len());
            None
        }
        _ => {
            let words: Vec<&str> = fitting.iter().map(|one| one.words.as_str()).collect();
            println!("`{line}` could be: {}.", words.join("; "));
            None
        }
    }
}

/// Answers `? CARD`, `?N` and `? attack with CARD`.
fn inspect_words(session: &mut Session, shown: &[ShownOption], picks: &[Pick], text: &str) {
    let numbered = text.parse::<usize>().ok();
    if let Some(one) = numbered.and_then(|n| shown.get(n.wrapping_sub(1))) {
        match inspect::card_of(session, picks[one.option]) {
            Some(slot) => inspect::print_card(session, slot),
            None => println!("Option {} is about no card you know.", numbered.unwrap_or(0)),
        }
        return;
    }
    let found = inspect::find_cards(session, text);
    if let [first, ..] = found[..] {
        inspect::print_card(session, first);
        return;
    }
    let judged = PositionQuery::for_player(&session.ruling_game, &*session.duel, session.me)
        .ask_whether_allowed(session.me, text);
    match judged {
        Ok(QueryAnswer::Allowed { rule, .. }) => {
            let rule = games::position::rule_with_gist(session.duel.vocabulary().rules, rule);
            println!("Yes, you can {} now: it answers {rule}", bare_option(text));
        }
        Ok(QueryAnswer::Refused(refusals)) => {
            println!("No, you cannot {} now:", bare_option(text));
            inspect::print_refusals(session, &refusals);
        }
        Err(_) => println!("`{text}` is no card you can see, and nothing you can do; try ? and a card's name."),
    }
}
