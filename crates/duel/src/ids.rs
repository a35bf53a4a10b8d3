//! The words a rule book supplies: zones, kinds, colours, numbers, verbs and the rest are small
//! numbers here, and only the book knows what they are called.

use serde::{Deserialize, Serialize};

macro_rules! words {
    ($($(#[$doc:meta])* $name:ident($int:ty)),* $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub $int);

        impl $name {
            /// The word's number, for indexing tables.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }
    )*};
}

words! {
    /// A zone that cards can be in.
    Zone(u8),
    /// A kind of card.
    Kind(u8),
    /// A colour, element or aspect that payments can ask for.
    Colour(u8),
    /// One of a card's printed numbers.
    Number(u8),
    /// A keyword or icon that is either there or not.
    Keyword(u8),
    /// A deed to or by a card: the name under which an event happens, and by which it can be forbidden.
    Verb(u8),
    /// A lasting note on an object, such as "has attacked this turn".
    Mark(u8),
    /// A kind of counter; numbered per pool, because cards invent them.
    Counter(u8),
    /// A procedure of the rule book that an effect may call.
    Routine(u8),
    /// A class of abilities in the book's own terms.
    Label(u8),
    /// A relation between places of a zone: adjacent, in one line.
    Relation(u8),
    /// A phase or step of a turn.
    Phase(u8),
    /// A card name; numbered per pool.
    Name(u16),
    /// A job, race, category or other word cards are grouped by; numbered per pool.
    Trait(u16),
    /// A printed card of the pool.
    CardId(u16),
    /// An ability of the pool.
    AbilityId(u16),
    /// A numbered rule of the book, by its place in the book's index.
    Rule(u16),
}

impl Rule {
    /// No numbered rule.
    pub const UNNUMBERED: Self = Self(u16::MAX);
}

macro_rules! word_sets {
    ($($(#[$doc:meta])* $set:ident of $word:ident in $int:ty),* $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $set(pub $int);

        impl $set {
            /// The set without members.
            pub const EMPTY: Self = Self(0);
            /// The set of everything.
            pub const ALL: Self = Self(<$int>::MAX);

            /// The set of the given words.
            pub const fn of(words: &[$word]) -> Self {
                let mut bits = 0;
                let mut i = 0;
                while i < words.len() {
                    bits |= 1 << words[i].0;
                    i += 1;
                }
                Self(bits)
            }
            /// Returns true if `word` is a member.
            #[inline]
            pub const fn has(self, word: $word) -> bool {
                self.0 >> word.0 & 1 == 1
            }
            /// Returns true if the sets share a member.
            #[inline]
            pub const fn meets(self, other: Self) -> bool {
                self.0 & other.0 != 0
            }
            /// Returns true if every member of `other` is a member of this set.
            #[inline]
            pub const fn covers(self, other: Self) -> bool {
                self.0 & other.0 == other.0
            }
            /// This set with `word`.
            #[inline]
            pub const fn with(self, word: $word) -> Self {
                Self(self.0 | 1 << word.0)
            }
            /// This set without `word`.
            #[inline]
            pub const fn without(self, word: $word) -> Self {
                Self(self.0 & !(1 << word.0))
            }
            /// The members of either set.
            #[inline]
            pub const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
            /// Returns true if there are no members.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }
            /// The number of members.
            #[inline]
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }
            /// The members in ascending order.
            pub fn iter(self) -> impl Iterator<Item = $word> {
                let mut bits = self.0;
                std::iter::from_fn(move || {
                    (bits != 0).then(|| {
                        let low = bits.trailing_zeros();
                        bits &= bits - 1;
                        $word(low as _)
                    })
                })
            }
        }
    )*};
}

word_sets! {
    /// A set of zones.
    Zones of Zone in u32,
    /// A set of kinds.
    Kinds of Kind in u32,
    /// A set of colours.
    Colours of Colour in u16,
    /// A set of numbers.
    Numbers of Number in u8,
    /// A set of keywords.
    Keywords of Keyword in u64,
    /// A set of verbs.
    Verbs of Verb in u64,
    /// A set of marks.
    Marks of Mark in u32,
}

/// The greatest number of numbers that a card can have.
pub const NUMBERS: usize = 4;
/// The greatest number of colours.
pub const COLOURS: usize = 10;

/// One of the two players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat named first when a duel is set up.
    pub const FIRST: Self = Self(0);
    /// The other one.
    pub const SECOND: Self = Self(1);
    /// Both seats.
    pub const BOTH: [Self; 2] = [Self(0), Self(1)];

    /// The opponent.
    #[inline]
    pub const fn other(self) -> Self {
        Self(self.0 ^ 1)
    }
    /// The seat's number, for indexing tables.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The traits of a card: a short sorted list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Traits([u16; 8]);

impl Default for Traits {
    fn default() -> Self {
        Self([u16::MAX; 8])
    }
}

impl Traits {
    /// Returns true if `word` is in the list.
    #[inline]
    pub fn has(&self, word: Trait) -> bool {
        self.0.contains(&word.0)
    }
    /// Adds `word`; a ninth word is dropped.
    pub fn add(&mut self, word: Trait) {
        if !self.has(word) && self.0[7] == u16::MAX {
            self.0[7] = word.0;
            self.0.sort_unstable();
        }
    }
    /// The words in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = Trait> + '_ {
        self.0.iter().filter(|&&t| t != u16::MAX).map(|&t| Trait(t))
    }
}

impl FromIterator<Trait> for Traits {
    fn from_iter<I: IntoIterator<Item = Trait>>(words: I) -> Self {
        words.into_iter().fold(Self::default(), |mut all, word| {
            all.add(word);
            all
        })
    }
}
