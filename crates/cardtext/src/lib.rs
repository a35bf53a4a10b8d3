//! Printed card text to abilities, and abilities back to text.
//!
//! A card file is what would be printed. Cards stand between blank lines; lines that begin with `#` are comments. The
//! first line is the name, the second says what the card is, and each further line is one ability, or a list of keywords:
//!
//! ```
//! let source = "
//! Harbor Sentinel
//! Earth Forward · cost 3 · power 7000 · job Guard · category SB
//! Brave
//! When Harbor Sentinel attacks, choose 1 dull Forward opponent controls. Deal it 3000 damage.
//! ";
//! let language = cardtext::Language::of("fftcg").unwrap();
//! let mut pool = duel::card::pool::CardPool::default();
//! let cards = language.compile(source, "harbor.txt", &mut pool).unwrap();
//! assert_eq!(language.read_back(&pool, cards[0]).unwrap(), source.trim());
//! ```
//!
//! # Languages
//!
//! Each family of games has a [`Language`] of its own, on one engine: the engine knows tokens, tables of phrases, who is
//! meant by "it", sentences and what governs them, and how text is compared with what was read back; a language brings
//! its words and phrases. `crystal`, `dimension`, `vividz` and `caster` are those there are; `crystal` has two editions, and
//! what sets one apart stands in an `Edition`.
//!
//! In the FFTCG the second line gives the elements (`Fire/Ice`), the type, and then, between `·`: `cost`, `power`
//! (Forwards only), `job` and `category` (several with `/`), `generic` and `EX` for the icons, and `code`, the card's
//! number in its set; without one, the name is the code. A line that begins with `EX` is the EX Burst. Costs stand before
//! a colon: `{Fire}` is 1 CP of that element, `{2}` any CP, `{X}` as much as one likes, `{Dull}` dulls the card,
//! `{Crystal}` spends one, and a special ability is `%Name% {S}…:`; `{1} for each …` is counted as the ability is used.
//! What casting takes besides or instead of the cost, and what a Character does as it is cast, stand on one line: `As an
//! additional cost to cast …`, `As an alternative cost to cast …, you may …`, `As you cast …, …`. `Warp 3 — {Fire}{1}`
//! gives the number of counters and the cost. Jobs, categories and other cards' names stand in brackets: `[Job Guard]`,
//! `[Category SB]`, `[Card Name Harbor Sentinel]`; the card's own name stands bare and means the card itself (5.2.4.1).
//!
//! The Square Enix TCG System, the older edition of the same family, has a language of its own that differs in little:
//! cards are summoned or played and effects put them onto the field; the second line names one element, an Item's
//! `subtype`, the line of cards it is `from`, and perhaps several numbers (`code SB-12/ZR-3`); Items say whom they can be
//! put on and speak of "the equipped Character", Formations what they ask for. Its keywords stand on lines of their own:
//!
//! ```
//! let source = "
//! Reed Blade
//! Wind Weapon · cost 2 · subtype Sword · code LR-12/ZT-3
//! Item (Forward)
//! Unequip — {Wind}{1}
//! The equipped Character gains +1000 power and Brave.
//! When the equipped Forward attacks, {1} — choose 1 Item opponent controls. Break it.
//!
//! Wedge
//! Ice Formation · cost 1 · from SaGa
//! Formation condition: you control 3 or more Forwards.
//! The Forwards equipped with a [Subtype Sword] you control cannot be blocked.
//!
//! Mill Cook
//! Earth Backup · cost 2 · job Cook
//! Assist — Put 1 [From SaGa] Monster from outside the game into your hand.
//! ";
//! let language = cardtext::Language::of("square-enix").unwrap();
//! let mut pool = duel::card::pool::CardPool::default();
//! let cards = language.compile(source, "reeds.txt", &mut pool).unwrap();
//! let back = cards.iter().map(|&card| language.read_back(&pool, card).unwrap());
//! assert_eq!(back.collect::<Vec<_>>().join("\n\n"), source.trim());
//! ```
//!
//! In Dimension Zero the second line gives the type, then `cost` and `move` in energy (`{Blue}{2}`, `{Red X}`), `power`,
//! `smash`, `race` or `attribute`, the timing (`quick`, `battle`; normal has no word), `forbidden` points and `code`. An
//! activated ability names its timing after the cost, a zone effect its zones before the text, and keywords their numbers,
//! ranges and texts:
//!
//! ```
//! let source = "
//! Slate Courier
//! Unit · cost {Blue}{Blue}{2} · move {1} · power 4000 · smash 1 · race Golem · quick
//! Rush
//! Support — same line 1000
//! When Slate Courier is put on a square from your hand, choose 1 target unit in its line. It gets -1 smash until the end of the turn.
//! {Blue}{1}, scrap Slate Courier — quick: Choose 1 target square without units. Put the top card of your deck into the smash zone.
//! Energy zone/Graveyard — {1} — normal: Put Slate Courier into its owner's hand.
//! ";
//! let language = cardtext::Language::of("dimension-zero").unwrap();
//! let mut pool = duel::card::pool::CardPool::default();
//! let cards = language.compile(source, "slate.txt", &mut pool).unwrap();
//! assert_eq!(language.read_back(&pool, cards[0]).unwrap(), source.trim());
//! ```
//!
//! What is called "target" is chosen as the card is played or the ability stacked; what is chosen otherwise, on resolution
//! (4-11-1). Squares, lines and areas are chosen like cards, and are "that square", "that line", "that area" from then on.
//!
//! In Vividz the second line gives the type, then `cost`, `power`, `mission` and `account` information, `trait`s and icons.
//! The conditions of a mission stand on lines of their own, costs before a dash, and zones in front of what works elsewhere
//! than usual. Traits stand bare before the noun, names of other cards in brackets:
//!
//! ```
//! let source = "
//! Ferry Captain
//! Chara · cost 3 · power 5000 · mission Regatta · trait Sailor · account Tide · scout · level up
//! While you have 2 or more Sailor Charas, when Ferry Captain enters, choose 1 of your opponent's Charas in its lane. Deal it 2000 damage.
//! {1}, sleep — Search your deck for up to 1 [Signal Flag] and put it into its owner's hand.
//! Energy — When you clear a Mission, make Ferry Captain enter an area of yours without Charas rebooted.
//!
//! First Regatta
//! Mission · mission Regatta · trait Sailor · account Tide
//! Check 2 — your Chara attacks.
//! Clear 1 — you play an Event.
//! ";
//! let language = cardtext::Language::of("vividz").unwrap();
//! let mut pool = duel::card::pool::CardPool::default();
//! let cards = language.compile(source, "ferry.txt", &mut pool).unwrap();
//! let back = cards.iter().map(|&card| language.read_back(&pool, card).unwrap());
//! assert_eq!(back.collect::<Vec<_>>().join("\n\n"), source.trim());
//! ```
//!
//! What is chosen is chosen where the text comes to it; what was chosen last is "it", what was chosen before it "the former".
//!
//! In The Caster Chronicles the first line of a caster ends with its level, and the second line gives the elements, the
//! type, and then the level or `cost`, ATK and DEF, `trait`s and `material`s. Keywords, prices and the rest symbol stand in
//! brackets, and an arrow between what sets an ability off and what it does. A card is "this card" in its own text, other
//! cards' names stand in quotation marks; what stands in parentheses only reminds of the rules (205.3):
//!
//! ```
//! let source = "
//! Ember Adept Lv1
//! Ignus Caster · Lv1 · trait Kiln
//! [Rest], discard a caster: Destroy target enemy servant with a cost of 2 or less.
//!
//! Chimney Imp
//! Ignus Servant · cost 3 · 2000/1000 · trait Imp
//! [Double Corrupt]
//! [Break] ([1])
//! [Enter] ⇒ Draw a card if an allied servant was destroyed this turn.
//! This card cannot be attacked while rested.
//! ";
//! let language = cardtext::Language::of("caster-chronicles").unwrap();
//! let mut pool = duel::card::pool::CardPool::default();
//! let cards = language.compile(source, "kiln.txt", &mut pool).unwrap();
//! let back = cards.iter().map(|&card| language.read_back(&pool, card).unwrap());
//! assert_eq!(back.collect::<Vec<_>>().join("\n\n"), source.trim());
//! ```
//!
//! What is called "target" is chosen as the card or ability is played, and said where it is first spoken of; what is not is
//! picked as it resolves, by who does something with it.
//!
//! # Reading and reading back
//!
//! All of the text is read, or none: what is not understood is reported with the file, the line, the words and what was
//! expected there. What can never matter is refused, too, by what the game's book declares to happen and to be asked: a
//! trigger for what is never done, a prohibition that nothing asks about. What depends on the other cards, such as a name
//! that none of them has, compiles, and a check notes it ([`Report::notes`]). Reading back sees the compiled data only; that it gives the same words (up to
//! [`Language::synonyms`]) guards against text that compiles to something else than it says.
//!
//! Databases are imported through the same compiler ([`Language::import`]): for the FFTCG the ffdecks form, and that of
//! the official card list; for The Caster Chronicles the XML form of Cockatrice. Each card is turned into the text a card file would hold; one that is not understood, or whose data does not say what
//! its text says, is left out and told.
//!
//! Where several wordings say the same, one is canonical; to compare a text with its data the printer is led by the text,
//! and may choose at each place only among the wordings that the data has.
//!
//! The layers, from the bottom: tokens; descriptions of cards (`noun`); amounts, objects, conditions, costs and changes;
//! clauses (`effect`) and sentences (`body`, `branch`, `mode`, `later`); triggers, static abilities and what playing
//! takes; abilities; cards. What every language says alike stands at the top, what one says in its own way in its
//! folder; a `Grammar` tells the engine where. In each layer a table of phrases pairs a value with its words, and both
//! directions use the same row (`phrase`). A new phrase is a new row. The first row that can say a value is its
//! canonical wording.

mod amount;
mod applying;
mod body;
mod branch;
mod card;
mod caster;
mod change;
mod check;
mod clause;
mod condition;
mod cost;
mod crystal;
mod deck;
mod diagnostic;
mod dimension;
mod discourse;
mod division;
mod edition;
mod extra;
mod forms;
mod header;
mod import;
mod language;
mod lasting;
mod later;
mod limit;
mod line;
mod matter;
mod measure;
mod mode;
mod moment;
mod noun;
mod object;
mod phrase;
mod players;
mod predicate;
mod presence;
mod price;
mod reader;
mod refer;
mod replacement;
mod setting;
mod source;
mod spot;
mod standing;
mod synonym;
mod token;
mod unmet;
mod vividz;
mod words;
mod writer;
mod zones;

pub use check::{Report, Unread};
pub use deck::Deck;
pub use diagnostic::{Diagnostic, Fault};
pub use import::{Import, LeftOut};
pub use language::Language;
pub use writer::Unsayable;
