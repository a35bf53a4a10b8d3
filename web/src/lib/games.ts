import { ask } from "./api";
import { language } from "./settings.svelte";
import type { CardInfo, CardList, GameInfo } from "./wire";

let known: Promise<GameInfo[]> | undefined;
const lists = new Map<string, Promise<CardInfo[]>>();

/** The games of this server. They are asked for once; a question that failed is asked again. */
export function games(): Promise<GameInfo[]> {
  known ??= ask<GameInfo[]>("games").catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

/** The printed cards of a game, with those of a pool of a player's own; a card's id is its place. */
export function cards(game: string, pool?: string | null): Promise<CardInfo[]> {
  const path = `games/${encodeURIComponent(game)}/cards${pool ? `?pool=${encodeURIComponent(pool)}` : ""}`;
  let list = lists.get(path);
  if (!list) {
    list = ask<CardList>(path).then((told) => told.cards);
    list.catch(() => lists.delete(path));
    lists.set(path, list);
  }
  return list;
}

/** What a game is called in the page's language. */
export function called(game: GameInfo): string {
  return (language() === "ja" && game.name_ja) || game.name;
}
