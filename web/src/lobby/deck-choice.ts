import { kept } from "../decks/shelf.svelte";
import type { DeckChoice, GameInfo } from "../lib/wire";

/** A deck that can be chosen: a starter deck or one of the player's own. */
export interface Choosable {
  /** By which it is remembered. */
  key: string;
  name: string;
  cards: number;
  colours: string[];
  /** The pool of own cards it needs; nothing if any will do. */
  pool: string | null;
  choice: DeckChoice;
}

/** The decks of a game that can be played with: the player's own first, then the starter decks. */
export function choosable(game: GameInfo): Choosable[] {
  const own = kept(game.id).map(
    ({ name, cards, colours, pool, text }): Choosable => ({ key: `own:${name}`, name, cards, colours, pool, choice: { text } }),
  );
  const starters = game.decks.map(
    ({ id, name, cards, colours }): Choosable => ({ key: `starter:${id}`, name, cards, colours, pool: null, choice: { starter: id } }),
  );
  return [...own, ...starters];
}
