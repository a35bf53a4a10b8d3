//! Objects where they are first spoken of: "target enemy servant", "two target servants", "a card from your hand", "one of
//! them", "all Golems". What is called target is chosen as the ability is played, all else as it resolves.

use super::adjective::side_of;
use super::event::FOES;
use crate::clause::Every;
use crate::noun::{Place, read_noun, write_noun};
use crate::phrase::Slot;
use crate::reader::{Miss, Read, Reader};
use crate::writer::{Said, Unsayable, Writer};
use caster::words::zone;
use duel::card::ability::{ChoosingPhrase, Op};
use duel::card::amount::{Amount, What};
use duel::card::filter::{Filter, SelfRef, Whose};

/// How many: "a", "two", "up to two", "any number of".
fn read_count(r: &mut Reader) -> Read<(Amount, Amount)> {
    if r.skip("any number of") {
        return Ok((Amount::Fixed(0), Amount::Fixed(ANY)));
    }
    let up_to = r.skip("up to");
    let number = match r.attempt(Reader::number) {
        Ok(number) => Amount::Fixed(number),
        Err(Miss) if r.skip("X") => Amount::X,
        Err(Miss) if !up_to => {
            r.words("a/an")?;
            Amount::Fixed(1)
        }
        Err(Miss) => return Err(Miss),
    };
    Ok((if up_to { Amount::Fixed(0) } else { number.clone() }, number))
}

/// As many as one likes.
const ANY: i32 = 99;

/// Writes how many; before one thing an article, which `noun` begins after.
fn write_count(min: &Amount, max: &Amount, noun: &str, w: &mut Writer) -> Said {
    match (min, max) {
        (Amount::Fixed(0), Amount::Fixed(ANY)) => w.words("any number of"),
        (Amount::Fixed(1), Amount::Fixed(1)) => {
            let vowel = noun.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U']);
            let words: &[&str] = if vowel { &["an", "a", "1"] } else { &["a", "an", "1"] };
            w.one_of(words);
        }
        (Amount::Fixed(0), Amount::X) => w.words("up to X"),
        (Amount::X, Amount::X) => w.say("X"),
        (Amount::Fixed(0), Amount::Fixed(max)) => {
            w.words("up to");
            w.count(*max);
        }
        (Amount::Fixed(min), Amount::Fixed(max)) if min == max => w.count(*max),
        _ => return Err(Unsayable),
    }
    w.plural = *max != Amount::Fixed(1);
    Ok(())
}

/// Reads objects that are first spoken of.
pub(crate) fn read_object(r: &mut Reader) -> Read<What> {
    if let Some((foe, _)) = r.talk.foe.clone()
        && r.has(|r| r.one_of(FOES))
    {
        return Ok(foe);
    }
    if r.has(|r| r.one_of(&["all", "each"])) {
        let before = std::mem::replace(&mut r.talk.union, true);
        let filter = read_noun(Place::Play, r);
        r.talk.union = before;
        return filter.map(What::All);
    }
    let other = r.skip("another");
    let counted = if other { Some((Amount::Fixed(1), Amount::Fixed(1))) } else { r.attempt(read_count).ok() };
    let target = r.skip("target");
    let (min, max) = match counted {
        Some(counted) => counted,
        None if target => (Amount::Fixed(1), Amount::Fixed(1)),
        None => return Err(Miss),
    };
    let mut filter = match r.attempt(read_of_them) {
        Ok(filter) if !target && !other => filter,
        _ => read_noun(place(r.talk.hand, r.talk.side), r)?,
    };
    if other {
        filter.this = SelfRef::Other;
    }
    if target {
        let what = What::Target(r.talk.phrases.len() as u8);
        let choose = ChoosingPhrase { filter, place_filter: None, min, max, divide: None };
        r.talk.chose(&choose);
        r.talk.phrases.push(choose);
        return Ok(what);
    }
    if !r.talk.deed {
        return Err(Miss);
    }
    if filter.whose == Whose::Anyones && filter.among.is_none() {
        filter.whose = r.talk.side;
    }
    let random = r.talk.hand && r.skip("at random");
    let what = What::Picked(r.talk.picked + r.talk.picks.len() as u8);
    r.talk.picks.push(match random {
        true => Op::PickAtRandom { filter, amount: max },
        false => Op::Pick { who: r.talk.doer.clone(), filter, min, max },
    });
    Ok(what)
}

/// Where objects are that the text says no place of.
fn place(hand: bool, side: Whose) -> Place {
    if hand { Place::Given(zone::HAND, side) } else { Place::Play }
}

/// "of them": those spoken of.
fn read_of_them(r: &mut Reader) -> Read<Filter> {
    r.one_of(&["of", "from among", "card from among", "card/cards from among"])?;
    let among = r.talk.seen.clone();
    match What::read(r) {
        Ok(what) => Ok(Filter { among: Some(Box::new(what)), ..Filter::default() }),
        Err(Miss) => {
            r.words("them")?;
            Ok(Filter { among: Some(Box::new(among.ok_or(Miss)?)), ..Filter::default() })
        }
    }
}

/// Writes objects that are first spoken of.
pub(crate) fn write_object(what: &What, w: &mut Writer) -> Said {
    match what {
        What::All(filter) => {
            let sided = w.talk.subject && filter.whose != Whose::Anyones;
            w.one_of(if sided { &["", "all", "each"] } else { &["all", "each", ""] });
            let before = std::mem::replace(&mut w.talk.union, true);
            let said = write_noun(filter, Place::Play, true, w);
            w.talk.union = before;
            said
        }
        What::Target(n) => {
            let choose = w.talk.phrases.get(usize::from(*n)).cloned().ok_or(Unsayable)?;
            if usize::from(*n) != w.talk.chosen.len() || choose.place_filter.is_some() || choose.divide.is_some() {
                return Err(Unsayable);
            }
            write_phrase(&choose.min, &choose.max, &choose.filter, true, w)?;
            let plural = w.plural;
            w.talk.chose(&choose);
            w.plural = plural;
            Ok(())
        }
        What::Picked(n) => {
            let at = n.checked_sub(w.talk.picked).filter(|at| *at == w.talk.said).ok_or(Unsayable)?;
            match w.talk.picks.get(usize::from(at)).cloned() {
                Some(Op::Pick { who, filter, min, max }) if who == w.talk.doer => {
                    write_phrase(&min, &max, &filter, false, w)?;
                }
                Some(Op::PickAtRandom { filter, amount }) if w.talk.hand => {
                    write_phrase(&amount, &amount, &filter, false, w)?;
                    w.words("at random");
                }
                _ => return Err(Unsayable),
            }
            w.talk.said += 1;
            Ok(())
        }
        other => {
            let (_, words) = w.talk.foe.clone().filter(|(foe, _)| foe == other).ok_or(Unsayable)?;
            if w.is_guided() {
                w.one_of(FOES)
            } else {
                w.words(words)
            }
            w.plural = false;
            Ok(())
        }
    }
}

fn write_phrase(min: &Amount, max: &Amount, filter: &Filter, target: bool, w: &mut Writer) -> Said {
    let plural = *max != Amount::Fixed(1);
    let them = Filter { among: filter.among.clone(), ..Filter::default() };
    if let Some(among) = filter.among.as_deref().filter(|_| *filter == them && !target) {
        if w.talk.is_new(among) {
            return Err(Unsayable);
        }
        match (min, max) {
            (Amount::Fixed(1), Amount::Fixed(1)) => w.count(1),
            _ => write_count(min, max, "", w)?,
        }
        w.one_of(&["of", "from among", "card from among", "cards from among"]);
        return if w.talk.is_it(among) || w.talk.seen.as_ref() != Some(among) {
            among.write(w)
        } else {
            w.say("them");
            Ok(())
        };
    }
    let place = place(w.talk.hand, w.talk.side);
    let another = filter.this == SelfRef::Other && !plural;
    let bare = Filter { this: if another { SelfRef::Any } else { filter.this }, ..filter.clone() };
    let filter = if target && another { &bare } else { filter };
    let one = *min == Amount::Fixed(1) && !plural;
    w.plural = plural;
    if target && another {
        w.say("another");
    } else if !(one && (target || another)) {
        let noun = w.aside(|w| write_noun(filter, place, plural, w))?;
        write_count(min, max, if target { "target" } else { &noun }, w)?;
    }
    if target {
        w.say("target");
    }
    write_noun(filter, place, plural, w)
}

/// The object of what a player does with cards of their own: "a servant" is one of theirs.
pub(crate) struct Own;

impl Own {
    /// Reads it.
    pub fn read(r: &mut Reader) -> Read<What> {
        let side = side_of(&r.talk.doer);
        let before = std::mem::replace(&mut r.talk.side, side);
        let what = What::read(r);
        r.talk.side = before;
        what
    }
    /// Writes it.
    pub fn write(what: &What, w: &mut Writer) -> Said {
        let side = side_of(&w.talk.doer);
        let before = std::mem::replace(&mut w.talk.side, side);
        let said = what.write(w);
        w.talk.side = before;
        said
    }
}

/// The object of what a player does with cards of their own hand: "a card".
pub(crate) struct Held;

impl Held {
    /// Words for all cards of a hand.
    const HANDS: &[&str] = &["your hand", "their hand", "all cards from your hand", "all cards from their hand"];

    fn hand(whose: Whose) -> What {
        What::All(Filter { zones: duel::ids::Zones::of(&[zone::HAND]), whose, ..Filter::default() })
    }
    /// Reads it.
    pub fn read(r: &mut Reader) -> Read<What> {
        if r.has(|r| r.one_of(Self::HANDS)) {
            return Ok(Self::hand(side_of(&r.talk.doer)));
        }
        let before = std::mem::replace(&mut r.talk.hand, true);
        let what = Own::read(r);
        r.talk.hand = before;
        what
    }
    /// Writes it.
    pub fn write(what: &What, w: &mut Writer) -> Said {
        let side = side_of(&w.talk.doer);
        if *what == Self::hand(side) {
            let words: &[&str] = match side {
                Whose::Yours => &["your hand", "all cards from your hand"],
                _ => &["their hand", "all cards from their hand"],
            };
            w.one_of(words);
            return Ok(());
        }
        let before = std::mem::replace(&mut w.talk.hand, true);
        let said = Own::write(what, w);
        w.talk.hand = before;
        said
    }
}

/// All objects of a description, with or without "all".
pub(crate) fn read_every(r: &mut Reader) -> Read<What> {
    if let Ok(what) = r.attempt(Every::read) {
        return Ok(what);
    }
    let before = std::mem::replace(&mut r.talk.union, true);
    let filter = read_noun(Place::Play, r);
    r.talk.union = before;
    filter.map(What::All)
}

/// "a servant", "up to two servants": what is looked for, which one need not find.
pub(crate) fn read_found(place: Place, r: &mut Reader) -> Read<(Filter, Amount)> {
    let (_, max) = read_count(r)?;
    Ok((read_noun(place, r)?, max))
}

/// Writes what [`read_found`] reads.
pub(crate) fn write_found(filter: &Filter, max: &Amount, place: Place, w: &mut Writer) -> Said {
    let plural = *max != Amount::Fixed(1);
    let noun = w.aside(|w| write_noun(filter, place, plural, w))?;
    let up_to = plural && !(w.is_guided() && w.would(|w| write_count(max, max, &noun, w)));
    write_count(if up_to { &Amount::Fixed(0) } else { max }, max, &noun, w)?;
    write_noun(filter, place, plural, w)
}

/// So many of a description.
pub(crate) struct Counted {
    /// At least.
    pub min: Amount,
    /// At most.
    pub max: Amount,
    /// Of what.
    pub filter: Filter,
}

/// "a caster", "another servant", "two cards".
pub(crate) fn read_counted(r: &mut Reader) -> Read<Counted> {
    let one = Amount::Fixed(1);
    let (min, max) = if r.sees_words("another") { (one.clone(), one) } else { read_count(r)? };
    let mut filter = read_noun(place(r.talk.hand, r.talk.side), r)?;
    if filter.whose == Whose::Anyones {
        filter.whose = r.talk.side;
    }
    Ok(Counted { min, max, filter })
}

/// Writes what [`read_counted`] reads.
pub(crate) fn write_counted(counted: &Counted, w: &mut Writer) -> Said {
    write_phrase(&counted.min, &counted.max, &counted.filter, false, w)
}
