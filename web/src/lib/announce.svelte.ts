/** How long a sentence stays where screen readers find it. */
const STAYS = 10_000;

interface Announcement {
  id: number;
  text: string;
  /** Where it is said. */
  region: string | undefined;
}

let count = 0;
let all: Announcement[] = $state.raw([]);
/** The places where something can be said, the topmost last: an open dialog silences whatever is outside of it. */
const regions: string[] = [];

/** Has a screen reader read a sentence when it is done with those before. */
export function announce(text: string): void {
  count += 1;
  const one = { id: count, text, region: regions.at(-1) };
  all = [...all, one];
  setTimeout(() => (all = all.filter((other) => other !== one)), STAYS);
}

/** What is said in a place. */
export function saidIn(region: string): Announcement[] {
  return all.filter((one) => one.region === region);
}

/** Has everything said in a place, as long as it is there. Gives what ends it. */
export function sayIn(region: string): () => void {
  regions.push(region);
  return () => void regions.splice(regions.indexOf(region), 1);
}

/** Whether a dialog lies over the page. */
export function covered(): boolean {
  return regions.length > 1;
}
