//! The languages that cards are written in: one for each family of games, all on the same engine.

use crate::card;
use crate::caster;
use crate::check::{self, Report};
use crate::crystal;
use crate::deck::{self, Deck};
use crate::diagnostic::{Diagnostic, Fault};
use crate::dimension;
use crate::discourse::Discourse;
use crate::edition::Edition;
use crate::extra::Extras;
use crate::header::Header;
use crate::import::{self, Entry, Import, Sheet};
use crate::lasting::Lasting;
use crate::limit::Limits;
use crate::moment::Times;
use crate::noun::Place;
use crate::phrase::Row;
use crate::reader::{Read, Reader};
use crate::replacement::Would;
use crate::source::Line;
use crate::standing::Standing;
use crate::vividz;
use crate::writer::{Said, Unsayable, Writer};
use duel::book::matters::Matters;
use duel::card::ability::{Ability, ChoosingPhrase, Cost, CostPart, EventPattern, Modes, Op, Trigger};
use duel::card::amount::{Amount, Condition, What, Who};
use duel::card::characteristics::Characteristics;
use duel::card::filter::Filter;
use duel::card::pool::{Card, CardPool};
use duel::ids::{AbilityId, CardId, Keyword, Keywords, Kinds, Label, Name, Number, Verb, Zone, Zones};
use serde_json::Value;

/// The language of the cards of one family of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// That of the FFTCG.
    Crystal,
    /// That of the Square Enix TCG System, the older edition of the same family.
    SquareEnix,
    /// That of Dimension Zero.
    Dimension,
    /// That of Vividz.
    Vividz,
    /// That of The Caster Chronicles.
    Caster,
}

impl Language {
    /// Every language.
    pub const ALL: [Self; 5] = [Self::Crystal, Self::SquareEnix, Self::Dimension, Self::Vividz, Self::Caster];

    /// The language in which the cards of a game are written; none if there is no such game.
    pub fn of(game: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.grammar().games.contains(&game))
    }

    pub(crate) fn grammar(self) -> &'static Grammar {
        match self {
            Self::Crystal => &crystal::FFTCG,
            Self::SquareEnix => &crystal::SQUARE_ENIX,
            Self::Dimension => &dimension::GRAMMAR,
            Self::Vividz => &vividz::GRAMMAR,
            Self::Caster => &caster::GRAMMAR,
        }
    }

    /// Compiles the cards of a file and adds them to the pool, in order. If anything in the file is not understood, the
    /// pool stays as it was and every fault is reported.
    pub fn compile(self, source: &str, file: &str, pool: &mut CardPool) -> Result<Vec<CardId>, Vec<Diagnostic>> {
        card::compile(self.grammar(), source, file, pool)
    }

    /// The card as text, from its data alone: name, second line, keywords and abilities in their canonical words.
    ///
    /// # Errors
    ///
    /// If there are no words for one of its abilities. What was compiled from text always has words.
    pub fn read_back(self, pool: &CardPool, card: CardId) -> Result<String, Unsayable> {
        card::read_back(self.grammar(), pool, card)
    }

    /// One ability as text, as it stands on this card.
    ///
    /// # Errors
    ///
    /// If there are no words for it.
    pub fn read_back_ability(self, pool: &CardPool, card: CardId, ability: AbilityId) -> Result<String, Unsayable> {
        card::read_back_ability(self.grammar(), pool, card, ability)
    }

    /// Reads files of cards, given as `(file name, text)`: card files, or databases.
    pub fn check<'a>(self, files: impl IntoIterator<Item = (&'a str, &'a str)>) -> Report {
        check::check(self.grammar(), files)
    }

    /// Adds every card of a file that compiles to the pool. The file is a card file, or a database in a form that the
    /// game's players have.
    ///
    /// # Errors
    ///
    /// If the file as a whole cannot be read: it is no JSON, or no list of cards.
    pub fn import(self, source: &str, file: &str, pool: &mut CardPool) -> Result<Import, Box<Diagnostic>> {
        import::import(self.grammar(), source, file, pool)
    }

    /// Whether a file of cards, or a card database, is written in this language: whether one of its first cards
    /// compiles.
    pub fn reads(self, source: &str, pool: &CardPool) -> bool {
        import::reads(self.grammar(), source, pool)
    }

    /// Reads a deck. A card is called by its name, or by its code where several cards share the name; every line that
    /// is not understood is reported.
    pub fn read_deck(self, source: &str, file: &str, pool: &CardPool) -> Result<Deck, Vec<Diagnostic>> {
        let (deck, found) = self.read_deck_in_part(source, file, pool);
        if found.is_empty() { Ok(deck) } else { Err(found) }
    }

    /// Reads of a deck what is understood, and reports the lines that are not.
    pub fn read_deck_in_part(self, source: &str, file: &str, pool: &CardPool) -> (Deck, Vec<Diagnostic>) {
        deck::read_deck(self.grammar(), source, file, pool)
    }

    /// Each phrase on the left is read as the phrase on the right, which is the one that is read back.
    pub fn synonyms(self) -> &'static [(&'static str, &'static str)] {
        self.grammar().synonyms
    }
}

/// Words that stand for an object that was spoken of; the first is the canonical one.
pub(crate) struct Pronouns {
    /// "it".
    pub it: &'static [&'static str],
    /// "them".
    pub them: &'static [&'static str],
    /// "they", where several objects do something.
    pub they: &'static [&'static str],
    /// "its".
    pub its: &'static [&'static str],
    /// "their".
    pub their: &'static [&'static str],
}

/// A note after a sentence that its effect does not end with the turn.
pub(crate) struct Note {
    /// Whether it stands after the quoted text that comes next.
    pub after_quote: fn(&Reader) -> bool,
    /// Reads it.
    pub read: fn(&mut Reader) -> Read<()>,
    /// Writes it.
    pub write: fn(&mut Writer),
}

/// A clause that is one operation or several.
pub(crate) struct Clause {
    /// Reads the clause.
    pub read: fn(&mut Reader) -> Read<Vec<Op>>,
    /// Writes the operations the list begins with; how many.
    pub write: fn(&[Op], &mut Writer) -> Result<usize, Unsayable>,
}

/// What a language brings to the engine: its words, and how its lines are read and written.
pub(crate) struct Grammar {
    /// The ids of the games whose cards are written in it.
    pub games: &'static [&'static str],
    /// What sets it apart from the other editions of its family.
    pub edition: Edition,
    /// What a text can be about.
    pub matters: &'static Matters,
    /// What is done, as a log of the game writes it.
    pub verbs: &'static [&'static str],
    /// Words that mean the same.
    pub synonyms: &'static [(&'static str, &'static str)],
    /// What stands first in brackets: `[Job Guard]`.
    pub groups: &'static [&'static str],
    /// What a card is called in an ability that it is given.
    pub selves: &'static [&'static str],
    /// The same, of something that it has: "this card's".
    pub selves_own: &'static [&'static str],
    /// Whether cards are called so in all texts, and not by their names.
    pub nameless: bool,
    /// Whether what stands in parentheses only reminds of the rules, but for what belongs to these keywords.
    pub remarks: Option<&'static [&'static str]>,
    /// The marks around a part of a price.
    pub boxes: (char, char),
    /// Small numbers as words, from 0, where cards are counted in words.
    pub numerals: &'static [&'static str],
    /// Whether what is chosen when an ability is played is said where it is spoken of: "destroy target servant".
    pub inline: bool,
    /// Where a card is if its text does not say.
    pub in_play: Zones,
    /// The keywords that stand on a line of their own, in the order in which they are written.
    pub keywords: &'static [Keyword],
    /// What each keyword is called.
    pub keyword_names: &'static [&'static str],
    /// Zones as they are named after "your"; the first name of each is the canonical one.
    pub zones: &'static [(&'static str, Zone)],
    /// Zones as they stand before a text that works there.
    pub prefixes: &'static [(&'static str, Zone)],
    /// What the numbers of cards are called.
    pub numbers: &'static [(&'static str, Number)],
    /// Those that are prices.
    pub prices: &'static [Number],
    /// What stands before a number that cards must have.
    pub having: &'static str,
    /// What a card's name in brackets begins with.
    pub name_mark: &'static str,
    /// What colours are called.
    pub colours: &'static [&'static str],
    /// What counters are called, one and several.
    pub counter: &'static str,
    /// A second line as it should be.
    pub second_line: &'static str,
    /// The names of a card by its first line; what else that says goes into the header.
    pub names: fn(&Line, &mut Header, &mut CardPool) -> Vec<Name>,
    /// What stands on the first line of a card.
    pub title: fn(&CardPool, &Characteristics) -> String,
    /// Keywords that a card has though no line is just that.
    pub implied: fn(&Characteristics, &[Ability]) -> Keywords,
    /// Whether the second line says an ability.
    pub in_header: fn(&Ability) -> bool,
    /// Reads the second line of a card.
    pub read_header: fn(&str, usize, &mut CardPool) -> Header,
    /// Writes the second line of a card of this name.
    pub write_header: fn(&CardPool, &Card, &str) -> Result<String, Unsayable>,
    /// Reads a line of a card of these kinds: one ability, or those that a keyword stands for.
    pub read_line: fn(Kinds, &mut Reader) -> Read<Vec<Ability>>,
    /// How many abilities, from the first of these on, one line stands for.
    pub line_length: fn(&CardPool, &[AbilityId]) -> usize,
    /// Writes a line.
    pub write_line: fn(&[&Ability], &mut Writer) -> Said,
    /// Completes the abilities of a card when all its lines are read.
    pub settle: fn(&Header, &mut [Ability], &mut CardPool),
    /// What is wrong with a card of these kinds, keywords and abilities as a whole.
    pub fault: fn(&Header, &[Ability]) -> Option<Fault>,
    /// Descriptions of cards, without their number.
    pub read_noun: fn(Place, &mut Reader) -> Read<Filter>,
    /// Writes a description, in the plural or not.
    pub write_noun: fn(&Filter, Place, bool, &mut Writer) -> Said,
    /// What is counted after "for each".
    pub each: Row<Amount>,
    /// An amount of damage.
    pub damage: Row<Amount>,
    /// In steps of how much damage is divided.
    pub division: i32,
    /// How sentences speak of objects.
    pub pronouns: Pronouns,
    /// All objects of a description: "all the Forwards opponent controls".
    pub every: Row<What>,
    /// Whether a card that its own text has named is "it" where nothing else is.
    pub names_itself: bool,
    /// Whether what was "it" before something was picked is "the former" from then on.
    pub recalls: bool,
    /// Players as sentences name them.
    pub players: &'static [(&'static str, Who)],
    /// What an object is like and where it stands.
    pub standing: Option<Standing>,
    /// Conditions, several with "and" between them.
    pub condition: Row<Condition>,
    /// What is done to pay, besides currency.
    pub parts: &'static [Row<CostPart>],
    /// What may be paid in the middle of a text.
    pub payment: Row<Cost>,
    /// One phrase of what is chosen when an ability is played.
    pub choose: Row<ChoosingPhrase>,
    /// Whether the sentence ahead chooses something when the ability is played.
    pub chooses: fn(&Reader) -> bool,
    /// Whether what is chosen is said first, rather than where it is spoken of.
    pub chooses_first: bool,
    /// Whether something is chosen where the text comes to it, so that it matters where that is said.
    pub chooses_in_order: bool,
    /// How effects of which some are selected are said, if the language has its own way.
    pub either: Option<Row<Modes>>,
    /// The clauses of an effect; the first that can say something is its canonical wording.
    pub clauses: &'static [Clause],
    /// Clauses that begin with a condition of their own, and so come before other conditions.
    pub conditional: &'static [Clause],
    /// What joins a clause to the operation before it in one sentence, if anything does.
    pub join: fn(&Op, &[Op]) -> Option<&'static str>,
    /// Whether a clause picks something only to pay with it, so that it does not become "it".
    pub spends: fn(&[Op]) -> bool,
    /// Words for "if that was done".
    pub if_done: &'static [&'static str],
    /// Moments that set abilities off.
    pub times: Times,
    /// What sets an ability off.
    pub event: Row<Trigger>,
    /// What an event speaks of, and where the card itself is afterwards.
    pub speak_of: fn(&Trigger, &mut Discourse),
    /// What objects get, gain, lose, cannot or must do for a time.
    pub lasting: Option<Lasting>,
    /// What would happen, and happens otherwise.
    pub would: Option<Would>,
    /// What an object may do this turn that a text waits for.
    pub watched: &'static [(&'static str, EventPattern)],
    /// Moments that a text puts something off to, and the deed that marks each.
    pub moments: &'static [(&'static str, Verb)],
    /// The book's sort of abilities that an event sets off.
    pub triggered: Label,
    /// Whether a sentence follows that limits the ability rather than going on with its effect.
    pub at_limit: fn(&Reader) -> bool,
    /// When abilities can be used.
    pub limits: Limits,
    /// What playing a card takes besides.
    pub extras: Extras,
    /// The note that an effect does not end with the turn, if the language has one.
    pub note: Option<Note>,
    /// The card at this place of a database, from 1.
    pub sheet: fn(usize, &Value) -> Sheet,
    /// The same, of a database in XML; none, if there is no such form.
    pub entry: Option<fn(&Entry) -> Sheet>,
    /// The number of the rule that says what should stand where a fault is, if one does.
    pub rule: fn(&Fault) -> Option<&'static str>,
}

impl Grammar {
    /// Whether a word is this number.
    pub fn is_number(&self, word: &str, number: i32) -> bool {
        let numeral = || usize::try_from(number).ok().and_then(|at| self.numerals.get(at));
        word.parse() == Ok(number) || numeral().is_some_and(|numeral| numeral.eq_ignore_ascii_case(word))
    }
}
