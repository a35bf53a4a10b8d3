//! `shobu rule`: looks up a rule.

use crate::error::Error;
use crate::rules::RuleCoverage;
use duel::book::RuleEntry;

/// What `shobu rule` is asked to do.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The game.
    game: String,
    /// The number of a rule, or words that it speaks of.
    #[arg(required = true)]
    wanted: Vec<String>,
}

/// Prints the rule of that number, or every rule that has all the words in its short summary.
pub fn run(args: &Args) -> Result<(), Error> {
    let ledger = RuleCoverage::of(&args.game)?;
    let by_number: Vec<&RuleEntry> = ledger.rules.iter().filter(|rule| args.wanted == [rule.id]).collect();
    let words: Vec<String> = args.wanted.iter().flat_map(|s| s.split_whitespace()).map(str::to_lowercase).collect();
    let speaks_of = |rule: &&RuleEntry| words.iter().all(|word| rule.gist.to_lowercase().contains(word));
    let found: Vec<&RuleEntry> =
        if by_number.is_empty() { ledger.rules.iter().filter(speaks_of).collect() } else { by_number };
    if found.is_empty() {
        return Err(Error::NoRule { game: args.game.clone(), found: args.wanted.join(" ") });
    }
    for rule in found {
        show(&ledger, rule);
    }
    Ok(())
}

fn show(ledger: &RuleCoverage, rule: &RuleEntry) {
    println!("{} ({}): {}", rule.id, rule.kind, rule.gist);
    for site in rule.sites {
        println!("    code    {site}");
    }
    for site in rule.kernel {
        println!("    kernel  {site}");
    }
    for ruling in ledger.rulings_by_rule.get(rule.id).into_iter().flatten() {
        println!("    ruling  {}:{}", ruling.file, ruling.line);
    }
    if let Some(reason) = ledger.out_of_reach.get(rule.id) {
        println!("    out of reach: {reason}");
    }
}
