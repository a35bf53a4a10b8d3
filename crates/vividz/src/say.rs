//! How the book's words and options read.

use crate::Vividz;
use crate::actions::scouting::{self, SCOUTED};
use crate::areas;
use crate::deck;
use crate::processing::playing::{self, ATTACK, PLAY, SLIDE, USE};
use crate::processing::{activating, energy};
use crate::rule_effect::level_up::NEWEST;
use crate::setup::{FIRST_ENERGY, PLACE_MISSION};
use crate::turn::charge::{CHARGE, KEEP};
use crate::words::{keyword, kind, mark, number, phase, role, routine, verb, zone};
use crate::zones::ZONES;
use duel::ability::CostPart;
use duel::book::{Cards, Part, Vocabulary};
use duel::cx::Glance;
use duel::event::Act;
use duel::instalment::CURRENCY;
use duel::item::{Item, NO_ABILITY};
use duel::language::Language;
use duel::log::Entry;
use duel::object::Slot;
use duel::profile::Orientation;
use duel::question::{Pick, Question, Topic};
use duel::say;
use duel::words::{Seat, Zone};

/// What everything is called.
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
    sources: env!("SOURCES"),
};

/// What the rules themselves have a player do.
pub(crate) fn title(glance: &Glance<Vividz>, viewer: Seat, item: &Item) -> Option<String> {
    let name = || glance.name_object(viewer, item.source);
    (item.routine? == routine::SLIDE).then(|| say!(glance.language, "the slide of {}", "{}のスライド", name()))
}

/// How an option reads, with the verb in the third person: "attacks with Harbour Cat".
pub(crate) fn pick(glance: &Glance<Vividz>, question: &Question, pick: Pick) -> Option<String> {
    let language = glance.language;
    let name = |slot| glance.name_card(question.seat, slot);
    Some(match (question.topic, pick) {
        (_, Pick::Act(PLAY, slot, _)) => match glance.s.object(slot).zone {
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
            let scouted = name(scouting::scouted(glance.s, question.seat)?);
            if answer == Pick::Yes {
                say!(language, "plays {scouted}", "{scouted}をプレイする")
            } else {
                say!(language, "puts {scouted} into the energy zone", "{scouted}をエネルギーゾーンに置く")
            }
        }
        (Topic::Instalment, Pick::Mode(part)) => instalment(glance, part)?,
        (Topic::Pay, Pick::Pay(slot, _)) => say!(language, "pays with {}", "{}で支払う", name(slot)),
        _ => return None,
    })
}

/// What part of a cost is paid next.
fn instalment(glance: &Glance<Vividz>, part: u8) -> Option<String> {
    let item = glance.s.stack.last()?;
    let ability = (item.ability != NO_ABILITY).then(|| glance.pool.ability(item.ability))?;
    let extras = ability.extras.iter().enumerate().filter(|(n, _)| item.extras >> n & 1 == 1);
    let mut parts = ability.cost.parts.iter().chain(extras.flat_map(|(_, extra)| &extra.cost.parts));
    let language = glance.language;
    Some(match parts.nth(part.into()) {
        _ if part == CURRENCY => say!(language, "pays the energy next", "次にエネルギーを支払う"),
        Some(CostPart::Turn { .. }) => say!(language, "sleeps next", "次にスリープする"),
        Some(CostPart::Move { to, .. }) => {
            say!(language, "puts cards into the {} next", "次にカードを{}に置く", place_name(language, *to))
        }
        Some(CostPart::Spend(..) | CostPart::Uncount(..)) => {
            say!(language, "consumes counters next", "次にカウンターを消費する")
        }
        None => return None,
    })
}

/// A question as a sentence.
pub(crate) fn ask(glance: &Glance<Vividz>, question: &Question) -> Option<String> {
    let seat = question.seat;
    let (s, language) = (glance.s, glance.language);
    Some(match question.topic {
        Topic::Priority if s.turn.phase == phase::BLOCK => match attacker(glance, seat) {
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
                glance.name_object(seat, s.stack.last()?.source)
            ),
            None => say!(
                language,
                "To which area do you play {}?",
                "{}をどのエリアにプレイしますか？",
                glance.name_item(seat)?
            ),
        },
        Topic::Pay => {
            let ruled = s.stack.last().and_then(|item| title(glance, seat, item));
            let what = ruled.or_else(|| glance.name_item(seat))?;
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
            glance.name_card(seat, scouting::scouted(s, seat)?)
        ),
        _ => return None,
    })
}

/// Whose attack it is, if one is under way.
fn attacker(glance: &Glance<Vividz>, seat: Seat) -> Option<String> {
    let attack = glance.s.bouts.last()?;
    Some(glance.name_object(seat, attack.object))
}

/// How an event reads.
pub(crate) fn tell(entry: &Entry, cards: &Cards) -> Option<String> {
    let Cards { card, source, other, language } = *cards;
    let player = |seat: Seat| format!("p{}", seat.0 + 1);
    let area = |seat: Seat, place: u8| {
        let name = areas::GRID.name(ZONES, seat, place, None).unwrap_or_default();
        let name = VOCABULARY.called(language, name);
        say!(language, "{}'s {name}", "{}の{name}", player(seat))
    };
    Some(match (entry.act, entry.verb) {
        (Act::Move { side, .. }, verb::DRAW) => say!(language, "{} draws {card}", "{}が{card}を引いた", player(side)),
        (Act::Move { side, .. }, verb::CHARGE) => {
            say!(language, "{} charges {card}", "{}が{card}をチャージした", player(side))
        }
        (Act::Move { side, .. }, verb::KEEP) => {
            say!(language, "{} keeps {card}", "{}が{card}をキープした", player(side))
        }
        (Act::Move { side, .. }, verb::SCOUT) => {
            say!(language, "{} scouts {card}", "{}が{card}をスカウトした", player(side))
        }
        (Act::Move { .. }, verb::PAY) => say!(language, "{card} is trashed to pay", "{card}を支払いに使った"),
        (Act::Move { side, place, .. }, verb::SLIDE) => {
            say!(language, "{card} slides to {}", "{card}が{}にスライドした", area(side, place))
        }
        (Act::Move { to: zone::AREA, side, place, .. }, _) => {
            say!(language, "{card} enters {}", "{card}が{}に登場した", area(side, place))
        }
        (Act::Move { .. }, verb::LEAVE) => say!(language, "{card} leaves", "{card}が退場した"),
        (Act::Move { .. }, verb::FALL) => say!(language, "{card} leaves by battle", "{card}がバトルで退場した"),
        (Act::Move { .. }, verb::BECOME_EXP) => say!(language, "{card} becomes EXP", "{card}がEXPになった"),
        (Act::Move { .. }, verb::CONNECT) => say!(language, "{card} is connected", "{card}がコネクトされた"),
        (Act::Move { .. }, verb::REMOVE) => say!(language, "{card} is removed", "{card}がリムーブされた"),
        (Act::Move { to: zone::HAND, side, .. }, _) => {
            say!(language, "{card} goes to {}'s hand", "{card}が{}の手札に加わった", player(side))
        }
        (Act::Move { to, side, .. }, _) => {
            say!(language, "{card} goes to {}'s {}", "{card}が{}の{}に移った", player(side), place_name(language, to))
        }
        (Act::Attach { .. }, _) if !other.is_empty() => {
            say!(language, "{card} belongs to {other}", "{card}が{other}に付いた")
        }
        (Act::Damage { amount, .. }, verb::STRIKE) if !source.is_empty() => say!(
            language,
            "{source} deals {card} {amount} battle damage",
            "{source}が{card}に{amount}のバトルダメージを与えた"
        ),
        (Act::Count { .. }, verb::RECORD) => say!(language, "{card} counts that", "{card}の条件が1回満たされた"),
        (Act::Turn { to: Orientation::Sideways, .. }, _) => {
            say!(language, "{card} goes to sleep", "{card}がスリープした")
        }
        (Act::Turn { to: Orientation::Upright, .. }, _) => say!(language, "{card} is rebooted", "{card}がリブートした"),
        (Act::Deed { seat, .. }, verb::PLAY) => {
            say!(language, "{} plays {card}", "{}が{card}をプレイした", player(seat))
        }
        (Act::Deed { seat, .. }, verb::USE) => {
            say!(language, "{} activates an ability of {card}", "{}が{card}の能力を起動した", player(seat))
        }
        (Act::Deed { seat, .. }, verb::ATTACK) => {
            say!(language, "{} attacks with {card}", "{}が{card}でアタックした", player(seat))
        }
        (Act::Deed { .. }, verb::SUCCEED) => {
            say!(language, "the attack of {card} succeeds", "{card}のアタックが成功した")
        }
        (Act::Deed { .. }, verb::LEVEL_UP) => say!(language, "{card} levels up", "{card}がLvUPした"),
        (Act::Deed { seat, .. }, verb::CHECK) => {
            say!(language, "{} checks {card}", "{}が{card}をチェックした", player(seat))
        }
        (Act::Deed { seat, .. }, verb::CLEAR) => {
            say!(language, "{} clears {card}", "{}が{card}をクリアした", player(seat))
        }
        _ => return None,
    })
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

/// What is paid and chosen comes before the log says what for; what only the bookkeeping needs is not told.
pub(crate) fn part(entry: &Entry) -> Part {
    let by_ability = entry.cause.ability.is_some_and(|ability| ability != NO_ABILITY);
    let paid = [energy::PAID, activating::COST, playing::CITES.pay].contains(&entry.cause.rule);
    match (entry.act, entry.verb) {
        (Act::Deed { .. }, verb::PLAY | verb::USE) => Part::Deed,
        (Act::Deed { .. }, verb::CHOOSE) => Part::Preliminary,
        (Act::Move { .. }, _) if paid => Part::Preliminary,
        (Act::Turn { .. }, _) if paid => Part::Preliminary,
        (Act::Turn { .. }, verb::SLEEP) if !by_ability => Part::Untold,
        (Act::Move { to: zone::TEMPORARY, .. }, _) => Part::Untold,
        (Act::Move { to: zone::TRASH, .. }, verb::PUT) if entry.from == Some(zone::TEMPORARY) => Part::Untold,
        (Act::Mark { .. } | Act::Heal { .. } | Act::Attach { .. }, _) => Part::Untold,
        (Act::Flip { .. }, verb::CLEAR) => Part::Untold,
        (Act::Count { amount, .. }, verb::RECORD) if amount < 0 => Part::Untold,
        (Act::Show { .. }, _) if !by_ability => Part::Untold,
        (Act::Deed { subject: Slot::NONE, .. }, _) => Part::Untold,
        (Act::Deed { .. }, verb::END_ATTACK) => Part::Untold,
        _ => Part::Told,
    }
}
