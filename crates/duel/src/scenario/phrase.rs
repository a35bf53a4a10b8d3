//! How what a ruling writes is compared with how options read.

use super::names::Names;
use super::player;
use crate::duel::AnyDuel;
use crate::object::Slot;
use crate::question::{Pick, Question};
use crate::words::*;

/// A phrase with the cards it speaks of taken apart.
pub(crate) struct Phrase {
    /// The words, without what tells a card from its namesakes.
    words: String,
    /// Which of several of a name, in the order in which the ruling wrote them.
    nth: Option<usize>,
    /// On whose side the card is.
    side: Option<Seat>,
}

impl Phrase {
    pub fn new(text: &str) -> Self {
        let (text, nth) = without_number(text);
        let mut phrase = Self { words: text, nth, side: None };
        for seat in Seat::BOTH {
            let possessive = format!("{}'s ", player(seat));
            if phrase.words.contains(&possessive) {
                phrase.words = phrase.words.replacen(&possessive, "", 1);
                phrase.side = Some(seat);
            }
        }
        phrase.words = stemmed(&phrase.words);
        phrase
    }

    /// Whether the phrase begins so.
    pub fn says(&self, begins: &str) -> bool {
        self.words.starts_with(begins)
    }

    /// The card of `pay with A`, however the game says that A pays; nothing if it is something else.
    pub fn payment(text: &str) -> Option<Self> {
        let phrase = Self::new(text);
        let card = phrase.words.strip_prefix("pay with ")?.to_owned();
        Some(Self { words: card, ..phrase })
    }
}

/// Takes the first `#n` out of a text.
fn without_number(text: &str) -> (String, Option<usize>) {
    let Some(at) = text.find(" #") else { return (text.to_owned(), None) };
    let digits = text[at + 2..].chars().take_while(char::is_ascii_digit).count();
    let end = at + 2 + digits;
    match text[at + 2..end].parse() {
        Ok(n) => (format!("{}{}", &text[..at], &text[end..]), Some(n)),
        Err(_) => (text.to_owned(), None),
    }
}

/// The words in small letters, the first without the ending of the third person.
pub(crate) fn stemmed(text: &str) -> String {
    let lower = text.trim().to_lowercase();
    let (verb, rest) = lower.split_once(' ').unwrap_or((&lower, ""));
    let stem = match verb {
        "does" | "do" => "do",
        "goes" => "go",
        _ if ["sses", "shes", "ches"].iter().any(|end| verb.ends_with(end)) => &verb[..verb.len() - 2],
        _ if verb.ends_with('s') && !verb.ends_with("ss") => &verb[..verb.len() - 1],
        _ => verb,
    };
    // A place may be chosen with or without its article.
    let rest = if stem == "choose" { rest.strip_prefix("the ").unwrap_or(rest) } else { rest };
    format!("{stem} {rest}").trim_end().to_owned()
}

/// The cards of a duel, by the names a ruling gives them.
pub(crate) struct Cast<'d> {
    pub duel: &'d dyn AnyDuel,
    pub names: &'d Names,
    /// The slots in the order in which the ruling wrote the cards.
    pub written: &'d [Slot],
    /// The player through whose eyes they are seen, if not through a ruling's, which knows them all.
    pub eyes: Option<Seat>,
}

impl Cast<'_> {
    fn name(&self, slot: Slot) -> &str {
        self.duel.pool().name(self.duel.state().object(slot).card)
    }

    /// Whether a card can be spoken of: a player's own can, and those of others that the player knows.
    pub fn sees(&self, slot: Slot) -> bool {
        let object = self.duel.state().object(slot);
        self.eyes.is_none_or(|seat| object.owner == seat || object.known >> seat.0 & 1 == 1)
    }

    /// The how-manieth of its name a card is, as the ruling wrote them; where none did, its handle.
    fn nth(&self, slot: Slot) -> Option<usize> {
        if self.written.is_empty() {
            return Some(usize::from(self.duel.state().object(slot).handle)).filter(|&handle| handle > 0);
        }
        let name = self.name(slot);
        let written = self.written.iter().copied().filter(|&s| self.name(s) == name);
        written.chain(self.created(name)).position(|s| s == slot).map(|at| at + 1)
    }

    /// The tokens of a name that came up later, in order.
    fn created(&self, name: &str) -> impl Iterator<Item = Slot> {
        let (state, pool) = (self.duel.state(), self.duel.pool());
        let later = (0..state.objects.len() as u16).map(Slot).filter(|slot| !self.written.contains(slot));
        later.filter(move |&slot| {
            let card = state.object(slot).card;
            pool.card(card).token && pool.name(card) == name
        })
    }

    pub fn is_named(&self, slot: Slot, name: &str) -> bool {
        self.name(slot).eq_ignore_ascii_case(name)
    }

    fn by_handle(&self, handle: usize) -> Option<Slot> {
        let objects = &self.duel.state().objects;
        objects.iter().position(|object| usize::from(object.handle) == handle).map(|at| Slot(at as u16))
    }

    /// The card an option is about.
    pub fn slot(&self, pick: Pick) -> Option<Slot> {
        let state = self.duel.state();
        match pick {
            Pick::Act(_, slot, _) | Pick::Object(slot) | Pick::Pay(slot, _) => (slot != Slot::NONE).then_some(slot),
            Pick::Waiting(n) => state.waiting.get(usize::from(n)).map(|item| item.source.slot),
            Pick::Replacement(n) => state.derived.replacements.get(usize::from(n)).map(|r| r.slot),
            _ => without_number(&self.duel.say(pick)).1.and_then(|handle| self.by_handle(handle)),
        }
    }

    /// Whether an option reads as the phrase says.
    pub fn fits(&self, phrase: &Phrase, pick: Pick) -> bool {
        self.reads_as(&self.duel.say(pick), phrase, self.slot(pick))
    }

    /// Whether an option of another question would read so.
    pub fn fits_if(&self, question: Question, phrase: &Phrase, pick: Pick) -> bool {
        self.reads_as(&self.duel.say_if(question, pick), phrase, self.slot(pick))
    }

    /// Whether what is said of a card, or of none, reads as the phrase says.
    pub fn reads_as(&self, said: &str, phrase: &Phrase, about: Option<Slot>) -> bool {
        let (text, _) = without_number(said);
        let words = stemmed(&text);
        let same = words == phrase.words
            || self.says_it_otherwise(&words, &phrase.words)
            || self.says_it_shorter(&words, &phrase.words)
            || self.unveiled(&text, about).is_some_and(|w| stemmed(&w) == phrase.words);
        same && self.fits_card(phrase.nth, phrase.side, about)
    }

    /// What an option says of a card that its player does not see, with the card's name: a ruling knows it.
    fn unveiled(&self, said: &str, about: Option<Slot>) -> Option<String> {
        let (before, rest) = said.split_once("a card in p")?;
        let (_, zone) = rest.split_once("'s ")?;
        let after = zone.split_once(' ').map_or("", |(_, after)| after);
        let slot = about.filter(|_| self.eyes.is_none())?;
        Some(format!("{before}{} {after}", self.name(slot)).trim_end().to_owned())
    }

    /// Whether one verb says what another says of the same card.
    fn is_other_word(&self, own: &str, verb: &str) -> bool {
        self.names.words.synonyms.iter().any(|(other, known)| *other == own && stemmed(known) == verb)
    }

    /// Whether a phrase is what an option says, with another word for its verb.
    fn says_it_otherwise(&self, said: &str, phrase: &str) -> bool {
        let (Some((verb, of)), Some((own, card))) = (said.split_once(' '), phrase.split_once(' ')) else {
            return false;
        };
        card == of && self.is_other_word(own, verb)
    }

    /// Whether `use A`, in the game's words or in others for them, is what an option says with the number of an ability.
    fn says_it_shorter(&self, said: &str, phrase: &str) -> bool {
        let Some((verb, of)) =
            said.split_once(" ability ").and_then(|(verb, rest)| Some((verb, rest.split_once(" of ")?.1)))
        else {
            return false;
        };
        let Some((own, card)) = phrase.split_once(' ') else { return false };
        card == of && (own == verb || self.is_other_word(own, verb))
    }

    /// Whether an option is about the card that is called so.
    pub fn is_meant(&self, card: &Phrase, pick: Pick) -> bool {
        let named = self.slot(pick).is_some_and(|slot| self.is_named(slot, &card.words));
        named && self.fits_card(card.nth, card.side, self.slot(pick))
    }

    fn fits_card(&self, nth: Option<usize>, side: Option<Seat>, slot: Option<Slot>) -> bool {
        let Some(slot) = slot else { return nth.is_none() && side.is_none() };
        nth.is_none_or(|n| self.nth(slot) == Some(n))
            && side.is_none_or(|seat| self.duel.state().profile(slot).controller == seat)
    }

    /// How an option reads, with cards told apart as a ruling tells them.
    pub fn read(&self, pick: Pick) -> String {
        let (text, handle) = without_number(&self.duel.say(pick));
        match (handle, self.slot(pick)) {
            (Some(_), Some(slot)) => {
                let name = self.name(slot);
                text.replacen(name, &self.call(slot), 1)
            }
            _ => text,
        }
    }

    /// What a ruling can call a card to tell it from others of its name.
    pub fn call(&self, slot: Slot) -> String {
        match self.nth(slot) {
            Some(n) => format!("{} #{n}", self.name(slot)),
            None => format!("{}'s {}", player(self.duel.state().profile(slot).controller), self.name(slot)),
        }
    }

    /// The card that `text` begins with, and the rest; nothing if it begins with no card's name.
    pub fn card_at_start<'t>(&self, text: &'t str) -> Option<(Vec<Slot>, &'t str)> {
        let side = Seat::BOTH.into_iter().find(|&seat| text.starts_with(&format!("{}'s ", player(seat))));
        let bare = side.map_or(text, |_| &text["p1's ".len()..]);
        let (name, rest) = self.names.card_at_start(bare)?;
        let (nth, rest) = match rest.strip_prefix(" #") {
            Some(number) => {
                let digits = number.chars().take_while(char::is_ascii_digit).count();
                (number[..digits].parse().ok(), &number[digits..])
            }
            None => (None, rest),
        };
        let all = (0..self.duel.state().objects.len() as u16).map(Slot);
        let fitting = all
            .filter(|&slot| self.sees(slot))
            .filter(|&slot| self.name(slot).eq_ignore_ascii_case(name))
            .filter(|&slot| self.fits_card(nth, side, Some(slot)));
        Some((self.likeliest(fitting.collect()), rest.trim_start()))
    }

    /// Where several cards have a name, those in play are meant.
    fn likeliest(&self, slots: Vec<Slot>) -> Vec<Slot> {
        let in_play = |slot: &Slot| self.names.zones[self.duel.state().object(*slot).zone.index()].in_play;
        let there: Vec<Slot> = slots.iter().copied().filter(in_play).collect();
        if slots.len() > 1 && !there.is_empty() { there } else { slots }
    }
}

/// `attacks with A and B` as `attacks with A`, `attacks with B`.
pub(crate) fn each(names: &Names, text: &str) -> Vec<String> {
    let mut segments = text.split(" and ");
    let first = segments.next().unwrap_or_default();
    let starts = first.char_indices().map(|(at, _)| at).filter(|&at| at == 0 || first[..at].ends_with(' '));
    let named = |at: &usize| {
        let segment = &first[*at..];
        let bare = if segment.get(.."p1".len()).and_then(Names::seat).is_some() {
            segment.get("p1's ".len()..).unwrap_or("")
        } else {
            segment
        };
        names.card_at_start(bare).is_some()
    };
    let Some(at) = starts.clone().find(named) else { return vec![text.to_owned()] };
    let verb = &first[..at];
    let mut phrases = vec![first.to_owned()];
    phrases.extend(segments.map(|segment| format!("{verb}{segment}")));
    phrases
}
