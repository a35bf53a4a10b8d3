import assert from "node:assert/strict";
import { test } from "node:test";
import { atTheTable, axe, shoot } from "./harness/index.mjs";

const table = atTheTable();

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  test(`the home page shows five games, by ${colorScheme}`, async () => {
    const page = await table.browser.page({ colorScheme });
    await page.goto(table.server.address);
    await page.getByRole("main").getByRole("listitem").nth(4).waitFor();
    assert.equal(await page.getByRole("main").getByRole("listitem").count(), 5);
    assert.equal(await page.locator("html").getAttribute("data-theme"), colorScheme);
    await axe(page);
    await shoot(page, `home-${colorScheme}`);
  });
}

test("a setting takes effect at once and is remembered", async () => {
  const page = await table.browser.page({ colorScheme: "light" });
  await page.goto(table.server.address);
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  await page.getByRole("radio", { name: "Dark" }).check();
  await page.getByRole("radio", { name: "日本語" }).check();
  await page.getByRole("heading", { level: 1, name: "どのゲームで勝負しますか？" }).waitFor();
  await axe(page);
  await shoot(page, "settings-ja");
  await page.reload();
  await page.getByRole("link", { name: "デッキ", exact: true }).waitFor();
  const html = page.locator("html");
  assert.deepEqual([await html.getAttribute("lang"), await html.getAttribute("data-theme")], ["ja", "dark"]);
});

test("the page speaks the browser's language and fits a phone", async () => {
  const page = await table.browser.page({ locale: "ja-JP", viewport: { width: 360, height: 720 } });
  await page.goto(table.server.address);
  await page.getByRole("main").getByRole("listitem").first().waitFor();
  await page.getByRole("link", { name: "リプレイ" }).waitFor();
  const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(/** @type {number} */ (wide) <= /** @type {number} */ (room), `${wide} wide in ${room}`);
  await axe(page);
  await shoot(page, "home-phone-ja");
});

test("an address that leads nowhere says so", async () => {
  const page = await table.browser.page();
  await page.goto(`${table.server.address}#/nowhere`);
  await page.getByRole("heading", { name: "There is nothing at this address." }).waitFor();
  await page.getByRole("link", { name: "To the start page" }).click();
  await page.getByRole("heading", { name: "What shall we play?" }).waitFor();
  assert.equal(await page.title(), "Home · 勝負 Shobu");
  assert.equal(await page.evaluate(() => document.activeElement?.tagName), "MAIN");
});

test("the keyboard skips to the content", async () => {
  const page = await table.browser.page();
  await page.goto(table.server.address);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  assert.equal(await page.evaluate(() => document.activeElement?.tagName), "MAIN");
});

test("a server that does not answer is told of, and asked again", async () => {
  const page = await table.browser.page();
  await page.route("**/api/games", (route) => route.abort());
  await page.goto(table.server.address);
  await page.getByText("The server does not answer.").waitFor();
  table.browser.calm(/ERR_FAILED/);
  await page.unroute("**/api/games");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("main").getByRole("listitem").nth(4).waitFor();
});

test("the scripts of all views together stay under 300 kB", async () => {
  const page = await table.browser.page();
  /** @type {Promise<number>[]} */
  const sizes = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() === "script") sizes.push(request.sizes().then((size) => size.responseBodySize));
  });
  for (const place of ["#/", "#/decks", "#/cards", "#/replay"]) {
    await page.goto(table.server.address + place);
    await page.getByRole("heading", { level: 1 }).waitFor();
  }
  const whole = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  assert.ok(whole > 0 && whole < 300_000, `${whole} bytes`);
});
