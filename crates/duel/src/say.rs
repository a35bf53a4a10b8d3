//! How cards, options and events read.

use crate::ability::{Op, Sort};
use crate::book::{Cards, Given, Part, RuleBook, Triggers};
use crate::cx::{Cx, Glance};
use crate::event::Act;
use crate::frame::Proc;
use crate::item::{Item, NO_ABILITY};
use crate::language::Language;
use crate::listen::Listener;
use crate::log::{Entry, Fate, Seen};
use crate::object::{Ref, Slot};
use crate::question::{Pick, Question, Topic};
use crate::say;
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
            let zone_name = self.called(spec.name);
            return match (public, spec.ordered) {
                (true, _) => say!(self.language, "face-down card #{}", "裏向きのカード #{}", object.handle),
                (false, true) => {
                    let zone = self.s.cards(object.zone, object.side);
                    let place = zone.iter().rev().position(|&s| s == slot).unwrap_or(0) + 1;
                    say!(self.language, "card {0} of the {1}", "{1}の上から{0}枚目", place, zone_name)
                }
                // Where a card lies in an unordered zone tells which it is to one who has seen it before.
                (false, false) => {
                    say!(self.language, "a card in p{}'s {}", "p{}の{}のカード", object.side.0 + 1, zone_name)
                }
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

    /// A word of the book in the language in which it is read.
    pub fn called<'w>(&self, word: &'w str) -> &'w str {
        B::vocabulary().called(self.language, word)
    }

    /// What the player who is asked calls a place, or those that are chosen with it.
    fn name_place(&self, question: &Question, place: u8) -> String {
        let joined = self.joined_by(question.topic);
        let name = B::vocabulary().places.name(B::ZONES, question.seat, place, joined);
        match name {
            Some(name) => self.called(name).to_owned(),
            None => say!(self.language, "place {}", "{}番の場所", place + 1),
        }
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
            None => say!(self.language, "a card", "カード"),
        }
    }

    /// How the options of the pending question read, each by itself: a later one that reads like an earlier one has
    /// its number behind it.
    pub fn say_options(&self, question: &Question) -> Vec<String> {
        self.say_all(question, &self.t.options)
    }

    /// The same for these answers.
    pub fn say_all(&self, question: &Question, picks: &[Pick]) -> Vec<String> {
        let plain: Vec<String> = picks.iter().map(|&pick| self.say_pick(question, pick)).collect();
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
        let language = self.language;
        let item = self.name_item(question.seat).unwrap_or_else(|| say!(language, "this", "これ"));
        match question.topic {
            Topic::Priority => say!(language, "What do you do?", "どうしますか？"),
            Topic::OrderWaiting if B::TRIGGERS == Triggers::OneResolved => {
                say!(language, "Which ability is played next?", "次にどの能力をプレイしますか？")
            }
            Topic::OrderWaiting => {
                say!(language, "Which of your abilities comes first?", "自分のどの能力を先にしますか？")
            }
            Topic::Arrivals => say!(
                language,
                "These come together — which counts as the first?",
                "これらは同時に出ます — どれを先に数えますか？"
            ),
            Topic::Share => {
                say!(
                    language,
                    "{item} — how much does the next one get?",
                    "{item} — 次のカードにどれだけ割り振りますか？"
                )
            }
            Topic::Loop => say!(
                language,
                "This could go on for ever — how often does it happen?",
                "これは無限に続けられます — 何回行いますか？"
            ),
            Topic::OrderReplacements => say!(
                language,
                "Several effects replace this — which applies first?",
                "複数の置換効果があります — どれを先に適用しますか？"
            ),
            Topic::ExtraCost => say!(
                language,
                "{item} has an extra cost — do you take it on?",
                "{item}には追加コストがあります — 支払いますか？"
            ),
            Topic::Mode => say!(language, "{item} — which of these does it do?", "{item} — どれを選びますか？"),
            Topic::X => say!(language, "{item} — what is X?", "{item} — Xはいくつですか？"),
            Topic::Place => say!(language, "{item} — where?", "{item} — どこですか？"),
            Topic::Count => say!(language, "{item} — how many does it choose?", "{item} — いくつ選びますか？"),
            Topic::Choose => say!(language, "{item} — what does it choose?", "{item} — 何を選びますか？"),
            Topic::Pick => say!(language, "{item} — which do you pick?", "{item} — どれを選びますか？"),
            Topic::Order => say!(language, "{item} — which do you put there first?", "{item} — どれを先に置きますか？"),
            Topic::Divide => say!(language, "{item} — into which pile?", "{item} — どちらの束に置きますか？"),
            Topic::Pile => say!(language, "{item} — which pile?", "{item} — どの束を選びますか？"),
            Topic::Search => say!(
                language,
                "{item} — what do you take from what you find?",
                "{item} — 見つけたものから何を選びますか？"
            ),
            Topic::Pay => say!(language, "How do you pay for {item}?", "{item}のコストをどう支払いますか？"),
            Topic::Instalment => say!(
                language,
                "What of the cost of {item} do you pay next?",
                "{item}のコストのうち、次にどれを支払いますか？"
            ),
            Topic::Relief => say!(
                language,
                "Which part of the cost of {item} is lowered?",
                "{item}のコストのどの部分を減らしますか？"
            ),
            Topic::May => {
                say!(language, "{item} — do you want to do this?", "{item} — これを行いますか？")
            }
            Topic::Coming => {
                let card = crate::pledge::coming(self.s).map(|slot| self.name_card(question.seat, slot));
                say!(
                    language,
                    "{} comes — what do you say of it?",
                    "{}が出ます — どうしますか？",
                    card.unwrap_or_default()
                )
            }
            Topic::Show => {
                let card = Cx::<B>::to_show(self.s).map(|slot| self.name_card(question.seat, slot));
                say!(language, "Do you show {}?", "{}を見せますか？", card.unwrap_or_default())
            }
            Topic::Name => say!(language, "{item} — what do you name?", "{item} — 何を宣言しますか？"),
            Topic::Start | Topic::Sideboard => {
                say!(language, "The next duel — what do you do?", "次のデュエル — どうしますか？")
            }
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
                self.called(B::vocabulary().colours.get(n).copied().unwrap_or_default())
            }
            _ => B::bare_word(&self.pool.traits[n]),
        }
    }

    /// How an option of a question reads, with the verb in the third person.
    pub fn say_pick(&self, question: &Question, pick: Pick) -> String {
        if let Some(words) = B::say(self, question, pick) {
            return words;
        }
        let language = self.language;
        let name = |slot: Slot| match question.topic {
            // Who searches sees what is there.
            Topic::Search => self.pool.name(self.s.object(slot).card).to_owned(),
            _ => self.name_card(question.seat, slot),
        };
        match pick {
            Pick::Pass => say!(language, "passes", "パスする"),
            Pick::Done if question.topic == Topic::Pay => say!(language, "pays no more", "これ以上支払わない"),
            Pick::Done => say!(language, "chooses no more", "これ以上選ばない"),
            Pick::Yes if question.topic == Topic::Show => {
                say!(language, "shows {}", "{}を見せる", Cx::<B>::to_show(self.s).map(name).unwrap_or_default())
            }
            Pick::Yes => say!(language, "says yes", "はい"),
            Pick::No => say!(language, "says no", "いいえ"),
            Pick::Act(code, slot, n) => {
                say!(language, "does {code}.{n} with {}", "{}で{code}.{n}を行う", name(slot))
            }
            Pick::Object(slot) => say!(language, "chooses {}", "{}を選ぶ", name(slot)),
            Pick::Pay(Slot::NONE, code) => {
                let colours = B::vocabulary().colours;
                if let Some(unit) = self.unit_of(question.seat, code) {
                    let name = self.name_unit(unit.colours, unit.bonds);
                    let several = unit.colours.len() > 1 || !unit.colours.is_empty() && unit.bonds != 0;
                    let colour = colours.get(usize::from(code & 15)).filter(|_| several);
                    return match colour.map(|colour| self.called(colour)) {
                        Some(colour) => say!(language, "pays {name} as {colour}", "{name}を{colour}として支払う"),
                        None => say!(language, "pays {name}", "{name}を支払う"),
                    };
                }
                let colour = colours.get(usize::from(code & 15)).map(|colour| self.called(colour));
                say!(language, "pays {}", "{}を支払う", colour.unwrap_or(language.either("any", "任意の色")))
            }
            Pick::Pay(slot, _) => say!(language, "pays with {}", "{}で支払う", name(slot)),
            Pick::Number(n) if question.topic == Topic::Loop => {
                say!(language, "repeats it {n} times", "{n}回繰り返す")
            }
            Pick::Number(n) if question.topic == Topic::Share => {
                let resolves = self.s.frames.last().is_some_and(|frame| frame.proc == Proc::Resolve);
                let item = if resolves { self.s.running.last() } else { self.s.stack.last() };
                match item.and_then(|item| crate::share::receiver(self.pool, item)) {
                    Some(slot) => say!(language, "gives {n} to {}", "{}に{n}割り振る", name(slot)),
                    None => say!(language, "gives {n}", "{n}割り振る"),
                }
            }
            Pick::Number(n) if question.topic == Topic::Count => say!(language, "chooses {n}", "{n}個選ぶ"),
            Pick::Number(n) if question.topic == Topic::Arrivals => {
                say!(language, "has effect {n} count first", "効果{n}を先に数える")
            }
            Pick::Number(n) => say!(language, "says {}", "{}にする", crate::infinity::written(n)),
            Pick::Mode(n) if question.topic == Topic::Pile => {
                say!(language, "chooses pile {}", "束{}を選ぶ", n + 1)
            }
            Pick::Mode(crate::instalment::CURRENCY) if question.topic == Topic::Instalment => {
                say!(language, "pays the price next", "次に代価を支払う")
            }
            Pick::Mode(n) if question.topic == Topic::Relief => {
                let colour = B::vocabulary().colours.get(usize::from(n)).map(|colour| self.called(colour));
                let what = colour.unwrap_or(language.either("of any sort", "任意の色"));
                say!(language, "pays one {what} less", "{what}を1つ少なく支払う")
            }
            Pick::Mode(n) if question.topic == Topic::Instalment => {
                say!(language, "pays part {} next", "次に{}番目の部分を支払う", n + 1)
            }
            Pick::Mode(n) => say!(language, "selects mode {}", "{}番目を選ぶ", n + 1),
            Pick::Pile(slot, n) => say!(language, "puts {} into pile {}", "{}を束{}に置く", name(slot), n + 1),
            Pick::Place(n) => say!(language, "chooses {}", "{}を選ぶ", self.name_place(question, n)),
            Pick::Used(serial) => {
                let item = self.s.stack.iter().find(|item| item.serial == serial);
                let no_card = |item: &&Item| item.routine.and_then(B::gives).is_some_and(|g| g.0 == Given::OfNoCard);
                if let Some(title) = item.filter(no_card).and_then(|item| B::title(self, question.seat, item)) {
                    return say!(language, "chooses {title}", "{title}を選ぶ");
                }
                let source = item.map(|item| self.name_object(question.seat, item.source));
                say!(language, "chooses the ability of {}", "{}の能力を選ぶ", source.unwrap_or_default())
            }
            Pick::Word(n) => say!(language, "names {}", "{}を宣言する", self.name_word(n)),
            Pick::Card(card) => say!(language, "chooses {}", "{}を選ぶ", self.pool.name(card)),
            Pick::Waiting(n) => {
                let item = &self.s.waiting[usize::from(n)];
                let nth = self.s.waiting[..usize::from(n)].iter().filter(|i| i.source == item.source).count();
                let again = if nth == 0 { String::new() } else { format!(" ({})", nth + 1) };
                let source = self.name_object(question.seat, item.source);
                match B::TRIGGERS {
                    Triggers::OneResolved => {
                        say!(language, "plays the ability of {source}{again}", "{source}の能力をプレイする{again}")
                    }
                    _ => {
                        say!(language, "stacks the ability of {source}{again}", "{source}の能力をスタックに置く{again}")
                    }
                }
            }
            Pick::Replacement(n) => {
                let (earlier, rest) = self.s.derived.replacements.split_at(usize::from(n));
                let from = |r: &Listener| match r.left {
                    Some(left) => self.s.delayed[usize::from(left)].item.source,
                    None => self.s.refer(r.slot),
                };
                let nth = earlier.iter().filter(|r| from(r).slot == from(&rest[0]).slot).count();
                let again = if nth == 0 { String::new() } else { format!(" ({})", nth + 1) };
                let source = self.name_object(question.seat, from(&rest[0]));
                say!(language, "applies the replacement of {source}{again}", "{source}の置換効果を適用する{again}")
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
        let (words, language) = (B::vocabulary(), self.language);
        let name = |seen: Option<Seen>| match seen {
            Some(seen) if viewer.knows(seen.known) => self.pool.name(seen.card),
            Some(_) => language.either("a card", "カード"),
            None => "",
        };
        let card = name(entry.card);
        let source = name(entry.source);
        let verb = words.verbs.get(entry.verb.index()).map(|verb| self.called(verb));
        let verb = verb.unwrap_or(language.either("changes", "変わった"));
        let zone = |zone: Zone| self.called(B::ZONES[zone.index()].name);
        let own = B::tell(entry, &Cards { card, source, other: name(entry.host), language });
        let told = own.is_some();
        let what = own.unwrap_or_else(|| match entry.act {
            Act::Move { side, to, .. } if B::TOKENS.is_some_and(|tokens| entry.from == Some(tokens.nowhere)) => {
                let article = if card.starts_with(['A', 'E', 'I', 'O', 'U']) { "an" } else { "a" };
                match language {
                    Language::English => format!("p{} creates {article} {card}: {}", side.0 + 1, zone(to)),
                    Language::Japanese => format!("p{}が{card}を生成した：{}", side.0 + 1, zone(to)),
                }
            }
            Act::Move { to, .. } if B::TOKENS.is_some_and(|tokens| tokens.nowhere == to) => {
                say!(language, "{card} {verb}", "{card}が{verb}")
            }
            Act::Move { to, .. } => {
                let from = entry.from.map_or(language.either("nowhere", "外"), zone);
                say!(language, "{card} {verb}: {from} to {}", "{card}が{verb}：{from}から{}へ", zone(to))
            }
            Act::Turn { to, .. } => {
                say!(language, "{card} becomes {}", "{card}が{}になった", self.called(words.orientations[to as usize]))
            }
            Act::Flip { face_up: true, .. } => {
                say!(language, "{card} is turned face up", "{card}が表向きになった")
            }
            Act::Flip { face_up: false, .. } => {
                say!(language, "{card} is turned face down", "{card}が裏向きになった")
            }
            Act::Mark { mark, on: true, .. } => {
                say!(language, "{card} is {}", "{card}：{}", self.called(words.marks[mark.index()]))
            }
            Act::Mark { mark, on: false, .. } => {
                say!(
                    language,
                    "{card} is no longer {}",
                    "{card}：{}ではなくなった",
                    self.called(words.marks[mark.index()])
                )
            }
            Act::Damage { amount, .. } => {
                say!(language, "{card} is dealt {amount} damage", "{card}に{amount}ダメージ")
            }
            Act::Heal { .. } => say!(language, "the damage comes off {card}", "{card}のダメージがなくなった"),
            Act::Count { counter, amount, .. } => {
                let counter = self.called(&self.pool.counters[counter.index()]);
                say!(language, "{card} gets {amount:+} {counter} counters", "{card}の{counter}カウンター {amount:+}")
            }
            Act::Ground { place, counter, amount, .. } => {
                let (counter, place) = (self.called(&self.pool.counters[counter.index()]), place + 1);
                say!(language, "place {place} has {amount:+} {counter}", "{place}番の場所の{counter} {amount:+}")
            }
            Act::Hold { seat, counter, amount } => {
                let (player, counter) = (seat.0 + 1, self.called(&self.pool.counters[counter.index()]));
                say!(language, "p{player} gets {amount:+} {counter}", "p{player}の{counter} {amount:+}")
            }
            Act::Mint { seat, colours, bonds, amount } => {
                let (player, unit) = (seat.0 + 1, self.name_unit(colours, bonds));
                say!(language, "p{player} gets {amount:+} {unit}", "p{player}の{unit} {amount:+}")
            }
            Act::Attach { .. } => {
                say!(language, "{card} is put with {}", "{card}が{}に付けられた", name(entry.host))
            }
            Act::Show { .. } => say!(language, "{card} is shown", "{card}が公開された"),
            Act::Shuffle { zone: z, side } => {
                say!(language, "p{} shuffles the {}", "p{}が{}をシャッフルした", side.0 + 1, zone(z))
            }
            Act::Deed { subject: Slot::NONE, seat, .. } => {
                say!(language, "p{} {verb}", "p{}が{verb}", seat.0 + 1)
            }
            Act::Deed { .. } => say!(language, "{card} {verb}", "{card}が{verb}"),
            Act::Control { seat, .. } => {
                say!(language, "{card} comes under the control of p{}", "p{}が{card}のコントロールを得た", seat.0 + 1)
            }
            Act::Lose { seat } => say!(language, "p{} loses", "p{}の敗北", seat.0 + 1),
            Act::Win { seat } => say!(language, "p{} wins", "p{}の勝利", seat.0 + 1),
        });
        let fate = match entry.fate {
            Fate::Happened => "",
            Fate::Forbidden => language.either(" — forbidden", " — できなかった"),
            Fate::Replaced => language.either(" — replaced", " — 置換された"),
        };
        let by_ability = entry.source.is_some() && entry.cause.ability.is_some_and(|a| a != NO_ABILITY);
        let by = if by_ability && !(told && what.starts_with(source)) {
            say!(language, ", by {source}", "（{source}）")
        } else {
            String::new()
        };
        let rule = words.rules.get(entry.cause.rule.index()).map_or("?", |r| r.id);
        format!("{what}{by}{fate} [{rule}]")
    }
}
