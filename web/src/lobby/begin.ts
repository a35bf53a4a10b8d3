import { ask } from "../lib/api";
import { go, to } from "../lib/route.svelte";
import { keepSeat } from "../lib/seats";
import type { GameInfo, Join, Seated } from "../lib/wire";
import { t } from "../lib/words.svelte";
import { lastName, rememberChoices, wish, type Against, type Choices } from "./choices";

/** What the player is called at the table. */
export function ownName(): string {
  return lastName() || t("lobby.guest");
}

function toTable(seated: Seated): void {
  keepSeat(seated);
  go(to("duel", seated.duel));
}

/** Begins a duel and goes to its table. */
export async function begin(game: GameInfo, against: Against, choices: Choices): Promise<void> {
  toTable(await ask<Seated>("duels", wish(game, against, choices, ownName())));
  rememberChoices(game.id, against, choices);
}

/** Takes the free seat of a duel and goes to its table. */
export async function join(duel: string, wish: Join): Promise<void> {
  toTable(await ask<Seated>(`duels/${encodeURIComponent(duel)}/join`, wish));
}
