//! What stands on a strategy that is never on a square: it is done, or left to wait, as the strategy resolves (2-10-3-1).

use super::noun::SQUARES;
use crate::diagnostic::Fault;
use crate::header::Header;
use crate::later::waiting;
use dimension::words::{kind, label, verb, zone};
use duel::card::ability::{Ability, Body, Duration, Form, Op};
use duel::card::pool::CardPool;
use duel::ids::Zones;

/// Whether a card is a strategy that does not bind itself to a unit (6-6-1), so that it is never on a square.
fn passes(header: &Header, abilities: &[Ability]) -> bool {
    let binds = |op: &Op| matches!(op, Op::Attach { verb: verb::BIND, .. });
    header.profile.kinds.has(kind::STRATEGY) && !abilities.iter().any(|ability| ability.body.ops.iter().any(binds))
}

/// "When a unit you control is put on a square, you draw 1 card." on a strategy is left to wait as it resolves, for the next
/// time that happens (4-4-4).
pub(super) fn settle(header: &Header, abilities: &mut [Ability], pool: &mut CardPool) {
    if !passes(header, abilities) {
        return;
    }
    for ability in abilities {
        let Form::Triggered(trigger) = &ability.form else { continue };
        let waiter = waiting(trigger.clone(), label::TRIGGER, ability.body.clone());
        if *ability != (Ability { works_in: SQUARES, ..waiter.clone() }) {
            continue;
        }
        let left = pool.add_ability(waiter);
        let ops = vec![Op::CreateDelayed { ability: left, duration: Duration::Forever, once: true }];
        let spell = Ability::new(Form::Spell, label::SPELL, Zones::of(&[zone::STACK]));
        *ability = Ability { body: Body { phrases: Vec::new(), ops }, ..spell };
    }
}

/// What would work on squares alone can never matter on a strategy that is never there.
pub(super) fn fault(header: &Header, abilities: &[Ability]) -> Option<Fault> {
    let waits = |form: &Form| matches!(form, Form::Triggered(_) | Form::Replacement(_));
    let idle = abilities.iter().any(|ability| ability.works_in == SQUARES && waits(&ability.form));
    (idle && passes(header, abilities)).then(|| Fault::Idle {
        why: "a strategy that is not bound to a unit is never on a square; what it is to replace it says with `the next time` \
              or `until the end of the turn`"
            .to_owned(),
    })
}
