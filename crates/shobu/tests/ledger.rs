//! Every rule of behaviour is shown by a ruling or out of reach, and what is shown would be missed.

use shobu::rules::Ledger;

/// At most so many rules of behaviour may be out of reach.
const OUT_OF_REACH: usize = 7;

#[test]
fn every_rule_of_behaviour_is_shown_or_out_of_reach() {
    let ledger = Ledger::of("fftcg").unwrap_or_else(|trouble| panic!("{trouble}"));
    assert!(ledger.failed.is_empty(), "{}", ledger.failed.join("\n"));
    let missing: Vec<&str> = ledger.missing().map(|rule| rule.id).collect();
    assert!(missing.is_empty(), "neither shown nor out of reach: {}", missing.join(" "));
    assert!(ledger.out_of_reach.len() <= OUT_OF_REACH, "{} rules are out of reach", ledger.out_of_reach.len());
}

#[cfg(feature = "audit")]
#[test]
fn four_of_five_shown_rules_are_missed_when_switched_off() {
    let ledger = Ledger::of("fftcg").unwrap_or_else(|trouble| panic!("{trouble}"));
    let unnoticed: Vec<&str> = shobu::rules::audit::unnoticed(&ledger).iter().map(|rule| rule.id).collect();
    let shown = ledger.shown().count();
    assert!(unnoticed.len() * 5 <= shown, "of {shown} shown rules, not missed: {}", unnoticed.join(" "));
}
