//! The table of the games. Nothing else names a game.

use crate::Error;
use crate::presentation::{GoalZone, KindRow, Presentation, TrackedZone};
use cardtext::{Diagnostic, Language};
use caster::Caster;
use crystal::deck::DeckFault;
use crystal::edition::{Edition, Newer, Older};
use crystal::{Fftcg, SquareEnix};
use dimension::Dimension0;
use duel::book::{RuleBook, RuleEntry, Vocabulary};
use duel::card::pool::CardPool;
use duel::engine::any_duel::AnyDuel;
use duel::engine::duel::Duel;
use duel::engine::scratch::Scratch;
use duel::ids::{CardId, Rule, Zone};
use duel::observe::language::Language as Tongue;
use duel::state::loadout::Loadout;
use duel::state::position::{ImpossiblePosition, Position};
use duel::state::zone::ZoneSpec;
use notation::ruling;
use players::Judge;
use std::sync::Arc;
use vividz::Vividz;

include!(concat!(env!("OUT_DIR"), "/shipped.rs"));

/// The games.
pub const GAME_ENTRIES: [GameEntry; 5] = [
    GameEntry {
        title: "FFTCG",
        title_ja: "FFTCG",
        check_deck: crystal_faults::<Newer>,
        example_commands: &["play CARD", "attack with A and B", "block with C"],
        presentation: Presentation {
            numbers: &["power"],
            always_counted: &["damage", "hand", "deck", "break"],
            tracked_zones: CRYSTAL_TRACKS,
            setup_phase: "set-up",
            stepped_part: ("attack phase", "main phase 1"),
            open_zones: &[],
            hidden_marks: &["since turn start", "attacked", "in battle"],
            icons: &["Generic", "EX Burst"],
            hidden_icons: &["Generic"],
            stops: CRYSTAL_STOPS,
            kind_rows: &[
                KindRow::front("Forward"),
                KindRow::back("Backup"),
                KindRow::front("Monster").shown_while_filled(),
            ],
            ..Presentation::PLAIN
        },
        ..GameEntry::of::<Fftcg>("fftcg", "Driftwood", &players::crystal::Crystal)
    },
    GameEntry {
        title: "Square Enix TCG System",
        title_ja: "スクウェア・エニックスTCGシステム",
        check_deck: crystal_faults::<Older>,
        example_commands: &["play CARD", "summon CARD", "equip CARD", "attack with A and B", "block with C"],
        presentation: Presentation {
            numbers: &["power"],
            always_counted: &["damage", "hand", "deck", "break"],
            tracked_zones: CRYSTAL_TRACKS,
            setup_phase: "set-up",
            stepped_part: ("attack phase", "main phase 1"),
            hidden_marks: &["since turn start", "attacked", "in battle", "junctioned"],
            icons: &["Generic", "EX Burst"],
            hidden_icons: &["Generic"],
            stops: CRYSTAL_STOPS,
            attached_words: &[("removed", "junctioned with")],
            kind_rows: &[
                KindRow::front("Forward"),
                KindRow::back("Backup"),
                KindRow::front("Monster").shown_while_filled(),
                KindRow::back("Formation").shown_while_filled(),
            ],
            ..Presentation::PLAIN
        },
        ..GameEntry::of::<SquareEnix>("square-enix", "Driftwood", &players::crystal::Crystal)
    },
    GameEntry {
        title: "Dimension Zero",
        title_ja: "ディメンション・ゼロ",
        example_commands: &["play CARD to left home", "move CARD to middle centre", "smash with CARD", "charge CARD"],
        presentation: Presentation {
            numbers: &["power", "smash"],
            always_counted: &["hand", "deck", "energy", "smash", "graveyard"],
            tracked_zones: &[
                TrackedZone { zone: "energy", full_at: None },
                TrackedZone { zone: "smash", full_at: Some(|_| dimension::course::SMASHED) },
            ],
            stepped_part: ("battle", "main phase"),
            open_zones: &["plan"],
            hidden_marks: &["moved"],
            icons: &["quick", "battle"],
            row_names: &["base", "home", "centre", "enemy", "enemy base"],
            column_names: &["left", "middle", "right"],
            combat_title: "Battle",
            stops: &[
                ("energy phase", true, false),
                ("main phase", true, true),
                ("smash phase", true, true),
                ("first battle step", true, true),
                ("second battle step", true, true),
            ],
            ..Presentation::PLAIN
        },
        ..GameEntry::of::<Dimension0>("dimension-zero", "Loose Paving", &players::dimension::Dimension0)
    },
    GameEntry {
        title: "Vividz",
        title_ja: "ビビッヅ",
        example_commands: &[
            "play CARD to the centre",
            "attack with CARD",
            "activate CARD",
            "slide CARD to the left side",
        ],
        presentation: Presentation {
            numbers: &["power"],
            always_counted: &["hand", "deck", "energy", "trash"],
            tracked_zones: &[TrackedZone { zone: "energy", full_at: None }],
            stepped_part: ("attack", "main phase"),
            open_zones: &["account", "keep"],
            icons: &["scout", "level up"],
            uncounted_zones: &["account", "keep", "exp", "connected"],
            goal_zone: Some(GoalZone { zone: "missions", turned: "checked", face_down: "cleared" }),
            row_names: &["yours", "theirs"],
            column_names: &["left side", "centre", "right side"],
            combat_title: "Attack",
            stack_title: "Being played",
            counted_beneath: &[("exp", "EXP")],
            stops: &[("main phase", true, false), ("block step", false, true)],
            ..Presentation::PLAIN
        },
        ..GameEntry::of::<Vividz>("vividz", "Paper Lantern", &players::vividz::Vividz)
    },
    GameEntry {
        title: "The Caster Chronicles",
        title_ja: "魔法少女 ザ・デュエル",
        example_commands: &[
            "call CARD",
            "call CARD face down",
            "play CARD",
            "switch CARD",
            "attack with CARD",
            "attack the opponent",
        ],
        presentation: Presentation {
            numbers: &["ATK", "DEF"],
            always_counted: &["orbs", "hand", "deck", "graveyard"],
            tracked_zones: &[TrackedZone { zone: "orbs", full_at: Some(|_| caster::ORBS) }],
            stepped_part: ("battle phase", "main phase"),
            hidden_marks: &[
                "entered this turn",
                "switched this turn",
                "battled this turn",
                "attacked this turn",
                "battled a servant this turn",
            ],
            icons: &["Quickcast", "Break", "aether", "several"],
            hidden_icons: &["aether", "several"],
            combat_title: "Battle",
            stack_title: "In the chase zone",
            counted_beneath: &[("stock", "stock")],
            kind_rows: &[
                KindRow::front("Servant"),
                KindRow::back("Barrier").shown_while_filled(),
                KindRow::back("Deity").shown_while_filled(),
                KindRow::back("Caster"),
            ],
            stops: &[
                ("call phase", false, false),
                ("main phase", true, false),
                ("battle phase start step", false, false),
                ("attack declaration step", false, true),
                ("battle judgement step", true, true),
                ("battle phase end step", false, false),
            ],
            ..Presentation::PLAIN
        },
        ..GameEntry::of::<Caster>("caster-chronicles", "Loose Brick", &players::caster::Caster)
    },
];

/// The default stops in both editions of the crystal family.
const CRYSTAL_STOPS: &[(&str, bool, bool)] = &[
    ("main phase 1", true, false),
    ("attack declaration step", false, true),
    ("block declaration step", true, true),
    ("main phase 2", true, false),
];

/// The zones tracked card by card in both: the damage at which a player loses (3.1.1).
const CRYSTAL_TRACKS: &[TrackedZone] =
    &[TrackedZone { zone: "damage", full_at: Some(|format| crystal::setup::damage_limit(format) as usize) }];

/// The ids of the games.
pub const GAME_IDS: [&str; GAME_ENTRIES.len()] = {
    let mut ids = [""; GAME_ENTRIES.len()];
    let mut at = 0;
    while at < ids.len() {
        ids[at] = GAME_ENTRIES[at].id;
        at += 1;
    }
    ids
};

fn crystal_faults<E: Edition>(pool: &CardPool, [deck, _]: [&[CardId]; 2], format: u8) -> Vec<DeckViolation> {
    let rules = crystal::rules::index(E::DOCUMENT);
    let faults = crystal::deck::faults::<E>(pool, deck, format);
    let tell = |fault: &DeckFault| DeckViolation {
        found: fault.to_string(),
        found_ja: fault.in_japanese(),
        rule: &rules[fault.rule::<E>().index()],
    };
    faults.iter().map(tell).collect()
}

/// A violation of the rules of deck construction.
#[derive(Clone, Debug)]
pub struct DeckViolation {
    /// The finding, and what the rule demands.
    pub found: String,
    /// The finding in Japanese.
    pub found_ja: String,
    /// The rule it breaks.
    pub rule: &'static RuleEntry,
}

impl DeckViolation {
    /// The finding in a language.
    pub fn found_in(&self, language: Tongue) -> &str {
        match language {
            Tongue::English => &self.found,
            Tongue::Japanese => &self.found_ja,
        }
    }
}

impl std::fmt::Display for DeckViolation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} ({})", self.found, self.rule.id)
    }
}

/// File contents, by file name.
type Files = &'static [(&'static str, &'static str)];

/// The files that come with a game.
struct Shipped {
    game: &'static str,
    cards: Files,
    decks: Files,
    ruling_cards: Files,
    rulings: Files,
    out_of_reach: &'static str,
}

/// Begins a duel with two loadouts in a format, with randomness from a seed.
type BeginDuel = fn(Arc<CardPool>, [Loadout; 2], u8, u64) -> Box<dyn AnyDuel>;

/// A game, with everything a program needs to let it be played.
pub struct GameEntry {
    /// Its id.
    pub id: &'static str,
    /// Its title.
    pub title: &'static str,
    /// Its title in Japanese.
    pub title_ja: &'static str,
    /// The card that fills decks in its rulings.
    pub filler_card: &'static str,
    /// The evaluation its computer players use.
    pub evaluator: &'static dyn Judge,
    /// Examples of commands, for the help text.
    pub example_commands: &'static [&'static str],
    /// The presentation of its table.
    pub presentation: Presentation,
    /// Its zones.
    pub zones: &'static [ZoneSpec],
    /// The zone of its decks.
    pub deck_zone: Zone,
    /// The zone of cards outside the game, if its abilities can bring them in.
    pub outside_zone: Option<Zone>,
    /// Begins a duel.
    pub begin_duel: BeginDuel,
    /// Starts a duel from a position.
    pub start_from_position: ruling::StartFromPosition,
    /// Compiles a ruling's own cards.
    pub compile_cards: ruling::CompileCards,
    /// Lists the violations of a deck and its sideboard in a format, each with its rule.
    pub check_deck: fn(&CardPool, [&[CardId]; 2], u8) -> Vec<DeckViolation>,
    add_book_cards: fn(&mut CardPool),
    words: fn() -> &'static Vocabulary,
}

impl GameEntry {
    const fn of<B: RuleBook>(id: &'static str, filler: &'static str, judge: &'static dyn Judge) -> Self {
        Self {
            id,
            title: id,
            title_ja: id,
            filler_card: filler,
            evaluator: judge,
            example_commands: &[],
            presentation: Presentation::PLAIN,
            zones: B::ZONES,
            deck_zone: B::DECK,
            outside_zone: B::OUTSIDE,
            begin_duel: begin::<B>,
            start_from_position: start::<B>,
            compile_cards: compile::<B>,
            check_deck: faults::<B>,
            add_book_cards: B::add_rule_cards,
            words: B::vocabulary,
        }
    }

    /// The game with this id.
    pub fn find(id: &str) -> Result<&'static Self, Error> {
        const TABLE: &[GameEntry] = &GAME_ENTRIES;
        let unknown = || Error::NoGame { found: id.to_owned(), expected: GAME_IDS.join(", ") };
        TABLE.iter().find(|book| book.id == id).ok_or_else(unknown)
    }

    /// The language its cards are written in.
    pub fn language(&self) -> Result<Language, Error> {
        Language::of(self.id).ok_or_else(|| Error::NoGame { found: self.id.to_owned(), expected: GAME_IDS.join(", ") })
    }

    /// Its vocabulary.
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

    /// The rules that are out of the rulings' reach, one on each line, with the reason after a tab.
    pub fn out_of_reach(&self) -> &'static str {
        self.shipped().out_of_reach
    }

    /// The cards that come with it.
    pub fn pool(&self) -> Result<CardPool, Error> {
        let mut pool = CardPool::default();
        (self.add_book_cards)(&mut pool);
        self.compile_files(self.shipped().cards, &mut pool)?;
        Ok(pool)
    }

    /// The cards that come with it, and the plain cards of its rulings.
    pub fn ruling_pool(&self) -> Result<CardPool, Error> {
        let mut pool = self.pool()?;
        self.compile_files(self.shipped().ruling_cards, &mut pool)?;
        Ok(pool)
    }

    /// Adds the plain cards of its rulings to a pool, except those whose codes are taken.
    pub(crate) fn add_ruling_cards(&self, pool: &mut CardPool) -> Result<(), Error> {
        let language = self.language()?;
        for (file, text) in self.shipped().ruling_cards {
            language.import(text, file, pool).map_err(|fault| Error::Cards(vec![fault.to_string()]))?;
        }
        Ok(())
    }

    fn compile_files(&self, files: Files, pool: &mut CardPool) -> Result<(), Error> {
        files.iter().try_for_each(|(file, text)| {
            (self.compile_cards)(text, file, pool).map_err(|said| Error::Cards(vec![said]))
        })
    }
}

fn begin<B: RuleBook>(pool: Arc<CardPool>, brought: [Loadout; 2], format: u8, seed: u64) -> Box<dyn AnyDuel> {
    Box::new(Duel::<B>::in_format(pool, brought, format, seed))
}

fn start<B: RuleBook>(pool: Arc<CardPool>, position: &Position) -> Result<Box<dyn AnyDuel>, ImpossiblePosition> {
    Ok(Box::new(Duel::<B>::from_position(pool, position)?))
}

fn compile<B: RuleBook>(source: &str, file: &str, pool: &mut CardPool) -> Result<(), String> {
    let game = B::vocabulary().game;
    let language = Language::of(game).ok_or_else(|| format!("no language is known for the cards of {game}"))?;
    language.compile(source, file, pool).map(|_| ()).map_err(|found| render_diagnostics(&found).join("; "))
}

/// Diagnostics as sentences.
pub fn render_diagnostics(found: &[Diagnostic]) -> Vec<String> {
    found.iter().map(ToString::to_string).collect()
}

/// Checks a deck by the rule book: one violation for each rule, with all its findings.
fn faults<B: RuleBook>(pool: &CardPool, [deck, side]: [&[CardId]; 2], format: u8) -> Vec<DeckViolation> {
    let mut found: Vec<(Rule, Vec<[String; 2]>)> = Vec::new();
    for refusal in Duel::<B>::check_deck(pool, [deck, side], format, &mut Scratch::without_log()) {
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
        DeckViolation {
            found: format!("found {}: {}", english.join(", "), rule.gist),
            found_ja: format!("{}で、ルールに合いません", japanese.join("、")),
            rule,
        }
    };
    found.into_iter().map(tell).collect()
}
