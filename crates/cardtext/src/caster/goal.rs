//! Where cards are put: "into your hand", "on the bottom of its owner's deck", "face down, as an orb", "into the field".

use super::adjective::TURNED;
use super::deck::{DeckOf, TopCards};
use super::noun::{CASTERS, usual};
use super::word::COUNTERS;
use crate::phrase::Slot;
use crate::reader::{Miss, Read, Reader};
use crate::writer::{Said, Unsayable, Writer};
use caster::words::{kind, verb, zone};
use duel::card::ability::{End, Op};
use duel::card::amount::{Amount, What, Who};
use duel::card::characteristics::Orientation;
use duel::card::filter::{Filter, Whose};
use duel::ids::*;

/// A place that is no part of the field, or is its caster zone for cards that lie face down.
struct Goal {
    /// Ways to say it; the first is canonical.
    words: &'static [&'static str],
    to: Zone,
    end: End,
    verb: Verb,
}

const GOALS: &[Goal] = &[
    Goal {
        words: &[
            "into your hand",
            "into its/their owner's/owners' hand/hands",
            "into their hand",
            "to your hand",
            "to their hand",
        ],
        to: zone::HAND,
        end: End::Top,
        verb: verb::PUT,
    },
    Goal {
        words: &[
            "into its/their owner's/owners' graveyard/graveyards",
            "into an allied graveyard",
            "into an enemy graveyard",
            "into their graveyard",
            "into your graveyard",
            "into the graveyard",
            "into a graveyard",
        ],
        to: zone::GRAVEYARD,
        end: End::Top,
        verb: verb::PUT,
    },
    Goal {
        words: &[
            "on top of its/their owner's/owners' deck/decks",
            "on top of your deck",
            "on top of their deck",
            "on top of an enemy deck",
            "on top of that enemy deck",
            "on top of that deck",
            "on the top of its/their owner's/owners' deck/decks",
            "on the top of your deck",
        ],
        to: zone::DECK,
        end: End::Top,
        verb: verb::PUT,
    },
    Goal {
        words: &[
            "on the bottom of its/their owner's/owners' deck/decks",
            "on the bottom of your deck",
            "on the bottom of their deck",
            "on the bottom of an enemy deck",
            "on the bottom of that enemy deck",
            "on the bottom of that deck",
        ],
        to: zone::DECK,
        end: End::Bottom,
        verb: verb::PUT,
    },
    Goal {
        words: &[
            "into its/their owner's/owners' orb zone/zones face down, as an orb",
            "into its/their owner's/owners' orb zone/zones face down, as orbs",
            "into an allied orb zone face down, as an orb",
            "into an allied orb zone face down, as orbs",
            "into your orb zone face down, as an orb",
            "into your orb zone face down, as orbs",
            "into their orb zone face down, as an orb",
            "into an enemy orb zone face down, as an orb",
            "into an allied orb zone face down as an orb",
            "into an allied orb zone face down as orbs",
            "face down into an allied orb zone as an orb",
            "face down into an allied orb zone as orbs",
            "face down into an allied orb zone, as an orb",
            "face down into an allied orb zone, as orbs",
            "into an allied orb zone",
            "into your orb zone",
        ],
        to: zone::ORBS,
        end: End::Top,
        verb: verb::PUT,
    },
    Goal {
        words: &["into its/their owner's/owners' extra deck/decks", "into your extra deck"],
        to: zone::EXTRA,
        end: End::Top,
        verb: verb::PUT,
    },
];

/// Whose caster zone a card is put into face down.
const ASIDE: &[&str] = &[
    "into its/their owner's/owners' caster zone/zones",
    "into an allied caster zone",
    "into your caster zone",
    "into their caster zone",
    "into an enemy caster zone",
];

/// Words for how it lies there.
const AS_CASTER: &[(&str, Option<Orientation>)] = &[
    ("face down, as a caster", None),
    ("face down, as casters", None),
    ("face down as a caster", None),
    ("face down and rested, as a caster", Some(Orientation::Sideways)),
    ("face down and rested, as casters", Some(Orientation::Sideways)),
    ("face down and recovered, as a caster", Some(Orientation::Upright)),
];

/// Where something is put, and how it arrives.
type Fate = (Zone, End, Verb, Option<Orientation>);

/// The player whose zone these words name; none, if that is its owner's (302.5).
fn named(words: &str) -> Option<Who> {
    if words.contains("your") || words.contains("an allied") {
        Some(Who::You)
    } else {
        words.contains("an enemy").then_some(Who::Opponent)
    }
}

/// Reads one of these words, the longest that stand there, and whose zone they name.
fn read_named(templates: &[&'static str], r: &mut Reader) -> Read<Option<Who>> {
    let mut order = templates.to_vec();
    order.sort_by_key(|template| std::cmp::Reverse(template.len()));
    order.into_iter().find(|template| r.skip(template)).map(named).ok_or(Miss)
}

/// Where something is put, and the player whose zone that is, if the words name one.
fn read_fate(r: &mut Reader) -> Read<(Fate, Option<Who>)> {
    if let Ok((turned, who)) = r.attempt(|r| {
        let who = read_named(ASIDE, r)?;
        let turned = AS_CASTER.iter().find(|(words, _)| r.skip(words)).map(|(_, turned)| *turned).ok_or(Miss)?;
        Ok((turned, who))
    }) {
        return Ok(((zone::CASTERS, End::Top, verb::LAY, turned), who));
    }
    r.named("~where it is put", |r| {
        let found = GOALS.iter().find_map(|goal| Some((goal, r.attempt(|r| read_named(goal.words, r)).ok()?)));
        found.map(|(goal, who)| ((goal.to, goal.end, goal.verb, None), who)).ok_or(Miss)
    })
}

/// Whether cards are put into a zone of yours, as far as the text tells.
fn is_mine(what: &What, w: &Writer) -> bool {
    let yours = |filter: &Filter| filter.whose == Whose::Yours && !filter.zones.meets(zone::ENTITIES);
    w.talk.seen.as_ref() == Some(what)
        || described(what, &w.talk).is_some_and(yours)
        || matches!(what, What::All(filter) if yours(filter) || filter.among.is_some())
        || w.talk.it.as_ref().is_some_and(|it| it.what == *what && it.zones == Zones::of(&[zone::DECK]))
}

/// The wording for cards that are one's own.
fn own_words(words: &'static [&'static str]) -> Vec<&'static str> {
    let own = words.iter().position(|words| words.contains("your") || words.contains("an allied"));
    let mut all = words.to_vec();
    all.swap(0, own.unwrap_or(0));
    all
}

fn write_fate((to, end, deed, turned): &Fate, whose: &Place, w: &mut Writer) -> Said {
    let plural = w.plural;
    if (*to, *deed) == (zone::CASTERS, verb::LAY) {
        w.one_of(&whose.words(ASIDE));
        let words: Vec<&str> = AS_CASTER.iter().filter(|(_, known)| known == turned).map(|(words, _)| *words).collect();
        w.one_of(&words);
        return Ok(());
    }
    let goal = GOALS.iter().find(|goal| (goal.to, goal.end, goal.verb) == (*to, *end, *deed)).ok_or(Unsayable)?;
    if turned.is_some() {
        return Err(Unsayable);
    }
    w.plural = plural;
    w.one_of(&whose.words(goal.words));
    Ok(())
}

/// Whose zone cards are put into.
enum Place<'a> {
    /// That of the player who takes them, who is you.
    Mine,
    /// Their owner's.
    Owners,
    /// That of a player whom the words name.
    Of(&'a Who),
}

impl<'a> Place<'a> {
    /// That of the player named, or their owner's.
    fn new(control: Option<&'a Who>) -> Self {
        control.map_or(Self::Owners, Self::Of)
    }

    /// That of the player who takes them, where no other can be named.
    fn taken(mine: bool) -> Self {
        if mine { Self::Mine } else { Self::Owners }
    }

    /// The wordings that say so, the canonical one first.
    fn words(&self, all: &'static [&'static str]) -> Vec<&'static str> {
        match self {
            Self::Mine => own_words(all),
            Self::Owners => all.to_vec(),
            Self::Of(who) => all.iter().copied().filter(|words| named(words).as_ref() == Some(*who)).collect(),
        }
    }
}

/// Zones in which all see which card was put there.
const OPEN: [Zone; 2] = [zone::GRAVEYARD, zone::REMOVED];

/// "put it on top of your deck", "put the top card of your deck into an allied orb zone face down, as an orb".
pub(crate) fn read_putting(r: &mut Reader) -> Read<Vec<Op>> {
    let adds = r.has(|r| r.words("adds/add"));
    if !adds {
        r.words("puts/put")?;
    }
    if let Ok((amount, whose)) = r.attempt(|r| {
        let amount = TopCards::read(r)?;
        r.words("of")?;
        Ok((amount, DeckOf::read(r)?))
    }) {
        if let Ok(beneath) = r.attempt(read_beneath) {
            if amount != Amount::Fixed(1) {
                return Err(Miss);
            }
            return Ok(vec![Op::PutTopUnder { beneath, whose: Some(whose), from: zone::DECK, verb: verb::STOCK }]);
        }
        let ((to, end, deed, turned), named) = read_fate(r)?;
        let away = named.as_ref().is_some_and(|named| *named != whose);
        let who = r.talk.doer.clone();
        if OPEN.contains(&to) || turned.is_some() || away {
            let what = What::Picked(r.talk.picked);
            let look = Op::LookAtTop { who, whose, zone: zone::DECK, amount, shown: OPEN.contains(&to) };
            return Ok(vec![look, Op::Move { what, to, end, verb: deed, turned, control: named }]);
        }
        return Ok(vec![Op::TakeFromTop { who: whose, from: zone::DECK, to, amount, verb: deed }]);
    }
    let what = if r.has(|r| r.one_of(REST)) { r.talk.seen.clone().ok_or(Miss)? } else { What::read(r)? };
    if let Ok(host) = r.attempt(read_beneath) {
        return Ok(vec![Op::Attach { what, to: host, under: true, verb: verb::STOCK }]);
    }
    let ((to, end, deed, turned), named) = read_fate(r)?;
    if to == zone::DECK && r.skip("in any order") {
        return Ok(vec![Op::Arrange { who: r.talk.doer.clone(), what, to, end, verb: deed }]);
    }
    let mut ops = vec![Op::Move { what, to, end, verb: deed, turned, control: named }];
    // "… and the rest on the bottom of your deck in any order": the verb is not said again.
    if let Some(seen) = r.talk.seen.clone()
        && let Ok((to, end, deed, control, ordered)) = r.attempt(|r| {
            r.one_of(&["and", ", and"])?;
            r.one_of(REST)?;
            let ((to, end, deed, _), named) = read_fate(r)?;
            Ok((to, end, deed, named, r.skip("in any order")))
        })
    {
        let who = r.talk.doer.clone();
        ops.push(match ordered {
            true => Op::Arrange { who, what: seen, to, end, verb: deed },
            false => Op::Move { what: seen, to, end, verb: deed, turned: None, control },
        });
    }
    Ok(ops)
}

/// "under this card as stock".
fn read_beneath(r: &mut Reader) -> Read<What> {
    r.words("under")?;
    let what = What::read(r)?;
    r.one_of(STOCK).map(|()| what)
}

fn write_beneath(what: &What, w: &mut Writer) -> Said {
    w.say("under");
    what.write(w)?;
    w.one_of(STOCK);
    Ok(())
}

/// Words for what lies under an entity (306.2).
const STOCK: &[&str] = &["as stock", "face down as stock", "face down, as stock", "as a stock"];

/// What is left of what was looked at.
const REST: &[&str] = &["the rest", "the rest of the cards", "the rest of them"];

/// Writes what [`read_putting`] reads.
pub(crate) fn write_putting(ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    match ops {
        [
            Op::LookAtTop { whose, zone: zone::DECK, amount, shown, .. },
            Op::Move { what: What::Picked(n), to, end, verb: deed, turned, control },
            ..,
        ] if *n == w.talk.picked && {
            let away = control.as_ref().is_some_and(|control| control != whose);
            if *shown { OPEN.contains(to) } else { turned.is_some() || away }
        } =>
        {
            write_top(amount, whose, w)?;
            write_fate(&(*to, *end, *deed, *turned), &Place::new(control.as_ref()), w)?;
            Ok(2)
        }
        [Op::PutTopUnder { beneath, whose: Some(whose), from: zone::DECK, verb: verb::STOCK }, ..] => {
            write_top(&Amount::Fixed(1), whose, w)?;
            write_beneath(beneath, w)?;
            Ok(1)
        }
        [Op::Attach { what, to, under: true, verb: verb::STOCK }, ..] => {
            w.words("puts/put");
            write_what(what, w)?;
            write_beneath(to, w)?;
            Ok(1)
        }
        [Op::TakeFromTop { who, from: zone::DECK, to, amount, verb: deed }, ..] => {
            write_top(amount, who, w)?;
            write_fate(&(*to, End::Top, *deed, None), &Place::taken(*who == Who::You), w)?;
            Ok(1)
        }
        [Op::Arrange { what, to: zone::DECK, end, verb: deed, .. }, ..] => {
            let mine = is_mine(what, w);
            w.words("puts/put");
            write_what(what, w)?;
            write_fate(&(zone::DECK, *end, *deed, None), &Place::taken(mine), w)?;
            w.words("in any order");
            Ok(1)
        }
        [Op::Move { what, to, end, verb: deed, turned, control }, ..] if *deed != verb::ENTER => {
            let verbs: &[&str] = if *to == zone::HAND { &["puts/put", "adds/add"] } else { &["puts/put"] };
            w.one_of(verbs);
            write_what(what, w)?;
            write_fate(&(*to, *end, *deed, *turned), &Place::new(control.as_ref()), w)?;
            Ok(1 + write_elided(&ops[1..], w)?)
        }
        _ => Err(Unsayable),
    }
}

/// Writes what becomes of the rest without its verb, where the text to follow does so; how many operations that is.
fn write_elided(ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    let (what, fate, place, ordered) = match ops.first() {
        Some(Op::Arrange { what, to, end, verb, .. }) => (what, (*to, *end, *verb, None), Place::Mine, true),
        Some(Op::Move { what, to, end, verb, turned: None, control }) => {
            (what, (*to, *end, *verb, None), Place::new(control.as_ref()), false)
        }
        _ => return Ok(0),
    };
    let elided = w.talk.seen.as_ref() == Some(what)
        && ["and the rest", ", and the rest"].iter().any(|words| w.would_follow(words));
    if !elided {
        return Ok(0);
    }
    w.one_of(&["and", ", and"]);
    w.one_of(REST);
    w.plural = true;
    write_fate(&fate, &place, w)?;
    if ordered {
        w.words("in any order");
    }
    Ok(1)
}

fn write_what(what: &What, w: &mut Writer) -> Said {
    let rest = w.talk.seen.as_ref() == Some(what) && (!w.talk.is_it(what) || w.talk.parted);
    let or = w.is_guided() && w.talk.seen.as_ref() == Some(what) && REST.iter().any(|words| w.would_follow(words));
    if rest || or {
        w.one_of(REST);
        w.plural = true;
        return Ok(());
    }
    what.write(w)
}

fn write_top(amount: &Amount, whose: &Who, w: &mut Writer) -> Said {
    w.words("puts/put");
    TopCards::write(amount, w)?;
    let plural = w.plural;
    w.say("of");
    DeckOf::write(whose, w)?;
    w.plural = plural;
    Ok(())
}

/// Words for the field as a place where cards are put.
const FIELD: &[&str] = &["into the field", "onto the field", "into play"];
/// Words for whose control it is under, where it is its owner's.
const OWNERS: &str = "under its/their owner's/owners' control";
const YOURS: &str = "under your control";

/// Where cards go that are put onto the field: casters to the caster zone, all else to the servant zone (306.5).
fn field_of(filter: Option<&Filter>) -> Zone {
    let casters = |filter: &&Filter| filter.kinds == Kinds::of(&[kind::CASTER]) && usual(filter) == CASTERS;
    if filter.filter(casters).is_some() { zone::CASTERS } else { zone::SERVANTS }
}

/// What a text has said of objects that were chosen or picked.
fn described<'t>(what: &What, talk: &'t crate::discourse::Discourse) -> Option<&'t Filter> {
    match what {
        What::Target(n) => talk.phrases.get(usize::from(*n)).map(|choose| &choose.filter),
        What::Picked(n) => match talk.picks.get(usize::from(n.checked_sub(talk.picked)?))? {
            Op::Pick { filter, .. } => Some(filter),
            _ => None,
        },
        _ => None,
    }
}

/// "put it into the field rested under its owner's control".
pub(crate) fn read_entering(r: &mut Reader) -> Read<Vec<Op>> {
    r.words("puts/put")?;
    let what = What::read(r)?;
    r.one_of(FIELD)?;
    let mut turned = None;
    let mut control = Some(r.talk.doer.clone());
    loop {
        if let Some((_, known)) = TURNED.iter().find(|(word, _)| r.skip(word)) {
            turned = Some(*known);
        } else if r.skip(OWNERS) {
            control = None;
        } else if r.skip(YOURS) {
            control = Some(Who::You);
        } else {
            break;
        }
    }
    let to = field_of(described(&what, &r.talk));
    let mut ops = vec![Op::Move { what: what.clone(), to, end: End::Top, verb: verb::ENTER, turned, control }];
    if let Ok((counter, number)) = r.attempt(|r| {
        r.words("with")?;
        let number = if r.skip("a/an") { 1 } else { r.number()? };
        let counter = COUNTERS.read(r)?;
        r.one_of(&["", "on it", "on them"])?;
        Ok((counter, number))
    }) {
        ops.push(Op::PutCounters { what, counter, amount: Amount::Fixed(number) });
    }
    Ok(ops)
}

/// Writes what [`read_entering`] reads.
pub(crate) fn write_entering(ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    let [Op::Move { what, to, end: End::Top, verb: verb::ENTER, turned, control }, ..] = ops else {
        return Err(Unsayable);
    };
    if *to != field_of(described(what, &w.talk)) {
        return Err(Unsayable);
    }
    w.words("puts/put");
    w.talk.leaving = true;
    let said = what.write(w);
    w.talk.leaving = false;
    said?;
    let plural = w.plural;
    w.one_of(FIELD);
    let turned = turned.map(|turned| TURNED.iter().find(|(_, known)| *known == turned).map_or("", |(word, _)| word));
    let under = match control {
        None => Some(OWNERS),
        Some(who) if *who == w.talk.doer && !(w.is_guided() && *who == Who::You && w.would_follow(YOURS)) => None,
        Some(Who::You) => Some(YOURS),
        Some(_) => return Err(Unsayable),
    };
    let orders = [[turned, under], [under, turned]];
    w.first_of(&orders, |order, w| {
        for words in order.iter().flatten() {
            w.plural = plural;
            w.words(words);
        }
        Ok(())
    })?;
    match ops.get(1) {
        // Counters with which it enters (1018.8).
        Some(Op::PutCounters { what: with, counter, amount: Amount::Fixed(number) }) if with == what && *number > 0 => {
            w.say("with");
            match number {
                1 => {
                    w.one_of(&["a", "1"]);
                    w.plural = false;
                }
                number => w.count(*number),
            }
            COUNTERS.write(*counter, w)?;
            w.one_of(&["", "on it", "on them"]);
            Ok(2)
        }
        _ => Ok(1),
    }
}
