//! Tokens that a text creates: "create two 1000/500 Puddle tokens", "create a Straw Doll token".

use super::adjective::{TURNED, read_element};
use super::noun::{read_trait, say_trait};
use super::word::Ability as Skill;
use crate::reader::{Read, Reader};
use crate::token::Kind as TokenKind;
use crate::writer::{Said, Unsayable, Writer};
use caster::words::{element, kind, number, verb, zone};
use duel::card::ability::Op;
use duel::card::amount::Amount;
use duel::card::characteristics::Characteristics;
use duel::card::pool::CardPool;
use duel::ids::{CardId, Colours, Keywords, Kinds};

/// Words for the field, which need not be said.
const FIELD: &[&str] = &["", "in an allied servant zone", "in your servant zone", "into the field"];

/// Reads "create", how many, and of what.
pub(crate) fn read_creating(r: &mut Reader) -> Read<Vec<Op>> {
    r.words("creates/create")?;
    let amount = if r.skip("a/an") {
        Amount::Fixed(1)
    } else if r.skip("X") {
        Amount::X
    } else {
        Amount::Fixed(r.number()?)
    };
    let turned = TURNED.iter().find(|(word, _)| r.skip(word)).map(|(_, turned)| *turned);
    let card = read_token(r)?;
    r.one_of(FIELD)?;
    let who = r.talk.doer.clone();
    Ok(vec![Op::Create { card, who, amount, to: zone::SERVANTS, verb: verb::CREATE, turned }])
}

/// "Ignus 1000/500 Puddle tokens with [Slow Start]": a token that the text defines, or one that a card file does.
fn read_token(r: &mut Reader) -> Read<CardId> {
    let colour = r.attempt(read_element).ok();
    let strength = r.attempt(|r| {
        r.take("~ATK and DEF such as `1000/500`", |kind| match kind {
            TokenKind::Word(word) => {
                let (atk, def) = word.split_once('/')?;
                Some((atk.parse::<u16>().ok()?, def.parse::<u16>().ok()?))
            }
            _ => None,
        })
    });
    let word = read_trait(r)?;
    r.words("token/tokens")?;
    let name = r.pool.traits[word.index()].trim_start_matches("trait ").to_owned();
    let Ok((atk, def)) = strength else {
        let known = r.pool.find_token(&name).filter(|_| colour.is_none());
        return known.map_or_else(|| r.fail("~a token that is written before, or its ATK and DEF"), Ok);
    };
    let mut profile = Characteristics { kinds: Kinds::of(&[kind::SERVANT]), ..Characteristics::default() };
    profile.colours = colour.map_or(Colours::EMPTY, |colour| Colours::of(&[colour]));
    profile.set_number(number::ATK, i32::from(atk));
    profile.set_number(number::DEF, i32::from(def));
    profile.traits.add(word);
    if r.skip("with") {
        let skills = r.list(Skill::read)?;
        profile.keywords = Keywords::of(&skills);
    }
    profile.names.push(r.pool.intern_name(&name));
    Ok(defined(profile, r.pool))
}

/// What the card of a token is called that a text defines.
fn code(profile: &Characteristics, name: &str) -> String {
    let elements = profile.colours.iter().map(|colour| element::NAMES[colour.index()]);
    let skills: String = profile.keywords.iter().map(|word| format!(" {}", word.0)).collect();
    let elements: String = elements.map(|name| format!("{name} ")).collect();
    format!("{elements}{}/{} {name} token{skills}", profile.number(number::ATK), profile.number(number::DEF))
}

/// The card of such a token, which is new if no text has defined it.
fn defined(profile: Characteristics, pool: &mut CardPool) -> CardId {
    let name = profile.names.first().map_or(String::new(), |name| pool.names[name.index()].clone());
    let code = code(&profile, &name);
    let known = pool.cards.iter().position(|card| card.token && card.code == code);
    known.map_or_else(|| pool.add_token(&code, profile, Vec::new()), |at| CardId(at as u16))
}

/// Writes what [`read_creating`] reads.
pub(crate) fn write_creating(ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    let [Op::Create { card, amount, to: zone::SERVANTS, verb: verb::CREATE, turned, .. }, ..] = ops else {
        return Err(Unsayable);
    };
    w.words("creates/create");
    match amount {
        Amount::Fixed(1) => w.one_of(&["a", "an", "1"]),
        Amount::Fixed(number) => w.count(*number),
        Amount::X => w.say("X"),
        _ => return Err(Unsayable),
    }
    let plural = *amount != Amount::Fixed(1);
    if let Some(turned) = turned {
        w.say(TURNED.iter().find(|(_, known)| known == turned).ok_or(Unsayable)?.0);
    }
    write_token(*card, plural, w)?;
    w.one_of(FIELD);
    Ok(1)
}

fn write_token(card: CardId, plural: bool, w: &mut Writer) -> Said {
    let pool = w.pool;
    let printed = pool.card(card);
    let (profile, name) = (&printed.characteristics, pool.name(card));
    w.plural = plural;
    if printed.code != code(profile, name) {
        w.say(name);
        w.plural = plural;
        w.words("token/tokens");
        return Ok(());
    }
    for colour in profile.colours.iter() {
        w.say(element::NAMES[colour.index()]);
    }
    w.say(&format!("{}/{}", profile.number(number::ATK), profile.number(number::DEF)));
    say_trait(profile.traits.iter().next().ok_or(Unsayable)?, false, w)?;
    w.plural = plural;
    w.words("token/tokens");
    if !profile.keywords.is_empty() {
        w.say("with");
        let skills: Vec<_> = profile.keywords.iter().collect();
        w.list(&skills, |w, skill| Skill::write(skill, w))?;
    }
    Ok(())
}
