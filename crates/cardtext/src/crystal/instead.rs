//! Replacements that do something else altogether, or have a card enter under another player's control.

use super::replace::{DYING, ENTERING};
use crate::body::{read_body, write_body};
use crate::noun::{Place, read_article, write_article};
use crate::reader::{Read, Reader};
use crate::writer::{Said, Unsayable, Writer};
use crystal::words::{label, zone};
use duel::card::ability::{Ability, Body, EventPattern, Form, ReplacedBy, Replacement};
use duel::card::amount::{What, Who};
use duel::card::filter::{Filter, Whose};
use duel::ids::Zones;

const FIELD: Zones = Zones::of(&[zone::FIELD]);

fn replacing(on: EventPattern, subject: Filter, instead: ReplacedBy, body: Body) -> Ability {
    let replacement = Replacement { on, subject, counterpart: None, instead, once: false, optional: false };
    let mut ability = Ability::new(Form::Replacement(replacement), label::FIELD, FIELD);
    ability.body = body;
    ability
}

/// "If a Forward you control would be put from the field into the Break Zone, instead return it to its owner's hand. …",
/// "If a Forward would enter your opponent's field, it enters your field instead."
pub(crate) fn read_instead(r: &mut Reader) -> Read<Ability> {
    r.words("if")?;
    let subject = if r.has(Reader::this) { Filter::this() } else { read_article(Place::Anywhere, r)? };
    if r.skip("would enter your opponent's field, it enters your field instead") {
        r.stop()?;
        let subject = Filter { whose: Whose::Opponents, ..subject };
        return Ok(replacing(ENTERING, subject, ReplacedBy::ArriveControlledBy(Who::You), Body::default()));
    }
    r.words("would be put from the field into the Break Zone, instead")?;
    r.talk.befell(What::Subject, &subject, FIELD);
    let (body, modes) = read_body(r)?;
    if modes.is_some() || !body.phrases.is_empty() {
        return r.fail("~an effect that chooses nothing");
    }
    Ok(replacing(DYING, subject, ReplacedBy::DoBody, body))
}

/// Writes what [`read_instead`] reads.
pub(crate) fn write_instead(ability: &Ability, w: &mut Writer) -> Said {
    let Form::Replacement(Replacement { on, subject, instead, .. }) = &ability.form else { return Err(Unsayable) };
    if *ability != replacing(on.clone(), subject.clone(), instead.clone(), ability.body.clone()) {
        return Err(Unsayable);
    }
    w.say("if");
    match (on, instead, subject.whose) {
        (&ENTERING, ReplacedBy::ArriveControlledBy(Who::You), Whose::Opponents) => {
            write_article(&Filter { whose: Whose::Anyones, ..subject.clone() }, Place::Anywhere, w)?;
            w.words("would enter your opponent's field, it enters your field instead");
            w.stop();
            Ok(())
        }
        (&DYING, ReplacedBy::DoBody, _) => {
            if *subject == Filter::this() {
                w.say(w.own);
            } else {
                write_article(subject, Place::Anywhere, w)?;
            }
            w.words("would be put from the field into the Break Zone, instead");
            w.talk.befell(What::Subject, subject, FIELD);
            write_body(&ability.body, None, w)
        }
        _ => Err(Unsayable),
    }
}
