//! Chapters 306 to 308: the field.

use crate::action::cards::STANCE;
use crate::book::{Context, proc};
use crate::keywords;
use crate::rules::cite;
use crate::terms;
use crate::words::{keyword, kind, mark, number, verb, zone};
use duel::ability::End;
use duel::event::{Act, Event};
use duel::frame::{Flow, Frame, Proc};
use duel::log::Scratch;
use duel::object::Slot;
use duel::profile::{Orientation, Profile};
use duel::question::Pick;
use duel::state::State;
use duel::words::{Keywords, Kinds, Rule, Seat, Verb, Verbs, Zone};

/// All see servant zones (307.2).
pub(super) const SERVANTS_SEEN: Rule = cite!("307.2");
/// All see caster zones (308.2).
pub(super) const CASTERS_SEEN: Rule = cite!("308.2");
/// What lies face down in a caster zone is hidden from all but its player (308.2a).
pub(super) const FACE_DOWN: Rule = cite!("308.2a");
/// What lies face down has none of what is on its front (306.6).
pub(crate) const BLANK: Rule = cite!("306.6");

/// There is one field, which all see (306.3).
pub(super) const FIELD_SEEN: Rule = cite!("306.3");

/// The other name of what is about to happen: what is put onto the field, under whatever name, enters it (306.5).
pub(crate) fn other_names(cx: &Context, event: &Event) -> Verbs {
    match event.act {
        Act::Move { slot, to, .. } if zone::ENTITIES.has(to) && zone::OFF_FIELD.has(cx.s.object(slot).zone) => {
            Verbs::of(&[verb::ENTER])
        }
        _ => Verbs::EMPTY,
    }
}

/// Where a card lies on the field: casters in a caster zone (308.4), the others in a servant zone (307.4).
pub(crate) fn zone_for(cx: &Context, kinds: Kinds) -> Zone {
    if kinds.has(kind::CASTER) {
        if cx.by(cite!("308.4")) { zone::CASTERS } else { zone::SERVANTS }
    } else if cx.by(PLACES) {
        zone::SERVANTS
    } else {
        zone::CASTERS
    }
}

/// To which zone a text puts a card that it puts onto the field: to the one where such cards lie (306.5).
pub(crate) fn goal(cx: &Context, slot: Slot, to: Zone, verb: Verb) -> Option<Zone> {
    let enters = verb == verb::ENTER && zone::ENTITIES.has(to) && !zone::ENTITIES.has(cx.s.object(slot).zone);
    match enters {
        true => cx.by(cite!("306.5")).then(|| zone_for(cx, cx.s.profile(slot).kinds)),
        false => Some(to),
    }
}

/// Who has a servant zone controls what lies there (307.5), and likewise a caster zone (308.5); what is put where its
/// owner has it is its owner's (105.3a).
pub(crate) fn controls(cx: &Context, slot: Slot, to: Zone, side: Seat) -> Seat {
    let owner = cx.s.object(slot).owner;
    let rule = match to {
        _ if side == owner => return terms::controls_own(cx, owner),
        zone::SERVANTS => cite!("307.5"),
        zone::CASTERS => cite!("308.5"),
        _ => return side,
    };
    if cx.by(rule) { side } else { owner }
}

/// Whether a text that does not say where means entities alone, and no stock: by a type (306.4), or as it counts (306.4a).
pub(crate) fn means_entities(scratch: &Scratch, typed: bool, counted: bool) -> bool {
    (!typed || scratch.pass(cite!("306.4"))) && (!counted || scratch.pass(cite!("306.4a")))
}

/// Whether a card can lie this way there: only servants are reversed, in a servant zone (307.3), nothing in a caster
/// zone (308.3).
pub(crate) fn lies_so(cx: &Context, slot: Slot, at: Zone, way: Orientation) -> bool {
    way != Orientation::Reversed
        || match at {
            zone::SERVANTS => cx.s.profile(slot).kinds.has(kind::SERVANT) || !cx.by(cite!("307.3")),
            zone::CASTERS => !cx.by(cite!("308.3")),
            _ => true,
        }
}

/// Whether a card can lie in a zone of the field.
pub(crate) fn may_lie(cx: &Context, slot: Slot, to: Zone) -> bool {
    let kinds = cx.s.profile(slot).kinds;
    match to {
        zone::SERVANTS => kinds.meets(Kinds::of(&[kind::SERVANT, kind::BARRIER, kind::DEITY])),
        _ => true,
    }
}

/// The register of the procedure in which is said how servants lie: which of the events is next.
const NEXT: usize = 1;

/// Whether who has a text put servants into servant zones says how they lie there (307.6); begins it.
pub(crate) fn poses(cx: &mut Context, from: usize, seat: Seat) -> bool {
    let any = (from..cx.s.batch.len()).any(|at| is_posed(cx, at));
    if any {
        let seat = terms::controls_effect(cx, seat);
        cx.push(Frame::new(Proc::Book(proc::POSE), seat).with([from as i32, from as i32, 0, 0, 0, 0]));
    }
    any
}

/// Whether an event puts a servant into a servant zone of which no keyword says how it lies there.
fn is_posed(cx: &Context, at: usize) -> bool {
    let Act::Move { slot, to: zone::SERVANTS, .. } = cx.s.batch[at].act else { return false };
    cx.s.object(slot).zone != zone::SERVANTS
        && shown(cx, slot).has(kind::SERVANT)
        && keywords::enters_rested(cx, slot).is_none()
}

/// The servant of which is asked how it lies.
pub(crate) fn posed(s: &State) -> Option<Slot> {
    let frame = s.frames.last()?;
    match frame.proc {
        Proc::Book(proc::ENTER) => Some(Slot(frame.r[0] as u16)),
        Proc::Book(proc::POSE) => s.batch.get(frame.r[NEXT] as usize)?.act.slot(),
        _ => None,
    }
}

/// The kinds of a card, as it is when it lies face up.
fn shown(cx: &Context, slot: Slot) -> Kinds {
    if cx.s.object(slot).face_up {
        cx.s.profile(slot).kinds
    } else {
        cx.pool.card(cx.s.object(slot).card).profile.kinds
    }
}

/// Of each servant that a text puts into a servant zone, who controls the effect says whether it comes recovered or
/// reversed (307.6); then they come.
pub(crate) fn pose_step(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let at = frame.r[NEXT] as usize;
    if frame.pc == 0 {
        if at >= cx.s.batch.len() {
            cx.s.frames.pop();
            cx.carry_on(frame.r[0] as usize);
            return Flow::Go;
        }
        if !is_posed(cx, at) {
            cx.frame(f).r[NEXT] += 1;
            return Flow::Go;
        }
        cx.offer(Pick::Yes);
        cx.offer(Pick::No);
        return cx.ask(frame.seat, STANCE, cite!("307.6"));
    }
    let way = if cx.answer() == Pick::Yes { Orientation::Upright } else { Orientation::Reversed };
    if let Act::Move { turned, .. } = &mut cx.s.batch[at].act {
        *turned = way;
    }
    cx.frame(f).r[NEXT] += 1;
    cx.goto(f, 0)
}

/// A card that lies face down in a caster zone is a caster of level 1 without a name or an element (504.1b).
pub(crate) fn face_down(zone: Zone) -> Profile {
    let mut profile = Profile::face_down();
    if zone == zone::CASTERS {
        profile.kinds = Kinds::of(&[kind::CASTER]);
        profile.keywords = Keywords::of(&[keyword::AETHER]);
        profile.set(number::LEVEL, 1);
    }
    profile
}

/// Servants, barriers and deities lie in servant zones (307.1).
pub(crate) const PLACES: Rule = cite!("307.4");
/// What lies under an entity is its stock (306.2).
pub(crate) const STOCK: Rule = cite!("306.2");

/// How a card comes to lie under an entity: as its stock, as it lies.
pub(crate) fn to_stock(cx: &Context, slot: Slot, host: Slot) -> Act {
    let object = cx.s.object(slot);
    let face_up = !zone::FIELD.has(object.zone) || object.face_up;
    let (side, turned) = (cx.s.object(host).side, Orientation::Upright);
    Act::Move { slot, to: zone::STOCK, side, end: End::Top, place: 0, turned, face_up }
}

/// It is noted of what enters the field that it was not there from the beginning of the turn (604.2d).
pub(crate) fn note_entries(cx: &mut Context, from: usize) {
    for at in from..cx.s.batch.len() {
        let event = cx.s.batch[at];
        let Act::Move { slot, to, .. } = event.act else { continue };
        if zone::ENTITIES.has(to) && !zone::FIELD.has(cx.s.object(slot).zone) {
            let note = cx.s.batch.len();
            cx.propose(Act::Mark { slot, mark: mark::ENTERED, on: true }, verb::PUT, event.cause);
            if let Some(follower) = cx.s.batch.get_mut(note) {
                follower.leader = slot;
            }
        }
    }
}
