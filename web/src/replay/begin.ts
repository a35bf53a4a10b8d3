import { ask } from "../lib/api";
import { go, to } from "../lib/route.svelte";
import { keepSeat } from "../lib/seats";
import type { FromPosition, PlayOn, Seated } from "../lib/wire";

function sit(seated: Seated): void {
  keepSeat(seated);
  go(to("duel", seated.duel));
}

/** Begins a duel where a frame of a replay ends, and goes to its table. */
export async function playOn(replay: string, wish: PlayOn): Promise<void> {
  sit(await ask<Seated>(`replays/${encodeURIComponent(replay)}/play`, wish));
}

/** Begins a duel in a position, and goes to its table. */
export async function playFrom(wish: FromPosition): Promise<void> {
  sit(await ask<Seated>("positions/play", wish));
}
