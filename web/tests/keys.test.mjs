import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atTheTable, axe, shoot } from "./harness/index.mjs";
import { Keys } from "./harness/keys.mjs";
import { fix } from "./harness/table.mjs";

const table = atTheTable();

/** @param {import("playwright-core").Page} page @param {string} selector */
async function tabTo(page, selector) {
  for (let tabs = 0; tabs < 60; tabs += 1) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector), selector)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`${selector} is not reached with Tab`);
}

/**
 * Begins a duel without the mouse.
 * @param {import("playwright-core").Page} page @param {string} game @param {import("./harness/table.mjs").Fixed} fixed
 */
async function begin(page, game, fixed) {
  await fix(page, fixed);
  await page.goto(table.server.address);
  await page.locator(`[data-game="${game}"]`).waitFor();
  await tabTo(page, `[data-game="${game}"]`);
  await page.keyboard.press("Enter");
  await page.locator("form button.main").waitFor();
  await tabTo(page, "form button.main");
  await page.keyboard.press("Enter");
  await page.locator("[data-panel]").waitFor();
}

describe("a whole duel can be played", { concurrency: 2 }, () => {
  test("with the keyboard alone", async (t) => {
    const page = await table.browser.page();
    await begin(page, "fftcg", { seed: 2, decks: ["storm-and-kite", "kiln-and-wall"] });
    const person = new Keys(page, 2);
    const end = await person.play();
    assert.match(end.ask, /wins?[.!]|draw/i);
    assert.ok(person.ways.card > 0 && person.ways.digit > 0 && person.ways.enter > 0, JSON.stringify(person.ways));
    t.diagnostic(`${person.answered} answers: ${JSON.stringify(person.ways)}`);
  });

  test("in words, with the keyboard alone", async (t) => {
    const page = await table.browser.page();
    await begin(page, "caster-chronicles", { seed: 1, decks: ["attic-school", "kiln-school"] });
    await page.keyboard.press("t");
    await page.locator("[data-board] h2").first().waitFor();
    const person = new Keys(page, 1);
    const end = await person.play(async () => {
      if (person.answered === 12) {
        await axe(page);
        await shoot(page, "words");
      }
      return false;
    });
    assert.match(end.ask, /wins?[.!]|draw/i);
    t.diagnostic(`${person.answered} answers: ${JSON.stringify(person.ways)}`);
  });
});

test("keys do what the help says", async () => {
  const page = await table.browser.page();
  await begin(page, "fftcg", { seed: 2, decks: ["storm-and-kite", "kiln-and-wall"] });
  const person = new Keys(page, 2);
  await person.play(() => person.answered >= 6);
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keys and help" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.keyboard.press("h");
  assert.equal(await page.evaluate(() => document.activeElement?.closest("[data-zone]")?.getAttribute("data-zone")), "hand");
  await page.keyboard.press("w");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.keyboard.press("l");
  await page.waitForFunction(() => document.activeElement?.matches("[data-log]"));
});

test("after a click, a key that leads to a card makes Enter mean that card", async () => {
  const page = await table.browser.page();
  await begin(page, "fftcg", { seed: 2, decks: ["storm-and-kite", "kiln-and-wall"] });
  const scene = await page.locator("[data-panel]").getAttribute("data-scene");
  await page.locator("[data-ask]").click();
  await page.keyboard.press("h");
  assert.equal(await page.getByRole("dialog").count(), 0);
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  assert.equal(await page.locator("[data-panel]").getAttribute("data-scene"), scene);
});

test("Esc closes a menu that is open, and stops nothing", async () => {
  const page = await table.browser.page();
  await begin(page, "fftcg", { seed: 2, decks: ["storm-and-kite", "kiln-and-wall"] });
  for (const name of ["More", "Settings"]) {
    await page.getByRole("button", { name }).click();
    await page.locator(":popover-open").waitFor();
    await page.keyboard.press("Escape");
    await page.locator(":popover-open").waitFor({ state: "detached" });
  }
  assert.ok(await page.getByRole("switch", { name: "Pass for me" }).isChecked());
});
