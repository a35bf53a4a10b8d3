//! Choosing several: a duel asks for one after the other in the order in which they lie, a person takes them as they
//! come.

use crate::alike;
use duel::duel::AnyDuel;
use duel::language::Language;
use duel::object::Slot;
use duel::question::{Pending, Pick, Question, Topic};
use duel::words::Seat;
use duel::zone::{Sight, ZoneSpec};

/// How many picks are looked ahead.
const AHEAD: usize = 100;

/// What a question comes to that asks for several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Several {
    /// What can be chosen besides the options, as the duel asks for it when something before it is chosen; and how
    /// that reads.
    pub more: Vec<(Slot, String)>,
    /// Options that do not go together.
    pub apart: Vec<(usize, usize)>,
    /// How many have to be chosen.
    pub least: usize,
    /// How many can be.
    pub most: usize,
}

/// An object that is offered, with its option.
type Offer = (usize, Slot);

/// The objects that are offered, where nothing else is but to choose no more.
fn offered(duel: &dyn AnyDuel) -> Option<Vec<Offer>> {
    let mut objects = Vec::new();
    for (option, pick) in duel.options().iter().enumerate() {
        match *pick {
            Pick::Object(slot) => objects.push((option, slot)),
            Pick::Done => {}
            _ => return None,
        }
    }
    Some(objects)
}

fn has(offered: &[Offer], slot: Slot) -> bool {
    offered.iter().any(|&(_, other)| other == slot)
}

/// What the pending question comes to, if it asks for several and their order makes no difference.
pub fn several(duel: &dyn AnyDuel, zones: &[ZoneSpec], language: Language) -> Option<Several> {
    let Pending::Question(asked) = duel.pending() else { return None };
    let first = offered(duel).filter(|first| first.len() > 1)?;
    let looking = Looking { duel, zones, asked, first: &first };
    if looking.is_in_order() {
        return None;
    }
    // Where nothing goes together, what is asked next is another matter.
    let begins = (0..first.len()).find(|&at| {
        let next = looking.after(at);
        first[at + 1..].iter().any(|&(_, slot)| has(&next, slot))
    })?;
    let mut all = All { known: first.clone(), more: Vec::new(), language };
    let (least, most) = looking.count(begins, &mut all)?;
    let mut apart = Vec::new();
    for (at, &(one, slot)) in first.iter().enumerate() {
        if looking.has_copies(slot) {
            looking.note_copies(at, &mut all);
        }
        let next = looking.after(at);
        apart.extend(first[at + 1..].iter().filter(|(_, slot)| !has(&next, *slot)).map(|&(other, _)| (one, other)));
    }
    // How many are needed may depend on which: then they are chosen one after the other.
    let goes = |with: &[Slot]| looking.goes(with, least, &all.known);
    let any = all.more.iter().all(|&(later, _)| goes(&[later]) && first.iter().all(|&(_, slot)| goes(&[slot, later])));
    any.then_some(Several { more: all.more, apart, least, most })
}

/// Everything that can be chosen, as far as it was seen.
struct All {
    known: Vec<Offer>,
    more: Vec<(Slot, String)>,
    language: Language,
}

impl All {
    /// Notes what is offered; whether the first of it was not known.
    fn note(&mut self, duel: &dyn AnyDuel, offered: &[Offer]) -> bool {
        let fresh: Vec<Offer> = offered.iter().filter(|(_, slot)| !has(&self.known, *slot)).copied().collect();
        if !fresh.is_empty() {
            let readings = duel.readings_in(self.language);
            self.more.extend(fresh.iter().map(|&(option, slot)| (slot, readings[option].clone())));
            self.known.extend(&fresh);
        }
        !fresh.is_empty() && fresh.first() == offered.first()
    }
}

/// A question that is looked ahead from.
struct Looking<'a> {
    duel: &'a dyn AnyDuel,
    zones: &'a [ZoneSpec],
    asked: Question,
    /// What it offers.
    first: &'a [Offer],
}

impl Looking<'_> {
    /// What is offered after something was chosen, if the same question goes on and that was not carried out yet.
    fn goes_on(&self, duel: &dyn AnyDuel, chosen: Slot) -> Option<Vec<Offer>> {
        let (was, is) = (self.duel.state().object(chosen), duel.state().object(chosen));
        let stays = (was.zone, was.side, was.orientation) == (is.zone, is.side, is.orientation);
        offered(duel).filter(|_| stays && duel.pending() == Pending::Question(self.asked))
    }

    /// What is offered after one of the first.
    fn after(&self, at: usize) -> Vec<Offer> {
        let (option, slot) = self.first[at];
        let mut branch = self.duel.branch();
        branch.pick(option);
        self.goes_on(&*branch, slot).unwrap_or_default()
    }

    /// Whether the order makes a difference: what comes first can be chosen last; of copies that nobody tells apart,
    /// another.
    fn is_in_order(&self) -> bool {
        let last = self.first.len() - 1;
        let comes_again = |slot: Slot| self.first[..last].iter().any(|&(_, before)| self.is_like(slot, before));
        matches!(self.asked.topic, Topic::Order | Topic::Arrivals)
            || self.after(last).iter().any(|&(_, slot)| comes_again(slot))
    }

    /// Whether nobody tells these apart.
    fn is_like(&self, one: Slot, other: Slot) -> bool {
        let (a, b) = (self.duel.state().object(one), self.duel.state().object(other));
        let told_apart = self.zones[a.zone.index()].sight == Sight::Public;
        one == other || (!told_apart && (a.zone, a.side, a.card) == (b.zone, b.side, b.card))
    }

    /// How many have to be chosen and can be, if one begins here and goes on with what comes next.
    fn count(&self, begins: usize, all: &mut All) -> Option<(usize, usize)> {
        let mut branch = self.duel.branch();
        let (mut offered, mut chosen) = (self.first[begins..].to_vec(), Vec::new());
        let mut least = branch.options().contains(&Pick::Done).then_some(0);
        while let Some(&(option, slot)) = offered.first().filter(|_| chosen.len() < AHEAD) {
            branch.pick(option);
            chosen.push(slot);
            let Some(next) = self.goes_on(&*branch, slot) else { break };
            if chosen.iter().any(|&slot| has(&next, slot)) {
                return None;
            }
            all.note(&*branch, &next);
            if least.is_none() && branch.options().contains(&Pick::Done) {
                least = Some(chosen.len());
            }
            offered = next;
        }
        Some((least.unwrap_or(chosen.len()), chosen.len()))
    }

    /// Whether there are others beside a card that are like it.
    fn has_copies(&self, slot: Slot) -> bool {
        let state = self.duel.state();
        let one = state.object(slot);
        state.cards(one.zone, one.side).iter().filter(|&&other| state.object(other).card == one.card).count() > 1
    }

    /// Notes the copies of one of the first: each is offered first when the one before it is chosen.
    fn note_copies(&self, at: usize, all: &mut All) {
        let mut branch = self.duel.branch();
        let (mut option, mut slot) = self.first[at];
        loop {
            branch.pick(option);
            let Some(next) = self.goes_on(&*branch, slot) else { return };
            match next.first() {
                Some(&copy) if all.note(&*branch, &next) => (option, slot) = copy,
                _ => return,
            }
        }
    }

    /// Whether these can be chosen together, with as many of the others as it takes.
    fn goes(&self, with: &[Slot], least: usize, known: &[Offer]) -> bool {
        let others = known.iter().map(|&(_, slot)| slot).filter(|slot| !with.contains(slot));
        let mut wanted: Vec<Slot> = with.iter().copied().chain(others.take(least.saturating_sub(with.len()))).collect();
        let mut branch = self.duel.branch();
        while branch.pending() == Pending::Question(self.asked)
            && let Some(option) = next(&*branch, self.zones, self.asked.seat, &mut wanted)
        {
            branch.pick(option);
        }
        wanted.is_empty()
    }
}

/// Of what is wanted, the option that comes first, which is then not wanted any more: a card of its own, or one that
/// stands for a copy.
pub fn next(duel: &dyn AnyDuel, zones: &[ZoneSpec], seat: Seat, wanted: &mut Vec<Slot>) -> Option<usize> {
    for (option, &pick) in duel.options().iter().enumerate() {
        let Pick::Object(slot) = pick else { continue };
        let stands_for = |wanted: &Slot| alike::cards(duel, zones, seat, pick).contains(wanted);
        let exactly = wanted.iter().position(|&wanted| wanted == slot);
        if let Some(at) = exactly.or_else(|| wanted.iter().position(stands_for)) {
            wanted.remove(at);
            return Some(option);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position;
    use duel::scenario::Inquiry;

    fn duel(text: &str) -> (Box<dyn AnyDuel>, &'static [ZoneSpec]) {
        let game = position::game("fftcg").expect("a game");
        (Inquiry::read(game, text).expect("a position").into_duel(), game.zones)
    }

    fn several(duel: &dyn AnyDuel) -> Option<Several> {
        super::several(duel, position::game("fftcg").expect("a game").zones, Language::English)
    }

    /// Goes on until a question reads so.
    fn until(duel: &mut dyn AnyDuel, words: &str) {
        while !duel.readings().iter().any(|reading| reading.contains(words)) {
            let pass = duel.options().iter().position(|&pick| pick == Pick::Pass);
            duel.pick(pass.unwrap_or_else(|| panic!("{:?}", duel.readings())));
        }
    }

    /// Takes several by their names, whatever their order; what is left of them is what does not go together.
    fn take(duel: &mut dyn AnyDuel, zones: &[ZoneSpec], mut wanted: Vec<Slot>) -> Vec<Slot> {
        while let Some(option) = next(duel, zones, Seat::FIRST, &mut wanted) {
            duel.pick(option);
        }
        wanted
    }

    fn hand(duel: &dyn AnyDuel) -> Vec<Slot> {
        let zone = duel.zone("hand").expect("a hand");
        duel.state().cards(zone, Seat::FIRST).to_vec()
    }

    #[test]
    fn what_lies_last_can_be_chosen_first() {
        let (mut duel, zones) = duel(
            "p1 hand   Fire Captain, Ice Captain, Wind Captain, Earth Captain, Fire Soldier, Ice Soldier, Wind Soldier\n\
             turn      p1, end phase\n",
        );
        until(&mut *duel, "discards");
        let found = several(&*duel).expect("two are discarded");
        assert_eq!((duel.options().len(), found.more.len()), (6, 1), "the last is offered after another");
        assert_eq!(
            found.more[0].1,
            format!("discards {}", duel.pool().name(duel.state().object(found.more[0].0).card))
        );
        assert_eq!((found.least, found.most, &found.apart[..]), (2, 2, &[][..]));
        let last = found.more[0].0;
        let Pick::Object(first) = duel.options()[0] else { panic!("a card") };
        assert!(take(&mut *duel, zones, vec![last, first]).is_empty());
        let left = hand(&*duel);
        assert_eq!(left.len(), 5);
        assert!(!left.contains(&last) && !left.contains(&first));
    }

    #[test]
    fn copies_are_chosen_like_any_others() {
        let (mut duel, zones) = duel("p1 hand   4 Fire Captain, 3 Ice Captain\nturn      p1, end phase\n");
        until(&mut *duel, "discards");
        let found = several(&*duel).expect("two are discarded");
        assert_eq!((duel.options().len() + found.more.len(), found.least, found.most), (4, 2, 2), "{found:?}");
        assert_eq!(
            found.more.iter().map(|(_, reading)| &reading[..]).collect::<Vec<_>>(),
            ["discards Fire Captain", "discards Ice Captain"]
        );
        let name = |duel: &dyn AnyDuel, slot: &Slot| duel.pool().name(duel.state().object(*slot).card).to_owned();
        let fires: Vec<Slot> = hand(&*duel).into_iter().filter(|slot| name(&*duel, slot) == "Fire Captain").collect();
        assert!(take(&mut *duel, zones, fires[2..].to_vec()).is_empty());
        assert_eq!(hand(&*duel).iter().filter(|slot| name(&*duel, slot) == "Fire Captain").count(), 2);
    }

    /// Where it is asked which of three attack: the duel, its zones, what that comes to, and the three.
    fn attackers(names: [&str; 3]) -> (Box<dyn AnyDuel>, &'static [ZoneSpec], Several, Vec<Slot>) {
        let field = names.map(|name| format!("{name} (since turn start)")).join(", ");
        let (mut duel, zones) = duel(&format!("p1 field  {field}\nturn      p1, attack phase\n"));
        until(&mut *duel, "attacks with");
        let found = several(&*duel).expect("a party");
        let slots = duel.options().iter().copied().filter_map(alike::card_of).collect();
        (duel, zones, found, slots)
    }

    #[test]
    fn who_cannot_attack_together_is_apart() {
        let (mut duel, zones, found, slots) = attackers(["Fire Soldier", "Ice Soldier", "Fire Captain"]);
        assert_eq!((&found.more[..], found.least, found.most), (&[][..], 0, 2));
        assert_eq!(found.apart, [(0, 1), (1, 2)]);
        let mut branch = duel.branch();
        assert_eq!(take(&mut *branch, zones, vec![slots[1], slots[0]]), [slots[1]], "they do not go together");
        assert!(take(&mut *duel, zones, vec![slots[2], slots[0]]).is_empty());
        assert!(several(&*duel).is_none(), "what comes then is another matter");
    }

    #[test]
    fn who_comes_first_may_be_alone() {
        let (mut duel, zones, found, slots) = attackers(["Ice Soldier", "Fire Soldier", "Fire Captain"]);
        assert_eq!((&found.apart[..], found.least, found.most), (&[(0, 1), (0, 2)][..], 0, 2));
        assert!(take(&mut *duel, zones, vec![slots[2], slots[1]]).is_empty());
    }

    #[test]
    fn one_of_many_is_not_several() {
        let (duel, _) = duel("p1 hand   Fire Captain, Ice Captain\nturn      p1, main phase 1\n");
        assert!(several(&*duel).is_none(), "{:?}", duel.readings());
    }
}
