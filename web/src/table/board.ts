/** What the parts of a drawn table share. */

import { getContext, setContext } from "svelte";
import type { CardInfo, GameInfo, Scene, SceneCard } from "../lib/wire";
import { faceOf, type Face } from "./face";

/** What may be done: by card, by place, and the rest. The values are places in the question's options. */
export interface Offers {
  cards: Map<number, number[]>;
  places: Map<number, number[]>;
  rest: number[];
}

/** What lies under the pointer where a card is let go. */
export interface Target {
  place?: number;
  card?: number;
  zone?: string;
  side?: number;
}

/** What the board is given to draw, and whom it tells what was done. */
export interface BoardProps {
  info: GameInfo;
  catalogue: Map<number, CardInfo>;
  scene: Scene;
  offers: Offers;
  /** Keys of the cards in the proposed payment or selection. */
  proposed: Set<number>;
  oncard(key: number, at: DOMRect): void;
  onplace(place: number, at: DOMRect): void;
  onzone(zone: string, side: number): void;
  ondrop(key: number, target: Target): void;
  onlook(key: number | null): void;
}

/** The table, for its parts. */
export interface Table {
  readonly info: GameInfo;
  readonly catalogue: Map<number, CardInfo>;
  readonly scene: Scene;
  readonly offers: Offers;
  readonly proposed: Set<number>;
  /** The seat at the near side. */
  readonly near: number;
  /** The cards that fight, by key. */
  readonly fighting: Set<number>;
  /** The cards that something on the stack has chosen. */
  readonly aimed: Set<number>;
  /** What the players are called, from the first seat. */
  readonly names: readonly [string, string];
}

const TABLE = Symbol("table");

/** Lets the parts know the table. */
export function setTable(table: Table): void {
  setContext(TABLE, table);
}

/** The table that a part belongs to. */
export function getTable(): Table {
  return getContext<Table>(TABLE);
}

/** The printed card behind a card, if it is known. */
export function printedOf(table: Pick<Table, "catalogue">, card: SceneCard): CardInfo | undefined {
  return card.card === null ? undefined : table.catalogue.get(card.card);
}

/** The face that a card at the table shows. */
export function faceAt(table: Pick<Table, "info" | "catalogue">, card: SceneCard): Face {
  return faceOf(table.info, printedOf(table, card), card);
}
