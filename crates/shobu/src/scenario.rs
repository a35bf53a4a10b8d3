//! `shobu scenario run PATH…`: rulings.

use crate::games;
use duel::scenario::{Report, run};
use std::path::{Path, PathBuf};
use std::{fs, io};

/// What keeps rulings from being run at all.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// A file or folder cannot be read.
    #[error("{}: {error}", path.display())]
    Unreadable {
        /// Which.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// There is nothing to run.
    #[error("expected a ruling (`rule GAME ID …`) in a .txt file under the paths given, found none")]
    Nothing,
}

/// The rulings of a file, run.
#[derive(Debug)]
pub struct Ran {
    /// The file.
    pub path: PathBuf,
    /// Its rulings.
    pub reports: Vec<Report>,
}

/// Runs every ruling of the files, and of the .txt files in the folders, given.
pub fn run_paths(paths: &[PathBuf]) -> Result<Vec<Ran>, Trouble> {
    let mut files = Vec::new();
    for path in paths {
        gather(path, &mut files)?;
    }
    let mut ran = Vec::new();
    for path in files {
        let source = read(&path)?;
        ran.push(Ran { reports: run(&source, games::find), path });
    }
    if ran.iter().all(|file| file.reports.is_empty()) { Err(Trouble::Nothing) } else { Ok(ran) }
}

/// Runs them and tells how they went; returns whether all passed.
pub fn command(paths: &[PathBuf]) -> Result<bool, Trouble> {
    let ran = run_paths(paths)?;
    let (mut passed, mut failed) = (0, 0);
    for file in &ran {
        for report in &file.reports {
            match &report.failure {
                None => passed += 1,
                Some(failure) => {
                    failed += 1;
                    eprintln!("{}:{}: {failure} (\"{}\")", file.path.display(), failure.line, report.title);
                }
            }
        }
    }
    println!("{passed} passed, {failed} failed");
    Ok(failed == 0)
}

fn read(path: &Path) -> Result<String, Trouble> {
    fs::read_to_string(path).map_err(|error| Trouble::Unreadable { path: path.to_owned(), error })
}

/// Files as they are; folders with everything in them, except the cards that rulings share.
fn gather(path: &Path, files: &mut Vec<PathBuf>) -> Result<(), Trouble> {
    let unreadable = |error| Trouble::Unreadable { path: path.to_owned(), error };
    if fs::metadata(path).map_err(unreadable)?.is_file() {
        files.push(path.to_owned());
        return Ok(());
    }
    let mut entries: Vec<PathBuf> =
        fs::read_dir(path).map_err(unreadable)?.flatten().map(|entry| entry.path()).collect();
    entries.sort();
    for entry in entries {
        let is_ruling = entry.extension().is_some_and(|ext| ext == "txt") && !entry.ends_with("cards.txt");
        if entry.is_dir() || is_ruling {
            gather(&entry, files)?;
        }
    }
    Ok(())
}
