import { recall, remember } from "../lib/stored";
import type { PoolInfo } from "../lib/wire";

/** A pool of own cards that this browser knows of. */
export type Pool = Pick<PoolInfo, "id" | "game" | "name" | "cards">;

function isPool(value: unknown): value is Pool {
  if (typeof value !== "object" || value === null) return false;
  const { id, game, name } = value as Partial<Pool>;
  return [id, game, name].every((word) => typeof word === "string");
}

function remembered(): Pool[] {
  const found = recall("pools");
  return Array.isArray(found) ? found.filter(isPool) : [];
}

let known: Pool[] = $state.raw(remembered());
addEventListener("storage", () => (known = remembered()));

/** The pools of a game, or all of them, the newest first. */
export function pools(game?: string): Pool[] {
  return known.filter((pool) => game === undefined || pool.game === game);
}

/** Puts a pool on the list. */
export function add({ id, game, name, cards }: Pool): void {
  known = [{ id, game, name, cards }, ...known.filter((pool) => pool.id !== id)];
  remember("pools", known);
}

/** Takes a pool off the list. */
export function drop(id: string): void {
  known = known.filter((pool) => pool.id !== id);
  remember("pools", known);
}
