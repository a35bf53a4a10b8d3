/** What a card shows: as it is printed, and as it is now where it lies on the table. */

import type { CardInfo, GameInfo, SceneCard, SceneNumber } from "../lib/wire";
import { lentColour, paintOf, type Pattern } from "./colours";
import type { Enclosure } from "./emblem";

/** A card to be drawn. */
export interface Face {
  name: string;
  /** Whether its back is up and nothing is known of it. */
  back: boolean;
  kinds: string[];
  colours: string[];
  /** Its cost now: a number, or symbols in braces. */
  cost: string;
  /** Its cost as printed, if that is another, and whether it is more or less. */
  costPrinted: string | null;
  costChange: number;
  /** The numbers that are written at its foot. */
  numbers: SceneNumber[];
  keywords: string[];
  text: string[];
  /** The words it is grouped by. */
  traits: string[];
  code: string;
  /** Its colours as style sheets know them; the second is the first if there is but one. */
  paint: [string, string];
  pattern: Pattern;
  enclosure: Enclosure;
}

/** Kinds that fight are enclosed in a ring; the others are told apart by what encloses their crest. */
const ENCLOSURES: Record<string, Enclosure> = {
  backup: "hexagon",
  base: "arch",
  barrier: "arch",
  caster: "hexagon",
  account: "hexagon",
  mission: "arch",
  deity: "burst",
  summon: "burst",
  strategy: "burst",
  conjure: "burst",
  event: "burst",
  soulbond: "burst",
  weapon: "diamond",
  armor: "diamond",
  accessory: "diamond",
  engage: "diamond",
  formation: "arch",
  monster: "diamond",
};

function unchanged([name, now]: [string, string]): SceneNumber {
  return { name, now, printed: null, change: 0 };
}

/** The face of a card: of a printed one, of one at the table, or of one at the table that is known. */
export function faceOf(info: GameInfo, printed: CardInfo | undefined, card?: SceneCard): Face {
  const colours = card && card.colours.length > 0 ? card.colours : (printed?.colours ?? []);
  const kinds = card && card.kinds.length > 0 ? card.kinds : (printed?.kinds ?? []);
  const all = card ? card.numbers : (printed?.numbers.map(unchanged) ?? []);
  const painted = colours.length > 0 ? colours : [lentColour(printed?.traits.find((group) => group.startsWith("account ")) ?? printed?.traits.at(-1))].filter((lent) => lent !== undefined);
  const cost = all.find(({ name }) => name === "cost");
  const symbols = printed !== undefined && printed.cost.includes("{");
  const first = paintOf(painted[0]);
  return {
    name: card?.name ?? printed?.name ?? "",
    back: card ? card.card === null : false,
    kinds,
    colours,
    cost: (symbols && !cost?.change ? printed.cost : cost?.now) ?? printed?.cost ?? "",
    costPrinted: cost?.printed ?? null,
    costChange: cost?.change ?? 0,
    numbers: info.drawing.numbers.flatMap((name) => all.filter((number) => number.name === name)),
    keywords: card?.keywords ?? printed?.keywords ?? [],
    text: printed?.text ?? [],
    traits: printed?.traits ?? [],
    code: printed?.code ?? "",
    paint: [first.css, painted.length > 1 ? paintOf(painted[1]).css : first.css],
    pattern: first.pattern,
    enclosure: ENCLOSURES[kinds[0]?.toLowerCase() ?? ""] ?? "ring",
  };
}

/** How long the longer line of a name is, in letters, if it is written in two. */
export function lineOf(name: string): number {
  const gaps = [...name.matchAll(/[\s-]/g)].map(({ index }) => Math.max(index, name.length - index - 1));
  return Math.min(name.length, ...gaps);
}
