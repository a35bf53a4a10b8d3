//! What a rule book supplies. The kernel is compiled once for each.

pub use crate::index::{RuleEntry, find, strays};
pub use crate::vocabulary::Vocabulary;

use crate::ability::{Ability, Change, CostPart, On, Op, Price, Sort, Trigger};
use crate::against::Lack;
use crate::amount::Condition;
use crate::blame::Blaming;
use crate::cites::{Cites, KeywordCites, MatchCites, PlayCites, VerbCites};
use crate::cx::{Cx, Glance};
use crate::event::{Act, Cause, Event};
use crate::filter::Filter;
use crate::frame::{Flow, Frame};
use crate::item::Item;
use crate::language::Language;
use crate::log::{Entry, Scratch, Source};
use crate::matches::Next;
use crate::matching::{Reader, Scope};
use crate::object::{Object, Ref, Slot};
use crate::pool::{Card, CardPool};
use crate::profile::{Orientation, Profile};
use crate::question::{Pick, Question, Topic};
use crate::refusal::Verdict;
use crate::state::{Spent, State};
use crate::token::Tokens;
use crate::words::*;
use crate::zone::ZoneSpec;

/// How waiting triggers are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Triggers {
    /// All go onto the stack, the turn player's first, each player's in an order of their own.
    AllStacked,
    /// One goes onto the stack, the turn player's first; then rule processes come again.
    OneStacked,
    /// The turn player picks one of anyone's, and it resolves at once; then rule processes come again.
    OneResolved,
}

/// An activated ability that the rules themselves give.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Given {
    /// It is its source's, as a text of that card's would be.
    OfSource,
    /// It is no card's: no description of a source fits it.
    OfNoCard,
}

/// Who decides which of several replacements applies first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arbiter {
    /// The player affected, or the controller of the card affected.
    Affected,
    /// Whose turn it is.
    TurnPlayer,
}

/// What happens when some or all of what was chosen is no longer legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// If nothing chosen is legal, the whole is cancelled.
    CancelsIfAll,
    /// Only what concerns it is skipped.
    SkipsParts,
}

/// What an event is to someone who follows the duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Worth telling.
    Told,
    /// Not worth telling: the log has it.
    Untold,
    /// Worth telling, but after the deed it is done for: what is chosen and paid comes before the log has that deed.
    Preliminary,
    /// A deed that was made ready by what comes before it in the log.
    Deed,
}

/// The cards of an event, as whoever reads of it knows them.
#[derive(Clone, Copy, Debug)]
pub struct Cards<'a> {
    /// The card it is about.
    pub card: &'a str,
    /// The card whose ability or deed it is.
    pub source: &'a str,
    /// The card it is put with, or the other card of a deed.
    pub other: &'a str,
    /// The language in which it is read.
    pub language: Language,
}

/// A rule book: its zones and words, its procedures, and the tempo of its duels.
pub trait RuleBook: Sized + 'static {
    /// The zones, in the order of their numbers.
    const ZONES: &'static [ZoneSpec];
    /// Where decks lie at first.
    const DECK: Zone;
    /// Where the cards lie that players bring besides their decks, if texts can bring them into the duel.
    const BESIDES: Option<Zone> = None;
    /// How waiting triggers are taken.
    const TRIGGERS: Triggers;
    /// Who orders replacements.
    const ARBITER: Arbiter;
    /// Whether the turn player says which of the cards that come together counts as coming first, where that matters.
    const ORDERS_ARRIVALS: bool;
    /// Whether each player says so of the own cards only, and the turn player's count as coming first.
    const EACH_ORDERS_OWN: bool = false;
    /// Whether what a text begins counts as begun when the text has been carried out, rather than as it says so.
    const BEGINS_AT_END: bool = false;
    /// Whether a card that an effect puts into play comes to its owner, whoever puts it there.
    const ENTERS_FOR_OWNER: bool = false;
    /// Whether a card that an effect moves goes to its owner's zone, within a realm too, unless the effect names a player.
    const GOES_HOME: bool = false;
    /// Whether who has the zone in play in which a card lies controls it: what goes to another player's zone changes
    /// controllers.
    const SIDE_CONTROLS: bool = false;
    /// Whether what lies under or beside a card that is gone, and did not go with it, lies there by itself from then on.
    const LETS_GO: bool = false;
    /// Which objects are watched for what hurts them, if the rules ask what did.
    const BLAMES: Option<Blaming> = None;
    /// Whether the cards that lay under or beside an object are known for as long as the object is that is gone.
    const REMEMBERS_FOLLOWERS: bool = false;
    /// Whether damage that a text has a card deal is dealt by the text's own source.
    const EFFECTS_DEAL: bool = false;
    /// Whether an ability that works where its card comes to triggers on that, though the move is read as things were before
    /// it.
    const NOTICES_ARRIVALS: bool = false;
    /// Whether a duel is over as soon as somebody has won or lost, in the middle of a text too.
    const ENDS_AT_ONCE: bool = false;
    /// Whether a card that is turned face down as it moves within a realm stays the object it is.
    const STAYS_FACE_DOWN: bool = false;
    /// Whether an ability that watches a state of affairs triggers as soon as that is so, even in the middle of a text.
    const STATES_AT_ONCE: bool = false;
    /// The rule by which a change of something that a card does not have, such as a number, does nothing to it.
    const LACKS: Option<Rule> = None;
    /// The rules by which nothing is done that depends on an amount that cannot be determined; without one it is 0.
    const UNDETERMINED: &'static [Rule] = &[];
    /// Whether what a replacement does comes from what the replaced event would have come from.
    const KEEPS_SOURCE: bool = false;
    /// What illegal choices do.
    const ILLEGAL: Illegal;
    /// Whether choices are made when a text is played, or when it resolves.
    const CHOOSES_WHEN_PLAYED: bool;
    /// Whether what was chosen as a text was played is looked at again as the text comes to be carried out; otherwise it is
    /// affected if it is still there.
    const RECHECKS: bool = true;
    /// Whether what has triggered leaves the stack at once if there is nothing that it could choose, though it would choose
    /// only as it resolves.
    const VANISHES_UNCHOSEN: bool = false;
    /// Whether it is noticed that something is chosen, too, where an operation of a text has a player choose it.
    const NOTICES_CHOOSING: bool = false;
    /// Whether a text still speaks of what it chose and may not affect any more: how it is, where it stands.
    const SPEAKS_OF_ILLEGAL: bool = true;
    /// Whether how many are chosen is announced before any is, where the text leaves that open.
    const COUNTS_FIRST: bool = false;
    /// Whether there are zones to which not all cards may come that one effect brings ([`may_join`](Self::may_join)).
    const LIMITS_COMERS: bool = false;
    /// Whether what is said of damage that an object in play deals holds only if that is still there.
    const DEALERS_ARE_THERE: bool = false;
    /// Whether the second of two players who can stop a loop names no larger number than the first.
    const BOUNDS_LAPS: bool = false;
    /// Whether what players pick at the same time is seen by nobody else until all have picked.
    const PICKS_UNSEEN: bool = false;
    /// Whether what is done no times is not done.
    const NONE_IS_UNDONE: bool = false;
    /// The rule by which an ability that a text left behind for particular objects is gone when they are; without one
    /// it waits on.
    const ASTRAY: Option<Rule> = None;
    /// Whether what pays the parts of a cost that are not currency is named before anything is chosen.
    const SETS_ASIDE: bool = false;
    /// Whether the parts of a cost are paid one after the other, in an order of the payer's, rather than at once.
    const PAYS_IN_ANY_ORDER: bool = false;
    /// Whether the parts of a cost are paid one after the other, in the order in which they are written, the price first;
    /// the rule that says so.
    const PAYS_IN_ORDER: Option<Rule> = None;
    /// Whether what something costs is settled, with its extra costs, only when everything else about it is chosen.
    const COSTS_LAST: bool = false;
    /// Whether what raises a price and then what lowers it are counted each by itself, even where the price itself is
    /// waived.
    const RAISES_FIRST: bool = false;
    /// Where cards lie that are being played, if what applied to them where they were goes on applying there, and the rule
    /// that says so. The place at which a card lies there is the number of the zone it came from.
    const CARRIES: Option<(Zone, Rule)> = None;
    /// Whether what a text showed of cards that others do not see is hidden again when the text has been carried out.
    const HIDES_AGAIN: bool = false;
    /// Whether cards that lie in an order nobody sees are shuffled when what a text showed of them is hidden again.
    const SHUFFLES_SHOWN: bool = true;
    /// Whether the condition of a triggered ability is looked at again as it resolves.
    const RECHECKS_CONDITIONS: bool = true;
    /// Whether an action of an effect counts as done when it was replaced.
    const REPLACED_COUNTS_AS_DONE: bool;
    /// Whether a replacement applies once to an event as it was before any replacement, and to nothing else that comes of
    /// it.
    const ONCE_FOR_ALL: bool = false;
    /// How many values of X in a row, that cannot be paid, can come before one that can.
    const X_GAP: i32 = 0;
    /// The rule by which who gains control for a time of what is that player's already gains nothing.
    const TAKES_FROM_OTHERS: Option<Rule> = None;
    /// Whether what another player comes to control lies on that player's side from then on.
    const CONTROL_MOVES: bool = false;
    /// The damage that a text has a card deal is dealt though the card has gone, as by what it last was.
    const DEALS_WHEN_GONE: bool = false;
    /// The rule by which what is put at the place where it is is not put there.
    const PUT_IN_PLACE: Option<Rule> = None;
    /// The X that is named for the price of a card counts in the card's numbers while it is being played.
    const COUNTS_X: bool = false;
    /// The marks that a card keeps which goes from a zone that it passes through into play.
    const ARRIVAL_MARKS: Marks = Marks::EMPTY;
    /// Notes an object loses when another player comes to control it.
    const CONTROL_MARKS: Marks;
    /// Numbers of an object that bear on what it costs to play it, and on what it pays.
    const PRICE_NUMBERS: Numbers = Numbers(!0);
    /// Notes on an object that bear on whether its abilities can be used; see [`RuleBook::occasion`].
    const BINDING_MARKS: Marks = Marks(!0);
    /// Keywords that are abilities: who loses all abilities loses them. The others are icons, and stay.
    const ABILITY_KEYWORDS: Keywords;
    /// In which layer counters change the numbers of what they lie on, if they do; see [`RuleBook::weight`].
    const COUNTERS_APPLY: Option<u8> = None;
    /// Numbers that are rounded up to a multiple of so much when all effects have been applied, and by which rules.
    const ROUNDS: &'static [(Number, i32, &'static [Rule])] = &[];
    /// Whether what loses its text loses what it was given before, too.
    const SILENCE_TAKES_GIFTS: bool = false;
    /// By which verb being chosen is forbidden and noticed.
    const CHOOSE: Verb;
    /// By which verb being dealt damage is forbidden.
    const DAMAGE: Verb;
    /// By which verb cards are shown.
    const SHOW: Verb = Self::CHOOSE;
    /// The note on a card that stays shown where others do not see it.
    const SHOWN: Mark = Mark(31);
    /// Whether a player who picks among cards that the other does not see need not find any; and cards that the other
    /// alone sees are shown to all before they are picked from.
    const NEED_NOT_FIND: bool = false;
    /// Whether a player who picks among cards that the other alone sees looks at them, though any of them will do.
    const LOOKS_TO_PICK: bool = false;
    /// Under which verb counters change.
    const COUNT: Verb;
    /// Under which verb a text gives currency.
    const MINT: Verb = Self::COUNT;
    /// Under which verb what an ability records is counted.
    const RECORD: Verb = Self::COUNT;
    /// Under which verb it is noticed that a player searched, if it is, and by which rule.
    const SEARCHED: Option<(Verb, Rule)> = None;
    /// Whether what a player searched is shuffled only when the text has done what it says of what was found.
    const SHUFFLES_LAST: bool = false;
    /// Under which verb the shuffling of a zone is noticed, if it is.
    const SHUFFLE: Option<Verb> = None;
    /// Under which verb a text has cards arrive face down, if it does.
    const LAID: Option<Verb> = None;
    /// By which verb cancelling is forbidden.
    const CANCEL: Verb;
    /// Where tokens lie that do not exist, if there are tokens.
    const TOKENS: Option<Tokens> = None;
    /// The rules the kernel's procedures rest on.
    const CITES: Cites;
    /// Who goes first in the later duels of a match.
    const NEXT_FIRST: Next = Next::Loser;

    /// The rules on which a match in one of the book's formats rests.
    fn match_cites(_format: u8) -> MatchCites {
        MatchCites { concede: Self::CITES.concede, ..MatchCites::UNNUMBERED }
    }

    /// The rules on which playing this rests.
    fn play_cites(_cx: &Cx<Self>, _item: &Item) -> &'static PlayCites {
        const { &Self::CITES.play }
    }

    /// The rules by which a text knows an object that is gone as it was: as it chooses, or as it is carried out.
    fn last_known(_cx: &Cx<Self>, _item: &Item, _gone: Ref, _chooses: bool) -> &'static [Rule] {
        &[]
    }
    /// The rules, besides those of playing it, by which what finds nothing legal to choose is not used, or vanishes.
    fn chooses_nothing(_triggered: bool) -> &'static [Rule] {
        &[]
    }
    /// Whether what this phrase of a part of a text chooses is declared as the text is played, though others choose as
    /// they resolve.
    fn declares(_cx: &Cx<Self>, _ability: AbilityId, _part: u8, _phrase: u8) -> bool {
        Self::CHOOSES_WHEN_PLAYED
    }
    /// Whether the modes of what is played are selected then, rather than as it resolves.
    fn selects_when_played(_cx: &Cx<Self>, _item: &Item) -> bool {
        true
    }
    /// The rule by which an ability that sets a number sets the printed one, which others then change.
    fn sets(_ability: &Ability) -> Rule {
        Rule::UNNUMBERED
    }
    /// The rule by which an ability forbids something.
    fn forbids(_ability: &Ability) -> Rule {
        Rule::UNNUMBERED
    }
    /// Other names of what is about to happen: what forbids one of them forbids it.
    fn other_names(_cx: &Cx<Self>, _event: &Event) -> Verbs {
        Verbs::EMPTY
    }
    /// Whether an object still has the keyword that a replacement of its own is part of.
    fn still_has(_cx: &Cx<Self>, _slot: Slot, _ability: &Ability) -> bool {
        true
    }
    /// The rule by which a replacement replaces.
    fn replaces(_ability: &Ability) -> Rule {
        Rule::UNNUMBERED
    }
    /// The rule by which a player says which of these replacements applies next, if any.
    fn orders_replacements(_cx: &Cx<Self>, _offered: &[Pick]) -> Rule {
        Self::CITES.effect.replace
    }
    /// The rules of the keyword that this triggered ability is part of, if it is.
    fn keyword_cites(_cx: &Cx<Self>, _item: &Item) -> &'static KeywordCites {
        const { &KeywordCites::UNNUMBERED }
    }

    /// The rule by which a card has an ability while this is so.
    fn condition_rule(_condition: &Condition) -> Rule {
        Rule::UNNUMBERED
    }
    /// Whether a condition that holds lets a static ability of this player's card apply. Looked at where the rules are
    /// traced: by the rules that say so.
    fn lets_apply(cx: &Cx<Self>, _you: Seat, condition: &Condition) -> bool {
        cx.by(Self::condition_rule(condition))
    }
    /// The modes of a text that are carried out, bit n for mode n: those that were selected as it was played. Looked at
    /// where the rules are traced.
    fn selected(_cx: &Cx<Self>, item: &Item) -> u16 {
        item.modes
    }
    /// Whether an operation of a text is carried out. Looked at where the rules are traced: by those of its sort of text.
    fn carries_out(_cx: &Cx<Self>, _item: &Item, _op: &Op) -> bool {
        true
    }
    /// The rule by which what a text says of something done is left out, as that was not done.
    fn undone(_cx: &Cx<Self>, _item: &Item) -> Rule {
        Rule::UNNUMBERED
    }
    /// Leaves only what an ability that applies all the time reaches by the rules of its sort. Looked at where the rules
    /// are traced.
    fn reaches(_cx: &Cx<Self>, _ability: &Ability, _source: Ref, _reached: &mut Vec<Slot>) {}
    /// The rules on what is done under this name.
    fn verb_cites(_verb: Verb) -> &'static VerbCites {
        const { &VerbCites::UNNUMBERED }
    }
    /// Whether, by the rules on what tokens are that texts create, there can be one of this card. Looked at where the rules
    /// are traced.
    fn is_creatable(_cx: &Cx<Self>, _card: CardId) -> bool {
        true
    }
    /// Whether a token that goes from one zone to another vanishes there: where it is not in play.
    fn vanishes(from: Zone, to: Zone) -> bool {
        from != to && !Self::ZONES[to.index()].in_play
    }
    /// Whether a card that lies this way can be turned this way.
    fn turns_in_place(_cx: &Cx<Self>, _slot: Slot, _to: Orientation) -> bool {
        false
    }
    /// Whether a card can lie this way where it is; if not, no text turns it so.
    fn may_turn(_cx: &Cx<Self>, _slot: Slot, _to: Orientation) -> bool {
        true
    }
    /// Whether an ability of a card that its player alone sees triggers only if that player shows the card.
    fn shows(_ability: &Ability) -> bool {
        false
    }
    /// The rule by which several cards that a text moves under this name are moved one after the other, if there is one.
    fn moves_singly(_verb: Verb) -> Option<Rule> {
        None
    }
    /// Whether cards that are taken under this name are taken together, rather than one at a time.
    fn takes_together(_verb: Verb) -> bool {
        false
    }
    /// The rules by which an ability works where it does, if that does not go without saying.
    fn works_by(_ability: &Ability) -> &'static [Rule] {
        &[]
    }
    /// The rule by which these places, named by a text, are those that its controller sees so.
    fn outlook(_places: u32) -> Rule {
        Rule::UNNUMBERED
    }
    /// The places that relate so to another, as a player counts them, of those that the zone has so related.
    fn related(_scratch: &Scratch, _relation: Relation, _place: u8, related: u32) -> u32 {
        related
    }
    /// Whether an object counts as having a hand in an event, beside its source.
    fn also_by(_cx: &Cx<Self>, _event: &Event, _object: Ref) -> bool {
        false
    }
    /// The objects that count as having done an event beside its source: they act as one with that.
    fn partners(_cx: &Cx<Self>, _event: &Event, _each: &mut dyn FnMut(Ref)) {}
    /// Whether so many cards count as shuffled when they are told to be.
    fn counts_as_shuffled(_cx: &Cx<Self>, _cards: usize) -> bool {
        true
    }
    /// Whether what an event comes from counts as having done it, by the rules on what is done under its name. Asked
    /// where a trigger wants to know.
    fn credits(_cx: &Cx<Self>, _event: &Event) -> bool {
        true
    }
    /// The rules, besides the general one, by which a card that passed through a zone on its way comes from where it set
    /// out.
    fn comes_by(_event: &Event) -> &'static [Rule] {
        &[]
    }
    /// Whether an ability that counts events counts those of now.
    fn records(_cx: &Cx<Self>, _item: &Item) -> bool {
        true
    }
    /// Whether an ability with this trigger triggers by such an event, if it is one, but once in a turn.
    fn once_a_turn(_cx: &Cx<Self>, _trigger: &Trigger, _event: Option<&Event>) -> bool {
        false
    }
    /// Whether a trigger notices only once what several that act as one do to an object in one moment.
    fn as_one(_trigger: &Trigger) -> bool {
        false
    }

    /// The rule by which a number of an object is what a description of objects takes it for.
    fn reads(_number: Number) -> Rule {
        Rule::UNNUMBERED
    }
    /// The rule by which a card that has no number of this sort has 0 of it, if there is one.
    fn zero(_number: Number) -> Option<Rule> {
        None
    }
    /// The zones in which a text means cards that it describes so, and counts if it does: those it says, or those in which
    /// cards are that are meant where it does not say. Looked at where the rules are traced: without the rules that say so
    /// they are more.
    fn means(_scratch: &Scratch, filter: &Filter, _counted: bool) -> Zones {
        filter.zones
    }
    /// Whether an object that is like this is what a text means by this description, which it fits, by the rules on
    /// descriptions. Looked at where the rules are traced.
    fn describes(_pool: &CardPool, _scratch: &Scratch, _filter: &Filter, _profile: &Profile) -> bool {
        true
    }
    /// What is on a card, apart from what is printed, whose price is X.
    fn figures(_scratch: &Scratch, _card: &Card, _object: &Object, _profile: &mut Profile) {}
    /// Whether the price of this, which the book has counted, is X.
    fn is_x(_cx: &Cx<Self>, _item: &Item) -> bool {
        false
    }
    /// The rule by which of several objects with the greatest, or smallest, number of this sort each has it.
    fn ties(_number: Number, _greatest: bool) -> Rule {
        Rule::UNNUMBERED
    }
    /// The rule by which an effect can change objects so.
    fn changes(_change: &Change) -> Rule {
        Rule::UNNUMBERED
    }
    /// The rule, besides the general one, by which what this makes of an object is all it is of that sort.
    fn becomes(_change: &Change) -> Rule {
        Rule::UNNUMBERED
    }
    /// What a card is that lies face down in a zone where cards are in play.
    fn face_down(_zone: Zone) -> Profile {
        Profile::face_down()
    }
    /// Whether an object has text: something is written on it, or it was given an ability or a keyword.
    fn has_text(pool: &CardPool, _scratch: &Scratch, profile: &Profile, object: &Object) -> bool {
        !pool.card(object.card).abilities.is_empty()
            || !profile.granted.is_empty()
            || profile.keywords.0 & Self::ABILITY_KEYWORDS.0 != 0
    }
    /// In which layer a change applies; lower layers first.
    fn layer(change: &Change) -> u8;
    /// The rule that a change applies in its layer by.
    fn layer_rule(_change: &Change) -> Rule {
        Rule::UNNUMBERED
    }
    /// By how much each counter of a kind changes which number of what it lies on.
    fn weight(_pool: &CardPool, _counter: Counter) -> Option<(Number, i32)> {
        None
    }
    /// Whether a change that a resolved text makes to objects in a zone reaches only what it affected then.
    fn locks(change: &Change, zone: Zone) -> bool;
    /// Whether a move between these zones is read as things were before it.
    fn reads_before(from: Zone, to: Zone) -> bool;
    /// The rules that say on which side of a move between these zones a card is described.
    fn sides(_from: Zone, _to: Zone) -> &'static [Rule] {
        const { &[Self::CITES.trigger.side] }
    }
    /// Whether what an ability changes comes first in its layer; `own` is whether it changes its own source, which comes
    /// first where a rule says so.
    fn leads(_ability: &Ability, own: bool) -> bool {
        own && Self::CITES.effect.own_first != Rule::UNNUMBERED
    }
    /// Whether an ability says what its card is to begin with, so that it applies though the card loses its abilities.
    fn defines(_ability: &Ability) -> bool {
        false
    }
    /// Whether doing this to all of what there is none of counts as done.
    fn done_to_none(_cx: &Cx<Self>, _verb: Verb) -> bool {
        false
    }

    /// Adds to a pool what the rules themselves bring to a duel, such as tokens of theirs.
    fn furnish(_pool: &mut CardPool) {}
    /// Begins the duel: the first frame.
    fn begin(cx: &mut Cx<Self>);
    /// One step of one of the book's procedures; `f` is the frame.
    fn step(cx: &mut Cx<Self>, proc: u8, f: usize) -> Flow;
    /// Proposes and commits the rule processes that are due, or begins one; returns whether there were any.
    fn rule_processes(cx: &mut Cx<Self>) -> bool;
    /// Whether rule processes that are due come in the middle of a text. Looked at where the rules are traced: a book
    /// in which they wait names the rule that says so.
    fn interrupts(_cx: &Cx<Self>) -> bool {
        false
    }
    /// Whether an event, about to happen, can make a rule process due.
    fn disturbs(cx: &Cx<Self>, event: &Event) -> bool;
    /// Lists what a player with priority may do, passing aside.
    fn actions(cx: &mut Cx<Self>, seat: Seat);
    /// How much a player may do at this time, as a rank: what may be done on an occasion may be done on every higher
    /// one, if nothing else has changed. None, if it is not worth remembering that a player had nothing to do.
    ///
    /// A book that ranks occasions promises that what it asks for besides the cost and the choices depends on nothing
    /// but the occasion, what cards are, the player's own cards, and the book's notes.
    fn occasion(_cx: &Cx<Self>, _seat: Seat) -> Option<u8> {
        None
    }
    /// Checks an action with priority, or another answer to the pending question.
    fn check<V: Verdict>(cx: &mut Cx<Self>, seat: Seat, pick: Pick, verdict: &mut V);
    /// Begins an action with priority.
    fn act(cx: &mut Cx<Self>, seat: Seat, pick: Pick);
    /// The rule by which an action that cannot be completed is taken back, besides the general one.
    fn rewinds(_cx: &Cx<Self>, _pick: Pick) -> Rule {
        Rule::UNNUMBERED
    }
    /// The rule by which what includes this event, which is about to happen, stands even if the action it is part of is
    /// taken back, if there is one.
    fn stands(_cx: &Cx<Self>, _event: &Event) -> Option<Rule> {
        None
    }
    /// Whether a card that a player does not see could be one like this, as all know, since it lies there.
    fn lies_there(_profile: &Profile, _zone: Zone) -> bool {
        true
    }
    /// Who gets priority after `actor` acted, or, without an action, after something resolved.
    fn next_holder(cx: &Cx<Self>, actor: Seat, action: Option<Pick>) -> Seat;
    /// The rule by which what a player who acts alone has brought about is settled before anything else is done.
    fn between(_cx: &Cx<Self>) -> Rule {
        Rule::UNNUMBERED
    }
    /// Whether players may act with the priority they have; if not, they can only pass.
    fn passes_only(cx: &Cx<Self>) -> bool;
    /// The rule by which they can only pass; none where what they do has a rule of its own on when it is done.
    fn passes_by(_cx: &Cx<Self>) -> Rule {
        Rule::UNNUMBERED
    }
    /// Whether a player with priority may pass, having something else to do.
    fn may_pass(_cx: &mut Cx<Self>, _seat: Seat) -> bool {
        true
    }

    /// How a card arrives in a zone when nothing says otherwise.
    fn arrives(cx: &Cx<Self>, slot: Slot, to: Zone) -> Orientation;
    /// How a card lies that goes from one zone of a realm to another: as it lay.
    fn keeps(cx: &Cx<Self>, slot: Slot, _to: Zone) -> Orientation {
        cx.s.object(slot).orientation
    }
    /// Who controls a card that comes to a player's zone in play: that player. Looked at where it comes there anew, and
    /// with [`RuleBook::SIDE_CONTROLS`] whenever it comes there.
    fn controls(_cx: &Cx<Self>, _slot: Slot, _to: Zone, side: Seat) -> Seat {
        side
    }
    /// A text of this player's is about to move the cards proposed since `from`; where `open`, without saying how they lie
    /// there. Returns whether the book has something said of that first; then it has them happen, with [`Cx::carry_on`].
    fn poses(_cx: &mut Cx<Self>, _from: usize, _seat: Seat, _open: bool) -> bool {
        false
    }
    /// How a card lies that has come into play, now that it is what effects make of it there; as it came, if none.
    fn settles(_cx: &Cx<Self>, _event: &Event) -> Option<Orientation> {
        None
    }
    /// Where a card goes that a text moves to a zone, for a player and under this name; nowhere, if it stays.
    fn goal(_cx: &Cx<Self>, _slot: Slot, to: Zone, _side: Seat, _verb: Verb) -> Option<Zone> {
        Some(to)
    }
    /// Whether an effect may put a card into a zone for a player; if not, that part of it is skipped.
    fn may_enter(cx: &Cx<Self>, slot: Slot, to: Zone, seat: Seat) -> bool;
    /// Whether what another player comes to control lies on that player's side from then on.
    fn control_moves(_cx: &Cx<Self>, _slot: Slot) -> bool {
        false
    }
    /// Whether a player can come to control a card in play by an effect. Looked at where the rules are traced: a book
    /// that forbids no such thing names the rule that says so.
    fn may_control(_cx: &Cx<Self>, _slot: Slot, _seat: Seat) -> bool {
        true
    }
    /// Whether an object with a trait counts among those that have it. Looked at where the rules are traced, too.
    fn belongs(_pool: &CardPool, _scratch: &Scratch, _profile: &Profile, _word: Trait) -> bool {
        true
    }
    /// Whether an object with these keywords counts among those that have them. Looked at where the rules are traced.
    fn is_skilled(_pool: &CardPool, _scratch: &Scratch, _object: &Object, _keywords: Keywords) -> bool {
        true
    }
    /// To which class of words a trait belongs.
    fn trait_class(_pool: &CardPool, _word: Trait) -> u8 {
        0
    }
    /// A trait as people say it.
    fn bare_word(word: &str) -> &str {
        word
    }
    /// The rule by which a player names a word of this sort.
    fn names(_sort: Sort, _item: &Item) -> Rule {
        Self::CITES.pick
    }
    /// The rule that says where an ability comes from that this leaves behind, and who controls that.
    fn origin(_cx: &Cx<Self>, _item: &Item) -> Rule {
        Rule::UNNUMBERED
    }
    /// How a card arrives that a text puts somewhere turned like this.
    fn turned(_cx: &Cx<Self>, _slot: Slot, _to: Zone, way: Orientation) -> Orientation {
        way
    }
    /// The rule by which who puts a card into play controls it, or whoever the text names.
    fn puts(_cx: &Cx<Self>, _slot: Slot, named: bool) -> Rule {
        if named { Rule::UNNUMBERED } else { Self::CITES.puts }
    }
    /// The rule by which the turn player says which of the cards that come together counts as coming first.
    fn come_together(_cx: &Cx<Self>, _slot: Slot) -> Rule {
        Self::CITES.effect.together
    }
    /// Where an effect may put a card in a zone with places, bit n for place n; if nowhere, that part is skipped.
    fn place_for(_cx: &Cx<Self>, _slot: Slot, _to: Zone, _seat: Seat) -> u32 {
        1
    }
    /// The rule by which the owner of cards that go to the same end of a zone together puts them in order, if it is one
    /// of them that this move brings there, and their order means something.
    fn piles_up(_cx: &Cx<Self>, _event: &Event) -> Option<Rule> {
        None
    }
    /// Adds what the rules have happen together with the events proposed since `from`, which are about to happen.
    fn accompany(_cx: &mut Cx<Self>, _from: usize) {}
    /// The mark with which a card comes by this event if who will have it says so then, and the rule that asks for it.
    fn comes_marked(_cx: &Cx<Self>, _event: &Event) -> Option<(Rule, Mark)> {
        None
    }
    /// The events proposed since `from` have happened, and nothing has noticed them yet.
    fn happened(_cx: &mut Cx<Self>, _from: usize) {}
    /// Something hurts an object of those that are watched.
    fn hurt(_cx: &mut Cx<Self>, _slot: Slot) {}
    /// Whether an ability that waits for this is judged by where its card is after the event, rather than before.
    fn judged_there(_on: &On) -> bool {
        true
    }
    /// What else caused an event than its cause says, where a trigger waits for that.
    fn other_causes(_cx: &Cx<Self>, _event: &Event, _on: &On) -> Vec<Cause> {
        Vec::new()
    }
    /// A text has begun continuous effects: those from this one on.
    fn began(_cx: &mut Cx<Self>, _from: usize) {}
    /// How a card comes to lie under or beside another, wherever it was; none if it may not. It need not move, if it is
    /// where such cards lie.
    fn lay(_cx: &Cx<Self>, _slot: Slot, _host: Slot, _under: bool) -> Option<Act> {
        None
    }
    /// Whether a card may be put under or beside another.
    fn bears(_read: &Reader<Self>, _slot: Slot, _host: Slot) -> bool {
        false
    }
    /// What a card that lies under or beside another does when that one moves, and by which rule.
    fn follows(_cx: &Cx<Self>, _slot: Slot, _leader: &Event) -> Option<(Act, Verb, Rule)> {
        None
    }
    /// A player was to take a card from the top of a zone that has none.
    fn dry(cx: &mut Cx<Self>, seat: Seat, zone: Zone, verb: Verb);

    /// The book's procedure in which its player says what is played is for, once its costs are known and before its text
    /// chooses anything; none if there is nothing to say.
    fn designates(_cx: &Cx<Self>, _item: &Item) -> Option<u8> {
        None
    }
    /// The places among which one is named when this is played, with the rule that asks; none if it needs none.
    fn places(_cx: &Cx<Self>, _item: &Item) -> Option<(Rule, u32)> {
        None
    }
    /// The places among which a player would name one who did this, with the rule that asks; none if it needs none.
    fn places_if(_cx: &Cx<Self>, _seat: Seat, _pick: Pick) -> Option<(Rule, u32)> {
        None
    }
    /// Whether an effect may have a player play this card, from wherever it is.
    fn may_play(_cx: &Cx<Self>, _slot: Slot, _seat: Seat, _free: bool) -> bool {
        false
    }
    /// Whether a card that an effect may have a player play can be announced and paid for now.
    fn can_play(cx: &mut Cx<Self>, slot: Slot, seat: Seat, free: bool) -> bool {
        Self::may_play(cx, slot, seat, free)
    }
    /// Has a player play this card because an effect says so, in the middle of whatever else is going on.
    fn play_card(_cx: &mut Cx<Self>, _slot: Slot, _seat: Seat, _free: bool, _cause: Cause) {}

    /// Whether a card may come to a player's side of a zone together with others that one effect brings there.
    fn may_join(_cx: &Cx<Self>, _slot: Slot, _to: Zone, _side: Seat, _comers: &[Slot]) -> bool {
        true
    }
    /// What playing this costs in currency. Like the surcharge and the sources, it depends on nothing but what cards
    /// are, the player's own cards, what the player holds, and the book's notes.
    fn price(cx: &Cx<Self>, item: &Item) -> Price;
    /// What is left to pay of a price, with its extra costs, when everything that raises or lowers it is counted.
    fn adjust(_cx: &Cx<Self>, _item: &Item, price: Price) -> Price {
        price
    }
    /// What a player can put to use, as often as there is of it, to take something off the price of this, with the rule
    /// that says so. Where there is nothing to put to use there is none.
    fn rebate(_cx: &Cx<Self>, _item: &Item) -> Option<(Rule, &'static CostPart)> {
        None
    }
    /// The rule by which an ability lends its extra costs to other things; the usual one, if none.
    fn lent_by(_ability: &Ability) -> Rule {
        Rule::UNNUMBERED
    }
    /// How often the extra costs that an ability lends to other things can be taken on.
    fn lends(_cx: &Cx<Self>, _ability: &Ability) -> u8 {
        1
    }
    /// The same use with whatever its price depends on as it is now, where that is not fixed as it is announced.
    fn anew(_cx: &Cx<Self>, item: &Item) -> Item {
        *item
    }
    /// What else is done to play this in the way in which it is played.
    fn terms<'a>(_cx: &Cx<'a, Self>, _item: &Item) -> &'a [CostPart] {
        &[]
    }
    /// How many units are taken off the price of this, with its extra costs, of parts of it that its player says.
    fn relief(_cx: &Cx<Self>, _item: &Item) -> u8 {
        0
    }
    /// Whether a card that lies this way can be turned that way to pay for this: itself, or one that its player picks.
    fn pays_turned(cx: &Cx<Self>, item: &Item, from: Orientation, to: Orientation, _itself: bool) -> bool {
        from != to || !cx.by(Self::play_cites(cx, item).turned)
    }
    /// Whether a player can pay a part of what this costs with a card like this: one of the own.
    fn pays_with(cx: &Cx<Self>, item: &Item, _part: &CostPart, seat: Seat, slot: Slot) -> bool {
        cx.player_of(slot) == seat || !cx.by(Self::play_cites(cx, item).own)
    }
    /// Lists more cards that a part of a cost can be paid with than those that are as it describes them.
    fn more_pieces(_cx: &Cx<Self>, _item: &Item, _part: &CostPart, _seat: Seat, _out: &mut Vec<Slot>) {}
    /// Whether a source that makes currency lies where it was afterwards, so that a later part of the cost can be paid
    /// with it.
    fn makes_in_place(_cx: &Cx<Self>, _source: &Source) -> bool {
        false
    }
    /// The use of an ability by which a source makes currency, where that costs more than the source itself.
    fn purchase(_cx: &Cx<Self>, _seat: Seat, _source: &Source) -> Option<Item> {
        None
    }
    /// What currency the use of an ability makes, if it does; in this colour, where its player says in which.
    fn promises(_cx: &Cx<Self>, _item: &Item, _colour: Option<Colour>) -> Option<Source> {
        None
    }
    /// Whether a triggered ability is carried out as soon as it triggers.
    fn at_once(_ability: &Ability) -> bool {
        false
    }
    /// What using this costs besides, by the rules.
    fn surcharge(cx: &Cx<Self>, item: &Item) -> Option<&'static CostPart>;
    /// Which traits let what made a unit of currency, of any colour, pay for the colours of this, bit n for trait n of the
    /// pool's bonds.
    fn bonds(_cx: &Cx<Self>, _item: &Item) -> u16 {
        0
    }
    /// Whether what is like this gives the currency it makes its traits: whether it counts as what made it.
    fn bonds_to(_profile: &Profile) -> bool {
        true
    }
    /// How many units may be lost when this price is paid.
    fn surplus(price: &Price) -> u8;
    /// Lists what a player can pay currency with; of what the player holds, each unit.
    fn sources(cx: &Cx<Self>, seat: Seat, out: &mut Vec<Source>);
    /// The rule by which a cost cannot be paid of which this is lacking, where there is one besides the general one.
    fn unpaid(cx: &Cx<Self>, item: &Item, lack: Lack) -> Rule {
        match lack {
            Lack::Turning { .. } => Self::play_cites(cx, item).turned,
            Lack::Units | Lack::Colour(_) | Lack::Counters => Rule::UNNUMBERED,
        }
    }
    /// What happens when a source is spent.
    fn spend(cx: &Cx<Self>, seat: Seat, spent: Spent) -> Option<(Act, Verb)>;
    /// Uses a source that makes currency first; pushes what that takes.
    fn make(cx: &mut Cx<Self>, seat: Seat, source: Source);
    /// The rule under which paying is done.
    fn pay_rule(cx: &Cx<Self>, item: &Item) -> Rule {
        Self::play_cites(cx, item).pay
    }
    /// The rules under which currency is picked, and is spent.
    fn price_rules(cx: &Cx<Self>, item: &Item) -> [Rule; 2] {
        [Self::pay_rule(cx, item); 2]
    }
    /// The rule under which what is not currency is done to pay, under this name.
    fn part_rule(cx: &Cx<Self>, item: &Item, _verb: Verb) -> Rule {
        Self::pay_rule(cx, item)
    }

    /// Whether what a card needs to have an ability counts as there or not whatever there is, for that was settled before.
    fn judged(_read: &Reader<Self>, _scope: &Scope, _present: &Condition) -> Option<bool> {
        None
    }
    /// Whether what a text says of what is between others counts its own source among those, where it last was.
    fn stays_between(_pool: &CardPool, _item: &Item) -> bool {
        false
    }
    /// As what texts that speak of abilities know something that the rules themselves put onto the stack, and the rule
    /// that says so; none if it is no ability.
    fn gives(_routine: Routine) -> Option<(Given, Rule)> {
        None
    }
    /// What something that the rules themselves put onto the stack is called, as a player sees it.
    fn title(_glance: &Glance<Self>, _viewer: Seat, _item: &Item) -> Option<String> {
        None
    }
    /// What an item costs is fixed, and it is about to be paid: where its card is meanwhile. Returns whether that takes
    /// something.
    fn set_out(_cx: &mut Cx<Self>, _item: &Item) -> bool {
        false
    }
    /// The item has been paid for, and not been played yet: what else its player has to do for that. Returns whether there
    /// is something.
    fn instruct(_cx: &mut Cx<Self>, _item: &Item) -> bool {
        false
    }
    /// The item on top of the stack has been announced and paid for.
    fn played(cx: &mut Cx<Self>, item: &Item);
    /// The item has resolved: what becomes of its card.
    fn resolved(cx: &mut Cx<Self>, item: &Item);
    /// The item was cancelled, or had nothing to choose: what becomes of its card.
    fn cancelled(cx: &mut Cx<Self>, item: &Item) {
        Self::resolved(cx, item);
    }
    /// Something that the rules themselves put onto the stack resolves.
    fn run(_cx: &mut Cx<Self>, _routine: Routine, _item: &Item) {}
    /// Runs a procedure that an effect calls on a player; what it proposes and does not commit happens to all players
    /// it is called on at once.
    fn call(cx: &mut Cx<Self>, routine: Routine, seat: Seat, object: Option<Slot>, amount: i32, cause: Cause);
    /// Whether a procedure that an effect may call on a player can be carried out.
    fn can_call(_cx: &Cx<Self>, _routine: Routine, _seat: Seat, _object: Option<Slot>, _item: &Item) -> bool {
        true
    }

    /// Checks the deck of the first seat, which lies where decks lie, for the format of the state. The cards of the
    /// sideboard lie there too, as if they were the second seat's.
    fn check_deck<V: Verdict>(_cx: &Cx<Self>, _verdict: &mut V) {}
    /// Checks that a card can be where a position has it.
    fn check_position<V: Verdict>(cx: &Cx<Self>, slot: Slot, verdict: &mut V);
    /// Sets a position up so that play goes on from a phase of the turn player's turn.
    fn resume(state: &mut State, phase: Phase);
    /// Sets a position up so that play goes on in a phase as soon as players have had priority in it; returns how they
    /// have it, as [`settle`](crate::settle) has flags for it. Nothing, if there is no such phase, or not without more.
    fn resume_begun(_state: &mut State, _phase: Phase) -> Option<i32> {
        None
    }
    /// The registers of a procedure of the book's with priority given in it, and the notes, without those that say nothing
    /// any more about how play goes on.
    fn forget_spent(_state: &State, _frames: &mut [Frame], _notes: &mut [i32; 8]) {}
    /// What the words are called.
    fn vocabulary() -> &'static Vocabulary;
    /// How an option of the pending question reads, where the book knows better than the kernel.
    fn say(glance: &Glance<Self>, question: &Question, pick: Pick) -> Option<String>;
    /// A question as a sentence, where the book knows better than the kernel.
    fn ask(_glance: &Glance<Self>, _question: &Question) -> Option<String> {
        None
    }
    /// The card that a question of the book's own is about, where no option names it.
    fn about(_glance: &Glance<Self>, _question: &Question) -> Option<Slot> {
        None
    }
    /// How an event reads, where the book knows better than the kernel, with its cards as the reader knows them.
    fn tell(_entry: &Entry, _cards: &Cards) -> Option<String> {
        None
    }
    /// What an event is to someone who follows the duel.
    fn part(_entry: &Entry) -> Part {
        Part::Told
    }
    /// Lists what is ever done with a card where it is, each as an answer to a question.
    fn deeds(_glance: &Glance<Self>, _slot: Slot, _out: &mut Vec<(Topic, Pick)>) {}
    /// What an action answers: what is done with priority, or a question of the book's own.
    fn answers(_pick: Pick) -> Topic {
        Topic::Priority
    }
    /// The rule by which a question of the book's own is asked; or one of the kernel's, where the usual one is another.
    fn asks(_topic: Topic) -> Option<Rule> {
        None
    }
}
