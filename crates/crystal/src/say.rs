//! How the book's words and options read.

use crate::Crystal;
use crate::attack::block::BLOCKER;
use crate::attack::declaration::ATTACKERS;
use crate::attack::strike::{self, DIVIDE};
use crate::damage;
use crate::deck;
use crate::edition::Edition;
use crate::keywords::primal::{self, GIVE_UP};
use crate::keywords::warp;
use crate::playing::burst::BURST;
use crate::playing::item::{self, BEARER};
use crate::playing::{CAST, USE, WARP};
use crate::rule_process::EXCESS;
use crate::rules::cite;
use crate::setup::{BOTTOM, GO_FIRST, MULLIGAN};
use crate::turn::HAND_SIZE;
use crate::words::zone;
use crate::words::{CRYSTAL, element, keyword, kind, label, mark, number, phase, verb};
use duel::book::{Cards, Part, Vocabulary};
use duel::cx::Glance;
use duel::event::Act;
use duel::grid::Grid;
use duel::item::NO_ABILITY;
use duel::log::Entry;
use duel::object::Slot;
use duel::pledge::coming;
use duel::profile::Orientation;
use duel::question::{Pick, Question, Topic};
use duel::state::PRICE;
use duel::words::{Rule, Seat, Zone};

impl<E: Edition> Crystal<E> {
    /// What everything is called.
    pub(crate) const VOCABULARY: &'static Vocabulary = &Vocabulary {
        game: E::GAME,
        kinds: kind::NAMES.split_at(E::KINDS).0,
        colours: &element::NAMES,
        currency: "",
        numbers: &number::NAMES,
        keywords: &keyword::NAMES,
        verbs: &verb::NAMES,
        synonyms: E::SYNONYMS,
        marks: &mark::NAMES,
        phases: &phase::NAMES,
        stretches: phase::STRETCHES,
        orientations: ["active", "dull", "reversed"],
        roles: &[],
        routines: &[],
        places: Grid::NONE,
        rules: crate::rules::index(E::DOCUMENT),
        formats: deck::FORMATS.split_at(E::FORMATS).0,
        sources: env!("SOURCES"),
    };
}

/// How an option reads, with the verb in the third person: "attacks with Harbor Sentinel".
pub(crate) fn pick<E: Edition>(glance: &Glance<Crystal<E>>, question: &Question, pick: Pick) -> Option<String> {
    let name = |slot| glance.name_card(question.seat, slot);
    Some(match (question.topic, pick) {
        (_, Pick::Act(CAST, slot, _)) => {
            let [summons, plays] = E::PLAYS;
            let verb = if glance.s.profile(slot).kinds.has(kind::SUMMON) { summons } else { plays };
            format!("{verb} {}", name(slot))
        }
        (_, Pick::Act(USE, slot, index)) => {
            let id = glance.s.ability_at(glance.pool, slot, index)?;
            match glance.pool.ability(id).name {
                Some(own) => format!("uses {} of {}", glance.pool.names[own.index()], name(slot)),
                None => format!("uses ability {} of {}", u16::from(index) + 1, name(slot)),
            }
        }
        (_, Pick::Act(WARP, slot, index)) => {
            let id = glance.s.ability_at(glance.pool, slot, index)?;
            warp::counters(glance.pool.ability(id))?;
            format!("warps {}", name(slot))
        }
        (GO_FIRST, Pick::Yes) => "goes first".to_owned(),
        (GO_FIRST, _) => "goes second".to_owned(),
        (MULLIGAN, Pick::Yes) => "takes a new hand".to_owned(),
        (MULLIGAN, _) => "keeps the hand".to_owned(),
        (BOTTOM, Pick::Object(slot)) => format!("puts {} at the bottom", name(slot)),
        (HAND_SIZE, Pick::Object(slot)) => format!("discards {}", name(slot)),
        (BEARER, Pick::Object(slot)) => format!("equips {}", name(slot)),
        (EXCESS | GIVE_UP, Pick::Object(slot)) => format!("gives up {}", name(slot)),
        (GIVE_UP, _) => "gives up nothing".to_owned(),
        (BURST, Pick::Object(slot)) => format!("uses the EX Burst of {}", name(slot)),
        (BURST, Pick::Done) => "uses no more EX Bursts".to_owned(),
        (BURST, answer) => {
            let burst = damage::pending_burst(glance.s).map(name)?;
            let verb = if answer == Pick::Yes { "uses" } else { "does not use" };
            format!("{verb} the EX Burst of {burst}")
        }
        (Topic::Coming, answer) => {
            let comer = coming(glance.s).map(name)?;
            let verb = if answer == Pick::Yes { "uses" } else { "does not use" };
            format!("{verb} the Assist of {comer}")
        }
        (ATTACKERS, Pick::Object(slot)) => format!("attacks with {}", name(slot)),
        (ATTACKERS, _) => "attacks with no more".to_owned(),
        (BLOCKER, Pick::Object(slot)) => format!("blocks with {}", name(slot)),
        (BLOCKER, _) => "does not block".to_owned(),
        (DIVIDE, Pick::Number(n)) => format!("deals {n} to the next of the party"),
        (Topic::Pay, Pick::Pay(slot, code)) => {
            let colour = element::NAMES.get(usize::from(code & 15)).copied().unwrap_or("any");
            let several = glance.s.profile(slot).colours.len() > 1;
            let how = if code >> 4 == 0 { "dulls" } else { "discards" };
            if several {
                format!("{how} {} for {colour} CP", name(slot))
            } else {
                format!("{how} {} for CP", name(slot))
            }
        }
        _ => return None,
    })
}

/// A question as a sentence.
pub(crate) fn ask<E: Edition>(glance: &Glance<Crystal<E>>, question: &Question) -> Option<String> {
    let s = glance.s;
    let seat = question.seat;
    let name = |slot| glance.name_card(seat, slot);
    let marked = |mark| {
        let field = Seat::BOTH.into_iter().flat_map(|side| s.cards(zone::FIELD, side).iter().copied());
        let names: Vec<String> = field.filter(|&slot| s.object(slot).marks.has(mark)).map(name).collect();
        names.join(" and ")
    };
    let paid: u32 = s.spent.iter().filter(|spent| spent.part == PRICE).map(|spent| u32::from(spent.units)).sum();
    Some(match question.topic {
        Topic::Priority => ask_priority(glance, seat, marked(mark::ATTACKING), marked(mark::BLOCKING)),
        Topic::Pay if paid > 0 => {
            format!("How do you pay for {}? {paid} CP so far.", glance.name_item(seat)?)
        }
        Topic::ExtraCost | Topic::May => return ask_of_keyword(glance, question),
        ATTACKERS if s.spent.is_empty() => "Who attacks?".to_owned(),
        ATTACKERS => {
            let party: Vec<String> = s.spent.iter().map(|spent| name(spent.slot)).collect();
            format!("{} — who joins the party?", attacking(&party.join(" and ")))
        }
        BLOCKER => format!("{} you — who blocks?", attacking(&marked(mark::ATTACKING))),
        DIVIDE => {
            let (blocker, member) = (marked(mark::BLOCKING), strike::dividing(s).map(name)?);
            format!("{blocker} blocks a party — how much of its damage goes to {member}?")
        }
        BURST if question.rule == damage::IN_ANY_ORDER.of::<E>() => "Which EX Burst do you use next?".to_owned(),
        BURST => format!("{} turned up as damage — do you use its EX Burst?", damage::pending_burst(s).map(name)?),
        Topic::Coming => format!("{} enters the field — do you use its Assist?", coming(s).map(name)?),
        GO_FIRST => "You won the toss — do you go first?".to_owned(),
        MULLIGAN => "Do you keep this hand?".to_owned(),
        BOTTOM => "Which card goes to the bottom of the deck next?".to_owned(),
        HAND_SIZE => "You have more than five cards — which one do you discard?".to_owned(),
        BEARER => format!("Which Character is equipped with {}?", item::equipping(s).map(|(_, slot)| name(slot))?),
        GIVE_UP => format!("Which Character do you give up to summon {} for less?", primal::summoned(s).map(name)?),
        EXCESS => "You control too many Backups — which one do you give up?".to_owned(),
        _ => return None,
    })
}

/// The card that a question is about, where no option names it.
pub(crate) fn about<E: Edition>(glance: &Glance<Crystal<E>>, question: &Question) -> Option<Slot> {
    match question.topic {
        BURST => damage::pending_burst(glance.s),
        Topic::Coming => coming(glance.s),
        _ => None,
    }
}

/// What a keyword lets a player do, if the question is about one.
fn ask_of_keyword<E: Edition>(glance: &Glance<Crystal<E>>, question: &Question) -> Option<String> {
    let s = glance.s;
    let name = glance.name_item(question.seat)?;
    let label = |id| glance.pool.ability(id).label;
    if question.topic == Topic::ExtraCost {
        let card = s.object(s.stack.last()?.card?).card;
        let overdrive = glance.pool.card(card).abilities.iter().any(|&id| label(id) == label::OVERDRIVE);
        return overdrive.then(|| format!("Do you play {name} with its Overdrive?"));
    }
    let ability = s.running.last().map(|item| item.ability).filter(|&ability| ability != NO_ABILITY)?;
    Some(match label(ability) {
        label::LEVEL_UP => format!("{name} can level up — do you give it up for another of its name?"),
        label::LINK => format!("{name} can link — do you put a Forward from your hand onto the field?"),
        label::JOB_CHANGE => format!("{name} changes jobs — do you put a Backup from your hand onto the field?"),
        _ => return None,
    })
}

fn attacking(names: &str) -> String {
    format!("{names} {}", if names.contains(" and ") { "attack" } else { "attacks" })
}

fn ask_priority<E: Edition>(glance: &Glance<Crystal<E>>, seat: Seat, attackers: String, blockers: String) -> String {
    let s = glance.s;
    let own = s.turn.player == seat;
    if let Some(top) = s.live_stack().last() {
        let whose = if top.controller == seat { "Your" } else { "Your opponent's" };
        return format!("{whose} {} is on the stack — do you respond?", glance.name_item(seat).unwrap_or_default());
    }
    match s.turn.phase {
        phase::MAIN_1 | phase::MAIN_2 if own => {
            let which = if s.turn.phase == phase::MAIN_1 { "first" } else { "second" };
            format!("Your {which} main phase — what do you do?")
        }
        phase::ATTACK_PREPARATION if own => "Your attack phase — anything before you attack?".to_owned(),
        phase::BLOCK_DECLARATION if !blockers.is_empty() => {
            format!("{blockers} blocks {attackers} — anything before the damage?")
        }
        phase::BLOCK_DECLARATION if attackers.is_empty() => "The attack is gone — do you act?".to_owned(),
        phase::BLOCK_DECLARATION => format!("No one blocks {attackers} — anything before the damage?"),
        phase::DAMAGE_RESOLUTION => "The damage is dealt — anything before the attack ends?".to_owned(),
        _ if !attackers.is_empty() => format!("{} — do you respond?", attacking(&attackers)),
        at => format!("Your opponent's {} — do you act?", phase::NAMES[at.index()]),
    }
}

/// How an event reads.
pub(crate) fn tell<E: Edition>(entry: &Entry, cards: &Cards) -> Option<String> {
    let Cards { card, source, other } = *cards;
    let player = |seat: Seat| format!("p{}", seat.0 + 1);
    let place = |zone: Zone| match zone {
        zone::FIELD => "the field",
        zone::DAMAGE => "the Damage Zone",
        zone::DECK => "the deck",
        zone::BREAK => "the Break Zone",
        zone::HAND => "the hand",
        zone::STACK => "the stack",
        zone::REMOVED => "the cards removed from the game",
        _ => "outside the game",
    };
    Some(match (entry.act, entry.verb) {
        (Act::Move { side, .. }, verb::DRAW) => format!("{} draws {card}", player(side)),
        (Act::Move { side, .. }, verb::HURT) => format!("{} takes a point of damage: {card}", player(side)),
        (Act::Move { side, .. }, verb::DISCARD) => format!("{} discards {card}", player(side)),
        (Act::Move { .. }, verb::BREAK) => format!("{card} is broken"),
        (Act::Move { .. }, verb::REMOVE | verb::JUNCTION) => format!("{card} is removed from the game"),
        (Act::Move { side, .. }, verb::RETURN) => {
            let how = if entry.from == Some(zone::FIELD) { "returns" } else { "is added" };
            format!("{card} {how} to {}'s hand", player(side))
        }
        (Act::Move { side, .. }, verb::PLAY) => format!("{card} is {} onto {}'s field", E::PUT, player(side)),
        (Act::Move { to, .. }, _) => {
            format!("{card} goes from {} to {}", entry.from.map_or("nowhere", place), place(to))
        }
        (Act::Turn { to: Orientation::Sideways, .. }, _) => format!("{card} dulls"),
        (Act::Turn { to: Orientation::Upright, .. }, _) => format!("{card} becomes active"),
        (Act::Mark { mark: mark::FROZEN, on, .. }, _) => {
            format!("{card} {}", if on { "is frozen" } else { "thaws" })
        }
        (Act::Damage { amount, .. }, _) => format!("{card} is dealt {amount} damage"),
        (Act::Hold { seat, amount, .. }, _) => {
            let verb = if amount < 0 { "spends" } else { "gains" };
            let many = if amount.abs() == 1 { "" } else { "s" };
            format!("{} {verb} {} {CRYSTAL}{many}", player(seat), amount.abs())
        }
        (Act::Show { .. }, _) => format!("{card} is revealed"),
        (Act::Attach { .. }, verb::JUNCTION) => format!("{other} is junctioned with {card}"),
        (Act::Attach { .. }, verb::EQUIP | verb::PLAY) => format!("{other} is equipped with {card}"),
        (Act::Deed { seat, .. }, verb::CAST) => {
            let [summons, plays] = E::PLAYS;
            let verb = if entry.cause.rule == Crystal::<E>::SUMMON.done { summons } else { plays };
            format!("{} {verb} {card}", player(seat))
        }
        (Act::Deed { seat, .. }, verb::USE) => format!("{} uses an ability of {card}", player(seat)),
        (Act::Deed { .. }, verb::CHOOSE) if !source.is_empty() => format!("{source} chooses {card}"),
        (Act::Deed { seat, .. }, verb::SEARCH) => format!("{} searches for {card}", player(seat)),
        _ => return None,
    })
}

/// What is paid and chosen comes before the log says what for; what only the bookkeeping needs is not told.
pub(crate) fn part<E: Edition>(entry: &Entry) -> Part {
    let by_ability = entry.cause.ability.is_some_and(|ability| ability != NO_ABILITY);
    let prices = [
        Crystal::<E>::SUMMON,
        Crystal::<E>::CHARACTER,
        Crystal::<E>::ITEM,
        Crystal::<E>::FORMATION,
        Crystal::<E>::ACTION,
        Crystal::<E>::SPECIAL,
        Crystal::<E>::WARP,
    ];
    let paid = prices.iter().any(|cites| cites.pay == entry.cause.rule);
    match (entry.act, entry.verb) {
        (Act::Deed { .. }, verb::CAST | verb::USE) => Part::Deed,
        (Act::Deed { .. }, verb::CHOOSE) => Part::Preliminary,
        (Act::Attach { .. }, verb::EQUIP) | (Act::Move { .. }, verb::RETURN) if !by_ability => Part::Preliminary,
        (Act::Move { .. }, _) if paid => Part::Preliminary,
        (Act::Turn { .. }, _) if paid || !by_ability => Part::Untold,
        (Act::Move { to: zone::STACK, .. }, _) => Part::Untold,
        (Act::Move { to: zone::FIELD, .. }, verb::PUT | verb::EQUIP)
            if entry.from == Some(zone::HAND) && !by_ability =>
        {
            Part::Untold
        }
        (Act::Move { to: zone::BREAK, .. }, _) if entry.from == Some(zone::STACK) => Part::Untold,
        (Act::Mark { mark: mark::FROZEN, on: true, .. }, _) => Part::Told,
        (Act::Mark { .. } | Act::Heal { .. }, _) => Part::Untold,
        (Act::Show { .. }, _) if !by_ability => Part::Untold,
        (
            Act::Deed { .. },
            verb::BLOCKED
            | verb::WOUND
            | verb::FORM
            | verb::BEGIN_MAIN_1
            | verb::BEGIN_MAIN_2
            | verb::BEGIN_ATTACK
            | verb::BEGIN_ANEW
            | verb::BEGIN_END
            | verb::DULL
            | verb::ACTIVATE
            | verb::EQUIP,
        ) => Part::Untold,
        _ => Part::Told,
    }
}

/// The rule by which each question of the book's own is asked.
pub(crate) fn asks<E: Edition>(topic: Topic) -> Option<Rule> {
    Some(match topic {
        ATTACKERS => cite!("10.1.2.1").of::<E>(),
        BLOCKER => cite!("10.1.3.1").of::<E>(),
        BEARER => item::DESIGNATE.of::<E>(),
        GIVE_UP => primal::MAY.of::<E>(),
        _ => return None,
    })
}
