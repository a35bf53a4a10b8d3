//! The printed cards of a duel: immutable, shared, beside the state.

use crate::ability::{Ability, Body, Extra, Form, Modes, Price, Trigger};
use crate::amount::Condition;
use crate::profile::Profile;
use crate::sighting::{Asked, AskedId};
use crate::words::*;
use serde::{Deserialize, Serialize};

/// A printed card.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Card {
    /// Its number in its set, by which copies are counted.
    pub code: String,
    /// Further numbers by which it is counted as the same card.
    pub numbers: Vec<String>,
    /// What players call it, if its name alone does not tell it from others.
    pub title: String,
    /// Its printed characteristics.
    pub profile: Profile,
    /// Its printed abilities, in order.
    pub abilities: Vec<AbilityId>,
    /// What it does when it is played and resolves: its ability of that sort, or those of several lines as one.
    pub spell: Option<AbilityId>,
    /// What is printed as the price of each thing that is done with it, where a number does not say it.
    pub prices: Vec<Price>,
    /// Whether it is a token: in no deck, but created by rules and texts.
    pub token: bool,
    /// How much it weighs among the cards of a deck, where that is limited.
    pub points: u8,
    /// The zones in which one of them can trigger, replace or apply.
    pub awake: Zones,
    /// The zones in which one of them applies all the time.
    pub applies: Zones,
    /// The zones in which one of them can be used.
    pub usable: Zones,
    /// Whether one of them has extra costs that are paid for something else than using it.
    pub lends: bool,
    /// The events about which they, and what they give or leave behind, ask whether those have happened this turn.
    pub asks: Vec<AskedId>,
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
    /// Jobs, races, categories.
    pub traits: Vec<String>,
    /// Kinds of counters.
    pub counters: Vec<String>,
    /// The events about which texts ask whether those have happened this turn.
    pub asked: Vec<Trigger>,
    /// Traits of what makes currency that matter for what it pays for.
    pub bonds: Vec<Trait>,
    /// Whether a text begins something that lasts as long as something holds.
    pub(crate) wavering: bool,
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
    /// What players call the card: its printed name, unless it has a title.
    pub fn name(&self, card: CardId) -> &str {
        if !self.card(card).title.is_empty() {
            return &self.card(card).title;
        }
        match self.card(card).profile.names.first() {
            Some(name) => &self.names[name.index()],
            None => "",
        }
    }
    /// The number of a name, which is new if no card had it.
    pub fn intern_name(&mut self, text: &str) -> Name {
        Name(intern(&mut self.names, text))
    }
    /// The number of a trait, which is new if no card had it.
    pub fn intern_trait(&mut self, text: &str) -> Trait {
        Trait(intern(&mut self.traits, text))
    }
    /// The number of a kind of counter, which is new if no card used it.
    pub fn intern_counter(&mut self, text: &str) -> Counter {
        Counter(intern(&mut self.counters, text) as u8)
    }
    /// Adds an ability.
    pub fn add_ability(&mut self, ability: Ability) -> AbilityId {
        self.wavering |= crate::waver::wavers(&ability);
        self.abilities.push(ability);
        AbilityId(self.abilities.len() as u16 - 1)
    }
    /// Adds a card with these abilities.
    pub fn add_card(&mut self, code: &str, profile: Profile, abilities: Vec<AbilityId>) -> CardId {
        let (mut awake, mut applies, mut usable) = (Zones::EMPTY, Zones::EMPTY, Zones::EMPTY);
        for ability in abilities.iter().map(|&id| self.ability(id)) {
            match ability.form {
                Form::Spell => {}
                Form::Activated => usable = usable.union(ability.works),
                Form::Triggered(_) | Form::Recorded(_) | Form::Replacement(_) => awake = awake.union(ability.works),
                Form::Static(_) => {
                    awake = awake.union(ability.works);
                    applies = applies.union(ability.works);
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
        let asks = self.intern_asked(&abilities);
        let (code, prices, points, token) = (code.to_owned(), Vec::new(), 0, false);
        let (title, numbers) = (String::new(), Vec::new());
        let card = Card {
            code,
            numbers,
            title,
            profile,
            abilities,
            spell,
            prices,
            token,
            points,
            awake,
            applies,
            usable,
            lends,
            asks,
        };
        self.cards.push(card);
        CardId(self.cards.len() as u16 - 1)
    }
    /// Gives a card a title, by which players tell it from others of its name.
    pub fn entitle(&mut self, card: CardId, title: &str) {
        title.clone_into(&mut self.cards[card.index()].title);
    }
    /// Adds a token's card with these abilities.
    pub fn add_token(&mut self, code: &str, profile: Profile, abilities: Vec<AbilityId>) -> CardId {
        let card = self.add_card(code, profile, abilities);
        self.cards[card.index()].token = true;
        card
    }
    /// The events that these abilities ask about, by their numbers, which are new if nothing asked about them.
    fn intern_asked(&mut self, abilities: &[AbilityId]) -> Vec<AskedId> {
        let events: Vec<Trigger> = Asked::by(self, abilities).events.into_iter().cloned().collect();
        let mut asks = Vec::new();
        for event in events {
            let at = self.asked.iter().position(|known| *known == event).unwrap_or(self.asked.len());
            if at == self.asked.len() {
                self.asked.push(event);
            }
            asks.push(AskedId(at as u16));
        }
        asks
    }
    /// What a card of these abilities does when it is played: of several lines, each in order. A line that is there only while something holds is a mode:
    /// whether it is there is settled as the card is played.
    fn spell_of(&mut self, abilities: &[AbilityId]) -> Option<AbilityId> {
        let mut spells = abilities.iter().copied().filter(|&id| self.ability(id).form == Form::Spell);
        if spells.clone().count() > 1 && spells.clone().all(|id| self.is_line(id)) {
            let bodies = spells.clone().skip(1).map(|id| self.ability(id).body.clone());
            let options: Vec<Body> = bodies.collect();
            let all = options.len() as u8;
            let extras = spells.clone().skip(1).flat_map(|id| self.ability(id).extras.clone());
            let extras: Vec<Extra> = extras.collect();
            let mut whole = self.ability(spells.next()?).clone();
            whole.extras.extend(extras);
            whole.modes = Some(Modes { min: all, max: all, instead: None, options });
            return Some(self.add_ability(whole));
        }
        let presence = |id: AbilityId| self.ability(id).condition.as_ref().and_then(Condition::presence);
        let plains: Vec<AbilityId> = spells.clone().filter(|&id| presence(id).is_none()).collect();
        let plain = plains.first().copied();
        let Some(linked) = spells.find(|&id| presence(id).is_some()) else { return plain };
        let Ability { condition, body, label, works, .. } = self.ability(linked).clone();
        let mut whole = plain.map_or_else(|| Ability::new(Form::Spell, label, works), |id| self.ability(id).clone());
        if let (Some(condition), None) = (condition, &whole.modes) {
            let more = plains.iter().skip(1).map(|&id| self.ability(id).body.clone());
            let options: Vec<Body> = more.chain([body]).collect();
            let all = options.len() as u8;
            let most = |n: u8| if all > 1 { Modes::LINES } else { n };
            let instead = Some((condition, all, most(all)));
            whole.modes = Some(Modes { min: all - 1, max: most(all - 1), instead, options });
        }
        Some(self.add_ability(whole))
    }
    /// Whether an ability is a line of a text that is carried out line by line.
    fn is_line(&self, id: AbilityId) -> bool {
        let ability = self.ability(id);
        ability.modes.is_none() && ability.condition.is_none()
    }
    /// All cards, those of tokens too.
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = CardId> + use<> {
        (0..self.cards.len() as u16).map(CardId)
    }
    /// The cards that can be in a deck.
    pub fn deckable(&self) -> impl DoubleEndedIterator<Item = CardId> + '_ {
        self.ids().filter(|&card| !self.card(card).token)
    }
    /// The card with this printed name, if there is one, that is no token.
    pub fn find(&self, name: &str) -> Option<CardId> {
        self.deckable().find(|&card| self.name(card) == name)
    }
    /// The card with this printed name that was added last, if there is one, that is no token.
    pub fn newest(&self, name: &str) -> Option<CardId> {
        self.deckable().rev().find(|&card| self.name(card) == name)
    }
    /// The token of this name that was added last, if there is one.
    pub fn find_token(&self, name: &str) -> Option<CardId> {
        self.ids().rev().find(|&card| self.card(card).token && self.name(card) == name)
    }
    /// A number that changes when any card does.
    pub fn fingerprint(&self) -> u64 {
        crate::hash::stable_hash(self)
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
