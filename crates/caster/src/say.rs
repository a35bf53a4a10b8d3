//! How the words, questions, options and log lines of the game read.

use crate::Caster;
use crate::action::cards::STANCE;
use crate::action::{MAKE, PLAY, SWITCH, USE};
use crate::battle::declaration;
use crate::battle::declaration::{ATTACKER, TARGET, attacking_in};
use crate::battle::judgement::SKILL;
use crate::deeds::corrupting::ORB;
use crate::deeds::soulbond::MATERIAL;
use crate::keywords::{soul_seal, step_up};
use crate::processing::aether;
use crate::setup::{BOTTOM, EXCHANGE};
use crate::turn::call;
use crate::turn::call::{CALL, FACE_DOWN, FACE_UP, LEVEL_UP};
use crate::words::{element, keyword, kind, mark, number, phase, role, routine, verb, zone};
use crate::zones::field;
use duel::book::place_names::Grid;
use duel::book::{LogCards, LogRole, Vocabulary, Wording};
use duel::card::characteristics::Orientation;
use duel::engine::context::Look;
use duel::engine::question::{Pick, Question, Topic};
use duel::event::Happening;
use duel::ids::{Colours, Seat, Zone};
use duel::observe::language::Language;
use duel::observe::log::LogEntry;
use duel::say;
use duel::state::object::Slot;
use duel::state::stack_item::NO_ABILITY;

/// The vocabulary of the game.
pub(crate) static VOCABULARY: Vocabulary = Vocabulary {
    game: "caster-chronicles",
    kinds: &kind::NAMES,
    colours: &element::NAMES,
    currency: "aether",
    numbers: &number::NAMES,
    keywords: &keyword::NAMES,
    verbs: &verb::NAMES,
    synonyms: &[],
    marks: &mark::NAMES,
    phases: &phase::NAMES,
    stretches: phase::STRETCHES,
    orientations: ["recovered", "rested", "reversed"],
    roles: &role::NAMES,
    routines: &routine::NAMES,
    invitations: &[EXCHANGE, CALL, ATTACKER],
    places: Grid::NONE,
    japanese: crate::japanese::TERMS,
    rules: crate::rules::index(),
    formats: &[],
    version: 1,
};

/// The text of an option, with the verb in the third person: "attacks with Cinder Cub".
pub(crate) fn option_text(look: &Look<Caster>, question: &Question, pick: Pick) -> Option<String> {
    let language = look.language;
    let name = |slot| look.name_card(question.seat, slot);
    Some(match (question.topic, pick) {
        (_, Pick::Act(PLAY, slot, _)) => say!(language, "plays {}", "{}を発動する", name(slot)),
        (_, Pick::Act(USE, slot, index)) => {
            say!(language, "uses ability {0} of {1}", "{1}の能力{0}を使う", u16::from(index) + 1, name(slot))
        }
        (_, Pick::Act(MAKE, slot, index)) => making(look, question, slot, index),
        (_, Pick::Act(SWITCH, slot, _)) => say!(language, "switches {}", "{}をスイッチする", name(slot)),
        (_, Pick::Act(FACE_UP, slot, _)) => say!(language, "calls {}", "{}をコールする", name(slot)),
        (_, Pick::Act(FACE_DOWN, slot, _)) => {
            say!(language, "calls {} face down", "{}を裏向きでコールする", name(slot))
        }
        (_, Pick::Act(LEVEL_UP, slot, onto)) => {
            let host = look.state.cards(zone::CASTERS, question.seat).get(usize::from(onto)).copied()?;
            say!(language, "levels up {} to {}", "{}を{}にレベルアップする", name(host), name(slot))
        }
        (CALL, _) => say!(language, "calls nothing", "コールしない"),
        (EXCHANGE, Pick::Yes) => say!(language, "exchanges cards", "手札を交換する"),
        (EXCHANGE, _) => say!(language, "keeps the hand", "この手札でよい"),
        (BOTTOM, Pick::Object(slot)) => say!(language, "puts {} at the bottom", "{}をデッキの下に置く", name(slot)),
        (BOTTOM, _) => say!(language, "puts no more at the bottom", "これ以上下に置かない"),
        (STANCE, Pick::Yes) => say!(language, "enters recovered", "リカバーで出す"),
        (STANCE, _) => say!(language, "enters reversed", "リバースで出す"),
        (ATTACKER, Pick::Object(slot)) => say!(language, "attacks with {}", "{}で攻撃する", name(slot)),
        (ATTACKER, _) => say!(language, "attacks no more", "これ以上攻撃しない"),
        (TARGET, Pick::Object(slot)) => say!(language, "attacks {}", "{}を攻撃する", name(slot)),
        (TARGET, _) => say!(language, "attacks the opponent", "相手を攻撃する"),
        (SKILL, Pick::Number(2)) => say!(language, "applies Double Corrupt", "二重穢しを適用する"),
        (SKILL, _) => say!(language, "applies Triple Corrupt", "三重穢しを適用する"),
        (soul_seal::ENTER, Pick::Number(n)) => say!(language, "plays Enter {}", "参戦{}を発動する", n + 1),
        (step_up::WHETHER, Pick::Yes) => say!(language, "steps up", "ステップアップする"),
        (step_up::WHETHER, _) => say!(language, "does not step up", "ステップアップしない"),
        (step_up::STEPS, Pick::Object(slot)) => say!(language, "rests {}", "{}をレストする", name(slot)),
        (step_up::STEPS, _) => say!(language, "rests no more", "これ以上レストしない"),
        (ORB, Pick::Object(slot)) => {
            let orbs = look.state.cards(zone::ORBS, question.seat.other());
            let at = orbs.iter().position(|&orb| orb == slot).map_or(0, |at| at + 1);
            say!(language, "corrupts orb {at}", "オーブ{at}を穢す")
        }
        (MATERIAL, Pick::Object(slot)) => say!(language, "chooses {}", "{}を選ぶ", name(slot)),
        (Topic::OrderReplacements, Pick::Replacement(n)) => {
            let replacer = look.state.derived.replacements[usize::from(n)];
            say!(language, "applies {}", "{}を適用する", name(replacer.slot))
        }
        (Topic::Pay, Pick::Pay(slot, code)) if slot != Slot::NONE => {
            making(look, question, slot, (code >> 4).checked_sub(1).unwrap_or(aether::INNATE))
        }
        _ => return None,
    })
}

/// The text of playing an aether ability: its card, and the ability's number unless the card has only this one.
fn making(look: &Look<Caster>, question: &Question, slot: Slot, index: u8) -> String {
    let innate = look.state.characteristics(slot).kinds.has(kind::CASTER);
    let there = |id| aether::is_aether(look.pool.ability(id));
    let only = !innate && look.state.ability_at(look.pool, slot, index).is_some_and(there);
    let name = look.name_card(question.seat, slot);
    if index == aether::INNATE || only {
        say!(look.language, "makes aether with {name}", "{name}でオドを生み出す")
    } else {
        let ability = u16::from(index) + 1;
        say!(look.language, "makes aether with ability {ability} of {name}", "{name}の能力{ability}でオドを生み出す")
    }
}

/// The question to a player with priority: what there is to respond to, if anything, and when.
fn ask_for_action(look: &Look<Caster>, seat: Seat) -> String {
    let (s, language) = (look.state, look.language);
    if let Some(item) = s.live_stack().last() {
        let name = look.name_object(seat, item.source);
        return match item.controller == seat {
            true => say!(
                language,
                "Your {name} is next in the chase zone — do you respond?",
                "チェイスゾーンの次は自分の{name}です — 対応しますか？"
            ),
            false => say!(
                language,
                "Your opponent's {name} is next in the chase zone — do you respond?",
                "チェイスゾーンの次は相手の{name}です — 対応しますか？"
            ),
        };
    }
    let of = |which: u8| s.combats.iter().find(|participant| participant.roles & which != 0);
    if let Some(attacker) = of(role::ATTACKING) {
        let own = s.turn.player == seat;
        let target = of(role::ATTACKED).map(|participant| look.name_object(seat, participant.object));
        let target = target.unwrap_or_else(|| match own {
            true => say!(language, "your opponent", "相手"),
            false => say!(language, "you", "あなた"),
        });
        return say!(
            language,
            "{} attacks {target} — do you act?",
            "{}が{target}を攻撃 — 何かしますか？",
            look.name_object(seat, attacker.object)
        );
    }
    let phase = look.translate(phase::NAMES[s.turn.phase.index()]);
    match (s.turn.player == seat, s.turn.phase) {
        (true, phase::MAIN) => {
            say!(language, "Your main phase — what do you do?", "あなたのメインフェイズ — どうしますか？")
        }
        (true, _) => say!(language, "Your {phase} — do you act?", "あなたの{phase} — 何かしますか？"),
        (false, _) => say!(language, "Your opponent's {phase} — do you act?", "相手の{phase} — 何かしますか？"),
    }
}

/// The text of a question.
pub(crate) fn question_text(look: &Look<Caster>, question: &Question) -> Option<String> {
    let (seat, language) = (question.seat, look.language);
    Some(match question.topic {
        Topic::Priority => ask_for_action(look, seat),
        Topic::Pay => {
            say!(language, "How do you pay for {}?", "{}のコストをどう支払いますか？", look.name_item(seat)?)
        }
        Topic::OrderReplacements if crate::rules::index()[question.rule.index()].id.starts_with("1103.") => {
            say!(
                language,
                "Orbs are corrupted — which Break do you use?",
                "オーブが穢されます — どのブレイクを使いますか？"
            )
        }
        CALL => say!(
            language,
            "Call phase — which card do you call, and how?",
            "コールフェイズ — どのカードをどうコールしますか？"
        ),
        EXCHANGE => say!(language, "Do you exchange cards of your hand?", "手札を交換しますか？"),
        BOTTOM => {
            say!(language, "Which card do you put at the bottom of your deck?", "どのカードをデッキの下に置きますか？")
        }
        STANCE => say!(
            language,
            "Does {} enter recovered, or reversed to guard you?",
            "{}をリカバーで出しますか、守りのためリバースで出しますか？",
            look.name_card(seat, field::posed(look.state)?)
        ),
        ATTACKER => say!(language, "Which of your servants attacks?", "どの怪異で攻撃しますか？"),
        TARGET => say!(
            language,
            "What does {} attack?",
            "{}で何を攻撃しますか？",
            look.name_card(seat, attacking_in(look.state)?)
        ),
        soul_seal::ENTER => say!(language, "Which Enter is played?", "どの参戦を発動しますか？"),
        step_up::WHETHER => say!(language, "Is it stepped up?", "ステップアップしますか？"),
        step_up::STEPS => say!(language, "Which servant is rested for it?", "そのためにどの怪異をレストしますか？"),
        SKILL => say!(language, "Which skill applies?", "どちらを適用しますか？"),
        ORB => say!(language, "Which of your opponent's orbs do you corrupt?", "相手のどのオーブを穢しますか？"),
        MATERIAL => say!(language, "Which card is the next material?", "次の素材はどのカードですか？"),
        _ => return None,
    })
}

/// The words for aether of these elements.
fn of_elements(language: Language, colours: Colours) -> String {
    let names = colours.iter().map(|colour| VOCABULARY.translate(language, element::NAMES[colour.index()]));
    let names: Vec<&str> = names.collect();
    match names.is_empty() {
        true => say!(language, "aether", "オド"),
        false => say!(language, "{} aether", "{}のオド", names.join("/")),
    }
}

fn place_name(language: Language, zone: Zone) -> &'static str {
    match zone {
        zone::SERVANTS | zone::CASTERS | zone::STOCK => language.either("field", "戦場"),
        zone::DECK => language.either("deck", "デッキ"),
        zone::HAND => language.either("hand", "手札"),
        zone::ORBS => language.either("orb zone", "オーブゾーン"),
        zone::GRAVEYARD => language.either("graveyard", "墓地"),
        zone::REMOVED => language.either("removed zone", "除外ゾーン"),
        zone::CHASE => language.either("chase zone", "チェイスゾーン"),
        zone::EXTRA => language.either("extra deck", "エキストラデッキ"),
        _ => language.either("nowhere", "ゲーム外"),
    }
}

/// Payments and targets are told before what they are for; bookkeeping events are not told.
pub(crate) fn log_role(entry: &LogEntry) -> LogRole {
    let by_ability = entry.cause.ability.is_some_and(|ability| ability != NO_ABILITY);
    match (entry.happening, entry.verb) {
        (Happening::Deed { .. }, verb::PLAY | verb::USE) => LogRole::Deed,
        (Happening::Deed { .. }, verb::TARGET) => LogRole::Preliminary,
        // The line about the aether made tells the resting, and the line about the play tells the payment.
        (Happening::Currency { .. }, verb::PAY) => LogRole::Untold,
        (Happening::Turn { .. }, verb::REST) if entry.cause.rule == aether::RESTED => LogRole::Untold,
        (Happening::Deed { .. }, verb::MAKE) => LogRole::Untold,
        // The line about the attack tells the resting of the attacker; that about the level-up tells the card below.
        (Happening::Turn { .. }, verb::REST) if entry.cause.rule == declaration::TAKES => LogRole::Untold,
        (Happening::Move { .. }, verb::CALL | verb::STOCK) if entry.cause.rule == call::LEVELS_UP => LogRole::Untold,
        (Happening::Move { to: zone::CHASE, .. }, _) => LogRole::Untold,
        (Happening::Mark { .. } | Happening::Attach { .. }, _) => LogRole::Untold,
        (Happening::Reveal { .. }, _) if !by_ability => LogRole::Untold,
        (Happening::Deed { .. }, verb::BATTLE | verb::SWITCH | verb::ATTACK_PLAYER | verb::SET_OFF) => LogRole::Untold,
        (Happening::Deed { subject: Slot::NONE, .. }, _) => LogRole::Untold,
        _ => LogRole::Told,
    }
}

impl Wording for Caster {
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
        Some(match (entry.happening, entry.verb) {
            (Happening::Move { .. }, verb::CREATE | verb::VANISH) => return None,
            (Happening::Move { side, .. }, verb::DRAW) => {
                say!(language, "{} draws {card}", "{}が{card}を引いた", player(side))
            }
            (Happening::Move { side, face_up: false, .. }, verb::CALL) => {
                say!(language, "{} calls a card face down", "{}がカードを裏向きでコールした", player(side))
            }
            (Happening::Move { side, .. }, verb::CALL) => {
                say!(language, "{} calls {card}", "{}が{card}をコールした", player(side))
            }
            (Happening::Move { .. }, verb::DESTROY) => say!(language, "{card} is destroyed", "{card}が破壊された"),
            (Happening::Move { .. }, verb::FALL) => {
                say!(language, "{card} is destroyed in battle", "{card}がバトルで破壊された")
            }
            (Happening::Move { .. }, verb::BANISH) => say!(language, "{card} is banished", "{card}が破棄された"),
            (Happening::Move { side, .. }, verb::DISCARD) => {
                say!(language, "{} discards {card}", "{}が{card}を捨てた", player(side))
            }
            (Happening::Move { side, .. }, verb::CORRUPT) => say!(
                language,
                "{card} is corrupted and goes to {}'s hand",
                "{card}が穢されて{}の手札に加わった",
                player(side)
            ),
            (Happening::Move { .. }, verb::REMOVE) => {
                say!(language, "{card} is removed from the game", "{card}がゲームから除外された")
            }
            (Happening::Move { .. }, verb::STOCK) => say!(language, "{card} becomes stock", "{card}がストックになった"),
            (Happening::Move { to: zone::SERVANTS | zone::CASTERS, side, turned, .. }, _) => {
                let way = match turned {
                    Orientation::Upright => "",
                    Orientation::Sideways => language.either(" rested", "レストで"),
                    Orientation::Reversed => language.either(" reversed", "リバースで"),
                };
                let (player, field) = (player(side), place_name(language, zone::SERVANTS));
                say!(language, "{card} enters {player}'s {field}{way}", "{card}が{player}の{field}に{way}出た")
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
                say!(language, "{card} lies under {other}", "{card}が{other}の下に置かれた")
            }
            (Happening::Turn { to: Orientation::Upright, .. }, _) => {
                say!(language, "{card} is recovered", "{card}がリカバーした")
            }
            (Happening::Turn { to: Orientation::Sideways, .. }, _) => {
                say!(language, "{card} is rested", "{card}がレストした")
            }
            (Happening::Turn { to: Orientation::Reversed, .. }, _) => {
                say!(language, "{card} is reversed", "{card}がリバースした")
            }
            (Happening::Currency { seat, colours, amount, .. }, verb::AETHER) if amount > 0 => {
                let (player, aether) = (player(seat), of_elements(language, colours));
                // The log already names the card of an ability whose effect is told.
                let says = source.is_empty() || entry.cause.ability.is_some_and(|ability| ability != NO_ABILITY);
                match says {
                    true => {
                        say!(language, "{player} makes {amount} {aether}", "{player}が{aether}を{amount}生み出した")
                    }
                    false => say!(
                        language,
                        "{player} makes {amount} {aether} with {source}",
                        "{player}が{source}で{aether}を{amount}生み出した"
                    ),
                }
            }
            (Happening::Currency { seat, colours, amount, .. }, verb::AETHER) if amount < 0 => {
                let (player, aether, lost) = (player(seat), of_elements(language, colours), -amount);
                say!(language, "{player} loses {lost} {aether}", "{player}が{aether}を{lost}失った")
            }
            (Happening::Currency { seat, colours, amount, .. }, verb::PAY) => {
                let (player, aether, paid) = (player(seat), of_elements(language, colours), -amount);
                say!(language, "{player} pays {paid} {aether}", "{player}が{aether}を{paid}支払った")
            }
            (Happening::Deed { seat, .. }, verb::PLAY) => {
                say!(language, "{} plays {card}", "{}が{card}を発動した", player(seat))
            }
            (Happening::Deed { seat, .. }, verb::USE) => {
                say!(language, "{} uses an ability of {card}", "{}が{card}の能力を使った", player(seat))
            }
            (Happening::Deed { seat, .. }, verb::MAKE) => {
                say!(language, "{} makes aether with {card}", "{}が{card}でオドを生み出した", player(seat))
            }
            (Happening::Deed { seat, counterpart: Slot::NONE, .. }, verb::ATTACK) => {
                say!(
                    language,
                    "{} attacks {} with {card}",
                    "{}が{}を{card}で攻撃した",
                    player(seat),
                    player(seat.other())
                )
            }
            (Happening::Deed { seat, .. }, verb::ATTACK) => {
                say!(language, "{} attacks {other} with {card}", "{}が{other}を{card}で攻撃した", player(seat))
            }
            (Happening::Deed { .. }, verb::LEVEL_UP) => {
                say!(language, "{other} levels up to {card}", "{other}が{card}にレベルアップした")
            }
            _ => return None,
        })
    }

    fn log_role(entry: &LogEntry) -> LogRole {
        log_role(entry)
    }
}
