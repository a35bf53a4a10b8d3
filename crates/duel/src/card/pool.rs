//! The printed cards of a duel: immutable, shared, beside the state.

use crate::card::ability::while_condition::has_while_effect;
use crate::card::ability::{Ability, Body, ExtraCost, Form, Modes, Price, Trigger};
use crate::card::amount::Condition;
use crate::card::characteristics::Characteristics;
use crate::card::turn_facts::{TurnFactCollector, TurnFactId};
use crate::ids::*;
use crate::stable_hash::stable_hash;
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// A printed card.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Card {
    /// Its number in its set; copies in a deck are counted by it.
    pub code: String,
    /// Further numbers under which it counts as the same card.
    pub other_codes: Vec<String>,
    /// The name that players use, if the printed name alone does not tell it from others; else empty.
    pub title: String,
    /// Its printed characteristics.
    pub characteristics: Characteristics,
    /// Its printed abilities, in order.
    pub abilities: Vec<AbilityId>,
    /// The ability that resolves when the card is played; several lines are joined into one.
    pub spell: Option<AbilityId>,
    /// The printed price of each action with it, where a number does not give the price.
    pub prices: Vec<Price>,
    /// It is a token: in no deck, but created by rules and effects.
    pub token: bool,
    /// Its points, where the points of a deck are limited.
    pub deck_points: u8,
    /// The zones in which one of its abilities can trigger, replace or apply.
    pub active_zones: Zones,
    /// The zones in which one of its abilities applies all the time.
    pub static_zones: Zones,
    /// The zones in which one of its abilities can be used.
    pub usable_zones: Zones,
    /// One of its abilities has extra costs that are paid for something other than using that ability.
    pub lends_extra_costs: bool,
    /// The events of a turn that its abilities, and abilities that those grant or create, ask about.
    pub turn_facts: Vec<TurnFactId>,
}

/// All the cards that can appear in a duel, with their abilities and the words they use.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CardPool {
    /// The cards.
    pub cards: Vec<Card>,
    /// The abilities of all cards, and those that abilities grant.
    pub abilities: Vec<Ability>,
    /// Card names, and names of abilities.
    pub names: Vec<String>,
    /// Jobs, races, categories and other traits.
    pub traits: Vec<String>,
    /// Kinds of counters.
    pub counters: Vec<String>,
    /// The events of a turn that some ability asks about.
    pub turn_facts: Vec<Trigger>,
    /// The traits of a currency source that matter for what its currency can pay for.
    pub bonds: Vec<Trait>,
    /// Some ability begins an effect that lasts as long as a condition holds.
    pub(crate) has_while_effects: bool,
    /// The hash of the texts that the cards were compiled from.
    source_hash: SourceHash,
}

/// A hash of the texts that cards were compiled from; 0 if there are none. Pools compare by their cards, not by the
/// wording they came from, so two of these are always equal.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
struct SourceHash(u64);

impl PartialEq for SourceHash {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for SourceHash {}

impl Hash for SourceHash {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl CardPool {
    /// The printed card.
    #[inline]
    pub fn card(&self, card: CardId) -> &Card {
        &self.cards[card.index()]
    }
    /// The ability.
    #[inline]
    pub fn ability(&self, ability: AbilityId) -> &Ability {
        &self.abilities[ability.index()]
    }
    /// The name that players use for the card: its title or, without one, its printed name.
    pub fn name(&self, card: CardId) -> &str {
        if !self.card(card).title.is_empty() {
            return &self.card(card).title;
        }
        match self.card(card).characteristics.names.first() {
            Some(name) => &self.names[name.index()],
            None => "",
        }
    }
    /// The card's name in a deck list, with its code if another card has the same name.
    pub fn name_in_deck(&self, card: CardId) -> String {
        let name = self.name(card);
        let named = (0..self.cards.len() as u16).filter(|&other| self.name(CardId(other)) == name).count();
        if named > 1 { self.name_with_code(card) } else { name.to_owned() }
    }
    /// A card's name with its code.
    pub fn name_with_code(&self, card: CardId) -> String {
        format!("{} [{}]", self.name(card), self.card(card).code)
    }
    /// The number of a name; an unknown name gets a new one.
    pub fn intern_name(&mut self, text: &str) -> Name {
        Name(intern(&mut self.names, text))
    }
    /// The number of a trait; an unknown trait gets a new one.
    pub fn intern_trait(&mut self, text: &str) -> Trait {
        Trait(intern(&mut self.traits, text))
    }
    /// The number of a kind of counter; an unknown kind gets a new one.
    pub fn intern_counter(&mut self, text: &str) -> Counter {
        Counter(intern(&mut self.counters, text) as u8)
    }
    /// Adds an ability.
    pub fn add_ability(&mut self, ability: Ability) -> AbilityId {
        self.has_while_effects |= has_while_effect(&ability);
        self.abilities.push(ability);
        AbilityId(self.abilities.len() as u16 - 1)
    }
    /// Adds a card with these abilities.
    pub fn add_card(&mut self, code: &str, characteristics: Characteristics, abilities: Vec<AbilityId>) -> CardId {
        let (mut awake, mut applies, mut usable) = (Zones::EMPTY, Zones::EMPTY, Zones::EMPTY);
        for ability in abilities.iter().map(|&id| self.ability(id)) {
            match ability.form {
                Form::Spell => {}
                Form::Activated => usable = usable.union(ability.works_in),
                Form::Triggered(_) | Form::Counting(_) | Form::Replacement(_) => awake = awake.union(ability.works_in),
                Form::Static(_) => {
                    awake = awake.union(ability.works_in);
                    applies = applies.union(ability.works_in);
                }
            }
        }
        let lends = |&id: &AbilityId| {
            let ability = self.ability(id);
            let lent = matches!(ability.form, Form::Static(_)) || ability.extras.iter().any(|e| e.routine.is_some());
            lent && !ability.extras.is_empty()
        };
        let lends = abilities.iter().any(lends);
        let spell = self.spell_of(&abilities);
        let asks = self.intern_turn_facts(&abilities);
        let (code, prices, points, token) = (code.to_owned(), Vec::new(), 0, false);
        let (title, numbers) = (String::new(), Vec::new());
        let card = Card {
            code,
            other_codes: numbers,
            title,
            characteristics,
            abilities,
            spell,
            prices,
            token,
            deck_points: points,
            active_zones: awake,
            static_zones: applies,
            usable_zones: usable,
            lends_extra_costs: lends,
            turn_facts: asks,
        };
        self.cards.push(card);
        CardId(self.cards.len() as u16 - 1)
    }
    /// Gives a card a title, which tells it from others of the same name.
    pub fn set_title(&mut self, card: CardId, title: &str) {
        title.clone_into(&mut self.cards[card.index()].title);
    }
    /// Adds a token's card with these abilities.
    pub fn add_token(&mut self, code: &str, characteristics: Characteristics, abilities: Vec<AbilityId>) -> CardId {
        let card = self.add_card(code, characteristics, abilities);
        self.cards[card.index()].token = true;
        card
    }
    /// The numbers of the events that these abilities ask about; an unknown event gets a new one.
    fn intern_turn_facts(&mut self, abilities: &[AbilityId]) -> Vec<TurnFactId> {
        let events: Vec<Trigger> = TurnFactCollector::collect(self, abilities).events.into_iter().cloned().collect();
        let mut asks = Vec::new();
        for event in events {
            let at = self.turn_facts.iter().position(|known| *known == event).unwrap_or(self.turn_facts.len());
            if at == self.turn_facts.len() {
                self.turn_facts.push(event);
            }
            asks.push(TurnFactId(at as u16));
        }
        asks
    }
    /// The ability that resolves when a card with these abilities is played; several lines are joined in order. A line
    /// that exists only under a condition becomes a mode: the condition is checked as the card is played.
    fn spell_of(&mut self, abilities: &[AbilityId]) -> Option<AbilityId> {
        let mut spells = abilities.iter().copied().filter(|&id| self.ability(id).form == Form::Spell);
        if spells.clone().count() > 1 && spells.clone().all(|id| self.is_line(id)) {
            let bodies = spells.clone().skip(1).map(|id| self.ability(id).body.clone());
            let options: Vec<Body> = bodies.collect();
            let all = options.len() as u8;
            let extras = spells.clone().skip(1).flat_map(|id| self.ability(id).extras.clone());
            let extras: Vec<ExtraCost> = extras.collect();
            let mut whole = self.ability(spells.next()?).clone();
            whole.extras.extend(extras);
            whole.modes = Some(Modes { min: all, max: all, alternative: None, options });
            return Some(self.add_ability(whole));
        }
        let presence = |id: AbilityId| self.ability(id).condition.as_ref().and_then(Condition::existence_condition);
        let plains: Vec<AbilityId> = spells.clone().filter(|&id| presence(id).is_none()).collect();
        let plain = plains.first().copied();
        let Some(linked) = spells.find(|&id| presence(id).is_some()) else { return plain };
        let Ability { condition, body, label, works_in: works, .. } = self.ability(linked).clone();
        let mut whole = plain.map_or_else(|| Ability::new(Form::Spell, label, works), |id| self.ability(id).clone());
        if let (Some(condition), None) = (condition, &whole.modes) {
            let more = plains.iter().skip(1).map(|&id| self.ability(id).body.clone());
            let options: Vec<Body> = more.chain([body]).collect();
            let all = options.len() as u8;
            let most = |n: u8| if all > 1 { Modes::LINES } else { n };
            let instead = Some((condition, all, most(all)));
            whole.modes = Some(Modes { min: all - 1, max: most(all - 1), alternative: instead, options });
        }
        Some(self.add_ability(whole))
    }
    /// Returns true if the lines that a card does as it resolves can be joined: several have no modes, and at most one
    /// has extra costs; one of them may exist only under a condition.
    pub fn can_join_lines(abilities: &[Ability]) -> bool {
        let is_spell = |ability: &&Ability| ability.form == Form::Spell;
        let lines = || abilities.iter().filter(is_spell);
        let is_linked = |line: &&Ability| line.condition.as_ref().and_then(Condition::existence_condition).is_some();
        let linked = lines().filter(is_linked).count();
        let plain = |line: &Ability| line.modes.is_none() && (line.condition.is_none() || is_linked(&line));
        let mut more = lines().filter(|line| !is_linked(line)).skip(1).chain(lines().filter(is_linked));
        lines().count() < 2
            || lines().all(plain)
                && linked < 2
                && lines().filter(|line| !line.extras.is_empty()).count() < 2
                && (linked == 0 || more.all(|line| line.extras.is_empty()))
    }
    /// Returns true if the ability has neither modes nor a condition, so that it can be joined with others.
    fn is_line(&self, id: AbilityId) -> bool {
        let ability = self.ability(id);
        ability.modes.is_none() && ability.condition.is_none()
    }
    /// All cards, tokens included.
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = CardId> + use<> {
        (0..self.cards.len() as u16).map(CardId)
    }
    /// The cards that can be in a deck.
    pub fn deck_cards(&self) -> impl DoubleEndedIterator<Item = CardId> + '_ {
        self.ids().filter(|&card| !self.card(card).token)
    }
    /// The first card of this name that is not a token.
    pub fn find(&self, name: &str) -> Option<CardId> {
        self.deck_cards().find(|&card| self.name(card) == name)
    }
    /// The newest card of this name that is not a token.
    pub fn find_newest_card(&self, name: &str) -> Option<CardId> {
        self.deck_cards().rev().find(|&card| self.name(card) == name)
    }
    /// The newest token of this name.
    pub fn find_token(&self, name: &str) -> Option<CardId> {
        self.ids().rev().find(|&card| self.card(card).token && self.name(card) == name)
    }
    /// Records a text that cards were compiled from.
    pub fn add_source_text(&mut self, text: &str) {
        self.source_hash.0 = stable_hash(&(self.source_hash.0, text));
    }
    /// A hash of the texts that the cards were compiled from, whatever data the compiler makes of them; without texts,
    /// of the data.
    pub fn fingerprint(&self) -> u64 {
        if self.source_hash.0 == 0 { stable_hash(self) } else { self.source_hash.0 }
    }
}

fn intern(words: &mut Vec<String>, text: &str) -> u16 {
    match words.iter().position(|word| word == text) {
        Some(at) => at as u16,
        None => {
            words.push(text.to_owned());
            words.len() as u16 - 1
        }
    }
}
