//! Playing Items (S 11.4).

use super::character::Group;
use crate::Crystal;
use crate::book::{Context, proc};
use crate::card;
use crate::edition::{Edition, Obeys};
use crate::rules::{Cited, cite};
use crate::words::{kind, verb, zone};
use duel::cites::PlayCites;
use duel::event::{Act, Cause, Event};
use duel::frame::{Flow, Frame, Proc};
use duel::item::Item;
use duel::matching::Reader;
use duel::need;
use duel::object::Slot;
use duel::question::{Pick, Topic};
use duel::refusal::{Decide, Verdict};
use duel::state::State;
use duel::words::Seat;

impl<E: Edition> Crystal<E> {
    /// Playing an Item, step by step (S 11.4.2 to 11.4.9; 11.4.4 means the Item, reading S15).
    pub(crate) const ITEM: &'static PlayCites = &PlayCites {
        declare: cite!(s "11.4.2").of::<E>(),
        choose: cite!(s "11.4.6").of::<E>(),
        mode: cite!(s "11.4.3").of::<E>(),
        extra: cite!(s "11.4.4").of::<E>(),
        x: cite!(s "11.4.4").of::<E>(),
        divide: cite!(s "11.4.6").of::<E>(),
        lock: cite!(s "11.4.7").of::<E>(),
        pay: cite!(s "11.4.8").of::<E>(),
        surplus: cite!(s "11.4.7.1").of::<E>(),
        done: cite!(s "11.4.9").of::<E>(),
        ..PlayCites::UNNUMBERED
    };

    /// Playing Items (S 11.4).
    pub(super) const ITEMS: &'static Group = &Group {
        steps: Self::ITEM,
        time: cite!(s "11.4.1").of::<E>(),
        unanswerable: cite!(s "11.4.1").of::<E>(),
        barred: cite!(s "11.4.10").of::<E>(),
        element: cite!(s "11.4.7.1").of::<E>(),
        elements: cite!(s "11.4.7.1").of::<E>(),
        any_element: cite!(s "11.4.7.1").of::<E>(),
    };
}

/// Which Character an Item is put on.
pub const BEARER: Topic = Topic::Book(9);

/// Who plays an Item designates the Character it is put on, even one that effects cannot choose (S 11.4.5).
pub(crate) const DESIGNATE: Cited = cite!(s "11.4.5");

/// Whether an Item that a player puts onto the field may be put on a card: one that can have it, and has no other of its
/// card type (S 5.2.3.1.3.4).
fn check_equipping<E: Edition, V: Verdict>(cx: &Context<E>, seat: Seat, slot: Slot, host: Slot, verdict: &mut V) {
    card::check_wearing(cx, seat, slot, host, verdict);
    need!(verdict, !card::has_another(cx, slot, host), card::ONE_OF_A_TYPE.of::<E>(), Some(host));
    need!(verdict, !cx.forbidden(verb::EQUIP, host, None), cite!("2.2").of::<E>(), Some(host));
}

/// The cards that an Item which a player puts onto the field may be put on.
fn bearers<E: Edition>(cx: &Context<E>, seat: Seat, slot: Slot) -> impl Iterator<Item = Slot> {
    [seat, seat.other()].into_iter().flat_map(|side| cx.s.cards(zone::FIELD, side)).copied().filter(move |&host| {
        let mut verdict = Decide::default();
        check_equipping(cx, seat, slot, host, &mut verdict);
        verdict.allowed()
    })
}

/// An Item needs a Character that it can be put on (S 11.4.5); without one, each of its player's says why.
pub(super) fn check_need<E: Edition, V: Verdict>(cx: &Context<E>, seat: Seat, slot: Slot, verdict: &mut V) {
    if !cx.s.profile(slot).kinds.meets(kind::ITEMS) || bearers(cx, seat, slot).next().is_some() {
        return;
    }
    need!(verdict, false, DESIGNATE.of::<E>(), Some(slot));
    for host in cx.controlled(zone::FIELD, seat).filter(|&host| cx.s.profile(host).kinds.meets(kind::CHARACTERS)) {
        check_equipping(cx, seat, slot, host, verdict);
    }
}

/// In which procedure who plays an Item says on which Character it is put (S 11.4.5).
pub(crate) fn designates<E: Edition>(cx: &Context<E>, item: &Item) -> Option<u8> {
    let slot = item.card.filter(|_| DESIGNATE.is_in::<E>())?;
    (cx.s.profile(slot).kinds.meets(kind::ITEMS) && cx.obeys(DESIGNATE)).then_some(proc::EQUIP)
}

/// The registers of designating: where the events begin by which an effect puts cards onto the field, and the number of the
/// one at hand among all, from 1; of an Item that is played there are none.
const FROM: usize = 0;
const AT: usize = 1;

/// Of an Item that an effect puts onto the field its player says on which Character it is put, too; begins that.
pub(crate) fn poses<E: Edition>(cx: &mut Context<E>, from: usize, seat: Seat) -> bool {
    let any = DESIGNATE.is_in::<E>() && cx.s.batch[from..].iter().any(|event| comes(cx.s, event).is_some());
    let begins = any && cx.obeys(DESIGNATE);
    if begins {
        let registers = [from as i32, from as i32 + 1, 0, 0, 0, 0];
        cx.push(Frame::new(Proc::Book(proc::EQUIP), seat).with(registers));
    }
    begins
}

/// The Item that an event puts onto the field, and for whom.
fn comes(s: &State, event: &Event) -> Option<(Seat, Slot)> {
    match event.act {
        Act::Move { slot, to: zone::FIELD, side, .. } => {
            let item = s.profile(slot).kinds.meets(kind::ITEMS) && s.object(slot).zone != zone::FIELD;
            item.then_some((side, slot))
        }
        _ => None,
    }
}

/// The Item of which is asked on which Character it is put, and who puts it there.
pub(crate) fn equipping(s: &State) -> Option<(Seat, Slot)> {
    let frame = s.frames.last().filter(|frame| frame.proc == Proc::Book(proc::EQUIP))?;
    match frame.r[AT] {
        0 => s.stack.last().and_then(|item| Some((item.controller, item.card?))),
        at => comes(s, s.batch.get(at as usize - 1)?),
    }
}

/// A player says on which Character an Item is put: one that is played (S 11.4.5), or each that an effect puts onto the
/// field.
pub(crate) fn equip_step<E: Edition>(cx: &mut Context<E>, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let Some((seat, slot)) = equipping(cx.s) else { return go_on(cx, f) };
    if frame.pc == 0 {
        let mut hosts = std::mem::take(&mut cx.t.picking);
        hosts.clear();
        hosts.extend(bearers(cx, seat, slot));
        hosts.iter().for_each(|&host| cx.offer(Pick::Object(host)));
        cx.t.picking = hosts;
        if !cx.t.options.is_empty() {
            return cx.ask(frame.seat, BEARER, DESIGNATE.of::<E>());
        }
        return go_on(cx, f);
    }
    if let Pick::Object(host) = cx.answer() {
        match frame.r[AT] {
            0 => cx.top_item().counterpart = Some(cx.s.refer(host)),
            at => {
                let event = cx.s.batch[at as usize - 1];
                let attached = Event { act: Act::Attach { slot, to: host }, leader: slot, ..event };
                cx.s.batch.push(attached);
            }
        }
    }
    go_on(cx, f)
}

/// Goes on to the next event of an effect; when all is said, they happen.
fn go_on<E: Edition>(cx: &mut Context<E>, f: usize) -> Flow {
    let registers = cx.frame(f).r;
    let at = registers[AT] as usize;
    if at > 0 && at < cx.s.batch.len() {
        cx.frame(f).r[AT] += 1;
        return cx.goto(f, 0);
    }
    cx.pop();
    if at > 0 {
        cx.carry_on(registers[FROM] as usize);
    }
    Flow::Go
}

/// Checks whom an Item is put on.
pub(crate) fn check_bearer<E: Edition, V: Verdict>(cx: &Context<E>, pick: Pick, verdict: &mut V) {
    if let (Pick::Object(host), Some((seat, slot))) = (pick, equipping(cx.s)) {
        check_equipping(cx, seat, slot, host, verdict);
    }
}

/// An Item that is paid for enters the field on the Character that was designated (S 5.2.3.1.3.1, reading S7), which is
/// equipped with it then (S 15.1.1.11.1); returns whether it is one, and that Character can still have it.
pub(super) fn put_on<E: Edition>(cx: &mut Context<E>, item: &Item, slot: Slot, cause: Cause) -> bool {
    let designated = item.counterpart.filter(|&host| cx.s.profile(slot).kinds.meets(kind::ITEMS) && cx.s.alive(host));
    let Some(host) = designated.filter(|_| cx.obeys(card::WORN)) else { return false };
    let laid = cx.lay(slot, host.slot, false, verb::EQUIP, cause);
    if laid {
        cx.deed(verb::EQUIP, item.controller, slot, host.slot, cause);
    }
    laid
}

/// How an Item comes to be on a Character that can have it: onto its player's field, if it is not there.
pub(crate) fn lay<E: Edition>(cx: &Context<E>, slot: Slot, host: Slot) -> Option<Act> {
    let stands = cx.s.object(slot).zone == zone::FIELD;
    let putting = cx.s.running.last().filter(|_| !stands).map(|text| text.controller);
    let seat = putting.unwrap_or_else(|| cx.player_of(slot));
    let mut verdict = Decide::default();
    card::check_wearing(cx, seat, slot, host, &mut verdict);
    verdict.allowed().then(|| match stands {
        true => Act::Attach { slot, to: host },
        false => cx.move_to_place(slot, zone::FIELD, seat, 0),
    })
}

/// Whether an Item may be put on a card, by its type and its player (S 5.2.3.1.3.2, 5.2.3.1.3.3).
pub(crate) fn bears<E: Edition>(read: &Reader<Crystal<E>>, slot: Slot, host: Slot) -> bool {
    let s = read.state;
    let seat = if s.object(slot).zone == zone::FIELD { s.profile(slot).controller } else { s.object(slot).owner };
    let stands = s.object(host).zone == zone::FIELD && s.profile(host).kinds.meets(kind::CHARACTERS);
    stands && s.profile(host).controller == seat && card::suits(read, seat, slot, host)
}
