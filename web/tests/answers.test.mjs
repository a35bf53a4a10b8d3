import assert from "node:assert/strict";
import { test } from "node:test";
import { atTheTable, still } from "./harness/index.mjs";
import { begin, fix } from "./harness/table.mjs";

/** @typedef {import("playwright-core").Page} Page */

const table = atTheTable();
const FIXED = /** @type {const} */ ({ seed: 2, decks: ["storm-and-kite", "kiln-and-wall"] });

/**
 * A duel whose wire a test holds in its hands: it sees what is said, can keep it back, and can change what is told.
 * @param {Page} page
 * @param {{ said?: (said: any) => boolean, told?: (told: any) => unknown }} hold `said` keeps back what it gives false for
 */
async function held(page, { said = () => true, told = (same) => same }) {
  /** @type {import("playwright-core").WebSocketRoute[]} */
  const wires = [];
  await page.routeWebSocket(/\/wire$/, (near) => {
    const far = near.connectToServer();
    near.onMessage((text) => {
      if (said(JSON.parse(String(text)))) far.send(text);
    });
    far.onMessage((text) => near.send(JSON.stringify(told(JSON.parse(String(text))))));
    wires.push(near);
  });
  await begin(page, table.server.address, "fftcg", { ...FIXED, decks: [...FIXED.decks] });
  await page.locator("[data-panel] [data-ask]").waitFor();
  return {
    /** Tells the page something. @param {unknown} message */
    tell: (message) => wires.at(-1)?.send(JSON.stringify(message)),
    /** Ends the wire. @param {number} code */
    end: (code) => wires.at(-1)?.close({ code }),
    /** How often the page has come. */
    get comings() {
      return wires.length;
    },
  };
}

/** Waits for what the test hears of the page. @param {Page} page @param {() => boolean} so */
async function until(page, so) {
  for (let waits = 0; !so(); waits += 1) {
    assert.ok(waits < 600, `${so}`);
    await page.waitForTimeout(50);
  }
}

/** @param {Page} page */
const card = (page) => page.locator("[data-board] [data-zone=hand] [data-key]:not(.may)").first();

test("what the server refuses to explain is said in the dialog, and asked anew the next time", async () => {
  const page = await table.browser.page({ viewport: { width: 1280, height: 800 } });
  /** @type {any[]} */
  const asked = [];
  const wire = await held(page, {
    said: (said) => {
      if (said.say !== "explain" || asked.length > 0) return true;
      asked.push(said);
      return false;
    },
  });
  await card(page).focus();
  await page.keyboard.press("w");
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Loading").waitFor();
  await until(page, () => asked.length > 0);
  wire.tell({ tell: "refused", why: "too many messages in a short time", of: asked[0] });
  await dialog.getByRole("alert").getByText("Too many messages in a short time.").waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await card(page).focus();
  await page.keyboard.press("w");
  await dialog.locator(".deed").first().waitFor();
});

test("whoever waits for a judgement or a cause when the wire breaks is told so", async () => {
  const page = await table.browser.page({ viewport: { width: 1280, height: 800 } });
  const wire = await held(page, { said: ({ say }) => say !== "judge" && say !== "why" });
  await page.keyboard.press("j");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("pass");
  await dialog.getByRole("button", { name: "Ask", exact: true }).click();
  wire.end(1011);
  await dialog.getByRole("alert").getByText("The connection is lost").waitFor();
  await page.keyboard.press("Escape");
  // A dialog that is closed is no dialog any more, and a moment later gone.
  await page.locator("dialog").waitFor({ state: "detached" });
  await page.getByText("The connection is lost").waitFor({ state: "detached" });
  await page.locator("[data-log] li button").last().click();
  await dialog.getByText("Loading").waitFor();
  wire.tell({ tell: "refused", why: "too many messages in a short time", of: null });
  await dialog.getByRole("alert").getByText("Too many messages in a short time.").waitFor();
  table.browser.calm(/WebSocket/);
});

test("a refusal is no farewell: the page comes back after it", async () => {
  const page = await table.browser.page();
  const wire = await held(page, {});
  wire.tell({ tell: "refused", why: "the server is stopping", of: null });
  wire.end(1000);
  await page.waitForFunction(() => document.querySelector("[data-panel].asks") !== null);
  await until(page, () => wire.comings === 2);
  await page.getByText("The connection is lost").waitFor({ state: "detached" });
  assert.equal(await page.getByRole("button", { name: "Play here" }).count(), 0);
  wire.tell({ tell: "farewell", why: "this seat has been taken from elsewhere with its token" });
  await page.getByRole("button", { name: "Play here" }).waitFor();
  table.browser.calm(/WebSocket/);
});

test("a digit answers the question it was typed for, and no other", async () => {
  const page = await table.browser.page({ viewport: { width: 1280, height: 800 } });
  /** @type {any[]} */
  const picks = [];
  await still(page);
  await held(page, {
    said: (said) => {
      if (said.say === "pick") picks.push(said);
      return true;
    },
    // So many that a second digit may follow the first.
    told: (told) => {
      const options = told.tell === "scene" ? (told.question?.options ?? []) : [];
      while (options.length > 0 && options.length < 30) options.push({ ...options[0], card: null, place: null });
      return told;
    },
  });
  const scene = await page.locator("[data-panel]").getAttribute("data-scene");
  await page.keyboard.press("1");
  await page.locator("[data-panel] .answers .main").click();
  await page.waitForFunction((scene) => {
    const panel = document.querySelector("[data-panel].asks");
    return panel !== null && panel.getAttribute("data-scene") !== scene;
  }, scene);
  await page.clock.runFor(900);
  await page.waitForTimeout(300);
  assert.equal(picks.length, 1, JSON.stringify(picks));
});

test("when the cards of a duel cannot be fetched that is said, and tried again", async () => {
  const page = await table.browser.page();
  await page.route("**/api/games/*/cards*", (route) => route.fulfill({ status: 503, json: { why: "the server is stopping" } }));
  await fix(page, { ...FIXED, decks: [...FIXED.decks] });
  await page.goto(table.server.address);
  await page.locator('[data-game="fftcg"]').click();
  await page.locator("form button.main").click();
  await page.getByRole("alert").getByText("The server is stopping.").waitFor();
  await page.unroute("**/api/games/*/cards*");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.locator("[data-panel]").waitFor();
  table.browser.calm(/503/);
});
