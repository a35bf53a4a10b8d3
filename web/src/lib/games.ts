import { ask } from "./api";
import { language } from "./settings.svelte";
import type { GameInfo } from "./wire";

/** The games of this server. */
export function games(): Promise<GameInfo[]> {
  return ask("games");
}

/** What a game is called in the page's language. */
export function called(game: GameInfo): string {
  return language() === "ja" ? game.name_ja : game.name;
}
