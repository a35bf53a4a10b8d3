//! `shobu scenario run`: runs rulings.

use crate::error::Error;
use crate::progress;
use games::rulings;
use notation::ruling::RulingReport;
use rayon::prelude::*;
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

/// The reports on the rulings of a file.
#[derive(Debug)]
pub struct FileReports {
    /// The file.
    pub path: PathBuf,
    /// The report on each ruling.
    pub reports: Vec<RulingReport>,
}

/// Runs rulings and prints the failures and the totals.
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

/// Runs every ruling of these files, and of the .txt files in these folders.
pub fn run_paths(paths: &[PathBuf]) -> Result<Vec<FileReports>, Error> {
    let mut files = Vec::new();
    for path in paths {
        gather(path, &mut files)?;
    }
    let bar = progress::bar(files.len() as u64, "files");
    let run = |path: PathBuf| {
        bar.inc(1);
        let source = fs::read_to_string(&path).map_err(|cause| unreadable(&path, cause))?;
        Ok(FileReports { reports: notation::ruling::run(&source, rulings::find_ruling_game), path })
    };
    let ran: Result<Vec<FileReports>, Error> = files.into_par_iter().map(run).collect();
    bar.finish_and_clear();
    let ran = ran?;
    if ran.iter().all(|file| file.reports.is_empty()) { Err(games::Error::NoRulings.into()) } else { Ok(ran) }
}

fn unreadable(path: &Path, cause: std::io::Error) -> games::Error {
    games::Error::Unreadable { file: path.to_owned(), cause }
}

/// Collects files as they are, and all .txt files within folders except `cards.txt`, which holds cards that rulings
/// share.
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
