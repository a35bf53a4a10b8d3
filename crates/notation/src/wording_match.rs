//! Compares the wording of a ruling with the texts of options.

use crate::names::{Names, seat_name};
use duel::engine::any_duel::AnyDuel;
use duel::engine::question::{Pick, Question};
use duel::ids::*;
use duel::state::object::Slot;
use duel::state::zone::Visibility;

/// A phrase, split into its words and what identifies the card in it.
pub(crate) struct Phrase {
    /// The words, without the number and player that identify the card.
    words: String,
    /// The number of the card among those with its name, in the order in which the ruling wrote them.
    nth: Option<usize>,
    /// The player who controls the card.
    side: Option<Seat>,
}

impl Phrase {
    pub fn new(text: &str) -> Self {
        let (text, nth) = without_number(text);
        let mut phrase = Self { words: text, nth, side: None };
        for seat in Seat::BOTH {
            let possessive = format!("{}'s ", seat_name(seat));
            if phrase.words.contains(&possessive) {
                phrase.words = phrase.words.replacen(&possessive, "", 1);
                phrase.side = Some(seat);
            }
        }
        phrase.words = stemmed(&phrase.words);
        phrase
    }

    pub fn begins_with(&self, begins: &str) -> bool {
        self.words.starts_with(begins)
    }

    /// The card of `pay with A`, however the game words its payments; `None` if the phrase is something else.
    pub fn of_payment(text: &str) -> Option<Self> {
        let phrase = Self::new(text);
        let card = phrase.words.strip_prefix("pay with ")?.to_owned();
        Some(Self { words: card, ..phrase })
    }
}

/// Removes the first `#n` from a text and returns it as a number.
fn without_number(text: &str) -> (String, Option<usize>) {
    let Some(at) = text.find(" #") else { return (text.to_owned(), None) };
    let digits = text[at + 2..].chars().take_while(char::is_ascii_digit).count();
    let end = at + 2 + digits;
    match text[at + 2..end].parse() {
        Ok(n) => (format!("{}{}", &text[..at], &text[end..]), Some(n)),
        Err(_) => (text.to_owned(), None),
    }
}

/// The words in lower case, the first without the ending of the third person.
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

/// The cards of a duel by the names that a ruling gives them.
pub(crate) struct NamedCards<'d> {
    pub duel: &'d dyn AnyDuel,
    pub names: &'d Names,
    /// The slots in the order in which the ruling wrote the cards.
    pub written: &'d [Slot],
    /// The player who asks, who can name only some cards; `None` for a ruling, which can name all.
    pub asking_seat: Option<Seat>,
}

impl NamedCards<'_> {
    fn name(&self, slot: Slot) -> &str {
        self.duel.pool().name(self.duel.lab().state().object(slot).card)
    }

    /// Returns true if the player who asks can name the card: an own card, or one that the player knows.
    pub fn may_name(&self, slot: Slot) -> bool {
        let object = self.duel.lab().state().object(slot);
        self.asking_seat.is_none_or(|seat| object.owner == seat || object.known_by >> seat.0 & 1 == 1)
    }

    /// The number of a card among those with its name, in the order in which the ruling wrote them; without a ruling,
    /// its handle.
    fn nth(&self, slot: Slot) -> Option<usize> {
        if self.written.is_empty() {
            return Some(usize::from(self.duel.lab().state().object(slot).handle)).filter(|&handle| handle > 0);
        }
        let name = self.name(slot);
        let written = self.written.iter().copied().filter(|&s| self.name(s) == name);
        written.chain(self.created(name)).position(|s| s == slot).map(|at| at + 1)
    }

    /// The tokens of this name that were created during the duel, in order.
    fn created(&self, name: &str) -> impl Iterator<Item = Slot> {
        let (state, pool) = (self.duel.lab().state(), self.duel.pool());
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
        let objects = &self.duel.lab().state().objects;
        objects.iter().position(|object| usize::from(object.handle) == handle).map(|at| Slot(at as u16))
    }

    /// The card an option is about.
    pub fn card_of(&self, pick: Pick) -> Option<Slot> {
        let state = self.duel.lab().state();
        match pick {
            Pick::Act(_, slot, _) | Pick::Object(slot) | Pick::Pay(slot, _) => (slot != Slot::NONE).then_some(slot),
            Pick::Waiting(n) => state.waiting_triggers.get(usize::from(n)).map(|item| item.source.slot),
            Pick::Replacement(n) => state.derived.replacements.get(usize::from(n)).map(|r| r.slot),
            _ => without_number(&self.duel.render_pick(pick)).1.and_then(|handle| self.by_handle(handle)),
        }
    }

    /// Returns true if the option's text matches the phrase.
    pub fn is_wording_of(&self, phrase: &Phrase, pick: Pick) -> bool {
        self.reads_as(&self.duel.render_pick(pick), phrase, self.card_of(pick))
    }

    /// Returns true if the pick's text, as an answer to another question, matches the phrase.
    pub fn would_be_wording_of(&self, question: Question, phrase: &Phrase, pick: Pick) -> bool {
        self.reads_as(&self.duel.render_pick_for(question, pick), phrase, self.card_of(pick))
    }

    /// Returns true if a text about a card, or about none, matches the phrase.
    pub fn reads_as(&self, said: &str, phrase: &Phrase, about: Option<Slot>) -> bool {
        let (text, _) = without_number(said);
        let words = stemmed(&text);
        let same = words == phrase.words
            || self.says_it_otherwise(&words, &phrase.words)
            || self.says_it_shorter(&words, &phrase.words)
            || about.is_some_and(|slot| self.says_no_zone(&words, &phrase.words, slot))
            || self.with_card_name(&text, about).is_some_and(|w| stemmed(&w) == phrase.words);
        same && self.fits_card(phrase.nth, phrase.side, about)
    }

    /// The text of an option about a card hidden from its player, with the card's name filled in. Only rulings know it.
    fn with_card_name(&self, said: &str, about: Option<Slot>) -> Option<String> {
        let (before, rest) = said.split_once("a card in p")?;
        let (_, zone) = rest.split_once("'s ")?;
        let after = zone.split_once(' ').map_or("", |(_, after)| after);
        let slot = about.filter(|_| self.asking_seat.is_none())?;
        Some(format!("{before}{} {after}", self.name(slot)).trim_end().to_owned())
    }

    /// Returns true if one verb is a synonym of the other.
    fn is_other_word(&self, own: &str, verb: &str) -> bool {
        self.names.words.synonyms.iter().any(|(other, known)| *other == own && stemmed(known) == verb)
    }

    /// Returns true if the phrase equals the option's text but for a synonym of its verb.
    fn says_it_otherwise(&self, said: &str, phrase: &str) -> bool {
        let (Some((verb, of)), Some((own, card))) = (said.split_once(' '), phrase.split_once(' ')) else {
            return false;
        };
        card == of && self.is_other_word(own, verb)
    }

    /// Returns true if the phrase is `use A`, or a synonym, and the option is to use an ability of A by its number.
    fn says_it_shorter(&self, said: &str, phrase: &str) -> bool {
        let Some((verb, of)) =
            said.split_once(" ability ").and_then(|(verb, rest)| Some((verb, rest.split_once(" of ")?.1)))
        else {
            return false;
        };
        let Some((own, card)) = phrase.split_once(' ') else { return false };
        card == of && (own == verb || self.is_other_word(own, verb))
    }

    /// Returns true if the phrase equals the option's text without the zone the card is in. It does not match if its
    /// owner also has a card of that name in hand, since that one is meant.
    fn says_no_zone(&self, said: &str, phrase: &str, slot: Slot) -> bool {
        if slot == Slot::NONE || said.split_once(" from the ").is_none_or(|(deed, _)| deed != phrase) {
            return false;
        }
        let state = self.duel.lab().state();
        let owner = state.object(slot).owner;
        let held = |&other: &Slot| {
            let object = state.object(other);
            object.owner == owner
                && self.names.zones[object.zone.index()].visibility == Visibility::Own
                && self.name(other) == self.name(slot)
        };
        !(0..state.objects.len()).map(|at| Slot(at as u16)).any(|other| held(&other))
    }

    /// Returns true if the option is about the card that the phrase names.
    pub fn is_meant(&self, card: &Phrase, pick: Pick) -> bool {
        let named = self.card_of(pick).is_some_and(|slot| self.is_named(slot, &card.words));
        named && self.fits_card(card.nth, card.side, self.card_of(pick))
    }

    fn fits_card(&self, nth: Option<usize>, side: Option<Seat>, slot: Option<Slot>) -> bool {
        let Some(slot) = slot else { return nth.is_none() && side.is_none() };
        nth.is_none_or(|n| self.nth(slot) == Some(n))
            && side.is_none_or(|seat| self.duel.lab().state().characteristics(slot).controller == seat)
    }

    /// The option's text, with cards told apart as a ruling does.
    pub fn render_option(&self, pick: Pick) -> String {
        let (text, handle) = without_number(&self.duel.render_pick(pick));
        match (handle, self.card_of(pick)) {
            (Some(_), Some(slot)) => {
                let name = self.name(slot);
                text.replacen(name, &self.unambiguous_name(slot), 1)
            }
            _ => text,
        }
    }

    /// A name for a card that distinguishes it from others with its name.
    pub fn unambiguous_name(&self, slot: Slot) -> String {
        match self.nth(slot) {
            Some(n) => format!("{} #{n}", self.name(slot)),
            None => {
                format!("{}'s {}", seat_name(self.duel.lab().state().characteristics(slot).controller), self.name(slot))
            }
        }
    }

    /// The cards that the name at the start of `text` can mean, and the rest; `None` if it begins with no card's name.
    pub fn card_at_start<'t>(&self, text: &'t str) -> Option<(Vec<Slot>, &'t str)> {
        let side = Seat::BOTH.into_iter().find(|&seat| text.starts_with(&format!("{}'s ", seat_name(seat))));
        let bare = side.map_or(text, |_| &text["p1's ".len()..]);
        let (name, rest) = self.names.card_at_start(bare)?;
        let (nth, rest) = match rest.strip_prefix(" #") {
            Some(number) => {
                let digits = number.chars().take_while(char::is_ascii_digit).count();
                (number[..digits].parse().ok(), &number[digits..])
            }
            None => (None, rest),
        };
        let all = (0..self.duel.lab().state().objects.len() as u16).map(Slot);
        let fitting = all
            .filter(|&slot| self.may_name(slot))
            .filter(|&slot| self.name(slot).eq_ignore_ascii_case(name))
            .filter(|&slot| self.fits_card(nth, side, Some(slot)));
        Some((self.likeliest(fitting.collect()), rest.trim_start()))
    }

    /// Of several cards with the same name, keeps those in play, if there are any.
    fn likeliest(&self, slots: Vec<Slot>) -> Vec<Slot> {
        let in_play = |slot: &Slot| self.names.zones[self.duel.lab().state().object(*slot).zone.index()].in_play;
        let there: Vec<Slot> = slots.iter().copied().filter(in_play).collect();
        if slots.len() > 1 && !there.is_empty() { there } else { slots }
    }
}

/// Splits `attacks with A and B` into `attacks with A` and `attacks with B`.
pub(crate) fn split_joint_phrase(names: &Names, text: &str) -> Vec<String> {
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
