//! Objects and players as sentences speak of them: "it", "all the Forwards you control", "your opponent".

use crate::phrase::Slot;
use crate::reader::{Miss, Read, Reader};
use crate::writer::{Said, Unsayable, Writer};
use duel::card::amount::{What, Who};

/// Words for what was looked at, one card or several.
const SEEN: &str = "the revealed card/cards";

impl Slot for What {
    fn read(r: &mut Reader) -> Read<Self> {
        let first = read_one(r)?;
        let mut all = vec![first];
        while let Ok(next) = r.attempt(|r| {
            r.words("and")?;
            if r.grammar.inline { read_one(r) } else { read_plain(r) }
        }) {
            all.push(next);
        }
        match all.len() {
            1 => all.pop().ok_or(Miss),
            _ => Ok(Self::Several(all)),
        }
    }

    fn write(&self, w: &mut Writer) -> Said {
        if w.talk.is_new(self) {
            return (w.grammar.every.write)(self, w);
        }
        let unnamed = *self == Self::This && w.grammar.nameless && !w.talk.named && !w.is_guided();
        if let Some(it) = w.talk.pronoun(self).filter(|_| !unnamed) {
            w.plural = it.plural;
            let plural = it.plural;
            if *self == Self::This && w.would_follow_own() {
                w.itself();
                return Ok(());
            }
            w.one_of(if plural { w.grammar.pronouns.them } else { w.grammar.pronouns.it });
            w.plural = plural;
            return Ok(());
        }
        match self {
            Self::This => {
                w.itself();
                w.plural = false;
                w.talk.named_itself(w.grammar);
                w.talk.named = true;
                Ok(())
            }
            seen if w.talk.seen.as_ref() == Some(seen) => {
                w.plural = w.talk.seen_many;
                w.words(SEEN);
                Ok(())
            }
            Self::Several(all) => {
                for (at, what) in all.iter().enumerate() {
                    if at > 0 {
                        w.say("and");
                        if !matches!(what, Self::This | Self::Target(_) | Self::Picked(_)) {
                            return Err(Unsayable);
                        }
                    }
                    what.write(w)?;
                }
                w.plural = true;
                Ok(())
            }
            Self::Target(_) => {
                if let Some(target) = w.talk.target().filter(|target| target.what == *self) {
                    w.plural = target.plural;
                    w.words(TARGET);
                    return Ok(());
                }
                let [former, latter] = w.talk.two().ok_or(Unsayable)?;
                let (it, words) = if former.what == *self { (former, "the former") } else { (latter, "the latter") };
                if it.what != *self {
                    return Err(Unsayable);
                }
                w.plural = it.plural;
                w.words(words);
                Ok(())
            }
            former if w.grammar.recalls && w.talk.former.as_ref().is_some_and(|it| it.what == *former) => {
                w.plural = w.talk.former.as_ref().is_some_and(|it| it.plural);
                w.words("the former");
                Ok(())
            }
            all => (w.grammar.every.write)(all, w),
        }
    }
}

/// Words for what was chosen when the ability was played, where something else is "it" since.
const TARGET: &str = "the target/targets";

/// The card itself, or a pronoun: what can stand after "and".
fn read_plain(r: &mut Reader) -> Read<What> {
    if r.has(Reader::this) {
        r.talk.named_itself(r.grammar);
        return Ok(What::This);
    }
    if let Some(seen) = r.talk.seen.clone()
        && r.has(|r| r.words(SEEN))
    {
        return Ok(seen);
    }
    r.attempt(|r| read_pronoun(r.grammar.pronouns.it, r.grammar.pronouns.them, r))
}

/// One object, with nothing joined to it.
pub(crate) fn read_one(r: &mut Reader) -> Read<What> {
    r.named("~what it happens to", |r| {
        if let Ok(what) = read_plain(r) {
            return Ok(what);
        }
        if let Ok(what) = r.attempt(|r| read_one_of_two("former", "latter", r)) {
            return Ok(what);
        }
        if let Some(target) = r.talk.target().map(|target| target.what.clone())
            && r.skip(TARGET)
        {
            return Ok(target);
        }
        (r.grammar.every.read)(r)
    })
}

/// What a pronoun means, in the singular or the plural.
fn read_pronoun(one: &[&'static str], several: &[&'static str], r: &mut Reader) -> Read<What> {
    match r.talk.it.clone() {
        Some(it) => r.one_of(if it.plural { several } else { one }).map(|()| it.what),
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
    match r.talk.two() {
        Some(two) => Ok(two[at].what.clone()),
        None => r.talk.former.as_ref().filter(|_| at == 0 && r.grammar.recalls).map(|it| it.what.clone()).ok_or(Miss),
    }
}

/// "they" where an object does something, "them" where something is done to it.
pub(crate) struct Subject;

impl Subject {
    /// Reads the object.
    pub fn read<T: From<What>>(r: &mut Reader) -> Read<T> {
        What::read(r).map(T::from)
    }
    /// Writes the object.
    pub fn write(what: &What, w: &mut Writer) -> Said {
        if w.talk.pronoun(what).is_some_and(|it| it.plural) {
            w.plural = true;
            w.one_of(w.grammar.pronouns.they);
            w.plural = true;
            return Ok(());
        }
        what.write(w)
    }
}

/// Whose something is: "its", "Harbor Sentinel's".
pub(crate) struct Owner;

impl Owner {
    /// Reads the owner.
    pub fn read<T: From<What>>(r: &mut Reader) -> Read<T> {
        if let Ok(what) = r.attempt(|r| read_pronoun(r.grammar.pronouns.its, r.grammar.pronouns.their, r)) {
            return Ok(what.into());
        }
        if let Ok(what) = r.attempt(|r| read_one_of_two("former's", "latter's", r)) {
            return Ok(what.into());
        }
        if let Some(target) = r.talk.target().map(|target| target.what.clone())
            && r.skip("the target's/targets'")
        {
            return Ok(target.into());
        }
        if let Some(what) = r.grammar.edition.owners.iter().find_map(|row| r.attempt(row.read).ok()) {
            return Ok(what.into());
        }
        if r.grammar.nameless && r.has(|r| r.one_of(r.grammar.selves_own)) {
            r.talk.named_itself(r.grammar);
            return Ok(What::This.into());
        }
        let what = What::read(r)?;
        r.words("'s")?;
        Ok(what.into())
    }
    /// Writes the owner.
    pub fn write(what: &What, w: &mut Writer) -> Said {
        let own = w.grammar.selves_own;
        if *what == What::This && own.iter().any(|words| w.would_follow(words)) {
            w.one_of(own);
            return Ok(());
        }
        if let Some(it) = w.talk.pronoun(what) {
            let plural = it.plural;
            w.plural = plural;
            if *what == What::This && w.would_follow_own() {
                w.itself();
                w.glue("'s");
                return Ok(());
            }
            w.one_of(if plural { w.grammar.pronouns.their } else { w.grammar.pronouns.its });
            return Ok(());
        }
        if w.attempt(|w| w.first_of(w.grammar.edition.owners, |row, w| (row.write)(what, w))).is_ok() {
            return Ok(());
        }
        what.write(w)?;
        w.glue(if w.plural && matches!(what, What::Target(_)) { "'" } else { "'s" });
        Ok(())
    }
}

impl Slot for Who {
    fn read(r: &mut Reader) -> Read<Self> {
        r.named("~a player", |r| {
            if let Some((_, who)) = r.grammar.players.iter().find(|(name, _)| r.skip(name)) {
                return Ok(who.clone());
            }
            let what = Owner::read::<Box<What>>(r)?;
            if r.skip("controller/controllers") {
                return Ok(Self::ControllerOf(what));
            }
            r.words("owner/owners").map(|()| Self::OwnerOf(what))
        })
    }
    fn write(&self, w: &mut Writer) -> Said {
        let names: Vec<&str> = w.grammar.players.iter().filter(|(_, who)| who == self).map(|(name, _)| *name).collect();
        match self {
            _ if !names.is_empty() => w.one_of(&names),
            Self::ControllerOf(what) => {
                Owner::write(what, w)?;
                w.words("controller/controllers");
            }
            Self::OwnerOf(what) => {
                Owner::write(what, w)?;
                w.words("owner/owners");
            }
            Self::You | Self::Opponent | Self::Both | Self::TurnPlayer => return Err(Unsayable),
        }
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
        if *who == w.talk.doer && !(*who == Who::You && w.is_guided() && w.would_follow("you")) {
            w.plural = true;
            return Ok(());
        }
        who.write(w)
    }
}
