//! The keywords of chapter 15.2 that say more than their name, and the lines of Items and Formations.

use crate::body::{read_body, write_body};
use crate::condition::{read_condition, write_condition};
use crate::crystal::ability::{read_triggered, write_triggered};
use crate::crystal::cost::{read_cost, read_payment, write_cost, write_payment};
use crate::crystal::effect::{move_picked, pick};
use crate::crystal::noun::read_element;
use crate::line::KeywordLine;
use crate::noun::{Counted, Place, read_noun, write_noun};
use crate::presence::{add_presence, split_presence};
use crate::reader::{Miss, Read, Reader};
use crate::token::{DASH, Kind as TokenKind};
use crate::writer::{Said, Unsayable, Writer};
use crystal::words::{element, kind, label, mark, number, verb, zone};
use duel::card::ability::{
    Ability, Body, Cost, CostObjects, CostPart, End, EventPattern, ExtraCost, Form, Op, StaticEffect, Trigger,
};
use duel::card::amount::{Amount, Condition, What, Who};
use duel::card::characteristics::Orientation;
use duel::card::filter::{Cmp, Filter, NumberTest, Whose};
use duel::ids::{Colours, Kinds, Label, Marks, Zones};

const FIELD: Zones = Zones::of(&[zone::FIELD]);
const HAND: Zones = Zones::of(&[zone::HAND]);
const FORWARDS: Kinds = Kinds::of(&[kind::FORWARD]);
const BACKUPS: Kinds = Kinds::of(&[kind::BACKUP]);
const SUMMONS: Kinds = Kinds::of(&[kind::SUMMON]);

/// The lines, each with the cards on which it can stand.
pub(super) const LINES: &[KeywordLine] = &[
    KeywordLine {
        words: "Level Up",
        kinds: FORWARDS,
        label: label::LEVEL_UP,
        abilities: 2,
        read: |_| Ok(level_up().into()),
        write: |found, _| if found.iter().copied().eq(&level_up()) { Ok(()) } else { Err(Unsayable) },
    },
    KeywordLine {
        words: "Link",
        kinds: FORWARDS,
        label: label::LINK,
        abilities: 1,
        read: read_link,
        write: |found, w| write_link(found[0], w),
    },
    KeywordLine {
        words: "Assist",
        kinds: BACKUPS,
        label: label::ASSIST,
        abilities: 1,
        read: read_assist,
        write: |found, w| write_assist(found[0], w),
    },
    KeywordLine {
        words: "Primal",
        kinds: SUMMONS,
        label: label::PRIMAL,
        abilities: 1,
        read: read_primal,
        write: |found, w| write_primal(found[0], w),
    },
    KeywordLine {
        words: "Overdrive",
        kinds: kind::CHARACTERS,
        label: label::OVERDRIVE,
        abilities: 2,
        read: read_overdrive,
        write: write_overdrive,
    },
    KeywordLine {
        words: "Awakening",
        kinds: kind::CHARACTERS,
        label: label::AWAKENING,
        abilities: 1,
        read: |r| read_in_brackets(r).map(|cost| vec![awakening(cost)]),
        write: |found, w| {
            let cost = before(&found[0].cost, &GIVEN_UP)?;
            write_in_brackets(&cost, w)?;
            if *found[0] == awakening(cost) { Ok(()) } else { Err(Unsayable) }
        },
    },
    KeywordLine {
        words: "Blue Magic",
        kinds: Kinds::of(&[kind::MONSTER]),
        label: label::BLUE_MAGIC,
        abilities: 1,
        read: |r| read_discarded(label::BLUE_MAGIC, r),
        write: |found, w| write_discarded(found[0], w),
    },
    KeywordLine {
        words: "Unequip",
        kinds: kind::ITEMS,
        label: label::UNEQUIP,
        abilities: 1,
        read: |r| read_price(r).map(|cost| vec![unequip(cost)]),
        write: |found, w| write_priced(found[0], unequip, w),
    },
    KeywordLine {
        words: "Job Change",
        kinds: kind::CHARACTERS,
        label: label::JOB_CHANGE,
        abilities: 1,
        read: read_job_change,
        write: |found, w| write_job_change(found[0], w),
    },
    KeywordLine {
        words: "Glimmer",
        kinds: FORWARDS.union(BACKUPS),
        label: label::GLIMMER,
        abilities: 1,
        read: |r| read_discarded(label::GLIMMER, r),
        write: |found, w| write_discarded(found[0], w),
    },
    KeywordLine {
        words: "Junction",
        kinds: kind::CHARACTERS,
        label: label::JUNCTION,
        abilities: 1,
        read: |r| read_price(r).map(|cost| vec![junction(cost)]),
        write: |found, w| write_priced(found[0], junction, w),
    },
    KeywordLine {
        words: "Item",
        kinds: kind::ITEMS,
        label: label::EQUIPS,
        abilities: 1,
        read: read_item,
        write: |found, w| write_item(found[0], w),
    },
    KeywordLine {
        words: "Formation condition",
        kinds: Kinds::of(&[kind::FORMATION]),
        label: label::CONDITION,
        abilities: 1,
        read: read_formation,
        write: |found, w| write_formation(found[0], w),
    },
];

/// An ability that its price tells whole.
fn write_priced(ability: &Ability, of: fn(Cost) -> Ability, w: &mut Writer) -> Said {
    write_price(&ability.cost, w)?;
    if *ability == of(ability.cost.clone()) { Ok(()) } else { Err(Unsayable) }
}

/// The card itself, which is given up to pay.
const GIVEN_UP: CostPart = CostPart::Move { what: CostObjects::This, to: zone::BREAK, verb: verb::PUT };
/// The card itself, which is discarded to pay.
const DISCARDED: CostPart = CostPart::Move { what: CostObjects::This, to: zone::BREAK, verb: verb::DISCARD };

/// A cost, and this besides.
fn with(mut cost: Cost, part: &CostPart) -> Cost {
    cost.parts.push(part.clone());
    cost
}

/// A cost without the part it ends with.
fn before(cost: &Cost, part: &CostPart) -> Result<Cost, Unsayable> {
    let mut cost = cost.clone();
    if cost.parts.pop().as_ref() == Some(part) { Ok(cost) } else { Err(Unsayable) }
}

/// Puts objects onto the field.
fn bring(what: What, turned: Option<Orientation>) -> Op {
    Op::Move { what, to: zone::FIELD, end: End::Top, verb: verb::PLAY, turned, control: None }
}

/// Puts the card itself into the Break Zone.
const GIVE_UP: Op =
    Op::Move { what: What::This, to: zone::BREAK, end: End::Top, verb: verb::PUT, turned: None, control: None };

/// Cards of this sort in your deck that share its name.
fn namesakes(kinds: Kinds) -> Filter {
    let zones = Zones::of(&[zone::DECK]);
    Filter { zones, whose: Whose::Yours, kinds, shares_name_with_source: true, ..Filter::default() }
}

/// One card of this sort from your hand, of a cost of at most so much, is put onto the field if you like.
fn from_hand(kinds: Kinds, colours: Colours, cost: i32) -> Vec<Op> {
    let test = NumberTest { number: number::COST, cmp: Cmp::AtMost, amount: Amount::Fixed(cost) };
    let filter =
        Filter { zones: HAND, whose: Whose::Yours, kinds, colours, number_tests: vec![test], ..Filter::default() };
    let one = Counted { min: Amount::Fixed(1), max: Amount::Fixed(1), filter };
    vec![Op::May { who: Who::You, skip: 2 }, pick(Who::You, one), move_picked(0, zone::FIELD, verb::PLAY, None)]
}

/// The highest cost that [`from_hand`] asks for.
fn cost_from_hand(ops: &[Op]) -> Result<(i32, Colours), Unsayable> {
    match ops {
        [_, Op::Pick { filter, .. }, _] => match filter.number_tests.as_slice() {
            [NumberTest { amount: Amount::Fixed(cost), .. }] => Ok((*cost, filter.colours)),
            _ => Err(Unsayable),
        },
        _ => Err(Unsayable),
    }
}

const ENTERS: EventPattern = EventPattern::Move { from: Zones::EMPTY, to: FIELD, verb: None };

/// What the card itself does or what becomes of it sets it off.
fn triggered(on: EventPattern, label: Label) -> Ability {
    Ability::new(Form::Triggered(Trigger { on, subject: Filter::this(), counterpart: None }), label, FIELD)
}

/// Whether it breaks a Forward the opponent controls or deals damage to a player, a Forward gives way to another of its
/// name (15.2.4.2): two events, so two abilities.
fn level_up() -> [Ability; 2] {
    let foe = Filter { zones: FIELD, whose: Whose::Opponents, kinds: FORWARDS, ..Filter::default() };
    let on = EventPattern::Move { from: FIELD, to: Zones::of(&[zone::BREAK]), verb: Some(verb::BREAK) };
    let breaks = Trigger { on, subject: foe, counterpart: Some(Filter::this()) };
    let search = Op::Search { who: Who::You, filter: namesakes(FORWARDS), max: Amount::Fixed(1) };
    let found = bring(What::Picked(0), Some(Orientation::Sideways));
    let body = Body {
        phrases: Vec::new(),
        ops: vec![Op::May { who: Who::You, skip: 1 }, GIVE_UP, Op::IfDone { skip: 2 }, search, found],
    };
    let breaking = Ability::new(Form::Triggered(breaks), label::LEVEL_UP, FIELD);
    let wounding = triggered(EventPattern::Deed(verb::WOUND), label::LEVEL_UP);
    [Ability { body: body.clone(), ..breaking }, Ability { body, ..wounding }]
}

/// "— Fire, Ice (4)".
fn read_link(r: &mut Reader) -> Read<Vec<Ability>> {
    r.mark(DASH)?;
    let mut colours = Colours::of(&[read_element(r)?]);
    while r.has(|r| r.mark(',')) {
        colours = colours.with(read_element(r)?);
    }
    let cost = read_number_in_brackets(r)?;
    Ok(vec![link(colours, cost)])
}

/// A Forward of one of these elements and of at most this cost comes from the hand (15.2.5.2).
fn link(colours: Colours, cost: i32) -> Ability {
    let mut ability = triggered(ENTERS, label::LINK);
    ability.body.ops = from_hand(FORWARDS, colours, cost);
    ability
}

fn write_link(ability: &Ability, w: &mut Writer) -> Said {
    let (cost, colours) = cost_from_hand(&ability.body.ops)?;
    w.say("—");
    for (at, colour) in colours.iter().enumerate() {
        if at > 0 {
            w.glue(",");
        }
        w.say(element::NAMES.get(colour.index()).ok_or(Unsayable)?);
    }
    w.say(&format!("({cost})"));
    if *ability == link(colours, cost) { Ok(()) } else { Err(Unsayable) }
}

/// "(4)".
fn read_number_in_brackets(r: &mut Reader) -> Read<i32> {
    r.mark('(')?;
    let number = r.number()?;
    r.mark(')').map(|()| number)
}

/// The Backup has been put onto the field to give itself up (15.2.6.3).
fn assisting() -> Condition {
    Condition::Is(What::This, Filter { marks: Marks::of(&[mark::ASSISTING]), ..Filter::default() })
}

/// "— Draw 1 card."
fn read_assist(r: &mut Reader) -> Read<Vec<Ability>> {
    r.mark(DASH)?;
    let (body, modes) = read_body(r)?;
    if modes.is_some() {
        return Err(Miss);
    }
    assist(body).map(|ability| vec![ability]).ok_or(Miss)
}

/// It puts itself into the Break Zone, and what is written is done if it did (15.2.6.2).
fn assist(body: Body) -> Option<Ability> {
    // What it chooses it chooses when it has gone (reading S32).
    let leading = body.phrases_before_ops();
    let chosen = (!leading.is_empty()).then(|| Op::ChooseTargets { first: leading.start, count: leading.len() as u8 });
    let written: Vec<Op> = chosen.into_iter().chain(body.ops).collect();
    let skip = u8::try_from(written.len()).ok()?;
    let mut ability = triggered(ENTERS, label::ASSIST);
    ability.condition = Some(assisting());
    ability.body = Body { ops: [GIVE_UP, Op::IfDone { skip }].into_iter().chain(written).collect(), ..body };
    Some(ability)
}

fn write_assist(ability: &Ability, w: &mut Writer) -> Said {
    let written = match ability.body.ops.get(2..).unwrap_or_default() {
        [Op::ChooseTargets { first: 0, .. }, rest @ ..] => rest,
        written => written,
    };
    let body = Body { ops: written.to_vec(), ..ability.body.clone() };
    if assist(body.clone()).as_ref() != Some(ability) {
        return Err(Unsayable);
    }
    w.say("—");
    w.begin();
    write_body(&body, None, w)
}

/// "(Guard/Knight)".
fn read_primal(r: &mut Reader) -> Read<Vec<Ability>> {
    r.mark('(')?;
    let filter = read_noun(Place::Given(zone::FIELD, Whose::Yours), r)?;
    r.mark(')')?;
    if filter.kinds.is_empty() || filter.kinds == kind::CHARACTERS {
        return Ok(vec![primal(filter)]);
    }
    Err(Miss)
}

/// Of these Characters one can be given up to lower what the Summon costs (15.2.7.3).
fn primal(filter: Filter) -> Ability {
    let filter = Filter { kinds: kind::CHARACTERS, ..filter };
    let works = Zones::of(&[zone::HAND, zone::STACK]);
    Ability::new(Form::Static(vec![StaticEffect { filter, changes: Vec::new() }]), label::PRIMAL, works)
}

fn write_primal(ability: &Ability, w: &mut Writer) -> Said {
    let filter = only_filter(ability)?;
    if *ability != primal(filter.clone()) {
        return Err(Unsayable);
    }
    open(w);
    w.first_of(&[Kinds::EMPTY, kind::CHARACTERS], |&kinds, w| {
        write_noun(&Filter { kinds, ..filter.clone() }, Place::Given(zone::FIELD, Whose::Yours), false, w)
    })?;
    w.glue(")");
    Ok(())
}

fn open(w: &mut Writer) {
    w.say("(");
    w.join();
}

/// The description of the only thing a static ability speaks of.
fn only_filter(ability: &Ability) -> Result<&Filter, Unsayable> {
    match &ability.form {
        Form::Static(affects) => match affects.as_slice() {
            [StaticEffect { filter, changes }] if changes.is_empty() => Ok(filter),
            _ => Err(Unsayable),
        },
        _ => Err(Unsayable),
    }
}

/// "({Fire}{2}) — When Reed Piper enters the field, draw 1 card."
fn read_overdrive(r: &mut Reader) -> Read<Vec<Ability>> {
    let cost = read_in_brackets(r)?;
    r.mark(DASH)?;
    let auto = read_triggered(r)?;
    Ok(overdrive(cost, auto, 0).into())
}

/// What may be paid besides for playing the Character (15.2.9.2), and the auto-ability it has if that was paid (15.2.9.3).
fn overdrive(cost: Cost, mut auto: Ability, paid: u8) -> [Ability; 2] {
    let mut extra = Ability::new(Form::Static(Vec::new()), label::OVERDRIVE, HAND);
    extra.extras = vec![ExtraCost { cost, replaces_price: false, optional: true, condition: None, routine: None }];
    auto.label = label::OVERDRIVE;
    add_presence(&mut auto, Condition::ExtraPaid(paid));
    [extra, auto]
}

/// The additional costs of a card are counted: those of its own text first, then those of its Overdrives.
pub(super) fn number_overdrives(abilities: &mut [Ability]) {
    let mut paid: u8 =
        abilities.iter().filter(|ability| ability.form == Form::Spell).map(|a| a.extras.len() as u8).sum();
    for ability in abilities.iter_mut().filter(|ability| ability.label == label::OVERDRIVE) {
        if matches!(ability.form, Form::Triggered(_)) {
            if let Some((_, mut plain)) = split_presence(ability) {
                add_presence(&mut plain, Condition::ExtraPaid(paid));
                *ability = plain;
            }
            paid += 1;
        }
    }
}

fn write_overdrive(abilities: &[&Ability], w: &mut Writer) -> Said {
    let [extra, auto] = abilities else { return Err(Unsayable) };
    let [ExtraCost { cost, .. }] = extra.extras.as_slice() else { return Err(Unsayable) };
    let (Condition::ExtraPaid(paid), plain) = split_presence(auto).ok_or(Unsayable)? else { return Err(Unsayable) };
    let plain = Ability { label: label::AUTO, ..plain };
    if overdrive(cost.clone(), plain.clone(), *paid).iter().ne(abilities.iter().copied()) {
        return Err(Unsayable);
    }
    write_in_brackets(cost, w)?;
    w.say("—");
    w.begin();
    write_triggered(&plain, w)
}

/// "({Fire}{2})".
fn read_in_brackets(r: &mut Reader) -> Read<Cost> {
    r.mark('(')?;
    let cost = read_payment(r)?;
    r.mark(')').map(|()| cost)
}

fn write_in_brackets(cost: &Cost, w: &mut Writer) -> Said {
    open(w);
    write_payment(cost, w)?;
    w.glue(")");
    Ok(())
}

/// In your turn, for a cost and itself, a card brings another of its name from the deck (15.2.10).
fn awakening(cost: Cost) -> Ability {
    let mut ability = Ability::new(Form::Activated, label::AWAKENING, FIELD);
    ability.cost = with(cost, &GIVEN_UP);
    ability.condition = Some(Condition::TurnOf(Who::You));
    let search = Op::Search { who: Who::You, filter: namesakes(Kinds::EMPTY), max: Amount::Fixed(1) };
    ability.body.ops = vec![search, bring(What::Picked(0), None)];
    ability
}

/// "— {Fire}{1}: Draw 1 card.", with a name before the dash where the keyword has one.
fn read_discarded(label: Label, r: &mut Reader) -> Read<Vec<Ability>> {
    let mut ability = Ability::new(Form::Activated, label, HAND);
    if label == label::GLIMMER {
        let name = r.take("~a name in percent signs", |token| match token {
            TokenKind::Title(name) => Some(name),
            _ => None,
        })?;
        ability.name = Some(r.pool.intern_name(name));
    }
    ability.cost = with(read_price(r)?, &DISCARDED);
    r.mark(':')?;
    (ability.body, ability.modes) = read_body(r)?;
    Ok(vec![ability])
}

/// What is done for a cost and the card itself, out of the hand (15.2.11, 15.2.14).
fn write_discarded(ability: &Ability, w: &mut Writer) -> Said {
    if let Some(name) = ability.name {
        let title = format!("%{}%", w.pool.names.get(name.index()).ok_or(Unsayable)?);
        w.say(&title);
    }
    let plain = ability.works_in == HAND && ability.condition.is_none() && ability.per_turn.is_none();
    if !plain || !ability.extras.is_empty() || ability.name.is_some() != (ability.label == label::GLIMMER) {
        return Err(Unsayable);
    }
    write_price(&before(&ability.cost, &DISCARDED)?, w)?;
    w.glue(":");
    w.begin();
    write_body(&ability.body, ability.modes.as_ref(), w)
}

/// "— {Fire}{1}, discard 1 card".
fn read_price(r: &mut Reader) -> Read<Cost> {
    r.mark(DASH)?;
    let signed = read_cost(r)?;
    if signed.special { r.fail("~a cost without `{S}`") } else { Ok(signed.cost) }
}

fn write_price(cost: &Cost, w: &mut Writer) -> Said {
    w.say("—");
    w.begin();
    write_cost(cost, false, w)
}

/// An Item that a Character is equipped with is returned (15.2.12).
fn unequip(cost: Cost) -> Ability {
    let mut ability = Ability::new(Form::Activated, label::UNEQUIP, FIELD);
    ability.cost = cost;
    let equipped = Filter { beside: Some(Box::default()), ..Filter::default() };
    ability.condition = Some(Condition::Is(What::This, equipped));
    let (to, verb) = (zone::HAND, verb::RETURN);
    ability.body.ops = vec![Op::Move { what: What::This, to, end: End::Top, verb, turned: None, control: None }];
    ability
}

/// "(3) — {Fire}{1}".
fn read_job_change(r: &mut Reader) -> Read<Vec<Ability>> {
    let most = read_number_in_brackets(r)?;
    Ok(vec![job_change(most, read_price(r)?)])
}

/// In your turn, a Backup of at most this cost comes from the hand (15.2.13).
fn job_change(most: i32, cost: Cost) -> Ability {
    let mut ability = Ability::new(Form::Activated, label::JOB_CHANGE, FIELD);
    ability.cost = cost;
    ability.condition = Some(Condition::TurnOf(Who::You));
    ability.body.ops = from_hand(BACKUPS, Colours::EMPTY, most);
    ability
}

fn write_job_change(ability: &Ability, w: &mut Writer) -> Said {
    let (most, _) = cost_from_hand(&ability.body.ops)?;
    w.say(&format!("({most})"));
    write_price(&ability.cost, w)?;
    if *ability == job_change(most, ability.cost.clone()) { Ok(()) } else { Err(Unsayable) }
}

/// A Summon is removed from the hand, with which the Character is junctioned (15.2.15.2).
fn junction(cost: Cost) -> Ability {
    let mut ability = Ability::new(Form::Activated, label::JUNCTION, FIELD);
    ability.cost = cost;
    let filter = Filter { zones: HAND, whose: Whose::Yours, kinds: SUMMONS, ..Filter::default() };
    let one = Counted { min: Amount::Fixed(1), max: Amount::Fixed(1), filter };
    let attach = Op::Attach { what: What::Picked(0), to: What::This, under: false, verb: verb::JUNCTION };
    ability.body.ops = vec![pick(Who::You, one), attach];
    ability
}

/// "(Forward)": which Characters can be equipped with the Item (5.2.3.1.3.2).
fn read_item(r: &mut Reader) -> Read<Vec<Ability>> {
    r.mark('(')?;
    let filter = read_noun(Place::Play, r)?;
    let others = |filter: &Filter| filter.kinds.meets(OTHERS);
    if others(&filter) || filter.any.iter().any(others) {
        return r.fail("~a description of Characters");
    }
    r.mark(')').map(|()| vec![equips(filter)])
}

/// Cards that are no Characters.
const OTHERS: Kinds = Kinds::of(&[kind::SUMMON, kind::FORMATION]).union(kind::ITEMS);

fn equips(filter: Filter) -> Ability {
    Ability::new(Form::Static(vec![StaticEffect { filter, changes: Vec::new() }]), label::EQUIPS, Zones::EMPTY)
}

fn write_item(ability: &Ability, w: &mut Writer) -> Said {
    let filter = only_filter(ability)?;
    open(w);
    write_noun(filter, Place::Play, false, w)?;
    w.glue(")");
    if *ability == equips(filter.clone()) { Ok(()) } else { Err(Unsayable) }
}

/// ": you control 3 or more Forwards." What a Formation asks for is looked at only when it is played (7.12.3).
fn read_formation(r: &mut Reader) -> Read<Vec<Ability>> {
    r.mark(':')?;
    let condition = read_condition(r)?;
    r.stop()?;
    Ok(vec![asking(condition)])
}

fn asking(condition: Condition) -> Ability {
    let mut ability = Ability::new(Form::Static(Vec::new()), label::CONDITION, Zones::EMPTY);
    ability.condition = Some(condition);
    ability
}

fn write_formation(ability: &Ability, w: &mut Writer) -> Said {
    let condition = ability.condition.clone().ok_or(Unsayable)?;
    w.glue(":");
    write_condition(&condition, w)?;
    w.stop();
    if *ability == asking(condition) { Ok(()) } else { Err(Unsayable) }
}
