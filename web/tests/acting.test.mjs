import assert from "node:assert/strict";
import { test } from "node:test";
import { atTheTable, axe, shoot, still } from "./harness/index.mjs";
import { Person } from "./harness/person.mjs";
import { begin, wire } from "./harness/table.mjs";

/** @typedef {import("playwright-core").Page} Page */

const table = atTheTable();

/** A duel of which the tests know a little: it always begins the same way. */
const FIXED = /** @type {const} */ ({ seed: 2, decks: ["storm-and-kite", "kiln-and-wall"] });

/**
 * Someone in the main phase of a turn, who could play a card.
 * @param {import("playwright-core").BrowserContextOptions} [options]
 */
async function inMainPhase(options) {
  const page = await table.browser.page({ viewport: { width: 1280, height: 800 }, ...options });
  await begin(page, table.server.address, "fftcg", { ...FIXED, decks: [...FIXED.decks] });
  const person = new Person(page, 2);
  const seen = await person.play(({ ask, acts }) => /main phase|メインフェイズ/.test(ask) && acts.length > 0);
  assert.equal(seen.outcome, "");
  return { page, person, seen };
}

/** @param {Page} page */
function scene(page) {
  return page.locator("[data-panel]").getAttribute("data-scene").then(Number);
}

/** @param {Page} page @param {number} before */
async function asked(page, before) {
  await page.waitForFunction((before) => Number(document.querySelector(".asks")?.getAttribute("data-scene")) > before, before);
  return page.locator("[data-ask]").innerText();
}

test("clicking what is not offered says why not, rule by rule", async () => {
  const page = await table.browser.page({ viewport: { width: 1280, height: 800 } });
  await begin(page, table.server.address, "fftcg", { ...FIXED, decks: [...FIXED.decks] });
  const card = page.locator("[data-board] [data-zone=hand] [data-key]:not(.may)").first();
  const key = await card.getAttribute("data-key");
  await card.click({ position: { x: 8, y: 8 } });
  const dialog = page.getByRole("dialog");
  await dialog.locator(".refusals .number").first().waitFor();
  assert.match(await dialog.locator(".refusals .number").first().innerText(), /^\d+(\.\d+)+$/);
  assert.match(await dialog.innerText(), /You cannot .* now:/);
  await axe(page);
  await shoot(page, "why-not");
  const name = await dialog.getByRole("heading", { level: 2 }).innerText();
  await dialog.getByRole("textbox").fill(`attack with ${name}`);
  await dialog.getByRole("button", { name: "Ask", exact: true }).click();
  await dialog.getByText(/No: you cannot attack with/).waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("data-key")), key, "the focus is where it was");
});

test("what may be done stands in the dialog as a button", async () => {
  const { page, seen } = await inMainPhase();
  await page.locator("[data-board] [data-key].may").first().focus();
  await page.keyboard.press("w");
  const deed = page.getByRole("dialog").locator(".deed .main").first();
  await deed.waitFor();
  await deed.click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  assert.notEqual(await asked(page, seen.scene), seen.ask);
});

test("clicking a line of the log shows how it came about", async () => {
  const { page, person } = await inMainPhase();
  const caused = page.locator("[data-log] li button", { hasText: ", by " }).filter({ visible: true });
  const dialog = page.getByRole("dialog", { name: "How this came about" });
  /** Opens the newest line that has a cause; whether that has one, too. */
  const traced = async () => {
    if ((await caused.count()) === 0) return false;
    await caused.last().click();
    await dialog.getByRole("listitem").first().waitFor();
    if ((await dialog.getByRole("listitem").count()) > 1) return true;
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    return false;
  };
  assert.equal((await person.play(traced)).outcome, "");
  assert.match(await dialog.locator(".number").first().innerText(), /^\d+(\.\d+)+$/);
  assert.match(await dialog.innerText(), /because/);
  await axe(page);
  await shoot(page, "why");
});

test("the log can be searched, and marks what is new", async () => {
  const { page } = await inMainPhase();
  assert.ok((await page.locator("[data-log] .fresh").count()) > 0);
  const all = await page.locator("[data-log] li").count();
  await page.getByRole("searchbox", { name: "Find in the log" }).fill("draw");
  await page.waitForFunction((all) => document.querySelectorAll("[data-log] li").length < all, all);
  for (const line of await page.locator("[data-log] li").allInnerTexts()) assert.match(line, /draw/i);
});

test("an answer shows at once, a payment is proposed, Esc calls it off", async () => {
  const { page, seen } = await inMainPhase();
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector("[data-taken]")) document.body.dataset.took = "yes";
    }).observe(document.body, { childList: true, subtree: true });
  });
  const play = page.locator("[data-board] [data-zone=hand] [data-key].may").first();
  await play.click({ position: { x: 8, y: 8 } });
  const ask = await asked(page, seen.scene);
  assert.equal(await page.evaluate(() => document.body.dataset.took), "yes", "the answer was seen before the server's");
  assert.match(ask, /How do you pay/);
  await page.getByRole("button", { name: "Cancel", exact: true }).waitFor();
  await shoot(page, "payment");
  const paying = await scene(page);
  await page.keyboard.press("Escape");
  assert.equal(await asked(page, paying), seen.ask);
  assert.equal(await page.locator("[data-board] [data-zone=hand] [data-key].may").count() > 0, true);
});

test("the last answer can be taken back against the computer", async () => {
  const { page, person, seen } = await inMainPhase();
  const lines = await page.locator("[data-log] li [lang]").allInnerTexts();
  await person.press("[data-panel] .answers .main");
  await asked(page, seen.scene);
  const after = await scene(page);
  await page.keyboard.press("u");
  assert.equal(await asked(page, after), seen.ask);
  assert.deepEqual(await page.locator("[data-log] li [lang]").allInnerTexts(), lines);
});

test("passing goes on until something happens, and one key stops all of it", async () => {
  const { page, seen } = await inMainPhase();
  const passes = page.getByRole("switch", { name: "Pass for me" });
  assert.ok(await passes.isChecked());
  await page.keyboard.press("Shift+P");
  await asked(page, seen.scene);
  await page.locator("[data-passed]").waitFor();
  assert.match(await page.locator("[data-passed]").innerText(), /Passed for you \d+ times?/);
  await shoot(page, "passed");
  assert.equal(await page.getByRole("button", { name: "Cancel", exact: true }).count(), 0, "nothing is begun that Esc would call off");
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !document.querySelector("[role=switch]")?.matches(":checked"));
  await passes.check();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Stops", exact: true }).click();
  const stop = page.getByRole("dialog").getByRole("checkbox", { name: /on your turn/ }).first();
  const was = await stop.isChecked();
  await stop.click();
  await axe(page);
  await page.keyboard.press("Escape");
  await page.reload();
  await page.locator("[data-panel]").waitFor();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Stops", exact: true }).click();
  assert.equal(await stop.isChecked(), !was, "the server knows it");
});

test("a lost connection is told of calmly, and comes back by itself", async () => {
  const { page, seen } = await inMainPhase();
  await table.server.kill();
  await page.getByText("The connection is lost and is being restored.").waitFor();
  await axe(page);
  await shoot(page, "lost");
  await table.server.run();
  await page.getByText("The connection is lost and is being restored.").waitFor({ state: "detached" });
  table.browser.calm(/ERR_CONNECTION_REFUSED|WebSocket/);
  assert.equal(await page.locator("[data-ask]").innerText(), seen.ask);
  const now = await scene(page);
  await page.locator("[data-panel] .answers .main").click();
  await asked(page, now);
});

test("what is said while the connection is down is said to be lost, and an attempt that hangs does not stop the next", async () => {
  const page = await table.browser.page({ viewport: { width: 1280, height: 800 } });
  await still(page);
  const line = await wire(page);
  await begin(page, table.server.address, "fftcg", { ...FIXED, decks: [...FIXED.decks] });
  await line.cut();
  await page.getByText("The connection is lost").waitFor();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Concede" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Concede" }).click();
  await page.getByRole("alert").filter({ hasText: "did not reach the table" }).waitFor();
  const hanging = line.hang();
  for (const attempt of [hanging, undefined]) {
    await page.getByRole("button", { name: "Try again" }).click();
    await page.clock.runFor(1);
    await attempt;
    line.mend();
  }
  await page.getByText("The connection is lost").waitFor({ state: "detached" });
  assert.equal(await page.locator("[data-outcome]").count(), 0);
  table.browser.calm(/WebSocket/);
});

test("a seat is played in one window at a time", async () => {
  const { page, seen } = await inMainPhase();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.locator("[data-panel]").waitFor();
  await page.getByRole("button", { name: "Play here" }).click();
  await page.locator("[data-panel]").waitFor();
  assert.equal(await page.locator("[data-ask]").innerText(), seen.ask);
  await other.getByRole("button", { name: "Play here" }).waitFor();
});

test("conceding asks first, and the end offers another duel", async () => {
  const { page } = await inMainPhase();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Concede" }).click();
  await page.getByRole("button", { name: "Play on" }).click();
  assert.equal(await page.locator("[data-outcome]").count(), 0);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Concede" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Concede" }).click();
  await page.getByRole("heading", { name: "Computer wins." }).waitFor();
  await axe(page);
  await shoot(page, "conceded");
  const before = page.url();
  await page.getByRole("button", { name: "Play again" }).click();
  await page.waitForURL((url) => url.href !== before);
  await page.locator("[data-panel].asks").waitFor();
  await page.goBack();
  await page.getByRole("button", { name: "Play the computer" }).waitFor();
});

test("whoever watches sees no hand and is asked nothing", async () => {
  const { page } = await inMainPhase();
  const watcher = await table.browser.page();
  await watcher.goto(page.url().replace("#/duel/", "#/watch/"));
  await watcher.getByText("is asked").waitFor();
  assert.equal(await watcher.locator("[data-zone=hand] [data-key]").count(), 0);
  await page.getByText("1 person watches").waitFor();
  await axe(watcher);
  await shoot(watcher, "watching");
});

test("whoever watches is told of a card what everyone may know", async () => {
  const { page, person } = await inMainPhase();
  const lies = page.locator("[data-board] [data-zone=field] [data-key]");
  await person.play(async () => (await lies.count()) > 0);
  const watcher = await table.browser.page({ viewport: { width: 1280, height: 800 } });
  await watcher.goto(page.url().replace("#/duel/", "#/watch/"));
  const card = watcher.locator("[data-board] [data-zone=field] [data-key]").first();
  await card.hover();
  await watcher.locator("aside.zoom").waitFor();
  await watcher.waitForTimeout(400);
  assert.equal(await watcher.locator(".toast").count(), 0, "nobody is scolded for looking");
  await card.click();
  const dialog = watcher.getByRole("dialog");
  await dialog.locator(".printed p").first().waitFor();
  assert.equal(await dialog.getByRole("heading", { level: 2 }).innerText(), await dialog.locator(".printed p").first().innerText());
  assert.equal(await dialog.locator(".deed").count() + (await dialog.getByRole("textbox").count()), 0, "there is nothing to do");
});

test("on a phone the panel takes a third of the height, and every control a fingertip", async () => {
  const { page } = await inMainPhase({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true, locale: "ja-JP" });
  const box = await page.locator("[data-panel]").boundingBox();
  assert.ok(box && box.height <= 260, JSON.stringify(box));
  for (const button of await page.locator("[data-panel] button:visible, [data-panel] summary:visible").all()) {
    const size = await button.boundingBox();
    assert.ok(size && size.height >= 44, await button.innerText());
  }
  await axe(page);
  await shoot(page, "duel-phone-ja");
});

test("a card that is dragged to a place is played there", async () => {
  const page = await table.browser.page({ viewport: { width: 1280, height: 800 } });
  await begin(page, table.server.address, "vividz", { seed: 1 });
  const hand = page.locator("[data-zone=hand] [data-key].may", { hasText: "Chara" });
  const seen = await new Person(page, 1).play(async ({ ask }) => ask.includes("main phase") && (await hand.count()) > 0);
  const [card, place] = [await hand.first().boundingBox(), await page.locator("[data-place='1']").boundingBox()];
  assert.ok(card && place);
  await page.mouse.move(card.x + 10, card.y + 20);
  await page.mouse.down();
  await page.mouse.move(card.x + 40, card.y - 20, { steps: 4 });
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2, { steps: 6 });
  await shoot(page, "dragged");
  await page.mouse.up();
  await page.waitForFunction((before) => Number(document.querySelector(".asks")?.getAttribute("data-scene")) >= before + 2, seen.scene);
  assert.doesNotMatch(await page.locator("[data-ask]").innerText(), /To which area/);
});

/** Drags a card to where something is. @param {Page} page @param {string} card @param {string} target */
async function drag(page, card, target) {
  const [from, to] = [await page.locator(card).first().boundingBox(), await page.locator(target).first().boundingBox()];
  assert.ok(from && to);
  await page.mouse.move(from.x + 10, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y - 20, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await page.mouse.up();
}

test("a card dropped in vain does not say where the next one is played", async () => {
  const page = await table.browser.page({ viewport: { width: 1280, height: 800 } });
  await begin(page, table.server.address, "dimension-zero", { seed: 1, decks: ["kilns-and-lamps", "quiet-charts"] });
  const person = new Person(page, 1);
  const [may, not] = ["[data-zone=hand] [data-key].may", "[data-zone=hand] [data-key]:not(.may)"];
  /** Where the card of a click may be played, once it asks. */
  const where = async () => {
    await page.waitForFunction(() => document.querySelectorAll("[data-board] [data-place].may, [data-board] [data-take]").length > 1);
  };
  let seen = await person.play(async ({ ask }) => /main phase/.test(ask) && (await page.locator(may).count()) > 0 && (await page.locator(not).count()) > 0);
  assert.equal(seen.outcome, "");
  await drag(page, not, "[data-place='4']");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await person.press(may);
  await asked(page, seen.scene);
  await where();
  assert.match(await page.locator("[data-ask]").innerText(), /Where|which/i);
});
