//! What applies all the time: "While you have 3 or more Charas, all your Charas get +1000 power.", "You cannot draw cards."

use crate::condition::{read_condition, write_condition};
use crate::reader::{Miss, Read, Reader};
use crate::writer::{Said, Unsayable, Writer};
use duel::card::ability::{Change, StaticEffect};
use duel::card::amount::{Condition, What, Who};
use duel::card::filter::{Filter, Whose};
use duel::ids::{Verb, Zones};

/// Words before what applies only sometimes.
const WHILE: &[(&str, Condition)] = &[
    ("during your turn,", Condition::TurnOf(Who::You)),
    ("during your opponent's turn,", Condition::TurnOf(Who::Opponent)),
];

/// "While you have 3 or more Charas,", "During your turn,".
pub(crate) fn read_while(r: &mut Reader) -> Read<Option<Condition>> {
    if let Some((_, condition)) = WHILE.iter().find(|(words, _)| r.skip(words)) {
        return Ok(Some(condition.clone()));
    }
    if !r.skip("while") {
        return Ok(None);
    }
    let condition = read_condition(r)?;
    r.mark(',')?;
    if matches!(condition, Condition::Is(What::This, _)) {
        r.talk.speak_of_self();
    }
    Ok(Some(condition))
}

/// Writes what [`read_while`] reads.
pub(crate) fn write_while(condition: Option<&Condition>, w: &mut Writer) -> Said {
    let Some(condition) = condition else { return Ok(()) };
    if let Some((words, _)) = WHILE.iter().find(|(_, known)| known == condition) {
        w.words(words);
        return Ok(());
    }
    w.say("while");
    write_condition(condition, w)?;
    w.glue(",");
    if matches!(condition, Condition::Is(What::This, _)) {
        w.talk.speak_of_self();
    }
    Ok(())
}

/// What players cannot do, as what cannot be done to their cards in some zones.
pub(crate) type Prohibition = (&'static str, Zones, Whose, Verb);

fn prohibiting((_, zones, whose, verb): &Prohibition) -> StaticEffect {
    let filter = Filter { zones: *zones, whose: *whose, ..Filter::default() };
    StaticEffect { filter, changes: vec![Change::Cannot(*verb, None)] }
}

/// Reads which objects are changed, and how, with the full stop.
pub(crate) fn read_affect(players: &[Prohibition], r: &mut Reader) -> Read<StaticEffect> {
    let affect = match players.iter().find(|(words, ..)| r.skip(words)) {
        Some(known) => prohibiting(known),
        None => {
            let lasting = r.grammar.lasting.as_ref().ok_or(Miss)?;
            let (what, changes) = (lasting.statement.read)(r)?;
            let filter = match what {
                What::This => Filter::this(),
                What::All(filter) => filter,
                _ => return r.fail("~the card's own name, or all cards of a description"),
            };
            StaticEffect { filter, changes }
        }
    };
    r.stop()?;
    Ok(affect)
}

/// Writes what [`read_affect`] reads.
pub(crate) fn write_affect(affect: &StaticEffect, players: &[Prohibition], w: &mut Writer) -> Said {
    match players.iter().find(|known| prohibiting(known) == *affect) {
        Some((words, ..)) => w.words(words),
        None => {
            let StaticEffect { filter, changes } = affect.clone();
            let what = if filter == Filter::this() { What::This } else { What::All(filter) };
            let lasting = w.grammar.lasting.as_ref().ok_or(Unsayable)?;
            (lasting.statement.write)(&(what, changes), w)?;
        }
    }
    w.stop();
    Ok(())
}
