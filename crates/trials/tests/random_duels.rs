//! Claims that hold in every duel of a trial, tested on random ones.

use duel::book::RuleBook;
use duel::dice::Dice;
use duel::duel::{AnyDuel, Duel};
use duel::pool::CardPool;
use duel::question::Pending;
use duel::words::{CardId, Seat, Zone};
use std::sync::Arc;
use trials::{board, chase, lanes, relics};

/// How many random duels each claim is tested on.
const DUELS: u64 = 300;
/// No duel of a trial asks more than this.
const QUESTIONS: usize = 20_000;

fn play_all<B: RuleBook>(pool: CardPool, deck: &[CardId], mut at_each: impl FnMut(&Duel<B>)) {
    let pool = Arc::new(pool);
    for seed in 0..DUELS {
        let mut duel = Duel::<B>::new(Arc::clone(&pool), [deck, deck], seed);
        let mut dice = Dice::new(seed.wrapping_mul(977));
        let mut questions = 0;
        while let Pending::Question(question) = duel.pending() {
            at_each(&duel);
            questions += 1;
            assert!(questions < QUESTIONS, "duel {seed} does not end: {question:?}");
            assert!(!duel.options().is_empty(), "duel {seed} asks without options: {question:?}");
            duel.pick(dice.below(duel.options().len()));
            assert!(duel.scratch().undone.is_none(), "duel {seed} offered what it took back after {question:?}");
        }
    }
}

/// Every card is in exactly one zone, and that is the one it says.
fn is_whole<B: RuleBook>(duel: &Duel<B>) {
    let state = duel.state();
    let mut seen = vec![0; state.objects.len()];
    for zone in (0..B::ZONES.len() as u8).map(Zone) {
        for side in Seat::BOTH {
            for &slot in state.cards(zone, side) {
                let object = state.object(slot);
                assert_eq!((object.zone, object.side), (zone, side));
                assert!(B::ZONES[zone.index()].places == 0 || object.place < B::ZONES[zone.index()].places);
                seen[slot.index()] += 1;
            }
        }
    }
    assert!(seen.iter().all(|&n| n == 1), "a card is lost or doubled");
    let tokens = state.objects.iter().filter(|o| duel.pool().card(o.card).token);
    let exists = |zone: Zone| B::TOKENS.is_none_or(|tokens| tokens.nowhere != zone);
    assert!(tokens.clone().all(|o| B::ZONES[o.zone.index()].in_play || !exists(o.zone)), "a token is out of play");
    assert!(state.objects.iter().all(|o| exists(o.zone) || duel.pool().card(o.card).token), "a card vanished");
    assert_eq!(state.derived.profiles.len(), state.objects.len());
    let attached = state.objects.iter().filter(|o| o.attached.is_some()).count();
    assert_eq!(attached, usize::from(state.attachments));
    assert!(usize::from(state.stack_floor) <= state.stack.len());
    assert!(usize::from(state.waiting_floor) <= state.waiting.len());
}

/// A duel taken up from a state asks what it asked, with the same options.
fn comes_back<B: RuleBook>(duel: &Duel<B>) {
    let branch = duel.branch();
    assert_eq!(branch.options(), duel.options());
    assert_eq!(branch.state().fingerprint(), duel.state().fingerprint());
}

/// Dealing anew what the player who is asked may not know leaves what that player sees as it is.
fn imagines<B: RuleBook>(duel: &Duel<B>) {
    if let Pending::Question(question) = duel.pending() {
        let mut branch = duel.branch();
        branch.redeal(question.seat, 5);
        assert_eq!(branch.view(question.seat), duel.view(question.seat));
    }
}

#[test]
fn every_duel_on_the_board_ends_and_no_card_is_lost_or_doubled() {
    let pool = board::cards::pool();
    let deck = board::cards::deck(&pool);
    let mut nested = 0;
    play_all::<board::Board>(pool, &deck, |duel| {
        is_whole(duel);
        comes_back(duel);
        nested += u32::from(duel.state().stack_floor > 0);
    });
    assert!(nested > 20, "battles over a waiting stack come up by chance: {nested}");
}

#[test]
fn every_duel_in_lanes_ends_and_no_card_is_lost_or_doubled() {
    let pool = lanes::cards::pool();
    let deck = lanes::cards::deck(&pool);
    let mut beneath = 0;
    play_all::<lanes::Lanes>(pool, &deck, |duel| {
        is_whole(duel);
        comes_back(duel);
        beneath += u32::from(duel.state().attachments > 0);
        assert!(duel.state().stack.len() <= 1, "nothing waits on a stack");
    });
    assert!(beneath > 20, "charas level up by chance: {beneath}");
}

#[test]
fn every_duel_with_a_chase_ends_and_no_card_is_lost_or_doubled() {
    let pool = chase::cards::pool();
    let deck = chase::cards::deck(&pool);
    let (mut held, mut vanished, mut most) = (0, 0, 0);
    play_all::<chase::Chase>(pool, &deck, |duel| {
        is_whole(duel);
        comes_back(duel);
        let state = duel.state();
        held += u32::from(state.minted.iter().any(|units| !units.is_empty()));
        let tokens = state.objects.iter().filter(|o| duel.pool().card(o.card).token);
        most = most.max(tokens.clone().count());
        vanished += u32::from(tokens.clone().any(|o| o.zone == chase::words::zone::NOWHERE));
        let cards = state.objects.len() - tokens.count();
        assert_eq!(cards, 2 * deck.len(), "tokens are counted apart");
        imagines(duel);
    });
    assert!(held > 20, "aether is held by chance: {held}");
    assert!(vanished > 20, "tokens vanish by chance: {vanished}");
    assert!((4..40).contains(&most), "tokens that vanished are created again: {most}");
}

#[test]
fn every_duel_with_relics_ends_and_no_card_is_lost_or_doubled() {
    let pool = relics::cards::pool();
    let deck = relics::cards::deck(&pool);
    let mut declared = 0;
    play_all::<relics::Relics>(pool, &deck, |duel| {
        is_whole(duel);
        comes_back(duel);
        imagines(duel);
        declared += u32::from(duel.state().stack.iter().any(|item| item.choices.iter().any(|c| c.share > 0)));
    });
    assert!(declared > 20, "what is divided waits on the stack by chance: {declared}");
}
