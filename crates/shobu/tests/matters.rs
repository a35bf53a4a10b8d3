//! What a book declares to matter is what its duels do and ask for.
#![cfg(feature = "audit")]

use std::path::Path;

#[test]
fn dump() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    shobu::scenario::run_paths(&[folder]).unwrap_or_else(|trouble| panic!("{trouble}"));
    for (seen, kinds) in duel::witness::witnessed() {
        println!("W {} {} {} {} {} {}", seen.game, seen.sort, seen.verb.0, seen.from.0, seen.to, kinds.0);
    }
}
