/** What the words of a game are called on the page: the engine names everything in English, and tells its Japanese. */

import { language } from "../lib/settings.svelte";
import type { GameInfo } from "../lib/wire";

/** What is drawn of several games: rows, where things wait, and what is fought. */
const DRAWN: Record<string, string> = {
  Forwards: "フォワード",
  Backups: "バックアップ",
  Monsters: "モンスター",
  Formations: "陣形",
  Servants: "怪異",
  Casters: "魔法少女",
  Barriers: "結界",
  Deities: "神",
  "On the stack": "スタック",
  "In the chase zone": "チェイスゾーン",
  "Being played": "プレイ中",
  Battle: "バトル",
  Attack: "アタック",
};

/** The words of a game; those of no game where none is known yet. */
type Words = Pick<GameInfo, "japanese"> | undefined;

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** A word of a game as it is: a kind, a colour, a number, a keyword, a mark, a counter, how a card lies. */
export function wordOf(game: Words, word: string): string {
  return (language() === "ja" && game?.japanese[word]) || word;
}

/** What a zone is called. */
export function zoneName(game: Words, zone: string): string {
  return capital(wordOf(game, zone));
}

/** What a phase or step is called; what it is, is left out where the list shows it. */
export function phaseName(game: Words, phase: string): string {
  const name = wordOf(game, phase);
  return language() === "ja" ? name.replace(/ステップ$/, "") : capital(name.replace(/ (phase|step)(?= \d|$)/, ""));
}

/** What something drawn is called. */
export function drawnName(word: string): string {
  return (language() === "ja" && DRAWN[word]) || capital(word);
}
