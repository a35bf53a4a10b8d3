//! What is done: the clauses of an effect and the operations they mean.

use super::deck::{DeckOf, read_looking, write_looking};
use super::goal::{read_entering, read_putting, write_entering, write_putting};
use super::mint::{read_producing, write_producing};
use super::object::{Held, Own};
use super::search::{read_search, write_search};
use super::token::{read_creating, write_creating};
use super::word::CounterName;
use crate::clause::{Naught, Nothing};
use crate::language::Clause;
use crate::lasting::{read_lasting, write_lasting};
use crate::object::Doer;
use crate::phrase::{self, Row, Slot, phrases};
use crate::reader::{Miss, Read, Reader};
use crate::writer::{Said, Unsayable, Writer};
use caster::words::{routine, verb, zone};
use duel::card::ability::{Duration, End, Op};
use duel::card::amount::{Amount, Condition, What, Who};
use duel::card::characteristics::Orientation;
use duel::card::filter::{Filter, Whose};
use duel::ids::Zones;

/// What a player does that is one operation; who does it stands before.
const EFFECTS: &[Row<Op>] = phrases! {
    ["destroys/destroy" what] => {
        Op::Move { what, to: zone::GRAVEYARD, end: End::Top, verb: verb::DESTROY, turned: None, control: None }
    }
    ["banishes/banish" (Own what)] => {
        Op::Move { what, to: zone::GRAVEYARD, end: End::Top, verb: verb::BANISH, turned: None, control: None }
    }
    ["discards/discard" (Held what)] => {
        Op::Move { what, to: zone::GRAVEYARD, end: End::Top, verb: verb::DISCARD, turned: None, control: None }
    }
    ["returns/return" what "to its/their owner's/owners' hand/hands"] => {
        Op::Move { what, to: zone::HAND, end: End::Top, verb: verb::RETURN, turned: None, control: None }
    }
    ["returns/return" what "to your hand" (Yours control)] => {
        Op::Move { what, to: zone::HAND, end: End::Top, verb: verb::RETURN, turned: None, control }
    }
    ["returns/return" what "to their hand"] => {
        Op::Move { what, to: zone::HAND, end: End::Top, verb: verb::RETURN, turned: None, control: None }
    }
    ["returns/return" what "from the graveyard to its owner's hand"] => {
        Op::Move { what, to: zone::HAND, end: End::Top, verb: verb::RETURN, turned: None, control: None }
    }
    ["removes/remove" what "from the game face down"] => {
        Op::Move { what, to: zone::REMOVED, end: End::Top, verb: verb::LAY, turned: None, control: None }
    }
    ["removes/remove" what "from the game"] => {
        Op::Move { what, to: zone::REMOVED, end: End::Top, verb: verb::REMOVE, turned: None, control: None }
    }
    ["gains/gain control of" (Lasting what) (Mine control)] => {
        Op::Move { what, to: zone::SERVANTS, end: End::Top, verb: verb::CONTROL, turned: None, control }
    }
    ["rests/rest" what] => { Op::Turn { what, to: Orientation::Sideways, verb: verb::REST } }
    ["recovers/recover" what] => { Op::Turn { what, to: Orientation::Upright, verb: verb::RECOVER } }
    ["reverses/reverse" what] => { Op::Turn { what, to: Orientation::Reversed, verb: verb::REVERSE } }
    ["switches/switch" what (Actor who) (Naught amount)] => { Op::RunRoutine { routine: routine::SWITCH, who, what, amount } }
    ["exchanges/exchange control of" what (Actor who) (Naught amount)] => {
        Op::RunRoutine { routine: routine::EXCHANGE, who, what, amount }
    }
    ["corrupts/corrupt" (Orbs amount) (Actor who) (Nothing what)] => {
        Op::RunRoutine { routine: routine::CORRUPT, who, what, amount }
    }
    ["SoulBonds/SoulBond" what (Actor who) (Naught amount)] => { Op::RunRoutine { routine: routine::SOULBOND, who, what, amount } }
    ["takes/take an extra turn after this turn" (Actor who) (Nothing what) (Naught amount)] => {
        Op::RunRoutine { routine: routine::EXTRA_TURN, who, what, amount }
    }
    ["takes/take an extra turn after this one" (Actor who) (Nothing what) (Naught amount)] => {
        Op::RunRoutine { routine: routine::EXTRA_TURN, who, what, amount }
    }
    ["draws/draw" (Cards amount) (Actor who)] => {
        Op::TakeFromTop { who, from: zone::DECK, to: zone::HAND, amount, verb: verb::DRAW }
    }
    ["gains/gain" (Markers amount) (CounterName counter) (Actor who)] => { Op::GivePlayerCounters { who, counter, amount } }
    ["loses/lose" (Fewer amount) (CounterName counter) (Actor who)] => { Op::GivePlayerCounters { who, counter, amount } }
    ["puts/put" (Markers amount) (CounterName counter) "on" what] => { Op::PutCounters { what, counter, amount } }
    ["removes/remove" (Fewer amount) (CounterName counter) "from" what] => { Op::PutCounters { what, counter, amount } }
    ["reveals/reveal their hand" (TheirHand what)] => { Op::Reveal { what } }
    ["reveals/reveal your hand" (YourHand what)] => { Op::Reveal { what } }
    ["reveals/reveal" what] => { Op::Reveal { what } }
    ["shuffles/shuffle" (DeckOf who)] => { Op::Shuffle { who, zone: zone::DECK } }
    ["plays/play" what "without paying its/their cost/costs" (Actor who)] => { Op::Play { what, who, free: true } }
    ["plays/play" what (Actor who)] => { Op::Play { what, who, free: false } }
    ["makes/make" what "vanish"] => {
        Op::Move { what, to: zone::NOWHERE, end: End::Top, verb: verb::VANISH, turned: None, control: None }
    }
    ["cancels/cancel" what] => { Op::Cancel { what } }
};

/// How duels end by a text.
const ENDINGS: &[Row<Op>] = phrases! {
    [who "loses/lose the game"] => { Op::Lose { who } }
    [who "wins/win the game"] => { Op::Win { who } }
};

/// Who does what the clause says, where the words say nothing.
struct Actor;

impl Actor {
    fn read(r: &mut Reader) -> Read<Who> {
        Ok(r.talk.doer.clone())
    }
    fn write(who: &Who, w: &mut Writer) -> Said {
        if *who == w.talk.doer { Ok(()) } else { Err(Unsayable) }
    }
}

/// An object, where no time follows for which something is so.
struct Lasting;

impl Lasting {
    fn read(r: &mut Reader) -> Read<What> {
        let what = What::read(r)?;
        if super::change::is_timed(r) { Err(Miss) } else { Ok(what) }
    }
    fn write(what: &What, w: &mut Writer) -> Said {
        what.write(w)
    }
}

/// Under the control of who does it, where the words say nothing.
struct Mine;

impl Mine {
    fn read(r: &mut Reader) -> Read<Option<Who>> {
        Ok(Some(r.talk.doer.clone()))
    }
    fn write(who: &Option<Who>, w: &mut Writer) -> Said {
        if who.as_ref() == Some(&w.talk.doer) { Ok(()) } else { Err(Unsayable) }
    }
}

/// Cards go to your zone, whosever they are (302.5).
struct Yours;

impl Yours {
    fn read(_: &mut Reader) -> Read<Option<Who>> {
        Ok(Some(Who::You))
    }
    fn write(who: &Option<Who>, _: &mut Writer) -> Said {
        if *who == Some(Who::You) { Ok(()) } else { Err(Unsayable) }
    }
}

/// "a card", "two cards", "a card for each allied orb".
pub(crate) struct Cards;

impl Cards {
    pub(crate) fn read(r: &mut Reader) -> Read<Amount> {
        if r.skip("a card") {
            return crate::amount::read_each(1, r);
        }
        if r.skip("X cards") {
            return Ok(Amount::X);
        }
        if r.skip("cards") {
            return crate::measure::read_equal(r);
        }
        let number = r.number()?;
        r.words("card/cards")?;
        crate::amount::read_each(number, r)
    }
    pub(crate) fn write(amount: &Amount, w: &mut Writer) -> Said {
        write_units(amount, "card/cards", w)
    }
}

/// Writes an amount with its unit: "a card", "two cards", "cards equal to its level".
pub(super) fn write_units(amount: &Amount, unit: &str, w: &mut Writer) -> Said {
    if *amount == Amount::X {
        w.say("X");
        w.plural = true;
        w.words(unit);
        return Ok(());
    }
    let equal = w.attempt(|w| {
        w.plural = true;
        w.words(unit);
        if matches!(amount, Amount::Count(_) | Amount::Fixed(_)) {
            Err(Unsayable)
        } else {
            crate::measure::write_equal(amount, w)
        }
    });
    if equal.is_ok() {
        return Ok(());
    }
    match crate::amount::times_each(amount) {
        1 => {
            w.one_of(&["a", "1"]);
            w.plural = false;
        }
        number => w.count(number),
    }
    w.words(unit);
    crate::amount::write_each(amount, w)
}

/// "an enemy orb", "two enemy orbs".
struct Orbs;

impl Orbs {
    fn read(r: &mut Reader) -> Read<Amount> {
        let number = if r.skip("a/an") { 1 } else { r.number()? };
        r.skip("enemy");
        r.words("orb/orbs").map(|()| Amount::Fixed(number))
    }
    fn write(amount: &Amount, w: &mut Writer) -> Said {
        match amount {
            Amount::Fixed(1) => {
                w.one_of(&["an", "a", "1"]);
                w.plural = false;
            }
            Amount::Fixed(number) => w.count(*number),
            _ => return Err(Unsayable),
        }
        w.one_of(&["enemy", ""]);
        w.words("orb/orbs");
        Ok(())
    }
}

/// How many counters are gained or put on something: "a", "two".
pub(crate) struct Markers;

impl Markers {
    pub(crate) fn read(r: &mut Reader) -> Read<Amount> {
        if r.skip("a/an") { Ok(Amount::Fixed(1)) } else { crate::clause::Markers::read(r) }
    }
    pub(crate) fn write(amount: &Amount, w: &mut Writer) -> Said {
        match amount {
            Amount::Fixed(1) => {
                w.one_of(&["a", "an", "1"]);
                w.plural = false;
            }
            Amount::Fixed(number) if *number > 0 => w.count(*number),
            Amount::X => w.say("X"),
            _ => return Err(Unsayable),
        }
        Ok(())
    }
}

/// How many counters are lost or taken off something.
struct Fewer;

impl Fewer {
    fn read(r: &mut Reader) -> Read<Amount> {
        let number = if r.skip("a/an") { 1 } else { r.number()? };
        Ok(Amount::Fixed(-number))
    }
    fn write(amount: &Amount, w: &mut Writer) -> Said {
        match amount {
            Amount::Fixed(number) if *number < 0 => Markers::write(&Amount::Fixed(-number), w),
            _ => Err(Unsayable),
        }
    }
}

/// Makes a form of a player's whole hand, where the words around it say whose.
macro_rules! hands {
    ($($(#[$doc:meta])* $name:ident: $whose:ident;)*) => {$(
        $(#[$doc])*
        struct $name;
        impl $name {
            fn hand() -> What {
                What::All(Filter { zones: Zones::of(&[zone::HAND]), whose: Whose::$whose, ..Filter::default() })
            }
            fn read(r: &mut Reader) -> Read<What> {
                if super::adjective::side_of(&r.talk.doer) == Whose::$whose { Ok(Self::hand()) } else { Err(Miss) }
            }
            fn write(what: &What, _: &mut Writer) -> Said {
                if *what == Self::hand() { Ok(()) } else { Err(Unsayable) }
            }
        }
    )*};
}

hands! {
    /// The opponent's.
    TheirHand: Opponents;
    /// Your own.
    YourHand: Yours;
}

/// Reads what a player does, with what is picked for it first.
pub(super) fn read_deed(read: impl FnOnce(&mut Reader) -> Read<Vec<Op>>, r: &mut Reader) -> Read<Vec<Op>> {
    let who = Doer::read(r)?;
    let doer = std::mem::replace(&mut r.talk.doer, who);
    let picks = std::mem::take(&mut r.talk.picks);
    let deed = std::mem::replace(&mut r.talk.deed, true);
    let ops = read(r);
    let picked = std::mem::replace(&mut r.talk.picks, picks);
    (r.talk.doer, r.talk.deed) = (doer, deed);
    let mut all = picked;
    all.extend(ops?);
    Ok(all)
}

/// Writes what a player does: the operations that pick for it, then `write` those that follow; how many in all.
pub(super) fn write_deed(
    ops: &[Op],
    write: impl Fn(&[Op], &mut Writer) -> Result<usize, Unsayable>,
    w: &mut Writer,
) -> Result<usize, Unsayable> {
    let picks = ops.iter().take_while(|op| matches!(op, Op::Pick { .. } | Op::PickAtRandom { .. })).count();
    let rest = &ops[picks..];
    let mut actors = match (ops.first(), rest.first()) {
        (Some(Op::Pick { who, .. }), _) => vec![who.clone()],
        // Who takes a card at random from a hand is known by whose hand that is.
        (Some(Op::PickAtRandom { filter, .. }), _) if filter.whose == Whose::Opponents => vec![Who::Opponent],
        (Some(Op::PickAtRandom { .. }), _) => vec![Who::You],
        (_, Some(op)) => actors(op),
        _ => return Err(Unsayable),
    };
    if !w.is_guided() {
        actors.truncate(1);
    }
    w.first_of(&actors, |who, w| {
        Doer::write(who, w)?;
        let doer = std::mem::replace(&mut w.talk.doer, who.clone());
        let before = std::mem::replace(&mut w.talk.picks, ops[..picks].to_vec());
        let said = std::mem::take(&mut w.talk.said);
        let written = write(rest, w);
        let all_said = usize::from(w.talk.said) == picks;
        (w.talk.doer, w.talk.picks, w.talk.said) = (doer, before, said);
        let written = written?;
        if all_said { Ok(picks + written) } else { Err(Unsayable) }
    })
}

/// Who may be said to do what an operation says.
fn actors(op: &Op) -> Vec<Who> {
    match op {
        Op::TakeFromTop { who, .. }
        | Op::GivePlayerCounters { who, .. }
        | Op::RunRoutine { who, .. }
        | Op::Play { who, .. }
        | Op::LookAtTop { who, .. }
        | Op::LookAt { who, .. }
        | Op::GiveCurrency { who, .. }
        | Op::Create { who, .. }
        | Op::Search { who, .. }
        | Op::Arrange { who, .. } => vec![who.clone()],
        Op::Reveal { what } if *what == TheirHand::hand() => vec![Who::Opponent, Who::You],
        Op::Move { what: What::All(filter), verb: verb::DISCARD, .. } if filter.whose == Whose::Opponents => {
            vec![Who::Opponent]
        }
        _ => vec![Who::You, Who::Opponent, Who::Both],
    }
}

/// The clauses, those with an operation of their own after those of several.
pub(crate) const CLAUSES: &[Clause] = &[
    Clause { read: |r| read_deed(read_search, r), write: |ops, w| write_deed(ops, write_search, w) },
    Clause { read: |r| read_deed(read_entering, r), write: |ops, w| write_deed(ops, write_entering, w) },
    Clause { read: |r| read_deed(read_putting, r), write: |ops, w| write_deed(ops, write_putting, w) },
    Clause { read: |r| read_deed(read_creating, r), write: |ops, w| write_deed(ops, write_creating, w) },
    Clause { read: |r| read_deed(read_producing, r), write: |ops, w| write_deed(ops, write_producing, w) },
    Clause { read: |r| read_deed(read_looking, r), write: |ops, w| write_deed(ops, write_looking, w) },
    Clause {
        read: |r| read_deed(|r| phrase::read(EFFECTS, "~an effect", r).map(|op| vec![op]), r),
        write: |ops, w| {
            write_deed(ops, |ops, w| phrase::write(EFFECTS, ops.first().ok_or(Unsayable)?, w).map(|()| 1), w)
        },
    },
    Clause { read: |r| read_deed(read_moving, r), write: |ops, w| write_deed(ops, write_moving, w) },
    Clause {
        read: |r| phrase::read(ENDINGS, "~an effect", r).map(|op| vec![op]),
        write: |ops, w| phrase::write(ENDINGS, ops.first().ok_or(Unsayable)?, w).map(|()| 1),
    },
    Clause { read: read_choosing, write: write_choosing },
    Clause { read: read_wavering, write: write_wavering },
    Clause { read: read_lasting, write: write_lasting },
    Clause { read: |r| read_deed(read_lasting, r), write: |ops, w| write_deed(ops, write_lasting, w) },
];

/// "choose a servant": what is picked is "it" from then on.
fn read_choosing(r: &mut Reader) -> Read<Vec<Op>> {
    let ops = read_deed(
        |r| {
            r.words("chooses/choose")?;
            let what = What::read(r)?;
            if matches!(what, What::Picked(_)) && r.talk.picks.len() == 1 { Ok(Vec::new()) } else { Err(Miss) }
        },
        r,
    )?;
    Ok(ops)
}

fn write_choosing(ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    let Some(first @ Op::Pick { .. }) = ops.first() else { return Err(Unsayable) };
    write_deed(
        std::slice::from_ref(first),
        |_, w| {
            w.words("chooses/choose");
            let what = What::Picked(w.talk.picked);
            what.write(w).map(|()| 0)
        },
        w,
    )
}

/// "move a divinity counter from target deity to another target deity": it is taken off one and put on the other.
fn read_moving(r: &mut Reader) -> Read<Vec<Op>> {
    r.words("moves/move")?;
    let Amount::Fixed(number) = Markers::read(r)? else { return Err(Miss) };
    let counter = CounterName::read(r)?;
    r.words("from")?;
    let from = What::read(r)?;
    r.words("to")?;
    let to = What::read(r)?;
    let count = |what, number| Op::PutCounters { what, counter, amount: Amount::Fixed(number) };
    Ok(vec![count(from, -number), Op::IfDone { skip: 1 }, count(to, number)])
}

fn write_moving(ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    let [
        Op::PutCounters { what: from, counter, amount: Amount::Fixed(taken) },
        Op::IfDone { skip: 1 },
        Op::PutCounters { what: to, counter: put, amount: Amount::Fixed(given) },
        ..,
    ] = ops
    else {
        return Err(Unsayable);
    };
    if counter != put || *given != -taken || *given <= 0 {
        return Err(Unsayable);
    }
    w.words("moves/move");
    Markers::write(&Amount::Fixed(*given), w)?;
    CounterName::write(counter, w)?;
    w.say("from");
    from.write(w)?;
    w.say("to");
    to.write(w)?;
    Ok(3)
}

/// "target servant gains +500 ATK as long as this card is rested".
fn read_wavering(r: &mut Reader) -> Read<Vec<Op>> {
    let lasting = r.grammar.lasting.as_ref().ok_or(Miss)?;
    let (what, changes) = (lasting.statement.read)(r)?;
    r.words("as long as")?;
    r.this()?;
    r.words("is")?;
    let mut filter = Filter::default();
    if !crate::standing::read_states(&mut filter, r) {
        return Err(Miss);
    }
    let condition = Condition::Is(What::This, filter);
    Ok(vec![Op::If { condition, skip: 1 }, Op::BeginEffect { what, changes, duration: Duration::WhileCondition }])
}

fn write_wavering(ops: &[Op], w: &mut Writer) -> Result<usize, Unsayable> {
    let [
        Op::If { condition: Condition::Is(What::This, filter), skip: 1 },
        Op::BeginEffect { what, changes, duration: Duration::WhileCondition },
        ..,
    ] = ops
    else {
        return Err(Unsayable);
    };
    let lasting = w.grammar.lasting.as_ref().ok_or(Unsayable)?;
    (lasting.statement.write)(&(what.clone(), changes.clone()), w)?;
    w.words("as long as");
    w.itself();
    w.say("is");
    let mut filter = filter.clone();
    crate::standing::write_states(&mut filter, w);
    if filter == Filter::default() { Ok(2) } else { Err(Unsayable) }
}
