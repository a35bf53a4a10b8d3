//! How the book's words and options read.

use crate::Dimension0;
use crate::battle::{self, exchange};
use crate::course::deck;
use crate::course::setup::{BOTTOM, REDRAW};
use crate::definitions::places;
use crate::definitions::zones::ZONES;
use crate::keywords::call;
use crate::processing::playing::{CHARGE, CREATE_PLAN, MOVE, PLAY, RENEW_PLAN, SMASH, USE};
use crate::processing::way::Way;
use crate::processing::{moving, playing};
use crate::words::{colour, keyword, kind, mark, number, phase, role, routine, verb, zone};
use duel::book::{Cards, Part, Vocabulary};
use duel::cx::Glance;
use duel::event::Act;
use duel::item::{Item, NO_ABILITY};
use duel::language::Language;
use duel::log::Entry;
use duel::object::{Ref, Slot};
use duel::profile::Orientation;
use duel::question::{Pick, Question, Topic};
use duel::say;
use duel::words::{Seat, Zone};

/// What everything is called.
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
    sources: env!("SOURCES"),
};

/// What the rules themselves stack.
pub(crate) fn title(glance: &Glance<Dimension0>, viewer: Seat, item: &Item) -> Option<String> {
    let name = |object: Ref| glance.name_object(viewer, object);
    let language = glance.language;
    match item.routine? {
        routine::MOVE => Some(say!(language, "the move of {}", "{}の移動", name(item.source))),
        routine::EXCHANGE => exchange::title(language, item, name),
        routine::CREATE_PLAN => Some(say!(language, "the creation of a plan", "プランの作成")),
        routine::RENEW_PLAN => Some(say!(language, "the renewal of the plan", "プランの更新")),
        _ => None,
    }
}

/// How an option reads, with the verb in the third person: "moves Slate Courier".
pub(crate) fn pick(glance: &Glance<Dimension0>, question: &Question, pick: Pick) -> Option<String> {
    let language = glance.language;
    let name = |slot| glance.name_card(question.seat, slot);
    Some(match (question.topic, pick) {
        (_, Pick::Act(PLAY, slot, way)) => match Way::of(way) {
            Way::Usual => say!(language, "plays {}", "{}をプレイする", name(slot)),
            Way::Formation(_) => {
                say!(language, "plays {} by Formation Summon", "{}を隊列召喚でプレイする", name(slot))
            }
            Way::Muster(square) => {
                let there = glance.s.cards(zone::SQUARE, Seat::FIRST).iter().copied();
                let mut own = there.filter(|&slot| {
                    glance.s.object(slot).place == square && glance.s.profile(slot).controller == question.seat
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
            let colour = colour.filter(|_| glance.s.profile(slot).colours.len() > 1);
            match colour.map(|colour| glance.called(colour)) {
                Some(colour) => {
                    say!(language, "freezes {} for {colour}", "{}をフリーズする（{colour}）", name(slot))
                }
                None => say!(language, "freezes {}", "{}をフリーズする", name(slot)),
            }
        }
        _ => return None,
    })
}

/// A question as a sentence.
pub(crate) fn ask(glance: &Glance<Dimension0>, question: &Question) -> Option<String> {
    let seat = question.seat;
    let last = glance.s.stack.last();
    let language = glance.language;
    Some(match question.topic {
        Topic::Priority => ask_priority(glance, seat),
        Topic::ExtraCost if question.rule == call::RULE => {
            say!(
                language,
                "How many cards with Call do you freeze for {}?",
                "{}のために呼声を持つカードを何枚フリーズしますか？",
                glance.name_item(seat)?
            )
        }
        Topic::Place => match last?.routine {
            Some(routine::MOVE) => {
                say!(language, "Where do you move {}?", "{}をどこに移動しますか？", glance.name_item(seat)?)
            }
            _ => say!(language, "Where do you play {}?", "{}をどこにプレイしますか？", glance.name_item(seat)?),
        },
        Topic::Pay => {
            let item = last?;
            let the = if item.card.is_some() { "" } else { "the " };
            let what = called(glance, seat, item);
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

fn ask_priority(glance: &Glance<Dimension0>, seat: Seat) -> String {
    let (s, language) = (glance.s, glance.language);
    if let Some(top) = s.live_stack().last() {
        if top.routine == Some(routine::EXCHANGE) {
            let title = title(glance, seat, top).unwrap_or_default();
            return say!(language, "{} — do you respond?", "{} — 対応しますか？", capital(&title));
        }
        let item = called(glance, seat, top);
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
    let phase = glance.called(phase::NAMES[s.turn.phase.index()]);
    let battles: Vec<String> = battle::fought(s).map(|place| tell_battle(glance, seat, place)).collect();
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

/// Who is on the square of a battle: "Slate Courier attacks Sill Cat at the left home".
fn tell_battle(glance: &Glance<Dimension0>, seat: Seat, place: u8) -> String {
    let (s, language) = (glance.s, glance.language);
    let at = glance.called(places::GRID.name(ZONES, seat, place, None).unwrap_or_default());
    let there = |role: u8| {
        let in_role = battle::innermost(s, place).filter(move |bout| bout.roles & role != 0);
        let here = in_role.filter(|bout| s.alive(bout.object) && s.object(bout.object.slot).place == place);
        here.map(|bout| glance.name_card(seat, bout.object.slot)).collect::<Vec<String>>()
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

/// What is stacked, as a player calls it.
fn called(glance: &Glance<Dimension0>, seat: Seat, item: &Item) -> String {
    let language = glance.language;
    let card = || match glance.s.alive(item.source) {
        true => glance.name_card(seat, item.source.slot),
        false => say!(language, "a unit that is gone", "いなくなったユニット"),
    };
    match item.routine {
        Some(routine::MOVE) => say!(language, "move of {}", "{}の移動", card()),
        Some(routine @ (routine::EXCHANGE | routine::CREATE_PLAN | routine::RENEW_PLAN)) => {
            glance.called(routine::NAMES[routine.index()]).to_owned()
        }
        Some(_) | None if item.card.is_some() => card(),
        Some(_) | None => say!(language, "ability of {}", "{}の能力", card()),
    }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

/// How an event reads.
pub(crate) fn tell(entry: &Entry, cards: &Cards) -> Option<String> {
    let Cards { card, source, other, language } = *cards;
    let player = |seat: Seat| format!("p{}", seat.0 + 1);
    let square = |seat: Seat, place: u8| {
        let name = places::GRID.name(ZONES, seat, place, None).unwrap_or_default();
        let name = VOCABULARY.called(language, name);
        say!(language, "{}'s {name}", "{}の{name}", player(seat))
    };
    Some(match (entry.act, entry.verb) {
        (Act::Move { side, .. }, verb::DRAW) => say!(language, "{} draws {card}", "{}が{card}を引いた", player(side)),
        (Act::Move { side, .. }, verb::CHARGE) => {
            say!(language, "{} puts {card} into the energy zone", "{}が{card}をエネルギーゾーンに置いた", player(side))
        }
        (Act::Move { side, .. }, verb::SMASH) => {
            say!(language, "{} is smashed: {card}", "{}がスマッシュを受けた：{card}", player(side))
        }
        (Act::Move { side, .. }, verb::REVEAL_PLAN) => {
            say!(language, "{} turns up the plan: {card}", "{}がプランを表向きにした：{card}", player(side))
        }
        (Act::Move { side, .. }, verb::HIDE_PLAN) => {
            say!(language, "{} turns the plan down: {card}", "{}がプランを裏向きにした：{card}", player(side))
        }
        (Act::Move { to: zone::SQUARE, side, place, .. }, verb::MOVE) => {
            say!(language, "{card} moves to {}", "{card}が{}に移動した", square(side, place))
        }
        (Act::Move { to: zone::SQUARE, side, place, .. }, _) => {
            say!(language, "{card} is put on {}", "{card}が{}に置かれた", square(side, place))
        }
        (Act::Move { .. }, verb::DESTROY) => say!(language, "{card} is destroyed", "{card}が破壊された"),
        (Act::Move { .. }, verb::NEGATE) => say!(language, "{card} is negated", "{card}が無効化された"),
        (Act::Move { .. }, verb::SCRAP) => say!(language, "{card} is scrapped", "{card}が廃棄された"),
        (Act::Move { .. }, verb::FUSE) => say!(language, "{card} is fused", "{card}が合成された"),
        (Act::Move { .. }, verb::REMOVE) => {
            say!(language, "{card} is removed from the game", "{card}がゲームから取り除かれた")
        }
        (Act::Move { to: zone::HAND, side, .. }, _) => {
            say!(language, "{card} returns to {}'s hand", "{card}が{}の手札に戻った", player(side))
        }
        (Act::Move { to, side, .. }, _) => {
            say!(language, "{card} goes to {}'s {}", "{card}が{}の{}に移った", player(side), place_name(language, to))
        }
        (Act::Damage { amount, .. }, verb::STRIKE) if !source.is_empty() => say!(
            language,
            "{source} deals {card} {amount} battle damage",
            "{source}が{card}に{amount}のバトルダメージを与えた"
        ),
        (Act::Deed { seat, .. }, verb::SMASH_WITH) => {
            say!(language, "{} smashes with {card}", "{}が{card}でスマッシュした", player(seat))
        }
        (Act::Deed { .. }, verb::ATTACK) if !other.is_empty() => {
            say!(language, "{card} attacks {other}", "{card}が{other}を攻撃した")
        }
        (Act::Deed { .. }, verb::WIN_BATTLE) => say!(language, "{card} wins the battle", "{card}がバトルに勝った"),
        (Act::Turn { to: Orientation::Sideways, .. }, _) => say!(language, "{card} is frozen", "{card}がフリーズした"),
        (Act::Turn { to: Orientation::Upright, .. }, _) => say!(language, "{card} is released", "{card}がリリースした"),
        (Act::Deed { seat, .. }, verb::PLAY) => {
            say!(language, "{} plays {card}", "{}が{card}をプレイした", player(seat))
        }
        (Act::Deed { seat, .. }, verb::USE) => {
            say!(language, "{} activates an ability of {card}", "{}が{card}の能力を起動した", player(seat))
        }
        (Act::Deed { seat, .. }, verb::SET_OUT) => {
            say!(language, "{} moves {card}", "{}が{card}を移動する", player(seat))
        }
        (Act::Deed { .. }, verb::TARGET) if !source.is_empty() => {
            say!(language, "{source} targets {card}", "{source}が{card}を対象にした")
        }
        _ => return None,
    })
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

/// What is paid and targeted comes before the log says what for; what only the bookkeeping needs is not told.
pub(crate) fn part(entry: &Entry) -> Part {
    let by_ability = entry.cause.ability.is_some_and(|ability| ability != NO_ABILITY);
    let paid = [&playing::SPELL, &playing::ACTIVATING, &moving::CITES].iter().any(|c| c.pay == entry.cause.rule);
    match (entry.act, entry.verb) {
        (Act::Deed { .. }, verb::PLAY | verb::USE | verb::SET_OUT) => Part::Deed,
        (Act::Deed { .. }, verb::TARGET) => Part::Preliminary,
        (Act::Move { .. }, _) if paid => Part::Preliminary,
        (Act::Turn { .. }, _) if paid || !by_ability => Part::Untold,
        (Act::Move { to: zone::STACK, .. }, _) => Part::Untold,
        (Act::Move { to: zone::GRAVE, .. }, verb::PUT) if entry.from == Some(zone::STACK) => Part::Untold,
        (Act::Mark { .. } | Act::Heal { .. }, _) => Part::Untold,
        (Act::Show { .. }, _) if !by_ability => Part::Untold,
        (Act::Deed { subject: Slot::NONE, .. }, _) => Part::Untold,
        (Act::Deed { .. }, verb::BATTLE | verb::ATTACKED | verb::LEAVE_BATTLE | verb::LOSE_BATTLE) => Part::Untold,
        _ => Part::Told,
    }
}
