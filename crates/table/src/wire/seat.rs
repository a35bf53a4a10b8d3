//! What goes over the wire of one seat.

use super::{Scene, Sentence};
use duel::language::Language;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What the page says.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "say", rename_all = "snake_case", deny_unknown_fields)]
pub enum Said {
    /// The first message: takes a seat by its token, or watches without one.
    Sit {
        /// The token of the seat.
        token: Option<String>,
        /// In which language things are told; English if nothing is said.
        language: Option<Tongue>,
    },
    /// Changes the language in which things are told.
    Speak {
        /// To which.
        language: Tongue,
    },
    /// Answers the question of a scene, and what follows from it if there are several picks.
    Pick {
        /// Which scene.
        scene: u32,
        /// Which options.
        options: Vec<u16>,
    },
    /// Answers the question of a scene that asks for several, whatever their order.
    Choose {
        /// Which scene.
        scene: u32,
        /// Which options of it; what can be taken besides them counts on from the last.
        options: Vec<u16>,
    },
    /// Asks what such an answer comes to so far.
    Draft {
        /// Which scene.
        scene: u32,
        /// Which options of it: what does not go together with a later one gives way.
        options: Vec<u16>,
    },
    /// Calls off what was begun since the player last acted.
    Cancel {
        /// In which scene.
        scene: u32,
    },
    /// Asks what a card is, what changes it, what may be done with it and why not.
    Explain {
        /// In which scene.
        scene: u32,
        /// Which card.
        card: u16,
    },
    /// Asks whether something may be done, in words: `attack with Harbor Sentinel`.
    Judge {
        /// In which scene.
        scene: u32,
        /// What.
        words: String,
    },
    /// Asks how a line of the log came about.
    Why {
        /// Which line.
        line: usize,
    },
    /// Says where passing is done for the player.
    Passing(Passing),
    /// Gives up.
    Concede,
    /// Calls off a duel that nobody has joined yet.
    Withdraw,
    /// Offers a draw. Two who offer one agree.
    OfferDraw,
    /// Asks to take back the last answer. Free against the computer.
    TakeBack,
    /// Agrees to what the opponent offers or asks for.
    Agree {
        /// To what.
        to: Offer,
    },
    /// Declines what the opponent offers or asks for.
    Decline,
    /// Wants to play again with the same decks.
    Rematch,
    /// Claims the duel from an opponent who has been away for too long.
    Claim,
    /// Nothing: keeps the wire alive.
    Ping,
}

/// What a player can offer the other, or ask of the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Offer {
    /// That the duel is a draw.
    Draw,
    /// That the last answer is taken back.
    TakeBack,
}

/// A language in which things are told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Tongue {
    /// English.
    #[default]
    En,
    /// Japanese.
    Ja,
}

impl From<Tongue> for Language {
    fn from(tongue: Tongue) -> Self {
        match tongue {
            Tongue::En => Self::English,
            Tongue::Ja => Self::Japanese,
        }
    }
}

/// Where passing is done for a player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Passing {
    /// Whether it is done at all.
    pub on: bool,
    /// The phases in which it is not, on one's own turn, by number.
    pub own_stops: Vec<u8>,
    /// The phases in which it is not on the opponent's.
    pub their_stops: Vec<u8>,
    /// Whether everything is passed until something happens: the opponent acts, or the player's turn begins.
    pub until_something: bool,
}

/// What the server tells.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "tell", rename_all = "snake_case")]
pub enum Told {
    /// The seat is taken.
    Welcome(Welcome),
    /// What is seen now.
    Scene(Box<Scene>),
    /// How the players are.
    Standing(Standing),
    /// A card is explained.
    Explained(Explained),
    /// What an answer to a question that asks for several comes to so far.
    Drafted(Drafted),
    /// Something that was asked in words is answered.
    Judged(Judged),
    /// How a line of the log came about: the line, what set it off, what set that off, and so on.
    Because {
        /// Which line was asked for.
        line: usize,
        /// The chain.
        chain: Vec<Sentence>,
    },
    /// Where passing is done for the player now.
    Passing(Passing),
    /// A message was refused; everything is as before.
    Refused {
        /// Why, in one sentence.
        why: String,
        /// The message; nothing if it was not read.
        of: Option<Said>,
    },
    /// The last word on this wire: the seat is not to be had, and coming again would not help.
    Farewell {
        /// Why, in one sentence.
        why: String,
    },
    /// The answer to a ping.
    Pong,
}

/// What an answer to a question that asks for several comes to so far.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Drafted {
    /// Of which scene.
    pub scene: u32,
    /// Which options were asked about.
    pub options: Vec<u16>,
    /// Which of them are taken.
    pub taken: Vec<u16>,
    /// Which can be added.
    pub open: Vec<u16>,
    /// Whether it may end so.
    pub may_end: bool,
    /// What is still owed, in symbols, if it is a payment.
    pub due: Option<String>,
}

/// What a seat is told first.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Welcome {
    /// The duel.
    pub duel: String,
    /// The game.
    pub game: String,
    /// The pool of cards, if it is a player's own.
    pub pool: Option<String>,
    /// Which seat this is; none for someone who watches.
    pub seat: Option<u8>,
    /// The word with which a friend can take the other seat, while it is free and this seat may invite.
    pub invitation: Option<String>,
}

/// How the players are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Standing {
    /// The players.
    pub players: [PlayerStanding; 2],
    /// How many watch.
    pub watching: usize,
    /// Until both are there the clocks stand; after so many milliseconds the other may claim the duel.
    pub waits_ms: Option<u64>,
    /// Whether this seat may claim the duel now.
    pub can_claim: bool,
    /// Who offers a draw.
    pub draw_offered_by: Option<u8>,
    /// Who asks to take back.
    pub take_back_asked_by: Option<u8>,
    /// Whether there is something that this seat could take back.
    pub can_take_back: bool,
    /// Who wants to play again.
    pub rematch_wanted_by: Vec<u8>,
    /// The duel that is played next, for this seat.
    pub next: Option<Seated>,
}

/// How a player is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct PlayerStanding {
    /// What the player is called.
    pub name: String,
    /// Who it is.
    pub is: Sitting,
    /// Whether the player is there.
    pub present: bool,
    /// How many milliseconds the player has left, if there is a clock.
    pub left_ms: Option<u64>,
    /// Whether the player's clock is running.
    pub running: bool,
}

/// Who sits on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Sitting {
    /// A person.
    Person,
    /// The computer.
    Computer,
    /// Nobody yet.
    Nobody,
}

/// A seat in a duel, for the one who may take it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Seated {
    /// The duel.
    pub duel: String,
    /// Which seat.
    pub seat: u8,
    /// Its token.
    pub token: String,
}

/// A card, explained.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Explained {
    /// In which scene.
    pub scene: u32,
    /// Which card.
    pub card: u16,
    /// What is printed on it, line by line.
    pub text: Vec<String>,
    /// What changes it now: the card it comes from, and the text.
    pub changes: Vec<Change>,
    /// What its owner could do with it, and what is against that.
    pub deeds: Vec<Deed>,
}

/// What changes a card.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Change {
    /// The card that the change comes from.
    pub source: String,
    /// The text that does it.
    pub text: Option<String>,
}

/// Something that could be done with a card.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Deed {
    /// How it reads: `play Harbor Sentinel`.
    pub words: String,
    /// The option that does it, if it is offered.
    pub option: Option<usize>,
    /// What is against it; empty if it may be done.
    pub refusals: Vec<Sentence>,
}

/// What the rules say to something that was asked in words.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Judged {
    /// What was asked.
    pub words: String,
    /// The picks that do it, if it may be done.
    pub picks: Option<Vec<usize>>,
    /// What is against it.
    pub refusals: Vec<Sentence>,
    /// Why it was not understood, if it was not.
    pub unclear: Option<String>,
}
