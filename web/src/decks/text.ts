import type { CardInfo } from "../lib/wire";
import { byKind, type Entry } from "./list";

/** By what a deck file names each card: its name, or its number where several cards have that name. */
export function namesIn(cards: readonly CardInfo[]): (card: CardInfo) => string {
  const seen = new Map<string, number>();
  for (const { name, deckable } of cards) if (deckable) seen.set(name, (seen.get(name) ?? 0) + 1);
  return (card) => ((seen.get(card.name) ?? 0) > 1 && card.code !== "" ? card.code : card.name);
}

/** A deck as a deck file has it. */
export function written(
  name: string,
  deck: readonly Entry[],
  side: readonly Entry[],
  kinds: readonly string[],
  nameOf: (card: CardInfo) => string,
): string {
  const line = ({ card, count }: Entry) => `${count} ${nameOf(card)}`;
  const groups = byKind(deck, kinds).map(({ kind, entries }) => [...(kind ? [`# ${kind}`] : []), ...entries.map(line)].join("\n"));
  const besides = byKind(side, kinds).flatMap(({ entries }) => entries.map(line));
  const parts = [...(name.trim() ? [`name: ${name.trim()}`] : []), ...groups];
  if (besides.length > 0) parts.push(["sideboard", ...besides].join("\n"));
  return `${parts.join("\n\n")}\n`;
}

/** What a deck file calls its deck, if it says so in its first line. */
export function nameIn(text: string): string | undefined {
  const first = text.split("\n").find((line) => line.trim() !== "" && !line.trim().startsWith("#"));
  return /^\s*name:\s*(.*?)\s*$/.exec(first ?? "")?.[1] || undefined;
}
