import { recall, remember } from "../lib/stored";

/** A deck that this browser keeps. */
export interface Kept {
  game: string;
  name: string;
  /** It, as a deck file has it. */
  text: string;
  /** The pool of own cards it was built from, if it was. */
  pool: string | null;
  /** How many cards it has, and its colours, the most frequent first: what a list shows of it. */
  cards: number;
  colours: string[];
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== "object" || value === null) return false;
  const { game, name, text, colours } = value as Partial<Kept>;
  return [game, name, text].every((word) => typeof word === "string") && Array.isArray(colours);
}

function remembered(): Kept[] {
  const found = recall("decks");
  return Array.isArray(found) ? found.filter(isKept) : [];
}

let shelf: Kept[] = $state.raw(remembered());
let lasts = $state(true);

// Another tab may have changed it.
addEventListener("storage", () => (shelf = remembered()));

/** The decks of a game that are kept, by name. */
export function kept(game: string): Kept[] {
  return shelf.filter((deck) => deck.game === game).toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Whether the decks outlast the page. */
export function lasting(): boolean {
  return lasts;
}

/** Keeps a deck, in place of one of the same name. */
export function keep(deck: Kept): void {
  shelf = [...shelf.filter((other) => other.game !== deck.game || other.name !== deck.name), deck];
  lasts = remember("decks", shelf);
}

/** Throws a deck away. */
export function discard(game: string, name: string): void {
  shelf = shelf.filter((deck) => deck.game !== game || deck.name !== name);
  lasts = remember("decks", shelf);
}
