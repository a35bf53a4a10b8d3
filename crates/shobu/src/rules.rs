//! `shobu rules`: the ledger. A rule of behaviour is shown by a passing ruling that cites it, or it is out of reach with a
//! reason; an audit switches each shown rule off and asks whether a ruling that cites it misses it.

use crate::error::Error;
use duel::book::RuleEntry;
use duel::scenario;
use games::books::Book;
use games::rulings;
use std::collections::BTreeMap;

/// What `shobu rules` is asked to do.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The game.
    game: String,
    /// Switch each shown rule off, and list those whose absence no ruling that cites them notices.
    #[arg(long)]
    audit: bool,
}

/// A ruling that cites a rule.
#[derive(Clone, Copy, Debug)]
pub struct Citation {
    /// Its file.
    pub file: &'static str,
    /// The text of that file.
    pub text: &'static str,
    /// On which line it begins.
    pub line: usize,
}

/// What is known about the rules of a game.
#[derive(Debug)]
pub struct Ledger {
    /// The id of the game.
    pub game: &'static str,
    /// Its rules.
    pub rules: &'static [RuleEntry],
    /// The passing rulings that cite each rule.
    pub shown: BTreeMap<&'static str, Vec<Citation>>,
    /// Why rules are out of reach.
    pub out_of_reach: BTreeMap<&'static str, &'static str>,
    /// The rulings that fail: where, and what is wrong.
    pub failed: Vec<String>,
}

impl Ledger {
    /// Runs every ruling of a game.
    pub fn of(id: &str) -> Result<Self, Error> {
        let book = Book::find(id)?;
        let game = rulings::find(id).ok_or(games::Error::NoRulings)?;
        let (mut shown, mut failed) = (BTreeMap::<_, Vec<Citation>>::new(), Vec::new());
        for &(file, text) in book.rulings() {
            for report in scenario::run(text, rulings::find).iter().filter(|report| report.game == id) {
                if let Some(failure) = &report.failure {
                    failed.push(format!("{file}:{}: {failure}", failure.line));
                    continue;
                }
                for rule in game.words.rules.iter().filter(|rule| report.cites.iter().any(|id| id == rule.id)) {
                    shown.entry(rule.id).or_default().push(Citation { file, text, line: report.line });
                }
            }
        }
        let out_of_reach = out_of_reach(book, game.words.rules, &shown)?;
        Ok(Self { game: book.id, rules: game.words.rules, shown, out_of_reach, failed })
    }

    /// The rules of behaviour.
    pub fn behaviour(&self) -> impl Iterator<Item = &'static RuleEntry> {
        self.rules.iter().filter(|rule| rule.kind == "behaviour")
    }

    /// The rules of behaviour that a ruling shows.
    pub fn shown(&self) -> impl Iterator<Item = &'static RuleEntry> + '_ {
        self.behaviour().filter(|rule| self.shown.contains_key(rule.id))
    }

    /// The rules of behaviour of which nothing is known.
    pub fn missing(&self) -> impl Iterator<Item = &'static RuleEntry> + '_ {
        let known = |id| self.shown.contains_key(id) || self.out_of_reach.contains_key(id);
        self.behaviour().filter(move |rule| !known(rule.id))
    }
}

/// Reads why rules are out of reach: each is a rule of behaviour that nothing shows, with a reason.
fn out_of_reach(
    book: &Book,
    rules: &[RuleEntry],
    shown: &BTreeMap<&'static str, Vec<Citation>>,
) -> Result<BTreeMap<&'static str, &'static str>, Error> {
    let mut reasons = BTreeMap::new();
    for line in book.out_of_reach().lines() {
        let (id, reason) = line.split_once('\t').unwrap_or((line, ""));
        let wrong = |fault| Err(Error::OutOfReach { game: book.id.to_owned(), id: id.to_owned(), fault });
        if !rules.iter().any(|rule| rule.id == id && rule.kind == "behaviour") {
            return wrong("is not the number of a rule of behaviour");
        }
        if reason.trim().is_empty() {
            return wrong("has no reason");
        }
        if shown.contains_key(id) {
            return wrong("is shown by a ruling, so it is not out of reach");
        }
        if reasons.insert(id, reason).is_some() {
            return wrong("stands there twice");
        }
    }
    Ok(reasons)
}

/// Tells which rules are shown.
pub fn run(args: &Args) -> Result<(), Error> {
    let ledger = Ledger::of(&args.game)?;
    if args.audit {
        audit::tell(&args.game, &ledger)?;
    }
    for failure in &ledger.failed {
        eprintln!("{failure}");
    }
    print_chapters(&ledger);
    for rule in ledger.missing() {
        println!("not shown yet: {} {}", rule.id, rule.gist);
    }
    for (id, reason) in &ledger.out_of_reach {
        println!("out of reach: {id} {reason}");
    }
    println!("{}: {}/{} behaviour rules shown", args.game, ledger.shown().count(), ledger.behaviour().count());
    if !ledger.failed.is_empty() {
        return Err(Error::RulingsFailed);
    }
    match ledger.missing().count() {
        0 => Ok(()),
        count => Err(Error::NotShown { count }),
    }
}

fn print_chapters(ledger: &Ledger) {
    let mut chapters = BTreeMap::<u16, (usize, usize, usize)>::new();
    for rule in ledger.behaviour() {
        let chapter = rule.id.split(['.', '-']).next().and_then(|n| n.parse().ok()).unwrap_or(0);
        let (all, shown, rulings) = chapters.entry(chapter).or_default();
        *all += 1;
        let citing = ledger.shown.get(rule.id).map_or(0, Vec::len);
        *shown += usize::from(citing > 0);
        *rulings += citing;
    }
    println!("chapter  shown    citations");
    for (chapter, (all, shown, rulings)) in chapters {
        println!("{chapter:>7}  {:<7}  {rulings}", format!("{shown}/{all}"));
    }
}

/// Switching rules off, in a build that can.
#[cfg(feature = "audit")]
pub mod audit {
    use super::Ledger;
    use crate::error::Error;
    use duel::audit::without;
    use duel::book::RuleEntry;
    use duel::scenario::{Fault, run_where};
    use duel::words::Rule;
    use games::rulings;

    /// The shown rules whose absence no ruling that cites them notices.
    pub fn unnoticed(ledger: &Ledger) -> Vec<&'static RuleEntry> {
        ledger.shown().filter(|rule| !is_missed(ledger, rule)).collect()
    }

    fn is_missed(ledger: &Ledger, rule: &RuleEntry) -> bool {
        let number = ledger.rules.iter().position(|other| other.id == rule.id).expect("a rule of the ledger");
        ledger.shown[rule.id].iter().any(|ruling| {
            let run = || run_where(ruling.text, rulings::find, |line| line == ruling.line);
            // A duel that cannot go on without the rule panics, and so misses it too.
            without(Rule(number as u16), run)
                .iter()
                .filter(|report| report.game == ledger.game)
                .any(|report| report.failure.as_ref().is_some_and(|f| !matches!(f.fault, Fault::NotPassed { .. })))
        })
    }

    /// Tells which rules are not missed.
    pub(super) fn tell(game: &str, ledger: &Ledger) -> Result<(), Error> {
        let unnoticed = unnoticed(ledger);
        for rule in &unnoticed {
            println!("not missed: {} {}", rule.id, rule.gist);
        }
        let shown = ledger.shown().count();
        println!("{game}: {}/{shown} shown rules are missed when switched off", shown - unnoticed.len());
        Ok(())
    }
}

/// Switching rules off takes another build.
#[cfg(not(feature = "audit"))]
mod audit {
    use super::Ledger;
    use crate::error::Error;

    pub(super) fn tell(game: &str, _: &Ledger) -> Result<(), Error> {
        Err(Error::NoAudit { game: game.to_owned() })
    }
}
