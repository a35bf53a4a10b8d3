//! `shobu rules`: the coverage of a game's rules.
//!
//! A behaviour rule is shown by a passing ruling that cites it, or it is out of reach for a stated reason. An audit
//! switches each shown rule off and checks that a ruling that cites it fails.

use crate::error::Error;
use duel::book::RuleEntry;
use games::registry::GameEntry;
use games::rulings;
use notation::ruling;
use rayon::prelude::*;
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
pub struct CitingRuling {
    /// Its file.
    pub file: &'static str,
    /// The text of that file.
    pub text: &'static str,
    /// The line on which it begins.
    pub line: usize,
}

/// The coverage of a game's rules.
#[derive(Debug)]
pub struct RuleCoverage {
    /// The id of the game.
    pub game: &'static str,
    /// Its rules.
    pub rules: &'static [RuleEntry],
    /// The passing rulings that cite each rule.
    pub rulings_by_rule: BTreeMap<&'static str, Vec<CitingRuling>>,
    /// The reasons why rules are out of reach.
    pub out_of_reach: BTreeMap<&'static str, &'static str>,
    /// The rulings that fail: their file, line and fault.
    pub failed: Vec<String>,
}

impl RuleCoverage {
    /// Runs every ruling of a game.
    pub fn of(id: &str) -> Result<Self, Error> {
        let book = GameEntry::find(id)?;
        let game = rulings::find_ruling_game(id).ok_or(games::Error::NoRulings)?;
        let (mut shown, mut failed) = (BTreeMap::<_, Vec<CitingRuling>>::new(), Vec::new());
        let ran: Vec<_> =
            book.rulings().par_iter().map(|(_, text)| ruling::run(text, rulings::find_ruling_game)).collect();
        for (&(file, text), reports) in book.rulings().iter().zip(&ran) {
            for report in reports.iter().filter(|report| report.game == id) {
                if let Some(failure) = &report.failure {
                    failed.push(format!("{file}:{}: {failure}", failure.line));
                    continue;
                }
                for rule in game.words.rules.iter().filter(|rule| report.cites.iter().any(|id| id == rule.id)) {
                    shown.entry(rule.id).or_default().push(CitingRuling { file, text, line: report.line });
                }
            }
        }
        let out_of_reach = out_of_reach(book, game.words.rules, &shown)?;
        Ok(Self { game: book.id, rules: game.words.rules, rulings_by_rule: shown, out_of_reach, failed })
    }

    /// The behaviour rules.
    pub fn behaviour_rules(&self) -> impl Iterator<Item = &'static RuleEntry> {
        self.rules.iter().filter(|rule| rule.kind == "behaviour")
    }

    /// The behaviour rules that a ruling shows.
    pub fn shown_rules(&self) -> impl Iterator<Item = &'static RuleEntry> + '_ {
        self.behaviour_rules().filter(|rule| self.rulings_by_rule.contains_key(rule.id))
    }

    /// The behaviour rules that are neither shown nor out of reach.
    pub fn missing_rules(&self) -> impl Iterator<Item = &'static RuleEntry> + '_ {
        let known = |id| self.rulings_by_rule.contains_key(id) || self.out_of_reach.contains_key(id);
        self.behaviour_rules().filter(move |rule| !known(rule.id))
    }
}

/// Reads the reasons why rules are out of reach. Each must be a behaviour rule that no ruling shows, with a reason.
fn out_of_reach(
    book: &GameEntry,
    rules: &[RuleEntry],
    shown: &BTreeMap<&'static str, Vec<CitingRuling>>,
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

/// Prints which rules are shown.
pub fn run(args: &Args) -> Result<(), Error> {
    let ledger = RuleCoverage::of(&args.game)?;
    if args.audit {
        audit::tell(&ledger);
    }
    for failure in &ledger.failed {
        eprintln!("{failure}");
    }
    print_chapters(&ledger);
    for rule in ledger.missing_rules() {
        println!("not shown yet: {} {}", rule.id, rule.gist);
    }
    for (id, reason) in &ledger.out_of_reach {
        println!("out of reach: {id} {reason}");
    }
    println!(
        "{}: {}/{} behaviour rules shown",
        args.game,
        ledger.shown_rules().count(),
        ledger.behaviour_rules().count()
    );
    if !ledger.failed.is_empty() {
        return Err(Error::RulingsFailed);
    }
    match ledger.missing_rules().count() {
        0 => Ok(()),
        count => Err(Error::NotShown { count }),
    }
}

fn print_chapters(ledger: &RuleCoverage) {
    let mut chapters = BTreeMap::<u16, (usize, usize, usize)>::new();
    for rule in ledger.behaviour_rules() {
        let chapter = rule.id.split(['.', '-']).next().and_then(|n| n.parse().ok()).unwrap_or(0);
        let (all, shown, rulings) = chapters.entry(chapter).or_default();
        *all += 1;
        let citing = ledger.rulings_by_rule.get(rule.id).map_or(0, Vec::len);
        *shown += usize::from(citing > 0);
        *rulings += citing;
    }
    println!("chapter  shown    citations");
    for (chapter, (all, shown, rulings)) in chapters {
        println!("{chapter:>7}  {:<7}  {rulings}", format!("{shown}/{all}"));
    }
}

/// Switching rules off.
pub mod audit {
    use super::RuleCoverage;
    use duel::book::RuleEntry;
    use duel::book::audit::without;
    use duel::ids::Rule;
    use games::rulings;
    use notation::error::NotationFault;
    use notation::ruling::run_where;
    use rayon::prelude::*;

    /// The shown rules whose absence no ruling that cites them notices.
    pub fn unnoticed(ledger: &RuleCoverage) -> Vec<&'static RuleEntry> {
        let shown: Vec<&RuleEntry> = ledger.shown_rules().collect();
        shown.into_par_iter().filter(|rule| !is_missed(ledger, rule)).collect()
    }

    fn is_missed(ledger: &RuleCoverage, rule: &RuleEntry) -> bool {
        let number = ledger.rules.iter().position(|other| other.id == rule.id).expect("a rule of the ledger");
        ledger.rulings_by_rule[rule.id].iter().any(|ruling| {
            let run = || run_where(ruling.text, rulings::find_ruling_game, |line| line == ruling.line);
            // A duel that cannot go on without the rule panics, and so fails too.
            without(Rule(number as u16), run).iter().filter(|report| report.game == ledger.game).any(|report| {
                report.failure.as_ref().is_some_and(|f| !matches!(f.fault, NotationFault::NotPassed { .. }))
            })
        })
    }

    /// Prints the rules whose absence no ruling notices.
    pub(super) fn tell(ledger: &RuleCoverage) {
        let unnoticed = unnoticed(ledger);
        for rule in &unnoticed {
            println!("not missed: {} {}", rule.id, rule.gist);
        }
        let shown = ledger.shown_rules().count();
        println!("{}: {}/{shown} shown rules are missed when switched off", ledger.game, shown - unnoticed.len());
    }
}
