//! How cards, questions, options and events read.

use crate::book::{LogCards, LogRole, RoutineAbility, RuleBook, TakeWaiting};
use crate::card::ability::{Op, WordClass};
use crate::engine::context::{Cx, Look};
use crate::engine::frame::Proc;
use crate::engine::question::{Pick, Question, Topic};
use crate::event::Happening;
use crate::ids::*;
use crate::observe::language::Language;
use crate::observe::log::{Fate, LogEntry, SeenCard};
use crate::observe::view::Viewer;
use crate::resolve::Resolving;
use crate::say;
use crate::state::object::{ObjectRef, Slot};
use crate::state::stack_item::{NO_ABILITY, StackItem};
use crate::state::zone::Visibility;
use crate::trigger::listeners::Listener;

impl<B: RuleBook> Look<'_, B> {
    /// Returns a player's name for a card: its name, with its handle if another card of that name lies in its zone.
    pub fn name_card(&self, viewer: Seat, slot: Slot) -> String {
        let object = self.state.object(slot);
        let spec = &B::ZONES[object.zone.index()];
        let public = spec.visibility == Visibility::Public;
        if !self.knows_card(viewer, slot) {
            let zone_name = self.translate(spec.name);
            return match (public, spec.ordered) {
                (true, _) => say!(self.language, "face-down card #{}", "裏向きのカード #{}", object.handle),
                (false, true) => {
                    let zone = self.state.cards(object.zone, object.side);
                    let place = zone.iter().rev().position(|&s| s == slot).unwrap_or(0) + 1;
                    say!(self.language, "card {0} of the {1}", "{1}の上から{0}枚目", place, zone_name)
                }
                // Its position in an unordered zone would identify it to a player who has seen it before.
                (false, false) => {
                    say!(self.language, "a card in p{}'s {}", "p{}の{}のカード", object.side.0 + 1, zone_name)
                }
            };
        }
        let name = self.pool.name(object.card);
        let twin = |&other: &Slot| {
            other != slot && self.knows_card(viewer, other) && self.pool.name(self.state.object(other).card) == name
        };
        if public && Seat::BOTH.iter().any(|&side| self.state.cards(object.zone, side).iter().any(twin)) {
            format!("{name} #{}", object.handle)
        } else {
            name.to_owned()
        }
    }

    /// Returns a word of the book in the reader's language.
    pub fn translate<'w>(&self, word: &'w str) -> &'w str {
        B::vocabulary().translate(self.language, word)
    }

    /// Returns the name of a place, or of the places chosen with it, for the player who is asked.
    fn name_place(&self, question: &Question, place: u8) -> String {
        let joined = self.relation_joining_places(question.topic);
        let name = B::vocabulary().places.name(B::ZONES, question.seat, place, joined);
        match name {
            Some(name) => self.translate(name).to_owned(),
            None => say!(self.language, "place {}", "{}番の場所", place + 1),
        }
    }

    /// Returns true if a player knows the front of the card in a slot.
    pub(crate) fn knows_card(&self, viewer: Seat, slot: Slot) -> bool {
        let object = self.state.object(slot);
        let spec = &B::ZONES[object.zone.index()];
        if !spec.visibility_rules_of(object.face_up).iter().all(|&rule| crate::book::audit::holds(rule)) {
            // An audit has switched a rule on visibility off: what it shows is hidden, and what it hides is shown.
            return spec.visibility != Visibility::Public;
        }
        self.knows(viewer, object.known_by)
    }

    /// Returns a player's name for an object, which may be gone.
    pub fn name_object(&self, viewer: Seat, object: ObjectRef) -> String {
        if self.state.is_alive(object) {
            return self.name_card(viewer, object.slot);
        }
        // A hidden object leaves no last known information, but its card may now lie where the player sees it.
        let next = Some(self.state.object(object.slot)).filter(|body| body.life == object.life.wrapping_add(1));
        let body = self.state.last_known_of(object).map(|gone| &gone.status).or(next);
        match body.filter(|body| self.knows(viewer, body.known_by)) {
            Some(body) => self.pool.name(body.card).to_owned(),
            None => say!(self.language, "a card", "カード"),
        }
    }

    /// Renders the options of the pending question. A later option that reads like an earlier one is numbered.
    pub fn render_options(&self, question: &Question) -> Vec<String> {
        self.render_picks(question, &self.scratch.options)
    }

    /// Renders these answers in the same way.
    pub fn render_picks(&self, question: &Question, picks: &[Pick]) -> Vec<String> {
        let plain: Vec<String> = picks.iter().map(|&pick| self.render_pick(question, pick)).collect();
        let numbered = plain.iter().enumerate().map(|(i, words)| {
            match plain[..i].iter().filter(|earlier| *earlier == words).count() {
                0 => words.clone(),
                n => format!("{words} ({})", n + 1),
            }
        });
        numbered.collect()
    }

    /// Returns a player's name for the source of the item that is being played or is resolving.
    pub fn name_item(&self, viewer: Seat) -> Option<String> {
        let announced = self.state.frames.iter().rev().any(|frame| matches!(frame.proc, Proc::Play | Proc::Pay));
        let item =
            if announced { self.state.stack.last() } else { self.state.resolving.last().or(self.state.stack.last()) };
        item.map(|item| self.name_object(viewer, item.source))
    }

    /// Returns the name of an item that the rules themselves put onto the stack.
    pub fn name_rule_item(&self, viewer: Seat, item: &StackItem) -> Option<String> {
        item.routine.and_then(|_| B::routine_name(self, viewer, item))
    }

    /// Returns the object that gets its share next while an effect is being divided.
    fn next_receiver(&self) -> Option<Slot> {
        let resolves = self.state.frames.last().is_some_and(|frame| frame.proc == Proc::Resolve);
        let item = if resolves { self.state.resolving.last() } else { self.state.stack.last() };
        item.and_then(|item| crate::play::choose::divide::next_receiver(self.pool, item))
    }

    /// Renders a question as a sentence to the player who is asked.
    pub fn render_question(&self, question: &Question) -> String {
        if let Some(words) = B::question_text(self, question) {
            return words;
        }
        let language = self.language;
        let item = self.name_item(question.seat).unwrap_or_else(|| say!(language, "this", "これ"));
        match question.topic {
            Topic::Priority => say!(language, "What do you do?", "どうしますか？"),
            Topic::OrderWaiting if B::WAITING_TRIGGERS == TakeWaiting::OneResolved => {
                say!(language, "Which ability is played next?", "次にどの能力をプレイしますか？")
            }
            Topic::OrderWaiting => {
                say!(language, "Which of your abilities comes first?", "自分のどの能力を先にしますか？")
            }
            Topic::OrderArrivals => say!(
                language,
                "These come together — which counts as the first?",
                "これらは同時に出ます — どれを先に数えますか？"
            ),
            Topic::Divide => match self.next_receiver().map(|slot| self.name_card(question.seat, slot)) {
                Some(name) => {
                    say!(language, "{item} — how much does {name} get?", "{item} — {name}にどれだけ割り振りますか？")
                }
                None => say!(
                    language,
                    "{item} — how much does the next one get?",
                    "{item} — 次のカードにどれだけ割り振りますか？"
                ),
            },
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
            Topic::HowMany => say!(language, "{item} — how many does it choose?", "{item} — いくつ選びますか？"),
            Topic::Choose => say!(language, "{item} — what does it choose?", "{item} — 何を選びますか？"),
            Topic::Pick => say!(language, "{item} — which do you pick?", "{item} — どれを選びますか？"),
            Topic::Order => say!(language, "{item} — which do you put there first?", "{item} — どれを先に置きますか？"),
            Topic::IntoPile => say!(language, "{item} — into which pile?", "{item} — どちらの束に置きますか？"),
            Topic::Pile => say!(language, "{item} — which pile?", "{item} — どの束を選びますか？"),
            Topic::Search => say!(
                language,
                "{item} — what do you take from what you find?",
                "{item} — 見つけたものから何を選びますか？"
            ),
            Topic::Pay => say!(language, "How do you pay for {item}?", "{item}のコストをどう支払いますか？"),
            Topic::PayNext => say!(
                language,
                "What of the cost of {item} do you pay next?",
                "{item}のコストのうち、次にどれを支払いますか？"
            ),
            Topic::Reduce => say!(
                language,
                "Which part of the cost of {item} is lowered?",
                "{item}のコストのどの部分を減らしますか？"
            ),
            Topic::May => {
                say!(language, "{item} — do you want to do this?", "{item} — これを行いますか？")
            }
            Topic::AsItEnters => {
                let card = crate::event::enter_choice::card_of_enter_choice(self.state)
                    .map(|slot| self.name_card(question.seat, slot));
                say!(
                    language,
                    "{} comes — what do you say of it?",
                    "{}が出ます — どうしますか？",
                    card.unwrap_or_default()
                )
            }
            Topic::RevealToTrigger => {
                let card = Cx::<B>::card_to_reveal(self.state).map(|slot| self.name_card(question.seat, slot));
                say!(language, "Do you show {}?", "{}を見せますか？", card.unwrap_or_default())
            }
            Topic::Name => say!(language, "{item} — what do you name?", "{item} — 何を宣言しますか？"),
            Topic::WhoGoesFirst | Topic::Sideboard => {
                say!(language, "The next duel — what do you do?", "次のデュエル — どうしますか？")
            }
            Topic::Book(_) => B::vocabulary().rules[question.rule.index()].gist.to_owned(),
        }
    }

    /// Returns the name of a word that a resolving effect lets a player name.
    fn name_word(&self, word: u16) -> &str {
        let n = usize::from(word);
        let item = self.state.resolving.last().filter(|item| item.ability != crate::state::stack_item::NO_ABILITY);
        let body = item.and_then(|item| self.pool.ability(item.ability).part(item.part));
        let op = self.state.frames.last().and_then(|frame| body?.ops.get(frame.get(Resolving::OP)));
        match op {
            Some(Op::NameWord { sort: WordClass::Colour, .. } | Op::GiveCurrency { .. }) => {
                self.translate(B::vocabulary().colours.get(n).copied().unwrap_or_default())
            }
            _ => B::spoken_trait(&self.pool.traits[n]),
        }
    }

    /// Renders an option of a question, with the verb in the third person.
    pub fn render_pick(&self, question: &Question, pick: Pick) -> String {
        if let Some(words) = B::option_text(self, question, pick) {
            return words;
        }
        let language = self.language;
        let name = |slot: Slot| match question.topic {
            // A player who searches sees the cards.
            Topic::Search => self.pool.name(self.state.object(slot).card).to_owned(),
            _ => self.name_card(question.seat, slot),
        };
        match pick {
            Pick::Pass => say!(language, "passes", "パスする"),
            Pick::Done if question.topic == Topic::Pay => say!(language, "pays no more", "これ以上支払わない"),
            Pick::Done => say!(language, "chooses no more", "これ以上選ばない"),
            Pick::Yes if question.topic == Topic::RevealToTrigger => {
                say!(
                    language,
                    "shows {}",
                    "{}を見せる",
                    Cx::<B>::card_to_reveal(self.state).map(name).unwrap_or_default()
                )
            }
            Pick::Yes => say!(language, "says yes", "はい"),
            Pick::No => say!(language, "says no", "いいえ"),
            Pick::Act(code, slot, n) => {
                say!(language, "does {code}.{n} with {}", "{}で{code}.{n}を行う", name(slot))
            }
            Pick::Object(slot) => say!(language, "chooses {}", "{}を選ぶ", name(slot)),
            Pick::Pay(Slot::NONE, code) => {
                let colours = B::vocabulary().colours;
                if let Some(unit) = self.unit_by_code(question.seat, code) {
                    let name = self.name_unit(unit.colours, unit.bonds);
                    let several = unit.colours.len() > 1 || !unit.colours.is_empty() && unit.bonds != 0;
                    let colour = colours.get(usize::from(code & 15)).filter(|_| several);
                    return match colour.map(|colour| self.translate(colour)) {
                        Some(colour) => say!(language, "pays {name} as {colour}", "{name}を{colour}として支払う"),
                        None => say!(language, "pays {name}", "{name}を支払う"),
                    };
                }
                let colour = colours.get(usize::from(code & 15)).map(|colour| self.translate(colour));
                say!(language, "pays {}", "{}を支払う", colour.unwrap_or(language.either("any", "任意の色")))
            }
            Pick::Pay(slot, _) => say!(language, "pays with {}", "{}で支払う", name(slot)),
            Pick::Number(n) if question.topic == Topic::Loop => {
                say!(language, "repeats it {n} times", "{n}回繰り返す")
            }
            Pick::Number(n) if question.topic == Topic::Divide => match self.next_receiver() {
                Some(slot) => say!(language, "gives {n} to {}", "{}に{n}割り振る", name(slot)),
                None => say!(language, "gives {n}", "{n}割り振る"),
            },
            Pick::Number(n) if question.topic == Topic::HowMany => say!(language, "chooses {n}", "{n}個選ぶ"),
            Pick::Number(n) if question.topic == Topic::OrderArrivals => {
                say!(language, "has effect {n} count first", "効果{n}を先に数える")
            }
            Pick::Number(n) => say!(language, "says {}", "{}にする", crate::card::number::format_number(n)),
            Pick::Mode(n) if question.topic == Topic::Pile => {
                say!(language, "chooses pile {}", "束{}を選ぶ", n + 1)
            }
            Pick::Mode(crate::play::cost::payment_order::CURRENCY_PART) if question.topic == Topic::PayNext => {
                say!(language, "pays the price next", "次に代価を支払う")
            }
            Pick::Mode(n) if question.topic == Topic::Reduce => {
                let colour = B::vocabulary().colours.get(usize::from(n)).map(|colour| self.translate(colour));
                let what = colour.unwrap_or(language.either("of any sort", "任意の色"));
                say!(language, "pays one {what} less", "{what}を1つ少なく支払う")
            }
            Pick::Mode(n) if question.topic == Topic::PayNext => {
                say!(language, "pays part {} next", "次に{}番目の部分を支払う", n + 1)
            }
            Pick::Mode(n) => say!(language, "selects mode {}", "{}番目を選ぶ", n + 1),
            Pick::Pile(slot, n) => say!(language, "puts {} into pile {}", "{}を束{}に置く", name(slot), n + 1),
            Pick::Place(n) => say!(language, "chooses {}", "{}を選ぶ", self.name_place(question, n)),
            Pick::StackItem(serial) => {
                let item = self.state.stack.iter().find(|item| item.serial == serial);
                let no_card = |item: &&StackItem| {
                    item.routine.and_then(B::routine_as_ability).is_some_and(|g| g.0 == RoutineAbility::OfNoCard)
                };
                if let Some(title) = item.filter(no_card).and_then(|item| B::routine_name(self, question.seat, item)) {
                    return say!(language, "chooses {title}", "{title}を選ぶ");
                }
                let source = item.map(|item| self.name_object(question.seat, item.source));
                say!(language, "chooses the ability of {}", "{}の能力を選ぶ", source.unwrap_or_default())
            }
            Pick::Word(n) => say!(language, "names {}", "{}を宣言する", self.name_word(n)),
            Pick::Card(card) => say!(language, "chooses {}", "{}を選ぶ", self.pool.name(card)),
            Pick::Waiting(n) => {
                let item = &self.state.waiting_triggers[usize::from(n)];
                let nth =
                    self.state.waiting_triggers[..usize::from(n)].iter().filter(|i| i.source == item.source).count();
                let again = if nth == 0 { String::new() } else { format!(" ({})", nth + 1) };
                let source = self.name_object(question.seat, item.source);
                match B::WAITING_TRIGGERS {
                    TakeWaiting::OneResolved => {
                        say!(language, "plays the ability of {source}{again}", "{source}の能力をプレイする{again}")
                    }
                    _ => {
                        say!(language, "stacks the ability of {source}{again}", "{source}の能力をスタックに置く{again}")
                    }
                }
            }
            Pick::Replacement(n) => {
                let (earlier, rest) = self.state.derived.replacements.split_at(usize::from(n));
                let from = |r: &Listener| match r.delayed_index {
                    Some(left) => self.state.delayed_abilities[usize::from(left)].item.source,
                    None => self.state.object_ref(r.slot),
                };
                let nth = earlier.iter().filter(|r| from(r).slot == from(&rest[0]).slot).count();
                let again = if nth == 0 { String::new() } else { format!(" ({})", nth + 1) };
                let source = self.name_object(question.seat, from(&rest[0]));
                say!(language, "applies the replacement of {source}{again}", "{source}の置換効果を適用する{again}")
            }
        }
    }

    /// Lists the lines of the log from `from` on that someone who follows the duel is told, as indices. Each deed comes
    /// before the choices and payments for it, but not before those of something else.
    pub fn story(&self, from: usize) -> Vec<usize> {
        let mut story = Vec::new();
        let mut ready = 0;
        for (at, entry) in self.scratch.log.iter().enumerate().skip(from) {
            match B::log_role(entry) {
                LogRole::Untold => continue,
                LogRole::Preliminary => story.push(at),
                LogRole::Deed => {
                    let doer = entry.happening.slot();
                    let is_for_it = |&line: &usize| {
                        self.scratch.log[line].cause.source.is_none_or(|source| Some(source.slot) == doer)
                    };
                    let others = story[ready..].iter().rposition(|line| !is_for_it(line)).map_or(0, |last| last + 1);
                    story.insert(ready + others, at);
                    ready = story.len();
                }
                LogRole::Told => {
                    story.push(at);
                    ready = story.len();
                }
            }
        }
        story
    }

    /// Renders a line of the log for a viewer.
    pub fn render_log_entry(&self, viewer: Viewer, entry: &LogEntry) -> String {
        let (words, language) = (B::vocabulary(), self.language);
        let name = |seen: Option<SeenCard>| match seen {
            Some(seen) if viewer.knows(seen.known_by) => self.pool.name(seen.card),
            Some(_) => language.either("a card", "カード"),
            None => "",
        };
        let card = name(entry.card);
        let source = name(entry.source);
        let verb = words.verbs.get(entry.verb.index()).map(|verb| self.translate(verb));
        let verb = verb.unwrap_or(language.either("changes", "変わった"));
        let zone = |zone: Zone| self.translate(B::ZONES[zone.index()].name);
        let own = B::log_line(entry, &LogCards { card, source, other: name(entry.host), language });
        let told = own.is_some();
        let what = own.unwrap_or_else(|| match entry.happening {
            Happening::Move { side, to, .. } if B::TOKENS.is_some_and(|tokens| entry.from == Some(tokens.nowhere)) => {
                let article = if card.starts_with(['A', 'E', 'I', 'O', 'U']) { "an" } else { "a" };
                match language {
                    Language::English => format!("p{} creates {article} {card}: {}", side.0 + 1, zone(to)),
                    Language::Japanese => format!("p{}が{card}を生成した：{}", side.0 + 1, zone(to)),
                }
            }
            Happening::Move { to, .. } if B::TOKENS.is_some_and(|tokens| tokens.nowhere == to) => {
                say!(language, "{card} {verb}", "{card}が{verb}")
            }
            Happening::Move { to, .. } => {
                let from = entry.from.map_or(language.either("nowhere", "外"), zone);
                say!(language, "{card} {verb}: {from} to {}", "{card}が{verb}：{from}から{}へ", zone(to))
            }
            Happening::Turn { to, .. } => {
                say!(
                    language,
                    "{card} becomes {}",
                    "{card}が{}になった",
                    self.translate(words.orientations[to as usize])
                )
            }
            Happening::Flip { face_up: true, .. } => {
                say!(language, "{card} is turned face up", "{card}が表向きになった")
            }
            Happening::Flip { face_up: false, .. } => {
                say!(language, "{card} is turned face down", "{card}が裏向きになった")
            }
            Happening::Mark { mark, on: true, .. } => {
                say!(language, "{card} is {}", "{card}：{}", self.translate(words.marks[mark.index()]))
            }
            Happening::Mark { mark, on: false, .. } => {
                say!(
                    language,
                    "{card} is no longer {}",
                    "{card}：{}ではなくなった",
                    self.translate(words.marks[mark.index()])
                )
            }
            Happening::Damage { amount, .. } => {
                say!(language, "{card} is dealt {amount} damage", "{card}に{amount}ダメージ")
            }
            Happening::Heal { .. } => say!(language, "the damage comes off {card}", "{card}のダメージがなくなった"),
            Happening::CardCounter { counter, amount, .. } => {
                let counter = self.translate(&self.pool.counters[counter.index()]);
                say!(language, "{card} gets {amount:+} {counter} counters", "{card}の{counter}カウンター {amount:+}")
            }
            Happening::PlaceCounter { place, counter, amount, .. } => {
                let (counter, place) = (self.translate(&self.pool.counters[counter.index()]), place + 1);
                say!(language, "place {place} has {amount:+} {counter}", "{place}番の場所の{counter} {amount:+}")
            }
            Happening::PlayerCounter { seat, counter, amount } => {
                let (player, counter) = (seat.0 + 1, self.translate(&self.pool.counters[counter.index()]));
                say!(language, "p{player} gets {amount:+} {counter}", "p{player}の{counter} {amount:+}")
            }
            Happening::Currency { seat, colours, bonds, amount } => {
                let (player, unit) = (seat.0 + 1, self.name_unit(colours, bonds));
                say!(language, "p{player} gets {amount:+} {unit}", "p{player}の{unit} {amount:+}")
            }
            Happening::Attach { .. } => {
                say!(language, "{card} is put with {}", "{card}が{}に付けられた", name(entry.host))
            }
            Happening::Reveal { .. } => say!(language, "{card} is shown", "{card}が公開された"),
            Happening::Shuffle { zone: z, side } => {
                say!(language, "p{} shuffles the {}", "p{}が{}をシャッフルした", side.0 + 1, zone(z))
            }
            Happening::Deed { subject: Slot::NONE, seat, .. } => {
                say!(language, "p{} {verb}", "p{}が{verb}", seat.0 + 1)
            }
            Happening::Deed { .. } => say!(language, "{card} {verb}", "{card}が{verb}"),
            Happening::Control { seat, .. } => {
                say!(language, "{card} comes under the control of p{}", "p{}が{card}のコントロールを得た", seat.0 + 1)
            }
            Happening::Lose { seat } => say!(language, "p{} loses", "p{}の敗北", seat.0 + 1),
            Happening::Win { seat } => say!(language, "p{} wins", "p{}の勝利", seat.0 + 1),
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
