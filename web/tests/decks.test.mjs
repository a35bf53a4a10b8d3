import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { atTheTable, axe, shoot } from "./harness/index.mjs";

/** @typedef {import("playwright-core").Page} Page */

const table = atTheTable();

/** The deck of the panel, as its export says it. @param {Page} page */
async function exported(page) {
  await page.getByRole("button", { name: "Export" }).click();
  const text = await page.getByLabel("The deck as text").inputValue();
  await page.keyboard.press("Escape");
  return text;
}

/** @param {Page} page @param {string} deck */
async function startFrom(page, deck) {
  await page.getByLabel("Start from").selectOption(deck);
  await page.getByText("The deck is legal.").waitFor();
}

test("a deck is searched for, built, found illegal with its rule, and made legal", async () => {
  const page = await table.browser.page();
  await page.goto(`${table.server.address}#/decks`);
  await page.locator('a[data-game="fftcg"]').click();
  await startFrom(page, "Kiln and Wall");
  const search = page.getByRole("searchbox");
  await search.fill("sb-024");
  await page.getByText("1 card", { exact: true }).waitFor();
  await search.fill("harbor sentinel");
  const found = page.getByRole("list", { name: "Cards" }).locator('[data-card="SB-024"]');
  await found.getByRole("button", { name: "Put in one Harbor Sentinel" }).click();
  const legality = page.getByRole("region", { name: "Legality" });
  await legality.getByText(/rules? (is|are) against it/).waitFor();
  assert.match(await legality.getByRole("listitem").first().innerText(), /\d+(\.\d+)+/);
  await axe(page);
  await shoot(page, "decks-fault");
  await found.getByRole("button", { name: "Take out one Harbor Sentinel" }).click();
  await legality.getByText("The deck is legal.").waitFor();
  assert.equal(await page.getByRole("region", { name: "Sample hand" }).getByRole("listitem").count(), 5);
});

test("filters narrow the cards, and an order sorts them", async () => {
  const page = await table.browser.page();
  await page.goto(`${table.server.address}#/decks/fftcg`);
  await page.getByRole("button", { name: "Ice", exact: true }).click();
  await page.getByRole("button", { name: "Forward", exact: true }).click();
  await page.getByRole("button", { name: "Cost 2" }).click();
  const rows = page.getByRole("list", { name: "Cards" }).getByRole("listitem");
  await rows.filter({ hasText: "Snowblind Scout" }).waitFor();
  for (const text of await rows.allInnerTexts()) assert.match(text, /Ice[^·]* Forward · cost 2/);
  await page.getByRole("button", { name: "Show all" }).click();
  await page.getByLabel("Order").selectOption("By name");
  await rows.nth(20).waitFor();
  const names = (await rows.locator(".name").allInnerTexts()).slice(0, 20);
  assert.deepEqual(names, names.toSorted((a, b) => a.localeCompare(b)));
  await page.getByLabel("Keyword").selectOption("Brave");
  await rows.filter({ hasText: "Harbor Sentinel" }).waitFor();
});

for (const game of ["fftcg", "square-enix", "dimension-zero", "vividz", "caster-chronicles"]) {
  test(`a deck of ${game} comes back from its text as it was`, async () => {
    const page = await table.browser.page();
    await page.goto(`${table.server.address}#/decks/${game}`);
    const decks = page.getByLabel("Start from").locator("optgroup").last().locator("option");
    await decks.first().waitFor({ state: "attached" });
    await startFrom(page, /** @type {string} */ (await decks.last().textContent()));
    const text = await exported(page);
    await page.getByLabel("Start from").selectOption("An empty deck");
    await page.getByText("Put cards in with +").waitFor();
    await page.getByRole("button", { name: "Import" }).click();
    await page.getByLabel("Deck as text").fill(text);
    await page.getByRole("button", { name: "Bring it in" }).click();
    await page.getByText("The deck is legal.").waitFor();
    assert.equal(await exported(page), text);
    await page.getByRole("button", { name: "Import" }).click();
    await page.getByLabel("Or from a file").setInputFiles({ name: "again.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
    await page.getByRole("button", { name: "Bring it in" }).click();
    assert.equal(await exported(page), text);
  });
}

test("lines that are not understood are named, the others are brought in", async () => {
  const page = await table.browser.page();
  await page.goto(`${table.server.address}#/decks/fftcg`);
  await page.getByRole("button", { name: "Import" }).click();
  await page.getByLabel("Deck as text").fill("name: Odd\n3 Harbor Sentinel\n2 Nobody Knows This\nhello");
  await page.getByRole("button", { name: "Bring it in" }).click();
  const legality = page.getByRole("region", { name: "Legality" });
  await legality.getByText(/Nobody Knows This/).waitFor();
  await legality.getByText(/hello/).waitFor();
  assert.match(await exported(page), /^name: Odd\n\n# Forward\n3 Harbor Sentinel\n$/);
});

test("a deck is kept in the browser, comes back after a reload, and is played at once", async () => {
  const page = await table.browser.page();
  await page.goto(`${table.server.address}#/decks/dimension-zero`);
  await startFrom(page, "Quiet Charts");
  await page.getByLabel("Name of the deck").fill("My charts");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Saved" }).waitFor();
  await page.reload();
  await page.getByText("The deck is legal.").waitFor();
  assert.equal(await page.getByLabel("Name of the deck").inputValue(), "My charts");
  await page.getByRole("link", { name: "All decks" }).click();
  await page.getByRole("link", { name: /My charts/ }).click();
  await page.getByText("The deck is legal.").waitFor();
  await page.getByRole("button", { name: "Play it" }).click();
  await page.waitForURL(/#\/duel\//);
  await page.goto(`${table.server.address}#/`);
  await page.getByText("My charts, against the computer").waitFor();
});

test("what was being built outlasts a server that does not answer for a while", async () => {
  const page = await table.browser.page();
  await page.goto(`${table.server.address}#/decks/dimension-zero`);
  await startFrom(page, "Quiet Charts");
  for (const silent of ["**/api/decks/check", "**/api/games/*/cards*"]) {
    await page.route(silent, (route) => route.abort());
    await page.reload();
    await page.getByRole("alert").filter({ hasText: "does not answer" }).waitFor();
    await page.unroute(silent);
  }
  await page.reload();
  await page.getByText("The deck is legal.").waitFor();
  assert.equal(await page.getByLabel("Name of the deck").inputValue(), "Quiet Charts");
  table.browser.calm(/ERR_FAILED/);
});

test("a deck that the browser cannot keep is not said to be kept", async () => {
  const page = await table.browser.page();
  await page.goto(`${table.server.address}#/decks/dimension-zero`);
  await startFrom(page, "Quiet Charts");
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("alert").filter({ hasText: "does not let this page keep the deck" }).waitFor();
  assert.equal(await page.getByRole("button", { name: "Saved" }).count(), 0);
});

test("another deck of the same name is not written over, and one that is not legal is not played", async () => {
  const page = await table.browser.page();
  await page.goto(`${table.server.address}#/decks/dimension-zero`);
  const name = page.getByLabel("Name of the deck");
  for (const [deck, kept] of [["Quiet Charts", "Mine"], ["Kilns and Lamps", "Mine 2"]]) {
    await startFrom(page, /** @type {string} */ (deck));
    await name.fill("Mine");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("button", { name: "Saved" }).waitFor();
    assert.equal(await name.inputValue(), kept);
  }
  await page.getByRole("button", { name: /^Put in one/ }).first().click();
  await page.getByText(/against it/).waitFor();
  await page.getByRole("button", { name: "Play it" }).click();
  await page.getByRole("alert").filter({ hasText: "It cannot be played yet" }).waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("The deck is legal.").waitFor();
  await page.getByText("It cannot be played yet").waitFor({ state: "detached" });
});

test("there is always another sample hand", async () => {
  const page = await table.browser.page();
  await page.goto(`${table.server.address}#/decks/fftcg`);
  await startFrom(page, "Storm and Kite");
  const hand = page.getByRole("region", { name: "Sample hand" });
  const dealt = new Set();
  for (let n = 0; n < 8; n += 1) {
    const faces = hand.getByRole("button", { name: /^Look at/ });
    const cards = await faces.evaluateAll((all) => all.map((face) => face.getAttribute("aria-label")).join());
    dealt.add(cards);
    await hand.getByRole("button", { name: "Another" }).click();
    await page.waitForFunction(
      (before) => [...document.querySelectorAll("section[aria-label='Sample hand'] li button")].map((face) => face.getAttribute("aria-label")).join() !== before,
      cards,
    );
  }
  assert.ok(dealt.size > 6, `${dealt.size} hands`);
});

test("an exported deck is a file that the project reads", async () => {
  const page = await table.browser.page();
  await page.goto(`${table.server.address}#/decks/vividz`);
  await startFrom(page, "Tidewatch");
  await page.getByRole("button", { name: "Export" }).click();
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Download" }).click()]);
  assert.equal(download.suggestedFilename(), "tidewatch.txt");
  assert.equal(await readFile(await download.path(), "utf8"), await page.getByLabel("The deck as text").inputValue());
});

test("a deck is built with the keyboard alone", async () => {
  const page = await table.browser.page();
  await page.goto(`${table.server.address}#/decks/fftcg`);
  await page.getByRole("searchbox").waitFor();
  await page.keyboard.press("/");
  await page.keyboard.type("sentinel");
  const row = page.locator('[data-card="SB-024"]').first();
  await row.getByRole("button", { name: "Put in one" }).focus();
  await page.keyboard.press("+");
  await page.keyboard.press("+");
  await page.keyboard.press("-");
  await page.keyboard.press("+");
  const deck = page.getByRole("region", { name: "Deck", exact: true });
  await deck.getByRole("group", { name: "Harbor Sentinel: 2 in the deck" }).waitFor();
  await page.keyboard.press("Control+z");
  await deck.getByRole("group", { name: "Harbor Sentinel: 1 in the deck" }).waitFor();
  await deck.getByRole("button", { name: "Take out one Harbor Sentinel" }).press("Enter");
  await page.getByText("Put cards in with +").waitFor();
  await row.getByRole("button", { name: "Look at" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Harbor Sentinel" });
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  await dialog.getByRole("button", { name: "Put in one" }).press("Enter");
  await dialog.getByRole("button", { name: "Take out one" }).press("Enter");
  assert.equal(await focused(), "Take out one Harbor Sentinel", "where nothing is left to take out, the keyboard stays");
  await dialog.getByRole("group", { name: "Harbor Sentinel: 0 in the deck" }).waitFor();
  assert.deepEqual(await dialog.getByRole("status").locator("p").allInnerTexts(), ["Harbor Sentinel: 1 in the deck", "Harbor Sentinel: 0 in the deck"]);
});

test("what is typed in a dialog outlasts a press that ends beside it, and the keyboard comes back from there", async () => {
  const page = await table.browser.page();
  await page.goto(`${table.server.address}#/decks/fftcg`);
  await page.getByRole("button", { name: "Import" }).press("Enter");
  const text = page.getByLabel("Deck as text");
  await text.fill("3 Harbor Sentinel");
  const box = await text.boundingBox();
  assert.ok(box);
  await page.mouse.move(box.x + 40, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(4, 4, { steps: 3 });
  await page.mouse.up();
  assert.equal(await text.inputValue(), "3 Harbor Sentinel");
  await page.getByRole("button", { name: "Bring it in" }).press("Enter");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), "Import");
});

test("the deck builder fits a phone, with deck and cards as two views", async () => {
  const page = await table.browser.page({ locale: "ja-JP", colorScheme: "dark", viewport: { width: 360, height: 740 } });
  await page.goto(`${table.server.address}#/decks/square-enix?deck=starter:seven-roads`);
  await page.getByRole("searchbox").waitFor();
  await axe(page);
  await shoot(page, "decks-phone-cards");
  await page.getByRole("button", { name: /デッキ · 50/ }).click();
  await page.getByText("このデッキは使えます。").waitFor();
  assert.ok(await page.getByRole("searchbox").isHidden());
  const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(/** @type {number} */ (wide) <= /** @type {number} */ (room), `${wide} wide in ${room}`);
  await axe(page);
  await shoot(page, "decks-phone-deck");
});

test("what is against a deck, and what formats are called, is said in the language of the page", async () => {
  const page = await table.browser.page({ locale: "ja-JP", viewport: { width: 1280, height: 800 } });
  await page.goto(`${table.server.address}#/decks/dimension-zero?deck=starter:quiet-charts`);
  await page.getByText("このデッキは使えます。").waitFor();
  await page.getByRole("button", { name: /を1枚抜く$/ }).first().click();
  await page.getByText("デッキが39枚で、ルールに合いません").waitFor();
  const formats = await page.locator("option").allInnerTexts();
  assert.ok(formats.includes("構築戦") && formats.includes("リミテッド"), formats.join());
  await page.evaluate(() => document.querySelector("html")?.lang).then((lang) => assert.equal(lang, "ja"));
  await axe(page);
});
