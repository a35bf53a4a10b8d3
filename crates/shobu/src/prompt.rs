//! Questions to the person at the terminal, and what is typed in answer.

use crate::inspect;
use crate::play::Session;
use crate::table::{self, Sketch};
use console::style;
use duel::question::{Pending, Topic};
use duel::scenario::{Answer, Inquiry};
use games::explain;
use games::person::{capital, option as bare_option};
use games::proposal::{self, Shown};
use std::io::{BufRead, IsTerminal, Write, stdin, stdout};
use std::path::Path;

/// What a person says to a question.
pub enum Said {
    /// These picks, one after the other.
    Picks(Vec<usize>),
    /// The last answer is taken back.
    TakeBack,
    /// The duel is given up.
    Concede,
    /// The input has ended.
    Nothing,
}

/// The help, with what players of the game say.
fn help(sayings: &[&str]) -> String {
    let all = sayings.join(", ");
    let one = sayings.first().copied().unwrap_or("pass");
    format!(
        "\
\x20 3              take option 3; Enter takes the one marked with Enter
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
pub fn ask(session: &mut Session) -> Said {
    let Pending::Question(question) = session.duel.pending() else { return Said::Nothing };
    if !matches!(question.topic, Topic::Pay | Topic::Mode | Topic::X | Topic::ExtraCost) {
        table::show(&*session.duel, session.me);
    }
    let shown = proposal::grouped(&*session.duel);
    let enter = proposal::obvious(&*session.duel, session.rulings.zones);
    show_question(session, &shown, &enter);
    loop {
        let Some(line) = read("> ") else { return Said::Nothing };
        let (first, rest) = line.split_once(' ').unwrap_or((&line, ""));
        match (first, rest.trim()) {
            ("", _) => match enter[..] {
                [_, ..] => return Said::Picks(enter),
                [] => println!("Answer with a number from 1 to {}; h helps.", shown.len()),
            },
            ("u", "") => return Said::TakeBack,
            ("v", "") => {
                table::show(&*session.duel, session.me);
                show_question(session, &shown, &enter);
            }
            ("l", rest) => session.tell_again(rest == "all"),
            ("h" | "help" | "?", "") => println!("{}", help(session.book.sayings)),
            ("why", number) => inspect::why(session, number),
            ("s", "") => println!("Save where? Write s and the name of a file."),
            ("s", file) => match session.save(Path::new(file)) {
                Ok(()) => println!("Saved in {file}."),
                Err(error) => println!("{}.", capital(&error.to_string())),
            },
            ("q", "") => match read("Concede this duel? (y or n) ") {
                None => return Said::Nothing,
                Some(answer) if answer.starts_with(['y', 'Y']) => return Said::Concede,
                Some(_) => println!("You play on."),
            },
            _ if line.starts_with('?') => inspect_words(session, &shown, line[1..].trim()),
            _ => match line.parse::<usize>() {
                Ok(n) if (1..=shown.len()).contains(&n) => return Said::Picks(vec![shown[n - 1].option]),
                Ok(n) => println!("There is no option {n}; they go from 1 to {}.", shown.len()),
                Err(_) => {
                    if let Some(picks) = understand(session, &shown, &line) {
                        return Said::Picks(picks);
                    }
                }
            },
        }
    }
}

/// A line of input without the space around it; nothing at its end.
fn read(prompt: &str) -> Option<String> {
    print!("{prompt}");
    let _ = stdout().flush();
    let mut line = String::new();
    match stdin().lock().read_line(&mut line) {
        Ok(n) if n > 0 => {
            // What is typed shows itself; what comes from elsewhere is shown, so that the whole can be read.
            if !stdin().is_terminal() {
                println!("{}", line.trim());
            }
            Some(line.trim().to_owned())
        }
        _ => None,
    }
}

fn show_question(session: &mut Session, shown: &[Shown], enter: &[usize]) {
    println!("\n{}", style(session.duel.ask()).bold());
    let Some(sketch) = Sketch::of(&*session.duel, session.me) else { return };
    if let Some(text) = explain::under_way(&*session.duel, &sketch.view) {
        println!("  {}", style(text).dim());
    }
    for (at, one) in shown.iter().enumerate() {
        let taken = enter.first() == Some(&one.option);
        let words = if enter.len() > 1 { "  (Enter, and pay the rest likewise)" } else { "  (Enter)" };
        let mark = if taken { style(words).dim().to_string() } else { String::new() };
        let about = inspect::note(session, &sketch, session.duel.options()[one.option]);
        let note = about.map_or(String::new(), |words| style(format!("  {words}")).dim().to_string());
        println!("  {:>2}  {}{note}{mark}", at + 1, one.words);
    }
}

/// What a line means as something to do; if it cannot be done, says why not.
fn understand(session: &mut Session, shown: &[Shown], line: &str) -> Option<Vec<usize>> {
    let judged = Inquiry::of(&session.rulings, &*session.duel, session.me).judge(session.me, line);
    match judged {
        Ok(Answer::Allowed { picks, .. }) => return Some(picks),
        Ok(Answer::Refused(refusals)) => {
            println!("You cannot {} now:", bare_option(line));
            inspect::refusals(session, &refusals);
            return None;
        }
        Err(_) => {}
    }
    let typed: Vec<String> = line.to_lowercase().split_whitespace().map(str::to_owned).collect();
    let fits = |one: &&Shown| {
        let words = one.words.to_lowercase();
        let mut rest = words.split_whitespace();
        typed.iter().all(|part| rest.any(|word| word.starts_with(part.as_str())))
    };
    let fitting: Vec<&Shown> = shown.iter().filter(fits).collect();
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

/// `? CARD`, `?N` and `? attack with CARD`.
fn inspect_words(session: &mut Session, shown: &[Shown], text: &str) {
    let numbered = text.parse::<usize>().ok();
    if let Some(one) = numbered.and_then(|n| shown.get(n.wrapping_sub(1))) {
        match inspect::card_of(session, session.duel.options()[one.option]) {
            Some(slot) => inspect::card(session, slot),
            None => println!("Option {} is about no card you know.", numbered.unwrap_or(0)),
        }
        return;
    }
    let found = inspect::find(session, text);
    if let [first, ..] = found[..] {
        inspect::card(session, first);
        return;
    }
    let judged = Inquiry::of(&session.rulings, &*session.duel, session.me).judge(session.me, text);
    match judged {
        Ok(Answer::Allowed { rule, .. }) => {
            let rule = games::position::rule(session.duel.words().rules, rule);
            println!("Yes, you can {} now: it answers {rule}", bare_option(text));
        }
        Ok(Answer::Refused(refusals)) => {
            println!("No, you cannot {} now:", bare_option(text));
            inspect::refusals(session, &refusals);
        }
        Err(_) => println!("`{text}` is no card you can see, and nothing you can do; try ? and a card's name."),
    }
}
