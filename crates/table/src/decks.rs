//! Decks that are looked at while they are built.

use crate::wire::{DeckReport, Sentence};
use cardtext::Diagnostic;
use duel::brought::Brought;
use duel::language::Language;
use duel::question::Pending;
use duel::words::{CardId, Seat};
use games::books::Fault;
use games::{Error, Game};

/// How many hands are shown.
const HANDS: u64 = 3;
/// How many questions may come before a hand is dealt.
const QUESTIONS: usize = 100;

/// What is to be said of a deck: what of it is understood, what is against it, and if nothing is, a few hands
/// that are dealt with chance from a seed.
pub fn report(game: &Game, text: &str, seed: u64, language: Language) -> Result<DeckReport, Error> {
    let (deck, unread) = game.book.language()?.read_deck_in_part(text, "deck", &game.pool);
    let faults = (game.book.faults)(&game.pool, [&deck.cards, &deck.side], game.format);
    let brought = Brought { deck: &deck.cards, besides: &deck.side };
    let is_legal = faults.is_empty() && unread.is_empty();
    let hands = (0..HANDS).map(|nth| seed.wrapping_mul(HANDS).wrapping_add(nth));
    Ok(DeckReport {
        cards: counted(&deck.cards),
        side: counted(&deck.side),
        unread: unread.iter().map(said).collect(),
        faults: faults.iter().map(|fault| sentence(fault, language)).collect(),
        hands: if is_legal { hands.filter_map(|seed| hand(game, brought, seed)).collect() } else { Vec::new() },
    })
}

/// How many of which, one after the other.
fn counted(cards: &[CardId]) -> Vec<(u8, u16)> {
    let alike = cards.chunk_by(|one, other| one == other);
    let fitting = alike.flat_map(|group| group.chunks(usize::from(u8::MAX)));
    fitting.map(|group| (group.len() as u8, group[0].0)).collect()
}

/// The line that is not understood, and why.
fn said(found: &Diagnostic) -> String {
    let rule = found.rule.map_or_else(String::new, |rule| format!(" ({rule})"));
    format!("line {}: {}{rule}", found.line, found.fault)
}

fn sentence(fault: &Fault, language: Language) -> Sentence {
    let (rule, gist) = (fault.rule.id.to_owned(), fault.rule.gist.to_owned());
    Sentence { text: games::person::capital(fault.found_in(language)), rule, gist }
}

/// The hand that a player begins with who brings this, with chance from a seed.
fn hand(game: &Game, brought: Brought, seed: u64) -> Option<Vec<u16>> {
    let mut duel = game.begin([brought; 2], seed);
    let zone = duel.zone("hand")?;
    for _ in 0..QUESTIONS {
        let dealt = Seat::BOTH.iter().all(|&seat| !duel.state().cards(zone, seat).is_empty());
        if dealt {
            let state = duel.state();
            return Some(state.cards(zone, Seat::FIRST).iter().map(|&slot| state.object(slot).card.0).collect());
        }
        match duel.pending() {
            Pending::Question(_) => duel.pick(0),
            Pending::Over(_) => return None,
        };
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_starter_deck_is_legal_and_has_hands() {
        for id in games::books::IDS {
            let game = Game::load(id).expect("the game loads");
            for (at, (file, text)) in game.book.decks().iter().enumerate() {
                let report = report(&game, text, 0, Language::English).expect("the deck is read");
                assert!(report.unread.is_empty() && report.faults.is_empty(), "{id} {file}: {:?}", report.faults);
                let cards: usize = report.cards.iter().map(|&(n, _)| usize::from(n)).sum();
                assert_eq!(cards, game.decks[at].cards.len(), "{id} {file}");
                let sizes: Vec<usize> = report.hands.iter().map(Vec::len).collect();
                assert!(sizes.len() == 3 && sizes.iter().all(|&size| size == sizes[0] && size >= 4), "{id}: {sizes:?}");
                assert!(report.hands.iter().any(|hand| *hand != report.hands[0]), "{id}: chance deals the hands");
                let others = super::report(&game, text, 1, Language::English).expect("the deck is read").hands;
                assert!(
                    others.len() == 3 && others.iter().any(|hand| !report.hands.contains(hand)),
                    "{id}: other chance"
                );
            }
        }
    }

    #[test]
    fn a_faulty_deck_is_read_as_far_as_it_goes_and_each_fault_has_its_rule() {
        let game = Game::load("fftcg").expect("the game loads");
        let name = game.pool.name(game.decks[0].cards[0]).to_owned();
        let text = format!("4 {name}\nno card\n2 {name}\n");
        let report = report(&game, &text, 0, Language::English).expect("the deck is read");
        assert_eq!(report.cards, [(6, game.decks[0].cards[0].0)]);
        assert!(report.unread[0].starts_with("line 2: expected "), "{}", report.unread[0]);
        let rules: Vec<&str> = report.faults.iter().map(|fault| fault.rule.as_str()).collect();
        assert_eq!(rules, ["8.1.1.1", "8.1.1.2"]);
        assert!(report.faults.iter().all(|fault| !fault.gist.is_empty() && !fault.text.contains(&fault.rule)));
        assert!(report.hands.is_empty(), "an illegal deck has no hand");
    }
    #[test]
    fn what_is_wrong_with_a_deck_is_said_in_japanese() {
        for id in games::books::IDS {
            let game = Game::load(id).expect("the game loads");
            let name = game.pool.name(game.decks[0].cards[0]).to_owned();
            let report = report(&game, &format!("9 {name}\n"), 0, Language::Japanese).expect("the deck is read");
            assert!(!report.faults.is_empty(), "{id}");
            for Sentence { text, .. } in &report.faults {
                let bare = text.replace(&name, "");
                assert!(bare.contains("9枚") && !bare.contains(|c: char| c.is_ascii_alphabetic()), "{id}: {text}");
            }
        }
    }
}
