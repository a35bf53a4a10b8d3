//! Explaining what is on the table: a card, what it may do and why not, how something came about.
//!
//! Everything is said to one seat, or to one who watches, and holds what that one may know; whoever shows it, in a
//! terminal or on a page, chooses the frame and adds nothing.

use crate::person::option_in;
use duel::ability::Form;
use duel::duel::AnyDuel;
use duel::language::Language;
use duel::object::Slot;
use duel::question::{Pending, Pick, Topic};
use duel::refusal::Refusal;
use duel::view::{CardView, Eye, View};
use duel::words::{AbilityId, CardId, Rule, Seat};
use duel::zone::ZoneSpec;
use std::fmt;

/// A card, explained.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explained {
    /// What is printed on it, line by line; its name, where that cannot be told.
    pub text: Vec<String>,
    /// What changes it now, besides what is printed on it.
    pub changes: Vec<Change>,
    /// What the player ever does with it where it is.
    pub deeds: Vec<Deed>,
}

/// Something that changes a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The card that it comes from, as the player calls it.
    pub source: String,
    /// How the ability reads that does it.
    pub text: Option<String>,
}

/// Something a player does with a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deed {
    /// What it is: `play Harbor Sentinel`.
    pub words: String,
    /// Whether it may be done now.
    pub verdict: Verdict,
}

/// Whether something may be done now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It may, by an option of the pending question.
    Offered {
        /// Its place in the list.
        option: usize,
    },
    /// It may: an option stands for all cards like it.
    Alike,
    /// It might have been, by this rule, before what was picked instead: several are picked in the order in which they lie.
    Earlier(Rule),
    /// It may not, for every one of these reasons.
    Refused(Vec<Refusal>),
}

/// A refusal in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The number of the rule that forbids it.
    pub rule: &'static str,
    /// What the rule says, in short.
    pub gist: &'static str,
    /// The card that stands in the way or cannot do it, as the player calls it.
    pub object: Option<String>,
}

/// Something a goal asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Goal {
    /// Which sort of thing it is.
    pub sort: String,
    /// How often it was done.
    pub done: u8,
    /// How often it is to be done.
    pub times: u8,
    /// Whether the card is past it, whatever was done: it has been turned by then.
    pub past: bool,
    /// How it reads on the card.
    pub text: Option<String>,
}

/// A line of the log, as a step in how something came about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// Its place in the log.
    pub line: usize,
    /// What happened.
    pub sentence: String,
    /// The number of the rule by which it did; empty if there is none.
    pub rule: &'static str,
    /// What the rule says, in short.
    pub gist: &'static str,
}

/// Whether someone knows which card this is.
pub fn knows(duel: &dyn AnyDuel, eye: Eye, slot: Slot) -> bool {
    let object = duel.state().objects.get(slot.index());
    object.is_some_and(|object| eye.knows(object.known))
}

/// Explains a card: what is printed on it, what changes it and, to a player, what it may do and why not. Of a card that
/// is not known, nothing is told.
pub fn card(duel: &mut dyn AnyDuel, read: Language, zones: &[ZoneSpec], eye: Eye, slot: Slot) -> Explained {
    if !knows(duel, eye, slot) {
        return Explained::default();
    }
    let deeds = match eye {
        Eye::Seat(seat) => deeds(duel, read, zones, seat, slot),
        Eye::Spectator | Eye::Judge => Vec::new(),
    };
    Explained { text: text(duel, slot), changes: changes(duel, eye, slot), deeds }
}

/// What is printed on a card, line by line.
fn text(duel: &dyn AnyDuel, slot: Slot) -> Vec<String> {
    let (pool, id) = (duel.pool(), duel.state().object(slot).card);
    match language(duel).and_then(|language| language.read_back(pool, id).ok()) {
        Some(text) => text.lines().map(str::to_owned).collect(),
        None => vec![pool.name(id).to_owned()],
    }
}

/// What changes a card, without what is printed on it.
fn changes(duel: &mut dyn AnyDuel, eye: Eye, slot: Slot) -> Vec<Change> {
    let mut influences = duel.influences(eye, slot);
    let own = &duel.pool().card(duel.state().object(slot).card).abilities;
    let itself = duel.name_card(eye, slot);
    influences.retain(|(source, ability)| !own.contains(ability) || *source != itself);
    influences.into_iter().map(|(source, ability)| Change { source, text: text_of(duel, ability) }).collect()
}

/// What a player does with a card of their own, and whether that may be done now.
fn deeds(duel: &mut dyn AnyDuel, read: Language, zones: &[ZoneSpec], seat: Seat, slot: Slot) -> Vec<Deed> {
    let object = duel.state().object(slot);
    let in_play = zones[object.zone.index()].in_play;
    let whose = if in_play { duel.state().profile(slot).controller } else { object.owner };
    if whose != seat {
        return Vec::new();
    }
    let mut deeds = Vec::new();
    for (question, pick) in duel.deeds(seat, slot) {
        let words = option_in(read, &duel.say_if_in(read, question, pick));
        let asked = matches!(duel.pending(), Pending::Question(now) if (now.seat, now.topic) == (seat, question.topic));
        // It is being done.
        if asked && pick == Pick::Object(slot) && duel.state().spent.iter().any(|spent| spent.slot == slot) {
            continue;
        }
        let offered = duel.options().iter().position(|&offered| asked && offered == pick);
        let verdict = match offered {
            Some(option) => Verdict::Offered { option },
            None => {
                let reasons = duel.against(question, pick);
                match reasons.is_empty() {
                    true if in_play => Verdict::Earlier(question.rule),
                    true => Verdict::Alike,
                    false => Verdict::Refused(reasons),
                }
            }
        };
        deeds.push(Deed { words, verdict });
    }
    deeds
}

/// The language of the cards on the table.
fn language(duel: &dyn AnyDuel) -> Option<cardtext::Language> {
    cardtext::Language::of(duel.words().game)
}

/// How an ability reads on the card it is printed on.
pub fn text_of(duel: &dyn AnyDuel, ability: AbilityId) -> Option<String> {
    let pool = duel.pool();
    let card = pool.cards.iter().position(|card| card.abilities.contains(&ability))?;
    language(duel)?.read_back_ability(pool, CardId(card as u16), ability).ok()
}

/// The text that asks the pending question, if a text does; else that of the card that it is about.
pub fn under_way(duel: &dyn AnyDuel, view: &View) -> Option<String> {
    use Topic::{Choose, ExtraCost, May, Mode, Pick, Search, X};
    if let Some(slot) = duel.about() {
        let abilities = &duel.pool().card(duel.state().object(slot).card).abilities;
        let texts: Vec<String> = abilities.iter().filter_map(|&ability| text_of(duel, ability)).collect();
        return Some(texts.join(" ")).filter(|text| !text.is_empty());
    }
    let question = view.question.as_ref()?.question;
    let of_text = matches!(question.topic, Choose | ExtraCost | May | Mode | Pick | Search | X);
    let item = view.stack.last().filter(|_| of_text)?;
    text_of(duel, item.ability?)
}

/// What a card asks for that wants something done; nothing for all others.
pub fn goals(duel: &dyn AnyDuel, card: &CardView) -> Vec<Goal> {
    let Some(id) = card.card else { return Vec::new() };
    let pool = duel.pool();
    let turned = card.orientation != duel.words().orientations[0];
    let mut first = None;
    let mut goals = Vec::new();
    for &ability in &pool.card(id).abilities {
        let Form::Recorded(record) = &pool.ability(ability).form else { continue };
        let label = pool.ability(ability).label;
        let name = &pool.counters[record.counter.index()];
        goals.push(Goal {
            sort: name.split(' ').next().unwrap_or_default().to_owned(),
            done: card.counters.iter().find(|(counter, _)| counter == name).map_or(0, |(_, n)| *n),
            times: record.times,
            // What turned it has been done with.
            past: turned && *first.get_or_insert(label) == label,
            text: language(duel).and_then(|language| language.read_back_ability(pool, id, ability).ok()),
        });
    }
    goals
}

impl Goal {
    /// Whether it was done as often as it is asked for.
    pub const fn is_met(&self) -> bool {
        self.done >= self.times
    }

    /// What is to be done, without the word for it that stands before.
    pub fn what(&self) -> Option<&str> {
        self.text.as_ref()?.split_once(" — ").map(|(_, what)| what.trim_end_matches('.'))
    }
}

/// How a line of the log came about, as someone reads it: the line itself, then what it is because of, back
/// to its beginning. Nothing if there is no such line.
pub fn why(duel: &dyn AnyDuel, read: Language, viewer: Eye, line: usize) -> Vec<Reason> {
    let log = duel.log_in(read, viewer, 0);
    if line >= log.len() {
        return Vec::new();
    }
    let reason = |at: usize| {
        let (sentence, rule) = log[at].rsplit_once(" [").unwrap_or((&log[at], ""));
        let entry = duel.words().rules.iter().find(|entry| entry.id == rule.trim_end_matches(']'));
        let (rule, gist) = entry.map_or(("", ""), |entry| (entry.id, entry.gist));
        Reason { line: at, sentence: sentence.to_owned(), rule, gist }
    };
    duel.causes(line).into_iter().map(reason).collect()
}

impl Refused {
    /// A refusal, as a player reads it.
    pub fn of(duel: &dyn AnyDuel, read: Language, seat: Seat, refusal: &Refusal) -> Self {
        let entry = duel.words().rules.get(refusal.rule.index());
        let object = refusal.object.map(|slot| duel.name_card_in(read, Eye::Seat(seat), slot));
        Self { rule: entry.map_or("", |entry| entry.id), gist: entry.map_or("", |entry| entry.gist), object }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}: {}", self.rule, self.gist)?;
        self.object.as_ref().map_or(Ok(()), |name| write!(f, " ({name})"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position;
    use duel::scenario::Inquiry;

    const TABLE: &str = "p1 field  Harbor Sentinel (since turn start), Root Hermit, 3 Wharf Mason (since turn start)\n\
        p1 hand   2 Tidewall Captain, Kiln Marshal\n\
        p2 field  Ashwing Courier (dull)\n\
        p2 hand   Quarry Giant\n\
        turn      p1, main phase 1\n";

    /// A duel of a game from a position.
    fn duel(id: &str, text: &str) -> (Box<dyn AnyDuel>, &'static [ZoneSpec]) {
        let game = position::game(id).expect("a game");
        (Inquiry::read(game, text).expect("a position").into_duel(), game.zones)
    }

    fn slots(duel: &dyn AnyDuel, name: &str) -> Vec<Slot> {
        let state = duel.state();
        let named = |slot: &Slot| duel.pool().name(state.object(*slot).card) == name;
        (0..state.objects.len() as u16).map(Slot).filter(named).collect()
    }

    /// The cards of a name in the test's table, explained to someone.
    fn explained_to(eye: Eye, name: &str) -> Vec<Explained> {
        let (mut duel, zones) = duel("fftcg", TABLE);
        slots(&*duel, name).into_iter().map(|slot| card(&mut *duel, Language::English, zones, eye, slot)).collect()
    }

    fn explained(seat: Seat, name: &str) -> Vec<Explained> {
        explained_to(Eye::Seat(seat), name)
    }

    #[test]
    fn what_may_be_done_is_an_option_or_stands_behind_one() {
        let captains = explained(Seat::FIRST, "Tidewall Captain");
        let deeds: Vec<&Deed> = captains.iter().flat_map(|captain| &captain.deeds).collect();
        let (duel, _) = duel("fftcg", TABLE);
        let offered = duel.readings().iter().position(|reading| reading == "casts Tidewall Captain");
        assert_eq!(deeds[0].words, "cast Tidewall Captain");
        assert_eq!(Some(&deeds[0].verdict), offered.map(|option| Verdict::Offered { option }).as_ref());
        assert_eq!(deeds[1].verdict, Verdict::Alike);
    }

    #[test]
    fn of_a_party_who_might_have_come_first_is_told_from_who_attacks() {
        let (mut duel, zones) = duel(
            "fftcg",
            "p1 field  Harbor Sentinel (since turn start), Quarry Giant (since turn start), Tidewall Captain (since turn start)\n\
             turn      p1, attack phase\n",
        );
        let mut attack = |name: &str| {
            let option = duel.readings().iter().position(|reading| reading.ends_with(name));
            option.map(|option| duel.pick(option));
        };
        attack("Quarry Giant");
        let verdicts = |duel: &mut dyn AnyDuel, name: &str| -> Vec<Verdict> {
            let slot = slots(duel, name)[0];
            let deeds = card(duel, Language::English, zones, Eye::Seat(Seat::FIRST), slot).deeds;
            deeds.into_iter().filter(|deed| deed.words.starts_with("attack")).map(|deed| deed.verdict).collect()
        };
        assert!(matches!(verdicts(&mut *duel, "Harbor Sentinel")[..], [Verdict::Earlier(_)]), "{:?}", duel.readings());
        assert_eq!(verdicts(&mut *duel, "Quarry Giant"), []);
    }

    #[test]
    fn what_may_not_be_done_names_every_rule_against_it() {
        let (duel, _) = duel("fftcg", TABLE);
        let hermit = &explained(Seat::FIRST, "Root Hermit")[0];
        let Verdict::Refused(reasons) = &hermit.deeds[0].verdict else { panic!("{hermit:?}") };
        let said: Vec<Refused> =
            reasons.iter().map(|reason| Refused::of(&*duel, Language::English, Seat::FIRST, reason)).collect();
        assert_eq!(said.len(), 2, "it is no time to attack, and it has just come: {said:?}");
        assert_eq!(said[0].object, None);
        assert_eq!(said[1].object.as_deref(), Some("Root Hermit"));
        assert_eq!(said[1].to_string(), format!("{}: {} (Root Hermit)", said[1].rule, said[1].gist));
    }

    #[test]
    fn a_player_who_is_not_asked_may_do_nothing() {
        let courier = &explained(Seat::SECOND, "Ashwing Courier")[0];
        assert_eq!(courier.text[0], "Ashwing Courier");
        assert!(!courier.deeds.is_empty());
        assert!(courier.deeds.iter().all(|deed| matches!(deed.verdict, Verdict::Refused(_))), "{courier:?}");
    }

    #[test]
    fn of_what_a_player_does_not_know_nothing_is_told() {
        assert_eq!(explained(Seat::FIRST, "Quarry Giant"), [Explained::default()]);
        let (mut duel, zones) = duel("fftcg", TABLE);
        let nothing = card(&mut *duel, Language::English, zones, Eye::Seat(Seat::FIRST), Slot(u16::MAX - 1));
        assert_eq!(nothing, Explained::default());
        assert_eq!(explained(Seat::FIRST, "Ashwing Courier")[0].deeds, []);
    }

    #[test]
    fn who_watches_is_told_what_both_know_and_nothing_to_do() {
        for name in ["Quarry Giant", "Kiln Marshal"] {
            assert_eq!(explained_to(Eye::Spectator, name), [Explained::default()], "a hand is not seen");
            assert_eq!(explained_to(Eye::Judge, name)[0].text[0], name);
        }
        let hermit = &explained_to(Eye::Spectator, "Root Hermit")[0];
        assert_eq!((hermit.text[0].as_str(), hermit.deeds.len()), ("Root Hermit", 0));
    }

    #[test]
    fn what_changes_a_card_is_told_with_its_text() {
        let (mut duel, zones) = duel(
            "fftcg",
            "p1 field  Harbor Sentinel (since turn start), Tidewall Captain (since turn start)\nturn      p1, main phase 1\n",
        );
        let sentinel = slots(&*duel, "Harbor Sentinel")[0];
        for eye in [Eye::Seat(Seat::FIRST), Eye::Seat(Seat::SECOND), Eye::Spectator, Eye::Judge] {
            let changes = card(&mut *duel, Language::English, zones, eye, sentinel).changes;
            assert_eq!(changes.len(), 1);
            assert_eq!(changes[0].source, "Tidewall Captain");
            assert!(changes[0].text.as_ref().is_some_and(|text| text.contains("+1000 power")), "{changes:?}");
        }
    }

    #[test]
    fn a_text_that_asks_is_told_and_the_log_says_what_set_it_off() {
        let (mut duel, _) = duel(
            "fftcg",
            "p1 field  Harbor Sentinel (since turn start)\n\
             p2 field  Ashwing Courier (dull), Root Hermit (dull)\n\
             turn      p1, attack phase\n",
        );
        while let Pending::Question(question) = duel.pending() {
            if question.topic == Topic::Choose {
                break;
            }
            let attack = duel.readings().iter().position(|reading| reading.starts_with("attacks with"));
            duel.pick(attack.unwrap_or(0));
        }
        let text = under_way(&*duel, &duel.view(Seat::FIRST));
        assert!(text.is_some_and(|text| text.starts_with("When Harbor Sentinel attacks")));
        duel.pick(0);
        let log = duel.log(Eye::Judge, 0);
        let last = (0..log.len())
            .map(|line| why(&*duel, Language::English, Eye::Judge, line))
            .find(|reasons| reasons.len() > 1);
        let reasons = last.expect("a line that has a cause");
        assert!(reasons.windows(2).all(|pair| pair[1].line < pair[0].line), "{reasons:?}");
        let whole = |reason: &Reason| log[reason.line] == format!("{} [{}]", reason.sentence, reason.rule);
        assert!(reasons.iter().all(|reason| whole(reason) && !reason.gist.is_empty()), "{reasons:?}");
        assert_eq!(why(&*duel, Language::English, Eye::Seat(Seat::FIRST), log.len()), []);
    }

    #[test]
    fn a_goal_tells_how_far_it_is() {
        let (duel, _) = duel(
            "vividz",
            "card\nQuay Crossing\nMission · mission ☆\nCheck 2 — your Chara attacks.\nClear 3 — your Chara attacks.\n\n\
             card\nQuay Landing\nMission · mission ☆\nCheck 1 — your Chara attacks.\nClear 2 — your Chara enters.\n\n\
             p1 missions  Quay Crossing (1 check 1 counter), Quay Landing (asleep)\n",
        );
        let view = duel.view(Seat::FIRST);
        let goals = |name: &str| {
            let mut cards = view.zones.iter().flat_map(|zone| &zone.cards);
            goals(&*duel, cards.find(|card| card.name == name).expect("it lies open"))
        };
        let crossing = goals("Quay Crossing");
        assert_eq!((crossing[0].sort.as_str(), crossing[0].done, crossing[0].times), ("check", 1, 2));
        assert_eq!(crossing[1].what(), Some("your Chara attacks"));
        assert!(crossing.iter().all(|goal| !goal.past && !goal.is_met()), "{crossing:?}");
        let landing = goals("Quay Landing");
        assert!(landing[0].past && !landing[1].past, "what turned it is done with: {landing:?}");
    }
}
