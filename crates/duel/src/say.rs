//! How cards, options and events read.

use crate::ability::{Op, Sort};
use crate::book::{Cards, Part, RuleBook, Triggers};
use crate::cx::{Cx, Glance};
use crate::event::Act;
use crate::frame::Proc;
use crate::item::{Item, NO_ABILITY};
use crate::listen::Listener;
use crate::log::{Entry, Fate, Seen};
use crate::object::{Ref, Slot};
use crate::question::{Pick, Question, Topic};
use crate::view::Eye;
use crate::words::*;
use crate::zone::Sight;

impl<B: RuleBook> Glance<'_, B> {
    /// What a player calls a card: its name, with its handle where another of that name lies beside it.
    pub fn name_card(&self, viewer: Seat, slot: Slot) -> String {
        let object = self.s.object(slot);
        let spec = &B::ZONES[object.zone.index()];
        let public = spec.sight == Sight::Public;
        if !self.knows(viewer, slot) {
            return match (public, spec.ordered) {
                (true, _) => format!("face-down card #{}", object.handle),
                (false, true) => {
                    let zone = self.s.cards(object.zone, object.side);
                    let place = zone.iter().rev().position(|&s| s == slot).unwrap_or(0) + 1;
                    format!("card {place} of the {}", spec.name)
                }
                // Where a card lies in an unordered zone tells which it is to one who has seen it before.
                (false, false) => format!("a card in p{}'s {}", object.side.0 + 1, spec.name),
            };
        }
        let name = self.pool.name(object.card);
        let twin = |&other: &Slot| {
            other != slot && self.knows(viewer, other) && self.pool.name(self.s.object(other).card) == name
        };
        if public && Seat::BOTH.iter().any(|&side| self.s.cards(object.zone, side).iter().any(twin)) {
            format!("{name} #{}", object.handle)
        } else {
            name.to_owned()
        }
    }

    /// What the player who is asked calls a place, or those that are chosen with it.
    fn name_place(&self, question: &Question, place: u8) -> String {
        let joined = self.joined_by(question.topic);
        let name = B::vocabulary().places.name(B::ZONES, question.seat, place, joined);
        name.map_or_else(|| format!("place {}", place + 1), str::to_owned)
    }

    /// Whether a player knows the front of the card in a slot.
    pub(crate) fn knows(&self, viewer: Seat, slot: Slot) -> bool {
        let object = self.s.object(slot);
        let spec = &B::ZONES[object.zone.index()];
        if !spec.sight_of(object.face_up).iter().all(|&rule| crate::audit::holds(rule)) {
            // What the rule shows is hidden without it, and what it hides is shown.
            return spec.sight != Sight::Public;
        }
        object.known >> viewer.0 & 1 == 1
    }

    /// What a player calls an object that may have lived its life.
    pub fn name_object(&self, viewer: Seat, object: Ref) -> String {
        if self.s.alive(object) {
            return self.name_card(viewer, object.slot);
        }
        // Of what was hidden nothing is remembered, but the card may lie where the player sees it.
        let next = Some(self.s.object(object.slot)).filter(|body| body.life == object.life.wrapping_add(1));
        let body = self.s.ghost(object).map(|ghost| &ghost.body).or(next);
        match body.filter(|body| body.known >> viewer.0 & 1 == 1) {
            Some(body) => self.pool.name(body.card).to_owned(),
            None => "a card".to_owned(),
        }
    }

    /// How the options of the pending question read, each by itself: a later one that reads like an earlier one has
    /// its number behind it.
    pub fn say_options(&self, question: &Question) -> Vec<String> {
        let plain: Vec<String> = self.t.options.iter().map(|&pick| self.say_pick(question, pick)).collect();
        let numbered = plain.iter().enumerate().map(|(i, words)| {
            match plain[..i].iter().filter(|earlier| *earlier == words).count() {
                0 => words.clone(),
                n => format!("{words} ({})", n + 1),
            }
        });
        numbered.collect()
    }

    /// What is being played or resolved, as a player calls it.
    pub fn name_item(&self, viewer: Seat) -> Option<String> {
        let announced = self.s.frames.iter().rev().any(|frame| matches!(frame.proc, Proc::Play | Proc::Pay));
        let item = if announced { self.s.stack.last() } else { self.s.running.last().or(self.s.stack.last()) };
        item.map(|item| self.name_object(viewer, item.source))
    }

    /// What something is called that the rules themselves put onto the stack.
    pub fn title(&self, viewer: Seat, item: &Item) -> Option<String> {
        item.routine.and_then(|_| B::title(self, viewer, item))
    }

    /// A question as a sentence, as it is put to the player who is asked.
    pub fn ask_question(&self, question: &Question) -> String {
        if let Some(words) = B::ask(self, question) {
            return words;
        }
        let item = self.name_item(question.seat).unwrap_or_else(|| "this".to_owned());
        match question.topic {
            Topic::Priority => "What do you do?".to_owned(),
            Topic::OrderWaiting if B::TRIGGERS == Triggers::OneResolved => "Which ability is played next?".to_owned(),
            Topic::OrderWaiting => "Which of your abilities comes first?".to_owned(),
            Topic::Arrivals => "These come together — which counts as the first?".to_owned(),
            Topic::Share => format!("{item} — how much does the next one get?"),
            Topic::Loop => "This could go on for ever — how often does it happen?".to_owned(),
            Topic::OrderReplacements => "Several effects replace this — which applies first?".to_owned(),
            Topic::ExtraCost => format!("{item} has an extra cost — do you take it on?"),
            Topic::Mode => format!("{item} — which of these does it do?"),
            Topic::X => format!("{item} — what is X?"),
            Topic::Place => format!("{item} — where?"),
            Topic::Count => format!("{item} — how many does it choose?"),
            Topic::Choose => format!("{item} — what does it choose?"),
            Topic::Pick => format!("{item} — which do you pick?"),
            Topic::Order => format!("{item} — which do you put there first?"),
            Topic::Divide => format!("{item} — into which pile?"),
            Topic::Pile => format!("{item} — which pile?"),
            Topic::Search => format!("{item} — what do you take from what you find?"),
            Topic::Pay => format!("How do you pay for {item}?"),
            Topic::Instalment => format!("What of the cost of {item} do you pay next?"),
            Topic::Relief => format!("Which part of the cost of {item} is lowered?"),
            Topic::May => format!("{item} — do you want to do this?"),
            Topic::Coming => {
                let card = crate::pledge::coming(self.s).map(|slot| self.name_card(question.seat, slot));
                format!("{} comes — what do you say of it?", card.unwrap_or_default())
            }
            Topic::Show => {
                let card = Cx::<B>::to_show(self.s).map(|slot| self.name_card(question.seat, slot));
                format!("Do you show {}?", card.unwrap_or_default())
            }
            Topic::Name => format!("{item} — what do you name?"),
            Topic::Start | Topic::Sideboard => "The next duel — what do you do?".to_owned(),
            Topic::Book(_) => B::vocabulary().rules[question.rule.index()].gist.to_owned(),
        }
    }

    /// A word that can be named in the text that is carried out.
    fn name_word(&self, word: u16) -> &str {
        let n = usize::from(word);
        let item = self.s.running.last().filter(|item| item.ability != crate::item::NO_ABILITY);
        let body = item.and_then(|item| self.pool.ability(item.ability).part(item.part));
        let op = self.s.frames.last().and_then(|frame| body?.ops.get(frame.r[crate::resolve::OP] as usize));
        match op {
            Some(Op::Name { sort: Sort::Colour, .. } | Op::Mint { .. }) => {
                B::vocabulary().colours.get(n).copied().unwrap_or_default()
            }
            _ => B::bare_word(&self.pool.traits[n]),
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
            Pick::Yes if question.topic == Topic::Show => {
                format!("shows {}", Cx::<B>::to_show(self.s).map(name).unwrap_or_default())
            }
            Pick::Yes => "says yes".to_owned(),
            Pick::No => "says no".to_owned(),
            Pick::Act(code, slot, n) => format!("does {code}.{n} with {}", name(slot)),
            Pick::Object(slot) => format!("chooses {}", name(slot)),
            Pick::Pay(Slot::NONE, code) => {
                let colours = B::vocabulary().colours;
                if let Some(unit) = self.unit_of(question.seat, code) {
                    let name = self.pool.name_unit(B::vocabulary(), unit.colours, unit.bonds);
                    let several = unit.colours.len() > 1 || !unit.colours.is_empty() && unit.bonds != 0;
                    let colour = colours.get(usize::from(code & 15)).filter(|_| several);
                    let as_what = colour.map_or(String::new(), |colour| format!(" as {colour}"));
                    return format!("pays {name}{as_what}");
                }
                format!("pays {}", colours.get(usize::from(code & 15)).copied().unwrap_or("any"))
            }
            Pick::Pay(slot, _) => format!("pays with {}", name(slot)),
            Pick::Number(n) if question.topic == Topic::Loop => format!("repeats it {n} times"),
            Pick::Number(n) if question.topic == Topic::Share => {
                let resolves = self.s.frames.last().is_some_and(|frame| frame.proc == Proc::Resolve);
                let item = if resolves { self.s.running.last() } else { self.s.stack.last() };
                match item.and_then(|item| crate::share::receiver(self.pool, item)) {
                    Some(slot) => format!("gives {n} to {}", name(slot)),
                    None => format!("gives {n}"),
                }
            }
            Pick::Number(n) if question.topic == Topic::Count => format!("chooses {n}"),
            Pick::Number(n) if question.topic == Topic::Arrivals => format!("has effect {n} count first"),
            Pick::Number(n) => format!("says {}", crate::infinity::written(n)),
            Pick::Mode(n) if question.topic == Topic::Pile => format!("chooses pile {}", n + 1),
            Pick::Mode(crate::instalment::CURRENCY) if question.topic == Topic::Instalment => {
                "pays the price next".to_owned()
            }
            Pick::Mode(n) if question.topic == Topic::Relief => {
                let colour = B::vocabulary().colours.get(usize::from(n)).copied();
                format!("pays one {} less", colour.unwrap_or("of any sort"))
            }
            Pick::Mode(n) if question.topic == Topic::Instalment => format!("pays part {} next", n + 1),
            Pick::Mode(n) => format!("selects mode {}", n + 1),
            Pick::Pile(slot, n) => format!("puts {} into pile {}", name(slot), n + 1),
            Pick::Place(n) => format!("chooses {}", self.name_place(question, n)),
            Pick::Used(serial) => {
                let item = self.s.stack.iter().find(|item| item.serial == serial);
                let source = item.map(|item| self.name_object(question.seat, item.source));
                format!("chooses the ability of {}", source.unwrap_or_default())
            }
            Pick::Word(n) => format!("names {}", self.name_word(n)),
            Pick::Card(card) => format!("chooses {}", self.pool.name(card)),
            Pick::Waiting(n) => {
                let item = &self.s.waiting[usize::from(n)];
                let nth = self.s.waiting[..usize::from(n)].iter().filter(|i| i.source == item.source).count();
                let again = if nth == 0 { String::new() } else { format!(" ({})", nth + 1) };
                let takes = if B::TRIGGERS == Triggers::OneResolved { "plays" } else { "stacks" };
                format!("{takes} the ability of {}{again}", self.name_object(question.seat, item.source))
            }
            Pick::Replacement(n) => {
                let (earlier, rest) = self.s.derived.replacements.split_at(usize::from(n));
                let from = |r: &Listener| match r.left {
                    Some(left) => self.s.delayed[usize::from(left)].item.source,
                    None => self.s.refer(r.slot),
                };
                let nth = earlier.iter().filter(|r| from(r).slot == from(&rest[0]).slot).count();
                let again = if nth == 0 { String::new() } else { format!(" ({})", nth + 1) };
                format!("applies the replacement of {}{again}", self.name_object(question.seat, from(&rest[0])))
            }
        }
    }

    /// What happened from a line of the log on, for someone who follows the duel: the places in the log, each deed
    /// before what made it ready.
    pub fn story(&self, from: usize) -> Vec<usize> {
        let mut story = Vec::new();
        let mut ready = 0;
        for (at, entry) in self.t.log.iter().enumerate().skip(from) {
            match B::part(entry) {
                Part::Untold => continue,
                Part::Preliminary => story.push(at),
                Part::Deed => {
                    story.insert(ready, at);
                    ready = story.len();
                }
                Part::Told => {
                    story.push(at);
                    ready = story.len();
                }
            }
        }
        story
    }

    /// How a line of the log reads to a player, or to someone else.
    pub fn say_entry(&self, viewer: Eye, entry: &Entry) -> String {
        let words = B::vocabulary();
        let name = |seen: Option<Seen>| match seen {
            Some(seen) if viewer.knows(seen.known) => self.pool.name(seen.card),
            Some(_) => "a card",
            None => "",
        };
        let card = name(entry.card);
        let source = name(entry.source);
        let verb = words.verbs.get(entry.verb.index()).copied().unwrap_or("changes");
        let zone = |zone: Zone| B::ZONES[zone.index()].name;
        let own = B::tell(entry, &Cards { card, source, other: name(entry.host) });
        let told = own.is_some();
        let what = own.unwrap_or_else(|| match entry.act {
            Act::Move { side, to, .. } if B::TOKENS.is_some_and(|tokens| entry.from == Some(tokens.nowhere)) => {
                let article = if card.starts_with(['A', 'E', 'I', 'O', 'U']) { "an" } else { "a" };
                format!("p{} creates {article} {card}: {}", side.0 + 1, zone(to))
            }
            Act::Move { to, .. } if B::TOKENS.is_some_and(|tokens| tokens.nowhere == to) => format!("{card} {verb}"),
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
            Act::Ground { place, counter, amount, .. } => {
                let (counter, place) = (&self.pool.counters[counter.index()], place + 1);
                format!("place {place} has {amount:+} {counter}")
            }
            Act::Hold { seat, counter, amount } => {
                format!("p{} gets {amount:+} {}", seat.0 + 1, self.pool.counters[counter.index()])
            }
            Act::Mint { seat, colours, bonds, amount } => {
                format!("p{} gets {amount:+} {}", seat.0 + 1, self.pool.name_unit(words, colours, bonds))
            }
            Act::Attach { .. } => format!("{card} is put with {}", name(entry.host)),
            Act::Show { .. } => format!("{card} is shown"),
            Act::Shuffle { zone: z, side } => format!("p{} shuffles the {}", side.0 + 1, zone(z)),
            Act::Deed { subject: Slot::NONE, seat, .. } => format!("p{} {verb}", seat.0 + 1),
            Act::Deed { .. } => format!("{card} {verb}"),
            Act::Control { seat, .. } => format!("{card} comes under the control of p{}", seat.0 + 1),
            Act::Lose { seat } => format!("p{} loses", seat.0 + 1),
            Act::Win { seat } => format!("p{} wins", seat.0 + 1),
        });
        let fate = match entry.fate {
            Fate::Happened => "",
            Fate::Forbidden => " — forbidden",
            Fate::Replaced => " — replaced",
        };
        let by_ability = entry.source.is_some() && entry.cause.ability.is_some_and(|a| a != NO_ABILITY);
        let by =
            if by_ability && !(told && what.starts_with(source)) { format!(", by {source}") } else { String::new() };
        let rule = words.rules.get(entry.cause.rule.index()).map_or("?", |r| r.id);
        format!("{what}{by}{fate} [{rule}]")
    }
}
