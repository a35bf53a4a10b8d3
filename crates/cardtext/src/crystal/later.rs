//! What a text leaves to wait for an event: "When a Forward enters your field this turn, draw 1 card."

use super::body::write_group;
use super::branch::read_statement;
use super::trigger::{read_event, speak_of, write_event};
use crate::reader::{Read, Reader};
use crate::writer::{Said, Unsayable, Writer};
use crystal::words::label;
use duel::ability::{Ability, Duration, Form, Op, Trigger};
use duel::words::Zones;

/// The ability that waits. It works wherever its source is by then.
fn waiting(trigger: Trigger, ops: Vec<Op>) -> Ability {
    let mut ability = Ability::new(Form::Triggered(trigger), label::AUTO, Zones::ALL);
    ability.body.ops = ops;
    ability
}

/// Reads what is done when an event comes: the next time, or each time this turn (11.8.17.2).
pub(crate) fn read_waiting(r: &mut Reader) -> Read<Op> {
    r.words("when")?;
    let trigger = r.named("~an event", read_event)?;
    let turn = r.skip("this turn");
    r.mark(',')?;
    let talk = r.talk.clone();
    speak_of(&trigger, &mut r.talk);
    let ops = read_statement(r);
    r.talk = talk;
    let ability = r.pool.add_ability(waiting(trigger, ops?));
    let duration = if turn { Duration::Turn } else { Duration::Forever };
    Ok(Op::Delay { ability, duration, once: !turn })
}

/// Writes what [`read_waiting`] reads.
pub(crate) fn write_waiting(ability: &Ability, duration: Duration, once: bool, w: &mut Writer) -> Said {
    let Form::Triggered(trigger) = &ability.form else { return Err(Unsayable) };
    if *ability != waiting(trigger.clone(), ability.body.ops.clone()) {
        return Err(Unsayable);
    }
    w.say("when");
    write_event(trigger, w)?;
    match (duration, once) {
        (Duration::Turn, false) => w.words("this turn"),
        (Duration::Forever, true) => {}
        _ => return Err(Unsayable),
    }
    w.glue(",");
    let talk = w.talk.clone();
    speak_of(trigger, &mut w.talk);
    let said = write_group(&ability.body.ops, w);
    w.talk = talk;
    said
}
