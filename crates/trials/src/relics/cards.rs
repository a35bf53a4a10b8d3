//! A handful of cards for the relics.

use super::words::{kind, mark, number, verb, zone};
use crate::printing::{Print, card, one, spell, when_this_moves};
use duel::ability::{
    Ability, Affect, Change, Choose, Cost, CostPart, CostWhat, Divide, End, Extra, Form, On, Op, Price, Trigger,
};
use duel::amount::{Amount, Condition, What, Who};
use duel::filter::{Filter, Whose};
use duel::pool::CardPool;
use duel::words::*;

fn guardian(name: &'static str, cost: i32, power: i32) -> Print {
    card(name, kind::GUARDIAN).number(number::COST, cost).number(number::POWER, power)
}

fn rite(name: &'static str, cost: i32, ability: Ability) -> Print {
    card(name, kind::RITE).number(number::COST, cost).ability(ability)
}

fn guardians() -> Filter {
    Filter { zones: Zones::of(&[zone::FIELD]), kinds: Kinds::of(&[kind::GUARDIAN]), ..Filter::any() }
}

fn enemies() -> Filter {
    Filter { whose: Whose::Opponents, ..guardians() }
}

fn draw() -> Op {
    let (from, to) = (zone::DECK, zone::HAND);
    Op::Take { who: Who::You, from, to, amount: Amount::Fixed(1), verb: verb::DRAW }
}

fn damage(what: What, amount: i32) -> Op {
    Op::Damage { what, amount: Amount::Fixed(amount) }
}

/// All cards of the trial.
pub fn pool() -> CardPool {
    let mut pool = CardPool::default();
    guardian("Moss Golem", 1, 5).into_pool(&mut pool);
    guardian("Lamp Keeper", 0, 3).into_pool(&mut pool);
    choosing(&mut pool);
    searching(&mut pool);
    digging(&mut pool);
    relics(&mut pool);
    sealing(&mut pool);
    costing(&mut pool);
    naming(&mut pool);
    yielding(&mut pool);
    // Fills decks.
    guardian("Pebble", 9, 1).into_pool(&mut pool);
    pool
}

/// What chooses as it resolves, and what is declared as it is played (1.4 to 1.7).
fn choosing(pool: &mut CardPool) {
    let bolt = spell(vec![one(enemies())], vec![damage(What::Target(0), 3)]);
    rite("Bolt", 0, bolt).into_pool(pool);
    // The same to both of them: not uneven.
    let both = What::Each(vec![What::Target(0), What::Target(1)]);
    let own = Filter { whose: Whose::Yours, ..guardians() };
    let shake = spell(vec![one(own.clone()), one(enemies())], vec![damage(both, 2)]);
    rite("Shake", 0, shake).into_pool(pool);
    let trade = spell(vec![one(own), one(enemies())], vec![damage(What::Target(0), 1), damage(What::Target(1), 4)]);
    rite("Trade", 0, trade).into_pool(pool);
    let among = Choose {
        filter: guardians(),
        spots: None,
        min: Amount::Fixed(1),
        max: Amount::Fixed(3),
        divide: Some(Divide { total: Amount::Fixed(4), step: 1 }),
    };
    let shower = vec![Op::Damage { what: What::Target(0), amount: Amount::Share }];
    rite("Shower", 0, spell(vec![among.clone()], shower.clone())).into_pool(pool);
    let enters =
        when_this_moves(Zones::EMPTY, zone::FIELD, vec![one(enemies())], vec![damage(What::Target(0), 2), draw()]);
    guardian("Thorn Stag", 0, 4).ability(enters).into_pool(pool);
    let sheds = when_this_moves(Zones::EMPTY, zone::FIELD, vec![among], shower);
    guardian("Hail Stag", 0, 4).ability(sheds).into_pool(pool);
}

fn to(what: What, zone: Zone, verb: Verb) -> Op {
    Op::Move { what, to: zone, end: End::Top, verb, turned: None, control: None }
}

/// What searches decks (4.2).
fn searching(pool: &mut CardPool) {
    let here = Filter { whose: Whose::Yours, kinds: Kinds::of(&[kind::GUARDIAN]), ..Filter::any() };
    let in_deck = || Filter { zones: Zones::of(&[zone::DECK]), ..here.clone() };
    let search = || Op::Search { who: Who::You, filter: in_deck(), max: Amount::Fixed(1) };
    let taken = || to(What::Picked(0), zone::HAND, verb::PUT);
    // What is done with what was found, then the shuffle, then the rest.
    rite("Summons", 0, spell(vec![], vec![search(), taken(), draw()])).into_pool(pool);
    let put = Op::Move {
        what: What::Picked(0),
        to: zone::FIELD,
        end: End::Top,
        verb: verb::PUT,
        turned: None,
        control: Some(Who::You),
    };
    let rush = vec![search(), put, Op::IfDone { skip: 1 }, draw()];
    rite("Levy", 0, spell(vec![], rush)).into_pool(pool);
    // Leaves what was found where it is.
    rite("Omen", 0, spell(vec![], vec![search(), damage(What::All(guardians()), 1)])).into_pool(pool);
    // Looks for something among cards that the opponent does not see.
    let (min, max) = (Amount::Fixed(1), Amount::Fixed(1));
    let in_hand = Filter { zones: Zones::of(&[zone::HAND]), ..here };
    let link = vec![Op::Pick { who: Who::You, filter: in_hand, min, max }, to(What::Picked(0), zone::FIELD, verb::PUT)];
    rite("Muster", 0, spell(vec![], link)).into_pool(pool);
}

/// What does something to a deck before it is paid for, and what notices that (2.5, 2.6, 3.2, 3.3).
fn digging(pool: &mut CardPool) {
    let pyre = spell(vec![one(enemies())], vec![damage(What::Target(0), 5)]);
    rite("Pyre", 1, pyre).into_pool(pool);
    let (field, grave) = (Zones::of(&[zone::FIELD]), Zones::of(&[zone::GRAVE]));
    let on = On::Move { from: Zones::of(&[zone::DECK]), to: grave, verb: None };
    let subject = Filter { whose: Whose::Yours, ..Filter::any() };
    let mut mourns = Ability::new(Form::Triggered(Trigger { on, subject, counterpart: None }), Label(0), field);
    mourns.body.ops = vec![draw()];
    guardian("Crypt Owl", 0, 2).ability(mourns).into_pool(pool);
    relic("Gilded Crook", 1, vec![]).into_pool(pool);
}

/// A relic is put beside a guardian of its player as it resolves (5.1).
fn relic(name: &'static str, cost: i32, abilities: Vec<Ability>) -> Print {
    let own = Filter { whose: Whose::Yours, ..guardians() };
    let bind = Op::Attach { what: What::This, to: What::Target(0), under: false, verb: verb::BIND };
    let print = card(name, kind::RELIC).number(number::COST, cost).ability(spell(vec![one(own)], vec![bind]));
    abilities.into_iter().fold(print, Print::ability)
}

fn power(amount: Amount) -> Vec<Change> {
    vec![Change::Add(number::POWER, amount)]
}

/// Relics, what they do to the guardian they stand beside, and what notices that (5.1, 5.2).
fn relics(pool: &mut CardPool) {
    let field = Zones::of(&[zone::FIELD]);
    let host = || Filter { among: Some(Box::new(What::Host)), zones: field, ..Filter::any() };
    let stronger = Form::Static(vec![Affect { filter: host(), changes: power(Amount::Fixed(2)) }]);
    relic("Bark Shield", 0, vec![Ability::new(stronger, Label(0), field)]).into_pool(pool);
    let when = |on, subject, works, ops| {
        let mut ability = Ability::new(Form::Triggered(Trigger { on, subject, counterpart: None }), Label(0), works);
        ability.body.ops = ops;
        ability
    };
    let leaves = || On::Move { from: field, to: Zones::of(&[zone::GRAVE]), verb: None };
    let (falls, breaks) = (when(leaves(), host(), field, vec![draw()]), Filter::this());
    relic("Dirge Bell", 0, vec![falls]).into_pool(pool);
    // Speaks of the guardian it stood beside, as it is gone itself.
    let drags = when(leaves(), breaks, field, vec![to(What::Host, zone::HAND, verb::PUT)]);
    relic("Anchor Chain", 0, vec![drags]).into_pool(pool);
    // Costs the guardian it stands beside.
    let mut pact = Ability::new(Form::Activated, Label(0), field);
    let parts = vec![CostPart::Move { what: CostWhat::Some(1, host()), to: zone::GRAVE, verb: verb::PUT }];
    pact.cost = Cost { parts, ..Cost::default() };
    pact.body.ops = vec![draw(), draw()];
    relic("Pact Knife", 0, vec![pact]).into_pool(pool);
    // Stronger for each relic beside it; and what speaks of guardians with relics.
    let beside = Filter { zones: field, beside: Some(Box::new(Filter::this())), ..Filter::any() };
    let each = Form::Static(vec![Affect { filter: Filter::this(), changes: power(Amount::Count(Box::new(beside))) }]);
    guardian("Hoard Troll", 0, 3).ability(Ability::new(each, Label(0), field)).into_pool(pool);
    let armed =
        Filter { with: Some(Box::new(Filter { kinds: Kinds::of(&[kind::RELIC]), ..Filter::any() })), ..guardians() };
    let back = |filter| spell(vec![one(filter)], vec![to(What::Target(0), zone::HAND, verb::PUT)]);
    rite("Disarm", 0, back(armed)).into_pool(pool);
    rite("Recall", 0, back(guardians())).into_pool(pool);
}

/// Rites that are removed and belong to a guardian (5.3).
fn sealing(pool: &mut CardPool) {
    let field = Zones::of(&[zone::FIELD]);
    let kinds = Kinds::of(&[kind::RITE]);
    let in_hand = Filter { zones: Zones::of(&[zone::HAND]), whose: Whose::Yours, kinds, ..Filter::any() };
    let unsealed = Condition::Is(What::This, Filter { unmarked: Marks::of(&[mark::SEALED]), ..Filter::any() });
    let mut seal = Ability::new(Form::Activated, Label(0), field);
    seal.cost.price.any = 1;
    seal.body.ops = vec![
        Op::If { condition: unsealed, skip: 4 },
        Op::Pick { who: Who::You, filter: in_hand, min: Amount::Fixed(1), max: Amount::Fixed(1) },
        Op::Attach { what: What::Picked(0), to: What::This, under: false, verb: verb::SEAL },
        Op::IfDone { skip: 1 },
        Op::Mark { what: What::This, mark: mark::SEALED, verb: verb::SEAL },
    ];
    let sealed = Filter { marks: Marks::of(&[mark::SEALED]), ..Filter::this() };
    let while_sealed = Form::Static(vec![Affect { filter: sealed, changes: power(Amount::Fixed(4)) }]);
    let bearer = guardian("Seal Bearer", 0, 2).ability(seal);
    bearer.ability(Ability::new(while_sealed, Label(0), field)).into_pool(pool);
    let removed = Filter { zones: Zones::of(&[zone::REMOVED]), ..Filter::any() };
    rite("Unseal", 0, spell(vec![one(removed)], vec![to(What::Target(0), zone::HAND, verb::PUT)])).into_pool(pool);
}

/// Triggered abilities that cost something as they are put onto the stack (2.1 to 2.4).
fn costing(pool: &mut CardPool) {
    let enters = |ops| when_this_moves(Zones::EMPTY, zone::FIELD, vec![], ops);
    let units = |any| Cost { price: Price { any, ..Price::default() }, ..Cost::default() };
    let extra = |cost, instead| Extra { cost, instead, optional: true, condition: None, routine: None };
    // One card, and another if one more was paid.
    let more = vec![draw(), Op::If { condition: Condition::Paid(0), skip: 1 }, draw()];
    let generous = Ability { extras: vec![extra(units(1), false)], ..enters(more) };
    guardian("Toll Warden", 0, 3).ability(generous).into_pool(pool);
    let x = Price { x: true, ..Price::default() };
    let flood = Op::Damage { what: What::All(enemies()), amount: Amount::X };
    let variable = Ability { cost: Cost { price: x, ..Cost::default() }, ..enters(vec![flood]) };
    guardian("Dam Breaker", 0, 3).ability(variable).into_pool(pool);
    // Two cards of the hand, or the guardian itself.
    let own = CostPart::Move { what: CostWhat::This, to: zone::GRAVE, verb: verb::PUT };
    let itself = Cost { parts: vec![own], ..Cost::default() };
    let stern = Ability { cost: units(2), extras: vec![extra(itself, true)], ..enters(vec![draw(), draw(), draw()]) };
    guardian("Oath Keeper", 0, 3).ability(stern).into_pool(pool);
    // As many cards as there are guardians of the opponent's.
    let counted = Cost { more: Some(Amount::Count(Box::new(enemies()))), ..Cost::default() };
    let sweep = damage(What::All(enemies()), 3);
    guardian("Gate Breaker", 0, 3).ability(Ability { cost: counted, ..enters(vec![sweep]) }).into_pool(pool);
}

/// What has another name besides, wherever it is, and what speaks of names (4.7).
fn naming(pool: &mut CardPool) {
    let golem = pool.intern_name("Moss Golem");
    let also = Form::Static(vec![Affect { filter: Filter::this(), changes: vec![Change::AddName(golem)] }]);
    guardian("Golem Mask", 0, 2).ability(Ability::new(also, Label(0), Zones::ALL)).into_pool(pool);
    let named = |zone| Filter { zones: Zones::of(&[zone]), names: vec![golem], whose: Whose::Yours, ..Filter::any() };
    let search = Op::Search { who: Who::You, filter: named(zone::DECK), max: Amount::Fixed(1) };
    rite("Golem Call", 0, spell(vec![], vec![search, to(What::Picked(0), zone::HAND, verb::PUT)])).into_pool(pool);
    let count = |zone| Amount::Count(Box::new(named(zone)));
    let everywhere = [zone::FIELD, zone::DECK, zone::HAND, zone::GRAVE, zone::REMOVED].map(count);
    let amount = Amount::Sum(everywhere.to_vec());
    let quake = Op::Damage { what: What::All(enemies()), amount };
    rite("Golem Census", 0, spell(vec![], vec![quake])).into_pool(pool);
}

/// What has another player choose, and what asks whose effect it was (4.3).
fn yielding(pool: &mut CardPool) {
    let field = Zones::of(&[zone::FIELD]);
    let (min, max) = (Amount::Fixed(1), Amount::Fixed(1));
    let theirs = Op::Choose { who: Who::Opponent, filter: enemies(), min, max };
    rite("Tribute", 0, spell(vec![], vec![theirs, to(What::Picked(0), zone::GRAVE, verb::DESTROY)])).into_pool(pool);
    let trigger = Trigger {
        on: On::Move { from: field, to: Zones::of(&[zone::GRAVE]), verb: Some(verb::DESTROY) },
        subject: Filter::this(),
        counterpart: Some(Filter { by_text: true, whose: Whose::Opponents, ..Filter::any() }),
    };
    let mut avenges = Ability::new(Form::Triggered(trigger), Label(0), field);
    avenges.body.ops = vec![draw()];
    guardian("Grudge Imp", 0, 2).ability(avenges).into_pool(pool);
    let trigger = Trigger {
        on: On::Deed(verb::CHOOSE),
        subject: Filter::this(),
        counterpart: Some(Filter { whose: Whose::Opponents, ..Filter::any() }),
    };
    let mut flinches = Ability::new(Form::Triggered(trigger), Label(0), field);
    flinches.body.ops = vec![draw()];
    guardian("Shy Fawn", 0, 2).ability(flinches).into_pool(pool);
}

/// A deck of forty for random duels.
pub fn deck(pool: &CardPool) -> Vec<CardId> {
    let cards: Vec<CardId> = pool.deckable().collect();
    cards.iter().copied().cycle().take(40).collect()
}
