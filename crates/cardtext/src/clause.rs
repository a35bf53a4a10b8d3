//! Forms of what clauses speak of: whose deck, how many, all cards of a description; and choosing while a text resolves.

use crate::noun::{Counted, Place, read_counted, read_noun, write_counted, write_noun};
use crate::object::Doer;
use crate::reader::{Miss, Read, Reader};
use crate::writer::{Said, Unsayable, Writer};
use duel::card::ability::Op;
use duel::card::amount::{Amount, What, Who};
use duel::card::filter::Whose;

/// Whose deck it is.
pub(crate) struct DeckOf;

impl DeckOf {
    const WORDS: &[(&str, Who)] =
        &[("your deck", Who::You), ("your opponent's deck", Who::Opponent), ("each player's deck", Who::Both)];

    pub(crate) fn read(r: &mut Reader) -> Read<Who> {
        Self::WORDS.iter().find(|(words, _)| r.skip(words)).map(|(_, who)| who.clone()).ok_or(Miss)
    }
    pub(crate) fn write(who: &Who, w: &mut Writer) -> Said {
        let (words, _) = Self::WORDS.iter().find(|(_, known)| known == who).ok_or(Unsayable)?;
        w.words(words);
        Ok(())
    }
}

/// A number by itself.
pub(crate) struct Plain;

impl Plain {
    pub(crate) fn read(r: &mut Reader) -> Read<Amount> {
        if r.skip("X") { Ok(Amount::X) } else { r.number().map(Amount::Fixed) }
    }
    pub(crate) fn write(amount: &Amount, w: &mut Writer) -> Said {
        match amount {
            Amount::Fixed(number) => w.number(*number),
            Amount::X => w.say("X"),
            _ => return Err(Unsayable),
        }
        Ok(())
    }
}

/// How many markers are put on something.
pub(crate) struct Markers;

impl Markers {
    pub(crate) fn read(r: &mut Reader) -> Read<Amount> {
        Plain::read(r)
    }
    pub(crate) fn write(amount: &Amount, w: &mut Writer) -> Said {
        if matches!(amount, Amount::Fixed(number) if *number < 0) { Err(Unsayable) } else { Plain::write(amount, w) }
    }
}

/// How many markers are taken off something.
pub(crate) struct Fewer;

impl Fewer {
    pub(crate) fn read(r: &mut Reader) -> Read<Amount> {
        r.number().map(|number| Amount::Fixed(-number))
    }
    pub(crate) fn write(amount: &Amount, w: &mut Writer) -> Said {
        match amount {
            Amount::Fixed(number) if *number < 0 => w.number(-number),
            _ => return Err(Unsayable),
        }
        Ok(())
    }
}

/// The card itself, where the words around it name nothing.
pub(crate) struct Nothing;

impl Nothing {
    pub(crate) fn read(_: &mut Reader) -> Read<What> {
        Ok(What::This)
    }
    pub(crate) fn write(what: &What, _: &mut Writer) -> Said {
        if *what == What::This { Ok(()) } else { Err(Unsayable) }
    }
}

/// No number, where the words around it say none.
pub(crate) struct Naught;

impl Naught {
    pub(crate) fn read(_: &mut Reader) -> Read<Amount> {
        Ok(Amount::Fixed(0))
    }
    pub(crate) fn write(amount: &Amount, _: &mut Writer) -> Said {
        if *amount == Amount::Fixed(0) { Ok(()) } else { Err(Unsayable) }
    }
}

/// One, where the words around it say so.
pub(crate) struct One;

impl One {
    pub(crate) fn read(_: &mut Reader) -> Read<Amount> {
        Ok(Amount::Fixed(1))
    }
    pub(crate) fn write(amount: &Amount, _: &mut Writer) -> Said {
        if *amount == Amount::Fixed(1) { Ok(()) } else { Err(Unsayable) }
    }
}

/// All objects of a description: "all units your opponent controls in its line".
pub(crate) struct Every;

impl Every {
    pub(crate) fn read(r: &mut Reader) -> Read<What> {
        r.one_of(&["all", "all the"])?;
        let before = std::mem::replace(&mut r.talk.union, true);
        let filter = read_noun(Place::Play, r);
        r.talk.union = before;
        Ok(What::All(filter?))
    }
    pub(crate) fn write(what: &What, w: &mut Writer) -> Said {
        let What::All(filter) = what else { return Err(Unsayable) };
        w.one_of(&["all", "all the", ""]);
        let before = std::mem::replace(&mut w.talk.union, true);
        let said = write_noun(filter, Place::Play, true, w);
        w.talk.union = before;
        said
    }
}

/// "choose 1 unit in your hand", "your opponent chooses 2 cards in their hand", "choose 1 card in your opponent's hand at
/// random": on resolution.
pub(crate) fn read_choosing(r: &mut Reader) -> Read<Vec<Op>> {
    let who = Doer::read(r)?;
    r.words("chooses/choose")?;
    let before = std::mem::replace(&mut r.talk.doer, who.clone());
    let counted = read_counted(Place::Play, r);
    r.talk.doer = before;
    let Counted { min, max, filter } = counted?;
    if min == max && who == Who::You && r.skip("at random") {
        return Ok(vec![Op::PickAtRandom { filter, amount: max }]);
    }
    Ok(vec![Op::Choose { who, filter, min, max }])
}

/// Writes what [`read_choosing`] reads.
pub(crate) fn write_choosing(ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    let (who, counted, random) = match ops.first() {
        Some(Op::Choose { who, filter, min, max }) => {
            (who.clone(), Counted { min: min.clone(), max: max.clone(), filter: filter.clone() }, false)
        }
        Some(Op::PickAtRandom { filter, amount }) => {
            (Who::You, Counted { min: amount.clone(), max: amount.clone(), filter: filter.clone() }, true)
        }
        _ => return Err(Unsayable),
    };
    Doer::write(&who, w)?;
    w.words("chooses/choose");
    let before = std::mem::replace(&mut w.talk.doer, who);
    let said = write_counted(&counted, Place::Play, w);
    w.talk.doer = before;
    said?;
    if random {
        w.words("at random");
    }
    Ok(1)
}

/// Whose cards they are, said before them: "your Chara", "2 of your opponent's Charas", "1 of their Charas".
pub(crate) struct Possessor;

impl Possessor {
    const WORDS: &[(&str, Whose)] = &[("your opponent's", Whose::Opponents), ("your", Whose::Yours)];

    /// Reads whose; after a number they are said to be part of what is somebody's.
    pub(crate) fn read(part: bool, r: &mut Reader) -> Read<Whose> {
        if part {
            r.words("of")?;
        }
        match r.talk.doer.clone() {
            Who::Opponent if r.skip("their") => return Ok(Whose::Opponents),
            Who::Both if r.skip("their") => return Ok(Whose::Anyones),
            _ => {}
        }
        Self::WORDS.iter().find(|(words, _)| r.skip(words)).map(|(_, whose)| *whose).ok_or(Miss)
    }
    /// Writes whose; whether they are part of what is somebody's, and so several.
    pub(crate) fn write(whose: Whose, part: bool, place: Place, w: &mut Writer) -> Result<bool, Unsayable> {
        let words = match (&w.talk.doer, whose) {
            (Who::Opponent, Whose::Opponents) => "their",
            (Who::Both, Whose::Anyones) if place == Place::Play => "their",
            (_, Whose::Anyones) => return Ok(false),
            _ => Self::WORDS.iter().find(|(_, known)| *known == whose).ok_or(Unsayable)?.0,
        };
        if part {
            w.say("of");
        }
        w.words(words);
        Ok(part)
    }
}

/// "search your deck for up to 1 base": one need not find.
pub(crate) fn read_search(deck: Place, r: &mut Reader) -> Read<Vec<Op>> {
    r.words("search your deck for")?;
    let Counted { min: Amount::Fixed(0), max, filter } = read_counted(deck, r)? else { return r.fail("up to") };
    Ok(vec![Op::Search { who: Who::You, filter, max }])
}

/// Writes what [`read_search`] reads.
pub(crate) fn write_search(deck: Place, ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    let [Op::Search { who: Who::You, filter, max }, ..] = ops else { return Err(Unsayable) };
    w.words("search your deck for");
    write_counted(&Counted { min: Amount::Fixed(0), max: max.clone(), filter: filter.clone() }, deck, w)?;
    Ok(1)
}
