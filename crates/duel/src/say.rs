//! How cards, options and events read.

use crate::book::RuleBook;
use crate::cx::Glance;
use crate::event::Act;
use crate::item::NO_ABILITY;
use crate::log::{Entry, Fate};
use crate::object::Slot;
use crate::question::{Pick, Question, Topic};
use crate::words::*;
use crate::zone::Sight;

impl<B: RuleBook> Glance<'_, B> {
    /// What a player calls a card: its name, with its handle where another of that name lies beside it.
    pub fn name_card(&self, viewer: Seat, slot: Slot) -> String {
        let object = self.s.object(slot);
        if object.known >> viewer.0 & 1 == 0 {
            let zone = self.s.cards(object.zone, object.side);
            let place = zone.iter().rev().position(|&s| s == slot).unwrap_or(0) + 1;
            return format!("card {place} of the {}", B::ZONES[object.zone.index()].name);
        }
        let name = self.pool.name(object.card);
        let public = B::ZONES[object.zone.index()].sight == Sight::Public;
        let twin = |&other: &Slot| other != slot && self.pool.name(self.s.object(other).card) == name;
        if public && Seat::BOTH.iter().any(|&side| self.s.cards(object.zone, side).iter().any(twin)) {
            format!("{name} #{}", object.handle)
        } else {
            name.to_owned()
        }
    }

    /// How an option of a question reads, with the verb in the third person.
    pub fn say_pick(&self, question: &Question, pick: Pick) -> String {
        if let Some(words) = B::say(self, question, pick) {
            return words;
        }
        let name = |slot: Slot| match question.topic {
            // Who searches sees what is there.
            Topic::Search => self.pool.name(self.s.object(slot).card).to_owned(),
            _ => self.name_card(question.seat, slot),
        };
        match pick {
            Pick::Pass => "passes".to_owned(),
            Pick::Done => "chooses no more".to_owned(),
            Pick::Yes => "says yes".to_owned(),
            Pick::No => "says no".to_owned(),
            Pick::Act(code, slot, n) => format!("does {code}.{n} with {}", name(slot)),
            Pick::Object(slot) => format!("chooses {}", name(slot)),
            Pick::Item(serial) => format!("chooses item {serial}"),
            Pick::Pay(Slot::NONE, code) => {
                let colours = B::vocabulary().colours;
                format!("pays {}", colours.get(usize::from(code & 15)).copied().unwrap_or("any"))
            }
            Pick::Pay(slot, _) => format!("pays with {}", name(slot)),
            Pick::Number(n) => format!("says {n}"),
            Pick::Mode(n) => format!("selects mode {}", n + 1),
            Pick::Place(n) => format!("chooses place {}", n + 1),
            Pick::Waiting(n) => {
                let item = &self.s.waiting[usize::from(n)];
                let nth = self.s.waiting[..usize::from(n)].iter().filter(|i| i.source == item.source).count();
                let again = if nth == 0 { String::new() } else { format!(" ({})", nth + 1) };
                format!("stacks the ability of {}{again}", name(item.source.slot))
            }
            Pick::Replacement(n) => {
                let (earlier, rest) = self.s.derived.replacements.split_at(usize::from(n));
                let nth = earlier.iter().filter(|r| r.slot == rest[0].slot).count();
                let again = if nth == 0 { String::new() } else { format!(" ({})", nth + 1) };
                format!("applies the replacement of {}{again}", name(rest[0].slot))
            }
        }
    }

    /// How a line of the log reads to a player, or to someone who may know everything.
    pub fn say_entry(&self, viewer: Option<Seat>, entry: &Entry) -> String {
        let words = B::vocabulary();
        let known = viewer.is_none_or(|seat| entry.known >> seat.0 & 1 == 1);
        let card = match entry.card {
            Some(card) if known => self.pool.name(card).to_owned(),
            Some(_) => "a card".to_owned(),
            None => String::new(),
        };
        let verb = words.verbs.get(entry.event.verb.index()).copied().unwrap_or("changes");
        let zone = |zone: Zone| B::ZONES[zone.index()].name;
        let what = match entry.event.act {
            Act::Move { to, .. } => {
                let from = entry.from.map_or("nowhere", zone);
                format!("{card} {verb}: {from} to {}", zone(to))
            }
            Act::Turn { to, .. } => format!("{card} becomes {}", words.orientations[to as usize]),
            Act::Flip { face_up, .. } => format!("{card} is turned face {}", if face_up { "up" } else { "down" }),
            Act::Mark { mark, on, .. } => {
                format!("{card} is {}{}", if on { "" } else { "no longer " }, words.marks[mark.index()])
            }
            Act::Damage { amount, .. } => format!("{card} is dealt {amount} damage"),
            Act::Heal { .. } => format!("the damage comes off {card}"),
            Act::Count { counter, amount, .. } => {
                format!("{card} gets {amount:+} {} counters", self.pool.counters[counter.index()])
            }
            Act::Hold { seat, counter, amount } => {
                format!("p{} gets {amount:+} {}", seat.0 + 1, self.pool.counters[counter.index()])
            }
            Act::Attach { to, .. } => format!("{card} is put with {}", self.pool.name(self.s.object(to).card)),
            Act::Show { .. } => format!("{card} is shown"),
            Act::Shuffle { zone: z, side } => format!("p{} shuffles the {}", side.0 + 1, zone(z)),
            Act::Deed { subject: Slot::NONE, seat, .. } => format!("p{} {verb}", seat.0 + 1),
            Act::Deed { .. } => format!("{card} {verb}"),
            Act::Lose { seat } => format!("p{} loses", seat.0 + 1),
        };
        let fate = match entry.fate {
            Fate::Happened => "",
            Fate::Forbidden => " — forbidden",
            Fate::Replaced => " — replaced",
        };
        let source = entry.event.cause.source.filter(|_| entry.event.cause.ability.is_some_and(|a| a != NO_ABILITY));
        let by = source.map_or(String::new(), |s| format!(", by {}", self.pool.name(self.s.object(s.slot).card)));
        let rule = words.rules.get(entry.event.cause.rule.index()).map_or("?", |r| r.id);
        format!("{what}{by}{fate} [{rule}]")
    }
}
