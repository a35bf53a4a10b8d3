import assert from "node:assert/strict";
import { test } from "node:test";
import { atTheTable, axe, shoot } from "./harness/index.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../src/lib/wire").DuelInfo} DuelInfo */
/** @typedef {import("../src/lib/wire").GameInfo} GameInfo */

const table = atTheTable();
const GAMES = ["fftcg", "square-enix", "dimension-zero", "vividz", "caster-chronicles"];

/** Asks the server. @param {string} path */
async function ask(path) {
  return (await fetch(`${table.server.address}api/${path}`)).json();
}

/** The game of an id. @param {string} id */
async function gameOf(id) {
  const games = /** @type {GameInfo[]} */ (await ask("games"));
  const game = games.find((game) => game.id === id);
  assert.ok(game);
  return game;
}

/** Waits for the table and says which duel is played there. @param {Page} page */
async function duelAt(page) {
  await page.waitForURL(/#\/duel\/[^/]+$/);
  const id = /** @type {string} */ (page.url().split("/").pop());
  return { id, info: /** @type {DuelInfo} */ (await ask(`duels/${id}`)) };
}

/** The tile of a game. @param {Page} page @param {string} game */
function tile(page, game) {
  return page.locator(`a[data-game="${game}"]`);
}

/** @param {Page} page */
async function fits(page) {
  const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(/** @type {number} */ (wide) <= /** @type {number} */ (room), `${wide} wide in ${room}`);
}

for (const id of GAMES) {
  test(`three clicks begin a duel of ${id}, one begins the next`, async () => {
    const game = await gameOf(id);
    const deck = game.decks[1];
    assert.ok(deck);
    const page = await table.browser.page();
    await page.goto(table.server.address);
    await tile(page, id).click();
    await page.getByRole("radio", { name: deck.name }).click({ force: true });
    await page.getByRole("button", { name: "Play the computer" }).click();
    const { id: first, info } = await duelAt(page);
    assert.equal(info.game, id);
    assert.deepEqual(info.players.map(({ is }) => is).sort(), ["computer", "person"]);
    await page.getByLabel("Players").first().waitFor();

    await page.goto(`${table.server.address}#/`);
    await page.getByText(`${deck.name}, against the computer`).waitFor();
    await page.getByRole("button", { name: "Play again" }).click();
    await page.waitForURL((url) => url.hash.startsWith("#/duel/") && !url.hash.endsWith(first));
    assert.equal((await duelAt(page)).info.game, id);
  });
}

test("an invitation brings a friend to the other seat, and nobody else", async () => {
  const host = await table.browser.page();
  await host.goto(`${table.server.address}#/?game=fftcg`);
  await host.getByText("More options").click();
  await host.getByLabel("Your name").fill("Aki");
  await host.getByLabel("Your seat").selectOption("Second");
  await host.getByRole("button", { name: "Invite a friend" }).click();
  const { id } = await duelAt(host);
  const link = await host.getByLabel(/Send this link/).inputValue();

  const friend = await table.browser.page();
  await friend.goto(link);
  await friend.getByRole("heading", { name: "Aki invites you to a duel" }).waitFor();
  await axe(friend);
  await shoot(friend, "join");
  await friend.getByRole("radio").nth(1).check({ force: true });
  await friend.getByLabel("Your name").fill("Mio");
  await friend.getByRole("button", { name: "Join the duel" }).click();
  assert.equal((await duelAt(friend)).id, id);
  const info = /** @type {DuelInfo} */ (await ask(`duels/${id}`));
  assert.deepEqual(info.players.map(({ name, is }) => [name, is]), [["Mio", "person"], ["Aki", "person"]]);

  await friend.goto(link);
  await friend.getByRole("heading", { name: "You already sit at this duel" }).waitFor();
  const late = await table.browser.page();
  await late.goto(link);
  await late.getByRole("heading", { name: "No seat is free at this duel" }).waitFor();
  await late.getByRole("link", { name: "Watch" }).click();
  await late.waitForURL(/#\/watch\//);
});

test("a deck of cards that are not in the duel is not picked to join it", async () => {
  const [host, guest] = [await table.browser.page(), await table.browser.page()];
  await host.goto(`${table.server.address}#/?game=vividz`);
  await host.getByRole("button", { name: "Invite a friend" }).click();
  const link = await host.getByRole("textbox", { name: "Send this link" }).inputValue();
  await guest.goto(table.server.address);
  await guest.evaluate(() => {
    const deck = { game: "vividz", name: "Elsewhere", text: "", pool: "elsewhere", cards: 0, colours: [] };
    localStorage.setItem("shobu.decks", JSON.stringify([deck]));
    localStorage.setItem("shobu.choices", JSON.stringify({ game: "vividz", against: "computer", games: { vividz: { deck: "own:Elsewhere" } } }));
  });
  await guest.goto(link);
  await guest.reload();
  await guest.getByRole("button", { name: "Join the duel" }).waitFor();
  assert.equal(await guest.getByRole("radio", { checked: true }).count(), 1);
  assert.equal(await guest.getByText("Elsewhere").count(), 0);
});

test("an open duel is found in the lobby and joined, watched, and gone back to", async () => {
  const host = await table.browser.page();
  await host.goto(`${table.server.address}#/?game=vividz`);
  await host.getByText("More options").click();
  await host.getByLabel("Your name").fill("Ren");
  await host.getByLabel("anyone may join").check();
  await host.getByLabel("Clock").selectOption({ index: 1 });
  await axe(host);
  await shoot(host, "lobby-options");
  await host.getByRole("button", { name: "Invite a friend" }).click();
  const { id } = await duelAt(host);

  const guest = await table.browser.page();
  await guest.goto(table.server.address);
  const open = guest.getByRole("region", { name: "Open duels" });
  await open.getByText("5 min each + 5 s per answer").waitFor();
  await axe(guest);
  await shoot(guest, "lobby-open");
  await open.getByRole("link", { name: /Join: Ren/ }).click();
  await guest.getByRole("button", { name: "Join the duel" }).click();
  assert.equal((await duelAt(guest)).id, id);

  await guest.goto(`${table.server.address}#/`);
  await guest.getByRole("region", { name: "Your duels" }).getByRole("link", { name: /Ren/ }).click();
  assert.equal((await duelAt(guest)).id, id);

  const other = await table.browser.page();
  await other.goto(table.server.address);
  await other.getByRole("region", { name: "Running duels" }).getByRole("link", { name: /Watch: .*Ren/ }).click();
  await other.waitForURL(new RegExp(`#/watch/${id}$`));
});

test("an open duel is offered only while its host waits, and can be withdrawn", async () => {
  const host = await table.browser.page();
  await host.goto(`${table.server.address}#/?game=vividz`);
  await host.getByText("More options").click();
  await host.getByLabel("Your name").fill("Sora");
  await host.getByLabel("anyone may join").check();
  await host.getByRole("button", { name: "Invite a friend" }).click();
  const { id } = await duelAt(host);
  await host.getByLabel(/Send this link/).waitFor();
  const guest = await table.browser.page();
  await guest.goto(table.server.address);
  const offer = guest.getByRole("link", { name: /Join: Sora/ });
  await offer.waitFor();
  await host.goto(`${table.server.address}#/`);
  await offer.waitFor({ state: "detached" });
  await host.getByRole("region", { name: "Your duels" }).getByRole("link", { name: /Sora/ }).click();
  await offer.waitFor();
  await host.getByRole("button", { name: "Withdraw" }).click();
  await host.waitForURL((url) => !url.hash.includes(id));
  await host.locator("[data-game]").first().waitFor();
  await offer.waitFor({ state: "detached" });
  assert.equal(await host.getByRole("link", { name: /Sora/ }).count(), 0, "there is nothing to go back to");
  assert.equal((await fetch(`${table.server.address}api/duels/${id}`)).status, 404);
});

test("a running duel is found again after many others, and what is over is asked for no more", async () => {
  const page = await table.browser.page();
  await page.goto(`${table.server.address}#/?game=fftcg`);
  await page.getByRole("button", { name: "Play the computer" }).click();
  const { id } = await duelAt(page);
  const over = Array.from({ length: 20 }, (_, at) => `over${at}`);
  await page.evaluate((over) => {
    const seats = JSON.parse(localStorage["shobu.seats"]);
    for (const id of over) seats[id] = { seat: 0, token: id };
    localStorage["shobu.seats"] = JSON.stringify(seats);
  }, over);
  /** @type {string[][]} */
  const asked = [];
  await page.route("**/api/duels/known", async (route) => {
    const ids = /** @type {string[]} */ (route.request().postDataJSON());
    asked.push(ids);
    const found = await (await route.fetch()).json();
    const ended = ids.filter((id) => over.includes(id)).map((id) => ({ ...found[0], id, state: "over" }));
    return route.fulfill({ json: [...found, ...ended] });
  });
  await page.goto(`${table.server.address}#/`);
  await page.getByRole("region", { name: "Your duels" }).getByRole("link").first().waitFor();
  assert.equal(asked[0]?.length, 21);
  await page.reload();
  await page.getByRole("region", { name: "Your duels" }).getByRole("link").first().waitFor();
  assert.deepEqual(asked.at(-1), [id]);
});

test("a duel is begun with the keyboard alone", async () => {
  const page = await table.browser.page();
  await page.goto(table.server.address);
  await tile(page, "dimension-zero").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("radio").first().waitFor();
  assert.equal(await page.evaluate(() => document.activeElement?.tagName), "H1");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  assert.ok(await page.getByRole("radio").nth(1).isChecked());
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  assert.equal((await duelAt(page)).info.game, "dimension-zero");
});

test("what the server refuses is said where it was asked, and nothing is lost", async () => {
  const page = await table.browser.page();
  await page.route("**/api/duels", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 400, json: { why: "The table is full." } }) : route.continue(),
  );
  await page.goto(`${table.server.address}#/?game=fftcg`);
  await page.getByRole("radio").nth(2).check({ force: true });
  await page.getByRole("button", { name: "Play the computer" }).click();
  await page.getByRole("alert").getByText("The table is full.").waitFor();
  assert.ok(await page.getByRole("radio").nth(2).isChecked());
  await page.goto(`${table.server.address}#/join/nothing/at-all`);
  await page.getByRole("main").getByRole("alert").waitFor();
  table.browser.calm(/400|404/);
});

test("the lobby fits a phone, in Japanese and by dark", async () => {
  const page = await table.browser.page({ locale: "ja-JP", colorScheme: "dark", viewport: { width: 360, height: 740 } });
  for (const id of GAMES) {
    await page.goto(`${table.server.address}#/?game=${id}`);
    await page.getByRole("heading", { level: 1, name: (await gameOf(id)).name_ja }).waitFor();
    await page.getByRole("button", { name: "コンピューターと対戦" }).waitFor();
    await fits(page);
  }
  await page.getByText("その他の設定").click();
  await fits(page);
  await axe(page);
  await shoot(page, "lobby-phone-ja");
});
