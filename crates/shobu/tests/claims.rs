//! Claims that hold in every duel, tested on random ones of every game.

use duel::book::audit::Trace;
use duel::card::ability::Form;
use duel::card::pool::CardPool;
use duel::engine::any_duel::AnyDuel;
use duel::engine::duel::Duel;
use duel::engine::question::{Outcome, Pending, Pick, Topic};
use duel::ids::{CardId, Seat};
use duel::observe::log::{LogEntry, SeenCard};
use duel::observe::view::Viewer;
use duel::state::State;
use duel::state::loadout::Loadout;
use duel::state::object::Slot;
use duel::state::rng::Rng;
use games::registry::GAME_IDS;
use games::{Deck, Game};
use notation::replay::Replay;
use players::{Greedy, Judge, Player, Random};
use rayon::prelude::*;
use series::DeckList;
use skirmish::Skirmish;
use std::sync::{Arc, LazyLock};

/// On how many random duels each claim is tested, over all pairs of starter decks; `SHOBU_DUELS` says otherwise.
static DUELS: LazyLock<u64> =
    LazyLock::new(|| std::env::var("SHOBU_DUELS").ok().and_then(|text| text.parse().ok()).unwrap_or(400));
/// Of which game alone, if `SHOBU_GAME` says so.
static GAME: LazyLock<Option<String>> = LazyLock::new(|| std::env::var("SHOBU_GAME").ok());
/// No duel asks more questions than this.
const QUESTIONS: usize = 100_000;

/// Begins a duel with what two players bring, with chance from a seed.
type Begin = Box<dyn Fn([Loadout; 2], u64) -> Box<dyn AnyDuel> + Sync>;

/// A game that random duels are played of.
struct Table {
    name: &'static str,
    lists: Vec<DeckList>,
    begin: Begin,
    /// How its computer players judge, if it has any that do.
    judge: Option<&'static dyn Judge>,
}

impl Table {
    /// The games people play.
    fn games() -> Vec<Self> {
        let load = |id: &&str| {
            let game = Game::load(id).expect("the game comes with its cards");
            let list = |deck: &Deck| DeckList { deck: deck.cards.clone(), sideboard: deck.sideboard.clone() };
            let lists = game.decks.iter().map(list).collect();
            let (name, judge) = (game.id(), Some(game.entry.evaluator));
            Self { name, lists, begin: Box::new(move |brought, seed| game.begin_duel(brought, seed)), judge }
        };
        GAME_IDS.iter().filter(|id| wanted(id)).map(load).collect()
    }

    /// Those, and the small game to learn from.
    fn all() -> Vec<Self> {
        let skirmish = Some(Self::skirmish()).filter(|table| wanted(table.name));
        Self::games().into_iter().chain(skirmish).collect()
    }

    fn skirmish() -> Self {
        let pool = Arc::new(skirmish::cards::pool());
        let lists = vec![DeckList { deck: skirmish::cards::deck(&pool), sideboard: Vec::new() }];
        let begin = move |brought: [Loadout; 2], seed| -> Box<dyn AnyDuel> {
            Box::new(Duel::<Skirmish>::in_format(Arc::clone(&pool), brought, 0, seed))
        };
        Self { name: "skirmish", lists, begin: Box::new(begin), judge: None }
    }

    fn brought(&self, seed: u64) -> [Loadout<'_>; 2] {
        let n = self.lists.len() as u64;
        [seed % n, seed / n % n].map(|list| self.lists[list as usize].loadout())
    }

    fn begin(&self, seed: u64) -> Box<dyn AnyDuel> {
        (self.begin)(self.brought(seed), seed)
    }
}

fn wanted(game: &str) -> bool {
    GAME.as_ref().is_none_or(|only| only == game)
}

/// Plays a random duel, which has to end; `each` sees it before every answer, and the answer.
fn play(table: &Table, seed: u64, mut each: impl FnMut(&mut dyn AnyDuel, usize)) -> (Box<dyn AnyDuel>, Outcome) {
    let mut duel = table.begin(seed);
    let mut player = Random::new(!seed);
    for _ in 0..QUESTIONS {
        if let Pending::Over(outcome) = duel.pending() {
            return (duel, outcome);
        }
        let option = if duel.options().len() > 1 { player.choose(&*duel) } else { 0 };
        each(&mut *duel, option);
        duel.pick(option);
    }
    panic!("duel {seed} of {} has no end in sight: {:?}", table.name, duel.pending());
}

/// Plays random duels of some games; `each` sees the duel before every answer, and the answer.
fn at_every_decision(tables: &[Table], duels: u64, each: impl Fn(&mut dyn AnyDuel, usize) + Sync) {
    for table in tables {
        (0..duels).into_par_iter().for_each(|seed| {
            play(table, seed, &each);
        });
    }
}

/// Every third, seventh or so decision, so that costly claims still meet every kind of question.
fn sampled(duel: &dyn AnyDuel, every: u32) -> bool {
    duel.lab().state().clock.is_multiple_of(every)
}

#[test]
fn every_duel_ends_with_a_rule() {
    for table in Table::all() {
        let endings: Vec<Outcome> = (0..*DUELS)
            .into_par_iter()
            .map(|seed| {
                let (duel, outcome) = play(&table, seed, |_, _| {});
                let losing = duel.lab().state().losing;
                match outcome.winner {
                    Some(winner) => {
                        assert_eq!(losing[winner.other().index()], Some(outcome.rule), "who loses, loses by that rule");
                        assert_eq!(losing[winner.index()], None, "who wins does not lose");
                    }
                    None => assert_eq!(losing[0].is_some(), losing[1].is_some(), "both lose, or a loop has no end"),
                }
                let rule = duel.vocabulary().rules.get(outcome.rule.index()).expect("a rule of the book");
                assert_eq!(rule.kind, "behaviour", "{} ends duel {seed}", rule.id);
                outcome
            })
            .collect();
        for winner in Seat::BOTH {
            let won = endings.iter().filter(|outcome| outcome.winner == Some(winner)).count();
            assert!(won as u64 > *DUELS / 10, "p{} wins {won} of {} duels of {}", winner.0 + 1, *DUELS, table.name);
        }
    }
}

#[test]
fn no_card_is_lost_or_doubled() {
    at_every_decision(&Table::all(), *DUELS, |duel, _| {
        let state = duel.lab().state();
        let mut seen = vec![0; state.objects.len()];
        for zone in 0..duel::state::zone::ZONES as u8 {
            for side in Seat::BOTH {
                for &slot in state.cards(duel::ids::Zone(zone), side) {
                    seen[slot.index()] += 1;
                    let object = state.object(slot);
                    assert_eq!((object.zone.0, object.side), (zone, side), "a card knows where it is");
                }
            }
        }
        assert!(seen.iter().all(|&n| n == 1), "every card is in one place");
    });
}

/// Rulings note the rules that the duel passes through, and no other duel does: the noting is not to be noticed.
#[test]
fn tracing_changes_nothing() {
    Table::all().par_iter().for_each(|table| {
        (0..*DUELS / 4).into_par_iter().for_each(|seed| {
            let mut traced = table.begin(seed);
            traced.lab_mut().scratch().trace = Trace::kept();
            play(table, seed, |plain, option| {
                let same = plain.options() == traced.options() && plain.pending() == traced.pending();
                assert!(same && plain.fingerprint() == traced.fingerprint(), "{} {seed}", table.name);
                traced.lab_mut().scratch().trace = Trace::kept();
                traced.pick(option);
            });
        });
    });
}

#[test]
fn what_is_offered_is_legal() {
    at_every_decision(&Table::games(), *DUELS, |duel, _| {
        let Pending::Question(question) = duel.pending() else { return };
        let options = duel.options().to_vec();
        assert!(!options.is_empty(), "a question has options");
        let distinct = options.iter().enumerate().all(|(i, pick)| !options[..i].contains(pick));
        assert!(distinct, "no option is offered twice");
        if question.topic == Topic::Priority {
            for &pick in &options {
                assert_eq!(duel.why_not(question.seat, pick), [], "nothing refuses {}", duel.render_pick(pick));
            }
        }
        if sampled(duel, 5) {
            for (option, &pick) in options.iter().enumerate() {
                let mut branch = duel.branch();
                branch.pick(option);
                assert_eq!(branch.lab_mut().scratch().undo_reason, None, "{} is not undone", duel.render_pick(pick));
            }
        }
    });
}

/// What a player does with a card: an action of a book, and an ability of the card.
const ACTS: [(u8, u8); 8] = [(0, 0), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, u8::MAX), (3, 0)];

#[test]
fn what_no_check_refuses_is_offered() {
    at_every_decision(&Table::games(), *DUELS, |duel, _| {
        let Pending::Question(question) = duel.pending() else { return };
        // Every decision of the first turns, and some of the later ones: long duels repeat themselves.
        let looked_at = duel.lab().state().turn.number <= 12 || sampled(duel, 11);
        if question.topic != Topic::Priority || !looked_at {
            return;
        }
        let options = duel.options().to_vec();
        let twin = |duel: &dyn AnyDuel, a: Pick, b: Pick| match (a, b) {
            (Pick::Act(x, s, m), Pick::Act(y, t, n)) => {
                let (s, t) = (duel.lab().state().object(s), duel.lab().state().object(t));
                (x, m, s.card, s.zone) == (y, n, t.card, t.zone)
            }
            _ => false,
        };
        for slot in 0..duel.lab().state().objects.len() as u16 {
            for (action, number) in ACTS {
                let pick = Pick::Act(action, Slot(slot), number);
                // A book that has no such action has no words for it.
                if duel.render_pick(pick).starts_with("does ") {
                    continue;
                }
                if duel.why_not(question.seat, pick).is_empty() {
                    let words = duel.render_pick(pick);
                    let same =
                        |&other: &Pick| other == pick || twin(duel, pick, other) || duel.render_pick(other) == words;
                    assert!(options.iter().any(same), "{words} is offered");
                }
            }
        }
    });
}

/// Deals the cards a seat may not know anew among their places, each player's among that player's.
fn permute_unknown(state: &State, seat: Seat, rng: &mut Rng) -> State {
    let mut other = state.clone();
    for owner in Seat::BOTH {
        let unknown: Vec<usize> = (0..state.objects.len())
            .filter(|&i| state.objects[i].owner == owner && state.objects[i].known_by >> seat.0 & 1 == 0)
            .collect();
        let mut cards: Vec<_> = unknown.iter().map(|&i| state.objects[i].card).collect();
        rng.shuffle(&mut cards);
        for (&i, card) in unknown.iter().zip(cards) {
            other.objects[i].card = card;
        }
    }
    other.derived.is_initialised = false;
    other
}

/// The end of the log, with other cards where a seat does not know which they were.
fn log_told_otherwise(log: &[LogEntry], seat: Seat, pool: &CardPool, rng: &mut Rng) -> Vec<LogEntry> {
    let mut other = |seen: &mut Option<SeenCard>| {
        if let Some(seen) = seen.as_mut().filter(|seen| seen.known_by >> seat.0 & 1 == 0) {
            seen.card = CardId(rng.below(pool.cards.len()) as u16);
        }
    };
    let mut told = log.to_vec();
    for entry in &mut told {
        other(&mut entry.card);
        other(&mut entry.source);
        other(&mut entry.host);
    }
    told
}

#[test]
fn what_a_seat_reads_does_not_leak() {
    at_every_decision(&Table::all(), *DUELS / 10, |duel, _| {
        let Pending::Question(question) = duel.pending() else { return };
        if !sampled(duel, 5) {
            return;
        }
        let seat = question.seat;
        let mut rng = Rng::new(u64::from(duel.lab().state().clock));
        let from = duel.lab_mut().scratch().log.len().saturating_sub(12);
        let log = duel.lab_mut().scratch().log[from..].to_vec();
        let told = log_told_otherwise(&log, seat, duel.pool(), &mut rng);
        let mut branch = duel.branch();
        branch.lab_mut().set_state(&permute_unknown(duel.lab().state(), seat, &mut rng));
        branch.lab_mut().scratch().log = told;
        assert_eq!(branch.render_log(Viewer::Seat(seat), 0), duel.render_log(Viewer::Seat(seat), from), "the log");
        assert_eq!(branch.render_options(), duel.render_options(), "the options");
        let readings = duel.render_options();
        let distinct = readings.iter().enumerate().all(|(i, words)| !readings[..i].contains(words));
        assert!(distinct, "no two options read the same: {readings:?}");
        for slot in (0..duel.lab().state().objects.len() as u16).map(Slot) {
            let viewer = Viewer::Seat(seat);
            assert_eq!(branch.name_card(viewer, slot), duel.name_card(viewer, slot), "what cards are called");
        }
    });
}

#[test]
fn views_do_not_leak() {
    at_every_decision(&Table::all(), *DUELS, |duel, _| {
        if !sampled(duel, 3) {
            return;
        }
        let mut rng = Rng::new(u64::from(duel.lab().state().clock));
        for seat in Seat::BOTH {
            let bytes =
                |state: &State| serde_json::to_string(&duel.lab().view_of_state(state, seat)).expect("a view is data");
            let other = permute_unknown(duel.lab().state(), seat, &mut rng);
            let (seen, elsewhere) = (bytes(duel.lab().state()), bytes(&other));
            let differs = seen.bytes().zip(elsewhere.bytes()).position(|(a, b)| a != b);
            let around =
                |text: &str| text[differs.unwrap_or(0).saturating_sub(90)..].chars().take(160).collect::<String>();
            assert!(
                seen == elsewhere,
                "what a seat may not know changes what it sees: {} against {}",
                around(&seen),
                around(&elsewhere)
            );
            assert!(
                seen == serde_json::to_string(&duel.view(seat)).expect("a view is data"),
                "a view is remade the same"
            );
        }
    });
}

#[test]
fn what_a_seat_may_not_know_is_imagined_from_what_it_may() {
    at_every_decision(&Table::all(), *DUELS / 10, |duel, _| {
        if !sampled(duel, 7) {
            return;
        }
        let Pending::Question(question) = duel.pending() else { return };
        let (seat, clock) = (question.seat, u64::from(duel.lab().state().clock));
        let mut other = permute_unknown(duel.lab().state(), seat, &mut Rng::new(clock));
        other.rng = Rng::new(!clock);
        let (mut one, mut two) = (duel.branch(), duel.branch());
        two.lab_mut().set_state(&other);
        one.lab_mut().determinize(seat, clock);
        two.lab_mut().determinize(seat, clock);
        assert!(
            one.lab().state() == two.lab().state(),
            "what differs where the seat cannot look does not differ any more"
        );
        assert!(one.view(seat) == duel.view(seat), "what the seat sees stays as it is");
    });
}

#[test]
fn the_greedy_player_does_not_peek() {
    for table in Table::games() {
        let judge = table.judge.expect("every game has a judge");
        at_every_decision(&[table], *DUELS / 20, |duel, _| {
            let Pending::Question(question) = duel.pending() else { return };
            if !sampled(duel, 5) || duel.options().len() < 2 {
                return;
            }
            let clock = u64::from(duel.lab().state().clock);
            let mut branch = duel.branch();
            let mut other = permute_unknown(duel.lab().state(), question.seat, &mut Rng::new(clock));
            other.rng = Rng::new(!clock);
            branch.lab_mut().set_state(&other);
            let chosen = Greedy::new(judge, clock).choose(duel);
            assert_eq!(Greedy::new(judge, clock).choose(&*branch), chosen, "{:?}", duel.render_options());
        });
    }
}

#[test]
fn undo_then_redo_gives_the_same_hash() {
    at_every_decision(&Table::all(), *DUELS, |duel, option| {
        let before = duel.lab().state().clone();
        let options = duel.options().to_vec();
        let mut branch = duel.branch();
        branch.pick(option);
        let after = branch.lab().state().fingerprint();
        branch.lab_mut().set_state(&before);
        assert_eq!(branch.lab().state(), &before, "going back gives the same state");
        assert_eq!(branch.options(), options, "and the same options");
        branch.pick(option);
        assert_eq!(branch.lab().state().fingerprint(), after, "and the same answer leads to the same state");
    });
}

#[test]
fn a_stored_state_goes_on_as_it_was() {
    at_every_decision(&Table::all(), *DUELS / 10, |duel, option| {
        if !sampled(duel, 11) {
            return;
        }
        let stored = serde_json::to_string(duel.lab().state()).expect("a state is data");
        let read: State = serde_json::from_str(&stored).expect("what was written can be read");
        assert_eq!(&read, duel.lab().state());
        let (mut a, mut b) = (duel.branch(), duel.branch());
        b.lab_mut().set_state(&read);
        // What a stored state does not hold is computed anew: who is idle, what can be paid, what listens.
        assert_eq!(b.options(), duel.options());
        a.pick(option);
        b.pick(option);
        assert_eq!(a.lab().state().fingerprint(), b.lab().state().fingerprint());
    });
}

/// Plays a random duel, in which a seat may concede before an answer, and writes it down.
fn recorded(table: &Table, seed: u64, concede: Option<(usize, Seat)>) -> (Replay, u64) {
    let mut duel = table.begin(seed);
    let mut replay = Replay::begin(&*duel, table.brought(seed), seed);
    let mut player = Random::new(!seed);
    for answer in 0..QUESTIONS {
        if let Pending::Over(_) = duel.pending() {
            replay.finish(&*duel);
            return (replay, duel.lab().state().fingerprint());
        }
        if let Some((_, seat)) = concede.filter(|(at, _)| *at == answer) {
            replay.note_concession(seat);
            duel.concede(seat);
            continue;
        }
        let option = if duel.options().len() > 1 { player.choose(&*duel) } else { 0 };
        replay.note_choice(&*duel, option);
        duel.pick(option);
    }
    panic!("duel {seed} has no end in sight");
}

fn replays(table: &Table, replay: &Replay, hash: u64) {
    let read = Replay::from_text(&replay.to_text()).expect("what was written can be read");
    assert_eq!(&read, replay);
    let lists = read.deck_lists(table.begin(0).pool()).expect("the cards are the same");
    let mut again = (table.begin)(lists.each_ref().map(DeckList::loadout), read.seed);
    read.play(&mut *again, |_, _, _| {}).expect("it plays as it did");
    assert_eq!(again.lab().state().fingerprint(), hash);
}

#[test]
fn a_replay_replays() {
    for table in Table::all() {
        (0..*DUELS).into_par_iter().for_each(|seed| {
            let (replay, hash) = recorded(&table, seed, None);
            replays(&table, &replay, hash);
        });
    }
}

#[test]
fn a_replay_of_a_conceded_duel_replays() {
    for table in Table::all() {
        let conceded: usize = (0..*DUELS)
            .into_par_iter()
            .map(|seed| {
                let (at, seat) = (seed as usize * 7 % 200, Seat((seed & 1) as u8));
                let (replay, hash) = recorded(&table, seed, Some((at, seat)));
                replays(&table, &replay, hash);
                usize::from(replay.choices.last().is_some_and(|(_, words)| words.starts_with("concedes")))
            })
            .sum();
        assert!(conceded as u64 > *DUELS / 10, "{conceded} duels of {} were conceded", table.name);
    }
}

#[test]
fn a_replay_of_another_engine_is_refused_in_one_sentence() {
    for table in Table::all() {
        let (mut replay, _) = recorded(&table, 1, None);
        let mut duel = table.begin(1);
        for other in [format!("{}0", replay.engine), "0.0.9".to_owned()] {
            replay.engine = other;
            let refusal = replay.play(&mut *duel, |_, _, _| {}).expect_err("the engine is another").to_string();
            assert!(refusal.contains("made with another engine") && refusal.lines().count() == 1, "{refusal}");
        }
    }
}

#[test]
fn a_seat_can_concede_at_any_moment() {
    at_every_decision(&Table::all(), *DUELS / 10, |duel, _| {
        for seat in Seat::BOTH {
            let mut branch = duel.branch();
            let Pending::Over(outcome) = branch.concede(seat) else { panic!("conceding ends the duel") };
            assert_eq!(outcome.winner, Some(seat.other()));
        }
    });
}

#[test]
fn what_a_trigger_did_leads_back_to_what_set_it_off() {
    for table in Table::games() {
        let traced: usize = (0..*DUELS / 10)
            .into_par_iter()
            .map(|seed| {
                let mut duel = table.begin(seed);
                let (mut p, mut q) = (Random::new(seed), Random::new(!seed));
                players::play_out(&mut *duel, [&mut p, &mut q]);
                let log = &duel.lab_mut().scratch().log;
                let set_off: Vec<usize> = (0..log.len()).filter(|&at| log[at].cause.event != 0).collect();
                for &at in &set_off {
                    let chain = duel.causes_of_line(at);
                    assert!(chain.len() > 1, "the event is in the log");
                    assert!(chain.windows(2).all(|pair| pair[1] < pair[0]), "and came before");
                }
                set_off.len()
            })
            .sum();
        let duel = table.begin(0);
        let triggers = duel.pool().abilities.iter().any(|ability| matches!(ability.form, Form::Triggered(_)));
        assert!(!triggers || traced as u64 > *DUELS / 20, "triggers do things in {}", table.name);
    }
}
