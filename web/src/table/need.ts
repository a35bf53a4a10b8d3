import type { Stood } from "./arrange";

/** How wide a card is that lies on its side, and what it has beside it, in upright cards. */
const SIDE = 1.4;
const BESIDE = 0.64;
const ROOM = 0.1;

/** How many upright cards wide a card is, with what it has beside it. */
export function width({ card, beside }: Stood): number {
  const wide = ({ orientation }: { orientation: number }) => (orientation === 1 ? SIDE : 1);
  return wide(card) + beside.reduce((sum, other) => sum + wide(other.card) * BESIDE, 0);
}

/** How many upright cards wide a row is, with a little room between them. */
export function need(stood: Stood[]): number {
  return stood.reduce((sum, one) => sum + width(one) + ROOM, 0);
}
