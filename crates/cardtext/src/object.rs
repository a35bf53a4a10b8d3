//! Objects and players as sentences speak of them: "it", "all the Forwards you control", "your opponent".

use crate::noun::{Place, read_noun, write_noun};
use crate::phrase::Slot;
use crate::reader::{Miss, Read, Reader};
use crate::writer::{Said, Unsayable, Writer};
use duel::amount::{What, Who};

impl Slot for What {
    fn read(r: &mut Reader) -> Read<Self> {
        r.named("~what it happens to", |r| {
            if r.has(Reader::this) {
                return Ok(Self::This);
            }
            if let Ok(what) = r.attempt(|r| read_pronoun("it", "them/they", r)) {
                return Ok(what);
            }
            if let Ok(what) = r.attempt(|r| read_one_of_two("former", "latter", r)) {
                return Ok(what);
            }
            Every::read(r)
        })
    }

    fn write(&self, w: &mut Writer) -> Said {
        if let Some(it) = w.talk.pronoun(self) {
            w.plural = it.plural;
            w.words("it/them");
            return Ok(());
        }
        match self {
            Self::This => {
                w.say(w.own);
                w.plural = false;
                Ok(())
            }
            Self::Target(n) if w.talk.chosen.len() == 2 => {
                let it = w.talk.chosen.get(*n as usize).ok_or(Unsayable)?;
                w.plural = it.plural;
                w.say(if *n == 0 { "the former" } else { "the latter" });
                Ok(())
            }
            all => Every::write(all, w),
        }
    }
}

/// What a pronoun means, in the singular or the plural.
fn read_pronoun(one: &'static str, several: &'static str, r: &mut Reader) -> Read<What> {
    match r.talk.it.clone() {
        Some(it) => r.words(if it.plural { several } else { one }).map(|()| it.what),
        None => Err(Miss),
    }
}

fn read_one_of_two(first: &'static str, second: &'static str, r: &mut Reader) -> Read<What> {
    r.words("the")?;
    let at = if r.skip(first) {
        0
    } else {
        r.words(second)?;
        1
    };
    if r.talk.chosen.len() == 2 { Ok(What::Target(at)) } else { Err(Miss) }
}

/// "they" where an object does something, "them" where something is done to it.
pub(crate) struct Subject;

impl Subject {
    /// Reads the object.
    pub fn read(r: &mut Reader) -> Read<What> {
        What::read(r)
    }
    /// Writes the object.
    pub fn write(what: &What, w: &mut Writer) -> Said {
        if w.talk.pronoun(what).is_some_and(|it| it.plural) {
            w.plural = true;
            w.say("they");
            return Ok(());
        }
        what.write(w)
    }
}

/// All objects of a description: "all the Forwards opponent controls".
pub(crate) struct Every;

impl Every {
    /// Reads the description.
    pub fn read(r: &mut Reader) -> Read<What> {
        r.words("all the")?;
        Ok(What::All(read_noun(Place::Play, r)?))
    }
    /// Writes the description.
    pub fn write(what: &What, w: &mut Writer) -> Said {
        let What::All(filter) = what else { return Err(Unsayable) };
        w.words("all the");
        write_noun(filter, Place::Play, true, w)
    }
}

/// Whose something is: "its", "Harbor Sentinel's".
pub(crate) struct Owner;

impl Owner {
    /// Reads the owner.
    pub fn read<T: From<What>>(r: &mut Reader) -> Read<T> {
        if let Ok(what) = r.attempt(|r| read_pronoun("its", "their", r)) {
            return Ok(what.into());
        }
        if let Ok(what) = r.attempt(|r| read_one_of_two("former's", "latter's", r)) {
            return Ok(what.into());
        }
        let what = What::read(r)?;
        r.words("'s")?;
        Ok(what.into())
    }
    /// Writes the owner.
    pub fn write(what: &What, w: &mut Writer) -> Said {
        if let Some(it) = w.talk.pronoun(what) {
            w.plural = it.plural;
            w.words("its/their");
            return Ok(());
        }
        what.write(w)?;
        w.glue("'s");
        Ok(())
    }
}

/// Players as objects of a sentence, and their names at its beginning.
const PLAYERS: &[(&str, Who)] = &[("your opponent", Who::Opponent), ("each player", Who::Both), ("you", Who::You)];

impl Slot for Who {
    fn read(r: &mut Reader) -> Read<Self> {
        r.named("~a player", |r| PLAYERS.iter().find(|(name, _)| r.skip(name)).map(|(_, who)| who.clone()).ok_or(Miss))
    }
    fn write(&self, w: &mut Writer) -> Said {
        let (name, _) = PLAYERS.iter().find(|(_, who)| who == self).ok_or(Unsayable)?;
        w.say(name);
        w.plural = *self == Self::You;
        Ok(())
    }
}

/// The player who does something. Nobody is named where it is "you", or who was named before "may".
pub(crate) struct Doer;

impl Doer {
    /// Reads the player, or nothing.
    pub fn read(r: &mut Reader) -> Read<Who> {
        let who = r.attempt(Who::read).unwrap_or_else(|Miss| r.talk.doer.clone());
        Ok(who)
    }
    /// Writes the player, or nothing.
    pub fn write(who: &Who, w: &mut Writer) -> Said {
        if *who == w.talk.doer {
            w.plural = true;
            return Ok(());
        }
        who.write(w)
    }
}
