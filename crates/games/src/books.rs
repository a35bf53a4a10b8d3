//! The table of the games: an entry for each, and nothing else names one.

use crate::Error;
use crate::drawing::{Drawing, Goals, Rank, Track};
use cardtext::{Diagnostic, Language};
use caster::Caster;
use crystal::deck::DeckFault;
use crystal::edition::{Edition, Newer, Older};
use crystal::{Fftcg, SquareEnix};
use dimension::Dimension0;
use duel::book::{RuleBook, RuleEntry, Vocabulary};
use duel::brought::Brought;
use duel::duel::{AnyDuel, Duel};
use duel::language::Language as Tongue;
use duel::log::Scratch;
use duel::pool::CardPool;
use duel::position::{Impossible, Position};
use duel::scenario;
use duel::words::{CardId, Rule, Zone};
use duel::zone::ZoneSpec;
use players::Judge;
use std::sync::Arc;
use vividz::Vividz;

include!(concat!(env!("OUT_DIR"), "/shipped.rs"));

/// The games.
pub const BOOKS: [Book; 5] = [
    Book {
        title: "FFTCG",
        title_ja: "FFTCG",
        faults: crystal_faults::<Newer>,
        sayings: &["play CARD", "attack with A and B", "block with C"],
        drawing: Drawing {
            numbers: &["power"],
            counted: &["damage", "hand", "deck", "break"],
            tracks: CRYSTAL_TRACKS,
            setup: "set-up",
            steps: ("attack phase", "main phase 1"),
            open: &[],
            plain_marks: &["since turn start", "attacked", "in battle"],
            icons: &["Generic", "EX Burst"],
            silent: &["Generic"],
            stops: CRYSTAL_STOPS,
            ranks: &[Rank::front("Forward"), Rank::back("Backup"), Rank::front("Monster").passing()],
            ..Drawing::PLAIN
        },
        ..Book::of::<Fftcg>("fftcg", "Driftwood", &players::crystal::Crystal)
    },
    Book {
        title: "Square Enix TCG System",
        title_ja: "スクウェア・エニックスTCGシステム",
        faults: crystal_faults::<Older>,
        sayings: &["play CARD", "summon CARD", "equip CARD", "attack with A and B", "block with C"],
        drawing: Drawing {
            numbers: &["power"],
            counted: &["damage", "hand", "deck", "break"],
            tracks: CRYSTAL_TRACKS,
            setup: "set-up",
            steps: ("attack phase", "main phase 1"),
            plain_marks: &["since turn start", "attacked", "in battle", "junctioned"],
            icons: &["Generic", "EX Burst"],
            silent: &["Generic"],
            stops: CRYSTAL_STOPS,
            joined: &[("removed", "junctioned with")],
            ranks: &[
                Rank::front("Forward"),
                Rank::back("Backup"),
                Rank::front("Monster").passing(),
                Rank::back("Formation").passing(),
            ],
            ..Drawing::PLAIN
        },
        ..Book::of::<SquareEnix>("square-enix", "Driftwood", &players::crystal::Crystal)
    },
    Book {
        title: "Dimension Zero",
        title_ja: "ディメンション・ゼロ",
        sayings: &["play CARD to left home", "move CARD to middle centre", "smash with CARD", "charge CARD"],
        drawing: Drawing {
            numbers: &["power", "smash"],
            counted: &["hand", "deck", "energy", "smash", "graveyard"],
            tracks: &[
                Track { zone: "energy", full: None },
                Track { zone: "smash", full: Some(|_| dimension::course::SMASHED) },
            ],
            steps: ("battle", "main phase"),
            open: &["plan"],
            plain_marks: &["moved"],
            icons: &["quick", "battle"],
            rows: &["base", "home", "centre", "enemy", "enemy base"],
            columns: &["left", "middle", "right"],
            bout: "Battle",
            stops: &[
                ("energy phase", true, false),
                ("main phase", true, true),
                ("smash phase", true, true),
                ("first battle step", true, true),
                ("second battle step", true, true),
            ],
            ..Drawing::PLAIN
        },
        ..Book::of::<Dimension0>("dimension-zero", "Loose Paving", &players::dimension::Dimension0)
    },
    Book {
        title: "Vividz",
        title_ja: "ビビッヅ",
        sayings: &["play CARD to the centre", "attack with CARD", "activate CARD", "slide CARD to the left side"],
        drawing: Drawing {
            numbers: &["power"],
            counted: &["hand", "deck", "energy", "trash"],
            tracks: &[Track { zone: "energy", full: None }],
            steps: ("attack", "main phase"),
            open: &["account", "keep"],
            icons: &["scout", "level up"],
            shown: &["account", "keep", "exp", "connected"],
            goals: Some(Goals { zone: "missions", turned: "checked", face_down: "cleared" }),
            rows: &["yours", "theirs"],
            columns: &["left side", "centre", "right side"],
            bout: "Attack",
            stack: "Being played",
            beneath: &[("exp", "EXP")],
            stops: &[("main phase", true, false), ("block step", false, true)],
            ..Drawing::PLAIN
        },
        ..Book::of::<Vividz>("vividz", "Paper Lantern", &players::vividz::Vividz)
    },
    Book {
        title: "The Caster Chronicles",
        title_ja: "魔法少女 ザ・デュエル",
        sayings: &[
            "call CARD",
            "call CARD face down",
            "play CARD",
            "switch CARD",
            "attack with CARD",
            "attack the opponent",
        ],
        drawing: Drawing {
            numbers: &["ATK", "DEF"],
            counted: &["orbs", "hand", "deck", "graveyard"],
            tracks: &[Track { zone: "orbs", full: Some(|_| caster::ORBS) }],
            steps: ("battle phase", "main phase"),
            plain_marks: &[
                "entered this turn",
                "switched this turn",
                "battled this turn",
                "attacked this turn",
                "battled a servant this turn",
            ],
            icons: &["Quickcast", "Break", "aether", "several"],
            silent: &["aether", "several"],
            bout: "Battle",
            stack: "In the chase zone",
            beneath: &[("stock", "stock")],
            ranks: &[
                Rank::front("Servant"),
                Rank::back("Barrier").passing(),
                Rank::back("Deity").passing(),
                Rank::back("Caster"),
            ],
            stops: &[
                ("call phase", false, false),
                ("main phase", true, false),
                ("battle phase start step", false, false),
                ("attack declaration step", false, true),
                ("battle judgement step", true, true),
                ("battle phase end step", false, false),
            ],
            ..Drawing::PLAIN
        },
        ..Book::of::<Caster>("caster-chronicles", "Loose Brick", &players::caster::Caster)
    },
];

/// Where passing stops in both editions of the crystal family.
const CRYSTAL_STOPS: &[(&str, bool, bool)] = &[
    ("main phase 1", true, false),
    ("attack declaration step", false, true),
    ("block declaration step", true, true),
    ("main phase 2", true, false),
];

/// What is counted one by one in both: the damage that loses (3.1.1).
const CRYSTAL_TRACKS: &[Track] =
    &[Track { zone: "damage", full: Some(|format| crystal::setup::damage_limit(format) as usize) }];

/// The ids of the games.
pub const IDS: [&str; BOOKS.len()] = {
    let mut ids = [""; BOOKS.len()];
    let mut at = 0;
    while at < ids.len() {
        ids[at] = BOOKS[at].id;
        at += 1;
    }
    ids
};

fn crystal_faults<E: Edition>(pool: &CardPool, [deck, _]: [&[CardId]; 2], format: u8) -> Vec<Fault> {
    let rules = crystal::rules::index(E::DOCUMENT);
    let faults = crystal::deck::faults::<E>(pool, deck, format);
    let tell = |fault: &DeckFault| Fault {
        found: fault.to_string(),
        found_ja: fault.in_japanese(),
        rule: &rules[fault.rule::<E>().index()],
    };
    faults.iter().map(tell).collect()
}

/// Something that is wrong with a deck.
#[derive(Clone, Debug)]
pub struct Fault {
    /// What was found, and what should be.
    pub found: String,
    /// The same in Japanese.
    pub found_ja: String,
    /// The rule it breaks.
    pub rule: &'static RuleEntry,
}

impl Fault {
    /// What was found, in a language.
    pub fn found_in(&self, language: Tongue) -> &str {
        match language {
            Tongue::English => &self.found,
            Tongue::Japanese => &self.found_ja,
        }
    }
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} ({})", self.found, self.rule.id)
    }
}

/// Files, by their names.
type Files = &'static [(&'static str, &'static str)];

/// What comes with a game.
struct Shipped {
    game: &'static str,
    cards: Files,
    decks: Files,
    ruling_cards: Files,
    rulings: Files,
    out_of_reach: &'static str,
}

/// Begins a duel with what two players bring in a format, with chance from a seed.
type Begin = fn(Arc<CardPool>, [Brought; 2], u8, u64) -> Box<dyn AnyDuel>;

/// A game as those know it who let it be played.
pub struct Book {
    /// Its id.
    pub id: &'static str,
    /// What it is called.
    pub title: &'static str,
    /// The same in Japanese.
    pub title_ja: &'static str,
    /// The card that fills decks in its rulings.
    pub filler: &'static str,
    /// How its computer players judge.
    pub judge: &'static dyn Judge,
    /// What its players say when they do something, for those who need help.
    pub sayings: &'static [&'static str],
    /// How its table is drawn.
    pub drawing: Drawing,
    /// Its zones.
    pub zones: &'static [ZoneSpec],
    /// Where its decks lie.
    pub deck: Zone,
    /// Where the cards lie that players bring besides, if its texts bring them into the duel.
    pub besides: Option<Zone>,
    /// Begins a duel.
    pub begin: Begin,
    /// Starts a duel from a position.
    pub start: scenario::Start,
    /// Compiles cards of a ruling's own.
    pub compile: scenario::Compile,
    /// What is wrong with a deck and its sideboard in a format, each fault with its rule.
    pub faults: fn(&CardPool, [&[CardId]; 2], u8) -> Vec<Fault>,
    furnish: fn(&mut CardPool),
    words: fn() -> &'static Vocabulary,
}

impl Book {
    const fn of<B: RuleBook>(id: &'static str, filler: &'static str, judge: &'static dyn Judge) -> Self {
        Self {
            id,
            title: id,
            title_ja: id,
            filler,
            judge,
            sayings: &[],
            drawing: Drawing::PLAIN,
            zones: B::ZONES,
            deck: B::DECK,
            besides: B::BESIDES,
            begin: begin::<B>,
            start: start::<B>,
            compile: compile::<B>,
            faults: faults::<B>,
            furnish: B::furnish,
            words: B::vocabulary,
        }
    }

    /// The game of an id.
    pub fn find(id: &str) -> Result<&'static Self, Error> {
        const TABLE: &[Book] = &BOOKS;
        let unknown = || Error::NoGame { found: id.to_owned(), expected: IDS.join(", ") };
        TABLE.iter().find(|book| book.id == id).ok_or_else(unknown)
    }

    /// The language in which its cards are written.
    pub fn language(&self) -> Result<Language, Error> {
        Language::of(self.id).ok_or_else(|| Error::NoGame { found: self.id.to_owned(), expected: IDS.join(", ") })
    }

    /// The names of its words.
    pub fn words(&self) -> &'static Vocabulary {
        (self.words)()
    }

    fn shipped(&self) -> &'static Shipped {
        const NOTHING: &Shipped =
            &Shipped { game: "", cards: &[], decks: &[], ruling_cards: &[], rulings: &[], out_of_reach: "" };
        SHIPPED.iter().find(|shipped| shipped.game == self.id).unwrap_or(NOTHING)
    }

    /// The files of its starter decks.
    pub fn decks(&self) -> Files {
        self.shipped().decks
    }

    /// The files of its rulings.
    pub fn rulings(&self) -> Files {
        self.shipped().rulings
    }

    /// Which of its rules are out of reach, and why: a line for each, with a tab between.
    pub fn out_of_reach(&self) -> &'static str {
        self.shipped().out_of_reach
    }

    /// The cards that come with it.
    pub fn pool(&self) -> Result<CardPool, Error> {
        let mut pool = CardPool::default();
        (self.furnish)(&mut pool);
        self.add(self.shipped().cards, &mut pool)?;
        Ok(pool)
    }

    /// Those, and the plain cards of its rulings.
    pub fn ruling_pool(&self) -> Result<CardPool, Error> {
        let mut pool = self.pool()?;
        self.add(self.shipped().ruling_cards, &mut pool)?;
        Ok(pool)
    }

    /// Adds the plain cards of its rulings to others; those whose codes are taken stay away.
    pub(crate) fn add_ruling_cards(&self, pool: &mut CardPool) -> Result<(), Error> {
        let language = self.language()?;
        for (file, text) in self.shipped().ruling_cards {
            language.import(text, file, pool).map_err(|fault| Error::Cards(vec![fault.to_string()]))?;
        }
        Ok(())
    }

    fn add(&self, files: Files, pool: &mut CardPool) -> Result<(), Error> {
        files
            .iter()
            .try_for_each(|(file, text)| (self.compile)(text, file, pool).map_err(|said| Error::Cards(vec![said])))
    }
}

fn begin<B: RuleBook>(pool: Arc<CardPool>, brought: [Brought; 2], format: u8, seed: u64) -> Box<dyn AnyDuel> {
    Box::new(Duel::<B>::in_format(pool, brought, format, seed))
}

fn start<B: RuleBook>(pool: Arc<CardPool>, position: &Position) -> Result<Box<dyn AnyDuel>, Impossible> {
    Ok(Box::new(Duel::<B>::at(pool, position)?))
}

fn compile<B: RuleBook>(source: &str, file: &str, pool: &mut CardPool) -> Result<(), String> {
    let game = B::vocabulary().game;
    let language = Language::of(game).ok_or_else(|| format!("no language is known for the cards of {game}"))?;
    language.compile(source, file, pool).map(|_| ()).map_err(|found| said(&found).join("; "))
}

/// Diagnostics as sentences.
pub fn said(found: &[Diagnostic]) -> Vec<String> {
    found.iter().map(ToString::to_string).collect()
}

/// What a book has against a deck: what was found, and what the rule says that is against it.
fn faults<B: RuleBook>(pool: &CardPool, [deck, side]: [&[CardId]; 2], format: u8) -> Vec<Fault> {
    let mut found: Vec<(Rule, Vec<[String; 2]>)> = Vec::new();
    for refusal in Duel::<B>::check_deck(pool, [deck, side], format, &mut Scratch::silent()) {
        let all = || deck.iter().chain(side).copied();
        let what = match refusal.object.and_then(|at| all().nth(at.index())).map(|card| pool.name(card)) {
            Some(name) => {
                let n = all().filter(|&card| pool.name(card) == name).count();
                [format!("{n} {name}"), format!("{name}が{n}枚")]
            }
            None if side.is_empty() => [format!("{} cards", deck.len()), format!("デッキが{}枚", deck.len())],
            None => [
                format!("{} cards and {} beside", deck.len(), side.len()),
                format!("デッキが{}枚、サイドが{}枚", deck.len(), side.len()),
            ],
        };
        match found.iter_mut().find(|(rule, _)| *rule == refusal.rule) {
            Some((_, whats)) => whats.push(what),
            None => found.push((refusal.rule, vec![what])),
        }
    }
    let tell = |(rule, whats): (Rule, Vec<[String; 2]>)| {
        let rule = &B::vocabulary().rules[rule.index()];
        let [english, japanese] = [0, 1].map(|at| whats.iter().map(|what| &what[at][..]).collect::<Vec<_>>());
        Fault {
            found: format!("found {}: {}", english.join(", "), rule.gist),
            found_ja: format!("{}で、ルールに合いません", japanese.join("、")),
            rule,
        }
    };
    found.into_iter().map(tell).collect()
}
