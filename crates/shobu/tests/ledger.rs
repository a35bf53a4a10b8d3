//! Every rule of behaviour is shown by a ruling or out of reach, and what is shown would be missed.

use games::registry::GAME_IDS;
use shobu::rules::RuleCoverage;

/// Of a game's rules of behaviour, how many may be out of reach, and how many may wait for a ruling.
const GAMES: &[(&str, usize, usize)] =
    &[("fftcg", 7, 0), ("square-enix", 6, 0), ("dimension-zero", 10, 0), ("vividz", 7, 0), ("caster-chronicles", 6, 0)];

#[test]
fn every_rule_of_behaviour_is_shown_or_out_of_reach() {
    for id in GAME_IDS {
        let &(_, out_of_reach, waiting) = GAMES.iter().find(|(game, ..)| *game == id).expect("a line for every game");
        let ledger = RuleCoverage::of(id).unwrap_or_else(|trouble| panic!("{trouble}"));
        assert!(ledger.failed.is_empty(), "{}", ledger.failed.join("\n"));
        let missing: Vec<&str> = ledger.missing_rules().map(|rule| rule.id).collect();
        assert!(missing.len() <= waiting, "{id}: neither shown nor out of reach: {}", missing.join(" "));
        let beyond = ledger.out_of_reach.len();
        assert!(beyond <= out_of_reach, "{id}: {beyond} rules are out of reach");
    }
}

/// The rules that no ruling misses stand in `rules/GAME.unnoticed.txt`; with `SHOBU_BLESS` set, those that are missed
/// now leave the list. None joins it.
#[test]
fn shown_rules_are_missed_when_switched_off() {
    for id in GAME_IDS {
        let ledger = RuleCoverage::of(id).unwrap_or_else(|trouble| panic!("{trouble}"));
        let unnoticed: Vec<&str> = shobu::rules::audit::unnoticed(&ledger).iter().map(|rule| rule.id).collect();
        let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../rules/{id}.unnoticed.txt"));
        let kept = std::fs::read_to_string(&file).unwrap_or_default();
        let known: Vec<&str> = kept.lines().collect();
        let new: Vec<&str> = unnoticed.iter().copied().filter(|rule| !known.contains(rule)).collect();
        assert!(
            new.is_empty(),
            "no ruling of {id} misses these any more when they are switched off: {}",
            new.join(" ")
        );
        let gone: Vec<&str> = known.iter().copied().filter(|rule| !unnoticed.contains(rule)).collect();
        if std::env::var_os("SHOBU_BLESS").is_some() {
            let left = unnoticed.iter().fold(String::new(), |text, rule| text + rule + "\n");
            std::fs::write(&file, left).expect("the list can be written");
        } else {
            assert!(
                gone.is_empty(),
                "rulings of {id} miss these now: take them off {}: {}",
                file.display(),
                gone.join(" ")
            );
        }
        let shown = ledger.shown_rules().count();
        assert!(
            unnoticed.len() * 50 <= shown,
            "of {shown} shown rules of {id} too many are not missed: {}",
            unnoticed.join(" ")
        );
    }
}
