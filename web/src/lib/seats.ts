import { recall, remember } from "./stored";
import type { Seated } from "./wire";

/** The seats this browser may take, by duel. */
type Seats = Record<string, { seat: number; token: string }>;

function seats(): Seats {
  const found = recall("seats");
  return typeof found === "object" && found !== null ? (found as Seats) : {};
}

/** The token of this browser's seat in a duel, if it has one. */
export function tokenOf(duel: string): string | null {
  const token: unknown = seats()[duel]?.token;
  return typeof token === "string" ? token : null;
}

/** Keeps a seat, so that this browser can come back to it. */
export function keepSeat({ duel, seat, token }: Seated): void {
  remember("seats", { ...seats(), [duel]: { seat, token } });
}
