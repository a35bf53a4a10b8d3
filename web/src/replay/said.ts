import type { GameInfo } from "../lib/wire";
import { t } from "../lib/words.svelte";
import { phaseName } from "../table/names";
import type { Player } from "./player.svelte";

/** Which turn it is, in words. */
export function turnWords(turn: number, name: string): string {
  return turn === 0 ? t("replay.beforeFirst") : t("replay.turnOf", { n: turn, name });
}

/** Where in a replay one is, in words: turn, phase, and what was chosen last. */
export function whereWords(player: Player, names: [string, string], game: GameInfo): string {
  const { steps } = player.info;
  const next = steps[player.at] ?? steps.at(-1);
  const last = steps[player.at - 1];
  const words = [t("replay.of", { n: player.at, all: player.end })];
  if (next) words.push(turnWords(next.turn, names[next.player] ?? ""));
  const phase = next && next.turn > 0 ? game.phases[next.phase] : undefined;
  if (phase) words.push(phaseName(game, phase));
  if (last) words.push(t("replay.chose", { name: names[last.seat] ?? "", words: last.words }));
  return words.join(" · ");
}
