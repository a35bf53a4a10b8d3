//! What the books declare to matter is what their duels do and ask for, in rulings and in random play.

use duel::book::matters::Matters;
use duel::book::witness::{Notes, join, witness};
use duel::engine::question::Pending;
use duel::event::kind;
use duel::ids::{Kinds, Verb, Zone};
use games::registry::GameEntry;
use games::{Game, rulings};
use players::{Player, Random};
use rayon::prelude::*;
use std::collections::BTreeSet;

/// How many random duels of each game are looked at.
const DUELS: u64 = 60;

/// The games by what their texts can be about, and what is called how there.
const BOOKS: &[(&[&str], &Matters)] = &[
    (&["fftcg", "square-enix"], &crystal::matters::MATTERS),
    (&["caster-chronicles"], &caster::matters::MATTERS),
    (&["dimension-zero"], &dimension::matters::MATTERS),
    (&["vividz"], &vividz::matters::MATTERS),
];

/// Everything seen in the rulings of a game, and in random duels with its starter decks.
fn seen_in(id: &str) -> Notes {
    let book = GameEntry::find(id).expect("the game is known");
    let game = Game::load(id).expect("the game comes with its cards");
    let shown = book.rulings().par_iter().map(|(_, text)| {
        witness(|| {
            notation::ruling::run(text, rulings::find_ruling_game);
        })
    });
    let decks = game.decks.len() as u64;
    let played = (0..DUELS).into_par_iter().map(|seed| {
        witness(|| {
            let brought = [seed % decks, seed / decks % decks].map(|deck| game.decks[deck as usize].loadout());
            let mut duel = game.begin_duel(brought, seed);
            let mut player = Random::new(!seed);
            while !matches!(duel.pending(), Pending::Over(_)) {
                let option = if duel.options().len() > 1 { player.choose(&*duel) } else { 0 };
                duel.pick(option);
            }
        })
    });
    shown.chain(played).reduce(Notes::new, join)
}

#[test]
fn what_matters_is_what_happens_and_is_asked() {
    let seen = games::registry::GAME_IDS.into_iter().map(seen_in).fold(Notes::new(), join);
    let mut faults = BTreeSet::new();
    for (ids, matters) in BOOKS {
        let words = GameEntry::find(ids[0]).expect("the game is known").words();
        let verb = |verb: Verb| words.verbs[verb.index()];
        let mut happened = vec![false; matters.happens.len()];
        let mut asked = vec![false; matters.forbids.len()];
        for (note, &kinds) in seen.iter().filter(|(note, _)| ids.contains(&note.game)) {
            let of_no_card = note.from == Zone(u8::MAX);
            match note.sort {
                // Only what can be forbidden in words needs to be declared.
                0 if of_no_card => {}
                0 => {
                    let there = |at: &usize| {
                        matters.forbids[*at].verb == note.verb && matters.forbids[*at].zones.has(note.from)
                    };
                    let rows: Vec<usize> = (0..matters.forbids.len()).filter(there).collect();
                    let moved = matters.happens.iter().any(|h| h.verb == note.verb && h.from.has(note.from));
                    if rows.is_empty() && !moved && matters.forbids.iter().any(|ask| ask.verb == note.verb) {
                        faults.insert(format!(
                            "{}: asked and not declared: {} in {:?}",
                            note.game,
                            verb(note.verb),
                            note.from
                        ));
                    }
                    rows.into_iter()
                        .for_each(|at| asked[at] |= matters.forbids[at].kinds.meets(kinds) || kinds == Kinds::EMPTY);
                }
                kind::MOVE | kind::TURN | kind::DAMAGE | kind::DEED => {
                    let fits = |at: &usize| {
                        let h = &matters.happens[*at];
                        let same = h.verb == note.verb && h.sort == note.sort;
                        let way = match note.sort {
                            kind::MOVE => h.from.has(note.from) && h.to.has(Zone(note.to)),
                            kind::TURN => {
                                h.from.has(note.from) && h.turned.is_some_and(|turned| turned as u8 == note.to)
                            }
                            _ if of_no_card => h.from.is_empty(),
                            _ => h.from.has(note.from),
                        };
                        same && way && (kinds == Kinds::EMPTY || h.kinds.covers(kinds))
                    };
                    let rows: Vec<usize> = (0..matters.happens.len()).filter(fits).collect();
                    if rows.is_empty() {
                        faults.insert(format!(
                            "{}: done and not declared: {} ({}) from {:?} to {} of {:?}",
                            note.game,
                            verb(note.verb),
                            note.sort,
                            note.from,
                            note.to,
                            kinds
                        ));
                    }
                    rows.into_iter().for_each(|at| happened[at] = true);
                }
                _ => {}
            }
        }
        for (row, _) in matters.happens.iter().zip(&happened).filter(|(_, happened)| !**happened) {
            faults.insert(format!("{}: declared and never done: {} ({})", ids[0], verb(row.verb), row.sort));
        }
        for (row, _) in matters.forbids.iter().zip(&asked).filter(|(_, asked)| !**asked) {
            faults.insert(format!("{}: declared and never asked: {}", ids[0], verb(row.verb)));
        }
    }
    assert!(faults.is_empty(), "{}", faults.into_iter().collect::<Vec<_>>().join("\n"));
}
