//! The wording of the book's words and options.

use crate::actions::scouting;
use crate::actions::scouting::SCOUTED;
use crate::processing::playing::{ATTACK, PLAY, SLIDE, USE};
use crate::processing::{activating, energy, playing};
use crate::rule_effect::level_up::NEWEST;
use crate::setup::{FIRST_ENERGY, PLACE_MISSION};
use crate::turn::charge::{CHARGE, KEEP};
use crate::words::{keyword, kind, mark, number, phase, role, routine, verb, zone};
use crate::zones::ZONES;
use crate::{Vividz, areas, card, deck};
use duel::book::{LogCards, LogRole, Vocabulary, Wording};
use duel::card::ability::CostPart;
use duel::card::characteristics::Orientation;
use duel::engine::context::Look;
use duel::engine::question::{Pick, Question, Topic};
use duel::event::Happening;
use duel::ids::{Seat, Zone};
use duel::observe::language::Language;
use duel::observe::log::LogEntry;
use duel::play::cost::payment_order::CURRENCY_PART;
use duel::say;
use duel::state::object::Slot;
use duel::state::stack_item::{NO_ABILITY, StackItem};

/// The names of everything in the game.
pub(crate) static VOCABULARY: Vocabulary = Vocabulary {
    game: "vividz",
    kinds: &kind::NAMES,
    colours: &[],
    currency: "",
    numbers: &number::NAMES,
    keywords: &keyword::NAMES,
    verbs: &verb::NAMES,
    synonyms: &[("use", "activate")],
    marks: &mark::NAMES,
    phases: &phase::NAMES,
    stretches: phase::STRETCHES,
    orientations: ["rebooted", "asleep", "reversed"],
    roles: &role::NAMES,
    routines: &routine::NAMES,
    invitations: &[KEEP, CHARGE],
    places: areas::GRID,
    japanese: crate::japanese::TERMS,
    rules: crate::rules::index(),
    formats: &deck::FORMATS,
    version: 1,
};

/// The name of a routine that the rules put onto the stack.
pub(crate) fn routine_name(look: &Look<Vividz>, viewer: Seat, item: &StackItem) -> Option<String> {
    let name = || look.name_object(viewer, item.source);
    (item.routine? == routine::SLIDE).then(|| say!(look.language, "the slide of {}", "{}のスライド", name()))
}

/// The wording of an option, with the verb in the third person: "attacks with Harbour Cat".
pub(crate) fn option_text(look: &Look<Vividz>, question: &Question, pick: Pick) -> Option<String> {
    let language = look.language;
    let name = |slot| look.name_card(question.seat, slot);
    Some(match (question.topic, pick) {
        (_, Pick::Act(PLAY, slot, _)) => match look.state.object(slot).zone {
            zone::KEEP => say!(language, "plays {} from the keep zone", "{}をキープゾーンからプレイする", name(slot)),
            _ => say!(language, "plays {}", "{}をプレイする", name(slot)),
        },
        (_, Pick::Act(USE, slot, index)) => {
            say!(language, "activates ability {0} of {1}", "{1}の能力{0}を起動する", u16::from(index) + 1, name(slot))
        }
        (_, Pick::Act(ATTACK, slot, _)) => say!(language, "attacks with {}", "{}でアタックする", name(slot)),
        (_, Pick::Act(SLIDE, slot, _)) => say!(language, "slides {}", "{}をスライドする", name(slot)),
        (PLACE_MISSION, Pick::Object(slot)) => say!(language, "places {}", "{}を置く", name(slot)),
        (FIRST_ENERGY, Pick::Object(slot)) => {
            say!(language, "puts {} into the energy zone", "{}をエネルギーゾーンに置く", name(slot))
        }
        (KEEP, Pick::Object(slot)) => say!(language, "keeps {}", "{}をキープする", name(slot)),
        (KEEP, _) => say!(language, "keeps no card", "キープしない"),
        (CHARGE, Pick::Object(slot)) => say!(language, "charges {}", "{}をチャージする", name(slot)),
        (CHARGE, _) => say!(language, "charges no more", "これ以上チャージしない"),
        (NEWEST, Pick::Object(slot)) => say!(language, "takes {}", "{}にする", name(slot)),
        (SCOUTED, answer) => {
            let scouted = name(scouting::scouted(look.state, question.seat)?);
            if answer == Pick::Yes {
                say!(language, "plays {scouted}", "{scouted}をプレイする")
            } else {
                say!(language, "puts {scouted} into the energy zone", "{scouted}をエネルギーゾーンに置く")
            }
        }
        (Topic::PayNext, Pick::Mode(part)) => instalment(look, part)?,
        (Topic::Pay, Pick::Pay(slot, _)) => say!(language, "pays with {}", "{}で支払う", name(slot)),
        _ => return None,
    })
}

/// The name of the part of a cost that is paid next.
fn instalment(look: &Look<Vividz>, part: u8) -> Option<String> {
    let item = look.state.stack.last()?;
    let ability = (item.ability != NO_ABILITY).then(|| look.pool.ability(item.ability))?;
    let extras = ability.extras.iter().enumerate().filter(|(n, _)| item.extras >> n & 1 == 1);
    let mut parts = ability.cost.parts.iter().chain(extras.flat_map(|(_, extra)| &extra.cost.parts));
    let language = look.language;
    Some(match parts.nth(part.into()) {
        _ if part == CURRENCY_PART => say!(language, "pays the energy next", "次にエネルギーを支払う"),
        Some(CostPart::Turn { .. }) => say!(language, "sleeps next", "次にスリープする"),
        Some(CostPart::Move { to, .. }) => {
            say!(language, "puts cards into the {} next", "次にカードを{}に置く", place_name(language, *to))
        }
        Some(CostPart::SpendPlayerCounters(..) | CostPart::RemoveCounters(..)) => {
            say!(language, "consumes counters next", "次にカウンターを消費する")
        }
        None => return None,
    })
}

/// The wording of a question, as a sentence.
pub(crate) fn question_text(look: &Look<Vividz>, question: &Question) -> Option<String> {
    let seat = question.seat;
    let (s, language) = (look.state, look.language);
    Some(match question.topic {
        Topic::Priority if s.turn.phase == phase::BLOCK => match attacker(look, seat) {
            Some(attacker) => {
                say!(language, "{attacker} attacks — what do you do about it?", "{attacker}がアタック — どうしますか？")
            }
            None => say!(language, "Block step — what do you do?", "ブロックステップ — どうしますか？"),
        },
        Topic::Priority => {
            say!(language, "Your main phase — what do you do?", "あなたのメインフェイズ — どうしますか？")
        }
        Topic::Place => match s.stack.last()?.routine {
            Some(_) => say!(
                language,
                "Where does {} slide?",
                "{}をどこにスライドしますか？",
                look.name_object(seat, s.stack.last()?.source)
            ),
            None => say!(
                language,
                "To which area do you play {}?",
                "{}をどのエリアにプレイしますか？",
                look.name_item(seat)?
            ),
        },
        Topic::Pay => {
            let ruled = s.stack.last().and_then(|item| routine_name(look, seat, item));
            let what = ruled.or_else(|| look.name_item(seat))?;
            say!(language, "How do you pay for {what}?", "{what}のコストをどう支払いますか？")
        }
        PLACE_MISSION => {
            let at = s.cards(zone::MISSION, seat).len();
            let place = ["on the left", "in the middle", "on the right"].get(at)?;
            let there = ["左", "中央", "右"].get(at)?;
            say!(language, "Which mission do you put {place}?", "{there}にどのミッションを置きますか？")
        }
        FIRST_ENERGY => say!(
            language,
            "You go second: which two cards become energy?",
            "あなたは後攻です。どの2枚をエネルギーにしますか？"
        ),
        KEEP => {
            say!(language, "Charge phase — which card do you keep?", "チャージフェイズ — どのカードをキープしますか？")
        }
        CHARGE => say!(
            language,
            "Charge phase — which cards become energy?",
            "チャージフェイズ — どのカードをチャージしますか？"
        ),
        NEWEST => say!(language, "Which of these is the newest?", "どれを最も新しいものにしますか？"),
        SCOUTED => say!(
            language,
            "You scouted {} — do you play it?",
            "{}をスカウトしました — プレイしますか？",
            look.name_card(seat, scouting::scouted(s, seat)?)
        ),
        _ => return None,
    })
}

/// The name of the attacker, if an attack is under way.
fn attacker(look: &Look<Vividz>, seat: Seat) -> Option<String> {
    let attack = look.state.combats.last()?;
    Some(look.name_object(seat, attack.object))
}

fn place_name(language: Language, zone: Zone) -> &'static str {
    match zone {
        zone::AREA => language.either("areas", "エリア"),
        zone::DECK => language.either("deck", "デッキ"),
        zone::HAND => language.either("hand", "手札"),
        zone::TRASH => language.either("trash", "トラッシュ"),
        zone::ENERGY => language.either("energy zone", "エネルギーゾーン"),
        zone::MISSION => language.either("mission zone", "ミッションゾーン"),
        zone::ACCOUNT => language.either("account zone", "アカウントゾーン"),
        zone::KEEP => language.either("keep zone", "キープゾーン"),
        zone::EXP => language.either("EXP zone", "EXPゾーン"),
        zone::CONNECT => language.either("connect zone", "コネクトゾーン"),
        zone::REMOVE => language.either("remove zone", "リムーブゾーン"),
        zone::SCOUT => language.either("scout zone", "スカウトゾーン"),
        _ => language.either("temporary zone", "テンポラリー"),
    }
}

/// The role of an event in the log: payments come before the action they are for; bookkeeping is left out.
pub(crate) fn log_role(entry: &LogEntry) -> LogRole {
    let by_ability = entry.cause.ability.is_some_and(|ability| ability != NO_ABILITY);
    let paid = [energy::PAID, activating::COST, playing::CITES.pay].contains(&entry.cause.rule);
    match (entry.happening, entry.verb) {
        (Happening::Deed { .. }, verb::PLAY | verb::USE) => LogRole::Deed,
        (Happening::Move { .. }, _) if paid => LogRole::Preliminary,
        (Happening::Turn { .. }, _) if paid => LogRole::Preliminary,
        (Happening::Turn { .. }, verb::SLEEP) if !by_ability => LogRole::Untold,
        (Happening::Move { to: zone::TEMPORARY, .. }, _) => LogRole::Untold,
        (Happening::Move { to: zone::TRASH, .. }, verb::PUT) if entry.from == Some(zone::TEMPORARY) => LogRole::Untold,
        (Happening::Mark { .. } | Happening::Heal { .. } | Happening::Attach { .. }, _) => LogRole::Untold,
        (Happening::Flip { .. }, verb::CLEAR) => LogRole::Untold,
        (Happening::CardCounter { amount, .. }, verb::RECORD) if amount < 0 => LogRole::Untold,
        (Happening::Reveal { .. }, _) if !by_ability => LogRole::Untold,
        (Happening::Deed { subject: Slot::NONE, .. }, _) => LogRole::Untold,
        (Happening::Deed { .. }, verb::END_ATTACK) => LogRole::Untold,
        _ => LogRole::Told,
    }
}

impl Wording for Vividz {
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

    /// The wording of an event.
    fn log_line(entry: &LogEntry, cards: &LogCards) -> Option<String> {
        let LogCards { card, source, other, language } = *cards;
        let player = |seat: Seat| format!("p{}", seat.0 + 1);
        let area = |seat: Seat, place: u8| {
            let name = areas::GRID.name(ZONES, seat, place, None).unwrap_or_default();
            let name = VOCABULARY.translate(language, name);
            say!(language, "{}'s {name}", "{}の{name}", player(seat))
        };
        Some(match (entry.happening, entry.verb) {
            (Happening::Move { side, .. }, verb::DRAW) => {
                say!(language, "{} draws {card}", "{}が{card}を引いた", player(side))
            }
            (Happening::Move { side, .. }, verb::CHARGE) => {
                say!(language, "{} charges {card}", "{}が{card}をチャージした", player(side))
            }
            (Happening::Move { side, .. }, verb::KEEP) => {
                say!(language, "{} keeps {card}", "{}が{card}をキープした", player(side))
            }
            (Happening::Move { side, .. }, verb::SCOUT) => {
                say!(language, "{} scouts {card}", "{}が{card}をスカウトした", player(side))
            }
            (Happening::Move { .. }, verb::PAY) => say!(language, "{card} is trashed to pay", "{card}を支払いに使った"),
            (Happening::Move { side, place, .. }, verb::SLIDE) => {
                say!(language, "{card} slides to {}", "{card}が{}にスライドした", area(side, place))
            }
            (Happening::Move { to: zone::AREA, side, place, .. }, _) => {
                say!(language, "{card} enters {}", "{card}が{}に登場した", area(side, place))
            }
            (Happening::Move { .. }, verb::LEAVE) => say!(language, "{card} leaves", "{card}が退場した"),
            (Happening::Move { .. }, verb::FALL) => {
                say!(language, "{card} leaves by battle", "{card}がバトルで退場した")
            }
            (Happening::Move { .. }, verb::BECOME_EXP) => say!(language, "{card} becomes EXP", "{card}がEXPになった"),
            (Happening::Move { .. }, verb::CONNECT) => say!(language, "{card} is connected", "{card}がコネクトされた"),
            (Happening::Move { .. }, verb::REMOVE) => say!(language, "{card} is removed", "{card}がリムーブされた"),
            (Happening::Move { to: zone::HAND, side, .. }, _) => {
                say!(language, "{card} goes to {}'s hand", "{card}が{}の手札に加わった", player(side))
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
            (Happening::Attach { .. }, _) if !other.is_empty() => {
                say!(language, "{card} belongs to {other}", "{card}が{other}に付いた")
            }
            (Happening::Damage { amount, .. }, verb::STRIKE) if !source.is_empty() => say!(
                language,
                "{source} deals {card} {amount} battle damage",
                "{source}が{card}に{amount}のバトルダメージを与えた"
            ),
            (Happening::CardCounter { .. }, verb::RECORD) => {
                say!(language, "{card} counts that", "{card}の条件が1回満たされた")
            }
            (Happening::Turn { to: Orientation::Sideways, .. }, _) => {
                say!(language, "{card} goes to sleep", "{card}がスリープした")
            }
            (Happening::Turn { to: Orientation::Upright, .. }, _) => {
                say!(language, "{card} is rebooted", "{card}がリブートした")
            }
            (Happening::Deed { seat, .. }, verb::PLAY) => {
                say!(language, "{} plays {card}", "{}が{card}をプレイした", player(seat))
            }
            (Happening::Deed { seat, .. }, verb::USE) => {
                say!(language, "{} activates an ability of {card}", "{}が{card}の能力を起動した", player(seat))
            }
            (Happening::Deed { seat, .. }, verb::ATTACK) => {
                say!(language, "{} attacks with {card}", "{}が{card}でアタックした", player(seat))
            }
            (Happening::Deed { .. }, verb::SUCCEED) => {
                say!(language, "the attack of {card} succeeds", "{card}のアタックが成功した")
            }
            (Happening::Deed { .. }, verb::LEVEL_UP) => say!(language, "{card} levels up", "{card}がLvUPした"),
            (Happening::Deed { seat, .. }, verb::CHECK) => {
                say!(language, "{} checks {card}", "{}が{card}をチェックした", player(seat))
            }
            (Happening::Deed { seat, .. }, verb::CLEAR) => {
                say!(language, "{} clears {card}", "{}が{card}をクリアした", player(seat))
            }
            _ => return None,
        })
    }

    fn log_role(entry: &LogEntry) -> LogRole {
        log_role(entry)
    }
}
