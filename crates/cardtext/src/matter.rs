//! What a text is about can matter: where cards are meant that it describes without saying where, where it works, and
//! whether anything ever happens or is asked that it is about.

use crate::language::Grammar;
use duel::book::matters::Realm;
use duel::card::ability::{Ability, Body, Change, EventPattern, Form, Op, Replacement, StaticEffect, Trigger};
use duel::card::amount::What;
use duel::card::filter::{Filter, SelfRef};
use duel::card::pool::CardPool;
use duel::ids::{AbilityId, Keyword, Keywords, Kinds, Zones};
use serde_json::Value;

/// Where something matters that is said of cards which are usually in some zones: there, or, if it can never matter to
/// them there, where it can.
fn zones_of(grammar: &Grammar, usual: Zones, change: &Change) -> Zones {
    match change {
        Change::CostIncrease(_) | Change::CostReduction(_) => grammar.matters.tolls,
        change => match grammar.matters.of_change(change, Zones::EMPTY) {
            Some(Realm { zones, .. }) if !zones.is_empty() && !zones.meets(usual) => zones,
            // What cannot be put where it usually is cannot wherever it comes from.
            Some(Realm { zones, .. }) if puts_there(grammar, usual, change) => zones,
            _ => usual,
        },
    }
}

/// Whether this forbids cards from being put where they usually are, and nothing else.
fn puts_there(grammar: &Grammar, usual: Zones, change: &Change) -> bool {
    let Change::Cannot(verb, _) = change else { return false };
    let mut moves = grammar.matters.happens.iter().filter(|happens| happens.verb == *verb).peekable();
    moves.peek().is_some() && moves.all(|happens| happens.to == usual && happens.from != usual)
}

/// Where cards are meant of which all this is said, if the text does not say where: cards that cannot be played, or cost
/// more, are no cards in play. What cards gain, those in play gain.
fn zones_meant(grammar: &Grammar, usual: Zones, changes: &[Change]) -> Zones {
    let meant = |change: &Change| match change {
        Change::GainKeywords(_) if grammar.in_play.meets(usual) => usual,
        change => zones_of(grammar, usual, change),
    };
    changes.iter().fold(Zones::EMPTY, |all, change| all.union(meant(change)))
}

/// The cards that are meant where the text names those that it says something of.
pub(crate) fn meant(grammar: &Grammar, what: What, changes: &[Change], usual: fn(&Filter) -> Zones) -> What {
    match what {
        What::All(filter) if filter.zones == usual(&filter) && filter.among.is_none() && filter.beneath.is_none() => {
            let zones = zones_meant(grammar, filter.zones, changes);
            What::All(Filter { zones, ..filter })
        }
        what => what,
    }
}

/// The cards as the text names them, of which this is said; the other way round than [`meant`].
pub(crate) fn named(grammar: &Grammar, what: &What, changes: &[Change], usual: fn(&Filter) -> Zones) -> What {
    match what {
        What::All(filter) if filter.among.is_none() && filter.beneath.is_none() => {
            let there = usual(filter);
            let bare = filter.zones == zones_meant(grammar, there, changes);
            What::All(Filter { zones: if bare { there } else { filter.zones }, ..filter.clone() })
        }
        what => what.clone(),
    }
}

/// Where a text works that says this of its own card alone: where it usually does, unless it can only matter elsewhere.
pub(crate) fn own_works(grammar: &Grammar, changes: &[Change], usual: Zones) -> Zones {
    changes.iter().fold(Zones::EMPTY, |all, change| all.union(zones_of(grammar, usual, change)))
}

/// Where a triggered ability works: where it usually does, unless what it waits for happens to its own card, and elsewhere.
pub(crate) fn trigger_works(grammar: &Grammar, trigger: &Trigger, usual: Zones) -> Zones {
    let own = trigger.subject.this == SelfRef::Only && trigger.subject.zones.is_empty();
    let there = grammar.matters.around(&trigger.on).zones;
    if own && grammar.matters.knows(&trigger.on) && !there.is_empty() && !there.meets(usual) { there } else { usual }
}

/// Where a replacement works: where it usually does, unless it replaces what happens to its own card, and elsewhere.
pub(crate) fn replacing_works(grammar: &Grammar, replacement: &Replacement, usual: Zones) -> Zones {
    let own = replacement.subject.this == SelfRef::Only && replacement.subject.zones.is_empty();
    let there = grammar.matters.before(&replacement.on).zones;
    if own && grammar.matters.knows(&replacement.on) && !there.is_empty() && !there.meets(usual) {
        there
    } else {
        usual
    }
}

/// Something in a text that can never matter: with which words it begins, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Idle {
    /// Words that it begins with, of which one stands in the text.
    pub words: &'static [&'static str],
    /// Why it can never matter.
    pub why: String,
}

/// Which cards a text is about: where they are, and of which kinds. No zones or kinds are any.
#[derive(Clone, Copy)]
struct Meant {
    zones: Zones,
    kinds: Kinds,
}

impl Meant {
    const ANY: Self = Self { zones: Zones::EMPTY, kinds: Kinds::EMPTY };

    fn of(filter: &Filter, works: Zones) -> Self {
        if filter.this == SelfRef::Only {
            let zones = if filter.zones.is_empty() { works } else { filter.zones };
            return Self { zones, kinds: Kinds::EMPTY };
        }
        let kinds = if filter.any.iter().any(|head| head.kinds.is_empty()) {
            Kinds::EMPTY
        } else {
            filter.any.iter().fold(filter.kinds, |all, head| all.union(head.kinds))
        };
        Self { zones: filter.zones, kinds }
    }

    /// Whether what matters in some zones and to some kinds can matter to these.
    fn meets(self, realm: Realm) -> bool {
        let there = if self.zones.is_empty() { !realm.zones.is_empty() } else { realm.zones.meets(self.zones) };
        there && (self.kinds.is_empty() || realm.kinds.meets(self.kinds))
    }
}

/// What of an ability of a card can never matter, if anything.
pub(crate) fn idle(grammar: &Grammar, ability: &Ability, pool: &CardPool) -> Option<Idle> {
    in_ability(grammar, ability, ability.works_in, pool)
}

fn in_ability(grammar: &Grammar, ability: &Ability, works: Zones, pool: &CardPool) -> Option<Idle> {
    let own = match &ability.form {
        Form::Static(affects) => affects
            .iter()
            .find_map(|StaticEffect { filter, changes }| in_changes(grammar, changes, Meant::of(filter, works), pool)),
        Form::Triggered(trigger) => in_trigger(grammar, trigger, works),
        Form::Counting(record) => in_trigger(grammar, &record.event, works),
        Form::Replacement(replacement) => in_replacement(grammar, replacement, works),
        Form::Spell | Form::Activated => None,
    };
    let bodies = std::iter::once(&ability.body).chain(ability.modes.iter().flat_map(|modes| &modes.options));
    own.or_else(|| bodies.into_iter().find_map(|body| in_body(grammar, body, pool)))
        .or_else(|| in_past(grammar, ability))
}

/// What an ability asks whether it has happened, and never does.
fn in_past(grammar: &Grammar, ability: &Ability) -> Option<Idle> {
    let mut asked = Vec::new();
    seen(&serde_json::to_value(ability).ok()?, &mut asked);
    asked.iter().find_map(|trigger| {
        in_event(
            grammar,
            &trigger.on,
            &trigger.subject,
            Zones::EMPTY,
            false,
            &["if", "while", "for each", "as long as"],
        )
    })
}

/// The events that an ability asks about, wherever in it: it is looked through as it is stored.
fn seen(value: &Value, asked: &mut Vec<Trigger>) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                if key == "TimesHappened" {
                    asked.extend(serde_json::from_value::<Trigger>(value.clone()));
                }
                seen(value, asked);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| seen(item, asked)),
        _ => {}
    }
}

/// Which cards an operation changes, as far as the text says.
fn affected(body: &Body, what: &What) -> Meant {
    match what {
        What::All(filter) => Meant::of(filter, Zones::EMPTY),
        What::Target(n) => match body.phrases.get(usize::from(*n)) {
            Some(choose) if choose.place_filter.is_none() => Meant::of(&choose.filter, Zones::EMPTY),
            _ => Meant::ANY,
        },
        _ => Meant::ANY,
    }
}

fn in_body(grammar: &Grammar, body: &Body, pool: &CardPool) -> Option<Idle> {
    body.ops.iter().find_map(|op| match op {
        Op::BeginEffect { what, changes, .. } => {
            let meant = affected(body, what);
            in_changes(grammar, changes, meant, pool)
        }
        Op::CreateDelayed { ability, .. } | Op::Trigger { ability, .. } => left_behind(grammar, *ability, pool),
        _ => None,
    })
}

/// What of an ability that a text leaves behind can never matter. It is no card's, so that it works wherever its source is.
fn left_behind(grammar: &Grammar, ability: AbilityId, pool: &CardPool) -> Option<Idle> {
    in_ability(grammar, pool.ability(ability), Zones::EMPTY, pool)
}

fn in_changes(grammar: &Grammar, changes: &[Change], meant: Meant, pool: &CardPool) -> Option<Idle> {
    let brought = |change: &Change| {
        let Change::Cannot(verb, by) = change else { return false };
        let mut wide = grammar.matters.narrower.iter().filter(|(_, narrow)| narrow == verb).map(|(wide, _)| *wide);
        wide.any(|wide| changes.contains(&Change::Cannot(wide, by.clone())))
    };
    // Which keywords a card has other cards may ask for, even where the abilities that these bring do nothing.
    let mut keyword = false;
    changes.iter().filter(|change| !brought(change)).find_map(|change| {
        keyword = matches!(change, Change::GainKeywords(_)) || keyword && matches!(change, Change::Grant(_));
        if keyword { None } else { in_change(grammar, change, meant, pool) }
    })
}

fn in_change(grammar: &Grammar, change: &Change, meant: Meant, pool: &CardPool) -> Option<Idle> {
    if let Change::Grant(id) = change {
        let ability = pool.ability(*id);
        let works = Zones(ability.works_in.0 & if meant.zones.is_empty() { Zones::ALL } else { meant.zones }.0);
        if works.is_empty() && !ability.works_in.is_empty() {
            let why = "an ability that cards are given does nothing where these cards are".to_owned();
            return Some(Idle { words: &["gains", "gain", "if"], why });
        }
        return in_ability(grammar, ability, works, pool);
    }
    let realm = grammar.matters.of_change(change, meant.zones)?;
    if meant.meets(realm) {
        return None;
    }
    let name = |verb: duel::ids::Verb| grammar.verbs.get(verb.index()).copied().unwrap_or_default();
    Some(match change {
        Change::Cannot(verb, _) => {
            let why = format!(
                "nothing asks of such cards where they are whether one that \"{}\" is kept from it",
                name(*verb)
            );
            Idle { words: &["cannot", "doesn't", "don't"], why }
        }
        Change::Must(verb) | Change::ActionFee(verb, _) => {
            let why =
                format!("nothing asks of such cards where they are whether one \"{}\" because it must", name(*verb));
            Idle { words: &["must", "cannot"], why }
        }
        Change::Allow(verb) => {
            let why =
                format!("nothing asks of such cards where they are whether one \"{}\" because it may", name(*verb));
            Idle { words: &["can be", "may", "if", "the"], why }
        }
        Change::Set(..) | Change::Add(..) | Change::Lower(..) | Change::Multiply(..) => {
            let why = "such cards do not have that number".to_owned();
            Idle { words: &["gets", "get", "gains", "gain", "loses", "lose", "becomes", "become"], why }
        }
        _ => {
            Idle { words: &["costs", "cost"], why: "such cards are neither played nor used where they are".to_owned() }
        }
    })
}

/// The single events among which one is awaited.
fn each(on: &EventPattern) -> Vec<&EventPattern> {
    match on {
        EventPattern::Any(all) => all.iter().flat_map(each).collect(),
        on => vec![on],
    }
}

fn never(grammar: &Grammar, on: &EventPattern, words: &'static [&'static str]) -> Idle {
    let verb = match on {
        EventPattern::Move { verb, .. } => *verb,
        EventPattern::DamageNamed(verb) | EventPattern::Deed(verb) => Some(*verb),
        _ => None,
    };
    let name = verb.and_then(|verb| grammar.verbs.get(verb.index()));
    let why = match name {
        Some(name) => format!("it never happens that such a card \"{name}\" where it is"),
        None => "that never happens to such a card where it is".to_owned(),
    };
    Idle { words, why }
}

fn in_trigger(grammar: &Grammar, trigger: &Trigger, works: Zones) -> Option<Idle> {
    in_event(grammar, &trigger.on, &trigger.subject, works, false, &["when", "whenever", "at", "⇒"])
}

fn in_replacement(grammar: &Grammar, replacement: &Replacement, works: Zones) -> Option<Idle> {
    in_event(grammar, &replacement.on, &replacement.subject, works, true, &["if", "the next", "would", "instead"])
}

fn in_event(
    grammar: &Grammar,
    on: &EventPattern,
    subject: &Filter,
    works: Zones,
    before: bool,
    words: &'static [&'static str],
) -> Option<Idle> {
    let meant = Meant::of(subject, works);
    let matters = grammar.matters;
    let dead = |on: &&EventPattern| {
        let realm = if before { matters.before(on) } else { matters.around(on) };
        // What is about no card is about none of these: whose deed it is says the description.
        let of_a_card = !realm.zones.is_empty();
        matters.knows(on) && if of_a_card { !meant.meets(realm) } else { !matters.happens(on) }
    };
    // Of several events each has to be able to happen, but for one that the other is said to cover.
    let all = each(on);
    let called = |on: &EventPattern| match on {
        EventPattern::Move { verb, .. } => *verb,
        EventPattern::DamageNamed(verb) | EventPattern::Deed(verb) => Some(*verb),
        _ => None,
    };
    let covered = |on: &&EventPattern| {
        let wide = matters.narrower.iter().filter(|(_, narrow)| called(on) == Some(*narrow)).map(|(wide, _)| *wide);
        wide.into_iter().any(|wide| all.iter().any(|other| called(other) == Some(wide)))
    };
    let own = subject.this == SelfRef::Only;
    if own && all.len() > 1 {
        return all.iter().all(&dead).then(|| never(grammar, all[0], words));
    }
    all.iter().copied().filter(|on| !covered(on)).find(dead).map(|on| never(grammar, on, words))
}

/// A keyword that cards gain by an ability where no rule looks at it, if there is one.
pub(crate) fn unlooked(grammar: &Grammar, ability: &Ability, pool: &CardPool) -> Option<(Keyword, String)> {
    let changed: Vec<(Meant, &Change)> = match &ability.form {
        Form::Static(affects) => affects
            .iter()
            .flat_map(|affect| {
                affect.changes.iter().map(|change| (Meant::of(&affect.filter, ability.works_in), change))
            })
            .collect(),
        _ => Vec::new(),
    };
    let bodies = std::iter::once(&ability.body).chain(ability.modes.iter().flat_map(|modes| &modes.options));
    let lasting = bodies.flat_map(|body| {
        let begun = body.ops.iter().filter_map(|op| match op {
            Op::BeginEffect { what, changes, .. } => Some((what, changes)),
            _ => None,
        });
        begun.flat_map(move |(what, changes)| changes.iter().map(move |change| (affected(body, what), change)))
    });
    changed.into_iter().chain(lasting).find_map(|(meant, change)| match change {
        Change::GainKeywords(words) => words.iter().find_map(|word| {
            let realm = grammar.matters.of_change(&Change::GainKeywords(Keywords::of(&[word])), meant.zones)?;
            let name = grammar.keyword_names[word.index()];
            let why = format!("no rule looks at {name} of such cards where they are, and no card here asks for it");
            (!meant.meets(realm)).then_some((word, why))
        }),
        Change::Grant(id) => unlooked(grammar, pool.ability(*id), pool),
        _ => None,
    })
}
