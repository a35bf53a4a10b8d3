/**
 * Prints how long the page takes to answer a click, and how much script it ships. A measurement, not a test: its
 * numbers depend on what else the machine does.
 */
import { Browser, Server } from "./harness/index.mjs";
import { Person } from "./harness/person.mjs";
import { begin, DUELS } from "./harness/table.mjs";

/** How many answers are given in each game. */
const ANSWERS = 15;

/** Notes, for every click, when the page next looked different, and when the next scene stood there. */
function note() {
  /** @type {{ changed: number[], answered: number[] }} */
  const noted = { changed: [], answered: [] };
  Object.assign(window, { noted });
  const scene = () => document.querySelector("[data-panel]")?.getAttribute("data-moment") ?? undefined;
  addEventListener(
    "click",
    ({ timeStamp }) => {
      const before = scene();
      // A frame is on the screen when the one after it is asked for.
      const painted = (/** @type {number[]} */ list) => requestAnimationFrame(() => requestAnimationFrame(() => list.push(performance.now() - timeStamp)));
      let changed = false;
      const watch = new MutationObserver(() => {
        if (!changed) painted(noted.changed);
        changed = true;
        if (scene() === before) return;
        painted(noted.answered);
        watch.disconnect();
      });
      watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    },
    { capture: true },
  );
}

/** @param {string} what @param {number[]} times */
function report(what, times) {
  const sorted = times.toSorted((a, b) => a - b);
  const [median = 0, worst = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  console.log(`${what}: median ${median.toFixed(0)} ms, worst ${worst.toFixed(0)} ms, of ${sorted.length} clicks`);
}

const server = await Server.start();
const browser = await Browser.start();
try {
  /** @type {{ changed: number[], answered: number[] }} */
  const times = { changed: [], answered: [] };
  let script = 0;
  for (const [game, fixed] of DUELS) {
    const page = await browser.page({ viewport: { width: 1280, height: 800 } });
    /** @type {Promise<number>[]} */
    const sizes = [];
    page.on("requestfinished", (request) => {
      if (request.resourceType() === "script") sizes.push(request.sizes().then((size) => size.responseBodySize));
    });
    await page.addInitScript(note);
    await begin(page, server.address, game, fixed);
    const person = new Person(page, fixed.seed);
    await person.play(() => person.answered >= ANSWERS);
    const noted = await page.evaluate(() => /** @type {{ noted: { changed: number[], answered: number[] } }} */ (/** @type {unknown} */ (window)).noted);
    times.changed.push(...noted.changed);
    times.answered.push(...noted.answered);
    script = Math.max(script, (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0));
    await page.context().close();
  }
  report("a click is answered on the screen", times.changed);
  report("the next scene is on the screen", times.answered);
  console.log(`script: ${(script / 1000).toFixed(1)} kB compressed`);
} finally {
  await browser.stop();
  await server.stop();
}
