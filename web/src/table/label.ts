/** Cards in words, for those who hear them. */

import { t } from "../lib/words.svelte";
import type { GameInfo, SceneCard, SceneNumber } from "../lib/wire";
import { printedOf, type Table } from "./board";
import { wordOf } from "./names";

function said(info: GameInfo, { name, now, printed }: SceneNumber): string {
  const what = wordOf(info, name);
  return printed === null ? `${what} ${now}` : t("board.changed", { name: what, now, printed });
}

/** A card: what it is, how it is, and what may be done with it. */
export function labelOf(table: Table, card: SceneCard): string {
  const { info, scene, offers } = table;
  const word = (word: string) => wordOf(info, word);
  const parts = [card.apart ? `${card.name} (${card.apart})` : card.name];
  if (card.card !== null) {
    const what = [...card.colours, ...card.kinds].map(word).join(" ");
    if (what) parts.push(what);
    const cost = printedOf(table, card)?.cost;
    if (cost && !card.numbers.some(({ name }) => name === "cost")) parts.push(t("board.cost", { cost: cost.replace(/[{}]/g, " ").trim() }));
    parts.push(...card.numbers.map((number) => said(info, number)), ...card.keywords.map(word));
  }
  if (card.orientation > 0) parts.push(word(info.orientations[card.orientation] ?? ""));
  if (!card.face_up && card.card !== null) parts.push(t("board.faceDown"));
  if (card.damage > 0) parts.push(t("board.damage", { n: card.damage }));
  parts.push(...card.counters.map(([name, n]) => t("board.counters", { name: word(name), n })), ...card.marks.map(word));
  parts.push(...card.goals.map(({ name, done, of }) => t("board.goal", { name: word(name), done, of })));
  if (card.controller !== card.owner) parts.push(t("board.borrowed"));
  if (table.fighting.has(card.key)) parts.push(t("board.fights"));
  if (table.proposed.has(card.key)) parts.push(t(scene.question?.selection && scene.question.proposed.length === 0 ? "board.chosen" : "board.proposed"));
  const may = (offers.cards.get(card.key) ?? []).map((at) => scene.question?.options[at]?.words).filter(Boolean);
  const label = parts.filter(Boolean).join(", ");
  return may.length > 0 ? `${label}. ${t("board.may", { what: may.join("; ") })}` : label;
}
