// Generated from crates/table/src/wire: what page and server say to each other.

/**
 * Places that are a board.
 */
export type BoardInfo = { 
/**
 * Which zone's.
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
 * A printed card.
 */
export type CardInfo = { 
/**
 * Its number in the pool.
 */
id: number, 
/**
 * What it is called.
 */
name: string, 
/**
 * Its number in its set.
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
 * Its cost, as it is printed: a number, or symbols in braces (`{Red}{2}`); empty if it has none.
 */
cost: string, 
/**
 * Its numbers, by name, as they are written.
 */
numbers: Array<[string, string]>, 
/**
 * Keywords and icons.
 */
keywords: Array<string>, 
/**
 * The words it is grouped by.
 */
traits: Array<string>, 
/**
 * The line that says what it is, as a card file has it.
 */
header: string, 
/**
 * Its abilities, a line each; symbols stand in braces or brackets.
 */
text: Array<string>, 
/**
 * Whether it can be in a deck.
 */
deckable: boolean, };

/**
 * The cards of a game, or of a pool of a player's own.
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
 * What changes a card.
 */
export type Change = { 
/**
 * The card that the change comes from.
 */
source: string, 
/**
 * The text that does it.
 */
text: string | null, };

/**
 * A clock.
 */
export type Clock = { 
/**
 * How many seconds each player has.
 */
seconds: number, 
/**
 * How many seconds come back with each answer.
 */
increment: number, };

/**
 * A deck to play with.
 */
export type DeckChoice = { "starter": string } | { "text": string } | "any";

/**
 * A deck that can be played with.
 */
export type DeckInfo = { 
/**
 * By which it is asked for.
 */
id: string, 
/**
 * What it is called.
 */
name: string, 
/**
 * How many cards it has.
 */
cards: number, 
/**
 * Its colours, the most frequent first.
 */
colours: Array<string>, 
/**
 * It as text, as a deck file has it.
 */
text: string, };

/**
 * What is to be said of a deck.
 */
export type DeckReport = { 
/**
 * Its cards: how many of which, by their numbers in the pool, in the order of the text.
 */
cards: Array<[number, number]>, 
/**
 * The cards besides.
 */
side: Array<[number, number]>, 
/**
 * Lines that are not understood.
 */
unread: Array<string>, 
/**
 * What is against it, each with its rule.
 */
faults: Array<Sentence>, 
/**
 * A few hands it could begin with.
 */
hands: Array<Array<number>>, };

/**
 * A deck to be looked at.
 */
export type DeckText = { 
/**
 * The game.
 */
game: string, 
/**
 * The format; the usual one if it says none.
 */
format: string | null, 
/**
 * The pool, if it is a player's own.
 */
pool: string | null, 
/**
 * The deck, as a deck file has it.
 */
text: string, 
/**
 * Where the chance begins that deals its hands: another number, other hands.
 */
seed: number | null, };

/**
 * Something that could be done with a card.
 */
export type Deed = { 
/**
 * How it reads: `play Harbor Sentinel`.
 */
words: string, 
/**
 * The option that does it, if it is offered.
 */
option: number | null, 
/**
 * What is against it; empty if it may be done.
 */
refusals: Array<Sentence>, };

/**
 * What an answer to a question that asks for several comes to so far.
 */
export type Drafted = { 
/**
 * Of which scene.
 */
scene: number, 
/**
 * Which options were asked about.
 */
options: Array<number>, 
/**
 * Which of them are taken.
 */
taken: Array<number>, 
/**
 * Which can be added.
 */
open: Array<number>, 
/**
 * Whether it may end so.
 */
may_end: boolean, 
/**
 * What is still owed, in symbols, if it is a payment.
 */
due: string | null, };

/**
 * What of a game is shown at the table, and what says no more than the table shows anyway.
 */
export type DrawingInfo = { 
/**
 * The numbers of a card in play that are shown on it.
 */
numbers: Array<string>, 
/**
 * The zones that are counted even if they are empty.
 */
counted: Array<string>, 
/**
 * The zones out of play whose cards lie open.
 */
open: Array<string>, 
/**
 * Marks that are not shown.
 */
plain_marks: Array<string>, 
/**
 * Icons, which matter when a card is played and not when it is in play.
 */
icons: Array<string>, 
/**
 * Icons that say nothing to who sees the card.
 */
silent: Array<string>, 
/**
 * The zones whose cards are counted one by one.
 */
tracks: Array<string>, 
/**
 * The zone of what a player wants to achieve, and how its cards are called that are turned or lie face down.
 */
goals: GoalsInfo | null, 
/**
 * What is fought out.
 */
bout: string, 
/**
 * Where what is played is, until it has resolved.
 */
stack: string, 
/**
 * The zones of cards beneath others that are counted, not named, and what such cards are called.
 */
beneath: Array<[string, string]>, 
/**
 * The rows of cards in play, in their order; a card names its row by its place here. Empty if they stand on a
 * board.
 */
ranks: Array<RankInfo>, };

/**
 * A duel as the lobby lists it.
 */
export type DuelInfo = { 
/**
 * By which it is asked for.
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
 * Who plays.
 */
players: [SeatInfo, SeatInfo], 
/**
 * The clock.
 */
clock: Clock | null, 
/**
 * How far it is.
 */
state: DuelState, 
/**
 * How many turns have begun.
 */
turn: number, 
/**
 * When something last happened in it, in seconds since 1970.
 */
touched: number, };

/**
 * How far a duel is.
 */
export type DuelState = "open" | "running" | "over";

/**
 * A card, explained.
 */
export type Explained = { 
/**
 * In which scene.
 */
scene: number, 
/**
 * Which card.
 */
card: number, 
/**
 * What is printed on it, line by line.
 */
text: Array<string>, 
/**
 * What changes it now: the card it comes from, and the text.
 */
changes: Array<Change>, 
/**
 * What its owner could do with it, and what is against that.
 */
deeds: Array<Deed>, };

/**
 * A frame of a replay, with the whole log up to it.
 */
export type Frame = { 
/**
 * Which.
 */
at: number, 
/**
 * What is seen.
 */
scene: Scene, };

/**
 * Through whose eyes a frame is seen.
 */
export type FrameEye = "first" | "second" | "both";

/**
 * A position as text, to be played from.
 */
export type FromPosition = { 
/**
 * The game.
 */
game: string, 
/**
 * The position, as a ruling has it.
 */
text: string, 
/**
 * The pool, if it speaks of a player's own cards.
 */
pool?: string | null, 
/**
 * On which seat.
 */
seat: number, 
/**
 * Who plays.
 */
name: string, 
/**
 * The computer player opposite.
 */
player: string, };

/**
 * A game, and what of it is shown at the table.
 */
export type GameInfo = { 
/**
 * Its id.
 */
id: string, 
/**
 * What it is called.
 */
name: string, 
/**
 * The same in Japanese.
 */
name_ja: string, 
/**
 * The words of the game in Japanese.
 */
japanese: { [key in string]: string }, 
/**
 * Its starter decks.
 */
decks: Array<DeckInfo>, 
/**
 * The formats of play, the usual one first; empty if there is but one.
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
 * The same in the order in which they come.
 */
course: Array<PhaseInfo>, 
/**
 * Whether a player is ever asked to act or pass in each.
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
 * What the three orientations are called: upright, sideways, upside down.
 */
orientations: [string, string, string], 
/**
 * Its zones.
 */
zones: Array<ZoneInfo>, 
/**
 * The zone whose places are a board, if there is one.
 */
board: BoardInfo | null, 
/**
 * What is shown where.
 */
drawing: DrawingInfo, };

/**
 * Where what a player wants to achieve lies.
 */
export type GoalsInfo = { 
/**
 * The zone.
 */
zone: string, 
/**
 * What a card is called that is turned.
 */
turned: string, 
/**
 * What a card is called that lies face down.
 */
face_down: string, };

/**
 * A free seat to be taken.
 */
export type Join = { 
/**
 * The word of the invitation; none for an open duel.
 */
invitation: string | null, 
/**
 * Who comes.
 */
name: string, 
/**
 * With which deck.
 */
deck: DeckChoice, };

/**
 * What the rules say to something that was asked in words.
 */
export type Judged = { 
/**
 * What was asked.
 */
words: string, 
/**
 * The picks that do it, if it may be done.
 */
picks: Array<number> | null, 
/**
 * What is against it.
 */
refusals: Array<Sentence>, 
/**
 * Why it was not understood, if it was not.
 */
unclear: string | null, };

/**
 * A card that does not compile.
 */
export type LeftOut = { 
/**
 * Which card, or which file if it cannot be read at all.
 */
name: string, 
/**
 * Why: with file, line and what was expected.
 */
why: string, };

/**
 * A line of the log.
 */
export type LogLine = { 
/**
 * By which one asks why it happened.
 */
line: number, 
/**
 * On which turn it happened; 0 before the first.
 */
turn: number, 
/**
 * How it reads to who sees it: `You draw Harbor Sentinel`.
 */
text: string, 
/**
 * The rule it rests on.
 */
rule: string, };

/**
 * A duel to be begun.
 */
export type NewDuel = { 
/**
 * The game.
 */
game: string, 
/**
 * The format; the usual one if it says none.
 */
format: string | null, 
/**
 * The pool of a player's own cards, if one is played with.
 */
pool: string | null, 
/**
 * Who begins it.
 */
name: string, 
/**
 * That player's deck.
 */
deck: DeckChoice, 
/**
 * Who sits opposite.
 */
opponent: NewOpponent, 
/**
 * On which seat the one who begins it sits; by chance if it says none.
 */
seat: number | null, 
/**
 * The clock, if there is one.
 */
clock: Clock | null, 
/**
 * Where chance begins; anywhere if it says nothing.
 */
seed: number | null, };

/**
 * Who sits opposite.
 */
export type NewOpponent = { "computer": { 
/**
 * Which player it is.
 */
player: string, 
/**
 * Its deck.
 */
deck: DeckChoice, } } | { "person": { 
/**
 * Whether the lobby lists it.
 */
open: boolean, } };

/**
 * A player's card files or databases, to be made a pool together with the cards that come with the game.
 */
export type NewPool = { 
/**
 * The game.
 */
game: string, 
/**
 * What it is to be called.
 */
name: string, 
/**
 * The files: names and texts.
 */
files: Array<[string, string]>, };

/**
 * What a player can offer the other, or ask of the other.
 */
export type Offer = "draw" | "take_back";

/**
 * What sort of option it is.
 */
export type OptionKind = "pass" | "done" | "yes" | "no" | "act" | "object" | "pay" | "place" | "number" | "other";

/**
 * Where passing is done for a player.
 */
export type Passing = { 
/**
 * Whether it is done at all.
 */
on: boolean, 
/**
 * The phases in which it is not, on one's own turn, by number.
 */
own_stops: Array<number>, 
/**
 * The phases in which it is not on the opponent's.
 */
their_stops: Array<number>, 
/**
 * Whether everything is passed until something happens: the opponent acts, or the player's turn begins.
 */
until_something: boolean, };

/**
 * A phase or step, in its place in the turn.
 */
export type PhaseInfo = { 
/**
 * Which one, by number.
 */
phase: number, 
/**
 * Whether it is a step of a longer part of the turn.
 */
step: boolean, 
/**
 * Whether it comes before the first turn, and never again.
 */
before: boolean, };

/**
 * A frame to play on from.
 */
export type PlayOn = { 
/**
 * Which frame.
 */
at: number, 
/**
 * On which seat.
 */
seat: number, 
/**
 * Who plays.
 */
name: string, 
/**
 * The computer player opposite.
 */
player: string, };

/**
 * How a player is.
 */
export type PlayerStanding = { 
/**
 * What the player is called.
 */
name: string, 
/**
 * Who it is.
 */
is: Sitting, 
/**
 * Whether the player is there.
 */
present: boolean, 
/**
 * How many milliseconds the player has left, if there is a clock.
 */
left_ms: number | null, 
/**
 * Whether the player's clock is running.
 */
running: boolean, };

/**
 * A pool of a player's own.
 */
export type PoolInfo = { 
/**
 * By which it is asked for.
 */
id: string, 
/**
 * The game.
 */
game: string, 
/**
 * What it is called.
 */
name: string, 
/**
 * How many of a player's own cards are in it.
 */
cards: number, 
/**
 * What does not compile, and is left out: the first of it, if it is much.
 */
left_out: Array<LeftOut>, 
/**
 * How many do not compile, in all.
 */
not_compiled: number, 
/**
 * If nothing compiles: the game whose cards these seem to be.
 */
perhaps: string | null, };

/**
 * A pick that is proposed.
 */
export type Proposed = { 
/**
 * Its place in the options of the question it answers.
 */
option: number, 
/**
 * How it reads.
 */
words: string, 
/**
 * The card it is about, by key.
 */
card: number | null, };

/**
 * A row of cards in play.
 */
export type RankInfo = { 
/**
 * What its cards are called.
 */
name: string, 
/**
 * Whether it is in front, where there is fighting.
 */
front: boolean, 
/**
 * Whether it has its place even if no card is in it.
 */
kept: boolean, };

/**
 * A replay.
 */
export type ReplayInfo = { 
/**
 * By which it is asked for. The replay of a duel of this server has the duel's id.
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
 * Who played.
 */
players: [SeatInfo, SeatInfo], 
/**
 * What was chosen, wherever there was a choice. Frame 0 is before the first, frame n after the nth.
 */
steps: Array<ReplayStep>, 
/**
 * How it ended, in words.
 */
end: string, };

/**
 * A choice in a replay.
 */
export type ReplayStep = { 
/**
 * Who chose.
 */
seat: number, 
/**
 * What.
 */
words: string, 
/**
 * On which turn; 0 before the first.
 */
turn: number, 
/**
 * Whose turn it was.
 */
player: number, 
/**
 * In which phase, by number.
 */
phase: number, };

/**
 * A replay that someone has.
 */
export type ReplayText = { 
/**
 * It, as `shobu replay` reads it.
 */
text: string, 
/**
 * The pool, if it was played with a player's own cards.
 */
pool: string | null, };

/**
 * What the page says.
 */
export type Said = { "say": "sit", 
/**
 * The token of the seat.
 */
token: string | null, 
/**
 * In which language things are told; English if nothing is said.
 */
language: Tongue | null, } | { "say": "speak", 
/**
 * To which.
 */
language: Tongue, } | { "say": "pick", 
/**
 * Which scene.
 */
scene: number, 
/**
 * Which options.
 */
options: Array<number>, } | { "say": "choose", 
/**
 * Which scene.
 */
scene: number, 
/**
 * Which options of it; what can be taken besides them counts on from the last.
 */
options: Array<number>, } | { "say": "draft", 
/**
 * Which scene.
 */
scene: number, 
/**
 * Which options of it: what does not go together with a later one gives way.
 */
options: Array<number>, } | { "say": "cancel", 
/**
 * In which scene.
 */
scene: number, } | { "say": "explain", 
/**
 * In which scene.
 */
scene: number, 
/**
 * Which card.
 */
card: number, } | { "say": "judge", 
/**
 * In which scene.
 */
scene: number, 
/**
 * What.
 */
words: string, } | { "say": "why", 
/**
 * Which line.
 */
line: number, } | { "say": "passing" } & Passing | { "say": "concede" } | { "say": "withdraw" } | { "say": "offer_draw" } | { "say": "take_back" } | { "say": "agree", 
/**
 * To what.
 */
to: Offer, } | { "say": "decline" } | { "say": "rematch" } | { "say": "claim" } | { "say": "ping" };

/**
 * A duel at one moment.
 */
export type Scene = { 
/**
 * Which moment: the number goes up with everything that is shown.
 */
number: number, 
/**
 * Who sees it: 0 or 1, or nobody who plays.
 */
seat: number | null, 
/**
 * How many turns have begun; 0 before the first.
 */
turn: number, 
/**
 * Whose turn it is.
 */
player: number, 
/**
 * Which phase or step, by number.
 */
phase: number, 
/**
 * Every zone of both players.
 */
zones: Array<SceneZone>, 
/**
 * What waits to resolve, the newest last, and then what is resolving.
 */
stack: Array<SceneItem>, 
/**
 * Who takes part in battles, the innermost last.
 */
bouts: Array<SceneBout>, 
/**
 * How many abilities have triggered and wait.
 */
waiting: number, 
/**
 * What each player holds: counters and currency, by name.
 */
held: [Array<[string, number]>, Array<[string, number]>], 
/**
 * What is asked.
 */
question: SceneQuestion | null, 
/**
 * How it ended.
 */
outcome: SceneOutcome | null, 
/**
 * How the match stands that it is part of: how many duels each player has won.
 */
score: [number, number] | null, 
/**
 * How often passing was done for the one who sees it, since that player last answered.
 */
passed: number, 
/**
 * How long the log was before what is new in it: what lies beyond is to be replaced.
 */
log_from: number, 
/**
 * What is new in the log.
 */
log: Array<LogLine>, };

/**
 * A battle.
 */
export type SceneBout = { 
/**
 * Which of them.
 */
number: number, 
/**
 * At which place, as the one who sees it counts them.
 */
place: number, 
/**
 * Who takes part.
 */
cards: Array<string>, 
/**
 * Which cards do, by key.
 */
keys: Array<number>, };

/**
 * A card.
 */
export type SceneCard = { 
/**
 * Its name in this scene.
 */
key: number, 
/**
 * Which printed card, if that is known.
 */
card: number | null, 
/**
 * What it is called.
 */
name: string, 
/**
 * What tells it from others of its name that are seen: where it lies, whose it is, which of them.
 */
apart: string | null, 
/**
 * Whether its front is up.
 */
face_up: boolean, 
/**
 * Who brought it.
 */
owner: number, 
/**
 * The number that tells it from others in public zones, for as long as it is the same card to the rules.
 */
handle: number | null, 
/**
 * Where in an ordered zone it lies, from the top.
 */
from_top: number | null, 
/**
 * The card it lies under or beside, by its key.
 */
attached_to: number | null, 
/**
 * At which place, as the one who sees it counts them.
 */
place: number, 
/**
 * How it is turned: 0 upright, 1 sideways, 2 upside down.
 */
orientation: number, 
/**
 * Who controls it.
 */
controller: number, 
/**
 * Its kinds as they are now.
 */
kinds: Array<string>, 
/**
 * Its colours as they are now.
 */
colours: Array<string>, 
/**
 * Its numbers as they are now.
 */
numbers: Array<SceneNumber>, 
/**
 * Its keywords as they are now.
 */
keywords: Array<string>, 
/**
 * Notes on it.
 */
marks: Array<string>, 
/**
 * Damage on it.
 */
damage: number, 
/**
 * Counters on it, by name.
 */
counters: Array<[string, number]>, 
/**
 * In which row it lies, where rows are drawn.
 */
rank: number | null, 
/**
 * How far what it asks for has been done, where it is something to be achieved.
 */
goals: Array<SceneGoal>, 
/**
 * Whether it was something to be achieved, and has been.
 */
achieved: boolean, };

/**
 * One of the things that a card asks for which wants something done.
 */
export type SceneGoal = { 
/**
 * What it is called.
 */
name: string, 
/**
 * How often it was done.
 */
done: number, 
/**
 * How often it is to be done.
 */
of: number, 
/**
 * Whether the card is past it, whatever was done.
 */
past: boolean, 
/**
 * What is to be done.
 */
text: string, };

/**
 * Something on the stack.
 */
export type SceneItem = { 
/**
 * The number by which it is told from others.
 */
serial: number, 
/**
 * The card it comes from, as it is called.
 */
source: string, 
/**
 * Which printed card that is, if it is known.
 */
card: number | null, 
/**
 * The key of the card it comes from, if that is seen.
 */
key: number | null, 
/**
 * What it is called, if the rules themselves put it there.
 */
title: string | null, 
/**
 * What it does, if it is an ability.
 */
text: string | null, 
/**
 * Who controls it.
 */
controller: number, 
/**
 * What it has chosen, by key.
 */
chosen: Array<number>, };

/**
 * A number on a card.
 */
export type SceneNumber = { 
/**
 * What it is called.
 */
name: string, 
/**
 * As it is now, as it is written.
 */
now: string, 
/**
 * As it is printed; nothing if that is the same.
 */
printed: string | null, 
/**
 * Whether it is now more (1) or less (-1) than printed.
 */
change: number, };

/**
 * One option of a question.
 */
export type SceneOption = { 
/**
 * How it reads, as what one does: `play Harbor Sentinel`.
 */
words: string, 
/**
 * What sort of option it is.
 */
kind: OptionKind, 
/**
 * The card it is about, by key.
 */
card: number | null, 
/**
 * That card and those like it, for which it stands, too.
 */
cards: Array<number>, 
/**
 * The place it is about, as the one who is asked counts them.
 */
place: number | null, 
/**
 * More about it: what the ability does, what passing leads to.
 */
note: string | null, };

/**
 * How a duel ended.
 */
export type SceneOutcome = { 
/**
 * Who won; nobody, if it was a draw.
 */
winner: number | null, 
/**
 * By what: a rule, or what the players agreed on.
 */
by: Sentence, };

/**
 * A question.
 */
export type SceneQuestion = { 
/**
 * Who answers.
 */
seat: number, 
/**
 * What it is about, as a word: `Priority`, `Pay`, `Choose` and so on.
 */
topic: string, 
/**
 * The rule that asks it.
 */
rule: string, 
/**
 * What the rule says, in short.
 */
gist: string, 
/**
 * The question as a sentence; empty for everyone else.
 */
ask: string, 
/**
 * The card text that asks it, if one does.
 */
text: string | null, 
/**
 * What is still to be paid, if that is asked, in symbols: `{Fire}{2}`; nothing for everyone else.
 */
due: string | null, 
/**
 * The options; empty for everyone else.
 */
options: Array<SceneOption>, 
/**
 * What most people would pick, one after the other: passing, ending a selection, a whole payment. The first is an
 * option of this question.
 */
proposed: Array<Proposed>, 
/**
 * What it comes to, if it asks for several.
 */
selection: SceneSelection | null, 
/**
 * Whether what was picked since the player last acted can still be called off.
 */
can_cancel: boolean, };

/**
 * A question that asks for several. One after the other they are picked as they lie; chosen together, in any order.
 */
export type SceneSelection = { 
/**
 * What can be taken besides the options, after which it is counted on.
 */
more: Array<SceneOption>, 
/**
 * Which options, those included, can be taken.
 */
takes: Array<number>, 
/**
 * How many have to be taken.
 */
least: number, 
/**
 * How many can be; nothing if a price says when it is enough.
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
 * Whose it is; a shared one is the first seat's.
 */
side: number, 
/**
 * How many cards it holds.
 */
count: number, 
/**
 * How many cards in it end the duel, or are all there are, where they are counted one by one and that is set.
 */
full: number | null, 
/**
 * How many of them are turned each way, where that matters.
 */
turned: [number, number, number], 
/**
 * The cards that are seen, the top one first where order matters.
 */
cards: Array<SceneCard>, 
/**
 * Counters on its places: on which, of which kind, and how many.
 */
ground: Array<[number, string, number]>, };

/**
 * A seat as the lobby lists it.
 */
export type SeatInfo = { 
/**
 * What the player is called.
 */
name: string, 
/**
 * Who it is.
 */
is: Sitting, };

/**
 * A seat in a duel, for the one who may take it.
 */
export type Seated = { 
/**
 * The duel.
 */
duel: string, 
/**
 * Which seat.
 */
seat: number, 
/**
 * Its token.
 */
token: string, };

/**
 * A sentence that rests on a rule.
 */
export type Sentence = { 
/**
 * What is said.
 */
text: string, 
/**
 * The number of the rule; empty if there is none.
 */
rule: string, 
/**
 * What the rule says, in short.
 */
gist: string, };

/**
 * Who sees the cards of a zone.
 */
export type SightInfo = "public" | "own" | "nobody";

/**
 * Who sits on a seat.
 */
export type Sitting = "person" | "computer" | "nobody";

/**
 * How the players are.
 */
export type Standing = { 
/**
 * The players.
 */
players: [PlayerStanding, PlayerStanding], 
/**
 * How many watch.
 */
watching: number, 
/**
 * Until both are there the clocks stand; after so many milliseconds the other may claim the duel.
 */
waits_ms: number | null, 
/**
 * Whether this seat may claim the duel now.
 */
can_claim: boolean, 
/**
 * Who offers a draw.
 */
draw_offered_by: number | null, 
/**
 * Who asks to take back.
 */
take_back_asked_by: number | null, 
/**
 * Whether there is something that this seat could take back.
 */
can_take_back: boolean, 
/**
 * Who wants to play again.
 */
rematch_wanted_by: Array<number>, 
/**
 * The duel that is played next, for this seat.
 */
next: Seated | null, };

/**
 * Where passing stops unless a player says otherwise.
 */
export type StopInfo = { 
/**
 * The phase, by number.
 */
phase: number, 
/**
 * Whether passing stops here on one's own turn.
 */
own: boolean, 
/**
 * Whether it does on the opponent's.
 */
theirs: boolean, };

/**
 * What the server tells.
 */
export type Told = { "tell": "welcome" } & Welcome | { "tell": "scene" } & Scene | { "tell": "standing" } & Standing | { "tell": "explained" } & Explained | { "tell": "drafted" } & Drafted | { "tell": "judged" } & Judged | { "tell": "because", 
/**
 * Which line was asked for.
 */
line: number, 
/**
 * The chain.
 */
chain: Array<Sentence>, } | { "tell": "passing" } & Passing | { "tell": "refused", 
/**
 * Why, in one sentence.
 */
why: string, 
/**
 * The message; nothing if it was not read.
 */
of: Said | null, } | { "tell": "farewell", 
/**
 * Why, in one sentence.
 */
why: string, } | { "tell": "pong" };

/**
 * A language in which things are told.
 */
export type Tongue = "en" | "ja";

/**
 * What a seat is told first.
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
 * Which seat this is; none for someone who watches.
 */
seat: number | null, 
/**
 * The word with which a friend can take the other seat, while it is free and this seat may invite.
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
 * Whether both players share it.
 */
shared: boolean, 
/**
 * Who sees its cards.
 */
sight: SightInfo, 
/**
 * Whether its order matters.
 */
ordered: boolean, 
/**
 * Whether its cards are in play.
 */
in_play: boolean, 
/**
 * Whether it matters, out of play too, how its cards are turned.
 */
turns: boolean, };
