/** The words of the page in English. Their keys are the keys of every language. */
export const en = {
  // The frame of every view.
  "app.name": "Shobu",
  "app.skip": "Skip to the content",
  "app.pages": "Pages",
  "app.home": "Home",
  "app.decks": "Decks",
  "app.replays": "Replays",
  "app.missing": "There is nothing at this address.",
  "app.toHome": "To the start page",
  "app.close": "Close",
  "app.silent": "The server does not answer. Start it with “shobu”, then try again.",
  "app.garbled": "The server gave an answer that this page does not understand.",
  "app.again": "Try again",
  "app.loading": "Loading …",

  // The settings.
  "settings.title": "Settings",
  "settings.theme": "Theme",
  "settings.theme.system": "As the system",
  "settings.theme.light": "Light",
  "settings.theme.dark": "Dark",
  "settings.motion": "Animation",
  "settings.motion.system": "As the system",
  "settings.motion.on": "On",
  "settings.motion.off": "Off",
  "settings.language": "Language",
  "settings.language.system": "As the browser",
  "settings.language.en": "English",
  "settings.language.ja": "日本語",
  "settings.text": "Text mode: the table in words",

  // The lobby.
  "lobby.title": "What shall we play?",
  "lobby.lead": "Five games, played exactly as their rule books say. Whatever may be done glows; whatever may not says why.",
  "lobby.games": "Games",
  "lobby.join": "You are invited to a duel",

  // The duel table.
  "table.title": "Duel",
  "table.watch": "Watching a duel",

  // The decks.
  "decks.title": "Decks",
  "cards.title": "Own cards",

  // The replays.
  "replay.title": "Replay",
  "replay.list": "Replays",

  // The board.
  "board.title": "The table",
  "board.you": "You",
  "board.opponent": "Opponent",
  "board.first": "First player",
  "board.second": "Second player",
  "board.yours": "Your {what}",
  "board.theirs": "{what} of {name}",
  "board.others": "Others",
  "board.places": "Board",
  "board.piles": "Piles",
  "board.pileYours": "Your {zone}: {n} {n|card|cards}",
  "board.pileTheirs": "{zone} of {name}: {n} {n|card|cards}",
  "board.top": "On top: {card}",
  "board.handYours": "Your hand: {n} {n|card|cards}",
  "board.handTheirs": "Hand of {name}: {n} {n|card|cards}",
  "board.held": "Held",
  "board.hasTurn": "has the turn",
  "board.waiting": "{n} {n|ability waits|abilities wait}",
  "board.beneath": "{n} {called} beneath {card}",
  "board.boutAt": "{place}: {what}",
  "board.changed": "{name} {now}, printed {printed}",
  "board.cost": "cost {cost}",
  "board.faceDown": "face down",
  "board.damage": "damage {n}",
  "board.counters": "{n} {name}",
  "board.goal": "{name} {done} of {of}",
  "board.borrowed": "borrowed",
  "board.fights": "fighting",
  "board.proposed": "proposed",
  "board.may": "You may: {what}",
  "board.phases": "Phases",
  "board.before": "Before the first turn",
  "board.turn": "Turn {n}",
  "board.turnYours": "Turn {n}: yours",
  "board.turnTheirs": "Turn {n}: theirs",
  "board.stopOwn": "Stop at {phase} on my turn",
  "board.stopTheirs": "Stop at {phase} on the other player’s turn",
  "board.zoom": "{card}, enlarged",
  "board.now": "now",
  "board.printed": "printed",
} as const;

/** What can be said. */
export type Key = keyof typeof en;

/** All of it, in one language. */
export type Words = Readonly<Record<Key, string>>;
