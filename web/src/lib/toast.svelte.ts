import { announce, covered } from "./announce.svelte";

/** The sentence shown at the edge of the page, if any. */
export const toast = $state({ text: "", count: 0 });

/** Shows one sentence about something that went wrong, until it is closed or the next one comes. */
export function complain(text: string): void {
  toast.text = text;
  toast.count += 1;
  // Under an open dialog nobody hears it where it stands.
  if (covered()) announce(text);
}

/** Takes the sentence away. */
export function dismiss(): void {
  toast.text = "";
}
