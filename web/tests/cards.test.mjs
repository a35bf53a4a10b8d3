import assert from "node:assert/strict";
import { test } from "node:test";
import { atTheTable, axe, shoot } from "./harness/index.mjs";

/** @typedef {import("playwright-core").Page} Page */

const table = atTheTable();

const CARDS = `Lantern Otter
Water Forward · cost 2 · power 5000 · job Otter · category SB · code ZZ-001
When Lantern Otter enters the field, draw 1 card.

Muddled Otter
Water Forward · cost 2 · power 5000 · job Otter · category SB · code ZZ-002
When Muddled Otter enters the field, glorp 1 card sideways.
`;

/** @param {Page} page @param {string} name @param {string} text */
async function bring(page, name, text) {
  await page.getByLabel("Drop files here").setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
  await page.getByRole("button", { name: "Compile the cards" }).click();
}

test("own cards that compile make a pool, and those that do not are listed with why", async () => {
  const page = await table.browser.page();
  await page.goto(`${table.server.address}#/cards`);
  await page.getByLabel("Game").selectOption("FFTCG");
  await page.getByLabel("Name").fill("Otters");
  await bring(page, "otters.txt", CARDS);
  const pool = page.getByRole("region", { name: "Otters" });
  await pool.getByText("1 card compiles · 1 does not").waitFor();
  const left = page.getByRole("region", { name: "Left out" });
  await left.getByText("Muddled Otter", { exact: true }).waitFor();
  assert.match(await left.getByRole("listitem").innerText(), /otters\.txt/);
  await page.getByRole("button", { name: "Look at Lantern Otter" }).click();
  await page.getByRole("dialog", { name: "Lantern Otter" }).getByText("draw 1 card").waitFor();
  await page.keyboard.press("Escape");
  await axe(page);
  await shoot(page, "cards");

  await page.getByRole("link", { name: "Build a deck with them" }).click();
  await page.getByRole("searchbox").fill("otter");
  await page.getByRole("button", { name: "Put in one Lantern Otter" }).click();
  await page.getByRole("group", { name: "Lantern Otter: 1 in the deck" }).first().waitFor();
  assert.equal(await page.getByText("Muddled Otter").count(), 0);

  await page.goto(`${table.server.address}#/?game=fftcg`);
  await page.getByText("More options").click();
  await page.getByLabel("Own cards").selectOption("Otters");
  await page.getByRole("button", { name: "Play the computer" }).click();
  await page.waitForURL(/#\/duel\//);
  const id = page.url().split("/").pop();
  const duel = await (await fetch(`${table.server.address}api/duels/${id}`)).json();
  assert.ok(duel.pool);
});

test("the pools of the browser are listed, shown and taken off the list", async () => {
  const page = await table.browser.page({ locale: "ja-JP", colorScheme: "dark", viewport: { width: 360, height: 740 } });
  await page.goto(`${table.server.address}#/cards`);
  await page.getByLabel("ここにファイルをドロップ").setInputFiles({ name: "otters.txt", mimeType: "text/plain", buffer: Buffer.from(CARDS) });
  await page.getByRole("button", { name: "カードを読み込む" }).click();
  await page.getByRole("region", { name: "使えないカード" }).waitFor();
  await page.reload();
  await page.getByRole("button", { name: "ottersを表示" }).click();
  await page.getByRole("region", { name: "使えないカード" }).waitFor();
  const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(/** @type {number} */ (wide) <= /** @type {number} */ (room), `${wide} wide in ${room}`);
  await axe(page);
  await shoot(page, "cards-phone-ja");
  await page.getByRole("button", { name: "ottersを一覧から外す" }).click();
  assert.equal(await page.getByRole("region", { name: "このブラウザーのカードプール" }).count(), 0);
});

test("cards of another game are told from cards of none, and files without text from both", async () => {
  const page = await table.browser.page();
  await page.goto(`${table.server.address}#/cards`);
  await page.getByLabel("Game").selectOption("vividz");
  await bring(page, "otters.txt", CARDS);
  await page.getByRole("alert").filter({ hasText: "They seem to be cards of FFTCG" }).waitFor();
  assert.equal(await page.getByLabel("Game").inputValue(), "fftcg");
  assert.equal(await page.getByRole("region", { name: "Pools of this browser" }).count(), 0);
  await page.getByRole("button", { name: "Compile the cards" }).click();
  await page.getByText("1 card compiles · 1 does not").waitFor();

  await bring(page, "nothing.txt", "\n\n");
  await page.getByRole("alert").filter({ hasText: "There are no cards in these files." }).waitFor();
  await page.getByRole("button", { name: "Without nothing.txt" }).click();
  const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0xff]);
  await page.getByLabel("Drop files here").setInputFiles({ name: "otter.png", mimeType: "image/png", buffer: picture });
  await page.getByRole("button", { name: "Compile the cards" }).click();
  await page.getByRole("alert").filter({ hasText: "otter.png is no text file." }).waitFor();
});

test("what is left out of much is searched, and counted whole", async () => {
  const page = await table.browser.page();
  await page.goto(`${table.server.address}#/cards`);
  await page.getByLabel("Game").selectOption("fftcg");
  const many = Array.from({ length: 1002 }, (_, n) => `Muddle ${n}\nWater Forward · cost 2 · power 5000\nGlorp ${n}.\n`);
  await bring(page, "many.txt", [CARDS, ...many].join("\n"));
  await page.getByText("1 card compiles · 1003 do not").waitFor();
  const left = page.getByRole("region", { name: "Left out" });
  assert.ok(await left.getByRole("listitem").first().isHidden());
  await left.getByText("Left out", { exact: false }).first().click();
  await left.getByRole("searchbox").fill("muddle 777");
  assert.equal(await left.getByRole("listitem").count(), 1);
  await left.getByText("… and 3 more").waitFor();
});

test("a file that is no card file is left out with a sentence", async () => {
  const page = await table.browser.page();
  await page.goto(`${table.server.address}#/cards`);
  await bring(page, "broken.json", '{"this is": not json');
  const left = page.getByRole("region", { name: "Left out" }).getByRole("listitem");
  await left.first().waitFor();
  assert.match(await left.innerText(), /broken\.json:1:\d+: expected JSON/);
  assert.equal(await page.getByRole("link", { name: "Build a deck with them" }).count(), 0);
});
