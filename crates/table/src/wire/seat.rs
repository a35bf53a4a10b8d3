//! Messages on the WebSocket of one seat.

use super::{Scene, Sentence};
use duel::observe::language::Language;
use serde::{Deserialize, Serialize};

/// A message from the page.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "say", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Takes a seat by its token, or watches without one. This is the first message.
    Sit {
        /// The token of the seat.
        token: Option<String>,
        /// The language of the server's messages; English if none is given.
        language: Option<LanguageCode>,
    },
    /// Changes the language of the server's messages.
    Speak {
        /// The new language.
        language: LanguageCode,
    },
    /// Answers the question of a scene and, with several picks, the questions that follow from it.
    Pick {
        /// The number of the scene.
        scene: u32,
        /// The numbers of the options.
        options: Vec<u16>,
    },
    /// Answers the question of a scene that asks for several, in any order.
    Choose {
        /// The number of the scene.
        scene: u32,
        /// The numbers of the options; additional ones are numbered after the question's own.
        options: Vec<u16>,
    },
    /// Asks what a selection comes to so far, without answering.
    Draft {
        /// The number of the scene.
        scene: u32,
        /// The numbers of the options; if two do not go together, the later one is kept.
        options: Vec<u16>,
    },
    /// Cancels the action that the player has begun.
    Cancel {
        /// The number of the scene.
        scene: u32,
    },
    /// Asks about a card: its text, what changes it, what may be done with it, and if not, why.
    Explain {
        /// The number of the scene.
        scene: u32,
        /// The key of the card.
        card: u16,
    },
    /// Asks in words if something may be done: `attack with Harbor Sentinel`.
    Judge {
        /// The number of the scene.
        scene: u32,
        /// The words.
        words: String,
    },
    /// Asks how a line of the log came about.
    Why {
        /// The number of the line.
        line: usize,
    },
    /// Changes where the server passes for the player.
    Passing(Passing),
    /// Concedes.
    Concede,
    /// Withdraws a duel that nobody has joined yet.
    Withdraw,
    /// Offers a draw. If both players offer one, they agree.
    OfferDraw,
    /// Asks to take back the last action. Against the computer it is taken back at once.
    TakeBack,
    /// Agrees to what the opponent offers or asks for.
    Agree {
        /// The offer.
        to: Offer,
    },
    /// Declines what the opponent offers or asks for.
    Decline,
    /// Asks for another duel with the same decks.
    Rematch,
    /// Claims the duel from an opponent who has been away for too long.
    Claim,
    /// Keeps the connection alive.
    Ping,
}

/// Something a player offers the opponent, or asks of the opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Offer {
    /// A draw.
    Draw,
    /// Taking back the last action.
    TakeBack,
}

/// A language of the server's messages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum LanguageCode {
    /// English.
    #[default]
    En,
    /// Japanese.
    Ja,
}

impl From<LanguageCode> for Language {
    fn from(tongue: LanguageCode) -> Self {
        match tongue {
            LanguageCode::En => Self::English,
            LanguageCode::Ja => Self::Japanese,
        }
    }
}

/// The settings for passing automatically for a player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Passing {
    /// Passing is on.
    pub on: bool,
    /// The numbers of the phases in which the server does not pass on the player's own turn.
    pub own_stops: Vec<u8>,
    /// The numbers of the phases in which the server does not pass on the opponent's turn.
    pub their_stops: Vec<u8>,
    /// The server passes at all phases until something happens: the opponent acts, or the player's turn begins.
    pub until_something: bool,
}

/// A message from the server.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "tell", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The seat is taken, or someone watches.
    Welcome(Welcome),
    /// The current scene.
    Scene(Box<Scene>),
    /// The players: who is present, clocks and offers.
    Standing(Presence),
    /// The answer to `explain`.
    Explained(Explained),
    /// The answer to `draft`.
    Drafted(Drafted),
    /// The answer to `judge`.
    Judged(Judged),
    /// The answer to `why`: the line, its cause, the cause of that, and so on.
    Because {
        /// The number of the line.
        line: usize,
        /// The causes, beginning with the line itself.
        chain: Vec<Sentence>,
    },
    /// The player's current settings for passing.
    Passing(Passing),
    /// A message was refused; everything is as before.
    Refused {
        /// The reason, in one sentence.
        why: String,
        /// The message; none if it could not be read.
        of: Option<ClientMessage>,
    },
    /// The last message on this connection: the seat is not available, and connecting again would not help.
    Farewell {
        /// The reason, in one sentence.
        why: String,
    },
    /// The answer to `ping`.
    Pong,
}

/// The state of a selection that is being made.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Drafted {
    /// The number of the scene.
    pub scene: u32,
    /// The options that were asked about.
    pub options: Vec<u16>,
    /// The options among them that are taken.
    pub taken: Vec<u16>,
    /// The options that can be added.
    pub open: Vec<u16>,
    /// The selection may end now.
    pub may_end: bool,
    /// The price still owed, in symbols, if it is a payment.
    pub due: Option<String>,
}

/// The first message to a connection.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Welcome {
    /// The duel.
    pub duel: String,
    /// The game.
    pub game: String,
    /// The pool of cards, if it is a player's own.
    pub pool: Option<String>,
    /// The seat; none for a spectator.
    pub seat: Option<u8>,
    /// The secret word by which a friend can take the other seat, while it is free; none for a spectator.
    pub invitation: Option<String>,
}

/// The players of a duel: who is present, clocks and offers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Presence {
    /// The players.
    pub players: [PlayerPresence; 2],
    /// The number of spectators.
    pub watching: usize,
    /// The milliseconds until the present player may claim the duel, while the other is away. The clocks stand
    /// meanwhile.
    pub waits_ms: Option<u64>,
    /// This seat may claim the duel now.
    pub can_claim: bool,
    /// The player who offers a draw.
    pub draw_offered_by: Option<u8>,
    /// The player who asks to take back.
    pub take_back_asked_by: Option<u8>,
    /// This seat has an action that could be taken back.
    pub can_take_back: bool,
    /// The players who want another duel.
    pub rematch_wanted_by: Vec<u8>,
    /// The next duel with the same players, for this seat.
    pub next: Option<Seated>,
}

/// A player's presence and clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlayerPresence {
    /// The player's name.
    pub name: String,
    /// The occupant of the seat.
    pub is: SeatOccupant,
    /// The player is connected, or is the computer.
    pub present: bool,
    /// The milliseconds left on the player's clock, if there is one.
    pub left_ms: Option<u64>,
    /// The player's clock is running.
    pub running: bool,
}

/// The occupant of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum SeatOccupant {
    /// A person.
    Person,
    /// The computer.
    Computer,
    /// Nobody yet.
    Nobody,
}

/// A seat in a duel, with the token that gives access to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Seated {
    /// The duel.
    pub duel: String,
    /// The seat.
    pub seat: u8,
    /// Its token.
    pub token: String,
}

/// An explanation of a card.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Explained {
    /// The number of the scene.
    pub scene: u32,
    /// The key of the card.
    pub card: u16,
    /// Its printed text, line by line.
    pub text: Vec<String>,
    /// The effects that change it now.
    pub changes: Vec<CardChange>,
    /// The actions its player could take with it, with the reasons against them.
    pub deeds: Vec<PossibleAction>,
}

/// An effect that changes a card.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CardChange {
    /// The name of its source.
    pub source: String,
    /// The text of the ability that causes it.
    pub text: Option<String>,
}

/// A possible action with a card.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PossibleAction {
    /// Its words: `play Harbor Sentinel`.
    pub words: String,
    /// The number of the option, if it is offered.
    pub option: Option<usize>,
    /// The reasons against it; empty if it is allowed.
    pub refusals: Vec<Sentence>,
}

/// The answer of the rules to an action described in words.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Judged {
    /// The words that were asked.
    pub words: String,
    /// The picks that do it, if it is allowed.
    pub picks: Option<Vec<usize>>,
    /// The reasons against it.
    pub refusals: Vec<Sentence>,
    /// The reason why it was not understood, if it was not.
    pub unclear: Option<String>,
}
