//! Tells cards of the same name apart by what players see: their place, their controller, or their order.
//!
//! The engine tells them apart by numbers, which the page does not show.

use crate::scene::display_name;
use duel::book::Vocabulary;
use duel::observe::language::Language;
use duel::observe::view::{CardView, View, Viewer};
use duel::say;
use std::collections::HashMap;

/// The words that distinguish each card from visible others of its name, by handle; empty if there are no others.
#[derive(Default)]
pub struct Disambiguator(HashMap<u16, String>, Language);

impl Disambiguator {
    /// Finds the distinguishing words for the cards that a viewer sees.
    pub fn new(
        view: &View,
        (viewer, language): (Viewer, Language),
        vocabulary: &Vocabulary,
        board: Option<&str>,
        names: &[String; 2],
    ) -> Self {
        let mut apart = HashMap::new();
        for (at, zone) in view.zones.iter().enumerate() {
            // The same zone exists on both sides of the table.
            let there = || view.zones.iter().enumerate().filter(|(_, other)| other.zone == zone.zone);
            for (nth, card) in zone.cards.iter().enumerate() {
                let Some(handle) = card.handle else { continue };
                let twins = there()
                    .flat_map(|(other, zone)| zone.cards.iter().enumerate().map(move |(n, card)| (other, n, card)));
                let twins: Vec<_> = twins.filter(|(_, _, other)| other.name == card.name).collect();
                let placed = if board == Some(zone.zone) {
                    vocabulary.places.names().nth(usize::from(card.place))
                } else {
                    None
                };
                let near = |other: &CardView| placed.is_none() || other.place == card.place;
                let own = |other: &CardView| other.controller == card.controller;
                let is_here = |&(zone, n, _): &(usize, usize, &CardView)| (zone, n) == (at, nth);
                let mut words: Vec<String> = Vec::new();
                if twins.len() > 1 {
                    words.extend(placed.map(|place| vocabulary.translate(language, place).to_owned()));
                }
                if twins.iter().any(|(_, _, other)| near(other) && !own(other)) {
                    words.push(if viewer == Viewer::Seat(card.controller) {
                        say!(language, "yours", "自分")
                    } else {
                        say!(language, "{}'s", "{}", display_name(language, &names[card.controller.index()]))
                    });
                }
                let alike: Vec<_> = twins.iter().filter(|(_, _, other)| near(other) && own(other)).collect();
                if alike.len() > 1 {
                    words.extend(alike.iter().position(|twin| is_here(twin)).map(|at| match language {
                        Language::English => ordinal(at + 1),
                        Language::Japanese => format!("{}枚目", at + 1),
                    }));
                }
                apart.insert(handle, words.join(language.either(", ", "、")));
            }
        }
        Self(apart, language)
    }

    /// The words that distinguish a card, if any are needed.
    pub fn label_of(&self, card: &CardView) -> Option<&str> {
        self.0.get(&card.handle?).map(String::as_str).filter(|words| !words.is_empty())
    }

    /// Replaces the numbers in a text of the engine by distinguishing words: `Twin #12` becomes `Twin (left home)`.
    pub fn render_names(&self, words: &str) -> String {
        let mut told = String::new();
        let mut rest = words;
        while let Some((before, after)) = rest.split_once(" #") {
            let end = after.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(after.len());
            told += before;
            match after[..end].parse::<u16>().map(|handle| self.0.get(&handle).map_or("", String::as_str)) {
                // The page does not show the number.
                Ok("") => {}
                Ok(words) => told += &say!(self.1, " ({words})", "（{words}）"),
                Err(_) => told += &format!(" #{}", &after[..end]),
            }
            rest = &after[end..];
        }
        told + rest
    }
}

/// `1st`, `2nd`, `3rd`, `4th`.
fn ordinal(n: usize) -> String {
    let end = match (n % 10, n % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("{n}{end}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_becomes_what_is_seen() {
        let apart = Disambiguator(HashMap::from([(12, "left home".to_owned()), (7, String::new())]), Language::English);
        assert_eq!(apart.render_names("attacks Twin #12 with Lone #7"), "attacks Twin (left home) with Lone");
        assert_eq!(apart.render_names("Twin #12, then a #3"), "Twin (left home), then a");
        assert_eq!(apart.render_names("Twin #12, then a # and a #x"), "Twin (left home), then a # and a #x");
        assert_eq!(apart.render_names("nothing"), "nothing");
    }

    #[test]
    fn which_of_several_is_said_as_one_counts() {
        assert_eq!([1, 2, 3, 4, 11, 12, 21].map(ordinal), ["1st", "2nd", "3rd", "4th", "11th", "12th", "21st"]);
    }
}
