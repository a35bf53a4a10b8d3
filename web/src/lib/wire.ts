// Generated from crates/table/src/wire: what page and server say to each other.

/**
 * Places that form a board.
 */
export type BoardInfo = { 
/**
 * The zone of the places.
 */
zone: string, 
/**
 * The name of each place, row by row, the nearest row first; places are numbered in this order.
 */
rows: Array<Array<string>>, 
/**
 * The names of the rows, the nearest first.
 */
row_names: Array<string>, 
/**
 * The names of the columns, from left to right.
 */
columns: Array<string>, };

/**
 * An effect that changes a card.
 */
export type CardChange = { 
/**
 * The name of its source.
 */
source: string, 
/**
 * The text of the ability that causes it.
 */
text: string | null, };

/**
 * A printed card.
 */
export type CardInfo = { 
/**
 * Its number in the pool.
 */
id: number, 
/**
 * Its name.
 */
name: string, 
/**
 * Its code in its set.
 */
code: string, 
/**
 * Its kinds.
 */
kinds: Array<string>, 
/**
 * Its colours.
 */
colours: Array<string>, 
/**
 * Its printed cost: a number, or symbols in braces (`{Red}{2}`); empty if it has none.
 */
cost: string, 
/**
 * Its numbers: their names and values as text.
 */
numbers: Array<[string, string]>, 
/**
 * Keywords and icons.
 */
keywords: Array<string>, 
/**
 * Its traits.
 */
traits: Array<string>, 
/**
 * The line with its kind and numbers, as in a card file.
 */
header: string, 
/**
 * Its abilities, one for each line; symbols stand in braces or brackets.
 */
text: Array<string>, 
/**
 * It can be in a deck.
 */
deckable: boolean, };

/**
 * The cards of a game, or of a pool with a player's own cards.
 */
export type CardList = { 
/**
 * The game.
 */
game: string, 
/**
 * The pool, if it is a player's own.
 */
pool: string | null, 
/**
 * The cards.
 */
cards: Array<CardInfo>, };

/**
 * A message from the page.
 */
export type ClientMessage = { "say": "sit", 
/**
 * The token of the seat.
 */
token: string | null, 
/**
 * The language of the server's messages; English if none is given.
 */
language: LanguageCode | null, } | { "say": "speak", 
/**
 * The new language.
 */
language: LanguageCode, } | { "say": "pick", 
/**
 * The number of the scene.
 */
scene: number, 
/**
 * The numbers of the options.
 */
options: Array<number>, } | { "say": "choose", 
/**
 * The number of the scene.
 */
scene: number, 
/**
 * The numbers of the options; additional ones are numbered after the question's own.
 */
options: Array<number>, } | { "say": "draft", 
/**
 * The number of the scene.
 */
scene: number, 
/**
 * The numbers of the options; if two do not go together, the later one is kept.
 */
options: Array<number>, } | { "say": "cancel", 
/**
 * The number of the scene.
 */
scene: number, } | { "say": "explain", 
/**
 * The number of the scene.
 */
scene: number, 
/**
 * The key of the card.
 */
card: number, } | { "say": "judge", 
/**
 * The number of the scene.
 */
scene: number, 
/**
 * The words.
 */
words: string, } | { "say": "why", 
/**
 * The number of the line.
 */
line: number, } | { "say": "passing" } & Passing | { "say": "concede" } | { "say": "withdraw" } | { "say": "offer_draw" } | { "say": "take_back" } | { "say": "agree", 
/**
 * The offer.
 */
to: Offer, } | { "say": "decline" } | { "say": "rematch" } | { "say": "claim" } | { "say": "ping" };

/**
 * A clock.
 */
export type Clock = { 
/**
 * The seconds each player has.
 */
seconds: number, 
/**
 * The seconds a player gets back for each action.
 */
increment: number, };

/**
 * The deck a player chooses.
 */
export type DeckChoice = { "starter": string } | { "text": string } | "any";

/**
 * A starter deck.
 */
export type DeckInfo = { 
/**
 * The id by which it is chosen.
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * The number of its cards.
 */
cards: number, 
/**
 * Its colours, the most frequent first.
 */
colours: Array<string>, 
/**
 * The text of its deck file.
 */
text: string, };

/**
 * The result of checking a deck.
 */
export type DeckReport = { 
/**
 * Its cards in the order of the text: the number of copies, and the card's number in the pool.
 */
cards: Array<[number, number]>, 
/**
 * The cards of its sideboard, likewise.
 */
side: Array<[number, number]>, 
/**
 * Messages about lines that cannot be read.
 */
unread: Array<string>, 
/**
 * The reasons why it is illegal, each with its rule.
 */
faults: Array<Sentence>, 
/**
 * A few sample hands.
 */
hands: Array<Array<number>>, };

/**
 * A deck to be checked.
 */
export type DeckText = { 
/**
 * The game.
 */
game: string, 
/**
 * The format; the usual one if none is given.
 */
format: string | null, 
/**
 * The pool, if it is a player's own.
 */
pool: string | null, 
/**
 * The text of the deck file.
 */
text: string, 
/**
 * The random seed for the sample hands.
 */
seed: number | null, };

/**
 * The state of a selection that is being made.
 */
export type Drafted = { 
/**
 * The number of the scene.
 */
scene: number, 
/**
 * The options that were asked about.
 */
options: Array<number>, 
/**
 * The options among them that are taken.
 */
taken: Array<number>, 
/**
 * The options that can be added.
 */
open: Array<number>, 
/**
 * The selection may end now.
 */
may_end: boolean, 
/**
 * The price still owed, in symbols, if it is a payment.
 */
due: string | null, };

/**
 * The presentation of a game: what the page shows where, and what it leaves out.
 */
export type DrawingInfo = { 
/**
 * The numbers of a card in play that are shown on it.
 */
numbers: Array<string>, 
/**
 * The zones whose count is shown even if they are empty.
 */
counted: Array<string>, 
/**
 * The zones out of play whose cards are shown.
 */
open: Array<string>, 
/**
 * Marks that are not shown.
 */
plain_marks: Array<string>, 
/**
 * Icons: keywords that matter when a card is played, and are not shown on cards in play.
 */
icons: Array<string>, 
/**
 * Icons that are not shown at all, since they tell the viewer of a card nothing.
 */
silent: Array<string>, 
/**
 * The zones whose cards are counted one by one.
 */
tracks: Array<string>, 
/**
 * The zone of cards that a player wants to achieve, if the game has one.
 */
goals: GoalsInfo | null, 
/**
 * The title for a combat.
 */
bout: string, 
/**
 * The title for the stack.
 */
stack: string, 
/**
 * The zones whose cards beneath others are counted rather than named, with the word for such cards.
 */
beneath: Array<[string, string]>, 
/**
 * The rows of cards in play, in order; a card names its row by its index here. Empty if cards in play stand on a
 * board.
 */
ranks: Array<RankInfo>, };

/**
 * A duel as the lobby lists it.
 */
export type DuelInfo = { 
/**
 * The id by which it is requested.
 */
id: string, 
/**
 * The game.
 */
game: string, 
/**
 * The format, unless it is the usual one.
 */
format: string | null, 
/**
 * The pool, if it is a player's own.
 */
pool: string | null, 
/**
 * The two seats.
 */
players: [SeatInfo, SeatInfo], 
/**
 * The clock.
 */
clock: Clock | null, 
/**
 * The state of the duel.
 */
state: DuelState, 
/**
 * The number of turns that have begun.
 */
turn: number, 
/**
 * The time of the last event in it, in seconds since 1970.
 */
touched: number, };

/**
 * The state of a duel in the lobby.
 */
export type DuelState = "open" | "running" | "over";

/**
 * An explanation of a card.
 */
export type Explained = { 
/**
 * The number of the scene.
 */
scene: number, 
/**
 * The key of the card.
 */
card: number, 
/**
 * Its printed text, line by line.
 */
text: Array<string>, 
/**
 * The effects that change it now.
 */
changes: Array<CardChange>, 
/**
 * The actions its player could take with it, with the reasons against them.
 */
deeds: Array<PossibleAction>, };

/**
 * The point of view from which a frame is seen.
 */
export type FrameViewer = "first" | "second" | "both";

/**
 * A request to play from a position.
 */
export type FromPosition = { 
/**
 * The game.
 */
game: string, 
/**
 * The position as text, as in a ruling.
 */
text: string, 
/**
 * The pool, if the position names a player's own cards.
 */
pool?: string | null, 
/**
 * The player's seat.
 */
seat: number, 
/**
 * The player's name.
 */
name: string, 
/**
 * The computer player opposite.
 */
player: string, };

/**
 * A game, and how the page presents it.
 */
export type GameInfo = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its title.
 */
name: string, 
/**
 * Its title in Japanese.
 */
name_ja: string, 
/**
 * The words of the game, translated into Japanese.
 */
japanese: { [key in string]: string }, 
/**
 * Its starter decks.
 */
decks: Array<DeckInfo>, 
/**
 * The formats, the usual one first; empty if there is only one.
 */
formats: Array<string>, 
/**
 * The computer players.
 */
players: Array<string>, 
/**
 * Phases and steps, in the order of their numbers.
 */
phases: Array<string>, 
/**
 * The phases and steps in the order of the turn.
 */
course: Array<PhaseInfo>, 
/**
 * The phases at which automatic passing stops by default.
 */
stops: Array<StopInfo>, 
/**
 * Kinds of cards.
 */
kinds: Array<string>, 
/**
 * Colours.
 */
colours: Array<string>, 
/**
 * The names of the three orientations: upright, sideways, upside down.
 */
orientations: [string, string, string], 
/**
 * Its zones.
 */
zones: Array<ZoneInfo>, 
/**
 * The zone whose places form a board, if there is one.
 */
board: BoardInfo | null, 
/**
 * The presentation of the game.
 */
drawing: DrawingInfo, };

/**
 * The zone of cards that a player wants to achieve, with its words.
 */
export type GoalsInfo = { 
/**
 * The zone.
 */
zone: string, 
/**
 * The word for a card that is turned.
 */
turned: string, 
/**
 * The word for a card that lies face down.
 */
face_down: string, };

/**
 * A request to take the free seat of a duel.
 */
export type Join = { 
/**
 * The secret word of the invitation; none for an open duel.
 */
invitation: string | null, 
/**
 * The player's name.
 */
name: string, 
/**
 * The player's deck.
 */
deck: DeckChoice, };

/**
 * The answer of the rules to an action described in words.
 */
export type Judged = { 
/**
 * The words that were asked.
 */
words: string, 
/**
 * The picks that do it, if it is allowed.
 */
picks: Array<number> | null, 
/**
 * The reasons against it.
 */
refusals: Array<Sentence>, 
/**
 * The reason why it was not understood, if it was not.
 */
unclear: string | null, };

/**
 * A language of the server's messages.
 */
export type LanguageCode = "en" | "ja";

/**
 * A card that does not compile.
 */
export type LeftOutCard = { 
/**
 * The name of the card, or of the file if it cannot be read at all.
 */
name: string, 
/**
 * The reason, with file, line and what was expected.
 */
why: string, };

/**
 * A line of the log.
 */
export type LogLine = { 
/**
 * The number by which its reason is requested.
 */
line: number, 
/**
 * The turn on which it happened; 0 before the first.
 */
turn: number, 
/**
 * Its words for the viewer: `You draw Harbor Sentinel`.
 */
text: string, 
/**
 * The rule it is based on.
 */
rule: string, };

/**
 * A request to begin a duel.
 */
export type NewDuel = { 
/**
 * The game.
 */
game: string, 
/**
 * The format; the usual one if none is given.
 */
format: string | null, 
/**
 * The pool, if it is played with a player's own cards.
 */
pool: string | null, 
/**
 * The name of the player who begins it.
 */
name: string, 
/**
 * That player's deck.
 */
deck: DeckChoice, 
/**
 * The opponent.
 */
opponent: NewOpponent, 
/**
 * The seat of the player who begins it; random if none is given.
 */
seat: number | null, 
/**
 * The clock, if there is one.
 */
clock: Clock | null, 
/**
 * The random seed; a random one if none is given.
 */
seed: number | null, };

/**
 * The opponent in a new duel.
 */
export type NewOpponent = { "computer": { 
/**
 * The name of the computer player.
 */
player: string, 
/**
 * Its deck.
 */
deck: DeckChoice, } } | { "person": { 
/**
 * The lobby lists the duel.
 */
open: boolean, } };

/**
 * A player's card files or databases, from which a pool is made together with the game's own cards.
 */
export type NewPool = { 
/**
 * The game.
 */
game: string, 
/**
 * The name for the pool.
 */
name: string, 
/**
 * The names and texts of the files.
 */
files: Array<[string, string]>, };

/**
 * Something a player offers the opponent, or asks of the opponent.
 */
export type Offer = "draw" | "take_back";

/**
 * The sort of an option.
 */
export type OptionKind = "pass" | "done" | "yes" | "no" | "act" | "object" | "pay" | "place" | "number" | "other";

/**
 * The settings for passing automatically for a player.
 */
export type Passing = { 
/**
 * Passing is on.
 */
on: boolean, 
/**
 * The numbers of the phases in which the server does not pass on the player's own turn.
 */
own_stops: Array<number>, 
/**
 * The numbers of the phases in which the server does not pass on the opponent's turn.
 */
their_stops: Array<number>, 
/**
 * The server passes at all phases until something happens: the opponent acts, or the player's turn begins.
 */
until_something: boolean, };

/**
 * A phase or step at its point in the turn.
 */
export type PhaseInfo = { 
/**
 * The number of the phase.
 */
phase: number, 
/**
 * It is a step of a longer part of the turn.
 */
step: boolean, 
/**
 * It comes before the first turn, and never again.
 */
before: boolean, };

/**
 * A request to play on from a frame.
 */
export type PlayOn = { 
/**
 * The number of the frame.
 */
at: number, 
/**
 * The player's seat.
 */
seat: number, 
/**
 * The player's name.
 */
name: string, 
/**
 * The computer player opposite.
 */
player: string, };

/**
 * A player's presence and clock.
 */
export type PlayerPresence = { 
/**
 * The player's name.
 */
name: string, 
/**
 * The occupant of the seat.
 */
is: SeatOccupant, 
/**
 * The player is connected, or is the computer.
 */
present: boolean, 
/**
 * The milliseconds left on the player's clock, if there is one.
 */
left_ms: number | null, 
/**
 * The player's clock is running.
 */
running: boolean, };

/**
 * A pool with a player's own cards.
 */
export type PoolInfo = { 
/**
 * The id by which it is requested.
 */
id: string, 
/**
 * The game.
 */
game: string, 
/**
 * Its name.
 */
name: string, 
/**
 * The number of the player's own cards in it.
 */
cards: number, 
/**
 * The cards that do not compile and are left out; only the first of them, if there are many.
 */
left_out: Array<LeftOutCard>, 
/**
 * The number of all cards that do not compile.
 */
not_compiled: number, 
/**
 * The game that the cards seem to belong to, if none of them compiles.
 */
perhaps: string | null, };

/**
 * A possible action with a card.
 */
export type PossibleAction = { 
/**
 * Its words: `play Harbor Sentinel`.
 */
words: string, 
/**
 * The number of the option, if it is offered.
 */
option: number | null, 
/**
 * The reasons against it; empty if it is allowed.
 */
refusals: Array<Sentence>, };

/**
 * The players of a duel: who is present, clocks and offers.
 */
export type Presence = { 
/**
 * The players.
 */
players: [PlayerPresence, PlayerPresence], 
/**
 * The number of spectators.
 */
watching: number, 
/**
 * The milliseconds until the present player may claim the duel, while the other is away. The clocks stand
 * meanwhile.
 */
waits_ms: number | null, 
/**
 * This seat may claim the duel now.
 */
can_claim: boolean, 
/**
 * The player who offers a draw.
 */
draw_offered_by: number | null, 
/**
 * The player who asks to take back.
 */
take_back_asked_by: number | null, 
/**
 * This seat has an action that could be taken back.
 */
can_take_back: boolean, 
/**
 * The players who want another duel.
 */
rematch_wanted_by: Array<number>, 
/**
 * The next duel with the same players, for this seat.
 */
next: Seated | null, };

/**
 * A suggested pick.
 */
export type Proposed = { 
/**
 * The index of the option in the question it answers.
 */
option: number, 
/**
 * Its words.
 */
words: string, 
/**
 * The key of the card it is about.
 */
card: number | null, };

/**
 * The topic of a question, as far as it is shown in a way of its own.
 */
export type QuestionTopic = "priority" | "pay" | "other";

/**
 * A row of cards in play.
 */
export type RankInfo = { 
/**
 * The plural name of the cards in it.
 */
name: string, 
/**
 * It is in front, where cards fight.
 */
front: boolean, 
/**
 * It is shown even if no card is in it.
 */
kept: boolean, };

/**
 * A frame of a replay, with the whole log up to it.
 */
export type ReplayFrame = { 
/**
 * The number of the frame.
 */
at: number, 
/**
 * The scene.
 */
scene: Scene, };

/**
 * A replay.
 */
export type ReplayInfo = { 
/**
 * The id by which it is requested. The replay of a duel of this server has the duel's id.
 */
id: string, 
/**
 * The game.
 */
game: string, 
/**
 * The pool, if it is a player's own.
 */
pool: string | null, 
/**
 * The two players.
 */
players: [SeatInfo, SeatInfo], 
/**
 * The choices, for each question that had more than one option. Frame 0 is before the first choice, frame n after
 * the nth.
 */
steps: Array<ReplayStep>, 
/**
 * The result in words.
 */
end: string, };

/**
 * A choice in a replay.
 */
export type ReplayStep = { 
/**
 * The player who chose.
 */
seat: number, 
/**
 * The choice in words.
 */
words: string, 
/**
 * The turn; 0 before the first.
 */
turn: number, 
/**
 * The player whose turn it was.
 */
player: number, 
/**
 * The number of the phase.
 */
phase: number, };

/**
 * A replay to be uploaded.
 */
export type ReplayText = { 
/**
 * The text, as `shobu replay` reads it.
 */
text: string, 
/**
 * The pool, if it was played with a player's own cards.
 */
pool: string | null, };

/**
 * The state of a duel at one moment, as one viewer sees it.
 */
export type Scene = { 
/**
 * The number of the scene; it grows with every scene that is shown.
 */
number: number, 
/**
 * The viewer's seat, 0 or 1; none for a spectator.
 */
seat: number | null, 
/**
 * The number of turns that have begun; 0 before the first.
 */
turn: number, 
/**
 * The player whose turn it is.
 */
player: number, 
/**
 * The number of the phase or step.
 */
phase: number, 
/**
 * Every zone of both players.
 */
zones: Array<SceneZone>, 
/**
 * The stack: the items that wait to resolve, the newest last, then the items that are resolving.
 */
stack: Array<SceneItem>, 
/**
 * The combats, the innermost last.
 */
bouts: Array<SceneCombat>, 
/**
 * The number of triggered abilities that wait to be put on the stack.
 */
waiting: number, 
/**
 * The counters and currency each player holds, by name.
 */
held: [Array<[string, number]>, Array<[string, number]>], 
/**
 * The pending question.
 */
question: SceneQuestion | null, 
/**
 * The result, if the duel is over.
 */
outcome: SceneOutcome | null, 
/**
 * The duels each player has won, if the duel is part of a match.
 */
score: [number, number] | null, 
/**
 * The number of times the server passed for the viewer since the viewer last answered.
 */
passed: number, 
/**
 * The length of the log before its new lines; older lines beyond it are to be replaced.
 */
log_from: number, 
/**
 * The new lines of the log.
 */
log: Array<LogLine>, };

/**
 * A range of numbers with a fixed step.
 */
export type SceneAmounts = { 
/**
 * The lowest.
 */
least: number, 
/**
 * The highest.
 */
most: number, 
/**
 * The difference from one to the next.
 */
step: number, };

/**
 * A card.
 */
export type SceneCard = { 
/**
 * Its key in this scene.
 */
key: number, 
/**
 * The number of the printed card, if the viewer knows it.
 */
card: number | null, 
/**
 * Its name.
 */
name: string, 
/**
 * The words that tell it from other visible cards of its name: its place, its controller, or which of them it is.
 */
apart: string | null, 
/**
 * It lies face up.
 */
face_up: boolean, 
/**
 * Its owner.
 */
owner: number, 
/**
 * Its number in public zones, for as long as the rules treat it as the same object.
 */
handle: number | null, 
/**
 * Its position in an ordered zone, from the top.
 */
from_top: number | null, 
/**
 * The key of the card it lies under or beside.
 */
attached_to: number | null, 
/**
 * Its place, as the viewer counts places.
 */
place: number, 
/**
 * Its orientation: 0 upright, 1 sideways, 2 upside down.
 */
orientation: number, 
/**
 * Its controller.
 */
controller: number, 
/**
 * Its current kinds.
 */
kinds: Array<string>, 
/**
 * Its current colours.
 */
colours: Array<string>, 
/**
 * Its current numbers.
 */
numbers: Array<SceneNumber>, 
/**
 * Its current keywords.
 */
keywords: Array<string>, 
/**
 * Its marks.
 */
marks: Array<string>, 
/**
 * The damage on it.
 */
damage: number, 
/**
 * The counters on it, by name.
 */
counters: Array<[string, number]>, 
/**
 * The row it lies in, where rows are shown.
 */
rank: number | null, 
/**
 * Its tasks and how far they are done, if it is a card to be achieved.
 */
goals: Array<SceneGoal>, 
/**
 * It was a card to be achieved, and has been achieved.
 */
achieved: boolean, };

/**
 * A combat.
 */
export type SceneCombat = { 
/**
 * The number of the combat.
 */
number: number, 
/**
 * Its place, as the viewer counts places.
 */
place: number, 
/**
 * The names of the cards in it.
 */
cards: Array<string>, 
/**
 * The keys of the cards in it that the viewer sees.
 */
keys: Array<number>, };

/**
 * A task that a card sets.
 */
export type SceneGoal = { 
/**
 * Its name.
 */
name: string, 
/**
 * The number of times it was done.
 */
done: number, 
/**
 * The number of times it must be done.
 */
of: number, 
/**
 * It no longer counts, since the card has been turned.
 */
past: boolean, 
/**
 * The words of the task.
 */
text: string, };

/**
 * A stack item.
 */
export type SceneItem = { 
/**
 * Its unique number.
 */
serial: number, 
/**
 * The name of its source.
 */
source: string, 
/**
 * The number of its source's printed card, if the viewer knows it.
 */
card: number | null, 
/**
 * The key of its source, if the viewer sees it.
 */
key: number | null, 
/**
 * Its title, if the rules themselves put it on the stack.
 */
title: string | null, 
/**
 * The text of the ability, if it is one.
 */
text: string | null, 
/**
 * Its controller.
 */
controller: number, 
/**
 * The keys of the cards it has chosen.
 */
chosen: Array<number>, };

/**
 * A number on a card.
 */
export type SceneNumber = { 
/**
 * Its name.
 */
name: string, 
/**
 * The current value.
 */
now: string, 
/**
 * The printed value, if it differs.
 */
printed: string | null, 
/**
 * 1 if it is higher than printed, -1 if lower, 0 if equal.
 */
change: number, };

/**
 * One option of a question.
 */
export type SceneOption = { 
/**
 * Its words as an action: `play Harbor Sentinel`.
 */
words: string, 
/**
 * The sort of option.
 */
kind: OptionKind, 
/**
 * The key of the card it is about.
 */
card: number | null, 
/**
 * The keys of that card and the interchangeable ones it also stands for.
 */
cards: Array<number>, 
/**
 * The place it is about, as the player who is asked counts places.
 */
place: number | null, 
/**
 * A note: the text of the ability, or what passing leads to.
 */
note: string | null, };

/**
 * The result of a duel.
 */
export type SceneOutcome = { 
/**
 * The winner; none if it is a draw.
 */
winner: number | null, 
/**
 * The reason: a rule, or an event outside the rules such as an agreed draw.
 */
by: Sentence, };

/**
 * A question.
 */
export type SceneQuestion = { 
/**
 * The player who is asked.
 */
seat: number, 
/**
 * Its topic; `other` also where the viewer may not know it.
 */
topic: QuestionTopic, 
/**
 * The rule that asks it.
 */
rule: string, 
/**
 * A short summary of the rule.
 */
gist: string, 
/**
 * The question as a sentence; empty for everyone but the player who is asked.
 */
ask: string, 
/**
 * The card text that asks it, if a card does.
 */
text: string | null, 
/**
 * The price still to be paid, if this is a payment, in symbols: `{Fire}{2}`; none for everyone else.
 */
due: string | null, 
/**
 * The options; empty for everyone else.
 */
options: Array<SceneOption>, 
/**
 * Suggested picks, one after the other, that most people would make: passing, ending a selection, a whole payment.
 * The first is an option of this question.
 */
proposed: Array<Proposed>, 
/**
 * The range of numbers that answer it, if there are too many to list. No options are listed then, and option 0 is
 * the lowest number.
 */
amounts: SceneAmounts | null, 
/**
 * The selection, if the question asks for several.
 */
selection: SceneSelection | null, 
/**
 * The action that the player has begun can still be cancelled.
 */
can_cancel: boolean, };

/**
 * A question that asks for several. With `pick` they are picked one after the other in the listed order, with `choose`
 * together in any order.
 */
export type SceneSelection = { 
/**
 * Options that can be taken besides the question's own; they are numbered after those.
 */
more: Array<SceneOption>, 
/**
 * The numbers of the options, including the additional ones, that can be taken.
 */
takes: Array<number>, 
/**
 * The fewest that must be taken.
 */
least: number, 
/**
 * The most that can be taken; none for a payment, which ends when the price is paid.
 */
most: number | null, };

/**
 * A zone.
 */
export type SceneZone = { 
/**
 * Its name.
 */
zone: string, 
/**
 * The player whose zone it is; 0 for a shared zone.
 */
side: number, 
/**
 * The number of cards in it.
 */
count: number, 
/**
 * The number of cards in it that ends the duel, or that is all there are; none if the game sets no such number.
 */
full: number | null, 
/**
 * The number of cards in each orientation, where that matters.
 */
turned: [number, number, number], 
/**
 * The cards that the viewer sees, the top one first where order matters.
 */
cards: Array<SceneCard>, 
/**
 * Counters on its places: the place, the kind, and the number.
 */
ground: Array<[number, string, number]>, };

/**
 * A seat as the lobby lists it.
 */
export type SeatInfo = { 
/**
 * The player's name.
 */
name: string, 
/**
 * The occupant.
 */
is: SeatOccupant, };

/**
 * The occupant of a seat.
 */
export type SeatOccupant = "person" | "computer" | "nobody";

/**
 * A seat in a duel, with the token that gives access to it.
 */
export type Seated = { 
/**
 * The duel.
 */
duel: string, 
/**
 * The seat.
 */
seat: number, 
/**
 * Its token.
 */
token: string, };

/**
 * A sentence with the rule it is based on.
 */
export type Sentence = { 
/**
 * The sentence.
 */
text: string, 
/**
 * The number of the rule; empty if there is none.
 */
rule: string, 
/**
 * A short summary of the rule.
 */
gist: string, };

/**
 * A message from the server.
 */
export type ServerMessage = { "tell": "welcome" } & Welcome | { "tell": "scene" } & Scene | { "tell": "standing" } & Presence | { "tell": "explained" } & Explained | { "tell": "drafted" } & Drafted | { "tell": "judged" } & Judged | { "tell": "because", 
/**
 * The number of the line.
 */
line: number, 
/**
 * The causes, beginning with the line itself.
 */
chain: Array<Sentence>, } | { "tell": "passing" } & Passing | { "tell": "refused", 
/**
 * The reason, in one sentence.
 */
why: string, 
/**
 * The message; none if it could not be read.
 */
of: ClientMessage | null, } | { "tell": "farewell", 
/**
 * The reason, in one sentence.
 */
why: string, } | { "tell": "pong" };

/**
 * A phase at which automatic passing stops unless the player changes that.
 */
export type StopInfo = { 
/**
 * The phase, by number.
 */
phase: number, 
/**
 * Passing stops here on the player's own turn.
 */
own: boolean, 
/**
 * Passing stops here on the opponent's turn.
 */
theirs: boolean, };

/**
 * The players who see the cards of a zone.
 */
export type VisibilityInfo = "public" | "own" | "nobody";

/**
 * The first message to a connection.
 */
export type Welcome = { 
/**
 * The duel.
 */
duel: string, 
/**
 * The game.
 */
game: string, 
/**
 * The pool of cards, if it is a player's own.
 */
pool: string | null, 
/**
 * The seat; none for a spectator.
 */
seat: number | null, 
/**
 * The secret word by which a friend can take the other seat, while it is free; none for a spectator.
 */
invitation: string | null, };

/**
 * A zone.
 */
export type ZoneInfo = { 
/**
 * Its name.
 */
name: string, 
/**
 * Both players share it.
 */
shared: boolean, 
/**
 * The players who see its cards.
 */
sight: VisibilityInfo, 
/**
 * Its order matters.
 */
ordered: boolean, 
/**
 * Its cards are in play.
 */
in_play: boolean, 
/**
 * The orientation of its cards matters.
 */
turns: boolean, };
