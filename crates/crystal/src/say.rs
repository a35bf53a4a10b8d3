//! The wording of the book's words and options.

use crate::attack::block::{BLOCK, BLOCKER};
use crate::attack::declaration::{ATTACKERS, DECLARE};
use crate::attack::strike;
use crate::attack::strike::DIVIDE;
use crate::edition::Edition;
use crate::keywords::primal::GIVE_UP;
use crate::keywords::{assist, primal, warp};
use crate::playing::burst::BURST;
use crate::playing::item::BEARER;
use crate::playing::{CAST, USE, WARP, burst, cost, item};
use crate::rule_process::{EXCESS, TOO_MANY};
use crate::setup::{BOTTOM, GO_FIRST, MULLIGAN};
use crate::turn::{DISCARDS, HAND_SIZE};
use crate::words::{CRYSTAL, element, keyword, kind, label, mark, number, phase, verb, zone};
use crate::{Crystal, damage, deck, setup};
use duel::book::place_names::Grid;
use duel::book::{LogCards, LogRole, Vocabulary, Wording};
use duel::card::characteristics::Orientation;
use duel::engine::context::Look;
use duel::engine::question::{Pick, Question, Topic};
use duel::event::Happening;
use duel::event::enter_choice::card_of_enter_choice;
use duel::ids::{Rule, Seat, Zone};
use duel::observe::language::Language;
use duel::observe::log::LogEntry;
use duel::say;
use duel::state::PRICE;
use duel::state::object::Slot;
use duel::state::stack_item::NO_ABILITY;

impl<E: Edition> Crystal<E> {
    /// The names of everything in the game.
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
        invitations: &[GO_FIRST, MULLIGAN, ATTACKERS, BLOCKER],
        places: Grid::NONE,
        japanese: crate::japanese::TERMS,
        rules: crate::rules::index(E::DOCUMENT),
        formats: deck::FORMATS.split_at(E::FORMATS).0,
        version: 1,
    };
}

/// The wording of an option, with the verb in the third person: "attacks with Harbor Sentinel".
pub(crate) fn option_text<E: Edition>(look: &Look<Crystal<E>>, question: &Question, pick: Pick) -> Option<String> {
    let language = look.language;
    let name = |slot| look.name_card(question.seat, slot);
    Some(match (question.topic, pick) {
        (_, Pick::Act(CAST, slot, _)) => {
            let at = usize::from(!look.state.characteristics(slot).kinds.has(kind::SUMMON));
            let (english, japanese) = (E::PLAYS[at], E::PLAYS_JA[at]);
            say!(language, "{english} {}", "{}を{japanese}する", name(slot))
        }
        (_, Pick::Act(USE, slot, index)) => {
            let id = look.state.ability_at(look.pool, slot, index)?;
            match look.pool.ability(id).name {
                Some(own) => {
                    say!(language, "uses {} of {}", "「{}」を使う（{}）", look.pool.names[own.index()], name(slot))
                }
                None => say!(
                    language,
                    "uses ability {0} of {1}",
                    "{1}のアビリティ{0}を使う",
                    u16::from(index) + 1,
                    name(slot)
                ),
            }
        }
        (_, Pick::Act(WARP, slot, index)) => {
            let id = look.state.ability_at(look.pool, slot, index)?;
            warp::counters(look.pool.ability(id))?;
            say!(language, "warps {}", "{}をデジョンする", name(slot))
        }
        (GO_FIRST, Pick::Yes) => say!(language, "goes first", "先攻を取る"),
        (GO_FIRST, _) => say!(language, "goes second", "後攻を取る"),
        (MULLIGAN, Pick::Yes) => say!(language, "takes a new hand", "手札を引き直す"),
        (MULLIGAN, _) => say!(language, "keeps the hand", "この手札でよい"),
        (BOTTOM, Pick::Object(slot)) => say!(language, "puts {} at the bottom", "{}をデッキの下に置く", name(slot)),
        (HAND_SIZE, Pick::Object(slot)) => say!(language, "discards {}", "{}を捨てる", name(slot)),
        (BEARER, Pick::Object(slot)) => say!(language, "equips {}", "{}に装備する", name(slot)),
        (EXCESS | GIVE_UP, Pick::Object(slot)) => say!(language, "gives up {}", "{}を手放す", name(slot)),
        (GIVE_UP, _) => say!(language, "gives up nothing", "何も手放さない"),
        (BURST, Pick::Object(slot)) => say!(language, "uses the EX Burst of {}", "{}のEXバーストを使う", name(slot)),
        (BURST, Pick::Done) => say!(language, "uses no more EX Bursts", "これ以上EXバーストを使わない"),
        (BURST, answer) => {
            let burst = damage::pending_burst(look.state).map(name)?;
            match answer {
                Pick::Yes => say!(language, "uses the EX Burst of {burst}", "{burst}のEXバーストを使う"),
                _ => say!(language, "does not use the EX Burst of {burst}", "{burst}のEXバーストを使わない"),
            }
        }
        (Topic::AsItEnters, Pick::Object(slot)) => {
            say!(language, "uses the Assist of {}", "{}のアシストを使う", name(slot))
        }
        (Topic::AsItEnters, answer) => {
            let comer = card_of_enter_choice(look.state).map(name)?;
            match answer {
                Pick::Yes => say!(language, "uses the Assist of {comer}", "{comer}のアシストを使う"),
                _ => say!(language, "does not use the Assist of {comer}", "{comer}のアシストを使わない"),
            }
        }
        (ATTACKERS, Pick::Object(slot)) => say!(language, "attacks with {}", "{}でアタックする", name(slot)),
        (ATTACKERS, _) => say!(language, "attacks with no more", "これ以上アタックしない"),
        (BLOCKER, Pick::Object(slot)) => say!(language, "blocks with {}", "{}でブロックする", name(slot)),
        (BLOCKER, _) => say!(language, "does not block", "ブロックしない"),
        (DIVIDE, Pick::Number(n)) => {
            say!(language, "deals {n} to the next of the party", "パーティーの次の1体に{n}与える")
        }
        (Topic::Pay, Pick::Pay(slot, code)) => {
            let colour = element::NAMES.get(usize::from(code & 15)).map(|colour| look.translate(colour));
            let colour = colour.unwrap_or(language.either("any", "任意"));
            let several = look.state.characteristics(slot).colours.len() > 1;
            let (card, dulls) = (name(slot), code >> 4 == 0);
            match (several, dulls) {
                (true, true) => say!(language, "dulls {card} for {colour} CP", "{card}をダルにして{colour}CPを出す"),
                (true, false) => say!(language, "discards {card} for {colour} CP", "{card}を捨てて{colour}CPを出す"),
                (false, true) => say!(language, "dulls {card} for CP", "{card}をダルにしてCPを出す"),
                (false, false) => say!(language, "discards {card} for CP", "{card}を捨ててCPを出す"),
            }
        }
        _ => return None,
    })
}

/// The wording of a question, as a sentence.
pub(crate) fn question_text<E: Edition>(look: &Look<Crystal<E>>, question: &Question) -> Option<String> {
    let (s, language) = (look.state, look.language);
    let seat = question.seat;
    let name = |slot| look.name_card(seat, slot);
    let marked = |mark| {
        let field = Seat::BOTH.into_iter().flat_map(|side| s.cards(zone::FIELD, side).iter().copied());
        let names: Vec<String> = field.filter(|&slot| s.object(slot).marks.has(mark)).map(name).collect();
        names.join(and(language))
    };
    let paid: u32 = s.set_aside.iter().filter(|spent| spent.part == PRICE).map(|spent| u32::from(spent.units)).sum();
    Some(match question.topic {
        Topic::Priority => ask_priority(look, seat, marked(mark::ATTACKING), marked(mark::BLOCKING)),
        Topic::Pay if paid > 0 => {
            say!(
                language,
                "How do you pay for {}? {paid} CP so far.",
                "{}のコストをどう支払いますか？（ここまで{paid}CP）",
                look.name_item(seat)?
            )
        }
        Topic::ExtraCost | Topic::May => return ask_of_keyword(look, question),
        ATTACKERS if s.set_aside.is_empty() => say!(language, "Who attacks?", "どのフォワードでアタックしますか？"),
        ATTACKERS => {
            let party: Vec<String> = s.set_aside.iter().map(|spent| name(spent.slot)).collect();
            say!(
                language,
                "{} — who joins the party?",
                "{} — パーティーに誰を加えますか？",
                attacking(language, &party.join(and(language)))
            )
        }
        BLOCKER => say!(
            language,
            "{} you — who blocks?",
            "{} — どのフォワードでブロックしますか？",
            attacking(language, &marked(mark::ATTACKING))
        ),
        DIVIDE => {
            let (blocker, member) = (marked(mark::BLOCKING), strike::dividing(s).map(name)?);
            say!(
                language,
                "{blocker} blocks a party — how much of its damage goes to {member}?",
                "{blocker}がパーティーをブロックしています — {member}に何ダメージ与えますか？"
            )
        }
        BURST if question.rule == damage::IN_ANY_ORDER.of::<E>() => {
            say!(language, "Which EX Burst do you use next?", "次にどのEXバーストを使いますか？")
        }
        BURST => say!(
            language,
            "{} turned up as damage — do you use its EX Burst?",
            "ダメージで{}が置かれました — EXバーストを使いますか？",
            damage::pending_burst(s).map(name)?
        ),
        Topic::AsItEnters => say!(
            language,
            "{} enters the field — do you use its Assist?",
            "{}がフィールドに出ます — アシストを使いますか？",
            card_of_enter_choice(s).map(name)?
        ),
        GO_FIRST => say!(language, "You won the toss — do you go first?", "先攻・後攻を選べます — 先攻を取りますか？"),
        MULLIGAN => say!(language, "Do you keep this hand?", "この手札で始めますか？"),
        BOTTOM => say!(
            language,
            "Which card goes to the bottom of the deck next?",
            "次にどのカードをデッキの下に置きますか？"
        ),
        HAND_SIZE => say!(
            language,
            "You have more than five cards — which one do you discard?",
            "手札が5枚を超えています — どれを捨てますか？"
        ),
        BEARER => say!(
            language,
            "Which Character is equipped with {}?",
            "{}をどのキャラクターに装備しますか？",
            item::equipping(s).map(|(_, slot)| name(slot))?
        ),
        GIVE_UP => say!(
            language,
            "Which Character do you give up to summon {} for less?",
            "{}のコストを減らすためにどのキャラクターを手放しますか？",
            primal::summoned(s).map(name)?
        ),
        EXCESS => say!(
            language,
            "You control too many Backups — which one do you give up?",
            "バックアップが多すぎます — どれを手放しますか？"
        ),
        _ => return None,
    })
}

/// The wording of a question about a keyword, if it is one.
fn ask_of_keyword<E: Edition>(look: &Look<Crystal<E>>, question: &Question) -> Option<String> {
    let (s, language) = (look.state, look.language);
    let name = look.name_item(question.seat)?;
    let label = |id| look.pool.ability(id).label;
    if question.topic == Topic::ExtraCost {
        let card = s.object(s.stack.last()?.card?).card;
        let overdrive = look.pool.card(card).abilities.iter().any(|&id| label(id) == label::OVERDRIVE);
        return overdrive.then(|| {
            say!(language, "Do you play {name} with its Overdrive?", "{name}をオーバードライブでプレイしますか？")
        });
    }
    let ability = s.resolving.last().map(|item| item.ability).filter(|&ability| ability != NO_ABILITY)?;
    Some(match label(ability) {
        label::LEVEL_UP => say!(
            language,
            "{name} can level up — do you give it up for another of its name?",
            "{name}はレベルアップできます — 同じ名前のカードと入れ替えますか？"
        ),
        label::LINK => say!(
            language,
            "{name} can link — do you put a Forward from your hand onto the field?",
            "{name}のリンク — 手札のフォワードをフィールドに出しますか？"
        ),
        label::JOB_CHANGE => say!(
            language,
            "{name} changes jobs — do you put a Backup from your hand onto the field?",
            "{name}のジョブチェンジ — 手札のバックアップをフィールドに出しますか？"
        ),
        _ => return None,
    })
}

/// The word between two names.
const fn and(language: Language) -> &'static str {
    language.either(" and ", "と")
}

fn attacking(language: Language, names: &str) -> String {
    let attack = if names.contains(" and ") { "attack" } else { "attacks" };
    match language {
        Language::English => format!("{names} {attack}"),
        Language::Japanese => format!("{names}がアタック"),
    }
}

fn ask_priority<E: Edition>(look: &Look<Crystal<E>>, seat: Seat, attackers: String, blockers: String) -> String {
    let (s, language) = (look.state, look.language);
    let own = s.turn.player == seat;
    if let Some(top) = s.live_stack().last() {
        let item = look.name_item(seat).unwrap_or_default();
        return match top.controller == seat {
            true => say!(
                language,
                "Your {item} is on the stack — do you respond?",
                "自分の{item}がスタックにあります — 対応しますか？"
            ),
            false => say!(
                language,
                "Your opponent's {item} is on the stack — do you respond?",
                "相手の{item}がスタックにあります — 対応しますか？"
            ),
        };
    }
    match s.turn.phase {
        phase::MAIN_1 if own => {
            say!(language, "Your first main phase — what do you do?", "あなたの第1メインフェイズ — どうしますか？")
        }
        phase::MAIN_2 if own => {
            say!(language, "Your second main phase — what do you do?", "あなたの第2メインフェイズ — どうしますか？")
        }
        phase::ATTACK_PREPARATION if own => say!(
            language,
            "Your attack phase — anything before you attack?",
            "あなたのアタックフェイズ — アタックの前に何かしますか？"
        ),
        phase::BLOCK_DECLARATION if !blockers.is_empty() => say!(
            language,
            "{blockers} blocks {attackers} — anything before the damage?",
            "{blockers}が{attackers}をブロック — ダメージの前に何かしますか？"
        ),
        phase::BLOCK_DECLARATION if attackers.is_empty() => {
            say!(language, "The attack is gone — do you act?", "アタックしているカードがいません — 何かしますか？")
        }
        phase::BLOCK_DECLARATION => say!(
            language,
            "No one blocks {attackers} — anything before the damage?",
            "{attackers}はブロックされません — ダメージの前に何かしますか？"
        ),
        phase::DAMAGE_RESOLUTION => say!(
            language,
            "The damage is dealt — anything before the attack ends?",
            "ダメージが与えられました — アタックが終わる前に何かしますか？"
        ),
        _ if !attackers.is_empty() => {
            say!(language, "{} — do you respond?", "{} — 対応しますか？", attacking(language, &attackers))
        }
        at => say!(
            language,
            "Your opponent's {} — do you act?",
            "相手の{} — 何かしますか？",
            look.translate(phase::NAMES[at.index()])
        ),
    }
}

/// The role of an event in the log: payments and choices come before the action they are for; bookkeeping is left out.
pub(crate) fn log_role<E: Edition>(entry: &LogEntry) -> LogRole {
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
    match (entry.happening, entry.verb) {
        (Happening::Deed { .. }, verb::CAST | verb::USE) => LogRole::Deed,
        (Happening::Deed { .. }, verb::CHOOSE) => LogRole::Preliminary,
        (Happening::Attach { .. }, verb::EQUIP) | (Happening::Move { .. }, verb::RETURN) if !by_ability => {
            LogRole::Preliminary
        }
        (Happening::Move { .. }, _) if paid => LogRole::Preliminary,
        (Happening::Turn { .. }, _) if paid || !by_ability => LogRole::Untold,
        (Happening::Move { to: zone::STACK, .. }, _) => LogRole::Untold,
        (Happening::Move { to: zone::FIELD, .. }, verb::PUT | verb::EQUIP)
            if entry.from == Some(zone::HAND) && !by_ability =>
        {
            LogRole::Untold
        }
        (Happening::Move { to: zone::BREAK, .. }, _) if entry.from == Some(zone::STACK) => LogRole::Untold,
        (Happening::Mark { mark: mark::FROZEN, on: true, .. }, _) => LogRole::Told,
        (Happening::Mark { .. } | Happening::Heal { .. }, _) => LogRole::Untold,
        (Happening::Reveal { .. }, _) if !by_ability => LogRole::Untold,
        (
            Happening::Deed { .. },
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
        ) => LogRole::Untold,
        _ => LogRole::Told,
    }
}

/// The rule by which each question of the book's own is asked.
pub(crate) fn question_rule<E: Edition>(topic: Topic) -> Option<Rule> {
    Some(match topic {
        GO_FIRST => setup::CHOOSES_FIRST.of::<E>(),
        MULLIGAN | BOTTOM => setup::ANEW.of::<E>(),
        HAND_SIZE => DISCARDS.of::<E>(),
        BURST => burst::MAY.of::<E>(),
        EXCESS => TOO_MANY.of::<E>(),
        ATTACKERS => DECLARE.of::<E>(),
        BLOCKER => BLOCK.of::<E>(),
        DIVIDE => strike::DIVIDES.of::<E>(),
        BEARER => item::DESIGNATE.of::<E>(),
        GIVE_UP => primal::MAY.of::<E>(),
        Topic::AsItEnters => assist::SAID.of::<E>(),
        Topic::Choose | Topic::HowMany => Crystal::<E>::SUMMON.choose,
        Topic::Mode => Crystal::<E>::SUMMON.mode,
        Topic::X => Crystal::<E>::SUMMON.x,
        Topic::ExtraCost => Crystal::<E>::SUMMON.extra,
        Topic::Pay => cost::CP.of::<E>(),
        _ => return None,
    })
}

impl<E: Edition> Wording for Crystal<E> {
    fn vocabulary() -> &'static Vocabulary {
        Self::VOCABULARY
    }

    fn option_text(look: &Look<Self>, question: &Question, pick: Pick) -> Option<String> {
        option_text(look, question, pick)
    }

    fn question_text(look: &Look<Self>, question: &Question) -> Option<String> {
        question_text(look, question)
    }

    /// The card that a question is about, where no option names it.
    fn question_subject(look: &Look<Self>, question: &Question) -> Option<Slot> {
        match question.topic {
            BURST => damage::pending_burst(look.state),
            Topic::AsItEnters => card_of_enter_choice(look.state),
            _ => None,
        }
    }

    /// The wording of an event.
    fn log_line(entry: &LogEntry, cards: &LogCards) -> Option<String> {
        let LogCards { card, source, other, language } = *cards;
        let player = |seat: Seat| format!("p{}", seat.0 + 1);
        let place = |zone: Zone| match zone {
            zone::FIELD => language.either("the field", "フィールド"),
            zone::DAMAGE => language.either("the Damage Zone", "ダメージゾーン"),
            zone::DECK => language.either("the deck", "デッキ"),
            zone::BREAK => language.either("the Break Zone", "ブレイクゾーン"),
            zone::HAND => language.either("the hand", "手札"),
            zone::STACK => language.either("the stack", "スタック"),
            zone::REMOVED => language.either("the cards removed from the game", "除外されたカード"),
            _ => language.either("outside the game", "ゲーム外"),
        };
        Some(match (entry.happening, entry.verb) {
            (Happening::Move { side, .. }, verb::DRAW) => {
                say!(language, "{} draws {card}", "{}が{card}を引いた", player(side))
            }
            (Happening::Move { side, .. }, verb::HURT) => {
                say!(language, "{} takes a point of damage: {card}", "{}が1点のダメージを受けた：{card}", player(side))
            }
            (Happening::Move { side, .. }, verb::DISCARD) => {
                say!(language, "{} discards {card}", "{}が{card}を捨てた", player(side))
            }
            (Happening::Move { .. }, verb::BREAK) => say!(language, "{card} is broken", "{card}がブレイクされた"),
            (Happening::Move { .. }, verb::REMOVE | verb::JUNCTION) => {
                say!(language, "{card} is removed from the game", "{card}がゲームから除外された")
            }
            (Happening::Move { side, .. }, verb::RETURN) if entry.from == Some(zone::FIELD) => {
                say!(language, "{card} returns to {}'s hand", "{card}が{}の手札に戻った", player(side))
            }
            (Happening::Move { side, .. }, verb::RETURN) => {
                say!(language, "{card} is added to {}'s hand", "{card}が{}の手札に加えられた", player(side))
            }
            (Happening::Move { side, .. }, verb::PLAY) => match language {
                Language::English => format!("{card} is {} onto {}'s field", E::PUT, player(side)),
                Language::Japanese => format!("{card}が{}のフィールドに出た", player(side)),
            },
            (Happening::Move { to, .. }, _) => {
                let from = entry.from.map_or(language.either("nowhere", "外"), place);
                say!(language, "{card} goes from {from} to {}", "{card}が{from}から{}に移った", place(to))
            }
            (Happening::Turn { to: Orientation::Sideways, .. }, _) => {
                say!(language, "{card} dulls", "{card}がダルになった")
            }
            (Happening::Turn { to: Orientation::Upright, .. }, _) => {
                say!(language, "{card} becomes active", "{card}がアクティブになった")
            }
            (Happening::Mark { mark: mark::FROZEN, on: true, .. }, _) => {
                say!(language, "{card} is frozen", "{card}が凍結した")
            }
            (Happening::Mark { mark: mark::FROZEN, on: false, .. }, _) => {
                say!(language, "{card} thaws", "{card}の凍結が解けた")
            }
            (Happening::Damage { amount, .. }, _) => {
                say!(language, "{card} is dealt {amount} damage", "{card}に{amount}ダメージ")
            }
            (Happening::PlayerCounter { seat, amount, .. }, _) => {
                let many = if amount.abs() == 1 { "" } else { "s" };
                match (language, amount < 0) {
                    (Language::English, true) => format!("{} spends {} {CRYSTAL}{many}", player(seat), amount.abs()),
                    (Language::English, false) => format!("{} gains {} {CRYSTAL}{many}", player(seat), amount.abs()),
                    (Language::Japanese, true) => format!("{}がクリスタルを{}つ使った", player(seat), amount.abs()),
                    (Language::Japanese, false) => format!("{}がクリスタルを{}つ得た", player(seat), amount.abs()),
                }
            }
            (Happening::Reveal { .. }, _) => say!(language, "{card} is revealed", "{card}が公開された"),
            (Happening::Attach { .. }, verb::JUNCTION) => {
                say!(language, "{other} is junctioned with {card}", "{other}に{card}がジャンクションされた")
            }
            (Happening::Attach { .. }, verb::EQUIP | verb::PLAY) => {
                say!(language, "{other} is equipped with {card}", "{other}が{card}を装備した")
            }
            (Happening::Deed { seat, .. }, verb::CAST) => {
                let at = usize::from(entry.cause.rule != Crystal::<E>::SUMMON.done);
                let (english, japanese) = (E::PLAYS[at], E::PLAYS_JA[at]);
                match language {
                    Language::English => format!("{} {english} {card}", player(seat)),
                    Language::Japanese => format!("{}が{card}を{japanese}した", player(seat)),
                }
            }
            (Happening::Deed { seat, .. }, verb::USE) => {
                say!(language, "{} uses an ability of {card}", "{}が{card}のアビリティを使った", player(seat))
            }
            (Happening::Deed { .. }, verb::CHOOSE) if !source.is_empty() => {
                say!(language, "{source} chooses {card}", "{source}が{card}を選んだ")
            }
            (Happening::Deed { seat, .. }, verb::SEARCH) => {
                say!(language, "{} searches for {card}", "{}が{card}を探した", player(seat))
            }
            _ => return None,
        })
    }

    fn log_role(entry: &LogEntry) -> LogRole {
        log_role::<E>(entry)
    }
}
