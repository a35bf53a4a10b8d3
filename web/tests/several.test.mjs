import assert from "node:assert/strict";
import { test } from "node:test";
import { atTheTable, axe, shoot } from "./harness/index.mjs";

/** @typedef {import("playwright-core").Page} Page */

const table = atTheTable();

const HAND = "p1 hand   Fire Captain, 2 Ice Captain, Wind Captain, Earth Captain, Fire Soldier, Ice Soldier\nturn      p1, end phase\n";
const PARTY =
  "p1 field  Fire Soldier (since turn start), Ice Soldier (since turn start), Fire Captain (since turn start)\nturn      p1, attack phase\n";

/**
 * A duel that goes on from a position, up to where something of the wanted kind is asked.
 * @param {string} text @param {RegExp} ask @param {import("playwright-core").BrowserContextOptions} [options]
 */
async function from(text, ask, options) {
  const page = await table.browser.page({ viewport: { width: 1280, height: 800 }, ...options });
  const data = { game: "fftcg", text, seat: 0, name: "Judge", player: "greedy" };
  const answer = await page.request.post(new URL("api/positions/play", table.server.address).href, { data });
  const { duel, seat, token } = await answer.json();
  await page.addInitScript(([duel, kept]) => localStorage.setItem("shobu.seats", JSON.stringify({ [String(duel)]: kept })), [duel, { seat, token }]);
  await page.goto(new URL(`#/duel/${duel}`, table.server.address).href);
  for (;;) {
    await page.locator("[data-panel].asks [data-ask]").waitFor();
    const words = await page.locator("[data-ask]").innerText();
    if (ask.test(words)) return page;
    const scene = await page.locator("[data-panel]").getAttribute("data-scene");
    await page.locator("[data-panel] .answers .main").click();
    await page.waitForFunction((scene) => document.querySelector("[data-panel].asks")?.getAttribute("data-scene") !== scene, scene);
  }
}

/** @param {Page} page @param {string} name */
const card = (page, name) => page.locator("[data-board]").getByRole("button", { name: new RegExp(`^${name},`) });
/** @param {Page} page */
const chosen = (page) => page.locator("[data-chosen]").innerText();
/** Waits until the log tells of something. @param {Page} page @param {...string} lines */
async function told(page, ...lines) {
  for (const line of lines) await page.locator("[data-log] li", { hasText: line }).first().waitFor({ state: "attached" });
}

test("several are chosen in any order, and what was chosen is let go by a second click", async () => {
  const page = await from(HAND, /discard/i);
  assert.equal(await page.locator("[data-board] [data-zone=hand] [data-key].may").count(), 7, "every card may be chosen, the last one, too");
  await shoot(page, "several-before");
  assert.equal(await chosen(page), "Chosen: 0 of 2");
  await card(page, "Ice Soldier").click();
  assert.equal(await chosen(page), "Chosen: 1 of 2");
  assert.equal(await card(page, "Ice Soldier").evaluate((one) => one.matches(".picked")), true);
  await axe(page);
  await shoot(page, "several");
  await card(page, "Ice Soldier").click();
  assert.equal(await chosen(page), "Chosen: 0 of 2");
  await card(page, "Ice Soldier").click();
  await page.keyboard.press("Escape");
  assert.equal(await chosen(page), "Chosen: 0 of 2", "Esc lets everything go");
  await card(page, "Ice Soldier").click();
  await card(page, "Fire Captain").click();
  await told(page, "You discard Ice Soldier", "You discard Fire Captain");
});

test("copies are chosen one by one", async () => {
  const page = await from(HAND, /discard/i);
  for (const nth of [1, 0]) await card(page, "Ice Captain").nth(nth).click();
  await told(page, "You discard Ice Captain ×2");
});

test("of those that cannot attack together one gives way, and what is chosen is confirmed", async () => {
  const page = await from(PARTY, /attack/i);
  assert.equal(await chosen(page), "Chosen: 0 of up to 2");
  await card(page, "Fire Captain").click();
  assert.equal(await card(page, "Ice Soldier").evaluate((one) => one.matches(".may")), false, "it does not go together");
  await page.getByText(/^All \d+ options/).click();
  await page.locator("[data-panel] .option", { hasText: "Ice Soldier" }).click();
  await told(page, "Ice Soldier attacks");
  // Of the two that are left both can attack, or one.
  await page.locator("[data-chosen]", { hasText: "0 of up to 2" }).waitFor();
  await card(page, "Fire Captain").click();
  await page.getByRole("button", { name: "Confirm 1 card" }).click();
  await told(page, "Fire Captain attacks");
});

test("with the keyboard, and by ear, several are chosen like one", async () => {
  const page = await from(HAND, /discard/i);
  await page.getByText(/^All \d+ options/).click();
  const last = page.locator("[data-panel] .option", { hasText: "Ice Soldier" });
  assert.equal(await last.getAttribute("aria-pressed"), "false");
  const number = await last.locator(".number").innerText();
  await page.keyboard.press("q");
  await page.keyboard.press(number);
  assert.equal(await last.getAttribute("aria-pressed"), "true");
  await page.getByText(/Chosen: discard Ice Soldier\. 1 of 2\./).waitFor({ state: "attached" });
  await page.keyboard.press("1");
  await told(page, "You discard Ice Soldier", "You discard Fire Soldier");
});
