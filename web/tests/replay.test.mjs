import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { atTheTable, axe, shoot } from "./harness/index.mjs";
import { Person } from "./harness/person.mjs";
import { begin, concede } from "./harness/table.mjs";

/** @typedef {import("playwright-core").Page} Page */

const table = atTheTable();

/** The duel of the first test, given up after some turns, and the page that knows its seat. */
let duel = "";
/** @type {Page} */
let own;

test("a duel that is over can be looked at again", async () => {
  own = await table.browser.page({ acceptDownloads: true, permissions: ["clipboard-read", "clipboard-write"] });
  await begin(own, table.server.address, "fftcg", { seed: 2, decks: ["storm-and-kite", "kiln-and-wall"] });
  const person = new Person(own, 2);
  await person.play(() => person.answered >= 14);
  await concede(own);
  await own.getByRole("link", { name: "Watch the replay" }).click();
  await at(own, 0);
  duel = new URL(own.url()).hash.replace(/^#\/replay\/|\?.*$/g, "");
});

/** Waits until a frame is shown. @param {Page} page @param {number} frame */
async function at(page, frame) {
  await page.locator(`[data-frame="${frame}"][aria-busy="false"]`).waitFor();
}

/** @param {Page} page */
async function shown(page) {
  return Number(await page.locator("[data-frame]").getAttribute("data-frame"));
}

/** @param {Page} page */
async function last(page) {
  return Number(await page.getByRole("slider").getAttribute("max"));
}

test("cards and lines of a replay are explained", async () => {
  const page = await table.browser.page({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${table.server.address}#/replay/${duel}?at=9999&eye=both`);
  const card = page.locator("[data-board] [data-zone=hand] [data-key], .board [data-zone=hand] [data-key]").first();
  await card.waitFor();
  const explained = page.waitForResponse(/\/frames\/\d+\/cards\/\d+\?eye=both$/);
  await card.hover({ position: { x: 8, y: 8 } });
  assert.equal((await explained).status(), 200);
  await page.getByRole("tab", { name: "Log" }).click();
  await page.locator("[data-log] li button").last().click();
  const dialog = page.getByRole("dialog", { name: "How this came about" });
  await dialog.getByRole("listitem").first().waitFor();
  assert.match(await dialog.locator(".number").first().innerText(), /^\d+(\.\d+)*$/);
  await axe(page);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
});

test("a replay is stepped through by choice and by turn, with buttons, keys and the list", async () => {
  const page = await table.browser.page();
  await page.goto(`${table.server.address}#/replay/${duel}?at=3`);
  await at(page, 3);
  await page.getByRole("button", { name: "On by a choice" }).click();
  await at(page, 4);
  await page.keyboard.press("ArrowLeft");
  await at(page, 3);
  await page.getByRole("button", { name: "On by a turn" }).click();
  await page.locator('[data-frame]:not([data-frame="3"])').waitFor();
  const turn = await shown(page);
  assert.ok(turn > 3);
  await page.keyboard.press("End");
  const end = await last(page);
  await at(page, end);
  assert.ok(await page.getByRole("button", { name: "On by a choice" }).isDisabled());
  await page.keyboard.press("ArrowLeft");
  await page.getByRole("button", { name: "On by a choice" }).press("Enter");
  await at(page, end);
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("aria-label")), "On by a choice");
  await page.keyboard.press("Home");
  await at(page, 0);
  await page.locator("[data-steps] ol button").nth(4).click();
  await at(page, 5);
  assert.equal(await page.locator("[data-steps] [aria-current=step]").count(), 1);
  await page.locator("[data-steps] [aria-current=step]").focus();
  await page.keyboard.press("ArrowDown");
  await at(page, 6);
  assert.ok(await page.evaluate(() => document.activeElement?.matches("[aria-current=step]")));
  await page.waitForURL(/\?at=6&/);
});

test("a replay plays by itself to its end, and can be stopped", async () => {
  const page = await table.browser.page();
  await page.goto(`${table.server.address}#/replay/${duel}`);
  await at(page, 0);
  await page.getByLabel("Choices per second").selectOption("4");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForFunction(() => Number(document.querySelector("[data-frame]")?.getAttribute("data-frame")) >= 2);
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("slider").focus();
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  await at(page, (await last(page)) - 1);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await at(page, await last(page));
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
});

test("another language tells the same moment of a replay", async () => {
  const page = await table.browser.page();
  await page.goto(`${table.server.address}#/replay/${duel}`);
  await at(page, 0);
  await page.getByText("Both", { exact: true }).click();
  for (let step = 1; step <= 3; step += 1) {
    await page.getByRole("button", { name: "On by a choice" }).click();
    await at(page, step);
  }
  const told = page.locator("[data-steps] [aria-current=step]");
  const english = await told.textContent();
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  await page.getByText("日本語").click();
  await page.waitForFunction((english) => document.querySelector("[data-steps] [aria-current=step]")?.textContent !== english, english);
  await at(page, 3);
  assert.equal(await page.getByRole("slider").inputValue(), "3");
  await page.waitForURL(/\?at=3&eye=both/);
});

test("either seat's view is shown, or both", async () => {
  const page = await table.browser.page();
  await page.goto(`${table.server.address}#/replay/${duel}?at=8&eye=first`);
  await at(page, 8);
  /** How many cards of the players' hands are seen. */
  const hands = () => Promise.all([0, 1].map((side) => page.locator(`[data-zone=hand][data-side="${side}"] [data-key]`).count()));
  const differ = (/** @type {number} */ side, /** @type {number} */ than) =>
    page.waitForFunction(([side, than]) => document.querySelectorAll(`[data-zone=hand][data-side="${side}"] [data-key]`).length !== than, [side, than]);
  const [first = 0, unseen = 0] = await hands();
  await page.getByText("Both", { exact: true }).click();
  await differ(1, unseen);
  const [both = 0, second = 0] = await hands();
  assert.ok(both === first && second > unseen);
  await page.getByRole("group", { name: "Whose view" }).locator("label").nth(1).click();
  await differ(0, both);
  const [hidden = 0, theirs = 0] = await hands();
  assert.ok(hidden < first && theirs === second);
});

test("whoever played sees their own view, shares a link and a file, and the file can be opened", async () => {
  await own.goto(`${table.server.address}#/replay/${duel}?at=7`);
  await at(own, 7);
  assert.ok(await own.getByRole("radio", { name: "Guest" }).isChecked());
  await own.getByRole("button", { name: "Share" }).click();
  await own.getByRole("button", { name: "Copy the link" }).click();
  await own.getByRole("dialog").getByText("Copied").waitFor();
  const link = await own.evaluate(() => navigator.clipboard.readText());
  assert.equal(link, `${table.server.address}#/replay/${duel}?at=7&eye=first`);
  assert.equal(await own.getByRole("textbox", { name: "A link to this moment" }).inputValue(), link);
  // At an address of this computer alone, the page says how others get there.
  await own.getByRole("dialog").getByText("shobu table --listen").waitFor();
  await axe(own);
  await shoot(own, "share");

  const download = own.waitForEvent("download");
  await own.getByRole("button", { name: "Download the replay" }).click();
  const file = await (await download).path();
  assert.match(await readFile(file, "utf8"), /^shobu replay 1\n/);

  const other = await table.browser.page();
  await other.goto(`${table.server.address}#/replay`);
  await other.locator('input[type="file"]').first().setInputFiles({ name: "it.replay", mimeType: "text/plain", buffer: await readFile(file) });
  await at(other, 0);
  assert.equal(await last(other), await last(own));
});

test("a replay that cannot be read says why, and keeps what was typed", async () => {
  const page = await table.browser.page();
  await page.goto(`${table.server.address}#/replay`);
  await page.getByRole("textbox", { name: "A replay as text" }).fill("shobu replay 1\ngame chess\n");
  await page.getByRole("button", { name: "Open the replay" }).click();
  await page.getByRole("alert").filter({ hasText: /chess|line 2/ }).waitFor();
  assert.match(await page.getByRole("textbox", { name: "A replay as text" }).inputValue(), /chess/);
  await page.goto(`${table.server.address}#/replay/nowhere`);
  await page.getByRole("alert").filter({ hasText: "nowhere" }).waitFor();
  table.browser.calm(/status of 4\d\d/);
});

test("the finished duels of the browser are listed", async () => {
  await own.goto(`${table.server.address}#/replay`);
  await own.getByRole("region", { name: "Finished duels" }).getByRole("link").first().click();
  await at(own, 0);
  assert.ok(own.url().includes(duel));
});

test("a server that does not answer is not taken for one that knows of no duels", async () => {
  await own.route("**/api/duels/known", (route) => route.abort());
  await own.goto(`${table.server.address}#/replay`);
  await own.reload();
  const list = own.getByRole("region", { name: "Finished duels" });
  await list.getByRole("alert").waitFor();
  await own.unroute("**/api/duels/known");
  await list.getByRole("button", { name: "Try again" }).click();
  await list.getByRole("link").first().waitFor();
  table.browser.calm(/ERR_FAILED/);
});

test("a frame is played on from, against the computer, from either seat", async () => {
  const page = await table.browser.page();
  for (const seat of [0, 1]) {
    await page.goto(`${table.server.address}#/replay/${duel}?at=9&eye=both`);
    await at(page, 9);
    await page.getByRole("tab", { name: "Log" }).click();
    const lines = await page.locator("[data-log] li").count();
    await page.getByRole("button", { name: "Play on from here" }).click();
    await page.getByRole("dialog").getByRole("radio").nth(seat).check();
    await page.getByRole("button", { name: "Play on", exact: true }).click();
    await page.waitForURL(/#\/duel\//);
    const person = new Person(page, 5);
    await person.awaited();
    // What had happened has happened in the new duel, too.
    assert.ok((await page.locator("[data-log] li").count()) >= Math.min(lines, 4));
    await person.play(() => person.answered >= 3);
  }
  await shoot(page, "played-on");
});

test("a frame is saved as a position, and a position is played from", async () => {
  await own.goto(`${table.server.address}#/replay/${duel}?at=9`);
  await at(own, 9);
  await own.getByRole("button", { name: "Save as a position" }).click();
  const box = own.getByRole("dialog").getByRole("textbox", { name: "The position as text" });
  const text = await box.inputValue();
  assert.match(text, /^turn +p[12]/m);
  // It is a ruling, which says its game and holds as it is.
  assert.match(text, /^rule fftcg \S+\n"p[12], /m);
  assert.match(text, /^expect +p[12] is asked by \S+\n$/m);
  await axe(own);
  await shoot(own, "position");
  await own.getByRole("button", { name: "Copy the text" }).click();
  await own.getByRole("dialog").getByText("Copied").waitFor();
  assert.equal(await own.evaluate(() => navigator.clipboard.readText()), text);

  const page = await table.browser.page();
  await page.goto(`${table.server.address}#/replay`);
  await page.getByLabel("Game").selectOption("vividz");
  const paper = page.getByRole("textbox", { name: "The position as text" });
  await paper.fill("p1 field Nobody At All\n");
  await page.getByRole("button", { name: "Play it" }).click();
  await page.getByRole("alert").filter({ hasText: /Nobody At All|line 1/ }).waitFor();
  table.browser.calm(/status of 4\d\d/);
  await paper.fill(text);
  assert.equal(await page.getByLabel("Game").inputValue(), "fftcg");
  await page.getByRole("button", { name: "Play it" }).click();
  await page.waitForURL(/#\/duel\//);
  const person = new Person(page, 6);
  await person.play(() => person.answered >= 2);
});

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  test(`replays are open to everyone, by ${colorScheme}`, async () => {
    const page = await table.browser.page({ colorScheme });
    await page.goto(`${table.server.address}#/replay/${duel}?at=10`);
    await at(page, 10);
    await axe(page);
    await shoot(page, `replay-${colorScheme}`);
    await page.getByRole("tab", { name: "Log" }).click();
    await axe(page);
    await page.goto(`${table.server.address}#/replay`);
    await page.getByRole("heading", { name: "Play from a position" }).waitFor();
    await axe(page);
  });
}

test("a replay fits a phone, in Japanese", async () => {
  const page = await table.browser.page({ locale: "ja-JP", viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto(`${table.server.address}#/replay/${duel}?at=10`);
  await at(page, 10);
  await page.getByRole("button", { name: "1手進む" }).tap();
  await at(page, 11);
  const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(/** @type {number} */ (wide) <= /** @type {number} */ (room), `${wide} wide in ${room}`);
  await shoot(page, "replay-phone-ja");
});
