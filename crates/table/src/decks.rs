//! Checks decks while they are built.

use crate::wire::{DeckReport, Sentence};
use cardtext::Diagnostic;
use duel::engine::question::Pending;
use duel::ids::{CardId, Seat};
use duel::observe::language::Language;
use duel::state::loadout::Loadout;
use games::registry::DeckViolation;
use games::{Error, Game};

/// The number of sample hands.
const HANDS: u64 = 3;
/// The most questions that are answered until a hand is dealt.
const QUESTIONS: usize = 100;

/// Checks a deck: its cards, the lines that cannot be read, the reasons why it is illegal, and, if it is legal, sample
/// hands dealt from the random seed.
pub fn report(game: &Game, text: &str, seed: u64, language: Language) -> Result<DeckReport, Error> {
    let (deck, unread) = game.entry.language()?.read_deck_in_part(text, "deck", &game.pool);
    let faults = (game.entry.check_deck)(&game.pool, [&deck.cards, &deck.side], game.format);
    let brought = Loadout { deck: &deck.cards, outside: &deck.side };
    let is_legal = faults.is_empty() && unread.is_empty();
    let hands = (0..HANDS).map(|nth| seed.wrapping_mul(HANDS).wrapping_add(nth));
    Ok(DeckReport {
        cards: count_copies(&deck.cards),
        side: count_copies(&deck.side),
        unread: unread.iter().map(render_diagnostic).collect(),
        faults: faults.iter().map(|fault| render_fault(fault, language)).collect(),
        hands: if is_legal { hands.filter_map(|seed| deal_hand(game, brought, seed)).collect() } else { Vec::new() },
    })
}

/// The cards as groups of equal neighbours: the number of copies, and the card.
fn count_copies(cards: &[CardId]) -> Vec<(u8, u16)> {
    let alike = cards.chunk_by(|one, other| one == other);
    let fitting = alike.flat_map(|group| group.chunks(usize::from(u8::MAX)));
    fitting.map(|group| (group.len() as u8, group[0].0)).collect()
}

/// A line that cannot be read, and why.
fn render_diagnostic(found: &Diagnostic) -> String {
    let rule = found.rule.map_or_else(String::new, |rule| format!(" ({rule})"));
    format!("line {}: {}{rule}", found.line, found.fault)
}

fn render_fault(fault: &DeckViolation, language: Language) -> Sentence {
    let (rule, gist) = (fault.rule.id.to_owned(), fault.rule.gist.to_owned());
    Sentence { text: games::person::capital(fault.found_in(language)), rule, gist }
}

/// The opening hand of a player with this deck, dealt from the random seed.
fn deal_hand(game: &Game, brought: Loadout, seed: u64) -> Option<Vec<u16>> {
    let mut duel = game.begin_duel([brought; 2], seed);
    for _ in 0..QUESTIONS {
        let zones = duel.view(Seat::FIRST).zones;
        let mut hands = zones.iter().filter(|zone| zone.zone == "hand");
        if hands.clone().all(|hand| hand.count > 0) {
            let own = hands.find(|hand| hand.side == Seat::FIRST)?;
            return own.cards.iter().map(|card| card.card.map(|id| id.0)).collect();
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
        for id in games::registry::GAME_IDS {
            let game = Game::load(id).expect("the game loads");
            for (at, (file, text)) in game.entry.decks().iter().enumerate() {
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
        for id in games::registry::GAME_IDS {
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
