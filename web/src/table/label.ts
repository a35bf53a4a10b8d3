/** Cards in words, for those who hear them. */

import { t } from "../lib/words.svelte";
import type { SceneCard, SceneNumber } from "../lib/wire";
import { printedOf, type Table } from "./board";

function said({ name, now, printed }: SceneNumber): string {
  return printed === null ? `${name} ${now}` : t("board.changed", { name, now, printed });
}

/** A card: what it is, how it is, and what may be done with it. */
export function labelOf(table: Table, card: SceneCard): string {
  const { info, scene, offers } = table;
  const parts = [card.apart ? `${card.name} (${card.apart})` : card.name];
  if (card.card !== null) {
    const what = [...card.colours, ...card.kinds].join(" ");
    if (what) parts.push(what);
    const cost = printedOf(table, card)?.cost;
    if (cost && !card.numbers.some(({ name }) => name === "cost")) parts.push(t("board.cost", { cost: cost.replace(/[{}]/g, " ").trim() }));
    parts.push(...card.numbers.map(said), ...card.keywords);
  }
  if (card.orientation > 0) parts.push(info.orientations[card.orientation] ?? "");
  if (!card.face_up && card.card !== null) parts.push(t("board.faceDown"));
  if (card.damage > 0) parts.push(t("board.damage", { n: card.damage }));
  parts.push(...card.counters.map(([name, n]) => t("board.counters", { name, n })), ...card.marks);
  parts.push(...card.goals.map(({ name, done, of }) => t("board.goal", { name, done, of })));
  if (card.controller !== card.owner) parts.push(t("board.borrowed"));
  if (table.fighting.has(card.key)) parts.push(t("board.fights"));
  if (table.proposed.has(card.key)) parts.push(t("board.proposed"));
  const may = (offers.cards.get(card.key) ?? []).map((at) => scene.question?.options[at]?.words).filter(Boolean);
  const label = parts.filter(Boolean).join(", ");
  return may.length > 0 ? `${label}. ${t("board.may", { what: may.join("; ") })}` : label;
}
