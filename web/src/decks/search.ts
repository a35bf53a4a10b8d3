import type { CardInfo } from "../lib/wire";
import { costOf } from "./list";

export const ORDERS = ["cost", "name", "code", "colour"] as const;
export type Order = (typeof ORDERS)[number];

/** The highest cost that has a button of its own; it stands for all above it, too. */
export const DEAR = 7;

/** What is searched for. A filter in which nothing is picked lets everything through. */
export interface Search {
  words: string;
  kinds: string[];
  colours: string[];
  costs: number[];
  keyword: string;
  order: Order;
}

/** A search for everything. */
export function everything(): Search {
  return { words: "", kinds: [], colours: [], costs: [], keyword: "", order: "cost" };
}

/** Cards with what is written on them, in small letters, once for many searches. */
export interface Written {
  card: CardInfo;
  name: string;
  rest: string;
}

export function prepare(cards: readonly CardInfo[]): Written[] {
  return cards
    .filter(({ deckable }) => deckable)
    .map((card) => ({
      card,
      name: card.name.toLowerCase(),
      rest: [card.code, card.header, ...card.traits, ...card.keywords, ...card.text].join("\n").toLowerCase(),
    }));
}

const COMPARE: Record<Order, (a: CardInfo, b: CardInfo) => number> = {
  cost: (a, b) => (costOf(a) ?? -1) - (costOf(b) ?? -1),
  name: () => 0,
  code: (a, b) => a.code.localeCompare(b.code, "en", { numeric: true }),
  colour: (a, b) => a.colours.join().localeCompare(b.colours.join()),
};

/** The cards that are meant. Those whose names have the words come before those whose texts have them. */
export function find(cards: readonly Written[], search: Search): CardInfo[] {
  const words = search.words.toLowerCase().split(/\s+/).filter((word) => word !== "");
  const some = (wanted: string[], has: string[]) => wanted.length === 0 || wanted.some((one) => has.includes(one));
  const dear = (cost: number | undefined) =>
    search.costs.length === 0 || (cost !== undefined && search.costs.includes(Math.min(cost, DEAR)));
  const named = ({ name }: Written) => words.every((word) => name.includes(word));
  return cards
    .filter(
      (written) =>
        words.every((word) => written.name.includes(word) || written.rest.includes(word)) &&
        some(search.kinds, written.card.kinds) &&
        some(search.colours, written.card.colours) &&
        dear(costOf(written.card)) &&
        (search.keyword === "" || written.card.keywords.includes(search.keyword)),
    )
    .toSorted(
      (a, b) =>
        (words.length > 0 ? Number(named(b)) - Number(named(a)) : 0) ||
        COMPARE[search.order](a.card, b.card) ||
        a.card.name.localeCompare(b.card.name),
    )
    .map(({ card }) => card);
}
