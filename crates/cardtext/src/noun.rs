//! Descriptions of cards, as every language has them: how many, with which article, with "or" between alternatives.

use crate::phrase::{Row, phrases};
use crate::reader::{Miss, Read, Reader};
use crate::token::Kind as TokenKind;
use crate::writer::{Said, Writer};
use duel::card::amount::Amount;
use duel::card::filter::{Filter, Whose};
use duel::ids::Zone;

/// Where cards are if the description does not say.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Place {
    /// In play.
    Play,
    /// Wherever the event finds them.
    Anywhere,
    /// In this zone, on this side; the words around the description say so.
    Given(Zone, Whose),
}

/// Reads a description without its number.
pub(crate) fn read_noun(place: Place, r: &mut Reader) -> Read<Filter> {
    r.named("~a description of cards", |r| (r.grammar.read_noun)(place, r))
}

/// Writes a description without its number.
pub(crate) fn write_noun(filter: &Filter, place: Place, plural: bool, w: &mut Writer) -> Said {
    (w.grammar.write_noun)(filter, place, plural, w)
}

/// What stands between alternatives; where all of them are meant, "and" says the same.
const OR: &[&str] = &["or", ",", ", or", "or 1", "or a", "or an"];
const AND: &[&str] = &["or", "and", ",", ", and", ", or"];

/// Reads what stands between alternatives.
pub(crate) fn read_or(r: &mut Reader) -> Read<()> {
    r.one_of(if r.talk.union { AND } else { OR })
}

/// Several words of one sort, with "or" between them.
pub(crate) fn alternatives<T>(r: &mut Reader, mut read: impl FnMut(&mut Reader) -> Read<T>) -> Vec<T> {
    let mut found: Vec<T> = r.attempt(&mut read).into_iter().collect();
    while !found.is_empty() {
        match r.attempt(|r| {
            read_or(r)?;
            read(r)
        }) {
            Ok(next) => found.push(next),
            Err(Miss) => break,
        }
    }
    found
}

/// "or" before all but the first.
pub(crate) fn say_or(any: &mut bool, w: &mut Writer) {
    if *any {
        w.one_of(if w.talk.union { AND } else { OR });
    }
    *any = true;
}

/// "a Forward", "an Ice Forward"; a bare card name has no article, nor has what is yours.
pub(crate) fn read_article(place: Place, r: &mut Reader) -> Read<Filter> {
    let named = matches!(r.peek(), Some(TokenKind::Bracket(text)) if text.starts_with(r.grammar.name_mark));
    if !named && !r.sees_words("your") && !r.sees_words("another") {
        r.words("a/an/any")?;
    }
    read_noun(place, r)
}

/// "a Forward", "an Ice Forward"; a bare card name has no article, nor has what is yours.
pub(crate) fn write_article(filter: &Filter, place: Place, w: &mut Writer) -> Said {
    let noun = w.aside(|w| write_noun(filter, place, false, w))?;
    let vowel = noun.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U']) && !noun.starts_with("uni");
    let named = noun.strip_prefix('[').is_some_and(|name| name.starts_with(w.grammar.name_mark));
    let bare = named && filter.kinds.is_empty() || noun.starts_with("your ") || noun.starts_with("another ");
    let articles = match (bare, vowel) {
        (true, _) => ["", "a", "any"],
        (false, true) => ["an", "a", "any"],
        (false, false) => ["a", "an", "any"],
    };
    let mut wordings = articles.to_vec();
    if named && !bare {
        wordings.push("");
    }
    w.first_of(&wordings, |article, w| {
        if !article.is_empty() {
            w.say(article);
        }
        write_noun(filter, place, false, w)
    })
}

/// How many at least and at most, and of what.
pub(crate) struct Counted {
    /// At least.
    pub min: Amount,
    /// At most.
    pub max: Amount,
    /// Of what.
    pub filter: Filter,
}

/// As many as one likes.
const ANY: i32 = 99;

/// How many: "1", "up to 2", "X".
const NUMBERS: &[Row<(Amount, Amount)>] = phrases! {
    ["any number of"] => { (Amount::Fixed(0), Amount::Fixed(ANY)) }
    ["up to" max] => { (Amount::Fixed(0), Amount::Fixed(max)) }
    ["up to X"] => { (Amount::Fixed(0), Amount::X) }
    ["X"] => { (Amount::X, Amount::X) }
};

/// "1 Forward", "up to 2 Characters opponent controls".
pub(crate) fn read_counted(place: Place, r: &mut Reader) -> Read<Counted> {
    if let Ok(counted) = r.attempt(|r| read_as_many(place, r)) {
        return Ok(counted);
    }
    let (min, max) = read_count(r)?;
    r.talk.part = true;
    let filter = read_noun(place, r)?;
    Ok(Counted { min, max, filter })
}

/// "1", "up to 2", "X", "any number of".
pub(crate) fn read_count(r: &mut Reader) -> Read<(Amount, Amount)> {
    match r.attempt(Reader::number) {
        Ok(number) => Ok((Amount::Fixed(number), Amount::Fixed(number))),
        Err(Miss) => crate::phrase::read(NUMBERS, "~a number", r),
    }
}

/// Writes what [`read_count`] reads.
pub(crate) fn write_count(min: &Amount, max: &Amount, w: &mut Writer) -> Said {
    match (min, max) {
        (Amount::Fixed(min), Amount::Fixed(max)) if min == max => w.count(*max),
        (min, max) => crate::phrase::write(NUMBERS, &(min.clone(), max.clone()), w)?,
    }
    Ok(())
}

/// "up to the same number of Forwards opponent controls as the Backups you control".
fn read_as_many(place: Place, r: &mut Reader) -> Read<Counted> {
    r.words("up to the same number of")?;
    let filter = read_noun(place, r)?;
    r.words("as the")?;
    let counted = read_noun(Place::Play, r)?;
    Ok(Counted { min: Amount::Fixed(0), max: Amount::Count(Box::new(counted)), filter })
}

/// "1 Forward", "up to 2 Characters opponent controls".
pub(crate) fn write_counted(counted: &Counted, place: Place, w: &mut Writer) -> Said {
    match (&counted.min, &counted.max) {
        (Amount::Fixed(0), Amount::Count(as_many)) => {
            w.words("up to the same number of");
            write_noun(&counted.filter, place, true, w)?;
            w.words("as the");
            return write_noun(as_many, Place::Play, true, w);
        }
        (min, max) => write_count(min, max, w)?,
    }
    w.talk.part = true;
    write_noun(&counted.filter, place, counted.max != Amount::Fixed(1), w)
}
