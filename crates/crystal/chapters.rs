// Which file holds the rules of which chapter of each document; for the build script and for the tests.

/// The chapter of a rule, and its section.
fn section(id: &str) -> (u8, u8) {
    let mut numbers = id.split('.').map(|number| number.parse::<u8>().unwrap_or(0));
    (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0))
}

/// The file, under `src`, of the chapters that both documents number alike.
fn shared(id: &str) -> &'static str {
    match section(id) {
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
        _ if id.starts_with("10.1.2.") => "attack/declaration.rs",
        _ if id.starts_with("10.1.3.") => "attack/block.rs",
        _ if id.starts_with("10.1.4.") => "attack/strike.rs",
        (10, _) => "attack/mod.rs",
        (11, _) => "playing/mod.rs",
        (12, _) => "rule_process.rs",
        (13, _) => "loops.rs",
        (14, _) => "illegal.rs",
        _ => "keywords/mod.rs",
    }
}

/// The file, under `src`, that the chapter or section of a rule of the FFTCG names.
pub fn fftcg(id: &str) -> &'static str {
    match section(id) {
        (11, 2) => "playing/cost.rs",
        (11, 3) => "playing/summon.rs",
        (11, 4) => "playing/character.rs",
        (11, 5..=7) => "playing/ability.rs",
        (11, 8) => "playing/auto.rs",
        (11, 9 | 12) => "playing/effect.rs",
        (11, 10) => "playing/burst.rs",
        (11, 11) => "playing/resolution.rs",
        _ if id.starts_with("15.1.1.9.") => "keywords/party.rs",
        _ if id.starts_with("15.1.1.11.") => "keywords/groups.rs",
        _ if id.starts_with("15.2.7.") => "keywords/warp.rs",
        _ => shared(id),
    }
}

/// The file, under `src`, that the chapter or section of a rule of the Square Enix TCG System names.
pub fn square_enix(id: &str) -> &'static str {
    match section(id) {
        (11, 2) => "playing/summon.rs",
        (11, 3) => "playing/character.rs",
        (11, 4) => "playing/item.rs",
        (11, 5) => "playing/formation.rs",
        (11, 6..=8) => "playing/ability.rs",
        (11, 9) => "playing/auto.rs",
        (11, 10 | 13) => "playing/effect.rs",
        (11, 11) => "playing/burst.rs",
        (11, 12) => "playing/resolution.rs",
        _ if id.starts_with("15.1.1.10.") || id.starts_with("15.2.8.") => "keywords/party.rs",
        _ if id.starts_with("15.2.4.") => "keywords/level_up.rs",
        _ if id.starts_with("15.2.5.") => "keywords/link.rs",
        _ if id.starts_with("15.2.6.") => "keywords/assist.rs",
        _ if id.starts_with("15.2.7.") => "keywords/primal.rs",
        _ if id.starts_with("15.2.9.") => "keywords/overdrive.rs",
        _ if id.starts_with("15.2.10.") => "keywords/awakening.rs",
        _ if id.starts_with("15.2.11.") || id.starts_with("15.2.14.") => "keywords/from_hand.rs",
        _ if id.starts_with("15.2.12.") => "keywords/unequip.rs",
        _ if id.starts_with("15.2.13.") => "keywords/job_change.rs",
        _ if id.starts_with("15.2.15.") => "keywords/junction.rs",
        _ => shared(id),
    }
}
