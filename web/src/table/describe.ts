import type { GameInfo, SceneCard } from "../lib/wire";
import { t } from "../lib/words.svelte";

/** What can be seen of a card, in words: how it is turned, its numbers, marks, counters. */
export function describe(info: GameInfo, card: SceneCard, inPlay: boolean): string {
  if (card.goals.length > 0) return goalsOf(info, card);
  if (!card.face_up && card.card === null) return t("duel.faceDown");
  const words: string[] = [];
  if (inPlay) words.push(info.orientations[card.orientation] ?? "");
  words.push(card.kinds.join(" "));
  for (const { name, now, printed } of card.numbers) {
    words.push(printed === null ? `${name} ${now}` : `${name} ${t("duel.instead", { now, printed })}`);
  }
  words.push(...card.keywords);
  if (card.damage > 0) words.push(t("duel.damage", { n: card.damage }));
  words.push(...card.counters.map(([name, n]) => t("duel.counters", { n, name })));
  words.push(...card.marks.filter((mark) => !info.drawing.plain_marks.includes(mark)));
  if (!card.face_up) words.push(t("duel.faceDown"));
  return words.filter((word) => word !== "").join(", ");
}

/** What a card asks for, and how far that is. */
function goalsOf(info: GameInfo, { orientation, goals }: SceneCard): string {
  const turned = orientation > 0 ? [info.drawing.goals?.turned ?? ""] : [];
  return [...turned, ...goals.map(({ name, done, of, text }) => `${t("board.goal", { name, done, of })}: ${text}`)].join("; ");
}

/** What a place of the board is called. */
export function placeName(info: GameInfo, place: number): string {
  return info.board?.rows.flat()[place] ?? t("duel.place", { n: place + 1 });
}

/** A sentence or a button begins with a capital. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
