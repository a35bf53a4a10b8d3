//! How the words, questions, options and log lines of the game read.

use crate::battle::exchange;
use crate::course::deck;
use crate::course::setup::{BOTTOM, REDRAW};
use crate::definitions::zones::ZONES;
use crate::definitions::{card, places};
use crate::keywords::call;
use crate::processing::playing::{CHARGE, CREATE_PLAN, MOVE, PLAY, RENEW_PLAN, SMASH, USE};
use crate::processing::way::Way;
use crate::processing::{moving, playing};
use crate::words::{colour, keyword, kind, mark, number, phase, role, routine, verb, zone};
use crate::{Dimension0, battle};
use duel::book::{LogCards, LogRole, Vocabulary, Wording};
use duel::card::characteristics::Orientation;
use duel::engine::context::Look;
use duel::engine::question::{Pick, Question, Topic};
use duel::event::Happening;
use duel::ids::{Seat, Zone};
use duel::observe::language::Language;
use duel::observe::log::LogEntry;
use duel::say;
use duel::state::object::{ObjectRef, Slot};
use duel::state::stack_item::{NO_ABILITY, StackItem};

/// The vocabulary of the game.
pub(crate) static VOCABULARY: Vocabulary = Vocabulary {
    game: "dimension-zero",
    kinds: &kind::NAMES,
    colours: &colour::NAMES,
    currency: "",
    numbers: &number::NAMES,
    keywords: &keyword::NAMES,
    verbs: &verb::NAMES,
    synonyms: &[("use", "activate")],
    marks: &mark::NAMES,
    phases: &phase::NAMES,
    stretches: phase::STRETCHES,
    orientations: ["released", "frozen", "reversed"],
    roles: &role::NAMES,
    routines: &routine::NAMES,
    invitations: &[REDRAW],
    places: places::GRID,
    japanese: crate::japanese::TERMS,
    rules: crate::rules::index(),
    formats: &deck::FORMATS,
    version: 1,
};

/// The name of an item that the rules put onto the stack.
pub(crate) fn routine_name(look: &Look<Dimension0>, viewer: Seat, item: &StackItem) -> Option<String> {
    let name = |object: ObjectRef| look.name_object(viewer, object);
    let language = look.language;
    match item.routine? {
        routine::MOVE => Some(say!(language, "the move of {}", "{}の移動", name(item.source))),
        routine::EXCHANGE => exchange::title(language, item, name),
        routine::CREATE_PLAN => Some(say!(language, "the creation of a plan", "プランの作成")),
        routine::RENEW_PLAN => Some(say!(language, "the renewal of the plan", "プランの更新")),
        _ => None,
    }
}

/// The text of an option, with the verb in the third person: "moves Slate Courier".
pub(crate) fn option_text(look: &Look<Dimension0>, question: &Question, pick: Pick) -> Option<String> {
    let language = look.language;
    let name = |slot| look.name_card(question.seat, slot);
    Some(match (question.topic, pick) {
        (_, Pick::Act(PLAY, slot, way)) => match Way::of(way) {
            Way::Usual => say!(language, "plays {}", "{}をプレイする", name(slot)),
            Way::Formation(_) => {
                say!(language, "plays {} by Formation Summon", "{}を隊列召喚でプレイする", name(slot))
            }
            Way::Muster(square) => {
                let there = look.state.cards(zone::SQUARE, Seat::FIRST).iter().copied();
                let mut own = there.filter(|&slot| {
                    look.state.object(slot).place == square
                        && look.state.characteristics(slot).controller == question.seat
                });
                match own.next() {
                    Some(card) => say!(
                        language,
                        "plays {0} by the Muster of {1}",
                        "{1}の召集で{0}をプレイする",
                        name(slot),
                        name(card)
                    ),
                    None => say!(language, "plays {} by Muster", "{}を召集でプレイする", name(slot)),
                }
            }
        },
        (_, Pick::Act(USE, slot, index)) => {
            say!(language, "activates ability {0} of {1}", "{1}の能力{0}を起動する", u16::from(index) + 1, name(slot))
        }
        (_, Pick::Act(MOVE, slot, _)) => say!(language, "moves {}", "{}を移動する", name(slot)),
        (_, Pick::Act(CREATE_PLAN, ..)) => say!(language, "creates a plan", "プランを作成する"),
        (_, Pick::Act(RENEW_PLAN, ..)) => say!(language, "renews the plan", "プランを更新する"),
        (_, Pick::Act(CHARGE, slot, _)) => say!(language, "charges {}", "{}をエネルギーに置く", name(slot)),
        (_, Pick::Act(SMASH, slot, _)) => say!(language, "smashes with {}", "{}でスマッシュする", name(slot)),
        (REDRAW, Pick::Yes) => say!(language, "takes a new hand", "手札を引き直す"),
        (REDRAW, _) => say!(language, "keeps the hand", "この手札でよい"),
        (BOTTOM, Pick::Object(slot)) => say!(language, "puts {} at the bottom", "{}を山札の下に置く", name(slot)),
        (Topic::Pay, Pick::Pay(slot, code)) => {
            let colour = colour::NAMES.get(usize::from(code & 15)).copied();
            let colour = colour.filter(|_| look.state.characteristics(slot).colours.len() > 1);
            match colour.map(|colour| look.translate(colour)) {
                Some(colour) => {
                    say!(language, "freezes {} for {colour}", "{}をフリーズする（{colour}）", name(slot))
                }
                None => say!(language, "freezes {}", "{}をフリーズする", name(slot)),
            }
        }
        _ => return None,
    })
}

/// The text of a question.
pub(crate) fn question_text(look: &Look<Dimension0>, question: &Question) -> Option<String> {
    let seat = question.seat;
    let last = look.state.stack.last();
    let language = look.language;
    Some(match question.topic {
        Topic::Priority => ask_priority(look, seat),
        Topic::ExtraCost if question.rule == call::RULE => {
            say!(
                language,
                "How many cards with Call do you freeze for {}?",
                "{}のために呼声を持つカードを何枚フリーズしますか？",
                look.name_item(seat)?
            )
        }
        Topic::Place => match last?.routine {
            Some(routine::MOVE) => {
                say!(language, "Where do you move {}?", "{}をどこに移動しますか？", look.name_item(seat)?)
            }
            _ => say!(language, "Where do you play {}?", "{}をどこにプレイしますか？", look.name_item(seat)?),
        },
        Topic::Pay => {
            let item = last?;
            let the = if item.card.is_some() { "" } else { "the " };
            let what = called(look, seat, item);
            match language {
                Language::English => format!("How do you pay for {the}{what}?"),
                Language::Japanese => format!("{what}のコストをどう支払いますか？"),
            }
        }
        REDRAW => say!(language, "Do you keep this hand?", "この手札で始めますか？"),
        BOTTOM => {
            say!(language, "Which card goes to the bottom of the deck next?", "次にどのカードを山札の下に置きますか？")
        }
        _ => return None,
    })
}

fn ask_priority(look: &Look<Dimension0>, seat: Seat) -> String {
    let (s, language) = (look.state, look.language);
    if let Some(top) = s.live_stack().last() {
        if top.routine == Some(routine::EXCHANGE) {
            let title = routine_name(look, seat, top).unwrap_or_default();
            return say!(language, "{} — do you respond?", "{} — 対応しますか？", capital(&title));
        }
        let item = called(look, seat, top);
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
    let phase = look.translate(phase::NAMES[s.turn.phase.index()]);
    let battles: Vec<String> = battle::fought(s).map(|place| tell_battle(look, seat, place)).collect();
    if !battles.is_empty() {
        return say!(
            language,
            "{}, {} — do you act?",
            "{}：{} — 何かしますか？",
            capital(phase),
            battles.join(language.either("; ", "、"))
        );
    }
    let own = s.turn.player == seat;
    match s.turn.phase {
        phase::ENERGY if own => say!(
            language,
            "Your energy phase — which card becomes energy?",
            "あなたのエネルギーフェイズ — どのカードをエネルギーにしますか？"
        ),
        phase::MAIN if own => {
            say!(language, "Your main phase — what do you do?", "あなたのメインフェイズ — どうしますか？")
        }
        phase::SMASH if own => say!(
            language,
            "Your smash phase — who smashes?",
            "あなたのスマッシュフェイズ — どのユニットでスマッシュしますか？"
        ),
        _ if own => say!(language, "Your {phase} — do you act?", "あなたの{phase} — 何かしますか？"),
        _ => say!(language, "Your opponent's {phase} — do you act?", "相手の{phase} — 何かしますか？"),
    }
}

/// The text of a battle on a square: "Slate Courier attacks Sill Cat at the left home".
fn tell_battle(look: &Look<Dimension0>, seat: Seat, place: u8) -> String {
    let (s, language) = (look.state, look.language);
    let at = look.translate(places::GRID.name(ZONES, seat, place, None).unwrap_or_default());
    let there = |role: u8| {
        let in_role = battle::innermost(s, place).filter(move |participant| participant.roles & role != 0);
        let here = in_role
            .filter(|participant| s.is_alive(participant.object) && s.object(participant.object.slot).place == place);
        here.map(|participant| look.name_card(seat, participant.object.slot)).collect::<Vec<String>>()
    };
    match (&there(role::ATTACKING)[..], &there(role::ATTACKED)[..]) {
        ([one, other], _) => {
            say!(language, "{one} and {other} attack each other at the {at}", "{at}で{one}と{other}が互いに攻撃")
        }
        ([attacker], [attacked]) => {
            say!(language, "{attacker} attacks {attacked} at the {at}", "{at}で{attacker}が{attacked}を攻撃")
        }
        _ => match &there(role::BATTLING)[..] {
            [] => say!(language, "nobody is left at the {at}", "{at}には誰もいない"),
            [one] => say!(language, "{one} is alone at the {at}", "{at}には{one}だけ"),
            all => say!(language, "{} at the {at}", "{at}で{}", all.join(language.either(" against ", " 対 "))),
        },
    }
}

/// The name of a stack item, from a player's view.
fn called(look: &Look<Dimension0>, seat: Seat, item: &StackItem) -> String {
    let language = look.language;
    let card = || match look.state.is_alive(item.source) {
        true => look.name_card(seat, item.source.slot),
        false => say!(language, "a unit that is gone", "いなくなったユニット"),
    };
    match item.routine {
        Some(routine::MOVE) => say!(language, "move of {}", "{}の移動", card()),
        Some(routine @ (routine::EXCHANGE | routine::CREATE_PLAN | routine::RENEW_PLAN)) => {
            look.translate(routine::NAMES[routine.index()]).to_owned()
        }
        Some(_) | None if item.card.is_some() => card(),
        Some(_) | None => say!(language, "ability of {}", "{}の能力", card()),
    }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

fn place_name(language: Language, zone: Zone) -> &'static str {
    match zone {
        zone::SQUARE => language.either("squares", "スクエア"),
        zone::DECK => language.either("deck", "山札"),
        zone::PLAN => language.either("plan zone", "プランゾーン"),
        zone::HAND => language.either("hand", "手札"),
        zone::GRAVE => language.either("graveyard", "墓地"),
        zone::ENERGY => language.either("energy zone", "エネルギーゾーン"),
        zone::SMASH => language.either("smash zone", "スマッシュゾーン"),
        zone::STACK => language.either("stack", "スタック"),
        _ => language.either("remove zone", "リムーブゾーン"),
    }
}

/// Payments and targets are told before what they are for; bookkeeping events are not told.
pub(crate) fn log_role(entry: &LogEntry) -> LogRole {
    let by_ability = entry.cause.ability.is_some_and(|ability| ability != NO_ABILITY);
    let paid = [&playing::SPELL, &playing::ACTIVATING, &moving::CITES].iter().any(|c| c.pay == entry.cause.rule);
    match (entry.happening, entry.verb) {
        (Happening::Deed { subject, .. }, verb::PLAY | verb::USE | verb::SET_OUT) if subject != Slot::NONE => {
            LogRole::Deed
        }
        (Happening::Deed { .. }, verb::TARGET) => LogRole::Preliminary,
        (Happening::Move { .. }, _) if paid => LogRole::Preliminary,
        (Happening::Turn { .. }, _) if paid || !by_ability => LogRole::Untold,
        (Happening::Move { to: zone::STACK, .. }, _) => LogRole::Untold,
        (Happening::Move { to: zone::GRAVE, .. }, verb::PUT) if entry.from == Some(zone::STACK) => LogRole::Untold,
        (Happening::Mark { .. } | Happening::Heal { .. }, _) => LogRole::Untold,
        (Happening::Reveal { .. }, _) if !by_ability => LogRole::Untold,
        (Happening::Deed { subject: Slot::NONE, .. }, _) => LogRole::Untold,
        (Happening::Deed { .. }, verb::BATTLE | verb::ATTACKED | verb::LEAVE_BATTLE | verb::LOSE_BATTLE) => {
            LogRole::Untold
        }
        _ => LogRole::Told,
    }
}

impl Wording for Dimension0 {
    fn spoken_trait(word: &str) -> &str {
        card::spoken_trait(word)
    }

    fn routine_name(look: &Look<Self>, viewer: Seat, item: &StackItem) -> Option<String> {
        routine_name(look, viewer, item)
    }

    fn vocabulary() -> &'static Vocabulary {
        &VOCABULARY
    }

    fn option_text(look: &Look<Self>, question: &Question, pick: Pick) -> Option<String> {
        option_text(look, question, pick)
    }

    fn question_text(look: &Look<Self>, question: &Question) -> Option<String> {
        question_text(look, question)
    }

    /// The log line of an event.
    fn log_line(entry: &LogEntry, cards: &LogCards) -> Option<String> {
        let LogCards { card, source, other, language } = *cards;
        let player = |seat: Seat| format!("p{}", seat.0 + 1);
        let square = |seat: Seat, place: u8| {
            let name = places::GRID.name(ZONES, seat, place, None).unwrap_or_default();
            let name = VOCABULARY.translate(language, name);
            say!(language, "{}'s {name}", "{}の{name}", player(seat))
        };
        Some(match (entry.happening, entry.verb) {
            (Happening::Move { side, .. }, verb::DRAW) => {
                say!(language, "{} draws {card}", "{}が{card}を引いた", player(side))
            }
            (Happening::Move { side, .. }, verb::CHARGE) => {
                say!(
                    language,
                    "{} puts {card} into the energy zone",
                    "{}が{card}をエネルギーゾーンに置いた",
                    player(side)
                )
            }
            (Happening::Move { side, .. }, verb::SMASH) => {
                say!(language, "{} is smashed: {card}", "{}がスマッシュを受けた：{card}", player(side))
            }
            (Happening::Move { side, .. }, verb::REVEAL_PLAN) => {
                say!(language, "{} turns up the plan: {card}", "{}がプランを表向きにした：{card}", player(side))
            }
            (Happening::Move { side, .. }, verb::HIDE_PLAN) => {
                say!(language, "{} turns the plan down: {card}", "{}がプランを裏向きにした：{card}", player(side))
            }
            (Happening::Move { to: zone::SQUARE, side, place, .. }, verb::MOVE) => {
                say!(language, "{card} moves to {}", "{card}が{}に移動した", square(side, place))
            }
            (Happening::Move { to: zone::SQUARE, side, place, .. }, _) => {
                say!(language, "{card} is put on {}", "{card}が{}に置かれた", square(side, place))
            }
            (Happening::Move { .. }, verb::DESTROY) => say!(language, "{card} is destroyed", "{card}が破壊された"),
            (Happening::Move { .. }, verb::NEGATE) => say!(language, "{card} is negated", "{card}が無効化された"),
            (Happening::Move { .. }, verb::SCRAP) => say!(language, "{card} is scrapped", "{card}が廃棄された"),
            (Happening::Move { .. }, verb::FUSE) => say!(language, "{card} is fused", "{card}が合成された"),
            (Happening::Move { .. }, verb::REMOVE) => {
                say!(language, "{card} is removed from the game", "{card}がゲームから取り除かれた")
            }
            (Happening::Move { to: zone::HAND, side, .. }, _) => {
                say!(language, "{card} returns to {}'s hand", "{card}が{}の手札に戻った", player(side))
            }
            (Happening::Move { to, side, .. }, _) => {
                say!(
                    language,
                    "{card} goes to {}'s {}",
                    "{card}が{}の{}に移った",
                    player(side),
                    place_name(language, to)
                )
            }
            (Happening::Damage { amount, .. }, verb::STRIKE) if !source.is_empty() => say!(
                language,
                "{source} deals {card} {amount} battle damage",
                "{source}が{card}に{amount}のバトルダメージを与えた"
            ),
            (Happening::Deed { seat, .. }, verb::SMASH_WITH) => {
                say!(language, "{} smashes with {card}", "{}が{card}でスマッシュした", player(seat))
            }
            (Happening::Deed { .. }, verb::ATTACK) if !other.is_empty() => {
                say!(language, "{card} attacks {other}", "{card}が{other}を攻撃した")
            }
            (Happening::Deed { .. }, verb::WIN_BATTLE) => {
                say!(language, "{card} wins the battle", "{card}がバトルに勝った")
            }
            (Happening::Turn { to: Orientation::Sideways, .. }, _) => {
                say!(language, "{card} is frozen", "{card}がフリーズした")
            }
            (Happening::Turn { to: Orientation::Upright, .. }, _) => {
                say!(language, "{card} is released", "{card}がリリースした")
            }
            (Happening::Deed { seat, .. }, verb::PLAY) => {
                say!(language, "{} plays {card}", "{}が{card}をプレイした", player(seat))
            }
            (Happening::Deed { seat, .. }, verb::USE) => {
                say!(language, "{} activates an ability of {card}", "{}が{card}の能力を起動した", player(seat))
            }
            (Happening::Deed { seat, .. }, verb::SET_OUT) => {
                say!(language, "{} moves {card}", "{}が{card}を移動する", player(seat))
            }
            (Happening::Deed { .. }, verb::TARGET) if !source.is_empty() => {
                say!(language, "{source} targets {card}", "{source}が{card}を対象にした")
            }
            _ => return None,
        })
    }

    fn log_role(entry: &LogEntry) -> LogRole {
        log_role(entry)
    }
}
