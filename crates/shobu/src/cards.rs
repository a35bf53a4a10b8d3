//! `shobu cards check`: compiles card files and databases, reads them back, and reports what cannot be read.

use crate::error::Error;
use games::registry::GameEntry;
use std::fs;
use std::path::PathBuf;

/// What `shobu cards` is asked to do.
#[derive(Debug, clap::Subcommand)]
pub enum Args {
    /// Compile card files or databases and read them back.
    Check {
        /// The game.
        game: String,
        /// The files.
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
}

/// Prints the report; its last line is `n cards: c compile, r read back`.
pub fn run(args: &Args) -> Result<(), Error> {
    let Args::Check { game, files } = args;
    let language = GameEntry::find(game)?.language()?;
    let mut texts = Vec::new();
    for file in files {
        let text = fs::read_to_string(file).map_err(|cause| games::Error::Unreadable { file: file.clone(), cause })?;
        texts.push((file.display().to_string(), text));
    }
    let report = language.check(texts.iter().map(|(file, text)| (file.as_str(), text.as_str())));
    let marked: Vec<String> = report.diagnostics.iter().map(with_caret).collect();
    for note in &report.notes {
        println!("{}", with_caret(note));
    }
    println!("{report}");
    if !marked.is_empty() {
        return Err(games::Error::Cards(marked).into());
    }
    if report.compile < report.cards {
        return Err(Error::NotCompiled { cards: report.cards - report.compile });
    }
    if report.read_back < report.cards {
        return Err(Error::Differing { cards: report.cards - report.read_back });
    }
    Ok(())
}

/// A diagnostic, and below it the line with carets under the words.
fn with_caret(found: &cardtext::Diagnostic) -> String {
    let line = found.source_line();
    let caret = " ".repeat(found.column.saturating_sub(1)) + &"^".repeat(found.words().chars().count().max(1));
    format!("{found}\n    {line}\n    {caret}")
}
