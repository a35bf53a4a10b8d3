//! Playing Items (S 11.4).

use super::character::Group;
use crate::book::{Context, proc};
use crate::edition::{Edition, Obeys};
use crate::keywords::junction;
use crate::playing::resolution;
use crate::rules::{Cited, cite};
use crate::words::{kind, verb, zone};
use crate::{Crystal, card};
use duel::book::rule_sets::PlayRules;
use duel::book::{Attaching, Moving};
use duel::engine::frame::{Flow, Frame, Proc};
use duel::engine::question::{Pick, Topic};
use duel::engine::refusal::{Decide, Verdict};
use duel::event::{Cause, Event, Happening};
use duel::ids::{Kinds, Seat};
use duel::need;
use duel::state::State;
use duel::state::object::Slot;
use duel::state::query::Reader;
use duel::state::stack_item::StackItem;

impl<E: Edition> Crystal<E> {
    /// The rules on playing an Item, step by step (S 11.4.2 to 11.4.9; 11.4.4 means the Item, reading S15).
    pub(crate) const ITEM: &'static PlayRules = &PlayRules {
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
        ..PlayRules::UNNUMBERED
    };

    /// The rules on playing Items (S 11.4).
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

/// Asks which Character an Item is put on.
pub const BEARER: Topic = Topic::Book(9);

/// The player of an Item designates the Character it is put on, even one that effects cannot choose (S 11.4.5).
pub(crate) const DESIGNATE: Cited = cite!(s "11.4.5");

/// Checks that an Item put onto the field may be put on a card.
///
/// The card can have it, and has no other Item of its card type (S 5.2.3.1.3.4).
fn check_equipping<E: Edition, V: Verdict>(cx: &Context<E>, seat: Seat, slot: Slot, host: Slot, verdict: &mut V) {
    card::check_wearing(cx, seat, slot, host, verdict);
    let another = card::has_another(cx, slot, host) || is_given_another(cx, slot, host);
    need!(verdict, !another, card::ONE_OF_A_TYPE.of::<E>(), Some(host));
    need!(verdict, !cx.is_forbidden(verb::EQUIP, host, None), cite!("2.2").of::<E>(), Some(host));
}

/// The effect that puts the Item onto the field puts another of its card type on the Character (S 5.2.3.1.3.4).
fn is_given_another<E: Edition>(cx: &Context<E>, slot: Slot, host: Slot) -> bool {
    let types = Kinds(cx.state.characteristics(slot).kinds.0 & kind::ITEMS.0);
    cx.state.batch.iter().any(|event| match event.happening {
        Happening::Attach { slot: other, to } => {
            to == host && other != slot && cx.state.characteristics(other).kinds.meets(types)
        }
        _ => false,
    })
}

/// The cards on which an Item that a player puts onto the field may be put.
fn bearers<E: Edition>(cx: &Context<E>, seat: Seat, slot: Slot) -> impl Iterator<Item = Slot> {
    [seat, seat.other()].into_iter().flat_map(|side| cx.state.cards(zone::FIELD, side)).copied().filter(move |&host| {
        let mut verdict = Decide::default();
        check_equipping(cx, seat, slot, host, &mut verdict);
        verdict.is_allowed()
    })
}

/// An Item needs a Character that it can be put on (S 11.4.5).
///
/// Without one, the reasons are given for each Character of its player.
pub(super) fn check_need<E: Edition, V: Verdict>(cx: &Context<E>, seat: Seat, slot: Slot, verdict: &mut V) {
    if !cx.state.characteristics(slot).kinds.meets(kind::ITEMS) || bearers(cx, seat, slot).next().is_some() {
        return;
    }
    need!(verdict, false, DESIGNATE.of::<E>(), Some(slot));
    for host in cx
        .controlled_cards(zone::FIELD, seat)
        .filter(|&host| cx.state.characteristics(host).kinds.meets(kind::CHARACTERS))
    {
        check_equipping(cx, seat, slot, host, verdict);
    }
}

/// The procedure in which the player of an Item designates its Character (S 11.4.5).
pub(crate) fn before_choosing<E: Edition>(cx: &Context<E>, item: &StackItem) -> Option<u8> {
    let slot = item.card.filter(|_| DESIGNATE.is_in::<E>())?;
    (cx.state.characteristics(slot).kinds.meets(kind::ITEMS) && cx.obeys(DESIGNATE)).then_some(proc::EQUIP)
}

/// The registers of designating: the index of the first event by which an effect puts cards onto the field, and the
/// index of the current one plus 1; both are 0 for an Item that is played.
const FROM: usize = 0;
const AT: usize = 1;

/// An effect puts Items onto the field: a player designates the Character for each.
///
/// Begins a procedure if it returns true.
pub(crate) fn ask_orientation<E: Edition>(cx: &mut Context<E>, from: usize, seat: Seat) -> bool {
    let any = DESIGNATE.is_in::<E>() && cx.state.batch[from..].iter().any(|event| comes(cx.state, event).is_some());
    let begins = any && cx.obeys(DESIGNATE);
    if begins {
        let registers = [from as i32, from as i32 + 1, 0, 0, 0, 0];
        cx.push(Frame::new(Proc::Book(proc::EQUIP), seat).with_registers(registers));
    }
    begins
}

/// The player and the Item, if an event puts an Item onto the field.
fn comes(s: &State, event: &Event) -> Option<(Seat, Slot)> {
    match event.happening {
        Happening::Move { slot, to: zone::FIELD, side, .. } => {
            let item = s.characteristics(slot).kinds.meets(kind::ITEMS) && s.object(slot).zone != zone::FIELD;
            item.then_some((side, slot))
        }
        _ => None,
    }
}

/// The Item whose Character is being designated, and the player who puts it there.
pub(crate) fn equipping(s: &State) -> Option<(Seat, Slot)> {
    let frame = s.frames.last().filter(|frame| frame.proc == Proc::Book(proc::EQUIP))?;
    match frame.registers[AT] {
        0 => s.stack.last().and_then(|item| Some((item.controller, item.card?))),
        at => comes(s, s.batch.get(at as usize - 1)?),
    }
}

/// A player designates the Character for an Item that is played (S 11.4.5). May ask.
///
/// The same goes for each Item that an effect puts onto the field.
pub(crate) fn equip_step<E: Edition>(cx: &mut Context<E>, f: usize) -> Flow {
    let frame = *cx.frame(f);
    let Some((seat, slot)) = equipping(cx.state) else { return go_on(cx, f) };
    if frame.step == 0 {
        let mut hosts = std::mem::take(&mut cx.scratch.candidates);
        hosts.clear();
        hosts.extend(bearers(cx, seat, slot));
        hosts.iter().for_each(|&host| cx.offer(Pick::Object(host)));
        cx.scratch.candidates = hosts;
        if !cx.scratch.options.is_empty() {
            return cx.ask(frame.seat, BEARER, DESIGNATE.of::<E>());
        }
        return go_on(cx, f);
    }
    if let Pick::Object(host) = cx.take_answer() {
        match frame.registers[AT] {
            0 => cx.top_item().counterpart = Some(cx.state.object_ref(host)),
            at => {
                let event = cx.state.batch[at as usize - 1];
                let attached = Event { happening: Happening::Attach { slot, to: host }, leader: slot, ..event };
                cx.state.batch.push(attached);
            }
        }
    }
    go_on(cx, f)
}

/// Goes on to the next event of the effect; after the last one the events happen. May begin a procedure.
fn go_on<E: Edition>(cx: &mut Context<E>, f: usize) -> Flow {
    let registers = cx.frame(f).registers;
    let at = registers[AT] as usize;
    if at > 0 && at < cx.state.batch.len() {
        cx.frame(f).registers[AT] += 1;
        return cx.goto(f, 0);
    }
    cx.pop();
    if at > 0 {
        cx.carry_out_oriented(registers[FROM] as usize);
    }
    Flow::Continue
}

/// Checks the Character that an Item is put on.
pub(crate) fn check_bearer<E: Edition, V: Verdict>(cx: &Context<E>, pick: Pick, verdict: &mut V) {
    if let (Pick::Object(host), Some((seat, slot))) = (pick, equipping(cx.state)) {
        check_equipping(cx, seat, slot, host, verdict);
    }
}

/// An Item that is paid for enters the field on its designated Character (S 5.2.3.1.3.1, reading S7).
///
/// The Character is then equipped with it (S 15.1.1.11.1). Returns true if the card is an Item and the Character can
/// still have it.
pub(super) fn put_on<E: Edition>(cx: &mut Context<E>, item: &StackItem, slot: Slot, cause: Cause) -> bool {
    let designated = item
        .counterpart
        .filter(|&host| cx.state.characteristics(slot).kinds.meets(kind::ITEMS) && cx.state.is_alive(host));
    let Some(host) = designated.filter(|_| cx.obeys(card::WORN)) else { return false };
    let laid = cx.propose_attach(slot, host.slot, false, verb::EQUIP, cause);
    if laid {
        cx.deed(verb::EQUIP, item.controller, slot, host.slot, cause);
    }
    laid
}

/// The Item may be put onto a player's field, with what the effect has put there already (S 7.9.2, 12.4.7).
fn may_enter<E: Edition>(cx: &Context<E>, seat: Seat, slot: Slot) -> bool {
    let comers = cx.state.batch.iter().filter_map(|event| match event.happening {
        Happening::Move { slot, to: zone::FIELD, side, .. } => (side == seat).then_some(slot),
        _ => None,
    });
    let comers: Vec<Slot> = comers.collect();
    Crystal::<E>::can_enter(cx, slot, zone::FIELD, seat)
        && Crystal::<E>::can_enter_together(cx, slot, zone::FIELD, seat, &comers)
}

/// The event that puts an Item on a Character that can have it: onto its player's field first, if it is not there.
pub(crate) fn attach<E: Edition>(cx: &Context<E>, slot: Slot, host: Slot) -> Option<Happening> {
    let stands = cx.state.object(slot).zone == zone::FIELD;
    let putting = cx.state.resolving.last().filter(|_| !stands).map(|text| text.controller);
    let seat = putting.unwrap_or_else(|| cx.player_of(slot));
    let mut verdict = Decide::default();
    card::check_wearing(cx, seat, slot, host, &mut verdict);
    (verdict.is_allowed() && (stands || may_enter(cx, seat, slot))).then(|| match stands {
        true => Happening::Attach { slot, to: host },
        false => cx.move_to_place(slot, zone::FIELD, seat, 0),
    })
}

impl<E: Edition> Attaching for Crystal<E> {
    // 7.4
    const ATTACHED_CARDS_STAY: bool = true;
    const REMEMBERS_ATTACHED_CARDS: bool = resolution::REMEMBERS_FOLLOWERS;

    fn attach(cx: &Context<E>, slot: Slot, host: Slot, _: bool) -> Option<Happening> {
        match cx.state.characteristics(slot).kinds {
            kinds if kinds.meets(kind::ITEMS) => attach(cx, slot, host),
            kinds if kinds.has(kind::SUMMON) => junction::attach(cx, slot, host),
            _ => None,
        }
    }

    /// The Item may be put on the card, by its kind and its player (S 5.2.3.1.3.2, 5.2.3.1.3.3).
    fn can_attach(read: &Reader<Self>, slot: Slot, host: Slot) -> bool {
        let s = read.state;
        let seat =
            if s.object(slot).zone == zone::FIELD { s.characteristics(slot).controller } else { s.object(slot).owner };
        let stands = s.object(host).zone == zone::FIELD && s.characteristics(host).kinds.meets(kind::CHARACTERS);
        stands && s.characteristics(host).controller == seat && card::suits(read, seat, slot, host)
    }
}
