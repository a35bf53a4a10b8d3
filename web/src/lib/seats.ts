import { recall, remember } from "./stored";
import { complain } from "./toast.svelte";
import type { Seated } from "./wire";
import { t } from "./words.svelte";

/** The seats this browser may take, by duel, the newest last. */
type Seats = Record<string, { seat: number; token: string; over?: true }>;

/** How many seats of duels that are over are kept. */
const FINISHED = 50;

/** The seats that are kept. */
export function seats(): Seats {
  const found = recall("seats");
  return typeof found === "object" && found !== null ? (found as Seats) : {};
}

/** The token of this browser's seat in a duel, if it has one. */
export function tokenOf(duel: string): string | null {
  const token: unknown = seats()[duel]?.token;
  return typeof token === "string" ? token : null;
}

/** Whether it was said that seats cannot be kept: once is enough. */
let told = false;

/** Keeps a seat, so that this browser can come back to it. */
export function keepSeat({ duel, seat, token }: Seated): void {
  const { [duel]: _, ...others } = seats();
  if (remember("seats", { ...others, [duel]: { seat, token } }) || told) return;
  told = true;
  complain(t("app.seatUnkept"));
}

/** Notes which duels are over: nobody comes back to those, and the oldest of them are forgotten. */
export function finishSeats(over: string[]): void {
  const known = Object.entries(seats()).map(([duel, kept]) => [duel, over.includes(duel) ? { ...kept, over: true } : kept] as const);
  const finished = known.filter(([, { over }]) => over).slice(0, -FINISHED);
  remember("seats", Object.fromEntries(known.filter((one) => !finished.includes(one))));
}

/** Forgets the seats of duels that are no more. */
export function forgetSeats(gone: string[]): void {
  const kept = Object.entries(seats()).filter(([duel]) => !gone.includes(duel));
  remember("seats", Object.fromEntries(kept));
}
