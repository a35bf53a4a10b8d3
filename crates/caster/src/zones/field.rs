//! Chapters 306 to 308: the field.

use crate::action::cards::STANCE;
use crate::book::{Caster, Context, proc};
use crate::rules::cite;
use crate::words::{keyword, kind, mark, number, verb, zone};
use crate::zones::moving;
use crate::{keywords, principles, terms};
use duel::book::Attaching;
use duel::book::point::{ChapterPoints, ZonePoint};
use duel::card::ability::End;
use duel::card::characteristics::{Characteristics, Orientation};
use duel::engine::frame::{Flow, Frame, Proc};
use duel::engine::question::Pick;
use duel::engine::scratch::Scratch;
use duel::event::{Cause, Event, Happening};
use duel::ids::{Keywords, Kinds, Rule, Seat, Verb, Verbs, Zone};
use duel::points;
use duel::state::State;
use duel::state::object::Slot;
use duel::state::query::Reader;

/// Where the kernel acts by these rules.
pub(crate) const POINTS: ChapterPoints = points! {
    ZonePoint::FaceDownIsBlank => BLANK,
};

/// Servant zones are public (307.2).
pub(super) const SERVANTS_SEEN: Rule = cite!("307.2");
/// Caster zones are public (308.2).
pub(super) const CASTERS_SEEN: Rule = cite!("308.2");
/// Only its player may look at a face-down card in a caster zone (308.2a).
pub(super) const FACE_DOWN: Rule = cite!("308.2a");
/// A face-down card has none of the information on its front (306.6).
pub(crate) const BLANK: Rule = cite!("306.6");

/// There is one field, and it is public (306.3).
pub(super) const FIELD_SEEN: Rule = cite!("306.3");

/// A card put onto the field, under whatever verb, enters (306.5).
pub(crate) fn other_verbs(cx: &Context, event: &Event) -> Verbs {
    match event.happening {
        Happening::Move { slot, to, .. }
            if zone::ENTITIES.has(to) && zone::OFF_FIELD.has(cx.state.object(slot).zone) =>
        {
            Verbs::of(&[verb::ENTER])
        }
        _ => Verbs::EMPTY,
    }
}

/// Casters lie in a caster zone (308.4), all other cards in a servant zone (307.4).
pub(crate) fn zone_for(cx: &Context, kinds: Kinds) -> Zone {
    if kinds.has(kind::CASTER) {
        if cx.cite(cite!("308.4")) { zone::CASTERS } else { zone::SERVANTS }
    } else if cx.cite(PLACES) {
        zone::SERVANTS
    } else {
        zone::CASTERS
    }
}

/// A card that an effect puts onto the field goes to the zone for its kind (306.5).
pub(crate) fn redirect_move(cx: &Context, slot: Slot, to: Zone, verb: Verb) -> Option<Zone> {
    let enters = verb == verb::ENTER && zone::ENTITIES.has(to) && !zone::ENTITIES.has(cx.state.object(slot).zone);
    match enters {
        true => cx.cite(cite!("306.5")).then(|| zone_for(cx, cx.state.characteristics(slot).kinds)),
        false => Some(to),
    }
}

/// The owner of a servant zone (307.5) or caster zone (308.5) controls the cards there; on its owner's side a card is
/// its owner's (105.3a).
pub(crate) fn controller_on_arrival(cx: &Context, slot: Slot, to: Zone, side: Seat) -> Seat {
    let owner = cx.state.object(slot).owner;
    let rule = match to {
        _ if side == owner => return terms::controls_own(cx, owner),
        zone::SERVANTS => cite!("307.5"),
        zone::CASTERS => cite!("308.5"),
        _ => return side,
    };
    if cx.cite(rule) { side } else { owner }
}

/// A description without a zone means entities and no stock, if it names a type (306.4) or counts (306.4a).
pub(crate) fn means_entities(scratch: &Scratch, typed: bool, counted: bool) -> bool {
    (!typed || scratch.cite(cite!("306.4"))) && (!counted || scratch.cite(cite!("306.4a")))
}

/// In a servant zone only servants can be reversed (307.3), in a caster zone nothing (308.3).
pub(crate) fn lies_so(cx: &Context, slot: Slot, at: Zone, way: Orientation) -> bool {
    way != Orientation::Reversed
        || match at {
            zone::SERVANTS => cx.state.characteristics(slot).kinds.has(kind::SERVANT) || !cx.cite(cite!("307.3")),
            zone::CASTERS => !cx.cite(cite!("308.3")),
            _ => true,
        }
}

/// The card can lie in this zone of the field: only servants, barriers and deities lie in a servant zone.
pub(crate) fn may_lie(cx: &Context, slot: Slot, to: Zone) -> bool {
    let kinds = cx.state.characteristics(slot).kinds;
    match to {
        zone::SERVANTS => kinds.meets(Kinds::of(&[kind::SERVANT, kind::BARRIER, kind::DEITY])),
        _ => true,
    }
}

/// The register that holds the event to be asked about next.
const NEXT: usize = 1;

/// The controller of an effect that puts servants into servant zones chooses how they lie (307.6). Returns true if
/// there is one to ask about; then it has begun a procedure.
pub(crate) fn ask_orientation(cx: &mut Context, from: usize, seat: Seat) -> bool {
    cx.refresh();
    let any = (from..cx.state.batch.len()).any(|at| is_posed(cx, at));
    if any {
        let seat = terms::controls_effect(cx, seat);
        cx.push(Frame::new(Proc::Book(proc::POSE), seat).with_registers([from as i32, from as i32, 0, 0, 0, 0]));
    }
    any
}

/// The event puts a servant into a servant zone that can enter, and no keyword decides its position.
fn is_posed(cx: &Context, at: usize) -> bool {
    let Happening::Move { slot, to: zone::SERVANTS, .. } = cx.state.batch[at].happening else { return false };
    cx.state.object(slot).zone != zone::SERVANTS
        && shown(cx, slot).has(kind::SERVANT)
        && keywords::enters_rested(cx, slot).is_none()
        && !(cx.is_forbidden(verb::ENTER, slot, None) && cx.cite(principles::CANNOT))
}

/// The servant whose position the pending question is about.
pub(crate) fn posed(s: &State) -> Option<Slot> {
    let frame = s.frames.last()?;
    match frame.proc {
        Proc::Book(proc::ENTER) => Some(Slot(frame.registers[0] as u16)),
        Proc::Book(proc::POSE) => s.batch.get(frame.registers[NEXT] as usize)?.happening.slot(),
        _ => None,
    }
}

/// The kinds the card has when face up.
fn shown(cx: &Context, slot: Slot) -> Kinds {
    if cx.state.object(slot).face_up {
        cx.state.characteristics(slot).kinds
    } else {
        cx.pool.card(cx.state.object(slot).card).characteristics.kinds
    }
}

/// For each servant that an effect puts into a servant zone, the effect's controller chooses recovered or reversed
/// (307.6); then they enter. May ask.
pub(crate) fn pose_step(cx: &mut Context, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let at = frame.registers[NEXT] as usize;
    if frame.step == 0 {
        if at >= cx.state.batch.len() {
            cx.state.frames.pop();
            cx.carry_out_oriented(frame.registers[0] as usize);
            return Flow::Continue;
        }
        if !is_posed(cx, at) {
            cx.frame(f).registers[NEXT] += 1;
            return Flow::Continue;
        }
        cx.offer(Pick::Yes);
        cx.offer(Pick::No);
        return cx.ask(frame.seat, STANCE, cite!("307.6"));
    }
    let way = if cx.take_answer() == Pick::Yes { Orientation::Upright } else { Orientation::Reversed };
    if let Happening::Move { turned, .. } = &mut cx.state.batch[at].happening {
        *turned = way;
    }
    cx.frame(f).registers[NEXT] += 1;
    cx.goto(f, 0)
}

/// A card that lies face down in a caster zone is a caster of level 1 without a name or an element (504.1b).
pub(crate) fn face_down(zone: Zone) -> Characteristics {
    let mut characteristics = Characteristics::face_down();
    if zone == zone::CASTERS {
        characteristics.kinds = Kinds::of(&[kind::CASTER]);
        characteristics.keywords = Keywords::of(&[keyword::AETHER]);
        characteristics.set_number(number::LEVEL, 1);
    }
    characteristics
}

/// Servants, barriers and deities lie in servant zones (307.1, 307.4).
pub(crate) const PLACES: Rule = cite!("307.4");
/// The cards under an entity are its stock (306.2).
pub(crate) const STOCK: Rule = cite!("306.2");

/// Proposes that a card becomes stock of another that enters the field at the same time. If that does not enter, the
/// card stays where it is.
pub(crate) fn propose_stock_of_comer(cx: &mut Context, slot: Slot, comer: Slot, cause: Cause) {
    let mut leader = comer;
    let mut follow = |cx: &mut Context, act: Happening| {
        let at = cx.state.batch.len();
        cx.propose(act, verb::STOCK, cause);
        if let Some(follower) = cx.state.batch.get_mut(at) {
            follower.leader = leader;
        }
        leader = slot;
    };
    if cx.state.object(slot).zone != zone::STOCK {
        let act = to_stock(cx, slot, comer);
        follow(cx, act);
    }
    follow(cx, Happening::Attach { slot, to: comer });
}

/// The move by which a card becomes stock of an entity; on the field it keeps its face.
fn to_stock(cx: &Context, slot: Slot, host: Slot) -> Happening {
    let object = cx.state.object(slot);
    let face_up = !zone::FIELD.has(object.zone) || object.face_up;
    let (side, turned) = (cx.state.object(host).side, Orientation::Upright);
    Happening::Move { slot, to: zone::STOCK, side, end: End::Top, place: 0, turned, face_up }
}

/// Marks each card that enters the field as not there since the beginning of the turn (604.2d). Proposes the events.
pub(crate) fn note_entries(cx: &mut Context, from: usize) {
    for at in from..cx.state.batch.len() {
        let event = cx.state.batch[at];
        let Happening::Move { slot, to, .. } = event.happening else { continue };
        if zone::ENTITIES.has(to) && !zone::FIELD.has(cx.state.object(slot).zone) {
            let note = cx.state.batch.len();
            cx.propose(Happening::Mark { slot, mark: mark::ENTERED, on: true }, verb::PUT, event.cause);
            if let Some(follower) = cx.state.batch.get_mut(note) {
                follower.leader = slot;
            }
        }
    }
}

impl Attaching for Caster {
    /// A card becomes stock of an entity only (306.2).
    fn attach(cx: &Context, slot: Slot, host: Slot, _: bool) -> Option<Happening> {
        (Self::can_attach(&cx.read(), slot, host) || !cx.cite(STOCK)).then(|| to_stock(cx, slot, host))
    }

    fn can_attach(read: &Reader<Self>, slot: Slot, host: Slot) -> bool {
        slot != host && zone::ENTITIES.has(read.state.object(host).zone)
    }

    fn follow_host(cx: &Context, slot: Slot, leader: &Event) -> Option<(Happening, Verb, Rule)> {
        moving::follow_host(cx, slot, leader)
    }
}
