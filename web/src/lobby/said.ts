import type { Clock, DuelInfo, SeatInfo } from "../lib/wire";
import { language } from "../lib/settings.svelte";
import { t } from "../lib/words.svelte";

/** A clock in words. */
export function clockWords(clock: Clock | null): string {
  if (!clock) return t("lobby.clock.none");
  const minutes = Math.round(clock.seconds / 6) / 10;
  return clock.increment > 0
    ? t("lobby.clock.with", { minutes, seconds: clock.increment })
    : t("lobby.clock.plain", { minutes });
}

/** A computer player in words. */
export function playerWords(player: string): string {
  if (player === "greedy") return t("lobby.player.greedy");
  return player === "random" ? t("lobby.player.random") : player;
}

/** The formats that have a name in every language. */
const FORMATS = {
  constructed: "format.constructed",
  "constructed-redraw": "format.constructedRedraw",
  limited: "format.limited",
  "limited-coloured-smash": "format.limitedColouredSmash",
} as const;

/** A format in words. */
export function formatWords(format: string): string {
  return format in FORMATS ? t(FORMATS[format as keyof typeof FORMATS]) : format;
}

/** Who sits on a seat. */
export function seatWords({ name, is }: SeatInfo): string {
  if (is === "computer") return t("lobby.computer");
  return name || t("lobby.guest");
}

/** Whether a duel waits for a friend who was invited. */
export function isWaiting(duel: DuelInfo): boolean {
  return duel.state === "running" && duel.players.some(({ is }) => is === "nobody");
}

/** What is special about a duel: format, own cards, clock, turn. */
export function duelWords(duel: DuelInfo): string {
  return [
    duel.format ? formatWords(duel.format) : "",
    duel.pool ? t("lobby.withPool") : "",
    duel.clock ? clockWords(duel.clock) : "",
    duel.turn > 0 ? t("lobby.turn", { n: duel.turn }) : "",
  ]
    .filter((word) => word !== "")
    .join(" · ");
}

/** When something last happened in a duel: the time of day, or the day if it was another. */
export function whenWords({ touched }: DuelInfo): string {
  const then = new Date(touched * 1000);
  const today = then.toDateString() === new Date().toDateString();
  return then.toLocaleString(language(), today ? { timeStyle: "short" } : { dateStyle: "medium" });
}
