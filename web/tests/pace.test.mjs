import assert from "node:assert/strict";
import { test } from "node:test";
import { atTheTable, still } from "./harness/index.mjs";
import { Person } from "./harness/person.mjs";
import { begin } from "./harness/table.mjs";

/** @typedef {import("playwright-core").Page} Page */

const table = atTheTable();

/** Notes every caption that is to be read, and whether the player is asked meanwhile. */
function note() {
  /** @type {string[]} */
  const captions = [];
  Object.assign(window, { captions });
  new MutationObserver(() => {
    const text = document.querySelector("[data-caption]")?.textContent?.trim();
    if (text && text !== captions.at(-1)) captions.push(text);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** @param {Page} page @returns {Promise<string[]>} */
function captions(page) {
  return page.evaluate(() => /** @type {{ captions: string[] }} */ (/** @type {unknown} */ (window)).captions);
}

/** How far the page's clock is moved at once: less than it looks at anything. */
const MOMENT = 100;

/**
 * Someone who lets things move and keeps the hand, up to where the computer's turn, the first, is on its way. Gives the
 * number of the scene that asks again, once it has come. No time goes by on the page until the test says so.
 */
async function theirTurn() {
  const page = await table.browser.page({ viewport: { width: 1280, height: 800 }, reducedMotion: "no-preference" });
  await still(page);
  await page.addInitScript(note);
  /** @type {(scene: number) => void} */
  let found = () => {};
  const asks = new Promise((done) => (found = done));
  page.on("websocket", (wire) =>
    wire.on("framereceived", ({ payload }) => {
      const told = JSON.parse(String(payload));
      if (told.tell === "scene" && told.turn > 0 && told.question?.seat === told.seat) found(told.number);
    }),
  );
  await begin(page, table.server.address, "fftcg", { seed: 2, seat: 0, decks: ["storm-and-kite", "kiln-and-wall"] });
  const turn = () => page.locator("[data-board] p.turn").innerText();
  while (!(await turn()).startsWith("Turn 1")) {
    await page.evaluate(() => {
      const first = document.querySelector("[data-panel].asks .answers :is(.main, .option)");
      if (first instanceof HTMLElement) first.click();
    });
    await page.clock.runFor(MOMENT);
  }
  return { page, asks };
}

/** The scene that asks, once it is shown. @param {Page} page */
function shown(page) {
  return page.locator("[data-panel].asks:has([data-ask])").getAttribute("data-scene").then(Number);
}

test("what the computer does is shown one after the other, with words to it", async () => {
  const { page, asks } = await theirTurn();
  const last = await asks;
  const asking = page.locator("[data-panel].asks");
  assert.equal(await asking.count(), 0, "there is more to be seen before the next question");
  const told = await captions(page);
  while ((await asking.count()) === 0) await page.clock.runFor(MOMENT);
  assert.equal(await shown(page), last);
  const all = await captions(page);
  assert.ok(all.length > told.length, `more was told after everything had happened: ${all.join(" | ")}`);
  assert.ok(all.some((text) => text.includes("The computer")));
});

test("a click, or Enter, shows at once how things stand, and does nothing else", async () => {
  for (const hurry of /** @type {const} */ (["click", "Enter"])) {
    const { page, asks } = await theirTurn();
    const last = await asks;
    assert.equal(await page.locator("[data-panel].asks").count(), 0, "there is more to be seen before the next question");
    if (hurry === "click") await page.locator("[data-board] [data-zone=hand] [data-key]").first().click();
    else await page.keyboard.press("Enter");
    assert.equal(await shown(page), last);
    assert.equal(await page.locator("[data-taken], dialog[open], [role=menu]").count(), 0, "nothing was answered, nothing opened");
    await page.context().close();
  }
});

test("the newest line of the log stays in sight when the question needs more room", async () => {
  const page = await table.browser.page({ viewport: { width: 1280, height: 600 } });
  await begin(page, table.server.address, "fftcg", { seed: 2, seat: 0, decks: ["storm-and-kite", "kiln-and-wall"] });
  const log = page.locator("[data-log]");
  const below = () => log.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight);
  const person = new Person(page, 2);
  await person.play(() => person.answered >= 9);
  assert.ok((await below()) < 2);
  await page.locator("[data-panel]").evaluate((panel) => (panel.style.minHeight = "16rem"));
  await page.waitForTimeout(100);
  assert.ok((await below()) < 2, "it follows");
  await log.evaluate((box) => (box.scrollTop = 0));
  await page.waitForTimeout(100);
  await page.locator("[data-panel]").evaluate((panel) => (panel.style.minHeight = "18rem"));
  await page.waitForTimeout(100);
  assert.ok((await below()) > 2, "but not if one reads what was before");
});
