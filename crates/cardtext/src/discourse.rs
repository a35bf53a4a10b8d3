//! Who is meant by "it": what a text has spoken of so far. Reading and writing keep the same account,
//! so that a pronoun that was read one way is written the same way.

use crystal::words::zone;
use duel::ability::{Choose, Divide, Op};
use duel::amount::{Amount, What, Who};
use duel::filter::Filter;
use duel::words::Zones;

/// Something a pronoun can stand for.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Referent {
    /// What it is.
    pub what: What,
    /// Whether it is "them".
    pub plural: bool,
    /// Where it is.
    pub zones: Zones,
    /// What is divided among it.
    pub divide: Option<Divide>,
}

/// What has been spoken of.
#[derive(Clone, Debug)]
pub(crate) struct Discourse {
    /// What the phrases that choose have chosen.
    pub chosen: Vec<Referent>,
    /// What a clause says is divided among what a phrase chose.
    pub divided: Option<(u8, Divide)>,
    /// How many operations have picked something.
    pub picked: u8,
    /// What "it" means now.
    pub it: Option<Referent>,
    /// Who does what the sentence says, where it names nobody.
    pub doer: Who,
    /// Where the card itself is while this happens.
    pub home: Zones,
}

impl Default for Discourse {
    fn default() -> Self {
        Self { chosen: Vec::new(), divided: None, picked: 0, it: None, doer: Who::You, home: Zones::of(&[zone::FIELD]) }
    }
}

impl Discourse {
    /// Nothing spoken of, for the same card in the same place.
    pub fn afresh(&self) -> Self {
        Self { home: self.home, ..Self::default() }
    }
    /// A phrase chose something.
    pub fn chose(&mut self, choose: &Choose) {
        let what = What::Target(self.chosen.len() as u8);
        let referent =
            Referent { what, plural: is_many(&choose.max), zones: choose.filter.zones, divide: choose.divide.clone() };
        self.chosen.push(referent.clone());
        self.it = Some(referent);
    }
    /// An operation was spoken of; if it picks something, that is "it" from now on.
    pub fn note(&mut self, op: &Op) {
        if let Op::Move { what, to, .. } = op {
            let zones = Zones::of(&[*to]);
            match &mut self.it {
                Some(it) if it.what == *what => it.zones = zones,
                _ if *what == What::This => self.home = zones,
                _ => {}
            }
        }
        if let Op::Pick { filter, max, .. } | Op::Search { filter, max, .. } = op {
            let what = What::Picked(self.picked);
            self.picked += 1;
            self.it = Some(Referent { what, plural: is_many(max), zones: filter.zones, divide: None });
        }
    }
    /// An event was spoken of that befell an object like this.
    pub fn befell(&mut self, what: What, filter: &Filter, zones: Zones) {
        if *filter != Filter::this() {
            self.it = Some(Referent { what, plural: false, zones, divide: None });
        }
    }
    /// Whether "it" is `what`.
    pub fn is_it(&self, what: &What) -> bool {
        self.it.as_ref().is_some_and(|it| it.what == *what)
    }
    /// Whether `what` is called "it" or "them": one of two chosen things is "the former" or "the latter".
    pub fn pronoun(&self, what: &What) -> Option<&Referent> {
        let one_of_two = self.chosen.len() == 2 && matches!(what, What::Target(_));
        self.it.as_ref().filter(|it| it.what == *what && !one_of_two)
    }
    /// Whether `what` is in play, as far as the text tells.
    pub fn in_play(&self, what: &What) -> bool {
        let zones = match what {
            What::This => self.home,
            What::All(filter) => filter.zones,
            what if self.is_it(what) => self.it.as_ref().map_or(Zones::EMPTY, |it| it.zones),
            What::Target(n) => self.chosen.get(*n as usize).map_or(Zones::EMPTY, |it| it.zones),
            What::Picked(_) | What::Subject | What::Counterpart => Zones::EMPTY,
        };
        zones.has(zone::FIELD)
    }
}

fn is_many(amount: &Amount) -> bool {
    *amount != Amount::Fixed(1)
}
