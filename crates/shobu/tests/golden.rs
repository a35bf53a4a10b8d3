//! What must not change unnoticed: how duels go, and how many positions there are.

use duel::engine::any_duel::AnyDuel;
use duel::engine::question::Pending;
use games::registry::GAME_IDS;
use games::{Deck, Game, rulings};
use notation::position::PositionQuery;
use notation::replay::engine_version;
use shobu::{duels, perft, playthrough};
use std::fs;
use std::path::{Path, PathBuf};

fn folder(game: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../playthroughs").join(game)
}

/// Whether what is compared is to be written anew instead.
fn is_blessing() -> bool {
    std::env::var_os("SHOBU_BLESS").is_some()
}

/// With `SHOBU_BLESS` set, the texts are written anew.
#[test]
fn playthroughs_go_as_they_went() {
    for id in GAME_IDS {
        let game = Game::load(id).expect("the game comes with its cards");
        if is_blessing() {
            fs::create_dir_all(folder(id)).expect("there can be a folder");
        }
        let told = fs::read_dir(folder(id)).expect("the game has playthroughs").flatten();
        for file in told.map(|entry| entry.path()) {
            let of_a_deck = |deck: &Deck| file.file_stem().is_some_and(|stem| *stem == *deck.name);
            assert!(game.decks.iter().any(of_a_deck), "{} is of no deck", file.display());
        }
        for deck in &game.decks {
            let told = playthrough::render_playthrough(&game, &deck.name).expect("the deck is one of the game's");
            let file = folder(id).join(format!("{}.txt", deck.name));
            if is_blessing() {
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

/// The seeds that digests are kept of, and how many duels of each.
const SEEDS: [u64; 3] = [1, 2, 3];
const DIGESTED: u64 = 200;

fn digests_file() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../playthroughs/digests.txt")
}

/// The digests of a game, ten duels a line, after a line with the engine that played them.
fn digests_of(game: &Game) -> String {
    let mut text = format!("{} engine {}\n", game.id(), engine_version(game.entry.words()));
    for seed in SEEDS {
        let digests = duels::digests(game, seed, DIGESTED).expect("random players can play");
        for (ten, digests) in digests.chunks(10).enumerate() {
            // Half of a digest tells as well, and is shorter to read.
            let all: Vec<String> = digests.iter().map(|digest| format!("{:08x}", digest >> 32)).collect();
            text += &format!("{} seed {seed} games {}: {}\n", game.id(), ten * 10 + 1, all.join(" "));
        }
    }
    text
}

/// Duels go as they went, or the version of the kernel or the book is another. With `SHOBU_BLESS` set, the digests are
/// written anew.
#[test]
fn duels_happen_as_they_happened() {
    let kept = fs::read_to_string(digests_file()).unwrap_or_default();
    let mut all = String::new();
    for id in GAME_IDS {
        let game = Game::load(id).expect("the game comes with its cards");
        let now = digests_of(&game);
        let then: String = kept
            .lines()
            .filter(|line| line.starts_with(&format!("{id} ")))
            .fold(String::new(), |text, line| text + line + "\n");
        let same_engine = then.lines().next() == now.lines().next();
        let differs = now.lines().zip(then.lines()).find(|(now, then)| now != then).map(|(now, _)| now);
        let differs = differs.map_or("its end", |line| line.split(':').next().unwrap_or(line));
        assert!(
            then.is_empty() || now == then || !same_engine,
            "duels go otherwise from {differs} on (`shobu duel --game {id} --players random random --seed N --digest` tells \
             which): if they should, raise the version of the kernel or of the book, and bless the digests"
        );
        assert!(is_blessing() || now == then, "{differs}: the digests of {id} are of another engine; bless them");
        all += &now;
    }
    if is_blessing() {
        fs::write(digests_file(), all).expect("the digests can be written");
    }
}

/// Positions of a game, with cards of their own, so that the counts do not depend on the set.
struct Positions {
    game: &'static str,
    cards: &'static str,
    /// What it is, the position, and up to how many picks from it are counted.
    all: &'static [(&'static str, &'static str, usize)],
}

const POSITIONS: &[Positions] = &[
    Positions { game: "fftcg", cards: REEF, all: REEF_POSITIONS },
    Positions { game: "square-enix", cards: MOAT, all: MOAT_POSITIONS },
    Positions { game: "dimension-zero", cards: STAIR, all: STAIR_POSITIONS },
    Positions { game: "vividz", cards: QUAY, all: QUAY_POSITIONS },
    Positions { game: "caster-chronicles", cards: YARD, all: YARD_POSITIONS },
];

const REEF: &str = "\
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

const REEF_POSITIONS: &[(&str, &str, usize)] = &[
    (
        "a main phase with something to cast, and ways to pay",
        "p1 hand Reef Guard, Reef Squall, Reef Herald\n\
         p1 field 2 Reef Mason, Reef Stoker\n\
         p2 field Reef Lance\n\
         turn p1, main phase 1\n",
        12,
    ),
    (
        "three who can attack, and two who can block",
        "p1 field Reef Guard (since turn start), Reef Lance (since turn start), Reef Herald (since turn start)\n\
         p2 field Reef Guard, Reef Lance\n\
         turn p1, attack phase\n",
        12,
    ),
    (
        "a party blocked as one, whose blocker's damage is divided",
        "p1 field Reef Guard (since turn start), Reef Lance (since turn start)\n\
         p2 field Reef Lance\n\
         turn p1, attack phase\n\
         p1 attacks with Reef Guard and Reef Lance\n",
        12,
    ),
    (
        "a Summon to answer with, in the other's turn",
        "p1 field Reef Guard (since turn start), 2 Reef Mason\n\
         p2 field Reef Lance, 2 Reef Mason\n\
         p2 hand Reef Squall, Reef Guard\n\
         p1 hand Reef Squall\n\
         turn p1, attack phase\n",
        12,
    ),
];

const MOAT: &str = "\
card
Moat Guard
Earth Forward · cost 2 · power 5000 · job Guard · party

card
Moat Lance
Fire Forward · cost 3 · power 7000 · job Guard · party
First Strike

card
Moat Digger
Earth Backup · cost 2 · job Digger · generic
{Dull}: Choose 1 Forward. It gains +1000 power until the end of the turn.

card
Moat Bell
Earth Backup · cost 1 · job Ringer · generic
Assist — Choose 1 Forward. Deal it 3000 damage.

card
Moat Spade
Earth Weapon · cost 1 · subtype Spade
Item (Forward)
The equipped Character gains +2000 power.
Unequip — {1}

card
Moat Line
Earth Formation · cost 1
Formation condition: you control 1 or more Forwards.
The Forwards you control gain +1000 power.

card
Moat Flood
Earth Summon · cost 2
Choose up to 2 Forwards opponent controls. Deal them 4000 damage.

card
Moat Herald
Earth Forward · cost 2 · power 4000 · job Guard
Overdrive ({1}) — When Moat Herald enters the field, choose 1 Forward. Dull it.

";

const MOAT_POSITIONS: &[(&str, &str, usize)] = &[
    (
        "a main phase with an Item and Characters for it, a Formation in place of another, and ways to pay",
        "p1 hand Moat Spade, Moat Line, Moat Guard\n\
         p1 field Moat Lance, Moat Herald, Moat Line, 2 Moat Digger\n\
         turn p1, main phase 1\n",
        9,
    ),
    (
        "a party of two elements, another attacker, and two who can block",
        "p1 field Moat Guard (since turn start), Moat Lance (since turn start), Moat Herald (since turn start)\n\
         p2 field Moat Guard, Moat Lance\n\
         turn p1, attack phase\n",
        12,
    ),
    (
        "a Summon that chooses as it resolves, and an equipped Forward among those it can choose",
        "p1 hand Moat Flood, Moat Herald\n\
         p1 field 2 Moat Digger\n\
         p2 field Moat Guard, Moat Spade (beside Moat Guard), Moat Lance, Moat Herald\n\
         turn p1, main phase 1\n",
        10,
    ),
    (
        "a Backup that can assist, and a Forward that can be played for more",
        "p1 hand Moat Bell, Moat Herald\n\
         p1 field 3 Moat Digger\n\
         p2 field Moat Guard\n\
         turn p1, main phase 1\n",
        10,
    ),
];

const QUAY: &str = "\
card
Quay Hand
Chara · cost 1 · power 2000 · mission ☆

card
Quay Rower
Chara · cost 2 · power 4000 · mission ☆ · level up

card
Quay Lookout
Chara · cost 2 · power 3000 · mission ☆ · scout

card
Quay Bell
Chara · cost 1 · power 5000 · mission ☆ · cannot attack
Sleep — choose 1 Chara. It gets -1000 power until the end of the mission phase.

card
Quay Signal
Event · cost 1 · mission ☆
Choose 1 Chara. Deal it 2000 damage.

card
Quay Ribbon
Engage · cost 1 · mission ☆
The connected Chara gets +1000 power.

card
Quay Crossing
Mission · mission ☆
Check 1 — your Chara attacks.
Clear 2 — your Chara makes a successful attack.

";

const QUAY_POSITIONS: &[(&str, &str, usize)] = &[
    (
        "a main phase with cards to play, areas to choose and a chara to level up",
        "p1 hand Quay Rower, Quay Ribbon, Quay Signal\n\
         p1 areas Quay Hand (centre)\n\
         p1 energy 2\n\
         p2 areas Quay Bell (left side)\n",
        9,
    ),
    (
        "attackers with and without someone who faces them, and scouts on both sides",
        "p1 areas Quay Rower (left side), Quay Hand (centre), Quay Hand (right side, asleep)\n\
         p2 areas Quay Hand (centre)\n\
         p1 deck Quay Lookout, Quay Signal, Quay Lookout\n\
         p2 deck Quay Lookout\n",
        10,
    ),
    (
        "a block step with an ability, an Engage and a chara that can slide",
        "p1 areas Quay Rower (left side)\n\
         p2 areas Quay Bell (right side), Quay Hand (left side)\n\
         p2 hand Quay Ribbon, Quay Hand, Quay Signal\n\
         p2 energy 1\n\
         p1 attacks with Quay Rower\n",
        8,
    ),
    (
        "the last attack for a mission, and the charge phase after it",
        "p1 areas Quay Hand (left side), Quay Rower (right side)\n\
         p1 missions Quay Crossing\n\
         p1 hand Quay Signal, Quay Hand\n",
        11,
    ),
];

const YARD: &str = "\
card
Yard Keeper Lv1
Ignus Caster · Lv1 · trait Yard

card
Yard Keeper Lv2
Ignus Caster · Lv2 · trait Yard

card
Yard Stoker Lv1
Aqua Caster · Lv1 · trait Yard
[Rest]: Target allied servant gains +1000 ATK until end of turn.

card
Yard Cat
Ignus Servant · cost 1 · 1000/500 · trait Beast

card
Yard Hound
Ignus Servant · cost 2 · 2000/1000 · trait Beast
[Enter] ⇒ Draw a card.

card
Yard Post
Aqua Servant · cost 2 · 500/2000 · trait Post
[Break]

card
Yard Spark
Ignus Conjure · cost 1
[Quickcast]
Destroy target servant with a cost of 1.

";

const YARD_POSITIONS: &[(&str, &str, usize)] = &[
    (
        "a call phase with a caster to level up and one that lies face down",
        "p1 hand Yard Keeper Lv1, Yard Keeper Lv2, Yard Cat\n\
         p1 casters Yard Keeper Lv1, Loose Brick (face down)\n\
         p1 deck only 3 Yard Cat\n\
         p2 deck only 3 Yard Cat\n\
         turn p1, call phase\n",
        12,
    ),
    (
        "a main phase with servants to play, casters to pay with and one that does more",
        "p1 hand Yard Cat, Yard Hound, Yard Post\n\
         p1 casters Yard Keeper Lv2, Yard Stoker Lv1\n\
         p2 servants Yard Cat\n\
         turn p1, main phase\n",
        12,
    ),
    (
        "two attackers, a guard and a Break among the orbs",
        "p1 servants Yard Hound, Yard Cat\n\
         p2 servants Yard Post (reversed), Yard Cat\n\
         p2 orbs Yard Cat, Yard Post\n\
         turn p1, attack declaration step\n\
         both pass\n",
        24,
    ),
    (
        "an attack that both players can answer",
        "p1 servants Yard Hound\n\
         p1 casters Yard Keeper Lv1\n\
         p1 hand Yard Spark\n\
         p2 casters Yard Keeper Lv1\n\
         p2 hand Yard Spark\n\
         p2 servants Yard Cat\n\
         p2 orbs Yard Post, Yard Post\n\
         turn p1, attack declaration step\n\
         both pass\n\
         p1 attacks with Yard Hound, attacks the opponent\n",
        10,
    ),
];

const STAIR: &str = "\
card
Stair Cat
Unit · cost {Red} · move {1} · power 2000 · smash 1 · race Cat

card
Stair Guard
Unit · cost {Red}{1} · move {1} · power 4000 · smash 1 · race Guard

card
Stair Lancer
Unit · cost {Blue}{1} · move {1} · power 3000 · smash 2 · race Guard
Acceleration

card
Stair Lurker
Unit · cost {Blue}{1} · move {1} · power 3000 · smash 1 · race Cat · battle

card
Stair Bell
Base · cost {Blue}

";

const STAIR_POSITIONS: &[(&str, &str, usize)] = &[
    (
        "an energy phase, and the main phase after it",
        "p1 hand Stair Cat, Stair Bell\n\
         p1 energy Stair Guard\n\
         turn p1, energy phase\n",
        12,
    ),
    (
        "a main phase with something to play and to move",
        "p1 hand Stair Guard, Stair Bell\n\
         p1 squares Stair Lancer (left home)\n\
         p1 energy Stair Cat, Stair Lancer\n\
         p2 squares Stair Cat (right home)\n\
         turn p1, main phase\n",
        12,
    ),
    (
        "a unit sets out to where an enemy stands, who has a card for the battle",
        "p1 squares Stair Guard (left centre)\n\
         p1 energy 2 Stair Cat\n\
         p2 squares Stair Lancer (right home)\n\
         p2 hand Stair Lurker\n\
         p2 energy 2 Stair Lancer\n\
         turn p1, main phase\n\
         p1 moves Stair Guard to left enemy paying any\n",
        12,
    ),
    (
        "units in the centre and the enemy area that can smash",
        "p1 squares Stair Guard (left centre), Stair Lancer (right enemy), Stair Cat (middle home)\n\
         p2 smash 4 Stair Cat\n\
         turn p1, smash phase\n",
        12,
    ),
];

/// Every position of every game.
fn positions() -> impl Iterator<Item = (&'static Positions, &'static str, &'static str, usize)> {
    POSITIONS.iter().flat_map(|of| of.all.iter().map(move |&(name, lines, depth)| (of, name, lines, depth)))
}

fn position(of: &Positions, lines: &str) -> Box<dyn AnyDuel> {
    let game = rulings::find_ruling_game(of.game).expect("the game has rulings");
    let text = format!("{}{lines}", of.cards);
    PositionQuery::read(game, &text).unwrap_or_else(|failure| panic!("{}, {failure}", of.game)).into_duel()
}

#[test]
fn every_game_has_positions() {
    for id in GAME_IDS {
        assert!(POSITIONS.iter().any(|of| of.game == id && !of.all.is_empty()), "{id}");
    }
}

/// How many sequences of 1, 2, 3 … picks there are from each position. With `SHOBU_BLESS` set, they are written anew.
#[test]
fn positions_are_as_many_as_they_were() {
    let mut counted = String::new();
    for (of, name, lines, depth) in positions() {
        let mut duel = position(of, lines);
        let counts: Vec<String> = (1..=depth).map(|picks| perft::count(&mut *duel, picks).to_string()).collect();
        counted += &format!("{}, {name}: {}\n", of.game, counts.join(" "));
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft.txt");
    if is_blessing() {
        fs::write(&file, &counted).expect("the counts can be written");
    }
    let kept = fs::read_to_string(&file).unwrap_or_default();
    let differing: Vec<&str> = counted.lines().filter(|line| !kept.lines().any(|other| other == *line)).collect();
    assert!(counted == kept, "counted otherwise:\n{}", differing.join("\n"));
}

/// From every position that few picks lead to, whether it was reached by going back and forth or by playing those picks
/// from the beginning, there are the same ways on.
#[test]
fn a_branch_and_the_same_picks_from_the_beginning_count_alike() {
    const PICKS: usize = 3;
    for (of, name, lines, _) in positions() {
        let mut paths: Vec<Vec<usize>> = vec![Vec::new()];
        let root = position(of, lines);
        for _ in 0..PICKS {
            let mut longer = Vec::new();
            for path in paths {
                let (mut branch, mut again) = (root.branch(), position(of, lines));
                for &option in &path {
                    branch.pick(option);
                    again.pick(option);
                }
                assert_eq!(branch.render_options(), again.render_options(), "{name}, after {path:?}");
                assert_eq!(perft::count(&mut *branch, 2), perft::count(&mut *again, 2), "{name}, after {path:?}");
                let same = branch.lab().state().fingerprint() == again.lab().state().fingerprint();
                assert!(same, "{name}: counting changes nothing");
                if let Pending::Question(_) = branch.pending() {
                    longer.extend((0..branch.options().len()).map(|option| [&path[..], &[option]].concat()));
                }
            }
            paths = longer;
        }
        assert!(!paths.is_empty(), "{name} goes on");
    }
}
