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
} as const;

/** What can be said. */
export type Key = keyof typeof en;

/** All of it, in one language. */
export type Words = Readonly<Record<Key, string>>;
