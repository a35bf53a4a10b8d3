// Which file holds the rules of which chapter; for the build script and for the tests.

/// The file, under `src`, that the chapter or section of a rule names.
pub fn home(id: &str) -> &'static str {
    let mut numbers = id.split('.').map(|number| number.parse::<u8>().unwrap_or(0));
    let chapter = (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0));
    match chapter {
        (1 | 2, _) => "principles.rs",
        (3, _) => "ending.rs",
        (4, _) => "numbers.rs",
        (5, _) => "card.rs",
        (6, 5) => "damage.rs",
        (6, _) => "definitions.rs",
        (7, _) => "zones.rs",
        (8, 1) => "deck.rs",
        (8, _) => "setup.rs",
        (9, _) => "turn.rs",
        (10, _) => "attack.rs",
        (11, 2) => "playing/cost.rs",
        (11, 3) => "playing/summon.rs",
        (11, 4) => "playing/character.rs",
        (11, 5..=7) => "playing/ability.rs",
        (11, 8) => "playing/auto.rs",
        (11, 9 | 12) => "playing/effect.rs",
        (11, 10) => "playing/burst.rs",
        (11, 11) => "playing/resolution.rs",
        (11, _) => "playing/mod.rs",
        (12, _) => "rule_process.rs",
        (13, _) => "loops.rs",
        (14, _) => "illegal.rs",
        _ if id.starts_with("15.1.1.9.") => "keywords/party.rs",
        _ if id.starts_with("15.1.1.11.") => "keywords/groups.rs",
        _ if id.starts_with("15.2.7.") => "keywords/warp.rs",
        _ => "keywords/mod.rs",
    }
}
