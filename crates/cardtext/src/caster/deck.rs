//! Decks, and what is looked at on top of them.

use super::effect::write_units;
use crate::phrase::Slot;
use crate::reader::{Miss, Read, Reader};
use crate::writer::{Said, Unsayable, Writer};
use caster::words::zone;
use duel::card::ability::Op;
use duel::card::amount::{Amount, What, Who};

/// Whose deck it is.
pub(crate) struct DeckOf;

impl DeckOf {
    const WORDS: &[(&str, Who)] = &[
        ("your deck", Who::You),
        ("an enemy deck", Who::Opponent),
        ("that enemy deck", Who::Opponent),
        ("the enemy deck", Who::Opponent),
        ("target enemy player's deck", Who::Opponent),
        ("an enemy player's deck", Who::Opponent),
        ("each player's deck", Who::Both),
    ];

    pub(crate) fn read(r: &mut Reader) -> Read<Who> {
        if r.talk.doer != Who::You && r.skip("their deck/decks") {
            return Ok(r.talk.doer.clone());
        }
        Self::WORDS.iter().find(|(words, _)| r.skip(words)).map(|(_, who)| who.clone()).ok_or(Miss)
    }
    pub(crate) fn write(who: &Who, w: &mut Writer) -> Said {
        let mut words: Vec<&str> =
            Self::WORDS.iter().filter(|(_, known)| known == who).map(|(words, _)| *words).collect();
        if w.talk.doer != Who::You && w.talk.doer == *who {
            words.insert(0, "their deck");
        }
        if words.is_empty() {
            return Err(Unsayable);
        }
        w.one_of(&words);
        Ok(())
    }
}

/// "the top card", "the top two cards".
pub(crate) struct TopCards;

impl TopCards {
    pub(crate) fn read(r: &mut Reader) -> Read<Amount> {
        r.words("the top")?;
        if r.skip("card") { Ok(Amount::Fixed(1)) } else { super::effect::Cards::read(r) }
    }
    pub(crate) fn write(amount: &Amount, w: &mut Writer) -> Said {
        w.words("the top");
        if *amount == Amount::Fixed(1) {
            w.say("card");
            w.plural = false;
            return Ok(());
        }
        write_units(amount, "card/cards", w)?;
        w.plural = true;
        Ok(())
    }
}

/// Words for cards that stay where they were, which need not be said.
const RETURNED: &[&str] =
    &["", ", then return it", ", then return them", "then return it", "and return it", ", then put it back"];

/// "look at the top three cards of your deck", "reveal the top card of your deck", "look at target enemy orb, then return it".
pub(crate) fn read_looking(r: &mut Reader) -> Read<Vec<Op>> {
    let shown = r.skip("reveals/reveal");
    if !shown {
        r.words("looks/look at")?;
    }
    let who = r.talk.doer.clone();
    if let Ok((amount, whose)) = r.attempt(|r| {
        let amount = TopCards::read(r)?;
        r.words("of")?;
        Ok((amount, DeckOf::read(r)?))
    }) {
        if !shown {
            r.one_of(RETURNED)?;
        }
        return Ok(vec![Op::LookAtTop { who, whose, zone: zone::DECK, amount, shown }]);
    }
    if shown {
        return Err(Miss);
    }
    let what = What::read(r)?;
    r.one_of(RETURNED)?;
    Ok(vec![Op::LookAt { who, what }])
}

/// Writes what [`read_looking`] reads.
pub(crate) fn write_looking(ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    match ops {
        [Op::LookAtTop { whose, zone: zone::DECK, amount, shown, .. }, ..] => {
            w.words(if *shown { "reveals/reveal" } else { "looks/look at" });
            TopCards::write(amount, w)?;
            w.say("of");
            DeckOf::write(whose, w)?;
            if !*shown && w.is_guided() {
                w.one_of(RETURNED);
            }
            Ok(1)
        }
        [Op::LookAt { what, .. }, ..] => {
            w.words("looks/look at");
            what.write(w)?;
            if w.is_guided() {
                w.one_of(RETURNED);
            }
            Ok(1)
        }
        _ => Err(Unsayable),
    }
}
