//! What cards become: "gains +500 ATK and DEF", "loses [Slow Start]", "cannot be attacked", for a time or as long as an
//! ability applies.

use super::ability::{read_granted, write_granted};
use super::adjective::read_element;
use super::keyword::keyword_abilities;
use super::noun::{CHASE, SERVANTS, read_name, read_trait, say_name, say_trait, usual};
use super::object::read_every;
use super::qualifier::PLAYED;
use super::source::Sources;
use super::word::Ability as Skill;
use crate::amount::{is_negative, read_each, times_each, write_each};
use crate::change::{both_ways, merged, one_way};
use crate::lasting::Lasting;
use crate::matter::{meant, named};
use crate::measure::{read_number_name, say_number_name};
use crate::noun::{Place, read_article, write_article};
use crate::object::Subject;
use crate::phrase::{self, Row, Slot, phrases};
use crate::predicate::{Family, read_any, read_predicate, write_any, write_only, write_predicate};
use crate::price::{read_fee, write_fee};
use crate::reader::{Miss, Read, Reader};
use crate::token::Kind as TokenKind;
use crate::writer::{Said, Unsayable, Writer};
use caster::matters::PLAYABLE;
use caster::words::{element, keyword, kind, number, verb, zone};
use duel::card::ability::{Ability, Change, Duration};
use duel::card::amount::{Amount, What, Who};
use duel::card::filter::{Filter, Whose};
use duel::ids::*;

/// How effects that last are said.
pub(crate) const LASTING: Lasting = Lasting {
    durations: &[
        ("until end of turn", Duration::Turn),
        ("this turn", Duration::Turn),
        ("until end of battle", Duration::Battle),
        ("this battle", Duration::Battle),
    ],
    stays: "is on the field",
    statement: Row { read: read_statement, write: |(what, changes), w| write_statement(what, changes, w) },
};

/// The sorts of predicates.
const FAMILIES: &[Family] = &[
    Family {
        verb: "gains/gain",
        has: |change| {
            matches!(
                change,
                Change::Add(..)
                    | Change::GainKeywords(_)
                    | Change::Grant(_)
                    | Change::AddTrait(_)
                    | Change::AddName(_)
                    | Change::AddColours(_)
            )
        },
        read: |r| Ok(merged(r.list(read_gain)?.into_iter().flatten().collect())),
        write: write_gains,
    },
    Family {
        verb: "loses/lose",
        has: |change| matches!(change, Change::LoseKeywords(_) | Change::LoseAbilities),
        read: |r| r.list(read_loss).map(merged),
        write: |changes, _, w| w.list(changes, |w, change| write_loss(change, w)),
    },
    // What cannot be destroyed cannot be destroyed in battle either (1007.2).
    Family {
        verb: "cannot",
        has: |change| matches!(change, Change::Cannot(..) | Change::ActionFee(..)),
        read: |r| {
            read_any(PROHIBITIONS, "~what it cannot do", r).map(|changes| both_ways(changes, verb::DESTROY, verb::FALL))
        },
        write: |changes, _, w| write_any(PROHIBITIONS, &one_way(changes, verb::DESTROY, verb::FALL), w),
    },
    Family {
        verb: "must",
        has: |change| matches!(change, Change::Must(_)),
        read: |r| phrase::read(DUTIES, "~what it must do", r).map(|change| vec![change]),
        write: |changes, _, w| write_only(changes, w, |change, w| phrase::write(DUTIES, change, w)),
    },
    Family {
        verb: "costs/cost",
        has: |change| matches!(change, Change::CostIncrease(_)),
        read: |r| read_toll(r).map(|change| vec![change]),
        write: |changes, _, w| write_only(changes, w, write_toll),
    },
    Family {
        verb: "becomes/become",
        has: |change| {
            matches!(change, Change::Set(..) | Change::SetTraits(_) | Change::SetColours(_) | Change::SetKinds(_))
        },
        read: read_becoming,
        write: |changes, _, w| write_becoming(changes, w),
    },
    Family {
        verb: "may",
        has: |change| matches!(change, Change::Allow(_)),
        read: |r| phrase::read(LEAVES, "~what it may do", r).map(|change| vec![change]),
        write: |changes, _, w| write_only(changes, w, |change, w| phrase::write(LEAVES, change, w)),
    },
];

/// What the rules alone do not let a card do.
const LEAVES: &[Row<Change>] = phrases! {
    ["attack enemy players even if there are reversed enemy servants" (Hubris words)] => { Change::GainKeywords(words) }
    ["be attacked as if it were a servant"] => { Change::Allow(verb::BE_ATTACKED) }
    ["be attacked"] => { Change::Allow(verb::BE_ATTACKED) }
    ["be called from an allied graveyard"] => { Change::Allow(verb::CALL) }
    ["be played from an allied graveyard"] => { Change::Allow(verb::PLAY) }
};

/// The keyword that these words stand for (1110.2).
struct Hubris;

impl Hubris {
    fn read(_: &mut Reader) -> Read<Keywords> {
        Ok(Keywords::of(&[keyword::HUBRIS]))
    }
    fn write(words: &Keywords, _: &mut Writer) -> Said {
        if *words == Keywords::of(&[keyword::HUBRIS]) { Ok(()) } else { Err(Unsayable) }
    }
}

/// "+500 ATK", "+500 ATK and DEF for each allied caster", "[Double Corrupt]", `"[1]: Draw a card."`, "the trait Golem".
fn read_gain(r: &mut Reader) -> Read<Vec<Change>> {
    if let Ok(skill) = r.attempt(Skill::read) {
        // Keywords that are abilities bring these.
        let abilities = keyword_abilities(skill).into_iter().map(|ability| Change::Grant(r.pool.add_ability(ability)));
        return Ok(std::iter::once(Change::GainKeywords(Keywords::of(&[skill]))).chain(abilities).collect());
    }
    if let Ok(word) = r.attempt(|r| {
        r.one_of(&["the trait", "the race"])?;
        read_trait(r)
    }) {
        return Ok(vec![Change::AddTrait(word)]);
    }
    if let Ok(name) = r.attempt(|r| {
        r.words("the name")?;
        read_name(r)
    }) {
        return Ok(vec![Change::AddName(name)]);
    }
    if let Ok(colour) = r.attempt(|r| {
        r.words("the element")?;
        read_element(r)
    }) {
        return Ok(vec![Change::AddColours(Colours::of(&[colour]))]);
    }
    if matches!(r.peek(), Some(TokenKind::Quote(..))) {
        return r.quoted(read_granted).map(|ability| vec![Change::Grant(ability)]);
    }
    let plus = r.has(|r| r.mark('+'));
    let x = plus && r.skip("X");
    let amount = if x { 0 } else { r.number()? };
    let mut numbers = vec![read_number_name(r)?];
    while let Ok(next) = r.attempt(|r| {
        r.words("and")?;
        read_number_name(r)
    }) {
        numbers.push(next);
    }
    let amount = if x { Amount::X } else { read_each(amount, r)? };
    Ok(numbers.into_iter().map(|number| Change::Add(number, amount.clone())).collect())
}

/// Changes without the abilities that keywords before them bring.
fn without_brought(changes: &[Change], w: &Writer) -> Vec<Change> {
    let mut left: Vec<Change> = Vec::new();
    let mut due: Vec<Ability> = Vec::new();
    for change in changes {
        match change {
            Change::Grant(id) if due.first() == Some(w.pool.ability(*id)) => {
                due.remove(0);
            }
            change => {
                due.clear();
                if let Change::GainKeywords(words) = change {
                    due.extend(words.iter().flat_map(keyword_abilities));
                }
                left.push(change.clone());
            }
        }
    }
    left
}

fn write_gains(changes: &[Change], own: bool, w: &mut Writer) -> Said {
    let changes = without_brought(changes, w);
    let mut groups: Vec<Vec<&Change>> = Vec::new();
    for change in &changes {
        let same = |before: &Change| matches!((before, change), (Change::Add(_, a), Change::Add(_, b)) if a == b);
        match groups.last_mut() {
            Some(group) if group.last().is_some_and(|before| same(before)) => group.push(change),
            _ => groups.push(vec![change]),
        }
    }
    w.list(&groups, |w, group| match group.as_slice() {
        [Change::GainKeywords(words)] => words.iter().try_for_each(|word| Skill::write(&word, w)),
        [Change::Grant(ability)] => w.quoted(|w| write_granted(*ability, own, w)),
        [Change::AddTrait(word)] => {
            w.one_of(&["the trait", "the race"]);
            say_trait(*word, false, w)
        }
        [Change::AddName(name)] => {
            w.words("the name");
            say_name(*name, w)
        }
        [Change::AddColours(colours)] => {
            w.words("the element");
            let colour = colours.iter().next().ok_or(Unsayable)?;
            w.say(element::NAMES[colour.index()]);
            Ok(())
        }
        [Change::Add(_, amount), ..] => {
            if *amount == Amount::X {
                w.say("+X");
            } else {
                if !is_negative(amount) {
                    w.say("+");
                    w.join();
                }
                w.number(times_each(amount));
            }
            for (at, change) in group.iter().enumerate() {
                if at > 0 {
                    w.say("and");
                }
                let Change::Add(number, _) = change else { return Err(Unsayable) };
                say_number_name(*number, w)?;
            }
            if *amount == Amount::X { Ok(()) } else { write_each(amount, w) }
        }
        _ => Err(Unsayable),
    })
}

fn read_loss(r: &mut Reader) -> Read<Change> {
    if r.has(|r| r.one_of(&["all abilities", "all its/their abilities", "its/their abilities"])) {
        return Ok(Change::LoseAbilities);
    }
    Skill::read(r).map(|skill| Change::LoseKeywords(Keywords::of(&[skill])))
}

fn write_loss(change: &Change, w: &mut Writer) -> Said {
    match change {
        Change::LoseAbilities => w.one_of(&["all abilities", "all its/their abilities", "its/their abilities"]),
        Change::LoseKeywords(words) => words.iter().try_for_each(|word| Skill::write(&word, w))?,
        _ => return Err(Unsayable),
    }
    Ok(())
}

/// "[1] less to play", "[1] more for each enemy servant".
fn read_toll(r: &mut Reader) -> Read<Change> {
    let number = read_fee(r)?;
    let less = r.skip("less");
    if !less {
        r.words("more")?;
    }
    r.skip("to play");
    Ok(Change::CostIncrease(read_each(if less { -number } else { number }, r)?))
}

fn write_toll(change: &Change, w: &mut Writer) -> Said {
    let Change::CostIncrease(amount) = change else { return Err(Unsayable) };
    let number = times_each(amount);
    write_fee(number.abs(), w)?;
    w.say(if number < 0 { "less" } else { "more" });
    w.one_of(&["to play", ""]);
    write_each(amount, w)
}

/// "3000/2000" (1014.2), "a Golem", "Ignus".
fn read_becoming(r: &mut Reader) -> Read<Vec<Change>> {
    if let Ok((atk, def)) = r.attempt(|r| {
        r.take("~ATK and DEF such as `3000/2000`", |kind| match kind {
            TokenKind::Word(word) => {
                let (atk, def) = word.split_once('/')?;
                Some((atk.parse::<i32>().ok()?, def.parse::<i32>().ok()?))
            }
            _ => None,
        })
    }) {
        let set = |number, amount| Change::Set(number, Amount::Fixed(amount));
        return Ok(vec![set(number::ATK, atk), set(number::DEF, def)]);
    }
    if let Ok(colour) = r.attempt(read_element) {
        return Ok(vec![Change::SetColours(Colours::of(&[colour]))]);
    }
    r.words("a/an")?;
    if let Some(kind) = becoming_kind(r) {
        return Ok(vec![Change::SetKinds(Kinds::of(&[kind]))]);
    }
    read_trait(r).map(|word| vec![Change::SetTraits(vec![word])])
}

const BECOMING: &[(&str, Kind)] = &[("servant", kind::SERVANT), ("caster", kind::CASTER), ("barrier", kind::BARRIER)];

fn becoming_kind(r: &mut Reader) -> Option<Kind> {
    BECOMING.iter().find(|(word, _)| r.skip(word)).map(|(_, kind)| *kind)
}

fn write_becoming(changes: &[Change], w: &mut Writer) -> Said {
    match changes {
        [Change::Set(number::ATK, Amount::Fixed(atk)), Change::Set(number::DEF, Amount::Fixed(def))] => {
            w.say(&format!("{atk}/{def}"));
        }
        [Change::SetColours(colours)] => {
            w.say(element::NAMES[colours.iter().next().ok_or(Unsayable)?.index()]);
        }
        [Change::SetKinds(kinds)] => {
            let (word, _) = BECOMING.iter().find(|(_, kind)| Kinds::of(&[*kind]) == *kinds).ok_or(Unsayable)?;
            w.say("a");
            w.say(word);
        }
        [Change::SetTraits(words)] => {
            let [word] = words.as_slice() else { return Err(Unsayable) };
            let name = w.aside(|w| say_trait(*word, false, w))?;
            let vowel = name.starts_with(['A', 'E', 'I', 'O', 'U']);
            w.one_of(if vowel { &["an", "a"] } else { &["a", "an"] });
            w.say(&name);
        }
        _ => return Err(Unsayable),
    }
    Ok(())
}

const DUTIES: &[Row<Change>] = phrases! {
    ["attack if able"] => { Change::Must(verb::ATTACK) }
    ["attack if possible"] => { Change::Must(verb::ATTACK) }
};

/// What is forbidden; a filter says by what, or to what.
const PROHIBITIONS: &[Row<Change>] = phrases! {
    ["attack unless its/their controller/controllers pays/pay" (Fee n)] => { Change::ActionFee(verb::ATTACK, n) }
    ["attack enemy players"] => { Change::Cannot(verb::ATTACK_PLAYER, None) }
    ["attack players"] => { Change::Cannot(verb::ATTACK_PLAYER, None) }
    ["attack" (Prey filter)] => { Change::Cannot(verb::ATTACK, Some(filter)) }
    ["attack"] => { Change::Cannot(verb::ATTACK, None) }
    ["be attacked by" (Prey filter)] => { Change::Cannot(verb::BE_ATTACKED, Some(filter)) }
    ["be attacked"] => { Change::Cannot(verb::BE_ATTACKED, None) }
    ["be destroyed in battle"] => { Change::Cannot(verb::FALL, None) }
    ["be destroyed by battle"] => { Change::Cannot(verb::FALL, None) }
    ["be destroyed by" (Sources filter)] => { Change::Cannot(verb::DESTROY, Some(filter)) }
    ["be destroyed"] => { Change::Cannot(verb::DESTROY, None) }
    ["be banished"] => { Change::Cannot(verb::BANISH, None) }
    ["be returned to its/their owner's/owners' hand/hands"] => { Change::Cannot(verb::RETURN, None) }
    ["be the target/targets of" (Sources filter)] => { Change::Cannot(verb::TARGET, Some(filter)) }
    ["be targeted by" (Sources filter)] => { Change::Cannot(verb::TARGET, Some(filter)) }
    ["be targeted"] => { Change::Cannot(verb::TARGET, None) }
    ["be switched except by spell or ability"] => { Change::Cannot(verb::TURN_OVER, None) }
    ["be switched"] => { Change::Cannot(verb::SWITCH, None) }
    ["switch"] => { Change::Cannot(verb::SWITCH, None) }
    ["be rested"] => { Change::Cannot(verb::REST, None) }
    ["be recovered"] => { Change::Cannot(verb::RECOVER, None) }
    ["recover"] => { Change::Cannot(verb::RECOVER, None) }
    ["be reversed"] => { Change::Cannot(verb::REVERSE, None) }
    ["be played"] => { Change::Cannot(verb::PLAY, None) }
    ["be chased"] => { Change::Cannot(verb::CHASE, None) }
    ["be canceled"] => { Change::Cannot(verb::CANCEL, None) }
    ["be corrupted"] => { Change::Cannot(verb::CORRUPT, None) }
    ["be drawn"] => { Change::Cannot(verb::DRAW, None) }
    ["be discarded"] => { Change::Cannot(verb::DISCARD, None) }
    ["enter the field"] => { Change::Cannot(verb::ENTER, None) }
};

/// So much aether.
struct Fee;

impl Fee {
    fn read(r: &mut Reader) -> Read<u8> {
        read_fee(r)?.try_into().map_err(|_| Miss)
    }
    fn write(number: &u8, w: &mut Writer) -> Said {
        write_fee(i32::from(*number), w)
    }
}

/// What is attacked, or attacks: one of a description, or all of it.
struct Prey;

impl Prey {
    fn read(r: &mut Reader) -> Read<Filter> {
        if let Ok(What::All(filter)) = r.attempt(read_every) {
            return Ok(filter);
        }
        read_article(Place::Play, r)
    }
    fn write(filter: &Filter, w: &mut Writer) -> Said {
        w.first_of(&[true, false], |&several, w| match several {
            true => crate::noun::write_noun(filter, Place::Play, true, w),
            false => write_article(filter, Place::Play, w),
        })
    }
}

/// A player who cannot be attacked: no enemy servant can attack players.
const UNATTACKED: &str = "you cannot be attacked";

fn attackers() -> What {
    What::All(Filter {
        zones: SERVANTS,
        whose: Whose::Opponents,
        kinds: Kinds::of(&[kind::SERVANT]),
        ..Filter::default()
    })
}

/// Players who cannot play cards.
const UNPLAYED: &[(&str, Whose)] = &[
    ("players cannot play", Whose::Anyones),
    ("enemy players cannot play", Whose::Opponents),
    ("you cannot play", Whose::Yours),
];

/// Players who cannot draw.
const UNDRAWN: &[(&str, Whose)] = &[
    ("players cannot draw cards", Whose::Anyones),
    ("enemy players cannot draw cards", Whose::Opponents),
    ("you cannot draw cards", Whose::Yours),
];

fn undrawn(whose: Whose) -> What {
    What::All(Filter { zones: Zones::of(&[zone::DECK]), whose, ..Filter::default() })
}

/// Cards of a description as they are played; of "spells" and "cards" all.
fn read_unplayed(whose: Whose, r: &mut Reader) -> Read<What> {
    let filter = crate::noun::read_noun(Place::Anywhere, r)?;
    let plain = filter.zones.is_empty() || filter.zones == CHASE;
    if !plain || filter.whose != Whose::Anyones {
        return Err(Miss);
    }
    Ok(What::All(Filter { zones: PLAYABLE, whose, ..filter }))
}

fn write_unplayed(filter: &Filter, w: &mut Writer) -> Said {
    let (words, _) = UNPLAYED.iter().find(|(_, whose)| *whose == filter.whose).ok_or(Unsayable)?;
    w.words(words);
    let plain = Filter { whose: Whose::Anyones, zones: Zones::EMPTY, ..filter.clone() };
    let there = Filter { zones: CHASE, ..plain.clone() };
    let wordings = if plain == Filter::default() { vec![there, plain] } else { vec![plain] };
    w.first_of(&wordings, |filter, w| crate::noun::write_noun(filter, Place::Anywhere, true, w))
}

/// Whether the text to follow says what cannot be played, rather than who cannot play it.
fn is_passive(filter: &Filter, w: &mut Writer) -> bool {
    !UNPLAYED.iter().any(|(words, whose)| *whose == filter.whose && w.would_follow(words))
}

/// Aether abilities are left to casters of which nothing else can be played (907.1).
const ABILITIES: &str = "enemy players cannot play non-aether activated abilities of";

/// Reads a subject and what is said of it.
pub(crate) fn read_statement(r: &mut Reader) -> Read<(What, Vec<Change>)> {
    if r.skip(UNATTACKED) {
        return Ok((attackers(), vec![Change::Cannot(verb::ATTACK_PLAYER, None)]));
    }
    if r.skip(ABILITIES) {
        let What::All(filter) = read_every(r)? else { return Err(Miss) };
        let filter = Filter { whose: Whose::Opponents, ..filter };
        return Ok((What::All(filter), vec![Change::Cannot(verb::USE, None)]));
    }
    if let Some((_, whose)) = UNDRAWN.iter().find(|(words, _)| r.skip(words)) {
        return Ok((undrawn(*whose), vec![Change::Cannot(verb::DRAW, None)]));
    }
    if let Some((_, whose)) = UNPLAYED.iter().find(|(words, _)| r.skip(words)) {
        return Ok((read_unplayed(*whose, r)?, vec![Change::Cannot(verb::PLAY, None)]));
    }
    if let Ok(what) = r.attempt(|r| {
        r.words("gains/gain control of")?;
        let what = Subject::read(r)?;
        if is_timed(r) { Ok(what) } else { Err(Miss) }
    }) {
        return Ok((what, vec![Change::Control(Who::You)]));
    }
    let used = r.skip(USED);
    let what = match r.attempt(Subject::read) {
        Ok(what) => what,
        // "All" need not be said.
        Err(Miss) => read_every(r)?,
    };
    let changes = read_predicate(FAMILIES, r)?;
    let what = if is_toll(&changes) { what } else { meant(r.grammar, what, &changes, lying) };
    match (what, is_toll(&changes)) {
        // What cards cost matters where they are played from.
        (What::All(filter), true) if (zone::ENTITIES.covers(filter.zones) || filter.zones == CHASE) && !used => {
            Ok((What::All(Filter { zones: PLAYED, ..filter }), changes))
        }
        (what, toll) if toll || !used => Ok((what, changes)),
        _ => Err(Miss),
    }
}

/// Whether words follow that say how long something lasts.
pub(crate) fn is_timed(r: &Reader) -> bool {
    LASTING.durations.iter().any(|(words, _)| r.sees_words(words)) || r.sees_words("as long as")
}

/// Where such cards are if the text does not say: spells in the chase zone.
fn lying(filter: &Filter) -> Zones {
    if filter.zones == CHASE { CHASE } else { usual(filter) }
}

/// Words before cards on the field whose abilities cost more or less.
const USED: &str = "abilities of";

fn is_toll(changes: &[Change]) -> bool {
    matches!(changes, [Change::CostIncrease(_)])
}

/// Writes what [`read_statement`] reads.
pub(crate) fn write_statement(what: &What, changes: &[Change], w: &mut Writer) -> Said {
    if *what == attackers() && changes == [Change::Cannot(verb::ATTACK_PLAYER, None)] {
        w.words(UNATTACKED);
        return Ok(());
    }
    if let (What::All(filter), [Change::Cannot(verb::USE, None)]) = (what, changes)
        && filter.whose == Whose::Opponents
    {
        w.words(ABILITIES);
        let plain = Filter { whose: Whose::Anyones, ..filter.clone() };
        return crate::noun::write_noun(&plain, Place::Play, true, w);
    }
    if let (What::All(filter), [Change::Cannot(verb::PLAY, None)]) = (what, changes)
        && filter.zones == PLAYABLE
        && !(w.is_guided() && is_passive(filter, w))
    {
        return write_unplayed(filter, w);
    }
    if let Some((words, _)) = UNDRAWN.iter().find(|(_, whose)| undrawn(*whose) == *what)
        && *changes == [Change::Cannot(verb::DRAW, None)]
    {
        w.words(words);
        return Ok(());
    }
    if let (What::All(filter), [Change::CostIncrease(_)]) = (what, changes)
        && filter.zones == PLAYED
        && (w.is_guided() || !filter.asks_about_front())
    {
        // "Allied Golems cost [1] less to play" says the same as "Golems you play cost [1] less to play", and "Allied spells"
        // the same as "Cards you play".
        let there = What::All(Filter { zones: usual(filter), ..filter.clone() });
        let spells = What::All(Filter { zones: CHASE, ..filter.clone() });
        let wordings = if filter.asks_about_front() { [what, &there, &spells] } else { [&spells, what, &there] };
        return w.first_of(&wordings, |what, w| {
            w.talk.subject = true;
            let said = Subject::write(what, w);
            w.talk.subject = false;
            said?;
            write_predicate(FAMILIES, changes, false, w)
        });
    }
    if *changes == [Change::Control(Who::You)] {
        w.plural = true;
        w.words("gains/gain control of");
        return what.write(w);
    }
    if let What::All(filter) = what
        && is_toll(changes)
        && filter.zones == usual(filter)
    {
        w.words(USED);
    }
    w.talk.subject = true;
    let mut wordings = vec![if is_toll(changes) { what.clone() } else { named(w.grammar, what, changes, lying) }];
    if let What::All(filter) = what
        && *changes == [Change::Cannot(verb::PLAY, None)]
    {
        wordings.push(What::All(Filter { zones: CHASE, ..filter.clone() }));
    }
    let said = w.first_of(&wordings, |what, w| Subject::write(what, w));
    w.talk.subject = false;
    said?;
    let plural = w.plural;
    let hubris = [Change::GainKeywords(Keywords::of(&[keyword::HUBRIS]))];
    if changes == hubris && w.is_guided() && w.would_follow("may") {
        w.say("may");
        return phrase::write(LEAVES, &changes[0], w);
    }
    w.plural = plural;
    write_predicate(FAMILIES, changes, *what == What::This, w)
}
