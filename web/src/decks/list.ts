import type { CardInfo } from "../lib/wire";

/** Some copies of a card. */
export interface Entry {
  card: CardInfo;
  count: number;
}

/** The most copies that a deck file can ask for in a line and a person would. */
const MOST = 99;

/** A list with more or fewer copies of a card. */
export function changed(list: readonly Entry[], card: CardInfo, by: number): Entry[] {
  const entry = list.find((entry) => entry.card.id === card.id);
  const count = Math.min(MOST, Math.max(0, (entry?.count ?? 0) + by));
  if (!entry) return count > 0 ? [...list, { card, count }] : [...list];
  return list.map((other) => (other === entry ? { card, count } : other)).filter(({ count }) => count > 0);
}

/** How many cards a list has. */
export function total(list: readonly Entry[]): number {
  return list.reduce((sum, { count }) => sum + count, 0);
}

/** How many copies of a card are in a list. */
export function copies(list: readonly Entry[], card: CardInfo): number {
  return list.find((entry) => entry.card.id === card.id)?.count ?? 0;
}

/** What a card costs, as a number; nothing if it has no cost. */
export function costOf({ cost, numbers }: CardInfo): number | undefined {
  const [, number = ""] = numbers.find(([name]) => name === "cost") ?? [];
  return cost === "" && number === "" ? undefined : Number.parseInt(number, 10) || 0;
}

/** A list by kinds, in the order in which the game names them; cards of a kind by cost, then by name. */
export function byKind(list: readonly Entry[], kinds: readonly string[]): { kind: string; entries: Entry[] }[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of list) {
    const kind = entry.card.kinds[0] ?? "";
    groups.set(kind, [...(groups.get(kind) ?? []), entry]);
  }
  const place = (kind: string) => (kinds.includes(kind) ? kinds.indexOf(kind) : kinds.length);
  return [...groups]
    .toSorted(([a], [b]) => place(a) - place(b))
    .map(([kind, entries]) => ({
      kind,
      entries: entries.toSorted((a, b) => (costOf(a.card) ?? 0) - (costOf(b.card) ?? 0) || a.card.name.localeCompare(b.card.name)),
    }));
}

/** How often each colour is in a list, the most frequent first. */
export function colourCounts(list: readonly Entry[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { card, count } of list) for (const colour of card.colours) counts.set(colour, (counts.get(colour) ?? 0) + count);
  return [...counts].toSorted(([, a], [, b]) => b - a);
}

/** Counts by cost, from the lowest that may be to the highest there is; cards without a cost are left out. */
export function curve(list: readonly Entry[]): { cost: number; count: number }[] {
  const priced = list.flatMap(({ card, count }) => {
    const cost = costOf(card);
    return cost === undefined ? [] : [{ cost, count }];
  });
  if (priced.length === 0) return [];
  const highest = Math.max(6, ...priced.map(({ cost }) => cost));
  return Array.from({ length: highest + 1 }, (_, cost) => ({
    cost,
    count: priced.filter((entry) => entry.cost === cost).reduce((sum, { count }) => sum + count, 0),
  }));
}
