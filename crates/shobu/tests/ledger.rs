//! Every rule of behaviour is shown by a ruling or out of reach, and what is shown would be missed.

use games::books::IDS;
use shobu::rules::Ledger;

/// Of a game's rules of behaviour, how many may be out of reach, and how many may wait for a ruling.
const GAMES: &[(&str, usize, usize)] =
    &[("fftcg", 7, 0), ("square-enix", 6, 0), ("dimension-zero", 10, 0), ("vividz", 7, 0), ("caster-chronicles", 6, 0)];

#[test]
fn every_rule_of_behaviour_is_shown_or_out_of_reach() {
    for id in IDS {
        let &(_, out_of_reach, waiting) = GAMES.iter().find(|(game, ..)| *game == id).expect("a line for every game");
        let ledger = Ledger::of(id).unwrap_or_else(|trouble| panic!("{trouble}"));
        assert!(ledger.failed.is_empty(), "{}", ledger.failed.join("\n"));
        let missing: Vec<&str> = ledger.missing().map(|rule| rule.id).collect();
        assert!(missing.len() <= waiting, "{id}: neither shown nor out of reach: {}", missing.join(" "));
        let beyond = ledger.out_of_reach.len();
        assert!(beyond <= out_of_reach, "{id}: {beyond} rules are out of reach");
    }
}

#[cfg(feature = "audit")]
#[test]
fn four_of_five_shown_rules_are_missed_when_switched_off() {
    for id in IDS {
        let ledger = Ledger::of(id).unwrap_or_else(|trouble| panic!("{trouble}"));
        let unnoticed: Vec<&str> = shobu::rules::audit::unnoticed(&ledger).iter().map(|rule| rule.id).collect();
        let shown = ledger.shown().count();
        assert!(unnoticed.len() * 5 <= shown, "of {shown} shown rules of {id}, not missed: {}", unnoticed.join(" "));
    }
}
