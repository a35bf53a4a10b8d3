//! What a text leaves to wait for an event: "When a Forward enters your field this turn, draw 1 card."

use crate::branch::{read_put_off, write_put_off};
use crate::reader::{Read, Reader};
use crate::writer::{Said, Unsayable, Writer};
use duel::card::ability::{Ability, Body, Duration, Form, Op, Trigger};
use duel::ids::{Label, Zones};

/// The ability that waits. It works wherever its source is by then.
pub(crate) fn waiting(trigger: Trigger, label: Label, body: Body) -> Ability {
    Ability { body, ..Ability::new(Form::Triggered(trigger), label, Zones::ALL) }
}

/// Reads what is done when an event comes: the next time, or each time this turn.
pub(crate) fn read_waiting(r: &mut Reader) -> Read<Op> {
    r.words("when")?;
    let trigger = r.named("~an event", r.grammar.event.read)?;
    let turn = r.skip("this turn");
    r.mark(',')?;
    let talk = r.talk.clone();
    (r.grammar.speak_of)(&trigger, &mut r.talk);
    let body = read_put_off(r);
    let stopped = r.talk.stopped;
    r.talk = talk;
    r.talk.stopped = stopped;
    let ability = r.pool.add_ability(waiting(trigger, r.grammar.triggered, body?));
    let duration = if turn { Duration::Turn } else { Duration::Forever };
    Ok(Op::CreateDelayed { ability, duration, once: !turn })
}

/// Writes what [`read_waiting`] reads.
pub(crate) fn write_waiting(ability: &Ability, duration: Duration, once: bool, w: &mut Writer) -> Said {
    let Form::Triggered(trigger) = &ability.form else { return Err(Unsayable) };
    if *ability != waiting(trigger.clone(), w.grammar.triggered, ability.body.clone()) {
        return Err(Unsayable);
    }
    w.say("when");
    (w.grammar.event.write)(trigger, w)?;
    match (duration, once) {
        (Duration::Turn, false) => w.words("this turn"),
        (Duration::Forever, true) => {}
        _ => return Err(Unsayable),
    }
    w.glue(",");
    let talk = w.talk.clone();
    (w.grammar.speak_of)(trigger, &mut w.talk);
    let said = write_put_off(&ability.body, w);
    w.talk = talk;
    said
}
