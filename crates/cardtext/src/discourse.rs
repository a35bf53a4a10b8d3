//! Who is meant by "it": what a text has spoken of so far. Reading and writing keep the same account,
//! so that a pronoun that was read one way is written the same way.

use crate::branch::outlives;
use crate::language::Grammar;
use duel::card::ability::{ChoosingPhrase, Division, Op};
use duel::card::amount::{Amount, What, Who};
use duel::card::filter::{Filter, Whose};
use duel::ids::{Relation, Zones};

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
    pub divide: Option<Division>,
    /// Whether it is a place rather than an object.
    pub spot: bool,
}

/// What has been spoken of.
#[derive(Clone, Debug)]
pub(crate) struct Discourse {
    /// What the phrases that choose have chosen.
    pub chosen: Vec<Referent>,
    /// How many of them had been said before the sentence that chose last.
    pub chosen_before: usize,
    /// Whether there is a text to which what a clause chooses belongs.
    pub may_choose: bool,
    /// What a clause says is divided among what a phrase chose.
    pub divided: Option<(u8, Division)>,
    /// How many operations have picked something.
    pub picked: u8,
    /// The place that was last chosen, and if all places that relate so to it are meant with it, how.
    pub spot: Option<(What, Option<Relation>)>,
    /// What "it" means now.
    pub it: Option<Referent>,
    /// What "it" meant before something was picked.
    pub former: Option<Referent>,
    /// The first of the groups that cards were divided into, and how many there are.
    pub groups: Option<(Referent, u8)>,
    /// The cards that were last looked at.
    pub seen: Option<What>,
    /// Whether those were several.
    pub seen_many: bool,
    /// Who does what the sentence says, where it names nobody.
    pub doer: Who,
    /// Where cards are in play.
    pub in_play: Zones,
    /// Where the card itself is while this happens.
    pub home: Zones,
    /// Whether the subject of the sentence is the card itself.
    pub own: bool,
    /// Whether a party attacks that was spoken of.
    pub party: bool,
    /// Whether abilities are lost along with what is said next.
    pub silenced: bool,
    /// Whether the full stop of the sentence has been read.
    pub stopped: bool,
    /// Whether all objects of a description are meant, so that "and" joins alternatives.
    pub union: bool,
    /// Whether a number stands before the description that comes next: "1 of your Charas".
    pub part: bool,
    /// The phrases that choose, where they are said as they are spoken of or as the text comes to them: those read so far,
    /// or all that are to be written.
    pub phrases: Vec<ChoosingPhrase>,
    /// What the clause at hand picks before anything else, in words that stand for what was picked.
    pub picks: Vec<Op>,
    /// The other object of the event that set the ability off, where the card itself is one of the two, and words for it.
    pub foe: Option<(What, &'static str)>,
    /// Whether some of what was looked at has been picked or moved.
    pub parted: bool,
    /// Whether the card itself was named in the sentence at hand.
    pub named: bool,
    /// Whether it goes without saying whose it is that is paid with.
    pub unsaid: bool,
    /// Whether the cards of a description go from where they are to the field.
    pub leaving: bool,
    /// Whether the objects that are named next are the subject of a statement.
    pub subject: bool,
    /// Whether the opponent's hand was just shown.
    pub shows_hand: bool,
    /// Whether something may be picked for the clause at hand.
    pub deed: bool,
    /// How many of those have been said.
    pub said: u8,
    /// On whose side what is picked is if it does not say.
    pub side: Whose,
    /// Whether what is picked is in the hand of who picks it.
    pub hand: bool,
    /// Whether what was chosen last is always "it".
    inline: bool,
}

impl Discourse {
    /// Nothing spoken of, for a card in play.
    pub fn new(grammar: &Grammar) -> Self {
        Self::at(grammar.in_play, grammar.in_play, grammar.inline)
    }
    fn at(home: Zones, in_play: Zones, inline: bool) -> Self {
        Self {
            in_play,
            chosen: Vec::new(),
            chosen_before: 0,
            may_choose: false,
            divided: None,
            picked: 0,
            spot: None,
            it: None,
            former: None,
            groups: None,
            seen: None,
            seen_many: false,
            doer: Who::You,
            home,
            own: false,
            party: false,
            silenced: false,
            stopped: false,
            union: false,
            part: false,
            phrases: Vec::new(),
            picks: Vec::new(),
            foe: None,
            shows_hand: false,
            subject: false,
            parted: false,
            named: false,
            unsaid: false,
            leaving: false,
            deed: false,
            said: 0,
            side: Whose::Anyones,
            hand: false,
            inline,
        }
    }
    /// Nothing spoken of, for the same card in the same place.
    pub fn afresh(&self) -> Self {
        Self::at(self.home, self.in_play, self.inline)
    }
    /// A phrase chose something.
    pub fn chose(&mut self, choose: &ChoosingPhrase) {
        let what = What::Target(self.chosen.len() as u8);
        let (plural, zones, divide) = (is_many(&choose.max), choose.filter.zones, choose.divide.clone());
        let spot = choose.place_filter.is_some();
        if let Some(spots) = &choose.place_filter {
            self.spot = Some((what.clone(), spots.grouped_by));
        }
        let referent = Referent { what, plural, zones, divide, spot };
        self.chosen.push(referent.clone());
        if !spot {
            self.it = Some(referent);
        }
    }
    /// For an ability that the text makes: it knows what the text picked and what set it off, and chooses anew.
    pub fn inner(&self) -> Self {
        let it = self.it.clone().filter(|it| outlives(&it.what));
        Self { it, picked: self.picked, ..self.afresh() }
    }
    /// Two phrases chose something at once: "them" is both.
    pub fn chose_together(&mut self) {
        let objects = || self.chosen[self.chosen_before..].iter().filter(|chosen| !chosen.spot);
        let all: Vec<What> = objects().map(|chosen| chosen.what.clone()).collect();
        if all.len() > 1 {
            let zones = objects().fold(Zones::ALL, |zones, chosen| Zones(zones.0 & chosen.zones.0));
            self.it = Some(Referent { what: What::Several(all), plural: true, zones, divide: None, spot: false });
        }
    }
    /// What was chosen by the only phrase that chose objects, if something else is "it" since.
    pub fn target(&self) -> Option<&Referent> {
        let mut objects = self.chosen.iter().filter(|chosen| !chosen.spot);
        match (objects.next(), objects.next()) {
            (Some(only), None) if !self.is_it(&only.what) => Some(only),
            _ => None,
        }
    }
    /// The two objects that were chosen last, the former and the latter, if two were.
    pub fn pair(&self) -> Option<[&Referent; 2]> {
        let mut objects = self.chosen[self.chosen_before..].iter().filter(|chosen| !chosen.spot);
        match (objects.next(), objects.next(), objects.next()) {
            (Some(former), Some(latter), None) => Some([former, latter]),
            _ => None,
        }
    }
    /// The former and the latter of two objects that were chosen: those chosen last, or the only two.
    pub fn two(&self) -> Option<[&Referent; 2]> {
        let mut objects = self.chosen.iter().filter(|chosen| !chosen.spot);
        self.pair().or_else(|| match (objects.next(), objects.next(), objects.next()) {
            (Some(former), Some(latter), None) => Some([former, latter]),
            _ => None,
        })
    }
    /// A clause was spoken of. What is picked only to be paid with does not become "it" where there is one.
    pub fn note_clause(&mut self, ops: &[Op], grammar: &Grammar) {
        let before = self.it.clone();
        ops.iter().for_each(|op| self.note(op));
        if (grammar.spends)(ops) && before.is_some() {
            self.it = before;
        }
    }
    /// An operation was spoken of; if it picks something, that is "it" from now on.
    pub fn note(&mut self, op: &Op) {
        let of_seen = |filter: &Filter| filter.among.is_some() && filter.among.as_deref() == self.seen.as_ref();
        self.parted = match op {
            Op::LookAtTop { .. } => false,
            Op::Pick { filter, .. } | Op::Move { what: What::All(filter), .. } => self.parted || of_seen(filter),
            _ => self.parted,
        };
        self.shows_hand = matches!(op, Op::Reveal { what: What::All(filter) } if filter.whose == Whose::Opponents);
        if let Op::Move { what, to, .. } = op {
            let zones = Zones::of(&[*to]);
            match &mut self.it {
                Some(it) if it.what == *what => it.zones = zones,
                _ if *what == What::This => self.home = zones,
                _ => {}
            }
        }
        let what = What::Picked(self.picked);
        if op.picked_group_count() > 0 {
            self.former = self.it.clone();
        }
        match op {
            Op::Pick { filter, max, who, .. }
            | Op::Choose { filter, max, who, .. }
            | Op::Search { filter, max, who } => {
                let plural = is_many(max) || *who == Who::Both;
                self.it = Some(Referent { what, plural, zones: filter.zones, divide: None, spot: false });
            }
            Op::PickAtRandom { filter, amount } => {
                let plural = is_many(amount);
                self.it = Some(Referent { what, plural, zones: filter.zones, divide: None, spot: false });
            }
            Op::Create { who, amount, to, .. } => {
                let plural = is_many(amount) || *who == Who::Both;
                let zones = Zones::of(&[*to]);
                self.it = Some(Referent { what, plural, zones, divide: None, spot: false });
            }
            Op::DivideIntoPiles { filter, piles, .. } => {
                self.it = None;
                self.groups =
                    Some((Referent { what, plural: true, zones: filter.zones, divide: None, spot: false }, *piles));
            }
            Op::PickPile { .. } => {
                self.it = self.groups.take().map(|(group, _)| Referent { what, ..group });
            }
            Op::LookAtTop { zone, amount, .. } => {
                // Where something was spoken of before, "it" could be either.
                let unclear = self.it.take().is_some();
                self.seen_many = is_many(amount);
                if !unclear || self.inline {
                    let zones = Zones::of(&[*zone]);
                    self.it =
                        Some(Referent { what: what.clone(), plural: self.seen_many, zones, divide: None, spot: false });
                }
                self.seen = Some(what);
            }
            _ => {}
        }
        if let Op::Turn { what: what @ What::All(filter), .. } | Op::Mark { what: what @ What::All(filter), .. } = op
            && self.it.is_none()
            && is_steady(filter)
        {
            self.it =
                Some(Referent { what: what.clone(), plural: true, zones: filter.zones, divide: None, spot: false });
        }
        self.picked += op.picked_group_count();
    }
    /// The operation by which a player picks one of the groups there are.
    pub fn pick_group(&self, who: Who) -> Option<Op> {
        match &self.groups {
            Some((Referent { what: What::Picked(first), .. }, piles)) => {
                Some(Op::PickPile { who, first: *first, piles: *piles })
            }
            _ => None,
        }
    }
    /// An event was spoken of that befell an object like this.
    pub fn befell(&mut self, what: What, filter: &Filter, zones: Zones) {
        if *filter != Filter::this() {
            self.it = Some(Referent { what, plural: false, zones, divide: None, spot: false });
        }
    }
    /// The card was called by its name: where nothing else is "it", the card is, if the language says so.
    pub fn named_itself(&mut self, grammar: &Grammar) {
        if grammar.names_itself && self.it.is_none() {
            self.speak_of_self();
        }
    }
    /// The card itself is "it".
    pub fn speak_of_self(&mut self) {
        let (what, zones) = (What::This, self.home);
        self.it = Some(Referent { what, plural: false, zones, divide: None, spot: false });
    }
    /// Whether "it" is `what`.
    pub fn is_it(&self, what: &What) -> bool {
        self.it.as_ref().is_some_and(|it| it.what == *what)
    }
    /// Whether the text speaks of `what` for the first time, in words that say what is chosen or picked.
    pub fn is_new(&self, what: &What) -> bool {
        match what {
            What::Target(n) => self.inline && usize::from(*n) >= self.chosen.len(),
            What::Picked(n) => n.checked_sub(self.picked).is_some_and(|at| usize::from(at) < self.picks.len()),
            _ => false,
        }
    }
    /// Whether `what` is called "it" or "them": one of two chosen things is "the former" or "the latter".
    pub fn pronoun(&self, what: &What) -> Option<&Referent> {
        let one_of_two = !self.inline && self.pair().is_some_and(|pair| pair.iter().any(|one| one.what == *what));
        self.it.as_ref().filter(|it| it.what == *what && !one_of_two)
    }
    /// Whether `what` is in play, as far as the text tells.
    pub fn is_in_play(&self, what: &What) -> bool {
        let zones = match what {
            What::This => self.home,
            What::All(filter) => filter.zones,
            what if self.is_it(what) => self.it.as_ref().map_or(Zones::EMPTY, |it| it.zones),
            What::Target(n) => self.chosen.get(*n as usize).map_or(Zones::EMPTY, |it| it.zones),
            What::Several(all) => return all.iter().all(|what| self.is_in_play(what)),
            What::Picked(_) | What::Subject | What::Counterpart | What::Itself => Zones::EMPTY,
            What::Host => self.in_play,
        };
        zones.meets(self.in_play)
    }
}

/// Whether the same objects fit a description after something was done to them.
fn is_steady(filter: &Filter) -> bool {
    filter.orientation.is_none() && filter.marks.is_empty() && filter.not_marks.is_empty() && filter.damaged.is_none()
}

fn is_many(amount: &Amount) -> bool {
    *amount != Amount::Fixed(1)
}
