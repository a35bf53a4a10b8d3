//! What stands at the beginning of a line: the conditions of missions (304.6), and keywords (1200).

use super::noun::{AREAS, read_name, say_name, say_word};
use super::trigger::{read_event, write_event};
use crate::diagnostic::Fault;
use crate::noun::{Place, read_article, write_article};
use crate::reader::{Miss, Read, Reader};
use crate::token::{DASH, Kind as TokenKind};
use crate::writer::{Said, Unsayable, Writer};
use duel::card::ability::{
    Ability, ChoosingPhrase, Cost, CostObjects, CostPart, End, EventCounter, EventPattern, Form, Op, PlaceFilter,
    Trigger,
};
use duel::card::amount::{Amount, Condition, What, Who};
use duel::card::characteristics::Orientation;
use duel::card::filter::{Filter, Whose};
use duel::card::pool::CardPool;
use duel::ids::{Counter, Kinds, Label, Name, Trait, Zone, Zones};
use duel::state::object::COUNTER_KINDS;
use vividz::areas::OWN;
use vividz::words::{kind, label, routine, verb, zone};

/// A keyword that stands at the beginning of a line.
pub(crate) struct Keyword {
    /// Its name.
    pub name: &'static str,
    /// The sort of abilities that are this keyword.
    pub label: Label,
    /// Where it works.
    pub works: Zones,
    /// Reads what follows the name.
    pub read: fn(&mut Reader) -> Read<Ability>,
    /// Writes what follows the name.
    pub write: fn(&Ability, &mut Writer) -> Said,
}

const MISSIONS: Zones = Zones::of(&[zone::MISSION]);
const ACCOUNT: Zones = Zones::of(&[zone::ACCOUNT]);
const ENERGY: Zones = Zones::of(&[zone::ENERGY]);
const REMOVED: Zones = Zones::of(&[zone::REMOVE]);
/// Where an Engage is as it is played.
const PLAYED: Zones = Zones::of(&[zone::TEMPORARY]);

/// The keywords.
pub(crate) const KEYWORDS: &[Keyword] = &[
    Keyword {
        name: "Check",
        label: label::CHECK,
        works: MISSIONS,
        read: |r| read_condition(label::CHECK, r),
        write: write_condition,
    },
    Keyword {
        name: "Clear",
        label: label::CLEAR,
        works: MISSIONS,
        read: |r| read_condition(label::CLEAR, r),
        write: write_condition,
    },
    Keyword { name: "Accel", label: label::ACCEL, works: ACCOUNT, read: read_accel, write: write_accel },
    Keyword {
        name: "Encounter",
        label: label::ENCOUNTER,
        works: ENERGY,
        read: |_| Ok(encounter()),
        write: |ability, _| same(ability, &encounter()),
    },
    Keyword {
        name: "Chant",
        label: label::CHANT,
        works: REMOVED,
        read: |r| read_success(r).map(chant),
        write: |ability, w| write_success(ability, chant, w),
    },
    Keyword {
        name: "Subdue",
        label: label::SUBDUE,
        works: AREAS,
        read: |r| read_success(r).map(subdue),
        write: |ability, w| write_success(ability, subdue, w),
    },
    Keyword {
        name: "Flash",
        label: label::FLASH,
        works: ACCOUNT,
        read: |_| Ok(flash()),
        write: |ability, _| same(ability, &flash()),
    },
    Keyword {
        name: "Deck Engage",
        label: label::DECK_ENGAGE,
        works: PLAYED,
        read: |r| read_name(r).map(deck_engage),
        write: write_deck_engage,
    },
];

/// Whether an ability is just this.
fn same(ability: &Ability, other: &Ability) -> Said {
    if ability == other { Ok(()) } else { Err(Unsayable) }
}

/// "Check 2 — your Chara attacks.": so often the event is to happen in one's main phase (304.6).
fn read_condition(label: Label, r: &mut Reader) -> Read<Ability> {
    let times = r.number()?.try_into().map_err(|_| Miss)?;
    r.mark(DASH)?;
    let event = r.named("~an event", read_event)?;
    r.stop()?;
    Ok(condition(label, event, times))
}

fn condition(label: Label, event: Trigger, times: u8) -> Ability {
    Ability::new(Form::Counting(EventCounter { event, counter: Counter::default(), times }), label, MISSIONS)
}

fn write_condition(ability: &Ability, w: &mut Writer) -> Said {
    let Form::Counting(EventCounter { event, times, .. }) = &ability.form else { return Err(Unsayable) };
    let bare = Ability { form: condition(ability.label, event.clone(), *times).form, ..ability.clone() };
    same(&bare, &condition(ability.label, event.clone(), *times))?;
    w.number(i32::from(*times));
    w.say("—");
    write_event(event, w)?;
    w.stop();
    Ok(())
}

/// Each condition of a mission is counted with counters of its own: "check 1", "clear 2".
pub(crate) fn number_conditions(abilities: &mut [Ability], pool: &mut CardPool) {
    for (label, name) in [(label::CHECK, "check"), (label::CLEAR, "clear")] {
        let records = abilities.iter_mut().filter(|ability| ability.label == label);
        let records = records.filter_map(|ability| match &mut ability.form {
            Form::Counting(record) => Some(record),
            _ => None,
        });
        for (at, record) in records.enumerate() {
            record.counter = pool.intern_counter(&format!("{name} {}", at + 1));
        }
    }
}

/// A mission has no more conditions than a card can bear kinds of counters.
pub(crate) fn too_many_conditions(abilities: &[Ability]) -> Option<Fault> {
    let found = abilities.iter().filter(|ability| matches!(ability.form, Form::Counting(_))).count();
    (found > COUNTER_KINDS).then_some(Fault::TooManyConditions { most: COUNTER_KINDS, found })
}

/// An activated ability whose cost is that its card goes to sleep.
fn sleeping(label: Label) -> Ability {
    let part = CostPart::Turn { what: CostObjects::This, to: Orientation::Sideways, verb: verb::SLEEP };
    let cost = Cost { parts: vec![part], ..Cost::default() };
    Ability { cost, ..Ability::new(Form::Activated, label, ACCOUNT) }
}

/// "Accel [Tide] [Ember]": the top card of the deck is revealed, and may be played if it has such account information;
/// if it is not played, it becomes energy (1201.2).
fn read_accel(r: &mut Reader) -> Read<Ability> {
    let mut words = Vec::new();
    while let Ok(text) = r.attempt(|r| {
        r.take("~account information in brackets", |kind| match kind {
            TokenKind::Bracket(text) => Some(text),
            _ => None,
        })
    }) {
        words.push(r.pool.intern_trait(&format!("account {text}")));
    }
    if words.is_empty() { r.fail("~account information in brackets") } else { Ok(accel(words)) }
}

fn accel(words: Vec<Trait>) -> Ability {
    let mut ability = sleeping(label::ACCEL);
    let revealed = What::Picked(0);
    let fits = Condition::Is(revealed.clone(), Filter { traits: words, ..Filter::default() });
    ability.body.ops = vec![
        Op::LookAtTop { who: Who::You, whose: Who::You, zone: zone::DECK, amount: Amount::Fixed(1), shown: true },
        Op::If { condition: fits, skip: 2 },
        Op::May { who: Who::You, skip: 1 },
        Op::Play { what: revealed.clone(), who: Who::You, free: true },
        moving(
            What::All(Filter { zones: Zones::of(&[zone::DECK]), among: Some(Box::new(revealed)), ..Filter::default() }),
            zone::ENERGY,
            verb::PUT,
        ),
    ];
    ability
}

fn moving(what: What, to: Zone, verb: duel::ids::Verb) -> Op {
    Op::Move { what, to, end: End::Top, verb, turned: None, control: None }
}

fn write_accel(ability: &Ability, w: &mut Writer) -> Said {
    let words = ability.body.ops.iter().find_map(|op| match op {
        Op::If { condition: Condition::Is(_, filter), .. } => Some(filter.traits.clone()),
        _ => None,
    });
    let words = words.ok_or(Unsayable)?;
    same(ability, &accel(words.clone()))?;
    for word in words {
        let name = w.aside(|w| say_word(word, "account", w))?;
        w.say(&format!("[{name}]"));
    }
    Ok(())
}

/// As it is put into the energy zone from the deck, it enters an area without a chara, rebooted (1202.2).
fn encounter() -> Ability {
    let on = EventPattern::Move { from: Zones::of(&[zone::DECK]), to: ENERGY, verb: None };
    let trigger = Trigger { on, subject: Filter::this(), counterpart: None };
    let mut ability = Ability::new(Form::Triggered(trigger), label::ENCOUNTER, ENERGY);
    let charas = Filter { zones: AREAS, kinds: Kinds::of(&[kind::CHARA]), ..Filter::default() };
    let spots = PlaceFilter { places: OWN, without_object: Some(Box::new(charas)), ..PlaceFilter::in_zone(zone::AREA) };
    let (verb, turned) = (verb::ENTER, Some(Orientation::Upright));
    ability.body.ops = vec![Op::PutAtPlace { what: What::This, spots, verb, turned, control: None }];
    ability
}

/// "Chant — your Sailor Chara": which chara's successful attack it waits for.
fn read_success(r: &mut Reader) -> Read<Filter> {
    r.mark(DASH)?;
    read_article(Place::Play, r)
}

fn write_success(ability: &Ability, make: fn(Filter) -> Ability, w: &mut Writer) -> Said {
    let Form::Triggered(Trigger { subject, .. }) = &ability.form else { return Err(Unsayable) };
    same(ability, &make(subject.clone()))?;
    w.say("—");
    write_article(subject, Place::Play, w)
}

fn upon_success(label: Label, works: Zones, subject: Filter, ops: Vec<Op>) -> Ability {
    let trigger = Trigger { on: EventPattern::Deed(verb::SUCCEED), subject, counterpart: None };
    let mut ability = Ability::new(Form::Triggered(trigger), label, works);
    ability.body.ops = ops;
    ability
}

/// Its card may be played without paying from the remove zone (1203.2).
fn chant(subject: Filter) -> Ability {
    let play = Op::Play { what: What::This, who: Who::You, free: true };
    upon_success(label::CHANT, REMOVED, subject, vec![Op::May { who: Who::You, skip: 1 }, play])
}

/// Its card leaves (1204.2).
fn subdue(subject: Filter) -> Ability {
    upon_success(label::SUBDUE, AREAS, subject, vec![moving(What::This, zone::ENERGY, verb::LEAVE)])
}

/// A chara of the opponent's is chosen and leaves (1205.2).
fn flash() -> Ability {
    let mut ability = sleeping(label::FLASH);
    let filter =
        Filter { zones: AREAS, whose: Whose::Opponents, kinds: Kinds::of(&[kind::CHARA]), ..Filter::default() };
    let one = Amount::Fixed(1);
    ability.body.phrases =
        vec![ChoosingPhrase { filter, place_filter: None, min: one.clone(), max: one, divide: None }];
    ability.body.ops = vec![moving(What::Target(0), zone::ENERGY, verb::LEAVE)];
    ability
}

/// "Deck Engage [Ferry Captain]": that card is fetched from the deck as this one is played (1206.2).
fn deck_engage(name: Name) -> Ability {
    let filter = Filter {
        zones: Zones::of(&[zone::DECK]),
        whose: Whose::Yours,
        kinds: Kinds::of(&[kind::CHARA]),
        names: vec![name],
        ..Filter::default()
    };
    let mut ability = Ability::new(Form::Static(Vec::new()), label::DECK_ENGAGE, PLAYED);
    ability.body.ops = vec![
        Op::Search { who: Who::You, filter, max: Amount::Fixed(1) },
        Op::RunRoutine {
            routine: routine::DECK_ENGAGE,
            who: Who::You,
            what: What::Picked(0),
            amount: Amount::Fixed(0),
        },
    ];
    ability
}

fn write_deck_engage(ability: &Ability, w: &mut Writer) -> Said {
    let [Op::Search { filter, .. }, _] = ability.body.ops.as_slice() else { return Err(Unsayable) };
    let [name] = filter.names.as_slice() else { return Err(Unsayable) };
    same(ability, &deck_engage(*name))?;
    say_name(*name, w)
}
