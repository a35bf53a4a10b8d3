import { onMount } from "svelte";

/** The time on the page's clock, four times a second while something is shown that needs it. */
export function ticking(needed: () => boolean): () => number {
  let now = $state(performance.now());
  onMount(() => {
    const timer = setInterval(() => {
      if (needed()) now = performance.now();
    }, 250);
    return () => clearInterval(timer);
  });
  return () => now;
}

/** Milliseconds as minutes and seconds; the last ten seconds with tenths. */
export function clock(ms: number): string {
  const left = Math.max(0, ms);
  if (left < 10_000) return (Math.floor(left / 100) / 10).toFixed(1);
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
