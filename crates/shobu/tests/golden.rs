//! What must not change unnoticed: how duels go, and how many positions there are.

use duel::duel::AnyDuel;
use duel::question::Pending;
use duel::scenario::Inquiry;
use shobu::books::IDS;
use shobu::games::Game;
use shobu::{perft, playthrough, rulings};
use std::fs;
use std::path::{Path, PathBuf};

fn folder(game: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../playthroughs").join(game)
}

/// With `SHOBU_BLESS` set, the texts are written anew instead.
#[test]
fn playthroughs_go_as_they_went() {
    for id in IDS {
        let game = Game::load(id).expect("the game comes with its cards");
        for deck in &game.decks {
            let told = playthrough::tell(&game, &deck.name).expect("the deck is one of the game's");
            let file = folder(id).join(format!("{}.txt", deck.name));
            if std::env::var_os("SHOBU_BLESS").is_some() {
                fs::write(&file, &told).expect("the playthrough can be written");
            }
            let kept = fs::read_to_string(&file).unwrap_or_default();
            let differs = told.lines().zip(kept.lines()).position(|(now, then)| now != then);
            assert!(
                told == kept,
                "{} goes otherwise from line {} on; if it should, run `shobu playthrough {id} --write playthroughs/{id}`",
                file.display(),
                differs.unwrap_or(kept.lines().count()) + 1
            );
        }
    }
}

/// Cards of the positions' own, so that the counts do not depend on the set.
const CARDS: &str = "\
card
Reef Guard
Earth Forward · cost 2 · power 5000 · job Guard · category SB
Brave

card
Reef Lance
Earth Forward · cost 3 · power 7000 · job Guard · category SB
First Strike

card
Reef Stoker
Fire Backup · cost 2 · job Smith · category SB · generic
{Dull}: Choose 1 Forward. It gains +1000 power until the end of the turn.

card
Reef Mason
Earth Backup · cost 2 · job Smith · category SB · generic

card
Reef Squall
Earth Summon · cost 2 · category SB
Choose 1 Forward. Deal it 4000 damage.

card
Reef Herald
Earth Forward · cost 2 · power 4000 · job Guard · category SB
When Reef Herald enters the field, choose 1 Forward. Dull it.

";

/// A position and how many sequences of 1, 2, 3 … picks there are from it.
const COUNTS: &[(&str, &str, &[u64])] = &[
    (
        "a main phase with something to cast, and ways to pay",
        "p1 hand Reef Guard, Reef Squall, Reef Herald\n\
         p1 field 2 Reef Mason, Reef Stoker\n\
         p2 field Reef Lance\n\
         turn p1, main phase 1\n",
        &[4, 12, 33, 64, 98, 161, 261, 348, 422, 515, 669, 748],
    ),
    (
        "three who can attack, and two who can block",
        "p1 field Reef Guard (since turn start), Reef Lance (since turn start), Reef Herald (since turn start)\n\
         p2 field Reef Guard, Reef Lance\n\
         turn p1, attack phase\n",
        &[4, 7, 8, 10, 18, 22, 22, 46, 74, 131, 151, 166],
    ),
    (
        "a party blocked as one, whose blocker's damage is divided",
        "p1 field Reef Guard (since turn start), Reef Lance (since turn start)\n\
         p2 field Reef Lance\n\
         turn p1, attack phase\n\
         p1 attacks with Reef Guard and Reef Lance\n",
        &[1, 1, 2, 2, 2, 9, 9, 9, 9, 9, 9, 9],
    ),
    (
        "a Summon to answer with, in the other's turn",
        "p1 field Reef Guard (since turn start), 2 Reef Mason\n\
         p2 field Reef Lance, 2 Reef Mason\n\
         p2 hand Reef Squall, Reef Guard\n\
         p1 hand Reef Squall\n\
         turn p1, attack phase\n",
        &[2, 4, 8, 11, 21, 31, 46, 89, 155, 217, 305, 434],
    ),
];

fn position(lines: &str) -> Box<dyn AnyDuel> {
    let game = rulings::find("fftcg").expect("the game has rulings");
    Inquiry::read(game, &format!("{CARDS}{lines}")).unwrap_or_else(|failure| panic!("{failure}")).into_duel()
}

#[test]
fn positions_are_as_many_as_they_were() {
    let mut differing = Vec::new();
    for &(name, lines, expected) in COUNTS {
        let mut duel = position(lines);
        let counted: Vec<u64> = (1..=expected.len()).map(|depth| perft::count(&mut *duel, depth)).collect();
        if counted != expected {
            differing.push(format!("{name}: {counted:?}, not {expected:?}"));
        }
    }
    assert!(differing.is_empty(), "{}", differing.join("\n"));
}

/// From every position that few picks lead to, whether it was reached by going back and forth or by playing those picks
/// from the beginning, there are the same ways on.
#[test]
fn a_branch_and_the_same_picks_from_the_beginning_count_alike() {
    const PICKS: usize = 3;
    for &(name, lines, _) in COUNTS {
        let mut paths: Vec<Vec<usize>> = vec![Vec::new()];
        let root = position(lines);
        for _ in 0..PICKS {
            let mut longer = Vec::new();
            for path in paths {
                let mut branch = root.branch();
                path.iter().for_each(|&option| {
                    branch.pick(option);
                });
                let mut again = position(lines);
                path.iter().for_each(|&option| {
                    again.pick(option);
                });
                assert_eq!(branch.readings(), again.readings(), "{name}, after {path:?}");
                assert_eq!(perft::count(&mut *branch, 2), perft::count(&mut *again, 2), "{name}, after {path:?}");
                assert_eq!(
                    branch.state().fingerprint(),
                    again.state().fingerprint(),
                    "{name}: counting changes nothing"
                );
                if let Pending::Question(_) = branch.pending() {
                    longer.extend((0..branch.options().len()).map(|option| [&path[..], &[option]].concat()));
                }
            }
            paths = longer;
        }
        assert!(!paths.is_empty(), "{name} goes on");
    }
}
