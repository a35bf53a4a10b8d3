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
 * @param {string} text @param {RegExp} ask @param {string} [game]
 */
async function from(text, ask, game = "fftcg") {
  const page = await table.browser.page({ viewport: { width: 1280, height: 800 } });
  const data = { game, text, seat: 0, name: "Judge", player: "greedy" };
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

/**
 * In each game, a question that asks for several: a position, what is clicked until it comes, the question, the options from the last to
 * the first, and what happens then.
 * @type {{ game: string, text: string, first?: string, ask: RegExp, take: [string, string, string], ends?: boolean, told: string[] }[]}
 */
const GAMES = [
  { game: "fftcg", text: HAND, ask: /discard/i, take: ["Ice Soldier", "Earth Captain", "Fire Captain"], told: ["You discard Ice Soldier", "You discard Fire Captain"] },
  { game: "square-enix", text: HAND, ask: /discard/i, take: ["Ice Soldier", "Earth Captain", "Fire Captain"], told: ["You discard Ice Soldier", "You discard Fire Captain"] },
  {
    game: "dimension-zero",
    text: "card\nTwo Stones\nStrategy · cost {0}\nChoose 2 target units. Put them into the graveyard.\n\np1 hand    only Two Stones\np2 squares Blue Giant (left home), Green Giant (middle home), White Giant (right home)\nturn       p1, main phase\n",
    first: "Two Stones",
    ask: /Two Stones — what does it choose/,
    take: ["White Giant", "Green Giant", "Blue Giant"],
    told: ["White Giant is destroyed", "Blue Giant is destroyed"],
  },
  {
    game: "vividz",
    text: "p1 hand   only Pier Hand, Pier Rower, Pier Captain, Stall Cook\nturn      p1, main phase\n",
    ask: /energy/,
    take: ["Stall Cook", "Pier Captain", "Pier Hand"],
    ends: true,
    told: ["You charge Stall Cook", "You charge Pier Hand"],
  },
  {
    game: "caster-chronicles",
    text: "card\nDeep Bell\nIgnus Servant · cost 6 · 3000/3000 · trait Bell\n[Double Corrupt]\n\np1 servants Deep Bell\np2 orbs     5\np2 hand     0\nturn        p1, attack declaration step\n",
    first: "Deep Bell",
    ask: /corrupt/,
    take: ["orb 5", "orb 3", "orb 1"],
    told: ["corrupted and goes to"],
  },
];

for (const { game, text, first, ask, take, ends, told: lines } of GAMES) {
  test(`${game}: several are taken from the last to the first, and one is let go again`, async () => {
    const page = await from(text, first ? /./ : ask, game);
    if (first) {
      await card(page, first).click();
      await page.locator("[data-ask]", { hasText: ask }).waitFor();
    }
    const all = page.getByText(/^All \d+ options/);
    if ((await all.count()) > 0) await all.click();
    const option = (/** @type {string} */ name) => page.locator("[data-panel] .option", { hasText: name }).first();
    const pressed = (/** @type {string} */ name, /** @type {string} */ as) => page.locator(`[data-panel] .option[aria-pressed=${as}]`, { hasText: name }).first().waitFor();
    const [last, other, begin] = take;
    await option(last).click();
    await pressed(last, "true");
    await option(last).click();
    await pressed(last, "false");
    if (ends) {
      await option(other).click();
      await pressed(other, "true");
      await option(other).click();
      await pressed(other, "false");
    }
    await option(last).click();
    await pressed(last, "true");
    await option(begin).click();
    if (ends) await page.getByRole("button", { name: /^Confirm 2/ }).click();
    await told(page, ...lines);
  });
}

test("an amount is said where there are too many to list", async () => {
  const text =
    "card\nSplit Rain\nStrategy · cost {0}\nChoose 2 target units. Divide 6000 damage among them as you like.\n\np1 hand    only Split Rain\np2 squares Blue Giant (left home), Green Giant (middle home), White Giant (right home)\nturn       p1, main phase\n";
  const page = await from(text, /./, "dimension-zero");
  await card(page, "Split Rain").click();
  await page.locator("[data-ask]", { hasText: "what does it choose" }).waitFor();
  await card(page, "Green Giant").click();
  await card(page, "Blue Giant").click();
  const amount = page.getByLabel("A number from 1 to 5999");
  await amount.waitFor();
  await axe(page);
  await shoot(page, "amount");
  // What is typed goes there, wherever one is.
  await page.keyboard.type("6000");
  await page.keyboard.press("Enter");
  assert.equal(await amount.evaluate((one) => /** @type {HTMLInputElement} */ (one).validity.rangeOverflow), true, "too much is not sent");
  await amount.fill("4321");
  await page.keyboard.press("Enter");
  await page.locator("[data-panel].asks .main").first().click();
  await told(page, "4321", "1679");
});
