//! `shobu scenario run`: rulings.

use crate::error::Error;
use crate::progress;
use duel::scenario::Report;
use games::rulings;
use std::fs;
use std::path::{Path, PathBuf};

/// What `shobu scenario` is asked to do.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, clap::Subcommand)]
enum Task {
    /// Run the rulings of files, or of all .txt files in folders.
    Run {
        /// Files and folders.
        #[arg(required = true)]
        paths: Vec<PathBuf>,
    },
}

/// The rulings of a file, run.
#[derive(Debug)]
pub struct Ran {
    /// The file.
    pub path: PathBuf,
    /// What became of each.
    pub reports: Vec<Report>,
}

/// Runs rulings and tells how they went.
pub fn run(args: &Args) -> Result<(), Error> {
    let Task::Run { paths } = &args.task;
    let (mut passed, mut failed) = (0, 0);
    for file in run_paths(paths)? {
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
    if failed == 0 { Ok(()) } else { Err(Error::RulingsFailed) }
}

/// Runs every ruling of the files, and of the .txt files in the folders, given.
pub fn run_paths(paths: &[PathBuf]) -> Result<Vec<Ran>, Error> {
    let mut files = Vec::new();
    for path in paths {
        gather(path, &mut files)?;
    }
    let mut ran = Vec::new();
    let bar = progress::bar(files.len() as u64, "files");
    for path in files {
        bar.inc(1);
        let source = fs::read_to_string(&path).map_err(|cause| unreadable(&path, cause))?;
        ran.push(Ran { reports: duel::scenario::run(&source, rulings::find), path });
    }
    bar.finish_and_clear();
    if ran.iter().all(|file| file.reports.is_empty()) { Err(games::Error::NoRulings.into()) } else { Ok(ran) }
}

fn unreadable(path: &Path, cause: std::io::Error) -> games::Error {
    games::Error::Unreadable { file: path.to_owned(), cause }
}

/// Files as they are; folders with everything in them, except the cards that rulings share.
fn gather(path: &Path, files: &mut Vec<PathBuf>) -> Result<(), Error> {
    if fs::metadata(path).map_err(|cause| unreadable(path, cause))?.is_file() {
        files.push(path.to_owned());
        return Ok(());
    }
    let listed = fs::read_dir(path).map_err(|cause| unreadable(path, cause))?;
    let mut entries: Vec<PathBuf> = listed.flatten().map(|entry| entry.path()).collect();
    entries.sort();
    for entry in entries {
        let is_ruling = entry.extension().is_some_and(|ext| ext == "txt") && !entry.ends_with("cards.txt");
        if entry.is_dir() || is_ruling {
            gather(&entry, files)?;
        }
    }
    Ok(())
}
