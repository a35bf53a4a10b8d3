//! Keywords with words of their own (part 5): one line each.

use super::ability::PLAYABLE;
use super::noun::{SQUARES, read_colour, read_name, say_colour, say_name};
use super::place::{read_spots, write_spots};
use super::trigger::TURNED_UP;
use crate::body::{read_body, write_body};
use crate::cost::{read_payment, write_payment};
use crate::noun::{Place, alternatives, read_noun, say_or, write_noun};
use crate::presence::{add_presence, split_presence};
use crate::reader::{Miss, Read, Reader};
use crate::token::{DASH, Kind as TokenKind};
use crate::writer::{Said, Unsayable, Writer};
use dimension::definitions::places::{BATTLE, OWN_BASE};
use dimension::keywords::{pincer, resonance};
use dimension::words::{kind, label, number, relation, routine, verb, zone};
use duel::card::ability::{
    Ability, Body, Change, ChoosingPhrase, Cost, CostObjects, CostPart, Duration, End, EventPattern, ExtraCost, Form,
    Op, PlaceFilter, StaticEffect, Trigger,
};
use duel::card::amount::{Amount, Condition, What};
use duel::card::characteristics::Orientation;
use duel::card::filter::{Cmp, Filter, NumberTest, PlaceRelation, Whose};
use duel::ids::{Colours, Kinds, Label, Relation, Routine, Zones};

/// A keyword that stands at the beginning of a line.
pub(crate) struct Keyword {
    /// Its name.
    pub name: &'static str,
    /// The sorts of abilities that are this keyword.
    pub labels: &'static [Label],
    /// Where it works.
    pub works: Zones,
    /// Reads what follows the name.
    pub read: fn(&mut Reader) -> Read<Ability>,
    /// Writes what follows the name.
    pub write: fn(&Ability, &mut Writer) -> Said,
}

const PLAN: Zones = Zones::of(&[zone::PLAN]);

/// The eight shapes (5-8-2-1 to 5-8-2-8), in the order of their labels.
const SHAPES: [&str; 8] = ["Straight", "Triangle", "X", "Underbar", "Small I", "Big I", "Big Triangle", "Bottom Bar"];

const FORMATIONS: &[Label] = &[
    label::FORMATION,
    Label(label::FORMATION.0 + 1),
    Label(label::FORMATION.0 + 2),
    Label(label::FORMATION.0 + 3),
    Label(label::FORMATION.0 + 4),
    Label(label::FORMATION.0 + 5),
    Label(label::FORMATION.0 + 6),
    Label(label::FORMATION.0 + 7),
];

/// The keywords.
pub(crate) const KEYWORDS: &[Keyword] = &[
    Keyword {
        name: "Instant Death",
        labels: &[label::INSTANT_DEATH],
        works: SQUARES,
        read: read_instant_death,
        write: write_instant_death,
    },
    Keyword { name: "Muster", labels: &[label::MUSTER], works: SQUARES, read: read_muster, write: write_muster },
    Keyword { name: "Support", labels: &[label::SUPPORT], works: SQUARES, read: read_support, write: write_support },
    Keyword { name: "Rampage", labels: &[label::RAMPAGE], works: PLAN, read: read_rampage, write: write_rampage },
    Keyword {
        name: "Awakening",
        labels: &[label::AWAKENING],
        works: PLAN,
        read: |r| Ok(lending(Form::Static(Vec::new()), label::AWAKENING, PLAN, instead_of(read_payment(r)?, None))),
        write: |ability, w| {
            let cost = lent(ability)?;
            let form = Form::Static(Vec::new());
            same(ability, &lending(form, label::AWAKENING, PLAN, instead_of(cost.clone(), None)))?;
            write_payment(cost, w)
        },
    },
    Keyword {
        name: "Formation Summon",
        labels: FORMATIONS,
        works: PLAYABLE,
        read: read_formation,
        write: write_formation,
    },
    Keyword { name: "Pincer", labels: &[label::PINCER], works: SQUARES, read: read_pincer, write: write_pincer },
    Keyword { name: "Advance", labels: &[label::ADVANCE], works: SQUARES, read: read_advance, write: write_advance },
    Keyword { name: "Raid", labels: &[label::RAID], works: SQUARES, read: read_raid, write: write_raid },
    Keyword {
        name: "Resistance",
        labels: &[label::RESISTANCE],
        works: SQUARES,
        read: read_resistance,
        write: write_resistance,
    },
];

/// Whether an ability is just this.
fn same(ability: &Ability, other: &Ability) -> Said {
    if ability == other { Ok(()) } else { Err(Unsayable) }
}

fn units(whose: Whose) -> Filter {
    Filter { zones: SQUARES, whose, kinds: Kinds::of(&[kind::UNIT]), ..Filter::default() }
}

/// "Instant Death", "Instant Death Level 3": a unit it deals battle damage to is put into the graveyard at the end of the
/// battle (5-2-2).
fn read_instant_death(r: &mut Reader) -> Read<Ability> {
    let level = if r.skip("Level") { Some(r.number()?) } else { None };
    let doom = r.pool.add_ability(dooming());
    Ok(instant_death(level, doom))
}

fn dooming() -> Ability {
    let trigger = Trigger { on: EventPattern::Deed(verb::END_BATTLE), subject: Filter::default(), counterpart: None };
    let mut ability = Ability::new(Form::Triggered(trigger), label::TRIGGER, Zones::ALL);
    let (to, verb) = (zone::GRAVE, verb::PUT);
    ability.body.ops = vec![Op::Move { what: What::Subject, to, end: End::Top, verb, turned: None, control: None }];
    ability
}

fn instant_death(level: Option<i32>, doom: duel::ids::AbilityId) -> Ability {
    let tests = level.map(|level| NumberTest { number: number::COST, cmp: Cmp::AtMost, amount: Amount::Fixed(level) });
    let subject = Filter { number_tests: tests.into_iter().collect(), ..units(Whose::Anyones) };
    let trigger = Trigger { on: EventPattern::DamageNamed(verb::STRIKE), subject, counterpart: Some(Filter::this()) };
    let mut ability = Ability::new(Form::Triggered(trigger), label::INSTANT_DEATH, SQUARES);
    ability.body.ops = vec![Op::CreateDelayed { ability: doom, duration: Duration::Battle, once: true }];
    ability
}

fn write_instant_death(ability: &Ability, w: &mut Writer) -> Said {
    let (Form::Triggered(trigger), [Op::CreateDelayed { ability: doom, .. }]) =
        (&ability.form, ability.body.ops.as_slice())
    else {
        return Err(Unsayable);
    };
    let level = match trigger.subject.number_tests.as_slice() {
        [NumberTest { amount: Amount::Fixed(level), .. }] => Some(*level),
        _ => None,
    };
    same(ability, &instant_death(level, *doom))?;
    same(w.pool.ability(*doom), &dooming())?;
    if let Some(level) = level {
        w.say("Level");
        w.number(level);
    }
    Ok(())
}

/// Ranges around the card, as Muster and Support name them.
const RANGES: &[(&str, Relation)] = &[
    ("same line", relation::IN_LINE),
    ("same area", relation::IN_AREA),
    ("adjacent squares", relation::ADJACENT),
    ("behind", relation::BEHIND),
    ("in front", relation::FRONT),
];

fn read_range(r: &mut Reader) -> Read<PlaceRelation> {
    r.named("~a range such as `same line`", |r| {
        RANGES
            .iter()
            .find(|(words, _)| r.skip(words))
            .map(|(_, relation)| PlaceRelation::to_source(*relation))
            .ok_or(Miss)
    })
}

fn write_range(near: &PlaceRelation, w: &mut Writer) -> Said {
    let (words, _) =
        RANGES.iter().find(|(_, relation)| *near == PlaceRelation::to_source(*relation)).ok_or(Unsayable)?;
    w.words(words);
    Ok(())
}

/// "Muster — same line": the squares it opens are those that its phrase describes (5-3-2).
fn read_muster(r: &mut Reader) -> Read<Ability> {
    r.mark(DASH)?;
    let spots = match r.attempt(read_range) {
        Ok(near) => PlaceFilter { places: BATTLE, place_relation: Some(near), ..PlaceFilter::in_zone(zone::SQUARE) },
        Err(Miss) => read_spots(r)?,
    };
    Ok(muster(spots))
}

fn muster(spots: PlaceFilter) -> Ability {
    let mut ability = Ability::new(Form::Static(Vec::new()), label::MUSTER, SQUARES);
    let one = Amount::Fixed(1);
    let choose =
        ChoosingPhrase { filter: Filter::any(), place_filter: Some(spots), min: one.clone(), max: one, divide: None };
    ability.body.phrases = vec![choose];
    ability
}

fn write_muster(ability: &Ability, w: &mut Writer) -> Said {
    let [ChoosingPhrase { place_filter: Some(spots), .. }] = ability.body.phrases.as_slice() else {
        return Err(Unsayable);
    };
    same(ability, &muster(spots.clone()))?;
    w.say("—");
    if let Some(near) = &spots.place_relation
        && *spots
            == (PlaceFilter {
                places: BATTLE,
                place_relation: Some(near.clone()),
                ..PlaceFilter::in_zone(zone::SQUARE)
            })
        && w.attempt(|w| write_range(near, w)).is_ok()
    {
        return Ok(());
    }
    write_spots(spots, true, w)
}

/// "Support — same line 1000" (5-5-2).
fn read_support(r: &mut Reader) -> Read<Ability> {
    r.mark(DASH)?;
    let near = read_range(r)?;
    Ok(support(near, r.number()?))
}

fn support(near: PlaceRelation, power: i32) -> Ability {
    let filter = Filter { place_relation: Some(near), ..units(Whose::Yours) };
    let affect = StaticEffect { filter, changes: vec![Change::Add(number::POWER, Amount::Fixed(power))] };
    Ability::new(Form::Static(vec![affect]), label::SUPPORT, SQUARES)
}

fn write_support(ability: &Ability, w: &mut Writer) -> Said {
    let Form::Static(affects) = &ability.form else { return Err(Unsayable) };
    let [StaticEffect { filter: Filter { place_relation: Some(near), .. }, changes }] = affects.as_slice() else {
        return Err(Unsayable);
    };
    let [Change::Add(_, Amount::Fixed(power))] = changes.as_slice() else { return Err(Unsayable) };
    same(ability, &support(near.clone(), *power))?;
    w.say("—");
    write_range(near, w)?;
    w.number(*power);
    Ok(())
}

/// Reads the body of a keyword that speaks of the card itself.
fn read_text(ability: &mut Ability, r: &mut Reader) -> Read<()> {
    r.mark(DASH)?;
    r.talk.speak_of_self();
    (ability.body, ability.modes) = read_body(r)?;
    Ok(())
}

fn write_text(ability: &Ability, w: &mut Writer) -> Said {
    w.say("—");
    w.begin();
    w.talk.speak_of_self();
    write_body(&ability.body, ability.modes.as_ref(), w)
}

/// The same ability without its body.
fn bare(ability: &Ability) -> Ability {
    Ability { body: Body::default(), modes: None, ..ability.clone() }
}

fn energy() -> Amount {
    Amount::Count(Box::new(Filter { zones: Zones::of(&[zone::ENERGY]), whose: Whose::Yours, ..Filter::default() }))
}

/// "Rampage 5 — …": as it is turned face up in the plan zone, with so many cards in the energy zone (5-7-2-1).
fn read_rampage(r: &mut Reader) -> Read<Ability> {
    let cards = r.attempt(Reader::number).ok();
    let mut ability = rampage(cards);
    read_text(&mut ability, r)?;
    Ok(ability)
}

fn rampage(cards: Option<i32>) -> Ability {
    let trigger = Trigger { on: TURNED_UP, subject: Filter::this(), counterpart: None };
    let mut ability = Ability::new(Form::Triggered(trigger), label::RAMPAGE, PLAN);
    ability.condition = cards.map(|cards| Condition::Compare(energy(), Cmp::AtLeast, Amount::Fixed(cards)));
    ability
}

fn write_rampage(ability: &Ability, w: &mut Writer) -> Said {
    let cards = match &ability.condition {
        Some(Condition::Compare(_, _, Amount::Fixed(cards))) => Some(*cards),
        _ => None,
    };
    same(&bare(ability), &rampage(cards))?;
    if let Some(cards) = cards {
        w.number(cards);
    }
    write_text(ability, w)
}

/// An ability that lends a cost to playing its card, or to moving it.
fn lending(form: Form, label: Label, works: Zones, extra: ExtraCost) -> Ability {
    let mut ability = Ability::new(form, label, works);
    ability.extras = vec![extra];
    ability
}

/// A cost that may be paid instead of the usual one.
fn instead_of(cost: Cost, routine: Option<Routine>) -> ExtraCost {
    ExtraCost { cost, replaces_price: true, optional: true, condition: None, routine }
}

/// The cost that is lent.
fn lent(ability: &Ability) -> Result<&Cost, Unsayable> {
    ability.extras.first().map(|extra| &extra.cost).ok_or(Unsayable)
}

/// "Formation Summon — Straight {Red}{1}" (5-8-2).
fn read_formation(r: &mut Reader) -> Read<Ability> {
    r.mark(DASH)?;
    let mut order: Vec<usize> = (0..SHAPES.len()).collect();
    order.sort_by_key(|&at| std::cmp::Reverse(SHAPES[at].len()));
    let shape = r
        .named("~a formation: Straight, Triangle, X, Underbar, Small I, Big I, Big Triangle or Bottom Bar", |r| {
            order.into_iter().find(|&at| r.skip(SHAPES[at])).ok_or(Miss)
        })?;
    Ok(formation(FORMATIONS[shape], read_payment(r)?))
}

fn formation(label: Label, cost: Cost) -> Ability {
    Ability { cost, ..Ability::new(Form::Static(Vec::new()), label, PLAYABLE) }
}

fn write_formation(ability: &Ability, w: &mut Writer) -> Said {
    same(ability, &formation(ability.label, ability.cost.clone()))?;
    let shape = FORMATIONS.iter().position(|label| *label == ability.label).ok_or(Unsayable)?;
    w.say("—");
    w.words(SHAPES[shape]);
    write_payment(&ability.cost, w)
}

/// "Pincer — …" (5-9-1).
fn read_pincer(r: &mut Reader) -> Read<Ability> {
    let mut ability = pincering();
    read_text(&mut ability, r)?;
    Ok(ability)
}

fn pincering() -> Ability {
    let mut ability = Ability::new(Form::Triggered(pincer::trigger()), label::PINCER, SQUARES);
    ability.condition = Some(pincer::condition());
    ability
}

fn write_pincer(ability: &Ability, w: &mut Writer) -> Said {
    same(&bare(ability), &pincering())?;
    write_text(ability, w)
}

/// "Advance {1} — …": its cost is paid with that of the move (5-11-2).
fn read_advance(r: &mut Reader) -> Read<Ability> {
    let cost = read_payment(r)?;
    let mut ability = advance(cost);
    read_text(&mut ability, r)?;
    Ok(ability)
}

fn advance(cost: Cost) -> Ability {
    let trigger = Trigger { on: EventPattern::Any(Vec::new()), subject: Filter::this(), counterpart: None };
    let extra =
        ExtraCost { cost, replaces_price: false, optional: true, condition: None, routine: Some(routine::MOVE) };
    lending(Form::Triggered(trigger), label::ADVANCE, SQUARES, extra)
}

fn write_advance(ability: &Ability, w: &mut Writer) -> Said {
    let cost = lent(ability)?;
    same(&bare(ability), &advance(cost.clone()))?;
    write_payment(cost, w)?;
    write_text(ability, w)
}

/// "Raid 2": so many bases are frozen instead of paying its move cost (5-16-2).
fn read_raid(r: &mut Reader) -> Read<Ability> {
    r.number()?.try_into().map(raid).map_err(|_| Miss)
}

fn raid(bases: u8) -> Ability {
    let filter = Filter { places: OWN_BASE, kinds: Kinds::of(&[kind::BASE]), ..units(Whose::Yours) };
    let what = CostObjects::Exactly(bases, filter);
    let part = CostPart::Turn { what, to: Orientation::Sideways, verb: verb::FREEZE };
    let cost = Cost { parts: vec![part], ..Cost::default() };
    lending(Form::Static(Vec::new()), label::RAID, SQUARES, instead_of(cost, Some(routine::MOVE)))
}

fn write_raid(ability: &Ability, w: &mut Writer) -> Said {
    let [CostPart::Turn { what: CostObjects::Exactly(bases, _), .. }] = lent(ability)?.parts.as_slice() else {
        return Err(Unsayable);
    };
    same(ability, &raid(*bases))?;
    w.number(i32::from(*bases));
    Ok(())
}

/// "Resistance — red", "Resistance — units of cost 2 or less" (5-17-2).
fn read_resistance(r: &mut Reader) -> Read<Ability> {
    r.mark(DASH)?;
    let filter = match r.attempt(|r| {
        let colours = alternatives(r, read_colour);
        if colours.is_empty() { Err(Miss) } else { r.done().map(|()| colours) }
    }) {
        Ok(colours) => Filter { colours: Colours::of(&colours), ..Filter::default() },
        Err(Miss) => read_noun(Place::Anywhere, r)?,
    };
    Ok(resistance(filter))
}

fn resistance(from: Filter) -> Ability {
    let changes = vec![Change::Cannot(verb::DAMAGE, Some(from.clone())), Change::Cannot(verb::TARGET, Some(from))];
    let affect = StaticEffect { filter: Filter::this(), changes };
    Ability::new(Form::Static(vec![affect]), label::RESISTANCE, SQUARES)
}

fn write_resistance(ability: &Ability, w: &mut Writer) -> Said {
    let Form::Static(affects) = &ability.form else { return Err(Unsayable) };
    let [StaticEffect { changes, .. }] = affects.as_slice() else { return Err(Unsayable) };
    let [Change::Cannot(_, Some(from)), _] = changes.as_slice() else { return Err(Unsayable) };
    same(ability, &resistance(from.clone()))?;
    w.say("—");
    if *from == (Filter { colours: from.colours, ..Filter::default() }) {
        let mut any = false;
        for colour in from.colours.iter() {
            say_or(&mut any, w);
            say_colour(colour, w)?;
        }
        return Ok(());
    }
    write_noun(from, Place::Anywhere, true, w)
}

/// Has the text of a Linkage or Resonance be there while that is met. A static text is of Resonance itself (5-13-1).
pub(crate) fn add(ability: &mut Ability, presence: Condition) {
    let plain = ability.label == label::STATIC && ability.condition.is_none();
    if presence == resonance::condition() && plain && matches!(ability.form, Form::Static(_)) {
        (ability.label, ability.condition) = (label::RESONANCE, Some(presence));
    } else {
        add_presence(ability, presence);
    }
}

/// What must be met for a text to be there, and the ability without it.
pub(crate) fn split(ability: &Ability) -> Option<(Condition, Ability)> {
    if ability.label == label::RESONANCE && ability.condition == Some(resonance::condition()) {
        return Some((resonance::condition(), Ability { label: label::STATIC, condition: None, ..ability.clone() }));
    }
    split_presence(ability).map(|(present, rest)| (present.clone(), rest))
}

/// "Linkage [Card Name …] —" (5-12-2), "Resonance —" (5-13-2): what must hold for the text to be there.
pub(crate) fn read_presence(r: &mut Reader) -> Read<Condition> {
    if r.skip("Resonance") {
        r.mark(DASH)?;
        return Ok(resonance::condition());
    }
    r.words("Linkage")?;
    let names = r.list(|r| match r.peek() {
        Some(TokenKind::Bracket(_)) => read_linked(r),
        _ => r.fail("~a card name in brackets"),
    })?;
    r.mark(DASH)?;
    let mut all: Vec<Condition> = names.into_iter().map(linkage).collect();
    Ok(if all.len() == 1 { all.remove(0) } else { Condition::All(all) })
}

/// A card name in brackets, with or without "Card Name".
fn read_linked(r: &mut Reader) -> Read<duel::ids::Name> {
    if let Ok(name) = r.attempt(read_name) {
        return Ok(name);
    }
    let name = r.take("~a card name in brackets", |kind| match kind {
        TokenKind::Bracket(name) => Some(name),
        _ => None,
    })?;
    Ok(r.pool.intern_name(name))
}

/// A card of this name is in one's graveyard.
fn linkage(name: duel::ids::Name) -> Condition {
    let filter =
        Filter { zones: Zones::of(&[zone::GRAVE]), whose: Whose::Yours, names: vec![name], ..Filter::default() };
    Condition::Compare(Amount::Count(Box::new(filter)), Cmp::AtLeast, Amount::Fixed(1))
}

/// Writes what [`read_presence`] reads.
pub(crate) fn write_presence(present: &Condition, w: &mut Writer) -> Said {
    if *present == resonance::condition() {
        w.say("Resonance");
    } else {
        w.say("Linkage");
        let all = match present {
            Condition::All(all) => all.as_slice(),
            one => std::slice::from_ref(one),
        };
        w.list(all, |w, condition| {
            let Condition::Compare(Amount::Count(filter), ..) = condition else { return Err(Unsayable) };
            let [name] = filter.names.as_slice() else { return Err(Unsayable) };
            if *condition == linkage(*name) { say_name(*name, w) } else { Err(Unsayable) }
        })?;
    }
    w.say("—");
    w.begin();
    Ok(())
}
